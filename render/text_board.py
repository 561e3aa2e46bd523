"""Everything public on the board as text for a fixed-width font, in parts that fit a message."""

from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import wrap

from engine import View
from engine.board import board_of
from engine.catalogue import Province
from engine.personalities.prefect import coins_behind
from engine.terms import COLONIST_KINDS, CityId, ProvinceId, SeatId
from engine.views import SeatView
from render import sentences, words
from render.seating import Seating
from render.view_facts import (
    board_facts,
    capitals,
    card_of,
    is_line,
    place_names,
    position_costs,
    to_decide,
)

LONGEST_PART = 1900
WIDTH = 42
"""What a phone shows of a fixed-width line before it wraps."""

Block = list[str]
"""Lines that stay together in one message."""


def text_board(view: View, players: Sequence[str] = ()) -> tuple[str, ...]:
    """The parts, without the fence of a code block."""
    return tuple(_parts(list(_blocks(view, Seating(players)))))


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


def _blocks(view: View, seating: Seating) -> Iterator[Block]:
    yield list(_head(view, seating))
    first, *others = board_facts(view).provinces
    heading = ["", f"{sentences.PROVINCES_HEADING}", f"({sentences.PROVINCES_LEGEND})"]
    yield heading + _province(view, seating, first)
    yield from (_province(view, seating, province) for province in others)
    yield from _headed(
        sentences.COLONISTS_HEADING, [_colonists(view, seating, s) for s in view.seats]
    )
    if view.castles is not None:
        yield from _headed(sentences.CASTLES_HEADING, [_castles(view)])
    yield from _headed(
        f"{sentences.DISPLAY_HEADING}: {sentences.deck(view.cards_in_deck)}", _display(view)
    )
    yield from _headed(sentences.SEATS_HEADING, [_seat(view, seating, seat) for seat in view.seats])


def _headed(heading: str, blocks: list[Block]) -> Iterator[Block]:
    """The heading stays with the first of its blocks."""
    first, *others = blocks
    yield ["", *_wrapped(heading), *first]
    yield from others


def _head(view: View, seating: Seating) -> Iterator[str]:
    board = board_facts(view)
    yield from _wrapped(sentences.headline(board.name, view.turn))
    seat = to_decide(view)
    if seat is not None:
        yield from _wrapped(sentences.to_decide(seating.full(seat)))
    yield from _wrapped(sentences.capitals(capitals(view)))
    yield from _wrapped(sentences.magnus(seating.full(view.praefectus_magnus)))
    if view.concordia is not None and view.end_cause:
        say = sentences.over if view.over else sentences.last_turns
        yield from _wrapped(say(seating.full(view.concordia), view.end_cause))
    if board.coin_field:
        yield from _wrapped(sentences.coin_field(board.coin_field))


def _province(view: View, seating: Seating, province: Province) -> Block:
    cities = board_of(view.options.board).cities_in[province.id]
    title = f"{province.name}: {_marker(view, province.id)}"
    return [*_wrapped(title), *(_city(view, seating, city) for city in cities)]


def _marker(view: View, province: ProvinceId) -> str:
    marker = view.markers[province]
    shown = words.good_name(marker.good)
    if marker.flipped and marker.good:
        shown = sentences.coins_on_marker(coins_behind(marker.good, view.options), shown)
    flood = board_facts(view).flood
    if flood and view.flood == province:
        return f"{shown}, {sentences.flood(words.GOOD_NAMES[flood.good])}"
    return shown


def _city(view: View, seating: Seating, city: CityId) -> str:
    facts = next(each for each in board_facts(view).cities if each.id == city)
    houses = " ".join(seating.letter(seat) for seat in view.houses.get(city, ()))
    good = words.GOOD_NAMES[view.tokens[city]]
    return f"  {facts.name:<18} {facts.letter} {good:<5} {houses or '-'}"


def _colonists(view: View, seating: Seating, seat: SeatView) -> Block:
    names = place_names(view.options.board)
    lines = [seating.short(seat.seat)]
    for kind in COLONIST_KINDS:
        for place, count in Counter(seat.colonists[kind]).items():
            where = names[place] if is_line(view, place) else sentences.inside(names[place])
            often = f" x{count}" if count > 1 else ""
            lines += _wrapped(f"{words.COLONIST_NAMES[kind]}{often}: {where}", indent="  ")
    return lines if len(lines) > 1 else [*lines, f"  {sentences.NOBODY}"]


def _castles(view: View) -> Block:
    names = place_names(view.options.board)
    castles = [place.id for place in board_facts(view).places if place.kind == "castle"]
    held = view.castles or {}
    goods = {
        castle: words.GOOD_NAMES[held[castle]] if castle in held else sentences.EMPTY
        for castle in castles
    }
    return [line for castle, good in goods.items() for line in _wrapped(f"{names[castle]}: {good}")]


def _display(view: View) -> list[Block]:
    blocks = []
    for number, (card_id, place) in enumerate(
        zip(view.display, position_costs(view), strict=True), 1
    ):
        if card_id is None:
            blocks.append([f"{number} {sentences.EMPTY}"])
            continue
        card = card_of(card_id)
        extra = sentences.for_the_place(words.goods_text(place)) if place else ""
        title = f"{number} {words.card_name(card)} ({card.numeral}, {words.gods_text(card)})"
        cost = sentences.cost(words.goods_text(card.cost), extra)
        blocks.append([*_wrapped(title), *_wrapped(cost, indent="  ")])
    return blocks


def _seat(view: View, seating: Seating, seat: SeatView) -> Block:
    goods = [good for good, units in seat.goods.items() for _ in range(units)]
    left = ", ".join(
        f"{n} {words.COLONIST_NAMES[kind]}" for kind, n in seat.colonists_waiting.items()
    )
    top = words.card_name(card_of(seat.top_card)) if seat.top_card else ""
    lines = [
        words.coins_text(seat.coins),
        sentences.storehouse(words.goods_text(goods), seat.free_spaces),
        sentences.supply(seat.houses_left, left),
        sentences.hand_size(seat.cards_in_hand),
        sentences.pile(seat.cards_in_discard, top),
        *_intermediate(view, seat.seat),
    ]
    indented = (piece for line in lines for piece in _wrapped(line, indent="  "))
    return [*_wrapped(seating.full(seat.seat)), *indented]


def _intermediate(view: View, seat: SeatId) -> Iterator[str]:
    points = view.intermediate_points[seat] if seat < len(view.intermediate_points) else None
    if points is not None:
        yield sentences.intermediate(points)


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")
