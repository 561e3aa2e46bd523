"""Contrarius' dice: from the seed, in their own order, unknown before, and vetoed by two."""

import json
from collections import Counter
from dataclasses import replace

import pytest

import engine
from engine import new_game, read_options, view_for
from engine.actions import FINISH
from engine.catalogue import catalogue
from engine.events import Event
from engine.invariants import check_game_step, check_state
from engine.records import record_of
from engine.setup import redeal
from engine.solitaria.dice import face_of
from engine.terms import DICE, Die, SeatId
from engine.traces import trace
from tests.builders import a_duel, a_solo_game, turn_of
from tests.plain import (
    ContrariusPlaced,
    ContrariusReacted,
    DieRolled,
    PlaceColonist,
    PlayCard,
    UseVeto,
    VetoChoice,
    VetoUsed,
)
from tests.playouts import steps


@pytest.mark.ruling("SO5")
def test_the_faces_are_those_of_the_data_file() -> None:
    dice = catalogue().solitaria.dice
    assert dice["blue"].faces == ("1", "2", "3", "4", "5", "6")
    for die in ("black", "white"):
        assert dice[die].faces == ("brick", "food", "tool", "wine", "cloth", "S")
    assert Counter(dice["red"].faces) == {"land": 2, "sea": 2, "card": 2}
    assert all(facts.certainty for facts in dice.values())


@pytest.mark.ruling("SO5")
@pytest.mark.parametrize("die", DICE)
def test_every_face_comes_up_about_as_often(die: Die) -> None:
    faces = catalogue().solitaria.dice[die].faces
    seen = Counter(face_of(f"seed {n}", die, 1) for n in range(1200))
    for face, times in Counter(faces).items():
        assert 140 * times < seen[face] < 260 * times


def played(seed: str, mode: str = "solo") -> list[Event]:
    options: dict[str, object] = {
        "board": "italia",
        "seats": 1 if mode == "solo" else 2,
        "solitaria": mode,
    }
    happened: list[Event] = []
    for _, _, transition in steps(options, seed):
        happened += transition.events
    return happened


@pytest.mark.ruling("OP4")
def test_the_same_seed_and_choices_give_the_same_dice() -> None:
    assert played("again") == played("again")
    rolled = [event for event in played("again") if isinstance(event, DieRolled)]
    assert rolled != [event for event in played("other") if isinstance(event, DieRolled)]


@pytest.mark.ruling("OP4")
def test_the_nth_roll_of_a_die_is_its_nth_draw() -> None:
    options = read_options({"board": "italia", "seats": 1, "solitaria": "solo"})
    seed = new_game(options, "draws").dice_seed
    rolled: Counter[str] = Counter()
    for event in played("draws"):
        if isinstance(event, DieRolled):
            rolled[event.die] += 1
            assert event.face == face_of(seed, event.die, rolled[event.die])
    assert set(rolled) == set(DICE)


@pytest.mark.ruling("OP5")
def test_an_undone_and_repeated_choice_rolls_the_same_and_a_roll_reveals_something() -> None:
    game = a_solo_game(goods={0: {}})
    before = game.state
    first = engine.apply(before, SeatId(0), PlayCard("sol-senator"))
    again = engine.apply(before, SeatId(0), PlayCard("sol-senator"))
    assert first == again
    (rolled,) = (event for event in first.events if isinstance(event, DieRolled))
    assert rolled.learned_by(before) == [0]


def test_a_view_does_not_depend_on_the_dice_to_come_or_on_the_deck() -> None:
    options: dict[str, object] = {"board": "italia", "seats": 2, "solitaria": "two", "forum": True}
    for before, _, _ in steps(options, "secrets"):
        shuffled = replace(before, dice_seed="other", deck=before.deck[::-1])
        for viewer in (None, SeatId(0), SeatId(1)):
            assert view_for(shuffled, viewer) == view_for(before, viewer)


def test_whoever_goes_on_from_a_record_has_other_dice() -> None:
    state = a_solo_game().state
    assert redeal(state, "fresh").dice_seed not in (state.dice_seed, "fresh")


