# Ostoja. Pojęcia z instrukcji: planszeczka, plansza główna, płytka, stos, karta zwierzęcia, siedlisko, znacznik, duch natury.
harmonies-name = Ostoja
harmonies-blurb = Układaj krajobraz z płytek i zapraszaj do niego zwierzęta. 1–4 osoby.

harmonies-option-side = Strona planszeczek
harmonies-option-side-a = A – rzeki, na pierwsze rozgrywki
harmonies-option-side-b = B – wyspy
harmonies-option-spirits = Duchy natury
harmonies-option-spirits-no = bez duchów
harmonies-option-spirits-yes = z duchami

## Karty
harmonies-card-1 = aligator
harmonies-card-2 = płaszczka
harmonies-card-3 = ryba
harmonies-card-4 = wydra
harmonies-card-5 = żaba
harmonies-card-6 = kaczka
harmonies-card-7 = flaming
harmonies-card-8 = jaszczurka
harmonies-card-9 = ryjówka
harmonies-card-10 = paw
harmonies-card-11 = wiewiórka
harmonies-card-12 = jeż
harmonies-card-13 = pszczoła
harmonies-card-14 = niedźwiedź
harmonies-card-15 = królik
harmonies-card-16 = papuga ara
harmonies-card-17 = dzik
harmonies-card-18 = koala
harmonies-card-19 = wilk
harmonies-card-20 = zimorodek
harmonies-card-21 = pingwin
harmonies-card-22 = nietoperz
harmonies-card-23 = fenek pustynny
harmonies-card-24 = makak
harmonies-card-25 = orzeł
harmonies-card-26 = surykatka
harmonies-card-27 = kruk
harmonies-card-28 = alpaka
harmonies-card-29 = lis polarny
harmonies-card-30 = szop
harmonies-card-31 = biedronka
harmonies-card-32 = pantera
harmonies-card-33 = duch lwa
harmonies-card-34 = duch motyla
harmonies-card-35 = duch jelenia
harmonies-card-36 = duch sowy
harmonies-card-37 = duch kota
harmonies-card-38 = duch bociana
harmonies-card-39 = duch barana
harmonies-card-40 = duch świstaka
harmonies-card-41 = duch ważki
harmonies-card-42 = duch żółwia

## Płytki i elementy krajobrazu
harmonies-token-blue = niebieska
harmonies-token-grey = szara
harmonies-token-brown = brązowa
harmonies-token-green = zielona
harmonies-token-yellow = żółta
harmonies-token-red = czerwona
# The colour of a token that is placed: "places the blue token".
harmonies-token-blue-placed = niebieską
harmonies-token-grey-placed = szarą
harmonies-token-brown-placed = brązową
harmonies-token-green-placed = zieloną
harmonies-token-yellow-placed = żółtą
harmonies-token-red-placed = czerwoną

harmonies-stack-empty = puste pole
harmonies-stack-water = woda
harmonies-stack-field = żółta płytka
harmonies-stack-tree1 = drzewo o wysokości 1
harmonies-stack-tree2 = drzewo o wysokości 2
harmonies-stack-tree3 = drzewo o wysokości 3
harmonies-stack-mountain1 = góra o wysokości 1
harmonies-stack-mountain2 = góra o wysokości 2
harmonies-stack-mountain3 = góra o wysokości 3
harmonies-stack-trunk1 = jedna brązowa płytka
harmonies-stack-trunk2 = dwie brązowe płytki
harmonies-stack-brick = sama czerwona płytka
harmonies-stack-building = budynek

harmonies-code-water = W
harmonies-code-field = Ż
harmonies-code-tree1 = D1
harmonies-code-tree2 = D2
harmonies-code-tree3 = D3
harmonies-code-mountain1 = G1
harmonies-code-mountain2 = G2
harmonies-code-mountain3 = G3
harmonies-code-trunk1 = P1
harmonies-code-trunk2 = P2
harmonies-code-brick = C
harmonies-code-building = B
# What a habitat asks for, in a list of choices; a number is the height.
harmonies-element-water = woda
harmonies-element-field = żółta
harmonies-element-tree1 = drzewo 1
harmonies-element-tree2 = drzewo 2
harmonies-element-tree3 = drzewo 3
harmonies-element-mountain1 = góra 1
harmonies-element-mountain2 = góra 2
harmonies-element-mountain3 = góra 3
harmonies-element-building = budynek
harmonies-home = { $element } (znacznik)
harmonies-shape-row = rząd
harmonies-shape-bend = łuk
harmonies-shape-triangle = trójkąt
harmonies-shape-rhombus = romb
harmonies-ladder = punkty { $points }

