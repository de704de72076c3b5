# Co říká prohlížeč. Balíčky mají svá písmena, A a B stoupají, C a D klesají.

tagline = Nahoru, dolů a o deset zpět: čtyři stolní hry zdarma.
which-game = Kterou hru?
how-to-play = Jak chceš hrát?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 karet, čtyři balíčky, jeden tým
about-fire = Některé karty hoří: zakryjte je včas
about-extreme = 28 karet dává příkazy
about-twenty-one = Šest kostek, pět řad, vyhrává nejvíc bodů
mode-alone = Sólo
mode-alone-note = Ty proti balíčkům
mode-bots = S boty
mode-bots-note = Přemýšlejí s tebou
mode-friends = S přáteli
mode-friends-note = Přes odkaz, odkudkoli
mode-screen = Na jednom zařízení
mode-screen-note = Koluje dokola
play-title = { $game } · { $mode ->
    [alone] sólo
    [bots] s boty
    [friends] s přáteli
   *[screen] na jednom zařízení
}
play-go = { $mode ->
    [friends] Otevřít stůl
   *[other] Rozdat
}
how-many-bots = Kolik botů?
how-many-players = Kolik hráčů?
how-strong = Jak silní?
bots-getting-ready = Boti se ještě zahřívají. Do té doby hrají jednodušeji.
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
   *[other] { $count } botů
}
names = Jména
name-of-seat = Jméno na místě { $seat }
your-name = Tvoje jméno
somebody = Někdo
more-options = Těžší a další volby
option-expert = Pro profíky
option-expert-note = Aspoň tři karty za tah
option-smaller-hand = Méně karet v ruce
option-smaller-hand-note = Každý má o jednu kartu méně
option-shuffled = Zamíchat příkazy
option-shuffled-note = V každé hře jsou na jiných kartách
option-take-backs = Vracení karet
option-take-backs-note = Ve vlastním tahu; ukáže kartu
option-public = Otevřeno všem
option-public-note = Do rozdání je stůl na úvodní stránce
option-deadline = { $minutes ->
    [one] 1 minuta na tah
    [few] { $minutes } minuty na tah
   *[other] { $minutes } minut na tah
}
deadline = Čas na tah
deadline-of = { $minutes ->
    [0] libovolný
    [1] 1 minuta
    [5] 5 minut
   *[1440] 1 den
}
table-title = Název stolu
go-back = Zpět ke hře
open-tables = Otevřené stoly
listed = { $state ->
    [gathering] schází se
    [playing] hraje se
    [over] dohráno
   *[closed] zavřeno
}, obsazeno { $taken } z { $seats } míst
offline = Server teď není dostupný.
settings = Nastavení
language = Jazyk
theme = Barvy
theme-name = { $theme ->
    [system] podle zařízení
    [light] světlé
   *[dark] tmavé
}
sound = Zvuk
alerts = Upozornit, když jsem na tahu
alerts-note = Oznámení, když je stránka na pozadí
alerts-not-here = Prohlížeče to dovolují jen na stránkách s HTTPS
install = Nainstalovat jako aplikaci
rules-of = Pravidla hry { $game }
mine = Moje hry
replay-a-record = Přehrát záznam
first-game = První hra
first-game-new = Poprvé tady? První hra za dvě minuty
first-game-step = Krok { $at } z { $last }
first-game-done = A teď doopravdy
fan-made = Vytvořili fanoušci, bez vazby na vydavatele.
about = O aplikaci, soukromí, licence
about-fans-title = Od fanoušků
about-fans-text = Tenback hraje hry Steffena Benndorfa, Twenty One společně s Reinhardem Staupem. Nevytvořili ani neschválili ji oni ani jejich vydavatelé a nepoužívá žádné jejich obrázky ani texty. Jestli se ti hra líbí, kup si ji: na opravdovém stole je nejhezčí.
about-privacy-title = Soukromí
about-privacy-text = Žádný účet, žádná reklama, žádné sledování. Díky cookie zůstáváš týmž hráčem. Server ukládá jméno, které napíšeš, tvoje hry a na několik dní to, co napíšeš; žádné adresy. V „Moje hry“ můžeš všechno smazat.
about-licences-title = Licence
about-licences-text = Tenback je svobodný software pod licencí MIT. Stránka používá Svelte (MIT) a Fluent (Apache 2.0).

