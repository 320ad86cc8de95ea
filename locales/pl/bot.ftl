# What the bot says around the games.

## The lobby
lobby-title = ## { $game }
    { $blurb }
lobby-host = Stół { $table }, gospodarz: { $name }
lobby-seat-taken = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** ({ $level })
lobby-seat-free = { $number }. _wolne_
lobby-seat-reliable = { $seat } – gry doprowadzone do końca: { $share }%
lobby-seat-quick = { $seat } – gry doprowadzone do końca: { $share }%, ruch zwykle w ciągu { $time }
person-forgotten = Anonim
person-computer = komputer
caretaker-name = { $name } (komputer)
computer-name = Komputer { $number }
computer-level-random = gra losowo
computer-level-greedy = bierze to, co od razu daje najwięcej punktów
computer-level-beginner = początkujący
computer-level-easy = łatwy
computer-level-normal = normalny
computer-level-hard = trudny
computer-level-auto = w sam raz dla mnie
lobby-options = Opcje: { $options }
lobby-missing = { $count ->
    [one] Do rozpoczęcia brakuje jeszcze jednej osoby.
    [few] Do rozpoczęcia brakuje jeszcze { $count } osób.
   *[other] Do rozpoczęcia brakuje jeszcze { $count } osób.
}
lobby-ready = Wszyscy są: gospodarz może zacząć.
lobby-could-start = Można już grać: gospodarz zaczyna albo czeka na kolejne osoby.
lobby-hint = -# Komendy: `/dołącz`, `/stół odejdź`, `/stół opcja`, `/stół usuń`, `/stół start`
lobby-button-join = Zajmij miejsce
lobby-button-leave = Zwolnij miejsce
lobby-button-start = Zacznij
lobby-button-setup = Ustawienia…
lobby-button-computer = Dodaj komputer
lobby-button-close = Zamknij stół
lobby-closed = Stół do gry { $game } zamknięto przed rozpoczęciem.
lobby-secret = -# Niczego nie losowano. Sekret stołu: { $secret }.
lobby-setup = Widzisz to tylko ty. Wybierz, co chcesz zmienić, a potem jak; poczekalnia od razu to pokaże.
lobby-agreed = To uzgodniono przy tym stole. Zmienić to może tylko gospodarz.
lobby-seats = Miejsca
lobby-seats-value = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
lobby-computer = Komputer
lobby-remove = Usuń kogoś od stołu…
lobby-thread-opened = Stół jest w wątku { $channel }.
thread-name = { $game } · stół { $table }
lobby-opened = Stół jest otwarty.
suited-first = Poziom komputerów: { $level } – grasz z nimi w tę grę pierwszy raz.
suited-by-games = Poziom komputerów: { $level }. Twoje wygrane w ostatnich grach na poziomie „{ $before }”: { $wins } z { $games }.

## The board
board-title = -# { $game } · stół { $table }
board-waiting = Czekamy na: { $names }.
board-thinking = 💭 { $names } – { $count ->
    [one] myśli
   *[other] myślą
} …
board-computer = { $name }: { $level }
board-computers = -# { $computers }
board-call = { $people } – { $duty }
call-reminder = -# Gra czeka od: { $since }.
call-last-reminder = -# Gra czeka od: { $since }. To ostatnie przypomnienie.
board-your-turn = twoja kolej
board-final = **Koniec gry.**
board-place = { $place }. { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}
board-resigned = { $count ->
    [one] { $names } poddaje grę.
   *[other] { $names } poddają grę.
}
board-decider = Remis, którego nic nie rozstrzyga: decydujący rewanż zaczniesz jednym przyciskiem.
board-abandoned = Grę zakończono bez wyniku.
board-solo-abandoned = Grę solo przerwano.
board-secret = -# Losowania w tej grze wynikały z sekretu { $secret }; jego odcisk ogłoszono na początku.
board-fingerprint = -# Odcisk: { $fingerprint }
board-button-panel = Twój ruch
board-button-interrupt = Poza kolejką…
board-button-text = Jako tekst
board-button-log = Dziennik
board-button-rules = Zasady
board-button-rematch = Jeszcze raz
board-button-replay = Powtórka
board-button-share = Udostępnij

## The replay
replay-choice = { $game } · stół { $table }
replay-waiting = Twoja powtórka czeka w kolejce…
replay-drawing = Rysuję powtórkę… { $drawn } z { $frames }
replay-ready = { $game }, stół { $table }: przebieg gry od przygotowania do końca.
replay-alt = { $game }, stół { $table }: animacja planszy od przygotowania do obrazu końcowego.
replay-show = Pokaż wszystkim
deny-replay-busy = Rysuję już zbyt wiele powtórek. Spróbuj ponownie za minutę.
deny-replay-own = Rysuję już kilka twoich powtórek ({ $most }). Poproś o następną, gdy któraś będzie gotowa.
deny-replay-unknown = Na tym kanale nie było stołu o tym numerze. Numer stołu znajdziesz pod jego planszami.

