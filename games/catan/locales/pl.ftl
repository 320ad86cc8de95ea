# Catan. Słowa z polskiej instrukcji (Galakta 2011): pole, skrzyżowanie, trasa, osada, miasto, droga, surowce, karta rozwoju, rycerz,
# postęp, punkt zwycięstwa, port, złodziej, bank, handel wewnętrzny i morski, najdłuższa droga handlowa, najwyższa władza rycerska.

catan-name = Osadnicy z Catanu
catan-blurb = Zasiedlcie wyspę: rzucajcie, handlujcie, budujcie – kto pierwszy zdobędzie dość punktów? 3–4 osoby.

## Opcje

catan-option-layout = Plansza
catan-option-layout-beginner = Dla początkujących: wyspa z instrukcji, osady gdzie chcesz
catan-option-layout-fixed = Gotowy start: wyspa, osady i drogi już ustawione
catan-option-layout-variable = Zmienna: losowa wyspa
catan-option-tokens = Żetony z liczbami (zmienna plansza)
catan-option-tokens-spiral = Po spirali
catan-option-tokens-random = Losowo, 6 i 8 nigdy obok siebie
catan-option-terrain = Własne tereny
catan-option-numbers = Własne żetony z liczbami
catan-option-harbours = Własne porty
catan-option-robber = Pierwsze pole złodzieja
catan-option-points = Punkty do zwycięstwa
catan-option-points-5 = 5 (bardzo krótko)
catan-option-points-8 = 8
catan-option-points-10 = 10 (jak w instrukcji)
catan-option-points-12 = 12
catan-option-points-14 = 14 (długo)
catan-option-friendly = Łagodny złodziej
catan-option-friendly-no = Nie
catan-option-friendly-yes = Tak: oszczędza graczy z najwyżej 2 punktami
catan-option-order = Handel i budowanie
catan-option-order-strict = Najpierw handel, potem budowanie (jak w instrukcji)
catan-option-order-free = W dowolnej kolejności
catan-option-trade = Handel
catan-option-trade-players = Z bankiem i między graczami
catan-option-trade-people = Także między graczami, ale komputery nie składają ofert
catan-option-trade-bank = Tylko z bankiem

## Karty, tereny, kolory

