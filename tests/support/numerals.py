"""The number words of six languages, built from grammar and not from the guard's tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

ENDINGS = {
    "cs": {"hard": "ý á é ého ému ém ým ou í ých ými", "ka": "ka ky ce ku ko kou ek kám kách kami"},
    "sk": {"hard": "y a e ý á é eho emu om ou ú ej ých ým ými", "ka": "ka ky ke ku kou kám kami"},
    "pl": {"hard": "y a e ego emu ej ym ą ych ymi", "ka": "ka ki ce kę ko ką kom kach kami"},
    "uk": {"hard": "ий а е ого ому ої ій им у ою их ими", "ka": "ка ки ці ку кою ко кам ками ках"},
    "de": {"hard": "te ten ter tes tem", "tens": "ste sten ster stes stem", "er": "er ern ers"},
}  # fmt: skip

# In each row: the forms of 2, 3, 4 ... with `/` between the forms of one number.
CARDINALS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen",
    "de": "zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
    "fünfzehn sechzehn siebzehn achtzehn neunzehn",
    "cs": "dva/dvě/dvou/dvěma/dvoje tři/tří/třem/třemi/třech/troje "
    "čtyři/čtyř/čtyřem/čtyřmi/čtyřech/čtvero/čtvery pět/pěti/patero/patery "
    "šest/šesti/šestero/šestery sedm/sedmi/sedmero/sedmery osm/osmi/osmero/osmery "
    "devět/devíti/devatero/devatery deset/deseti/desíti/desatero/desatery "
    "jedenáct/jedenácti dvanáct/dvanácti třináct/třinácti čtrnáct/čtrnácti patnáct/patnácti "
    "šestnáct/šestnácti sedmnáct/sedmnácti osmnáct/osmnácti devatenáct/devatenácti",
    "sk": "dva/dve/dvaja/dvoch/dvom/dvoma/dvoje tri/traja/troch/trom/troma/tromi/troje "
    "štyri/štyria/štyroch/štyrom/štyrmi/štvoro päť/piati/piatich/piatim/piatimi/pätoro "
    "šesť/šiesti/šiestich/šiestim/šiestimi/šestoro "
    "sedem/siedmi/siedmich/siedmim/siedmimi/sedmoro osem/ôsmi/ôsmich/ôsmim/ôsmimi/osmoro "
    "deväť/deviati/deviatich/deviatim/deviatimi/devätoro "
    "desať/desiati/desiatich/desiatim/desiatimi/desatoro jedenásť/jedenástich/jedenástimi "
    "dvanásť/dvanástich/dvanástimi trinásť/trinástich/trinástimi "
    "štrnásť/štrnástich/štrnástimi pätnásť/pätnástich/pätnástimi šestnásť/šestnástich/šestnástimi "
    "sedemnásť/sedemnástich/sedemnástimi osemnásť/osemnástich/osemnástimi "
    "devätnásť/devätnástich/devätnástimi",
    "pl": "dwa/dwie/dwóch/dwu/dwom/dwóm/dwoma/dwiema/dwaj/dwoje/dwojga/dwojgiem "
    "trzy/trzej/trzech/trzem/trzema/troje/trojga cztery/czterej/czterech/czterem/czterema/czworo "
    "pięć/pięciu/pięcioma/pięcioro sześć/sześciu/sześcioma/sześcioro "
    "siedem/siedmiu/siedmioma/siedmioro osiem/ośmiu/ośmioma/ośmioro "
    "dziewięć/dziewięciu/dziewięcioma/dziewięcioro "
    "dziesięć/dziesięciu/dziesięcioma/dziesięcioro jedenaście/jedenastu/jedenastoma/jedenaścioro "
    "dwanaście/dwunastu/dwunastoma/dwanaścioro trzynaście/trzynastu/trzynastoma/trzynaścioro "
    "czternaście/czternastu/czternastoma piętnaście/piętnastu/piętnastoma "
    "szesnaście/szesnastu/szesnastoma siedemnaście/siedemnastu/siedemnastoma "
    "osiemnaście/osiemnastu/osiemnastoma dziewiętnaście/dziewiętnastu/dziewiętnastoma",
    "uk": "два/дві/двох/двом/двома/двоє три/трьох/трьом/трьома/троє "
    "чотири/чотирьох/чотирьом/чотирма/четверо п'ять/п'яти/п'ятьох/п'ятьом/п'ятьма/п'ятьома/п'ятеро "
    "шість/шести/шістьох/шістьом/шістьма/шістьома/шестеро "
    "сім/семи/сімох/сімом/сьома/сімома/семеро "
    "вісім/восьми/вісьмох/вісьмом/вісьма/вісьмома/восьмеро "
    "дев'ять/дев'яти/дев'ятьох/дев'ятьом/дев'ятьма/дев'ятьома/дев'ятеро "
    "десять/десяти/десятьох/десятьом/десятьма/десятьома/десятеро "
    "одинадцять/одинадцяти/одинадцятьох/одинадцятьом/одинадцятьма/одинадцятьома/одинадцятеро "
    "дванадцять/дванадцяти/дванадцятьох/дванадцятьма/дванадцятеро "
    "тринадцять/тринадцяти/тринадцятьох/тринадцятьма чотирнадцять/чотирнадцяти/чотирнадцятьох "
    "п'ятнадцять/п'ятнадцяти/п'ятнадцятьох шістнадцять/шістнадцяти/шістнадцятьох "
    "сімнадцять/сімнадцяти/сімнадцятьох вісімнадцять/вісімнадцяти/вісімнадцятьох "
    "дев'ятнадцять/дев'ятнадцяти/дев'ятнадцятьох",
}

# Tens, from twenty on.
TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "cs": "dvacet/dvaceti třicet/třiceti čtyřicet/čtyřiceti padesát/padesáti šedesát/šedesáti "
    "sedmdesát/sedmdesáti osmdesát/osmdesáti devadesát/devadesáti",
    "sk": "dvadsať/dvadsiatich/dvadsiatimi tridsať/tridsiatich/tridsiatimi "
    "štyridsať/štyridsiatich/štyridsiatimi päťdesiat/päťdesiatich/päťdesiatimi "
    "šesťdesiat/šesťdesiatich sedemdesiat/sedemdesiatich osemdesiat/osemdesiatich "
    "deväťdesiat/deväťdesiatich",
    "pl": "dwadzieścia/dwudziestu/dwudziestoma/dwadzieścioro "
    "trzydzieści/trzydziestu/trzydziestoma/trzydzieścioro "
    "czterdzieści/czterdziestu/czterdziestoma pięćdziesiąt/pięćdziesięciu/pięćdziesięcioma "
    "sześćdziesiąt/sześćdziesięciu/sześćdziesięcioma "
    "siedemdziesiąt/siedemdziesięciu/siedemdziesięcioma "
    "osiemdziesiąt/osiemdziesięciu/osiemdziesięcioma "
    "dziewięćdziesiąt/dziewięćdziesięciu/dziewięćdziesięcioma",
    "uk": "двадцять/двадцяти/двадцятьох/двадцятьом/двадцятьма/двадцятеро "
    "тридцять/тридцяти/тридцятьох/тридцятьма/тридцятеро сорок/сорока "
    "п'ятдесят/п'ятдесяти/п'ятдесятьох/п'ятдесятьма/п'ятдесятьома "
    "шістдесят/шістдесяти/шістдесятьох/шістдесятьма сімдесят/сімдесяти/сімдесятьох/сімдесятьма "
    "вісімдесят/вісімдесяти/вісімдесятьох/вісімдесятьма дев'яносто/дев'яноста",
}

# Ordinals from the fifth on; the stem, to which the endings of adjectives are put.
ORDINALS = {
    "cs": "pát šest sedm osm devát desát jedenáct dvanáct třináct čtrnáct patnáct šestnáct "
    "sedmnáct osmnáct devatenáct",
    "sk": "piat šiest siedm ôsm deviat desiat jedenást dvanást trinást štrnást pätnást šestnást "
    "sedemnást osemnást devätnást",
    "pl": "piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast "
    "szesnast siedemnast osiemnast dziewiętnast",
    "uk": "п'ят шост сьом восьм дев'ят десят одинадцят дванадцят тринадцят чотирнадцят п'ятнадцят "
    "шістнадцят сімнадцят вісімнадцят дев'ятнадцят",
    "de": "fünf sechs sieb ach neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn",
    "en": "fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth",
}
ORDINAL_TENS = {
    "cs": "dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát",
    "sk": "dvadsiat tridsiat štyridsiat päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat",
    "pl": "dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt "
    "osiemdziesiąt dziewięćdziesiąt",
    "uk": "двадцят тридцят сороков п'ятдесят шістдесят сімдесят вісімдесят дев'яност",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "en": "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth",
}

# Nouns of numbers, from two on, to which `-ka` and its cases are put.
NOUNS = {
    "cs": "dvoj troj čtyř pět šest sedmič osmič devít desít jedenáct dvanáct třináct čtrnáct "
    "patnáct šestnáct sedmnáct osmnáct devatenáct",
    "sk": "dvoj troj štvor päť šest sedmič osmič deviat desiat jedenást dvanást trinást štrnást "
    "pätnást šestnást sedemnást osemnást devätnást",
    "pl": "dwój trój czwór piąt szóst siódem ósem dziewiąt dziesiąt jedenast dwunast trzynast "
    "czternast piętnast szesnast siedemnast osiemnast dziewiętnast",
    "uk": "двій трій четвір п'ятір шістір/шіст сімір/сім вісімір/вісім дев'ятір/дев'ят десят "
    "одинадцят дванадцят тринадцят чотирнадцят п'ятнадцят шістнадцят сімнадцят вісімнадцят "
    "дев'ятнадцят",
}
NOUN_TENS = {
    "cs": "dvacít třicít čtyřicít padesát šedesát sedmdesát osmdesát devadesát",
    "sk": "dvadsiat tridsiat štyridsiat päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat",
    "pl": "dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt "
    "osiemdziesiąt dziewięćdziesiąt",
    "uk": "двадцят тридцят соро п'ятдесят шістдесят сімдесят вісімдесят дев'яност",
}


class Numeral(NamedTuple):
    """A word, or several, that says a number."""

    value: int
    form: str


@cache
def numerals(language: str) -> tuple[Numeral, ...]:
    """Every number of a card, in every form."""
    return tuple(dict.fromkeys((*_small(language), *_tens(language), *_compound(language))))


@cache
def plain(language: str) -> dict[int, str]:
    """How one counts: one form of each number from 2 to 20."""
    small = [forms[0] for forms in _row(CARDINALS, language)]
    twenty = _row(TENS, language)[0][0]
    return dict(enumerate([*small, twenty], start=2))


def _row(table: dict[str, str], language: str) -> list[list[str]]:
    return [forms.split("/") for forms in table.get(language, "").split()]


def _with(stem: str, language: str, group: str) -> list[str]:
    return [stem + ending for ending in ENDINGS[language][group].split()]


def _small(language: str) -> Iterator[Numeral]:
    for value, forms in enumerate(_row(CARDINALS, language), start=2):
        yield from (Numeral(value, form) for form in forms)
        yield from (Numeral(value, noun) for noun in _nouns(language, forms[0], value - 2, NOUNS))
    for value, (stem,) in enumerate(_row(ORDINALS, language), start=5):
        yield from (Numeral(value, form) for form in _ordinals(language, stem, "hard"))


def _tens(language: str) -> Iterator[Numeral]:
    for place, forms in enumerate(_row(TENS, language)):
        value = 10 * place + 20
        yield from (Numeral(value, form) for form in forms)
        yield from (Numeral(value, noun) for noun in _nouns(language, forms[0], place, NOUN_TENS))
    for place, (stem,) in enumerate(_row(ORDINAL_TENS, language)):
        for form in _ordinals(language, stem, "tens"):
            yield Numeral(10 * place + 20, form)


def _ordinals(language: str, stem: str, group: str) -> list[str]:
    if language == "en":
        return [stem]
    return _with(stem, language, group if group in ENDINGS[language] else "hard")


def _nouns(language: str, cardinal: str, place: int, table: dict[str, str]) -> list[str]:
    if language == "en":
        plural = {"six": "sixes"}.get(cardinal, f"{cardinal}s")
        return [plural.replace("tys", "ties")]
    if language == "de":
        return _with(cardinal, language, "er")
    return [noun for stem in _row(table, language)[place] for noun in _with(stem, language, "ka")]


def _compound(language: str) -> Iterator[Numeral]:
    for (tens, ten_forms), (ones, one_forms) in product(
        enumerate(_row(TENS, language), start=2),
        enumerate(_row(CARDINALS, language)[:8], start=2),
    ):
        value = 10 * tens + ones
        yield from (Numeral(value, form) for form in _joined(language, ten_forms, one_forms))
    yield from _compound_ordinals(language)


def _joined(language: str, tens: list[str], ones: list[str]) -> Iterator[str]:
    """`twenty-five`, `five and twenty`, `pětadvacet`, `fünfundzwanzig`, and their nouns."""
    ten, one = tens[0], ones[0]
    yield from (ten + sign + one for sign in " -")
    if language != "de":
        yield ten + one
        yield from (f"{tens[1]} {form}" for form in ones[1:] if len(tens) > 1)
    link = {"en": "and", "de": "und", "cs": "a", "sk": "a", "pl": "i", "uk": "і"}[language]
    if language in {"en", "de", "cs"}:
        yield from (one + sign + link + sign + ten for sign in " -")
        yield f"{one}{link}{ten}"
    if language == "cs":
        yield f"{one}{link}{tens[1]}"
        stem = dict(zip(TENS["cs"].split(), NOUN_TENS["cs"].split(), strict=True))["/".join(tens)]
        yield from _with(f"{one}{link}{stem}", language, "ka")
    if language == "de":
        yield from _with(f"{one}{link}{ten}", language, "er")
    if language == "en":
        yield from (f"{ten}-{noun}" for noun in _nouns(language, one, 0, {}))


def _compound_ordinals(language: str) -> Iterator[Numeral]:
    for tens, (ten,) in enumerate(_row(ORDINAL_TENS, language), start=2):
        for ones, (one,) in enumerate(_row(ORDINALS, language)[:5], start=5):
            for form in _linked_ordinals(language, tens, ten, one):
                yield Numeral(10 * tens + ones, form)


def _linked_ordinals(language: str, tens: int, ten: str, one: str) -> Iterator[str]:
    cardinal = _row(TENS, language)[tens - 2][0]
    if language == "en":
        yield from (cardinal + sign + one for sign in ("-", " ", ""))
    elif language == "de":
        word = dict(zip(_row_stems(), CARDINALS["de"].split()[3:8], strict=True))[one]
        yield from _with(f"{word}und{cardinal}", language, "tens")
    elif language == "uk":
        yield from (f"{cardinal} {form}" for form in _with(one, language, "hard"))
    else:
        pairs = zip(_with(ten, language, "hard"), _with(one, language, "hard"), strict=True)
        yield from (f"{first} {second}" for first, second in pairs)
    if language == "cs":
        word = {"pát": "pět", "devát": "devět"}.get(one, one)
        yield from _with(f"{word}a{ten}", language, "hard")


def _row_stems() -> list[str]:
    return ORDINALS["de"].split()[:5]
