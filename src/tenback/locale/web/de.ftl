# Was der Browser sagt. Stapel heißen nach ihren Buchstaben, A und B aufwärts, C und D abwärts.

tagline = Hinauf, hinab und zehn zurück: vier Tischspiele, frei für alle.
which-game = Welches Spiel?
how-to-play = Wie möchtest du spielen?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 Karten, vier Stapel, ein Team
about-fire = Manche Karten brennen: rechtzeitig abdecken
about-extreme = 28 Karten geben Befehle
about-twenty-one = Sechs Würfel, fünf Reihen, wer hat die meisten Punkte?
mode-alone = Allein
mode-alone-note = Du gegen die Stapel
mode-bots = Mit Bots
mode-bots-note = Sie denken mit
mode-friends = Mit Freunden
mode-friends-note = Per Link, überall
mode-screen = An einem Gerät
mode-screen-note = Reihum weitergeben
play-title = { $game } · { $mode ->
    [alone] allein
    [bots] mit Bots
    [friends] mit Freunden
   *[screen] an einem Gerät
}
play-go = { $mode ->
    [friends] Tisch öffnen
   *[other] Los geht’s
}
how-many-bots = Wie viele Bots?
how-many-players = Wie viele spielen mit?
how-strong = Wie stark?
bots-getting-ready = Die Bots machen sich noch warm. Bis dahin spielen sie einfacher.
bot-level = { $level ->
    [greedy] Sorglos
    [careful] Umsichtig
    [planner] Planer
    [expert] Experte
   *[random] Zufall
}
bot-numbered = { $name } { $number }
bots-count = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
names = Namen
name-of-seat = Name an Platz { $seat }
your-name = Dein Name
somebody = Jemand
more-options = Schwieriger und mehr
option-expert = Profis
option-expert-note = Mindestens drei Karten je Zug
option-smaller-hand = Kleinere Kartenhand
option-smaller-hand-note = Alle haben eine Karte weniger
option-shuffled = Befehle mischen
option-shuffled-note = In jedem Spiel liegen sie auf anderen Karten
option-take-backs = Zurücknehmen
option-take-backs-note = Im eigenen Zug; es zeigt eine Karte
option-public = Offen für alle
option-public-note = Steht bis zum Austeilen auf der Startseite
option-deadline = { $minutes ->
    [one] 1 Minute je Zug
   *[other] { $minutes } Minuten je Zug
}
deadline = Zeit für einen Zug
deadline-of = { $minutes ->
    [0] beliebig
    [1] 1 Minute
    [5] 5 Minuten
   *[1440] 1 Tag
}
table-title = Name des Tisches
go-back = Zurück zu
open-tables = Offene Tische
listed = { $state ->
    [gathering] sammelt sich
    [playing] im Spiel
    [over] beendet
   *[closed] geschlossen
}, { $taken } von { $seats } Plätzen besetzt
offline = Der Server ist gerade nicht erreichbar.
settings = Einstellungen
language = Sprache
theme = Farben
theme-name = { $theme ->
    [system] wie das Gerät
    [light] hell
   *[dark] dunkel
}
sound = Ton
alerts = Sag mir, wenn ich dran bin
alerts-note = Eine Mitteilung, wenn die Seite im Hintergrund ist
alerts-not-here = Browser erlauben das nur auf Seiten mit HTTPS
install = Als App installieren
rules-of = Regeln von { $game }
mine = Meine Spiele
replay-a-record = Aufzeichnung abspielen
first-game = Ein erstes Spiel
first-game-new = Neu hier? Ein erstes Spiel in zwei Minuten
first-game-step = Schritt { $at } von { $last }
first-game-done = Jetzt ein echtes
fan-made = Von Fans gemacht, ohne Verbindung zu den Verlagen.
about = Über Tenback, Datenschutz, Lizenzen
about-fans-title = Von Fans gemacht
about-fans-text = Tenback spielt Spiele von Steffen Benndorf, Twenty One zusammen mit Reinhard Staupe. Weder sie noch ihre Verlage haben es gemacht oder gutgeheißen, und es verwendet nichts von ihren Bildern und Texten. Wenn dir ein Spiel gefällt, kauf es: Am echten Tisch ist es am schönsten.
about-privacy-title = Datenschutz
about-privacy-text = Kein Konto, keine Werbung, keine Verfolgung. Ein Cookie sorgt dafür, dass du dieselbe Person bleibst. Der Server speichert den Namen, den du angibst, deine Spiele und für einige Tage, was du schreibst; keine Adressen. Unter „Meine Spiele“ kannst du alles löschen.
about-licences-title = Lizenzen
about-licences-text = Tenback ist freie Software unter der MIT-Lizenz. Die Seite ist mit Svelte (MIT) und Fluent (Apache 2.0) gemacht.

