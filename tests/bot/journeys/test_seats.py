"""Seats of a game, over the wire: offered and accepted, given away by a vote, or not at all."""

from __future__ import annotations

import json
from typing import Any

from bot.tables import TableId
from sandbox import Outcome, Person, Sight
from sandbox.permissions import Permission
from tests.bot.journeys.games import RECORD, stands
from tests.bot.journeys.robots import Robot
from tests.bot.journeys.witness import answered_kindly, answers
from tests.world.wire import BotWorld
from words import ENGLISH

FOUR: dict[str, object] = {"board": "hellas", "seats": 4}


async def typed(world: BotWorld, person: Person, name: str, **options: Any) -> str:
    said = await (await person.command(world.channel, f"concordia {name}", **options)).filled()
    assert said.private
    return said.text


async def clicked(world: BotWorld, person: Person, label: str) -> Sight:
    """The message with that button, as it is afterwards."""
    sight = await stands(world, person, world.channel, label)
    await person.click(sight, label)
    await world.quiet()
    return person.looks_again(sight)


async def refused(world: BotWorld, person: Person, label: str) -> str:
    sight = await stands(world, person, world.channel, label)
    outcome = await person.click(sight, label)
    return await told(world, outcome)


async def told(world: BotWorld, outcome: Outcome) -> str:
    await answered_kindly(world, outcome)
    (answer,) = answers(world, outcome)
    return answer.text


async def sits(world: BotWorld, table: TableId, person: Person) -> bool:
    return world.player(person) in [each.player for each in (await world.look(table)).guests]


def may_moderate(world: BotWorld, person: Person) -> None:
    role = world.local.world.add_role(world.guild, "warden", int(Permission.MANAGE_MESSAGES))
    world.local.world.give_role(world.guild, person.user, role)


async def test_a_seat_is_offered_where_it_is_seen_and_taken_by_accepting(world: BotWorld) -> None:
    table = await world.start(FOUR, 1, computers=3)
    livia, marcus, julia = world.people[:3]
    said = await typed(world, livia, "replace", seat="green", player=julia)
    assert said == ENGLISH("host-offered")
    offer = await stands(world, julia, world.channel, "Accept")
    assert f"{julia.mention}, {livia.mention} would like you to play it." in offer.text
    assert julia.looks_again(offer).pings == 1
    assert not await sits(world, table, julia)
    assert await refused(world, marcus, "Accept") == ENGLISH("error-not-invited")
    after = await clicked(world, julia, "Accept")
    assert f"{julia.mention} accepted" in after.text
    assert not after.buttons
    assert await sits(world, table, julia)
    assert sum(julia.mention in each.text for each in world.sights()) > 1, "she is called by name"


async def test_who_declines_is_thanked_and_an_old_offer_is_over(world: BotWorld) -> None:
    table = await world.start(FOUR, 1, computers=3)
    livia, _, julia = world.people[:3]
    await typed(world, livia, "replace", seat="green", player=julia)
    offer = await stands(world, julia, world.channel, "Accept")
    accept = next(each.custom_id for each in offer.buttons if each.label == "Accept")
    assert accept
    after = await clicked(world, julia, "Decline")
    assert "would rather not" in after.text
    late = await julia.forge(offer, accept)
    assert await told(world, late) == ENGLISH("error-no-invitation")
    assert not await sits(world, table, julia)


async def test_while_others_play_a_computers_seat_is_given_away_by_a_vote(
    world: BotWorld,
) -> None:
    table = await world.start(FOUR, 2, computers=2)
    livia, marcus, julia = world.people[:3]
    said = await typed(world, livia, "replace", seat="computer", player=julia)
    assert said == ENGLISH("error-nobody-there"), "there are two"
    colour = next(
        ENGLISH(f"colour-{name}")
        for name, guest in zip(
            ("red", "green", "yellow", "blue"), (await world.look(table)).guests, strict=False
        )
        if guest.level
    )
    said = await typed(world, livia, "replace", seat=colour, player=julia)
    assert said == ENGLISH("host-vote-begun")
    vote = await stands(world, marcus, world.channel, "Agree")
    assert f"{livia.mention} suggests that {julia.mention} takes over." in vote.text
    assert marcus.looks_again(vote).pings == 1
    assert await refused(world, julia, "Agree") == ENGLISH("error-not-a-voter")
    await clicked(world, marcus, "Agree")
    assert not await sits(world, table, julia)
    await clicked(world, julia, "Accept")
    assert await sits(world, table, julia)
    said = await typed(world, julia, "kick", seat="Marcus")
    assert said == ENGLISH("error-joined-later")


