"""What is offered stands in menus: all of it, once, found again by short keys, within limits."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from bot.tables import rehearsal
from bot.tables.rehearsal import Rehearsal
from bot.texts import labels, menus
from bot.texts.menus import MenuEntry, OptionMenu
from engine import actions, events, legal_actions
from engine.actions import Action, Finish
from engine.decisions import (
    BuildingChoice,
    ColonistChoice,
    Decision,
    DiplomatChoice,
    GoodsToKeep,
    MovementChoice,
    PrefectChoice,
    PurchaseChoice,
    TradeChoice,
)
from engine.state import Marker
from engine.terms import CardId, SeatId
from tests.bot.texts.games import ENGLISH, GAMES, SEED, entry_for, reader_for, rehearsals
from tests.builders import Game, a_game, line, turn_of
from tests.playouts import steps
from tests.render.worst_cases import EVERY_BOARD, crowded
from words.reader import Reader

EVERY = 19
KEY = re.compile(r"[A-Za-z0-9_.+-]{1,40}")


def offered(trying: Rehearsal) -> OptionMenu:
    tree = menus.menu(reader_for(trying), trying)
    assert tree is not None
    return tree


def leaves(tree: OptionMenu) -> list[MenuEntry]:
    return [entry for entry in menus.everything(tree) if not entry.entries]


@pytest.mark.ruling("ME3")
def test_a_good_that_was_sold_is_not_named_among_those_to_buy() -> None:
    """Nor any other, once two kinds are settled."""
    rich = a_game(goods={0: {"cloth": 1, "wine": 1}}, coins={0: 40}).state
    trying = rehearsal.begun(replace(rich, pending=(TradeChoice(SeatId(0)),)), SeatId(0), number=1)

    def asked(after: Rehearsal) -> set[str]:
        return {entry.asks for entry in offered(after).entries if "Buy" in entry.asks}

    assert asked(trying) == {"Buy brick or food?", "Buy tool, wine or cloth?"}
    without_cloth = trying.then(actions.SellGoods("cloth", 1))
    assert asked(without_cloth) == {"Buy brick or food?", "Buy tool or wine?"}
    settled = without_cloth.then(actions.BuyGoods("tool", 1))
    assert asked(settled) == {"Buy tool?"}


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_a_menu_offers_exactly_what_is_legal_under_keys_that_find_it(
    options: dict[str, object],
) -> None:
    for trying in rehearsals(options, EVERY):
        tree = offered(trying)
        found = [a for entry in leaves(tree) for a in (entry.action, *entry.same)]
        legal = [offer.action for offer in trying.offers()]
        assert sorted(map(str, found)) == sorted(map(str, legal))
        keys = [entry.key for entry in menus.everything(tree)]
        assert len(set(keys)) == len(keys)
        assert all(KEY.fullmatch(key) for key in keys)
        for entry in menus.everything(tree):
            assert menus.find(tree, entry.key) is entry
            assert menus.option_of(trying, entry.key) == entry.action
            assert menus.is_group(trying, entry.key) == bool(entry.entries)
        for action in legal:
            held = entry_for(tree, action)
            assert held is not None
            assert action in (held.action, *held.same)
        assert offered(trying) == tree
        assert menus.find(tree, "m.land.atlantis") is None
        for unknown in ("m.land.atlantis", ""):
            assert menus.option_of(trying, unknown) is None
            assert not menus.is_group(trying, unknown)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_what_stands_in_a_menu_fits_and_can_be_told_apart(options: dict[str, object]) -> None:
    for trying in rehearsals(options, EVERY):
        tree = offered(trying)
        for entries in (tree.entries, *(entry.entries for entry in tree.entries)):
            for shown in ([e.label for e in entries], [e.button for e in entries]):
                assert [text for text, count in Counter(shown).items() if count > 1] == []
        for entry in menus.everything(tree):
            assert 0 < len(entry.label) <= 80, entry
            assert 0 < len(entry.button) <= 80, entry
            assert len(entry.description) <= 100, entry
            assert "**" not in entry.label + entry.button + entry.description


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_one_line_says_it_all_within_its_limit(options: dict[str, object]) -> None:
    for trying in rehearsals(options, EVERY):
        decision, reader = trying.decision, reader_for(trying)
        assert decision is not None
        whole: dict[str, list[Action]] = {}
        for offer in trying.offers():
            assert len(labels.details(reader, labels.wording(reader, decision, offer))) <= 100
            for text, longest in (
                (labels.label(reader, decision, offer), 100),
                (labels.in_one_line(reader, labels.wording(reader, decision, offer), 80), 80),
            ):
                assert 0 < len(text) <= longest
                whole.setdefault(f"{longest} {text}", []).append(offer.action)
        for text, meant in whole.items():
            assert len(meant) == 1 or is_one_entry(offered(trying), meant), text


def is_one_entry(tree: OptionMenu, meant: list[Action]) -> bool:
    return len({entry.key for a in meant if (entry := entry_for(tree, a))}) == 1


RED = SeatId(0)
CROWDED: list[Decision] = [
    MovementChoice(RED, 6),
    TradeChoice(RED),
    PurchaseChoice(RED, 2, position_costs=True),
    ColonistChoice(RED),
    PrefectChoice(RED),
    DiplomatChoice(RED),
]


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_everything_fits_on_the_fullest_board(board: str) -> None:
    """Six seats with the widest names, houses everywhere, and markers that show goods."""
    state = crowded(board)
    markers = {province: Marker(m.good) for province, m in state.markers.items()}
    for decision in CROWDED:
        full = replace(state, markers=markers, pending=(decision,), active=RED)
        tree = offered(rehearsal.begun(full, RED, 1))
        assert tree.entries or decision.kind == "colonist_choice"
        for entry in menus.everything(tree):
            assert 0 < len(entry.label) <= 80, entry
            assert 0 < len(entry.button) <= 80, entry
            assert len(entry.description) <= 100, entry


OF_THE_FORUM = {
    "patrician_choice",
    "auction_opening",
    "bid_choice",
    "tile_choice",
    "exchange_choice",
    "citizen_choice",
    "keep_patrician",
    "open_auction",
    "raise_bid",
    "take_tile",
    "exchange_goods",
    "use_tile",
    "act_as_diplomat",
    "use_display_card",
}
"""Which no table offers yet."""


OF_SOLITARIA = {
    "reaction_due",
    "contrarius_task",
    "veto_choice",
    "contrarius_move_choice",
    "contrarius_start_choice",
    "use_row_card",
    "use_veto",
    "choose_way",
    "choose_line",
}
"""Asked in the games of `test_contrarius.py`."""


def test_the_games_of_these_tests_ask_and_offer_everything_there_is() -> None:
    """The partner's part begins by itself."""
    asked, met = set(), set()
    for options in GAMES:
        for state, _, _ in steps(options, SEED):
            asked.add(state.pending[-1].kind)
            met |= {action.kind for action in legal_actions(state)}
    unasked = OF_THE_FORUM | OF_SOLITARIA
    assert Decision.kinds.keys() - asked - unasked == {"partners_part"}
    assert Action.kinds.keys() - met - unasked == set()


