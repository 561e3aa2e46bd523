"""What the database holds, row by row: plain values, whose meaning the tables know."""

from typing import Literal, NamedTuple

Stage = Literal["lobby", "playing", "held", "over", "abandoned"]
DoneBy = Literal["person", "computer", "order", "record"]
"""A person; a computer seat; a standing order; or it came with an imported record."""


class TableRow(NamedTuple):
    id: int
    channel: str
    stage: Stage
    sheet: str
    revision: int
    options: str
    seed: str
    commitment: str | None
    chained: int
    rules: str
    proven: str
    """The fingerprint of the rules under which the whole log is known to play."""
    computer_to_move: int
    held_because: str | None
    deadline: float | None
    created_at: float


class EntryRow(NamedTuple):
    """One entry of the log: an action, or an undo."""

    number: int
    parent: int
    """The entry it follows in play; 0 is the beginning."""
    seat: int
    done_by: DoneBy
    action_json: str
    key: str | None
    at: float
    chain: str
    state_hash: bytes


class SnapshotRow(NamedTuple):
    number: int
    """The last entry of the log that is in it."""
    head: int
    """The entry whose state it is; lower than the number after an undo."""
    state: bytes


class RequestRow(NamedTuple):
    key: str
    asked: str
    """Who asked for what, so that a key cannot fetch somebody else's answer."""
    answer: str
    at: float


class MessageRow(NamedTuple):
    viewer: int | None
    nonce: str
    notice: str


class WaitingMessage(NamedTuple):
    id: int
    table_id: int
    channel: str
    sheet: str
    viewer: int | None
    nonce: str
    notice: str


class PersonRow(NamedTuple):
    player: str
    name: str
    locale: str | None
    takes_dms: int


class PostRow(NamedTuple):
    """A message that stands somewhere, and what it stands for."""

    key: str
    channel: str
    message: str


class Changes(NamedTuple):
    """What one transaction adds."""

    table: TableRow | None = None
    """Only where something but the log changed."""
    seen: int = 0
    """The revision of the table that the change was worked out from."""
    entries: tuple[EntryRow, ...] = ()
    snapshot: SnapshotRow | None = None
    request: RequestRow | None = None
    messages: tuple[MessageRow, ...] = ()
    left: tuple[int, ...] = ()
    """Seats whose player has gone; what lies there unconfirmed was theirs alone."""
