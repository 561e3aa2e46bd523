"""How it stands: a pure function of the results.

A game gives its winner 12 points and whoever comes last none, those between them an equal share of
the way; ties share. So a table of three counts as much as a table of five.
Tie-breakers, in this order: games won; victory points compared with the average of one's tables;
the points of those one has met; the order of joining.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from campaigns.campaign import Campaign, CampaignGame

WIN = 12


@dataclass(frozen=True)
class StandingRow:
    place: int
    entrant: int
    played: int
    points: Fraction
    won: int
    victory_points: int
    share: Fraction
    """Victory points, divided by the average at one's tables; 1 is average."""
    opponents: Fraction
    """The points of those met, summed over all meetings."""


def game_points(game: CampaignGame) -> Mapping[int, Fraction]:
    """By entrant, of a game that is done."""
    ranks = places(game)
    others = len(ranks) - 1
    if not others:
        return dict.fromkeys(ranks, Fraction(WIN))
    return {
        entrant: Fraction(WIN, 2 * others)
        * sum(
            2 if own < rank else 1
            for other, rank in ranks.items()
            if other != entrant and own <= rank
        )
        for entrant, own in ranks.items()
    }


def places(game: CampaignGame) -> Mapping[int, int]:
    """By entrant: their rank in the game. Partners share theirs."""
    found: dict[int, int] = {}
    for chair, rank in zip(game.chairs, game.ranks or (), strict=False):
        found[chair.entrant] = min(rank, found.get(chair.entrant, rank))
    return found


def ranks_of(game: CampaignGame, scores: Sequence[int]) -> tuple[int, ...]:
    """Seat by seat, where nothing but points is known; those who tie share a rank."""
    totals = victory_points(game.model_copy(update={"scores": tuple(scores)}))
    rank = {
        each: 1 + sum(other > total for other in totals.values()) for each, total in totals.items()
    }
    return tuple(rank[chair.entrant] for chair in game.chairs)


def victory_points(game: CampaignGame) -> Mapping[int, int]:
    """By entrant; of a pair, both together."""
    totals: dict[int, int] = {}
    for chair, score in zip(game.chairs, game.scores or (), strict=False):
        totals[chair.entrant] = totals.get(chair.entrant, 0) + score
    return totals


def standings(entrants: Iterable[int], games: Sequence[CampaignGame]) -> list[StandingRow]:
    """Of these entrants in these games, the best first; only what is done counts."""
    done = [game for game in games if game.status == "done"]
    points = {each: Fraction(0) for each in entrants}
    played = dict.fromkeys(points, 0)
    won = dict.fromkeys(points, 0)
    scored = dict.fromkeys(points, 0)
    usual = {each: Fraction(0) for each in points}
    met: dict[int, list[int]] = {each: [] for each in points}
    for game in done:
        totals = victory_points(game)
        mean = Fraction(sum(totals.values()), len(totals))
        for entrant, gained in game_points(game).items():
            if entrant not in points:
                continue
            points[entrant] += gained
            played[entrant] += 1
            won[entrant] += places(game)[entrant] == 1
            scored[entrant] += totals[entrant]
            usual[entrant] += mean
            met[entrant] += [each for each in totals if each != entrant]
    rows = [
        StandingRow(
            place=0,
            entrant=each,
            played=played[each],
            points=points[each],
            won=won[each],
            victory_points=scored[each],
            share=Fraction(scored[each]) / usual[each] if usual[each] else Fraction(0),
            opponents=sum((points.get(other, Fraction(0)) for other in met[each]), Fraction(0)),
        )
        for each in points
    ]
    rows.sort(key=lambda row: (-row.points, -row.won, -row.share, -row.opponents, row.entrant))
    return [replace(row, place=place) for place, row in enumerate(rows, 1)]


def tables_of_standings(campaign: Campaign) -> list[tuple[int, list[StandingRow]]]:
    """Of the season or step that is played, division by division or group by group."""
    now = [each for each in campaign.games if each.season == campaign.season]
    found = []
    for group in sorted({each.group for each in now}):
        games = [each for each in now if each.group == group]
        found.append((group, standings(members(games), games)))
    return found


def members(games: Iterable[CampaignGame]) -> list[int]:
    """Everybody who sits, sat or will sit there."""
    return sorted({entrant for each in games for entrant in each.entrants})
