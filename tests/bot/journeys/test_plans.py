"""A turn planned while somebody else plays: by panel and by command, seen by nobody else."""

from pathlib import Path

from bot.tables.wishes import Act
from sandbox import Sight
from tests.bot.commands.typists import sentence_for
from tests.bot.journeys.games import Game, game
from tests.bot.journeys.receiving import Receiver
from tests.bot.journeys.robots import Robot
from tests.world.tables import player_for
from tests.world.wire import BotWorld, a_bot_world, labels

KEEP = "Keep plan"


def robot(table: Game) -> Robot:
    return Robot(table.world, table.waiting, player_for("hash", "plans"))


async def planned(table: Game) -> Sight:
    """By clicks on the panel that opens out of turn."""
    by = robot(table)
    panel = await (await table.waiting.click(table.sight, "Play")).filled()
    assert "Plan your next turn" in panel.text
    panel = await by.clicked_through(panel)
    return await by.changed(panel, table.waiting.click(panel, KEEP))


async def test_a_turn_is_planned_in_the_panel_and_played_when_it_comes(world: BotWorld) -> None:
    table = await game(world, world.channel)
    planner, player = table.waiting, world.player(table.waiting)
    panel = await planned(table)
    assert "**Your plans**, as they will read once played:\n**1.**" in panel.text
    by = robot(table)
    panel = await by.changed(panel, planner.click(panel, "Ask me if the board changes"))
    assert "I'll ask you instead of playing it" in panel.text
    panel = await by.changed(panel, planner.click(panel, "Play it even if the board changes"))
    menu = next(each for each in panel.menus if each.custom_id.startswith("plan:"))
    assert list(menu.values) == ["change.0", "drop.0"]
    changing = await by.changed(panel, planner.choose(panel, menu.custom_id, "change.0"))
    assert "You're changing plan 1" in changing.text
    assert KEEP in labels(changing)
    kept = await by.changed(changing, planner.click(changing, KEEP))
    assert "**2.**" not in kept.text
    plan = (await world.tables.plans(table.table, player)).kept.plans[0].actions
    draft = await table.tried()
    while draft.actions and (await world.look(table.table, table.deciding)).offered:
        await world.ask(table.deciding, table.table, Act(draft.number, draft.actions))
        if (await world.view(table.table)).turn > 1:
            break
        draft = await table.tried()
    await world.quiet()
    entries = (await world.entries(table.table))[-len(plan) :]
    assert {each.player for each in entries} == {player}
    assert await world.decides(table.table) == table.deciding
    sight = world.with_buttons()[-1]
    assert "Marcus" in sight.text or "Livia" in sight.text, "it is told like any other turn"


async def test_a_command_out_of_turn_fills_in_the_plan(world: BotWorld) -> None:
    table = await game(world, world.channel)
    planner, player, by = table.waiting, world.player(table.waiting), robot(table)
    opened = await (await planner.command(world.channel, "plan")).filled()
    assert "Plan your next turn" in opened.text
    fresh = await by.rehearsal()
    sentences = (sentence_for(fresh, player_for("hash", f"{each}")) for each in range(99))
    said = next(each for each in sentences if each.command != "choose" and each.options)
    number = (await world.look(table.table)).number
    typed = await (await planner.command(world.channel, said.command, **said.options)).filled()
    if KEEP not in labels(typed):
        typed = await by.clicked_through(typed)
    kept = await by.changed(typed, planner.click(typed, KEEP))
    assert "**1.**" in kept.text
    assert (await world.look(table.table)).number == number, "nothing is played yet"
    (plan,) = (await world.tables.plans(table.table, player)).kept.plans
    assert plan.actions
    refused = await (await planner.command(world.channel, "choose", answer="Tribune")).filled()
    assert "not up to you" in refused.text
    menu = next(each for each in kept.menus if each.custom_id.startswith("plan:"))
    dropped = await by.changed(kept, planner.choose(kept, menu.custom_id, "drop.0"))
    assert "**Your plans**" not in dropped.text
    assert (await world.tables.plans(table.table, player)).kept.plans == ()
    forged = await planner.forge(table.sight, f"plan:{table.table}:0000:burn.9")
    assert "out of date" in (await forged.filled()).text


async def test_others_receive_the_same_with_and_without_a_plan(tmp_path: Path) -> None:
    """Byte for byte, with all pictures, until the turn comes."""
    received: list[list[list[str]]] = []
    for plans in (False, True):
        async with a_bot_world(tmp_path / f"{plans}.sqlite") as world:
            table = await game(world, world.channel)
            others = [Receiver(world, each) for each in (table.deciding, table.outsider)]
            if plans:
                await planned(table)
            panel = await table.panel()
            assert panel.text
            await table.deciding.command(world.channel, "board")
            await world.quiet()
            received.append([each.all() for each in others])
    assert received[0] == received[1]
    assert len(received[0][0]) > 2
