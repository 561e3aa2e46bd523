"""People who play by typing: a computer player thinks, and what it would do is said in commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands.misreadings import Misreading
from bot.commands.option_parser import ANSWER, TypedOption, code
from bot.commands.sentence_parser import read
from bot.faces.personality_face import PERSONALITY_FACES, Slot
from bot.tables.rehearsal import Rehearsal
from engine.actions import FINISH, Action, ChoosePersonality, PlayCard, RepeatCard
from engine.catalogue import catalogue
from engine.decisions import CardChoice, Decision, PersonalityChoice
from engine.terms import Personality
from players import Player
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.world.wire import BotWorld
from words import ENGLISH
from words.reader import Reader

Thought = tuple[Decision, Action]


@dataclass(frozen=True)
class Sentence:
    """A command with its options, as it is typed."""

    command: str
    options: dict[str, str | bool]
    actions: tuple[Action, ...]
    """What it comes to."""


class Typist:
    def __init__(self, world: BotWorld, person: Person, player: Player) -> None:
        self.world = world
        self.person = person
        self.player = player

    async def decides(self) -> bool:
        return bool((await self.world.look(who=self.person)).offered)

    async def by_command(self, place: Channel | None = None) -> tuple[Sentence, Sight]:
        """One command; what it was, and what was answered."""
        table = await self.world.table()
        trying = await self.world.tables.rehearsal(table, self.world.player(self.person))
        said = sentence_for(trying, self.player)
        options = {name: _typed(text) for name, text in said.options.items()}
        where = place or self.world.channel
        outcome = await self.person.command(where, said.command, **options)
        return said, await outcome.filled()


def sentence_for(trying: Rehearsal, player: Player) -> Sentence:
    """What the player would do; what one command cannot say is said answer by answer."""
    thoughts = _thoughts(trying, player)
    personality = _personality(thoughts)
    row = tuple(action for _, action in thoughts)
    if personality is not None:
        wishes = _wishes(personality, thoughts)
        if _means(trying, personality, wishes) == row:
            return Sentence(personality, {each.slot.name: each.text for each in wishes}, row)
    return Sentence("choose", {ANSWER.name: code(row[0])}, row[:1])


def _typed(text: str | bool) -> str | bool:
    return True if text == "yes" else text


def _thoughts(trying: Rehearsal, player: Player) -> list[Thought]:
    """As far as they belong to one card."""
    thoughts: list[Thought] = []
    while trying.decision is not None:
        personality = _personality(thoughts)
        if personality is not None and not PERSONALITY_FACES[personality].belongs(trying.decision):
            break
        action = player(trying.view, [offer.action for offer in trying.offers()])
        thoughts.append((trying.decision, action))
        if _personality(thoughts) is None and not _may_become_clear(thoughts):
            break
        trying = trying.then(action)
    return thoughts


def _may_become_clear(thoughts: Sequence[Thought]) -> bool:
    """A double card was played, and its half is chosen next."""
    return isinstance(thoughts[-1][1], PlayCard)


def _personality(thoughts: Sequence[Thought]) -> Personality | None:
    for decision, action in thoughts:
        match action:
            case PlayCard(card) if len(catalogue().cards[card].personalities) == 1:
                return catalogue().cards[card].personalities[0]
            case ChoosePersonality(personality):
                return personality
            case _ if not isinstance(decision, CardChoice | PersonalityChoice):
                fitting = (
                    each for each in PERSONALITY_FACES if PERSONALITY_FACES[each].belongs(decision)
                )
                return next(fitting, None)
            case _:
                pass
    return None


def _wishes(personality: Personality, thoughts: Sequence[Thought]) -> list[TypedOption]:
    said: dict[Slot, list[str]] = {}
    for decision, action in thoughts:
        if isinstance(decision, CardChoice) and personality == "specialist":
            said[PERSONALITY_FACES[personality].slots[0]] = [code(action)]
        if action in (FINISH, RepeatCard()):
            continue
        fitting = _fitting(personality, decision, action)
        free = [each for each in fitting if each not in said]
        if fitting:
            said.setdefault((free or fitting)[0 if free else -1], []).append(code(action))
    if not said:
        said = _nothing(personality, thoughts)
    return [
        TypedOption(slot, "yes" if slot.flag else "; ".join(said[slot]))
        for slot in PERSONALITY_FACES[personality].slots
        if slot in said
    ]


def _nothing(personality: Personality, thoughts: Sequence[Thought]) -> dict[Slot, list[str]]:
    """The first thing that was left alone, said."""
    for decision, action in thoughts:
        if action == FINISH and personality != "tribune":
            fitting = [
                each for each in PERSONALITY_FACES[personality].slots if each.answers(decision)
            ]
            return {fitting[0]: [code(action)]}
    return {}


def _fitting(personality: Personality, decision: Decision, action: Action) -> list[Slot]:
    return [
        slot
        for slot in PERSONALITY_FACES[personality].slots
        if slot.answers(decision)
        and not slot.plays_card
        and (slot.flag == action if slot.flag else slot.takes(action))
    ]


def _means(
    trying: Rehearsal, personality: Personality, wishes: Sequence[TypedOption]
) -> tuple[Action, ...]:
    try:
        reading = read(Reader(ENGLISH, trying.view), trying, personality, wishes)
    except Misreading:
        return ()
    return () if reading.only_begun else reading.rehearsal.actions
