# Der Fischmarkt: Angebote für Fische, vor der Karte.

fish-counted = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}

market-brings-movement = deine Kolonisten ziehen wie mit einem Architekten
market-brings-yield = der Ertrag all deiner Häuser einer Ware
market-brings-card = eine deiner gespielten Karten zurück
market-brings-colonist = ein neuer Kolonist
market-brings-different = { $count } verschiedene Waren
    .among = { $count } verschiedene Waren aus { $goods }
market-yields = der Ertrag deiner Häuser in { FORM($good, form: "cities") }
market-takes-back = { $card } zurück
market-offer = { $gain } für { $fish }
market-numbered = { $number }. { $offer }

option-visit = Fischmarkt: { $offer }
option-catches = { PERSON($seat) ->
    [you] du bekommst { $fish }
   *[other] { $seat } bekommt { $fish }
}
group-visit = Fischmarkt
    .description = Du kannst vor deiner Karte { $fish } ausgeben
    .ask = Welches Angebot?

# Vor „geht nicht“.
wish-visit-market = auf dem Fischmarkt { $offer } bekommen

told-fish-caught = { $fish } bekommen
told-market-visited = auf dem Fischmarkt { $fish } ausgegeben
digest-fish-caught = { $fish } bekommen
digest-visited-market = auf dem Fischmarkt { $fish } ausgegeben

obstacle-market-not-in-play = dieser Tisch spielt ohne den Fischmarkt
obstacle-market-closed = auf den Fischmarkt darfst du nur in deinem eigenen Zug, vor deiner Karte
obstacle-market-visited-before = du warst in diesem Zug schon auf dem Fischmarkt
obstacle-no-such-offer = ein Angebot { $number } gibt es nicht; sie gehen von 1 bis { $count }
obstacle-offer-taken = Angebot { $number } ist zu, solange { $holder } dort einen Stein hat
    .yours = Angebot { $number } ist zu, solange dein eigener Stein dort steht
obstacle-fish-short = du hast { $fish } zu wenig
obstacle-offer-brings-nothing = Angebot { $number } würde dir jetzt nichts bringen
obstacle-other-visit = so geht Angebot { $number } nicht; wähl, was es bringen soll

# Der Markt, wie er ist, für eine Person.
market-heading = ### Der Fischmarkt, { $side ->
    [river] Flussseite
   *[mountain] Bergseite
}
market-line = { $number }. **{ $fish }**: { $gain }
    .closed = { $number }. ~~{ $fish }: { $gain }~~ · { $holder }
market-own = Du hast { $fish }. { $state ->
    [open] Du bist dran: Nimm ein Angebot mit **{ $button }** oder `/markt besuchen:`, bevor du deine Karte spielst.
    [visited] Du warst in diesem Zug schon hier.
    [none] Welche bekommst du, wenn du mit einem Präfekten eine Provinz produzieren lässt.
   *[closed] In deinem Zug kannst du ein Angebot nehmen, vor deiner Karte.
}
market-fish = Fische: { $seats }.
    .of = { $seat } { $count }
market-house-version = -# Eine Hausversion: Die Angebote, was Fische kosten und zählen und die Regeln für Steine sind von uns. Mehr dazu mit `/regeln`.

# Die Regeln.
topic-market = Der Fischmarkt
rule-market = Jede Provinz hat statt eines Markers ein Fischplättchen. Wenn ein Präfekt eine Provinz produzieren lässt, bekommst du { $catch } statt einer Ware, oder { $more } mit dem Praefectus Piscatus, und das Plättchen wird umgedreht; die Häuser geben ihre Waren wie sonst. Ein Präfekt, der kassiert, bekommt { $coins } je umgedrehtem Plättchen.
    .off = Der Fischmarkt ist nur im Spiel, wenn ein Tisch ihn mit der Option **fischmarkt** von `/concordia neu` einschaltet.
    .visit = Einmal in deinem Zug, vor deiner Karte, darfst du Fische für ein Angebot des Markts geben. Dein Stein steht darauf, bis du ein anderes nimmst. Niemand, auch du nicht, kann ein Angebot mit einem Stein darauf nehmen, oder eines, das nichts bringen würde.
    .fish = Fische brauchen keinen Platz und sind keine Waren. Jeder zählt für Vesta { $worth }.
    .team = Nur der Partner, der am Zug ist, geht auf den Markt.
    .side = Die { $side ->
        [river] **Flussseite**
       *[mountain] **Bergseite**
    } bietet:
    .line = { $number }. { $offer }
    .ours = -# Eine Hausversion: Wir wissen, wie der Markt aufgebaut wird und wofür er da ist, aber nicht seine Angebote, seine Preise oder die Regeln für Steine. Die sind von uns.
rule-praefectus-piscatus = Mit dem Fischmarkt ist es der **Praefectus Piscatus**: Du bekommst { $fish } statt { $usual }, wenn du eine Provinz produzieren lässt, und gibst ihn dann nach rechts weiter. Beim Kassieren tut er nichts. Du kannst nicht auf ihn verzichten.
rule-fish-prefect = Mit dem Fischmarkt bekommst du { $catch } statt der Ware, oder { $more } mit dem Praefectus Piscatus. Umgedrehte Plättchen zeigen je { $coins }.
