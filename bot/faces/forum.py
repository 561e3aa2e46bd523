"""The forum: patricians to begin with, tiles that are taken, and citizens that are used."""

from collections.abc import Iterator, Mapping, Sequence

from bot.faces import wished
from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.cards import PLAYED, card_likeness
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace, face_of_event
from bot.faces.nearness import worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import Slot, brief
from bot.faces.registry import enter
from bot.faces.summary_parts import named
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import (
    ActAsDiplomat,
    ExchangeGoods,
    KeepPatrician,
    OpenAuction,
    PlayCard,
    RaiseBid,
    TakeTile,
    UseDisplayCard,
    UseTile,
)
from engine.catalogue import catalogue
from engine.decisions import (
    AuctionOpening,
    BidChoice,
    CitizenChoice,
    Decision,
    ExchangeChoice,
    PatricianChoice,
    TileChoice,
)
from engine.events import (
    AuctionEnded,
    AuctionOpened,
    BidPassed,
    BidRaised,
    CardRetrieved,
    DisplayCardUsed,
    ForumRefilled,
    ForumStackRenewed,
    GoodsExchanged,
    PatricianKept,
    PatriciansRevealed,
    PatricianWon,
    TileTaken,
    TileUsed,
)
from engine.obstacles import kinds
from engine.terms import Good, SeatId, TileId
from words import Fact, nouns
from words.reader import Reader
from words.tiles import tile_brief, tile_moment, tile_name
from words.worded_text import capitalised

USE = Slot("use", CitizenChoice)
"""The last option of a command: a citizen that is used before the turn ends."""
GAINED = named(60, "digest-gained", "tiles")
USED = named(65, "digest-used", "tiles")
CONCEIVABLE_BIDS = range(100)
LEFT_AT_LAST = 2
EXCHANGED = named(95, "digest-exchanged", "exchanges")


def _tile(_: Reader, thing: object) -> Mapping[str, Fact]:
    return {"tile": tile_name(thing.tile)}  # type: ignore[attr-defined]  # of things with a tile


def _tiles(reader: Reader, tiles: Sequence[TileId]) -> Mapping[str, Fact]:
    return {"tiles": nouns.listing(reader.words, [tile_name(tile) for tile in tiles])}


def _exchanged(
    reader: Reader, thing: ExchangeGoods | GoodsExchanged | UseTile
) -> Mapping[str, Fact]:
    return {
        "given": nouns.goods_text(reader.words, thing.given),
        "taken": nouns.goods_text(reader.words, thing.taken),
    }


def _does(reader: Reader, tile: TileId) -> str:
    return tile_brief(reader.words, tile, salt=reader.view.options.salt)


def _told_of_tile(
    reader: Reader, _: Decision, action: KeepPatrician | TakeTile, __: Offer
) -> Wording:
    return Wording(tile_name(action.tile), facts=_does(reader, action.tile))


def _names_on_display(reader: Reader, _: Decision, action: TakeTile) -> tuple[str, ...]:
    """Also by its place, as `/forum` counts them."""
    display = reader.view.forum.display if reader.view.forum else ()
    name = tile_name(action.tile)
    return (name, str(display.index(action.tile) + 1)) if action.tile in display else (name,)


def _bid(reader: Reader, action: OpenAuction) -> str:
    return reader.words("option-bid", tile=tile_name(action.tile), bid=action.bid)


def _opening(reader: Reader, _: Decision, action: OpenAuction, __: Offer) -> Wording:
    points = reader.words("option-raise", bid=action.bid)
    return Wording(_bid(reader, action), points, shared=_does(reader, action.tile))


def _put_up(reader: Reader, action: OpenAuction, _: Sequence[Offer]) -> tuple[str, str]:
    return tile_name(action.tile), capitalised(_does(reader, action.tile))


def use_text(reader: Reader, action: UseTile) -> str:
    details = nouns.listing(reader.words, list(_details(reader, action)))
    name = tile_name(action.tile)
    if not details:
        return reader.words("option-use", tile=name)
    return reader.words("option-use.with", tile=name, details=details)


