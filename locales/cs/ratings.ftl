# Hodnocení a rekordy: co na nich hra změní.

board-ratings = Hodnocení: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 Nový rekord – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = O co se hraje?
stakes-now = Tvoje hodnocení je **{ $rating }**. S těmito lidmi: { $places }
stakes-place = { $place }. místo { $change }
stakes-few = Jakmile u stolu sedí dva lidé, řeknu, o co se hraje.
figure-score = Nejvíc bodů
figure-lead = Nejtěsnější výhra
figure-moves = Nejrychlejší (tahy)
