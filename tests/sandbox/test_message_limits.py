"""Each limit of messages, components and modals: what just fits is taken, one more is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from tests.sandbox.wires import Wires

Json = dict[str, Any]
V2 = 1 << 15


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Hi", "custom_id": f"hi:{number}", **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def select(options: int = 1, **more: Any) -> Json:
    made = [{"label": f"{number}", "value": f"{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "menu", "options": made, **more}


def text(length: int = 1) -> Json:
    return {"type": 10, "content": "x" * length}


def v1(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def v2(*inside: Json) -> Json:
    return {"flags": V2, "components": list(inside)}


def section(texts: int, accessory: Json | None) -> Json:
    made: Json = {"type": 9, "components": [text() for _ in range(texts)]}
    return made | ({"accessory": accessory} if accessory else {})


def gallery(items: int) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.com/x.png"}}] * items}


def embed(length: int) -> Json:
    return {"title": "t" * 96, "description": "x" * (length - 96)}


def form(inputs: int = 1, **more: Any) -> Json:
    made = [
        {"type": 18, "label": "l", "component": {"type": 4, "custom_id": f"{number}", "style": 1}}
        for number in range(inputs)
    ]
    return {"custom_id": "form", "title": "A form", "components": made, **more}


OURS: dict[str, tuple[Json, Json]] = {
    "content of 2000": ({"content": "x" * 2000}, {"content": "x" * 2001}),
    "embeds of 6000 in sum": (
        {"embeds": [embed(3000), embed(3000)]},
        {"embeds": [embed(3000), embed(3001)]},
    ),
    "5 rows": (
        v1(*(row(button(number)) for number in range(5))),
        v1(*(row(button(number)) for number in range(6))),
    ),
    "a menu alone in its row": (v1(row(select())), v1(row(select(), button()))),
    "40 components, nested ones too": (
        v2({"type": 17, "components": [text() for _ in range(39)]}),
        v2({"type": 17, "components": [text() for _ in range(39)]}, text()),
    ),
    "4000 characters of text": (v2(text(2000), text(2000)), v2(text(2000), text(2001))),
    "v2 without content": (v2(text()), v2(text()) | {"content": "x"}),
    "v2 without embeds": (v2(text()), v2(text()) | {"embeds": [embed(100)]}),
    "no v2 component without the flag": (v2(text()), {"components": [text()]}),
    "a section's accessory": (v2(section(1, button())), v2(section(1, None))),
    "each custom id once": (v1(row(button(1), button(2))), v1(row(button(1), button(1)))),
    "each component id once": (
        v1(row(button(1, id=1), button(2, id=2))),
        v1(row(button(1, id=1), button(2, id=1))),
    ),
    "each value of a menu once": (
        v1(row(select(2))),
        v1(row(select() | {"options": [{"label": "a", "value": "0"}] * 2})),
    ),
    "no more to choose than there is": (
        v1(row(select(2, max_values=2))),
        v1(row(select(2, max_values=3))),
    ),
    "a label on a button": (
        v1(row(button())),
        v1(row({"type": 2, "style": 1, "custom_id": "x"})),
    ),
    "a custom id or a link": (
        v1(row({"type": 2, "style": 5, "label": "x", "url": "https://example.com"})),
        v1(row({"type": 2, "style": 1, "label": "x"})),
    ),
    "not both a custom id and a link": (
        v1(row({"type": 2, "style": 5, "label": "x", "url": "https://example.com"})),
        v1(row(button(style=5, url="https://example.com"))),
    ),
    "an emoji that is one": (
        v1(row(button(1, emoji={"name": "🍷"}), button(2, emoji={"name": "wine", "id": "17"}))),
        v1(row(button(emoji={"name": "wine"}))),
    ),
    "no fewer to choose than at most": (
        v1(row(select(3, min_values=2, max_values=2))),
        v1(row(select(3, min_values=3, max_values=2))),
    ),
    "what is referred to": (
        v2(gallery(1)),
        v2({"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}),
    ),
}

DISCORDS: dict[str, tuple[Json, Json]] = {
    "custom id of 100": (
        v1(row(button(custom_id="x" * 100))),
        v1(row(button(custom_id="x" * 101))),
    ),
    "label of 80": (v1(row(button(label="x" * 80))), v1(row(button(label="x" * 81)))),
    "placeholder of 150": (
        v1(row(select(placeholder="x" * 150))),
        v1(row(select(placeholder="x" * 151))),
    ),
    "25 options": (v1(row(select(25))), v1(row(select(26)))),
    "options of 100": (
        v1(row(select() | {"options": [{"label": "x" * 100, "value": "y" * 100}]})),
        v1(row(select() | {"options": [{"label": "x" * 101, "value": "y"}]})),
    ),
    "10 embeds": ({"embeds": [embed(100)] * 10}, {"embeds": [embed(100)] * 11}),
    "1 to 3 texts in a section": (v2(section(3, button())), v2(section(4, button()))),
    "a text in a section": (v2(section(1, button())), v2(section(0, button()))),
    "5 buttons in a row": (
        v1(row(*(button(number) for number in range(5)))),
        v1(row(*(button(number) for number in range(6)))),
    ),
    "10 pictures in a gallery": (v2(gallery(10)), v2(gallery(11))),
    "a picture in a gallery": (v2(gallery(1)), v2(gallery(0))),
    "a nonce of 25": ({"content": "x", "nonce": "n" * 25}, {"content": "x", "nonce": "n" * 26}),
}

OUR_FORMS = {"5 inputs": (form(5), form(6)), "an input": (form(1), form(0))}
DISCORDS_FORMS = {
    "title of 45": (form(title="x" * 45), form(title="x" * 46)),
    "custom id of 100": (form(custom_id="x" * 100), form(custom_id="x" * 101)),
}


async def taken_and_refused(local: LocalDiscord, send: Callable[[Json], Any], pair: Any) -> None:
    fits, exceeds = pair
    assert (await send(fits)).status == 200
    local.journal.expect(50035)
    refused = await send(exceeds)
    assert (refused.status, refused.body["code"]) == (400, 50035)
    assert refused.body["errors"]


@pytest.mark.parametrize("limit", OURS)
async def test_a_limit_that_discords_description_lacks(
    local: LocalDiscord, channel: Channel, wires: Wires, limit: str
) -> None:
    await taken_and_refused(local, lambda body: wires.send(channel, body), OURS[limit])


@pytest.mark.usefixtures("discords_own")
@pytest.mark.parametrize("limit", DISCORDS)
async def test_a_limit_of_discords_description(
    local: LocalDiscord, channel: Channel, wires: Wires, limit: str
) -> None:
    await taken_and_refused(local, lambda body: wires.send(channel, body), DISCORDS[limit])


async def opened(local: LocalDiscord, channel: Channel, alice: Person, wires: Wires) -> Any:
    """A way to answer clicks, each with another modal."""
    await wires.send(channel, v1(row(button())))
    sight = alice.sees(channel)[0]

    async def answer(modal: Json) -> Any:
        interaction = (await alice.click(sight, "Hi").begun()).interaction
        return await wires.answer(interaction, {"type": 9, "data": modal})

    return answer


@pytest.mark.parametrize("limit", OUR_FORMS)
async def test_a_limit_of_modals_that_discords_description_lacks(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires, limit: str
) -> None:
    answer = await opened(local, channel, alice, wires)
    await taken_and_refused(local, answer, OUR_FORMS[limit])


@pytest.mark.usefixtures("discords_own")
@pytest.mark.parametrize("limit", DISCORDS_FORMS)
async def test_a_limit_of_modals_in_discords_description(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires, limit: str
) -> None:
    answer = await opened(local, channel, alice, wires)
    await taken_and_refused(local, answer, DISCORDS_FORMS[limit])


@pytest.mark.parametrize("content", ["", " \n "])
async def test_an_empty_message_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires, content: str
) -> None:
    local.journal.expect(50006)
    refused = await wires.send(channel, {"content": content})
    assert (refused.status, refused.body["code"]) == (400, 50006)


async def test_a_refused_edit_leaves_the_message_as_it_was(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await wires.send(channel, {"content": "as it was"})
    local.journal.expect(50035)
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    edit = {"content": "changed", "components": [row(button(1), button(1))]}
    assert (await wires.request("PATCH", path, edit)).status == 400
    assert alice.sees(channel)[0].text == "as it was"


async def test_a_message_once_of_the_newer_kind_stays_so(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await wires.send(channel, v2(text()))
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    local.journal.expect(50035)
    assert (await wires.request("PATCH", path, {"flags": 0, "content": "plain"})).status == 400
    edited = await wires.request("PATCH", path, {"flags": 0, "components": [text(3)]})
    assert edited.body["flags"] & V2
    assert alice.sees(channel)[0].text == "xxx"


async def test_a_plain_message_becomes_one_of_the_newer_kind_only_without_its_content(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await wires.send(channel, {"content": "plain"})
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    local.journal.expect(50035)
    assert (await wires.request("PATCH", path, v2(text(3)))).status == 400
    assert (await wires.request("PATCH", path, v2(text(3)) | {"content": None})).status == 200
    assert alice.sees(channel)[0].text == "xxx"


@pytest.mark.usefixtures("discords_own")
@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"content": "x", "kontent": "y"}, "kontent: "),
        ({"content": "x", "label": "known elsewhere"}, "label: "),
        (v1(row(button(title="x"))), "components.0.components.0.title: "),
    ],
)
async def test_a_field_that_discord_does_not_know_fails_the_test_although_it_passes(
    local: LocalDiscord, channel: Channel, wires: Wires, body: Json, told: str
) -> None:
    local.journal.expect(50035)
    assert (await wires.send(channel, body)).status == 200
    (refusal,) = local.journal.refusals
    assert f"{told}This field is not known to Discord" in str(refusal)


@pytest.mark.usefixtures("discords_own")
async def test_a_parameter_that_discord_does_not_know_fails_the_test_too(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(50035)
    listed = await wires.request("GET", f"/channels/{channel.id}/messages?limit=5&most=5")
    assert listed.status == 200
    assert "most" in str(local.journal.refusals[0])


@pytest.mark.usefixtures("discords_own")
async def test_25_choices_are_completed_and_no_more(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    option = {"type": 3, "name": "town", "description": "t", "autocomplete": True}
    command = {"name": "go", "description": "Go", "options": [option]}
    await wires.request("PUT", f"/applications/{local.world.application.id}/commands", [command])

    async def complete(choices: Json) -> Any:
        act = alice.autocompletes(channel, "go", "town", "R")
        return await wires.answer((await act.begun()).interaction, {"type": 8, "data": choices})

    def towns(count: int) -> Json:
        return {"choices": [{"name": "x" * 100, "value": "y"}] * count}

    await taken_and_refused(local, complete, (towns(25), towns(26)))
