"""What all tests share on the command line."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="paint the golden images anew; a person looks at them before they are committed",
    )


def pytest_report_header() -> str:
    file = os.environ.get("CONCORDIA_OPENAPI")
    return f"Discord's OpenAPI: {file or 'not there, as CONCORDIA_OPENAPI does not name it'}"
