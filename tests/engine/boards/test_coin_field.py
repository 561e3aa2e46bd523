"""Corsica and Creta: two coins printed beside the markers, for whoever collects."""

import pytest

from engine.state import Marker
from tests.builders import a_game
from tests.plain import (
    CoinsReceived,
    CollectCoins,
    MarkersTurnedBack,
    PlayCard,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
)

both = pytest.mark.parametrize("board", ["corsica", "creta"])


@both
@pytest.mark.ruling("P3")
@pytest.mark.parametrize(
    ("markers", "coins"),
    [
        ({"rubra": "cloth"}, 1 + 2),
        ({"rubra": "brick"}, 2 + 2),
        ({"rubra": "cloth", "flava": "wine", "viridis": "food"}, 5 + 2),
    ],
)
def test_the_coin_field_is_paid_on_top_of_the_markers(
    board: str, markers: dict[str, str], coins: int
) -> None:
    game = a_game(board, coins={0: 0}, markers=markers, flipped=markers)
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, coins, "prefect")]
    (turned,) = game.happened(MarkersTurnedBack)
    assert set(turned.provinces) == set(markers)
    assert game.seat(0).coins == coins


@both
def test_the_coin_field_never_turns(board: str) -> None:
    game = a_game(
        board,
        coins={0: 0},
        hand={0: ["start-prefect-a", "start-prefect-b"], 1: ["start-prefect-a"]},
        markers={"rubra": "tool"},
        flipped=["rubra"],
    )
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.markers["rubra"] == Marker("tool")
    game.do(PlayCard("start-prefect-a"), ProduceInProvince("rubra", "tool"))
    game.do(PlayCard("start-prefect-b"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2 + 2, "prefect")]
    assert game.seat(0).coins == 8


@both
@pytest.mark.ruling("P6")
def test_the_coin_field_alone_is_not_collected(board: str) -> None:
    game = a_game(board).do(PlayCard("start-prefect-a"))
    assert isinstance(game.decision, PrefectChoice)
    assert not game.offers(CollectCoins())


@both
@pytest.mark.ruling("P6")
def test_with_the_option_the_coin_field_alone_may_be_collected(board: str) -> None:
    game = a_game(board, options={"prefectCashNeedsAFlippedMarker": False}, coins={0: 5})
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2, "prefect")]
    assert game.seat(0).coins == 7


@both
@pytest.mark.ruling("PM3")
def test_the_praefectus_magnus_does_not_double_the_coin_field(board: str) -> None:
    game = a_game(board, magnus=0, markers={"rubra": "tool"}, flipped=["rubra"])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2 + 2, "prefect")]
    assert game.happened(PraefectusMagnusUsed) == []
    assert game.state.praefectus_magnus == 0


@both
@pytest.mark.ruling("P1")
def test_the_coin_field_is_no_province(board: str) -> None:
    state = a_game(board).state
    assert set(state.markers) == {province.id for province in state.board.facts.provinces}


@pytest.mark.parametrize("board", ["imperium", "cyprus", "aegyptus"])
def test_other_boards_pay_the_markers_alone(board: str) -> None:
    province = next(iter(a_game(board).state.markers))
    game = a_game(board, markers={province: "tool"}, flipped=[province])
    game.do(PlayCard("start-prefect-a"), CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2, "prefect")]
