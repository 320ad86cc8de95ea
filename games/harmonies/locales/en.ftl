# Harmonies. Terms: personal board, central board, token, stack, animal card, habitat, cube, nature spirit.
harmonies-name = Harmonies
harmonies-blurb = Build a landscape of tokens and invite animals to live in it. 1–4 players.

harmonies-option-side = Side of the boards
harmonies-option-side-a = A – rivers, for first games
harmonies-option-side-b = B – islands
harmonies-option-spirits = Nature spirits
harmonies-option-spirits-no = without
harmonies-option-spirits-yes = with

## The cards. Our own names, in the nominative and without an article.
harmonies-card-1 = alligator
harmonies-card-2 = ray
harmonies-card-3 = fish
harmonies-card-4 = otter
harmonies-card-5 = frog
harmonies-card-6 = duck
harmonies-card-7 = flamingo
harmonies-card-8 = lizard
harmonies-card-9 = shrew
harmonies-card-10 = peacock
harmonies-card-11 = squirrel
harmonies-card-12 = hedgehog
harmonies-card-13 = bee
harmonies-card-14 = bear
harmonies-card-15 = rabbit
harmonies-card-16 = macaw
harmonies-card-17 = boar
harmonies-card-18 = koala
harmonies-card-19 = wolf
harmonies-card-20 = kingfisher
harmonies-card-21 = penguin
harmonies-card-22 = bat
harmonies-card-23 = fennec fox
harmonies-card-24 = macaque
harmonies-card-25 = eagle
harmonies-card-26 = meerkat
harmonies-card-27 = crow
harmonies-card-28 = alpaca
harmonies-card-29 = arctic fox
harmonies-card-30 = raccoon
harmonies-card-31 = ladybird
harmonies-card-32 = panther
harmonies-card-33 = lion spirit
harmonies-card-34 = butterfly spirit
harmonies-card-35 = deer spirit
harmonies-card-36 = owl spirit
harmonies-card-37 = cat spirit
harmonies-card-38 = stork spirit
harmonies-card-39 = ram spirit
harmonies-card-40 = marmot spirit
harmonies-card-41 = dragonfly spirit
harmonies-card-42 = tortoise spirit

## Tokens and what they build
harmonies-token-blue = blue
harmonies-token-grey = grey
harmonies-token-brown = brown
harmonies-token-green = green
harmonies-token-yellow = yellow
harmonies-token-red = red
# The colour of a token that is placed: "places the blue token".
harmonies-token-blue-placed = blue
harmonies-token-grey-placed = grey
harmonies-token-brown-placed = brown
harmonies-token-green-placed = green
harmonies-token-yellow-placed = yellow
harmonies-token-red-placed = red

harmonies-stack-empty = nothing
harmonies-stack-water = water
harmonies-stack-field = yellow token
harmonies-stack-tree1 = tree of height 1
harmonies-stack-tree2 = tree of height 2
harmonies-stack-tree3 = tree of height 3
harmonies-stack-mountain1 = mountain of height 1
harmonies-stack-mountain2 = mountain of height 2
harmonies-stack-mountain3 = mountain of height 3
harmonies-stack-trunk1 = one brown token
harmonies-stack-trunk2 = two brown tokens
harmonies-stack-brick = lone red token
harmonies-stack-building = building

# One or two signs for the text board; the legend explains them.
harmonies-code-water = W
harmonies-code-field = Y
harmonies-code-tree1 = T1
harmonies-code-tree2 = T2
harmonies-code-tree3 = T3
harmonies-code-mountain1 = M1
harmonies-code-mountain2 = M2
harmonies-code-mountain3 = M3
harmonies-code-trunk1 = B1
harmonies-code-trunk2 = B2
harmonies-code-brick = R
harmonies-code-building = H
# What a habitat asks for, in a list of choices; a number is the height.
harmonies-element-water = water
harmonies-element-field = yellow
harmonies-element-tree1 = tree 1
harmonies-element-tree2 = tree 2
harmonies-element-tree3 = tree 3
harmonies-element-mountain1 = mountain 1
harmonies-element-mountain2 = mountain 2
harmonies-element-mountain3 = mountain 3
harmonies-element-building = building
harmonies-home = { $element } (cube)
harmonies-shape-row = row
harmonies-shape-bend = bend
harmonies-shape-triangle = triangle
harmonies-shape-rhombus = rhombus
harmonies-ladder = points { $points }

