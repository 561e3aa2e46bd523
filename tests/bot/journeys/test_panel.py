"""The private panel over the wire: from Play to Confirm, there and back, and after a restart."""

from bot.discord.discord_visit import TOKEN_EXPIRED
from bot.texts.custom_ids import custom_id
from players import player_for
from sandbox import Person
from tests.bot.journeys.robots import CONFIRM, PLAY, Robot
from tests.world.wire import BotWorld, labels
from words import ENGLISH


async def deciding(world: BotWorld) -> Robot:
    for person in world.people[:2]:
        robot = Robot(world, person, player_for("novice", "panel"))
        if await robot.decides():
            return robot
    raise AssertionError("nobody is to decide")


def others(world: BotWorld, robot: Robot) -> list[Person]:
    return [each for each in world.people if each is not robot.person]


async def test_turns_are_played_by_buttons(world: BotWorld) -> None:
    await world.start()
    for turn in range(1, 5):
        assert (await world.view()).turn == turn
        await (await deciding(world)).by_buttons()


async def test_nobody_sees_anything_before_it_is_confirmed(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    table = await robot.person.sees_soon(world.channel, lambda sight: robot.offers(sight, PLAY))
    before = [each.sees(world.channel) for each in others(world, robot)]
    look = await world.look()
    panel = await robot.to_confirm()
    await world.local.settle()
    assert [each.sees(world.channel) for each in others(world, robot)] == before
    assert await world.look() == look
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    assert (await world.look()).number > look.number
    assert table.id != panel.id


async def test_every_step_can_be_undone_and_begun_afresh(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    tried = len((await robot.draft()).actions)
    panel = await robot.changed(panel, robot.person.click(panel, "Back one step"))
    assert len((await robot.draft()).actions) == tried - 1
    while robot.offers(panel, "Back one step"):
        panel = await robot.changed(panel, robot.person.click(panel, "Back one step"))
    assert (await robot.draft()).actions == ()
    panel = await robot.to_confirm()
    if robot.offers(panel, "Start over"):
        await robot.changed(panel, robot.person.click(panel, "Start over"))
        assert (await robot.draft()).actions == ()


async def test_the_picture_is_of_the_question_at_hand(world: BotWorld) -> None:
    """The hand while a card is chosen, then the map around where a colonist may go."""
    await world.start()
    robot = await deciding(world)
    panel = await robot.opened()
    assert [each.filename for each in panel.pictures] == ["hand.png"]
    panel = await robot.changed(panel, robot.person.click(panel, "Architect (Jupiter)"))
    assert [(each.filename, bool(each.alt)) for each in panel.pictures] == [("question.png", True)]


async def test_only_what_is_ready_can_be_confirmed(world: BotWorld) -> None:
    """A tampered client could send a click on Confirm before there is such a button."""
    table = await world.start()
    robot = await deciding(world)
    panel = await robot.opened()
    for forged in range(2):
        draft = await robot.draft()
        assert (len(draft.actions), draft.ready) == (forged, False)
        number = (await world.look()).number
        confirm = custom_id("confirm", table, draft.mark)
        await (await robot.person.forge(panel, confirm)).answered()
        await world.quiet()
        assert (await world.look()).number == number
        assert (await robot.draft()).actions == draft.actions
        if not forged:
            await robot.person.click(panel, "Architect (Jupiter)")
            await world.quiet()


async def test_a_panel_reopens_where_it_was_after_a_restart(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    await world.restart()
    number = (await world.look()).number
    again = await robot.opened()
    assert again.text == panel.text
    assert [each.custom_id for each in again.buttons] == [each.custom_id for each in panel.buttons]
    replaced = await robot.changed(panel, robot.person.click(panel, CONFIRM))
    assert replaced.text == ENGLISH("panel-replaced")  # the old one could not be deleted any more
    assert labels(replaced) == [PLAY]
    assert (await world.look()).number == number
    back = await robot.changed(replaced, robot.person.click(replaced, PLAY))
    assert back.text == panel.text
    await world.quiet()
    assert robot.panels() == [back]
    await robot.changed(back, robot.person.click(back, CONFIRM))
    assert (await world.look()).number > number


async def test_a_panel_from_before_a_restart_still_works(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    await world.restart()
    number = (await world.look()).number
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    assert (await world.look()).number > number


async def test_of_all_panels_only_the_newest_is_left(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    person = robot.person
    await robot.opened()
    again = await robot.opened()
    await world.quiet()
    assert robot.panels() == [again]
    begun = await (await person.command(world.channel, "architect")).filled()
    await world.quiet()
    assert [each.id for each in robot.panels()] == [begun.id]
    private = await (await person.command(person.dm, "mercator")).filled()
    await world.quiet()
    assert robot.panels() == []
    assert [each.id for each in person.sees(person.dm) if each.private] == [private.id]
    done = await (await person.command(world.channel, "mercator", buy="1 brick")).filled()
    await world.quiet()
    assert [each.id for each in robot.panels()] == [done.id]
    assert not any(each.private for each in person.sees(person.dm))
    assert "You played the Mercator" in done.text


async def test_the_panels_of_two_tables_and_of_two_people_are_left_alone(world: BotWorld) -> None:
    await world.start()
    other = world.local.world.add_channel(world.guild, "other")
    await world.start({"board": "creta"}, 2, channel=other)
    robot = await deciding(world)
    await robot.opened()
    await robot.opened(other)
    for person in others(world, robot)[:1]:
        await Robot(world, person, robot.player).opened()
    await world.quiet()
    assert len(robot.panels()) == 1
    assert len([each for each in robot.person.sees(other) if each.private]) == 1


async def test_a_panel_that_cannot_be_deleted_any_more_says_so_when_it_is_clicked(
    world: BotWorld,
) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.opened()
    world.local.clock.advance(15 * 60 + 1)
    world.local.journal.expect(TOKEN_EXPIRED)
    again = await robot.opened()
    await world.quiet()
    assert len(robot.panels()) == 2
    panel = robot.person.looks_again(panel)
    replaced = await robot.changed(panel, robot.person.click(panel, "Architect (Jupiter)"))
    assert replaced.text == ENGLISH("panel-replaced")
    assert robot.person.looks_again(again) == again
    assert (await robot.draft()).actions == ()