harmonies-effect-groups-water = grupa wody: 1 = { $one }, 2+ = { $three } pkt
harmonies-effect-groups-field = grupa żółtych płytek: 1 = { $one }, 2 = { $two }, 3+ = { $three } pkt
harmonies-effect-groups-building = grupa budynków: 1 = { $one }, 2+ = { $three } pkt
harmonies-effect-each-field = każda grupa żółtych płytek: { $one } pkt
harmonies-effect-each-building = każda grupa budynków: { $one } pkt
harmonies-effect-heights-water = każda niebieska płytka: { $one } pkt
harmonies-effect-heights-tree = drzewo o wysokości 1/2/3: { $one }/{ $two }/{ $three } pkt
harmonies-effect-heights-mountain = góra o wysokości 1/2/3: { $one }/{ $two }/{ $three } pkt

## Pytania
harmonies-prompt-spirit = Wybierz ducha natury, którego zatrzymujesz; drugi wraca zakryty do pudełka.
harmonies-prompt-take = Weź trzy płytki z jednego pola planszy głównej.
harmonies-prompt-place = Połóż swoje płytki: { $tokens }.
harmonies-prompt-done = Wszystkie płytki są położone: graj dalej albo zakończ turę.
harmonies-prompt-ready = { $count ->
    [one] Jedno siedlisko czeka na znacznik.
    [few] { $count } siedliska czekają na znacznik.
    [many] { $count } siedlisk czeka na znacznik.
   *[other] { $count } siedliska czekają na znacznik.
}
harmonies-prompt-wait = Teraz gra: { $player }.
harmonies-prompt-over = Koniec gry.
harmonies-prompt-won = { $count ->
    [one] Zwycięstwo: { $players }, punkty: { $points }.
    [few] Wspólne zwycięstwo: { $players }, punkty: { $points }.
    [many] Wspólne zwycięstwo: { $players }, punkty: { $points }.
   *[other] Wspólne zwycięstwo: { $players }, punkty: { $points }.
}
harmonies-prompt-won-tie = { $count ->
    [one] Remis (punkty: { $points }) rozstrzyga liczba znaczników zwierząt ({ $cubes } : { $fewer }). Zwycięstwo: { $players }.
   *[other] Remis (punkty: { $points }) rozstrzyga liczba znaczników zwierząt ({ $cubes } : { $fewer }). Wspólne zwycięstwo: { $players }.
}
harmonies-prompt-solo = Koniec gry. Punkty: { $points }, { $suns }.
harmonies-suns-0 = ani jednego słońca
harmonies-suns-1 = 1 słońce
harmonies-suns-2 = 2 słońca
harmonies-suns-3 = 3 słońca
harmonies-suns-4 = 4 słońca
harmonies-suns-5 = 5 słońc
harmonies-suns-6 = 6 słońc
harmonies-suns-7 = 7 słońc
harmonies-suns-8 = 8 słońc
harmonies-suns-9 = 9 słońc
harmonies-suns-10 = 10 słońc
harmonies-suns-11 = 11 słońc
harmonies-ask-step = Co teraz?
harmonies-ask-take = Które trzy płytki?
harmonies-ask-spirit = Którego ducha natury zatrzymujesz?
harmonies-ask-place = Gdzie położyć { $token } płytkę?
harmonies-ask-cube = Gdzie umieścić znacznik ({ $card })?
harmonies-label-take = Weź { $space }
harmonies-label-place = { $count ->
    [one] Połóż { $token } płytkę
    [few] Połóż { $token } płytkę (zostały { $count })
    [many] Połóż { $token } płytkę (zostało { $count })
   *[other] Połóż { $token } płytkę (zostało { $count })
}
harmonies-label-animal = Weź kartę { $number }: { $card }
harmonies-label-discard = Odrzuć kartę { $number }: { $card }
harmonies-label-spirit = Zatrzymaj { $number }: { $card }
harmonies-label-cube = Znacznik: { $card }
harmonies-label-ready = { $count ->
    [one] jedno siedlisko gotowe
    [few] { $count } siedliska gotowe
    [many] { $count } siedlisk gotowych
   *[other] { $count } siedliska gotowe
}
harmonies-label-done = Zakończ turę
harmonies-label-cell = { $cell }: { $stack }
harmonies-label-beside = obok: { $spaces }

