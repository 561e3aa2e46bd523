"""Team play, a turn: one seat plays a card, the partner carries the same card out after it."""

from typing import Any

import pytest

from engine.actions import FINISH, Action
from engine.decisions import Decision
from engine.errors import IllegalAction, NotYourDecision
from tests.builders import Game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    CoinsReceived,
    CollectCoins,
    CollectIncome,
    ColonistChoice,
    ColonistPlaced,
    CopyCard,
    GoodsLost,
    GoodsReceived,
    GoodsToKeep,
    HouseBuilt,
    KeepGoods,
    MarkerFlipped,
    MarkersTurnedBack,
    MoveColonist,
    MovementChoice,
    NewColonistChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    StartCityChoice,
    TradeChoice,
    TurnBegan,
)
from tests.playouts import steps

MERCATOR, PREFECT, TRIBUNE = (
    PlayCard(f"start-{name}") for name in ("mercator", "prefect-a", "tribune")
)
SYRIA_MAKES_WINE = ProduceInProvince("syria", "wine")
NOVARIA_ROMA = line("imperium", "novaria", "roma", "land")


def with_card(card: str, **facts: Any) -> Game:
    """Seat 0 holds this card and nothing else."""
    return a_team_game(**{"hand": {0: [card]}, "houses": {}, **facts})


