"""Fish tiles on the provinces: what they bring, what lies behind them, and who gets two."""

import pytest

from engine import gods
from engine.catalogue import catalogue
from engine.state import components
from tests.builders import a_game, a_team_game
from tests.plain import (
    CoinsReceived,
    CollectCoins,
    FishCaught,
    GoodsReceived,
    MarkersTurnedBack,
    PlayCard,
    PraefectusMagnusPassed,
    ProduceInProvince,
    UseTile,
)
from tests.playouts import BOARDS

PREFECT = PlayCard("start-prefect-a")
FULL = {"brick": 8}
"""With the four colonists that wait at the beginning there is no space left."""


@pytest.mark.ruling("FM1", "FM12", "OP2")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("team", [False, True])
def test_a_fish_tile_lies_on_every_province_of_every_board(board: str, team: bool) -> None:
    game = a_team_game(board, fish={}) if team else a_game(board, 3, fish={}, cards="venus")
    state = game.state
    assert set(state.markers) == set(state.board.cities_in)
    assert {(m.good, m.flipped) for m in state.markers.values()} == {("fish", False)}
    assert [seat.fish for seat in game.view(None).seats] == [0] * len(state.seats)
    assert game.view(None).fish_market == state.fish_market
    game.do(PlayCard(next(c for c in game.seat(0).hand if "prefect" in c)))
    offered = [each.bonus for each in game.offered_of(ProduceInProvince)]
    assert offered == ["fish"] * len(state.markers)


@pytest.mark.ruling("FM3", "FM4", "P2")
def test_a_province_brings_one_fish_and_its_houses_yield_as_usual() -> None:
    game = a_game(
        houses={"antiochia": [0, 1], "tyros": [1]},
        tokens={"antiochia": "wine", "tyros": "cloth"},
        goods={0: FULL, 1: {}},
        fish={0: 2},
        magnus=1,
    )
    game.do(PREFECT, ProduceInProvince("syria", "fish"))
    assert game.happened(FishCaught) == [FishCaught(0, 1)]
    assert game.seat(0).fish == 3  # without a space, which the wine did not find
    assert game.goods(0) == FULL
    assert game.goods(1) == {"wine": 1, "cloth": 1}
    assert game.markers["syria"].flipped


@pytest.mark.ruling("FM2", "PM1", "PM2")
def test_the_piscatus_brings_a_second_fish_and_passes_to_the_right() -> None:
    game = a_game(seats=3, fish={}, magnus=0)
    game.do(PREFECT, ProduceInProvince("syria", "fish"))
    assert game.happened(FishCaught) == [FishCaught(0, 2)]
    assert game.happened(PraefectusMagnusPassed) == [PraefectusMagnusPassed(0, 2)]


@pytest.mark.ruling("FM2", "PM3")
def test_the_piscatus_starts_with_the_last_seat_and_never_doubles_coins() -> None:
    game = a_game(seats=3, fish={}, coins={0: 0}, flipped=["syria", "asia"])
    assert game.state.praefectus_magnus == 2
    game = a_game(seats=3, fish={}, coins={0: 0}, flipped=["syria", "asia"], magnus=0)
    game.do(PREFECT, CollectCoins())
    assert game.seat(0).coins == 4
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("FM3", "P6")
def test_coins_are_two_for_each_flipped_tile_and_need_one() -> None:
    game = a_game(fish={}, coins={0: 0})
    assert not game.do(PREFECT).offers(CollectCoins())
    game = a_game(fish={}, coins={0: 0}, flipped=["syria", "asia", "gallia"])
    game.do(PREFECT, CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 6, "prefect")]
    (turned,) = game.happened(MarkersTurnedBack)
    assert set(turned.provinces) == {"syria", "asia", "gallia"}
    assert {marker.flipped for marker in game.state.markers.values()} == {False}


@pytest.mark.ruling("FM1", "FM3")
def test_cretas_question_mark_is_a_fish_tile_that_stays_one() -> None:
    game = a_game("creta", fish={}, coins={0: 0})
    (free,) = game.state.board.facts.free_choice_provinces
    game.do(PREFECT)
    offered = [each for each in game.offered_of(ProduceInProvince) if each.province == free]
    assert offered == [ProduceInProvince(free, "fish")]
    game = a_game("creta", fish={}, coins={0: 0}, flipped=[free])
    game.do(PREFECT, CollectCoins())
    assert game.markers[free].good == "fish"
    assert game.seat(0).coins == 2 + game.state.board.facts.coin_field


@pytest.mark.ruling("FM4")
def test_a_fish_counts_as_a_coin_for_vesta_and_fills_no_space() -> None:
    state = a_game(fish={0: 7}, coins={0: 3}, goods={0: {"cloth": 1}}).state
    assert gods.wealth(state.seats[0]) == 3 + 7 + 7
    assert state.seats[0].free_spaces == a_game(goods={0: {"cloth": 1}}).seat(0).free_spaces


@pytest.mark.ruling("FM10", "FO-donatus-pompeius", "FO-claudius-pompeius")
def test_donatus_gets_two_coins_and_claudius_has_nothing_to_sell() -> None:
    owner = {0: ["donatus-pompeius", "claudius-pompeius"]}
    game = a_game(tiles=owner, fish={}, coins={0: 0})
    game.do(PREFECT)
    assert not [each for each in game.offered_of(ProduceInProvince) if each.sells]
    game.do(ProduceInProvince("syria", "fish"))
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2, "donatus-pompeius")]


@pytest.mark.ruling("FM4", "FO-tiberius")
def test_tiberius_gets_a_fish_from_a_tile_though_there_is_no_space() -> None:
    game = a_game(tiles={0: ["tiberius"]}, fish={}, goods={0: FULL}, flipped=["syria"])
    assert game.seat(0).free_spaces == 0
    assert UseTile("tiberius", province="syria") not in game.offered
    game.do(UseTile("tiberius", province="asia"))
    assert game.happened(FishCaught) == [FishCaught(0, 1)]
    assert game.happened(GoodsReceived) == []
    assert not game.markers["asia"].flipped


@pytest.mark.ruling("FM10", "SA20")
@pytest.mark.parametrize(("salt", "markers"), [(False, 24), (True, 29)])
def test_germanias_castles_draw_from_all_ordinary_markers(salt: bool, markers: int) -> None:
    box = dict(components().markers)
    if salt:
        for good, more in components().extra_markers_with_salt.items():
            box[good] += more
    assert sum(box.values()) == markers
    seen: dict[str, int] = {}
    for seed in range(40):
        castles = a_game("germania", seed=f"{seed}", options={"salt": salt}, fish={}).state.castles
        assert castles
        goods = [*castles.values()]
        for good in set(goods):
            seen[good] = max(seen.get(good, 0), goods.count(good))
            assert goods.count(good) <= box[good]
    assert set(seen) == {good for good, count in box.items() if count}


def test_the_numbers_of_the_house_version_stand_in_its_file() -> None:
    facts = catalogue().fish_market
    assert facts.house_version
    assert (facts.coins_behind, facts.catch, facts.catch_with_piscatus) == (2, 1, 2)
    assert facts.vesta_coins == 1
