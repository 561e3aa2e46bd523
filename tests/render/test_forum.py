"""The forum in pictures and aloud: it fits on every board, and shows nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from engine import GameState, View, legal_actions, read_options, view_for
from engine.catalogue import catalogue
from engine.events import TileTaken, TileUsed
from engine.terms import BoardId, SeatId, TileId
from render import forum_picture, scores, sprites, tile_picture, tiles_of
from render.alt_text import LONGEST, board_alt, forum_alt
from render.changes import changes
from render.geography import geography
from render.layout import board_scene
from render.map_layer import SIZES
from render.paint import bounds, paint
from render.scene import Box, Scene, Sprite, Text
from render.seating import NamedSeats
from render.text_board import text_board
from render.tile_signs import tile_sign
from tests.builders import a_game
from tests.playouts import BOARDS, steps
from tests.render.late_games import CLAUDIA, FORUM, late_views, with_six_tiles_each
from tests.render.layout_checks import panel_problems, problems
from tests.render.worst_cases import LONG_NAMES, PLAIN_NAMES, crowded_view, high_scores
from words import Words
from words.tiles import tile_moment, tile_rule

TILES = tuple(catalogue().forum.by_id)
PHONE = 450


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def signs(scene: Scene) -> list[tuple[str, Box]]:
    return [
        (shape.name, bounds(shape))
        for shape in scene.shapes
        if isinstance(shape, Sprite) and shape.name.startswith("tile-")
    ]


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("kind", FORUM)
@pytest.mark.parametrize("board", BOARDS)
def test_a_late_game_with_the_forum_fits(board: str, kind: str, longer: Words) -> None:
    """In a language that takes more room; with six tiles in front of every seat."""
    begun, *later = late_views(board, kind)
    for view in (begun, *later, with_six_tiles_each(later[-1])):
        scene = board_scene(view, None, NamedSeats(PLAIN_NAMES, longer))
        assert panel_problems(scene) == []
        shown = signs(scene)
        assert [pair for pair in combinations(shown, 2) if meet(pair[0][1], pair[1][1])] == []
        words = [bounds(shape) for shape in scene.shapes if isinstance(shape, Text)]
        assert not [name for name, box in shown for word in words if meet(word, box)]
        width, height = SIZES[geography(BoardId(board)).layout]
        for name, (left, top, right, bottom) in shown:
            assert left >= width or top >= height, f"{name} is on the map"
            assert (right, bottom) <= (scene.width, scene.height), name
        assert problems(forum_picture.build_scene(view, NamedSeats(PLAIN_NAMES, longer))) == []
        assert len(board_alt(view, LONG_NAMES)) <= LONGEST
        assert len(forum_alt(view, LONG_NAMES)) <= LONGEST


@pytest.mark.parametrize("board", ["imperium", "gallia"])
def test_six_tiles_of_six_seats_can_be_told_on_a_phone(board: str) -> None:
    view = with_six_tiles_each(late_views(board, "forum in teams")[-1])
    scene = board_scene(view)
    sizes = [right - left for _, (left, _, right, _) in signs(scene)]
    assert len(sizes) >= 36
    assert min(sizes) * PHONE / scene.width >= 13
    large = forum_picture.build_scene(view)
    across = PHONE / large.width
    assert min(s.size for s in large.shapes if isinstance(s, Text)) * across >= 10
    assert min(right - left for _, (left, _, right, _) in signs(large)) * across >= 30


def test_signs_are_told_apart_at_the_size_of_a_phone() -> None:
    """By what they show, without their colours."""
    seen = {}
    for tile in TILES:
        scene = Scene(18, 18, "#ffffff", (tile_sign(tile, (9, 9), 16, salt=True),))
        seen[tile] = paint(scene).convert("L").tobytes()
    for one, other in combinations(TILES, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        assert sum(abs(a - b) for a, b in pairs) / len(seen[one]) > 4, (one, other)


def test_patricians_and_citizens_differ_in_shape_too() -> None:
    """The corners of a citizen's disc are empty."""
    for tile in TILES:
        scene = Scene(40, 40, "#ffffff", (tile_sign(tile, (20, 20), 40, salt=True),))
        corner = paint(scene).convert("L").getpixel((3, 3))
        empty = catalogue().forum.by_id[tile].kind == "citizen"
        assert (corner == 255) == empty, tile


@pytest.mark.parametrize("salt", [False, True])
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_its_picture_with_its_whole_rule(
    tile: TileId, salt: bool, longer: Words
) -> None:
    options = read_options({"board": "italia", "seats": 3, "forum": True, "salt": salt})
    scene = tile_picture.tile_scene(tile, options, longer)
    assert problems(scene) == []
    said = " ".join(texts(scene))
    facts = catalogue().forum.by_id[tile]
    assert facts.name in said
    assert tile_rule(longer, tile, salt=salt) in said
    assert facts.kind == "patrician" or tile_moment(longer, tile) in said
    drawn = [shape.name for shape in scene.shapes if isinstance(shape, Sprite)]
    brings_salt = tile in ("augustus", "spurius", "titus-valerius")
    sign = f"tile-{tile}-without-salt" if brings_salt and not salt else f"tile-{tile}"
    assert drawn == [f"portrait-{tile}", sign]


