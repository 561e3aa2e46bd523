"""From latitude and longitude to the frame of a picture: turned, squeezed, and with room made
where cities crowd. Land and cities move together, so harbours stay on their coasts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.interpolate import RBFInterpolator

SIZES = {"wide": (1600, 950), "tall": (1040, 1400)}
MARGINS = (105, 75, 105, 75)  # left, top, right, bottom: room for pieces and names of the last city
_BETWEEN_JOINED = 1.12
"""So much farther than others lie two places with a line between them."""
STRETCH = 1.4
"""How much farther one direction may be drawn than the other."""


@dataclass(frozen=True)
class Moved:
    """A part of the land that is drawn elsewhere than it lies: far islands come closer."""

    box: tuple[float, float, float, float]  # south, west, north, east
    by: tuple[float, float]
    scale: float = 1


@dataclass(frozen=True)
class Frame:
    layout: str = "wide"
    turn: float = 0  # degrees anticlockwise
    squeeze_north: tuple[float, float] | None = None  # beyond this latitude, drawn so much shorter
    moved: tuple[Moved, ...] = ()
    spacing: float = 150
    stretch: float = STRETCH
    letters: float = 23  # size of the cities' names
    via: dict[str, list[list[float]]] | None = None  # lines that go a certain way round
    pins: dict[str, list[float]] | None = None  # places put by hand, in units of the frame
    include: list[list[float]] | None = None  # capes that lines sail round, to be in the picture
    legend: list[float] | None = None  # where the board's name stands

    @property
    def size(self) -> tuple[int, int]:
        return SIZES[self.layout]


def read_frame(values: dict[str, Any]) -> Frame:
    moved = tuple(
        Moved(tuple(m["box"]), tuple(m["by"]), m.get("scale", 1)) for m in values.get("moved", [])
    )
    return Frame(**{**values, "moved": moved})


class Projection:
    def __init__(
        self,
        frame: Frame,
        latlons: np.ndarray,
        sides: np.ndarray,
        joined: set[tuple[int, int]],
    ) -> None:
        """`sides`: the room each place wants around it, as a share of the spacing."""
        self.frame = frame
        self.middle = (latlons[:, 0].min() + latlons[:, 0].max()) / 2
        plane = self.plane(latlons)
        low, high = plane.min(axis=0), plane.max(axis=0)
        left, top, right, bottom = MARGINS
        width, height = frame.size
        room = np.array([width - left - right, height - top - bottom], dtype=float)
        scale = room / (high - low)
        scale = np.minimum(scale, scale.min() * frame.stretch)
        self.scale = scale
        self.offset = np.array([left, top]) + (room - (high - low) * scale) / 2 - low * scale
        self.start = plane * scale + self.offset
        self.targets = self._spread(self.start, sides, joined)
        self.warp = RBFInterpolator(
            self.start,
            self.targets - self.start,
            kernel="thin_plate_spline",
            smoothing=0.0,
        )

    def plane(self, latlon: np.ndarray) -> np.ndarray:
        lat, lon = latlon[:, 0].copy(), latlon[:, 1].copy()
        for part in self.frame.moved:
            south, west, north, east = part.box
            inside = (lat >= south) & (lat <= north) & (lon >= west) & (lon <= east)
            mid_lat, mid_lon = (south + north) / 2, (west + east) / 2
            lat = np.where(inside, mid_lat + (lat - mid_lat) * part.scale + part.by[0], lat)
            lon = np.where(inside, mid_lon + (lon - mid_lon) * part.scale + part.by[1], lon)
        if self.frame.squeeze_north:
            limit, share = self.frame.squeeze_north
            lat = np.where(lat > limit, limit + (lat - limit) * share, lat)
        x = lon * math.cos(math.radians(self.middle))
        y = -lat
        turn = math.radians(self.frame.turn)
        return np.column_stack(
            [x * math.cos(turn) + y * math.sin(turn), -x * math.sin(turn) + y * math.cos(turn)]
        )

    def __call__(self, latlon: np.ndarray) -> np.ndarray:
        flat = self.plane(latlon) * self.scale + self.offset
        return flat + self._damped(flat)

    def _damped(self, flat: np.ndarray) -> np.ndarray:
        """Far from every city the warp fades, as it is guesswork there."""
        out = np.empty_like(flat)
        for begin in range(0, len(flat), 4000):
            part = flat[begin : begin + 4000]
            out[begin : begin + 4000] = self.warp(part)
        return out

    def _spread(
        self, start: np.ndarray, sides: np.ndarray, joined: set[tuple[int, int]]
    ) -> np.ndarray:
        """Pushes crowded places apart, in small steps that carry their surroundings along."""
        at = start.copy()
        width, height = self.frame.size
        left, top, right, bottom = MARGINS
        wanted = self.frame.spacing * (sides[:, None] + sides[None, :]) / 2
        for pair in joined:
            wanted[pair] *= _BETWEEN_JOINED
        for round_ in range(300):
            delta = at[:, None, :] - at[None, :, :]
            delta[..., 1] *= 1.12  # names are wider than tall
            distance = np.hypot(delta[..., 0], delta[..., 1])
            np.fill_diagonal(distance, np.inf)
            lack = np.clip(wanted - distance, 0, None)
            if lack.max() < 0.5:
                break
            push = (delta / distance[..., None] * lack[..., None]).sum(axis=1) * 0.25
            push[:, 1] /= 1.12
            spread = RBFInterpolator(
                at, push, kernel="thin_plate_spline", smoothing=0.5 if round_ < 200 else 0.0
            )
            at = at + spread(at)
            # what was pushed out of the frame makes the rest shrink a little
            low, high = at.min(axis=0), at.max(axis=0)
            for axis, (near, far) in enumerate(((left, width - right), (top, height - bottom))):
                if low[axis] < near or high[axis] > far:
                    share = min(1.0, (far - near) / (high[axis] - low[axis]))
                    at[:, axis] = (at[:, axis] - low[axis]) * share + max(
                        near, min(low[axis], far - (high[axis] - low[axis]) * share)
                    )
        return at
