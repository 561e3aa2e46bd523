# Was man während einer Partie nachschlagen will. Zuerst die Personen.

rule-tribune = Nimm deinen ganzen Ablagestapel auf die Hand zurück, den Tribun eingeschlossen, und nimm 1 Sesterz für jede dieser Karten ab der vierten. Dann darfst du für { $cost } einen Kolonisten kaufen und in die Hauptstadt setzen.
rule-architect = Du hast einen Schritt je Kolonist auf dem Spielplan und verteilst sie unter ihnen, wie du willst. Ein Schritt bringt einen Kolonisten aus einer Stadt auf eine Linie oder durch eine Stadt auf die nächste Linie: Landkolonisten über Land, Seekolonisten über See. Über besetzte Linien darfst du ziehen, aber nicht dort stehen bleiben. Dann darfst du in jeder Stadt bauen, neben der einer deiner Kolonisten auf einer Linie steht, ein Haus je Stadt.
rule-prefect = Entweder wählst du eine Provinz, deren Marker eine Ware zeigt: Du bekommst diese Ware, und jedes Haus in der Provinz bringt seinem Besitzer die Ware seiner Stadt. Oder du kassierst die Sesterzen aller umgedrehten Marker, die dann wieder Waren zeigen.{ $doubled ->
    [by-card] {" "}Mit dieser Karte bekommst du den Bonus der Provinz zweimal.
    [never] {""}
   *[by-praefectus] {" "}Mit dem Praefectus Magnus bekommst du den Bonus der Provinz zweimal und gibst den Praefectus Magnus am Ende deines Zugs nach rechts weiter.
}
rule-mercator = Nimm { $payout } Sesterzen. Dann darfst du mit der Bank in bis zu zwei Warensorten handeln. Handle mit so vielen Einheiten, wie du willst, aber jede Sorte kannst du nur kaufen oder nur verkaufen.
rule-diplomat = { $play ->
    [solo] Nutz eine offene Karte aus der Reihe von Contrarius, als hättest du sie selbst gespielt, aber keinen Diplomaten. Die Karte wird dann für immer umgedreht, und er reagiert auf sie.
    [team] Nutz die oberste Karte auf dem Ablagestapel eines anderen, als hättest du sie selbst gespielt. Einen Diplomaten kannst du nicht kopieren. Auch nicht die Karte deines Partners, und keine, die euer Team schon kopiert hat. Dein Partner nutzt die kopierte Karte ebenfalls.
   *[others] Nutz die oberste Karte auf dem Ablagestapel eines anderen, als hättest du sie selbst gespielt. Einen Diplomaten kannst du nicht kopieren.
}
rule-senator = Kauf bis zu zwei Karten aus der Auslage. Zahl für jede den Preis auf der Karte und den ihres Platzes.
rule-consul = Kauf eine Karte aus der Auslage. Zahl nur den Preis auf der Karte; ihr Platz ist gratis.
rule-colonist = Entweder setzt du beliebig viele Kolonisten für je { $cost } ein, in der Hauptstadt oder in Städten, in denen du ein Haus hast. Oder du nimmst { $income ->
    [two_each] 2 Sesterzen für jeden deiner Kolonisten auf dem Spielplan
   *[five_and_one_each] 5 Sesterzen, plus 1 für jeden deiner Kolonisten auf dem Spielplan
}.
rule-specialist = Nimm 1 { $good } für jedes deiner Häuser in { FORM($good, form: "cities") }. Niemand sonst bekommt etwas, und kein Marker wird umgedreht.
rule-magister = Wiederhole die Karte, die auf deinem eigenen Ablagestapel unter ihm liegt: die davor gespielte. Einen Senator kannst du nicht wiederholen, und nach einem Tribun gibt es nichts zu wiederholen.
rule-praetor = Du darfst eine Karte aus der Auslage kaufen, danach auch dein Partner. Für jede zahlt ihr den Preis auf der Karte und den ihres Platzes.
rule-proconsul = Du darfst eine Karte aus der Auslage nur für den Preis auf der Karte kaufen, aber keinen Prokonsul. Dann spielt dein Partner eine Karte nur für sich, jede außer einem Legaten.
rule-legatus = Du siehst die Hand deines Partners und darfst auf eine Karte zeigen. Dein Partner spielt dann eine Karte seiner Wahl, für euch beide.

# Wie der Tisch oder sein Spielplan eine Person ändert.
rule-places = Plätze der Auslage, von links: { $places }.
    .free = nichts
