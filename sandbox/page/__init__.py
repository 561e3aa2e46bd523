"""A page in the browser, where one person can be any of the people of the local Discord."""

from sandbox.page.page_texts import PageTexts
from sandbox.page.site import Site
from sandbox.page.welcome import Shortcut, WayBack, Welcome

__all__ = ["PageTexts", "Shortcut", "Site", "WayBack", "Welcome"]
