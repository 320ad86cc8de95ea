# Ratings and records: what a game changes about them.

board-ratings = Ratings: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 New record here – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = What is at stake?
stakes-now = Your rating is **{ $rating }**. With these people: { $places }
stakes-place = { $place }. place { $change }
stakes-few = As soon as two people sit here, I can tell what is at stake.
figure-score = Most points
figure-lead = Closest win
figure-moves = Quickest win (moves)
