# Що каже браузер. Стопки мають свої літери, A і B зростають, C і D спадають.

tagline = Угору, вниз і на десять назад: чотири настільні гри безкоштовно.
which-game = Яка гра?
how-to-play = Як хочеш грати?
game-classic = THE GAME
game-fire = On Fire
game-extreme = EXTREME
game-twenty-one = Twenty One
about-classic = 98 карт, чотири стопки, одна команда
about-fire = Деякі карти горять: накрийте їх вчасно
about-extreme = 28 карт дають накази
about-twenty-one = Шість кубиків, п’ять рядів, хто набере більше
mode-alone = Наодинці
mode-alone-note = Ти проти стопок
mode-bots = З ботами
mode-bots-note = Вони думають разом
mode-friends = З друзями
mode-friends-note = За посиланням, звідусіль
mode-screen = На одному екрані
mode-screen-note = Передавайте по колу
play-title = { $game } · { $mode ->
    [alone] наодинці
    [bots] з ботами
    [friends] з друзями
   *[screen] на одному екрані
}
play-go = { $mode ->
    [friends] Відкрити стіл
   *[other] Роздати
}
how-many-bots = Скільки ботів?
how-many-players = Скільки гравців?
how-strong = Наскільки сильні?
bots-getting-ready = Боти ще розігріваються. Доти вони грають простіше.
bot-level = { $level ->
    [greedy] Безтурботний
    [careful] Обережний
    [planner] Планувальник
    [expert] Експерт
   *[random] Випадковий
}
bot-numbered = { $name } { $number }
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
names = Імена
name-of-seat = Ім’я на місці { $seat }
your-name = Твоє ім’я
somebody = Хтось
more-options = Складніше й інше
option-expert = Для знавців
option-expert-note = Щонайменше три карти за хід
option-smaller-hand = Менше карт на руках
option-smaller-hand-note = У кожного на одну карту менше
option-shuffled = Перетасувати накази
option-shuffled-note = У кожній грі вони на інших картах
option-take-backs = Повернення карт
option-take-backs-note = У власний хід; показує карту
option-public = Відкрито для всіх
option-public-note = До роздачі стіл є на головній сторінці
option-deadline = { $minutes ->
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
   *[many] { $minutes } хвилин на хід
}
deadline = Час на хід
deadline-of = { $minutes ->
    [0] будь-який
    [1] 1 хвилина
    [5] 5 хвилин
   *[1440] 1 день
}
table-title = Назва столу
go-back = Назад до гри
open-tables = Відкриті столи
listed = { $state ->
    [gathering] збирається
    [playing] триває гра
    [over] завершено
   *[closed] закрито
}, зайнято місць: { $taken } з { $seats }
offline = Сервер зараз недоступний.
settings = Налаштування
language = Мова
theme = Кольори
theme-name = { $theme ->
    [system] як на пристрої
    [light] світлі
   *[dark] темні
}
sound = Звук
alerts = Сповіщати, коли мій хід
alerts-note = Сповіщення, коли сторінка у фоні
alerts-not-here = Браузери дозволяють це лише на сторінках з HTTPS
install = Встановити як застосунок
rules-of = Правила гри { $game }
mine = Мої ігри
replay-a-record = Відтворити запис
first-game = Перша гра
first-game-new = Уперше тут? Перша гра за дві хвилини
first-game-step = Крок { $at } з { $last }
first-game-done = А тепер справжню
fan-made = Зроблено шанувальниками, без зв’язку з видавцями.
about = Про програму, приватність, ліцензії
about-fans-title = Від шанувальників
about-fans-text = Tenback грає в ігри Штеффена Бенндорфа, а Twenty One — разом із Райнгардом Штаупе. Ні вони, ні їхні видавці її не створювали й не схвалювали; жодних їхніх зображень чи текстів тут немає. Якщо гра тобі подобається, купи її: на справжньому столі вона найкраща.
about-privacy-title = Приватність
about-privacy-text = Без облікового запису, без реклами, без стеження. Завдяки cookie ти лишаєшся тим самим гравцем. Сервер зберігає ім’я, яке ти вкажеш, твої ігри та кілька днів те, що ти пишеш; жодних адрес. У «Моїх іграх» можна все видалити.
about-licences-title = Ліцензії
about-licences-text = Tenback — вільна програма за ліцензією MIT. Сторінку зроблено зі Svelte (MIT) та Fluent (Apache 2.0).

