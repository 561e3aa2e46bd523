"""Games over the wire whose middle is played without a click, to spare the time."""

from collections.abc import Callable, Sequence

from bot.tables import Look
from bot.tables.wishes import Act
from engine import View
from engine.actions import FINISH, Action
from players import Player
from sandbox.model import Channel
from tests.world.wire import BotWorld

FEW_CARDS, MANY_HOUSES = 1, 14


def is_nearly_over(look: Look) -> bool:
    view = look.view
    assert view is not None
    cards = view.cards_in_deck + sum(each is not None for each in view.display)
    houses = [owner for owners in view.houses.values() for owner in owners]
    most = max(map(houses.count, houses), default=0)
    return cards <= FEW_CARDS or most >= MANY_HOUSES or view.last_turn is not None


def is_in_its_last_turns(look: Look) -> bool:
    assert look.view is not None
    return look.view.last_turn is not None


def idle(_: View, offered: Sequence[Action]) -> Action:
    """Somebody who plays card after card and leaves it at that: Contrarius ends the game."""
    return FINISH if FINISH in offered else offered[0]


async def play_until_nearly_over(
    world: BotWorld,
    player: Player,
    channel: Channel,
    reached: Callable[[Look], bool] = is_nearly_over,
) -> None:
    """Everybody at the table answers as the player would."""
    table = await world.table(channel)
    while not reached(await world.look(table)):
        person = await world.to_decide(table)
        if person is None:
            await world.tables.rest()
            continue
        look = await world.look(table, person)
        assert look.view is not None
        await world.ask(person, table, Act(look.number, (player(look.view, look.offered),)))
