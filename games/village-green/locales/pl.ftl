# Niezwykłe Ogrody. Pojęcia z instrukcji: miasteczko, karta miasteczka, karta zieleni, karta nagrody, architektura dekoracyjna, sadzawka, trawnik; wyłożyć, przykryć, odłożyć do pudełka.
village-green-name = Niezwykłe Ogrody
village-green-blurb = Układaj ogrody z pasujących kwiatów; nagrody dają punkty za wiersze i kolumny. 1–5 osób.

## Karty
village-green-kind-red-rose = czerwona róża
village-green-kind-blue-rose = niebieska róża
village-green-kind-yellow-rose = żółta róża
village-green-kind-red-petunia = czerwona petunia
village-green-kind-blue-petunia = niebieska petunia
village-green-kind-yellow-petunia = żółta petunia
village-green-kind-red-lily = czerwona lilia
village-green-kind-blue-lily = niebieska lilia
village-green-kind-yellow-lily = żółta lilia
village-green-feature-oak = z dębem
village-green-feature-birch = z brzozą
village-green-feature-willow = z wierzbą
village-green-feature-oak-oak = z dwoma dębami
village-green-feature-birch-birch = z dwiema brzozami
village-green-feature-willow-willow = z dwiema wierzbami
village-green-feature-birch-oak = z brzozą i dębem
village-green-feature-oak-willow = z dębem i wierzbą
village-green-feature-willow-birch = z wierzbą i brzozą
village-green-feature-structure = z architekturą
village-green-feature-pond = z sadzawką
village-green-lawn = trawnik
village-green-card = { $kind } { $feature }

village-green-code-red = c
village-green-code-blue = n
village-green-code-yellow = ż
village-green-code-rose = R
village-green-code-petunia = P
village-green-code-lily = L
village-green-code-oak = d
village-green-code-birch = b
village-green-code-willow = w
village-green-code-structure = A
village-green-code-pond = ~
village-green-code-lawn = traw.

## Nagrody
village-green-award-1 = Nagroda im. Ruby Clover
village-green-award-1-rule = każda czerwona lilia: 3
village-green-award-2 = Nagroda im. Diane Yeller
village-green-award-2-rule = każda żółta lilia: 3
village-green-award-3 = Nagroda im. Lindy Flowers
village-green-award-3-rule = każda niebieska lilia: 3
village-green-award-4 = Nagroda im. Alfreda Rowera
village-green-award-4-rule = każda czerwona petunia: 3
village-green-award-5 = Nagroda im. Sonny’ego Rowe’a
village-green-award-5-rule = każda żółta petunia: 3
village-green-award-6 = Nagroda im. Lily Maniare
village-green-award-6-rule = każda niebieska petunia: 3
village-green-award-7 = Nagroda im. Rosie Redford
village-green-award-7-rule = każda czerwona róża: 3
village-green-award-8 = Nagroda im. Rosy Gelber
village-green-award-8-rule = każda żółta róża: 3
village-green-award-9 = Nagroda im. Petera Petalsa
village-green-award-9-rule = każda niebieska róża: 3
village-green-award-10 = Mistrzostwo w sadzawkach
village-green-award-10-rule = każda sadzawka: dodatkowe 2
village-green-award-11 = Nagroda za wielobarwność
village-green-award-11-rule = kwiaty wszystkich trzech kolorów: 6
village-green-award-12 = Nagroda za różnorodność kwiatów
village-green-award-12-rule = wszystkie trzy gatunki kwiatów: 6
village-green-award-13 = Najlepsze wykorzystanie miejsca
village-green-award-13-rule = każda karta zieleni 2, każde drzewo −1
village-green-award-14 = Nagroda za rozmach i ambicję
village-green-award-14-rule = każda karta zieleni 2, każde puste pole −3
village-green-award-15 = Nagroda za wybitną brzezinę
village-green-award-15-rule = każda brzoza 2, każda wierzba −2
village-green-award-16 = Nagroda za wybitną dąbrowę
village-green-award-16-rule = każdy dąb 3, brzoza −2, wierzba −1
village-green-award-17 = Mistrzostwo w drzewach
village-green-award-17-rule = każde drzewo: 1
village-green-award-18 = Nagroda za symetrię w zadrzewieniu
village-green-award-18-rule = każda para drzew jednego gatunku: 2
village-green-award-19 = Nagroda za naturalne siedliska
village-green-award-19-rule = każdy trawnik 3, drzewo 1, architektura −1
village-green-award-20 = Najlepsze dzieło rąk ludzkich
village-green-award-20-rule = architektura 0/1/2/3: −4/2/−2/6
village-green-award-21 = Mistrzostwo w architekturze
village-green-award-21-rule = architektura 0/1/2/3: −2/1/2/4
village-green-award-22 = Mistrzostwo w trawnikach
village-green-award-22-rule = trawniki 0/1/2/3: −2/1/4/8
village-green-award-23 = Nagroda za konsekwencję
village-green-award-23-rule = trzy karty architektury 5, każde trzy drzewa gatunku 5
village-green-award-24 = Nagroda za drewno twarde i miękkie
village-green-award-24-rule = gatunki drzew 0/1/2/3: −1/3/−1/5
village-green-award-25 = Nagroda za rozmaitość drzew
village-green-award-25-rule = gatunki drzew 0/1/2/3: 1/−3/2/6, puste pole −2
village-green-award-26 = Nagroda za zadrzewienie
village-green-award-26-rule = drzewa 0/1/2–4/5/6: −2/4/−1/4/6
village-green-award-27 = Nagroda za gustowne rabaty
village-green-award-27-rule = lilia 2, petunia 1, róża −2; trawnik lub puste pole −3
village-green-award-28 = Najlepsze zestawienie kolorów
village-green-award-28-rule = niebieski 2, żółty 1, czerwony −2; trawnik lub puste pole −3
village-green-award-29 = Nagroda za urozmaicenie
village-green-award-29-rule = dokładnie 1 architektura, 1 drzewo oraz 1 sadzawka albo 1 puste pole: 6
village-green-award-30 = Natura i dzieło człowieka w zgodzie
village-green-award-30-rule = 1 architektura: bez drzew −2, 2 drzewa 4; 2 i 2 drzewa: 6

