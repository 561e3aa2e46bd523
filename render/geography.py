"""Where everything lies on a board: coasts, provinces, courses of lines and places for names.

All of it was worked out beforehand (tools/maps) and stands in data/geography.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from engine.terms import BoardId, LineId, PlaceId, ProvinceId
from render.blocks import Side
from render.scene import Box, Point, Points

Layout = Literal["wide", "tall"]


@dataclass(frozen=True)
class Area:
    """A piece of land with its lakes."""

    rim: Points
    holes: tuple[Points, ...] = ()


@dataclass(frozen=True)
class NameLetter:
    """One letter of a province's name, which runs along the land."""

    letter: str
    at: Point
    angle: float  # degrees clockwise


@dataclass(frozen=True)
class ProvincePlace:
    areas: tuple[Area, ...]
    marker: Point
    letters: float
    name: tuple[NameLetter, ...]

    @property
    def name_boxes(self) -> tuple[Box, ...]:
        """One around each letter, whichever way it leans."""
        half = self.letters / 2
        return tuple(
            (x - half, y - half, x + half, y + half) for x, y in (each.at for each in self.name)
        )


@dataclass(frozen=True)
class MapPlace:
    at: Point
    side: Side | None  # of its name; a capital's colonists wait there instead
    lines: tuple[str, ...] = ()
    label: Box | None = None
    letters: float = 0  # how large its name is set


@dataclass(frozen=True)
class Course:
    points: Points
    rest: Point | None  # where a colonist stands on it


@dataclass(frozen=True)
class Geography:
    layout: Layout
    north: float  # degrees anticlockwise from the top
    legend: Point
    land: tuple[Area, ...]
    lining: tuple[tuple[Points, ...], ...]
    provinces: Mapping[ProvinceId, ProvincePlace]
    places: Mapping[PlaceId, MapPlace]
    lines: Mapping[LineId, Course]

    @property
    def letters(self) -> float:
        """The size of the smallest name of a place."""
        return min(place.letters for place in self.places.values() if place.label)

    def rest_of(self, line: PlaceId) -> Point:
        """Where a colonist stands on a line."""
        course = self.lines[LineId(line)]
        return course.rest or course.points[len(course.points) // 2]

    def place_at(self, place: PlaceId) -> Point:
        return self.places[place].at if place in self.places else self.rest_of(place)


@cache
def geography(board: BoardId) -> Geography:
    text = (files("data") / "geography" / f"{board}.json").read_text(encoding="utf-8")
    return _read(json.loads(text))


def _read(data: dict[str, Any]) -> Geography:
    return Geography(
        layout=data["layout"],
        north=data["north"],
        legend=_point(data["legend"]),
        land=_areas(data["land"]),
        lining=tuple(tuple(_points(ring) for ring in rings) for rings in data["lining"]),
        provinces={id_: _province(each) for id_, each in data["provinces"].items()},
        places={id_: _place(each, data["letters"]) for id_, each in data["places"].items()},
        lines={
            id_: Course(_points(each["course"]), each["rest"] and _point(each["rest"]))
            for id_, each in data["lines"].items()
        },
    )


def _province(data: dict[str, Any]) -> ProvincePlace:
    return ProvincePlace(
        _areas(data["areas"]),
        _point(data["marker"]),
        data["name"]["size"],
        tuple(NameLetter(letter, (x, y), angle) for letter, x, y, angle in data["name"]["letters"]),
    )


def _place(data: dict[str, Any], letters: float) -> MapPlace:
    return MapPlace(
        _point(data["at"]),
        data.get("side"),
        tuple(data.get("lines", ())),
        _box(data["box"]) if "box" in data else None,
        data.get("size", letters),
    )


def _areas(polygons: Sequence[Sequence[Sequence[float]]]) -> tuple[Area, ...]:
    return tuple(
        Area(_points(rings[0]), tuple(_points(ring) for ring in rings[1:])) for rings in polygons
    )


def _points(flat: Sequence[float]) -> Points:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


def _point(values: Sequence[float]) -> Point:
    return (values[0], values[1])


def _box(values: Sequence[float]) -> Box:
    return (values[0], values[1], values[2], values[3])
