"""What should stand where, from nothing but the table as it is: no Discord, no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

import engine
from bot.announcer.wanted import (
    ELSEWHERE,
    LOBBY,
    OFFERS,
    OVER,
    PART,
    PATRICIANS,
    REMINDER,
    STANDING,
    TABLE,
    VOTES,
    EndedMessage,
    MessageRole,
    Recipient,
    ShownMessage,
    hand_role,
    wanted,
)
from bot.tables import Look, PlayerId
from bot.tables.seating import Invitation, RemovalProposal, UndoProposal, Vote
from bot.tables.table_view import Result, look
from engine import GameState, new_game, read_options
from engine.terms import CardId, SeatId, TileId
from tests.world.tables import ANNA, BEN, CLEO, DORA, ITALIA, TEAM, a_table

UNDO, REMOVAL, ABANDONMENT, _ = VOTES
FOUR = (ANNA, BEN, CLEO, DORA)
PEOPLE: Sequence[PlayerId | None] = (ANNA, BEN)
CARDS = (CardId("I-tribune"), CardId("I-architect"))


def begun(options: dict[str, object] = ITALIA) -> GameState:
    return new_game(read_options(options), "wanted")


def own_turn(state: GameState) -> GameState:
    """Played on until whoever is to decide does so in their own turn."""
    chance = Random(1)
    while state.pending[-1].seat != state.active:
        action = chance.choice(engine.legal_actions(state))
        state = engine.apply(state, state.pending[-1].seat, action).state
    return state


def deciding(state: GameState) -> SeatId:
    return state.pending[-1].seat


def seen(state: GameState, people: Sequence[PlayerId | None] = PEOPLE) -> Look:
    return look(a_table(state, people), None)


def recipients(
    people: Sequence[PlayerId | None] = FOUR,
    *,
    closed: PlayerId | None = None,
    hand: tuple[CardId, ...] = CARDS,
    asked_at: int = 0,
) -> Mapping[SeatId, Recipient]:
    return {
        SeatId(seat): Recipient(player, player != closed, hand, asked_at)
        for seat, player in enumerate(people)
        if player is not None
    }


def standing(
    table: Look, people: Mapping[SeatId, Recipient] | None = None
) -> dict[MessageRole, ShownMessage]:
    found = [each for each in wanted(table, people or {}) if isinstance(each, ShownMessage)]
    by_role = {each.role: each for each in found}
    assert len(by_role) == len(found), "one message for each role"
    return by_role


def ended(
    table: Look, people: Mapping[SeatId, Recipient] | None = None
) -> dict[MessageRole, EndedMessage]:
    return {
        each.role: each for each in wanted(table, people or {}) if isinstance(each, EndedMessage)
    }


def a_vote(proposal: UndoProposal | RemovalProposal, *agreed: int) -> Vote:
    return Vote(
        proposal=proposal, number=7, by=ANNA, seat=SeatId(0), voters=(BEN, CLEO), needed=2,
        agreed=tuple((ANNA, BEN, CLEO)[each] for each in agreed), deadline=9.0,
    )  # fmt: skip


def test_a_table_that_gathers_is_one_message_that_calls_nobody() -> None:
    lobby = replace(seen(begun()), stage="lobby", view=None)
    assert wanted(lobby, {}) == (ShownMessage(LOBBY, "lobby"),)


def test_in_a_game_whoever_is_to_decide_is_called_in_the_channel() -> None:
    state = begun()
    table = standing(seen(state))[TABLE]
    assert table.pings == (PEOPLE[deciding(state)],)
    assert (table.reader, table.manner, table.becomes) == (None, "replace", None)
    assert ended(seen(state))[LOBBY].last_words == "begun"


def test_the_same_question_has_the_same_key_and_any_other_has_another() -> None:
    state = begun()
    turned = replace(state, turn=state.turn + 1)
    keys = [
        standing(each)[TABLE].key
        for each in (seen(state), seen(state), seen(turned), seen(state, (CLEO, DORA)))
    ]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3, "another turn, another person"


def test_a_key_leads_back_to_nobody_and_to_no_card() -> None:
    people = recipients()
    for state in (begun(TEAM), own_turn(begun(TEAM))):
        keys = " ".join(each.key for each in standing(seen(state, FOUR), people).values())
        assert not any(word in keys for word in (*FOUR, "tribune", "architect"))


@pytest.mark.parametrize("level", ["hash", None], ids=["a computer", "nobody"])
def test_where_no_person_decides_the_message_that_stands_there_is_edited(level: str | None) -> None:
    state = begun()
    nobody: list[PlayerId | None] = [ANNA, BEN]
    nobody[deciding(state)] = None
    at = seen(state, nobody)
    guests = tuple(
        each if each.player else each.model_copy(update={"level": level}) for each in at.guests
    )
    table = standing(replace(at, guests=guests))[TABLE]
    assert (table.manner, table.pings, table.becomes) == ("edit", (), None)
    assert table.key_after("3.1.abc") == "3.1.abc", "whoever was called is not called again"
    assert table.key_after(None) == table.key


def test_a_partners_part_is_asked_directly_and_calls_nobody_in_the_channel() -> None:
    state = begun(TEAM)
    assert deciding(state) != state.active
    stands = standing(seen(state, FOUR), recipients())
    assert stands[PART].reader == FOUR[deciding(state)]
    assert stands[TABLE].pings == ()
    assert (stands[TABLE].manner, stands[TABLE].becomes) == ("edit", ELSEWHERE)


def test_after_a_partners_part_whoever_goes_on_is_called_by_a_new_message() -> None:
    state = own_turn(begun(TEAM))
    at = seen(state, FOUR)
    table = standing(at, recipients())[TABLE]
    assert table.pings == (FOUR[deciding(state)],)
    assert table.key_after(ELSEWHERE) == table.key
    assert ended(at, recipients())[PART] == EndedMessage(PART)


def test_where_direct_messages_are_closed_the_partner_is_called_in_the_channel() -> None:
    state = begun(TEAM)
    partner = FOUR[deciding(state)]
    at, people = seen(state, FOUR), recipients(closed=partner)
    stands = standing(at, people)
    assert stands[TABLE].pings == (partner,)
    assert stands[TABLE].manner == "replace"
    assert PART not in stands
    assert ended(at, people)[PART] == EndedMessage(PART)
    assert hand_role(deciding(state)) not in stands


def test_a_computer_partner_is_asked_nowhere() -> None:
    state = begun(TEAM)
    seats = [None if seat == deciding(state) else player for seat, player in enumerate(FOUR)]
    stands = standing(seen(state, seats), recipients(seats))
    assert PART not in stands
    assert (stands[TABLE].manner, stands[TABLE].becomes) == ("edit", None)


def test_a_part_is_asked_anew_only_where_that_is_news() -> None:
    state = begun(TEAM)
    at = replace(seen(state, FOUR), number=12)

    def part(asked_at: int) -> ShownMessage:
        return standing(at, recipients(asked_at=asked_at))[PART]

    first = part(5).key_after(None)
    assert first.endswith("/5")
    assert part(5).key_after(first) == first, "told twice"
    assert part(0).key_after(first) == first, "another question in the same part"
    assert part(9).key_after(first).endswith("/9"), "they had been done with it"
    assert part(0).key_after(None).endswith("/12"), "whatever comes to be told until now is in it"
    assert part(0).key_after("1.1.other/99") == part(0).key


def test_hands_go_to_their_owners_and_follow_each_change() -> None:
    state = own_turn(begun(TEAM))
    at = seen(state, FOUR)
    hands = [standing(at, recipients())[hand_role(SeatId(seat))] for seat in range(4)]
    assert [each.reader for each in hands] == list(FOUR)
    assert {each.manner for each in hands} == {"renew"}
    assert not any(each.pings for each in hands)
    changed = standing(at, recipients(hand=CARDS[:1]))[hand_role(SeatId(0))]
    other = standing(at, recipients((BEN, ANNA, CLEO, DORA)))[hand_role(SeatId(0))]
    assert len({hands[0].key, changed.key, other.key}) == 3


@pytest.mark.ruling("FO3")
@pytest.mark.parametrize("options", [ITALIA, TEAM], ids=["alone", "team"])
def test_everybody_who_has_to_choose_a_patrician_is_called_by_one_message(
    options: dict[str, object],
) -> None:
    people = FOUR[: 4 if options is TEAM else 2]
    at = seen(begun({**options, "forum": True}), people)
    at = replace(at, arrivals=len(people))
    called = standing(at, recipients(people) if options is TEAM else {})[TABLE]
    assert called.pings == people
    fewer = standing(replace(at, choosing=at.choosing[1:]))[TABLE]
    assert fewer.pings == people[1:]
    assert fewer.key_after(called.key) == called.key, "it is edited, which calls nobody"
    joined = standing(replace(at, arrivals=len(people) + 1))[TABLE]
    assert joined.key_after(called.key) != called.key, "somebody new has to be called"


def test_alone_nobody_gets_direct_messages() -> None:
    assert not any(isinstance(e, ShownMessage) and e.is_direct for e in wanted(seen(begun()), {}))


def test_open_votes_stand_and_call_those_who_have_not_agreed() -> None:
    votes = (a_vote(UndoProposal(to=3), 1), a_vote(RemovalProposal(level="hash")))
    at = replace(seen(begun({**ITALIA, "seats": 3}), FOUR[:3]), votes=votes)
    stands = standing(at)
    assert (stands[UNDO].key, stands[UNDO].pings) == ("7.3", (CLEO,))
    assert (stands[REMOVAL].key, stands[REMOVAL].pings) == ("7", (BEN, CLEO))
    order = [type(each) for each in wanted(at, {}) if each.role == UNDO]
    assert order == [EndedMessage, ShownMessage], "the one before is told to its end first"
    assert ended(at)[UNDO] == EndedMessage(UNDO, "vote_ended", unless="7.3")
    assert {ended(seen(begun()))[role].unless for role in VOTES} == {None}


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_a_vote_that_is_not_open_any_more_gets_last_words(stage: str) -> None:
    at = replace(seen(begun()), stage=stage)  # type: ignore[arg-type]  # a stage, by name
    assert [ended(at)[role].last_words for role in VOTES] == ["vote_ended"] * len(VOTES)


def test_a_seat_that_is_offered_stands_there_and_calls_whom_it_is_offered_to() -> None:
    offer = Invitation(seat=SeatId(2), player=DORA, by=ANNA, number=7, deadline=9.0)
    (role,) = [role for role, seat in OFFERS.items() if seat == offer.seat]
    playing = seen(begun({**ITALIA, "seats": 3}), FOUR[:3])
    assert role not in {each.role for each in wanted(playing, {})}, "nothing was ever offered"
    at = replace(playing, invitations=(offer,), seats_offered=(SeatId(2),))
    assert (standing(at)[role].key, standing(at)[role].pings) == ("7", (DORA,))
    for stage in ("playing", "over"):
        after = replace(at, invitations=(), stage=stage)
        assert role not in standing(after)
        assert ended(after)[role].last_words == "offer_ended"


@pytest.mark.ruling("FO3")
def test_whoever_chooses_a_patrician_can_do_so_by_direct_message_and_is_called_once() -> None:
    choosing = seen(begun({**ITALIA, "forum": True}))
    people = recipients(PEOPLE, closed=BEN)
    anna, bens = list(PATRICIANS)[:2]
    stands = standing(choosing, people)
    assert stands[anna].reader == ANNA
    assert stands[anna].manner == "renew", "silently: the channel calls"
    assert stands[TABLE].pings == (ANNA, BEN)
    assert not any(role.startswith("hand") for role in stands), "hands are told in teams"
    assert bens in ended(choosing, people), "where direct messages are closed, none is sent"
    kept = {SeatId(0): replace(people[SeatId(0)], patrician=TileId("gaius-marcellus"))}
    assert standing(choosing, kept)[anna].key != stands[anna].key, "it shows what is kept so far"
    assert {anna, bens} <= ended(replace(choosing, choosing=()), people).keys()
    assert all(ended(choosing)[role].is_direct for role in (anna, bens))
    held = replace(choosing, stage="held", view=None)
    assert {anna, bens} <= ended(held).keys()
    plain = wanted(seen(begun()), people) + wanted(
        seen(begun({**ITALIA, "forum": True, "forumAuction": True})), people
    )
    assert not any(each.role in PATRICIANS for each in plain), "only where there is such a choice"


def test_a_paused_table_has_nothing_to_play_on_but_keeps_its_votes() -> None:
    held = replace(seen(begun()), stage="held", view=None)
    ended = tuple(EndedMessage(role) for role in (PART, TABLE, REMINDER))
    assert wanted(held, {}) == ended


def test_at_the_end_only_the_result_stands() -> None:
    over = replace(seen(begun()), stage="over")
    assert standing(over) == {}, "a game that cannot be shown any more"
    told = replace(over, result=Result((), (SeatId(0),), "seed"))
    assert standing(told) == {OVER: ShownMessage(OVER, "over")}
    offered = replace(told, seats_offered=tuple(OFFERS.values()))
    assert set(ended(offered)) == {*STANDING} - {OVER, *PATRICIANS}, "nobody chooses any more"


def test_of_a_table_that_is_given_up_nothing_can_be_clicked() -> None:
    given_up = replace(seen(begun()), stage="abandoned")
    assert wanted(given_up, {}) == tuple(EndedMessage(role) for role in STANDING)
