# Dziwne krainy. Słowa: kraina, karta, pole, symbol, warunek, wspólny warunek; styka się, w pobliżu, uchodzi do, przepływa obok, skraj.

confusing-lands-name = Dziwne krainy
confusing-lands-blurb = Kładź karty jedne na drugich i radź sobie z warunkami, które na nich są. 1–2 osoby.

## Conditions

confusing-lands-condition-1 = Potężna rzeka
confusing-lands-condition-2 = Szlachetne lasy
confusing-lands-condition-3 = Górski mur
confusing-lands-condition-4 = Kwitnące osady
confusing-lands-condition-5 = Krąg życia
confusing-lands-condition-6 = Prastare relikty
confusing-lands-condition-7 = Huczące wodospady
confusing-lands-condition-8 = Cieniste strumienie
confusing-lands-condition-9 = Strażnicy doliny
confusing-lands-condition-10 = Bezlitośni łowcy
confusing-lands-condition-11 = Duch lasu
confusing-lands-condition-12 = Centrum miasta
confusing-lands-condition-13 = Dalekie rubieże
confusing-lands-condition-14 = Bliscy sąsiedzi
confusing-lands-condition-15 = Wielka preria
confusing-lands-condition-16 = Kraina obfitości
confusing-lands-condition-17 = Spokój
confusing-lands-condition-18 = Dzicz

confusing-lands-short-1 = 4 za pole największej połączonej rzeki
confusing-lands-short-2 = 3 za każdy las, który styka się z lasem
confusing-lands-short-3 = 3 za każdą górę na skraju krainy
confusing-lands-short-4 = każda osada: 1 za każdy inny rodzaj symbolu w pobliżu
confusing-lands-short-5 = 6 za parę: wilk i jeleń
confusing-lands-short-6 = 4 za kryształ bez innego w pobliżu, wierszu i kolumnie
confusing-lands-short-7 = 4 za górę, do której uchodzi rzeka
confusing-lands-short-8 = 4 za las, obok którego płynie rzeka
confusing-lands-short-9 = każdy kryształ: 2 za górę odległą dokładnie o 4 pola
confusing-lands-short-10 = 8 za wilka 5+ pól od osad i innych wilków
confusing-lands-short-11 = 8 za jelenia z 3 lub więcej lasami w pobliżu
confusing-lands-short-12 = jeden kryształ: 3 za osadę do 3 pól od niego
confusing-lands-short-13 = 1 za pole najdłuższej prostej linii pól
confusing-lands-short-14 = 1 za pole największego kwadratu pól
confusing-lands-short-15 = 2 za pole największej grupy pustych pól
confusing-lands-short-16 = tyle, ile daje twój najsłabszy warunek
confusing-lands-short-17 = 1 za każdą osadę, górę i las
confusing-lands-short-18 = 1 za każdą rzekę, kryształ, wilka i jelenia

## Symbols

confusing-lands-symbol-river = Rzeka
confusing-lands-symbol-forest = Las
confusing-lands-symbol-mountain = Góra
confusing-lands-symbol-village = Osada
confusing-lands-symbol-deer = Jeleń
confusing-lands-symbol-wolf = Wilk
confusing-lands-symbol-crystal = Kryształ
confusing-lands-symbol-blank = Puste
confusing-lands-letter-forest = L
confusing-lands-letter-mountain = G
confusing-lands-letter-village = O
confusing-lands-letter-deer = J
confusing-lands-letter-wolf = W
confusing-lands-letter-crystal = K

# A river by the two sides that it joins: two small letters.
confusing-lands-river-ns = ns
confusing-lands-river-ew = ew
confusing-lands-river-ne = ne
confusing-lands-river-nw = nw
confusing-lands-river-es = se
confusing-lands-river-sw = sw

## Menus

confusing-lands-verb-lay = Połóż
confusing-lands-verb-aside = Odłóż
confusing-lands-ask-card = Która karta, którą stroną do góry, jak obrócona?
confusing-lands-ask-place = Gdzie? (lewe górne pole karty)
confusing-lands-ask-aside = Którą kartę odkładasz?
confusing-lands-choice-front = { $number } { $name }
confusing-lands-choice-back = { $number } bez warunku
confusing-lands-region = Wiersz { $row }
confusing-lands-adjust-turn = ↻ Obróć
confusing-lands-adjust-flip = Odwróć

