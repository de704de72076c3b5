# The first games that the page guides through, moment by moment.

lesson-classic-1 = Jste jeden tým: všechny karty od 2 do 99 mají přijít na čtyři balíčky. A a B stoupají od 1. Malé kroky jsou dobré: klepni na svou 3 a pak na balíček A.
lesson-classic-2 = C a D klesají od 100. Polož svou 97 na C: klepni na ni a pak na balíček, nebo ji přetáhni prstem.
lesson-classic-3 = Tah potřebuje aspoň dvě karty, více můžeš. To stačí: ukonči tah a lízneš si dvě nové.
lesson-classic-4 = Teď vykládá tvůj spoluhráč. Vidíš, kolik karet kdo drží, ale nikdy které.
lesson-classic-5 = Bublinou tě spoluhráč prosí, ať necháš balíček D být; čísla nikdo nikdy neříká. Pokračuj tedy na A: 14 na 12 je malý krok.
lesson-classic-6 = A teď trik, po kterém se Tenback jmenuje: karta přesně o deset nižší smí zpět na stoupající balíček, přesně o deset vyšší na klesající. Tvoje 4 je označená: polož ji na A!
lesson-classic-7 = Máš dobré karty na C. Dej to vědět: klepni na bublinu pod balíčkem C a zvol „Prosím, nechat“.
lesson-classic-8 = Víc by už jen škodilo: ukonči tah.
lesson-classic-9 = Spoluhráč pochopil a balíčku C se vyhýbá.
lesson-classic-10 = To je vše! Kdo nemůže vyložit dost karet, prohrává za všechny; méně než deset zbylých karet je výborné. Před kartou, která by hned prohrála, dostaneš otázku.

lesson-twenty-one-1 = Vyplňuješ svůj list řádek po řádku shora. Nejdřív hoď všemi šesti kostkami.
lesson-twenty-one-2 = Jednou smíš znovu hodit všemi kostkami, které neukazují 1. Udělej to.
lesson-twenty-one-3 = Číslo patří na pole své barvy, není-li větší než hodnota pole. Stejné je zásah a přináší body navíc. Klepni na žlutou 6 a červenou 5 a zapiš je.
lesson-twenty-one-4 = V každém kole zapíšeš aspoň jedno číslo. Další hod!
lesson-twenty-one-5 = Zelená 4 i modrá 3 by byly zásahy. Nech si tyto kostky.
lesson-twenty-one-6 = Zapiš zelenou 4 a modrou 3.
lesson-twenty-one-7 = Bílá 2 a černá 1 jsou ještě volné. Házej!
lesson-twenty-one-8 = Nic se nehodí. Dalo by se házet znovu; tentokrát si je nech, ať vidíš, co se stane.
lesson-twenty-one-9 = Kdo nic nezapíše, škrtá volné pole nejvíc vlevo.
lesson-twenty-one-10 = To je vše! Plný řádek počítá svá čísla a bonus za zásahy, až 21 bodů za šest. Když má někdo plných pět řádků, vyhrává nejvíc bodů.
