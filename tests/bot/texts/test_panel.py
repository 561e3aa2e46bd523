"""What is left of a panel once everything is played."""

from dataclasses import replace

from bot.tables import rehearsal
from bot.tables.table import Answer, TableId
from bot.texts.panel import done_post, panel_post
from bot.texts.post import Post, SelectMenu
from engine import events
from engine.actions import Action, PlayCard
from engine.decisions import MovementChoice, PrefectChoice
from engine.events import Event
from engine.terms import CardId, SeatId
from render import Picture
from tests.bot.texts.games import reader_of
from tests.builders import Game, a_game, a_team_game

RED = SeatId(0)


def left(*happened: Event, over: bool = False) -> str:
    game = a_game(pending=()) if over else a_game()
    answer = Answer(table=1, number=4, events=happened)
    [text] = done_post(reader_of(game.state, RED), TableId(1), answer).texts
    return text


def tried(game: Game, *actions: Action) -> Post:
    draft = rehearsal.begun(game.state, RED, 1)
    for action in actions:
        draft = draft.then(action)
    picture = Picture(b"", "a board")
    return panel_post(reader_of(game.state, RED), TableId(1), draft, picture)


def test_a_card_that_does_nothing_is_said_to() -> None:
    game = a_game(hand={0: ["start-diplomat", "start-tribune"]})
    text = tried(game, PlayCard(CardId("start-diplomat"))).texts[0]
    assert text.splitlines()[-2:] == [
        "- You played the Diplomat.", "- It does nothing else this time.",
    ]  # fmt: skip
    text = tried(a_game(hand={0: ["start-prefect-a"]}), PlayCard(CardId("start-prefect-a"))).texts[
        0
    ]
    assert "nothing else" not in text


def test_a_menu_says_what_it_asks() -> None:
    rows = tried(a_game(decision=PrefectChoice(RED))).rows
    assert [each.placeholder for each in rows if isinstance(each, SelectMenu)] == [
        "Which province?"
    ]


def test_money_instead_of_a_province_has_a_button_beside_the_menu() -> None:
    game = a_game(decision=PrefectChoice(RED))
    markers = {
        province: replace(marker, flipped=number == 0)
        for number, (province, marker) in enumerate(game.state.markers.items())
    }
    rows = tried(Game(replace(game.state, markers=markers))).rows
    [menu] = [each for each in rows if isinstance(each, SelectMenu)]
    assert not any("ollect" in choice.label for choice in menu.choices)
    [button] = [each for row in rows if not isinstance(row, SelectMenu) for each in row]
    assert "ollect" in button.label


def test_the_list_says_when_the_praefectus_magnus_is_used_up() -> None:
    for holder, said in ((RED, True), (SeatId(1), False)):
        game = a_game(decision=PrefectChoice(RED), praefectus_magnus=holder)
        [menu] = [each for each in tried(game).rows if isinstance(each, SelectMenu)]
        used = ["ses up your Praefectus Magnus" in each.description for each in menu.choices]
        assert used == [said] * len(menu.choices)


def test_a_menu_within_a_choice_asks_too() -> None:
    game = a_game(
        coins={0: 40},
        colonists={0: {"land": ["roma"] * 2, "sea": ["roma"]}},
        decision=MovementChoice(RED, 3),
    )
    asked = [each.placeholder for each in tried(game).rows if isinstance(each, SelectMenu)]
    assert asked[-2:] == [
        "Where to? Land colonist, Roma", "Where to? Sea colonist, Roma",
    ]  # fmt: skip


def test_a_legatus_is_never_said_to_do_nothing() -> None:
    game = a_team_game(hand={0: ["start-legatus"]})
    text = tried(game, PlayCard(CardId("start-legatus"))).texts[0]
    assert text.splitlines()[-1] == "- You played the Legatus."


def test_it_tells_what_was_played_and_that_one_is_called_again() -> None:
    text = left(events.CardPlayed(RED, CardId("start-tribune")))
    assert "You played the Tribune." in text
    assert text.endswith("Until then, **Play** lets you plan your next turn.")


def test_it_also_tells_that_nothing_was_done() -> None:
    assert "You left it at that." in left()


def test_after_the_game_nobody_is_called() -> None:
    assert "I'll call you" not in left(over=True)
