# Harmonies. Názvy: deska hráče, hlavní deska, žeton, sloupec, karta zvířete, stanoviště, kostka, duch přírody.
harmonies-name = Harmonies
harmonies-blurb = Skládej krajinu z žetonů a lákej do ní zvířata. 1–4 hráči.

harmonies-option-side = Strana desek
harmonies-option-side-a = A – řeky, na první hry
harmonies-option-side-b = B – ostrovy
harmonies-option-spirits = Duchové přírody
harmonies-option-spirits-no = bez nich
harmonies-option-spirits-yes = s nimi

## Karty
harmonies-card-1 = aligátor
harmonies-card-2 = rejnok
harmonies-card-3 = ryba
harmonies-card-4 = vydra
harmonies-card-5 = žába
harmonies-card-6 = kachna
harmonies-card-7 = plameňák
harmonies-card-8 = ještěrka
harmonies-card-9 = rejsek
harmonies-card-10 = páv
harmonies-card-11 = veverka
harmonies-card-12 = ježek
harmonies-card-13 = včela
harmonies-card-14 = medvěd
harmonies-card-15 = králík
harmonies-card-16 = papoušek ara
harmonies-card-17 = divočák
harmonies-card-18 = koala
harmonies-card-19 = vlk
harmonies-card-20 = ledňáček
harmonies-card-21 = tučňák
harmonies-card-22 = netopýr
harmonies-card-23 = fenek
harmonies-card-24 = makak
harmonies-card-25 = orel
harmonies-card-26 = surikata
harmonies-card-27 = vrána
harmonies-card-28 = alpaka
harmonies-card-29 = liška polární
harmonies-card-30 = mýval
harmonies-card-31 = beruška
harmonies-card-32 = panter
harmonies-card-33 = duch lva
harmonies-card-34 = duch motýla
harmonies-card-35 = duch jelena
harmonies-card-36 = duch sovy
harmonies-card-37 = duch kočky
harmonies-card-38 = duch čápa
harmonies-card-39 = duch berana
harmonies-card-40 = duch sviště
harmonies-card-41 = duch vážky
harmonies-card-42 = duch želvy

## Žetony a prvky krajiny
harmonies-token-blue = modrý
harmonies-token-grey = šedý
harmonies-token-brown = hnědý
harmonies-token-green = zelený
harmonies-token-yellow = žlutý
harmonies-token-red = červený
# The colour of a token that is placed: "places the blue token".
harmonies-token-blue-placed = modrý
harmonies-token-grey-placed = šedý
harmonies-token-brown-placed = hnědý
harmonies-token-green-placed = zelený
harmonies-token-yellow-placed = žlutý
harmonies-token-red-placed = červený

harmonies-stack-empty = prázdné pole
harmonies-stack-water = voda
harmonies-stack-field = žlutý žeton
harmonies-stack-tree1 = strom výšky 1
harmonies-stack-tree2 = strom výšky 2
harmonies-stack-tree3 = strom výšky 3
harmonies-stack-mountain1 = hora výšky 1
harmonies-stack-mountain2 = hora výšky 2
harmonies-stack-mountain3 = hora výšky 3
harmonies-stack-trunk1 = jeden hnědý žeton
harmonies-stack-trunk2 = dva hnědé žetony
harmonies-stack-brick = samotný červený žeton
harmonies-stack-building = budova

