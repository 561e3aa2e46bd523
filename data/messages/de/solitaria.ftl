# Solitaria: allein oder zu zweit gegen Contrarius.

contrarius = Contrarius
die-blue = blau
    .weak = blauen
die-black = schwarz
    .weak = schwarzen
die-white = weiß
    .weak = weißen
die-red = rot
    .weak = roten
die-face-land = Landkolonist
die-face-sea = Seekolonist
die-face-card = Karte

ask-reaction-due = Contrarius reagiert
ask-contrarius-task = Contrarius macht weiter
ask-veto-choice = Contrarius hat mit dem { FORM($die, form: "weak") } Würfel „{ $face }“ geworfen. Legst du ein Veto ein? Du hast noch { $count ->
    [one] { $count } Veto
   *[other] { $count } Vetos
}.
ask-contrarius-move-choice = Contrarius baut in { $city }. Welchen Weg nimmt er?
ask-contrarius-start-choice = Contrarius beginnt mit einem Haus in { $city }. Auf welcher Linie steht sein Kolonist?

pick-reaction-due = Wie weiter?
pick-contrarius-task = Wie weiter?
pick-veto-choice = Veto?
pick-contrarius-move-choice = Welcher Weg?
pick-contrarius-start-choice = Welche Linie?

wait-reaction-due = Contrarius reagiert gleich.
wait-contrarius-task = Contrarius ist noch nicht fertig.
wait-veto-choice = Contrarius hat mit dem { FORM($die, form: "weak") } Würfel „{ $face }“ geworfen. { $who } darf ein Veto einlegen.
wait-contrarius-move-choice = Contrarius baut in { $city }. { $who } wählt seinen Weg.
wait-contrarius-start-choice = Contrarius beginnt in { $city }. { $who } wählt seine Linie.

leave-veto-choice = So lassen

option-of-row = { $card } von Contrarius
option-veto = Veto: neu würfeln
option-his-way = { $kind ->
    [land] Landkolonist
   *[sea] Seekolonist
} von { $origin } auf { $line }
option-his-line = { $kind ->
    [land] Über Land
   *[sea] Über See
}, { $line }

# Vor „geht nicht“.
wish-use-row-card = { $card } aus der Reihe von Contrarius nutzen
wish-use-veto = gegen einen Wurf ein Veto einlegen
wish-choose-way = Contrarius auf { $line } schicken
wish-choose-line = den Kolonisten von Contrarius auf { $line } stellen

told-contrarius-reacted = auf { FORM($card, form: "acc") } reagiert
told-die-rolled = mit dem { FORM($die, form: "weak") } Würfel „{ $face }“ geworfen
told-veto-used = gegen den Wurf ein Veto eingelegt
told-contrarius-built = in { $city } gebaut
told-contrarius-moved = einen { $kind ->
    [land] Landkolonisten
   *[sea] Seekolonisten
} von { FORM($origin, form: "dat") } auf { $line } gezogen
told-contrarius-placed = { $where } einen { $kind ->
    [land] Landkolonisten
   *[sea] Seekolonisten
} eingesetzt
told-contrarius-took = { FORM($card, form: "acc") } von Platz { $position } der Auslage genommen
    .tile = { $tile } vom Forum genommen
told-contrarius-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gemacht
told-track-house-freed = sein Haus von Feld { $space } der Punkteleiste genommen
told-row-card-used = { FORM($card, form: "acc") } von Contrarius genutzt und umgedreht

digest-rolled = { $rolls } gewürfelt
digest-roll = { $face } ({ $die })
digest-veto = ein Veto
digest-of-row = { FORM($card, form: "acc") } von Contrarius
digest-his-cards = { $cards } genommen
digest-his-colonists = Kolonisten eingesetzt ({ $places })
digest-his-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} gemacht

obstacle-row-card-not-usable = { $why ->
    [face_down] diese Karte liegt verdeckt, und er dreht sie nie wieder um
    [diplomat] einen Diplomaten von ihm kann man nicht nutzen
   *[absent] diese Karte liegt nicht in seiner Reihe
}
obstacle-no-veto-left = du hast kein Veto mehr
obstacle-not-his-way = diesen Weg kann er nicht nehmen ({ $line })

