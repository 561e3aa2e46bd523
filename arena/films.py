"""The film of a finished game, made from its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import render
from engine import GameState, View, final_scores, view_for, winner
from engine.errors import InvalidRecord
from engine.records import Record, beginning, read_record, replay
from render import FilmEnding, Picture
from words import Words


@dataclass(frozen=True)
class FilmedGame:
    views: list[View]
    """What everybody saw before the first turn, and after each, under the turn's own number."""
    ending: FilmEnding


def film_of(text: str, names: Sequence[str], words: Words) -> Picture:
    """All that another process has to be told; takes seconds."""
    game = filmed(read_record(text))
    return render.film_picture(game.views, game.ending, players=names, words=words)


def filmed(record: Record) -> FilmedGame:
    """Of games that are over only."""
    state = beginning(record)
    views = [view_for(state, None)]
    for replayed in replay(record):
        before, state = state, replayed.state
        if state.over:
            views.append(view_for(state, None))
        elif state.turn != before.turn:
            views.append(_played(view_for(state, None), before))
    if not state.over:
        raise InvalidRecord("the game is not over; only finished games can be filmed")
    return FilmedGame(views, FilmEnding(final_scores(state), winner(state)))


def _played(view: View, before: GameState) -> View:
    """It shows what the turn before has done, and says so."""
    return replace(view, turn=before.turn, active=before.active, decisions=())
