"""Diplomat: the card on top of an opponent's discard pile, as if it were an own one."""

import pytest

from engine.actions import FINISH, Action
from tests.builders import a_game, line
from tests.plain import (
    BuildingChoice,
    BuyCard,
    CardChoice,
    CardCopied,
    CardPlayed,
    CardRepeated,
    ChoosePersonality,
    CoinsReceived,
    CollectIncome,
    ColonistChoice,
    CopyCard,
    DiplomatChoice,
    GoodsReceived,
    MagisterChoice,
    MoveColonist,
    MovementChoice,
    PersonalityChoice,
    PlaceColonist,
    PlayCard,
    PraefectusMagnusPassed,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    RepeatCard,
    TurnBegan,
)

DIPLOMAT = PlayCard("start-diplomat")


@pytest.mark.ruling("DI1")
def test_the_copied_card_is_carried_out_for_the_copier_alone() -> None:
    game = a_game(discard={1: ["start-mercator"]}, coins={0: 0, 1: 0})

    game.do(DIPLOMAT, CopyCard(1))

    assert game.happened(CardCopied) == [CardCopied(0, 1, "start-mercator")]
    assert (game.seat(0).coins, game.seat(1).coins) == (3, 0)
    assert game.seat(0).discard == ("start-diplomat",)
    assert game.seat(1).discard == ("start-mercator",)
    assert game.to_decide == 0


@pytest.mark.ruling("DI1")
def test_any_opponents_top_card_may_be_chosen_but_no_covered_and_no_own_card() -> None:
    game = a_game(
        seats=4,
        discard={
            0: ["start-senator"],
            1: ["start-prefect-a", "start-mercator"],
            2: ["start-architect"],
            3: ["start-mercator", "start-prefect-b"],
        },
    )
    game.do(DIPLOMAT)
    assert game.decision == DiplomatChoice(0)
    assert set(game.offered) == {CopyCard(1), CopyCard(2), CopyCard(3), FINISH}

    game.do(CopyCard(3))
    assert game.decision == PrefectChoice(0)
    assert game.happened(CardCopied) == [CardCopied(0, 3, "start-prefect-b")]


@pytest.mark.ruling("DI1")
@pytest.mark.parametrize("diplomat", ["I-diplomat", "III-diplomat"])
def test_a_purchased_diplomat_copies_as_well(diplomat: str) -> None:
    game = a_game(hand={0: [diplomat]}, discard={1: ["start-prefect-a"]})
    game.do(PlayCard(diplomat), CopyCard(1))
    assert game.decision == PrefectChoice(0)


@pytest.mark.ruling("DI2")
@pytest.mark.parametrize("diplomat", ["start-diplomat", "I-diplomat", "V-diplomat"])
def test_a_diplomat_cannot_be_copied_nor_the_card_it_covers(diplomat: str) -> None:
    game = a_game(seats=3, discard={1: ["start-mercator", diplomat], 2: ["start-architect"]}).do(
        DIPLOMAT
    )
    assert set(game.offered) == {CopyCard(2), FINISH}


@pytest.mark.ruling("DI2")
def test_an_opponent_with_an_empty_pile_cannot_be_copied() -> None:
    game = a_game(seats=3, discard={2: ["start-architect"]}).do(DIPLOMAT)
    assert set(game.offered) == {CopyCard(2), FINISH}


@pytest.mark.ruling("DI3")
@pytest.mark.parametrize("pile", [[], ["start-mercator", "I-diplomat"]])
def test_a_diplomat_with_nothing_to_copy_is_played_without_effect(pile: list[str]) -> None:
    game = a_game(discard={1: pile})
    before = game.seat(0)

    game.do(DIPLOMAT)

    assert [type(event) for event in game.events] == [CardPlayed, TurnBegan]
    assert (game.seat(0).coins, game.seat(0).goods) == (before.coins, before.goods)
    assert game.seat(0).discard == ("start-diplomat",)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DI3")
