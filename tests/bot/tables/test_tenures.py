"""What somebody has seen goes with them: undo, the log, and what is stored about them follow the
person, not the seat."""

import json
from random import Random
from typing import Any

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.errors import HeldAnotherSeat, JoinedLater, SeatNotEmpty, UnknownLevel, WitnessGone
from bot.tables.wishes import (
    Act,
    AnswerInvitation,
    AnswerVote,
    FillSeat,
    ProposeRemoval,
    Replace,
    Resign,
    Undo,
)
from engine.actions import BuyCard, PlayCard
from engine.events import Event, HandShown
from engine.terms import SeatId
from tests.bot.tables.test_seats import accept, seat_of
from tests.bot.tables.test_undo import a_purchase, act, card, decider
from tests.bot.tables.test_undo import undo as asks_to_undo
from tests.games.test_games import GAMES
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld

TRIO = {**ITALIA, "seats": 3}
SILENT = {**TEAM, "communication": "silent"}


async def handed_over(world: TableWorld, table: TableId, player: PlayerId, to: PlayerId) -> None:
    await world.seat(table, await seat_of(world, table, player), to, by=player)


async def asked(world: TableWorld, table: TableId) -> set[PlayerId]:
    vote = (await world.look(table)).vote("undo")
    return set(vote.voters) if vote else set()


async def test_past_a_revelation_those_count_who_sat_there_then(world: TableWorld) -> None:
    """And whoever sits there now: they have seen it too."""
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_purchase(world, table)
    leaving, staying = [each for each in (ANNA, BEN, CLEO) if each != player]
    await handed_over(world, table, leaving, EMIL)
    assert not await asks_to_undo(world, table, player)
    assert await asked(world, table) == {leaving, staying, EMIL}
    number = (await world.look(table)).number
    vote = (await world.look(table)).vote("undo")
    assert vote
    for each in (EMIL, staying):
        await world.ask(each, table, AnswerVote("undo", vote.mark, agree=True))
    assert (await world.look(table)).number == number
    await world.ask(leaving, table, AnswerVote("undo", vote.mark, agree=True))
    assert (await world.look(table)).number == number + 1


async def test_nobody_answers_for_somebody_who_has_left_for_good(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_purchase(world, table)
    leaving = next(each for each in (ANNA, BEN, CLEO) if each != player)
    await world.tables.delete_data(leaving)
    await world.tables.rest()
    with pytest.raises(WitnessGone):
        await world.ask(player, table, Undo((await world.look(table)).number))


async def test_who_comes_back_after_deleting_their_data_has_a_say_again(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN], computers=1)
    seat = await seat_of(world, table, ANNA)
    await a_purchase(world, table)
    await world.tables.delete_data(ANNA)
    await world.tables.rest()
    await world.seat(table, seat, ANNA, by=BEN)
    computers = enumerate((await world.look(table)).guests)
    other = SeatId(next(place for place, each in computers if each.level))
    await world.ask(BEN, table, Replace(other, CLEO))
    vote = (await world.look(table)).vote("removal")
    assert vote is not None
    assert set(vote.voters) == {ANNA, BEN}


