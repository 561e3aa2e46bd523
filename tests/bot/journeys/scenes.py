"""One scene for every verb of a custom id: a table at which that click is the right one.

With the same seed each scene is the same game, so that what came of a click in one channel can be
compared with what came of it in another.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.tables import TableId
from bot.tables.pace import HOUR
from bot.tables.seating import Pace
from bot.tables.wishes import Abandon, ChangePace, ChooseTeam, ProposeRemoval, Replace, Undo
from bot.texts.custom_ids import Verb, custom_id
from bot.texts.menus import everything, menu
from sandbox import Person, Sight
from sandbox import PersonAct as Click
from sandbox.model import Channel
from tests.bot.journeys.games import Game, decides, game, lobby, over, stands, started
from tests.world.wire import BotWorld
from words import ENGLISH
from words.reader import Reader


@dataclass(frozen=True)
class Scene:
    channel: Channel
    table: TableId
    person: Person
    """Whose click it is."""
    sight: Sight
    """What they click on."""
    id: str
    values: tuple[str, ...] = ()
    public: Sight | None = None
    """What others can see, where the message is for nobody else."""
    strangers: tuple[Person, ...] = ()
    """Who see it too, or saw it once, and have nothing to say in it."""
    changes: bool = True
    """Or else it only shows something."""
    act: Click | None = None
    """Instead of the click."""

    def click(self) -> Click:
        """As a person does it, where the message offers it."""
        if self.act:
            return self.act
        if any(each.custom_id == self.id and not each.disabled for each in self.sight.buttons):
            return self.person.click(self.sight, self.id)
        if any(each.custom_id == self.id for each in self.sight.menus):
            return self.person.choose(self.sight, self.id, *self.values)
        return self.forged()

    def forged(
        self, id: str | None = None, *values: str, by: Person | None = None, on: Sight | None = None
    ) -> Click:
        """The same id, or another one, on a message that need not offer it."""
        person = by or self.person
        seen = on or (self.sight if person is self.person else self.public or self.sight)
        wanted = self.id if id is None else id
        return person.forge(seen, wanted, *(values or self.values))


Setting = Callable[[BotWorld, Channel], Awaitable[Scene]]


async def join(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    livia, marcus, julia = world.people[:3]
    return Scene(channel, table, julia, sight, custom_id("join", table), strangers=(livia, marcus))


async def leave(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    _, marcus, julia = world.people[:3]
    return Scene(channel, table, marcus, sight, custom_id("leave", table), strangers=(julia,))


async def team(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    _, marcus, julia = world.people[:3]
    await world.ask(marcus, table, ChooseTeam("A"))
    menu = await (await marcus.click(sight, "Team")).filled()
    id = custom_id("team", table)
    return Scene(channel, table, marcus, menu, id, ("B",), sight, (julia,))


async def colour(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    _, marcus, julia = world.people[:3]
    menu = await (await marcus.click(sight, "Colour")).filled()
    id = custom_id("colour", table)
    return Scene(channel, table, marcus, menu, id, ("white",), sight, (julia,))


async def computer(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    livia, marcus, julia = world.people[:3]
    menu = await (await livia.click(sight, "Computer")).filled()
    id = custom_id("computer", table)
    return Scene(channel, table, livia, menu, id, ("+novice",), sight, (marcus, julia))


async def pace(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    livia, marcus, julia = world.people[:3]
    menu = await (await livia.click(sight, "Pace")).filled()
    id = custom_id("pace", table)
    return Scene(channel, table, livia, menu, id, ("steady",), sight, (marcus, julia))


async def options(world: BotWorld, channel: Channel) -> Scene:
    table, sight = await lobby(world, channel)
    livia, marcus, julia = world.people[:3]
    menu = await (await livia.click(sight, "Options")).filled()
    id = custom_id("options", table)
    return Scene(channel, table, livia, menu, id, ("when-full",), sight, (marcus, julia))


async def start(world: BotWorld, channel: Channel) -> Scene:
    table = await world.open(channel=channel, seats=2)
    livia, marcus, julia = world.people[:3]
    sight = await stands(world, livia, channel, "Start")
    id = custom_id("start", table)
    return Scene(channel, table, livia, sight, id, strangers=(marcus, julia))


def _of_game(at: Game, verb: Verb, *rest: str | int) -> Scene:
    """On the message that stands for the table, by whoever is to decide."""
    id = custom_id(verb, at.table, *rest)
    strangers = (at.waiting, at.outsider)
    return Scene(
        at.channel, at.table, at.deciding, at.sight, id, strangers=strangers, changes=False
    )


async def play(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "play")


async def hand(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "hand")


async def board(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "board", 0)


async def display(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "display")


async def log(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "log")


async def history(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await (await game(world, channel)).played(), "history", 0, "first")


async def jump(world: BotWorld, channel: Channel) -> Scene:
    return _of_game(await game(world, channel), "jump")


async def undo(world: BotWorld, channel: Channel) -> Scene:
    """The turn has passed on, so the other one has to agree."""
    at = await (await game(world, channel)).played()
    number = (await world.tables.look(at.table, None)).number
    id = custom_id("undo", at.table, number)
    strangers = (at.deciding, at.outsider)
    return Scene(channel, at.table, at.waiting, at.sight, id, strangers=strangers)


async def _panel_scene(at: Game, verb: Verb, *rest: str, changes: bool = True) -> Scene:
    id = custom_id(verb, at.table, *rest)
    strangers = (at.waiting, at.outsider)
    panel = await at.panel()
    return Scene(
        at.channel, at.table, at.deciding, panel, id, (), at.sight, strangers, changes=changes
    )


async def pick(world: BotWorld, channel: Channel) -> Scene:
    at = await game(world, channel)
    draft = await at.draft()
    tree = menu(Reader(ENGLISH, draft.view), draft)
    assert tree
    key = next(each.key for each in everything(tree) if each.action)
    scene = await _panel_scene(at, "pick", draft.mark, key)
    within = [each.custom_id for each in scene.sight.menus if key in each.values]
    return replace(scene, id=within[0], values=(key,)) if within else scene


async def group(world: BotWorld, channel: Channel) -> Scene:
    at = await game(world, channel)
    return await _panel_scene(at, "group", (await at.draft()).mark, "-", "1", changes=False)


async def back(world: BotWorld, channel: Channel) -> Scene:
    at = await game(world, channel)
    return await _panel_scene(at, "back", (await at.tried()).mark)


async def afresh(world: BotWorld, channel: Channel) -> Scene:
    at = await game(world, channel)
    draft = await at.tried()
    assert len(draft.actions) > 1, "a button only stands there after two steps"
    return await _panel_scene(at, "afresh", draft.mark)


async def confirm(world: BotWorld, channel: Channel) -> Scene:
    at = await game(world, channel)
    return await _panel_scene(at, "confirm", (await at.tried()).mark)


async def plan(world: BotWorld, channel: Channel) -> Scene:
    """Whoever waits wants to be asked if the board changes."""
    at = await game(world, channel)
    panel = await (await at.waiting.click(at.sight, "Play")).filled()
    mark = (await world.tables.plans(at.table, world.player(at.waiting))).kept.mark
    id = custom_id("plan", at.table, mark, "careful")
    strangers = (at.deciding, at.outsider)
    return Scene(channel, at.table, at.waiting, panel, id, (), at.sight, strangers)


async def _vote(world: BotWorld, channel: Channel, verb: Verb) -> Scene:
    at = await (await game(world, channel)).played()
    number = (await world.tables.look(at.table, None)).number
    await world.ask(at.waiting, at.table, Undo(number))
    sight = await stands(world, at.deciding, channel, "Agree")
    vote = (await world.tables.look(at.table, None)).vote("undo")
    assert vote
    id = custom_id(verb, at.table, *vote.mark)
    strangers = (at.waiting, at.outsider) if verb == "agree" else (at.outsider,)
    return Scene(channel, at.table, at.deciding, sight, id, strangers=strangers)


async def agree(world: BotWorld, channel: Channel) -> Scene:
    return await _vote(world, channel, "agree")


async def refuse(world: BotWorld, channel: Channel) -> Scene:
    return await _vote(world, channel, "refuse")


async def _removal(world: BotWorld, channel: Channel, verb: Verb) -> Scene:
    """A computer is to play on for somebody who is not to decide yet."""
    table = await started(world, channel, people=3)
    look = await world.tables.look(table, None)
    waiting, asking, asked = sorted(world.people[:3], key=lambda each: decides(world, look, each))
    seat = (await world.tables.look(table, world.player(waiting))).viewer
    assert seat is not None
    await world.ask(asking, table, ProposeRemoval(seat, "novice"))
    await world.quiet()
    vote = (await world.tables.look(table, None)).vote("removal")
    assert vote
    id = custom_id(verb, table, *vote.mark)
    sight = await asked.sees_soon(
        channel, lambda sight: any(id == each.custom_id for each in sight.buttons)
    )
    return Scene(channel, table, asked, sight, id, strangers=(waiting, world.people[3]))


async def remove(world: BotWorld, channel: Channel) -> Scene:
    return await _removal(world, channel, "remove")


async def keep(world: BotWorld, channel: Channel) -> Scene:
    return await _removal(world, channel, "keep")


async def _abandonment(world: BotWorld, channel: Channel, verb: Verb) -> Scene:
    """Livia wants to end the game, and Marcus is asked."""
    at = await (await game(world, channel)).played()
    livia, marcus, julia = world.people[:3]
    await world.ask(livia, at.table, Abandon())
    sight = await stands(world, marcus, channel, "Agree")
    vote = (await world.tables.look(at.table, None)).vote("abandonment")
    assert vote
    id = custom_id(verb, at.table, *vote.mark)
    return Scene(channel, at.table, marcus, sight, id, strangers=(julia,))


async def end(world: BotWorld, channel: Channel) -> Scene:
    return await _abandonment(world, channel, "end")


async def continue_(world: BotWorld, channel: Channel) -> Scene:
    return await _abandonment(world, channel, "continue")


async def _pace_vote(world: BotWorld, channel: Channel, verb: Verb) -> Scene:
    """Livia wants a pace, and Marcus is asked."""
    at = await game(world, channel)
    livia, marcus, julia = world.people[:3]
    await world.ask(livia, at.table, ChangePace(Pace(seconds=HOUR, reserve=0.0)))
    sight = await stands(world, marcus, channel, "Agree")
    vote = (await world.tables.look(at.table, None)).vote("pace")
    assert vote
    id = custom_id(verb, at.table, *vote.mark)
    return Scene(channel, at.table, marcus, sight, id, strangers=(julia,))


async def adopt(world: BotWorld, channel: Channel) -> Scene:
    return await _pace_vote(world, channel, "adopt")


async def reject(world: BotWorld, channel: Channel) -> Scene:
    return await _pace_vote(world, channel, "reject")


async def _offer(world: BotWorld, channel: Channel, verb: Verb) -> Scene:
    """Whoever waits offers their seat to Julia."""
    at = await game(world, channel)
    seat = (await world.tables.look(at.table, world.player(at.waiting))).viewer
    assert seat is not None
    await world.ask(at.waiting, at.table, Replace(seat, world.player(at.outsider)))
    sight = await stands(world, at.outsider, channel, "Accept")
    (offer,) = (await world.tables.look(at.table, None)).invitations
    id = custom_id(verb, at.table, seat, offer.number)
    strangers = (at.deciding, world.people[3])
    return Scene(channel, at.table, at.outsider, sight, id, strangers=strangers)


async def accept(world: BotWorld, channel: Channel) -> Scene:
    return await _offer(world, channel, "accept")


async def decline(world: BotWorld, channel: Channel) -> Scene:
    return await _offer(world, channel, "decline")


async def tell(world: BotWorld, channel: Channel) -> Scene:
    table = await started(world, channel, people=4, board="hellas", team=True)
    sight = await stands(world, world.people[0], channel, "Play")
    livia, *_, octavia = world.people[:5]
    id = custom_id("tell", table)
    return Scene(channel, table, livia, sight, id, strangers=(octavia,), changes=False)


async def film(world: BotWorld, channel: Channel) -> Scene:
    table = await over(world, channel)
    sight = await stands(world, world.people[0], channel, "Film")
    id = custom_id("film", table)
    outsider = world.people[-1]
    return Scene(channel, table, world.people[0], sight, id, strangers=(outsider,), changes=False)


async def rematch(world: BotWorld, channel: Channel) -> Scene:
    at = await (await game(world, channel)).played()
    await world.abandon(at.table)
    await world.quiet()
    id = custom_id("rematch", at.table)
    return Scene(
        channel, at.table, at.deciding, at.sight, id, strangers=(at.outsider,), changes=True
    )


SETTINGS: Mapping[Verb, Setting] = {
    "join": join,
    "leave": leave,
    "team": team,
    "colour": colour,
    "computer": computer,
    "pace": pace,
    "options": options,
    "start": start,
    "play": play,
    "hand": hand,
    "board": board,
    "display": display,
    "log": log,
    "undo": undo,
    "pick": pick,
    "group": group,
    "back": back,
    "afresh": afresh,
    "confirm": confirm,
    "plan": plan,
    "agree": agree,
    "refuse": refuse,
    "remove": remove,
    "keep": keep,
    "end": end,
    "continue": continue_,
    "adopt": adopt,
    "reject": reject,
    "accept": accept,
    "decline": decline,
    "history": history,
    "jump": jump,
    "tell": tell,
    "film": film,
    "rematch": rematch,
}
