"""Random games of every kind: they cover much, repeat exactly, and find what is planted."""

import json
import shlex
from dataclasses import replace

import pytest

import engine
from arena.fuzzing import VARIED_OPTIONS, Case, cases, tables
from engine import GameState, Transition
from engine.actions import Action, BuyCard
from engine.catalogue import catalogue
from engine.terms import SeatId
from tests.command_line import Concordia, shell

BOARDS = tuple(catalogue().boards)
SEATS = (2, 3, 4, 5, 6)
SETS = ("base", "venus")


ALONE = [(seats, cards, False) for seats in (2, 3, 4, 5) for cards in SETS]
TABLES = [*ALONE, (4, "venus", True), (6, "venus", True)]


def drawn(games: int) -> list[Case]:
    every = tables(seats=SEATS, sets=SETS, only_teams=False)
    return list(cases("s", games, boards=BOARDS, tables=every))


def test_every_table_is_set_alone_and_in_teams() -> None:
    assert tables(seats=SEATS, sets=SETS, only_teams=False) == TABLES
    assert tables(seats=SEATS, sets=SETS, only_teams=True) == TABLES[-2:]
    assert tables(seats=[2, 6], sets=["base"], only_teams=False) == [(2, "base", False)]


def test_a_round_of_games_visits_every_board_and_table() -> None:
    first = drawn(len(BOARDS))
    assert {case.board for case in first} == set(BOARDS)
    assert {(case.seats, case.cards, case.team) for case in first} == set(TABLES)


def test_after_all_rounds_every_combination_was_played_once() -> None:
    games = len(BOARDS) * len(TABLES)
    combinations = [(case.board, case.seats, case.cards, case.team) for case in drawn(games)]
    assert len(set(combinations)) == len(combinations) == games


def test_options_vary_and_come_back_with_the_seed() -> None:
    options = [case.options() for case in drawn(40)]
    for name in VARIED_OPTIONS:
        assert len({getattr(each, name) for each in options}) >= 2
    assert options == [case.options() for case in drawn(40)]


def test_sound_games_end_well(concordia: Concordia) -> None:
    answer = concordia("fuzz", "--games", 2, "--seed", "s", "--jobs", 1, "--seats", 2)
    assert answer.code == 0
    assert "2 games from seed s" in answer.out
    assert answer.out.endswith("all sound\n")
    assert answer.err == ""


def test_flags_narrow_what_is_played(concordia: Concordia) -> None:
    flags = ("--board", "creta", "--board", "corsica", "--seats", 2, "--set", "venus")
    answer = concordia("fuzz", "--games", 3, "--jobs", 1, *flags, "--json")
    result = json.loads(answer.out)
    assert {board: count["games"] for board, count in result["boards"].items()} == {
        "creta": 2,
        "corsica": 1,
    }
    assert result["decisions"] == sum(count["decisions"] for count in result["boards"].values())
    assert (result["games"], result["failures"]) == (3, [])


