"""Solitaria: what Contrarius does and why, and what humans decide for him or against him."""

from collections.abc import Iterable, Iterator, Mapping

from bot.faces import wished
from bot.faces.action_face import ActionFace, Wording
from bot.faces.architect import BUILT
from bot.faces.cards import PLAYED, card_likeness
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import GAINED
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import brief
from bot.faces.registry import enter
from bot.faces.summary_parts import Addition, counted, named
from engine import View
from engine.actions import ChooseLine, ChooseWay, PlayCard, UseRowCard, UseVeto
from engine.decisions import (
    ContrariusMoveChoice,
    ContrariusStartChoice,
    ContrariusTask,
    Decision,
    ReactionDue,
    VetoChoice,
)
from engine.events import (
    ContrariusBuilt,
    ContrariusMoved,
    ContrariusPlaced,
    ContrariusReacted,
    ContrariusScored,
    ContrariusTook,
    DieRolled,
    RowCardUsed,
    TrackHouseFreed,
    VetoUsed,
)
from engine.obstacles import kinds
from words import Fact
from words.dice import die_name, face_name
from words.reader import Reader
from words.tiles import tile_name

ROLLED = named(12, "digest-rolled", "rolls")
PLACED = named(40, "digest-his-colonists", "places")
TOOK = named(30, "digest-his-cards", "cards")
SCORED = counted(25, "digest-his-points")


def _city(
    reader: Reader, named: ContrariusMoveChoice | ContrariusStartChoice
) -> Mapping[str, Fact]:
    return {"city": reader.city(named.city)}


def _rolled(reader: Reader, thing: DieRolled | VetoChoice) -> Mapping[str, Fact]:
    return {"die": die_name(reader.words, thing.die), "face": face_name(reader.words, thing.face)}


def _veto(reader: Reader, choice: VetoChoice) -> Mapping[str, Fact]:
    contrarius = reader.view.contrarius
    return {**_rolled(reader, choice), "count": contrarius.vetoes if contrarius else 0}


def _way(reader: Reader, action: ChooseWay) -> str:
    return reader.words(
        "option-his-way",
        kind=action.colonist,
        origin=reader.place(action.origin),
        line=reader.ends(action.line),
    )


def _ways(view: View, _: ContrariusMoveChoice) -> Iterator[ChooseWay]:
    contrarius = view.contrarius
    for kind, places in contrarius.colonists.items() if contrarius else ():
        for origin in dict.fromkeys(places):
            for line in view.board.lines:
                yield ChooseWay(kind, origin, line)


def _row(reader: Reader, action: UseRowCard) -> str:
    return reader.words("option-of-row", card=reader.card_in_full(action.card))


def _row_names(reader: Reader, _: Decision, action: UseRowCard) -> Iterable[str]:
    return _row(reader, action), reader.card_in_full(action.card), reader.card(action.card)


def _line(reader: Reader, action: ChooseLine) -> str:
    kind = reader.view.board.lines[action.line].kind
    return reader.words("option-his-line", kind=kind, line=reader.ends(action.line))


def _his_place(reader: Reader, event: ContrariusPlaced) -> str:
    where = reader.somewhere(event.place)
    return reader.words("option-placed", kind=event.colonist, where=where)


def _took(reader: Reader, event: ContrariusTook) -> Mapping[str, Fact]:
    if event.tile:
        return {"tile": tile_name(event.tile)}
    assert event.card is not None
    return {"card": reader.card(event.card), "position": event.position}


def _took_briefly(reader: Reader, event: ContrariusTook) -> Addition:
    if event.tile:
        return GAINED(tile_name(event.tile))
    assert event.card is not None
    return TOOK(reader.words("digest-card", card=reader.card(event.card)))


def _on_line(reader: Reader, obstacle: kinds.NotHisWay) -> Mapping[str, Fact]:
    return {"line": wished.spot(reader, obstacle.line)}


enter(
    DecisionFace(ReactionDue, leaves="leave-other"),
    DecisionFace(ContrariusTask, leaves="leave-other"),
    DecisionFace(VetoChoice, facts=_veto, waits_for_answer=True),
    DecisionFace(ContrariusMoveChoice, facts=_city, conceivable=_ways),
    DecisionFace(ContrariusStartChoice, facts=_city),
    ActionFace(
        UseRowCard,
        wording=lambda reader, _, action, __: Wording(
            _row(reader, action), details=(brief(reader.words, action.card),)
        ),
        code=lambda action: f"row {action.card}",
        names=_row_names,
        likeness=lambda action: ("row", card_likeness(PlayCard(action.card))),
        facts=lambda reader, action: {"card": wished.card(reader, action.card)},
    ),
    ActionFace(
        UseVeto,
        wording=lambda reader, _, __, ___: Wording(reader.words("option-veto")),
        code=lambda _: "veto",
        names=lambda reader, _, __: (reader.words("option-veto"),),
        own_button=True,
    ),
    ActionFace(
        ChooseWay,
        wording=lambda reader, _, action, __: Wording(_way(reader, action)),
        code=lambda action: f"{action.colonist} {action.origin} {action.line}",
        names=lambda reader, _, action: (_way(reader, action), reader.ends(action.line)),
        facts=lambda reader, action: {"line": wished.spot(reader, action.line)},
        distance=lambda _, wanted, offered: (wanted.line != offered.line,),
    ),
    ActionFace(
        ChooseLine,
        wording=lambda reader, _, action, __: Wording(_line(reader, action)),
        code=lambda action: action.line,
        names=lambda reader, _, action: (_line(reader, action), reader.ends(action.line)),
        facts=lambda reader, action: {"line": wished.spot(reader, action.line)},
    ),
    EventFace(
        ContrariusReacted,
        facts=lambda reader, event: {"card": reader.card(event.card)},
        only_said=True,
    ),
    EventFace(
        DieRolled,
        facts=_rolled,
        adds=lambda reader, event: ROLLED(reader.words("digest-roll", **_rolled(reader, event))),
    ),
    EventFace(VetoUsed, adds=lambda reader, _: PLAYED(reader.words("digest-veto"))),
    EventFace(
        ContrariusBuilt,
        facts=lambda reader, event: {"city": reader.city(event.city)},
        adds=lambda reader, event: BUILT(reader.city(event.city)),
    ),
    EventFace(
        ContrariusMoved,
        facts=lambda reader, event: {
            "kind": event.colonist,
            "origin": reader.spot(event.origin),
            "line": reader.ends(event.line),
        },
    ),
    EventFace(
        ContrariusPlaced,
        facts=lambda reader, event: {
            "kind": event.colonist,
            "where": reader.somewhere(event.place),
        },
        adds=lambda reader, event: PLACED(_his_place(reader, event)),
    ),
    EventFace(
        ContrariusTook,
        facts=_took,
        variant=lambda event: "tile" if event.tile else "",
        adds=_took_briefly,
    ),
    EventFace(
        ContrariusScored,
        facts=lambda _, event: {"points": event.points},
        adds=lambda _, event: SCORED(event.points),
    ),
    EventFace(TrackHouseFreed, facts=lambda _, event: {"space": event.space}),
    EventFace(
        RowCardUsed,
        facts=lambda reader, event: {"card": reader.card(event.card)},
        adds=lambda reader, event: PLAYED(
            reader.words("digest-of-row", card=reader.card(event.card))
        ),
        only_said=True,
    ),
    ObstacleFace(kinds.RowCardNotUsable, lambda _, obstacle: {"why": obstacle.why}),
    ObstacleFace(kinds.NotHisWay, _on_line),
)
