# Co mówi przeglądarka. Stosy mają swoje litery, A i B rosną, C i D maleją.

tagline = W górę, w dół i dziesięć wstecz: cztery gry stołowe za darmo.
which-game = Która gra?
how-to-play = Jak chcesz grać?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 kart, cztery stosy, jedna drużyna
about-fire = Niektóre karty płoną: zakryjcie je na czas
about-extreme = 28 kart wydaje rozkazy
about-twenty-one = Sześć kości, pięć rzędów, liczą się punkty
mode-alone = Solo
mode-alone-note = Ty kontra stosy
mode-bots = Z botami
mode-bots-note = Myślą razem z tobą
mode-friends = Z przyjaciółmi
mode-friends-note = Przez link, skądkolwiek
mode-screen = Na jednym ekranie
mode-screen-note = Podawajcie sobie
play-title = { $game } · { $mode ->
    [alone] solo
    [bots] z botami
    [friends] z przyjaciółmi
   *[screen] na jednym ekranie
}
play-go = { $mode ->
    [friends] Otwórz stół
   *[other] Rozdaj
}
how-many-bots = Ile botów?
how-many-players = Ilu graczy?
how-strong = Jak mocnych?
bots-getting-ready = Boty jeszcze się rozgrzewają. Do tego czasu grają prościej.
bot-level = { $level ->
    [greedy] Beztroski
    [careful] Ostrożny
    [planner] Planista
    [expert] Ekspert
   *[random] Losowy
}
bot-numbered = { $name } { $number }
bots-count = { $count ->
    [one] 1 bot
    [few] { $count } boty
   *[many] { $count } botów
}
names = Imiona
name-of-seat = Imię na miejscu { $seat }
your-name = Twoje imię
somebody = Ktoś
more-options = Trudniej i więcej
option-expert = Dla ekspertów
option-expert-note = Co najmniej trzy karty w turze
option-smaller-hand = Mniejsza ręka
option-smaller-hand-note = Każdy ma o jedną kartę mniej
option-shuffled = Potasuj rozkazy
option-shuffled-note = W każdej grze są na innych kartach
option-take-backs = Cofanie ruchów
option-take-backs-note = We własnej turze; pokazuje kartę
option-public = Otwarty dla wszystkich
option-public-note = Do rozdania widoczny na stronie głównej
option-deadline = { $minutes ->
    [one] 1 minuta na turę
    [few] { $minutes } minuty na turę
   *[many] { $minutes } minut na turę
}
deadline = Czas na turę
deadline-of = { $minutes ->
    [0] dowolny
    [1] 1 minuta
    [5] 5 minut
   *[1440] 1 dzień
}
table-title = Nazwa stołu
go-back = Wróć do gry
open-tables = Otwarte stoły
listed = { $state ->
    [gathering] zbiera się
    [playing] w grze
    [over] zakończony
   *[closed] zamknięty
}, zajęte miejsca: { $taken } z { $seats }
offline = Serwer jest teraz niedostępny.
settings = Ustawienia
language = Język
theme = Kolory
theme-name = { $theme ->
    [system] jak w urządzeniu
    [light] jasne
   *[dark] ciemne
}
sound = Dźwięk
alerts = Powiadom, gdy moja kolej
alerts-note = Powiadomienie, gdy strona jest w tle
alerts-not-here = Przeglądarki pozwalają na to tylko na stronach z HTTPS
install = Zainstaluj jako aplikację
rules-of = Zasady gry { $game }
mine = Moje gry
replay-a-record = Odtwórz zapis
first-game = Pierwsza gra
first-game-new = Pierwszy raz? Pierwsza gra w dwie minuty
first-game-step = Krok { $at } z { $last }
first-game-done = A teraz naprawdę
fan-made = Stworzone przez fanów, bez związku z wydawcami.
about = O programie, prywatność, licencje
about-fans-title = Od fanów
about-fans-text = Tenback gra w gry Steffena Benndorfa, a w Twenty One także Reinharda Staupe. Ani oni, ani ich wydawcy go nie stworzyli ani nie zatwierdzili; nie używa też żadnych ich grafik ani tekstów. Jeśli gra ci się podoba, kup ją: na prawdziwym stole jest najładniejsza.
about-privacy-title = Prywatność
about-privacy-text = Bez konta, bez reklam, bez śledzenia. Dzięki ciasteczku pozostajesz tym samym graczem. Serwer zapisuje imię, które podasz, twoje gry i przez kilka dni to, co napiszesz; żadnych adresów. W „Moich grach“ możesz wszystko usunąć.
about-licences-title = Licencje
about-licences-text = Tenback to wolne oprogramowanie na licencji MIT. Strona używa Svelte (MIT) i Fluent (Apache 2.0).