harmonies-code-water = V
harmonies-code-field = Ž
harmonies-code-tree1 = S1
harmonies-code-tree2 = S2
harmonies-code-tree3 = S3
harmonies-code-mountain1 = H1
harmonies-code-mountain2 = H2
harmonies-code-mountain3 = H3
harmonies-code-trunk1 = K1
harmonies-code-trunk2 = K2
harmonies-code-brick = C
harmonies-code-building = B
# What a habitat asks for, in a list of choices; a number is the height.
harmonies-element-water = voda
harmonies-element-field = žlutý
harmonies-element-tree1 = strom 1
harmonies-element-tree2 = strom 2
harmonies-element-tree3 = strom 3
harmonies-element-mountain1 = hora 1
harmonies-element-mountain2 = hora 2
harmonies-element-mountain3 = hora 3
harmonies-element-building = budova
harmonies-home = { $element } (kostka)
harmonies-shape-row = řada
harmonies-shape-bend = oblouk
harmonies-shape-triangle = trojúhelník
harmonies-shape-rhombus = kosočtverec
harmonies-ladder = body { $points }

harmonies-effect-groups-water = skupina vody: 1 = { $one }, 2+ = { $three } b.
harmonies-effect-groups-field = skupina žlutých žetonů: 1 = { $one }, 2 = { $two }, 3+ = { $three } b.
harmonies-effect-groups-building = skupina budov: 1 = { $one }, 2+ = { $three } b.
harmonies-effect-each-field = každá skupina žlutých žetonů: { $one } b.
harmonies-effect-each-building = každá skupina budov: { $one } b.
harmonies-effect-heights-water = každý modrý žeton: { $one } b.
harmonies-effect-heights-tree = strom výšky 1/2/3: { $one }/{ $two }/{ $three } b.
harmonies-effect-heights-mountain = hora výšky 1/2/3: { $one }/{ $two }/{ $three } b.

## Otázky
harmonies-prompt-spirit = Vyber ducha přírody, kterého si necháš; druhý se vrátí skrytý do krabice.
harmonies-prompt-take = Vezmi tři žetony z jednoho pole hlavní desky.
harmonies-prompt-place = Polož své žetony: { $tokens }.
harmonies-prompt-done = Všechny žetony jsou položené: hraj dál, nebo ukonči tah.
harmonies-prompt-ready = { $count ->
    [one] Jedno stanoviště čeká na kostku.
    [few] { $count } stanoviště čekají na kostku.
    [many] { $count } stanoviště čeká na kostku.
   *[other] { $count } stanovišť čeká na kostku.
}
harmonies-prompt-wait = Na tahu: { $player }.
harmonies-prompt-over = Konec hry.
harmonies-prompt-won = { $count ->
    [one] Vítězí
   *[other] Společně vítězí
} { $players }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
harmonies-prompt-won-tie = Při shodě ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}) rozhodl počet kostek zvířat ({ $cubes } : { $fewer }): { $count ->
    [one] vítězí
   *[other] společně vítězí
} { $players }.
harmonies-prompt-solo = Konec hry: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $suns }.
harmonies-suns-0 = žádné slunce
harmonies-suns-1 = 1 slunce
harmonies-suns-2 = 2 slunce
harmonies-suns-3 = 3 slunce
harmonies-suns-4 = 4 slunce
harmonies-suns-5 = 5 sluncí
harmonies-suns-6 = 6 sluncí
harmonies-suns-7 = 7 sluncí
harmonies-suns-8 = 8 sluncí
harmonies-suns-9 = 9 sluncí
harmonies-suns-10 = 10 sluncí
harmonies-suns-11 = 11 sluncí
harmonies-ask-step = Co dál?
harmonies-ask-take = Které tři žetony?
harmonies-ask-spirit = Kterého ducha přírody si necháš?
harmonies-ask-place = Kam položíš { $token } žeton?
harmonies-ask-cube = Kam umístíš kostku ({ $card })?
harmonies-label-take = Vzít { $space }
harmonies-label-place = { $count ->
    [one] Položit { $token } žeton
    [few] Položit { $token } žeton (zbývají { $count })
    [many] Položit { $token } žeton (zbývá { $count })
   *[other] Položit { $token } žeton (zbývá { $count })
}
harmonies-label-animal = Vzít kartu { $number }: { $card }
harmonies-label-discard = Odhodit kartu { $number }: { $card }
harmonies-label-spirit = Nechat si { $number }: { $card }
harmonies-label-cube = Kostka: { $card }
harmonies-label-ready = { $count ->
    [one] jedno stanoviště hotovo
    [few] { $count } stanoviště hotova
    [many] { $count } stanoviště hotovo
   *[other] { $count } stanovišť hotovo
}
harmonies-label-done = Ukončit tah
harmonies-label-cell = { $cell }: { $stack }
harmonies-label-beside = vedle: { $spaces }

