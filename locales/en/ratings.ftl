# Ratings and records: what a game changes about them.

board-ratings = Ratings: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 New record here – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = What is at stake?
stakes-now = Your rating is **{ $rating }**. With these people: { $places }
stakes-place = place { $place }: { $change }
stakes-few = As soon as two people sit here, I can tell what is at stake.
stakes-full = Every seat here is taken. What is at stake I tell those who play.
stakes-computers = A computer plays here, so nobody’s rating is at stake.
figure-score = Most points
figure-lead = Closest win
figure-moves = Quickest win (moves)

# Leaderboards and their lists.
leaderboard-button-text = Text
leaderboard-button-alone = Alone
leaderboard-button-computers = With computers
leaderboard-button-records = Records
leaderboard-button-ratings = Ratings
leaderboard-button-about = How ratings work
leaderboard-button-picture = Picture
leaderboard-all-games = All games
leaderboard-records-title = ## { $game }: records of this server
leaderboard-records-none = No game between people that counts has been finished here yet.
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
season-nobody = Nobody has finished a game that counts here in this season yet.
season-over = 🏁 The season is over: { $from } – { $until }.
season-first = **{ $name }** is first with a rating of **{ $rating }**.

# How ratings work, for whoever asks. `young`: the games until a rating has a place; `season`: the same in a season.
ratings-about = **How ratings work**
    A rating says how well somebody is thought to play here, at one game or over all of them. Everybody begins with **1500**.
    - **What counts** – finished games of two people or more. Games with computers, games alone, first games with a guide and games without a result change nothing.
    - **What a place changes** – only places matter, not points. You are compared with every other player: whoever comes behind you gives you points, whoever comes before you takes some, and more if nobody would have expected it. *What is at stake?* in a lobby tells you beforehand.
    - **±** – for the first { $young } games it stands beside a rating and says by how much that may well be wrong. Until then the rating has no place. The better it is known, the less a game moves it.
    - **Ties** – equal places are a draw between those people.
    - **Whoever resigns** is last, the later the better.
    - **Whoever lets a computer** finish, or make most of their moves, is last too. Where the table has agreed that they have no place, they are left out, and the others are rated among themselves.
    - **Substitutes** – a seat counts for whoever made more of its moves; if equally many, for whoever sat there at the end.
    - **Seasons** – where the server has chosen them, each has a ladder of its own, and a place on it takes { $season } games. Ratings go on into the next one and become a little less sure.
    - **Games taken out** – a moderator may decide that a finished game does not count. The channel is told who did it, and all ratings behind it are reckoned anew.
