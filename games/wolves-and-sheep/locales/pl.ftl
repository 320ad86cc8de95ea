# Wilki i owce. Słowa z instrukcji: kwadrat, brzeg, łąka, las, wieś, płot, ogrodzona, bezpieczna, wilk, myśliwy, pasterz, Znacznik, woreczek, premia, pauzować, dokładać.
wolves-and-sheep-name = Wilki i owce
wolves-and-sheep-blurb = Rozbudowuj łąkę swojego tajnego stada, ogrodź ją i strzeż się wilków. 2–4 osoby.

wolves-and-sheep-option-colours = Kolory na osobę
wolves-and-sheep-option-colours-one = jeden, tajny
wolves-and-sheep-option-colours-two = dwa, jawne (dla dwóch osób)

## Things. Kolory: przy słowie „owce”.

wolves-and-sheep-colour-black = czarne
wolves-and-sheep-colour-yellow = żółte
wolves-and-sheep-colour-red = czerwone
wolves-and-sheep-colour-blue = niebieskie
wolves-and-sheep-ground-village = wieś
wolves-and-sheep-ground-forest = las
wolves-and-sheep-ground-black = czarne owce
wolves-and-sheep-ground-yellow = żółte owce
wolves-and-sheep-ground-red = czerwone owce
wolves-and-sheep-ground-blue = niebieskie owce
# Różne litery: stoją na mapach i na owcach. R to czeRwone.
wolves-and-sheep-letter-village = w
wolves-and-sheep-letter-forest = l
wolves-and-sheep-letter-black = C
wolves-and-sheep-letter-yellow = Ż
wolves-and-sheep-letter-red = R
wolves-and-sheep-letter-blue = N
wolves-and-sheep-side-north = północny
wolves-and-sheep-side-east = wschodni
wolves-and-sheep-side-south = południowy
wolves-and-sheep-side-west = zachodni
wolves-and-sheep-tile-wolf = wilk { $number }
wolves-and-sheep-tile-hunter = myśliwy { $number }
wolves-and-sheep-tile-square = Wieś
wolves-and-sheep-tile-shepherd = pasterz ({ $colour })
wolves-and-sheep-laid = { $tile } na { $place }
wolves-and-sheep-sheep = { $count ->
        [one] { $count } owca
        [few] { $count } owce
       *[other] { $count } owiec
    }
wolves-and-sheep-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
wolves-and-sheep-bag = { $count ->
        [0] Woreczek jest pusty
        [one] { $count } kwadrat w woreczku
        [few] { $count } kwadraty w woreczku
       *[other] { $count } kwadratów w woreczku
    }
wolves-and-sheep-none = jeszcze bez łąki
wolves-and-sheep-meadow = { $sheep }: { $state }
wolves-and-sheep-state-counts = ogrodzona, bezpieczna
wolves-and-sheep-state-closed-unsafe = ogrodzona, ale wilk blisko
wolves-and-sheep-state-open = brakuje { $gaps }
wolves-and-sheep-state-open-unsafe = brakuje { $gaps }, wilk blisko
wolves-and-sheep-forest-active = las: wilki { $wolves }, myśliwi { $hunters } – groźny
wolves-and-sheep-forest-peaceful = las: wilki { $wolves }, myśliwi { $hunters } – spokojny
wolves-and-sheep-seat-tiles = { $count ->
        [one] { $count } kwadrat
        [few] { $count } kwadraty
       *[other] { $count } kwadratów
    }{ $secret ->
        [0] { "" }
        [1] { ", „?”" }
       *[other] { ", 2 × „?”" }
    }
wolves-and-sheep-seat-passed = pauza
wolves-and-sheep-seat-stopped = koniec ({ $place }.): +{ $bonus }
wolves-and-sheep-seat-resigned = gra poddana
wolves-and-sheep-seat-shown = owce: { $colours }
wolves-and-sheep-seat-secret = owce: { $colours } (tajne)

## Menus

wolves-and-sheep-ask-tile = Co dokładasz?
wolves-and-sheep-ask-bonus = Który kwadrat premiowy dokładasz?
wolves-and-sheep-ask-place = Gdzie? ({ $tile })
wolves-and-sheep-choice-interrupt = Poza kolejką: { $tile }
wolves-and-sheep-choice-reveal = Pokaż: { $tile }
wolves-and-sheep-choice-pass = Pauzuj
wolves-and-sheep-choice-retire = Skończ na dobre (+{ $bonus })
wolves-and-sheep-draws = { $count ->
        [0] nic nie losujesz
       *[other] losujesz { $count }
    }