async def test_who_left_before_it_happened_is_not_asked(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await decider(world, table)
    leaving, staying = [each for each in (ANNA, BEN, CLEO) if each != player]
    await handed_over(world, table, leaving, EMIL)
    assert await a_purchase(world, table) == player
    await asks_to_undo(world, table, player)
    assert await asked(world, table) == {staying, EMIL}


async def a_turn(world: TableWorld, table: TableId) -> PlayerId:
    """Whoever is to play a card: first, second partners choose where they begin."""
    while not any(
        isinstance(each, PlayCard)
        for each in (await world.look(table, await decider(world, table))).offered
    ):
        await world.play(table, Random(1))
    return await decider(world, table)


async def test_silent_partners_show_and_take_back_one_card_a_turn(world: TableWorld) -> None:
    table = await world.start(SILENT, [ANNA, BEN, CLEO, DORA])
    player = await a_turn(world, table)
    for personality in ("mercator", "architect"):
        await act(world, table, player, await card(world, table, player, personality))
        assert (await world.look(table, player)).step_is_free == (personality == "mercator")
        free = await asks_to_undo(world, table, player)
        assert free == (personality == "mercator")
    assert await asked(world, table) == {ANNA, BEN, CLEO, DORA} - {player}
    vote = (await world.look(table)).vote("undo")
    assert vote
    await world.ask(player, table, AnswerVote("undo", vote.mark, agree=False))
    offered = (await world.look(table, player)).offered
    await act(world, table, player, offered[0])
    if await decider(world, table) == player:
        number = (await world.look(table)).number
        step = await world.ask(player, table, Undo(number, one_step=True))
        assert not step.waiting_for_consent, "a step that shows no card is as free as ever"


async def test_partners_who_talk_take_back_as_they_like(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    player = await a_turn(world, table)
    for personality in ("mercator", "architect", "mercator"):
        await act(world, table, player, await card(world, table, player, personality))
        assert await asks_to_undo(world, table, player)


async def test_whoever_follows_reads_nothing_of_what_was_shown_before(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    chance, looked = Random(5), None
    while looked is None:
        player = await decider(world, table)
        offered = (await world.look(table, player)).offered
        legatus = [a for a in offered if isinstance(a, PlayCard) and "legatus" in a.card]
        buys = [a for a in offered if isinstance(a, BuyCard) and "legatus" in a.card]
        await act(world, table, player, legatus[0] if legatus else chance.choice(buys or offered))
        looked = player if legatus else None
    await act(world, table, looked, (await world.look(table, looked)).offered[0])

    async def shown(reader: PlayerId) -> list[tuple[str, ...]]:
        told: list[Event] = [e for t in await world.tables.story(table, reader) for e in t]
        return [event.cards for event in told if isinstance(event, HandShown)]

    assert [bool(cards) for cards in await shown(looked)] == [True]
    await handed_over(world, table, looked, EMIL)
    assert await shown(EMIL) == await shown(looked) == [()]
    for number, told in enumerate(await world.tables.story(table, EMIL), 1):
        numbers = (0, 1) if number == 1 else (number,)  # the set-up is apart
        past = [await world.tables.past_turn(table, EMIL, each) for each in numbers]
        assert sum((each.events for each in past), ()) == told
        assert {each.view.viewer for each in past} == {None}, "as a spectator saw it"
    await handed_over(world, table, EMIL, looked)
    assert [bool(cards) for cards in await shown(looked)] == [True], "who was shown it was"


async def actions(world: TableWorld, player: PlayerId) -> list[int]:
    data: dict[str, Any] = json.loads(await world.tables.export_data(player))
    return [each["number"] for table in data["tables"] for each in table["actions"]]


async def test_what_is_exported_and_deleted_follows_the_person(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 12)
    await handed_over(world, table, BEN, CLEO)
    await world.play(table, Random(2), 12)
    before, after = await actions(world, BEN), await actions(world, CLEO)
    assert before
    assert after
    assert max(before) <= 12 < min(after)
    seat = await seat_of(world, table, CLEO)
    played = [each.number for each in await world.entries(table) if each.seat == seat]
    assert [*before, *after] == played
    data = json.loads(await world.tables.export_data(BEN))
    (told,) = data["tables"]
    assert told["seats_held"] == [{"seat": seat, "since": 0, "until": 12}]
    assert CLEO not in json.dumps(data)
    await world.tables.delete_data(BEN)
    entries = await world.entries(table)
    assert [each.number for each in entries if each.player == CLEO] == after
    assert all(each.player != BEN for each in entries)
    assert await actions(world, BEN) == []
    assert await seat_of(world, table, CLEO) == seat, "nobody loses a seat by it"


async def an_import(world: TableWorld) -> TableId:
    record = json.loads(next(file for file in GAMES if file.stem == "hellas-3").read_text())
    del record["actions"][30:]
    brought = await world.tables.import_record(world.request(ANNA), "forum", json.dumps(record))
    return TableId(brought.table)


async def test_an_imported_game_gathers_until_somebody_has_played(world: TableWorld) -> None:
    table = await an_import(world)
    await world.ask(ANNA, table, FillSeat(SeatId(2), "first"))
    with pytest.raises(SeatNotEmpty):
        await world.ask(ANNA, table, FillSeat(SeatId(2), "first"))
    with pytest.raises(UnknownLevel):
        await world.ask(ANNA, table, FillSeat(SeatId(1), "genius"))
    await world.tables.rest()
    for seat, player in enumerate((ANNA, BEN)):
        await world.seat(table, seat, player, by=ANNA)
    await world.play(table, Random(1), 4)
    await world.ask(ANNA, table, Replace(SeatId(2), CLEO))
    vote = (await world.look(table)).vote("removal")
    assert vote
    assert (set(vote.voters), vote.needed) == ({ANNA, BEN}, 2)
    await world.ask(BEN, table, AnswerVote("removal", vote.mark, agree=True))
    await accept(world, table, CLEO)
    with pytest.raises(JoinedLater):
        await world.ask(CLEO, table, ProposeRemoval(SeatId(1), "first"))


async def test_a_seat_of_an_imported_game_is_held_like_any_other(world: TableWorld) -> None:
    """Several are offered at once, and who has looked at one hand does not get another."""
    table = await an_import(world)
    for seat, player in enumerate((BEN, CLEO, DORA)):
        await world.ask(ANNA, table, Replace(SeatId(seat), player))
    offers = (await world.look(table)).invitations
    assert [(each.seat, each.player) for each in offers] == [(0, BEN), (1, CLEO), (2, DORA)]
    await world.ask(ANNA, table, Replace(SeatId(1), BEN))
    for seat, player in ((0, BEN), (2, DORA)):
        offer = (await world.look(table)).invitation(SeatId(seat))
        assert offer
        await world.ask(player, table, AnswerInvitation(SeatId(seat), offer.number, accept=True))
    assert (await world.look(table)).invitations == (), "what else was offered to Ben is void"
    await world.ask(BEN, table, Resign("first"))
    with pytest.raises(HeldAnotherSeat):
        await world.ask(ANNA, table, Replace(SeatId(1), BEN))


async def test_what_a_person_did_is_stored_with_them(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA], computers=1)
    await world.play(table, Random(3), 6)
    await world.ask(ANNA, table, Undo((await world.look(table)).number))
    look = await world.look(table, ANNA)
    await world.ask(ANNA, table, Act(look.number, look.offered[:1]))
    stored = {(each.done_by, each.player) for each in await world.entries(table)}
    assert stored == {("person", ANNA), ("computer", None)}
