"""During the game: seats given up, taken over and handed on; hosts; and standing orders."""

from random import Random

import pytest

from bot.tables import Answer, PlayerId, TableId, invitations, playing, seats, table_view, undo
from bot.tables.errors import (
    AbandonmentPending,
    AtThisTableAlready,
    HeldAnotherSeat,
    JoinedLater,
    NoAbandonmentAsked,
    NobodyElse,
    NobodyThere,
    NoInvitation,
    NotAtThisTable,
    NotAVoter,
    NotHost,
    NotInvited,
    NotSeated,
    SeatTaken,
    UnknownLevel,
    UnknownTable,
)
from bot.tables.notices import (
    CHANGED,
    InvitationEnded,
    PlayerReplaced,
    TableAbandoned,
    VoteEnded,
)
from bot.tables.seating import GoodsOrder, Invitation
from bot.tables.standing_orders import dearest, ordered_answer
from bot.tables.table import Change, Table
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.wishes import (
    Abandon,
    Act,
    AnswerInvitation,
    AnswerVote,
    OrderGoods,
    ProposeRemoval,
    Replace,
    Resign,
    TellPartner,
    TransferHost,
)
from engine.actions import FINISH, KeepGoods, PlayCard, ProduceInProvince
from engine.chains import commitment
from engine.decisions import GoodsToKeep, PrefectChoice
from engine.terms import CardId, ProvinceId, SeatId
from tests.builders import a_game, a_team_game
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld, a_table

TRIO = {**ITALIA, "seats": 3}
FOUR: dict[str, object] = {"board": "hellas", "seats": 4}
BLUE = SeatId(1)


async def seat_of(world: TableWorld, table: TableId, player: str) -> SeatId:
    guests = (await world.look(table)).guests
    return next(SeatId(seat) for seat, guest in enumerate(guests) if guest.player == player)


