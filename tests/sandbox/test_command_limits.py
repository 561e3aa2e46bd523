"""Each limit of commands: what just fits is taken, one more is refused."""

from typing import Any

import pytest

from sandbox import LocalDiscord
from tests.sandbox.wires import Wires

Json = dict[str, Any]


def command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "Goes", **more}


def menu(name: str = "Go to", **more: Any) -> Json:
    return {"name": name, "type": 2, **more}


def option(number: int = 0, **more: Any) -> Json:
    return {"type": 3, "name": f"o{number}", "description": "An option", **more}


def subcommands(count: int) -> list[Json]:
    return [
        {"type": 1, "name": f"s{number}", "description": "A subcommand"} for number in range(count)
    ]


def options_of(length: int) -> list[Json]:
    """Two, with so many characters in the names, descriptions and values of all they hold."""

    def choice(number: int, characters: int = 200) -> Json:
        half = characters // 2
        return {"name": f"{number:0>{half}}", "value": f"{number:0>{characters - half}}"}

    first = option(1, choices=[choice(number) for number in range(25)])
    count, rest = divmod(length - 25 * 200 - 2 * len("o1An option"), 200)
    choices = [*(choice(number) for number in range(count)), choice(count, rest)]
    return [first, option(2, choices=choices)]


OURS: dict[str, tuple[list[Json], list[Json]]] = {
    "100 commands": (
        [command(f"c{number}") for number in range(100)],
        [command(f"c{number}") for number in range(101)],
    ),
    "15 menus on a person": (
        [menu(f"Do {number}") for number in range(15)],
        [menu(f"Do {number}") for number in range(16)],
    ),
    "a menu says nothing but its name": ([menu()], [menu(description="Goes")]),
    "a menu asks for nothing": ([menu()], [menu(options=[option()])]),
    "a menu has a name of 32 characters": ([menu("x" * 32)], [menu("x" * 33)]),
    "lower case": ([command("go")], [command("Go")]),
    "no spaces": ([command("go-on")], [command("go on")]),
    "lower case translations": (
        [command(name_localizations={"fr": "à-vos-marques"})],
        [command(name_localizations={"fr": "Allez"})],
    ),
    "each name once": ([command("a"), command("b")], [command("a"), command("a")]),
    "a description": ([command()], [command(description="")]),
    "each option once": (
        [command(options=[option(1), option(2)])],
        [command(options=[option(1), option(1)])],
    ),
    "each option once in every language": (
        [command(options=[option(1, name_localizations={"de": "eins"}), option(2)])],
        [command(options=[option(n, name_localizations={"de": "eins"}) for n in (1, 2)])],
    ),
    "each option once in a language that only one is translated to": (
        [command(options=[option(1, name_localizations={"de": "o3"}), option(2)])],
        [command(options=[option(1, name_localizations={"de": "o2"}), option(2)])],
    ),
    "each command once in every language": (
        [command("a", name_localizations={"de": "eins"}), command("b")],
        [command(name, name_localizations={"de": "eins"}) for name in ("a", "b")],
    ),
    "required options first": (
        [command(options=[option(1, required=True), option(2)])],
        [command(options=[option(1), option(2, required=True)])],
    ),
    "subcommands or options": (
        [command(options=subcommands(2))],
        [command(options=[*subcommands(1), option()])],
    ),
    "8000 characters": (
        [command(options=options_of(8000 - len("goGoes")))],
        [command(options=options_of(8001 - len("goGoes")))],
    ),
    "8000 characters in the longest of languages": (
        [command(options=options_of(8000 - 2 - 100), description_localizations={"fr": "x" * 100})],
        [command(options=options_of(8001 - 2 - 100), description_localizations={"fr": "x" * 100})],
    ),
    "choices or completion": (
        [command(options=[option(autocomplete=True)])],
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    ),
}

DISCORDS: dict[str, tuple[list[Json], list[Json]]] = {
    "name of 32": ([command("x" * 32)], [command("x" * 33)]),
    "description of 100": (
        [command(description="x" * 100)],
        [command(description="x" * 101)],
    ),
    "25 subcommands": ([command(options=subcommands(25))], [command(options=subcommands(26))]),
    "25 subcommands in a group": (
        [
            command(
                options=[{"type": 2, "name": "g", "description": "d", "options": subcommands(25)}]
            )
        ],
        [
            command(
                options=[{"type": 2, "name": "g", "description": "d", "options": subcommands(26)}]
            )
        ],
    ),
    "25 options": (
        [command(options=[option(number) for number in range(25)])],
        [command(options=[option(number) for number in range(26)])],
    ),
    "25 choices": (
        [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(25)])])],
        [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
    ),
}


async def taken_and_refused(local: LocalDiscord, wires: Wires, pair: Any) -> None:
    fits, exceeds = pair
    path = f"/applications/{local.world.application.id}/commands"
    taken = await wires.request("PUT", path, fits)
    assert taken.status == 200
    local.journal.expect(50035)
    refused = await wires.request("PUT", path, exceeds)
    assert (refused.status, refused.body["code"]) == (400, 50035)
    # What was there before still is.
    there = await wires.request("GET", f"{path}?with_localizations=true")
    assert there.body == taken.body


@pytest.mark.parametrize("limit", OURS)
async def test_a_limit_that_discords_description_lacks(
    local: LocalDiscord, wires: Wires, limit: str
) -> None:
    await taken_and_refused(local, wires, OURS[limit])


@pytest.mark.usefixtures("discords_own")
@pytest.mark.parametrize("limit", DISCORDS)
async def test_a_limit_of_discords_description(
    local: LocalDiscord, wires: Wires, limit: str
) -> None:
    await taken_and_refused(local, wires, DISCORDS[limit])


async def test_a_command_keeps_its_id_as_long_as_it_keeps_its_name(
    local: LocalDiscord, wires: Wires
) -> None:
    path = f"/applications/{local.world.application.id}/commands"
    first = (await wires.request("PUT", path, [command("a"), command("b")])).body
    second = (await wires.request("PUT", path, [command("b", description="new")])).body
    assert [each["id"] for each in second] == [first[1]["id"]]
    assert second[0]["version"] != first[1]["version"]


async def test_commands_can_be_changed_one_by_one(local: LocalDiscord, wires: Wires) -> None:
    path = f"/applications/{local.world.application.id}/commands"
    made = (await wires.request("POST", path, command("a"))).body
    one = f"{path}/{made['id']}"
    changed = (await wires.request("PATCH", one, {"description": "new"})).body
    assert (changed["name"], changed["description"]) == ("a", "new")
    assert (await wires.request("GET", one)).body == changed
    assert (await wires.request("DELETE", one)).status == 204
    local.journal.expect(10063)
    assert (await wires.request("GET", one)).body["code"] == 10063


async def test_a_guild_has_commands_of_its_own(local: LocalDiscord, wires: Wires) -> None:
    guild, other = local.world.add_guild("Forum"), local.world.add_guild("Agora")
    path = f"/applications/{local.world.application.id}/guilds/{guild.id}/commands"
    await wires.request("PUT", path, [command("here")])
    person = local.person("Alice", guild, other)
    here, there = (
        local.world.add_channel(guild, "general"),
        local.world.add_channel(other, "general"),
    )
    assert [each.name for each in person.commands(here)] == ["here"]
    assert person.commands(there) == []
    assert person.commands(person.dm) == []
