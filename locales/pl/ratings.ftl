# Punkty rankingowe i rekordy: co zmienia w nich gra.

board-ratings = Punkty rankingowe: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 Nowy rekord tutaj – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = O co gramy?
stakes-now = Masz **{ $rating }** pkt rankingowych. Z tymi osobami: { $places }
stakes-place = { $place }. miejsce { $change }
stakes-few = Powiem, o co gracie, gdy usiądą dwie osoby.
figure-score = Najwięcej punktów
figure-lead = Najmniejsza przewaga
figure-moves = Najszybsza (ruchy)

# Leaderboards and their lists.
leaderboard-button-text = Tekst
leaderboard-button-alone = Solo
leaderboard-button-computers = Z komputerami
leaderboard-button-records = Rekordy
leaderboard-button-ratings = Ranking
leaderboard-all-games = Wszystkie gry
leaderboard-records-title = ## { $game }: rekordy tego serwera
leaderboard-records-none = Nikt nie skończył tu jeszcze gry z ludźmi, która by się liczyła.
leaderboard-record = { $place }. { $name } – **{ $value }** (stół { $table })
leaderboard-which-game = Do tej listy wybierz grę.
leaderboard-alone-title = ## { $game }: najlepsze wyniki solo
    { $span }
leaderboard-unrated = Nikt tu jeszcze nie ma punktów rankingowych: zaczynają się od skończonej gry co najmniej dwóch osób. Wybierz grę, by zobaczyć gry solo i z komputerami.

# Seasons: a part of the calendar with a ladder of its own. Below the title: from when until when, and how many people are on it.
ladder-season = Sezon w grze { $game }
ladder-season-all = Sezon we wszystkich grach
ladder-season-span = { $from } – { $until } · { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
}
ladder-season-young = Jeszcze bez miejsca: mniej niż { $games } gry w tym sezonie
leaderboard-button-season = Sezon
season-none = Na tym serwerze nie ma sezonów. Kto nim zarządza, może w `/serwer ustawienia` wybrać miesiące lub kwartały.
season-unknown = Na tym serwerze nie było sezonu, którego daty zaczynają się w ten sposób. `/ranking sezon:` podpowiada te, które są.
season-nobody = W tym sezonie nikt tu jeszcze nie skończył gry, która się liczy.
season-over = 🏁 Koniec sezonu: { $from } – { $until }.
season-first = Na czele: **{ $name }**, punkty rankingu: **{ $rating }**.
