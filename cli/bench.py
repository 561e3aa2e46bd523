"""`concordia bench`: how fast it is, beside others in the same run."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cli.benches import answers, engine, players, render
from cli.benches.figures import Figure, figures_table
from cli.parser import Commands, positive

Bench = Callable[..., Iterator[Figure]]


def _store(**given: Any) -> Iterator[Figure]:
    from cli.benches import store

    yield from store.figures(**given)


_BENCHES: Mapping[str, Bench] = {
    "engine": engine.figures,
    "render": render.figures,
    "players": players.figures,
    "store": _store,
    "bot": answers.figures,
}
_DESCRIPTION = """\
Measures how fast a part of the program is. With --peers it stands beside other programs,
measured by turns in the same run: catanatron and python-chess, which `make bench` installs.

engine: random games of four seats on Imperium with all options listed at each decision, in
decisions a second, and the time to rebuild a finished game from its record.

render: for every board, a late game of five seats from its state to the bytes of a picture,
beside the bare encoding of the same pixels; its bytes; and the cold start of its map.

players: how long a computer player takes for a whole turn, at the 95th percentile of whole
games of four seats on Imperium with Venus cards.

store: an action applied and stored, and a whole request to act with its answer, each beside a bare
commit of the same rows. Both sides go through the thread that keeps the disk out of the event loop;
store_vs_plain_commit shows the action beside plain sqlite3 without one, where the loop would stand
still. In the first the rows that go with an action (its answer, what is to be said) are there
already; request_vs_commit also makes them. Then a long game loaded from its log alone, and from its
snapshot beside a young one; a start with 10,000 tables beside an empty one. On the disk where the
database lives.

bot: from a click on a local Discord to the answer, with the real discord.py in a process of
its own. First with nothing behind the button: the floor below which no answer of the bot can be.
Then the bot's answers in words beside that floor; and how soon it takes note of a click while
two hundred tables are played as fast as it draws."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "bench",
        run,
        summary="how fast it is, beside its peers",
        description=_DESCRIPTION,
        example="concordia bench engine --peers",
    )
    parser.add_argument("part", metavar="PART", choices=_BENCHES, help=", ".join(_BENCHES))
    parser.add_argument("--peers", action="store_true", help="measure the peers too")
    parser.add_argument(
        "--seconds", metavar="N", type=positive, default=5, help="for each program measured (5)"
    )
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    bench = _BENCHES[arguments.part]
    figures = list(bench(peers=arguments.peers, seconds=arguments.seconds))
    if arguments.json:
        print(json.dumps({"figures": [figure.as_json() for figure in figures]}))
    else:
        print(figures_table(figures))
    return 0
