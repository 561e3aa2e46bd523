"""Pictures drawn beside the event loop, each once: who asks for the same again gets the same.

Drawing takes far longer than answering a click, so it has threads of its own and never waits in
the line of others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import render
from engine import Score, View
from engine.decisions import CardChoice
from engine.game_options import GameOptions
from engine.terms import BoardId, SeatId
from render import Picture
from render.growth import Growth

KEPT = 48
"""Pictures in memory, of less than 300 KB each."""


class Drawing:
    def __init__(self, workers: int = 1, kept: int = KEPT) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._kept = kept
        self._pictures: OrderedDict[str, asyncio.Future[Picture]] = OrderedDict()
        self.drawn = 0
        """How often a picture was really drawn."""

    async def board(
        self, view: View, since: View | None = None, names: Sequence[str] = ()
    ) -> Picture:
        """The same for whoever looks: nothing on it depends on the viewer."""
        shown, before = _for_everyone(view), since and _for_everyone(since)
        return await self._picture(
            f"board {shown!r} {before!r} {tuple(names)!r}",
            partial(render.board_picture, shown, before, players=tuple(names)),
        )

    async def hand(self, view: View, seat: SeatId | None = None) -> Picture:
        return await self._picture(
            f"hand {view!r} {seat}", partial(render.hand_picture, view, seat)
        )

    async def display(self, view: View) -> Picture:
        shown = _for_everyone(view)
        return await self._picture(f"display {shown!r}", partial(render.display_of, shown))

    async def lobby(self, board: BoardId, taken: Sequence[str | None] = ()) -> Picture:
        return await self._picture(
            f"lobby {board} {tuple(taken)!r}", partial(render.lobby_picture, board, tuple(taken))
        )

    async def scores(
        self,
        view: View,
        scored: Sequence[Score],
        winners: Sequence[SeatId],
        names: Sequence[str] = (),
    ) -> Picture:
        given = (view, tuple(scored), tuple(winners), tuple(names))
        return await self._picture(f"scores {given!r}", partial(render.scores_picture, *given))

    async def growth(self, view: View, growth: Growth, names: Sequence[str] = ()) -> Picture:
        given = (view, growth, tuple(names))
        return await self._picture(f"growth {given!r}", partial(render.growth_picture, *given))

    async def prepare(self, options: GameOptions, seats: int) -> None:
        """What stays all game long, before the first turn has to wait for it."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, render.prepare, options, seats)

    def close(self) -> None:
        """What is being drawn is finished; what waits is not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _picture(self, key: str, draw: Callable[[], Picture]) -> Picture:
        under_way = self._pictures.get(key)
        if under_way is None:
            loop = asyncio.get_running_loop()
            under_way = self._pictures[key] = loop.run_in_executor(self._threads, draw)
            self.drawn += 1
            under_way.add_done_callback(partial(self._forget_failed, key))
        self._pictures.move_to_end(key)
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
        # Somebody who gives up waiting must not take the picture from the others.
        return await asyncio.shield(under_way)

    def _forget_failed(self, key: str, done: asyncio.Future[Picture]) -> None:
        if (done.cancelled() or done.exception()) and self._pictures.get(key) is done:
            del self._pictures[key]


def _for_everyone(view: View) -> View:
    """What a picture of the table shows: counted cards, and who is to decide, not what."""
    seats = tuple(replace(seat, hand=None, discard=None) for seat in view.seats)
    deciding = tuple(CardChoice(each.seat) for each in view.decisions[:1])
    return replace(view, viewer=None, seats=seats, decisions=deciding)
