"""What is painted aligns too; blocks stand side by side."""

from bot.terminal.paint import Paint
from bot.terminal.text import hang, listing, side_by_side, table


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