connecting = Zum Tisch …
link-lost = Verbinde neu …
to-home = Zur Startseite
menu = Menü
close = Schließen
cancel = Abbrechen
title-table = Tenback
title-your-turn = ● Du bist dran · Tenback
you = du
players = Mitspielende
seat = Platz { $seat }
seat-free = Platz { $seat } ist frei
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
is-away = nicht da
sit = Hier sitzen
rise = Aufstehen
unseat = { $name } wegschicken
seat-bot = Ein Bot an Platz { $seat }
seat-bot-short = Bot …
gather-seats = { $free ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
gather-wait = { $name } teilt aus, wenn alle bereit sind.
deal = Austeilen
deal-not-yet = { $free ->
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
share-text = Schick diesen Link, oder lass den Code mit der Kamera lesen. Niemand muss sich anmelden.
share-link = Link zu diesem Tisch
share-code = Code mit dem Link zu diesem Tisch
share-copy = Link kopieren
share-send = Senden
copied = Kopiert
leave = Den Tisch verlassen
leave-sure = { $phase ->
    [playing] Ein Bot spielt für dich weiter. Wirklich gehen?
   *[other] Dein Platz wird frei. Wirklich gehen?
}
leave-yes = Ja, gehen
host-title = Du leitest diesen Tisch
host-lock = Niemand sonst darf sich setzen
host-mute = { $muted ->
    [yes] Reden lassen
   *[no] Stumm schalten
}
host-pass = Leitung abgeben
host-remove = Entfernen
host-close = Tisch schließen
host-close-yes = Ja, für alle schließen
farewell-title = { $reason ->
    [closed] Dieser Tisch ist geschlossen
    [removed] Du wurdest entfernt
    [no-table] Diesen Tisch gibt es nicht
   *[other] Die Verbindung wurde beendet
}
farewell-text = { $reason ->
    [closed] Der Tisch wurde geschlossen. Danke fürs Mitspielen.
    [removed] Die Leitung dieses Tisches hat dich entfernt.
    [no-table] Vielleicht ist der Link vertippt, oder der Tisch ist lange vorbei.
   *[other] Lade die Seite neu, um zurückzukommen.
}
meanwhile = Inzwischen
seen = Gesehen
bot-for-you = Während du weg warst, hat ein Bot für dich gespielt.
i-am-back = Ich bin wieder da
dealing = Es wird ausgeteilt …
is-bot = Bot
coach = Das erste Spiel
coach-done = Ich weiß, wie es geht
coach-choose = Tippe eine deiner Karten an. Die Stapel, auf die sie darf, leuchten auf.
coach-lay = Tippe jetzt einen leuchtenden Stapel an. A und B steigen nur, C und D fallen nur: Bleib bei kleinen Schritten.
coach-more = Weiter: In jedem Zug liegen mindestens { $minimum } Karten.
coach-end = Das reicht. Beende den Zug und zieh nach, oder lege mehr.
coach-back = Eine markierte Karte geht genau zehn zurück. Das macht große Schritte wett, also nutze sie.
coach-wait = Die anderen spielen. Mit der Blase unter einem Stapel bittest du sie, ihn zu lassen.
coach-throw = Wirf alle sechs Würfel.
coach-again = Behalte sie, oder wirf einmal alle neu, die keine 1 zeigen.
coach-enter = Eine Zahl kommt in deiner Reihe auf das Feld ihrer Farbe, wenn sie nicht größer ist. Gleich ist ein Treffer und bringt Zusatzpunkte.
keys = Tasten
keys-cards = Tab und Pfeile: deine Karten. Enter: eine wählen. 1–4 oder A–D: auf diesen Stapel legen. E: Zug beenden. U: zurücknehmen. Escape: wieder hinlegen.

starting-title = Wer beginnt?
starting-text = Sieh dir deine Karten an. Nenne keine Zahlen, sag nur, wie gern du beginnst.
starting-screen = Seht euch eure Karten nacheinander an, einigt euch laut und wählt, wer beginnt.
look-at-hand = Ansehen
hide-hand = Verdecken
starts = Beginnt
wish = { $wish ->
    [start] Ich würde beginnen
    [any] Mir ist es gleich
   *[rather-not] Lieber nicht
}
wish-of = { $wish ->
    [start] würde beginnen
    [any] ist es gleich
    [rather-not] lieber nicht
   *[none] überlegt …
}
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät an { $name }. Alle anderen schauen weg.
curtain-open = Ich bin { $name }

piles = Stapel
pile-name = Stapel { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Stapel A, aufwärts
    [b] Stapel B, aufwärts
    [c] Stapel C, abwärts
   *[d] Stapel D, abwärts
}, zeigt { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , muss in diesem Zug abgedeckt werden
   *[no] { "" }
}{ $lit ->
    [yes] : hier ablegen
    [back] : zehn zurück
    [losing] : würde verlieren
   *[no] { "" }
}
pile-history = Bisher abgelegt
pile-nothing = Noch nichts
due-now = abdecken!
your-hand = Deine Karten
hand-of = Karten von Platz { $seat }
hand-empty = Keine Karten mehr
hand-size = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , passt gerade nirgends
    [losing] , würde das Spiel verlieren
    [back] , geht zehn zurück
   *[other] { "" }
}
draw-pile = zum Nachziehen
cards-left = übrig
in-force = Geltende Befehle
in-force-none = Keine Befehle in Kraft
bound-to = In diesem Zug: { $pile }.
your-turn = Du bist dran.
turn-of = { $name } spielt …
time-left = Ein Bot macht weiter in { $time }
absent-for = { $name } ist weg; in { $time } springt ein Bot ein
may-end = Du darfst den Zug beenden oder mehr legen.
why-not-end = { $duty ->
    [stuck] Lege noch { $missing ->
        [one] eine Karte
       *[other] { $missing } Karten
    }.
    [three] Genau drei Karten in diesem Zug; { $missing ->
        [one] noch eine
       *[other] noch { $missing }
    }.
    [skull] Decke den Totenkopf auf { $piles } ab.
   *[fire] Decke das Feuer auf { $piles } ab.
}
end-turn = Zug beenden
take-back = Zurücknehmen
not-there = { $card } passt nicht auf { $pile }.
losing-title = Damit wäre das Spiel verloren
losing-text = Mit { $card } auf { $pile } lässt sich dieser Zug nicht mehr vollenden.
losing-no = Etwas anderes wählen
losing-yes = Trotzdem legen
losing-end = Wenn dein Zug hier endet, ist das Spiel verloren.
losing-end-no = Weiterspielen
losing-end-yes = Trotzdem beenden
mark-stop = Stopp
mark-skull = Totenkopf
mark-three = Drei!
mark-silence = Schweigen
mark-no-back = Kein Rückwärtstrick
mark-one-pile = Ein Stapel
mark-draw-one = Eine Karte ziehen
mark-fire = Feuer
meaning-silence = – niemand redet oder gibt Zeichen, bis es abgedeckt ist.
meaning-no-back = – keine Karte geht zehn zurück, bis es abgedeckt ist.
meaning-one-pile = – alle Karten eines Zuges kommen auf einen Stapel.
meaning-draw-one = – nach einem Zug wird nur eine Karte gezogen.
meaning-stop = – der Zug endet sofort.
meaning-skull = – muss im selben Zug abgedeckt werden.
meaning-three = – genau drei Karten in diesem Zug.
meaning-fire = – muss abgedeckt sein, bevor der nächste Zug endet.
signal = { $name }: { $word ->
    [avoid] bitte lassen
    [small] kein großer Sprung
   *[free] mach, wie du willst
}
signal-title = Sag es den anderen
signal-give = Zeichen zu { $pile }
signal-word = { $word ->
    [avoid] Bitte lassen
    [small] Kein großer Sprung
   *[free] Mach, wie du willst
}
signal-note = Gilt, bis du es änderst oder dein nächster Zug endet.
statements-title = Über deine Befehle
statement = { $attitude ->
    [hold] hat: { $command }
   *[rather-not] jetzt lieber nicht: { $command }
}
statement-short = { $attitude ->
    [hold] Habe ich
   *[rather-not] jetzt nicht
}

end-won = Alle 98 Karten liegen. Gewonnen!
end-lost = { $left ->
    [one] Verloren, 1 Karte ist übrig
   *[other] Verloren, { $left } Karten sind übrig
}
end-reason = { $reason ->
    [stuck] Der Zug konnte nicht genug Karten legen.
    [three] Es waren nicht genau drei Karten.
    [skull] Ein Totenkopf blieb offen.
   *[fire] Ein Feuer wurde nicht rechtzeitig abgedeckt.
}
end-excellent = Weniger als zehn ist hervorragend.
end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
end-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
again = Noch einmal
same-deal = Dieselben Karten noch einmal
known-deal = Diese Karten lagen hier schon einmal; das Spiel zählt nicht zu deinen Ergebnissen.
again-wait = { $name } kann ein neues Spiel beginnen.
replay = Abspielen
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

dice = Würfel
die = { $colour ->
    [w] Weiß, Kreis
    [y] Gelb, Stern
    [r] Rot, Raute
    [g] Grün, Dreieck
    [b] Blau, Tropfen
   *[k] Schwarz, Quadrat
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , kann eingetragen werden
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Du wirfst.
    [again] Noch einmal werfen oder behalten?
   *[enter] Trage ein, was du magst.
}
dice-waiting = Warten auf { $names } …
dice-roll = Würfeln
dice-reroll = Noch einmal
dice-keep = Behalten
dice-enter = { $count ->
    [0] Würfel wählen
    [one] 1 Zahl eintragen
   *[other] { $count } Zahlen eintragen
}
dice-strike = Streichen
dice-strike-sure = Das linke offene Feld streichen
dice-withdraw = Eintrag ändern
dice-hint = Tippe Würfel oder leuchtende Felder an. Gleich dem Wert des Feldes ist ein Treffer.
dice-none = Keine Zahl passt in deine Reihe: Das linke offene Feld wird gestrichen.
other-sheets = Blätter der anderen
sheet-of = Blatt von { $name }
row = Reihe { $row }
entered = fertig
field = { $colour ->
    [w] Weiß
    [y] Gelb
    [r] Rot
    [g] Grün
    [b] Blau
   *[k] Schwarz
} { $value }: { $state ->
    [struck] gestrichen
    [hit] { $number }, ein Treffer
    [number] { $number }
    [offered] { $number } kann eingetragen werden
   *[open] offen
}

talk = Gespräch
talk-open = { $unread ->
    [0] Gespräch
    [one] Gespräch, 1 neue Zeile
   *[other] Gespräch, { $unread } neue Zeilen
}
talk-tab-chat = Gespräch
talk-tab-log = Verlauf
talk-policy = { $talk ->
    [guarded] Chat ohne Zahlen
    [signals] nur Zeichen
    [open] freier Chat
   *[nothing] kein Gespräch
}
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
chat-delete = Löschen: { $text }
chat-guarded = Keine Zahlen und nichts, was zu einer führt: Solche Zeilen werden nicht gesendet.
chat-silence = Schweigen liegt offen: Niemand redet, bis es abgedeckt ist.
chat-policy = { $talk ->
    [signals] An diesem Tisch gibt es nur Zeichen.
    [nothing] An diesem Tisch wird nicht geredet.
   *[nobody] Setz dich, um zu reden.
}
phrases = Redewendungen
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-well-done = Gut gemacht!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-trouble = Ich bin in Not.
phrase-easy = Mein Zug ist leicht.
phrase-moment = Einen Moment.
phrase-your-choice = Mach, wie du willst.
phrase-good-game = Gutes Spiel!

told-sat = { $name } setzt sich.
told-bot-sat = { $name } nimmt Platz.
told-rose = Platz { $seat } wurde aufgegeben.
told-dealt = Die Karten sind ausgeteilt.
told-wished = { $name } { $wish ->
    [start] würde beginnen
    [any] ist es gleich
   *[rather-not] möchte lieber nicht beginnen
}.
told-began = { $name } beginnt.
told-placed = { $name }: { $card } auf { $pile }.
told-drew = { $count ->
    [0] { $name } beendet den Zug.
   *[other] { $name } beendet den Zug und zieht { $count }.
}
told-said = { $name } zu { $pile }: { $word ->
    [avoid] bitte lassen
    [small] kein großer Sprung
    [free] mach, wie du willst
   *[none] Zeichen zurückgenommen
}.
told-stated = { $name } – { $attitude ->
    [hold] hat: { $command }
    [rather-not] jetzt lieber nicht: { $command }
   *[none] sagt nichts mehr zu: { $command }
}.
told-finished = { $status ->
    [won] Gewonnen!
    [lost] Verloren.
   *[over] Das Spiel ist aus.
}
told-took-back = { $name } nimmt eine Karte zurück.
told-stood-in = Ein Bot spielt für { $name }.
told-returned = { $name } ist wieder da.
told-renewed = Ein neues Spiel.
told-closed = Der Tisch ist geschlossen.
told-chose = { $name } { $choice ->
    [roll] wirft
    [reroll] wirft noch einmal
    [keep] behält die Würfel
   *[withdraw] überlegt es sich anders
}.
told-entered = { $name } hat eingetragen.
told-shown = Alle Einträge sind offen.
told-row = { $name }: Reihe { $row } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-ended = Das Spiel ist aus.

mine-none = Noch keine beendeten Spiele.
played = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
won-of = { $count } gewonnen
best-left = Bestes: { $left ->
    [0] alle Karten gelegt
    [one] 1 Karte übrig
   *[other] { $left } Karten übrig
}
best-score = Bestes: { $points } Punkte
result-left = { $left ->
    [0] alle Karten gelegt
    [one] 1 Karte übrig
   *[other] { $left } Karten übrig
}
won = gewonnen
carry-title = Auf einem anderen Gerät spielen
carry-text = Mit dem Code spielt ein anderes Gerät als du, einmal, innerhalb weniger Minuten.
carry-code = Code zeigen
carry-type = Code vom anderen Gerät
carry-redeem = Code verwenden
forget = Alles über mich löschen
forget-sure = Dein Name, deine Plätze, Worte und Ergebnisse werden gelöscht, hier und auf dem Server. Das lässt sich nicht rückgängig machen.
forget-yes = Ja, alles löschen
record-paste = Füge eine Aufzeichnung ein, oder lass ihre Datei hier fallen
record-file = Datei wählen
record-download = Aufzeichnung herunterladen
record-line = Zeile { $line }:
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
moment = Moment des Spiels
moment-of = { $at } von { $last }
moment-link = Link zu diesem Moment kopieren
replay-keys = Pfeiltasten gehen Schritt für Schritt, Bildtasten zehn Schritte, Pos1 und Ende an den Rand.

refusal-other = Das geht gerade nicht ({ $code }).
refusal-malformed = Das ist nicht zu verstehen.
refusal-option = Das lässt sich hier nicht wählen: { $option }.
refusal-no-table = Diesen Tisch gibt es nicht mehr.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-phase = Dafür ist jetzt nicht die Zeit.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-yours = Das hat jemand anderes gesagt.
refusal-locked = An diesen Tisch darf sich niemand mehr setzen.
refusal-removed = Du wurdest von diesem Tisch entfernt.
refusal-host-only = Das kann nur, wer den Tisch leitet.
refusal-no-bot = Diesen Bot gibt es nicht.
refusal-empty-seats = Einige Plätze sind noch frei.
refusal-take-back = Es gibt nichts, was zurückgenommen werden darf.
refusal-talk = An diesem Tisch ist weniger Gespräch vereinbart.
refusal-muted = Du bist stumm geschaltet.
refusal-guard = Nicht gesendet: { $reason ->
    [too-long] Das ist zu lang.
    [ten-back] Wer vom Rückwärtstrick erzählt, nennt seine Karte („{ $part }“).
    [relative] Der Abstand zu einer anderen Karte nennt eine Karte („{ $part }“).
    [arithmetic] Aus „{ $part }“ lässt sich eine Karte errechnen.
    [range] „{ $part }“ verrät ungefähr, wo eine Karte liegt.
    [pieces] Mit dem, was du vorher gesagt hast, ergibt „{ $part }“ eine Zahl.
   *[digit] „{ $part }“ ist eine Zahl. Sag es ohne Zahlen.
}
refusal-no-player = Diese Person ist nicht hier.
refusal-nobody = Sag zuerst deinen Namen.
refusal-limit = Das war viel in kurzer Zeit. Warte einen Moment.
refusal-busy = Der Server ist beschäftigt; nichts wurde geändert. Versuch es noch einmal.
refusal-offline = Der Server ist gerade nicht erreichbar.
refusal-fault = Auf dem Server ist etwas schiefgegangen.
refusal-code = Dieser Code gilt nicht oder wurde schon verwendet.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-too-large = Das ist zu lang.
refusal-syntax = Das ist keine lesbare Aufzeichnung.
refusal-deck = Das sind nicht die Karten von 2 bis 99, jede einmal.
refusal-seat = Es gibt keinen Platz { $seat }.
refusal-over = Das Spiel ist aus.
refusal-silence = Schweigen liegt offen, also redet niemand und gibt niemand Zeichen.
refusal-turn = Dafür bist du nicht dran.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-too-many = Genau drei Karten in diesem Zug, und sie liegen.
refusal-one-pile = Dieser Zug geht weiter auf { $bound }.
refusal-no-back = „Kein Rückwärtstrick“ liegt offen, also geht { $card } nicht zurück auf { $top }.
refusal-not-higher = { $card } ist weder höher als { $top } noch genau zehn niedriger.
refusal-not-lower = { $card } ist weder niedriger als { $top } noch genau zehn höher.
refusal-minimum = Dieser Zug ist noch nicht vollständig.
refusal-die = Dieser Würfel zeigt diese Zahl nicht.
refusal-field = Dieses Feld nimmt diese Zahl nicht.
refusal-result = Die Aufzeichnung behauptet ein Ergebnis, das sie nicht hat.
refusal-lesson = In diesem ersten Spiel führt nur das Markierte weiter.