## Sharing a finished game
share-where = { $game }, stół { $table }. Na którym kanale mam pokazać obraz końcowy i powtórkę? Nikogo nie oznaczę. Napiszę:
share-pick = Wybierz kanał
share-won = 🏆 **{ $game }**: wygrywa { $names }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}; dalej { $others }.
share-shared = 🏆 **{ $game }**: wspólne zwycięstwo, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}: { $names }; dalej { $others }.
share-shared-by-all = 🏆 **{ $game }**: wspólne zwycięstwo, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}: { $names }.
share-alone = **{ $game }** solo: { $names }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}.
share-alone-verdict = **{ $game }** solo: { $names }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
} ({ $verdict }).
share-nobody = **{ $game }**: nikt nie wygrał, wszyscy odeszli.
share-other = { $name } ({ $score })
share-other-resigned = { $name } (gra poddana)
share-done = Udostępniono na kanale { $channel }: { $link }
share-no-replay = Powtórki tam nie ma: nie dało się jej narysować albo jest za duża.
deny-share-stranger = Tę grę mogą udostępnić tylko moderatorzy i osoby, które siedziały przy tym stole.
deny-share-private = Nie wszyscy widzą kanał tego stołu, więc udostępnić grę gdzie indziej mogą tylko osoby, które przy nim siedziały.
deny-share-no-result = Ta gra nie ma wyniku, więc nie ma czego udostępnić.
deny-share-own = Nie możesz pisać na kanale { $channel }; brakuje ci tam: { $permissions }. Wybierz inny kanał.
deny-share-again = Ta gra już jest albo zaraz będzie na kanale { $channel }. Ponownie udostępnisz ją tam za minutę.
deny-share-permission = Nie wolno mi tego na kanale { $channel }. Wybierz inny albo poproś, żeby ktoś dał mi tam uprawnienie: { $permissions }.
deny-share-closed = Nie mogę pisać na kanale { $channel }: jest dla mnie zamknięty, zablokowany albo zarchiwizowany. Wpuść mnie tam albo wybierz inny kanał.
deny-share-gone = Tego kanału już nie ma. Wybierz inny.
deny-share-refused = Discord nie przyjmuje tej wiadomości na kanale { $channel }; być może zatrzymuje ją filtr serwera. Wybierz inny kanał.
deny-share-slow = Discord mi nie odpowiada. Sprawdź, czy gra jest już na kanale { $channel }; jeśli nie, udostępnij ją za minutę jeszcze raz.

## The panel
panel-stale = W międzyczasie sytuacja na stole się zmieniła. Z twojego wyboru zostało to, co nadal pasuje; sprawdź, zanim potwierdzisz.
panel-undo = Cofnij
panel-more = Więcej…
panel-other = Albo: { $choice } …
panel-clear = Od nowa
panel-form = { $title }…
panel-done = Zrobione.
panel-since = **Od twojego ostatniego ruchu:**
panel-since-start = **Dotychczas:**
panel-since-more = … resztę pokaże `/dziennik od: mojego ostatniego ruchu`.
panel-more-title = Co jeszcze?
panel-preview = Punkty: **{ $before } → { $after }**
panel-moves = Albo wpisz: `/ruch { $example }`
deny-move-command = „/ruch” wykonuje ruchy, a do tego służy { $command }.
panel-spectator = Nie siedzisz przy tym stole; to widzą wszyscy.
more-stats = Statystyki
more-hand-over = Niech komputer zagra za mnie
more-come-back = Wracam do gry
hand-over-done = Od teraz gra za ciebie komputer i wszyscy to widzą. W każdej chwili możesz wrócić na swoje miejsce. Jeśli komputer dokończy grę, zajmujesz ostatnie miejsce wśród ludzi albo jesteś poza klasyfikacją, jeśli tak ustalono przy stole.
panel-handed-over = Przy tym stole gra za ciebie komputer.
come-back-done = Znów grasz samodzielnie.
more-show-here = Pokaż tę grę tutaj
more-resign = Poddaj grę…
more-end = Zakończ grę…
more-discount = Wyłącz z rankingów…
resign-question = Na pewno chcesz poddać grę? Tego nie da się cofnąć.
resign-question-last = Na pewno chcesz poddać grę? Tego nie da się cofnąć. Przy tym stole nie ma już innych ludzi: gra skończy się bez wyniku albo komputery dograją ją do końca, a ty popatrzysz. Tak czy inaczej nikomu się nie liczy.
resign-sure = Tak, poddaję grę
resign-watch = Poddaję i patrzę dalej
resign-done = Poddajesz grę.
resign-done-watching = Poddajesz grę. Komputery dograją ją do końca; zobaczysz to na planszy na kanale.
end-done = Grę zakończono bez wyniku.
done-discounted = Ta gra nie liczy się już nigdzie.

## Asking the table
consent-undo = { $name } prosi o cofnięcie wszystkiego od swojego ostatniego ruchu. { $action } Czy wszyscy przy stole się zgadzają?
consent-undo-reach = Do cofnięcia: { $moves }; najdawniejszy ruch: { $since }.
consent-undo-seen = To, co wylosowano, następna osoba wylosuje tak samo, a { $count ->
        [one] { $names } już to zna.
       *[other] { $names } już to znają.
    }
consent-undo-moves = { $name } { $count }
consent-end = { $name } prosi o zakończenie gry bez wyniku: nikt nie wygrywa, gra nigdzie się nie liczy. Czy wszyscy przy stole się zgadzają?
consent-open = Jeszcze bez odpowiedzi: { $names }
consent-agree = Zgadzam się
consent-decline = Nie zgadzam się
consent-asked = Pytanie poszło do wszystkich przy stole.
consent-which = Czeka na ciebie więcej niż jedno pytanie. Teraz to:
consent-sure = Najpierw zobacz, co się cofnie; zgodę daje dopiero przycisk poniżej:
consent-given = Zgadzasz się.
consent-refused = Nie zgadzasz się.
consent-undo-asked = { $name } prosi o cofnięcie wszystkiego od swojego ostatniego ruchu.
consent-end-asked = { $name } prosi o zakończenie gry bez wyniku.
consent-withdrawn = { $name } wycofuje prośbę.
consent-lapsed = Prośba jest już nieaktualna, bo gra ruszyła dalej.
notice-undone = { $name } ma zgodę wszystkich. { $count ->
        [one] Cofnięto 1 ruch ({ $since }).
        [few] Cofnięto { $count } ruchy (najdawniejszy: { $since }).
       *[other] Cofnięto { $count } ruchów (najdawniejszy: { $since }).
    }
