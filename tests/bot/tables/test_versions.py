"""Under other rules a game is proven unchanged before it goes on, or it is held and left alone."""

import logging
from pathlib import Path
from random import Random
from threading import Event

import pytest

import engine
from bot.tables import TableId, replay_check
from bot.tables.errors import TableHeld
from bot.tables.replay_check import ReplayCheck
from bot.tables.store import StoredTable
from bot.tables.wishes import Act, Join
from engine import GameState, Transition
from engine.actions import FINISH, Action
from engine.frozen import replace
from engine.terms import SeatId
from sandbox.changes import PATIENCE
from tests.postgresql import opened, unwatched
from tests.world.tables import ANNA, BEN, ITALIA, a_table_world

Played = tuple[TableId, int]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "concordia.sqlite"


async def a_game(path: Path, actions: int = 40) -> Played:
    async with a_table_world(path, rules="old") as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), actions)
        await world.said()
        return table, (await world.look(table)).number


def row(path: Path, column: str) -> object:
    with opened(path) as connection:
        return connection.execute(f"SELECT {column} FROM tables").fetchone()[0]


def log(path: Path) -> list[tuple[object, ...]]:
    with opened(path) as connection:
        return connection.execute("SELECT * FROM actions ORDER BY number").fetchall()


def change(path: Path, *statements: str) -> None:
    with unwatched(path) as connection:
        for statement in statements:
            connection.execute(statement)


