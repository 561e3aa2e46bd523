"""What an action is called when it is typed: the names that are understood, and a short one that
says exactly which action is meant."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts.questions import declining
from engine import actions
from engine.actions import Action
from engine.catalogue import catalogue
from engine.decisions import Decision
from engine.terms import CardId, Good
from words import nouns
from words.reader import Reader


def code(action: Action) -> str:
    """The same in every language; what a suggestion puts into the option."""
    match action:
        case actions.PlayCard(card) | actions.SuggestCard(card):
            return card
        case actions.ChoosePersonality(personality):
            return personality
        case actions.Finish():
            return "-"
        case actions.MoveColonist(kind, origin, line):
            return f"{kind} {origin}>{line}"
        case actions.BuildHouse(city) | actions.ChooseStartCity(city):
            return city
        case actions.EnterTrade(line):
            return f"sail {line}"
        case actions.ProduceInProvince(province, bonus):
            return f"{province} {bonus}"
        case actions.CollectCoins():
            return "cash"
        case actions.BuyGoods(good, units):
            return f"buy {units} {good}"
        case actions.SellGoods(good, units):
            return f"sell {units} {good}"
        case actions.BuyCard(card, payment):
            return " ".join((card, *payment))
        case actions.PlaceColonist(kind, place):
            return f"{kind} {place}"
        case actions.CollectIncome():
            return "income"
        case actions.CopyCard(seat):
            return f"copy {nouns.seat_letter(seat)}"
        case actions.RepeatCard():
            return "repeat"
        case actions.KeepGoods(goods):
            return "keep " + " ".join(
                f"{goods.count(good)} {good}" for good in dict.fromkeys(goods)
            )
        case actions.TakeCastleGood(castle):
            return castle
        case _:
            raise LookupError(action.kind)


def names(reader: Reader, decision: Decision, action: Action) -> Iterable[str]:
    """The fullest first: that one tells it from all others."""
    words = reader.words
    match action:
        case actions.PlayCard(card) | actions.SuggestCard(card):
            return _card_names(reader, card)
        case actions.ChoosePersonality(personality):
            return (nouns.personality_name(words, personality),)
        case actions.Finish():
            return declining(reader, decision), words("word-nothing")
        case actions.MoveColonist(kind, origin, line):
            called, ends = reader.place(origin), reader.ends(line)
            return (
                words("option-move", kind=kind, origin=called, line=ends),
                words("word-move", kind=kind, line=ends),
                ends,
            )
        case actions.BuildHouse(city) | actions.ChooseStartCity(city):
            return reader.city(city), reader.place(city)
        case actions.EnterTrade(line):
            return (words("word-sail", line=reader.ends(line)),)
        case actions.ProduceInProvince(province, bonus):
            place, good = reader.province(province), nouns.good_name(words, bonus)
            return words("option-province", province=place, good=good), place
        case actions.CollectCoins():
            return (words("word-cash"),)
        case actions.BuyGoods(good, units):
            goods = nouns.goods_text(words, [good] * units)
            return words("option-buy", goods=goods), goods
        case actions.SellGoods(good, units):
            goods = nouns.goods_text(words, [good] * units)
            return words("option-sell", goods=goods), goods
        case actions.BuyCard(card, payment):
            return _sale_names(reader, card, payment)
        case actions.PlaceColonist(kind, place):
            return words("option-place", kind=kind, place=reader.place(place)), reader.place(place)
        case actions.CollectIncome():
            return (words("word-income"),)
        case actions.CopyCard(seat):
            top = reader.view.seats[seat].top_card
            called = reader.in_plain().named(seat)
            copied = (
                (words("option-copy", seat=called, card=reader.card_in_full(top)),) if top else ()
            )
            return *copied, called, nouns.colour_name(words, seat)
        case actions.RepeatCard():
            return (words("word-repeat"),)
        case actions.KeepGoods(goods):
            kept = nouns.goods_text(words, goods)
            return words("option-keep", goods=kept), kept
        case actions.TakeCastleGood(castle):
            lying = (reader.view.castles or {}).get(castle)
            return reader.place(castle), *((nouns.good_name(words, lying),) if lying else ())
        case _:
            raise LookupError(action.kind)


def _card_names(reader: Reader, card: CardId) -> Iterable[str]:
    good = catalogue().cards[card].good
    names = (reader.card_in_full(card), reader.card(card))
    return (*names, nouns.good_name(reader.words, good)) if good else names


def _sale_names(reader: Reader, card: CardId, payment: tuple[Good, ...]) -> Iterable[str]:
    names = (reader.card_in_full(card), reader.card(card))
    if not payment:
        return names
    price = nouns.price_text(reader.words, 0, payment)
    paid = [reader.words("option-whole", name=name, facts=price) for name in names]
    return *paid, *names
