"""Options in one line or two, cut to what Discord takes. Plain text."""

from bot.faces.action_face import Wording, face_of_action
from bot.tables.rehearsal import Offer
from engine.decisions import Decision
from words.reader import Reader, cut
from words.worded_text import capitalised

LONGEST = 100
"""Of a menu's lines, as Discord takes them."""
LONGEST_ON_BUTTON = 80
_SHORTEST_NAMES = 8
_WORTH_SAYING = 12
"""Of facts that do not fit: fewer characters than this say nothing."""


def label(reader: Reader, decision: Decision, offer: Offer) -> str:
    """One line that says it all: `Massilia (wine): 5 sestertii + 1 brick`."""
    return in_one_line(reader, wording(reader, decision, offer), LONGEST)


def wording(reader: Reader, decision: Decision, offer: Offer) -> Wording:
    face = face_of_action(offer.action)
    return face.wording(reader.in_plain(), decision, offer.action, offer)


def details(reader: Reader, said: Wording) -> str:
    """As many of them as there is room for, whole where possible."""
    text = ""
    for part in filter(None, (said.facts, said.shared, *said.details)):
        longer = reader.words("option-parts", first=text, rest=part) if text else part
        if len(longer) > LONGEST and text:
            break
        text = longer
    return cut(reader.words, capitalised(text), LONGEST)


def in_one_line(reader: Reader, said: Wording, longest: int) -> str:
    name = named(reader, said, longest)
    whole = _with_facts(reader, name, said.facts)
    if len(whole) <= longest:
        return whole
    room = longest - len(_with_facts(reader, name, "?")) + 1
    if room < _WORTH_SAYING:
        return name
    return _with_facts(reader, name, cut(reader.words, said.facts, room))


def named(reader: Reader, said: Wording, longest: int = LONGEST_ON_BUTTON) -> str:
    """Long names of places are cut one by one, so that lines can still be told apart."""
    if len(said.name) > longest and said.shorter:
        for length in range(longest // 2, _SHORTEST_NAMES, -1):
            shorter = said.shorter(length)
            if len(shorter) <= longest:
                return shorter
    return cut(reader.words, said.name, longest)


def _with_facts(reader: Reader, name: str, facts: str) -> str:
    return reader.words("option-whole", name=name, facts=facts) if facts else name