async def test_a_game_that_is_unchanged_moves_to_the_new_rules(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, number = await a_game(path)
    monkeypatch.setattr("bot.tables.replay_check.RULES_VERSION", "2")
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
        assert (row(path, "rules"), row(path, "proven")) == ("2", "new")
        assert (await world.look(table)).number == number
        await world.play(table, Random(2), 5)
        assert (await world.look(table)).number == number + 5
        assert "table_held" not in [message.notice.kind for message in await world.said()]


async def test_a_game_is_proven_when_it_is_wanted_sooner(path: Path) -> None:
    table, _ = await a_game(path)
    async with a_table_world(path, rules="new") as world:
        await world.look(table)
        assert row(path, "proven") == "new"


def other_rules(monkeypatch: pytest.MonkeyPatch, turn: int) -> None:
    """From some turn on, every action makes everyone a coin richer."""
    apply = engine.apply

    def richer(state: GameState, seat: SeatId, action: Action) -> Transition:
        transition = apply(state, seat, action)
        if state.turn < turn:
            return transition
        seats = tuple(replace(each, coins=each.coins + 1) for each in transition.state.seats)
        return transition._replace(state=replace(transition.state, seats=seats))

    monkeypatch.setattr(engine, "apply", richer)


def first_of_turn(path: Path, turn: int) -> int:
    """The number of the first action of that turn: a card is played."""
    cards = [entry[1] for entry in log(path) if '"play_card"' in str(entry[5])]
    return int(str(cards[turn - 1]))


async def test_a_game_that_would_differ_is_held_at_the_first_action_that_does(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, number = await a_game(path)
    before, first = log(path), first_of_turn(path, 5)
    with monkeypatch.context() as patched:
        other_rules(patched, 5)
        async with a_table_world(path, rules="new") as world:
            await world.tables.rest()
            assert f"table {table} in channel forum is held: entry {first}: the same" in caplog.text
            look = await world.look(table, ANNA)
            assert (look.stage, look.view) == ("held", None)
            for wish in (Act(number, (FINISH,)), Act(0, (FINISH,))):
                with pytest.raises(TableHeld, match="Nothing is lost"):
                    await world.ask(ANNA, table, wish)
            assert [message.notice.kind for message in await world.said()] == ["table_held"]
    assert log(path) == before
    caplog.clear()
    async with a_table_world(path, rules="newest") as world:  # the rules are as they were
        await world.tables.rest()
        assert [message.notice.kind for message in await world.said()] == ["table_released"]
        assert (await world.look(table)).number == number
        await world.play(table, Random(3), 5)
    assert caplog.text == ""


async def test_what_a_proof_has_to_say_is_not_left_until_somebody_else_speaks(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever delivers may have found the outbox empty by then, and waits to be told."""
    table, _ = await a_game(path)
    other_rules(monkeypatch, 5)
    replayed, found_empty = replay_check.replayed, Event()

    def later(stored: StoredTable) -> ReplayCheck:
        assert found_empty.wait(PATIENCE)
        return replayed(stored)

    monkeypatch.setattr(replay_check, "replayed", later)
    async with a_table_world(path, rules="new") as world:
        world.tables.said.filled.clear()
        found_empty.set()
        await world.tables.rest()
        assert (await world.look(table)).stage == "held"
        assert world.tables.said.filled.is_set()


async def test_an_action_that_is_no_longer_offered_holds_the_table_too(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await a_game(path)
    apply = engine.apply

    def strict(state: GameState, seat: SeatId, action: Action) -> Transition:
        if action.kind == "play_card":
            return apply(state, seat, FINISH)
        return apply(state, seat, action)

    monkeypatch.setattr(engine, "apply", strict)
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
    assert "is held: entry 1: finish is not offered" in caplog.text


async def test_rules_that_fail_hold_the_table_at_the_action_they_fail_at(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await a_game(path)
    apply = engine.apply

    def failing(state: GameState, seat: SeatId, action: Action) -> Transition:
        if state.turn == 3:
            raise KeyError("massilia")
        return apply(state, seat, action)

    monkeypatch.setattr(engine, "apply", failing)
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
        assert (await world.look(table)).stage == "held"
    first = first_of_turn(path, 3)
    assert f"is held: entry {first}: it cannot be played: KeyError('massilia')" in caplog.text


async def test_options_that_cannot_be_read_hold_the_table(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_game(path)
    change(path, "UPDATE tables SET options = '{'")
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
    assert "is held: entry 0: " in caplog.text


async def test_a_finished_game_that_would_not_play_any_more_is_still_a_table(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its snapshot is of another form, and the rules have changed: only the picture is lost."""
    async with a_table_world(path, rules="old") as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 5000)
        record = await world.tables.export_record(table)

    def of_another_form(text: bytes) -> GameState:
        raise ValueError

    monkeypatch.setattr("bot.tables.log.read_snapshot", of_another_form)
    async with a_table_world(path, rules="new") as world:
        view = (await world.look(table)).view
        assert view
        assert view.over
    monkeypatch.setattr(engine, "apply", lambda *_: None)
    async with a_table_world(path, rules="new") as world:
        look = await world.look(table)
        assert (look.stage, look.view) == ("over", None)
        assert await world.tables.export_record(table) == record
    assert "can no longer be shown: entry 1" in caplog.text


async def test_options_that_cannot_be_played_any_more_hold_the_table(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await a_game(path)
    monkeypatch.setattr("engine.game_options.INDIVIDUAL_SEATS", (3, 4, 5))
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
    assert "is held: entry 0: impossible seats: given 2" in caplog.text


async def test_a_log_somebody_has_changed_is_held(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_game(path)
    change(path, "UPDATE actions SET chain = 'x' WHERE number = 5")
    async with a_table_world(path, rules="new") as world:
        await world.tables.rest()
    assert "is held: entry 5: the chain of hashes breaks here" in caplog.text


async def test_a_log_that_does_not_play_is_held_even_under_the_same_rules(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await a_game(path)
    change(path, "DELETE FROM actions WHERE number = 5", "DELETE FROM snapshots")
    async with a_table_world(path, rules="old") as world:
        assert (await world.look(table)).stage == "held"
    assert "is held: entry 6: it follows entry 5, not 4" in caplog.text


async def test_a_held_table_can_be_abandoned(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await a_game(path)
    other_rules(monkeypatch, 3)
    async with a_table_world(path, rules="new") as world:
        await world.abandon(table)
        assert await world.tables.at("forum") is None


async def test_finished_games_and_lobbies_are_not_looked_at(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_table_world(path, rules="old") as world:
        over = await world.start(ITALIA, [ANNA, BEN])
        await world.play(over, Random(1), 5000)
        lobby = await world.open(ITALIA, [ANNA], channel="baths")
        assert await world.store.tables_proven_otherwise("new") == []
    async with a_table_world(path, rules="new") as world:
        assert world.tables._housekeeping._proving is None
        await world.ask(BEN, lobby, Join())
        assert (await world.look(over)).stage == "over"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