# What a nature spirit pays: $one, $two, $three points for a group of 1, 2, 3+ or for height 1, 2, 3.
harmonies-effect-groups-water = group of water: 1 = { $one }, 2+ = { $three } points
harmonies-effect-groups-field = group of yellow tokens: 1 = { $one }, 2 = { $two }, 3+ = { $three } points
harmonies-effect-groups-building = group of buildings: 1 = { $one }, 2+ = { $three } points
harmonies-effect-each-field = each group of yellow tokens: { $one } points
harmonies-effect-each-building = each group of buildings: { $one } points
harmonies-effect-heights-water = each blue token: { $one } points
harmonies-effect-heights-tree = tree of height 1/2/3: { $one }/{ $two }/{ $three } points
harmonies-effect-heights-mountain = mountain of height 1/2/3: { $one }/{ $two }/{ $three } points

## What is asked
harmonies-prompt-spirit = Choose a nature spirit to keep; the other goes back unseen.
harmonies-prompt-take = Take the three tokens of a central space.
harmonies-prompt-place = Place your tokens: { $tokens }.
harmonies-prompt-done = You have placed all tokens: go on, or end your turn.
harmonies-prompt-ready = { $count ->
    [one] One habitat is ready for a cube.
   *[other] { $count } habitats are ready for a cube.
}
harmonies-prompt-wait = Waiting for { $player }.
harmonies-prompt-over = The game is over.
harmonies-prompt-won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points.
}
harmonies-prompt-won-tie = { $count ->
    [one] { $players } wins a tie at { $points } points with more animal cubes ({ $cubes } : { $fewer }).
   *[other] { $players } win a tie at { $points } points with more animal cubes ({ $cubes } : { $fewer }).
}
harmonies-prompt-solo = The game is over: { $points } points, { $suns }.
harmonies-suns-0 = no suns
harmonies-suns-1 = 1 sun
harmonies-suns-2 = 2 suns
harmonies-suns-3 = 3 suns
harmonies-suns-4 = 4 suns
harmonies-suns-5 = 5 suns
harmonies-suns-6 = 6 suns
harmonies-suns-7 = 7 suns
harmonies-suns-8 = 8 suns
harmonies-suns-9 = 9 suns
harmonies-suns-10 = 10 suns
harmonies-suns-11 = 11 suns
harmonies-ask-step = What next?
harmonies-ask-take = Which three tokens?
harmonies-ask-spirit = Which nature spirit do you keep?
harmonies-ask-place = Where does the token go ({ $token })?
harmonies-ask-cube = Where does the cube go ({ $card })?
harmonies-label-take = Take { $space }
harmonies-label-place = { $count ->
    [one] Place { $token }
   *[other] Place { $token } ({ $count } left)
}
harmonies-label-animal = Take card { $number }: { $card }
harmonies-label-discard = Discard card { $number }: { $card }
harmonies-label-spirit = Keep { $number }: { $card }
harmonies-label-cube = Cube: { $card }
harmonies-label-ready = { $count ->
    [one] one habitat ready
   *[other] { $count } habitats ready
}
harmonies-label-done = End the turn
harmonies-label-cell = { $cell }: { $stack }
harmonies-label-beside = next to { $spaces }

## What happened
harmonies-tell-spirit-own = You keep the { $card }.
harmonies-tell-spirit = { $player } has chosen a nature spirit.
harmonies-tell-spirit-shown = { $player } turns a nature spirit face up: { $card }.
harmonies-tell-taken = { $player } takes { $tokens } from space { $space }.
harmonies-tell-placed = { $player } places { $token } on { $cell }: { $stack }.
harmonies-brief-placed = { $player } places { $token } on { $cell }.
harmonies-tell-animal = { $player } takes an animal card: { $card }.
harmonies-tell-cube = { $player } places a cube on { $cell }: { $card }, now worth { $points }.
harmonies-tell-cube-complete = { $player } places the last cube on { $cell }: { $card } completed for { $points } points.
harmonies-tell-cube-spirit = { $player } settles the { $card } on { $cell }.
harmonies-tell-discarded = { $player } discards a card from the row: { $card }.
harmonies-tell-ended = { $player } ends the turn.
harmonies-tell-refilled = Space { $space } is refilled: { $tokens }.
harmonies-tell-revealed = New in the row: { $card }.
harmonies-tell-last-bag = The bag cannot refill the central board: this is the last round.
harmonies-tell-last-land = { $player } has two or fewer empty spaces: this is the last round.
harmonies-tell-resigned = { $player } resigns; the board stays as it is.
harmonies-tell-over = The points are counted.
harmonies-last = { $player }: { $what }.
harmonies-last-taken = tokens of space { $space }
harmonies-last-placed = tokens on { $cells }
harmonies-last-animal = new card { $card }
harmonies-last-cubes = cube ({ $card }) on { $cells }
harmonies-last-cubes-points = cube ({ $card }) on { $cells } (+{ $points })
harmonies-last-discarded = discarded card { $card }

