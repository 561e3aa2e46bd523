"""The private panel as a post: what is asked, what was tried so far, and what can be chosen now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.faces.confirmable import confirmable
from bot.faces.event_face import face_of_event
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables.plans import Attempt, Planning
from bot.tables.rehearsal import Rehearsal
from bot.tables.table import Answer, TableId
from bot.texts.custom_ids import custom_id
from bot.texts.menus import MenuEntry, OptionMenu, menu
from bot.texts.narration import sentences
from bot.texts.panel_controls import TOP, PanelControls, PanelPlace
from bot.texts.plans import plan_lines, plan_rows, unplayed_lines
from bot.texts.post import Button, LinkButton, Post, Row
from bot.texts.posts.own_tables import OwnTable
from bot.texts.posts.places import place_text
from engine.catalogue import catalogue
from engine.events import CardPlayed
from engine.terms import GOODS, SeatId
from render import Picture
from words import Words, nouns
from words.market import fish_text
from words.reader import Reader


def panel_post(
    reader: Reader,
    table: TableId,
    draft: Rehearsal,
    picture: Picture,
    place: PanelPlace = TOP,
    *,
    step_is_free: bool = False,
    planned: PlannedTurn | None = None,
) -> Post:
    """`step_is_free`: the last step of the turn was confirmed, and can still be taken back."""
    tree = menu(reader, draft)
    controls = PanelControls(reader, table, draft, tree, place, step_is_free)
    planned = planned or PlannedTurn()
    panel = _Panel(reader, draft, tree, controls.group())
    above = (*planned.lines(reader), *panel.tried())
    return Post(
        texts=("\n".join(above), "\n".join((panel.heading(), panel.stock()))),
        pictures=(picture,),
        rows=(*controls.rows(), *planned.rows(reader, table, draft)),
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
        lines.append(words("panel-done.next", button=reader.button("table-button-play")))
        buttons = [Button(words("button-undo"), custom_id("undo", table, answer.number))]
    if elsewhere is not None:
        lines.append(words("panel-done.elsewhere", place=place_text(words, elsewhere.look)))
        if elsewhere.link:
            buttons.append(LinkButton(words("button-next-table"), elsewhere.link))
    return Post(("\n".join(lines),), rows=(tuple(buttons),) if buttons else ())


def replaced_post(words: Words, table: TableId) -> Post:
    """What is left of a panel after another was opened."""
    button = Button(words("table-button-play"), custom_id("play", table))
    return Post((words("panel-replaced"),), rows=((button,),))


@dataclass(frozen=True)
class PlannedTurn:
    """What a panel says of plans."""

    planning: Planning | None = None
    """Of the next turn, while it is prepared."""
    asked: SeatId | None = None
    """Who is waited for meanwhile."""
    unplayed: Attempt | None = None
    """The plan for this turn, which was not played by itself."""

    def lines(self, reader: Reader) -> Iterator[str]:
        if self.unplayed is not None:
            yield from unplayed_lines(reader, self.unplayed)
        if self.planning is not None and self.asked is not None:
            yield reader.words("plan-heading", seat=reader.named(self.asked))
            yield from plan_lines(reader, self.planning)

    def rows(self, reader: Reader, table: TableId, draft: Rehearsal) -> Iterator[Row]:
        """Not amid a turn that is being prepared."""
        if self.planning is not None and not draft.actions:
            yield from plan_rows(reader, table, self.planning)


@dataclass(frozen=True)
class _Panel:
    reader: Reader
    draft: Rehearsal
    tree: OptionMenu | None
    group: MenuEntry | None

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
            return words(self._ready()) if self.draft.ready else self._waiting()
        if self.group is not None:
            return words("panel-asked-within", question=self.tree.question, group=self.group.label)
        if confirmable(self.draft):
            again = "panel-asked-again" if self.draft.ahead is None else "plan-asked-again"
            return words(again, question=self.tree.question)
        return words("panel-asked", question=self.tree.question)

    def _ready(self) -> str:
        return "panel-ready" if self.draft.ahead is None else "plan-ready"

    def stock(self) -> str:
        words, own = self.reader.words, self.reader.view.seats[self.draft.seat]
        goods = [good for good in GOODS for _ in range(own.goods.get(good, 0))]
        stock = words(
            "panel-storehouse",
            coins=nouns.coins_text(words, own.coins),
            goods=nouns.goods_text(words, goods),
            spaces=own.free_spaces,
        )
        if self.reader.view.fish_market is None:
            return stock
        return words("panel-storehouse.fish", stock=stock, fish=fish_text(words, own.fish))

    def _waiting(self) -> str:
        """Not this seat's decision."""
        decisions = self.reader.view.decisions
        if not decisions:
            return self.reader.words("panel-over")
        return self.reader.words("panel-waiting", seat=self.reader.named(decisions[0].seat))