connecting = Idziemy do stołu …
link-lost = Łączę ponownie …
to-home = Na stronę główną
menu = Menu
close = Zamknij
cancel = Anuluj
title-table = Tenback
title-your-turn = ● Twoja kolej · Tenback
you = ty
players = Gracze
seat = Miejsce { $seat }
seat-free = Miejsce { $seat } jest wolne
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
is-away = nieobecny
sit = Usiądź
rise = Wstań
unseat = Odeślij: { $name }
seat-bot = Bot na miejsce { $seat }
seat-bot-short = Bot …
gather-seats = { $free ->
    [0] Wszyscy są
    [one] Jedno miejsce jest wolne
    [few] { $free } miejsca są wolne
   *[many] { $free } miejsc jest wolnych
}
gather-wait = Gdy wszyscy będą gotowi, rozda { $name }.
deal = Rozdaj
deal-not-yet = { $free ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[many] { $free } miejsc jest jeszcze wolnych
}
spectators = { $count ->
    [one] Patrzy jedna osoba
    [few] Patrzą { $count } osoby
   *[many] Patrzy { $count } osób
}
share-text = Wyślij ten link albo pozwól zeskanować kod. Nikt nie musi się rejestrować.
share-link = Link do tego stołu
share-code = Kod z linkiem do tego stołu
share-copy = Kopiuj link
share-send = Wyślij
copied = Skopiowano
leave = Odejdź od stołu
leave-sure = { $phase ->
    [playing] Dalej zagra za ciebie bot. Na pewno odejść?
   *[other] Twoje miejsce się zwolni. Na pewno odejść?
}
leave-yes = Tak, odejdź
host-title = Prowadzisz ten stół
host-lock = Nikt więcej nie może usiąść
host-mute = { $muted ->
    [yes] Pozwól mówić
   *[no] Wycisz
}
host-pass = Przekaż prowadzenie
host-remove = Usuń
host-close = Zamknij stół
host-close-yes = Tak, zamknij dla wszystkich
farewell-title = { $reason ->
    [closed] Ten stół jest zamknięty
    [removed] Usunięto cię od stołu
    [no-table] Nie ma takiego stołu
   *[other] Połączenie zostało zakończone
}
farewell-text = { $reason ->
    [closed] Stół zamknięto. Dzięki za grę.
    [removed] Usunęła cię osoba prowadząca stół.
    [no-table] W linku jest może literówka albo stołu dawno nie ma.
   *[other] Wczytaj stronę ponownie, aby wrócić.
}
meanwhile = W międzyczasie
seen = Widziałem
bot-for-you = Pod twoją nieobecność grał za ciebie bot.
i-am-back = Już jestem
dealing = Rozdawanie …
is-bot = bot
coach = Pierwsza gra
coach-done = Już wiem, jak grać
coach-choose = Dotknij jednej ze swoich kart. Stosy, na które pasuje, zaświecą się.
coach-lay = Teraz dotknij świecącego stosu. A i B tylko rosną, C i D tylko maleją: rób małe kroki.
coach-more = Graj dalej: kart w turze musi być co najmniej { $minimum }.
coach-end = Wystarczy. Zakończ turę i dobierz albo dołóż więcej.
coach-back = Oznaczona karta cofa stos dokładnie o dziesięć. To naprawia duże skoki, więc korzystaj.
coach-wait = Grają inni. Dymkiem pod stosem poprosisz, by go zostawili.
coach-throw = Rzuć wszystkimi sześcioma kośćmi.
coach-again = Zostaw je albo raz przerzuć wszystkie, które nie pokazują 1.
coach-enter = Liczba trafia w twoim rzędzie na pole swojego koloru, jeśli nie jest większa. Równa to trafienie i daje dodatkowe punkty.
keys = Klawisze
keys-cards = Tab i strzałki: twoje karty. Enter: wybierz. 1–4 lub A–D: połóż na stos. E: zakończ turę. U: cofnij. Escape: odłóż.

