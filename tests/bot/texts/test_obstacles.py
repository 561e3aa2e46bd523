"""Answers to impossible wishes: the rule, what is missing, the nearest choices; short always."""

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bot.faces.action_face import face_of_action
from bot.faces.obstacle_face import obstacle_text
from bot.tables.rehearsal import begun
from bot.texts.nearest import MOST, nearest
from bot.texts.obstacles import LONGEST, refusal
from engine import GameState, view_for
from engine.actions import FINISH, Action
from engine.explanations import obstacles
from engine.obstacles.kinds import Obstacle
from tests.builders import Game, a_game, a_team_game, line
from tests.engine.test_obstacles import MODES, moments, refused
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CollectCoins,
    CopyCard,
    GoodsToKeep,
    KeepGoods,
    MoveColonist,
    MovementChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    SellGoods,
    TakeCastleGood,
    TradeChoice,
)
from tests.playouts import BOARDS, in_pairs
from words import words_for
from words.reader import Reader

BESIDE_MASSILIA = line("imperium", "massilia", "novaria", "land")
LONG_NAME = "Quintus \\_Caecilius\\_ Metellus Pius Scipio"
PLENTY = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def reader_of(state: GameState, names: Sequence[str] = ()) -> Reader:
    return Reader(words_for(), view_for(state, state.pending[-1].seat), tuple(names))


def answer(game: Game, wanted: Action, *choices: str, names: Sequence[str] = ()) -> str:
    reader = reader_of(game.state, names)
    found = obstacles(reader.view, game.decision, wanted)
    return refusal(reader, game.decision, wanted, found, choices)


def near(game: Game, wanted: Action) -> list[Action]:
    offers = begun(game.state, game.to_decide, 0).offers()
    view = view_for(game.state, game.to_decide)
    return [offer.action for offer in nearest(view, offers, wanted)]


def builder(**facts: Any) -> Game:
    given: dict[str, Any] = {
        "colonists": {0: {"land": [BESIDE_MASSILIA], "sea": ["roma"]}},
        "tokens": {"massilia": "wine", "novaria": "brick", "lutetia": "cloth"},
        "goods": {0: {"wine": 1}},
        "coins": {0: 4},
        "houses": {"massilia": [1]},
        "decision": BuildingChoice(0),
    }
    return a_game(**{**given, **facts})


def test_a_refusal_tells_what_is_missing_and_the_nearest_choices() -> None:
    assert answer(builder(), BuildHouse("massilia"), "Novaria (brick): 1 sestertius + 1 food") == (
        "You can't build in Massilia (wine): you are 1 brick and 4 sestertii short.\n"
        "Your options:\n"
        "- Novaria (brick): 1 sestertius + 1 food"
    )


def test_several_rules_are_told_together_and_what_is_missing_last() -> None:
    assert answer(builder(), BuildHouse("lutetia")) == (
        "You can't build in Lutetia (cloth): none of your colonists is on a line that ends "
        "there; you are 1 brick, 1 cloth and 1 sestertius short."
    )


def test_in_a_team_it_is_said_that_the_partners_coins_are_counted_in() -> None:
    game = a_team_game(
        colonists={0: {"land": [BESIDE_MASSILIA]}},
        tokens={"massilia": "wine"},
        goods={0: PLENTY},
        coins={0: 1, 2: 1},
        houses={},
        decision=BuildingChoice(0),
    )
    assert "you are 2 sestertii short, even with your partner's sestertii." in answer(
        game, BuildHouse("massilia")
    )


@pytest.mark.ruling("SA10")
def test_it_is_said_that_the_salt_is_counted_in() -> None:
    facts = {"options": {"salt": True}, "goods": {0: {"salt": 1}}, "houses": {}}
    assert "you are 1 brick short, even with your salt." in answer(
        builder(**facts), BuildHouse("massilia")
    )
    game = a_team_game(
        options={"salt": True},
        colonists={0: {"land": [BESIDE_MASSILIA]}},
        tokens={"massilia": "wine"},
        goods={0: {"salt": 1}},
        coins={0: 1, 2: 1},
        houses={},
        decision=BuildingChoice(0),
    )
    assert (
        "you are 1 brick and 2 sestertii short, even with your salt and your partner's sestertii."
        in answer(game, BuildHouse("massilia"))
    )


