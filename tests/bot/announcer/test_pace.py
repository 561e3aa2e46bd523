"""What the channel shows of a pace: since when and until when somebody is waited for, and then."""

from random import Random

from bot.tables.pace import HOUR
from bot.tables.seating import Pace
from bot.tables.wishes import Act, ChangePace, ComeBack, Start
from sandbox.sights import Sight
from tests.world.wire import AnnouncerWorld, labels

CHANCE = Random(1)
PACE = Pace(seconds=24 * HOUR, reserve=6 * HOUR)


def the_table(world: AnnouncerWorld) -> Sight:
    [sight] = [each for each in world.with_buttons() if "Play" in labels(each)]
    return sight


async def test_the_table_says_until_when_it_waits_and_who_plays_then(world: AnnouncerWorld) -> None:
    table = await world.open(people=2)
    await world.ask(0, table, ChangePace(PACE))
    await world.say()
    assert "24 hours a turn, plus a reserve of 6 hours each" in world.sights()[-1].text
    await world.ask(0, table, Start())
    await world.say()
    began = int(world.clock.now)
    absent = await world.decides(table)
    name = absent.user.display_name
    waiting = the_table(world).text
    assert f"Asked <t:{began}:R>" in waiting
    assert f"ends on <t:{began + 24 * 3600}:f>" in waiting
    assert f"up on <t:{began + 30 * 3600}:f>" in waiting
    pings = world.pings()
    for missed in range(3):
        clock = (await world.look(table)).clock
        assert clock
        assert clock.due
        world.clock.now = clock.due
        await world.tables.tick()
        await world.say()
        if missed == 0:
            assert world.pings()[name] == pings[name], "a turn that was missed calls nobody"
            told = f"{absent.mention} ran out of time, so a stand-in (hash) plays this turn"
            assert len([each for each in world.sights() if told in each.text]) == 1
        await world.tables.rest()
        turn = (await world.view(table)).turn
        assert await world.decides(table) != absent
        while (await world.view(table)).turn == turn:
            await world.play(table, CHANCE)
        await world.say()
    assert "A stand-in plays for" in the_table(world).text
    assert "I'm back" in labels(the_table(world))
    await world.ask(absent, table, ComeBack())
    await world.say()
    assert "A stand-in plays for" not in the_table(world).text
    assert "I'm back" not in labels(the_table(world))
    assert f"{absent.mention} is back" in "".join(each.text for each in world.sights())


async def test_a_pace_is_voted_on_in_the_channel(world: AnnouncerWorld) -> None:
    table = await world.start(people=2)
    await world.say()
    await world.ask(0, table, ChangePace(PACE))
    await world.say()
    [vote] = [each for each in world.with_buttons() if "Agree" in labels(each)]
    assert "24 hours a turn" in vote.text
    await world.agree(table, "pace")
    await world.say()
    assert "The pace changes" in world.people[0].looks_again(vote).text
    due = int(world.clock.now + 30 * HOUR)
    assert f"Whoever is up now has until <t:{due}:f>" in "".join(s.text for s in world.sights())
    assert f"<t:{due}:f>" in the_table(world).text


async def test_while_all_choose_everybody_reads_whose_time_runs(world: AnnouncerWorld) -> None:
    """In the channel; in private, only whoever it is reads until when."""
    table = await world.open({"forum": True}, 2)
    await world.ask(0, table, ChangePace(PACE))
    await world.ask(0, table, Start())
    await world.say()
    guests = (await world.look(table)).guests
    first, second = (world.named(each.player) for each in guests if each.player)
    named = f"now for **{first.user.display_name}**"
    assert named in the_table(world).text
    due = f"<t:{int(world.clock.now + 30 * HOUR)}:f>"
    for person, reads in ((first, True), (second, False)):
        [asked] = [each for each in person.sees(person.dm) if "Your patrician" in each.text]
        assert (due in asked.text) is reads
    look = await world.look(table, first)
    await world.ask(first, table, Act(look.number, look.offered[:1]))
    await world.say()
    assert "now for" not in the_table(world).text, "there is one left"
    assert due in the_table(world).text
