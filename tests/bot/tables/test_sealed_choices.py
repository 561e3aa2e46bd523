"""Everybody chooses a patrician at once, and nobody learns a choice before the last one is made."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.errors import NothingToUndo, StaleDecision
from bot.tables.wishes import Act, Resign, Undo
from engine.actions import KeepPatrician
from engine.decisions import PatricianChoice
from engine.errors import IllegalAction
from engine.events import PatricianKept, PatriciansRevealed
from engine.terms import SeatId, TileId
from tests.bot.tables.test_secrecy import LOOK
from tests.world.tables import ANNA, BEN, CLEO, DORA, TableWorld, a_table_world

FORUM: dict[str, object] = {"forum": True, "salt": True}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[TableWorld]:
    async with a_table_world(tmp_path / "concordia.sqlite") as world:
        yield world


async def seated(world: TableWorld, table: TableId) -> list[PlayerId]:
    """Seat by seat; computers are left out."""
    return [each.player for each in (await world.look(table)).guests if each.player]


async def offered(world: TableWorld, table: TableId, who: PlayerId) -> tuple[TileId, ...]:
    view = await world.view(table, who)
    assert view.viewer is not None
    return view.seats[view.viewer].offered


async def keep(world: TableWorld, table: TableId, who: PlayerId, which: int = 0) -> TileId:
    look, tile = await world.look(table, who), (await offered(world, table, who))[which]
    await world.ask(who, table, Act(look.number, (KeepPatrician(tile),)))
    return tile


@pytest.mark.ruling("FO3")
async def test_choices_are_made_in_any_order_and_played_in_that_of_the_seats(
    world: TableWorld,
) -> None:
    table = await world.start(FORUM, 3)
    players = await seated(world, table)
    kept = {}
    for left, who in zip((2, 1, 0), players[::-1], strict=True):
        assert len((await world.look(table)).choosing) == left + 1
        kept[who] = await keep(world, table, who, left % 2)
        if left:
            assert await world.entries(table) == ()
            assert not (await world.look(table, who)).offered
    entries = await world.entries(table)
    actions = [(entry.seat, json.loads(entry.action_json)["tile"]) for entry in entries]
    assert actions == [(seat, kept[who]) for seat, who in enumerate(players)]
    assert [entry.player for entry in entries] == players
    assert len({entry.key for entry in entries}) == 3
    view = await world.view(table)
    assert [seat.tiles for seat in view.seats] == [(kept[who],) for who in players]
    assert not (await world.look(table)).choosing


@pytest.mark.ruling("FO3")
async def test_what_others_receive_does_not_depend_on_a_choice(tmp_path: Path) -> None:
    """Byte for byte: looks, notices, stories and panels, while the others still choose."""
    seen = []
    for which in (0, 1):
        async with a_table_world(tmp_path / f"{which}.sqlite") as world:
            table = await world.start(FORUM, [ANNA, BEN, CLEO], computers=1)
            await world.said()
            who = (await seated(world, table))[1]
            await keep(world, table, who, which)
            others = [each for each in (ANNA, BEN, CLEO, DORA) if each != who]
            received = [repr(await world.said())]
            for each in (*others, None):
                look = await world.look(table, each)
                received += [LOOK.dump_json(look).decode(), repr(look)]
                received.append(repr(await world.tables.story(table, each)))
                received.append(repr(await world.tables.since(table, each)))
                if each and look.viewer is not None:
                    received.append(repr((await world.tables.draft(table, each)).view))
            received += [await world.tables.export_data(each) for each in others]
            seen.append("\n".join(received))
    assert seen[0] == seen[1]


async def test_a_choice_is_known_to_whoever_made_it_and_can_be_changed(world: TableWorld) -> None:
    table = await world.start(FORUM, 2)
    first, last = await seated(world, table)
    kept = await keep(world, table, first)
    draft = await world.tables.draft(table, first)
    assert draft.view.seats[draft.seat].chosen == kept
    assert draft.decision == PatricianChoice(draft.seat)
    assert not draft.actions, "what was confirmed is not offered to be confirmed again"
    assert kept in await world.tables.export_data(first)
    other = await keep(world, table, first, 1)
    assert other != kept
    await keep(world, table, last)
    view = await world.view(table)
    assert view.seats[0].tiles == (other,)


async def test_a_choice_is_taken_back_by_undo_until_the_last_is_made(world: TableWorld) -> None:
    table = await world.start(FORUM, 2)
    first, last = await seated(world, table)
    await keep(world, table, first)
    await world.undo(first, table)
    assert (await world.look(table)).choosing == (0, 1)
    with pytest.raises(NothingToUndo):
        await world.undo(first, table)
    await keep(world, table, first)
    await keep(world, table, last)
    await world.undo(first, table)
    vote = (await world.look(table)).vote("undo")
    assert vote is not None, "everyone has seen it, so everyone is asked"
    assert vote.voters == (last,)
    await world.agree(table, "undo")
    assert (await world.look(table)).choosing == (0, 1)


async def test_an_undo_of_the_first_turn_stops_at_the_patricians(world: TableWorld) -> None:
    table = await world.start(FORUM, 2)
    for who in await seated(world, table):
        await keep(world, table, who)
    look = await world.look(table, await world.to_decide(table))
    player = look.guests[0].player
    assert player
    await world.ask(player, table, Act(look.number, look.offered[:1]))
    await world.undo(player, table)
    await world.agree(table, "undo")
    look = await world.look(table)
    assert not look.choosing
    assert all(seat.tiles for seat in look.view.seats) if look.view else False


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_choices_survive_a_restart_and_whoever_takes_a_seat_over_chooses_anew(
    world: TableWorld, moment: str
) -> None:
    table = await world.start(FORUM, 3)
    first, second, third = await seated(world, table)
    kept = await keep(world, table, first)
    if moment == "after":
        await keep(world, table, second)
    await world.restart()
    await world.ask(second, table, Resign("first"))
    await world.rested()
    assert (await world.look(table)).choosing == (2,), "the computer has chosen"
    last = await keep(world, table, third)
    view = await world.view(table)
    assert [view.seats[seat].tiles for seat in (0, 2)] == [(kept,), (last,)]
    done_by = [entry.done_by for entry in await world.entries(table)][:3]
    assert done_by == ["person", "computer", "person"]


async def test_computers_choose_while_people_think(world: TableWorld) -> None:
    table = await world.start(FORUM, 1, computers=3)
    look = await world.look(table)
    [person] = await seated(world, table)
    assert [look.guests[seat].player for seat in look.choosing] == [person]
    answer = await world.ask(
        person,
        table,
        Act(look.number, ((await world.look(table, person)).offered[0],)),
    )
    assert len([each for each in answer.events if isinstance(each, PatriciansRevealed)]) == 1
    kept = [each for each in answer.events if isinstance(each, PatricianKept)]
    own = (await world.look(table, person)).viewer
    assert [each.seat for each in kept if each.tile] == [own], "others' deeds stay theirs"


async def test_a_choice_that_is_not_offered_is_refused_and_a_late_one_too(
    world: TableWorld,
) -> None:
    table = await world.start(FORUM, 2)
    first, last = await seated(world, table)
    foreign = (await offered(world, table, last))[0]
    with pytest.raises(IllegalAction):
        await world.ask(first, table, Act(0, (KeepPatrician(foreign),)))
    for who in (last, first):
        await keep(world, table, who)
    with pytest.raises(StaleDecision):
        await world.ask(first, table, Act(0, (KeepPatrician(foreign),)))


@pytest.mark.ruling("FO18")
async def test_a_bid_is_undone_by_itself(world: TableWorld) -> None:
    table = await world.start(FORUM, 2, forumAuction=True)
    opener = (await seated(world, table))[0]
    look = await world.look(table, opener)
    await world.ask(opener, table, Act(look.number, look.offered[:1]))
    raiser = await world.to_decide(table)
    assert raiser
    look = await world.look(table, raiser)
    await world.ask(raiser, table, Act(look.number, look.offered[:1]))
    look = await world.look(table, opener)
    await world.ask(opener, table, Act(look.number, look.offered[:1]))
    assert (await world.look(table, opener)).step_is_free
    before = (await world.view(table)).auction
    await world.ask(opener, table, Undo((await world.look(table)).number))
    after = (await world.view(table)).auction
    assert before
    assert after
    assert (before.bid - 1, after.named) == (after.bid, before.named)
    assert after.bidder == SeatId(1)
