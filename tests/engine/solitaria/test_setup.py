"""How a game against Contrarius begins, alone and for two, by difficulty."""

import pytest

from engine import final_scores, new_game, read_options
from engine.catalogue import catalogue
from engine.game_options import suits_solitaria
from engine.state import card
from engine.terms import CardId
from tests.builders import a_duel, a_solo_game
from tests.plain import (
    CardChoice,
    ChooseLine,
    ContrariusStartChoice,
    ContrariusTook,
    KeepPatrician,
    PatricianChoice,
)

TURQUOISE = {
    "sol-architect",
    "sol-diplomat",
    "sol-mercator",
    "sol-prefect",
    "sol-prefect-magnus",
    "sol-senator",
    "sol-tribune",
}
BOARDS = [board for board, facts in catalogue().boards.items() if suits_solitaria(facts)]
LEVELS = tuple(catalogue().solitaria.difficulties)


@pytest.mark.ruling("SO1")
def test_one_human_has_the_turquoise_cards_and_nobody_the_praefectus_magnus() -> None:
    game = a_solo_game()
    assert len(game.state.seats) == 1
    assert set(game.seat(0).hand) == TURQUOISE
    assert game.seat(0).coins == 6
    assert game.goods(0) == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
    assert game.state.praefectus_magnus is None
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("SO2")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_the_decks_are_i_and_ii_of_the_set_with_i_on_top(cards: str) -> None:
    game = a_solo_game(cards=cards)
    row = [each for each in game.contrarius.row if card(each).numeral != "start"]
    lying = [*row, *(each for each in game.state.display if each), *game.state.deck]
    assert set(lying) == {
        each
        for deck in catalogue().solitaria.decks.cards[game.state.options.card_set].values()
        for each in deck
    }
    assert len(game.state.display) == 7
    assert all(card(each).numeral == "II" for each in game.state.deck)


@pytest.mark.ruling("SO3")
def test_his_row_is_five_cards_and_the_leftmost_of_minerva() -> None:
    shown = ["I-architect", "I-colonist", "I-mason", "I-farmer", "I-diplomat", "I-prefect"]
    game = a_solo_game(display=[*shown, "I-smith"], deck=["II-consul"], anew=True)
    five = ("con-architect", "con-prefect", "con-mercator", "con-senator", "con-colonist")
    assert game.contrarius.row == (*five, "I-mason")
    gods = [card(CardId(each)).gods for each in five]
    assert gods == [("jupiter",), ("saturnus",), ("mercurius",), ("vesta",), ("mars",)]
    assert card(CardId("con-mercator")).payout == 3
    assert game.state.display[2:] == ("I-farmer", "I-diplomat", "I-prefect", "I-smith", "II-consul")


@pytest.mark.ruling("SO3")
def test_without_a_card_of_minerva_he_has_five() -> None:
    shown = ["I-architect", "I-colonist"]
    game = a_solo_game(display=shown, deck=[], anew=True)
    assert len(game.contrarius.row) == 5
    assert game.state.display[:2] == tuple(shown)


@pytest.mark.ruling("SO4", "SD2")
def test_he_gets_a_patrician_that_nobody_kept() -> None:
    options = {"solitaria": "two", "forum": True, "solitariaDifficulty": "veteran"}
    game = a_duel("italia", options=options, seed="patricians")
    asked = list(reversed(game.state.pending))
    assert [type(each) for each in asked[:2]] == [PatricianChoice, PatricianChoice]
    for seat in (0, 1):
        game.do(KeepPatrician(game.seat(seat).offered[0]))
    (taken,) = (event.tile for event in game.happened(ContrariusTook))
    assert taken is not None
    assert game.contrarius.tiles == (taken,)
    assert catalogue().forum.by_id[taken].kind == "patrician"
    assert game.state.forum is not None
    lying = [*game.state.forum.display, *game.state.forum_stack]
    assert taken not in [*lying, *game.tiles(0), *game.tiles(1)]
    assert len(lying) == 24 - 3


