"""What the version before wrote about votes and left in the outbox is still understood."""

import json

import pytest

from bot.tables.notices import (
    PartnerAsked,
    PlayerRemoved,
    TableChanged,
    TablePaused,
    TableResumed,
    VoteEnded,
    read_notice,
)
from bot.tables.seating import PlayerId, RemovalProposal, Seating, UndoProposal, Vote
from engine.terms import SeatId

SEATED = {"host": "anna", "participants": [{"player": "anna"}, {"player": "ben"}, {"level": "x"}]}
UNDO = {"number": 7, "seat": 1, "to": 4, "voters": [0], "deadline": 9.0}
REMOVAL = {
    "number": 3, "by": "cleo", "seat": 1, "level": "novice", "voters": [0], "agreed": [0],
    "refused": [], "deadline": 8.0,
}  # fmt: skip


def test_open_votes_go_on() -> None:
    seating = Seating.model_validate_json(
        json.dumps({**SEATED, "undo": UNDO, "removal": {**REMOVAL, "player": "dora"}})
    )
    assert seating.vote("undo") == Vote(
        proposal=UndoProposal(to=4), number=7, by=PlayerId("ben"), seat=SeatId(1),
        voters=(PlayerId("anna"),), needed=1, deadline=9.0,
    )  # fmt: skip
    removal = seating.vote("removal")
    assert removal
    assert removal.proposal == RemovalProposal(level="novice", player=PlayerId("dora"))
    assert (removal.by, removal.agreed, removal.mark) == ("cleo", ("anna",), (3,))
    assert seating.deadline == 8.0


@pytest.mark.parametrize("votes", [{"removal": REMOVAL}, {"undo": UNDO, "removal": None}, {}])
def test_a_seating_is_read_again_as_it_is_written(votes: dict[str, object]) -> None:
    seating = Seating.model_validate_json(json.dumps({**SEATED, **votes}))
    assert len(seating.votes) == sum(vote is not None for vote in votes.values())
    assert Seating.model_validate_json(seating.model_dump_json(exclude_defaults=True)) == seating


def read(**facts: object) -> object:
    return read_notice(json.dumps(facts))


@pytest.mark.parametrize(
    "facts",
    [
        {"kind": "table_opened", "host": "anna", "commitment": None},
        {"kind": "lobby_changed", "host": "anna", "guests": []},
        {"kind": "game_started", "guests": [], "commitment": None},
        {"kind": "hand_changed", "number": 1, "hand": ["I-tribune"]},
        {"kind": "game_over", "scores": [], "winner": [0], "seed": "s", "commitment": None},
        {"kind": "played", "number": 1, "seat": 0, "done_by": "person", "events": []},
        {"kind": "turn_began", "number": 1, "seat": 0, "turn": 2},
        {"kind": "undo_asked", **UNDO},
        {"kind": "removal_asked", **REMOVAL},
        {"kind": "vote_answered", "seat": 1},
    ],
    ids=lambda facts: str(facts["kind"]),
)
def test_what_stands_in_the_channel_anyway_is_only_a_change(facts: dict[str, object]) -> None:
    assert read(**facts) == TableChanged()


def test_ends_of_votes_are_told_as_they_were() -> None:
    def dropped(why: str, refused_by: int | None = None) -> object:
        return read(kind="undo_dropped", seat=1, why=why, refused_by=refused_by)

    undo = VoteEnded(about="undo", seat=SeatId(1), why="late")
    assert read(kind="undone", number=3, seat=1, to=0, agreed=[0]) == undo.model_copy(
        update={"why": "passed"}
    )
    assert dropped("late") == undo
    assert dropped("moved_on") == undo.model_copy(update={"why": "moved_on"})
    refused = {"why": "refused", "refused_by": SeatId(0)}
    assert dropped("refused", 0) == undo.model_copy(update=refused)
    withdrawn = {"why": "withdrawn", "refused_by": SeatId(1)}
    assert dropped("refused", 1) == undo.model_copy(update=withdrawn)
    assert read(kind="removal_dropped", seat=1, why="withdrawn") == VoteEnded(
        about="removal", seat=SeatId(1), why="withdrawn"
    )


def test_what_is_told_once_keeps_its_form() -> None:
    asked = read(kind="decision_asked", number=5, seat=2, decision={"kind": "card_choice"})
    assert asked == PartnerAsked(number=5, seat=SeatId(2))
    assert read(kind="table_held") == TablePaused()
    assert read(kind="table_released") == TableResumed()
    removed = read(kind="player_removed", seat=1, removed="ben", level="x", player=None)
    assert removed == PlayerRemoved(seat=SeatId(1), removed=PlayerId("ben"), level="x")


@pytest.mark.parametrize("text", ["", "[]", "7", '{"kind": "sung"}', '{"kind": "undone"}'])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"line 1|Input|tag|Field"):
        read_notice(text)
