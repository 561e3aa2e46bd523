"""Works out the result of a game that has ended, from its last state and its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.log import DoneBy
from bot.tables.results import GameMode, GameResult, ResultId, SeatHolder, SeatResult
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
    options = table.options
    state = table.game.state if table.game else None
    over = table.stage == "over" and state is not None and state.over
    scores = final_scores(state) if state else ()
    won = winner(state, scores) if state and over else ()
    ranks = _ranks(state, scores, won) if state and over else {}
    contrarius = scores[-1].total if state and state.contrarius and scores else None
    return GameResult.model_construct(
        id=ResultId(table.id),
        board=options.board,
        mode=mode_of(options),
        difficulty=options.solitaria_difficulty if options.solitaria != "none" else None,
        options=table.recorded_options,
        ended="played_out" if over else "abandoned",
        began_at=at,
        ended_at=at,
        turns=state.turn if state else 0,
        takebacks=table.seating.takebacks,
        imported=table.seating.imported,
        contrarius=contrarius,
        margin=_margin(state, scores) if state and over else None,
        seats=tuple(
            SeatResult.model_construct(
                seat=SeatId(seat),
                player=holder.player,
                level=holder.level if holder.is_computer else None,
                team=TEAMS[min(state.team_of(SeatId(seat)))] if state and options.team else None,
                total=scores[seat].total if state else None,
                rank=ranks.get(seat),
                won=seat in won,
                points=points_of(scores[seat]) if state else {},
            )
            for seat, holder in enumerate(table.seating.participants)
        ),
    )


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


def _ranks(state: GameState, scores: Sequence[Score], won: Sequence[SeatId]) -> dict[int, int]:
    """Contrarius has one too. Two who play with each other against him share theirs."""
    together = state.options.solitaria_scoring == "cooperative"
    totals = _side_totals(state, scores)
    worth = {seat: (seat in won, 0 if together else total) for seat, total in totals.items()}
    sides = {side: worth[side[0]] for side in _sides(state, scores)}
    ahead = {seat: sum(each > worth[seat] for each in sides.values()) for seat in worth}
    return {seat: 1 + better for seat, better in ahead.items()}


def _margin(state: GameState, scores: Sequence[Score]) -> int | None:
    totals = _side_totals(state, scores)
    if state.contrarius is not None:
        *humans, contrarius = totals.values()
        together = state.options.solitaria_scoring == "cooperative"
        return (min(humans) if together else max(humans)) - contrarius
    best = sorted((totals[side[0]] for side in _sides(state, scores)), reverse=True)
    return best[0] - best[1] if len(best) > 1 else None


def _sides(state: GameState, scores: Sequence[Score]) -> list[tuple[SeatId, ...]]:
    """Those who win together: a seat, or two partners; and Contrarius."""
    return list(dict.fromkeys(_side(state, score.seat) for score in scores))


def _side(state: GameState, seat: SeatId) -> tuple[SeatId, ...]:
    return (seat,) if seat >= len(state.seats) else tuple(sorted(state.team_of(seat)))


def _side_totals(state: GameState, scores: Sequence[Score]) -> dict[SeatId, int]:
    totals = {score.seat: score.total for score in scores}
    return {seat: sum(totals[each] for each in _side(state, seat)) for seat in totals}
