"""The forum before the first turn: which tiles take part, and who begins with which patrician."""

from dataclasses import replace

import pytest

from engine import final_scores, new_game, read_options
from engine.catalogue import catalogue
from engine.explanations import obstacles
from engine.forum import tiles_in_play
from engine.setup import redeal
from engine.terms import SeatId
from tests.builders import Game, a_game
from tests.plain import (
    CardChoice,
    ForumRefilled,
    GoodsReceived,
    KeepPatrician,
    PatricianChoice,
    PatricianKept,
    PatriciansRevealed,
    StartCityChoice,
    TileNotOffered,
)
from tests.playouts import steps


def a_forum(seats: int = 3, seed: str = "forum", **options: object) -> Game:
    given = {"board": "italia", "seats": seats, "forum": True, **options}
    return Game(new_game(read_options(given), seed))


def chosen(seats: int = 3, seed: str = "forum", **options: object) -> Game:
    game = a_forum(seats, seed, **options)
    for _ in range(seats):
        game.do(game.offered[0])
    return game


@pytest.mark.ruling("FO1")
def test_there_are_thirteen_patricians_and_fourteen_citizens_and_none_scores() -> None:
    kinds = [tile.kind for tile in catalogue().forum.tiles]
    assert (kinds.count("patrician"), kinds.count("citizen")) == (13, 14)
    bare, rich = a_game(tiles={}), a_game(tiles={0: ["augustus", "titus-valerius"]})
    assert final_scores(bare.state) == final_scores(rich.state)


@pytest.mark.ruling("FO2")
def test_tiles_with_invented_effects_take_part_only_where_the_table_wants_them() -> None:
    usual, all_of_them = (
        {tile.id for tile in tiles_in_play(a_forum(forumPlaceholders=wanted).state.options)}
        for wanted in (False, True)
    )
    assert (len(usual), len(all_of_them)) == (24, 27)
    assert all_of_them - usual == {"novius", "quintus", "victoria"}


@pytest.mark.ruling("FO3")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_seat_is_dealt_two_patricians_and_keeps_one(seats: int) -> None:
    game = a_forum(seats)
    patricians = {tile.id for tile in catalogue().forum.tiles if tile.kind == "patrician"}
    dealt = [tile for seat in game.state.seats for tile in seat.offered]
    assert len(dealt) == len(set(dealt)) == 2 * seats
    assert set(dealt) <= patricians
    for number in range(seats):
        assert game.decision == PatricianChoice(number)
        assert game.offered == tuple(map(KeepPatrician, game.seat(number).offered))
        game.do(game.offered[1])
    assert [game.tiles(seat) for seat in range(seats)] == [[t] for t in dealt[1::2]]
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("FO3")
def test_nobody_sees_a_choice_before_the_last_one_is_made() -> None:
    game = a_forum()
    offers = [game.seat(seat).offered for seat in range(3)]
    for number in range(2):
        game.do(game.offered[0])
        assert game.events == (PatricianKept(number, offers[number][0]),)
        assert game.seat(number).tiles == ()
        for viewer in (None, 0, 1, 2):
            shown = game.view(viewer).seats[number]
            own = viewer == number
            assert shown.offered == (offers[number] if own else ())
            assert shown.chosen == (offers[number][0] if own else None)
    game.do(game.offered[0])
    assert game.happened(PatriciansRevealed) == [PatriciansRevealed(tuple(o[0] for o in offers))]
    assert all(not seat.offered and not seat.chosen for seat in game.state.seats)


@pytest.mark.ruling("FO3")
def test_a_seat_knows_what_it_may_choose_from_before_it_is_asked() -> None:
    game = a_forum()
    assert game.view(2).seats[2].offered == game.seat(2).offered
    assert [each.seat for each in game.view(2).decisions[:3]] == [0, 1, 2]


@pytest.mark.ruling("FO3")
def test_patricians_come_before_the_start_cities_of_a_team() -> None:
    game = a_forum(4, team=True, set="venus")
    kinds = [type(each) for each in game.view(0).decisions]
    assert kinds == [PatricianChoice] * 4 + [StartCityChoice] * 2 + [CardChoice]


@pytest.mark.ruling("FO3")
def test_a_patrician_that_was_not_offered_is_refused() -> None:
    game = a_forum()
    other = game.seat(1).offered[0]
    assert obstacles(game.view(0), game.decision, KeepPatrician(other)) == (TileNotOffered(other),)


@pytest.mark.ruling("FO4")
def test_all_tiles_that_nobody_has_make_the_stack_and_four_lie_open() -> None:
    game = chosen()
    assert isinstance(game.events[-1], ForumRefilled)
    assert len(game.forum) == 4
    assert None not in game.forum
    assert game.thrown == []
    owned = [tile for seat in range(3) for tile in game.tiles(seat)]
    everything = {tile.id for tile in tiles_in_play(game.state.options)}
    assert {*owned, *game.forum, *game.state.forum_stack} == everything
    assert len(game.state.forum_stack) == 24 - 3 - 4


@pytest.mark.ruling("FO3", "FO-claudia-agrippina")
def test_claudia_as_start_tile_brings_its_brick_at_once() -> None:
    game = next(
        game
        for number in range(50)
        for game in [a_forum(seed=f"claudia {number}")]
        if "claudia-agrippina" in game.seat(1).offered
    )
    for seat in range(3):
        keep = "claudia-agrippina" if seat == 1 else game.seat(seat).offered[0]
        game.do(KeepPatrician(keep))
    assert GoodsReceived(1, ("brick",)) in game.events
    assert game.seat(1).storehouse_spaces == 16


@pytest.mark.ruling("OP4")
def test_the_same_seed_deals_the_same_forum_and_another_one_another() -> None:
    one, again, other = (chosen(seed=seed).state for seed in ("one", "one", "other"))
    assert (one.forum, one.forum_stack) == (again.forum, again.forum_stack)
    assert (one.forum, one.forum_stack) != (other.forum, other.forum_stack)
    base = new_game(read_options({"board": "italia", "seats": 3}), "one")
    assert (one.display, one.deck) == (base.display, base.deck)


def test_a_stack_dealt_anew_holds_the_same_tiles_in_another_order() -> None:
    state = chosen().state
    dealt = redeal(state, "fresh")
    assert sorted(dealt.forum_stack) == sorted(state.forum_stack)
    assert dealt.forum_stack != state.forum_stack
    assert dealt.forum_seed != state.forum_seed
    assert replace(dealt, forum_stack=(), forum_seed="", deck=()) == replace(
        state, forum_stack=(), forum_seed="", deck=()
    )


@pytest.mark.ruling("OP2")
@pytest.mark.parametrize("salt", [False, True])
@pytest.mark.parametrize("team", [False, True])
def test_the_forum_goes_with_salt_and_teams(salt: bool, team: bool) -> None:
    options: dict[str, object] = {"board": "creta", "seats": 4, "team": team, "salt": salt}
    states = [state for state, _, _ in steps({**options, "forum": True}, "together")]
    assert any(state.forum and state.forum.discard for state in states)
    assert all(state.seats[SeatId(0)].tiles for state in states[4:10])
