# What the bot says around the games.

## The lobby
lobby-title = ## { $game }
    { $blurb }
lobby-host = Table { $table }, opened by { $name }
lobby-seat-taken = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** ({ $level })
lobby-seat-free = { $number }. _free_
lobby-seat-reliable = { $seat } – plays { $share } % of games to the end
lobby-seat-quick = { $seat } – plays { $share } % of games to the end, acts within { $time }
person-forgotten = Anonymous
person-computer = a computer
caretaker-name = { $name } (computer)
computer-name = Computer { $number }
computer-level-random = plays at random
computer-level-greedy = takes what scores most at once
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
computer-level-auto = as suits me
lobby-options = Options: { $options }
lobby-missing = { $count ->
    [one] One more person is needed to start.
   *[other] { $count } more people are needed to start.
}
lobby-ready = Everybody is here: the host can start.
lobby-could-start = Enough people are here: the host can start, or wait for more.
lobby-hint = -# Commands: `/join`, `/table leave`, `/table option`, `/table remove`, `/table start`
lobby-button-join = Take a seat
lobby-button-leave = Get up
lobby-button-start = Start
lobby-button-setup = Set up…
lobby-button-computer = Add a computer
lobby-button-close = Close the table
lobby-closed = The table for { $game } was closed before the game started.
lobby-secret = -# Nothing was drawn. The table's secret was { $secret }.
lobby-setup = Only you see this. Choose what to change; the lobby shows it at once.
lobby-seats = Seats
lobby-seats-value = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lobby-computer = Computer
lobby-computer-add = Seat a computer…
lobby-remove = Take somebody off the table…
lobby-button-next = More options
lobby-thread-opened = The table is in { $channel }.
thread-name = { $game } · table { $table }
lobby-opened = The table is open.
suited-first = Level of the computers: { $level }, as you have not played this game with any yet.
suited-by-games = Level of the computers: { $level }. Wins in your last games at “{ $before }”: { $wins } of { $games }.

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
board-decider = All tie-breaks are equal: a deciding rematch is one press away.
board-abandoned = The game was ended without a result.
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
replay-waiting = Your replay waits until others are drawn …
replay-drawing = Drawing the replay … { $drawn } of { $frames }
replay-ready = { $game }, table { $table }: how it went, from the set-up to the end.
replay-alt = { $game }, table { $table }: an animation of the board from the set-up to the closing picture.
replay-show = Show to everybody
deny-replay-busy = Too many replays are being drawn. Please try again in a minute.
deny-replay-own = { $most } of your replays are on their way already. Please ask again once one of them is here.
deny-replay-unknown = No table with that number has stood here. Its number is below its boards.

## Sharing a finished game
share-where = { $game }, table { $table }. In which channel shall I post the closing picture and the replay? Nobody is pinged. I say:
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
share-alone = **{ $game }**, played alone: { $names } makes { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
share-alone-verdict = **{ $game }**, played alone: { $names } makes { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $verdict }).
share-nobody = Nobody has won **{ $game }**: everybody had left.
share-other = { $name } ({ $score })
share-other-resigned = { $name } (resigned)
share-done = Shared in { $channel }: { $link }
share-no-replay = The replay could not be drawn, or is too large: it is not there.
deny-share-stranger = Only those who sat at this table, and moderators, share its game.
deny-share-private = Not everybody sees this table’s channel, so only those who sat there share its game elsewhere.
deny-share-no-result = This game has no result, so there is nothing to share.
deny-share-own = You may not write in { $channel } yourself; what you lack there: { $permissions }. Please choose another channel.
deny-share-again = This game has just been shared in { $channel }, or is about to be. It can be shared there again in a minute.
deny-share-permission = I may not do that in { $channel }. Please have this permission given to me there: { $permissions }. Or choose another channel.
deny-share-closed = I cannot write in { $channel }: it is closed to me, locked or archived. Please let me in there, or choose another channel.
deny-share-gone = That channel is not there any more. Please choose another one.
deny-share-refused = Discord does not take this message in { $channel }; a filter of the server may hold it back. Please choose another channel.
deny-share-slow = Discord does not answer me. Please look into { $channel } whether the game stands there; if not, share it again in a minute.

