"""Whoever does not play on can be replaced: at once in the lobby, by a vote during the game."""

from random import Random

import pytest

from bot.tables import Answer, PlayerId, Request, TableId
from bot.tables.errors import (
    AtThisTableAlready,
    InvitedAlready,
    NobodyElse,
    NobodyThere,
    NoRemovalAsked,
    NotAVoter,
    NotHost,
    NotInLobby,
    NotSeated,
    OwnSeat,
    PlaysHere,
    RemovalPending,
    SeatTaken,
    SentAway,
    UnknownLevel,
)
from bot.tables.notices import HostChanged, PlayerInvited, PlayerRemoved, VoteEnded
from bot.tables.seating import Vote
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.wishes import (
    Abandon,
    AnswerVote,
    Invite,
    Join,
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
from tests.bot.tables.test_seats import accept, seat_of
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TableWorld

TRIO = {**ITALIA, "seats": 3}
FOUR: dict[str, object] = {"board": "hellas", "seats": 4}
WARDEN = PlayerId("the warden")


async def order(world: TableWorld, table: TableId, wish: Wish, player: PlayerId = WARDEN) -> Answer:
    """By somebody who manages the place."""
    request = Request(f"{world.request(player).key} of a warden", player, moderator=True)
    return await world.tables.ask(request, table, wish)


async def propose(
    world: TableWorld, table: TableId, by: PlayerId, whom: PlayerId, player: PlayerId | None = None
) -> Answer:
    seat = await seat_of(world, table, whom)
    return await world.ask(by, table, ProposeRemoval(seat, "first", player))


async def vote_at(world: TableWorld, table: TableId) -> Vote:
    vote = (await world.look(table)).vote("removal")
    assert vote
    return vote


async def answer(world: TableWorld, table: TableId, player: PlayerId, *, agree: bool) -> Answer:
    vote = await vote_at(world, table)
    return await world.ask(player, table, AnswerVote("removal", vote.mark, agree))


async def told(world: TableWorld, *kinds: type) -> list[object]:
    return [m.notice for m in await world.said() if isinstance(m.notice, kinds)]


async def test_in_the_lobby_the_host_sends_somebody_away(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA, BEN, CLEO])
    with pytest.raises(NotHost):
        await world.ask(BEN, table, Kick(2))
    with pytest.raises(OwnSeat):
        await world.ask(ANNA, table, Kick(0))
    with pytest.raises(NobodyThere):
        await world.ask(ANNA, table, Kick(3))
    await world.ask(ANNA, table, Kick(1))
    assert [guest.player for guest in (await world.look(table)).guests] == [ANNA, CLEO]
    assert await told(world, PlayerRemoved) == [PlayerRemoved(seat=None, removed=BEN)]


async def test_a_computer_is_not_sent_away_like_a_person(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA], computers=1)
    with pytest.raises(NobodyThere):
        await world.ask(ANNA, table, Kick(1))


async def test_during_the_game_nobody_is_sent_away_at_once(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    with pytest.raises(NotInLobby):
        await world.ask(ANNA, table, Kick(1))


async def test_whoever_manages_the_place_may_do_what_the_host_may(world: TableWorld) -> None:
    """Without a seat, and without becoming host."""
    table = await world.open(TRIO, [ANNA, BEN])
    for wish in (SeatComputer("first"), RemoveComputer(2), SeatComputer("first"), Start()):
        with pytest.raises(NotHost):
            await world.ask(WARDEN, table, wish)
        await order(world, table, wish)
    with pytest.raises(NotHost):
        await world.ask(WARDEN, table, TransferHost(BEN))
    await order(world, table, TransferHost(BEN))
    assert (await world.look(table)).host == BEN
    computer = SeatId([guest.level for guest in (await world.look(table)).guests].index("first"))
    with pytest.raises(SeatTaken):
        await order(world, table, Replace(await seat_of(world, table, ANNA), DORA))
    await order(world, table, Replace(computer, CLEO))
    vote = await vote_at(world, table)
    assert (set(vote.voters), vote.agreed) == ({ANNA, BEN}, ())
    await order(world, table, Abandon())
    assert (await world.look(table)).stage == "abandoned"


async def test_whoever_manages_the_place_and_plays_there_is_a_player(world: TableWorld) -> None:
    """Also after they have got up, and before the game: whoever plays does not judge."""
    table = await world.open(TRIO, [ANNA, BEN, WARDEN])
    for wish in (Kick(1), SeatComputer("first"), Start(), TransferHost(WARDEN), Abandon()):
        with pytest.raises(PlaysHere):
            await order(world, table, wish)
    await world.ask(ANNA, table, Start())
    seat = await seat_of(world, table, BEN)
    for _ in range(2):
        for other in (TransferHost(BEN), Abandon(), Replace(SeatId(9), CLEO)):
            with pytest.raises((PlaysHere, NobodyThere)):
                await order(world, table, other)
        if (await world.look(table, WARDEN)).viewer is not None:
            assert (await order(world, table, ProposeRemoval(seat, "first"))).waiting_for_consent
            await order(world, table, Resign("first"))
            await world.tables.rest()
    with pytest.raises(NotSeated):
        await order(world, table, ProposeRemoval(seat, "first"))


async def test_whoever_manages_the_place_seats_nobody_by_themselves(world: TableWorld) -> None:
    """Neither in a computer's seat, nor in that of somebody they have removed."""
    table = await world.start(TRIO, [ANNA], computers=2)
    await world.seat(table, 0 if await seat_of(world, table, ANNA) else 1, BEN, by=ANNA)
    seat = await seat_of(world, table, ANNA)
    with pytest.raises(NobodyElse):
        await order(world, table, ProposeRemoval(seat, "first", EMIL))
    await order(world, table, ProposeRemoval(seat, "first"))
    assert (await world.look(table)).guests[seat].level == "first"
    with pytest.raises(NobodyElse):
        await order(world, table, Replace(seat, EMIL))


async def test_who_was_sent_away_comes_back_when_they_are_invited(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA, BEN])
    await world.ask(ANNA, table, Kick(1))
    with pytest.raises(SentAway):
        await world.ask(BEN, table, Join())
    await world.restart()
    with pytest.raises(SentAway):
        await world.ask(BEN, table, Join())
    with pytest.raises(NotHost):
        await world.ask(BEN, table, Invite(BEN))
    with pytest.raises(AtThisTableAlready):
        await world.ask(ANNA, table, Invite(ANNA))
    await world.said()
    await world.ask(ANNA, table, Invite(BEN))
    (told,) = await world.said()
    assert told.notice == PlayerInvited(by=ANNA, player=BEN)
    await world.ask(BEN, table, Join())
    assert [guest.player for guest in (await world.look(table)).guests] == [ANNA, BEN]


