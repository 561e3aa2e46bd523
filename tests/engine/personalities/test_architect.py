"""Architect: steps along the lines, then houses beside the colonists."""

from collections.abc import Mapping

import pytest

from engine.actions import FINISH
from engine.terms import LineId, SeatId
from tests.builders import ALL_IN_ROMA, Game, a_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    CardChoice,
    ColonistMoved,
    EndTriggered,
    HouseBuilt,
    MoveColonist,
    MovementChoice,
    PlayCard,
)

ARCHITECT = PlayCard("start-architect")
PLENTY = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def land(a: str, b: str) -> LineId:
    return line("imperium", a, b, "land")


def sea(a: str, b: str) -> LineId:
    return line("imperium", a, b, "sea")


def moves(game: Game, origin: str) -> set[LineId]:
    return {move.line for move in game.offered_of(MoveColonist) if move.origin == origin}


def cities_to_build(game: Game) -> set[str]:
    return {house.city for house in game.offered_of(BuildHouse)}


@pytest.mark.ruling("AR1")
@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ({"land": ["roma"], "sea": ["roma"]}, 2),
        ({"land": ["roma"], "sea": []}, 1),
        ({"land": ["massilia", land("roma", "novaria")], "sea": [sea("roma", "massilia")]}, 3),
        (ALL_IN_ROMA, 6),
    ],
)
def test_every_own_colonist_on_the_board_gives_a_step_wherever_it_stands(
    places: Mapping[str, list[str]], steps: int
) -> None:
    game = a_game(colonists={0: places, 1: {"land": ["roma"] * 3, "sea": ["roma"]}})
    game.do(ARCHITECT)
    assert game.decision == MovementChoice(0, steps)


@pytest.mark.ruling("AR1")
def test_all_steps_may_go_to_one_colonist() -> None:
    game = a_game(colonists={0: {"land": ["roma", "roma"], "sea": ["roma"]}})
    sirmium = land("sirmium", "napoca")
    game.do(ARCHITECT, MoveColonist("land", "roma", sirmium))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "roma", sirmium, 3)]
    assert not isinstance(game.decision, MovementChoice)


@pytest.mark.ruling("AR1")
def test_steps_may_be_shared_out_until_none_is_left() -> None:
    game = a_game(colonists={0: {"land": ["roma", "roma"], "sea": ["roma"]}}, goods={0: {}})

    game.do(ARCHITECT, MoveColonist("sea", "roma", sea("roma", "massilia")))
    assert game.decision == MovementChoice(0, 2)
    assert land("sirmium", "napoca") not in moves(game, "roma")

    game.do(MoveColonist("land", "roma", land("roma", "novaria")))
    assert game.decision == MovementChoice(0, 1)

    game.do(MoveColonist("land", "roma", land("roma", "aquileia")))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR1", "AR2")
def test_a_move_of_two_steps_uses_two() -> None:
    game = a_game(colonists={0: {"land": ["roma"], "sea": ["roma", "roma"]}})
    game.do(ARCHITECT, MoveColonist("sea", "roma", sea("massilia", "valentia")))
    assert game.decision == MovementChoice(0, 1)


@pytest.mark.ruling("AR1")
def test_unused_steps_are_lost() -> None:
    game = a_game(hand={0: ["start-architect", "I-architect"]}, goods={0: {}, 1: {"wine": 2}})
    game.do(ARCHITECT, FINISH)
    assert game.decision == CardChoice(1)
    game.do(PlayCard("start-tribune"), PlayCard("I-architect"))
    assert game.decision == MovementChoice(0, 2)


@pytest.mark.ruling("AR2")
def test_out_of_a_city_a_step_leads_onto_the_lines_of_the_kind_that_begin_there() -> None:
    game = a_game(colonists={0: {"land": ["roma"]}})
    game.do(ARCHITECT)
    assert moves(game, "roma") == {
        land("roma", "novaria"),
        land("roma", "aquileia"),
        land("roma", "syracusae"),
    }

    game = a_game(colonists={0: {"sea": ["roma"]}})
    game.do(ARCHITECT)
    assert moves(game, "roma") == {
        sea("roma", "massilia"),
        sea("roma", "carthago"),
        sea("roma", "syracusae"),
    }


@pytest.mark.ruling("AR2")
def test_from_a_line_a_step_leads_through_either_end_onto_another_line_of_the_kind() -> None:
    origin = land("massilia", "novaria")
    game = a_game(colonists={0: {"land": [origin]}})
    game.do(ARCHITECT)
    assert moves(game, origin) == {
        land("massilia", "lutetia"),
        land("massilia", "burdigala"),
        land("massilia", "valentia"),
        land("novaria", "colonia_a"),
        land("novaria", "aquileia"),
        land("novaria", "roma"),
    }


