"""What stands on the map: tokens, markers, houses, colonists, and what is new among them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from engine import View
from engine.catalogue import BoardFacts, Place
from engine.markers import coins_behind
from engine.state import Marker
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, LineId, PlaceId, ProvinceId, SeatId
from render import blocks, city_spots, line_spots, theme, view_facts
from render.changes import BoardChanges
from render.geography import Geography, MapPlace, geography
from render.scene import (
    Circle,
    Point,
    Rectangle,
    Shape,
    Shapes,
    Sprite,
    Text,
)
from render.seat_looks import look_in, look_of
from render.signs import bonus_sign, coins_sign, token_sign
from render.trails import trails
from words import Words

_LETTER_AT = {"house": 0.095, "land": 0.135, "sea": -0.11, "badge": 0.01}
"""How far below a piece's middle its letter stands, as a share of its size."""
_LETTER_SIZE = {"house": 0.72, "land": 0.55, "sea": 0.52, "badge": 0.54}
HOUSE_LETTERS = round(theme.HOUSE * _LETTER_SIZE["house"])


def pieces(words: Words, view: View, where: Geography, new: BoardChanges) -> Iterator[Shape]:
    board = view.board.facts
    yield from trails(words, view, new)
    yield from _capitals(board, where)
    yield from _tokens(view, board, where)
    yield from _places(view, board, where, new)
    for province in board.provinces:
        marker = view.markers.get(province.id)
        if marker is not None:
            yield from _marker(view, province.id, marker, where, new)
            at = where.provinces[province.id].marker
            yield from _trade_sign(board, province.id, at)
    yield from _flood(view, board, where)
    yield from _houses(words, view, where, new)
    yield from _colonists(words, view, board, new)


def piece(
    words: Words, kind: str, seat: SeatId, at: Point, size: float, *, tag: str = ""
) -> Shapes:
    """Of a human."""
    return piece_of(look_in(words, seat), kind, at, size, tag=tag)


@lru_cache(maxsize=4096)
def piece_of(
    look: theme.SeatLook, kind: str, at: Point, size: float, *, tag: str = "", new: bool = False
) -> Shapes:
    """A house, a colonist or a badge, with the seat's letter. On whole pixels, so that all alike
    share one tile."""
    at = (round(at[0]), round(at[1]))
    glow = Circle(at, size * 0.62, theme.NEW_GLOW, theme.NEW, 3, f"new/{tag}")
    sprite = Sprite(f"{kind}-{look.shape}", at, size, (look.fill, look.edge), tag)
    below = (at[0], at[1] + _LETTER_AT[kind] * size)
    letter = Text(below, look.letter, round(size * _LETTER_SIZE[kind]), look.ink, "bold")
    return (glow, sprite, letter) if new else (sprite, letter)


# Cities


def _tokens(view: View, board: BoardFacts, where: Geography) -> Iterator[Shape]:
    for city in board.cities:
        good = view.tokens.get(city.id)
        if good is None:
            continue
        place = where.places[city.id]
        yield token_sign(good, place.at, theme.TOKEN, f"token/{city.id}")
        if city.letter:
            yield from _city_letter(city.letter, place, f"letter/{city.id}")


@cache
def _city_letter(letter: str, place: MapPlace, tag: str) -> Shapes:
    """On the rim of the token, which kinds of it a city can have: on the side of its name, so that
    no house stands there."""
    (x, y), side = place.at, place.side or "below"
    far, near = theme.LETTER_AT
    at = {
        "right": (x + far, y - near),
        "left": (x - far, y - near),
        "below": (x - near, y + far),
        "above": (x - near, y - far),
    }[side]
    at = (round(at[0]), round(at[1]))
    return (
        Circle(at, theme.LETTER_DISC, theme.LETTER_GROUND, theme.TOKEN_GROUND, 1.5),
        Text(at, letter, 13, theme.LETTER_INK, "title", tag=tag),
    )


def _capitals(board: BoardFacts, where: Geography) -> Iterator[Shape]:
    cities = {city.id for city in board.cities}
    capitals = {place for places in board.capitals.values() for place in places if place in cities}
    for id_ in sorted(capitals):
        at = where.places[id_].at
        yield Sprite("capital", at, theme.CAPITAL, (theme.GOLD, theme.INK), f"token/{id_}")


def _houses(words: Words, view: View, where: Geography, new: BoardChanges) -> Iterator[Shape]:
    for city, owners in view.houses.items():
        place = where.places[city]
        for seat in sorted(owners):
            at = blocks.house_place(place.at, place.side or "below", seat)
            yield from piece_of(
                look_of(words, view, seat),
                "house",
                at,
                theme.HOUSE,
                tag=f"house/{city}/{seat}",
                new=(city, seat) in new.houses,
            )


