"""What a seat and a spectator may know: never the hands, the covered cards or the deck."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from engine import GameState, events_for, view_for
from engine.actions import FINISH
from engine.terms import COLONIST_KINDS, CardId, SeatId
from engine.views import SeatView, View
from tests.builders import Game, a_game, line
from tests.plain import (
    BuyCard,
    CardBought,
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    PlayCard,
    PrefectChoice,
)

VIEWERS = [SeatId(0), SeatId(1), SeatId(2), None]
OPEN_FIELDS = [
    "options",
    "turn",
    "active",
    "tokens",
    "markers",
    "houses",
    "display",
    "praefectus_magnus",
    "praefectus_magnus_used",
    "castles",
    "flood",
    "intermediate_points",
    "copied",
    "concordia",
    "end_cause",
    "last_turn",
    "over",
    "forum",
    "auction",
    "contrarius",
    "fish_market",
]
OPEN_SEAT_FIELDS = ["coins", "goods", "colonists", "top_card", "tiles", "debt", "fish"]


def mid_game(**further: Any) -> Game:
    """Something of everything: houses, colonists, a flipped marker, piles of different height."""
    facts: dict[str, Any] = {
        "coins": {0: 3, 1: 14, 2: 8},
        "hand": {0: ["start-tribune", "I-mason"], 1: ["start-tribune"], 2: ["start-tribune"]},
        "discard": {
            0: ["start-senator", "start-mercator"],
            1: ["start-senator", "start-diplomat", "start-architect"],
            2: [],
        },
        "colonists": {1: {"land": [line("imperium", "novaria", "roma", "land")], "sea": ["roma"]}},
        "houses": {"novaria": [1, 0], "tyros": [2]},
        "flipped": ["syria"],
        **further,
    }
    return a_game(seats=3, **facts)


@pytest.mark.ruling("SU8")
def test_a_view_has_these_fields_and_no_others() -> None:
    """A new field of the state is only shown once someone has asked whether it is open."""
    assert {field.name for field in fields(View)} == {
        *OPEN_FIELDS,
        "viewer",
        "seats",
        "cards_in_deck",
        "decisions",
        "tiles_in_stack",
        "next_tile",
    }
    assert {field.name for field in fields(SeatView)} == {
        *OPEN_SEAT_FIELDS,
        "seat",
        "cards_in_hand",
        "cards_in_discard",
        "hand",
        "discard",
        "offered",
        "chosen",
    }


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_board_display_and_markers_are_open_to_all(viewer: SeatId | None) -> None:
    state = mid_game().state
    view = view_for(state, viewer)
    assert view.viewer == viewer
    for field in OPEN_FIELDS:
        assert getattr(view, field) == getattr(state, field), field


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_storehouses_money_and_top_cards_are_open_to_all(viewer: SeatId | None) -> None:
    state = mid_game().state
    view = view_for(state, viewer)
    assert [seat.seat for seat in view.seats] == [0, 1, 2]
    for seen, seat in zip(view.seats, state.seats, strict=True):
        for field in OPEN_SEAT_FIELDS:
            assert getattr(seen, field) == getattr(seat, field), field
    assert [seat.top_card for seat in view.seats] == ["start-mercator", "start-architect", None]


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_how_many_cards_lie_in_hand_pile_and_deck_is_open_to_all(viewer: SeatId | None) -> None:
    view = view_for(mid_game().state, viewer)
    assert [seat.cards_in_hand for seat in view.seats] == [2, 1, 1]
    assert [seat.cards_in_discard for seat in view.seats] == [2, 3, 0]
    assert view.cards_in_deck == 21 - 7


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_reads_a_hand_and_the_covered_cards(viewer: SeatId | None) -> None:
    state = mid_game().state
    for seen, seat in zip(view_for(state, viewer).seats, state.seats, strict=True):
        own = seen.seat == viewer
        assert seen.hand == (seat.hand if own else None)
        assert seen.discard == (seat.discard if own else None)


@pytest.mark.ruling("SU8")
def test_what_is_open_to_decide_is_open_to_all() -> None:
    game = a_game(seats=3).do(PlayCard("start-prefect-a"))
    for viewer in VIEWERS:
        assert view_for(game.state, viewer).decisions == (PrefectChoice(0),)


@pytest.mark.ruling("SU8")
def test_the_decision_to_be_answered_next_comes_first() -> None:
    game = a_game(seats=3, options={"noStartingGoods": True})
    decisions = view_for(game.state, None).decisions
    assert decisions[0] == game.decision
    assert decisions[1] == CardChoice(0)


def with_other_secrets(state: GameState, but_not_of: SeatId | None) -> GameState:
    """The same game as far as others can see: other hands, other covered cards, another deck."""
    seats = [
        seat
        if number == but_not_of
        else replace(
            seat,
            hand=tuple(CardId(f"secret {n}") for n, _ in enumerate(seat.hand)),
            discard=(
                *(CardId(f"covered {n}") for n, _ in enumerate(seat.discard[1:])),
                *seat.discard[-1:],
            ),
        )
        for number, seat in enumerate(state.seats)
    ]
    return replace(state, seats=tuple(seats), deck=state.deck[::-1])


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_two_games_that_differ_only_in_secrets_look_the_same(viewer: SeatId | None) -> None:
    state = mid_game().state
    other = with_other_secrets(state, but_not_of=viewer)
    assert other != state
    assert view_for(other, viewer) == view_for(state, viewer)
    assert repr(view_for(other, viewer)) == repr(view_for(state, viewer))


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_cards_a_tribune_takes_back_only_their_owner_is_told(viewer: SeatId | None) -> None:
    game = mid_game(goods={0: {}}).do(PlayCard("start-tribune"))
    (told,) = [
        e for e in events_for(game.state, viewer, game.events) if isinstance(e, CardsTakenBack)
    ]
    assert (told.seat, told.count) == (0, 3)
    own = ("start-senator", "start-mercator", "start-tribune")
    assert told.cards == (own if viewer == 0 else ())


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_that_happens_is_told_to_all(viewer: SeatId | None) -> None:
    game = mid_game(
        goods={0: {"food": 1}},
        hand={0: ["start-tribune", "II-consul"]},
        display=["I-colonist"],
    ).do(PlayCard("II-consul"), BuyCard("I-colonist", ("food",)))
    told = events_for(game.state, viewer, game.events)
    assert told == game.events
    assert CardPlayed(0, CardId("II-consul")) in told
    assert CardBought(0, CardId("I-colonist"), ("food",)) in told


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_with_visible_hands_all_cards_but_the_deck_lie_open(viewer: SeatId | None) -> None:
    game = mid_game(options={"handsVisible": True}, goods={0: {}})
    view = view_for(game.state, viewer)
    assert [seat.hand for seat in view.seats] == [seat.hand for seat in game.state.seats]
    assert [seat.discard for seat in view.seats] == [seat.discard for seat in game.state.seats]
    assert view == view_for(replace(game.state, deck=game.state.deck[::-1]), viewer)
    game.do(PlayCard("start-tribune"))
    assert events_for(game.state, viewer, game.events) == game.events


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_all_cards_are_counted_out(viewer: SeatId | None) -> None:
    game = mid_game(concordia=1, end_cause="last_card", last_turn=1, goods={0: {}})
    game.do(PlayCard("I-mason"))
    view = view_for(game.state, viewer)
    assert view.over
    assert [seat.hand for seat in view.seats] == [seat.hand for seat in game.state.seats]
    assert [seat.discard for seat in view.seats] == [seat.discard for seat in game.state.seats]


@pytest.mark.ruling("SU8")
def test_a_view_cannot_be_written_to() -> None:
    view = view_for(a_game().state, SeatId(0))
    with pytest.raises(AttributeError):
        view.turn = 7  # type: ignore[misc]  # frozen


@pytest.mark.ruling("SU8")
def test_a_purchased_card_is_seen_by_all_but_then_goes_into_a_secret_hand() -> None:
    game = mid_game(
        goods={0: {"food": 1}},
        hand={0: ["start-tribune", "II-consul"]},
        display=["I-colonist", "I-mercator"],
        deck=[],
    ).do(PlayCard("II-consul"))
    assert view_for(game.state, SeatId(1)).display[0] == "I-colonist"
    game.do(BuyCard("I-colonist", ("food",)))
    other = view_for(game.state, SeatId(1)).seats[0]
    assert (other.cards_in_hand, other.hand) == (2, None)
    assert view_for(game.state, SeatId(0)).seats[0].hand == ("start-tribune", "I-colonist")


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_no_secret_is_told_in_a_whole_round(cards: str) -> None:
    game = a_game(seats=3, cards=cards)
    for _ in range(12):
        for viewer in VIEWERS:
            other = with_other_secrets(game.state, but_not_of=viewer)
            assert view_for(other, viewer) == view_for(game.state, viewer)
        game.do(FINISH if game.offers(FINISH) else game.offered[-1])


def test_a_seats_view_counts_what_is_left_to_it() -> None:
    """Two goods fit beside four waiting colonists and six goods; the house is one of fifteen."""
    game = a_game(seats=2, houses={"massilia": [0]}, goods={0: {"wine": 5}, 1: {"brick": 6}})
    view = view_for(game.state, None)
    first, second = view.seats
    assert [first.waiting(kind) for kind in COLONIST_KINDS] == [2, 2]
    assert (first.free_spaces, second.free_spaces) == (3, 2)
    assert (view.houses_left(SeatId(0)), view.houses_left(SeatId(1))) == (14, 15)


def test_writing_into_a_view_leaves_the_state_alone() -> None:
    game = a_game(board="germania", seats=2, houses={"aliso": [0]})
    before = repr(game.state)
    view = view_for(game.state, None)
    parts: list[View | SeatView] = [view, *view.seats]
    values = [getattr(part, field.name) for part in parts for field in fields(part)]
    mappings = [value for value in values if isinstance(value, Mapping)]
    assert len(mappings) >= 4 + 2 * len(view.seats)
    for mapping in mappings:
        assert isinstance(mapping, dict)
        mapping.clear()
    assert repr(game.state) == before