## Co się stało
harmonies-tell-spirit-own = Zatrzymujesz kartę: { $card }.
harmonies-tell-spirit = { $player } wybiera ducha natury.
harmonies-tell-spirit-shown = { $player } odkrywa ducha natury: { $card }.
harmonies-tell-taken = { $player } bierze płytki z pola { $space }: { $tokens }.
harmonies-tell-placed = { $player } kładzie { $token } płytkę na { $cell }: { $stack }.
harmonies-brief-placed = { $player } kładzie { $token } na { $cell }.
harmonies-tell-animal = { $player } bierze kartę zwierzęcia: { $card }.
harmonies-tell-cube = { $player } umieszcza znacznik na { $cell }: { $card }, karta jest teraz warta { $points }.
harmonies-tell-cube-complete = { $player } umieszcza ostatni znacznik na { $cell }: { $card }, karta zrealizowana, punkty: { $points }.
harmonies-tell-cube-spirit = { $player } umieszcza na { $cell } pionek: { $card }.
harmonies-tell-discarded = { $player } odrzuca kartę z rzędu: { $card }.
harmonies-tell-ended = { $player } kończy turę.
harmonies-tell-refilled = Pole { $space } uzupełnione: { $tokens }.
harmonies-tell-revealed = Nowa karta w rzędzie: { $card }.
harmonies-tell-last-bag = W woreczku brakuje płytek na uzupełnienie planszy głównej: to ostatnia runda.
harmonies-tell-last-land = { $player } ma najwyżej dwa puste pola: to ostatnia runda.
harmonies-tell-resigned = { $player } poddaje grę; planszeczka pozostaje bez zmian.
harmonies-tell-over = Pora policzyć punkty.
harmonies-last = { $player }: { $what }.
harmonies-last-taken = płytki z pola { $space }
harmonies-last-placed = płytki na { $cells }
harmonies-last-animal = nowa karta: { $card }
harmonies-last-cubes = znacznik ({ $card }) na { $cells }
harmonies-last-cubes-points = znacznik ({ $card }) na { $cells } (+{ $points })
harmonies-last-discarded = odrzucona karta: { $card }

