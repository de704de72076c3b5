# Čo hovorí prehliadač. Balíčky majú svoje písmená, A a B stúpajú, C a D klesajú.

tagline = Hore, dole a o desať späť: štyri stolové hry zadarmo.
which-game = Ktorú hru?
how-to-play = Ako chceš hrať?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 kariet, štyri balíčky, jeden tím
about-fire = Niektoré karty horia: prikryte ich včas
about-extreme = 28 kariet dáva príkazy
about-twenty-one = Šesť kociek, päť riadkov, vyhráva najviac bodov
mode-alone = Sólo
mode-alone-note = Ty proti balíčkom
mode-bots = S botmi
mode-bots-note = Rozmýšľajú s tebou
mode-friends = S priateľmi
mode-friends-note = Cez odkaz, odkiaľkoľvek
mode-screen = Na jednom zariadení
mode-screen-note = Koluje dookola
play-title = { $game } · { $mode ->
    [alone] sólo
    [bots] s botmi
    [friends] s priateľmi
   *[screen] na jednom zariadení
}
play-go = { $mode ->
    [friends] Otvoriť stôl
   *[other] Rozdať
}
how-many-bots = Koľko botov?
how-many-players = Koľko hráčov?
how-strong = Akí silní?
bots-getting-ready = Boti sa ešte zahrievajú. Dovtedy hrajú jednoduchšie.
bot-level = { $level ->
    [greedy] Bezstarostný
    [careful] Opatrný
    [planner] Plánovač
    [expert] Expert
   *[random] Náhoda
}
bot-numbered = { $name } { $number }
bots-count = { $count ->
    [one] 1 bot
    [few] { $count } boti
   *[other] { $count } botov
}
names = Mená
name-of-seat = Meno na mieste { $seat }
your-name = Tvoje meno
somebody = Niekto
more-options = Ťažšie a ďalšie voľby
option-expert = Pre profíkov
option-expert-note = Aspoň tri karty za ťah
option-smaller-hand = Menej kariet na ruke
option-smaller-hand-note = Každý má o jednu kartu menej
option-shuffled = Zamiešať príkazy
option-shuffled-note = V každej hre sú na iných kartách
option-take-backs = Vracanie kariet
option-take-backs-note = Vo vlastnom ťahu; ukáže kartu
option-public = Otvorené pre všetkých
option-public-note = Do rozdania je stôl na úvodnej stránke
option-deadline = { $minutes ->
    [one] 1 minúta na ťah
    [few] { $minutes } minúty na ťah
   *[other] { $minutes } minút na ťah
}
deadline = Čas na ťah
deadline-of = { $minutes ->
    [0] ľubovoľný
    [1] 1 minúta
    [5] 5 minút
   *[1440] 1 deň
}
table-title = Názov stola
go-back = Späť k hre
open-tables = Otvorené stoly
listed = { $state ->
    [gathering] schádza sa
    [playing] hrá sa
    [over] dohrané
   *[closed] zatvorené
}, obsadené miesta: { $taken } z { $seats }
offline = Server teraz nie je dostupný.
settings = Nastavenia
language = Jazyk
theme = Farby
theme-name = { $theme ->
    [system] podľa zariadenia
    [light] svetlé
   *[dark] tmavé
}
sound = Zvuk
alerts = Upozorniť, keď som na ťahu
alerts-note = Oznámenie, keď je stránka na pozadí
alerts-not-here = Prehliadače to dovoľujú len na stránkach s HTTPS
install = Nainštalovať ako aplikáciu
rules-of = Pravidlá hry { $game }
mine = Moje hry
replay-a-record = Prehrať záznam
first-game = Prvá hra
first-game-new = Prvýkrát tu? Prvá hra za dve minúty
first-game-step = Krok { $at } z { $last }
first-game-done = A teraz naozaj
fan-made = Vytvorili fanúšikovia, bez väzby na vydavateľov.
about = O aplikácii, súkromie, licencie
about-fans-title = Od fanúšikov
about-fans-text = Tenback hrá hry Steffena Benndorfa, Twenty One spolu s Reinhardom Staupem. Nevytvorili ani neschválili ju oni ani ich vydavatelia a nepoužíva žiadne ich obrázky ani texty. Ak sa ti hra páči, kúp si ju: na skutočnom stole je najkrajšia.
about-privacy-title = Súkromie
about-privacy-text = Žiadny účet, žiadna reklama, žiadne sledovanie. Vďaka cookie ostávaš tým istým hráčom. Server ukladá meno, ktoré napíšeš, tvoje hry a na niekoľko dní to, čo napíšeš; žiadne adresy. V časti „Moje hry“ môžeš všetko zmazať.
about-licences-title = Licencie
about-licences-text = Tenback je slobodný softvér pod licenciou MIT. Stránka používa Svelte (MIT) a Fluent (Apache 2.0).