## The panel
panel-stale = The table has moved on meanwhile. What still fits of your choice is kept: look again before you confirm it.
panel-undo = Take back
panel-more = More…
panel-clear = Start over
panel-form = { $title }…
panel-done = Done.
panel-since = **Since your last turn:**
panel-since-start = **So far:**
panel-since-more = … `/log since:me` tells the rest.
panel-more-title = What else?
panel-preview = Points: **{ $before } → { $after }**
panel-moves = Or type: `/move { $example }`
panel-spectator = You have no seat at this table; this is what everybody sees.
more-stats = Statistics
more-hand-over = Let a computer play for me
more-come-back = Take my seat back
hand-over-done = A computer plays for you from now on, and everybody can see it. You can take your seat back at any time. If the computer finishes the game, you are last among the people, or have no place if the table agreed on that.
panel-handed-over = A computer plays for you at this table.
come-back-done = You are back in your seat.
more-resign = Resign…
more-end = End the game…
more-discount = Does not count…
resign-question = Do you really want to resign? That cannot be taken back.
resign-question-last = Do you really want to resign? That cannot be taken back. You are the last person at this table: the game ends without a result, or the computers play it out while you watch. It counts for nobody either way.
resign-sure = Yes, I resign
resign-watch = Resign and watch the rest
resign-done = You have resigned.
resign-done-watching = You have resigned. The computers play the game out; the board in the channel shows it.
end-done = The game has been ended without a result.
done-discounted = It does not count any more, anywhere.

## Asking the table
consent-undo = { $name } asks to take back everything since their last move. { $action } Does everybody at the table agree?
consent-undo-reach = These moves go: { $moves }, everything since { $since }.
consent-undo-seen = What was drawn is drawn the same again by the next person who draws, and { $count ->
        [one] { $names } knows it already.
       *[other] { $names } know it already.
    }
consent-undo-moves = { $name } { $count }
consent-end = { $name } asks to end the game without a result: nobody wins, and it counts nowhere. Does everybody at the table agree?
consent-open = Still to answer: { $names }
consent-agree = Agree
consent-decline = Decline
consent-asked = Everybody at the table has been asked.
consent-which = More than one thing was asked of you. This is open now:
consent-sure = Only the button below agrees, once you have seen what goes:
consent-given = You agree.
consent-refused = You declined.
consent-undo-asked = { $name } asked to take back everything since their last move.
consent-end-asked = { $name } asked to end the game without a result.
consent-withdrawn = { $name } has withdrawn the question.
consent-lapsed = The question has lapsed, because the game has moved on.
notice-undone = Everybody agreed, as { $name } had asked: { $count ->
        [one] one move since { $since } is taken back.
       *[other] { $count } moves since { $since } are taken back.
    }
notice-undo-declined = { $name } does not agree to taking back; the game goes on as it is.
notice-end-declined = { $name } does not agree to ending the game; it goes on.
notice-lapsed = { $name }’s question has lapsed: the game moved on before everybody had answered.
notice-unanswered = { $name }’s question has lapsed: not everybody has answered in time.
notice-forgotten = { $name } plays on: whoever sat there has left for good.
notice-ended = The game was ended without a result.
notice-expired = Nobody has begun this table for seven days, so it is closed. `/play` opens another.
notice-call = { $people } – { $notice }
appeal-open = { $people } – your answer, please:
appeal-button-panel = Other answer…
appeal-gone = This was taken back.
form-kept = You wrote: { $text }

## Answers
done-joined = You have a seat.
done-left = You have given up your seat.
done-started = The game begins.
done-option = Changed.
done-removed = { $name } has left the table.
done-freed = Done. The channel has been told.
done-undone = Taken back: { $moves }.
done-rematch = A new table is open.
done-settings = From now on: language { $language }, look { $theme }, pictures of old boards: { $boards }; seasons: { $seasons }; pinged when players are looked for: { $players }.
board-caption = The board from your point of view:
log-title = What has happened at table { $table }:
log-since-title = What has happened at table { $table } since your last move:
log-empty = Nothing has happened yet.
log-cut = -# Earlier entries are in the attached file.
deny-log-own = Your logs are on their way already. Please ask again once one of them is here.
stats-none = There is nothing to count yet.
text-cut = -# The whole text is in the attached file.