def test_equal_cards_are_one_entry() -> None:
    game = a_game(hand={0: ["start-prefect-a", "start-prefect-b", "start-mercator", "I-mercator"]})
    tree = of(game)
    assert [entry.label for entry in tree.entries] == [
        "2 × Prefect (Saturnus)",
        "Mercator, 3 sestertii (Mercurius)",
        "Mercator, 5 sestertii (Mercurius)",
    ]
    assert tree.entries[0].action == actions.PlayCard(CardId("start-prefect-a"))
    assert tree.entries[0].same == (actions.PlayCard(CardId("start-prefect-b")),)


def of(game: Game) -> OptionMenu:
    return offered(rehearsal.begun(game.state, game.to_decide, 1))


def test_a_colonist_is_chosen_before_the_line_and_the_nearest_line_comes_first() -> None:
    tree = of(a_game(decision=MovementChoice(SeatId(0), 2)))
    land, sea = tree.entries
    assert (land.key, land.label) == ("m.land.roma", "Land colonist: Roma")
    assert (sea.key, sea.label) == ("m.sea.roma", "Sea colonist: Roma")
    assert land.entries[0].description.startswith("1 step; next to")
    assert land.entries[-1].description.startswith("2 steps; next to")
    assert tree.finish is not None
    assert isinstance(tree.finish.action, Finish)
    assert tree.finish.button == "Go on to building"