## The text board, the alternative text and the reports
harmonies-text-round = Round { $round }
harmonies-text-side-a = Side A: water scores as rivers
harmonies-text-side-b = Side B: water scores by islands
harmonies-text-central = Central board
harmonies-text-left = Bag: { $tokens } tokens · deck: { $cards }
harmonies-text-hand = To place: { $tokens }
harmonies-text-row = Animal cards
harmonies-text-score = trees { $trees }, mountains { $mountains }, fields { $fields }, buildings { $buildings }, water { $water }, animals { $animals }, spirit { $spirit }
harmonies-text-cubes = { $left } of { $all } cubes left
harmonies-text-spirit-dealt = Two nature spirits, none chosen yet
harmonies-text-spirit-chosen = A nature spirit, still face down
harmonies-text-legend = W water, Y yellow token, T tree, M mountain with height, H building; unfinished: B brown, R red; * cube, [ ] where the cube goes
harmonies-text-beside = A space touches the one above and the one below it, and in each neighbouring column the two half a step higher and lower. Columns B, D and F lie half a step lower.
harmonies-alt-scores = Points: { $scores }.
harmonies-alt-central = Central board: { $spaces }.
harmonies-alt-row = Cards: { $cards }.
# Cubes of a card that stand on the board, of all.
harmonies-alt-cubes = cubes { $placed }/{ $all }
harmonies-picture-round = Harmonies · round { $round }
harmonies-picture-last-round = Harmonies · last round
harmonies-picture-end = Harmonies · the end
harmonies-picture-left = Bag { $tokens } · deck { $cards }
harmonies-picture-to-place = To place
harmonies-picture-completed = Completed
harmonies-hand-none = You have no cards in front of you.
harmonies-hand-choose = Choose one of your nature spirits
harmonies-hand-cards = Your cards
harmonies-hand-kept = The nature spirit you keep
harmonies-score-trees = Trees
harmonies-score-mountains = Mountains
harmonies-score-fields = Fields
harmonies-score-buildings = Buildings
harmonies-score-water = Water
harmonies-score-animals = Animals
harmonies-score-spirit = Spirit
harmonies-score-total = Total
harmonies-report-scores = Points
harmonies-report-animals = Cubes placed
harmonies-report-bag = Tokens in the bag

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
harmonies-figure-trees = Trees
harmonies-figure-mountains = Mountains
harmonies-figure-fields = Fields
harmonies-figure-buildings = Buildings
harmonies-figure-water = Water
harmonies-figure-animals = Animals
harmonies-figure-spirit = Nature spirit
harmonies-figure-cubes = Animal cubes
harmonies-figure-completed = Completed cards
harmonies-figure-tall-trees = Trees of height 3
harmonies-figure-tall-mountains = Mountains of height 3