rule-team-part = Im Team nutzt dein Partner die Karte auch, nach dir.
rule-team-half = Im Team wählst du eine Hälfte, und dein Partner nutzt die andere.
rule-cash-always = An diesem Tisch darfst du auch kassieren, wenn kein Marker umgedreht ist.
rule-marker-coins = Umgedrehte Marker zeigen 2 Sesterzen; bei { $goods } nur 1.
rule-coin-field = Auf diesem Spielplan kassiert der Präfekt { $coins } Sesterzen mehr.
rule-free-choice = In { $provinces } wählt der Präfekt die Ware.
rule-mismatched = An diesem Tisch darfst du beide Arten von Kolonisten in jede Stadt setzen, in der du ein Haus hast.
rule-matched = Einen Kolonisten kannst du nur einsetzen, wo eine Linie seiner Art beginnt.
rule-senator-through-diplomat = An diesem Tisch darf ein wiederholter Diplomat einen Senator kopieren.
rule-legatus-once = Auf einen Legaten kannst du nicht mit einem Legaten antworten.
rule-legatus-again = An diesem Tisch darfst du auf einen Legaten mit einem Legaten antworten.
rule-tribune-takes = Bevor du deine Karten zurücknimmst, darfst du ein Plättchen vom Forum nehmen. Für seine vier Plätze musst du mindestens { $needed } Karten zurücknehmen, den Tribun mitgezählt.
rule-scoring = An diesem Tisch löst dein erster Tribun eine Zwischenwertung aus: Die ersten beiden bekommen 2 und 1 Sesterzen.
rule-castles = Auf diesem Spielplan darfst du mit dem Tribun auch die Ware eines Kastells nehmen, neben dem einer deiner Landkolonisten steht.
rule-own-cities = Auf diesem Spielplan darfst du mit dem Tribun den Kolonisten auch in eine Stadt setzen, in der du ein Haus hast.
rule-steps = Auf diesem Spielplan gibt jeder { $kind ->
    [sea] Seekolonist
   *[land] Landkolonist
} { $steps } Schritte.

# Eine Karte.
rule-card = ### { $card }
rule-half = **{ $personality }.** { $text }
rule-costs = **Kostet** { $price }, plus den Preis ihres Platzes.
rule-starts = Du beginnst die Partie mit ihr.
rule-god-cards = Karten mit { $god }: { $cards }.
rule-god = **{ $gods }** am Ende: { $pays }.

# Andere Themen.
topic-prices = Preise und Häuser
topic-turn = Ein Zug, und das Ende
topic-gods = Was die Götter zahlen
topic-storehouse = Das Lagerhaus
topic-praefectus = Praefectus Magnus
topic-salt = Salz
topic-forum = Das Forum
topic-team = Teams
topic-board = Dieser Spielplan

rule-heading = ### { $title }
rule-prices = Zu diesen Preisen kaufst und verkaufst du Waren. Ein Haus kostet die Waren und Sesterzen seiner Stadt. Das zweite Haus in einer Stadt kostet doppelt so viele Sesterzen, das dritte dreimal so viele, und so weiter, egal wem die anderen gehören.
rule-prices-line = - **{ $good }** { $price }; erstes Haus { $house }
rule-prices-salt = - **{ $good }** wird nicht gehandelt; erstes Haus { $house }
rule-colonist-price = Ein neuer Kolonist kostet { $price }.
rule-storehouse = Es hat { $spaces } Felder. Jede Ware braucht eins, und jeder Kolonist, der noch nicht auf dem Spielplan ist. Was nicht passt, verlierst du, aber du wählst, was du behältst.
rule-turn = In deinem Zug spielst du eine Karte von der Hand auf deinen Ablagestapel und tust, was sie sagt. Du darfst auch eine Karte spielen, die nichts bewirkt. Der Tribun bringt deinen Ablagestapel auf die Hand zurück.
rule-end = Wer die letzte Karte der Auslage kauft oder sein fünfzehntes Haus baut, bekommt die Concordia-Karte, { $points } Punkte wert. { $play ->
    [team] Jedes andere Team hat noch einen Zug.
    [solo] Bist du es, beendet die Reaktion von Contrarius die Partie; ist er es, hast du noch einen Zug, auf den er nicht reagiert.
    [two] Der andere von euch hat noch einen Zug; ist es Contrarius, habt ihr beide noch einen, und er reagiert nicht mehr.
   *[individual] Alle anderen haben noch einen Zug.
} Dann bringt jede Karte, auf der Hand oder dem Ablagestapel, was ihr Gott zahlt.
rule-tie = { $play ->
    [solo] Bei Gleichstand gewinnt, wer die Concordia-Karte hat.
    [two] Bei Gleichstand gewinnt, wer die Concordia-Karte hat, sonst ein Mensch vor Contrarius.
   *[other] Bei Gleichstand gewinnt, wen der { $praefectus } zuerst erreichen würde.
}
rule-praefectus = Hast du ihn, wenn du mit einem Präfekten eine Provinz produzieren lässt, bekommst du die Bonusware zweimal und gibst ihn dann nach rechts weiter. Beim Kassieren tut er nichts. Du kannst nicht auf ihn verzichten.
    .solo = Allein gegen Contrarius hat ihn niemand. Dein Präfekt Magnus bringt dir die Bonusware jedes Mal zweimal.
