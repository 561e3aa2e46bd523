"""Pictures of the game: View -> Scene -> image. This page is the front door."""

from render.film import film_picture
from render.film_ending import FilmEnding
from render.pictures import (
    Picture,
    board_picture,
    campaign_race_picture,
    campaign_table_picture,
    card_picture,
    display_of,
    forum_of,
    growth_picture,
    hand_picture,
    lobby_picture,
    market_of,
    person_picture,
    prepare,
    question_picture,
    ranking_picture,
    records_picture,
    scores_picture,
    tile_of,
    tiles_of,
)
from render.text_board import text_board

__all__ = [
    "Picture",
    "board_picture",
    "campaign_race_picture",
    "campaign_table_picture",
    "card_picture",
    "display_of",
    "FilmEnding",
    "film_picture",
    "forum_of",
    "market_of",
    "growth_picture",
    "hand_picture",
    "lobby_picture",
    "person_picture",
    "prepare",
    "question_picture",
    "ranking_picture",
    "records_picture",
    "scores_picture",
    "text_board",
    "tile_of",
    "tiles_of",
]