## Refusals

confusing-lands-refusal-first = Pierwsza karta krainy musi leżeć na N14.
confusing-lands-refusal-overlap = Karta musi zakryć co najmniej jedno pole twojej krainy.
confusing-lands-refusal-condition = Karta nie może zakryć żadnej części warunku; leży tam warunek { $number }.
confusing-lands-refusal-blocked = W twojej krainie nie zmieści się już żadna karta: odłóż ją na bok.
confusing-lands-refusal-hand = Nie masz na ręce karty { $number }.
confusing-lands-refusal-aside = W twojej krainie jest miejsce na tę kartę: trzeba ją położyć.

## What is asked

confusing-lands-prompt-choose = Wybierz jedną z dwóch kart i sposób jej położenia. Drugą dostanie { $other }.
confusing-lands-prompt-choose-solo = Wybierz jedną z dwóch kart i połóż ją. Drugą odrzucasz.
confusing-lands-prompt-receive = Połóż otrzymaną kartę: { $number } { $name }.
confusing-lands-prompt-blocked = Twoja kraina jest zablokowana: wybierz kartę, którą odkładasz na bok. Drugą oddajesz.
confusing-lands-prompt-forced = Twoja kraina jest zablokowana: odkładasz kartę na bok.
confusing-lands-prompt-committed = Twój wybór: { $choice }. Możesz go zmienić, dopóki nie wybierze { $other }.
confusing-lands-wait-choose-both = { $one } i { $other } wybierają kartę do położenia.
confusing-lands-wait-receive-both = { $one } i { $other } kładą otrzymane karty.
confusing-lands-wait-choose = { $name } wybiera kartę do położenia.
confusing-lands-wait-receive = { $name } kładzie otrzymaną kartę.

## What happened

confusing-lands-laid-front = { $number } { $name }, warunkiem do góry, { $turn ->
        [0] bez obrotu
       *[other] obrót o { $turn }°
    }, na { $place }
confusing-lands-laid-back = { $number } { $name }, stroną bez warunku do góry, { $turn ->
        [0] bez obrotu
       *[other] obrót o { $turn }°
    }, na { $place }
confusing-lands-aside = odłożyć na bok kartę { $number } { $name }
confusing-lands-event-chosen = { $player }: karta wybrana.
confusing-lands-event-chosen-own = Wybór przyjęty.
confusing-lands-event-rechosen-own = Wybór zmieniony.
confusing-lands-event-laid = { $player } kładzie: { $choice }.
confusing-lands-brief-laid = { $player } kładzie { $number } { $name } na { $place }.
confusing-lands-event-aside = { $player } odkłada na bok kartę { $number } { $name }: żadna karta już się nie mieści.
confusing-lands-event-swapped = Niewybrane karty zmieniają właścicieli.
confusing-lands-event-received-own = Dostajesz kartę { $number } { $name } od: { $player }.
confusing-lands-event-discarded = { $player } odrzuca drugą kartę.
confusing-lands-event-discarded-own = Odrzucasz kartę { $number } { $name }.
confusing-lands-event-topped = Z wierzchu talii odpada karta { $number } { $name }.
confusing-lands-event-took = { $player } bierze następną kartę; na wierzchu talii leży teraz { $number } { $name }.
confusing-lands-event-took-own = Bierzesz z talii kartę { $number } { $name }.
confusing-lands-event-dealt = Runda { $round }: każdy ma dwie nowe karty.
confusing-lands-event-dealt-own = Runda { $round }: dostajesz karty: { $cards }.
confusing-lands-event-ended = Ostatnia karta leży: pora policzyć punkty.

## How it ended

confusing-lands-result-winner = Wygrywa { $winner } ({ $score }), { $loser } ma { $other }.
confusing-lands-result-tiebreak = { $winner } i { $loser } mają po { $score }; dzięki lepszym warunkom wygrywa { $winner }.
confusing-lands-result-shared = Wspólne zwycięstwo: po { $score }, równo co do ostatniego warunku. Czas na decydujący rewanż!
confusing-lands-result-resigned = { $loser } poddaje grę: wygrywa { $winner }.
confusing-lands-result-abandoned = Grę przerwano.
confusing-lands-result-solo = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: { $verdict }
confusing-lands-verdict-incredible = Niewiarygodna kraina
confusing-lands-verdict-amazing = Zdumiewająca kraina
confusing-lands-verdict-remarkable = Niezwykła kraina
confusing-lands-verdict-puzzling = Zagadkowa kraina
confusing-lands-verdict-confused = Zagmatwana kraina
confusing-lands-verdict-lost = Zagubiona kraina

