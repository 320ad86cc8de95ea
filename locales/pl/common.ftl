# What all games and the bot share.

player-number = Gracz { $number }

refusal-not-your-turn = To nie twoja kolej.
refusal-unreadable = Nie rozumiem tego ruchu.
refusal-game-over = Ta gra już się skończyła.
refusal-resigned = Nie grasz już: twoja gra jest poddana.
refusal-seat = Przy tym stole nie ma miejsca { $seat }, ostatnie to { $seats }.
refusal-seats = W tę grę gra od { $fewest } do { $most } osób.
option-unknown = Ta gra nie ma opcji „{ $key }”.
option-value = Opcja „{ $key }” nie może mieć wartości „{ $value }”.
form-field-missing = Wypełnij wszystkie wymagane pola.
form-field-unreadable = Nie umiem odczytać pola „{ $field }”. Napisz na przykład tak: { $hint }
# Słowa, które w formularzu mogą stać między innymi.
form-joining-words = i oraz

# Jak ludzie piszą słowa zapisu, w każdej grze: formy ze spacją między nimi; łącznik łączy słowa, gwiazdka to dowolna końcówka.
word-number-1 = jeden jedna jedno jedną jednego jednej jedynk*
word-number-2 = dwa dwie dwóch dwoma dwiema dwójk*
word-number-3 = trzy trzech trzema trójk*
word-number-4 = cztery czterech czterema czwórk*
word-number-5 = pięć pięciu piątk*
word-number-6 = sześć sześciu szóstk*
word-number-7 = siedem siedmiu siódemk*
word-number-8 = osiem ośmiu ósemk*
word-number-9 = dziewięć dziewięciu dziewiątk*
word-number-10 = dziesięć dziesięciu dziesiątk*
# Słowa, które nic o ruchu nie mówią.
word-passed-over = i a oraz na za do od z ze w we o po dla u się mi mój moja moją moje mojej chcę proszę poproszę kart* płytk* żeton* pol* róg rogu hex* kwadrat* numer wszystkich wszystkim kolumn* wiersz* rząd rzędu nad obok obrót obrócon* obrotu stopni stron* to ją je x czy mogę mógłbym mogłabym chciałbym chciałabym prosić idzie ma być teraz potem najpierw już więc ten ta tę tą tym jest będzie mnie swoją swój swoje swoją moim moimi ci nam wam tylko między stronę kierunku w-stronę stopnia obracam wierzch ktoś ktokolwiek dołożyć mojego do-góry górę na-wierzch dziurę dziury skrzyżowani* inną nasz z-ręki
word-lay = połóż położyć kładę kładź wyłóż wykładam wyłożyć dołóż dokładam zagraj położę wyłożę dołożę dostawiam przykładam przyłożę zaczynam zacznę stawiam daję dam daj jako-mój-zwykły-ruch
word-take = weź wezmę wziąć biorę bierz dobierz dobieram dobiorę chcę poproszę trzy-płytki trzy-żetony
word-place = połóż położyć kładę kładź umieść umieszczam postaw daj położę umieszczę dam daję stawiam postawię przykładam
word-discard = odrzuć odrzucam odrzucić odrzucę wyrzuć wyrzucam odłóż odkładam odłożyć wyrzucę usuń usuwam pudełk* pozbywam-się z-gry do-pudełka
word-stop = stop dość wystarczy koniec koniec-gry kończę-grę zakończ-grę kończę
word-0 = bez-obrotu bez-obracania bez-obrócenia nieobrócon* nie-obracam nie-obracaj nieobracan*
word-90 = ćwierć-obrotu-w-prawo ćwierć-w-prawo 90-w-prawo 90-prawo
word-180 = do-góry-nogami pół-obrotu
word-270 = ćwierć-obrotu-w-lewo ćwierć-w-lewo trzy-czwarte 90-w-lewo
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
reading-begun = To początek ruchu. { $ask }
reading-unclear = To może znaczyć kilka ruchów. Który?{ $moves }{ $more ->
    [0] { "" }
    [one] { "" } – i jeszcze { $more }.
    [few] { "" } – i jeszcze { $more }.
    [many] { "" } – i jeszcze { $more }.
   *[other] { "" } – i jeszcze { $more }.
}

# The closing picture.
ending-won = Wygrywa { $name }!
ending-shared = Wspólne zwycięstwo: { $names }
ending-none = Koniec bez wyniku
ending-next = Punkty: { $points }. Od { $from }: { $verdict }
ending-best = Punkty: { $points }. Wyżej już nic nie ma
