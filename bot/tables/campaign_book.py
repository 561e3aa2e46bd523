"""Campaigns: founded, joined, opened, played; and what they do by themselves.

What happens follows from the pure `campaigns.course`. Every change is one commit, from the revision
it was worked out from. A table of a campaign is opened together with the entry that says which game
it is for, so that no game ever has two, whatever happens in between.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from bot.tables.errors import TableError
from bot.tables.requests import Request, asked
from bot.tables.result_corrections import Correction
from bot.tables.results import ResultId, is_forgotten
from bot.tables.seating import TEAMS, Pace, Participant, PlayerId
from bot.tables.store import (
    CampaignCommit,
    KeyTaken,
    StorageError,
    Store,
    StoredAnswer,
    TableMovedOn,
)
from bot.tables.table import TableId
from bot.tables.table_cache import CurrentTime
from campaigns import course
from campaigns.campaign import UNKNOWN, Campaign, CampaignGame, CampaignId, CampaignTerms
from campaigns.errors import BadCampaign
from campaigns.plan import checked

_LOG = logging.getLogger(__name__)
_ATTEMPTS = 3
CampaignChange = Callable[[Campaign], Campaign]
OpenGame = Callable[[Campaign, int, list[Participant], Pace | None], Awaitable[TableId]]
"""Opens the table of a game, seat by seat."""
GiveUpSeat = Callable[[Request, TableId], Awaitable[None]]


class UnknownCampaign(TableError):
    said = "there is no such campaign"


class CampaignBook:
    def __init__(
        self, store: Store, clock: CurrentTime, open_game: OpenGame, give_up: GiveUpSeat, level: str
    ) -> None:
        self._store = store
        self._clock = clock
        self._open_game = open_game
        self._give_up = give_up
        self._level = level
        """Of the computer that plays for somebody who has gone."""
        self._locks: WeakValueDictionary[CampaignId, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[CampaignId], None] = lambda _: None

    async def found(
        self,
        request: Request,
        guild: str,
        channel: str,
        *,
        name: str,
        terms: CampaignTerms,
        seed: str,
    ) -> Campaign:
        """Not open yet: people join first."""
        checked(terms)
        campaign = Campaign(
            id=CampaignId(0),
            guild=guild,
            channel=channel,
            name=name,
            organiser=request.player,
            terms=terms,
            seed=seed,
            created_at=self._clock(),
        )
        answer = self._answer(request, ("campaign", guild, channel, name))
        with suppress(KeyTaken):
            number = await self._store.found_campaign(campaign, answer)
            self.on_change(number)
            return await self.of(number)
        return await self.of((await self._store.campaigns_in(guild))[-1])

    async def of(self, campaign: CampaignId) -> Campaign:
        found = await self._store.campaign(campaign)
        if found is None:
            raise UnknownCampaign
        return found

    async def in_guild(self, guild: str) -> list[Campaign]:
        """All there ever were, oldest first."""
        return [await self.of(each) for each in await self._store.campaigns_in(guild)]

    async def to_show(self) -> list[CampaignId]:
        """Those that go on, and those that stand in their channel as they were before."""
        return await self._store.campaigns_to_show()

    async def at_table(self, table: TableId) -> CampaignId | None:
        """Whose game is played there."""
        return await self._store.campaign_of(table)

    async def game_at(self, table: TableId) -> tuple[Campaign, int] | None:
        """Whose game is played there, and its number from 1."""
        campaign = await self.at_table(table)
        if campaign is None:
            return None
        played = await self._store.campaign_tables(campaign)
        game = next(number for number, each in played.items() if each == table)
        return await self.of(campaign), game + 1

    async def change(
        self, request: Request, campaign: CampaignId, wish: object, work: CampaignChange
    ) -> Campaign:
        """Once for each key; what follows by itself is done at once."""
        async with self._lock(campaign):
            answer = self._answer(request, (campaign, wish))
            if await self._store.answer_to(request.key) is None:
                with suppress(KeyTaken):
                    await self._changed(campaign, work, answer)
        return await self.see_to(campaign)

    async def leave(self, request: Request, campaign: CampaignId, player: PlayerId) -> Campaign:
        """Computers play on at the tables where they sit."""
        before = await self.of(campaign)
        number = before.entrant_of(player)
        by = request.player
        after = await self.change(
            request,
            campaign,
            ("leave", player),
            lambda found: course.withdrawn(found, player, by=by, at=self._clock()),
        )
        for game, each in before.with_status("open") if number is not None else ():
            if number in each.entrants and each.table is not None:
                key = f"{request.key} game {game}"
                with suppress(TableError):
                    await self._give_up(Request(key, player), TableId(each.table))
        return after

    async def correct(
        self,
        request: Request,
        campaign: CampaignId,
        game: int,
        scores: tuple[int, ...] | None,
        reason: str,
    ) -> Campaign:
        """The result behind it is corrected in the same commit, so that ratings follow."""
        async with self._lock(campaign):
            answer = self._answer(request, (campaign, "correct", game, scores, reason))
            before = await self.of(campaign)
            if await self._store.answer_to(request.key) is not None:
                return before
            now, by = self._clock(), request.player
            after = course.corrected(before, game, scores, by=by, reason=reason, at=now)
            table, ranks = after.games[game].table, after.games[game].ranks
            said = Correction(
                by=by, why=reason, at=now, totals=scores, ranks=ranks, void=scores is None
            )
            known = table is not None and await self._store.result(ResultId(table)) is not None
            behind = (ResultId(table), said) if table is not None and known else None
            commit = CampaignCommit(after, before.revision, answer, behind)
            with suppress(KeyTaken):
                await self._store.commit_campaign(commit)
        self.on_change(campaign)
        return await self.see_to(campaign)

    async def forget(self, player: PlayerId) -> None:
        """In every campaign that names them. What follows is done with the next tick."""
        for campaign in await self._store.campaigns_naming(player):
            async with self._lock(campaign):
                await self._changed(
                    campaign, lambda found: course.forgotten(found, player, at=self._clock())
                )

    async def look_again(self, player: PlayerId) -> None:
        """What stands for campaigns that name them is another now, though they are the same."""
        for campaign in await self._store.campaigns_naming(player):
            async with self._lock(campaign):
                await self._changed(campaign, lambda found: found.changed())

    async def tick(self) -> None:
        for campaign in await self._store.due_campaigns(self._clock()):
            await self._see_to_calmly(campaign)

    async def after_game(self, table: TableId) -> None:
        """A game has ended there: its result counts at once."""
        campaign = await self.at_table(table)
        if campaign is not None:
            await self._see_to_calmly(campaign)

    async def channel_deleted(self, channel: str) -> None:
        """Nobody can be told any more how its campaigns stand."""
        for campaign in await self._store.campaigns_to_show():
            async with self._lock(campaign):
                await self._changed(campaign, partial(_without_channel, channel=channel))

    async def _see_to_calmly(self, campaign: CampaignId) -> None:
        """What goes wrong is logged, and tried again with the next tick."""
        try:
            await self.see_to(campaign)
        except TableMovedOn:
            _LOG.info("campaign %s: another process was quicker", campaign)
        except Exception as error:
            known = isinstance(error, StorageError)
            _LOG.error(
                "campaign %s cannot go on: %s",
                campaign,
                error,
                exc_info=None if known else error,
            )

    async def see_to(self, campaign: CampaignId) -> Campaign:
        """Results are taken in, rounds begin, tables are opened, until nothing is due."""
        async with self._lock(campaign):
            while True:
                before = await self.of(campaign)
                known = await self._with_results(before)
                now = self._clock()
                after = await asyncio.to_thread(course.moved_on, known, at=now)
                after = await self._with_tables(after)
                if after.revision == before.revision:
                    return before
                await self._store.commit_campaign(CampaignCommit(after, before.revision))
                self.on_change(campaign)

    async def _changed(
        self, campaign: CampaignId, work: CampaignChange, answer: StoredAnswer | None = None
    ) -> None:
        for attempt in range(_ATTEMPTS):
            before = await self.of(campaign)
            after = await asyncio.to_thread(work, before)  # a draw takes a while
            if after.revision == before.revision:
                return
            try:
                commit = CampaignCommit(after, before.revision, answer)
                await self._store.commit_campaign(commit)
            except TableMovedOn:
                if attempt + 1 == _ATTEMPTS:
                    raise
            else:
                self.on_change(campaign)
                return

    async def _with_results(self, campaign: Campaign) -> Campaign:
        for number, each in list(campaign.with_status("open")):
            result = await self._store.result(ResultId(each.table)) if each.table else None
            if result is None:
                continue
            totals = [seat.total for seat in result.seats]
            ranks = [seat.rank for seat in result.seats]
            whole = result.ended == "played_out" and None not in (*totals, *ranks)
            campaign = course.recorded(
                campaign,
                number,
                [total or 0 for total in totals] if whole else None,
                [rank or 0 for rank in ranks] if whole else None,
                at=result.ended_at,
                players=[_known(seat.player) for seat in result.seats],
            )
        return campaign

    async def _with_tables(self, campaign: Campaign) -> Campaign:
        """A game that has its table already, from before a crash, keeps it. One that nobody is left
        to play is void."""
        waiting = list(campaign.with_status("due"))
        if not waiting or campaign.guild in await self._store.left_guilds():
            return campaign  # perhaps the bot is invited again
        there = await self._store.campaign_tables(campaign.id)
        for number, game in waiting:
            seats = self._seats(campaign, game)
            if not any(each.player for each in seats) and number not in there:
                campaign = course.recorded(campaign, number, None, at=self._clock())
                continue
            table = there.get(number)
            if table is None:
                table = await self._opened(campaign, number, seats)
            campaign = campaign.with_game(number, status="open", table=table)
        return campaign

    async def _opened(self, campaign: Campaign, number: int, seats: list[Participant]) -> TableId:
        pace = Pace.model_validate_json(campaign.terms.pace) if campaign.terms.pace else None
        try:
            return await self._open_game(campaign, number, seats, pace)
        except KeyTaken:  # another process was quicker
            return (await self._store.campaign_tables(campaign.id))[number]

    def _seats(self, campaign: Campaign, game: CampaignGame) -> list[Participant]:
        """For somebody who has gone, a computer plays."""
        teams = len(game.chairs) // 2 if campaign.terms.pairs else 0
        seats = []
        for seat, chair in enumerate(game.chairs):
            entrant = campaign.entrants[chair.entrant]
            member = entrant.members[chair.member] if not entrant.left else None
            team = TEAMS[seat % teams] if teams else None
            if member is None:
                seats.append(Participant(level=self._level, team=team))
            else:
                seats.append(Participant(player=PlayerId(member), team=team))
        return seats

    def _lock(self, campaign: CampaignId) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    def _answer(self, request: Request, wish: object) -> StoredAnswer:
        return StoredAnswer(request.key, asked(request, wish), json.dumps({}), self._clock())


def _known(player: PlayerId | None) -> str | None:
    return UNKNOWN if player is not None and is_forgotten(player) else player


def _without_channel(campaign: Campaign, *, channel: str) -> Campaign:
    gone = campaign.live and campaign.channel == channel
    return course.cancelled(campaign) if gone else campaign


def game_options(campaign: Campaign, game: CampaignGame) -> dict[str, object]:
    seats = len(game.chairs)
    options: dict[str, object] = {"board": game.board, "seats": seats, "team": campaign.terms.pairs}
    if not campaign.terms.pairs:
        options["cards"] = campaign.terms.cards
    return options


def may_organise(campaign: Campaign, player: PlayerId, *, administers: bool) -> None:
    """The organiser, and whoever manages the server."""
    if campaign.organiser != player and not administers:
        raise BadCampaign("not-organiser")
