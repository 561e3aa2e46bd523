"""Germania's rivers: sea colonists travel on them, and each is worth two steps."""

import pytest

from engine.actions import FINISH
from engine.board import board_of
from tests.builders import Game, a_game, line
from tests.plain import ColonistMoved, MoveColonist, MovementChoice, PlayCard

COLONIA = "colonia_agrippina"


def architect(land: list[str], sea: list[str], board: str = "germania") -> Game:
    game = a_game(board, colonists={0: {"land": land, "sea": sea}})
    return game.do(PlayCard("start-architect"))


@pytest.mark.ruling("AR1")
def test_everyone_starts_with_three_steps() -> None:
    assert a_game("germania").do(PlayCard("start-architect")).decision == MovementChoice(0, steps=3)
    assert a_game("imperium").do(PlayCard("start-architect")).decision == MovementChoice(0, steps=2)


@pytest.mark.ruling("AR1")
@pytest.mark.parametrize(("land", "sea", "steps"), [(1, 0, 1), (0, 1, 2), (3, 0, 3), (3, 3, 9)])
def test_a_sea_colonist_is_worth_two_steps_and_a_land_colonist_one(
    land: int, sea: int, steps: int
) -> None:
    game = architect(["basilia"] * land, [COLONIA] * sea)
    assert game.decision == MovementChoice(0, steps)


@pytest.mark.ruling("AR1")
def test_the_land_colonist_may_take_all_three_steps() -> None:
    to = line("germania", "constantia", "castrum_helvetia", "land")
    game = a_game("germania").do(PlayCard("start-architect"))
    game.do(MoveColonist("land", "basilia", to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "basilia", to, steps=3)]
    assert not isinstance(game.decision, MovementChoice)


@pytest.mark.ruling("AR1")
def test_the_sea_colonist_may_take_all_three_steps() -> None:
    to = line("germania", "confluentes", "mogontiacum", "sea")
    game = a_game("germania").do(PlayCard("start-architect"))
    game.do(MoveColonist("sea", COLONIA, to))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", COLONIA, to, steps=3)]
    assert not isinstance(game.decision, MovementChoice)


@pytest.mark.ruling("AR1")
def test_the_steps_are_shared_out_freely() -> None:
    by_river = line("germania", COLONIA, "bonna", "sea")
    by_land = line("germania", "castrum_alamannia", "constantia", "land")
    game = a_game("germania").do(PlayCard("start-architect"))
    game.do(MoveColonist("sea", COLONIA, by_river), MoveColonist("land", "basilia", by_land))
    assert [moved.steps for moved in game.happened(ColonistMoved)] == [1, 2]
    assert game.seat(0).colonists == {"land": (by_land,), "sea": (by_river,)}


def test_every_sea_line_is_a_river_section() -> None:
    assert all(each.river == (each.kind == "sea") for each in board_of("germania").facts.lines)


@pytest.mark.ruling("AR3")
def test_a_river_section_holds_one_colonist() -> None:
    held = line("germania", COLONIA, "bonna", "sea")
    beyond = line("germania", "bonna", "confluentes", "sea")
    game = a_game("germania", colonists={1: {"sea": [held]}}).do(PlayCard("start-architect"))
    assert not game.offers(MoveColonist("sea", COLONIA, held))
    game.do(MoveColonist("sea", COLONIA, beyond), FINISH)
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "sea", COLONIA, beyond, steps=2)]
