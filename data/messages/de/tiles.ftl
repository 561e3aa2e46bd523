# Die Plättchen des Forums: was jedes tut, in wenigen Worten und nach der Regel.

tile-claudia-agrippina = Platz für 16 Waren und Kolonisten; sofort 1 Ziegel
    .rule = Dein Lagerhaus hat 16 statt 12 Felder, und du bekommst 1 Ziegel, wenn das Plättchen deins wird.
tile-aulus-arcadius = jedes Haus kostet dich 1 Sesterz weniger
    .rule = Jedes Haus, das du baust, kostet dich 1 Sesterz weniger, nach dem Vervielfachen gerechnet, aber nie weniger als nichts.
tile-annaeus-arcadius = einmal je Architekt mit einem fremden Kolonisten bauen
    .rule = Einmal je Architekt darfst du am Ende einer Linie bauen, auf der ein fremder Kolonist steht, wenn das andere Ende auch eine Linie mit einem deiner Kolonisten berührt. Du zahlst wie sonst. Dass es auch mit dem Kolonisten deines Partners und durch eine Hauptstadt geht, ist unsere Lesart.
tile-appius-arcadius = ein Schritt mehr, wann immer du Kolonisten ziehst
    .rule = Du hast einen Schritt mehr, wann immer du Kolonisten ziehst, mit einem Architekten, mit Julius oder am Fischmarkt.
tile-gaius-marcellus = 1 Sesterz mehr je verkaufter Ware
    .rule = Jede Einheit, die du mit einem Mercator oder Quintus verkaufst, bringt dir 1 Sesterz mehr.
tile-servius-marcellus = drei Warensorten mit einem Mercator
    .rule = Mit einem Mercator darfst du mit drei statt zwei Warensorten handeln.
tile-faustus-marcellus = dein erster Ziegel bei jedem Mercator ist gratis
    .rule = Der erste Ziegel, den du mit einem Mercator oder Quintus kaufst, kostet nichts. Er braucht trotzdem ein Feld, und Ziegel zählen als eine deiner Warensorten.
tile-donatus-pompeius = beim Produzieren auch die Sesterzen hinter dem Marker
    .rule = Wenn du eine Provinz produzieren lässt, bekommst du auch die Sesterzen auf der Rückseite ihres Markers.
tile-claudius-pompeius = beim Produzieren eine Bonusware verkaufen
    .rule = Wenn du eine Provinz produzieren lässt, darfst du eine Einheit des Bonus zum Listenpreis verkaufen, statt sie zu nehmen. Du entscheidest es zusammen mit der Provinz; Gaius Marcellus bringt hier nichts dazu.
tile-sextus-pompeius = dein Präfekt darf Diplomat sein
    .rule = Du darfst einen Präfekten als Diplomaten nutzen, außer ein Diplomat hat zu ihm geführt. Im Team führt dein Partner trotzdem den Präfekten aus.
tile-lucius-flavius = dein Diplomat darf eine Karte der Auslage nutzen
    .rule = Dein Diplomat darf statt einer fremden Karte eine aus der Auslage nutzen, aber keinen Diplomaten. Die Karte bleibt liegen, und du kannst sie nicht kaufen, während du sie ausführst.
tile-cornelius-scipio = zahl den Platz einer Karte mit beliebigen Waren
    .rule = Mit einem Senator oder Prätor reicht für jede Ware, die der Platz einer Karte verlangt, eine beliebige. Der Preis der Karte selbst bleibt gleich.
tile-titus-valerius = { $salt ->
    [yes] bei jedem Tribun eine Ware gegen 1 Salz tauschen
   *[no] bei jedem Tribun eine Ware gegen eine andere tauschen
}
    .rule = { $salt ->
        [yes] Bei jedem Tribun darfst du eine Ware außer Salz gegen 1 Salz tauschen.
       *[no] Bei jedem Tribun darfst du eine Ware gegen eine andere deiner Wahl tauschen.
    } Das geht, bevor du einen Kolonisten kaufst, kann ihn also mitbezahlen.

