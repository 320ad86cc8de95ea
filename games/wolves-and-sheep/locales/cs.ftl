# Vlci a ovce. Slova: dílek, strana, hrana, louka, les, vesnice, náves, plot, ohrazená, bezpečná, vlk, myslivec, pastýř, značka, sáček, prémie.
wolves-and-sheep-name = Vlci a ovce
wolves-and-sheep-blurb = Zvětšuj louku svého tajného stáda, ohraď ji a pozor na vlky. 2–4 hráči.

wolves-and-sheep-option-colours = Barev na hráče
wolves-and-sheep-option-colours-one = jedna, tajná
wolves-and-sheep-option-colours-two = dvě, známé všem (dva hráči)

## Things. Barvy: u slova „ovce“.

wolves-and-sheep-colour-black = černé
wolves-and-sheep-colour-yellow = žluté
wolves-and-sheep-colour-red = červené
wolves-and-sheep-colour-blue = modré
wolves-and-sheep-ground-village = vesnice
wolves-and-sheep-ground-forest = les
wolves-and-sheep-ground-black = černé ovce
wolves-and-sheep-ground-yellow = žluté ovce
wolves-and-sheep-ground-red = červené ovce
wolves-and-sheep-ground-blue = modré ovce
# Různá písmena: stojí na mapách a na ovcích. R je čeRvená.
wolves-and-sheep-letter-village = v
wolves-and-sheep-letter-forest = l
wolves-and-sheep-letter-black = Č
wolves-and-sheep-letter-yellow = Ž
wolves-and-sheep-letter-red = R
wolves-and-sheep-letter-blue = M
wolves-and-sheep-side-north = severní
wolves-and-sheep-side-east = východní
wolves-and-sheep-side-south = jižní
wolves-and-sheep-side-west = západní
wolves-and-sheep-tile-wolf = vlk { $number }
wolves-and-sheep-tile-hunter = myslivec { $number }
wolves-and-sheep-tile-square = náves
wolves-and-sheep-tile-shepherd = pastýř ({ $colour })
wolves-and-sheep-laid = { $tile } na { $place }
wolves-and-sheep-sheep = { $count ->
        [one] { $count } ovce
        [few] { $count } ovce
       *[other] { $count } ovcí
    }
wolves-and-sheep-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
wolves-and-sheep-bag = { $count ->
        [0] Sáček je prázdný
        [one] { $count } dílek v sáčku
        [few] { $count } dílky v sáčku
       *[other] { $count } dílků v sáčku
    }
wolves-and-sheep-none = zatím bez louky
wolves-and-sheep-meadow = { $sheep }: { $state }
wolves-and-sheep-state-counts = ohrazená, bezpečná
wolves-and-sheep-state-closed-unsafe = ohrazená, ale vlk je blízko
wolves-and-sheep-state-open = chybí { $gaps }
wolves-and-sheep-state-open-unsafe = chybí { $gaps }, vlk je blízko
wolves-and-sheep-forest-active = les: vlci { $wolves }, myslivci { $hunters } – nebezpečí
wolves-and-sheep-forest-peaceful = les: vlci { $wolves }, myslivci { $hunters } – klid
wolves-and-sheep-seat-tiles = { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }{ $secret ->
        [0] { "" }
        [1] { ", „?“" }
       *[other] { ", 2 × „?“" }
    }
wolves-and-sheep-seat-passed = vynechává
wolves-and-sheep-seat-stopped = konec ({ $place }.): +{ $bonus }
wolves-and-sheep-seat-resigned = hra vzdána
wolves-and-sheep-seat-shown = ovce: { $colours }
wolves-and-sheep-seat-secret = ovce: { $colours } (tajné)

## Menus

wolves-and-sheep-ask-tile = Co položíš?
wolves-and-sheep-ask-bonus = Který prémiový dílek položíš?
wolves-and-sheep-ask-place = Kam? ({ $tile })
wolves-and-sheep-choice-interrupt = Mimo pořadí: { $tile }
wolves-and-sheep-choice-reveal = Ukázat: { $tile }
wolves-and-sheep-choice-pass = Vynechat
wolves-and-sheep-choice-retire = Nadobro skončit (+{ $bonus })
wolves-and-sheep-draws = { $count ->
        [0] nelosuješ nic
       *[other] losuješ { $count }
    }