## Refusals
harmonies-refusal-spirit-first = Choose your nature spirit first: on your first turn nothing comes before it.
harmonies-refusal-spirit-none = This game has no nature spirits.
harmonies-refusal-spirit-kept = You have already chosen your nature spirit.
harmonies-refusal-spirit-other = You were not dealt that spirit ({ $card }).
harmonies-refusal-take-twice = You have already taken your three tokens; you take from only one space a turn.
harmonies-refusal-space-unknown = A solo game has no central space { $space }: they are A to C.
harmonies-refusal-space-empty = Space { $space } is empty; take another one.
harmonies-refusal-place-take = Take the tokens of a central space first.
harmonies-refusal-place-token = You do not have that token to place ({ $token }).
harmonies-refusal-cell = { $cell } is not on this side of the board.
harmonies-refusal-place-cube = There is a cube on { $cell }: you can place nothing more there.
harmonies-refusal-place-stack = On { $cell } there is: { $stack }. { $rule }
harmonies-stacking-blue = Blue goes on empty spaces only.
harmonies-stacking-yellow = Yellow goes on empty spaces only.
harmonies-stacking-grey = Grey goes on an empty space, or on one or two grey.
harmonies-stacking-brown = Brown goes on an empty space, or on one brown.
harmonies-stacking-green = Green goes on an empty space, or on one or two brown.
harmonies-stacking-red = Red goes on an empty space, or on a single grey, brown or red.
harmonies-refusal-animal-twice = You have already taken an animal card this turn; one a turn is the limit.
harmonies-refusal-animal-discarded = You have discarded a card from the row, so you cannot take one this turn.
harmonies-refusal-animal-full = You have four uncompleted cards: complete one before you take another.
harmonies-refusal-row = That card is not in the row ({ $card }).
harmonies-refusal-cube-card = You do not have that card ({ $card }).
harmonies-refusal-cube-complete = That card has no cubes left ({ $card }).
harmonies-refusal-cube-taken = There is already a cube on { $cell }.
harmonies-refusal-habitat = The habitat does not fit around { $cell } ({ $card }): { $wrong } should be { $needs }, but there is { $found }.
harmonies-refusal-habitat-edge = The habitat does not fit around { $cell } ({ $card }): it would need { $needs } beyond the edge.
harmonies-refusal-discard-solo = You can discard cards only in a solo game.
harmonies-refusal-discard-once = You may discard only one card, and only if you took none this turn.
harmonies-refusal-discard-early = Place your three tokens first: you discard a card at the end of your turn.
harmonies-refusal-done-take = You have not taken tokens yet: every turn you take the three of one central space.
harmonies-refusal-done-place = { $left ->
    [one] You still have one token to place.
   *[other] You still have { $left } tokens to place.
}

## Rules help
harmonies-rules-overview-title = The game in short
harmonies-rules-overview =
    You build a small landscape of coloured tokens and settle animals in it. Every turn you take three tokens from the central board and place them on your own; tokens make water, fields, trees, mountains and buildings. Animal cards show a **habitat**: a pattern of such elements. Wherever you have built it on your board you may place a cube of that animal.

    Landscape and animals score. Most points win.

    Sides: on **A** (23 spaces) water scores as a river, on **B** (25 spaces) by the islands it separates. All players use the same side.

    The bag holds 120 tokens: 23 blue, 23 grey, 21 brown, 19 green, 19 yellow and 15 red. There are 32 animal cards, each of them once, and 10 nature spirits.
harmonies-rules-turn-title = A turn
harmonies-rules-turn =
    In any order:
    • **Must, once:** take all three tokens of one central space and place all three, one after the other.
    • **May, once:** take one of the face-up animal cards. You may have at most four uncompleted cards, a nature spirit included.
    • **May, as often as you like:** place a cube.

    Cards and cubes may come before, between and after the tokens. At the end of your turn the empty central space gets three tokens from the bag, then the row of cards is filled up. Until then you can take every step back.
harmonies-rules-tokens-title = Placing tokens
harmonies-rules-tokens =
    You may place any token on an empty space. On top of others:
    • **grey** on one or two grey: mountains up to 3 high;
    • **brown** on one brown;
    • **green** on one or two brown: trees 2 or 3 high (green alone is a tree of 1);
    • **red** on a single grey, brown or red: a building. A lone red is not a building yet.

    Nothing else stacks. You never put anything under a token, or on a token with a cube.
harmonies-rules-animals-title = Animal cards and cubes
harmonies-rules-animals =
    You may turn a habitat in any of six directions. Heights must match exactly; a building may stand on red, brown or grey. The cube goes on the marked space, which must not carry a cube; the other spaces may. One space may serve many habitats.

    Take the lowest cube of the card. It stays, even if you change the habitat later. The card is worth the highest number you have uncovered; with its last cube it is completed and no longer counts towards the limit of four.

    Our rulings: there is no limit on animal cubes, and when the deck is empty the row stays short.
