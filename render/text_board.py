"""The board as text for a fixed-width font, in parts that fit a message: everything public, and
for a player the own hand, where the own colonists can go, and what they could build there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from textwrap import wrap

from engine import View
from engine.catalogue import Card, Province, catalogue
from engine.fish_market import holders, offers
from engine.forum import cards_needed
from engine.markers import coins_behind
from engine.personalities.architect import steps
from engine.terms import COLONIST_KINDS, GOODS, CardId, CityId, ProvinceId, SeatId, TileId
from engine.views import SeatView, known_state
from render.contrarius_text import contrarius_texts
from render.seating import NamedSeats
from render.text_news import news_texts
from render.text_reach import building_texts, colonist_texts, network_texts, reach_of
from render.view_facts import (
    capitals,
    card_of,
    place_names,
    position_costs,
    to_decide,
)
from words import ENGLISH, Words
from words.last_turns import is_last_turn
from words.market import fish_text, offer_text
from words.nouns import (
    alternatives,
    card_name,
    coins_text,
    gods_text,
    good_name,
    goods_text,
    listing,
    praefectus_name,
    series,
)
from words.tiles import tile_brief, tile_name

LONGEST_PART = 1900
WIDTH = 42
"""What a phone shows of a fixed-width line before it wraps."""

Block = list[str]
"""Lines that stay together in one message."""


def text_board(
    view: View,
    players: Sequence[str] = (),
    *,
    since: View | None = None,
    words: Words = ENGLISH,
) -> tuple[str, ...]:
    """The parts, without the fence of a code block. `since`: what the viewer saw last."""
    return tuple(_parts(list(_blocks(view, since, NamedSeats.at(view, players, words)))))


def _parts(blocks: list[Block]) -> Iterator[str]:
    part = ""
    for block in blocks:
        text = "\n".join(block)
        joined = f"{part}\n{text}" if part else text
        if len(joined) > LONGEST_PART:
            yield part.strip("\n")
            joined = text
        part = joined
    yield part.strip("\n")


def _blocks(view: View, since: View | None, seating: NamedSeats) -> Iterator[Block]:
    words = seating.words
    yield list(_head(view, seating))
    if since is not None:
        news = [_wrapped(each) for each in news_texts(since, view, seating)]
        yield from _headed(words("text-board-news"), news)
    if view.viewer is not None:
        yield from _own(view, words, view.viewer)
    first, *others = view.board.facts.provinces
    heading = ["", words("text-board-provinces"), words("text-board-provinces.legend")]
    yield heading + _province(view, seating, first)
    yield from (_province(view, seating, province) for province in others)
    colonists = [_colonists(view, seating, seat) for seat in view.seats]
    yield from _headed(words("text-board-colonists"), colonists)
    if view.castles is not None:
        yield from _headed(words("text-board-castles"), [_castles(words, view)])
    for_sale = words("text-board-display", count=view.cards_in_deck)
    yield from _headed(for_sale, _display(words, view))
    if view.forum is not None:
        in_forum = words("text-board-forum", count=view.tiles_in_stack)
        yield from _headed(in_forum, list(_forum(seating, view)))
    if view.fish_market is not None:
        yield from _headed(words("text-board-market"), list(_market(seating, view)))
    seats = [_seat(view, seating, seat) for seat in view.seats]
    yield from _headed(words("text-board-seats"), seats)
    if view.contrarius is not None:
        his = [_wrapped(each) for each in contrarius_texts(words, view, view.contrarius)]
        yield from _headed(words("contrarius"), his)
    network = [_wrapped(each) for each in network_texts(view, words)]
    yield from _headed(words("text-board-lines"), network)


def _headed(heading: str, blocks: list[Block]) -> Iterator[Block]:
    """The heading stays with the first of its blocks. Without any, nothing is said."""
    if not blocks:
        return
    first, *others = blocks
    yield ["", *_wrapped(heading), *first]
    yield from others


def _own(view: View, words: Words, viewer: SeatId) -> Iterator[Block]:
    hand = [_wrapped(_card(words, card)) for card in view.seats[viewer].hand or ()]
    yield from _headed(words("text-board-own-hand"), hand)
    reach = reach_of(view, viewer)
    colonists = [
        [*_wrapped(colonist), *(piece for line in lines for piece in _wrapped(line, "  "))]
        for colonist, lines in colonist_texts(view, words, reach)
    ]
    steps_to_take = steps(known_state(view), viewer)
    yield from _headed(words("text-board-own-colonists", steps=steps_to_take), colonists)
    houses = [_wrapped(each) for each in building_texts(view, words, reach, viewer)]
    yield from _headed(words("text-board-own-houses"), houses)


def _card(words: Words, card: CardId) -> str:
    return words("text-board-card", card=card_name(words, card), gods=gods_text(words, card))


def _head(view: View, seating: NamedSeats) -> Iterator[str]:
    for line in _heading(view, seating):
        yield from _wrapped(line)


def _heading(view: View, seating: NamedSeats) -> Iterator[str]:
    words, board = seating.words, view.board.facts
    yield words("picture-headline", board=board.name, turn=view.turn)
    seat = to_decide(view)
    if seat is not None:
        yield words("text-board-to-decide", seat=seating.full(seat))
    yield words("text-board-capital", places=_capitals(words, view))
    if view.praefectus_magnus is not None:
        holder = seating.full(view.praefectus_magnus)
        praefectus = praefectus_name(words, view.options)
        yield words("text-board-magnus", praefectus=praefectus, seat=holder)
    if view.concordia is not None and view.end_cause:
        yield words(
            "picture-over" if view.over else "alt-last-turns",
            seat=seating.full(view.concordia),
            cause=view.end_cause,
            final=is_last_turn(view),
        )
    if board.coin_field:
        yield words("text-board-coin-field", coins=board.coin_field)


def _capitals(words: Words, view: View) -> str:
    places = {kind: alternatives(words, names) for kind, names in capitals(words, view).items()}
    if places["land"] == places["sea"]:
        return places["land"]
    of_kinds = [
        words("text-board-capital-of", kind=kind, places=names)
        for kind, names in places.items()
        if names
    ]
    return series(words, of_kinds)


def _province(view: View, seating: NamedSeats, province: Province) -> Block:
    cities = view.board.cities_in[province.id]
    marker = _marker(seating.words, view, province.id)
    title = seating.words("text-board-province", province=province.name, marker=marker)
    return [*_wrapped(title), *(_city(view, seating, city) for city in cities)]


def _marker(words: Words, view: View, province: ProvinceId) -> str:
    marker = view.markers[province]
    shown = good_name(words, marker.good)
    if marker.flipped and marker.good:
        coins = coins_behind(marker.good, view.options)
        shown = words("text-board-turned-marker", coins=coins, good=shown)
    flood = view.board.facts.flood
    if flood and view.flood == province:
        return words("text-board-flood", marker=shown, good=good_name(words, flood.good))
    return shown


def _city(view: View, seating: NamedSeats, city: CityId) -> str:
    facts = next(each for each in view.board.facts.cities if each.id == city)
    houses = " ".join(seating.letter(seat) for seat in view.houses.get(city, ()))
    good = good_name(seating.words, view.tokens[city])
    wide = _longest_good(seating.words.plain)
    return f"  {facts.name:<18} {facts.letter} {good:<{wide}} {houses or '-'}"


@cache
def _longest_good(words: Words) -> int:
    return max(len(good_name(words, good)) for good in GOODS)


def _colonists(view: View, seating: NamedSeats, seat: SeatView) -> Block:
    words, names = seating.words, place_names(seating.words.plain, view.options.board)
    lines = [seating.short(seat.seat)]
    for kind in COLONIST_KINDS:
        for place, count in Counter(seat.colonists[kind]).items():
            where = names[place]
            if place not in view.board.lines:
                where = words("text-board-in-place", place=where)
            told = words("text-board-colonist", kind=kind, count=count, where=where)
            lines += _wrapped(told, indent="  ")
    return lines if len(lines) > 1 else [*lines, f"  {words('text-board-no-colonist')}"]


def _castles(words: Words, view: View) -> Block:
    names = place_names(words.plain, view.options.board)
    castles = [place.id for place in view.board.facts.places if place.kind == "castle"]
    held = view.castles or {}
    lines = []
    for castle in castles:
        good = good_name(words, held[castle]) if castle in held else words("text-board-empty")
        beside = [
            names[end]
            for line in view.board.facts.lines
            if castle in line.ends
            for end in line.ends
            if end != castle
        ]
        told = words(
            "text-board-castle", castle=names[castle], good=good, places=listing(words, beside)
        )
        lines += _wrapped(told)
    return lines


def _display(words: Words, view: View) -> list[Block]:
    blocks = []
    for number, (card_id, place) in enumerate(
        zip(view.display, position_costs(view), strict=True), 1
    ):
        if card_id is None:
            blocks.append([words("text-board-position.empty", number=number)])
            continue
        card = card_of(card_id)
        title = words(
            "text-board-position",
            number=number,
            card=card_name(words, card_id),
            numeral=card.numeral,
            gods=gods_text(words, card_id),
        )
        blocks.append([*_wrapped(title), *_wrapped(_cost(words, card, place), indent="  ")])
    return blocks


def _market(seating: NamedSeats, view: View) -> Iterator[Block]:
    """Its offers with whoever stands there, then everyone's fish."""
    words, market = seating.words, view.fish_market
    closed = holders(market) if market else {}
    for number in offers(view.options):
        said = offer_text(words, view.options, number)
        if number in closed:
            holder = seating.full(closed[number])
            line = words("text-board-market.closed", number=number, offer=said, seat=holder)
        else:
            line = words("text-board-market.line", number=number, offer=said)
        yield _wrapped(line)
    for seat in view.seats:
        fish = fish_text(words, seat.fish)
        yield _wrapped(words("text-board-market.fish", seat=seating.full(seat.seat), fish=fish))