notice-undo-declined = { $name } nie zgadza się na cofnięcie; gra toczy się dalej.
notice-end-declined = { $name } nie zgadza się na zakończenie; gra toczy się dalej.
notice-lapsed = { $name } – prośba jest już nieaktualna: gra ruszyła dalej, zanim wszyscy odpowiedzieli.
notice-unanswered = { $name } – prośba jest już nieaktualna: nie wszyscy odpowiedzieli w porę.
notice-forgotten = { $name } gra dalej: osoba z tego miejsca odeszła na dobre.
notice-ended = Grę zakończono bez wyniku.
notice-expired = Przez siedem dni nikt nie zaczął tu gry, więc stół jest zamknięty. `/graj` otwiera nowy.
notice-call = { $people } – { $notice }
appeal-open = { $people } – proszę o odpowiedź:
appeal-button-panel = Inna odpowiedź…
appeal-gone = To już cofnięto.
form-kept = Twój tekst: { $text }

## Answers
done-joined = Masz miejsce przy stole.
done-left = Miejsce zwolnione.
done-started = Gra się zaczyna.
done-option = Zmienione.
done-removed = { $name } odchodzi od stołu.
done-freed = Gotowe. Kanał już o tym wie.
done-undone = Cofnięte ruchy: { $moves }.
done-rematch = Nowy stół jest otwarty.
done-settings = Od teraz: język { $language }, wygląd { $theme }, obrazki starych plansz: { $boards }; sezony: { $seasons }; powiadamiani, gdy ktoś szuka graczy: { $players }.
board-caption = Plansza z twojej perspektywy:
log-title = Co się wydarzyło przy stole { $table }:
log-since-title = Co się wydarzyło przy stole { $table } od twojego ostatniego ruchu:
log-empty = Jeszcze nic się nie wydarzyło.
log-cut = -# Wcześniejsze wpisy są w załączonym pliku.
deny-log-own = Twoje dzienniki są już w drodze. Poproś o następny, gdy któryś z nich tu będzie.
stats-none = Na statystyki jeszcze za wcześnie.
text-cut = -# Cały tekst jest w załączonym pliku.

## Lists
games-title = **Twoje gry**
games-none = Nie siedzisz przy żadnym stole. Nowy otworzysz komendą `/graj`.
games-yours = { $channel } – [{ $table }]({ $link }): **twoja kolej** – zaczęła się { $since }
games-asked = { $channel } – [{ $table }]({ $link }): **czekamy na twoją odpowiedź** – { $since }
games-begin = { $channel } – [{ $table }]({ $link }): **wszystkie miejsca są zajęte, możesz zacząć** – { $since }
games-waiting = { $channel } – [{ $table }]({ $link }): czekamy na: { $names } – kolej zaczęła się { $since }
games-paused = { $channel } – [{ $table }]({ $link }): pauza – `/stół wznów` ją kończy
games-lobby = { $channel } – [{ $table }]({ $link }): gra jeszcze się nie zaczęła
leaderboard-title = ## { $game }: najlepsi na tym serwerze
    { $span }
leaderboard-none = W tym okresie nikt nie ukończył tu tej gry tak, żeby się liczyła.
# Headings of a table: short.
leaderboard-column-name = Gracz
leaderboard-column-games = Gry
leaderboard-column-wins = Wygr.
leaderboard-column-rate = %
leaderboard-column-average = Śr.
leaderboard-column-best = Rekord
leaderboard-solo = **Rekordy solo**
leaderboard-computers-title = ## { $game }: ludzie przeciw komputerom
    { $span }
leaderboard-computers-none = W tym okresie nikt nie ukończył tu tej gry z komputerem tak, żeby się liczyła. Z komputerami zagrasz przez `/graj` z opcją `komputery`.
# A game counts for the strongest computer in it.
leaderboard-level = **Poziom { $level }** – wygrane ludzi: { $wins } z { $games } ({ $rate }%)
leaderboard-computers-too = -# Wygrane ludzi z komputerami: { $wins } z { $games }; więcej na liście **Z komputerami**.
ladder-title = { $game }: najlepsi na tym serwerze
ladder-title-all = Wszystkie gry: najlepsi na tym serwerze
# Below the title: how many people are on the ladder.
ladder-span = Od początku · { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
}
ladder-somebody = Ktoś
ladder-young = Jeszcze bez miejsca: poniżej { $games } gier
# Headings of a table: short.
ladder-column-name = Gracz
ladder-column-rating = Ranking
ladder-column-points = Pkt
ladder-column-course = Ostatnie gry
ladder-column-games = Gry
ladder-column-wins = Wygr.
ladder-column-streak = Z rzędu
# For those who cannot see the picture: one person.
ladder-alt = { $place } { $name }: { $rating }, gry: { $games }, wygrane: { $wins }
ladder-alt-streak = { $line }, wygrane z rzędu: { $streak }
ladder-alt-own = { $line } (to ty)
rules-title = ## { $game }: { $topic }
rules-back = ◀ Wstecz
rules-next = Dalej ▶
rules-pick = Jaki temat?
rules-which = Podaj nazwę gry: nie ma tu stołu.
settings-now = Język: { $language } · wygląd: { $theme } · obrazki starych plansz: { $boards } · sezony: { $seasons } · powiadamiani, gdy ktoś szuka graczy: { $players }. Zmienisz je w menu albo komendą `/serwer ustawienia`.
settings-language = Język publicznych wiadomości
settings-theme = Wygląd obrazów
settings-boards = Obrazki starych plansz
settings-seasons = Sezony rankingu
settings-players = Rola powiadamiana, gdy ktoś szuka graczy (@everyone: żadna)
# Pomoc dla miejsca, w którym ktoś stoi: po pięć wierszy.
help-no-table = **Na tym kanale nie ma stołu.**
    - `/graj` otwiera stół: dla ludzi, z komputerami albo tylko dla ciebie.
    - `/zasady` tłumaczy grę, zanim ją wybierzesz.
    - `/gry` wymienia twoje stoły na innych kanałach i mówi, czyja tam kolej.
    - `/ja` ustala, kiedy i jak dostajesz powiadomienia.
