# Podivné kraje. Slova z pravidel: kraj, karta, pole, symbol, bodovací podmínka, sdílená podmínka; dotýká se, v okolí, ústí do, protéká kolem, okraj.

confusing-lands-name = Podivné kraje
confusing-lands-blurb = Pokládej karty přes sebe a poraď si s podmínkami, které na nich jsou. 1–2 hráči.

## Conditions

confusing-lands-condition-1 = Mocná řeka
confusing-lands-condition-2 = Ušlechtilé lesy
confusing-lands-condition-3 = Horská hradba
confusing-lands-condition-4 = Vzkvétající vesnice
confusing-lands-condition-5 = Koloběh života
confusing-lands-condition-6 = Starověké relikvie
confusing-lands-condition-7 = Burácivé vodopády
confusing-lands-condition-8 = Zastíněné potoky
confusing-lands-condition-9 = Strážci údolí
confusing-lands-condition-10 = Nelítostní lovci
confusing-lands-condition-11 = Lesní duch
confusing-lands-condition-12 = Městské centrum
confusing-lands-condition-13 = Vzdálené výspy
confusing-lands-condition-14 = Blízcí sousedé
confusing-lands-condition-15 = Velká prerie
confusing-lands-condition-16 = Země hojnosti
confusing-lands-condition-17 = Poklid
confusing-lands-condition-18 = Divočina

confusing-lands-short-1 = 4 za pole největší propojené řeky
confusing-lands-short-2 = 3 za les, který se dotýká jiného lesa
confusing-lands-short-3 = 3 za horu na okraji kraje
confusing-lands-short-4 = každá vesnice: 1 za každý jiný druh symbolu v okolí
confusing-lands-short-5 = 6 za dvojici vlka a jelena
confusing-lands-short-6 = 4 za krystal bez jiného v okolí, řádku i sloupci
confusing-lands-short-7 = 4 za horu, do které ústí řeka
confusing-lands-short-8 = 4 za les, kolem kterého protéká řeka
confusing-lands-short-9 = každý krystal: 2 za horu vzdálenou přesně 4 pole
confusing-lands-short-10 = 8 za vlka 5+ polí od vesnic a jiných vlků
confusing-lands-short-11 = 8 za jelena se 3 a více lesy v okolí
confusing-lands-short-12 = jeden krystal: 3 za vesnici do 3 polí od něj
confusing-lands-short-13 = 1 za pole nejdelší přímé linie
confusing-lands-short-14 = 1 za pole největší čtvercové oblasti
confusing-lands-short-15 = 2 za pole největší skupiny prázdných polí
confusing-lands-short-16 = tolik, kolik tvá nejméně hodnotná podmínka
confusing-lands-short-17 = 1 za každou vesnici, horu a les
confusing-lands-short-18 = 1 za každou řeku, krystal, vlka a jelena

## Symbols

confusing-lands-symbol-river = Řeka
confusing-lands-symbol-forest = Les
confusing-lands-symbol-mountain = Hora
confusing-lands-symbol-village = Vesnice
confusing-lands-symbol-deer = Jelen
confusing-lands-symbol-wolf = Vlk
confusing-lands-symbol-crystal = Krystal
confusing-lands-symbol-blank = Prázdné
confusing-lands-letter-forest = L
confusing-lands-letter-mountain = H
confusing-lands-letter-village = V
confusing-lands-letter-deer = J
confusing-lands-letter-wolf = W
confusing-lands-letter-crystal = K

# A river by the two sides that it joins: two small letters.
confusing-lands-river-ns = sj
confusing-lands-river-ew = vz
confusing-lands-river-ne = sv
confusing-lands-river-nw = sz
confusing-lands-river-es = jv
confusing-lands-river-sw = jz

## Menus

confusing-lands-verb-lay = Položit
confusing-lands-verb-aside = Odložit
confusing-lands-ask-card = Která karta, kterou stranou nahoru, jak otočená?
confusing-lands-ask-place = Kam? (levé horní pole karty)
confusing-lands-ask-aside = Kterou kartu odložíš?
confusing-lands-choice-front = { $number } { $name }
confusing-lands-choice-back = { $number } bez podmínky
confusing-lands-region = Řádek { $row }
confusing-lands-adjust-turn = ↻ Otočit
confusing-lands-adjust-flip = Obrátit