def _forum(seating: NamedSeats, view: View) -> Iterator[Block]:
    """The tiles that lie open, with what each does; before that, those to choose or bid for."""
    words, auction = seating.words, view.auction
    if view.forum is not None and view.forum.display:
        for number, tile in enumerate(view.forum.display):
            needed = words("picture-tile-needed", cards=cards_needed(view.options)[number])
            if tile:
                name = tile_name(tile)
                title = words("text-board-tile", number=number + 1, tile=name, needed=needed)
            else:
                title = words("text-board-tile.empty", number=number + 1, needed=needed)
            yield [*_wrapped(title), *_does(words, view, tile)]
        if view.next_tile:
            following = words("alt-next-tile", tile=tile_name(view.next_tile))
            yield [*_wrapped(following), *_does(words, view, view.next_tile)]
        return
    own = view.seats[view.viewer].offered if view.viewer is not None else ()
    for number, tile in enumerate(auction.tiles if auction else own, 1):
        yield [*_wrapped(f"{number} {tile_name(tile)}"), *_does(words, view, tile)]
    if auction is None:
        yield _wrapped(words("picture-choosing-patricians"))
    elif auction.named is not None and auction.bidder is not None:
        bidder, tile = seating.full(auction.bidder), auction.named
        yield _wrapped(words("alt-bid", seat=bidder, tile=tile_name(tile), bid=auction.bid))


