"""What all tests share on the command line."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="paint the golden images anew; a person looks at them before they are committed",
    )
