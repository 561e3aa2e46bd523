"""What is left of a panel once everything is played."""

from bot.presenters.panel import done_post
from bot.tables.table import Answer, TableId
from engine import events
from engine.events import Event
from engine.terms import CardId, SeatId
from tests.bot.presenters.games import reader_of
from tests.builders import a_game

RED = SeatId(0)


def left(*happened: Event, over: bool = False) -> str:
    game = a_game(pending=()) if over else a_game()
    answer = Answer(table=1, number=4, events=happened)
    [text] = done_post(reader_of(game.state, RED), TableId(1), answer).texts
    return text


def test_it_tells_what_was_played_and_that_one_is_called_again() -> None:
    text = left(events.CardPlayed(RED, CardId("start-tribune")))
    assert "You played the Tribune." in text
    assert text.endswith("You are called as soon as you are to decide again.")


def test_it_also_tells_that_nothing_was_done() -> None:
    assert "You left it at that." in left()


def test_after_the_game_nobody_is_called() -> None:
    assert "You are called" not in left(over=True)
