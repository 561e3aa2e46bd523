"""`concordia words`: which languages there are, and what they lack."""

import json
from pathlib import Path

import pytest

from tests.command_line import Concordia
from tests.words.more_messages import more_messages
from words import SOURCE, languages
from words.missing import missing


def test_the_languages_are_listed_with_what_they_lack(concordia: Concordia) -> None:
    assert concordia("words").out.splitlines() == [
        f"{each}: nothing missing" for each in languages()
    ]
    facts = json.loads(concordia("words", "--json").out)
    assert facts["locales"] == list(languages())
    assert facts["missing"] == {each: [] for each in languages() if each != SOURCE}


def test_what_one_language_lacks_is_listed(concordia: Concordia, tmp_path: Path) -> None:
    (tmp_path / "da").mkdir()
    catalogue = "good-wine = vin\n    .counted = { $count } vin\nseveral-gods =\n"
    (tmp_path / "da" / "nouns.ftl").write_text(catalogue, encoding="utf-8")
    with more_messages(tmp_path):
        lacking = concordia("words", "--missing", "da").out.splitlines()
        facts = json.loads(concordia("words", "--missing", "da-DK", "--json").out)
        assert f"da: {len(lacking)} messages missing" in concordia("words").out
    assert facts["missing"] == {"da": lacking}
    assert "good-brick.counted" in lacking
    assert "several-gods.pays" in lacking
    assert "good-wine" not in lacking
    assert "good-wine.counted" not in lacking


def test_a_language_that_nobody_has_begun_lacks_everything(concordia: Concordia) -> None:
    facts = json.loads(concordia("words", "--missing", "it", "--json").out)
    assert facts["missing"]["it"] == missing("it")
    assert len(facts["missing"]["it"]) > 1000
    assert "it" not in facts["locales"]
    assert concordia("words", "--missing", "en").out == "en: nothing is missing\n"


@pytest.mark.parametrize("text", ["", "xx-", "klingon", "../en", "12"])
def test_what_is_no_language_is_refused_in_one_line(concordia: Concordia, text: str) -> None:
    refused = concordia("words", "--missing", text)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
