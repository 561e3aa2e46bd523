"""Free seats in a server: who sees which, and who is called when there is one."""

from bot.handlers.app import App
from bot.handlers.table_places import NotHere
from bot.handlers.visit import Visit
from bot.tables.seat_calls import SeatCall
from bot.texts.custom_ids import ControlId, NotOurs
from bot.texts.posts.open_seats import CALLS, NEVER, open_seats_post, seat_call_post


async def seats(app: App, visit: Visit) -> None:
    """Those that whoever asks can see."""
    if visit.guild is None:
        raise NotHere
    await visit.think()
    looks = [
        look
        for look in await app.tables.lobbies_in(visit.guild)
        if look.free_seats > 0
        and (look.channel == visit.channel or visit.may_see(look.parent or look.channel))
    ]
    await visit.show(open_seats_post(visit.words, looks))


async def call(app: App, visit: Visit, _: ControlId, values: tuple[str, ...]) -> None:
    """The button opens a menu; the menu chooses."""
    if visit.guild is None:
        raise NotHere
    await visit.think()
    if values:
        await app.tables.set_seat_call(visit.player, visit.guild, _wanted(values[0]))
    now = await app.tables.seat_call(visit.player, visit.guild)
    if values:
        await visit.show(seat_call_post(visit.words, now))
    else:
        await visit.say(seat_call_post(visit.words, now))


def _wanted(value: str) -> SeatCall | None:
    if value == NEVER:
        return None
    for each in CALLS:
        if each == value:
            return each
    raise NotOurs
