"""Which board each game is played on: one that suits the table, and that its people know least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from campaigns.errors import BadCampaign
from campaigns.schedule import usual_sizes
from engine.catalogue import BoardFacts, catalogue

GRAND_TOUR_GAMES = 14


def touring_boards() -> tuple[str, ...]:
    """All of them; a board that leaves out a part of another one is no board of its own."""
    boards = _boards()
    return tuple(
        name
        for name in boards
        if not any(name != other and name.startswith(f"{other}_") for other in boards)
    )


def sizes_for(boards: Sequence[str], *, pairs: bool) -> tuple[int, ...]:
    """Entrants at a table that these boards suit, the most welcome number first; all sizes where
    no board is named."""
    sizes = usual_sizes(pairs=pairs)
    seats = {size: 2 * size if pairs else size for size in sizes}
    known = _boards()
    for each in boards:
        if each not in known:
            raise BadCampaign("unknown-board", board=each, boards=", ".join(known))
        if not {*seats.values()} & {*known[each].suits}:
            wanted = ", ".join(str(seats[size]) for size in sorted(sizes))
            suits = ", ".join(map(str, known[each].suits))
            raise BadCampaign("board-unsuited", board=known[each].name, suits=suits, seats=wanted)
    if not boards:
        return sizes
    return tuple(s for s in sizes if any(seats[s] in known[each].suits for each in boards))


class BoardChooser:
    """Remembers who has played where."""

    def __init__(self, boards: Sequence[str]) -> None:
        self._boards = tuple(boards) or touring_boards()
        self._known: Counter[tuple[int, str]] = Counter()
        self._used: Counter[str] = Counter()

    def note(self, entrants: Iterable[int], board: str) -> None:
        self._used[board] += 1
        self._known.update((each, board) for each in entrants)

    def choose(self, entrants: Sequence[int], seats: int) -> str:
        facts = _boards()
        suited = [each for each in self._boards if seats in facts[each].suits]
        board = min(
            suited or self._boards,
            key=lambda each: (
                max(self._known[person, each] for person in entrants),
                sum(self._known[person, each] for person in entrants),
                self._used[each],
                self._boards.index(each),
            ),
        )
        self.note(entrants, board)
        return board


def _boards() -> Mapping[str, BoardFacts]:
    return {str(name): facts for name, facts in catalogue().boards.items()}
