"""Events as sentences: `G played the Prefect, received 1 wine; you received 1 food.`"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from bot.cli.text import counted
from bot.terminal.names import Places, Seats, card_name, coins_text, goods_text, price_text
from bot.terminal.text import listing
from engine import events
from engine.events import Event
from engine.terms import CityId, Good

Clause = tuple[str, str]
"""Who, and what happened: in the past tense, which is the same for you and for everyone else."""

OnTheBoard = (
    events.ColonistMoved
    | events.ColonistPlaced
    | events.TradeEntered
    | events.HouseBuilt
    | events.CastleEmptied
)
WithCards = (
    events.CardPlayed
    | events.PersonalityChosen
    | events.CardCopied
    | events.CardRepeated
    | events.CardsTakenBack
    | events.CardBought
    | events.HandShown
    | events.CardSuggested
    | events.EndTriggered
)
InTheStorehouse = (
    events.CoinsReceived
    | events.CoinsTakenFromPartner
    | events.GoodsReceived
    | events.GoodsLost
    | events.GoodsBought
    | events.GoodsSold
    | events.PraefectusMagnusUsed
    | events.IntermediateScored
)
OfTheGame = (
    events.TurnBegan
    | events.MarkerFlipped
    | events.MarkersTurnedBack
    | events.PraefectusMagnusPassed
    | events.DisplayRefilled
    | events.ScoringMarkersReturned
    | events.GameEnded
)


@dataclass(frozen=True)
class Narrator:
    """Tells one viewer what came to pass; the events have been cut for that viewer before."""

    places: Places
    seats: Seats
    tokens: Mapping[CityId, Good]

    def tell(self, happened: Iterable[Event]) -> str:
        """One sentence; clauses about the same seat share their subject."""
        clauses = [clause for event in happened if (clause := self.clause(event))]
        parts = [
            f"{who} {', '.join(what for _, what in group)}"
            for who, group in groupby(clauses, key=lambda clause: clause[0])
        ]
        sentence = "; ".join(parts)
        return f"{sentence[0].upper()}{sentence[1:]}." if sentence else ""

    def clause(self, event: Event) -> Clause | None:
        """None where the events around it say it all."""
        if isinstance(event, OfTheGame):
            return self._of_the_game(event)
        if isinstance(event, OnTheBoard):
            deed = self._on_the_board(event)
        elif isinstance(event, WithCards):
            deed = self._with_cards(event)
        else:
            deed = self._in_the_storehouse(event)
        return self.seats.subject(event.seat), deed

    def _of_the_game(self, event: OfTheGame) -> Clause | None:
        match event:
            case events.MarkerFlipped(province):
                return f"the marker of {self.places.province(province)}", "was turned to coins"
            case events.MarkersTurnedBack(provinces):
                return ("the markers", "were turned back to goods") if provinces else None
            case events.PraefectusMagnusPassed(_, to):
                return "the Praefectus Magnus", f"went to {self.seats.subject(to)}"
            case events.DisplayRefilled(cards):
                return ("the display", f"got {listing(map(card_name, cards))}") if cards else None
            case events.GameEnded():
                return "the game", "was over"
            case events.TurnBegan() | events.ScoringMarkersReturned():
                return None

    def _on_the_board(self, event: OnTheBoard) -> str:
        match event:
            case events.ColonistMoved(_, kind, origin, line, steps):
                way = f"from {self.places.spot(origin)} to {self.places.spot(line)}"
                return f"moved a {kind} colonist {way} ({counted(steps, 'step')})"
            case events.ColonistPlaced(_, kind, place, payment):
                paid = f" for {price_text(0, payment)}" if payment else ""
                return f"placed a {kind} colonist {self.places.somewhere(place)}{paid}"
            case events.TradeEntered(_, _, trade):
                return f"sailed into the {self.places.spot(trade)}"
            case events.HouseBuilt(_, city, payment, coins):
                where = f"{self.places.spot(city)} ({self.tokens[city]})"
                return f"built in {where} for {price_text(coins, payment)}"
            case events.CastleEmptied(_, castle):
                return f"emptied the {self.places.spot(castle)}"

    def _with_cards(self, event: WithCards) -> str:
        match event:
            case events.CardPlayed(_, card):
                return f"played the {card_name(card)}"
            case events.PersonalityChosen(_, _, personality):
                return f"chose the {personality.capitalize()}"
            case events.CardCopied(_, copied_from, card):
                return f"copied {self.seats.possessive(copied_from)} {card_name(card)}"
            case events.CardRepeated(_, card):
                return f"repeated the {card_name(card)}"
            case events.CardsTakenBack(_, count):
                return f"took back {counted(count, 'card')}"
            case events.CardBought(_, card, payment):
                return f"bought the {card_name(card)} for {price_text(0, payment)}"
            case events.HandShown(_, partner):
                return f"looked at {self.seats.possessive(partner)} hand"
            case events.CardSuggested():
                return self._pointed(event)
            case events.EndTriggered():
                return "took the Concordia card: everyone else has one more turn"

    def _pointed(self, event: events.CardSuggested) -> str:
        """Only the two partners know at which card, or that it was none."""
        if event.card:
            at = f"the {card_name(event.card)}"
        elif self.seats.viewer in (event.seat, event.partner):
            return "pointed at no card"
        else:
            at = "a card, or at none"
        return f"pointed at {at}, for {self.seats.subject(event.partner)} to play"

    def _in_the_storehouse(self, event: InTheStorehouse) -> str:
        match event:
            case events.CoinsReceived(_, amount):
                return f"received {coins_text(amount)}"
            case events.CoinsTakenFromPartner(_, partner, amount):
                return f"took {coins_text(amount)} from {self.seats.subject(partner)}"
            case events.GoodsReceived(_, goods):
                return f"received {goods_text(goods)}"
            case events.GoodsLost(_, goods):
                return f"had no room for {goods_text(goods)}"
            case events.GoodsBought(_, good, units, coins):
                return f"bought {units} {good} for {coins_text(coins)}"
            case events.GoodsSold(_, good, units, coins):
                return f"sold {units} {good} for {coins_text(coins)}"
            case events.PraefectusMagnusUsed():
                return "used the Praefectus Magnus"
            case events.IntermediateScored(_, points):
                return f"would have {counted(points, 'point')} so far"
