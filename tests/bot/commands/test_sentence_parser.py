"""Texts become actions: what is typed is followed through the turn, and understood or refused."""

from dataclasses import replace
from typing import Any

import pytest

from bot.commands.misreadings import Ambiguous, IllegalWish, NotUnderstood, OtherQuestion
from bot.commands.option_parser import ANSWER, TypedOption
from bot.commands.sentence_parser import read
from bot.tables import rehearsal
from engine.actions import FINISH
from engine.errors import GameOver, NotYourDecision
from engine.terms import ProvinceId, SeatId
from tests import plain
from tests.bot.commands.sentences import offered, reader, said, tried
from tests.builders import Game, a_game, a_team_game, line
from words import words_for

RICH = {"brick": 3, "food": 3, "tool": 2, "wine": 2, "cloth": 1}
ARCHITECT = plain.PlayCard("start-architect")
TO_SYRACUSAE = plain.MoveColonist("land", "roma", line("imperium", "syracusae", "roma", "land"))
TO_MASSILIA = plain.MoveColonist("sea", "roma", line("imperium", "massilia", "roma", "sea"))


def beginning(**facts: Any) -> Game:
    return a_game(goods={0: RICH}, coins={0: 20}, **facts)


def test_a_command_is_a_complete_sentence() -> None:
    trying = tried(beginning().state)
    reading = said(
        trying, "architect", move="land syracusae", move2="sea massilia", build="Massilia"
    )
    assert reading.rehearsal.actions == (
        ARCHITECT, TO_SYRACUSAE, TO_MASSILIA, plain.BuildHouse("massilia"), FINISH,
    )  # fmt: skip
    assert reading.rehearsal.ready


def test_several_things_stand_in_one_option() -> None:
    trying = tried(beginning().state)
    once = said(trying, "architect", move="land syracusae; sea massilia", build="syracusae, massil")
    assert once.rehearsal.actions[1:5] == (
        TO_SYRACUSAE, TO_MASSILIA,
        plain.BuildHouse("syracusae"), plain.BuildHouse("massilia"),
    )  # fmt: skip


def test_what_is_not_said_is_left_alone() -> None:
    trying = tried(beginning().state)
    assert said(trying, "mercator", sell="1 wine").rehearsal.actions == (
        plain.PlayCard("start-mercator"), plain.SellGoods("wine", 1), FINISH,
    )  # fmt: skip
    assert said(trying, "architect", move="nothing").rehearsal.actions == (
        ARCHITECT, FINISH,
    )  # fmt: skip


def test_nothing_said_of_a_choice_only_begins() -> None:
    reading = said(tried(beginning().state), "architect")
    assert reading.only_begun
    assert reading.rehearsal.actions == (ARCHITECT,)
    assert not said(tried(beginning().state), "tribune").only_begun


def test_sales_come_before_purchases_whatever_is_said_first() -> None:
    trying = tried(a_game(coins={0: 0}).state)
    reading = said(trying, "mercator", buy="1 wine", sell="1 cloth")
    assert reading.rehearsal.actions[1:3] == (
        plain.SellGoods("cloth", 1), plain.BuyGoods("wine", 1),
    )  # fmt: skip


def test_goods_are_named_with_their_number() -> None:
    trying = tried(a_game(coins={0: 40}, goods={0: {}}).state)
    bought = said(trying, "mercator", buy="2 wine, 1 cloth").rehearsal.actions
    assert bought[1:3] == (plain.BuyGoods("wine", 2), plain.BuyGoods("cloth", 1))


def test_case_and_accents_make_no_difference() -> None:
    trying = tried(beginning().state)
    good = trying.view.markers[ProvinceId("hispania")].good
    assert good is not None
    assert said(trying, "prefect", produce="  HISPÁNIA ").rehearsal.actions[1] == (
        plain.ProduceInProvince("hispania", good)
    )


def test_a_yes_collects_the_coins() -> None:
    trying = tried(a_game(flipped=["italia"]).state)
    assert said(trying, "prefect", cash="yes").rehearsal.actions[1] == plain.CollectCoins()