help-direct = **Tutaj piszesz bezpośrednio do mnie.**
    - `/gry` wymienia twoje stoły na wszystkich serwerach. `/ręka`, `/ruch` i `/stół pauza` dotyczą twojego jedynego stołu, gdziekolwiek stoi.
    - `/ja`, `/urlop` i `/zasady` też tu działają. Stoły otwiera się na serwerach komendą `/graj`.
help-lobby = **Stół na tym kanale czeka na ludzi.**
    - **Zajmij miejsce** albo wpisz `/dołącz`; grę zaczyna gospodarz, czyli osoba, która otworzyła stół.
    - `/zasady` tłumaczy grę.
    - `/dziennik` mówi, co już ustalono.
    - Na każdym kanale i w każdym wątku jest jeden stół: gdzie indziej `/graj` otworzy następny.
help-seated = **Siedzisz przy tym stole; gra się jeszcze nie zaczęła.**
    - Gospodarz zaczyna ją przyciskiem **Zacznij**, gdy wszyscy są na miejscu.
    - `/zasady` tłumaczy grę, `/stół odejdź` zwalnia twoje miejsce.
    - Dostaniesz powiadomienie, gdy przyjdzie twoja kolej; `/ja` ustala, jak.
    - `/stół usuń` i `/stół opcja` są dla gospodarza.
help-host = **To twój stół; gra się jeszcze nie zaczęła.**
    - **Zacznij** albo `/stół start` zaczyna grę z osobami przy stole.
    - **Ustawienia…** albo `/stół opcja` zmienia miejsca, komputery, tempo i zasady gry.
    - `/stół usuń` zwalnia czyjeś miejsce.
    - Inni siadają przyciskiem **Zajmij miejsce** albo przez `/dołącz`.
help-turn = **Twoja kolej.**
    - **Twój ruch** otwiera menu, które widzisz tylko ty; albo wpisz `/ruch`, a podpowiem resztę.
    - `/podpowiedź` mówi, co zrobiłby komputer, jeśli stół ma podpowiedzi.
    - `/cofnij` cofa.
    - Nie masz czasu? `/stół pauza`, `/urlop` albo `/miejsce przekaż`.
help-waiting = **Teraz grają inni; dostaniesz powiadomienie.**
    - `/ręka` i `/plansza` pokazują, co możesz wiedzieć, `/dziennik` – co się stało.
    - `/z-góry zlecenia` decyduje z góry, `/z-góry tura` przygotowuje następną turę, jeśli gra na to pozwala.
    - Kogoś nie ma? Gdy skończy się czas, zagłosuj, co robić: `/stół głosuj`.
    - Musisz iść? `/miejsce zaoferuj` szuka kogoś na twoje miejsce; `/urlop` mówi, do kiedy cię nie będzie.
help-paused = **Gra ma pauzę: czas stoi, przypomnień nie ma.**
    - `/stół wznów` kończy pauzę; może to zrobić każdy z was.
    - `/ręka` i `/plansza` pokazują, co możesz wiedzieć, `/dziennik` – co się stało.
    - W czasie pauzy też można grać.
    - `/stół zakończ` pyta pozostałych, czy zakończyć grę.
help-watching = **Trwa tu gra, a ty patrzysz.**
    - `/plansza` i `/dziennik` pokazują, co mogą widzieć wszyscy.
    - `/miejsce przejmij` zajmuje wolne miejsce.
    - `/zasady` tłumaczy grę.
    - Na innym kanale albo w wątku `/graj` otwiera twój własny stół.
help-over = **Na tym kanale gra się skończyła.**
    - **Jeszcze raz** albo `/stół rewanż` otwiera stół dla tych samych osób; **Coś innego…** – do innej gry.
    - `/pokaż powtórkę` pokazuje jej przebieg, `/pokaż analizę` – ile warte były twoje decyzje, `/pokaż statystyki` – liczby, `/pokaż uczciwość` – jak sprawdzić losowania.
    - `/ranking` mówi, kto gra tu najlepiej, a `/profil` – jak kto gra.
    - `/graj` otwiera następną grę.
help-moderator = -# Jako moderator masz też: `/serwer ustawienia`, `/serwer diagnoza`, `/stół zakończ moderator: True`, `/stół usuń`, `/stół przenieś`.
help-button-all = Wszystko, co można zrobić
help-button-games = Moje gry
help-button-leaderboard = Ranking
help-text = **Turnstone prowadzi gry planszowe na twoim kanale, przez kilka minut albo kilka dni.**
    - `/graj` otwiera stół, inni naciskają **Zajmij miejsce** albo wpisują `/dołącz`, gospodarz zaczyna. Na każdym kanale i w każdym wątku mieści się jeden stół; z `wątek: True` stół dostaje własny wątek.
    - Gdy przychodzi twoja kolej, dostajesz powiadomienie: naciśnij **Twój ruch** pod planszą, a dostaniesz menu, które widzisz tylko ty, albo wpisz ruch własnymi słowami: `/ruch` (podpowiem resztę; kilka ruchów oddziel znakiem `;`).
    - `/plansza` i `/ręka` pokazują to, co możesz wiedzieć, a `/dziennik` – co się wydarzyło, `/pokaż powtórkę` – jak przebiegła zakończona gra. `/podpowiedź` mówi, co na twoim miejscu zrobiłby komputer, jeśli przy stole są podpowiedzi (gdy grasz bez innych osób, są zawsze, chyba że je wyłączysz). `/z-góry zlecenia` pozwala zdecydować z góry, jeśli gra to umożliwia. `/cofnij` cofa: swobodnie, dopóki jest twoja kolej, później za zgodą wszystkich.
    - Twoje tajemnice są bezpieczne: rękę i menu widzisz tylko ty.