@pytest.mark.ruling("AR2")
def test_two_steps_reach_exactly_the_lines_behind_the_first_ones() -> None:
    game = a_game(colonists={0: {"land": ["roma"], "sea": ["brigantium"]}})
    game.do(ARCHITECT)
    first = {land("roma", "novaria"), land("roma", "aquileia"), land("roma", "syracusae")}
    second = {
        land("novaria", "massilia"),
        land("novaria", "colonia_a"),
        land("novaria", "aquileia"),
        land("aquileia", "vindobona"),
        land("aquileia", "sirmium"),
    }
    assert moves(game, "roma") == first | second


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_held_line_is_passed_at_the_normal_cost_but_nobody_stops_on_it(holder: int) -> None:
    held, behind = land("roma", "aquileia"), land("aquileia", "sirmium")
    places: dict[int, dict[str, list[str]]] = {0: {"land": ["roma"], "sea": ["roma"]}, 1: {}}
    places[holder] = {**places[holder], "land": [*places[holder].get("land", []), held]}
    game = a_game(colonists=places, goods={0: {}})

    game.do(ARCHITECT)
    assert held not in moves(game, "roma")
    assert behind in moves(game, "roma")

    game.do(MoveColonist("land", "roma", behind))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "roma", behind, 2)]


@pytest.mark.ruling("AR3")
def test_a_held_line_cannot_be_passed_for_nothing() -> None:
    held, behind = land("roma", "aquileia"), land("aquileia", "sirmium")
    game = a_game(colonists={0: {"land": ["roma"]}, 1: {"land": [held]}})
    game.do(ARCHITECT)
    assert behind not in moves(game, "roma")
    assert moves(game, "roma") == {land("roma", "novaria"), land("roma", "syracusae")}


@pytest.mark.ruling("AR3")
def test_colonists_and_houses_in_cities_never_block() -> None:
    empty = a_game(colonists={0: {"land": ["roma"], "sea": ["roma"]}, 1: {}})
    crowded = a_game(
        seats=5,
        colonists={
            0: {"land": ["roma"], "sea": ["roma"]},
            1: {"land": ["aquileia", "novaria"], "sea": ["massilia"]},
            2: {"land": ["aquileia", "roma"], "sea": ["syracusae", "roma"]},
        },
        houses={"aquileia": [1, 2, 3, 4], "novaria": [1], "massilia": [1], "syracusae": [2]},
    )
    assert set(crowded.do(ARCHITECT).offered) == set(empty.do(ARCHITECT).offered)


@pytest.mark.ruling("AR3")
def test_the_land_crossing_of_ionium_is_passed_for_a_step_but_never_held() -> None:
    origin = line("ionium", "scodra", "apollonia", "land")
    crossing = line("ionium", "brundisium", "apollonia", "land")
    beyond = line("ionium", "canusium", "brundisium", "land")

    one_step = a_game("ionium", cards="venus", colonists={0: {"land": [origin]}}).do(ARCHITECT)
    assert crossing not in moves(one_step, origin)
    assert beyond not in moves(one_step, origin)

    two_steps = a_game(
        "ionium", cards="venus", colonists={0: {"land": [origin], "sea": ["athenae"]}}
    ).do(ARCHITECT)
    assert crossing not in moves(two_steps, origin)
    two_steps.do(MoveColonist("land", origin, beyond))
    assert two_steps.happened(ColonistMoved) == [ColonistMoved(0, "land", origin, beyond, 2)]


@pytest.mark.ruling("AR3")
def test_sea_colonists_may_rest_between_brundisium_and_apollonia() -> None:
    origin = line("ionium", "apollonia", "scodra", "sea")
    game = a_game("ionium", cards="venus", colonists={0: {"sea": [origin]}}).do(ARCHITECT)
    assert line("ionium", "brundisium", "apollonia", "sea") in moves(game, origin)


@pytest.mark.ruling("AR4")
def test_every_move_ends_on_a_line_even_with_all_six_colonists() -> None:
    game = a_game(colonists={0: ALL_IN_ROMA}).do(ARCHITECT)
    targets = {move.line for move in game.offered_of(MoveColonist)}
    assert targets
    assert targets <= set(game.state.board.lines)
    assert targets.isdisjoint(city.id for city in game.state.board.facts.cities)


