"""Which table something is about, where that is not seen from the channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.post import Button, Post
from engine.catalogue import catalogue
from words import Words
from words.reader import cut

BUTTONS_IN_A_ROW = 5
MOST = 20
"""Tables to choose from, well within what a message holds."""
LONGEST_LABEL = 80


def place_text(words: Words, look: Look) -> str:
    board = catalogue().boards[look.options.board].name
    if look.in_private:
        return words("table-place.private", board=board)
    return words("table-place", board=board, channel=f"<#{look.channel}>")


def with_place(words: Words, look: Look, post: Post) -> Post:
    """The same, below a line that says which table it is about."""
    line = words("dm-about", place=place_text(words, look))
    first, *rest = post.texts or ("",)
    return replace(post, texts=("\n".join(filter(None, (line, first))), *rest))


def which_table_post(words: Words, named: Sequence[tuple[str, Look]], key: str) -> Post:
    """`named`: each table with how its button calls it; `key`: by which what was typed is known."""
    lines = [words("which-table")]
    buttons = []
    for name, look in named[:MOST]:
        place = place_text(words, look)
        if look.view is None:
            lines.append(words("which-table-line.lobby", place=place))
        else:
            lines.append(words("which-table-line", place=place, turn=look.view.turn))
        label = cut(words, name, LONGEST_LABEL)
        buttons.append(Button(label, custom_id("at", look.table, key), "primary"))
    rows = [
        tuple(buttons[first : first + BUTTONS_IN_A_ROW])
        for first in range(0, len(buttons), BUTTONS_IN_A_ROW)
    ]
    return Post(("\n".join(lines),), rows=tuple(rows))