def test_a_copyable_card_need_not_be_copied() -> None:
    game = a_game(discard={1: ["start-mercator"]}, coins={0: 0}).do(DIPLOMAT, FINISH)
    assert game.happened(CardCopied) == []
    assert game.seat(0).coins == 0
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DI4")
@pytest.mark.parametrize(
    ("mercator", "payout"), [("start-mercator", 3), ("I-mercator", 5), ("II-mercator", 5)]
)
def test_the_copied_mercator_decides_its_payout(mercator: str, payout: int) -> None:
    game = a_game(discard={1: [mercator]}, coins={0: 0}).do(DIPLOMAT, CopyCard(1))
    assert game.happened(CoinsReceived) == [CoinsReceived(0, payout, "mercator")]


@pytest.mark.ruling("DI4")
@pytest.mark.parametrize("half", ["architect", "mercator"])
def test_with_a_copied_double_choice_card_the_copier_chooses(half: str) -> None:
    game = a_game(
        cards="venus",
        seats=2,
        hand={1: ["II-architect-mercator", "start-tribune"]},
        coins={0: 0},
        goods={1: {}},
    )
    game.do(PlayCard("start-magister"))
    game.do(PlayCard("II-architect-mercator"), ChoosePersonality("architect"), FINISH)

    game.do(DIPLOMAT, CopyCard(1))
    assert game.decision == PersonalityChoice(0, "II-architect-mercator", ("diplomat",))
    assert set(game.offered) == {ChoosePersonality("architect"), ChoosePersonality("mercator")}

    game.do(ChoosePersonality(half))
    assert isinstance(game.decision, MovementChoice) == (half == "architect")
    assert game.seat(0).coins == (5 if half == "mercator" else 0)


@pytest.mark.ruling("DI4")
def test_a_copied_colonist_uses_the_copiers_own_pieces_and_houses() -> None:
    game = a_game(
        discard={1: ["I-colonist"]},
        houses={"massilia": [0], "carthago": [1]},
        colonists={0: {"land": ["roma"] * 3, "sea": ["roma"]}},
        coins={0: 0},
    ).do(DIPLOMAT, CopyCard(1))
    assert game.decision == ColonistChoice(0)
    assert set(game.offered_of(PlaceColonist)) == {
        PlaceColonist("sea", "roma"),
        PlaceColonist("sea", "massilia"),
    }
    game.do(CollectIncome())
    assert game.seat(0).coins == 9


@pytest.mark.ruling("DI4")
def test_a_copied_specialist_lets_the_copiers_houses_produce() -> None:
    game = a_game(
        discard={1: ["I-smith"]},
        tokens={"massilia": "tool", "carthago": "tool"},
        houses={"massilia": [0], "carthago": [1]},
        goods={0: {}, 1: {}},
    ).do(DIPLOMAT, CopyCard(1))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("tool",))]
    assert (game.goods(0), game.goods(1)) == ({"tool": 1}, {})


@pytest.mark.ruling("DI4")
def test_a_copied_architect_moves_the_copiers_colonists() -> None:
    own, other = (line("imperium", "roma", city, "land") for city in ("novaria", "aquileia"))
    game = a_game(
        discard={1: ["start-architect"]},
        colonists={0: {"land": [own]}, 1: {"land": [other], "sea": ["roma", "roma"]}},
        coins={0: 20},
        goods={0: {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}},
    ).do(DIPLOMAT, CopyCard(1))
    assert game.decision == MovementChoice(0, 1)
    assert {move.origin for move in game.offered_of(MoveColonist)} == {own}
    game.do(FINISH)
    assert game.decision == BuildingChoice(0)


