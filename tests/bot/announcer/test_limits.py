"""Every post fits into a message of Discord's in the longest case there is."""

from __future__ import annotations

import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType

import pytest

import engine
from bot.discord.layout import layout
from bot.tables import Look, PlayerId, PlayerProfile, TableId, notices
from bot.tables.history import Turn
from bot.tables.notices import Guest
from bot.tables.partner_messages import MOST_CHARACTERS
from bot.tables.seat_calls import TOGETHER
from bot.tables.seating import (
    TEAMS,
    AbandonmentProposal,
    Invitation,
    Pace,
    PaceProposal,
    RemovalProposal,
    TurnClock,
    UndoProposal,
    Vote,
    VoteSubject,
)
from bot.tables.table import nonce
from bot.tables.table_view import ImportedGame, Result
from bot.texts.custom_ids import LONGEST
from bot.texts.digest import LONGEST_LINE, MOST_LINES, digest
from bot.texts.people import seat_names
from bot.texts.post import Button, Post, Row, SelectMenu
from bot.texts.posts.ending import over_post
from bot.texts.posts.invitations import invitation_ended_post, invitation_post
from bot.texts.posts.lobby import Gathering, begun_post, lobby_post
from bot.texts.posts.notices import (
    SilenceReason,
    channel_closed_post,
    notice_post,
    partner_said_post,
    unheard_post,
)
from bot.texts.posts.partners import hand_post, partner_post
from bot.texts.posts.table import table_post
from bot.texts.posts.votes import vote_ended_post, vote_post
from engine import GameOptions, GameState, events_for, final_scores, new_game, read_options
from engine.catalogue import catalogue
from engine.errors import InvalidOptions
from engine.events import Event, TurnBegan
from engine.game_options import NOT_WITH_SOLITARIA, suits_solitaria
from engine.terms import BoardId, SeatId
from render import Picture
from tests.playouts import BOARDS
from words import words_for
from words.reader import Reader

WORDS = [words_for("en")]
"""In which everything is said, as the only one of the list."""
PICTURE = Picture(b"", "x" * 1024, "board.png")
LONG = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
NUMBER = 10**18 - 1
COMMITMENT = "f" * 64
PACE = Pace(seconds=29 * 86400.0 - 60, reserve=58 * 86400.0 - 60, time_up="mark")
"""In minutes, and so the longest."""


@cache
def people(count: int) -> Mapping[PlayerId, PlayerProfile]:
    ids = [PlayerId(str(2**64 - 1 - number)) for number in range(count)]
    return MappingProxyType({each: PlayerProfile(each, LONG) for each in ids})


def a_look(options: GameOptions, state: GameState | None, viewer: SeatId | None = None) -> Look:
    seats = range(options.seats)
    deciding = state.pending[-1].seat if state and state.pending else None
    guests = tuple(
        Guest(
            player=player,
            level=None,
            team=TEAMS[seat % 3] if options.team else None,
            stand_in="merchant" if deciding not in (None, seat) else None,
            away_until=4e9 if seat else None,
        )
        for seat, player in zip(seats, people(options.seats), strict=True)
    )
    return Look(
        table=TableId(NUMBER),
        channel=str(2**64 - 1),
        stage="playing" if state else "lobby",
        options=options,
        host=guests[0].player,
        guests=guests,
        viewer=viewer,
        number=NUMBER,
        commitment=COMMITMENT,
        origin=ImportedGame(guests[0].player, redealt=True) if state else None,
        votes=_votes(tuple(map(SeatId, seats))),
        invitations=_invitations(tuple(map(SeatId, seats))),
        view=None if state is None else engine.view_for(state, viewer),
        offered=(),
        takebacks=state is not None,
        pace=PACE,
        closes_at=4e9,
        clock=a_clock(guests, state) if state and not state.over else None,
    )  # fmt: skip