wolves-and-sheep-on-wolf = na vlka
wolves-and-sheep-outlook-stays = { $meadow } (beze změny)
wolves-and-sheep-outlook-new = { $meadow } (nová)
wolves-and-sheep-outlook-becomes = { $meadow } (teď { $before })
wolves-and-sheep-outlook-here = tady: { $meadow }
wolves-and-sheep-outlook-closes = uzavře: { $meadow }
wolves-and-sheep-outlook-endangers = ohrozí: { $colour }, { $sheep }
wolves-and-sheep-outlook-saves = zachrání: { $colour }, { $sheep }
wolves-and-sheep-adjust-turn = ↻ Otočit
wolves-and-sheep-adjust-flip = Obrátit
wolves-and-sheep-form-interrupt = Několik vlků a myslivců
wolves-and-sheep-form-interrupt-tiles = Kteří, kam, v tomto pořadí
wolves-and-sheep-form-interrupt-tiles-hint = 61 q9, 65 q10 – každý se svým polem; po každém losuješ

## Refusals

wolves-and-sheep-refusal-two-colours = Se dvěma barvami se hraje jen ve dvou – zvol `místa: 2`.
wolves-and-sheep-refusal-stopped = Máš nadobro skončeno: už nic nepokládáš.
wolves-and-sheep-refusal-bonus-first = Nejdřív polož prémiový dílek.
wolves-and-sheep-refusal-bonus-wait = Nejdřív pokládá prémiový dílek { $name }; nikdo do toho nesmí vstoupit.
wolves-and-sheep-refusal-interrupt = Mimo pořadí se pokládají jen vlci a myslivci; dílek { $number } není ani jedno.
wolves-and-sheep-refusal-twice = Dílek { $number } uvádíš dvakrát.
wolves-and-sheep-refusal-hand = Dílek { $number } nemáš.
wolves-and-sheep-refusal-not-your-colour = Tohle není tvá barva: { $colour }.
wolves-and-sheep-refusal-revealed = Tvůj pastýř ({ $colour }) už leží.
wolves-and-sheep-refusal-shepherd-nowhere = Tvůj pastýř ({ $colour }) teď nikam nepasuje.
wolves-and-sheep-refusal-can-lay = Můžeš položit, takže vynechat nesmíš. Pasují: { $tiles } – třeba na { $place }.
wolves-and-sheep-refusal-taken = Na { $place } už dílek leží.
wolves-and-sheep-refusal-touch = Na { $place } by se dílek žádného jiného nedotýkal.
wolves-and-sheep-refusal-edge = Nepasuje { $side } hrana: na tvém dílku { $own }, vedle { $there }.
wolves-and-sheep-refusal-hunter-over = Myslivec přikrývá jen vlky; na { $place } žádný není.
wolves-and-sheep-refusal-wolf-hunter = V tom lese je myslivec: na { $place } vlk nesmí.
wolves-and-sheep-refusal-wolf-join = Na { $place } by vlk spojil les s takovým, kde je myslivec.

## What is asked

wolves-and-sheep-prompt-lay = Polož dílek, který pasuje, nebo nadobro skonči.
wolves-and-sheep-prompt-pass = Žádný tvůj dílek nepasuje: vynech, nebo nadobro skonči.
wolves-and-sheep-prompt-open = Začínáš: polož k návsi dílek s vesnicí.
wolves-and-sheep-prompt-open-pass = Žádný tvůj dílek nemá vesnici, takže nemůžeš začít: vynech.
wolves-and-sheep-prompt-bonus = Polož hned prémiový dílek: kterýkoli z ruky, který pasuje.
wolves-and-sheep-prompt-stopped = Máš nadobro skončeno.
wolves-and-sheep-prompt-may-reveal = Mezitím smíš ukázat svou barvu.
wolves-and-sheep-prompt-may-interrupt = Mezitím smíš položit vlky a myslivce.
wolves-and-sheep-prompt-may-both = Mezitím smíš ukázat svou barvu nebo položit vlky a myslivce.
wolves-and-sheep-prompt-wait = { $player } pokládá dílek.
wolves-and-sheep-prompt-wait-open = { $player } pokládá dílek k návsi.
wolves-and-sheep-prompt-wait-bonus = { $player } pokládá prémiový dílek.