## Pytania
village-green-column = kolumna { $line }
village-green-row = wiersz { $line }
village-green-prompt-arrange = Wyłóż swoje trzy nagrody nad kolumnami A, B i C w dowolnej kolejności; nikt tego nie zobaczy, zanim nie wyłożą wszyscy.
village-green-prompt-arranged = Twoje nagrody są wyłożone. Możesz je jeszcze zmienić; { $count ->
    [one] wybiera jeszcze: { $players }.
   *[other] wybierają jeszcze: { $players }.
}
village-green-prompt-wait-arrange = { $count ->
    [one] Pierwsze nagrody wykłada jeszcze: { $players }.
   *[other] Pierwsze nagrody wykładają jeszcze: { $players }.
}
village-green-prompt-act = Weź kartę zieleni albo nagrodę.
village-green-prompt-act-unturned = Weź kartę zieleni albo nagrodę; przedtem możesz obrócić kartę miasteczka.
village-green-prompt-renewed = Karty są wymienione. Teraz weź kartę zieleni albo nagrodę.
village-green-prompt-cover = Weź kartę zieleni: w tej turze możesz przykryć dowolną kartę zieleni w swoim miasteczku.
village-green-prompt-lay = Wyłóż kartę w miasteczku albo odłóż jedną do pudełka.
village-green-prompt-lay-over = Wyłóż kartę, choćby na innej, albo odłóż jedną do pudełka.
village-green-prompt-lay-solo = Wyłóż kartę w miasteczku.
village-green-prompt-structure = Za architekturę należy ci się nagroda: weź jedną.
village-green-prompt-place = Wyłóż nagrodę: { $award }.
village-green-prompt-last-round = To ostatnia runda.
village-green-prompt-wait = Teraz gra: { $player }.
village-green-prompt-over = Koniec gry.
village-green-prompt-won = { $count ->
    [one] Zwycięstwo: { $players }, punkty: { $points }.
   *[other] Wspólne zwycięstwo: { $players }, punkty: { $points }.
}
village-green-prompt-won-tie = { $count ->
    [one] Remis (punkty: { $points }) rozstrzyga liczba kart zieleni. Zwycięstwo: { $players }.
   *[other] Remis (punkty: { $points }) rozstrzyga liczba kart zieleni. Wspólne zwycięstwo: { $players }.
}
village-green-prompt-solo = Koniec gry. { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. { $verdict }.
village-green-verdict-last = Ostatnie miejsce
village-green-verdict-mention = Wzmianka honorowa
village-green-verdict-podium = Tuż za podium
village-green-verdict-architect = Architekt roku

village-green-ask-action = Co robisz?
village-green-ask-arrange-first = Którą nagrodę wykładasz nad kolumną A?
village-green-ask-arrange = Którą nagrodę wykładasz nad kolumną { $column }?
village-green-ask-take = Którą kartę zieleni bierzesz?
village-green-ask-card = Którą kartę wykładasz albo odkładasz?
village-green-ask-lay = Gdzie ją wyłożyć ({ $card })?
village-green-ask-award = Którą nagrodę bierzesz za architekturę?
village-green-ask-place = Gdzie wyłożyć nagrodę?
village-green-ask-renew = W jakiej kolejności na spód stosu? Pierwsza leży nad pozostałymi.
village-green-label-arrange = Wyłóż nad A: { $a }, B: { $b }, C: { $c }
village-green-label-take = Weź { $number }
village-green-label-take-deck = Weź kartę zieleni w ciemno
village-green-label-award = Weź nagrodę { $number }
village-green-label-award-deck = Weź nagrodę w ciemno
village-green-label-left = { $count ->
    [one] w stosie 1 karta
    [few] w stosie { $count } karty
    [many] w stosie { $count } kart
   *[other] w stosie { $count } karty
}
village-green-label-fits = pasuje na { $places }
village-green-label-fits-nowhere = na razie nigdzie nie pasuje
village-green-label-lay = Wyłóż { $number }
village-green-label-discard = Odłóż { $number }
village-green-label-lay-at = Wyłóż na { $place }
village-green-label-above = Nad kolumną { $line }
village-green-label-beside = Po lewej od wiersza { $line }
village-green-label-over = przykrywa: { $card }
village-green-label-renew-green = Karta miasteczka: nowa zieleń
village-green-label-renew-awards = Karta miasteczka: nowe nagrody
village-green-label-cover = Karta miasteczka: przykryj kartę
village-green-label-card-used = raz w grze; nieobrócona karta miasteczka daje na końcu 1 punkt
village-green-label-order = Na spód stosu: { $order }
village-green-label-stop = Dość – zakończ grę

## Co się stało
village-green-tell-arranged = { $player } wykłada pierwsze nagrody.
village-green-tell-arranged-again = { $player } wykłada pierwsze nagrody od nowa.
village-green-tell-arranged-own = Wykładasz nagrody: { $awards }.
village-green-tell-opened = { $player } ma nagrody: { $awards }.
village-green-tell-first = Zaczyna { $player }.
village-green-tell-took = { $player } bierze kartę zieleni: { $card }.
village-green-tell-drew = { $player } bierze kartę zieleni w ciemno.
village-green-tell-drew-own = Dobierasz kartę zieleni: { $card }.
village-green-tell-green-up = Nowa karta zieleni na środku: { $card }.
village-green-tell-laid = { $player } wykłada na { $place }: { $card }.
village-green-tell-laid-over = { $player } wykłada na { $place }: { $card }; przykryta karta: { $over }.
village-green-tell-discarded = { $player } odkłada kartę zieleni do pudełka.
village-green-tell-discarded-own = Odkładasz do pudełka: { $card }.
village-green-tell-took-award = { $player } bierze nagrodę: { $award }.
village-green-tell-drew-award = { $player } bierze nagrodę w ciemno.
village-green-tell-drew-award-own = Dobierasz nagrodę: { $award }.
village-green-tell-award-up = Nowa nagroda na środku: { $award }.
village-green-tell-headed = { $player } wykłada nagrodę ({ $line }): { $award }.
village-green-tell-headed-over = { $player } wykłada nagrodę ({ $line }): { $award }; przykryta nagroda: { $over }.
village-green-brief-headed = { $player } wykłada: { $award }.
village-green-tell-no-award = { $player } nie dostaje nagrody za architekturę: żadnej już nie ma.
village-green-tell-renewed-green = { $player } obraca kartę miasteczka: odkryte karty zieleni wędrują na spód stosu, na środku leżą nowe.
village-green-tell-renewed-awards = { $player } obraca kartę miasteczka: odkryte nagrody wędrują na spód stosu, na środku leżą nowe.
village-green-tell-renewed-own = Twoja kolejność: { $order }.
village-green-tell-covering = { $player } obraca kartę miasteczka i może w tej turze przykryć dowolną kartę zieleni.
village-green-tell-passed = { $player } nie ma żadnego ruchu i pasuje.
village-green-tell-last-village = { $player } ma pełne miasteczko: to ostatnia runda.
village-green-tell-last-greens = Stos kart zieleni jest pusty: to ostatnia runda.
village-green-tell-last-awards = Stos nagród jest pusty: to ostatnia runda.
village-green-tell-stopped = { $player } kończy: miasteczko jest gotowe.
village-green-tell-resigned = { $player } poddaje grę; miasteczko zostaje, ale nie punktuje.
village-green-tell-over = Pora policzyć punkty.
village-green-last = { $player }: { $what }{ $points }
village-green-last-renewed-green = nowe karty zieleni
village-green-last-renewed-awards = nowe nagrody
village-green-last-cover = karta miasteczka obrócona
village-green-last-took = bierze kartę: { $card }
village-green-last-drew = bierze kartę zieleni w ciemno
village-green-last-discarded = odkłada kartę
village-green-last-laid = { $card } na { $place }
village-green-last-over = przykryta karta: { $card }
village-green-last-award = bierze nagrodę: { $award }
village-green-last-award-drawn = bierze nagrodę w ciemno
village-green-last-headed = { $award } ({ $line })

## Plansza jako tekst, opis obrazu, zestawienia
village-green-text-round = Runda { $round }
village-green-text-greens = Karty zieleni · stos: { $count }
village-green-text-awards = Nagrody · stos: { $count }
village-green-text-hand = Twoja ręka
village-green-text-dealt = Twoje nagrody do wyłożenia
village-green-text-score = miasteczko { $village }, sadzawki { $ponds }
village-green-text-turned = karta obrócona
village-green-text-unturned = karta nieobrócona
village-green-text-shown = Na ręce: { $cards }
village-green-text-legend = Najpierw kolor: c czerwony, n niebieski, ż żółty; potem kwiat: R róża, P petunia, L lilia; potem d dąb, b brzoza, w wierzba, A architektura, ~ sadzawka. Na brzegu punkty za nagrody.
village-green-alt-scores = Punkty: { $scores }.
village-green-alt-hand = Twoja ręka: { $cards }.
village-green-alt-greens = Karty zieleni: { $cards }.
village-green-alt-awards = Nagrody: { $cards }.
village-green-picture-round = Niezwykłe Ogrody · runda { $round }
village-green-picture-last-round = Niezwykłe Ogrody · finał
village-green-picture-end = Niezwykłe Ogrody · koniec
village-green-picture-all = wszyscy naraz
village-green-picture-greens = Karty zieleni
village-green-picture-awards = Nagrody
village-green-picture-hand = Twoja ręka
village-green-picture-dealt = Twoje nagrody i ręka
village-green-picture-rules = Za co są punkty z twoich nagród
village-green-picture-no-hand = Nie masz kart na ręce.
village-green-picture-turned = karta miasteczka obrócona
village-green-picture-unturned = karta miasteczka nieobrócona
village-green-score-village = Miasteczko
village-green-score-ponds = Sadzawki
village-green-score-columns = Kolumny
village-green-score-rows = Wiersze
village-green-score-total = Razem
village-green-score-greens = Karty zieleni
village-green-report-scores = Punkty
village-green-report-awards = Ile daje każda nagroda
village-green-report-cards = W ciemno i przykryte
village-green-report-blind-greens = Zieleń w ciemno
village-green-report-blind-awards = Nagrody w ciemno
village-green-report-lawns-covered = Przykryte trawniki
village-green-report-greens-covered = Inne przykryte
village-green-report-awards-covered = Przykryte nagrody
village-green-report-discards = Odłożone

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
village-green-figure-village = Karta miasteczka
village-green-figure-ponds = Sadzawki
village-green-figure-columns = Kolumny
village-green-figure-rows = Wiersze
village-green-figure-award = Najlepsza nagroda
village-green-figure-trees = Drzewa
village-green-figure-unseen = Karty wzięte w ciemno

## Odmowy
village-green-refusal-place-outside = Nie ma pola { $place }: kolumny to A–C, wiersze 1–3.
village-green-refusal-line-outside = Nie ma wiersza ani kolumny { $place }: nagroda leży nad kolumną A, B lub C albo po lewej od wiersza 1, 2 lub 3.
village-green-refusal-village-card = Karty miasteczka nie wolno przykryć: nagroda leży nad kolumną A, B lub C albo po lewej od wiersza 1, 2 lub 3.
village-green-refusal-arrange-first = Najpierw wyłóż swoje trzy nagrody nad kolumnami.
village-green-refusal-arranged = Pierwsze nagrody już leżą; nie można ich zmienić.
village-green-refusal-take-first = Najpierw weź kartę zieleni; dopiero potem jedną wykładasz albo odkładasz.
village-green-refusal-award-first = Najpierw weź nagrodę; potem ją wykładasz.
village-green-refusal-lay-first = Masz już kartę zieleni: teraz wyłóż jedną z ręki albo odłóż ją do pudełka.
village-green-refusal-lay-first-solo = Masz już kartę zieleni: teraz wyłóż jedną z ręki.
village-green-refusal-structure-first = Za architekturę należy ci się nagroda: najpierw ją weź.
village-green-refusal-place-first = Najpierw wyłóż nagrodę, którą trzymasz.
village-green-refusal-card-used = Twoja karta miasteczka jest już obrócona: działa raz w grze.
village-green-refusal-card-late = Kartę miasteczka obraca się tylko przed akcją swojej tury.
village-green-refusal-cover-take = Karta miasteczka jest obrócona, by przykryć inną kartę: teraz weź kartę zieleni.
village-green-refusal-row-empty = Na miejscu { $number } nie ma karty zieleni.
village-green-refusal-deck-empty = Stos kart zieleni jest pusty: weź kartę odkrytą.
village-green-refusal-award-row-empty = Na miejscu { $number } nie ma nagrody.
village-green-refusal-award-deck-empty = Stos nagród jest pusty: weź nagrodę odkrytą.
village-green-refusal-hand = Nie masz karty { $number }: na ręce { $count ->
    [one] jest jedna karta.
    [few] są { $count } karty.
    [many] jest { $count } kart.
   *[other] jest { $count } karty.
}
village-green-refusal-occupied = Na { $place } leży już karta ({ $card }): przykryć można tylko trawnik, a każdą inną tylko dzięki karcie miasteczka.
village-green-refusal-mismatch = Ta karta ({ $card }) nie może leżeć na { $place }: obok, na { $beside }, leży { $other }, a nie zgadza się ani kwiat, ani kolor.
village-green-refusal-renew-empty-green = Na środku nie ma kart zieleni: nie ma czego odłożyć na spód stosu.
village-green-refusal-renew-empty-awards = Na środku nie ma nagród: nie ma czego odłożyć na spód stosu.
village-green-refusal-renew-order = Podaj każdą odkrytą kartę raz ({ $count }), w kolejności, w jakiej trafiają na spód stosu.
village-green-refusal-cover-nothing = Nie ma już kart zieleni do wzięcia, więc karta miasteczka nic tu nie da.
village-green-refusal-solo-discard = W grze jednoosobowej kart się nie odkłada: jedną trzeba wyłożyć.
village-green-refusal-solo-fit = Ani ta karta, ani żadna z ręki nie pasuje w twoim miasteczku, więc nie można jej wziąć.
village-green-refusal-solo-fit-deck = Żadna karta z ręki nie pasuje w twoim miasteczku, a karta dobrana w ciemno też mogłaby nie pasować: nie można jej wziąć.
village-green-refusal-solo-fit-cover = Nawet przykrywając inną kartę, nie wyłożysz w swoim miasteczku niczego z ręki ani ze środka stołu.
village-green-refusal-solo-awards-full = Wszystkie miejsca na nagrody są zajęte; w grze jednoosobowej przykryć nagrodę może tylko ta za architekturę.
village-green-refusal-solo-cover = Tam ({ $place }) leży już nagroda; w grze jednoosobowej przykryć ją może tylko nagroda za architekturę.
village-green-refusal-stop-solo = Zakończyć wcześniej można tylko grę jednoosobową; w innych gra się do końca albo poddaje.
village-green-refusal-stop-late = Karta jest już wzięta: dokończ turę, zanim zakończysz grę.

## Zasady
village-green-rules-overview-title = Gra w skrócie
village-green-rules-overview =
    Układasz ogrody swojego miasteczka z dziewięciu kart, trzy na trzy. Każda karta ma **kwiat** (róża, petunia albo lilia) w **kolorze** (czerwonym, niebieskim albo żółtym) i coś jeszcze: drzewa, architekturę dekoracyjną albo sadzawkę. Sąsiadujące karty muszą pasować kwiatem albo kolorem.

    Nad trzema kolumnami i po lewej od trzech wierszy leżą **nagrody**. Każda daje punkty za trzy pola swojego wiersza lub kolumny: jedna za brzozy, inna za czerwone lilie. Na koniec liczy się nagroda widoczna na każdym z sześciu miejsc.

    W swojej turze bierzesz kartę zieleni i jakąś wykładasz albo bierzesz i wykładasz nagrodę. Wygrywa osoba z największą liczbą punktów.

    W pudełku jest 60 kart zieleni i 30 nagród, każda nagroda inna. Na 54 kartach zieleni jest kwiat, każdy w każdym kolorze sześć razy: 27 z drzewami, 18 z architekturą, 9 z sadzawką; 6 to trawniki.
village-green-rules-turn-title = Tura
village-green-rules-turn =
    Przed pierwszą turą każdy wykłada nad kolumnami trzy rozdane nagrody, wszyscy naraz i w tajemnicy; tajne są też trzy karty zieleni na ręce. Pierwszą osobę się losuje.

    W swojej turze robisz **jedno** z dwojga:
    • **Karta zieleni:** weź jedną z trzech odkrytych albo wierzchnią ze stosu w ciemno. Potem wyłóż jedną kartę z ręki albo odłóż jedną do pudełka. Na koniec masz zawsze trzy karty.
    • **Nagroda:** weź jedną z trzech odkrytych albo wierzchnią ze stosu w ciemno i wyłóż ją.

    W miejsce wziętej odkrytej karty od razu pojawia się nowa, więc widzisz ją, zanim coś wyłożysz.

    Nie cofniesz wzięcia ze stosu ani niczego, co odkryło nową kartę.
village-green-rules-laying-title = Wykładanie kart zieleni
village-green-rules-laying =
    Karty zieleni kładzie się na dziewięciu polach w środku, od A1 do C3. Karta musi pasować do **każdego** sąsiada z góry, z dołu, z lewej i z prawej: kwiatem, kolorem albo jednym i drugim. Nie musi dotykać innej karty.

    • **Trawniki** nie mają kwiatu: pasują do wszystkiego i wszystko pasuje do nich. Na trawniku można wyłożyć kartę zieleni (także trawnik); przykryty trawnik się nie liczy.
    • **Sadzawki** dają na koniec po 2 punkty.
    • **Architektura dekoracyjna:** kto ją wyłoży, od razu bierze nagrodę i ją wykłada. Jeśli żadnej już nie ma, nic się nie dzieje.
    • **Drzewa** same nic nie dają; liczą je nagrody. Na karcie jest jedno albo dwa.

    Inne karty zieleni przykrywa się tylko dzięki karcie miasteczka.
village-green-rules-awards-title = Wykładanie nagród
village-green-rules-awards =
    Nagroda leży nad kolumną A, B lub C albo po lewej od wiersza 1, 2 lub 3, gdzie chcesz. Daje punkty za trzy pola swojej kolumny lub swojego wiersza: za to, co leży na nich na koniec gry. Nagroda może przykryć inną, która wtedy się nie liczy.

    Niektóre nagrody odejmują punkty, a niektóre liczą **puste pola**. Na obrazku widać na każdej nagrodzie, ile daje teraz.

    Odłożona karta nigdy nie daje nagrody, nawet architektura. Architektura wyłożona na trawniku daje.
village-green-rules-list-title = Wszystkie nagrody
village-green-rules-list =
    Za trzy pola wiersza lub kolumny:
    • jeden z dziewięciu kwiatów w kolorze (dziewięć nagród): po 3
    • Sadzawki: po 2, oprócz ich własnych 2
    • Wszystkie trzy kolory: 6 · wszystkie trzy kwiaty: 6
    • Karta zieleni 2, drzewo −1 · karta zieleni 2, puste pole −3
    • Brzoza 2, wierzba −2 · dąb 3, brzoza −2, wierzba −1
    • Każde drzewo 1 · każda para drzew jednego gatunku 2
    • Trawnik 3, drzewo 1, architektura −1
    • Architektura 0/1/2/3: −4/2/−2/6 · druga taka: −2/1/2/4
    • Trawniki 0/1/2/3: −2/1/4/8
    • Trzy karty architektury 5, każde trzy drzewa jednego gatunku 5
    • Gatunki drzew 0/1/2/3: −1/3/−1/5 · druga taka: 1/−3/2/6, puste pole −2
    • Drzewa 0/1/2–4/5/6: −2/4/−1/4/6
    • Lilia 2, petunia 1, róża −2, trawnik lub puste pole −3
    • Niebieski 2, żółty 1, czerwony −2, trawnik lub puste pole −3
    • Dokładnie jedna architektura, dokładnie jedno drzewo i dokładnie jedna sadzawka albo jedno puste pole: 6
    • 1 architektura bez drzew −2; 1 architektura i 2 drzewa 4; 2 i 2 drzewa 6
village-green-rules-village-title = Karta miasteczka
village-green-rules-village =
    Raz w grze, w swojej turze przed akcją, możesz obrócić kartę miasteczka, aby zrobić jedno z dwojga:
    • **Nowe karty:** odłóż wszystkie odkryte karty zieleni albo wszystkie odkryte nagrody na spód ich stosu w wybranej kolejności i odkryj nowe; potem wykonaj swoją akcję. Inni nie poznają kolejności.
    • **Przykrycie:** weź kartę zieleni jako akcję tej tury; karta, którą wyłożysz, może przykryć dowolną kartę zieleni w twoim miasteczku. Musi pasować do nowych sąsiadów, nie do karty, którą przykrywa; ta się już nie liczy.

    Nieobrócona karta miasteczka daje 1 punkt.
village-green-rules-end-title = Koniec gry i punkty
village-green-rules-end =
    Trwająca runda jest ostatnia, gdy
    • ktoś ma karty na wszystkich dziewięciu polach albo
    • stos kart zieleni jest pusty, albo
    • stos nagród jest pusty.

    Rundę rozgrywa się do końca, aby wszyscy mieli tyle samo tur. Potem liczą się:
    • 1 punkt za nieobróconą kartę miasteczka,
    • 2 punkty za każdą widoczną sadzawkę,
    • punkty za każdą nagrodę.

    Wygrywa osoba z największą liczbą punktów; przy remisie ta, która ma więcej widocznych kart zieleni, potem zwycięstwo jest wspólne.

    Gdy gra mniej niż pięć osób, do pudełka odkłada się bez podglądania karty: 5 (cztery osoby), 10 (trzy) lub 15 (dwie) kart zieleni oraz 5 (trzy) lub 10 (dwie) nagród.
village-green-rules-solo-title = Gra jednoosobowa
village-green-rules-solo =
    Jak w dwie osoby, ale:
    • Po wzięciu karty zieleni trzeba jakąś wyłożyć; odkładać nie wolno. Karty, która nigdzie nie pasuje, nie można wziąć.
    • Nagrody nie przykrywają nagród; gdy wszystkie sześć miejsc jest zajęte, nie można już żadnej wziąć. Przykryć może tylko nagroda za architekturę.
    • Gry nie kończą ani pełne pola, ani puste stosy: kończy się, gdy nie możesz już nic wyłożyć albo nie chcesz. Karta miasteczka może dać ci jeszcze jakiś ruch.

    Do 15 punktów: ostatnie miejsce. 16–25: wzmianka honorowa. 26–35: tuż za podium. Powyżej 35: architekt roku.
village-green-rules-notation-title = Zapis ruchów
village-green-rules-notation =
    Pisz własnymi słowami (`weź kartę w ciemno; wyłóż kartę 3 na b2`) albo tak jak w dzienniku. Całą turę można wpisać naraz, kroki rozdziela się średnikami: `take 2; lay 3 b2`

    • `arrange 2 1 3` – na początku: nagroda 2 nad A, 1 nad B, 3 nad C
    • `take 2`, `take deck` – odkryta karta zieleni (1–3) albo wierzchnia ze stosu
    • `lay 3 b2` – karta 3 z ręki na B2; karta właśnie wzięta ma najwyższy numer
    • `discard 3` – karta 3 z ręki do pudełka
    • `award 2`, `award deck` – nagroda; także ta za architekturę
    • `place b`, `place 2` – wyłóż nagrodę nad kolumną B albo po lewej od wiersza 2
    • `renew green 2 3 1`, `renew awards 1 2 3` – karta miasteczka: nowe karty na środku
    • `cover` – karta miasteczka: w tej turze przykryj dowolną kartę zieleni
    • `stop` – solo: zakończ grę

village-green-call-arrange = wyłóż swoje trzy nagrody
village-green-call-last-round = twoja kolej, ostatnia

## Całe działania na przyciskach
village-green-whole-lay = Wyłóż { $number } na { $place }
village-green-whole-above = Wyłóż nagrodę nad kolumną { $line }
village-green-whole-beside = Wyłóż nagrodę przy wierszu { $line }
village-green-whole-renew-green = Nowa zieleń, na spód stosu: { $order }
village-green-whole-renew-awards = Nowe nagrody, na spód stosu: { $order }

# Co można pisać zamiast słów zapisu; jak, mówi common.ftl.
village-green-word-arrange = wyłóż ułóż układam rozłóż rozkładam uporządkuj nagrody-w-kolejności kolejnoś* układam-nagrody ułóż-nagrody
village-green-word-award = nagrod* weź-nagrodę biorę-nagrodę wezmę-nagrodę poproszę-nagrodę
village-green-word-renew = odśwież odświeżam wymień wymieniam odnów odnawiam nowe
village-green-word-renew-green = nowe-karty-zieleni odśwież-zieleń odśwież-karty-zieleni odnów-zieleń obracam-kartę-miasteczka-nowe-karty-zieleni-w-kolejności obracam-kartę-miasteczka-nowe-karty-zieleni nowe-karty-zieleni-w-kolejności
village-green-word-renew-awards = nowe-nagrody odśwież-nagrody wymieniam-nagrody odnów-nagrody karta-miasteczka-wymieniam-nagrody obracam-kartę-miasteczka-nowe-nagrody
village-green-word-green = zieleń zieleni
village-green-word-awards = nagrod*
village-green-word-cover = przykryj przykrywam przykryć przykryję kartą-miasteczka-przykryję-inną-kartę-zieleni żeby-przykryć
village-green-word-deck = stos* ze-stosu tali* z-talii w-ciemno wierzchu
village-green-word-place-award = połóż-nagrodę kładę-nagrodę wyłóż-nagrodę położę-nagrodę
village-green-word-1 = pierwsz* lew* górn* górn*-wiersz*
village-green-word-2 = drug* środkow* środkow*-wiersz*
village-green-word-3 = trzeci* praw* doln* doln*-wiersz*
village-green-word-4 = czwart*
village-green-word-a = lew*-kolumn* pierwsz*-kolumn*
village-green-word-b = środkow*-kolumn* drug*-kolumn*
village-green-word-c = praw*-kolumn* trzeci*-kolumn*
village-green-word-a1 = lew*-górn* lew*-górn*-róg lew*-górn*-rogu
village-green-word-b1 = środku-górn*-wiersz* górn*-środ*
village-green-word-c1 = praw*-górn* praw*-górn*-róg praw*-górn*-rogu
village-green-word-a2 = środku-lew*-kolumn*
village-green-word-b2 = środek środku
village-green-word-c2 = środku-praw*-kolumn*
village-green-word-a3 = lew*-doln* lew*-doln*-róg lew*-doln*-rogu
village-green-word-b3 = środku-doln*-wiersz*
village-green-word-c3 = praw*-doln* praw*-doln*-róg praw*-doln*-rogu
village-green-word-take = zieleń zieleni
village-green-word-place = nagrod* przy nad obok
village-green-word-arrange-1-2-3 = zostawiam-nagrody-tak-jak-są zostaw-nagrody-tak-jak-są

# Powody, które podaje komputer: krótkie wyrażenia po różnicy punktów.
village-green-why-column = nagroda nad kolumną { $line }
village-green-why-row = nagroda po lewej od wiersza { $line }
village-green-why-card = twoja karta miasteczka
village-green-why-ponds = sadzawki
village-green-why-places = co jeszcze pasuje na twoje puste pola
village-green-why-hand = karty na twojej ręce
village-green-why-rivals = sytuacja rywali

## A first game with a guide: at most 350 characters each

village-green-lesson-arrange = Przed pierwszą turą wszyscy naraz wykładają trzy rozdane **nagrody** nad kolumnami A, B i C. Każda da na koniec punkty za trzy pola pod sobą. Przeczytaj, za co, i rozdziel te, którym przydadzą się różne karty z twojej ręki.
village-green-lesson-turn = W swojej turze robisz **jedno** z dwojga: bierzesz kartę zieleni i jakąś wykładasz albo bierzesz i wykładasz nagrodę. Do zapełnienia jest dziewięć pól i sześć miejsc na nagrody; na początku ważniejsza jest zieleń, ale dobre nagrody szybko znikają.
village-green-lesson-lay = Teraz **wyłóż jedną kartę** z ręki, nową lub inną, albo odłóż jedną do pudełka. Karta musi pasować do każdego sąsiada kwiatem lub kolorem. Nie musi dotykać innej, więc w dalekim rogu pasuje wszystko – ale kiedyś coś będzie musiało pasować pomiędzy.
village-green-lesson-misfit = Zaznaczone karty **nigdzie teraz nie pasują**: do każdego sąsiada trzeba pasować kwiatem albo kolorem. Karty, które pasują do wielu sąsiadów, zostawiają ci wybór. Co nie pasuje, może trafić do pudełka, ale kosztuje to turę.
village-green-lesson-structure = Leży twoja **architektura dekoracyjna**, więc od razu bierzesz nagrodę, odkrytą albo w ciemno, i ją wykładasz. To cała akcja za darmo. Wybierz taką, która daje punkty za to, co już leży – albo za wiersz, który dopiero zapełnisz.
village-green-lesson-place = Gdzie ma leżeć nagroda? Nad kolumną albo po lewej od wiersza; daje punkty za **trzy pola tej kolumny lub tego wiersza**, za to, co leży na nich na końcu. Może przykryć inną nagrodę, która wtedy nie daje nic. Zaznaczone jest, ile nagrody dają teraz.
village-green-lesson-near = Zbliża się koniec: gdy ktoś zapełni **wszystkie dziewięć pól** albo opróżni się któryś stos, rundę gra się do końca. Policz, ile zostało ci tur, i bierz najpierw nagrody, które dają najwięcej.
village-green-lesson-pays = Liczby na nagrodach mówią, ile każda **daje teraz**. Każda karta zieleni stoi w jednej kolumnie i w jednym wierszu, więc może liczyć się dwa razy: szukaj pola, na którym policzą ją obie nagrody.
village-green-lesson-match = Każda nowa karta musi pasować do **wszystkich sąsiadów** kwiatem lub kolorem. Zanim jakąś weźmiesz, spójrz na luki: trudno znaleźć kartę między dwiema o innym kwiecie i kolorze. Wykładaj tak, by do luk pasował ten sam kolor.
village-green-lesson-awards = Spójrz też na **odkryte nagrody**. Nagroda za to, co już leży w twoim miasteczku, jest warta akcji; wzięta wcześnie podpowiada, co zbierać. Przy każdym wierszu i każdej kolumnie jest miejsce na jedną, razem na sześć.
village-green-lesson-builds = Zaznaczona karta ma **architekturę dekoracyjną**: kto ją wyłoży, od razu bierze nagrodę i ją wykłada. To dwie karty w jednej turze. W pudełku nic nie daje.
village-green-lesson-pond = Zaznaczona karta ma **sadzawkę**: daje 2 punkty, cokolwiek mówią nagrody. Niektóre nagrody liczą sadzawki dodatkowo.
village-green-lesson-lawn = Zaznaczona karta to **trawnik**: pasuje do wszystkiego i wszystko pasuje do niego. Zamyka więc każdą lukę, a później można na nim wyłożyć inną kartę zieleni. Sam nic nie daje.
village-green-lesson-village = Raz w grze, przed akcją, możesz obrócić **kartę miasteczka**: wymienić wszystkie odkryte karty zieleni lub nagrody albo wyłożyć kartę zieleni na innej. Nieobrócona daje 1 punkt, więc użyj jej, gdy przyniesie więcej.
village-green-lesson-minus = Zaznaczona nagroda **odbiera ci teraz punkty**. Zmień to, co leży w jej wierszu lub kolumnie, przykryj ją inną nagrodą albo zapełnij te pola tak, by coś lepszego przeważyło.
village-green-lesson-blind = Możesz też wziąć **wierzchnią kartę ze stosu, w ciemno**, zieleń albo nagrodę. Zrób tak, gdy nie pomaga ci nic odkrytego. Nie da się tego cofnąć, a nagrodę wziętą w ten sposób trzeba wyłożyć.
village-green-lesson-last = To **ostatnia runda**: wszyscy będą mieli tyle samo tur. Policz: co od razu da więcej, karta zieleni czy nagroda? Karty miasteczka użyjesz za darmo, oprócz akcji.
village-green-lesson-next = Po twojej akcji jest tura następnej osoby; w miejsce wziętej odkrytej karty leży już nowa, na oczach wszystkich. Gdy ktoś zapełni dziewięć pól lub opróżni się stos, rundę gra się do końca i liczy punkty.
