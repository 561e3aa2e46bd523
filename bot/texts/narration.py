"""Events as sentences: `**Livia** (R) played the Prefect, let Italia produce and received 1 wine.`

Told to one reader; the events have been cut for that reader before.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from engine import events
from engine.events import Event
from engine.terms import Good, SeatId
from words import nouns
from words.reader import Reader, capitalised

_NOBODYS = (
    events.TurnBegan
    | events.PraefectusMagnusPassed
    | events.DisplayRefilled
    | events.ScoringMarkersReturned
    | events.GameEnded
)
"""Told without saying that somebody did it."""


def sentences(reader: Reader, happened: Iterable[Event]) -> list[str]:
    """Deeds of one seat that follow each other are one sentence."""
    told: list[tuple[SeatId | None, str]] = []
    for event in happened:
        seat = None if isinstance(event, _NOBODYS) else event.seat
        told += [(seat, text) for text in _texts(reader, seat, event)]
        if isinstance(event, events.EndTriggered):
            told.append((None, reader.words("told-last-turns")))
    return list(_joined(reader, told))


def _joined(reader: Reader, told: Iterable[tuple[SeatId | None, str]]) -> Iterator[str]:
    for seat, group in groupby(told, key=lambda each: each[0]):
        texts = [text for _, text in group]
        if seat is None:
            yield from texts
        else:
            deeds = nouns.listing(reader.words, texts)
            yield reader.words("told-sentence", who=capitalised(reader.seat(seat)), deeds=deeds)


def _texts(reader: Reader, seat: SeatId | None, event: Event) -> Iterator[str]:
    """A deed in the past tense, or a whole sentence where it is nobody's."""
    words = reader.words
    match event:
        case events.TurnBegan():
            return
        case events.MarkerFlipped(_, province):
            name = reader.province(province)
            yield (
                words("told-produced", province=name)
                if seat is None
                else words("told-province-produced", province=name)
            )
        case events.MarkersTurnedBack(_, provinces):
            count = len(provinces)
            yield (
                words("told-markers-back", count=count)
                if seat is None
                else words("told-markers-turned-back", count=count)
            )
        case events.PraefectusMagnusPassed(to=to):
            yield words("told-praefectus-passed", to=reader.seat(to))
        case events.DisplayRefilled(cards):
            if cards:
                names = nouns.listing(words, [reader.card_in_full(card) for card in cards])
                yield words("told-display-refilled", cards=names)
        case events.ScoringMarkersReturned():
            yield words("told-scoring-markers-returned")
        case events.GameEnded():
            yield words("told-game-ended")
        case _:
            assert isinstance(event, Deed)
            yield _deed(reader, event)


Deed = (
    events.CardPlayed
    | events.PersonalityChosen
    | events.CardCopied
    | events.CardRepeated
    | events.CardsTakenBack
    | events.HandShown
    | events.CardSuggested
    | events.CoinsTakenFromPartner
    | events.CoinsReceived
    | events.GoodsReceived
    | events.GoodsLost
    | events.GoodsBought
    | events.GoodsSold
    | events.ColonistMoved
    | events.ColonistPlaced
    | events.TradeEntered
    | events.HouseBuilt
    | events.PraefectusMagnusUsed
    | events.CardBought
    | events.CastleEmptied
    | events.IntermediateScored
    | events.EndTriggered
)
_WithCards = (
    events.CardPlayed
    | events.PersonalityChosen
    | events.CardCopied
    | events.CardRepeated
    | events.CardsTakenBack
    | events.HandShown
    | events.CardSuggested
    | events.CardBought
    | events.IntermediateScored
    | events.EndTriggered
)
_OnTheBoard = (
    events.ColonistMoved
    | events.ColonistPlaced
    | events.TradeEntered
    | events.HouseBuilt
    | events.CastleEmptied
)


def _deed(reader: Reader, event: Deed) -> str:
    if isinstance(event, _WithCards):
        return _with_cards(reader, event)
    if isinstance(event, _OnTheBoard):
        return _on_the_board(reader, event)
    return _in_the_storehouse(reader, event)


