# What the bot says around the games.

## The lobby
lobby-title = ## { $game }
    { $blurb }
lobby-host = Table { $table }, opened by { $name }
lobby-seat-taken = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** ({ $level })
lobby-seat-free = { $number }. _free_
lobby-seat-reliable = { $seat } – plays { $share }% of games to the end
lobby-seat-quick = { $seat } – plays { $share }% of games to the end, acts within { $time }
person-forgotten = Anonymous
person-computer = a computer
caretaker-name = { $name } (computer)
computer-name = Computer { $number }
computer-level-random = plays at random
computer-level-greedy = takes the most points at once
computer-level-beginner = beginner
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
computer-level-auto = matched to you
lobby-options = Options: { $options }
lobby-missing = { $count ->
    [one] You need one more person to start.
   *[other] You need { $count } more people to start.
}
lobby-ready = Everybody is here: the host can start the game.
lobby-could-start = Enough people are here: the host can start the game, or wait for more.
lobby-hint = -# Commands: `/join`, `/table leave`, `/table option`, `/table remove`, `/table start`
lobby-button-join = Take a seat
lobby-button-leave = Leave the table
lobby-button-start = Start
lobby-button-setup = Options…
lobby-button-computer = Add a computer
lobby-button-close = Close the table
lobby-closed = The table for { $game } closed before the game started.
lobby-secret = -# Nothing was drawn. The table's secret was { $secret }.
lobby-setup = Only you see this. Choose an option, then its value; the lobby shows it at once.
lobby-agreed = These are the table’s options. Only the host, who opened it, can change them.
lobby-seats = Seats
lobby-seats-value = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lobby-computer = Computer
lobby-remove = Remove somebody…
lobby-thread-opened = The table is in { $channel }.
thread-name = { $game } · table { $table }
lobby-opened = The table is open.
suited-first = The computers play at level { $level }: you have not played this game against any yet.
suited-by-games = The computers play at level { $level }. Your last games at “{ $before }”: { $wins } of { $games } won.

## The board
board-title = -# { $game } · table { $table }
board-waiting = Waiting for { $names }.
board-thinking = 💭 { $names } { $count ->
    [one] is
   *[other] are
} thinking …
board-computer = { $name }: { $level }
board-computers = -# { $computers }
board-call = { $people } – { $duty }
call-reminder = -# Waiting since { $since }.
call-last-reminder = -# Waiting since { $since }. This is the last reminder.
board-your-turn = your turn
board-final = **The game is over.**
board-place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
board-decider = Equal down to the last tie-break: one press opens a deciding rematch.
board-abandoned = The game ended without a result.
board-solo-abandoned = The solo game was given up.
board-secret = -# The draws of this game came from the secret { $secret }; its fingerprint was published at the start.
board-fingerprint = -# Fingerprint: { $fingerprint }
board-button-panel = Your turn
board-button-interrupt = Out of turn…
board-button-text = As text
board-button-log = Log
board-button-rules = Rules
board-button-rematch = Play again
board-button-replay = Replay
board-button-share = Share

## The replay
replay-choice = { $game } · table { $table }
replay-waiting = Your replay is in the queue …
replay-drawing = Drawing the replay … { $drawn } of { $frames }
replay-ready = { $game }, table { $table }: how it went, from the set-up to the end.
replay-alt = { $game }, table { $table }: an animation of the board from the set-up to the closing picture.
replay-show = Show to everybody
deny-replay-busy = Too many replays are being drawn. Please try again in a minute.
deny-replay-own = { $most } of your replays are already on their way. Ask again when one has arrived.
deny-replay-unknown = No table with that number has been here. Each board shows its number below.

