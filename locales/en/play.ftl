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
deny-play-which = Options, or computers among several people, belong to one game. Name it in `game`, or choose the game first.
button-table = To the table
help-closed = ⚠️ No table can stand in this channel: I need { $permissions } here.

## The same people once more
board-button-another = Something else…
another-which = **Which game with the same people?** Everybody who played here is asked to sit down, and it begins when all have. Only you see this.
another-none = No other game takes { $count }, as many as played here. `/play` opens any.
lobby-begins-when-full = It begins by itself when every seat is taken.
