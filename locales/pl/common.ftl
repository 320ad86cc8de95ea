# What all games and the bot share.

player-number = Gracz { $number }

refusal-not-your-turn = To nie twoja kolej.
refusal-game-over = Ta gra już się skończyła.
refusal-resigned = Twoja gra jest już poddana.
refusal-seat = Przy tym stole nie ma miejsca { $seat }, ostatnie to { $seats }.
refusal-seats = W tę grę gra od { $fewest } do { $most } osób.
option-unknown = Ta gra nie ma opcji „{ $key }”.
option-value = Opcja „{ $key }” nie może mieć wartości „{ $value }”.
form-field-missing = Wypełnij wszystkie wymagane pola.
form-field-unreadable = Nie umiem odczytać pola „{ $field }”. Napisz na przykład tak: { $hint }
# Słowa, które w formularzu mogą stać między innymi.
form-joining-words = i oraz

# Jak ludzie piszą słowa zapisu, w każdej grze: formy ze spacją między nimi; łącznik łączy słowa, gwiazdka to dowolna końcówka.
word-number-1 = jeden jedna jedno jedną jednego jednej
word-number-2 = dwa dwie dwóch dwoma dwiema
word-number-3 = trzy trzech trzema
word-number-4 = cztery czterech czterema
word-number-5 = pięć pięciu
word-number-6 = sześć sześciu
word-number-7 = siedem siedmiu
word-number-8 = osiem ośmiu
word-number-9 = dziewięć dziewięciu
word-number-10 = dziesięć dziesięciu
# Słowa, które nic o ruchu nie mówią.
word-passed-over = i a oraz na za do od z ze w we o po dla u się mi mój moja moją moje mojej chcę proszę poproszę kart* płytk* żeton* pol* róg rogu hex* kwadrat* numer wszystkich wszystkim kolumn* wiersz* rząd rzędu nad obok obrót obrócon* obrotu stopni stron* to ją je x
word-lay = połóż położyć kładę kładź wyłóż wykładam wyłożyć dołóż dokładam zagraj
word-take = weź wezmę wziąć biorę bierz dobierz dobieram
word-place = połóż położyć kładę kładź umieść umieszczam postaw daj
word-discard = odrzuć odrzucam odrzucić odrzucę wyrzuć wyrzucam odłóż odkładam odłożyć
word-stop = stop dość wystarczy koniec
word-black = czarn*
word-blue = niebiesk*
word-brown = brązow*
word-green = zielon*
word-grey = szar*
word-red = czerwon*
word-yellow = żółt*

# Czego nie da się odczytać jako jednego ruchu. $moves: wiersze, w każdym ruch i jego znaczenie.
reading-unknown = Nie rozumiem tu „{ $words }”. Najbliższe możliwe ruchy:{ $moves }
reading-nearest = { $why } Najbliższe możliwe ruchy:{ $moves }
reading-unclear = To może znaczyć kilka ruchów. Który?{ $moves }{ $more ->
    [0] { "" }
    [one] { "" } – i jeszcze { $more }.
    [few] { "" } – i jeszcze { $more }.
    [many] { "" } – i jeszcze { $more }.
   *[other] { "" } – i jeszcze { $more }.
}

# The closing picture.
ending-won = Wygrywa { $name }!
ending-shared = Wspólna wygrana: { $names }
ending-none = Koniec bez rozstrzygnięcia
