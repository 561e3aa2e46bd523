"""One module per personality: how it begins, what may be chosen, what then happens, and why not.

A module put here is part of the rules: all of them are imported, and enter themselves.
"""

from pkgutil import iter_modules

for _module in iter_modules(__path__):
    __import__(f"{__name__}.{_module.name}")
