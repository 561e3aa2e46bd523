"""Pictures in languages that take more room."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests.words.pseudo import PSEUDO, pseudo_language
from words import SOURCE, Words, languages, words_for

OTHERS = [each for each in languages() if each != SOURCE]


@pytest.fixture(
    scope="module",
    params=[PSEUDO, *(pytest.param(each, marks=pytest.mark.long) for each in OTHERS)],
)
def longer(request: pytest.FixtureRequest) -> Iterator[Words]:
    """A language 40 % longer than English; with --long, those that people speak as well."""
    with pseudo_language() if request.param == PSEUDO else nullcontext():
        yield words_for(request.param)