wolves-and-sheep-on-wolf = na wilka
wolves-and-sheep-outlook-stays = { $meadow } (bez zmian)
wolves-and-sheep-outlook-new = { $meadow } (nowa)
wolves-and-sheep-outlook-becomes = { $meadow } (teraz { $before })
wolves-and-sheep-outlook-here = tutaj: { $meadow }
wolves-and-sheep-outlook-closes = zamyka: { $meadow }
wolves-and-sheep-outlook-endangers = zagraża: { $colour }, { $sheep }
wolves-and-sheep-outlook-saves = ratuje: { $colour }, { $sheep }
wolves-and-sheep-adjust-turn = ↻ Obróć
wolves-and-sheep-adjust-flip = Odwróć
wolves-and-sheep-form-interrupt = Kilka wilków i myśliwych
wolves-and-sheep-form-interrupt-tiles = Które, gdzie, w tej kolejności
wolves-and-sheep-form-interrupt-tiles-hint = 61 q9, 65 q10 – każdy z polem; po każdym losujesz

## Refusals

wolves-and-sheep-refusal-two-colours = Po dwa kolory gra się tylko we dwoje – wybierz `miejsca: 2`.
wolves-and-sheep-refusal-stopped = Dla ciebie to już koniec: nic więcej nie dokładasz.
wolves-and-sheep-refusal-bonus-first = Najpierw dołóż kwadrat premiowy.
wolves-and-sheep-refusal-bonus-wait = Najpierw { $name } dokłada kwadrat premiowy; nikt nie wchodzi pomiędzy.
wolves-and-sheep-refusal-interrupt = Poza kolejką dokłada się tylko wilki i myśliwych; kwadrat { $number } nie jest żadnym z nich.
wolves-and-sheep-refusal-twice = Kwadrat { $number } jest wymieniony dwa razy.
wolves-and-sheep-refusal-hand = Nie masz kwadratu { $number }.
wolves-and-sheep-refusal-not-your-colour = To nie twój kolor: { $colour }.
wolves-and-sheep-refusal-revealed = Twój pasterz ({ $colour }) już leży.
wolves-and-sheep-refusal-shepherd-nowhere = Twój pasterz ({ $colour }) na razie nigdzie nie pasuje.
wolves-and-sheep-refusal-can-lay = Możesz dołożyć, więc nie wolno pauzować. Pasują: { $tiles } – na przykład na { $place }.
wolves-and-sheep-refusal-taken = Na { $place } już leży kwadrat.
wolves-and-sheep-refusal-touch = Na { $place } kwadrat nie stykałby się z żadnym innym.
wolves-and-sheep-refusal-edge = Brzeg { $side } nie pasuje: na twoim kwadracie { $own }, a obok { $there }.
wolves-and-sheep-refusal-hunter-over = Myśliwy przykrywa tylko wilki; na { $place } wilka nie ma.
wolves-and-sheep-refusal-wolf-hunter = W tym lesie jest myśliwy: na { $place } nie można dołożyć wilka.
wolves-and-sheep-refusal-wolf-join = Na { $place } wilk połączyłby las z takim, w którym jest myśliwy.

## What is asked

wolves-and-sheep-prompt-lay = Dołóż pasujący kwadrat albo skończ na dobre.
wolves-and-sheep-prompt-pass = Żaden twój kwadrat nie pasuje: pauzuj albo skończ na dobre.
wolves-and-sheep-prompt-open = Zaczynasz grę: dołóż do Wsi kwadrat z fragmentem wsi.
wolves-and-sheep-prompt-open-pass = Żaden twój kwadrat nie ma fragmentu wsi: pauzuj.
wolves-and-sheep-prompt-bonus = Dołóż od razu kwadrat premiowy: dowolny pasujący z ręki.
wolves-and-sheep-prompt-stopped = Dla ciebie to już koniec dokładania.
wolves-and-sheep-prompt-may-reveal = W tym czasie możesz pokazać swój kolor.
wolves-and-sheep-prompt-may-interrupt = W tym czasie możesz dostawić wilki i myśliwych.
wolves-and-sheep-prompt-may-both = W tym czasie możesz pokazać swój kolor albo dostawić wilki i myśliwych.
wolves-and-sheep-prompt-wait = { $player } dokłada kwadrat.
wolves-and-sheep-prompt-wait-open = { $player } dokłada kwadrat do Wsi.
wolves-and-sheep-prompt-wait-bonus = { $player } dokłada kwadrat premiowy.

