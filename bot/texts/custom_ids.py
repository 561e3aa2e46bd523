"""The custom id of a button or menu: verb, table and whatever else tells what was meant.

It outlives the process, and comes back from the outside: nothing in it is believed unchecked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bot.tables.table import TableId

Verb = Literal[
    # A table that gathers.
    "join", "leave", "team", "colour", "computer", "pace", "options", "start",
    # The message that stands for a table.
    "play", "hand", "board", "display", "log", "undo", "return",
    # The private panel: an option, another place in the menus, back, afresh, confirm.
    "pick", "group", "back", "afresh", "confirm",
    # Plans for the next turn: changed, put first, dropped.
    "plan",
    # Votes: to take something back, to remove a player, to end the game, to change its pace.
    "agree", "refuse", "remove", "keep", "end", "continue", "adopt", "reject",
    # A seat that is offered.
    "accept", "decline",
    # A turn of the past, one to be named, and what is shared with everyone.
    "history", "jump", "share",
    # A word to the partner.
    "tell",
    # The table that was meant by something typed.
    "at",
    # Free seats in a server: whether somebody is called.
    "call",
    # A campaign: join, leave, open.
    "campaign",
    # After the game.
    "film", "rematch",
]  # fmt: skip
LONGEST = 100
"""As long as Discord takes."""
_FORM = re.compile(r"([a-z]+):([1-9][0-9]{0,17})((?::[A-Za-z0-9_.+-]{1,40})*)")
_NUMBER = re.compile("0|[1-9][0-9]*")
"""As we write them: nothing else is taken for the same."""
VERBS: tuple[Verb, ...] = get_args(Verb)
_VERBS: Mapping[str, Verb] = {each: each for each in VERBS}


@dataclass(frozen=True)
class ControlId:
    verb: Verb
    table: TableId
    rest: tuple[str, ...] = ()

    def __str__(self) -> str:
        return custom_id(self.verb, self.table, *self.rest)


def custom_id(verb: Verb, table: TableId, *rest: str | int) -> str:
    made = ":".join((verb, str(table), *map(str, rest)))
    assert len(made) <= LONGEST, made
    return made


def read(text: str) -> ControlId | None:
    """None for whatever we cannot have written."""
    found = _FORM.fullmatch(text)
    verb = _VERBS.get(found[1]) if found else None
    if found is None or verb is None:
        return None
    return ControlId(verb, TableId(int(found[2])), tuple(found[3].split(":")[1:]))


class NotOurs(Exception):
    """A custom id that looks like ours and cannot be."""


def numbers(control: ControlId, count: int) -> tuple[int, ...]:
    """What follows the table, where that is nothing but numbers."""
    if len(control.rest) != count or not all(map(_NUMBER.fullmatch, control.rest)):
        raise NotOurs
    return tuple(map(int, control.rest))
