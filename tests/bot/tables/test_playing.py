"""A request is answered once; what it leads to is stored, said, and found again."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import players
from bot.processes.worker import WorkLost
from bot.storage.errors import DatabaseFull
from bot.storage.sql.connection import SqlConnection
from bot.tables import Request, TableId
from bot.tables.computers import level_and_seed
from bot.tables.errors import (
    AlreadySeated,
    KeyUsed,
    NotPlaying,
    NotSeated,
    PastRevelation,
    StaleDecision,
)
from bot.tables.housekeeping import IDLE_SECONDS
from bot.tables.notices import (
    ComputerStuck,
    PartnerAsked,
    TableChanged,
)
from bot.tables.retention import DAY_SECONDS
from bot.tables.wishes import Act, Join, Leave, Resign, Start
from engine import View, final_scores, legal_actions, new_game, read_options
from engine.actions import FINISH, Action
from engine.chains import commitment
from engine.errors import IllegalAction, NotYourDecision
from engine.records import read_record, replay
from engine.terms import CardId, SeatId
from players import Player
from tests.plain import PlayCard, SuggestCard
from tests.postgresql import full, needs_to_be_alone
from tests.world.tables import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    ITALIA,
    PEOPLE,
    TEAM,
    TableWorld,
    a_table,
    a_table_world,
)
from tests.world.thinking import in_a_thread


async def others(world: TableWorld, table: TableId) -> str:
    """Somebody who is not to decide."""
    deciding = await world.to_decide(table)
    return next(each for each in PEOPLE if each != deciding)


async def test_an_action_is_stored_answered_and_said(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.said()
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    answer = await world.ask(player, table, Act(look.number, (look.offered[0],)))
    assert (answer.table, answer.number) == (table, look.number + 1)
    assert answer.events[0].kind == "card_played"
    (entry,) = await world.entries(table)
    assert (entry.number, entry.parent, entry.seat) == (1, 0, look.viewer)
    assert json.loads(entry.action_json)["kind"] == "play_card"
    (message,) = await world.said()
    assert (message.viewer, message.notice, message.channel) == (None, TableChanged(), "forum")


async def test_the_same_key_twice_changes_nothing_and_gives_the_same_answer(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    wish = Act(look.number, (look.offered[0],))
    first = await world.ask(player, table, wish, key="click")
    await world.play(table, Random(1), 20)
    entries, look = await world.entries(table), await world.look(table)
    assert await world.ask(player, table, wish, key="click") == first
    assert await world.entries(table) == entries
    assert await world.look(table) == look


async def test_a_refusal_is_the_same_under_the_same_key_too(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    for _ in range(2):
        with pytest.raises(NotSeated):
            await world.ask(CLEO, table, Leave(), key="too early")
    await world.ask(BEN, table, Leave())
    await world.ask(CLEO, table, Join())
    with pytest.raises(NotSeated):
        await world.ask(CLEO, table, Leave(), key="too early")
    await world.ask(ANNA, table, Start())
    player, other = await world.to_decide(table), await others(world, table)
    assert player
    for wrong, error in (
        ((player, Act(0, (FINISH,))), IllegalAction),
        ((player, Act(7, (FINISH,))), StaleDecision),
        (((ANNA, CLEO)[player == ANNA], Act(0, (FINISH,))), NotYourDecision),
    ):
        said = []
        for _ in range(2):
            with pytest.raises(error) as refusal:
                await world.ask(wrong[0], table, wrong[1], key=error.__name__)
            said.append((str(refusal.value), vars(refusal.value)))
        assert said[0] == said[1]
    assert other
    assert await world.entries(table) == ()


async def test_a_key_fetches_no_answer_for_anybody_else_nor_for_another_wish(
    world: TableWorld,
) -> None:
    table = await world.open({**ITALIA, "seats": 3}, [ANNA])
    await world.ask(BEN, table, Join(), key="click")
    with pytest.raises(KeyUsed):
        await world.ask(CLEO, table, Join(), key="click")
    with pytest.raises(KeyUsed):
        await world.ask(BEN, table, Leave(), key="click")
    assert [guest.player for guest in (await world.look(table)).guests] == [ANNA, BEN]


async def test_double_clicks_at_the_same_moment_are_one(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    wish = Act(look.number, (look.offered[0],))
    same = await asyncio.gather(
        *(world.ask(player, table, wish, key="click") for _ in range(5)),
    )
    assert len(set(map(str, same))) == 1
    others_keys = await asyncio.gather(
        *(world.ask(player, table, wish) for _ in range(5)), return_exceptions=True
    )
    assert all(isinstance(each, StaleDecision) for each in others_keys)
    assert len(await world.entries(table)) == 1


async def test_a_late_click_is_told_that_the_game_has_moved_on(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 3)
    player = await world.to_decide(table)
    assert player
    offered = (await world.look(table, player)).offered
    with pytest.raises(StaleDecision, match="decision 2, now 3"):
        await world.ask(player, table, Act(2, (offered[0],)))


async def test_several_answers_in_a_row_are_all_stored_or_none(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    state = new_game(read_options(ITALIA), "seed 1")
    tribune = next(a for a in legal_actions(state) if "tribune" in getattr(a, "card", ""))
    with pytest.raises(IllegalAction):
        await world.ask(player, table, Act(look.number, (tribune, PlayCard("nonsense"))))
    assert await world.entries(table) == ()
    await world.ask(player, table, Act(look.number, (tribune, FINISH)))
    assert [entry.number for entry in await world.entries(table)] == [1, 2]
    view = (await world.look(table)).view
    assert view is not None
    assert view.turn == 2


async def test_a_row_of_answers_finds_nothing_out_about_the_partners_hand(
    world: TableWorld,
) -> None:
    """One that fails leaves no trace: whether the partner holds a card must not decide how."""
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    chance, legatus = Random(3), None
    while True:
        await world.play(table, chance)
        player = await world.to_decide(table)
        assert player
        look = await world.look(table, player)
        cards = (a for a in look.offered if isinstance(a, PlayCard) and "legatus" in a.card)
        if legatus := next(cards, None):
            break
    assert look.viewer is not None
    game = (await world.tables._cache.peek(table)).game
    assert game is not None
    partner = game.state.partner_of(look.viewer)
    assert partner is not None
    held = game.state.seats[partner].hand
    said = set()
    for card in (*held, CardId("nonsense")):
        for row in ((legatus, SuggestCard(card)), (legatus, SuggestCard(card), FINISH)):
            with pytest.raises(PastRevelation) as refusal:
                await world.ask(player, table, Act(look.number, row))
            said.add(str(refusal.value))
    assert len(said) == 1
    assert (await world.look(table)).number == look.number
    answer = await world.ask(player, table, Act(look.number, (legatus,)))
    await world.ask(player, table, Act(answer.number, (SuggestCard(held[0]),)))


async def test_nobody_plays_before_the_start_or_without_a_seat(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    with pytest.raises(NotPlaying):
        await world.ask(ANNA, table, Act(0, (FINISH,)))
    await world.ask(ANNA, table, Start())
    with pytest.raises(NotSeated):
        await world.ask(CLEO, table, Act(0, (FINISH,)))


async def test_only_who_is_to_decide_sees_what_is_offered(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    assert (await world.look(table, player)).offered
    assert (await world.look(table, BEN if player == ANNA else ANNA)).offered == ()
    assert (await world.look(table, CLEO)).offered == ()
    assert (await world.look(table, CLEO)).viewer is None


async def test_a_whole_game_ends_with_scores_the_seed_and_a_record_that_plays(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 5000)
    assert (await world.look(table)).stage == "over"
    look = await world.look(table)
    assert look.result
    assert commitment(look.result.seed) == look.commitment
    record = read_record(await world.tables.export_record(table))
    *_, last = replay(record)
    assert last.transition.state.over
    assert all(entry.chain for entry in record.actions)
    assert record.commitment == look.commitment
    assert look.result.scores == final_scores(last.transition.state)
    with pytest.raises(NotPlaying):
        await world.ask(ANNA, table, Act(0, (FINISH,)))
    assert await world.tables.at("forum") is None


async def test_a_partner_who_is_to_decide_is_named_unless_they_know_it_from_their_answer(
    world: TableWorld,
) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    chance, asked = Random(2), 0
    for _ in range(120):
        before = (await world.look(table)).view
        assert before
        await world.play(table, chance)
        look = await world.look(table)
        assert look.view
        actor, deciding = before.decisions[0].seat, look.view.decisions[0].seat
        named = [m.notice for m in await world.said() if isinstance(m.notice, PartnerAsked)]
        if deciding not in (actor, look.view.active):
            assert named == [PartnerAsked(number=look.number, seat=deciding)]
            asked += 1
        else:
            assert named == []
    assert asked


async def test_computers_play_by_themselves_an_entry_each(world: TableWorld) -> None:
    table = await world.start({**ITALIA, "seats": 3}, [ANNA], computers=2)
    await world.play(table, Random(1), 30)
    assert await world.to_decide(table) == ANNA
    entries = await world.entries(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert {entry.done_by for entry in entries} == {"person", "computer"}
    assert all((entry.key is None) == (entry.done_by == "computer") for entry in entries)


def interrupted(level: str, seed: str) -> Player:
    def choose(view: View, offered: Sequence[Action]) -> Action:
        raise RuntimeError("the power was cut")

    return choose


async def test_computers_go_on_where_they_were_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "concordia.sqlite"
    async with a_table_world(path, player_for=interrupted) as world:
        table = await world.start(ITALIA, [ANNA], computers=1)
        while await world.to_decide(table) == ANNA:
            await world.play(table, Random(1))
        stopped = await world.entries(table)
        assert f"of table {table} cannot go on" in caplog.text
    async with a_table_world(path) as world:
        await world.tables.rest()
        assert len(await world.entries(table)) > len(stopped)
        assert await world.to_decide(table) == ANNA


async def test_that_a_computer_cannot_go_on_is_said_once_and_somebody_can_take_its_seat(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    while len(await world.entries(table)) < 8:
        await world.play(table, Random(1))
    monkeypatch.setattr(world.tables._computers, "_think", in_a_thread(interrupted))
    while await world.to_decide(table) == ANNA:
        await world.play(table, Random(1))
    for _ in range(2):
        world.tables._computers.wake(table)
        await world.tables.rest()
    stuck = [m.notice for m in await world.said() if isinstance(m.notice, ComputerStuck)]
    seat = next(
        SeatId(place) for place, each in enumerate((await world.look(table)).guests) if each.level
    )
    assert stuck == [ComputerStuck(seat=seat)]
    await world.seat(table, seat, BEN, by=ANNA)
    assert await world.to_decide(table) == BEN
    await world.play(table, Random(1), 10)


async def test_a_computer_that_goes_on_after_all_may_be_stuck_again(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    for _ in range(2):
        with monkeypatch.context() as broken:
            broken.setattr(world.tables._computers, "_think", in_a_thread(interrupted))
            while await world.to_decide(table) == ANNA:
                await world.play(table, Random(1))
        world.tables._computers.wake(table)
        await world.tables.rest()
        assert await world.to_decide(table) == ANNA
        said = [message.notice.kind for message in await world.said()]
        assert said.count("computer_stuck") == 1


async def test_a_computer_whose_thoughts_are_lost_tries_again_by_itself_ever_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lost, pauses, thought = 12, list[float](), asyncio.Event()

    async def think(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
        if len(pauses) < lost:
            raise WorkLost
        thought.set()
        return offered[0]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await world.tables.tick()  # which is in no hurry either

    async with a_table_world(tmp_path / "concordia.sqlite", think=think, pause=pause) as world:
        table = await world.start(ITALIA, [ANNA], computers=1)
        while await world.to_decide(table) == ANNA:
            await world.play(table, Random(1))
        await thought.wait()
        await world.tables.rest()
        assert await world.to_decide(table) == ANNA
    assert pauses == [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 600.0, 600.0, 600.0]
    assert caplog.text.count(f"of table {table} cannot go on") == lost
    assert "it tries again in 600 seconds" in caplog.text


@needs_to_be_alone
async def test_computers_that_were_stopped_are_tried_again_from_time_to_time(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, Resign("hash"))
    await world.tables.close()
    await world.tables.tick()
    await world.tables.rest()
    assert await world.to_decide(table) == BEN


async def test_dropping_every_snapshot_changes_nothing(tmp_path: Path) -> None:
    """Nor does forgetting every table after every action."""
    seen = []
    for careless in (False, True):
        path = tmp_path / f"{careless}.sqlite"
        async with a_table_world(path) as world:
            table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
            chance = Random(3)
            for _ in range(120):
                await world.play(table, chance)
                if careless:
                    await world.database.write(lambda each: each.execute("DELETE FROM snapshots"))
                    world.clock.now += 1
                    world.tables._cache.forget_idle(world.clock.now)
                    world.clock.now -= 1
                    assert world.tables.in_memory == 0
            looks = [await world.look(table, player) for player in (None, *PEOPLE)]
            seen.append((looks, await world.entries(table), await world.said()))
    keyless = [
        (looks, [e._replace(key=None) for e in entries], said) for looks, entries, said in seen
    ]
    assert keyless[0] == keyless[1]


async def test_a_damaged_snapshot_is_not_believed(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 80)
    before = await world.look(table, ANNA)

    def damage(connection: SqlConnection) -> int:
        (state,) = connection.execute("SELECT state FROM snapshots").fetchone()
        other = bytes(state).replace(b'"coins":', b'"coins":9')
        return connection.execute("UPDATE snapshots SET state = ?", (other,)).rowcount

    assert await world.database.write(damage) == 1
    world.clock.now += 2 * IDLE_SECONDS
    await world.tables.tick()
    assert world.tables.in_memory == 0
    assert await world.look(table, ANNA) == before


async def test_idle_tables_are_forgotten_and_found_again(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 10)
    before = await world.look(table, ANNA)
    assert world.tables.in_memory == 1
    await world.tables.tick()
    assert world.tables.in_memory == 1
    world.clock.now += IDLE_SECONDS + 1
    await world.tables.tick()
    assert world.tables.in_memory == 0
    assert await world.look(table, ANNA) == before


async def test_without_room_nothing_changes_and_the_same_click_works_later(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    look = await world.look(table, player)
    wish = Act(look.number, (look.offered[0],))
    async with full(world.store) as key:
        with pytest.raises(DatabaseFull):
            await world.ask(player, table, wish, key=key)
        assert await world.look(table, player) == look
        assert await world.entries(table) == ()
    answer = await world.ask(player, table, wish, key=key)
    assert answer.number == look.number + 1


async def test_two_processes_at_one_table_do_not_both_win(tmp_path: Path) -> None:
    """Nobody should run two, but if somebody does, the log stays one."""
    path = tmp_path / "concordia.sqlite"
    async with a_table_world(path) as one, a_table_world(path) as other:
        table = await one.start(ITALIA, [ANNA, BEN])
        player = await other.to_decide(table)
        assert player
        look = await other.look(table, player)
        wish = Act(look.number, (look.offered[0],))
        await one.tables.ask(Request("one", player), table, wish)
        with pytest.raises(StaleDecision):
            await other.tables.ask(Request("other", player), table, wish)
        assert await other.look(table, player) == await one.look(table, player)
        assert len(await one.entries(table)) == 1


async def test_two_processes_do_not_write_over_each_others_guests(tmp_path: Path) -> None:
    path = tmp_path / "concordia.sqlite"
    async with a_table_world(path) as one, a_table_world(path) as other:
        table = await one.open({**ITALIA, "seats": 4}, [ANNA])
        await other.look(table)
        await one.ask(BEN, table, Join())
        await other.ask(CLEO, table, Join())
        assert [guest.player for guest in (await other.look(table)).guests] == [ANNA, BEN, CLEO]


async def test_answers_are_kept_for_a_week(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA])
    await world.ask(BEN, table, Join(), key="click")
    await world.tables.tick()
    await world.ask(BEN, table, Join(), key="click")
    world.clock.now += 7 * DAY_SECONDS + 1
    await world.tables.tick()
    with pytest.raises(AlreadySeated):
        await world.ask(BEN, table, Join(), key="click")


async def test_the_computer_players_there_are_play_and_play_the_same_again(tmp_path: Path) -> None:
    """A novice against two of its kind and a person, who takes a turn back and takes it again."""
    seen = []
    for name in ("one", "two"):
        levels: dict[str, Any] = {"player_for": players.player_for, "levels": players.LEVELS}
        async with a_table_world(tmp_path / f"{name}.sqlite", **levels) as world:
            table = await world.start({**ITALIA, "seats": 3}, [ANNA], computers=2, level="novice")
            await world.play(table, Random(3), 12)
            assert await world.to_decide(table) == ANNA
            entries = await world.entries(table)
            assert {entry.done_by for entry in entries} >= {"person", "computer"}
            seen.append([(entry.action_json, entry.state_hash) for entry in entries])
    assert seen[0] == seen[1]


def test_a_computer_player_is_not_told_the_seed_of_the_game() -> None:
    """The deck follows from it."""
    table = a_table(new_game(read_options(ITALIA), "seed"), [ANNA, None])
    level, seed = level_and_seed(table, SeatId(1))
    assert (level, seed) == level_and_seed(table, SeatId(1))
    assert table.seed not in seed
