# Was man hört, wenn etwas nicht geht: freundlich, und mit dem, was man tun kann.

# An einem Tisch.
error-stale-decision = Das Spiel ist seitdem weitergegangen. Schau in die neueste Nachricht des Tischs und drück **{ $button }**, wenn du dran bist.
error-unknown-table = Hier gibt es keinen Tisch. Eröffne einen mit `/concordia neu`.
error-channel-taken = In diesem Kanal steht schon ein Tisch. Beende ihn oder brich ihn ab, oder eröffne deinen in einem anderen Kanal oder Thread.
error-table-held = Dieser Tisch pausiert: Nach einem Update des Bots würde die Partie anders laufen. Nichts ist verloren, und wer den Bot betreibt, weiß Bescheid.
error-not-seated = Du sitzt nicht an diesem Tisch, aber du kannst gern zusehen: `/spielplan` zeigt ihn.
error-not-host = Das kann nur der Host. Frag ihn, oder lass dich zum Host machen.
error-plays-here = Du spielst an diesem Tisch oder hast hier gespielt, also kannst du ihn nicht moderieren. Frag den Host oder jemanden aus der Moderation, der hier nicht mitspielt.
error-sent-away = Der Host hat dich von diesem Tisch entfernt. War das ein Versehen? Dann bitte ihn, dich mit `/concordia einladen` wieder einzuladen.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-not-at-this-table = Die Person sitzt nicht an diesem Tisch. Wähl jemanden, der hier sitzt.
error-at-this-table-already = Die Person sitzt schon an diesem Tisch. Wähl jemand anderen.
error-invited-already = Die Person ist schon eingeladen. Schreib ihr, falls sie es nicht gesehen hat.
error-held-another-seat = Die Person hat in dieser Partie schon einen anderen Platz gespielt und kennt dessen Karten. Dorthin kann sie zurück, aber nicht hierher; frag jemand anderen.
error-no-invitation = Dieser Platz wird nicht mehr angeboten. Frag den Host, wenn du noch mitspielen möchtest.
error-not-invited = Dieser Platz wird jemand anderem angeboten. Frag den Host, wenn du mitspielen möchtest.
error-seat-not-empty = Dieser Platz ist nicht frei. Ein Computer kann nur einen freien nehmen; nenn eine Person, um ihr den Platz anzubieten.
error-seat-taken = Den Platz hat schon jemand. Wähl einen anderen.
error-table-full = Alle { $seats } Plätze sind besetzt. Du kannst gern zusehen oder anderswo einen Tisch eröffnen.
error-team-full = Team { $team } ist voll. Wähl ein anderes.
error-colour-taken = Diese Farbe ({ $colour }) hat schon jemand. Wähl eine andere.
error-unknown-colour = Die Farbe { $colour } gibt es nicht. Drück **{ $button }** in der Lobby, dann siehst du die Auswahl.
error-no-teams = Dieses Team gibt es an diesem Tisch nicht.
error-not-enough = { $missing ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $missing }
}, um anzufangen. Lad jemanden ein oder füg einen Computer hinzu.
error-not-in-lobby = Dafür ist es zu spät: Die Partie hat begonnen.
error-no-fish-market = Dieser Tisch spielt ohne den Fischmarkt. `/regeln` sagt dir, was das ist.
error-no-forum = Dieser Tisch spielt ohne das Forum. `/regeln` sagt dir, was das ist.
error-not-playing = An diesem Tisch läuft gerade keine Partie.
error-unknown-level = Einen Computer namens { $level } gibt es nicht. Wähl einen aus der Liste.
error-past-revelation = Dein Zug deckt unterwegs etwas Verborgenes auf. Bestätige zuerst { $answers ->
    [one] den ersten Schritt
   *[other] die ersten { $answers } Schritte
}, dann mach von dort aus weiter.
error-nothing-to-undo = Du hast nichts zurückzunehmen.
error-undo-pending = Jemand möchte schon etwas zurücknehmen. Das muss zuerst entschieden werden.
error-no-undo-asked = Es möchte niemand mehr etwas zurücknehmen.
error-not-asked-about-undo = Dafür braucht es deine Zustimmung nicht.
error-witness-gone = Jemand, der zustimmen müsste, hat die Partie endgültig verlassen. Der Zug bleibt also, wie er ist.
error-nobody-there = Da sitzt niemand. Wähl einen der Plätze, die beim Tippen erscheinen.
error-own-seat = Das ist dein eigener Platz. Du kannst ihn aufgeben oder jemandem übergeben.
error-nobody-else = Niemand sonst spielt hier von Anfang an, also kann niemand zustimmen. Jemand aus der Moderation, der hier nicht mitspielt, kann einen Computer übernehmen lassen.
error-removal-pending = Über einen Platz wird schon abgestimmt. Warte, bis das entschieden ist.
error-no-removal-asked = Diese Abstimmung ist vorbei.
error-not-a-voter = Hier stimmst du nicht mit ab: Das tun nur die, die von Anfang an spielen, und nie über ihren eigenen Platz.
error-joined-later = Du bist erst später dazugekommen und entscheidest deshalb nicht mit, wer spielt. Frag jemanden, der von Anfang an dabei ist.
error-abandonment-pending = Über das Ende dieser Partie wird schon abgestimmt. Warte, bis das entschieden ist.
error-no-abandonment-asked = Diese Abstimmung ist vorbei.
error-no-plan-now = Gerade gibt es keinen Zug zu planen. Sobald der erste Zug begonnen hat, kannst du deinen planen, während andere dran sind.
error-plans-full = Du hast schon drei Pläne. Verwirf zuerst einen oder ändere ihn.
error-no-partner = Du hast an diesem Tisch keinen Partner.
error-partners-are-silent = An diesem Tisch reden Partner nicht über das Spiel. So ist es vereinbart.
error-partner-is-computer = Dein Partner ist ein Computer. Er hört nicht zu.
error-nothing-said = Deine Nachricht ist leer, also gibt es nichts weiterzugeben.
error-too-long = Das sind { $characters } Zeichen. Ich kann bis zu { $most } weitergeben.
error-key-used = Die Antwort darauf hat schon jemand anders bekommen. Versuch es noch einmal.
error-still-playing = Die Partie läuft noch, und die Aufzeichnung würde Verborgenes verraten.
error-game-goes-on = Die Partie läuft noch. Danach geht das.
error-no-such-turn = Zug { $turn } gibt es nicht mehr: Die Partie ist jetzt bei Zug { $last }. `/verlauf` zeigt sie.
error-other-rules = Diese Partie wurde nach älteren Regeln gespielt, deshalb kann ich sie nicht Zug für Zug erzählen.

