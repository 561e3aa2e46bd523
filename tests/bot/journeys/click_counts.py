"""Turns as people click them: what they look for, one click after the other, from Play to Confirm.

The same script is first tried on panels that nobody sees, to find a moment in which it can be done,
and then clicked over the wire.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.faces.confirmable import confirmable
from bot.handlers.panel import picked
from bot.tables import TableId
from bot.tables.rehearsal import Rehearsal, begun
from bot.texts.custom_ids import read
from bot.texts.menus import is_group
from bot.texts.panel import panel_post
from bot.texts.panel_controls import TOP, PanelPlace
from bot.texts.post import Button, Post, SelectMenu
from engine import GameState
from engine.decisions import CardChoice
from engine.terms import Personality
from render import Picture
from tests.world.wire import NAMES
from words import ENGLISH, nouns
from words.reader import Reader

INDIVIDUAL: Mapping[str, object] = {"board": "imperium", "seats": 3}
VENUS: Mapping[str, object] = {**INDIVIDUAL, "set": "venus"}
TEAM: Mapping[str, object] = {"board": "hellas", "seats": 4, "team": True}
CONFIRM = "Confirm"


@dataclass(frozen=True)
class Turn:
    """What somebody does, and what they look for: the beginning of a button or of an entry, or of
    the question on a menu, whose first entry is then chosen."""

    does: str
    told: Mapping[str, int] = field(hash=False)
    """What everyone is told of it then, and how often."""
    looks_for: tuple[str, ...]
    games: tuple[Mapping[str, object], ...] = field(hash=False)
    """In which it can be tried; alone and in teams it takes the same clicks."""


def turn(
    does: str, told: Mapping[str, int], *looks_for: str, only: Mapping[str, object] | None = None
) -> Turn:
    return Turn(does, told, (*looks_for, CONFIRM), (only,) if only else (INDIVIDUAL, TEAM))


BUILD, BUILD_MORE, PROVINCE = "Build where", "Build another", "Which province"
FOR_SALE, COLONIST = r".*\(\w+.*[^…]$", "(Land|Sea) colonist|Place a"
SPECIALISTS = "Mason|Farmer|Smith|Vintner|Weaver"
AS_YOU_LIKE = (".* …$", r"\d \w+")
TURNS: Mapping[Personality, tuple[Turn, ...]] = {
    "architect": (
        turn(
            "two moves, two houses",
            {"moved a": 2, "built in": 2},
            "Architect", BUILD, BUILD_MORE,
        ),
        turn("three houses", {"built in": 3}, "Architect", BUILD, BUILD_MORE, BUILD_MORE),
    ),
    "colonist": (
        turn("a colonist", {"placed a": 1}, "Colonist", COLONIST),
        turn("two colonists", {"placed a": 2}, "Colonist", COLONIST, COLONIST, only=INDIVIDUAL),
    ),
    "consul": (turn("a card", {"bought the": 1}, "Consul", FOR_SALE, only=INDIVIDUAL),),
    "diplomat": (
        turn("a Prefect copied", {"produce": 1}, "Diplomat", ".*: Prefect", PROVINCE),
        turn(
            "an Architect copied, two houses",
            {"built in": 2},
            "Diplomat", ".*: Architect", BUILD, BUILD_MORE,
        ),
    ),
    "legatus": (
        turn(
            "no card suggested", {"pointed to no card": 1},
            "Legatus", CONFIRM, "Point to none",
            only=TEAM,
        ),
        turn("a card suggested", {"pointed to": 1}, "Legatus", CONFIRM, FOR_SALE, only=TEAM),
    ),
    "magister": (
        turn(
            "a Prefect repeated", {"repeated the": 1, "produce": 1},
            "Magister", "Repeat the Prefect", PROVINCE,
            only=VENUS,
        ),
        turn(
            "a Mercator repeated, two goods", {"sold": 1, "bought": 1},
            "Magister", "Repeat the Mercator", "Sell", "Buy",
            only=VENUS,
        ),
    ),
    "mercator": (
        turn("one good", {"sold": 1}, "Mercator", "Sell"),
        turn("two goods", {"sold": 1, "bought": 1}, "Mercator", "Sell", "Buy"),
    ),
    "praetor": (
        turn("a card", {"bought the": 1}, "Praetor", FOR_SALE, only=TEAM),
        turn(
            "a card, with a choice of payment", {"bought the": 1},
            "Praetor", *AS_YOU_LIKE,
            only=TEAM,
        ),
    ),
    "prefect": (
        turn("a province", {"produce": 1}, "Prefect: which province"),
        turn(
            "a province, goods that don't fit", {"produce": 1, "no room for": 1},
            "Prefect: which province", "Keep",
        ),
    ),
    "proconsul": (turn("a card", {"bought the": 1}, "Proconsul", FOR_SALE, only=TEAM),),
    "senator": (
        turn("two cards", {"bought the": 2}, "Senator", FOR_SALE, FOR_SALE, only=INDIVIDUAL),
        turn(
            "two cards, one with a choice of payment", {"bought the": 2},
            "Senator", FOR_SALE, *AS_YOU_LIKE,
            only=INDIVIDUAL,
        ),
    ),
    "specialist": (turn("goods from your houses", {"You played the": 1}, SPECIALISTS),),
    "tribune": (
        turn("no colonist", {"took back": 1}, "Tribune", "Buy no colonist"),
        turn("a colonist", {"placed a": 1}, "Tribune", COLONIST),
    ),
}  # fmt: skip
"""A usual turn of each personality, and the longest usual one where that is another."""


def table(clicks: Mapping[Turn, int]) -> str:
    """What docs/playing.md says about it."""
    lines = ["| Card | A usual turn | Clicks | A long one | Clicks |", "|---|---|---|---|---|"]
    for name, turns in TURNS.items():
        cells = [f"{each.does} | {clicks[each]}" for each in turns]
        cells += [" | "] * (2 - len(turns))
        lines.append(f"| {nouns.personality_name(ENGLISH, name)} | {' | '.join(cells)} |")
    return "\n".join(lines)


@dataclass(frozen=True)
class Found:
    """A control: its custom id, and the value to choose if it is a menu."""

    custom_id: str
    value: str | None


def found(post: Post, wanted: str) -> Found | None:
    pattern = re.compile(wanted)
    for row in post.rows:
        if isinstance(row, SelectMenu):
            if pattern.match(row.placeholder):
                return Found(row.id, row.choices[0].value)
            for choice in row.choices:
                if pattern.match(choice.label):
                    return Found(row.id, choice.value)
        else:
            for button in row:
                if isinstance(button, Button) and pattern.match(button.label):
                    return Found(button.id, None)
    return None


def panel(draft: Rehearsal, place: PanelPlace = TOP) -> Post:
    reader = Reader(ENGLISH, draft.view, NAMES)
    return panel_post(reader, TableId(1), draft, Picture(b"", "a board"), place)


def can_be_clicked(state: GameState, turn: Turn) -> bool:
    """From the beginning of a turn to the first Confirm."""
    if not isinstance(state.decision, CardChoice) or state.decision.seat != state.active:
        return False
    draft, place = begun(state, state.decision.seat, 7), TOP
    for wanted in _until_confirm(turn):
        control = found(panel(draft, place), wanted)
        if control is None:
            return False
        read_id = read(control.custom_id)
        assert read_id
        key = control.value or read_id.rest[-1]
        tried = picked(draft, key)
        if tried is None:
            assert is_group(draft, key)
            place = PanelPlace(key)
        else:
            draft, place = tried, TOP
    return place == TOP and confirmable(draft) is not None


def _until_confirm(turn: Turn) -> Iterator[str]:
    for wanted in turn.looks_for:
        if wanted == CONFIRM:
            return
        yield wanted
