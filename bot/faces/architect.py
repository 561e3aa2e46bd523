"""Architect: colonists move, then houses are built; on Aegyptus a trade is entered between."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.faces import cities, wished
from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.nearness import between_places, worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, several
from bot.faces.registry import enter
from bot.faces.stock import left
from bot.faces.summary_parts import counted, named
from bot.tables.rehearsal import Offer
from engine import GameOptions, View
from engine.actions import Action, BuildHouse, ChooseStartCity, EnterTrade, MoveColonist
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import BuildingChoice, Decision, MovementChoice
from engine.events import ColonistMoved, HouseBuilt, TradeEntered
from engine.obstacles import kinds
from engine.terms import COLONIST_KINDS, BoardId
from engine.tile_effects import house_tiles
from words import Fact, Words, nouns
from words.reader import Reader, place_name
from words.tiles import tile_name

BUILT = named(20, "digest-built", "cities", many="digest-built.many")
ENTERED = named(50, "digest-entered", "trades")
MOVED = counted(160, "digest-moved")


def _changes(words: Words, options: GameOptions) -> Iterator[str]:
    steps = catalogue().boards[options.board].steps_per_colonist
    for kind in COLONIST_KINDS:
        if steps[kind] > 1:
            yield words("rule-steps", kind=kind, steps=steps[kind])


def _moves(view: View, choice: MovementChoice) -> Iterator[Action]:
    for kind, places in view.seats[choice.seat].colonists.items():
        for origin in dict.fromkeys(places):
            for line in board_of(view.options.board).lines:
                yield MoveColonist(kind, origin, line)


def _houses(view: View, choice: BuildingChoice) -> Iterator[Action]:
    """In every city, and with every citizen of one's own that is for a house."""
    for tile in (None, *house_tiles(view.seats[choice.seat].tiles)):
        for city in board_of(view.options.board).facts.cities:
            yield BuildHouse(city.id, tile)


def _move(reader: Reader, _: Decision, action: MoveColonist, offer: Offer) -> Wording:
    words = reader.words

    def called(longest: int | None) -> str:
        return words(
            "option-move",
            kind=action.colonist,
            origin=reader.place(action.origin, longest=longest),
            line=reader.ends(action.line, longest=longest),
        )

    moved = offer.the(ColonistMoved)
    beside = board_of(reader.view.options.board).building_ends[moved.line]
    listed = nouns.listing(words, [reader.city_with_houses(city) for city in beside])
    more = (words("option-beside", cities=listed),) if beside else ()
    steps = words("counted-steps", count=moved.steps)
    return Wording(called(None), reader.ends(action.line), steps, more, shorter=called)


def _move_names(reader: Reader, _: Decision, action: MoveColonist) -> Iterable[str]:
    kind, origin, ends = action.colonist, reader.place(action.origin), reader.ends(action.line)
    return (
        reader.words("option-move", kind=kind, origin=origin, line=ends),
        reader.words("word-move", kind=kind, line=ends),
        ends,
    )


def _move_group(reader: Reader, action: MoveColonist, group: Sequence[Offer]) -> tuple[str, str]:
    steps = reader.words("counted-steps", count=max(map(_steps, group)))
    return (
        reader.words("group-move", kind=action.colonist, place=reader.place(action.origin)),
        reader.words("group-move.description", count=len(group), steps=steps),
    )


def _steps(offer: Offer) -> int:
    return offer.the(ColonistMoved).steps


def _other_move(board: BoardId, wanted: MoveColonist, offered: MoveColonist) -> tuple[float, ...]:
    other_kind = offered.colonist != wanted.colonist
    other = other_kind or offered.origin != wanted.origin
    return (other, other_kind, between_places(board, wanted.line, offered.line))


def _house(reader: Reader, _: Decision, action: BuildHouse, offer: Offer) -> Wording:
    built = offer.the(HouseBuilt)
    price = nouns.price_text(reader.words, built.coins, built.payment)
    name, within = reader.city_with_houses(action.city), price
    if action.tile:
        within = reader.words("option-with-tile", name=price, tile=tile_name(action.tile))
        name = reader.words("option-with-tile", name=name, tile=tile_name(action.tile))
    return Wording(name, within, price, left(reader, offer))


def _house_names(reader: Reader, decision: Decision, action: BuildHouse) -> Iterable[str]:
    names = cities.names(reader, decision, action)
    if action.tile is None:
        return names
    tile = tile_name(action.tile)
    return [reader.words("option-with-tile", name=name, tile=tile) for name in names]


def _ways(reader: Reader, action: BuildHouse, group: Sequence[Offer]) -> tuple[str, str]:
    return (
        reader.city_with_houses(action.city),
        reader.words("group-build.description", count=len(group)),
    )


