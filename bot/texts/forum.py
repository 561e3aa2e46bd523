"""The forum in words: what lies there, what it takes to get it, and what everyone has of it."""

from collections.abc import Iterator

from bot.texts.posts.message_length import TEXT, fitting
from engine.catalogue import catalogue
from engine.forum import cards_needed
from engine.state import Auction
from engine.terms import TileId
from engine.views import SeatView
from words import nouns
from words.reader import Reader
from words.tiles import tile_brief, tile_name


def forum_text(reader: Reader) -> str:
    """All of it, as far as the reader may know; tiles are told in full where there is room."""
    lines = [reader.words("forum-heading"), *_in_the_middle(reader)]
    for seat in reader.view.seats:
        lines += _seat(reader, seat)
    return "\n".join(fitting(reader.words, lines, TEXT - 2 * len(lines)))


def display_lines(reader: Reader) -> list[str]:
    """What can be taken, and for how many cards; empty where there is no forum."""
    forum = reader.view.forum
    if forum is None or not forum.display:
        return []
    needed = cards_needed(reader.view.options)
    return [
        reader.words("forum-place", place=place, needed=cards, tile=_told(reader, tile))
        if tile
        else reader.words("forum-place.empty", place=place, needed=cards)
        for place, (cards, tile) in enumerate(zip(needed, forum.display, strict=True), 1)
    ]


def _in_the_middle(reader: Reader) -> Iterator[str]:
    view, words = reader.view, reader.words
    if view.auction is not None:
        yield from _auction(reader, view.auction)
    own = view.seats[view.viewer] if view.viewer is not None else None
    if own is not None and own.offered:
        kept = tile_name(own.chosen) if own.chosen else "none"
        yield words("forum-choose", kept=kept, button=reader.button("table-button-play"))
        yield from (words("forum-tile", tile=_told(reader, tile)) for tile in own.offered)
    if not (display := display_lines(reader)):
        return
    yield from display
    if own is not None:
        yield words("forum-reach", cards=own.cards_in_discard + 1)
    yield words("forum-stack", count=view.tiles_in_stack)
    if view.next_tile:
        yield words("forum-stack.next", tile=_told(reader, view.next_tile))
    if view.forum is not None and view.forum.discard:
        names = nouns.listing(words, [tile_name(tile) for tile in view.forum.discard])
        yield words("forum-discard", tiles=names)


def _auction(reader: Reader, auction: Auction) -> Iterator[str]:
    words = reader.words
    yield words("forum-auction")
    yield from (words("forum-tile", tile=_told(reader, tile)) for tile in auction.tiles)
    if auction.named is not None and auction.bidder is not None:
        bidder = reader.seat(auction.bidder)
        tile = tile_name(auction.named)
        yield words("forum-auction.bid", tile=tile, bidder=bidder, bid=auction.bid)


def _seat(reader: Reader, seat: SeatView) -> Iterator[str]:
    words, name = reader.words, reader.seat(seat.seat)
    yield words("forum-seat", seat=name, debt=seat.debt)
    yield from (words("forum-tile", tile=_told(reader, tile)) for tile in seat.tiles)
    if not seat.tiles:
        yield words("forum-no-tile")


def _told(reader: Reader, tile: TileId) -> str:
    does = tile_brief(reader.words, tile, salt=reader.view.options.salt)
    kind = catalogue().forum.by_id[tile].kind
    return reader.words("forum-told", tile=tile_name(tile), kind=kind, does=does)
