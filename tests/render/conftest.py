"""Pictures in a language that takes more room."""

from collections.abc import Iterator

import pytest

from tests.words.pseudo import pseudo_language
from words import Words


@pytest.fixture(scope="module")
def longer() -> Iterator[Words]:
    with pseudo_language() as words:
        yield words