def a_clock(guests: tuple[Guest, ...], state: GameState) -> TurnClock:
    """All but whoever is to decide are stood in for."""
    seat = state.pending[-1].seat
    player = guests[seat].player
    assert player
    return TurnClock(
        turn=state.turn, seat=seat, player=player, since=4e9, ends=4e9 + 1, due=4e9 + 2
    )


@cache
def _votes(seats: tuple[SeatId, ...]) -> tuple[Vote, ...]:
    """Some have left since, so all that is known of them is their id."""
    player = PlayerId(str(2**64 - 1))
    voters = tuple(PlayerId(str(2**64 - 1 - seat)) for seat in (*seats, *range(90, 96)))
    proposals = (
        UndoProposal(to=NUMBER),
        RemovalProposal(level="senator", player=player),
        AbandonmentProposal(),
        PaceProposal(pace=PACE),
        PaceProposal(pace=None),
    )
    return tuple(
        Vote(
            proposal=proposal, number=NUMBER, by=player, seat=SeatId(0), voters=voters,
            needed=len(voters), agreed=voters, refused=voters, deadline=4e9,
        )
        for proposal in proposals
    )  # fmt: skip


@cache
def _invitations(seats: tuple[SeatId, ...]) -> tuple[Invitation, ...]:
    player = PlayerId(str(2**64 - 1))
    return tuple(
        Invitation(seat=seat, player=player, by=player, number=NUMBER, deadline=4e9)
        for seat in seats
    )


def a_reader(look: Look) -> Reader:
    assert look.view
    return Reader(WORDS[0], look.view, _names(look.guests))


@cache
def _names(guests: tuple[Guest, ...]) -> tuple[str, ...]:
    return tuple(seat_names(WORDS[0], guests, people(len(guests))))


def assert_fits(post: Post) -> None:
    assert sum(map(len, post.texts)) <= 4000
    assert all(post.texts)
    assert all(len(each.alt_text) <= 1024 for each in post.pictures)
    assert len(post.pictures) + len(post.files) <= 10
    assert len(post.rows) <= 5
    controls = [control for row in post.rows for control in _controls(row)]
    assert len({control.id for control in controls}) == len(controls)
    assert all(len(control.id) <= LONGEST for control in controls)
    buttons = [control for control in controls if isinstance(control, Button)]
    assert all(1 <= len(button.label) <= 80 for button in buttons)
    assert all(mention in "".join(post.texts) for mention in map("<@{}>".format, post.pings))
    view, _ = layout(post)
    assert view.total_children_count <= 40


def _controls(row: Row) -> list[SelectMenu | Button]:
    if isinstance(row, SelectMenu):
        return [row]
    return [each for each in row if isinstance(each, Button)]


def _games() -> Iterator[tuple[str, dict[str, object]]]:
    for board in BOARDS:
        yield board, {"board": board, "seats": 5, "set": "venus"}
        yield f"{board} in teams", {"board": board, "seats": 6, "team": True}


def _turns(options: dict[str, object], seed: str) -> Iterator[tuple[GameState, list[Turn]]]:
    """A random game: after each action the state, and what happened in the last ten turns."""
    state, chance = new_game(read_options(options), seed), Random(seed)
    turns: list[list[Event]] = [[]]
    while not state.over:
        action = chance.choice(engine.legal_actions(state))
        done = engine.apply(state, state.pending[-1].seat, action)
        state = done.state
        for event in events_for(state, None, done.events):
            if isinstance(event, TurnBegan):
                turns.append([])
            turns[-1].append(event)
        yield state, [tuple(each) for each in turns[-10:]]


