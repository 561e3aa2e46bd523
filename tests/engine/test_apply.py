"""`apply` takes what is offered, to the letter, and refuses everything else without a trace."""

import pickle
from typing import Any

import pytest

import engine
from engine.actions import FINISH
from engine.errors import ConcordiaError, GameOver, IllegalAction, NotYourDecision
from engine.terms import SeatId
from tests.builders import a_game
from tests.plain import BuildHouse, CardChoice, GoodsSold, PlayCard, SellGoods
from tests.playouts import steps


def test_the_option_itself_is_carried_out_and_not_something_equal_to_it() -> None:
    """1.0 and True are equal to 1, and must not find their way into a storehouse."""
    game = a_game().do(PlayCard("start-mercator"))
    game.do(SellGoods("wine", 1.0))  # type: ignore[arg-type]  # not even an int
    (sold,) = game.happened(GoodsSold)
    assert type(sold.units) is int
    assert all(type(units) is int for units in game.seat(0).goods.values())


@pytest.mark.parametrize(
    "nonsense", [None, {"kind": "finish"}, "finish", BuildHouse("roma"), FINISH]
)
def test_what_is_not_offered_is_refused_and_nothing_changes(nonsense: Any) -> None:
    game = a_game()
    before = repr(game.state)
    with pytest.raises(IllegalAction, match="is not offered to seat 0 by card_choice") as refused:
        game.do(nonsense)
    assert len(str(refused.value).splitlines()) == 1
    assert repr(game.state) == before


def test_another_seat_cannot_act() -> None:
    game = a_game()
    with pytest.raises(NotYourDecision, match="seat 1 cannot act: card_choice belongs to seat 0"):
        engine.apply(game.state, SeatId(1), game.offered[0])


def test_nothing_is_taken_once_the_game_is_over() -> None:
    *_, (_, _, last) = steps({"board": "creta", "seats": 2, "set": "base"}, "over")
    with pytest.raises(GameOver, match="the game is over"):
        engine.apply(last.state, SeatId(0), FINISH)


@pytest.mark.parametrize(
    "refusal",
    [
        IllegalAction(CardChoice(0), BuildHouse("roma")),
        NotYourDecision(SeatId(1), CardChoice(0)),
        GameOver(),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_a_refusal_comes_back_whole_from_another_process(refusal: ConcordiaError) -> None:
    back = pickle.loads(pickle.dumps(refusal))
    assert (type(back), str(back), vars(back)) == (type(refusal), str(refusal), vars(refusal))


def test_no_step_of_a_game_touches_the_state_it_began_from() -> None:
    for before, action, _ in steps({"board": "germania", "seats": 4, "team": True}, "untouched"):
        told = repr(before)
        engine.apply(before, before.pending[-1].seat, action)
        assert repr(before) == told
