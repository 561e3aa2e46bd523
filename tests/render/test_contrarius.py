"""Contrarius in pictures and in the texts beside them: his look, his row, his dice, his points."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine import View, final_scores, view_for, winner
from engine.events import ContrariusReacted, ContrariusTook, DieRolled, VetoUsed
from engine.terms import CardId, SeatId
from render import alt_text, forum_picture, scores, theme
from render.changes import changes
from render.layout import board_scene
from render.scene import Scene, Sprite, Text
from render.seating import NamedSeats
from render.text_board import text_board
from tests.builders import a_duel, a_solo_game
from tests.plain import CollectCoins, PlayCard
from tests.playouts import steps
from tests.render.layout_checks import panel_problems, problems
from tests.render.worst_cases import PLAIN_NAMES
from words import Words
from words.last_turns import is_last_turn, turns_left

HIM = theme.CONTRARIUS
SOLO: dict[str, object] = {"seats": 1, "solitaria": "solo", "solitariaDifficulty": "strongExpert"}
DUEL: dict[str, object] = {"seats": 2, "solitaria": "two", "solitariaDifficulty": "strongVeteran"}
FORUM: dict[str, object] = {"forum": True, "salt": True, "set": "venus"}
GAMES = {
    "solo, wide": {"board": "italia", **SOLO},
    "solo, tall": {"board": "britannia", **SOLO},
    "solo with a forum, tall": {"board": "byzantium", **SOLO, **FORUM},
    "duel, tall": {"board": "germania", **DUEL},
    "duel with a forum, wide": {"board": "hellas", **DUEL, **FORUM},
}


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def tags(scene: Scene) -> set[str]:
    return {shape.tag for shape in scene.shapes}


def views(options: dict[str, object], shares: Iterable[float]) -> list[View]:
    states = [state for state, _, _ in steps(options, "contrarius")]
    return [view_for(states[int(share * (len(states) - 1))], SeatId(0)) for share in shares]


@pytest.mark.parametrize("game", GAMES)
def test_his_panel_fits_all_game_long_in_a_longer_language(game: str, longer: Words) -> None:
    for view in views(GAMES[game], (0, 0.3, 0.6, 0.8, 1)):
        scene = board_scene(view, None, NamedSeats.at(view, PLAIN_NAMES, longer))
        assert panel_problems(scene) == []
        assert view.contrarius is not None
        shown = {tag for tag in tags(scene) if tag.startswith(("card/", "back/"))}
        assert {f"card/{card}" for card in view.contrarius.face_up} <= shown


def test_nothing_of_his_looks_like_a_humans() -> None:
    game = a_duel(houses={"cosa": [0, 1, 2]}, contrarius={"land": [], "sea": ["S17"]})
    scene = board_scene(view_for(game.state, SeatId(0)))
    his = [s for s in scene.shapes if isinstance(s, Sprite) and s.tag == "house/cosa/2"]
    assert [(house.name, house.colours) for house in his] == [("house-cog", (HIM.fill, HIM.edge))]
    assert HIM.shape not in {look.shape for look in theme.SEATS}
    assert "R G C\n" in "\n".join(text_board(view_for(game.state, None)))


def test_the_dice_and_what_they_meant_are_seen_and_told() -> None:
    game = a_solo_game(tokens={"neapolis": "tool"}, goods={0: {}}, dice={"white": ["tool"]},
                       contrarius={"land": [], "sea": ["S17"]})  # fmt: skip
    before = view_for(game.state, SeatId(0))
    assert "He reacts to your next card." in texts(board_scene(before))
    game.do(PlayCard("sol-senator"))
    view = view_for(game.state, SeatId(0))
    scene = board_scene(view, before)
    assert {"die", "label/reaction/Neapolis"} <= tags(scene)
    told = (
        "His last reaction, to the Senator: "
        "rolled tool on the white die and built in Neapolis (tool)."
    )
    assert told in alt_text.board_alt(view)
    assert told in " ".join(" ".join(text_board(view)).split())


def test_a_vetoed_die_stays_crossed_out() -> None:
    game = a_duel()
    assert game.state.contrarius is not None
    him = SeatId(2)
    told = (
        ContrariusReacted(him, CardId("sol-architect"), "architect"),
        DieRolled(him, "blue", "3"),
        VetoUsed(SeatId(1)),
        DieRolled(him, "blue", "1"),
        ContrariusTook(him, CardId("I-farmer"), 1),
    )
    his = replace(game.state.contrarius, reaction=told, vetoes=1)
    view = view_for(replace(game.state, contrarius=his), SeatId(0))
    scene = board_scene(view)
    assert [shape.tag for shape in scene.shapes].count("die") == 2
    assert {"Farmer", "1 veto"} <= set(texts(scene))
    assert "rolled 3 on the blue die, was vetoed, rolled 1" in alt_text.board_alt(view)


def test_a_card_face_down_shows_its_back_and_its_god() -> None:
    game = a_solo_game(contrarius={"face_down": [0]})
    view = view_for(game.state, SeatId(0))
    scene = board_scene(view)
    assert "back/con-architect" in tags(scene)
    assert "card/con-architect" not in tags(scene)
    assert view.contrarius is not None
    turned = replace(view, contrarius=replace(view.contrarius, face_down=(0, 1)))
    assert changes(view, turned).row == {1}
    told = "\n".join(text_board(turned, since=view))
    assert "Contrarius' Prefect is face down" in told


def test_points_and_houses_on_the_track_are_shown() -> None:
    game = a_solo_game(difficulty="expert", flipped=["sicilia"])
    game.do(PlayCard("sol-prefect"), CollectCoins())
    scene = board_scene(view_for(game.state, SeatId(0)))
    assert {"2 points", "expert"} <= set(texts(scene))
    assert {f"track/{space}" for space in (10, 20, 30, 40, 50)} <= tags(scene)


def test_the_end_says_by_how_much_and_how_hard_he_played(longer: Words) -> None:
    *_, (_, _, last) = steps({"board": "italia", **SOLO}, "end")
    state = last.state
    view, scored, won = view_for(state, None), final_scores(state), winner(state)
    by = abs(scored[0].total - scored[1].total)
    said = f"{by} points behind Contrarius at strong expert difficulty."
    scene = scores.build_scene(view, scored, won, PLAIN_NAMES)
    assert problems(scene) == []
    assert any(text.startswith(said) for text in texts(scene))
    assert said in alt_text.scores_alt(view, scored, won)
    assert problems(scores.build_scene(view, scored, won, PLAIN_NAMES, longer)) == []


def test_the_forum_shows_his_tiles_too() -> None:
    (view,) = views(GAMES["solo with a forum, tall"], [1])
    assert view.contrarius is not None
    assert view.contrarius.tiles
    scene = forum_picture.build_scene(view)
    assert {f"tile/{view.contrarius.seat}/{tile}" for tile in view.contrarius.tiles} <= tags(scene)
    assert "Contrarius' tiles:" in alt_text.forum_alt(view)


@pytest.mark.ruling("SO33")
def test_solo_play_promises_no_turn_to_anybody_else() -> None:
    game = a_solo_game()
    view = view_for(game.state, SeatId(0))
    assert turns_left(view, SeatId(0)) == "reaction"
    assert turns_left(view, SeatId(1)) == "alone"
    last = replace(view, concordia=SeatId(1), end_cause="last_card", last_turn=view.turn)
    assert is_last_turn(last) == "yes"
    assert any(text.endswith("to decide. The last turn.") for text in texts(board_scene(last)))
    assert "This is the last turn." in alt_text.board_alt(last)


@pytest.mark.ruling("SD8")
def test_in_a_duel_it_depends_on_who_ends_the_game() -> None:
    view = view_for(a_duel().state, SeatId(0))
    assert [turns_left(view, SeatId(n)) for n in range(3)] == ["second", "first", "both"]
