"""A trace tells a game from outside: every state whole, and the result god by god."""

import json
from typing import Any

import pytest

from engine.terms import GODS
from engine.traces import trace
from tests.playouts import BOARDS, played

STATE = {
    "turn", "active", "decisions", "praefectus_magnus", "display", "deck", "markers", "tokens",
    "houses", "colonists", "seats", "concordia", "over",
}  # fmt: skip
SEAT = {
    "seat", "team", "coins", "goods", "hand", "discard", "houses_left", "colonists_left", "points",
}  # fmt: skip
BESIDES = {"germania": {"castles"}, "aegyptus": {"flood"}}


def lines_of(board: str, seats: int = 3, *, team: bool = False) -> list[dict[str, Any]]:
    cards = "venus" if team else "base"
    options = {"board": board, "seats": seats, "set": cards, "team": team}
    record, _ = played(options, f"trace {board}")
    return [json.loads(line) for line in trace(record)]


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_a_trace_has_setup_actions_and_result(board: str) -> None:
    setup, *actions, result = lines_of(board, seats=2)
    assert setup["type"] == "setup"
    assert {line["type"] for line in actions} == {"action"}
    assert [line["number"] for line in actions] == list(range(1, len(actions) + 1))
    assert result["type"] == "result"
    for line in (setup, *actions):
        assert set(line["state"]) == STATE | BESIDES.get(board, set())
        assert all(set(seat) == SEAT for seat in line["state"]["seats"])


def test_every_action_answers_the_open_decision() -> None:
    setup, *actions, _ = lines_of("hellas", seats=4)
    before = setup["state"]
    for line in actions:
        (open_decision,) = before["decisions"]
        assert line["seat"] == open_decision["seat"]
        before = line["state"]
    assert before["over"]
    assert before["decisions"] == []


def test_the_result_adds_up_and_agrees_with_the_last_state() -> None:
    *_, last, result = lines_of("imperium", seats=4)
    for score, seat in zip(result["scores"], last["state"]["seats"], strict=True):
        assert set(score["gods"]) == set(GODS)
        assert score["total"] == sum(score["gods"].values()) + score["concordia"]
        assert score["total"] == seat["points"]
    best = max(score["total"] for score in result["scores"])
    assert [result["scores"][seat]["total"] for seat in result["winner"]] == [best]


def test_a_team_game_names_the_teams_and_both_winners() -> None:
    setup, *actions, result = lines_of("hellas", seats=6, team=True)
    assert [line["action"]["kind"] for line in actions[:3]] == ["choose_start_city"] * 3
    for line in (setup, *actions):
        assert [seat["team"] for seat in line["state"]["seats"]] == [*"ABCABC"]
    points = [score["total"] for score in result["scores"]]
    together = {(seat, seat + 3): points[seat] + points[seat + 3] for seat in range(3)}
    assert together[tuple(result["winner"])] == max(together.values())


def test_colonists_stand_in_a_city_or_on_a_line() -> None:
    setup, *actions, _ = lines_of("imperium")
    assert {(c["kind"], c["city"]) for c in setup["state"]["colonists"]} == {
        ("land", "roma"),
        ("sea", "roma"),
    }
    last = actions[-1]["state"]["colonists"]
    assert any("line" in colonist for colonist in last)
    assert all(("line" in colonist) != ("city" in colonist) for colonist in last)


def test_events_have_the_fields_that_were_agreed() -> None:
    _, *actions, _ = lines_of("italia")
    events = {event["kind"]: set(event) for line in actions for event in line["events"]}
    assert events["marker_flipped"] == {"kind", "province", "good"}
    assert events["markers_turned_back"] == {"kind", "provinces"}
