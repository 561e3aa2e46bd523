"""Custom ids: what we write we read, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables import TableId
from bot.texts.custom_ids import (
    LONGEST,
    VERBS,
    ControlId,
    NotOurs,
    custom_id,
    numbers,
    read,
)


@given(
    verb=st.sampled_from(VERBS),
    table=st.integers(1, 10**18 - 1),
    rest=st.lists(st.from_regex(r"[A-Za-z0-9_.+-]{1,12}", fullmatch=True), max_size=5),
)
def test_what_was_written_is_read(verb: str, table: int, rest: list[str]) -> None:
    known = next(each for each in VERBS if each == verb)
    written = custom_id(known, TableId(table), *rest)
    assert len(written) <= LONGEST
    assert read(written) == ControlId(known, TableId(table), tuple(rest))
    assert str(read(written)) == written


@given(text=st.text(max_size=120))
def test_whatever_else_comes_is_not_believed(text: str) -> None:
    found = read(text)
    assert found is None or str(found) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play:",
        "play:x",
        "dance:1",
        "play:1:",
        "play:1:a b",
        "PLAY:1",
        "play:1\n",
        "p:-1",
    ],
)
def test_a_truncated_or_forged_id_is_nothing(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("rest", [("7",), ("7", "00"), ("7", "x"), ("7", "-1"), ("7", "0", "0")])
def test_numbers_are_taken_only_as_we_write_them(rest: tuple[str, ...]) -> None:
    assert numbers(ControlId("agree", TableId(1), ("7", "0")), 2) == (7, 0)
    with pytest.raises(NotOurs):
        numbers(ControlId("agree", TableId(1), rest), 2)
