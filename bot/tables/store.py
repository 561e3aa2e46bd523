"""What the tables need from a database: named methods that take and return domain types.

Every implementation promises:
- When a method returns, all of its changes are on disk; when it raises, none of them are stored.
- A read sees everything that was stored before it.
- A caller that is cancelled leaves nothing half done.
- A database that fails raises a `StorageError`, whose text is meant for the operator.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, NewType, Protocol

from bot.tables.log import LogEntry, Snapshot
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.ratings import RatedMode, RatingChange
from bot.tables.result_corrections import Correction, LoggedCorrection
from bot.tables.results import GameResult, ResultId
from bot.tables.seat_calls import SeatCall
from bot.tables.seating import Absence, PlayerId, Seating
from bot.tables.servers import ServerSettings
from bot.tables.statistics import Encounters, PersonStatistics, Records, Standings
from bot.tables.table import Nonce, OutboxMessage, Reminded, Table, TableId, TimerKind
from campaigns.campaign import Campaign, CampaignId
from engine.errors import ConcordiaError
from engine.frozen import frozen
from engine.terms import BoardId, SeatId
from engine.views import Viewer


class StorageError(ConcordiaError):
    """Nothing was stored, and nothing that was stored is lost."""


class KeyTaken(Exception):
    """A request with this key was answered before."""


class TableMovedOn(Exception):
    """Another process changed the table, so the change was worked out from old facts."""


class TakenOver(StorageError):
    """Another process has claimed meanwhile what this one goes on with."""


class ChannelHasTable(Exception):
    """The channel already has a live table."""


class TableVersion(NamedTuple):
    """Two numbers that tell whether a table has changed: one of them goes up with every change."""

    revision: int
    number: int
    """Of the last entry of its log; 0 if there is none."""


Claim = Literal["again", "anew"]
"""Whether the process that has claimed something was also the last one to have it."""


class StoredTable(NamedTuple):
    table: Table
    """Without its game, which is rebuilt from the snapshot and the entries."""
    snapshot: Snapshot | None
    entries: tuple[LogEntry, ...]
    """The snapshot's own entry, for its hash and chain, and those after it; all of them if there
    is no snapshot."""

    @property
    def version(self) -> TableVersion:
        last = self.entries[-1].number if self.entries else 0
        return TableVersion(
            self.table.revision, max(last, self.snapshot.number if self.snapshot else 0)
        )


class StoredAnswer(NamedTuple):
    key: str
    asked: str
    """Who asked for what, so that a key cannot fetch somebody else's answer."""
    answer: str
    at: float


class StoredDraft(NamedTuple):
    """What a seat has tried out but not confirmed."""

    number: int
    """Of the decision it answers."""
    actions: str


class Timer(NamedTuple):
    """That something is due, for a table or for a person."""

    id: int
    kind: TimerKind
    due: float
    table: TableId | None
    player: PlayerId | None


@frozen
class Commit:
    """What is stored in one transaction."""

    table: Table
    """Written, with its timers, only if its revision differs from `seen`."""
    seen: int
    """The revision the change was worked out from."""
    after: int | None = None
    """The last entry of the log it was worked out from; None for whatever there is."""
    entries: tuple[LogEntry, ...] = ()
    snapshot: Snapshot | None = None
    answer: StoredAnswer | None = None
    messages: tuple[OutboxMessage, ...] = ()
    vacated: tuple[SeatId, ...] = ()
    """Seats whose player left: their drafts and plans are deleted."""
    unplanned: tuple[SeatId, ...] = ()
    """Seats whose plans are deleted."""
    draft: tuple[SeatId, StoredDraft] | None = None
    """What a seat finds in its panel afterwards."""
    reminded: Reminded | None = None
    guild: str | None = None
    """Of a new table: the server it is in, where that is known."""
    called: tuple[PlayerId, ...] = ()
    """Who waited for a seat in that server, and is called."""
    of_campaign: tuple[CampaignId, int] | None = None
    """Of a new table: which game of a campaign is played there. One that has its table gets no
    other: then `KeyTaken` is raised."""
    result: str | None = None
    """Of a game that ends with this, as JSON; what its log adds to it is read from there."""


class CampaignCommit(NamedTuple):
    """What is stored of a campaign in one transaction."""

    campaign: Campaign
    seen: int
    """The revision the change was worked out from."""
    answer: StoredAnswer | None = None
    corrected: tuple[ResultId, Correction] | None = None
    """The result behind a game that an organiser has corrected."""


class WaitingMessage(NamedTuple):
    id: int
    table: TableId
    channel: str
    seating: Seating
    viewer: Viewer
    nonce: Nonce
    notice: str
    guild: str | None
    """The server of the channel, where it is known."""


