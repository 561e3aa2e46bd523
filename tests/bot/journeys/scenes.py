"""One scene for every verb of a custom id: a table at which that click is the right one.

With the same seed each scene is the same game, so that what came of a click in one channel can be
compared with what came of it in another.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.tables import TableId
from bot.tables.wishes import Abandon, ChooseTeam, ProposeRemoval, Undo
from bot.texts.custom_ids import Verb, custom_id
from bot.texts.menus import everything, menu
from sandbox import Person, Sight
from sandbox import PersonAct as Click
from sandbox.model import Channel
from tests.bot.journeys.games import Game, decides, game, lobby, over, stands
from tests.bot.journeys.house import House
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


Setting = Callable[[House, Channel], Awaitable[Scene]]


async def join(house: House, channel: Channel) -> Scene:
    table, sight = await lobby(house, channel)
    livia, marcus, julia = house.people[:3]
    return Scene(channel, table, julia, sight, custom_id("join", table), strangers=(livia, marcus))


async def leave(house: House, channel: Channel) -> Scene:
    table, sight = await lobby(house, channel)
    _, marcus, julia = house.people[:3]
    return Scene(channel, table, marcus, sight, custom_id("leave", table), strangers=(julia,))


async def team(house: House, channel: Channel) -> Scene:
    table, sight = await lobby(house, channel)
    _, marcus, julia = house.people[:3]
    await house.ask(marcus, table, ChooseTeam("A"))
    menu = await (await marcus.click(sight, "Team")).filled()
    id = custom_id("team", table)
    return Scene(channel, table, marcus, menu, id, ("B",), sight, (julia,))


async def computer(house: House, channel: Channel) -> Scene:
    table, sight = await lobby(house, channel)
    livia, marcus, julia = house.people[:3]
    menu = await (await livia.click(sight, "Computer")).filled()
    id = custom_id("computer", table)
    return Scene(channel, table, livia, menu, id, ("+novice",), sight, (marcus, julia))


async def start(house: House, channel: Channel) -> Scene:
    table = await house.gather(channel=channel, seats=2)
    livia, marcus, julia = house.people[:3]
    sight = await stands(house, livia, channel, "Start")
    id = custom_id("start", table)
    return Scene(channel, table, livia, sight, id, strangers=(marcus, julia))


def _of_game(at: Game, verb: Verb, *rest: str | int) -> Scene:
    """On the message that stands for the table, by whoever is to decide."""
    id = custom_id(verb, at.table, *rest)
    strangers = (at.waiting, at.outsider)
    return Scene(
        at.channel, at.table, at.deciding, at.sight, id, strangers=strangers, changes=False
    )


async def play(house: House, channel: Channel) -> Scene:
    return _of_game(await game(house, channel), "play")


async def hand(house: House, channel: Channel) -> Scene:
    return _of_game(await game(house, channel), "hand")


async def board(house: House, channel: Channel) -> Scene:
    return _of_game(await game(house, channel), "board", 0)


async def display(house: House, channel: Channel) -> Scene:
    return _of_game(await game(house, channel), "display")


async def log(house: House, channel: Channel) -> Scene:
    return _of_game(await game(house, channel), "log")


async def undo(house: House, channel: Channel) -> Scene:
    """The turn has passed on, so the other one has to agree."""
    at = await (await game(house, channel)).played()
    number = (await house.tables.look(at.table, None)).number
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


async def pick(house: House, channel: Channel) -> Scene:
    at = await game(house, channel)
    draft = await at.draft()
    tree = menu(Reader(ENGLISH, draft.view), draft)
    assert tree
    key = next(each.key for each in everything(tree) if each.action)
    scene = await _panel_scene(at, "pick", draft.mark, key)
    if any(key in each.values for each in scene.sight.menus):
        return replace(scene, id=custom_id("pick", at.table, draft.mark), values=(key,))
    return scene


async def group(house: House, channel: Channel) -> Scene:
    at = await game(house, channel)
    return await _panel_scene(at, "group", (await at.draft()).mark, "-", "1", changes=False)


async def back(house: House, channel: Channel) -> Scene:
    at = await game(house, channel)
    return await _panel_scene(at, "back", (await at.tried()).mark)


async def afresh(house: House, channel: Channel) -> Scene:
    at = await game(house, channel)
    draft = await at.tried()
    assert len(draft.actions) > 1, "a button only stands there after two steps"
    return await _panel_scene(at, "afresh", draft.mark)


async def confirm(house: House, channel: Channel) -> Scene:
    at = await game(house, channel)
    return await _panel_scene(at, "confirm", (await at.tried()).mark)


async def _vote(house: House, channel: Channel, verb: Verb) -> Scene:
    at = await (await game(house, channel)).played()
    number = (await house.tables.look(at.table, None)).number
    await house.ask(at.waiting, at.table, Undo(number))
    sight = await stands(house, at.deciding, channel, "Agree")
    vote = (await house.tables.look(at.table, None)).vote("undo")
    assert vote
    id = custom_id(verb, at.table, *vote.mark)
    strangers = (at.waiting, at.outsider) if verb == "agree" else (at.outsider,)
    return Scene(channel, at.table, at.deciding, sight, id, strangers=strangers)


async def agree(house: House, channel: Channel) -> Scene:
    return await _vote(house, channel, "agree")


async def refuse(house: House, channel: Channel) -> Scene:
    return await _vote(house, channel, "refuse")


async def _removal(house: House, channel: Channel, verb: Verb) -> Scene:
    """A computer is to play on for somebody who is not to decide yet."""
    table = await house.begin(3, channel=channel)
    look = await house.tables.look(table, None)
    waiting, asking, asked = sorted(house.people[:3], key=lambda each: decides(house, look, each))
    seat = (await house.tables.look(table, house.player(waiting))).viewer
    assert seat is not None
    await house.ask(asking, table, ProposeRemoval(seat, "novice"))
    await house.quiet()
    vote = (await house.tables.look(table, None)).vote("removal")
    assert vote
    id = custom_id(verb, table, *vote.mark)
    sight = await asked.sees_soon(
        channel, lambda sight: any(id == each.custom_id for each in sight.buttons)
    )
    return Scene(channel, table, asked, sight, id, strangers=(waiting, house.people[3]))


async def remove(house: House, channel: Channel) -> Scene:
    return await _removal(house, channel, "remove")


async def keep(house: House, channel: Channel) -> Scene:
    return await _removal(house, channel, "keep")


async def tell(house: House, channel: Channel) -> Scene:
    table = await house.begin(4, channel=channel, board="hellas", team=True)
    sight = await stands(house, house.people[0], channel, "Play")
    livia, *_, octavia = house.people[:5]
    id = custom_id("tell", table)
    return Scene(channel, table, livia, sight, id, strangers=(octavia,), changes=False)


async def film(house: House, channel: Channel) -> Scene:
    table = await over(house, channel)
    sight = await stands(house, house.people[0], channel, "Film")
    id = custom_id("film", table)
    outsider = house.people[-1]
    return Scene(channel, table, house.people[0], sight, id, strangers=(outsider,), changes=False)


async def rematch(house: House, channel: Channel) -> Scene:
    at = await (await game(house, channel)).played()
    await house.ask(house.people[0], at.table, Abandon())
    await house.quiet()
    id = custom_id("rematch", at.table)
    return Scene(
        channel, at.table, at.deciding, at.sight, id, strangers=(at.outsider,), changes=True
    )


SETTINGS: Mapping[Verb, Setting] = {
    "join": join,
    "leave": leave,
    "team": team,
    "computer": computer,
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
    "agree": agree,
    "refuse": refuse,
    "remove": remove,
    "keep": keep,
    "tell": tell,
    "film": film,
    "rematch": rematch,
}
