"""Pictures in messages, and enlarged."""

import io

import pytest
from PIL import Image
from playwright.async_api import FloatRect, Locator, expect

from sandbox import LocalDiscord, Person
from sandbox.files import Upload
from sandbox.model import Channel
from sandbox.signatures import LIFE
from tests.sandbox.page.windows import PHONE, WIDE, Window, Windows

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]

LYING = (844, 390)
BOARD = (1400, 1200)
MANY_WORDS = "A board with thirty towns. " * 30


def post_board(
    local: LocalDiscord, channel: Channel, *, rows: int = 1, size: tuple[int, int] = BOARD
) -> None:
    file = io.BytesIO()
    Image.new("RGB", size, "teal").save(file, "PNG")
    item = {"media": {"url": "attachment://board.png"}, "description": MANY_WORDS}
    buttons = [
        {"type": 2, "style": 1, "label": f"Button {number}", "custom_id": str(number)}
        for number in range(rows * 5)
    ]
    local.composer.post(
        channel,
        local.world.bot.id,
        {
            "flags": 1 << 15,
            "components": [
                {"type": 12, "items": [item]},
                {"type": 10, "content": "### Which town?"},
                *(
                    {"type": 1, "components": buttons[first : first + 5]}
                    for first in range(0, rows * 5, 5)
                ),
            ],
        },
        [Upload(0, "board.png", file.getvalue())],
    )


async def box_of(found: Locator) -> FloatRect:
    box = await found.bounding_box()
    assert box is not None
    return box


async def enlarged(window: Window) -> tuple[Locator, Locator]:
    """The dialog and its picture."""
    large = window.page.locator("dialog.lightbox")
    picture = large.locator("img")
    await picture.evaluate("image => image.decode()")
    return large, picture


async def point_in_the_middle(window: Window, picture: Locator) -> tuple[float, float]:
    """Which part of the picture is seen in the middle of its window."""
    box = await box_of(picture)
    room = await box_of(window.page.locator(".lightbox-scroll"))
    return (
        (room["x"] + room["width"] / 2 - box["x"]) / box["width"],
        (room["y"] + room["height"] / 2 - box["y"]) / box["height"],
    )


@pytest.mark.parametrize("rows", [1, 4])
async def test_a_picture_is_as_large_as_leaves_what_is_asked_in_sight(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows, rows: int
) -> None:
    post_board(local, channel, rows=rows)
    window = await windows.open(alice, channel)
    picture = window.log.get_by_role("img")
    await picture.evaluate("image => image.decode()")
    for part in (picture, window.button(f"Button {rows * 5 - 1}")):
        await expect(part).to_be_in_viewport(ratio=0.99)
    height = (await box_of(picture))["height"]
    assert 0.53 * WIDE[1] <= round(height) <= 0.6 * WIDE[1]


async def test_a_flat_picture_is_as_wide_as_the_column(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post_board(local, channel, size=(1400, 400))
    window = await windows.open(alice, channel)
    picture = await box_of(window.log.get_by_role("img"))
    column = await box_of(window.log.locator(".message-body"))
    assert picture["width"] == column["width"]


@pytest.mark.parametrize("size", [PHONE, LYING, WIDE])
async def test_an_enlarged_picture_has_the_whole_window(
    local: LocalDiscord,
    channel: Channel,
    alice: Person,
    windows: Windows,
    size: tuple[int, int],
) -> None:
    post_board(local, channel)
    window = await windows.open(alice, channel, size=size)
    small = window.log.get_by_role("img")
    before = await box_of(small)
    await small.click()
    large, picture = await enlarged(window)
    box = await box_of(picture)
    assert round(box["width"]) == size[0] or box["height"] >= size[1] - 50
    assert box["width"] > before["width"]
    words = large.get_by_text("A board with thirty towns.")
    await expect(words).to_be_hidden()
    await large.get_by_text("What it shows").click()
    await expect(words).to_be_in_viewport()


async def test_a_tap_enlarges_where_it_is_and_the_next_leads_back(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post_board(local, channel)
    window = await windows.open(alice, channel, size=PHONE, has_touch=True, is_mobile=True)
    await window.log.get_by_role("img").tap()
    large, picture = await enlarged(window)
    await expect(large).to_contain_text("Tap to enlarge further")
    box = await box_of(picture)
    await picture.tap(position={"x": box["width"] * 0.7, "y": box["height"] * 0.4})
    await expect(large.get_by_role("button", name="Fit to the window")).to_be_visible()
    assert (await box_of(picture))["width"] == BOARD[0]
    middle = await point_in_the_middle(window, picture)
    assert middle == pytest.approx((0.7, 0.4), abs=0.01)
    await window.page.touchscreen.tap(PHONE[0] / 2, PHONE[1] / 2)
    await expect(large.get_by_role("button", name="Show in full size")).to_be_visible()
    assert await box_of(picture) == box


async def test_an_enlarged_picture_is_looked_at_by_keyboard(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post_board(local, channel)
    window = await windows.open(alice, channel)
    keys = window.page.keyboard
    small = window.log.get_by_role("button", name="Enlarge")
    await small.focus()
    await keys.press("Enter")
    large, picture = await enlarged(window)
    await expect(large).not_to_contain_text("Tap")
    await keys.press("Enter")
    await expect(large.get_by_role("button", name="Fit to the window")).to_be_focused()
    middle = await point_in_the_middle(window, picture)
    assert middle == pytest.approx((0.5, 0.5), abs=0.01)
    await keys.press("ArrowRight")
    await keys.press("ArrowDown")
    across, down = await point_in_the_middle(window, picture)
    assert across > 0.5
    assert down > 0.5
    await keys.press("Escape")
    await expect(large).to_have_count(0)
    await expect(small).to_be_focused()


async def test_a_click_beside_an_enlarged_picture_leads_back(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post_board(local, channel)
    window = await windows.open(alice, channel)
    await window.log.get_by_role("img").click()
    large, _ = await enlarged(window)
    await window.page.mouse.click(20, WIDE[1] / 2)
    await expect(large).to_have_count(0)


async def test_a_picture_is_still_to_be_had_when_its_address_of_yesterday_is_not(
    local: LocalDiscord, channel: Channel, alice: Person, windows: Windows
) -> None:
    post_board(local, channel)
    window = await windows.open(alice, channel)
    picture = window.log.get_by_role("img")
    yesterday = await picture.get_attribute("src")
    local.clock.advance(LIFE)
    local.composer.post(channel, local.world.bot.id, {"content": "A day later"})
    await expect(window.message("A day later")).to_be_visible()
    await expect(picture).not_to_have_attribute("src", yesterday or "")
    await picture.evaluate("image => image.decode()")
    assert await picture.evaluate("async (image) => (await fetch(image.src)).status") == 200