async def test_a_computer_plays_on_for_who_resigns(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(world, table, BEN)
    await world.ask(BEN, table, Resign("hash"))
    await world.tables.rest()
    await world.play(table, Random(1), 30)
    guest = (await world.look(table)).guests[seat]
    assert (guest.player, guest.level) == (None, "hash")
    assert {e.done_by for e in await world.entries(table) if e.seat == seat} == {"computer"}
    with pytest.raises(NotSeated):
        await world.ask(BEN, table, Act(0, (FINISH,)))
    assert (await world.look(table, BEN)).viewer is None


async def test_who_resigns_while_to_decide_is_followed_at_once(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    await world.ask(player, table, Resign("first"))
    await world.tables.rest()
    assert await world.to_decide(table) not in (player, None)
    with pytest.raises(UnknownLevel):
        await world.ask(BEN if player == ANNA else ANNA, table, Resign("genius"))


async def test_a_host_who_resigns_leaves_the_table_to_the_next_and_the_last_ends_it(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, Resign("first"))
    assert (await world.look(table)).host == BEN
    await world.tables.rest()
    await world.said()
    await world.ask(BEN, table, Resign("first"))
    look = await world.look(table)
    assert look.stage == "abandoned"
    (last,) = await world.said()
    assert isinstance(last.notice, TableAbandoned)
    assert commitment(last.notice.seed) == look.commitment
    with pytest.raises(NotSeated):
        await world.ask(ANNA, table, Resign("first"))


async def test_the_host_gives_a_computers_seat_to_somebody_if_the_others_agree(
    world: TableWorld,
) -> None:
    table = await world.start(TRIO, [ANNA, BEN], computers=1)
    seat = await computers_seat(world, table)
    with pytest.raises(NotHost):
        await world.ask(BEN, table, Replace(seat, CLEO))
    with pytest.raises(AtThisTableAlready):
        await world.ask(ANNA, table, Replace(seat, BEN))
    with pytest.raises(SeatTaken):
        await world.ask(ANNA, table, Replace(await seat_of(world, table, BEN), CLEO))
    with pytest.raises(NobodyThere):
        await world.ask(ANNA, table, Replace(SeatId(9), CLEO))
    await world.ask(ANNA, table, Replace(seat, CLEO))
    vote = (await world.look(table)).vote("removal")
    assert vote
    assert (set(vote.voters), vote.needed, vote.agreed) == ({ANNA, BEN}, 2, (ANNA,))
    assert not (await world.look(table)).invitations
    await world.ask(BEN, table, AnswerVote("removal", vote.mark, agree=True))
    await accept(world, table, CLEO)
    assert await seat_of(world, table, CLEO) == seat
    await world.play(table, Random(1), 30)
    assert "person" in {e.done_by for e in await world.entries(table) if e.seat == seat}


async def computers_seat(world: TableWorld, table: TableId) -> SeatId:
    guests = (await world.look(table)).guests
    return next(SeatId(seat) for seat, guest in enumerate(guests) if guest.level)


async def offer_at(world: TableWorld, table: TableId) -> Invitation:
    (offer,) = (await world.look(table)).invitations
    return offer


async def accept(
    world: TableWorld, table: TableId, player: PlayerId, *, yes: bool = True
) -> Answer:
    offer = await offer_at(world, table)
    return await world.ask(player, table, AnswerInvitation(offer.seat, offer.number, yes))


async def test_a_seat_is_handed_on_with_the_question_that_is_open(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    seat = await seat_of(world, table, player)
    await world.ask(player, table, Replace(seat, DORA))
    assert await world.to_decide(table) == player, "until somebody else has accepted"
    await world.said()
    await accept(world, table, DORA)
    told = [message.notice for message in await world.said()]
    assert PlayerReplaced(seat=seat, player=DORA) in told
    assert InvitationEnded(seat=seat, player=DORA, why="accepted") in told
    assert await world.to_decide(table) == DORA
    look = await world.look(table)
    assert look.host == (DORA if player == ANNA else ANNA)


async def test_nobody_takes_a_seat_without_accepting_it(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    seat = await computers_seat(world, table)
    await world.ask(ANNA, table, Replace(seat, BEN))
    assert (await world.look(table)).guests[seat].player is None
    assert (await world.look(table, BEN)).viewer is None
    for player in (CLEO, ANNA):
        with pytest.raises(NotInvited):
            await accept(world, table, player)
    with pytest.raises(NotInvited):
        await accept(world, table, CLEO, yes=False)
    await world.said()
    await accept(world, table, BEN, yes=False)
    (told,) = await world.said()
    assert told.notice == InvitationEnded(seat=seat, player=BEN, why="declined")
    assert (await world.look(table)).guests[seat].level


async def test_an_offer_is_withdrawn_by_whoever_made_it_or_ends_by_itself(
    world: TableWorld,
) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    seat = await computers_seat(world, table)
    await world.ask(ANNA, table, Replace(seat, BEN))
    first = await offer_at(world, table)
    await world.said()
    await accept(world, table, ANNA, yes=False)
    await world.ask(ANNA, table, Replace(seat, CLEO))
    await world.ask(ANNA, table, Replace(seat, BEN))
    with pytest.raises(NoInvitation):
        await world.ask(BEN, table, AnswerInvitation(seat, first.number, accept=True))
    last = await offer_at(world, table)
    world.clock.now += CONSENT_SECONDS
    with pytest.raises(NoInvitation):
        await world.ask(BEN, table, AnswerInvitation(seat, last.number, accept=True))
    await world.tables.tick()
    assert not (await world.look(table)).invitations
    ended = [m.notice.why for m in await world.said() if isinstance(m.notice, InvitationEnded)]
    assert ended == ["withdrawn", "moved_on", "late"]


async def test_an_offer_ends_with_the_seat_or_the_game_it_is_about(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN], computers=1)
    await world.ask(BEN, table, Replace(await seat_of(world, table, BEN), CLEO))
    await world.ask(BEN, table, Resign("first"))
    assert not (await world.look(table)).invitations, "the seat is not theirs to give any more"
    await world.tables.rest()
    await world.ask(ANNA, table, Replace(await seat_of(world, table, ANNA), CLEO))
    await world.abandon(table)
    assert not (await world.look(table)).invitations


async def test_who_has_held_a_seat_comes_back_to_that_one_only(world: TableWorld) -> None:
    table = await world.start(FOUR, [ANNA, BEN], computers=2)
    seat = await seat_of(world, table, BEN)
    other = await computers_seat(world, table)
    await world.ask(BEN, table, Resign("first"))
    await world.tables.rest()
    with pytest.raises(HeldAnotherSeat):
        await world.ask(ANNA, table, Replace(other, BEN))
    with pytest.raises(HeldAnotherSeat):
        await world.ask(ANNA, table, Replace(await seat_of(world, table, ANNA), BEN))
    await world.restart()
    with pytest.raises(HeldAnotherSeat):
        await world.ask(ANNA, table, Replace(other, BEN))
    await world.seat(table, seat, BEN, by=ANNA)
    assert await seat_of(world, table, BEN) == seat
    await world.ask(ANNA, table, Replace(other, CLEO))
    vote = (await world.look(table)).vote("removal")
    assert vote
    assert BEN in vote.voters, "who was there from the start still is"


async def test_who_has_deleted_their_data_is_known_by_what_they_have_seen(
    world: TableWorld,
) -> None:
    """As long as the game goes on; nothing of it leads back to them."""
    table = await world.start(FOUR, [ANNA, BEN], computers=2)
    seat, other = await seat_of(world, table, BEN), await computers_seat(world, table)
    await world.tables.delete_data(BEN)
    await world.tables.rest()
    with pytest.raises(HeldAnotherSeat):
        await world.ask(ANNA, table, Replace(other, BEN))
    await world.seat(table, seat, BEN, by=ANNA)
    await world.abandon(table)
    kept = (await world.tables._cache.peek(table)).seating.tenures
    assert all(each.trace is None for each in kept)


async def test_who_joined_later_has_no_say_in_who_sits_there(world: TableWorld) -> None:
    """Two people are not outvoted by an account that the host has brought in."""
    table = await world.start({"board": "imperium", "seats": 5}, [ANNA, BEN, CLEO], computers=2)
    await world.seat(table, await computers_seat(world, table), DORA, by=ANNA)
    victim = await seat_of(world, table, BEN)
    with pytest.raises(JoinedLater):
        await world.ask(DORA, table, ProposeRemoval(victim, "first"))
    await world.ask(ANNA, table, ProposeRemoval(victim, "first", EMIL))
    vote = (await world.look(table)).vote("removal")
    assert vote
    assert (set(vote.voters), vote.needed) == ({ANNA, CLEO}, 2)
    with pytest.raises(NotAVoter):
        await world.ask(DORA, table, AnswerVote("removal", vote.mark, agree=True))
    await world.ask(CLEO, table, AnswerVote("removal", vote.mark, agree=False))
    assert await seat_of(world, table, BEN) == victim
    await world.ask(ANNA, table, Replace(await computers_seat(world, table), EMIL))
    given = (await world.look(table)).vote("removal")
    assert given
    assert set(given.voters) == {ANNA, BEN, CLEO}


async def test_where_nobody_is_left_from_the_start_nobody_gives_seats_away(
    world: TableWorld,
) -> None:
    """But for somebody who is alone with computers."""
    table = await world.start(FOUR, [ANNA], computers=3)
    await world.seat(table, await computers_seat(world, table), BEN, by=ANNA)
    await world.ask(ANNA, table, Resign("first"))
    await world.tables.rest()
    await world.seat(table, await computers_seat_but(world, table, ANNA), CLEO, by=BEN)
    free = await computers_seat(world, table)
    with pytest.raises(NobodyElse):
        await world.ask(BEN, table, Replace(free, DORA))
    with pytest.raises(JoinedLater):
        await world.ask(BEN, table, ProposeRemoval(await seat_of(world, table, CLEO), "first"))


async def computers_seat_but(world: TableWorld, table: TableId, player: PlayerId) -> SeatId:
    """Not the one that player has held."""
    found = await world.tables._cache.peek(table)
    held = {each.seat for each in found.seating.tenures if each.player == player}
    guests = (await world.look(table)).guests
    return next(SeatId(n) for n, each in enumerate(guests) if each.level and n not in held)


async def test_a_message_goes_to_whom_it_was_said(world: TableWorld) -> None:
    """Not to whoever has the seat by the time it is sent: it was said in confidence."""
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.said()
    seat = SeatId((await seat_of(world, table, ANNA) + 2) % 4)
    partner = (await world.look(table)).guests[seat].player
    assert partner
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    await world.seat(table, seat, EMIL, by=partner)
    private = [message for message in await world.said() if message.viewer is not None]
    assert private
    assert {message.player for message in private} == {partner}


async def test_the_host_hands_the_table_on_and_may_end_it(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NotAtThisTable):
        await world.ask(ANNA, table, TransferHost(CLEO))
    await world.ask(ANNA, table, TransferHost(BEN))
    with pytest.raises(NotHost):
        await world.ask(ANNA, table, Abandon())
    await world.abandon(table)
    assert (await world.look(table)).stage == "abandoned"
    for wish in (Abandon(), TransferHost(ANNA), OrderGoods("ask")):
        with pytest.raises(UnknownTable):
            await world.ask(BEN, table, wish)


async def test_while_others_play_the_end_is_a_vote(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    assert (await world.ask(ANNA, table, Abandon())).waiting_for_consent
    with pytest.raises(AbandonmentPending):
        await world.ask(ANNA, table, Abandon())
    vote = (await world.look(table)).vote("abandonment")
    assert vote
    assert (set(vote.voters), vote.needed, vote.agreed) == ({ANNA, BEN, CLEO}, 2, (ANNA,))
    await world.said()
    await world.ask(BEN, table, AnswerVote("abandonment", vote.mark, agree=False))
    await world.ask(CLEO, table, AnswerVote("abandonment", vote.mark, agree=False))
    (told,) = [m.notice for m in await world.said() if isinstance(m.notice, VoteEnded)]
    assert (told.about, told.why) == ("abandonment", "refused")
    with pytest.raises(NoAbandonmentAsked):
        await world.ask(BEN, table, AnswerVote("abandonment", vote.mark, agree=True))
    assert (await world.look(table)).stage == "playing"
    await world.abandon(table)
    assert (await world.look(table)).stage == "abandoned"


async def test_who_plays_with_computers_alone_ends_the_game_at_once(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    assert not (await world.ask(ANNA, table, Abandon())).waiting_for_consent
    assert (await world.look(table)).stage == "abandoned"


async def test_where_the_host_is_the_last_from_the_start_everybody_has_to_agree_to_the_end(
    world: TableWorld,
) -> None:
    table = await world.start(FOUR, [ANNA], computers=3)
    for player in (BEN, CLEO):
        await world.seat(table, await computers_seat(world, table), player, by=ANNA)
    await world.ask(ANNA, table, Abandon())
    vote = (await world.look(table)).vote("abandonment")
    assert vote
    assert (set(vote.voters), vote.needed) == ({ANNA, BEN, CLEO}, 3)


def in_syria(order: GoodsOrder, blue: PlayerId | None = BEN) -> Table:
    """Anna is about to let Syria produce: blue gets food and wine, and has room for one."""
    game = a_game(
        goods={0: {}, 1: {"brick": 7}},
        hand={0: ["start-prefect-a"]},
        houses={"antiochia": [0, 1], "tyros": [1]},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        magnus=1,
    ).do(PlayCard(CardId("start-prefect-a")))
    table = a_table(game.state, [ANNA, blue])
    seat = table.seating.at(BLUE).model_copy(update={"goods_order": order})
    return table.with_seating(table.seating.with_participant(BLUE, seat))


def produced(table: Table) -> Change:
    produce = ProduceInProvince(ProvinceId("syria"), "wine")
    return playing.act(table, ANNA, 0, [produce], key="key", at=0.0)


def test_by_default_the_table_keeps_the_dearest_so_that_nobody_waits() -> None:
    change = produced(in_syria("keep_dearest"))
    assert [(entry.seat, entry.done_by) for entry in change.entries] == [
        (0, "person"),
        (1, "order"),
    ]
    assert change.table.game
    assert change.table.game.state.seats[1].goods["wine"] == 1
    assert change.table.game.state.turn == 2
    assert change.notices == (CHANGED,)


def test_who_wants_to_be_asked_is_asked() -> None:
    change = produced(in_syria("ask"))
    assert len(change.entries) == 1
    assert change.table.game
    assert change.table.game.state.decision == GoodsToKeep(BLUE, ("food", "wine"))


def test_an_order_holds_for_the_question_that_is_open_too() -> None:
    table = produced(in_syria("ask")).table
    change = seats.order_goods(table, BEN, "keep_dearest", at=0.0)
    assert [entry.done_by for entry in change.entries] == ["order"]
    assert change.table.game
    assert change.table.game.state.turn == 2


def test_who_takes_over_a_seat_with_goods_that_do_not_fit_holds_nobody_up() -> None:
    table = produced(in_syria("ask")).table
    offer = invitations.hand_over(table, BEN, DORA, at=0.0, deadline=9.0).table
    number = offer.seating.invitations[0].number
    change = invitations.answer(offer, DORA, BLUE, number, accept=True, at=0.0)
    assert [entry.done_by for entry in change.entries] == ["order"]
    assert change.answer.number == change.table.number
    assert change.table.seating.at(BLUE).player == DORA
    seen = table_view.look(change.table, DORA).view
    assert seen
    assert [(each.seat, each.kind) for each in seen.decisions] == [(BLUE, "card_choice")]


def test_a_computer_answers_for_itself() -> None:
    change = produced(in_syria("keep_dearest", blue=None))
    assert len(change.entries) == 1
    assert change.table.computer_to_move


def test_in_ones_own_turn_one_is_asked_whatever_was_ordered() -> None:
    game = a_game(decision=GoodsToKeep(BLUE, ("food", "wine")), goods={1: {"brick": 7}})
    table = a_table(game.state, [ANNA, BEN])
    assert ordered_answer(game.state, table.seating) is None


def test_a_partner_who_carries_out_a_prefect_is_asked_whatever_was_ordered() -> None:
    """Cleo, who sits opposite Anna; what Dora loses by it is seen to."""
    game = a_team_game(
        decision=PrefectChoice(SeatId(2)),
        goods={2: {"brick": 7}, 3: {"brick": 7}},
        houses={"antiochia": [2, 3], "tyros": [2, 3]},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        magnus=1,
    )
    table = a_table(game.state, [ANNA, BEN, CLEO, DORA])
    produce = ProduceInProvince(ProvinceId("syria"), "wine")
    change = playing.act(table, CLEO, 0, [produce], key="key", at=0.0)
    assert [entry.done_by for entry in change.entries] == ["person"]
    assert change.table.game
    decision = change.table.game.state.decision
    assert isinstance(decision, GoodsToKeep)
    assert decision.seat == 2
    answered = table_view.look(change.table, CLEO).offered[0]
    change = playing.act(change.table, CLEO, 1, [answered], key="next", at=0.0)
    assert [(entry.seat, entry.done_by) for entry in change.entries] == [
        (2, "person"),
        (3, "order"),
    ]


def test_an_undo_takes_back_what_an_order_did_without_asking_its_seat() -> None:
    """Within the turn: nobody has done anything but the one who takes it back."""
    change = produced(in_syria("keep_dearest"))
    assert change.table.game
    steps = change.table.game.trail
    assert [step.done_by for step in steps] == ["person", "order"]
    ahead = undo.horizon(change.table.game, change.table.seating, SeatId(0), 0)
    assert ahead.voters == (BEN,), "the turn has been handed over, for that alone"


def test_the_dearest_goods_are_those_worth_most_together() -> None:
    ways = [
        KeepGoods(("brick", "food")),
        KeepGoods(("food", "cloth")),
        KeepGoods(("wine", "tool")),
        KeepGoods(("cloth", "wine")),
        KeepGoods(("wine", "cloth")),
    ]
    assert dearest(ways) == KeepGoods(("cloth", "wine"))


@pytest.mark.ruling("SA15")
def test_salt_is_kept_before_cloth() -> None:
    ways = [
        KeepGoods(("cloth", "cloth")),
        KeepGoods(("cloth", "salt")),
        KeepGoods(("wine", "salt")),
    ]
    assert dearest(ways) == KeepGoods(("cloth", "salt"))