harmonies-rules-end-title = The end
harmonies-rules-end =
    This is the last round when, at the end of a turn,
    • the bag cannot refill the central board, or
    • a player has two or fewer empty spaces.

    Finish the round, so that all have had the same number of turns. Most points win; on a tie the player with most animal cubes on the board wins (spirits’ cubes do not count), then you share the victory. The first player is drawn by lot.
harmonies-rules-scoring-title = Scoring
harmonies-rules-scoring =
    • **Trees** of height 1/2/3: 1/3/7 points.
    • **Mountains** of height 1/2/3: 1/3/7 points, but 0 without another mountain next to it.
    • **Fields:** 5 points for each group of two or more adjacent yellow tokens.
    • **Buildings:** 5 points each, if at least three different colours lie on top around it (red counts).
    • **Water, side A:** your best river. Count the tokens on the shortest path between its two most distant tokens, both included: 1/2/3/4/5/6 tokens are 0/2/5/8/11/15 points, each further one 4 more. So a closed ring of six is four long.
    • **Water, side B:** 5 points for every island, a group of spaces that water separates from the others. Empty spaces count; you have at least one.
    • **Animal cards**, completed or not: the highest uncovered number.
    • **Nature spirit:** its effect on top of all that, if its cube is on the board.
harmonies-rules-spirits-title = Nature spirits
harmonies-rules-spirits =
    An option. Everybody is dealt two spirit cards in secret. On your first turn, before anything else, you keep one; the other goes back unseen. The others see your spirit at the end of that turn.

    It counts towards your limit of four cards until its cube is placed in its habitat, as an animal’s cube would be. Then its effect scores at the end: points for groups (a token alone is a group of one) or for each tree, mountain or blue token. Spirits that pay for mountains count lone ones too.

    The ten spirits and what they pay:
    • 33 lion spirit – group of yellow tokens: 1 = 2, 2 = 2, 3+ = 10 points
    • 34 butterfly spirit – each group of yellow tokens: 5 points
    • 35 deer spirit – tree of height 1/2/3: 0/4/4 points
    • 36 owl spirit – tree of height 1/2/3: 3/3/1 points
    • 37 cat spirit – each group of buildings: 4 points
    • 38 stork spirit – group of buildings: 1 = 0, 2+ = 6 points
    • 39 ram spirit – mountain of height 1/2/3: 0/4/4 points
    • 40 marmot spirit – mountain of height 1/2/3: 3/3/1 points
    • 41 dragonfly spirit – group of water: 1 = 0, 2+ = 7 points
    • 42 tortoise spirit – each blue token: 2 points
harmonies-rules-solo-title = Playing alone
harmonies-rules-solo =
    The central board has three spaces and the row three cards. At the end of your turn the six tokens left over leave the game and all three spaces are filled again. The game ends when the bag holds fewer than nine tokens, or when you have two or fewer empty spaces.

    If you took no animal card, you may discard one from the row before you end the turn; a new one from the deck takes its place.

    Suns: 40/70/90/110/130/140/150/160 points make 1 to 8; one more on side A; two more without nature spirits, one more with a spirit that pays for groups.
harmonies-rules-notation-title = Typing moves
harmonies-rules-notation =
    You can type a whole turn at once, with semicolons between its steps:
    `take c; place grey d2; animal 12; place grey d2; place red a1; cube 12 d2; done`

    • `take c` – the tokens of central space C
    • `place grey d2` – a token (blue, grey, brown, green, yellow, red) on a space
    • `animal 12` – an animal card by its number (or its English name: `animal frog`)
    • `cube 12 d2` – a cube of that card on a space
    • `spirit 33` – keep that nature spirit
    • `discard 12` – alone: discard a card of the row
    • `done` – end the turn

    Spaces are named by column (A from the left) and row (1 from the top); the even columns B, D, F lie half a space lower. In a score file the same space is `column,row` counted from 0: D2 is `3,1`.

harmonies-call-spirit = choose your nature spirit

## Whole actions on buttons
harmonies-whole-place = Place { $token } on { $cell }
harmonies-whole-cube = Place a cube on { $cell }: { $card }

