"""Pictures drawn outside the event loop, each only once: asking again returns the same one.

Drawing takes far longer than answering a click, and a thread that draws keeps the interpreter from
those who answer: the running bot draws in a process of its own. A film takes seconds, and a process
that is gone afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar

from cachetools import LRUCache

import render
from arena.films import film_of
from bot.pictures.film_files import FilmFiles
from bot.pictures.spots import Spots
from bot.processes.workers import Workers
from campaigns.campaign import CampaignTerms
from campaigns.plan import CampaignPlan, PlanProblem, plan_or_problem
from engine import Score, View
from engine.decisions import CardChoice, Decision, PatricianChoice
from engine.game_options import GameOptions
from engine.terms import BoardId, CardId, SeatId, TileId
from render import Picture
from render.campaign_race import CampaignRace
from render.campaign_table import CampaignTable
from render.growth import Growth
from render.person_sheet import PersonSheet
from render.ranking import Ranking
from render.record_sheet import RecordSheet
from render.view_facts import all_choose, hand_of
from words import ENGLISH, Words

T = TypeVar("T")

KEPT = 48
"""Pictures kept in memory, each under 300 KB."""
FILMS_KEPT = 4
"""About 1.5 MB each."""
LONGEST_SECONDS = 60.0
"""Until a picture is given up."""
LONGEST_FILM_SECONDS = 15 * 60.0
"""After that, Discord no longer accepts an answer to a click."""


class Drawing:
    def __init__(self, kept: int = KEPT, *, apart: bool = False, films: Path | None = None) -> None:
        """`apart`: in a process of its own instead of a thread; `films`: the folder in which films
        are kept."""
        painter = Workers("drawing", longest=LONGEST_SECONDS, niceness=5) if apart else _Thread()
        self._pictures = _PictureCache(painter, kept)
        filming = Workers(
            "filming", longest=LONGEST_FILM_SECONDS, niceness=10, attempts=1, kept=False
        )
        self._films = _PictureCache(filming, FILMS_KEPT)
        self._film_files = FilmFiles(films) if films else None

    async def board(
        self,
        view: View,
        since: View | None = None,
        names: Sequence[str] = (),
        *,
        words: Words = ENGLISH,
        patient: bool = False,
    ) -> Picture:
        """The same for every viewer. `patient`: after those that somebody has clicked for."""
        shown, before, names = _for_everyone(view), since and _for_everyone(since), tuple(names)
        return await self._pictures.picture(
            f"board {words.key} {shown!r} {before!r} {names!r}",
            partial(render.board_picture, shown, before, players=names, words=words),
            patient=patient,
        )

    async def question(
        self,
        view: View,
        since: View | None,
        spots: Spots,
        names: Sequence[str] = (),
        *,
        words: Words = ENGLISH,
    ) -> Picture:
        """For whoever is asked alone: it shows what they can choose."""
        shown, before, names = _for_everyone(view), since and _for_everyone(since), tuple(names)
        asked = (sorted(spots.choices), sorted(spots.around))
        return await self._pictures.picture(
            f"question {words.key} {shown!r} {before!r} {asked!r} {names!r}",
            partial(
                render.question_picture,
                shown,
                before,
                choices=spots.choices,
                around=spots.around,
                players=names,
                words=words,
            ),
        )

    async def hand(
        self, view: View, seat: SeatId | None = None, *, words: Words = ENGLISH
    ) -> Picture:
        """The same as long as the cards are the same."""
        shown = (view.options, view.viewer, seat, hand_of(view, seat))
        return await self._pictures.picture(
            f"hand {words.key} {shown!r}",
            partial(render.hand_picture, view, seat, words=words),
        )

    async def campaign_plan(
        self, terms: CampaignTerms, people: int, seed: str
    ) -> CampaignPlan | PlanProblem:
        """Not drawn, but worked out where pictures are: it can take seconds."""
        return await self._pictures.run(partial(plan_or_problem, terms, people, seed))

    async def campaign_table(self, table: CampaignTable) -> Picture:
        return await self._pictures.picture(
            f"campaign {table!r}", partial(render.campaign_table_picture, table)
        )

    async def campaign_race(self, race: CampaignRace) -> Picture:
        return await self._pictures.picture(
            f"race {race!r}", partial(render.campaign_race_picture, race)
        )

    async def card(self, card: CardId, options: GameOptions, *, words: Words = ENGLISH) -> Picture:
        return await self._pictures.picture(
            f"card {words.key} {card} {options!r}",
            partial(render.card_picture, card, options, words=words),
        )

    async def display(self, view: View, *, words: Words = ENGLISH) -> Picture:
        shown = _for_everyone(view)
        return await self._pictures.picture(
            f"display {words.key} {shown!r}", partial(render.display_of, shown, words=words)
        )

    async def forum(
        self, view: View, names: Sequence[str] = (), *, words: Words = ENGLISH
    ) -> Picture:
        """The same for everyone, but for those who have patricians to choose from."""
        chooses = view.viewer is not None and view.seats[view.viewer].offered
        shown = view if chooses else _for_everyone(view)
        return await self._pictures.picture(
            f"forum {words.key} {names!r} {shown!r}",
            partial(render.forum_of, shown, tuple(names), words=words),
        )

    async def tiles(
        self, view: View, tiles: Sequence[TileId], *, words: Words = ENGLISH
    ) -> Picture:
        """Those that somebody is asked about; as much of the forum as that shows, and no more."""
        own = view.seats[view.viewer].chosen if view.viewer is not None else None
        shown = (view.options, view.forum, view.auction, own, tuple(tiles))
        return await self._pictures.picture(
            f"tiles {words.key} {shown!r}",
            partial(render.tiles_of, view, tuple(tiles), words=words),
        )

    async def market(
        self, view: View, names: Sequence[str] = (), *, words: Words = ENGLISH
    ) -> Picture:
        shown = _for_everyone(view)
        return await self._pictures.picture(
            f"market {words.key} {names!r} {shown!r}",
            partial(render.market_of, shown, tuple(names), words=words),
        )

    async def tile(self, tile: TileId, options: GameOptions, *, words: Words = ENGLISH) -> Picture:
        return await self._pictures.picture(
            f"tile {words.key} {tile} {options.salt}",
            partial(render.tile_of, tile, options, words=words),
        )

    async def lobby(
        self,
        board: BoardId,
        taken: Sequence[str | None] = (),
        *,
        words: Words = ENGLISH,
        coloured: bool = True,
        chosen: Sequence[str | None] = (),
    ) -> Picture:
        """`coloured`: whether it has been drawn who sits where; `chosen`: before that, the colours
        that people have chosen."""
        seats, colours = tuple(taken), tuple(chosen)
        return await self._pictures.picture(
            f"lobby {words.key} {board} {coloured} {colours} {seats!r}",
            partial(
                render.lobby_picture,
                board,
                seats,
                words=words,
                coloured=coloured,
                chosen=colours,
            ),
        )

    async def scores(
        self,
        view: View,
        scored: Sequence[Score],
        winners: Sequence[SeatId],
        names: Sequence[str] = (),
        *,
        words: Words = ENGLISH,
    ) -> Picture:
        given = (view, tuple(scored), tuple(winners), tuple(names))
        return await self._pictures.picture(
            f"scores {words.key} {given!r}",
            partial(render.scores_picture, *given, words=words),
        )

    async def growth(
        self, view: View, growth: Growth, names: Sequence[str] = (), *, words: Words = ENGLISH
    ) -> Picture:
        given = (view, growth, tuple(names))
        return await self._pictures.picture(
            f"growth {words.key} {given!r}",
            partial(render.growth_picture, *given, words=words),
        )

    async def ranking(self, ranking: Ranking, *, words: Words = ENGLISH) -> Picture:
        return await self._pictures.picture(
            f"ranking {words.language} {ranking!r}",
            partial(render.ranking_picture, ranking, words=words),
        )

    async def person(self, sheet: PersonSheet, *, words: Words = ENGLISH) -> Picture:
        return await self._pictures.picture(
            f"person {words.language} {sheet!r}",
            partial(render.person_picture, sheet, words=words),
        )

    async def records(self, sheet: RecordSheet, *, words: Words = ENGLISH) -> Picture:
        return await self._pictures.picture(
            f"records {words.language} {sheet!r}",
            partial(render.records_picture, sheet, words=words),
        )

    async def film(
        self,
        table: int,
        end: str,
        record: Callable[[], Awaitable[str]],
        names: Sequence[str] = (),
        *,
        words: Words = ENGLISH,
    ) -> Picture:
        """Made once for a table and how its game ended, from the record; and one at a time."""
        seats = tuple(names)
        key = sha256(repr((table, end, seats, words.key)).encode()).hexdigest()[:32]
        kept = self._film_files and await self._film_files.find(table, key)
        if kept:
            return kept
        text = await record()
        film = await self._films.picture(key, partial(film_of, text, seats, words))
        if self._film_files:
            await self._film_files.keep(table, key, film)
        return film

    async def forget_films(self, tables: Collection[int]) -> None:
        """They show names that are to be forgotten."""
        if self._film_files:
            await self._film_files.forget(tables)

    def begin(self) -> None:
        """Starts what draws, so that the first picture need not wait for it."""
        self._unwatched(_nothing)

    def ahead(self, options: GameOptions, *, words: Words = ENGLISH) -> None:
        """Paints what stays all game long for a game that is likely to start, so that its first
        turn need not wait for that. Nobody waits for it here."""
        self._unwatched(partial(render.prepare, options, options.seats, words=words))

    def close(self) -> None:
        """Abandons what is in progress, and starts nothing more."""
        self._pictures.close()
        self._films.close()

    def _unwatched(self, work: Callable[[], None]) -> None:
        """Nobody minds if it fails: it is done again where it is needed."""
        self._pictures.run(work).add_done_callback(
            lambda done: done.cancelled() or done.exception()
        )


class _Painter(Protocol):
    def run(self, work: Callable[[], T], *, patient: bool = False) -> asyncio.Future[T]: ...

    def close(self) -> None: ...


class _Thread:
    """In the same process: for tests, which change what is drawn."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")

    def run(
        self,
        work: Callable[[], T],
        *,
        patient: bool = False,  # noqa: ARG002  # here, everybody waits for their turn
    ) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class _PictureCache:
    """Those asked for last are kept."""

    def __init__(self, painter: _Painter, kept: int) -> None:
        self.run = painter.run
        self.close = painter.close
        self._pictures: LRUCache[str, asyncio.Future[Picture]] = LRUCache(kept)
        self._under_way: dict[str, asyncio.Future[Picture]] = {}

    async def picture(
        self, key: str, make: Callable[[], Picture], *, patient: bool = False
    ) -> Picture:
        drawn = self._pictures.get(key) or self._under_way.get(key)
        if drawn is None:
            drawn = self._under_way[key] = self.run(make, patient=patient)
            drawn.add_done_callback(partial(self._keep, key))
        # Somebody who gives up waiting must not take the picture from the others.
        return await asyncio.shield(drawn)

    def _keep(self, key: str, done: asyncio.Future[Picture]) -> None:
        del self._under_way[key]
        if not done.cancelled() and not done.exception():
            self._pictures[key] = done


def _nothing() -> None:
    """Whoever is to do it has imported this module first."""


def _for_everyone(view: View) -> View:
    """Only what a picture of the table shows: numbers of cards, and whose decision it is, or that
    all choose at once."""
    seats = tuple(
        replace(seat, hand=None, discard=None, offered=(), chosen=None) for seat in view.seats
    )
    deciding: tuple[Decision, ...] = tuple(CardChoice(each.seat) for each in view.decisions[:1])
    if all_choose(view):
        deciding = (PatricianChoice(view.active),)
    return replace(view, viewer=None, seats=seats, decisions=deciding)
