"""Patricians by auction: who opens, who raises, and what a bid costs in the end."""

from dataclasses import replace
from typing import Any

import pytest

from engine import final_scores, new_game, read_options, winner
from engine.actions import FINISH
from engine.explanations import obstacles
from engine.state import Auction
from engine.terms import TileId
from engine.traces import result_as_json, state_as_json
from tests.builders import Game, a_game
from tests.plain import (
    AuctionEnded,
    AuctionOpening,
    BidChoice,
    BidNotPossible,
    BidPassed,
    CardChoice,
    GoodsReceived,
    IntermediateScored,
    OpenAuction,
    PatricianWon,
    PlayCard,
    RaiseBid,
    TileNotUp,
)

A, B, C, D = "appius-arcadius", "aulus-arcadius", "claudia-agrippina", "titus-valerius"


def an_auction(*tiles: str, seats: int = 3, team: bool = False) -> Game:
    options = {"board": "italia", "seats": seats, "team": team}
    state = new_game(read_options({**options, "forum": True, "forumAuction": True}), "auction")
    up = tuple(map(TileId, tiles)) or (state.auction or Auction(())).tiles
    return Game(replace(state, auction=Auction(up)))


@pytest.mark.ruling("FO17", "FO18", "FO19", "FO20")
def test_an_auction_of_three() -> None:
    """The worked example forum-auction."""
    game = an_auction(A, B, C, D)
    game.do(OpenAuction(A, 1), RaiseBid(2), FINISH, FINISH)
    assert game.happened(PatricianWon) == [PatricianWon(1, A, 2)]
    assert game.decision == AuctionOpening(0)
    game.do(OpenAuction(B, 0))
    assert game.decision == BidChoice(2)
    game.do(FINISH)
    assert game.happened(PatricianWon) == [PatricianWon(0, B, 0)]
    assert game.decision == AuctionOpening(2)
    assert game.offered == (OpenAuction(C, 0), OpenAuction(D, 0))
    game.do(OpenAuction(D, 0))
    assert [game.tiles(seat) for seat in range(3)] == [[B], [A], [D]]
    assert [seat.debt for seat in game.state.seats] == [0, 2, 0]
    assert game.happened(AuctionEnded)
    assert C in (*game.forum, *game.state.forum_stack)
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("FO17")
@pytest.mark.parametrize("seats", [2, 5])
def test_one_patrician_more_than_seats_lies_open(seats: int) -> None:
    game = an_auction(seats=seats)
    assert game.state.auction is not None
    assert len(game.state.auction.tiles) == seats + 1
    assert all(not seat.offered for seat in game.state.seats)
    assert game.view(None).auction == game.state.auction
    assert len(game.offered) == (seats + 1) * 31


@pytest.mark.ruling("FO18")
def test_whoever_has_passed_or_has_a_tile_is_not_asked_again() -> None:
    game = an_auction(A, B, C, D)
    game.do(OpenAuction(A, 0), FINISH, RaiseBid(3))
    assert game.decision == BidChoice(0)
    game.do(RaiseBid(4))
    assert game.decision == BidChoice(2), "seat 1 has passed"
    game.do(FINISH)
    assert game.tiles(0) == [A]
    assert game.decision == AuctionOpening(1)


@pytest.mark.ruling("FO18")
def test_nobody_is_asked_to_raise_the_highest_bid() -> None:
    game = an_auction(A, B, C, D).do(OpenAuction(A, 30))
    assert game.happened(BidPassed) == [BidPassed(1), BidPassed(2)]
    assert game.seat(0).debt == 30


@pytest.mark.ruling("FO18")
def test_bids_that_cannot_be_are_refused() -> None:
    game = an_auction(A, B, C, D)
    view, asked = game.view(0), game.decision
    assert obstacles(view, asked, OpenAuction(A, 31)) == (BidNotPossible(0, 30, "FO18"),)
    assert obstacles(view, asked, OpenAuction("julius", 0)) == (TileNotUp("julius"),)
    game.do(OpenAuction(A, 4))
    assert obstacles(game.view(1), game.decision, RaiseBid(4)) == (BidNotPossible(5, 30, "FO18"),)
    game.do(FINISH, FINISH, OpenAuction(B, 0), FINISH)
    last = obstacles(game.view(2), game.decision, OpenAuction(C, 1))
    assert last == (BidNotPossible(0, 0, "FO19"),)


@pytest.mark.ruling("FO19")
def test_a_tile_works_as_soon_as_it_is_won() -> None:
    game = an_auction(A, B, C, D).do(OpenAuction(C, 0), FINISH, FINISH)
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("brick",))]
    assert game.seat(0).storehouse_spaces == 16


@pytest.mark.ruling("FO20")
def test_a_debt_is_taken_off_the_score_which_may_fall_below_nothing() -> None:
    plain = an_auction(A, B, C, D).do(OpenAuction(A, 0), FINISH, FINISH)
    dear = an_auction(A, B, C, D).do(OpenAuction(A, 30), OpenAuction(B, 0), FINISH)
    points, less = (final_scores(game.state)[0] for game in (plain, dear))
    assert less.total == points.total - 30 < 0
    assert less.debt == 30
    assert result_as_json(dear.state)["scores"][0]["debt"] == 30
    assert state_as_json(dear.state)["seats"][0]["points"] == less.total
    assert 0 not in winner(dear.state)


@pytest.mark.ruling("FO20")
def test_a_team_pays_together() -> None:
    game = an_auction(A, B, C, D, "gaius-marcellus", seats=4, team=True)
    before = [sum(s.total for s in final_scores(game.state)[team::2]) for team in (0, 1)]
    game.do(OpenAuction(A, 7), FINISH, FINISH, FINISH)
    after = [sum(s.total for s in final_scores(game.state)[team::2]) for team in (0, 1)]
    assert (after[0], after[1]) == (before[0] - 7, before[1])


@pytest.mark.ruling("FO20", "E6")
def test_the_intermediate_scoring_ignores_what_was_bid() -> None:
    facts: dict[str, Any] = {
        "options": {"forumAuction": True, "intermediateScoring": True},
        "tiles": {},
        "hand": {0: ["start-tribune"]},
        "discard": {0: ["start-senator"]},
        "goods": {0: {}},
        "coins": {0: 20},
        "colonists": {0: {}},
    }
    game = a_game(**facts)
    first, *others = game.state.seats
    in_debt = Game(replace(game.state, seats=(replace(first, debt=9), *others)))
    scored = [
        each.do(PlayCard("start-tribune")).happened(IntermediateScored) for each in (game, in_debt)
    ]
    assert scored[0] == scored[1] != []
    assert scored[0][0].points == 2
