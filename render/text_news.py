"""What is new since an earlier look, as text: what a picture marks."""

from collections.abc import Iterator

from engine import View
from engine.terms import TileId
from render.changes import MarkedStep, changes, sides
from render.seating import NamedSeats
from render.view_facts import place_names
from words import Words
from words.nouns import card_name, good_name
from words.tiles import tile_name


def news_texts(since: View, view: View, seating: NamedSeats) -> Iterator[str]:
    words, new = seating.words, changes(since, view)
    names = place_names(words.plain, view.options.board)
    provinces = {province.id: province.name for province in view.board.facts.provinces}
    for city, seat in sorted(new.houses, key=lambda each: (each[1], each[0])):
        yield words("text-news-house", seat=seating.short(seat), city=names[city])
    for step in new.steps:
        yield _step(view, words, seating, step)
    for province in sorted(new.markers):
        turned = "yes" if view.markers[province].flipped else "no"
        yield words("text-news-marker", province=provinces[province], turned=turned)
    for castle in sorted(new.castles):
        good = good_name(words, (since.castles or {}).get(castle))
        yield words("text-news-castle", castle=names[castle], good=good)
    for position in sorted(new.display):
        card = view.display[position]
        if card is not None:
            yield words("text-news-card", number=position + 1, card=card_name(words, card))
    for seat_view, cards in zip(view.seats, new.bought, strict=False):
        if cards > 0:
            yield words("text-news-bought", seat=seating.short(seat_view.seat), count=cards)
    yield from _row(view, words, new.row)
    yield from _tiles(view, seating, new.tiles)


def _row(view: View, words: Words, places: frozenset[int]) -> Iterator[str]:
    """What Contrarius took, and which of his cards was used up."""
    if view.contrarius is None:
        return
    for place in sorted(places):
        card = card_name(words, view.contrarius.row[place])
        turned = place in view.contrarius.face_down
        yield words("text-news-turned" if turned else "text-news-took", card=card)


def _tiles(view: View, seating: NamedSeats, new: frozenset[TileId]) -> Iterator[str]:
    words = seating.words
    for seat in sides(view):
        for tile in seat.tiles:
            if tile in new:
                told = seating.short(seat.seat)
                yield words("text-news-tile", seat=told, tile=tile_name(tile))
    for each in view.forum.display if view.forum else ():
        if each in new and each is not None:
            yield words("text-news-forum", tile=tile_name(each))


def _step(view: View, words: Words, seating: NamedSeats, step: MarkedStep) -> str:
    names = place_names(words.plain, view.options.board)
    message = "text-news-placed" if step.origin is None else "text-news-moved"
    origin = "" if step.origin is None else names[step.origin]
    facts = {"seat": seating.short(step.seat), "kind": step.kind, "goal": names[step.goal]}
    return words(message, **facts, **({"origin": origin} if origin else {}))
