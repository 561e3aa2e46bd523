"""How a personality is typed and explained: the options of its command, and what its card says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bot.faces.decision_face import DECISION_FACES
from bot.faces.registry import Faces
from engine import GameOptions
from engine.actions import Action, Finish
from engine.catalogue import Card, catalogue
from engine.decisions import CardChoice, Decision
from engine.terms import CardId, Personality, SeatId
from words import Fact, Words


@dataclass(frozen=True)
class Slot:
    """One option of a command."""

    name: str
    decision: type[Decision] | None = None
    """What it answers; None for whichever is open."""
    kinds: tuple[type[Action], ...] = ()
    """What may be said in it; none named for whatever the decision offers."""
    flag: Action | None = None
    """Said by yes alone."""
    if_asked: bool = False
    """May be given in advance, and is ignored if the question never comes."""
    plays_card: bool = False
    """It names the card to play, as one may hold several of this personality."""
    once_played: bool = False
    """It can only be understood after the card has been played."""
    asked: Callable[[SeatId], Decision] | None = None
    """Makes the decision it answers, if other personalities ask the same kind differently."""

    def takes(self, action: Action) -> bool:
        return not self.kinds or isinstance(action, (*self.kinds, Finish))

    def answers(self, decision: Decision) -> bool:
        return self.decision is None or isinstance(decision, self.decision)

    def belongs_to(self, decision: Decision) -> bool:
        """Whether the decision is one of its personality."""
        if self.decision is None or self.plays_card or not isinstance(decision, self.decision):
            return False
        key = DECISION_FACES[decision.kind].told_apart_by
        return self.asked is None or key(self.asked(decision.seat)) == key(decision)

    def imagined(self, seat: SeatId) -> Decision:
        """The decision it would answer, where that is not asked."""
        face = DECISION_FACES[(self.decision or CardChoice).kind]
        made: Decision = self.asked(seat) if self.asked else face.imagine(seat)
        return made


def several(
    name: str, count: int, decision: type[Decision], *kinds: type[Action]
) -> tuple[Slot, ...]:
    """`move`, `move2`, `move3`."""
    return tuple(
        Slot(f"{name}{number}" if number > 1 else name, decision, kinds)
        for number in range(1, count + 1)
    )


PERSONALITY_FACES: Faces[PersonalityFace] = Faces("personality")


@dataclass(frozen=True)
class PersonalityFace:
    """Its messages are called after it: `brief-`, `rule-` and `command-`."""

    personality: Personality
    slots: tuple[Slot, ...]
    """The options of its command, in order."""
    complete_alone: bool = False
    """Its command says enough without any option."""
    gains_at_once: bool = False
    """What it brings at once depends on the game, so the option to play it says so."""
    always_does_something: bool = False
    """It is never said to bring nothing, although its effect can't be seen in advance."""
    tells_partners_part: bool = False
    """Its own text says what the partner does."""
    brief_facts: Callable[[Words, Card], Mapping[str, Fact]] = lambda _, __: {}
    rule_facts: Callable[[Words, Card, GameOptions], Mapping[str, Fact]] = lambda *_: {}
    changes: Callable[[Words, GameOptions], Iterable[str]] = lambda _, __: ()
    """What a table has agreed on, and what its board says, about it."""

    table = PERSONALITY_FACES

    @property
    def kind(self) -> str:
        return self.personality

    def brief(self, words: Words, card: Card) -> str:
        """What it does, in a few words for those who know it."""
        return words(f"brief-{self.personality}", **self.brief_facts(words, card))

    def rule(self, words: Words, card: Card, options: GameOptions) -> str:
        """What it does, for those who look it up."""
        return words(f"rule-{self.personality}", **self.rule_facts(words, card, options))

    def belongs(self, decision: Decision) -> bool:
        """Whether its command can go on from an open decision."""
        return any(slot.belongs_to(decision) for slot in self.slots)

    def comes_later(self, slot: Slot, decision: Decision) -> bool:
        """Whether the question of the slot is asked after the open one."""
        order = list(dict.fromkeys(each.decision for each in self.slots))
        return order.index(slot.decision) > order.index(type(decision))


def brief(words: Words, card_id: CardId) -> str:
    """What a card does, in a few words for those who know it."""
    card = catalogue().cards[card_id]
    texts = [PERSONALITY_FACES[each].brief(words, card) for each in card.personalities]
    if len(texts) == 1:
        return texts[0]
    one, other = texts
    return words("brief-either", one=one, other=other)
