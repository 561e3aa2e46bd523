"""Several answers that people think of as one: a province with its card, a house with its move.

The rules ask for them one by one. A shortcut tries all of them at once; each is checked as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.faces.action_face import Wording
from bot.faces.registry import Faces
from bot.tables.rehearsal import Rehearsal
from words import Words
from words.reader import Reader

SHORTCUT_FACES: Faces[ShortcutFace] = Faces("shortcut")


@dataclass(frozen=True)
class PanelShortcut:
    draft: Rehearsal
    """With all of it tried; its mark names the shortcut in custom ids."""
    wording: Callable[[Reader], Wording]
    """The reader's view is that from before."""
    own_button: bool = False
    """It stands beside the menu, rather than among others in it."""


@dataclass(frozen=True)
class ShortcutFace:
    kind: str
    find: Callable[[Rehearsal], Iterable[PanelShortcut]]
    """From what was tried so far, most useful first."""
    asks: Callable[[Words, Rehearsal], str]
    """On the menu."""
    comes_first: bool = False
    """Above what is asked, rather than below."""

    table = SHORTCUT_FACES
