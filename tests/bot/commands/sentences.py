"""Sentences for tests: a moment of a game, and what is typed into the options of a command."""

from bot.commands.completion import Completion, completions
from bot.commands.option_parser import TypedOption
from bot.commands.sentence_parser import Reading, read
from bot.faces.personality_face import PERSONALITY_FACES, Slot
from bot.tables import rehearsal
from bot.tables.rehearsal import Rehearsal
from engine import GameState
from engine.terms import Personality
from words import words_for
from words.reader import Reader

NAMES = ("Livia", "Marcus", "Ovid", "Cato", "Julia", "Nero")


def tried(state: GameState) -> Rehearsal:
    """By whoever is to decide."""
    return rehearsal.begun(state, state.pending[-1].seat, 7)


def reader(trying: Rehearsal) -> Reader:
    return Reader(words_for("en"), trying.view, NAMES)


def slot(personality: Personality, option: str) -> Slot:
    return next(each for each in PERSONALITY_FACES[personality].slots if each.name == option)


def said(trying: Rehearsal, personality: Personality, **options: str) -> Reading:
    return read(reader(trying), trying, personality, _wishes(personality, options))


def offered(
    trying: Rehearsal, personality: Personality, option: str, typed: str = "", **before: str
) -> list[Completion]:
    wishes = _wishes(personality, before)
    return completions(
        reader(trying), trying, personality, wishes, TypedOption(slot(personality, option), typed)
    )


def _wishes(personality: Personality, options: dict[str, str]) -> list[TypedOption]:
    assert set(options) <= {each.name for each in PERSONALITY_FACES[personality].slots}
    return [
        TypedOption(each, options[each.name])
        for each in PERSONALITY_FACES[personality].slots
        if each.name in options
    ]
