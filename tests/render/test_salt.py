"""Salt in pictures and texts: on its cities and in the storehouses."""

from collections import Counter

from engine import view_for
from engine.state import GameState
from render import theme
from render.alt_text import board_alt
from render.layout import board_scene
from render.scene import Sprite
from render.text_board import text_board
from tests.builders import a_game
from tests.render.colour_vision import worst_distance
from tests.render.test_colour_vision import APART, rgb


def sprites(state: GameState) -> Counter[str]:
    return Counter(
        shape.name
        for shape in board_scene(view_for(state, None)).shapes
        if isinstance(shape, Sprite)
    )


def test_a_salt_city_and_a_salt_in_store_show_salt() -> None:
    state = a_game("italia", seats=3, options={"salt": True}).state
    cities = [*state.tokens.values()].count("salt")
    assert cities == 3
    shown = sprites(state)
    assert (shown["token-salt"], shown["salt"]) == (cities, 3), "one in each storehouse"
    assert not {"token-salt", "salt"} & sprites(a_game("italia", seats=3).state).keys()


def test_salt_stands_out_from_the_ground_of_a_city_in_every_sight() -> None:
    fill, _ = theme.GOODS["salt"]
    assert worst_distance(rgb(fill), rgb(theme.TOKEN_GROUND))[0] > APART


def test_the_text_board_names_salt_cities_and_salt_in_store() -> None:
    state = a_game("italia", seats=3, tokens={"cosa": "salt"}, options={"salt": True}).state
    said = " ".join(" ".join(text_board(view_for(state, None))).split())
    assert "Cosa B salt" in said
    assert said.count("1 salt") == 3


def test_the_alt_text_of_the_board_names_salt_where_somebody_has_some() -> None:
    for_all = board_alt(view_for(a_game("italia", seats=3, options={"salt": True}).state, None))
    assert for_all.count("5 goods and 1 salt, ") == 3
    assert " salt" not in board_alt(view_for(a_game("italia", seats=3).state, None))


def test_the_alt_text_counts_salt_by_name() -> None:
    state = a_game(
        "italia", seats=2, goods={0: {"wine": 2, "salt": 1}}, options={"salt": True}
    ).state
    assert "2 goods and 1 salt," in board_alt(view_for(state, None))
