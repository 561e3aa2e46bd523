"""Scenes as files to send, each with words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine import Score, View
from engine.catalogue import catalogue
from engine.game_options import GameOptions
from engine.terms import BoardId, SeatId
from render import (
    alt_text,
    chart,
    display_picture,
    encoding,
    fonts,
    hand,
    layout,
    lobby,
    palettes,
    scores,
)
from render.growth import Growth
from render.paint import paint
from render.scene import Scene
from render.seating import Seating


@dataclass(frozen=True)
class Picture:
    data: bytes
    alt_text: str
    name: str = "picture.png"


def board_picture(view: View, since: View | None = None, *, players: Sequence[str] = ()) -> Picture:
    """The table as the viewer sees it; what is new since an earlier view is marked."""
    image = board_pixels(view, since, players=players)
    words = alt_text.board_alt(view, players)
    return Picture(encoding.encoded(image), words, "board.png")


def board_pixels(
    view: View, since: View | None = None, *, players: Sequence[str] = ()
) -> Image.Image:
    """The picture of a table before it becomes a file."""
    scene = layout.board_scene(view, since, Seating(_drawable(players)))
    return encoding.in_palette(paint(scene), board_palette(view.options, len(view.seats)))


def hand_picture(view: View) -> Picture:
    return Picture(_encoded(hand.build_scene(view)), alt_text.hand_alt(view), "hand.png")


def display_of(view: View) -> Picture:
    scene = display_picture.build_scene(view)
    return Picture(_encoded(scene), alt_text.display_alt(view), "display.png")


def scores_picture(
    view: View, scored: Sequence[Score], winners: Sequence[SeatId], players: Sequence[str] = ()
) -> Picture:
    scene = scores.build_scene(view, scored, winners, _drawable(players))
    words = alt_text.scores_alt(view, scored, winners, players)
    return Picture(_encoded(scene), words, "scores.png")


def growth_picture(view: View, growth: Growth, players: Sequence[str] = ()) -> Picture:
    scene = chart.build_scene(view, growth, _drawable(players))
    return Picture(_encoded(scene), alt_text.chart_alt(view, growth, players), "growth.png")


def lobby_picture(board: BoardId, taken: Sequence[str | None] = ()) -> Picture:
    words = alt_text.lobby_alt(catalogue().boards[board], taken)
    drawn = tuple(name and fonts.drawable(name) for name in taken)
    return Picture(_encoded(lobby.build_scene(board, drawn)), words, "lobby.png")


def prepare(options: GameOptions, seats: int) -> None:
    """Paints what stays all game long, so that no turn has to wait for it."""
    board_palette(options, seats)


def board_palette(options: GameOptions, seats: int) -> Image.Image:
    return _palette(options.board, seats, options.display_side)


@lru_cache(maxsize=64)
def _palette(board: BoardId, seats: int, side: layout.DisplaySide) -> Image.Image:
    empty = paint(layout.empty_scene(board, seats, side))
    return encoding.palette_of([empty, paint(palettes.swatches())], palettes.kept(board))


def _drawable(players: Sequence[str]) -> tuple[str, ...]:
    """Names as pictures can show them; where nothing is left, the colour stands for the player."""
    return tuple(fonts.drawable(name) for name in players)


def _encoded(scene: Scene) -> bytes:
    """For pictures that are not painted every turn: with a palette of their own."""
    image = paint(scene)
    palette = encoding.palette_of([image], palettes.everywhere())
    return encoding.encoded(encoding.in_palette(image, palette))
