"""Whoever does not play on can be replaced: at once in the lobby, by a vote during the game."""

from random import Random

import pytest

from bot.tables import Answer, PlayerId, Request, TableId
from bot.tables.errors import (
    AtThisTableAlready,
    NobodyElse,
    NobodyThere,
    NoRemovalAsked,
    NotAVoter,
    NotHost,
    NotInLobby,
    NotSeated,
    OwnSeat,
    RemovalPending,
    SeatTaken,
    UnknownLevel,
)
from bot.tables.notices import HostChanged, PlayerRemoved, VoteEnded
from bot.tables.seating import Vote
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.wishes import (
    Abandon,
    AnswerVote,
    Kick,
    ProposeRemoval,
    RemoveComputer,
    Replace,
    Resign,
    SeatComputer,
    Start,
    TransferHost,
    Wish,
)
from engine.terms import SeatId
from tests.bot.tables.club import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, Club
from tests.bot.tables.test_seats import seat_of

TRIO = {**ITALIA, "seats": 3}
FOUR: dict[str, object] = {"board": "hellas", "seats": 4}
WARDEN = PlayerId("the warden")


async def order(club: Club, table: TableId, wish: Wish, player: PlayerId = WARDEN) -> Answer:
    """By somebody who manages the place."""
    request = Request(f"{club.request(player).key} of a warden", player, moderator=True)
    return await club.tables.ask(request, table, wish)


async def propose(
    club: Club, table: TableId, by: PlayerId, whom: PlayerId, player: PlayerId | None = None
) -> Answer:
    seat = await seat_of(club, table, whom)
    return await club.ask(by, table, ProposeRemoval(seat, "first", player))


async def vote_at(club: Club, table: TableId) -> Vote:
    vote = (await club.look(table)).vote("removal")
    assert vote
    return vote


async def answer(club: Club, table: TableId, player: PlayerId, *, agree: bool) -> Answer:
    vote = await vote_at(club, table)
    return await club.ask(player, table, AnswerVote("removal", vote.mark, agree))


async def told(club: Club, *kinds: type) -> list[object]:
    return [m.notice for m in await club.said() if isinstance(m.notice, kinds)]


async def test_in_the_lobby_the_host_sends_somebody_away(club: Club) -> None:
    table = await club.open(TRIO, [ANNA, BEN, CLEO])
    with pytest.raises(NotHost):
        await club.ask(BEN, table, Kick(2))
    with pytest.raises(OwnSeat):
        await club.ask(ANNA, table, Kick(0))
    with pytest.raises(NobodyThere):
        await club.ask(ANNA, table, Kick(3))
    await club.ask(ANNA, table, Kick(1))
    assert [guest.player for guest in (await club.look(table)).guests] == [ANNA, CLEO]
    assert await told(club, PlayerRemoved) == [PlayerRemoved(seat=None, removed=BEN)]


async def test_a_computer_is_not_sent_away_like_a_person(club: Club) -> None:
    table = await club.open(TRIO, [ANNA], computers=1)
    with pytest.raises(NobodyThere):
        await club.ask(ANNA, table, Kick(1))


