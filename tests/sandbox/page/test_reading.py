"""What is to be seen on the page: messages, marks, pictures, and nothing meant for others."""

import asyncio
import io
import random

import pytest
from PIL import Image
from playwright.async_api import expect

from sandbox import LocalDiscord, Person
from sandbox.changes import PATIENCE
from sandbox.files import Upload
from sandbox.model import Channel, Overwrite
from sandbox.permissions import Permission
from tests.sandbox.page.windows import Windows, post
from tests.sandbox.sample_bot import SampleBot, picture

pytestmark = pytest.mark.asyncio(loop_scope="session")

MARKDOWN = """# One
### Three
-# small
**bold** *italic* __under__ ~~struck~~ `code` ***both*** snake_case_name
> quoted
- first
  - deeper
1. counted
<@{alice}> <#{channel}> <@123> <t:0:d> [named](https://example.com/a) https://example.com/b.
```py
kept   as **it** is
```"""


async def test_messages_come_as_they_are_written(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    alice.write(channel, "Is anybody here?")
    window = await windows.open(alice, channel)
    await expect(window.message("Is anybody here?")).to_contain_text("Alice")
    bob.write(channel, "I am")
    bob.write(channel, "and stay")
    await expect(window.message("I am")).to_contain_text("Bob")
    grouped = window.log.locator("li.grouped")
    await expect(grouped).to_have_count(1)
    await expect(grouped.locator(".message-head")).to_be_hidden()


async def test_markdown_is_shown(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post(local, channel, content=MARKDOWN.format(alice=alice.id, channel=channel.id))
    window = await windows.open(alice, channel)
    text = window.log.locator(".text")
    for selector, words in {
        "h3.heading-1": "One",
        "h4.heading-3": "Three",
        "p.small": "small",
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "struck",
        "p > code": "code",
        "strong > em": "both",
        "blockquote": "quoted",
        "ul > li > ul > li": "deeper",
        "ol > li": "counted",
        ".mention.mine": "@Alice",
        "button.mention": "#general",
        "pre": "kept   as **it** is",
    }.items():
        await expect(text.locator(selector).first).to_have_text(words)
    await expect(text).to_contain_text("snake_case_name")
    await expect(text).to_contain_text("@unknown person")
    await expect(text.locator("time").first).to_have_attribute(
        "datetime", "1970-01-01T00:00:00.000Z"
    )
    links = text.locator("a")
    await expect(links).to_have_text(["named", "https://example.com/b"])
    for number in range(2):
        await expect(links.nth(number)).to_have_attribute("rel", "noopener noreferrer")


async def test_markup_in_a_message_is_only_text(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    words = '<script>alert(1)</script><img src=x onerror="alert(2)"> [x](javascript:alert(3))'
    post(local, channel, content=words)
    window = await windows.open(alice, channel)
    await expect(window.log.locator(".text")).to_have_text(words)
    await expect(window.log.locator("script, img, a")).to_have_count(0)


async def test_only_pages_elsewhere_can_be_followed(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    bad, good = "javascript:alert(1)", "https://example.com/"
    link = {"type": 2, "style": 5, "label": "Bad", "url": bad}
    embed = {
        "title": "Boxed",
        "url": bad,
        "image": {"url": bad},
        "author": {"name": "x", "url": bad},
    }
    row = {"type": 1, "components": [link, link | {"label": "Good", "url": good}]}
    post(local, channel, embeds=[embed], components=[row])
    parts = [{"type": 12, "items": [{"media": {"url": bad}}]}]
    post(local, channel, flags=1 << 15, components=parts)
    window = await windows.open(alice, channel)
    await expect(window.message("Boxed")).to_contain_text("Bad")
    links = window.log.locator("a[href]")
    await expect(links).to_have_text(["Good ↗"])


PIECES = (
    *("*", "**", "_", "__", "~~", "||", "`", "```", "> ", ">>> ", "# ", "-# ", "- ", "1. ", "\n"),
    *("<", ">", "\\", "[", "](", ")", "<@1>", "<#1>", "<t:99999999999999:R>", "<t:1:R>", "</a:1>"),
    *("<script>", "<img src=x onerror=alert(1)>", "</div>", "<svg/onload=alert(1)>", "&lt;"),
    *("https://a.example/", "javascript:alert(1)", "[x](data:text/html,x)", "@everyone", '" on="'),
    *("word", " ", "é", "日本", "🏛️", "\u202e", "\x00", "<:a:1>", "<a:b:2>"),
)
RENDER = """async (texts) => {
  const { richText } = await import("/page/rich_text.js");
  const found = new Set();
  for (const text of texts) {
    for (const node of richText(text).querySelectorAll("*")) {
      const names = node.getAttributeNames().filter((name) => name !== "class");
      found.add([node.tagName, ...names.sort()].join(" "));
      if (node.href && !/^https?:/.test(node.href)) found.add(node.href);
    }
  }
  return [...found];
}"""
ALLOWED = {
    *("P", "BR", "STRONG", "EM", "U", "S", "CODE", "PRE tabindex", "BLOCKQUOTE", "UL", "OL start"),
    *("LI", "H3", "H4", "H5", "SPAN", "SPAN aria-hidden", "A href rel target"),
    "SPAN aria-expanded aria-label role tabindex",
    "TIME datetime title",
    "TIME data-relative datetime title",
}


async def test_odd_markdown_makes_nothing_but_harmless_elements(
    channel: Channel, alice: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    chance = random.Random(9)
    texts = ["".join(chance.choices(PIECES, k=chance.randint(1, 40))) for _ in range(3000)]
    texts += [piece * (4000 // len(piece)) for piece in PIECES]
    texts += ["*a " * 1300, "_a" * 2000, "[a](" * 1000, "||*_**~~__" * 400, "<@" * 2000]
    assert set(await window.page.evaluate(RENDER, texts)) <= ALLOWED


async def test_nothing_but_the_page_itself_may_run_or_be_asked_for(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    elsewhere = "https://example.com/a.png"
    post(local, channel, embeds=[{"title": "From afar", "image": {"url": elsewhere}}])
    window = await windows.open(alice, channel)
    asked_for: list[str] = []
    window.page.on("request", lambda request: asked_for.append(request.url))
    await window.page.reload()
    await expect(window.message("From afar").get_by_role("link", name=elsewhere)).to_be_visible()
    assert asked_for
    assert [url for url in asked_for if not url.startswith(local.page_address)] == []
    refused = await window.page.evaluate(
        """() => { try { document.body.innerHTML = "<b>x</b>"; return false; }
                   catch (error) { return error instanceof TypeError; } }"""
    )
    assert refused
    [complaint] = windows.complaints
    assert "TrustedHTML" in complaint
    windows.complaints.clear()


async def test_a_picture_enlarges_and_leads_back(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows, bot: SampleBot
) -> None:
    window = await windows.open(alice, channel)
    await window.command("table")
    small = window.button("Enlarge: A red board")
    await small.focus()
    await window.page.keyboard.press("Enter")
    large = window.page.locator("dialog.lightbox")
    await expect(large.get_by_role("img", name="A red board")).to_be_visible()
    await expect(large).to_contain_text("A red board")
    await window.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(small).to_be_focused()


async def test_pictures_of_old_and_files_are_shown(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    local.composer.post(
        channel,
        local.world.bot.id,
        {"embeds": [{"title": "A box", "fields": [{"name": "Seats", "value": "four"}]}]},
        [Upload(0, "a.png", picture().read()), Upload(1, "b.txt", b"words")],
    )
    window = await windows.open(alice, channel)
    message = window.message("A box")
    await expect(message).to_contain_text("Seats")
    await expect(message.get_by_role("img", name="a.png")).to_be_visible()
    await expect(message.get_by_role("link", name="b.txt")).to_have_attribute("download", "b.txt")
    width = await message.get_by_role("img").evaluate(
        "image => image.decode().then(() => image.naturalWidth)"
    )
    assert width == 16


async def test_threads_pins_and_reactions_are_shown(
    channel: Channel, alice: Person, windows: Windows, bot: SampleBot
) -> None:
    window = await windows.open(alice, channel)
    await window.command("messages")
    await expect(window.message("pinned a message to this channel")).to_be_visible()
    kept = window.message("kept, edited")
    await expect(kept.locator(".edited")).to_be_visible()
    thumb = kept.get_by_role("button", name="👍, 1")
    await expect(thumb).to_have_attribute("aria-pressed", "false")
    await thumb.click()
    await expect(kept.get_by_role("button", name="👍, 2")).to_have_attribute("aria-pressed", "true")
    await kept.get_by_role("button", name="👍, 2").click()
    await expect(thumb).to_be_visible()
    await alice.command(channel, "thread", name="plans")
    await window.go("plans about")
    await expect(window.message("below the message")).to_be_visible()
    await window.page.locator("#place-title").get_by_role("button", name="general").click()
    await window.is_at("general")


@pytest.mark.usefixtures("bot")
async def test_nobody_sees_what_is_meant_for_another(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    closed = Overwrite(guild.id, of_member=False, deny=int(Permission.VIEW_CHANNEL))
    cellar = local.world.add_channel(
        guild,
        "cellar",
        closed,
        Overwrite(bob.id, of_member=True, allow=int(Permission.VIEW_CHANNEL)),
    )
    bob.write(cellar, "a deep secret")
    frames: list[str] = []
    window = await windows.open(alice, channel)
    window.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
    )
    await window.page.reload()
    await window.is_now(alice)
    await alice.command(channel, "whisper", person=bob)
    await bob.sees_soon(bob.dm, "psst")
    outcome = await bob.command(channel, "buttons", private=True)
    assert outcome.reply.private
    await expect(window.toasts).to_contain_text("Bob is called")
    bob.write(channel, "and now?")
    await expect(window.message("and now?")).to_be_visible()
    told = "".join(frames)
    assert "and now?" in told
    for secret in ("psst", "a deep secret", "cellar", "Press me"):
        assert secret not in told
    await window.toasts.get_by_role("button", name="Be Bob").click()
    await window.is_now(bob)
    await expect(window.message("psst")).to_be_visible()
    await expect(window.places.get_by_role("button", name="cellar")).to_be_visible()
    frames.clear()
    await window.be(alice)
    await expect(window.message("and now?")).to_be_visible()
    told = "".join(frames)
    since = told[told.index(f'"me":{{"id":"{alice.id}"') :]
    assert not any(secret in since for secret in ("psst", "a deep secret", "cellar"))


async def test_what_is_unread_is_marked_until_it_is_read(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    tavern = local.world.add_channel(guild, "tavern")
    alice.write(tavern, "read long ago")
    window = await windows.open(alice, tavern)
    await window.go("general")
    bob.write(tavern, "who comes?")
    await expect(window.places.get_by_role("button", name="tavern, unread")).to_be_visible()
    await expect(window.toasts.locator(".toast")).to_have_count(0)
    bob.write(tavern, f"{alice.mention}?")
    there = window.places.get_by_role("button", name="tavern, unread, 1 waiting")
    await expect(there).to_be_visible()
    await expect(window.page).to_have_title("(1) #general · Alice")
    await window.toasts.get_by_role("button", name="Go there").click()
    await window.is_at("tavern")
    await expect(window.toasts.locator(".toast")).to_have_count(0)
    await expect(window.log.get_by_role("separator", name="New")).to_be_visible()
    await expect(window.page).to_have_title("#tavern · Alice")
    await window.go("general")
    await expect(window.places.get_by_role("button", name="tavern", exact=True)).to_be_visible()


async def test_everyone_else_who_is_called_has_a_mark(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    window = await windows.open(alice, channel)
    post(local, channel, content=f"{bob.mention}, it is your turn")
    await window.who.get_by_role("button", name="Be Bob, 1 waiting").click()
    await window.is_now(bob)
    await expect(window.who.get_by_role("button", name="Be Alice", exact=True)).to_be_visible()
    await window.be(alice)
    await expect(window.who.get_by_role("button", name="Be Bob", exact=True)).to_be_visible()


async def test_earlier_messages_are_there_on_demand(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    for number in range(70):
        alice.write(channel, f"line {number}.")
    window = await windows.open(alice, channel)
    await expect(window.message("line 69.")).to_be_in_viewport()
    await expect(window.message("line 0.")).to_have_count(0)
    await window.page.get_by_role("button", name="Show earlier messages").click()
    await expect(window.message("line 0.")).to_be_attached()
    await expect(window.page.get_by_role("button", name="Show earlier messages")).to_have_count(0)


async def test_the_newest_stays_in_sight_unless_one_reads_further_up(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, windows: Windows
) -> None:
    for number in range(40):
        bob.write(channel, f"line {number}.")
    window = await windows.open(alice, channel)
    bob.write(channel, "just now")
    await expect(window.message("just now")).to_be_in_viewport()
    await window.page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
    newest = window.page.get_by_role("button", name="Jump to the newest")
    await expect(newest).to_be_visible()
    bob.write(channel, "even later")
    await expect(window.message("even later")).to_be_attached()
    await expect(window.message("even later")).not_to_be_in_viewport()
    await newest.click()
    await expect(window.message("even later")).to_be_in_viewport()
    await expect(newest).to_be_hidden()


async def test_pictures_that_load_later_push_nothing_out_of_sight(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    file = io.BytesIO()
    Image.new("RGB", (900, 700), "teal").save(file, "PNG")
    for number in range(4):
        files = [Upload(0, f"{number}.png", file.getvalue())]
        local.composer.post(channel, local.world.bot.id, {"content": f"map {number}"}, files)
    alice.write(channel, "below them all")
    window = await windows.open(alice, channel)
    last = window.message("map 3").get_by_role("img")
    await last.evaluate("image => image.decode()")
    box = await last.bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(9 / 7, rel=0.01)
    await expect(window.message("below them all")).to_be_in_viewport(ratio=1)
    await expect(window.page.get_by_role("button", name="Jump to the newest")).to_be_hidden()


async def test_it_is_seen_when_the_bot_types_and_when_it_is_away(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows, bot: SampleBot
) -> None:
    window = await windows.open(alice, channel)
    status = window.page.locator("#members .status")
    await expect(status).to_have_text("online")
    async with asyncio.timeout(PATIENCE):
        place = bot.get_partial_messageable(channel.id)
        await place.typing()
    await expect(window.page.locator("#activity")).to_contain_text("bot is typing")
    await place.send("here it is")
    await expect(window.page.locator("#activity")).to_be_empty()
    await bot.close()
    await expect(status).to_have_text("offline")


async def test_an_address_of_a_place_leads_there_on_the_same_page(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    [guild] = local.world.guilds.values()
    tavern = local.world.add_channel(guild, "tavern")
    address = f"https://discord.com/channels/{guild.id}/{tavern.id}/1"
    link = {"type": 2, "style": 5, "label": "Next table", "url": address}
    post(local, channel, components=[{"type": 1, "components": [link]}], content="on")
    post(local, channel, content=f"or [this way]({address})")
    window = await windows.open(alice, channel)
    await window.button("Next table").click()
    await window.is_at("tavern")
    await window.go("general")
    await window.button("this way").click()
    await window.is_at("tavern")