async def test_a_moderator_who_plays_is_a_player_and_one_who_does_not_is_not(
    world: BotWorld,
) -> None:
    table = await world.start(FOUR, 3, computers=1)
    _, marcus, _, gaius = world.people[:4]
    for person in (marcus, gaius):
        may_moderate(world, person)
    for name, given in (("abandon", {"sure": "yes"}), ("host", {"player": marcus})):
        assert await typed(world, marcus, name, **given) == ENGLISH("error-plays-here")
    assert await typed(world, marcus, "resign", sure="yes") == ENGLISH("host-resigned")
    await world.quiet()
    assert await typed(world, marcus, "abandon", sure="yes") == ENGLISH("error-plays-here")
    said = await typed(world, gaius, "abandon", sure="yes")
    assert said == ENGLISH("host-abandoned")
    assert (await world.look(table)).stage == "abandoned"


async def test_the_host_ends_a_game_of_others_by_a_vote(world: BotWorld) -> None:
    table = await world.start(FOUR, 2, computers=2)
    livia, marcus = world.people[:2]
    said = await typed(world, livia, "abandon", sure="yes")
    assert said == ENGLISH("host-vote-begun")
    vote = await stands(world, marcus, world.channel, "Agree")
    assert "End this game for everyone?" in vote.text
    after = await clicked(world, marcus, "No")
    assert "The game goes on" in after.text
    assert (await world.look(table)).stage == "playing"
    await typed(world, livia, "abandon", sure="yes")
    await clicked(world, marcus, "Agree")
    assert (await world.look(table)).stage == "abandoned"


async def test_the_seats_of_an_imported_game_are_called_by_colour_and_name(
    world: BotWorld,
) -> None:
    record = json.loads(RECORD.read_text())
    record["actions"] = record["actions"][:20]
    record["seats"] = ["Cicero", "Clodia", "123456789012345678"]
    livia, marcus = world.people[:2]
    table = TableId((await world.bring(livia, world.channel, json.dumps(record))).table)
    await world.quiet()
    offered = await livia.autocomplete(world.channel, "concordia replace", "seat", "")
    assert offered == ["Red – Cicero (R)", "Green – Clodia (G)", "Yellow (Y)"]
    offered = await livia.autocomplete(world.channel, "concordia replace", "seat", "yell")
    assert offered == ["Yellow (Y)"]
    assert await typed(world, livia, "replace", seat="yellow") == ENGLISH("host-filled")
    assert (await world.look(table)).guests[2].level
    said = await typed(world, livia, "replace", seat="yellow")
    assert said == ENGLISH("error-seat-not-empty")
    said = await typed(world, livia, "replace", seat="Cicero", player=livia)
    assert said == ENGLISH("host-replaced")
    said = await typed(world, livia, "replace", seat="green", player=marcus)
    assert said == ENGLISH("host-offered")
    await clicked(world, marcus, "Accept")
    assert await sits(world, table, marcus)
    assert Robot.offers(await stands(world, livia, world.channel, "Play"), "Play")


async def test_who_was_sent_away_is_told_so_and_can_be_invited(world: BotWorld) -> None:
    table = await world.open(FOUR, 2)
    livia, marcus = world.people[:2]
    await stands(world, livia, world.channel, "Join")
    assert await typed(world, livia, "kick", seat="Marcus") == ENGLISH("host-kicked")
    assert await refused(world, marcus, "Join") == ENGLISH("error-sent-away")
    assert await typed(world, livia, "invite", player=marcus) == ENGLISH("host-invited")
    await world.quiet()
    called = [each for each in world.sights() if f"{marcus.mention}, {livia.mention}" in each.text]
    assert [marcus.looks_again(each).pings for each in called] == [1]
    await clicked(world, marcus, "Join")
    assert await sits(world, table, marcus)
