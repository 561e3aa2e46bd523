# Was das Spiel fragt, was es den anderen so lange sagt, und wie man ablehnt.

ask-first-goods-choice = Welche Waren kaufst du vor deiner ersten Karte?
ask-start-city-choice = Wo beginnen deine Kolonisten?
ask-card-choice = Welche Karte spielst du?
    .suggested = Welche Karte spielst du für dich und deinen Partner? Dein Partner schlägt { FORM($card, form: "acc") } vor.
    .for-both = Welche Karte spielst du für dich und deinen Partner?
    .alone = Der Prokonsul deines Partners lässt dich eine Karte nur für dich spielen. Welche?
ask-personality-choice = Welche Hälfte der Karte { $card } nutzt du?
ask-movement-choice = Wer zieht wohin? Du hast noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
ask-building-choice = { $built ->
    [0] Wo baust du?
   *[other] Wo baust du als Nächstes?
}
ask-prefect-choice = Welche Provinz produziert, oder kassierst du die Sesterzen?
ask-trade-choice = Was kaufst oder verkaufst du? Höchstens { $kinds ->
    [1] eine Warensorte
    [2] zwei Warensorten
   *[other] drei Warensorten
}.
    .again = Was kaufst oder verkaufst du noch? Bisher: { $goods }; höchstens { $kinds ->
        [1] eine Sorte
        [2] zwei Sorten
       *[other] drei Sorten
    }.
ask-diplomat-choice = Wessen Karte kopierst du?
ask-magister-choice = Wiederholst du die Karte, die du davor gespielt hast?
ask-purchase-choice = Welche Karte kaufst du? { $place ->
    [yes] { $cards ->
        [one] Du zahlst die Karte und ihren Platz.
       *[other] Bis zu { $cards }; du zahlst jede Karte und ihren Platz.
    }
   *[no] { $cards ->
        [one] Du zahlst die Karte, aber nicht ihren Platz.
       *[other] Bis zu { $cards }; du zahlst jede Karte, aber nicht ihren Platz.
    }
}
ask-colonist-choice = Setzt du Kolonisten ein, oder nimmst du Geld?
    .again = Setzt du noch einen Kolonisten ein?
ask-castle-choice = Aus welchem Kastell nimmst du die Ware?
ask-new-colonist-choice = Kaufst du einen Kolonisten?
ask-suggestion-choice = Auf welche Karte deines Partners zeigst du?
ask-partners-part = Dein Teil der Karte { $card }
ask-goods-to-keep = Du bekommst { $goods }, aber nicht alles passt. Was behältst du?

# Auf einem Menü, bevor man wählt.
pick-first-goods-choice = Welche Waren?
pick-start-city-choice = Welche Stadt?
pick-card-choice = Welche Karte?
pick-personality-choice = Welche Hälfte?
pick-movement-choice = Wohin?
pick-building-choice = Welche Stadt?
pick-prefect-choice = Welche Provinz?
pick-trade-choice = Welche Waren?
pick-diplomat-choice = Wessen Karte?
pick-magister-choice = Wie weiter?
pick-purchase-choice = Welche Karte?
pick-colonist-choice = Wohin?
pick-castle-choice = Welches Kastell?
pick-new-colonist-choice = Welcher Kolonist?
pick-suggestion-choice = Welche Karte?
pick-partners-part = Wie weiter?
pick-goods-to-keep = Was behältst du?

# Für alle anderen, die warten.
wait-first-goods-choice = { $who } kauft Waren vor der ersten Karte.
wait-start-city-choice = { $who } wählt, wo es losgeht.
wait-card-choice = { $who } wählt eine Karte.
wait-personality-choice = { $who } wählt eine Hälfte der Karte { $card }.
wait-movement-choice = { $who } zieht Kolonisten.
wait-building-choice = { $who } baut Häuser.
wait-prefect-choice = { $who } lässt eine Provinz produzieren oder kassiert Sesterzen.
wait-trade-choice = { $who } handelt.
wait-diplomat-choice = { $who } wählt eine Karte zum Kopieren.
wait-magister-choice = { $who } darf eine Karte wiederholen.
wait-purchase-choice = { $who } darf eine Karte kaufen.
wait-colonist-choice = { $who } setzt Kolonisten ein oder nimmt Geld.
wait-castle-choice = { $who } darf die Ware eines Kastells nehmen.
wait-new-colonist-choice = { $who } darf einen Kolonisten kaufen.
wait-suggestion-choice = { $who } sieht sich die Hand des Partners an.
wait-partners-part = { $who } spielt den eigenen Teil der Karte { $card }.
wait-goods-to-keep = { $who } wählt, welche Waren bleiben.

# Auf dem Knopf, der ablehnt oder hier aufhört.
leave-first-goods-choice = Nichts mehr kaufen
leave-movement-choice = { $builds ->
    [yes] Weiter zum Bauen
   *[no] Nicht mehr ziehen
}
leave-building-choice = { $built ->
    [0] Nichts bauen
   *[other] Nichts mehr bauen
}
leave-trade-choice = { $begun ->
    [yes] Nicht mehr handeln
   *[no] Nicht handeln
}
leave-diplomat-choice = Nichts kopieren
leave-magister-choice = Nichts wiederholen
leave-purchase-choice = Keine Karte kaufen
leave-colonist-choice = { $placed ->
    [0] Weder Kolonisten noch Geld
   *[other] Keine mehr einsetzen
}
leave-castle-choice = Die Kastelle in Ruhe lassen
leave-new-colonist-choice = Keinen Kolonisten kaufen
leave-suggestion-choice = Auf keine zeigen
leave-other = Nichts tun