## Sharing a finished game
share-where = { $game }, table { $table }: in which channel shall I post the closing picture and the replay? I ping nobody. I will write:
share-pick = Choose a channel
share-won = 🏆 { $names } wins **{ $game }** with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, ahead of { $others }.
share-shared = 🏆 Shared victory at **{ $game }** with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $names }; ahead of { $others }.
share-shared-by-all = 🏆 Shared victory at **{ $game }** with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $names }.
share-alone = **{ $game }**, played alone: { $names } scores { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
share-alone-verdict = **{ $game }**, played alone: { $names } scores { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $verdict }).
share-nobody = Nobody won **{ $game }**: everybody left.
share-other = { $name } ({ $score })
share-other-resigned = { $name } (resigned)
share-done = Shared in { $channel }: { $link }
share-no-replay = The replay is missing: it could not be drawn, or is too large.
deny-share-stranger = Only this table’s players and moderators can share its game.
deny-share-private = Not everybody can see this table’s channel, so only its players can share the game elsewhere.
deny-share-no-result = This game has no result, so there is nothing to share.
deny-share-own = You cannot post in { $channel } yourself; you lack: { $permissions }. Please choose another channel.
deny-share-again = This game was just shared in { $channel }, or is about to be. You can share it there again in a minute.
deny-share-permission = I am not allowed to do that in { $channel }. Please have this permission given to me there: { $permissions }. Or choose another channel.
deny-share-closed = I cannot post in { $channel }: it is closed to me, locked or archived. Please let me in there, or choose another channel.
deny-share-gone = That channel no longer exists. Please choose another one.
deny-share-refused = Discord rejects this message in { $channel }; a filter of the server may be holding it back. Please choose another channel.
deny-share-slow = Discord is not answering me. Please check in { $channel } whether I posted the game; if not, share it again in a minute.

## The panel
panel-stale = The table has moved on. I kept what still fits of your choice: check it before you confirm.
panel-undo = Take back
panel-more = More…
panel-other = Or: { $choice } …
panel-clear = Start over
panel-form = { $title }…
panel-done = Done.
panel-since = **Since your last turn:**
panel-since-start = **So far:**
panel-since-more = … `/log since: my last move` shows the rest.
panel-more-title = What else?
panel-preview = Points: **{ $before } → { $after }**
panel-moves = Or type: `/move { $example }`
deny-move-command = `/move` only makes moves; for this, use { $command }.
panel-spectator = You have no seat at this table. This is what everybody sees.
more-stats = Statistics
more-hand-over = Let a computer play for me
more-come-back = Take my seat back
hand-over-done = From now on a computer plays for you, and everybody can see it. You can take your seat back at any time. If the computer finishes the game, you come last among the people, or are not ranked if the table agreed on that.
panel-handed-over = A computer is playing for you at this table.
come-back-done = You are back in your seat.
more-show-here = Show this game here
more-resign = Resign…
more-end = End the game…
more-discount = Stop counting this game…
resign-question = Do you really want to resign? You cannot take that back.
resign-question-last = Do you really want to resign? You cannot take that back. You are the last person at this table: the game ends without a result, or you watch the computers play it out. It counts for nobody either way.
resign-sure = Yes, I resign
resign-watch = Resign and watch the rest
resign-done = You have resigned.
resign-done-watching = You have resigned. The computers play the game out; follow it on the board in the channel.
end-done = The game has ended without a result.
done-discounted = This game no longer counts anywhere.

## Asking the table
consent-undo = { $name } asks to take back everything since their last move. { $action } Does everybody at the table agree?
consent-undo-reach = This takes back: { $moves }; the earliest of them: { $since }.
consent-undo-seen = The next player to draw gets the same again, and { $count ->
        [one] { $names } already knows it.
       *[other] { $names } already know it.
    }
consent-undo-moves = { $name } { $count }
consent-end = { $name } asks to end the game without a result: nobody wins, and it counts nowhere. Does everybody at the table agree?
consent-open = Still to answer: { $names }
consent-agree = Agree
consent-decline = Decline
consent-asked = I have asked everybody at the table.
consent-which = You were asked more than one thing. This question is open now:
consent-sure = Check what would go, then press the button below to agree:
consent-given = You agree.
consent-refused = You declined.
consent-undo-asked = { $name } asked to take back everything since their last move.
consent-end-asked = { $name } asked to end the game without a result.
consent-withdrawn = { $name } has withdrawn the question.
consent-lapsed = The question has expired: the game has moved on.
notice-undone = Everybody agreed with { $name }: { $count ->
        [one] one move is taken back, made { $since }.
       *[other] { $count } moves are taken back; the earliest of them: { $since }.
    }
