"""Contrarius in words: his points, pieces and row, for the text board and for alt texts."""

from collections.abc import Iterator

from engine import View
from engine.seat_letters import CONTRARIUS_LETTER
from engine.state import Contrarius
from engine.terms import COLONIST_KINDS
from render.view_facts import place_names
from words import Words
from words.nouns import card_name, listing
from words.tiles import tile_name


def contrarius_texts(words: Words, view: View, contrarius: Contrarius) -> Iterator[str]:
    yield words(
        "contrarius-has",
        letter=CONTRARIUS_LETTER,
        points=contrarius.points,
        houses=len(view.houses_of(contrarius.seat)),
        left=view.houses_left(contrarius.seat),
    )
    if contrarius.track:
        spaces = [str(space) for space in contrarius.track]
        yield words("contrarius-track", spaces=listing(words, spaces))
    names = place_names(words, view.options.board)
    places = [
        words("contrarius-colonist", kind=kind, where=names[place])
        for kind in COLONIST_KINDS
        for place in contrarius.colonists[kind]
    ]
    if places:
        yield words("contrarius-colonists", places=listing(words, places))
    row = [
        words("contrarius-face-down", card=card_name(words, card))
        if place in contrarius.face_down
        else card_name(words, card)
        for place, card in enumerate(contrarius.row)
    ]
    yield words("contrarius-row", cards=listing(words, row))
    if contrarius.tiles:
        tiles = [tile_name(tile) for tile in contrarius.tiles]
        yield words("contrarius-tiles", tiles=listing(words, tiles))
    if contrarius.vetoes:
        yield words("contrarius-vetoes", count=contrarius.vetoes)
