"""Visits to the fish market: when, for how many fish, what each offer brings, what is closed."""

import pytest

from engine.fish_market import offers
from tests.builders import ALL_IN_ROMA, Game, a_game, a_team_game, turn_of
from tests.plain import (
    BuyGoods,
    CardChoice,
    CardRetrieved,
    CoinsReceived,
    ColonistPlaced,
    Finish,
    FirstGoodsChoice,
    GoodsLost,
    GoodsReceived,
    GoodsToKeep,
    KeepGoods,
    MarketVisited,
    MoveColonist,
    MovementChoice,
    PlayCard,
    SuggestCard,
    SuggestionChoice,
    UseTile,
    VisitMarket,
)

MOUNTAIN = {"fishMarketSide": "mountain"}
FULL = {"brick": 8}
"""With the four colonists that wait at the beginning there is no space left."""
RIVER_GOODS = {
    2: ("brick",),
    3: ("food",),
    4: ("tool", "brick"),
    5: ("wine",),
    7: ("cloth", "brick"),
}


def open_offers(game: Game) -> set[int]:
    return {visit.offer for visit in game.offered_of(VisitMarket)}


def markers(game: Game) -> list[int | None]:
    assert game.state.fish_market is not None
    return list(game.state.fish_market.markers)


def end_turn(game: Game) -> None:
    turn = game.state.turn
    game.do(PlayCard("start-tribune"))
    while game.state.turn == turn:
        game.do(Finish())


def rich(side: str = "river", **facts: object) -> Game:
    """A seat with twenty fish and an empty storehouse."""
    given = {"goods": {0: {}}, "fish": {0: 20}, "options": {"fishMarketSide": side}, **facts}
    return a_game(**given)  # type: ignore[arg-type]  # whatever a game can be given


@pytest.mark.ruling("FM5")
def test_an_offer_is_paid_in_fish_and_the_card_is_still_to_be_played() -> None:
    game = rich(coins={0: 0})
    game.do(VisitMarket(1))
    assert game.happened(MarketVisited) == [MarketVisited(0, 1, 1)]
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 3, "fish-market")]
    assert (game.seat(0).fish, game.seat(0).coins) == (19, 3)
    assert game.decision == CardChoice(0)
    assert game.offered_of(PlayCard)


@pytest.mark.ruling("FM5")
def test_the_market_is_visited_once_a_turn_and_only_before_the_card() -> None:
    game = rich(fish={0: 20, 1: 20})
    game.do(VisitMarket(1))
    assert not open_offers(game)
    end_turn(game)
    assert game.state.active == 1
    assert open_offers(game)
    game.do(PlayCard("start-tribune"))
    assert not open_offers(game)


@pytest.mark.ruling("FM6")
def test_a_marker_closes_its_offer_for_everyone_until_it_moves_on() -> None:
    game = rich(fish={0: 20, 1: 20})
    assert markers(game) == [None, None]
    game.do(VisitMarket(1))
    end_turn(game)
    assert markers(game) == [1, None]
    assert 1 not in open_offers(game)
    game.do(VisitMarket(3))
    end_turn(game)
    assert open_offers(game).isdisjoint({1, 3})
    game.do(VisitMarket(5))
    end_turn(game)
    assert 1 in open_offers(game)


@pytest.mark.ruling("FM5")
@pytest.mark.parametrize("side", ["river", "mountain"])
@pytest.mark.parametrize("fish", range(5))
def test_what_costs_more_fish_than_there_are_is_not_offered(side: str, fish: int) -> None:
    game = rich(side, fish={0: fish}, discard={0: ["start-mercator"]}, houses={"massilia": [0]})
    expected = {n for n, offer in offers(game.state.options).items() if offer.fish <= fish}
    assert open_offers(game) == expected


@pytest.mark.ruling("FM5", "FM7")
@pytest.mark.parametrize("offer", RIVER_GOODS)
def test_the_river_sells_goods(offer: int) -> None:
    game = rich()
    game.do(VisitMarket(offer))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, RIVER_GOODS[offer])]


@pytest.mark.ruling("FM7", "ST2")
def test_what_does_not_fit_is_lost_and_where_nothing_fits_the_offer_is_refused() -> None:
    game = rich(goods={0: FULL})
    assert game.seat(0).free_spaces == 0
    assert open_offers(game) == {1, 6, 8}
    game = rich(goods={0: {"brick": 7}})
    game.do(VisitMarket(7))
    assert game.decision == GoodsToKeep(0, ("brick", "cloth"))
    game.do(KeepGoods(("cloth",)))
    assert game.happened(GoodsLost) == [GoodsLost(0, ("brick",))]
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("FM7", "FO-julius", "FO-appius-arcadius")
def test_a_movement_has_the_steps_of_an_architect_and_no_house_follows() -> None:
    game = rich()
    game.do(VisitMarket(6))
    assert game.decision == MovementChoice(0, 2, only_moves=True)
    move = game.offered_of(MoveColonist)[0]
    game.do(move)
    while isinstance(game.decision, MovementChoice):
        game.do(Finish())
    assert game.decision == CardChoice(0)
    assert not open_offers(game)
    game = rich(tiles={0: ["appius-arcadius"]})
    assert game.do(VisitMarket(6)).decision == MovementChoice(0, 3, only_moves=True)


