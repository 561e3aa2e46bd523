"""Two partners and an opponent on the page: hands, a Legatus, and words for the partner alone."""

import pytest
from playwright.async_api import expect

from engine.terms import SeatId
from sandbox import Person
from tests.bot.journeys.test_decision_kinds import a_record_that_asks
from tests.home.browser.panels import CONFIRM, PLAY, Panel
from tests.plain import SuggestionChoice
from tests.sandbox.page.windows import Window, Windows
from tests.world.page import PageWorld

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECRET = "Keep the wine for me"


async def a_legatus_looks(world: PageWorld) -> None:
    """Livia is to point at a card of Marcus, her partner; Julia plays against them."""
    text, seat = a_record_that_asks(SuggestionChoice)
    livia, marcus, julia = world.people[:3]
    for person in (livia, marcus, julia):
        await world.tables.meet(world.player(person), person.user.display_name, "en-US")
    await world.bring(livia, world.channel, text)
    table = await world.table()
    view = await world.view()
    partner = view.partner_of(seat)
    assert partner is not None
    other = next(each.seat for each in view.seats if each.seat not in (seat, partner))
    seats: list[tuple[SeatId, Person]] = [(seat, livia), (partner, marcus), (other, julia)]
    for taken, person in seats:
        await world.seat(table, taken, person, by=livia)
    await world.quiet()


async def everything_read(window: Window) -> str:
    """In this place: words, and what is read aloud of pictures."""
    words = await window.log.inner_text()
    pictures = await window.log.locator("img").evaluate_all("all => all.map(each => each.alt)")
    return "\n".join((words, *pictures))


async def test_what_partners_tell_each_other_is_for_them_alone(
    world: PageWorld, windows: Windows
) -> None:
    await a_legatus_looks(world)
    livia, marcus, julia = world.people[:3]
    window = await windows.open(livia, world.channel)
    panel = Panel(window)
    await window.button(PLAY).click()
    await expect(panel.message).to_contain_text("Which card in your partner's hand")
    chosen = panel.message.locator(".row button.s1").first
    card = await chosen.inner_text()
    await panel.choose(card)
    await panel.button(CONFIRM).click()
    await expect(panel.message).to_contain_text("Played.")

    partner = await windows.open(marcus, marcus.dm)
    asked = partner.message("Your part in")
    await expect(asked).to_contain_text(f"Your partner suggests the {card.split(' (')[0]}")
    await expect(partner.message("Your hand")).to_be_visible()
    part = Panel(partner)
    await part.open()
    await part.choose(card)
    await part.press(partner.button("Message my partner"))
    form = partner.page.get_by_role("dialog", name="Message your partner")
    await form.get_by_label("What you want to say").fill(SECRET)
    await form.get_by_role("button", name="Submit").click()
    await expect(partner.message("I'll pass it on to your partner.")).to_be_visible()

    await window.go(world.local.world.bot.display_name)
    await expect(window.message(SECRET)).to_be_visible()

    opponent = await windows.open(julia, world.channel)
    await expect(opponent.button(PLAY)).to_be_visible()
    read = await everything_read(opponent)
    await opponent.go(world.local.world.bot.display_name)
    read += await everything_read(opponent)
    assert "suggests the" not in read
    assert SECRET not in read
    await opponent.be(marcus)
    await opponent.go(world.local.world.bot.display_name)
    await expect(opponent.message("suggests the")).to_be_visible()


async def test_a_lobby_fills_and_a_team_game_begins(world: PageWorld, windows: Windows) -> None:
    livia, marcus = world.people[:2]
    window = await windows.open(livia, world.channel)
    await window.box.fill("/concordia new ")
    await window.option("Hellas").click()
    await window.page.get_by_role("button", name="mode").click()
    await window.option("Team").first.click()
    await window.page.get_by_role("button", name="Send", exact=True).click()
    lobby = window.message("is hosting")
    await expect(lobby).to_contain_text("At the table: 1 of 4")

    await window.button("Computer").click()
    for taken in (2, 3):
        await window.button("A computer …").click()
        await window.option("Add a novice").click()
        await expect(lobby).to_contain_text(f"At the table: {taken} of 4")
    await window.be(marcus)
    await window.go("concordia")
    await window.button("Join").click()
    await expect(lobby).to_contain_text("Everyone's here")
    await window.be(livia)
    await window.go("concordia")
    await window.button("Start").click()
    await expect(lobby).to_contain_text("The game is on.")
    for person in (marcus, livia):
        await window.be(person)
        await window.go(world.local.world.bot.display_name)
        await expect(window.message("Your hand")).to_contain_text("Legatus")