class PostedMessage(NamedTuple):
    """A message in a channel that will be edited, and the key of what it shows."""

    key: str
    channel: str
    message: str
    """Empty while it is being sent."""
    kept: str | None = None
    """What is needed to edit it without reading it first."""
    nonce: Nonce | None = None
    sent_at: float | None = None
    """When it was sent for the first time; it may have taken longer to come through."""


OtherOwner = NewType("OtherOwner", str)
PostOwner = TableId | OtherOwner
"""For whom a message stands somewhere: a table; or else a server, a campaign or a person."""


def server(guild: str) -> OtherOwner:
    return OtherOwner(f"server {guild}")


def campaign_owner(campaign: CampaignId) -> OtherOwner:
    return OtherOwner(f"campaign {campaign}")


def person(player: PlayerId) -> OtherOwner:
    return OtherOwner(f"person {player}")


def speaker_claim(owner: PostOwner) -> str:
    """What a process claims that speaks for it."""
    return f"table {owner}" if isinstance(owner, int) else owner


TABLE_POST, PART_POST, REMINDER_POST = "table", "partner", "reminder"
"""Roles of posts: what stands for a game in its channel, what asks somebody in their partner's
turn, and what reminds somebody. One that has had its time keeps no time at which it was sent."""
STANDINGS_POST, CEREMONY_POST = "standings", "ceremony"
"""Roles of what stands for a campaign."""
GONE_POST = "gone"
"""In place of a message that stands for no table: it is gone, and none takes its place."""
CLOSED_POST = "closed"
"""In place of a post: nothing can be said in the channel of the table, and somebody knows."""
OLD_POST = " old "
"""In the role of a post: it has had its time, and is still to be tidied up."""


class PersonalTable(NamedTuple):
    """A table that names a person, with what they did there; if they sit there, with their
    draft and their plans."""

    table: Table
    entries: tuple[LogEntry, ...] = ()
    draft: StoredDraft | None = None
    plans: str | None = None


