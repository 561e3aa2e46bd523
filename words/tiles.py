"""The tiles of the forum in words: what they are called, and what each one does."""

from engine.catalogue import catalogue
from engine.terms import TileId
from engine.tile_effects import ANYTIME, CARD_PRICES, CITIZENS, OUTSIDE
from words import Words


def tile_name(tile: TileId) -> str:
    """The same in every language; whatever was typed where there is no such tile."""
    known = catalogue().forum.by_id.get(tile)
    return known.name if known else tile


def tile_brief(words: Words, tile: TileId, *, salt: bool) -> str:
    """What it does, in a few words that follow its name."""
    return words(f"tile-{tile}", salt="yes" if salt else "no")


def tile_rule(words: Words, tile: TileId, *, salt: bool) -> str:
    """What it does, in whole sentences."""
    return words(f"tile-{tile}.rule", salt="yes" if salt else "no")


def tile_rules(words: Words, tile: TileId, *, salt: bool) -> str:
    """For those who look it up."""
    facts = catalogue().forum.by_id[tile]
    lines = [
        words("rule-tile", tile=facts.name),
        tile_rule(words, tile, salt=salt),
        words("rule-tile.patrician")
        if facts.kind == "patrician"
        else words("rule-tile.citizen", when=tile_moment(words, tile)),
    ]
    if facts.invented:
        lines.append(words("rule-tile.invented"))
    return "\n".join(lines)


def tile_moment(words: Words, tile: TileId) -> str:
    """When a citizen can be used."""
    return words("tile-when", when=_moment(tile))


def _moment(tile: TileId) -> str:
    if tile in CARD_PRICES:
        return "buying"
    match CITIZENS[tile].windows if tile in CITIZENS else ():
        case windows if windows == ANYTIME:
            return "anytime"
        case windows if windows == OUTSIDE:
            return "outside"
        case _:
            return "building"
