"""Germania's castles: a good on each, for a Tribune with a colonist beside it."""

from collections.abc import Iterable, Iterator

from engine import storehouse
from engine.actions import FINISH, Action, Finish, TakeCastleGood
from engine.decisions import CastleChoice
from engine.draft import Draft
from engine.events import CastleEmptied
from engine.obstacles.kinds import (
    CastleEmpty,
    NoColonistBesideCastle,
    NotOnThisBoard,
    Obstacle,
)
from engine.rulebook import explains, offers, resolves
from engine.state import GameState
from engine.terms import LineId, PlaceId, SeatId


def choice(state: GameState, seat: SeatId) -> Iterator[CastleChoice]:
    """What a Tribune asks besides, on a board with castles."""
    if state.castles:
        yield CastleChoice(seat)


def beside(state: GameState, seat: SeatId) -> list[PlaceId]:
    """Castles that still hold a good, at an end of a line under an own land colonist."""
    held = [LineId(place) for place in state.seats[seat].colonists["land"]]
    ends = [
        end for line in held if line in state.board.lines for end in state.board.lines[line].ends
    ]
    return [castle for castle in state.castles or {} if castle in ends]


@offers(CastleChoice)
def _options(state: GameState, choice: CastleChoice) -> Iterable[Action]:
    yield from (TakeCastleGood(castle) for castle in beside(state, choice.seat))
    yield FINISH


@resolves(CastleChoice)
def _resolve(game: Draft, choice: CastleChoice, action: TakeCastleGood | Finish) -> None:
    """Our reading: the marker leaves the game, so each castle pays once."""
    if isinstance(action, Finish):
        return
    good = (game.state.castles or {})[action.castle]
    game.emit(CastleEmptied(choice.seat, action.castle))
    storehouse.receive(game, {choice.seat: [good]})


@explains(CastleChoice, TakeCastleGood)
def _against_taking(
    state: GameState, choice: CastleChoice, wanted: TakeCastleGood
) -> Iterator[Obstacle]:
    place = state.board.places.get(wanted.castle)
    if place is None or place.kind != "castle":
        yield NotOnThisBoard(wanted.castle)
    elif wanted.castle not in (state.castles or {}):
        yield CastleEmpty(wanted.castle)
    elif wanted.castle not in beside(state, choice.seat):
        yield NoColonistBesideCastle(wanted.castle)
