"""What a game leaves behind when it ends: one result, stored with its last action."""

import json
import sqlite3
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.storage.schema import schema
from bot.storage.sql.connection import SqlConnection
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.migrations import all_migrations
from bot.tables import PlayerId, TableId
from bot.tables.log import Game, Position
from bot.tables.result_builder import PlayedPart, result_of, with_history
from bot.tables.result_corrections import BadCorrection, Correction, UnknownResult, corrected
from bot.tables.results import GameResult, ResultId, is_forgotten
from bot.tables.wishes import Resign
from engine import GameState, new_game, read_options
from engine.records import read_record, replay, write_record
from tests.playouts import played
from tests.postgresql import needs_a_file
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, PEOPLE, TableWorld, a_table, a_table_world

BEFORE_RESULTS = [each for each in all_migrations() if each.number < 18]
GAMES = Path(__file__).parents[2] / "games"


async def played_out(world: TableWorld, table: TableId) -> GameResult:
    await world.play(table, Random(7), 5000)
    found = await world.store.result(ResultId(table))
    assert found, "the game has ended, and left no result"
    return found


async def test_a_game_leaves_its_result_with_its_last_action(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.tables.places.seen("forum", "guild")
    await world.play(table, Random(7), 20)
    assert await world.store.result(ResultId(table)) is None
    world.clock.now += 3600
    found = await played_out(world, table)
    look = await world.look(table)
    assert look.result
    assert [seat.total for seat in found.seats] == [each.total for each in look.result.scores]
    assert [seat.player for seat in found.seats] == [each.player for each in look.guests]
    assert [seat.seat for seat in found.seats if seat.won] == list(look.result.winner)
    assert sorted(each.rank or 0 for each in found.seats) == [1, 2]
    for seat, score in zip(found.seats, look.result.scores, strict=True):
        assert {god: seat.points[god] for god in score.gods} == score.gods
        assert sum(seat.points.values()) == score.total
    facts = found.guild, found.board, found.mode, found.ended, found.imported, found.takebacks
    assert facts == ("guild", "italia", "individual", "played_out", False, False)
    assert (found.seconds, found.ended_at) == (3600, world.clock.now)
    assert found.turns == (await world.view(table)).turn
    assert found.margin == abs((found.seats[0].total or 0) - (found.seats[1].total or 0))
    assert await world.store.results_of(ANNA) == [found]
    assert await world.store.results_in("guild") == [found]


async def test_an_abandoned_game_has_points_and_no_ranks_and_a_lobby_leaves_nothing(
    world: TableWorld,
) -> None:
    lobby = await world.open(ITALIA, [ANNA, BEN], channel="baths")
    await world.abandon(lobby)
    assert await world.store.result(ResultId(lobby)) is None
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 9)
    await world.abandon(table)
    found = await world.store.result(ResultId(table))
    assert found
    assert (found.ended, found.counts) == ("abandoned", False)
    assert [(seat.rank, seat.won) for seat in found.seats] == [(None, False)] * 2
    assert all(seat.total is not None for seat in found.seats)


async def test_a_seat_counts_for_whoever_played_most_of_it(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(2), 30)
    await world.ask(ANNA, table, Resign("hash"))
    await world.rested()
    seat = next(n for n, each in enumerate((await world.look(table)).guests) if not each.player)
    await world.seat(table, seat, CLEO, by=BEN)
    await world.play(table, Random(2), 4)
    await world.abandon(table)
    found = await world.store.result(ResultId(table))
    assert found
    held = found.seats[seat]
    assert held.player == ANNA
    assert [each.player for each in held.holders if each.kind == "person"] == [ANNA, CLEO]
    assert held.holders[-1].player == CLEO
    assert found.seats[1 - seat].holders == ()


@pytest.mark.parametrize(
    ("played_by", "counts_for"),
    [
        ([], BEN),
        ([("person", "ben", 5)], BEN),
        ([("person", "anna", 5), ("person", "ben", 5)], BEN),
        ([("person", "anna", 6), ("person", "ben", 5)], ANNA),
        ([("computer", None, 6), ("person", "ben", 5)], None),
        ([("person", None, 6), ("person", "ben", 5)], None),
        ([("order", None, 60), ("person", "ben", 5)], BEN),
    ],
)
def test_stand_ins_and_substitutes_share_a_seat(
    played_by: list[tuple[str, str | None, int]], counts_for: PlayerId | None
) -> None:
    state = new_game(read_options(ITALIA), "seed")
    result = result_of(a_table(state, [BEN, CLEO]), 5.0)
    parts = [PlayedPart(0, *each) for each in played_by]  # type: ignore[arg-type]  # as SQL has it
    found = with_history(result, "guild", 1.0, parts)
    assert found.seats[0].player == counts_for
    assert (found.guild, found.seconds) == ("guild", 4.0)


def last_state(name: str) -> GameState:
    *_, last = replay(read_record((GAMES / f"{name}.json").read_text(encoding="utf-8")))
    return last.transition.state


