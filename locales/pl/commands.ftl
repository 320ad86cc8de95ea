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
command-play-level-description = Jak dobrze grają komputery; bez podania – w sam raz dla ciebie
command-play-thread = wątek
command-play-thread-description = Załóż dla stołu osobny wątek
command-play-private = prywatnie
command-play-private-description = Gra widoczna tylko dla ciebie: solo albo z komputerami
command-play-looking = szukaj
command-play-looking-description = Zapytaj na tym serwerze, kto chce się dosiąść
command-play-options = opcje
command-play-options-description = Opcje jako klucz=wartość; kilka oddziel spacjami

command-join = dołącz
command-join-description = Zajmij miejsce przy stole tego kanału

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

command-hint = podpowiedź
command-hint-description = Zobacz, co na twoim miejscu zrobiłby komputer

command-undo = cofnij
command-undo-description = Cofnij swój ostatni krok albo poproś o to wszystkich
command-undo-sure = na-pewno
command-undo-sure-description = Zapytaj stół, jeśli nie da się cofnąć bez zgody innych

command-log = dziennik
command-log-description = Co wydarzyło się przy tym stole
command-log-since = od
command-log-since-description = Tylko to, co się wydarzyło od twojego ostatniego ruchu

command-games = gry
command-games-description = Twoje gry na wszystkich serwerach: czyja kolej, od kiedy i ile zostało czasu

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
command-leaderboard-season = sezon
command-leaderboard-season-description = Który sezon, według dni
command-leaderboard-span = okres
command-leaderboard-span-description = Jaki okres
command-leaderboard-list = lista
command-leaderboard-list-description = Która lista: domyślnie punkty rankingowe

command-profile = profil
command-profile-description = Jak grasz ty albo ktoś inny na tym serwerze
command-profile-person = osoba
command-profile-person-description = Czyje gry; twoje, jeśli nikogo nie podasz
command-profile-with = z-kim
command-profile-with-description = Z kim: wasz wspólny bilans
command-profile-as = jako
command-profile-as-description = Jako obraz albo słownie

command-help = pomoc
command-help-description = Jak się tu gra

## /table …
command-table = stół
command-table-description = Wszystko przy stole tego kanału oprócz ruchów
command-table-start = start
command-table-start-description = Rozpocznij grę z osobami przy stole
command-table-leave = odejdź
command-table-leave-description = Zwolnij swoje miejsce przed rozpoczęciem gry
command-table-option = opcja
command-table-option-description = Zmień opcję w poczekalni (gospodarz)
command-table-option-key = klucz
command-table-option-key-description = Która opcja albo „seats”
command-table-option-value = wartość
command-table-option-value-description = Co ustawić
command-table-remove = usuń
command-table-remove-description = Usuń kogoś od stołu: przed grą gospodarz, w każdej chwili moderator
command-table-remove-person = osoba
command-table-remove-person-description = Kto odchodzi od stołu
command-table-rematch = rewanż
command-table-rematch-description = Zagraj jeszcze raz w tym samym gronie
command-table-bring = przenieś
command-table-bring-description = Przenieś stół na ten kanał (gospodarz albo moderator)
command-table-bring-table = stół
command-table-bring-table-description = Który stół
command-table-pause = pauza
command-table-pause-description = Poproś stół o pauzę: czas stoi
command-table-resume = wznów
command-table-resume-description = Zakończ pauzę
command-table-more-time = więcej-czasu
command-table-more-time-description = Daj komuś więcej czasu
command-table-more-time-player = gracz
command-table-more-time-player-description = Komu; bez tego osobie, na którą czekasz
command-table-end = zakończ
command-table-end-description = Zakończ grę bez wyniku: za zgodą wszystkich albo decyzją moderatora
command-table-end-sure = na-pewno
command-table-end-sure-description = Tak, na pewno
command-table-end-moderator = moderator
command-table-end-moderator-description = Jako moderator: zakończ grę wszystkim albo wyłącz zakończoną grę z rankingów
command-table-resign = poddaj
command-table-resign-description = Poddaj swoją grę
command-table-resign-sure = na-pewno
command-table-resign-sure-description = Tak, na pewno
command-table-vote = głosuj
command-table-vote-description = Zagłosuj, co zrobić, gdy komuś skończył się czas
command-table-vote-remedy = co
command-table-vote-remedy-description = Co zrobić
command-table-agree = zgoda
command-table-agree-description = Zgódź się na to, o co pyta stół
command-table-decline = odmowa
command-table-decline-description = Nie zgódź się na to, o co pyta stół

