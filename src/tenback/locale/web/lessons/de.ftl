# The first games that the page guides through, moment by moment.

lesson-classic-1 = Ihr seid ein Team: Alle Karten von 2 bis 99 sollen auf die vier Stapel. A und B steigen ab 1. Kleine Schritte sind gut: Tippe deine 3 an, dann Stapel A.
lesson-classic-2 = C und D fallen ab 100. Lege deine 97 auf C: Tippe sie und dann den Stapel an, oder zieh sie mit dem Finger hinüber.
lesson-classic-3 = Ein Zug braucht mindestens zwei Karten, mehr sind erlaubt. Das genügt: Beende deinen Zug, dann ziehst du zwei neue.
lesson-classic-4 = Jetzt legt dein Partner. Du siehst, wie viele Karten jeder hält, aber nie welche.
lesson-classic-5 = Mit einer Sprechblase bittet dein Partner, Stapel D in Ruhe zu lassen; Zahlen nennt nie jemand. Mach also auf A weiter: 14 auf 12 ist ein kleiner Schritt.
lesson-classic-6 = Nun der Trick, nach dem Tenback heißt: Eine genau um zehn kleinere Karte darf auf einen steigenden Stapel zurück, eine genau um zehn größere auf einen fallenden. Deine 4 ist markiert: Lege sie auf A!
lesson-classic-7 = Du hast gute Karten für C. Sag es deinem Partner: Tippe auf die Sprechblase unter Stapel C und wähle „Bitte lassen“.
lesson-classic-8 = Mehr würde nur schaden: Beende deinen Zug.
lesson-classic-9 = Dein Partner hat verstanden und lässt C in Ruhe.
lesson-classic-10 = Das war alles! Wer nicht genug Karten legen kann, verliert für alle; weniger als zehn übrige Karten sind ausgezeichnet. Vor einer Karte, die sofort verliert, wirst du gefragt.

lesson-twenty-one-1 = Du füllst dein Blatt Reihe für Reihe von oben. Wirf zuerst alle sechs Würfel.
lesson-twenty-one-2 = Einmal darfst du alle Würfel, die keine 1 zeigen, noch einmal werfen. Tu es.
lesson-twenty-one-3 = Eine Zahl kommt auf das Feld ihrer Farbe, wenn sie nicht größer ist als dessen Wert. Gleich ist ein Treffer und bringt Extrapunkte. Tippe die gelbe 6 und die rote 5 an und trage sie ein.
lesson-twenty-one-4 = In jeder Runde trägst du mindestens eine Zahl ein. Auf zum nächsten Wurf!
lesson-twenty-one-5 = Grüne 4 und blaue 3 wären beide Treffer. Behalte diese Würfel.
lesson-twenty-one-6 = Trage die grüne 4 und die blaue 3 ein.
lesson-twenty-one-7 = Weiß 2 und Schwarz 1 sind noch offen. Wirf!
lesson-twenty-one-8 = Nichts passt. Du könntest noch einmal werfen; behalte sie diesmal, um zu sehen, was dann geschieht.
lesson-twenty-one-9 = Wer nichts einträgt, streicht das linke offene Feld.
lesson-twenty-one-10 = Das war alles! Eine volle Reihe zählt ihre Zahlen und einen Bonus für ihre Treffer, bis zu 21 Punkte für sechs. Sind bei jemandem fünf Reihen voll, gewinnen die meisten Punkte.