## What happened

wolves-and-sheep-last = { $player }: { $tiles }
wolves-and-sheep-event-lay = { $player }: { $tile } na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
wolves-and-sheep-event-lay-over = { $player }: { $tile } přikrývá vlka na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
wolves-and-sheep-event-bonus = { $player }, prémiový dílek: { $tile } na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
wolves-and-sheep-event-interrupt = { $player } vstupuje mimo pořadí: { $tile } na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
wolves-and-sheep-event-interrupt-over = { $player } vstupuje mimo pořadí: { $tile } přikrývá vlka na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
wolves-and-sheep-event-reveal = { $player } ukazuje svou barvu – { $colour }: pastýř přichází na { $place }, { $count ->
        [0] bez losování
        [one] losuje { $count } dílek
        [few] losuje { $count } dílky
       *[other] losuje { $count } dílků
    }.
# The same for the picture of how a game went.
wolves-and-sheep-brief-lay = { $player }: { $tile } na { $place }.
wolves-and-sheep-brief-lay-over = { $player }: { $tile } přikrývá vlka na { $place }.
wolves-and-sheep-brief-reveal = { $player } ukazuje svou barvu – { $colour }: pastýř přichází na { $place }.
wolves-and-sheep-event-drew-own = Losuješ: { $tiles }.
wolves-and-sheep-event-closed = Tím se uzavírá louka ({ $colour }): { $sheep }.
wolves-and-sheep-event-no-bonus = { $player } nemá prémiový dílek, který by pasoval.
wolves-and-sheep-event-passed = { $player } vynechává.
wolves-and-sheep-event-redrawn = Nikdo nemohl začít: všichni losují nové dílky.
wolves-and-sheep-event-stopped = { $player } nadobro končí: +{ $bonus }.
wolves-and-sheep-event-stopped-out = { $player } už nemá dílky a končí: +{ $bonus }.
wolves-and-sheep-event-stopped-row = { $player } už nemůže pokládat a končí: +{ $bonus }.
wolves-and-sheep-event-resigned = { $player } vzdává hru.
wolves-and-sheep-event-ended = { $player } – ovce: { $colours }.

## How it ended

wolves-and-sheep-result-winner = Vyhrává { $winner }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
wolves-and-sheep-result-tiebreak = Vyhrává { $winner } díky dalším loukám (body jsou shodné: { $points }).
wolves-and-sheep-result-draw = Remíza: { $players } mají po { $points } a další louky jsou stejně velké.
wolves-and-sheep-result-resigned = Vyhrává { $winner }: všichni ostatní hru vzdali.
wolves-and-sheep-result-abandoned = Hra skončila bez výsledku.

## Pictures and texts

wolves-and-sheep-picture-bag = Vlci a ovce · sáček { $count }
wolves-and-sheep-picture-end = Vlci a ovce · konec hry
wolves-and-sheep-picture-first = Náves už leží. Začni dílkem s vesnicí.
wolves-and-sheep-picture-no-hand = Nemáš žádné dílky.
wolves-and-sheep-picture-parts = ovce { $sheep } + prémie { $bonus }
wolves-and-sheep-picture-secret = { $colour } – tvé tajemství
wolves-and-sheep-picture-shown = { $colour } – ukázané
wolves-and-sheep-picture-unlaid = { $colour } – „?“ neleží
wolves-and-sheep-part-meadow = louka
wolves-and-sheep-part-bonus = prémie
wolves-and-sheep-news-counts = { $colour }: teď { $sheep }
wolves-and-sheep-news-loses = { $count ->
        [0] { $colour } už nebodují
       *[other] { $colour }: už jen { $sheep }
    }
