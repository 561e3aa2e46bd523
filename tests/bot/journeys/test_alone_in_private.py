"""Alone against Contrarius in direct messages with the bot: there is no server, and all works."""

from players import player_for
from sandbox import Person, Sight
from tests.bot.journeys.robots import PLAY, Robot
from tests.bot.journeys.shortened import play_until_nearly_over
from tests.world.wire import BotWorld, labels

NOVICE = player_for("novice", "alone")


def asks(sight: Sight) -> bool:
    return Robot.offers(sight, PLAY)


async def begun(world: BotWorld, livia: Person, **options: object) -> Robot:
    answer = await livia.command(livia.dm, "concordia solo", **options)
    assert "The game is on" in (await answer.filled()).text
    await livia.sees_soon(livia.dm, asks)
    return Robot(world, livia, NOVICE, livia.dm)


async def one_turn(robot: Robot) -> None:
    while (view := (await robot.look()).view) and view.turn == 1:
        await robot.by_command()


async def test_a_game_begins_at_once_and_goes_on_to_its_end_and_into_a_rematch(
    world: BotWorld,
) -> None:
    livia = world.people[0]
    robot = await begun(world, livia, board="Creta", difficulty="strongExpert")
    first = await livia.sees_soon(livia.dm, asks)
    assert first.pictures, "the board is drawn here too"
    assert world.sights() == [], "the server knows nothing of it"
    await robot.by_buttons()
    await world.restart()
    await livia.sees_soon(livia.dm, asks)
    await robot.by_command()
    await robot.by_buttons()

    await play_until_nearly_over(world, NOVICE, livia.dm)
    while (await robot.look()).stage == "playing":
        await robot.by_buttons()
    ended = await livia.sees_soon(livia.dm, "Contrarius at strong expert difficulty")
    assert "Rematch" in labels(ended)
    scores = await (await livia.command(livia.dm, "score")).filled()
    assert "Contrarius" in scores.text

    over = await world.table(livia.dm)
    await livia.click(ended, "Rematch")
    await livia.sees_soon(livia.dm, lambda sight: asks(sight) and "turn 1" in sight.text)
    assert await world.table(livia.dm) != over
    look = await robot.look()
    assert (look.stage, look.options.solitaria_difficulty) == ("playing", "strongExpert")


async def test_what_is_looked_up_and_taken_back_here_is_about_this_table(world: BotWorld) -> None:
    livia = world.people[0]
    robot = await begun(world, livia)
    await world.start(people=[livia, world.people[1]])  # another one, in the channel
    for command in ("hand", "board", "display", "score", "log"):
        shown = await (await livia.command(livia.dm, command)).filled()
        assert "<#" not in shown.text, command
    await one_turn(robot)
    await (await livia.command(livia.dm, "undo")).filled()
    assert (await world.view(await world.table(livia.dm))).turn == 1
    listed = await (await livia.command(world.channel, "games")).filled()
    assert "in our direct messages" in listed.text
    assert f"channels/@me/{livia.dm.id}" in listed.text


async def test_what_needs_a_server_says_so_and_what_works_here(world: BotWorld) -> None:
    livia = world.people[0]
    for command in ("concordia new", "concordia quick", "concordia duel"):
        options = {"board": "Creta", "seats": 2} if command == "concordia new" else {}
        refused = await (await livia.command(livia.dm, command, **options)).filled()
        assert "only works in a server's channel" in refused.text
        assert "/concordia solo" in refused.text
    helped = await (await livia.command(livia.dm, "help")).filled()
    assert "/concordia solo" in helped.text


async def test_a_second_game_waits_until_the_first_is_over(world: BotWorld) -> None:
    livia = world.people[0]
    await begun(world, livia)
    refused = await (await livia.command(livia.dm, "concordia solo")).filled()
    assert "already" in refused.text


async def test_somebody_who_takes_no_messages_any_more_finds_the_game_again(
    world: BotWorld,
) -> None:
    livia = world.people[0]
    robot = await begun(world, livia)
    await world.quiet()
    livia.close_dms()
    await one_turn(robot)
    await world.quiet()
    assert world.tables.said.waiting("parked") == 1
    # Once for each click that came after a try: every one of them ends the wait.
    refused = [each.code for each in world.local.journal.refusals]
    assert set(refused) == {50007}
    world.local.journal.expect(*refused)
    livia.user.takes_dms = True
    await (await livia.command(livia.dm, "board")).filled()
    await world.quiet()
    assert world.tables.said.waiting("parked") == 0
