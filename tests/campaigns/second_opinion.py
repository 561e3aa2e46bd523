"""What follows from the exported files of a campaign, worked out a second time.

Nothing of the project is used here, only the two files and what the documents promise: points,
tie-breakers, who goes up and down, who comes into the finals, and ratings after Weng and Lin (JMLR
12, 2011, algorithm 4: Plackett-Luce) with the usual constants.
"""

from __future__ import annotations

import csv
import io
import json
import math
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Any

Game = dict[str, Any]
MU, SIGMA = 25.0, 25.0 / 3
BETA = 25.0 / 6
TAU = 25.0 / 300
"""How much less sure a rating is before each game."""
KAPPA = 0.0001


@dataclass
class Tally:
    """Of an entrant in a division, a group or at a table of the finals."""

    entrant: int
    played: int = 0
    points: Fraction = Fraction(0)
    won: int = 0
    scored: int = 0
    usual: Fraction = Fraction(0)
    met: list[int] = field(default_factory=list)

    @property
    def share(self) -> Fraction:
        return Fraction(self.scored) / self.usual if self.usual else Fraction(0)


class SecondOpinion:
    def __init__(self, exported_json: str, exported_csv: str) -> None:
        self.told = json.loads(exported_json)
        self.games: list[Game] = self.told["games"]
        self._agrees(exported_csv)

    def _agrees(self, exported: str) -> None:
        """Both files say the same of every seat."""
        rows = list(csv.DictReader(io.StringIO(exported.removeprefix("\ufeff"))))
        seats = [(game, seat) for game in self.games for seat in range(len(game["seats"]))]
        assert len(rows) == len(seats)
        for row, (game, seat) in zip(rows, seats, strict=True):
            done = game["status"] == "done"
            holder = game["seats"][seat]
            assert int(row["game"]) == game["game"] + 1
            assert int(row["entrant"]) == holder["entrant"] + 1
            assert (row["board"], row["status"]) == (game["board"], game["status"])
            assert row["name"].removeprefix("'") == self.name(holder["entrant"])
            assert row["victory_points"] == (str(game["victory_points"][seat]) if done else "")
            assert row["rank"] == (str(game["ranks"][seat]) if done else "")
            if done:
                gained = points_of(game)[holder["entrant"]]
                assert math.isclose(float(row["points"]), gained)

    def name(self, entrant: int) -> str:
        return str(self.told["entrants"][entrant]["name"])

    def groups(self, season: int) -> list[int]:
        return sorted({game["group"] for game in self.games if game["season"] == season})

    def standings(self, season: int, group: int) -> list[Tally]:
        """The best first: by points, games won, victory points against the average, points of
        those met, order of joining."""
        here = [game for game in self.games if (game["season"], game["group"]) == (season, group)]
        rows = {seat["entrant"]: Tally(seat["entrant"]) for game in here for seat in game["seats"]}
        for game in here:
            if game["status"] != "done":
                continue
            scored: dict[int, int] = {}
            for seat, score in zip(game["seats"], game["victory_points"], strict=True):
                scored[seat["entrant"]] = scored.get(seat["entrant"], 0) + score
            first = _ranks(game)
            for entrant, gained in points_of(game).items():
                row = rows[entrant]
                row.played += 1
                row.points += gained
                row.won += first[entrant] == 1
                row.scored += scored[entrant]
                row.usual += Fraction(sum(scored.values()), len(scored))
                row.met += [other for other in scored if other != entrant]

        def worth(row: Tally) -> tuple[Any, ...]:
            opponents = sum((rows[other].points for other in row.met), Fraction(0))
            return -row.points, -row.won, -row.share, -opponents, row.entrant

        return sorted(rows.values(), key=worth)

    def divisions_after(self, season: int) -> list[set[int]]:
        """Who plays in which division next: of four to seven one changes, of eight two."""
        before = [[row.entrant for row in self._present(season, g)] for g in self.groups(season)]
        after = [set(each) for each in before]
        for above, (upper, lower) in enumerate(pairwise(before)):
            count = min(len(upper), len(lower)) // 4
            falling, rising = set(upper[len(upper) - count :]), set(lower[:count])
            after[above] = after[above] - falling | rising
            after[above + 1] = after[above + 1] - rising | falling
        return after

    def qualified(self, season: int, count: int) -> list[int]:
        """Who goes on from a step of a tournament: the first of all groups, then the best of the
        second, and so on."""
        return _best([self._present(season, group) for group in self.groups(season)])[:count]

    def members(self, season: int) -> list[set[int]]:
        """Who plays in each division, or at each table of the finals."""
        return [{row.entrant for row in self.standings(season, g)} for g in self.groups(season)]

    def ranking(self) -> list[int]:
        """Everybody in the end."""
        last = max(game["season"] for game in self.games)
        if self.told["kind"] != "tournament":
            return [row.entrant for g in self.groups(last) for row in self.standings(last, g)]
        found: list[int] = []
        for season in range(last, -1, -1):
            here = _best([self.standings(season, group) for group in self.groups(season)])
            found += [each for each in here if each not in found]
        return found

    def ratings(self) -> dict[str, tuple[float, float, int, int]]:
        """Of everybody who played: mu, sigma, games, wins; after all games, in their order."""
        now: dict[str, tuple[float, float, int, int]] = {}
        done = [game for game in self.games if game["status"] == "done"]
        for game in sorted(done, key=lambda each: (each["ended_at"], each["table"])):
            sides: dict[int, list[tuple[str | None, int]]] = {}
            for place, seat in enumerate(game["seats"]):
                side = seat["entrant"] if self.told["pairs"] else place
                sides.setdefault(side, []).append((self._who(seat), game["ranks"][place]))
            people = [each for each in sides.values() if any(who for who, _ in each)]
            if len(people) < 2:
                continue
            before = [[now.get(who or "", (MU, SIGMA, 0, 0)) for who, _ in each] for each in people]
            strength = [[(mu, sigma) for mu, sigma, _, _ in each] for each in before]
            after = plackett_luce(strength, [each[0][1] for each in people])
            for side, known, changed in zip(people, before, after, strict=True):
                for (who, rank), old, (mu, sigma) in zip(side, known, changed, strict=True):
                    if who is not None:
                        now[who] = (mu, sigma, old[2] + 1, old[3] + (rank == 1))
        return now

    def _who(self, seat: dict[str, Any]) -> str | None:
        """Whoever has no name any more is told apart by their place."""
        if seat["played_by"] == "computer":
            return None
        return seat["player"] or f"nobody {seat['entrant']} {seat['member']}"

    def _present(self, season: int, group: int) -> list[Tally]:
        """Without those who have left."""
        rows = self.standings(season, group)
        return [row for row in rows if not self.told["entrants"][row.entrant]["left"]]


