"""The guides in other languages call every command and option as Discord shows it there."""

import re

import pytest

from tools.guides import full_name, guide
from words import SOURCE, Words, catalogues, languages, words_for

OTHERS = [each for each in languages() if each != SOURCE]
_COMMAND = re.compile(r"^command-([a-z]+(?:-[a-z]+)?) =", re.MULTILINE)
_OPTION = re.compile(r" ([^\s:]+):(?: |$)")


def options_by_command(words: Words) -> dict[str, set[str]]:
    """As they are typed: `concordia neu`, with `spielplan` and the rest."""
    text = "\n".join(catalogues(SOURCE).values())
    found = {}
    for command in _COMMAND.findall(text):
        options = re.findall(rf"^command-{command}-(\w+) =", text, re.MULTILINE)
        found[full_name(words, command)] = {words(f"command-{command}-{o}") for o in options}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_commands_and_their_options_are_called_as_in_the_catalogue(language: str) -> None:
    text, known = (
        guide(language).read_text(encoding="utf-8"),
        options_by_command(words_for(language)),
    )
    lines = [*re.findall(r"^/(.+)$", text, re.MULTILINE), *re.findall(r"`/([^`\n]+)`", text)]
    assert len(lines) > 100
    for line in lines:
        names = [each for each in known if f"{line} ".startswith(f"{each} ")]
        assert names, line
        name = max(names, key=len)
        assert set(_OPTION.findall(f"{line} ")) <= known[name], line
