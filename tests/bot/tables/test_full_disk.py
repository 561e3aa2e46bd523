"""A disk that refuses to grow a file: the same click is refused in words, and works later."""

import json
import subprocess
import sys
import textwrap
from pathlib import Path

from tests.postgresql import needs_a_file

ROOT = Path(__file__).parents[3]
SCRIPT = textwrap.dedent(
    """
    import asyncio, json, resource, sys
    from pathlib import Path
    from random import Random
    from bot.tables.store import StorageError
    from bot.tables.wishes import Act
    from tests.world.tables import ANNA, BEN, ITALIA, a_table_world

    def most_bytes(count):
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (count, hard))

    async def main(path):
        async with a_table_world(path) as world:
            table = await world.start(ITALIA, [ANNA, BEN])
            chance = Random(1)
            most_bytes(path.with_name(path.name + "-wal").stat().st_size + 50_000)
            refused = None
            while refused is None:
                player = await world.to_decide(table)
                look = await world.look(table, player)
                wish = Act(look.number, (chance.choice(look.offered),))
                try:
                    await world.ask(player, table, wish, key=f"at {look.number}")
                except StorageError as error:
                    refused = str(error)
            same = await world.look(table, player) == look
            stored = len(await world.entries(table))
            most_bytes(resource.getrlimit(resource.RLIMIT_FSIZE)[1])
            answer = await world.ask(player, table, wish, key=f"at {look.number}")
            await world.play(table, chance, 20)
            print(json.dumps([refused, same, stored, look.number, answer.number]))

    asyncio.run(main(Path(sys.argv[1])))
    """
)


@needs_a_file
def test_a_file_that_cannot_grow_loses_nothing_and_grows_again_later(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT, str(tmp_path / "concordia.sqlite")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    refused, same, stored, number, answer = json.loads(done.stdout)
    assert "nothing was stored" in refused
    assert str(tmp_path) in refused
    assert same
    assert stored == number
    assert answer == number + 1
