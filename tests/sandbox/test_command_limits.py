"""Each limit of commands: what just fits is taken, one more is refused."""

from typing import Any

import pytest

from sandbox import LocalDiscord
from tests.sandbox.wires import Wires

Json = dict[str, Any]


def command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "Goes", **more}


def option(number: int = 0, **more: Any) -> Json:
    return {"type": 3, "name": f"o{number}", "description": "An option", **more}


def subcommands(count: int) -> list[Json]:
    return [
        {"type": 1, "name": f"s{number}", "description": "A subcommand"} for number in range(count)
    ]


def long_choices() -> list[Json]:
    """25 of 200 characters each."""
    return [{"name": f"{number:0>100}", "value": f"{number:0>100}"} for number in range(25)]


OURS: dict[str, tuple[list[Json], list[Json]]] = {
    "100 commands": (
        [command(f"c{number}") for number in range(100)],
        [command(f"c{number}") for number in range(101)],
    ),
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
    "required options first": (
        [command(options=[option(1, required=True), option(2)])],
        [command(options=[option(1), option(2, required=True)])],
    ),
    "subcommands or options": (
        [command(options=subcommands(2))],
        [command(options=[*subcommands(1), option()])],
    ),
    "8000 characters": (
        [command(options=[option(1, choices=long_choices())])],
        [command(options=[option(number, choices=long_choices()) for number in range(2)])],
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
    assert (await wires.request("GET", path)).body == taken.body


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
