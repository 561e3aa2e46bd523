"""What an action leads to: entries of the log, and what everyone is to be told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.tables import log, notices, standing_orders
from bot.tables.errors import PastRevelation, StaleDecision
from bot.tables.knowledge import learned_of_others
from bot.tables.log import DoneBy, Game, Step
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import PlayerId, Seating
from bot.tables.table import Answer, Change, Table
from engine import GameState, events_for
from engine.actions import Action
from engine.decisions import AuctionOpening, BidChoice, PatricianChoice
from engine.errors import GameOver, NotYourDecision
from engine.events import Event
from engine.terms import SeatId
from engine.views import decision_for

ASKED_IN_PUBLIC = (PatricianChoice, AuctionOpening, BidChoice)
"""Before the first turn, everyone is called where everyone reads it, in teams too."""
IN_MID_TURN_SECONDS = 60 * 60.0
"""What whoever has begun a turn has at least to end it."""


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
    here = table.with_presence(seat, at + IN_MID_TURN_SECONDS)
    return acted(here, seat, actions, "person", key=key, at=at)


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
    game = table.playing()
    steps: list[Step] = []
    for action in actions:
        _refuse_past_revelation(steps, seat)
        _refuse_other_seats(game.state, seat)
        game, step = log.played(game, seat, action, done_by)
        steps.append(step)
    return concluded(table, seat, game, steps, {seat: key}, at=at)


def concluded(
    table: Table,
    seat: SeatId,
    game: Game,
    steps: list[Step],
    keys: Mapping[SeatId, str | None],
    *,
    at: float,
) -> Change:
    """What was played, as one change. `seat` has acted last; `keys` are those of the requests."""
    while answer := standing_orders.ordered_answer(game.state, table.seating, acted=seat):
        game, step = log.played(game, *answer, "order")
        steps.append(step)
    after = table.with_game(game)
    seating = _gone_on(table.seating, over=after.stage == "over")
    if seating != table.seating:
        after = after.with_seating(seating)
    said = [*_ended(table.seating, seating), *partner_asked(after, seat)]
    return Change(
        table=after,
        answer=Answer.model_construct(
            table=table.id,
            number=game.number,
            events=_seen_by(seat, steps),
            waiting_for_consent=False,
        ),
        entries=tuple(
            log.action_entry(step, keys.get(step.seat), at, _person(table, step)) for step in steps
        ),
        notices=tuple(said) or (CHANGED,),
    )


def _person(table: Table, step: Step) -> PlayerId | None:
    """Who did it, where a person did."""
    return table.seating.at(step.seat).player if step.done_by == "person" else None


def refuse_late(table: Table, number: int) -> None:
    game = table.playing()
    if number != game.number:
        raise StaleDecision(asked=number, number=game.number)


def partner_asked(table: Table, actor: SeatId | None) -> tuple[Said, ...]:
    """A person who is to decide in their partner's turn, and does not know it from their own
    answer."""
    assert table.game
    state = table.game.state
    if not table.options.team or state.decision is None:
        return ()
    seat = state.decision.seat
    if seat in (state.active, actor) or table.seating.at(seat).player is None:
        return ()
    if isinstance(state.decision, ASKED_IN_PUBLIC):
        return ()
    return ((None, notices.PartnerAsked(number=table.game.number, seat=seat)),)


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


def _ended(before: Seating, after: Seating) -> Iterator[Said]:
    """What was open and is not any more."""
    for vote in before.votes:
        if vote not in after.votes:
            yield notices.ended(vote, "moved_on")
    for each in before.invitations:
        if each not in after.invitations:
            yield notices.invitation_ended(each, "moved_on")


def _gone_on(seating: Seating, *, over: bool) -> Seating:
    """The vote about an undo ends with the next action, everything else that is open with the
    game."""
    if seating.stuck is not None:
        seating = seating.with_stuck(None)
    return seating.ended() if over else seating.without_votes("undo")
