# What all games and the bot share.

player-number = Player { $number }

refusal-not-your-turn = It is not your turn.
refusal-game-over = This game is over.
refusal-resigned = You have resigned from this game.
refusal-seat = There is no seat { $seat } at this table of { $seats }.
refusal-seats = This game is for { $fewest } to { $most } players.
option-unknown = This game has no option “{ $key }”.
option-value = “{ $value }” is not possible for the option “{ $key }”.
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
word-passed-over = the a an of to for with at on in into onto from by and my me mine i want would like please some all everyone everybody card cards tile tiles token tokens space spaces place hex corner edge square number column row above beside left over turned rotated degrees side up it them x
word-lay = lay play place put
word-take = take pick grab draw get
word-place = place put lay set
word-discard = discard drop throw-away throw
word-stop = stop enough no-more
word-black = black
word-blue = blue
word-brown = brown
word-green = green
word-grey = grey gray
word-red = red
word-yellow = yellow

# What cannot be read as one move. $moves: lines with a move and its meaning each.
reading-unknown = I do not understand “{ $words }” here. Nearest to what you wrote:{ $moves }
reading-nearest = { $why } Nearest to what you wrote:{ $moves }
reading-unclear = That can mean more than one move. Which one?{ $moves }{ $more ->
    [0] { "" }
   *[other] { "" } – and { $more } more.
}

# The closing picture.
ending-won = { $name } wins!
ending-shared = { $names } share the win
ending-none = Ended without a result