## What happened

wolves-and-sheep-last = { $player }: { $tiles }
wolves-and-sheep-event-lay = { $player }: { $tile } na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
wolves-and-sheep-event-lay-over = { $player }: { $tile } przykrywa wilka na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
wolves-and-sheep-event-bonus = { $player }, kwadrat premiowy: { $tile } na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
wolves-and-sheep-event-interrupt = { $player } wchodzi poza kolejką: { $tile } na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
wolves-and-sheep-event-interrupt-over = { $player } wchodzi poza kolejką: { $tile } przykrywa wilka na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
wolves-and-sheep-event-reveal = { $player } pokazuje swój kolor – { $colour }: pasterz staje na { $place }, { $count ->
        [0] bez losowania
        [one] losuje { $count } kwadrat
        [few] losuje { $count } kwadraty
       *[other] losuje { $count } kwadratów
    }.
# The same for the picture of how a game went.
wolves-and-sheep-brief-lay = { $player }: { $tile } na { $place }.
wolves-and-sheep-brief-lay-over = { $player }: { $tile } przykrywa wilka na { $place }.
wolves-and-sheep-brief-reveal = { $player } pokazuje swój kolor – { $colour }: pasterz staje na { $place }.
wolves-and-sheep-event-drew-own = Losujesz: { $tiles }.
wolves-and-sheep-event-closed = To zamyka łąkę ({ $colour }): { $sheep }.
wolves-and-sheep-event-no-bonus = { $player } nie ma pasującego kwadratu premiowego.
wolves-and-sheep-event-passed = { $player } pauzuje.
wolves-and-sheep-event-redrawn = Nikt nie mógł zacząć: wszyscy losują nowe kwadraty.
wolves-and-sheep-event-stopped = { $player } kończy na dobre: +{ $bonus }.
wolves-and-sheep-event-stopped-out = { $player } nie ma już kwadratów i kończy: +{ $bonus }.
wolves-and-sheep-event-stopped-row = { $player } nie może już dokładać i kończy: +{ $bonus }.
wolves-and-sheep-event-resigned = { $player } poddaje grę.
wolves-and-sheep-event-ended = { $player } – owce: { $colours }.

## How it ended

wolves-and-sheep-result-winner = Wygrywa { $winner }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
wolves-and-sheep-result-tiebreak = Wygrywa { $winner } dzięki kolejnym łąkom (remis po { $points }).
wolves-and-sheep-result-draw = Remis: { $players } mają po { $points }, a kolejne łąki są równie duże.
wolves-and-sheep-result-resigned = Wygrywa { $winner }: wszyscy inni poddali grę.
wolves-and-sheep-result-abandoned = Grę zakończono bez wyniku.

## Pictures and texts

wolves-and-sheep-picture-bag = Wilki i owce · woreczek { $count }
wolves-and-sheep-picture-end = Wilki i owce · koniec gry
wolves-and-sheep-picture-first = Wieś już leży. Zacznij od kwadratu z fragmentem wsi.
wolves-and-sheep-picture-no-hand = Nie masz kwadratów.
wolves-and-sheep-picture-parts = owce { $sheep } + premia { $bonus }
wolves-and-sheep-picture-secret = { $colour } – twój sekret
wolves-and-sheep-picture-shown = { $colour } – pokazane
wolves-and-sheep-picture-unlaid = { $colour } – „?” nie leży
wolves-and-sheep-part-meadow = łąka
wolves-and-sheep-part-bonus = premia
wolves-and-sheep-news-counts = { $colour }: teraz { $sheep }
wolves-and-sheep-news-loses = { $count ->
        [0] { $colour } już nie punktują
       *[other] { $colour }: już tylko { $sheep }
    }