def _details(reader: Reader, action: UseTile) -> Iterator[str]:
    if action.given:
        yield reader.words("option-exchange", **_exchanged(reader, action))
    elif action.taken:
        yield nouns.goods_text(reader.words, action.taken)
    if action.province:
        yield wished.province(reader, action.province)
    if action.colonist and action.place:
        where = wished.inside(reader, action.place)
        yield reader.words("option-placed", kind=action.colonist, where=where)
    if action.card:
        yield wished.card(reader, action.card)


def _use(reader: Reader, _: Decision, action: UseTile, offer: Offer) -> Wording:
    """With what it brings, where that is to be seen before it is used."""
    within = nouns.listing(reader.words, list(_details(reader, action)))
    gains = [
        face_of_event(event).gain(reader, event)
        for event in offer.outcome
        if face_of_event(event).seat(event) == reader.view.viewer
    ]
    brings = nouns.listing(reader.words, [each for each in gains if each])
    facts = "" if brings in within else brings
    does = _does(reader, action.tile)
    return Wording(use_text(reader, action), within, facts or ("" if within else does), shared=does)


def _use_group(reader: Reader, action: UseTile, _: Sequence[Offer]) -> tuple[str, str]:
    name = reader.words("option-use", tile=tile_name(action.tile))
    return name, capitalised(_does(reader, action.tile))


def _best_exchange_first(_: Reader, action: UseTile, __: Offer) -> tuple[float, str]:
    return worth(action.given) - worth(action.taken), ""


def _use_code(action: UseTile) -> str:
    told: tuple[str | None, ...] = (
        action.tile,
        *action.given,
        "for" if action.given else None,
        *action.taken,
        action.province,
        action.colonist,
        action.place,
        action.card,
    )
    return " ".join(each for each in told if each)


def _of_display(reader: Reader, action: UseDisplayCard) -> str:
    return reader.words("option-of-display", card=reader.card_in_full(action.card))


def _goods_code(goods: Sequence[Good]) -> str:
    return " ".join(goods)


def _kept_so_far(reader: Reader, choice: PatricianChoice) -> Mapping[str, Fact]:
    """Known to nobody but whoever has chosen it."""
    chosen = reader.view.seats[choice.seat].chosen
    return {"kept": tile_name(chosen) if chosen else "none"}


def _up(reader: Reader, _: BidChoice) -> Mapping[str, Fact]:
    auction = reader.view.auction
    if auction is None or auction.named is None or auction.bidder is None:
        return {"tile": "", "bid": 0, "bidder": ""}
    return {
        "tile": tile_name(auction.named),
        "bid": auction.bid,
        "bidder": reader.named(auction.bidder),
    }


def _last_one(reader: Reader, _: AuctionOpening) -> Mapping[str, Fact]:
    """Who has none yet takes one of the two that are left (ruling FO19)."""
    auction = reader.view.auction
    return {"last": "yes" if auction is not None and len(auction.tiles) == LEFT_AT_LAST else "no"}


def _openings(view: View, _: AuctionOpening) -> Iterator[OpenAuction]:
    up = view.auction.tiles if view.auction else ()
    for tile in catalogue().forum.tiles:
        if tile.kind == "patrician":
            bids = CONCEIVABLE_BIDS if tile.id in up else CONCEIVABLE_BIDS[:1]
            yield from (OpenAuction(tile.id, bid) for bid in bids)


def _revealed(
    reader: Reader, event: PatriciansRevealed, *, briefly: bool = False
) -> Mapping[str, Fact]:
    called = reader.briefly if briefly else reader.seat
    kept = [
        reader.words("told-patricians-revealed.of", seat=called(SeatId(seat)), tile=name)
        for seat, name in enumerate(map(tile_name, event.tiles))
    ]
    return {"tiles": nouns.listing(reader.words, kept)}


