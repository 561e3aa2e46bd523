"""What the gods would pay now, from what one viewer may know."""

from itertools import cycle

import pytest

from engine import GameState, final_scores, view_for
from engine.catalogue import catalogue
from engine.forecast import expected_score, forecasts
from engine.gods import estate, paid
from engine.terms import GODS, CardId, SeatId
from tests.builders import a_game, a_team_game
from tests.playouts import BOARDS, steps

WAYS: tuple[dict[str, object], ...] = (
    {"seats": 2, "set": "base"},
    {"seats": 4, "team": True},
    {"seats": 4, "set": "venus"},
    {"seats": 6, "team": True},
)
GAMES = [{"board": board, **way} for board, way in zip(BOARDS, cycle(WAYS), strict=False)]


@pytest.mark.ruling("E3", "TS2")
@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_ones_own_score_is_what_the_rules_would_count(options: dict[str, object]) -> None:
    last = None
    for place, (state, _, transition) in enumerate(steps(options, "forecast")):
        assert_counted(state, SeatId(place % len(state.seats)))
        last = transition.state
    assert last is not None
    assert last.over
    assert_counted(last, SeatId(0))


def assert_counted(state: GameState, viewer: SeatId) -> None:
    view = view_for(state, viewer)
    for score in final_scores(state):
        expected = expected_score(view, score.seat)
        if score.seat == viewer or state.over:
            assert expected == score
        else:
            assert expected is None


@pytest.mark.parametrize("options", GAMES[:4], ids=lambda options: options["board"])
def test_what_a_card_would_pay_is_what_it_pays(options: dict[str, object]) -> None:
    """Each god for one card of it, on a spectator's view."""
    cards = catalogue().cards
    for place, (state, _, _) in enumerate(steps(options, "a card")):
        if place % 9:
            continue
        for each in forecasts(view_for(state, None)):
            held = estate(state, each.seat)
            for card in cards.values():
                points = paid(held, [card])
                for god in card.gods:
                    if god == "minerva":
                        assert card.good
                        houses = each.houses_by_good.get(card.good, 0)
                        assert points[god] == card.minerva_points * houses
                    else:
                        assert points[god] == each.per_card[god]
                assert sum(points[god] for god in GODS if god not in card.gods) == 0


def test_concordia_counts_at_once() -> None:
    game = a_game(concordia=SeatId(1))
    first, second = forecasts(view_for(game.state, None))
    assert (first.concordia, second.concordia) == (0, 7)


def test_hidden_cards_are_not_counted() -> None:
    game = a_game(hand={1: ["I-mason"]})
    assert expected_score(view_for(game.state, SeatId(0)), SeatId(1)) is None
    assert expected_score(view_for(game.state, None), SeatId(0)) is None
    assert forecasts(view_for(game.state, None)) == forecasts(
        view_for(a_game(hand={1: [CardId("I-colonist")]}).state, None)
    )


def test_a_view_knows_who_are_partners() -> None:
    view = view_for(a_team_game(seats=6).state, None)
    assert [view.partner_of(SeatId(seat)) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    assert view_for(a_game().state, None).partner_of(SeatId(0)) is None
