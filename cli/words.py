"""`concordia words`: the languages the bot speaks, and what each still lacks."""

import argparse
import json

from cli.errors import BadInput
from cli.parser import Commands

_DESCRIPTION = """\
Lists the languages there are messages in, and the messages that each still lacks: those are said
in English. A language that nobody has begun lacks all of them. docs/languages.md tells you how to
add one."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "words",
        run,
        summary="list the languages and what they lack",
        description=_DESCRIPTION,
        example="concordia words --missing fr",
    )
    parser.add_argument(
        "--missing", type=_language, metavar="LOCALE", help="only this one, such as fr or pt-BR"
    )
    parser.add_argument("--json", action="store_true", help="print the facts as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    from words import SOURCE, languages
    from words.english import counted
    from words.missing import missing

    asked: str | None = arguments.missing
    lacking = {
        each: missing(each)
        for each in ((asked,) if asked else languages())
        if each != SOURCE or each == asked
    }
    if arguments.json:
        print(json.dumps({"locales": list(languages()), "missing": lacking}))
    elif asked:
        print("\n".join(lacking[asked]) or f"{asked}: nothing is missing")
    else:
        for each in languages():
            number = len(lacking.get(each, ()))
            print(f"{each}: {counted(number, 'message') if number else 'nothing'} missing")
    return 0


def _language(text: str) -> str:
    """As its folder is called: `fr` for `fr`, `fr-FR` and `fr_CA`."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(text.replace("_", "-"), sep="-").language
    except (ValueError, UnknownLocaleError):
        raise BadInput(f'no language "{text}"; it looks like fr, de or pt-BR') from None
