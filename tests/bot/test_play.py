"""A game in the terminal, through what is typed and what is shown."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from bot.terminal.console import Console, Quit
from bot.terminal.conversation import Conversation
from bot.terminal.host import Host
from bot.terminal.paint import Paint
from bot.terminal.screens import Screens
from engine import read_options, view_for
from engine.terms import CardId, SeatId
from tests.bot.conftest import Concordia
from tests.builders import a_game, line

PLAY = ("play", "--seed", "demo")


def test_nobody_there_is_a_game_that_ends_at_once(concordia: Concordia) -> None:
    answer = concordia(*PLAY)
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.startswith(
        "Concordia on Italia, base cards, seed demo.\n"
        "You are R (red); the computer plays G and Y. Type ? for help.\n"
    )
    assert "Which card do you play?" in answer.out
    assert answer.out.endswith("play with --record FILE to keep it.\n")


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("b", "Venetia: "),
        ("h", "Your hand"),
        ("d", "For sale"),
        ("s", "If the game ended now:"),
        ("l", "Nothing has happened yet."),
        ("?", "First house in such a city"),
        ("?", "R red, G green, Y yellow, B blue, K black, W white."),
    ],
)
def test_a_look_changes_nothing_and_asks_again(concordia: Concordia, key: str, shown: str) -> None:
    out = concordia(*PLAY, stdin=f"{key}\nq\n").out
    _, _, after = out.partition(f"> {key}\n")
    assert shown in after
    assert after.count("Which card do you play?") == 1


@pytest.mark.parametrize("typed", ["99", "x", "1.5", "-1", "0", "9" * 5000, "\x00", "²"])
def test_what_is_not_understood_gets_a_hint(concordia: Concordia, typed: str) -> None:
    assert "Type a number from 1 to " in concordia(*PLAY, stdin=f"{typed}\nq\n").out


def test_bytes_that_are_no_text_get_a_hint_too(concordia: Concordia) -> None:
    assert concordia(*PLAY, stdin=b"\xc3\xa9\nq\n").code == 0


def test_a_turn_of_the_architect_step_by_step(concordia: Concordia) -> None:
    architect, the_land_colonist, back, nearest, stay, first_house = "4", "1", "0", "1", "3", "1"
    keys = [architect, the_land_colonist, back, the_land_colonist, nearest, stay, first_house, "l"]
    out = concordia(*PLAY, stdin="\n".join([*keys, "q"])).out
    assert "Architect: who moves where? 2 steps left." in out
    assert "  1  move the land colonist in Roma (" in out
    assert "  0  back" in out
    assert "  1  Cosa - Roma, 1 step, beside Cosa (food)" in out
    assert "You moved a land colonist from Roma to the land line Cosa - Roma (1 step)." in out
    assert "  1  build in Cosa (food): 2 sestertii + 1 brick + 1 food" in out
    assert "You built in Cosa (food) for 2 sestertii + 1 brick + 1 food." in out
    _, _, log = out.partition("> l\n")
    assert log.lstrip().startswith("1  You played the Architect, moved a land colonist")


def typed_at_random(seed: str) -> str:
    chance = Random(seed)
    keys = [*"123456789"] * 5 + [*"0bhdsl?", "", "10", "11", "12", "nonsense"]
    return "\n".join(chance.choice(keys) for _ in range(6000))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("flags", "seat"),
    [
        ("--board aegyptus --seats 2 --seat g", 1),
        ("--board balearica --seats 3 --seat Y --set venus", 2),
        ("--board creta --seats 2 --set venus", 0),
        ("--board gallia --seats 3 --seat R", 0),
        ("--board germania --seats 5 --seat K", 4),
        ("--board imperium --seats 4 --seat g --set venus", 1),
        ("--board cyprus --seats 4 --seat Y --team", 2),
    ],
)
def test_whole_games_end_with_scores_and_a_record_that_plays(
    concordia: Concordia, tmp_path: Path, flags: str, seat: int
) -> None:
    file = tmp_path / "game.json"
    answer = concordia(*PLAY, *flags.split(), "--record", file, stdin=typed_at_random(flags))
    assert (answer.code, answer.err) == (0, "")
    assert " won. " in answer.out
    *_, table = answer.out.split("Seat ")
    assert ("G and B together: " in table) == ("--team" in flags)
    assert answer.out.endswith(f"concordia replay {file}\n")
    assert max(map(len, answer.out.splitlines()[:-1])) <= 100
    assert "\x1b" not in answer.out
    assert json.loads(concordia("replay", file, "--json").out)["over"]
    assert json.loads(file.read_text())["seats"].index("human") == seat


def test_a_game_that_is_left_is_saved_as_far_as_it_went(
    concordia: Concordia, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    concordia(*PLAY, "--record", file, stdin="4\nq\n")
    assert "1 action in 1 turn" in concordia("replay", file).out


def test_an_interrupted_game_is_saved_too(
    concordia: Concordia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    answer = concordia(*PLAY, "--record", tmp_path / "game.json")
    assert (answer.code, answer.err) == (130, "")
    assert (tmp_path / "game.json").exists()


def test_options_reach_the_game(concordia: Concordia) -> None:
    out = concordia(*PLAY, "--option", "noStartingGoods=on").out
    assert "Which goods do you buy before your first card?" in out


def with_other_secrets(host: Host, chance: Random) -> Host:
    """Another order of the deck, and of what the others hold in their hands."""
    state = host._state
    own, *others = state.seats
    hands = [replace(seat, hand=_mixed(seat.hand, chance)) for seat in others]
    host._state = replace(state, deck=_mixed(state.deck, chance), seats=(own, *hands))
    return host


def _mixed(cards: tuple[CardId, ...], chance: Random) -> tuple[CardId, ...]:
    return tuple(chance.sample(cards, len(cards)))


def test_what_is_hidden_changes_nothing_that_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking everywhere, and playing the Senator up to the choice of what to buy."""
    options = read_options({"board": "italia", "seats": 3})
    shown = set()
    for seed in range(4):
        host = with_other_secrets(Host(options, "demo", SeatId(0), "novice"), Random(seed))
        monkeypatch.setattr("builtins.input", Mock(side_effect=[*"bdsh6bdsh", EOFError]))
        with pytest.raises(Quit):
            Conversation(host, Console(Paint())).run()
        shown.add(capsys.readouterr().out)
    assert "Which card do you buy?" in shown.pop()
    assert not shown


def test_the_board_shows_markers_houses_and_colonists() -> None:
    here = line("italia", "roma", "cosa", "land")
    game = a_game(
        "italia",
        houses={"cosa": [1, 0]},
        tokens={"cosa": "wine"},
        flipped=["etruria"],
        markers={"etruria": "wine"},
        colonists={0: {"land": [here], "sea": ["roma"]}},
    )
    board = Screens(view_for(game.state, SeatId(0)), Paint()).board()
    assert "Italia, turn 1: R (you). The Praefectus Magnus is with G." in board
    assert "Etruria: coins (then wine)" in board
    assert "Cosa (B)              wine   [G R]" in board
    assert "R (you)  on the land line Cosa - Roma; sea in Roma" in board


def test_colours_never_stand_alone() -> None:
    view = view_for(a_game("italia", houses={"cosa": [1]}).state, SeatId(0))
    plain, coloured = (Screens(view, Paint(coloured=on)).board() for on in (False, True))
    assert "\x1b[32mG\x1b[0m" in coloured
    for code in ("0", "1", "31", "32"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == plain