starting-title = Kto zaczyna?
starting-text = Obejrzyj karty. Nie mów liczb, tylko jak chętnie zaczniesz.
starting-screen = Obejrzyjcie karty po kolei, umówcie się na głos i wybierzcie, kto zaczyna.
look-at-hand = Obejrzyj
hide-hand = Zakryj
starts = Zaczyna
wish = { $wish ->
    [start] Mogę zacząć
    [any] Wszystko jedno
   *[rather-not] Raczej nie
}
wish-of = { $wish ->
    [start] chce zacząć
    [any] wszystko jedno
    [rather-not] raczej nie
   *[none] myśli …
}
curtain-title = Teraz: { $name }
curtain-text = Podajcie ekran: { $name }. Pozostali nie patrzą.
curtain-open = { $name } to ja

piles = Stosy
pile-name = stos { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Stos A, rosnący
    [b] Stos B, rosnący
    [c] Stos C, malejący
   *[d] Stos D, malejący
}, na wierzchu { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , trzeba zakryć w tej turze
   *[no] { "" }
}{ $lit ->
    [yes] : połóż tutaj
    [back] : dziesięć wstecz
    [losing] : przegrana
   *[no] { "" }
}
pile-history = Położone dotąd
pile-nothing = Jeszcze nic
due-now = zakryj!
your-hand = Twoje karty
hand-of = Karty na miejscu { $seat }
hand-empty = Nie masz już kart
hand-size = { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , teraz nigdzie nie pasuje
    [losing] , oznacza przegraną
    [back] , cofa o dziesięć
   *[other] { "" }
}
draw-pile = w talii
cards-left = zostało razem
in-force = Obowiązujące rozkazy
in-force-none = Żadne rozkazy nie obowiązują
bound-to = W tej turze: { $pile }.
your-turn = Twoja kolej.
turn-of = Gra { $name } …
time-left = Bot zagra dalej za { $time }
absent-for = { $name } – nieobecność; za { $time } zastąpi bot
may-end = Możesz zakończyć turę albo dołożyć więcej.
why-not-end = { $duty ->
    [stuck] Połóż jeszcze { $missing ->
        [one] jedną kartę
        [few] { $missing } karty
       *[many] { $missing } kart
    }.
    [three] W tej turze dokładnie trzy karty; { $missing ->
        [one] jeszcze jedna
       *[other] jeszcze { $missing }
    }.
    [skull] Zakryj czaszkę ({ $piles }).
   *[fire] Zakryj ogień ({ $piles }).
}
end-turn = Zakończ turę
take-back = Cofnij
not-there = { $card } nie pasuje na { $pile }.
losing-title = To byłaby przegrana
losing-text = Z kartą { $card } ({ $pile }) tej tury nie da się już dokończyć.
losing-no = Wybierz inną
losing-yes = Mimo to połóż
losing-end = Jeśli tura skończy się teraz, gra będzie przegrana.
losing-end-no = Gram dalej
losing-end-yes = Mimo to kończę
mark-stop = Stop
mark-skull = Czaszka
mark-three = Trzy!
mark-silence = Cisza
mark-no-back = Bez cofania
mark-one-pile = Jeden stos
mark-draw-one = Jedna karta
mark-fire = Ogień
meaning-silence = – dopóki widoczna, nikt nie mówi ani nie daje znaków.
meaning-no-back = – dopóki widoczne, żadna karta nie cofa o dziesięć.
meaning-one-pile = – wszystkie karty tury na jeden stos.
meaning-draw-one = – po turze dobiera się tylko jedną kartę.
meaning-stop = – tura kończy się od razu.
meaning-skull = – trzeba zakryć w tej samej turze.
meaning-three = – dokładnie trzy karty w tej turze.
meaning-fire = – trzeba go przykryć, zanim skończy się tura następnej osoby.
signal = { $name }: { $word ->
    [avoid] proszę zostawić
    [small] bez dużego skoku
   *[free] jak chcecie
}
signal-title = Daj znać innym
signal-give = Daj znak: { $pile }
signal-word = { $word ->
    [avoid] Proszę zostawić
    [small] Bez dużego skoku
   *[free] Jak chcecie
}
signal-note = Obowiązuje, aż go zmienisz albo skończy się twoja następna tura.
statements-title = O twoich rozkazach
statement = { $attitude ->
    [hold] ma na ręce: { $command }
   *[rather-not] teraz raczej nie: { $command }
}
statement-short = { $attitude ->
    [hold] mam
   *[rather-not] teraz nie
}

