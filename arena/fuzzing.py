"""Random games over boards, seats, card sets and options, every step of them checked."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import get_args

from arena import simulation
from engine import GameOptions, invariants, new_game, read_options, rng
from engine.catalogue import catalogue
from engine.game_options import (
    INDIVIDUAL_SEATS,
    NEEDS,
    NOT_WITH_SOLITARIA,
    SOLITARIA_SEATS,
    TEAM_SEATS,
    suits_solitaria,
)
from engine.terms import BoardId

VARIED_OPTIONS = (
    "colonist_income",
    "display_side",
    "intermediate_scoring",
    "no_starting_goods",
    "magister_through_diplomat_may_use_senator",
    "mismatched_colonists",
    "prefect_cash_needs_a_flipped_marker",
    "marker_coins",
    "hands_visible",
    "legatus_answered_by_legatus",
    "communication",
    "salt",
    "forum",
    "forum_auction",
    "forum_first_threshold",
    "forum_placeholders",
    "forum_stack_visible",
    "fish_market",
    "fish_market_side",
    "solitaria_difficulty",
    "solitaria_scoring",
)
TableSetup = tuple[int, str, bool]
"""Seats, card set, and whether they play in teams."""


@dataclass(frozen=True)
class Case:
    """One game to be played; its options are drawn from its seed, like everything else, but for
    those that were asked for."""

    board: str
    seats: int
    cards: str
    team: bool
    seed: str
    asked_for: tuple[tuple[str, object], ...] = ()

    def options(self) -> GameOptions:
        chance = rng.stream(self.seed, "options")
        drawn = {name: rng.shuffled(_values(name), chance)[0] for name in VARIED_OPTIONS}
        table = {"board": self.board, "seats": self.seats, "set": self.cards, "team": self.team}
        asked_for = dict(self.asked_for)
        asked = _by_name(self.asked_for)
        mode = str(asked.get("solitaria", _mode(self, chance)))
        if mode != "none":
            drawn |= {"solitaria": mode} | dict.fromkeys(NOT_WITH_SOLITARIA, False)
            del drawn["team"]
        for name, needed in NEEDS.items():
            if asked.get(needed, drawn.get(needed)) in (None, False, "none"):
                drawn.pop(name, None)
        if mode == "solo":
            drawn.pop("solitaria_scoring", None)
        return read_options({**table, **_by_alias(drawn), **asked_for})


def _mode(case: Case, chance: Random) -> str:
    """One seat is alone against Contrarius; of the tables for two, every third one meets him."""
    if case.seats == SOLITARIA_SEATS["solo"]:
        return "solo"
    suits = suits_solitaria(catalogue().boards[BoardId(case.board)])
    if case.seats != SOLITARIA_SEATS["two"] or case.team or not suits:
        return "none"
    if _without_contrarius(_by_name(case.asked_for)):
        return "none"
    return rng.shuffled(("none", "none", "two"), chance)[0]


def _without_contrarius(asked: Mapping[str, object]) -> bool:
    """Ruling OP3: something was asked for that does not go with him."""
    return any(asked.get(name) for name in NOT_WITH_SOLITARIA)


@dataclass(frozen=True)
class CaseResult:
    case: Case
    decisions: int
    problem: str | None = None


def tables(*, seats: Sequence[int], sets: Sequence[str], only_teams: bool) -> list[TableSetup]:
    """What can be played with so many seats and these cards, alone and in teams."""
    alone = [(n, cards, False) for n, cards in product(seats, sets) if n in (1, *INDIVIDUAL_SEATS)]
    teams = [(n, "venus", True) for n in seats if n in TEAM_SEATS and "venus" in sets]
    return teams if only_teams else [*alone, *teams]


def cases(
    seed: str,
    games: int,
    *,
    boards: Sequence[str],
    tables: Sequence[TableSetup],
    asked_for: Mapping[str, object] | None = None,
) -> Iterator[Case]:
    """Every board once before any comes again, each time at another table; the same options in
    all of them where they are asked for, and nothing that these rule out."""
    options = tuple((asked_for or {}).items())
    asked = _by_name(options)
    suiting = {board: [each for each in tables if _suits(board, each, asked)] for board in boards}
    played = [board for board in boards if suiting[board]] or boards
    for number, game_seed in enumerate(simulation.game_seeds(seed, games)):
        turn, place = divmod(number, len(played))
        at = suiting[played[place]] or tables
        yield Case(played[place], *at[(place + turn) % len(at)], game_seed, options)


def _suits(board: str, table: TableSetup, asked: Mapping[str, object]) -> bool:
    """Contrarius plays neither on every board nor with everything (ruling OP3)."""
    seats, _, team = table
    alone = seats == SOLITARIA_SEATS["solo"]
    mode = asked.get("solitaria", "solo" if alone else "none")
    if mode == "none":
        return not alone
    if team or _without_contrarius(asked) or seats != SOLITARIA_SEATS.get(str(mode)):
        return False
    return suits_solitaria(catalogue().boards[BoardId(board)])


def check(case: Case) -> CaseResult:
    """Any exception at all is a find."""
    decisions = 0
    try:
        options = case.options()
        invariants.check_state(new_game(options, case.seed))
        for step in simulation.steps(options, case.seed, ("random",) * case.seats):
            decisions += 1
            invariants.check_game_step(step.before, step.action, step.transition)
    except Exception as find:
        return CaseResult(case, decisions, f"{type(find).__name__}: {find}")
    return CaseResult(case, decisions)


def _by_alias(drawn: Mapping[str, object]) -> dict[str, object]:
    """As people name them, so that what is asked for comes in their place."""
    return {GameOptions.model_fields[name].alias or name: value for name, value in drawn.items()}


def _by_name(asked_for: Iterable[tuple[str, object]]) -> dict[str, object]:
    """As the rules name them."""
    fields = {field.alias or name: name for name, field in GameOptions.model_fields.items()}
    return {fields.get(alias, alias): value for alias, value in asked_for}


def _values(name: str) -> tuple[object, ...]:
    return get_args(GameOptions.model_fields[name].annotation) or (False, True)