def _when(reader: Reader, obstacle: kinds.TileNotNow) -> Mapping[str, Fact]:
    return {"tile": tile_name(obstacle.tile), "when": tile_moment(reader.words, obstacle.tile)}


def _every_patrician(_: View, __: PatricianChoice) -> list[KeepPatrician]:
    return [KeepPatrician(tile.id) for tile in catalogue().forum.tiles if tile.kind == "patrician"]


enter(
    DecisionFace(PatricianChoice, facts=_kept_so_far, conceivable=_every_patrician, shows="tiles"),
    DecisionFace(AuctionOpening, facts=_last_one, conceivable=_openings, shows="tiles"),
    DecisionFace(
        BidChoice,
        facts=_up,
        conceivable=lambda _, __: map(RaiseBid, CONCEIVABLE_BIDS),
        shows="tiles",
    ),
    DecisionFace(
        TileChoice,
        conceivable=lambda _, __: [TakeTile(tile.id) for tile in catalogue().forum.tiles],
        waits_for_answer=True,
        shows="tiles",
    ),
    DecisionFace(ExchangeChoice),
    DecisionFace(
        CitizenChoice,
        conceivable=lambda _, __: [UseTile(tile.id) for tile in catalogue().forum.tiles],
        left_by_confirming=True,
        shows="tiles",
    ),
    ActionFace(
        KeepPatrician,
        wording=_told_of_tile,
        code=lambda action: action.tile,
        names=lambda _, __, action: (tile_name(action.tile),),
        facts=_tile,
    ),
    ActionFace(
        OpenAuction,
        wording=_opening,
        code=lambda action: f"{action.tile} {action.bid}",
        names=lambda reader, _, action: (_bid(reader, action),),
        facts=_tile,
        grouping=Grouping(
            key=lambda action: f"o.{action.tile}",
            text=_put_up,
            asks=lambda reader, _: reader.words("group-bid.ask"),
            inside=lambda _, action, __: (action.bid, ""),
        ),
        size=lambda action, _: action.bid,
        distance=lambda _, wanted, offered: (
            wanted.tile != offered.tile,
            abs(wanted.bid - offered.bid),
        ),
        told_once=lambda wanted, offered: (
            offered if getattr(wanted, "tile", None) == offered.tile else offered.tile
        ),
    ),
    ActionFace(
        RaiseBid,
        wording=lambda reader, _, action, __: Wording(reader.words("option-raise", bid=action.bid)),
        code=lambda action: f"bid {action.bid}",
        names=lambda reader, _, action: (reader.words("option-raise", bid=action.bid),),
        facts=lambda _, action: {"bid": action.bid},
        distance=lambda _, wanted, offered: (abs(wanted.bid - offered.bid),),
    ),
    ActionFace(
        TakeTile,
        wording=_told_of_tile,
        code=lambda action: action.tile,
        names=_names_on_display,
        facts=_tile,
    ),
    ActionFace(
        ExchangeGoods,
        wording=lambda reader, _, action, __: Wording(
            reader.words("option-exchange", **_exchanged(reader, action))
        ),
        code=lambda action: f"{_goods_code(action.given)} for {_goods_code(action.taken)}",
        names=lambda reader, _, action: (
            reader.words("option-exchange", **_exchanged(reader, action)),
        ),
        facts=_exchanged,
    ),
    ActionFace(
        UseTile,
        wording=_use,
        code=_use_code,
        names=lambda reader, _, action: (use_text(reader, action), tile_name(action.tile)),
        facts=_tile,
        grouping=Grouping(
            key=lambda action: f"u.{action.tile}",
            text=_use_group,
            asks=lambda reader, action: reader.words("group-use.ask", tile=tile_name(action.tile)),
            inside=_best_exchange_first,
        ),
        order=lambda *_: (1, 0),  # after what the card is about
        distance=lambda _, wanted, offered: (wanted.tile != offered.tile,),
        own_button=True,
    ),
    ActionFace(
        ActAsDiplomat,
        wording=lambda reader, _, __, ___: Wording(reader.words("option-as-diplomat")),
        code=lambda _: "diplomat",
        names=lambda reader, _, __: (reader.words("option-as-diplomat"),),
        own_button=True,
    ),
    ActionFace(
        UseDisplayCard,
        wording=lambda reader, _, action, __: Wording(
            _of_display(reader, action), details=(brief(reader.words, action.card),)
        ),
        code=lambda action: f"display {action.card}",
        names=lambda reader, _, action: (
            _of_display(reader, action),
            reader.card_in_full(action.card),
            reader.card(action.card),
        ),
        likeness=lambda action: card_likeness(PlayCard(action.card)),
        facts=lambda reader, action: {"card": wished.card(reader, action.card)},
    ),
    EventFace(
        PatricianKept,
        facts=lambda _, event: {"tile": tile_name(event.tile)} if event.tile else {},
        worth_telling=lambda event: event.tile is not None,  # that others have chosen is no news
        of_setup=True,
    ),
    EventFace(
        PatriciansRevealed,
        facts=_revealed,
        of_setup=True,
        headline=lambda reader, event: reader.words(
            "told-patricians-revealed", **_revealed(reader, event, briefly=True)
        ),
    ),
    EventFace(
        AuctionOpened,
        facts=lambda _, event: {"tile": tile_name(event.tile), "bid": event.bid},
        of_setup=True,
    ),
    EventFace(BidRaised, facts=lambda _, event: {"bid": event.bid}, of_setup=True),
    EventFace(BidPassed, of_setup=True),
    EventFace(
        PatricianWon,
        facts=lambda _, event: {"tile": tile_name(event.tile), "points": event.points},
        of_setup=True,
        adds=lambda _, event: GAINED(tile_name(event.tile)),
    ),
    EventFace(AuctionEnded, of_setup=True),
    EventFace(TileTaken, facts=_tile, adds=lambda _, event: GAINED(tile_name(event.tile))),
    EventFace(TileUsed, facts=_tile, adds=lambda _, event: USED(tile_name(event.tile))),
    EventFace(
        GoodsExchanged,
        facts=_exchanged,
        adds=lambda reader, event: EXCHANGED(
            reader.words("option-exchange", **_exchanged(reader, event))
        ),
    ),
    EventFace(
        CardRetrieved,
        facts=lambda reader, event: {"card": reader.card(event.card)} if event.card else {},
        variant=lambda event: "known" if event.card else "",
    ),
    EventFace(
        DisplayCardUsed,
        facts=lambda reader, event: {"card": reader.card(event.card)},
        adds=lambda reader, event: PLAYED(
            reader.words("digest-of-display", card=reader.card(event.card))
        ),
        only_said=True,
    ),
    EventFace(ForumStackRenewed),
    EventFace(
        ForumRefilled,
        facts=lambda reader, event: _tiles(reader, event.tiles),
        worth_telling=lambda event: bool(event.tiles),
        ends_setup=True,
    ),
    ObstacleFace(kinds.TileNotOffered, _tile),
    ObstacleFace(kinds.TileNotUp, _tile),
    ObstacleFace(
        kinds.BidNotPossible,
        lambda _, obstacle: {"least": obstacle.least, "highest": obstacle.highest},
    ),
    ObstacleFace(kinds.TileNotOnDisplay, _tile),
    ObstacleFace(
        kinds.TileOutOfReach,
        lambda _, obstacle: {"needed": obstacle.needed, "cards": obstacle.cards},
    ),
    ObstacleFace(kinds.TileNotYours, _tile),
    ObstacleFace(kinds.TileStands, _tile),
    ObstacleFace(kinds.TileNotNow, _when),
    ObstacleFace(kinds.TileBringsNothing, _tile),
    ObstacleFace(kinds.OtherUse, _tile),
    ObstacleFace(
        kinds.NoDiplomatHere, lambda _, obstacle: {"owned": "yes" if obstacle.owned else "no"}
    ),
)
