"""Patricians: each one line of what it changes for its owner, for good (rulings FO10, FO-...)."""

from engine.tile_effects import Standing, stands

stands("claudia-agrippina", Standing(spaces=4, gift=("brick",)))
stands("aulus-arcadius", Standing(house_discount=1))
stands("annaeus-arcadius", Standing(foreign_houses=1))
stands("appius-arcadius", Standing(steps=1))
stands("gaius-marcellus", Standing(sale_bonus=1))
stands("servius-marcellus", Standing(trade_types=1))
stands("faustus-marcellus", Standing(free_bricks=1))
stands("donatus-pompeius", Standing(marker_coins=True))
stands("claudius-pompeius", Standing(sells_bonus=True))
stands("sextus-pompeius", Standing(prefect_as_diplomat=True))
stands("lucius-flavius", Standing(diplomat_uses_display=True))
stands("cornelius-scipio", Standing(any_good_for_places=True))
stands("titus-valerius", Standing(tribune_exchange=True))
