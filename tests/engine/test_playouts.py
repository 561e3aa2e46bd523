"""Random games on every board, with every set and seat count: no dead end, nothing broken."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import final_scores, legal_actions, winner
from engine.invariants import check_game_step
from tests.playouts import BOARDS, SEATS, SETS, steps

MOST_DECISIONS = 20_000

game_options = st.fixed_dictionaries(
    {
        "board": st.sampled_from(BOARDS),
        "seats": st.sampled_from(SEATS),
        "set": st.sampled_from(SETS),
        "colonistIncome": st.sampled_from(["five_and_one_each", "two_each"]),
        "displaySide": st.sampled_from(["cloth", "wine"]),
        "intermediateScoring": st.booleans(),
        "noStartingGoods": st.booleans(),
        "magisterThroughDiplomatMayUseSenator": st.booleans(),
        "mismatchedColonists": st.booleans(),
        "prefectCashNeedsAFlippedMarker": st.booleans(),
        "markerCoins": st.sampled_from(["cloth_one", "cloth_and_wine_one"]),
        "handsVisible": st.booleans(),
    }
)


def play_and_check(options: dict[str, object], seed: str) -> None:
    state = None
    for number, (before, action, transition) in enumerate(steps(options, seed)):
        assert number < MOST_DECISIONS, "the game does not end"
        check_game_step(before, action, transition)
        state = transition.state
    assert state is not None
    assert state.over
    assert state.end_cause in ("last_card", "fifteenth_house")
    assert not legal_actions(state)
    assert final_scores(state)[winner(state)[0]].total == max(s.total for s in final_scores(state))


@pytest.mark.slow
@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_random_game_finishes_with_every_invariant_kept(
    board: str, seats: int, cards: str
) -> None:
    play_and_check({"board": board, "seats": seats, "set": cards}, f"{board} {seats} {cards}")


@pytest.mark.slow
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(options=game_options, seed=st.text(min_size=1, max_size=8))
def test_any_options_and_any_seed_give_a_sound_game(options: dict[str, object], seed: str) -> None:
    play_and_check(options, seed)
