# Catan. Slova: pole, křižovatka (roh), cesta (hrana), vesnice, město, silnice, suroviny, akční karta, rytíř, pokrok, vítězný bod,
# přístav, zloděj, bank, obchod s hráči a námořní obchod, nejdelší obchodní cesta, největší vojsko.

catan-name = Osadníci z Katanu
catan-blurb = Osidluj ostrov: házej, obchoduj, stav a získej dost bodů dřív než ostatní. 3–4 hráči.

## Volby

catan-option-layout = Rozložení
catan-option-layout-beginner = Pro začátečníky: ostrov z pravidel, volné zakládání
catan-option-layout-fixed = Pevné rozestavení: ostrov i první stavby jsou dané
catan-option-layout-variable = Proměnlivé: náhodný ostrov
catan-option-tokens = Žetony s čísly (proměnlivé rozložení)
catan-option-tokens-spiral = Po spirále
catan-option-tokens-random = Náhodně, 6 a 8 nikdy vedle sebe
catan-option-terrain = Vlastní krajiny
catan-option-numbers = Vlastní žetony s čísly
catan-option-harbours = Vlastní přístavy
catan-option-robber = První pole zloděje
catan-option-points = Body k vítězství
catan-option-points-5 = 5 (velmi krátká hra)
catan-option-points-8 = 8
catan-option-points-10 = 10 (podle pravidel)
catan-option-points-12 = 12
catan-option-points-14 = 14 (dlouhá hra)
catan-option-friendly = Přátelský zloděj
catan-option-friendly-no = Ne
catan-option-friendly-yes = Ano: šetří hráče s nejvýše 2 body
catan-option-order = Obchod a stavba
catan-option-order-strict = Nejdřív obchod, pak stavba (podle pravidel)
catan-option-order-free = V libovolném pořadí
catan-option-trade = Obchod
catan-option-trade-players = S bankem i mezi hráči
catan-option-trade-people = I mezi hráči, ale počítače nabídky nedávají
catan-option-trade-bank = Jen s bankem

## Karty, krajina, barvy

