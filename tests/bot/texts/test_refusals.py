"""Everything that can be refused has its words, for whoever asked and nobody else."""

import re

import pytest

from bot.tables.errors import REFUSALS, Refusal, StaleDecision, UnknownColour, YourTurn
from bot.tables.requests import Request, answer_again, stored_refusal
from bot.tables.seating import PlayerId
from bot.tables.store import StorageError, StoredAnswer
from bot.texts.refusals import BUTTONS, message_name, refusal
from engine.actions import FINISH
from engine.decisions import CardChoice
from engine.errors import (
    ConcordiaError,
    GameOver,
    IllegalAction,
    InvalidData,
    InvalidOptions,
    InvalidRecord,
    NotYourDecision,
)
from engine.game_options import read_options
from engine.terms import SeatId
from tests.bot.texts.games import ENGLISH
from words import words_for

FACT = re.compile(r"{(\w+)}")


def made(refused: type[Refusal]) -> Refusal:
    """With a number for every fact it names."""
    return refused(**dict.fromkeys(FACT.findall(refused.said), 4))


@pytest.mark.parametrize("refused", REFUSALS.values(), ids=lambda refused: refused.__name__)
def test_every_refusal_of_a_table_has_its_words(refused: type[Refusal]) -> None:
    assert ENGLISH.knows(f"error-{message_name(refused)}")
    text = refusal(ENGLISH, made(refused))
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert len(text) <= 300


DECISION = CardChoice(SeatId(0))


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (IllegalAction(DECISION, FINISH), "Press **Play**"),
        (NotYourDecision(SeatId(1), DECISION), "I'll call you when it is"),
        (GameOver(), "Rematch"),
        (InvalidOptions("no board"), "`no board`"),
        (InvalidRecord("line 3 is not JSON."), "the file is damaged"),
        (InvalidRecord("action 3: no", "action", 3), "action 3 isn't allowed there"),
        (InvalidData("boards/x.json: broken"), "nothing has changed"),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Exception) else "",
)
def test_refusals_of_the_rules_have_their_words(error: ConcordiaError, part: str) -> None:
    text = refusal(ENGLISH, error)
    assert part in text
    assert text.endswith(".")


@pytest.mark.parametrize("error", StorageError.__subclasses__())
def test_nobody_reads_where_the_database_is(error: type[StorageError]) -> None:
    assert refusal(ENGLISH, error("/srv/secret/concordia.db is full")) == (
        "I couldn't save that just now, so nothing has changed. Please try again in a moment."
    )


@pytest.mark.parametrize(
    "error",
    [
        StaleDecision(asked=1, number=2),
        YourTurn(),
        UnknownColour(colour="x"),
        IllegalAction(DECISION, FINISH),
        GameOver(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_button_of_the_table_is_called_as_it_is_there(error: ConcordiaError) -> None:
    french, german = words_for("fr"), words_for("de")
    button = german(BUTTONS[type(error)])
    assert f"**{button}**" in refusal(french, error, german)
    assert f"**{french(BUTTONS[type(error)])}**" in refusal(french, error)


def test_what_was_given_is_quoted_harmlessly() -> None:
    with pytest.raises(InvalidOptions) as refused:
        read_options({"board": "`@everyone`\n" + "x" * 5000, "seats": 2})
    text = refusal(ENGLISH, refused.value)
    assert len(text) < 400
    assert text.count("`") == 2
    assert "\n" not in text


def test_options_that_were_refused_are_refused_again_word_for_word() -> None:
    with pytest.raises(InvalidOptions) as refused:
        read_options({"board": "italia", "seats": 9})
    request = Request("a click", PlayerId("1"))
    stored = stored_refusal(request, "new", refused.value, 0)
    with pytest.raises(InvalidOptions) as again:
        answer_again(stored, "new")
    assert refusal(ENGLISH, again.value) == refusal(ENGLISH, refused.value)
    assert "9 seats won't work" in refusal(ENGLISH, again.value)


def test_options_refused_by_an_earlier_version_keep_their_sentence() -> None:
    answer = '{"refused": {"kind": "InvalidOptions", "words": "no board rome"}}'
    with pytest.raises(InvalidOptions) as again:
        answer_again(StoredAnswer("a click", "new", answer, 0), "new")
    assert "`no board rome`" in refusal(ENGLISH, again.value)
