"""Scenes as files to send, each with words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine import Score, View
from engine.catalogue import catalogue
from engine.game_options import GameOptions
from engine.terms import BoardId, CardId, SeatId, TileId
from render import (
    alt_text,
    campaign_race,
    campaign_table,
    chart,
    display_picture,
    encoding,
    fonts,
    forum_picture,
    hand,
    layout,
    lobby,
    market_picture,
    palettes,
    person_sheet,
    question,
    ranking,
    record_sheet,
    scores,
    sheet_alt,
    tile_picture,
)
from render.growth import Growth
from render.kept_images import kept_image
from render.paint import paint, paint_backdrops
from render.rooms import Furnishing
from render.scene import Scene
from render.seating import NamedSeats
from render.windows import Spot
from words import ENGLISH, Words
from words.nouns import card_name, gods_text
from words.tiles import tile_name, tile_rule

_SMALLER = 0.7
"""How much a question is scaled down that would be too much to send: a phone has fewer pixels
still."""


@dataclass(frozen=True)
class Picture:
    data: bytes
    alt_text: str
    name: str = "picture.png"


def board_picture(
    view: View,
    since: View | None = None,
    *,
    players: Sequence[str] = (),
    words: Words = ENGLISH,
) -> Picture:
    """The table as the viewer sees it; what is new since an earlier view is marked."""
    image = board_pixels(view, since, players=players, words=words)
    alt = alt_text.board_alt(view, players, words)
    return Picture(encoding.encoded(image), alt, "board.png")


def board_pixels(
    view: View,
    since: View | None = None,
    *,
    players: Sequence[str] = (),
    words: Words = ENGLISH,
) -> Image.Image:
    """The picture of a table before it becomes a file."""
    scene = layout.board_scene(view, since, NamedSeats.at(view, _drawable(players), words))
    palette = board_palette(words, view.options, len(view.seats))
    return encoding.in_palette(paint(scene), palette)


def question_picture(
    view: View,
    since: View | None = None,
    *,
    choices: Iterable[Spot] = (),
    around: Iterable[Spot] = (),
    players: Sequence[str] = (),
    words: Words = ENGLISH,
) -> Picture:
    """What can be chosen, large enough for a phone; where nothing can, the table."""
    image = question.question_image(words, view, since, frozenset(choices), frozenset(around))
    if image is None:
        return board_picture(view, since, players=players, words=words)
    palette = board_palette(words, view.options, len(view.seats))
    alt = alt_text.board_alt(view, players, words)
    return Picture(_small_enough(image, palette), alt, "question.png")


def _small_enough(image: Image.Image, palette: Image.Image) -> bytes:
    data = encoding.encoded(encoding.in_palette(image, palette))
    if len(data) <= encoding.MOST_BYTES:
        return data
    size = (round(image.width * _SMALLER), round(image.height * _SMALLER))
    smaller = image.resize(size, Image.Resampling.LANCZOS)
    return encoding.encoded(encoding.in_palette(smaller, palette))


def hand_picture(view: View, seat: SeatId | None = None, *, words: Words = ENGLISH) -> Picture:
    """The viewer's own, or the partner's while the view shows it."""
    scene = hand.build_scene(view, words, seat)
    return Picture(_encoded(scene), alt_text.hand_alt(view, words, seat), "hand.png")


def card_picture(card: CardId, options: GameOptions, *, words: Words = ENGLISH) -> Picture:
    """Larger than in a hand: there is nothing beside it."""
    scene = hand.card_scene(card, options, words)
    alt = words("alt-card", card=card_name(words, card), gods=gods_text(words, card))
    return Picture(_encoded(scene, scale=1.5), alt, "card.png")


def display_of(view: View, *, words: Words = ENGLISH) -> Picture:
    scene = display_picture.build_scene(view, words)
    return Picture(_encoded(scene), alt_text.display_alt(view, words), "display.png")


def forum_of(view: View, players: Sequence[str] = (), *, words: Words = ENGLISH) -> Picture:
    """With the two patricians that the viewer has to choose from."""
    scene = forum_picture.build_scene(view, NamedSeats.at(view, _drawable(players), words))
    return Picture(_encoded(scene), alt_text.forum_alt(view, players, words), "forum.png")


def tiles_of(view: View, tiles: Sequence[TileId], *, words: Words = ENGLISH) -> Picture:
    """Some of them, for a question about them."""
    scene = forum_picture.tiles_scene(view, tiles, NamedSeats((), words))
    return Picture(_encoded(scene), alt_text.tiles_alt(view, tiles, words), "tiles.png")


def market_of(view: View, players: Sequence[str] = (), *, words: Words = ENGLISH) -> Picture:
    """The fish market: offers, markers and everyone's fish."""
    scene = market_picture.build_scene(view, NamedSeats.at(view, _drawable(players), words))
    return Picture(_encoded(scene), alt_text.market_alt(view, players, words), "market.png")


