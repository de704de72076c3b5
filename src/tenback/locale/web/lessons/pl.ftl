# The first games that the page guides through, moment by moment.

lesson-classic-1 = Jesteście jedną drużyną: wszystkie karty od 2 do 99 mają trafić na cztery stosy. A i B rosną od 1. Małe kroki są dobre: dotknij swojej 3, potem stosu A.
lesson-classic-2 = C i D maleją od 100. Połóż 97 na C: dotknij jej, a potem stosu, albo przeciągnij ją palcem.
lesson-classic-3 = Tura wymaga co najmniej dwóch kart, możesz więcej. To wystarczy: zakończ turę, a dobierzesz dwie nowe.
lesson-classic-4 = Teraz wykłada partner. Widać, ile kart kto trzyma, ale nigdy jakie.
lesson-classic-5 = Dymkiem partner prosi, żeby zostawić stos D; liczb nikt nigdy nie podaje. Graj więc dalej na A: 14 na 12 to mały krok.
lesson-classic-6 = A teraz sztuczka, od której Tenback ma nazwę: karta niższa dokładnie o dziesięć może wrócić na rosnący stos, wyższa dokładnie o dziesięć na malejący. Twoja 4 jest zaznaczona: połóż ją na A!
lesson-classic-7 = Masz dobre karty na C. Daj znać partnerowi: dotknij dymka pod stosem C i wybierz „Proszę zostawić”.
lesson-classic-8 = Więcej tylko by zaszkodziło: zakończ turę.
lesson-classic-9 = Partner zrozumiał i nie rusza C.
lesson-classic-10 = To wszystko! Kto nie może wyłożyć dość kart, przegrywa za wszystkich; mniej niż dziesięć pozostałych kart to świetny wynik. Przed kartą, która od razu przegrywa, pojawi się pytanie.

lesson-twenty-one-1 = Wypełniasz swoją kartę wiersz po wierszu od góry. Najpierw rzuć wszystkimi sześcioma kośćmi.
lesson-twenty-one-2 = Raz możesz rzucić ponownie kośćmi, które nie pokazują 1. Zrób to.
lesson-twenty-one-3 = Liczba trafia na pole swojego koloru, jeśli nie jest większa od wartości pola. Równa to trafienie i dodatkowe punkty. Dotknij żółtej 6 i czerwonej 5, potem je wpisz.
lesson-twenty-one-4 = W każdej rundzie wpisujesz co najmniej jedną liczbę. Następny rzut!
lesson-twenty-one-5 = Zielona 4 i niebieska 3 byłyby trafieniami. Zatrzymaj te kości.
lesson-twenty-one-6 = Wpisz zieloną 4 i niebieską 3.
lesson-twenty-one-7 = Biała 2 i czarna 1 są jeszcze wolne. Rzucaj!
lesson-twenty-one-8 = Nic nie pasuje. Można rzucić jeszcze raz; tym razem je zatrzymaj, żeby zobaczyć, co się stanie.
lesson-twenty-one-9 = Kto nic nie wpisuje, skreśla pierwsze wolne pole od lewej.
lesson-twenty-one-10 = To wszystko! Pełny wiersz liczy swoje liczby i premię za trafienia, do 21 punktów za sześć. Gdy ktoś wypełni pięć wierszy, wygrywa najwięcej punktów.
