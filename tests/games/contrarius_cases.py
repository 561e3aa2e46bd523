"""What Contrarius comes to do in a recorded game, named by the ruling that says so."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine import GameState, final_scores
from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    EndTriggered,
    Event,
    MarkerFlipped,
    MarkersTurnedBack,
    TrackHouseFreed,
    VetoUsed,
)
from engine.records import Record, replay
from engine.solitaria.building import CHEAPER, SPECIAL

COLONISTS = ("land", "sea")
HIS = (
    DieRolled,
    ContrariusReacted,
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusTook,
    ContrariusScored,
    TrackHouseFreed,
    MarkerFlipped,
    MarkersTurnedBack,
    VetoUsed,
)
EVERY_CASE = frozenset(
    (
        *("SO12 a place", "SO12 the first"),
        *("SO13 the least", "SO13 his houses", "SO14 the least", "SO15 flipped", "SO15 back"),
        *("SO22 salt", "SO22 specialist", "SO23 cheaper", "SO23 cloth again"),
        *("SO24 beside another house", "SO24 in a known province", "SO25 stays", "SO25 moves"),
        *("SO26 colonist", "SO26 the other kind", "SO26 all out", "SO26 card"),
        *("SO27 colonist", "SO27 red again", "SO28 white"),
        *("SO29 reached", "SO29 cannot build", "SO30 supply empty"),
        *("SO32 human", "SO33 Contrarius", "SO35 tie", "SO35 won", "SO35 lost"),
    )
)
"""All that was ever seen to come to pass. That he is walled in with all six colonists out (SO27) is
left to tests/engine/solitaria: wherever they stand, six steps lead them to 18 cities or more (on
Aegyptus to 13, on Italia to 14), and he has houses in 14 at most while the game goes on."""


def cases(record: Record) -> Iterator[str]:
    state, turn, produced, reaction = None, 1, False, list[Event]()
    for replayed in replay(record):
        state = replayed.transition.state
        for event in replayed.transition.events:
            if isinstance(event, ContrariusReacted):
                produced = any(isinstance(each, MarkerFlipped) for each in reaction)
                reaction = []
            if isinstance(event, HIS):
                reaction.append(event)
            if isinstance(event, EndTriggered):
                yield "SO32 human" if event.seat < len(state.seats) else "SO33 Contrarius"
        if state.turn != turn or state.over:
            yield from _reaction(reaction, state)
            if produced:
                yield from _scored(reaction)
            turn, produced, reaction = state.turn, False, []
    assert state is not None
    yield from _result(state)


def _result(state: GameState) -> Iterator[str]:
    *humans, his = (score.total for score in final_scores(state))
    if his in humans:
        yield "SO35 tie"
    yield "SO35 won" if max(humans) > his else "SO35 lost"


def _reaction(events: Sequence[Event], state: GameState) -> Iterator[str]:
    for before, after in pairwise(events):
        match before, after:
            case DieRolled(die="blue", face=face), ContrariusTook(position=place):
                yield "SO12 a place" if place == int(face) else "SO12 the first"
            case DieRolled(die="blue"), DieRolled(die="white"):
                yield "SO28 white"
            case DieRolled(die="red", face="card"), DieRolled(die="red"):
                yield "SO27 red again"
            case DieRolled(die="red", face="card"), ContrariusTook():
                yield "SO26 card"
            case DieRolled(die="red", face=face), ContrariusPlaced(colonist=kind):
                yield "SO26 colonist" if face == kind else "SO26 the other kind"
            case DieRolled(die="red"), ContrariusTook():
                yield "SO26 all out"
            case DieRolled(die="black" | "white"), DieRolled(die="red"):
                yield "SO27 colonist"
            case TrackHouseFreed(), ContrariusBuilt():
                yield "SO30 supply empty"
            case ContrariusScored(), TrackHouseFreed():
                yield "SO29 reached"
            case _:
                pass
        if isinstance(after, ContrariusBuilt):
            yield "SO25 moves" if isinstance(before, ContrariusMoved) else "SO25 stays"
            yield from _house(after, state)
    yield from _built(events)
    for freed, rolled, then in zip(events, events[1:], events[2:], strict=False):
        match freed, rolled, then:
            case TrackHouseFreed(), DieRolled(die="black"), DieRolled(die="red"):
                yield "SO29 cannot build"
            case _:
                pass


def _house(built: ContrariusBuilt, state: GameState) -> Iterator[str]:
    if len(state.houses[built.city]) > 1:
        yield "SO24 beside another house"
    assert state.contrarius is not None
    cities = state.board.cities_in[state.board.province_of[built.city]]
    if sum(state.contrarius.seat in state.houses.get(city, ()) for city in cities) > 1:
        yield "SO24 in a known province"


def _built(events: Sequence[Event]) -> Iterator[str]:
    """By which type: what the die showed, or the S of a Tribune."""
    face = ""
    for event in events:
        if isinstance(event, ContrariusReacted) and event.personality == "tribune":
            face = SPECIAL
        elif isinstance(event, DieRolled) and event.die in ("black", "white"):
            face = event.face
        elif isinstance(event, ContrariusBuilt) and face:
            if face == SPECIAL:
                yield "SO22 salt" if event.type == "salt" else "SO22 specialist"
            elif event.type != face:
                dearer = CHEAPER.index(event.type) < CHEAPER.index(face)
                yield "SO23 cloth again" if dearer else "SO23 cheaper"
            face = ""
        elif isinstance(event, MarkerFlipped):
            yield "SO15 flipped"
        elif isinstance(event, MarkersTurnedBack):
            yield "SO15 back"


def _scored(events: Sequence[Event]) -> Iterator[str]:
    """For a province that a human let produce."""
    match events[:2]:
        case [ContrariusReacted(card="sol-prefect-magnus"), ContrariusScored(points=2)]:
            yield "SO14 the least"
        case [ContrariusReacted(), ContrariusScored(points=1)]:
            yield "SO13 the least"
        case [ContrariusReacted(), ContrariusScored()]:
            yield "SO13 his houses"
        case _:
            pass
