"""What is installed to run the bot: enough, nothing for developers, and no secrets."""

import re
import tomllib
from pathlib import Path

from bot.service.settings import Settings

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked(name: str) -> set[str]:
    return set((ROOT / name).read_text(encoding="utf-8").split())


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


def test_the_image_gets_every_package_and_nothing_but_what_it_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    packages = {
        each.removesuffix(".*")
        for each in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
    }
    allowed = {line.removeprefix("!") for line in lines if line.startswith("!")}
    assert allowed == packages | {"pyproject.toml", "requirements-run.lock", "LICENSE"}


def test_containers_are_told_only_settings_that_there_are() -> None:
    known = {f"CONCORDIA_{name.upper()}" for name in Settings.model_fields}
    for name in ("Dockerfile", "compose.yaml"):
        used = set(re.findall(r"CONCORDIA_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
        assert used
        assert used <= known
