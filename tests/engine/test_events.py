"""An event that is somebody's deed says whose."""

from dataclasses import fields

import pytest
from pydantic import TypeAdapter

from engine.events import (
    AuctionEnded,
    DisplayRefilled,
    Event,
    ForumRefilled,
    ForumStackRenewed,
    GameEnded,
    MarkerFlipped,
    MarkersTurnedBack,
    PatriciansRevealed,
    ScoringMarkersReturned,
)
from engine.terms import ProvinceId
from tests.playouts import steps

NOBODYS = {
    AuctionEnded,
    DisplayRefilled,
    ForumRefilled,
    ForumStackRenewed,
    GameEnded,
    PatriciansRevealed,
    ScoringMarkersReturned,
}


def test_all_but_a_few_kinds_have_a_seat() -> None:
    without = {
        kind
        for kind in Event.kinds.values()
        if "seat" not in {field.name for field in fields(kind)}
    }
    assert without == NOBODYS
    assert all(kind.seat is None for kind in without)


@pytest.mark.parametrize("team", [False, True])
def test_a_marker_is_turned_by_the_seat_that_decided(team: bool) -> None:
    cards = "venus" if team else "base"
    turned = [
        (event.seat, state.pending[-1].seat)
        for state, _, transition in steps(
            {"board": "imperium", "seats": 4, "set": cards, "team": team}, "whose markers"
        )
        for event in transition.events
        if isinstance(event, MarkerFlipped | MarkersTurnedBack)
    ]
    assert len(turned) > 10
    assert all(seat == decided for seat, decided in turned)


def test_markers_stored_before_they_said_by_whom_can_still_be_read() -> None:
    stored = """[{"province":"italia","good":"wine","kind":"marker_flipped"},
        {"provinces":["italia"],"kind":"markers_turned_back"}]"""
    assert TypeAdapter(list[Event]).validate_json(stored) == [
        MarkerFlipped(None, ProvinceId("italia"), "wine"),
        MarkersTurnedBack(None, (ProvinceId("italia"),)),
    ]
