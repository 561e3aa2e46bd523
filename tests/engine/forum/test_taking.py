"""Taking tiles with a Tribune, and how the forum fills up again."""

from typing import Any

import pytest

from engine.actions import FINISH
from engine.explanations import obstacles
from tests.builders import Game, a_game, a_team_game
from tests.plain import (
    ActAsDiplomat,
    CardsTakenBack,
    CastleChoice,
    CitizenChoice,
    CoinsReceived,
    CopyCard,
    ExchangeChoice,
    ForumRefilled,
    ForumStackRenewed,
    GoodsReceived,
    NewColonistChoice,
    PlayCard,
    PrefectChoice,
    TakeTile,
    TileChoice,
    TileNotOnDisplay,
    TileOutOfReach,
    TileTaken,
    UseTile,
)

PILE = ["start-architect", "start-mercator", "start-senator", "start-diplomat", "start-prefect-a"]
ROW = ["spurius", "julius", "marcus", "numerius"]
TRIBUNE = PlayCard("start-tribune")


def tribune(pile: int = 5, **facts: Any) -> Game:
    usual = {"tiles": {}, "forum": ROW, "goods": {0: {}}, "hand": {0: ["start-tribune"]}}
    game = a_game(discard={0: PILE[:pile]}, **{**usual, **facts})
    return game.do(TRIBUNE)


@pytest.mark.ruling("FO5")
def test_a_tile_is_taken_from_a_position_within_reach() -> None:
    game = tribune()
    assert game.offered == (TakeTile("spurius"), TakeTile("julius"), FINISH)
    game.do(TakeTile("julius"))
    assert game.tiles(0) == ["julius"]
    assert game.forum == ["spurius", None, "marcus", "numerius"]


@pytest.mark.ruling("FO5")
def test_why_a_tile_cannot_be_taken_is_said() -> None:
    game = tribune()
    view, asked = game.view(0), game.decision
    assert obstacles(view, asked, TakeTile("marcus")) == (TileOutOfReach("marcus", 8, 6),)
    assert obstacles(view, asked, TakeTile("victoria")) == (TileNotOnDisplay("victoria"),)
    assert obstacles(view, asked, TakeTile("julius")) == ()


@pytest.mark.ruling("FO6", "TR3")
def test_the_tile_comes_before_recovery_and_payout() -> None:
    game = tribune().do(TakeTile("spurius"))
    assert [type(event) for event in game.events[:3]] == [TileTaken, CardsTakenBack, CoinsReceived]
    assert game.events[0] == TileTaken(0, "spurius")


@pytest.mark.ruling("FO6")
def test_castle_exchange_and_colonist_follow_in_this_order() -> None:
    germania = a_game("germania").state
    held = next(
        line.id
        for line in germania.board.facts.lines
        if line.kind == "land" and set(line.ends) & set(germania.castles or {})
    )
    game = a_game(
        "germania",
        tiles={},
        forum=["titus-valerius", "julius", "marcus", "numerius"],
        goods={0: {"food": 1, "tool": 1, "wine": 1}},
        hand={0: ["start-tribune"]},
        discard={0: PILE},
        colonists={0: {"land": [held], "sea": []}},
    )
    asked = []
    game.do(TRIBUNE, TakeTile("titus-valerius"))
    while game.to_decide == 0:
        asked.append(type(game.decision))
        game.do(FINISH)
    assert asked == [CastleChoice, ExchangeChoice, NewColonistChoice]


@pytest.mark.ruling("FO7")
def test_a_tile_may_be_left_where_it_is() -> None:
    game = tribune().do(FINISH)
    assert game.tiles(0) == []
    assert game.forum == ROW
    assert game.happened(CardsTakenBack)


@pytest.mark.ruling("FO7")
def test_nothing_is_asked_where_no_position_within_reach_holds_a_tile() -> None:
    game = tribune(4, forum=[None, "julius", "marcus", "numerius"])
    assert not isinstance(game.decision, TileChoice)
    assert game.to_decide == 1


@pytest.mark.ruling("FO8")
def test_at_the_end_of_the_turn_tiles_close_up_and_the_next_one_follows() -> None:
    game = tribune(stack=["publius", "augustus"]).do(TakeTile("spurius"), FINISH)
    assert isinstance(game.decision, CitizenChoice)
    assert game.forum[0] is None
    game.do(FINISH)
    assert game.happened(ForumRefilled) == [ForumRefilled(("publius",))]
    assert game.forum == ["julius", "marcus", "numerius", "publius"]
    assert game.state.forum_stack == ("augustus",)


