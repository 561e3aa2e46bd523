"""Decisions in words: what is asked, what others wait for, and how to leave an offer alone."""

from engine import decisions
from engine.decisions import CardChoice, Decision, TradeChoice
from words import Words, nouns
from words.reader import Reader, capitalised


def question(reader: Reader, decision: Decision) -> str:
    """To the seat that is to decide."""
    words = reader.words
    match decision:
        case decisions.CardChoice():
            return _card_question(reader, decision)
        case decisions.PersonalityChoice():
            return words("ask-personality-choice", card=reader.card(decision.card))
        case decisions.PartnersPart():
            return words("ask-partners-part", card=reader.card(decision.card))
        case decisions.MovementChoice():
            return words("ask-movement-choice", steps=decision.steps)
        case decisions.BuildingChoice():
            return words("ask-building-choice", built=decision.houses_built)
        case decisions.TradeChoice():
            return _trade_question(reader, decision)
        case decisions.PurchaseChoice():
            place = "yes" if decision.position_costs else "no"
            return words("ask-purchase-choice", cards=decision.cards_left, place=place)
        case decisions.ColonistChoice():
            return words("ask-colonist-choice.again" if decision.placed else "ask-colonist-choice")
        case decisions.GoodsToKeep():
            return words("ask-goods-to-keep", goods=nouns.goods_text(words, decision.goods))
        case (
            decisions.FirstGoodsChoice()
            | decisions.StartCityChoice()
            | decisions.PrefectChoice()
            | decisions.DiplomatChoice()
            | decisions.MagisterChoice()
            | decisions.CastleChoice()
            | decisions.NewColonistChoice()
            | decisions.SuggestionChoice()
        ):
            return words(f"ask-{_name(decision)}")
        case _:
            raise LookupError(decision.kind)


def choosing(words: Words, decision: Decision) -> str:
    """On a menu with the answers, where the question stands above it."""
    return words(f"pick-{_name(decision)}")


def waiting(reader: Reader, decision: Decision) -> str:
    """To everyone else: `**Livia** (R) chooses a card to play.`"""
    who = capitalised(reader.named(decision.seat))
    if isinstance(decision, decisions.PersonalityChoice | decisions.PartnersPart):
        return reader.words(f"wait-{_name(decision)}", who=who, card=reader.card(decision.card))
    return reader.words(f"wait-{_name(decision)}", who=who)


def declining(reader: Reader, decision: Decision) -> str:
    """On the button that leaves the rest of an offer alone."""
    words = reader.words
    match decision:
        case decisions.BuildingChoice():
            return words("leave-building-choice", built=decision.houses_built)
        case decisions.TradeChoice():
            begun = "yes" if decision.bought or decision.sold else "no"
            return words("leave-trade-choice", begun=begun)
        case decisions.ColonistChoice():
            return words("leave-colonist-choice", placed=decision.placed)
        case (
            decisions.FirstGoodsChoice()
            | decisions.MovementChoice()
            | decisions.DiplomatChoice()
            | decisions.MagisterChoice()
            | decisions.PurchaseChoice()
            | decisions.CastleChoice()
            | decisions.NewColonistChoice()
            | decisions.SuggestionChoice()
        ):
            return words(f"leave-{_name(decision)}")
        case (
            decisions.StartCityChoice()
            | decisions.CardChoice()
            | decisions.PersonalityChoice()
            | decisions.PrefectChoice()
            | decisions.PartnersPart()
            | decisions.GoodsToKeep()
        ):
            return words("leave-other")
        case _:
            raise LookupError(decision.kind)


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
