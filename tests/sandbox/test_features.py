"""Every feature, with the real discord.py: in this process, and as a process of its own over TLS.

A world is shared by the tests of a module; each has a channel and people of its own.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from sandbox import GENEROUS, Clock, LocalDiscord, NotPossible, Person, Specification
from sandbox.interaction import InteractionAnswer
from sandbox.model import Channel, Guild, Role
from tests.sandbox.bots import Authority, BotProcess, running
from tests.sandbox.conftest import MODERATOR
from tests.sandbox.sample_bot import SampleBot, picture
from tests.sandbox.shapes import assert_discords_shape

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class Place:
    local: LocalDiscord
    guild: Guild
    channel: Channel
    alice: Person
    bob: Person


@pytest_asyncio.fixture(
    scope="module", loop_scope="module", params=["in process", "own process over TLS"]
)
async def shared(
    request: pytest.FixtureRequest,
    specification: Specification | None,
    authority: Authority,
) -> AsyncIterator[LocalDiscord]:
    clock = Clock(standing=True)
    if request.param == "in process":
        async with (
            LocalDiscord(clock=clock, rates=GENEROUS, specification=specification) as local,
            running(local, SampleBot()),
        ):
            yield local
        return
    async with LocalDiscord(
        clock=clock, rates=GENEROUS, specification=specification, tls=authority.tls
    ) as local:
        process = BotProcess(local, authority)
        await process.start()
        yield local
        await process.kill()


@pytest.fixture
def place(shared: LocalDiscord) -> Iterator[Place]:
    guild = shared.world.add_guild("Forum", bot_permissions=MODERATOR)
    channel = shared.world.add_channel(guild, "general")
    alice, bob = shared.person("Alice", guild), shared.person("Bob", guild)
    shared.journal.exchanges.clear()
    yield Place(shared, guild, channel, alice, bob)
    shared.journal.check()
    assert_discords_shape(shared)


async def test_a_command_is_answered(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "hello", name="Rome")
    assert outcome.reply.text == "Hello Rome\nHi"
    assert [sight.text for sight in place.bob.sees(place.channel)] == ["Hello Rome\nHi"]


async def test_a_command_is_offered_and_answered_in_the_language_of_the_person(
    place: Place,
) -> None:
    claire = place.local.person("Claire", place.guild, locale="fr")
    offered = {offer.name: offer.description for offer in claire.commands(place.channel)}
    assert offered["bonjour"] == "Dit bonjour"
    assert "hello" in {offer.name for offer in place.alice.commands(place.channel)}
    outcome = await claire.command(place.channel, "bonjour", nom="Rome")
    assert outcome.reply.content == "Bonjour Rome"
    with pytest.raises(NotPossible, match="bonjour has no option 'surnom', only \\['nom'\\]"):
        await claire.command(place.channel, "bonjour", surnom="Rome")


async def test_a_command_of_a_group_takes_options(place: Place) -> None:
    outcome = await place.alice.command(
        place.channel, "game new", town="Roma", seats=4, mode="Alone"
    )
    assert outcome.reply.text == "new in Roma for 4, single"


async def test_a_group_within_a_group_takes_a_person_and_pings_him(place: Place) -> None:
    await place.alice.command(place.channel, "game seat take", person=place.bob)
    assert [sight.content for sight in place.bob.pings(place.channel)] == [
        f"{place.bob.mention} sits down"
    ]
    assert place.alice.pings(place.channel) == []


async def test_what_is_typed_is_completed(place: Place) -> None:
    typed = place.alice.autocomplete(place.channel, "game new", "town", "n", seats=3)
    assert await typed == ["Narbo (seats 3)", "Nemausus (seats 3)"]


async def test_a_click_changes_the_message(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "buttons")
    pressed = await place.bob.click(outcome.reply, "Press me")
    assert pressed.answer is InteractionAnswer.UPDATE
    seen = place.alice.sees(place.channel)[0]
    assert seen.text == "pressed"
    assert seen.edited
    assert seen.button("Press me").disabled


async def test_a_click_may_be_put_off_and_answered_by_an_edit(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "buttons")
    slowly = await place.alice.click(outcome.reply, "Slowly")
    assert slowly.answer is InteractionAnswer.DEFERRED_UPDATE
    await place.bob.sees_soon(place.channel, "pressed slowly")


@pytest.mark.parametrize(
    ("menu", "chosen", "told"),
    [
        ("A town", lambda _: ["Narbo"], "town Narbo"),
        ("Some people", lambda place: [place.alice, place.bob], "people Alice, Bob"),
        ("A role", lambda place: [_role(place)], "role Consul"),
        ("Anyone", lambda place: [place.bob, _role(place)], "anyone Member, Role"),
        ("A channel", lambda place: [place.channel], "channel general"),
    ],
)
async def test_every_kind_of_menu_can_be_chosen_from(
    place: Place, menu: str, chosen: Callable[[Place], list[Any]], told: str
) -> None:
    outcome = await place.alice.command(place.channel, "menus")
    answer = await place.alice.choose(outcome.reply, menu, *chosen(place))
    assert answer.reply.text == told


def _role(place: Place) -> Role:
    known = [role for role in place.guild.roles.values() if role.name == "Consul"]
    return known[0] if known else place.local.world.add_role(place.guild, "Consul")


async def test_a_form_comes_from_a_command_and_its_answer_is_private(place: Place) -> None:
    opened = await place.alice.command(place.channel, "form")
    entered = {"Name": "Livia", "Town": "Roma", "Remark": "salve"}
    answer = await place.alice.submit(opened, entered)
    assert answer.reply.text == "Livia of Roma: salve"
    assert answer.reply.private
    assert place.bob.sees(place.channel) == []


async def test_a_form_comes_from_a_button_too(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "buttons")
    opened = await place.alice.click(outcome.reply, "Ask")
    assert opened.form["title"] == "A form"
    answer = await place.alice.submit(opened, {"Name": "Livia", "Town": "Narbo"})
    assert answer.reply.text == "Livia of Narbo:"


async def test_a_table_shows_its_picture_and_counts(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "table")
    shown = outcome.reply
    assert shown.text == "Counted to 1"
    assert [(each.filename, each.alt) for each in shown.pictures] == [
        ("board.png", "The board"),
        ("board.png", "A red board"),
    ]
    assert shown.pictures[0].data == picture().getvalue()
    await place.alice.click(shown, "Count 1")
    counted = await place.bob.click(shown, "Count 2")
    assert counted.reply.text == "Counted to 3"
    assert len(counted.reply.pictures) == 2


async def test_a_private_reply_is_seen_and_clicked_by_one_person_only(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "buttons", private=True)
    assert outcome.reply.private
    assert place.bob.sees(place.channel) == []
    pressed = await place.alice.click(outcome.reply, "Press me")
    assert pressed.reply.text == "pressed"
    with pytest.raises(NotPossible, match="does not see"):
        await place.bob.click(outcome.reply, "Slowly")


@pytest.mark.parametrize("private", [False, True])
async def test_the_first_follow_up_fills_the_thinking_message(place: Place, private: bool) -> None:
    outcome = await place.alice.command(place.channel, "later", private=private)
    assert outcome.answer is InteractionAnswer.DEFERRED_MESSAGE
    await place.alice.sees_soon(place.channel, "first, edited")
    assert outcome.reply.private is private
    seen = {"first, edited": private, "second, edited": True}
    assert {each.text: each.private for each in place.alice.sees(place.channel)} == seen
    others = [] if private else ["first, edited"]
    assert [each.text for each in place.bob.sees(place.channel)] == others


async def test_a_dm_arrives_and_its_buttons_work(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "whisper", person=place.bob)
    whispered = await place.bob.sees_soon(place.bob.dm, "psst")
    assert (await outcome.filled()).text == "whispered"
    assert place.alice.sees(place.bob.dm) == []
    pressed = await place.bob.click(whispered, "Press me")
    assert pressed.reply.text == "pressed"


async def test_the_bot_hears_a_dm(place: Place) -> None:
    place.bob.write(place.bob.dm, "salve")
    await place.bob.sees_soon(place.bob.dm, "you said salve")


async def test_closed_dms_are_refused_with_50007(place: Place) -> None:
    place.bob.close_dms()
    place.local.journal.expect(50007)
    outcome = await place.alice.command(place.channel, "whisper", person=place.bob)
    assert (await outcome.filled()).text == "cannot whisper: 50007"


async def test_threads_are_opened_and_their_buttons_work(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "thread", name="talk")
    assert (await outcome.filled()).text == "talk and talk about"
    threads = {each.name: each for each in place.local.world.threads_of(place.guild)}
    opened = await place.bob.sees_soon(threads["talk"], "in the thread")
    assert (await place.bob.click(opened, "Press me")).reply.text == "pressed"
    await place.bob.sees_soon(threads["talk about"], "below the message")


async def test_a_private_thread_is_for_those_who_were_added(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "thread", name="secret", private=True)
    await outcome.filled()
    threads = {each.name: each for each in place.local.world.threads_of(place.guild)}
    assert [each.text for each in place.alice.sees(threads["secret"])] == ["in the thread"]
    assert place.bob.sees(threads["secret"]) == []


async def test_messages_by_the_bots_own_token(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "messages")
    told = (await outcome.filled()).text
    assert told == "pinned ['kept'], once True, known ['only once', '', 'kept, edited']"
    kept, note, once = place.bob.sees(place.channel)
    assert note.text == "pinned a message to this channel."
    assert (kept.text, kept.pinned, kept.reactions) == ("kept, edited", True, ("👍",))
    assert [(each.filename, each.alt) for each in kept.pictures] == [("new.png", "A blue one")]
    assert once.text == "only once"
    assert place.channel.id in place.local.world.typing


async def test_the_bot_can_ask_who_is_who(place: Place) -> None:
    outcome = await place.alice.command(place.channel, "who")
    assert (await outcome.filled()).text == "alice Alice Forum general 1"