def _best(tables: list[list[Tally]]) -> list[int]:
    found: list[int] = []
    for rank in range(max(map(len, tables))):
        there = [each[rank] for each in tables if len(each) > rank]
        there.sort(
            key=lambda row: (-row.points / max(row.played, 1), -row.won, -row.share, row.entrant)
        )
        found += [row.entrant for row in there]
    return found


def points_of(game: Game) -> dict[int, Fraction]:
    """12 for the winner, none for the last, an equal share of the way between; ties share."""
    ranks = _ranks(game)
    others = len(ranks) - 1
    return {
        one: Fraction(12, others)
        * sum(
            (Fraction(1) if mine < theirs else Fraction(1, 2) if mine == theirs else Fraction(0))
            for other, theirs in ranks.items()
            if other != one
        )
        for one, mine in ranks.items()
    }


def _ranks(game: Game) -> dict[int, int]:
    return {seat["entrant"]: rank for seat, rank in zip(game["seats"], game["ranks"], strict=True)}


def plackett_luce(
    sides: list[list[tuple[float, float]]], ranks: list[int]
) -> list[list[tuple[float, float]]]:
    """Side by side the mu and sigma of each player before, and after the game."""
    sides = [[(mu, math.hypot(sigma, TAU)) for mu, sigma in side] for side in sides]
    mus = [sum(mu for mu, _ in side) for side in sides]
    variances = [sum(sigma**2 for _, sigma in side) for side in sides]
    c = math.sqrt(sum(each + BETA**2 for each in variances))
    strength = [math.exp(mu / c) for mu in mus]
    among = [
        sum(own for own, theirs in zip(strength, ranks, strict=True) if theirs >= rank)
        for rank in ranks
    ]
    """Who was still to be placed when each was placed."""
    ties = [ranks.count(rank) for rank in ranks]
    after = []
    for i, side in enumerate(sides):
        omega = delta = 0.0
        for q, rank in enumerate(ranks):
            if rank <= ranks[i]:
                chance = strength[i] / among[q]
                omega += ((q == i) - chance) / ties[q]
                delta += chance * (1 - chance) / ties[q]
        omega *= variances[i] / c
        delta *= variances[i] / c**2 * (math.sqrt(variances[i]) / c)
        after.append(
            [
                (
                    mu + sigma**2 / variances[i] * omega,
                    sigma * math.sqrt(max(1 - sigma**2 / variances[i] * delta, KAPPA)),
                )
                for mu, sigma in side
            ]
        )
    return after


def shown(mu: float, sigma: float) -> int:
    """As people read a rating: 1000 for a beginner."""
    return round(1000 + 40 * (mu - 3 * sigma))
