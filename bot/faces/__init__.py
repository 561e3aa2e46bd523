"""One face per personality: how it is asked, offered, grouped, typed, refused and told.

Each module enters its decisions, actions, events and obstacles in tables; menus, narration and the
parser of commands look them up there and know none of them by name. A module put here is one of
them: all are imported.
"""

from pkgutil import iter_modules

for _module in iter_modules(__path__):
    __import__(f"{__name__}.{_module.name}")