@pytest.mark.ruling("FM8", "TR2")
def test_a_colonist_costs_nothing_but_fish_and_stands_where_a_tribunes_would() -> None:
    game = rich()
    placed = [each for each in game.offered_of(VisitMarket) if each.offer == 8]
    assert {(each.colonist, each.place) for each in placed} == {("land", "roma"), ("sea", "roma")}
    game.do(VisitMarket(8, colonist="sea", place="roma"))
    assert game.happened(ColonistPlaced) == [ColonistPlaced(0, "sea", "roma", ())]
    assert game.colonists(0)["sea"] == ("roma", "roma")
    assert game.seat(0).fish == 17
    nobody_waits = rich(colonists={0: ALL_IN_ROMA})
    assert 8 not in open_offers(nobody_waits)


@pytest.mark.ruling("FM8")
def test_where_a_tribune_places_in_own_cities_so_does_the_market() -> None:
    game = a_game("balearica", fish={0: 3}, houses={"soller": [0]})
    placed = {(each.colonist, each.place) for each in game.offered_of(VisitMarket) if each.place}
    assert {("sea", "ship_west"), ("sea", "ship_east"), ("land", "soller")} <= placed
    elsewhere = a_game(fish={0: 3}, houses={"massilia": [0]})
    assert {each.place for each in elsewhere.offered_of(VisitMarket)} == {None, "roma"}


@pytest.mark.ruling("FM7")
def test_the_mountain_sells_goods_of_choice() -> None:
    game = rich("mountain")
    taken = {
        n: [each.taken for each in game.offered_of(VisitMarket) if each.offer == n]
        for n in (2, 3, 5)
    }
    assert taken[2] == [("brick",), ("food",)]
    assert taken[3] == [("tool",), ("wine",)]
    assert len(taken[5]) == 10
    assert all(len(set(lot)) == 2 for lot in taken[5])
    game.do(VisitMarket(5, taken=("wine", "cloth")))
    assert game.goods(0) == {"wine": 1, "cloth": 1}
    assert game.seat(0).fish == 17


@pytest.mark.ruling("FM7", "SP1")
def test_on_the_mountain_the_houses_of_one_type_yield() -> None:
    houses = {"massilia": [0], "lutetia": [0], "petra": [0, 1]}
    tokens = {"massilia": "wine", "lutetia": "wine", "petra": "tool"}
    game = rich("mountain", houses=houses, tokens=tokens)
    yields = [each.yields for each in game.offered_of(VisitMarket) if each.offer == 4]
    assert yields == ["tool", "wine"]
    game.do(VisitMarket(4, yields="wine"))
    assert game.goods(0) == {"wine": 2}
    assert 4 not in open_offers(rich("mountain", houses={}))
    assert 4 not in open_offers(rich("mountain", houses=houses, tokens=tokens, goods={0: FULL}))


@pytest.mark.ruling("FM7", "FO-victoria")
def test_on_the_mountain_a_card_of_the_own_pile_comes_back() -> None:
    game = rich(
        "mountain", discard={0: ["start-mercator", "start-senator"]}, hand={0: ["start-tribune"]}
    )
    game.do(VisitMarket(6, card="start-mercator"))
    assert game.happened(CardRetrieved) == [CardRetrieved(0, "start-mercator")]
    assert game.seat(0).hand == ("start-tribune", "start-mercator")
    assert game.offers(PlayCard("start-mercator"))
    assert 6 not in open_offers(rich("mountain"))


@pytest.mark.ruling("FM9", "FO14")
def test_only_the_seat_with_the_turn_visits_and_only_before_its_first_card() -> None:
    game = a_team_game(
        hand={0: ["start-legatus", "start-tribune"], 2: ["start-legatus", "start-mercator"]},
        options={"legatusAnsweredByLegatus": True},
        fish={0: 9, 2: 9},
    )
    assert open_offers(game)
    game.do(PlayCard("start-legatus"))
    assert isinstance(game.decision, SuggestionChoice)
    game.do(SuggestCard("start-legatus"))
    assert game.to_decide == 2
    assert not open_offers(game)
    game.do(PlayCard("start-legatus"), Finish())
    assert isinstance(game.decision, CardChoice)
    assert game.to_decide == 0  # the turn is hers, but her card has been played
    assert not open_offers(game)


@pytest.mark.ruling("FM11", "V1")
def test_without_starting_goods_those_are_bought_before_the_market_is_visited() -> None:
    game = a_game(options={"noStartingGoods": True}, fish={0: 9})
    assert isinstance(game.decision, FirstGoodsChoice)
    assert not open_offers(game)
    game.do(BuyGoods("brick", 1), Finish())
    assert open_offers(game)


@pytest.mark.ruling("FM5", "FO11")
def test_citizens_may_be_used_before_and_after_a_visit() -> None:
    game = a_game(
        tiles={0: ["laurentius", "spurius"]},
        fish={0: 9},
        goods={0: {}},
        decision=turn_of(0, visits=True),
    )
    game.do(UseTile("laurentius"), VisitMarket(3), UseTile("spurius", taken=("wine",)))
    assert game.goods(0) == {"brick": 1, "food": 2, "wine": 1}
    assert game.decision == CardChoice(0)
