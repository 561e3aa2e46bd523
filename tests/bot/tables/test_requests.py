"""What was answered is answered again word for word, also in the form of the version before."""

import json

import pytest

from bot.tables.errors import REFUSALS, KeyUsed, NotAskedAboutUndo, StaleDecision
from bot.tables.requests import Request, answer_again, asked, stored_answer, stored_refusal
from bot.tables.store import StoredAnswer
from bot.tables.table import Answer
from tests.world.tables import ANNA

REQUEST = Request("key", ANNA)
QUESTION = asked(REQUEST, "anything")


def test_an_answer_comes_again() -> None:
    answer = Answer(table=1, number=7, waiting_for_consent=True)
    assert answer_again(stored_answer(REQUEST, QUESTION, answer, 0.0), QUESTION) == answer


def test_a_refusal_comes_again_with_its_facts() -> None:
    refused = stored_refusal(REQUEST, QUESTION, StaleDecision(asked=3, number=5), 0.0)
    with pytest.raises(StaleDecision) as again:
        answer_again(refused, QUESTION)
    assert again.value.facts == {"asked": 3, "number": 5}


def test_a_refusal_is_known_by_its_content_not_by_how_it_is_written() -> None:
    written = json.dumps({"refused": {"kind": "NotHost", "facts": {}}}, indent=2)
    with pytest.raises(REFUSALS["NotHost"]):
        answer_again(StoredAnswer("key", QUESTION, written, 0.0), QUESTION)


def test_a_refusal_is_known_by_the_name_it_had_before() -> None:
    written = json.dumps({"refused": {"kind": "NotAsked", "facts": {}}})
    with pytest.raises(NotAskedAboutUndo):
        answer_again(StoredAnswer("key", QUESTION, written, 0.0), QUESTION)


def test_a_key_fetches_nobody_elses_answer() -> None:
    answer = stored_answer(REQUEST, QUESTION, Answer(table=1, number=7), 0.0)
    with pytest.raises(KeyUsed):
        answer_again(answer, asked(REQUEST, "something else"))