# Im Spiel.
error-illegal-action = Das geht jetzt nicht. Drück **{ $button }**, dann siehst du deine Möglichkeiten.
error-not-your-decision = Gerade bist nicht du gefragt. Ich rufe dich.
error-game-over = Die Partie ist vorbei. Drück **{ $button }**, um noch einmal zu spielen.
error-invalid-options = So eine Partie kann ich nicht aufbauen: { $problem }.
error-invalid-record = Ich kann diese Aufzeichnung nicht spielen: { $kind ->
    [format] Ich kenne ihr Format nicht.
    [rules] Sie wurde nach einer anderen Fassung der Regeln gespielt.
    [options] Ihre Spieloptionen passen nicht zusammen.
    [seats] Sie nennt nicht so viele Plätze, wie ihre Partie hat.
    [seed] Ihr Startwert passt nicht zum veröffentlichten Hash.
    [chain] Bei Aktion { $number } bricht die Hash-Kette. Diese Aktion oder eine davor wurde so nicht gespielt.
    [action] Aktion { $number } ist dort nicht erlaubt.
   *[damaged] Die Datei ist beschädigt oder keine Aufzeichnung.
}

# Warum sich eine Partie nicht aufbauen lässt. Nach einem Doppelpunkt, oder allein im Terminal.
options-unknown-board = den Spielplan { $given } gibt es nicht; es gibt { $known }
options-needs-option = { $name } braucht { $needed }; schalte { $needed } ein, oder lass { $name } weg
options-not-with-solitaria = { $name } verträgt sich nicht mit Contrarius; lass { $name } weg, oder spiel ohne ihn
options-solitaria-board = auf { $board } kann Contrarius nicht spielen: Dort hat nicht jede Art Kolonist eine Hauptstadt; wähl einen anderen Spielplan
options-solitaria-seats = { $mode ->
    [solo] solo heißt 1 Platz gegen Contrarius, nicht { $given }
   *[two] ihr seid zu zweit gegen Contrarius: 2 Plätze, nicht { $given }
}
options-solitaria-scoring = die Wertung { $given } ist für zwei; lass sie weg, wenn du allein spielst
options-impossible-seats = { $given } Plätze gehen nicht; { $team ->
    [yes] in Teams müssen es 4 oder 6 sein
   *[no] ohne Teams müssen es 2 bis 5 sein
}
options-team-cards = Teams spielen nicht mit den Karten { $given }; lass die Karten weg, oder wähl venus
options-unknown-option = die Option { $name } gibt es nicht (angegeben: { $given }); es gibt { $known }
options-missing-option = die Option { $name } fehlt
options-not-true-or-false = die Option { $name } muss true oder false sein, nicht { $given }
options-not-a-whole-number = die Option { $name } muss eine ganze Zahl sein, nicht { $given }
options-not-a-text = die Option { $name } muss ein Text sein, nicht { $given }
options-not-a-choice = die Option { $name } muss { $known } sein, nicht { $given }
options-invalid-option = die Option { $name } kann nicht { $given } sein: { $why }

# Auf unserer Seite.
error-not-stored = Das konnte ich gerade nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
error-in-general = Das hat nicht geklappt, und nichts hat sich geändert. Versuch es noch einmal.
error-unknown-campaign = Diese Kampagne kenne ich nicht. `/kampagne stand` zeigt die dieses Servers.
