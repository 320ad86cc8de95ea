# What all games and the bot share.

player-number = Hráč { $number }

refusal-not-your-turn = Nejsi na tahu.
refusal-game-over = Tahle hra už skončila.
refusal-resigned = Tuto hru už máš vzdanou.
refusal-seat = U tohoto stolu není místo { $seat }, poslední je { $seats }.
refusal-seats = Počet hráčů v této hře: { $fewest } až { $most }.
option-unknown = Tahle hra nemá volbu „{ $key }“.
option-value = Volba „{ $key }“ nemůže mít hodnotu „{ $value }“.
form-field-missing = Vyplň prosím všechna povinná pole.
form-field-unreadable = Políčko „{ $field }“ neumím přečíst. Napiš to třeba takhle: { $hint }
# Slova, která ve formuláři mohou stát mezi jinými.
form-joining-words = a i

# Jak lidé píšou slova zápisu, v každé hře: tvary s mezerou mezi nimi; spojovník spojuje slova, hvězdička je jakákoli koncovka.
word-number-1 = jeden jedna jedno jednu jednoho jedné
word-number-2 = dva dvě dvou dvěma
word-number-3 = tři tří třemi
word-number-4 = čtyři čtyř čtyřmi
word-number-5 = pět pěti
word-number-6 = šest šesti
word-number-7 = sedm sedmi
word-number-8 = osm osmi
word-number-9 = devět devíti
word-number-10 = deset deseti
# Slova, která o tahu nic neříkají.
word-passed-over = a i na za do od s se z ze v ve o u po pro k ke si mi můj moje mou mého chci prosím kart* dílek dílku dílk* žeton* pol* políčk* roh rohu číslo všem všechny všichni sloup* řad* nad vedle vlevo otočen* otočení stupňů stran* to ji je x
word-lay = polož položit pokládám položím vylož vyložit vykládám přilož zahraj
word-take = vezmi vezmu vzít vem beru ber táhni
word-place = polož položit pokládám položím umísti umístit dej dát
word-discard = odhoď odhodit odhazuji odhazuju odhodím zahoď zahodit odlož odložit
word-stop = stop stačí dost konec
word-black = čern*
word-blue = modr*
word-brown = hněd*
word-green = zelen*
word-grey = šed*
word-red = červen*
word-yellow = žlut*

# Co nelze přečíst jako jeden tah. $moves: řádky, na každém tah a jeho význam.
reading-unknown = Tady nerozumím „{ $words }“. Nejbližší možné tahy:{ $moves }
reading-nearest = { $why } Nejbližší možné tahy:{ $moves }
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
