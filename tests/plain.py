"""What can be asked, answered and come to pass, made of plain texts and numbers.

These are the engine's own classes. Only mypy sees them differently: its stub beside this file says
that a seat may be named by any number and a card or a place by any text, so that a test can say
`PlayCard("start-legatus")`. In the engine, such a text is a `CardId`.
"""

# ruff: noqa: F403  (all of them, whatever they are)
from engine.actions import *
from engine.decisions import *
from engine.events import *
from engine.obstacles.kinds import *
