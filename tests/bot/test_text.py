"""Tables align, long texts wrap below themselves, colours take no room."""

from bot.terminal.paint import Paint
from bot.terminal.text import hang, listing, shortened, side_by_side, table


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


def test_colours_take_no_room() -> None:
    red = Paint(coloured=True).seat(0, "A")
    assert red != "A"
    assert table(("Seat", "Points"), [(red, 1)]).splitlines()[1] == f"{red}     1"
    assert hang(red, " " + "x" * 18, 20) == f"{red} {'x' * 18}"


def test_blocks_stand_side_by_side_where_there_is_room() -> None:
    blocks = ["a\nb", "c\nd", "e"]
    assert side_by_side(blocks, 22).splitlines() == [
        "a           e",
        "b",
        "c",
        "d",
    ]
    assert side_by_side(["a" * 30, "b"], 22) == f"{'a' * 30}\nb"


def test_listings_read_like_sentences() -> None:
    assert listing([]) == ""
    assert listing(["A"]) == "A"
    assert listing(["A", "B"]) == "A and B"
    assert listing("ABC", word="or") == "A, B or C"


def test_what_is_too_long_is_cut_in_the_middle() -> None:
    assert shortened("demo", 4) == "demo"
    assert shortened("a long seed-12", 8) == "a lo…-12"
    assert shortened("a long seed-12", 7) == "a l…-12"