## Co se stalo
harmonies-tell-spirit-own = Necháváš si kartu: { $card }.
harmonies-tell-spirit = { $player } už má vybraného ducha přírody.
harmonies-tell-spirit-shown = { $player } odkrývá ducha přírody: { $card }.
harmonies-tell-taken = { $player } bere žetony z pole { $space }: { $tokens }.
harmonies-tell-placed = { $player } pokládá { $token } žeton na { $cell }: { $stack }.
harmonies-brief-placed = { $player } pokládá { $token } na { $cell }.
harmonies-tell-animal = { $player } bere kartu zvířete: { $card }.
harmonies-tell-cube = { $player } umisťuje kostku na { $cell }: { $card }, karta má teď hodnotu { $points }.
harmonies-tell-cube-complete = { $player } umisťuje poslední kostku na { $cell }: { $card }, karta je splněná za { $points } b.
harmonies-tell-cube-spirit = { $player } umisťuje na { $cell } kostku: { $card }.
harmonies-tell-discarded = { $player } odhazuje kartu z řady: { $card }.
harmonies-tell-ended = { $player } končí tah.
harmonies-tell-refilled = Pole { $space } je doplněno: { $tokens }.
harmonies-tell-revealed = Nová karta v řadě: { $card }.
harmonies-tell-last-bag = V sáčku není dost žetonů k doplnění hlavní desky: toto je poslední kolo.
harmonies-tell-last-land = { $player } má nejvýše dvě prázdná pole: toto je poslední kolo.
harmonies-tell-resigned = { $player } se vzdává; deska zůstává beze změny.
harmonies-tell-over = Počítají se body.
harmonies-last = { $player }: { $what }.
harmonies-last-taken = žetony z pole { $space }
harmonies-last-placed = žetony na { $cells }
harmonies-last-animal = nová karta: { $card }
harmonies-last-cubes = kostka ({ $card }) na { $cells }
harmonies-last-cubes-points = kostka ({ $card }) na { $cells } (+{ $points })
harmonies-last-discarded = odhozená karta: { $card }

