"""What the code host runs and asks for: the workflow, and the forms of issues."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its stubs would be one more dependency for one test

ROOT = Path(__file__).parent.parent
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def supported() -> list[str]:
    named = (re.fullmatch(r".* :: Python :: (3\.\d+)", each) for each in PROJECT["classifiers"])
    return [each[1] for each in named if each]


def runs(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_every_supported_python_passes_what_every_change_has_to_pass() -> None:
    job = loaded(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == supported()
    assert PROJECT["requires-python"] == f">={supported()[0]}"
    (setup,) = [s["with"] for s in job["steps"] if "setup-python" in s.get("uses", "")]
    assert setup["python-version"] == "${{ matrix.python }}"
    assert ".ci/run" in runs(job)
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100, "it can be run"


def test_the_image_is_built() -> None:
    job = loaded(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["image"]
    assert any(each.startswith("docker build") for each in runs(job))


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_forms_of_issues_ask_something(form: Path) -> None:
    if form.name == "config.yml":
        assert "blank_issues_enabled" in loaded(form)
        return
    asked = loaded(form)
    assert {"name", "description", "body"} <= set(asked)
    fields = [each for each in asked["body"] if each["type"] != "markdown"]
    assert len({each["id"] for each in fields}) == len(fields) > 0
    assert all(each["attributes"]["label"] for each in fields)
    assert any(each.get("validations", {}).get("required") for each in fields)
