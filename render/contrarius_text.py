"""Contrarius in words: his points, pieces and row, and what he did last, for the text board and for
alt texts."""

from collections.abc import Iterator, Sequence

from engine import View
from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    Event,
    TrackHouseFreed,
    VetoUsed,
)
from engine.seat_letters import CONTRARIUS_LETTER
from engine.state import Contrarius
from engine.terms import COLONIST_KINDS
from render.view_facts import place_names
from words import Words
from words.dice import die_name, face_name
from words.nouns import card_name, listing
from words.reader import Reader
from words.tiles import tile_name


def contrarius_texts(words: Words, view: View, contrarius: Contrarius) -> Iterator[str]:
    yield words(
        "contrarius-has",
        letter=CONTRARIUS_LETTER,
        points=contrarius.points,
        houses=len(view.houses_of(contrarius.seat)),
        left=view.houses_left(contrarius.seat),
    )
    yield from _reaction(Reader(words, view), contrarius.reaction)
    if contrarius.track:
        spaces = [str(space) for space in contrarius.track]
        yield words("contrarius-track", spaces=listing(words, spaces))
    names = place_names(words.plain, view.options.board)
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


def _reaction(reader: Reader, told: Sequence[Event]) -> Iterator[str]:
    """The dice he rolled, and what they meant."""
    if not told or not isinstance(told[0], ContrariusReacted):
        return
    words = reader.words
    deeds = [deed for event in told[1:] for deed in _deed(reader, event)]
    done = listing(words, deeds) if deeds else words("contrarius-did-nothing")
    yield words("contrarius-reaction", card=card_name(words, told[0].card), deeds=done)


def _deed(reader: Reader, event: Event) -> Iterator[str]:
    words = reader.words
    match event:
        case DieRolled(die=die, face=face):
            yield words("told-die-rolled", die=die_name(words, die), face=face_name(words, face))
        case VetoUsed():
            yield words("contrarius-was-vetoed")
        case ContrariusBuilt(city=city):
            yield words("told-contrarius-built", city=reader.city(city))
        case ContrariusMoved(colonist=kind, origin=origin, line=line):
            start, end = reader.spot(origin), reader.ends(line)
            yield words("told-contrarius-moved", kind=kind, origin=start, line=end)
        case ContrariusPlaced(colonist=kind, place=place):
            yield words("told-contrarius-placed", kind=kind, where=reader.somewhere(place))
        case ContrariusTook(card=card, position=position) if card:
            name = card_name(words, card)
            yield words("told-contrarius-took", card=name, position=position)
        case ContrariusTook(tile=tile) if tile:
            yield words("told-contrarius-took.tile", tile=tile_name(tile))
        case ContrariusScored(points=points):
            yield words("told-contrarius-scored", points=points)
        case TrackHouseFreed(space=space):
            yield words("told-track-house-freed", space=space)
        case _:
            pass