wolves-and-sheep-text-hand = Twoje kwadraty:
wolves-and-sheep-text-signs = # Wieś, * pasterz, ! wilk, + myśliwy; /, \ oraz x to płoty; ✓ ogrodzona i bezpieczna, ○ otwarta, ⚠ wilk blisko
wolves-and-sheep-text-gaps = Pola podane przy łące trzeba zapełnić, by ją ogrodzić.
wolves-and-sheep-text-sides = Kwadraty rzędami: kolumna, boki północny, wschodni, południowy, zachodni, potem środek.
wolves-and-sheep-text-open = Wolne pola: co leży na północ, wschód, południe, zachód (- nic):
wolves-and-sheep-alt-flocks = Łąki:
wolves-and-sheep-alt-open = Wolne pola:
wolves-and-sheep-alt-more = { $count ->
        [one] Plansza jako tekst wymienia jeszcze { $count } kwadrat.
        [few] Plansza jako tekst wymienia jeszcze { $count } kwadraty.
       *[other] Plansza jako tekst wymienia jeszcze { $count } kwadratów.
    }
wolves-and-sheep-report-players = Gracze
wolves-and-sheep-report-points = łąki { $sheep }; premia { $bonus }; razem { $total }
wolves-and-sheep-report-flocks = Łąki według kolorów
wolves-and-sheep-report-signs = ✓ punktuje  ○ otwarta  ⚠ wilk blisko
wolves-and-sheep-report-forests = Lasy

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
wolves-and-sheep-figure-meadow = Łąka
wolves-and-sheep-figure-bonus = Premia
wolves-and-sheep-figure-meadows = Punktujące łąki
wolves-and-sheep-figure-flock = Największe stado
wolves-and-sheep-figure-sheep = Bezpieczne owce

## Zasady

wolves-and-sheep-rules-overview-title = Gra w skrócie
wolves-and-sheep-rules-overview =
    Każdy jest w tajemnicy pasterzem jednego stada: czarnego, żółtego, czerwonego albo niebieskiego. Wspólnie układacie z kwadratów krajobraz: wioski, lasy i łąki. Na koniec liczysz owce na **swojej największej łące, która jest ze wszystkich stron ogrodzona i bezpieczna od wilków** – tylko na tej jednej. Kto wcześniej przestanie dokładać, dostaje premię.

    Rozbudowuj więc łąkę swojego koloru, ogrodź ją w porę i trzymaj od niej wilki z daleka. A innym przeszkadzaj: zamykaj ich łąki, póki są małe, rozbudowuj je tak, by nie dało się ich ogrodzić, albo wpuść wilka do lasu obok.

    77 kwadratów: Wieś, cztery kwadraty „?” (na odwrocie pasterz z czterema owcami), cztery Znaczniki i 68 w woreczku: 60 krajobrazów, 4 wilki, 4 myśliwych. Każdy kwadrat z woreczka ma dwie strony, a i b; możesz użyć dowolnej. Nasze własne są tylko rysunki krajobrazów, bo te z pudełka istnieją jedynie jako obrazki. Na naszych owca z liczbą oznacza tyle owiec.
wolves-and-sheep-rules-turn-title = Ruch
wolves-and-sheep-rules-turn =
    Masz cztery kwadraty, których nikt inny nie widzi. W swoim ruchu **dokładasz jeden**, a potem losujesz.

    • Kwadrat musi stykać się co najmniej z jednym leżącym, a każdy stykający się brzeg musi pasować: wieś do wsi, las do lasu, owce do owiec tego samego koloru. Wolno go obracać i użyć dowolnej strony.
    • Losujesz **tyle kwadratów, ile brzegów dopasowano**, od jednego do czterech. Opłacają się więc kąty i luki. Gdy woreczek jest pusty, gra toczy się dalej tym, co kto ma.
    • Jeśli któryś kwadrat pasuje, musisz dołożyć (albo skończyć na dobre). Jeśli żaden nie pasuje, pauzujesz i nic nie losujesz. Pierwszy dołożony kwadrat musi mieć wieś; gdy przez całą rundę nikt takiego nie ma, wszyscy losują od nowa.

    Pierwszą osobę się losuje. Dołożenie i losowanie to jeden krok, którego nie da się cofnąć.
