"""Implements the tables' `Store` with SQL, which is in the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.storage.sql import (
    campaigns_sql,
    drafts_sql,
    housekeeping_sql,
    outbox_sql,
    people_sql,
    personal_data_sql,
    places_sql,
    plans_sql,
    posts_sql,
    ratings_sql,
    results_sql,
    seat_calls_sql,
    statistics_sql,
    table_sql,
    timers_sql,
)
from bot.storage.sql.connection import SqlDatabase
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.ratings import RatedMode, RatingChange
from bot.tables.result_corrections import Correction, LoggedCorrection
from bot.tables.results import GameResult, ResultId
from bot.tables.seat_calls import SeatCall
from bot.tables.seating import Absence, PlayerId
from bot.tables.servers import ServerSettings
from bot.tables.statistics import Encounters, PersonStatistics, Records, Standings
from bot.tables.store import (
    CampaignCommit,
    Claim,
    Commit,
    PersonalData,
    PostedMessage,
    PostOwner,
    StoredAnswer,
    StoredDraft,
    StoredTable,
    TableVersion,
    Timer,
    WaitingMessage,
)
from bot.tables.table import Table, TableId
from campaigns.campaign import Campaign, CampaignId
from engine.terms import BoardId, SeatId


class SqlStore:
    """For one process alone: whatever it claims, nobody else has it."""

    shared = False

    def __init__(self, database: SqlDatabase) -> None:
        self.database = database

    async def close(self) -> None:
        await self.database.close()

    async def claim(self, what: str) -> Claim | None:  # noqa: ARG002  # there is nobody else
        return "again"

    async def give_back(self, what: str) -> None:
        pass

    async def is_first(self, what: str, now: float) -> bool:  # noqa: ARG002  # nobody else hears it
        return True

    async def join(self, group: str) -> None:
        pass

    async def members(self, group: str) -> int:  # noqa: ARG002  # of whichever
        return 1

    def listen(self, heard: Callable[[str], None]) -> None:
        pass

    async def heartbeat(self) -> int:
        await self.database.touch()
        return await self.database.read(outbox_sql.count_waiting)

    async def tidy(self, now: float, before: float) -> None:
        await self.database.write(lambda each: housekeeping_sql.tidy(each, now, before))

    async def forget_games(self, before: float, most: int) -> list[TableId]:
        return await self.database.write(
            lambda each: housekeeping_sql.forget_games(each, before, most)
        )

    async def people_not_seen(self, before: float) -> list[PlayerId]:
        return await self.database.read(lambda each: people_sql.people_not_seen(each, before))

    async def open_table(self, table: Table, opening: Callable[[TableId], Commit]) -> TableId:
        return await self.database.write(lambda each: table_sql.open_table(each, table, opening))

    async def load_table(self, table: TableId, *, whole: bool = False) -> StoredTable | None:
        return await self.database.read(lambda each: table_sql.load(each, table, whole=whole))

    async def version(self, table: TableId) -> TableVersion | None:
        return await self.database.read(lambda each: table_sql.version(each, table))

    async def commit(self, commit: Commit) -> None:
        await self.database.write(lambda each: table_sql.commit(each, commit))

    async def live_table(self, channel: str) -> TableId | None:
        return await self.database.read(lambda each: table_sql.live_table(each, channel))

    async def tables_in(self, channel: str) -> list[TableId]:
        return await self.database.read(lambda each: table_sql.tables_in(each, channel))

    async def live_tables_of(self, player: PlayerId) -> list[TableId]:
        return await self.database.read(lambda each: table_sql.live_tables_of(each, player))

    async def tables_proven_otherwise(self, fingerprint: str) -> list[TableId]:
        return await self.database.read(
            lambda each: table_sql.tables_proven_otherwise(each, fingerprint)
        )

    async def tables_with_computer_to_move(self) -> list[TableId]:
        return await self.database.read(table_sql.tables_with_computer_to_move)

    async def take_turns(self, most: int, now: float, until: float) -> list[TableId]:  # noqa: ARG002  # all are ours
        return (await self.tables_with_computer_to_move())[:most]

    async def keep_turn(self, table: TableId, until: float) -> None:
        pass

    async def due_timers(self, now: float, most: int, after: Timer | None = None) -> list[Timer]:
        return await self.database.read(lambda each: timers_sql.due(each, now, most, after))

    async def learn_guild(self, channel: str, guild: str) -> bool:
        return await self.database.write(lambda each: places_sql.learn(each, channel, guild))

    async def channels_of_unknown_guild(self) -> list[str]:
        return await self.database.read(places_sql.channels_of_unknown_guild)

    async def guilds_with_tables(self) -> list[str]:
        return await self.database.read(places_sql.guilds_with_tables)

    async def leave_guild(self, guild: str, at: float) -> None:
        await self.database.write(lambda each: places_sql.leave(each, guild, at))

    async def join_guild(self, guild: str) -> None:
        await self.database.write(lambda each: places_sql.join(each, guild))

    async def server_settings(self, guild: str) -> ServerSettings:
        return await self.database.read(lambda each: places_sql.settings(each, guild))

    async def keep_server_settings(self, guild: str, settings: ServerSettings) -> None:
        await self.database.write(lambda each: places_sql.keep_settings(each, guild, settings))

    async def lobbies_in(self, guild: str) -> list[TableId]:
        return await self.database.read(lambda each: table_sql.lobbies_in(each, guild))

    async def lobbies_without_end(self) -> list[TableId]:
        return await self.database.read(table_sql.lobbies_without_end)

    async def tables_below(self, channel: str) -> list[TableId]:
        return await self.database.read(lambda each: table_sql.tables_below(each, channel))

    async def seat_callers(self, table: TableId, free_since: float | None) -> list[PlayerId]:
        return await self.database.read(
            lambda each: seat_calls_sql.callers(each, table, free_since)
        )

    async def seat_call(self, player: PlayerId, guild: str) -> SeatCall | None:
        return await self.database.read(lambda each: seat_calls_sql.wish(each, player, guild))

    async def keep_seat_call(
        self, player: PlayerId, guild: str, how: SeatCall | None, at: float
    ) -> None:
        await self.database.write(lambda each: seat_calls_sql.keep(each, player, guild, how, at))

    async def left_guilds(self) -> list[str]:
        return await self.database.read(places_sql.left_guilds)

    async def guild_of(self, table: TableId) -> str | None:
        return await self.database.read(lambda each: places_sql.guild_of(each, table))

    async def guild_left_at(self, table: TableId) -> float | None:
        return await self.database.read(lambda each: places_sql.left_at(each, table))

    async def tables_left_before(self, before: float) -> list[TableId]:
        return await self.database.read(lambda each: places_sql.tables_left_before(each, before))

    async def answer_to(self, key: str) -> StoredAnswer | None:
        return await self.database.read(lambda each: table_sql.answer_to(each, key))

    async def keep_answer(self, answer: StoredAnswer) -> None:
        await self.database.write(lambda each: table_sql.keep_answer(each, answer))

    async def tables_with_messages(self) -> list[TableId]:
        return await self.database.read(outbox_sql.tables_with_messages)

    async def waiting_messages(self, table: TableId) -> list[WaitingMessage]:
        return await self.database.read(lambda each: outbox_sql.waiting_messages(each, table))

    async def cross_off(self, messages: Sequence[int]) -> None:
        await self.database.write(lambda each: outbox_sql.cross_off(each, messages))

    async def set_aside(self, messages: Sequence[int], why: str) -> None:
        await self.database.write(lambda each: outbox_sql.set_aside(each, messages, why))

    async def draft(self, table: TableId, seat: SeatId) -> StoredDraft | None:
        return await self.database.read(lambda each: drafts_sql.draft(each, table, seat))

    async def keep_draft(self, table: TableId, seat: SeatId, draft: StoredDraft) -> None:
        await self.database.write(lambda each: drafts_sql.keep_draft(each, table, seat, draft))

    async def plans(self, table: TableId, seat: SeatId) -> str | None:
        return await self.database.read(lambda each: plans_sql.plans(each, table, seat))

    async def keep_plans(self, table: TableId, seat: SeatId, plans: str) -> None:
        await self.database.write(lambda each: plans_sql.keep_plans(each, table, seat, plans))

    async def meet(
        self, player: PlayerId, name: str, locale: str | None, at: float
    ) -> PlayerProfile:
        return await self.database.write(
            lambda each: people_sql.meet(each, player, name, locale, at)
        )

    async def set_dms(self, player: PlayerId, on: bool) -> PlayerProfile:
        return await self.database.write(lambda each: people_sql.set_dms(each, player, on))

    async def set_preferences(
        self, player: PlayerId, preferences: Preferences, letter: float | None = None
    ) -> PlayerProfile:
        return await self.database.write(
            lambda each: people_sql.set_preferences(each, player, preferences, letter)
        )

    async def due_letters(self, now: float, most: int) -> list[PlayerId]:
        return await self.database.read(lambda each: timers_sql.due_letters(each, now, most))

    async def note_letter(self, player: PlayerId, at: float, following: float | None) -> None:
        await self.database.write(lambda each: people_sql.note_letter(each, player, at, following))

    async def guilds_with_seat_lists(self) -> list[str]:
        return await self.database.read(places_sql.guilds_with_seat_lists)

    async def set_absence(self, player: PlayerId, absence: Absence | None) -> PlayerProfile:
        return await self.database.write(lambda each: people_sql.set_absence(each, player, absence))

    async def keep_dm_channel(self, player: PlayerId, channel: str | None) -> None:
        await self.database.write(lambda each: people_sql.keep_dm_channel(each, player, channel))

    async def people(self, players: Iterable[PlayerId]) -> list[PlayerProfile]:
        return await self.database.read(lambda each: people_sql.people(each, players))

    async def personal_data(self, player: PlayerId) -> PersonalData:
        await self._enter_results()
        return await self.database.read(lambda each: personal_data_sql.personal_data(each, player))

    async def tables_naming(self, player: PlayerId) -> list[TableId]:
        return await self.database.read(lambda each: table_sql.tables_naming(each, player))

    async def forget_actions(self, table: TableId, player: PlayerId) -> None:
        await self.database.write(
            lambda each: personal_data_sql.forget_actions(each, table, player)
        )

    async def forget_seat(self, table: TableId, seat: SeatId, private_roles: Sequence[str]) -> None:
        await self.database.write(
            lambda each: personal_data_sql.forget_seat(each, table, seat, private_roles)
        )

    async def forget_person(self, player: PlayerId) -> bool:
        return await self.database.write(lambda each: personal_data_sql.forget_person(each, player))

    async def post(self, owner: PostOwner, role: str) -> PostedMessage | None:
        return await self.database.read(lambda each: posts_sql.post(each, owner, role))

    async def posts(self, table: TableId) -> dict[str, PostedMessage]:
        return await self.database.read(lambda each: posts_sql.posts(each, table))

    async def tables_with_old_posts(self) -> list[TableId]:
        return await self.database.read(posts_sql.tables_with_old_posts)

    async def keep_posts(self, owner: PostOwner, posts: Mapping[str, PostedMessage]) -> None:
        await self.database.write(lambda each: posts_sql.keep_posts(each, owner, posts))

    async def drop_post(self, owner: PostOwner, role: str) -> None:
        await self.database.write(lambda each: posts_sql.drop_post(each, owner, role))

    async def result(self, result: ResultId) -> GameResult | None:
        await self._enter_results()
        return await self.database.read(lambda each: results_sql.result(each, result))

    async def results_of(self, player: PlayerId) -> list[GameResult]:
        await self._enter_results()
        return await self.database.read(lambda each: results_sql.results_of(each, player))

    async def results_in(self, guild: str) -> list[GameResult]:
        await self._enter_results()
        return await self.database.read(lambda each: results_sql.results_in(each, guild))

    async def games_without_result(self, most: int) -> list[TableId]:
        return await self.database.read(lambda each: results_sql.games_without(each, most))

    async def make_result(self, table: TableId, result: GameResult | None) -> None:
        await self.database.write(lambda each: results_sql.make(each, table, result))

    async def correct_result(self, result: ResultId, correction: Correction) -> GameResult:
        await self._enter_results()
        return await self.database.write(lambda each: results_sql.correct(each, result, correction))

    async def corrections(self, result: ResultId) -> list[LoggedCorrection]:
        return await self.database.read(lambda each: results_sql.corrections(each, result))

    async def _enter_results(self) -> None:
        """Those that were only set aside when their games ended: whoever reads finds them all."""
        if await self.database.read(results_sql.are_set_aside):
            await self.database.write(results_sql.enter)

    async def rate_results(self, most: int) -> int:
        await self._enter_results()
        if not await self.database.read(ratings_sql.is_behind):
            return 0
        return await self.database.write(lambda each: ratings_sql.rate_some(each, most))

    async def start_ratings_over(self) -> None:
        await self.database.write(ratings_sql.start_over)

    async def rating_changes(self, result: ResultId, scope: str) -> list[RatingChange]:
        return await self.database.read(lambda each: ratings_sql.changes_of(each, result, scope))

    async def tables_showing_rating(self, player: PlayerId, most: int) -> list[TableId]:
        return await self.database.read(lambda each: ratings_sql.tables_showing(each, player, most))

    async def say_changed(self, tables: Sequence[TableId], at: float) -> None:
        await self.database.write(lambda each: outbox_sql.say_changed(each, tables, at))

    async def statistics(self, player: PlayerId, guild: str | None) -> PersonStatistics:
        await self._enter_results()
        return await self.database.read(lambda each: statistics_sql.statistics(each, player, guild))

    async def encounters(self, player: PlayerId, other: PlayerId, guild: str | None) -> Encounters:
        await self._enter_results()
        return await self.database.read(
            lambda each: statistics_sql.encounters(each, player, other, guild)
        )

    async def standings(self, guild: str, mode: RatedMode, first: int, most: int) -> Standings:
        return await self.database.read(
            lambda each: statistics_sql.standings(each, guild, mode, first, most)
        )

    async def records(self, guild: str, boards: Iterable[BoardId]) -> Records:
        await self._enter_results()
        return await self.database.read(lambda each: statistics_sql.records(each, guild, boards))

    async def found_campaign(self, campaign: Campaign, answer: StoredAnswer) -> CampaignId:
        return await self.database.write(lambda each: campaigns_sql.found(each, campaign, answer))

    async def campaign(self, campaign: CampaignId) -> Campaign | None:
        return await self.database.read(lambda each: campaigns_sql.load(each, campaign))

    async def commit_campaign(self, commit: CampaignCommit) -> None:
        if commit.corrected:
            await self._enter_results()
        await self.database.write(lambda each: campaigns_sql.commit(each, commit))

    async def campaign_tables(self, campaign: CampaignId) -> dict[int, TableId]:
        return await self.database.read(lambda each: campaigns_sql.tables(each, campaign))

    async def campaign_of(self, table: TableId) -> CampaignId | None:
        return await self.database.read(lambda each: campaigns_sql.of_table(each, table))

    async def due_campaigns(self, now: float) -> list[CampaignId]:
        await self._enter_results()
        return await self.database.read(lambda each: campaigns_sql.due(each, now))

    async def campaigns_in(self, guild: str) -> list[CampaignId]:
        return await self.database.read(lambda each: campaigns_sql.in_guild(each, guild))

    async def campaigns_to_show(self) -> list[CampaignId]:
        return await self.database.read(campaigns_sql.to_show)

    async def seen_at(self, player: PlayerId) -> float | None:
        return await self.database.read(lambda each: people_sql.seen_at(each, player))

    async def campaigns_naming(self, player: PlayerId) -> list[CampaignId]:
        return await self.database.read(lambda each: campaigns_sql.naming(each, player))

    async def fact(self, name: str) -> str | None:
        return await self.database.read(lambda each: posts_sql.fact(each, name))

    async def keep_fact(self, name: str, value: str) -> None:
        await self.database.write(lambda each: posts_sql.keep_fact(each, name, value))