notice-undo-declined = { $name } declined to take back; the game goes on as it is.
notice-end-declined = { $name } declined to end the game; it goes on.
notice-lapsed = { $name }’s question has expired: the game moved on before everybody answered.
notice-unanswered = { $name }’s question has expired: not everybody answered in time.
notice-forgotten = { $name } plays on: the player who sat there has left for good.
notice-ended = The game has ended without a result.
notice-expired = This table has waited seven days without starting, so it is closed. `/play` opens another.
notice-call = { $people } – { $notice }
appeal-open = { $people } – your answer, please:
appeal-button-panel = Other answer…
appeal-gone = This has been taken back.
form-kept = You wrote: { $text }

## Answers
done-joined = You have a seat.
done-left = You have left the table.
done-started = The game begins.
done-option = Changed.
done-removed = { $name } has left the table.
done-freed = Done. I have told the channel.
done-undone = Taken back: { $moves }.
done-rematch = A new table is open.
done-settings = From now on: language { $language }, look { $theme }, pictures of old boards: { $boards }; seasons: { $seasons }; pinged when somebody looks for players: { $players }.
board-caption = The board from your point of view:
log-title = What has happened at table { $table }:
log-since-title = What has happened at table { $table } since your last move:
log-empty = Nothing has happened yet.
log-cut = -# Earlier entries are in the attached file.
deny-log-own = Your logs are already on their way. Ask again when one has arrived.
stats-none = There is nothing to count yet.
text-cut = -# The whole text is in the attached file.

## Lists
games-title = **Your games**
games-none = You are not at any table. Open one with `/play`.
games-yours = { $channel } – [{ $table }]({ $link }): **your turn** – asked { $since }
games-asked = { $channel } – [{ $table }]({ $link }): **a question for you** – asked { $since }
games-begin = { $channel } – [{ $table }]({ $link }): **every seat is taken, you can start** – { $since }
games-waiting = { $channel } – [{ $table }]({ $link }): waiting for { $names } – asked { $since }
games-paused = { $channel } – [{ $table }]({ $link }): paused – `/table resume` ends the pause
games-lobby = { $channel } – [{ $table }]({ $link }): not started yet
leaderboard-title = ## { $game }: the best on this server
    { $span }
leaderboard-none = Nobody has finished a game that counts here in that time.
# Headings of a table: short.
leaderboard-column-name = Name
leaderboard-column-games = Games
leaderboard-column-wins = Won
leaderboard-column-rate = %
leaderboard-column-average = Avg
leaderboard-column-best = Best
leaderboard-solo = **Solo bests**
leaderboard-computers-title = ## { $game }: people against computers
    { $span }
leaderboard-computers-none = Nobody has finished a game against a computer that counts here in that time. To play one: `/play` with `computers`.
# A game counts for the strongest computer in it.
leaderboard-level = **Level { $level }** – people won { $wins } of { $games } ({ $rate }%)
leaderboard-computers-too = -# Against computers people won { $wins } of { $games }: the list **With computers** shows more.
ladder-title = { $game }: the best on this server
ladder-title-all = All games: the best on this server
# Below the title: how many people are on the ladder.
ladder-span = All time · { $people ->
    [one] { $people } person
   *[other] { $people } people
}
ladder-somebody = Somebody
ladder-young = No place yet: fewer than { $games } games
# Headings of a table: short.
ladder-column-name = Name
ladder-column-rating = Rating
ladder-column-points = Pts
ladder-column-course = Last games
ladder-column-games = Games
ladder-column-wins = Won
ladder-column-streak = In a row
# For those who cannot see the picture: one person.
ladder-alt = { $place } { $name }: { $rating }, games { $games }, won { $wins }
ladder-alt-streak = { $line }, won in a row { $streak }
ladder-alt-own = { $line } (you)
rules-title = ## { $game }: { $topic }
rules-back = ◀ Back
rules-next = Next ▶
rules-pick = Which topic?
rules-which = Name a game: there is no table here.
settings-now = Language: { $language } · look: { $theme } · pictures of old boards: { $boards } · seasons: { $seasons } · pinged when somebody looks for players: { $players }. Change them with the menus, or with `/server settings`.
settings-language = Language of public messages
settings-theme = Look of the pictures
settings-boards = Pictures of old boards
settings-seasons = Seasons of the ladder
settings-players = Role to ping when somebody looks for players (@everyone: none)
# Help for where somebody stands: five lines each.
help-no-table = **There is no table in this channel.**
    - `/play` opens one: for people, with computers, or for you alone.
    - `/rules` explains a game before you choose it.
    - `/games` lists your tables in other channels, and whose turn it is there.
    - `/me` sets when and how I ping you.
