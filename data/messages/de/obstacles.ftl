# Warum etwas nicht geht: welche Regel im Weg ist, was fehlt, und was stattdessen geht.

refused = { CAP($wish) } geht nicht: { CAP($reasons) }.
refused-reasons = { $one }; { $other }
refused-asked = { $refused } { $question }
refused-choices = Deine Möglichkeiten:
refused-choice = - { $choice }

# Was man wollte. Vor „geht nicht“.
wish-play-card = { $card } spielen
wish-choose-personality = diese Karte als { FORM($personality, form: "acc-bare") } nutzen
wish-finish = das überspringen
wish-move-colonist = { $colonist ->
    [sea] einen Seekolonisten
   *[land] einen Landkolonisten
} von { FORM($origin, form: "dat") } auf { $line } ziehen
wish-build-house = { $where } bauen
    .with-tile = { $where } mit { $tile } bauen
wish-enter-trade = von { FORM($line, form: "dat") } aus einen Handel anlaufen
wish-produce-in-province = { $province } mit dem Bonus { $good } produzieren lassen
    .sold = { $province } produzieren lassen und eine Einheit des Bonus verkaufen ({ $good })
wish-collect-coins = die Sesterzen der Marker kassieren
wish-buy-goods = { $goods } kaufen
wish-sell-goods = { $goods } verkaufen
wish-buy-card = { $card } kaufen
    .paid = { $card } für { $price } kaufen
wish-place-colonist = { $where } { $colonist ->
    [sea] einen Seekolonisten
   *[land] einen Landkolonisten
} einsetzen
wish-collect-income = jetzt Geld nehmen
wish-copy-card = { $known ->
    [no] diese Karte kopieren
   *[yes] { PERSON($owner) ->
        [you] deine eigene Karte kopieren
       *[other] die Karte von { $owner } kopieren
    }
}
wish-repeat-card = eine Karte wiederholen
wish-choose-start-city = { $where } beginnen
wish-suggest-card = auf { $card } zeigen
wish-keep-goods = { $goods } behalten
wish-take-castle-good = { $castle } leeren
# Statt etwas, das es nicht gibt.
unknown-place = diesen Ort
    .dat = diesem Ort
    .inside = dort
unknown-card = diese Karte
# Eine Karte mit ihrem Namen.
known-card = { FORM($card, form: "acc") }

# Was im Weg ist. Nach einem Doppelpunkt.
obstacle-short = du hast { $missing } zu wenig
    .with-partner = du hast { $missing } zu wenig, selbst mit den Sesterzen deines Partners
    .with-salt = du hast { $missing } zu wenig, selbst mit deinem Salz
    .with-both = du hast { $missing } zu wenig, selbst mit deinem Salz und den Sesterzen deines Partners
obstacle-not-asked = danach ist gerade nicht gefragt
obstacle-must-choose = du musst eine der Möglichkeiten wählen
obstacle-not-on-this-board = diesen Ort gibt es auf diesem Spielplan nicht
obstacle-no-room = { $spaces ->
    [one] deinem Lagerhaus fehlt { $spaces } Feld
   *[other] deinem Lagerhaus fehlen { $spaces } Felder
}
obstacle-spaces-left-empty = du darfst keine Felder leer lassen, die du füllen kannst; behalt noch { $spaces } mehr
obstacle-not-received = du kannst nur behalten, was du gerade bekommen hast, nicht { $goods }
obstacle-no-colonist-there = { $colonist ->
    [sea] du hast keinen Seekolonisten
   *[land] du hast keinen Landkolonisten
} { $where }
obstacle-no-stop-there = Kolonisten stehen auf Linien, nicht in Städten
obstacle-line-of-the-other-kind = { $colonist ->
    [sea] Seekolonisten nutzen nur Seelinien
   *[land] Landkolonisten nutzen nur Landlinien
}
obstacle-no-rest-there = über diese Linie darf man ziehen, aber nicht auf ihr stehen bleiben
obstacle-line-taken = auf eine Linie passt ein Kolonist, und { $holder } hat dort schon einen
    .by-you = auf eine Linie passt ein Kolonist, und du hast dort schon einen
