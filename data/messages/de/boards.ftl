# Was an einem Spielplan besonders ist, ein Satz je Regel.

board-rule-start = Jeder beginnt mit { $colonists }.
board-rule-start-colonist = { $kind ->
    [land] einem Landkolonisten ({ $place })
   *[sea] einem Seekolonisten ({ $place })
}
board-rule-no-capital = { $kind ->
    [land] Für Landkolonisten gibt es keine Hauptstadt.
   *[sea] Für Seekolonisten gibt es keine Hauptstadt.
}
board-rule-tribune = Mit einem Tribun darfst du den neuen Kolonisten auch in eine Stadt setzen, in der du ein Haus hast.
board-rule-steps = { $kind ->
    [land] Jeder Landkolonist auf dem Spielplan gibt dem Architekten { $steps } Schritte.
   *[sea] Jeder Seekolonist auf dem Spielplan gibt dem Architekten { $steps } Schritte.
}
board-rule-no-rest = Über { $line } dürfen Kolonisten nur hinwegziehen, nicht dort stehen bleiben.
board-rule-rivers = Einige Seelinien folgen einem Fluss.
board-rule-castles = In { $count } Kastellen liegt je eine Ware. Wenn du einen Tribun spielst, darfst du die Ware eines Kastells nehmen, falls einer deiner Landkolonisten auf einer Linie daneben steht.
board-rule-ship = { $place }: Seekolonisten verlassen es über diese Linien: { $lines }.
board-rule-haven = { $place }: Hier warten neue Seekolonisten. Um loszufahren, brauchst du ein Haus in einem dieser Häfen: { $harbours }. Ein Schritt eines Architekten bringt dann einen wartenden Kolonisten auf eine Seelinie an diesem Hafen.
board-rule-trade = { $place }: Wenn du mit dem Architekten fertig gezogen hast, darf ein Seekolonist von einer Linie, die dorthin führt, für immer einlaufen: { $points } Punkte am Ende.
    .paying = { $place }: Wenn du mit dem Architekten fertig gezogen hast, darf ein Seekolonist von einer Linie, die dorthin führt, für immer einlaufen: { $points } Punkte am Ende, und { $coins } Sesterzen, wann immer { $provinces } produziert.
board-rule-coin-field = Wenn du mit einem Präfekten Sesterzen kassierst, bekommst du { $coins } mehr.
board-rule-free-choice = { $province } hat keinen eigenen Marker: Der Präfekt wählt die Bonusware.
board-rule-flood = Ein Marker ({ $good }) liegt in { $province }, mit Feldern dafür in { $others }. Soweit wir wissen, tut er nichts.
board-rule-extra-tokens = Manche Buchstaben haben eine Stadt mehr als sonst. Die zusätzlichen Stadtplättchen: { $tokens }.
    .salt = Manche Buchstaben haben eine Stadt mehr als sonst. Die zusätzlichen Stadtplättchen sind Salz.
board-rule-extra-token = { $good } für { $letter }

# Orte, die keine Städte sind: Handel, Schiffe, ein Meer, Kastelle. Städte und Provinzen behalten ihre lateinischen Namen.
place-name-incense-trade = Weihrauchhandel
    .acc = den Weihrauchhandel
    .dat = dem Weihrauchhandel
place-name-gold-trade = Goldhandel
    .acc = den Goldhandel
    .dat = dem Goldhandel
place-name-ship-west = Westliches Schiff
    .acc = das westliche Schiff
    .dat = dem westlichen Schiff
place-name-ship-east = Östliches Schiff
    .acc = das östliche Schiff
    .dat = dem östlichen Schiff
place-name-mediterranean = Mittelmeer
    .acc = das Mittelmeer
    .dat = dem Mittelmeer
place-name-castrum-ubii = Kastell in Ubii
    .acc = das Kastell in Ubii
    .dat = dem Kastell in Ubii
place-name-castrum-francia-nida = Kastell bei Nida
    .acc = das Kastell bei Nida
    .dat = dem Kastell bei Nida
place-name-castrum-francia-mogontiacum = Kastell bei Mogontiacum
    .acc = das Kastell bei Mogontiacum
    .dat = dem Kastell bei Mogontiacum
place-name-castrum-belgica = Kastell in Belgica
    .acc = das Kastell in Belgica
    .dat = dem Kastell in Belgica
place-name-castrum-nemetes = Kastell in Nemetes
    .acc = das Kastell in Nemetes
    .dat = dem Kastell in Nemetes
place-name-castrum-agri-decumates = Kastell in Agri Decumates
    .acc = das Kastell in Agri Decumates
    .dat = dem Kastell in Agri Decumates
place-name-castrum-alpes = Kastell in Alpes
    .acc = das Kastell in Alpes
    .dat = dem Kastell in Alpes
place-name-castrum-helvetia = Kastell in Helvetia
    .acc = das Kastell in Helvetia
    .dat = dem Kastell in Helvetia
place-name-castrum-alamannia = Kastell in Alamannia
    .acc = das Kastell in Alamannia
    .dat = dem Kastell in Alamannia
place-name-castrum-gallia = Kastell in Gallia
    .acc = das Kastell in Gallia
    .dat = dem Kastell in Gallia
