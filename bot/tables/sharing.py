"""What somebody has looked at, shown to everyone in the channel."""

from bot.tables.errors import GameGoesOn, NoSuchTurn
from bot.tables.notices import FilmShared, Notice, TurnShared
from bot.tables.seating import PlayerId
from bot.tables.table import Answer, Change, Table


def share_turn(table: Table, player: PlayerId, turn: int) -> Change:
    """Anybody who watches may: it is shown as everyone may know it."""
    last = table.begun().state.turn
    if not 0 <= turn <= last:
        raise NoSuchTurn(turn=turn, last=last)
    return _shared(table, TurnShared(by=player, turn=turn))


def share_film(table: Table, player: PlayerId) -> Change:
    if table.stage != "over":
        raise GameGoesOn
    return _shared(table, FilmShared(by=player))


def _shared(table: Table, notice: Notice) -> Change:
    return Change(
        table=table.with_seating(table.seating),  # so that the same can be shared by somebody else
        answer=Answer(table=table.id, number=table.number),
        notices=((None, notice),),
    )