@pytest.mark.ruling("SO6")
def test_standard_two_colonists_in_their_capitals_and_twenty_points() -> None:
    game = a_solo_game("britannia")
    assert (game.contrarius.land, game.contrarius.sea) == (("londinium",), ("portus_itius",))
    assert not game.houses
    assert final_scores(game.state)[0].points == 20


@pytest.mark.ruling("SO7")
def test_veteran_salt_is_the_most_valuable() -> None:
    tokens = {"cosa": "wine", "casinum": "salt", "neapolis": "cloth", "olbia": "salt"}
    others = {"spoletum": "food", "panormus": "tool"}
    game = a_solo_game(difficulty="veteran", tokens=tokens | others, anew=True)
    assert game.houses == {"casinum": (1,)}  # before Olbia in the alphabet
    assert (game.contrarius.land, game.contrarius.sea) == (("L31",), ("S12",))
    assert final_scores(game.state)[0].points == 10


@pytest.mark.ruling("SO7", "SO8")
def test_where_no_other_city_is_joined_the_second_colonist_stays() -> None:
    """On Germania only one city is one river from the capital of the ships."""
    for seed in map(str, range(40)):
        game = a_solo_game("germania", difficulty="strongVeteran", seed=seed)
        contrarius, board = game.contrarius, game.state.board
        stayed = [place for place in contrarius.land + contrarius.sea if place not in board.lines]
        houses = sum(contrarius.seat in owners for owners in game.houses.values())
        assert houses == 2 - len(stayed)


@pytest.mark.ruling("SO7", "SD2")
def test_by_land_or_by_sea_is_chosen_by_the_human_he_reacts_to() -> None:
    tokens = {"cosa": "salt"}
    game = a_duel(difficulty="veteran", tokens=tokens, anew=True)
    assert game.decision == ContrariusStartChoice(1, "cosa")
    assert game.offered == (ChooseLine("L21"), ChooseLine("S9"))
    game.do(ChooseLine("S9"))
    assert game.contrarius.sea == ("S9",)
    assert game.houses["cosa"] == (2,)
    assert game.decision == CardChoice(0)


@pytest.mark.ruling("SO8")
def test_strong_veteran_builds_at_both() -> None:
    tokens = {"neapolis": "salt", "casinum": "cloth", "cosa": "brick", "spoletum": "brick"}
    game = a_solo_game(difficulty="strongVeteran", tokens=tokens, anew=True)
    assert game.houses == {"neapolis": (1,), "casinum": (1,)}


@pytest.mark.ruling("SO9", "SO10")
@pytest.mark.parametrize(
    ("level", "track"),
    [("expert", (10, 20, 30, 40, 50)), ("strongExpert", (9, 18, 27, 36, 45))],
)
def test_experts_five_houses_stand_on_the_score_track(level: str, track: tuple[int, ...]) -> None:
    game = a_solo_game(difficulty=level)
    assert game.contrarius.track == track
    assert game.state.houses_left(game.contrarius.seat) == 10
    assert (game.contrarius.land, game.contrarius.sea) == (("roma",), ("roma",))
    assert final_scores(game.state)[0].points == 0


@pytest.mark.ruling("SD1")
def test_for_two_a_base_hand_and_a_turquoise_one() -> None:
    game = a_duel(cards="venus")
    assert len(game.seat(0).hand) == 8
    assert "start-magister" in game.seat(0).hand
    assert set(game.seat(1).hand) == TURQUOISE
    assert [game.seat(seat).coins for seat in (0, 1)] == [6, 7]
    assert game.state.praefectus_magnus == 1
    assert [score.points for score in final_scores(game.state)] == [20, 20, 0]
    assert game.contrarius.vetoes == 2


@pytest.mark.ruling("OP3")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("level", LEVELS)
def test_he_begins_on_every_board_that_suits_him(board: str, level: str) -> None:
    options = {"board": board, "seats": 1, "solitaria": "solo", "solitariaDifficulty": level}
    for seed in ("a", "b", "c"):
        state = new_game(read_options(options), seed)
        assert state.contrarius is not None
        waits = isinstance(state.decision, ContrariusStartChoice)
        assert len(state.contrarius.land + state.contrarius.sea) == (0 if waits else 2)