connecting = Ideme k stolu …
link-lost = Obnovujem spojenie …
to-home = Na úvodnú stránku
menu = Ponuka
close = Zavrieť
cancel = Zrušiť
title-table = Tenback
title-your-turn = ● Si na ťahu · Tenback
you = ty
players = Hráči
seat = Miesto { $seat }
seat-free = Miesto { $seat } je voľné
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
is-away = preč
sit = Sadnúť si
rise = Vstať
unseat = Poslať preč: { $name }
seat-bot = Bot na miesto { $seat }
seat-bot-short = Bot …
gather-seats = { $free ->
    [0] Všetci sú tu
    [one] Jedno miesto je voľné
    [few] { $free } miesta sú voľné
   *[other] { $free } miest je voľných
}
gather-wait = Keď budú všetci pripravení, rozdá { $name }.
deal = Rozdať
deal-not-yet = { $free ->
    [one] Ešte jedno miesto je voľné
    [few] Ešte { $free } miesta sú voľné
   *[other] Ešte { $free } miest je voľných
}
spectators = { $count ->
    [one] Pozerá sa jeden človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}
share-text = Pošli tento odkaz, alebo nechaj ostatných načítať kód. Nikto sa nemusí registrovať.
share-link = Odkaz na tento stôl
share-code = Kód s odkazom na tento stôl
share-copy = Kopírovať odkaz
share-send = Poslať
copied = Skopírované
leave = Opustiť stôl
leave-sure = { $phase ->
    [playing] Ďalej bude za teba hrať bot. Naozaj odísť?
   *[other] Tvoje miesto sa uvoľní. Naozaj odísť?
}
leave-yes = Áno, odísť
host-title = Tento stôl vedieš ty
host-lock = Nikto ďalší si nesmie sadnúť
host-mute = { $muted ->
    [yes] Nechať hovoriť
   *[no] Stíšiť
}
host-pass = Odovzdať vedenie
host-remove = Odobrať
host-close = Zatvoriť stôl
host-close-yes = Áno, zatvoriť pre všetkých
farewell-title = { $reason ->
    [closed] Tento stôl je zatvorený
    [removed] Od stola ťa odobrali
    [no-table] Taký stôl nie je
   *[other] Spojenie bolo ukončené
}
farewell-text = { $reason ->
    [closed] Stôl je zatvorený. Vďaka za hru.
    [removed] Odobral ťa ten, kto stôl vedie.
    [no-table] V odkaze je asi preklep, alebo je stôl dávno preč.
   *[other] Vrátiš sa novým načítaním stránky.
}
meanwhile = Medzitým
seen = Videné
bot-for-you = Kým si tu nebol, hral za teba bot.
i-am-back = Už som tu
dealing = Rozdáva sa …
is-bot = bot
coach = Prvá hra
coach-done = Už viem, ako na to
coach-choose = Ťukni na niektorú zo svojich kariet. Rozsvietia sa balíčky, kam môže ísť.
coach-lay = Teraz ťukni na rozsvietený balíček. A a B len stúpajú, C a D len klesajú: rob malé kroky.
coach-more = Pokračuj: kariet v ťahu musí byť aspoň { $minimum }.
coach-end = To stačí. Ukonči ťah a potiahni si, alebo prilož ďalšie.
coach-back = Označená karta ide presne o desať späť. Krok späť napraví veľké skoky, využi ho.
coach-wait = Hrajú ostatní. Bublinou pod balíčkom ich požiadaš, nech ho nechajú tak.
coach-throw = Hoď všetkými šiestimi kockami.
coach-again = Nechaj ich, alebo raz prehoď všetky, na ktorých nie je 1.
coach-enter = Číslo patrí v tvojom riadku na pole svojej farby, ak nie je väčšie. Rovnaké číslo je zásah a prináša body navyše.
keys = Klávesy
keys-cards = Tab a šípky: tvoje karty. Enter: vybrať. 1–4 alebo A–D: priložiť na balíček. E: ukončiť ťah. U: vziať späť. Escape: odložiť.

