"""Events as sentences: `**Livia** (R) played the Prefect, let Italia produce and received 1 wine.`

Told to one reader; the events have been cut for that reader before.
"""

from collections.abc import Iterable
from itertools import groupby

from bot.faces.event_face import face_of_event
from engine.events import Event
from words import nouns
from words.reader import Reader


def sentences(reader: Reader, happened: Iterable[Event]) -> list[str]:
    """Deeds of one seat that follow each other are one sentence."""
    told = [deed for event in happened for deed in face_of_event(event).sentences(reader, event)]
    lines: list[str] = []
    for seat, group in groupby(told, key=lambda each: each[0]):
        texts = [text for _, text in group]
        if seat is None:
            lines += texts
        else:
            deeds = nouns.listing(reader.words, texts)
            said = reader.words("told-sentence", who=reader.seat(seat), deeds=deeds)
            lines.append(nouns.with_one_stop(said))
    return lines