## Refusals

confusing-lands-refusal-first = První karta kraje musí ležet na N14.
confusing-lands-refusal-overlap = Karta musí překrývat alespoň jedno pole tvého kraje.
confusing-lands-refusal-condition = Karta nesmí překrývat žádnou část bodovací podmínky; leží tam podmínka { $number }.
confusing-lands-refusal-blocked = Do tvého kraje se už žádná karta nevejde: odlož ji stranou.
confusing-lands-refusal-hand = Kartu { $number } nemáš v ruce.
confusing-lands-refusal-aside = Ve tvém kraji je pro tuto kartu místo: musíš ji položit.

## What is asked

confusing-lands-prompt-choose = Zvol jednu ze dvou karet a jak ji položíš. Druhou dostane { $other }.
confusing-lands-prompt-choose-solo = Zvol jednu ze dvou karet a polož ji. Druhá se odhodí.
confusing-lands-prompt-receive = Polož kartu, která ti připadla: { $number } { $name }.
confusing-lands-prompt-blocked = Tvůj kraj je zablokovaný: zvol kartu, kterou odložíš stranou. Druhou předáš.
confusing-lands-prompt-forced = Tvůj kraj je zablokovaný: odlož kartu stranou.
confusing-lands-prompt-committed = Tvá volba: { $choice }. Dokud nezvolí { $other }, můžeš ji změnit.
confusing-lands-wait-choose-both = { $one } a { $other } volí kartu k položení.
confusing-lands-wait-receive-both = { $one } a { $other } pokládají karty z výměny.
confusing-lands-wait-choose = { $name } volí kartu k položení.
confusing-lands-wait-receive = { $name } pokládá druhou kartu.

## What happened

confusing-lands-laid-front = { $number } { $name }, podmínkou nahoru, { $turn ->
        [0] neotočená
       *[other] otočená o { $turn }°
    }, na { $place }
confusing-lands-laid-back = { $number } { $name }, bez podmínky, { $turn ->
        [0] neotočená
       *[other] otočená o { $turn }°
    }, na { $place }
confusing-lands-aside = odložit stranou kartu { $number } { $name }
confusing-lands-event-chosen = { $player } má zvoleno.
confusing-lands-event-chosen-own = Máš zvoleno.
confusing-lands-event-rechosen-own = Máš zvoleno jinak.
confusing-lands-event-laid = { $player } pokládá: { $choice }.
confusing-lands-brief-laid = { $player } pokládá { $number } { $name } na { $place }.
confusing-lands-event-aside = { $player } odkládá stranou kartu { $number } { $name }: žádná karta se už nevejde.
confusing-lands-event-swapped = Nezvolené karty mění majitele.
confusing-lands-event-received-own = Dostáváš kartu { $number } { $name }. Předává ji { $player }.
confusing-lands-event-discarded = { $player } odhazuje druhou kartu.
confusing-lands-event-discarded-own = Odhazuješ kartu { $number } { $name }.
confusing-lands-event-topped = Z vrchu balíčku se odhazuje karta { $number } { $name }.
confusing-lands-event-took = { $player } si bere další kartu; na vrchu balíčku je teď { $number } { $name }.
confusing-lands-event-took-own = Bereš si z balíčku kartu { $number } { $name }.
confusing-lands-event-dealt = Kolo { $round }: každý má dvě nové karty.
confusing-lands-event-dealt-own = Kolo { $round }, tvé nové karty: { $cards }.
confusing-lands-event-ended = Poslední karta leží: kraje se bodují.

## How it ended

confusing-lands-result-winner = Vítězí { $winner } ({ $score }), { $loser } má { $other }.
confusing-lands-result-tiebreak = { $winner } i { $loser } mají { $score }; díky lepším podmínkám vítězí { $winner }.
confusing-lands-result-shared = Společné vítězství: oba { $score }, shoda do poslední podmínky. Čas na rozhodující partii!
confusing-lands-result-resigned = { $loser } se vzdává: vítězí { $winner }.
confusing-lands-result-abandoned = Hra skončila předčasně.
confusing-lands-result-solo = { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }: { $verdict }
confusing-lands-verdict-incredible = Neuvěřitelný kraj
confusing-lands-verdict-amazing = Úžasný kraj
confusing-lands-verdict-remarkable = Podivuhodný kraj
confusing-lands-verdict-puzzling = Zapeklitý kraj
confusing-lands-verdict-confused = Zmatený kraj
confusing-lands-verdict-lost = Ztracený kraj