starting-title = Kto začne?
starting-text = Pozri si karty. Nehovor čísla, len ako rád by si začal.
starting-screen = Postupne si pozrite karty, nahlas sa dohodnite a vyberte, kto začne.
look-at-hand = Pozrieť
hide-hand = Zakryť
starts = Začína
wish = { $wish ->
    [start] Začnem
    [any] Je mi to jedno
   *[rather-not] Radšej nie
}
wish-of = { $wish ->
    [start] chce začať
    [any] je to jedno
    [rather-not] radšej nie
   *[none] rozmýšľa …
}
curtain-title = Na ťahu: { $name }
curtain-text = Odovzdajte zariadenie: { $name }. Ostatní sa nepozerajú.
curtain-open = { $name }, to som ja

piles = Balíčky
pile-name = balíček { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Balíček A, vzostupný
    [b] Balíček B, vzostupný
    [c] Balíček C, zostupný
   *[d] Balíček D, zostupný
}, navrchu { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , v tomto ťahu treba prikryť
   *[no] { "" }
}{ $lit ->
    [yes] : priložiť sem
    [back] : o desať späť
    [losing] : prehra
   *[no] { "" }
}
pile-history = Doteraz priložené
pile-nothing = Zatiaľ nič
due-now = prikry!
your-hand = Tvoje karty
hand-of = Karty na mieste { $seat }
hand-empty = Už nemáš karty
hand-size = { $count ->
    [0] žiadne karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , teraz nikam nepatrí
    [losing] , znamenala by prehru
    [back] , ide o desať späť
   *[other] { "" }
}
draw-pile = na ťahanie
cards-left = zostáva spolu
in-force = Platné príkazy
in-force-none = Neplatia žiadne príkazy
bound-to = V tomto ťahu: { $pile }.
your-turn = Si na ťahu.
turn-of = Hrá { $name } …
time-left = Bot pokračuje o { $time }
absent-for = { $name } tu nie je; o { $time } zaskočí bot
may-end = Môžeš ťah ukončiť, alebo priložiť ďalšie.
why-not-end = { $duty ->
    [stuck] Prilož ešte { $missing ->
        [one] jednu kartu
        [few] { $missing } karty
       *[other] { $missing } kariet
    }.
    [three] V tomto ťahu presne tri karty; { $missing ->
        [one] ešte jednu
       *[other] ešte { $missing }
    }.
    [skull] Prikry lebku ({ $piles }).
   *[fire] Prikry oheň ({ $piles }).
}
end-turn = Ukončiť ťah
take-back = Vziať späť
not-there = { $card } na { $pile } nepatrí.
losing-title = Tým by ste prehrali
losing-text = S kartou { $card } na { $pile } sa už tento ťah nebude dať dokončiť.
losing-no = Vybrať inú
losing-yes = Aj tak priložiť
losing-end = Ak sa ťah skončí tu, hra je prehratá.
losing-end-no = Hrať ďalej
losing-end-yes = Aj tak skončiť
mark-stop = Stop
mark-skull = Lebka
mark-three = Tri!
mark-silence = Ticho
mark-no-back = Bez kroku späť
mark-one-pile = Jeden balíček
mark-draw-one = Jedna karta
mark-fire = Oheň
meaning-silence = – kým nie je prikryté, nikto nehovorí ani nedáva znamenia.
meaning-no-back = – kým nie je prikryté, žiadna karta nejde o desať späť.
meaning-one-pile = – všetky karty ťahu na jeden balíček.
meaning-draw-one = – po ťahu sa ťahá len jedna karta.
meaning-stop = – ťah hneď končí.
meaning-skull = – treba prikryť v tom istom ťahu.
meaning-three = – presne tri karty v tomto ťahu.
meaning-fire = – musí byť zakrytý, kým sa skončí ťah ďalšieho hráča.
signal = { $name }: { $word ->
    [avoid] prosím, nechať
    [small] žiadny veľký skok
   *[free] ako chcete
}
signal-title = Daj vedieť ostatným
signal-give = Dať znamenie: { $pile }
signal-word = { $word ->
    [avoid] Prosím, nechať
    [small] Žiadny veľký skok
   *[free] Ako chcete
}
signal-note = Platí, kým to nezmeníš alebo neskončí tvoj ďalší ťah.
statements-title = K tvojim príkazom
statement = { $attitude ->
    [hold] má na ruke: { $command }
   *[rather-not] teraz radšej nie: { $command }
}
statement-short = { $attitude ->
    [hold] mám
   *[rather-not] teraz nie
}

