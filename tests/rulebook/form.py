"""The form in which the worked examples of the rulebook are written down, and how it is read.

An example begins with what is `given` and goes on step by step: an action to `do`, and beside it
what must hold then. Several cases of one example share what the example itself gives. Seats go by
the names the example lists in turn order, and a line by its two ends.

An example is played in each of its modes. In a team game the seats it does not name sit behind
those it does, opposite their partners; where the turn goes on with the partner, the step says
what the partner does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator

FOLDER = Path(__file__).parent
FEWEST_IN_TEAMS = 4

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
    options: dict[str, bool | int | str] = {}
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
    tiles: dict[str, tuple[str, ...]] | None = None
    forum: tuple[str, ...] | None = None
    stack: tuple[str, ...] | None = None
    thrown: tuple[str, ...] = ()
    fish: dict[str, int] | None = None
    at_offers: dict[str, int] = {}
    contrarius: Told | None = None
    """What he has; as a seat he is named "contrarius"."""
    dice: dict[str, tuple[str, ...]] | None = None
    """What his dice show first."""
    anew: bool = False
    """He begins with the tokens and cards given here."""


class Step(Form):
    """One action, or none where the beginning itself is looked at, and what holds then."""

    do: Told | None = None
    partner_does: tuple[Told, ...] = ()
    """In a team game only, and before anything is looked at."""

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
    top: dict[str, str] = {}
    colonists: dict[str, Places] = {}
    houses: dict[str, tuple[str, ...]] = {}
    adjacent: dict[str, tuple[str, ...]] = {}
    house_costs: dict[str, Told] = {}
    prices: dict[str, tuple[str, ...]] = {}
    ways_to_pay: dict[str, tuple[tuple[str, ...], ...]] = {}
    display: tuple[str, ...] = ()
    tokens: dict[str, str] = {}
    token_totals: dict[str, int] = {}
    token_letters: dict[str, dict[str, int]] = {}
    marker_goods: tuple[tuple[tuple[str, ...], str], ...] = ()
    markers: dict[str, str] = {}
    flipped: tuple[str, ...] = ()
    magnus: str = ""
    gods_for_sale: dict[str, int] = {}
    wealth: dict[str, int] = {}
    points: dict[str, dict[str, int]] = {}
    concordia_points: dict[str, int] = {}
    total: dict[str, int] = {}
    intermediate_points: dict[str, int] = {}
    tiles: dict[str, tuple[str, ...]] = {}
    forum: tuple[str, ...] = ()
    stack_of: int = 0
    thrown: tuple[str, ...] = ()
    spaces: dict[str, int] = {}
    fish: dict[str, int] = {}
    open_offers: tuple[int, ...] = ()
    card_gods: dict[str, tuple[str, ...]] = {}
    components: Told = {}
    contrarius: Told = {}
    start_points: dict[str, int] = {}
    hand_sizes: dict[str, int] = {}
    winner: tuple[str, ...] = ()

    @property
    def expectations(self) -> set[str]:
        return self.model_fields_set - {"do", "partner_does"}


Mode = Literal["base", "venus", "team"]
Needs = Literal["salt"]


class Case(Form):
    given: Told = {}
    needs: Needs | None = None
    step: tuple[Step, ...]


class Example(Form):
    id: str
    rule: str
    tells: str
    modes: tuple[Mode, ...]
    needs: Needs | None = None
    given: Told = {}
    in_team: Told = {}
    """What a team game is given instead."""
    step: tuple[Step, ...] = ()
    case: tuple[Case, ...] = ()

    @model_validator(mode="after")
    def _has_steps_or_cases(self) -> Example:
        if bool(self.step) == bool(self.case):
            raise ValueError(f"{self.id}: either steps or cases, and some of them")
        return self

    @model_validator(mode="after")
    def _speaks_of_a_partner_in_a_team_only(self) -> Example:
        told = self.in_team or any(step.partner_does for case in self.cases for step in case.step)
        if told and "team" not in self.modes:
            raise ValueError(f"{self.id}: it has no team game")
        return self

    def given_in(self, mode: Mode, case: Case) -> Given:
        told = {**self.given, **case.given}
        if mode != "team":
            return Given.model_validate(told)
        given = Given.model_validate({**told, **self.in_team})
        return given.model_copy(update={"seats": with_partners(given.seats)})

    @property
    def cases(self) -> tuple[Case, ...]:
        return self.case or (Case(step=self.step),)


class Run(Form):
    """One case of an example in one mode: what a single test plays."""

    example: str
    id: str
    mode: Mode
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


def with_partners(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Four of them at least: the first partners sit before the second ones."""
    missing = range(len(seats), FEWEST_IN_TEAMS)
    return (*seats, *(f"partner of {seats[seat - FEWEST_IN_TEAMS // 2]}" for seat in missing))


def runs() -> Iterator[Run]:
    for example in examples():
        for mode in example.modes:
            for number, case in enumerate(example.cases, start=1):
                suffix = f"-{number}" if len(example.cases) > 1 else ""
                yield Run(
                    example=example.id,
                    id=f"{example.id}-{mode}{suffix}",
                    mode=mode,
                    needs=case.needs or example.needs,
                    given=example.given_in(mode, case),
                    steps=case.step,
                )