@pytest.mark.ruling("AR4")
def test_a_colonist_may_stay_in_its_city_or_on_its_line() -> None:
    places = {"land": ("roma", land("roma", "novaria")), "sea": ("massilia",)}
    game = a_game(colonists={0: places}, goods={0: {}})
    game.do(ARCHITECT, FINISH)
    assert game.seat(0).colonists == places
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR5")
def test_a_line_is_free_as_soon_as_its_colonist_has_moved_on() -> None:
    near, far = land("roma", "aquileia"), land("aquileia", "sirmium")
    game = a_game(colonists={0: {"land": ["roma", near]}}).do(ARCHITECT)
    assert near not in moves(game, "roma")

    game.do(MoveColonist("land", near, far))
    assert near in moves(game, "roma")

    game.do(MoveColonist("land", "roma", near))
    assert sorted(game.seat(0).colonists["land"]) == sorted([near, far])


@pytest.mark.ruling("AR5")
def test_a_line_just_taken_is_not_free_for_the_next_move() -> None:
    near = land("roma", "aquileia")
    game = a_game(colonists={0: {"land": ["roma", "roma"], "sea": ["roma"]}})
    game.do(ARCHITECT)
    assert near in moves(game, "roma")
    game.do(MoveColonist("land", "roma", near))
    assert near not in moves(game, "roma")


@pytest.mark.ruling("AR5")
def test_the_same_colonist_may_move_again_while_steps_remain() -> None:
    near, far = land("roma", "aquileia"), land("aquileia", "sirmium")
    game = a_game(goods={0: {}})
    game.do(ARCHITECT, MoveColonist("land", "roma", near))
    game.do(MoveColonist("land", near, far))
    assert game.seat(0).colonists == {"land": (far,), "sea": ("roma",)}
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR5")
def test_colonists_of_one_kind_in_one_city_are_alike_and_offered_once() -> None:
    alone = a_game(colonists={0: {"land": ["roma"], "sea": ["massilia", "massilia"]}})
    pair = a_game(colonists={0: {"land": ["roma", "roma"], "sea": ["massilia"]}})
    offered = pair.do(ARCHITECT).offered_of(MoveColonist)
    assert len(offered) == len(set(offered))
    assert moves(pair, "roma") == moves(alone.do(ARCHITECT), "roma")


@pytest.mark.ruling("AR5", "AR6")
def test_no_colonist_moves_once_building_has_begun() -> None:
    game = a_game(goods={0: PLENTY}, coins={0: 50})
    game.do(ARCHITECT, MoveColonist("land", "roma", land("novaria", "aquileia")))
    assert game.decision == BuildingChoice(0)
    assert game.offered_of(MoveColonist) == []
    game.do(BuildHouse("novaria"))
    assert game.offered_of(MoveColonist) == []


@pytest.mark.ruling("AR6")
def test_houses_are_built_at_the_ends_of_lines_with_own_colonists_and_only_there() -> None:
    game = a_game(
        colonists={
            0: {"land": [land("novaria", "aquileia")], "sea": [sea("syracusae", "carthago")]},
            1: {"land": [land("lutetia", "burdigala")], "sea": []},
        },
        goods={0: PLENTY},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"novaria", "aquileia", "syracusae", "carthago"}


@pytest.mark.ruling("AR6")
def test_any_number_of_houses_may_be_built_one_in_each_city() -> None:
    cities = ("novaria", "aquileia", "syracusae", "carthago")
    game = a_game(
        colonists={
            0: {"land": [land("novaria", "aquileia")], "sea": [sea("syracusae", "carthago")]},
        },
        tokens=dict.fromkeys(cities, "brick"),
        goods={0: {"food": 6}},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    for built, city in enumerate(cities, start=1):
        game.do(BuildHouse(city))
        assert game.state.houses_of(SeatId(0)) == list(cities[:built])
        assert not game.offers(BuildHouse(city))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR6")
def test_building_may_stop_before_everything_affordable_is_built() -> None:
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")]}}, goods={0: PLENTY}, coins={0: 50}
    )
    game.do(ARCHITECT, FINISH, BuildHouse("novaria"), FINISH)
    assert game.state.houses == {"novaria": (0,)}
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR6")
def test_the_capital_is_never_built_in() -> None:
    game = a_game(
        colonists={0: {"land": [land("roma", "novaria")], "sea": [sea("roma", "massilia")]}},
        goods={0: PLENTY},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"novaria", "massilia"}


@pytest.mark.ruling("AR6")
def test_no_second_own_house_is_built_in_a_city_but_one_beside_others() -> None:
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")]}},
        houses={"novaria": [0], "aquileia": [1]},
        goods={0: PLENTY},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"aquileia"}