## Plansza jako tekst, opis obrazu, zestawienia
harmonies-text-round = Runda { $round }
harmonies-text-side-a = Strona A: woda punktuje jako rzeki
harmonies-text-side-b = Strona B: woda punktuje za wyspy
harmonies-text-central = Plansza główna
harmonies-text-left = Woreczek: { $tokens } · talia: { $cards }
harmonies-text-hand = Do położenia: { $tokens }
harmonies-text-row = Karty zwierząt
harmonies-text-score = drzewa { $trees }, góry { $mountains }, równiny { $fields }, budynki { $buildings }, woda { $water }, zwierzęta { $animals }, duch { $spirit }
harmonies-text-cubes = znaczniki: zostało { $left } z { $all }
harmonies-text-spirit-dealt = Dwa duchy natury, jeszcze bez wyboru
harmonies-text-spirit-chosen = Duch natury, jeszcze zakryty
harmonies-text-legend = W woda, Ż żółta płytka, D drzewo, G góra z wysokością, B budynek; niegotowe: P brązowa, C czerwona; * znacznik, [ ] miejsce znacznika
harmonies-text-beside = Pole styka się z polem nad sobą i pod sobą, a w każdej sąsiedniej kolumnie z dwoma: pół kroku wyżej i pół kroku niżej. Kolumny B, D i F leżą o pół kroku niżej.
harmonies-alt-scores = Punkty: { $scores }.
harmonies-alt-central = Plansza główna: { $spaces }.
harmonies-alt-row = Karty: { $cards }.
harmonies-alt-cubes = znaczniki { $placed }/{ $all }
harmonies-picture-round = Ostoja · runda { $round }
harmonies-picture-last-round = Ostoja · ostatnia runda
harmonies-picture-end = Ostoja · koniec
harmonies-picture-left = Woreczek { $tokens } · talia { $cards }
harmonies-picture-to-place = Do położenia
harmonies-picture-completed = Zrealizowane
harmonies-hand-none = Nie masz przed sobą żadnych kart.
harmonies-hand-choose = Wybierz jednego ze swoich duchów natury
harmonies-hand-cards = Twoje karty
harmonies-hand-kept = Twój duch natury
harmonies-score-trees = Drzewa
harmonies-score-mountains = Góry
harmonies-score-fields = Równiny
harmonies-score-buildings = Budynki
harmonies-score-water = Woda
harmonies-score-animals = Zwierzęta
harmonies-score-spirit = Duch
harmonies-score-total = Razem
harmonies-report-scores = Punkty
harmonies-report-animals = Umieszczone znaczniki
harmonies-report-bag = Płytki w woreczku

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
harmonies-figure-trees = Drzewa
harmonies-figure-mountains = Góry
harmonies-figure-fields = Równiny
harmonies-figure-buildings = Budynki
harmonies-figure-water = Woda
harmonies-figure-animals = Zwierzęta
harmonies-figure-spirit = Duch natury
harmonies-figure-cubes = Znaczniki zwierząt
harmonies-figure-completed = Zrealizowane karty
harmonies-figure-tall-trees = Drzewa o wysokości 3
harmonies-figure-tall-mountains = Góry o wysokości 3

## Odmowy
harmonies-refusal-spirit-first = Najpierw wybierz ducha natury: od tego zaczyna się twoja pierwsza tura.
harmonies-refusal-spirit-none = Ta rozgrywka toczy się bez duchów natury.
harmonies-refusal-spirit-kept = Duch natury jest już wybrany.
harmonies-refusal-spirit-other = Ten duch nie jest wśród twoich kart ({ $card }).
harmonies-refusal-take-twice = Masz już swoje trzy płytki; w jednej turze bierze się je tylko z jednego pola.
harmonies-refusal-space-unknown = W grze jednoosobowej nie ma pola { $space }: są A, B i C.
harmonies-refusal-space-empty = Pole { $space } jest puste; wybierz inne.
harmonies-refusal-place-take = Najpierw weź płytki z pola planszy głównej.
harmonies-refusal-place-token = Nie masz takiej płytki do położenia ({ $token }).
harmonies-refusal-cell = Pola { $cell } nie ma na tej stronie planszeczki.
harmonies-refusal-place-cube = Na { $cell } stoi znacznik: nic już tam nie położysz.
harmonies-refusal-place-stack = Na { $cell } jest: { $stack }. { $rule }
harmonies-stacking-blue = Niebieską kładzie się tylko na pustym polu.
harmonies-stacking-yellow = Żółtą kładzie się tylko na pustym polu.
harmonies-stacking-grey = Szarą kładzie się na pustym polu albo na jednej lub dwóch szarych.
harmonies-stacking-brown = Brązową kładzie się na pustym polu albo na jednej brązowej.
harmonies-stacking-green = Zieloną kładzie się na pustym polu albo na jednej lub dwóch brązowych.
harmonies-stacking-red = Czerwoną kładzie się na pustym polu albo na pojedynczej szarej, brązowej lub czerwonej.
harmonies-refusal-animal-twice = W tej turze masz już kartę zwierzęcia; można wziąć jedną.
harmonies-refusal-animal-discarded = Karta z rzędu jest już odrzucona; w tej turze nie możesz wziąć żadnej.
harmonies-refusal-animal-full = Masz cztery niezrealizowane karty: najpierw zrealizuj którąś z nich.
harmonies-refusal-row = Tej karty nie ma w rzędzie ({ $card }).
harmonies-refusal-cube-card = Nie masz tej karty ({ $card }).
harmonies-refusal-cube-complete = Na tej karcie nie ma już znaczników ({ $card }).
harmonies-refusal-cube-taken = Na { $cell } stoi już znacznik.
harmonies-refusal-habitat = Wokół { $cell } nie ma siedliska ({ $card }). Na { $wrong } potrzeba: { $needs }, a jest: { $found }.
harmonies-refusal-habitat-edge = Wokół { $cell } nie ma siedliska ({ $card }). Poza krawędzią musiałoby być: { $needs }.
harmonies-refusal-discard-solo = Karty odrzuca się tylko w grze jednoosobowej.
harmonies-refusal-discard-once = Można odrzucić jedną kartę, i to tylko wtedy, gdy w tej turze nie bierzesz żadnej.
harmonies-refusal-discard-early = Najpierw połóż trzy płytki: kartę odrzuca się na koniec tury.
harmonies-refusal-done-take = Nie masz jeszcze płytek: w każdej turze bierze się trzy z jednego pola.
harmonies-refusal-done-place = { $left ->
    [one] Została jeszcze jedna płytka do położenia.
    [few] Zostały jeszcze { $left } płytki do położenia.
    [many] Zostało jeszcze { $left } płytek do położenia.
   *[other] Zostało jeszcze { $left } płytki do położenia.
}