## Lists
games-title = **Your games**
games-none = You sit at no table. Open one with `/play`.
games-yours = { $channel } – [{ $table }]({ $link }): **your turn** – asked { $since }
games-asked = { $channel } – [{ $table }]({ $link }): **your answer is asked for** – { $since }
games-begin = { $channel } – [{ $table }]({ $link }): **every seat is taken, you can begin** – { $since }
games-waiting = { $channel } – [{ $table }]({ $link }): waiting for { $names } – asked { $since }
games-paused = { $channel } – [{ $table }]({ $link }): paused – `/table resume` goes on
games-lobby = { $channel } – [{ $table }]({ $link }): not started yet
leaderboard-title = ## { $game }: the best on this server
    { $span }
leaderboard-none = Nobody has finished this game here in that time so that it counts.
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
leaderboard-computers-none = Nobody has finished this game against a computer here in that time so that it counts. `/play` with `computers` seats some.
# A game counts for the strongest computer in it.
leaderboard-level = **Level { $level }** – people won { $wins } of { $games } ({ $rate } %)
leaderboard-computers-too = -# Against computers people won { $wins } of { $games }: the list **With computers** tells more.
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
settings-now = Language: { $language } · look: { $theme } · pictures of old boards: { $boards } · seasons: { $seasons } · pinged when players are looked for: { $players }. Change them with the menus, or with `/server settings`.
settings-language = Language of public messages
settings-theme = Look of the pictures
settings-boards = Pictures of old boards
settings-seasons = Seasons of the ladder
settings-players = Role that is pinged when somebody looks for players (@everyone: none)
# Help for where somebody stands: five lines each.
help-no-table = **There is no table in this channel.**
    - `/play` opens one: for people, with computers, or for you alone.
    - `/rules` explains a game before you choose it.
    - `/games` lists your tables in other channels, and whose turn it is there.
    - `/me` says when and how you wish to be called.
help-direct = **Here you write to me directly.**
    - `/games` lists your tables on all servers. `/hand`, `/move` and `/table pause` act at your only one, wherever it stands.
    - `/me`, `/away` and `/rules` work here too. Tables are opened on servers, with `/play`.
help-lobby = **A table waits for people here.**
    - **Take a seat**, or type `/join`; the one who opened it begins the game.
    - `/rules` explains the game.
    - `/log` says what has been settled so far.
    - Every channel and thread holds one table: elsewhere `/play` opens another.
help-seated = **You sit at this table; the game has not begun.**
    - The host begins with **Start** when all are there.
    - `/rules` explains the game, `/table leave` gives your seat up.
    - You will be pinged when it is your turn; `/me` says how.
    - `/table remove` and `/table option` are for the host.
help-host = **This is your table; the game has not begun.**
    - **Start**, or `/table start`, begins with those who sit here.
    - **Set up…**, or `/table option`, changes seats, computers, pace and rules of the game.
    - `/table remove` takes somebody off it.
    - Others join with **Take a seat** or `/join`.
help-turn = **It is your turn.**
    - **Your turn** opens menus that only you see; or type `/move`, which completes what you type.
    - `/hint` says what a computer would do, where the table has hints.
    - `/undo` takes back.
    - No time? `/table more-time`, `/away` or `/seat hand-over`.
help-waiting = **The others have their turn; you will be pinged.**
    - `/hand` and `/board` show what you may know, `/log` what has happened.
    - `/ahead orders` decides ahead, `/ahead turn` prepares your next turn, where the game allows it.
    - Somebody stays away? `/table vote` says what to do, once time has run out.
    - Have to go? `/seat offer` finds somebody for your seat; `/away` says until when.
