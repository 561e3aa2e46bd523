"""What can be clicked on the private panel: options, shortcuts, and the ways on, back and out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.faces.action_face import face_of_action
from bot.faces.confirmable import confirmable
from bot.faces.decision_face import face_of_decision
from bot.tables.rehearsal import Rehearsal
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.groups import is_laid_open
from bot.texts.menus import MenuEntry, OptionMenu, find
from bot.texts.post import Button, Choice, Row, SelectMenu
from bot.texts.shortcuts import ShortcutMenu, shortcut_menus
from words.reader import Reader

PER_PAGE = 25
"""As many as a menu of Discord holds."""
MENUS = 3
"""Up to so many menus show what is in groups at once; more are confusing."""
BUTTONS_IN_A_ROW = 5
BUTTONS = 10
"""Up to so many options are buttons, if what they say is short; more are a menu."""
SHORT = 40


@dataclass(frozen=True)
class PanelPlace:
    """Where in its menus a panel is: in a group of options, on a page of it."""

    group: str = ""
    page: int = 0

    @staticmethod
    def read(rest: Sequence[str]) -> PanelPlace:
        group, page = (*rest, "", "")[:2]
        return PanelPlace("" if group == _NO_GROUP else group, int(page) if page.isdecimal() else 0)

    def written(self) -> tuple[str, int]:
        return self.group or _NO_GROUP, self.page


TOP = PanelPlace()
_NO_GROUP = "-"


@dataclass(frozen=True)
class PanelControls:
    reader: Reader
    table: TableId
    draft: Rehearsal
    tree: OptionMenu | None
    place: PanelPlace
    step_is_free: bool
    """The last step of the turn was confirmed, and can still be taken back."""

    def rows(self) -> Iterator[Row]:
        group = self.group()
        menus = () if group else tuple(shortcut_menus(self.reader, self.draft))
        for each in menus:
            if each.comes_first:
                yield from self._shortcuts(each)
        if self.tree is not None:
            yield from self._options(group.entries if group else self.tree.entries)
        for each in menus:
            if not each.comes_first:
                yield from self._shortcuts(each)
        if steering := tuple(self._steering()):
            yield steering

    def group(self) -> MenuEntry | None:
        found = find(self.tree, self.place.group) if self.tree and self.place.group else None
        return found if found and found.entries else None

    def _options(self, entries: Sequence[MenuEntry]) -> Iterator[Row]:
        if not self.group() and (laid_open := _laid_open(entries)):
            opened, entries = laid_open
            for asks, inside in opened.items():
                yield self._menu(asks, inside)
        pages = max(1, -(-len(entries) // PER_PAGE))
        page = min(self.place.page, pages - 1)
        shown = entries[page * PER_PAGE : (page + 1) * PER_PAGE]
        if shown:
            yield from self._choices(shown, page, pages)
        if turning := tuple(self._turning(page, pages)):
            yield turning

    def _choices(self, shown: Sequence[MenuEntry], page: int, pages: int) -> Iterator[Row]:
        if pages == 1 and _fit_on_buttons(shown):
            buttons = [self._pick(entry.button, entry.key) for entry in shown]
            for first in range(0, len(buttons), BUTTONS_IN_A_ROW):
                yield tuple(buttons[first : first + BUTTONS_IN_A_ROW])
            return
        alone = [entry for entry in shown if _has_own_button(entry)]
        if listed := [entry for entry in shown if entry not in alone]:
            yield self._menu(self._hint(page, pages), listed)
        for first in range(0, len(alone), BUTTONS_IN_A_ROW):
            row = alone[first : first + BUTTONS_IN_A_ROW]
            yield tuple(self._pick(entry.button, entry.key) for entry in row)

    def _menu(self, asks: str, entries: Sequence[MenuEntry]) -> SelectMenu:
        choices = (Choice(entry.label, entry.key, entry.description) for entry in entries)
        return SelectMenu(self._menu_id(entries[0].key), asks, tuple(choices))

    def _shortcuts(self, menu: ShortcutMenu) -> Iterator[Row]:
        if menu.choices:
            yield SelectMenu(self._menu_id(menu.choices[0].value), menu.asks, menu.choices)
        if menu.buttons:
            yield tuple(self._pick(label, key) for label, key in menu.buttons)

    def _menu_id(self, first: str) -> str:
        """Several menus of a panel need several ids; what was chosen comes as a value."""
        return custom_id("pick", self.table, self.draft.mark, first)

    def _hint(self, page: int, pages: int) -> str:
        words, group = self.reader.words, self.group()
        assert self.draft.decision is not None
        asked = group.asks if group else face_of_decision(self.draft.decision).choosing(words)
        if pages > 1:
            return words("panel-choose-page", asked=asked, page=page + 1, pages=pages)
        return asked

    def _pick(self, label: str, key: str) -> Button:
        return Button(label, custom_id("pick", self.table, self.draft.mark, key), "primary")

    def _turning(self, page: int, pages: int) -> Iterator[Button]:
        """To other pages, and out of a group."""
        group = self.place.group
        if self.group():
            yield self._to("button-other-choice", TOP)
        if page > 0:
            yield self._to("button-page-before", PanelPlace(group, page - 1))
        if page + 1 < pages:
            yield self._to("button-page-after", PanelPlace(group, page + 1))

    def _to(self, label: str, goal: PanelPlace) -> Button:
        where = custom_id("group", self.table, self.draft.mark, *goal.written())
        return Button(self.reader.words(label), where)

    def _steering(self) -> Iterator[Button]:
        words, table, mark = self.reader.words, self.table, self.draft.mark
        if not self.group():
            yield from self._leaving()
        if self.draft.actions or self.step_is_free:
            yield Button(words("button-back"), custom_id("back", table, mark))
        if len(self.draft.actions) > 1:
            yield Button(words("button-afresh"), custom_id("afresh", table, mark))

    def _leaving(self) -> Iterator[Button]:
        """To play it, or to leave alone what is asked; not amid a choice that is half made."""
        words, table, mark = self.reader.words, self.table, self.draft.mark
        if confirmable(self.draft):
            label = "button-confirm" if self.draft.ahead is None else "button-keep-plan"
            yield Button(words(label), custom_id("confirm", table, mark), "success")
        elif self.tree and self.tree.finish:
            finish = self.tree.finish
            yield Button(finish.button, custom_id("pick", table, mark, finish.key))


def _laid_open(
    entries: Sequence[MenuEntry],
) -> tuple[dict[str, list[MenuEntry]], list[MenuEntry]] | None:
    """By its question what is in the groups, where there is room for all of it; and the rest."""
    opened: dict[str, list[MenuEntry]] = {}
    others: list[MenuEntry] = []
    for entry in entries:
        for each in entry.entries or (entry,):
            if each.action is not None and is_laid_open(each.action):
                opened.setdefault(each.asks, []).append(each)
            else:
                others.append(each)
    fits = 0 < len(opened) <= MENUS and all(len(each) <= PER_PAGE for each in opened.values())
    return (opened, others) if fits and any(entry.entries for entry in entries) else None


def _has_own_button(entry: MenuEntry) -> bool:
    """A group has one where all that is in it would."""
    action = entry.action or entry.entries[0].action
    return action is not None and face_of_action(action).own_button


def _fit_on_buttons(entries: Sequence[MenuEntry]) -> bool:
    if len(entries) <= BUTTONS_IN_A_ROW:
        return True
    return len(entries) <= BUTTONS and all(len(entry.button) <= SHORT for entry in entries)
