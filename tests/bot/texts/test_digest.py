"""What happened since somebody's last turn is told line by line, the whole game in pages."""

import pytest

from bot.tables import history
from bot.tables.history import Turn
from bot.texts.digest import LONGEST_LINE, MOST_LINES, digest, log_pages
from engine import GameState, events, events_for
from engine.events import Event
from engine.terms import CardId, CityId, LineId, PlaceId, ProvinceId, SeatId
from engine.views import Viewer
from tests.bot.texts.games import GAMES, NAMES, SEED, reader_of
from tests.builders import a_game
from tests.playouts import steps
from words.reader import Reader

RED, GREEN, YELLOW = SeatId(0), SeatId(1), SeatId(2)
MASSILIA = CityId(PlaceId("massilia"))


def a_story(options: dict[str, object], viewer: Viewer) -> tuple[GameState, tuple[Turn, ...]]:
    happened: list[Event] = []
    for _, _, transition in steps(options, SEED):
        happened += events_for(transition.state, viewer, transition.events)
    return transition.state, tuple(by_turn(happened))


def by_turn(happened: list[Event]) -> list[Turn]:
    turns: list[list[Event]] = [[]]
    for event in happened:
        if isinstance(event, events.TurnBegan):
            turns.append([])
        turns[-1].append(event)
    return [tuple(turn) for turn in turns]


def three_seats(viewer: SeatId | None = RED) -> Reader:
    return reader_of(a_game(seats=3, tokens={"massilia": "wine"}).state, viewer, NAMES)


def test_each_turn_has_a_line_in_the_order_in_which_it_was_played() -> None:
    turns: list[Turn] = [
        (
            events.TurnBegan(GREEN, 2),
            events.CardPlayed(GREEN, CardId("start-architect")),
            events.ColonistMoved(GREEN, "land", PlaceId("roma"), a_line(), 1),
            events.HouseBuilt(GREEN, MASSILIA, ("brick",), 5),
        ),
        (
            events.TurnBegan(YELLOW, 3),
            events.CardPlayed(YELLOW, CardId("start-diplomat")),
            events.CardCopied(YELLOW, RED, CardId("start-prefect-a")),
            events.MarkerFlipped(YELLOW, ProvinceId("italia"), "wine"),
            events.GoodsReceived(RED, ("food",)),
            events.GoodsReceived(YELLOW, ("wine",)),
        ),
        (events.TurnBegan(GREEN, 4), events.CardPlayed(GREEN, CardId("start-mercator"))),
    ]
    assert digest(three_seats(), turns) == [
        "**Marcus** (G) played the Architect, built in Massilia (wine) and moved a colonist.",
        "**Gaius** (Y) played the Diplomat and your Prefect, made Italia produce and got 1 wine; "
        "you got 1 food.",
        "**Marcus** (G) played the Mercator.",
    ]


def test_a_partners_part_stands_under_the_turn_it_belongs_to() -> None:
    turns: list[Turn] = [
        (
            events.TurnBegan(GREEN, 2),
            events.CardPlayed(GREEN, CardId("start-mercator")),
            events.GoodsSold(GREEN, "cloth", 1, 7),
            events.GoodsSold(YELLOW, "wine", 2, 12),
        ),
        (
            events.TurnBegan(YELLOW, 3),
            events.CardPlayed(YELLOW, CardId("start-architect")),
            events.HouseBuilt(YELLOW, MASSILIA, ("brick",), 5),
        ),
    ]
    assert digest(three_seats(), turns) == [
        "**Marcus** (G) played the Mercator and sold 1 cloth; **Gaius** (Y) sold 2 wine.",
        "**Gaius** (Y) played the Architect and built in Massilia (wine).",
    ]


