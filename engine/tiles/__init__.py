"""The tiles of the forum, a few of a kind in each module: what each one changes or brings.

A module put here is part of the rules: all of them are imported, and enter their tiles.
"""

from pkgutil import iter_modules

for _module in iter_modules(__path__):
    __import__(f"{__name__}.{_module.name}")
