"""Imports point inward only, from the command line down to the facts of the game.

The same holds between the rooms of the bot. The sandbox stands alone, and discord.py is known to
one package only.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INWARD = (
    "cli",
    "home",
    "bot",
    "arena",
    "render",
    "words",
    "players",
    "campaigns",
    "engine",
    "data",
)
BOT_ROOMS = (
    {"service"},
    {"discord", "storage"},
    {"commands"},
    {"handlers", "announcer"},
    {"texts"},
    {"faces", "pictures"},
    {"tables"},
    {"error_kind", "finding", "log_context", "version", "processes"},
    {"metrics"},
)
"""From the outside in: a room may import those below it, and none beside or above it."""
DISCORD = "bot/discord/"
"""The only folder that may import discord.py."""
FORBIDDEN = {
    "engine": {"PIL", "aiosqlite", "asyncio", "time", "datetime", "random", "secrets"},
    "render": {"aiosqlite", "asyncio"},
    "words": {"PIL", "aiosqlite", "asyncio"},
    "players": {"PIL", "aiosqlite", "asyncio", "time", "datetime", "secrets"},
    "campaigns": {"PIL", "aiosqlite", "asyncio", "time", "secrets"},
    "cli": {"PIL"},
    "home": {"PIL"},
    "bot": {"PIL"},
    "arena": {"PIL", "aiosqlite"},
    "data": {"PIL", "aiosqlite", "asyncio", "time", "datetime", "random", "secrets"},
}
ALLOWED = {("engine/rng.py", "random.Random")}
DISK = {"pathlib", "os", "io", "shutil", "tempfile", "importlib", "socket", "urllib", "subprocess"}


def imports(source: str, package: str) -> Iterator[str]:
    """Everything imported, whole: `engine.state.GameState`, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package if node.level else ""
            for alias in node.names:
                yield ".".join(part for part in (above, node.module, alias.name) if part)


@cache
def imports_of(package: str) -> list[tuple[str, str]]:
    """Each file of the package, with what it imports."""
    return [
        (file.relative_to(ROOT).as_posix(), imported)
        for file in sorted((ROOT / package).rglob("*.py"))
        for imported in imports(file.read_text(encoding="utf-8"), package)
    ]


def top(imported: str) -> str:
    return imported.partition(".")[0]


@pytest.mark.parametrize("package", INWARD)
def test_imports_point_inward(package: str) -> None:
    outward = {*INWARD[: INWARD.index(package)], "tests"}
    if package not in ("cli", "home"):  # which serve a Discord of one's own
        outward.add("sandbox")
    found = [each for each in imports_of(package) if top(each[1]) in outward]
    assert [each for each in found if each[0] != "bot/__main__.py"] == []  # `python -m bot`


def test_the_sandbox_knows_nothing_of_the_bot_or_the_game() -> None:
    ours = {*INWARD, "tests"}
    assert [found for found in imports_of("sandbox") if top(found[1]) in ours] == []


@pytest.mark.parametrize("package", INWARD)
def test_a_package_knows_nothing_of_what_is_not_its_business(package: str) -> None:
    found = [
        (file, imported)
        for file, imported in imports_of(package)
        if top(imported) in FORBIDDEN[package] and (file, imported) not in ALLOWED
    ]
    assert found == []


def test_nothing_outside_one_folder_knows_discord_py() -> None:
    found = [each for package in (*INWARD, "sandbox") for each in imports_of(package)]
    known = {file for file, imported in found if top(imported) == "discord"}
    assert [file for file in known if not file.startswith(DISCORD)] == []
    assert f"{DISCORD}client.py" in known


def room_of(module: str) -> str:
    """The first name below `bot`: a package, or a single module at the bottom."""
    return module.removesuffix(".py").replace("/", ".").split(".")[1]


def points_outward(file: str, imported: str) -> bool:
    """Whether a file of the bot imports a room beside or above its own."""
    depth = {room: number for number, rooms in enumerate(BOT_ROOMS) for room in rooms}
    here, there = room_of(file), room_of(imported)
    return here != there and depth[there] <= depth[here]


