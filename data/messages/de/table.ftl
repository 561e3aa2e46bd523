# Die Nachricht eines Tischs, an dem gespielt wird, und was dazugehört.

table-heading = ## { $board }, Zug { $turn }
# An die Person, die dran ist; das erwähnt sie.
table-your-turn = { $mention }, du bist am Zug. { $waiting }
table-your-part = { $mention }, du bist gefragt. { $waiting }
# Alle wählen zugleich einen Patrizier des Forums; das erwähnt die, die noch wählen müssen.
table-choose-patricians = { $mentions }: Bitte einen Patrizier wählen.
    .how = -# **Spielen** zeigt dir deine beiden. Niemand sieht, welchen du behältst, bis alle gewählt haben; bis dahin kannst du es dir anders überlegen. Du kannst auch per Direktnachricht an mich wählen, mit `/wählen`.
table-first-turn = -# **Spielen** zeigt dir deine Karten und fragt eins nach dem anderen. Nur du siehst es, und nichts zählt, bis du bestätigst.
# Dasselbe, ohne jemanden zu erwähnen.
table-turn-of = { $waiting }
table-asked-by-dm = { $waiting } Ich habe per Direktnachricht gefragt.
table-thinking = { $who } überlegt.
table-empty-seat = Noch spielt niemand { $who }. Der Host kann den Platz mit `/concordia ersetzen` jemandem anbieten, auch einem Computer.
table-last-turns = { $final ->
    [yes] **Der letzte Zug.**
   *[no] **Die letzten Züge.**
} { $cause ->
    [fifteenth_house] { $who } hat das fünfzehnte Haus gebaut
   *[last_card] { $who } hat die letzte Karte genommen
} und bekommt die Concordia-Karte. Die Partie endet nach Zug { $last }.
table-since = **Seit deinem letzten Zug:**
# Allein gegen Contrarius: mit dem, was er getan hat.
table-last-turn = **Dein letzter Zug:**
table-since-beginning = **Bisher:**
table-since-turn-of = Seit dem letzten Zug von { $who }:
table-digest-line = - { $line }
table-undo-asked = Es wird abgestimmt, ob { $who } etwas zurücknehmen darf.
table-takebacks = -# Diese Partie läuft mit Zurücknehmen: Ein Zug wurde zurückgenommen, nachdem die Computer gespielt hatten.
table-imported = -# { $who } hat diese Partie aus einer Aufzeichnung importiert und kennt vielleicht den Stapel.
    .redealt = -# { $who } hat diese Partie aus einer Aufzeichnung importiert und kennt vielleicht bis dahin jede Hand. Der Rest des Stapels wurde neu gemischt.
    .nobody = -# Diese Partie wurde aus einer Aufzeichnung importiert. Wer sie hat, kennt vielleicht bis dahin jede Hand.

table-button-play = Spielen
table-button-hand = Meine Hand
table-button-display = Auslage
table-button-log = Protokoll
table-button-undo = Rückgängig

# Eine Abstimmung über das Zurücknehmen.
vote-heading = ### Darf { $who } { FORM($card, form: "acc") } zurücknehmen?
    .part = ### Darf { $who } das zurücknehmen?
vote-asks = { $mentions }: { $count ->
    [one] Du musst
   *[other] Ihr alle müsst
} bis { $deadline } zustimmen.
vote-explained = Das nähme den ganzen Zug von { $who } zurück{ $others ->
    [0] {""}
   *[other] {" "}und was danach geschah ({ $seats })
}. Ein einziges Nein beendet die Abstimmung, der nächste Schritt im Spiel auch.
    .part = Das nähme zurück, was { $who } in diesem Zug getan hat{ $others ->
        [0] {""}
       *[other] , und was danach geschah ({ $seats })
    }. Ein einziges Nein beendet die Abstimmung, der nächste Schritt im Spiel auch.
vote-agreed = Bisher dafür: { $seats }.
vote-nobody-yet = Noch hat niemand geantwortet.
vote-granted =
    ### Zurückgenommen
    { $who } hat den letzten Zug zurückgenommen. Von dort geht es weiter.
vote-refused =
    ### Nicht zurückgenommen
    { $by } war dagegen, also bleibt alles, wie es ist.
vote-withdrawn =
    ### Nicht zurückgenommen
    { $who } hat die Bitte zurückgezogen.
vote-late =
    ### Nicht zurückgenommen
    Nicht alle haben rechtzeitig zugestimmt.
vote-moved-on =
    ### Nicht zurückgenommen
    Das Spiel ist weitergegangen.
vote-button-agree = Einverstanden
vote-button-refuse = Nein

# Eine Abstimmung über einen Platz.
removal-heading = ### Soll jemand anders für { $who } übernehmen?
removal-asks = { $mentions }: { $count ->
    [one] Du musst
   *[other] Mehr als die Hälfte von euch muss
} bis { $deadline } zustimmen.
removal-by-computer = { $by } schlägt vor, dass ein Computer ({ $level }) übernimmt.
removal-by-person = { $by } schlägt vor, dass { $player } übernimmt.
removal-agreed = Bisher dafür: { $seats }.
removal-refused = Bisher dagegen: { $seats }.
removal-ended-refused =
    ### Der Platz bleibt, wie er ist
    Zu viele waren dagegen, den Platz von { $who } abzugeben.
