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
