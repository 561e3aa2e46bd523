"""Components of messages and modals: walked through, and made as Discord sends them back."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sandbox.errors import Path, Problem
from sandbox.model import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE, PREMIUM_STYLE = 5, 6


def walk(components: Sequence[Json], where: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Each component with its place, those inside others too."""
    for number, component in enumerate(components):
        here = (*where, number)
        yield here, component
        yield from walk(component.get("components") or (), (*here, "components"))
        for part in ("accessory", "component"):
            if component.get(part):
                yield (*here, part), component[part]


def every(components: Sequence[Json]) -> list[Json]:
    """The same without their places."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        if inner := component.get("components"):
            found += every(inner)
        for part in ("accessory", "component"):
            if component.get(part):
                found.append(component[part])
    return found


def texts(components: Sequence[Json]) -> list[str]:
    return [each["content"] for each in every(components) if each["type"] == TEXT]


def media(components: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Each picture or file that is shown, with its place."""
    for where, component in walk(components):
        kind = component["type"]
        if kind == THUMBNAIL:
            yield (*where, "media"), component["media"]
        elif kind == GALLERY:
            for number, item in enumerate(component["items"]):
                yield (*where, "items", number, "media"), item["media"]
        elif kind == FILE:
            yield (*where, "file"), component["file"]


_UNSAID: dict[int, Json] = {
    **{several: {"min_values": 1, "max_values": 1} for several in (*SELECTS, FILE_UPLOAD)},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"name": None, "size": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
"""What Discord fills in where a bot left something out."""

Unfurl = Callable[[str], Json | None]
"""What Discord makes of an address, or None if it leads nowhere."""


def as_sent_back(components: Sequence[Json], unfurl: Unfurl) -> tuple[list[Json], list[Problem]]:
    """Every component numbered, every `attachment://` led to its file."""
    made: list[Json] = [_copy(component) for component in components]
    taken = {component["id"] for component in every(made) if component.get("id")}
    fresh = (number for number in range(1, 10_000) if number not in taken)
    for component in every(made):
        component["id"] = component.get("id") or next(fresh)
        component.update(_UNSAID.get(component["type"], {}) | component)
        for item in component.get("items") or ():
            item.update({"description": None, "spoiler": False} | item)
    problems = []
    for where, item in media(made):
        unfurled = unfurl(item["url"])
        if where[-1] == "file" and not item["url"].startswith("attachment://"):
            what = "A file component only takes an attachment:// reference."
            problems.append(Problem((*where, "url"), what, "INVALID_ATTACHMENT_REFERENCE"))
        elif unfurled is None:
            what = f"The referenced attachment {item['url']!r} was not found."
            problems.append(
                Problem(
                    (*where, "url"), what, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                )
            )
        else:
            item.clear()
            item.update(unfurled)
    return made, problems


def copied(value: Any) -> Any:
    """Of JSON, so there is nothing to find out about it first."""
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value


def _copy(value: Any) -> Any:
    """Without the nulls, which stand for what was left out."""
    match value:
        case dict():
            return {key: _copy(each) for key, each in value.items() if each is not None}
        case list():
            return [_copy(each) for each in value]
        case _:
            return value
