# The first games that the page guides through, moment by moment.

lesson-classic-1 = Ste jeden tím: všetky karty od 2 do 99 majú prísť na štyri balíčky. A a B stúpajú od 1. Malé kroky sú dobré: ťukni na svoju 3 a potom na balíček A.
lesson-classic-2 = C a D klesajú od 100. Polož svoju 97 na C: ťukni na ňu a potom na balíček, alebo ju pretiahni prstom.
lesson-classic-3 = Ťah potrebuje aspoň dve karty, viac môžeš. To stačí: ukonči ťah a potiahneš si dve nové.
lesson-classic-4 = Teraz vykladá tvoj spoluhráč. Vidíš, koľko kariet kto drží, ale nikdy nie ktoré.
lesson-classic-5 = Bublinou ťa spoluhráč prosí, nech necháš balíček D tak; čísla nikto nikdy nehovorí. Pokračuj teda na A: 14 na 12 je malý krok.
lesson-classic-6 = A teraz trik, podľa ktorého sa Tenback volá: karta presne o desať nižšia smie späť na stúpajúci balíček, presne o desať vyššia na klesajúci. Tvoja 4 je označená: polož ju na A!
lesson-classic-7 = Máš dobré karty na C. Daj to vedieť: ťukni na bublinu pod balíčkom C a zvoľ „Prosím, nechať“.
lesson-classic-8 = Viac by už len škodilo: ukonči ťah.
lesson-classic-9 = Spoluhráč pochopil a balíčku C sa vyhýba.
lesson-classic-10 = To je všetko! Kto nemôže vyložiť dosť kariet, prehráva za všetkých; menej ako desať zvyšných kariet je výborné. Pred kartou, ktorá by hneď prehrala, dostaneš otázku.

lesson-twenty-one-1 = Vypĺňaš svoj hárok riadok po riadku zhora. Najprv hoď všetkými šiestimi kockami.
lesson-twenty-one-2 = Raz smieš znova hodiť všetkými kockami, ktoré neukazujú 1. Urob to.
lesson-twenty-one-3 = Číslo patrí na pole svojej farby, ak nie je väčšie ako hodnota poľa. Rovnaké je zásah a prináša body navyše. Ťukni na žltú 6 a červenú 5 a zapíš ich.
lesson-twenty-one-4 = V každom kole zapíšeš aspoň jedno číslo. Ďalší hod!
lesson-twenty-one-5 = Zelená 4 aj modrá 3 by boli zásahy. Nechaj si tieto kocky.
lesson-twenty-one-6 = Zapíš zelenú 4 a modrú 3.
lesson-twenty-one-7 = Biela 2 a čierna 1 sú ešte voľné. Hádž!
lesson-twenty-one-8 = Nič sa nehodí. Dalo by sa hádzať znova; tentoraz si ich nechaj, nech vidíš, čo sa stane.
lesson-twenty-one-9 = Kto nič nezapíše, škrtá voľné pole najviac vľavo.
lesson-twenty-one-10 = To je všetko! Plný riadok počíta svoje čísla a bonus za zásahy, až 21 bodov za šesť. Keď má niekto plných päť riadkov, vyhráva najviac bodov.