## Deska jako text, popis obrázku, přehledy
harmonies-text-round = Kolo { $round }
harmonies-text-side-a = Strana A: voda boduje jako řeky
harmonies-text-side-b = Strana B: voda boduje za ostrovy
harmonies-text-central = Hlavní deska
harmonies-text-left = Sáček: { $tokens } · balíček: { $cards }
harmonies-text-hand = K položení: { $tokens }
harmonies-text-row = Karty zvířat
harmonies-text-score = stromy { $trees }, hory { $mountains }, louky { $fields }, budovy { $buildings }, voda { $water }, zvířata { $animals }, duch { $spirit }
harmonies-text-cubes = kostky { $left } z { $all }
harmonies-text-spirit-dealt = Dva duchové přírody, zatím nevybráno
harmonies-text-spirit-chosen = Duch přírody, zatím skrytý
harmonies-text-legend = V voda, Ž žlutý žeton, S strom, H hora s výškou, B budova; nehotové: K hnědý, C červený; * kostka, [ ] místo kostky
harmonies-text-beside = Políčko se dotýká políčka nad sebou a pod sebou a v každém vedlejším sloupci dvou: o půl kroku výš a o půl kroku níž. Sloupce B, D a F leží o půl kroku níž.
harmonies-alt-scores = Body: { $scores }.
harmonies-alt-central = Hlavní deska: { $spaces }.
harmonies-alt-row = Karty: { $cards }.
harmonies-alt-cubes = kostky { $placed }/{ $all }
harmonies-picture-round = Harmonies · kolo { $round }
harmonies-picture-last-round = Harmonies · poslední kolo
harmonies-picture-end = Harmonies · konec
harmonies-picture-left = Sáček { $tokens } · balíček { $cards }
harmonies-picture-to-place = K položení
harmonies-picture-completed = Splněné
harmonies-hand-none = Nemáš před sebou žádné karty.
harmonies-hand-choose = Vyber si jednoho ducha přírody
harmonies-hand-cards = Tvoje karty
harmonies-hand-kept = Tvůj duch přírody
harmonies-score-trees = Stromy
harmonies-score-mountains = Hory
harmonies-score-fields = Louky
harmonies-score-buildings = Budovy
harmonies-score-water = Voda
harmonies-score-animals = Zvířata
harmonies-score-spirit = Duch
harmonies-score-total = Celkem
harmonies-report-scores = Body
harmonies-report-animals = Umístěné kostky
harmonies-report-bag = Žetony v sáčku

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
harmonies-figure-trees = Stromy
harmonies-figure-mountains = Hory
harmonies-figure-fields = Louky
harmonies-figure-buildings = Budovy
harmonies-figure-water = Voda
harmonies-figure-animals = Zvířata
harmonies-figure-spirit = Duch přírody
harmonies-figure-cubes = Kostky zvířat
harmonies-figure-completed = Splněné karty
harmonies-figure-tall-trees = Stromy výšky 3
harmonies-figure-tall-mountains = Hory výšky 3

## Odmítnutí
harmonies-refusal-spirit-first = Nejdřív vyber ducha přírody: v prvním tahu mu nic nepředchází.
harmonies-refusal-spirit-none = Tato hra se hraje bez duchů přírody.
harmonies-refusal-spirit-kept = Ducha přírody už máš vybraného.
harmonies-refusal-spirit-other = Tohoto ducha nemáš na výběr ({ $card }).
harmonies-refusal-take-twice = Tři žetony už máš; v tahu se bere jen z jednoho pole.
harmonies-refusal-space-unknown = V sólové hře není pole { $space }: jen A až C.
harmonies-refusal-space-empty = Pole { $space } je prázdné; zvol jiné.
harmonies-refusal-place-take = Nejdřív vezmi žetony z pole hlavní desky.
harmonies-refusal-place-token = Takový žeton k položení nemáš ({ $token }).
harmonies-refusal-cell = Pole { $cell } na této straně desky není.
harmonies-refusal-place-cube = Na { $cell } stojí kostka: na to pole už nic položit nejde.
harmonies-refusal-place-stack = Na { $cell } je: { $stack }. { $rule }
harmonies-stacking-blue = Modrý patří jen na prázdné pole.
harmonies-stacking-yellow = Žlutý patří jen na prázdné pole.
harmonies-stacking-grey = Šedý patří na prázdné pole nebo na jeden či dva šedé.
harmonies-stacking-brown = Hnědý patří na prázdné pole nebo na jeden hnědý.
harmonies-stacking-green = Zelený patří na prázdné pole nebo na jeden či dva hnědé.
harmonies-stacking-red = Červený patří na prázdné pole nebo na jediný šedý, hnědý či červený.
harmonies-refusal-animal-twice = V tomto tahu už kartu zvířete máš; vzít si smíš jen jednu.
harmonies-refusal-animal-discarded = V tomto tahu už máš kartu z řady odhozenou; vzít si žádnou nemůžeš.
harmonies-refusal-animal-full = Máš čtyři nesplněné karty: nejdřív některou splň.
harmonies-refusal-row = Tato karta v řadě není ({ $card }).
harmonies-refusal-cube-card = Tuto kartu nemáš ({ $card }).
harmonies-refusal-cube-complete = Na této kartě už není žádná kostka ({ $card }).
harmonies-refusal-cube-taken = Na { $cell } už kostka stojí.
harmonies-refusal-habitat = Kolem { $cell } stanoviště není ({ $card }). Na { $wrong } má být: { $needs }, ale je tam: { $found }.
harmonies-refusal-habitat-edge = Kolem { $cell } stanoviště není ({ $card }). Za okrajem by muselo být: { $needs }.
harmonies-refusal-discard-solo = Karty se odhazují jen v sólové hře.
harmonies-refusal-discard-once = Odhodit můžeš jen jednu kartu, a jen když v tomto tahu žádnou nevezmeš.
harmonies-refusal-discard-early = Nejdřív polož tři žetony: karta se odhazuje na konci tahu.
harmonies-refusal-done-take = Ještě nemáš žetony: v každém tahu se berou tři z jednoho pole.
harmonies-refusal-done-place = { $left ->
    [one] Zbývá položit jeden žeton.
    [few] Zbývá položit { $left } žetony.
    [many] Zbývá položit { $left } žetonu.
   *[other] Zbývá položit { $left } žetonů.
}