class PersonalData(NamedTuple):
    person: PlayerProfile | None
    tables: tuple[PersonalTable, ...]
    seen_at: float | None = None
    seat_calls: tuple[str, ...] = ()
    """Servers in which they want to be called when a seat is free."""
    results: tuple[GameResult, ...] = ()
    """Of games in which they have played."""
    campaigns: tuple[Campaign, ...] = ()
    """Those that name them."""


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may change what is stored."""

    async def close(self) -> None: ...

    async def claim(self, what: str) -> Claim | None:
        """One process has it at a time, until it gives it back or ends. None where another one has
        it. To speak for a table, a server or a campaign is claimed by `speaker_claim`: whatever is
        stored of their posts raises TakenOver once another process has claimed it."""

    async def give_back(self, what: str) -> None: ...

    async def is_first(self, what: str, now: float) -> bool:
        """Whether no other process was here before: of several that hear the same, one does what is
        to be done. Remembered for an hour at least."""

    async def join(self, group: str) -> None:
        """The process belongs to this group from now on."""

    async def members(self, group: str) -> int:
        """How many processes belong to it and are alive."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with what other processes have stored: `outbox 7` if table 7 has something to
        say, `computers 7` if a computer is to move there. Some of it may be missed."""

    async def heartbeat(self) -> int:
        """Write to the disk without changing anything; return how many messages wait."""

    async def tidy(self, now: float, before: float) -> None:
        """Delete answers and set-aside messages from before then, and drafts and plans of
        finished games. For whatever has no time yet, such as games that have ended since, it starts
        now."""

    async def forget_games(self, before: float, most: int) -> list[TableId]:
        """Delete tables that ended before then, with all that belongs to them."""

    async def people_not_seen(self, before: float) -> list[PlayerId]:
        """Whoever was last seen before then, without those whom a live table names."""

    async def open_table(self, table: Table, opening: Callable[[TableId], Commit]) -> TableId:
        """Store a new table. `opening` gets its id and says what is stored along with it.

        Raises ChannelHasTable or KeyTaken.
        """

    async def load_table(self, table: TableId, *, whole: bool = False) -> StoredTable | None:
        """With the log since the last snapshot, or with the whole log."""

    async def version(self, table: TableId) -> TableVersion | None:
        """Whether what is in memory is still true can be told from it."""

    async def commit(self, commit: Commit) -> None:
        """Raises KeyTaken or TableMovedOn, the latter also if somebody was reminded or called
        meanwhile."""

    async def live_table(self, channel: str) -> TableId | None: ...

    async def tables_in(self, channel: str) -> list[TableId]:
        """Every table the channel ever had, oldest first."""

    async def live_tables_of(self, player: PlayerId) -> list[TableId]:
        """Where the player sits, in a lobby or a game, oldest first."""

    async def tables_proven_otherwise(self, fingerprint: str) -> list[TableId]:
        """Live games whose log was last checked under other rules."""

    async def tables_with_computer_to_move(self) -> list[TableId]: ...

    async def take_turns(self, most: int, now: float, until: float) -> list[TableId]:
        """Where a computer is to move and no process thinks: until then, this one does. Those come
        first that have waited longest."""

    async def keep_turn(self, table: TableId, until: float) -> None:
        """For longer, or no longer: then others may take it."""

    async def due_timers(self, now: float, most: int, after: Timer | None = None) -> list[Timer]:
        """Those whose time has come, in that order; if one is named, those after it. Daily letters
        are asked for by themselves."""

    async def learn_guild(self, channel: str, guild: str) -> bool:
        """Remember in which server the live table of the channel is; False if there is none."""

    async def channels_of_unknown_guild(self) -> list[str]:
        """Channels with a live table of which nobody knows in which server it is."""

    async def guilds_with_tables(self) -> list[str]:
        """Those in which a table is live or has messages."""

    async def leave_guild(self, guild: str, at: float) -> None:
        """Since when the bot is not there any more, unless that is known."""

    async def join_guild(self, guild: str) -> None:
        """The bot is there, whatever was known before."""

    async def server_settings(self, guild: str) -> ServerSettings:
        """As usual, where nothing was set."""

    async def keep_server_settings(self, guild: str, settings: ServerSettings) -> None: ...

    async def lobbies_in(self, guild: str) -> list[TableId]:
        """Tables that gather there, oldest first."""

    async def lobbies_without_end(self) -> list[TableId]:
        """Those that no timer is set for, oldest first."""

    async def tables_below(self, channel: str) -> list[TableId]:
        """Live ones with a thread of their own in that channel."""

    async def seat_callers(self, table: TableId, free_since: float | None) -> list[PlayerId]:
        """Who waits for a free seat in the server of that table, the first one first; and has since
        before there was one."""

    async def seat_call(self, player: PlayerId, guild: str) -> SeatCall | None:
        """Whether somebody wants to be called when a seat is free there."""

    async def keep_seat_call(
        self, player: PlayerId, guild: str, how: SeatCall | None, at: float
    ) -> None: ...

    async def left_guilds(self) -> list[str]: ...

    async def guild_of(self, table: TableId) -> str | None:
        """The server it is in, where that is known."""

    async def guild_left_at(self, table: TableId) -> float | None:
        """Since when the bot is no longer in the server of that table."""

    async def tables_left_before(self, before: float) -> list[TableId]:
        """Tables that are live or have messages, in servers the bot left before then."""

    async def answer_to(self, key: str) -> StoredAnswer | None: ...

    async def keep_answer(self, answer: StoredAnswer) -> None:
        """Raises KeyTaken."""

    async def tables_with_messages(self) -> list[TableId]: ...

    async def waiting_messages(self, table: TableId) -> list[WaitingMessage]:
        """The first batch, in order."""

    async def cross_off(self, messages: Sequence[int]) -> None:
        """Delete delivered messages, except those that were set aside."""

    async def set_aside(self, messages: Sequence[int], why: str) -> None:
        """Mark messages as undeliverable."""

    async def draft(self, table: TableId, seat: SeatId) -> StoredDraft | None: ...

    async def keep_draft(self, table: TableId, seat: SeatId, draft: StoredDraft) -> None: ...

    async def plans(self, table: TableId, seat: SeatId) -> str | None: ...

    async def keep_plans(self, table: TableId, seat: SeatId, plans: str) -> None: ...

    async def meet(
        self, player: PlayerId, name: str, locale: str | None, at: float
    ) -> PlayerProfile: ...

    async def set_dms(self, player: PlayerId, on: bool) -> PlayerProfile: ...

    async def set_preferences(
        self, player: PlayerId, preferences: Preferences, letter: float | None = None
    ) -> PlayerProfile:
        """With the timer of their daily letter, if they want one."""

    async def set_absence(self, player: PlayerId, absence: Absence | None) -> PlayerProfile:
        """With the timer that ends it."""

    async def keep_dm_channel(self, player: PlayerId, channel: str | None) -> None:
        """Of somebody who was met; nothing is kept about anybody else."""

    async def people(self, players: Iterable[PlayerId]) -> list[PlayerProfile]:
        """Those of them the bot has met."""

    async def personal_data(self, player: PlayerId) -> PersonalData: ...

    async def tables_naming(self, player: PlayerId) -> list[TableId]:
        """Tables that name the player: seated, as host or in a vote."""

    async def forget_actions(self, table: TableId, player: PlayerId) -> None:
        """What the player did there stays, but nobody knows any more that it was them. Delete the
        answers to their requests."""

    async def forget_seat(self, table: TableId, seat: SeatId, private_roles: Sequence[str]) -> None:
        """Delete the seat's draft and plans, its waiting messages, and every post in a channel
        where one of these roles is posted."""

    async def forget_person(self, player: PlayerId) -> bool:
        """Also set-aside messages that name them, and what is kept of posts that do. Returns
        whether they were known."""

    async def post(self, owner: PostOwner, role: str) -> PostedMessage | None: ...

    async def posts(self, table: TableId) -> dict[str, PostedMessage]:
        """By role."""

    async def tables_with_old_posts(self) -> list[TableId]: ...

    async def keep_posts(self, owner: PostOwner, posts: Mapping[str, PostedMessage]) -> None:
        """By role; all of them or none."""

    async def drop_post(self, owner: PostOwner, role: str) -> None: ...

    async def guilds_with_seat_lists(self) -> list[str]:
        """Where a list of free seats is to stand, or stands."""

    async def due_letters(self, now: float, most: int) -> list[PlayerId]:
        """Whose daily letter is due, the longest waiting first."""

    async def note_letter(self, player: PlayerId, at: float, following: float | None) -> None:
        """They have had it, and when the next one is due."""

    async def result(self, result: ResultId) -> GameResult | None: ...

    async def results_of(self, player: PlayerId) -> list[GameResult]:
        """Those that count for them, in the order in which the games ended."""

    async def results_in(self, guild: str) -> list[GameResult]:
        """In the order in which the games ended."""

    async def games_without_result(self, most: int) -> list[TableId]:
        """Some that ended before results were kept."""

    async def make_result(self, table: TableId, result: GameResult | None) -> None:
        """Of a game that ended before; None where there was no game."""

    async def correct_result(self, result: ResultId, correction: Correction) -> GameResult:
        """What is said instead is logged. Raises UnknownResult or BadCorrection."""

    async def corrections(self, result: ResultId) -> list[LoggedCorrection]:
        """The first one first."""

    async def rate_results(self, most: int) -> int:
        """Bring ratings up to date with so many results; fewer once all are rated."""

    async def start_ratings_over(self) -> None:
        """Forget all ratings: `rate_results` makes the same ones again."""

    async def rating_changes(self, result: ResultId, scope: str) -> list[RatingChange]:
        """What a game made of ratings in a server, or everywhere; nothing before it is rated."""

    async def tables_showing_rating(self, player: PlayerId, most: int) -> list[TableId]:
        """Where the end of a game says what somebody's rating became: so many, the latest first."""

    async def say_changed(self, tables: Sequence[TableId], at: float) -> None:
        """What stands for these tables is to be put right, though they are as they were."""

    async def statistics(self, player: PlayerId, guild: str | None) -> PersonStatistics:
        """In that server, or everywhere. Nothing in it names anybody else."""

    async def encounters(
        self, player: PlayerId, other: PlayerId, guild: str | None
    ) -> Encounters: ...

    async def standings(self, guild: str, mode: RatedMode, first: int, most: int) -> Standings:
        """So many, after the first ones; without those who want to stay private."""

    async def records(self, guild: str, boards: Iterable[BoardId]) -> Records:
        """Without games that would show somebody who wants to stay private."""

    async def found_campaign(self, campaign: Campaign, answer: StoredAnswer) -> CampaignId:
        """Store a new one. Raises KeyTaken."""

    async def campaign(self, campaign: CampaignId) -> Campaign | None: ...

    async def commit_campaign(self, commit: CampaignCommit) -> None:
        """Raises KeyTaken or TableMovedOn."""

    async def campaign_tables(self, campaign: CampaignId) -> dict[int, TableId]:
        """By the number of the game."""

    async def campaign_of(self, table: TableId) -> CampaignId | None: ...

    async def due_campaigns(self, now: float) -> list[CampaignId]:
        """Those that have a round to begin, a table to open or a result to take in."""

    async def campaigns_in(self, guild: str) -> list[CampaignId]:
        """All there ever were, oldest first."""

    async def campaigns_to_show(self) -> list[CampaignId]:
        """Those that go on, and those that stand in their channel as they were before."""

    async def seen_at(self, player: PlayerId) -> float | None:
        """When somebody last used the bot."""

    async def campaigns_naming(self, player: PlayerId) -> list[CampaignId]: ...

    async def fact(self, name: str) -> str | None: ...

    async def keep_fact(self, name: str, value: str) -> None: ...
