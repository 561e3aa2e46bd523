"""The box at the bottom: words, commands, their options and what completes them."""

import pytest
from playwright.async_api import FilePayload, expect

from sandbox import LocalDiscord, Person
from sandbox.model import Channel, Overwrite
from sandbox.permissions import Permission
from tests.sandbox.page.windows import Windows

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_words_are_sent_with_enter(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("one")
    await window.box.press("Shift+Enter")
    await window.page.keyboard.type("two")
    await window.box.press("Enter")
    await expect(window.message("one")).to_contain_text("two")
    await expect(window.box).to_have_value("")
    assert bob.sees(channel)[-1].content == "one\ntwo"


async def test_somebody_is_called_by_name(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.press_sequentially("salve @")
    await expect(window.option("Alice")).to_be_visible()
    await window.box.press_sequentially("ob")
    await expect(window.page.locator("[role=option]:visible")).to_have_count(1)
    await window.box.press("Enter")
    await expect(window.box).to_have_value("salve @Bob ")
    await window.box.press_sequentially("and bob@example.org, @Bobby")
    await window.box.press("Enter")
    await expect(window.message("salve @Bob")).to_be_visible()
    [sight] = bob.pings(channel)
    assert sight.content == f"salve {bob.mention} and bob@example.org, @Bobby"


async def test_the_bot_reads_what_is_written_to_it(alice: Person, windows: Windows) -> None:
    window = await windows.open(alice, alice.dm)
    await window.box.fill("salve")
    await window.box.press("Enter")
    await expect(window.message("you said salve")).to_be_visible()


async def test_a_draft_waits_for_whoever_began_it(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("half a thou")
    await window.be(bob)
    await expect(window.box).to_have_value("")
    await window.be(alice)
    await expect(window.box).to_have_value("half a thou")


async def test_who_may_not_write_can_only_read(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    silent = Overwrite(guild.id, of_member=False, deny=int(Permission.SEND_MESSAGES))
    window = await windows.open(alice, local.world.add_channel(guild, "notices", silent))
    await expect(window.box).to_be_disabled()
    await expect(window.box).to_have_attribute("placeholder", "You may only read in #notices")


async def test_commands_are_found_by_their_words(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.page.get_by_role("button", name="Commands").click()
    labels = window.page.locator("#composer .option-label")
    await expect(labels.filter(has_text="/game new")).to_be_visible()
    await window.page.keyboard.type("seat")
    await expect(labels).to_have_text(["/game seat take"])
    await window.page.keyboard.type("xyz")
    await expect(window.page.locator("#composer")).to_contain_text("No command is called that.")
    await window.page.keyboard.press("Escape")
    await expect(labels).to_have_count(0)


async def test_an_option_is_completed_as_one_types(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new")
    await window.box.press("Enter")
    town = window.page.get_by_label("town", exact=True)
    await expect(town).to_be_focused()
    await expect(window.page.locator("[role=option]:visible")).to_have_count(4)
    await window.page.keyboard.type("n")
    await expect(window.page.locator("[role=option]:visible")).to_have_text(["Narbo", "Nemausus"])
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Tab")
    await expect(town).to_have_value("Nemausus")
    await window.page.keyboard.press("Enter")
    await expect(window.message("new in Nemausus for 2, team")).to_contain_text("Alice used")
    await expect(window.box).to_be_focused()


async def test_the_other_options_are_told_with_a_completion(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new ")
    await window.page.get_by_role("button", name="seats").click()
    await window.page.keyboard.type("4")
    await window.page.get_by_label("town", exact=True).fill("ro")
    await expect(window.page.locator("[role=option]:visible")).to_have_text(["Roma (seats 4)"])
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    await expect(window.message("new in Roma for 4")).to_be_visible()


async def test_what_does_not_fit_is_not_sent(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new ")
    form = window.page.get_by_role("form", name="Command game new")
    await expect(window.option("Roma")).to_be_visible()
    await window.page.keyboard.press("Escape")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_contain_text("needed")
    await window.page.keyboard.type("Ostia")
    await form.get_by_role("button", name="seats").click()
    for typed, problem in (("9", "at most 6"), ("1", "at least 2"), ("x", "a whole number")):
        await form.get_by_label("seats", exact=True).fill(typed)
        await form.get_by_role("button", name="Send").click()
        await expect(form).to_contain_text(problem)
    await form.get_by_label("seats", exact=True).fill("3")
    await form.get_by_role("button", name="mode").click()
    await form.get_by_label("mode", exact=True).fill("together")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_contain_text("please choose from the list")
    await form.get_by_label("mode", exact=True).fill("al")
    await window.page.keyboard.press("Enter")
    await expect(form.get_by_label("mode", exact=True)).to_have_value("Alone")
    await window.page.keyboard.press("Enter")
    await expect(window.message("new in Ostia for 3, single")).to_be_visible()


async def test_people_are_chosen_for_an_option(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game seat take ")
    await window.page.keyboard.type("bo")
    await expect(window.page.locator("[role=option]:visible")).to_have_count(
        2
    )  # the bot is there, too
    await window.option("Bob").click()
    await window.page.keyboard.press("Enter")
    await expect(window.message("@Bob sits down")).to_be_visible()


async def test_a_file_is_handed_over(channel: Channel, alice: Person, windows: Windows) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/read ")
    form = window.page.get_by_role("form", name="Command read")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_contain_text("needed")
    file = FilePayload(name="ode.txt", mimeType="text/plain", buffer=b"Exegi monumentum")
    await form.get_by_label("file").set_input_files([file])
    await form.get_by_role("button", name="Send").click()
    await expect(window.message("ode.txt: Exegi monumentum")).to_be_visible()


async def test_many_options_are_offered_a_few_at_a_time(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    known = local.world.commands[None]
    [number] = [key for key, each in known.items() if each["name"] == "menus"]
    options = [
        {"type": 3, "name": f"option{letter}", "description": "Any"} for letter in "abcdefgh"
    ]
    known[number] = known[number] | {"options": options}
    window = await windows.open(alice, channel)
    await window.box.fill("/menus ")
    offered = window.page.locator(".command-add")
    await expect(offered).to_have_text([*(f"option{letter}" for letter in "abcd"), "4 more"])
    await offered.last.click()
    await expect(offered).to_have_count(8)
    await expect(offered.nth(4)).to_be_focused()
    await window.page.keyboard.press("Enter")
    await expect(window.page.get_by_label("optione", exact=True)).to_be_focused()


async def test_a_command_is_left_with_escape(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new ")
    await expect(window.option("Roma")).to_be_visible()
    await window.page.keyboard.press("Escape")
    await expect(window.option("Roma")).to_have_count(0)
    await window.page.keyboard.press("Escape")
    await expect(window.box).to_be_focused()


async def test_everything_is_done_without_a_mouse(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    keys = window.page.keyboard
    await keys.press("Tab")
    assert await window.focused() == "Skip to the messages"
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(window.box).to_be_focused()
    await keys.type("/table")
    await expect(window.option("/table")).to_be_visible()
    await keys.press("Enter")
    await expect(window.message("Counted to 1")).to_be_visible()
    for _ in range(10):
        if await window.focused() == "Count 1":
            break
        await keys.press("Shift+Tab")
    await keys.press("Space")
    await expect(window.message("Counted to 2")).to_be_visible()
    await keys.press("2")  # not typing: a number is a person
    await window.is_now(bob)
    await window.box.focus()
    await keys.press("Alt+1")
    await window.is_now(alice)
    await keys.press("Alt+ArrowDown")
    await window.is_at("bot")
    await expect(window.page.locator("#beginning")).to_contain_text("You and bot")
    here = window.places.get_by_role("button", name="bot")
    await here.focus()
    await keys.press("ArrowUp")
    await keys.press("Enter")
    await window.is_at("general")


async def test_messages_are_walked_through_and_reacted_to_by_keyboard(
    channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    for number in range(3):
        bob.write(channel, f"line {number}")
    window = await windows.open(alice, channel)
    keys = window.page.keyboard
    await expect(window.message("line 2")).to_be_visible()
    await window.box.focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"):
        await keys.press(key)
    await expect(window.message("line 1")).to_be_focused()
    await keys.press("r")
    await keys.press("Tab")
    await keys.press("Enter")
    reaction = window.message("line 1").get_by_role("button", name="❤️, 1")
    await expect(reaction).to_have_attribute("aria-pressed", "true")
    await reaction.focus()
    await keys.press("Escape")
    await expect(window.box).to_be_focused()


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("/s t", ["/game seat take"]),
        ("/g n", ["/game new"]),
        ("/new", ["/game new"]),
        ("/game take", ["/game seat take"]),
        ("/take game", ["/game seat take"]),
        ("/me", ["/menus", "/messages"]),
        ("/eat", ["/game seat take"]),
    ],
)
async def test_typed_words_begin_the_words_of_a_command(
    channel: Channel, alice: Person, windows: Windows, typed: str, names: list[str]
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill(typed)
    offered = window.page.locator("#composer .option-label")
    await expect(offered).to_have_text(names)


async def test_a_whole_command_is_pasted(channel: Channel, alice: Person, windows: Windows) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new town: Roma seats: 4")
    await expect(window.page.get_by_label("town", exact=True)).to_have_value("Roma")
    await expect(window.page.get_by_label("seats", exact=True)).to_have_value("4")
    await window.page.keyboard.press("Enter")
    await expect(window.message("new in Roma for 4")).to_be_visible()


async def test_the_name_of_an_option_leads_there(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.press_sequentially("/game new ")
    await window.page.keyboard.type("town: Roma seats: 4")
    await expect(window.page.get_by_label("town", exact=True)).to_have_value("Roma")
    await expect(window.page.get_by_label("seats", exact=True)).to_have_value("4")
    await expect(window.page.get_by_label("seats", exact=True)).to_be_focused()
    await window.page.keyboard.press("Enter")
    await expect(window.message("new in Roma for 4")).to_be_visible()


async def test_what_is_wrong_in_a_pasted_command_is_shown(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    await window.box.fill("/game new seats: many")
    await expect(window.page.get_by_label("town", exact=True)).to_be_focused()
    await window.page.keyboard.type("Roma")
    await window.page.get_by_role("button", name="Send").last.click()
    await expect(window.page.locator("#composer")).to_contain_text("a whole number, please")
