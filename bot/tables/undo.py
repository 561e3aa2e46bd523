"""Fair undo: free within one's own open turn, and past what others saw or did only with consent.

What is taken back is a whole turn: the card, and all that came of it. Whose consent is needed:
- of everyone who acted since;
- of everyone who has learned something hidden since, unless the asking player told it himself by
  playing his own cards. What a computer plays is nothing hidden;
- of everybody, where the asking player, or his partner, has learned something hidden since;
- of the seat that is to decide, once the turn has been handed over;
- of everybody, where partners are silent and a card was taken back in this turn before: a card
  that is shown and taken back says something.

Whoever sat in a seat when it happened is asked, also where somebody else sits there by now, and so
is whoever sits there now. Computers are not asked: they do not mind. Whoever plays against
computers only can always play the last turn again, but such a game is marked as played with
take-backs.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.tables import log, playing, tenures
from bot.tables.drafts import rehearsed_again
from bot.tables.errors import NothingToUndo, WitnessGone
from bot.tables.history import Eyes
from bot.tables.knowledge import learned_of_others
from bot.tables.log import BEGINNING, BeyondTrail, Game, Step
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import PlayerId, Seating, UndoProposal, Vote
from bot.tables.table import Answer, Change, Table
from engine.actions import Action
from engine.events import CardPlayed
from engine.terms import CardId, SeatId


def proposed(
    table: Table,
    player: PlayerId,
    number: int,
    to: int | None,
    *,
    one_step: bool = False,
    deadline: float,
) -> Vote:
    """Back to before one's own last turn, or one's last step, or to that entry of the log."""
    seat = table.seat_of(player)
    playing.refuse_late(table, number)
    game, floor = table.playing(), _floor(table)
    if to is None:
        own = last_own_steps(game, seat, floor)
        to = own[-1 if one_step else 0].before.number
    elif to < floor:
        raise NothingToUndo
    ahead = horizon(game, table.seating, seat, to)
    if not ahead.steps or ahead.steps[0].seat != seat:
        raise NothingToUndo
    if ahead.witness_gone:
        raise WitnessGone
    return Vote(
        proposal=UndoProposal(
            to=to,
            card=_card(ahead.steps),
            others=_others(ahead.steps, seat),
            restores=not one_step,
        ),
        number=number,
        by=player,
        seat=seat,
        voters=ahead.voters,
        needed=len(ahead.voters),
        deadline=deadline,
    )


def is_possible(table: Table) -> bool:
    """Whether anybody at the table has played something here that could be taken back."""
    game = table.game
    if table.stage != "playing" or game is None:
        return False
    people = {SeatId(seat) for seat, each in enumerate(table.seating.participants) if each.player}
    return game.base.number > _floor(table) or any(
        step.seat in people and step.done_by == "person" and step.after.number > _floor(table)
        for step in game.trail
    )


def step_is_free(table: Table, seat: SeatId) -> bool:
    """Whether that seat can take back the last step of its own open turn, asking nobody."""
    game = table.game
    if table.stage != "playing" or game is None or not game.trail:
        return False
    last = game.trail[-1]
    return (
        (last.seat, last.done_by) == (seat, "person")
        and last.after.number > _floor(table)
        and not _handed_over((last,))
        and not _says_too_much(game, table.seating, (last,), seat)
        and _needed(game, (last,), seat, set()) == set()
    )


def undone(
    table: Table, vote: Vote, proposal: UndoProposal, said: Sequence[Said], *, key: str, at: float
) -> Change:
    to, seat = proposal.to, vote.seat
    assert seat is not None
    ahead = horizon(table.playing(), table.seating, seat, to)
    if ahead.is_marked and not table.seating.takebacks:
        table = table.with_seating(table.seating.with_takebacks())
    if not vote.voters and _shows_card(ahead.steps, seat) and _silent(table.playing()):
        turn = table.playing().state.turn
        table = table.with_seating(table.seating.with_card_taken_back(turn))
    game = log.undone(table.playing(), to)
    after = table.with_game(game)
    asked = playing.partner_asked(after, None if vote.agreed else seat)
    return Change(
        table=after,
        answer=Answer(table=table.id, number=game.number),
        entries=(log.undo_entry(game, seat, key, at, vote.by),),
        notices=(*said, *asked) or (CHANGED,),
        restored=rehearsed_again(after, seat, ahead.own_actions(seat, tenures.eyes(table, vote.by)))
        if proposal.restores
        else None,
    )


@dataclass(frozen=True)
class Horizon:
    """What an undo would take back, and who has to agree."""

    steps: tuple[Step, ...]
    voters: tuple[PlayerId, ...]
    """Empty where it is free."""
    witness_gone: bool
    """Somebody would have to agree who has deleted their data."""
    is_marked: bool
    """Only computers are there to be asked, and a person would have been."""

    def own_actions(self, seat: SeatId, eyes: Eyes) -> tuple[Action, ...]:
        """What the seat had answered in a row, to be looked at again by whoever answered it."""
        row = list(takewhile(lambda step: step.seat == seat, self.steps))
        if any(eyes(step.after.number) != seat for step in row):
            return ()
        return tuple(step.action for step in row if step.done_by == "person")


def last_own_steps(game: Game, seat: SeatId, floor: int) -> tuple[Step, ...]:
    """What a seat did itself in the last turn in which it did anything, after that entry.

    What came with a record is not taken back: the cards after it were dealt anew. Where the trail
    ends before one is found, the log has to be read.
    """
    own: list[Step] = []
    for step in game.trail[::-1]:
        if step.after.number <= floor or (own and _is_apart(step, own[0])):
            break
        if step.seat == seat and step.done_by in ("person", "record"):
            own.append(step)
    else:
        if game.base.number > floor:
            raise BeyondTrail
    if not own:
        raise NothingToUndo
    return tuple(own[::-1])


def horizon(game: Game, seating: Seating, seat: SeatId, to: int) -> Horizon:
    """Nobody waits for the answer of somebody whose seat a stand-in keeps."""
    steps = game.since(to)
    seats = [SeatId(number) for number in range(len(seating.participants))]
    kept = {seating.at(each).player for each in seats if seating.at(each).stand_in}
    computers = {each for each in seats if seating.at(each).plays_by_itself}
    needed = _needed(game, steps, seat, computers)
    if _says_too_much(game, seating, steps, seat):
        needed = None
    asked = set(seats) - {seat} if needed is None else needed
    asking = seating.at(seat).player
    if not set(seating.people()) - kept - {asking}:
        return Horizon(steps, (), witness_gone=False, is_marked=needed != set())
    witnesses = _witnesses(seating, steps, asked)
    concerned = (witnesses | {seating.at(each).player for each in asked}) - kept - {asking}
    voters = sorted(each for each in concerned if each is not None)
    return Horizon(steps, tuple(voters), witness_gone=None in witnesses, is_marked=False)


def _witnesses(
    seating: Seating, steps: Sequence[Step], seats: Collection[SeatId]
) -> set[PlayerId | None]:
    """Who sat in one of these seats while that was played."""
    return {
        player
        for step in steps
        for seat in seats
        for player in tenures.at_the_table(seating, seat, step.after.number)
    }


def _needed(
    game: Game, steps: tuple[Step, ...], seat: SeatId, computers: set[SeatId]
) -> set[SeatId] | None:
    """The seats to be asked; None for everybody, because the asking side has learned something."""
    state = game.state
    learned = learned_of_others(steps, seat, computers)
    if learned & set(state.team_of(seat)):
        return None
    acted = {step.seat for step in steps if step.done_by != "order"}
    deciding = {state.decision.seat} if state.decision and _handed_over(steps) else set()
    return (learned | acted | deciding) - {seat}


def _says_too_much(game: Game, seating: Seating, steps: Sequence[Step], seat: SeatId) -> bool:
    """A card would be shown and taken back once more in the same turn, where partners are silent.
    A card shown once by mistake may happen."""
    again = seating.card_taken_back == game.state.turn
    return again and _silent(game) and _shows_card(steps, seat)


def _silent(game: Game) -> bool:
    return game.state.options.team and game.state.options.communication == "silent"


def _shows_card(steps: Sequence[Step], seat: SeatId) -> bool:
    return any(
        isinstance(event, CardPlayed) and event.seat == seat
        for step in steps
        for event in step.events
    )


def _handed_over(steps: tuple[Step, ...]) -> bool:
    return any(step.after.state.turn != step.before.state.turn for step in steps)


def _is_apart(step: Step, later: Step) -> bool:
    """Of another turn; before the first one, each choice and bid stands for itself."""
    before_turns = isinstance(step.before.state.decision, playing.ASKED_IN_PUBLIC)
    return before_turns or _turn(step) != _turn(later)


def _turn(step: Step) -> int:
    return step.before.state.turn


def _floor(table: Table) -> int:
    return table.redealt.after if table.redealt else BEGINNING


def _card(steps: tuple[Step, ...]) -> CardId | None:
    """The card that goes back into the hand; None for a part in somebody else's turn."""
    played = (event for event in steps[0].events if isinstance(event, CardPlayed))
    return next((event.card for event in played), None)


def _others(steps: tuple[Step, ...], seat: SeatId) -> tuple[SeatId, ...]:
    """Whose deeds would be taken back too, in the order they acted."""
    acted = (step.seat for step in steps if step.seat != seat and step.done_by != "order")
    return tuple(dict.fromkeys(acted))
