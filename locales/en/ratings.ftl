# Ratings and records: what a game changes about them.

board-ratings = Ratings: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 New record here – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = What is at stake?
stakes-now = Your rating is **{ $rating }**. With these people: { $places }
stakes-place = place { $place }: { $change }
stakes-few = As soon as two people sit here, I can tell what is at stake.
figure-score = Most points
figure-lead = Closest win
figure-moves = Quickest win (moves)

# Leaderboards and their lists.
leaderboard-button-text = Text
leaderboard-button-alone = Alone
leaderboard-button-computers = With computers
leaderboard-button-records = Records
leaderboard-button-ratings = Ratings
leaderboard-all-games = All games
leaderboard-records-title = ## { $game }: records of this server
leaderboard-records-none = No game of people has been finished here yet so that it counts.
leaderboard-record = { $place }. { $name } – **{ $value }** (table { $table })
leaderboard-which-game = Choose a game for that list.
leaderboard-alone-title = ## { $game }: the best results alone
    { $span }
leaderboard-unrated = Nobody is rated here yet: a rating begins with a finished game of two people or more. Choose a game for what was played alone or with computers.

# Seasons: a part of the calendar with a ladder of its own. Below the title: from when until when, and how many people are on it.
ladder-season = The season at { $game }
ladder-season-all = The season over all games
ladder-season-span = { $from } – { $until } · { $people ->
    [one] { $people } person
   *[other] { $people } people
}
ladder-season-young = No place yet: fewer than { $games } games of this season
leaderboard-button-season = Season
season-none = This server has no seasons. Whoever manages it may choose months or quarters in `/server settings`.
season-unknown = This server had no season whose days begin like that. `/leaderboard season:` offers those that there are.
season-nobody = Nobody has finished a game of this season here yet so that it counts.
season-over = 🏁 The season is over: { $from } – { $until }.
season-first = **{ $name }** is first with **{ $rating }** points.
