"""What people write is quoted as theirs: nothing of it is markup, and it ends where it ends."""

import re

import pytest

from bot.tables.partner_messages import MOST_CHARACTERS
from bot.texts.posts.message_length import TEXT
from bot.texts.quotes import MOST_LINES, quoted

ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
"""What Discord shows as the character alone."""
MEANING = re.compile(r"[*_~`|<>@#\[\]():+-]")


@pytest.mark.parametrize(
    "text",
    [
        "[free coins](https://example.org)",
        "# The bot says",
        "```\nnever closed",
        "-# small print",
        "**bold** __under__ ~~gone~~ ||spoiler||",
        "<@123> @everyone <#5> <t:1:R> <:x:1>",
        "> nested\n>>> to the end",
        "1. one\n2. two",
        "- a\n+ b\n* c",
        "\\[a](b)",
        "https://example.org/a_b_c",
    ],
)
def test_nothing_of_it_is_markup_and_all_of_it_is_read(text: str) -> None:
    lines = quoted(text).split("\n")
    assert all(line.startswith("> ") for line in lines)
    inside = [line[2:] for line in lines]
    assert not any(MEANING.search(ESCAPE.sub("", line)) for line in inside)
    assert not any(re.match(r"\d+\.", line) for line in inside)
    assert "\n".join(ESCAPE.sub(r"\1", line) for line in inside) == text


@pytest.mark.parametrize("each", ["*", "\n", "*\n"])
def test_the_longest_that_can_be_said_fits_into_a_message(each: str) -> None:
    quote = quoted((each * MOST_CHARACTERS)[:MOST_CHARACTERS])
    assert len(quote) < TEXT - 500
    assert len(quote.split("\n")) <= MOST_LINES
