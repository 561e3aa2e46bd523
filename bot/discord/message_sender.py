"""Sends posts to Discord, edits them, and removes their buttons.

With the bot's own token, as a message outlives every interaction by weeks. What Discord answers is
told apart by what can be done about it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from bot.announcer.message_sender import ChannelClosed, ClosedReason, DmsClosed, MessageGone, Sent
from bot.discord.layout import layout
from bot.tables import PlayerId, Undeliverable
from bot.tables.table import Nonce
from bot.texts.post import Post, SelectMenu

_LOG = logging.getLogger(__name__)
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
NO_ACCESS, DMS_CLOSED, NO_PERMISSION, THREAD_ARCHIVED = 50001, 50007, 50013, 50083
THREAD_LOCKED, NO_SERVER_IN_COMMON = 160005, 50278
CLOSED: Mapping[int, ClosedReason] = {
    UNKNOWN_CHANNEL: "deleted",
    NO_ACCESS: "no_access",
    NO_PERMISSION: "no_permission",
    THREAD_ARCHIVED: "archived",
    THREAD_LOCKED: "locked",
}
_NEVER_AGAIN = (400, 413)
"""HTTP statuses for what Discord will refuse however often it is sent."""


class DiscordMessageSender:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: str, post: Post, nonce: Nonce, *, silent: bool = False) -> Sent:
        view, files = layout(post)
        place = self._client.get_partial_messageable(int(channel))
        with _told_apart(closed=CLOSED):
            sent = await place.send(
                view=view,
                files=files,
                nonce=nonce,
                silent=silent,
                allowed_mentions=_mentions(post),
            )
        return Sent(str(sent.id), _controls(sent) == _controls_of(post))

    async def edit(self, channel: str, message: str, post: Post) -> None:
        """An edit never pings anybody."""
        view, files = layout(post)
        with _told_apart():
            await self._message(channel, message).edit(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )

    async def strip(self, channel: str, message: str) -> None:
        """It stays as it is, but there is nothing left to click. Where it called nobody, what it
        said was for the moment: its heading stays, and its picture."""
        with _told_apart():
            standing = await self._message(channel, message).fetch()
            await standing.edit(
                view=_bare(standing),
                attachments=_kept_files(standing),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def direct_channel(self, player: PlayerId) -> str:
        with _told_apart():
            opened = await self._client.create_dm(discord.Object(int(player)))
        return str(opened.id)

    def _message(self, channel: str, message: str) -> discord.PartialMessage:
        return self._client.get_partial_messageable(int(channel)).get_partial_message(int(message))


def _mentions(post: Post) -> discord.AllowedMentions:
    called = [discord.Object(int(each)) for each in post.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)


_CLOSED_TO_EDITS = {code: CLOSED[code] for code in (UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION)}
"""A message in a thread that is archived or locked stays as it is; that keeps nothing waiting."""


@contextmanager
def _told_apart(closed: Mapping[int, ClosedReason] = _CLOSED_TO_EDITS) -> Iterator[None]:
    try:
        yield
    except discord.HTTPException as error:
        raise _meaning(error, closed) from error


def _meaning(error: discord.HTTPException, closed: Mapping[int, ClosedReason]) -> Exception:
    match error.code:
        case code if code in closed:
            return ChannelClosed(closed[code])
        case code if code in (UNKNOWN_MESSAGE, THREAD_ARCHIVED, THREAD_LOCKED):
            return MessageGone(str(error))
        case code if code in (DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER):
            return DmsClosed(str(error))
        case _ if error.status in _NEVER_AGAIN:
            _LOG.error("Discord rejects a message for good: %s", error)
            return Undeliverable(f"Discord rejects it: {error}")
        case _:
            return error


def _controls_of(post: Post) -> list[str]:
    each: list[str] = []
    for row in post.rows:
        each += [row.id] if isinstance(row, SelectMenu) else [button.id for button in row]
    return each


def _controls(message: discord.Message) -> list[str]:
    """The custom ids of everything that can be clicked."""
    return [
        child.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for child in row.children
        if isinstance(child, discord.Button | discord.SelectMenu) and child.custom_id
    ]


def _bare(message: discord.Message) -> ui.LayoutView:
    """Texts, pictures and files again. Those stay attached, and are shown by their names, since
    an address of Discord's does not last."""

    def shown(media: discord.UnfurledMediaItem) -> str:
        return media.url if media.attachment_id is None else f"attachment://{_name(media)}"

    view = ui.LayoutView(timeout=None)
    texts = [each for each in message.components if isinstance(each, discord.TextDisplay)]
    called = any("<@" in each.content for each in texts)
    for component in message.components:
        if component in texts and not called:
            if component is texts[0]:
                view.add_item(ui.TextDisplay(component.content.partition("\n")[0]))
        elif (item := _item(component, shown)) is not None:
            view.add_item(item)
    return view


class _KeptFile(discord.Attachment):
    """One that stays where it is: nothing but what an edit has to name is known of it."""

    def __init__(self, media: discord.UnfurledMediaItem) -> None:
        self._said = {"id": str(media.attachment_id), "filename": _name(media)}

    def to_dict(self) -> Any:
        return self._said


def _kept_files(message: discord.Message) -> list[discord.Attachment | discord.File]:
    """Those that its components show. Discord lists none of them among the attachments."""
    shown: list[discord.UnfurledMediaItem] = []
    for component in message.components:
        match component:
            case discord.MediaGalleryComponent(items=items):
                shown += [each.media for each in items]
            case discord.FileComponent(media=media):
                shown.append(media)
            case _:
                pass
    return [_KeptFile(each) for each in shown if each.attachment_id is not None]


def _name(media: discord.UnfurledMediaItem) -> str:
    return unquote(urlsplit(media.url).path.rpartition("/")[2])


def _item(component: Any, shown: Callable[[discord.UnfurledMediaItem], str]) -> ui.Item[Any] | None:
    match component:
        case discord.TextDisplay(content=text):
            return ui.TextDisplay(text)
        case discord.MediaGalleryComponent(items=items):
            return ui.MediaGallery(
                *(
                    discord.MediaGalleryItem(shown(each.media), description=each.description)
                    for each in items
                )
            )
        case discord.FileComponent(media=media):
            return ui.File(shown(media))
        case _:
            return None
