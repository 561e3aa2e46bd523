"""What the page says, in the language of whoever looks: whoever serves it brings the texts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from sandbox.page.welcome import Welcome

Texts = Mapping[str, str | Mapping[str, str]]
"""By the names that the page's scripts use, with `{gaps}` to fill in; one for each plural where
`{count}` decides."""


@dataclass(frozen=True)
class PageTexts:
    """Each for a locale as Discord names it."""

    texts: Callable[[str], Texts]
    welcome: Callable[[str], Welcome] | None = None
    locales: tuple[str, ...] = ()
    """Those there are texts for."""

    def nearest(self, wanted: Iterable[str]) -> str | None:
        """The first of a browser's languages that there are texts for."""
        known = {each.partition("-")[0]: each for each in self.locales}
        spoken = (str(each).partition("-")[0].lower() for each in wanted)
        return next((known[each] for each in spoken if each in known), None)
