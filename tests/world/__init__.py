"""People, tables and the bot between them, at the depth that a test asks about.

A test says what it needs in the same words at every depth:

    table = await world.start(ITALIA, 2)                # a game of two has begun
    table = await world.open(ITALIA, 2, computers=1)    # a lobby is open
    await world.ask(0, table, Resign("novice"))         # the first of the people wants something
    await world.play(table, Random(1), actions=5)       # five answers of whoever is to decide
    await world.undo(0, table)
    look = await world.look(table, 0)                   # what the first of them is told
    view = await world.view(table)
    who = await world.decides(table)
    await world.restart()                               # as after a crash: what is on disk is left

People can be named by their place among `world.people`, by themselves or by the id under which the
tables know them. Without options a game is played on Italia, by as many as sit there; where no
table is named, the last one of the channel is meant. An `AnnouncerWorld` is not restarted:
it gets a `new_announcer`.

The depths, each of which is the one before and more:

| | | |
|---|---|---|
| `TableWorld` | `tables.py` | tables and their store; what would be said is kept in a list |
| `AnnouncerWorld` | `wire.py` | ... the local Discord, and an announcer that speaks when told |
| `BotWorld` | `wire.py` | ... the whole bot: people click and type, computers play by themselves |
| `PageWorld` | `page.py` | ... the page in a browser, where they do so by mouse and keyboard |

Whatever is cheaper is enough for most: a `TableWorld` takes milliseconds, a browser takes seconds.
"""
