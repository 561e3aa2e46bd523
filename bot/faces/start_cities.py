"""Team play: where the colonists of a second partner begin."""

from collections.abc import Iterator

from bot.faces import cities
from bot.faces.action_face import ActionFace, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.registry import enter
from bot.tables.rehearsal import Offer
from engine.actions import BuildHouse, ChooseStartCity
from engine.board import board_of
from engine.decisions import Decision, StartCityChoice
from engine.events import ColonistPlaced
from engine.obstacles import kinds
from words import nouns
from words.reader import Reader


def _start(reader: Reader, _: Decision, action: ChooseStartCity, offer: Offer) -> Wording:
    begins = nouns.listing(reader.words, list(_begins(reader, offer)))
    return Wording(reader.city(action.city), facts=begins)


def _begins(reader: Reader, offer: Offer) -> Iterator[str]:
    """Where the colonists stand; on some boards one of them begins elsewhere."""
    for event in offer.every(ColonistPlaced):
        where = reader.somewhere(event.place)
        yield reader.words("option-placed", kind=event.colonist, where=where)


enter(
    DecisionFace(
        StartCityChoice,
        conceivable=lambda view, _: [
            ChooseStartCity(city.id) for city in board_of(view.options.board).facts.cities
        ],
        partners_heading="dm-start",
    ),
    ActionFace(
        ChooseStartCity,
        wording=_start,
        code=cities.code,
        names=cities.names,
        facts=cities.facts,
        distance=cities.distance,
        compares_with=BuildHouse,
    ),
    ObstacleFace(
        kinds.NotABuildingCity,
        variant=lambda _, obstacle: "start" if obstacle.ruling == "TE3" else "",
    ),
)
