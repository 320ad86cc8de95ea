# A table by pressing, and ways on from what is not possible.

play-button = Play…
play-button-thread = In a thread of its own
play-button-here = In this channel
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
play-opening = The table is being opened…
deny-play-which = Options and computers among several people belong to one game. Name it in `game`, or choose the game first.
button-table = To the table
help-closed = ⚠️ No table can stand in this channel: I need { $permissions } here.

## The same people once more
board-button-another = Something else…
another-which = **Which game with the same people?** Everybody who played here is asked to sit down, and it begins when all have. Only you see this.
another-none = No other game takes { $count }, as many as played here. `/play` opens any.
lobby-begins-when-full = It begins by itself when every seat is taken.

## Looking for players
lobby-button-search = Look for players…
search-open = { $name } is looking for players for { $game }: { $taken } of { $seats } seats are taken.
search-full = All seats at { $name }’s table of { $game } are taken.
search-why = -# You have finished this game here. For no more such pings: `/me invitations:none`.
search-calls = { $count ->
    [0] **Ask here who would like to play?** Nobody can be pinged now; a message in the table’s channel asks all who read it.
    [one] **Ask here who would like to play?** One person who has finished { $game } on this server is pinged, beside a message in the table’s channel.
   *[other] **Ask here who would like to play?** { $count } people who have finished { $game } on this server are pinged, beside a message in the table’s channel.
}
search-calls-role = **Ask here who would like to play?** Everybody with the role { $role } is pinged, beside a message in the table’s channel.
search-once = This can be done once for a table, and once a day.
search-button-sure = Ask them
done-searched = Asked. The message goes when the game begins or the table is closed.
unfilled-asks = your table of { $game } has waited for a day: { $taken } of { $seats } seats are taken. What now?
unfilled-button-fill = Fill up with computers
