# Why something was not done: one sentence that says what to do next.

denied-halted = Move { $number } was not made: { $reason } The moves before it stand.
denied-already-seated = You already have a seat at this table.
denied-answered = You have answered already.
denied-broken = Something went wrong on my side. Nothing is lost; please try again in a moment.
denied-busy = The table is very busy just now; please try again in a moment. Nothing was changed.
denied-channel-taken = This channel already has a table. Use another channel, or `/play` with `thread: True`.
denied-consent-open = The table is already being asked something; answer that first.
denied-frozen = This table is waiting for an update of the bot; its log is safe.
denied-too-many-computers = { $most ->
    [0] There is one seat, and it is yours: choose more `seats`.
    [one] This table has room for one computer besides you.
   *[other] This table has room for { $most } computers besides you.
}
denied-private = You play at this table alone, or with computers. To play with people, open a table in a channel with `/play`.
denied-no-computer-free = { $most } computers are already playing on this server; there cannot be more. Wait until one of their games is over.
denied-too-many-lobbies = { $most } of your tables are already waiting to start; you cannot have more. Start or close one of them first; `/games` lists them.
denied-searched-already = This table has already asked who would like to join.
denied-searched-today = You have already asked for players at another table of yours. You can do it again { $again }.
denied-full = All seats are taken.
denied-link = Move { $number } is not possible: { $reason } None of the moves was made.
denied-log-closed = You can see the full log once the game is over.
denied-no-move = Type at least one move, such as those that `/move` suggests.
denied-no-question = That question is no longer open.
denied-no-table = There is no table in this channel. Open one with `/play`.
denied-nobody-there = Nobody sits there.
denied-not-asked = That question is not for you.
denied-taken-off = A moderator has taken you off this table.
denied-not-host = Only the host, who opened the table, may do that.
denied-not-over = The game is still going on.
denied-not-seated = You have no seat at this table.
denied-not-started = The game has not started yet. The host starts it with **Start** on the lobby’s message, or `/table start`.
denied-nothing-to-undo = You have nothing to take back.
denied-too-far = That is too far back: at this table nobody may lose more than one turn. The host of your next table can choose to take back any move of the game.
denied-closed = This table was closed before a game began. `/play` opens a new one.
denied-over = This game is over. `/play` or `/table rematch` opens a new table.
denied-handed-over = A computer plays for you here. Take your seat back first: `/seat come-back`.
denied-no-hints = There are no hints at this table.
denied-thinking = I am still thinking about your last question; the answer comes in a moment.
denied-not-handed-over = You are playing for yourself here; there is no seat to take back.
denied-last-person = You are the only person left at this table, and computers do not play on among themselves. You can resign: `/table resign`.
denied-resigned = You have resigned from this game.
denied-stale = The table has moved on; press “Your turn” for what is asked now.
denied-starting = Seats and options are settled: the game starts as soon as I have told everybody.
denied-no-words = This table’s luck does not use players’ words. Its host can change that in the lobby with **Options…**.
denied-started = The game has started already.
denied-too-few = { $have ->
    [one] Only one person sits here;
   *[other] Only { $have } people sit here;
} the game needs { $need }.
denied-too-few-alone = To play alone, choose 1 seat under **Options…** (or, next time, `/play` with `seats: 1`).
denied-too-many = { $have } people sit here already; somebody has to leave first.
denied-unknown-game = I do not know the game “{ $game }”. Choose one from the list.

notice-frozen = This table started under other rules of the game and is waiting for an update of the bot. Nothing is lost.
notice-handed-over = A computer plays on for now: { $name }.
notice-handed-over-watching = A computer plays on for now: { $name }. Only computers play here now.
notice-called-back = { $name }, everybody else has left: your seat is yours again.
notice-came-back = { $name } is back and plays on.
notice-resigned = { $name } resigns.
notice-resigned-watching = { $name } resigns; the computers play the game out.
notice-unending = The computers found no end: the game has ended without a result.
notice-thawed = The table goes on.

# Discord's permissions, as its client calls them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-threads = Manage Threads
denied-nobody-waits = Nobody else plays here, so there is no clock to stop.
denied-time-is-up = Your time is up: as agreed, a computer makes this move. Then the seat is yours again.
