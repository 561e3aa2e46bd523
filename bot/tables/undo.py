"""Fair undo: free within one's own open turn, and past what others saw or did only with consent.

Whose consent is needed to go back:
- of everyone who acted since;
- of everyone who has learned something hidden since, unless the asking player told it himself by
  playing his own cards;
- of everybody, where the asking player, or his partner, has learned something hidden since;
- of the seat that is to decide, once the turn has been handed over.

Computers are not asked: they do not mind. But past a revelation somebody has to agree, so where
only computers are left, that way is barred.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables import log, playing
from bot.tables.errors import NothingToUndo, UndoBarred
from bot.tables.knowledge import learned_of_others
from bot.tables.log import BEGINNING, BeyondTrail, Game, Step
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import PlayerId, Seating, UndoProposal, Vote
from bot.tables.table import Answer, Change, Table
from engine.terms import SeatId


def proposed(
    table: Table, player: PlayerId, number: int, to: int | None, *, deadline: float
) -> Vote:
    """Back to before one's own last action, or to that entry of the log."""
    seat = table.seat_of(player)
    playing.refuse_late(table, number)
    game = table.playing()
    floor = table.redealt.after if table.redealt else BEGINNING
    if to is None:
        to = last_own_step(game, seat, floor).before.number
    elif to < floor:
        raise NothingToUndo
    ahead = horizon(game, table.seating, seat, to)
    if not ahead.steps or ahead.steps[0].seat != seat:
        raise NothingToUndo
    return Vote(
        proposal=UndoProposal(to=to),
        number=number,
        by=player,
        seat=seat,
        voters=ahead.voters,
        deadline=deadline,
    )


def undone(
    table: Table, vote: Vote, to: int, said: Sequence[Said], *, key: str, at: float
) -> Change:
    game = log.undone(table.playing(), to)
    after = table.with_game(game)
    asked = playing.partner_asked(after, None if vote.agreed else vote.seat)
    return Change(
        table=after,
        answer=Answer(table=table.id, number=game.number),
        entries=(log.undo_entry(game, vote.seat, key, at),),
        notices=(*said, *asked) or (CHANGED,),
    )


@dataclass(frozen=True)
class Horizon:
    """What an undo would take back, and who has to agree."""

    steps: tuple[Step, ...]
    voters: tuple[SeatId, ...]
    """People only; empty where it is free."""


def last_own_step(game: Game, seat: SeatId, floor: int) -> Step:
    """What a seat takes back first: the last thing it did itself, after that entry.

    What came with a record is not taken back: the cards after it were dealt anew. Where the trail
    ends before one is found, the log has to be read.
    """
    for step in game.trail[::-1]:
        if step.after.number <= floor:
            raise NothingToUndo
        if step.seat == seat and step.done_by in ("person", "record"):
            return step
    if game.base.number > floor:
        raise BeyondTrail
    raise NothingToUndo


def horizon(game: Game, seating: Seating, seat: SeatId, to: int) -> Horizon:
    steps = game.since(to)
    people = {
        SeatId(number)
        for number, each in enumerate(seating.participants)
        if each.player is not None and number != seat
    }
    needed = _needed(game, steps, seat)
    if needed is None:
        needed = people
        if not people:
            raise UndoBarred
    return Horizon(steps, tuple(sorted(needed & people)))


def _needed(game: Game, steps: tuple[Step, ...], seat: SeatId) -> set[SeatId] | None:
    """The seats to be asked; None for everybody, because the asking side has learned something."""
    state = game.state
    learned = learned_of_others(steps, seat)
    if learned & set(state.team_of(seat)):
        return None
    acted = {step.seat for step in steps if step.done_by in ("person", "record")}
    deciding = {state.decision.seat} if state.decision and _handed_over(steps) else set()
    return (learned | acted | deciding) - {seat}


def _handed_over(steps: tuple[Step, ...]) -> bool:
    return any(step.after.state.turn != step.before.state.turn for step in steps)
