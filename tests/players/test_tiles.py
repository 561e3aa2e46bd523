"""What tiles are worth to computer players, and a player that leaves them to the others."""

import pytest

from arena import simulation
from cli.errors import BadInput
from cli.simulate import read_levels
from engine import legal_actions, read_options, view_for
from engine.actions import TakeTile, UseTile
from engine.catalogue import catalogue
from engine.decisions import CitizenChoice, TileChoice
from engine.events import TileTaken
from engine.frozen import replace
from engine.terms import SeatId, TileId
from players import WITHOUT_TILES, player_for
from players.tiles import CITIZENS, EAGERNESS, PATRICIANS, tiles_worth
from tests.builders import Game, a_game

ME = SeatId(0)


def tile(name: str) -> TileId:
    return TileId(name)


def choosing(first: str, second: str) -> Game:
    """With a Tribune and many cards, between two tiles."""
    game = a_game(tiles={0: []}, forum=[first, second, None, None])
    discard = tuple(each for each in game.seat(0).hand if "tribune" not in each)
    seat = replace(game.seat(0), hand=game.seat(0).hand, discard=discard)
    seats = (seat, *game.state.seats[1:])
    return Game(replace(game.state, seats=seats, pending=(TileChoice(ME),)))


def test_every_tile_has_its_worth() -> None:
    tiles = catalogue().forum.tiles
    assert {each.id for each in tiles if each.kind == "patrician"} == PATRICIANS.keys()
    assert {each.id for each in tiles if each.kind == "citizen"} == CITIZENS.keys()


def test_patricians_count_for_the_rest_of_the_game_and_new_tiles_for_less() -> None:
    gaius, numerius = tile("gaius-marcellus"), tile("numerius")
    assert tiles_worth((gaius,), None, 0.5, 1.0) == 0.5 * PATRICIANS[gaius]
    assert tiles_worth((numerius,), None, 0.5, 0.2) == pytest.approx(0.2 * CITIZENS[numerius])
    had, new = tiles_worth((gaius,), (gaius,), 1.0, 1.0), tiles_worth((gaius,), (), 1.0, 1.0)
    assert new == pytest.approx(EAGERNESS * had)


@pytest.mark.parametrize("level", ["novice", "merchant"])
def test_of_two_patricians_the_better_one_is_taken(level: str) -> None:
    state = choosing("claudius-pompeius", "gaius-marcellus").state
    offered = legal_actions(state)
    assert len(offered) == 3
    answer = player_for(level, "x")(view_for(state, ME), offered)
    assert answer == TakeTile(tile("gaius-marcellus"))


def test_numerius_is_kept_until_he_brings_more_than_a_trifle() -> None:
    def answer(houses: dict[str, list[int]]) -> object:
        game = a_game("italia", tiles={0: ["numerius"]}, houses=houses)
        state = replace(game.state, pending=(CitizenChoice(ME),))
        return player_for("merchant", "x")(view_for(state, ME), legal_actions(state))

    many = ("cosa", "genua", "comum", "mutina", "aleria", "ancona")
    assert not isinstance(answer({"cosa": [0]}), UseTile)
    assert isinstance(answer({city: [0] for city in many}), UseTile)


def test_a_player_without_tiles_takes_none() -> None:
    options = read_options({"board": "italia", "seats": 3, "forum": True, "salt": True})
    levels = ("novice" + WITHOUT_TILES, "novice", "novice")
    taken = {
        event.seat
        for step in simulation.steps(options, "tiles", levels)
        for event in step.transition.events
        if isinstance(event, TileTaken)
    }
    assert taken == {1, 2}


def test_it_is_named_like_the_level_it_is_of() -> None:
    assert read_levels("merchant-without-tiles", 2) == ["merchant-without-tiles"] * 2
    with pytest.raises(BadInput, match='no computer player "random-without-tiles"'):
        read_levels("random-without-tiles", 2)
