"""What the seats of a team game may know: a Legatus opens one hand to one seat, for a moment."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from engine import View, events_for, view_for
from engine.actions import FINISH, Action
from engine.events import Event
from engine.views import Viewer
from tests.builders import Game, a_game, a_team_game
from tests.plain import (
    CardChoice,
    CardSuggested,
    CopyCard,
    HandShown,
    PartnersPart,
    PlayCard,
    SuggestCard,
    SuggestionChoice,
    TradeChoice,
)

LEGATUS = PlayCard("start-legatus")
PARTNERS_HAND = ("start-tribune", "start-mercator", "I-smith")
VIEW: TypeAdapter[View] = TypeAdapter(View)
EVENTS: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[Event, ...])


def before(seats: int = 4, **facts: Any) -> Game:
    """Seat 0 holds a Legatus; its partner has a hand and some covered cards."""
    partner = seats // 2
    given = {
        "goods": {seat: {} for seat in range(seats)},
        "hand": {0: ["start-legatus", "start-tribune"], partner: PARTNERS_HAND},
        "discard": {partner: ["start-prefect-a", "start-praetor"]},
    }
    return a_team_game(seats=seats, **{**given, **facts})


def viewers(seats: int = 4) -> tuple[Viewer, ...]:
    return (*range(seats), None)


def hands_seen(game: Game, viewer: int | None) -> list[int]:
    seats = game.view(viewer).seats
    return [seat.seat for seat in seats if seat.hand is not None]


def told(game: Game, viewer: Viewer) -> tuple[Event, ...]:
    return events_for(game.state, viewer, game.events)


@pytest.mark.ruling("TE1")
@pytest.mark.parametrize("viewer", viewers())
def test_who_plays_with_whom_is_open_to_all(viewer: Viewer) -> None:
    view = view_for(a_team_game().state, viewer)
    assert [view.team_letter(seat.seat) for seat in view.seats] == ["A", "B", "A", "B"]


def test_in_individual_play_there_are_no_teams() -> None:
    view = view_for(a_game(seats=4, cards="venus").state, None)
    assert [view.team_letter(seat.seat) for seat in view.seats] == [None] * 4


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_partners_hand_is_as_secret_as_any_other(seats: int) -> None:
    game = a_team_game(seats=seats)
    for viewer in range(seats):
        assert hands_seen(game, viewer) == [viewer]
    assert hands_seen(game, None) == []


@pytest.mark.ruling("TD2")
def test_what_has_been_copied_is_open_to_all() -> None:
    game = a_team_game(hand={0: ["I-diplomat"]}, discard={3: ["start-mercator"]})
    game.do(PlayCard("I-diplomat"), CopyCard(3))
    for viewer in viewers():
        assert view_for(game.state, viewer).copied == ((0, 3),)


@pytest.mark.ruling("TT1")
def test_that_the_partners_part_is_still_to_come_is_open_to_all() -> None:
    game = a_team_game().do(PlayCard("start-mercator"))
    for viewer in viewers():
        assert view_for(game.state, viewer).decisions == (
            TradeChoice(0),
            PartnersPart(2, "start-mercator", "mercator"),
        )


@pytest.mark.ruling("L1")
@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (6, 3)])
def test_while_its_player_may_point_at_a_card_he_alone_sees_the_partners_hand(
    seats: int, partner: int
) -> None:
    game = before(seats)
    assert hands_seen(game, 0) == [0]
    game.do(LEGATUS)
    assert game.decision == SuggestionChoice(0)
    assert hands_seen(game, 0) == [0, partner]
    assert game.view(0).seats[partner].hand == PARTNERS_HAND
    for other in range(1, seats):
        assert hands_seen(game, other) == [other]
    assert hands_seen(game, None) == []


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("pointed_at", [SuggestCard("I-smith"), FINISH])
def test_afterwards_the_hand_is_closed_again(pointed_at: Action) -> None:
    game = before().do(LEGATUS, pointed_at)
    assert hands_seen(game, 0) == [0]


@pytest.mark.ruling("L1")
def test_a_legatus_opens_the_hand_and_not_the_covered_cards() -> None:
    seat = before().do(LEGATUS).view(0).seats[2]
    assert (seat.top_card, seat.cards_in_discard, seat.discard) == ("start-praetor", 2, None)


@pytest.mark.ruling("L1", "TD4")
def test_a_copied_legatus_opens_the_copiers_partners_hand() -> None:
    game = before(
        hand={1: ["I-diplomat"], 3: PARTNERS_HAND}, discard={0: ["start-legatus"]}, to_play=1
    )
    game.do(PlayCard("I-diplomat"), CopyCard(0))
    assert hands_seen(game, 1) == [1, 3]
    assert [hands_seen(game, viewer) for viewer in (0, 2, 3, None)] == [[0], [2], [3], []]


@pytest.mark.ruling("L1", "L4")
def test_of_two_legati_in_a_row_each_opens_a_hand_to_its_own_player() -> None:
    game = before(
        options={"legatusAnsweredByLegatus": True},
        hand={0: ["start-legatus", "start-tribune"], 2: ["start-legatus", "start-tribune"]},
    ).do(LEGATUS, FINISH, LEGATUS)
    assert game.decision == SuggestionChoice(2)
    assert [hands_seen(game, viewer) for viewer in viewers()] == [[0], [1], [0, 2], [3], []]


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("viewer", viewers())
def test_which_cards_were_shown_is_told_to_the_legatus_player_alone(viewer: Viewer) -> None:
    game = before().do(LEGATUS)
    (shown,) = [event for event in told(game, viewer) if isinstance(event, HandShown)]
    assert shown == HandShown(0, 2, PARTNERS_HAND if viewer == 0 else ())


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("viewer", viewers())
def test_what_was_pointed_at_is_told_to_the_two_partners_alone(viewer: Viewer) -> None:
    game = before().do(LEGATUS).do(SuggestCard("I-smith"))
    seen = "I-smith" if viewer in (0, 2) else None
    assert told(game, viewer) == (CardSuggested(0, 2, seen),)
    assert view_for(game.state, viewer).decisions == (
        CardChoice(2, without_legatus=True, suggested=seen),
    )


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("viewer", [1, 3, None])
@pytest.mark.parametrize("options", [{}, {"handsVisible": True}])
def test_whether_anything_was_pointed_at_nobody_else_can_tell(
    viewer: Viewer, options: dict[str, object]
) -> None:
    """Not even where the hands lie open."""
    seen = set()
    for pointed_at in (FINISH, SuggestCard("I-smith"), SuggestCard("start-mercator")):
        game = before(options=options).do(LEGATUS)
        for action in (pointed_at, PlayCard("start-mercator")):
            game.do(action)
            view, events = view_for(game.state, viewer), told(game, viewer)
            seen.add((repr(view), VIEW.dump_json(view), repr(events), EVENTS.dump_json(events)))
    assert len(seen) == 2  # the two moments, each alike in all three games


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", viewers())
def test_with_visible_hands_a_legatus_shows_nothing_new(viewer: Viewer) -> None:
    game = before(options={"handsVisible": True}).do(LEGATUS)
    assert hands_seen(game, viewer) == [0, 1, 2, 3]
    assert told(game, viewer) == game.events


@pytest.mark.ruling("SU8", "TS1")
@pytest.mark.parametrize("viewer", viewers())
def test_when_the_game_is_over_all_hands_lie_open(viewer: Viewer) -> None:
    game = before(concordia=1, end_cause="last_card", last_turn=1, hand={0: ["I-smith"]}, houses={})
    game.do(PlayCard("I-smith"))
    assert game.state.over
    assert hands_seen(game, viewer) == [0, 1, 2, 3]