## Pravidla
harmonies-rules-overview-title = Hra ve zkratce
harmonies-rules-overview =
    Z barevných žetonů skládáš malou krajinu a osidluješ ji zvířaty. V každém tahu vezmeš tři žetony z hlavní desky a položíš je na svou desku; vzniká z nich voda, louky, stromy, hory a budovy. Karty zvířat ukazují **stanoviště**: uspořádání takových prvků. Kde ho na své desce vytvoříš, tam můžeš umístit kostku toho zvířete.

    Body přináší krajina i zvířata. Vyhrává, kdo jich má nejvíc.

    Strany: na **A** (23 polí) boduje voda jako řeka, na **B** (25 polí) podle ostrovů, které odděluje. Všichni používají stejnou stranu.

    V sáčku je 120 žetonů: 23 modrých, 23 šedých, 21 hnědých, 19 zelených, 19 žlutých a 15 červených. Karet zvířat je 32, každá jiná, karet duchů přírody 10.
harmonies-rules-turn-title = Tah
harmonies-rules-turn =
    V libovolném pořadí:
    • **Povinně, jednou:** vezmi všechny tři žetony z jednoho pole hlavní desky a jeden po druhém je polož.
    • **Nepovinně, jednou:** vezmi jednu z odkrytých karet zvířat. Smíš mít nejvýše čtyři nesplněné karty, včetně ducha přírody.
    • **Nepovinně, kolikrát chceš:** umísti kostku.

    Karty a kostky mohou přijít před žetony, mezi nimi i po nich. Na konci tahu dostane prázdné pole tři žetony ze sáčku, pak se doplní řada karet. Do té doby můžeš každý krok vzít zpět.
harmonies-rules-tokens-title = Pokládání žetonů
harmonies-rules-tokens =
    Každý žeton smí ležet na prázdném poli. Na jiných žetonech:
    • **šedý** na jednom nebo dvou šedých: hory do výšky 3;
    • **hnědý** na jednom hnědém;
    • **zelený** na jednom nebo dvou hnědých: stromy výšky 2 nebo 3 (samotný zelený je strom výšky 1);
    • **červený** na jediném šedém, hnědém či červeném: budova. Samotný červený budova ještě není.

    Jiné sloupce jsou zakázány. Pod žeton se nic nevkládá a na žeton s kostkou se nic nepokládá.
harmonies-rules-animals-title = Karty zvířat a kostky
harmonies-rules-animals =
    Stanoviště můžeš otočit do kteréhokoli ze šesti směrů. Výšky musí přesně souhlasit; budova může stát na červeném, hnědém i šedém. Kostka patří na vyznačené pole, které musí být bez kostky; na ostatních kostky být mohou. Jedno pole může patřit k mnoha stanovištím.

    Bereš nejnižší kostku z karty. Zůstane stát, i když se stanoviště později změní. Karta má hodnotu nejvyššího odkrytého čísla; s poslední kostkou je splněná a nepočítá se do limitu čtyř.

    Naše upřesnění: počet kostek není omezen, a když dojde balíček, zůstane řada kratší.
