"""Short messages of their own: who came and went, what was said, what becomes of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.tables.notices import (
    ComputerStuck,
    HostChanged,
    LobbyExpired,
    LobbyFull,
    Notice,
    PaceChanged,
    PartnerSaid,
    PlayerAway,
    PlayerBack,
    PlayerInvited,
    PlayerRemoved,
    PlayerReplaced,
    PlayerResigned,
    RematchOffered,
    SeatFree,
    TableAbandoned,
    TableImported,
    TableOpened,
    TablePaused,
    TableResumed,
    TurnMissed,
)
from bot.tables.seating import PlayerId
from bot.tables.table import Nonce
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import level_name, mention
from bot.texts.post import Button, Post
from bot.texts.posts.paces import duration, last_minute, moment, pace_text
from bot.texts.posts.signs import seat_sign
from bot.texts.quotes import quoted
from engine.catalogue import catalogue
from engine.terms import SeatId
from words import Words
from words.nouns import listing


def notice_post(words: Words, look: Look, notice: Notice) -> Post | None:
    """None for what is seen in the standing messages."""
    if isinstance(notice, RematchOffered):
        return _rematch(words, notice)
    if isinstance(notice, PlayerInvited):
        by, player = mention(notice.by), mention(notice.player)
        return Post((words("notice-invited", by=by, player=player),), pings=(notice.player,))
    if isinstance(notice, SeatFree):
        mentions = listing(words, [*map(mention, notice.players)])
        return Post(
            (words("notice-seat-free", mentions=mentions, count=len(notice.players)),),
            pings=notice.players,
        )
    if isinstance(notice, LobbyFull):
        return _full(words, notice)
    if isinstance(notice, TableOpened) and look.parent:
        return None  # who is called, is called in the channel above
    if isinstance(notice, TableOpened):
        called = words("notice-table-opened", role=f"<@&{notice.role}>")
        return Post((called,), calls=notice.role)
    text = _text(words, look, notice)
    return None if text is None else Post((text,))


SilenceReason = Literal[
    "deleted", "no_access", "no_permission", "archived", "locked", "rejected", "removed", "lost"
]
"""Why nothing can be said in a channel: also that the bot was removed from the server, and that
this was too long ago."""


def channel_closed_post(words: Words, look: Look, reason: SilenceReason) -> Post:
    """To the host."""
    text = words(
        "notice-channel-closed",
        channel=f"<#{look.channel}>",
        board=catalogue().boards[look.options.board].name,
        reason=reason,
    )
    return Post((text,))


def partner_said_post(words: Words, look: Look, said: PartnerSaid, mark: Nonce) -> Post:
    """To the partner alone. After a crash a message is known by its buttons: the mark tells them
    from those of other words."""
    board = catalogue().boards[look.options.board].name
    where = words(
        "notice-partner-said-alone.where",
        who=_person(words, look, said.seat, said.by),
        board=board,
        channel=f"<#{look.channel}>",
    )
    reply = Button(words("dm-button-reply"), custom_id("tell", look.table, mark))
    text = "\n".join((words("notice-partner-said-alone"), where, quoted(said.text)))
    return Post((text,), rows=((reply,),))


def unheard_post(words: Words, look: Look, said: PartnerSaid, player: PlayerId) -> Post:
    """In the channel: that something was said, not what."""
    who = _person(words, look, said.seat, said.by)
    text = words("notice-partner-unheard", mention=mention(player), who=who)
    return Post((text,), pings=(player,))


def _text(words: Words, look: Look, notice: Notice) -> str | None:
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
        case PlayerRemoved():
            return _removed(words, notice)
        case PartnerSaid(seat=seat, partner=partner, text=text):
            who = _person(words, look, seat, notice.by)
            to = _person(words, look, partner, notice.to)
            return "\n".join((words("notice-partner-said", who=who, partner=to), quoted(text)))
        case ComputerStuck(seat=seat):
            return words("notice-computer-stuck", seat=seat_sign(words, seat))
        case HostChanged(host=host):
            return words("notice-host", player=mention(host)) if host else words("notice-no-host")
        case TurnMissed(seat=seat, player=player, level=level, keeps=keeps):
            stood_in = "notice-turn-missed.away" if notice.away else "notice-turn-missed"
            return words(
                "notice-turn-missed.keeps" if keeps else stood_in,
                player=mention(player),
                seat=seat_sign(words, seat),
                level=level_name(words, level),
            )
        case PlayerBack(seat=seat, player=player):
            if seat is None:
                return words("notice-player-back.early", player=mention(player))
            return words("notice-player-back", player=mention(player), seat=seat_sign(words, seat))
        case PlayerAway(player=player, until=until):
            return words("notice-player-away", player=mention(player), until=last_minute(until))
        case PaceChanged():
            return "\n".join(_pace(words, notice))
        case LobbyExpired(seconds=seconds, full=full):
            message = "notice-lobby-expired.full" if full else "notice-lobby-expired"
            return words(message, time=duration(words, seconds))
        case TablePaused():
            return words("notice-held")
        case TableResumed():
            return words("notice-released")
        case TableAbandoned():
            return "\n".join((words("notice-abandoned"), _seed(words, notice)))
        case TableImported():
            return "\n".join(_imported(words, notice))
        case _:
            return None


def _pace(words: Words, changed: PaceChanged) -> Iterator[str]:
    if changed.pace is None:
        yield words("notice-pace.none")
    else:
        yield words("notice-pace", pace=pace_text(words, changed.pace))
    if changed.due is not None:
        yield words("notice-pace.due", due=moment(changed.due, "f"))


def _rematch(words: Words, offered: RematchOffered) -> Post:
    by = mention(offered.by)
    if not offered.invited:
        return Post((words("notice-rematch-alone", by=by),))
    mentions = listing(words, [*map(mention, offered.invited)])
    return Post(
        (words("notice-rematch", by=by, mentions=mentions, count=len(offered.invited)),),
        pings=offered.invited,
    )


def _full(words: Words, full: LobbyFull) -> Post:
    host = mention(full.host)
    if full.closes_at is None:
        return Post((words("notice-lobby-full", host=host),), pings=(full.host,))
    when = moment(full.closes_at, "R")
    return Post((words("notice-lobby-full.closes", host=host, when=when),), pings=(full.host,))


def _removed(words: Words, removed: PlayerRemoved) -> str:
    player = mention(removed.removed)
    if removed.seat is None:
        return words("notice-sent-away", player=player)
    following = (
        mention(removed.player) if removed.player else level_name(words, removed.level or "")
    )
    return words(
        "notice-removed",
        player=player,
        seat=seat_sign(words, removed.seat),
        following="person" if removed.player else "computer",
        next=following,
    )


def _person(words: Words, look: Look, seat: SeatId, said: PlayerId | None) -> str:
    """Whoever sat there when it was said; messages of earlier versions know only the seat."""
    player = said or look.guests[seat].player
    return mention(player) if player else seat_sign(words, seat)


def _seed(words: Words, abandoned: TableAbandoned) -> str:
    seed, promise = abandoned.seed, abandoned.commitment
    if promise is None:
        return words("notice-abandoned.seed", seed=seed)
    message = "notice-abandoned.imported" if abandoned.imported else "notice-abandoned.promised"
    return words(message, seed=seed, commitment=promise)


def _imported(words: Words, imported: TableImported) -> Iterator[str]:
    """Who may know what, and what is promised of the rest."""
    yield words("notice-imported")
    yield words("notice-imported.by", who=mention(imported.by), actions=imported.actions)
    yield words("notice-imported.promise", commitment=imported.commitment)