wolves-and-sheep-rules-anytime-title = W każdej chwili
wolves-and-sheep-rules-anytime =
    Dwie rzeczy wolno zrobić w każdej chwili, także w cudzym ruchu. Potem gra wraca tam, gdzie ją przerwano, a ruch ma dalej ta sama osoba.

    • **Pokaż swój kolor.** Dokładasz swój kwadrat „?” stroną z pasterzem, tam gdzie pasuje, i losujesz jak zawsze. Zaraz potem dokładasz z ręki **kwadrat premiowy**, dowolnego rodzaju, i losujesz za niego; jeśli jakiś pasuje, to obowiązek. Odtąd Znacznik pokazuje twój kolor. Tuż przed swoim ruchem albo tuż po nim daje to trzy kwadraty z rzędu.

    • **Dostaw wilki i myśliwych.** Jeden lub kilka kwadratów w zapowiedzianej kolejności; po każdym losujesz. Jeśli któryś nie pasuje, nie dokładasz żadnego. Nikt nie wchodzi pomiędzy; tego, co wylosujesz po drodze, nie wolno dołączyć, ale możesz zaraz przerwać jeszcze raz. Mogą też być zwykłym kwadratem twojego ruchu.

    Plansza ma dla wszystkich przycisk „Poza kolejką…”. Nie zdradza on, co kto ma.
wolves-and-sheep-rules-wolves-title = Wilki i myśliwi
wolves-and-sheep-rules-wolves =
    Lasy połączone brzegami to jeden las. Łąka **sąsiaduje** z lasem, który leży na tej samej stronie tego samego kwadratu.

    • **Wilka** dokłada się do lasu, w którym nie ma myśliwego; nie może też połączyć lasu z takim, w którym myśliwy jest. Każda łąka sąsiadująca z lasem, w którym jest groźny wilk, jest **zagrożona** i nic nie daje.

    • **Myśliwego** dokłada się na dwa sposoby:
    • **na kwadrat z wilkiem**: ten wilk znika, a myśliwy jest na niego zużyty. Losujesz za brzegi, którymi kwadrat się styka;
    • **jako osobny kwadrat** w lesie: wilka już się tam nie dołoży, a myśliwy unieszkodliwia jednego wilka w tym lesie, od razu albo gdy lasy się później połączą.

    Jeden myśliwy na jednego wilka: las jest groźny, póki ma więcej wilków niż myśliwych drugiego rodzaju. Krajobrazy i myśliwi mogą łączyć las wilka z lasem myśliwego, tylko wilki nie mogą. Nowych wilków nie wpuszcza żaden myśliwy w lesie, także ten, który leży na wilku.
wolves-and-sheep-rules-end-title = Premie i koniec gry
wolves-and-sheep-rules-end =
    W swoim ruchu możesz zamiast dokładać **skończyć na dobre**. Kto skończy pierwszy, dostaje **6** punktów, drugi **3**, trzeci **1**, czwarty nic. Potem nic już nie dokłada, ale jego kolor punktuje.

    Bez kwadratów, także bez „?”, kończysz od razu, nawet poza swoim ruchem. Pusta ręka z niedołożonym „?” to jeszcze nie koniec: pauzujesz albo kończysz w swoim ruchu.

    Gra kończy się, gdy wszyscy skończyli. Kończy się też, gdy wszyscy, którzy jeszcze grają, pauzują jeden po drugim (po pierwszym dołożeniu): kończą w kolejności pauz. Każde dołożenie, także wilka, zaczyna liczenie od nowa.
wolves-and-sheep-rules-scoring-title = Liczenie owiec
wolves-and-sheep-rules-scoring =
    Łąka to całe pastwisko jednego koloru połączone brzegami, przez wiele kwadratów; od reszty dzielą ją płoty.

    • **Ogrodzona**: z każdej strony otacza ją płot lub las. Brzeg, przy którym nic nie leży, jest otwarty.
    • **Bezpieczna**: w żadnym lesie, z którym sąsiaduje, nie ma groźnego wilka.

    Punktujesz owce na **największej** swojej łące, która jest ogrodzona i bezpieczna (bez takiej nic), oraz premię. Wygrywa osoba z największą liczbą punktów. Przy remisie porównuje się drugie co do wielkości takie łąki, potem trzecie i tak dalej; gdy wszystkie są równe, jest remis.

    Kolor, którego nikt nie pokazał, wychodzi na jaw na koniec i punktuje tak samo.
