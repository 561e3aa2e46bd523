"""Colours for a terminal that has them; never the only sign of anything."""

from dataclasses import dataclass

_SEATS = (31, 32, 33, 34, 90, 37)
"""In the colours of the seats, black as a grey that dark terminals show too."""
_BOLD = 1


@dataclass(frozen=True)
class Paint:
    coloured: bool = False

    def title(self, text: str) -> str:
        return self._with(text, _BOLD)

    def seat(self, seat: int, text: str) -> str:
        return self._with(text, _SEATS[seat])

    def _with(self, text: str, code: int) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.coloured else text