help-direct = **These are our direct messages.**
    - `/games` lists your tables on all servers. If you have only one, `/hand`, `/move` and `/table pause` work for it from here.
    - `/me`, `/away` and `/rules` work here too. To open a table, use `/play` on a server.
help-lobby = **A table is waiting for players here.**
    - Press **Take a seat** or type `/join`; the host starts the game.
    - `/rules` explains the game.
    - `/log` shows what has been settled so far.
    - Every channel or thread holds one table: use `/play` elsewhere for another.
help-seated = **You have a seat here; the game has not started.**
    - The host presses **Start** when everybody is here.
    - `/rules` explains the game, `/table leave` gives up your seat.
    - I ping you when it is your turn; `/me` sets how.
    - `/table remove` and `/table option` are for the host.
help-host = **This is your table; the game has not started.**
    - **Start**, or `/table start`, starts it with the people here.
    - **Options…**, or `/table option`, changes seats, computers, pace and the game’s rules.
    - `/table remove` removes somebody.
    - Others join with **Take a seat** or `/join`.
help-turn = **It is your turn.**
    - **Your turn** opens menus that only you see; or type `/move`, which completes what you type.
    - `/hint` shows what a computer would do, if the table has hints.
    - `/undo` takes back.
    - No time? `/table pause`, `/away` or `/seat hand-over`.
help-waiting = **It is somebody else’s turn; I will ping you at yours.**
    - `/hand` and `/board` show the table as you see it, `/log` what has happened.
    - `/ahead orders` decides ahead, `/ahead turn` prepares your next turn, if the game allows it.
    - Somebody stays away? Once their time is up, `/table vote` decides what happens.
    - Have to go? `/seat offer` finds somebody for your seat; `/away` takes a holiday.
help-paused = **This game is paused: the clocks stand still, and I remind nobody.**
    - `/table resume` ends the pause; any of you may.
    - `/hand` and `/board` show the table as you see it, `/log` what has happened.
    - You can still move.
    - `/table end` asks the others to end the game.
help-watching = **You are watching a game.**
    - `/board` and `/log` show what everybody can see.
    - `/seat take` takes a free seat.
    - `/rules` explains the game.
    - In another channel or thread, `/play` opens a table of your own.
help-over = **This game is over.**
    - **Play again**, or `/table rematch`, opens a table for the same people; **Something else…** does so for another game.
    - `/show replay` shows how it went, `/show review` what your decisions were worth, `/show stats` its statistics, `/show fair` how to check its luck.
    - `/leaderboard` shows who plays best here, `/profile` how somebody plays.
    - `/play` opens another game.
