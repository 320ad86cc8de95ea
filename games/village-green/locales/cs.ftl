# Village Green. Pojmy: vesnice, karta vesnice, karta zeleně, cena, stavba, jezírko, trávník; vyložit, překrýt, odhodit.
village-green-name = Village Green
village-green-blurb = Skládej zahrady z ladících květin; ceny platí za řady a sloupce. 1–5 hráčů.

## Karty
village-green-kind-red-rose = červená růže
village-green-kind-blue-rose = modrá růže
village-green-kind-yellow-rose = žlutá růže
village-green-kind-red-petunia = červená petúnie
village-green-kind-blue-petunia = modrá petúnie
village-green-kind-yellow-petunia = žlutá petúnie
village-green-kind-red-lily = červená lilie
village-green-kind-blue-lily = modrá lilie
village-green-kind-yellow-lily = žlutá lilie
village-green-feature-oak = s dubem
village-green-feature-birch = s břízou
village-green-feature-willow = s vrbou
village-green-feature-oak-oak = se dvěma duby
village-green-feature-birch-birch = se dvěma břízami
village-green-feature-willow-willow = se dvěma vrbami
village-green-feature-birch-oak = s břízou a dubem
village-green-feature-oak-willow = s dubem a vrbou
village-green-feature-willow-birch = s vrbou a břízou
village-green-feature-structure = se stavbou
village-green-feature-pond = s jezírkem
village-green-lawn = trávník
village-green-card = { $kind } { $feature }

village-green-code-red = č
village-green-code-blue = m
village-green-code-yellow = ž
village-green-code-rose = R
village-green-code-petunia = P
village-green-code-lily = L
village-green-code-oak = d
village-green-code-birch = b
village-green-code-willow = v
village-green-code-structure = S
village-green-code-pond = ~
village-green-code-lawn = tráv.

## Ceny
village-green-award-1 = Cena Ruby Clover
village-green-award-1-rule = každá červená lilie: 3
village-green-award-2 = Cena Diane Yeller
village-green-award-2-rule = každá žlutá lilie: 3
village-green-award-3 = Cena Lindy Flowers
village-green-award-3-rule = každá modrá lilie: 3
village-green-award-4 = Cena Alfreda Rowera
village-green-award-4-rule = každá červená petúnie: 3
village-green-award-5 = Cena Sonnyho Rowea
village-green-award-5-rule = každá žlutá petúnie: 3
village-green-award-6 = Cena Lily Maniare
village-green-award-6-rule = každá modrá petúnie: 3
village-green-award-7 = Cena Rosie Redford
village-green-award-7-rule = každá červená růže: 3
village-green-award-8 = Cena Rosy Gelber
village-green-award-8-rule = každá žlutá růže: 3
village-green-award-9 = Cena Petera Petalse
village-green-award-9-rule = každá modrá růže: 3
village-green-award-10 = Mistrovství v jezírkách
village-green-award-10-rule = každé jezírko: 2 navíc
village-green-award-11 = Cena za pestrobarevnost
village-green-award-11-rule = květiny všech tří barev: 6
village-green-award-12 = Cena za rozmanitost květin
village-green-award-12-rule = všechny tři druhy květin: 6
village-green-award-13 = Nejlepší využití místa
village-green-award-13-rule = každá karta zeleně 2, každý strom −1
village-green-award-14 = Cena za velkorysost a odvahu
village-green-award-14-rule = každá karta zeleně 2, každé prázdné místo −3
village-green-award-15 = Cena za vynikající březový háj
village-green-award-15-rule = každá bříza 2, každá vrba −2
village-green-award-16 = Cena za vynikající doubravu
village-green-award-16-rule = každý dub 3, bříza −2, vrba −1
village-green-award-17 = Mistrovství ve stromech
village-green-award-17-rule = každý strom: 1
village-green-award-18 = Cena za souměrnost porostu
village-green-award-18-rule = každá dvojice stromů jednoho druhu: 2
village-green-award-19 = Cena za přirozená stanoviště
village-green-award-19-rule = každý trávník 3, strom 1, stavba −1
village-green-award-20 = Nejlepší dílo lidských rukou
village-green-award-20-rule = stavby 0/1/2/3: −4/2/−2/6
village-green-award-21 = Mistrovství ve stavbách
village-green-award-21-rule = stavby 0/1/2/3: −2/1/2/4
village-green-award-22 = Mistrovství v trávnících
village-green-award-22-rule = trávníky 0/1/2/3: −2/1/4/8
village-green-award-23 = Cena za jednotný ráz
village-green-award-23-rule = tři stavby 5, každé tři stromy jednoho druhu 5
village-green-award-24 = Cena za tvrdé i měkké dřevo
village-green-award-24-rule = druhy stromů 0/1/2/3: −1/3/−1/5
village-green-award-25 = Cena za rozmanitost stromů
village-green-award-25-rule = druhy stromů 0/1/2/3: 1/−3/2/6, prázdné místo −2
village-green-award-26 = Cena za výsadbu stromů
village-green-award-26-rule = stromy 0/1/2–4/5/6: −2/4/−1/4/6
village-green-award-27 = Cena za vkusné záhony
village-green-award-27-rule = lilie 2, petúnie 1, růže −2; trávník či prázdné místo −3
village-green-award-28 = Nejlepší sladění barev
village-green-award-28-rule = modrá 2, žlutá 1, červená −2; trávník či prázdné místo −3
village-green-award-29 = Cena za pestrost prvků
village-green-award-29-rule = přesně 1 stavba, 1 strom a 1 jezírko nebo 1 prázdné místo: 6
village-green-award-30 = Soulad přírody a lidského díla
village-green-award-30-rule = 1 stavba: bez stromu −2, 2 stromy 4; 2 a 2 stromy: 6

