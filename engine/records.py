"""Records: options, seed and actions, all that is needed to play a game again.

Whoever has the record of an unfinished game knows its seed, and so the cards to come. A table that
goes on from one deals them anew, from a seed of its own; its record then names both seeds, and
after which action the second one took over.
"""

import json
from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel, ConfigDict, Field, ValidationError

import engine
from engine import chains
from engine.actions import Action
from engine.catalogue import without_repeats
from engine.errors import ConcordiaError, InvalidOptions, InvalidRecord, echo
from engine.frozen import frozen
from engine.game_options import GameOptions, read_options
from engine.setup import new_game, redeal
from engine.state import GameState
from engine.terms import SeatId

FORMAT = 1


class Entry(BaseModel):
    """One action, and the seat whose decision it answered."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    action: Action
    chain: str | None = None
    """The hash of this action and of all before it, where the table kept them."""


class Continuation(BaseModel):
    """A table went on from a record, and what was still undrawn was dealt anew."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    after: int = Field(ge=0)
    """How many actions came with the record."""
    seed: str = Field(min_length=1)
    commitment: str | None = None
    """The hash of this seed, published when the record was brought."""
    by: str | None = None
    """Who brought the record."""


class Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int
    rules: str
    options: Mapping[str, object]
    seed: str = Field(min_length=1)
    seats: tuple[str, ...]
    """Who sat where, seat 0 first."""
    actions: tuple[Entry, ...]
    commitment: str | None = None
    """The hash of the seed that was published before the game."""
    continued: tuple[Continuation, ...] = ()
    """Each time it was brought to a table to go on, the first one first."""
    takebacks: bool = False
    """Whether somebody who played against computers only has played a turn again."""

    @property
    def game_options(self) -> GameOptions:
        return read_options(self.options)


@frozen
class Replayed:
    """One action of a record, played again."""

    number: int
    entry: Entry
    transition: engine.Transition
    state: GameState
    """What the next action finds: the rest of the deck may have been dealt anew."""


def record_of(
    options: GameOptions, seed: str, seats: tuple[str, ...], actions: list[tuple[SeatId, Action]]
) -> Record:
    return Record.model_construct(
        format=FORMAT,
        rules=engine.RULES_VERSION,
        options=options_as_json(options),
        seed=seed,
        seats=seats,
        actions=tuple(Entry.model_construct(seat=s, action=action) for s, action in actions),
    )


def beginning(record: Record) -> GameState:
    return redealt(new_game(record.game_options, record.seed), record.continued, after=0)


def redealt(state: GameState, continued: Iterable[Continuation], *, after: int) -> GameState:
    """The state as it is played on from there."""
    for each in continued:
        if each.after == after:
            state = redeal(state, each.seed)
    return state


def rechained(chain: str, continued: Iterable[Continuation], *, after: int) -> str:
    """The chain there, which vouches for the seed of the rest as well."""
    for each in continued:
        if each.after == after:
            chain = chains.reseeded(chain, chains.commitment(each.seed))
    return chain


def replay(record: Record) -> Iterator[Replayed]:
    """Every action is checked; the first one that does not play is named."""
    state = beginning(record)
    for number, entry in enumerate(record.actions, start=1):
        try:
            transition = engine.apply(state, SeatId(entry.seat), entry.action)
        except ConcordiaError as refusal:
            raise InvalidRecord(f"action {number}: {refusal}", "action", number) from refusal
        state = redealt(transition.state, record.continued, after=number)
        yield Replayed(number, entry, transition, state)


def promises_in(record: Record) -> tuple[Record | Continuation, ...]:
    """Each seed of the game, with its published hash where there is one."""
    return record, *record.continued


def read_record(text: str) -> Record:
    try:
        record = Record.model_validate_json(text, strict=True)
        json.loads(text, object_pairs_hook=without_repeats)
    except ValidationError as error:
        raise InvalidRecord(_first_problem(error)) from None
    except ValueError as error:
        raise InvalidRecord(str(error)) from None
    _refuse_foreign(record)
    _refuse_broken_promise(record)
    _refuse_broken_chain(record)
    return record