def test_nobody_is_drawn_twice() -> None:
    portraits = [name for name in sprites.names() if name.startswith("portrait-")]
    seen = {paint(Scene(60, 60, "#fff", (Sprite(p, (30, 30), 58),))).tobytes() for p in portraits}
    assert len(seen) == len(portraits) == len(TILES)


def test_the_display_shows_its_gaps_what_places_ask_for_and_the_stack() -> None:
    game = a_game(
        tiles={1: ["augustus"]},
        forum=["julius", None, "marcus", "publius"],
        stack=["spurius", "numerius"],
        options={"forumStackVisible": True},
    )
    view = view_for(game.state, None)
    for scene in (board_scene(view), forum_picture.build_scene(view)):
        shown = [name for name, _ in signs(scene)]
        plain = ("julius", "marcus", "publius")
        unsalted = ("augustus-without-salt", "spurius-without-salt")
        assert sorted(shown) == sorted(f"tile-{each}" for each in (*plain, *unsalted))
        assert "Empty" in texts(scene)
    board = texts(board_scene(view))
    assert {"4+", "6+", "8+", "10+", "2"} <= set(board)
    full = texts(forum_picture.build_scene(view))
    assert {"for 4 cards or more", "for 10 cards or more", "2 tiles in the stack"} <= set(full)
    alt = board_alt(view)
    assert "Julius (for 4 or more cards), Marcus (for 8 or more cards) and Publius" in alt
    assert "2 tiles in the stack." in alt
    assert "Next: Spurius." in alt
    assert "has Augustus." in alt
    told = " ".join("\n".join(text_board(view)).split())
    assert "1 Julius, for 4 cards or more citizen: move your colonists" in told
    assert "2 empty, for 6 cards or more" in told
    assert "Next: Spurius." in told
    assert "tiles: Augustus" in told


def test_an_open_first_place_asks_for_one_card() -> None:
    game = a_game(tiles={}, forum=["julius"], options={"forumFirstThreshold": 1})
    view = view_for(game.state, None)
    assert "1+" in texts(board_scene(view))
    assert "for 1 card or more" in texts(forum_picture.build_scene(view))


def test_a_used_citizen_is_gone_and_a_new_tile_is_marked() -> None:
    options = {"board": "hellas", "seats": 3, "forum": True}
    used = taken = 0
    for before, _, after in steps(options, "tiles"):
        for event in after.events:
            if isinstance(event, TileUsed):
                used += 1
                view = view_for(after.state, None)
                owned = {tile for seat in view.seats for tile in seat.tiles}
                assert event.tile not in owned
                tags = {shape.tag for shape in board_scene(view).shapes}
                assert f"tile/{event.seat}/{event.tile}" not in tags
            if isinstance(event, TileTaken):
                taken += 1
                view, since = view_for(after.state, None), view_for(before, None)
                assert event.tile in changes(since, view).tiles
                tags = {shape.tag for shape in board_scene(view, since).shapes}
                assert {f"new/tile/{event.tile}", f"tile/{event.seat}/{event.tile}"} <= tags
        if used and taken:
            return
    pytest.fail("a game in which no tile was taken or used")


def test_claudias_storehouse_has_sixteen_spaces() -> None:
    plain = a_game(seats=3, tiles={0: []})
    for board in ("hellas", "gallia"):
        view = with_six_tiles_each(late_views(board, "forum in teams")[-1])
        assert view.seats[0].tiles[0] == CLAUDIA
        assert view.seats[0].storehouse_spaces == 16
        assert view.seats[0].free_spaces == 0
        scene = board_scene(view)
        (panel,) = (
            bounds(shape)
            for backdrop in scene.backdrops
            for shape in backdrop.shapes
            if shape.tag == "seat/0"
        )
        goods = [
            bounds(shape)
            for shape in scene.shapes
            if isinstance(shape, Sprite) and shape.name in view.seats[0].goods
        ]
        inside = [box for box in goods if meet(box, panel)]
        assert len(inside) == sum(view.seats[0].goods.values())
        assert all(box[2] <= panel[2] for box in inside)
        assert not [pair for pair in combinations(inside, 2) if meet(*pair)]
    assert plain.seat(0).storehouse_spaces == 12


def test_an_auction_shows_what_is_left_and_who_bids() -> None:
    options = {"board": "italia", "seats": 5, "forum": True, "forumAuction": True}
    for _, _, after in steps(options, "auction"):
        view = view_for(after.state, None)
        auction = view.auction
        if auction is not None and auction.named is not None and auction.bid:
            break
    else:
        pytest.fail("nobody bid")
    for scene in (board_scene(view), forum_picture.build_scene(view)):
        shown = [name for name, _ in signs(scene)]
        assert shown == [f"tile-{tile}" for tile in auction.tiles]
    assert str(auction.bid) in texts(board_scene(view))
    assert [shape.tag for shape in board_scene(view).shapes].count("up") == 1
    assert f"bid {auction.bid}" in texts(forum_picture.build_scene(view))
    bids = f"bids {auction.bid} for {catalogue().forum.by_id[auction.named].name}."
    assert bids in board_alt(view)
    assert bids in " ".join("\n".join(text_board(view)).split())


