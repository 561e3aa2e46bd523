"""What a trace says of the forum, line by line."""

import json
from typing import Any

from engine.traces import trace
from tests.playouts import played

FORUM: dict[str, object] = {"board": "italia", "seats": 3, "forum": True}


def lines_of(seed: str, **options: object) -> list[dict[str, Any]]:
    record, _ = played({**FORUM, **options}, seed)
    return [json.loads(line) for line in trace(record)]


def test_choices_stand_in_the_trace_until_the_last_one_is_made() -> None:
    setup, *actions, _ = lines_of("choices")
    states = [setup["state"], *(line["state"] for line in actions[:3])]
    for number, state in enumerate(states[:3]):
        assert state["decisions"] == [{"seat": number, "kind": "patrician_choice"}]
        assert state["forum"] == {"display": [], "stack": [], "discard": []}
        assert all(len(seat["offered"]) == 2 and seat["tiles"] == [] for seat in state["seats"])
        assert [seat["chosen"] is not None for seat in state["seats"]] == [
            seat < number for seat in range(3)
        ]
    last = states[3]
    assert all({"offered", "chosen"}.isdisjoint(seat) for seat in last["seats"])
    assert all(len(seat["tiles"]) == 1 and seat["in_force"] == [] for seat in last["seats"])
    assert (len(last["forum"]["display"]), len(last["forum"]["stack"])) == (4, 24 - 3 - 4)
    assert "auction" not in last
    assert "debt" not in last["seats"][0]


def test_an_auction_stands_in_the_trace_until_it_is_over() -> None:
    setup, *actions, result = lines_of("auction", forumAuction=True)
    over = next(n for n, line in enumerate(actions) if "auction" not in line["state"])
    assert set(setup["state"]["auction"]) == {"tiles", "named", "bid", "bidder", "passed"}
    assert all(line["state"]["forum"]["stack"] == [] for line in actions[:over])
    debts = [seat["debt"] for seat in actions[over]["state"]["seats"]]
    assert [score["debt"] for score in result["scores"]] == debts
    for score, seat in zip(result["scores"], actions[-1]["state"]["seats"], strict=True):
        assert score["total"] == sum(score["gods"].values()) + score["concordia"] - score["debt"]
        assert score["total"] == seat["points"]


def test_a_citizen_leaves_for_the_discard_pile_in_one_line() -> None:
    """And a tile taken leaves a gap until the last line of the turn."""
    setup, *actions, _ = lines_of("used", forumPlaceholders=True, forumFirstThreshold=1)
    used = taken = 0
    before = setup["state"]
    for line in actions:
        after = line["state"]
        over = after["turn"] != before["turn"] or after["over"]
        for event in line["events"]:
            if event["kind"] == "tile_used":
                used += 1
                assert event["tile"] in before["seats"][event["seat"]]["tiles"]
                assert event["tile"] not in after["seats"][event["seat"]]["tiles"]
                assert over or after["forum"]["discard"][-1] == event["tile"]
            if event["kind"] == "tile_taken":
                taken += 1
                assert after["seats"][event["seat"]]["tiles"][-1:] == [event["tile"]] or over
                gap = before["forum"]["display"].index(event["tile"])
                assert over or after["forum"]["display"][gap] is None
        before = after
    assert used > 10
    assert taken > 10


def test_mamilius_is_in_force_as_long_as_its_architect() -> None:
    found = 0
    for seed in ("one", "two", "three", "four"):
        for line in lines_of(seed, forumFirstThreshold=1)[1:-1]:
            in_force = [seat["in_force"] for seat in line["state"]["seats"]]
            if any(in_force):
                found += 1
                assert [tile for tiles in in_force for tile in tiles] == ["mamilius"]
                (asked,) = line["state"]["decisions"]
                assert asked["kind"] in ("building_choice", "goods_to_keep")
    assert found