help-paused = **The game here is paused: no time runs, nobody is reminded.**
    - `/table resume` ends the pause; any of you may.
    - `/hand` and `/board` show what you may know, `/log` what has happened.
    - You can move in a pause, too.
    - `/table end` asks the others to end the game.
help-watching = **A game is played here, and you watch.**
    - `/board` and `/log` show what everybody may see.
    - `/seat take` takes a seat that is free.
    - `/rules` explains the game.
    - In another channel, or a thread, `/play` opens a table of your own.
help-over = **The game here is over.**
    - **Play again**, or `/table rematch`, opens a table for the same people; **Something else…** does so for another game.
    - `/show replay` shows how it went, `/show review` what your decisions were worth, `/show stats` its figures, `/show fair` how its luck can be checked.
    - `/leaderboard` says who plays best here, `/profile` how somebody plays.
    - `/play` opens another game.
help-moderator = -# For you as a moderator: `/server settings`, `/server doctor`, `/table end moderator: True`, `/table remove`, `/table bring`.
help-button-all = All that can be done
help-button-games = My games
help-button-leaderboard = Leaderboard
help-text = **Turnstone hosts board games in your channel, over minutes or days.**
    - `/play` opens a table, others press **Take a seat** or use `/join`, the host starts. Every channel or thread holds one table; with `thread: True` a table gets a thread of its own.
    - When it is your turn you are pinged: press **Your turn** under the board for menus that only you see, or type `/move` in your own words (it completes what you type; put `;` between several moves).
    - `/board` and `/hand` show what you may know, `/log` what has happened, `/show replay` how a finished game went. `/hint` says what a computer would do in your place, if the table has hints (with no other people it has, unless you switch them off). `/ahead orders` lets you decide ahead, where a game allows it. `/undo` takes back: freely within your turn, later if everybody agrees.
    - Your secrets stay yours: hands and menus are shown to you alone.
help-more = **Around a game: your tables, other people, time.**
    - `/games` lists your tables and `/rules` explains a game. `/show stats` shows the figures of a game, `/leaderboard` who plays best here, `/profile` how somebody plays; `/me data:` is about what is stored of you. `/seat hand-over` lets a computer play for you until you `/seat come-back`, `/table resign` and `/table end` finish early, `/server settings` sets this server’s language and look.
    - A table can have a pace, agreed in the lobby. `/table pause` stops the clocks and `/table resume` starts them again, `/table more-time` gives somebody more. `/seat offer` offers your seat, `/seat take` takes a free one, `/table vote` says what to do when somebody’s time has run out.

## Profiles
profile-title = ## { $name }: games on this server
profile-none = No game that counts has been finished yet.
profile-not-together = You two have not finished a rated game together here: { $name }
profile-game = **{ $game }**, with computers – played: { $games } · won: { $wins } · best: { $best } · average: { $average }
profile-game-solo = **{ $game }**, solo – played: { $games } · best: { $best } · average: { $average }
profile-reliability-none = **Reliability:** no game with others yet.
profile-reliability = **Reliability:** { $share } % of games with others played to the end ({ $finished } of { $count }).
profile-median = Usually acts within { $time }.
profile-left = Seats left – resigned: { $resigned }, handed over: { $over }, replaced: { $replaced }.
profile-hidden = -# How reliable this person is, they keep to themselves.
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
# Behind it stands how often who of the two came in before the other: “12 games, 7 : 5”.
profile-together = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-parts = { $game }: mean points
profile-part = { $part } { $own } (server { $server })
# Behind it stands what chance alone does: the standard deviation of the mean.
profile-luck = { $luck }: { $mean } a game { $games ->
    [one] in one game
   *[other] in { $games } games
}; chance alone: ±{ $deviation } in two of three cases
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## What is stored about somebody
privacy-export-question = You get a file with everything that I have stored about you: settings, seats, what you have done at tables, results. Only you see it. Hands of others and the secrets of running games are not in it.
privacy-export-button = Give me the file
privacy-export-begun = Your file is being written. It comes here in a moment.
deny-export-own = Your file is being written already and comes in a moment.
privacy-export-done = This is everything that I have stored about you.
privacy-export-cut = -# The file has no room for the oldest { $count ->
    [one] row
   *[other] { $count } rows
} of your log.
privacy-delete-question = **I forget you on all servers, for good.**
    { $tables ->
        [0] You sit at no open table.
        [one] You leave one open table: in a game a computer plays on for you; where nobody else plays, the game ends.
       *[other] You leave { $tables } open tables: in games a computer plays on for you; where nobody else plays, the game ends.
    }
    Your names and settings go. Games that are over stay, also on leaderboards, under a pseudonym that leads nobody back to you. Messages that have been posted already stay as they are; the server’s moderators can delete them.
    You can get a file of everything first: `/me data: export`. If you play again later, you begin anew.
