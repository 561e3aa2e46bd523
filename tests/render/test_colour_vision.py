"""Colour is never the only sign; and yet the colours hold for eyes that see them otherwise."""

from itertools import combinations

import pytest

from render import theme
from tests.render.colour_vision import Colour, distance, lightness, worst_distance

APART = 18
"""CIEDE2000; 10 is already plain to see when two patches lie side by side."""
LOOKS = (*theme.SEATS, theme.CONTRARIUS)


def rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def test_the_distance_agrees_with_published_pairs() -> None:
    assert distance((255, 255, 255), (0, 0, 0)) == pytest.approx(100, abs=0.1)
    assert distance((255, 0, 0), (0, 255, 0)) == pytest.approx(86.6, abs=0.1)
    assert distance((0, 0, 255), (255, 255, 0)) == pytest.approx(103.4, abs=0.1)


def test_a_known_confusion_is_found() -> None:
    """Traffic-light red and green of one lightness: far apart, but not to deutans."""
    assert distance((200, 60, 40), (110, 115, 20)) > 40
    assert worst_distance((200, 60, 40), (110, 115, 20))[0] < APART


@pytest.mark.parametrize(
    "pair", list(combinations(LOOKS, 2)), ids=lambda p: f"{p[0].name}-{p[1].name}"
)
def test_seats_are_told_apart_in_every_sight(pair: tuple[theme.SeatLook, theme.SeatLook]) -> None:
    one, other = pair
    assert worst_distance(rgb(one.fill), rgb(other.fill)) > (APART, "")


@pytest.mark.parametrize("pair", list(combinations(theme.GOODS, 2)), ids="-".join)
def test_goods_are_told_apart_in_every_sight(pair: tuple[str, str]) -> None:
    one, other = (fill for good, (fill, _) in theme.GOODS.items() if good in pair)
    assert worst_distance(rgb(one), rgb(other)) > (APART, "")


def test_no_two_seats_share_a_shape_or_a_letter() -> None:
    assert len({look.shape for look in LOOKS}) == len(LOOKS)
    assert len({look.letter for look in LOOKS}) == len(LOOKS)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_seats_letter_stands_out_from_its_colour(look: theme.SeatLook) -> None:
    assert abs(lightness(rgb(look.ink)) - lightness(rgb(look.fill))) > 40
    assert abs(lightness(rgb(look.edge)) - lightness(rgb(look.fill))) > 8
