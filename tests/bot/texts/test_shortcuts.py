"""Several answers in one: each way can be gone step by step too, and leads to the same."""

import pytest

from bot.faces.confirmable import confirmable, one_step_back, settled
from bot.tables import TableId, rehearsal
from bot.tables.rehearsal import Rehearsal
from bot.texts.custom_ids import custom_id
from bot.texts.shortcuts import shortcut_menus, shortcut_of
from engine.actions import FINISH, BuildHouse, BuyGoods, MoveColonist, PlayCard, SellGoods
from engine.decisions import CardChoice, MovementChoice, TradeChoice
from engine.terms import CardId, SeatId
from tests.bot.texts.games import GAMES, reader_for, rehearsals
from tests.builders import Game, a_game

RED = SeatId(0)
EVERY = 31


def keys(draft: Rehearsal) -> list[str]:
    menus = list(shortcut_menus(reader_for(draft), draft))
    return [
        *(each.value for menu in menus for each in menu.choices),
        *(key for menu in menus for _, key in menu.buttons),
    ]


def begun(game: Game) -> Rehearsal:
    return rehearsal.begun(game.state, RED, 1)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_a_shortcut_comes_to_what_is_answered_step_by_step(options: dict[str, object]) -> None:
    found = 0
    for draft in rehearsals(options, EVERY):
        if not isinstance(draft.decision, MovementChoice | CardChoice):
            continue
        for key in keys(draft):
            short = shortcut_of(draft, key)
            assert short is not None
            assert short.mark == key
            slow = draft
            for action in short.actions[len(draft.actions) :]:
                assert action in slow.options()
                slow = slow.then(action)
            assert slow.view == short.view
            assert len(custom_id("pick", TableId(10**17), draft.mark, key)) <= 100
            found += 1
        assert shortcut_of(draft, "00000000") is None
    assert found


def test_houses_are_built_beside_where_the_colonists_then_are() -> None:
    game = a_game(coins={0: 40}, goods={0: dict.fromkeys(("brick", "food", "tool", "wine"), 2)})
    draft = begun(game).then(PlayCard(CardId("start-architect")))
    for houses in (1, 2):
        one = shortcut_of(draft, keys(draft)[0])
        assert one is not None
        draft = one
        kinds = [type(each) for each in draft.actions]
        assert kinds.count(BuildHouse) == houses
        assert kinds.count(MoveColonist) == houses, "all begin in Roma, where nobody builds"
        assert kinds == sorted(kinds, key=[PlayCard, MoveColonist, type(FINISH), BuildHouse].index)


def test_the_nearest_cities_come_first_and_each_once() -> None:
    game = a_game(coins={0: 40}, goods={0: dict.fromkeys(("brick", "food", "tool", "wine"), 2)})
    draft = begun(game).then(PlayCard(CardId("start-architect")))
    [menu] = shortcut_menus(reader_for(draft), draft)
    steps = [each.description.rsplit(", ", 1)[-1] for each in menu.choices]
    assert steps == sorted(steps)
    assert len({each.label for each in menu.choices}) == len(menu.choices)


def test_a_mercator_who_has_traded_two_kinds_is_done() -> None:
    game = a_game(coins={0: 30}, goods={0: {"cloth": 2}}, decision=TradeChoice(RED))
    once = settled(begun(game).then(SellGoods("cloth", 1)))
    assert not once.ready
    whole = confirmable(once)
    assert whole is not None
    assert whole.actions[-1] == FINISH
    twice = settled(once.then(BuyGoods("brick", 2)))
    assert twice.ready
    assert one_step_back(twice).actions == once.actions
    more = settled(once.then(SellGoods("cloth", 1)))
    assert not more.ready, "that is the same kind"


def test_nothing_is_confirmed_while_something_else_has_to_be_answered() -> None:
    game = a_game(coins={0: 40})
    draft = begun(game)
    assert confirmable(draft) is None
    draft = draft.then(PlayCard(CardId("start-architect")))
    assert confirmable(draft) is None
    move = next(each for each in draft.options() if isinstance(each, MoveColonist))
    after = draft.then(move)
    assert any(isinstance(each, BuildHouse) for each in after.then(FINISH).options())
    assert confirmable(after) is None, "houses come first"
