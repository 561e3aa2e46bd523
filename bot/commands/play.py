"""The personalities as commands, and `/choose` for whatever else the game asks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.command_spec import CommandHandler, CommandSpec, Completer, Given, OptionSpec
from bot.commands.completion import Completion, completions
from bot.commands.misread_replies import misread_post
from bot.commands.misreadings import Misreading, Unclear
from bot.commands.option_parser import ANSWER, TypedOption, code
from bot.commands.sentence_parser import read
from bot.commands.table_lookup import (
    ManyTables,
    at_a_table,
    table_to_answer,
    table_to_see,
    tables_of,
)
from bot.faces.fish_market import VISIT
from bot.faces.personality_face import PERSONALITY_FACES, Slot
from bot.handlers import look, panel, plans
from bot.handlers.app import App, Postponed
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.rehearsal import Rehearsal
from bot.texts.custom_ids import NotOurs
from engine.actions import Action
from engine.errors import NotYourDecision
from engine.terms import Personality

_LONGEST = 300
"""Of what somebody types into one option."""


def commands() -> list[CommandSpec]:
    spoken = [
        CommandSpec(name, _player(name), tuple(_option(name, slot) for slot in face.slots))
        for name, face in sorted(PERSONALITY_FACES.items())
    ]
    answer = OptionSpec(
        ANSWER.name, required=True, complete=_completer(None, ANSWER), longest=_LONGEST
    )
    table = OptionSpec("table", complete=tables_of, longest=_LONGEST)
    return [
        *spoken,
        CommandSpec("choose", _player(None), (answer,)),
        _market(),
        CommandSpec("plan", at_a_table(_plan), (table,)),
    ]


async def _plan(app: App, visit: Visit, given: Given) -> None:
    await visit.think()
    await plans.show(app, visit, await table_to_see(app, visit, given))


def _market() -> CommandSpec:
    """Without its option the market is only looked at."""
    visit_it = _player(None, (VISIT,))

    async def see(app: App, visit: Visit, given: Given) -> None:
        await look.market(app, visit, await table_to_see(app, visit, given))

    async def market(app: App, visit: Visit, given: Given) -> None:
        await (visit_it if given.get(VISIT.name) else see_it)(app, visit, given)

    see_it = at_a_table(see)
    offer = OptionSpec(VISIT.name, complete=_completer(None, VISIT), longest=_LONGEST)
    return CommandSpec("market", market, (offer,))


def _option(personality: Personality, slot: Slot) -> OptionSpec:
    if slot.flag:
        return OptionSpec(slot.name, kind="yes_or_no")
    return OptionSpec(slot.name, complete=_completer(personality, slot), longest=_LONGEST)


def _slots(personality: Personality | None) -> tuple[Slot, ...]:
    return PERSONALITY_FACES[personality].slots if personality else (ANSWER,)


def _typed(slots: Sequence[Slot], given: Given) -> list[TypedOption]:
    return [
        TypedOption(slot, "yes" if slot.flag else str(given[slot.name]))
        for slot in slots
        if given.get(slot.name)
    ]


def _player(
    personality: Personality | None, slots: tuple[Slot, ...] | None = None
) -> CommandHandler:
    """`slots`: the options of a command that is no personality's."""
    slots = slots or _slots(personality)

    def keep(app: App, visit: Visit, given: Given, table: TableId, said: Unclear) -> None:
        """Whichever candidate is chosen, the whole command is read again with it."""

        async def meant(clicked: Visit, _: TableId, choice: str) -> None:
            if not choice.isdecimal() or int(choice) >= len(said.candidates):
                raise NotOurs
            offer = said.candidates[int(choice)]
            options = {**given, said.option: said.meaning(code(offer.action))}
            await play(app, clicked, {**options, "table": str(table)})

        numbers = {table: said.rehearsal.number}
        app.postponed[visit.id] = Postponed(visit.player, numbers, meant)

    async def play(app: App, visit: Visit, given: Given) -> None:
        await visit.think()
        table = await table_to_answer(app, visit, given)
        await app.tables.present(table, visit.player)
        typed = _typed(slots, given)
        trying = await app.tables.rehearsal(table, visit.player)
        seen = await app.tables.look(table, visit.player)
        reader = await app.reader(visit, seen)
        if personality is None and trying.ahead is not None and seen.view is not None:
            raise NotYourDecision(trying.seat, seen.view.decisions[0])
        try:
            reading = read(reader, trying, personality, typed)
        except Misreading as misreading:
            if isinstance(misreading, Unclear):
                keep(app, visit, given, table, misreading)
            await app.show(visit, table, misread_post(reader, table, misreading, visit.id))
            return
        if reading.only_begun or trying.ahead is not None:
            await _begin(app, visit, table, reading.rehearsal.actions)
        else:
            await panel.act(app, visit, table, reading.rehearsal)

    return at_a_table(play, answers=True)


async def _begin(app: App, visit: Visit, table: TableId, actions: Sequence[Action]) -> None:
    """Nothing was said of what can be chosen, or others play: the panel asks, and nothing is played
    yet."""

    def begun(draft: Rehearsal) -> Rehearsal:
        trying = draft.afresh()
        for action in actions:
            trying = trying.then(action)
        return trying

    draft = await app.tables.draft(table, visit.player)
    draft = await app.tables.try_out(table, visit.player, draft.mark, begun)
    await panel.show(app, visit, table, draft)


def _completer(personality: Personality | None, slot: Slot) -> Completer:
    slots = _slots(personality)
    before = slots[: slots.index(slot)] if slot in slots else ()

    async def complete(app: App, visit: Visit, given: Given, typed: str) -> Sequence[Completion]:
        option = TypedOption(slot, typed)
        found: dict[str, Completion] = {}
        for table in await _tables_to_answer(app, visit):
            trying = await app.tables.rehearsal(table, visit.player)
            if personality is None and trying.ahead is not None:
                continue
            reader = await app.reader(visit, await app.tables.look(table, visit.player))
            for each in completions(reader, trying, personality, _typed(before, given), option):
                found.setdefault(each.value, each)
        return list(found.values())

    return complete


async def _tables_to_answer(app: App, visit: Visit) -> list[TableId]:
    """Which one is meant is asked when something was typed."""
    try:
        return [await table_to_answer(app, visit, {})]
    except ManyTables as many:
        return [look.table for look in many.looks]