end-won = Leży wszystkie 98 kart. Wygrana!
end-lost = { $left ->
    [one] Przegrana, została 1 karta
    [few] Przegrana, zostały { $left } karty
   *[many] Przegrana, zostało { $left } kart
}
end-reason = { $reason ->
    [stuck] W turze zabrakło kart do położenia.
    [three] Nie były to dokładnie trzy karty.
    [skull] Czaszka została odkryta.
   *[fire] Ognia nie zakryto na czas.
}
end-excellent = Mniej niż dziesięć to znakomicie.
end-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
end-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
again = Zagraj ponownie
same-deal = To samo rozdanie jeszcze raz
known-deal = To rozdanie już tu było, nie liczy się do wyników.
again-wait = Następną grę może zacząć { $name }.
replay = Odtwórz
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

dice = Kości
die = { $colour ->
    [w] Biała, koło
    [y] Żółta, gwiazda
    [r] Czerwona, romb
    [g] Zielona, trójkąt
    [b] Niebieska, kropla
   *[k] Czarna, kwadrat
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , można wpisać
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Ty rzucasz.
    [again] Rzucić jeszcze raz czy zostawić?
   *[enter] Wpisz, co chcesz.
}
dice-waiting = Czekamy: { $names } …
dice-roll = Rzuć kośćmi
dice-reroll = Jeszcze raz
dice-keep = Zostaw
dice-enter = { $count ->
    [0] Wybierz kości
    [one] Wpisz 1 liczbę
    [few] Wpisz { $count } liczby
   *[many] Wpisz { $count } liczb
}
dice-strike = Skreśl
dice-strike-sure = Skreśl lewe wolne pole
dice-withdraw = Zmień wpis
dice-hint = Dotknij kości albo świecących pól. Liczba równa wartości pola to trafienie.
dice-none = Nic nie pasuje do twojego rzędu: skreśla się lewe wolne pole.
other-sheets = Karty wyników innych
sheet-of = Karta wyników: { $name }
row = Rząd { $row }
entered = gotowe
field = { $colour ->
    [w] Białe
    [y] Żółte
    [r] Czerwone
    [g] Zielone
    [b] Niebieskie
   *[k] Czarne
} { $value }: { $state ->
    [struck] skreślone
    [hit] { $number }, trafienie
    [number] { $number }
    [offered] można wpisać { $number }
   *[open] wolne
}