## Board as text (short: lines have 40 characters)

confusing-lands-text-choose = Kolo { $round } ze { $rounds }: volba karty
confusing-lands-text-receive = Kolo { $round } ze { $rounds }: druhá karta
confusing-lands-text-over = Konec hry
confusing-lands-text-shared = Sdílená: { $card }
confusing-lands-text-top = Balíček { $left }, vrch: { $card }
confusing-lands-text-topped = Odhozeno z balíčku: { $cards }
confusing-lands-text-penalty = { $count } × −10
confusing-lands-text-total = Celkem
confusing-lands-text-squares = Pole
confusing-lands-text-ready = (zvoleno)
confusing-lands-text-empty = (zatím bez karet)
confusing-lands-text-last = Naposledy: { $number } na { $place }
confusing-lands-text-blocked = Zablokováno: žádná karta se nevejde
confusing-lands-text-aside = Odloženo: { $cards }
confusing-lands-text-discarded = Odhozeno: { $cards }
confusing-lands-text-chosen = Volba: { $choice }
confusing-lands-text-hand = V ruce: { $card }
confusing-lands-alt-score = { $player }: { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }.
confusing-lands-alt-conditions = Podmínky: { $player } – { $conditions }.
confusing-lands-alt-land = Kraj ({ $player }) od sloupce { $column }, po řádcích: { $rows }.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
confusing-lands-figure-own = Vlastní podmínky
confusing-lands-figure-shared = Sdílená podmínka
confusing-lands-figure-cost = Cena podmínek
confusing-lands-figure-best = Nejlepší podmínka
confusing-lands-figure-conditions = Podmínky v kraji
confusing-lands-figure-squares = Pole kraje
confusing-lands-figure-river = Největší řeka

## Picture (short: it has to fit)

confusing-lands-picture-both = oba najednou
confusing-lands-picture-last = { $player }: { $number } { $name }, { $place }
confusing-lands-picture-parts = vlastní { $own } · sdílená { $shared } · cena { $penalty }
confusing-lands-part-own = podmínky
confusing-lands-part-shared = sdílená
confusing-lands-part-cost = cena
confusing-lands-picture-rule-shared = Sdílená: { $rule }
confusing-lands-picture-ready = zvoleno
confusing-lands-picture-blocked = zablokováno
confusing-lands-picture-shared = Sdílená podmínka
confusing-lands-picture-deck = Balíček: { $left }
confusing-lands-picture-plain = na vrchu, bez podmínky
confusing-lands-picture-no-hand = V ruce nejsou žádné karty.

## Rules help

confusing-lands-rules-overview-title = Přehled
confusing-lands-rules-overview =
    Dva hráči stavějí každý svůj kraj z karet o 2×3 polích. Karta má dvě strany: na jedné zabírá dvě pole bodovací podmínka, druhá má šest polí a žádnou podmínku. Na poli je řeka, les, hora, vesnice, jelen, vlk nebo krystal, anebo je prázdné.

    Podmínka ve tvém kraji přináší body za to, co je v něm vidět, ale každá stojí 10 bodů, ať vynese cokoli. Ještě jedna podmínka leží uprostřed: je sdílená a nic nestojí, boduje však jen v kraji, který má aspoň jednu vlastní.

    Hrají se čtyři kola; pak má každý kraj osm karet a vyhrává vyšší součet. Hrát můžeš i sólo.