wolves-and-sheep-text-hand = Tvé dílky:
wolves-and-sheep-text-signs = # náves, * pastýř, ! vlk, + myslivec; /, \ a x jsou ploty; ✓ ohrazená a bezpečná, ○ otevřená, ⚠ vlk je blízko
wolves-and-sheep-text-gaps = Louka bude ohrazená, až se zaplní místa uvedená za ní.
wolves-and-sheep-text-sides = Dílky po řadách: sloupec, strany severní, východní, jižní, západní, pak střed.
wolves-and-sheep-text-open = Volná místa: co leží na sever, východ, jih, západ (- nic):
wolves-and-sheep-alt-flocks = Louky:
wolves-and-sheep-alt-open = Volná místa:
wolves-and-sheep-alt-more = { $count ->
        [one] Deska jako text uvádí ještě { $count } dílek.
        [few] Deska jako text uvádí ještě { $count } dílky.
       *[other] Deska jako text uvádí ještě { $count } dílků.
    }
wolves-and-sheep-report-players = Hráči
wolves-and-sheep-report-points = louky { $sheep }; prémie { $bonus }; celkem { $total }
wolves-and-sheep-report-flocks = Louky podle barev
wolves-and-sheep-report-signs = ✓ boduje  ○ otevřená  ⚠ vlk blízko
wolves-and-sheep-report-forests = Lesy

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
wolves-and-sheep-figure-meadow = Louka
wolves-and-sheep-figure-bonus = Prémie
wolves-and-sheep-figure-meadows = Bodující louky
wolves-and-sheep-figure-flock = Největší stádo
wolves-and-sheep-figure-sheep = Ovce v bezpečí

## Pravidla

wolves-and-sheep-rules-overview-title = Hra ve zkratce
wolves-and-sheep-rules-overview =
    Každý je tajně pastýřem jednoho stáda: černého, žlutého, červeného, nebo modrého. Společně skládáte z čtvercových dílků krajinu vesnic, lesů a luk. Na konci si spočítáš ovce na **své největší louce, která je ze všech stran ohrazená a bezpečná před vlky** – jen na té jediné. Kdo přestane pokládat dřív, dostane prémii.

    Zvětšuj tedy louku své barvy, včas ji ohraď a nepouštěj k ní vlky. A ostatním škoď: uzavírej jejich louky, dokud jsou malé, rozšiřuj je tak, že už je nikdo neohradí, nebo pusť vlka do lesa vedle nich.

    77 dílků: náves, čtyři dílky „?“ (na rubu pastýř se čtyřmi ovcemi), čtyři značky a 68 v sáčku: 60 krajin, 4 vlci, 4 myslivci. Každý dílek ze sáčku má dvě strany, a i b; použít smíš kteroukoli. Jen kresby krajin jsou naše vlastní, protože vydané existují pouze jako obrázky. Ovce s číslem na nich znamená tolik ovcí.
wolves-and-sheep-rules-turn-title = Tah
wolves-and-sheep-rules-turn =
    Máš čtyři dílky, které nikdo jiný nevidí. Ve svém tahu **jeden položíš** a pak losuješ.

    • Dílek se musí dotýkat aspoň jednoho položeného a každá dotýkající se hrana musí pasovat: vesnice k vesnici, les k lesu, ovce k ovcím stejné barvy. Smíš ho otočit a použít kteroukoli stranu.
    • Losuješ **tolik dílků, kolik hran pasuje**, jeden až čtyři. Vyplatí se tedy kouty a mezery. Když je sáček prázdný, hraje se dál s tím, co kdo má.
    • Pokud ti některý dílek pasuje, musíš položit (nebo nadobro skončit). Pokud žádný, vynecháš a nelosuješ. První položený dílek musí mít vesnici; když ji celé kolo nikdo nemá, losují všichni znovu.

    Kdo začíná, určí los. Položení a losování je jeden krok, který nejde vzít zpět.
