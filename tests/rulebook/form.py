"""The form in which the worked examples of the rulebook are written down, and how it is read.

An example begins with what is `given` and goes on step by step: an action to `do`, and beside it
what must hold then. Several cases of one example share what the example itself gives. Seats go by
the names the example lists in turn order, and a line by its two ends.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator

FOLDER = Path(__file__).parent

Place = str | tuple[str, str]
Places = dict[str, tuple[Place, ...]]
Told = dict[str, Any]
"""An action, event or decision by some of its fields; those not named may be anything."""


class Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Given(Form):
    """What `tests.builders.a_game` sets; whatever is left out is as in a new game."""

    board: str = "imperium"
    seats: tuple[str, ...] = ("red", "blue")
    seed: str = "rulebook"
    options: dict[str, bool | str] = {}
    to_play: str | None = None
    coins: dict[str, int] = {}
    goods: dict[str, dict[str, int]] = {}
    hand: dict[str, tuple[str, ...]] = {}
    discard: dict[str, tuple[str, ...]] = {}
    colonists: dict[str, Places] = {}
    houses: dict[str, tuple[str, ...]] | None = None
    tokens: dict[str, str] | None = None
    markers: dict[str, str] | None = None
    flipped: tuple[str, ...] = ()
    display: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    magnus: str | None = None
    concordia: str | None = None
    intermediate_points: dict[str, int] | None = None


class Step(Form):
    """One action, or none where the beginning itself is looked at, and what holds then."""

    do: Told | None = None

    events: tuple[Told, ...] = ()
    """They came to pass in this order; others may stand between them."""
    no_events: tuple[str, ...] = ()
    decision: Told = {}
    offers: tuple[Told, ...] = ()
    offers_only: tuple[Told, ...] = ()
    refuses: tuple[Told, ...] = ()
    active: str = ""
    coins: dict[str, int] = {}
    goods: dict[str, dict[str, int]] = {}
    free_spaces: dict[str, int] = {}
    waiting: dict[str, int] = {}
    in_hand: dict[str, tuple[str, ...]] = {}
    colonists: dict[str, Places] = {}
    houses: dict[str, tuple[str, ...]] = {}
    adjacent: dict[str, tuple[str, ...]] = {}
    house_costs: dict[str, Told] = {}
    prices: dict[str, tuple[str, ...]] = {}
    display: tuple[str, ...] = ()
    tokens: dict[str, str] = {}
    token_totals: dict[str, int] = {}
    markers: dict[str, str] = {}
    flipped: tuple[str, ...] = ()
    magnus: str = ""
    gods_for_sale: dict[str, int] = {}
    wealth: dict[str, int] = {}
    points: dict[str, dict[str, int]] = {}
    concordia_points: dict[str, int] = {}
    total: dict[str, int] = {}
    intermediate_points: dict[str, int] = {}
    card_gods: dict[str, tuple[str, ...]] = {}
    components: Told = {}

    @property
    def expectations(self) -> set[str]:
        return self.model_fields_set - {"do"}


Needs = Literal["team", "salt"]


class Case(Form):
    given: Told = {}
    needs: Needs | None = None
    step: tuple[Step, ...]


class Example(Form):
    id: str
    rule: str
    tells: str
    sets: tuple[Literal["base", "venus"], ...]
    needs: Needs | None = None
    given: Told = {}
    step: tuple[Step, ...] = ()
    case: tuple[Case, ...] = ()

    @model_validator(mode="after")
    def _has_steps_or_cases(self) -> Example:
        if bool(self.step) == bool(self.case):
            raise ValueError(f"{self.id}: either steps or cases, and some of them")
        return self

    @property
    def cases(self) -> tuple[Case, ...]:
        return self.case or (Case(step=self.step),)


class Run(Form):
    """One case of an example with one set of cards: what a single test plays."""

    example: str
    id: str
    cards: str
    needs: Needs | None
    given: Given
    steps: tuple[Step, ...]


@cache
def examples() -> tuple[Example, ...]:
    files = sorted(FOLDER.glob("*.toml"))
    return tuple(
        Example.model_validate(told)
        for file in files
        for told in tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    )


def runs() -> Iterator[Run]:
    for example in examples():
        for cards in example.sets:
            for number, case in enumerate(example.cases, start=1):
                suffix = f"-{number}" if len(example.cases) > 1 else ""
                yield Run(
                    example=example.id,
                    id=f"{example.id}-{cards}{suffix}",
                    cards=cards,
                    needs=case.needs or example.needs,
                    given=Given.model_validate({**example.given, **case.given}),
                    steps=case.step,
                )
