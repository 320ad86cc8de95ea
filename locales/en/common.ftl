# What all games and the bot share.

player-number = Player { $number }

refusal-not-your-turn = It is not your turn.
refusal-game-over = This game is over.
refusal-resigned = You have resigned from this game.
refusal-seats = This game is for { $fewest } to { $most } players.
option-unknown = This game has no option “{ $key }”.
option-value = “{ $value }” is not possible for the option “{ $key }”.
form-field-missing = Please fill in every required field.
form-field-unreadable = I cannot read what you wrote in “{ $field }”. Write it like this: { $hint }
# Words that may stand between others in a form.
form-joining-words = and
