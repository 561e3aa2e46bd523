"""The forum for experts: patricians to begin with go to whoever bids most points for them."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine import forum
from engine.actions import FINISH, Action, Finish, OpenAuction, RaiseBid
from engine.catalogue import catalogue
from engine.decisions import AuctionOpening, BidChoice
from engine.draft import Draft
from engine.events import AuctionEnded, AuctionOpened, BidPassed, BidRaised, PatricianWon
from engine.evolve import evolves
from engine.frozen import replace
from engine.obstacles.kinds import BidNotPossible, Obstacle, TileNotUp
from engine.rulebook import explains, offers, resolves
from engine.state import Auction, GameState
from engine.terms import SeatId, TileId


def _auction(state: GameState) -> Auction:
    assert state.auction is not None  # its decisions are asked only as long as there is one
    return state.auction


def _without_tile(state: GameState) -> list[SeatId]:
    return [seat for seat in state.seats_from(SeatId(0)) if not state.seats[seat].tiles]


def _highest_opening(state: GameState) -> int:
    """Ruling FO19: the last one takes a tile for nothing."""
    return catalogue().forum.highest_bid if len(_without_tile(state)) > 1 else 0


@offers(AuctionOpening, compulsory="FO17")
def _openings(state: GameState, _: AuctionOpening) -> Iterable[Action]:
    highest = _highest_opening(state)
    return [_opening(tile, bid) for tile in _auction(state).tiles for bid in range(highest + 1)]


@cache
def _opening(tile: TileId, bid: int) -> OpenAuction:
    return OpenAuction(tile, bid)


@resolves(AuctionOpening)
def _open(game: Draft, choice: AuctionOpening, action: OpenAuction) -> None:
    if len(_without_tile(game.state)) == 1:
        _win(game, choice.seat, action.tile, 0)
        return
    game.emit(AuctionOpened(choice.seat, action.tile, action.bid))
    _go_round(game, choice.seat)


@explains(AuctionOpening, OpenAuction)
def _against_opening(
    state: GameState, _: AuctionOpening, wanted: OpenAuction
) -> Iterator[Obstacle]:
    if wanted.tile not in _auction(state).tiles:
        yield TileNotUp(wanted.tile)
    highest = _highest_opening(state)
    if not 0 <= wanted.bid <= highest:
        yield BidNotPossible(0, highest, "FO18" if highest else "FO19")


@offers(BidChoice)
def _bids(state: GameState, _: BidChoice) -> Iterable[Action]:
    """Ruling FO18: at least one more, or pass."""
    more = range(_auction(state).bid + 1, catalogue().forum.highest_bid + 1)
    return [*map(RaiseBid, more), FINISH]


@resolves(BidChoice)
def _bid(game: Draft, choice: BidChoice, action: RaiseBid | Finish) -> None:
    if isinstance(action, RaiseBid):
        game.emit(BidRaised(choice.seat, action.bid))
    else:
        game.emit(BidPassed(choice.seat))
    _go_round(game, choice.seat)


@explains(BidChoice, RaiseBid)
def _against_raising(state: GameState, _: BidChoice, wanted: RaiseBid) -> Iterator[Obstacle]:
    least, highest = _auction(state).bid + 1, catalogue().forum.highest_bid
    if not least <= wanted.bid <= highest:
        yield BidNotPossible(least, highest, "FO18")


def _go_round(game: Draft, seat: SeatId) -> None:
    """Ruling FO18: clockwise to the next one who may still bid; alone, the bidder has it."""
    auction = _auction(game.state)
    bidding = [
        each
        for each in game.state.seats_from(seat)
        if not game.state.seats[each].tiles and each not in (*auction.passed, auction.bidder)
    ]
    if bidding:
        game.ask(BidChoice(bidding[0]))
        return
    assert auction.bidder is not None
    assert auction.named is not None
    _win(game, auction.bidder, auction.named, auction.bid)


def _win(game: Draft, seat: SeatId, tile: TileId, points: int) -> None:
    """Ruling FO19: the tile works at once; the first seat without one opens the next round."""
    game.emit(PatricianWon(seat, tile, points))
    forum.welcome(game, seat, tile)
    without = _without_tile(game.state)
    if without:
        game.ask(AuctionOpening(without[0]))
    else:
        game.emit(AuctionEnded())
        forum.fill(game)


@evolves(AuctionOpened)
def _auction_opened(state: GameState, event: AuctionOpened) -> GameState:
    tiles = _auction(state).tiles
    return replace(state, auction=Auction(tiles, event.tile, event.bid, event.seat))


@evolves(BidRaised)
def _bid_raised(state: GameState, event: BidRaised) -> GameState:
    return replace(state, auction=replace(_auction(state), bid=event.bid, bidder=event.seat))


@evolves(BidPassed)
def _bid_passed(state: GameState, event: BidPassed) -> GameState:
    auction = _auction(state)
    return replace(state, auction=replace(auction, passed=(*auction.passed, event.seat)))
