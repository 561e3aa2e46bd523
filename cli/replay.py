"""`concordia replay`: a record played again and checked, action by action."""

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cli import files
from cli.errors import BadInput
from cli.parser import Commands
from engine import GameState, final_scores, winner
from engine.errors import InvalidRecord, echo
from engine.records import Record, beginning, promises_in, read_record, replay
from engine.traces import score_as_json, trace

if TYPE_CHECKING:
    from words import Words

_EXAMPLE = """\
concordia simulate --board italia --seats 3 --record game.json
  concordia replay game.json --trace game.jsonl"""
_DESCRIPTION = """\
Plays a record again, checks every action against the rules, and shows the result, or who is to
decide if the record stops early. If the record carries them, it also checks the seed against the
promise that stands beside it, and the chain of hashes."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "replay",
        run,
        summary="play a record again and check it",
        description=_DESCRIPTION,
        example=_EXAMPLE,
    )
    parser.add_argument("record", metavar="RECORD", help="the record file; - reads standard input")
    parser.add_argument(
        "--trace", metavar="FILE", help="write every state to this file, as JSON lines"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    files.refuse_crowded_output(arguments.trace, json=arguments.json)
    files.refuse_shared_files(arguments.record, arguments.trace)
    record = load(arguments.record)
    state = _last_state(arguments.record, record)
    if arguments.trace:
        files.write_lines(arguments.trace, trace(record))
    text = json.dumps(as_json(record, state)) if arguments.json else as_text(record, state)
    print(text, file=files.result_stream(arguments.trace))
    return 0


def load(name: str) -> Record:
    text = files.read_text(name)
    try:
        return read_record(text)
    except InvalidRecord as refusal:
        raise BadInput(f"{files.shown(name)}: {refusal}") from None


def as_json(record: Record, state: GameState) -> dict[str, Any]:
    """Before the end the scores are what the gods would pay now, and nobody has won yet."""
    return {
        "board": state.options.board,
        "seats": state.options.seats,
        "team": state.options.team,
        "set": state.options.cards,
        "actions": len(record.actions),
        "over": state.over,
        "turns": state.turn,
        "ended_by": state.end_cause if state.over else None,
        "scores": [score_as_json(score, state) for score in final_scores(state)],
        "winner": list(winner(state)) if state.over else None,
        **_imports_as_json(record),
        **dict.fromkeys(_proofs(record), True),
    }


def as_text(record: Record, state: GameState) -> str:
    from cli.results import game_text, outcome_text, score_table
    from words import ENGLISH

    return "\n".join(
        [
            ENGLISH(
                "result-replayed",
                game=game_text(ENGLISH, state.options),
                seed=echo(record.seed),
                actions=len(record.actions),
                turns=state.turn,
            ),
            score_table(ENGLISH, state),
            outcome_text(ENGLISH, state),
            *_imports(ENGLISH, record),
            *(ENGLISH(message) for message in _proofs(record).values()),
        ]
    )


def _imports_as_json(record: Record) -> dict[str, Any]:
    """Only of records that were brought to a table to go on."""
    if not record.continued:
        return {}
    return {"continued": [{"after": each.after, "by": each.by} for each in record.continued]}


def _imports(words: "Words", record: Record) -> Iterator[str]:
    for each in record.continued:
        yield words(
            "result-imported",
            who=echo(each.by or "") or words("result-imported.nobody"),
            actions=each.after,
            seed=echo(each.seed),
        )


def _proofs(record: Record) -> dict[str, str]:
    """What a table promised and kept, with the message that says so; a record that breaks it has
    been refused by now."""
    proofs = {}
    if any(each.commitment is not None for each in promises_in(record)):
        proofs["seed_as_promised"] = "result-seed-as-promised"
    if any(entry.chain for entry in record.actions):
        proofs["chain_unbroken"] = "result-chain-unbroken"
    return proofs


def _last_state(name: str, record: Record) -> GameState:
    state = beginning(record)
    try:
        for replayed in replay(record):
            state = replayed.state
    except InvalidRecord as refusal:
        raise BadInput(f"{files.shown(name)}: {refusal}") from None
    return state