connecting = Ідемо до столу …
link-lost = Відновлюю зв’язок …
to-home = На головну сторінку
menu = Меню
close = Закрити
cancel = Скасувати
title-table = Tenback
title-your-turn = ● Твій хід · Tenback
you = ти
players = Гравці
seat = Місце { $seat }
seat-free = Місце { $seat } вільне
seat-of = { $name } ({ $seat })
seats-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
is-away = немає на місці
sit = Сісти
rise = Встати
unseat = Відіслати: { $name }
seat-bot = Бот на місце { $seat }
seat-bot-short = Бот …
gather-seats = { $free ->
    [0] Усі на місці
    [one] { $free } місце вільне
    [few] { $free } місця вільні
   *[many] { $free } місць вільно
}
gather-wait = Коли всі будуть готові, роздасть { $name }.
deal = Роздати
deal-not-yet = { $free ->
    [one] Ще { $free } місце вільне
    [few] Ще { $free } місця вільні
   *[many] Ще { $free } місць вільно
}
spectators = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивиться { $count } людей
}
share-text = Надішли це посилання або дай зчитати код камерою. Реєструватися не треба.
share-link = Посилання на цей стіл
share-code = Код із посиланням на цей стіл
share-copy = Копіювати
share-send = Надіслати
copied = Скопійовано
leave = Вийти з-за столу
leave-sure = { $phase ->
    [playing] Далі за тебе гратиме бот. Справді вийти?
   *[other] Твоє місце звільниться. Справді вийти?
}
leave-yes = Так, вийти
host-title = Цей стіл ведеш ти
host-lock = Більше ніхто не може сісти
host-mute = { $muted ->
    [yes] Дати слово
   *[no] Заглушити
}
host-pass = Передати ведення
host-remove = Вилучити
host-close = Закрити стіл
host-close-yes = Так, закрити для всіх
farewell-title = { $reason ->
    [closed] Цей стіл закрито
    [removed] Тебе вилучено з-за столу
    [no-table] Такого столу немає
   *[other] Зв’язок завершено
}
farewell-text = { $reason ->
    [closed] Стіл закрито. Дякуємо за гру.
    [removed] Тебе вилучив той, хто веде стіл.
    [no-table] Можливо, у посиланні помилка, або столу давно немає.
   *[other] Завантаж сторінку знову, щоб повернутися.
}
meanwhile = Тим часом
seen = Зрозуміло
bot-for-you = Поки тебе не було, за тебе грав бот.
i-am-back = Я вже тут
dealing = Роздаємо …
is-bot = бот
coach = Перша гра
coach-done = Я вже знаю
coach-choose = Торкнися однієї зі своїх карт. Засвітяться стопки, куди вона підходить.
coach-lay = Тепер торкнися стопки, що світиться. A і B лише зростають, C і D лише спадають: роби малі кроки.
coach-more = Далі: карт за хід має бути щонайменше { $minimum }.
coach-end = Досить. Заверши хід і добери, або поклади ще.
coach-back = Позначена карта йде рівно на десять назад. Цей прийом виправляє великі кроки, скористайся ним.
coach-wait = Грають інші. Хмаринкою під стопкою можна попросити її не чіпати.
coach-throw = Кинь усі шість кубиків.
coach-again = Залиш їх або один раз перекинь усі, де не 1.
coach-enter = Число йде у твоєму ряду на поле свого кольору, якщо воно не більше. Рівне — це влучання, воно дає додаткові бали.
keys = Клавіші
keys-cards = Tab і стрілки: твої карти. Enter: вибрати. 1–4 або A–D: покласти на стопку. E: завершити хід. U: повернути. Escape: відкласти.

starting-title = Хто починає?
starting-text = Подивися на карти. Не називай чисел, скажи лише, чи хочеш почати.
starting-screen = Подивіться карти по черзі, домовтеся вголос і виберіть, хто починає.
look-at-hand = Дивитися
hide-hand = Сховати
starts = Починає
wish = { $wish ->
    [start] Можу почати
    [any] Мені байдуже
   *[rather-not] Краще ні
}
wish-of = { $wish ->
    [start] хоче почати
    [any] байдуже
    [rather-not] краще ні
   *[none] думає …
}
curtain-title = Хід: { $name }
curtain-text = Передайте екран: { $name }. Інші не дивляться.
curtain-open = { $name } — це я

