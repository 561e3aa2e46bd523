"""Undo: free within one's own open turn, past what others saw or did only with their consent."""

from random import Random

import pytest

from bot.tables import PlayerId, TableId, log
from bot.tables.errors import (
    NotAskedAboutUndo,
    NothingToUndo,
    NoUndoAsked,
    StaleDecision,
    UndoPending,
)
from bot.tables.log import DoneBy
from bot.tables.notices import TableChanged, VoteEnded
from bot.tables.seating import UndoProposal, Vote
from bot.tables.tables import CONSENT_SECONDS
from bot.tables.undo import horizon
from bot.tables.wishes import Act, AnswerVote, Resign, Undo
from engine import legal_actions
from engine.actions import FINISH, Action, BuyCard, PlayCard
from engine.events import DieRolled, Event
from engine.records import read_record
from tests.world.tables import ANNA, BEN, CLEO, DORA, ITALIA, TEAM, TableWorld, a_table

TRIO = {**ITALIA, "seats": 3}


async def decider(world: TableWorld, table: TableId) -> PlayerId:
    player = await world.to_decide(table)
    assert player
    return player


async def act(world: TableWorld, table: TableId, player: PlayerId, *actions: Action) -> None:
    await world.ask(player, table, Act((await world.look(table)).number, actions))


async def undo(world: TableWorld, table: TableId, player: PlayerId, to: int | None = None) -> bool:
    """Whether it was done at once."""
    done = await world.ask(player, table, Undo((await world.look(table)).number, to))
    return not done.waiting_for_consent


async def voted_on(world: TableWorld, table: TableId) -> Vote:
    vote = (await world.look(table)).vote("undo")
    assert vote
    return vote


def answer(vote: Vote, *, agree: bool) -> AnswerVote:
    return AnswerVote("undo", vote.mark, agree)


async def card(world: TableWorld, table: TableId, player: PlayerId, personality: str) -> Action:
    offered = (await world.look(table, player)).offered
    return next(a for a in offered if isinstance(a, PlayCard) and personality in a.card)


async def a_quiet_turn(world: TableWorld, table: TableId) -> PlayerId:
    """Tribune without a colonist: nothing comes from the deck. Whose turn it was."""
    player = await decider(world, table)
    await act(world, table, player, await card(world, table, player, "tribune"))
    if await decider(world, table) == player:
        await act(world, table, player, FINISH)
    return player


async def a_purchase(world: TableWorld, table: TableId) -> PlayerId:
    """Senator with one card: the display is filled up from the deck."""
    player = await decider(world, table)
    await act(world, table, player, await card(world, table, player, "senator"))
    offered = (await world.look(table, player)).offered
    await act(world, table, player, next(a for a in offered if isinstance(a, BuyCard)))
    if await decider(world, table) == player:
        await act(world, table, player, FINISH)
    return player


