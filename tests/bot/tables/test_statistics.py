"""Nothing of whoever wants to stay private, or is forgotten, is in what others are shown."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.store import SqlStore
from bot.tables import PlayerId
from bot.tables.people import Preferences
from bot.tables.results import GameResult
from engine.terms import BoardId
from tests.world.results import a_result, keep
from tests.world.tables import ANNA, BEN, CLEO, DORA

PEOPLE = (ANNA, BEN, CLEO, DORA)
BOARDS = (BoardId("italia"), BoardId("imperium"))
SIGN = {player: 1000 * number for number, player in enumerate(PEOPLE, start=1)}
"""By which points are known to be somebody's."""


@st.composite
def games(draw: st.DrawFn) -> list[GameResult]:
    found = []
    for number in range(1, draw(st.integers(1, 6)) + 1):
        solo = draw(st.integers(0, 4)) == 0
        players = draw(st.permutations(PEOPLE))[: 1 if solo else draw(st.integers(2, 4))]
        totals = [SIGN[each] + number for each in players]
        facts: dict[str, Any] = {"board": draw(st.sampled_from(BOARDS)), "totals": totals}
        if solo:
            facts |= {"mode": "solo", "difficulty": "expert", "contrarius": 1, "margin": 5}
        found.append(a_result(number, players, **facts))
    return found


async def fresh(store: SqlStore) -> None:
    def empty(connection: SqlConnection) -> None:
        for name in ("ratings", "rating_changes", "result_seats", "results", "people"):
            connection.execute(f"DELETE FROM {name}")

    await store.database.write(empty)
    for player in PEOPLE:
        await store.meet(player, f"name of {player}", None, 1.0)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    results=games(),
    private=st.sets(st.sampled_from(PEOPLE)),
    forgotten=st.sets(st.sampled_from(PEOPLE), max_size=2),
)
async def test_nothing_of_private_or_forgotten_people_is_shown(
    store: SqlStore,
    results: list[GameResult],
    private: set[PlayerId],
    forgotten: set[PlayerId],
) -> None:
    await fresh(store)
    await keep(store, *results)
    while await store.rate_results(9):
        pass
    for player in private:
        await store.set_preferences(player, Preferences(private=True))
    for player in forgotten:
        await store.forget_person(player)
    standings = await store.standings("guild", "individual", 0, 99)
    records = await store.records("guild", BOARDS)
    hidden = private | forgotten
    shown = repr((standings, records))
    for player in hidden:
        assert player not in shown
        assert not any(str(SIGN[player] + each.id) in repr(records) for each in results)
    rated = {each for result in results if len(result.seats) > 1 for each in result.players}
    assert {each.player for each in standings.rows} == rated - hidden
    assert [each.place for each in standings.rows] == list(range(1, standings.everyone + 1))
    for player in set(PEOPLE) - hidden:
        gods = (await store.statistics(player, "guild")).gods
        if "jupiter" in gods:  # of the winners, no more than those who show themselves
            _, winners = gods["jupiter"]
            most = max((SIGN[each] for each in set(PEOPLE) - hidden), default=0)
            assert winners < most + 1000
