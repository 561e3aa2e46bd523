"""A message as plain data: texts, pictures, buttons and menus, and whom it calls.

Presenters make these; `bot/discord/layout.py` turns them into what Discord takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.tables.seating import PlayerId
from render import Picture

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True)
class Button:
    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True)
class LinkButton:
    """Leads somewhere else; nobody hears of it."""

    label: str
    url: str


@dataclass(frozen=True)
class Choice:
    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class SelectMenu:
    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Row = tuple[Button | LinkButton, ...] | SelectMenu


@dataclass(frozen=True)
class Post:
    texts: tuple[str, ...]
    """Markdown; each stands by itself, the pictures between the first and the rest."""
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ()
    pings: tuple[PlayerId, ...] = ()
    """Whoever is called by it; their mention stands in a text."""
    files: tuple[tuple[str, bytes], ...] = ()
    calls: str | None = None
    """A role of the server that is called by it; its mention stands in a text."""


@dataclass(frozen=True)
class Form:
    """A window with one field; what is written comes back under the form's custom id."""

    id: str
    title: str
    label: str
    longest: int