async def test_during_the_game_nobody_is_sent_away_at_once(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    with pytest.raises(NotInLobby):
        await club.ask(ANNA, table, Kick(1))


async def test_whoever_manages_the_place_may_do_what_the_host_may(club: Club) -> None:
    """Without a seat, and without becoming host."""
    table = await club.open(TRIO, [ANNA, BEN])
    for wish in (SeatComputer("first"), RemoveComputer(2), SeatComputer("first"), Start()):
        with pytest.raises(NotHost):
            await club.ask(WARDEN, table, wish)
        await order(club, table, wish)
    with pytest.raises(NotHost):
        await club.ask(WARDEN, table, TransferHost(BEN))
    await order(club, table, TransferHost(BEN))
    assert (await club.look(table)).host == BEN
    computer = SeatId([guest.level for guest in (await club.look(table)).guests].index("first"))
    with pytest.raises(SeatTaken):
        await order(club, table, Replace(await seat_of(club, table, ANNA), DORA))
    await order(club, table, Replace(computer, CLEO))
    assert CLEO in [guest.player for guest in (await club.look(table)).guests]
    await order(club, table, Abandon())
    assert (await club.look(table)).stage == "abandoned"


async def test_the_host_can_be_sent_away_by_whoever_manages_the_place(club: Club) -> None:
    table = await club.open(TRIO, [ANNA, BEN])
    await order(club, table, Kick(0))
    look = await club.look(table)
    assert look.host == BEN
    assert [guest.player for guest in look.guests] == [BEN]


async def test_a_computer_plays_on_when_more_than_half_of_the_others_agree(club: Club) -> None:
    table = await club.start(FOUR, [ANNA, BEN, CLEO, DORA])
    seat = await seat_of(club, table, ANNA)
    waiting = await propose(club, table, BEN, ANNA)
    assert waiting.waiting_for_consent
    vote = await vote_at(club, table)
    assert set(vote.voters) == set(map(SeatId, range(4))) - {seat}
    assert vote.agreed == (await seat_of(club, table, BEN),)
    done = await answer(club, table, CLEO, agree=True)
    assert not done.waiting_for_consent
    look = await club.look(table)
    assert look.vote("removal") is None
    assert (look.guests[seat].player, look.guests[seat].level) == (None, "first")
    assert look.host != ANNA
    assert vote.by == BEN
    ended, removed, host = await told(club, VoteEnded, PlayerRemoved, HostChanged)
    assert ended == VoteEnded(about="removal", seat=seat, why="passed")
    assert removed == PlayerRemoved(seat=seat, removed=ANNA, level="first")
    assert host == HostChanged(host=look.host)
    await club.tables.rest()
    await club.play(table, Random(1), 10)


async def test_the_seat_goes_to_the_person_who_is_named(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(club, table, ANNA)
    with pytest.raises(AtThisTableAlready):
        await propose(club, table, BEN, ANNA, player=CLEO)
    await propose(club, table, BEN, ANNA, player=EMIL)
    await answer(club, table, CLEO, agree=True)
    look = await club.look(table)
    assert look.guests[seat].player == EMIL
    assert look.host == EMIL
    (removed,) = await told(club, PlayerRemoved)
    assert removed == PlayerRemoved(seat=seat, removed=ANNA, player=EMIL)


async def test_half_of_the_others_against_it_is_enough(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    await answer(club, table, CLEO, agree=False)
    assert (await club.look(table)).vote("removal") is None
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "refused"


async def test_one_may_change_ones_mind_while_the_vote_is_open(club: Club) -> None:
    people = [ANNA, BEN, CLEO, DORA, EMIL]
    table = await club.start({"board": "imperium", "seats": 5}, people)
    await propose(club, table, BEN, ANNA)
    await answer(club, table, CLEO, agree=False)
    vote = await vote_at(club, table)
    assert vote.refused == (await seat_of(club, table, CLEO),)
    await answer(club, table, CLEO, agree=True)
    vote = await vote_at(club, table)
    assert (len(vote.agreed), vote.refused) == (2, ())
    await answer(club, table, DORA, agree=True)
    assert ANNA not in [guest.player for guest in (await club.look(table)).guests]


async def test_whoever_proposed_it_may_take_it_back(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    await answer(club, table, BEN, agree=False)
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "withdrawn"


async def test_whoever_is_concerned_is_not_asked(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    for player in (ANNA, EMIL):
        with pytest.raises(NotAVoter):
            await answer(club, table, player, agree=False)
    assert (await club.look(table)).vote("removal")


async def test_what_cannot_be_voted_on_is_refused(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN], computers=1)
    guests = (await club.look(table)).guests
    computer = SeatId([guest.player for guest in guests].index(None))
    for seat in (computer, SeatId(7), SeatId(-1)):
        with pytest.raises(NobodyThere):
            await club.ask(BEN, table, ProposeRemoval(seat, "first"))
    with pytest.raises(OwnSeat):
        await propose(club, table, BEN, BEN)
    with pytest.raises(NotSeated):
        await propose(club, table, EMIL, BEN)
    with pytest.raises(UnknownLevel):
        await club.ask(BEN, table, ProposeRemoval(await seat_of(club, table, ANNA), "genius"))
    with pytest.raises(NoRemovalAsked):
        await club.ask(BEN, table, AnswerVote("removal", (1,), agree=True))


async def test_nobody_decides_alone_but_who_manages_the_place(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NobodyElse):
        await propose(club, table, BEN, ANNA)
    seat = await seat_of(club, table, ANNA)
    assert (await order(club, table, ProposeRemoval(seat, "first"))).waiting_for_consent
    assert (await vote_at(club, table)).agreed == ()
    await answer(club, table, BEN, agree=True)
    assert (await club.look(table)).guests[seat].level == "first"
    await order(club, table, ProposeRemoval(await seat_of(club, table, BEN), "first", EMIL))
    assert EMIL in [guest.player for guest in (await club.look(table)).guests]


async def test_a_table_without_people_is_given_up(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA], computers=1)
    await order(club, table, ProposeRemoval(await seat_of(club, table, ANNA), "first"))
    assert (await club.look(table)).stage == "abandoned"
    kinds = [message.notice.kind for message in await club.said()]
    assert kinds[-2:] == ["player_removed", "table_abandoned"]


async def test_one_vote_about_a_seat_at_a_time(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    first = await vote_at(club, table)
    with pytest.raises(RemovalPending):
        await propose(club, table, ANNA, BEN)
    club.clock.now += CONSENT_SECONDS
    with pytest.raises(NoRemovalAsked):
        await answer(club, table, CLEO, agree=True)
    await propose(club, table, ANNA, BEN)
    with pytest.raises(NoRemovalAsked):
        await club.ask(CLEO, table, AnswerVote("removal", first.mark, agree=True))
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "late"


async def test_a_vote_about_a_seat_ends_with_its_deadline(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    await club.tables.tick()
    assert (await club.look(table)).vote("removal")
    club.clock.now += CONSENT_SECONDS
    await club.tables.tick()
    assert (await club.look(table)).vote("removal") is None
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "late"


async def test_it_goes_on_while_the_game_does_and_ends_with_it(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    chance = Random(8)
    await propose(club, table, BEN, ANNA)
    await club.play(table, chance, 20)
    assert (await club.look(table)).vote("removal")
    await club.play(table, chance, 10_000)
    look = await club.look(table)
    assert (look.stage, look.vote("removal")) == ("over", None)
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "moved_on"


async def test_it_ends_when_somebody_gets_up_by_themselves(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await propose(club, table, BEN, ANNA)
    await club.ask(ANNA, table, Resign("first"))
    assert (await club.look(table)).vote("removal") is None
    (dropped,) = await told(club, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "moved_on"
