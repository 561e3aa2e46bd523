"""Teams: what partners get by direct message, and what happens where those are closed."""

from random import Random

import pytest

from bot.tables import Look, PlayerId, TableId
from bot.tables.wishes import Resign, TellPartner
from engine.decisions import StartCityChoice
from sandbox import Person
from tests.bot.announcer.conftest import House, labels, player
from tests.bot.tables.club import TEAM


async def partners_part(house: House, table: TableId, seed: int = 1) -> tuple[Person, Look]:
    """Plays on until somebody is to decide in the partner's turn; what comes before is said."""
    chance = Random(seed)
    for _ in range(400):
        look = await house.club.look(table)
        assert look.view
        [decision, *_] = look.view.decisions
        if decision.seat != look.view.active and not isinstance(decision, StartCityChoice):
            return await house.decides(table), look
        await house.say()
        await house.club.play(table, chance)
    raise AssertionError("nobody had a part in another's turn")


async def hands_held(house: House, table: TableId) -> list[object]:
    looks = [await house.club.look(table, player(person)) for person in house.people]
    return [look.view and look.view.seats[look.viewer or 0].hand for look in looks]


def hands_seen(person: Person) -> list[str]:
    return [
        picture.alt or ""
        for sight in person.sees(person.dm)
        for picture in sight.pictures
        if picture.filename == "hand.png"
    ]


async def test_partners_get_the_own_hand_by_direct_message_whenever_it_changes(
    house: House,
) -> None:
    table = await house.start(TEAM, 4)
    await house.say()
    assert [len(hands_seen(person)) for person in house.people] == [1] * 4
    before = await hands_held(house, table)
    chance = Random(2)
    while (after := await hands_held(house, table)) == before:
        await house.club.play(table, chance)
        await house.say()
    assert [len(hands_seen(person)) - 1 for person in house.people] == [
        int(old != new) for old, new in zip(before, after, strict=True)
    ]
    for person in house.people:
        look = await house.club.look(table, player(person))
        assert look.view
        assert look.viewer is not None
        assert f"{look.view.seats[look.viewer].cards_in_hand} cards" in hands_seen(person)[-1]
    assert all("hand.png" not in str(sight.pictures) for sight in house.sights())


async def test_hands_come_silently(house: House) -> None:
    table = await house.start(TEAM, 4)
    await house.club.play(table, Random(2), 4)
    await house.say()
    silent = 1 << 12
    for person in house.people:
        for message in house.local.world.messages[person.dm.id].values():
            if any(each.filename == "hand.png" for each in message.attachments):
                assert message.flags & silent


async def test_a_partners_part_is_asked_by_direct_message_and_nobody_is_called_in_the_channel(
    house: House,
) -> None:
    table = await house.start(TEAM, 4)
    partner, _ = await partners_part(house, table)
    before = house.pings()
    await house.say()
    asked = partner.sees(partner.dm)[-1]
    assert "Your part in" in asked.text
    assert labels(asked) == ["Play", "My hand", "Display", "Message my partner"]
    assert house.pings() == before
    standing = house.with_buttons()[-1]
    assert "I've asked them by direct message." in standing.text
    others = [each for each in house.people if each is not partner]
    assert all("Your part in" not in s.text for each in others for s in each.sees(each.dm)[-1:])


async def test_a_part_is_asked_once_and_loses_its_buttons_when_it_is_over(house: House) -> None:
    table = await house.start(TEAM, 4)
    partner, look = await partners_part(house, table)
    await house.say()
    house.new_announcer()
    await house.news(table)
    [asked] = [each for each in partner.sees(partner.dm) if "Your part in" in each.text]
    turn = look.view.turn if look.view else 0
    chance = Random(5)
    while look.view and look.view.turn == turn:
        await house.club.play(table, chance)
        await house.say()
        look = await house.club.look(table)
    assert partner.looks_again(asked).buttons == ()
    assert not any("Play" in labels(each) for each in partner.sees(partner.dm))


async def test_where_second_partners_begin_is_nobodys_turn_yet(house: House) -> None:
    table = await house.start(TEAM, 4)
    await house.say()
    asked = (await house.decides(table)).sees((await house.decides(table)).dm)[-1]
    assert "Before the first turn" in asked.text
    assert "Your part in" not in asked.text


async def test_after_a_partners_part_whoever_goes_on_is_called_again_once(house: House) -> None:
    table = await house.start(TEAM, 4)
    chance = Random(1)
    while True:
        _, asked = await partners_part(house, table)
        await house.say()
        waiting, before = house.with_buttons()[-1], house.pings()
        assert asked.view
        view = asked.view
        while view.turn == asked.view.turn and view.decisions[0].seat != view.active:
            await house.club.play(table, chance)
            after = (await house.club.look(table)).view
            assert after
            view = after
        if view.turn == asked.view.turn:
            break
    goes_on = await house.decides(table)
    await house.say()
    house.new_announcer()
    await house.news(table)
    name = goes_on.user.display_name
    assert house.pings() == before | {name: before[name] + 1}
    [standing] = house.with_buttons()
    assert standing.id != waiting.id
    assert f"{goes_on.mention}, it's your turn." in standing.text