connecting = Jdeme ke stolu …
link-lost = Obnovuji spojení …
to-home = Na úvodní stránku
menu = Nabídka
close = Zavřít
cancel = Zrušit
title-table = Tenback
title-your-turn = ● Jsi na tahu · Tenback
you = ty
players = Hráči
seat = Místo { $seat }
seat-free = Místo { $seat } je volné
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
is-away = pryč
sit = Sednout si
rise = Vstát
unseat = Poslat pryč: { $name }
seat-bot = Bot na místo { $seat }
seat-bot-short = Bot …
gather-seats = { $free ->
    [0] Všichni jsou tu
    [one] Jedno místo je volné
    [few] { $free } místa jsou volná
   *[other] { $free } míst je volných
}
gather-wait = Až budou všichni připraveni, rozdá { $name }.
deal = Rozdat
deal-not-yet = { $free ->
    [one] Ještě jedno místo je volné
    [few] Ještě { $free } místa jsou volná
   *[other] Ještě { $free } míst je volných
}
spectators = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
share-text = Pošli tento odkaz, nebo nech ostatní načíst kód. Nikdo se nemusí registrovat.
share-link = Odkaz na tento stůl
share-code = Kód s odkazem na tento stůl
share-copy = Kopírovat odkaz
share-send = Poslat
copied = Zkopírováno
leave = Opustit stůl
leave-sure = { $phase ->
    [playing] Dál za tebe bude hrát bot. Opravdu odejít?
   *[other] Tvoje místo se uvolní. Opravdu odejít?
}
leave-yes = Ano, odejít
host-title = Tento stůl vedeš ty
host-lock = Nikdo další si nesmí sednout
host-mute = { $muted ->
    [yes] Nechat mluvit
   *[no] Ztišit
}
host-pass = Předat vedení
host-remove = Odebrat
host-close = Zavřít stůl
host-close-yes = Ano, zavřít pro všechny
farewell-title = { $reason ->
    [closed] Tento stůl je zavřený
    [removed] Od stolu jsi byl odebrán
    [no-table] Takový stůl není
   *[other] Spojení bylo ukončeno
}
farewell-text = { $reason ->
    [closed] Stůl byl zavřen. Díky za hru.
    [removed] Odebral tě ten, kdo stůl vede.
    [no-table] V odkazu je asi překlep, nebo je stůl dávno pryč.
   *[other] Vrátíš se novým načtením stránky.
}
meanwhile = Mezitím
seen = Viděno
bot-for-you = Zatímco jsi tu nebyl, hrál za tebe bot.
i-am-back = Už jsem tady
dealing = Rozdává se …
is-bot = bot
coach = První hra
coach-done = Už vím, jak na to
coach-choose = Ťukni na některou ze svých karet. Rozsvítí se balíčky, kam může.
coach-lay = Teď ťukni na rozsvícený balíček. A a B jen stoupají, C a D jen klesají: dělej malé kroky.
coach-more = Pokračuj: karet v tahu musí být aspoň { $minimum }.
coach-end = To stačí. Ukonči tah a dober si, nebo přilož další.
coach-back = Označená karta jde přesně o deset zpět. Tahle finta napraví velké kroky, využij ji.
coach-wait = Hrají ostatní. Bublinou pod balíčkem je požádáš, ať ho nechají být.
coach-throw = Hoď všemi šesti kostkami.
coach-again = Nech je, nebo jednou přehoď všechny, na kterých není 1.
coach-enter = Číslo patří ve tvé řadě na pole své barvy, pokud není větší. Stejné číslo je zásah a přináší body navíc.
keys = Klávesy
keys-cards = Tab a šipky: tvoje karty. Enter: vybrat. 1–4 nebo A–D: přiložit na balíček. E: ukončit tah. U: vzít zpět. Escape: odložit.

starting-title = Kdo začne?
starting-text = Prohlédni si karty. Neříkej čísla, jen jak rád bys začal.
starting-screen = Postupně si prohlédněte karty, nahlas se dohodněte a vyberte, kdo začne.
look-at-hand = Podívat se
hide-hand = Zakrýt
starts = Začíná
wish = { $wish ->
    [start] Začnu
    [any] Je mi to jedno
   *[rather-not] Raději ne
}
wish-of = { $wish ->
    [start] chce začít
    [any] je to jedno
    [rather-not] raději ne
   *[none] přemýšlí …
}
curtain-title = Na tahu: { $name }
curtain-text = Předejte zařízení: { $name }. Ostatní se nedívají.
curtain-open = { $name }, to jsem já