wolves-and-sheep-rules-anytime-title = Kdykoli
wolves-and-sheep-rules-anytime =
    Dvě věci smíš udělat kdykoli, i v cizím tahu. Hra pak pokračuje tam, kde se přerušila; kdo byl na tahu, zůstává na tahu.

    • **Ukaž svou barvu.** Položíš svůj dílek „?“ pastýřem nahoru, kam pasuje, a losuješ jako vždy. Hned potom položíš z ruky **prémiový dílek** jakéhokoli druhu a losuješ za něj; pokud některý pasuje, musíš. Tvou barvu pak ukazuje značka. Těsně před svým tahem nebo po něm jsou to tři dílky za sebou.

    • **Polož vlky a myslivce.** Jednoho nebo víc v ohlášeném pořadí; po každém losuješ. Pokud některý nepasuje, nepoloží se žádný. Nikdo ti do toho nevstoupí; co mezitím vylosuješ, nesmíš přidat, ale můžeš hned přerušit znovu. Mohou být i obyčejným dílkem tvého tahu.

    Pod deskou mají všichni tlačítko „Mimo pořadí…“. Neprozrazuje, co kdo má.
wolves-and-sheep-rules-wolves-title = Vlci a myslivci
wolves-and-sheep-rules-wolves =
    Lesy spojené hranami jsou jeden les. Louka **sousedí** s lesem, který leží na téže straně téhož dílku.

    • **Vlk** se pokládá k lesu, ve kterém není myslivec, a nesmí ani spojit les s takovým, kde myslivec je. Každá louka, která sousedí s lesem s nebezpečným vlkem, je **ohrožená** a nepočítá se.

    • **Myslivec** se pokládá dvěma způsoby:
    • **na dílek s vlkem**: ten vlk zmizí a myslivec je na něj spotřebován. Losuješ za hrany, kterých se dílek dotýká;
    • **jako samostatný dílek** do lesa: vlk se tam už položit nesmí a myslivec zneškodní jednoho vlka toho lesa, hned nebo až se lesy spojí.

    Jeden myslivec na jednoho vlka: les je nebezpečný, dokud má víc vlků než myslivců druhého druhu. Krajiny a myslivci smějí spojit les vlka s lesem myslivce, jen vlci ne. Nové vlky nepustí do lesa žádný myslivec, ani ten, který leží na vlkovi.
wolves-and-sheep-rules-end-title = Prémie a konec hry
wolves-and-sheep-rules-end =
    Ve svém tahu smíš místo pokládání **nadobro skončit**. Kdo skončí první, dostane **6** bodů, druhý **3**, třetí **1**, čtvrtý nic. Kdo skončil, už nic nepokládá, ale jeho barva boduje.

    Bez dílků, i bez „?“, končíš hned, třeba i mimo svůj tah. Prázdná ruka s nepoloženým „?“ ještě konec není: vynecháváš, nebo ve svém tahu skončíš.

    Hra končí, když skončili všichni. Končí také, když všichni, kdo ještě hrají, vynechají po sobě (po prvním položení): končí v pořadí, v jakém vynechali. Po každém položení, i vlka, se počítá znovu.
wolves-and-sheep-rules-scoring-title = Počítání ovcí
wolves-and-sheep-rules-scoring =
    Louka je celá pastvina jedné barvy spojená hranami přes více dílků; od ostatních ji dělí ploty.

    • **Ohrazená**: ze všech stran je plot nebo les. Hrana, u které nic neleží, je otevřená.
    • **Bezpečná**: v žádném lese, se kterým sousedí, není nebezpečný vlk.

    Bodují ovce na tvé **největší** louce, která je ohrazená a bezpečná (bez takové nic), a prémie za skončení. Vyhrává, kdo má nejvíc bodů. Při shodě se porovnají druhé největší takové louky, pak třetí a tak dále; když jsou všechny stejné, je to remíza.

    Barva, kterou nikdo neukázal, se ukáže na konci a boduje stejně.