## Otázky
village-green-column = sloupec { $line }
village-green-row = řada { $line }
village-green-prompt-arrange = Vylož své tři ceny nad sloupce A, B a C v libovolném pořadí; nikdo to neuvidí, dokud je nevyloží všichni.
village-green-prompt-arranged = Tvé ceny jsou vyložené. Ještě je můžeš změnit; { $count ->
    [one] vybírá ještě: { $players }.
   *[other] vybírají ještě: { $players }.
}
village-green-prompt-wait-arrange = { $count ->
    [one] První ceny ještě vykládá: { $players }.
   *[other] První ceny ještě vykládají: { $players }.
}
village-green-prompt-act = Vezmi si kartu zeleně, nebo cenu.
village-green-prompt-act-unturned = Vezmi si kartu zeleně, nebo cenu; předtím můžeš otočit kartu vesnice.
village-green-prompt-renewed = Nabídka je nová. Teď si vezmi kartu zeleně, nebo cenu.
village-green-prompt-cover = Vezmi si kartu zeleně: v tomto tahu smíš překrýt kteroukoli kartu zeleně ve své vesnici.
village-green-prompt-lay = Vylož kartu do své vesnice, nebo jednu odhoď.
village-green-prompt-lay-over = Vylož kartu, klidně i na jinou, nebo jednu odhoď.
village-green-prompt-lay-solo = Vylož kartu do své vesnice.
village-green-prompt-structure = Za stavbu dostáváš cenu: jednu si vezmi.
village-green-prompt-place = Vylož cenu: { $award }.
village-green-prompt-last-round = Toto je poslední kolo.
village-green-prompt-wait = Na tahu: { $player }.
village-green-prompt-over = Konec hry.
village-green-prompt-won = { $count ->
    [one] Vítězí
   *[other] Společně vítězí
} { $players }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
village-green-prompt-won-tie = Při shodě ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}) rozhodl počet karet zeleně: { $count ->
    [one] vítězí
   *[other] společně vítězí
} { $players }.
village-green-prompt-solo = Konec hry. { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. { $verdict }.
village-green-verdict-last = Poslední místo
village-green-verdict-mention = Čestné uznání
village-green-verdict-podium = Těsně pod stupni vítězů
village-green-verdict-architect = Architekt roku

village-green-ask-action = Co uděláš?
village-green-ask-arrange-first = Kterou cenu vyložíš nad sloupec A?
village-green-ask-arrange = Kterou cenu vyložíš nad sloupec { $column }?
village-green-ask-take = Kterou kartu zeleně si vezmeš?
village-green-ask-card = Kterou kartu vyložíš, nebo odhodíš?
village-green-ask-lay = Kam ji vyložíš ({ $card })?
village-green-ask-award = Kterou cenu si vezmeš za stavbu?
village-green-ask-place = Kam cenu vyložíš?
village-green-ask-renew = V jakém pořadí pod balíček? První leží nad ostatními.
village-green-label-arrange = Vyložit nad A: { $a }, B: { $b }, C: { $c }
village-green-label-take = Vzít { $number }
village-green-label-take-deck = Vzít kartu zeleně naslepo
village-green-label-award = Vzít cenu { $number }
village-green-label-award-deck = Vzít cenu naslepo
village-green-label-left = { $count ->
    [one] v balíčku 1 karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
village-green-label-fits = ladí na { $places }
village-green-label-fits-nowhere = zatím neladí nikam
village-green-label-lay = Vyložit { $number }
village-green-label-discard = Odhodit { $number }
village-green-label-lay-at = Vyložit na { $place }
village-green-label-above = Nad sloupec { $line }
village-green-label-beside = Vlevo od řady { $line }
village-green-label-over = překryje: { $card }
village-green-label-renew-green = Karta vesnice: nová zeleň
village-green-label-renew-awards = Karta vesnice: nové ceny
village-green-label-cover = Karta vesnice: překrýt kartu
village-green-label-card-used = jednou za hru; neotočená karta vesnice dá na konci 1 bod
village-green-label-order = Pod balíček: { $order }
village-green-label-stop = Dost – ukončit hru

## Co se stalo
village-green-tell-arranged = { $player } vykládá první ceny.
village-green-tell-arranged-again = { $player } vykládá první ceny znovu.
village-green-tell-arranged-own = Vykládáš ceny: { $awards }.
village-green-tell-opened = { $player } má ceny: { $awards }.
village-green-tell-first = Začíná { $player }.
village-green-tell-took = { $player } bere kartu zeleně: { $card }.
village-green-tell-drew = { $player } bere kartu zeleně naslepo.
village-green-tell-drew-own = Bereš naslepo kartu zeleně: { $card }.
village-green-tell-green-up = Nová karta zeleně v nabídce: { $card }.
village-green-tell-laid = { $player } vykládá na { $place }: { $card }.
village-green-tell-laid-over = { $player } vykládá na { $place }: { $card }; překrytá karta: { $over }.
village-green-tell-discarded = { $player } odhazuje kartu zeleně.
village-green-tell-discarded-own = Odhazuješ: { $card }.
village-green-tell-took-award = { $player } bere cenu: { $award }.
village-green-tell-drew-award = { $player } bere cenu naslepo.
village-green-tell-drew-award-own = Bereš naslepo cenu: { $award }.
village-green-tell-award-up = Nová cena v nabídce: { $award }.
village-green-tell-headed = { $player } vykládá cenu ({ $line }): { $award }.
village-green-tell-headed-over = { $player } vykládá cenu ({ $line }): { $award }; překrytá cena: { $over }.
village-green-brief-headed = { $player } vykládá: { $award }.
village-green-tell-no-award = { $player } za stavbu cenu nedostává: žádná nezbyla.
village-green-tell-renewed-green = { $player } otáčí kartu vesnice: odkryté karty zeleně jdou pod balíček a odkryjí se nové.
village-green-tell-renewed-awards = { $player } otáčí kartu vesnice: odkryté ceny jdou pod balíček a odkryjí se nové.
village-green-tell-renewed-own = Tvé pořadí: { $order }.
village-green-tell-covering = { $player } otáčí kartu vesnice a smí v tomto tahu překrýt kteroukoli kartu zeleně.
village-green-tell-passed = { $player } nemá co zahrát a vynechává.
village-green-tell-last-village = { $player } má plnou vesnici: toto je poslední kolo.
village-green-tell-last-greens = Balíček zeleně je prázdný: toto je poslední kolo.
village-green-tell-last-awards = Balíček cen je prázdný: toto je poslední kolo.
village-green-tell-stopped = { $player } končí: vesnice je hotová.
village-green-tell-resigned = { $player } se vzdává; vesnice zůstává, ale neboduje.
village-green-tell-over = Počítají se body.
village-green-last = { $player }: { $what }{ $points }
village-green-last-renewed-green = nová zeleň v nabídce
village-green-last-renewed-awards = nové ceny v nabídce
village-green-last-cover = karta vesnice otočená
village-green-last-took = bere kartu: { $card }
village-green-last-drew = bere kartu zeleně naslepo
village-green-last-discarded = odhazuje kartu
village-green-last-laid = { $card } na { $place }
village-green-last-over = překrytá karta: { $card }
village-green-last-award = bere cenu: { $award }
village-green-last-award-drawn = bere cenu naslepo
village-green-last-headed = { $award } ({ $line })

## Deska jako text, popis obrázku, přehledy
village-green-text-round = Kolo { $round }
village-green-text-greens = Karty zeleně · balíček: { $count }
village-green-text-awards = Ceny · balíček: { $count }
village-green-text-hand = Tvá ruka
village-green-text-dealt = Tvé ceny k vyložení
village-green-text-score = vesnice { $village }, jezírka { $ponds }
village-green-text-turned = karta otočená
village-green-text-unturned = karta neotočená
village-green-text-shown = V ruce: { $cards }
village-green-text-legend = Nejdřív barva: č červená, m modrá, ž žlutá; pak květina: R růže, P petúnie, L lilie; pak d dub, b bříza, v vrba, S stavba, ~ jezírko. Na okraji body za ceny.
village-green-alt-scores = Body: { $scores }.
village-green-alt-hand = Tvá ruka: { $cards }.
village-green-alt-greens = Karty zeleně: { $cards }.
village-green-alt-awards = Ceny: { $cards }.
village-green-picture-round = Village Green · kolo { $round }
village-green-picture-last-round = Village Green · poslední kolo
village-green-picture-end = Village Green · konec
village-green-picture-all = všichni naráz
village-green-picture-greens = Karty zeleně
village-green-picture-awards = Ceny
village-green-picture-hand = Tvá ruka
village-green-picture-dealt = Tvé ceny a ruka
village-green-picture-rules = Za co jsou body z tvých cen
village-green-picture-no-hand = Nemáš v ruce žádné karty.
village-green-picture-turned = karta vesnice otočená
village-green-picture-unturned = karta vesnice neotočená
village-green-score-village = Vesnice
village-green-score-ponds = Jezírka
village-green-score-columns = Sloupce
village-green-score-rows = Řady
village-green-score-total = Celkem
village-green-score-greens = Karty zeleně
village-green-report-scores = Body
village-green-report-awards = Kolik dává každá cena
village-green-report-cards = Naslepo a překryté
village-green-report-blind-greens = Zeleň naslepo
village-green-report-blind-awards = Ceny naslepo
village-green-report-lawns-covered = Překryté trávníky
village-green-report-greens-covered = Jiná překrytá zeleň
village-green-report-awards-covered = Překryté ceny
village-green-report-discards = Odhozené

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
village-green-figure-village = Karta vesnice
village-green-figure-ponds = Jezírka
village-green-figure-columns = Sloupce
village-green-figure-rows = Řady
village-green-figure-award = Nejlepší cena
village-green-figure-trees = Stromy
village-green-figure-unseen = Karty vzaté naslepo

## Odmítnutí
village-green-refusal-place-outside = Místo { $place } neexistuje: sloupce jsou A až C, řady 1 až 3.
village-green-refusal-line-outside = Řada ani sloupec { $place } neexistuje: cena patří nad sloupec A, B nebo C, nebo vlevo od řady 1, 2 nebo 3.
village-green-refusal-village-card = Karta vesnice se nepřekrývá: cena patří nad sloupec A, B nebo C, nebo vlevo od řady 1, 2 nebo 3.
village-green-refusal-arrange-first = Nejdřív vylož své tři ceny nad sloupce.
village-green-refusal-arranged = První ceny už leží; změnit je nemůžeš.
village-green-refusal-take-first = Nejdřív si vezmi kartu zeleně; teprve pak jednu vyložíš, nebo odhodíš.
village-green-refusal-award-first = Nejdřív si vezmi cenu; pak ji vyložíš.
village-green-refusal-lay-first = Kartu zeleně už máš: teď jednu z ruky vylož, nebo odhoď.
village-green-refusal-lay-first-solo = Kartu zeleně už máš: teď jednu z ruky vylož.
village-green-refusal-structure-first = Za stavbu dostáváš cenu: nejdřív si ji vezmi.
village-green-refusal-place-first = Nejdřív vylož cenu, kterou držíš.
village-green-refusal-card-used = Tvá karta vesnice už je otočená: použít ji můžeš jednou za hru.
village-green-refusal-card-late = Kartu vesnice můžeš otočit jen před akcí svého tahu.
village-green-refusal-cover-take = Karta vesnice je otočená kvůli překrytí: teď si vezmi kartu zeleně.
village-green-refusal-row-empty = Na místě { $number } v nabídce žádná karta zeleně neleží.
village-green-refusal-deck-empty = Balíček zeleně je prázdný: vezmi si kartu z nabídky.
village-green-refusal-award-row-empty = Na místě { $number } v nabídce žádná cena neleží.
village-green-refusal-award-deck-empty = Balíček cen je prázdný: vezmi si cenu z nabídky.
village-green-refusal-hand = Kartu { $number } nemáš: v ruce { $count ->
    [one] je jedna karta.
    [few] jsou { $count } karty.
    [many] je { $count } karty.
   *[other] je { $count } karet.
}
village-green-refusal-occupied = Na { $place } už leží karta ({ $card }): překrýt můžeš jen trávník, jinou kartu jen po otočení karty vesnice.
village-green-refusal-mismatch = Tato karta ({ $card }) nemůže ležet na { $place }: vedle, na { $beside }, leží { $other } a neladí květinou ani barvou.
village-green-refusal-renew-empty-green = V nabídce není žádná karta zeleně: pod balíček není co dát.
village-green-refusal-renew-empty-awards = V nabídce není žádná cena: pod balíček není co dát.
village-green-refusal-renew-order = Uveď každou kartu z nabídky jednou ({ $count }), v pořadí, v jakém jdou pod balíček.
village-green-refusal-cover-nothing = Žádná karta zeleně už nezbyla, takže karta vesnice tu nepomůže.
village-green-refusal-solo-discard = V sólové hře se karty neodhazují: jednu musíš vyložit.
village-green-refusal-solo-fit = Tato karta ani žádná z ruky se do tvé vesnice nehodí, proto si ji nemůžeš vzít.
village-green-refusal-solo-fit-deck = Žádná karta z ruky se do tvé vesnice nehodí a karta vzatá naslepo by se také hodit nemusela: vzít si ji nemůžeš.
village-green-refusal-solo-fit-cover = Ani s překrytím jiné karty se do tvé vesnice nehodí nic z ruky ani z nabídky.
village-green-refusal-solo-awards-full = Všech šest míst pro ceny je obsazeno; v sólové hře smí jinou cenu překrýt jen ta za stavbu.
village-green-refusal-solo-cover = Tam ({ $place }) už cena leží; v sólové hře ji smí překrýt jen cena za stavbu.
village-green-refusal-stop-solo = Předčasně můžeš skončit jen sólovou hru; hra s ostatními se dohrává, nebo se můžeš vzdát.
village-green-refusal-stop-late = Kartu už máš v ruce: nejdřív dohraj tah, pak můžeš skončit.

## Pravidla
village-green-rules-overview-title = Hra ve zkratce
village-green-rules-overview =
    Navrhuješ náves z devíti karet, tři krát tři. Každá karta má **květinu** (růži, petúnii nebo lilii) v **barvě** (červené, modré nebo žluté) a ještě něco: stromy, stavbu, nebo jezírko. Sousední karty musí ladit květinou nebo barvou.

    Nad třemi sloupci a vlevo od tří řad leží **ceny**. Každá platí za tři místa svého sloupce nebo své řady: jedna za břízy, jiná za červené lilie. Na konci se počítá cena, která je na každém ze šesti míst vidět.

    Ve svém tahu si buď vezmeš kartu zeleně a nějakou vyložíš, nebo si vezmeš cenu a vyložíš ji. Vyhrává, kdo má nejvíc bodů.

    V krabici je 60 karet zeleně a 30 cen, každá cena jiná. Na 54 kartách zeleně je květina, každá v každé barvě šestkrát: 27 se stromy, 18 se stavbou, 9 s jezírkem; 6 jsou trávníky.
village-green-rules-turn-title = Tah
village-green-rules-turn =
    Před prvním tahem každý vyloží nad sloupce tři rozdané ceny, všichni naráz a tajně; tajné jsou i tři karty zeleně v ruce. Prvního hráče určí los.

    Ve svém tahu uděláš **jednu** ze dvou věcí:
    • **Karta zeleně:** vezmi si jednu ze tří odkrytých, nebo vrchní z balíčku naslepo. Pak jednu kartu z ruky vylož, nebo jednu odhoď. Na konci máš vždy tři karty.
    • **Cena:** vezmi si jednu ze tří odkrytých, nebo vrchní z balíčku naslepo, a vylož ji.

    Vzatá odkrytá karta se hned doplní, takže novou vidíš dřív, než něco vyložíš.

    Zpět nejde vzít kartu z balíčku ani nic, co odkrylo novou kartu.
village-green-rules-laying-title = Vykládání karet zeleně
village-green-rules-laying =
    Karty zeleně patří na devět vnitřních míst, A1 až C3. Karta musí ladit s **každým** sousedem nahoře, dole, vlevo i vpravo: květinou, barvou, nebo obojím. Jiné karty se dotýkat nemusí.

    • **Trávníky** květinu nemají: ladí se vším a všechno ladí s nimi. Na trávník můžeš vyložit kartu zeleně (i další trávník); překrytý trávník se nepočítá.
    • **Jezírka** dávají na konci po 2 bodech.
    • **Stavby:** kdo stavbu vyloží, hned si vezme cenu a vyloží ji. Když žádná nezbyla, nic se nestane.
    • **Stromy** samy o sobě nic nedávají; počítají je ceny. Na kartě je jeden, nebo dva.

    Jiné karty zeleně můžeš překrýt jen po otočení karty vesnice.
village-green-rules-awards-title = Vykládání cen
village-green-rules-awards =
    Cena patří nad sloupec A, B nebo C, nebo vlevo od řady 1, 2 nebo 3, kamkoli chceš. Platí za tři místa svého sloupce nebo své řady tak, jak leží na konci. Cena smí překrýt jinou, která se pak nepočítá.

    Některé ceny body ubírají a některé počítají **prázdná místa**. Na obrázku je na každé ceně vidět, kolik dává právě teď.

    Odhozená karta cenu nikdy nepřinese, ani stavba. Stavba vyložená na trávník ano.
village-green-rules-list-title = Všechny ceny
village-green-rules-list =
    Za tři místa řady nebo sloupce:
    • jedna z devíti květin v barvě (devět cen): po 3
    • Jezírka: po 2 navíc k jejich vlastním 2
    • Všechny tři barvy: 6 · všechny tři květiny: 6
    • Karta zeleně 2, strom −1 · karta zeleně 2, prázdné místo −3
    • Bříza 2, vrba −2 · dub 3, bříza −2, vrba −1
    • Každý strom 1 · každá dvojice stromů jednoho druhu 2
    • Trávník 3, strom 1, stavba −1
    • Stavby 0/1/2/3: −4/2/−2/6 · druhá taková: −2/1/2/4
    • Trávníky 0/1/2/3: −2/1/4/8
    • Tři stavby 5, každé tři stromy jednoho druhu 5
    • Druhy stromů 0/1/2/3: −1/3/−1/5 · druhá taková: 1/−3/2/6, prázdné místo −2
    • Stromy 0/1/2–4/5/6: −2/4/−1/4/6
    • Lilie 2, petúnie 1, růže −2, trávník nebo prázdné místo −3
    • Modrá 2, žlutá 1, červená −2, trávník nebo prázdné místo −3
    • Přesně jedna stavba, přesně jeden strom a přesně jedno jezírko nebo jedno prázdné místo: 6
    • 1 stavba bez stromů −2; 1 stavba a 2 stromy 4; 2 stavby a 2 stromy 6
village-green-rules-village-title = Karta vesnice
village-green-rules-village =
    Jednou za hru smíš ve svém tahu před akcí otočit kartu vesnice a udělat jednu z těchto věcí:
    • **Nová nabídka:** dej všechny odkryté karty zeleně, nebo všechny odkryté ceny pod jejich balíček v libovolném pořadí a odkryj nové; pak udělej svou akci. Ostatní se pořadí nedozvědí.
    • **Překrytí:** vezmi si kartu zeleně jako akci tohoto tahu; karta, kterou pak vyložíš, smí překrýt kteroukoli kartu zeleně ve tvé vesnici. Musí ladit s novými sousedy, ne s kartou, kterou překrývá; ta se už nepočítá.

    Neotočená karta vesnice dá na konci 1 bod.
village-green-rules-end-title = Konec hry a body
village-green-rules-end =
    Probíhající kolo je poslední, jakmile
    • má někdo karty na všech devíti místech, nebo
    • je balíček zeleně prázdný, nebo
    • je balíček cen prázdný.

    Kolo se dohraje, aby všichni měli stejně tahů. Pak se počítá:
    • 1 bod za neotočenou kartu vesnice,
    • 2 body za každé jezírko, které je vidět,
    • body za každou cenu.

    Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc viditelných karet zeleně, pak je vítězství společné.

    Když vás hraje míň než pět, zůstanou některé karty neodkryté v krabici: karet zeleně 5 (ve čtyřech), 10 (ve třech) nebo 15 (ve dvou), cen 5 (ve třech) nebo 10 (ve dvou).
village-green-rules-solo-title = Sólo
village-green-rules-solo =
    Jako ve dvou, ale:
    • Když si vezmeš kartu zeleně, musíš nějakou vyložit; odhazovat nesmíš. Kartu, která se nikam nehodí, si vzít nemůžeš.
    • Ceny nepřekrývají ceny; když je všech šest míst obsazeno, další už si vzít nemůžeš. Překrýt smí jen cena za stavbu.
    • Hru neukončí plná místa ani prázdné balíčky: končí, když už nic vyložit nemůžeš nebo nechceš. Karta vesnice může ještě něco otevřít.

    Do 15 bodů: poslední místo. 16–25: čestné uznání. 26–35: těsně pod stupni vítězů. Více než 35: architekt roku.
village-green-rules-notation-title = Zápis tahů
village-green-rules-notation =
    Celý tah můžeš napsat najednou, kroky se oddělují středníky: `take 2; lay 3 b2`

    • `arrange 2 1 3` – na začátku: cena 2 nad A, 1 nad B, 3 nad C
    • `take 2`, `take deck` – odkrytá karta zeleně (1 až 3), nebo vrchní z balíčku
    • `lay 3 b2` – karta 3 z ruky na B2; právě vzatá karta má nejvyšší číslo
    • `discard 3` – odhodit kartu 3 z ruky
    • `award 2`, `award deck` – cena; i ta za stavbu
    • `place b`, `place 2` – vyložit cenu nad sloupec B, nebo vlevo od řady 2
    • `renew green 2 3 1`, `renew awards 1 2 3` – karta vesnice: nová nabídka
    • `cover` – karta vesnice: v tomto tahu překrýt kteroukoli kartu zeleně
    • `stop` – sólo: ukončit hru

village-green-call-arrange = vylož své tři ceny
village-green-call-last-round = jsi na tahu, naposledy

## Celé akce na tlačítkách
village-green-whole-lay = Vyložit { $number } na { $place }
village-green-whole-above = Vyložit cenu nad sloupec { $line }
village-green-whole-beside = Vyložit cenu vlevo od řady { $line }
village-green-whole-renew-green = Nová zeleň, pod balíček: { $order }
village-green-whole-renew-awards = Nové ceny, pod balíček: { $order }

# Co lze psát místo slov zápisu; jak, říká common.ftl.
village-green-word-arrange = vylož seřaď seřadit uspořádej rozlož rozložit seřadím ocenění-v-pořadí pořadí seřadím-ocenění seřaď-ocenění seřaď-ceny
village-green-word-award = cena cenu ceny vezmi-cenu vzít-cenu beru-cenu ocenění odměn* oceneni
village-green-word-renew = obnov obnovit obnovuji obnovuju vyměním vyměň nové nová
village-green-word-renew-green = nové-karty-zeleně obnov-zeleň otáčím-kartu-vesnice-nové-karty-zeleně-v-pořadí otáčím-kartu-vesnice-nové-karty-zeleně nové-karty-zeleně-v-pořadí
village-green-word-renew-awards = nové-ceny obnov-ceny nová-ocenění vyměním-ocenění obnov-ocenění karta-vesnice-vyměním-ocenění otáčím-kartu-vesnice-nové-ceny otáčím-kartu-vesnice-nová-ocenění
village-green-word-green = zeleň zeleně zelené
village-green-word-awards = ceny ocenění
village-green-word-cover = překryj překrýt překrývám překryju překryji překrytí zakryju překryju-kartu použiju-kartu-vesnice-na-překrytí použiju-kartu-vesnice-na-překrytí-karty-zeleně
village-green-word-deck = balíč* z-balíčku naslepo balíčku
village-green-word-place-award = polož-cenu položit-cenu vylož-cenu vyložit-cenu polož-ocenění položím-ocenění položit-ocenění
village-green-word-1 = prvn* lev* horn* horn*-řad* horn*-řád*
village-green-word-2 = druh* prostředn* prostředn*-řad*
village-green-word-3 = třet* prav* doln* doln*-řad*
village-green-word-4 = čtvrt*
village-green-word-a = lev*-sloup* prvn*-sloup*
village-green-word-b = prostředn*-sloup* druh*-sloup*
village-green-word-c = prav*-sloup* třet*-sloup*
village-green-word-a1 = vlevo-nahoř* vlevo-nahoru lev*-horn* lev*-horn*-roh*
village-green-word-b1 = doprostřed-horní-řady uprostřed-horní-řady
village-green-word-c1 = vpravo-nahoř* vpravo-nahoru prav*-horn* prav*-horn*-roh*
village-green-word-a2 = uprostřed-levého-sloupce
village-green-word-b2 = doprostřed uprostřed střed*
village-green-word-c2 = uprostřed-pravého-sloupce
village-green-word-a3 = vlevo-dol* vlevo-dolů lev*-doln* lev*-doln*-roh*
village-green-word-b3 = doprostřed-dolní-řady uprostřed-dolní-řady
village-green-word-c3 = vpravo-dol* prav*-doln* prav*-doln*-roh*
village-green-word-take = zeleň zeleně zelene
village-green-word-place = ocenění cen* odměn* nad vlevo
village-green-word-arrange-1-2-3 = nechám-ocenění-tak-jak-jsou nech-ocenění-tak-jak-jsou

# Důvody, které uvádí počítač: krátké výrazy za rozdílem bodů.
village-green-why-column = cena nad sloupcem { $line }
village-green-why-row = cena vlevo od řady { $line }
village-green-why-card = tvá karta vesnice
village-green-why-ponds = jezírka
village-green-why-places = co se ještě hodí na tvá prázdná místa
village-green-why-hand = karty v tvé ruce
village-green-why-rivals = jak jsou na tom soupeři

## A first game with a guide: at most 350 characters each

village-green-lesson-arrange = Před prvním tahem všichni naráz vyloží tři rozdané **ceny** nad sloupce A, B a C. Každá na konci platí za tři místa pod sebou. Přečti si, co chtějí, a rozděl ty, kterým poslouží různé karty z tvé ruky.
village-green-lesson-turn = Ve svém tahu uděláš **jednu** ze dvou věcí: vezmeš kartu zeleně a nějakou vyložíš, nebo vezmeš a vyložíš cenu. Míst je devět pro zeleň a šest pro ceny; zpočátku je důležitější zeleň, ale dobré ceny rychle mizí.
village-green-lesson-lay = Teď **vylož jednu kartu** z ruky, novou či jinou, nebo jednu odhoď. Karta musí s každým sousedem ladit květinou nebo barvou. Jiné se dotýkat nemusí, takže vzdálené rohy jsou volné – ale něco se pak musí vejít mezi ně.
village-green-lesson-misfit = Vyznačené karty se teď **nikam nehodí**: každý soused chce stejnou květinu nebo stejnou barvu. Karty, které ladí s mnoha sousedy, nechávají náves otevřenou. Co nepasuje, můžeš odhodit, ale stojí to tah.
village-green-lesson-structure = Máš vyloženou **stavbu**, takže si hned vezmeš cenu, odkrytou nebo naslepo, a vyložíš ji. Je to celá akce zdarma. Vyber takovou, která platí za to, co už leží – nebo za řadu, kterou teprve zaplníš.
village-green-lesson-place = Kam s cenou? Nad sloupec, nebo vlevo od řady; platí za **tři místa té linie**, jak leží na konci. Smí překrýt jinou cenu, která pak nedá nic. Vyznačeno je, kolik tvoje ceny dávají teď.
village-green-lesson-near = Blíží se konec: jakmile má někdo **všech devět míst** zeleně plných, nebo je některý balíček prázdný, kolo se dohraje. Spočítej, kolik tahů ti zbývá, a ber nejdřív to, co platí nejvíc.
village-green-lesson-pays = Čísla na cenách říkají, kolik každá **dává teď**. Každá karta zeleně stojí v jednom sloupci a v jedné řadě, může se tedy počítat dvakrát: hledej místo, kde ji chtějí obě ceny.
village-green-lesson-match = Každá nová karta musí ladit se **všemi sousedy** květinou nebo barvou. Než si nějakou vezmeš, podívej se na mezery: mezi dvě karty jiné květiny i barvy se hledá těžko. Vykládej tak, aby mezery chtěly stejnou barvu.
village-green-lesson-awards = Podívej se i na **odkryté ceny**. Cena, která platí za to, co leží ve tvé vesnici, za akci stojí; vzatá včas napoví, co sbírat. Každá ze šesti linií má místo pro jednu.
village-green-lesson-builds = Vyznačená karta má **stavbu**: kdo ji vyloží, hned si vezme cenu a vyloží ji. Jsou to dvě karty v jednom tahu. Odhozená nepřinese nic.
village-green-lesson-pond = Vyznačená karta má **jezírko**: dá 2 body, ať ceny říkají cokoli. Některé ceny jezírka počítají navíc.
village-green-lesson-lawn = Vyznačená karta je **trávník**: ladí se vším a všechno ladí s ním. Uzavře tedy každou mezeru a později na něj můžeš vyložit jinou kartu zeleně. Sám nedá nic.
village-green-lesson-village = Jednou za hru smíš před akcí otočit **kartu vesnice**: obnovit celou nabídku, nebo vyložit kartu zeleně na jinou. Neotočená dá 1 bod, použij ji tedy, když přinese víc.
village-green-lesson-minus = Vyznačená cena ti teď **body ubírá**. Změň, co leží v její linii, překryj ji jinou cenou, nebo linii zaplň tak, aby převážilo něco lepšího.
village-green-lesson-blind = Můžeš si také vzít **vrchní kartu z balíčku naslepo**, zeleň nebo cenu. Hodí se to, když ti nepomůže nic odkrytého. Nejde to vzít zpět a cenu musíš vyložit.
village-green-lesson-last = Tohle je **poslední kolo**: všichni budou mít stejně tahů. Spočítej, co hned přinese víc: karta zeleně, nebo cena? Kartu vesnice můžeš použít navíc k akci.
village-green-lesson-next = Po tvé akci je na tahu další hráč; místo vzaté odkryté karty už leží nová, všem na očích. Jakmile má někdo devět plných míst nebo je balíček prázdný, kolo se dohraje a počítá se.