def test_coins_that_do_not_lie_there_are_an_illegal_wish() -> None:
    with pytest.raises(IllegalWish) as refused:
        said(tried(a_game().state), "prefect", cash="yes")
    assert refused.value.action == plain.CollectCoins()


def test_the_half_of_a_double_card_is_chosen_by_the_command() -> None:
    trying = tried(a_game(cards="venus", hand={0: ["I-prefect-architect"]}).state)
    assert said(trying, "prefect", produce="italia").rehearsal.actions[:2] == (
        plain.PlayCard("I-prefect-architect"), plain.ChoosePersonality("prefect"),
    )  # fmt: skip
    assert said(trying, "architect", move="nothing").rehearsal.actions[1] == (
        plain.ChoosePersonality("architect")
    )


def test_the_mercator_that_pays_most_is_played() -> None:
    trying = tried(a_game(hand={0: ["start-mercator", "II-mercator"]}).state)
    assert said(trying, "mercator", buy="1 wine").rehearsal.actions[0] == (
        plain.PlayCard("II-mercator")
    )


def test_a_specialist_is_called_by_name_or_by_good() -> None:
    hand = {0: ["I-mason", "II-vintner"]}
    trying = tried(a_game(hand=hand, houses={"massilia": [0], "lutetia": [0]}).state)
    for text in ("vintner", "wine"):
        reading = said(trying, "specialist", card=text)
        assert reading.rehearsal.actions == (plain.PlayCard("II-vintner"),)
    with pytest.raises(Ambiguous) as unclear:
        said(trying, "specialist")
    assert [each.action for each in unclear.value.candidates] == [
        plain.PlayCard("I-mason"), plain.PlayCard("II-vintner"),
    ]  # fmt: skip
    assert [each.value for each in offered(trying, "specialist", "card")] == [
        "I-mason", "II-vintner",
    ]  # fmt: skip


def test_what_is_unclear_is_named_as_it_was_typed() -> None:
    trying = tried(a_game(hand={0: ["I-mason", "II-vintner"]}).state)
    french = replace(reader(trying), words=words_for("fr"))
    with pytest.raises(Ambiguous) as unclear:
        read(french, trying, "specialist", [])
    assert unclear.value.text == "spécialiste"


def test_a_diplomat_stops_at_the_questions_of_the_copied_card() -> None:
    trying = tried(a_game(discard={1: ["start-architect"]}).state)
    reading = said(trying, "diplomat", copy="marcus")
    assert reading.rehearsal.actions == (
        plain.PlayCard("start-diplomat"), plain.CopyCard(SeatId(1)),
    )  # fmt: skip
    assert isinstance(reading.rehearsal.decision, plain.MovementChoice)


def test_the_command_of_a_copied_card_goes_on_from_there() -> None:
    game = beginning(decision=plain.MovementChoice(SeatId(0), 1))
    reading = said(tried(game.state), "architect", move="land syracusae")
    assert reading.rehearsal.actions == (TO_SYRACUSAE, FINISH)


def test_a_magister_repeats_unless_told_otherwise() -> None:
    trying = tried(a_game(hand={0: ["start-magister"]}, discard={0: ["start-mercator"]}).state)
    assert said(trying, "magister").rehearsal.actions[1:] == (plain.RepeatCard(),)
    assert said(trying, "magister", repeat="nothing").rehearsal.actions[1:] == (FINISH,)


def test_a_legatus_first_shows_the_hand() -> None:
    trying = tried(a_team_game().state)
    reading = said(trying, "legatus", suggest="architect")
    assert reading.rehearsal.actions == (plain.PlayCard("start-legatus"),)
    assert [wish.text for wish in reading.unheard] == ["architect"]
    assert offered(trying, "legatus", "suggest") == []
    hands = {2: ["start-tribune", "start-architect"]}
    looking = tried(a_team_game(decision=plain.SuggestionChoice(SeatId(0)), hand=hands).state)
    assert said(looking, "legatus", suggest="architect").rehearsal.actions == (
        plain.SuggestCard("start-architect"),
    )