## Zasady
harmonies-rules-overview-title = Gra w skrócie
harmonies-rules-overview =
    Z kolorowych płytek układasz małą krainę i zasiedlasz ją zwierzętami. W każdej turze bierzesz trzy płytki z planszy głównej i kładziesz je na swojej planszeczce; powstają z nich woda, równiny, drzewa, góry i budynki. Karty zwierząt pokazują **siedliska**: układy takich elementów. Gdy odtworzysz siedlisko na swojej planszeczce, możesz umieścić w nim znacznik tego zwierzęcia.

    Punkty dają krajobraz i zwierzęta. Wygrywa, kto ma ich najwięcej.

    Strony: na **A** (23 pola) woda punktuje jako rzeka, na **B** (25 pól) liczą się wyspy, które oddziela. Wszyscy używają tej samej strony.

    W woreczku jest 120 płytek: 23 niebieskie, 23 szare, 21 brązowych, 19 zielonych, 19 żółtych i 15 czerwonych. Kart zwierząt jest 32, każda inna, a kart duchów natury 10.
harmonies-rules-turn-title = Tura
harmonies-rules-turn =
    W dowolnej kolejności:
    • **Obowiązkowo, raz:** weź wszystkie trzy płytki z jednego pola planszy głównej i połóż je jedną po drugiej.
    • **Opcjonalnie, raz:** weź jedną z odkrytych kart zwierząt. Możesz mieć najwyżej cztery niezrealizowane karty, licząc ducha natury.
    • **Opcjonalnie, dowolną liczbę razy:** umieść znacznik.

    Karty i znaczniki wolno brać i umieszczać przed płytkami, między nimi i po nich. Na koniec tury puste pole dostaje trzy płytki z woreczka, potem uzupełnia się rząd kart. Do tej chwili każdy krok można cofnąć.
harmonies-rules-tokens-title = Układanie płytek
harmonies-rules-tokens =
    Każda płytka może leżeć na pustym polu. Na innych płytkach:
    • **szara** na jednej lub dwóch szarych: góry do wysokości 3;
    • **brązowa** na jednej brązowej;
    • **zielona** na jednej lub dwóch brązowych: drzewa o wysokości 2 albo 3 (sama zielona to drzewo o wysokości 1);
    • **czerwona** na pojedynczej szarej, brązowej lub czerwonej: budynek. Sama czerwona nie jest jeszcze budynkiem.

    Inne stosy są zabronione. Niczego nie wsuwa się pod płytkę i nic nie leży na płytce ze znacznikiem.
harmonies-rules-animals-title = Karty zwierząt i znaczniki
harmonies-rules-animals =
    Siedlisko można obrócić w dowolnym z sześciu kierunków. Wysokości muszą się zgadzać dokładnie; budynek może stać na czerwonej, brązowej lub szarej. Znacznik stawia się na wyróżnionym polu, na którym nie może być innego znacznika; na pozostałych może. Jedno pole może należeć do wielu siedlisk.

    Bierzesz najniższy znacznik z karty. Zostaje on na miejscu, nawet gdy siedlisko się zmieni. Karta jest warta najwyższą odsłoniętą liczbę; z ostatnim znacznikiem jest zrealizowana i nie liczy się do limitu czterech.

    Nasze ustalenia: liczba znaczników nie jest ograniczona, a gdy talia się skończy, rząd pozostaje krótszy.
