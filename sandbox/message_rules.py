"""What makes Discord refuse a message although its OpenAPI description would let it pass."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sandbox import components as kinds
from sandbox.components import every, walk
from sandbox.errors import Path, Problem
from sandbox.model import Json

CONTENT = 2000
EMBEDS_IN_SUM = 6000
ROWS = 5
BUTTONS_IN_A_ROW = 5
COMPONENTS = 40
TEXT_IN_SUM = 4000
ATTACHMENTS = 10
MODAL_COMPONENTS = 5


def message_problems(
    *, content: str, embeds: Sequence[Json], components: Sequence[Json], attachments: int, v2: bool
) -> Iterator[Problem]:
    if len(content) > CONTENT:
        yield _too_long(("content",), CONTENT)
    if attachments > ATTACHMENTS:
        yield Problem(
            ("attachments",), f"Must be {ATTACHMENTS} or fewer in length.", "BASE_TYPE_MAX_LENGTH"
        )
    if sum(_embed_length(embed) for embed in embeds) > EMBEDS_IN_SUM:
        what = f"Embed size exceeds maximum size of {EMBEDS_IN_SUM}"
        yield Problem(("embeds",), what, "MAX_EMBED_SIZE_EXCEEDED")
    if v2:
        yield from _problems_of_v2(content, embeds, components)
    else:
        yield from _problems_of_v1(components)
    yield from _problems_of_any(components)


def modal_problems(modal: Json) -> Iterator[Problem]:
    components = modal.get("components") or []
    if not 1 <= len(components) <= MODAL_COMPONENTS:
        what = f"Must be between 1 and {MODAL_COMPONENTS} in length."
        yield Problem(("components",), what, "BASE_TYPE_BAD_LENGTH")
    yield from _problems_of_any(components)


def _problems_of_v2(
    content: str, embeds: Sequence[Json], components: Sequence[Json]
) -> Iterator[Problem]:
    for name, value in (("content", content), ("embeds", embeds)):
        if value:
            what = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((name,), what, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    count = sum(1 for _ in every(components))
    if count > COMPONENTS:
        what = f"The number of components must not exceed {COMPONENTS}, and there are {count}."
        yield Problem(("components",), what, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")
    if sum(map(len, kinds.texts(components))) > TEXT_IN_SUM:
        what = f"The total text must be {TEXT_IN_SUM} or fewer in length."
        yield Problem(("components",), what, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")


def _problems_of_v1(components: Sequence[Json]) -> Iterator[Problem]:
    if len(components) > ROWS:
        yield Problem(
            ("components",), f"Must be {ROWS} or fewer in length.", "BASE_TYPE_BAD_LENGTH"
        )
    for number, component in enumerate(components):
        if component["type"] != kinds.ROW:
            what = "Only rows may be used without MessageFlags.IS_COMPONENTS_V2"
            yield Problem(("components", number), what, "UNION_TYPE_CHOICES")


def _problems_of_any(components: Sequence[Json]) -> Iterator[Problem]:
    custom_ids = Counter(each["custom_id"] for each in every(components) if each.get("custom_id"))
    for where, component in walk(components):
        match component["type"]:
            case kinds.ROW:
                yield from _problems_of_a_row(where, component["components"])
            case kinds.BUTTON:
                yield from _problems_of_a_button(where, component)
            case kinds.STRING_SELECT:
                yield from _problems_of_a_select(where, component)
            case kinds.SECTION if not component.get("accessory"):
                yield Problem((*where, "accessory"), "This field is required", "BASE_TYPE_REQUIRED")
        if custom_ids[component.get("custom_id")] > 1:
            what = "Component custom id cannot be duplicated"
            yield Problem((*where, "custom_id"), what, "COMPONENT_CUSTOM_ID_DUPLICATED")
    numbers = Counter(each["id"] for each in every(components) if each.get("id"))
    for number, count in numbers.items():
        if count > 1:
            what = f"Component id {number} is used {count} times"
            yield Problem(("components",), what, "COMPONENT_ID_DUPLICATED")


def _problems_of_a_row(where: Path, inside: Sequence[Json]) -> Iterator[Problem]:
    types = {component["type"] for component in inside}
    room = BUTTONS_IN_A_ROW if types <= {kinds.BUTTON} else 1
    if not 1 <= len(inside) <= room:
        what = f"Must be between 1 and {room} in length."
        yield Problem((*where, "components"), what, "BASE_TYPE_BAD_LENGTH")


def _problems_of_a_button(where: Path, button: Json) -> Iterator[Problem]:
    needed, code = {
        kinds.LINK_STYLE: ("url", "BUTTON_COMPONENT_URL_REQUIRED"),
        kinds.PREMIUM_STYLE: ("sku_id", "BUTTON_COMPONENT_SKU_ID_REQUIRED"),
    }.get(button["style"], ("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"))
    if not button.get(needed):
        yield Problem((*where, needed), f"A {needed} is required", code)
    if button.get("url") and button.get("custom_id"):
        what = "A custom id and url cannot both be specified"
        yield Problem(
            (*where, "custom_id"), what, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
        )
    emoji = button.get("emoji") or {}
    if emoji and not emoji.get("id") and (emoji.get("name") or "").isascii():
        yield Problem((*where, "emoji", "name"), "Invalid emoji", "COMPONENT_INVALID_EMOJI")
    if not button.get("label") and not button.get("emoji") and needed != "sku_id":
        what = "A label or emoji is required"
        yield Problem((*where, "label"), what, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED")


def _problems_of_a_select(where: Path, select: Json) -> Iterator[Problem]:
    options = select.get("options") or []
    most = select.get("max_values", 1)
    if most is not None and most > len(options):
        what = f"max_values is {most}, and there are {len(options)} options"
        yield Problem((*where, "max_values"), what, "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE")
    if (select.get("min_values") or 0) > (most or 1):
        what = "min_values is more than max_values"
        yield Problem((*where, "min_values"), what, "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE")
    for value, count in Counter(option["value"] for option in options).items():
        if count > 1:
            what = f"The specified option value {value!r} is already used"
            yield Problem((*where, "options"), what, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts.append((embed.get("footer") or {}).get("text"))
    parts.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or ():
        parts += [field.get("name"), field.get("value")]
    return sum(len(part) for part in parts if part)


def _too_long(where: Path, most: int) -> Problem:
    return Problem(where, f"Must be {most} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