def test_whoever_holds_a_line_is_named() -> None:
    near_roma = line("imperium", "roma", "novaria", "land")
    game = a_game(colonists={1: {"land": [near_roma]}}, decision=MovementChoice(0, steps=2))
    text = answer(game, MoveColonist("land", "roma", near_roma), names=("Livia", "Marcus"))
    assert "a line holds one colonist, and **Marcus** (G) already has one there." in text


def test_an_answer_to_another_question_is_told_what_is_asked() -> None:
    assert answer(a_game(tokens={"massilia": "wine"}), BuildHouse("massilia")).startswith(
        "You can't build in Massilia (wine): that's not the question right now. "
        "Which card do you play?"
    )


def test_a_rule_of_a_board_is_told_like_any_other() -> None:
    game = a_game("gallia", decision=MovementChoice(0, steps=2))
    harbour = line("gallia", "bononia", "juliobona", "sea")
    assert answer(game, MoveColonist("sea", "mediterranean", harbour)).endswith(
        "it can only leave through a harbour where you have a house."
    )


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        (PlayCard("no-such-card"), "play that card"),
        (MoveColonist("land", "nowhere", "L999"), "move a land colonist from that place to that"),
        (PlaceColonist("sea", "atlantis"), "place a sea colonist there"),
        (ProduceInProvince("atlantis", "wine"), "make that place produce with wine as its bonus"),
        (CopyCard(9), "copy that card"),
        (TakeCastleGood("nowhere"), "take the good of that place"),
    ],
)
def test_a_wish_for_what_does_not_exist_is_not_repeated(wanted: Action, text: str) -> None:
    wish = face_of_action(wanted).wish(reader_of(a_game().state), wanted)
    assert wish.startswith(text)


@pytest.mark.parametrize(("board", "mode"), in_pairs(BOARDS, tuple(MODES)))
def test_every_refusal_is_short_and_leaves_room_for_a_choice(board: str, mode: str) -> None:
    chance = Random(board)
    choices = ["c" * 100] * 9
    for state in moments(board, mode):
        reader = reader_of(state, [LONG_NAME] * 6)
        for wanted in refused(state, chance):
            found = obstacles(reader.view, state.pending[-1], wanted)
            text = refusal(reader, state.pending[-1], wanted, found, choices)
            assert len(text) <= LONGEST
            assert "…" not in text
            assert text.count("c" * 100) >= 2


def test_up_to_five_choices_are_named() -> None:
    text = answer(builder(), BuildHouse("massilia"), *"ABCDEFG")
    assert text.count("\n- ") == MOST


def test_every_obstacle_has_its_words() -> None:
    """None is missing, and all are halves of a sentence."""
    facts: dict[str, Any] = {
        "asked": "card_choice", "ruling": "L4", "place": "roma", "good": "wine", "goods": ("wine",),
        "spaces": 2, "colonist": "land", "line": "L1",
        "holder": 1, "needed": 3, "left": 1, "origin": "roma", "city": "massilia",
        "province": "italia", "shown": "wine", "traded": ("wine", "food"), "card": "I-mason",
        "price": ("wine", "any"), "capitals": ("roma",), "own_cities": True, "castle": "roma",
        "personality": "mercator", "seat": 1,
        "tile": "julius", "least": 1, "highest": 30, "cards": 4, "owned": True,
        "offer": 2, "offers": 7, "fish": 3, "why": "face_down",
    }  # fmt: skip
    reader = reader_of(a_game(options={"fishMarket": True}).state)
    said = set()
    for kind in Obstacle.kinds.values():
        if kind.__name__ in ("GoodsShort", "CoinsShort"):
            continue  # told in sum
        own = {field.name: facts[field.name] for field in fields(kind) if field.name != "kind"}
        text = obstacle_text(reader, kind(**own))
        assert text
        assert not text.endswith(".")
        said.add(text)
    assert len(said) >= len(Obstacle.kinds) - 4, "hardly any two read alike"


