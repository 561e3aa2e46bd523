"""Hosts, moderators, players, strangers and other accounts of theirs do whatever they can think of:
nobody learns a hand that they did not hold or were not shown by a card, and nobody is outvoted by
seats that one person has filled.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.tables import Look, PlayerId, Request, TableId, invitations, tenures
from bot.tables.errors import StillPlaying
from bot.tables.invitations import offered
from bot.tables.requests import is_refusal
from bot.tables.seating import Seating
from bot.tables.table import Change, Table
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.wishes import (
    Abandon,
    Act,
    AnswerInvitation,
    AnswerVote,
    FillSeat,
    Invite,
    Join,
    Kick,
    Leave,
    ProposeRemoval,
    Replace,
    Resign,
    SeatComputer,
    Start,
    TransferHost,
    Undo,
    Wish,
)
from bot.texts.refusals import refusal
from engine.errors import ConcordiaError
from engine.terms import SeatId
from tests.bot.tables.trust import Deed, Moment, Watch, seated
from tests.games.test_games import GAMES
from tests.world.tables import TableWorld
from words import ENGLISH

T = TypeVar("T")
PEOPLE = tuple(map(PlayerId, ("anna", "ben", "cleo", "dora", "anna's other account", "a stranger")))
MODERATORS = tuple(map(PlayerId, ("ben", "a moderator")))
EVERYBODY = (*PEOPLE, MODERATORS[1])
FOUR: dict[str, object] = {"board": "hellas", "seats": 4}
SILENT: dict[str, object] = {**FOUR, "team": True, "communication": "silent"}
RECORD = next(file for file in GAMES if file.stem == "hellas-3")
WISHES = (Abandon, Act, AnswerInvitation, AnswerVote, ProposeRemoval, Replace, Resign, Undo)
someone = st.sampled_from(EVERYBODY)
seats = st.integers(0, 3).map(SeatId)
chances = st.integers(0, 2**16)


class Trust(RuleBasedStateMachine):
    """The tables are the real ones, with a real database; each example has a table of its own."""

    def __init__(self, runner: asyncio.Runner, world: TableWorld, done: Counter[str]) -> None:
        super().__init__()
        self.runner, self.world, self.done = runner, world, done
        self.table = TableId(0)
        self.watch = Watch()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(coroutine)

    @initialize(
        kind=st.sampled_from(("lobby", "people", "people", "teams", "teams", "imported")),
        people=st.integers(1, 4),
    )
    def opened(self, kind: str, people: int) -> None:
        channel = f"channel {next(self.world._keys)}"
        sitting = PEOPLE[:people]
        options = SILENT if kind == "teams" else FOUR
        if kind == "imported":
            record = json.loads(RECORD.read_text())
            record["actions"] = record["actions"][:30]
            self._imported(sitting[0], channel, json.dumps(record))
        elif kind == "lobby":
            self.table = self.run(self.world.open(options, sitting, channel=channel))
        else:
            computers = 4 - people
            self.table = self.run(
                self.world.start(options, sitting, channel=channel, computers=computers)
            )
            self._begun()

    def _imported(self, by: PlayerId, channel: str, record: str) -> None:
        request = self.world.request(by)
        brought = self.run(self.world.tables.import_record(request, channel, record))
        self.table, self.watch = TableId(brought.table), Watch(gathers=True)
        for number in range(1, brought.number + 1):
            self.watch.then[number] = (None,) * 6

    def _begun(self) -> None:
        look = self.look()
        self.watch.begun(look)
        for entry in self.moment().entries:
            self.watch.then[entry.number] = seated(look)

    def look(self, player: PlayerId | None = None) -> Look:
        return self.run(self.world.look(self.table, player))

    def moment(self) -> Moment:
        async def found() -> Moment:
            entries = await self.world.entries(self.table)
            look = await self.world.look(self.table)
            if look.stage != "playing":
                return Moment(look, None, entries)
            whole = await self.world.tables._cache.reach_back(self.table)
            return Moment(look, whole.game, entries)

        return self.run(found())

    def does(self, actor: PlayerId, wish: Wish) -> bool:
        """Whether it was not refused."""
        before = self.moment()
        moderates = actor in MODERATORS
        request = Request(f"key {next(self.world._keys)}", actor, moderator=moderates)
        try:
            self.run(self.world.tables.ask(request, self.table, wish))
        except ConcordiaError as refused:
            self._refused(refused, before)
            return False
        self.done[type(wish).__name__] += 1
        self.noticed(Deed(actor, moderates, wish), before)
        return True

    def _refused(self, why: ConcordiaError, before: Moment) -> None:
        assert is_refusal(why), why
        assert refusal(ENGLISH, why)
        assert self.moment().look == before.look, "refused, and done all the same"

    def noticed(self, deed: Deed, before: Moment) -> None:
        after = self.moment()
        if before.look.stage == "lobby":
            if after.look.stage == "playing":
                self._begun()
        else:
            self.watch.noticed(deed, before, after)
        self.run(self.world.rested())
        computers = self.moment()
        for entry in computers.entries[len(after.entries) :]:
            self.watch.then[entry.number] = seated(computers.look)
        for player in EVERYBODY:
            self.watch.shown(player, self.look(player))

    def playing(self) -> bool:
        return self.look().stage == "playing"

    # Before the game.

    @precondition(lambda self: self.look().stage == "lobby")
    @rule(actor=someone, other=someone, place=st.integers(0, 3), what=st.integers(0, 6))
    def gathers(self, actor: PlayerId, other: PlayerId, place: int, what: int) -> None:
        host = self.look().host
        wishes: list[tuple[PlayerId, Wish]] = [
            (actor, Join()),
            (actor, Leave()),
            (host or actor, SeatComputer("first")),
            (actor, Kick(place)),
            (host or actor, Kick(place)),
            (actor, Invite(other)),
            (host or actor, Start()),
        ]
        self.does(*wishes[what])

    # The game.

    @precondition(playing)
    @rule(chance=chances, most=st.integers(1, 6))
    def plays(self, chance: int, most: int) -> None:
        """Whoever is to decide, until somebody else is."""
        choose = Random(chance)
        for _ in range(most):
            player = self.run(self.world.to_decide(self.table))
            if player is None:
                return
            look = self.look(player)
            self.does(player, Act(look.number, (choose.choice(look.offered),)))

    @precondition(playing)
    @rule(whose=st.one_of(st.none(), st.integers(0, 3)), one_step=st.booleans())
    def takes_back(self, whose: int | None, one_step: bool) -> None:
        """Anybody, or whoever has just played."""
        now = self.moment()
        acted = [each.seat for each in now.entries if each.done_by == "person"]
        seat = (whose or 0) % len(now.look.guests) if whose is not None or not acted else acted[-1]
        player = seated(now.look)[seat]
        if player is not None:
            self.does(player, Undo(now.look.number, one_step=one_step))

    def a_turn(self) -> SeatId:
        """Whose it was."""
        view = self.look().view
        assert view
        while (now := self.look().view) and now.turn == view.turn:
            self.plays(chance=1, most=1)
        return view.active

    @precondition(playing)
    @rule(whose=st.integers(0, 3))
    def takes_back_by_consent(self, whose: int) -> None:
        """Asked, and everybody agrees who is asked."""
        self.takes_back(whose, one_step=False)
        self.everybody_votes(set())

    # Seats.

    @precondition(playing)
    @rule(actor=someone)
    def resigns(self, actor: PlayerId) -> None:
        self.does(actor, Resign("first"))

    @precondition(playing)
    @rule(whose=st.integers(0, 3), other=someone)
    def hands_over(self, whose: int, other: PlayerId) -> None:
        seat = SeatId(whose % len(self.look().guests))
        player = seated(self.look())[seat]
        if player is not None:
            self.does(player, Replace(seat, other))

    @precondition(playing)
    @rule(actor=st.one_of(st.none(), someone), seat=seats, other=someone)
    def gives_away(self, actor: PlayerId | None, seat: SeatId, other: PlayerId) -> None:
        self.does(actor or self.look().host or PEOPLE[0], Replace(seat, other))

    @precondition(playing)
    @rule(actor=someone, seat=seats, other=st.one_of(st.none(), someone))
    def would_remove(self, actor: PlayerId, seat: SeatId, other: PlayerId | None) -> None:
        self.does(actor, ProposeRemoval(seat, "first", other))

    @precondition(lambda self: bool(self.look().invitations))
    @rule(which=st.integers(0, 5), actor=st.one_of(st.none(), someone), accept=st.booleans())
    def answers_offer(self, which: int, actor: PlayerId | None, accept: bool) -> None:
        offers = self.look().invitations
        offer = offers[which % len(offers)]
        wish = AnswerInvitation(offer.seat, offer.number, accept or actor is None)
        self.does(actor or offer.player, wish)

    @precondition(lambda self: bool(self.look().votes))
    @rule(which=st.integers(0, 5), actor=st.one_of(st.none(), someone), agree=st.booleans())
    def votes(self, which: int, actor: PlayerId | None, agree: bool) -> None:
        votes = self.look().votes
        vote = votes[which % len(votes)]
        missing = [each for each in vote.voters if each not in vote.agreed]
        by = actor or missing[which % len(missing)]
        self.does(by, AnswerVote(vote.about, vote.mark, agree or actor is None))

    @precondition(lambda self: bool(self.look().votes))
    @rule(against=st.sets(someone, max_size=2))
    def everybody_votes(self, against: set[PlayerId]) -> None:
        for vote in self.look().votes:
            for voter in vote.voters:
                self.does(voter, AnswerVote(vote.about, vote.mark, voter not in against))

    @precondition(playing)
    @rule(seat=seats, other=someone)
    def brings_in(self, seat: SeatId, other: PlayerId) -> None:
        """All of it in a row: the host proposes, everybody agrees, and it is accepted."""
        if self.does(self.look().host or PEOPLE[0], Replace(seat, other)):
            self.everybody_votes(set())
            self._accepts(other)

    @precondition(playing)
    @rule(whose=st.integers(0, 3), other=someone)
    def is_followed(self, whose: int, other: PlayerId) -> None:
        """A seat is handed over and accepted."""
        self.hands_over(whose, other)
        self._accepts(other)

    def _accepts(self, player: PlayerId) -> None:
        for offer in self.look().invitations:
            if offer.player == player:
                self.does(player, AnswerInvitation(offer.seat, offer.number, accept=True))

    @precondition(playing)
    @rule(actor=someone, seat=seats)
    def fills(self, actor: PlayerId, seat: SeatId) -> None:
        self.does(actor, FillSeat(seat, "first"))

    # The table.

    @precondition(playing)
    @rule(actor=someone, other=someone)
    def hands_table_on(self, actor: PlayerId, other: PlayerId) -> None:
        self.does(actor, TransferHost(other))

    @precondition(playing)
    @rule(actor=st.one_of(st.none(), someone))
    def would_end(self, actor: PlayerId | None) -> None:
        self.does(actor or self.look().host or PEOPLE[0], Abandon())

    @precondition(playing)
    @rule(actor=someone)
    def deletes_data(self, actor: PlayerId) -> None:
        before = self.moment()
        self.run(self.world.tables.delete_data(actor))
        if self.playing():
            self.noticed(Deed(actor, False, None), before)
            self.watch.forgotten[actor] = self.moment().look.number

    @precondition(playing)
    @rule(actor=someone)
    def exports_data(self, actor: PlayerId) -> None:
        told = json.loads(self.run(self.world.tables.export_data(actor)))
        here = [each for each in told["tables"] if each["table"] == self.table]
        numbers = [action["number"] for each in here for action in each["actions"]]
        assert numbers == self.watch.acts_of(actor, self.moment().entries)

    @precondition(playing)
    @rule(player=someone)
    def reads_log(self, player: PlayerId) -> None:
        game = self.moment().game
        assert game
        story = self.run(self.world.tables.story(self.table, player))
        self.watch.told(player, game, story)

    @rule()
    def a_day_passes(self) -> None:
        self.world.clock.now += CONSENT_SECONDS
        before = seated(self.look())
        self.run(self.world.tables.tick())
        look = self.look()
        assert (look.votes, look.invitations) == ((), ())
        assert seated(look) == before
        self.watch.said_yes.clear()

    @rule()
    def is_loaded_again(self) -> None:
        self.world.tables._cache.forget(self.table)

    @rule(actor=someone)
    def goes_on_elsewhere(self, actor: PlayerId) -> None:
        """Whoever has the record knows every hand up to there: that is said, and begins anew."""
        try:
            record = self.run(self.world.tables.export_record(self.table))
        except StillPlaying:
            assert self.look().stage in ("lobby", "playing")
            return
        except ConcordiaError:
            return
        self._imported(actor, f"channel {next(self.world._keys)}", record)


@contextmanager
def tables_of(folder: Path) -> Iterator[tuple[asyncio.Runner, TableWorld]]:
    with asyncio.Runner() as runner:
        world = TableWorld(folder / "concordia.sqlite")
        world._seeds = repeat("trust")
        runner.run(world.begin())
        try:
            yield runner, world
        finally:
            runner.run(world.end())


def trusted(folder: Path, examples: int, steps: int) -> Counter[str]:
    """How often each wish was granted."""
    done: Counter[str] = Counter()
    wanted = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate,),
    )
    with tables_of(folder) as (runner, world):
        machine = cast("type[RuleBasedStateMachine]", lambda: Trust(runner, world, done))
        run_state_machine_as_test(machine, settings=wanted)
    return done


def test_nobody_learns_anothers_hand_and_nobody_is_outvoted_by_seats_of_one(tmp_path: Path) -> None:
    done = trusted(tmp_path, examples=12, steps=35)
    assert {"Act", "Undo", "Replace", "AnswerInvitation", "AnswerVote"} <= set(done)


@pytest.mark.long
def test_nor_in_many_games(tmp_path: Path) -> None:
    done = trusted(tmp_path, examples=300, steps=50)
    assert min(done[wish.__name__] for wish in WISHES) > 3, done


def _as_before(name: str, patch: pytest.MonkeyPatch) -> None:
    """The tables as they were before they were mended, in one respect."""
    match name:
        case "a moderator who plays reads hand after hand":
            patch.setattr(tenures, "refuse_another_seat", lambda *_: None)
            patch.setattr(tenures, "moderates", lambda _, request: request.moderator)
        case "a host moves to the other team":
            patch.setattr(tenures, "refuse_another_seat", lambda *_: None)
        case "a host outvotes people with an account brought in":
            patch.setattr(tenures, "from_the_start", Seating.people)
        case "a moderator who plays is a moderator":
            patch.setattr(tenures, "moderates", lambda _, request: request.moderator)
        case "a seat is handed to somebody who has done nothing":
            patch.setattr(invitations, "offered", _seated_at_once)
        case _:
            raise AssertionError(name)


def _seated_at_once(
    table: Table, seat: SeatId, player: PlayerId, _: PlayerId, **more: Any
) -> Change:
    return offered(table, seat, player, player, **more)


ATTACKS = (
    "a moderator who plays reads hand after hand",
    "a host moves to the other team",
    "a host outvotes people with an account brought in",
    "a moderator who plays is a moderator",
    "a seat is handed to somebody who has done nothing",
)


def test_a_successor_who_agrees_to_an_undo_past_what_they_have_not_seen_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which takes more steps in a row than chance is likely to find."""
    with tables_of(tmp_path) as (runner, world):
        for mended in (True, False):
            trust = Trust(runner, world, Counter())
            trust.opened(kind="people", people=4)
            first = trust.a_turn()
            second = trust.a_turn()
            trust.is_followed(second, PEOPLE[4])
            if mended:
                trust.takes_back_by_consent(first)
                continue
            monkeypatch.setattr(tenures, "at_the_table", lambda *_: set())
            with pytest.raises(AssertionError, match="were not asked"):
                trust.takes_back_by_consent(first)


@pytest.mark.long
@pytest.mark.parametrize("attack", ATTACKS)
def test_what_was_tried_once_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attack: str
) -> None:
    _as_before(attack, monkeypatch)
    with pytest.raises(AssertionError):
        trusted(tmp_path, examples=300, steps=50)
