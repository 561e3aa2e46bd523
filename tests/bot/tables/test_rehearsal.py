"""What is tried out ends before anything hidden is seen, and is found again."""

from collections.abc import Iterator
from operator import methodcaller
from random import Random

import pytest

import engine
from bot.tables import PlayerId, TableId, rehearsal
from bot.tables.errors import NotSeated
from bot.tables.rehearsal import Rehearsal
from bot.tables.wishes import Act
from engine import GameState, legal_actions
from engine.actions import FINISH, Action, PlayCard
from engine.decisions import SuggestionChoice
from engine.errors import IllegalAction, NotYourDecision
from engine.events import DisplayRefilled, HandShown, TurnBegan
from engine.terms import CardId, SeatId
from tests.engine import test_secrecy as individual
from tests.engine.team import test_secrecy as team
from tests.playouts import steps
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld, a_table_world

OPTIONS: list[dict[str, object]] = [
    {"board": "imperium", "seats": 4, "set": "venus"},
    {"board": "hellas", "seats": 4, "team": True},
    {"board": "cyprus", "seats": 6, "team": True},
]


def tried_at_random(state: GameState, chance: Random) -> Rehearsal:
    trying = rehearsal.begun(state, state.pending[-1].seat, 7)
    while trying.decision is not None:
        trying = trying.then(chance.choice(trying.offers()).action)
    return trying


def turns(options: dict[str, object], seed: str, every: int) -> Iterator[GameState]:
    for place, (before, _, _) in enumerate(steps(options, seed)):
        if place % every == 0:
            yield before


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_was_rehearsed_is_what_is_played(options: dict[str, object]) -> None:
    chance = Random("rehearsed")
    for state in turns(options, "rehearsed", 5):
        trying = tried_at_random(state, chance)
        seat, turn = trying.seat, state.turn
        for action in trying.actions:
            assert state.pending[-1].seat == seat
            assert state.turn == turn
            state = engine.apply(state, seat, action).state  # noqa: PLW2901  (what follows)
        assert trying.ready


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_offer_says_what_would_be_left(options: dict[str, object]) -> None:
    for state in turns(options, "left", 9):
        trying = rehearsal.begun(state, state.pending[-1].seat, 7)
        for offer in trying.offers()[::5]:
            assert offer.left == trying.then(offer.action).view.seats[trying.seat]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_rehearsed_depends_on_what_is_hidden(options: dict[str, object]) -> None:
    differing = 0
    for place, step in enumerate(steps(options, "hidden")):
        if place % 7:
            continue
        state, seat = step[0], step[0].pending[-1].seat
        other = (
            team.with_other_secrets(step, seat, Random(place))
            if options.get("team")
            else individual.with_other_secrets(state, seat, Random(place))
        )
        differing += other != state
        one, same = (tried_at_random(each, Random(place)) for each in (state, other))
        assert (one.actions, one.events, one.view, one.ready, one.mark) == (
            same.actions,
            same.events,
            same.view,
            same.ready,
            same.mark,
        )
        mine, twins = (rehearsal.begun(each, seat, 1) for each in (state, other))
        assert mine.offers() == twins.offers()
        assert [offer.left for offer in mine.offers()] == [each.left for each in twins.offers()]
    assert differing > 10


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_is_told_of_what_the_end_of_a_turn_uncovers(options: dict[str, object]) -> None:
    ended = 0
    for state in turns(options, "uncovered", 5):
        trying = tried_at_random(state, Random("u"))
        told = (*trying.events, *(e for offer in trying.offers() for e in offer.outcome))
        assert not [each for each in told if isinstance(each, DisplayRefilled | TurnBegan)]
        assert trying.view.turn == state.turn
        assert {each for each in trying.view.display if each} <= set(state.display)
        ended += 1
    assert ended > 10


def test_a_legatus_is_confirmed_before_the_partners_hand_is_seen() -> None:
    for state, _, _ in steps(OPTIONS[1], "legatus"):
        card = next(
            (each for each in legal_actions(state) if each == PlayCard(CardId("start-legatus"))),
            None,
        )
        if card is None:
            continue
        seat = state.pending[-1].seat
        after = engine.apply(state, seat, card).state
        if not isinstance(after.decision, SuggestionChoice):
            continue
        trying = rehearsal.begun(state, seat, 0).then(card)
        assert trying.ready
        assert trying.decision is None
        assert trying.offers() == ()
        assert not [event for event in trying.events if isinstance(event, HandShown)]
        partner = state.partner_of(seat)
        assert partner is not None
        assert trying.view.seats[partner].hand is None
        with pytest.raises(NotYourDecision):
            trying.then(legal_actions(after)[0])
        return
    raise AssertionError("nobody could play a Legatus")


def test_what_is_not_offered_is_refused() -> None:
    state = next(turns(OPTIONS[0], "refused", 1))
    with pytest.raises(IllegalAction):
        rehearsal.begun(state, state.pending[-1].seat, 0).then(FINISH)


def test_whoever_is_not_asked_has_nothing_to_try() -> None:
    state = next(turns(OPTIONS[0], "waiting", 1))
    other = SeatId(1 - state.pending[-1].seat)
    trying = rehearsal.begun(state, other, 0)
    assert (trying.decision, trying.ready, trying.offers()) == (None, False, ())


async def test_a_draft_is_found_again_after_a_restart(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    draft = await world.tables.draft(table, player)
    for _ in range(2):
        action = draft.offers()[0].action
        draft = await world.tables.try_out(table, player, draft.mark, methodcaller("then", action))
    before = await world.look(table)
    async with a_table_world(world.path) as again:
        found = await again.tables.draft(table, player)
        assert found.actions == draft.actions
        assert found.mark == draft.mark
        undone = await again.tables.try_out(table, player, found.mark, lambda each: each.back())
        assert undone.actions == draft.actions[:1]
        assert (await again.look(table)).number == before.number


async def test_a_second_click_on_the_same_step_changes_nothing(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    mark = (await world.tables.draft(table, player)).mark

    def first(found: Rehearsal) -> Rehearsal:
        return found.then(found.offers()[0].action)

    once = await world.tables.try_out(table, player, mark, first)
    twice = await world.tables.try_out(table, player, mark, first)
    assert len(once.actions) == 1
    assert twice.actions == once.actions


async def something_tried(world: TableWorld) -> tuple[TableId, PlayerId, Rehearsal, Action]:
    """By whoever is to decide in a game of Anna and Ben: the draft before it, and what it was."""
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    draft = await world.tables.draft(table, player)
    chosen = draft.offers()[0].action
    await world.tables.try_out(table, player, draft.mark, lambda found: found.then(chosen))
    return table, player, draft, chosen


async def test_a_draft_ends_when_the_game_moves_on(world: TableWorld) -> None:
    table, player, draft, chosen = await something_tried(world)
    await world.ask(player, table, Act(draft.number, (chosen,)))
    assert (await world.tables.draft(table, player)).actions == ()


async def test_whoever_takes_over_a_seat_does_not_see_what_was_tried_out_there(
    world: TableWorld,
) -> None:
    table, player, draft, _ = await something_tried(world)
    await world.seat(table, draft.seat, CLEO, by=player)
    assert (await world.tables.draft(table, CLEO)).actions == ()


async def test_whoever_is_not_seated_rehearses_nothing(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NotSeated):
        await world.tables.rehearsal(table, CLEO)