GAMES = [
    pytest.param(*game, id=game[0], marks=() if number % 4 in (0, 3) else pytest.mark.long)
    for number, game in enumerate(_games())
]
"""Each board in one way, and each way on half of the boards; both on all of them with --long."""


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_stands_for_a_table_fits_in_every_moment_of_a_game(
    name: str, options: dict[str, object]
) -> None:
    for number, (state, turns) in enumerate(_turns(options, name)):
        look = a_look(state.options, state)
        if state.over:
            pictures = (PICTURE, PICTURE)
            assert_fits(over_post(a_reader(look), look, _over(state), pictures, record="{}"))
        elif number % 20 == 0 or state.last_turn == state.turn:
            called = look.guests[state.pending[-1].seat].player
            happened = digest(a_reader(look), turns)
            assert len(happened) <= MOST_LINES
            for calls in (called, None):
                assert_fits(table_post(a_reader(look), look, happened, PICTURE, called=calls))
            assert_fits(table_post(a_reader(look), look, happened, PICTURE, by_dm=True))
            stood_in = [each.model_copy(update={"stand_in": "merchant"}) for each in look.guests]
            alone = replace(look, guests=tuple(stood_in))
            assert_fits(table_post(a_reader(alone), alone, happened, PICTURE))
            _assert_private_ones_fit(state)


def _assert_private_ones_fit(state: GameState) -> None:
    for seat in {state.pending[-1].seat, SeatId(0)}:
        own = a_look(state.options, state, seat)
        reader = a_reader(own)
        assert_fits(hand_post(reader, own, PICTURE))
        so_far = ["x" * LONGEST_LINE]
        assert_fits(partner_post(reader, own, reader.view.decisions[0], so_far, PICTURE))


def _over(state: GameState) -> Result:
    return Result(final_scores(state), engine.winner(state), COMMITMENT)


def test_a_digest_that_is_far_too_long_is_cut() -> None:
    state = new_game(read_options({"board": "italia", "seats": 5}), "long")
    look = a_look(state.options, state)
    post = table_post(a_reader(look), look, ["x" * 3000] * MOST_LINES, PICTURE, called=look.host)
    assert_fits(post)
    assert post.texts[1].count("\n- ") == MOST_LINES


def _unusual(board: str, *, team: bool) -> GameOptions:
    """Everything that can be agreed on without Contrarius, agreed on otherwise."""
    values: dict[str, object] = {"board": board, "seats": 6 if team else 5, "team": team}
    return _otherwise(values, without=("solitaria", "solitaria_difficulty", "solitaria_scoring"))


def _against_contrarius(board: str) -> GameOptions:
    values: dict[str, object] = {"board": board, "seats": 2, "solitaria": "two"}
    return _otherwise(values, without=(*NOT_WITH_SOLITARIA, "fish_market_side"))


def _otherwise(values: dict[str, object], without: Collection[str]) -> GameOptions:
    for name, field in GameOptions.model_fields.items():
        if name in (*values, *without, "cards"):
            continue
        choices = typing.get_args(field.annotation) or (True, False)
        values[name] = next(each for each in choices if each != field.default)
    return read_options(values)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mode", ["alone", "team", "duel"])
def test_a_lobby_fits_with_everything_agreed_on_otherwise(board: str, mode: str) -> None:
    if mode == "duel" and not suits_solitaria(catalogue().boards[BoardId(board)]):
        with pytest.raises(InvalidOptions):
            _against_contrarius(board)
        return
    options = _against_contrarius(board) if mode == "duel" else _unusual(board, team=mode == "team")
    for communication in ("free", "public", "silent"):
        agreed = options.model_copy(update={"communication": communication})
        look = a_look(agreed, None)
        at = Gathering(WORDS[0], look, people(options.seats))
        assert_fits(lobby_post(at, PICTURE))
        assert_fits(begun_post(at, PICTURE))