harmonies-rules-end-title = Konec hry
harmonies-rules-end =
    Kolo je poslední, když na konci tahu
    • v sáčku není dost žetonů k doplnění hlavní desky, nebo
    • má hráč nejvýše dvě prázdná pole.

    Kolo se dohraje, aby všichni měli stejně tahů. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má na desce nejvíc kostek zvířat (kostky duchů se nepočítají), pak je vítězství společné. Prvního hráče určí los.
harmonies-rules-scoring-title = Bodování
harmonies-rules-scoring =
    • **Stromy** výšky 1/2/3: 1/3/7 bodů.
    • **Hory** výšky 1/2/3: 1/3/7 bodů, ale 0 bez jiné hory vedle.
    • **Louky:** 5 bodů za každou skupinu nejméně dvou sousedících žlutých žetonů.
    • **Budovy:** po 5 bodech, když kolem leží navrchu aspoň tři různé barvy (červená se počítá).
    • **Voda, strana A:** nejlepší řeka. Spočítej žetony na nejkratší cestě mezi jejími dvěma nejvzdálenějšími žetony, oba konce včetně: 1/2/3/4/5/6 žetonů je 0/2/5/8/11/15 bodů, každý další o 4 víc. Uzavřený kruh ze šesti je tedy dlouhý čtyři.
    • **Voda, strana B:** 5 bodů za každý ostrov, skupinu polí oddělenou vodou. Prázdná pole se počítají; vždy máš aspoň jeden.
    • **Karty zvířat**, splněné i nesplněné: nejvyšší odkryté číslo.
    • **Duch přírody:** jeho účinek navíc, když jeho kostka stojí na desce.
harmonies-rules-spirits-title = Duchové přírody
harmonies-rules-spirits =
    Varianta. Každý dostane tajně dvě karty duchů. V prvním tahu si před vším ostatním jednu necháš; druhá se vrátí skrytá do krabice. Ostatní tvého ducha uvidí na konci tohoto tahu.

    Počítá se do limitu čtyř karet, dokud jeho kostka nestojí ve svém stanovišti, stejně jako kostka zvířete. Pak jeho účinek na konci boduje: za skupiny (samotný žeton je skupina o jednom) nebo za každý strom, horu či modrý žeton. Duchové, kteří odměňují hory, počítají i osamělé.

    Deset duchů a za co dávají body:
    • 33 duch lva – skupina žlutých žetonů: 1 = 2, 2 = 2, 3+ = 10 b.
    • 34 duch motýla – každá skupina žlutých žetonů: 5 b.
    • 35 duch jelena – strom výšky 1/2/3: 0/4/4 b.
    • 36 duch sovy – strom výšky 1/2/3: 3/3/1 b.
    • 37 duch kočky – každá skupina budov: 4 b.
    • 38 duch čápa – skupina budov: 1 = 0, 2+ = 6 b.
    • 39 duch berana – hora výšky 1/2/3: 0/4/4 b.
    • 40 duch sviště – hora výšky 1/2/3: 3/3/1 b.
    • 41 duch vážky – skupina vody: 1 = 0, 2+ = 7 b.
    • 42 duch želvy – každý modrý žeton: 2 b.
harmonies-rules-solo-title = Sólo
harmonies-rules-solo =
    Hlavní deska má tři pole a řada tři karty. Na konci tahu zbylých šest žetonů opustí hru a všechna tři pole se doplní. Hra končí, když je v sáčku méně než devět žetonů nebo když máš nejvýše dvě prázdná pole.

    Pokud v tahu žádnou kartu zvířete nevezmeš, smíš před jeho koncem jednu kartu z řady odhodit; na její místo přijde nová z balíčku.

    Slunce: 40/70/90/110/130/140/150/160 bodů dá 1 až 8; o jedno víc na straně A; o dvě víc bez duchů přírody, o jedno víc s duchem, který odměňuje skupiny.