help-more = **Wokół gry: twoje stoły, inni ludzie, czas.**
    - `/gry` wymienia twoje stoły, a `/zasady` tłumaczy grę. `/pokaż statystyki` pokazuje liczby z gry, `/ranking` – kto gra tu najlepiej, a `/profil` – jak kto gra; `/ja dane:` pokazuje albo usuwa to, co jest o tobie zapisane. Po `/miejsce przekaż` gra za ciebie komputer aż do `/miejsce wróć`, `/stół poddaj` i `/stół zakończ` kończą grę przed czasem, `/serwer ustawienia` zmienia język i wygląd na tym serwerze.
    - Stół może mieć tempo, ustalone przed grą. `/stół pauza` zatrzymuje zegary, `/stół wznów` znów je uruchamia, `/stół więcej-czasu` daje komuś więcej czasu. `/miejsce zaoferuj` oferuje twoje miejsce innym, `/miejsce przejmij` zajmuje wolne, a `/stół głosuj` rozstrzyga, co zrobić, gdy komuś skończył się czas.

## Profile
profile-title = ## { $name }: gry na tym serwerze
profile-none = Nie ma jeszcze ukończonej gry, która się liczy.
profile-not-together = Nie macie tu jeszcze wspólnej ukończonej gry rankingowej: { $name }
profile-game = **{ $game }**, z komputerami – gry: { $games } · wygrane: { $wins } · rekord: { $best } · średnia: { $average }
profile-game-solo = **{ $game }**, solo – gry: { $games } · rekord: { $best } · średnia: { $average }
profile-reliability-none = **Rzetelność:** jeszcze żadnej gry z innymi.
profile-reliability = **Rzetelność:** { $share }% gier z innymi doprowadzonych do końca ({ $finished } z { $count }).
profile-median = Ruch zwykle w ciągu { $time }.
profile-left = Opuszczone miejsca – poddane gry: { $resigned }, przekazane komputerowi: { $over }, zastępstwa: { $replaced }.
profile-hidden = -# Ta osoba nie pokazuje swojej rzetelności.
profile-shown-now = -# Inni widzą twoją rzetelność tutaj i przy stołach przed grą.
profile-hidden-now = -# Twoją rzetelność widzisz tylko ty.
profile-button-show = Pokaż ją innym
profile-button-hide = Ukryj ją przed innymi
profile-headline = { $name }: gry na tym serwerze
profile-button-replay = Powtórka: { $game } ({ $best })
profile-facts = gry: { $games } · wygrane: { $wins } · rekord: { $best } · średnia: { $average }
profile-streaks = wygrane z rzędu: { $now }, najwięcej { $best }
profile-rated = ranking { $rating }
profile-place = miejsce { $place }
profile-young = jeszcze bez miejsca
profile-unrated = jeszcze bez rankingu
# For each number of seats how often somebody came in first, second and so on: “2 (12, 8), 3 (5, 4, 2)”.
profile-places = miejsca wg liczby osób: { $places }
# Headings of a table: short.
profile-column-best = Rekord
profile-column-average = Średnia
profile-column-places = Miejsca wg osób
profile-column-own = Własne
profile-column-server = Serwer
profile-rivals = Najczęstsi przeciwnicy
# Behind it stands how often who of the two came in before the other: “12 games, 7 : 5”.
profile-together = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}
profile-parts = { $game }: średnie
profile-part = { $part } { $own } (serwer { $server })
# Dalej stoi to, co robi sam przypadek: odchylenie standardowe średniej.
profile-luck = { $luck }: { $mean } na grę { $games ->
    [one] w jednej grze
   *[other] w { $games } grach
}; sam przypadek: ±{ $deviation } (2 razy na 3)
span-minutes = { $count } min
span-hours = { $count } godz.
span-days = { $count ->
    [one] { $count } dnia
   *[other] { $count } dni
}

## Co jest o kimś zapisane
privacy-export-question = Dostaniesz plik ze wszystkim, co mam o tobie zapisane: ustawienia, miejsca, twoje ruchy przy stołach, wyniki. Zobaczysz go tylko ty. Nie ma w nim kart innych osób ani tajemnic gier, które jeszcze trwają.
privacy-export-button = Daj mi plik
privacy-export-begun = Twój plik właśnie powstaje. Zaraz będzie w tym miejscu.
deny-export-own = Twój plik już powstaje i zaraz tu będzie.
privacy-export-done = To wszystko, co mam o tobie zapisane.
privacy-export-cut = -# W pliku zabrakło miejsca na najstarsze wpisy twojego dziennika: { $count }.
privacy-delete-question = **Zapomnę o tobie na wszystkich serwerach, na dobre.**
    { $tables ->
        [0] Nie siedzisz przy żadnym otwartym stole.
        [one] Opuścisz jeden otwarty stół: w grze dokończy za ciebie komputer, a jeśli nikt inny nie gra, gra się skończy.
        [few] Opuścisz { $tables } otwarte stoły: w grach dokończy za ciebie komputer, a gdzie nikt inny nie gra, gra się skończy.
       *[many] Opuścisz { $tables } otwartych stołów: w grach dokończy za ciebie komputer, a gdzie nikt inny nie gra, gra się skończy.
    }
    Twoje nazwy i ustawienia znikną. Ukończone gry zostaną, także w rankingach, pod pseudonimem, który do ciebie nie prowadzi. Wysłane już wiadomości zostają bez zmian; mogą je usunąć moderatorzy serwera.
    Przedtem możesz pobrać plik ze wszystkim: `/ja dane: eksport`. Jeśli kiedyś znów zagrasz, zaczniesz od nowa.