@pytest.mark.ruling("TT1")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_card_is_carried_out_by_its_player_then_by_the_partner_then_the_next_seat_plays(
    seats: int,
) -> None:
    game = a_team_game(seats=seats)
    for seat in range(seats):
        assert (game.decision, game.state.active) == (CardChoice(seat), seat)
        game.do(MERCATOR)
        assert (game.decision, game.state.active) == (TradeChoice(seat), seat)
        game.do(FINISH)
        assert game.decision == TradeChoice((seat + seats // 2) % seats)
        assert game.state.active == seat
        game.do(FINISH)
        assert game.events == (TurnBegan((seat + 1) % seats, seat + 2),)
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("TT1")
def test_the_partner_plays_no_card_himself() -> None:
    game = a_team_game()
    hand = game.seat(2).hand
    game.do(MERCATOR, FINISH, FINISH)
    assert game.happened(CardPlayed) == [CardPlayed(0, "start-mercator")]
    assert game.seat(0).discard == ("start-mercator",)
    assert (game.seat(2).hand, game.seat(2).discard) == (hand, ())


@pytest.mark.ruling("TT1")
def test_what_the_player_does_comes_to_pass_before_what_the_partner_does() -> None:
    game = a_team_game().do(MERCATOR, FINISH, FINISH)
    assert game.events == (
        CardPlayed(0, "start-mercator"),
        CoinsReceived(0, 3, "mercator"),
        CoinsReceived(2, 3, "mercator"),
        TurnBegan(1, 2),
    )


@pytest.mark.ruling("TT1")
@pytest.mark.parametrize(
    ("card", "players", "answer", "partners"),
    [
        ("start-architect", MovementChoice(0, 2), FINISH, MovementChoice(2, 2)),
        ("start-prefect-a", PrefectChoice(0), SYRIA_MAKES_WINE, PrefectChoice(2)),
        ("I-mercator", TradeChoice(0), FINISH, TradeChoice(2)),
        ("I-colonist", ColonistChoice(0), FINISH, ColonistChoice(2)),
        ("start-tribune", NewColonistChoice(0), FINISH, NewColonistChoice(2)),
        (
            "start-praetor",
            PurchaseChoice(0, cards_left=1, position_costs=True),
            FINISH,
            PurchaseChoice(2, cards_left=1, position_costs=True),
        ),
    ],
)
def test_every_card_with_a_choice_is_asked_of_both(
    card: str, players: Decision, answer: Action, partners: Decision
) -> None:
    game = with_card(card, markers={"syria": "wine"}).do(PlayCard(card))
    assert game.decision == players
    game.do(answer)
    assert game.decision == partners


@pytest.mark.ruling("TT1")
def test_while_the_partner_decides_nobody_else_can() -> None:
    game = a_team_game().do(MERCATOR, FINISH)
    for seat in (0, 1, 3):
        with pytest.raises(NotYourDecision):
            game.try_as(seat, FINISH)
    with pytest.raises(IllegalAction):
        game.try_as(2, MERCATOR)


@pytest.mark.ruling("TT1", "T3")
def test_a_part_nobody_can_do_anything_with_is_passed_over() -> None:
    game = with_card("start-praetor", goods={0: {}, 2: {}}).do(PlayCard("start-praetor"))
    assert game.events == (CardPlayed(0, "start-praetor"), TurnBegan(1, 2))


@pytest.mark.ruling("TT1", "T3")
@pytest.mark.parametrize(("rich", "poor"), [(0, 2), (2, 0)])
def test_a_partner_without_means_does_not_keep_the_other_one_from_acting(
    rich: int, poor: int
) -> None:
    game = with_card("start-praetor", goods={rich: {"wine": 1}, poor: {}}, display=["I-mercator"])
    game.do(PlayCard("start-praetor"))
    assert game.to_decide == rich
    game.do(FINISH)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TT1", "T4")
def test_the_player_cannot_come_back_once_the_partner_has_begun() -> None:
    game = a_team_game(coins={0: 50, 2: 50}).do(MERCATOR, FINISH)
    assert all(decision.seat != 0 for decision in game.state.pending)


@pytest.mark.ruling("TT2")
def test_one_partner_lets_a_province_produce_and_the_other_one_takes_the_coins() -> None:
    game = a_team_game(coins={2: 0}, goods={0: {}, 2: {}}, houses={}, markers={"syria": "wine"}).do(
        PREFECT, SYRIA_MAKES_WINE, CollectCoins()
    )
    assert game.goods(0) == {"wine": 1}
    assert (game.goods(2), game.seat(2).coins) == ({}, 2)
    assert game.happened(MarkersTurnedBack) == [MarkersTurnedBack(2, ("syria",))]


@pytest.mark.ruling("TT2")
def test_the_province_the_player_chose_is_closed_to_the_partner() -> None:
    game = a_team_game(houses={}, markers={"syria": "wine"}).do(PREFECT)
    before = game.offered_of(ProduceInProvince)
    game.do(SYRIA_MAKES_WINE)
    assert game.offered_of(ProduceInProvince) == [o for o in before if o != SYRIA_MAKES_WINE]
    game.do(game.offered_of(ProduceInProvince)[0])
    assert len(game.happened(MarkerFlipped)) == 1
    assert sum(marker.flipped for marker in game.state.markers.values()) == 2


@pytest.mark.ruling("TT2", "P6")
def test_when_the_player_took_the_coins_none_are_left_for_the_partner() -> None:
    game = a_team_game(houses={}, markers={"syria": "wine"}, flipped=["syria"]).do(PREFECT)
    assert game.offers(CollectCoins())
    game.do(CollectCoins())
    assert game.decision == PrefectChoice(2)
    assert not game.offers(CollectCoins())
    assert game.offers(SYRIA_MAKES_WINE)


@pytest.mark.ruling("TT2")
def test_one_partner_places_colonists_and_the_other_one_takes_money() -> None:
    game = with_card(
        "I-colonist",
        coins={0: 0, 2: 0},
        goods={0: {"food": 1, "tool": 1}, 2: {"food": 1, "tool": 1}},
    )
    game.do(PlayCard("I-colonist"), PlaceColonist("sea", "roma"), CollectIncome())
    assert game.happened(ColonistPlaced) == [ColonistPlaced(0, "sea", "roma", ("food", "tool"))]
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 7)


@pytest.mark.ruling("TT2", "C2")
def test_a_partners_house_is_no_place_for_the_own_colonists() -> None:
    game = with_card("I-colonist", houses={"burdigala": [2], "lutetia": [0]})
    game.do(PlayCard("I-colonist"))
    assert {o.place for o in game.offered_of(PlaceColonist)} == {"roma", "lutetia"}
    game.do(FINISH)
    assert {o.place for o in game.offered_of(PlaceColonist)} == {"roma", "burdigala"}


@pytest.mark.ruling("TT2", "AR3")
def test_a_line_the_player_has_stopped_on_is_taken_for_the_partner() -> None:
    both_in_roma = {"land": ["roma"]}
    game = a_team_game(colonists={0: both_in_roma, 2: both_in_roma}).do(PlayCard("start-architect"))
    stop = MoveColonist("land", "roma", NOVARIA_ROMA)
    game.do(stop, FINISH)
    assert game.decision == MovementChoice(2, 1)
    assert not game.offers(stop)
    assert (
        MoveColonist("land", "roma", line("imperium", "aquileia", "roma", "land")) in game.offered
    )


@pytest.mark.ruling("TT2", "AR8")
def test_a_house_of_the_player_makes_the_partners_house_dearer() -> None:
    lines = [line("imperium", "novaria", end, "land") for end in ("roma", "aquileia")]
    goods = {"brick": 1, "wine": 1}
    game = a_team_game(
        coins={0: 20, 2: 20},
        goods={0: goods, 2: goods},
        tokens={"novaria": "wine"},
        houses={},
        colonists={0: {"land": [lines[0]]}, 2: {"land": [lines[1]]}},
    )
    game.do(PlayCard("start-architect"), FINISH, BuildHouse("novaria"))
    assert game.decision == MovementChoice(2, 1)
    game.do(FINISH)
    assert game.decision == BuildingChoice(2)
    game.do(BuildHouse("novaria"))
    assert game.happened(HouseBuilt) == [HouseBuilt(2, "novaria", ("brick", "wine"), 8)]
    assert game.houses["novaria"] == (0, 2)


@pytest.mark.ruling("TT2", "P5")
def test_whoever_has_to_choose_what_to_keep_does_so_before_the_partners_part() -> None:
    game = a_team_game(
        goods={0: {}, 1: {"brick": 7}, 2: {"brick": 7}, 3: {}},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        houses={"antiochia": [1, 2], "tyros": [1, 2]},
        magnus=3,
    ).do(PREFECT, SYRIA_MAKES_WINE)
    assert game.decision == GoodsToKeep(1, ("food", "wine"))
    game.do(KeepGoods(("wine",)))
    assert game.decision == GoodsToKeep(2, ("food", "wine"))
    game.do(KeepGoods(("food",)))
    assert game.decision == PrefectChoice(2)


@pytest.mark.ruling("TT3", "ME1")
@pytest.mark.parametrize(("card", "payout"), [("start-mercator", 3), ("I-mercator", 5)])
def test_a_mercator_pays_both_partners_what_the_card_says(card: str, payout: int) -> None:
    game = with_card(card, coins=dict.fromkeys(range(4), 0)).do(PlayCard(card), FINISH)
    assert [seat.coins for seat in game.state.seats] == [payout, 0, payout, 0]


@pytest.mark.ruling("TT3", "SP1")
def test_a_specialist_lets_both_partners_houses_produce_and_nobody_elses() -> None:
    game = with_card(
        "II-vintner",
        goods={number: {} for number in range(4)},
        tokens={"antiochia": "food", "tyros": "wine", "novaria": "wine", "massilia": "wine"},
        houses={"tyros": [0, 1, 2, 3], "novaria": [2], "massilia": [1, 2], "antiochia": [0]},
    ).do(PlayCard("II-vintner"))
    assert game.events == (
        CardPlayed(0, "II-vintner"),
        GoodsReceived(0, ("wine",)),
        GoodsReceived(2, ("wine",) * 3),
        TurnBegan(1, 2),
    )
    assert (game.goods(1), game.goods(3)) == ({}, {})


@pytest.mark.ruling("TT3", "ST2")
def test_what_a_specialist_yields_has_to_fit_into_the_own_storehouse() -> None:
    game = with_card(
        "II-vintner",
        goods={0: {}, 2: {"brick": 7}},
        tokens={"tyros": "wine", "novaria": "wine"},
        houses={"tyros": [2], "novaria": [2]},
    ).do(PlayCard("II-vintner"))
    assert game.happened(GoodsLost) == [GoodsLost(2, ("wine",))]
    assert (game.goods(0), game.goods(2)) == ({}, {"brick": 7, "wine": 1})


@pytest.mark.ruling("TT3", "TR1")
@pytest.mark.parametrize(
    ("own_pile", "partners_pile", "own_coins", "partners_coins"),
    [
        (0, 0, 0, 0),
        (2, 3, 0, 0),  # three with the Tribune; three without it
        (3, 4, 1, 1),
        (4, 4, 2, 1),
        (0, 6, 0, 3),
        (5, 0, 3, 0),
    ],
)
def test_a_tribune_pays_each_partner_for_the_cards_he_takes_back_himself(
    own_pile: int, partners_pile: int, own_coins: int, partners_coins: int
) -> None:
    pile = [
        "start-praetor",
        "start-mercator",
        "start-prefect-a",
        "I-smith",
        "I-farmer",
        "I-diplomat",
    ]
    game = a_team_game(
        coins={0: 0, 2: 0},
        goods={0: {}, 2: {}},
        hand={0: ["start-tribune"], 2: ["start-legatus"]},
        discard={0: pile[:own_pile], 2: pile[:partners_pile]},
    ).do(TRIBUNE)
    assert (game.seat(0).coins, game.seat(2).coins) == (own_coins, partners_coins)
    assert set(game.seat(0).hand) == {"start-tribune", *pile[:own_pile]}
    assert set(game.seat(2).hand) == {"start-legatus", *pile[:partners_pile]}
    assert (game.seat(0).discard, game.seat(2).discard) == ((), ())
    taken_back = [(event.seat, event.count) for event in game.happened(CardsTakenBack)]
    assert taken_back == [(0, own_pile + 1)] + ([(2, partners_pile)] if partners_pile else [])


@pytest.mark.ruling("TT3", "TR4")
def test_after_a_tribune_neither_partners_pile_can_be_copied() -> None:
    game = a_team_game(
        goods={0: {}, 2: {}},
        hand={0: ["start-tribune"], 1: ["I-diplomat"]},
        discard={0: ["start-praetor"], 2: ["start-mercator"]},
    ).do(TRIBUNE, PlayCard("I-diplomat"))
    assert game.decision == CardChoice(2)  # nothing was left to copy
    assert not game.happened(CoinsReceived)


@pytest.mark.ruling("TT3", "TR2")
def test_both_partners_may_buy_a_colonist_with_one_tribune() -> None:
    cost = {"food": 1, "tool": 1}
    game = with_card("start-tribune", goods={0: cost, 2: cost}).do(
        TRIBUNE, PlaceColonist("land", "roma"), PlaceColonist("sea", "roma")
    )
    assert game.happened(ColonistPlaced) == [
        ColonistPlaced(0, "land", "roma", ("food", "tool")),
        ColonistPlaced(2, "sea", "roma", ("food", "tool")),
    ]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TT1", "DI6")
def test_the_partner_shows_no_card_for_the_part_he_took() -> None:
    game = a_team_game(hand={1: ["I-diplomat"]}).do(
        MERCATOR, FINISH, FINISH, PlayCard("I-diplomat")
    )
    assert game.offered_of(CopyCard) == [CopyCard(0)]


@pytest.mark.slow
@pytest.mark.ruling("TT1", "PC4", "L5")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_a_whole_game_a_turn_belongs_to_one_team_and_then_to_the_next_seat(seats: int) -> None:
    """Others are asked only which goods to keep, and where to begin."""
    played: list[int] = []
    for before, _, transition in steps({"board": "italia", "seats": seats, "team": True}, "turns"):
        decision, team = before.decision, before.team_of(before.active)
        assert decision is not None
        if not isinstance(decision, GoodsToKeep | StartCityChoice):
            assert decision.seat in team
        for event in transition.events:
            if isinstance(event, CardPlayed):
                played.append(event.seat)
            if isinstance(event, TurnBegan):
                assert event.seat == (before.active + 1) % seats
                assert played[0] == before.active
                assert set(played) <= set(team)
                played.clear()
