"""The fish market in pictures and aloud: offers, markers and fish, on wide and on tall boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import View, read_options, view_for
from engine.fish_market import offers
from engine.setup import new_game
from engine.state import FishMarket
from render import market_picture
from render.alt_text import LONGEST, board_alt, market_alt
from render.layout import board_scene
from render.paint import bounds
from render.scene import Polyline, Scene, Text
from render.seating import NamedSeats
from render.text_board import text_board
from tests.render.layout_checks import panel_problems
from tests.render.worst_cases import PLAIN_NAMES
from words import ENGLISH, Words
from words.market import gain_text, offer_text

GAMES: dict[str, dict[str, object]] = {
    "wide": {"board": "cyprus", "seats": 6, "team": True},
    "tall": {"board": "britannia", "seats": 5, "fishMarketSide": "mountain"},
    "everything": {"board": "gallia", "seats": 6, "team": True, "forum": True, "salt": True},
}
PHONE = 450


def a_view(name: str) -> View:
    """Every seat has a two-figure number of fish and stands on an offer."""
    state = new_game(read_options({**GAMES[name], "fishMarket": True}), name)
    seats = tuple(replace(seat, fish=10 + number) for number, seat in enumerate(state.seats))
    standing = tuple(range(2, 2 + len(seats)))
    return view_for(replace(state, seats=seats, fish_market=FishMarket(standing)), None)


def tags(scene: Scene) -> set[str]:
    return {shape.tag for shape in scene.shapes if getattr(shape, "tag", "")}


@pytest.mark.parametrize("name", GAMES)
def test_the_table_shows_offers_markers_and_fish(name: str, longer: Words) -> None:
    view = a_view(name)
    scene = board_scene(view, None, NamedSeats(PLAIN_NAMES, longer))
    assert panel_problems(scene) == []
    shown = tags(scene)
    assert {f"offer/{number}" for number in offers(view.options)} <= shown
    assert {tag for tag in shown if tag.startswith("market/")} == {
        f"market/{2 + seat}" for seat in range(len(view.seats))
    }
    counts = {s.tag: s.text for s in scene.shapes if isinstance(s, Text) and s.tag}
    for seat in range(len(view.seats)):
        assert counts[f"label/fish/{seat}"] == str(10 + seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_market_is_read_on_a_phone(name: str, longer: Words) -> None:
    view = a_view(name)
    scene = market_picture.build_scene(view, NamedSeats(PLAIN_NAMES, longer))
    lines = [shape for shape in scene.shapes if isinstance(shape, Text)]
    assert min(line.size for line in lines) * PHONE / scene.width >= 10
    for line in lines:
        left, _, right, bottom = bounds(line)
        assert 0 <= left <= right <= scene.width, line.text
        assert bottom <= scene.height
    waves = [shape.points for shape in scene.shapes if isinstance(shape, Polyline)]
    heading = max(bounds(line)[2] for line in lines if bounds(line)[3] < market_picture.TITLE)
    assert all(heading < x for points in waves for x, _ in points), "nothing crosses the name"
    assert {f"offer/{number}" for number in offers(view.options)} <= tags(scene)
    assert f"market/{len(view.seats) + 1}" in tags(scene)


@pytest.mark.parametrize("name", GAMES)
def test_the_market_is_told_to_those_who_do_not_see_it(name: str) -> None:
    view = a_view(name)
    aloud, board = market_alt(view), board_alt(view)
    assert len(aloud) <= LONGEST
    assert "Praefectus Piscatus" in board
    assert "10" in aloud
    written = "\n".join(text_board(view))
    flowing = " ".join(written.split())
    for number, offer in offers(view.options).items():
        assert gain_text(ENGLISH, offer) in aloud
        assert f"{number}. {offer_text(ENGLISH, view.options, number)}" in flowing
    assert "FISH MARKET" in written
    assert "closed by" in flowing