help-moderator = -# For you as a moderator: `/server settings`, `/server doctor`, `/table end moderator: True`, `/table remove`, `/table bring`.
help-button-all = Everything you can do
help-button-games = My games
help-button-leaderboard = Leaderboard
help-text = **Turnstone hosts board games in your channel, over minutes or days.**
    - `/play` opens a table, others press **Take a seat** or use `/join`, the host starts. Every channel or thread holds one table; with `thread: True` a table gets a thread of its own.
    - I ping you when it is your turn: press **Your turn** under the board for menus that only you see, or type `/move` in your own words (it completes what you type; put `;` between several moves).
    - `/board` and `/hand` show the table as you see it, `/log` what has happened, `/show replay` how a finished game went. `/hint` shows what a computer would do in your place, if the table has hints (without other people it does, unless you switch them off). `/ahead orders` lets you decide ahead, if the game allows it. `/undo` takes back: freely within your turn, later if everybody agrees.
    - Your secrets stay yours: only you see your hand and menus.
help-more = **Around a game: your tables, other people, time.**
    - `/games` lists your tables and `/rules` explains a game. `/show stats` shows a game’s statistics, `/leaderboard` who plays best here, `/profile` how somebody plays; `/me data:` gives you what I have stored about you, or forgets you. `/seat hand-over` lets a computer play for you until you `/seat come-back`, `/table resign` and `/table end` finish early, `/server settings` sets this server’s language and look.
    - A table can have a pace, agreed in the lobby. `/table pause` stops the clocks and `/table resume` starts them again, `/table more-time` gives somebody more. `/seat offer` offers your seat, `/seat take` takes a free one, `/table vote` decides what happens when somebody’s time has run out.

## Profiles
profile-title = ## { $name }: games on this server
profile-none = No finished game that counts yet.
profile-not-together = You and { $name } have not finished a rated game together here.
profile-game = **{ $game }**, with computers – played: { $games } · won: { $wins } · best: { $best } · average: { $average }
profile-game-solo = **{ $game }**, solo – played: { $games } · best: { $best } · average: { $average }
profile-reliability-none = **Reliability:** no game with others yet.
profile-reliability = **Reliability:** { $share }% of games with others played to the end ({ $finished } of { $count }).
profile-median = Usually acts within { $time }.
profile-left = Seats left – resigned: { $resigned }, handed over: { $over }, replaced: { $replaced }.
profile-hidden = -# This person keeps their reliability private.
profile-shown-now = -# Others see your reliability here and in lobbies.
profile-hidden-now = -# Nobody but you sees your reliability.
profile-button-show = Show it to others
profile-button-hide = Hide it from others
profile-headline = { $name }: games on this server
profile-button-replay = Replay: { $game } ({ $best })
profile-facts = played: { $games } · won: { $wins } · best: { $best } · average: { $average }
profile-streaks = wins in a row: { $now }, at best { $best }
profile-rated = rating { $rating }
profile-place = place { $place }
profile-young = no place yet
profile-unrated = not rated yet
# For each number of seats how often somebody came in first, second and so on: “2 (12, 8), 3 (5, 4, 2)”.
profile-places = places by seats: { $places }
# Headings of a table: short.
profile-column-best = Best
profile-column-average = Average
profile-column-places = Places by seats
profile-column-own = Own
profile-column-server = Server
profile-rivals = Most frequent opponents
# After it comes how often which of the two placed before the other: “12 games, 7 : 5”.
profile-together = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-parts = { $game }: averages
profile-part = { $part } { $own } (server { $server })
# After it comes what chance alone does: the standard deviation of the mean.
profile-luck = { $luck }: { $mean } a game { $games ->
    [one] in one game
   *[other] in { $games } games
}; chance alone: ±{ $deviation } two times in three
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## What is stored about somebody
privacy-export-question = You get a file of everything I have stored about you: settings, seats, what you have done at tables, results. Only you see it. It does not contain other players’ hands or the secrets of running games.
privacy-export-button = Give me the file
privacy-export-begun = I am writing your file. It arrives here in a moment.
deny-export-own = I am already writing your file; it arrives in a moment.
privacy-export-done = This is everything I have stored about you.
privacy-export-cut = -# The file has no room for the oldest { $count ->
    [one] row
   *[other] { $count } rows
} of your log.
privacy-delete-question = **I forget you on all servers, for good.**
    { $tables ->
        [0] You are not at any open table.
        [one] You leave one open table: in a game a computer plays on for you; if nobody else plays, the game ends.
       *[other] You leave { $tables } open tables: in games a computer plays on for you; if nobody else plays, the game ends.
    }
    I delete your names and settings. Finished games stay, also on leaderboards, under a pseudonym that nobody can trace back to you. Messages already posted stay as they are; the server’s moderators can delete them.
    You can get a file of everything first: `/me data: export`. If you play again later, you start from scratch.
