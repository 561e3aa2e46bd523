"""What is checked in every state is really found: here it is broken on purpose."""

from collections.abc import Callable
from itertools import islice

import pytest

from engine import GameState, views
from engine.events import (
    CardPlayed,
    CardRepeated,
    CardsTakenBack,
    CardSuggested,
    DisplayRefilled,
    Event,
    HandShown,
)
from engine.invariants import InvariantBroken, check_game_step, check_state
from engine.terms import SeatId
from engine.views import Viewer
from tests.builders import Game, a_game, a_team_game
from tests.plain import PlayCard, SuggestCard, SuggestionChoice
from tests.playouts import steps

MayRead = Callable[[GameState, Viewer, SeatId], bool]
VENUS: dict[str, object] = {"board": "hellas", "seats": 4, "set": "venus"}
TEAM: dict[str, object] = {**VENUS, "team": True}
ME, NEIGHBOUR, PARTNER = SeatId(0), SeatId(1), SeatId(2)
may_read: MayRead = views._may_read
may_read_hand: MayRead = views._may_read_hand


def legatus_played() -> GameState:
    return a_team_game().do(PlayCard("start-legatus")).state


def pointed_at() -> GameState:
    return Game(legatus_played()).do(SuggestCard("start-mercator")).state


def check_steps(*games: dict[str, object]) -> None:
    for options in games:
        for before, action, transition in steps(options, "a leak"):
            check_game_step(before, action, transition)


def check_first_states(options: dict[str, object]) -> None:
    for before, _, _ in islice(steps(options, "a leak"), 100):
        check_state(before)


@pytest.mark.ruling("SU8")
def test_a_hand_and_a_suggestion_that_partners_may_know_are_no_leak() -> None:
    check_state(legatus_played())
    check_state(pointed_at())


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("leak", ["_may_read", "_may_read_hand"])
def test_cards_that_everyone_reads_are_found_at_once(
    leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = a_game().state
    monkeypatch.setattr(views, leak, lambda *_: True)
    with pytest.raises(InvariantBroken, match="is shown"):
        check_state(state)


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("viewer", [None, ME, NEIGHBOUR, PARTNER])
@pytest.mark.parametrize("team", [False, True])
def test_a_single_viewer_who_reads_too_much_is_found_within_some_turns(
    viewer: Viewer, *, team: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(state: GameState, reader: Viewer, seat: SeatId) -> bool:
        return reader == viewer or may_read(state, reader, seat)

    monkeypatch.setattr(views, "_may_read", leak)
    options = {"board": "hellas", "seats": 4, "set": "venus", "team": team}
    with pytest.raises(InvariantBroken, match=f"viewer {viewer} is shown"):
        check_first_states(options)


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("reader", [None, NEIGHBOUR, PARTNER])
def test_a_hand_shown_to_another_than_the_partner_with_the_legatus_is_found(
    reader: Viewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(state: GameState, viewer: Viewer, seat: SeatId) -> bool:
        looks = isinstance(state.decision, SuggestionChoice) and viewer == reader
        return looks or may_read_hand(state, viewer, seat)

    state = legatus_played()
    monkeypatch.setattr(views, "_may_read_hand", leak)
    with pytest.raises(InvariantBroken, match=f"viewer {reader} is shown .* the hand"):
        check_state(state)


@pytest.mark.ruling("L1")
def test_a_partners_hand_that_stays_hidden_from_the_legatus_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = legatus_played()
    monkeypatch.setattr(views, "_may_read_hand", may_read)
    with pytest.raises(InvariantBroken, match="viewer 0 is shown None as the hand of seat 2"):
        check_state(state)


@pytest.mark.ruling("L1")
def test_a_suggestion_told_to_outsiders_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pointed_at()
    monkeypatch.setattr(views, "_cut_decision", lambda _state, _viewer, decision: decision)
    with pytest.raises(InvariantBroken, match="is shown the suggestion to seat 2"):
        check_state(state)


@pytest.mark.ruling("SU8")
def test_hands_that_lie_open_are_no_leak() -> None:
    check_first_states({"board": "hellas", "seats": 4, "handsVisible": True})


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize(
    ("event", "says", "silent"),
    [
        (CardPlayed, "shows_own_cards", False),
        (CardRepeated, "shows_own_cards", False),
        (CardsTakenBack, "for_owner", ()),
        (HandShown, "for_owner", ()),
        (HandShown, "learned_by", lambda *_: ()),
        (CardSuggested, "for_team", ()),
        (DisplayRefilled, "learned_by", lambda *_: ()),
    ],
)
def test_an_event_that_shows_cards_and_does_not_say_so_is_found(
    event: type[Event], says: str, silent: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, says, silent)
    with pytest.raises(InvariantBroken, match=f"and {event.kind} does not say so"):
        check_steps(VENUS, TEAM)