@pytest.mark.ruling("SD7")
def test_a_veto_rolls_the_same_die_again_even_twice() -> None:
    game = a_duel(
        decision=turn_of(1),
        hand={1: ["I-colonist", "sol-tribune"]},
        goods={1: {"food": 1, "tool": 1}},
        dice={"red": ["card", "land", "sea"]},
    )
    game.do(PlayCard("I-colonist"), PlaceColonist("land", "roma"))
    assert game.decision == VetoChoice(1, "red", "card", "red")
    assert game.offered == (UseVeto(), FINISH)
    game.do(UseVeto())
    assert game.happened(VetoUsed) == [VetoUsed(1)]
    assert isinstance(game.decision, VetoChoice)
    game.do(UseVeto())
    assert game.happened(ContrariusPlaced) == [ContrariusPlaced(2, "sea", "roma")]
    assert game.contrarius.vetoes == 0
    assert game.contrarius.rolls == (0, 0, 0, 3)


@pytest.mark.ruling("SD7")
def test_a_roll_that_is_let_stand_keeps_the_veto() -> None:
    game = a_duel(
        decision=turn_of(1),
        hand={1: ["I-colonist", "sol-tribune"]},
        goods={1: {"food": 1, "tool": 1}},
        dice={"red": ["sea"]},
    )
    game.do(PlayCard("I-colonist"), PlaceColonist("land", "roma"), FINISH)
    assert game.happened(ContrariusPlaced) == [ContrariusPlaced(2, "sea", "roma")]
    assert game.contrarius.vetoes == 2


def test_a_trace_tells_what_he_has_and_which_rolls_were_vetoed() -> None:
    options: dict[str, object] = {"board": "italia", "seats": 2, "solitaria": "two", "forum": True}
    actions, state = [], None
    for before, action, transition in steps(options, "trace"):
        assert before.decision is not None
        actions.append((before.decision.seat, action))
        state = transition.state
    record = record_of(read_options(options), "trace", ("a", "b"), actions)
    lines = [json.loads(line) for line in trace(record)]
    assert state is not None
    setup, result = lines[0]["state"], lines[-1]
    assert set(setup["contrarius"]) == {
        "seat", "row", "face_down", "points", "houses_left", "track", "colonists_left", "tiles",
    }  # fmt: skip
    assert setup["vetoes"] == 2
    assert [seat["start_points"] for seat in setup["seats"]] == [20, 20]
    assert {each["seat"] for each in setup["colonists"]} == {0, 1, 2}
    assert [score["seat"] for score in result["scores"]] == [0, 1, 2]
    assert result["scores"][2].keys() >= {"points", "tiles"}
    rolls = [e for line in lines[1:-1] for e in line["events"] if e["kind"] == "die_rolled"]
    assert all(each.keys() == {"kind", "die", "face", "vetoed"} for each in rolls)
    vetoes = sum(isinstance(action, UseVeto) for _, action in actions)
    assert sum(each["vetoed"] for each in rolls) == vetoes == 2
    for line in lines[1:-1]:
        kinds = [event["kind"] for event in line["events"]]
        if "contrarius_reacted" in kinds:
            before_him = kinds[: kinds.index("contrarius_reacted")]
            assert not any(kind.startswith("contrarius") for kind in before_him)


@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("level", ["veteran", "strongExpert"])
def test_random_games_keep_every_invariant(mode: str, level: str) -> None:
    options: dict[str, object] = {
        "board": "creta",
        "seats": 1 if mode == "solo" else 2,
        "solitaria": mode,
        "solitariaDifficulty": level,
        "forum": mode == "two",
        "salt": level == "veteran",
    }
    check_state(new_game(read_options(options), "first"))
    last = None
    for before, action, transition in steps(options, f"{mode} {level}"):
        check_game_step(before, action, transition)
        last = transition.state
    assert last is not None
    assert last.over


def test_what_he_reacts_to_ends_a_rehearsal() -> None:
    """So that nobody sees a roll before the card is confirmed."""
    assert ContrariusReacted.ends_turn
    assert DieRolled.ends_turn