end-won = Všetkých 98 kariet leží. Výhra!
end-lost = { $left ->
    [one] Prehra, zostala 1 karta
    [few] Prehra, zostali { $left } karty
   *[other] Prehra, zostalo { $left } kariet
}
end-reason = { $reason ->
    [stuck] Ťah nemal dosť kariet.
    [three] Neboli to presne tri karty.
    [skull] Lebka ostala neprikrytá.
   *[fire] Oheň nebol včas prikrytý.
}
end-excellent = Menej ako desať je výborné.
end-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
end-winners = { $count ->
    [one] Vyhráva { $names }
   *[other] O výhru sa delia { $names }
}
again = Hrať znova
same-deal = Znova rovnaké rozdanie
known-deal = Toto rozdanie sa tu už hralo, do výsledkov sa nepočíta.
again-wait = Ďalšiu hru môže začať { $name }.
replay = Prehrať
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}

dice = Kocky
die = { $colour ->
    [w] Biela, kruh
    [y] Žltá, hviezda
    [r] Červená, kosoštvorec
    [g] Zelená, trojuholník
    [b] Modrá, kvapka
   *[k] Čierna, štvorec
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , možno zapísať
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Hádžeš ty.
    [again] Hodiť znova, alebo nechať?
   *[enter] Zapíš, čo chceš.
}
dice-waiting = Čaká sa: { $names } …
dice-roll = Hodiť
dice-reroll = Hodiť znova
dice-keep = Nechať
dice-enter = { $count ->
    [0] Vyber kocky
    [one] Zapísať 1 číslo
    [few] Zapísať { $count } čísla
   *[other] Zapísať { $count } čísel
}
dice-strike = Škrtnúť
dice-strike-sure = Škrtnúť ľavé voľné pole
dice-withdraw = Zmeniť zápis
dice-hint = Ťukni na kocky alebo rozsvietené polia. Rovnaké číslo ako pole je zásah.
dice-none = Do tvojho riadka nič nepasuje: škrtne sa ľavé voľné pole.
other-sheets = Listy ostatných
sheet-of = List: { $name }
row = Riadok { $row }
entered = hotovo
field = { $colour ->
    [w] Biela
    [y] Žltá
    [r] Červená
    [g] Zelená
    [b] Modrá
   *[k] Čierna
} { $value }: { $state ->
    [struck] škrtnuté
    [hit] { $number }, zásah
    [number] { $number }
    [offered] možno zapísať { $number }
   *[open] voľné
}