privacy-delete-button = Forget me
privacy-delete-done = I have forgotten you. Thank you for playing. Backups made earlier by the people who run me still hold your data until they are deleted.

## When something is not possible
deny-guild-only = This works only on a server.
deny-permission = I am not allowed to do that here. Please give me this permission in this channel: { $permissions }.
closed-note = I cannot post in this channel; I lack: { $permissions }. The others see and hear nothing until somebody gives me that; then the table goes on by itself.
deny-no-threads = There are no threads in this channel. Open the table here without `thread: True`, or in a text channel.
deny-private-thread = I am not in this private thread. Mention me here once, then I can open a table.
deny-discord-slow = Discord is not answering me in time. I did nothing; please try again later.
deny-not-settings = You need Discord’s permission to manage this server to change its settings.
deny-not-moderator = Only moderators can do that.
deny-broken = Something went wrong on my side. Nothing is lost; please try again in a moment. (Error { $note })
deny-unknown-topic = There is no such topic. Choose one of: { $topics }.
deny-unknown-level = There is no level “{ $level }”. Choose one of: { $levels }.
deny-options = I cannot read “{ $text }”. Write options as key=value.
deny-option-twice = You set “{ $option }” twice. Which of the two do you want?
deny-expired = This message has expired. The current one is below in the channel, or type `/board`.
deny-direct = This button does nothing here. `/games` lists your tables.
deny-direct-table = You are not at any table. Open one with `/play` on a server.
deny-which-table = You are at several tables. Which one do you mean?
deny-no-person = That person has no seat here.
deny-too-long = That is too long: at most { $most } characters.
deny-argument = I cannot read “{ $text }” there.
deny-take-seat = You have no seat at this table yet. Press **Take a seat** on the lobby’s message, or type `/join`.
deny-command-changed = Discord is still showing you an older form of this command: reload it (Ctrl+R), then choose the command from the list again.
deny-unreadable = I cannot read what Discord sent me here, so I did nothing. Try it another way: `/help` shows what you can do.
upload-refused = Discord is not accepting pictures or files from me just now. Please try again in a while.
done-closed = The table is closed.