removal-ended-withdrawn =
    ### Der Platz bleibt, wie er ist
    Die Abstimmung über den Platz von { $who } wurde zurückgezogen.
removal-ended-late =
    ### Der Platz bleibt, wie er ist
    Nicht genug haben rechtzeitig zugestimmt, den Platz von { $who } abzugeben.
removal-ended-moved-on =
    ### Die Abstimmung ist vorbei
    Inzwischen sitzen andere am Tisch.
removal-ended-done =
    ### Angenommen
    Mehr als die Hälfte hat zugestimmt.

# Eine Abstimmung über das Ende der Partie.
abandonment-heading = ### Diese Partie für alle beenden?
abandonment-asks = { $by } schlägt es vor. { $mentions }: { $every ->
    [one] Du musst
    [yes] Ihr alle müsst
   *[no] Mehr als die Hälfte von euch muss
} bis { $deadline } zustimmen. Wer allein aufhören will, nimmt `/concordia aufgeben`.
abandonment-ended = { $why ->
    [passed]
        ### Die Partie endet hier
        Genug von euch haben zugestimmt.
    [refused]
        ### Die Partie geht weiter
        Zu viele wollen weiterspielen.
    [withdrawn]
        ### Die Partie geht weiter
        Der Vorschlag wurde zurückgezogen.
    [late]
        ### Die Partie geht weiter
        Es haben nicht rechtzeitig genug zugestimmt.
   *[moved_on]
        ### Die Abstimmung ist vorbei
        Inzwischen sitzen andere am Tisch.
}

# Ein Platz, der jemandem angeboten wird.
offer-heading = ### Ein Platz wird angeboten: { $seat }
offer-asks = { $player }, { $by } möchte, dass du ihn spielst.
offer-explained = Nichts passiert, bevor du annimmst. Du hast Zeit bis { $deadline }; danach, oder wenn du ablehnst, bleibt der Platz, wie er ist.
offer-button-accept = Annehmen
offer-button-decline = Ablehnen
offer-ended = { $why ->
    [accepted] ### { $seat } ist neu besetzt
   *[other] ### { $seat }: Alles bleibt, wie es war
}
    .how = { $why ->
        [accepted] { $player } hat angenommen. Willkommen!
        [declined] { $player } möchte lieber nicht. Danke für die Antwort!
        [withdrawn] Das Angebot wurde zurückgezogen.
        [late] { $player } hat nicht rechtzeitig geantwortet. Frag gern noch einmal.
       *[moved_on] Inzwischen sitzen andere am Tisch.
    }

# Direktnachrichten an Partner, und an alle, die einen Patrizier wählen.
dm-patrician = ### Dein Patrizier
    .where = { $board } in { $channel }, vor dem ersten Zug. Wähl hier oder dort: Es ist dieselbe Wahl.
dm-hand = ### Deine Hand
    .where = { $board } in { $channel }, Zug { $turn }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .partner = Dein Partner: { $partner }.
dm-hand-card = - { $card }
dm-hand-cards = - { $count } × { $card }
dm-start = ### Vor dem ersten Zug
dm-part = ### { PERSON($owner) ->
    [you] Dein Teil in deinem eigenen Zug
   *[other] Dein Teil im Zug von { $owner }
}
    .where = { $board } in { $channel }, Zug { $turn }.
dm-button-tell = Meinem Partner schreiben
dm-button-reply = Antworten

# Das Ende einer Partie.
over-heading = ## { $board }: Die Partie ist vorbei, nach Zug { $turn }
over-takebacks = -# Diese Partie lief mit Zurücknehmen: Ein Zug wurde zurückgenommen, nachdem die Computer gespielt hatten.
over-seed = -# Der Startwert dieser Partie war `{ $seed }`. Die Aufzeichnung hängt an.
over-promise =
    -# Der Startwert dieser Partie war `{ $seed }`. Bevor sich jemand setzte, wurde sein SHA-256 bekannt gegeben: `{ $commitment }`.
    -# Selbst prüfen? `printf %s { $seed } | sha256sum` ergibt dasselbe. Die Aufzeichnung hängt an; `concordia replay` spielt sie nach.
over-imported =
    -# { $who } hat diese Partie aus einer Aufzeichnung importiert und kannte vielleicht jede Karte, die davor ausgeteilt wurde. Dafür kann ich nicht bürgen.
    .nobody = -# Diese Partie wurde aus einer Aufzeichnung importiert. Für alles, was davor ausgeteilt wurde, kann ich nicht bürgen.
    .promise =
        -# Alles, was seitdem ausgeteilt wurde, kam aus dem Startwert `{ $seed }`. Beim Import wurde sein SHA-256 bekannt gegeben: `{ $commitment }`.
        -# Selbst prüfen? `printf %s { $seed } | sha256sum` ergibt dasselbe. Die Aufzeichnung hängt an; `concordia replay` spielt sie nach.
over-button-rematch = Revanche
over-button-film = Film
film-shown = Die ganze Partie, Zug für Zug.
film-failed = Der Film ist mir nicht gelungen. Versuch es noch einmal; die Aufzeichnung hängt an der Endwertung.