privacy-delete-button = Forget me
privacy-delete-done = You are forgotten. Thank you for playing. Copies of my memory that my host has made before still hold what they held, until they are deleted.

## When something is not possible
deny-guild-only = This works on servers only.
deny-permission = I may not do that here. Please give me this permission in this channel: { $permissions }.
closed-note = I can post nothing in this channel; I lack: { $permissions }. The others see and hear nothing until somebody lets me; then the table goes on by itself.
deny-no-threads = There are no threads in this channel. Open the table here without `thread: True`, or in a text channel.
deny-private-thread = I am not in this private thread. Mention me here once, then I can open a table.
deny-discord-slow = Discord does not answer me in time. Nothing was done; please try again later.
deny-not-settings = Only people who may manage the server can change its settings.
deny-not-moderator = Only moderators can ask for that.
deny-broken = Something went wrong on my side. Nothing is lost; please try again in a moment. (Error { $note })
deny-unknown-topic = There is no such topic. Choose one of: { $topics }.
deny-unknown-level = I know no level “{ $level }”. There are: { $levels }.
deny-options = I cannot read “{ $text }”. Write options as key=value.
deny-option-twice = You name “{ $option }” twice. Which of the two do you want?
deny-expired = This message has expired. The current one is below in the channel, or type `/board`.
deny-direct = This button does nothing here. Your tables are listed by `/games`.
deny-direct-table = You sit at no table. Tables are opened on servers, with `/play`.
deny-which-table = You sit at several tables. At which one?
deny-no-person = That person has no seat here.
deny-too-long = That is too long; at most { $most } characters.
deny-argument = I cannot read “{ $text }” there.
deny-take-seat = You have no seat at this table yet. Take one with **Take a seat** on the lobby’s message, or `/join`.
deny-command-changed = Discord still shows you an older form of this command: reload it (Ctrl+R), then choose the command from the list again.
deny-unreadable = I cannot read what Discord has sent me here, so nothing was done. Try it another way: `/help` shows what there is.
upload-refused = Discord takes no picture or file from me just now. Please try again in a while.
done-closed = The table is closed.

