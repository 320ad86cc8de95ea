# Punkty rankingowe i rekordy: co zmienia w nich gra.

board-ratings = Punkty rankingowe: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
rating-gained-trend = { $name } { $rating } ({ $change }; { $trend })
# Five to ten games.
rating-trend = { $change } w ostatnich { $games } grach
board-record = 🏅 Nowy rekord tutaj – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = O co gramy?
stakes-now = Masz **{ $rating }** pkt rankingowych. Z tymi osobami: { $places }
stakes-place = { $place }. miejsce { $change }
stakes-few = Powiem, o co gracie, gdy usiądą dwie osoby.
stakes-full = Wszystkie miejsca są tu zajęte. O co toczy się gra, mówię tym, którzy grają.
stakes-computers = Gra tu komputer, więc niczyje punkty rankingowe się nie zmienią.
figure-score = Najwięcej punktów
figure-lead = Najmniejsza przewaga
figure-moves = Najszybsza wygrana (ruchy)

# Leaderboards and their lists.
leaderboard-button-text = Tekst
leaderboard-button-alone = Solo
leaderboard-button-computers = Z komputerami
leaderboard-button-records = Rekordy
leaderboard-button-ratings = Ranking
leaderboard-button-about = Jak działa ranking
leaderboard-button-picture = Obrazek
leaderboard-all-games = Wszystkie gry
leaderboard-records-title = ## { $game }: rekordy tego serwera
leaderboard-records-none = Nikt nie skończył tu jeszcze gry z ludźmi, która by się liczyła.
leaderboard-record = { $place }. { $name } – **{ $value }** (stół { $table })
leaderboard-which-game = Do tej listy wybierz grę.
leaderboard-alone-title = ## { $game }: najlepsze wyniki solo
    { $span }
leaderboard-unrated = Nikt tu jeszcze nie ma punktów rankingowych: pojawiają się po skończonej grze co najmniej dwóch osób. Wybierz grę, by zobaczyć gry solo i z komputerami.

# Seasons: a part of the calendar with a ladder of its own. Below the title: from when until when, and how many people are on it.
ladder-season = Sezon w grze { $game }
ladder-season-all = Sezon we wszystkich grach
ladder-season-span = { $from } – { $until } · { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
}
ladder-season-young = Jeszcze bez miejsca: poniżej { $games } gier w tym sezonie
leaderboard-button-season = Sezon
season-none = Na tym serwerze nie ma sezonów. Kto nim zarządza, może w `/serwer ustawienia` wybrać miesiące lub kwartały.
season-unknown = Na tym serwerze nie było sezonu, którego daty zaczynają się w ten sposób. `/ranking sezon:` podpowiada te, które są.
season-nobody = W tym sezonie nikt tu jeszcze nie skończył gry, która się liczy.
season-over = 🏁 Koniec sezonu: { $from } – { $until }.
season-first = Na czele: **{ $name }**, punkty rankingowe: **{ $rating }**.

# How ratings work, for whoever asks. `young`: the games until a rating has a place; `season`: the same in a season.
ratings-about = **Jak działa ranking**
    Punkty rankingowe mówią, jak dobrze ktoś tu gra: w jednej grze albo we wszystkich. Każdy zaczyna od **1500**.
    - **Co się liczy** – skończone gry co najmniej dwóch osób. Gry z komputerami, gry solo, pierwsze gry z przewodnikiem i gry bez wyniku niczego nie zmieniają.
    - **Co zmienia miejsce** – liczą się tylko miejsca, nie punkty w grze. Porównuję cię z każdą inną osobą: kto jest za tobą, oddaje ci punkty, kto przed tobą, trochę ci zabiera – tym więcej, im większa to niespodzianka. *O co gramy?* przy stole mówi to z góry.
    - **±** – przy pierwszych { $young } grach stoi obok punktów i mówi, o ile mogą się mylić. Do tego czasu miejsca w rankingu jeszcze nie ma. Im lepiej znana jest czyjaś gra, tym mniej zmienia jedna partia.
    - **Remisy** – równe miejsca to remis między tymi osobami.
    - **Kto się podda**, jest na końcu; im później, tym wyżej.
    - **Za kogo komputer** skończy grę lub wykona większość ruchów, też jest na końcu. Jeśli stół umówił się, że taka osoba jest poza klasyfikacją, liczą się tylko wyniki pozostałych między sobą.
    - **Zastępstwa** – miejsce przy stole liczy się temu, kto wykonał na nim więcej ruchów; przy równej liczbie temu, kto siedział tam na końcu.
    - **Sezony** – jeśli serwer je wybrał, każdy ma własny ranking, a miejsce w nim wymaga tylu gier: { $season }. Punkty przechodzą do następnego sezonu i stają się trochę mniej pewne.
    - **Gry wykluczone** – moderator może uznać, że skończona gra się nie liczy. Kanał dowiaduje się, kto tak zdecydował, a wszystkie późniejsze punkty liczą się od nowa.