tile-augustus = { $salt ->
    [yes] tausch eine oder zwei Waren gegen Salz
   *[no] tausch eine oder zwei Waren gegen andere
}
    .rule = { $salt ->
        [yes] Tausch eine oder zwei Waren außer Salz gegen ebenso viel Salz.
       *[no] Tausch eine oder zwei Waren, jede gegen eine andere deiner Wahl.
    }
tile-commodus = 1 Werkzeug je drei Provinzen mit einem deiner Häuser
    .rule = Du bekommst 1 Werkzeug für je volle drei Provinzen, in denen du ein Haus hast.
tile-julius = zieh deine Kolonisten wie mit einem Architekten, ohne zu bauen
    .rule = Zieh deine Kolonisten mit so vielen Schritten, wie ein Architekt dir gäbe. Bauen oder einen Handel anlaufen kannst du damit nicht.
tile-laurentius = 1 Ziegel und 1 Nahrung
    .rule = Du bekommst 1 Ziegel und 1 Nahrung.
tile-mamercus = ein Haus ohne Sesterzen
    .rule = Ein Haus, das du mit einem Architekten baust, kostet keine Sesterzen. Die Waren zahlst du wie sonst.
tile-mamilius = keine Ziegel für die Häuser dieses Architekten
    .rule = Keines der Häuser, die du mit diesem Architekten baust, braucht Ziegel. Setz das Plättchen vor dem ersten Haus ein.
tile-marcus = { $salt ->
    [yes] ein Haus in einer Salzstadt für nur 1 Werkzeug
   *[no] ein Haus für nur 1 Werkzeug
}
    .rule = { $salt ->
        [yes] Ein Haus, das du mit einem Architekten in einer Salzstadt baust, kostet 1 Werkzeug und sonst nichts.
       *[no] Ein Haus, das du mit einem Architekten baust, kostet 1 Werkzeug und sonst nichts.
    }
tile-numerius = 2 Sesterzen je Provinz mit einem deiner Häuser
    .rule = Du bekommst 2 Sesterzen für jede Provinz, in der du ein Haus hast.
tile-publius = setz einen wartenden Kolonisten für 5 Sesterzen ein
    .rule = Setz einen Kolonisten aus deinem Lagerhaus für 5 Sesterzen ein, überall, wo die Karte Kolonist es erlaubt.
tile-spurius = { $salt ->
    [yes] 1 Salz
   *[no] eine Ware deiner Wahl
}
    .rule = { $salt ->
        [yes] Du bekommst 1 Salz.
       *[no] Du bekommst eine Ware deiner Wahl.
    }
tile-tiberius = 1 Bonusware einer Provinz, die nicht produziert hat
    .rule = Du bekommst 1 Einheit der Ware auf dem Marker einer Provinz, der noch seine Ware zeigt. Von einem Fischplättchen bekommst du 1 Fisch. Der Marker wird nicht umgedreht, und niemand sonst bekommt etwas.
tile-novius = kauf eine Karte, ohne für ihren Platz zu zahlen
    .rule = Eine Karte, die du mit einem Senator oder Prätor kaufst, kostet nichts für ihren Platz. Du zahlst nur die Karte selbst.
tile-quintus = handle mit der Bank in einer Warensorte
    .rule = Kauf oder verkauf eine Warensorte zum Listenpreis, ohne das Geld eines Mercators.
tile-victoria = nimm eine Karte deines Ablagestapels zurück
    .rule = Nimm eine Karte deines Ablagestapels auf die Hand zurück, aber keine aus diesem Zug.

# Wann ein Bürger eingesetzt werden kann.
tile-when = { $when ->
    [anytime] in deinem Zug, vor deiner Karte, während du sie ausführst oder danach
    [outside] vor oder nach deiner Karte
    [building] während du mit einem Architekten baust
   *[buying] wenn du mit einem Senator oder Prätor eine Karte kaufst
}
rule-tile = ### { $tile }
    .patrician = Ein Patrizier des Forums: Er hilft dir, solange du ihn hast.
    .citizen = Ein Bürger des Forums, einmal eingesetzt und dann abgelegt: { $when }.
    .invented = Die gedruckte Wirkung kennen wir nicht. Diese ist unsere Erfindung und nur dabei, wenn der Tisch es will.
