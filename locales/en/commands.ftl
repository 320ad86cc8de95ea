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
command-play-level-description = How well the computers play; normal if left out
command-play-thread = thread
command-play-thread-description = Give the table a thread of its own
command-play-options = options
command-play-options-description = Options as key=value, several with spaces between

command-join = join
command-join-description = Take a seat at this channel's table

command-leave = leave
command-leave-description = Give up your seat before the game starts

command-option = option
command-option-description = Change an option of the lobby (host)
command-option-key = key
command-option-key-description = Which option, or "seats"
command-option-value = value
command-option-value-description = What to set it to

command-remove = remove
command-remove-description = Take somebody off the table: before the start its host, at any time a moderator
command-remove-person = person
command-remove-person-description = Who leaves the table

command-start = start
command-start-description = Start the game with the people at the table

command-move = move
command-move-description = Make a move; several with ; between them
command-move-moves = moves
command-move-moves-description = In notation or in your own words, such as “trade 1 wheat for 1 sheep to Ola”

command-board = board
command-board-description = See the board from your point of view
command-board-as = as
command-board-as-description = Picture or text
command-board-player = player
command-board-player-description = Show one player's board large

command-hand = hand
command-hand-description = See your hand and what you can do; only you see it

command-log = log
command-log-description = What has happened at this table
command-log-since = since
command-log-since-description = Only what has happened since your last move

command-replay = replay
command-replay-description = Watch how a finished game went, as an animation
command-replay-table = table
command-replay-table-description = The table’s number; the last one here if left out
command-replay-channel = channel
command-replay-channel-description = Post it in this channel for everybody there, with the closing picture

command-hint = hint
command-hint-description = See what a computer would do in your place
command-orders = orders
command-orders-description = See and change what you have decided ahead; only you see it
command-orders-next = next
command-orders-next-description = Moves for your next turn, with ; between them (Harmonies, Village Green)
command-undo = undo
command-undo-description = Take back your last step, or ask everybody for it

command-agree = agree
command-agree-description = Agree to what the table is asked

command-decline = decline
command-decline-description = Decline what the table is asked

command-hand-over = hand-over
command-hand-over-description = Let a computer play for you until you come back
command-come-back = come-back
command-come-back-description = Take your seat back from the computer
command-resign = resign
command-resign-description = Give up your game
command-resign-sure = sure
command-resign-sure-description = Yes, I am sure

command-end = end
command-end-description = End the game without a result: everybody agrees, or a moderator decides

command-rematch = rematch
command-rematch-description = Play the finished game once more with the same people

command-games = games
command-games-description = Your games on all servers: whose turn it is, since when, and how much time is left

command-stats = stats
command-stats-description = Statistics of this channel's game
command-fair = fair
command-fair-description = How the luck of this channel's game can be checked

command-rules = rules
command-rules-description = Read up on a game's rules
command-rules-game = game
command-rules-game-description = Which game; this channel's if you leave it out
command-rules-topic = topic
command-rules-topic-description = Which part of the rules

command-leaderboard = leaderboard
command-leaderboard-description = Who plays best on this server
command-leaderboard-game = game
command-leaderboard-game-description = Which game
command-leaderboard-span = span
command-leaderboard-span-description = Which time
command-leaderboard-list = list
command-leaderboard-list-description = Which list: ratings if left out

command-profile = profile
command-profile-description = How you play, or somebody else on this server
command-profile-person = person
command-profile-person-description = Whose games; yours if left out
command-profile-with = with
command-profile-with-description = Against whom: how the two of you have fared
command-profile-as = as
command-profile-as-description = As a picture, or in words

command-privacy = privacy
command-privacy-description = What is stored about you
command-privacy-export = export
command-privacy-export-description = Get a file of everything that is stored about you
command-privacy-delete = delete
command-privacy-delete-description = Have yourself forgotten: names, settings, seats

command-settings = settings
command-settings-description = Language and look of this server's tables (needs Manage Server)
command-settings-language = language
command-settings-language-description = Language of public messages and pictures
command-settings-theme = theme
command-settings-theme-description = Look of the pictures
command-settings-boards = boards
command-settings-boards-description = Whether boards keep their pictures when newer ones stand below
command-settings-seasons = seasons
command-settings-seasons-description = Whether the ladder has seasons of its own

command-doctor = doctor
command-doctor-description = Whether everything is as it should be here (for moderators)

command-help = help
command-help-description = How to play here

choice-picture = picture
choice-text = text
choice-paper = paper (light)
choice-night = night (dark)
choice-boards-latest = only the latest board has one
choice-boards-keep = every board keeps its own
choice-seasons-none = no seasons
choice-seasons-months = a season is a month
choice-seasons-quarters = a season is a quarter
choice-since-me = my last move
choice-span-all = all time
choice-span-year = last 12 months
choice-span-month = last 30 days
choice-auto = as whoever opens the table

command-bring = bring
command-bring-description = Move a table to this channel (whoever opened it, or a moderator)
command-bring-table = table
command-bring-table-description = Which table
command-undo-sure = sure
command-undo-sure-description = Ask the table if I cannot take it back alone
command-end-sure = sure
command-end-sure-description = Yes, I am sure
command-end-moderator = moderator
command-end-moderator-description = As a moderator: end it for everybody, or take a finished game out of the leaderboards