@pytest.mark.ruling("DI4")
@pytest.mark.parametrize(
    ("card", "purchases", "payment"),
    [
        ("start-senator", PurchaseChoice(0, 2, True), ("food", "brick")),
        ("II-consul", PurchaseChoice(0, 1, False), ("food",)),
    ],
)
def test_senator_and_consul_may_be_copied_with_their_own_prices(
    card: str, purchases: PurchaseChoice, payment: tuple[str, ...]
) -> None:
    game = a_game(
        discard={1: [card]},
        display=["I-mercator", "I-colonist", "I-smith"],
        deck=[],
        goods={0: {"food": 1, "brick": 1}},
    ).do(DIPLOMAT, CopyCard(1))
    assert game.decision == purchases
    assert game.ways_to_pay("I-colonist") == [tuple(sorted(payment))]
    game.do(BuyCard("I-colonist", payment))
    assert "I-colonist" in game.seat(0).hand


@pytest.mark.ruling("DI5")
def test_copying_a_magister_repeats_the_copiers_own_card_beneath_the_diplomat() -> None:
    game = a_game(
        cards="venus",
        discard={
            0: ["start-architect", "I-mercator"],
            1: ["start-prefect-a", "start-magister"],
        },
        coins={0: 0},
    )
    game.do(DIPLOMAT, CopyCard(1))
    assert game.decision == MagisterChoice(0, ("diplomat",))

    game.do(RepeatCard())
    assert game.happened(CardRepeated) == [CardRepeated(0, "I-mercator")]
    assert game.seat(0).coins == 5


@pytest.mark.ruling("DI5")
def test_copying_a_magister_as_the_first_card_of_a_pile_has_no_effect() -> None:
    game = a_game(cards="venus", discard={1: ["start-mercator", "start-magister"]}, coins={0: 0})
    game.do(DIPLOMAT, CopyCard(1))
    assert game.happened(CardRepeated) == []
    assert game.seat(0).coins == 0
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DI6")
def test_a_copied_action_cannot_be_copied_onward() -> None:
    game = a_game(seats=3, discard={2: ["start-mercator"]})

    game.do(DIPLOMAT, CopyCard(2), FINISH)
    assert game.seat(0).top_card == "start-diplomat"

    game.do(DIPLOMAT)
    assert game.to_decide == 1
    assert set(game.offered) == {CopyCard(2), FINISH}


@pytest.mark.ruling("DI7")
def test_the_praefectus_magnus_doubles_the_bonus_of_a_copied_prefect_and_is_passed_on() -> None:
    game = a_game(
        seats=3,
        discard={1: ["start-prefect-a"]},
        goods={0: {}},
        markers={"syria": "wine"},
        tokens={"tyros": "wine"},
        houses={"tyros": [0]},
        magnus=0,
    )
    game.do(DIPLOMAT, CopyCard(1), ProduceInProvince("syria", "wine"))
    assert game.goods(0) == {"wine": 3}
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(0)]
    assert game.happened(PraefectusMagnusPassed) == [PraefectusMagnusPassed(0, 2)]
    assert game.state.praefectus_magnus == 2


@pytest.mark.ruling("DI7")
def test_the_praefectus_magnus_of_the_copied_seat_does_not_help_the_copier() -> None:
    game = a_game(
        discard={1: ["start-prefect-a"]}, goods={0: {}}, markers={"syria": "wine"}, magnus=1
    )
    game.do(DIPLOMAT, CopyCard(1), ProduceInProvince("syria", "wine"))
    assert game.goods(0) == {"wine": 1}
    assert game.happened(PraefectusMagnusUsed) == []
    assert game.state.praefectus_magnus == 1


@pytest.mark.ruling("DI8")
@pytest.mark.parametrize("last_part", [FINISH, PlaceColonist("land", "roma")])
def test_a_tribune_never_stays_on_a_pile_and_so_is_never_copied(last_part: Action) -> None:
    game = a_game(discard={0: ["start-mercator", "start-architect"]})

    game.do(PlayCard("start-tribune"), last_part)
    assert "start-tribune" in game.seat(0).hand
    assert game.seat(0).discard == ()

    game.do(DIPLOMAT)
    assert game.decision == CardChoice(0)
    assert game.happened(CardCopied) == []
