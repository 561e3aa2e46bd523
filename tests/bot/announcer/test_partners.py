"""Teams: what partners get by direct message, and what happens where those are closed."""

from random import Random

import pytest

from bot.tables import Look, PlayerId, TableId
from bot.tables.wishes import Resign, TellPartner
from engine.decisions import StartCityChoice
from engine.events import CardPlayed
from engine.terms import CardId
from sandbox import Person, Sight
from tests.world.tables import TEAM
from tests.world.wire import AnnouncerWorld, labels
from words import ENGLISH, nouns


async def partners_part(
    world: AnnouncerWorld, table: TableId, seed: int = 1
) -> tuple[Person, Look]:
    """Plays on until somebody is to decide in the partner's turn; what comes before is said."""
    chance = Random(seed)
    for _ in range(400):
        look = await world.look(table)
        assert look.view
        [decision, *_] = look.view.decisions
        if decision.seat != look.view.active and not isinstance(decision, StartCityChoice):
            return await world.decides(table), look
        await world.say()
        await world.play(table, chance)
    raise AssertionError("nobody had a part in another's turn")


async def hands_held(world: AnnouncerWorld, table: TableId) -> list[tuple[CardId, ...]]:
    looks = [await world.look(table, world.player(person)) for person in world.people]
    return [look.view.seats[look.viewer or 0].hand or () if look.view else () for look in looks]


def hands_seen(person: Person) -> list[str]:
    return [
        picture.alt or ""
        for sight in person.sees(person.dm)
        for picture in sight.pictures
        if picture.filename == "hand.png"
    ]


def hand_messages(person: Person) -> list[Sight]:
    return [each for each in person.sees(person.dm) if each.text.startswith("### Your hand")]


