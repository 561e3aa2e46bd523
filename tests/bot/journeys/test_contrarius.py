"""Against Contrarius over the wire: alone, one command and the first turn is there; two of you.
Whole games that are clicked: test_contrarius_clicked.py."""

from players import player_for
from sandbox import Sight
from tests.bot.journeys.robots import PLAY, Robot
from tests.bot.journeys.shortened import play_until_nearly_over
from tests.world.wire import BotWorld


async def test_a_solo_game_begins_at_once_and_is_played_to_the_end(world: BotWorld) -> None:
    livia = world.people[0]
    begun = await livia.command(world.channel, "concordia solo", difficulty="strongExpert")
    assert "The game is on" in (await begun.filled()).text

    def asks_livia(sight: Sight) -> bool:
        return sight.pings and Robot.offers(sight, PLAY)

    await livia.sees_soon(world.channel, asks_livia)
    robot = Robot(world, livia, player_for("novice", "solo"))
    await robot.by_buttons()
    told = await livia.sees_soon(world.channel, "Your last turn")
    assert "; **Contrarius** (C)" in told.text, "what he did about the card"
    await play_until_nearly_over(world, robot.player, world.channel)
    while (await world.look(who=livia)).stage == "playing":
        await robot.by_buttons()
    ended = await livia.sees_soon(world.channel, "Contrarius at strong expert difficulty")
    assert "Rematch" in [button.label for button in ended.buttons]


async def test_a_duel_waits_for_the_second_human(world: BotWorld) -> None:
    livia = world.people[0]
    opened = await livia.command(
        world.channel, "concordia duel", board="Creta", scoring="cooperative"
    )
    await opened.filled()
    look = await world.look(who=livia)
    assert look.stage == "lobby"
    assert (look.options.solitaria, look.options.seats) == ("two", 2)
    assert look.options.solitaria_scoring == "cooperative"
    lobby = await livia.sees_soon(world.channel, "house version")
    assert "you win together" in lobby.text


async def test_where_contrarius_cannot_play_it_is_said_why(world: BotWorld) -> None:
    refused = await world.people[0].command(world.channel, "concordia solo", board="Gallia")
    assert "Contrarius can't play on Gallia" in (await refused.filled()).text


async def test_reactions_dice_difficulty_and_market_are_looked_up(world: BotWorld) -> None:
    said = {
        "reactions": "Specialists: 3 points",
        "dice": "red**: 2× a land colonist",
        "difficulty": "Strong veteran: 10",
        "market": "house version",
    }
    for subject, expected in said.items():
        told = await world.people[0].command(world.channel, "rules", card=subject)
        assert expected in (await told.filled()).text