# Special places


def _places(view: View, board: BoardFacts, where: Geography, new: BoardChanges) -> Iterator[Shape]:
    for place in board.places:
        at = where.places[place.id].at
        match place.kind:
            case "castle":
                yield from _castle(view, place, at, new)
            case "trade":
                good = "incense" if place.payment else "gold"
                yield Circle(
                    at, theme.CAPITAL / 2, theme.PANEL, theme.GOLD_EDGE, 4, f"token/{place.id}"
                )
                yield Sprite(good, at, theme.CAPITAL * 0.66, (theme.GOLD, theme.GOLD_EDGE))
            case "ship" | "haven":
                yield Circle(at, theme.CAPITAL / 2, theme.PANEL, theme.LANE, 4, f"token/{place.id}")
                yield Sprite(
                    "anchor" if place.kind == "haven" else "galley",
                    at,
                    theme.CAPITAL * 0.72,
                    (theme.LANE, theme.INK),
                )


def _castle(view: View, place: Place, at: Point, new: BoardChanges) -> Iterator[Shape]:
    good = (view.castles or {}).get(place.id)
    fill = theme.PANEL if good else theme.EMPTY
    if place.id in new.castles:
        yield Circle(at, 30, theme.NEW_GLOW, theme.NEW, 3)
    yield Sprite("castle", at, 46, (fill, theme.INK), f"token/{place.id}")
    if good:
        yield Sprite(good, (at[0], at[1] + 6), 24, theme.GOODS[good])


# Provinces


def _marker(
    view: View, province: ProvinceId, marker: Marker, where: Geography, new: BoardChanges
) -> Iterator[Shape]:
    x, y = where.provinces[province].marker
    if province in new.markers:
        ring = theme.MARKER / 2 + 9
        yield Rectangle((x - ring, y - ring, x + ring, y + ring), theme.NEW_GLOW, theme.NEW, 3, 12)
    yield from marker_shapes(view, province, marker, (x, y))


def marker_shapes(view: View, province: ProvinceId, marker: Marker, at: Point) -> Iterator[Shape]:
    """What the province shows: its good, the coins behind it, or that any good may be chosen."""
    (x, y), half = at, theme.MARKER / 2
    tint = theme.PROVINCES[view_facts.province(view, province).colour]
    mat = half + 4
    yield Rectangle((x - mat, y - mat, x + mat, y + mat), tint, theme.TOKEN_EDGE, 1.5, 11)
    box = (x - half, y - half, x + half, y + half)
    tag = f"marker/{province}"
    if marker.good is None:
        yield Rectangle(box, theme.PANEL, theme.INK, 2, 8, tag)
        yield Text((x, y), "?", 30, theme.INK, "title")
    elif marker.flipped:
        yield Rectangle(box, theme.COIN_GROUND, theme.GOLD_EDGE, 2.5, 8, tag)
        yield from coins_sign(coins_behind(marker.good, view.options), (x, y), 32)
    else:
        yield Rectangle(box, theme.PANEL, theme.INK, 2.5, 8, tag)
        yield bonus_sign(marker.good, (x, y), 38 if marker.good == "fish" else 32)


def _trade_sign(board: BoardFacts, province: ProvinceId, at: Point) -> Iterator[Shape]:
    """On the marker of a province whose production pays those who trade."""
    if any(province in place.pays_for for place in board.places):
        corner = (at[0] - theme.MARKER / 2 - 2, at[1] - theme.MARKER / 2 - 2)
        yield Circle(corner, 13, theme.PANEL, theme.GOLD_EDGE, 2)
        yield Sprite("incense", corner, 17, (theme.GOLD, theme.GOLD_EDGE))


def _flood(view: View, board: BoardFacts, where: Geography) -> Iterator[Shape]:
    if view.flood is None or board.flood is None:
        return
    x, y = where.provinces[view.flood].marker
    at = (x + theme.MARKER / 2 + 2, y - theme.MARKER / 2)
    yield Circle(at, 15, theme.RIVER_CORE, theme.RIVER, 3, "marker/flood")
    yield Sprite(board.flood.good, at, 21, theme.GOODS[board.flood.good])


# Colonists


