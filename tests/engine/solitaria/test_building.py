"""How Contrarius builds, every preference and tie of it, and what helps out where he cannot."""

from typing import Any

import pytest

from engine import legal_actions
from engine.actions import FINISH
from engine.explanations import obstacles
from engine.solitaria.building import city_for, steps, types_for, within_reach
from tests.builders import Game, a_duel, a_solo_game, line, turn_of
from tests.plain import (
    ChooseLine,
    ChooseWay,
    ContrariusBuilt,
    ContrariusMoveChoice,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    LineTaken,
    MoveColonist,
    NotHisWay,
    PlayCard,
    RowCardNotUsable,
    TrackHouseFreed,
    UseRowCard,
)

NEAR = {"land": [], "sea": ["S17"]}
BESIDE = ("neapolis", "cosa", "olbia", "messana", "panormus")
"""What one sea colonist between Roma and Neapolis can reach in one step."""


def near(**tokens: str) -> dict[str, str]:
    return dict.fromkeys(BESIDE, "brick") | tokens


def senator(**facts: Any) -> Game:
    facts = {"goods": {0: {}}, "contrarius": NEAR, **facts}
    return a_solo_game(**facts).do(PlayCard("sol-senator"))


def rolls(game: Game) -> list[tuple[str, str]]:
    return [(event.die, event.face) for event in game.happened(DieRolled)]


@pytest.mark.ruling("SO21")
def test_reach_is_the_held_line_and_free_lines_within_his_steps() -> None:
    game = a_solo_game(contrarius=NEAR)
    assert steps(game.state) == 1
    assert set(within_reach(game.state)) == set(BESIDE)
    further = a_solo_game(contrarius={"land": ["roma"], "sea": ["S17"]})
    assert steps(further.state) == 2
    assert {"casinum", "syracusae"} < set(within_reach(further.state))


@pytest.mark.ruling("SO21")
def test_held_lines_are_passed_and_no_stop_and_own_cities_drop_out() -> None:
    held = {0: {"sea": ["S9"], "land": ["L21"]}}
    game = a_solo_game(contrarius=NEAR, colonists=held, houses={"olbia": [1]})
    assert set(within_reach(game.state)) == set(BESIDE) - {"cosa", "olbia"}


@pytest.mark.ruling("SO21")
def test_on_germania_his_ships_are_worth_two_steps() -> None:
    game = a_solo_game("germania")
    assert steps(game.state) == 3


@pytest.mark.ruling("SO22")
def test_s_is_salt_first_then_his_best_specialist_face_down_too() -> None:
    row = {**NEAR, "row": ["I-mason", "I-farmer", "II-vintner"], "face_down": [2]}
    game = a_solo_game(contrarius=row)
    order = ["salt", "wine", "tool", "food", "brick", "cloth"]
    assert list(types_for(game.state, "S")) == order
    salty = a_solo_game(tokens=near(olbia="salt", cosa="wine"), contrarius=row)
    assert city_for(salty.state, "S") == "olbia"


@pytest.mark.ruling("SO23")
def test_the_next_cheaper_type_and_after_brick_cloth_but_never_salt() -> None:
    game = a_solo_game(tokens=near(**dict.fromkeys(BESIDE, "salt")), contrarius=NEAR)
    assert list(types_for(game.state, "food")) == ["food", "brick", "cloth", "wine", "tool"]
    assert city_for(game.state, "food") is None
    assert city_for(game.state, "S") == "cosa"


@pytest.mark.ruling("SO24")
def test_first_an_empty_city_then_a_new_province_then_the_alphabet() -> None:
    food = near(cosa="food", olbia="food", panormus="food")
    by_name = a_solo_game(tokens=food, contrarius=NEAR, houses={})
    assert city_for(by_name.state, "food") == "cosa"
    province = a_solo_game(tokens=food, contrarius=NEAR, houses={"florentia": [1]})
    assert city_for(province.state, "food") == "olbia"
    empty = {"florentia": [1], "olbia": [0], "messana": [1]}
    assert city_for(a_solo_game(tokens=food, contrarius=NEAR, houses=empty).state, "food") == "cosa"