def write_record(record: Record) -> str:
    """JSON with a line for each action, so that people and diffs can read it."""
    head = {
        "format": record.format,
        "rules": record.rules,
        "options": record.options,
        "seed": record.seed,
        "seats": record.seats,
    }
    if record.commitment is not None:
        head["commitment"] = record.commitment
    if record.continued:
        head["continued"] = [each.model_dump(exclude_none=True) for each in record.continued]
    if record.takebacks:
        head["takebacks"] = True
    actions = ",\n  ".join(_line(entry) for entry in record.actions)
    return json.dumps(head)[:-1] + f', "actions": [\n  {actions}\n]}}\n'


def entry_text(seat: int, action: Action) -> str:
    """One action as it stands in a record; also what a link of the chain is made of."""
    return json.dumps({"seat": seat, "action": action.as_json()})


def read_action(text: str | bytes) -> Action:
    return Action.read_json(text)


def options_as_json(options: GameOptions) -> dict[str, object]:
    return options.model_dump(mode="json", by_alias=True)


def _refuse_foreign(record: Record) -> None:
    if record.format != FORMAT:
        raise InvalidRecord(
            f"format {record.format} is unknown; this program reads {FORMAT}", "format"
        )
    if record.rules != engine.RULES_VERSION:
        raise InvalidRecord(
            f"played under rules {echo(record.rules)}; "
            f"this program plays rules {engine.RULES_VERSION}",
            "rules",
        )
    try:
        options = record.game_options
    except InvalidOptions as refusal:
        raise InvalidRecord(f"options: {refusal}", "options") from None
    if len(record.seats) != options.seats:
        told = f"seats: {len(record.seats)} named for a game of {options.seats}"
        raise InvalidRecord(told, "seats")
    points = [each.after for each in record.continued]
    if points != sorted(points) or points[-1:] > [len(record.actions)]:
        raise InvalidRecord(
            f"continued: after {', '.join(map(str, points[:9]))}, which does not fit "
            f"{len(record.actions)} actions"
        )


def _line(entry: Entry) -> str:
    text = entry_text(entry.seat, entry.action)
    return text if entry.chain is None else f'{text[:-1]}, "chain": "{entry.chain}"}}'


def _refuse_broken_promise(record: Record) -> None:
    for promised in promises_in(record):
        actual = chains.commitment(promised.seed)
        if promised.commitment is not None and promised.commitment != actual:
            raise InvalidRecord(
                f"the seed does not match the published hash: its SHA-256 is {actual}, "
                f"but the commitment is {echo(promised.commitment)}",
                "seed",
            )


def _refuse_broken_chain(record: Record) -> None:
    if all(entry.chain is None for entry in record.actions):
        return
    root = chains.root(chains.commitment(record.seed), record.options)
    chain = rechained(root, record.continued, after=0)
    for number, entry in enumerate(record.actions, start=1):
        link = chains.link(chain, entry_text(entry.seat, entry.action))
        chain = rechained(link, record.continued, after=number)
        if entry.chain != chain:
            raise InvalidRecord(
                f"action {number}: the hash chain breaks; this action, or one before it, "
                "is not what was played",
                "chain",
                number,
            )


def _first_problem(error: ValidationError) -> str:
    problem = error.errors()[0]
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in problem["loc"]]
    where = echo("".join(steps).removeprefix(".") or "record")
    match problem["type"]:
        case "json_invalid":
            return f"not a complete JSON document: {problem['ctx']['error']}"
        case "union_tag_invalid":
            return f"{where}: no action of kind {echo(json.dumps(problem['ctx']['tag']))}"
        case "union_tag_not_found":
            return f"{where}: the kind is missing"
        case "missing":
            return f"{where}: missing"
        case "extra_forbidden":
            return f"{where}: unknown"
        case _:
            return f"{where}: {problem['msg']}"
