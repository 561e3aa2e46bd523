"""A campaign before it is opened: how many games, how long, who meets whom how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from campaigns import finals
from campaigns.board_choice import sizes_for
from campaigns.campaign import CampaignTerms
from campaigns.draw import balanced, first_groups, games_each
from campaigns.errors import BadCampaign
from campaigns.schedule import Spread

FEWEST, MOST = 4, 64
MOST_GAMES = 40


@dataclass(frozen=True)
class CampaignPlan:
    entrants: int
    games: int
    """In one season, finals included."""
    rounds: int
    games_each: Spread
    """Before the finals."""
    meetings: Spread
    """Of two who are in the same division or group."""
    seats: Spread
    byes: int
    groups: tuple[int, ...]
    """How many are in each division or group."""
    finals: tuple[int, ...]
    """The number of tables in each step."""


def entrants_of(people: int, *, pairs: bool) -> int:
    """Refused where that many cannot play."""
    if people < FEWEST:
        raise BadCampaign("too-few", people=people, fewest=FEWEST)
    if people > MOST:
        raise BadCampaign("too-many", people=people, most=MOST)
    if pairs and people % 2:
        raise BadCampaign("odd-pairs", people=people)
    return people // 2 if pairs else people


def checked(terms: CampaignTerms) -> CampaignTerms:
    """Refuses what no number of people would make possible."""
    if terms.games is not None and not 1 <= terms.games <= MOST_GAMES:
        raise BadCampaign("games", games=terms.games, most=MOST_GAMES)
    if terms.format == "grand_tour":
        if terms.games is not None:
            raise BadCampaign("tour-games")
        if terms.boards:
            raise BadCampaign("tour-boards")
    sizes_for(terms.boards, pairs=terms.pairs)
    return terms


class PlanProblem(NamedTuple):
    """Why there can be no plan: the name of a message, and its facts."""

    why: str
    facts: Mapping[str, object]

    def raised(self) -> BadCampaign:
        return BadCampaign(self.why, **self.facts)


def plan_or_problem(terms: CampaignTerms, people: int, seed: str) -> CampaignPlan | PlanProblem:
    """For another process, to which no refusal could be handed over."""
    try:
        return planned(terms, people, seed)
    except BadCampaign as refusal:
        return PlanProblem(refusal.why, refusal.facts)


def planned(terms: CampaignTerms, people: int, seed: str = "") -> CampaignPlan:
    entrants = entrants_of(people, pairs=terms.pairs)
    checked(terms)
    groups = first_groups(terms, entrants)
    games = games_each(terms, groups)
    made = [
        balanced(terms, len(each), f"{seed} 0 {n}", games=games) for n, each in enumerate(groups)
    ]
    steps = finals.steps(len(groups), pairs=terms.pairs) if terms.format == "tournament" else []
    rounds = max(len(each.rounds) for each in made)
    return CampaignPlan(
        entrants=entrants,
        games=sum(each.games for each in made) + sum(steps),
        rounds=rounds + len(steps),
        games_each=_over(each.games_each for each in made),
        meetings=_over(each.meetings for each in made),
        seats=_over(each.seats for each in made),
        byes=sum(each.byes + (rounds - len(each.rounds)) * each.entrants for each in made),
        groups=tuple(map(len, groups)),
        finals=tuple(steps),
    )


def _over(spreads: Iterable[Spread]) -> Spread:
    found = list(spreads)
    return Spread(min(each.least for each in found), max(each.most for each in found))
