"""What happened since one's last turn, and in the whole game: as each viewer saw it, no more."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import engine
from bot.tables import TableId, history
from bot.tables.errors import GameGoesOn, NoSuchTurn, NotPlaying, OtherRules, StillPlaying
from bot.tables.log import Game, Position, Step
from bot.tables.notices import TurnShared
from bot.tables.table import Table
from bot.tables.wishes import Abandon, ShareFilm, ShareTurn, Undo
from engine import GameState, events_for, final_scores, view_for
from engine.decisions import StartCityChoice
from engine.errors import GameOver
from engine.events import CardsTakenBack, ContrariusReacted, Event, TurnBegan
from engine.records import read_record
from engine.terms import SeatId
from engine.views import Viewer
from render.growth import growth_of
from tests.bot.tables.test_secrecy import twins
from tests.engine.team.test_secrecy import pointing_elsewhere
from tests.playouts import Step as Played
from tests.playouts import steps
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld, a_table_world

THREE: dict[str, object] = {"board": "italia", "seats": 3}
OPTIONS: list[dict[str, object]] = [
    {"board": "hellas", "seats": 3, "set": "venus"},
    {"board": "hellas", "seats": 4, "team": True},
]


def the_game(played: list[Played]) -> Game:
    """Those steps and where they led, as a table keeps them."""
    base = Position(0, "", played[0][0])
    trail: list[Step] = []
    for number, (state, action, transition) in enumerate(played, start=1):
        before = trail[-1].after if trail else base
        after = Position(number, "", transition.state)
        seat = state.pending[-1].seat
        trail.append(Step(before, seat, action, "person", transition.events, after))
    return Game(base, tuple(trail), len(trail))


def viewers(state: GameState) -> Iterator[Viewer]:
    yield None
    yield from (SeatId(seat) for seat in range(len(state.seats)))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_event_is_told_once_as_it_was_seen_then(options: dict[str, object]) -> None:
    played = list(steps(options, "told"))
    game = the_game(played)
    for viewer in viewers(game.state):
        told = history.story(game, viewer)
        seen = [e for _, _, then in played for e in events_for(then.state, viewer, then.events)]
        assert [event for turn in told for event in turn] == seen
        assert len(told) == game.state.turn
        for number, turn in enumerate(told[1:], start=2):
            assert isinstance(turn[0], TurnBegan)
            assert turn[0].turn == number
            assert not any(isinstance(event, TurnBegan) for event in turn[1:])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_since_begins_where_the_own_turn_ended(options: dict[str, object]) -> None:
    played = list(steps(options, "since"))
    for length in range(1, len(played) + 1, 7):
        game = the_game(played[:length])
        ended: dict[SeatId, GameState] = {}
        for state, _, then in played[:length]:
            if then.state.turn != state.turn or then.state.over:
                ended[state.active] = then.state
        for viewer in viewers(game.state):
            if viewer is None:
                continue
            found = history.since(game, viewer, viewer)
            begun = ended.get(viewer, played[0][0])
            assert found.before == view_for(begun, viewer)
            assert found.view == view_for(game.state, viewer)
            first = begun.turn if viewer in ended else 2
            numbers = [e.turn for turn in found.turns for e in turn if isinstance(e, TurnBegan)]
            last = begun.turn if begun.over else game.state.turn + 1
            assert numbers == list(range(first, last))
            everybodys = history.since(game, None, viewer)
            assert everybodys.before == view_for(begun, None)
            assert [len(turn) for turn in everybodys.turns] == [len(t) for t in found.turns]


def test_alone_it_begins_with_the_last_turn_for_the_reaction_belongs_to_it() -> None:
    played = list(steps({"board": "creta", "seats": 1, "solitaria": "solo"}, "since"))[:60]
    game, seat = the_game(played), SeatId(0)
    found = history.since(game, None, seat)
    begun = next(state for state, _, _ in played if state.turn == game.state.turn - 1)
    assert found.before == view_for(begun, None)
    turns = [event.turn for turn in found.turns for event in turn if isinstance(event, TurnBegan)]
    assert turns == [begun.turn, game.state.turn]
    assert any(isinstance(event, ContrariusReacted) for event in found.turns[0])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_told_depends_on_what_is_hidden(options: dict[str, object]) -> None:
    """The same steps from a beginning that the viewer cannot tell from the true one."""
    chance = Random("hidden")
    differing = 0
    for place, step in enumerate(steps(options, "hidden")):
        if place % 8:
            continue
        for viewer in viewers(step[0]):
            other = twins(step, viewer, chance)
            action = pointing_elsewhere(step[0], viewer, step[1])
            seat = step[0].pending[-1].seat
            twin = (other, action, engine.apply(other, seat, action))
            one, same = the_game([step]), the_game([twin])
            assert history.story(one, viewer) == history.story(same, viewer)
            for own in viewers(step[0]):
                found = history.since(one, viewer, own)
                assert found == history.since(same, viewer, own)
            differing += other != step[0]
    assert differing > 20


def test_cards_taken_back_stay_secret_after_the_game_has_gone_on() -> None:
    """The last state would show them: the game is over there."""
    game = the_game(list(steps(OPTIONS[0], "taken back")))
    assert game.state.over

    def taken(told: tuple[tuple[Event, ...], ...]) -> list[CardsTakenBack]:
        return [e for turn in told for e in turn if isinstance(e, CardsTakenBack)]

    seen = [each.cards for each in taken(history.story(game, None))]
    assert len(seen) > 5
    assert seen == [()] * len(seen)
    own = [each for each in taken(history.story(game, SeatId(1))) if each.seat == 1]
    assert all(each.cards for each in own)


async def whole_rounds(world: TableWorld, table: TableId, chance: Random, turns: int) -> None:
    while True:
        view = (await world.look(table)).view
        assert view
        if view.turn > turns:
            return
        await world.play(table, chance)


async def test_what_memory_has_forgotten_is_read_from_the_log(world: TableWorld) -> None:
    table = await world.start(THREE, [ANNA, BEN, CLEO])
    await whole_rounds(world, table, Random(4), 20)
    expected = [await world.tables.since(table, player) for player in (ANNA, BEN, CLEO, None)]
    assert sorted(len(each.turns) for each in expected) == [1, 2, 3, 21]
    async with a_table_world(world.path) as again:
        found = [await again.tables.since(table, player) for player in (ANNA, BEN, CLEO, None)]
        assert found == expected
        kept = (await again.tables._cache.peek(table)).game
        assert kept is not None
        assert len(kept.trail) > 20, "asked again, the log would have to be read again"
        await again.play(table, Random(5), 3)


async def test_a_spectator_may_ask_since_the_turn_of_a_seat(world: TableWorld) -> None:
    table = await world.start(THREE, [ANNA, BEN, CLEO])
    await whole_rounds(world, table, Random(1), 7)
    for seat, guest in enumerate((await world.look(table)).guests):
        public = await world.tables.since(table, None, seat=SeatId(seat))
        own = await world.tables.since(table, guest.player)
        assert public.before.viewer is None
        assert public.before.turn == own.before.turn
        assert own.before.viewer == seat
        assert all(each.hand is None for each in (*public.before.seats, *public.view.seats))


async def test_what_was_undone_is_not_told(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    await world.play(table, Random(2))
    assert await world.tables.story(table, player) != ()
    await world.ask(player, table, Undo((await world.look(table)).number))
    assert await world.tables.story(table, player) == ()
    assert (await world.tables.since(table, player)).turns == ()


async def test_nothing_is_told_of_a_game_that_has_not_begun(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    with pytest.raises(NotPlaying):
        await world.tables.since(table, ANNA)
    with pytest.raises(NotPlaying):
        await world.tables.story(table, None)


async def test_how_the_points_grew_is_told_when_the_game_is_over(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    chance = Random(3)
    await world.play(table, chance, 5)
    with pytest.raises(StillPlaying):
        await world.tables.growth(table)
    await world.play(table, chance, 10_000)
    told = await world.tables.growth(table)
    look = await world.look(table)
    assert look.view
    assert look.view.over
    assert [turn for turn, _ in told] == list(range(look.view.turn + 1))
    assert all(after == before + 1 for (before, _), (after, _) in pairwise(told))
    game = (await world.tables._cache.peek(table)).game
    assert game is not None
    assert told[-1][1] == final_scores(game.state)
    assert len(growth_of(told).turns) == len(told)


async def test_an_abandoned_game_has_grown_as_far_as_it_went(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await whole_rounds(world, table, Random(6), 4)
    await world.abandon(table)
    assert [turn for turn, _ in await world.tables.growth(table)] == [0, 1, 2, 3, 4]


async def test_a_game_given_up_before_anything_was_played_keeps_its_board(
    world: TableWorld,
) -> None:
    """Which a lobby never had, also a full one."""
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.abandon(table)
    lobby = await world.open(ITALIA, [ANNA, BEN], channel="lobby")
    await world.ask(ANNA, lobby, Abandon())
    before = await world.look(table, ANNA)
    assert before.view is not None
    for _ in range(2):
        assert (await world.look(table, ANNA)).view == before.view
        assert [turn for turn, _ in await world.tables.growth(table)] == [0]
        assert (await world.look(lobby)).view is None
        assert read_record(await world.tables.export_record(table)).actions == ()
        with pytest.raises(NotPlaying):
            await world.tables.export_record(lobby)
        await world.restart()


async def test_a_game_that_no_longer_plays_is_refused_kindly(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(3), 10_000)

    def other_rules(*_: object) -> None:
        raise GameOver

    monkeypatch.setattr(engine, "apply", other_rules)
    with pytest.raises(OtherRules):
        await world.tables.story(table, ANNA)
    assert (await world.look(table)).view is not None


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_each_turn_of_the_past_is_as_it_was_seen_then(options: dict[str, object]) -> None:
    played = list(steps(options, "past"))
    game = the_game(played)
    ends = {state.turn: then.state for state, _, then in played}
    for viewer in viewers(game.state):
        told = history.story(game, viewer)
        deal = history.past_turn(game, viewer, 0)
        assert (deal.number, deal.last, deal.before) == (0, len(told), None)
        chosen = [each for each in played if isinstance(each[0].decision, StartCityChoice)]
        assert bool(deal.events) == bool(chosen), "what is chosen before the first turn"
        before = chosen[-1][2].state if chosen else game.base.state
        assert deal.view == view_for(before, viewer)
        for number in range(1, len(told) + 1):
            past = history.past_turn(game, viewer, number)
            assert (past.number, past.last) == (number, len(told))
            both = deal.events if number == 1 else ()
            assert (*both, *past.events) == told[number - 1]
            assert past.before == view_for(before, viewer)
            now = view_for(ends[number], viewer)
            assert past.view == replace(now, turn=number, active=before.active, decisions=())
            before = ends[number]


def test_a_turn_that_goes_on_is_shown_as_far_as_it_is() -> None:
    played = list(steps(OPTIONS[0], "goes on"))
    for length in range(len(played)):
        game = the_game(played[: length + 1])
        latest = history.past_turn(game, None, None)
        assert latest == history.past_turn(game, None, 10_000)
        assert latest.number == latest.last == played[length][0].turn
        if game.state.turn == latest.number and not game.state.over:
            assert latest.view == view_for(game.state, None)
            assert latest.view.decisions
            return
    raise AssertionError("no turn has a second step")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_turn_of_the_past_depends_on_what_is_hidden(options: dict[str, object]) -> None:
    chance = Random("hidden past")
    differing = 0
    for place, step in enumerate(steps(options, "hidden past")):
        if place % 8:
            continue
        for viewer in viewers(step[0]):
            other = twins(step, viewer, chance)
            action = pointing_elsewhere(step[0], viewer, step[1])
            seat = step[0].pending[-1].seat
            twin = (other, action, engine.apply(other, seat, action))
            one, same = the_game([step]), the_game([twin])
            if not one.state.over:
                for number in (0, None):
                    past = history.past_turn(one, viewer, number)
                    assert past == history.past_turn(same, viewer, number)
                differing += other != step[0]
    assert differing > 20


async def test_looking_back_reads_the_log_once_however_often_one_looks(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(THREE, [ANNA, BEN, CLEO])
    await whole_rounds(world, table, Random(4), 90)
    async with a_table_world(world.path) as again:
        game = (await again.tables._cache.peek(table)).game
        assert game is not None
        assert game.base.number > 0, "memory reaches back to the beginning"
        read = 0
        whole = again.tables._cache.whole

        async def counted(table_id: TableId) -> Table:
            nonlocal read
            read += 1
            return await whole(table_id)

        monkeypatch.setattr(again.tables._cache, "whole", counted)
        for number in range(90):
            past = await again.tables.past_turn(table, ANNA, number)
            assert past.number == number
        story = await again.tables.story(table, BEN)
        assert read == 1
        await again.play(table, Random(5), 3)
        assert (await again.tables.past_turn(table, ANNA)).number >= 90
        assert (await again.tables.story(table, BEN))[:80] == story[:80]
        assert read == 1, "what was played meanwhile is known from memory"


async def test_an_undone_turn_is_no_turn_of_the_past(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    await world.play(table, Random(2))
    assert (await world.tables.past_turn(table, player)).number == 1
    await world.ask(player, table, Undo((await world.look(table)).number))
    deal = await world.tables.past_turn(table, player, 1)
    assert (deal.number, deal.last, deal.events) == (0, 0, ())


async def test_a_turn_is_shared_by_anybody_and_a_film_only_of_a_game_that_is_over(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(2), 5)
    last = (await world.tables.past_turn(table, None)).last
    await world.ask(CLEO, table, ShareTurn(last))
    shared = [each.notice for each in await world.said()]
    assert TurnShared(by=CLEO, turn=last) in shared
    with pytest.raises(NoSuchTurn):
        await world.ask(CLEO, table, ShareTurn(last + 2))
    with pytest.raises(GameGoesOn):
        await world.ask(CLEO, table, ShareFilm())
