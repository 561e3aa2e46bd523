"""Names of what somebody wished for, which need not exist."""

from collections.abc import Mapping

from engine.actions import CopyCard
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import CardId, CityId, LineId, PlaceId, ProvinceId
from words import Fact
from words.reader import Reader, names_on


def inside(reader: Reader, place: PlaceId) -> str:
    """`in Roma`, `on the land line Roma – Cosa`."""
    known = _is_known(reader, place)
    return reader.somewhere(place) if known else reader.words("unknown-place.inside")


def spot(reader: Reader, place: PlaceId) -> str:
    return reader.spot(place) if _is_known(reader, place) else reader.words("unknown-place")


def spot_or_ends(reader: Reader, place: PlaceId) -> str:
    """A line goes without its kind, as the colonist has one."""
    if place in board_of(reader.view.options.board).lines:
        return reader.ends(LineId(place))
    return spot(reader, place)


def in_city(reader: Reader, place: PlaceId) -> str:
    """`in Massilia (wine)`. Other places are no cities, but can be taken for one."""
    if place not in reader.view.tokens:
        return inside(reader, place)
    return reader.words("place-inside", kind="city", name=reader.city(CityId(place)))


def province(reader: Reader, wanted: ProvinceId) -> str:
    known = wanted in reader.view.markers
    return reader.province(wanted) if known else reader.words("unknown-place")


def card(reader: Reader, wanted: CardId) -> str:
    if wanted not in catalogue().cards:
        return reader.words("unknown-card")
    return reader.words("known-card", card=reader.card_in_full(wanted))


def copied_from(reader: Reader, action: CopyCard) -> Mapping[str, Fact]:
    known = action.seat in range(len(reader.view.seats))
    owner = reader.seat(action.seat) if known else ""
    return {"known": "yes" if known else "no", "owner": owner}


def _is_known(reader: Reader, place: PlaceId) -> bool:
    board = reader.view.options.board
    return place in names_on(reader.words, board) or place in board_of(board).lines