def _colonists(words: Words, view: View, board: BoardFacts, new: BoardChanges) -> Iterator[Shape]:
    lines = view.board.lines
    standing: defaultdict[PlaceId, Counter[tuple[SeatId, ColonistKind]]] = defaultdict(Counter)
    for seat in view.seats:
        for kind in COLONIST_KINDS:
            for place in seat.colonists[kind]:
                standing[place][seat.seat, kind] += 1
    if view.contrarius is not None:
        for kind, places in view.contrarius.colonists.items():
            for place in places:
                standing[place][view.contrarius.seat, kind] += 1
    yards = waiting_rows(board)
    on_lines = [place for place in standing if place in lines]
    placed = [(line_spots.standing_place(view, LineId(line)), theme.COLONIST) for line in on_lines]
    for place, them in standing.items():
        if place in lines:
            yield from _on_line(words, view, place, them, new)
        elif place in yards:
            yield from _in_yard(words, view, place, them, yards[place], new=new)
        else:
            yield from _in_city(words, view, place, them, placed, new=new)


def _on_line(
    words: Words,
    view: View,
    line: PlaceId,
    them: Mapping[tuple[SeatId, ColonistKind], int],
    new: BoardChanges,
) -> Iterator[Shape]:
    at = line_spots.standing_place(view, LineId(line))
    size = line_spots.size_on(view, LineId(line), at)
    for seat, kind in them:
        yield from piece_of(
            look_of(words, view, seat),
            kind,
            at,
            size,
            tag=f"colonist/{line}/{seat}/{kind}",
            new=new.moved_to(seat, kind, line),
        )


def _in_yard(
    words: Words,
    view: View,
    place: PlaceId,
    them: Mapping[tuple[SeatId, ColonistKind], int],
    kinds: tuple[ColonistKind, ...],
    *,
    new: BoardChanges,
) -> Iterator[Shape]:
    """In rows by kind, close to the middle; several of a seat as one piece with their number."""
    spot = geography(view.options.board).places[place]
    left, top, right, _ = blocks.yard(spot.at, spot.side or "below", len(kinds))
    size = theme.YARD_COLONIST
    for row, kind in enumerate(kinds):
        here = [(seat, number) for (seat, k), number in sorted(them.items()) if k == kind]
        step = min((right - left) / max(1, len(here)), size + 6)
        begin = (left + right - step * len(here)) / 2 + step / 2
        for index, (seat, number) in enumerate(here):
            at = (round(begin + step * index), top + size * (row + 0.5))
            is_new = new.moved_to(seat, kind, place)
            tag = f"colonist/{place}/{seat}/{kind}"
            yield from piece_of(look_of(words, view, seat), kind, at, size, tag=tag, new=is_new)
            yield from _how_many(number, at, size)


def _in_city(
    words: Words,
    view: View,
    city: PlaceId,
    them: Mapping[tuple[SeatId, ColonistKind], int],
    placed: list[tuple[Point, int]],
    *,
    new: BoardChanges,
) -> Iterator[Shape]:
    """Beside the seat's own house, or where it would stand; apart from all other pieces, also from
    those on lines and in cities nearby."""
    spot, size = geography(view.options.board).places[city], theme.CITY_COLONIST
    homes = {seat: blocks.house_place(spot.at, spot.side or "below", seat) for seat, _ in them}
    taken = [
        (blocks.house_place(spot.at, spot.side or "below", seat), theme.HOUSE)
        for seat in view.houses.get(CityId(city), ())
    ]
    for (seat, kind), number in sorted(them.items()):
        at = city_spots.free_spot(view.options.board, city, homes[seat], [*taken, *placed])
        placed.append((at, size))
        tag = f"colonist/{city}/{seat}/{kind}"
        moved = new.moved_to(seat, kind, city)
        yield from piece_of(look_of(words, view, seat), kind, at, size, tag=tag, new=moved)
        yield from _how_many(number, at, size)


def _how_many(number: int, at: Point, size: float) -> Iterator[Shape]:
    if number > 1:
        corner = (at[0] + size * 0.36, at[1] + size * 0.34)
        yield Circle(corner, 8, theme.INK, theme.PANEL, 1.5)
        yield Text(corner, str(number), 14, theme.PANEL, "bold")


def waiting_rows(board: BoardFacts) -> dict[PlaceId, tuple[ColonistKind, ...]]:
    """Places with room for many colonists, and the kinds that wait there."""
    rows: defaultdict[PlaceId, tuple[ColonistKind, ...]] = defaultdict(tuple)
    for kind in COLONIST_KINDS:
        for place in board.capitals[kind]:
            rows[place] += (kind,)
    return dict(rows) | {place.id: ("sea",) for place in board.places if place.kind == "trade"}