doctor-version = Turnstone { $version }
doctor-token = Discord knows the bot as { $name } (application { $id }).
doctor-token-refused = { $advice }
doctor-discord-away = Discord cannot be reached: { $cause }
doctor-intents = No privileged intent is needed, and none is asked for.
doctor-commands = All { $count } commands are registered.
doctor-commands-missing = { $count } of { $all } commands are registered; I register them whenever I start.
doctor-commands-unread = I cannot list the commands: { $cause }
doctor-clock = This machine’s clock agrees with Discord’s.
doctor-clock-off = This machine’s clock is { $seconds } s away from Discord’s; set it by NTP.
doctor-clock-unread = I cannot read Discord’s clock: { $cause }
doctor-beacon = The beacon answers: round { $round } of { $address } has the right signature.
doctor-beacon-late = The latest round of { $address } is { $round }, { $seconds } s away from this machine’s clock: set the clock by NTP, or put another relay into TURNSTONE_BEACON.
doctor-beacon-useless = The relay <{ $address }> cannot be used: { $cause }. Try again, or put another one into TURNSTONE_BEACON, such as <https://api.drand.sh>.
doctor-setting = { $advice }
doctor-permissions = The bot has every permission that a table needs in this channel.
doctor-permissions-useful = The bot has what a table needs in this channel, but it could also use: { $permissions }. Without them it cannot find its own last messages again.
doctor-permissions-missing = In this channel the bot lacks: { $permissions }.
doctor-channel-unread = That channel cannot be looked at: { $cause }
doctor-database = The database is sound; open tables: { $tables }.
doctor-database-broken = The database is damaged: { $cause }. Go back to a backup.
doctor-database-newer = The database was written by a newer version of Turnstone: use that version, or a copy from before.
doctor-database-unread = The database cannot be read: { $cause }
doctor-twins = Another program uses this bot's token and answers some of what people do. End it, or give it a token of its own.
doctor-outbox = Nothing is late; waiting to be posted: { $posts }.
doctor-outbox-late = Posts are late; waiting: { $posts }. The log says why.
doctor-env = { $file } with the token is readable by its owner alone.
doctor-env-open = Others on this machine may read or change { $file }, which may hold the token: chmod 600.
doctor-file = { $file } is readable by its owner alone.
doctor-file-open = { $file } holds secrets of the tables, and others on this machine may read or change it: chmod 600.
doctor-file-kept = This user may not write { $file }: the bot could save nothing. Give the file, its neighbours and its folder to the user who runs the bot.
doctor-folder = The folder { $folder } is its owner’s alone.
doctor-folder-read = Others on this machine may look into the folder { $folder }; its files have rights of their own.
doctor-folder-open = Others on this machine may write into the folder { $folder }, and so delete or replace the database: chmod 700.
doctor-server = The tables are kept by { $server }.
doctor-server-encrypted = The connection to the database’s server is encrypted.
doctor-server-local = The connection to the database’s server is not encrypted, and stays on this machine.
doctor-server-open = The connection to the database’s server is not encrypted: if others use the network, add ?sslmode=verify-full to its address.
doctor-server-superuser = The database’s user is a superuser of its server: anybody who gets hold of the address can read and change everything there. Give the database a user of its own.
doctor-server-keeps = What the database’s server acknowledges is on its disk (fsync, synchronous_commit).
doctor-server-refuses = The database’s server takes no writes: { $cause }
doctor-server-forgets = The database’s server does not wait for its disk: what it has acknowledged can be lost (fsync, synchronous_commit).
doctor-shards = Shards { $shards } are served.
doctor-shards-unserved = Nobody serves the shards { $shards }: start a process with TURNSTONE_SHARDS={ $shards }, or a spare with any.
doctor-served = A process serves this database, and its gateway is alive.
doctor-served-silent = A process holds this database, but its gateway is not alive: its log says why.
doctor-served-unknown = I cannot find out which process serves this database: { $cause }
doctor-not-served = No process serves this database at the moment.

# Opens a form again as it was filled in.
form-again = Correct it
## Sure?
doubt-ask-undo = You cannot take that back alone: something was drawn or shown, or others have acted since. Shall I ask the table? (Or type `/undo sure: True`.)
doubt-undo-alone = Take all this back? (Or type `/undo sure: True`.)
doubt-uncounted = Something was drawn or shown since, so the game would no longer count on leaderboards and profiles.
doubt-hint-alone = After your first hint this game no longer counts on leaderboards and profiles. Do you want one?
doubt-ask-end = The game ends without a result if everybody agrees. Shall I ask the table? (Or type `/table end sure: True`.)
doubt-agree-to-end = Somebody has already asked to end the game without a result: nobody wins, and it counts nowhere. Do you agree? (Or type `/table agree`.)
doubt-end-alone = Do you really want to end your game without a result? (Or type `/table end sure: True`.)
doubt-leave-to-computers = You are the last person at this table. Shall the computers play on while you watch? You can take your seat back at any time. If the computers finish the game, it counts as usual for a seat left to one.
doubt-settle = As a moderator you can end this game for everybody, without a result and without asking. The channel will see that it was you. Really? (Or type `/table end moderator: True sure: True`.)
doubt-discount = As a moderator you can take this finished game out of ratings, leaderboards, records and profiles. The channel will see that it was you, and you cannot undo it. Really? (Or type `/table end moderator: True sure: True`.)
doubt-free = As a moderator you can take { $name } off this table, for good. A computer plays on, and the channel will see that it was you. Really?
doubt-button-ask = Ask the table
doubt-button-undo = Yes, take it back
doubt-button-hint = Yes, show me a hint
doubt-button-end = Yes, end the game
doubt-button-watch = Yes, let them play on
doubt-button-settle = Yes, end it for everybody
doubt-button-discount = Yes, stop counting it
doubt-button-free = Yes, let a computer play on
doubt-button-free-offered = Yes, until somebody sits down
doubt-button-moderator = End it as a moderator…
notice-settled = { $person }, as a moderator, has ended the game without a result.
notice-discounted = { $person }, as a moderator, has decided that this game does not count on leaderboards and profiles.
notice-freed = { $person }, as a moderator, has taken { $old } off this table. { $name } plays on.
notice-removed = { $person }, as a moderator, has taken { $old } off this table.
notice-turn-taken-back = { $name } has taken back their last action: it is their turn again.

