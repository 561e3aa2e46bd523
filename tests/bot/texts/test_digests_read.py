"""Every digest of random games, read as a player reads it: each turn once, in order, with its own
deeds only."""

import re
from collections.abc import Iterator
from itertools import cycle, product

import pytest

from bot.texts.digest import TURNS, digest
from engine import GameState, events, events_for
from engine.catalogue import catalogue
from engine.decisions import StartCityChoice
from engine.events import Event
from engine.terms import SeatId
from engine.views import Viewer
from tests.bot.texts.games import NAMES, reader_of
from tests.playouts import BOARDS, steps
from words import ENGLISH
from words.reader import names_on

WAYS: tuple[dict[str, object], ...] = ({"seats": 4, "team": True}, {"seats": 3})
MORE: tuple[dict[str, object], ...] = (
    {"seats": 6, "team": True},
    {"seats": 2, "set": "base"},
    {"seats": 5, "set": "venus"},
    {"seats": 4, "noStartingGoods": True},
)
EVERY_RUN = [(board, way, "0") for board, way in zip(BOARDS, cycle(WAYS))]
"""Each board in one way, and each way on half of the boards."""
ALL = [
    *(
        (board, way, "0")
        for board, way in product(BOARDS, WAYS)
        if (board, way, "0") not in EVERY_RUN
    ),
    *((board, way, str(seed)) for board, way, seed in product(BOARDS, WAYS, range(1, 8))),
    *((board, way, "0") for board, way in product(BOARDS, MORE)),
]
CARDS = sorted({card.name for card in catalogue().cards.values()}, key=len, reverse=True)
VERBS = "built|bought|made|took|sailed|placed|sold|got|had|would|moved"

Turn = tuple[SeatId | None, list[Event]]
"""Whose it is, and what came of it; the set-up is nobody's."""


@pytest.mark.parametrize(
    ("board", "way", "seed"),
    [*EVERY_RUN, *(pytest.param(*each, marks=pytest.mark.long) for each in ALL)],
)
def test_every_turn_since_the_last_own_one_is_told_once_in_order_with_its_own_deeds(
    board: str, way: dict[str, object], seed: str
) -> None:
    """To the seat that is called, and to whoever reads along in the channel."""
    for viewer in (None, SeatId(1)):
        for state, turns in moments({"board": board, **way}, seed, viewer):
            lines = digest(reader_of(state, viewer, NAMES), as_stored(turns))
            assert_told(state, viewer, turns, [each for each in lines if "last turns" not in each])


def moments(
    options: dict[str, object], seed: str, viewer: Viewer
) -> Iterator[tuple[GameState, list[Turn]]]:
    """Whenever somebody's turn begins: what happened since the end of their last one."""
    turns: list[Turn] = []
    for before, _, transition in steps(options, seed):
        state = transition.state
        placing = isinstance(before.decision, StartCityChoice)
        for event in events_for(state, viewer, transition.events):
            if not turns or (turns[-1][0] is None and not placing):
                turns.append((None if placing else before.active, []))
            if isinstance(event, events.TurnBegan):
                turns.append((event.seat, []))
            turns[-1][1].append(event)
        if state.turn != before.turn and viewer in (None, state.active):
            own = [place for place, (seat, _) in enumerate(turns[:-1]) if seat == state.active]
            yield state, turns[own[-1] + 1 if own else 0 : -1]


def as_stored(turns: list[Turn]) -> list[list[Event]]:
    """No event tells the set-up from the first turn."""
    happened = [each for _, each in turns]
    if turns and turns[0][0] is None:
        happened[:2] = [[event for each in happened[:2] for event in each]]
    return happened


def assert_told(state: GameState, viewer: Viewer, turns: list[Turn], lines: list[str]) -> None:
    expected = [(seat, happened) for seat, happened in turns if seat is not None]
    earlier, expected = expected[:-TURNS], expected[-TURNS:]
    if turns and turns[0][0] is None and not earlier:
        set_up, *lines = lines
        assert "played" not in set_up
        placed = [event for event in turns[0][1] if isinstance(event, events.ColonistPlaced)]
        assert set_up.count("placed 2 colonists") == len(placed) // 2, set_up
    if earlier:
        counted, *lines = lines
        number = "One turn" if len(earlier) == 1 else f"{len(earlier)} turns"
        assert counted == f"{number} before these: see the log."
    assert len(lines) == len(expected), (lines, expected)
    for (seat, happened), line in zip(expected, lines, strict=True):
        who = "You" if seat == viewer else f"**{NAMES[seat]}**"
        assert line.startswith(f"{who} "), (line, happened)
        assert cards_played(line) == cards_of(happened), (line, happened)
        assert cities_built(state, line) == houses_of(happened), (line, happened)


def cards_played(line: str) -> list[str]:
    """What stands behind `played`, up to the next deed, whoever did it."""
    said = re.findall(rf"played (.*?)(?:(?:,| and) (?:{VERBS}) |;|\.$)", line)
    return sorted(re.findall("|".join(map(re.escape, CARDS)), " ".join(said)))


def cards_of(happened: list[Event]) -> list[str]:
    kinds = events.CardPlayed | events.CardCopied | events.CardRepeated
    cards = [event.card for event in happened if isinstance(event, kinds)]
    return sorted(catalogue().cards[card].name for card in cards)


def cities_built(state: GameState, line: str) -> int:
    """How many: named where there are few, counted where there are many."""
    cities = sorted(names_on(ENGLISH, state.options.board).values(), key=len, reverse=True)
    named = re.compile("|".join(rf"{re.escape(city)} \(" for city in cities))
    many = map(int, re.findall(r"built (\d+) houses", line))
    return len([*named.finditer(" ".join(re.findall(r"built in ([^;]*)", line)))]) + sum(many)


def houses_of(happened: list[Event]) -> int:
    return sum(isinstance(event, events.HouseBuilt) for event in happened)
