"""Snapshots: a state as JSON and back, to be stored beside the actions that led to it."""

from pydantic import TypeAdapter

from engine.state import GameState

_STATE: TypeAdapter[GameState] = TypeAdapter(GameState)


def write_snapshot(state: GameState) -> bytes:
    return _STATE.dump_json(state, by_alias=True)


def read_snapshot(text: bytes) -> GameState:
    return _STATE.validate_json(text)
