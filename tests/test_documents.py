"""The documents: what they point at is there, and what they tell people to type works."""

import argparse
import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.service.settings import FOR_TESTS, Settings
from cli.errors import BadInput
from cli.program import command_line
from tests.bot.commands import guide
from tests.command_line import Concordia
from words import SOURCE, Words, languages, words_for

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])
OTHERS = sorted(
    [
        *ROOT.glob(".github/**/*.yml"),
        *(
            ROOT / name
            for name in (
                ".env.example",
                "compose.yaml",
                "compose.scale.yaml",
                "Dockerfile",
                ".ci/run",
            )
        ),
    ]
)
EVERYTHING = [*PAGES, *OTHERS]
FOLDERS = (
    "arena|bot|campaigns|cli|data|docs|engine|home|players|render|sandbox|tests|tools|words"
    "|\\.github|\\.ci"
)
MADE_BY_RUNNING = {"game.json", "world.json"}
NOT_COMMANDS = {"/data", "/backups", "/healthz", "/metrics"}
"""Paths of a container or an address that look like commands."""
RUN = {"boards", "cards", "simulate", "replay", "render", "doctor"}
"""Quick and harmless. The others have tests of their own; here they are only parsed."""
NEED_MORE = {"--players", "--online", "--smoke"}
"""Flags that need something that is not here."""


