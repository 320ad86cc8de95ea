# Ratings and records: what a game changes about them.

board-ratings = Ratings: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
rating-gained-trend = { $name } { $rating } ({ $change }; { $trend })
# Five to ten games.
rating-trend = { $change } over the last { $games } games
board-record = 🏅 New record here – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = What is at stake?
stakes-now = Your rating is **{ $rating }**. With these people: { $places }
stakes-place = place { $place }: { $change }
stakes-few = Once two people sit here, I can show what is at stake.
stakes-full = Every seat here is taken. I show what is at stake only to the players.
stakes-computers = A computer plays here, so no rating is at stake.
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
leaderboard-which-game = Choose a game to see that list.
leaderboard-alone-title = ## { $game }: the best results alone
    { $span }
leaderboard-unrated = Nobody is rated here yet: you need a finished game of two people or more. For results alone or against computers, choose a game.

# Seasons: a part of the calendar with a ladder of its own. Below the title: from when until when, and how many people are on it.
ladder-season = The season at { $game }
ladder-season-all = The season over all games
ladder-season-span = { $from } – { $until } · { $people ->
    [one] { $people } person
   *[other] { $people } people
}
ladder-season-young = No place yet: fewer than { $games } games of this season
leaderboard-button-season = Season
season-none = This server has no seasons. People who manage it can choose months or quarters in `/server settings`.
season-unknown = No season of this server begins like that. `/leaderboard season:` lists them all.
season-nobody = Nobody has finished a game that counts here this season yet.
season-over = 🏁 The season is over: { $from } – { $until }.
season-first = **{ $name }** is first with a rating of **{ $rating }**.

# How ratings work. `young`: the games until a rating has a place; `season`: the same in a season.
ratings-about = **How ratings work**
    A rating shows how well you play here, at one game or over all of them. You begin with **1500**.
    - **What counts** – finished games of two people or more. Games with computers, games alone, first games with a guide and games without a result change nothing.
    - **What a place changes** – only places matter, not points. You are compared with every other player: you gain from those placed after you and lose to those placed before you, and more so if the result was unexpected. *What is at stake?* in a lobby shows it beforehand.
    - **±** – for your first { $young } games it follows your rating and says how far off that may well be. Until then you have no place. The more certain your rating, the less a game moves it.
    - **Ties** – equal places are a draw between those people.
    - **If you resign**, you are last; those who resign later come before you.
    - **If a computer plays for you** to the end, or makes most of your moves, you are last too. If the table agreed that you are not ranked then, you are left out, and the others are rated among themselves.
    - **Substitutes** – a seat counts for the player who made more of its moves; if equally many, for the one who sat there at the end.
    - **Seasons** – if the server has them, each has a ladder of its own, and you need { $season } games for a place on it. Ratings go on into the next season and become a little less certain.
    - **Games taken out** – a moderator may decide that a finished game does not count. The channel sees who did it, and I count all later ratings again.