## Where a table stands
lobby-invitation = { $people }: { $name } would like to play again. Take a seat!
table-moved = Table { $table } has moved to { $channel }.
done-brought = Table { $table } is here now.
deny-elsewhere = This table is in { $channel } now.
deny-bring-unknown = There is no such table. Choose one from the list.
deny-bring-unseen = A table can move only where all its players can see and write. These cannot here: { $names }. Have them let in, or choose another channel.
bring-choice = { $game } · table { $table } · { $place }
bring-vanished = its channel was deleted
bring-somewhere = in another channel
late-command = { $person }: your command reached me too late, so I did not do it. Please type it again.
denied-not-host-nor-moderator = Only its host, moderators of both channels, and players who cannot write in its channel can move a table.
denied-here-already = The table is here already.
option-possible = You can choose: { $choices }

## Hints
panel-hint = Hint
hint-title = **What a computer on hard would do here**
hint-only = **I see only one thing to do here**
hint-way = **{ $number }.** { $steps }
hint-worth-best = best
hint-worth-same = as good as the best
hint-worth-less = { $points } points less
hint-worth-later = worth a little less, but that shows only later
hint-beside = compared with { $number }: { $reasons }
hint-or = {" "}**or**{" "}
hint-gain = { $reason } +{ $points }
hint-price = at the cost of { $points } ({ $reason })
hint-wait = Do nothing, and let the others go on
hint-foot = The buttons fill in the first step on your panel; nothing happens until you confirm it.
hint-tenths = { $whole }.{ $tenths }
hint-none = I see nothing to do here.
hint-late = The table has moved on while I was thinking. Ask again if you still want a hint.
story-hint = { $name } asked for a hint.
story-taken-back = { $name } took back something drawn or shown.
board-taken-back = { $count ->
        [one] One take-back undid something drawn or shown.
       *[other] { $count } take-backs undid something drawn or shown.
    }
board-own-hints = { $count ->
        [one] One hint was used.
       *[other] { $count } hints were used.
    }
board-uncounted = So this game does not count on leaderboards and profiles.
board-nobodys = Everybody left, and the computers played the game out: it counts for nobody.
board-discounted = A moderator has decided that this game does not count on leaderboards and profiles.
term-pace = Pace
term-pace-none = no clock
term-pace-relaxed = relaxed (3 days +12 h, max 5 days)
term-pace-daily = daily (24 h +8 h, max 36 h)
term-pace-brisk = brisk (8 h +1 h, max 12 h)
term-pace-live = live (10 min +30 s, max 15 min)
term-strict = When time runs out
term-strict-no = the others decide
term-strict-yes = a computer moves at once
term-weekends = Clock at weekends
term-weekends-no = keeps running
term-weekends-yes = stands still
term-holidays = When somebody is on holiday
term-holidays-1d = after a day the others decide
term-holidays-3d = after 3 days the others decide
term-holidays-7d = after a week the others decide
term-holidays-wait = the table waits
term-leavers = If a computer finishes for you
term-leavers-last = you come last
term-leavers-out = you are not ranked
term-hints = Hints
term-hints-yes = yes
term-hints-no = no
