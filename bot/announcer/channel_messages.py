"""What stands in a channel for a table: put right, whatever has happened since it was last seen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from bot.announcer.composer import Scribe
from bot.announcer.edited_messages import STANDING, Role, Standing, token_of
from bot.announcer.message_sender import ChannelClosed
from bot.tables import Look, Message, Undeliverable
from bot.tables.notices import GameOver, PlayerRemoved, VoteEnded
from bot.tables.seating import VoteSubject
from engine.terms import SeatId

N = TypeVar("N")
_VOTES: Mapping[VoteSubject, Role] = {"undo": "vote", "removal": "removal"}
_ELSEWHERE = "elsewhere"
"""What a table message stands for while a partner is asked by direct message."""


class Noticeboard:
    def __init__(self, standing: Standing, scribe: Scribe) -> None:
        self._standing = standing
        self._scribe = scribe

    async def put_right(self, look: Look, messages: Sequence[Message], *, by_dm: bool) -> None:
        """`by_dm`: whoever is to decide was asked by direct message."""
        match look.stage:
            case "lobby":
                await self._standing.show(look, "lobby", "lobby", await self._scribe.lobby(look))
                if len(look.guests) == look.options.seats:
                    await self._scribe.prepare(look)
            case "playing":
                await _each(
                    lambda: self._begun(look),
                    lambda: self._vote(look, "undo", messages),
                    lambda: self._vote(look, "removal", messages),
                    lambda: self._table(look, by_dm=by_dm),
                )
            case "held":
                await self._standing.finish(look, "table")
            case "over":
                await _each(
                    lambda: self._begun(look),
                    lambda: self._vote(look, "undo", messages),
                    lambda: self._vote(look, "removal", messages),
                    lambda: self._standing.finish(look, "table"),
                    lambda: self._over(look, messages),
                )
            case "abandoned":
                for role in STANDING:
                    await self._standing.finish(look, role)

    async def _begun(self, look: Look) -> None:
        if await self._standing.key_of(look.table, "lobby") is not None:
            await self._standing.finish(look, "lobby", await self._scribe.begun(look))

    async def _vote(self, look: Look, about: VoteSubject, messages: Sequence[Message]) -> None:
        """The vote that stands there has ended if another one, or none, is open now."""
        vote, role = look.vote(about), _VOTES[about]
        key = ".".join(map(str, vote.mark)) if vote else None
        standing = await self._standing.key_of(look.table, role)
        if standing is not None and standing != key:
            post = await self._scribe.vote_ended(look, _outcome(messages, about))
            await self._standing.finish(look, role, post)
        if vote is not None and key is not None:
            await self._standing.show(look, role, key, await self._scribe.vote(look, vote))

    async def _table(self, look: Look, *, by_dm: bool) -> None:
        """A new message for whoever is to decide in a turn; the standing one is edited while a
        computer thinks, or a partner was asked elsewhere. After that partner, who may have taken
        days, whoever is to decide is called anew."""
        view = look.view
        assert view is not None
        seat = view.decisions[0].seat
        player = look.guests[seat].player
        if player is not None and not by_dm:
            key = f"{view.turn}.{seat}.{token_of(look, player)}"
            post = await self._scribe.table(look, called=player)
        else:
            standing = await self._standing.key_of(look.table, "table")
            key = standing or f"{view.turn}.{seat}"
            post = await self._scribe.table(look, by_dm=by_dm)
        await self._standing.show(look, "table", key, post)
        if by_dm:
            await self._standing.rename(look, "table", _ELSEWHERE)

    async def _over(self, look: Look, messages: Sequence[Message]) -> None:
        over = _first(messages, GameOver)
        if over is not None:
            await self._standing.show(look, "over", "over", await self._scribe.over(look, over))


async def _each(*steps: Callable[[], Awaitable[None]]) -> None:
    """Where one of them is refused for good, the others are done all the same."""
    refused: list[Undeliverable] = []
    for step in steps:
        try:
            await step()
        except ChannelClosed:
            raise
        except Undeliverable as error:
            refused.append(error)
    if refused:
        raise refused[0]


def _first(messages: Sequence[Message], kind: type[N]) -> N | None:
    for message in messages:
        if isinstance(message.notice, kind):
            return message.notice
    return None


def _outcome(messages: Sequence[Message], about: VoteSubject) -> VoteEnded:
    """What became of the vote that stands in the channel; later ones were never seen there."""
    for message in messages:
        match message.notice:
            case VoteEnded() as ended if ended.about == about:
                return ended
            case PlayerRemoved(seat=int(seat)) if about == "removal":  # as earlier versions told it
                return VoteEnded(about=about, seat=seat, why="passed")
            case _:
                pass
    return VoteEnded(about=about, seat=SeatId(0), why="moved_on")