talk = Rozhovor
talk-open = { $unread ->
    [0] Rozhovor
    [one] Rozhovor, 1 nová správa
    [few] Rozhovor, { $unread } nové správy
   *[other] Rozhovor, { $unread } nových správ
}
talk-tab-chat = Rozhovor
talk-tab-log = Čo sa stalo
talk-policy = { $talk ->
    [guarded] čet bez čísel
    [signals] len znamenia
    [open] voľný čet
   *[nothing] bez slov
}
chat-empty = Ešte nikto nič nepovedal.
chat-write = Napíš niečo
chat-send = Poslať
chat-delete = Zmazať: { $text }
chat-guarded = Žiadne čísla ani nič, čo k nim vedie: také správy sa neposielajú.
chat-silence = Na balíčku leží ticho: kým nie je prikryté, nikto nehovorí.
chat-policy = { $talk ->
    [signals] Pri tomto stole sa dávajú len znamenia.
    [nothing] Pri tomto stole sa nehovorí.
   *[nobody] Ak chceš hovoriť, sadni si.
}
phrases = Hotové vety
phrase-hello = Ahoj!
phrase-luck = Veľa šťastia!
phrase-well-done = Paráda!
phrase-thanks = Vďaka!
phrase-sorry = Prepáčte!
phrase-trouble = Mám problém.
phrase-easy = Môj ťah bude ľahký.
phrase-moment = Moment.
phrase-your-choice = Ako chcete.
phrase-good-game = Dobrá hra!

told-sat = { $name } si sadá.
told-bot-sat = { $name } si sadá.
told-rose = Miesto { $seat } sa uvoľnilo.
told-dealt = Karty sú rozdané.
told-wished = { $name }: { $wish ->
    [start] chce začať
    [any] je to jedno
   *[rather-not] radšej nie
}.
told-began = Začína { $name }.
told-placed = { $name }: { $card } na { $pile }.
told-drew = { $count ->
    [0] { $name } končí ťah.
   *[other] { $name } končí ťah a ťahá { $count }.
}
told-said = { $name }, { $pile }: { $word ->
    [avoid] prosím, nechať
    [small] žiadny veľký skok
    [free] ako chcete
   *[none] znamenie zrušené
}.
told-stated = { $name } – { $attitude ->
    [hold] má na ruke: { $command }
    [rather-not] teraz radšej nie: { $command }
   *[none] už nič nehovorí: { $command }
}.
told-finished = { $status ->
    [won] Výhra!
    [lost] Prehra.
   *[over] Hra sa skončila.
}
told-took-back = { $name } berie kartu späť.
told-stood-in = Hrá bot namiesto: { $name }.
told-returned = { $name } je späť.
told-renewed = Ďalšia hra.
told-closed = Stôl je zatvorený.
told-chose = { $name } { $choice ->
    [roll] hádže
    [reroll] hádže znova
    [keep] necháva kocky
   *[withdraw] mení zápis
}.
told-entered = { $name } má zapísané.
told-shown = Všetky zápisy sú odkryté.
told-row = { $name }: riadok { $row } prináša { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
told-ended = Hra sa skončila.

mine-none = Zatiaľ žiadne dohrané hry.
played = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } hier
}
won-of = výhry: { $count }
best-left = Najlepšie: { $left ->
    [0] všetky karty
    [one] zostala 1 karta
    [few] zostali { $left } karty
   *[other] zostalo { $left } kariet
}
best-score = Najlepšie: { $points } b.
result-left = { $left ->
    [0] všetky karty
    [one] zostala 1 karta
    [few] zostali { $left } karty
   *[other] zostalo { $left } kariet
}
won = výhra
carry-title = Hrať na inom zariadení
carry-text = S týmto kódom bude iné zariadenie hrať za teba, raz a do niekoľkých minút.
carry-code = Ukázať kód
carry-type = Kód z druhého zariadenia
carry-redeem = Použiť kód
forget = Zmazať o mne všetko
forget-sure = Tvoje meno, miesta, slová a výsledky sa zmažú, tu aj na serveri. Nedá sa to vrátiť.
forget-yes = Áno, zmazať všetko
record-paste = Vlož záznam, alebo sem presuň jeho súbor
record-file = Vybrať súbor
record-download = Stiahnuť záznam
record-line = Riadok { $line }:
step-back = O krok späť
step-on = O krok ďalej
moment = Okamih hry
moment-of = { $at } z { $last }
moment-link = Skopírovať odkaz na túto chvíľu
replay-keys = Šípky po krokoch, PageUp a PageDown po desiatich, Home a End na kraj.