talk = Rozmowa
talk-open = { $unread ->
    [0] Rozmowa
    [one] Rozmowa, 1 nowa wiadomość
    [few] Rozmowa, { $unread } nowe wiadomości
   *[many] Rozmowa, { $unread } nowych wiadomości
}
talk-tab-chat = Rozmowa
talk-tab-log = Co się działo
talk-policy = { $talk ->
    [guarded] czat bez liczb
    [signals] tylko znaki
    [open] dowolny czat
   *[nothing] bez rozmów
}
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz coś
chat-send = Wyślij
chat-delete = Usuń: { $text }
chat-guarded = Żadnych liczb ani niczego, co do nich prowadzi: takich wiadomości się nie wysyła.
chat-silence = Na stosie leży cisza: nikt nie mówi, dopóki nie zostanie zakryta.
chat-policy = { $talk ->
    [signals] Przy tym stole daje się tylko znaki.
    [nothing] Przy tym stole się nie rozmawia.
   *[nobody] Usiądź, aby rozmawiać.
}
phrases = Gotowe zdania
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-well-done = Brawo!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-trouble = Mam kłopot.
phrase-easy = Moja tura będzie łatwa.
phrase-moment = Chwileczkę.
phrase-your-choice = Jak chcecie.
phrase-good-game = Dobra gra!

told-sat = { $name } siada.
told-bot-sat = { $name } siada.
told-rose = Miejsce { $seat } się zwolniło.
told-dealt = Karty rozdane.
told-wished = { $name }: { $wish ->
    [start] chce zacząć
    [any] wszystko jedno
   *[rather-not] raczej nie
}.
told-began = Zaczyna { $name }.
told-placed = { $name }: { $card } na { $pile }.
told-drew = { $count ->
    [0] { $name } kończy turę.
   *[other] { $name } kończy turę i dobiera { $count }.
}
told-said = { $name }, { $pile }: { $word ->
    [avoid] proszę zostawić
    [small] bez dużego skoku
    [free] jak chcecie
   *[none] znak odwołany
}.
told-stated = { $name } – { $attitude ->
    [hold] ma na ręce: { $command }
    [rather-not] teraz raczej nie: { $command }
   *[none] nic już nie mówi: { $command }
}.
told-finished = { $status ->
    [won] Wygrana!
    [lost] Przegrana.
   *[over] Gra skończona.
}
told-took-back = { $name } cofa kartę.
told-stood-in = Bot gra za: { $name }.
told-returned = { $name } wraca.
told-renewed = Następna gra.
told-closed = Stół jest zamknięty.
told-chose = { $name } { $choice ->
    [roll] rzuca
    [reroll] rzuca jeszcze raz
    [keep] zostawia kości
   *[withdraw] zmienia wpis
}.
told-entered = { $name } ma wpis.
told-shown = Wszystkie wpisy są odkryte.
told-row = { $name }: rząd { $row } daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
told-ended = Gra skończona.

