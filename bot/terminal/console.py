"""The terminal itself: one line in, text out."""

import os
import shutil
import sys
from dataclasses import dataclass

from bot.terminal.paint import Paint
from bot.terminal.text import WIDTH

_NARROWEST = 60


class Quit(Exception):
    """The person has had enough, or is gone."""


@dataclass(frozen=True)
class Console:
    paint: Paint
    width: int = WIDTH

    def show(self, text: str = "") -> None:
        print(text)

    def ask(self, prompt: str) -> str:
        try:
            answer = input(prompt)
        except EOFError:
            print()
            raise Quit from None
        if not sys.stdin.isatty():
            print(answer)  # what was piped in belongs into the transcript
        return answer.strip().lower()


def open_console() -> Console:
    wants_colours = "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    columns = shutil.get_terminal_size((WIDTH, 24)).columns
    return Console(
        Paint(coloured=wants_colours and sys.stdout.isatty()),
        max(_NARROWEST, min(WIDTH, columns)),
    )