def tile_of(tile: TileId, options: GameOptions, *, words: Words = ENGLISH) -> Picture:
    scene = tile_picture.tile_scene(tile, options, words)
    does = tile_rule(words, tile, salt=options.salt)
    alt = words("alt-tile", tile=tile_name(tile), rule=does)
    return Picture(_encoded(scene, scale=1.5), alt, "tile.png")


def scores_picture(
    view: View,
    scored: Sequence[Score],
    winners: Sequence[SeatId],
    players: Sequence[str] = (),
    *,
    words: Words = ENGLISH,
) -> Picture:
    scene = scores.build_scene(view, scored, winners, _drawable(players), words)
    alt = alt_text.scores_alt(view, scored, winners, players, words)
    return Picture(_encoded(scene), alt, "scores.png")


def growth_picture(
    view: View, growth: Growth, players: Sequence[str] = (), *, words: Words = ENGLISH
) -> Picture:
    scene = chart.build_scene(view, growth, _drawable(players), words)
    alt = alt_text.chart_alt(view, growth, players, words)
    return Picture(_encoded(scene), alt, "growth.png")


def ranking_picture(ranked: ranking.Ranking, *, words: Words = ENGLISH) -> Picture:
    scene = ranking.build_scene(ranking.drawable(ranked))
    return Picture(_encoded(scene), sheet_alt.ranking_alt(ranked, words), "standings.png")


def person_picture(sheet: person_sheet.PersonSheet, *, words: Words = ENGLISH) -> Picture:
    scene = person_sheet.build_scene(person_sheet.drawable(sheet), words)
    return Picture(_encoded(scene), sheet_alt.person_alt(sheet, words), "statistics.png")


def records_picture(sheet: record_sheet.RecordSheet, *, words: Words = ENGLISH) -> Picture:
    scene = record_sheet.build_scene(record_sheet.drawable(sheet))
    return Picture(_encoded(scene), sheet_alt.records_alt(sheet, words), "records.png")


def campaign_table_picture(table: campaign_table.CampaignTable) -> Picture:
    return Picture(_encoded(campaign_table.build_scene(table)), table.alt, "standings.png")


def campaign_race_picture(race: campaign_race.CampaignRace) -> Picture:
    return Picture(_encoded(campaign_race.build_scene(race)), race.alt, "race.png")


def lobby_picture(
    board: BoardId,
    taken: Sequence[str | None] = (),
    *,
    words: Words = ENGLISH,
    coloured: bool = True,
    chosen: Sequence[str | None] = (),
) -> Picture:
    """`coloured`: whether it has been drawn who sits where; `chosen`: before that, the colours that
    people have chosen."""
    facts = catalogue().boards[board]
    alt = alt_text.lobby_alt(facts, taken, words, coloured=coloured, chosen=chosen)
    drawn = tuple(name and fonts.drawable(name) for name in taken)
    scene = lobby.build_scene(board, drawn, words, coloured=coloured, chosen=chosen)
    return Picture(_encoded(scene), alt, "lobby.png")


def prepare(options: GameOptions, seats: int, *, words: Words = ENGLISH) -> None:
    """Paints what stays all game long, so that no turn has to wait for it."""
    table, side = layout.furnishing(options, seats), options.display_side
    paint_backdrops(layout.empty_scene(words, options.board, table, side))
    board_palette(words, options, seats)


def board_palette(words: Words, options: GameOptions, seats: int) -> Image.Image:
    table = layout.furnishing(options, seats)
    return _palette(words.plain, options.board, table, options.display_side)


@lru_cache(maxsize=64)
def _palette(
    words: Words, board: BoardId, table: Furnishing, side: layout.DisplaySide
) -> Image.Image:
    empty = layout.empty_scene(words, board, table, side)
    swatches, kept = palettes.swatches(table), palettes.kept(board)
    return kept_image(
        f"palette {empty!r} {swatches!r} {kept!r}",
        lambda: encoding.palette_of([paint(empty), paint(swatches)], kept),
    )


def _drawable(players: Sequence[str]) -> tuple[str, ...]:
    """Names as pictures can show them; where nothing is left, the colour stands for the player."""
    return tuple(fonts.drawable(name) for name in players)


def _encoded(scene: Scene, *, scale: float = 1) -> bytes:
    """For pictures that are not painted every turn: with a palette of their own."""
    image = paint(scene, scale=scale)
    palette = encoding.palette_of([image], palettes.everywhere(), every=4)
    return encoding.encoded(encoding.in_palette(image, palette))