async def test_where_direct_messages_are_closed_the_channel_calls_the_partner(
    house: House,
) -> None:
    table = await house.start(TEAM, 4)
    partner, _ = await partners_part(house, table)
    house.local.journal.expect(50007)
    partner.close_dms()
    before = house.pings()[partner.user.display_name]
    await house.say()
    assert house.pings()[partner.user.display_name] == before + 1
    assert f"{partner.mention}, you're up." in house.with_buttons()[-1].text
    await house.news(table)  # not tried again before the next turn
    assert len(house.with_buttons()) == 1


async def test_who_has_switched_them_off_gets_no_direct_message(house: House) -> None:
    for person in house.people:
        await house.club.tables.set_dms(player(person), False)
    table = await house.start(TEAM, 4)
    partner, _ = await partners_part(house, table)
    await house.say()
    assert all(each.sees(each.dm) == [] for each in house.people)
    assert partner.sees(house.channel)[-1].pings


async def test_a_word_to_the_partner_reaches_the_partner_alone(house: House) -> None:
    table = await house.start(TEAM, 4)
    look = await house.club.look(table)
    speaker = house.people[0]
    seat = next(n for n, g in enumerate(look.guests) if g.player == player(speaker))
    partner = look.guests[(seat + 2) % 4].player
    await house.ask(0, table, TellPartner("Wine next.\nTrust me."))
    await house.ask(0, table, TellPartner("Or cloth."))
    await house.say()
    for person in house.people:
        heard = [each.text for each in person.sees(person.dm) if "A message from" in each.text]
        assert len(heard) == (2 if player(person) == partner else 0)
    assert all("Wine" not in each.text for each in house.sights())


async def test_a_word_that_cannot_reach_the_partner_is_not_told_to_others(house: House) -> None:
    table = await house.start(TEAM, 4)
    await house.say()
    look = await house.club.look(table)
    seat = next(n for n, g in enumerate(look.guests) if g.player == player(house.people[0]))
    partner = next(
        each for each in house.people if player(each) == look.guests[(seat + 2) % 4].player
    )
    house.local.journal.expect(50007)
    partner.close_dms()
    await house.ask(0, table, TellPartner("Wine next."))
    await house.say()
    told = house.sights()[-1]
    assert "sent you a message" in told.text
    assert partner.sees(house.channel)[-1].pings
    assert all("Wine" not in each.text for each in house.sights())


async def test_partners_who_speak_before_everyone_are_heard_in_the_channel(house: House) -> None:
    table = await house.start({**TEAM, "communication": "public"}, 4)
    await house.say()
    await house.ask(0, table, TellPartner("Wine next."))
    await house.say()
    assert ">>> Wine next." in house.sights()[-1].text


async def test_partners_who_do_not_speak_are_offered_no_way_to(house: House) -> None:
    await house.start({**TEAM, "communication": "silent"}, 4)
    await house.say()
    for person in house.people:
        assert not any("Message my partner" in labels(each) for each in person.sees(person.dm))


async def test_whoever_left_gets_no_more_direct_messages(house: House) -> None:
    table = await house.start(TEAM, 4)
    await house.say()
    await house.ask(3, table, Resign("first"))
    before = len(house.people[3].sees(house.people[3].dm))
    await house.club.play(table, Random(4), 12)
    await house.say()
    assert len(house.people[3].sees(house.people[3].dm)) == before


async def test_a_part_that_was_answered_meanwhile_calls_nobody_in_the_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.start(TEAM, 4)
    partner, _ = await partners_part(house, table)
    look, before = house.club.tables.look, house.pings()

    async def answered_meanwhile(table: TableId, viewer: PlayerId | None) -> Look:
        if viewer is not None:
            monkeypatch.undo()
            await house.club.play(table, Random(5))
        return await look(table, viewer)

    monkeypatch.setattr(house.club.tables, "look", answered_meanwhile)
    await house.say()
    name = partner.user.display_name
    assert house.pings()[name] == before[name]


async def test_a_part_that_cannot_be_asked_leaves_no_buttons_on_the_one_before(
    house: House,
) -> None:
    table = await house.start(TEAM, 4)
    first, _ = await partners_part(house, table)
    await house.say()
    [asked] = [each for each in first.sees(first.dm) if "Your part in" in each.text]
    house.local.journal.expect(50007)
    second, chance = first, Random(1)
    for _ in range(60):  # and nothing is said in between
        await house.club.play(table, chance)
        look = await house.club.look(table)
        second = await house.decides(table)
        if look.view and look.view.decisions[0].seat != look.view.active and second is not first:
            break
    second.close_dms()
    await house.say()
    assert first.looks_again(asked).buttons == ()
