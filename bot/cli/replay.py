"""`concordia replay`: a record played again and checked, action by action."""

import argparse
import json
from typing import Any

from bot.cli import files
from bot.cli.errors import BadInput
from bot.cli.parser import Commands
from bot.cli.text import counted
from bot.terminal.names import seat_letter
from bot.terminal.scores import score_table, seats_text, winner_text
from engine import GameState, final_scores, winner
from engine.board import board_of
from engine.errors import InvalidRecord
from engine.records import Record, beginning, read_record, replay
from engine.traces import score_as_json, trace

_EXAMPLE = """\
concordia simulate --board italia --seats 3 --record game.json
  concordia replay game.json --trace game.jsonl"""
_DESCRIPTION = """\
Plays a record again, checks every action against the rules, and shows the result,
or whose decision is open where the record stops before the end. Where the record carries them,
the seed is checked against the hash published before the game, and the chain of hashes too."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "replay",
        run,
        summary="a record played again and checked",
        description=_DESCRIPTION,
        example=_EXAMPLE,
    )
    parser.add_argument("record", metavar="RECORD", help="the file; - reads the standard input")
    parser.add_argument("--trace", metavar="FILE", help="write every state down, as JSON lines")
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")


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
        **dict.fromkeys(_proofs(record), True),
    }


def as_text(record: Record, state: GameState) -> str:
    options = state.options
    board = board_of(options.board).facts.name
    return "\n".join(
        [
            f"{board}, {seats_text(options)}, {options.cards} cards, seed {record.seed}: "
            f"{counted(len(record.actions), 'action')} in {counted(state.turn, 'turn')}, all legal",
            score_table(final_scores(state), options),
            _outcome(state),
            *_proofs(record).values(),
        ]
    )


def _proofs(record: Record) -> dict[str, str]:
    """What a table promised and kept; a record that breaks it has been refused by now."""
    proofs = {}
    if record.commitment is not None:
        proofs["seed_as_promised"] = "The seed is the one that was promised before the game."
    if any(entry.chain for entry in record.actions):
        proofs["chain_unbroken"] = "The chain of hashes is unbroken: this is what was played."
    return proofs


def _outcome(state: GameState) -> str:
    if state.over:
        return winner_text(winner(state), state.end_cause)
    decision = state.decision
    if decision is None:
        return "Not over, and nothing to decide."
    question = decision.kind.replace("_", " ")
    return f"Not over: turn {state.turn}, {seat_letter(decision.seat)} is to decide ({question})."


def _last_state(name: str, record: Record) -> GameState:
    state = beginning(record)
    try:
        for replayed in replay(record):
            state = replayed.transition.state
    except InvalidRecord as refusal:
        raise BadInput(f"{files.shown(name)}: {refusal}") from None
    return state
