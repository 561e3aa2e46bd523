"""Somebody who plays by what is written alone: the text board, the panel, buttons and menus.

No picture is looked at, and nothing is known of the rules but what a player knows: a card is bought
when it can be paid, a house is built where one can get to, goods are made and bought for both.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sandbox import Person, PersonAct, Sight
from sandbox.model import Channel
from tests.world.wire import BotWorld

GOODS = ("brick", "food", "tool", "wine", "cloth")
ANY = "of any good"
REFUSALS = ("Buy no", "Build nothing", "Copy nothing", "Trade nothing", "Stop trading", "Go on to")
MOST_CLICKS = 30
"""In one turn."""


@dataclass(frozen=True)
class Sale:
    """A card of the display, as the text board tells it."""

    card: str
    cost: Counter[str]

    def lacks(self, goods: Mapping[str, int]) -> Counter[str]:
        """What is missing for it; what is left over pays for `any good`."""
        asked = Counter({good: self.cost[good] for good in GOODS})
        missing = asked - Counter(goods)
        spare = (Counter(goods) - asked).total()
        missing["cloth"] += max(self.cost[ANY] - spare, 0)
        return +missing


class TextBoard:
    """All pages of it, by their headings."""

    def __init__(self, pages: Sequence[str]) -> None:
        lines = "\n".join(page.strip("`\n") for page in pages).splitlines()
        self.sections: dict[str, list[str]] = {}
        section = ""
        for line in lines:
            if re.match(r"[A-Z]{4}[A-Z ,:]*", line):
                section = line
                self.sections[section] = []
            elif line.startswith("  ") and self.sections.get(section):
                self.sections[section][-1] += f"\n{line}"
            elif line.strip():
                self.sections.setdefault(section, []).append(line)

    def below(self, heading: str) -> list[str]:
        return [
            " ".join(each.split())
            for name, lines in self.sections.items()
            if name.startswith(heading)
            for each in lines
        ]

    def sales(self) -> Iterator[Sale]:
        for line in self.below("DISPLAY"):
            found = re.fullmatch(r"\d (.+?) \([IV]+, .+\) cost: (.+)", line)
            if found:
                yield Sale(found[1], counted(found[2]))

    def cities(self) -> Iterator[str]:
        """That could be built in now, the nearest first."""
        for line in self.below("WHERE YOU COULD BUILD"):
            if "you lack" not in line:
                yield line.partition(":")[0]

    def nearest_colonist(self, city: str) -> str:
        """As the panel calls it: `Land colonist: Roma`."""
        found = []
        for line in self.below("YOUR COLONISTS"):
            kind, _, where = line.partition(": ")
            place = re.split(r" (?:next to|\d+ steps? to|nowhere to go)", where)[0]
            for steps, places in re.findall(
                r"(next to|\d+) (?:steps? to )?(.+?)(?= \d+ step|$)", where
            ):
                if city in places.split(", "):
                    far = 0 if steps == "next to" else int(steps)
                    called = place.removeprefix("in ").replace(" - ", " – ")
                    found.append((far, f"{kind.capitalize()} colonist: {called}"))
        return min(found)[1] if found else ""


class TextPlayer:
    def __init__(self, world: BotWorld, person: Person) -> None:
        self.world = world
        self.person = person

    @property
    def channel(self) -> Channel:
        return self.world.channel

    async def plays(self, called: Sight) -> str:
        """One turn, from Play to Confirm; what was played."""
        board = await self.board()
        panel = await (await self.person.click(called, "Play")).filled()
        city = next(board.cities(), "")
        for _ in range(MOST_CLICKS):
            if any(button.label == "Confirm" for button in panel.buttons):
                await self.person.click(panel, "Confirm")
                await self.world.quiet()
                return panel.text
            panel = await self._answer(panel, self._choice(panel, board, city))
        raise AssertionError(f"no end of it: {panel.text}")

    async def board(self) -> TextBoard:
        """Page by page."""
        page = await (await self.person.command(self.channel, "board", text=True)).filled()
        pages = [page.text]
        while any(button.label == "Later ▶" for button in page.buttons):
            page = await self._changed(page, self.person.click(page, "Later ▶"))
            pages.append(page.text)
        return TextBoard(pages)

    async def _answer(self, panel: Sight, choice: str) -> Sight:
        if any(button.label == choice for button in panel.buttons):
            return await self._changed(panel, self.person.click(panel, choice))
        [menu] = [each for each in panel.menus if choice in each.options]
        value = menu.values[menu.options.index(choice)]
        return await self._changed(panel, self.person.choose(panel, menu.custom_id, value))

    async def _changed(self, sight: Sight, act: PersonAct) -> Sight:
        await act

        def look() -> Sight | None:
            now = self.person.looks_again(sight)
            return now if now != sight else None

        problem = f"nothing came of a click in {sight.text!r}"
        return await self.world.local.world.changes.until(look, problem)

    def _choice(self, panel: Sight, board: TextBoard, city: str) -> str:
        offered = list(choices(panel))
        question = panel.text
        goods = holdings(question)
        if "Which card do you play?" in question:
            return self._card(offered, board, goods, city)
        if "Who moves where?" in question:
            return self._movement(offered, board, city)
        if "What do you buy or sell?" in question or "What else do you buy" in question:
            return self._trade(offered, board, goods)
        if "do you collect the sestertii" in question:
            return self._province(offered, board)
        if "Do you buy a colonist?" in question:
            return next(each for each in offered if each.startswith("Buy no"))
        return next((each for each in offered if not each.startswith(REFUSALS)), offered[0])

    def _card(
        self, offered: Sequence[str], board: TextBoard, goods: Mapping[str, int], city: str
    ) -> str:
        lacking = [sale.lacks(goods) for sale in board.sales()]
        buys = any(not each for each in lacking)
        useful = {
            "Senator": buys,
            "Consul": buys,
            "Architect": bool(city),
            "Mercator": not buys and bool(lacking),
            "Prefect": True,
            "Mason": True,
            "Farmer": True,
            "Smith": True,
            "Vintner": True,
            "Weaver": True,
            "Colonist": True,
            "Diplomat": False,
            "Tribune": True,
        }
        for name, now in useful.items():
            for each in offered:
                if now and re.match(rf"(?:\d × )?{name}\b", each):
                    return each
        return offered[0]

    def _movement(self, offered: Sequence[str], board: TextBoard, city: str) -> str:
        """Towards the city; once a colonist is chosen, onto a line that ends there."""
        lines = [each for each in offered if city in each.partition(":")[0].split(" – ")]
        if lines:
            return lines[0]
        colonist = board.nearest_colonist(city)
        for each in offered:
            if colonist and each.removesuffix(" …") == colonist:
                return each
        return next(each for each in offered if each.startswith("Go on to"))

    def _trade(self, offered: Sequence[str], board: TextBoard, goods: Mapping[str, int]) -> str:
        """For the two cards that are nearest to being paid; as much as there is money for."""
        missing, left = Counter[str](), Counter(goods)
        for sale in sorted(board.sales(), key=lambda each: each.lacks(goods).total())[:2]:
            missing += sale.lacks(left)
            left -= sale.cost
        for good, count in missing.items():
            amounts = "|".join(map(str, range(1, count + 1)))
            fitting = [
                each for each in offered if re.match(rf"Buy (?:(?:{amounts}) )?{good}\b", each)
            ]
            if fitting:
                return fitting[-1]
        return next(each for each in offered if each.startswith(("Trade nothing", "Stop trading")))

    def _province(self, offered: Sequence[str], board: TextBoard) -> str:
        """Where most of the own houses stand."""
        letter = next(iter(re.findall(r"To decide: (\w)", " ".join(board.below("")))), "")

        def own_houses(choice: str) -> int:
            name = choice.partition(",")[0]
            cities = next(
                (each for each in board.below("PROVINCES") if each.startswith(f"{name}:")), ""
            )
            return len(re.findall(rf"\b{letter}\b(?! \w)", cities))

        return max(offered, key=own_houses)


def choices(panel: Sight) -> Iterator[str]:
    """Whatever leads on."""
    back = ("Back one step", "Start over", "◀ Back to the list", "Undo")
    for button in panel.buttons:
        if not button.disabled and button.label not in back:
            yield button.label
    for menu in panel.menus:
        yield from menu.options


def holdings(text: str) -> Counter[str]:
    found = re.search(r"You have (.*)", text)
    return counted(found[1]) if found else Counter()


def counted(text: str) -> Counter[str]:
    """Goods, and `of any good`."""
    return Counter(
        {good: sum(map(int, re.findall(rf"(\d+) {good}\b", text))) for good in (*GOODS, ANY)}
    )