piles = Стопки
pile-name = стопка { $pile ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
pile-label = { $pile ->
    [a] Стопка A, зростає
    [b] Стопка B, зростає
    [c] Стопка C, спадає
   *[d] Стопка D, спадає
}, зверху { $top }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $due ->
    [yes] , треба накрити цього ходу
   *[no] { "" }
}{ $lit ->
    [yes] : покласти сюди
    [back] : на десять назад
    [losing] : програш
   *[no] { "" }
}
pile-history = Покладено досі
pile-nothing = Ще нічого
due-now = накрий!
your-hand = Твої карти
hand-of = Карти на місці { $seat }
hand-empty = Карт більше немає
hand-size = { $count ->
    [0] немає карт
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
card-label = { $card }{ $mark ->
    [none] { "" }
   *[other] , { $mark }
}{ $state ->
    [none] , зараз нікуди не підходить
    [losing] , це був би програш
    [back] , іде на десять назад
   *[other] { "" }
}
draw-pile = у колоді
cards-left = лишилося всього
in-force = Чинні накази
in-force-none = Жоден наказ не діє
bound-to = Цього ходу: { $pile }.
your-turn = Твій хід.
turn-of = Грає { $name } …
time-left = Бот продовжить за { $time }
absent-for = { $name } не на місці; за { $time } замінить бот
may-end = Можна завершити хід або покласти ще.
why-not-end = { $duty ->
    [stuck] Поклади ще { $missing ->
        [one] { $missing } карту
        [few] { $missing } карти
       *[many] { $missing } карт
    }.
    [three] Цього ходу рівно три карти; ще { $missing }.
    [skull] Накрий череп ({ $piles }).
   *[fire] Накрий вогонь ({ $piles }).
}
end-turn = Завершити хід
take-back = Повернути
not-there = { $card } сюди не підходить: { $pile }.
losing-title = Це був би програш
losing-text = З картою { $card } ({ $pile }) цей хід уже не вдасться завершити.
losing-no = Вибрати іншу
losing-yes = Усе одно покласти
losing-end = Якщо хід закінчиться тут, гру буде програно.
losing-end-no = Грати далі
losing-end-yes = Усе одно закінчити
mark-stop = Стоп
mark-skull = Череп
mark-three = Три!
mark-silence = Тиша
mark-no-back = Без зворотного прийому
mark-one-pile = Одна стопка
mark-draw-one = Одна карта
mark-fire = Вогонь
meaning-silence = – доки не накрито, ніхто не говорить і не дає знаків.
meaning-no-back = – доки не накрито, жодна карта не йде на десять назад.
meaning-one-pile = – усі карти ходу в одну стопку.
meaning-draw-one = – після ходу добирають лише одну карту.
meaning-stop = – хід одразу завершується.
meaning-skull = – треба накрити того самого ходу.
meaning-three = – рівно три карти цього ходу.
meaning-fire = – треба накрити, поки не скінчився хід наступного гравця.
signal = { $name }: { $word ->
    [avoid] прошу не чіпати
    [small] без великого стрибка
   *[free] як хочете
}
signal-title = Скажи іншим
signal-give = Дати знак: { $pile }
signal-word = { $word ->
    [avoid] Прошу не чіпати
    [small] Без великого стрибка
   *[free] Як хочете
}
signal-note = Діє, доки не зміниш або не завершиться твій наступний хід.
statements-title = Про твої накази
statement = { $attitude ->
    [hold] має на руках: { $command }
   *[rather-not] зараз краще ні: { $command }
}
statement-short = { $attitude ->
    [hold] маю
   *[rather-not] не зараз
}

end-won = Усі 98 карт лежать. Перемога!
end-lost = { $left ->
    [one] Програш, лишилася { $left } карта
    [few] Програш, лишилося { $left } карти
   *[many] Програш, лишилося { $left } карт
}
end-reason = { $reason ->
    [stuck] За хід не вдалося покласти досить карт.
    [three] Це були не рівно три карти.
    [skull] Череп лишився відкритим.
   *[fire] Вогонь не накрили вчасно.
}
end-excellent = Менше десяти — це чудово.
end-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
end-winners = { $count ->
    [one] Перемагає { $names }
   *[other] Перемогу ділять { $names }
}
again = Грати ще
same-deal = Та сама роздача ще раз
known-deal = Цю роздачу тут уже грали, до результатів вона не входить.
again-wait = Наступну гру може почати { $name }.
replay = Відтворити
points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

dice = Кубики
die = { $colour ->
    [w] Білий, коло
    [y] Жовтий, зірка
    [r] Червоний, ромб
    [g] Зелений, трикутник
    [b] Синій, крапля
   *[k] Чорний, квадрат
}{ $number ->
    [0] { "" }
   *[other] : { $number }
}{ $may ->
    [yes] , можна вписати
   *[no] { "" }
}
dice-owed = { $owed ->
    [throw] Кидаєш ти.
    [again] Кинути ще раз чи лишити?
   *[enter] Впиши, що хочеш.
}
dice-waiting = Чекаємо: { $names } …
dice-roll = Кинути кубики
dice-reroll = Ще раз
dice-keep = Лишити
dice-enter = { $count ->
    [0] Вибери кубики
    [one] Вписати { $count } число
    [few] Вписати { $count } числа
   *[many] Вписати { $count } чисел
}
dice-strike = Закреслити
dice-strike-sure = Закреслити ліве вільне поле
dice-withdraw = Змінити запис
dice-hint = Торкайся кубиків або полів, що світяться. Число, рівне полю, — влучання.
dice-none = До твого ряду нічого не підходить: закреслюється ліве вільне поле.
other-sheets = Аркуші інших
sheet-of = Аркуш: { $name }
row = Ряд { $row }
entered = готово
field = { $colour ->
    [w] Біле
    [y] Жовте
    [r] Червоне
    [g] Зелене
    [b] Синє
   *[k] Чорне
} { $value }: { $state ->
    [struck] закреслено
    [hit] { $number }, влучання
    [number] { $number }
    [offered] можна вписати { $number }
   *[open] вільне
}

talk = Розмова
talk-open = { $unread ->
    [0] Розмова
    [one] Розмова, { $unread } нове повідомлення
    [few] Розмова, { $unread } нові повідомлення
   *[many] Розмова, { $unread } нових повідомлень
}
talk-tab-chat = Розмова
talk-tab-log = Що сталося
talk-policy = { $talk ->
    [guarded] чат без чисел
    [signals] лише знаки
    [open] вільний чат
   *[nothing] без розмов
}
chat-empty = Ще ніхто нічого не сказав.
chat-write = Напиши щось
chat-send = Надіслати
chat-delete = Видалити: { $text }
chat-guarded = Жодних чисел і нічого, що до них веде: такі повідомлення не надсилаються.
chat-silence = На стопці лежить тиша: ніхто не говорить, доки її не накриють.
chat-policy = { $talk ->
    [signals] За цим столом дають лише знаки.
    [nothing] За цим столом не розмовляють.
   *[nobody] Щоб говорити, сядь за стіл.
}
phrases = Готові фрази
phrase-hello = Привіт!
phrase-luck = Щасти!
phrase-well-done = Чудово!
phrase-thanks = Дякую!
phrase-sorry = Вибачте!
phrase-trouble = У мене біда.
phrase-easy = Мій хід легкий.
phrase-moment = Хвилинку.
phrase-your-choice = Як хочете.
phrase-good-game = Гарна гра!

told-sat = { $name } сідає.
told-bot-sat = { $name } сідає.
told-rose = Місце { $seat } звільнилося.
told-dealt = Карти роздано.
told-wished = { $name }: { $wish ->
    [start] хоче почати
    [any] байдуже
   *[rather-not] краще ні
}.
told-began = Починає { $name }.
told-placed = { $name }: { $card }, { $pile }.
told-drew = { $count ->
    [0] { $name } завершує хід.
   *[other] { $name } завершує хід і добирає { $count }.
}
told-said = { $name }, { $pile }: { $word ->
    [avoid] прошу не чіпати
    [small] без великого стрибка
    [free] як хочете
   *[none] знак знято
}.
told-stated = { $name } – { $attitude ->
    [hold] має на руках: { $command }
    [rather-not] зараз краще ні: { $command }
   *[none] більше нічого не каже: { $command }
}.
told-finished = { $status ->
    [won] Перемога!
    [lost] Програш.
   *[over] Гру завершено.
}
told-took-back = { $name } повертає карту.
told-stood-in = Бот грає замість: { $name }.
told-returned = { $name } знову тут.
told-renewed = Наступна гра.
told-closed = Стіл закрито.
told-chose = { $name } { $choice ->
    [roll] кидає
    [reroll] кидає ще раз
    [keep] лишає кубики
   *[withdraw] змінює запис
}.
told-entered = { $name }: запис готовий.
told-shown = Усі записи відкрито.
told-row = { $name }: ряд { $row } дає { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
told-ended = Гру завершено.

mine-none = Завершених ігор ще немає.
played = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
won-of = перемог: { $count }
best-left = Найкраще: { $left ->
    [0] усі карти
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[many] лишилося { $left } карт
}
best-score = Найкраще: { $points } б.
result-left = { $left ->
    [0] усі карти
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
   *[many] лишилося { $left } карт
}
won = перемога
carry-title = Грати на іншому пристрої
carry-text = Із цим кодом інший пристрій гратиме як ти, один раз і за кілька хвилин.
carry-code = Показати код
carry-type = Код з іншого пристрою
carry-redeem = Застосувати код
forget = Видалити все про мене
forget-sure = Твоє ім’я, місця, слова й результати буде видалено тут і на сервері. Цього не скасувати.
forget-yes = Так, видалити все
record-paste = Встав запис або перетягни сюди його файл
record-file = Вибрати файл
record-download = Завантажити запис
record-line = Рядок { $line }:
step-back = Крок назад
step-on = Крок далі
moment = Мить гри
moment-of = { $at } з { $last }
moment-link = Скопіювати посилання на цю мить
replay-keys = Стрілки — по кроку, PageUp і PageDown — по десять, Home і End — на край.

refusal-other = Зараз це неможливо ({ $code }).
refusal-malformed = Цього не зрозуміти.
refusal-option = Тут цього не вибрати: { $option }.
refusal-no-table = Такого столу вже немає.
refusal-closed = Цей стіл закрито.
refusal-phase = Зараз не час для цього.
refusal-no-seat = Такого місця немає.
refusal-seat-taken = Там уже хтось сидить.
refusal-not-your-seat = Це не твоє місце.
refusal-not-yours = Це написав хтось інший.
refusal-locked = За цей стіл більше ніхто не може сісти.
refusal-removed = Тебе вилучено з-за цього столу.
refusal-host-only = Це може лише той, хто веде стіл.
refusal-no-bot = Такого бота немає.
refusal-empty-seats = Деякі місця ще вільні.
refusal-take-back = Нема чого повертати.
refusal-talk = За цим столом домовилися говорити менше.
refusal-muted = Тебе заглушено.
refusal-guard = Не надіслано: { $reason ->
    [too-long] це задовго.
    [ten-back] розповідь про зворотний прийом видає карту («{ $part }»).
    [relative] відстань до іншої карти видає карту («{ $part }»).
    [arithmetic] з «{ $part }» можна обчислити карту.
    [range] «{ $part }» видає, де приблизно карта.
    [pieces] разом зі сказаним раніше «{ $part }» дає число.
   *[digit] «{ $part }» — це число. Скажи без чисел.
}
refusal-no-player = Цього гравця тут немає.
refusal-nobody = Спершу назвися.
refusal-limit = Забагато за короткий час. Зачекай трохи.
refusal-busy = Сервер зайнятий; нічого не змінено. Спробуй ще раз.
refusal-offline = Сервер зараз недоступний.
refusal-fault = На сервері щось пішло не так.
refusal-code = Цей код недійсний або вже використаний.
refusal-not-found = За цією адресою нічого немає.
refusal-too-large = Це задовго.
refusal-syntax = Цей запис не прочитати.
refusal-deck = Це не карти від 2 до 99, кожна один раз.
refusal-seat = Місця { $seat } немає.
refusal-over = Гру завершено.
refusal-silence = На стопці лежить тиша, тож ніхто не говорить і не дає знаків.
refusal-turn = Зараз не твоя черга.
refusal-not-in-hand = Цієї карти немає в тебе на руках.
refusal-too-many = Цього ходу рівно три карти, і вони вже лежать.
refusal-one-pile = Цей хід триває тут: { $bound }.
refusal-no-back = Видно «без зворотного прийому», тож { $card } не йде назад на { $top }.
refusal-not-higher = { $card } не вища за { $top } і не рівно на десять нижча.
refusal-not-lower = { $card } не нижча за { $top } і не рівно на десять вища.
refusal-minimum = Цей хід ще не повний.
refusal-die = Цей кубик не показує такого числа.
refusal-field = Це поле не приймає такого числа.
refusal-result = Запис твердить результат, якого немає.
refusal-lesson = У цій першій грі далі веде лише позначене.