wolves-and-sheep-rules-two-title = Hra ve dvou
wolves-and-sheep-rules-two =
    Ve dvou můžete hrát každý s jednou barvou, tajně, nebo **každý se dvěma** (volba stolu). Se dvěma barvami se od začátku ví, čí je která, a největší louky obou barev se sečtou. Máš pak dva dílky „?“; každý ukazuješ zvlášť a ke každému patří vlastní prémiový dílek, a bez dílků jsi, až leží oba.

    Shoda při dvou barvách: porovnají se součty druhých největších luk a tak dále. Prémie jsou 6 a 3.
wolves-and-sheep-rules-notation-title = Zápis tahů
wolves-and-sheep-rules-notation =
    Pole je písmeno sloupce a číslo řady; náves leží na N14. Názvy se nemění, ať krajina roste jakkoli. Dílek je jeho číslo a strana: `12a` nebo `12b`; otočení je 0, 90, 180, 270 stupňů po směru hodinových ručiček.

    • `lay 12a 90 q9` – dílek tvého tahu nebo prémiový
    • `lay 65a 0 q9` – na vlka: myslivec ho přikryje
    • `interrupt 61a 0 q9` – vlk nebo myslivec kdykoli; několik po sobě: `interrupt 61a 0 q9 65a 0 q10`
    • `reveal black q9` – tvůj „?“ pastýřem nahoru (black černé, yellow žluté, red červené, blue modré)
    • `pass` – vynechat, když nic nepasuje
    • `retire` – nadobro skončit

wolves-and-sheep-call-bonus = polož prémiový dílek

## Celé akce na tlačítkách
wolves-and-sheep-whole-lay = Položit na { $place }: { $tile }
wolves-and-sheep-whole-interrupt = Mimo pořadí, na { $place }: { $tile }
wolves-and-sheep-whole-reveal = Ukázat na { $place }: { $tile }

# Co lze psát místo slov zápisu; jak, říká common.ftl.
wolves-and-sheep-word-interrupt = mimo-pořadí vstupuji vstupuju přeruš přerušit přerušuji přerušuju přeruším dej-vlka pokládám-vlka přikládám-vlka přikládám-myslivce pokládám-myslivce zakryju zažene myslivci vlci myslivec-na-vlka
wolves-and-sheep-word-reveal = ukaž ukázat odhal odhalit ukaž-barvu ukaž-svou-barvu pastýř* odhaluji odhaluju odhalím ukazuji ukazuju otáčím moje-barva barv* otazník* ovce ovcí
wolves-and-sheep-word-pass = vynechat vynech vynechávám pas pasuji pasuju musím-vynechat vynechám nic-se-nehodí
wolves-and-sheep-word-retire = skončit končím nadobro-skončit končím-nadobro konec stop přestávám-přikládat-dílky přestávám-přikládat už-nepřikládám nepřikládám beru-prémii

wolves-and-sheep-refusal-no-place = Místo { $place } není: krajina teď sahá od { $from } do { $to }.

# Důvody, které uvádí počítač: krátké výrazy za rozdílem bodů.
wolves-and-sheep-why-meadows = louky, které se ti počítají
wolves-and-sheep-why-hopes = louky, které se ti ještě mohou počítat
wolves-and-sheep-why-hand = co máš v ruce
wolves-and-sheep-why-bonus = prémie za skončení
wolves-and-sheep-why-rivals = jak jsou na tom soupeři

## A first game with a guide: at most 350 characters each

