"""What is installed to run the bot: enough, nothing for developers, and no secrets."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # as in test_workflow.py

from bot.discord.shards import ShardRange
from bot.service.settings import Settings, check_together, shard_range
from bot.storage import is_postgresql
from cli.program import command_line

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


LOCKS = sorted(ROOT.glob("requirements*.lock"))
ENTRY = re.compile(r"(?P<pin>[a-z0-9-]+==\S+)(?: ; (?P<marker>[^\\]+?))? \\")
LOCKED = "--require-hashes --no-deps"
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}(?: \\)?")


def locked(name: str) -> set[str]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {entry["pin"] for line in lines if (entry := ENTRY.fullmatch(line))}


def normal(requirement: str) -> str:
    name, _, version = requirement.partition("==")
    return f"{re.sub('[-_.]+', '-', name).lower()}=={version}"


def test_the_bot_runs_with_the_versions_it_is_developed_with() -> None:
    assert locked("requirements-run.lock") < locked("requirements.lock")


def test_what_the_bot_needs_is_locked_and_what_developers_need_is_not() -> None:
    run = {normal(each) for each in locked("requirements-run.lock")}
    assert {normal(each) for each in PROJECT["project"]["dependencies"]} <= run
    for extra in ("dev", "bench"):
        more = {normal(each) for each in PROJECT["project"]["optional-dependencies"][extra]}
        assert not more & run


def test_what_is_locked_to_be_measured_with_comes_on_top() -> None:
    bench = {normal(each) for each in locked("requirements-bench.lock")}
    assert bench > {normal(each) for each in locked("requirements.lock")}
    assert {normal(each) for each in PROJECT["project"]["optional-dependencies"]["bench"]} <= bench
    built = {normal(each) for each in PROJECT["build-system"]["requires"]}
    assert locked("requirements-build.lock") == built


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_file_a_lock_names_has_its_hash_and_comes_from_nowhere_in_particular(
    lock: Path,
) -> None:
    hashes = 0
    for line in reversed(lock.read_text(encoding="utf-8").splitlines()):
        if HASH.fullmatch(line):
            hashes += 1
        else:
            assert ENTRY.fullmatch(line), line
            assert hashes, f"{line} has no hash"
            hashes = 0


def test_what_only_newer_pythons_need_is_locked_for_them() -> None:
    """discord.py needs a module that Python 3.13 no longer has."""
    lock = (ROOT / "requirements-run.lock").read_text(encoding="utf-8")
    markers = {
        entry["pin"].partition("==")[0]: entry["marker"]
        for line in lock.splitlines()
        if (entry := ENTRY.fullmatch(line)) and entry["marker"]
    }
    assert markers == {"audioop-lts": "python_full_version >= '3.13'"}


@pytest.mark.parametrize("name", ["Makefile", "Dockerfile", "docs/operating.md"])
def test_a_lock_is_only_ever_installed_as_it_stands(name: str) -> None:
    """With its hashes, and with nothing left to resolve: pip would look for newer releases."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("$(LOCKED)", LOCKED)
    installing = [line for line in text.splitlines() if re.search(r"-r \S*req\S*\.lock", line)]
    assert installing
    assert all(LOCKED in line for line in installing)


def test_the_locks_name_everything_that_is_needed() -> None:
    """Nothing but the locks is installed here, and nothing that they name lacks anything."""
    pip_check = [sys.executable, "-m", "pip", "check"]
    checked = subprocess.run(pip_check, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_the_image_gets_every_package_and_nothing_but_what_it_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    packages = {
        each.removesuffix(".*")
        for each in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
    }
    allowed = {line.removeprefix("!") for line in lines if line.startswith("!")}
    locks = {"requirements-run.lock", "requirements-build.lock"}
    assert allowed == packages | locks | {"pyproject.toml", "LICENSE"}


def test_containers_are_told_only_settings_that_there_are() -> None:
    known = {f"CONCORDIA_{name.upper()}" for name in Settings.model_fields}
    for name in ("Dockerfile", "compose.yaml", "compose.scale.yaml"):
        used = set(re.findall(r"CONCORDIA_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
        assert used
        assert used <= known


def test_several_containers_serve_every_shard_once() -> None:
    """Each is started with a command and settings that the program takes."""
    services = yaml.safe_load((ROOT / "compose.scale.yaml").read_text(encoding="utf-8"))["services"]
    processes = {
        name: each for name, each in services.items() if each["image"] == "concordia-by-chat"
    }
    commands = Counter(each["command"][0] for each in processes.values())
    assert commands == {"run": 2, "think": 1}
    shards: list[ShardRange] = []
    for name, each in processes.items():
        command_line().parse_args(each["command"])
        given = {
            setting.removeprefix("CONCORDIA_").lower(): value
            for setting, value in each["environment"].items()
        }
        settings = Settings(_env_file=None, **given)
        check_together(settings)
        assert is_postgresql(settings.database)
        assert settings.health_port, f"{name} cannot be asked whether it is well"
        assert each["depends_on"] == {"postgresql": {"condition": "service_healthy"}}
        if found := shard_range(settings):
            shards.append(found)
    assert sorted(number for each in shards for number in each.numbers) == [0, 1]
    assert {each.total for each in shards} == {2}
    assert "pg_isready" in services["postgresql"]["healthcheck"]["test"]