piles = Balíčky
pile-name = balíček { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Balíček A, vzestupný
    [b] Balíček B, vzestupný
    [c] Balíček C, sestupný
   *[d] Balíček D, sestupný
}, nahoře { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , v tomto tahu je nutné zakrýt
   *[no] { "" }
}{ $lit ->
    [yes] : přiložit sem
    [back] : o deset zpět
    [losing] : prohra
   *[no] { "" }
}
pile-history = Dosud přiloženo
pile-nothing = Zatím nic
due-now = zakryj!
your-hand = Tvoje karty
hand-of = Karty na místě { $seat }
hand-empty = Už nemáš karty
hand-size = { $count ->
    [0] žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , teď nikam nepatří
    [losing] , znamenala by prohru
    [back] , jde o deset zpět
   *[other] { "" }
}
draw-pile = k dobrání
cards-left = zbývá celkem
in-force = Platné příkazy
in-force-none = Žádné příkazy neplatí
bound-to = V tomto tahu: { $pile }.
your-turn = Jsi na tahu.
turn-of = Hraje { $name } …
time-left = Bot pokračuje za { $time }
absent-for = { $name } tu není; za { $time } zaskočí bot
may-end = Můžeš tah ukončit, nebo přiložit další.
why-not-end = { $duty ->
    [stuck] Přilož ještě { $missing ->
        [one] jednu kartu
        [few] { $missing } karty
       *[other] { $missing } karet
    }.
    [three] V tomto tahu přesně tři karty; { $missing ->
        [one] ještě jednu
       *[other] ještě { $missing }
    }.
    [skull] Zakryj lebku ({ $piles }).
   *[fire] Zakryj oheň ({ $piles }).
}
end-turn = Ukončit tah
take-back = Vzít zpět
not-there = { $card } na { $pile } nepatří.
losing-title = Tím byste prohráli
losing-text = S kartou { $card } na { $pile } už tento tah nepůjde dokončit.
losing-no = Vybrat jinou
losing-yes = Přesto přiložit
losing-end = Když tah skončí tady, hra je prohraná.
losing-end-no = Hrát dál
losing-end-yes = Přesto skončit
mark-stop = Stop
mark-skull = Lebka
mark-three = Tři!
mark-silence = Ticho
mark-no-back = Bez finty
mark-one-pile = Jeden balíček
mark-draw-one = Jedna karta
mark-fire = Oheň
meaning-silence = – dokud není zakryto, nikdo nemluví ani nedává znamení.
meaning-no-back = – dokud není zakryto, žádná karta nejde o deset zpět.
meaning-one-pile = – všechny karty tahu na jeden balíček.
meaning-draw-one = – po tahu se dobírá jen jedna karta.
meaning-stop = – tah ihned končí.
meaning-skull = – nutno zakrýt ve stejném tahu.
meaning-three = – přesně tři karty v tomto tahu.
meaning-fire = – musí být zakrytý, než skončí tah dalšího hráče.
signal = { $name }: { $word ->
    [avoid] prosím, nechat
    [small] žádný velký skok
   *[free] jak chcete
}
signal-title = Dej vědět ostatním
signal-give = Dát znamení: { $pile }
signal-word = { $word ->
    [avoid] Prosím, nechat
    [small] Žádný velký skok
   *[free] Jak chcete
}
signal-note = Platí, dokud to nezměníš nebo neskončí tvůj příští tah.
statements-title = K tvým příkazům
statement = { $attitude ->
    [hold] má v ruce: { $command }
   *[rather-not] teď raději ne: { $command }
}
statement-short = { $attitude ->
    [hold] mám
   *[rather-not] teď ne
}

end-won = Všech 98 karet leží. Výhra!
end-lost = { $left ->
    [one] Prohra, zbyla 1 karta
    [few] Prohra, zbyly { $left } karty
   *[other] Prohra, zbylo { $left } karet
}
end-reason = { $reason ->
    [stuck] Tah neměl dost karet.
    [three] Nebyly to přesně tři karty.
    [skull] Lebka zůstala nezakrytá.
   *[fire] Oheň nebyl včas zakryt.
}
end-excellent = Méně než deset je výborné.
end-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-winners = { $count ->
    [one] Vyhrává { $names }
   *[other] O výhru se dělí { $names }
}
again = Hrát znovu
same-deal = Znovu stejné rozdání
known-deal = Toto rozdání se tu už hrálo, do výsledků se nepočítá.
again-wait = Další hru může začít { $name }.
replay = Přehrát
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

