"""Tables align, long texts wrap below themselves."""

from cli.text_layout import hang, in_columns, shortened, table
from words.english import counted


def test_columns_are_as_wide_as_they_need_and_numbers_stand_right() -> None:
    text = table(("Seat", "Points", "God"), [("A", 7, "Mars"), ("B", 12, "")], numbers=("Points",))
    assert text.splitlines() == [
        "Seat  Points  God",
        "A          7  Mars",
        "B         12",
    ]


def test_the_last_column_wraps_below_itself() -> None:
    text = table(("Card", "Text"), [("Mason", "one two three four five")], width=20)
    assert text.splitlines() == ["Card   Text", "Mason  one two three", "       four five"]


def test_a_text_that_fits_stands_behind_its_lead_on_one_line() -> None:
    assert hang("- ", "one two", 9) == "- one two"
    assert hang("- ", "one two", 8) == "- one two"
    assert hang("- ", "one two three four", 14).splitlines() == ["- one two", "  three four"]
    assert hang("- ", "") == "- "


def test_a_column_is_read_downwards() -> None:
    assert in_columns(["a", "bb", "c", "d", "e"], 9).splitlines() == ["a   d", "bb  e", "c"]
    assert in_columns(["a" * 30, "b"], 10).splitlines() == ["a" * 30, "b"]


def test_one_is_one_and_several_are_many() -> None:
    assert counted(1, "game") == "1 game"
    assert counted(0, "game") == "0 games"
    assert counted(2, "copy", "copies") == "2 copies"


def test_what_is_too_long_is_cut_in_the_middle() -> None:
    assert shortened("demo", 4) == "demo"
    assert shortened("a long seed-12", 8) == "a lo…-12"
    assert shortened("a long seed-12", 7) == "a l…-12"
