"""Decisions in words: what is asked, what others wait for, and how to leave an offer alone."""

from typing import assert_never

from bot.presenters.reader import Reader, capitalised
from engine.decisions import CardChoice, Decision, TradeChoice
from words import nouns


def question(reader: Reader, decision: Decision) -> str:
    """To the seat that is to decide."""
    words, message = reader.words, f"ask-{_name(decision)}"
    match decision.kind:
        case "card_choice":
            return _card_question(reader, decision, message)
        case "personality_choice" | "partners_part":
            return words(message, card=reader.card(decision.card))
        case "movement_choice":
            return words(message, steps=decision.steps)
        case "building_choice":
            return words(message, built=decision.houses_built)
        case "trade_choice":
            return _trade_question(reader, decision, message)
        case "purchase_choice":
            place = "yes" if decision.position_costs else "no"
            return words(message, cards=decision.cards_left, place=place)
        case "colonist_choice":
            return words(f"{message}.again" if decision.placed else message)
        case "goods_to_keep":
            return words(message, goods=nouns.goods_text(words, decision.goods))
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
            return words(message)
        case _:
            assert_never(decision)


def waiting(reader: Reader, decision: Decision) -> str:
    """To everyone else: `**Livia** (R) chooses a card to play.`"""
    message = f"wait-{_name(decision)}"
    who = capitalised(reader.named(decision.seat))
    if decision.kind in ("personality_choice", "partners_part"):
        return reader.words(message, who=who, card=reader.card(decision.card))
    return reader.words(message, who=who)


def declining(reader: Reader, decision: Decision) -> str:
    """On the button that leaves the rest of an offer alone."""
    words, message = reader.words, f"leave-{_name(decision)}"
    match decision.kind:
        case "building_choice":
            return words(message, built=decision.houses_built)
        case "trade_choice":
            return words(message, begun="yes" if decision.bought or decision.sold else "no")
        case "colonist_choice":
            return words(message, placed=decision.placed)
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
            return words(message)
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


def _card_question(reader: Reader, choice: CardChoice, message: str) -> str:
    if choice.suggested:
        return reader.words(f"{message}.suggested", card=reader.card(choice.suggested))
    if choice.alone:
        return reader.words(f"{message}.alone")
    if choice.without_legatus:
        return reader.words(f"{message}.for-both")
    return reader.words(message)


def _trade_question(reader: Reader, choice: TradeChoice, message: str) -> str:
    traded = dict.fromkeys((*choice.bought, *choice.sold))
    if not traded:
        return reader.words(message)
    names = [nouns.good_name(reader.words, good) for good in traded]
    return reader.words(f"{message}.again", goods=nouns.listing(reader.words, names))


def _name(decision: Decision) -> str:
    return decision.kind.replace("_", "-")
