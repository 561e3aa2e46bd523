"""Tells apart what Discord refuses, by what can be done about it.

What is not translated here passes by itself: faults of Discord's, rates, a network that is down.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.announcer.message_sender import (
    BotFlagged,
    ChannelClosed,
    ClosedReason,
    DmsClosed,
    MessageFrozen,
    MessageGone,
)
from bot.error_kind import error_kind
from bot.tables import Undeliverable

_LOG = logging.getLogger(__name__)
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
NO_ACCESS, DMS_CLOSED, NO_PERMISSION, THREAD_ARCHIVED = 50001, 50007, 50013, 50083
THREAD_LOCKED, NO_SERVER_IN_COMMON, TAKEN_FOR_SPAM = 160005, 50278, 20026
HAS_THREAD, TOO_MANY_THREADS = 160004, 160006
DMS_OPENED_TOO_FAST, SWITCHED_OFF_FOR_NOW, OVERLOADED = 40003, 40006, 130000
WRITTEN_TOO_FAST, EDITED_TOO_FAST, CLOUD_TROUBLE = 20028, 30046, 40333
SLOWED_DOWN, WRITTEN_TOO_FAST_IN_THE_SERVER, TOO_MANY_NEWS_THREADS = 20016, 20029, 160007
_PASSING = (
    DMS_OPENED_TOO_FAST,
    SWITCHED_OFF_FOR_NOW,
    OVERLOADED,
    SLOWED_DOWN,
    WRITTEN_TOO_FAST,
    WRITTEN_TOO_FAST_IN_THE_SERVER,
    EDITED_TOO_FAST,
    CLOUD_TROUBLE,
    TOO_MANY_THREADS,
    TOO_MANY_NEWS_THREADS,
)
_NO_DMS = (DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER)
CLOSED_TO_EDITS: Mapping[int, ClosedReason] = {
    UNKNOWN_CHANNEL: "deleted",
    NO_ACCESS: "no_access",
    NO_PERMISSION: "no_permission",
}
"""A message in a thread that is archived or locked stays as it is; that keeps nothing waiting."""
CLOSED: Mapping[int, ClosedReason] = {
    **CLOSED_TO_EDITS,
    THREAD_ARCHIVED: "archived",
    THREAD_LOCKED: "locked",
}
_NEVER_AGAIN = (400, 403, 413)
"""HTTP statuses for what Discord will refuse however often it is sent."""


@contextmanager
def told_apart(closed: Mapping[int, ClosedReason] = CLOSED_TO_EDITS) -> Iterator[None]:
    try:
        yield
    except discord.HTTPException as error:
        raise _meaning(error, closed) from error


def _meaning(error: discord.HTTPException, closed: Mapping[int, ClosedReason]) -> Exception:
    why = _why(error)
    match error.code:
        case code if code in _PASSING or error.status == 429:
            return error
        case code if code in closed:
            return ChannelClosed(closed[code])
        case code if code == UNKNOWN_MESSAGE:
            return MessageGone(why)
        case code if code in (THREAD_ARCHIVED, THREAD_LOCKED):
            return MessageFrozen(why)
        case code if code in _NO_DMS:
            return DmsClosed(why)
        case code if code == TAKEN_FOR_SPAM:
            return BotFlagged(why)
        case code if error.status in _NEVER_AGAIN and (code or error.status != 403):
            _LOG.warning("Discord rejects a message: %s", why)
            return Undeliverable(f"Discord rejects it: {why}")
        case _:  # a 403 without a code comes from whatever stands in front of Discord
            return error


def _why(error: discord.HTTPException) -> str:
    """Not in Discord's words, which may quote the message: only its code, and which fields of the
    message it names."""
    fields = re.findall(r"^In ([\w.]+):", error.text, re.MULTILINE)
    return ", ".join((error_kind(error), *fields))
