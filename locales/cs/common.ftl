# What all games and the bot share.

player-number = Hráč { $number }

refusal-not-your-turn = Nejsi na tahu.
refusal-unreadable = Tomuto tahu nerozumím.
refusal-game-over = Tahle hra už skončila.
refusal-resigned = Tuto hru už máš vzdanou.
refusal-seat = U tohoto stolu není místo { $seat }, poslední je { $seats }.
refusal-seats = Počet hráčů v této hře: { $fewest } až { $most }.
option-unknown = Tahle hra nemá volbu „{ $key }“.
option-value = Volba „{ $key }“ nemůže mít hodnotu „{ $value }“.
form-field-missing = Vyplň prosím všechna povinná políčka.
form-field-unreadable = Políčko „{ $field }“ neumím přečíst. Napiš to třeba takhle: { $hint }
# Slova, která ve formuláři mohou stát mezi jinými.
form-joining-words = a i

# Jak lidé píšou slova zápisu, v každé hře: tvary s mezerou mezi nimi; spojovník spojuje slova, hvězdička je jakákoli koncovka.
word-number-1 = jeden jedna jedno jednu jednoho jedné jedničk*
word-number-2 = dva dvě dvou dvěma dvojk*
word-number-3 = tři tří třemi trojk*
word-number-4 = čtyři čtyř čtyřmi čtyřk*
word-number-5 = pět pěti pětk*
word-number-6 = šest šesti šestk*
word-number-7 = sedm sedmi sedmičk*
word-number-8 = osm osmi osmičk*
word-number-9 = devět devíti devítk*
word-number-10 = deset deseti desítk*
# Slova, která o tahu nic neříkají.
word-passed-over = a i na za do od s se z ze v ve o u po pro k ke si mi můj moje mou mého chci prosím kart* dílek dílku dílk* žeton* pol* políčk* roh rohu číslo všem všechny všichni sloup* řad* nad vedle otočen* otočení stupňů stran* to ji je x můžu mohu bych bychom chtěl chtěla rád ráda jde být teď potom nejdřív nejprve už tak tedy ten ta tu tuto tento svou svůj své svoji mému mým ti nám vám jen pouze mezi směrem stupně otáčím otočit kde vlevo-od nahoru navrch otočím díry díru někdo kdokoli dostat křižovat* z-ruky pak
word-lay = polož položit pokládám položím vylož vyložit vykládám přilož zahraj kladu klást vyložím přikládám přiložím přiložit umístím umisťuji začínám začnu dávám dám dej dát jako-můj-běžný-tah
word-take = vezmi vezmu vzít vem beru ber táhni líznu lízni lížu dobírám chci prosím tři-žetony
word-place = polož položit pokládám položím umísti umístit dej dát kladu klást umístím umisťuji dám dávám
word-discard = odhoď odhodit odhazuji odhazuju odhodím zahoď zahodit odlož odložit zahodím zahazuji zahazuju vyřaď vyřadím vyřazuji odkládám krabic* ze-hry do-krabice
word-stop = stop stačí dost konec konec-hry končím-hru končím ukončit-hru
word-0 = bez-otočení bez-otáčení bez-otočky neotočen* neotáčím neotáčet neotáčej
word-90 = čtvrt-otáčky-doprava čtvrt-doprava čtvrtotáčk*-doprava 90-doprava
word-180 = vzhůru-nohama půl-otáčky půlotáčk*
word-270 = čtvrt-otáčky-doleva čtvrt-doleva tři-čtvrtě 90-doleva
word-black = čern*
word-blue = modr*
word-brown = hněd*
word-green = zelen*
word-grey = šed*
word-red = červen*
word-yellow = žlut*

# Co nelze přečíst jako jeden tah. $moves: řádky, na každém tah a jeho význam.
reading-unknown = Tomuhle tady nerozumím: „{ $words }“. Nejbližší možné tahy:{ $moves }
reading-nearest = { $why } Nejbližší možné tahy:{ $moves }
reading-begun = To je začátek tahu. { $ask }
reading-unclear = To může znamenat víc tahů. Který?{ $moves }{ $more ->
    [0] { "" }
    [one] { "" } – a ještě { $more }.
    [few] { "" } – a ještě { $more }.
    [many] { "" } – a ještě { $more }.
   *[other] { "" } – a ještě { $more }.
}

# The closing picture.
ending-won = Vyhrává { $name }!
ending-shared = Společná výhra: { $names }
ending-none = Konec bez výsledku
ending-next = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Od { $from }: { $verdict }
ending-best = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, výš už nic není
