"""What somebody wrote, quoted in a message of the bot: their words, and no markup of theirs."""

from __future__ import annotations

import re

MOST_LINES = 20
"""More are run together: every line costs room."""
_MARKUP = re.compile(r"[\\*_~`|<>@#\[\]():+-]")
"""Emphasis, code, spoilers, mentions, headings, lists, links, masked or not, and emoji."""
_NUMBERED = re.compile(r"^(\s*\d+)\.")


def quoted(text: str) -> str:
    """As a block quote, line by line, so that what follows is the bot's again.

    Discord shows any of these characters as it is where a backslash stands before it; without its
    colon, an address is no link, so nothing of it leads elsewhere than it reads.
    """
    *lines, rest = text.split("\n", MOST_LINES - 1)
    return "\n".join(f"> {_plain(line)}" for line in (*lines, " ".join(rest.split())))


def _plain(line: str) -> str:
    return _NUMBERED.sub(r"\1\\.", _MARKUP.sub(r"\\\g<0>", line.strip()))
