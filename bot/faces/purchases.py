"""Senator, Consul, Praetor, Proconsul: cards of the display are bought."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace

from bot.faces import wished
from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.nearness import differing, unlike, worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, Slot, brief
from bot.faces.registry import enter
from bot.faces.stock import left
from bot.faces.summary_parts import named
from bot.tables.rehearsal import Offer
from engine import GameOptions, View
from engine.actions import Action, BuyCard
from engine.catalogue import catalogue
from engine.decisions import Decision, PurchaseChoice
from engine.events import CardBought
from engine.obstacles import kinds
from engine.terms import BoardId, CardId, SeatId, TileId
from engine.tile_effects import card_tiles
from words import Words, nouns
from words.reader import Reader
from words.tiles import tile_name

BOUGHT = named(30, "digest-bought", "cards", many="digest-bought.many")


def _with_its_place(seat: SeatId) -> PurchaseChoice:
    return PurchaseChoice(seat, cards_left=1, position_costs=True)


def _alone(seat: SeatId) -> PurchaseChoice:
    return PurchaseChoice(seat, cards_left=1, position_costs=False)


def _no_proconsul(seat: SeatId) -> PurchaseChoice:
    return replace(_alone(seat), without="proconsul")


def _slot(asked: Callable[[SeatId], PurchaseChoice], name: str = "card") -> Slot:
    return Slot(name, PurchaseChoice, asked=asked)


def _places(words: Words, options: GameOptions) -> Iterator[str]:
    costs = [
        nouns.price_text(words, 0, place) if place else words("rule-places.free")
        for place in catalogue().components.display[options.display_side]
    ]
    yield words("rule-places", places=nouns.series(words, costs))


def _cards(view: View, choice: PurchaseChoice) -> Iterator[Action]:
    """Every one there is, and with every citizen of one's own that is for a card."""
    for tile in (None, *card_tiles(view.seats[choice.seat].tiles)):
        yield from (BuyCard(card, (), tile) for card in catalogue().cards)


def _purchase(reader: Reader, _: Decision, action: BuyCard, offer: Offer) -> Wording:
    price = nouns.price_text(reader.words, 0, action.payment)
    if action.tile:
        price = reader.words("option-with-tile", name=price, tile=tile_name(action.tile))
    return Wording(
        _for_sale(reader, action.card),
        price,
        price,
        left(reader, offer),
        shared=brief(reader.words, action.card),
    )


def _for_sale(reader: Reader, card: CardId) -> str:
    """With its place, where the display holds another one that reads alike."""
    name = reader.card_in_full(card)
    display = [each for each in reader.view.display if each]
    if [reader.card_in_full(each) for each in display].count(name) < 2:
        return name
    place = reader.view.display.index(card) + 1
    return reader.words("option-at-place", card=name, place=place)


def _names(reader: Reader, _: Decision, action: BuyCard) -> Iterable[str]:
    names = (reader.card_in_full(action.card), reader.card(action.card))
    if action.tile:
        return _names_with_tile(reader, action, names)
    if not action.payment:
        return names
    price = nouns.price_text(reader.words, 0, action.payment)
    paid = [reader.words("option-whole", name=name, facts=price) for name in names]
    return *paid, *names


def _names_with_tile(reader: Reader, action: BuyCard, names: Iterable[str]) -> list[str]:
    price = nouns.price_text(reader.words, 0, action.payment)
    paid = reader.words("option-with-tile", name=price, tile=tile_name(action.tile or TileId("")))
    return [reader.words("option-whole", name=name, facts=paid) for name in names]


def _group(reader: Reader, action: BuyCard, group: Sequence[Offer]) -> tuple[str, str]:
    does = brief(reader.words, action.card)
    return (
        reader.words("group-card", card=_for_sale(reader, action.card)),
        reader.words("group-card.description", count=len(group), brief=does),
    )


def _distance(_: BoardId, wanted: BuyCard, offered: BuyCard) -> tuple[float, ...]:
    if offered.card == wanted.card:
        return (0, offered.tile != wanted.tile, differing(wanted.payment, offered.payment))
    return (1, unlike(wanted.card, offered.card), worth(offered.payment))


def _told_once(wanted: Action, offered: BuyCard) -> Hashable:
    """Every payment is told of the card that was wished for."""
    return offered if offered.card == getattr(wanted, "card", None) else offered.card


enter(
    PersonalityFace(
        "senator",
        (_slot(_with_its_place, "cards"), _slot(_with_its_place, "cards2"), USE),
        changes=_places,
    ),
    PersonalityFace("consul", (_slot(_alone), USE)),
    PersonalityFace(
        "praetor", (_slot(_with_its_place), USE), changes=_places, tells_partners_part=True
    ),
    PersonalityFace("proconsul", (_slot(_no_proconsul), USE)),
    DecisionFace(
        PurchaseChoice,
        facts=lambda _, choice: {
            "cards": choice.cards_left,
            "place": "yes" if choice.position_costs else "no",
        },
        conceivable=_cards,
        told_apart_by=lambda choice: (choice.position_costs, choice.without),
        shows="display",
    ),
    ActionFace(
        BuyCard,
        wording=_purchase,
        code=lambda buy: " ".join((buy.card, *buy.payment, *((buy.tile,) if buy.tile else ()))),
        names=_names,
        facts=lambda reader, buy: {
            "card": wished.card(reader, buy.card),
            "price": nouns.price_text(reader.words, 0, buy.payment),
        },
        variant=lambda buy: "paid" if buy.payment else "",
        grouping=Grouping(
            key=lambda buy: f"c.{buy.card}",
            text=_group,
            asks=lambda reader, _: reader.words("group-card.ask"),
            inside=lambda _, buy, __: (worth(buy.payment), buy.tile or ""),
        ),
        distance=_distance,
        told_once=_told_once,
    ),
    EventFace(
        CardBought,
        facts=lambda reader, event: {
            "card": reader.card_in_full(event.card),
            "price": nouns.price_text(reader.words, 0, event.payment),
        },
        adds=lambda reader, event: BOUGHT(
            reader.words("digest-card", card=reader.card(event.card))
        ),
    ),
    ObstacleFace(
        kinds.OtherPrice,
        lambda reader, obstacle: {"price": nouns.price_text(reader.words, 0, obstacle.price)},
    ),
)
