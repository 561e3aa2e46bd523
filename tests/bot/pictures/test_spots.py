"""Where on the map an option is, whatever kind of action it is."""

from dataclasses import replace

from bot.pictures.drawing import Drawing
from bot.pictures.spots import Spots, spots_of
from engine import view_for
from engine.actions import FINISH, BuildHouse, BuyGoods, MoveColonist, ProduceInProvince
from engine.terms import CityId, LineId, PlaceId, ProvinceId, SeatId
from tests.builders import a_game

MASSILIA, ROMA = CityId(PlaceId("massilia")), CityId(PlaceId("roma"))
LINE = LineId(PlaceId("L1"))


def test_goals_can_be_chosen_and_origins_are_shown_with_them() -> None:
    options = [
        MoveColonist("land", ROMA, LINE),
        BuildHouse(MASSILIA),
        ProduceInProvince(ProvinceId("italia"), "wine"),
        BuyGoods("wine", 2),
        FINISH,
    ]
    assert spots_of(options) == Spots(
        frozenset((LINE, MASSILIA, ProvinceId("italia"))),
        frozenset((ROMA,)),
    )
    assert spots_of([]) == Spots()


async def test_a_question_is_drawn_for_what_can_be_chosen() -> None:
    drawing = Drawing()
    view = view_for(a_game(seats=3).state, SeatId(0))
    massilia = spots_of([BuildHouse(MASSILIA)])
    asked = await drawing.question(view, None, massilia, ("Anna",))
    assert asked.name == "question.png"
    assert asked is await drawing.question(replace(view, viewer=None), None, massilia, ("Anna",))
    assert asked is not await drawing.question(view, None, spots_of([BuildHouse(ROMA)]))
    assert (await drawing.question(view, None, Spots())).name == "board.png"
    drawing.close()
