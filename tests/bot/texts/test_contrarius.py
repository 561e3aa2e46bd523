"""Contrarius in words: what he did and why, what is asked about him, and how it ended."""

import re

import pytest

from bot.faces.action_face import face_of_action
from bot.faces.decision_face import face_of_decision
from bot.tables import rehearsal
from bot.texts.digest import digest
from bot.texts.forecast import final_table, forecast
from bot.texts.narration import sentences
from bot.texts.posts.agreements import agreed_text, mode_text
from engine import events, events_for, final_scores, read_options, winner
from engine.terms import SeatId
from tests.bot.texts.games import reader_of
from tests.builders import a_duel, a_solo_game
from tests.plain import PlayCard
from tests.playouts import steps
from words import ENGLISH

NAMES = ("Livia", "Marcus")
SOLO: dict[str, object] = {
    "board": "italia", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "expert",
}  # fmt: skip
DUEL: dict[str, object] = {
    "board": "italia", "seats": 2, "solitaria": "two", "solitariaDifficulty": "veteran",
    "forum": True, "solitariaScoring": "cooperative",
}  # fmt: skip


def test_the_digest_tells_the_die_the_type_and_the_city() -> None:
    game = a_solo_game(
        tokens={"neapolis": "tool"},
        goods={0: {}},
        dice={"white": ["tool"]},
        contrarius={"land": [], "sea": ["S17"]},
    )
    state = game.state
    game.do(PlayCard("sol-senator"))
    reader = reader_of(state, SeatId(0), NAMES[:1])
    (line, *_) = digest(reader, [game.events])
    assert line == (
        "You played the Senator; **Contrarius** (C) rolled tool (white) and built in "
        "Neapolis (tool)."
    )
    told = " ".join(sentences(reader, game.events))
    assert "reacted to the Senator, rolled tool on the white die and built in Neapolis" in told


@pytest.mark.parametrize("options", [SOLO, DUEL], ids=["solo", "duel"])
def test_whole_games_are_asked_offered_and_told_in_words(options: dict[str, object]) -> None:
    asked, offered, happened = set[str](), set[str](), set[str]()
    state = None
    for seed in ("words", "more words"):
        for before, action, transition in steps(options, seed):
            state, decision = transition.state, before.decision
            assert decision is not None
            reader = reader_of(before, decision.seat, NAMES)
            face = face_of_decision(decision)
            assert face.question(reader, decision)
            assert face.waiting(reader, decision)
            asked.add(decision.kind)
            for offer in rehearsal.begun(before, decision.seat, 0).offers()[:6]:
                shown = face_of_action(offer.action)
                assert shown.wording(reader.in_plain(), decision, offer.action, offer).name
                offered.add(offer.action.kind)
            assert face_of_action(action).wish(reader, action)
            seen = events_for(before, decision.seat, transition.events)
            sentences(reader_of(state, decision.seat, NAMES), seen)
            happened |= {event.kind for event in seen}
    assert state is not None
    assert {"contrarius_built", "contrarius_took", "contrarius_scored", "die_rolled"} <= happened
    if options is DUEL:
        assert {"veto_choice", "contrarius_move_choice"} <= asked
    reader = reader_of(state, SeatId(0), NAMES)
    ended = final_table(reader, final_scores(state), winner(state))
    assert "Contrarius" in ended
    assert " difficulty." in ended


def test_what_he_would_score_is_told_while_the_game_goes_on() -> None:
    alone = a_solo_game(contrarius={"points": 17}).state
    (totals,) = re.findall(
        r"^Total +([\d ]+)$", forecast(reader_of(alone, SeatId(0), NAMES[:1])), re.M
    )
    assert [int(each) for each in totals.split()] == [s.total for s in final_scores(alone)]
    two = a_duel(contrarius={"points": 17}).state
    his = final_scores(two)[-1].total
    for viewer in (None, SeatId(0), SeatId(1)):
        assert f"he would have **{his}** points" in forecast(reader_of(two, viewer, NAMES))


def test_the_lobby_says_whom_you_play_against() -> None:
    agreed = [read_options(each) for each in (SOLO, DUEL)]
    assert [mode_text(ENGLISH, each) for each in agreed] == [
        "Against Contrarius, with the base cards."
    ] * 2
    assert "house version" in agreed_text(ENGLISH, agreed[0])
    assert "you win together" in agreed_text(ENGLISH, agreed[1])


def test_who_ended_the_game_is_named() -> None:
    state = a_solo_game().state
    reader = reader_of(state, SeatId(0), NAMES[:1])
    line, *_ = sentences(reader, [events.EndTriggered(SeatId(1), "last_card")])
    assert "Contrarius" in line
