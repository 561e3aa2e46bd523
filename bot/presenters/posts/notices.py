"""Short messages of their own: who came and went, and what becomes of a table."""

from __future__ import annotations

from bot.posts import Post
from bot.presenters.people import level_name, mention
from bot.presenters.posts.signs import seat_sign
from bot.tables.notices import (
    HostChanged,
    Notice,
    PlayerReplaced,
    PlayerResigned,
    TableAbandoned,
    TableHeld,
    TableReleased,
)
from words import Words


def notice_post(words: Words, notice: Notice) -> Post | None:
    """None for what is seen in the standing messages."""
    text = _text(words, notice)
    return None if text is None else Post((text,))


def channel_closed_post(words: Words, channel: str) -> Post:
    return Post((words("notice-channel-closed", channel=f"<#{channel}>"),))


def _text(words: Words, notice: Notice) -> str | None:
    match notice:
        case PlayerResigned(seat=seat, player=player, level=level):
            return words(
                "notice-resigned",
                player=mention(player),
                seat=seat_sign(words, seat),
                level=level_name(words, level),
            )
        case PlayerReplaced(seat=seat, player=player):
            return words("notice-replaced", player=mention(player), seat=seat_sign(words, seat))
        case HostChanged(host=host):
            return words("notice-host", player=mention(host)) if host else words("notice-no-host")
        case TableHeld():
            return words("notice-held")
        case TableReleased():
            return words("notice-released")
        case TableAbandoned(seed=seed, commitment=promise):
            return "\n".join((words("notice-abandoned"), _seed(words, seed, promise)))
        case _:
            return None


def _seed(words: Words, seed: str, promise: str | None) -> str:
    if promise is None:
        return words("notice-abandoned.seed", seed=seed)
    return words("notice-abandoned.promised", seed=seed, commitment=promise)
