"""Snapshots are hashed, and live games hold those hashes: their form never changes."""

from dataclasses import fields
from hashlib import sha256
from random import Random

import pytest

import engine
from engine import new_game, read_options
from engine.snapshots import _WRITTEN, write_snapshot

HASHES = {  # as version 0.1.0 wrote them
    ("italia", 3, False): ("0065ea9a", "ccf03415", "8518ee96"),
    ("italia", 4, True): ("fc024cc3", "053c1ba5", "f92edeec"),
}


@pytest.mark.parametrize(("board", "seats", "team"), HASHES)
def test_a_state_has_the_hash_that_it_had_in_the_first_version(
    board: str, seats: int, team: bool
) -> None:
    state = new_game(read_options({"board": board, "seats": seats, "team": team}), "x")
    chance, hashes = Random(1), []
    for _ in range(40):
        offered = engine.legal_actions(state)
        action = offered[chance.randrange(len(offered))]
        state = engine.apply(state, state.pending[-1].seat, action).state
        hashes.append(sha256(write_snapshot(state)).hexdigest()[:8])
    assert (hashes[0], hashes[1], hashes[-1]) == HASHES[board, seats, team]


def test_every_field_is_written() -> None:
    for kind, written in _WRITTEN.items():
        assert {field.name for field in fields(kind)} == {*written}
