"""The Praefectus Magnus in team play: for its holder alone, and never to the partner."""

from typing import Any

import pytest

from engine.actions import FINISH
from engine.terms import SeatId
from tests.builders import Game, a_team_game
from tests.plain import (
    ChoosePersonality,
    CollectCoins,
    GoodsReceived,
    PlayCard,
    PraefectusMagnusPassed,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
    TurnBegan,
)

PREFECT = PlayCard("start-prefect-a")
SYRIA, ASIA = ProduceInProvince("syria", "wine"), ProduceInProvince("asia", "food")


def before(*, magnus: int, seats: int = 4, **facts: Any) -> Game:
    given = {
        "goods": {seat: {} for seat in range(seats)},
        "houses": {},
        "markers": {"syria": "wine", "asia": "food"},
    }
    return a_team_game(seats=seats, magnus=magnus, **{**given, **facts})


@pytest.mark.ruling("PM4", "PM1")
def test_a_holder_who_plays_the_prefect_profits_and_the_partner_does_not() -> None:
    game = before(magnus=0).do(PREFECT, SYRIA, ASIA)
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(0)]
    assert game.happened(GoodsReceived) == [
        GoodsReceived(0, ("wine", "wine")),
        GoodsReceived(2, ("food",)),
    ]


@pytest.mark.ruling("PM4", "PM1")
def test_a_holder_profits_as_partner_too_and_the_player_does_not() -> None:
    game = before(magnus=2).do(PREFECT, SYRIA, ASIA)
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(2)]
    assert game.happened(GoodsReceived) == [
        GoodsReceived(0, ("wine",)),
        GoodsReceived(2, ("food", "food")),
    ]


@pytest.mark.ruling("PM4")
@pytest.mark.parametrize("magnus", [1, 3])
def test_held_by_an_opponent_it_plays_no_part(magnus: int) -> None:
    game = before(magnus=magnus).do(PREFECT, SYRIA, ASIA)
    assert not game.happened(PraefectusMagnusUsed)
    assert game.state.praefectus_magnus == magnus


@pytest.mark.ruling("PM4", "PM2")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("as_partner", [False, True])
def test_it_goes_to_the_right_after_the_turn_and_that_is_always_an_opponent(
    seats: int, as_partner: bool
) -> None:
    for holder in range(seats):
        player = (holder + seats // 2) % seats if as_partner else holder
        game = before(magnus=holder, seats=seats, to_play=player).do(PREFECT, SYRIA, ASIA)
        right = (holder - 1) % seats
        assert game.events[-2:] == (
            PraefectusMagnusPassed(holder, right),
            TurnBegan((player + 1) % seats, 2),
        )
        assert right not in game.state.team_of(SeatId(holder))


@pytest.mark.ruling("PM4", "PM2")
def test_it_stays_where_it_is_until_the_partner_is_done() -> None:
    game = before(magnus=0).do(PREFECT, SYRIA)
    assert game.decision == PrefectChoice(2)
    assert game.state.praefectus_magnus == 0
    assert not game.happened(PraefectusMagnusPassed)
    game.do(CollectCoins())
    assert game.state.praefectus_magnus == 3


@pytest.mark.ruling("PM4", "PM3")
@pytest.mark.parametrize(
    ("magnus", "answers"),
    [(0, [CollectCoins(), SYRIA]), (2, [ASIA, CollectCoins()])],
)
def test_a_holder_who_takes_the_coins_keeps_it_whatever_the_other_partner_does(
    magnus: int, answers: list[Any]
) -> None:
    game = before(magnus=magnus, flipped=["syria"] if magnus == 0 else []).do(PREFECT, *answers)
    assert not game.happened(PraefectusMagnusUsed)
    assert game.state.praefectus_magnus == magnus


@pytest.mark.ruling("PM4", "DC2")
@pytest.mark.parametrize(("chosen", "holder"), [("prefect", 0), ("architect", 2)])
def test_it_works_for_the_partner_who_has_the_prefect_half(chosen: str, holder: int) -> None:
    game = before(magnus=holder, hand={0: ["I-prefect-architect-team"]})
    game.do(PlayCard("I-prefect-architect-team"), ChoosePersonality(chosen))
    for answer in (SYRIA, FINISH) if chosen == "prefect" else (FINISH, SYRIA):
        game.do(answer)
    assert game.goods(holder) == {"wine": 2}
    assert game.state.praefectus_magnus == (holder - 1) % 4


@pytest.mark.ruling("PM4", "DC2")
def test_it_is_not_used_by_a_holder_who_has_the_other_half() -> None:
    game = before(magnus=2, hand={0: ["I-prefect-architect-team"]})
    game.do(PlayCard("I-prefect-architect-team"), ChoosePersonality("prefect"), SYRIA, FINISH)
    assert game.goods(0) == {"wine": 1}
    assert game.state.praefectus_magnus == 2


@pytest.mark.ruling("PM4", "PC3")
def test_it_works_with_a_prefect_played_after_a_proconsul_and_goes_to_its_holders_right() -> None:
    game = before(magnus=2, hand={0: ["II-proconsul"], 2: ["start-prefect-a"]})
    game.do(PlayCard("II-proconsul"), PREFECT, SYRIA)
    assert game.goods(2) == {"wine": 2}
    assert game.events[-2:] == (PraefectusMagnusPassed(2, 1), TurnBegan(1, 2))


@pytest.mark.ruling("PM4", "L2")
@pytest.mark.parametrize("holder", [0, 2])
def test_it_works_with_a_prefect_played_in_answer_to_a_legatus(holder: int) -> None:
    game = before(magnus=holder, hand={0: ["start-legatus"], 2: ["start-prefect-a"]})
    game.do(PlayCard("start-legatus"), FINISH, PREFECT, SYRIA, ASIA)
    assert game.goods(2) == ({"wine": 2} if holder == 2 else {"wine": 1})
    assert game.goods(0) == ({"food": 2} if holder == 0 else {"food": 1})
    assert game.state.praefectus_magnus == (holder - 1) % 4