wolves-and-sheep-rules-two-title = Gra dla dwóch osób
wolves-and-sheep-rules-two =
    We dwoje można grać po jednym kolorze, w tajemnicy, albo **po dwa kolory** (opcja stołu). Przy dwóch kolorach od początku wiadomo, do kogo należy każdy z nich, a największe łąki obu kolorów się dodaje. Masz wtedy dwa kwadraty „?”; każdy pokazujesz osobno i do każdego należy osobny kwadrat premiowy, a bez kwadratów jesteś dopiero, gdy leżą oba.

    Remis przy dwóch kolorach: porównuje się sumy drugich co do wielkości łąk i tak dalej. Premie wynoszą 6 i 3.
wolves-and-sheep-rules-notation-title = Zapis ruchów
wolves-and-sheep-rules-notation =
    Pisz własnymi słowami (`dołóż 12a na q9, obrót 90`) albo tak jak w dzienniku. Pole to litera kolumny i numer wiersza; Wieś leży na N14. Nazwy pól nie zmieniają się, gdy krajobraz rośnie. Kwadrat to jego numer i strona: `12a` albo `12b`; obrót to 0, 90, 180 lub 270 stopni zgodnie z ruchem wskazówek zegara.

    • `lay 12a 90 q9` – kwadrat twojego ruchu albo premiowy
    • `lay 65a 0 q9` – na wilka: myśliwy go przykrywa
    • `interrupt 61a 0 q9` – wilk lub myśliwy w dowolnej chwili; kilka po kolei: `interrupt 61a 0 q9 65a 0 q10`
    • `reveal black q9` – twój „?” stroną z pasterzem (black czarne, yellow żółte, red czerwone, blue niebieskie)
    • `pass` – pauza, gdy nic nie pasuje
    • `retire` – kończysz na dobre

wolves-and-sheep-call-bonus = dołóż kwadrat premiowy

## Całe działania na przyciskach
wolves-and-sheep-whole-lay = Dołóż na { $place }: { $tile }
wolves-and-sheep-whole-interrupt = Poza kolejką, na { $place }: { $tile }
wolves-and-sheep-whole-reveal = Pokaż na { $place }: { $tile }

# Co można pisać zamiast słów zapisu; jak, mówi common.ftl.
wolves-and-sheep-word-interrupt = poza-kolejką wtrącam wchodzę przerwij przerywam wtrącam-się wchodzę-poza-kolejką dostawiam-wilka dostawiam-myśliwego połóż-wilka kładę-wilka kładę-myśliwego przykrywam przepędza myśliwi wilki myśliwy-na-wilka
wolves-and-sheep-word-reveal = pokaż pokazuję odsłoń ujawnij pokaż-kolor pokaż-swój-kolor pasterz* ujawniam ujawnię odsłaniam odwracam odkrywam mój-kolor kolor znak*-zapytania owce owiec
wolves-and-sheep-word-pass = pas pasuję pauza pauzuj pauzuję muszę-pauzować pauzować nic-nie-pasuje spasuj
wolves-and-sheep-word-retire = kończę skończ kończę-na-dobre skończ-na-dobre koniec stop kończę-grę-na-dobre kończę-grę przestaję-dokładać-kwadraty rezygnuję-z-dokładania rezygnuję biorę-premię

wolves-and-sheep-refusal-no-place = Nie ma pola { $place }: krajobraz sięga teraz od { $from } do { $to }.

# Powody, które podaje komputer: krótkie wyrażenia po różnicy punktów.
wolves-and-sheep-why-meadows = łąki, które już dają ci punkty
wolves-and-sheep-why-hopes = łąki, które mogą ci jeszcze dać punkty
wolves-and-sheep-why-hand = co masz na ręce
wolves-and-sheep-why-bonus = premia za wcześniejsze skończenie
wolves-and-sheep-why-rivals = sytuacja rywali

## A first game with a guide: at most 350 characters each

