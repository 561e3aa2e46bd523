"""What a person sees of a message: its words, pictures, buttons and menus, at this moment."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sandbox import components as kinds
from sandbox.components import every
from sandbox.model import Attachment, Json, Message, MessageFlag, MessageType


@dataclass(frozen=True)
class SeenPicture:
    filename: str
    data: bytes
    alt: str | None
    """What is read aloud to those who cannot see it."""


@dataclass(frozen=True)
class SeenButton:
    label: str
    custom_id: str | None
    disabled: bool
    style: int
    url: str | None = None


@dataclass(frozen=True)
class SeenMenu:
    custom_id: str
    placeholder: str
    options: tuple[str, ...]
    """Labels; empty if it offers people, roles or channels."""
    values: tuple[str, ...]
    disabled: bool


@dataclass(frozen=True)
class Sight:
    id: int
    channel_id: int
    author_id: int
    text: str
    """Everything that can be read: content, embeds and text displays, in this order."""
    content: str
    buttons: tuple[SeenButton, ...]
    menus: tuple[SeenMenu, ...]
    pictures: tuple[SeenPicture, ...]
    private: bool
    """Only this person sees it."""
    thinking: bool
    edited: bool
    pinned: bool
    pings: bool
    """Whether it calls this person."""
    reactions: tuple[str, ...]

    def button(self, label: str) -> SeenButton:
        found = [each for each in self.buttons if label in (each.label, each.custom_id)]
        if len(found) != 1:
            there = ", ".join(each.label for each in self.buttons) or "none"
            raise LookupError(f"{len(found)} buttons are called {label!r}; there: {there}")
        return found[0]


def sight_of(message: Message, viewer_id: int) -> Sight:
    parts = every(message.components)
    return Sight(
        message.id,
        message.channel_id,
        message.author_id,
        "\n".join(_words(message, parts)),
        message.content,
        tuple(_button(each) for each in parts if each["type"] == kinds.BUTTON),
        tuple(_menu(each) for each in parts if each["type"] in kinds.SELECTS),
        tuple(_pictures(message, parts)),
        private=message.viewer_id is not None,
        thinking=message.has(MessageFlag.LOADING),
        edited=message.edited_at is not None,
        pinned=message.pinned_at is not None,
        pings=viewer_id in message.pinged,
        reactions=tuple(message.reactions),
    )


def _words(message: Message, parts: Sequence[Json]) -> Iterator[str]:
    if message.type is MessageType.PINNED:
        yield "pinned a message to this channel."
    if message.type is MessageType.THREAD_CREATED:
        yield "started a thread:"
    if message.content:
        yield message.content
    for embed in message.embeds:
        footer = (embed.get("footer") or {}).get("text")
        fields = [
            part for each in embed.get("fields") or () for part in (each["name"], each["value"])
        ]
        for part in (embed.get("title"), embed.get("description"), *fields, footer):
            if part:
                yield part
    for each in parts:
        if each["type"] == kinds.TEXT:
            yield each["content"]


def _button(component: Json) -> SeenButton:
    emoji = (component.get("emoji") or {}).get("name")
    return SeenButton(
        component.get("label") or emoji or "",
        component.get("custom_id"),
        bool(component.get("disabled")),
        component["style"],
        component.get("url"),
    )


def _menu(component: Json) -> SeenMenu:
    return SeenMenu(
        component["custom_id"],
        component.get("placeholder") or "",
        tuple(option["label"] for option in component.get("options") or ()),
        tuple(option["value"] for option in component.get("options") or ()),
        bool(component.get("disabled")),
    )


def _pictures(message: Message, parts: Sequence[Json]) -> Iterator[SeenPicture]:
    """With the newer components, only what a component shows; before, everything attached."""
    if not message.attachments:
        return
    if not message.has(MessageFlag.COMPONENTS_V2):
        for each in message.attachments:
            yield _picture(each, each.description)
        return
    by_id = {str(each.id): each for each in message.attachments}
    for component in parts:
        match component["type"]:
            case kinds.GALLERY:
                shown = [(item["media"], item.get("description")) for item in component["items"]]
            case kinds.THUMBNAIL:
                shown = [(component["media"], component.get("description"))]
            case kinds.FILE:
                shown = [(component["file"], None)]
            case _:
                continue
        for media, alt in shown:
            if (attachment := by_id.get(media.get("attachment_id", ""))) is not None:
                yield _picture(attachment, alt or attachment.description)


def _picture(attachment: Attachment, alt: str | None) -> SeenPicture:
    return SeenPicture(attachment.filename, attachment.data, alt)