mine-none = Nie ma jeszcze zakończonych gier.
played = { $count ->
    [one] 1 gra
    [few] { $count } gry
   *[many] { $count } gier
}
won-of = wygrane: { $count }
best-left = Najlepiej: { $left ->
    [0] wszystkie karty
    [one] została 1 karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
best-score = Najlepiej: { $points } pkt
result-left = { $left ->
    [0] wszystkie karty
    [one] została 1 karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
won = wygrana
carry-title = Graj na innym urządzeniu
carry-text = Z tym kodem inne urządzenie zagra jako ty, raz i w ciągu kilku minut.
carry-code = Pokaż kod
carry-type = Kod z drugiego urządzenia
carry-redeem = Użyj kodu
forget = Usuń wszystko o mnie
forget-sure = Twoje imię, miejsca, słowa i wyniki zostaną usunięte, tutaj i na serwerze. Tego nie da się cofnąć.
forget-yes = Tak, usuń wszystko
record-paste = Wklej zapis albo upuść tutaj jego plik
record-file = Wybierz plik
record-download = Pobierz zapis
record-line = Wiersz { $line }:
step-back = Krok wstecz
step-on = Krok dalej
moment = Chwila gry
moment-of = { $at } z { $last }
moment-link = Skopiuj link do tej chwili
replay-keys = Strzałki krok po kroku, PageUp i PageDown po dziesięć, Home i End na skraj.

refusal-other = Teraz się nie da ({ $code }).
refusal-malformed = Nie da się tego zrozumieć.
refusal-option = Tego nie można tu wybrać: { $option }.
refusal-no-table = Takiego stołu już nie ma.
refusal-closed = Ten stół jest zamknięty.
refusal-phase = To nie pora na to.
refusal-no-seat = Nie ma takiego miejsca.
refusal-seat-taken = Ktoś już tam siedzi.
refusal-not-your-seat = To nie twoje miejsce.
refusal-not-yours = To napisał ktoś inny.
refusal-locked = Przy tym stole nikt więcej nie może usiąść.
refusal-removed = Usunięto cię od tego stołu.
refusal-host-only = Może to tylko osoba prowadząca stół.
refusal-no-bot = Nie ma takiego bota.
refusal-empty-seats = Niektóre miejsca są jeszcze wolne.
refusal-take-back = Nie ma czego cofnąć.
refusal-talk = Przy tym stole umówiono się na mniej rozmów.
refusal-muted = Jesteś wyciszony.
refusal-guard = Nie wysłano: { $reason ->
    [too-long] to za długie.
    [ten-back] mówiąc o cofnięciu, zdradzasz kartę („{ $part }”).
    [relative] odległość od innej karty zdradza kartę („{ $part }”).
    [arithmetic] z „{ $part }” da się obliczyć kartę.
    [range] „{ $part }” zdradza, gdzie mniej więcej jest karta.
    [pieces] z tym, co mówiłeś wcześniej, „{ $part }” daje liczbę.
   *[digit] „{ $part }” to liczba. Powiedz to bez liczb.
}
refusal-no-player = Tego gracza tu nie ma.
refusal-nobody = Najpierw podaj swoje imię.
refusal-limit = Za dużo naraz. Poczekaj chwilę.
refusal-busy = Serwer jest zajęty; nic się nie zmieniło. Spróbuj ponownie.
refusal-offline = Serwer jest teraz niedostępny.
refusal-fault = Na serwerze coś poszło nie tak.
refusal-code = Ten kod jest nieważny albo już użyty.
refusal-not-found = Pod tym adresem niczego nie ma.
refusal-too-large = To za długie.
refusal-syntax = Tego zapisu nie da się odczytać.
refusal-deck = To nie są karty od 2 do 99, każda raz.
refusal-seat = Nie ma miejsca { $seat }.
refusal-over = Gra skończona.
refusal-silence = Na stosie leży cisza, więc nikt nie mówi ani nie daje znaków.
refusal-turn = Nie twoja kolej na to.
refusal-not-in-hand = Nie masz tej karty na ręce.
refusal-too-many = W tej turze dokładnie trzy karty i już leżą.
refusal-one-pile = Ta tura toczy się dalej na: { $bound }.
refusal-no-back = Widać „bez cofania”, więc { $card } nie cofa się na { $top }.
refusal-not-higher = { $card } nie jest wyższa niż { $top } ani dokładnie o dziesięć niższa.
refusal-not-lower = { $card } nie jest niższa niż { $top } ani dokładnie o dziesięć wyższa.
refusal-minimum = Ta tura nie jest jeszcze pełna.
refusal-die = Ta kość nie pokazuje takiej liczby.
refusal-field = To pole nie przyjmuje takiej liczby.
refusal-result = Zapis podaje wynik, którego nie ma.
refusal-lesson = W tej pierwszej grze dalej prowadzi tylko to, co zaznaczone.
