# What all games and the bot share.

player-number = Player { $number }

refusal-not-your-turn = It is not your turn.
refusal-unreadable = I cannot read that as a move.
refusal-game-over = This game is over.
refusal-resigned = You have resigned from this game.
refusal-seat = There is no seat { $seat } at this table: it has { $seats }.
refusal-seats = This game is for { $fewest } to { $most } players.
option-unknown = This game has no option “{ $key }”.
option-value = “{ $value }” is no value of the option “{ $key }”.
form-field-missing = Please fill in every required field.
form-field-unreadable = I cannot read what you wrote in “{ $field }”. Write it like this: { $hint }
# Words that may stand between others in a form.
form-joining-words = and

# What people write for words of the notation, in every game: forms with spaces between them; a hyphen joins words, a star at the end stands for any ending.
word-number-1 = one single
word-number-2 = two pair
word-number-3 = three
word-number-4 = four
word-number-5 = five
word-number-6 = six
word-number-7 = seven
word-number-8 = eight
word-number-9 = nine
word-number-10 = ten
# Words that say nothing about a move.
word-passed-over = the a an of to for with at on in into onto from by and my me mine i want would like please some all everyone everybody card cards tile tiles token tokens space spaces place hex corner edge square number column row above beside over turned rotated degrees side up it them x could can have goes go id ill im ive lets let us we you your pls thanks thank-you ok okay sure just so that this its am be rather another next new more again sir its will going as only there between towards toward near degree rotation turn turning rotate sides upon left-of to-the-left-of now then face anyone anybody everything on-top-of on-top gap hole normal-turn whole from-my-hand from-hand
word-lay = lay play place put set start-with begin-with placing laying have as-my-normal-tile as-my-normal-turn
word-take = take pick grab draw get taking want like have three-tokens
word-place = place put lay set placing goes move
word-discard = discard drop throw-away throw get-rid-of get-rid remove bin box out throw-out out-of-game out-of-the-game in-the-box into-the-box in-box into-box
word-stop = stop enough no-more end-game end-the-game finish-the-game stop-here
word-0 = unrotated unturned upright not-rotated not-turned no-rotation no-turn without-rotation without-turning without-turning-it dont-turn-it
word-90 = quarter-turn-right quarter-turn-clockwise quarter-turn-to-the-right quarter-clockwise quarter-right 90-right 90-clockwise
word-180 = upside-down half-turn half-a-turn half-a-rotation
word-270 = quarter-turn-left quarter-turn-to-the-left quarter-turn-counterclockwise quarter-counterclockwise three-quarter-turns three-quarters 90-left 90-counterclockwise
word-black = black
word-blue = blue
word-brown = brown
word-green = green
word-grey = grey gray
word-red = red
word-yellow = yellow

# What cannot be read as one move. $moves: lines with a move each.
reading-unknown = I do not understand “{ $words }” here. Did you mean:{ $moves }
reading-nearest = { $why } Did you mean:{ $moves }
reading-begun = That is only the beginning of a move. { $ask }
reading-unclear = That can mean more than one move. Which one?{ $moves }{ $more ->
    [0] { "" }
   *[other] { "" } – and { $more } more.
}

# The closing picture.
ending-won = { $name } wins!
ending-shared = { $names } share the win
ending-none = Ended without a result
ending-next = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. From { $from }: { $verdict }
ending-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and there is no higher rank
