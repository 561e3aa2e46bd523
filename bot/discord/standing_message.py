"""A message as Discord sends it back: what can be clicked, its mark, what will remain of it.

Files that a component shows are found in the component; the others, in the list of attachments.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from bot.announcer.remains import KeptFile, Remains
from bot.tables import PlayerId


def controls_of(message: discord.Message) -> list[str]:
    """The custom ids of everything that can be clicked."""
    return [
        child.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for child in row.children
        if isinstance(child, discord.Button | discord.SelectMenu) and child.custom_id
    ]


def marks_of(message: discord.Message) -> tuple[int | None, int | None]:
    """The numbers its first and its last component were given when it was sent."""
    numbers = [_number(each) for each in message.components]
    return (numbers[0], numbers[-1]) if numbers else (None, None)


def _number(component: discord.Component) -> int | None:
    return getattr(component, "id", None)  # every kind has one, but discord.py's common type not


def remains_of(message: discord.Message) -> Remains:
    texts: list[str] = []
    pictures: list[KeptFile] = []
    files: list[KeptFile] = []
    for component in message.components:
        match component:
            case discord.TextDisplay(content=text):
                texts.append(text)
            case discord.MediaGalleryComponent(items=items):
                shown = ((each.media, each.description) for each in items)
                pictures += [each for item in shown for each in _kept(message, *item)]
            case discord.FileComponent(media=media):
                files += _kept(message, media, None)
            case _:
                pass
    pings = tuple(PlayerId(str(each.id)) for each in message.mentions)
    return Remains(tuple(texts), tuple(pictures), tuple(files), pings)


def _kept(
    message: discord.Message, media: discord.UnfurledMediaItem, alt_text: str | None
) -> Iterator[KeptFile]:
    """None if it is not the message's own."""
    named = unquote(urlsplit(media.url).path.rpartition("/")[2])
    by_url = {_address(each.url): each for each in message.attachments}
    attached = by_url.get(_address(media.url))
    if media.attachment_id is not None:
        yield KeptFile(str(media.attachment_id), named, alt_text)
    elif attached is not None:
        yield KeptFile(str(attached.id), attached.filename, alt_text)


def _address(url: str) -> str:
    """Without what makes it expire."""
    return url.partition("?")[0]


class _KeptAttachment(discord.Attachment):
    """One that stays where it is. Nothing is known of it but what is kept."""

    def __init__(self, kept: KeptFile) -> None:
        self._said = {"id": kept.id, "filename": kept.name}
        if kept.alt_text:
            self._said["description"] = kept.alt_text

    def to_dict(self) -> Any:
        return self._said


def bare_layout(remains: Remains) -> tuple[ui.LayoutView, list[discord.Attachment]]:
    """Texts, pictures and files again, and nothing to click. Files stay attached, and are shown by
    their names, since an address of Discord's does not last."""
    view = ui.LayoutView(timeout=None)
    first, *rest = remains.texts or ("",)
    if first:
        view.add_item(ui.TextDisplay(first))
    for each in remains.pictures:
        address = f"attachment://{each.name}"
        shown = discord.MediaGalleryItem(address, description=each.alt_text)
        view.add_item(ui.MediaGallery(shown))
    for text in rest:
        view.add_item(ui.TextDisplay(text))
    for each in remains.files:
        view.add_item(ui.File(f"attachment://{each.name}"))
    kept = [_KeptAttachment(each) for each in (*remains.pictures, *remains.files)]
    return view, cast(list[discord.Attachment], kept)