dice = Kostky
die = { $colour ->
    [w] Bílá, kruh
    [y] Žlutá, hvězda
    [r] Červená, kosočtverec
    [g] Zelená, trojúhelník
    [b] Modrá, kapka
   *[k] Černá, čtverec
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , lze zapsat
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Házíš ty.
    [again] Hodit znovu, nebo nechat?
   *[enter] Zapiš, co chceš.
}
dice-waiting = Čeká se: { $names } …
dice-roll = Hodit
dice-reroll = Hodit znovu
dice-keep = Nechat
dice-enter = { $count ->
    [0] Vyber kostky
    [one] Zapsat 1 číslo
    [few] Zapsat { $count } čísla
   *[other] Zapsat { $count } čísel
}
dice-strike = Škrtnout
dice-strike-sure = Škrtnout levé volné pole
dice-withdraw = Změnit zápis
dice-hint = Ťukni na kostky nebo rozsvícená pole. Stejné číslo jako pole je zásah.
dice-none = Do tvé řady nic nepasuje: škrtne se levé volné pole.
other-sheets = Listy ostatních
sheet-of = List: { $name }
row = Řada { $row }
entered = hotovo
field = { $colour ->
    [w] Bílá
    [y] Žlutá
    [r] Červená
    [g] Zelená
    [b] Modrá
   *[k] Černá
} { $value }: { $state ->
    [struck] škrtnuto
    [hit] { $number }, zásah
    [number] { $number }
    [offered] lze zapsat { $number }
   *[open] volné
}

talk = Hovor
talk-open = { $unread ->
    [0] Hovor
    [one] Hovor, 1 nová zpráva
    [few] Hovor, { $unread } nové zprávy
   *[other] Hovor, { $unread } nových zpráv
}
talk-tab-chat = Hovor
talk-tab-log = Co se stalo
talk-policy = { $talk ->
    [guarded] chat bez čísel
    [signals] jen znamení
    [open] volný chat
   *[nothing] beze slov
}
chat-empty = Ještě nikdo nic neřekl.
chat-write = Napiš něco
chat-send = Poslat
chat-delete = Smazat: { $text }
chat-guarded = Žádná čísla ani nic, co k nim vede: takové zprávy se neposílají.
chat-silence = Na balíčku leží ticho: dokud není zakryto, nikdo nemluví.
chat-policy = { $talk ->
    [signals] U tohoto stolu se dávají jen znamení.
    [nothing] U tohoto stolu se nemluví.
   *[nobody] Chceš-li mluvit, sedni si.
}
phrases = Hotové věty
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-well-done = Paráda!
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-trouble = Mám problém.
phrase-easy = Můj tah bude snadný.
phrase-moment = Moment.
phrase-your-choice = Jak chcete.
phrase-good-game = Dobrá hra!

told-sat = { $name } si sedá.
told-bot-sat = { $name } si sedá.
told-rose = Místo { $seat } se uvolnilo.
told-dealt = Karty jsou rozdány.
told-wished = { $name }: { $wish ->
    [start] chce začít
    [any] je to jedno
   *[rather-not] raději ne
}.
told-began = Začíná { $name }.
told-placed = { $name }: { $card } na { $pile }.
told-drew = { $count ->
    [0] { $name } končí tah.
   *[other] { $name } končí tah a dobírá { $count }.
}
told-said = { $name }, { $pile }: { $word ->
    [avoid] prosím, nechat
    [small] žádný velký skok
    [free] jak chcete
   *[none] znamení zrušeno
}.
told-stated = { $name } – { $attitude ->
    [hold] má v ruce: { $command }
    [rather-not] teď raději ne: { $command }
   *[none] už nic neříká: { $command }
}.
told-finished = { $status ->
    [won] Výhra!
    [lost] Prohra.
   *[over] Hra skončila.
}
told-took-back = { $name } bere kartu zpět.
told-stood-in = Hraje bot místo: { $name }.
told-returned = { $name } je zpátky.
told-renewed = Další hra.
told-closed = Stůl je zavřený.
told-chose = { $name } { $choice ->
    [roll] hází
    [reroll] hází znovu
    [keep] nechává kostky
   *[withdraw] mění zápis
}.
told-entered = { $name } má zapsáno.
told-shown = Všechny zápisy jsou odkryté.
told-row = { $name }: řada { $row } přináší { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-ended = Hra skončila.

mine-none = Zatím žádné dohrané hry.
played = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}
won-of = výher: { $count }
best-left = Nejlépe: { $left ->
    [0] všechny karty
    [one] zbyla 1 karta
    [few] zbyly { $left } karty
   *[other] zbylo { $left } karet
}
best-score = Nejlépe: { $points } b.
result-left = { $left ->
    [0] všechny karty
    [one] zbyla 1 karta
    [few] zbyly { $left } karty
   *[other] zbylo { $left } karet
}
won = výhra
carry-title = Hrát na jiném zařízení
carry-text = S tímto kódem bude jiné zařízení hrát za tebe, jednou a do několika minut.
carry-code = Ukázat kód
carry-type = Kód z druhého zařízení
carry-redeem = Použít kód
forget = Smazat o mně všechno
forget-sure = Tvoje jméno, místa, slova a výsledky budou smazány, zde i na serveru. Nelze to vrátit.
forget-yes = Ano, smazat vše
record-paste = Vlož záznam, nebo sem přetáhni jeho soubor
record-file = Vybrat soubor
record-download = Stáhnout záznam
record-line = Řádek { $line }:
step-back = O krok zpět
step-on = O krok dál
moment = Okamžik hry
moment-of = { $at } z { $last }
moment-link = Zkopírovat odkaz na tuto chvíli
replay-keys = Šipky po krocích, PageUp a PageDown po deseti, Home a End na kraj.