## Board as text (short: lines have 40 characters)

confusing-lands-text-choose = Runda { $round } z { $rounds }: wybór karty
confusing-lands-text-receive = Runda { $round } z { $rounds }: druga karta
confusing-lands-text-over = Koniec gry
confusing-lands-text-shared = Wspólny: { $card }
confusing-lands-text-top = Talia { $left }, wierzch: { $card }
confusing-lands-text-topped = Odrzucone z talii: { $cards }
confusing-lands-text-penalty = { $count } × −10
confusing-lands-text-total = Razem
confusing-lands-text-squares = Pola
confusing-lands-text-ready = (karta wybrana)
confusing-lands-text-empty = (jeszcze bez kart)
confusing-lands-text-last = Ostatnio: { $number } na { $place }
confusing-lands-text-blocked = Zablokowana: żadna karta się nie mieści
confusing-lands-text-aside = Odłożone: { $cards }
confusing-lands-text-discarded = Odrzucone: { $cards }
confusing-lands-text-chosen = Wybór: { $choice }
confusing-lands-text-hand = Na ręce: { $card }
confusing-lands-alt-score = { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
confusing-lands-alt-conditions = Warunki: { $player } – { $conditions }.
confusing-lands-alt-land = Kraina ({ $player }) od kolumny { $column }, wierszami: { $rows }.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
confusing-lands-figure-own = Własne warunki
confusing-lands-figure-shared = Wspólny warunek
confusing-lands-figure-cost = Koszt warunków
confusing-lands-figure-best = Najlepszy warunek
confusing-lands-figure-conditions = Warunki w krainie
confusing-lands-figure-squares = Pola krainy
confusing-lands-figure-river = Największa rzeka

## Picture (short: it has to fit)

confusing-lands-picture-both = obie osoby naraz
confusing-lands-picture-last = { $player }: { $number } { $name }, { $place }
confusing-lands-picture-parts = własne { $own } · wspólny { $shared } · koszt { $penalty }
confusing-lands-part-own = warunki
confusing-lands-part-shared = wspólny
confusing-lands-part-cost = koszt
confusing-lands-picture-rule-shared = Wspólny: { $rule }
confusing-lands-picture-ready = gotowe
confusing-lands-picture-blocked = blokada
confusing-lands-picture-shared = Wspólny warunek
confusing-lands-picture-deck = Talia: { $left }
confusing-lands-picture-plain = na wierzchu, bez warunku
confusing-lands-picture-no-hand = Brak kart na ręce.

## Rules help

confusing-lands-rules-overview-title = Przegląd
confusing-lands-rules-overview =
    Dwie osoby budują każda swoją krainę z kart o 2×3 polach. Karta ma dwie strony: na *przedniej* (front) dwa pola zajmuje warunek punktacji, *tylna* (back) ma sześć pól bez warunku. Pole pokazuje rzekę, las, górę, osadę, jelenia, wilka lub kryształ albo jest puste.

    Warunek w krainie daje punkty za to, co w niej widać, ale każdy kosztuje 10 punktów, bez względu na to, ile daje. Jeszcze jeden warunek leży na środku: jest wspólny i nic nie kosztuje, lecz punktuje tylko w krainie, która ma choć jeden własny warunek.

    Gra trwa cztery rundy; potem każda kraina ma osiem kart i wygrywa wyższy wynik. Można też grać solo.
confusing-lands-rules-turn-title = Przebieg rundy
confusing-lands-rules-turn =
    W każdej rundzie:
    1. Obie osoby dostają po dwie karty. Karty na ręce są tajne; wolno oglądać obie strony.
    2. Każdy potajemnie wybiera jedną kartę i sposób jej położenia. Gdy wybiorą obie osoby, karty kładzie się jednocześnie. Do tej chwili wybór można zmienić.
    3. Niewybrane karty zmieniają właścicieli. Każdy kładzie otrzymaną kartę, znów jednocześnie.

    Kartę kładzie się dowolną stroną do góry, obróconą o 0, 90, 180 lub 270 stopni (zgodnie z ruchem wskazówek zegara), równo z polami.
    - Musi zakryć co najmniej jedno pole krainy; nie dotyczy to tylko jej pierwszej karty.
    - Nie może zakryć żadnej części warunku.
    - Nie wsuwa się jej pod inne karty i nigdy się jej nie przesuwa.

    Kartę, która nie ma już dozwolonego miejsca, odkłada się na bok.

    Zapis: `połóż 7 przodem 90 na n14` (w dzienniku `lay 7 front 90 n14`) to karta 7 położona warunkiem do góry, obrócona o 90°, lewym górnym polem na N14. Pierwsza karta krainy leży na N14. Strona bez warunku wierzchniej karty talii jest jawna; w grze dwuosobowej to karta, która zostanie.
confusing-lands-rules-conditions-title = Warunki
confusing-lands-rules-conditions =
    Co dają w twojej krainie:
    1 Potężna rzeka: 4 za każde pole największej grupy pól rzeki połączonych końcami. Dwa pola łączą się, gdy na obu rzeka dochodzi do wspólnego boku.
    2 Szlachetne lasy: 3 za każdy las w połączonej grupie co najmniej dwóch lasów.
    3 Górski mur: 3 za każdą górę na polu skrajnym.
    4 Kwitnące osady: każda osada daje 1 za każdy rodzaj symbolu w pobliżu, inny niż osada.
    5 Krąg życia: 6 za każdą parę wilka i jelenia gdziekolwiek; każde zwierzę należy do jednej pary.
    6 Prastare relikty: 4 za każdy kryształ bez innego kryształu w pobliżu, w swoim wierszu i w kolumnie.
    7 Huczące wodospady: każde pole rzeki daje 4 za każdą górę, do której uchodzi.
    8 Cieniste strumienie: każde pole rzeki daje 4 za każdy las, obok którego przepływa. W obu jedna góra lub jeden las może liczyć się dla kilku rzek.
    9 Strażnicy doliny: każdy kryształ daje 2 za każdą górę odległą dokładnie o 4.
    10 Bezlitośni łowcy: 8 za każdego wilka odległego o 5 lub więcej od każdej osady i każdego innego wilka. Gdzie nie ma osady ani innego wilka, wilk też się liczy.
    11 Duch lasu: 8 za każdego jelenia z co najmniej trzema lasami w pobliżu.
    12 Centrum miasta: 3 za każdą osadę odległą najwyżej o 3 od jednego kryształu; liczy się najlepszy.
    13 Dalekie rubieże: 1 za każde pole najdłuższej nieprzerwanej prostej linii pól. Pola warunków ją przerywają.
    14 Bliscy sąsiedzi: 1 za każde pole największego kwadratu pól bez warunków i dziur.
    15 Wielka preria: 2 za każde pole największej połączonej grupy pustych pól.
    16 Kraina obfitości: tyle, ile daje najsłabszy z twoich pozostałych warunków, także wspólny. Jako wspólny: tyle, ile najsłabszy z własnych.
    17 Spokój: 1 za każdą osadę, górę i las.
    18 Dzicz: 1 za każdą rzekę, kryształ, wilka i jelenia.
confusing-lands-rules-terms-title = Pojęcia
confusing-lands-rules-terms =
    - Styka się: cztery pola mające wspólny bok.
    - W pobliżu: osiem pól dookoła, także po skosie.
    - Połączone: grupa, w której każde pole styka się z innym polem grupy. Samo jedno pole to grupa z jednego pola.
    - Pole skrajne: przynajmniej jeden bok leży przy miejscu poza krainą. Dziura jest poza krainą.
    - Uchodzi do: rzeka uchodzi do pól za oboma swoimi końcami.
    - Przepływa obok: rzeka przepływa obok pól przy dwóch pozostałych bokach.
    - Odległość: liczba kroków najkrótszej drogi po stykających się polach krainy, także przez pola warunków. Stykające się pole jest odległe o 1.
    - Puste: pole bez symbolu i bez warunku.
confusing-lands-rules-scoring-title = Punktacja
confusing-lands-rules-scoring =
    Dodaj wartości wszystkich warunków w swojej krainie i wspólnego, a potem odejmij 10 za każdy warunek w swojej krainie. Bez własnego warunku wspólny nic nie daje.

    Przykład: 8 za wspólny warunek, 12 + 14 + 12 za trzy własne, minus 30, razem 16.

    Wygrywa wyższy wynik. Przy remisie rozstrzyga najlepszy pojedynczy warunek (przed odjęciem 10; wspólny też się liczy), potem drugi z kolei i tak dalej. Gdy wszystko jest równe, zwycięstwo jest wspólne i należy się decydujący rewanż.
confusing-lands-rules-solo-title = Solo
confusing-lands-rules-solo =
    Karty dostajesz tylko ty. Wybierz jedną z dwóch kart i połóż ją; drugą odrzucasz. Potem odrzuca się wierzchnią kartę talii (widać jej stronę bez warunku), a ty bierzesz i kładziesz następną. Po czterech rundach kraina z ośmiu kart punktuje jak zwykle:

    50 i więcej: Niewiarygodna kraina
    40 i więcej: Zdumiewająca kraina
    30 i więcej: Niezwykła kraina
    20 i więcej: Zagadkowa kraina
    10 i więcej: Zagmatwana kraina
    poniżej 10: Zagubiona kraina
confusing-lands-rules-cards-title = Karty
confusing-lands-rules-cards =
    Każda karta pod swoim numerem: z lewej strona z warunkiem (front), z prawej bez niego (back). Wiersze od góry, oddzielone ukośnikami; bez obrotu.
    L las, G góra, O osada, J jeleń, W wilk, K kryształ; dwie małe litery to rzeka: boki, które łączy (n północ, e wschód, s południe, w zachód), liczba to warunek, kropka to puste pole.

    Warunki, ich numery i wartości są takie jak w wydanej grze. Pozostałe pola to nasza własna talia, bo tych drukowanych nigdzie nie da się przeczytać: kto zna drukowane karty, zauważy różnice.

    ```
     1  L . / G nw / 1 1     ew . / O J / G W
     2  . G / O J / 2 2      . ne / L L / . W
     3  L K / 3 . / 3 ns     W O / J . / G G
     4  L K / sw . / 4 4     sw . / nw O / O G
     5  W . / ew G / 5 5     O O / K . / . L
     6  O ns / 6 J / 6 .     K se / L O / . G
     7  K G / . W / 7 7      L ns / . J / O .
     8  G ne / O . / 8 8     se J / L . / L K
     9  . G / 9 O / 9 ew     L O / K nw / G .
    10  G L / . ew / 10 10   . O / K . / L G
    11  . W / G O / 11 11    J K / . L / . se
    12  K W / 12 . / 12 J    L ns / G O / L .
    13  G . / sw J / 13 13   O . / ew ew / L G
    14  ne O / L . / 14 14   . J / G W / L sw
    15  ne O / 15 . / 15 L   . K / L se / G .
    16  L K / . ns / 16 16   L . / L O / G .
    17  . G / nw W / 17 17   G L / J . / ns O
    18  K W / 18 . / 18 L    O G / L se / . J
    ```
confusing-lands-alt-hand = Karty na ręce ({ $player }): { $cards }.
confusing-lands-alt-more = Resztę podaje plansza jako tekst.
confusing-lands-alt-legend = Litery w krainach: { $letters }; { $river } to rzeka łącząca północ i wschód; liczba to warunek, . to puste pole, _ leży poza krainą.
confusing-lands-text-signs = Dwie małe litery to rzeka: boki, które łączy (n północ, e wschód, s południe, w zachód); liczba to warunek, kropka to puste pole.
confusing-lands-label-covers = przykrywa { $squares }

confusing-lands-call-choose = wybierz kartę
confusing-lands-call-receive = połóż drugą kartę

## Całe działania na przyciskach
confusing-lands-whole-front = Połóż { $number } na { $place }, z warunkiem
confusing-lands-whole-back = Połóż { $number } na { $place }, bez warunku
confusing-lands-whole-aside = Odłóż: { $card }

# Co można pisać zamiast słów zapisu; jak, mówi common.ftl.
confusing-lands-word-aside = odłóż odkładam odłożyć odłóż-na-bok odkładam-na-bok na-bok
confusing-lands-word-front = przód przodem warunkiem warunkiem-do-góry przod* warunk* awers* z-warunkiem
confusing-lands-word-back = tył tyłem gładk* gładk*-stron* bez-warunku stroną-bez-warunku strona-bez-warunku tył* rewers*

confusing-lands-refusal-no-place = Nie ma pola { $place }: twoja kraina sięga teraz od { $from } do { $to }.

# Powody, które podaje komputer: krótkie wyrażenia po różnicy punktów.
confusing-lands-why-condition = warunek { $number }, { $name }
confusing-lands-why-shared = wspólny warunek, { $name }
confusing-lands-why-price = koszt twoich warunków

## A first game with a guide: at most 350 characters each

confusing-lands-lesson-first = Wybierz **jedną z dwóch kart** i sposób jej położenia: dowolną stroną, dowolnie obróconą. Ty i druga osoba wybieracie w tajemnicy, potem karty kładzie się naraz. Niewybrana karta trafi do drugiej osoby – myśl więc o obu. Przód ma warunek, tył same pola.
confusing-lands-lesson-received = Masz teraz **kartę od drugiej osoby** i musisz ją położyć, dowolną stroną. Odtąd każda karta musi zakryć co najmniej jedno pole krainy, ale nigdy część warunku. Zaznaczone strony są do wyboru.
confusing-lands-lesson-none = Nie masz jeszcze **żadnego własnego warunku**. Bez niego nawet wspólny nic ci nie da. Warunek to przód karty: daje punkty za to, co na koniec widać w krainie, i kosztuje 10 punktów. Szukaj takiego, którego symbole już masz.
confusing-lands-lesson-price = Zaznaczone jest, ile twoje **warunki dają teraz**; każdy kosztuje 10 punktów, niezależnie od tego, ile daje. Lepiej więc mieć kilka warunków, które dają dużo, niż wiele, które dają mało. Wybieraj karty, których pola służą tym, które masz.
confusing-lands-lesson-cover = Położona karta **zakrywa** pola: to, co pod spodem, przepada razem z punktami. Zakrywaj puste pola i symbole, których nie liczy żaden twój warunek. Samego warunku zakryć nie wolno, więc uważaj, gdzie leży: blokuje dwa pola.
confusing-lands-lesson-weak = Zaznaczony warunek daje **mniej niż 10 punktów, które kosztuje**. Usunąć go nie można, więc zwiększ jego wartość: przeczytaj, za co daje punkty, i kładź następne karty tak, by dawał więcej.
confusing-lands-lesson-pass = Niewybrana karta trafia **do drugiej osoby**. Spójrz na jej krainę: nie dawaj jej pól, na które czekają jej warunki. Czasem lepiej położyć kartę u siebie, niż ją oddać.
confusing-lands-lesson-shared = Zaznaczony warunek na środku jest **wspólny**: daje punkty w obu krainach i nic nie kosztuje – jeśli masz choć jeden własny. Warto pod niego budować, ale druga osoba też to robi.
confusing-lands-lesson-faces = Każda karta ma **dwie strony**: przód z warunkiem i czterema polami, tył z sześcioma polami bez warunku. Gdy warunków masz dość, tył bywa lepszy: więcej symboli dla tych, które masz, i nic nie kosztuje.
confusing-lands-lesson-turn = Czytaj pojęcia dokładnie: **styka się** to wspólny bok, **w pobliżu** także po skosie. Rzeka **uchodzi do** pól za swoimi końcami i **przepływa obok** pól przy pozostałych bokach. Pole skrajne ma bok poza krainą. Obrazek liczy to wszystko za ciebie.
confusing-lands-lesson-last = **Ostatnia runda**: położysz jeszcze dwie karty, wybraną i otrzymaną. Nowy warunek musi teraz od razu dać więcej niż 10. Policz: panel pokazuje, ile da każde miejsce.
confusing-lands-lesson-final = Twoja **ostatnia karta**: trzeba ją położyć, ale stronę i miejsce wybierasz ty. Szukaj miejsca, które da najwięcej – albo zabierze najmniej. Potem obie krainy punktują: wszystkie warunki, minus 10 za każdy własny.
confusing-lands-lesson-next = Gdy wybiorą obie osoby, karty kładzie się naraz; potem niewybrane zmieniają właścicieli i też trafiają do krain. Po czterech takich rundach każda kraina ma osiem kart i liczy się punkty.