@pytest.mark.ruling("SO25")
def test_nobody_moves_where_a_colonist_stands_beside() -> None:
    game = senator(tokens=near(neapolis="tool"), dice={"white": ["tool"]})
    assert not game.happened(ContrariusMoved)
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, "neapolis", "tool")]


@pytest.mark.ruling("SO25", "SD2")
def test_the_human_chooses_among_equally_short_ways() -> None:
    game = senator(tokens=near(panormus="tool"), dice={"white": ["tool"]})
    assert game.decision == ContrariusMoveChoice(0, "panormus")
    ways = [ChooseWay("sea", "S17", line) for line in ("S16", "S23")]
    assert sorted(game.offered, key=str) == ways
    (why,) = obstacles(game.view(0), game.decision, ChooseWay("sea", "S17", "S21"))
    assert why == NotHisWay("S21", "SO25")
    game.do(ways[1])
    assert game.contrarius.sea == ("S23",)
    two = a_duel(
        decision=turn_of(1),
        goods={1: {}},
        tokens=near(panormus="tool"),
        dice={"white": ["tool"]},
        contrarius={**NEAR, "vetoes": 0},
    )
    assert two.do(PlayCard("sol-senator")).decision == ContrariusMoveChoice(1, "panormus")


@pytest.mark.ruling("SO25")
def test_a_kind_and_an_origin_are_chosen_too() -> None:
    game = senator(
        tokens=dict.fromkeys(a_solo_game().state.tokens, "brick") | {"cosa": "tool"},
        contrarius={"land": ["roma"], "sea": ["roma"]},
        dice={"white": ["tool"]},
    )
    assert set(legal_actions(game.state)) == {
        ChooseWay("land", "roma", "L21"),
        ChooseWay("sea", "roma", "S9"),
    }


@pytest.mark.ruling("SO26")
@pytest.mark.parametrize(("face", "placed"), [("land", "land"), ("sea", "sea")])
def test_the_red_die_places_a_colonist_of_the_kind(face: str, placed: str) -> None:
    game = tribune(face, {"land": ["L31"], "sea": ["S17"]})
    assert game.happened(ContrariusPlaced) == [ContrariusPlaced(1, placed, "roma")]


def tribune(face: str, colonists: dict[str, list[str]], **facts: Any) -> Game:
    shown = {"display": ["I-architect", "I-mercator"], "deck": [], "dice": {"red": [face]}}
    facts = {"goods": {0: {}}, **shown, **facts}
    game = a_solo_game(contrarius=colonists, **facts)
    game.do(PlayCard("sol-tribune"))
    if isinstance(game.decision, ContrariusMoveChoice):
        game.do(game.offered[0])
    return game


@pytest.mark.ruling("SO26")
def test_none_left_of_the_kind_the_other_and_all_out_a_card() -> None:
    lands, seas = ["L31", "L21", "L26"], ["S17", "S9", "S12"]
    assert tribune("land", {"land": lands, "sea": seas[:2]}).contrarius.sea[-1] == "roma"
    all_out = tribune("land", {"land": lands, "sea": seas})
    assert all_out.happened(ContrariusTook) == [ContrariusTook(1, "I-architect", 1)]


@pytest.mark.ruling("SO27")
def test_no_house_possible_he_rolls_red_until_a_colonist_shows() -> None:
    houses = {city: [1] for city in BESIDE}
    game = senator(houses=houses, dice={"white": ["tool"], "red": ["card", "card", "sea"]})
    assert rolls(game) == [("white", "tool"), ("red", "card"), ("red", "card"), ("red", "sea")]
    assert game.happened(ContrariusPlaced) == [ContrariusPlaced(1, "sea", "roma")]


ALL_OUT = {"land": ["roma"] * 3, "sea": ["roma"] * 3}