refusal-other = To teď nejde ({ $code }).
refusal-malformed = Tomu nelze rozumět.
refusal-option = To zde nelze zvolit: { $option }.
refusal-no-table = Takový stůl už není.
refusal-closed = Tento stůl je zavřený.
refusal-phase = Na to teď není čas.
refusal-no-seat = Takové místo není.
refusal-seat-taken = Tam už někdo sedí.
refusal-not-your-seat = To není tvoje místo.
refusal-not-yours = To napsal někdo jiný.
refusal-locked = K tomuto stolu si už nikdo nesmí sednout.
refusal-removed = Od tohoto stolu jsi byl odebrán.
refusal-host-only = To smí jen ten, kdo stůl vede.
refusal-no-bot = Takový bot není.
refusal-empty-seats = Některá místa jsou ještě volná.
refusal-take-back = Není co vzít zpět.
refusal-talk = U tohoto stolu se domluvilo méně řečí.
refusal-muted = Jsi ztišen.
refusal-guard = Neposláno: { $reason ->
    [too-long] je to příliš dlouhé.
    [ten-back] kdo mluví o fintě, prozrazuje kartu („{ $part }“).
    [relative] vzdálenost od jiné karty prozrazuje kartu („{ $part }“).
    [arithmetic] z „{ $part }“ lze kartu vypočítat.
    [range] „{ $part }“ prozrazuje, kde zhruba karta je.
    [pieces] s tím, co jsi řekl předtím, dává „{ $part }“ číslo.
   *[digit] „{ $part }“ je číslo. Řekni to bez čísel.
}
refusal-no-player = Tento hráč tu není.
refusal-nobody = Nejdřív řekni své jméno.
refusal-limit = To bylo moc najednou. Chvilku počkej.
refusal-busy = Server má moc práce; nic se nezměnilo. Zkus to znovu.
refusal-offline = Server teď není dostupný.
refusal-fault = Na serveru se něco pokazilo.
refusal-code = Tento kód neplatí, nebo už byl použit.
refusal-not-found = Na této adrese nic není.
refusal-too-large = Je to příliš dlouhé.
refusal-syntax = Tento záznam nelze přečíst.
refusal-deck = To nejsou karty od 2 do 99, každá jednou.
refusal-seat = Místo { $seat } neexistuje.
refusal-over = Hra skončila.
refusal-silence = Na balíčku leží ticho, nikdo tedy nemluví ani nedává znamení.
refusal-turn = Na to nejsi na tahu.
refusal-not-in-hand = Tuto kartu v ruce nemáš.
refusal-too-many = V tomto tahu přesně tři karty, a ty už leží.
refusal-one-pile = Tento tah pokračuje na { $bound }.
refusal-no-back = Platí „bez finty“, karta { $card } tedy nejde zpět na { $top }.
refusal-not-higher = { $card } není vyšší než { $top } ani přesně o deset nižší.
refusal-not-lower = { $card } není nižší než { $top } ani přesně o deset vyšší.
refusal-minimum = Tento tah ještě není úplný.
refusal-die = Tato kostka takové číslo neukazuje.
refusal-field = Toto pole takové číslo nepřijme.
refusal-result = Záznam tvrdí výsledek, který nemá.
refusal-lesson = V této první hře vede dál jen to, co je označené.