doctor-version = Turnstone { $version }
doctor-token = Discord knows the bot as { $name } (application { $id }).
doctor-token-refused = { $advice }
doctor-discord-away = Discord cannot be reached: { $cause }
doctor-intents = No privileged intent is needed, and none is asked for.
doctor-commands = All { $count } commands are registered.
doctor-commands-missing = { $count } of { $all } commands are registered; they are registered whenever the bot starts.
doctor-commands-unread = The commands cannot be listed: { $cause }
doctor-clock = This machine’s clock agrees with Discord’s.
doctor-clock-off = This machine’s clock is { $seconds } s away from Discord’s; let it be set by NTP.
doctor-clock-unread = Discord’s clock cannot be read: { $cause }
doctor-beacon = The beacon answers: round { $round } of { $address } has the right signature.
doctor-beacon-late = The latest round of { $address } is { $round }, { $seconds } s away from this machine’s clock: set the clock by NTP, or put another relay into TURNSTONE_BEACON.
doctor-beacon-useless = The relay <{ $address }> cannot be used: { $cause }. Try again, or put another one into TURNSTONE_BEACON, such as <https://api.drand.sh>.
doctor-setting = { $advice }
doctor-permissions = The bot has every permission that a table needs in this channel.
doctor-permissions-useful = The bot has what a table needs in this channel, but it would also use: { $permissions }. Without them it does not find its own last messages again.
doctor-permissions-missing = In this channel the bot lacks: { $permissions }.
doctor-channel-unread = That channel cannot be looked at: { $cause }
doctor-database = The database is sound; open tables: { $tables }.
doctor-database-broken = The database is damaged: { $cause }. Go back to a backup.
doctor-database-newer = The database was written by a newer version of Turnstone: use that version, or a copy from before.
doctor-database-unread = The database cannot be read: { $cause }
doctor-twins = Another program answers with this bot's token: some of what people do is answered by it. End it, or give it a token of its own.
doctor-outbox = Nothing is late; waiting to be posted: { $posts }.
doctor-outbox-late = Posts are late; waiting: { $posts }. The log says why.
doctor-env = { $file } with the token is readable by its owner alone.
doctor-env-open = Others on this machine may read or change { $file }, which may hold the token: chmod 600.
doctor-file = { $file } is readable by its owner alone.
doctor-file-open = { $file } holds secrets of the tables, and others on this machine may read or change it: chmod 600.
doctor-file-kept = This user may not write { $file }: the bot could save nothing. Give the file, those next to it and its folder to the user who runs the bot.
doctor-folder = The folder { $folder } is its owner’s alone.
doctor-folder-read = Others on this machine may look into the folder { $folder }; its files have rights of their own.
doctor-folder-open = Others on this machine may write into the folder { $folder }, and so delete or replace the database: chmod 700.
doctor-server = The tables are kept by { $server }.
doctor-server-encrypted = The connection to the database’s server is encrypted.
doctor-server-local = The connection to the database’s server is not encrypted, and stays on this machine.
doctor-server-open = The connection to the database’s server is not encrypted: where others use the network, add ?sslmode=verify-full to its address.
doctor-server-keeps = What the database’s server acknowledges is on its disk (fsync, synchronous_commit).
doctor-server-refuses = The database’s server takes no writes: { $cause }
doctor-server-forgets = The database’s server does not wait for its disk: what it has acknowledged can be lost (fsync, synchronous_commit).
doctor-shards = Shards { $shards } are served.
doctor-shards-unserved = Nobody serves the shards { $shards }: start a process with TURNSTONE_SHARDS={ $shards }, or a spare with any.
doctor-served = A process serves this database, and its gateway is alive.
doctor-served-silent = A process holds this database, but its gateway is not alive: its log says why.
doctor-served-unknown = Who serves this database cannot be found out: { $cause }
doctor-not-served = No process serves this database at the moment.

# Opens a form again as it was filled in.
form-again = Correct it
## Sure?
doubt-ask-undo = You cannot take that back alone: something was drawn or shown, or others have acted since. Shall I ask the table? (Or type `/undo sure: True`.)
doubt-undo-alone = Take all this back? (Or type `/undo sure: True`.)
doubt-uncounted = Something was drawn or shown, so the game no longer counts on leaderboards and profiles then.
doubt-hint-alone = With your first hint this game no longer counts on leaderboards and profiles. Do you want one?
doubt-ask-end = The game ends without a result if everybody agrees. Shall I ask the table? (Or type `/table end sure: True`.)
doubt-agree-to-end = The table is being asked already whether the game should end without a result, so that nobody wins and it counts nowhere. Do you agree? (Or type `/table agree`.)
doubt-end-alone = Do you really want to end your game without a result? (Or type `/table end sure: True`.)
doubt-leave-to-computers = You are the last person at this table. Shall only computers play on, while you watch? You can take your seat back at any time. If the computers finish the game, it counts as ever when a seat is left to one.
doubt-settle = As a moderator you can end this game for everybody, without a result and without asking. The channel is told that it was you. Really? (Or type `/table end moderator: True sure: True`.)
doubt-discount = As a moderator you can take this finished game out of ratings, leaderboards, records and profiles. The channel is told that it was you, and it cannot be undone. Really? (Or type `/table end moderator: True sure: True`.)
doubt-free = As a moderator you can take { $name } off this table, for good. A computer plays on, and the channel is told that it was you. Really?
doubt-button-ask = Ask the table
doubt-button-undo = Yes, take it back
doubt-button-hint = Yes, show me a hint
doubt-button-end = Yes, end the game
doubt-button-watch = Yes, I watch
doubt-button-settle = Yes, end it for everybody
doubt-button-discount = Yes, it does not count
doubt-button-free = Yes, a computer plays on
doubt-button-free-offered = Yes, until the seat is taken
doubt-button-moderator = End it as a moderator…
notice-settled = { $person } has ended the game as a moderator, without a result.
notice-discounted = { $person } has decided as a moderator that this game does not count on leaderboards and profiles.
notice-freed = { $person }, as a moderator, has taken { $old } off this table. { $name } plays on.
notice-removed = { $person }, as a moderator, has taken { $old } off this table.
notice-turn-taken-back = { $name } has taken back their last action: it is their turn again.

