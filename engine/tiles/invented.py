"""The three tiles whose effects are our own: nobody could tell us the printed ones (FO2)."""

from collections.abc import Iterator

from engine.actions import Finish, UseTile
from engine.decisions import CitizenChoice, Decision, TradeChoice
from engine.draft import Draft
from engine.events import CardRetrieved
from engine.personalities import mercator
from engine.state import GameState
from engine.terms import TileId
from engine.tile_effects import CARD_PRICES, OUTSIDE, citizen

QUINTUS, VICTORIA = TileId("quintus"), TileId("victoria")

CARD_PRICES.add(TileId("novius"))


def _trade(decision: Decision) -> TradeChoice:
    return TradeChoice(decision.seat, one_type=True)


def _some_trade(state: GameState, decision: Decision) -> Iterator[UseTile]:
    if any(not isinstance(each, Finish) for each in mercator.options(state, _trade(decision))):
        yield UseTile(QUINTUS)


@citizen("quintus", _some_trade, windows=OUTSIDE)
def quintus(game: Draft, decision: Decision, _: UseTile) -> None:
    game.ask(_trade(decision))


def _earlier_cards(state: GameState, decision: Decision) -> Iterator[UseTile]:
    """Of the own pile, but for what was played this turn."""
    windows = [each for each in state.pending if isinstance(each, CitizenChoice)]
    if isinstance(decision, CitizenChoice):
        windows.append(decision)
    fresh = {card for each in windows if each.seat == decision.seat for card in each.played}
    for card in state.seats[decision.seat].discard:
        if card not in fresh:
            yield UseTile(VICTORIA, card=card)


@citizen("victoria", _earlier_cards, windows=OUTSIDE)
def victoria(game: Draft, decision: Decision, action: UseTile) -> None:
    game.emit(CardRetrieved(decision.seat, action.card))