def _house_wished(reader: Reader, action: BuildHouse) -> Mapping[str, Fact]:
    tile = {"tile": tile_name(action.tile)} if action.tile else {}
    return {**cities.facts(reader, action), **tile}


def _trade(reader: Reader, _: Decision, action: EnterTrade, offer: Offer) -> Wording:
    place = board_of(reader.view.options.board).places[offer.the(TradeEntered).trade]
    name = reader.words(
        "option-trade", trade=place_name(reader.words, place.id), line=reader.ends(action.line)
    )
    return Wording(name, facts=reader.words("option-trade.facts", points=place.points))


enter(
    PersonalityFace(
        "architect",
        (*several("move", 3, MovementChoice), *several("build", 3, BuildingChoice), USE),
        changes=_changes,
    ),
    DecisionFace(
        MovementChoice,
        facts=lambda _, choice: {
            "steps": choice.steps,
            "builds": "no" if choice.only_moves else "yes",
        },
        imagined=lambda seat: MovementChoice(seat, steps=0),
        conceivable=_moves,
    ),
    DecisionFace(
        BuildingChoice,
        facts=lambda _, choice: {"built": choice.houses_built},
        conceivable=_houses,
    ),
    ActionFace(
        MoveColonist,
        wording=_move,
        code=lambda move: f"{move.colonist} {move.origin}>{move.line}",
        names=_move_names,
        facts=lambda reader, move: {
            "colonist": move.colonist,
            "origin": wished.spot_or_ends(reader, move.origin),
            "line": wished.spot_or_ends(reader, move.line),
        },
        grouping=Grouping(
            key=lambda move: f"m.{move.colonist}.{move.origin}",
            text=_move_group,
            asks=lambda reader, move: reader.words(
                "group-move.ask", kind=move.colonist, place=reader.place(move.origin)
            ),
            inside=lambda reader, move, offer: (_steps(offer), reader.ends(move.line)),
            laid_open=True,
        ),
        size=lambda _, offer: _steps(offer),
        distance=_other_move,
    ),
    ActionFace(
        BuildHouse,
        wording=_house,
        code=lambda build: f"{build.city} {build.tile}" if build.tile else cities.code(build),
        names=_house_names,
        facts=_house_wished,
        variant=lambda build: "with-tile" if build.tile else "",
        grouping=Grouping(
            key=lambda build: f"h.{build.city}",
            text=_ways,
            asks=lambda reader, _: reader.words("group-build.ask"),
            inside=lambda _, build, __: (build.tile is not None, build.tile or ""),
        ),
        # the city of the dearest good first
        order=lambda reader, build, _: (0, -worth([reader.view.tokens[build.city]])),
        distance=lambda board, wanted, offered: (
            *cities.distance(board, wanted, offered),
            getattr(offered, "tile", None) != getattr(wanted, "tile", None),
        ),
        compares_with=ChooseStartCity,
    ),
    ActionFace(
        EnterTrade,
        wording=_trade,
        code=lambda trade: f"sail {trade.line}",
        names=lambda reader, _, trade: (reader.words("word-sail", line=reader.ends(trade.line)),),
        facts=lambda reader, trade: {"line": wished.spot_or_ends(reader, trade.line)},
        distance=lambda board, wanted, trade: (between_places(board, wanted.line, trade.line),),
    ),
    EventFace(
        ColonistMoved,
        facts=lambda reader, moved: {
            "colonist": moved.colonist,
            "origin": reader.place(moved.origin),
            "line": reader.ends(moved.line),
            "steps": moved.steps,
        },
        adds=lambda _, __: MOVED(1),
    ),
    EventFace(
        HouseBuilt,
        facts=lambda reader, built: {
            "city": reader.city(built.city),
            "price": nouns.price_text(reader.words, built.coins, built.payment),
        },
        adds=lambda reader, built: BUILT(reader.city(built.city)),
    ),
    EventFace(
        TradeEntered,
        facts=lambda reader, entered: {"trade": reader.spot(entered.trade)},
        adds=lambda reader, entered: ENTERED(reader.spot(entered.trade)),
    ),
    ObstacleFace(
        kinds.NoColonistThere,
        lambda reader, obstacle: {
            "colonist": obstacle.colonist,
            "where": wished.inside(reader, obstacle.place),
        },
    ),
    ObstacleFace(kinds.LineOfTheOtherKind, lambda _, obstacle: {"colonist": obstacle.colonist}),
    ObstacleFace(kinds.NoPath, lambda _, obstacle: {"colonist": obstacle.colonist}),
    ObstacleFace(
        kinds.LineTaken,
        lambda reader, obstacle: {"holder": reader.named(obstacle.holder)},
        variant=lambda reader, obstacle: "by-you" if reader.is_you(obstacle.holder) else "",
    ),
    ObstacleFace(
        kinds.TooFewSteps,
        lambda _, obstacle: {"needed": obstacle.needed, "left": obstacle.left},
    ),
)