privacy-delete-button = Zapomnij o mnie
privacy-delete-done = Gotowe, nic już o tobie nie pamiętam. Dziękuję za wspólną grę. Kopie mojej pamięci, które osoba prowadząca bota zrobiła wcześniej, przechowują to, co w nich było, dopóki nie zostaną usunięte.

## When something is not possible
deny-guild-only = To działa tylko na serwerach.
deny-permission = Nie wolno mi tego tutaj. Daj mi na tym kanale uprawnienie: { $permissions }.
closed-note = Nie mogę nic napisać na tym kanale; brakuje mi uprawnień: { $permissions }. Inni niczego nie zobaczą, dopóki ktoś mi ich nie da; potem stół sam ruszy dalej.
deny-no-threads = Na tym kanale nie ma wątków. Otwórz stół tutaj bez `wątek: True` albo na kanale tekstowym.
deny-private-thread = Nie ma mnie w tym prywatnym wątku. Oznacz mnie tu raz, a potem otwórz stół.
deny-discord-slow = Discord nie odpowiada mi na czas. Nic się nie stało; spróbuj później.
deny-not-settings = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.
deny-not-moderator = Mogą to zrobić tylko moderatorzy.
deny-broken = Coś poszło nie tak po mojej stronie. Nic nie przepadło; spróbuj za chwilę jeszcze raz. (Numer błędu: { $note })
deny-unknown-topic = Nie ma takiego tematu. Do wyboru: { $topics }.
deny-unknown-level = Nie znam poziomu „{ $level }”. Do wyboru: { $levels }.
deny-options = Nie umiem odczytać „{ $text }”. Pisz opcje jako klucz=wartość.
deny-option-twice = Opcja „{ $option }” pojawia się dwa razy. Która wartość ma obowiązywać?
deny-expired = Ta wiadomość jest już nieaktualna. Bieżąca jest niżej na kanale; możesz też wpisać `/plansza`.
deny-direct = Ten przycisk nic tu nie robi. Twoje stoły wymienia `/gry`.
deny-direct-table = Nie siedzisz przy żadnym stole. Stół otworzysz na serwerze komendą `/graj`.
deny-which-table = Siedzisz przy kilku stołach. O który chodzi?
deny-no-person = Ta osoba nie ma tu miejsca.
deny-too-long = To za długie; najwyżej { $most } znaków.
deny-argument = Nie umiem tu odczytać „{ $text }”.
deny-take-seat = Nie masz jeszcze miejsca przy tym stole. Zajmiesz je przyciskiem **Zajmij miejsce** w wiadomości stołu albo komendą `/dołącz`.
deny-command-changed = Discord pokazuje ci jeszcze starszą postać tej komendy: przeładuj go (Ctrl+R) i wybierz komendę z listy jeszcze raz.
deny-unreadable = Nie umiem odczytać tego, co przysłał mi tu Discord, więc nic się nie stało. Spróbuj inaczej: `/pomoc` pokazuje, co jest do wyboru.
upload-refused = Discord nie przyjmuje teraz ode mnie obrazków ani plików. Spróbuj ponownie za jakiś czas.
done-closed = Stół jest zamknięty.

