"""Three people of three languages at one table: each is answered in theirs, and what stands in the
channel is in the table's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count

import pytest

from players import player_for
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.bot.journeys.robots import Robot
from tests.world.wire import BotWorld
from words import ENGLISH, SOURCE, Words, catalogues, languages, words_for

LOCALES = {"Livia": "en-GB", "Marcus": "fr", "Julia": "de"}
TURNS = 9
"""Each has had two or three."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_MARKUP = re.compile(r"<[^>]*>|`[^`]*`|https?://\S+|\{[^}]*\}|\*\*[^*]*\*\* \(\w\)")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words that no other language has."""
    own, *others = (
        {word for text in catalogues(each).values() for word in _words(text)}
        for each in (language, *(each for each in languages() if each != language))
    )
    return frozenset(own.difference(*others))


def _words(text: str) -> Iterator[str]:
    yield from (word.casefold() for word in _WORD.findall(_MARKUP.sub(" ", text)))


def languages_in(text: str) -> dict[str, list[str]]:
    """Which words of a text are of one language alone."""
    return {each: [w for w in _words(text) if w in vocabulary(each)] for each in languages()}


def read_of(sight: Sight) -> Iterator[str]:
    """Whatever is read there, aloud too."""
    yield sight.text
    yield from (button.label for button in sight.buttons)
    for menu in sight.menus:
        yield menu.placeholder
        yield from menu.options
    yield from (picture.alt or "" for picture in sight.pictures)


def all_in(words: Words, sights: Iterable[Sight], *, but: str = "") -> None:
    """Everything in that language, and something at all; `but`: a button that is called so."""
    texts = [text.replace(f"**{but}**", "") for sight in sights for text in read_of(sight)]
    spoken = languages_in("\n".join(texts))
    assert spoken.pop(words.language), texts
    others = {each: set(found) for each, found in spoken.items() if found}
    assert others == {}, [text for text in texts if any(languages_in(text)[o] for o in others)]


def everything(world: BotWorld, person: Person, place: Channel, *, private: bool) -> list[Sight]:
    return [each for each in person.sees(place) if each.private == private and each.text]


@pytest.fixture
def people(world: BotWorld) -> list[Person]:
    found = [person for person in world.people if person.user.display_name in LOCALES]
    for person in found:
        person.user.locale = LOCALES[person.user.display_name]
    world.guild.locale = "de"
    return found


def test_texts_are_told_apart_by_their_words() -> None:
    for language in languages():
        found = languages_in(words_for(language)("table-first-turn"))
        assert max(found, key=lambda each: len(found[each])) == language


async def test_three_languages_at_one_table(world: BotWorld, people: list[Person]) -> None:
    german = words_for("de")
    await gathered(world, people, german)
    robots = [
        Robot(world, each, player_for("novice", each.user.name), spoken=german) for each in people
    ]
    for played in count():
        look = await world.look()
        assert look.view
        if look.view.turn > TURNS:
            break
        player = look.guests[look.view.decisions[0].seat].player
        robot = next((each for each in robots if str(each.person.id) == player), None)
        if robot is None:
            await world.tables.rest()
            continue
        place = await robot.called()
        way = robot.by_command if played % 3 == 2 else robot.by_buttons
        await way(place)
    for person in people:
        for command in ("hand", "display", "score", "log", "help"):
            await (await person.command(world.channel, command)).filled()
    await world.quiet()
    all_in(german, everything(world, people[0], world.channel, private=False))
    for person in people:
        words = words_for(person.user.locale)
        told = everything(world, person, world.channel, private=True)
        play = german("table-button-play")
        assert any(f"**{play}**" in each.text for each in told), "the button as it is called there"
        all_in(words, told, but=play)
        dms = [each for each in person.sees(person.dm) if each.text]
        assert dms, "hands come by direct message"
        all_in(words, dms, but=play)


async def gathered(world: BotWorld, people: list[Person], spoken: Words) -> None:
    """A team game: partners get their hands by direct message. A computer fills the fourth seat."""
    host, *others = people
    opened = await host.command(
        world.channel, "concordia new", board="italia", mode="team", seats=4
    )
    assert (await opened.filled()).text == ENGLISH(
        "table-opened", button=spoken("lobby-button-start")
    )
    for guests, person in enumerate(others, 1):
        join = spoken("lobby-button-join")
        taken = spoken("lobby-gathered", taken=guests, seats=4)

        def gathers(sight: Sight, taken: str = taken, join: str = join) -> bool:
            return taken in sight.text and Robot.offers(sight, join)

        await person.click(await person.sees_soon(world.channel, gathers), join)
    await world.quiet()
    lobby = await host.sees_soon(
        world.channel, lambda sight: Robot.offers(sight, spoken("lobby-button-computer"))
    )
    asked = await (await host.click(lobby, spoken("lobby-button-computer"))).filled()
    await host.choose(asked, asked.menus[0].custom_id, "+novice")
    await world.quiet()
    await host.click(host.looks_again(lobby), spoken("lobby-button-start"))
    await host.sees_soon(world.channel, spoken("lobby-begun"))


@pytest.mark.parametrize(
    ("option", "server", "guild", "spoken"),
    [
        ("fr", "de", "en-US", "fr"),
        (None, "de", "fr", "de"),
        (None, None, "fr", "fr"),
        (None, None, "pt-BR", SOURCE),
    ],
)
async def test_a_table_speaks_what_was_chosen_or_what_its_server_does(
    world: BotWorld, option: str | None, server: str | None, guild: str, spoken: str
) -> None:
    world.guild.locale = guild
    livia = world.people[0]
    if server:
        settings = await world.tables.server_settings(str(world.guild.id))
        changed = settings.model_copy(update={"language": server})
        await world.tables.set_server(str(world.guild.id), changed)
    given = {"language": option} if option else {}
    await (await livia.command(world.channel, "concordia quick", computers=1, **given)).filled()
    assert (await world.look()).language == spoken
    play = words_for(spoken)("table-button-play")
    await livia.sees_soon(world.channel, lambda sight: Robot.offers(sight, play))


async def test_a_rematch_speaks_as_the_game_before(world: BotWorld) -> None:
    livia = world.people[0]
    given = {"computers": 1, "language": "de"}
    await (await livia.command(world.channel, "concordia quick", **given)).filled()
    await (await livia.command(world.channel, "concordia abandon", sure="yes")).filled()
    before = (await world.tables.history(str(world.channel.id)))[-1]
    await world.tables.rematch(world.request(livia), before)
    assert (await world.look()).language == "de"


async def test_a_language_of_ones_own_comes_before_discords(world: BotWorld) -> None:
    livia = world.people[0]
    livia.user.locale = "fr"
    set_to = await (await livia.command(world.channel, "settings mine", language="de")).filled()
    all_in(words_for("de"), [set_to])
    told = await (await livia.command(world.channel, "help")).filled()
    all_in(words_for("de"), [told])
