"""Britannia and Germania: one capital for land colonists and another one for sea colonists."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import Game, a_game, line
from tests.plain import (
    BuildHouse,
    ColonistMoved,
    ColonistPlaced,
    GoodsReceived,
    MoveColonist,
    NewColonistChoice,
    PlaceColonist,
    PlayCard,
    ProduceInProvince,
)

CAPITALS = [
    ("britannia", "londinium", "portus_itius"),
    ("germania", "basilia", "colonia_agrippina"),
]
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}

both = pytest.mark.parametrize(("board", "land", "sea"), CAPITALS)


def colonist_card(board: str, **facts: Any) -> Game:
    game = a_game(board, hand={0: ["I-colonist"]}, goods={0: {"food": 2, "tool": 2}}, **facts)
    return game.do(PlayCard("I-colonist"))


@both
@pytest.mark.ruling("SU4")
def test_each_kind_starts_in_its_own_capital(board: str, land: str, sea: str) -> None:
    game = a_game(board, seats=3)
    for seat in range(3):
        assert game.seat(seat).colonists == {"land": (land,), "sea": (sea,)}


@both
@pytest.mark.ruling("TR2")
def test_the_tribune_places_a_colonist_in_the_capital_of_its_kind(
    board: str, land: str, sea: str
) -> None:
    game = a_game(board).do(PlayCard("start-tribune"))
    assert isinstance(game.decision, NewColonistChoice)
    assert game.offered == (PlaceColonist("land", land), PlaceColonist("sea", sea), FINISH)
    game.do(PlaceColonist("sea", sea))
    assert game.happened(ColonistPlaced) == [ColonistPlaced(0, "sea", sea, ("food", "tool"))]
    assert game.seat(0).colonists == {"land": (land,), "sea": (sea, sea)}


@both
@pytest.mark.ruling("C2")
def test_the_colonist_card_places_in_the_capital_of_each_kind(
    board: str, land: str, sea: str
) -> None:
    game = colonist_card(board)
    assert game.offered_of(PlaceColonist) == [
        PlaceColonist("land", land),
        PlaceColonist("sea", sea),
    ]
    game.do(PlaceColonist("land", land), PlaceColonist("sea", sea))
    assert game.seat(0).colonists == {"land": (land, land), "sea": (sea, sea)}


@both
@pytest.mark.ruling("C4")
def test_no_option_moves_a_kind_into_the_capital_of_the_other(
    board: str, land: str, sea: str
) -> None:
    game = colonist_card(board, options={"mismatchedColonists": True})
    assert not game.offers(PlaceColonist("land", sea))
    assert not game.offers(PlaceColonist("sea", land))


@pytest.mark.ruling("C2", "C4")
def test_the_colonist_card_also_places_in_own_cities_with_a_line_of_the_kind() -> None:
    """Monapia has sea lines only, Venta land lines only, Camulodunum both."""
    game = colonist_card("britannia", houses={"monapia": [0], "venta": [0], "camulodunum": [0, 1]})
    assert set(game.offered_of(PlaceColonist)) == {
        PlaceColonist("land", "londinium"),
        PlaceColonist("land", "venta"),
        PlaceColonist("land", "camulodunum"),
        PlaceColonist("sea", "portus_itius"),
        PlaceColonist("sea", "monapia"),
        PlaceColonist("sea", "camulodunum"),
    }


@pytest.mark.ruling("AR6")
@pytest.mark.parametrize(
    ("board", "kind", "capital", "city"),
    [
        ("britannia", "land", "londinium", "venonis"),
        ("britannia", "sea", "portus_itius", "dubris"),
        ("germania", "land", "basilia", "brisiacus"),
        ("germania", "sea", "basilia", "brisiacus"),
        ("germania", "land", "colonia_agrippina", "bonna"),
        ("germania", "sea", "colonia_agrippina", "bonna"),
    ],
)
def test_no_house_is_built_in_either_capital(
    board: str, kind: str, capital: str, city: str
) -> None:
    beside = {0: {kind: [line(board, capital, city, kind)]}}
    game = a_game(board, colonists=beside, goods={0: RICH}, coins={0: 20})
    game.do(PlayCard("start-architect"), FINISH)
    assert game.offered == (BuildHouse(city), FINISH)


@pytest.mark.ruling("AR2")
@pytest.mark.parametrize(
    ("kind", "one", "capital", "other"),
    [
        ("land", "novaesium", "colonia_agrippina", "bonna"),
        ("sea", "brisiacus", "basilia", "constantia"),
    ],
)
def test_the_capital_of_the_other_kind_is_passed_like_any_city(
    kind: str, one: str, capital: str, other: str
) -> None:
    origin = line("germania", one, capital, kind)
    beyond = line("germania", capital, other, kind)
    game = a_game("germania", colonists={0: {kind: [origin]}})
    game.do(PlayCard("start-architect"), MoveColonist(kind, origin, beyond))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, kind, origin, beyond, steps=1)]


@both
def test_a_capital_has_no_token(board: str, land: str, sea: str) -> None:
    assert {land, sea}.isdisjoint(a_game(board).state.tokens)


@pytest.mark.ruling("P2")
def test_the_province_round_a_capital_produces_without_it() -> None:
    """Colonia Agrippina stands in Ubii, with Novaesium and Bonna."""
    game = a_game(
        "germania",
        houses={"novaesium": [0], "bonna": [1]},
        tokens={"novaesium": "food", "bonna": "brick"},
        markers={"ubii": "food"},
    )
    game.do(PlayCard("start-prefect-a"), ProduceInProvince("ubii", "food"))
    assert game.happened(GoodsReceived) == [
        GoodsReceived(0, ("food", "food")),
        GoodsReceived(1, ("brick",)),
    ]