doctor-version = Turnstone { $version }
doctor-token = Discord zna bota jako { $name } (aplikacja { $id }).
doctor-token-refused = { $advice }
doctor-discord-away = Nie można połączyć się z Discordem: { $cause }
doctor-intents = Bot nie potrzebuje uprzywilejowanych intencji i o żadne nie prosi.
doctor-commands = Wszystkie komendy są zarejestrowane ({ $count }).
doctor-commands-missing = Zarejestrowano { $count } z { $all } komend; bot rejestruje je przy każdym starcie.
doctor-commands-unread = Nie można pobrać listy komend: { $cause }
doctor-clock = Zegar tego komputera zgadza się z zegarem Discorda.
doctor-clock-off = Zegar tego komputera różni się od zegara Discorda o { $seconds } s; ustaw go przez NTP.
doctor-clock-unread = Nie można odczytać zegara Discorda: { $cause }
doctor-beacon = Źródło losowości odpowiada: runda { $round } z { $address } ma właściwy podpis.
doctor-beacon-late = Najnowsza runda z { $address } to { $round }, o { $seconds } s od czasu na zegarze tego komputera: ustaw zegar przez NTP albo wpisz do TURNSTONE_BEACON inny serwer.
doctor-beacon-useless = Serwera <{ $address }> nie można użyć jako źródła losowości: { $cause }. Spróbuj ponownie albo wpisz do TURNSTONE_BEACON inny, np. <https://api.drand.sh>.
doctor-setting = { $advice }
doctor-permissions = Bot ma na tym kanale wszystkie uprawnienia, jakich potrzebuje stół.
doctor-permissions-useful = Bot ma na tym kanale to, czego potrzebuje stół, ale przydałyby mu się też: { $permissions }. Bez nich nie odnajduje własnych ostatnich wiadomości.
doctor-permissions-missing = Na tym kanale botowi brakuje uprawnień: { $permissions }.
doctor-channel-unread = Nie można obejrzeć tego kanału: { $cause }
doctor-database = Baza danych jest w porządku; otwarte stoły: { $tables }.
doctor-database-broken = Baza danych jest uszkodzona: { $cause }. Wróć do kopii zapasowej.
doctor-database-newer = Bazę danych zapisała nowsza wersja Turnstone: użyj tamtej wersji albo wcześniejszej kopii.
doctor-database-unread = Nie można odczytać bazy danych: { $cause }
doctor-twins = Tokenem tego bota posługuje się też inny program, który odpowiada na część tego, co robią ludzie. Zatrzymaj go albo daj mu własny token.
doctor-outbox = Nic się nie spóźnia; na wysłanie czeka: { $posts }.
doctor-outbox-late = Wiadomości się spóźniają; czeka: { $posts }. Przyczyna jest w logu.
doctor-env = { $file } z tokenem może czytać tylko właściciel.
doctor-env-open = Inni na tym komputerze mogą czytać lub zmieniać { $file }, a w nim może być token: chmod 600.
doctor-file = { $file } może czytać tylko właściciel.
doctor-file-open = { $file } zawiera sekrety stołów, a inni na tym komputerze mogą go czytać lub zmieniać: chmod 600.
doctor-file-kept = Ten użytkownik nie może zapisywać w { $file }: bot nie mógłby niczego zachować. Oddaj ten plik, pliki obok i ich folder użytkownikowi, który uruchamia bota.
doctor-folder = Do folderu { $folder } ma dostęp tylko właściciel.
doctor-folder-read = Inni na tym komputerze mogą zajrzeć do folderu { $folder }; jego pliki mają własne uprawnienia.
doctor-folder-open = Inni na tym komputerze mogą zapisywać w folderze { $folder }, a więc usunąć lub podmienić bazę: chmod 700.
doctor-server = Stoły przechowuje { $server }.
doctor-server-encrypted = Połączenie z serwerem bazy danych jest szyfrowane.
doctor-server-local = Połączenie z serwerem bazy danych nie jest szyfrowane, ale nie wychodzi poza ten komputer.
doctor-server-open = Połączenie z serwerem bazy danych nie jest szyfrowane: jeśli z sieci korzystają inni, dopisz do adresu ?sslmode=verify-full.
doctor-server-superuser = Użytkownik bazy danych ma na serwerze prawa superużytkownika: kto zdobędzie adres, może tam wszystko odczytać i zmienić. Daj bazie osobnego użytkownika.
doctor-server-keeps = To, co serwer bazy danych potwierdza, jest na jego dysku (fsync, synchronous_commit).
doctor-server-refuses = Serwer bazy danych nie przyjmuje zapisów: { $cause }
doctor-server-forgets = Serwer bazy danych nie czeka na swój dysk: to, co potwierdził, może przepaść (fsync, synchronous_commit).
doctor-shards = Shardy { $shards } są obsługiwane.
doctor-shards-unserved = Nikt nie obsługuje shardów { $shards }: uruchom proces z TURNSTONE_SHARDS={ $shards } albo zapasowy z any.
doctor-served = Jakiś proces obsługuje tę bazę, a jego połączenie z Discordem działa.
doctor-served-silent = Jakiś proces zajmuje tę bazę danych, ale nie ma połączenia z Discordem: przyczyna jest w jego logu.
doctor-served-unknown = Nie można sprawdzić, kto obsługuje tę bazę danych: { $cause }
doctor-not-served = W tej chwili żaden proces nie obsługuje tej bazy.

# Opens a form again as it was filled in.
form-again = Popraw
## Na pewno?
doubt-ask-undo = Tego nie cofniesz bez zgody innych: coś już wylosowano lub odkryto albo ktoś inny ma już za sobą ruch. Zapytać stół? (Albo wpisz: `/cofnij na-pewno: True`)
doubt-undo-alone = Cofnąć to wszystko? (Albo wpisz: `/cofnij na-pewno: True`)
doubt-uncounted = Coś już wylosowano lub odkryto, więc po cofnięciu gra nie będzie się liczyć w rankingach ani profilach.
doubt-hint-alone = Po pierwszej podpowiedzi ta gra nie będzie się liczyć w rankingach ani profilach. Pokazać podpowiedź?
doubt-ask-end = Gra skończy się bez wyniku, jeśli wszyscy się zgodzą. Zapytać stół? (Albo wpisz: `/stół zakończ na-pewno: True`)
doubt-agree-to-end = Przy stole czeka już pytanie, czy zakończyć grę bez wyniku: nikt nie wygra i gra nigdzie nie będzie się liczyć. Zgadzasz się? (Albo wpisz: `/stół zgoda`)
doubt-end-alone = Na pewno zakończyć twoją grę bez wyniku? (Albo wpisz: `/stół zakończ na-pewno: True`)
doubt-leave-to-computers = Przy tym stole nie ma już innych ludzi. Czy dalej mają grać same komputery, a ty popatrzysz? W każdej chwili możesz wrócić na swoje miejsce. Jeśli komputery dokończą grę, liczy się ona tak, jak zawsze po oddaniu miejsca komputerowi.
doubt-settle = Jako moderator możesz zakończyć tę grę wszystkim, bez wyniku i bez pytania. Kanał dowie się, że to twoja decyzja. Na pewno? (Albo wpisz: `/stół zakończ moderator: True na-pewno: True`)
doubt-discount = Jako moderator możesz wyłączyć tę zakończoną grę z punktów rankingowych, rankingów, rekordów i profili. Kanał dowie się, że to twoja decyzja, i nie da się tego cofnąć. Na pewno? (Albo wpisz: `/stół zakończ moderator: True na-pewno: True`)
doubt-free = Jako moderator możesz na dobre usunąć z tej gry: { $name }. Dalej zagra komputer, a kanał dowie się, że to twoja decyzja. Na pewno?
doubt-button-ask = Zapytaj stół
doubt-button-undo = Tak, cofnij
doubt-button-hint = Tak, pokaż podpowiedź
doubt-button-end = Tak, zakończ grę
doubt-button-watch = Tak, popatrzę
doubt-button-settle = Tak, zakończ wszystkim
doubt-button-discount = Tak, wyłącz z rankingów
doubt-button-free = Tak, dalej gra komputer
doubt-button-free-offered = Tak, do przejęcia miejsca
doubt-button-moderator = Zakończ jako moderator…
notice-settled = { $person } – decyzja moderatora: gra zakończona bez wyniku.
notice-discounted = { $person } – decyzja moderatora: ta gra nie liczy się w rankingach ani profilach.
notice-freed = { $person } – decyzja moderatora: { $old } już przy tym stole nie gra. Gra dalej: { $name }.
notice-removed = { $person } – decyzja moderatora: { $old } już przy tym stole nie siedzi.
notice-turn-taken-back = { $name } cofa swój ostatni ruch i gra dalej.