def test_imports_between_the_rooms_of_the_bot_point_inward() -> None:
    found = [
        (file, imported)
        for file, imported in imports_of("bot")
        if top(imported) == "bot" and file not in ("bot/__main__.py", "bot/__init__.py")
    ]
    assert [each for each in found if points_outward(*each)] == []


def test_every_room_of_the_bot_has_its_layer() -> None:
    rooms = {room_of(file) for file, _ in imports_of("bot")} - {"__init__", "__main__"}
    assert rooms <= {room for layer in BOT_ROOMS for room in layer}


@pytest.mark.parametrize(
    ("file", "imported", "outward"),
    [
        ("bot/tables/playing.py", "bot.discord.client.ConcordiaBot", True),
        ("bot/tables/playing.py", "bot.texts.post", True),
        ("bot/handlers/panel.py", "bot.announcer.Announcer", True),
        ("bot/announcer/announcer.py", "bot.handlers.app.App", True),
        ("bot/log_context.py", "bot.service.logs", True),
        ("bot/handlers/panel.py", "bot.tables.Tables", False),
        ("bot/tables/playing.py", "bot.tables.errors", False),
        ("bot/storage/database.py", "bot.log_context.mark", False),
    ],
)
def test_an_import_that_points_outward_is_seen(file: str, imported: str, outward: bool) -> None:
    assert points_outward(file, imported) is outward


def test_who_draws_and_who_plays_know_nothing_of_each_other() -> None:
    assert [found for found in imports_of("render") if top(found[1]) == "players"] == []


def test_the_engine_reads_the_disk_in_one_place() -> None:
    readers = {file for file, imported in imports_of("engine") if top(imported) in DISK}
    assert readers == {"engine/catalogue.py"}


def named_types(source: str) -> Iterator[str]:
    """The public classes and type aliases of a module."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name):
                yield name


def test_one_name_names_one_thing() -> None:
    """A reader who meets a name again may take it for the same thing."""
    found: dict[str, list[str]] = defaultdict(list)
    for package in (*INWARD, "sandbox"):
        for file in sorted((ROOT / package).rglob("*.py")):
            for name in named_types(file.read_text(encoding="utf-8")):
                if not name.startswith("_"):
                    found[name].append(file.relative_to(ROOT).as_posix())
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_classes_and_type_aliases_have_names() -> None:
    source = "class Wish: ...\nRow = tuple[int, ...]\nLONGEST = 3\nT = TypeVar('T')\nlower = 1"
    assert list(named_types(source)) == ["Wish", "Row"]


def test_there_is_something_to_read() -> None:
    assert {"engine/rng.py", "bot/__main__.py", "sandbox/world.py"} <= {
        file for package in (*INWARD, "sandbox") for file, _ in imports_of(package)
    }


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import discord.ui", ["discord.ui"]),
        ("from bot import tables, texts as others", ["bot.tables", "bot.texts"]),
        ("from . import rng", ["engine.rng"]),
        ("from .rng import stream", ["engine.rng.stream"]),
        ("def lazily():\n    import PIL", ["PIL"]),
        ("if TYPE_CHECKING:\n    from bot import tables", ["bot.tables"]),
    ],
)
def test_every_way_to_import_is_seen(source: str, found: list[str]) -> None:
    assert list(imports(source, "engine")) == found


def test_nothing_outside_storage_knows_a_database_or_how_one_is_kept() -> None:
    """Benches aside, which measure bare commits. Rows and SQL stay behind the front door."""
    outside = [
        (file, imported)
        for package in (*INWARD, "sandbox")
        for file, imported in imports_of(package)
        if not file.startswith(("bot/storage/", "cli/benches/"))
    ]
    known = {"sqlite3", "aiosqlite", "psycopg", "psycopg_pool"}
    inner = [
        each
        for each in outside
        if each[1].startswith(("bot.storage.sql", "bot.storage.postgresql"))
    ]
    assert [each for each in outside if top(each[1]) in known] + inner == []