## /seat …
command-seat = miejsce
command-seat-description = Twoje miejsce: przekaż je, wróć na nie, zaoferuj, przejmij inne
command-seat-hand-over = przekaż
command-seat-hand-over-description = Niech komputer gra za ciebie, aż wrócisz
command-seat-come-back = wróć
command-seat-come-back-description = Wróć na miejsce, na którym gra komputer
command-seat-offer = zaoferuj
command-seat-offer-description = Zaoferuj swoje miejsce komuś innemu
command-seat-take = przejmij
command-seat-take-description = Przejmij wolne miejsce i graj dalej

## /ahead …
command-ahead = z-góry
command-ahead-description = Twoje decyzje z góry
command-ahead-orders = zlecenia
command-ahead-orders-description = Zobacz i zmień swoje decyzje z góry; widzisz je tylko ty
command-ahead-turn = tura
command-ahead-turn-description = Przygotuj następną turę (Ostoja, Niezwykłe Ogrody); widzisz ją tylko ty
command-ahead-turn-moves = ruchy
command-ahead-turn-moves-description = Ruchy na twoją następną turę, oddzielone znakiem ;

## /show …
command-show = pokaż
command-show-description = Liczby, losowania i powtórka gry
command-show-stats = statystyki
command-show-stats-description = Statystyki gry z tego kanału
command-show-replay = powtórkę
command-show-replay-description = Obejrzyj przebieg zakończonej gry jako animację
command-show-replay-table = stół
command-show-replay-table-description = Numer stołu; bez niego ostatni na tym kanale
command-show-replay-channel = kanał
command-show-replay-channel-description = Pokaż ją na tym kanale wszystkim, razem z obrazem końcowym
command-show-review = analizę
command-show-review-description = Przejrzyj swoje decyzje w zakończonej grze
command-show-review-table = stół
command-show-review-table-description = Numer stołu; bez niego ostatni na tym kanale
command-show-fair = uczciwość
command-show-fair-description = Jak sprawdzić losowania w grze z tego kanału

## /server …
command-server = serwer
command-server-description = Dla osób, które opiekują się serwerem
command-server-settings = ustawienia
command-server-settings-description = Język i wygląd stołów na tym serwerze (wymaga zarządzania serwerem)
command-server-settings-language = język
command-server-settings-language-description = Język publicznych wiadomości i obrazów
command-server-settings-theme = motyw
command-server-settings-theme-description = Wygląd obrazów
command-server-settings-boards = plansze
command-server-settings-boards-description = Czy plansze zachowują obrazki, gdy niżej pojawią się nowsze
command-server-settings-seasons = sezony
command-server-settings-seasons-description = Czy ranking ma osobne sezony
command-server-settings-players = gracze
command-server-settings-players-description = Rola powiadamiana, gdy ktoś szuka graczy
command-server-doctor = diagnoza
command-server-doctor-description = Czy wszystko tu jest w porządku (dla moderatorów)

## Choices
choice-picture = obraz
choice-text = tekst
choice-paper = papier (jasny)
choice-night = noc (ciemny)
choice-boards-latest = obrazek ma tylko najnowsza plansza
choice-boards-keep = każda plansza zachowuje swój
choice-seasons-none = bez sezonów
choice-players-none = osoby, które ukończyły tę grę
choice-seasons-months = sezon trwa miesiąc
choice-seasons-quarters = sezon trwa kwartał
choice-since-me = mojego ostatniego ruchu
choice-span-all = od początku
choice-span-year = ostatnie 12 miesięcy
choice-span-month = ostatnie 30 dni
choice-auto = taki jak u gospodarza stołu
