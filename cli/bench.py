"""`concordia bench`: how fast it is, beside others in the same run."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cli.benches import answers, engine, players, render
from cli.benches.figures import Figure, figures_table
from cli.errors import BadInput
from cli.game_flags import add_option_flag, named_options
from cli.parser import Commands, positive

Bench = Callable[..., Iterator[Figure]]


def _store(*, peers: bool, seconds: float, database: str | None = None) -> Iterator[Figure]:
    from bot.service.settings import read_settings
    from bot.storage import is_postgresql
    from cli.benches import store

    address = "postgresql://" if database == "postgresql" else database or read_settings().database
    if not is_postgresql(address):
        yield from store.figures(address, peers=peers, seconds=seconds)
        return
    from cli.benches import store_postgresql

    yield from store_postgresql.figures(address=address, seconds=seconds)


def _turn(*, peers: bool, seconds: float, database: str | None = None) -> Iterator[Figure]:
    from cli.benches import turn_cost

    address = "postgresql://" if database == "postgresql" else database
    yield from turn_cost.figures(peers=peers, seconds=seconds, database=address)


_BENCHES: Mapping[str, Bench] = {
    "engine": engine.figures,
    "render": render.figures,
    "players": players.figures,
    "store": _store,
    "bot": answers.figures,
    "turn": _turn,
}
_WITH_OPTIONS = ("engine", "players")
_DESCRIPTION = """\
Measures how fast a part of the program is. --peers adds other programs for comparison,
measured alternately in the same run: catanatron and python-chess, which `make bench` installs.

engine: random four-seat games on Imperium, listing all options at each decision, in
decisions per second, and the time to rebuild a finished game from its record. With --option the
same games with those rules, compared with those without.

render: for every board, the time from the state of a late five-seat game to an encoded picture,
compared with encoding the same pixels; its size in bytes; and the cold start of its map.

players: how long a computer player takes for a whole turn, at the 95th percentile over whole
four-seat games on Imperium with Venus cards; with --option, with those rules.

store: applying and storing an action, and handling a whole request, each compared with a bare
commit of the same rows. Both go through the thread that keeps disk access off the event loop;
store_vs_plain_commit compares the action with plain sqlite3 without that thread, which would
block the loop. In the first figure the rows that go with an action (its answer, messages to
send) already exist; request_vs_commit creates them too. Then the time to load a long game from
its log alone, or from its snapshot next to a young one, and to start with 10,000 tables next to
an empty start. ending_vs_before compares the last action of a game, which stores its result, with
the same action without, in processor time. All on the disk that holds the database. With
--database postgresql, or where the database is one of PostgreSQL's: the first figures on that
server, in schemas that are gone afterwards, and what a look at a table costs that other processes
may have changed.

bot: the time from a click on a local Discord to the answer, with the real discord.py in its own
process. First with nothing behind the button: no answer can be faster than this floor. Then the
bot's text answers compared with that floor, /standings after 100,000 games, and how soon it
acknowledges a click while two hundred tables are played as fast as it can draw; then while people
at a hundred of them play against senators, who think all the time. requests_per_turn counts what a
turn asks of Discord beside the answers to clicks.

turn: what a person's turn costs while twenty tables are played: processor time of the bot, of what
draws for it and of the database; clicks and requests; bytes over the wire, in the database, and in
the log that makes it durable. Then what a computer's turn takes to think. In a file, or with
--database in a PostgreSQL server on this machine. docs/scaling.md says what follows from it."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "bench",
        run,
        summary="measure speed, next to comparable programs",
        description=_DESCRIPTION,
        example="concordia bench engine --peers",
    )
    parser.add_argument("part", metavar="PART", choices=_BENCHES, help=", ".join(_BENCHES))
    parser.add_argument("--peers", action="store_true", help="measure comparable programs too")
    parser.add_argument(
        "--seconds", metavar="N", type=positive, default=5, help="seconds per program (5)"
    )
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        help="store, turn: a file, postgresql for the server on this machine, or postgresql://...",
    )
    add_option_flag(parser, "engine, players: games with this rule, such as forum=on; repeatable")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    bench = _BENCHES[arguments.part]
    given: dict[str, Any] = {"peers": arguments.peers, "seconds": arguments.seconds}
    if arguments.option:
        if arguments.part not in _WITH_OPTIONS:
            raise BadInput("--option is for the benches of the engine and of the players")
        given["options"] = named_options(arguments.option)
    if arguments.database:
        if arguments.part not in ("store", "turn"):
            raise BadInput("--database is for the benches of the store and of a turn")
        given["database"] = arguments.database
    figures = list(bench(**given))
    if arguments.json:
        print(json.dumps({"figures": [figure.as_json() for figure in figures]}))
    else:
        print(figures_table(figures))
    return 0
