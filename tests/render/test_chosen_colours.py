"""Seats in the colours that people have chosen: pictures and texts show those, and no others."""

import pickle
from collections.abc import Iterator

import pytest

from engine import View, final_scores, read_options, view_for
from engine.catalogue import catalogue
from engine.terms import BoardId, ProvinceId, SeatId
from render import chart, hand, layout, lobby, province_sheet, scores, text_board, theme
from render.alt_text import board_alt, lobby_alt
from render.growth import Growth
from render.scene import Scene, Sprite
from render.seating import NamedSeats
from tests.playouts import steps
from words import ENGLISH, words_for
from words.nouns import colour_name, seat_letter

CHOSEN = ("white", "black", "blue")
WORDS = ENGLISH.in_colours(CHOSEN)
OTHERS = [theme.LOOKS[each] for each in ("red", "green", "yellow")]


@pytest.fixture(scope="module")
def view() -> View:
    states = [each[2].state for each in steps({"board": "italia", "seats": 3}, "colours")]
    return view_for(states[len(states) * 2 // 3], SeatId(1))


def pictures(view: View) -> Iterator[Scene]:
    yield layout.board_scene(view, None, NamedSeats.at(view, (), WORDS))
    yield hand.build_scene(view, WORDS)
    yield province_sheet.build_scene(WORDS, view, [ProvinceId(each) for each in view.markers])
    yield lobby.build_scene(BoardId("italia"), ("Anna", "Ben", "Cleo"), WORDS)
    over = [each[2].state for each in steps({"board": "italia", "seats": 3}, "colours")][-1]
    whole = view_for(over, None)
    yield chart.build_scene(whole, Growth((1, 2), ((5, 6, 7), (8, 9, 9))), (), WORDS)
    yield scores.build_scene(whole, final_scores(over), [SeatId(0)], (), WORDS)


def test_no_picture_shows_a_colour_that_nobody_plays(view: View) -> None:
    for scene in pictures(view):
        shapes = [*scene.shapes, *(each for drop in scene.backdrops for each in drop.shapes)]
        sprites = [each for each in shapes if isinstance(each, Sprite)]
        mine = theme.LOOKS["black"]
        assert any(each.name.endswith(f"-{mine.shape}") for each in sprites)
        for look in OTHERS:
            of_it = [each for each in sprites if each.colours == (look.fill, look.edge)]
            assert not of_it, f"{look.name}: {of_it[:2]}"


def test_texts_call_seats_by_the_colours_chosen(view: View) -> None:
    assert [colour_name(WORDS, SeatId(each)) for each in range(3)] == list(CHOSEN)
    assert [seat_letter(WORDS, SeatId(each)) for each in range(3)] == ["W", "K", "B"]
    told = "\n".join((*text_board(view, words=WORDS), board_alt(view, (), WORDS)))
    assert "W white" in told
    assert "R red" not in told
    assert "G green" not in told


def test_the_lobby_shows_who_has_chosen_what() -> None:
    names, chosen = ("Anna", "Ben", None), ("white", None)
    scene = lobby.build_scene(
        BoardId("italia"), names, ENGLISH, coloured=False, chosen=chosen
    )  # fmt: skip
    badges = [each for each in scene.shapes if isinstance(each, Sprite) if "badge" in each.name]
    assert [each.name for each in badges] == [f"badge-{theme.LOOKS['white'].shape}"]
    alt = lobby_alt(catalogue().boards[BoardId("italia")], names, coloured=False, chosen=chosen)
    assert "W white, Anna." in alt
    assert " Ben." in alt


def test_what_is_kept_is_shared_whatever_the_colours() -> None:
    """The map is painted once; only the panels carry colours."""
    own, other = (ENGLISH.in_colours(each) for each in (CHOSEN, ("black", "white", "red")))
    assert own is ENGLISH.in_colours(CHOSEN)
    assert own.plain is other.plain
    table = layout.furnishing(read_options({"board": "italia", "seats": 3}), 3)
    one, same = (
        layout.empty_scene(each, BoardId("italia"), table, "cloth").backdrops
        for each in (own, other)
    )
    assert one[0] is same[0]
    assert one[1].key != same[1].key


def test_they_reach_another_process() -> None:
    sent = pickle.loads(pickle.dumps(WORDS))
    assert (sent.language, sent.colours) == ("en", CHOSEN)
    assert sent("seat-you") == ENGLISH("seat-you")
    assert words_for("en").colours == ()
    assert sent.key == "en white black blue"
