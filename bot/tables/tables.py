"""All tables: opened, asked, looked at; and what has to be seen to from time to time.

The outside world knows a table by its id, and people by ids of its own. Nothing is answered before
it is on disk; what must be said afterwards lies in the outbox by then.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial

from bot.tables import (
    absences,
    drafts,
    history,
    letters,
    lobby,
    personal_data,
    plans,
    presence,
    record_io,
    rematches,
    reminders,
    table_loader,
    table_view,
    tenures,
    threads,
)
from bot.tables.campaign_book import CampaignBook, game_options
from bot.tables.computers import Computers, Think
from bot.tables.errors import RemindersOff, StillPlaying
from bot.tables.fingerprint import fingerprint
from bot.tables.game_results import GameResults
from bot.tables.history import PastTurn, ScoreHistory, Since, Turn
from bot.tables.housekeeping import Housekeeping
from bot.tables.idempotency import IdempotentRequests, NewTable
from bot.tables.leased_computers import LeasedComputers
from bot.tables.log import BeyondTrail
from bot.tables.notices import CHANGED, UNSURE, Said, TableOpened
from bot.tables.openings import NOTHING_GIVEN, Opening, Openings, fresh_seed
from bot.tables.outbox_signal import OutboxSignal
from bot.tables.pace import wound
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.people_cache import PeopleCache
from bot.tables.personal_data import Deleted
from bot.tables.places import TablePlaces
from bot.tables.plans import Attempt, Planning, SeatPlans
from bot.tables.rehearsal import Rehearsal
from bot.tables.requests import Request
from bot.tables.retention import Forgetting, Retention
from bot.tables.seat_calls import SeatCall
from bot.tables.seating import Absence, Pace, Participant, PlayerId, Seating
from bot.tables.servers import ServerSettings
from bot.tables.speaker_claims import SpeakerClaims, duty, turn
from bot.tables.store import PostedMessage, PostOwner, StorageError, Store
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import CurrentTime, Pause, TableCache
from bot.tables.table_view import Look
from bot.tables.timekeeper import Timekeeper
from bot.tables.whole_games import WholeGames
from bot.tables.wishes import (
    AnswerInvitation,
    Circumstances,
    Join,
    Nudge,
    Resign,
    SeatComputer,
    Wish,
    carried_out,
)
from campaigns.campaign import Campaign
from engine.terms import SeatId

CONSENT_SECONDS = 24 * 60 * 60.0
KEEP_GAMES_AND_PEOPLE = Retention()
LETTERS_TOGETHER = 50
PARKED_SECONDS = 60 * 60.0
"""After which tables that cannot speak try again, whether or not anything was told."""
_BOTS = "bots"
STAND_IN = "merchant"
"""How a computer plays that stands in for somebody who has not said."""
FOLLOWER = "novice"
"""The computer that plays on for somebody whose data were deleted."""


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        clock: CurrentTime,
        think: Think,
        levels: Collection[str],
        seeds: Callable[[], str] = fresh_seed,
        rules: str | None = None,
        retention: Retention = KEEP_GAMES_AND_PEOPLE,
        pause: Pause = asyncio.sleep,
        thoughts: int = 1,
    ) -> None:
        """`thoughts`: for how many tables computers think at once here, where other processes share
        the database; 0 if only others think."""
        self._store = store
        self._clock = clock
        self._all_woken_at = clock()
        self.levels = tuple(levels)
        self.said = OutboxSignal()
        self.speakers = SpeakerClaims(store)
        self._cache = TableCache(
            store, clock=clock, fingerprint=rules or fingerprint(), changed=self._after_change
        )
        self._openings = Openings(clock, seeds, self._cache.fingerprint)
        self._whole_games = WholeGames(self._cache)
        self._computers = (
            LeasedComputers(store, self._cache, think, clock, at_once=thoughts, pause=pause)
            if store.shared
            else Computers(self._cache, think, clock, pause=pause)
        )
        self._requests = IdempotentRequests(store, self._cache, clock)
        self._people = PeopleCache(store, clock)
        self.results = GameResults(store, self._people)
        self.campaigns = CampaignBook(
            store, clock, self._open_game, self._give_up_seat, self._level(FOLLOWER)
        )
        self.places = TablePlaces(store, self._cache, self.said, clock)
        self._timekeeper = Timekeeper(store, self._cache, self._people, clock, self._stand_in)
        forgetting = Forgetting(store, self._cache, self._people, self.campaigns, retention)
        self._housekeeping = Housekeeping(
            store,
            self._cache,
            self._computers,
            timekeeper=self._timekeeper,
            forgetting=forgetting,
            places=self.places,
            results=self.results,
            campaigns=self.campaigns,
            clock=clock,
        )

    async def open(
        self,
        request: Request,
        channel: str,
        options: Mapping[str, object],
        *,
        computers: Sequence[str] = (),
        pace: Pace | None = None,
        calls: str | None = None,
        given: Opening = NOTHING_GIVEN,
    ) -> Answer:
        """A new table in a channel: its host sits there, and computers of these levels do. The role
        it calls is told.

        The seed is fixed and promised now, before it is known who will sit where.
        """
        away = await self._people.away([request.player])

        def made() -> NewTable:
            host = Participant(player=request.player)
            seating = Seating(host=request.player, participants=(host,), pace=pace)
            table = self._openings.fresh(channel, seating, options, given)
            for level in computers:
                seat = SeatComputer(level)
                table = carried_out(table, request, seat, self._circumstances()).table
            table, said = absences.taken_along(table, away, at=self._clock())
            called: tuple[Said, ...] = ((None, TableOpened(role=calls)),) if calls else ()
            return NewTable(table, notices=(*called, CHANGED, *said), guild=given.guild)

        asked = ("open", channel, dict(options), tuple(computers), pace, calls)
        return self._opened(channel, await self._requests.open(request, asked, made))

    async def _open_game(
        self, campaign: Campaign, number: int, seats: list[Participant], pace: Pace | None
    ) -> TableId:
        """In a thread of its own, and begun: who sits where was drawn with the campaign. Whoever
        organises it is the host, also where they don't play; if nobody knows them any more, whoever
        begins."""
        game = campaign.games[number]
        given = Opening(campaign.guild, in_thread=True)
        organiser = PlayerId(campaign.organiser) if campaign.organiser else None
        host = organiser or next((each.player for each in seats if each.player), None)
        away = await self._people.away([each.player for each in seats if each.player])

        def made() -> NewTable:
            now = self._clock()
            seating = Seating(host=host, pace=pace)
            table = self._openings.fresh(
                campaign.channel, seating, game_options(campaign, game), given
            )
            begun = wound(lobby.begun(table, seats).table, now)
            begun, said = absences.taken_along(begun, away, at=now)
            drawn = (campaign.id, number)
            return NewTable(
                begun, notices=(CHANGED, *said), guild=campaign.guild, of_campaign=drawn
            )

        new = await asyncio.to_thread(made)
        table_id = await self._requests.open_unasked(new)
        self._opened(campaign.channel, Answer(table=table_id, number=0))
        if new.table.computer_to_move:
            self._computers.wake(table_id)
        return table_id

    async def _give_up_seat(self, request: Request, table: TableId) -> None:
        await self.ask(request, table, Resign(self._level(FOLLOWER)))

    async def rematch(
        self, request: Request, table: TableId, given: Opening = NOTHING_GIVEN
    ) -> Answer:
        """A new table like that one, whose game is over, in the same channel or thread."""
        before = await self._cache.peek(table)
        away = await self._people.away([request.player])

        def made() -> NewTable:
            seating, offer = rematches.rematch(before, request)
            fresh = self._openings.fresh(before.channel, seating, before.recorded_options, given)
            fresh, said = absences.taken_along(fresh, away, at=self._clock())
            kept = None if before.awaits_thread else before.parent
            return NewTable(
                replace(fresh, parent=kept), notices=((None, offer), *said), guild=given.guild
            )

        answer = await self._requests.open(request, ("rematch", table), made)
        return self._opened(before.channel, answer)

    async def ask(self, request: Request, table: TableId, wish: Wish) -> Answer:
        """Answered when it is on disk; the same key again changes nothing and answers the same."""
        given = self._circumstances()
        sits_down = isinstance(wish, Join | AnswerInvitation)
        away = await self._people.away([request.player]) if sits_down else {}

        def changed(found: Table) -> Change:
            change = carried_out(found, request, wish, given)
            seated, said = absences.taken_along(change.table, away, at=given.now)
            return replace(change, table=seated, notices=(*change.notices, *said))

        return await self._requests.change(request, table, wish, changed)

    async def at(self, channel: str) -> TableId | None:
        """The live table of a channel."""
        return await self._store.live_table(channel)

    async def history(self, channel: str) -> list[TableId]:
        """Every table there ever was in a channel, the first one first."""
        return await self._store.tables_in(channel)

    async def live_tables_of(self, player: PlayerId) -> list[TableId]:
        """Where somebody sits, or waits for a game to begin; the first one first."""
        return await self._store.live_tables_of(player)

    async def look(self, table: TableId, player: PlayerId | None) -> Look:
        return table_view.look(await self._cache.peek(table), player)

    async def put_right(self, table: TableId, *, unsure: bool = False) -> None:
        """The messages that stand for it are compared with what they should show; `unsure`: also
        whether somebody has deleted them."""

        def said(found: Table) -> Change:
            notice = UNSURE if unsure else CHANGED
            return Change(found, Answer(table=table, number=found.number), notices=(notice,))

        await self._cache.change(table, said)

    async def look_after(self, table: TableId) -> None:
        """The messages that stand for it are put right, also where somebody has deleted them."""
        await self.put_right(table, unsure=True)

    async def rehearsal(self, table: TableId, player: PlayerId) -> Rehearsal:
        """Nothing tried yet; whatever is tried in it, nobody else sees. While others play, it is
        their next turn, as far as that can be known."""
        return drafts.turn_to_try(await self._cache.peek(table), player)

    async def draft(self, table: TableId, player: PlayerId) -> Rehearsal:
        """What the player has tried out so far and not confirmed."""
        found = await self._cache.peek(table)
        return await drafts.draft_of(self._store, found, player)

    async def try_out(
        self,
        table: TableId,
        player: PlayerId,
        mark: str,
        change: Callable[[Rehearsal], Rehearsal],
    ) -> Rehearsal:
        """Go on from the draft with that mark; from any other, nothing is changed."""
        async with self._cache.lock(table):
            found = await self._cache.table(table)
            draft = await drafts.draft_of(self._store, found, player)
            if draft.mark != mark:
                return draft
            changed = change(draft)
            await drafts.keep(self._store, found, changed)
            return changed

    async def present(self, table: TableId, player: PlayerId) -> None:
        """Somebody has opened their panel, or clicks in it."""

        def here(found: Table) -> Change | None:
            return presence.present(found, player, at=self._clock())

        if here(await self._cache.peek(table)):
            await self._cache.change(table, here)

    async def plans(self, table: TableId, player: PlayerId) -> Planning:
        """What somebody has planned for their next turn."""
        found = await self._cache.peek(table)
        return await drafts.planning_of(self._store, found, player)

    async def keep_plan(
        self, table: TableId, player: PlayerId, mark: str, whole: Rehearsal
    ) -> bool:
        """The draft with that mark, with its end, becomes a plan; any other is left as it is."""
        async with self._cache.lock(table):
            found = await self._cache.table(table)
            draft = await drafts.draft_of(self._store, found, player)
            if draft.mark != mark or draft.ahead is None or draft.ahead != whole.ahead:
                return False
            kept = await drafts.plans_of(self._store, found, draft)
            await drafts.keep_plans(self._store, found, draft.seat, kept.keeping(whole))
            return True

    async def change_plans(
        self, table: TableId, player: PlayerId, mark: str, change: Callable[[SeatPlans], SeatPlans]
    ) -> bool:
        """Go on from the plans with that mark; from any others, nothing is changed."""
        async with self._cache.lock(table):
            found = await self._cache.table(table)
            fresh = plans.changeable(found, found.seat_of(player))
            kept = await drafts.plans_of(self._store, found, fresh)
            if kept.mark != mark:
                return False
            await drafts.keep_plans(self._store, found, fresh.seat, change(kept))
            return True

    async def planned_turn(self, table: TableId, player: PlayerId) -> Attempt | None:
        """The plan with which somebody's panel opens, now that their turn has begun and the plan
        wasn't played."""
        found = await self._cache.peek(table)
        return await drafts.planned_opening(self._store, found, found.seat_of(player))

    async def export_record(self, table: TableId) -> str:
        """The record of a game that is over, or was abandoned."""
        stored = await table_loader.read(self._store, table, whole=True)
        return record_io.exported(stored.table, stored.entries)

    async def import_record(
        self, request: Request, channel: str, text: str, given: Opening = NOTHING_GIVEN
    ) -> Answer:
        """A table that goes on, or lies there to be looked at. Its seats are free to be taken."""

        def made() -> NewTable:
            return self._openings.imported(request.player, channel, text, given)

        answer = await self._requests.open(request, ("import", channel, text), made)
        return self._opened(channel, answer)

    async def since(
        self, table: TableId, player: PlayerId | None, *, seat: SeatId | None = None
    ) -> Since:
        """What the player may know of what happened since their own last turn, or since that of
        the seat that is named; a spectator who names none is told everything from the start."""
        found = await self._cache.peek(table)
        try:
            return _since(found, player, seat)
        except BeyondTrail:
            whole = await self._cache.reach_back(table)
            return await asyncio.to_thread(_since, whole, player, seat)

    async def story(self, table: TableId, player: PlayerId | None) -> tuple[Turn, ...]:
        """The whole game as the player may know it."""
        whole = await self._whole_games.of(table)
        eyes = tenures.eyes(whole, player)
        return await asyncio.to_thread(history.story, whole.begun(), whole.viewer(player), eyes)

    async def past_turn(
        self, table: TableId, player: PlayerId | None, number: int | None = None
    ) -> PastTurn:
        """One turn as the player may know it: the last one, unless there is one of that number."""
        whole = await self._whole_games.of(table)
        eyes = tenures.eyes(whole, player)
        return history.past_turn(whole.begun(), whole.viewer(player), number, eyes)

    async def growth(self, table: TableId) -> ScoreHistory:
        """Of a game that is over, or was abandoned: scores before that would tell of hands."""
        if (await self._cache.peek(table)).stage not in ("over", "abandoned"):
            raise StillPlaying
        whole = await self._whole_games.of(table)
        return await asyncio.to_thread(history.growth, whole.begun())

    async def meet(self, player: PlayerId, name: str, locale: str | None) -> None:
        """Somebody is about, under that name and in that language."""
        await self._people.meet(player, name, locale)

    async def names(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, PlayerProfile]:
        """All of them, also those who were never met."""
        return await self._people.names(players)

    async def seen_at(self, player: PlayerId) -> float | None:
        """When somebody last used the bot, as far as is known."""
        return await self._store.seen_at(player)

    async def remember_dm_channel(self, player: PlayerId, channel: str | None) -> None:
        await self._people.keep_dm_channel(player, channel)

    async def set_dms(self, player: PlayerId, on: bool) -> None:
        await self._people.set_dms(player, on)

    async def set_preferences(self, player: PlayerId, preferences: Preferences) -> None:
        """What is due for them by now is looked at again, and what shows them."""
        person = (await self._people.names([player]))[player]
        before, absence = person.preferences, person.absence
        await self._people.set_preferences(player, preferences)
        if absence and preferences.stand_in != before.stand_in:
            await self.go_away(player, absence.until, plays=absence.plays)
        if preferences.private != before.private:
            await self.campaigns.look_again(player)
            await self._say_changed(await self.results.shown_at(player))
        now = self._clock()
        for table in await self._store.live_tables_of(player):
            await self._cache.change(
                table, lambda found: reminders.rescheduled(found, player, at=now)
            )
            await self._timekeeper.at_table(table)

    async def go_away(self, player: PlayerId, until: float, *, plays: bool) -> None:
        """At all their tables, until then. `plays`: a stand-in does, rather than that they wait."""
        person = (await self._people.names([player]))[player]
        level = self._stand_in(person.preferences.stand_in)
        absence = Absence(until=until, plays=plays, level=level)
        await self._timekeeper.go_away(player, absence)

    async def come_back(self, player: PlayerId) -> None:
        """Early, at all their tables."""
        await self._timekeeper.come_back(player)

    async def due_letters(self) -> list[PlayerId]:
        """Whose daily letter is due; some of them, if there are many."""
        return await self._store.due_letters(self._clock(), LETTERS_TOGETHER)

    async def note_letter(self, player: PlayerId) -> None:
        """They have had it, or there was nothing to write; tomorrow there is another one."""
        await self._people.note_letter(player)

    async def put_off_letter(self, player: PlayerId, until: float) -> None:
        await self._people.put_off_letter(player, until)

    async def next_letter(self, player: PlayerId) -> float | None:
        person = (await self._people.names([player]))[player]
        return letters.next_letter(person, after=self._clock())

    async def next_reminder(self, player: PlayerId) -> float | None:
        """When somebody is reminded next, if nothing happens before."""
        person = (await self._people.names([player]))[player]
        if person.preferences.reminders == "off":
            return None
        tables = [await self._cache.peek(each) for each in await self._store.live_tables_of(player)]
        due = [
            reminders.may_come_at(table, person, at=max(self._clock(), clock.remind_at))
            for table in tables
            if (clock := table.seating.clock)
            and clock.player == player
            and clock.remind_at is not None
            and clock.stand_in is None
        ]
        return min(due, default=None)

    async def nudge(self, request: Request, table: TableId) -> bool:
        """Whether whoever is waited for is reminded at once; else it is put off."""
        asked_at = self._clock()
        before = await self._cache.peek(table)
        await self._refuse_in_vain(request.player, before)
        if reminders.is_put_off(before, request.player):
            return False
        await self.ask(request, table, Nudge())
        await self._timekeeper.at_table(table)
        clock = (await self._cache.peek(table)).seating.clock
        return bool(clock and clock.reminder and clock.reminder.at >= asked_at)

    async def _refuse_in_vain(self, by: PlayerId, table: Table) -> None:
        """Where whoever is waited for wants no reminders, whoever sits there is told so, rather
        than that they have nudged."""
        waited = reminders.waited_for(table)
        if waited is None or table.seating.place_of(by) is None or waited[1] == by:
            return
        person = (await self._people.names([waited[1]]))[waited[1]]
        if person.preferences.reminders == "off":
            raise RemindersOff

    async def moved_to_thread(self, table: TableId, thread: str) -> None:
        """The thread that it was to have is open."""
        await self._cache.change(table, lambda found: threads.moved(found, thread))

    async def lobbies_in(self, guild: str) -> list[Look]:
        """Tables that gather in a server, oldest first."""
        found = await self._store.lobbies_in(guild)
        return [table_view.look(await self._cache.peek(each), None) for each in found]

    async def set_lobby_patience(self, guild: str, patience: float | None) -> int:
        """Of those that gather already, too; how many now wait for longer, or less long."""
        moved = 0
        for table in await self._store.lobbies_in(guild):
            with_patience = partial(lobby.with_patience, patience=patience)
            moved += await self._cache.change(table, with_patience) is not None
        return moved

    async def seat_call(self, player: PlayerId, guild: str) -> SeatCall | None:
        """Whether somebody wants to be called when a seat is free there."""
        return await self._store.seat_call(player, guild)

    async def set_seat_call(self, player: PlayerId, guild: str, how: SeatCall | None) -> None:
        await self._store.keep_seat_call(player, guild, how, self._clock())

    async def language_at(self, table: TableId) -> str | None:
        """Of its server, where that has set one: for tables that have not agreed on one."""
        guild = await self._store.guild_of(table)
        return (await self._store.server_settings(guild)).language if guild else None

    async def guilds_with_seat_lists(self) -> list[str]:
        """Where a list of free seats is to stand, or to go."""
        return await self._store.guilds_with_seat_lists()

    async def server_settings(self, guild: str) -> ServerSettings:
        return await self._store.server_settings(guild)

    async def set_server(self, guild: str, settings: ServerSettings) -> None:
        await self._store.keep_server_settings(guild, settings)
        self.said.server_changed(guild)

    async def export_data(self, player: PlayerId) -> str:
        """Everything known about somebody, as JSON, and nothing that is hidden from them."""
        return await personal_data.exported(self._store, player)

    async def delete_data(self, player: PlayerId) -> Deleted:
        """Nobody is known by that id any more; computers play on in their games."""
        level = self._level(FOLLOWER)
        await self.campaigns.forget(player)
        shown = await self.results.shown_at(player)
        done = await personal_data.deleted(self._store, self._cache, self._clock, player, level)
        self._people.forget(player)
        await self._say_changed(shown)
        return done

    async def post_of(self, owner: PostOwner, role: str) -> PostedMessage | None:
        """The message that stands for that role at the table, in the server or for the person."""
        return await self._store.post(owner, role)

    async def posts_of(self, table: TableId) -> dict[str, PostedMessage]:
        return await self._store.posts(table)

    async def tables_with_old_posts(self) -> list[TableId]:
        return await self._store.tables_with_old_posts()

    async def remember_posts(self, owner: PostOwner, posts: Mapping[str, PostedMessage]) -> None:
        """By role; all of them or none."""
        await self._store.keep_posts(owner, posts)

    async def forget_post(self, owner: PostOwner, role: str) -> None:
        await self._store.drop_post(owner, role)

    async def fact(self, name: str) -> str | None:
        return await self._store.fact(name)

    async def remember_fact(self, name: str, value: str) -> None:
        await self._store.keep_fact(name, value)

    def duty(self, what: str) -> AbstractAsyncContextManager[bool]:
        """Whether no other process does it just now."""
        return duty(self._store, what)

    def turn(self, what: str) -> AbstractAsyncContextManager[None]:
        """To do something that only one process at a time may do."""
        return turn(self._store, what)

    async def is_first_to_hear(self, what: str) -> bool:
        """While one process takes over from another, both hear what people ask: one answers."""
        try:
            return await self._store.is_first(what, self._clock())
        except StorageError:
            return True  # whoever asked is to be told, if need be by both

    async def join_bots(self) -> None:
        """This process serves people, together with others like it."""
        await self._store.join(_BOTS)

    async def bots_alive(self) -> int:
        """How many processes serve people."""
        return await self._store.members(_BOTS)

    def now(self) -> float:
        return self._clock()

    async def begin(self) -> None:
        """After a start."""
        await self._housekeeping.begin()
        self.said.filled.set()

    async def tick(self, *, connected: bool = True) -> None:
        """From time to time: timers that are due, computers that were stopped, idle tables. While
        there is no connection to the outside world, nobody's time runs out."""
        now = self._clock()
        if now - self._all_woken_at >= PARKED_SECONDS:
            self._all_woken_at = now
            self.said.wake_all()
        await self._housekeeping.tick(connected=connected)

    def heard(self, news: str) -> None:
        """From another process."""
        kind, _, table = news.partition(" ")
        if kind == "computers":
            self._computers.remind(TableId(int(table)))

    async def think_on(self) -> None:
        """Every few seconds, where other processes share the database: one of them may have died
        over a turn."""
        await self._housekeeping.think_on()

    async def rest(self) -> None:
        """Until the computers have played and all proofs are done."""
        await self._housekeeping.rest()

    async def close(self) -> None:
        await self._housekeeping.close()

    @property
    def in_memory(self) -> int:
        return self._cache.in_memory

    def _opened(self, channel: str, answer: Answer) -> Answer:
        self.places.forget(channel)
        self.said.news(TableId(answer.table))
        return answer

    def _after_change(self, table: Table) -> None:
        self.said.news(table.id)
        if table.computer_to_move:
            self._computers.wake(table.id)

    async def _say_changed(self, tables: Sequence[TableId]) -> None:
        await self._store.say_changed(tables, self._clock())
        for table in tables:
            self.said.news(table)

    def _stand_in(self, wanted: str | None) -> str:
        return self._level(wanted or STAND_IN)

    def _level(self, wanted: str) -> str:
        return wanted if wanted in self.levels else self.levels[0]

    def _circumstances(self) -> Circumstances:
        now = self._clock()
        return Circumstances(now, now + CONSENT_SECONDS, self.levels)


def _since(table: Table, player: PlayerId | None, seat: SeatId | None) -> Since:
    viewer = table.viewer(player)
    eyes = tenures.eyes(table, player)
    return history.since(table.begun(), viewer, viewer if seat is None else seat, eyes)
