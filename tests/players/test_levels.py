"""Computer players of every level: they answer whatever is asked, and always the same."""

import json
import os
from collections.abc import Iterator, Sequence

import pytest

import engine
from arena import tournament
from engine import GameState, legal_actions, new_game, read_options, view_for
from engine.actions import Action
from engine.game_options import option_names
from players import LEVELS, player_for
from tests.command_line import Concordia, shell
from tests.playouts import BOARDS, WAITING, steps

AUCTION = {"forum": True, "forumAuction": True}
FORUM = {
    "forum": True,
    "forumPlaceholders": True,
    "forumStackVisible": True,
    "forumFirstThreshold": 1,
}
DUEL = {
    "solitaria": "two",
    "solitariaDifficulty": "veteran",
    "solitariaScoring": "cooperative",
}
MOUNTAIN = {"displaySide": "wine", "fishMarket": True, "fishMarketSide": "mountain"}
GAMES: dict[str, dict[str, object]] = {
    "aegyptus": {"seats": 2, "handsVisible": True, "salt": True, "forum": True},
    "balearica": {"seats": 4, "team": True, "noStartingGoods": True, **AUCTION},
    "britannia": {"seats": 5, "set": "venus", "colonistIncome": "two_each"},
    "byzantium": {"seats": 3, "mismatchedColonists": True},
    "corsica": {"seats": 2, "set": "venus", "prefectCashNeedsAFlippedMarker": False, **DUEL},
    "creta": {"seats": 4, "team": True, "communication": "silent", **MOUNTAIN},
    "cyprus": {"seats": 4, "team": True, "legatusAnsweredByLegatus": True},
    "gallia": {"seats": 3, "set": "venus", "magisterThroughDiplomatMayUseSenator": True},
    "germania": {"seats": 2, "noStartingGoods": True},
    "hellas": {"seats": 3, "handsVisible": True, "mismatchedColonists": True},
    "hispania": {"seats": 3, "set": "venus", "salt": True, **FORUM},
    "imperium": {"seats": 4, "fishMarket": True},
    "ionium": {"seats": 2, "intermediateScoring": True},
    "ionium_mini": {"seats": 3, "markerCoins": "cloth_and_wine_one"},
    "italia": {"seats": 5, "set": "venus", "displaySide": "wine"},
}
"""Every board, and every option somewhere."""


def decisions(
    options: dict[str, object], seed: str, level: str
) -> Iterator[tuple[GameState, Action]]:
    """A whole game between players of one level."""
    state, player = new_game(read_options(options), seed), player_for(level, seed)
    while not state.over:
        seat = state.pending[-1].seat
        action = player(view_for(state, seat), legal_actions(state))
        yield state, action
        state = engine.apply(state, seat, action).state


@pytest.mark.parametrize("board", BOARDS)
def test_novices_play_every_board_to_its_end(board: str) -> None:
    *_, (last, action) = decisions({"board": board, **GAMES[board]}, "novices", "novice")
    over = engine.apply(last, last.pending[-1].seat, action).state
    assert over.over
    assert max(score.total for score in engine.final_scores(over)) > 60


@pytest.mark.long
@pytest.mark.parametrize("board", ["cyprus", "hellas"])
def test_six_novices_play_to_the_end_in_teams(board: str) -> None:
    options = {"board": board, **GAMES[board], "seats": 6, "team": True}
    *_, (last, action) = decisions(options, "novices", "novice")
    assert engine.apply(last, last.pending[-1].seat, action).state.over


def test_every_option_is_played_with_somewhere() -> None:
    tried = {name for options in GAMES.values() for name in options} | {"board"}
    assert tried == set(option_names())


@pytest.fixture(scope="module")
def one_of_each_kind() -> dict[str, GameState]:
    """A state that asks it, from random games, as those come everywhere."""
    found: dict[str, GameState] = {}
    for options in (
        {"board": "germania", "seats": 4, "team": True, "noStartingGoods": True},
        {"board": "aegyptus", "seats": 6, "team": True},
        {"board": "italia", "seats": 3, "set": "venus"},
        {"board": "italia", "seats": 3, **FORUM},
        {"board": "italia", "seats": 2, **AUCTION},
        {"board": "italia", "seats": 1, "solitaria": "solo"},
        {"board": "hellas", "seats": 2, **DUEL},
    ):
        for state, _, _ in steps(options, "kinds"):
            found.setdefault(state.pending[-1].kind, state)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_decision_is_answered(
    level: str, one_of_each_kind: dict[str, GameState]
) -> None:
    assert one_of_each_kind.keys() == {kind.kind for kind in WAITING}
    player = player_for(level, "kinds")
    for state in one_of_each_kind.values():
        answer = player(view_for(state, state.pending[-1].seat), legal_actions(state))
        assert answer in legal_actions(state)


@pytest.mark.parametrize("game", ["--seats 3 --players merchant,novice,novice", "--seats 4 --team"])
def test_the_same_seed_plays_the_same_game_in_every_process(
    concordia: Concordia, game: str
) -> None:
    """The order of a set is another one in each; nothing may hang on it."""
    line = f"simulate --players novice --board italia --seed again {game} --record -"
    here = concordia(*line.split()).out
    number = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    elsewhere = shell(f"concordia {line}", PYTHONHASHSEED=number).stdout
    assert len(json.loads(here)["actions"]) > 100
    assert here == elsewhere


def test_a_senator_answers_the_same_when_asked_again() -> None:
    """From the view alone: another player of the level, made anew, has no memory of the first."""
    asked = 0
    for number, (state, _) in enumerate(decisions({"board": "italia", "seats": 3}, "x", "novice")):
        if number % 40 == 0:
            view = view_for(state, state.pending[-1].seat)
            answers = {player_for("senator", "x")(view, legal_actions(state)) for _ in range(2)}
            asked += 1
            assert len(answers) == 1
    assert asked > 3


def test_another_seed_makes_a_novice_think_of_other_cards() -> None:
    state = new_game(read_options({"board": "imperium", "seats": 4}), "seeds")
    view, offered = view_for(state, state.pending[-1].seat), legal_actions(state)
    assert len({player_for("novice", f"{seed}")(view, offered) for seed in range(12)}) > 1


@pytest.mark.parametrize("board", ["imperium", "italia"])
def test_a_novice_beats_three_who_draw_lots(board: str) -> None:
    assert _wins("novice", "random", board, games=4) == 4


@pytest.mark.slow
@pytest.mark.parametrize("games", [8, pytest.param(12, marks=pytest.mark.long)])
def test_a_merchant_beats_three_novices_more_often_than_not(games: int) -> None:
    enough = games // 2 + 1
    assert _wins("merchant", "novice", "italia", games=games, enough=enough) == enough


@pytest.mark.long
def test_a_senator_holds_its_own_against_three_merchants() -> None:
    assert _wins("senator", "merchant", "italia", games=8) > 2


def _wins(level: str, others: str, board: str, *, games: int, enough: int | None = None) -> int:
    """Of so many games, none of which is played any more once it has won often enough."""
    options = read_options({"board": board, "seats": 4})
    levels: Sequence[str] = (level, others, others, others)
    outcomes: list[tournament.MatchResult] = []
    won = 0
    for match in tournament.matches(options, levels, games=games, seed="strength"):
        outcomes.append(tournament.play(match))
        won = tournament.standings(outcomes)[0].wins
        if won == enough:
            break
    return won
