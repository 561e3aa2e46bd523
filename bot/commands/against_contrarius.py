"""`/concordia solo` and `/concordia duel`: alone, or two of you, against Contrarius."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.commands.command_spec import CommandSpec, Given, OptionSpec
from bot.commands.completion import Completion
from bot.commands.languages import language_given, language_option
from bot.commands.new_table import (
    QUICK_BOARD,
    begun_post,
    board_named,
    boards_fitting,
    opened_post,
)
from bot.handlers.app import App
from bot.handlers.table_places import begin_at_once, opening, server_settings
from bot.handlers.visit import Visit
from bot.tables import TableId
from engine.game_options import SOLITARIA_SEATS, suits_solitaria
from engine.terms import Difficulty

DIFFICULTIES: tuple[str, ...] = get_args(Difficulty)


def commands() -> list[CommandSpec]:
    shared = (
        OptionSpec("board", complete=_boards, longest=100),
        OptionSpec("difficulty", choices=DIFFICULTIES),
        OptionSpec("cards", choices=("base", "venus")),
        OptionSpec("salt", kind="yes_or_no"),
        OptionSpec("forum", kind="yes_or_no"),
        language_option(),
    )
    scoring = OptionSpec("scoring", choices=("competitive", "cooperative"))
    return [CommandSpec("solo", _solo, shared), CommandSpec("duel", _duel, (*shared, scoring))]


async def _solo(app: App, visit: Visit, given: Given) -> None:
    """The game begins at once, in direct messages too."""
    place = await opening(app, visit, language_given(given), alone=True)
    await visit.think()
    opened = await app.tables.open(
        visit.request, visit.channel, _options(given, "solo"), given=place
    )
    await visit.type_in_channel()
    await begin_at_once(app, visit, TableId(opened.table))
    await visit.show(begun_post(visit.words, place))


async def _duel(app: App, visit: Visit, given: Given) -> None:
    """A lobby, in which the second human has still to sit down."""
    place = await opening(app, visit, language_given(given))
    await visit.think()
    agreed = await server_settings(app, visit)
    options = _options(given, "two")
    if "scoring" in given:
        options["solitaria_scoring"] = given["scoring"]
    await app.tables.open(
        visit.request, visit.channel, options, calls=agreed.called_role, given=place
    )
    await visit.show(opened_post(visit.words, place))


def _options(given: Given, mode: str) -> dict[str, object]:
    board = board_named(str(given.get("board", QUICK_BOARD)))
    options: dict[str, object] = {
        "board": board.id,
        "seats": SOLITARIA_SEATS[mode],
        "solitaria": mode,
    }
    if "difficulty" in given:
        options["solitaria_difficulty"] = given["difficulty"]
    return options | {name: given[name] for name in ("cards", "salt", "forum") if name in given}


async def _boards(app: App, visit: Visit, given: Given, typed: str) -> Sequence[Completion]:
    return await boards_fitting(app, visit, given, typed, only=suits_solitaria)
