# Wie lange ein Tisch auf jemanden wartet, und was dann passiert.

duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-days = { $count } Tage

pace-none = kein Zeitlimit
pace-relaxed = gemütlich
pace-steady = stetig
pace-brisk = flott
pace-named = { $name }, { $time } pro Zug
pace-own = { $time } pro Zug
pace-agreed = Tempo: { $pace }, { $has_reserve ->
    [yes] dazu je { $reserve } Reserve für die ganze Partie
   *[no] ohne Reserve
}. Ist die Zeit um, { $then ->
    [stand_in] spielt eine Vertretung diesen Zug
   *[mark] zeigt der Tisch es nur an
}. { $away ->
    [0] Bei Abwesenheit laufen die Uhren weiter.
    [one] Bei Abwesenheit steht die Uhr still, höchstens 1 Tag pro Partie.
   *[other] Bei Abwesenheit steht die Uhr still, höchstens { $away } Tage pro Partie.
}{ $then ->
    [stand_in] {" "}Wer abwesend ist, kann auch eine Vertretung spielen lassen.
   *[mark] {""}
}

# In der Nachricht des Tischs.
clock = -# Gefragt { $since }. Zeit bis { $due }, { $left }.
clock-reserve = -# Gefragt { $since }. Zeit für den Zug bis { $ends }, mit der Reserve bis { $due }.
clock-late = -# Gefragt { $since }. Die Zeit lief { $due } ab.
clock-chooser = -# Solange alle wählen, läuft die Zeit der Reihe nach, gerade für { $who }.
table-stand-in = Die Zeit von { $who } ist um. Eine Vertretung ({ $level }) spielt diesen Zug.
    .away = { $who } ist abwesend. Eine Vertretung ({ $level }) spielt diesen Zug.
table-stood-in = -# Für { $who } spielt eine Vertretung. Bist du das? Drück **Bin wieder da**, um selbst weiterzuspielen.
table-button-return = Bin wieder da

# In der Lobby und während der Partie.
lobby-button-pace = Tempo
pace-explained = Wie lange soll der Tisch auf jemanden warten? Jetzt: { $now }.
pace-which = Wähl ein Tempo
pace-time-up-which = Wenn die Zeit um ist
pace-time-up-stand_in = Eine Vertretung spielt diesen Zug
pace-time-up-mark = Nur anzeigen; der Tisch wartet weiter
pace-reserve-which = Was jeder in Reserve hat
pace-other = eine andere Zeit …
pace-form = Dein eigenes Tempo
pace-form-field = Zeit pro Zug, wie 36 Stunden oder 2 Tage
pace-now = { $pace }
    .none = Dieser Tisch hat kein Zeitlimit. Setz eins mit `/concordia tempo`.
pace-return = Du spielst deinen Platz wieder selbst.

pace-heading = ### Das Tempo ändern?
pace-proposed =
    { $by } schlägt vor:
    { $pace }
pace-proposed-none = { $by } schlägt vor: ab jetzt kein Zeitlimit.
pace-asks = { $mentions }: { $count ->
    [one] Du musst
   *[other] Mehr als die Hälfte von euch muss
} bis { $deadline } zustimmen. Dann hat, wer dran ist, wieder die volle Zeit, und alle haben eine volle Reserve.
pace-ended = { $why ->
    [passed]
        ### Das Tempo ändert sich
        Mehr als die Hälfte hat zugestimmt.
    [refused]
        ### Das Tempo bleibt, wie es ist
        Zu viele haben dagegen gestimmt.
    [withdrawn]
        ### Das Tempo bleibt, wie es ist
        Der Vorschlag wurde zurückgezogen.
    [late]
        ### Das Tempo bleibt, wie es ist
        Es haben nicht rechtzeitig genug zugestimmt.
   *[moved_on]
        ### Die Abstimmung ist vorbei
        Inzwischen sitzen andere am Tisch.
}

notice-turn-missed = Die Zeit von { $player } ist um, also spielt eine Vertretung ({ $level }) diesen Zug für { $seat }.
    .away = { $player } ist nicht da, und die Zeit ist um: Eine Vertretung ({ $level }) spielt diesen Zug für { $seat }.
    .keeps = { $player } hat drei Züge in Folge verpasst. Ab jetzt spielt eine Vertretung ({ $level }) für { $seat }, bis { $player } **Spielen** oder **Bin wieder da** drückt.
notice-player-back = { $player } ist zurück und spielt wieder { $seat }.
    .early = { $player } ist zurück.
notice-pace = { $pace }
    .none = Es gibt kein Zeitlimit mehr.
    .due = Wer jetzt dran ist, hat Zeit bis { $due }.