rule-salt = Wenn du ein Haus, eine Karte oder einen Kolonisten bezahlst, ersetzt Salz jede Ware, die dir fehlt. Es wird zuletzt ausgegeben, ungefragt. Wo ein Platz der Auslage eine beliebige Ware verlangt, entscheidest du, ob du Salz gibst. Alle beginnen mit einer Ware von jeder Sorte, auch einem Salz.
    .off = Salz ist nur im Spiel, wenn ein Tisch es mit der Option **salz** von `/concordia neu` einschaltet.
    .cities = Manche Städte machen Salz. Dein erstes Haus dort kostet { $price }. Es bringt dir 1 Salz, wenn ein Präfekt seine Provinz produzieren lässt, aber nichts bei einem Spezialisten. Kein Marker zeigt Salz.
    .bank = Die Bank handelt nicht mit Salz. Mit einem Mercator darfst du es als jede andere Ware verkaufen, zu deren Preis. Das zählt als Verkauf dieser Ware.
    .gods = Jedes Salz zählt für Vesta { $worth } Sesterzen. Salzstädte zählen für Jupiter, Saturnus und Venus, aber nicht für Mercurius. Für Minerva zählen sie alle als Städte der Ware, für die deine Spezialisten am meisten zahlen.
    .ours = -# Unsere Lesart: Salz wird zuletzt und ungefragt ausgegeben, auch beim Verkauf; eine Provinz nur mit Salzstädten bekommt einen Ziegelmarker; die beste Ware für Minerva wird für dich gewählt.
rule-team = Partner sitzen sich gegenüber. Spielt einer eine Karte, nutzt der andere sie auch, jeder mit eigenen Figuren und eigenem Lagerhaus. Reicht dein Geld nicht, helfen die Sesterzen deines Partners. Eure Punkte werden zusammengezählt.
    .start = In jedem Team beginnt, wer zuerst spielt, in der Hauptstadt, ohne Diplomaten. Der andere beginnt in einer Stadt seiner Wahl, weder in der Hauptstadt noch daneben, ohne Architekten.
    .haven = Auf diesem Spielplan gilt das nur für den Landkolonisten; der Seekolonist beginnt hier: { $place }.
    .hidden = Handkarten bleiben verdeckt, auch vor dem Partner.
    .free = Partner reden, wie sie wollen.
    .public = Partner reden nur, wo alle mitlesen können.
    .silent = Partner reden nicht über das Spiel.
rule-gods-line = - **{ $god }**: { $pays }
rule-gods-minerva = die Zahl auf der Karte für jedes deiner Häuser in einer Stadt ihrer Ware
rule-gods-all = Karten mit mehreren Göttern zählen für jeden von ihnen.
rule-board-line = - { $rule }

rule-forum = Plättchen des Forums helfen denen, die sie haben. **Patrizier** wirken dauerhaft, **Bürger** einmal. Punkte bringen sie selbst nicht. Vier Plättchen liegen offen neben einem verdeckten Stapel. `/forum` zeigt sie, und `/regeln` sagt, was jedes tut.
    .off = Das Forum ist nur im Spiel, wenn ein Tisch es mit der Option **forum** von `/concordia neu` einschaltet.
    .start = Vor dem ersten Zug bekommt jeder zwei Patrizier und behält geheim einen. Sie werden zusammen aufgedeckt, sobald alle gewählt haben.
    .auction = Vor dem ersten Zug werden Patrizier versteigert. Wer eröffnet, nennt einen und bietet Punkte; die anderen erhöhen oder passen. Dein Gebot wird am Ende von deinen Punkten abgezogen. Wer als Letzter keinen Patrizier hat, nimmt einen der beiden übrigen, umsonst.
    .or-auction = Mit der Option **versteigerung** werden die Patrizier stattdessen versteigert: Wer eröffnet, nennt einen und bietet Punkte, die anderen erhöhen oder passen, und dein Gebot wird am Ende von deinen Punkten abgezogen.
    .citizens = In deinem eigenen Zug darfst du Bürger einsetzen, so viele du willst, wenn sie dir etwas bringen. Am Ende eines Zugs rückt die Reihe auf und wird vom Stapel ergänzt; ein leerer Stapel wird aus den eingesetzten Plättchen erneuert.
    .team = Ein Plättchen dient nur dem, der es hat. Mit einem Tribun darf jeder von euch eins nehmen, je nach den Karten, die er selbst zurücknimmt.
    .ours = -# Unsere Lesart: wie viele Karten jeder Platz verlangt, die Momente für Bürger, dass man keinen umsonst einsetzt, das Geheimnis zu Beginn, und dass Gebote bei 30 enden. Die Wirkungen von Novius, Quintus und Victoria sind erfunden; sie sind nur mit **erfundene_plättchen** dabei.
rule-forum-tiles = { $kind ->
    [patrician] **Patrizier:**
   *[citizen] **Bürger:**
} { $tiles }.
