"""Cities to choose: where to build, and where a second partner begins."""

from collections.abc import Iterable, Mapping

from bot.faces import wished
from bot.faces.nearness import between_places
from engine.actions import BuildHouse, ChooseStartCity
from engine.decisions import Decision
from engine.terms import BoardId
from words import Fact
from words.reader import Reader

InACity = BuildHouse | ChooseStartCity


def code(action: InACity) -> str:
    return action.city


def names(reader: Reader, _: Decision, action: InACity) -> Iterable[str]:
    return reader.city(action.city), reader.place(action.city)


def facts(reader: Reader, action: InACity) -> Mapping[str, Fact]:
    return {"where": wished.in_city(reader, action.city)}


def distance(board: BoardId, wanted: InACity, offered: InACity) -> tuple[float, ...]:
    return (between_places(board, wanted.city, offered.city),)