refusal-other = To teraz nejde ({ $code }).
refusal-malformed = Tomu sa nedá rozumieť.
refusal-option = To sa tu nedá zvoliť: { $option }.
refusal-no-table = Taký stôl už nie je.
refusal-closed = Tento stôl je zatvorený.
refusal-phase = Na to teraz nie je čas.
refusal-no-seat = Také miesto nie je.
refusal-seat-taken = Tam už niekto sedí.
refusal-not-your-seat = To nie je tvoje miesto.
refusal-not-yours = To napísal niekto iný.
refusal-locked = K tomuto stolu si už nikto nesmie sadnúť.
refusal-removed = Od tohto stola ťa odobrali.
refusal-host-only = To smie len ten, kto stôl vedie.
refusal-no-bot = Taký bot nie je.
refusal-empty-seats = Niektoré miesta sú ešte voľné.
refusal-take-back = Nie je čo vziať späť.
refusal-talk = Pri tomto stole sa dohodlo menej rečí.
refusal-muted = Si stíšený.
refusal-guard = Neposlané: { $reason ->
    [too-long] je to príliš dlhé.
    [ten-back] kto hovorí o kroku späť, prezrádza kartu („{ $part }“).
    [relative] vzdialenosť od inej karty prezrádza kartu („{ $part }“).
    [arithmetic] z „{ $part }“ sa dá karta vypočítať.
    [range] „{ $part }“ prezrádza, kde zhruba karta je.
    [pieces] s tým, čo si povedal predtým, dáva „{ $part }“ číslo.
   *[digit] „{ $part }“ je číslo. Povedz to bez čísel.
}
refusal-no-player = Tento hráč tu nie je.
refusal-nobody = Najprv povedz svoje meno.
refusal-limit = To bolo veľa naraz. Chvíľu počkaj.
refusal-busy = Server má veľa práce; nič sa nezmenilo. Skús to znova.
refusal-offline = Server teraz nie je dostupný.
refusal-fault = Na serveri sa niečo pokazilo.
refusal-code = Tento kód neplatí, alebo už bol použitý.
refusal-not-found = Na tejto adrese nič nie je.
refusal-too-large = Je to príliš dlhé.
refusal-syntax = Tento záznam sa nedá prečítať.
refusal-deck = To nie sú karty od 2 do 99, každá raz.
refusal-seat = Miesto { $seat } neexistuje.
refusal-over = Hra sa skončila.
refusal-silence = Na balíčku leží ticho, nikto teda nehovorí ani nedáva znamenia.
refusal-turn = Na to nie si na ťahu.
refusal-not-in-hand = Túto kartu na ruke nemáš.
refusal-too-many = V tomto ťahu presne tri karty, a tie už ležia.
refusal-one-pile = Tento ťah pokračuje na { $bound }.
refusal-no-back = Platí „bez kroku späť“, karta { $card } teda nejde späť na { $top }.
refusal-not-higher = { $card } nie je vyššia ako { $top } ani presne o desať nižšia.
refusal-not-lower = { $card } nie je nižšia ako { $top } ani presne o desať vyššia.
refusal-minimum = Tento ťah ešte nie je úplný.
refusal-die = Táto kocka také číslo neukazuje.
refusal-field = Toto pole také číslo neprijme.
refusal-result = Záznam tvrdí výsledok, ktorý nemá.
refusal-lesson = V tejto prvej hre vedie ďalej len to, čo je označené.
