"""The way a colonist went: over lines it may use, in the fewest steps and then the shortest."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from engine.board import Board, Doors, board_of
from engine.catalogue import Line
from engine.terms import BoardId, ColonistKind, LineId, PlaceId
from render.geography import Geography, geography
from render.scene import Point, Points


class LineRoute(NamedTuple):
    """Comparable: fewer steps come first."""

    steps: int
    length: float
    points: Points


@lru_cache(maxsize=4096)
def line_route(
    board_id: BoardId, kind: ColonistKind, origin: PlaceId, goal: PlaceId, doors: Doors
) -> LineRoute | None:
    """`doors`: the places through which the colonist leaves where it is."""
    board, where = board_of(board_id), geography(board_id)
    ahead: list[tuple[LineRoute, PlaceId]] = []
    for start, place in _starts(board, where, kind, origin, doors):
        heappush(ahead, (start, place))
    seen: set[PlaceId] = set()
    found: list[LineRoute] = []
    while ahead:
        route, place = heappop(ahead)
        if found and route >= min(found):
            break
        if place in seen:
            continue
        seen.add(place)
        if place == goal:
            return route
        if place in board.lines:
            for end in board.lines[LineId(place)].ends:
                if board.may_pass(end):
                    heappush(ahead, (_longer(route, _half(where, board, place, end)), end))
            continue
        for line in board.lines.values():
            if line.kind != kind or place not in line.ends:
                continue
            if line.id == goal:
                half = _half(where, board, goal, place)[::-1]
                found.append(_longer(route, half, steps=1))
            elif board.may_pass(other := _other(line, place)) or other == goal:
                course = _from(where.lines[line.id].points, line, place)
                heappush(ahead, (_longer(route, course, steps=1), other))
    return min(found, default=None)


def _starts(
    board: Board, where: Geography, kind: ColonistKind, origin: PlaceId, doors: Doors
) -> Iterator[tuple[LineRoute, PlaceId]]:
    if origin in board.places and kind == "sea":
        for line in board.places[origin].lines:  # from a ship straight onto its lines
            yield LineRoute(1, 0, (where.places[origin].at, where.rest_of(line))), line
    for door in doors:
        yield LineRoute(0, 0, (where.place_at(door),)), door


def _longer(route: LineRoute, points: Points, *, steps: int = 0) -> LineRoute:
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    return LineRoute(route.steps + steps, route.length + length, (*route.points, *points[1:]))


def _half(where: Geography, board: Board, line: PlaceId, end: PlaceId) -> Points:
    """From where a colonist stands on a line to one of its ends."""
    rest = where.rest_of(line)
    course = _from(where.lines[LineId(line)].points, board.lines[LineId(line)], end)
    nearest = min(range(len(course)), key=lambda number: math.dist(course[number], rest))
    return (rest, *reversed(course[:nearest]))


def _from(course: Points, line: Line, end: PlaceId) -> Points:
    """The course as it runs away from one of its ends."""
    return course if line.ends[0] == end else course[::-1]


def _other(line: Line, end: PlaceId) -> PlaceId:
    return line.ends[1] if line.ends[0] == end else line.ends[0]


def along(points: Points, gaps: tuple[float, ...]) -> Iterator[Point]:
    """Points on a course, again and again with these gaps between them."""
    number, left = 0, gaps[0]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.dist((x0, y0), (x1, y1)), 0.0
        while length - done >= left:
            done += left
            yield (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            number += 1
            left = gaps[number % len(gaps)]
        left -= length - done
