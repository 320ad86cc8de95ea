# Slash commands: names and descriptions as Discord shows them. Names are lower case, at most 32 characters; descriptions at most 100.

command-play = play
command-play-description = Open a table for a game in this channel
command-play-game = game
command-play-game-description = Which game
command-play-seats = seats
command-play-seats-description = How many people will play; the lobby can change it
command-play-computers = computers
command-play-computers-description = How many computers play too; if they fill the table, the game starts at once
command-play-level = level
command-play-level-description = How well the computers play; matched to you if left out
command-play-thread = thread
command-play-thread-description = Give the table a thread of its own
command-play-private = private
command-play-private-description = Keep the game to yourself: alone or with computers
command-play-looking = looking
command-play-looking-description = Ask on this server who would like to join
command-play-options = options
command-play-options-description = Options as key=value, with spaces between several

command-join = join
command-join-description = Take a seat at this channel's table

command-move = move
command-move-description = Make a move; put ; between several
command-move-moves = moves
command-move-moves-description = In your own words, such as “trade 1 wheat for 1 sheep to Ola”, or in notation

command-board = board
command-board-description = See the board from your point of view
command-board-as = as
command-board-as-description = Picture or text
command-board-player = player
command-board-player-description = Show one player's board large

command-hand = hand
command-hand-description = See your hand and what you can do; only you see it

command-hint = hint
command-hint-description = See what a computer would do in your place

command-undo = undo
command-undo-description = Take back your last step, or ask everybody for it
command-undo-sure = sure
command-undo-sure-description = Ask the table if you cannot take it back alone

command-log = log
command-log-description = See what has happened at this table
command-log-since = since
command-log-since-description = Only what has happened since your last move

command-games = games
command-games-description = Your games on all servers: whose turn it is, since when, and how much time is left

command-rules = rules
command-rules-description = Read up on a game's rules
command-rules-game = game
command-rules-game-description = Which game; this channel's if you leave it out
command-rules-topic = topic
command-rules-topic-description = Which part of the rules

command-leaderboard = leaderboard
command-leaderboard-description = See who plays best on this server
command-leaderboard-game = game
command-leaderboard-game-description = Which game
command-leaderboard-season = season
command-leaderboard-season-description = Which season, by its dates
command-leaderboard-span = span
command-leaderboard-span-description = Which period
command-leaderboard-list = list
command-leaderboard-list-description = Which list: ratings if left out

command-profile = profile
command-profile-description = See how you, or somebody else on this server, play
command-profile-person = person
command-profile-person-description = Whose profile; yours if left out
command-profile-with = with
command-profile-with-description = Show the results against this player
command-profile-as = as
command-profile-as-description = Picture or text

command-help = help
command-help-description = How to play here

## /table …
command-table = table
command-table-description = This channel’s table: start, options, pause, end and more
command-table-start = start
command-table-start-description = Start the game with the people at the table
command-table-leave = leave
command-table-leave-description = Give up your seat before the game starts
command-table-option = option
command-table-option-description = Change an option in the lobby (host)
command-table-option-key = key
command-table-option-key-description = Which option, or "seats"
command-table-option-value = value
command-table-option-value-description = What to set it to
command-table-remove = remove
command-table-remove-description = Take somebody off the table: the host before the start, a moderator at any time
command-table-remove-person = person
command-table-remove-person-description = Who has to leave
command-table-rematch = rematch
command-table-rematch-description = Play the finished game once more with the same people
command-table-bring = bring
command-table-bring-description = Move a table to this channel (its host or a moderator)
command-table-bring-table = table
command-table-bring-table-description = Which table
command-table-pause = pause
command-table-pause-description = Ask the table for a pause: no time runs
command-table-resume = resume
command-table-resume-description = End the pause
command-table-more-time = more-time
command-table-more-time-description = Give somebody else more time
command-table-more-time-player = player
command-table-more-time-player-description = Who; the player you are waiting for if left out
command-table-end = end
command-table-end-description = End the game without a result: everybody agrees, or a moderator decides
command-table-end-sure = sure
command-table-end-sure-description = Yes, I am sure
command-table-end-moderator = moderator
command-table-end-moderator-description = As a moderator: end it for everybody, or take a finished game out of the leaderboards
command-table-resign = resign
command-table-resign-description = Resign from this game
command-table-resign-sure = sure
command-table-resign-sure-description = Yes, I am sure
command-table-vote = vote
command-table-vote-description = Vote on what happens now that somebody’s time has run out
command-table-vote-remedy = remedy
command-table-vote-remedy-description = What should happen
command-table-agree = agree
command-table-agree-description = Agree to the open question
command-table-decline = decline
command-table-decline-description = Decline the open question

## /seat …
command-seat = seat
command-seat-description = Your seat: hand it over, come back, offer it, take one
command-seat-hand-over = hand-over
command-seat-hand-over-description = Let a computer play for you until you come back
command-seat-come-back = come-back
command-seat-come-back-description = Take your seat back from the computer
command-seat-offer = offer
command-seat-offer-description = Offer your seat to somebody else
command-seat-take = take
command-seat-take-description = Take a free seat and play on

## /ahead …
command-ahead = ahead
command-ahead-description = Decide ahead: orders, or your whole next turn
command-ahead-orders = orders
command-ahead-orders-description = See and change what you have decided ahead; only you see it
command-ahead-turn = turn
command-ahead-turn-description = Prepare your next turn (Harmonies, Village Green); only you see it
command-ahead-turn-moves = moves
command-ahead-turn-moves-description = The moves of your next turn, with ; between them

## /show …
command-show = show
command-show-description = Statistics, replay, review and luck of a game
command-show-stats = stats
command-show-stats-description = Statistics of this channel's game
command-show-replay = replay
command-show-replay-description = Watch how a finished game went, as an animation
command-show-replay-table = table
command-show-replay-table-description = The table’s number; the last one here if left out
command-show-replay-channel = channel
command-show-replay-channel-description = Post it in this channel for everybody there, with the closing picture
command-show-review = review
command-show-review-description = Go through your decisions in a finished game
command-show-review-table = table
command-show-review-table-description = The table’s number; the last one here if left out
command-show-fair = fair
command-show-fair-description = How to check the luck of this channel’s game

## /server …
command-server = server
command-server-description = For the people who look after this server
command-server-settings = settings
command-server-settings-description = Language and look of this server's tables (needs Manage Server)
command-server-settings-language = language
command-server-settings-language-description = Language of public messages and pictures
command-server-settings-theme = theme
command-server-settings-theme-description = Look of the pictures
command-server-settings-boards = boards
command-server-settings-boards-description = Whether old boards keep their pictures when newer ones follow
command-server-settings-seasons = seasons
command-server-settings-seasons-description = Whether the ladder has seasons of its own
command-server-settings-players = players
command-server-settings-players-description = Role to ping when somebody looks for players
command-server-doctor = doctor
command-server-doctor-description = Check whether everything works here (for moderators)

## Choices
choice-picture = picture
choice-text = text
choice-paper = paper (light)
choice-night = night (dark)
choice-boards-latest = only the latest board keeps its picture
choice-boards-keep = every board keeps its picture
choice-seasons-none = no seasons
choice-players-none = those who have finished the game
choice-seasons-months = a season is a month
choice-seasons-quarters = a season is a quarter
choice-since-me = my last move
choice-span-all = all time
choice-span-year = last 12 months
choice-span-month = last 30 days
choice-auto = the host’s language
