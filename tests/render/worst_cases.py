"""The fullest games there can be, for tests of what must always fit."""

from dataclasses import replace
from functools import cache

from engine import GameState, View, new_game, read_options, view_for
from engine.board import board_of
from engine.scoring import Score
from engine.state import Marker
from engine.terms import GODS, TRADED_GOODS, BoardId, CardId, LineId, SeatId
from tests.playouts import BOARDS

LONG_NAMES = tuple(f"{letter}WWWWWWWW WWWWWWWWWWWWWWWWWWWWWWW"[:32] for letter in "ABCDEF")
PLAIN_NAMES = ("Aurelia Cotta", "Marcus", "Livia Drusilla", "Quintus", "Octavia Minor", "Gnaeus")
EVERY_BOARD = BOARDS
FULL_HANDS = ("start-legatus", "II-architect-mercator", "I-prefect-architect", "I-colonist")


def crowded(board: str, *, seats: int = 6, cards: str = "venus") -> GameState:
    """Six seats on any board, every city full of houses, all colonists out, rich and famous."""
    state = new_game(read_options({"board": board, "seats": min(5, seats), "set": cards}), "crowd")
    facts = board_of(BoardId(board)).facts
    lines = {
        kind: [line.id for line in facts.lines if line.kind == kind] for kind in ("land", "sea")
    }
    longest = {
        kind: sorted(ids, key=lambda i: -len(_ends(board, i))) for kind, ids in lines.items()
    }
    everyone = [
        replace(
            state.seats[0],
            coins=199,
            goods={**dict.fromkeys(state.seats[0].goods, 0), **dict.fromkeys(TRADED_GOODS, 2)},
            colonists={
                "land": tuple(longest["land"][3 * n : 3 * n + 3]),
                "sea": tuple(longest["sea"][3 * n : 3 * n + 3]),
            },
            hand=tuple(CardId(card) for card in FULL_HANDS * 3),
            discard=tuple(CardId(card) for card in FULL_HANDS * 2),
        )
        for n in range(seats)
    ]
    houses = {city: tuple(SeatId(n) for n in range(seats)) for city in state.tokens}
    flipped = {p: Marker(m.good, flipped=bool(m.good)) for p, m in state.markers.items()}
    display = (CardId("I-prefect-architect"), CardId("II-weaver")) * 3 + (CardId("V-consul"),)
    return replace(
        state,
        turn=188,
        seats=tuple(everyone),
        houses=houses,
        markers=flipped,
        display=display,
        intermediate_points=(123,) * seats,
        concordia=SeatId(0),
        end_cause="fifteenth_house",
    )


@cache
def crowded_view(
    board: str, viewer: SeatId | None = None, *, seats: int = 6, over: bool = False
) -> View:
    return view_for(replace(crowded(board, seats=seats), over=over), viewer)


def high_scores(seats: int = 6) -> tuple[Score, ...]:
    gods = dict.fromkeys(GODS, 123)
    return tuple(Score(SeatId(n), gods, 7 if n == 0 else 0, 14) for n in range(seats))


def _ends(board: str, line: LineId) -> str:
    return "".join(board_of(BoardId(board)).lines[line].ends)
