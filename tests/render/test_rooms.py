"""One layout for every table: nothing overlaps, and what a table lacks takes no room."""

from itertools import combinations

import pytest

from engine.terms import SeatId
from render.contrarius_rooms import contrarius_rooms
from render.geography import Layout
from render.layout import WIDTH, picture_height
from render.map_layer import SIZES
from render.rooms import Furnishing, Rooms, rooms
from render.scene import Box

LAYOUTS: tuple[Layout, ...] = ("wide", "tall")
TEAMS = {
    4: ((SeatId(0), SeatId(2)), (SeatId(1), SeatId(3))),
    6: ((SeatId(0), SeatId(3)), (SeatId(1), SeatId(4)), (SeatId(2), SeatId(5))),
}
TABLES = [
    *(Furnishing(seats, 7) for seats in (2, 3, 4, 5, 6)),
    *(Furnishing(seats, 7, TEAMS[seats]) for seats in (4, 6)),
    *(Furnishing(seats, 7, forum=True) for seats in (2, 3, 4, 5)),
    *(Furnishing(seats, 7, TEAMS[seats], forum=True) for seats in (4, 6)),
    Furnishing(5, 7, strips=2, forum=True),
    Furnishing(6, 7, TEAMS[6], strips=2, forum=True),
    Furnishing(2, 5),
    *(Furnishing(n, 7, forum=forum, contrarius=True) for n in (1, 2) for forum in (False, True)),
]


def made(layout: Layout, table: Furnishing) -> Rooms:
    return rooms(layout, SIZES[layout], size(layout, table), table)


def size(layout: Layout, table: Furnishing) -> tuple[int, int]:
    return (WIDTH, picture_height(layout, forum=table.forum))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_room_lies_on_another(layout: Layout, table: Furnishing) -> None:
    found = made(layout, table)
    panels = [seat.panel for seat in found.seats]
    boxes = [found.status, *found.positions, found.deck, *found.strips, *panels]
    boxes += [box for box in (found.forum, found.contrarius) if box]
    assert len(panels) == table.seats
    assert len(found.positions) == table.positions
    assert [pair for pair in combinations(boxes, 2) if _meet(*pair)] == []
    (width, height), (across, down) = SIZES[layout], size(layout, table)
    for left, top, right, bottom in boxes:
        assert left >= width or top >= height, "below a map or beside it"
        assert right <= across
        assert bottom <= down


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_seats_parts_share_its_panel(layout: Layout, table: Furnishing) -> None:
    for seat in made(layout, table).seats:
        parts = [seat.header, seat.facts, seat.pile, seat.store]
        parts += [seat.tiles] if seat.tiles else []
        assert [pair for pair in combinations(parts, 2) if _meet(*pair)] == []
        assert all(_within(part, seat.panel) for part in parts)
        assert seat.store[2] - seat.store[0] >= 6 * 14


@pytest.mark.parametrize("table", [table for table in TABLES if table.contrarius], ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_contrarius_parts_share_his_panel(layout: Layout, table: Furnishing) -> None:
    found = made(layout, table)
    assert found.contrarius is not None
    room = contrarius_rooms(found.contrarius, tiles=table.forum)
    parts = [room.header, room.track, room.facts, room.reaction, room.row]
    parts += [room.tiles] if room.tiles else []
    assert [pair for pair in combinations(parts, 2) if _meet(*pair)] == []
    assert all(_within(part, room.panel) for part in parts)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_lone_human_is_not_stretched(layout: Layout) -> None:
    (seat,) = made(layout, Furnishing(1, 7, contrarius=True)).seats
    left, top, right, bottom = seat.panel
    assert right - left < 560
    assert bottom - top <= 300


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_a_table_lacks_takes_no_room(layout: Layout) -> None:
    plain, full = (made(layout, Furnishing(5, 7, strips=n, forum=bool(n))) for n in (0, 1))
    assert plain.strips == ()
    assert len(full.strips) == 1
    assert {seat.tiles for seat in plain.seats} == {None}
    assert plain.forum is None
    assert plain.seats[0].panel[1] < full.seats[0].panel[1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_forum_takes_no_room_from_the_rest(layout: Layout) -> None:
    plain, full = (made(layout, Furnishing(6, 7, TEAMS[6], forum=forum)) for forum in (False, True))
    assert plain.positions == full.positions
    for without, having in zip(plain.seats, full.seats, strict=True):
        assert without.panel[0::2] == having.panel[0::2]
        assert having.facts[3] - having.facts[1] >= without.facts[3] - without.facts[1]
        assert having.store[2] - having.store[0] >= without.store[2] - without.store[0]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("forum", [False, True])
def test_a_picture_is_shrunk_for_a_film_without_a_rest(layout: Layout, forum: bool) -> None:
    assert WIDTH % 5 == picture_height(layout, forum=forum) % 5 == 0


@pytest.mark.parametrize("seats", TEAMS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_ribbon_touches_both_partners_and_nobody_else(layout: Layout, seats: int) -> None:
    found = made(layout, Furnishing(seats, 7, TEAMS[seats]))
    for team, ribbon in zip(TEAMS[seats], found.ribbons, strict=True):
        touched = {seat for seat, room in enumerate(found.seats) if _meet(room.panel, ribbon)}
        assert touched == set(team)


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] < other[2] - 0.5
        and other[0] < one[2] - 0.5
        and one[1] < other[3] - 0.5
        and other[1] < one[3] - 0.5
    )


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )
