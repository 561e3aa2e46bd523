"""Commands over the local Discord: typed by people, answered by the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.commands.host import LARGEST_RECORD
from engine.catalogue import catalogue
from sandbox import Person, Sight
from sandbox.model import Overwrite
from sandbox.permissions import Permission
from tests.bot.journeys.house import House, a_house
from tests.plain import PlayCard


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(tmp_path / "concordia.sqlite") as house:
        yield house


async def typed(house: House, person: Person, name: str, /, **options: Any) -> Sight:
    """What is answered, once it is there."""
    place = options.pop("place", house.channel)
    return await (await person.command(place, name, **options)).filled()


async def deciding(house: House) -> Person:
    for person in house.people:
        if (await house.look(person)).offered:
            return person
    raise AssertionError("nobody is to decide")


async def waiting(house: House) -> Person:
    decides = await deciding(house)
    return next(each for each in house.people[:2] if each is not decides)


async def test_a_table_is_opened_by_command(house: House) -> None:
    livia = house.people[0]
    offered = await livia.autocomplete(house.channel, "concordia new", "board", "ital")
    assert offered == ["Italia (for 2, 3 or 4)"]
    said = await typed(
        house, livia, "concordia new", board="italia", seats=3, computers=1, level="novice",
        intermediate=True,
    )  # fmt: skip
    assert said.private
    look = await house.look()
    assert (look.stage, look.options.board, look.options.seats) == ("lobby", "italia", 3)
    assert look.options.intermediate_scoring
    assert [guest.level for guest in look.guests] == [None, "novice"]


async def test_a_team_table_is_opened_by_command(house: House) -> None:
    await typed(house, house.people[0], "concordia new", board="hellas", mode="team")
    look = await house.look()
    assert look.options.team
    assert look.options.seats == 4
    assert look.options.cards == "venus"


async def test_a_board_that_does_not_exist_is_told_kindly(house: House) -> None:
    said = await typed(house, house.people[0], "concordia new", board="Atlantis")
    assert "Atlantis" in said.text
    assert "Imperium" in said.text
    assert await house.tables.at(str(house.channel.id)) is None


async def test_a_second_table_in_the_channel_is_refused(house: House) -> None:
    await house.begin()
    said = await typed(house, house.people[0], "concordia new", board="italia")
    assert said.private
    assert len(await house.tables.history(str(house.channel.id))) == 1


async def test_tables_are_opened_in_channels_only(house: House) -> None:
    livia = house.people[0]
    said = await typed(house, livia, "concordia new", board="italia", place=livia.dm)
    assert "channel" in said.text


async def test_no_table_is_opened_where_the_bot_may_not_speak(house: House) -> None:
    bot = house.local.world.bot.id
    mute = Overwrite(bot, of_member=True, deny=int(Permission.SEND_MESSAGES))
    silent = house.local.world.add_channel(house.guild, "silent", mute)
    said = await typed(house, house.people[0], "concordia new", board="italia", place=silent)
    assert "send messages" in said.text
    assert "attach files" not in said.text
    assert await house.tables.at(str(silent.id)) is None


async def test_a_turn_is_one_command(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    before = await house.look(person)
    said = await typed(house, person, "mercator", buy="1 brick")
    after = await house.look(person)
    assert after.number == before.number + 3
    assert after.view is not None
    assert before.view is not None
    assert after.view.turn == before.view.turn + 1
    assert said.private
    assert not after.offered


async def test_what_is_offered_while_typing_can_be_sent(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    typing = await person.autocompletes(house.channel, "architect", "move", "land")
    moves = typing.interaction.choices
    assert 0 < len(moves) <= 25
    assert all(each["name"].startswith("Land colonist") for each in moves)
    number = (await house.look()).number
    await typed(house, person, "architect", move=moves[0]["value"])
    assert (await house.look()).number > number


async def test_nothing_is_offered_to_whoever_is_not_to_decide(house: House) -> None:
    await house.begin()
    other = await waiting(house)
    assert await other.autocomplete(house.channel, "architect", "move", "") == []
    assert await house.people[4].autocomplete(house.channel, "choose", "answer", "") == []
    elsewhere = house.local.world.add_channel(house.guild, "elsewhere")
    assert await other.autocomplete(elsewhere, "choose", "answer", "") == []


async def test_a_command_without_options_opens_the_panel(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    number = (await house.look()).number
    panel = await typed(house, person, "architect")
    assert panel.private
    assert panel.pictures
    assert (await house.look()).number == number
    draft = await house.tables.draft(await house.table(), house.player(person))
    assert draft.actions == (PlayCard("start-architect"),)


async def test_an_illegal_wish_is_told_what_is_missing(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    number = (await house.look()).number
    said = await typed(house, person, "mercator", buy="9 cloth")
    assert said.private
    assert "short" in said.text
    assert (await house.look()).number == number


async def test_what_is_not_clear_is_asked_back(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    number = (await house.look()).number
    assert "several things" in (await typed(house, person, "architect", move="roma")).text
    assert "I don't understand" in (await typed(house, person, "prefect", produce="@everyone")).text
    assert (await house.look()).number == number


async def test_commands_of_others_are_answered_kindly(house: House) -> None:
    await house.begin()
    number = (await house.look()).number
    for person in (await waiting(house), house.people[4]):
        for command in ("tribune", "architect", "undo"):
            said = await typed(house, person, command)
            assert said.private
    assert (await house.look()).number == number


async def test_commands_where_there_is_no_table_say_what_to_do(house: House) -> None:
    livia = house.people[0]
    for command in ("hand", "board", "display", "log", "score", "undo", "tribune"):
        said = await typed(house, livia, command)
        assert said.private
        assert "/concordia new" in said.text or "open" in said.text, command


async def test_the_table_is_looked_at_by_command(house: House) -> None:
    await house.begin()
    livia, nobody = house.people[0], house.people[5]
    for command in ("board", "display"):
        for person in (livia, nobody):
            assert (await typed(house, person, command)).pictures
    assert (await typed(house, livia, "hand")).pictures
    assert not (await typed(house, nobody, "hand")).pictures
    assert "Roma" in (await typed(house, nobody, "board", text=True)).text
    assert "Nothing" in (await typed(house, nobody, "log")).text
    await typed(house, await deciding(house), "tribune")
    assert "Tribune" in (await typed(house, nobody, "log")).text
    assert "Saturnus" in (await typed(house, nobody, "score")).text


async def test_what_was_done_last_is_taken_back(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    await typed(house, person, "choose", answer="architect")
    number = (await house.look()).number
    said = await typed(house, person, "undo")
    assert "Undone" in said.text
    assert (await house.look(person)).offered
    assert (await house.look()).number == number + 1
    await typed(house, person, "tribune")
    said = await typed(house, person, "undo")
    assert "asked" in said.text


async def test_help_tells_what_can_be_done_now(house: House) -> None:
    livia = house.people[0]
    assert "/concordia new" in (await typed(house, livia, "help")).text
    await house.begin()
    assert "your turn" in (await typed(house, await deciding(house), "help")).text
    assert "Someone else is up" in (await typed(house, await waiting(house), "help")).text
    assert "watch" in (await typed(house, house.people[5], "help")).text
    await typed(house, livia, "concordia abandon", sure="yes")
    given_up = (await typed(house, livia, "help")).text
    assert "abandoned" in given_up
    assert "Rematch" not in given_up, "there is no such button"


async def test_help_in_direct_messages_tells_where_the_tables_are(house: House) -> None:
    livia = house.people[0]
    assert "server channels" in (await typed(house, livia, "help", place=livia.dm)).text
    await house.begin()
    other = house.local.world.add_channel(house.guild, "other")
    await typed(house, livia, "concordia new", board="creta", place=other)
    assert "several tables" in (await typed(house, livia, "help", place=livia.dm)).text


async def test_rules_tell_what_a_card_does(house: House) -> None:
    livia = house.people[0]
    assert await livia.autocomplete(house.channel, "rules", "card", "tribu")
    assert "colonist" in (await typed(house, livia, "rules", card="tribune")).text
    assert "no card" in (await typed(house, livia, "rules", card="emperor")).text
    assert "7 sestertii" in (await typed(house, livia, "rules", card="prices")).text
    assert "Mercurius" in (await typed(house, livia, "rules", card="what the gods pay")).text


async def test_it_says_who_it_is_and_what_it_keeps(house: House) -> None:
    livia = house.people[0]
    assert "https://example.org" in (await typed(house, livia, "about")).text
    assert "store about you" in (await typed(house, livia, "privacy")).text


async def test_own_data_are_handed_out_and_deleted(house: House) -> None:
    await house.begin()
    livia = house.people[0]
    assert (await typed(house, livia, "privacy", what="export")).private
    asked = await typed(house, livia, "privacy", what="delete")
    assert "sure: yes" in asked.text
    assert house.player(livia) in [guest.player for guest in (await house.look()).guests]
    await typed(house, livia, "privacy", what="delete", sure="yes")
    assert house.player(livia) not in [guest.player for guest in (await house.look()).guests]


async def test_the_hand_is_shown_in_direct_messages_to_whoever_sits_at_one_table(
    house: House,
) -> None:
    await house.begin()
    livia = house.people[0]
    assert (await typed(house, livia, "hand", place=livia.dm)).pictures
    octavia = house.people[4]
    assert "not at any table" in (await typed(house, octavia, "hand", place=octavia.dm)).text


async def test_one_of_several_tables_is_named_in_direct_messages(house: House) -> None:
    first = await house.begin()
    livia, marcus = house.people[:2]
    other = house.local.world.add_channel(house.guild, "other")
    await typed(house, livia, "concordia new", board="creta", place=other)
    assert "several" in (await typed(house, livia, "hand", place=livia.dm)).text
    offered = await livia.autocomplete(livia.dm, "hand", "table", "")
    assert offered == ["Italia in #concordia", "Creta in #other"]
    shown = await typed(house, livia, "hand", table=str(first), place=livia.dm)
    assert shown.pictures
    assert not (await typed(house, house.people[4], "hand", table=str(first))).pictures
    assert not (await typed(house, marcus, "hand", table="nonsense")).pictures


async def test_the_host_is_handed_over_and_the_table_given_up(house: House) -> None:
    await house.begin()
    livia, marcus = house.people[:2]
    await typed(house, livia, "concordia host", player=marcus)
    assert (await house.look()).host == house.player(marcus)
    assert "sure: yes" in (await typed(house, marcus, "concordia abandon")).text
    assert (await house.look()).stage == "playing"
    await typed(house, livia, "concordia abandon", sure="yes")
    assert (await house.look()).stage == "playing"
    await typed(house, marcus, "concordia abandon", sure="yes")
    assert (await house.look()).stage == "abandoned"


async def test_who_is_named_and_who_asks_are_told_apart(house: House) -> None:
    await house.begin(people=2, computers=1)
    livia, marcus, octavia = house.people[0], house.people[1], house.people[4]
    said = await typed(house, livia, "concordia host", player=octavia)
    assert "They aren't at this table." in said.text
    said = await typed(house, livia, "concordia replace", seat="computer", player=marcus)
    assert "They're already at this table." in said.text
    said = await typed(house, livia, "concordia kick", seat="Nero")
    assert "suggested as you type" in said.text


async def test_the_board_tells_what_happened_since_ones_own_last_turn(house: House) -> None:
    await house.begin()
    first, other = await deciding(house), await waiting(house)
    await typed(house, first, "mercator", buy="1 brick")
    await typed(house, other, "tribune")
    told = (await typed(house, first, "board")).text
    assert "Tribune" in told
    assert "Mercator" not in told
    told = (await typed(house, house.people[4], "board")).text
    assert "Tribune" in told
    assert "Mercator" in told


async def test_only_what_concerns_them_is_marked_for_those_who_watch(house: House) -> None:
    await house.begin()
    assert "your last turn" in (await typed(house, house.people[0], "board")).text
    assert "your last turn" not in (await typed(house, house.people[4], "board")).text


async def test_the_record_of_a_game_that_is_over_comes_back_in(house: House) -> None:
    table = await house.begin()
    livia, marcus = house.people[:2]
    assert (await typed(house, livia, "concordia record")).private
    await typed(house, livia, "concordia abandon", sure="yes")
    record = await house.tables.export_record(table)
    given = ("record.json", record.encode())
    await typed(house, marcus, "concordia import", file=given)
    look = await house.look()
    assert look.stage == "playing"
    assert look.table != table
    await typed(house, marcus, "concordia replace", seat="0", player=marcus)
    assert (await house.look()).guests[0].player == house.player(marcus)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{}", b"not json", b'{"format": 1}'])
async def test_a_broken_record_is_refused_kindly(house: House, content: bytes) -> None:
    given = ("record.json", content)
    said = await typed(house, house.people[0], "concordia import", file=given)
    assert said.private
    assert await house.tables.at(str(house.channel.id)) is None


async def test_a_file_that_is_too_large_is_not_even_fetched(house: House) -> None:
    given = ("record.json", b" " * (LARGEST_RECORD + 1))
    said = await typed(house, house.people[0], "concordia import", file=given)
    assert "too big" in said.text


async def test_nothing_is_suggested_where_something_goes_wrong(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin()
    person = await deciding(house)

    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(house.tables, "rehearsal", broken)
    assert await person.autocomplete(house.channel, "architect", "move", "") == []


async def test_discord_is_told_of_the_commands_once(house: House) -> None:
    def told() -> int:
        template = "/applications/{application_id}/commands"
        return len(list(house.local.journal.requests("PUT", template)))

    assert told() == 1
    await house.restart()
    assert told() == 1
    assert (await typed(house, house.people[0], "help")).private


async def test_orders_and_direct_messages_are_switched(house: House) -> None:
    await house.begin()
    livia = house.people[0]
    await typed(house, livia, "concordia orders", goods="ask")
    await typed(house, livia, "concordia dms", messages="off")
    people = await house.tables.names([house.player(livia)])
    assert not people[house.player(livia)].takes_dms


async def test_whoever_resigns_leaves_the_seat_to_a_computer(house: House) -> None:
    await house.begin()
    livia = house.people[0]
    assert "sure: yes" in (await typed(house, livia, "concordia resign")).text
    await typed(house, livia, "concordia resign", level="novice", sure="yes")
    assert house.player(livia) not in [guest.player for guest in (await house.look()).guests]


async def test_before_the_game_somebody_is_sent_away_at_once(house: House) -> None:
    livia, marcus = house.people[:2]
    await typed(house, livia, "concordia new", board="italia", seats=2)
    lobby = await livia.sees_soon(house.channel, lambda sight: bool(sight.buttons))
    await marcus.click(lobby, "Join")
    await typed(house, livia, "concordia kick", seat="Marcus")
    assert [guest.player for guest in (await house.look()).guests] == [house.player(livia)]


async def test_during_the_game_the_others_vote(house: House) -> None:
    await house.begin(people=3)
    livia = house.people[0]
    seats = await livia.autocomplete(house.channel, "concordia kick", "seat", "mar")
    assert [each.split(" ")[0] for each in seats] == ["Marcus"]
    await typed(house, livia, "concordia kick", seat="marcus")
    assert (await house.look()).vote("removal") is not None


async def test_whoever_is_given_a_seat_is_called_by_name(house: House) -> None:
    await house.begin(people=2, computers=1)
    livia, octavia = house.people[0], house.people[4]
    await typed(house, livia, "concordia replace", seat="computer", player=octavia)
    seats = await livia.autocomplete(house.channel, "concordia kick", "seat", "octavia")
    assert [each.split(" ")[0] for each in seats] == ["Octavia"]


async def test_nobody_is_asked_to_be_sure_of_what_is_not_theirs(house: House) -> None:
    await house.begin(people=2)
    marcus, octavia = house.people[1], house.people[4]
    assert "Only the host" in (await typed(house, marcus, "concordia abandon")).text
    assert "You're not at this table" in (await typed(house, octavia, "concordia resign")).text


async def test_seats_that_are_not_possible_are_told_with_those_that_are(house: House) -> None:
    livia = house.people[0]
    told = await typed(house, livia, "concordia new", board="italia", seats=6)
    assert "2 to 5 seats, not 6" in told.text
    told = await typed(house, livia, "concordia new", board="italia", mode="team", seats=5)
    assert "4 or 6 seats, not 5" in told.text
    assert await house.tables.at(str(house.channel.id)) is None


async def test_no_bot_is_given_a_seat(house: House) -> None:
    await house.begin(people=2, computers=1)
    livia = house.people[0]
    bot = Person(house.local, house.local.world.bot)
    before = (await house.look()).guests
    told = await typed(house, livia, "concordia replace", seat="computer", player=bot)
    assert "Other bots can't take a seat" in told.text
    assert (await house.look()).guests == before


async def test_a_command_that_comes_twice_acts_once(house: House) -> None:
    await house.begin()
    person = await deciding(house)
    number = (await house.look()).number
    house.local.faults.repeat("INTERACTION_CREATE")
    await typed(house, person, "mercator", buy="1 brick")
    await house.local.settle()
    assert (await house.look()).number == number + 3


async def test_those_who_keep_order_in_the_channel_can_give_a_table_up(house: House) -> None:
    await house.begin()
    role = house.local.world.add_role(house.guild, "Aedile", int(Permission.MANAGE_MESSAGES))
    octavia = house.people[4]
    await typed(house, octavia, "concordia abandon", sure="yes")
    assert (await house.look()).stage == "playing"
    house.guild.members[octavia.id].roles.append(role.id)
    await typed(house, octavia, "concordia abandon", sure="yes")
    assert (await house.look()).stage == "abandoned"


async def test_those_who_keep_order_in_the_channel_can_seat_computers(house: House) -> None:
    livia, marcus, octavia = house.people[0], house.people[1], house.people[4]
    role = house.local.world.add_role(house.guild, "Aedile", int(Permission.MANAGE_MESSAGES))
    house.guild.members[octavia.id].roles.append(role.id)
    await typed(house, livia, "concordia new", board="italia", seats=2)
    lobby = await livia.sees_soon(house.channel, lambda sight: bool(sight.buttons))
    assert "host" in (await (await marcus.click(lobby, "Computer")).filled()).text
    menu = await (await octavia.click(lobby, "Computer")).filled()
    await octavia.choose(menu, "A computer …", "Add a novice")
    await house.quiet()
    assert [guest.level for guest in (await house.look()).guests] == [None, "novice"]


async def test_several_computers_are_seated_in_one_go(house: House) -> None:
    await house.gather(people=1, board="hellas", seats=4)
    livia = house.people[0]
    lobby = await livia.sees_soon(house.channel, lambda sight: bool(sight.buttons))
    menu = await (await livia.click(lobby, "Computer")).filled()
    for level in ("novice", "merchant", "merchant"):
        await livia.choose(menu, "A computer …", f"Add a {level}")
        await house.quiet()
        menu = livia.looks_again(menu)
    assert "All seats are taken" in menu.text
    assert menu.menus[0].options == (
        "Remove the novice", "Remove the merchant", "Remove the merchant",
    )  # fmt: skip
    levels = [guest.level for guest in (await house.look()).guests]
    assert levels == [None, "novice", "merchant", "merchant"]


async def test_teams_are_offered_to_those_who_sit_there(house: House) -> None:
    await house.gather(people=2, board="hellas", team=True, seats=4)
    livia, octavia = house.people[0], house.people[4]
    lobby = await livia.sees_soon(house.channel, lambda sight: bool(sight.buttons))
    assert (await (await livia.click(lobby, "Team")).filled()).menus
    said = await (await octavia.click(lobby, "Team")).filled()
    assert not said.menus
    assert "not at this table" in said.text


async def test_a_word_reaches_the_partner_alone(house: House) -> None:
    await house.begin(people=4, board="hellas", team=True)
    look = await house.look()
    people = {house.player(each): each for each in house.people}
    seated = [people[guest.player] for guest in look.guests if guest.player]
    said = await typed(house, seated[0], "partner", message="Buy the Mason!")
    assert said.private
    await seated[2].sees_soon(seated[2].dm, "Buy the Mason!")
    for other in (seated[1], seated[3], house.people[5]):
        assert not any("Mason!" in each.text for each in other.sees(house.channel))


async def lying_open(house: House) -> set[str]:
    """What the topmost cards of the piles are."""
    view = (await house.look()).view
    assert view is not None
    tops = [seat.top_card for seat in view.seats if seat.top_card]
    return {catalogue().cards[card].personalities[0] for card in tops}


@pytest.mark.parametrize(("communication", "open_to_all"), [("public", True), ("free", False)])
async def test_partners_are_told_whether_everyone_reads_their_words(
    house: House, communication: str, *, open_to_all: bool
) -> None:
    await house.begin(people=4, board="hellas", team=True, communication=communication)
    await house.quiet()
    livia = house.people[0]
    said = await typed(house, livia, "partner", message="Ave")
    assert ("everyone reads" in said.text) is open_to_all
    dm = next(each for each in livia.sees(livia.dm) if each.buttons)
    form = (await livia.click(dm, "Message my partner")).form
    assert ("everyone will read it" in str(form["components"])) is open_to_all


async def test_a_legatus_is_played_and_answered_by_command(house: House) -> None:
    await house.begin(people=4, board="hellas", team=True)
    while "start_city_choice" in [each.kind for each in (await house.view()).decisions]:
        person = await deciding(house)
        city = await person.autocompletes(house.channel, "choose", "answer", "")
        await typed(house, person, "choose", answer=city.interaction.choices[0]["value"])
    person = await deciding(house)
    panel = await typed(house, person, "legatus")
    assert panel.pictures
    offered = await person.autocompletes(house.channel, "legatus", "suggest", "mercator")
    await typed(house, person, "legatus", suggest=offered.interaction.choices[0]["value"])
    partner = await deciding(house)
    assert partner is not person
    await typed(house, partner, "mercator", buy="nothing", place=partner.dm)
    assert {"legatus", "mercator"} <= await lying_open(house)