def test_cities_that_can_be_built_in_come_nearest_first() -> None:
    sea = line("imperium", "carthago", "syracusae", "sea")
    game = builder(
        colonists={0: {"land": [BESIDE_MASSILIA], "sea": [sea]}},
        goods={0: PLENTY},
        coins={0: 50},
        houses={},
    )
    north = [each for each in near(game, BuildHouse("lutetia")) if isinstance(each, BuildHouse)]
    cities = [each.city for each in north]
    assert set(cities) == {"massilia", "novaria", "carthago", "syracusae"}
    assert cities[:2] in (["massilia", "novaria"], ["novaria", "massilia"])
    assert near(game, BuildHouse("leptis_magna"))[0] in (
        BuildHouse("carthago"),
        BuildHouse("syracusae"),
    )


def test_the_same_colonist_goes_to_a_line_near_the_one_wished_for() -> None:
    game = a_game(decision=MovementChoice(0, steps=2))
    far = line("imperium", "massilia", "lutetia", "land")
    assert near(game, MoveColonist("land", "roma", far))[0] == MoveColonist(
        "land", "roma", BESIDE_MASSILIA
    )


def test_the_same_card_with_another_payment_comes_before_other_cards() -> None:
    game = a_game(
        display=["I-mercator", "I-architect", "I-smith"],
        goods={0: {"tool": 1, "wine": 1, "food": 1}},
        decision=PurchaseChoice(0, cards_left=2, position_costs=True),
    )
    assert near(game, BuyCard("I-architect", ("tool", "cloth"))) == [
        BuyCard("I-architect", ("tool", "food")),
        BuyCard("I-architect", ("tool", "wine")),
        BuyCard("I-mercator", ("wine",)),
    ]


def test_fewer_units_of_a_good_come_first_and_each_other_good_once() -> None:
    game = a_game(coins={0: 9}, goods={0: {"wine": 3}}, decision=TradeChoice(0))
    assert near(game, BuyGoods("food", 6)) == [
        BuyGoods("food", 2),
        BuyGoods("brick", 3),
        BuyGoods("tool", 1),
        BuyGoods("wine", 1),
        BuyGoods("cloth", 1),
    ]
    assert near(game, SellGoods("wine", 7)) == [SellGoods("wine", 3)]
    assert SellGoods("wine", 1) in near(
        a_game(coins={0: 0}, goods={0: {"wine": 3}}, decision=TradeChoice(0)), BuyGoods("food", 1)
    )


def test_other_provinces_come_nearest_first_and_coins_where_none_is_left() -> None:
    game = a_game(decision=PrefectChoice(0), flipped=["italia"])
    found = near(game, ProduceInProvince("italia", "brick"))
    provinces = [each.province for each in found if isinstance(each, ProduceInProvince)]
    assert len(provinces) == len(found) == MOST
    assert provinces[0] == "germania"
    assert "aegyptus" not in provinces
    every = [*a_game().state.markers]
    game = a_game(decision=PrefectChoice(0), flipped=every)
    assert near(game, ProduceInProvince("italia", "brick")) == [CollectCoins()]


def test_what_is_kept_is_as_near_as_can_be() -> None:
    game = a_game(
        goods={0: {"tool": 6}}, decision=GoodsToKeep(0, ("brick", "food", "food", "wine"))
    )
    assert near(game, KeepGoods(("food", "food", "wine")))[0] in (
        KeepGoods(("food", "food")),
        KeepGoods(("food", "wine")),
    )


def test_leaving_it_alone_is_never_among_the_nearest() -> None:
    game = a_game(decision=PrefectChoice(0))
    assert FINISH not in near(game, FINISH)
    assert near(game, FINISH)
