"""A new personality takes one module and a card: nothing else in the engine knows of it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import legal_actions, view_for
from engine.actions import FINISH, Action
from engine.catalogue import catalogue, load
from engine.errors import InvalidData, InvalidRecord
from engine.explanations import obstacles
from engine.invariants import check_game_step
from engine.obstacles.kinds import NotAsked
from engine.records import read_record, replay, write_record
from engine.snapshots import read_snapshot, write_snapshot
from engine.terms import SeatId
from engine.traces import trace
from players import LEVELS, player_for
from tests.builders import Game, a_game
from tests.imaginary import CARD, REPLACED, TABLES, the_augur
from tests.imaginary.augur import NoEagle, OmenChoice, OmenRead, ReadOmen
from tests.plain import CopyCard, PlayCard
from tests.playouts import played, steps

PLAY = PlayCard(CARD)
RED = SeatId(0)
MODES: list[dict[str, object]] = [
    {"board": "italia", "seats": 3, "set": "base"},
    {"board": "italia", "seats": 2, "set": "venus"},
    {"board": "imperium", "seats": 4, "team": True},
]


@pytest.fixture
def augur(tmp_path: Path) -> Iterator[None]:
    with the_augur(tmp_path):
        yield


def asked(coins: int = 5) -> Game:
    return a_game(coins={RED: coins}).do(PLAY)


def in_the_way(game: Game, wanted: Action) -> list[object]:
    return list(obstacles(view_for(game.state, game.to_decide), game.decision, wanted))


@pytest.mark.usefixtures("augur")
def test_its_card_is_played_and_what_it_offers_follows() -> None:
    game = a_game(coins={0: 6})
    assert game.offers(PLAY)
    game.do(PLAY)
    assert game.decision == OmenChoice(RED)
    assert game.offered == (ReadOmen("owl"), ReadOmen("eagle"), FINISH)
    game.do(ReadOmen("eagle"))
    assert game.happened(OmenRead) == [OmenRead(RED, "eagle", 4)]
    assert game.seat(0).coins == 10
    assert game.to_decide == 1


@pytest.mark.usefixtures("augur")
def test_what_it_does_not_offer_is_explained() -> None:
    game = asked(coins=4)
    assert in_the_way(game, ReadOmen("owl")) == []
    assert in_the_way(game, ReadOmen("eagle")) == [NoEagle(2)]
    assert in_the_way(game, CopyCard(1)) == [NotAsked("omen_choice")]
    assert in_the_way(a_game(), ReadOmen("owl")) == [NotAsked("card_choice")]


@pytest.mark.usefixtures("augur")
def test_a_game_that_waits_for_it_survives_a_restart() -> None:
    game = asked()
    again = read_snapshot(write_snapshot(game.state))
    assert again == game.state
    assert legal_actions(again) == game.offered


@pytest.mark.usefixtures("augur")
@pytest.mark.parametrize("options", MODES)
def test_whole_games_with_it_hold_together(options: dict[str, object]) -> None:
    read = 0
    for before, action, transition in steps(options, "omens"):
        check_game_step(before, action, transition)
        read += isinstance(action, ReadOmen)
    assert read


@pytest.mark.usefixtures("augur")
def test_a_record_with_it_is_written_read_and_played_again() -> None:
    record, end = played(MODES[0], "omens")
    text = write_record(record)
    assert '{"kind": "read_omen", "omen": "owl"}' in text
    assert write_record(read_record(text)) == text
    *_, last = replay(read_record(text))
    assert last.transition.state == end


@pytest.mark.usefixtures("augur")
def test_a_trace_tells_of_it() -> None:
    record, _ = played(MODES[0], "omens")
    told = [json.loads(line) for line in trace(record)]
    events = [event for line in told for event in line.get("events", ())]
    assert {"kind": "omen_read", "seat": 0, "omen": "owl", "coins": 1} in events
    waits = [line["state"]["decisions"] for line in told if "state" in line]
    assert [{"seat": 0, "kind": "omen_choice"}] in waits


@pytest.mark.usefixtures("augur")
@pytest.mark.parametrize("level", LEVELS)
def test_computers_know_what_to_make_of_it(level: str) -> None:
    game = asked(coins=9)
    choose = player_for(level, "omens")
    assert choose(view_for(game.state, RED), game.offered) == ReadOmen("eagle")


def test_afterwards_nothing_of_it_is_left(tmp_path: Path) -> None:
    before = [dict(table) for table in TABLES]
    with the_augur(tmp_path):
        text = write_record(played(MODES[0], "omens")[0])
        assert CARD in catalogue().cards
    assert [dict(table) for table in TABLES] == before
    assert CARD not in catalogue().cards
    assert REPLACED in catalogue().cards
    with pytest.raises(InvalidRecord, match='no action of kind "read_omen"'):
        read_record(text)


def test_its_card_alone_is_refused(tmp_path: Path) -> None:
    with the_augur(tmp_path):
        pass
    with pytest.raises(InvalidData, match=r'/cards.json: cards\[3\].*: no personality "augur"$'):
        load(tmp_path)
