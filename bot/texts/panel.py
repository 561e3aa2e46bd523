"""The private panel as a post: what is asked, what was tried so far, and what can be chosen now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.faces.action_face import face_of_action
from bot.faces.decision_face import face_of_decision
from bot.faces.event_face import face_of_event
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables.rehearsal import Rehearsal
from bot.tables.table import Answer, TableId
from bot.texts.custom_ids import custom_id
from bot.texts.menus import MenuEntry, OptionMenu, find, menu
from bot.texts.narration import sentences
from bot.texts.post import Button, Choice, LinkButton, Post, Row, SelectMenu
from bot.texts.posts.own_tables import OwnTable
from bot.texts.posts.places import place_text
from engine.catalogue import catalogue
from engine.events import CardPlayed
from engine.terms import GOODS
from render import Picture
from words import nouns
from words.reader import Reader

PER_PAGE = 25
"""As many as a menu of Discord holds."""
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


def panel_post(
    reader: Reader,
    table: TableId,
    draft: Rehearsal,
    picture: Picture,
    place: PanelPlace = TOP,
    *,
    step_is_free: bool = False,
) -> Post:
    """`step_is_free`: the last step of the turn was confirmed, and can still be taken back."""
    panel = _Panel(reader, table, draft, menu(reader, draft), place, step_is_free)
    return Post(
        texts=("\n".join(panel.tried()), "\n".join((panel.heading(), panel.stock()))),
        pictures=(picture,),
        rows=tuple(panel.rows()),
    )


def done_post(
    reader: Reader, table: TableId, answer: Answer, elsewhere: OwnTable | None = None
) -> Post:
    """`elsewhere`: another table that waits for the reader."""
    words = reader.words
    told = sentences(reader, answer.events) or [words("panel-done.nothing")]
    lines = [words("panel-done"), *(f"- {line}" for line in told)]
    if not reader.view.decisions:  # the game is over, and nothing can be undone
        buttons: list[Button | LinkButton] = []
    else:
        lines.append(words("panel-done.next"))
        buttons = [Button(words("button-undo"), custom_id("undo", table, answer.number))]
    if elsewhere is not None:
        lines.append(words("panel-done.elsewhere", place=place_text(words, elsewhere.look)))
        if elsewhere.link:
            buttons.append(LinkButton(words("button-next-table"), elsewhere.link))
    return Post(("\n".join(lines),), rows=(tuple(buttons),) if buttons else ())


@dataclass(frozen=True)
class _Panel:
    reader: Reader
    table: TableId
    draft: Rehearsal
    tree: OptionMenu | None
    place: PanelPlace
    step_is_free: bool

    def tried(self) -> Iterator[str]:
        """Above the picture, which shows what came of it; nothing before something was tried."""
        if self.draft.actions:
            words = self.reader.words
            yield words("panel-so-far")
            tried = sentences(self.reader, self.draft.events) or [words("panel-nothing-yet")]
            if self.draft.ready and self._has_no_effect():
                tried.append(words("panel-no-effect"))
            yield from (f"- {line}" for line in tried)

    def _has_no_effect(self) -> bool:
        """Nothing came of the card but that it was played; a Legatus goes on once it is."""
        played = [event.card for event in self.draft.events if isinstance(event, CardPlayed)]
        cards = [catalogue().cards[card] for card in played]
        faces = [PERSONALITY_FACES[each] for card in cards for each in card.personalities]
        silent = all(face_of_event(event).only_said for event in self.draft.events)
        return silent and not any(face.always_does_something for face in faces)

    def heading(self) -> str:
        """Beneath the picture, so that the question stands beside what can be answered."""
        words = self.reader.words
        if self.tree is None:
            return words("panel-ready") if self.draft.ready else self._waiting()
        if group := self._group():
            return words("panel-asked-within", question=self.tree.question, group=group.label)
        return words("panel-asked", question=self.tree.question)

    def stock(self) -> str:
        words, own = self.reader.words, self.reader.view.seats[self.draft.seat]
        goods = [good for good in GOODS for _ in range(own.goods.get(good, 0))]
        return words(
            "panel-storehouse",
            coins=nouns.coins_text(words, own.coins),
            goods=nouns.goods_text(words, goods),
            spaces=own.free_spaces,
        )

    def rows(self) -> Iterator[Row]:
        if self.tree is not None:
            entries = group.entries if (group := self._group()) else self.tree.entries
            pages = max(1, -(-len(entries) // PER_PAGE))
            page = min(self.place.page, pages - 1)
            shown = entries[page * PER_PAGE : (page + 1) * PER_PAGE]
            if shown:
                yield from self._choices(shown, page, pages)
            if turning := tuple(self._turning(page, pages)):
                yield turning
        if steering := tuple(self._steering()):
            yield steering

    def _waiting(self) -> str:
        """Not this seat's decision."""
        decisions = self.reader.view.decisions
        if not decisions:
            return self.reader.words("panel-over")
        return self.reader.words("panel-waiting", seat=self.reader.named(decisions[0].seat))

    def _group(self) -> MenuEntry | None:
        found = find(self.tree, self.place.group) if self.tree and self.place.group else None
        return found if found and found.entries else None

    def _choices(self, shown: Sequence[MenuEntry], page: int, pages: int) -> Iterator[Row]:
        if pages == 1 and _fit_on_buttons(shown):
            buttons = [self._pick(entry) for entry in shown]
            for first in range(0, len(buttons), BUTTONS_IN_A_ROW):
                yield tuple(buttons[first : first + BUTTONS_IN_A_ROW])
            return
        alone = [entry for entry in shown if _has_own_button(entry)]
        choices = tuple(
            Choice(entry.label, entry.key, entry.description)
            for entry in shown
            if entry not in alone
        )
        where = custom_id("pick", self.table, self.draft.mark)
        yield SelectMenu(where, self._hint(page, pages), choices)
        if alone:
            yield tuple(self._pick(entry) for entry in alone)

    def _hint(self, page: int, pages: int) -> str:
        words, group = self.reader.words, self._group()
        assert self.draft.decision is not None
        asked = group.label if group else face_of_decision(self.draft.decision).choosing(words)
        if pages > 1:
            return words("panel-choose-page", asked=asked, page=page + 1, pages=pages)
        return asked

    def _pick(self, entry: MenuEntry) -> Button:
        where = custom_id("pick", self.table, self.draft.mark, entry.key)
        return Button(entry.button, where, "primary")

    def _turning(self, page: int, pages: int) -> Iterator[Button]:
        """To other pages, and out of a group."""
        group = self.place.group
        if self._group():
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
        if self.draft.ready:
            yield Button(words("button-confirm"), custom_id("confirm", table, mark), "success")
        if self.tree and self.tree.finish:
            finish = self.tree.finish
            yield Button(finish.button, custom_id("pick", table, mark, finish.key))
        if self.draft.actions or self.step_is_free:
            yield Button(words("button-back"), custom_id("back", table, mark))
        if len(self.draft.actions) > 1:
            yield Button(words("button-afresh"), custom_id("afresh", table, mark))


def _has_own_button(entry: MenuEntry) -> bool:
    return entry.action is not None and face_of_action(entry.action).own_button


def _fit_on_buttons(entries: Sequence[MenuEntry]) -> bool:
    if len(entries) <= BUTTONS_IN_A_ROW:
        return True
    return len(entries) <= BUTTONS and all(len(entry.button) <= SHORT for entry in entries)