@pytest.mark.ruling("FO8")
def test_a_forum_stays_short_until_there_is_something_to_fill_it_with() -> None:
    game = tribune(stack=[], forum=["spurius", "julius"]).do(TakeTile("spurius"), FINISH, FINISH)
    assert game.forum == ["julius", None, None, None]
    assert game.happened(ForumRefilled) == [ForumRefilled(())]
    game = tribune(stack=["publius"], forum=["spurius"], thrown=["marcus", "numerius"])
    game.do(FINISH)
    assert game.happened(ForumStackRenewed)
    assert game.forum[:2] == ["spurius", "publius"]
    assert sorted(map(str, game.forum[2:])) == ["marcus", "numerius"]
    assert game.thrown == []


@pytest.mark.ruling("FO8")
def test_a_citizen_used_in_the_turn_may_come_back_at_its_end() -> None:
    game = tribune(stack=[], forum=["spurius"]).do(TakeTile("spurius"))
    game.do(UseTile("spurius", taken=("wine",)))
    assert game.forum == ["spurius", None, None, None]
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("wine",))]
    assert game.to_decide == 1


@pytest.mark.ruling("FO8")
@pytest.mark.parametrize("visible", [False, True])
def test_the_next_tile_is_open_only_where_the_table_agreed_so(visible: bool) -> None:
    game = a_game(tiles={}, options={"forumStackVisible": visible})
    top = game.state.forum_stack[0]
    for viewer in (None, 0, 1):
        assert game.view(viewer).next_tile == (top if visible else None)
        assert game.view(viewer).tiles_in_stack == len(game.state.forum_stack)


@pytest.mark.ruling("FO9")
def test_display_discard_and_every_tile_before_a_seat_are_open() -> None:
    game = a_game(tiles={0: ["augustus"], 1: ["titus-valerius"]}, forum=ROW, thrown=["publius"])
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert view.forum == game.state.forum
        assert [seat.tiles for seat in view.seats] == [("augustus",), ("titus-valerius",)]


@pytest.mark.ruling("FO16", "DI8")
def test_a_tribune_is_never_copied_so_only_a_played_one_takes_a_tile() -> None:
    """It goes back to the hand with the others: nothing of this seat is left to copy."""
    game = tribune(hand={0: ["start-tribune"], 1: ["start-diplomat"]})
    game.do(TakeTile("spurius"), FINISH, FINISH)
    assert game.seat(0).top_card is None
    game.do(PlayCard("start-diplomat"))
    assert game.to_decide == 0, "there was nothing to ask about"


@pytest.mark.ruling("FO16", "FO-sextus-pompeius", "PM1")
def test_others_copy_the_printed_card_whatever_a_tile_made_of_it() -> None:
    """And whoever acted as a Diplomat has not used the Praefectus Magnus."""
    game = a_game(
        seats=3,
        tiles={0: ["sextus-pompeius"]},
        hand={0: ["start-prefect-a"], 1: ["start-diplomat"]},
        discard={2: ["start-mercator"]},
        magnus=0,
    )
    game.do(PlayCard("start-prefect-a"), ActAsDiplomat(), CopyCard(2), FINISH)
    assert game.state.praefectus_magnus == 0
    game.do(PlayCard("start-diplomat"), CopyCard(0))
    assert game.decision == PrefectChoice(1)


@pytest.mark.ruling("FO15")
def test_a_partner_takes_from_what_is_left_by_the_cards_he_recovers_himself() -> None:
    """Six cards reach two positions, four of the partner's one: the gap is not filled between."""
    game = a_team_game(
        tiles={},
        forum=ROW,
        stack=["publius"],
        goods={0: {}, 2: {}},
        hand={0: ["start-tribune"]},
        discard={0: PILE, 2: PILE[:4]},
    )
    game.do(TRIBUNE, TakeTile("julius"))
    while game.to_decide == 0:
        game.do(FINISH)
    assert game.decision == TileChoice(2)
    assert game.forum == ["spurius", None, "marcus", "numerius"]
    assert game.offered == (TakeTile("spurius"), FINISH)
    assert obstacles(game.view(2), game.decision, TakeTile("julius")) == (
        TileNotOnDisplay("julius"),
    )
    game.do(TakeTile("spurius"))
    assert (game.tiles(0), game.tiles(2)) == (["julius"], ["spurius"])


@pytest.mark.ruling("OP5")
def test_everyone_learns_something_when_the_forum_fills_up() -> None:
    game = tribune(stack=["publius"]).do(TakeTile("spurius"), FINISH, FINISH)
    (refilled,) = game.happened(ForumRefilled)
    assert set(refilled.learned_by(game.state)) == {0, 1}
    assert not any(
        event.learned_by(game.state) for event in tribune().do(TakeTile("spurius")).events
    )