def test_goods_to_keep_may_be_said_in_advance() -> None:
    full = {"brick": 6, "food": 1}
    game = a_game(goods={0: full}, houses={"massilia": [0], "lutetia": [0]}, magnus=1)
    trying = tried(game.state)
    gallia = said(trying, "prefect", produce="gallia", keep="1 wine")
    assert gallia.rehearsal.actions[-1] == plain.KeepGoods(("wine",))
    britannia = said(trying, "prefect", produce="britannia", keep="1 wine")
    assert britannia.rehearsal.ready
    asked = said(trying, "prefect", produce="gallia")
    assert isinstance(asked.rehearsal.decision, plain.GoodsToKeep)


def test_cards_are_bought_by_whichever_command_sells_them() -> None:
    hand = ["start-senator", "II-consul"]
    sale = ["I-mason", "I-smith", "I-farmer"]
    trying = tried(a_game(goods={0: RICH}, hand={0: hand}, display=sale).state)
    senator = said(trying, "senator", cards="mason", cards2="smith 1 wine")
    assert senator.rehearsal.actions[1:] == (
        plain.BuyCard("I-mason", ("food",)),
        plain.BuyCard("I-smith", ("brick", "tool", "wine")),
    )
    consul = said(trying, "consul", card="smith")
    assert consul.rehearsal.actions[1:] == (plain.BuyCard("I-smith", ("brick", "tool")),)


def test_partners_buy_by_their_own_commands() -> None:
    hand, sale = {0: ["start-praetor", "III-proconsul"]}, ["I-mason", "I-smith"]
    trying = tried(a_team_game(goods={0: RICH}, hand=hand, display=sale).state)
    for personality in ("praetor", "proconsul"):
        reading = said(trying, personality, card="mason")
        assert reading.rehearsal.actions[1:] == (plain.BuyCard("I-mason", ("food",)),)
    left = said(trying, "proconsul", card="nothing")
    assert left.rehearsal.actions[1:] == (FINISH,)


def test_a_purchase_goes_on_by_the_command_that_began_it() -> None:
    buying = plain.PurchaseChoice(SeatId(0), cards_left=1, position_costs=False)
    trying = tried(a_game(goods={0: RICH}, display=["I-mason"], decision=buying).state)
    assert said(trying, "consul", card="mason").rehearsal.actions == (
        plain.BuyCard("I-mason", ("food",)),
    )
    with pytest.raises(OtherQuestion):
        said(trying, "senator", cards="mason")


def test_a_city_where_nothing_can_be_built_is_an_illegal_wish() -> None:
    trying = tried(beginning().state)
    with pytest.raises(IllegalWish) as refused:
        said(trying, "architect", move="land syracusae", build="londinium")
    assert refused.value.action == plain.BuildHouse("londinium")
    assert refused.value.decision == plain.BuildingChoice(SeatId(0))
    assert refused.value.rehearsal.actions == (ARCHITECT, TO_SYRACUSAE, FINISH)


def test_more_than_can_be_bought_is_an_illegal_wish() -> None:
    with pytest.raises(IllegalWish) as refused:
        said(tried(a_game(coins={0: 3}).state), "mercator", buy="5 wine")
    assert refused.value.action == plain.BuyGoods("wine", 5)


def test_a_card_that_cannot_be_paid_is_an_illegal_wish_even_if_nothing_can_be_bought() -> None:
    trying = tried(a_game(goods={0: {}}, hand={0: ["II-consul"]}, display=["I-smith"]).state)
    with pytest.raises(IllegalWish) as refused:
        said(trying, "consul", card="smith")
    assert refused.value.action == plain.BuyCard("I-smith", ())
    assert isinstance(refused.value.decision, plain.PurchaseChoice)


def test_a_card_that_is_not_in_hand_is_an_illegal_wish() -> None:
    trying = tried(a_game(hand={0: ["start-tribune"]}, discard={0: ["start-architect"]}).state)
    with pytest.raises(IllegalWish) as refused:
        said(trying, "architect", move="land syracusae")
    assert refused.value.action == ARCHITECT


