"""A whole game is played by what is written alone: for whoever cannot see the pictures."""

from sandbox import Sight
from tests.bot.journeys.text_player import TextPlayer
from tests.world.wire import BotWorld

MOST_TURNS = 160


def newest(player: TextPlayer) -> Sight:
    """What stands in the channel and can be clicked."""
    seen = player.person.sees(player.channel)
    return [sight for sight in seen if sight.buttons and not sight.private][-1]


async def test_a_game_is_played_to_its_end_by_text_alone(world: BotWorld) -> None:
    await world.start(people=2, board="creta")
    await world.quiet()
    players = [TextPlayer(world, person) for person in world.people[:2]]
    played: list[str] = []
    for _ in range(MOST_TURNS):
        public = newest(players[0])
        if "the game is over" in public.text:
            break
        [called] = [
            each for each in players if f"<@{each.person.id}>, it's your turn" in public.text
        ]
        played.append(await called.plays(newest(called)))
    assert "the game is over" in newest(players[0]).text
    assert "won with" in newest(players[0]).text
    told = "\n".join(played)
    for deed in ("bought the", "built in", "produce and got", "took back"):
        assert deed in told
