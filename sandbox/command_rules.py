"""What makes Discord refuse a set of commands although its OpenAPI description would not."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from sandbox.errors import Path, Problem
from sandbox.model import Json

COMMANDS = 100
CHARACTERS = 8000
CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
LONGEST_MENU_NAME = 32
_NAMES = "name_localizations"
_NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")


def command_problems(commands: Sequence[Json]) -> Iterator[Problem]:
    for kind, count in Counter(each.get("type") or CHAT_INPUT for each in commands).items():
        most = COMMANDS if kind == CHAT_INPUT else 15
        if count > most:
            what = f"Must be {most} or fewer in length."
            yield Problem((), what, "APPLICATION_COMMAND_TOO_MANY")
    for where in _called_alike(commands, lambda each: each.get("type") or CHAT_INPUT):
        what = "Application command names must be unique"
        yield Problem(where, what, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for number, command in enumerate(commands):
        where = (number,)
        if (command.get("type") or CHAT_INPUT) != CHAT_INPUT:
            yield from _problems_of_menu(command, where)
        else:
            yield from _problems_of(command, where)
            if _length(command) > CHARACTERS:
                what = f"Command exceeds maximum size of {CHARACTERS}"
                yield Problem(where, what, "APPLICATION_COMMAND_TOO_LARGE")


def _problems_of_menu(command: Json, where: Path) -> Iterator[Problem]:
    """A command on a person or a message has a name, and nothing else to fill in or to read."""
    for place, name in [("name", command["name"]), *(command.get(_NAMES) or {}).items()]:
        if not 1 <= len(name) <= LONGEST_MENU_NAME or name != name.strip():
            what = f"Command name is invalid: {name!r}"
            yield Problem((*where, place), what, "APPLICATION_COMMAND_INVALID_NAME")
    for part in ("description", "options"):
        if command.get(part):
            what = f"Context menu commands cannot have {part}"
            yield Problem((*where, part), what, "APPLICATION_COMMAND_INVALID")


def _problems_of(command: Json, where: Path) -> Iterator[Problem]:
    localizations = command.get(_NAMES) or {}
    for place, name in [("name", command["name"]), *localizations.items()]:
        if not _NAME.match(name) or name != name.lower():
            yield Problem(
                (*where, place),
                f"Command name is invalid: {name!r}",
                "APPLICATION_COMMAND_INVALID_NAME",
            )
    if not command.get("description"):
        yield Problem((*where, "description"), "This field is required", "BASE_TYPE_REQUIRED")
    options = command.get("options") or []
    for place in _called_alike(options, lambda _: 0):
        what = "Option names must be unique"
        code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
        yield Problem((*where, "options", *place), what, code)
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        what = "Sub-commands and sub-command groups cannot be mixed with other options"
        yield Problem((*where, "options"), what, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        what = "Required options must be placed before non-required options"
        yield Problem((*where, "options"), what, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
    for number, option in enumerate(options):
        here = (*where, "options", number)
        if option.get("choices") and option.get("autocomplete"):
            what = "Choices and autocomplete are mutually exclusive"
            yield Problem(here, what, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE")
        yield from _problems_of(option, here)


def _called_alike(things: Sequence[Json], kind: Callable[[Json], int]) -> Iterator[Path]:
    """The names that another of the same kind has too, in any language. Who has none of its own in
    a language is called there as everywhere."""
    languages = sorted({each for thing in things for each in thing.get(_NAMES) or ()})
    for language in (None, *languages):
        called = [(kind(thing), _name_in(thing, language)) for thing in things]
        alike = Counter(called)
        for number, name in enumerate(called):
            if alike[name] > 1:
                yield (number, "name") if language is None else (number, _NAMES, language)


def _name_in(thing: Json, language: str | None) -> str:
    name: str = (thing.get(_NAMES) or {}).get(language) or thing["name"]
    return name


def _length(command: Json) -> int:
    own = _longest(command, "name") + _longest(command, "description")
    choices = sum(
        _longest(each, "name") + len(str(each["value"])) for each in command.get("choices") or ()
    )
    return own + choices + sum(map(_length, command.get("options") or ()))


def _longest(thing: Json, what: str) -> int:
    """Of all the languages it is said in."""
    translated = (thing.get(f"{what}_localizations") or {}).values()
    return max(len(words) for words in (thing.get(what) or "", *translated))
