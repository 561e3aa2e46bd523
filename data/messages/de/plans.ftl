# Der nächste Zug, geplant, während andere spielen.

plan-heading =
    ### Plan deinen nächsten Zug
    Wir warten auf { $seat }. Bereite deinen Zug vor wie sonst: Er wird gespielt, sobald du dran bist, solange jeder Schritt noch möglich ist.
    -# Niemand sonst sieht das. Bis zu drei Pläne; der erste, der geht, wird gespielt.
plan-kept = **Deine Pläne**, wie sie gespielt dastehen werden:
plan-line = **{ $number }.** { $turn }
    .differs = **{ $number }.** { $turn } -# (hat jetzt ein anderes Ergebnis als beim Planen)
    .blocked = **{ $number }.** { $turn } ⚠️ { $reason }
plan-nothing-yet = bisher nichts
plan-careful = -# Wenn ein Plan dann ein anderes Ergebnis hätte, frage ich dich, statt ihn zu spielen.
plan-changing = -# Du änderst Plan { $number }.
plan-ready =
    ### Fertig
    Drück **Plan behalten**, und er wird gespielt, sobald du dran bist.
plan-asked-again =
    ### { $question }
    Oder **Plan behalten**, wie er ist.
plan-step-not-asked = Zu „{ $wish }“ kommt es in dem Zug nicht mehr.
plan-blocked =
    ⚠️ **Dein Plan geht so nicht.** { $reason }
    -# Hier ist, was noch geht. Ändere ihn oder fang von vorn an; gespielt ist noch nichts.
plan-differs =
    ⚠️ **Der Spielplan hat sich geändert, dein Plan hätte ein anderes Ergebnis.** Sieh ihn dir an, dann **Bestätigen**.

button-keep-plan = Plan behalten
button-careful = Frag mich, wenn sich etwas ändert
button-careless = Auch spielen, wenn sich etwas ändert
plan-menu = Deine Pläne ändern …
plan-change = Plan { $number } ändern
plan-drop = Plan { $number } verwerfen
plan-prefer = Plan { $number } nach vorn