confusing-lands-rules-turn-title = Průběh kola
confusing-lands-rules-turn =
    V každém kole:
    1. Oba hráči dostanou dvě karty. Karty v ruce jsou tajné; prohlížet si smíš obě strany.
    2. Každý si tajně zvolí jednu kartu a jak ji položí. Jakmile mají zvoleno oba, karty se položí najednou. Do té doby můžeš volbu změnit.
    3. Nezvolené karty si hráči vymění. Každý položí kartu, kterou dostal, opět najednou.

    Karta se pokládá libovolnou stranou nahoru, otočená o 0, 90, 180 nebo 270 stupňů (po směru hodinových ručiček), přesně do mřížky polí.
    - Musí překrývat alespoň jedno pole kraje; neplatí to jen pro jeho první kartu.
    - Nesmí překrývat žádnou část bodovací podmínky.
    - Nezasouvá se pod jiné karty a nikdy se už nepřesouvá.

    Kartu, pro kterou už není dovolené místo, odlož stranou.

    Zápis: `lay 7 front 90 n14` znamená kartu 7 podmínkou nahoru (`back`: bez podmínky), otočenou o 90°, levým horním polem na N14. První karta kraje leží na N14. U vrchní karty balíčku je vidět strana bez podmínky; ve dvou je to karta, která zbude.
confusing-lands-rules-conditions-title = Bodovací podmínky
confusing-lands-rules-conditions =
    Co která podmínka vynese ve tvém kraji:
    1 Mocná řeka: 4 za každé pole největší skupiny polí řeky propojených konec na konec. Dvě pole jsou propojená, když řeka na obou končí u společné hrany.
    2 Ušlechtilé lesy: 3 za každý les v propojené skupině aspoň dvou lesů.
    3 Horská hradba: 3 za každou horu na okraji kraje.
    4 Vzkvétající vesnice: každá vesnice dá 1 za každý druh symbolu v okolí, který není vesnice.
    5 Koloběh života: 6 za každou dvojici vlka a jelena kdekoli; každé zvíře patří do jedné dvojice.
    6 Starověké relikvie: 4 za každý krystal, který nemá jiný krystal v okolí ani ve svém řádku či sloupci.
    7 Burácivé vodopády: každé pole řeky dá 4 za každou horu, do které ústí. Jedna hora se může počítat pro několik řek.
    8 Zastíněné potoky: každé pole řeky dá 4 za každý les, kolem kterého protéká. Jeden les se může počítat pro několik řek.
    9 Strážci údolí: každý krystal dá 2 za každou horu vzdálenou přesně 4 pole.
    10 Nelítostní lovci: 8 za každého vlka vzdáleného 5 a více polí od každé vesnice i každého jiného vlka. Kde není vesnice ani jiný vlk, počítá se vlk také.
    11 Lesní duch: 8 za každého jelena s nejméně třemi lesy v okolí.
    12 Městské centrum: 3 za každou vesnici vzdálenou nejvýše 3 pole od jednoho krystalu; počítá se ten nejlepší.
    13 Vzdálené výspy: 1 za každé pole nejdelší nepřerušené přímé linie. Pole s podmínkami ji přerušují.
    14 Blízcí sousedé: 1 za každé pole největší čtvercové oblasti bez podmínek a děr.
    15 Velká prerie: 2 za každé pole největší propojené skupiny prázdných polí.
    16 Země hojnosti: tolik, kolik vynese nejméně hodnotná z ostatních podmínek včetně sdílené. Jako sdílená: tolik, kolik nejméně hodnotná z vlastních.
    17 Poklid: 1 za každou vesnici, horu a les.
    18 Divočina: 1 za každou řeku, krystal, vlka a jelena.
confusing-lands-rules-terms-title = Klíčové pojmy
confusing-lands-rules-terms =
    - Dotýká se: čtyři pole se společnou hranou.
    - V okolí: osm polí okolo, i diagonálně.
    - Propojené: skupina, kde se každé pole dotýká jiného pole skupiny. Jediné pole je skupina o jednom poli.
    - Okraj: pole, které má aspoň jednu hranu u místa mimo kraj. Díra je mimo kraj.
    - Ústí do: řeka ústí do polí za oběma svými konci.
    - Protéká kolem: řeka protéká kolem polí u dvou zbývajících hran.
    - Vzdálenost: počet kroků nejkratší cesty přes dotýkající se pole kraje, i přes pole s podmínkami. Dotýkající se pole je vzdálené 1.
    - Prázdné: pole bez symbolu a bez podmínky.
