# Kurze Nachrichten in einem Kanal oder an eine Person.

notice-resigned = { $player } hat die Partie verlassen. Ein Computer ({ $level }) übernimmt { $seat }.
notice-removed = { $player } spielt { $seat } nicht mehr. { $following ->
    [person] { $next } übernimmt.
   *[computer] Ein Computer ({ $next }) übernimmt.
}
notice-sent-away = { $player } ist nicht mehr an diesem Tisch. Der Host kann die Person mit `/concordia einladen` wieder einladen.
notice-table-opened = { $role }, es gibt einen neuen Tisch. Spielt mit!
notice-seat-free = { $mentions }: Hier ist ein Platz frei. { $count ->
    [one] Spiel mit!
   *[other] Wer zuerst kommt, spielt mit!
}
notice-lobby-expired = ### Dieser Tisch ist geschlossen
    { $time } lang ist niemand gekommen, also warte ich nicht länger. `/concordia neu` eröffnet einen neuen.
    .full = ### Dieser Tisch ist geschlossen
        Alle waren da, aber { $time } lang hat niemand die Partie gestartet, also warte ich nicht länger. `/concordia neu` eröffnet einen neuen Tisch.
notice-lobby-full = { $host }, alle sind da. Drück oben **Start**, dann geht es los.
    .closes = { $host }, alle sind da. Drück oben **Start**, dann geht es los. Sonst schließt dieser Tisch { $when }.
notice-invited = { $player }, { $by } möchte mit dir spielen. Mach mit!
notice-computer-stuck = Der Computer auf { $seat } kommt nicht weiter, versucht es aber noch. Der Host kann den Platz mit `/concordia ersetzen` jemandem anbieten; wer den Bot betreibt, findet den Grund im Protokoll.
notice-rematch = { $mentions }, { $by } möchte eine Revanche. { $count ->
    [one] Spiel mit!
   *[other] Spielt mit!
}
notice-rematch-alone = { $by } möchte eine Revanche.
notice-replaced = { $player } spielt jetzt { $seat }.
notice-host = { $player } ist jetzt Host dieses Tischs.
notice-no-host = Dieser Tisch hat keinen Host mehr.
notice-held = **Dieser Tisch pausiert.** Nach einem Update des Bots würde die Partie anders laufen. Nichts ist verloren, und wer den Bot betreibt, weiß Bescheid.
notice-released = **Dieser Tisch ist wieder da.** Nichts ging verloren.
notice-abandoned = ### Dieser Tisch wurde abgebrochen
    .seed = Sein Startwert war `{ $seed }`.
    .promised = Sein Startwert war `{ $seed }`, dessen SHA-256 vorab bekannt gegeben wurde: `{ $commitment }`.
    .imported = Was seit dem Import ausgeteilt wurde, kam aus dem Startwert `{ $seed }`, dessen SHA-256 damals bekannt gegeben wurde: `{ $commitment }`.
notice-imported = ### Eine importierte Partie
    .by = { $who } hat diese Partie nach { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } importiert.
    .promise =
        Wer ihre Aufzeichnung hat, kann jede Hand bis hierher kennen; für das, was vorher ausgeteilt wurde, kann ich also nicht bürgen. Den Rest des Stapels habe ich gerade mit einem neuen Startwert gemischt.
        -# Hier ist der SHA-256 des neuen Startwerts, zum Prüfen am Ende: `{ $commitment }`
# An den Host, wenn der Bot nicht mehr schreiben kann, wo der Tisch steht: warum, und was hilft.
notice-channel-closed = { $reason ->
    [deleted] Der Kanal deines Tischs ({ $board }) wurde gelöscht, damit ist die Partie dort zu Ende.
    [lost] Ich wurde vor einer Woche vom Server deines Tischs ({ $board }) entfernt, damit ist die Partie dort zu Ende.
    [removed] Ich wurde vom Server deines Tischs ({ $board }) entfernt, deshalb ruht er. Lädt man mich binnen einer Woche wieder ein, geht die Partie weiter; danach endet sie.
    [archived] { $channel } ist geschlossen, deshalb ruht dort dein Tisch ({ $board }). Öffne und entsperre den Kanal, dann mache ich von selbst weiter.
    [locked] { $channel } ist gesperrt, deshalb ruht dort dein Tisch ({ $board }). Entsperre den Kanal, dann mache ich von selbst weiter.
    [no_access] Ich sehe { $channel } nicht mehr, deshalb ruht dort dein Tisch ({ $board }). Lass mich den Kanal sehen; ist es ein privater Thread, füg mich hinzu. Dann mache ich von selbst weiter.
    [rejected] Discord weist ab, was ich in { $channel } schreibe, deshalb ruht dort dein Tisch ({ $board }). Liegt es an einem Filter des Servers (AutoMod), lass meine Nachrichten durch. Benutz dann dort irgendeinen meiner Knöpfe oder Befehle, und ich mache weiter.
   *[no_permission] Ich darf in { $channel } nicht mehr schreiben, deshalb ruht dort dein Tisch ({ $board }). Lass mich dort Nachrichten senden, Dateien anhängen und Links einbetten, dann mache ich von selbst weiter.
}

# Was ein Partner dem anderen sagt, vor den Worten selbst.
notice-partner-said = { $who } an { $partner }:
notice-partner-said-alone = ### Eine Nachricht deines Partners
    .where = { $who }, { $board } in { $channel }:
# Im Kanal, weil sie nicht privat zugestellt werden konnte.
notice-partner-unheard = { $mention }, { $who } hat dir geschrieben, aber ich kann dir keine Direktnachrichten schicken. Erlaube sie, oder schalte sie mit `/einstellungen meine` ein, und bitte deinen Partner, es noch einmal zu senden.
