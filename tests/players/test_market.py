"""Computer players at the fish market: fish are worth something, and are spent where they help."""

from itertools import pairwise

import pytest

from engine import legal_actions, view_for
from engine.actions import VisitMarket
from engine.terms import SeatId
from players import player_for
from players.judgement import Judge
from players.market import VISITS, fish_worth
from players.planning import roads
from players.weights import weights_of
from tests.builders import a_game

RED = SeatId(0)


def test_more_fish_are_worth_more_but_each_further_one_no_more_than_the_last() -> None:
    worth = [fish_worth(fish, weights_of("tuned")) for fish in range(9)]
    gains = [round(after - before, 6) for before, after in pairwise(worth)]
    assert all(gain > 0 for gain in gains)
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("side", ["river", "mountain"])
def test_a_few_visits_are_looked_at_and_none_where_there_are_no_fish(side: str) -> None:
    options = {"fishMarketSide": side}
    for fish, most in ((0, 0), (9, VISITS)):
        state = a_game(fish={0: fish}, goods={0: {}}, options=options).state
        found = roads(state, Judge(state, RED, weights_of("rough")))
        visits = [each for each in found if isinstance(each, VisitMarket)]
        assert len(visits) == most
        assert len({each.offer for each in visits}) == most


def test_a_merchant_with_fish_and_an_empty_storehouse_visits_the_market() -> None:
    state = a_game(fish={0: 6}, goods={0: {}}).state
    answer = player_for("merchant", "fish")(view_for(state, RED), legal_actions(state))
    assert isinstance(answer, VisitMarket)
