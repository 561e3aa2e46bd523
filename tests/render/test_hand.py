"""The picture of a hand: every card whole, for its owner alone."""

import pytest

from engine import view_for
from engine.catalogue import catalogue
from engine.decisions import SuggestionChoice
from engine.terms import CardId, SeatId
from render import hand
from render.scene import Scene, Text
from tests.builders import a_game
from tests.playouts import steps
from tests.render.layout_checks import problems
from words import ENGLISH, nouns
from words.nouns import god_text, personality_text

ALL_CARDS = tuple(catalogue().cards)
LONGEST_HAND = ("I-prefect-architect", "II-architect-mercator", "start-legatus", "I-colonist") * 3


def scene_of(cards: tuple[str, ...], **options: object) -> Scene:
    game = a_game(hand={1: cards}, cards="venus", options=options)
    return hand.build_scene(view_for(game.state, SeatId(1)))


def said(scene: Scene) -> str:
    return " ".join(shape.text for shape in scene.shapes if isinstance(shape, Text))


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_fits_its_own_face(card: str) -> None:
    assert problems(scene_of((card,))) == []
    assert problems(scene_of((card,), colonistIncome="two_each")) == []


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 20, 38])
def test_hands_of_every_size_are_laid_out(count: int) -> None:
    assert problems(scene_of((LONGEST_HAND * 4)[:count])) == []


def test_a_card_says_its_whole_text() -> None:
    for card in ALL_CARDS:
        facts = catalogue().cards[CardId(card)]
        scene = scene_of((card,))
        options = a_game().state.options
        shown = said(scene)
        for personality in facts.personalities:
            assert personality_text(ENGLISH, facts, personality, options) in shown
        assert god_text(ENGLISH, facts, options) in shown
        assert facts.numeral == "start" or facts.numeral in shown


def test_only_a_seat_has_a_picture_of_its_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        hand.build_scene(view_for(a_game().state, None))


def test_open_hands_do_not_change_whose_hand_is_drawn() -> None:
    game = a_game(options={"handsVisible": True}, hand={0: ["start-senator"], 1: ["V-consul"]})
    assert "Consul" in said(hand.build_scene(view_for(game.state, SeatId(1))))
    assert "Senator" not in said(hand.build_scene(view_for(game.state, SeatId(1))))


def test_a_partners_hand_is_drawn_while_a_legatus_shows_it_and_at_no_other_time() -> None:
    for state, _, _ in steps({"board": "hellas", "seats": 4, "team": True}, "shown"):
        seat = state.pending[-1].seat
        partner = state.partner_of(seat)
        view = view_for(state, seat)
        if isinstance(state.decision, SuggestionChoice):
            assert partner is not None
            shown = said(hand.build_scene(view, seat=partner))
            assert "Your partner's hand" in shown
            for card in state.seats[partner].hand:
                assert nouns.card_name(ENGLISH, card).split(" / ")[0] in shown
            return
        with pytest.raises(ValueError, match="not the viewer's to see"):
            hand.build_scene(view, seat=partner)
    raise AssertionError("no Legatus was played")
