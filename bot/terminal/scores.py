"""What the gods pay, as a table."""

from collections.abc import Iterator, Sequence

from bot.cli.text import counted
from bot.terminal.names import GOD_NAMES, Seats, seat_letter, teams
from bot.terminal.text import listing, table
from engine import GameOptions, Score
from engine.board import board_of
from engine.events import EndCause
from engine.terms import GODS, SeatId


def score_table(scores: Sequence[Score], options: GameOptions, seats: Seats | None = None) -> str:
    """A column for each god that can pay in this game, in the order they are always counted."""
    seats = seats or Seats()
    gods = [god for god in GODS if god != "venus" or options.card_set != "base"]
    has_trades = bool(board_of(options.board).trades)
    header = ["Seat", *(GOD_NAMES[god] for god in gods)]
    header += ["Trade"] if has_trades else []
    header += ["Concordia", "Total"]
    rows = [
        [
            seats.label(score.seat),
            *(score.gods[god] for god in gods),
            *([score.trade] if has_trades else []),
            score.concordia,
            score.total,
        ]
        for score in scores
    ]
    return "\n".join([table(header, rows, numbers=header[1:]), *_team_totals(scores, options)])


def winner_text(
    winners: Sequence[SeatId], cause: EndCause | None, seats: Seats | None = None
) -> str:
    seats = seats or Seats()
    won = listing(map(seats.subject, winners))
    return f"{won[0].upper()}{won[1:]} won. {end_text(cause)}".strip()


def end_text(cause: EndCause | None) -> str:
    match cause:
        case "last_card":
            return "The last card was bought."
        case "fifteenth_house":
            return "A fifteenth house was built."
        case None:
            return ""


def _team_totals(scores: Sequence[Score], options: GameOptions) -> Iterator[str]:
    """Ruling TS3: `R and Y together: 120 points`."""
    for team in teams(options):
        total = sum(score.total for score in scores if score.seat in team)
        yield f"{listing(map(seat_letter, team))} together: {counted(total, 'point')}"
