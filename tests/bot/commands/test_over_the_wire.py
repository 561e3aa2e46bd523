"""Commands over the local Discord: typed by people, answered by the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.commands.host import LARGEST_RECORD
from bot.tables.servers import ServerSettings
from bot.tables.wishes import AnswerInvitation
from engine.catalogue import catalogue
from sandbox import Person, Sight
from sandbox.model import Overwrite
from sandbox.permissions import INVITED, Permission
from tests.plain import PlayCard
from tests.world.wire import BotWorld, a_bot_world
from words import ENGLISH


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


async def typed(world: BotWorld, person: Person, name: str, /, **options: Any) -> Sight:
    """What is answered, once it is there."""
    place = options.pop("place", world.channel)
    return await (await person.command(place, name, **options)).filled()


async def deciding(world: BotWorld) -> Person:
    for person in world.people:
        if (await world.look(who=person)).offered:
            return person
    raise AssertionError("nobody is to decide")


async def waiting(world: BotWorld) -> Person:
    decides = await deciding(world)
    return next(each for each in world.people[:2] if each is not decides)


async def test_a_table_is_opened_by_command(world: BotWorld) -> None:
    livia = world.people[0]
    offered = await livia.autocomplete(world.channel, "concordia new", "board", "ital")
    assert offered == ["Italia (for 2, 3 or 4)"]
    said = await typed(
        world, livia, "concordia new", board="italia", seats=3, computers=1, level="novice",
        intermediate=True,
    )  # fmt: skip
    assert said.private
    look = await world.look()
    assert (look.stage, look.options.board, look.options.seats) == ("lobby", "italia", 3)
    assert look.options.intermediate_scoring
    assert [guest.level for guest in look.guests] == [None, "novice"]


async def test_a_team_table_is_opened_by_command(world: BotWorld) -> None:
    await typed(world, world.people[0], "concordia new", board="hellas", mode="team")
    look = await world.look()
    assert look.options.team
    assert look.options.seats == 4
    assert look.options.cards == "venus"


async def test_a_board_that_does_not_exist_is_told_kindly(world: BotWorld) -> None:
    said = await typed(world, world.people[0], "concordia new", board="Atlantis")
    assert "Atlantis" in said.text
    assert "Imperium" in said.text
    assert await world.tables.at(str(world.channel.id)) is None


async def test_a_second_table_in_the_channel_is_refused(world: BotWorld) -> None:
    await world.start()
    said = await typed(world, world.people[0], "concordia new", board="italia")
    assert said.private
    assert len(await world.tables.history(str(world.channel.id))) == 1


async def test_tables_are_opened_in_channels_only(world: BotWorld) -> None:
    livia = world.people[0]
    said = await typed(world, livia, "concordia new", board="italia", place=livia.dm)
    assert "channel" in said.text


async def test_no_table_is_opened_where_the_bot_may_not_speak(world: BotWorld) -> None:
    bot = world.local.world.bot.id
    mute = Overwrite(bot, of_member=True, deny=int(Permission.SEND_MESSAGES))
    silent = world.local.world.add_channel(world.guild, "silent", mute)
    said = await typed(world, world.people[0], "concordia new", board="italia", place=silent)
    assert "send messages" in said.text
    assert "attach files" not in said.text
    assert await world.tables.at(str(silent.id)) is None


async def test_a_turn_is_one_command(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    before = await world.look(who=person)
    said = await typed(world, person, "mercator", buy="1 brick")
    after = await world.look(who=person)
    assert after.number == before.number + 3
    assert after.view is not None
    assert before.view is not None
    assert after.view.turn == before.view.turn + 1
    assert said.private
    assert not after.offered


async def test_what_is_offered_while_typing_can_be_sent(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    typing = await person.autocompletes(world.channel, "architect", "move", "land")
    moves = typing.interaction.choices
    assert 0 < len(moves) <= 25
    assert all(each["name"].startswith("Land colonist") for each in moves)
    number = (await world.look()).number
    await typed(world, person, "architect", move=moves[0]["value"])
    assert (await world.look()).number > number


async def test_nothing_is_offered_to_whoever_is_not_to_decide(world: BotWorld) -> None:
    await world.start()
    other = await waiting(world)
    assert await other.autocomplete(world.channel, "choose", "answer", "") == []
    assert await world.people[4].autocomplete(world.channel, "architect", "move", "") == []
    assert await world.people[4].autocomplete(world.channel, "choose", "answer", "") == []
    elsewhere = world.local.world.add_channel(world.guild, "elsewhere")
    assert await other.autocomplete(elsewhere, "choose", "answer", "") == []


async def test_out_of_turn_what_can_be_planned_is_offered(world: BotWorld) -> None:
    await world.start()
    other = await waiting(world)
    assert await other.autocomplete(world.channel, "architect", "move", "")


async def test_a_command_without_options_opens_the_panel(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    number = (await world.look()).number
    panel = await typed(world, person, "architect")
    assert panel.private
    assert panel.pictures
    assert (await world.look()).number == number
    draft = await world.tables.draft(await world.table(), world.player(person))
    assert draft.actions == (PlayCard("start-architect"),)


async def test_an_illegal_wish_is_told_what_is_missing(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    number = (await world.look()).number
    said = await typed(world, person, "mercator", buy="9 cloth")
    assert said.private
    assert "short" in said.text
    assert (await world.look()).number == number


async def test_what_is_not_clear_is_asked_back(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    number = (await world.look()).number
    assert "several things" in (await typed(world, person, "architect", move="roma")).text
    assert "I don't understand" in (await typed(world, person, "prefect", produce="@everyone")).text
    assert (await world.look()).number == number


async def test_commands_of_others_are_answered_kindly(world: BotWorld) -> None:
    await world.start()
    number = (await world.look()).number
    for person in (await waiting(world), world.people[4]):
        for command in ("tribune", "architect", "undo"):
            said = await typed(world, person, command)
            assert said.private
    assert (await world.look()).number == number


async def test_commands_where_there_is_no_table_say_what_to_do(world: BotWorld) -> None:
    livia = world.people[0]
    for command in ("hand", "board", "display", "log", "score", "undo", "tribune"):
        said = await typed(world, livia, command)
        assert said.private
        assert "/concordia new" in said.text or "open" in said.text, command


async def test_the_table_is_looked_at_by_command(world: BotWorld) -> None:
    await world.start()
    livia, nobody = world.people[0], world.people[5]
    for command in ("board", "display"):
        for person in (livia, nobody):
            assert (await typed(world, person, command)).pictures
    assert (await typed(world, livia, "hand")).pictures
    assert not (await typed(world, nobody, "hand")).pictures
    assert "Roma" in (await typed(world, nobody, "board", text=True)).text
    assert "Nothing" in (await typed(world, nobody, "log")).text
    await typed(world, await deciding(world), "tribune")
    assert "Tribune" in (await typed(world, nobody, "log")).text
    assert "Saturnus" in (await typed(world, nobody, "score")).text


async def test_what_was_done_last_is_taken_back(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    await typed(world, person, "choose", answer="architect")
    number = (await world.look()).number
    said = await typed(world, person, "undo")
    assert "Undone" in said.text
    assert (await world.look(who=person)).offered
    assert (await world.look()).number == number + 1
    await typed(world, person, "tribune")
    said = await typed(world, person, "undo")
    assert "asked" in said.text


async def test_help_tells_what_can_be_done_now(world: BotWorld) -> None:
    livia = world.people[0]
    assert "/concordia new" in (await typed(world, livia, "help")).text
    table = await world.start()
    assert "your turn" in (await typed(world, await deciding(world), "help")).text
    assert "Someone else is up" in (await typed(world, await waiting(world), "help")).text
    assert "watch" in (await typed(world, world.people[5], "help")).text
    await world.abandon(table)
    given_up = (await typed(world, livia, "help")).text
    assert "abandoned" in given_up
    assert "Rematch" not in given_up, "there is no such button"


async def test_help_in_direct_messages_tells_where_the_tables_are(world: BotWorld) -> None:
    livia = world.people[0]
    assert "server channels" in (await typed(world, livia, "help", place=livia.dm)).text
    await world.start()
    other = world.local.world.add_channel(world.guild, "other")
    await typed(world, livia, "concordia new", board="creta", place=other)
    assert "several tables" in (await typed(world, livia, "help", place=livia.dm)).text


async def test_rules_tell_what_a_card_does(world: BotWorld) -> None:
    livia = world.people[0]
    assert await livia.autocomplete(world.channel, "rules", "card", "tribu")
    tribune = await typed(world, livia, "rules", card="tribune")
    assert "colonist" in tribune.text
    assert [(each.filename, each.alt) for each in tribune.pictures] == [
        ("card.png", "Tribune (Mars)")
    ]
    julius = await typed(world, livia, "rules", card="julius")
    assert "Move your colonists" in julius.text
    assert [each.filename for each in julius.pictures] == ["tile.png"]
    assert "no card" in (await typed(world, livia, "rules", card="emperor")).text
    assert "7 sestertii" in (await typed(world, livia, "rules", card="prices")).text
    assert "Mercurius" in (await typed(world, livia, "rules", card="what the gods pay")).text


async def test_it_says_who_it_is_and_what_it_keeps(world: BotWorld) -> None:
    livia = world.people[0]
    about = (await typed(world, livia, "about")).text
    assert "https://example.org" in about
    assert "whoever runs this bot: bot@example.org" in about
    privacy = (await typed(world, livia, "privacy")).text
    assert "store about you" in privacy
    assert "answers for your data: bot@example.org" in privacy


async def test_own_data_are_handed_out_and_deleted(world: BotWorld) -> None:
    await world.start()
    livia = world.people[0]
    assert (await typed(world, livia, "privacy", what="export")).private
    asked = await typed(world, livia, "privacy", what="delete")
    assert "sure: yes" in asked.text
    assert world.player(livia) in [guest.player for guest in (await world.look()).guests]
    await typed(world, livia, "privacy", what="delete", sure="yes")
    assert world.player(livia) not in [guest.player for guest in (await world.look()).guests]


async def test_the_hand_is_shown_in_direct_messages_to_whoever_sits_at_one_table(
    world: BotWorld,
) -> None:
    await world.start()
    livia = world.people[0]
    assert (await typed(world, livia, "hand", place=livia.dm)).pictures
    octavia = world.people[4]
    assert "not at any table" in (await typed(world, octavia, "hand", place=octavia.dm)).text


async def test_one_of_several_tables_is_named_in_direct_messages(world: BotWorld) -> None:
    first = await world.start()
    livia, marcus = world.people[:2]
    other = world.local.world.add_channel(world.guild, "other")
    await typed(world, livia, "concordia new", board="creta", place=other)
    assert "several" in (await typed(world, livia, "concordia resign", place=livia.dm)).text
    offered = await livia.autocomplete(livia.dm, "hand", "table", "")
    assert offered == ["Italia in #concordia", "Creta in #other"]
    shown = await typed(world, livia, "hand", table=str(first), place=livia.dm)
    assert shown.pictures
    assert not (await typed(world, world.people[4], "hand", table=str(first))).pictures
    assert not (await typed(world, marcus, "hand", table="nonsense")).pictures


async def test_the_host_is_handed_over_and_the_table_given_up(world: BotWorld) -> None:
    table = await world.start()
    livia, marcus = world.people[:2]
    await typed(world, livia, "concordia host", player=marcus)
    assert (await world.look()).host == world.player(marcus)
    assert "sure: yes" in (await typed(world, marcus, "concordia abandon")).text
    assert (await world.look()).stage == "playing"
    await typed(world, livia, "concordia abandon", sure="yes")
    assert (await world.look()).stage == "playing"
    assert "asked the others" in (await typed(world, marcus, "concordia abandon", sure="yes")).text
    await world.agree(table, "abandonment")
    assert (await world.look()).stage == "abandoned"


async def test_who_is_named_and_who_asks_are_told_apart(world: BotWorld) -> None:
    await world.start(people=2, computers=1)
    livia, marcus, octavia = world.people[0], world.people[1], world.people[4]
    said = await typed(world, livia, "concordia host", player=octavia)
    assert "They aren't at this table." in said.text
    said = await typed(world, livia, "concordia replace", seat="computer", player=marcus)
    assert "They're already at this table." in said.text
    said = await typed(world, livia, "concordia kick", seat="Nero")
    assert "suggested as you type" in said.text


async def test_the_board_tells_what_happened_since_ones_own_last_turn(world: BotWorld) -> None:
    await world.start()
    first, other = await deciding(world), await waiting(world)
    await typed(world, first, "mercator", buy="1 brick")
    await typed(world, other, "tribune")
    told = (await typed(world, first, "board")).text
    assert "Tribune" in told
    assert "Mercator" not in told
    told = (await typed(world, world.people[4], "board")).text
    assert "Tribune" in told
    assert "Mercator" in told


async def test_only_what_concerns_them_is_marked_for_those_who_watch(world: BotWorld) -> None:
    await world.start()
    assert "your last turn" in (await typed(world, world.people[0], "board")).text
    assert "your last turn" not in (await typed(world, world.people[4], "board")).text


async def test_the_record_of_a_game_that_is_over_comes_back_in(world: BotWorld) -> None:
    table = await world.start()
    livia, marcus = world.people[:2]
    assert (await typed(world, livia, "concordia record")).private
    await world.abandon(table)
    record = await world.tables.export_record(table)
    given = ("record.json", record.encode())
    await typed(world, marcus, "concordia import", file=given)
    look = await world.look()
    assert look.stage == "playing"
    assert look.table != table
    await typed(world, marcus, "concordia replace", seat="0", player=marcus)
    assert (await world.look()).guests[0].player == world.player(marcus)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{}", b"not json", b'{"format": 1}'])
async def test_a_broken_record_is_refused_kindly(world: BotWorld, content: bytes) -> None:
    given = ("record.json", content)
    said = await typed(world, world.people[0], "concordia import", file=given)
    assert said.private
    assert await world.tables.at(str(world.channel.id)) is None


async def test_a_file_that_is_too_large_is_not_even_fetched(world: BotWorld) -> None:
    given = ("record.json", b" " * (LARGEST_RECORD + 1))
    said = await typed(world, world.people[0], "concordia import", file=given)
    assert "too big" in said.text


async def test_nothing_is_suggested_where_something_goes_wrong(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    person = await deciding(world)

    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(world.tables, "rehearsal", broken)
    assert await person.autocomplete(world.channel, "architect", "move", "") == []


async def test_discord_is_told_of_the_commands_once(world: BotWorld) -> None:
    def told() -> int:
        template = "/applications/{application_id}/commands"
        return len(list(world.local.journal.requests("PUT", template)))

    before = told()
    world.local.world.commands[None].clear()
    for _ in range(2):
        await world.restart()
        assert told() == before + 1
    assert (await typed(world, world.people[0], "help")).private


async def test_orders_and_direct_messages_are_switched(world: BotWorld) -> None:
    await world.start()
    livia = world.people[0]
    await typed(world, livia, "concordia orders", goods="ask")
    await typed(world, livia, "settings mine", messages="off")
    people = await world.tables.names([world.player(livia)])
    assert not people[world.player(livia)].takes_dms


async def test_whoever_resigns_leaves_the_seat_to_a_computer(world: BotWorld) -> None:
    await world.start()
    livia, marcus = world.people[:2]
    assert "A computer will take over" in (await typed(world, livia, "concordia resign")).text
    said = await typed(world, livia, "concordia resign", level="novice", sure="yes")
    assert said.text == ENGLISH("host-resigned")
    assert world.player(livia) not in [guest.player for guest in (await world.look()).guests]
    assert "it ends when you leave" in (await typed(world, marcus, "concordia resign")).text
    said = await typed(world, marcus, "concordia resign", sure="yes")
    assert said.text == ENGLISH("host-resigned.last")
    assert (await world.look()).stage == "abandoned"


async def test_before_the_game_somebody_is_sent_away_at_once(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    await typed(world, livia, "concordia new", board="italia", seats=2)
    lobby = await livia.sees_soon(world.channel, lambda sight: bool(sight.buttons))
    await marcus.click(lobby, "Join")
    await typed(world, livia, "concordia kick", seat="Marcus")
    assert [guest.player for guest in (await world.look()).guests] == [world.player(livia)]


async def test_during_the_game_the_others_vote(world: BotWorld) -> None:
    await world.start(people=3)
    livia = world.people[0]
    seats = await livia.autocomplete(world.channel, "concordia kick", "seat", "mar")
    assert [each.split(" ")[0] for each in seats] == ["Marcus"]
    await typed(world, livia, "concordia kick", seat="marcus")
    assert (await world.look()).vote("removal") is not None


async def test_whoever_is_given_a_seat_is_called_by_name(world: BotWorld) -> None:
    table = await world.start(people=2, computers=1)
    livia, octavia = world.people[0], world.people[4]
    await typed(world, livia, "concordia replace", seat="computer", player=octavia)
    await world.agree(table, "removal")
    (offer,) = (await world.look(table)).invitations
    await world.ask(octavia, table, AnswerInvitation(offer.seat, offer.number, accept=True))
    seats = await livia.autocomplete(world.channel, "concordia kick", "seat", "octavia")
    assert [each.split(" ")[0] for each in seats] == ["Octavia"]


async def test_nobody_is_asked_to_be_sure_of_what_is_not_theirs(world: BotWorld) -> None:
    await world.start(people=2)
    marcus, octavia = world.people[1], world.people[4]
    assert "Only the host" in (await typed(world, marcus, "concordia abandon")).text
    assert "You're not at this table" in (await typed(world, octavia, "concordia resign")).text


async def test_seats_that_are_not_possible_are_told_with_those_that_are(world: BotWorld) -> None:
    livia = world.people[0]
    told = await typed(world, livia, "concordia new", board="italia", seats=6)
    assert "2 to 5 seats, not 6" in told.text
    told = await typed(world, livia, "concordia new", board="italia", mode="team", seats=5)
    assert "4 or 6 seats, not 5" in told.text
    assert await world.tables.at(str(world.channel.id)) is None


async def test_no_bot_is_given_a_seat(world: BotWorld) -> None:
    await world.start(people=2, computers=1)
    livia = world.people[0]
    bot = Person(world.local, world.local.world.bot)
    before = (await world.look()).guests
    told = await typed(world, livia, "concordia replace", seat="computer", player=bot)
    assert "Other bots can't take a seat" in told.text
    assert (await world.look()).guests == before


async def test_a_command_that_comes_twice_acts_once(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    number = (await world.look()).number
    world.local.faults.repeat("INTERACTION_CREATE")
    await typed(world, person, "mercator", buy="1 brick")
    await world.quiet()
    assert (await world.look()).number == number + 3


async def test_those_who_keep_order_in_the_channel_can_give_a_table_up(world: BotWorld) -> None:
    await world.start()
    role = world.local.world.add_role(world.guild, "Aedile", int(Permission.MANAGE_MESSAGES))
    octavia = world.people[4]
    await typed(world, octavia, "concordia abandon", sure="yes")
    assert (await world.look()).stage == "playing"
    world.guild.members[octavia.id].roles.append(role.id)
    await typed(world, octavia, "concordia abandon", sure="yes")
    assert (await world.look()).stage == "abandoned"


async def test_those_who_keep_order_in_the_channel_can_seat_computers(world: BotWorld) -> None:
    livia, marcus, octavia = world.people[0], world.people[1], world.people[4]
    role = world.local.world.add_role(world.guild, "Aedile", int(Permission.MANAGE_MESSAGES))
    world.guild.members[octavia.id].roles.append(role.id)
    await typed(world, livia, "concordia new", board="italia", seats=2)
    lobby = await livia.sees_soon(world.channel, lambda sight: bool(sight.buttons))
    assert "host" in (await (await marcus.click(lobby, "Computer")).filled()).text
    menu = await (await octavia.click(lobby, "Computer")).filled()
    await octavia.choose(menu, "A computer …", "Add a novice")
    await world.quiet()
    assert [guest.level for guest in (await world.look()).guests] == [None, "novice"]


async def test_several_computers_are_seated_in_one_go(world: BotWorld) -> None:
    await world.open(people=1, board="hellas", seats=4)
    livia = world.people[0]
    lobby = await livia.sees_soon(world.channel, lambda sight: bool(sight.buttons))
    menu = await (await livia.click(lobby, "Computer")).filled()
    for level in ("novice", "merchant", "merchant"):
        await livia.choose(menu, "A computer …", f"Add a {level}")
        await world.quiet()
        menu = livia.looks_again(menu)
    assert "All seats are taken" in menu.text
    assert menu.menus[0].options == (
        "Remove the novice", "Remove the merchant", "Remove the merchant",
    )  # fmt: skip
    levels = [guest.level for guest in (await world.look()).guests]
    assert levels == [None, "novice", "merchant", "merchant"]


async def test_teams_are_offered_to_those_who_sit_there(world: BotWorld) -> None:
    await world.open(people=2, board="hellas", team=True, seats=4)
    livia, octavia = world.people[0], world.people[4]
    lobby = await livia.sees_soon(world.channel, lambda sight: bool(sight.buttons))
    assert (await (await livia.click(lobby, "Team")).filled()).menus
    said = await (await octavia.click(lobby, "Team")).filled()
    assert not said.menus
    assert "not at this table" in said.text


async def test_a_word_reaches_the_partner_alone(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    look = await world.look()
    people = {world.player(each): each for each in world.people}
    seated = [people[guest.player] for guest in look.guests if guest.player]
    said = await typed(world, seated[0], "partner", message="Buy the Mason!")
    assert said.private
    await seated[2].sees_soon(seated[2].dm, "Buy the Mason!")
    for other in (seated[1], seated[3], world.people[5]):
        assert not any("Mason!" in each.text for each in other.sees(world.channel))


async def lying_open(world: BotWorld) -> set[str]:
    """What the topmost cards of the piles are."""
    view = (await world.look()).view
    assert view is not None
    tops = [seat.top_card for seat in view.seats if seat.top_card]
    return {catalogue().cards[card].personalities[0] for card in tops}


@pytest.mark.parametrize(("communication", "open_to_all"), [("public", True), ("free", False)])
async def test_partners_are_told_whether_everyone_reads_their_words(
    world: BotWorld, communication: str, *, open_to_all: bool
) -> None:
    await world.start(people=4, board="hellas", team=True, communication=communication)
    await world.quiet()
    livia = world.people[0]
    said = await typed(world, livia, "partner", message="Ave")
    assert ("everyone reads" in said.text) is open_to_all
    dm = next(each for each in livia.sees(livia.dm) if each.buttons)
    form = (await livia.click(dm, "Message my partner")).form
    assert ("everyone will read it" in str(form["components"])) is open_to_all


async def test_a_legatus_is_played_and_answered_by_command(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    while "start_city_choice" in [each.kind for each in (await world.view()).decisions]:
        person = await deciding(world)
        city = await person.autocompletes(world.channel, "choose", "answer", "")
        await typed(world, person, "choose", answer=city.interaction.choices[0]["value"])
    person = await deciding(world)
    panel = await typed(world, person, "legatus")
    assert panel.pictures
    offered = await person.autocompletes(world.channel, "legatus", "suggest", "mercator")
    await typed(world, person, "legatus", suggest=offered.interaction.choices[0]["value"])
    partner = await deciding(world)
    assert partner is not person
    await typed(world, partner, "mercator", buy="nothing", place=partner.dm)
    assert {"legatus", "mercator"} <= await lying_open(world)


async def test_settings_show_what_they_are_and_are_changed(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    shown = (await typed(world, livia, "settings mine")).text
    assert "Reminders: a ping at the table" in shown
    assert "not set, so I go by UTC" in shown
    wrong = await typed(world, livia, "settings mine", zone="Europe/Berln", reminders="off")
    assert "Did you mean Europe/Berlin?" in wrong.text
    changed = await typed(
        world,
        livia,
        "settings mine",
        zone="berlin",
        quiet="22-7",
        reminders="dm",
        stand_in="senator",
    )
    for told in ("a direct message", "Europe/Berlin", "22:00 to 07:00", "stand-in: senator"):
        assert told in changed.text
    assert (await typed(world, livia, "settings mine")).text == changed.text
    assert "Reminders: a ping" in (await typed(world, marcus, "settings mine")).text


async def test_a_server_says_who_opens_tables_at_which_pace_and_whom_that_calls(
    world: BotWorld,
) -> None:
    livia, marcus = world.people[:2]
    wire = world.local.world
    role = wire.add_role(world.guild, "Players", mentionable=True)
    wire.give_role(world.guild, marcus.user, role)
    refused = await typed(world, marcus, "settings server", pace="steady")
    assert "Only people who may manage the server" in refused.text
    world.guild.owner_id = livia.id
    changed = await typed(world, livia, "settings server", pace="steady", call=role, openers=role)
    assert "24 hours a turn" in changed.text
    julia = world.people[2]
    denied = await typed(world, julia, "concordia new", board="italia")
    assert "only some people may open tables" in denied.text
    await typed(world, marcus, "concordia new", board="italia")
    await world.quiet()
    assert world.pings() == {**dict.fromkeys(world.pings(), 0), "Marcus": 1}
    pace = (await world.look()).pace
    assert pace
    assert pace.seconds == 24 * 60 * 60


async def test_a_role_that_nobody_may_mention_is_not_called(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    wire, world.guild.owner_id = world.local.world, livia.id
    role = wire.add_role(world.guild, "Players")
    wire.give_role(world.guild, marcus.user, role)
    refused = await typed(world, livia, "settings server", call=role)
    assert refused.text == ENGLISH("error-role-not-called", role=f"<@&{role.id}>")
    assert await world.tables.server_settings(str(world.guild.id)) == ServerSettings()
    opens = await typed(world, livia, "settings server", openers=role)
    assert f"<@&{role.id}>" in opens.text
    wire.set_role(world.guild, wire.bot_role(world.guild), INVITED | Permission.MENTION_EVERYONE)
    await world.local.settle()
    assert f"<@&{role.id}>" in (await typed(world, livia, "settings server", call=role)).text
    await typed(world, marcus, "concordia new", board="italia")
    await world.quiet()
    assert world.pings()["Marcus"] == 1


async def test_whoever_is_away_can_change_when_they_are_back_and_who_plays(world: BotWorld) -> None:
    livia = world.people[0]
    assert (await typed(world, livia, "away", turns="plays")).text == ENGLISH("away-not")
    begun = (await typed(world, livia, "away", until="3 days", turns="plays")).text
    assert "one plays for you from now on" in begun
    assert "the end of the day in UTC" in begun
    assert "one plays for you" in (await typed(world, livia, "away")).text
    assert (
        "one plays for you from now on" in (await typed(world, livia, "away", until="5 days")).text
    )
    until = (await world.tables.names([world.player(livia)]))[world.player(livia)].absence
    changed = (await typed(world, livia, "away", turns="wait")).text
    assert "Your clock stops" in changed
    assert "Your clock stops" in (await typed(world, livia, "away")).text
    now = (await world.tables.names([world.player(livia)]))[world.player(livia)].absence
    assert until
    assert now == until.model_copy(update={"plays": False})
    await typed(world, livia, "settings mine", zone="berlin")
    assert "in UTC" not in (await typed(world, livia, "away", until="tomorrow")).text
    assert (
        "not set, so I go by UTC" in (await typed(world, livia, "settings mine", zone="none")).text
    )


async def test_only_whoever_is_away_comes_back_and_a_nudge_says_until_when(world: BotWorld) -> None:
    up = await world.decides(await world.start(people=2))
    [other] = {*world.people[:2]} - {up}
    assert (await typed(world, up, "away", until="back")).text == ENGLISH("away-not")
    assert "Your clock stops" in (await typed(world, up, "away", until="3 days")).text
    for _ in range(2):
        said = (await typed(world, other, "nudge")).text
        assert said.startswith("They're away until <t:")
    assert (await typed(world, up, "away", until="back")).text == ENGLISH("away-back")
    assert (await typed(world, up, "away", until="back")).text == ENGLISH("away-not")