def test_sales_and_purchases_are_apart_and_say_what_is_left() -> None:
    game = a_game(coins={0: 10}, goods={0: {"wine": 2}}, decision=TradeChoice(SeatId(0)))
    tree = of(game)
    assert [entry.key for entry in tree.entries if entry.entries] == [
        "s.wine", "b.tool", "b.food", "b.brick",
    ]  # fmt: skip
    sale = tree.entries[0].entries[1]
    assert sale.label == "Sell 2 wine"
    assert sale.description == "12 sestertii; leaves 22 sestertii; 8 spaces free"
    assert sale.button == "Sell 2 wine: 12 sestertii"


@pytest.mark.parametrize(("massilia", "novaria"), [("brick", "cloth"), ("cloth", "brick")])
def test_the_city_of_the_dearest_good_comes_first(massilia: str, novaria: str) -> None:
    tokens = {"massilia": massilia, "novaria": novaria}
    game = a_game(
        colonists={0: {"land": [line("imperium", "massilia", "novaria", "land")]}},
        tokens=tokens,
        goods={0: {"brick": 2, "food": 2, "cloth": 2}},
        coins={0: 30},
        decision=BuildingChoice(RED),
    )
    built = [entry.action for entry in of(game).entries]
    assert [tokens[a.city] for a in built if isinstance(a, actions.BuildHouse)] == [
        "cloth", "brick",
    ]  # fmt: skip


def test_the_goods_that_are_worth_most_come_first() -> None:
    keep = GoodsToKeep(RED, ("brick", "food", "cloth"))
    game = a_game(goods={0: {"tool": 7}}, decision=keep)
    assert [entry.label for entry in of(game).entries] == [
        "Keep 1 cloth", "Keep 1 food", "Keep 1 brick",
    ]  # fmt: skip


@pytest.mark.parametrize("houses", [["lutetia", "massilia"], ["alexandria", "memphis"]])
def test_the_province_that_brings_most_comes_first(houses: list[str]) -> None:
    tokens = dict.fromkeys(houses, "cloth")
    own = {each: [0] for each in houses}
    game = a_game(houses=own, tokens=tokens, goods={0: {}}, decision=PrefectChoice(RED))
    produced = of(game).entries[0].action
    assert isinstance(produced, actions.ProduceInProvince)
    assert houses[0] in game.state.board.cities_in[produced.province]
    turned = a_game(flipped=[*game.state.markers][:-1], decision=PrefectChoice(RED))
    assert of(turned).entries[0].action == actions.CollectCoins()


def test_a_card_is_chosen_before_the_way_to_pay_for_it() -> None:
    game = a_game(
        goods={0: {"wine": 1, "tool": 1, "food": 1}},
        display=["I-colonist", "I-architect", "II-architect"],
        decision=PurchaseChoice(SeatId(0), 2, position_costs=True),
    )
    colonist, first, second = of(game).entries
    assert colonist.description.startswith("1 food; place colonists")
    assert (first.label, second.label) == (
        "Architect (Jupiter), place 2",
        "Architect (Jupiter), place 3",
    )
    assert [entry.label for entry in first.entries] == ["1 food + 1 tool", "1 tool + 1 wine"]
    assert first.entries[0].description == "Leaves 5 sestertii and 1 wine; 7 spaces free"


@pytest.mark.parametrize("options", GAMES[:4], ids=lambda options: options["board"])
def test_what_is_said_to_be_left_is_what_is_left(options: dict[str, object]) -> None:
    compared = 0
    for trying in rehearsals(options, 5):
        for offer in trying.offers()[::9]:
            after = trying.then(offer.action)
            assert offer.left == after.view.seats[trying.seat]
            compared += any(isinstance(e, events.GoodsBought) for e in offer.outcome)
    assert compared


def test_whoever_is_not_asked_has_no_menu() -> None:
    game = a_game(decision=turn_of(0))
    trying = rehearsal.begun(game.state, SeatId(1), 1)
    assert menus.menu(Reader(ENGLISH, trying.view), trying) is None