harmonies-rules-notation-title = Zápis tahů
harmonies-rules-notation =
    Celý tah můžeš napsat najednou, kroky se oddělují středníky:
    `take c; place grey d2; animal 12; place grey d2; place red a1; cube 12 d2; done`

    • `take c` – žetony z pole C hlavní desky
    • `place grey d2` – žeton (blue modrý, grey šedý, brown hnědý, green zelený, yellow žlutý, red červený) na pole
    • `animal 12` – karta zvířete s tímto číslem (nebo anglicky: `animal frog`)
    • `cube 12 d2` – kostka té karty na pole
    • `spirit 33` – nechat si tohoto ducha přírody
    • `discard 12` – v sólové hře: odhodit kartu z řady
    • `done` – konec tahu

    Pole se jmenují podle sloupce (A zleva) a řady (1 shora); sloupce B, D, F leží o půl pole níž. V souboru k bodování je totéž pole zapsáno jako `sloupec,řada` počítáno od 0: D2 je `3,1`.

harmonies-call-spirit = vyber si ducha přírody

## Celé akce na tlačítkách
harmonies-whole-place = Položit { $token } žeton na { $cell }
harmonies-whole-cube = Umístit kostku na { $cell }: { $card }

# Co lze psát místo slov zápisu; jak, říká common.ftl.
harmonies-word-spirit = duch* nechat nechám nechávám nechat-si nechám-si nechávám-si vyber* vybírám vyberu ponechám
harmonies-word-animal = kart* zvíř* vezmi-kartu vzít-kartu beru-kartu vezmi-zvíře beru-zvíře vezmi-kartu-zvířete beru-kartu-zvířete kart*-zvíř* vezmu-si-kartu vezmi vezmu beru vzít chci prosím
harmonies-word-cube = kostk* polož-kostku položit-kostku pokládám-kostku umísti-kostku kostičk* pokládám položím dávám dám přesouvám přesuň umístím
harmonies-word-done = hotovo konec končím ukonči ukončit konec-tahu ukonči-tah ukončit-tah končím-tah vše to-je-vše
harmonies-word-discard = odhoď-kartu odhodit-kartu odlož-kartu odložit-kartu
harmonies-word-blue = vod*
harmonies-word-grey = hor*
harmonies-word-yellow = pol*
harmonies-word-red = budov* stavím-budovu postavím-budovu dům
harmonies-word-take = žeton*

harmonies-refusal-no-space = Na hlavní desce není pole { $place }: jsou tam pole A až { $last }.
harmonies-refusal-no-cell = Na tvé desce není pole { $place }: sloupce jsou A až { $last }, řady 1 až { $rows }; každý druhý sloupec je o jedno pole kratší.

# Důvody, které uvádí počítač: krátké výrazy za rozdílem bodů.
harmonies-why-trees = stromy
harmonies-why-mountains = hory
harmonies-why-fields = louky
harmonies-why-buildings = budovy
harmonies-why-water = voda
harmonies-why-animals = kostky zvířat
harmonies-why-spirit = duch přírody
harmonies-why-beginnings = co na tvé desce ještě může vyrůst
harmonies-why-habitats = stanoviště na dosah tvých karet
harmonies-why-room = tahy a místo, které ti zbývají

## A first game with a guide: at most 350 characters each