def test_an_option_asked_for_is_played_in_every_game_and_the_others_still_vary() -> None:
    every = tables(seats=SEATS, sets=SETS, only_teams=False)
    asked = {"salt": True, "displaySide": "wine"}
    options = [
        each.options() for each in cases("s", 40, boards=BOARDS, tables=every, asked_for=asked)
    ]
    assert all(each.salt and each.display_side == "wine" for each in options)
    assert {each.hands_visible for each in options} == {True, False}


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ({"solitaria": "solo"}, {1}),
        ({"solitaria": "two"}, {2}),
        ({"solitaria": "none"}, {2, 3, 4, 5, 6}),
        ({"fishMarket": True}, {2, 3, 4, 5, 6}),
        ({"fishMarket": False}, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_only_tables_and_boards_are_set_that_an_option_goes_with(
    asked: dict[str, object], seats: set[int]
) -> None:
    """Ruling OP3."""
    every = tables(seats=(1, *SEATS), sets=SETS, only_teams=False)
    played = list(cases("s", 180, boards=BOARDS, tables=every, asked_for=asked))
    assert {each.options().seats for each in played} == seats
    against_contrarius = asked.get("solitaria") in ("solo", "two")
    left_out = {"balearica", "gallia"} if against_contrarius else set()
    assert {each.board for each in played} == set(BOARDS) - left_out


def test_one_seat_leaves_boards_out_that_contrarius_does_not_play_on() -> None:
    """Ruling OP3."""
    alone = tables(seats=(1,), sets=SETS, only_teams=False)
    played = {each.board for each in cases("s", 40, boards=BOARDS, tables=alone)}
    assert played == set(BOARDS) - {"balearica", "gallia"}


def test_an_option_asked_for_brings_those_along_that_need_it() -> None:
    every = tables(seats=SEATS, sets=SETS, only_teams=False)
    asked = {"fishMarket": True}
    drawn = [
        each.options() for each in cases("s", 40, boards=BOARDS, tables=every, asked_for=asked)
    ]
    mountain = sum(each.fish_market_side == "mountain" for each in drawn)
    assert 10 < mountain < 30  # half of them, not half of those that would have had it anyway


def test_salt_is_asked_for_by_a_flag_and_comes_back_with_the_command(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = ("--games", 1, "--seed", "s", "--jobs", 1, "--seats", 2, "--option", "salt=on")
    answer = concordia("fuzz", *flags)
    assert (answer.code, answer.err) == (0, "")
    monkeypatch.setattr("arena.fuzzing.new_game", None)
    assert "--option salt=True" in concordia("fuzz", *flags).err
    refused = concordia("fuzz", *flags[:-1], "fishMarketSide=mountain")
    assert (refused.code, refused.out) == (2, "")
    assert "fishMarketSide" in refused.err


def test_what_needs_the_forum_is_drawn_only_with_it() -> None:
    every = tables(seats=(2, 3, 4), sets=("base", "venus"), only_teams=False)
    drawn = [each.options() for each in cases("s", 60, boards=BOARDS, tables=every)]
    with_forum = [each for each in drawn if each.forum]
    assert {each.forum_first_threshold for each in with_forum} == {1, 4}
    assert {each.forum_auction for each in with_forum} == {True, False}
    assert len(with_forum) < len(drawn)


def test_only_teams_may_be_played(concordia: Concordia) -> None:
    answer = concordia(
        "fuzz", "--games", 1, "--seed", "s", "--jobs", 1, "--team", "--board", "creta"
    )
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("all sound\n")


@pytest.fixture
def sticky_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault as one might make it: a card that is bought stays for sale."""
    apply = engine.apply

    def faulty(before: GameState, seat: SeatId, action: Action) -> Transition:
        transition = apply(before, seat, action)
        if not isinstance(action, BuyCard):
            return transition
        return Transition(replace(transition.state, display=before.display), transition.events)

    monkeypatch.setattr(engine, "apply", faulty)


@pytest.mark.usefixtures("sticky_display")
def test_a_planted_fault_is_found_and_its_command_finds_it_again(concordia: Concordia) -> None:
    answer = concordia("fuzz", "--games", 3, "--seed", "s", "--jobs", 1)
    assert answer.code == 1
    assert "3 failed" in answer.out
    lines = answer.err.splitlines()
    assert len(lines) == 3
    for line in lines:
        assert "InvariantBroken: " in line
        found, _, command = line.partition("; again with: ")
        program, *arguments = shlex.split(command)
        assert program == "concordia"
        again = concordia(*arguments, "--jobs", 1)
        assert again.code == 1
        assert again.err.startswith(found)


@pytest.mark.usefixtures("sticky_display")
def test_at_most_ten_failures_are_shown(concordia: Concordia) -> None:
    answer = concordia("fuzz", "--games", 12, "--seed", "s", "--jobs", 1)
    assert len(answer.err.splitlines()) == 11
    assert answer.err.endswith("and 2 games more\n")


@pytest.mark.usefixtures("sticky_display")
def test_failures_as_json_say_how_to_repeat_them(concordia: Concordia) -> None:
    answer = concordia("fuzz", "--games", 1, "--seed", "s", "--jobs", 1, "--json")
    failure = json.loads(answer.out)["failures"][0]
    assert list(failure) == [
        "board",
        "seats",
        "set",
        "team",
        "seed",
        "decision",
        "problem",
        "again",
    ]
    assert failure["seed"] == "s"


def test_several_jobs_find_the_same(concordia: Concordia) -> None:
    """In a process of its own: forking one that has threads is frowned upon."""
    line = "fuzz --games 2 --seed s --board corsica --seats 2 --json"
    alone = json.loads(concordia(*line.split(), "--jobs", 1).out)
    together = json.loads(shell(f"concordia {line} --jobs 2").stdout)
    assert {**together, "seconds": 0} == {**alone, "seconds": 0}