async def test_in_the_own_open_turn_undo_is_free_and_one_more_entry(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await decider(world, table)
    before = await world.look(table, player)
    await act(world, table, player, await card(world, table, player, "tribune"))
    played = await world.look(table, player)
    await world.said()
    assert await undo(world, table, player)
    after = await world.look(table, player)
    assert after.view == before.view
    assert after.offered == before.offered
    assert after.number == 2
    assert [entry.action_json for entry in await world.entries(table)][1] == (
        '{"kind": "undo", "to": 0}'
    )
    (done,) = await world.said()
    assert done.notice == TableChanged()
    await act(world, table, player, await card(world, table, player, "tribune"))
    again = await world.look(table, player)
    assert (again.view, again.offered) == (played.view, played.offered)
    first, _, redone = await world.entries(table)
    assert (first.chain, first.state_hash) == (redone.chain, redone.state_hash)


async def test_an_undone_action_does_not_come_back_under_its_key(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await decider(world, table)
    wish = Act(0, (await card(world, table, player, "tribune"),))
    first = await world.ask(player, table, wish, key="click")
    await undo(world, table, player)
    assert await world.ask(player, table, wish, key="click") == first
    assert (await world.look(table)).number == 2
    with pytest.raises(StaleDecision):
        await world.ask(player, table, wish, key="another click")


async def test_only_what_one_did_oneself_can_be_taken_back(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await decider(world, table)
    with pytest.raises(NothingToUndo):
        await undo(world, table, player)
    await act(world, table, player, await card(world, table, player, "tribune"))
    other = BEN if player == ANNA else ANNA
    with pytest.raises(NothingToUndo):
        await undo(world, table, other)
    with pytest.raises(NothingToUndo):
        await undo(world, table, other, to=0)
    with pytest.raises(NothingToUndo):
        await undo(world, table, player, to=1)
    with pytest.raises(NothingToUndo):
        await undo(world, table, player, to=77)


async def test_once_the_turn_is_handed_over_the_next_player_has_to_agree(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_quiet_turn(world, table)
    following = await decider(world, table)
    look = await world.look(table)
    await world.said()
    assert not await undo(world, table, player)
    (asked,) = await world.said()
    assert asked.notice == TableChanged()
    vote = await voted_on(world, table)
    assert vote.voters == (following,)
    assert (await world.look(table)).number == look.number
    await world.ask(following, table, answer(vote, agree=True))
    assert await decider(world, table) == player
    assert (await world.look(table)).vote("undo") is None


async def test_past_cards_from_the_deck_everybody_has_to_agree(world: TableWorld) -> None:
    table = await world.start({**TRIO, "noStartingGoods": False}, [ANNA, BEN, CLEO])
    player = await a_purchase(world, table)
    look = await world.look(table)
    assert not await undo(world, table, player)
    vote = await voted_on(world, table)
    first, second = vote.voters
    assert {first, second} == {ANNA, BEN, CLEO} - {player}
    waiting = await world.ask(first, table, answer(vote, agree=True))
    assert waiting.waiting_for_consent
    assert (await world.look(table)).number == look.number
    await world.ask(first, table, answer(vote, agree=True))
    await world.ask(second, table, answer(vote, agree=True))
    assert (await world.look(table)).number == look.number + 1
    assert await decider(world, table) == player


@pytest.mark.ruling("OP5")
@pytest.mark.parametrize(("takes", "asked"), [(True, 2), (False, 1)])
async def test_past_a_tile_from_the_stack_everybody_has_to_agree(
    world: TableWorld, *, takes: bool, asked: int
) -> None:
    """A Tribune that takes a tile fills the forum up. Without one, only whoever has the turn by now
    is asked."""
    easily = {**TRIO, "forum": True, "forumAuction": True, "forumFirstThreshold": 1}
    table = await world.start(easily, [ANNA, BEN, CLEO])
    while (look := await world.look(table)).view and look.view.auction:
        who = await decider(world, table)
        offered = (await world.look(table, who)).offered
        await act(world, table, who, FINISH if FINISH in offered else offered[0])
    player = await decider(world, table)
    await act(world, table, player, await card(world, table, player, "tribune"))
    [tile, *_] = (await world.look(table, player)).offered
    await act(world, table, player, tile if takes else FINISH)
    while await decider(world, table) == player:
        await act(world, table, player, FINISH)
    assert not await undo(world, table, player)
    assert len((await voted_on(world, table)).voters) == asked


async def test_one_no_is_enough_and_the_game_goes_on(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_purchase(world, table)
    before = await world.look(table)
    await undo(world, table, player)
    vote = await voted_on(world, table)
    refusing = next(each for each in (ANNA, BEN, CLEO) if each != player)
    await world.said()
    await world.ask(refusing, table, answer(vote, agree=False))
    (dropped,) = await world.said()
    assert isinstance(dropped.notice, VoteEnded)
    assert dropped.notice.why == "refused"
    assert await world.look(table) == before
    with pytest.raises(NoUndoAsked):
        await world.ask(refusing, table, answer(vote, agree=True))


async def test_who_asked_may_take_the_question_back_but_not_answer_it(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_quiet_turn(world, table)
    await undo(world, table, player)
    vote = await voted_on(world, table)
    following = await decider(world, table)
    uninvolved = next(each for each in (ANNA, BEN, CLEO) if each not in (player, following))
    for each in (player, uninvolved):
        with pytest.raises(NotAskedAboutUndo):
            await world.ask(each, table, answer(vote, agree=True))
    with pytest.raises(NotAskedAboutUndo):
        await world.ask(uninvolved, table, answer(vote, agree=False))
    with pytest.raises(UndoPending):
        await undo(world, table, player)
    await world.ask(player, table, answer(vote, agree=False))
    assert (await world.look(table)).vote("undo") is None


async def test_a_vote_ends_with_its_deadline(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_quiet_turn(world, table)
    following = await decider(world, table)
    await undo(world, table, player)
    await world.said()
    await world.tables.tick()
    vote = await voted_on(world, table)
    world.clock.now += CONSENT_SECONDS
    with pytest.raises(NoUndoAsked):
        await world.ask(following, table, answer(vote, agree=True))
    await world.tables.tick()
    (dropped,) = await world.said()
    assert isinstance(dropped.notice, VoteEnded)
    assert dropped.notice.why == "late"
    assert (await world.look(table)).vote("undo") is None
    assert await decider(world, table) == following


async def test_a_late_yes_is_no_answer_to_the_next_question(world: TableWorld) -> None:
    """Which would go back further, perhaps: what was agreed to is what was asked."""
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_quiet_turn(world, table)
    following = await decider(world, table)
    await world.ask(player, table, Undo((await world.look(table)).number, one_step=True))
    first = await voted_on(world, table)
    await world.ask(player, table, answer(first, agree=False))
    await undo(world, table, player, to=0)
    second = await voted_on(world, table)
    assert second.mark != first.mark
    for agree in (True, False):
        with pytest.raises(NoUndoAsked):
            await world.ask(following, table, answer(first, agree=agree))
    await world.ask(following, table, answer(second, agree=True))
    assert await decider(world, table) == player


async def test_a_table_that_cannot_be_seen_to_keeps_no_other_waiting(
    world: TableWorld, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = [
        await world.start(TRIO, [ANNA, BEN, CLEO], channel=channel)
        for channel in ("baths", "forum")
    ]
    for table in (broken, sound):
        await undo(world, table, await a_quiet_turn(world, table))
    await world.database.write(
        lambda each: each.execute("UPDATE tables SET sheet = '{' WHERE id = ?", (broken,))
    )
    world.tables._cache.forget(broken)
    world.clock.now += CONSENT_SECONDS
    await world.tables.tick()
    assert (await world.look(sound)).vote("undo") is None
    assert f"table {broken}" in caplog.text


async def test_a_vote_ends_when_the_game_goes_on(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_quiet_turn(world, table)
    following = await decider(world, table)
    await undo(world, table, player)
    vote = await voted_on(world, table)
    await a_quiet_turn(world, table)
    assert (await world.look(table)).vote("undo") is None
    with pytest.raises(NoUndoAsked):
        await world.ask(following, table, answer(vote, agree=True))
    assert "vote_ended" in [message.notice.kind for message in await world.said()]


async def test_a_vote_ends_when_somebody_else_sits_down_or_gets_up(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await a_purchase(world, table)
    await undo(world, table, player)
    leaving = next(each for each in (ANNA, BEN, CLEO) if each != player)
    await world.ask(leaving, table, Resign("first"))
    assert (await world.look(table)).vote("undo") is None


async def test_among_computers_alone_the_last_turn_is_played_again_and_the_game_is_marked(
    world: TableWorld,
) -> None:
    """Within the own turn it is as free as ever."""
    table = await world.start(ITALIA, [ANNA], computers=1)
    assert await decider(world, table) == ANNA
    await world.play(table, Random(1))
    assert await undo(world, table, ANNA)
    assert not (await world.look(table)).takebacks
    before = await world.look(table, ANNA)
    while not any(entry.done_by == "computer" for entry in await world.entries(table)):
        await world.play(table, Random(2))
    assert await undo(world, table, ANNA)
    after = await world.look(table, ANNA)
    assert after.view == before.view
    assert after.takebacks
    await world.restart()
    assert (await world.look(table)).takebacks
    await world.abandon(table)
    assert read_record(await world.tables.export_record(table)).takebacks


@pytest.mark.ruling("OP5")
@pytest.mark.parametrize("options", [{}, {"salt": True, "forum": True}], ids=["", "salt and forum"])
async def test_alone_a_roll_that_is_taken_back_marks_the_game_and_comes_again(
    world: TableWorld, options: dict[str, object]
) -> None:
    alone = {"board": "italia", "seats": 1, "solitaria": "solo", **options}
    table = await world.start(alone, [ANNA])
    if options:
        await act(world, table, ANNA, (await world.look(table, ANNA)).offered[0])
    before = await world.look(table, ANNA)

    async def played() -> list[Event]:
        """A Mercator that trades nothing; Contrarius answers with a die."""
        mercator = await card(world, table, ANNA, "mercator")
        done = await world.ask(ANNA, table, Act((await world.look(table)).number, (mercator,)))
        happened = list(done.events)
        while (look := await world.look(table, ANNA)).view and look.view.turn == 1:
            choice = FINISH if FINISH in look.offered else look.offered[0]
            happened += (await world.ask(ANNA, table, Act(look.number, (choice,)))).events
        return happened

    first = await played()
    assert any(isinstance(event, DieRolled) for event in first)
    assert not (await world.look(table)).takebacks
    assert await undo(world, table, ANNA), "nobody else is asked"
    taken_back = await world.look(table, ANNA)
    assert taken_back.view == before.view
    assert taken_back.takebacks
    assert await played() == first, "the same choice rolls the same"
    await world.abandon(table)
    assert read_record(await world.tables.export_record(table)).takebacks


@pytest.mark.ruling("OP5")
async def test_alone_a_turn_without_a_roll_is_taken_back_freely(world: TableWorld) -> None:
    table = await world.start({"board": "italia", "seats": 1, "solitaria": "solo"}, [ANNA])
    await act(world, table, ANNA, await card(world, table, ANNA, "prefect"))
    while (look := await world.look(table, ANNA)).view and look.view.turn == 1:
        await act(world, table, ANNA, look.offered[0])
    assert await undo(world, table, ANNA)
    assert not (await world.look(table)).takebacks


async def test_the_whole_last_turn_is_taken_back_and_lies_in_the_panel_again(
    world: TableWorld,
) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    player = await decider(world, table)
    start = await world.look(table, player)
    played = await card(world, table, player, "architect")
    await act(world, table, player, played)
    moves: list[Action] = []
    while await decider(world, table) == player:
        offered = (await world.look(table, player)).offered
        moves.append(next((each for each in offered if each != FINISH), FINISH))
        await act(world, table, player, moves[-1])
    assert not await undo(world, table, player)
    vote = await voted_on(world, table)
    assert isinstance(vote.proposal, UndoProposal)
    assert isinstance(played, PlayCard)
    assert (vote.proposal.card, vote.proposal.others) == (played.card, ())
    await world.ask(await decider(world, table), table, answer(vote, agree=True))
    assert (await world.look(table, player)).view == start.view
    draft = await world.tables.draft(table, player)
    assert draft.actions == (played, *moves)
    assert draft.back().actions == (played, *moves[:-1])


async def test_in_the_open_turn_one_step_goes_back_at_a_time(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await decider(world, table)
    assert not (await world.look(table, player)).step_is_free
    await act(world, table, player, await card(world, table, player, "architect"))
    one = await world.look(table, player)
    assert one.step_is_free
    await act(world, table, player, next(each for each in one.offered if each != FINISH))
    number = (await world.look(table)).number
    await world.ask(player, table, Undo(number, one_step=True))
    assert (await world.look(table, player)).view == one.view
    assert (await world.tables.draft(table, player)).actions == ()


async def test_undo_is_offered_only_where_something_can_be_taken_back(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    assert not (await world.look(table)).undo_is_possible
    await a_quiet_turn(world, table)
    assert (await world.look(table)).undo_is_possible
    assert not (await world.look(table, ANNA)).step_is_free
    await world.abandon(table)
    assert not (await world.look(table)).undo_is_possible
    left = await world.start(ITALIA, [ANNA, BEN])
    played = await world.to_decide(left)
    assert played
    await a_quiet_turn(world, left)
    await world.ask(played, left, Resign("first"))
    assert not (await world.look(left)).undo_is_possible, "nobody is there who has played"


async def test_a_legatus_has_seen_a_hand_and_everybody_has_to_agree(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, PlayerId("dora")])
    chance = Random(5)
    player = await decider(world, table)
    for _ in range(3000):
        player = await decider(world, table)
        offered = (await world.look(table, player)).offered
        legatus = [a for a in offered if isinstance(a, PlayCard) and "legatus" in a.card]
        if legatus:
            await act(world, table, player, legatus[0])
            break
        buys = [a for a in offered if isinstance(a, BuyCard) and "legatus" in a.card]
        action = chance.choice(buys or offered)
        await act(world, table, player, action)
    look = await world.look(table, player)
    assert look.view
    assert look.view.decisions[0].kind == "suggestion_choice"
    assert not await undo(world, table, player)
    vote = await voted_on(world, table)
    assert set(vote.voters) == {ANNA, BEN, CLEO, DORA} - {player}


async def test_an_undo_reaches_back_further_than_what_is_in_memory(world: TableWorld) -> None:
    """All the way, when everybody agrees; and the log knows what memory has forgotten."""
    table = await world.start(ITALIA, [ANNA, BEN])
    first = await decider(world, table)
    start = await world.look(table, first)
    await world.play(table, Random(1), 200)
    world.tables._cache.forget(table)
    assert not await undo(world, table, first, to=0)
    other = BEN if first == ANNA else ANNA
    vote = await voted_on(world, table)
    await world.ask(other, table, answer(vote, agree=True))
    look = await world.look(table, first)
    assert (look.view, look.number) == (start.view, 201)
    world.tables._cache.forget(table)
    assert await world.look(table, first) == look
    await world.play(table, Random(1), 200)
    entries = await world.entries(table)
    assert [e.state_hash for e in entries[:200]] == [e.state_hash for e in entries[201:]]


def test_whoever_sits_now_where_something_was_learned_is_asked() -> None:
    """A computer was told what to play and did so; only then did a person take its seat."""
    game = log.begin({**TEAM, "hands_visible": True}, "seed")
    asking = game.state.active

    def play(done_by: DoneBy, personality: str = "") -> None:
        nonlocal game
        offered = legal_actions(game.state)
        action = next(
            (a for a in offered if isinstance(a, PlayCard) and personality in a.card),
            FINISH if FINISH in offered else offered[0],
        )
        game, _ = log.played(game, game.state.pending[-1].seat, action, done_by)

    while game.state.pending[-1].seat != asking:
        play("person")  # where the second partners begin
    to = game.number
    while game.state.active == asking:
        play("person", "tribune")
    suggesting = game.state.active
    play("person", "legatus")
    play("person")
    answering = game.state.pending[-1].seat
    play("computer", "tribune")
    while game.state.pending[-1].seat == answering:
        play("computer")
    people = [ANNA, BEN, CLEO, DORA]
    ahead = horizon(game, a_table(game.state, people).seating, asking, to)
    assert game.state.partner_of(suggesting) == answering
    assert game.state.pending[-1].seat != answering
    assert {people[suggesting], people[answering]} <= set(ahead.voters)
