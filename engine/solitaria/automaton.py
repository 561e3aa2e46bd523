"""What Contrarius has, and how it changes: houses, colonists, a row of cards, points, tiles."""

from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    Event,
    RowCardUsed,
    TrackHouseFreed,
)
from engine.evolve import evolves
from engine.frozen import replace
from engine.state import Contrarius, GameState, PublicGame
from engine.terms import ColonistKind, PlaceId


def contrarius_of(state: PublicGame) -> Contrarius:
    assert state.contrarius is not None  # what is his happens only with him
    return state.contrarius


def noted(contrarius: Contrarius, event: Event) -> Contrarius:
    """As a part of his reaction; his setting up is none."""
    if not contrarius.reaction:
        return contrarius
    return replace(contrarius, reaction=(*contrarius.reaction, event))


def with_colonists(
    contrarius: Contrarius, kind: ColonistKind, places: tuple[PlaceId, ...]
) -> Contrarius:
    if kind == "land":
        return replace(contrarius, land=places)
    return replace(contrarius, sea=places)


@evolves(ContrariusBuilt)
def _built(state: GameState, event: ContrariusBuilt) -> GameState:
    contrarius = contrarius_of(state)
    owners = (*state.houses.get(event.city, ()), contrarius.seat)
    houses = {**state.houses, event.city: owners}
    return replace(state, houses=houses, contrarius=noted(contrarius, event))


@evolves(ContrariusMoved)
def _moved(state: GameState, event: ContrariusMoved) -> GameState:
    contrarius = contrarius_of(state)
    places = list(contrarius.colonists[event.colonist])
    places[places.index(event.origin)] = event.line
    moved = with_colonists(contrarius, event.colonist, tuple(places))
    return replace(state, contrarius=noted(moved, event))


@evolves(ContrariusPlaced)
def _placed(state: GameState, event: ContrariusPlaced) -> GameState:
    contrarius = contrarius_of(state)
    places = (*contrarius.colonists[event.colonist], event.place)
    placed = with_colonists(contrarius, event.colonist, places)
    return replace(state, contrarius=noted(placed, event))


@evolves(ContrariusTook)
def _took(state: GameState, event: ContrariusTook) -> GameState:
    contrarius = noted(contrarius_of(state), event)
    if event.card:
        display = tuple(None if card == event.card else card for card in state.display)
        taker = replace(contrarius, row=(*contrarius.row, event.card))
        return replace(state, display=display, contrarius=taker)
    assert event.tile is not None
    assert state.forum is not None
    display_of_tiles = tuple(None if tile == event.tile else tile for tile in state.forum.display)
    return replace(
        state,
        contrarius=replace(contrarius, tiles=(*contrarius.tiles, event.tile)),
        forum=replace(state.forum, display=display_of_tiles),
        forum_stack=tuple(tile for tile in state.forum_stack if tile != event.tile),
    )


@evolves(ContrariusScored)
def _scored(state: GameState, event: ContrariusScored) -> GameState:
    contrarius = noted(contrarius_of(state), event)
    return replace(state, contrarius=replace(contrarius, points=contrarius.points + event.points))


@evolves(TrackHouseFreed)
def _track_house_freed(state: GameState, event: TrackHouseFreed) -> GameState:
    contrarius = noted(contrarius_of(state), event)
    track = tuple(space for space in contrarius.track if space != event.space)
    return replace(state, contrarius=replace(contrarius, track=track))


@evolves(RowCardUsed)
def _row_card_used(state: GameState, event: RowCardUsed) -> GameState:
    contrarius = contrarius_of(state)
    face_down = (*contrarius.face_down, event.place)
    return replace(state, contrarius=replace(contrarius, face_down=face_down))


@evolves(ContrariusReacted)
def _reacted(state: GameState, event: ContrariusReacted) -> GameState:
    return replace(state, contrarius=replace(contrarius_of(state), reaction=(event,)))