@pytest.mark.parametrize(
    ("name", "mode", "difficulty"),
    [
        ("corsica-2", "individual", None),
        ("balearica-team-4", "team", None),
        ("italia-solo-standard", "solo", "standard"),
        ("aegyptus-duel-cooperative", "duel", "strongExpert"),
    ],
)
def test_ranks_and_margins_follow_from_the_points(
    name: str, mode: str, difficulty: str | None
) -> None:
    state = last_state(name)
    over = a_table(new_game(state.options, "s"), list(PEOPLE[: state.options.seats])).with_game(
        _at(state)
    )
    found = result_of(over, 5.0)
    assert (found.mode, found.difficulty, found.ended) == (mode, difficulty, "played_out")
    assert found.turns == state.turn
    side: dict[str, int] = {}
    for seat in found.seats:
        side[seat.team or str(seat.seat)] = side.get(seat.team or str(seat.seat), 0) + (
            seat.total or 0
        )
    best = sorted(side.values(), reverse=True)
    match mode:
        case "individual" | "team":
            assert found.margin == best[0] - best[1]
            firsts = [seat.seat for seat in found.seats if seat.rank == 1]
            assert firsts == [seat.seat for seat in found.seats if seat.won]
            assert len(firsts) == (2 if mode == "team" else 1)
        case "solo":
            assert found.contrarius is not None
            assert found.margin == best[0] - found.contrarius
            assert found.seats[0].rank == (1 if found.seats[0].won else 2)
        case _:
            assert found.contrarius is not None
            assert found.margin == best[-1] - found.contrarius
            assert len({seat.rank for seat in found.seats}) == 1


def _at(state: GameState) -> Game:
    return Game(Position(0, "", state), (), 0)


async def test_an_imported_game_is_marked(world: TableWorld) -> None:
    record, _ = played({"board": "italia", "seats": 2}, "one")
    answer = await world.tables.import_record(world.request(ANNA), "baths", write_record(record))
    found = await world.store.result(ResultId(answer.table))
    assert found
    assert (found.imported, found.counts, found.ended) == (True, False, "played_out")
    assert found.players == ()


async def test_who_deletes_their_data_leaves_results_without_a_name(world: TableWorld) -> None:
    await world.tables.meet(ANNA, "Anna", None)
    tables = []
    for number, channel in zip(range(2), map(str, count()), strict=False):
        table = await world.start(ITALIA, [ANNA, BEN], channel=channel)
        await world.play(table, Random(number), 9)
        await world.abandon(table)
        tables.append(table)
    data = json.loads(await world.tables.export_data(ANNA))
    assert [each["table"] for each in data["results"]] == tables
    assert all(each["seats"][0]["counts_for_you"] for each in data["results"])
    assert BEN not in json.dumps(data["results"])
    await world.store.correct_result(
        ResultId(tables[0]), Correction(by=ANNA, why="agreed", at=9.0, ranks=(1, 2))
    )
    await world.tables.delete_data(ANNA)
    results = await world.store.results_of(BEN)
    instead = {player for each in results for player in each.players} - {BEN}
    assert [is_forgotten(player) for player in instead] == [True]
    assert ANNA not in await world.database.read(_dump)
    assert json.loads(await world.tables.export_data(ANNA))["results"] == []


def _dump(connection: SqlConnection) -> str:
    names = [name for name in schema() if name.startswith(("result", "rating"))]
    return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for name in names])


async def test_a_correction_is_logged_and_can_be_taken_back(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 9)
    await world.abandon(table)
    result = ResultId(table)
    said = Correction(by=CLEO, why="Ben gave up", at=9.0, ranks=(1, 2), totals=(100, 90))
    fixed = await world.store.correct_result(result, said)
    assert await world.store.result(result) == fixed
    assert [(seat.total, seat.rank, seat.won) for seat in fixed.seats] == [
        (100, 1, True),
        (90, 2, False),
    ]
    assert (fixed.ended, fixed.margin) == ("played_out", 10)
    voided = await world.store.correct_result(result, Correction(by=CLEO, why="x", at=9, void=True))
    assert (voided.ended, voided.counts) == ("voided", False)
    again = await world.store.correct_result(result, Correction(by=CLEO, why="y", at=9, void=False))
    assert again == fixed
    first, *others = await world.store.corrections(result)
    assert (first.by, first.why, first.before.ended) == (CLEO, "Ben gave up", "abandoned")
    assert [(each.before.ended, each.after.ended) for each in others] == [
        ("played_out", "voided"),
        ("voided", "played_out"),
    ]
    with pytest.raises(UnknownResult):
        await world.store.correct_result(ResultId(99), said)
    with pytest.raises(BadCorrection):
        corrected(fixed, said.model_copy(update={"ranks": (1, 2, 3)}))
    with pytest.raises(BadCorrection):
        corrected(fixed, said.model_copy(update={"ranks": (2, 2)}))


@needs_a_file
async def test_games_that_ended_before_are_taken_in_after_an_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    async with a_table_world(path) as world:
        lobby = await world.open(ITALIA, [ANNA, BEN], channel="baths")
        await world.abandon(lobby)
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(2), 20)
        world.clock.now += 50
        kept = await played_out(world, table)
    before = tmp_path / "before.sqlite"
    await (await Database.open(before, known=BEFORE_RESULTS)).close()
    _copy_into(before, path)
    async with a_table_world(before) as world:
        await world.tables.rest()
        assert await world.store.result(ResultId(table)) == kept
        assert await world.store.result(ResultId(lobby)) is None
        assert await world.store.games_without_result(9) == []
        await world.restart()
        assert await world.store.results_of(ANNA) == [kept]


def _copy_into(before: Path, path: Path) -> None:
    """What the form of the database of then has room for."""
    connection = sqlite3.connect(before, isolation_level=None)
    connection.execute("ATTACH ? AS now", (str(path),))
    wanted = "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    for (name,) in connection.execute(wanted).fetchall():
        columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({name})"))
        connection.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
    connection.close()
