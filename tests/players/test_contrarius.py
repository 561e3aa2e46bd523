"""What players think of Contrarius: what he is going to have, and when to end the game."""

from dataclasses import replace

from engine import GameState, final_scores
from engine.terms import CardId, SeatId
from players.contrarius import prospects
from players.judgement import Judge
from players.weights import weights_of
from tests.builders import a_solo_game

RED, HIS = SeatId(0), SeatId(1)
TUNED = weights_of("tuned")
JUPITERS = CardId("II-architect")


def with_his_card(state: GameState, card: CardId) -> GameState:
    assert state.contrarius is not None
    row = (*state.contrarius.row, card)
    return replace(state, contrarius=replace(state.contrarius, row=row))


def judged(state: GameState) -> float:
    return Judge(state, RED, TUNED)(state)


def test_a_card_he_takes_early_is_worth_what_his_houses_to_come_will_pay() -> None:
    state = a_solo_game().state
    later = with_his_card(state, JUPITERS)
    now = final_scores(later)[1].total - final_scores(state)[1].total
    assert prospects(later, 1.0) - prospects(state, 1.0) > now + 5


def test_near_the_end_only_his_score_counts() -> None:
    state = a_solo_game().state
    start = final_scores(state)[0].points
    assert prospects(state, 0.0) == final_scores(state)[1].total - start


def test_a_card_that_is_bought_is_one_he_will_not_have() -> None:
    state = a_solo_game().state
    bought = next(each for each in state.display if each)
    without = replace(
        state, display=tuple(None if each == bought else each for each in state.display)
    )
    assert prospects(without, 1.0) < prospects(state, 1.0)


def test_his_houses_are_bad_for_the_human() -> None:
    state = a_solo_game().state
    city = next(iter(state.tokens))
    assert judged(replace(state, houses={city: (HIS,)})) < judged(state)


def test_somebody_far_behind_ends_the_game_no_more_reluctantly_than_they_go_on() -> None:
    """Nobody else will: to go on without a chance is no better than to have lost."""
    state = a_solo_game().state
    assert state.contrarius is not None
    behind = replace(state, contrarius=replace(state.contrarius, points=90))
    left_out = replace(behind, deck=(), display=(None,) * 6 + (state.display[0],))
    going_on = judged(left_out)
    over = replace(left_out, display=(None,) * 7, last_turn=left_out.turn, concordia=RED)
    assert going_on - Judge(left_out, RED, TUNED)(over) < TUNED.victory / 2
