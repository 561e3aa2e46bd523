"""A language whose words are 40 % longer than English ones, as French and German often are."""

import re

from words import ENGLISH, SOURCE, Fact, Words

WORD = re.compile(r"[^\W\d_]{2,}")


class LongWords(Words):
    """Every word that comes from the catalogues goes on with its own first letters."""

    def __init__(self) -> None:
        super().__init__(SOURCE)
        self.language = "longer"

    def __call__(self, message: str, /, **facts: Fact) -> str:
        said = ENGLISH(message, **facts)
        given = [re.escape(fact) for fact in facts.values() if isinstance(fact, str) and fact]
        if not given:
            return WORD.sub(_longer, said)
        parts = re.split(f"({'|'.join(sorted(given, key=len, reverse=True))})", said)
        return "".join(
            part if number % 2 else WORD.sub(_longer, part) for number, part in enumerate(parts)
        )


def _longer(found: re.Match[str]) -> str:
    word = found[0]
    return word + word[: round(0.4 * len(word))].lower()


LONGER = LongWords()
