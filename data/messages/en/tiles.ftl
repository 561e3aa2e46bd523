# The tiles of the forum: what each one does in a few words, and by the rule.

tile-claudia-agrippina = room for 16 goods and colonists; 1 brick right away
    .rule = Your storehouse has 16 spaces instead of 12, and you get 1 brick when this tile becomes yours.
tile-aulus-arcadius = each house costs you 1 sestertius less
    .rule = Each house you build costs you 1 sestertius less, counted after any multiplying, but never less than nothing.
tile-annaeus-arcadius = once per Architect, build through someone else's colonist
    .rule = Once per Architect you may build at the end of a line that holds another player's colonist, if the line's other end also touches a line with a colonist of yours. You pay as usual. That it works with your partner's colonist and through a capital is our own reading.
tile-appius-arcadius = one more step whenever you move colonists
    .rule = You have one more step whenever you move colonists, with an Architect, with Julius or at the fish market.
tile-gaius-marcellus = 1 sestertius more for each good you sell
    .rule = Each unit you sell with a Mercator or Quintus brings you 1 sestertius more.
tile-servius-marcellus = trade three kinds of goods with a Mercator
    .rule = With a Mercator you may trade in three kinds of goods instead of two.
tile-faustus-marcellus = your first brick from each Mercator is free
    .rule = The first brick you buy with a Mercator or Quintus costs nothing. It still needs a space, and bricks count as one of the kinds you trade in.
tile-donatus-pompeius = the sestertii behind the marker too when you make a province produce
    .rule = When you make a province produce, you also get the sestertii on the back of its marker.
tile-claudius-pompeius = sell one bonus good at its price when you make a province produce
    .rule = When you make a province produce, you may sell one unit of the bonus at its list price instead of taking it in. You choose along with the province; Gaius Marcellus adds nothing here.
tile-sextus-pompeius = your Prefect may act as a Diplomat
    .rule = You may use a Prefect as a Diplomat, unless a Diplomat led to it. In a team, your partner still carries out the Prefect.
tile-lucius-flavius = your Diplomat may use a card from the display
    .rule = Your Diplomat may use a card from the display instead of another player's, but not a Diplomat. The card stays there, and you can't buy it while you carry it out.
tile-cornelius-scipio = pay the goods for a card's place with whatever you like
    .rule = With a Senator or Praetor, any good will do for each good that a card's place asks for. The card's own cost doesn't change.
tile-titus-valerius = { $salt ->
    [yes] with each Tribune, exchange one good for 1 salt
   *[no] with each Tribune, exchange one good for another
}
    .rule = { $salt ->
        [yes] With each Tribune you may exchange one good other than salt for 1 salt.
       *[no] With each Tribune you may exchange one good for another of your choice.
    } You do so before you buy a colonist, so it can help to pay for one.

tile-augustus = { $salt ->
    [yes] exchange one or two goods for salt
   *[no] exchange one or two goods for others
}
    .rule = { $salt ->
        [yes] Exchange one or two goods other than salt for as much salt.
       *[no] Exchange one or two goods, each for another of your choice.
    }
tile-commodus = 1 tool for every three provinces with a house of yours
    .rule = You get 1 tool for every full three provinces in which you have a house.
tile-julius = move your colonists as with an Architect, without building
    .rule = Move your colonists with as many steps as an Architect would give you. You can't build, and you enter no trade.
tile-laurentius = 1 brick and 1 food
    .rule = You get 1 brick and 1 food.
tile-mamercus = one house without sestertii
    .rule = One house you build with an Architect costs no sestertii. You pay the goods as usual.
tile-mamilius = no bricks for this Architect's houses
    .rule = None of the houses you build with this Architect need bricks. Use it before the first of them.
tile-marcus = { $salt ->
    [yes] one house in a salt city for just 1 tool
   *[no] one house for just 1 tool
}
    .rule = { $salt ->
        [yes] One house you build with an Architect in a salt city costs 1 tool and nothing else.
       *[no] One house you build with an Architect costs 1 tool and nothing else.
    }
tile-numerius = 2 sestertii for each province with a house of yours
    .rule = You get 2 sestertii for each province in which you have a house.
tile-publius = place a waiting colonist for 5 sestertii
    .rule = Place one colonist from your storehouse for 5 sestertii, wherever a Colonist could.
tile-spurius = { $salt ->
    [yes] 1 salt
   *[no] one good of your choice
}
    .rule = { $salt ->
        [yes] You get 1 salt.
       *[no] You get one good of your choice.
    }
tile-tiberius = 1 bonus good of a province that hasn't produced
    .rule = You get 1 unit of the good on the marker of a province that still shows goods. From a fish tile, you get 1 fish. The marker doesn't turn, and nobody else gets anything.
tile-novius = buy a card without paying for its place
    .rule = One card you buy with a Senator or Praetor costs nothing for its place. You pay the card's own cost.
tile-quintus = trade one kind of good with the bank
    .rule = Buy or sell one kind of good at its list price, without a Mercator's payout.
tile-victoria = take back one card of your pile
    .rule = Take one card of your pile back to your hand, but none you played this turn.

# When a citizen can be used.
tile-when = { $when ->
    [anytime] in your turn, before your card, while you carry it out, or after it
    [outside] before your card or after it
    [building] while you build with an Architect
   *[buying] when you buy a card with a Senator or Praetor
}
rule-tile = ### { $tile }
    .patrician = A patrician of the forum: it works for you as long as you have it.
    .citizen = A citizen of the forum, used once and then discarded: { $when }.
    .invented = The printed effect is unknown to us. This one is our own invention and takes part only if the table wants it.