catan-card-wood = drewno
catan-card-brick = glina
catan-card-wool = wełna
catan-card-grain = zboże
catan-card-ore = ruda
catan-count-wood = { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
catan-count-brick = { $count ->
        [one] { $count } glina
       *[other] { $count } gliny
    }
catan-count-wool = { $count ->
        [one] { $count } wełna
       *[other] { $count } wełny
    }
catan-count-grain = { $count ->
        [one] { $count } zboże
       *[other] { $count } zboża
    }
catan-count-ore = { $count ->
        [one] { $count } ruda
       *[other] { $count } rudy
    }
# To samo po „za”, w bierniku.
catan-for-wood = { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
catan-for-brick = { $count ->
        [one] { $count } glinę
       *[other] { $count } gliny
    }
catan-for-wool = { $count ->
        [one] { $count } wełnę
       *[other] { $count } wełny
    }
catan-for-grain = { $count ->
        [one] { $count } zboże
       *[other] { $count } zboża
    }
catan-for-ore = { $count ->
        [one] { $count } rudę
       *[other] { $count } rudy
    }
catan-deal = { $give } za { $want }
catan-development-knight = Rycerz
catan-development-point = Punkt zwycięstwa
catan-development-roads = Budowa dróg
catan-development-plenty = Wynalazek
catan-development-monopoly = Monopol
catan-terrain-wood = Las
catan-terrain-brick = Wzgórze
catan-terrain-wool = Pastwisko
catan-terrain-grain = Pole uprawne
catan-terrain-ore = Góry
catan-terrain-desert = pustynia
# Po dwie litery, wszystkie różne: stoją na planszy tekstowej i na obrazku.
catan-sign-wood = Dr
catan-sign-brick = Gl
catan-sign-wool = Wł
catan-sign-grain = Zb
catan-sign-ore = Ru
catan-sign-desert = Pu
catan-harbour-any = port 3:1
catan-harbour-kind = port 2:1 { $kind }
catan-colour-blue = Niebieski
catan-colour-amber = Żółty
catan-colour-green = Zielony
catan-colour-red = Pomarańczowy

## Liczby

catan-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
catan-hand-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
catan-cards-unplayed = { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
       *[other] { $count } kart rozwoju
    }
catan-knights = { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerze
       *[other] { $count } rycerzy
    }
catan-road-length = droga { $count }
catan-longest-road = Najdłuższa droga
catan-largest-army = Najwyższa władza
catan-resigned = gra poddana
catan-new-cards = { $count ->
        [one] { $count } nowa
        [few] { $count } nowe
       *[other] { $count } nowych
    }
catan-pieces-left = w zapasie: { $count }
catan-you-have = masz { $count }
catan-bank-has = bank: { $count }
catan-price-road = Droga
catan-price-settlement = Osada
catan-price-city = Miasto
catan-price-card = Karta rozwoju

## Menu

catan-verb-roll = Rzuć kostkami
catan-verb-road = Zbuduj drogę
catan-verb-settlement = Zbuduj osadę
catan-verb-city = Zbuduj miasto
catan-verb-buy = Kup kartę rozwoju
catan-verb-bank = Handluj z bankiem
catan-verb-knight = Zagraj Rycerza
catan-verb-roads = Zagraj Budowę dróg
catan-verb-plenty = Zagraj Wynalazek
catan-verb-monopoly = Zagraj Monopol
catan-verb-robber = Przestaw złodzieja
catan-verb-stop = Bez drugiej drogi
catan-verb-discard = Odrzuć karty
catan-verb-accept = Przyjmij
catan-verb-decline = Odrzuć
catan-verb-confirm = Handluj z: { $player }
catan-verb-cancel = Wycofaj ofertę
catan-verb-end = Zakończ kolejkę
catan-ask-action = Co robisz?
catan-ask-road = Gdzie budujesz drogę?
catan-ask-settlement = Gdzie budujesz osadę?
catan-ask-city = Która osada stanie się miastem?
catan-ask-give = Co oddajesz bankowi?
catan-ask-take = Co bierzesz z banku?
catan-ask-second = I co jeszcze?
catan-ask-monopoly = Jaki surowiec oddają wszyscy inni?
catan-ask-robber = Gdzie ma stanąć złodziej?
catan-ask-victim = Komu kradniesz kartę?
catan-ask-discard = Ile drewna i gliny odrzucasz?
catan-ask-discard-more = A ile reszty?
catan-region-row = Rząd { $row }
catan-form-trade = Wpisz ofertę
catan-form-trade-give = Dajesz
catan-form-trade-give-hint = 2 wełny (drewno, glina, wełna, zboże, ruda)
catan-form-trade-want = Chcesz
catan-form-trade-want-hint = 1 rudę (drewno, glina, wełna, zboże, ruda)
catan-form-trade-to = Komu? (puste: wszystkim)
catan-form-trade-to-hint = niebieski, żółty, zielony, pomarańczowy
catan-form-counter = Wpisz kontrofertę
catan-form-counter-give = Dajesz
catan-form-counter-give-hint = 1 rudę (drewno, glina, wełna, zboże, ruda)
catan-form-counter-want = Chcesz
catan-form-counter-want-hint = 2 wełny (drewno, glina, wełna, zboże, ruda)

# Co w formularzach można wpisać zamiast słów zapisu.
catan-word-wood = drewn* drewien drzew* las*
catan-word-brick = glin* cegł* cegieł
catan-word-wool = wełn* wełen owc* owiec pastwisk*
catan-word-grain = zboż* zbóż pszenic*
catan-word-ore = rud* kamie*
catan-word-blue = niebiesk*
catan-word-amber = żółt* bursztyn*
catan-word-green = zielon*
catan-word-red = pomarańcz* czerwon*

## Odmowy

catan-refusal-layout = Tej planszy nie można użyć: sprawdź część „{ $part }”.
catan-refusal-found-settlement = Najpierw załóż osadę: wybierz skrzyżowanie.
catan-refusal-found-road = Teraz zbuduj drogę przy nowej osadzie.
catan-refusal-road-founding = Droga musi leżeć przy nowej osadzie na { $corner }.
catan-refusal-roll-first = Najpierw rzuć kostkami; przedtem można tylko zagrać kartę rozwoju.
catan-refusal-rolled = W tej kolejce rzut już był.
catan-refusal-discards-first = Najpierw wszyscy, którzy mają więcej niż siedem kart, odrzucają połowę.
catan-refusal-robber-first = Najpierw przestaw złodzieja.
catan-refusal-robber-now = Złodziej rusza się tylko po siódemce albo po zagraniu Rycerza.
catan-refusal-free-roads = Najpierw zbuduj darmowe drogi. Z drugiej możesz zrezygnować: „Bez drugiej drogi”.
catan-refusal-stop = Nie ma czego przerywać.
catan-refusal-edge-taken = Na trasie { $edge } jest już droga.
catan-refusal-no-roads-left = Wszystkie twoje 15 dróg jest już na planszy.
catan-refusal-road-through = Droga { $edge } prowadziłaby przez budowlę innego gracza.
catan-refusal-road-unconnected = Droga musi się stykać z twoją drogą, osadą lub miastem; { $edge } się nie styka.
catan-refusal-road-price = Droga kosztuje 1 drewno i 1 glinę.
catan-refusal-corner-taken = Skrzyżowanie { $corner } jest już zabudowane.
catan-refusal-distance = Zasada odstępu: obok { $corner } stoi już osada lub miasto.
catan-refusal-settlement-road = Do osady musi prowadzić twoja droga; do { $corner } nie prowadzi.
catan-refusal-no-settlements-left = Wszystkie twoje 5 osad jest na planszy: rozbuduj którąś do miasta.
catan-refusal-settlement-price = Osada kosztuje 1 drewno, 1 glinę, 1 wełnę i 1 zboże.
catan-refusal-city-place = Miasto zastępuje twoją osadę; na { $corner } jej nie ma.
catan-refusal-no-cities-left = Wszystkie twoje 4 miasta są już na planszy.
catan-refusal-city-price = Miasto kosztuje 2 zboża i 3 rudy.
catan-refusal-card-price = Karta rozwoju kosztuje 1 wełnę, 1 zboże i 1 rudę.
catan-refusal-deck-empty = Nie ma już kart rozwoju.
catan-refusal-card-none = Nie masz takiej karty do zagrania.
catan-refusal-card-new = Ta karta jest kupiona w tej kolejce: zagrasz ją najwcześniej w następnej.
catan-refusal-card-one = W jednej kolejce można zagrać tylko jedną kartę rozwoju.
catan-refusal-roads-nowhere = Nie masz drogi albo miejsca na nią.
catan-refusal-plenty-empty = Bank jest pusty.
catan-refusal-plenty-two = Wybierz dwie karty, na przykład „wynalazek: drewno i ruda”.
catan-refusal-bank-empty = W banku brakuje: { $kind }.
catan-refusal-bank-rate = Za ten surowiec ({ $kind }) bank bierze od ciebie { $rate } karty; masz mniej.
catan-refusal-same-kind = Ten sam surowiec nie może stać po obu stronach.
catan-refusal-trade-over = W tej kolejce była już budowa albo zakup: handel wróci w następnej.
catan-refusal-trade-bank = Przy tym stole handluje się tylko z bankiem.
catan-refusal-gift = Żadnych prezentów: obie strony muszą coś dać.
catan-refusal-offer-cards = Nie masz kart, które oferujesz.
catan-refusal-offer-open = Twoja oferta jest jeszcze otwarta. Najpierw ją wycofaj.
catan-refusal-offer-gone = Nie masz kart do tej wymiany.
catan-refusal-own-offer = Nie można handlować ze sobą.
catan-refusal-nobody = Ktoś z wymienionych osób tu nie gra.
catan-refusal-no-offer = Nie ma teraz żadnej oferty.
catan-refusal-not-asked = Ta oferta nie jest skierowana do ciebie.
catan-refusal-answered = Twoja odpowiedź na tę ofertę już padła.
catan-refusal-accept-cards = Nie masz kart, o które chodzi.
catan-refusal-not-accepted = Ten gracz nie zgodził się na ofertę.
catan-refusal-discard-none = Nie musisz nic odrzucać.
catan-refusal-discard-count = { $due ->
        [one] Trzeba odrzucić dokładnie { $due } kartę.
        [few] Trzeba odrzucić dokładnie { $due } karty.
       *[other] Trzeba odrzucić dokładnie { $due } kart.
    }
catan-refusal-discard-cards = Nie masz tych kart.
catan-refusal-robber-stays = Złodziej musi iść na inne pole.
catan-refusal-robber-friendly = Łagodny złodziej oszczędza graczy z najwyżej dwoma punktami: nie na { $hex }.
catan-refusal-robber-victim = Stoi tam czyjaś budowla: napisz, kogo okradasz.
catan-refusal-robber-absent = Tego gracza nie można tam okraść.

## Pytania

catan-prompt-over = { $player } wygrywa; punkty: { $points }.
catan-prompt-closed = Gra zakończyła się bez zwycięzcy.
catan-prompt-found = Załóż osadę na wolnym skrzyżowaniu, co najmniej dwie trasy od każdej innej.
catan-prompt-pave = Zbuduj drogę przy osadzie na { $corner }.
catan-prompt-roll = Rzuć kostkami.
catan-prompt-discard = { $count ->
        [one] Siódemka: wybierz { $count } kartę do odrzucenia.
        [few] Siódemka: wybierz { $count } karty do odrzucenia.
       *[other] Siódemka: wybierz { $count } kart do odrzucenia.
    }
catan-prompt-chosen = Odrzucasz: { $cards }. Możesz zmienić wybór, dopóki nie wybiorą wszyscy; wybierają jeszcze: { $names }.
catan-prompt-robber = Przestaw złodzieja na inne pole i ukradnij kartę.
catan-prompt-free-roads = { $count ->
        [one] Zbuduj jeszcze jedną darmową drogę albo przerwij.
        [few] Zbuduj { $count } darmowe drogi.
       *[other] Zbuduj { $count } darmowych dróg.
    }
catan-prompt-trade = Handluj, buduj albo zakończ kolejkę. Pierwsza budowla kończy handel.
catan-prompt-free = Handluj i buduj do woli, potem zakończ kolejkę.
catan-prompt-build = Buduj dalej albo zakończ kolejkę.
catan-prompt-offer = Oferujesz: { $deal }. Dostaniesz powiadomienie, gdy ktoś się zgodzi albo odpowiedzą wszyscy. Możesz tymczasem grać dalej albo wycofać ofertę.
catan-prompt-confirm = Możliwe wymiany: { $deals }. Wybierz jedną albo wycofaj ofertę.
catan-prompt-asked = { $player } daje: { $give }; chce: { $want }. Przyjmiesz, odrzucisz czy złożysz kontrofertę?
catan-prompt-asked-lacking = { $player } daje: { $give }; chce: { $want }. Tego nie masz. Odrzucisz czy złożysz kontrofertę?
catan-prompt-accepted = Zgadzasz się na wymianę: { $deal }; teraz wybiera { $player }.
catan-prompt-countered = Twoja kontroferta czeka; teraz wybiera { $player }. Nadal możesz wziąć: { $deal }.
catan-prompt-cards = Twoje karty rozwoju: { $cards }.
catan-wait-discard = Karty odrzucają jeszcze: { $names }.
catan-wait-found = { $player } zakłada osadę.
catan-wait-roll = Teraz kostkami rzuca { $player }.
catan-wait-robber = Teraz złodzieja przestawia { $player }.
catan-wait-free-roads = { $player } buduje darmowe drogi.
catan-wait-offer = { $player } czeka na odpowiedzi na ofertę: { $deal }.
catan-wait-build = { $player } buduje.
catan-wait-trade = { $player } handluje i buduje.

## Wydarzenia

catan-event-rolled = { $player } rzuca { $one } + { $two } = { $sum }.
catan-event-seven = Budzi się złodziej!
catan-event-nothing = Nikt nic nie dostaje.
catan-event-shortage = Bank nie może wypłacić wszystkiego, co się należy: { $kind }.
catan-event-paid = { $player } dostaje za drugą osadę: { $cards }.
catan-event-unpaid = { $player } nie dostaje nic za drugą osadę.
catan-event-road = { $player } buduje drogę na { $place }.
catan-event-settlement = { $player } buduje osadę na { $place }.
catan-event-city = { $player } buduje miasto na { $place }.
catan-event-bought = { $player } kupuje kartę rozwoju.
catan-event-bought-own = Kupujesz kartę rozwoju: { $card }.
catan-event-played = { $player } zagrywa kartę: { $card }.
catan-event-stopped = { $player } rezygnuje z drugiej drogi.
catan-event-plenty = { $player } bierze z banku: { $cards }.
catan-event-monopoly = { $player } zabiera wszystkim: { $cards }.
catan-event-must-discard = Więcej niż siedem kart; połowę odrzucają: { $names }.
catan-event-chose = { $player } już wie, co odrzuci.
catan-event-chose-own = Odrzucasz: { $cards }.
catan-event-discarded = { $player } odrzuca: { $cards }.
catan-event-robber = { $player } przestawia złodzieja na { $hex }.
catan-event-robbed = Kartę traci { $player }.
catan-event-robbed-known = { $player } traci kartę: { $card }.
catan-event-robbed-empty = { $player } nie ma kart do ukradzenia.
catan-event-banked = { $player } oddaje do banku: { $give }; bierze: { $take }.
catan-event-offered = { $player } oferuje: { $deal }. Dla: { $names }.
catan-event-accepted = { $player } się zgadza.
catan-event-declined = { $player } odrzuca ofertę.
catan-event-countered = Kontroferta ({ $player }): { $deal }.
catan-event-withdrawn = Oferta wygasa ({ $player }).
catan-event-traded = { $player } daje: { $give }; { $other } daje: { $want }.
catan-event-longest = Najdłuższą drogę handlową ma teraz { $player }: { $count }.
catan-event-longest-aside = Nikt nie ma teraz najdłuższej drogi handlowej.
catan-event-army = { $count ->
        [one] Najwyższą władzę rycerską ma teraz { $player }: { $count } rycerz.
        [few] Najwyższą władzę rycerską ma teraz { $player }: { $count } rycerze.
       *[other] Najwyższą władzę rycerską ma teraz { $player }: { $count } rycerzy.
    }
catan-event-turn = Teraz gra { $player }.
catan-event-won = { $hidden ->
        [0] { $player } wygrywa; punkty: { $points }!
       *[other] { $player } wygrywa; punkty: { $points }, z tego dotąd ukryte: { $hidden }!
    }

## Plansze i statystyki (wiersze mają 40 znaków)

catan-heading-discards = Odrzucają: { $count }
catan-panel-bank = Bank
catan-panel-no-cards = Brak kart rozwoju
catan-panel-expected = Średnio kart na rzut
catan-effect-knight = Przestaw złodzieja i ukradnij kartę.
catan-effect-point = 1 punkt, tajny aż do końca.
catan-effect-roads = Zbuduj do dwóch dróg za darmo.
catan-effect-plenty = Weź dwie karty z banku.
catan-effect-monopoly = Wszyscy inni oddają ci wszystkie karty jednego surowca.
catan-heading-over = Catan – koniec
catan-heading-found = Catan – zakładanie osad
catan-heading-turn = Catan – kolejka { $count }
catan-text-legend = Pole: litera, teren i liczba; * złodziej. Pola obok siebie w rzędzie się stykają; każde styka się też z dwoma nad sobą i dwoma pod sobą.
catan-text-corners = Pola i ich skrzyżowania:
catan-text-harbours = Porty:
catan-text-bank = Bank:
catan-text-deck = { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
       *[other] { $count } kart rozwoju
    }
catan-text-settlements = Osady:
catan-text-cities = Miasta:
catan-text-roads = Drogi:
catan-text-hand = Ręka:
catan-text-cards = Karty rozwoju:
catan-alt-robber = Złodziej na { $hex }.
catan-report-dice = Kostki: ile razy padła każda suma
catan-report-production = Co przyniosły kostki
catan-report-production-note = Karty z rzutów, bez zakładania i handlu. ≈: tyle średnio przynoszą kostki takim osadom i miastom, ze złodziejem tam, gdzie stał.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
catan-figure-settlements = Osady
catan-figure-cities = Miasta
catan-figure-road = Najdłuższa droga
catan-figure-army = Najwyższa władza
catan-figure-cards = Punkty z kart
catan-figure-length = Długość drogi
catan-figure-knights = Zagrani rycerze
catan-figure-production = Karty z rzutów
catan-figure-luck = Szczęście w kostkach
catan-figure-luck-variance = Rozrzut szczęścia

## Zasady

catan-rules-overview-title = W skrócie
catan-rules-overview =
    Zasiedlacie wyspę złożoną z 19 pól. Pięć rodzajów terenu daje surowce: **las** drewno, **wzgórza** glinę, **pastwiska** wełnę, **pola uprawne** zboże, **góry** rudę; **pustynia** nie daje nic.
    W każdej kolejce dwie kostki wskazują pola, które przynoszą zyski: te z wyrzuconą liczbą, i to wszystkim, którzy mają przy nich osadę lub miasto. Za surowce buduje się drogi, osady i miasta i kupuje karty rozwoju; czego brakuje, zdobywa się handlem.

    {""}**Punkty zwycięstwa:** osada 1, miasto 2, Najdłuższa droga handlowa 2, Najwyższa władza rycerska 2, każda karta Punkt zwycięstwa 1. Kto w swojej kolejce ma 10 punktów (lub ile ustalono), od razu wygrywa; ukryte punkty liczą się bez zgłaszania. Kto osiągnie je w cudzej kolejce, wygrywa na początku własnej, jeśli nadal je ma.

    {""}**Początek:** po kolei każdy zakłada na wolnym skrzyżowaniu osadę z drogą, potem w odwrotnej kolejności drugą. Druga osada daje po 1 karcie za każde pole, z którym graniczy. (Przy gotowym starcie wszystko już stoi.)

    {""}**Kolory:** miejsce 1 niebieski ●, 2 żółty ■, 3 zielony ◆, 4 pomarańczowy ▲. We troje pomarańczowy nie gra.
catan-rules-turn-title = Kolejka
catan-rules-turn =
    {""}**1. Rzut.** Każde pole z tą liczbą daje każdej osadzie przy nim 1 kartę, a miastu 2, chyba że stoi na nim złodziej. Jeśli bank nie może wypłacić całego należnego surowca, nikt go nie dostaje – chyba że należy się tylko jednej osobie: ta bierze resztę. **7** budzi złodzieja.
    {""}**2. Handel** z graczami i z bankiem, dowolną liczbę razy.
    {""}**3. Budowanie** i kupno kart, dowolną liczbę razy. Pierwsza budowla lub zakup kończy handel, więc port zbudowany w tej kolejce jeszcze nie służy. (Nie dotyczy to opcji „w dowolnej kolejności”.)

    W dowolnym momencie swojej kolejki, także przed rzutem, można zagrać **jedną** kartę rozwoju, ale nie kupioną w tej kolejce.
    Na koniec naciśnij **Zakończ kolejkę** (albo wpisz `koniec kolejki`).
catan-rules-building-title = Budowanie
catan-rules-building =
    {""}**Droga** – 1 drewno, 1 glina. Na wolnej trasie przy własnej drodze, osadzie lub mieście, ale nie przez cudzą budowlę. Masz ich 15.
    {""}**Osada** – 1 drewno, 1 glina, 1 wełna, 1 zboże. Na wolnym skrzyżowaniu, do którego prowadzi własna droga; sąsiednie skrzyżowania muszą być wolne (zasada odstępu). 1 punkt. Masz ich 5.
    {""}**Miasto** – 2 zboża, 3 rudy. Zastępuje własną osadę, która wraca do zapasów. 2 punkty, podwójne zyski. Masz ich 4.
    {""}**Karta rozwoju** – 1 wełna, 1 zboże, 1 ruda. Trzymana w ukryciu.

    {""}**Najdłuższa droga handlowa** (2 punkty): pierwszy ciąg co najmniej 5 odcinków. Odgałęzienia się nie liczą, żaden odcinek nie liczy się dwa razy; cudza budowla przerywa drogę, własna nigdy. Przejmuje ją tylko dłuższa droga. Po przerwaniu zostaje u właściciela, dopóki jest wśród najdłuższych (co najmniej 5); inaczej przechodzi do jedynej najdłuższej; przy remisie leży z boku.
    {""}**Najwyższa władza rycerska** (2 punkty): pierwsze 3 karty Rycerz; przejmuje ją ten, kto ma ich więcej.
catan-rules-trade-title = Handel
catan-rules-trade =
    {""}**Handel wewnętrzny:** handluje tylko ten, czyja jest kolejka, z każdym. Naciśnij **Zaproponuj wymianę** albo wpisz `wymień 2 wełny na 1 rudę`; `z pomarańczowym i niebieskim` na końcu pyta tylko te osoby. Pytane osoby dostają powiadomienie i odpowiadają pod ofertą: przyjmują ją, odrzucają albo składają po jednej kontrofercie (`kontroferta: 1 ruda za 3 wełny`). Potem oferujący wybiera (`wymieniam się z pomarańczowym`) albo wycofuje ofertę (`wycofuję ofertę`). Otwarta jest tylko jedna oferta; kończy się razem z handlem. Bez prezentów, bez tego samego surowca po obu stronach, bez kart rozwoju. Jeśli ręka odpowiadającego zmieni się przez kradzież lub Monopol, jego odpowiedź przepada.

    {""}**Handel morski:** 4 karty jednego rodzaju za 1 dowolną. Z budowlą przy porcie 3:1 płacisz 3, przy porcie specjalnym 2 karty jego surowca. `bank: wełna za rudę` liczy twój najlepszy kurs.
catan-rules-robber-title = Złodziej
catan-rules-robber =
    Przy **7** nikt nie ma zysków. Wszyscy, którzy mają więcej niż 7 kart, także rzucający, odrzucają połowę, zaokrąglając w dół. Wybierają w ukryciu i mogą zmieniać zdanie, aż wybierze ostatnia osoba; wtedy wszystko widać.
    Potem ten, czyja jest kolejka, przestawia złodzieja na inne pole (na pustynię wolno, zostać nie wolno) i kradnie losową kartę jednemu z graczy, którzy mają tam budowlę. Pole ze złodziejem nie przynosi zysków.
    {""}**Rycerz** przestawia złodzieja i kradnie tak samo, bez odrzucania kart.
    {""}**Łagodny złodziej** (opcja): nie staje przy graczach z najwyżej 2 widocznymi punktami, chyba że nie ma innego pola.
catan-rules-cards-title = Karty rozwoju
catan-rules-cards =
    25 kart: 14 rycerzy, 5 punktów zwycięstwa i po 2 karty postępu: Budowa dróg, Wynalazek, Monopol. W kolejce można zagrać jedną, nie kupioną w tej samej kolejce.

    {""}**Rycerz** – przestaw złodzieja i ukradnij kartę. Leży odkryty i liczy się do Najwyższej władzy rycerskiej.
    {""}**Budowa dróg** – do dwóch darmowych dróg; po pierwszej można przerwać.
    {""}**Wynalazek** – dwie dowolne karty z banku, o ile je ma.
    {""}**Monopol** – nazwij surowiec: wszyscy inni oddają ci go w całości.
    {""}**Punkt zwycięstwa** – nie zagrywa się go; liczy się w ukryciu i wychodzi na jaw na końcu.
    Wiadomo, kto kupuje karty, ale nie wiadomo jakie. Publiczne wyniki nie zawierają ukrytych punktów.
catan-rules-notation-title = Zapis ruchów
catan-rules-notation =
    Pisz własnymi słowami (`zbuduj drogę c4-c5`) albo tak jak w dzienniku. **Skrzyżowania** mają literę rzędu i numer kolumny: rzędy A–F to łamane linie z góry na dół, kolumny 1–11 idą od lewej: `c4`. **Trasy** to dwa skrzyżowania: `c4-c5`, a krócej `c4-5` i `b-c4`. **Pola** mają litery G–Y.

    `roll` · `end`
    `build road c4-c5` · `build settlement c4` · `build city c4` · `buy card`
    `bank wool for ore`
    `trade 2 wool for 1 ore` · `trade 1 ore for 1 wool 1 wood to red blue`
    `accept` · `decline` · `counter 1 ore for 3 wool` · `confirm red` · `cancel`
    `play knight` · `play roads` · `play plenty wood ore` · `play monopoly ore` · `stop`
    `robber k red` · `discard 2 wool 1 ore`
    Surowce: `wood` drewno, `brick` glina, `wool` wełna, `grain` zboże, `ore` ruda. Miejsca: `blue` niebieski, `amber` żółty, `green` zielony, `red` pomarańczowy.
catan-rules-options-title = Opcje
catan-rules-options =
    {""}**Plansza** – *Dla początkujących*: wyspa z instrukcji i dowolne zakładanie osad. *Gotowy start*: dana wyspa, na której każdy ma już dwie osady i dwie drogi. *Zmienna*: pola i porty wymieszane, żetony po spirali albo losowo (6 i 8 nigdy obok siebie).
    {""}**Punkty do zwycięstwa** – w instrukcji 10.
    {""}**Łagodny złodziej** – oszczędza graczy z najwyżej 2 widocznymi punktami.
    {""}**Handel i budowanie** – najpierw handel, potem budowanie (instrukcja), albo w dowolnej kolejności.
    {""}**Handel** – także między graczami (komputerom można zabronić składania ofert) albo tylko z bankiem.
catan-prompt-roll-card = Rzuć kostkami. Przedtem możesz zagrać kartę rozwoju.

## Wołanie na kanale: pół zdania po imieniu
catan-call-found = załóż osadę i drogę
catan-call-discard = { $count ->
    [one] odrzuć 1 kartę
    [few] odrzuć { $count } karty
   *[other] odrzuć { $count } kart
}
catan-call-robber = przestaw złodzieja
catan-call-agrees = { $player } się zgadza
catan-call-counters = { $player } składa kontrofertę ({ $deal })
catan-call-offer = twoja oferta ({ $deal }): { $answers }. Wybierz albo ją wycofaj
catan-call-refused = nikt nie przyjmuje twojej oferty ({ $deal }): graj dalej

## Całe działania na przyciskach i oferty układane przyciskami
catan-verb-trade = Zaproponuj wymianę
catan-verb-counter = Złóż kontrofertę
catan-ask-trade-give = Co dajesz?
catan-ask-trade-want = Co za to chcesz? (Albo co jeszcze dajesz?)
catan-ask-trade-to = Wszystkim – czy tylko niektórym? A może chcesz więcej?
catan-ask-trade-more = Wystarczy – czy chcesz więcej?
catan-choice-deal = od razu cała oferta
catan-choice-again = jeszcze raz twoja ostatnia oferta
catan-choice-for = za { $cards }
catan-choice-to = tylko: { $players }
catan-choice-more-give = to też dajesz
catan-choice-more-want = tego też chcesz
catan-whole-road = Zbuduj drogę na { $place }
catan-whole-settlement = Zbuduj osadę na { $place }
catan-whole-city = Zbuduj miasto na { $place }
catan-whole-bank = Oddaj bankowi { $deal }
catan-whole-plenty = Weź: { $cards }
catan-whole-monopoly = Monopol: { $kind }
catan-whole-rob = Okradnij na polu { $hex }: { $player }
catan-whole-robber = Przestaw złodzieja na { $hex }
catan-whole-discard = Odrzuć: { $cards }
catan-whole-offer = Zaproponuj wszystkim: { $deal }
catan-whole-offer-to = Zaproponuj: { $deal } ({ $players })
catan-whole-counter = Kontroferta: { $deal }

# Co można pisać zamiast pozostałych słów zapisu; jak, mówi common.ftl.
catan-word-roll = rzuć rzucam rzucić rzut rzuć-kostkami rzucam-kostkami rzuć-kośćmi rzucam-kośćmi kości
catan-word-build = zbuduj zbudować buduj buduję wybuduj postaw postawić stawiam załóż postawię budując przedłużam poproszę dokładam rozbudowuję-osadę ulepsz-osadę przekształcam-osadę zamień-osadę zamieniam-osadę rozbuduj-osadę
catan-word-road = drog*
catan-word-settlement = osad*
catan-word-city = miast*
catan-word-build-road = drog* pierwsz*-drog* now*-drog*
catan-word-build-settlement = osad* pierwsz*-osad* now*-osad* drug*-osad*
catan-word-build-city = miast* rozbuduj rozbudow* ulepsz* przekszta*
catan-word-buy-card = kup kupuję kupić kup-kartę kup-kartę-rozwoju kupuję-kartę kupuję-kartę-rozwoju kupić-kartę kupić-kartę-rozwoju karta-rozwoju kartę-rozwoju biorę-kartę-rozwoju biorę-jedną-kartę-rozwoju
catan-word-bank = bank* port portu portem z-bank* w-bank* przez-port handel-morski bankowi oddaję-bankowi
catan-word-play = zagraj zagrać zagrywam gram graj użyj zagrywam-kartę-rozwoju
catan-word-knight = rycerz*
catan-word-play-knight = rycerz*
catan-word-roads = dróg budow*-dróg
catan-word-play-roads = budow*-dróg
catan-word-plenty = wynalaz* urodzaj* rok-urodzaju
catan-word-play-plenty = wynalaz* urodzaj* rok-urodzaju wynalazek-biorę
catan-word-monopoly = monopol*
catan-word-play-monopoly = monopol* monopol-oddajcie-całe
catan-word-robber = złodziej* rabu* zbój* okradnij okradam obrabuj kradnij przestaw-złodzieja przesuń-złodzieja przestawiam-złodzieja blokuję zablokuj kradnę przestawiam biorę-kartę wraca
catan-word-accept = przyjmij przyjmuję przyjąć akceptuj* zgoda zgadzam-się tak ok biorę zgadzam-się-na-wymianę przyjmuję-ofertę
catan-word-decline = odmów odmawiam odmówić nie nie-chcę odrzuć-ofertę odrzucam-ofertę nie-dzięki nie-chcę-tej-wymiany nie-chcę-wymiany odrzucam odrzuć odmawiam-wymiany
catan-word-confirm = potwierdź potwierdzam potwierdzić handluj-z handluję-z wymieniam-się-z zatwierdzam-wymianę-z biorę-ofertę zatwierdzam
catan-word-cancel = wycofaj wycofuję wycofać wycofaj-ofertę wycofuję-ofertę anuluj anuluję odwołaj wycofuję-propozycję jednak-nie-wycofuję-propozycję
catan-word-end = koniec kończę zakończ koniec-tury koniec-kolejki kończę-turę kończę-kolejkę zakończ-turę zakończ-kolejkę pas pasuję gotowe to-wszystko
catan-word-stop = stop dość wystarczy nie-chcę-drugiej-drogi rezygnuję-z-drugiej-drogi
catan-word-discard = oddaję do-banku-odrzucam
catan-word-1-wood-1-brick-1-wool-1-grain-1-ore = po-jednej-karcie-każdego-surowca po-jednej-karcie-każdego-rodzaju po-jednym-każdego-surowca
catan-word-trade = wymie* zamie* handl* ofer* propon* daj daję dam zamieni* zapropon*
catan-word-counter = kontr* wolę-dać nie-ale-dam
catan-word-for = na za
catan-word-to = dla do z ze

catan-refusal-no-place = Na wyspie nie ma miejsca { $place }: pola to G–Y, skrzyżowania leżą w rzędach A–F, na przykład C4.
catan-refusal-no-edge = Na wyspie nie ma trasy { $place }: trasa łączy dwa sąsiednie skrzyżowania, na przykład C4-5.

## Punkty według kategorii: krótkie rzeczowniki nad kolumnami i przed liczbą
catan-part-settlements = osady
catan-part-cities = miasta
catan-part-road = Najdłuższa droga
catan-part-army = Najwyższa władza
catan-part-cards = punkty z kart

## Dlaczego komputer gra właśnie tak: krótkie określenia; podpowiedź podaje obok, ile to znaczy
catan-why-points = punkty zwycięstwa
catan-why-yield = zyski z pól: { $kind }
catan-why-harbours = porty na to, co dają twoje pola
catan-why-variety = różnorodność surowców
catan-why-room = miejsce na osady
catan-why-hand = karty na następną budowlę
catan-why-seven = ponad siedem kart na ręce
catan-why-cards = karty rozwoju
catan-why-army = rycerze i Najwyższa władza rycerska
catan-why-road = Najdłuższa droga handlowa
catan-why-rivals = sytuacja rywali

## Decyzje z góry

catan-order-accept = Przyjmuj niektóre oferty…
catan-order-accept-any = Przyjmuj każdą ofertę: co najmniej { $get } za najwyżej { $pay }
catan-order-accept-times = { $count ->
        [one] Przyjmij najbliższą ofertę: co najmniej { $get } za najwyżej { $pay }
        [few] Przyjmij { $count } najbliższe oferty: co najmniej { $get } za najwyżej { $pay }
        [many] Przyjmij { $count } najbliższych ofert: co najmniej { $get } za najwyżej { $pay }
       *[other] Przyjmij { $count } najbliższej oferty: co najmniej { $get } za najwyżej { $pay }
    }
catan-order-decline-turn = Odrzucaj oferty w tej kolejce
catan-order-decline-always = Odrzucaj wszystkie oferty
catan-order-keep = Zachowaj karty po siódemce…
catan-order-keep-kinds = Po siódemce zachowaj, ile się da: { $kinds }
catan-order-roll = Rzucaj za mnie kostkami
catan-order-end = Kończ kolejkę, gdy nie ma już co robić
catan-form-accept = Przyjmuj niektóre oferty
catan-form-accept-get = Dostajesz co najmniej
catan-form-accept-get-hint = 2 rudy (drewno, glina, wełna, zboże, ruda)
catan-form-accept-pay = Dajesz najwyżej
catan-form-accept-pay-hint = 1 wełnę (drewno, glina, wełna, zboże, ruda)
catan-form-accept-times = Ile razy? (puste: zawsze)
catan-form-accept-times-hint = 3 (liczba od 1 do 99)
catan-form-keep = Zachowaj karty po siódemce
catan-form-keep-kinds = Zachowaj, od najcenniejszych
catan-form-keep-kinds-hint = ruda, zboże (drewno, glina, wełna, zboże, ruda)

## A first game with a guide: at most 350 characters each

catan-lesson-discard = Wypadła **siódemka**, a masz więcej niż siedem kart: połowa z nich, zaokrąglając w dół, wraca do banku. Zatrzymaj to, czego potrzebuje twoja następna budowla, i oddaj to, czego masz najwięcej.
catan-lesson-robber = Przestaw **złodzieja** na inne pole: dopóki tam stoi, pole nie przynosi zysków. Potem kradniesz losową kartę komuś, kto ma przy nim budowlę. Dobry wybór: pole prowadzącego z liczbą 6 lub 8, ale nie twoje.
catan-lesson-offered = Ktoś proponuje ci **wymianę**. Możesz ją przyjąć, odrzucić albo złożyć kontrofertę. Zgódź się, jeśli ta karta zbliża cię do budowli bardziej niż ta, którą oddajesz, i patrz, kogo to wzmacnia. Odpowiesz tutaj albo pod ofertą.
catan-lesson-found = Załóż pierwszą **osadę**. Żyje z trzech pól wokół siebie, więc ważne są dwie rzeczy: **liczby** – zaznaczone 6 i 8 wypadają najczęściej, 2 i 12 rzadko – oraz **różne surowce**. Na początek najbardziej przydają się drewno i glina.
catan-lesson-road = Do każdej osady od razu należy **droga**. Poprowadź ją tam, gdzie mogłaby stanąć następna osada: co najmniej dwie trasy dalej, bo skrzyżowania obok budowli muszą zostać wolne (zasada odstępu).
catan-lesson-second = **Druga osada** od razu daje po jednej karcie za każde pole, z którym graniczy. Zobacz, czego brakuje pierwszej: mając wszystkie pięć surowców, mniej zależysz od handlu. Inne liczby niż dotąd dają zyski przy większej liczbie rzutów.
catan-lesson-near = Ktoś zbliża się do **10 punktów**. Kto ma je w swojej kolejce, od razu wygrywa; karty Punkt zwycięstwa liczą się w ukryciu. Policz, czego ci brakuje: miasto to punkt więcej, a drogę handlową i władzę rycerską można przejąć – po dwa punkty.
catan-lesson-roll = Kolejka zaczyna się **rzutem**. Każde pole z wyrzuconą liczbą daje surowiec wszystkim, którzy mają przy nim budowlę: osadzie jedną kartę, miastu dwie – w twojej kolejce i w cudzych. Zaznaczone są liczby, które dają surowce tobie.
catan-lesson-play = Masz **kartę rozwoju** do zagrania: jedną w kolejce, przed rzutem lub po nim, ale nie kupioną w tej kolejce. Rycerz przestawia złodzieja i liczy się do Najwyższej władzy rycerskiej. Punktów zwycięstwa się nie zagrywa, po prostu się liczą.
catan-lesson-many = Masz **więcej niż siedem kart**. Gdy ktokolwiek wyrzuci siódemkę, tracisz połowę. Siódemka wypada najczęściej, więc lepiej coś zbuduj lub wymień, zanim zakończysz kolejkę.
catan-lesson-turn = Po rzucie: **najpierw handel, potem budowanie**. Pierwsza budowla lub zakup kończy handel w tej kolejce. Droga: drewno + glina. Osada: drewno, glina, wełna, zboże. Miasto: 2 zboża + 3 rudy. Karta rozwoju: wełna, zboże, ruda.
catan-lesson-city = Stać cię na **miasto**: 2 zboża i 3 rudy zamieniają osadę w miasto. Jest warte 2 punkty i bierze dwie karty tam, gdzie osada jedną. Osada wraca do twoich zapasów i możesz ją zbudować ponownie.
catan-lesson-settlement = Stać cię na **osadę**: to punkt i trzy kolejne pola, które dają ci surowce. Potrzebuje wolnego skrzyżowania przy twojej drodze, z wolnymi skrzyżowaniami obok. Jeśli takiego nie ma, najpierw droga. Dobrym miejscem jest też **port**.
catan-lesson-card = Stać cię na **kartę rozwoju** (wełna, zboże, ruda): większość to rycerze, niektóre są warte punkt, inne dają drogi lub surowce. Pozostaje ukryta, a zagrać możesz ją od następnej kolejki.
catan-lesson-bank = Masz dość jednego surowca, by wymienić go z **bankiem**: cztery takie za jedną dowolną kartę. Z budowlą przy **porcie** trzy, a w porcie tego surowca dwie. Najpierw jednak zapytaj innych: wymiana jeden za jeden jest tańsza.
catan-lesson-special = **Najdłuższą drogę handlową** dostaje ten, kto pierwszy ma pięć odcinków z rzędu, **Najwyższą władzę rycerską** – kto pierwszy zagra trzech rycerzy: po dwa punkty, aż ktoś ma więcej. Odgałęzienia się nie liczą, a cudza budowla przerywa drogę.
catan-lesson-build = Stać cię na **drogę** (drewno i glina). Same drogi nie dają punktów: prowadzą do wolnych skrzyżowań pod osady, zagradzają innym i liczą się do Najdłuższej drogi handlowej. Jeśli nic się nie opłaca, zakończ kolejkę i oszczędzaj.
catan-lesson-next = Twoja kolejka trwa, dopóki nie naciśniesz *Zakończ kolejkę*: potem rzuca następny gracz zgodnie z ruchem wskazówek zegara, a jego rzut może dać surowce i tobie. Inni mogą proponować ci wymianę; odpowiedzi i następną kolejkę możesz przygotować wcześniej.
