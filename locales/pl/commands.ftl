# Slash commands: names and descriptions as Discord shows them. Names are lower case, at most 32 characters; descriptions at most 100.

command-play = graj
command-play-description = Otwórz na tym kanale stół do gry
command-play-game = gra
command-play-game-description = Która gra
command-play-seats = miejsca
command-play-seats-description = Ile osób zagra; można to zmienić w poczekalni
command-play-computers = komputery
command-play-computers-description = Ile komputerów też zagra; gdy zajmą cały stół, gra od razu się zaczyna
command-play-level = poziom
command-play-level-description = Jak dobrze grają komputery; bez podania – normalnie
command-play-thread = wątek
command-play-thread-description = Załóż dla stołu osobny wątek
command-play-options = opcje
command-play-options-description = Opcje jako klucz=wartość, kilka oddziel spacjami

command-join = dołącz
command-join-description = Zajmij miejsce przy stole tego kanału

command-leave = odejdź
command-leave-description = Zwolnij swoje miejsce przed rozpoczęciem gry

command-option = opcja
command-option-description = Zmień opcję w poczekalni (gospodarz)
command-option-key = klucz
command-option-key-description = Która opcja albo „seats”
command-option-value = wartość
command-option-value-description = Co ustawić

command-remove = usuń
command-remove-description = Usuń kogoś od stołu: przed grą gospodarz, w każdej chwili moderator
command-remove-person = osoba
command-remove-person-description = Kto odchodzi od stołu

command-start = start
command-start-description = Rozpocznij grę z osobami przy stole

command-move = ruch
command-move-description = Wykonaj ruch; kilka oddziel średnikiem
command-move-moves = ruchy
command-move-moves-description = W notacji albo własnymi słowami, na przykład „wymień 2 wełny na 1 rudę”

command-board = plansza
command-board-description = Zobacz planszę ze swojej perspektywy
command-board-as = jako
command-board-as-description = Obraz albo tekst
command-board-player = gracz
command-board-player-description = Pokaż w powiększeniu planszę jednego gracza

command-hand = ręka
command-hand-description = Zobacz swoją rękę i możliwe ruchy; widzisz to tylko ty

command-log = dziennik
command-log-description = Co wydarzyło się przy tym stole
command-log-since = od
command-log-since-description = Tylko to, co się wydarzyło od twojego ostatniego ruchu

command-replay = powtórka
command-replay-description = Obejrzyj przebieg zakończonej gry jako animację
command-replay-table = stół
command-replay-table-description = Numer stołu; bez niego ostatni na tym kanale
command-replay-channel = kanał
command-replay-channel-description = Pokaż ją na tym kanale wszystkim, razem z obrazem końcowym

command-hint = podpowiedź
command-hint-description = Zobacz, co na twoim miejscu zrobiłby komputer
command-orders = zlecenia
command-orders-description = Zobacz i zmień to, co masz zdecydowane z góry; widzisz to tylko ty
command-orders-next = następna
command-orders-next-description = Ruchy na twoją następną turę, oddzielone znakiem ; (Ostoja, Niezwykłe Ogrody)
command-undo = cofnij
command-undo-description = Cofnij swój ostatni krok albo poproś o to wszystkich

command-agree = zgoda
command-agree-description = Zgódź się na to, o co pyta stół

command-decline = odmowa
command-decline-description = Nie zgódź się na to, o co pyta stół

command-hand-over = przekaż
command-hand-over-description = Niech komputer gra za ciebie, aż wrócisz
command-come-back = wróć
command-come-back-description = Wróć na miejsce, na którym gra komputer
command-resign = poddaj
command-resign-description = Poddaj swoją grę
command-resign-sure = na-pewno
command-resign-sure-description = Tak, na pewno

command-end = zakończ
command-end-description = Zakończ grę bez wyniku: za zgodą wszystkich albo decyzją moderatora

command-rematch = rewanż
command-rematch-description = Zagraj jeszcze raz w tym samym gronie

command-games = gry
command-games-description = Twoje gry na wszystkich serwerach: czyja kolej, od kiedy i ile zostało czasu

command-stats = statystyki
command-stats-description = Statystyki gry z tego kanału
command-fair = uczciwość
command-fair-description = Jak sprawdzić los w grze z tego kanału

command-rules = zasady
command-rules-description = Przeczytaj zasady gry
command-rules-game = gra
command-rules-game-description = Która gra; bez tego ta z tego kanału
command-rules-topic = temat
command-rules-topic-description = Która część zasad

command-leaderboard = ranking
command-leaderboard-description = Kto gra najlepiej na tym serwerze
command-leaderboard-game = gra
command-leaderboard-game-description = Która gra
command-leaderboard-span = okres
command-leaderboard-span-description = Jaki okres
command-leaderboard-list = lista
command-leaderboard-list-description = Która lista: domyślnie punkty rankingowe

command-profile = profil
command-profile-description = Jak grasz ty albo ktoś inny na tym serwerze
command-profile-person = osoba
command-profile-person-description = Czyje gry; twoje, jeśli nikogo nie podasz
command-profile-with = z-kim
command-profile-with-description = Z kim: jak wam szło przeciw sobie
command-profile-as = jako
command-profile-as-description = Jako obraz albo słownie

command-privacy = prywatność
command-privacy-description = Co jest o tobie zapisane
command-privacy-export = eksport
command-privacy-export-description = Pobierz plik ze wszystkim, co jest o tobie zapisane
command-privacy-delete = usuń
command-privacy-delete-description = Niech bot o tobie zapomni: nazwy, ustawienia, miejsca

command-settings = ustawienia
command-settings-description = Język i wygląd stołów na tym serwerze (wymaga zarządzania serwerem)
command-settings-language = język
command-settings-language-description = Język publicznych wiadomości i obrazów
command-settings-theme = motyw
command-settings-theme-description = Wygląd obrazów
command-settings-boards = plansze
command-settings-boards-description = Czy plansze zachowują obrazki, gdy niżej pojawią się nowsze
command-settings-seasons = sezony
command-settings-seasons-description = Czy ranking ma osobne sezony

command-doctor = diagnoza
command-doctor-description = Czy wszystko tu jest w porządku (dla moderatorów)

command-help = pomoc
command-help-description = Jak się tu gra

choice-picture = obraz
choice-text = tekst
choice-paper = papier (jasny)
choice-night = noc (ciemny)
choice-boards-latest = obrazek ma tylko najnowsza plansza
choice-boards-keep = każda plansza zachowuje swój
choice-seasons-none = bez sezonów
choice-seasons-months = sezon trwa miesiąc
choice-seasons-quarters = sezon trwa kwartał
choice-since-me = mojego ostatniego ruchu
choice-span-all = od początku
choice-span-year = ostatnie 12 miesięcy
choice-span-month = ostatnie 30 dni
choice-auto = taki jak u osoby otwierającej stół

command-bring = przenieś
command-bring-description = Przenieś stół na ten kanał (kto go otworzył albo moderator)
command-bring-table = stół
command-bring-table-description = Który stół
command-undo-sure = na-pewno
command-undo-sure-description = Zapytaj stół, jeśli nie da się cofnąć bez zgody innych
command-end-sure = na-pewno
command-end-sure-description = Tak, na pewno
command-end-moderator = moderator
command-end-moderator-description = Jako moderator: zakończ grę wszystkim albo wyłącz zakończoną grę z rankingów
