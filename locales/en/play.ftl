# A table by pressing, and ways on from what is not possible.

play-button = Play…
play-button-thread = In a thread of its own
play-button-here = In this channel
play-button-private = Just for me
private-begun = Only you see this game; `/hand` brings it back from any channel.
play-button-open = Open the table
play-which = **What would you like to play?** Only you see this.
play-game = • **{ $game }** – { $blurb }
play-picture = { $game }: a table of this game
play-alone = Alone
play-people = With people: { $count } seats
play-computers = { $count ->
    [one] Against a computer
   *[other] Against { $count } computers
}
play-opening = I am opening the table…
deny-play-which = Options, and computers among several people, need a game. Name it in `game`, or choose the game first.
button-table = To the table
help-closed = ⚠️ I cannot hold a table in this channel: I need { $permissions } here.

## The same people once more
board-button-another = Something else…
another-which = **Which game with the same people?** I ask everybody who played here to sit down, and it starts when all have. Only you see this.
another-none = No other game takes { $count }, as many as played here. `/play` opens any game.
lobby-begins-when-full = The game starts by itself when every seat is taken.

## Looking for players
lobby-button-search = Look for players…
search-open = { $name } is looking for players for { $game }: { $taken } of { $seats } seats are taken.
search-full = All seats at { $name }’s table of { $game } are taken.
search-why = -# You have finished this game here. To stop these pings: `/me invitations: never ping me`.
search-calls = { $count ->
    [0] **Ask here who would like to play?** I can ping nobody now, but I post a message in the table’s channel for all who read it.
    [one] **Ask here who would like to play?** I post a message in the table’s channel and ping one person who has finished { $game } on this server.
   *[other] **Ask here who would like to play?** I post a message in the table’s channel and ping { $count } people who have finished { $game } on this server.
}
search-calls-role = **Ask here who would like to play?** I post a message in the table’s channel and ping everybody with the role { $role }.
search-once = You can do this once for each table, and once a day.
search-button-sure = Ask them
done-searched = Asked. I remove the message when the game starts or the table closes.
unfilled-asks = your table of { $game } has waited for a day: { $taken } of { $seats } seats are taken. What now?
unfilled-button-fill = Fill up with computers