obstacle-too-few-steps = das braucht { $needed ->
    [one] { $needed } Schritt
   *[other] { $needed } Schritte
}, und du hast { $left }
obstacle-no-path = { $colonist ->
    [sea] dorthin führen keine Seelinien
   *[land] dorthin führen keine Landlinien
}
obstacle-no-harbour = er kommt nur durch einen Hafen hinaus, in dem du ein Haus hast
obstacle-in-trade-for-good = ein Kolonist in einem Handel bleibt für immer dort
obstacle-no-trade-there = diese Linie führt zu keinem Handel
obstacle-house-built-before = einen Handel läuft man an, bevor man das erste Haus baut
obstacle-movement-over = sobald du baust, kannst du nicht mehr ziehen
obstacle-not-a-building-city = bauen darf man in Städten, aber nicht in einer Hauptstadt
    .start = Kolonisten beginnen in einer Stadt, nicht in einer Hauptstadt
obstacle-no-houses-left = du hast keine Häuser mehr zu bauen
obstacle-house-there = du hast dort schon ein Haus, und mehr als eins von dir passt nicht in eine Stadt
obstacle-no-colonist-beside = keiner deiner Kolonisten steht auf einer Linie, die dort endet
obstacle-colonist-inside = dein Kolonist müsste auf einer Linie neben der Stadt stehen, nicht darin
obstacle-marker-turned = ihr Marker zeigt Sesterzen, sie produziert also erst wieder, wenn jemand sie kassiert
obstacle-other-bonus = ihr Marker zeigt { $good }
    .free = der Bonus muss dort eine der Waren sein, mit denen in dieser Partie gehandelt wird
obstacle-no-marker-turned = kein Marker zeigt Sesterzen
obstacle-not-traded = mit { $good } handelt die Bank nicht
obstacle-no-units = du musst mit mindestens 1 Einheit handeln
obstacle-too-many-kinds = ein Mercator handelt mit zwei Warensorten, und du hattest schon { $goods }
obstacle-bought-before = man kann nicht dieselbe Sorte kaufen und verkaufen, und { $good } hast du schon gekauft
obstacle-sold-before = man kann nicht dieselbe Sorte kaufen und verkaufen, und { $good } hast du schon verkauft
obstacle-nothing-sold-yet = vor deiner ersten Karte kannst du Waren nur kaufen
obstacle-card-not-for-sale = die Karte liegt nicht in der Auslage
obstacle-not-for-a-proconsul = ein Prokonsul kann keinen weiteren Prokonsul kaufen
obstacle-other-price = es kostet { $price }
obstacle-no-colonist-left = { $colonist ->
    [sea] du hast keinen Seekolonisten mehr im Lagerhaus
   *[land] du hast keinen Landkolonisten mehr im Lagerhaus
}
obstacle-not-the-capital = { $colonist ->
    [sea] neue Seekolonisten kommen
   *[land] neue Landkolonisten kommen
} { $places }
    .to = nach { $place }
    .own-city = in eine Stadt, in der du ein Haus hast
obstacle-no-house-of-yours = du hast dort kein Haus
obstacle-no-line-begins = { $colonist ->
    [sea] dort beginnt keine Seelinie
   *[land] dort beginnt keine Landlinie
}
obstacle-colonist-placed-before = Geld bekommst du nur, wenn du keine Kolonisten einsetzt
obstacle-castle-empty = es ist leer
obstacle-no-colonist-beside-castle = keiner deiner Landkolonisten steht auf einer Linie, die dort endet
obstacle-card-not-in-hand = du hast die Karte nicht auf der Hand
obstacle-card-played-before = die Karte liegt auf deinem Ablagestapel, bis du einen Tribun spielst
obstacle-not-in-partners-hand = dein Partner hat die Karte nicht auf der Hand
obstacle-no-answer-with-legatus = { $ruling ->
    [PC2] nach einem Prokonsul kann man keinen Legaten spielen
   *[L4] auf einen Legaten kann man nicht mit einem Legaten antworten
}
obstacle-not-on-this-card = das ist keine der beiden Hälften der Karte { $card }
obstacle-not-an-opponent = kopieren kannst du nur die Karte eines Gegners
obstacle-pile-empty = dort liegt keine Karte
obstacle-card-not-copiable = { $ruling ->
    [M6] ein Magister kann nicht zu einem Senator führen
    [M7] ein Magister wirkt nur einmal pro Zug
    [PC3] ein Legat braucht deinen Partner, und du spielst allein
   *[DI2] einen Diplomaten kann man nicht kopieren
}
obstacle-copied-before = diese Karte hat dein Team schon kopiert
obstacle-nothing-to-repeat = darunter liegt keine Karte von dir
obstacle-card-not-repeatable = { $ruling ->
    [M7] ein Magister wirkt nur einmal pro Zug
   *[M3] ein Magister kann keinen Senator wiederholen
}
obstacle-too-near-the-capital = eine Linie verbindet sie mit einer Hauptstadt
