"""Ratings follow from results: the same ones to the last bit, however they came about."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.store import SqlStore
from bot.tables import PlayerId
from bot.tables.ratings import BEGINNER, EVERYWHERE, Rating, is_rated, rated
from bot.tables.result_corrections import Correction, corrected
from bot.tables.results import GameResult, ResultId
from tests.world.results import Entrant, a_result, keep
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL

PLAYERS = (ANNA, BEN, CLEO, DORA, EMIL)
QUICK = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
Dump = dict[tuple[object, ...], tuple[object, ...]]


async def emptied(store: SqlStore) -> None:
    """For the next example: to open another one takes far longer."""

    def empty(connection: SqlConnection) -> None:
        for name in ("ratings", "rating_changes", "result_corrections", "result_seats", "results"):
            connection.execute(f"DELETE FROM {name}")

    await store.database.write(empty)


async def rate(store: SqlStore) -> None:
    while await store.rate_results(3) == 3:
        pass


async def ratings(store: SqlStore) -> tuple[Dump, Dump]:
    """Every change, and what became of it; floats as they are, to the last bit."""

    def dumped(connection: SqlConnection) -> tuple[Dump, Dump]:
        changes = connection.execute("SELECT * FROM rating_changes")
        last = connection.execute("SELECT * FROM ratings")
        return (
            {tuple(row[:5]): tuple(row[5:]) for row in changes},
            {tuple(row[:3]): tuple(row[3:]) for row in last},
        )

    return await store.database.read(dumped)


def test_the_winner_gains_the_loser_loses_and_both_become_known() -> None:
    after = rated(a_result(1, [ANNA, BEN]), {})
    assert after[ANNA].mu > BEGINNER.mu > after[BEN].mu
    assert after[ANNA].sigma == after[BEN].sigma < BEGINNER.sigma
    assert after[ANNA][2:] == (1, 1)
    assert after[BEN][2:] == (1, 0)
    assert after[ANNA].shown > BEGINNER.shown == 1000 > after[BEN].shown


def test_who_ties_is_rated_alike() -> None:
    after = rated(a_result(1, [ANNA, BEN, CLEO], [1, 2, 2]), {})
    assert after[BEN][:2] == after[CLEO][:2]


def test_partners_gain_together_and_a_computer_is_no_help() -> None:
    after = rated(a_result(1, [ANNA, BEN, CLEO, DORA], mode="team"), {})
    assert after[ANNA] == after[CLEO]
    assert after[BEN] == after[DORA]
    alone = rated(a_result(1, [ANNA, BEN, None, DORA], mode="team"), {})
    assert alone[ANNA] == after[ANNA]
    assert set(alone) == {ANNA, BEN, DORA}


@pytest.mark.parametrize(
    ("result", "counts"),
    [
        (a_result(1, [ANNA, BEN]), True),
        (a_result(1, [ANNA, BEN, None]), True),
        (a_result(1, [ANNA, None, None]), False),
        (a_result(1, [ANNA, None, BEN, None], mode="team"), False),
        (a_result(1, [ANNA, BEN], takebacks=True), False),
        (a_result(1, [ANNA, BEN], imported=True), False),
        (a_result(1, [ANNA, BEN], ended="abandoned"), False),
        (a_result(1, [ANNA, BEN], ended="voided"), False),
        (a_result(1, [ANNA, BEN], mode="duel"), False),
        (a_result(1, [ANNA, ANNA]), False),
    ],
)
def test_only_whole_games_of_people_against_each_other_count(
    result: GameResult, counts: bool
) -> None:
    assert is_rated(result) == counts


async def test_each_server_and_mode_has_its_own_and_all_count_everywhere(
    store: SqlStore,
) -> None:
    await keep(
        store,
        a_result(1, [ANNA, BEN]),
        a_result(2, [BEN, ANNA], guild="other"),
        a_result(3, [ANNA, BEN], guild=None),
        a_result(4, [ANNA, BEN, CLEO, DORA], mode="team"),
    )
    await rate(store)
    _, last = await ratings(store)
    games = {key: row[2] for key, row in last.items() if key[2] == ANNA}
    assert games == {
        (EVERYWHERE, "individual", ANNA): 3,
        ("guild", "individual", ANNA): 1,
        ("other", "individual", ANNA): 1,
        (EVERYWHERE, "team", ANNA): 1,
        ("guild", "team", ANNA): 1,
    }
    first = rated(a_result(1, [ANNA, BEN]), {})
    changes = await store.rating_changes(ResultId(2), EVERYWHERE)
    assert {each.player: each.before for each in changes} == first
    in_server = await store.rating_changes(ResultId(2), "other")
    assert {each.before for each in in_server} == {BEGINNER}


sides = st.lists(st.sampled_from((*PLAYERS, None)), min_size=2, max_size=4).filter(
    lambda seats: len([each for each in seats if each]) == len({each for each in seats if each})
)


@st.composite
def histories(draw: st.DrawFn) -> list[GameResult]:
    """Games of few people, some at the same time, some of which do not count."""
    found = []
    for number in range(1, draw(st.integers(2, 9)) + 1):
        players: list[Entrant] = draw(sides)
        ranks = draw(st.permutations(range(1, len(players) + 1)))
        if draw(st.booleans()):
            ranks = [min(rank, 2) for rank in ranks]
        team = len(players) == 4 and draw(st.booleans())
        facts: dict[str, Any] = {
            "ended_at": float(draw(st.integers(1, 5))),
            "guild": draw(st.sampled_from(["guild", "other", None])),
            "takebacks": draw(st.sampled_from([False, False, False, True])),
        }
        if team:
            found.append(a_result(number, players, mode="team", **facts))
        else:
            found.append(a_result(number, players, ranks, **facts))
    return found


def independently(results: list[GameResult], scope: str) -> dict[PlayerId, dict[str, Rating]]:
    """As somebody would do it who has the results in a list."""
    now: dict[str, dict[PlayerId, Rating]] = {"individual": {}, "team": {}}
    for each in sorted(results, key=lambda result: (result.ended_at, result.id)):
        if is_rated(each) and scope in (EVERYWHERE, each.guild):
            now[each.mode].update(rated(each, now[each.mode]))
    people = {player for of_mode in now.values() for player in of_mode}
    return {
        player: {mode: of_mode[player] for mode, of_mode in now.items() if player in of_mode}
        for player in people
    }


def follows_from(results: list[GameResult], last: Dump) -> None:
    for scope in (EVERYWHERE, "guild", "other"):
        expected = independently(results, scope)
        found = {
            (player, mode): row[:4] for (where, mode, player), row in last.items() if where == scope
        }
        assert found == {
            (player, mode): tuple(rating)
            for player, modes in expected.items()
            for mode, rating in modes.items()
        }


@QUICK
@given(results=histories(), data=st.data())
async def test_the_same_ratings_come_out_in_whatever_order_results_come_in(
    store: SqlStore, results: list[GameResult], data: st.DataObject
) -> None:
    in_any_order = data.draw(st.permutations(results))
    await emptied(store)
    for each in in_any_order:
        await keep(store, each)
        if data.draw(st.booleans()):
            await rate(store)
    await rate(store)
    came_about = await ratings(store)
    follows_from(results, came_about[1])
    await store.start_ratings_over()
    assert await ratings(store) == ({}, {})
    await rate(store)
    assert await ratings(store) == came_about


@QUICK
@given(results=histories(), data=st.data())
async def test_a_correction_changes_exactly_what_follows_from_it(
    store: SqlStore, results: list[GameResult], data: st.DataObject
) -> None:
    wrong = data.draw(st.sampled_from(results))
    ranks = tuple(data.draw(st.permutations(range(1, len(wrong.seats) + 1))))
    if wrong.mode == "team":
        ranks = (2, 1, 2, 1)
    void = data.draw(st.sampled_from([None, True]))
    await emptied(store)
    await keep(store, *results)
    await rate(store)
    before, _ = await ratings(store)
    said = Correction(by=ANNA, why="seen otherwise", at=9.0, ranks=ranks, void=void)
    await store.correct_result(wrong.id, said)
    await rate(store)
    after = await ratings(store)
    known = [corrected(each, said) if each is wrong else each for each in results]
    follows_from(known, after[1])
    await store.start_ratings_over()
    await rate(store)
    assert await ratings(store) == after
    when = (wrong.ended_at, wrong.id)
    for key in before.keys() | after[0].keys():
        earlier = (key[3], key[4]) < when
        elsewhere = key[0] not in (EVERYWHERE, wrong.guild) or key[1] != wrong.mode
        if earlier or elsewhere:
            assert before.get(key) == after[0].get(key)


async def test_who_is_forgotten_changes_nobody_elses_rating(store: SqlStore) -> None:
    await keep(store, a_result(1, [ANNA, BEN]), a_result(2, [BEN, ANNA, CLEO]))
    await rate(store)
    _, before = await ratings(store)
    await store.forget_person(ANNA)
    _, after = await ratings(store)
    assert ANNA not in repr(after)
    for player in (BEN, CLEO):
        theirs = {key: row for key, row in before.items() if key[2] == player}
        assert {key: after[key] for key in theirs} == theirs
    await store.start_ratings_over()
    await rate(store)
    assert (await ratings(store))[1] == after