def _does(words: Words, view: View, tile: TileId | None) -> Block:
    """In a few words; a gap does nothing."""
    if tile is None:
        return []
    kind = words("text-board-tile-kind", kind=catalogue().forum.by_id[tile].kind)
    brief = tile_brief(words, tile, salt=view.options.salt)
    return _wrapped(f"{kind}: {brief}", indent="  ")


def _cost(words: Words, card: Card, place: tuple[str, ...]) -> str:
    own = goods_text(words, card.cost)
    if not place:
        return words("text-board-cost", card=own)
    return words("text-board-cost-with-place", card=own, place=goods_text(words, place))


def _seat(view: View, seating: NamedSeats, seat: SeatView) -> Block:
    indented = (
        piece for line in _holdings(seating.words, view, seat) for piece in _wrapped(line, "  ")
    )
    partner = view.partner_of(seat.seat)
    together = []
    if partner is not None:
        team, other = view.team_letter(seat.seat) or "", seating.full(partner)
        together = _wrapped(seating.words("text-board-partner", team=team, partner=other), "  ")
    return [*_wrapped(seating.full(seat.seat)), *together, *indented]


def _holdings(words: Words, view: View, seat: SeatView) -> Iterator[str]:
    goods = goods_text(words, (good for good, units in seat.goods.items() for _ in range(units)))
    top = card_name(words, seat.top_card) if seat.top_card else ""
    yield coins_text(words, seat.coins)
    yield words("text-board-storehouse", goods=goods, free=seat.free_spaces)
    yield words(
        "text-board-supply",
        houses=view.houses_left(seat.seat),
        land=seat.waiting("land"),
        sea=seat.waiting("sea"),
    )
    if seat.tiles:
        yield words("text-board-tiles", tiles=listing(words, list(map(tile_name, seat.tiles))))
    if seat.debt:
        yield words("text-board-debt", points=seat.debt)
    yield words("text-board-hand", count=seat.cards_in_hand)
    if seat.hand and seat.seat != view.viewer:
        cards = [_card(words, card) for card in seat.hand]
        yield words("text-board-open-hand", cards=listing(words, cards))
    yield words("text-board-pile", count=seat.cards_in_discard, top=top)
    points = dict(enumerate(view.intermediate_points)).get(seat.seat)
    if points is not None:
        yield words("text-board-points", points=points)


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")
