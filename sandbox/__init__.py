"""A Discord of one's own, on this machine: enough of it for the real discord.py.

It knows nothing of the bot it serves. Tests drive it through people, who see and click.
"""

from sandbox.acts import DidNotRespond, NotPossible, Outcome, PersonAct
from sandbox.clock import Clock
from sandbox.latency import Latency
from sandbox.openapi import Specification
from sandbox.page import PageTexts, Shortcut, WayBack, Welcome
from sandbox.people import Person
from sandbox.rate_limits import GENEROUS, REAL, Rate, Rates
from sandbox.server import LocalDiscord
from sandbox.sights import Sight

__all__ = [
    "PersonAct",
    "Clock",
    "DidNotRespond",
    "GENEROUS",
    "Latency",
    "LocalDiscord",
    "NotPossible",
    "Outcome",
    "PageTexts",
    "Person",
    "REAL",
    "Rate",
    "Rates",
    "Shortcut",
    "Sight",
    "Specification",
    "WayBack",
    "Welcome",
]