confusing-lands-rules-scoring-title = Bodování
confusing-lands-rules-scoring =
    Sečti hodnoty všech podmínek ve svém kraji a sdílené podmínky, pak odečti 10 za každou podmínku ve svém kraji. Bez vlastní podmínky sdílená nic nepřináší.

    Příklad: 8 za sdílenou podmínku, 12 + 14 + 12 za tři vlastní, minus 30, celkem 16.

    Vyhrává vyšší součet. Při remíze rozhoduje nejhodnotnější jednotlivá podmínka (před odečtením 10; sdílená se počítá také), pak druhá nejhodnotnější a tak dále. Při úplné shodě se o vítězství dělíte a je čas na rozhodující partii.
confusing-lands-rules-solo-title = Sólo
confusing-lands-rules-solo =
    Karty dostáváš jen ty. Zvol jednu ze dvou karet a polož ji; druhá se odhodí. Pak se odhodí vrchní karta balíčku, jejíž stranu bez podmínky vidíš, a ty si vezmeš a položíš kartu pod ní. Po čtyřech kolech se kraj z osmi karet boduje jako obvykle:

    50 a více: Neuvěřitelný kraj
    40 a více: Úžasný kraj
    30 a více: Podivuhodný kraj
    20 a více: Zapeklitý kraj
    10 a více: Zmatený kraj
    méně než 10: Ztracený kraj
confusing-lands-rules-cards-title = Karty
confusing-lands-rules-cards =
    Každá karta pod svým číslem: vlevo strana s podmínkou, vpravo bez ní. Řádky shora, oddělené lomítky; bez otočení.
    L les, H hora, V vesnice, J jelen, W vlk, K krystal; dvě malá písmena jsou řeka: strany, které spojuje (s sever, v východ, j jih, z západ), číslo je podmínka, tečka je prázdné pole.

    Podmínky, jejich čísla a hodnoty jsou stejné jako ve vydané hře. Ostatní pole jsou náš vlastní balíček, protože ta tištěná nejsou nikde popsaná: kdo zná tištěné karty, všimne si rozdílů.

    ```
     1  L . / H sz / 1 1     vz . / V J / H W
     2  . H / V J / 2 2      . sv / L L / . W
     3  L K / 3 . / 3 sj     W V / J . / H H
     4  L K / jz . / 4 4     jz . / sz V / V H
     5  W . / vz H / 5 5     V V / K . / . L
     6  V sj / 6 J / 6 .     K jv / L V / . H
     7  K H / . W / 7 7      L sj / . J / V .
     8  H sv / V . / 8 8     jv J / L . / L K
     9  . H / 9 V / 9 vz     L V / K sz / H .
    10  H L / . vz / 10 10   . V / K . / L H
    11  . W / H V / 11 11    J K / . L / . jv
    12  K W / 12 . / 12 J    L sj / H V / L .
    13  H . / jz J / 13 13   V . / vz vz / L H
    14  sv V / L . / 14 14   . J / H W / L jz
    15  sv V / 15 . / 15 L   . K / L jv / H .
    16  L K / . sj / 16 16   L . / L V / H .
    17  . H / sz W / 17 17   H L / J . / sj V
    18  K W / 18 . / 18 L    V H / L jv / . J
    ```
confusing-lands-alt-hand = Karty v ruce ({ $player }): { $cards }.
confusing-lands-alt-more = Zbytek říká deska jako text.
confusing-lands-alt-legend = Písmena v krajích: { $letters }; { $river } je řeka spojující sever a východ; číslo je podmínka, . je prázdné pole, _ leží mimo kraj.
confusing-lands-text-signs = Dvě malá písmena jsou řeka: strany, které spojuje (s sever, v východ, j jih, z západ); číslo je podmínka, tečka prázdné pole.
confusing-lands-label-covers = překryje { $squares }

confusing-lands-call-choose = vyber kartu
confusing-lands-call-receive = polož druhou kartu

## Celé akce na tlačítkách
confusing-lands-whole-front = Položit { $number } s podmínkou, { $place }
confusing-lands-whole-back = Položit { $number } bez podmínky, { $place }
confusing-lands-whole-aside = Odložit: { $card }

