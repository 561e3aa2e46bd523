"""What an action leads to: entries of the log, and what everyone is to be told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables import log, notices, standing_orders
from bot.tables.errors import PastRevelation, StaleDecision
from bot.tables.knowledge import learned_of_others
from bot.tables.log import DoneBy, Step
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import PlayerId, Seating
from bot.tables.table import Answer, Change, Table
from engine import GameState, events_for, final_scores, winner
from engine.actions import Action
from engine.errors import GameOver, NotYourDecision
from engine.events import Event
from engine.terms import SeatId
from engine.views import decision_for


def act(
    table: Table,
    player: PlayerId,
    number: int,
    actions: Sequence[Action],
    *,
    key: str | None,
    at: float,
) -> Change:
    """One or several answers in a row, all of them or none; none past something hidden."""
    seat = table.seat_of(player)
    refuse_late(table, number)
    return acted(table, seat, actions, "person", key=key, at=at)


def acted(
    table: Table,
    seat: SeatId,
    actions: Sequence[Action],
    done_by: DoneBy,
    *,
    key: str | None = None,
    at: float,
) -> Change:
    """With what standing orders add to it: nobody waits for those."""
    before = game = table.playing()
    steps: list[Step] = []
    for action in actions:
        _refuse_past_revelation(steps, seat)
        _refuse_other_seats(game.state, seat)
        game, step = log.played(game, seat, action, done_by)
        steps.append(step)
    while answer := standing_orders.ordered_answer(game.state, table.seating):
        game, step = log.played(game, *answer, "order")
        steps.append(step)
    after = table.with_game(game)
    seating = _gone_on(table.seating, over=after.stage == "over")
    if seating != table.seating:
        after = after.with_seating(seating)
    ended = [vote for vote in table.seating.votes if vote not in seating.votes]
    said = [*(notices.ended(vote, "moved_on") for vote in ended), *news(after, before.state, seat)]
    return Change(
        table=after,
        answer=Answer.model_construct(
            table=table.id,
            number=game.number,
            events=_seen_by(seat, steps),
            waiting_for_consent=False,
        ),
        entries=tuple(log.action_entry(step, key, at) for step in steps),
        notices=(CHANGED, *said),
    )


def refuse_late(table: Table, number: int) -> None:
    game = table.playing()
    if number != game.number:
        raise StaleDecision(asked=number, number=game.number)


def news(table: Table, before: GameState, actor: SeatId | None) -> Iterator[Said]:
    """What the seats are to be told once the dust has settled."""
    assert table.game
    state, number = table.game.state, table.game.number
    if table.options.team:
        yield from hands(table.seating, before, state, number)
    if state.over:
        yield None, result(table, state)
        return
    decision = state.decision
    assert decision
    partners_part = table.options.team and decision.seat != state.active
    if partners_part and decision.seat != actor and table.seating.at(decision.seat).player:
        yield None, notices.PartnerAsked(number=number, seat=decision.seat)


def hands(seating: Seating, before: GameState, after: GameState, number: int) -> Iterator[Said]:
    for place, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        seat = SeatId(place)
        if old.hand != new.hand and seating.at(seat).player is not None:
            yield seat, notices.HandChanged(number=number, hand=new.hand)


def result(table: Table, state: GameState) -> notices.GameOver:
    return notices.GameOver(
        scores=tuple(
            notices.SeatScore(
                seat=score.seat,
                total=score.total,
                gods=dict(score.gods),
                concordia=score.concordia,
                trade=score.trade,
            )
            for score in final_scores(state)
        ),
        winner=winner(state),
        seed=table.seed,
        commitment=table.commitment,
    )


def _refuse_other_seats(state: GameState, seat: SeatId) -> None:
    """As the rules would, but with the decision cut for whoever asks."""
    if not state.pending:
        raise GameOver
    if state.pending[-1].seat != seat:
        raise NotYourDecision(seat, decision_for(state, seat))


def _refuse_past_revelation(steps: Sequence[Step], seat: SeatId) -> None:
    """A row that fails leaves no trace, so it must not reach what it could be a probe for."""
    if steps and seat in learned_of_others(steps[-1:], seat):
        raise PastRevelation(answers=len(steps))


def _seen_by(seat: SeatId, steps: Sequence[Step]) -> tuple[Event, ...]:
    return tuple(
        event for step in steps for event in events_for(step.after.state, seat, step.events)
    )


def _gone_on(seating: Seating, *, over: bool) -> Seating:
    """The vote about an undo ends with the next action, that about a seat with the game."""
    if seating.stuck is not None:
        seating = seating.with_stuck(None)
    return seating.without_votes() if over else seating.without_votes("undo")
