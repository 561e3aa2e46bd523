"""The lists of commands in the guides of other languages, made from the English one.

    python -m tools.guides

docs/playing.md says which commands and options there are, and its tests keep that true; the
catalogues know what each is called elsewhere.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from words import SOURCE, Words, languages, words_for

DOCS = Path(__file__).parents[1] / "docs"
NEW = "concordia-new"
_ROW = re.compile(r"^\| (?P<first>`/[^`]+`|\S+) \| (?P<second>.*?) \| (?P<third>.*?) ?\|$", re.M)
_LIST = re.compile(r"\A\n(\|[^\n]*\n)+")
_CHOICE = re.compile(r"^choice-([\w-]+) = (.+)$", re.M)


def guide(language: str) -> Path:
    return DOCS / ("playing.md" if language == SOURCE else f"playing.{language}.md")


def tables(language: str) -> tuple[str, str]:
    """All commands, and the options of `/concordia new`."""
    words = words_for(language)
    text = guide(SOURCE).read_text(encoding="utf-8")
    commands, options = text[text.index("## All commands") :].split("| Option |", 1)
    return (
        "\n".join(["| | | |", "|---|---|---|", *_commands(words, commands)]),
        "\n".join(["| | | |", "|---|---|---|", *_options(words, options)]),
    )


def _commands(words: Words, text: str) -> Iterator[str]:
    for row in _ROW.finditer(text):
        if row["first"].startswith("`/"):
            command = row["first"].strip("`/").replace(" ", "-")
            options = row["second"].split(", ") if row["second"].strip() else []
            named = ", ".join(_named(words, command, each) for each in options)
            says = words(f"command-{command}.description")
            yield f"| `/{full_name(words, command)}` | {named} | {says} |"


def _options(words: Words, text: str) -> Iterator[str]:
    for row in _ROW.finditer(text):
        name = row["first"].strip("*")
        says = words(f"command-{NEW}-{name}.description")
        choices = "; ".join(_choice(words, each) for each in row["third"].split("; "))
        yield f"| {_named(words, NEW, row['first'])} | {says} | {choices} |"


def full_name(words: Words, command: str) -> str:
    """`concordia-new` as it is typed: `concordia neu`."""
    group, _, name = command.partition("-")
    said = words(f"command-{group}")
    return f"{said} {words(f'command-{command}')}" if name else said


def _named(words: Words, command: str, option: str) -> str:
    """Required ones stay in bold."""
    name = words(f"command-{command}-{option.strip('*')}")
    return f"**{name}**" if option.startswith("*") else name


def _choice(words: Words, said: str) -> str:
    """In English several may read alike: then any of them."""
    if said == "each language the bot speaks":
        return ", ".join(words(f"choice-{each}") for each in languages())
    english = (DOCS.parent / "data" / "messages" / SOURCE / "commands.ftl").read_text("utf-8")
    values = [value for value, text in _CHOICE.findall(english) if text == said]
    return words(f"choice-{values[0]}") if values else said


def renewed(language: str) -> str:
    """The guide with its lists as they should be."""
    text = guide(language).read_text(encoding="utf-8")
    for name, table in zip(("commands", "options"), tables(language), strict=True):
        mark = f"<!-- {name} -->\n"
        before, after = text.split(mark)
        text = f"{before}{mark}\n{table}\n{_LIST.sub('', after, count=1)}"
    return text


if __name__ == "__main__":
    for each in languages():
        if each != SOURCE:
            guide(each).write_text(renewed(each), encoding="utf-8")