# Co lze psát místo slov zápisu; jak, říká common.ftl.
confusing-lands-word-aside = odlož odložit odkládám stranou
confusing-lands-word-front = přední lícem podmínkou podmínkou-nahoru líc* podmínk* s-podmínkou
confusing-lands-word-back = zadní rubem bez-podmínky stranou-bez-podmínky rub*

confusing-lands-refusal-no-place = Pole { $place } není: tvůj kraj teď sahá od { $from } do { $to }.

# Důvody, které uvádí počítač: krátké výrazy za rozdílem bodů.
confusing-lands-why-condition = podmínka { $number }, { $name }
confusing-lands-why-shared = sdílená podmínka, { $name }
confusing-lands-why-price = cena tvých podmínek

## A first game with a guide: at most 350 characters each

confusing-lands-lesson-first = Zvol **jednu ze svých dvou karet** a jak ji položíš: kteroukoli stranou, libovolně otočenou. Oba volíte tajně, pak se karty položí najednou. Nezvolená karta přejde k druhému hráči – mysli tedy na obě. Jedna strana má podmínku, druhá jen pole.
confusing-lands-lesson-received = Máš teď **kartu od druhého hráče** a musíš ji také položit, kteroukoli stranou. Odteď musí každá karta překrývat aspoň jedno pole tvého kraje, a nikdy žádnou část podmínky. Vybíráš z vyznačených stran.
confusing-lands-lesson-none = Nemáš ještě **žádnou vlastní podmínku**. Bez ní ti ani sdílená nic nedá. Podmínka je na jedné straně karty: platí za to, co je na konci v kraji vidět, a stojí 10 bodů. Hledej takovou, jejíž symboly už máš.
confusing-lands-lesson-price = Vyznačeno je, kolik tvoje **podmínky dávají teď**; každá stojí 10 bodů, ať vynese cokoli. Lepší je tedy pár podmínek, které vynášejí hodně, než mnoho těch, které málo. Vybírej karty, jejichž pole slouží těm, které máš.
confusing-lands-lesson-cover = Položená karta pole **překryje**: co je vespod, zmizí i s body. Překrývej prázdná pole a symboly, které žádná tvoje podmínka nechce. Podmínku překrýt nejde, takže pozor, kam ji dáš: zablokuje dvě pole.
confusing-lands-lesson-weak = Vyznačená podmínka dává **míň než svou cenu 10**. Odstranit ji nejde, zvyš tedy její hodnotu: přečti si, co chce, a další karty pokládej tak, aby rostla.
confusing-lands-lesson-pass = Nezvolená karta jde **k druhému hráči**. Podívej se na jeho kraj: nedávej mu pole, na která čekají jeho podmínky. Někdy je lepší kartu položit u sebe než ji předat.
confusing-lands-lesson-shared = Vyznačená podmínka uprostřed je **sdílená**: boduje v obou krajích a nic nestojí – pokud máš aspoň jednu vlastní. Vyplatí se pro ni stavět, ale druhý hráč to dělá taky.
confusing-lands-lesson-faces = Každá karta má **dvě strany**: jednu s podmínkou a čtyřmi poli, druhou se šesti poli a bez podmínky. Když máš podmínek dost, bývá lepší ta druhá: víc symbolů pro ty, které máš, a nic k placení.
confusing-lands-lesson-turn = Pojmy čti přesně: **dotýká se** znamená společnou hranu, **v okolí** i diagonálně. Řeka **ústí do** polí za svými konci a **protéká kolem** polí u ostatních hran. Pole na okraji má hranu mimo kraj. Obrázek to všechno počítá za tebe.
confusing-lands-lesson-last = **Poslední kolo**: položíš ještě dvě karty, zvolenou a tu, kterou dostaneš. Nová podmínka teď musí hned vynést víc než 10. Spočítej to: panel ukazuje, co přinese každé místo.
confusing-lands-lesson-final = Tvoje **poslední karta**: položit ji musíš, ale stranu i místo volíš ty. Hledej místo, které přinese nejvíc – nebo vezme nejmíň. Pak se oba kraje bodují: všechny podmínky, minus 10 za každou vlastní.
confusing-lands-lesson-next = Jakmile mají zvoleno oba, karty se položí najednou; pak nezvolené změní majitele a položí se také. Čtyři taková kola, a každý kraj má osm karet a boduje se.
