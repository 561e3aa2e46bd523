"""Snapshots: a state as JSON and back, to be stored beside the actions that led to it.

Hashes of snapshots are stored too, so the order in which fields are written never changes. A new
field goes to the end of its list.
"""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from engine.state import GameState, Seat

_WRITTEN: dict[type, tuple[str, ...]] = {
    GameState: (
        "options", "turn", "active", "seats", "tokens", "markers", "houses", "display", "deck",
        "praefectus_magnus", "pending", "praefectus_magnus_used", "castles", "flood",
        "intermediate_points", "copied", "concordia", "end_cause", "last_turn", "over",
        "forum", "auction", "forum_stack", "forum_seed", "fish_market", "contrarius", "dice_seed",
    ),
    Seat: (
        "coins", "goods", "hand", "discard", "colonists", "tiles", "debt", "offered", "chosen",
        "fish",
    ),
}  # fmt: skip
_STATE: TypeAdapter[GameState] = TypeAdapter(GameState)


def write_snapshot(state: GameState) -> bytes:
    return _SERIALIZER.to_json(state, by_alias=True)


def read_snapshot(text: bytes) -> GameState:
    return _STATE.validate_json(text)


def _in_order(schema: Any) -> Any:
    """The schema with the fields of these classes as they are written."""
    if isinstance(schema, list | tuple):
        return [_in_order(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {name: _in_order(each) for name, each in schema.items()}
    if schema.get("type") == "dataclass" and schema["cls"] in _WRITTEN:
        order = _WRITTEN[schema["cls"]]
        schema["fields"] = list(order)
        schema["schema"]["fields"].sort(key=lambda field: order.index(field["name"]))
    return schema


_SERIALIZER = SchemaSerializer(_in_order(_STATE.core_schema))
