"""How a game ended, or where it stands: what the gods pay, as a table, and who won."""

from collections.abc import Iterator

from cli.text_layout import table
from engine import GameOptions, GameState, final_scores, winner
from engine.board import board_of
from engine.terms import GODS, SeatId
from words import Words
from words.nouns import god_name, listing, seat_letter


def game_text(words: Words, options: GameOptions) -> str:
    """`Italia, 4 seats in teams, venus cards`."""
    return words(
        "result-game",
        board=board_of(options.board).facts.name,
        seats=options.seats,
        team="yes" if options.team else "no",
        cards=options.cards,
    )


def score_table(words: Words, state: GameState) -> str:
    """A column for each god that can pay in this game, in the order they are always counted."""
    gods = [god for god in GODS if god != "venus" or state.options.card_set != "base"]
    header = [words("result-seat"), *(god_name(words, god) for god in gods)]
    if state.board.trades:
        header.append(words("scores-trade"))
    header.append(words("scores-concordia"))
    if state.contrarius:
        header += [words("scores-track"), words("scores-tiles")]
    header.append(words("scores-total"))
    rows = [
        [
            _called(words, state, score.seat),
            *(score.gods[god] for god in gods),
            *([score.trade] if state.board.trades else []),
            score.concordia,
            *([score.points, score.tiles] if state.contrarius else []),
            score.total,
        ]
        for score in final_scores(state)
    ]
    return "\n".join([table(header, rows, numbers=header[1:]), *_team_totals(words, state)])


def _called(words: Words, state: GameState, seat: SeatId) -> str:
    return words("contrarius") if seat == len(state.seats) else seat_letter(words, seat)


def outcome_text(words: Words, state: GameState) -> str:
    """Who won; or whose decision is open, as the record calls it."""
    if state.over:
        letters = [_called(words, state, seat) for seat in winner(state)]
        assert state.end_cause
        return words("result-winners", seats=listing(words, letters), cause=state.end_cause)
    decision = state.decision
    assert decision  # a game that is not over always asks something
    return words(
        "result-open",
        turn=state.turn,
        seat=seat_letter(words, decision.seat),
        decision=decision.kind.replace("_", " "),
    )


def _team_totals(words: Words, state: GameState) -> Iterator[str]:
    """Ruling TS3: `R and Y together: 120 points`."""
    totals = {score.seat: score.total for score in final_scores(state)}
    for team in dict.fromkeys(state.team_of(seat) for seat in totals):
        if len(team) > 1:
            letters = [seat_letter(words, seat) for seat in team]
            points = sum(totals[seat] for seat in team)
            yield words("result-together", seats=listing(words, letters), points=points)
