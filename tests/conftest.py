"""What all tests share on the command line."""

import os

import pytest

from tests.command_line import concordia, record

__all__ = ["concordia", "record"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests marked as long")
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="paint the golden images anew; a person looks at them before they are committed",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long and has a shorter share in every run is left to `make test-long`."""
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in set(long)]


def pytest_report_header() -> str:
    file = os.environ.get("CONCORDIA_OPENAPI")
    return f"Discord's OpenAPI: {file or 'not there, as CONCORDIA_OPENAPI does not name it'}"