harmonies-rules-end-title = Koniec gry
harmonies-rules-end =
    Runda jest ostatnia, gdy na koniec czyjejś tury
    • w woreczku brakuje płytek na uzupełnienie planszy głównej albo
    • ta osoba ma najwyżej dwa puste pola.

    Rundę rozgrywa się do końca, aby wszyscy mieli tyle samo tur. Wygrywa osoba z największą liczbą punktów; przy remisie ta, która ma najwięcej znaczników zwierząt na planszeczce (pionki duchów się nie liczą), a potem zwycięstwo jest wspólne. Pierwszą osobę się losuje.
harmonies-rules-scoring-title = Punktacja
harmonies-rules-scoring =
    • **Drzewa** o wysokości 1/2/3: 1/3/7 punktów.
    • **Góry** o wysokości 1/2/3: 1/3/7 punktów, ale 0 bez innej góry obok.
    • **Równiny:** 5 punktów za każdą grupę co najmniej dwóch sąsiadujących żółtych płytek.
    • **Budynki:** po 5 punktów, jeśli wokół leżą na wierzchu co najmniej trzy różne kolory (czerwony też się liczy).
    • **Woda, strona A:** najlepsza rzeka. Policz płytki na najkrótszej trasie między jej dwiema najdalszymi płytkami, z oboma końcami: 1/2/3/4/5/6 płytek to 0/2/5/8/11/15 punktów, każda następna 4 więcej. Zamknięty pierścień z sześciu ma więc długość cztery.
    • **Woda, strona B:** 5 punktów za każdą wyspę, czyli grupę pól oddzieloną wodą. Puste pola się liczą; zawsze masz co najmniej jedną.
    • **Karty zwierząt**, zrealizowane lub nie: najwyższa odsłonięta liczba.
    • **Duch natury:** jego efekt ponad to wszystko, jeśli jego pionek stoi na planszeczce.
harmonies-rules-spirits-title = Duchy natury
harmonies-rules-spirits =
    Wariant. Każdy dostaje w tajemnicy dwie karty duchów. W pierwszej turze, przed wszystkim innym, jedną zatrzymujesz; druga wraca zakryta do pudełka. Pozostali zobaczą twojego ducha na koniec tej tury.

    Liczy się do limitu czterech kart, dopóki jego pionek nie stanie w swoim siedlisku, tak jak znacznik zwierzęcia. Wtedy jego efekt punktuje na koniec gry: za grupy (pojedyncza płytka to grupa z jednej) albo za każde drzewo, górę lub niebieską płytkę. Duchy nagradzające góry liczą też samotne.

    Dziesięć duchów i to, za co dają punkty:
    • 33 duch lwa – grupa żółtych płytek: 1 = 2, 2 = 2, 3+ = 10 pkt
    • 34 duch motyla – każda grupa żółtych płytek: 5 pkt
    • 35 duch jelenia – drzewo o wysokości 1/2/3: 0/4/4 pkt
    • 36 duch sowy – drzewo o wysokości 1/2/3: 3/3/1 pkt
    • 37 duch kota – każda grupa budynków: 4 pkt
    • 38 duch bociana – grupa budynków: 1 = 0, 2+ = 6 pkt
    • 39 duch barana – góra o wysokości 1/2/3: 0/4/4 pkt
    • 40 duch świstaka – góra o wysokości 1/2/3: 3/3/1 pkt
    • 41 duch ważki – grupa wody: 1 = 0, 2+ = 7 pkt
    • 42 duch żółwia – każda niebieska płytka: 2 pkt
harmonies-rules-solo-title = Gra jednoosobowa
harmonies-rules-solo =
    Plansza główna ma trzy pola, a rząd trzy karty. Na koniec tury sześć pozostałych płytek odpada z gry i uzupełnia się wszystkie trzy pola. Gra kończy się, gdy w woreczku jest mniej niż dziewięć płytek albo gdy masz najwyżej dwa puste pola.

    Jeśli w turze nie bierzesz karty zwierzęcia, przed jej końcem możesz odrzucić jedną kartę z rzędu; na jej miejsce przychodzi nowa z talii.

    Słońca: 40/70/90/110/130/140/150/160 punktów daje od 1 do 8; jedno więcej na stronie A; dwa więcej bez duchów natury, jedno więcej z duchem, który nagradza grupy.