def with_other_tiles(state: GameState, viewer: SeatId | None, chance: Random) -> GameState:
    """What lies hidden in the forum dealt anew: the stack, and what others may choose from."""
    hidden = [seat for seat in range(len(state.seats)) if seat != viewer]
    offered = [tile for seat in hidden for tile in state.seats[seat].offered]
    top = 1 if state.options.forum_stack_visible else 0
    stack = list(state.forum_stack[top:])
    chance.shuffle(offered)
    chance.shuffle(stack)
    seats = list(state.seats)
    for number in hidden:
        count = len(seats[number].offered)
        own, offered = tuple(offered[:count]), offered[count:]
        chosen = own[0] if seats[number].chosen and own else None
        seats[number] = replace(seats[number], offered=own, chosen=chosen)
    stacked = (*state.forum_stack[:top], *stack)
    return replace(state, seats=tuple(seats), forum_stack=stacked, forum_seed="another")


def seen(view: View, since: View) -> list[object]:
    return [
        board_scene(view, since),
        forum_picture.build_scene(view),
        board_alt(view),
        forum_alt(view),
        text_board(view, since=since),
    ]


@pytest.mark.parametrize("open_stack", [False, True])
def test_pictures_do_not_depend_on_hidden_tiles(open_stack: bool) -> None:
    options = {"board": "italia", "seats": 4, "forum": True, "forumStackVisible": open_stack}
    every = [state for state, _, _ in steps(options, "hidden tiles")]
    moments = [*every[:6], *every[10 :: len(every) // 6]]
    chance, differing = Random(1), 0
    for before, state in pairwise(moments):
        for viewer in (None, SeatId(0), SeatId(3)):
            other, earlier = (with_other_tiles(each, viewer, chance) for each in (state, before))
            differing += other.forum_stack != state.forum_stack or other.seats != state.seats
            here = seen(view_for(state, viewer), view_for(before, viewer))
            assert here == seen(view_for(other, viewer), view_for(earlier, viewer))
    assert differing > len(moments)


def test_whoever_chooses_sees_the_own_two_and_the_table_nothing() -> None:
    state = next(iter(steps({"board": "italia", "seats": 3, "forum": True}, "choosing")))[0]
    assert legal_actions(state)
    view, watching = view_for(state, SeatId(0)), view_for(state, None)
    offered = [f"tile-{tile}" for tile in state.seats[0].offered]
    assert [name for name, _ in signs(forum_picture.build_scene(view))] == offered
    assert signs(forum_picture.build_scene(watching)) == []
    assert signs(board_scene(view)) == signs(board_scene(watching)) == []
    choosing = "Everyone is choosing a patrician."
    assert choosing in texts(board_scene(watching))
    assert f"Turn 1 · {choosing}" in texts(board_scene(watching)), "nobody before the others"
    assert not [shape for shape in board_scene(view).shapes if shape.tag == "decides"]
    assert choosing in board_alt(view)
    assert "To decide" not in board_alt(view)
    assert "To decide" not in "\n".join(text_board(view))
    assert "You can choose" in forum_alt(view)
    assert "You can choose" not in forum_alt(watching)


def test_a_question_shows_the_tiles_it_is_about_and_no_others() -> None:
    game = a_game(tiles={0: ["augustus"]}, forum=["julius", None, "marcus", "publius"])
    view = view_for(game.state, SeatId(0))
    taking = forum_picture.tiles_scene(view, [TileId("julius"), TileId("marcus")])
    assert [name for name, _ in signs(taking)] == ["tile-julius", "tile-marcus"]
    assert {"for 4 cards or more", "for 8 cards or more"} <= set(texts(taking))
    using = forum_picture.tiles_scene(view, [TileId("augustus")])
    assert [name for name, _ in signs(using)] == ["tile-augustus-without-salt"]
    assert (using.width, problems(using)) == (tile_picture.WIDTH + 44, [])
    alt = tiles_of(view, [TileId("julius"), TileId("marcus")]).alt_text
    assert "Julius" in alt
    assert "Marcus" in alt
    assert "Publius" not in alt


def test_what_was_bid_stands_among_the_scores(longer: Words) -> None:
    view = crowded_view("corsica", SeatId(5), over=True)
    auctioned = view.options.model_copy(update={"forum": True, "forum_auction": True})
    scored = tuple(replace(score, debt=30) for score in high_scores())
    over = replace(view, options=auctioned)
    scene = scores.build_scene(over, scored, (SeatId(0),), PLAIN_NAMES, longer)
    assert problems(scene) == []
    assert texts(scene).count("-30") == len(scored)