# What may be written for words of the notation; how is said in common.ftl.
harmonies-word-spirit = spirit keep keep-spirit keep-the choose nature-spirit take
harmonies-word-animal = animal card take-card take-the-card take-animal take-the-animal take-animal-card animal-card take pick grab draw get want like have
harmonies-word-cube = cube settle place-cube place-a-cube place-the-cube put-cube put-a-cube animal-cube put place move put-the-cube
harmonies-word-done = done end end-turn end-the-turn end-my-turn finish ready finished thats-my-turn thats-it thats-all
harmonies-word-discard = discard discard-card
harmonies-word-blue = water river
harmonies-word-grey = mountain
harmonies-word-yellow = field
harmonies-word-red = building house build-house build-a-house build-building
harmonies-word-take = tokens token

harmonies-refusal-no-space = There is no central space { $place }: they are A to { $last }.
harmonies-refusal-no-cell = There is no space { $place } on your board: columns are A to { $last }, rows 1 to { $rows }; every second column has one row less.

# Reasons that a computer gives: short noun phrases, after a difference in points.
harmonies-why-trees = trees
harmonies-why-mountains = mountains
harmonies-why-fields = fields
harmonies-why-buildings = buildings
harmonies-why-water = water
harmonies-why-animals = animal cubes
harmonies-why-spirit = the nature spirit
harmonies-why-beginnings = what the landscape may still become
harmonies-why-habitats = habitats within reach of your cards
harmonies-why-room = turns and space left to build

## A first game with a guide: at most 350 characters each

harmonies-lesson-take = A turn begins with **three tokens**: choose one space of the central board and take all three tokens there. You have to place all three, so look for a space where every token helps you – for the landscape or for an animal’s habitat.
harmonies-lesson-place = Place the tokens **one after the other**, in any order. On an empty space every token fits. They stack only like this: grey on grey, up to 3; brown on brown, up to 2; green on brown; red on one grey, brown or red. Placed tokens stay – build where you have a plan.
harmonies-lesson-animal = Once a turn you may take an **animal card**. It shows a habitat: build it anywhere on your board, turned as you like, with exactly these heights, and you may put a cube on the marked space. Look for a card that fits what you have built.
harmonies-lesson-cube = You have built a **habitat**: you may place a cube of that card, one for each such habitat. The cube stays even if you build on around it, but nothing more goes on its own space. Every cube uncovers a higher number on the card.
harmonies-lesson-done = You have placed your tokens. Before you end your turn: have you taken a card, and placed every cube you can? Then the central board and the row are filled up, and it is the other player’s turn.
harmonies-lesson-completed = A card is **completed** with its last cube: it pays its highest number and no longer counts towards the limit of four. So you have room for a new card. The last cube of a card often pays most – it is worth waiting for.
harmonies-lesson-limit = You have **four uncompleted cards**: you cannot take another until one is completed. A card pays its highest uncovered number even if you never complete it, but a card without a placed cube pays nothing.
harmonies-lesson-near = The end is near: it comes when somebody has **two or fewer empty spaces** at the end of a turn, or the bag cannot refill the central board. Finish what you have begun; a new plan of many tokens no longer pays.
harmonies-lesson-tree = **Trees**: a green token alone pays 1 point, on one brown 3, on two brown 7. Brown without green pays nothing. So place brown first and crown it with green later – never the other way round.
harmonies-lesson-building = **Buildings**: a red token on one grey, brown or red. It pays 5 points if at least three different colours lie on top around it. A red token alone is no building, so look for a base in the middle of many colours.
harmonies-lesson-mountain = **Mountains**: grey on grey, 1, 2 or 3 high, pays 1, 3 or 7 points – but nothing if no other mountain is next to it. So build two next to each other and let them grow.
harmonies-lesson-river = **Water**: only your best river counts, by its length from end to end: 2, 3, 4, 5, 6 tokens pay 2, 5, 8, 11, 15 points. So build one long river, not clumps.
harmonies-lesson-field = **Fields**: every group of two or more adjacent yellow tokens pays 5 points, however large. Two are enough; put the third in a new group elsewhere.
harmonies-lesson-others = Look at the **spaces and cards once more**: a token may belong to several habitats, and a landscape that pays anyway may be one. The best spaces serve two purposes at once; you may also take what the other player needs badly.
harmonies-lesson-last = This is the **last round**: then the points are counted. Landscapes pay as they are now, cards by their highest uncovered number. So look for every point: a second yellow, green on brown, one more cube.
harmonies-lesson-next = On your turn you take and place three tokens; card and cubes may come before, between or after. At the end of your turn the central board and the row are filled up, and the next player takes.
