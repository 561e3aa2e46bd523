"""A sentence asks a fact for the form it needs, in a language that has more than English has."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.more_messages import more_messages
from words import Words, words_for
from words.worded_text import WordedText

CATALOGUE = """
seat-you = du
    .dat = dir
colour-red = Rot
    .dat = dem Roten
    .und = { $count } Rote
double-card = { $first } / { $second }
    .acc = { FORM($first, form: "acc") } / { FORM($second, form: "acc") }
personality-architect = Architekt
    .acc = den Architekten
personality-prefect = Präfekt
deed = { PERSON($who) ->
    [you] Du hast
   *[other] { CAP($who) } hat
} etwas von { FORM($whom, form: "dat") } genommen
card = { FORM($card, form: "acc") } gespielt
wrong = { FORM($who, form: "und") }
"""


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Words]:
    (tmp_path / "tt").mkdir()
    (tmp_path / "tt" / "all.ftl").write_text(CATALOGUE, encoding="utf-8")
    with more_messages(tmp_path):
        yield words_for("tt")


def test_verbs_follow_the_person(words: Words) -> None:
    you, red = words("seat-you"), words("colour-red")
    assert words("deed", who=you, whom=red) == "Du hast etwas von dem Roten genommen"
    assert words("deed", who=red, whom=you) == "Rot hat etwas von dir genommen"


def test_what_is_no_message_is_said_as_it_is(words: Words) -> None:
    assert words("deed", who="livia", whom="Marcus") == "Livia hat etwas von Marcus genommen"
    assert words("deed", who="du", whom="Rot") == "Du hat etwas von Rot genommen"


def test_a_form_is_made_of_the_same_facts(words: Words) -> None:
    architect, prefect = words("personality-architect"), words("personality-prefect")
    both = words("double-card", first=architect, second=prefect)
    assert words("card", card=both) == "den Architekten / Präfekt gespielt"


def test_a_form_that_lacks_a_fact_is_a_mistake_of_ours(words: Words) -> None:
    with pytest.raises(LookupError, match="count"):
        words("wrong", who=words("colour-red"))


def test_a_text_keeps_its_origin_on_the_way_to_another_process(words: Words) -> None:
    sent = pickle.loads(pickle.dumps(words("seat-you")))
    assert isinstance(sent, WordedText)
    assert (sent, sent.message) == ("du", "seat-you")