def ids(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


# What a page names, read from its text.


def spans(text: str) -> list[str]:
    """What stands between backticks, outside code blocks."""
    prose = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    return [" ".join(each.split()) for each in re.findall(r"`([^`]+)`", prose)]


def shell_blocks(text: str) -> list[str]:
    blocks = re.findall(r"^( *)```sh\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)
    return ["\n".join(line.removeprefix(indent) for line in b.splitlines()) for indent, b in blocks]


def typed(text: str) -> Iterator[list[str]]:
    """Every line of shell, cut into words; of a pipe, what stands before it."""
    lines = [line for block in shell_blocks(text) for line in block.splitlines()]
    for line in [*lines, *spans(text)]:
        try:
            words = shlex.split(re.split(r" [|<>]|&&|;", line)[0], comments=True)
        except ValueError:  # prose with an apostrophe
            continue
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if words:
            yield words


def missing_paths(text: str) -> list[str]:
    found = [each for each in spans(text) if re.fullmatch(rf"(?:{FOLDERS})(?:/[\w.-]*)*", each)]
    found += [each for each in spans(text) if re.fullmatch(r"[\w-]+\.(?:md|toml|lock|yaml)", each)]
    named = {each for each in found if not Path(each).stem.isupper() or each.endswith(".md")}
    missing = [each for each in named if not (ROOT / each).exists()]
    files = [each for each in spans(text) if re.fullmatch(r"[\w-]+\.(?:py|ftl|js|json)", each)]
    there = {path.name for folder in FOLDERS.split("|") for path in (ROOT / folder).rglob("*.*")}
    missing += [each for each in files if each not in there | MADE_BY_RUNNING]
    return sorted(missing)


def unknown_targets(text: str) -> list[str]:
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text_of(ROOT / "Makefile"), re.MULTILINE)
    asked = [words[1:] for words in typed(text) if words[0] == "make"]
    named = {word for words in asked for word in words if "=" not in word}
    return sorted(named - set(phony.split()))


def wrong_commands(text: str) -> list[str]:
    """Those of the shell in full; those in a sentence may leave out what the sentence says."""
    in_blocks = [words for b in shell_blocks(text) for words in typed(f"```sh\n{b}\n```")]
    wrong = [" ".join(words) for words in in_blocks if _is_ours(words) and not _parses(words)]
    mentioned = [words for words in typed(text) if _is_ours(words) and words not in in_blocks]
    return [*wrong, *(" ".join(words) for words in mentioned if not _exists(words))]


def _is_ours(words: list[str]) -> bool:
    return words[0] in ("concordia", ".venv/bin/concordia") and len(words) > 1


def _parses(words: list[str]) -> bool:
    try:
        command_line().parse_args(words[1:])
    except BadInput:
        return False
    return True


def _exists(words: list[str]) -> bool:
    """The command, and each flag that is named with it."""
    if words[1].isupper():
        return True
    (commands,) = [a.choices for a in command_line()._actions if _has_commands(a)]
    command = commands.get(words[1]) if isinstance(commands, dict) else None
    if command is None:
        return False
    flags = {word.partition("=")[0] for word in words[2:] if word.startswith("--")}
    return flags <= set(command._option_string_actions)


def _has_commands(action: argparse.Action) -> bool:
    return isinstance(action, argparse._SubParsersAction)


def unknown_slash_commands(text: str, language: str = SOURCE) -> list[str]:
    known = guide.commands() if language == SOURCE else _localised(words_for(language))
    groups = {name.split()[0] for name in known if " " in name}
    wrong = []
    for each in spans(text):
        if not re.match(r"/[^\W\d_]+\b(?!/)", each) or each in NOT_COMMANDS:
            continue
        name = re.match(r"/([^\W\d]+(?: [^\W\d]+)?)(?= |$)", each.partition(":")[0])
        parts = name[1].split() if name else []
        full = " ".join(parts[: 2 if parts[:1] and parts[0] in groups else 1])
        options = set(re.findall(r"(?<!\S)([\w-]+):", each))
        there = {option["name"] for option in known.get(full, {}).get("options") or ()}
        if full not in known or not options <= there:
            wrong.append(each)
    return wrong


def _localised(words: Words) -> dict[str, Any]:
    """By the names that people of that language type."""
    return {
        " ".join(_said(words, name.split()[: depth + 1]) for depth in range(len(name.split()))): {
            "options": [
                {"name": _said(words, [*name.split(), option["name"]])}
                for option in command.get("options") or ()
            ]
        }
        for name, command in guide.commands().items()
    }


def _said(words: Words, path: Sequence[str]) -> str:
    return words(f"command-{'-'.join(path)}")


def language_of(document: Path) -> str:
    """`playing.fr.md` is French."""
    named = document.suffixes[0][1:] if len(document.suffixes) > 1 else SOURCE
    return named if named in languages() else SOURCE


def unknown_settings(text: str) -> list[str]:
    known = {f"CONCORDIA_{name.upper()}" for name in Settings.model_fields} | set(FOR_TESTS)
    return sorted(set(re.findall(r"\bCONCORDIA_[A-Z_]+", text)) - known)


# The pages as they are.


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", text_of(document))
    inside = [each for each in links if "://" not in each]
    assert [each for each in inside if not (document.parent / each).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_paths_that_a_page_names_exist(document: Path) -> None:
    assert missing_paths(text_of(document)) == []


@pytest.mark.parametrize("document", EVERYTHING, ids=ids)
def test_make_targets_that_a_page_names_exist(document: Path) -> None:
    assert unknown_targets(text_of(document)) == []


@pytest.mark.parametrize("document", EVERYTHING, ids=ids)
def test_the_program_takes_every_command_that_a_page_names(document: Path) -> None:
    assert wrong_commands(text_of(document)) == []


@pytest.mark.parametrize("document", EVERYTHING, ids=ids)
def test_slash_commands_and_options_that_a_page_names_exist(document: Path) -> None:
    assert unknown_slash_commands(text_of(document), language_of(document)) == []


@pytest.mark.parametrize("document", EVERYTHING, ids=ids)
def test_settings_that_a_page_names_exist(document: Path) -> None:
    assert unknown_settings(text_of(document)) == []


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_the_shell_understands_every_block_of_shell(document: Path) -> None:
    for block in shell_blocks(text_of(document)):
        read = subprocess.run(
            ["bash", "-n"], input=block, capture_output=True, text=True, check=False
        )
        assert read.returncode == 0, read.stderr


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_what_a_page_tells_people_to_type_runs(
    document: Path, concordia: Concordia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the order of the page, as one command may need a file that another one writes."""
    monkeypatch.chdir(tmp_path)
    for block in shell_blocks(text_of(document)):
        for words in typed(f"```sh\n{block}\n```"):
            if _is_ours(words) and words[1] in RUN and not set(words) & NEED_MORE:
                answer = concordia(*words[1:])
                assert answer.code == 0, f"{' '.join(words)}: {answer.err}"


# And each of these tests can fail.


def test_what_is_not_there_is_noticed() -> None:
    assert missing_paths("`engine/catalogue.py`, `engine/` and `pyproject.toml`") == []
    assert missing_paths("`engine/nowhere.py`") == ["engine/nowhere.py"]
    assert missing_paths("`replies.py` and `world.json`") == ["replies.py"]
    assert missing_paths("`NOTHING.md`") == ["NOTHING.md"]
    assert missing_paths("`data/boards/ID.json`") == []


def test_a_target_that_is_not_there_is_noticed() -> None:
    assert unknown_targets('`make test ARGS="-k prefect"`, `make check test` and `make`') == []
    assert unknown_targets("`make test-long`") == ["test-long"]
    assert unknown_targets("```sh\nX=1 make tests  # all\n```") == ["tests"]


def test_a_command_that_would_be_refused_is_noticed() -> None:
    assert wrong_commands("`concordia play`, `concordia COMMAND --help`") == []
    assert wrong_commands("`concordia play --level`") == ["concordia play --level"]
    assert wrong_commands("`concordia dance`") == ["concordia dance"]
    assert wrong_commands("`concordia simulate --record FILE`") == []
    unfinished = "```sh\n.venv/bin/concordia simulate --seats 3\n```"
    assert wrong_commands(unfinished) == [".venv/bin/concordia simulate --seats 3"]


def test_a_slash_command_that_is_not_there_is_noticed() -> None:
    assert unknown_slash_commands("`/concordia new board: Italia`, `/undo`, `/data`") == []
    assert unknown_slash_commands("`/usr/bin/chromium`") == []
    assert unknown_slash_commands("`/concordia dance`") == ["/concordia dance"]
    assert unknown_slash_commands("`/prefect build: Roma`") == ["/prefect build: Roma"]
    assert unknown_slash_commands("`/sing`") == ["/sing"]


def test_a_setting_that_is_not_there_is_noticed() -> None:
    assert unknown_settings("`CONCORDIA_TOKEN=1`, CONCORDIA_OPENAPI") == []
    assert unknown_settings("CONCORDIA_TOKENS=1") == ["CONCORDIA_TOKENS"]


def test_blocks_of_shell_are_found_where_they_stand() -> None:
    assert shell_blocks("1. So:\n\n   ```sh\n   ls\n   ```\n") == ["ls"]
    assert list(typed("```sh\nmake test | tail  # all\n```")) == [["make", "test"]]
