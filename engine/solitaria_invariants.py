"""What must hold of Contrarius in every game: his pieces are those of one box, every roll is one of
the die's faces, and whatever he gains he was due."""

from collections.abc import Iterable, Iterator

from engine.catalogue import catalogue
from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusScored,
    DieRolled,
    EndTriggered,
    Event,
    RowCardUsed,
)
from engine.evolve import evolve
from engine.state import Contrarius, GameState, card
from engine.terms import COLONIST_KINDS


def broken_contrarius(state: GameState) -> Iterator[str]:
    if (state.contrarius is None) != (state.options.solitaria == "none"):
        yield f"Contrarius is {state.contrarius}, and the table agreed on {state.options.solitaria}"
    contrarius = state.contrarius
    if contrarius is None:
        return
    if contrarius.seat != len(state.seats):
        yield f"Contrarius has the seat {contrarius.seat}"
    if (state.praefectus_magnus is None) != (state.options.solitaria == "solo"):
        yield f"the Praefectus Magnus is with {state.praefectus_magnus}"
    if state.houses_left(contrarius.seat) < 0:
        yield "Contrarius has too many houses"
    if any(contrarius.waiting(kind) < 0 for kind in COLONIST_KINDS):
        yield "Contrarius has too many colonists"
    yield from _broken_pieces(state, contrarius)


def _broken_pieces(state: GameState, contrarius: Contrarius) -> Iterator[str]:
    row, face_down = contrarius.row, contrarius.face_down
    if len(set(row)) < len(row) or len(set(face_down)) < len(face_down):
        yield f"a card of the row is there twice: {row}, {face_down}"
    if face_down and max(face_down) >= len(row):
        yield f"a card is face down that is not there: {face_down} of {len(row)}"
    if any("diplomat" in card(row[place]).personalities for place in face_down):
        yield "a Diplomat of his row was used"
    if any(space <= contrarius.points for space in contrarius.track):
        yield f"a house is still on the track {contrarius.track} at {contrarius.points} points"
    for kind, places in contrarius.colonists.items():
        for place in places:
            line = state.board.lines.get(place)  # type: ignore[call-overload]  # maybe a city
            if line.kind != kind if line else place not in state.board.facts.capitals[kind]:
                yield f"a {kind} colonist of his stands in {place}"


def broken_reaction(before: GameState, happened: Iterable[Event]) -> Iterator[str]:
    """Said once more, event by event."""
    state = before
    for event in happened:
        contrarius = state.contrarius
        match event:
            case DieRolled(die=die, face=face) if face not in catalogue().solitaria.dice[die].faces:
                yield f"the {die} die shows {face}"
            case ContrariusBuilt():
                yield from _broken_house(state, event)
            case ContrariusMoved(line=line) if line in state.occupied_places():
                yield f"Contrarius moves to {line}, which is held"
            case ContrariusScored(points=points) if points <= 0:
                yield f"Contrarius scores {points}"
            case RowCardUsed(card=used) if contrarius is None or used not in contrarius.face_up:
                yield f"{used} does not lie face up in the row"
            case EndTriggered() if state.concordia is not None:
                yield "the end is triggered twice"
        state = evolve(state, event)


def _broken_house(state: GameState, event: ContrariusBuilt) -> Iterator[str]:
    contrarius = state.contrarius
    if contrarius is None:
        yield "Contrarius builds, and does not play"
        return
    beside = (
        event.city in state.board.building_ends.get(place, ())
        for place in (*contrarius.land, *contrarius.sea)
    )
    if not any(beside):
        yield f"Contrarius builds in {event.city}, and nobody of his stands beside it"
    if contrarius.seat in state.houses.get(event.city, ()):
        yield f"Contrarius builds in {event.city} a second time"
    if event.type != state.tokens[event.city]:
        yield f"{event.city} is no {event.type} city"