def test_a_move_after_all_steps_are_used_is_an_illegal_wish() -> None:
    trying = tried(beginning().state)
    with pytest.raises(IllegalWish) as refused:
        said(
            trying, "architect",
            move="land syracusae", move2="sea massilia", move3="land massilia",
        )  # fmt: skip
    assert isinstance(refused.value.action, plain.MoveColonist)
    assert isinstance(refused.value.decision, plain.BuildingChoice)


def test_what_was_offered_before_and_is_no_longer_legal_is_an_illegal_wish() -> None:
    trying = tried(beginning().state)
    with pytest.raises(IllegalWish) as refused:
        said(trying, "architect", move="land syracusae", build="syracusae", build2="syracusae")
    assert refused.value.action == plain.BuildHouse("syracusae")


def test_what_could_mean_several_things_is_asked_back() -> None:
    with pytest.raises(Ambiguous) as unclear:
        said(tried(beginning().state), "architect", move="syracusae")
    moves = [each.action for each in unclear.value.candidates]
    assert {each.colonist for each in moves if isinstance(each, plain.MoveColonist)} == {
        "land",
        "sea",
    }


def test_nonsense_is_answered_with_what_looks_like_it() -> None:
    with pytest.raises(NotUnderstood) as unknown:
        said(tried(beginning().state), "prefect", produce="gallya")
    nearest = unknown.value.candidates[0].action
    assert isinstance(nearest, plain.ProduceInProvince)
    assert nearest.province == "gallia"
    assert unknown.value.text == "gallya"


def test_a_letter_inside_a_word_says_too_little_to_act_on() -> None:
    trying = tried(a_game(markers={"syria": "wine"}).state)
    with pytest.raises(NotUnderstood):
        said(trying, "prefect", produce="yr")
    assert [each.value for each in offered(trying, "prefect", "produce", "yr")] == ["syria wine"]


def test_nothing_is_read_for_whoever_is_not_to_decide() -> None:
    state = a_game().state
    other = rehearsal.begun(state, SeatId(1), 7)
    with pytest.raises(NotYourDecision):
        said(other, "tribune")
    assert offered(other, "architect", "move") == []


def test_nothing_is_read_once_the_game_is_over() -> None:
    over = tried(a_game().state)
    state = a_game(over=True, pending=()).state
    with pytest.raises(GameOver):
        said(rehearsal.begun(state, over.seat, 7), "tribune")


def test_another_question_has_to_be_answered_first() -> None:
    game = a_game(decision=plain.GoodsToKeep(SeatId(0), ("wine", "cloth")))
    with pytest.raises(OtherQuestion):
        said(tried(game.state), "architect", move="land syracusae")


def test_an_answer_says_no_more_than_was_typed() -> None:
    trying = tried(beginning().state)
    reading = read(
        reader(trying), trying, None, [TypedOption(ANSWER, "architect; sea massilia roma")]
    )
    assert reading.rehearsal.actions == (ARCHITECT, TO_MASSILIA)
    assert reading.rehearsal.decision is not None


def test_completions_take_account_of_the_options_before() -> None:
    trying = tried(beginning().state)
    moved = offered(trying, "architect", "move", "land syracusae")[0].value
    after = offered(trying, "architect", "build", move=moved)
    assert [each.value for each in after] == ["syracusae", "-"]
    again = offered(trying, "architect", "move2", move=moved)
    assert all(not each.value.startswith("land roma") for each in again)


def test_completions_go_on_after_a_separator() -> None:
    trying = tried(a_game(coins={0: 40}, goods={0: {}}).state)
    found = offered(trying, "mercator", "buy", "2 wine; 1 cl")
    assert [each.value for each in found] == ["buy 2 wine; buy 1 cloth"]
    assert said(trying, "mercator", buy=found[0].value).rehearsal.actions[1:3] == (
        plain.BuyGoods("wine", 2), plain.BuyGoods("cloth", 1),
    )  # fmt: skip
    assert said(trying, "mercator", buy=found[0].name).rehearsal.actions[1:3] == (
        plain.BuyGoods("wine", 2), plain.BuyGoods("cloth", 1),
    )  # fmt: skip


def test_nothing_is_completed_after_something_impossible() -> None:
    trying = tried(beginning().state)
    assert offered(trying, "architect", "build", move="londinium") == []
