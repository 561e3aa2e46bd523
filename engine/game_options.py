"""What a table agrees on before the game: board, seats, cards and the options of the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import chain
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.alias_generators import to_camel

from engine.catalogue import BoardFacts, catalogue
from engine.errors import InvalidOptions, echo
from engine.kinds import LATER
from engine.terms import COLONIST_KINDS, BoardId, CardSet, Difficulty

INDIVIDUAL_SEATS = (2, 3, 4, 5)
TEAM_SEATS = (4, 6)
SOLITARIA_SEATS = {"solo": 1, "two": 2}
NOT_WITH_SOLITARIA = (
    "team", "fish_market", "forum_auction", "intermediate_scoring", "no_starting_goods",
)  # fmt: skip
"""Ruling OP3."""
NEEDS = {
    "forum_auction": "forum",
    "forum_first_threshold": "forum",
    "forum_placeholders": "forum",
    "forum_stack_visible": "forum",
    "fish_market_side": "fish_market",
    "solitaria_difficulty": "solitaria",
    "solitaria_scoring": "solitaria",
}
"""Options that mean nothing without another one (ruling OP1)."""


class GameOptions(BaseModel):
    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        alias_generator=to_camel,
        validate_by_name=True,
        validate_by_alias=True,
    )

    board: BoardId
    seats: int
    cards: Literal["base", "venus"] = Field(default="base", alias="set")
    team: bool = False

    colonist_income: Literal["five_and_one_each", "two_each"] = "five_and_one_each"
    display_side: Literal["cloth", "wine"] = "cloth"
    intermediate_scoring: bool = False
    no_starting_goods: bool = False
    salt: bool = False
    forum: bool = False
    forum_auction: bool = False
    fish_market: bool = False
    forum_first_threshold: Annotated[Literal[4, 1], Field(exclude_if=lambda cards: cards == 4)] = 4
    """Cards taken back for the first position of the forum (ruling FO5)."""
    forum_placeholders: Annotated[bool, LATER] = False
    forum_stack_visible: Annotated[bool, LATER] = False
    fish_market_side: Annotated[
        Literal["river", "mountain"], Field(exclude_if=lambda side: side == "river")
    ] = "river"
    solitaria: Annotated[
        Literal["none", "solo", "two"], Field(exclude_if=lambda mode: mode == "none")
    ] = "none"
    """Against Contrarius: alone, or two of them."""
    solitaria_difficulty: Annotated[
        Difficulty, Field(exclude_if=lambda level: level == "standard")
    ] = "standard"
    solitaria_scoring: Annotated[
        Literal["competitive", "cooperative"], Field(exclude_if=lambda how: how == "competitive")
    ] = "competitive"
    """Of two: the most points win, or both or neither (ruling SD9)."""
    magister_through_diplomat_may_use_senator: bool = False
    mismatched_colonists: bool = False
    prefect_cash_needs_a_flipped_marker: bool = True
    marker_coins: Literal["cloth_one", "cloth_and_wine_one"] = "cloth_one"
    legatus_answered_by_legatus: bool = False
    hands_visible: bool = False
    communication: Literal["free", "public", "silent"] = "free"
    """What partners agreed on (TT6): speak as they like, only before everyone, or not at all."""

    @property
    def card_set(self) -> CardSet:
        if self.team:
            return "venus-team"
        return "base" if self.cards == "base" else "venus-individual"


def read_options(values: Mapping[str, object]) -> GameOptions:
    """The options as a person or a file gives them, or the first problem with them."""
    try:
        options = GameOptions.model_validate(_with_team_cards(values))
    except ValidationError as error:
        raise _first_problem(error) from None
    boards = catalogue().boards
    if options.board not in boards:
        facts = {"given": _quoted(options.board), "known": ", ".join(boards)}
        raise InvalidOptions("unknown-board", facts)
    for name, needed in NEEDS.items():
        if not is_on(options, needed) and is_on(options, name):
            facts = {"name": to_camel(name), "needed": to_camel(needed)}
            raise InvalidOptions("needs-option", facts)
    if options.solitaria != "none":
        _check_solitaria(options)
    elif options.seats not in (TEAM_SEATS if options.team else INDIVIDUAL_SEATS):
        facts = {"given": str(options.seats), "team": "yes" if options.team else "no"}
        raise InvalidOptions("impossible-seats", facts)
    if options.team and options.cards == "base":
        raise InvalidOptions("team-cards", {"given": "base"})
    return options


def is_on(options: GameOptions, name: str) -> bool:
    """Whether it is anything but usual."""
    return bool(getattr(options, name) != GameOptions.model_fields[name].default)


def _check_solitaria(options: GameOptions) -> None:
    """Ruling OP3."""
    for name in NOT_WITH_SOLITARIA:
        if getattr(options, name):
            raise InvalidOptions("not-with-solitaria", {"name": to_camel(name)})
    board = catalogue().boards[options.board]
    if not suits_solitaria(board):
        raise InvalidOptions("solitaria-board", {"board": board.name})
    if options.seats != SOLITARIA_SEATS[options.solitaria]:
        facts = {"given": str(options.seats), "mode": options.solitaria}
        raise InvalidOptions("solitaria-seats", facts)
    if options.solitaria == "solo" and options.solitaria_scoring != "competitive":
        raise InvalidOptions("solitaria-scoring", {"given": options.solitaria_scoring})


def suits_solitaria(board: BoardFacts) -> bool:
    """Ruling OP3: it has a city to begin in for each kind of colonist."""
    cities = {city.id for city in board.cities}
    capitals = [board.capitals[kind] for kind in COLONIST_KINDS]
    return all(capitals) and cities.issuperset(chain.from_iterable(capitals))


def _with_team_cards(values: object) -> object:
    """Team play is played with Venus, which need not be said."""
    if not isinstance(values, Mapping) or values.get("team") is not True or "cards" in values:
        return values
    return {"set": "venus", **values}


def option_names() -> tuple[str, ...]:
    return tuple(field.alias or name for name, field in GameOptions.model_fields.items())


_PROBLEMS = {
    "extra_forbidden": "unknown-option",
    "missing": "missing-option",
    "bool_type": "not-true-or-false",
    "int_type": "not-a-whole-number",
    "string_type": "not-a-text",
    "literal_error": "not-a-choice",
}
"""What pydantic calls them, and what we do."""


def _first_problem(error: ValidationError) -> InvalidOptions:
    first = error.errors()[0]
    problem = _PROBLEMS.get(first["type"], "invalid-option")
    facts = {"name": _quoted(".".join(str(part) for part in first["loc"]) or "options")}
    if problem != "missing-option":
        facts["given"] = _quoted(first["input"])
    if problem == "unknown-option":
        facts["known"] = ", ".join(option_names())
    elif problem == "not-a-choice":
        facts["known"] = str(first["ctx"]["expected"])
    elif problem == "invalid-option":
        facts["why"] = first["msg"]
    return InvalidOptions(problem, facts)


def _quoted(value: object) -> str:
    """On one line, whatever was given."""
    return echo(json.dumps(value, default=str, ensure_ascii=False))