@pytest.mark.ruling("AR7")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_a_colonist_inside_a_city_makes_no_city_buildable(cards: str) -> None:
    game = a_game(
        cards=cards,
        colonists={0: {"land": ["massilia", "roma"], "sea": ["massilia", "roma"]}},
        houses={"massilia": [1]},
        goods={0: PLENTY},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert game.decision == CardChoice(1)
    assert game.state.houses == {"massilia": (1,)}


@pytest.mark.ruling("AR8")
@pytest.mark.parametrize("houses_before", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("token", "goods", "coins"),
    [
        ("brick", {"food": 1}, 1),
        ("food", {"brick": 1, "food": 1}, 2),
        ("tool", {"brick": 1, "tool": 1}, 3),
        ("wine", {"brick": 1, "wine": 1}, 4),
        ("cloth", {"brick": 1, "cloth": 1}, 5),
    ],
)
def test_a_house_costs_goods_by_city_and_coins_times_the_houses_it_will_then_have(
    token: str, goods: dict[str, int], coins: int, houses_before: int
) -> None:
    others = range(1, 1 + houses_before)
    cost = coins * (houses_before + 1)

    def beside_novaria(purse: int) -> Game:
        game = a_game(
            seats=5,
            colonists={0: {"land": [land("roma", "novaria")]}},
            houses={"novaria": others} if houses_before else {},
            tokens={"novaria": token},
            goods={0: goods},
            coins={0: purse},
        )
        return game.do(ARCHITECT, FINISH)

    rich_enough = beside_novaria(cost).do(BuildHouse("novaria"))
    [built] = rich_enough.happened(HouseBuilt)
    assert built.coins == cost
    assert {good: built.payment.count(good) for good in built.payment} == goods
    assert rich_enough.seat(0).coins == 0
    assert rich_enough.goods(0) == {}
    assert rich_enough.houses["novaria"] == (*others, 0)

    assert beside_novaria(cost - 1).decision == CardChoice(1)


@pytest.mark.ruling("AR8")
def test_the_right_goods_are_needed_and_nothing_stands_in_for_them() -> None:
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")]}},
        tokens={"novaria": "wine", "aquileia": "cloth"},
        goods={0: {"brick": 1, "wine": 1, "food": 1, "tool": 1}},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"novaria"}


@pytest.mark.ruling("AR8")
@pytest.mark.parametrize(("first", "second"), [("novaria", "aquileia"), ("aquileia", "novaria")])
def test_houses_are_paid_one_at_a_time_until_the_coins_run_out(first: str, second: str) -> None:
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")]}},
        tokens={"novaria": "wine", "aquileia": "tool"},
        goods={0: {"brick": 2, "wine": 1, "tool": 1}},
        coins={0: 6},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {first, second}
    game.do(BuildHouse(first))
    assert game.state.houses == {first: (0,)}
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR8")
def test_one_brick_builds_one_house_only() -> None:
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")], "sea": [sea("roma", "massilia")]}},
        tokens={"novaria": "wine", "aquileia": "tool", "massilia": "brick"},
        goods={0: {"brick": 1, "wine": 1, "tool": 1, "food": 1}},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"novaria", "aquileia", "massilia"}
    game.do(BuildHouse("novaria"))
    assert cities_to_build(game) == {"massilia"}


@pytest.mark.ruling("AR9")
def test_with_fifteen_houses_colonists_move_but_nothing_is_built() -> None:
    far_away = [city for city in a_game().state.tokens if city not in ("novaria", "aquileia")]
    game = a_game(houses={city: [0] for city in far_away[:15]}, goods={0: PLENTY}, coins={0: 50})
    target = land("novaria", "aquileia")
    game.do(ARCHITECT, MoveColonist("land", "roma", target))
    assert game.seat(0).colonists["land"] == (target,)
    assert game.happened(HouseBuilt) == []
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("AR9")
def test_the_fifteenth_house_is_the_last_one() -> None:
    far_away = [city for city in a_game().state.tokens if city not in ("novaria", "aquileia")]
    game = a_game(
        colonists={0: {"land": [land("novaria", "aquileia")]}},
        houses={city: [0] for city in far_away[:14]},
        goods={0: PLENTY},
        coins={0: 50},
    )
    game.do(ARCHITECT, FINISH)
    assert cities_to_build(game) == {"novaria", "aquileia"}
    game.do(BuildHouse("novaria"))
    assert len(game.state.houses_of(SeatId(0))) == 15
    assert game.happened(EndTriggered) == [EndTriggered(0, "fifteenth_house")]
    assert game.decision == CardChoice(1)