def test_where_colonists_are_placed_is_told() -> None:
    placed = (
        events.ColonistPlaced(GREEN, "land", PlaceId("roma"), ()),
        events.ColonistPlaced(GREEN, "sea", PlaceId("massilia"), ()),
    )
    turn = (events.TurnBegan(GREEN, 2), events.CardPlayed(GREEN, CardId("I-colonist")))
    assert digest(three_seats(), [(*turn, placed[0])]) == [
        "**Marcus** (G) played the Colonist and placed a colonist in Roma."
    ]
    assert digest(three_seats(), [(*turn, *placed)]) == [
        "**Marcus** (G) played the Colonist and placed 2 colonists in Roma and in Massilia."
    ]
    assert digest(three_seats(), [(*turn, placed[1], placed[1])]) == [
        "**Marcus** (G) played the Colonist and placed 2 colonists in Massilia."
    ]


def test_of_more_than_five_turns_the_oldest_are_counted() -> None:
    turns: list[Turn] = [
        (events.TurnBegan(GREEN, turn), events.CardPlayed(GREEN, CardId("start-senator")))
        for turn in range(1, 8)
    ]
    assert digest(three_seats(), turns[:5]) == ["**Marcus** (G) played the Senator."] * 5
    assert digest(three_seats(), turns[:6])[0] == "One turn before these: see the log."
    assert digest(three_seats(), turns) == [
        "2 turns before these: see the log.",
        *["**Marcus** (G) played the Senator."] * 5,
    ]


def a_line() -> LineId:
    return next(iter(a_game().state.board.lines))


def test_nothing_has_no_lines() -> None:
    assert digest(three_seats(), []) == []
    assert log_pages(three_seats(), []) == ["Nothing has happened yet."]


def test_the_last_turns_are_told_first() -> None:
    turns: list[Turn] = [
        (events.CardBought(GREEN, CardId("I-mason"), ()), events.EndTriggered(GREEN, "last_card"))
    ]
    assert digest(three_seats(), turns) == [
        "**Marcus** (G) bought the last card: these are the last turns.",
        "**Marcus** (G) bought the Mason.",
    ]


def test_many_things_are_counted() -> None:
    bought = [events.CardBought(GREEN, CardId("I-mason"), ())] * 4
    assert digest(three_seats(), [bought]) == ["**Marcus** (G) bought 4 cards."]


def test_a_log_names_every_turn_in_which_something_happened() -> None:
    turns: list[Turn] = [
        (events.CardPlayed(RED, CardId("start-tribune")),),
        (events.TurnBegan(GREEN, 2), events.CardPlayed(GREEN, CardId("start-senator"))),
        (events.TurnBegan(YELLOW, 3),),
    ]
    assert log_pages(three_seats(), turns) == [
        "**Turn 1** · You\nYou played the Tribune.\n\n"
        "**Turn 2** · **Marcus** (G)\n**Marcus** (G) played the Senator."
    ]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_whatever_happened_fits(options: dict[str, object]) -> None:
    """Some turns, a round, two rounds, the whole game."""
    state, turns = a_story(options, RED)
    reader, seats = reader_of(state, RED), len(state.seats)
    for length in (1, seats, 2 * seats, len(turns)):
        for first in range(0, len(turns), 3 if length < len(turns) else len(turns)):
            lines = digest(reader, turns[first : first + length])
            assert 0 < len(lines) <= MOST_LINES
            for line in lines:
                assert len(line) <= LONGEST_LINE
                assert line.endswith(".")
                assert line.count("**") % 2 == 0


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_the_pages_of_a_log_hold_all_of_it(options: dict[str, object]) -> None:
    state, turns = a_story(options, None)
    pages = log_pages(reader_of(state), turns)
    assert all(0 < len(page) <= 1800 for page in pages)
    assert not any(page.startswith("\n") or page.endswith("\n") for page in pages)
    assert not any(page.rpartition("\n")[2].startswith("**Turn") for page in pages)
    text = "\n".join(pages)
    assert [f"**Turn {number}**" in text for number in range(1, len(turns) + 1)].count(False) == 0
    assert "The game is over." in pages[-1]


def test_turns_are_as_a_table_tells_them() -> None:
    """The same form as that of the chronicle, with its `TurnBegan` first."""
    assert history.Turn == Turn