def _with_cards(reader: Reader, event: _WithCards) -> str:
    words = reader.words
    match event:
        case events.CardPlayed(_, card):
            return words("told-card-played", card=reader.card(card))
        case events.PersonalityChosen(_, _, personality):
            name = nouns.personality_name(words, personality)
            return words("told-personality-chosen", personality=name)
        case events.CardCopied(_, copied_from, card):
            owner = reader.possessive(copied_from)
            return words("told-card-copied", owner=owner, card=reader.card(card))
        case events.CardRepeated(_, card):
            return words("told-card-repeated", card=reader.card(card))
        case events.CardsTakenBack(_, count):
            return words("told-cards-taken-back", count=count)
        case events.HandShown(_, partner):
            return words("told-hand-shown", owner=reader.possessive(partner))
        case events.CardSuggested():
            return _pointed(reader, event)
        case events.CardBought(_, card, payment):
            price = nouns.price_text(words, 0, payment)
            return words("told-card-bought", card=reader.card_in_full(card), price=price)
        case events.IntermediateScored(_, points):
            return words("told-scored", points=points)
        case events.EndTriggered(_, cause):
            return words("told-end", cause=cause)
        case _:
            assert_never(event)


def _pointed(reader: Reader, event: events.CardSuggested) -> str:
    """Only the two partners know at which card, or that it was none."""
    knows = reader.view.viewer in (event.seat, event.partner)
    return reader.words(
        "told-card-suggested",
        which="named" if event.card else "none" if knows else "secret",
        card=reader.card(event.card) if event.card else "",
        partner=reader.seat(event.partner),
    )


def _on_the_board(reader: Reader, event: _OnTheBoard) -> str:
    words = reader.words
    match event:
        case events.ColonistMoved(_, colonist, origin, line, steps):
            return words(
                "told-colonist-moved",
                colonist=colonist,
                origin=reader.place(origin),
                line=reader.ends(line),
                steps=steps,
            )
        case events.ColonistPlaced(_, colonist, place, payment):
            where = reader.somewhere(place)
            if not payment:
                return words("told-colonist-placed", colonist=colonist, where=where)
            price = nouns.price_text(words, 0, payment)
            return words("told-colonist-placed.paid", colonist=colonist, where=where, price=price)
        case events.TradeEntered(_, _, trade):
            return words("told-trade-entered", trade=reader.spot(trade))
        case events.HouseBuilt(_, city, payment, coins):
            price = nouns.price_text(words, coins, payment)
            return words("told-house-built", city=reader.city(city), price=price)
        case events.CastleEmptied(_, castle):
            return words("told-castle-emptied", castle=reader.spot(castle))
        case _:
            assert_never(event)


def _in_the_storehouse(
    reader: Reader,
    event: events.CoinsTakenFromPartner
    | events.CoinsReceived
    | events.GoodsReceived
    | events.GoodsLost
    | events.GoodsBought
    | events.GoodsSold
    | events.PraefectusMagnusUsed,
) -> str:
    words = reader.words
    match event:
        case events.CoinsTakenFromPartner(_, partner, amount):
            coins = nouns.coins_text(words, amount)
            return words("told-coins-from-partner", coins=coins, partner=reader.seat(partner))
        case events.CoinsReceived(_, amount, source):
            coins = nouns.coins_text(words, amount)
            return words("told-coins-received", coins=coins, source=source)
        case events.GoodsReceived(_, goods):
            return words("told-goods-received", goods=nouns.goods_text(words, goods))
        case events.GoodsLost(_, goods):
            return words("told-goods-lost", goods=nouns.goods_text(words, goods))
        case events.GoodsBought(_, good, units, amount):
            traded, coins = _traded(reader, good, units, amount)
            return words("told-goods-bought", goods=traded, coins=coins)
        case events.GoodsSold(_, good, units, amount):
            traded, coins = _traded(reader, good, units, amount)
            return words("told-goods-sold", goods=traded, coins=coins)
        case events.PraefectusMagnusUsed():
            return words("told-praefectus-used")
        case _:
            assert_never(event)


def _traded(reader: Reader, good: Good, units: int, coins: int) -> tuple[str, str]:
    words = reader.words
    return nouns.goods_text(words, [good] * units), nouns.coins_text(words, coins)