def _notices() -> Iterable[notices.Notice]:
    seat, player = SeatId(5), PlayerId(str(2**64 - 1))
    everyone = tuple(people(6))
    yield notices.RematchOffered(by=player, table=NUMBER, invited=everyone)
    yield notices.RematchOffered(by=player, table=NUMBER, invited=())
    yield notices.TableOpened(role=player)
    for full in (False, True):
        yield notices.LobbyExpired(seconds=59 * 86400.0 - 60, full=full)
    for closes_at in (None, 2.0**33):
        yield notices.LobbyFull(host=player, closes_at=closes_at)
    yield notices.SeatFree(players=tuple(people(TOGETHER)))
    yield notices.PlayerResigned(seat=seat, player=player, level="merchant")
    yield notices.PlayerReplaced(seat=seat, player=player)
    yield notices.PlayerRemoved(seat=seat, removed=player, level="merchant")
    yield notices.PlayerRemoved(seat=seat, removed=player, player=player)
    yield notices.PlayerRemoved(seat=None, removed=player)
    yield notices.PartnerSaid(seat=seat, partner=SeatId(2), text="\n" * MOST_CHARACTERS)
    yield notices.ComputerStuck(seat=seat)
    yield notices.HostChanged(host=player)
    yield notices.HostChanged(host=None)
    yield notices.TableAbandoned(seed=COMMITMENT, commitment=COMMITMENT)
    yield notices.TableAbandoned(seed=COMMITMENT, commitment=None)
    for keeps in (True, False):
        yield notices.TurnMissed(seat=seat, player=player, level="merchant", keeps=keeps)
    for back in (seat, None):
        yield notices.PlayerBack(seat=back, player=player)
    yield notices.PlayerAway(player=player, until=4e9)
    yield notices.PaceChanged(pace=PACE, due=4e9)
    yield notices.PaceChanged(pace=None, due=None)
    yield notices.TablePaused()
    yield notices.TableResumed()


@pytest.mark.parametrize("notice", list(_notices()), ids=lambda each: each.kind)
def test_every_notice_fits(notice: notices.Notice) -> None:
    look = a_look(read_options({"board": "cyprus", "seats": 6, "team": True}), None)
    post = notice_post(WORDS[0], look, notice)
    assert post
    assert_fits(post)
    if isinstance(notice, notices.PartnerSaid):
        assert_fits(partner_said_post(WORDS[0], look, notice, nonce(notice.text)))
        assert_fits(unheard_post(WORDS[0], look, notice, PlayerId(str(2**64 - 1))))


def test_what_has_no_message_of_its_own_is_no_notice() -> None:
    look = a_look(read_options({"board": "italia", "seats": 2}), None)
    assert notice_post(WORDS[0], look, notices.TableChanged()) is None
    assert notice_post(WORDS[0], look, notices.ThreadClosed()) is None
    above = replace(look, parent="1")
    assert notice_post(WORDS[0], above, notices.TableOpened(role="1")) is None


def test_votes_and_the_rest_fit() -> None:
    state = new_game(read_options({"board": "cyprus", "seats": 6, "team": True}), "votes")
    look = a_look(state.options, state)
    reader = a_reader(look)
    for vote in look.votes:
        assert_fits(vote_post(reader, look, vote))
    for reason in typing.get_args(SilenceReason):
        assert_fits(channel_closed_post(WORDS[0], look, reason))
    for ended in ended_votes():
        assert_fits(vote_ended_post(reader, look, ended))
    for offer in look.invitations:
        assert_fits(invitation_post(reader, look, offer))
    for refused in ended_invitations():
        assert_fits(invitation_ended_post(reader, SeatId(5), refused))


def ended_invitations() -> Iterator[notices.InvitationEnded | None]:
    yield None
    for why in typing.get_args(notices.InvitationOutcome):
        player = PlayerId(str(2**64 - 1))
        yield notices.InvitationEnded(seat=SeatId(5), player=player, why=why)


def ended_votes() -> Iterator[notices.VoteEnded]:
    """Every way in which a vote can end."""
    for about in typing.get_args(VoteSubject):
        for why in typing.get_args(notices.VoteOutcome):
            for by in (None, SeatId(1), PlayerId(str(2**64 - 1))):
                yield notices.VoteEnded(about=about, seat=SeatId(0), why=why, refused_by=by)
