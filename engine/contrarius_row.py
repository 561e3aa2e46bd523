"""Contrarius' row of cards, which a Diplomat uses in solo play. Empty without him."""

from collections.abc import Iterator

from engine.actions import UseRowCard
from engine.draft import Draft
from engine.events import RowCardUsed
from engine.obstacles.kinds import Obstacle, RowCardNotUsable
from engine.state import GameState, card
from engine.terms import CardId, SeatId


def usable(state: GameState) -> Iterator[UseRowCard]:
    """Ruling SO19: what lies face up, but no Diplomat. Ruling SD5: not for two."""
    if state.contrarius is not None and state.options.solitaria == "solo":
        for each in state.contrarius.face_up:
            if "diplomat" not in card(each).personalities:
                yield UseRowCard(each)


def use(game: Draft, seat: SeatId, used: CardId) -> None:
    """Ruling SO19: it is turned face down for good."""
    assert game.state.contrarius is not None  # only his cards are offered
    game.emit(RowCardUsed(seat, used, game.state.contrarius.row.index(used)))


def against_using(state: GameState, wanted: UseRowCard) -> Iterator[Obstacle]:
    if wanted in usable(state):
        return
    contrarius = state.contrarius
    if contrarius is None or state.options.solitaria != "solo" or wanted.card not in contrarius.row:
        yield RowCardNotUsable(wanted.card, "absent")
    elif wanted.card not in contrarius.face_up:
        yield RowCardNotUsable(wanted.card, "face_down")
    else:
        yield RowCardNotUsable(wanted.card, "diplomat")
