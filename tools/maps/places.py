"""Finds room: on which side names stand, where colonists rest on lines, where provinces are named.

Each thing has candidates; in turn, each takes the one that disturbs the others least, until
nothing changes, with a few shakes in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

KINDS = ("token", "label", "house", "rest", "province", "yard", "legend")
_WEIGHTS = {
    ("house", "house"): 45,
    ("house", "rest"): 30,
    ("rest", "rest"): 70,
    ("house", "token"): 80,
    ("rest", "token"): 80,
    ("rest", "yard"): 60,
}
_ELSE = 160.0
_RIM = 6


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
            self._write(index)

    def _write(self, index: int) -> None:
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
            if name in ("label", "province", "legend", "yard"):
                inside = (
                    (self.points[:, 0] > box[0])
                    & (self.points[:, 0] < box[2])
                    & (self.points[:, 1] > box[1])
                    & (self.points[:, 1] < box[3])
                )
                cost += {"label": 0.9, "province": 0.5, "legend": 2.0, "yard": 0.9}[name] * float(
                    inside.sum()
                )
        return cost

    def clash(self, index: int, candidate: Candidate) -> float:
        span = self.spans[index]
        mine = candidate.boxes
        left = np.maximum(mine[:, None, 0], self.boxes[None, :, 0])
        top = np.maximum(mine[:, None, 1], self.boxes[None, :, 1])
        right = np.minimum(mine[:, None, 2], self.boxes[None, :, 2])
        bottom = np.minimum(mine[:, None, 3], self.boxes[None, :, 3])
        area = np.clip(right - left, 0, None) * np.clip(bottom - top, 0, None)
        area[:, span] = 0
        if not area.any():
            return 0.0
        own = (mine[:, 2] - mine[:, 0]) * (mine[:, 3] - mine[:, 1])
        theirs = (self.boxes[:, 2] - self.boxes[:, 0]) * (self.boxes[:, 3] - self.boxes[:, 1])
        share = area / np.minimum(own[:, None], np.maximum(theirs[None, :], 1))
        weight = self.table[np.array(candidate.kinds)[:, None], self.kinds[None, :]]
        return float((weight * np.where(area > 0, 0.25 + share, 0)).sum())

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
            self._write(index)
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
            best, best_cost = thing.chosen, np.inf
            order = [thing.chosen, *(i for i in range(len(thing.candidates)) if i != thing.chosen)]
            for number in order:
                candidate = thing.candidates[number]
                if candidate.cost >= best_cost:
                    continue
                cost = candidate.cost + self.clash(index, candidate)
                if cost < best_cost - 1e-9:
                    best, best_cost = number, cost
            if best != thing.chosen:
                thing.chosen = best
                self._write(index)
                changed = True
        return changed

    def _shake(self, rng: np.random.Generator) -> None:
        """Moves what clashes, and a few others, somewhere else by chance."""
        for index, thing in enumerate(self.things):
            if len(thing.candidates) == 1:
                continue
            if (self.clash(index, thing.choice) > 8 and rng.random() < 0.6) or rng.random() < 0.05:
                thing.chosen = int(rng.integers(len(thing.candidates)))
                self._write(index)

    def total(self) -> float:
        return sum(
            thing.choice.cost + self.clash(index, thing.choice) / 2
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
