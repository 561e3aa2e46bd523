"""Aegyptus' incense and gold trade: sea colonists that leave the lines for a roundel, for good."""

from collections.abc import Iterator

from engine.actions import EnterTrade
from engine.decisions import BuildingChoice
from engine.draft import Draft
from engine.events import CoinsReceived, TradeEntered
from engine.obstacles.kinds import HouseBuiltBefore, NoColonistThere, NoTradeThere, Obstacle
from engine.rulebook import explains
from engine.state import GameState, PublicGame
from engine.terms import LineId, ProvinceId, SeatId


def entries(state: GameState, seat: SeatId) -> Iterator[EnterTrade]:
    """Our reading: after moving and before the first house, for a colonist beside a roundel."""
    if not state.board.trades:
        return
    for place in state.seats[seat].colonists["sea"]:
        if place in state.board.lines and state.board.trade_at(LineId(place)):
            yield EnterTrade(LineId(place))


@explains(BuildingChoice, EnterTrade)
def _against_entering(
    state: GameState, choice: BuildingChoice, wanted: EnterTrade
) -> Iterator[Obstacle]:
    line = wanted.line
    if line not in state.board.lines or not state.board.trade_at(line):
        yield NoTradeThere(line)
    else:
        if choice.houses_built:
            yield HouseBuiltBefore()
        if line not in state.seats[choice.seat].colonists["sea"]:
            yield NoColonistThere("sea", line)


def enter(game: Draft, seat: SeatId, line: LineId) -> None:
    trade = game.state.board.trade_at(line)
    assert trade is not None  # only such lines are offered
    game.emit(TradeEntered(seat, line, trade))


def pay(game: Draft, province: ProvinceId) -> None:
    """Our reading: whoever lets the province produce, every colonist in the trade is paid."""
    for trade in game.state.board.trades:
        if province in trade.pays_for:
            for seat in game.state.seats_from(SeatId(0)):
                traders = game.state.seats[seat].colonists["sea"].count(trade.id)
                if traders:
                    game.emit(CoinsReceived(seat, traders * trade.payment, "incense"))


def points(game: PublicGame, seat: SeatId) -> int:
    sailed = game.seats[seat].colonists["sea"]
    return sum(trade.points * sailed.count(trade.id) for trade in game.board.trades)