async def test_a_hand_stands_in_one_message_until_something_else_is_sent(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    assert [len(hands_seen(person)) for person in world.people] == [1] * 4
    chance, edited, renewed = Random(2), 0, 0
    while not (edited > 3 and renewed > 3):
        before = await hands_held(world, table)
        hands = [hand_messages(person)[-1] for person in world.people]
        last = [person.sees(person.dm)[-1] for person in world.people]
        await world.play(table, chance)
        await world.say()
        after = await hands_held(world, table)
        for seat, person in enumerate(world.people):
            [*old, current] = hand_messages(person)
            stands = after[seat] == before[seat] or last[seat].id == hands[seat].id
            assert (current.id == hands[seat].id) == stands
            edited += stands and after[seat] != before[seat]
            renewed += not stands
            assert f"{len(after[seat])} cards" in (current.pictures[0].alt or "")
            assert "Message my partner" in labels(current)
            assert not any(each.buttons for each in old)
    assert all("hand.png" not in str(sight.pictures) for sight in world.sights())


async def test_a_hand_that_was_deleted_comes_again_when_it_changes(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    world.local.journal.expect(10008)
    for person in world.people:
        world.delete(hand_messages(person)[-1])
    before, chance = await hands_held(world, table), Random(2)
    while (after := await hands_held(world, table)) == before:
        await world.play(table, chance)
        await world.say()
    assert [len(hand_messages(person)) for person in world.people] == [
        int(old != new) for old, new in zip(before, after, strict=True)
    ]


async def test_hands_come_silently(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.play(table, Random(2), 4)
    await world.say()
    silent = 1 << 12
    for person in world.people:
        for message in world.local.world.messages[person.dm.id].values():
            if any(each.filename == "hand.png" for each in message.attachments):
                assert message.flags & silent


async def test_a_partners_part_is_asked_by_direct_message_and_nobody_is_called_in_the_channel(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    partner, _ = await partners_part(world, table)
    before = world.pings()
    await world.say()
    asked = partner.sees(partner.dm)[-1]
    assert "Your part in" in asked.text
    assert f"Italia in <#{world.channel.id}>" in asked.text
    assert [each.filename for each in asked.pictures] == ["board.png"]
    assert labels(asked) == ["Play", "My hand", "Display", "Message my partner"]
    assert world.pings() == before
    standing = world.with_buttons()[-1]
    assert "I've asked them by direct message." in standing.text
    others = [each for each in world.people if each is not partner]
    assert all("Your part in" not in s.text for each in others for s in each.sees(each.dm)[-1:])


async def test_a_part_tells_which_card_the_partner_played_and_what_came_of_it(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    partner, look = await partners_part(world, table)
    await world.say()
    assert look.view
    active = look.view.active
    since = await world.tables.since(table, None, seat=active)
    [card] = [each.card for each in since.turns[-1] if isinstance(each, CardPlayed)]
    player = look.guests[active].player
    owner = next(each for each in world.people if world.player(each) == player)
    told = [line for line in partner.sees(partner.dm)[-1].text.splitlines() if line[:2] == "- "]
    assert len(told) == 1, "this turn, and none before it"
    name = nouns.card_name(ENGLISH, card)
    assert told[0].startswith(f"- **{owner.user.display_name}** ")
    assert f"played the {name}" in told[0]


async def test_the_first_message_says_who_the_partner_is(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    guests = (await world.look(table)).guests
    names = {world.player(each): each.user.display_name for each in world.people}
    for seat, guest in enumerate(guests):
        own = next(each for each in world.people if world.player(each) == guest.player)
        partner = guests[(seat + 2) % 4].player
        assert partner
        assert f"Your partner is **{names[partner]}** (" in own.sees(own.dm)[0].text


async def test_a_part_is_asked_once_and_loses_its_buttons_when_it_is_over(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    partner, look = await partners_part(world, table)
    await world.say()
    world.new_announcer()
    await world.news(table)
    [asked] = [each for each in partner.sees(partner.dm) if "Your part in" in each.text]
    turn = look.view.turn if look.view else 0
    chance = Random(5)
    while look.view and look.view.turn == turn:
        await world.play(table, chance)
        await world.say()
        look = await world.look(table)
    assert partner.looks_again(asked).buttons == ()
    assert not any("Play" in labels(each) for each in partner.sees(partner.dm))


async def test_where_second_partners_begin_is_nobodys_turn_yet(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    asked = (await world.decides(table)).sees((await world.decides(table)).dm)[-1]
    assert "Before the first turn" in asked.text
    assert "Your part in" not in asked.text


async def test_after_a_partners_part_whoever_goes_on_is_called_again_once(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    chance = Random(1)
    while True:
        _, asked = await partners_part(world, table)
        await world.say()
        waiting, before = world.with_buttons()[-1], world.pings()
        assert asked.view
        view = asked.view
        while view.turn == asked.view.turn and view.decisions[0].seat != view.active:
            await world.play(table, chance)
            after = (await world.look(table)).view
            assert after
            view = after
        if view.turn == asked.view.turn:
            break
    goes_on = await world.decides(table)
    await world.say()
    world.new_announcer()
    await world.news(table)
    name = goes_on.user.display_name
    assert world.pings() == before | {name: before[name] + 1}
    [standing] = world.with_buttons()
    assert standing.id != waiting.id
    assert f"{goes_on.mention}, it's your turn." in standing.text


async def test_where_direct_messages_are_closed_the_channel_calls_the_partner(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    partner, _ = await partners_part(world, table)
    world.local.journal.expect(50007)
    partner.close_dms()
    before = world.pings()[partner.user.display_name]
    await world.say()
    assert world.pings()[partner.user.display_name] == before + 1
    assert f"{partner.mention}, you're up." in world.with_buttons()[-1].text
    await world.news(table)  # not tried again before the next turn
    assert len(world.with_buttons()) == 1


async def test_who_has_switched_them_off_gets_no_direct_message(world: AnnouncerWorld) -> None:
    for person in world.people:
        await world.tables.set_dms(world.player(person), False)
    table = await world.start(TEAM, 4)
    partner, _ = await partners_part(world, table)
    await world.say()
    assert all(each.sees(each.dm) == [] for each in world.people)
    assert partner.sees(world.channel)[-1].pings


async def test_a_word_to_the_partner_reaches_the_partner_alone(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    look = await world.look(table)
    speaker = world.people[0]
    seat = next(n for n, g in enumerate(look.guests) if g.player == world.player(speaker))
    partner = look.guests[(seat + 2) % 4].player
    await world.ask(0, table, TellPartner("Wine next.\nTrust me."))
    await world.ask(0, table, TellPartner("Or cloth."))
    await world.say()
    for person in world.people:
        heard = [each.text for each in person.sees(person.dm) if "A message from" in each.text]
        assert len(heard) == (2 if world.player(person) == partner else 0)
        for sight in person.sees(person.dm):
            assert ("Reply" in labels(sight)) == ("A message from" in sight.text)
    assert all("Wine" not in each.text for each in world.sights())


async def test_a_word_that_cannot_reach_the_partner_is_not_told_to_others(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    look = await world.look(table)
    seat = next(n for n, g in enumerate(look.guests) if g.player == world.player(world.people[0]))
    partner = next(
        each for each in world.people if world.player(each) == look.guests[(seat + 2) % 4].player
    )
    world.local.journal.expect(50007)
    partner.close_dms()
    await world.ask(0, table, TellPartner("Wine next."))
    await world.say()
    told = world.sights()[-1]
    assert "sent you a message" in told.text
    assert partner.sees(world.channel)[-1].pings
    assert all("Wine" not in each.text for each in world.sights())


async def test_partners_who_speak_before_everyone_are_heard_in_the_channel(
    world: AnnouncerWorld,
) -> None:
    table = await world.start({**TEAM, "communication": "public"}, 4)
    await world.say()
    await world.ask(0, table, TellPartner("Wine next.\n# Now\n[here](https://x.y)"))
    await world.say()
    said = world.sights()[-1].text
    assert "> Wine next.\n> \\# Now\n> \\[here\\]\\(https\\://x.y\\)" in said


async def test_partners_who_do_not_speak_are_offered_no_way_to(world: AnnouncerWorld) -> None:
    await world.start({**TEAM, "communication": "silent"}, 4)
    await world.say()
    for person in world.people:
        assert not any("Message my partner" in labels(each) for each in person.sees(person.dm))


async def test_whoever_left_gets_no_more_direct_messages(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    await world.ask(3, table, Resign("first"))
    before = len(world.people[3].sees(world.people[3].dm))
    await world.play(table, Random(4), 12)
    await world.say()
    assert len(world.people[3].sees(world.people[3].dm)) == before


async def test_a_part_that_was_answered_meanwhile_calls_nobody_in_the_channel(
    world: AnnouncerWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start(TEAM, 4)
    partner, _ = await partners_part(world, table)
    look, before = world.tables.look, world.pings()

    async def answered_meanwhile(table: TableId, viewer: PlayerId | None) -> Look:
        if viewer is not None:
            monkeypatch.undo()
            await world.play(table, Random(5))
        return await look(table, viewer)

    monkeypatch.setattr(world.tables, "look", answered_meanwhile)
    await world.say()
    name = partner.user.display_name
    assert world.pings()[name] == before[name]


async def test_a_part_that_cannot_be_asked_leaves_no_buttons_on_the_one_before(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(TEAM, 4)
    first, _ = await partners_part(world, table)
    await world.say()
    [asked] = [each for each in first.sees(first.dm) if "Your part in" in each.text]
    world.local.journal.expect(50007)
    second, chance = first, Random(1)
    for _ in range(60):  # and nothing is said in between
        await world.play(table, chance)
        look = await world.look(table)
        second = await world.decides(table)
        if look.view and look.view.decisions[0].seat != look.view.active and second is not first:
            break
    second.close_dms()
    await world.say()
    assert first.looks_again(asked).buttons == ()
