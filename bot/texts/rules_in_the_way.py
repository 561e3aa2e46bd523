"""Obstacles in words: half a sentence each, that follows a colon."""

from bot.texts.wanted import inside
from engine.obstacles import kinds
from engine.obstacles.kinds import Obstacle
from engine.terms import Good
from words import nouns
from words.reader import Reader


def rule(reader: Reader, obstacle: Obstacle) -> str:
    """Most say it without naming anything."""
    words = reader.words
    match obstacle:
        case kinds.NoRoom(spaces):
            return words("obstacle-no-room", spaces=spaces)
        case kinds.SpacesLeftEmpty(spaces):
            return words("obstacle-spaces-left-empty", spaces=spaces)
        case kinds.NotReceived(goods):
            return words("obstacle-not-received", goods=nouns.goods_text(words, goods))
        case kinds.NoColonistThere(kind, place):
            where = inside(reader, place)
            return words("obstacle-no-colonist-there", colonist=kind, where=where)
        case kinds.LineOfTheOtherKind(kind):
            return words("obstacle-line-of-the-other-kind", colonist=kind)
        case kinds.NoColonistLeft(kind):
            return words("obstacle-no-colonist-left", colonist=kind)
        case kinds.NoLineBegins(kind):
            return words("obstacle-no-line-begins", colonist=kind)
        case kinds.NoPath(kind):
            return words("obstacle-no-path", colonist=kind)
        case kinds.NotTheCapital():
            return _not_the_capital(reader, obstacle)
        case kinds.LineTaken(_, holder) if reader.is_you(holder):
            return words("obstacle-line-taken.by-you")
        case kinds.LineTaken(_, holder):
            return words("obstacle-line-taken", holder=reader.named(holder))
        case kinds.TooFewSteps(needed, left):
            return words("obstacle-too-few-steps", needed=needed, left=left)
        case kinds.NotABuildingCity(ruling="TE3"):
            return words("obstacle-not-a-building-city.start")
        case kinds.OtherBonus(shown=None):
            return words("obstacle-other-bonus.free")
        case kinds.OtherBonus(_, good):
            return words("obstacle-other-bonus", good=nouns.good_name(words, good))
        case kinds.NotTraded(good):
            return words("obstacle-not-traded", good=nouns.good_name(words, good))
        case kinds.BoughtBefore(good):
            return words("obstacle-bought-before", good=nouns.good_name(words, good))
        case kinds.SoldBefore(good):
            return words("obstacle-sold-before", good=nouns.good_name(words, good))
        case kinds.TooManyKinds(traded):
            return words("obstacle-too-many-kinds", goods=_kinds(reader, traded))
        case kinds.OtherPrice(_, price):
            return words("obstacle-other-price", price=nouns.price_text(words, 0, price))
        case kinds.NotOnThisCard(card):
            return words("obstacle-not-on-this-card", card=reader.card(card))
        case kinds.NoAnswerWithLegatus(ruling):
            return words("obstacle-no-answer-with-legatus", ruling=ruling)
        case kinds.CardNotCopiable(ruling=ruling):
            return words("obstacle-card-not-copiable", ruling=ruling)
        case kinds.CardNotRepeatable(ruling=ruling):
            return words("obstacle-card-not-repeatable", ruling=ruling)
        case _:
            return words(f"obstacle-{obstacle.kind.replace('_', '-')}")


def _not_the_capital(reader: Reader, obstacle: kinds.NotTheCapital) -> str:
    words = reader.words
    places = [
        words("obstacle-not-the-capital.to", place=reader.spot(place))
        for place in obstacle.capitals
    ]
    if obstacle.own_cities:
        places.append(words("obstacle-not-the-capital.own-city"))
    where = nouns.alternatives(words, places)
    return words("obstacle-not-the-capital", colonist=obstacle.colonist, places=where)


def _kinds(reader: Reader, goods: tuple[Good, ...]) -> str:
    names = [nouns.good_name(reader.words, good) for good in goods]
    return nouns.listing(reader.words, names)
