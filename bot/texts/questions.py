"""Decisions in words: what is asked, what others wait for, and how to leave an offer alone."""

from typing import assert_never

from engine.decisions import CardChoice, Decision, TradeChoice
from words import Words, nouns
from words.reader import Reader, capitalised


def question(reader: Reader, decision: Decision) -> str:
    """To the seat that is to decide."""
    words = reader.words
    match decision.kind:
        case "card_choice":
            return _card_question(reader, decision)
        case "personality_choice":
            return words("ask-personality-choice", card=reader.card(decision.card))
        case "partners_part":
            return words("ask-partners-part", card=reader.card(decision.card))
        case "movement_choice":
            return words("ask-movement-choice", steps=decision.steps)
        case "building_choice":
            return words("ask-building-choice", built=decision.houses_built)
        case "trade_choice":
            return _trade_question(reader, decision)
        case "purchase_choice":
            place = "yes" if decision.position_costs else "no"
            return words("ask-purchase-choice", cards=decision.cards_left, place=place)
        case "colonist_choice":
            return words("ask-colonist-choice.again" if decision.placed else "ask-colonist-choice")
        case "goods_to_keep":
            return words("ask-goods-to-keep", goods=nouns.goods_text(words, decision.goods))
        case (
            "first_goods_choice"
            | "start_city_choice"
            | "prefect_choice"
            | "diplomat_choice"
            | "magister_choice"
            | "castle_choice"
            | "new_colonist_choice"
            | "suggestion_choice"
        ):
            return words(f"ask-{_name(decision)}")
        case _:
            assert_never(decision)


def choosing(words: Words, decision: Decision) -> str:
    """On a menu with the answers, where the question stands above it."""
    return words(f"pick-{_name(decision)}")


def waiting(reader: Reader, decision: Decision) -> str:
    """To everyone else: `**Livia** (R) chooses a card to play.`"""
    who = capitalised(reader.named(decision.seat))
    if decision.kind in ("personality_choice", "partners_part"):
        return reader.words(f"wait-{_name(decision)}", who=who, card=reader.card(decision.card))
    return reader.words(f"wait-{_name(decision)}", who=who)


def declining(reader: Reader, decision: Decision) -> str:
    """On the button that leaves the rest of an offer alone."""
    words = reader.words
    match decision.kind:
        case "building_choice":
            return words("leave-building-choice", built=decision.houses_built)
        case "trade_choice":
            begun = "yes" if decision.bought or decision.sold else "no"
            return words("leave-trade-choice", begun=begun)
        case "colonist_choice":
            return words("leave-colonist-choice", placed=decision.placed)
        case (
            "first_goods_choice"
            | "movement_choice"
            | "diplomat_choice"
            | "magister_choice"
            | "purchase_choice"
            | "castle_choice"
            | "new_colonist_choice"
            | "suggestion_choice"
        ):
            return words(f"leave-{_name(decision)}")
        case (
            "start_city_choice"
            | "card_choice"
            | "personality_choice"
            | "prefect_choice"
            | "partners_part"
            | "goods_to_keep"
        ):
            return words("leave-other")
        case _:
            assert_never(decision)


def _card_question(reader: Reader, choice: CardChoice) -> str:
    if choice.suggested:
        return reader.words("ask-card-choice.suggested", card=reader.card(choice.suggested))
    if choice.alone:
        return reader.words("ask-card-choice.alone")
    return reader.words("ask-card-choice.for-both" if choice.without_legatus else "ask-card-choice")


def _trade_question(reader: Reader, choice: TradeChoice) -> str:
    traded = dict.fromkeys((*choice.bought, *choice.sold))
    if not traded:
        return reader.words("ask-trade-choice")
    names = [nouns.good_name(reader.words, good) for good in traded]
    goods = nouns.listing(reader.words, names)
    return reader.words("ask-trade-choice.again", goods=goods)


def _name(decision: Decision) -> str:
    return decision.kind.replace("_", "-")
