"""Colonist: new colonists are placed, or money is taken instead."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.faces import wished
from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.nearness import between_places
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot, several
from bot.faces.registry import enter
from bot.faces.stock import left
from bot.faces.summary_parts import SummaryPart
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import Action, CollectIncome, PlaceColonist
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import ColonistChoice, Decision
from engine.events import CoinsReceived, ColonistPlaced
from engine.obstacles import kinds
from engine.terms import COLONIST_KINDS
from words import Fact, nouns
from words.reader import Reader

PLACED: SummaryPart[str] = SummaryPart(
    130,
    lambda words, places: words(
        "digest-placed", count=len(places), where=nouns.listing(words, [*dict.fromkeys(places)])
    ),
)


def placements(view: View) -> Iterator[Action]:
    """Any colonist in any city."""
    for kind in COLONIST_KINDS:
        for city in board_of(view.options.board).facts.cities:
            yield PlaceColonist(kind, city.id)


def _place(reader: Reader, decision: Decision, action: PlaceColonist, offer: Offer) -> Wording:
    paid = nouns.price_text(reader.words, 0, offer.the(ColonistPlaced).payment)
    name, where = _names(reader, decision, action)
    return Wording(name, where, paid, left(reader, offer))


def _names(reader: Reader, _: Decision, action: PlaceColonist) -> Iterable[str]:
    where = reader.place(action.place)
    return reader.words("option-place", kind=action.colonist, place=where), where


def _group(reader: Reader, action: PlaceColonist, group: Sequence[Offer]) -> tuple[str, str]:
    cost = nouns.price_text(reader.words, 0, catalogue().components.colonist_cost)
    return (
        reader.words("group-place", kind=action.colonist),
        reader.words("group-place.description", price=cost, count=len(group)),
    )


def _income(reader: Reader, _: Decision, __: CollectIncome, offer: Offer) -> Wording:
    coins = nouns.coins_text(reader.words, offer.the(CoinsReceived).amount)
    name = reader.words("option-income", coins=coins)
    return Wording(name, details=left(reader, offer))


def _placed(reader: Reader, event: ColonistPlaced) -> Mapping[str, Fact]:
    price = nouns.price_text(reader.words, event.coins, event.payment)
    return {"colonist": event.colonist, "where": reader.somewhere(event.place), "price": price}


def _where_they_come(reader: Reader, obstacle: kinds.NotTheCapital) -> Mapping[str, Fact]:
    words = reader.words
    places = [
        words("obstacle-not-the-capital.to", place=reader.spot(place))
        for place in obstacle.capitals
    ]
    if obstacle.own_cities:
        places.append(words("obstacle-not-the-capital.own-city"))
    return {"colonist": obstacle.colonist, "places": nouns.alternatives(words, places)}


enter(
    PersonalityFace(
        "colonist",
        (
            *several("place", 3, ColonistChoice, PlaceColonist),
            Slot("income", ColonistChoice, flag=CollectIncome()),
            USE,
        ),
        rule_facts=lambda words, _, options: {
            "cost": nouns.goods_text(words, catalogue().components.colonist_cost),
            "income": options.colonist_income,
        },
        changes=lambda words, options: (
            words("rule-mismatched" if options.mismatched_colonists else "rule-matched"),
        ),
    ),
    DecisionFace(
        ColonistChoice,
        facts=lambda _, choice: {"placed": choice.placed},
        variant=lambda choice: "again" if choice.placed else "",
        conceivable=lambda view, _: (*placements(view), CollectIncome()),
    ),
    ActionFace(
        PlaceColonist,
        wording=_place,
        code=lambda place: f"{place.colonist} {place.place}",
        names=_names,
        facts=lambda reader, place: {
            "colonist": place.colonist,
            "where": wished.inside(reader, place.place),
        },
        grouping=Grouping(
            key=lambda place: f"n.{place.colonist}",
            text=_group,
            asks=lambda reader, place: reader.words("group-place.ask", kind=place.colonist),
            only_many=True,
            laid_open=True,
        ),
        distance=lambda board, wanted, place: (
            place.colonist != wanted.colonist,
            between_places(board, wanted.place, place.place),
        ),
        kin=CollectIncome,
    ),
    ActionFace(
        CollectIncome,
        wording=_income,
        code=lambda _: "income",
        names=lambda reader, _, __: (reader.words("word-income"),),
        order=lambda *_: (-1, 0),  # before all places
        own_button=True,
        kin=PlaceColonist,
    ),
    EventFace(
        ColonistPlaced,
        facts=_placed,
        variant=lambda event: "paid" if event.payment or event.coins else "",
        adds=lambda reader, event: PLACED(reader.somewhere(event.place)),
    ),
    ObstacleFace(kinds.NoColonistLeft, lambda _, obstacle: {"colonist": obstacle.colonist}),
    ObstacleFace(kinds.NoLineBegins, lambda _, obstacle: {"colonist": obstacle.colonist}),
    ObstacleFace(kinds.NotTheCapital, _where_they_come),
)