catan-card-wood = dřevo
catan-card-brick = cihly
catan-card-wool = vlna
catan-card-grain = obilí
catan-card-ore = ruda
catan-count-wood = { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
catan-count-brick = { $count ->
        [one] { $count } cihla
        [few] { $count } cihly
       *[other] { $count } cihel
    }
catan-count-wool = { $count ->
        [one] { $count } vlna
        [few] { $count } vlny
       *[other] { $count } vln
    }
catan-count-grain = { $count } obilí
catan-count-ore = { $count ->
        [one] { $count } ruda
        [few] { $count } rudy
       *[other] { $count } rud
    }
# Totéž za slovem „za“, ve čtvrtém pádě.
catan-for-wood = { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
catan-for-brick = { $count ->
        [one] { $count } cihlu
        [few] { $count } cihly
       *[other] { $count } cihel
    }
catan-for-wool = { $count ->
        [one] { $count } vlnu
        [few] { $count } vlny
       *[other] { $count } vln
    }
catan-for-grain = { $count } obilí
catan-for-ore = { $count ->
        [one] { $count } rudu
        [few] { $count } rudy
       *[other] { $count } rud
    }
catan-deal = { $give } za { $want }
catan-development-knight = Rytíř
catan-development-point = Vítězný bod
catan-development-roads = Stavba silnic
catan-development-plenty = Vynález
catan-development-monopoly = Monopol
catan-terrain-wood = Les
catan-terrain-brick = Pahorky
catan-terrain-wool = Pastvina
catan-terrain-grain = Pole s obilím
catan-terrain-ore = Hory
catan-terrain-desert = poušť
# Po dvou písmenech, všechna různá: jsou na textové desce i na obrázku.
catan-sign-wood = Dř
catan-sign-brick = Ci
catan-sign-wool = Vl
catan-sign-grain = Ob
catan-sign-ore = Ru
catan-sign-desert = Po
catan-harbour-any = přístav 3:1
catan-harbour-kind = přístav 2:1 { $kind }
catan-colour-blue = Modrá
catan-colour-amber = Žlutá
catan-colour-green = Zelená
catan-colour-red = Oranžová

## Počty

catan-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
catan-hand-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
catan-cards-unplayed = { $count ->
        [one] { $count } akční karta
        [few] { $count } akční karty
       *[other] { $count } akčních karet
    }
catan-knights = { $count ->
        [one] { $count } rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
catan-road-length = cesta { $count }
catan-longest-road = Nejdelší cesta
catan-largest-army = Největší vojsko
catan-resigned = vzdáno
catan-new-cards = { $count ->
        [one] { $count } nová
        [few] { $count } nové
       *[other] { $count } nových
    }
catan-pieces-left = zbývá { $count }
catan-you-have = máš { $count }
catan-bank-has = bank: { $count }
catan-price-road = Silnice
catan-price-settlement = Vesnice
catan-price-city = Město
catan-price-card = Akční karta

## Nabídky

catan-verb-roll = Hodit kostkami
catan-verb-road = Postavit silnici
catan-verb-settlement = Postavit vesnici
catan-verb-city = Postavit město
catan-verb-buy = Koupit akční kartu
catan-verb-bank = Obchodovat s bankem
catan-verb-knight = Zahrát Rytíře
catan-verb-roads = Zahrát Stavbu silnic
catan-verb-plenty = Zahrát Vynález
catan-verb-monopoly = Zahrát Monopol
catan-verb-robber = Přesunout zloděje
catan-verb-stop = Bez druhé silnice
catan-verb-discard = Odhodit karty
catan-verb-accept = Přijmout
catan-verb-decline = Odmítnout
catan-verb-confirm = Obchodovat: { $player }
catan-verb-cancel = Stáhnout nabídku
catan-verb-end = Ukončit tah
catan-ask-action = Co uděláš?
catan-ask-road = Kudy povede silnice?
catan-ask-settlement = Kde bude vesnice?
catan-ask-city = Která vesnice se stane městem?
catan-ask-give = Co dáš do banku?
catan-ask-take = Co si vezmeš z banku?
catan-ask-second = A co ještě?
catan-ask-monopoly = Kterou surovinu odevzdají všichni ostatní?
catan-ask-robber = Kam půjde zloděj?
catan-ask-victim = Komu vezmeš kartu?
catan-ask-discard = Kolik dřeva a cihel odhodíš?
catan-ask-discard-more = A kolik ze zbytku?
catan-region-row = Řada { $row }
catan-form-trade = Napiš nabídku
catan-form-trade-give = Dáváš
catan-form-trade-give-hint = 2 vlny (dřevo, cihly, vlna, obilí, ruda)
catan-form-trade-want = Chceš
catan-form-trade-want-hint = 1 ruda (dřevo, cihly, vlna, obilí, ruda)
catan-form-trade-to = Komu? (prázdné: všem)
catan-form-trade-to-hint = modrá, žlutá, zelená, oranžová
catan-form-counter = Napiš protinabídku
catan-form-counter-give = Dáváš
catan-form-counter-give-hint = 1 ruda (dřevo, cihly, vlna, obilí, ruda)
catan-form-counter-want = Chceš
catan-form-counter-want-hint = 2 vlny (dřevo, cihly, vlna, obilí, ruda)

# Co lze ve formulářích napsat místo slov zápisu.
catan-word-wood = dřev* dříví les*
catan-word-brick = cihl* cihel hlín*
catan-word-wool = vln* ovc* ovec pastvin*
catan-word-grain = obil* pšenic*
catan-word-ore = rud* kámen kamen*
catan-word-blue = modr*
catan-word-amber = žlut* jantar*
catan-word-green = zelen*
catan-word-red = oranž* červen*

## Odmítnutí

catan-refusal-layout = Toto rozložení použít nejde: podívej se na část „{ $part }“.
catan-refusal-found-settlement = Nejdřív založ vesnici: vyber křižovatku.
catan-refusal-found-road = Teď polož silnici k nové vesnici.
catan-refusal-road-founding = Silnice musí ležet u nové vesnice na { $corner }.
catan-refusal-roll-first = Nejdřív hoď kostkami; předtím můžeš jen zahrát akční kartu.
catan-refusal-rolled = V tomto tahu už máš hozeno.
catan-refusal-discards-first = Nejdřív všichni, kdo mají víc než sedm karet, odhodí polovinu.
catan-refusal-robber-first = Nejdřív přesuň zloděje.
catan-refusal-robber-now = Zloděj se hýbe jen po sedmičce nebo po Rytíři.
catan-refusal-free-roads = Nejdřív postav silnice zdarma. Druhou můžeš vynechat: „Bez druhé silnice“.
catan-refusal-stop = Není co ukončit.
catan-refusal-edge-taken = Na { $edge } už silnice leží.
catan-refusal-no-roads-left = Všech tvých 15 silnic už leží.
catan-refusal-road-through = Silnice { $edge } by vedla skrz cizí stavbu.
catan-refusal-road-unconnected = Silnice musí navazovat na tvou silnici, vesnici nebo město; { $edge } nenavazuje.
catan-refusal-road-price = Silnice stojí 1 dřevo a 1 cihlu.
catan-refusal-corner-taken = Na { $corner } už něco stojí.
catan-refusal-distance = Pravidlo odstupu: vedle { $corner } už něco stojí.
catan-refusal-settlement-road = K vesnici musí vést tvá silnice; k { $corner } nevede.
catan-refusal-no-settlements-left = Všech tvých 5 vesnic stojí: změň některou na město.
catan-refusal-settlement-price = Vesnice stojí 1 dřevo, 1 cihlu, 1 vlnu a 1 obilí.
catan-refusal-city-place = Město nahrazuje tvou vesnici; na { $corner } žádná není.
catan-refusal-no-cities-left = Všechna tvá 4 města už stojí.
catan-refusal-city-price = Město stojí 2 obilí a 3 rudy.
catan-refusal-card-price = Akční karta stojí 1 vlnu, 1 obilí a 1 rudu.
catan-refusal-deck-empty = Akční karty došly.
catan-refusal-card-none = Takovou kartu k zahrání nemáš.
catan-refusal-card-new = Tuhle kartu máš koupenou v tomto tahu: zahrát ji můžeš až v příštím.
catan-refusal-card-one = V jednom tahu můžeš zahrát jen jednu akční kartu.
catan-refusal-roads-nowhere = Nemáš silnici, nebo pro ni není místo.
catan-refusal-plenty-empty = Bank je prázdný.
catan-refusal-plenty-two = Vyber dvě karty, třeba „vynález: dřevo a ruda“.
catan-refusal-bank-empty = V banku chybí: { $kind }.
catan-refusal-bank-rate = Za tuto surovinu ({ $kind }) chce bank { $rate } karty; máš jich méně.
catan-refusal-same-kind = Stejná surovina nemůže být na obou stranách.
catan-refusal-trade-over = V tomto tahu už se stavělo nebo kupovalo: obchodovat můžeš zase až v příštím.
catan-refusal-trade-bank = U tohoto stolu se obchoduje jen s bankem.
catan-refusal-gift = Žádné dary: obě strany musí něco dát.
catan-refusal-offer-cards = Karty, které nabízíš, nemáš.
catan-refusal-offer-open = Tvá nabídka ještě platí. Nejdřív ji stáhni.
catan-refusal-offer-gone = Na tuhle výměnu nemáš karty.
catan-refusal-own-offer = Se sebou obchodovat nemůžeš.
catan-refusal-nobody = Někdo z těch, koho uvádíš, tu nehraje.
catan-refusal-no-offer = Teď žádná nabídka neplatí.
catan-refusal-not-asked = Nabídka není pro tebe.
catan-refusal-answered = Na tuhle nabídku už máš odpovězeno.
catan-refusal-accept-cards = Požadované karty nemáš.
catan-refusal-not-accepted = Tento hráč s nabídkou nesouhlasí.
catan-refusal-discard-none = Nic odhazovat nemusíš.
catan-refusal-discard-count = { $due ->
        [one] Odhoď přesně { $due } kartu.
        [few] Odhoď přesně { $due } karty.
       *[other] Odhoď přesně { $due } karet.
    }
catan-refusal-discard-cards = Tyto karty nemáš.
catan-refusal-robber-stays = Zloděj musí na jiné pole.
catan-refusal-robber-friendly = Přátelský zloděj šetří hráče s nejvýše dvěma body: ne na { $hex }.
catan-refusal-robber-victim = Někdo tam má stavbu: napiš, koho okradeš.
catan-refusal-robber-absent = Tohoto hráče tam okrást nemůžeš.

## Otázky

catan-prompt-over = Vítězí { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
catan-prompt-closed = Hra skončila bez vítěze.
catan-prompt-found = Založ vesnici na volné křižovatce, aspoň dva kroky od každé jiné.
catan-prompt-pave = Polož silnici k vesnici na { $corner }.
catan-prompt-roll = Hoď kostkami.
catan-prompt-discard = { $count ->
        [one] Sedmička: vyber { $count } kartu k odhození.
        [few] Sedmička: vyber { $count } karty k odhození.
       *[other] Sedmička: vyber { $count } karet k odhození.
    }
catan-prompt-chosen = Odhodíš: { $cards }. Volbu můžeš změnit, dokud nevyberou všichni; ještě vybírají: { $names }.
catan-prompt-robber = Přesuň zloděje na jiné pole a ukradni kartu.
catan-prompt-free-roads = { $count ->
        [one] Polož ještě jednu silnici zdarma, nebo skonči.
        [few] Polož { $count } silnice zdarma.
       *[other] Polož { $count } silnic zdarma.
    }
catan-prompt-trade = Obchoduj, stav, nebo ukonči tah. První stavba obchod ukončí.
catan-prompt-free = Obchoduj a stav, jak chceš, pak ukonči tah.
catan-prompt-build = Stav dál, nebo ukonči tah.
catan-prompt-offer = Nabízíš: { $deal }. Až někdo bude souhlasit nebo všichni odpoví, dostaneš upozornění. Zatím můžeš hrát dál, nebo nabídku stáhnout.
catan-prompt-confirm = Možné výměny: { $deals }. Vyber jednu, nebo nabídku stáhni.
catan-prompt-asked = { $player } dává: { $give }; chce: { $want }. Přijmout, odmítnout, nebo protinabídka?
catan-prompt-asked-lacking = { $player } dává: { $give }; chce: { $want }. To nemáš. Odmítnout, nebo protinabídka?
catan-prompt-accepted = Souhlasíš s výměnou: { $deal }; teď vybírá { $player }.
catan-prompt-countered = Tvá protinabídka čeká; teď vybírá { $player }. Pořád můžeš přijmout: { $deal }.
catan-prompt-cards = Tvé akční karty: { $cards }.
catan-wait-discard = Karty ještě odhazují: { $names }.
catan-wait-found = { $player } zakládá vesnici.
catan-wait-roll = Teď hází kostkami { $player }.
catan-wait-robber = Teď přesouvá zloděje { $player }.
catan-wait-free-roads = { $player } pokládá silnice zdarma.
catan-wait-offer = { $player } čeká na odpovědi na nabídku: { $deal }.
catan-wait-build = { $player } staví.
catan-wait-trade = { $player } obchoduje a staví.

## Události

catan-event-rolled = { $player } hází { $one } + { $two } = { $sum }.
catan-event-seven = Budí se zloděj!
catan-event-nothing = Nikdo nic nedostává.
catan-event-shortage = Bank nemá dost pro všechny: { $kind }.
catan-event-paid = { $player } dostává za druhou vesnici: { $cards }.
catan-event-unpaid = { $player } nedostává za druhou vesnici nic.
catan-event-road = { $player } staví silnici na { $place }.
catan-event-settlement = { $player } staví vesnici na { $place }.
catan-event-city = { $player } staví město na { $place }.
catan-event-bought = { $player } kupuje akční kartu.
catan-event-bought-own = Kupuješ akční kartu: { $card }.
catan-event-played = { $player } hraje kartu: { $card }.
catan-event-stopped = { $player } druhou silnici nestaví.
catan-event-plenty = { $player } si bere z banku: { $cards }.
catan-event-monopoly = { $player } sbírá od všech: { $cards }.
catan-event-must-discard = Víc než sedm karet; polovinu odhodí: { $names }.
catan-event-chose = { $player } už ví, co odhodí.
catan-event-chose-own = Odhodíš: { $cards }.
catan-event-discarded = { $player } odhazuje: { $cards }.
catan-event-robber = { $player } přesouvá zloděje na { $hex }.
catan-event-robbed = O kartu přichází { $player }.
catan-event-robbed-known = { $player } přichází o kartu: { $card }.
catan-event-robbed-empty = { $player } nemá žádnou kartu, kterou by šlo ukrást.
catan-event-banked = { $player } dává do banku: { $give }; bere si: { $take }.
catan-event-offered = { $player } nabízí: { $deal }. Komu: { $names }.
catan-event-accepted = { $player } souhlasí.
catan-event-declined = { $player } odmítá.
catan-event-countered = Protinabídka ({ $player }): { $deal }.
catan-event-withdrawn = Nabídka končí ({ $player }).
catan-event-traded = { $player } dává: { $give }; { $other } dává: { $want }.
catan-event-longest = Nejdelší obchodní cestu má teď { $player }: { $count }.
catan-event-longest-aside = Nejdelší obchodní cestu teď nemá nikdo.
catan-event-army = { $count ->
        [one] Největší vojsko má teď { $player }: { $count } rytíř.
        [few] Největší vojsko má teď { $player }: { $count } rytíři.
       *[other] Největší vojsko má teď { $player }: { $count } rytířů.
    }
catan-event-turn = Na tahu je { $player }.
catan-event-won = { $hidden ->
        [0] Vítězí { $player }, { $points } bodů!
       *[other] Vítězí { $player }, { $points } bodů, z toho dosud skryté: { $hidden }!
    }

## Desky a statistiky (řádky mají 40 znaků)

catan-heading-discards = Odhazují: { $count }
catan-panel-bank = Bank
catan-panel-no-cards = Žádné akční karty
catan-panel-expected = Průměrně karet na hod
catan-effect-knight = Přesuň zloděje a vezmi jednu kartu.
catan-effect-point = 1 bod, tajný až do konce.
catan-effect-roads = Postav zdarma až dvě silnice.
catan-effect-plenty = Vezmi si dvě karty z banku.
catan-effect-monopoly = Všichni ostatní ti dají všechny karty jedné suroviny.
catan-heading-over = Katan – konec
catan-heading-found = Katan – zakládání
catan-heading-turn = Katan – tah { $count }
catan-text-legend = Pole: písmeno, krajina a číslo; * zloděj. Sousedé v řadě se dotýkají; každé pole se dotýká i dvou nad sebou a dvou pod sebou.
catan-text-corners = Pole a jejich křižovatky:
catan-text-harbours = Přístavy:
catan-text-bank = Bank:
catan-text-deck = { $count ->
        [one] { $count } akční karta
        [few] { $count } akční karty
       *[other] { $count } akčních karet
    }
catan-text-settlements = Vesnice:
catan-text-cities = Města:
catan-text-roads = Silnice:
catan-text-hand = Ruka:
catan-text-cards = Akční karty:
catan-alt-robber = Zloděj na { $hex }.
catan-report-dice = Kostky: jak často padl který součet
catan-report-production = Co přinesly kostky
catan-report-production-note = Karty z hodů, bez zakládání a obchodů. ≈: kolik kostky takovým vesnicím a městům průměrně přinesou, se zlodějem tam, kde stál.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
catan-figure-settlements = Vesnice
catan-figure-cities = Města
catan-figure-road = Nejdelší cesta
catan-figure-army = Největší vojsko
catan-figure-cards = Bodové karty
catan-figure-length = Délka cesty
catan-figure-knights = Zahraní rytíři
catan-figure-production = Karty z hodů
catan-figure-luck = Štěstí na kostky
catan-figure-luck-variance = Rozptyl štěstí

## Pravidla

catan-rules-overview-title = Přehled
catan-rules-overview =
    Osidluješ ostrov z 19 polí. Pět druhů krajiny dává suroviny: **les** dřevo, **pahorky** cihly, **pastviny** vlnu, **pole s obilím** obilí, **hory** rudu; **poušť** nedává nic.
    V každém tahu dvě kostky určí, která pole vynášejí: ta s hozeným číslem, a to všem, kdo u nich mají vesnici nebo město. Za suroviny stavíš silnice, vesnice a města a kupuješ akční karty; co ti chybí, získáš obchodem.

    {""}**Vítězné body:** vesnice 1, město 2, Nejdelší obchodní cesta 2, Největší vojsko 2, každá karta Vítězný bod 1. Kdo má ve svém tahu 10 bodů (nebo na kolika se stůl dohodl), hned vítězí; skryté body se počítají samy, nic nehlásíš. Kdo jich dosáhne v cizím tahu, vítězí na začátku svého, pokud je stále má.

    {""}**Zakládání:** po řadě každý založí na volné křižovatce vesnici se silnicí, pak v opačném pořadí druhou. Druhá vesnice vynese 1 kartu za každé pole, kterého se dotýká. (Při pevném rozestavení už vše stojí.)

    {""}**Barvy:** místo 1 modrá ●, 2 žlutá ■, 3 zelená ◆, 4 oranžová ▲. Ve třech oranžová nehraje.
catan-rules-turn-title = Tah
catan-rules-turn =
    {""}**1. Hod.** Každé pole s tím číslem dá každé vesnici u něj 1 kartu a městu 2, pokud na něm nestojí zloděj. Když bank nemá některé suroviny dost pro všechny, nedostane ji nikdo; jen když ji má dostat jediný hráč, vezme si, co zbývá. **7** budí zloděje.
    {""}**2. Obchod** s hráči a s bankem, kolikrát chceš.
    {""}**3. Stavba** a nákup, kolikrát chceš. První stavba nebo nákup obchod ukončí, takže přístav postavený v tomto tahu ještě neslouží. (Při volbě „v libovolném pořadí“ to neplatí.)

    Kdykoli ve svém tahu, i před hodem, můžeš zahrát **jednu** akční kartu, ale ne koupenou v témže tahu.
    Nakonec stiskni **Ukončit tah** nebo napiš „konec“.
catan-rules-building-title = Stavba
catan-rules-building =
    {""}**Silnice** – 1 dřevo, 1 cihla. Na volné hraně u vlastní silnice, vesnice nebo města, ale ne skrz cizí stavbu. Máš jich 15.
    {""}**Vesnice** – 1 dřevo, 1 cihla, 1 vlna, 1 obilí. Na volné křižovatce u vlastní silnice; sousední křižovatky musí být volné (pravidlo odstupu). 1 bod. Máš jich 5.
    {""}**Město** – 2 obilí, 3 rudy. Nahrazuje vlastní vesnici, která se vrací do zásoby. 2 body, dvojnásobný výnos. Máš jich 4.
    {""}**Akční karta** – 1 vlna, 1 obilí, 1 ruda. Ostatním ji neukazuješ.

    {""}**Nejdelší obchodní cesta** (2 body): první souvislá cesta z 5 úseků. Odbočky se nepočítají, žádný úsek dvakrát; cizí stavba cestu přeruší, vlastní nikdy. Převezme ji jen delší cesta. Po přerušení zůstává držiteli, dokud patří k nejdelším (aspoň 5); jinak přechází na jedinou nejdelší (aspoň 5); když je stejných víc, nemá ji nikdo.
    {""}**Největší vojsko** (2 body): první 3 rytíři; převezme je ten, kdo jich má víc.
catan-rules-trade-title = Obchod
catan-rules-trade =
    {""}**S hráči:** obchoduje jen hráč na tahu, s kýmkoli. Stiskni **Nabídnout obchod** nebo napiš „vyměň 2 vlny za 1 rudu“; když přidáš „pro oranžového a modrého“, ptáš se jen jich. Oslovení dostanou upozornění a odpovídají přímo pod nabídkou: přijmou, odmítnou, nebo dá každý jednu protinabídku („protinabídka 1 ruda za 3 vlny“). Pak si vybereš („potvrď oranžového“), nebo nabídku stáhneš („stáhni nabídku“). Platí vždy jen jedna nabídka; končí s obchodem. Žádné dary, žádné akční karty, ani stejná surovina na obou stranách. Když někomu mezitím změní ruku krádež nebo Monopol, jeho odpověď propadá.

    {""}**S bankem:** 4 stejné za 1 libovolnou. Se stavbou u přístavu 3:1 platíš 3, u přístavu suroviny 2 její karty. „Bank: vlna za rudu“ použije tvůj nejlepší kurz.
catan-rules-robber-title = Zloděj
catan-rules-robber =
    Při **7** nikdo nic nedostane. Všichni s více než 7 kartami, i ten, kdo hodil, odhodí polovinu, zaokrouhleno dolů. Vybírají tajně a mohou volbu měnit, dokud nevybere poslední; pak se vše ukáže.
    Potom hráč na tahu přesune zloděje na jiné pole (na poušť smí, zůstat nesmí) a vezme náhodnou kartu jednomu z hráčů, kteří tam mají stavbu. Pole se zlodějem nevynáší.
    {""}**Rytíř** přesouvá zloděje a krade stejně, bez odhazování.
    {""}**Přátelský zloděj** (volba): nejde k hráčům s nejvýše 2 viditelnými body, pokud zbývá jiné pole.
catan-rules-cards-title = Akční karty
catan-rules-cards =
    25 karet: 14 rytířů, 5 vítězných bodů a po 2 kartách pokroku Stavba silnic, Vynález a Monopol. V tahu můžeš zahrát jednu, ale ne koupenou v témže tahu.

    {""}**Rytíř** – přesuň zloděje a ukradni kartu. Zůstává vyložený a počítá se do Největšího vojska.
    {""}**Stavba silnic** – až dvě silnice zdarma; po první můžeš skončit.
    {""}**Vynález** – dvě libovolné karty z banku, pokud je má.
    {""}**Monopol** – urči surovinu: všichni ostatní ti ji celou odevzdají.
    {""}**Vítězný bod** – nehraje se; počítá se tajně a na konci se ukáže.
    Ví se, kdo karty kupuje, ale ne které. Ve veřejných bodech skryté nejsou.
catan-rules-notation-title = Zápis tahů
catan-rules-notation =
    {""}**Křižovatky** mají písmeno řady a číslo sloupce: řady A–F jsou lomené čáry shora dolů, sloupce 1–11 jdou zleva: `c4`. **Hrany** jsou dvě křižovatky: `c4-c5`, nebo kratčeji `c4-5` a `b-c4`. **Pole** mají písmena G–Y.

    `roll` · `end`
    `build road c4-c5` · `build settlement c4` · `build city c4` · `buy card`
    `bank wool for ore`
    `trade 2 wool for 1 ore` · `trade 1 ore for 1 wool 1 wood to red blue`
    `accept` · `decline` · `counter 1 ore for 3 wool` · `confirm red` · `cancel`
    `play knight` · `play roads` · `play plenty wood ore` · `play monopoly ore` · `stop`
    `robber k red` · `discard 2 wool 1 ore`
    Suroviny: `wood` dřevo, `brick` cihly, `wool` vlna, `grain` obilí, `ore` ruda. Místa: `blue` modrá, `amber` žlutá, `green` zelená, `red` oranžová.
catan-rules-options-title = Volby
catan-rules-options =
    {""}**Rozložení** – *Pro začátečníky*: ostrov z pravidel a volné zakládání. *Pevné rozestavení*: daný ostrov, kde každý už má dvě vesnice a dvě silnice. *Proměnlivé*: pole a přístavy zamíchané, žetony po spirále nebo náhodně (6 a 8 nikdy vedle sebe).
    {""}**Body k vítězství** – podle pravidel 10.
    {""}**Přátelský zloděj** – šetří hráče s nejvýše 2 viditelnými body.
    {""}**Obchod a stavba** – nejdřív obchod, pak stavba (pravidla), nebo v libovolném pořadí.
    {""}**Obchod** – i mezi hráči (nabídky počítačů jdou vypnout), nebo jen s bankem.
catan-prompt-roll-card = Hoď kostkami. Předtím můžeš zahrát akční kartu.

## Volání v kanálu: půl věty za jménem
catan-call-found = založ vesnici a silnici
catan-call-discard = { $count ->
    [one] odhoď 1 kartu
    [few] odhoď { $count } karty
   *[other] odhoď { $count } karet
}
catan-call-robber = přesuň zloděje
catan-call-agrees = { $player } souhlasí
catan-call-counters = { $player } dává protinabídku ({ $deal })
catan-call-offer = tvá nabídka ({ $deal }): { $answers }. Vyber si, nebo ji stáhni
catan-call-refused = tvou nabídku ({ $deal }) nikdo nepřijímá: pokračuj v tahu

## Celé akce na tlačítkách a nabídky skládané tlačítky
catan-verb-trade = Nabídnout obchod
catan-verb-counter = Dát protinabídku
catan-ask-trade-give = Co dáváš?
catan-ask-trade-want = Co za to chceš? (Nebo co ještě dáváš?)
catan-ask-trade-to = Všem – nebo jen někomu? Nebo chceš víc?
catan-ask-trade-more = Stačí to – nebo chceš víc?
catan-choice-deal = celá nabídka naráz
catan-choice-again = znovu tvá poslední nabídka
catan-choice-for = za { $cards }
catan-choice-to = jen: { $players }
catan-choice-more-give = to dáváš taky
catan-choice-more-want = to chceš taky
catan-whole-road = Postavit silnici na { $place }
catan-whole-settlement = Postavit vesnici na { $place }
catan-whole-city = Postavit město na { $place }
catan-whole-bank = Dát do banku { $deal }
catan-whole-plenty = Vzít si: { $cards }
catan-whole-monopoly = Monopol: { $kind }
catan-whole-rob = Okrást na poli { $hex }: { $player }
catan-whole-robber = Přesunout zloděje na { $hex }
catan-whole-discard = Odhodit: { $cards }
catan-whole-offer = Nabídnout všem: { $deal }
catan-whole-offer-to = Nabídnout: { $deal } ({ $players })
catan-whole-counter = Protinabídka: { $deal }

# Co lze psát místo ostatních slov zápisu; jak, říká common.ftl.
catan-word-roll = hoď hodit hodím házím házej hoď-kostkami hodit-kostkami házím-kostkami hod kostky
catan-word-build = postav postavit postavím stavím stavět stav polož dám položím prodlužuji prodlužuju přidám vylepši-vesnici vylepšuji-vesnici vylepšuju-vesnici přestav-osadu přestav-vesnici vylepši-osadu
catan-word-road = silnic* cest*
catan-word-settlement = vesnic* osad*
catan-word-city = měst*
catan-word-build-road = silnic* cest* prvn*-silnic* nov*-silnic* nov*-cest*
catan-word-build-settlement = vesnic* osad* prvn*-vesnic* nov*-osad* nov*-vesnic* druh*-vesnic*
catan-word-build-city = měst* přestav* vylepš*
catan-word-buy-card = kup koupit koupím kupuji kupuju kup-kartu kup-akční-kartu koupit-kartu koupit-akční-kartu koupím-kartu koupím-akční-kartu kupuji-kartu kupuju-kartu kupuju-akční-kartu kupuji-akční-kartu akční-karta akční-kartu karta-rozvoje kartu-rozvoje
catan-word-bank = bank* banc* přístav* s-bank* v-banc* u-bank* výměna-s-bankou směním-s-bankou
catan-word-play = zahraj zahrát zahraju hraju hraji použij hraju-akční-kartu
catan-word-knight = rytíř*
catan-word-play-knight = rytíř*
catan-word-roads = stavb*-silnic stavb*-cest
catan-word-play-roads = stavb*-silnic stavb*-cest
catan-word-plenty = vynález* hojnost* rok-hojnosti
catan-word-play-plenty = vynález* hojnost* rok-hojnosti vynález-beru
catan-word-monopoly = monopol*
catan-word-play-monopoly = monopol* monopol-dejte-mi-všechno
catan-word-robber = zloděj* okraď okrást okradu přesuň-zloděje přesunout-zloděje přesouvám-zloděje blokuju blokuji přesouvám loupežník* kradu beru-kartu kradu-kartu zpátky-na zpátky vezmu-kartu
catan-word-accept = přijmout přijmi přijmu přijímám souhlas* ano beru ok platí souhlasím-s-výměnou příjmám přijímám-nabídku příjmám-nabídku přijmu-nabídku
catan-word-decline = odmítnout odmítni odmítám odmítnu ne nechci ne-díky nemám-zájem odmítám-nabídku
catan-word-confirm = potvrdit potvrď potvrzuji potvrzuju obchoduj-s vyměním-to-s beru-nabídku obchoduji-s
catan-word-cancel = stáhnout stáhni stahuji stahuju stáhnout-nabídku stáhni-nabídku stahuji-nabídku stahuju-nabídku zrušit zruš beru-nabídku-zpět tak-nic-beru-nabídku-zpět
catan-word-end = konec končím ukončit ukonči konec-tahu ukončit-tah ukonči-tah končím-tah hotovo to-je-vše hraje-další
catan-word-stop = stop stačí dost druhou-silnici-nechci vzdávám-se-druhé-cesty nechci-druhou-silnici
catan-word-discard = do-banky-odhazuji do-banky-odhazuju
catan-word-1-wood-1-brick-1-wool-1-grain-1-ore = od-každé-suroviny-jednu jednu-od-každé-suroviny
catan-word-trade = vyměň vyměnit vyměním měním vyměňuji směň směnit obchod* nabí* nabídn* dám dej dávám směním
catan-word-counter = proti* radši-dám ne-ale-dám raději-dám
catan-word-for = za
catan-word-to = pro s se

catan-refusal-no-place = Místo { $place } na ostrově není: pole jsou G až Y, křižovatky leží v řadách A až F, třeba C4.
catan-refusal-no-edge = Hrana { $place } na ostrově není: hrana spojuje dvě sousední křižovatky, třeba C4-5.

## Body podle kategorií: krátká podstatná jména nad sloupci a před číslem
catan-part-settlements = vesnice
catan-part-cities = města
catan-part-road = Nejdelší cesta
catan-part-army = Největší vojsko
catan-part-cards = bodové karty

## Proč počítač hraje právě takto: krátká slova; nápověda vedle říká, kolik to znamená
catan-why-points = vítězné body
catan-why-yield = výnos: { $kind }
catan-why-harbours = přístavy pro tvoje suroviny
catan-why-variety = rozmanitost surovin
catan-why-room = místo pro vesnice
catan-why-hand = karty na další stavbu
catan-why-seven = více než sedm karet v ruce
catan-why-cards = akční karty
catan-why-army = rytíři a Největší vojsko
catan-why-road = Nejdelší cesta
catan-why-rivals = jak jsou na tom soupeři

## Rozhodnutí předem

catan-order-accept = Přijímat některé nabídky…
catan-order-accept-any = Přijmout každou nabídku: aspoň { $get } za nejvýš { $pay }
catan-order-accept-times = { $count ->
        [one] Přijmout příští nabídku: aspoň { $get } za nejvýš { $pay }
        [few] Přijmout { $count } příští nabídky: aspoň { $get } za nejvýš { $pay }
       *[other] Přijmout { $count } příštích nabídek: aspoň { $get } za nejvýš { $pay }
    }
catan-order-decline-turn = Odmítat nabídky v tomto tahu
catan-order-decline-always = Odmítat všechny nabídky
catan-order-keep = Nechat si karty po sedmičce…
catan-order-keep-kinds = Po sedmičce si nechat, kolik to půjde: { $kinds }
catan-order-roll = Házet za mě kostkami
catan-order-end = Ukončit tah, když nic nezbývá
catan-form-accept = Přijímat některé nabídky
catan-form-accept-get = Dostaneš aspoň
catan-form-accept-get-hint = 2 rudy (dřevo, cihly, vlna, obilí, ruda)
catan-form-accept-pay = Dáš nejvýš
catan-form-accept-pay-hint = 1 vlna (dřevo, cihly, vlna, obilí, ruda)
catan-form-accept-times = Kolikrát? (prázdné: vždy)
catan-form-accept-times-hint = 3 (číslo od 1 do 99)
catan-form-keep = Nechat si karty po sedmičce
catan-form-keep-kinds = Nechat si, nejcennější napřed
catan-form-keep-kinds-hint = ruda, obilí (dřevo, cihly, vlna, obilí, ruda)

## A first game with a guide: at most 350 characters each

catan-lesson-discard = Padla **sedmička** a ty držíš víc než sedm karet: polovina z nich, zaokrouhleno dolů, jde zpět do banku. Nech si to, co potřebuje tvoje příští stavba, a odhoď to, čeho máš nejvíc.
catan-lesson-robber = Přesuň **zloděje** na jiné pole: dokud tam stojí, pole nic nevynáší. Potom vezmeš náhodnou kartu někomu, kdo u něj má stavbu. Dobrá volba: pole vedoucího hráče s číslem 6 nebo 8, jen ne tvoje vlastní.
catan-lesson-offered = Někdo ti nabízí **výměnu**. Můžeš ji přijmout, odmítnout, nebo dát protinabídku. Přijmi, pokud tě ta karta přiblíží ke stavbě víc než ta, kterou dáváš, a dej pozor, komu tím pomáháš. Odpovědět můžeš tady, nebo pod nabídkou.
catan-lesson-found = Založ první **vesnici**. Vynášejí jí tři pole kolem, takže rozhodují dvě věci: **čísla** – vyznačené 6 a 8 padají nejčastěji, 2 a 12 zřídka – a **různé suroviny**. Na začátku se nejvíc hodí dřevo a cihly.
catan-lesson-road = Každá vesnice začíná **silnicí**. Veď ji tam, kde by mohla stát další vesnice: aspoň o dvě hrany dál, protože křižovatky vedle stavby musí zůstat volné (pravidlo odstupu).
catan-lesson-second = **Druhá vesnice** ti hned dá po jedné kartě za každé pole, kterého se dotýká. Podívej se, co té první chybí: kdo má na dosah všech pět surovin, méně závisí na obchodu. Jiná čísla než dosud vynesou při více hodech.
catan-lesson-near = Někdo se blíží k **10 bodům**. Kdo je má ve svém tahu, hned vítězí; karty Vítězný bod se počítají tajně. Spočítej, co ti chybí: město je o bod víc a Nejdelší obchodní cesta i Největší vojsko mohou změnit majitele – po dvou bodech.
catan-lesson-roll = Tah začíná **hodem**. Každé pole s hozeným číslem dá svou surovinu všem, kdo u něj mají stavbu: vesnici jednu kartu, městu dvě – v tvém tahu i v cizích. Vyznačená čísla vynášejí tobě.
catan-lesson-play = Máš **akční kartu**, kterou můžeš zahrát: jednu za tah, před hodem nebo po něm, ale ne koupenou v tomto tahu. Rytíř přesouvá zloděje a počítá se do Největšího vojska. Vítězné body se nehrají, prostě se počítají.
catan-lesson-many = Držíš **víc než sedm karet**. Když kdokoli hodí sedmičku, přijdeš o polovinu. Sedmička padá nejčastěji, takže raději něco postav nebo vyměň, než tah ukončíš.
catan-lesson-turn = Po hodu: **nejdřív obchod, potom stavba**. První stavba nebo nákup obchod v tomto tahu ukončí. Silnice: dřevo + cihla. Vesnice: dřevo, cihla, vlna, obilí. Město: 2 obilí + 3 rudy. Akční karta: vlna, obilí, ruda.
catan-lesson-city = Máš na **město**: 2 obilí a 3 rudy promění vesnici ve město. Je za 2 body a dostává dvě karty tam, kde vesnice jednu. Vesnice se ti vrátí do zásoby a můžeš ji postavit znovu.
catan-lesson-settlement = Máš na **vesnici**: je to bod a tři další pole, která ti vynášejí. Potřebuje volnou křižovatku u tvé silnice a kolem ní volné sousední křižovatky. Když taková není, napřed silnice. Dobrým místem je i **přístav**.
catan-lesson-card = Máš na **akční kartu** (vlna, obilí, ruda): většinou jsou to rytíři, některé dají bod, jiné přinesou silnice nebo suroviny. Zůstává tajná a zahrát ji můžeš od příštího tahu.
catan-lesson-bank = Jedné suroviny máš dost na výměnu s **bankem**: čtyři stejné za jednu libovolnou kartu. Se stavbou u **přístavu** tři, v přístavu té suroviny dvě. Napřed se ale zeptej ostatních: výměna jedna za jednu je levnější.
catan-lesson-special = **Nejdelší obchodní cestu** získá, kdo má první pět úseků v řadě, **Největší vojsko**, kdo první zahraje tři rytíře: po dvou bodech, dokud někdo nemá víc. Odbočky se nepočítají a cizí stavba cestu přeruší.
catan-lesson-build = Máš na **silnici** (dřevo a cihla). Silnice samy body nedávají: vedou k volným křižovatkám pro vesnice, brání ostatním a počítají se do Nejdelší obchodní cesty. Když se nic nevyplatí, ukonči tah a šetři.
catan-lesson-next = Tvůj tah trvá, dokud nestiskneš *Ukončit tah*: pak hází další hráč po směru hodinových ručiček a jeho hod může něco vynést i tobě. Ostatní ti mohou nabízet výměny; odpovědi i příští tah si můžeš připravit předem.
