"""A word to the partner goes where the table has agreed it may, and nowhere else."""

import pytest

from bot.tables import Delivery, PlayerId, TableId
from bot.tables.errors import (
    NoPartner,
    NothingSaid,
    NotPlaying,
    NotSeated,
    PartnerIsComputer,
    PartnersAreSilent,
    TooLong,
)
from bot.tables.notices import PartnerSaid
from bot.tables.partner_messages import MOST_CHARACTERS
from bot.tables.wishes import Resign, TellPartner
from engine.terms import SeatId
from tests.bot.tables.test_seats import seat_of
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld

FOUR = [ANNA, BEN, CLEO, DORA]


async def a_team_game(world: TableWorld, communication: str) -> TableId:
    table = await world.start({**TEAM, "communication": communication}, FOUR)
    await world.said()
    return table


async def partner_of(world: TableWorld, table: TableId, player: PlayerId) -> SeatId:
    return SeatId((await seat_of(world, table, player) + 2) % 4)


async def relayed(world: TableWorld) -> list[Delivery]:
    said = await world.said()
    assert all(isinstance(message.notice, PartnerSaid) for message in said)
    return said


async def test_where_partners_talk_freely_only_the_partner_hears_it(world: TableWorld) -> None:
    table = await a_team_game(world, "free")
    answer = await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    (message,) = await relayed(world)
    seat, partner = await seat_of(world, table, ANNA), await partner_of(world, table, ANNA)
    assert message.viewer == partner
    assert message.player == (await world.look(table)).guests[partner].player
    assert message.notice == PartnerSaid(
        seat=seat, partner=partner, text="Buy the Mercator", by=ANNA, to=message.player
    )
    assert "Mercator" not in answer.model_dump_json()


async def test_where_partners_talk_before_everyone_everyone_hears_it(world: TableWorld) -> None:
    table = await a_team_game(world, "public")
    await world.ask(ANNA, table, TellPartner("Buy the Mercator"))
    (message,) = await relayed(world)
    assert (message.viewer, message.player) == (None, None)


async def test_where_partners_are_silent_nothing_is_passed_on(world: TableWorld) -> None:
    table = await a_team_game(world, "silent")
    with pytest.raises(PartnersAreSilent):
        await world.ask(ANNA, table, TellPartner("Psst"))
    assert await world.said() == []


async def test_the_same_words_again_are_said_again(world: TableWorld) -> None:
    table = await a_team_game(world, "free")
    for _ in range(2):
        await world.ask(ANNA, table, TellPartner("Hurry!"))
    await world.ask(ANNA, table, TellPartner("Now!"), key="one click")
    await world.ask(ANNA, table, TellPartner("Now!"), key="one click")
    said = await relayed(world)
    assert len(said) == 3
    assert len({message.nonce for message in said}) == 3


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("  two\nlines \n", "two\nlines"),
        ("a\x00b\x1b[31mc\r\td\x7f\x85", "ab[31mcd"),
        ("\u202egnal\u2066", "gnal"),
        ("half \ud83d of one", "half  of one"),
        ("👩\u200d👩\u200d👧 Ave, Straße!", "👩\u200d👩\u200d👧 Ave, Straße!"),
    ],
)
async def test_what_cannot_be_shown_is_left_out(world: TableWorld, text: str, heard: str) -> None:
    table = await a_team_game(world, "free")
    await world.ask(ANNA, table, TellPartner(text))
    (message,) = await relayed(world)
    assert isinstance(message.notice, PartnerSaid)
    assert message.notice.text == heard


@pytest.mark.parametrize("text", ["", "  \n ", "\x00\x1b"])
async def test_nothing_is_not_passed_on(world: TableWorld, text: str) -> None:
    table = await a_team_game(world, "free")
    with pytest.raises(NothingSaid):
        await world.ask(ANNA, table, TellPartner(text))


async def test_what_is_too_long_is_refused_whole(world: TableWorld) -> None:
    table = await a_team_game(world, "free")
    with pytest.raises(TooLong):
        await world.ask(ANNA, table, TellPartner("x" * (MOST_CHARACTERS + 1)))
    await world.ask(ANNA, table, TellPartner("x" * MOST_CHARACTERS))
    assert len(await relayed(world)) == 1


async def test_a_computer_does_not_listen(world: TableWorld) -> None:
    table = await a_team_game(world, "free")
    partner = (await world.look(table)).guests[await partner_of(world, table, ANNA)].player
    assert partner
    await world.ask(partner, table, Resign("hash"))
    await world.tables.rest()
    with pytest.raises(PartnerIsComputer):
        await world.ask(ANNA, table, TellPartner("Hello?"))


async def test_without_a_partner_there_is_nobody_to_tell(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NoPartner):
        await world.ask(ANNA, table, TellPartner("Hello?"))
    with pytest.raises(NotSeated):
        await world.ask(EMIL, table, TellPartner("Hello?"))
    lobby = await world.open(TEAM, FOUR, channel="baths")
    with pytest.raises(NotPlaying):
        await world.ask(ANNA, lobby, TellPartner("Hello?"))