harmonies-rules-notation-title = Zapis ruchów
harmonies-rules-notation =
    Pisz własnymi słowami (`weź c; połóż szarą na d2`) albo tak jak w dzienniku. Całą turę można wpisać naraz, kroki rozdziela się średnikami:
    `take c; place grey d2; animal 12; place grey d2; place red a1; cube 12 d2; done`

    • `take c` – płytki z pola C planszy głównej
    • `place grey d2` – płytka (blue niebieska, grey szara, brown brązowa, green zielona, yellow żółta, red czerwona) na pole
    • `animal 12` – karta zwierzęcia o tym numerze (albo po angielsku: `animal frog`)
    • `cube 12 d2` – znacznik tej karty na pole
    • `spirit 33` – zatrzymaj tego ducha natury
    • `discard 12` – w grze jednoosobowej: odrzuć kartę z rzędu
    • `done` – koniec tury

    Pola nazywa się kolumną (A od lewej) i rzędem (1 od góry); kolumny B, D, F leżą o pół pola niżej. W pliku z punktacją to samo pole jest zapisane jako `kolumna,rząd` liczone od 0: D2 to `3,1`.

harmonies-call-spirit = wybierz ducha natury

## Całe działania na przyciskach
harmonies-whole-place = Połóż { $token } płytkę na { $cell }
harmonies-whole-cube = Umieść znacznik na { $cell }: { $card }

# Co można pisać zamiast słów zapisu; jak, mówi common.ftl.
harmonies-word-spirit = duch* zatrzym* wybier* zachow* zostawiam zostawię
harmonies-word-animal = kart* zwierz* weź-kartę biorę-kartę weź-zwierzę biorę-zwierzę weź-kartę-zwierzęcia biorę-kartę-zwierzęcia kart*-zwierz* weź wezmę biorę wziąć chcę poproszę dobieram
harmonies-word-cube = znacznik* kostk* połóż-znacznik kładę-znacznik umieść-znacznik umieszczam-znacznik połóż-kostkę kładę połóż przenoszę przenieś
harmonies-word-done = gotowe koniec kończę zakończ koniec-tury kończę-turę zakończ-turę to-wszystko wszystko
harmonies-word-discard = odrzuć-kartę odrzucam-kartę odłóż-kartę
harmonies-word-blue = wod*
harmonies-word-grey = gór*
harmonies-word-yellow = pol*
harmonies-word-red = budynek budynku buduję-budynek stawiam-budynek dom
harmonies-word-take = płytk* żeton*

harmonies-refusal-no-space = Na planszy głównej nie ma pola { $place }: są pola A–{ $last }.
harmonies-refusal-no-cell = Na twojej planszeczce nie ma pola { $place }: kolumny to A–{ $last }, rzędy 1–{ $rows }; co druga kolumna jest o jedno pole krótsza.

# Powody, które podaje komputer: krótkie wyrażenia po różnicy punktów.
harmonies-why-trees = drzewa
harmonies-why-mountains = góry
harmonies-why-fields = równiny
harmonies-why-buildings = budynki
harmonies-why-water = woda
harmonies-why-animals = znaczniki zwierząt
harmonies-why-spirit = duch natury
harmonies-why-beginnings = co jeszcze może wyrosnąć na twojej planszeczce
harmonies-why-habitats = siedliska w zasięgu twoich kart
harmonies-why-room = tury i miejsce, które ci zostają

## A first game with a guide: at most 350 characters each