@pytest.mark.ruling("SO27")
def test_no_house_possible_and_all_out_he_takes_the_first_card() -> None:
    houses = {city: [1] for city in a_solo_game().state.board.building_cities[:15]}
    game = senator(houses=houses, contrarius=ALL_OUT, display=["I-mercator", "I-smith"], deck=[])
    assert game.happened(ContrariusTook) == [ContrariusTook(1, "I-mercator", 1)]


@pytest.mark.ruling("SO28")
def test_no_card_he_builds_by_white() -> None:
    facts: dict[str, Any] = {"display": [], "deck": [], "concordia": 0, "last_turn": 9}
    dice = {"blue": ["4"], "white": ["tool"]}
    game = a_solo_game(tokens=near(neapolis="tool"), contrarius=NEAR, dice=dice, **facts)
    game.do(PlayCard("sol-architect"), FINISH)
    assert rolls(game) == [("blue", "4"), ("white", "tool")]
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, "neapolis", "tool")]


@pytest.mark.ruling("SO28")
def test_each_helps_out_once_then_nothing_happens() -> None:
    """No house, no colonist, no card: once round, and he is done."""
    houses = {city: [1] for city in a_solo_game().state.board.building_cities[:15]}
    facts: dict[str, object] = {"display": [], "deck": [], "concordia": 0, "last_turn": 9}
    game = senator(houses=houses, contrarius=ALL_OUT, **facts)
    assert [die for die, _ in rolls(game)] == ["white", "white"]
    assert game.state.turn == 2


@pytest.mark.ruling("SO29")
def test_a_space_that_he_reaches_gives_its_house_at_once() -> None:
    game = a_solo_game(
        difficulty="strongExpert",
        hand={0: ["I-smith", "sol-tribune"]},
        tokens=near(neapolis="tool"),
        dice={"black": ["tool"]},
        contrarius={**NEAR, "points": 6},
    )
    game.do(PlayCard("I-smith"))
    assert game.happened(TrackHouseFreed) == [TrackHouseFreed(1, 9)]
    assert game.happened(ContrariusBuilt) == [ContrariusBuilt(1, "neapolis", "tool")]
    assert game.state.houses_left(game.contrarius.seat) == 10


@pytest.mark.ruling("SO29")
def test_a_house_he_cannot_build_joins_his_supply() -> None:
    game = a_solo_game(
        difficulty="expert",
        hand={0: ["I-smith", "sol-tribune"]},
        houses={city: [1] for city in BESIDE},
        dice={"black": ["tool"], "red": ["land"]},
        contrarius={**NEAR, "points": 9},
    )
    game.do(PlayCard("I-smith"))
    assert game.contrarius.track == (20, 30, 40, 50)
    assert game.state.houses_left(game.contrarius.seat) == 15 - 5 - 4
    assert game.happened(ContrariusPlaced) == [ContrariusPlaced(1, "land", "roma")]


@pytest.mark.ruling("SO29")
def test_two_spaces_at_once_the_lowest_first() -> None:
    game = a_solo_game(
        hand={0: ["I-smith", "sol-tribune"]},
        tokens=near(neapolis="tool", cosa="wine"),
        dice={"black": ["tool", "wine"]},
        contrarius={**NEAR, "points": 0, "track": [3, 2]},
    )
    game.do(PlayCard("I-smith"))
    assert [event.space for event in game.happened(TrackHouseFreed)] == [2, 3]
    assert [event.city for event in game.happened(ContrariusBuilt)] == ["neapolis", "cosa"]


@pytest.mark.ruling("SO30")
def test_supply_empty_the_house_of_the_highest_space_is_used() -> None:
    cities = [c for c in a_solo_game().state.board.building_cities if c not in BESIDE][:10]
    game = senator(
        houses={city: [1] for city in cities},
        tokens=near(neapolis="tool"),
        dice={"white": ["tool"]},
        contrarius={**NEAR, "track": [10, 20, 30, 40, 50]},
    )
    assert game.happened(TrackHouseFreed) == [TrackHouseFreed(1, 50)]
    assert game.contrarius.track == (10, 20, 30, 40)
    assert game.state.houses_left(game.contrarius.seat) == 0
    assert game.state.concordia is None


