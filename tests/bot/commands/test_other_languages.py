"""Names may be typed in any language; the own one comes first, and what stays unclear is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.commands.misreadings import Ambiguous, NotUnderstood
from engine.actions import FINISH
from tests import plain
from tests.bot.commands.sentences import offered, said, tried
from tests.bot.commands.test_sentence_parser import beginning
from tests.words.more_messages import more_messages

FIRST = """
good-wine = schweli
    .counted = { $count } schweli
good-cloth = tuff
    .counted = { $count } tuff
word-nothing = rien
"""
SECOND = """
good-tool = tuff
    .counted = { $count } tuff
good-brick = food
    .counted = { $count } food
"""


@pytest.fixture(autouse=True)
def languages(tmp_path: Path) -> Iterator[None]:
    """Beside English, two that nobody speaks."""
    for language, catalogue in (("da", FIRST), ("sv", SECOND)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(catalogue, encoding="utf-8")
    with more_messages(tmp_path):
        yield


def test_a_name_of_another_language_is_understood() -> None:
    reading = said(tried(beginning().state), "mercator", sell="1 schweli")
    assert reading.rehearsal.actions[1] == plain.SellGoods("wine", 1)
    part = said(tried(beginning().state), "mercator", sell="2 schwel")
    assert part.rehearsal.actions[1] == plain.SellGoods("wine", 2)


def test_several_languages_stand_in_one_option() -> None:
    reading = said(tried(beginning().state), "mercator", sell="1 schweli; 1 food")
    assert reading.rehearsal.actions[1:3] == (
        plain.SellGoods("wine", 1), plain.SellGoods("food", 1),
    )  # fmt: skip


def test_the_own_language_comes_first() -> None:
    """Food is what bricks are called in another one."""
    reading = said(tried(beginning().state), "mercator", sell="1 food")
    assert reading.rehearsal.actions[1] == plain.SellGoods("food", 1)


def test_what_means_two_things_in_two_other_languages_is_asked() -> None:
    with pytest.raises(Ambiguous) as unclear:
        said(tried(beginning().state), "mercator", sell="1 tuff")
    assert {each.action for each in unclear.value.candidates} == {
        plain.SellGoods("cloth", 1),
        plain.SellGoods("tool", 1),
    }


def test_what_nobody_says_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        said(tried(beginning().state), "mercator", sell="1 xyzzy")


def test_to_do_nothing_can_be_said_in_any_language() -> None:
    assert said(tried(beginning().state), "architect", move="rien").rehearsal.actions[1] == FINISH


def test_suggestions_are_found_by_names_of_other_languages_and_read_in_the_own() -> None:
    found = offered(tried(beginning().state), "mercator", "sell", "schweli")
    assert found
    assert all("wine" in each.name for each in found)
