"""Shortcuts in menus: several answers in one, found again by the mark of the draft they lead to."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.faces.shortcut_face import SHORTCUT_FACES, PanelShortcut
from bot.tables.rehearsal import Rehearsal
from bot.texts.labels import LONGEST_ON_BUTTON, details, in_one_line, named
from bot.texts.post import Choice
from words.reader import Reader

MOST = 25
"""As many as a menu of Discord holds; whatever is further away is answered step by step."""


@dataclass(frozen=True)
class ShortcutMenu:
    asks: str
    choices: tuple[Choice, ...]
    buttons: tuple[tuple[str, str], ...]
    """Labels and keys of those that stand beside the menu."""
    comes_first: bool


def shortcut_menus(reader: Reader, draft: Rehearsal) -> Iterator[ShortcutMenu]:
    plain = reader.in_plain()
    for face in SHORTCUT_FACES.values():
        found = list(face.find(draft))
        beside = [each for each in found if each.own_button]
        within = [each for each in found if not each.own_button]
        if found:
            yield ShortcutMenu(
                face.asks(reader.words, draft),
                tuple(_choice(plain, each) for each in within[:MOST]),
                tuple((_button(plain, each), each.draft.mark) for each in beside),
                face.comes_first,
            )


def shortcut_of(draft: Rehearsal, key: str) -> Rehearsal | None:
    """Where it leads."""
    for face in SHORTCUT_FACES.values():
        for each in face.find(draft):
            if each.draft.mark == key:
                return each.draft
    return None


def _choice(plain: Reader, shortcut: PanelShortcut) -> Choice:
    said = shortcut.wording(plain)
    return Choice(named(plain, said), shortcut.draft.mark, details(plain, said))


def _button(plain: Reader, shortcut: PanelShortcut) -> str:
    return in_one_line(plain, shortcut.wording(plain), LONGEST_ON_BUTTON)