# Was er hat, in Texten.
contrarius-has = Contrarius ({ $letter }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf der Leiste, { $houses ->
    [one] { $houses } Haus gebaut
   *[other] { $houses } Häuser gebaut
}, { $left } im Vorrat.
contrarius-reaction = Seine letzte Reaktion ({ $card }): { $deeds }.
contrarius-was-vetoed = Veto
contrarius-did-nothing = ohne Wirkung
contrarius-track = Seine Häuser warten auf den Punktefeldern { $spaces }.
contrarius-colonist = { $kind ->
    [land] Land
   *[sea] See
} ({ $where })
contrarius-colonists = Seine Kolonisten: { $places }.
contrarius-face-down = { $card } (verdeckt)
contrarius-row = Seine Reihe: { $cards }.
contrarius-tiles = Plättchen von Contrarius: { $tiles }.
contrarius-vetoes = { $count ->
    [one] Noch { $count } Veto.
   *[other] Noch { $count } Vetos.
}
final-against-contrarius = { $by ->
    [0] Gleichauf mit Contrarius
    [one] { $by } Punkt { $won ->
        [yes] vor
       *[no] hinter
    } Contrarius
   *[other] { $by } Punkte { $won ->
        [yes] vor
       *[no] hinter
    } Contrarius
}, Schwierigkeit: { $difficulty }.

# Regeln.
topic-contrarius = Contrarius
topic-reactions = Reaktionen von Contrarius
topic-dice = Würfel von Contrarius
topic-difficulty = Schwierigkeitsgrade gegen Contrarius
rule-dice = Der blaue Würfel sagt, welche Karte er nimmt, von links gezählt. Der schwarze und der weiße sagen, in was für einer Stadt er baut; S ist Salz oder die Sorte seines besten Spezialisten. Der rote gibt ihm einen Kolonisten oder die erste Karte der Auslage.
    .line = - **{ $die }**: { $faces }
    .veto = Zu zweit gegen ihn hat zwei Vetos, wer die türkisen Karten hält: Jedes lässt ihn einen Würfel neu werfen.
rule-contrarius = Contrarius hat Häuser, Kolonisten, eine Reihe von Karten und Punkte, aber keine Hand, keine Waren und keine Sesterzen. Er reagiert auf jede Karte dessen, der die türkisen Karten hat, sobald sie ausgeführt ist, und wertet am Ende wie du; seine Vesta zahlt nichts.
    .reactions = **Reaktionen.** Architekt: Er nimmt die Karte, die der blaue Würfel zeigt. Präfekt: 1 Punkt für jedes seiner Häuser in der Provinz, mindestens 1 (2 beim Präfekten Magnus); 2, wenn du kassierst. Mercator: Er baut nach dem schwarzen Würfel, und die Provinz produziert für dich. Senator, Konsul: Er baut nach dem weißen Würfel. Tribun: Er baut nach S, wirft den roten Würfel und nimmt das erste Forumsplättchen. Kolonist: der rote Würfel, wenn du einen eingesetzt hast, sonst 2 Punkte. Spezialisten: 3 Punkte. Diplomat: Allein nutzt du eine offene Karte seiner Reihe, die dann für immer umgedreht wird; auf diese Karte reagiert er.
    .building = **Bauen.** S ist Salz, wenn er kann, sonst die Sorte seines besten Spezialisten. Ist keine Stadt der Sorte erreichbar, versucht er die nächstbilligere, nach Ziegeln Tuch. Er bevorzugt Städte ohne Häuser, dann neue Provinzen, dann geht es nach dem Alphabet. Unter gleich kurzen Wegen wählst du.
    .difficulty = **Schwierigkeit.** Standard: Du beginnst mit { $standard } Punkten. Veteran: { $veteran }, und er hat ein Haus. Starker Veteran: { $strongVeteran }, und er hat zwei. Experte: { $expert }, und auf den Punktefeldern { $first } bis { $last } warten Häuser auf ihn. Starker Experte: ebenso auf { $strongFirst } bis { $strongLast }.
    .two = **Zu zweit.** Einer von euch hat die üblichen Karten und beginnt; auf die reagiert er nie. Der andere hat die türkisen Karten, beginnt mit dem Praefectus Magnus und hält zwei Vetos. Eure Diplomaten kopieren die Karten des anderen, nicht seine Reihe. Wer die meisten Punkte hat, gewinnt, außer **{ command-concordia-duel-scoring }** sagt, dass ihr zusammen oder gar nicht gewinnt.
    .ours = Würfelseiten, Stapel, seine Karten und manche Einzelheit sind unsere Lesart.
