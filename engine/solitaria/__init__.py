"""Solitaria: Contrarius, an automaton who reacts to the cards of one human, alone or of two.

A module put here is part of the rules: all of them are imported, and enter what they know.
"""

from pkgutil import iter_modules

for _module in iter_modules(__path__):
    __import__(f"{__name__}.{_module.name}")