@pytest.mark.ruling("SO31")
def test_his_pieces_are_in_the_way_and_pay_for_nothing() -> None:
    """His colonist holds a line (AR3), and his house makes the next one dearer (AR8)."""
    game = a_solo_game(
        coins={0: 9},
        tokens={"casinum": "wine"},
        colonists={0: {"land": ["L31"], "sea": ["roma"]}},
        houses={"casinum": [1]},
        contrarius=NEAR,
    )
    game.do(PlayCard("sol-architect"))
    wanted = MoveColonist("sea", "roma", "S17")
    assert not game.offers(wanted)
    assert obstacles(game.view(0), game.decision, wanted) == (LineTaken("S17", 1),)
    game.do(FINISH)
    cost = next((o for o in game.offered if getattr(o, "city", None) == "casinum"), None)
    assert cost is not None
    game.do(cost)
    assert game.seat(0).coins == 1


@pytest.mark.ruling("SO31")
def test_a_trade_roundel_or_a_castle_is_nothing_to_him() -> None:
    """No way of his ends in a roundel, and beside a castle he takes no good."""
    beside = line("aegyptus", "berenice", "incense_trade", "sea")
    aegyptus = a_solo_game("aegyptus", contrarius={"land": [], "sea": [beside]})
    assert set(within_reach(aegyptus.state)) <= set(aegyptus.state.board.building_cities)
    germania = a_solo_game("germania").state
    castles = dict(germania.castles or {})
    held = next(
        each
        for each in germania.board.facts.lines
        if each.kind == "land" and castles.keys() & set(each.ends)
    )
    game = a_solo_game(
        "germania",
        colonists={0: {}},
        goods={0: {}},
        contrarius={"land": [held.id], "sea": []},
        dice={"red": ["card"]},
    )
    game.do(PlayCard("sol-tribune"))
    while isinstance(game.decision, ContrariusMoveChoice):
        game.do(game.offered[0])
    assert game.state.castles == castles


@pytest.mark.ruling("SO25")
def test_whoever_is_nearer_moves() -> None:
    """Messana is one step from the ship beside Neapolis and two from the one in Roma."""
    game = senator(
        tokens=dict.fromkeys(a_solo_game().state.tokens, "brick") | {"messana": "tool"},
        contrarius={"land": [], "sea": ["roma", "S17"]},
        dice={"white": ["tool"]},
    )
    assert game.happened(ContrariusMoved) == [ContrariusMoved(1, "sea", "S17", "S15")]


def test_nothing_but_the_lines_there_are_is_offered_at_the_beginning() -> None:
    game = a_solo_game(difficulty="veteran", tokens={"cosa": "salt"}, anew=True)
    (why,) = obstacles(game.view(0), game.decision, ChooseLine("L31"))
    assert why == NotHisWay("L31", "SO7")


def test_why_a_card_of_the_row_cannot_be_used() -> None:
    row = {"row": ["con-architect", "con-senator", "I-diplomat"], "face_down": [1]}
    game = a_solo_game(contrarius=row).do(PlayCard("sol-diplomat"))
    for card, why in (("con-senator", "face_down"), ("I-diplomat", "diplomat")):
        found = obstacles(game.view(0), game.decision, UseRowCard(card))
        assert found == (RowCardNotUsable(card, why),)
    absent = obstacles(game.view(0), game.decision, UseRowCard("I-smith"))
    assert absent == (RowCardNotUsable("I-smith", "absent"),)


def test_he_scores_only_what_the_cards_say() -> None:
    game = senator(dice={"white": ["tool"]}, tokens=near(neapolis="tool"))
    assert not game.happened(ContrariusScored)
