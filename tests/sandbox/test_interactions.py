"""The life of an interaction: three seconds, one answer, fifteen minutes."""

from typing import Any

import pytest

from sandbox import DidNotRespond, LocalDiscord, NotPossible, Person
from sandbox.interaction import Interaction, State
from sandbox.model import Channel
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Wires

ANSWER_SECONDS, TOKEN_SECONDS = 3, 15 * 60
HELLO = {"type": 4, "data": {"content": "hello"}}
MODAL = {
    "type": 9,
    "data": {
        "custom_id": "form",
        "title": "A form",
        "components": [
            {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
        ],
    },
}


@pytest.fixture
def commands(local: LocalDiscord) -> None:
    """One command with an option that is completed."""
    option = {"type": 3, "name": "town", "description": "t", "autocomplete": True}
    command = {
        "id": "1",
        "type": 1,
        "name": "go",
        "description": "Go",
        "options": [option],
        "contexts": None,
        "dm_permission": True,
        "default_member_permissions": None,
    }
    local.world.commands[None][1] = command


async def clicked(local: LocalDiscord, channel: Channel, person: Person) -> Interaction:
    post_a_button(local, channel)
    return (await person.click(person.sees(channel)[-1], "Hi").begun()).interaction


async def commanded(local: LocalDiscord, channel: Channel, person: Person) -> Interaction:
    return (await person.command(channel, "go").begun()).interaction


async def completed(local: LocalDiscord, channel: Channel, person: Person) -> Interaction:
    return (await person.autocompletes(channel, "go", "town", "R").begun()).interaction


async def submitted(
    local: LocalDiscord, channel: Channel, person: Person, wires: Wires
) -> Interaction:
    opened = await person.command(channel, "go").begun()
    await wires.answer(opened.interaction, MODAL)
    return (await person.submit(opened, {"Name": "Livia"}).begun()).interaction


async def test_after_three_seconds_nobody_responded_and_the_answer_is_refused(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    local.clock.advance(ANSWER_SECONDS - 0.1)
    states = [interaction.state]
    local.clock.advance(0.1)
    states.append(interaction.state)
    assert states == [State.WAITING, State.FAILED]
    local.journal.expect(10062)
    answer = await wires.answer(interaction, HELLO)
    assert (answer.status, answer.body["code"]) == (404, 10062)


async def test_a_person_is_told_that_nobody_responded(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    await clicked(local, channel, alice)
    act = alice.click(alice.sees(channel)[0], "Hi")
    outcome = await act.begun()
    local.clock.advance(ANSWER_SECONDS)
    with pytest.raises(DidNotRespond, match="did not respond"):
        await outcome.answered()


async def test_only_the_first_answer_counts(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    assert (await wires.answer(interaction, HELLO)).status == 200
    local.journal.expect(40060)
    again = await wires.answer(interaction, HELLO)
    assert (again.status, again.body["code"]) == (400, 40060)
    assert [each.text for each in alice.sees(channel)] == ["press", "hello"]


async def test_the_token_lives_for_fifteen_minutes(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    await wires.answer(interaction, HELLO)
    local.clock.advance(TOKEN_SECONDS - 1)
    assert (await wires.follow_up(interaction, {"content": "in time"})).status == 200
    local.clock.advance(1)
    local.journal.expect(50027)
    late = await wires.follow_up(interaction, {"content": "late"})
    assert (late.status, late.body["code"]) == (401, 50027)


async def test_a_follow_up_before_the_answer_is_refused(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    local.journal.expect(10015)
    assert (await wires.follow_up(interaction, {"content": "early"})).status == 404


async def test_a_wrong_token_answers_nothing(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    local.journal.expect(10062, 50027, 10062, 10015)
    wrong = f"/interactions/{interaction.id}/wrong/callback"
    assert (await wires.request("POST", wrong, HELLO, token=None)).status == 404
    hook = f"/webhooks/{local.world.application.id}/wrong"
    assert (await wires.request("POST", hook, {"content": "x"}, token=None)).status == 401
    other = f"/interactions/{interaction.id + 1}/{interaction.token}/callback"
    assert (await wires.request("POST", other, HELLO, token=None)).status == 404
    await wires.answer(interaction, HELLO)
    strange = f"/webhooks/{local.world.application.id + 1}/{interaction.token}"
    assert (await wires.request("POST", strange, {"content": "x"}, token=None)).status == 404


async def test_a_token_reaches_only_the_messages_of_its_own_interaction(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    own, others = [await clicked(local, channel, each) for each in (alice, bob)]
    await wires.answer(others, {"type": 4, "data": {"content": "psst", "flags": 64}})
    await wires.answer(own, {"type": 6})
    secret = bob.sees(channel)[-1]
    path = f"/webhooks/{local.world.application.id}/{own.token}/messages/{secret.id}"
    local.journal.expect(10008, 10008, 10008)
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert (await wires.request(method, path, body, token=None)).status == 404
    assert bob.looks_again(secret).text == "psst"


async def test_a_message_that_is_gone_cannot_be_updated(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    await wires.request("DELETE", f"/channels/{channel.id}/messages/{alice.sees(channel)[0].id}")
    local.journal.expect(10008)
    update = {"type": 7, "data": {"content": "changed"}}
    assert (await wires.answer(interaction, update)).body["code"] == 10008
    assert (await wires.answer(interaction, HELLO)).status == 200


async def test_in_a_channel_that_is_gone_nothing_is_answered(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    early, late = [await clicked(local, channel, alice) for _ in range(2)]
    await wires.answer(early, HELLO)
    await wires.request("DELETE", f"/channels/{channel.id}")
    local.journal.expect(10003, 10003)
    assert (await wires.answer(late, HELLO)).body["code"] == 10003
    assert (await wires.follow_up(early, {"content": "x"})).body["code"] == 10003


async def test_a_follow_up_after_thinking_was_deleted_is_a_message_of_its_own(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    await clicked(local, channel, alice)
    outcome = await alice.click(alice.sees(channel)[0], "Hi").begun()
    await wires.answer(outcome.interaction, {"type": 5})
    hook = f"/webhooks/{local.world.application.id}/{outcome.interaction.token}/messages/@original"
    await wires.request("DELETE", hook, token=None)
    with pytest.raises(NotPossible, match="deleted"):
        _ = outcome.reply
    await wires.follow_up(outcome.interaction, {"content": "after all"})
    assert [each.text for each in alice.sees(channel)] == ["press", "after all"]


async def test_without_with_response_the_answer_has_no_content(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await wires.request("POST", path, HELLO, token=None)).status == 204


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize(
    "case", [(commanded, {4, 5, 9}), (clicked, {4, 5, 6, 7, 9}), (completed, {8})]
)
async def test_each_kind_takes_only_its_own_answers(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires, case: Any
) -> None:
    begin, allowed = case
    bodies: dict[int, dict[str, Any]] = {
        4: HELLO,
        5: {"type": 5},
        6: {"type": 6},
        7: {"type": 7, "data": {"content": "changed"}},
        8: {"type": 8, "data": {"choices": [{"name": "Roma", "value": "roma"}]}},
        9: MODAL,
    }
    taken = set()
    for kind, body in bodies.items():
        interaction = await begin(local, channel, alice)
        if kind not in allowed:
            local.journal.expect(50035)
        if (await wires.answer(interaction, body)).status == 200:
            taken.add(kind)
    assert taken == allowed


@pytest.mark.usefixtures("commands")
async def test_a_form_may_not_be_answered_by_a_form(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await submitted(local, channel, alice, wires)
    local.journal.expect(50035, 50035)
    assert (await wires.answer(interaction, MODAL)).status == 400
    # It came from a command, so there is no message to update either.
    update = {"type": 7, "data": {"content": "changed"}}
    assert (await wires.answer(interaction, update)).status == 400
    assert (await wires.answer(interaction, HELLO)).status == 200


async def test_the_first_follow_up_takes_the_place_and_the_privacy_of_thinking(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    deferred = await wires.answer(interaction, {"type": 5, "data": {"flags": 64}})
    thinking = alice.sees(channel)[-1]
    assert thinking.thinking
    assert deferred.body["interaction"]["response_message_loading"] is True
    first = await wires.follow_up(interaction, {"content": "for all?"})
    assert first.body["id"] == str(thinking.id)
    assert alice.looks_again(thinking).text == "for all?"
    assert [each.text for each in bob.sees(channel)] == ["press"]
    second = await wires.follow_up(interaction, {"content": "for all"})
    assert second.body["id"] != str(thinking.id)
    assert [each.text for each in bob.sees(channel)] == ["press", "for all"]


async def test_original_is_the_message_that_was_answered_with_or_clicked(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    await wires.answer(interaction, {"type": 6})
    hook = f"/webhooks/{local.world.application.id}/{interaction.token}/messages"
    edited = await wires.request("PATCH", f"{hook}/@original", {"content": "edited"}, token=None)
    assert edited.body["id"] == str(alice.sees(channel)[0].id)
    assert alice.sees(channel)[0].text == "edited"
    assert (await wires.request("DELETE", f"{hook}/@original", token=None)).status == 204
    local.journal.expect(10008, 10008)
    assert (await wires.request("GET", f"{hook}/@original", token=None)).status == 404
    assert (await wires.request("GET", f"{hook}/123", token=None)).status == 404


async def test_private_messages_are_out_of_reach_of_the_bots_own_token(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await clicked(local, channel, alice)
    private = {"type": 4, "data": {"content": "psst", "flags": 64}}
    answer = await wires.answer(interaction, private)
    number = answer.body["resource"]["message"]["id"]
    listed = await wires.request("GET", f"/channels/{channel.id}/messages")
    assert [each["content"] for each in listed.body] == ["press"]
    local.journal.expect(10008, 10008)
    path = f"/channels/{channel.id}/messages/{number}"
    assert (await wires.request("GET", path)).status == 404
    assert (await wires.request("PATCH", path, {"content": "x"})).status == 404
    local.journal.expect(50035)
    reply = {"content": "re", "message_reference": {"message_id": number}}
    assert (await wires.send(channel, reply)).status == 400
    together = f"/channels/{channel.id}/messages/bulk-delete"
    await wires.request("POST", together, {"messages": [number, "1"]})
    assert alice.sees(channel)[-1].text == "psst"


async def test_only_an_answer_can_be_private(channel: Channel, bob: Person, wires: Wires) -> None:
    sent = await wires.send(channel, {"content": "aloud", "flags": 64})
    assert sent.body["flags"] == 0
    assert [each.text for each in bob.sees(channel)] == ["aloud"]


@pytest.mark.parametrize("private", [0, 64])
async def test_a_follow_up_in_the_place_of_thinking_is_as_private_as_that_was(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires, private: int
) -> None:
    interaction = await clicked(local, channel, alice)
    await wires.answer(interaction, {"type": 5, "data": {"flags": private}})
    filled = await wires.follow_up(interaction, {"content": "hello", "flags": 64 - private})
    assert filled.body["flags"] == private
    assert alice.sees(channel)[-1].private is bool(private)


@pytest.mark.usefixtures("commands")
async def test_an_answer_that_is_refused_may_be_given_again(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    interaction = await commanded(local, channel, alice)
    local.journal.expect(50006)
    assert (await wires.answer(interaction, {"type": 4, "data": {}})).status == 400
    assert interaction.state is State.WAITING
    assert (await wires.answer(interaction, HELLO)).status == 200