async def test_nobody_is_invited_to_a_lobby_twice(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA])
    await world.ask(ANNA, table, Invite(BEN))
    await world.said()
    with pytest.raises(InvitedAlready):
        await world.ask(ANNA, table, Invite(BEN))
    await world.restart()
    with pytest.raises(InvitedAlready):
        await order(world, table, Invite(BEN))
    assert not await world.said()
    await world.ask(ANNA, table, Invite(CLEO))
    (told,) = await world.said()
    assert told.notice == PlayerInvited(by=ANNA, player=CLEO)
    await world.ask(BEN, table, Join())
    await world.ask(ANNA, table, Kick(1))
    await world.ask(ANNA, table, Invite(BEN))
    assert (await world.said())[-1].notice == PlayerInvited(by=ANNA, player=BEN)


async def test_nobody_is_called_twice_for_the_same_seat(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(world, table, ANNA)
    await world.ask(ANNA, table, Replace(seat, DORA))
    invitation = (await world.look(table)).invitation(seat)
    with pytest.raises(InvitedAlready):
        await world.ask(ANNA, table, Replace(seat, DORA))
    assert (await world.look(table)).invitation(seat) == invitation
    await world.ask(ANNA, table, Replace(seat, EMIL))
    offered = (await world.look(table)).invitation(seat)
    assert offered
    assert offered.player == EMIL


async def test_the_host_can_be_sent_away_by_whoever_manages_the_place(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA, BEN])
    await order(world, table, Kick(0))
    look = await world.look(table)
    assert look.host == BEN
    assert [guest.player for guest in look.guests] == [BEN]


async def test_a_computer_plays_on_when_more_than_half_of_the_others_agree(
    world: TableWorld,
) -> None:
    table = await world.start(FOUR, [ANNA, BEN, CLEO, DORA])
    seat = await seat_of(world, table, ANNA)
    waiting = await propose(world, table, BEN, ANNA)
    assert waiting.waiting_for_consent
    vote = await vote_at(world, table)
    assert set(vote.voters) == {BEN, CLEO, DORA}
    assert vote.agreed == (BEN,)
    done = await answer(world, table, CLEO, agree=True)
    assert not done.waiting_for_consent
    look = await world.look(table)
    assert look.vote("removal") is None
    assert (look.guests[seat].player, look.guests[seat].level) == (None, "first")
    assert look.host != ANNA
    assert vote.by == BEN
    ended, removed, host = await told(world, VoteEnded, PlayerRemoved, HostChanged)
    assert ended == VoteEnded(about="removal", seat=seat, why="passed")
    assert removed == PlayerRemoved(seat=seat, removed=ANNA, level="first")
    assert host == HostChanged(host=look.host)
    await world.tables.rest()
    await world.play(table, Random(1), 10)