harmonies-lesson-take = Tura zaczyna się od **trzech płytek**: wybierz jedno pole planszy głównej i weź z niego wszystkie trzy. Każdą trzeba położyć, więc szukaj pola, z którego przyda się każda – do krajobrazu albo do siedliska jakiegoś zwierzęcia.
harmonies-lesson-place = Kładź płytki **jedną po drugiej**, w dowolnej kolejności. Na pustym polu może leżeć każda. Stosy są tylko takie: szara na szarej, do 3; brązowa na brązowej, do 2; zielona na brązowej; czerwona na jednej szarej, brązowej lub czerwonej. Buduj tam, gdzie masz plan.
harmonies-lesson-animal = Raz w turze możesz wziąć **kartę zwierzęcia**. Pokazuje siedlisko: zbuduj je gdziekolwiek na planszeczce, dowolnie obrócone, z dokładnie takimi wysokościami, a na wyróżnionym polu stanie znacznik. Szukaj karty pasującej do tego, co już leży.
harmonies-lesson-cube = Masz gotowe **siedlisko**: możesz umieścić znacznik tej karty, tyle razy, ile jest siedlisk. Znacznik zostaje, nawet gdy wokół budujesz dalej, ale na jego pole nic już nie trafi. Każdy znacznik odsłania na karcie wyższą liczbę.
harmonies-lesson-done = Płytki leżą. Zanim zakończysz turę: czy masz już kartę i czy stoją wszystkie znaczniki, które mogą stanąć? Potem uzupełnia się planszę główną i rząd kart i zaczyna się tura drugiej osoby.
harmonies-lesson-completed = Z ostatnim znacznikiem karta jest **zrealizowana**: daje najwyższą liczbę i nie liczy się już do limitu czterech. Jest więc miejsce na nową. Ostatni znacznik daje często najwięcej – warto na niego poczekać.
harmonies-lesson-limit = Masz **cztery niezrealizowane karty**: następną możesz wziąć dopiero, gdy którąś zrealizujesz. Karta daje najwyższą odsłoniętą liczbę, nawet niezrealizowana, ale karty bez znacznika nie dają nic.
harmonies-lesson-near = Zbliża się koniec: przychodzi, gdy ktoś na koniec tury ma **najwyżej dwa puste pola** albo gdy w woreczku brakuje płytek na planszę główną. Dokończ teraz to, co zaczęte; nowy plan na wiele płytek już się nie opłaci.
harmonies-lesson-tree = **Drzewa**: sama zielona płytka daje 1 punkt, na jednej brązowej 3, na dwóch brązowych 7. Brązowe bez zielonej nie dają nic. Połóż więc najpierw brązową, a zieloną później – nigdy odwrotnie.
harmonies-lesson-building = **Budynki**: czerwona płytka na jednej szarej, brązowej lub czerwonej. Daje 5 punktów, jeśli wokół leżą na wierzchu co najmniej trzy różne kolory. Sama czerwona to jeszcze nie budynek, więc szukaj podstawy wśród wielu kolorów.
harmonies-lesson-mountain = **Góry**: szara na szarej, o wysokości 1, 2 lub 3, daje 1, 3 lub 7 punktów – ale nic, jeśli obok nie ma innej góry. Buduj więc dwie obok siebie i podwyższaj je.
harmonies-lesson-river = **Woda**: liczy się tylko najlepsza rzeka, według długości trasy od końca do końca: 2, 3, 4, 5, 6 płytek daje 2, 5, 8, 11, 15 punktów. Buduj więc jedną długą rzekę, a nie skupiska.
harmonies-lesson-field = **Równiny**: każda grupa co najmniej dwóch sąsiadujących żółtych płytek daje 5 punktów, niezależnie od wielkości. Dwie wystarczą; trzecia przyda się bardziej w nowej grupie gdzie indziej.
harmonies-lesson-others = Spójrz **jeszcze raz na pola i karty**: płytka może należeć do kilku siedlisk, a krajobraz, który i tak punktuje, też może nim być. Najlepsze pola służą dwóm celom naraz; możesz też zabrać to, czego bardzo potrzebuje druga osoba.
harmonies-lesson-last = To **ostatnia runda**: potem liczymy. Krajobraz punktuje tak, jak leży, karty – najwyższą odsłoniętą liczbą. Licz więc punkt po punkcie: druga żółta, zielona na brązowej, jeszcze jeden znacznik.
harmonies-lesson-next = W swojej turze bierzesz i kładziesz trzy płytki; karta i znaczniki mogą być przed nimi, między nimi lub po nich. Na koniec tury uzupełnia się planszę główną i rząd kart, a płytki bierze następna osoba.
