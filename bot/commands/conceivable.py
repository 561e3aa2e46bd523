"""What somebody could mean, legal or not: so that a wish can be told from nonsense."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine import actions, decisions
from engine.actions import Action
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import Decision
from engine.rulebook import BEGINNINGS
from engine.terms import COLONIST_KINDS, TRADED_GOODS, SeatId
from engine.trading import UNITS
from engine.views import View


def imaginable(view: View, decision: Decision) -> Iterable[Action]:
    """Everything of the kind that the decision asks for."""
    board = board_of(view.options.board)
    match decision:
        case decisions.CardChoice():
            return map(actions.PlayCard, catalogue().cards)
        case decisions.SuggestionChoice():
            return map(actions.SuggestCard, catalogue().cards)
        case decisions.PersonalityChoice():
            return map(actions.ChoosePersonality, BEGINNINGS)
        case decisions.MovementChoice(seat):
            return _moves(view, seat)
        case decisions.BuildingChoice():
            return [actions.BuildHouse(city.id) for city in board.facts.cities]
        case decisions.PrefectChoice():
            return _productions(view)
        case decisions.TradeChoice():
            return [
                trade(good, units)
                for trade in (actions.BuyGoods, actions.SellGoods)
                for good in TRADED_GOODS
                for units in UNITS
            ]
        case decisions.FirstGoodsChoice():
            return [actions.BuyGoods(good, units) for good in TRADED_GOODS for units in UNITS]
        case decisions.DiplomatChoice():
            return [actions.CopyCard(each.seat) for each in view.seats]
        case decisions.MagisterChoice():
            return (actions.RepeatCard(),)
        case decisions.PurchaseChoice():
            return [actions.BuyCard(card, ()) for card in catalogue().cards]
        case decisions.ColonistChoice():
            return *_placements(view), actions.CollectIncome()
        case decisions.NewColonistChoice():
            return _placements(view)
        case decisions.StartCityChoice():
            return [actions.ChooseStartCity(city.id) for city in board.facts.cities]
        case decisions.CastleChoice():
            castles = (place for place in board.facts.places if place.kind == "castle")
            return [actions.TakeCastleGood(place.id) for place in castles]
        case decisions.GoodsToKeep() | decisions.PartnersPart():
            return ()
        case _:
            raise LookupError(decision.kind)


def _moves(view: View, seat: SeatId) -> Iterator[Action]:
    for kind, places in view.seats[seat].colonists.items():
        for origin in dict.fromkeys(places):
            for line in board_of(view.options.board).lines:
                yield actions.MoveColonist(kind, origin, line)


def _productions(view: View) -> Iterator[Action]:
    for province, marker in view.markers.items():
        for bonus in (marker.good,) if marker.good else TRADED_GOODS:
            yield actions.ProduceInProvince(province, bonus)
    yield actions.CollectCoins()


def _placements(view: View) -> Iterator[Action]:
    for kind in COLONIST_KINDS:
        for city in board_of(view.options.board).facts.cities:
            yield actions.PlaceColonist(kind, city.id)
