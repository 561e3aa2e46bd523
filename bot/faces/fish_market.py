"""The fish market: offers that are taken before the card, and fish that come in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.faces import wished
from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.event_face import EventFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import Slot
from bot.faces.registry import enter
from bot.faces.summary_parts import SummaryPart
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import VisitMarket
from engine.decisions import CardChoice, Decision
from engine.events import FishCaught, GoodsLost, GoodsReceived, MarketVisited
from engine.fish_market import offers
from engine.obstacles import kinds
from words import Fact, nouns
from words.market import fish_text, offer_text
from words.reader import Reader

VISIT = Slot("visit", CardChoice, (VisitMarket,))
"""The option of `/market`."""
_TYPED_AT_MOST = 20
"""As the number of an offer."""
VISITED: SummaryPart[int] = SummaryPart(
    35, lambda words, given: words("digest-visited-market", fish=fish_text(words, sum(given)))
)
CAUGHT: SummaryPart[int] = SummaryPart(
    45, lambda words, caught: words("digest-fish-caught", fish=fish_text(words, sum(caught)))
)


def conceivable_visits(view: View) -> Iterator[VisitMarket]:
    """Every offer of the market, and those that somebody may take for one."""
    if view.fish_market is not None:
        yield from map(VisitMarket, range(1, _TYPED_AT_MOST + 1))


def visit_text(reader: Reader, action: VisitMarket) -> str:
    words, known = reader.words, offers(reader.view.options).get(action.offer)
    brought = _brought(reader, action)
    if known is None or not brought:
        return offer_text(words, reader.view.options, action.offer)
    return words("market-offer", gain=brought, fish=fish_text(words, known.fish))


def _brought(reader: Reader, action: VisitMarket) -> str:
    """What was chosen of an offer; empty where nothing was."""
    words = reader.words
    if action.taken:
        return nouns.goods_text(words, action.taken)
    if action.yields:
        return words("market-yields", good=nouns.good_name(words, action.yields))
    if action.colonist and action.place:
        where = wished.inside(reader, action.place)
        return words("option-placed", kind=action.colonist, where=where)
    if action.card:
        return words("market-takes-back", card=wished.card(reader, action.card))
    return ""


def _numbered(reader: Reader, action: VisitMarket) -> str:
    return reader.words("market-numbered", number=action.offer, offer=visit_text(reader, action))


def _visit(reader: Reader, _: Decision, action: VisitMarket, offer: Offer) -> Wording:
    name = reader.words("option-visit", offer=visit_text(reader, action))
    lost = nouns.listing(reader.words, list(_lost(reader, action, offer)))
    return Wording(name, _numbered(reader, action), lost)


def _lost(reader: Reader, action: VisitMarket, offer: Offer) -> Iterator[str]:
    """What would not fit, and how many goods houses would yield."""
    words = reader.words
    if action.yields:
        yield from (nouns.goods_text(words, each.goods) for each in offer.every(GoodsReceived))
    for lost in offer.every(GoodsLost):
        goods = nouns.goods_text(words, lost.goods)
        yield words("option-no-room", seat=reader.briefly(lost.seat), goods=goods)


def _group(reader: Reader, _: VisitMarket, __: Sequence[Offer]) -> tuple[str, str]:
    own = reader.view.seats[reader.view.viewer] if reader.view.viewer is not None else None
    fish = fish_text(reader.words, own.fish if own else 0)
    return reader.words("group-visit"), reader.words("group-visit.description", fish=fish)


def _names(reader: Reader, _: Decision, action: VisitMarket) -> Iterable[str]:
    return _numbered(reader, action), visit_text(reader, action), str(action.offer)


def _code(action: VisitMarket) -> str:
    told: tuple[str | None, ...] = (
        f"market {action.offer}",
        *action.taken,
        action.yields,
        action.colonist,
        action.place,
        action.card,
    )
    return " ".join(each for each in told if each)


def _offer(_: Reader, thing: object) -> Mapping[str, Fact]:
    number: int = thing.offer  # type: ignore[attr-defined]  # of things with an offer
    return {"number": number}


def _holder(reader: Reader, obstacle: kinds.OfferTaken) -> Mapping[str, Fact]:
    return {**_offer(reader, obstacle), "holder": reader.seat(obstacle.holder)}


enter(
    ActionFace(
        VisitMarket,
        wording=_visit,
        code=_code,
        names=_names,
        facts=lambda reader, action: {"offer": visit_text(reader, action)},
        grouping=Grouping(
            key=lambda _: "m",
            text=_group,
            asks=lambda reader, _: reader.words("group-visit.ask"),
            inside=lambda _, action, __: (action.offer, ""),
        ),
        order=lambda *_: (1, 0),  # after the cards
        distance=lambda _, wanted, offered: (abs(wanted.offer - offered.offer),),
        own_button=True,
    ),
    EventFace(
        FishCaught,
        facts=lambda reader, event: {"fish": fish_text(reader.words, event.fish)},
        adds=lambda _, event: CAUGHT(event.fish),
        gain=lambda reader, event: fish_text(reader.words, event.fish),
    ),
    EventFace(
        MarketVisited,
        facts=lambda reader, event: {"fish": fish_text(reader.words, event.fish)},
        adds=lambda _, event: VISITED(event.fish),
    ),
    ObstacleFace(
        kinds.NoSuchOffer,
        lambda _, obstacle: {"number": obstacle.offer, "count": obstacle.offers},
    ),
    ObstacleFace(
        kinds.OfferTaken,
        _holder,
        variant=lambda reader, obstacle: "yours" if reader.is_you(obstacle.holder) else "",
    ),
    ObstacleFace(
        kinds.FishShort,
        lambda reader, obstacle: {"fish": fish_text(reader.words, obstacle.fish)},
    ),
    ObstacleFace(kinds.OfferBringsNothing, _offer),
    ObstacleFace(kinds.OtherVisit, _offer),
)