harmonies-lesson-take = Tah začíná **třemi žetony**: vyber jedno pole hlavní desky a vezmi z něj všechny tři. Všechny musíš položit, hledej tedy pole, ze kterého se hodí každý – do krajiny, nebo do stanoviště některého zvířete.
harmonies-lesson-place = Žetony pokládej **jeden po druhém**, v libovolném pořadí. Na prázdné pole smí každý. Na sebe jen takto: šedý na šedý, do 3; hnědý na hnědý, do 2; zelený na hnědý; červený na jeden šedý, hnědý či červený. Stav tam, kde máš plán.
harmonies-lesson-animal = Jednou za tah si smíš vzít **kartu zvířete**. Ukazuje stanoviště: vytvoř ho kdekoli na své desce, libovolně otočené, přesně s těmito výškami, a na vyznačené pole přijde kostka. Hledej kartu, která ladí s tím, co už leží.
harmonies-lesson-cube = Máš hotové **stanoviště**: smíš umístit kostku té karty, kolikrát stanoviště stojí. Kostka zůstane, i když kolem stavíš dál, jen na její pole už nic nepřijde. Každá kostka odkryje na kartě vyšší číslo.
harmonies-lesson-done = Žetony leží. Než tah ukončíš: máš už kartu a stojí všechny kostky, které stát mohou? Potom se doplní hlavní deska i řada karet a na tahu je druhý hráč.
harmonies-lesson-completed = S poslední kostkou je karta **splněná**: dá své nejvyšší číslo a nepočítá se už do limitu čtyř. Je tedy místo na novou. Poslední kostka často přinese nejvíc – vyplatí se na ni počkat.
harmonies-lesson-limit = Máš **čtyři nesplněné karty**: další si smíš vzít, až některou splníš. Karta dá nejvyšší odkryté číslo i nesplněná, ale karty bez kostky nedají nic.
harmonies-lesson-near = Blíží se konec: přijde, když má někdo na konci tahu **nejvýše dvě prázdná pole**, nebo když sáček nestačí doplnit hlavní desku. Teď dokonči, co je začaté; nový plán na mnoho žetonů se už nevyplatí.
harmonies-lesson-tree = **Stromy**: samotný zelený žeton dá 1 bod, na jednom hnědém 3, na dvou hnědých 7. Hnědý bez zeleného nedá nic. Polož tedy napřed hnědý a zelený až později – nikdy naopak.
harmonies-lesson-building = **Budovy**: červený žeton na jednom šedém, hnědém či červeném. Dá 5 bodů, když kolem leží navrchu aspoň tři různé barvy. Samotný červený budova není, hledej tedy základ uprostřed mnoha barev.
harmonies-lesson-mountain = **Hory**: šedý na šedém, výšky 1, 2 nebo 3, dá 1, 3 nebo 7 bodů – ale nic, když vedle není jiná hora. Stav tedy dvě vedle sebe a zvyšuj je.
harmonies-lesson-river = **Voda**: počítá se jen nejlepší řeka podle délky cesty od konce ke konci: 2, 3, 4, 5, 6 žetonů dá 2, 5, 8, 11, 15 bodů. Stav tedy jednu dlouhou řeku, ne chumáče.
harmonies-lesson-field = **Louky**: každá skupina dvou a více sousedících žlutých žetonů dá 5 bodů, ať je jakkoli velká. Dva stačí; třetí je lepší do nové skupiny jinam.
harmonies-lesson-others = Podívej se **ještě jednou na pole a karty**: žeton může patřit k několika stanovištím a co boduje jako krajina, může být zároveň stanovištěm. Nejlepší pole slouží dvěma účelům; můžeš i vzít to, co nutně potřebuje druhý hráč.
harmonies-lesson-last = Tohle je **poslední kolo**: potom se počítá. Krajina boduje, jak leží, karty podle nejvyššího odkrytého čísla. Počítej tedy bod po bodu: druhý žlutý, zelený na hnědý, ještě jedna kostka.
harmonies-lesson-next = Ve svém tahu vezmeš a položíš tři žetony; karta a kostky mohou přijít před nimi, mezi nimi i po nich. Na konci tahu se doplní hlavní deska i řada karet a bere další hráč.