error-unclear-pace = „{ $typed }“ verstehe ich nicht als Tempo. Sag `keins`, `gemütlich`, `stetig` oder `flott`, oder eine Zeit wie `36 Stunden` oder `2 Tage`.
error-mistyped-pace = „{ $typed }“ verstehe ich nicht als Tempo. Meinst du „{ $nearest }“?
error-pace-out-of-bounds = { $given } pro Zug: Das geht nicht. Möglich sind { $shortest } bis { $longest }.
error-no-pace-to-change = Dazu gehört ein Zeitlimit. Gib auch das an, etwa `tempo: stetig`.
error-same-pace = Das ist schon das Tempo dieses Tischs.
error-seat-is-kept = Für dich spielt eine Vertretung. Drück zuerst **{ $button }** in der neuesten Nachricht des Tischs und versuch es dann noch einmal.
error-pace-pending = Über das Tempo wird schon abgestimmt. Warte, bis das entschieden ist.
error-no-pace-asked = Diese Abstimmung ist vorbei.

# Erinnerungen.
reminder = { $mention }, { $count ->
    [one] dieser Tisch wartet noch auf dich.
   *[other] { $count } Tische warten auf dich.
}
reminder-direct = { $count ->
    [one] **Ein Tisch wartet auf dich**
   *[other] **{ $count } Tische warten auf dich**
}
reminder-nudged = { $by } würde gern weiterspielen.
reminder-line = - { $place }: gefragt { $since }; die Zeit endet { $due }
    .late = - { $place }: gefragt { $since }; die Zeit lief { $due } ab
    .open = - { $place }
reminder-how = -# Mit `/einstellungen meine` änderst du, wie und wann ich dich erinnere.
settings-next-reminder = -# Tische warten auf dich. Wenn alles so bleibt, erinnere ich dich { $when }.
nudge-done = Die Erinnerung ist raus.
nudge-later = Ich erinnere, sobald ich darf: Jeder wählt selbst, wann und wie oft ich mich melde.
nudge-away = Diese Person ist bis { $until } abwesend. Ich erinnere sie, wenn sie zurück ist.
error-nobody-to-nudge = Dieser Tisch wartet auf niemanden, den ich erinnern könnte.
error-reminders-off = Diese Person möchte von mir nicht erinnert werden. Schreib ihr am besten selbst.
error-your-turn = Dieser Tisch wartet auf dich. Drück **{ $button }** in seiner neuesten Nachricht.
error-nudged-lately = Diese Person wurde schon angestupst. Du kannst sie <t:{ $when }:R> wieder anstupsen.

# Abwesenheit.
away-not = Du bist nicht abwesend. `/abwesend bis: 24. Dezember` sagt es allen an deinen Tischen, und `/abwesend bis: zurück`, dass du wieder da bist.
away-now = Du bist bis { $until } abwesend. { $plays ->
    [yes] Wo ein Tisch Vertretungen hat, spielt eine für dich.
   *[no] Deine Uhr steht so viele Tage still, wie jeder Tisch vereinbart hat.
} Früher zurück? `/abwesend bis: zurück`.
away-begun = Du bist bis { $until } abwesend. Alle an deinen Tischen können es sehen. { $plays ->
    [yes] Wo ein Tisch Vertretungen hat, spielt ab jetzt eine für dich. Anderswo steht deine Uhr so viele Tage still, wie der Tisch vereinbart hat, und läuft dann weiter.
   *[no] Deine Uhr steht so viele Tage still, wie jeder Tisch vereinbart hat. Danach läuft sie weiter, und wenn deine Zeit um ist, spielt eine Vertretung, wo der Tisch welche hat.
} Früher zurück? `/abwesend bis: zurück`.
away-utc = -# Das ist das Ende des Tages in UTC, denn deine Zeitzone kenne ich nicht: `/einstellungen meine zeitzone:` legt sie fest.
away-back = Willkommen zurück! Alle an deinen Tischen können es sehen.
notice-player-away = { $player } ist bis { $until } abwesend.
table-away = -# { $who } ist bis { $until } abwesend.
    .plays = -# { $who } ist bis { $until } abwesend. So lange spielt eine Vertretung.
clock-stopped = -# Gefragt { $since }. Die Uhr steht still bis { $until }; Zeit bis { $due }.
error-unclear-date = „{ $typed }“ verstehe ich nicht als Datum. Sag es wie `24. Dezember`, `2026-12-24`, `Freitag` oder `10 Tage`{ $use ->
    [away] , oder `zurück`
   *[start] {""}
}.
error-mistyped-date = „{ $typed }“ verstehe ich nicht als Datum. Meintest du { $nearest }?
error-no-such-day = Den Tag „{ $typed }“ gibt es nicht. Sag es wie `24. Dezember` oder `2026-12-24`.
error-date-in-past = { $how ->
    [date] Der { $day }
   *[typed] „{ $day }“
} ist schon vorbei. { $use ->
    [away] Bis wann bist du weg?
   *[start] Wann soll es losgehen?
}
error-date-too-far = { $how ->
    [date] Der { $day }
   *[typed] „{ $day }“
} ist mehr als { $most } Tage hin. { $use ->
    [away] Für so lange gibst du deine Plätze besser jemandem mit `/concordia ersetzen` oder einem Computer mit `/concordia aufgeben`.
   *[start] Wähl einen früheren Tag.
}
