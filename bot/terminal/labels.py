"""Options in words: what can be done, what it costs and what it brings."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from bot.cli.text import counted
from bot.terminal.card_texts import personality_text, short_text
from bot.terminal.names import (
    Places,
    Seats,
    card_name,
    card_named,
    coins_text,
    gods_of,
    goods_text,
    price_text,
)
from bot.terminal.offers import Offer
from bot.terminal.questions import declining
from bot.terminal.text import listing
from engine import View, actions, events
from engine.board import board_of
from engine.decisions import Decision, PersonalityChoice
from engine.terms import CardId, CityId, Good


@dataclass(frozen=True)
class Labels:
    """What the seat that is to decide reads."""

    view: View
    decision: Decision

    @property
    def places(self) -> Places:
        return Places(self.view.options.board)

    @property
    def seats(self) -> Seats:
        return Seats(self.view.viewer)

    def label(self, offer: Offer) -> str:
        match offer.action:
            case actions.PlayCard(card):
                return f"{self.card(card)}: {short_text(card_named(card))}{_at_once(card, offer)}"
            case actions.ChoosePersonality(personality):
                assert isinstance(self.decision, PersonalityChoice)  # nothing else offers it
                text = personality_text(card_named(self.decision.card), personality)
                return f"{personality.capitalize()}: {text}"
            case actions.Finish():
                return declining(self.decision)
            case actions.MoveColonist(kind, origin):
                return f"{kind} colonist from {self.places.spot(origin)} to {self.way(offer)}"
            case actions.BuildHouse(city):
                built = offer.the(events.HouseBuilt)
                return f"build in {self.city(city)}: {price_text(built.coins, built.payment)}"
            case actions.EnterTrade(line):
                trade = self.places.spot(offer.the(events.TradeEntered).trade)
                return f"sail from {self.places.ends(line)} into the {trade}, for good"
            case actions.ProduceInProvince(province):
                return f"produce in {self.places.province(province)}: {self._production(offer)}"
            case actions.CollectCoins():
                amount = offer.the(events.CoinsReceived).amount
                return f"collect {coins_text(amount)} and turn the markers back to goods"
            case actions.BuyGoods(good, units):
                return f"buy {units} {good} for {coins_text(offer.the(events.GoodsBought).coins)}"
            case actions.SellGoods(good, units):
                return f"sell {units} {good} for {coins_text(offer.the(events.GoodsSold).coins)}"
            case actions.BuyCard(card, payment):
                return f"{self.card(card)} for {price_text(0, payment)}"
            case actions.PlaceColonist(kind, place):
                paid = price_text(0, offer.the(events.ColonistPlaced).payment)
                return f"{kind} colonist {self.places.somewhere(place)}: {paid}"
            case actions.CollectIncome():
                return f"take {coins_text(offer.the(events.CoinsReceived).amount)}"
            case actions.CopyCard():
                copied = offer.the(events.CardCopied)
                owner = self.seats.possessive(copied.copied_from)
                return f"{owner} {self.card(copied.card)}: {short_text(card_named(copied.card))}"
            case actions.RepeatCard():
                card = offer.the(events.CardRepeated).card
                return f"repeat the {self.card(card)}: {short_text(card_named(card))}"
            case actions.ChooseStartCity(city):
                return f"{self.city(city)}: {listing(self._placed(city, offer))}"
            case actions.SuggestCard(card):
                return f"{self.card(card)}: {short_text(card_named(card))}"
            case actions.KeepGoods(goods):
                return f"keep {goods_text(goods)}, lose {goods_text(_lost(offer))}"
            case actions.TakeCastleGood(castle):
                return f"take {_brought(offer)} from the {self.places.spot(castle)}"
            case _:
                assert_never(offer.action)

    def way(self, offer: Offer) -> str:
        """`the land line Roma - Cosa, 1 step, beside Cosa (wine)`."""
        moved = offer.the(events.ColonistMoved)
        cities = board_of(self.view.options.board).building_ends[moved.line]
        beside = f", beside {listing(map(self.city, cities))}" if cities else ""
        return f"{self.places.ends(moved.line)}, {counted(moved.steps, 'step')}{beside}"

    def city(self, city: CityId) -> str:
        """`Cosa (wine)`, and who has a house there: `Cosa (wine, houses of R and you)`."""
        owners = [self.seats.subject(seat) for seat in self.view.houses.get(city, ())]
        houses = f", {'house' if len(owners) == 1 else 'houses'} of {listing(owners)}"
        return f"{self.places.spot(city)} ({self.view.tokens[city]}{houses if owners else ''})"

    def card(self, card: CardId) -> str:
        return f"{card_name(card)} ({gods_of(card)})"

    def _placed(self, city: CityId, offer: Offer) -> Iterator[str]:
        """`land colonist here`; on some boards the other one begins elsewhere."""
        for event in offer.every(events.ColonistPlaced):
            where = "here" if event.place == city else self.places.somewhere(event.place)
            yield f"{event.colonist} colonist {where}"

    def _production(self, offer: Offer) -> str:
        """Who would get what, beginning with whom it matters most to."""
        parts = [
            f"{self.seats.subject(received.seat)} {goods_text(received.goods)}"
            for received in offer.every(events.GoodsReceived)
        ]
        if offer.follows and offer.follows.kind == "goods_to_keep":
            seat = self.seats.subject(offer.follows.seat)
            parts.insert(0, f"{seat} some of {goods_text(offer.follows.goods)}")
        lost = _lost(offer)
        return (", ".join(parts) or "nothing") + (
            f"; no room for {goods_text(lost)}" if lost else ""
        )


def _at_once(card: CardId, offer: Offer) -> str:
    """What the card brings before anything is chosen, where its text does not say so."""
    if offer.follows is None and not _brought(offer):
        return " (nothing now)"
    if {"tribune", "specialist"}.isdisjoint(card_named(card).personalities):
        return ""
    return f" ({_brought(offer)} now)"


def _brought(offer: Offer) -> str:
    return listing(_gains(offer))


def _gains(offer: Offer) -> Iterator[str]:
    for event in offer.outcome:
        match event:
            case events.CardsTakenBack(_, count):
                yield counted(count, "card")
            case events.CoinsReceived(_, amount):
                yield coins_text(amount)
            case events.GoodsReceived(_, goods):
                yield goods_text(goods)
            case _:
                pass


def _lost(offer: Offer) -> list[Good]:
    return [good for event in offer.every(events.GoodsLost) for good in event.goods]
