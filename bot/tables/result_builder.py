"""Works out the result of a game that has ended, from its last state and its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pydantic_core import to_json

from bot.tables.log import DoneBy
from bot.tables.results import GameMode, GameResult, SeatHolder, SeatResult
from bot.tables.seating import TEAMS, PlayerId
from bot.tables.table import Table
from engine import GameOptions, GameState, Score, final_scores, winner
from engine.terms import SeatId


class PlayedPart(NamedTuple):
    """How many entries of a log are somebody's."""

    seat: int
    done_by: DoneBy
    player: str | None
    actions: int


def is_end(before: Table, after: Table) -> bool:
    """Whether a game has ended that had begun."""
    return before.stage in ("playing", "held") and after.stage in ("over", "abandoned")


def result_of(table: Table, at: float) -> GameResult:
    """Of a game that has ended, as far as the table knows it: `with_history` adds the rest."""
    return GameResult.model_validate(_facts_of(table, at))


def ended_text(table: Table, at: float) -> str:
    """The same as JSON, for the transaction that ends a game: it is to be short, and whoever needs
    the result itself reads it afterwards."""
    return to_json(_facts_of(table, at)).decode()


def _facts_of(table: Table, at: float) -> dict[str, object]:
    options = table.options
    state = table.game.state if table.game else None
    over = table.stage == "over" and state is not None and state.over
    scores = final_scores(state) if state else ()
    won = winner(state) if state and over else ()
    sides = _sides(state, scores) if state else {}
    ranks = _ranks(state, sides, won) if state and over else {}
    return {
        "id": table.id,
        "board": options.board,
        "mode": mode_of(options),
        "difficulty": options.solitaria_difficulty if options.solitaria != "none" else None,
        "options": table.recorded_options,
        "ended": "played_out" if over else "abandoned",
        "began_at": at,
        "ended_at": at,
        "turns": state.turn if state else 0,
        "takebacks": table.seating.takebacks,
        "imported": table.seating.imported,
        "contrarius": scores[-1].total if state and state.contrarius else None,
        "margin": _margin(state, sides) if state and over else None,
        "seats": [
            {
                "seat": seat,
                "player": holder.player,
                "level": holder.level if holder.is_computer else None,
                "team": TEAMS[min(state.team_of(SeatId(seat)))] if state and options.team else None,
                "total": scores[seat].total if state else None,
                "rank": ranks.get(seat),
                "won": seat in won,
                "points": points_of(scores[seat]) if state else {},
            }
            for seat, holder in enumerate(table.seating.participants)
        ],
    }


def with_history(
    result: GameResult, guild: str | None, began_at: float | None, played: Sequence[PlayedPart]
) -> GameResult:
    """What its log says: when it began, and who has played in which seat how much."""
    seats = tuple(
        _counted(seat, [part for part in played if part.seat == seat.seat]) for seat in result.seats
    )
    began = result.began_at if began_at is None else began_at
    return result.model_copy(update={"guild": guild, "began_at": began, "seats": seats})


def mode_of(options: GameOptions) -> GameMode:
    if options.solitaria != "none":
        return "solo" if options.solitaria == "solo" else "duel"
    return "team" if options.team else "individual"


def points_of(score: Score) -> dict[str, int]:
    """They add up to its total."""
    others = {
        "concordia": score.concordia,
        "trade": score.trade,
        "debt": -score.debt,
        "points": score.points,
        "tiles": score.tiles,
    }
    gods = {str(god): paid for god, paid in score.gods.items()}
    return gods | {name: paid for name, paid in others.items() if paid}


def _counted(seat: SeatResult, played: Sequence[PlayedPart]) -> SeatResult:
    last = SeatHolder(
        kind="computer" if seat.player is None else "person", player=seat.player, actions=0
    )
    found: dict[tuple[str, str | None], int] = {}
    for part in played:
        if part.done_by in ("person", "computer"):
            who = part.done_by, part.player if part.done_by == "person" else None
            found[who] = found.get(who, 0) + part.actions
    own = found.pop((last.kind, last.player), 0)
    if not found:
        return seat
    earlier = [
        SeatHolder(kind="person" if kind == "person" else "computer", player=_id(who), actions=done)
        for (kind, who), done in found.items()
    ]
    sits = seat.player is not None or seat.level is not None or own
    holders = (*earlier, *((last.model_copy(update={"actions": own}),) if sits else ()))
    most = max(reversed(holders), key=lambda holder: holder.actions)
    return seat.model_copy(update={"player": most.player, "holders": holders})


def _id(player: str | None) -> PlayerId | None:
    return None if player is None else PlayerId(player)


Sides = Mapping[tuple[SeatId, ...], int]
"""Those who win together, a seat or two partners, and Contrarius: what they have together."""


def _ranks(state: GameState, sides: Sides, won: Sequence[SeatId]) -> dict[int, int]:
    """Contrarius has one too. Two who play with each other against him share theirs."""
    together = state.options.solitaria_scoring == "cooperative"
    worth = {side: (side[0] in won, 0 if together else total) for side, total in sides.items()}
    placed = sorted(worth.values(), reverse=True)
    return {seat: 1 + placed.index(worth[side]) for side in sides for seat in side}


def _margin(state: GameState, sides: Sides) -> int | None:
    if state.contrarius is not None:
        *humans, contrarius = sides.values()
        together = state.options.solitaria_scoring == "cooperative"
        return (min(humans) if together else max(humans)) - contrarius
    best = sorted(sides.values(), reverse=True)
    return best[0] - best[1] if len(best) > 1 else None


def _sides(state: GameState, scores: Sequence[Score]) -> Sides:
    totals: dict[tuple[SeatId, ...], int] = {}
    for score in scores:
        side = _side(state, score.seat)
        totals[side] = totals.get(side, 0) + score.total
    return totals


def _side(state: GameState, seat: SeatId) -> tuple[SeatId, ...]:
    return (seat,) if seat >= len(state.seats) else tuple(sorted(state.team_of(seat)))
