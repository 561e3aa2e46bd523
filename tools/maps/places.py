"""Finds room: on which side names stand, where colonists rest on lines, where provinces are named.

Each thing has candidates; in turn, each takes the one that disturbs the others least, until
nothing changes, with a few shakes in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

KINDS = ("token", "label", "house", "rest", "marker", "name", "yard", "legend")
_WEIGHTS = {
    ("house", "house"): 45,
    ("house", "rest"): 90,
    ("rest", "rest"): 70,
    ("house", "token"): 80,
    ("rest", "token"): 140,
    ("rest", "yard"): 60,
    ("marker", "label"): 600,
    ("marker", "token"): 600,
    ("marker", "name"): 600,
    ("marker", "house"): 300,
}
_ELSE = 320.0
_OVER_LINES = {"label": 0.9, "name": 1.2, "legend": 2.0, "yard": 0.9}
"""What it costs to stand on a point of a line; markers and colonists count it themselves."""
_RIM = 6
_AT_ONCE = 128


@dataclass
class Candidate:
    payload: Any
    boxes: np.ndarray  # n x 4
    kinds: list[int]
    cost: float = 0.0
    over_lines: float = 0.0


@dataclass
class Thing:
    name: str
    candidates: list[Candidate]
    chosen: int = 0

    @property
    def choice(self) -> Candidate:
        return self.candidates[self.chosen]


def _area(boxes: np.ndarray) -> np.ndarray:
    return np.maximum((boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1]), 1.0)


def _weights() -> np.ndarray:
    table = np.full((len(KINDS), len(KINDS)), _ELSE)
    for (a, b), weight in _WEIGHTS.items():
        i, j = KINDS.index(a), KINDS.index(b)
        table[i, j] = table[j, i] = weight
    return table


class Arrangement:
    def __init__(
        self, things: list[Thing], size: tuple[int, int], courses: dict[str, np.ndarray]
    ) -> None:
        self.things = things
        self.size = size
        self.table = _weights()
        self.points = np.vstack(list(courses.values())) if courses else np.zeros((0, 2))
        for thing in things:
            for candidate in thing.candidates:
                candidate.over_lines = self._over_lines(candidate)
                candidate.cost += candidate.over_lines + self._outside(candidate)
            thing.candidates.sort(key=lambda candidate: candidate.cost)
        self._collect()

    def _collect(self) -> None:
        self.spans: list[slice] = []
        begin = 0
        most = [max(len(c.boxes) for c in t.candidates) for t in self.things]
        for count in most:
            self.spans.append(slice(begin, begin + count))
            begin += count
        self.boxes = np.full((begin, 4), -1e6)
        self.kinds = np.zeros(begin, dtype=int)
        for index in range(len(self.things)):
            self.write(index)

    def write(self, index: int) -> None:
        span, choice = self.spans[index], self.things[index].choice
        self.boxes[span] = -1e6
        self.boxes[span.start : span.start + len(choice.boxes)] = choice.boxes
        self.kinds[span.start : span.start + len(choice.boxes)] = choice.kinds

    def _outside(self, candidate: Candidate) -> float:
        low = np.clip(_RIM - candidate.boxes[:, :2], 0, None).sum()
        high = np.clip(candidate.boxes[:, 2:] - (np.array(self.size) - _RIM), 0, None).sum()
        return 40.0 * float(low + high)

    def _over_lines(self, candidate: Candidate) -> float:
        cost = 0.0
        for box, kind in zip(candidate.boxes, candidate.kinds, strict=True):
            name = KINDS[kind]
            if name in _OVER_LINES:
                inside = (
                    (self.points[:, 0] > box[0])
                    & (self.points[:, 0] < box[2])
                    & (self.points[:, 1] > box[1])
                    & (self.points[:, 1] < box[3])
                )
                cost += _OVER_LINES[name] * float(inside.sum())
        return cost

    def clash(self, index: int, candidates: list[Candidate]) -> np.ndarray:
        """How much each of a thing's candidates would disturb all other things."""
        mine = np.vstack([candidate.boxes for candidate in candidates])
        kinds = np.concatenate([candidate.kinds for candidate in candidates]).astype(int)
        near = self._near(index, mine)
        boxes = self.boxes[near]
        width = np.minimum(mine[:, None, 2], boxes[None, :, 2])
        width -= np.maximum(mine[:, None, 0], boxes[None, :, 0])
        height = np.minimum(mine[:, None, 3], boxes[None, :, 3])
        height -= np.maximum(mine[:, None, 1], boxes[None, :, 1])
        rows, columns = np.nonzero((width > 0) & (height > 0))
        cost = np.zeros(len(mine))
        if len(rows):
            area = width[rows, columns] * height[rows, columns]
            share = area / np.minimum(_area(mine)[rows], _area(boxes)[columns])
            weight = self.table[kinds[rows], self.kinds[near][columns]]
            np.add.at(cost, rows, weight * (0.25 + share))
        begins = np.cumsum([0, *(len(candidate.boxes) for candidate in candidates[:-1])])
        return np.add.reduceat(cost, begins)

    def _near(self, index: int, mine: np.ndarray) -> np.ndarray:
        """The other things' boxes that any of these could meet."""
        (left, top), (right, bottom) = mine[:, :2].min(axis=0), mine[:, 2:].max(axis=0)
        near = (self.boxes[:, 0] < right) & (self.boxes[:, 2] > left)
        near &= (self.boxes[:, 1] < bottom) & (self.boxes[:, 3] > top)
        near[self.spans[index]] = False
        return np.flatnonzero(near)

    def _clash_now(self, index: int) -> float:
        return float(self.clash(index, [self.things[index].choice])[0])

    def settle(self, *, sweeps: int = 60, seed: int = 3) -> float:
        rng = np.random.default_rng(seed)
        best, best_choice = np.inf, [t.chosen for t in self.things]
        for _ in range(sweeps):
            changed = self._sweep(rng)
            if changed:
                continue
            total = self.total()
            if total < best:
                best, best_choice = total, [t.chosen for t in self.things]
            self._shake(rng)
        for index, chosen in enumerate(best_choice):
            self.things[index].chosen = chosen
            self.write(index)
        for _ in range(10):
            if not self._sweep(rng):
                break
        return self.total()

    def _sweep(self, rng: np.random.Generator) -> bool:
        changed = False
        for index in rng.permutation(len(self.things)):
            thing = self.things[index]
            if len(thing.candidates) == 1:
                continue
            best = self._best(index)
            if best != thing.chosen:
                thing.chosen = best
                self.write(index)
                changed = True
        return changed

    def _best(self, index: int) -> int:
        """The candidate that costs least; they are tried in the order of their own cost."""
        thing = self.things[index]
        now = thing.choice.cost + self._clash_now(index)
        best, best_cost = thing.chosen, now
        for begin in range(0, len(thing.candidates), _AT_ONCE):
            several = thing.candidates[begin : begin + _AT_ONCE]
            if several[0].cost >= best_cost:
                break
            costs = np.array([each.cost for each in several]) + self.clash(index, several)
            least = int(costs.argmin())
            if costs[least] < best_cost - 1e-9:
                best, best_cost = begin + least, float(costs[least])
        return best

    def _shake(self, rng: np.random.Generator) -> None:
        """Moves what clashes, and a few others, somewhere else by chance."""
        for index, thing in enumerate(self.things):
            if len(thing.candidates) == 1:
                continue
            if (self._clash_now(index) > 8 and rng.random() < 0.6) or rng.random() < 0.05:
                thing.chosen = int(rng.integers(len(thing.candidates)))
                self.write(index)

    def total(self) -> float:
        return sum(
            thing.choice.cost + self._clash_now(index) / 2
            for index, thing in enumerate(self.things)
        )

    def clashes(self) -> list[str]:
        """What still lies over something else, in words."""
        boxes = [
            (thing.name, KINDS[kind], box)
            for thing in self.things
            for box, kind in zip(thing.choice.boxes, thing.choice.kinds, strict=True)
        ]
        found = []
        for (one, kind, box), (other, other_kind, other_box) in combinations(boxes, 2):
            width = min(box[2], other_box[2]) - max(box[0], other_box[0])
            height = min(box[3], other_box[3]) - max(box[1], other_box[1])
            if one != other and width > 1 and height > 1:
                found.append(f"{kind} of {one}, {other_kind} of {other}: {width * height:.0f}")
        return found
