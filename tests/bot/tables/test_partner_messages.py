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
from tests.bot.tables.club import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, Club
from tests.bot.tables.test_seats import seat_of

FOUR = [ANNA, BEN, CLEO, DORA]


async def a_team_game(club: Club, communication: str) -> TableId:
    table = await club.start({**TEAM, "communication": communication}, FOUR)
    await club.said()
    return table


async def partner_of(club: Club, table: TableId, player: PlayerId) -> SeatId:
    return SeatId((await seat_of(club, table, player) + 2) % 4)


async def relayed(club: Club) -> list[Delivery]:
    said = await club.said()
    assert all(isinstance(message.notice, PartnerSaid) for message in said)
    return said


async def test_where_partners_talk_freely_only_the_partner_hears_it(club: Club) -> None:
    table = await a_team_game(club, "free")
    answer = await club.ask(ANNA, table, TellPartner("Buy the Mercator"))
    (message,) = await relayed(club)
    seat, partner = await seat_of(club, table, ANNA), await partner_of(club, table, ANNA)
    assert message.viewer == partner
    assert message.player == (await club.look(table)).guests[partner].player
    assert message.notice == PartnerSaid(seat=seat, partner=partner, text="Buy the Mercator")
    assert "Mercator" not in answer.model_dump_json()


async def test_where_partners_talk_before_everyone_everyone_hears_it(club: Club) -> None:
    table = await a_team_game(club, "public")
    await club.ask(ANNA, table, TellPartner("Buy the Mercator"))
    (message,) = await relayed(club)
    assert (message.viewer, message.player) == (None, None)


async def test_where_partners_are_silent_nothing_is_passed_on(club: Club) -> None:
    table = await a_team_game(club, "silent")
    with pytest.raises(PartnersAreSilent):
        await club.ask(ANNA, table, TellPartner("Psst"))
    assert await club.said() == []


async def test_the_same_words_again_are_said_again(club: Club) -> None:
    table = await a_team_game(club, "free")
    for _ in range(2):
        await club.ask(ANNA, table, TellPartner("Hurry!"))
    await club.ask(ANNA, table, TellPartner("Now!"), key="one click")
    await club.ask(ANNA, table, TellPartner("Now!"), key="one click")
    said = await relayed(club)
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
async def test_what_cannot_be_shown_is_left_out(club: Club, text: str, heard: str) -> None:
    table = await a_team_game(club, "free")
    await club.ask(ANNA, table, TellPartner(text))
    (message,) = await relayed(club)
    assert isinstance(message.notice, PartnerSaid)
    assert message.notice.text == heard


@pytest.mark.parametrize("text", ["", "  \n ", "\x00\x1b"])
async def test_nothing_is_not_passed_on(club: Club, text: str) -> None:
    table = await a_team_game(club, "free")
    with pytest.raises(NothingSaid):
        await club.ask(ANNA, table, TellPartner(text))


async def test_what_is_too_long_is_refused_whole(club: Club) -> None:
    table = await a_team_game(club, "free")
    with pytest.raises(TooLong):
        await club.ask(ANNA, table, TellPartner("x" * (MOST_CHARACTERS + 1)))
    await club.ask(ANNA, table, TellPartner("x" * MOST_CHARACTERS))
    assert len(await relayed(club)) == 1


async def test_a_computer_does_not_listen(club: Club) -> None:
    table = await a_team_game(club, "free")
    partner = (await club.look(table)).guests[await partner_of(club, table, ANNA)].player
    assert partner
    await club.ask(partner, table, Resign("hash"))
    await club.tables.rest()
    with pytest.raises(PartnerIsComputer):
        await club.ask(ANNA, table, TellPartner("Hello?"))


async def test_without_a_partner_there_is_nobody_to_tell(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    with pytest.raises(NoPartner):
        await club.ask(ANNA, table, TellPartner("Hello?"))
    with pytest.raises(NotSeated):
        await club.ask(EMIL, table, TellPartner("Hello?"))
    lobby = await club.open(TEAM, FOUR, channel="baths")
    with pytest.raises(NotPlaying):
        await club.ask(ANNA, lobby, TellPartner("Hello?"))
