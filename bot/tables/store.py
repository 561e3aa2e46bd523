"""What tables need of a database: named questions and changes, in the words of the tables.

Whoever implements it keeps these promises:
- What a method changes is on disk when it returns, all of it; where it raises, nothing is changed.
- What is read later, by whomever, holds what was stored before.
- A caller that is cancelled leaves nothing half done.
- A database that fails says so with a `StorageError`, which is written for the operator.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from bot.tables.log import LogEntry, Snapshot
from bot.tables.people import Person
from bot.tables.seating import PlayerId, Seating
from bot.tables.table import Nonce, OutboxMessage, Table, TableId
from engine.errors import ConcordiaError
from engine.frozen import frozen
from engine.terms import SeatId
from engine.views import Viewer


class StorageError(ConcordiaError):
    """Nothing was stored, and nothing that was stored is lost."""


class KeyTaken(Exception):
    """A request with this key was answered before."""


class TableMovedOn(Exception):
    """Another process has changed the table: what we know of it is out of date."""


class ChannelHasTable(Exception):
    """A live table is there already."""


class StoredTable(NamedTuple):
    table: Table
    """Without its game, which the rest adds up to."""
    snapshot: Snapshot | None
    entries: tuple[LogEntry, ...]
    """The one whose state the snapshot is, for its hash and its chain, and those after the
    snapshot; without a snapshot, all."""


class StoredAnswer(NamedTuple):
    key: str
    asked: str
    """Who asked for what, so that a key cannot fetch somebody else's answer."""
    answer: str
    at: float


@frozen
class Commit:
    """What is stored together."""

    table: Table
    """Written where its revision is another than the one that was seen."""
    seen: int
    """The revision of the table that the change was worked out from."""
    entries: tuple[LogEntry, ...] = ()
    snapshot: Snapshot | None = None
    answer: StoredAnswer | None = None
    messages: tuple[OutboxMessage, ...] = ()
    vacated: tuple[SeatId, ...] = ()
    """Seats whose player has gone; what lies there unconfirmed was theirs alone."""


class WaitingMessage(NamedTuple):
    id: int
    table: TableId
    channel: str
    seating: Seating
    viewer: Viewer
    nonce: Nonce
    notice: str


class StoredDraft(NamedTuple):
    """What a seat has tried out and not confirmed."""

    number: int
    """Of the decision it answers."""
    actions: str


class PostedMessage(NamedTuple):
    """A message that stands in a channel and will be edited, and what it stands for."""

    key: str
    channel: str
    message: str


class PersonalTable(NamedTuple):
    """A table that names somebody; where they sit there, with what they did and tried out."""

    table: Table
    entries: tuple[LogEntry, ...] = ()
    draft: StoredDraft | None = None


class PersonalData(NamedTuple):
    person: Person | None
    tables: tuple[PersonalTable, ...]


class Store(Protocol):
    async def close(self) -> None: ...

    async def heartbeat(self) -> int:
        """Write to the disk without changing anything; how many messages wait to be sent."""

    async def tidy(self, now: float, before: float) -> None:
        """Forget answers given before that time, messages set aside before it, and drafts of games
        that nobody plays any more."""

    async def open_table(self, table: Table, opening: Callable[[TableId], Commit]) -> TableId:
        """A new one, under an id of its own, which what else is stored with it may need to know.

        Raises ChannelHasTable or KeyTaken.
        """

    async def load_table(self, table: TableId, *, whole: bool = False) -> StoredTable | None:
        """From its last snapshot on; the whole log where there is none, or it is asked for."""

    async def commit(self, commit: Commit) -> None:
        """Raises KeyTaken or TableMovedOn."""

    async def live_table(self, channel: str) -> TableId | None: ...

    async def tables_in(self, channel: str) -> list[TableId]:
        """Every table there ever was in a channel, the first one first."""

    async def live_tables_of(self, player: PlayerId) -> list[TableId]:
        """Where somebody sits, or waits for a game to begin; the first one first."""

    async def tables_proven_otherwise(self, fingerprint: str) -> list[TableId]:
        """Live games last played under other rules than these."""

    async def tables_with_computer_to_move(self) -> list[TableId]: ...

    async def tables_with_vote_ended(self, now: float) -> list[TableId]:
        """Whose open vote has reached its deadline."""

    async def answer_to(self, key: str) -> StoredAnswer | None: ...

    async def keep_answer(self, answer: StoredAnswer) -> None:
        """Raises KeyTaken."""

    async def tables_with_messages(self) -> list[TableId]: ...

    async def waiting_messages(self, table: TableId) -> list[WaitingMessage]:
        """The first ones, in order; as many as are handed over at once."""

    async def cross_off(self, messages: Sequence[int]) -> None:
        """They were delivered. Those that were set aside stay."""

    async def set_aside(self, messages: Sequence[int], why: str) -> None:
        """They cannot be delivered."""

    async def draft(self, table: TableId, seat: SeatId) -> StoredDraft | None: ...

    async def keep_draft(self, table: TableId, seat: SeatId, draft: StoredDraft) -> None: ...

    async def meet(self, player: PlayerId, name: str, locale: str | None) -> Person: ...

    async def set_dms(self, player: PlayerId, on: bool) -> Person: ...

    async def people(self, players: Iterable[PlayerId]) -> list[Person]:
        """Those of them who were ever met."""

    async def personal_data(self, player: PlayerId) -> PersonalData: ...

    async def tables_naming(self, player: PlayerId) -> list[TableId]:
        """As a player, as a host or in a vote."""

    async def forget_seat(self, table: TableId, seat: SeatId, private_roles: Sequence[str]) -> None:
        """What lies there for whoever sits in it, what was answered to them, and the messages in
        those channels where one of these roles stands: nobody else reads there."""

    async def forget_person(self, player: PlayerId) -> bool:
        """Also messages about them that were set aside. Whether they were known."""

    async def post(self, table: TableId, role: str) -> PostedMessage | None: ...

    async def keep_post(self, table: TableId, role: str, post: PostedMessage) -> None: ...

    async def drop_post(self, table: TableId, role: str) -> None: ...

    async def fact(self, name: str) -> str | None: ...

    async def keep_fact(self, name: str, value: str) -> None: ...