async def test_the_seat_goes_to_the_person_who_is_named_and_accepts(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(world, table, ANNA)
    with pytest.raises(AtThisTableAlready):
        await propose(world, table, BEN, ANNA, player=CLEO)
    await propose(world, table, BEN, ANNA, player=EMIL)
    await answer(world, table, CLEO, agree=True)
    look = await world.look(table)
    assert (look.guests[seat].player, look.guests[seat].level) == (None, "first")
    assert look.host in (BEN, CLEO)
    (removed,) = await told(world, PlayerRemoved)
    assert removed == PlayerRemoved(seat=seat, removed=ANNA, level="first")
    await world.tables.rest()
    await accept(world, table, EMIL)
    assert (await world.look(table)).guests[seat].player == EMIL


async def test_half_of_the_others_against_it_is_enough(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    await answer(world, table, CLEO, agree=False)
    assert (await world.look(table)).vote("removal") is None
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "refused"


async def test_one_may_change_ones_mind_while_the_vote_is_open(world: TableWorld) -> None:
    people = [ANNA, BEN, CLEO, DORA, EMIL]
    table = await world.start({"board": "imperium", "seats": 5}, people)
    await propose(world, table, BEN, ANNA)
    await answer(world, table, CLEO, agree=False)
    vote = await vote_at(world, table)
    assert vote.refused == (CLEO,)
    await answer(world, table, CLEO, agree=True)
    vote = await vote_at(world, table)
    assert (len(vote.agreed), vote.refused) == (2, ())
    await answer(world, table, DORA, agree=True)
    assert ANNA not in [guest.player for guest in (await world.look(table)).guests]


async def test_whoever_proposed_it_may_take_it_back(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    await answer(world, table, BEN, agree=False)
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "withdrawn"


async def test_whoever_is_concerned_is_not_asked(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    for player in (ANNA, EMIL):
        with pytest.raises(NotAVoter):
            await answer(world, table, player, agree=False)
    assert (await world.look(table)).vote("removal")


async def test_what_cannot_be_voted_on_is_refused(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN], computers=1)
    guests = (await world.look(table)).guests
    computer = SeatId([guest.player for guest in guests].index(None))
    for seat in (computer, SeatId(7), SeatId(-1)):
        with pytest.raises(NobodyThere):
            await world.ask(BEN, table, ProposeRemoval(seat, "first"))
    with pytest.raises(OwnSeat):
        await propose(world, table, BEN, BEN)
    with pytest.raises(NotSeated):
        await propose(world, table, EMIL, BEN)
    with pytest.raises(UnknownLevel):
        await world.ask(BEN, table, ProposeRemoval(await seat_of(world, table, ANNA), "genius"))
    with pytest.raises(NoRemovalAsked):
        await world.ask(BEN, table, AnswerVote("removal", (1,), agree=True))


async def test_nobody_decides_alone_but_who_manages_the_place(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NobodyElse):
        await propose(world, table, BEN, ANNA)
    seat = await seat_of(world, table, ANNA)
    assert (await order(world, table, ProposeRemoval(seat, "first"))).waiting_for_consent
    assert (await vote_at(world, table)).agreed == ()
    await answer(world, table, BEN, agree=True)
    assert (await world.look(table)).guests[seat].level == "first"
    await order(world, table, ProposeRemoval(await seat_of(world, table, BEN), "first"))
    assert (await world.look(table)).stage == "abandoned"


async def test_a_table_without_people_is_given_up(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    await order(world, table, ProposeRemoval(await seat_of(world, table, ANNA), "first"))
    assert (await world.look(table)).stage == "abandoned"
    kinds = [message.notice.kind for message in await world.said()]
    assert kinds[-2:] == ["player_removed", "table_abandoned"]


async def test_one_vote_about_a_seat_at_a_time(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    first = await vote_at(world, table)
    with pytest.raises(RemovalPending):
        await propose(world, table, ANNA, BEN)
    world.clock.now += CONSENT_SECONDS
    with pytest.raises(NoRemovalAsked):
        await answer(world, table, CLEO, agree=True)
    await propose(world, table, ANNA, BEN)
    with pytest.raises(NoRemovalAsked):
        await world.ask(CLEO, table, AnswerVote("removal", first.mark, agree=True))
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "late"


async def test_a_vote_about_a_seat_ends_with_its_deadline(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    await world.tables.tick()
    assert (await world.look(table)).vote("removal")
    world.clock.now += CONSENT_SECONDS
    await world.tables.tick()
    assert (await world.look(table)).vote("removal") is None
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "late"


async def test_it_goes_on_while_the_game_does_and_ends_with_it(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    chance = Random(8)
    await propose(world, table, BEN, ANNA)
    await world.play(table, chance, 20)
    assert (await world.look(table)).vote("removal")
    await world.play(table, chance, 10_000)
    look = await world.look(table)
    assert (look.stage, look.vote("removal")) == ("over", None)
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "moved_on"


async def test_it_ends_when_somebody_gets_up_by_themselves(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await propose(world, table, BEN, ANNA)
    await world.ask(ANNA, table, Resign("first"))
    assert (await world.look(table)).vote("removal") is None
    (dropped,) = await told(world, VoteEnded)
    assert isinstance(dropped, VoteEnded)
    assert dropped.why == "moved_on"
