"""A personality that exists in tests alone: the Augur, with a decision, an action, an event and an
obstacle of its own.

    with the_augur(tmp_path):
        ...  # it is in the rules, and its card in the hands one begins with

Importing this package changes nothing: what the module of the Augur has entered in the tables is
taken out again at once, and is there only inside the block.
"""

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine import rulebook
from engine.actions import Action
from engine.decisions import Decision
from engine.events import Event
from engine.evolve import EVOLVERS
from engine.obstacles.kinds import Obstacle
from engine.terms import CardId

CARD = CardId("start-augur")
REPLACED = CardId("start-diplomat")
ROW = {
    "id": CARD,
    "name": "Augur",
    "numeral": "start",
    "personalities": ["augur"],
    "gods": ["jupiter"],
}
TABLES: tuple[dict[Any, Any], ...] = (
    Decision.kinds,
    Action.kinds,
    Event.kinds,
    Obstacle.kinds,
    EVOLVERS,
    rulebook.BEGINNINGS,
    rulebook.OPTIONS,
    rulebook.RESOLUTIONS,
    rulebook.EXPLANATIONS,
    rulebook.COMPULSORY,
)
_PACKAGES = ("engine", "players", "words", "render", "bot")


@contextmanager
def _as_they_were() -> Iterator[None]:
    """Whatever is entered in the tables inside the block leaves them at its end."""
    before = [dict(table) for table in TABLES]
    try:
        yield
    finally:
        for table, entries in zip(TABLES, before, strict=True):
            table.clear()
            table.update(entries)


with _as_they_were():
    _without = [set(table) for table in TABLES]
    import_module("tests.imaginary.augur")
    _ENTERED = [
        {key: table[key] for key in table.keys() - without}
        for table, without in zip(TABLES, _without, strict=True)
    ]

__all__ = ["CARD", "REPLACED", "ROW", "TABLES", "the_augur"]


@contextmanager
def the_augur(folder: Path) -> Iterator[None]:
    """The folder is for the data with its card, which takes the place of the first Diplomat."""
    _write_data(folder)
    try:
        with _as_they_were(), pytest.MonkeyPatch.context() as patch:
            patch.setattr("engine.catalogue.files", lambda _: folder)
            for table, entries in zip(TABLES, _ENTERED, strict=True):
                table.update(entries)
            _forget()
            yield
    finally:
        _forget()


def _write_data(folder: Path) -> None:
    data = files("data")
    for name in ("components.json", "forum.json", "fish_market.json", "solitaria.json", "boards"):
        source = Path(str(data / name))
        (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name)
    cards = json.loads((data / "cards.json").read_text(encoding="utf-8"))
    cards["cards"] = [ROW if row["id"] == REPLACED else row for row in cards["cards"]]
    for hand in cards["start_hands"].values():
        hand[:] = [CARD if card == REPLACED else card for card in hand]
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")


def _forget() -> None:
    """What was worked out from the catalogue and kept."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in _PACKAGES:
            for each in list(vars(module).values()):
                if callable(clear := getattr(each, "cache_clear", None)):
                    clear()