## Gdzie stoi stół
lobby-invitation = { $people }: { $name } chce zagrać jeszcze raz. Siadaj do stołu!
table-moved = Stół { $table } jest teraz na kanale { $channel }.
done-brought = Stół { $table } jest teraz tutaj.
deny-elsewhere = Ten stół stoi teraz na kanale { $channel }.
deny-bring-unknown = Nie ma takiego stołu. Wybierz z listy.
deny-bring-unseen = Stół można przenieść tylko tam, gdzie każdy, kto przy nim siedzi, widzi kanał i może na nim pisać. Tutaj nie mogą: { $names }. Niech ktoś da im dostęp albo wybierz inny kanał.
bring-choice = { $game } · stół { $table } · { $place }
bring-vanished = jego kanału już nie ma
bring-somewhere = na innym kanale
late-command = { $person }: twoja komenda dotarła za późno i nic się nie stało. Wpisz ją jeszcze raz.
denied-not-host-nor-moderator = Stół może przenieść jego gospodarz, moderator obu kanałów albo ktoś, kto przy nim siedzi, a nie może pisać na jego kanale.
denied-here-already = Ten stół już tu stoi.
option-possible = Do wyboru: { $choices }

## Hints
panel-hint = Podpowiedź
hint-title = **Co zrobiłby tu komputer na poziomie trudnym**
hint-only = **Widzę tu tylko jedną możliwość**
hint-way = **{ $number }.** { $steps }
hint-worth-best = najlepsze
hint-worth-same = równie dobre jak najlepsze
hint-worth-less = o { $points } punktu mniej
hint-worth-later = nieco słabsze, ale to widać dopiero później
hint-beside = w porównaniu z { $number }.: { $reasons }
hint-or = {" "}**albo**{" "}
hint-gain = { $reason } +{ $points }
hint-price = kosztem { $points } ({ $reason })
hint-wait = Nie rób nic i pozwól grać innym
hint-foot = Przyciski wypełniają pierwszy krok na twoim panelu; nic się nie stanie, dopóki go nie potwierdzisz.
hint-tenths = { $whole },{ $tenths }
hint-none = Nic mi tu nie przychodzi do głowy.
hint-late = Podczas namysłu sytuacja na stole się zmieniła. Zapytaj jeszcze raz, jeśli nadal chcesz podpowiedzi.
story-hint = { $name } prosi o podpowiedź.
story-taken-back = { $name } cofa to, co już wylosowano lub odkryto.
board-taken-back = { $count ->
        [one] Raz cofnięto coś, co już wylosowano lub odkryto.
        [few] { $count } razy cofnięto coś, co już wylosowano lub odkryto.
        [many] { $count } razy cofnięto coś, co już wylosowano lub odkryto.
       *[other] { $count } raza cofnięto coś, co już wylosowano lub odkryto.
    }
board-own-hints = { $count ->
        [one] Poproszono o jedną podpowiedź.
        [few] Poproszono o { $count } podpowiedzi.
        [many] Poproszono o { $count } podpowiedzi.
       *[other] Poproszono o { $count } podpowiedzi.
    }
board-uncounted = Dlatego ta gra nie liczy się w rankingach ani profilach.
board-nobodys = Nikt już nie grał, a komputery dograły grę do końca: nie liczy się nikomu.
board-discounted = Decyzją moderatora ta gra nie liczy się w rankingach ani profilach.
term-pace = Tempo
term-pace-none = bez zegara
term-pace-relaxed = spokojne (3 dni +12 h, do 5 dni)
term-pace-daily = dzienne (24 h +8 h, do 36 h)
term-pace-brisk = żwawe (8 h +1 h, do 12 h)
term-pace-live = na żywo (10 min +30 s, do 15 min)
term-strict = Gdy skończy się czas
term-strict-no = decydują pozostali
term-strict-yes = ruch od razu wykona komputer
term-weekends = Zegar w weekendy
term-weekends-no = chodzi
term-weekends-yes = stoi
term-holidays = Gdy ktoś ma urlop
term-holidays-1d = po dniu decydują pozostali
term-holidays-3d = po 3 dniach decydują pozostali
term-holidays-7d = po tygodniu decydują pozostali
term-holidays-wait = stół czeka
term-leavers = Gdy grę kończy za ciebie komputer
term-leavers-last = zajmujesz ostatnie miejsce
term-leavers-out = nie ma cię w klasyfikacji
term-hints = Podpowiedzi
term-hints-yes = tak
term-hints-no = nie