wolves-and-sheep-lesson-colour = Jesteś w tajemnicy **pasterzem jednego koloru**; inni nie wiedzą, którego. Na koniec liczy się tylko twoja **największa łąka** w tym kolorze, i to tylko ogrodzona ze wszystkich stron płotem lub lasem i bezpieczna od wilków. Nie zdradzaj za wcześnie, o które owce dbasz.
wolves-and-sheep-lesson-fit = Dołóż **jeden kwadrat** do leżących: każdy stykający się brzeg musi pasować – wieś do wsi, las do lasu, owce do owiec tego samego koloru. Potem losujesz tyle kwadratów, ile brzegów dopasowano. Opłacają się więc luki i kąty: dają dwa, trzy, cztery.
wolves-and-sheep-lesson-faces = Każdy kwadrat ma **dwie strony** i możesz go dowolnie obrócić. Obejrzyj obie, zanim uznasz, że nic nie pasuje. Jeśli coś pasuje, musisz dołożyć; jeśli nic, pauzujesz i nic nie losujesz.
wolves-and-sheep-lesson-meadow = Zaznaczona jest twoja **największa łąka**. Ma jeszcze otwarte brzegi: może rosnąć, ale na razie się nie liczy. Każdy brzeg potrzebuje obok płotu lub lasu. Policz, ile kwadratów trzeba, by ją ogrodzić – i czy już na to pora.
wolves-and-sheep-lesson-closed = Zaznaczona łąka jest **ogrodzona i bezpieczna**: liczy się. Możesz teraz nie dopuszczać do niej wilków, budować drugą, większą – liczy się tylko największa – albo przeszkadzać innym.
wolves-and-sheep-lesson-unsafe = Zaznaczona łąka jest **zagrożona**: sąsiaduje z lasem, w którym jest groźny wilk, więc nic by nie dała. Pomoże myśliwy: dołożony na kwadrat z wilkiem usuwa go, a jako osobny kwadrat w lesie unieszkodliwia jednego wilka.
wolves-and-sheep-lesson-wolf = Masz **wilka**. Dołóż go do lasu obok cudzej łąki: będzie zagrożona i nic nie da. Wilk nie wejdzie do lasu, w którym jest myśliwy. Wilki wolno dokładać w każdej chwili, także w cudzym ruchu.
wolves-and-sheep-lesson-hunter = Masz **myśliwego**. Na kwadracie z wilkiem usuwa tego wilka; jako osobny kwadrat unieszkodliwia jednego wilka w swoim lesie i nie wpuszcza nowych. Najlepiej zatrzymaj go, aż wilk zbliży się do twojej łąki – wolno go dołożyć w każdej chwili.
wolves-and-sheep-lesson-reveal = Twój **kwadrat „?”** to pasterz z czterema owcami. Możesz go dołożyć w każdej chwili, gdzie pasuje, a zaraz po nim kwadrat premiowy: ze swoim ruchem to trzy z rzędu. Ale odtąd wszyscy znają twój kolor – najlepiej wtedy, gdy to coś rozstrzyga.
wolves-and-sheep-lesson-bonus = Pasterz leży, a teraz dokładasz z ręki **kwadrat premiowy** dowolnego rodzaju i za niego losujesz. Użyj go, by ogrodzić swoją łąkę albo od razu ją powiększyć.
wolves-and-sheep-lesson-shown = Ktoś pokazał **swój kolor**. Odtąd wiesz, którą łąkę zamykać, póki jest mała, którą zostawiać otwartą, a której zagrozić wilkiem.
wolves-and-sheep-lesson-rich = Masz **więcej kwadratów niż na początku**: dopasowując dwa brzegi lub więcej, zyskujesz kwadraty. Dużo kwadratów to większy wybór, a gdy woreczek jest pusty, krajobraz kształtują ci, którzy dokładają ostatni.
wolves-and-sheep-lesson-retire = W woreczku robi się pusto. W swoim ruchu możesz **skończyć na dobre**: pierwsza osoba dostaje 6 punktów, druga 3, trzecia 1. Nic już nie dokładasz, ale twoja łąka się liczy. To dobre, gdy jest ogrodzona i nikt jej nie zagrozi.
wolves-and-sheep-lesson-empty = **Woreczek jest pusty**: nikt już nie losuje i każdy gra tym, co ma. Policz, kto może jeszcze coś ogrodzić lub czemuś zagrozić. Skończenie w porę wciąż daje premię.
wolves-and-sheep-lesson-stopped = Ktoś **skończył na dobre** i ma pierwszą premię. Nic już nie dokłada, więc stamtąd nikt ci nie przeszkodzi. Graj dalej, dopóki twoja łąka zyskuje więcej niż premia, która została.
wolves-and-sheep-lesson-next = Dokładasz jeden kwadrat i losujesz tyle, ile brzegów dopasowano; potem jest ruch następnej osoby. Wilki, myśliwych i „?” każdy może dołożyć w każdej chwili. Gra kończy się, gdy wszyscy skończą albo pauzują po kolei.