wolves-and-sheep-lesson-colour = Jsi tajně **pastýřem jedné barvy**; ostatní nevědí které. Na konci se počítá jen tvoje **největší louka** té barvy, a jen když je ze všech stran ohrazená plotem či lesem a bezpečná před vlky. Neprozrazuj tedy brzy, o které ovce ti jde.
wolves-and-sheep-lesson-fit = Polož **jeden dílek** k těm, které leží: každá dotýkající se hrana musí pasovat – vesnice k vesnici, les k lesu, ovce k ovcím stejné barvy. Pak losuješ tolik dílků, kolik hran pasuje. Vyplatí se tedy mezery a kouty: dají dva, tři i čtyři.
wolves-and-sheep-lesson-faces = Každý dílek má **dvě strany** a smíš ho libovolně otočit. Prohlédni si obě, než usoudíš, že nic nepasuje. Když něco pasuje, musíš položit; když nic, vynecháš a nelosuješ.
wolves-and-sheep-lesson-meadow = Vyznačená je tvoje **největší louka**. Má ještě otevřené hrany: může růst, ale zatím se nepočítá. Každá hrana potřebuje vedle sebe plot nebo les. Spočítej, kolik dílků ohrazení stojí – a jestli už je čas.
wolves-and-sheep-lesson-closed = Vyznačená louka je **ohrazená a bezpečná**: počítá se. Teď k ní nepouštěj vlky, stav druhou, větší – počítá se jen největší –, nebo škoď ostatním.
wolves-and-sheep-lesson-unsafe = Vyznačená louka je **ohrožená**: sousedí s lesem s nebezpečným vlkem, takže by nic nedala. Pomůže myslivec: položený na dílek s vlkem ho odstraní, jako samostatný dílek v lese jednoho vlka zneškodní.
wolves-and-sheep-lesson-wolf = Držíš **vlka**. Polož ho k lesu vedle cizí louky: bude ohrožená a nic nedá. Do lesa, kde je myslivec, vlk nesmí. Vlky můžeš pokládat kdykoli, i v cizím tahu.
wolves-and-sheep-lesson-hunter = Držíš **myslivce**. Na dílku s vlkem toho vlka odstraní; jako samostatný dílek zneškodní jednoho vlka svého lesa a nového nepustí. Raději ho drž, dokud se vlk nepřiblíží k tvé louce – položit ho smíš kdykoli.
wolves-and-sheep-lesson-reveal = Tvůj **dílek „?“** je pastýř se čtyřmi ovcemi. Smíš ho kdykoli položit tam, kam pasuje, a hned po něm prémiový dílek: s tvým tahem jsou to tři za sebou. Od té chvíle ale tvou barvu znají všichni: ukaž ji, až to o něčem rozhodne.
wolves-and-sheep-lesson-bonus = Pastýř leží a teď položíš z ruky **prémiový dílek** jakéhokoli druhu a losuješ za něj. Použij ho k ohrazení své louky, nebo ji hned zvětši.
wolves-and-sheep-lesson-shown = Někdo ukázal **svou barvu**. Odteď víš, kterou louku uzavírat, dokud je malá, kterou nechat otevřenou a kterou ohrozit vlkem.
wolves-and-sheep-lesson-rich = Držíš **víc dílků než na začátku**: kdo přikládá ke dvěma hranám a více, bohatne. Hodně dílků znamená větší výběr, a když je sáček prázdný, tvoří krajinu ti, kdo pokládají poslední.
wolves-and-sheep-lesson-retire = Sáček se prázdní. Ve svém tahu smíš **nadobro skončit**: první dostane 6 bodů, druhý 3, třetí 1. Nic už nepokládáš, ale tvoje louka se počítá. Vyplatí se to, když je ohrazená a nikdo ji neohrozí.
wolves-and-sheep-lesson-empty = **Sáček je prázdný**: nikdo už nelosuje a každý hraje s tím, co má. Spočítej, kdo ještě může co ohradit nebo ohrozit. Skončit včas stále přináší prémii.
wolves-and-sheep-lesson-stopped = Někdo **nadobro skončil** a má první prémii. Nic už nepokládá, takže ti neuškodí. Hraj dál, dokud tvoje louka získává víc než prémie, která zbývá.
wolves-and-sheep-lesson-next = Položíš jeden dílek a losuješ tolik, kolik hran pasuje; pak je na tahu další hráč. Vlky, myslivce a „?“ smí každý položit kdykoli. Hra končí, když všichni skončili nebo po sobě vynechají.