## Where a table stands
lobby-invitation = { $people }: { $name } would like to play again. Take a seat!
table-moved = Table { $table } has moved to { $channel }.
done-brought = Table { $table } is here now.
deny-elsewhere = This table stands in { $channel } now.
deny-bring-unknown = There is no such table. Choose one from the list.
deny-bring-unseen = A table moves only to where everybody who sits there can see and write. These cannot here: { $names }. Have them let in, or choose another channel.
bring-choice = { $game } · table { $table } · { $place }
bring-vanished = its channel was deleted
bring-somewhere = in another channel
late-command = { $person }: your command reached me too late and was not done. Please type it again.
denied-not-host-nor-moderator = A table can be moved by its host, by moderators of both channels, and by people who sit there and cannot write in its channel.
denied-here-already = The table stands here already.
option-possible = You can choose: { $choices }

## Hints
panel-hint = Hint
hint-title = **What a computer on hard would do here**
hint-only = **I see only one thing to do here**
hint-way = **{ $number }.** { $steps }
hint-worth-best = best
hint-worth-same = as good as the best
hint-worth-less = { $points } points less
hint-worth-later = worth a little less, as shows only later
hint-beside = beside { $number }.: { $reasons }
hint-or = {" "}**or**{" "}
hint-gain = { $reason } +{ $points }
hint-price = at the cost of { $points } ({ $reason })
hint-wait = Do nothing, and let the others go on
hint-foot = The buttons fill in the first step on your panel; nothing is done before you confirm it.
hint-tenths = { $whole }.{ $tenths }
hint-none = I can think of nothing to do here.
hint-late = The table has moved on while I was thinking. Ask again if you still want a hint.
story-hint = { $name } asked for a hint.
story-taken-back = { $name } took back what had been drawn or shown.
board-taken-back = { $count ->
        [one] Once something was taken back that had been drawn or shown.
       *[other] { $count } times something was taken back that had been drawn or shown.
    }
board-own-hints = { $count ->
        [one] One hint was asked for.
       *[other] { $count } hints were asked for.
    }
board-uncounted = So this game does not count on leaderboards and profiles.
board-nobodys = Everybody had left, and computers have played the game out: it counts for nobody.
board-discounted = A moderator has decided that this game does not count on leaderboards and profiles.
term-pace = Pace
term-pace-none = no clock
term-pace-relaxed = relaxed (3 days, +12 h, at most 5 days)
term-pace-daily = daily (24 h, +8 h, at most 36 h)
term-pace-brisk = brisk (8 h, +1 h, at most 12 h)
term-pace-live = live (10 min, +30 s, at most 15 min)
term-strict = When time runs out
term-strict-no = the others decide
term-strict-yes = a computer moves at once
term-weekends = Clock at weekends
term-weekends-no = runs
term-weekends-yes = stands still
term-holidays = Ask about holidays
term-holidays-1d = after a day
term-holidays-3d = after three days
term-holidays-7d = after a week
term-holidays-wait = never: the table waits
term-leavers = Who lets a computer finish, or make most moves
term-leavers-last = is last
term-leavers-out = has no place
term-hints = Hints
term-hints-yes = yes
term-hints-no = no
