# Confusing Lands. Rulebook words: land, card, square, symbol, condition, shared condition; touches, near, into, past, edge.

confusing-lands-name = Confusing Lands
confusing-lands-blurb = Lay cards over one another and live with the conditions you lay. 1–2 players.

## Conditions

confusing-lands-condition-1 = Mighty River
confusing-lands-condition-2 = Noble Forests
confusing-lands-condition-3 = Mountain Wall
confusing-lands-condition-4 = Thriving Villages
confusing-lands-condition-5 = The Circle of Life
confusing-lands-condition-6 = Ancient Relics
confusing-lands-condition-7 = Roaring Falls
confusing-lands-condition-8 = Shaded Streams
confusing-lands-condition-9 = Valley Guardians
confusing-lands-condition-10 = Ruthless Hunters
confusing-lands-condition-11 = Forest Spirit
confusing-lands-condition-12 = City Centre
confusing-lands-condition-13 = Distant Outposts
confusing-lands-condition-14 = Close Neighbours
confusing-lands-condition-15 = Great Prairie
confusing-lands-condition-16 = Land of Plenty
confusing-lands-condition-17 = Tranquility
confusing-lands-condition-18 = Wilderness

# At most 60 characters: they stand on the picture.
confusing-lands-short-1 = 4 per square of your largest linked river
confusing-lands-short-2 = 3 per forest that touches a forest
confusing-lands-short-3 = 3 per mountain on the edge of the land
confusing-lands-short-4 = each village: 1 per other kind of symbol near it
confusing-lands-short-5 = 6 per pair of a wolf and a deer
confusing-lands-short-6 = 4 per crystal with no other near, in its row or column
confusing-lands-short-7 = 4 per mountain that a river flows into
confusing-lands-short-8 = 4 per forest that a river flows past
confusing-lands-short-9 = each crystal: 2 per mountain exactly 4 steps away
confusing-lands-short-10 = 8 per wolf 5+ steps from villages and other wolves
confusing-lands-short-11 = 8 per deer with 3 or more forests near it
confusing-lands-short-12 = one crystal: 3 per village within 3 steps
confusing-lands-short-13 = 1 per square of the longest straight line
confusing-lands-short-14 = 1 per square of the largest square area
confusing-lands-short-15 = 2 per square of the largest empty group
confusing-lands-short-16 = as much as your least valuable condition
confusing-lands-short-17 = 1 per village, mountain and forest
confusing-lands-short-18 = 1 per river, crystal, wolf and deer

## Symbols

confusing-lands-symbol-river = River
confusing-lands-symbol-forest = Forest
confusing-lands-symbol-mountain = Mountain
confusing-lands-symbol-village = Village
confusing-lands-symbol-deer = Deer
confusing-lands-symbol-wolf = Wolf
confusing-lands-symbol-crystal = Crystal
confusing-lands-symbol-blank = Empty
# One letter each, all different: they stand in the text board.
confusing-lands-letter-forest = F
confusing-lands-letter-mountain = M
confusing-lands-letter-village = V
confusing-lands-letter-deer = D
confusing-lands-letter-wolf = W
confusing-lands-letter-crystal = C

# A river by the two sides that it joins: two small letters.
confusing-lands-river-ns = ns
confusing-lands-river-ew = ew
confusing-lands-river-ne = ne
confusing-lands-river-nw = nw
confusing-lands-river-es = se
confusing-lands-river-sw = sw

## Menus

confusing-lands-verb-lay = Lay
confusing-lands-verb-aside = Put aside
confusing-lands-ask-card = Which card, which side up, how turned?
confusing-lands-ask-place = Where? (its top left square)
confusing-lands-ask-aside = Which card do you put aside?
confusing-lands-choice-front = { $number } { $name }
confusing-lands-choice-back = { $number } plain side
confusing-lands-region = Row { $row }
confusing-lands-adjust-turn = ↻ Turn
confusing-lands-adjust-flip = Flip

## Refusals

confusing-lands-refusal-first = The first card of your land goes on N14.
confusing-lands-refusal-overlap = A card must cover at least one square of your land.
confusing-lands-refusal-condition = You may not cover any part of a condition, and condition { $number } lies there.
confusing-lands-refusal-blocked = Your land is blocked, no card fits: put one aside.
confusing-lands-refusal-hand = You do not have card { $number } in your hand.
confusing-lands-refusal-aside = Your land has room for that card, so you must lay it.

## What is asked

confusing-lands-prompt-choose = Choose one of your two cards and how to lay it. { $other } gets the other card.
confusing-lands-prompt-choose-solo = Choose one of your two cards and lay it. You discard the other one.
confusing-lands-prompt-receive = Lay the card you received: { $number } { $name }.
confusing-lands-prompt-blocked = Your land is blocked: choose which card to put aside. You pass the other one on.
confusing-lands-prompt-forced = Your land is blocked: put the card aside.
confusing-lands-prompt-committed = You have chosen { $choice }. You may choose again until { $other } has chosen.
confusing-lands-wait-choose-both = { $one } and { $other } are choosing a card to lay.
confusing-lands-wait-receive-both = { $one } and { $other } are laying the cards they received.
confusing-lands-wait-choose = { $name } is choosing a card to lay.
confusing-lands-wait-receive = { $name } is laying the card they received.

## What happened

confusing-lands-laid-front = { $number } { $name }, condition up, { $turn ->
        [0] not turned
       *[other] turned by { $turn }°
    }, at { $place }
confusing-lands-laid-back = { $number } { $name }, plain side up, { $turn ->
        [0] not turned
       *[other] turned by { $turn }°
    }, at { $place }
confusing-lands-aside = to put aside { $number } { $name }
confusing-lands-event-chosen = { $player } has chosen.
confusing-lands-event-chosen-own = Your choice is in.
confusing-lands-event-rechosen-own = Your choice is changed.
confusing-lands-event-laid = { $player } laid { $choice }.
confusing-lands-brief-laid = { $player } laid { $number } { $name } at { $place }.
confusing-lands-event-aside = { $player } put { $number } { $name } aside: no card fits the land any more.
confusing-lands-event-swapped = The cards not chosen change hands.
confusing-lands-event-received-own = You receive { $number } { $name } from { $player }.
confusing-lands-event-discarded = { $player } discarded the other card.
confusing-lands-event-discarded-own = You discard { $number } { $name }.
confusing-lands-event-topped = The deck’s top card, { $number } { $name }, is discarded.
confusing-lands-event-took = { $player } took the next card; now { $number } { $name } is on top of the deck.
confusing-lands-event-took-own = You take { $number } { $name } from the deck.
confusing-lands-event-dealt = Round { $round }: everybody gets two new cards.
confusing-lands-event-dealt-own = Round { $round }: you get { $cards }.
confusing-lands-event-ended = The last card is laid: time to score the lands.

## How it ended

confusing-lands-result-winner = { $winner } wins { $score } to { $other } against { $loser }.
confusing-lands-result-tiebreak = { $winner } and { $loser } both have { $score }; { $winner } wins with the better conditions.
confusing-lands-result-shared = A shared victory with { $score } each, down to the last condition. Time for a deciding rematch!
confusing-lands-result-resigned = { $loser } has resigned: { $winner } wins.
confusing-lands-result-abandoned = The game was given up.
confusing-lands-result-solo = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $verdict }
confusing-lands-verdict-incredible = Incredible
confusing-lands-verdict-amazing = Amazing
confusing-lands-verdict-remarkable = Remarkable
confusing-lands-verdict-puzzling = Puzzling
confusing-lands-verdict-confused = Confused
confusing-lands-verdict-lost = Lost

## Board as text (short: lines have 40 characters)

confusing-lands-text-choose = Round { $round } of { $rounds }: choose and lay
confusing-lands-text-receive = Round { $round } of { $rounds }: second card
confusing-lands-text-over = Game over
confusing-lands-text-shared = Shared: { $card }
confusing-lands-text-top = Deck { $left }, top: { $card }
confusing-lands-text-topped = Discarded tops: { $cards }
confusing-lands-text-penalty = { $count } × −10
confusing-lands-text-total = Total
confusing-lands-text-squares = Squares
confusing-lands-text-ready = (has chosen)
confusing-lands-text-empty = (no card yet)
confusing-lands-text-last = Laid last: { $number } at { $place }
confusing-lands-text-blocked = Blocked: no card fits any more
confusing-lands-text-aside = Put aside: { $cards }
confusing-lands-text-discarded = Discarded: { $cards }
confusing-lands-text-chosen = Chosen: { $choice }
confusing-lands-text-hand = Hand: { $card }
confusing-lands-alt-score = { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
confusing-lands-alt-conditions = Conditions of { $player }: { $conditions }.
confusing-lands-alt-land = Land of { $player }, from column { $column }, by rows: { $rows }.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
confusing-lands-figure-own = Own conditions
confusing-lands-figure-shared = Shared condition
confusing-lands-figure-cost = Cost of conditions
confusing-lands-figure-best = Best condition
confusing-lands-figure-conditions = Conditions in the land
confusing-lands-figure-squares = Squares of the land
confusing-lands-figure-river = Largest river

## Picture (short: it has to fit)

confusing-lands-picture-both = both at once
confusing-lands-picture-last = { $player }: { $number } { $name }, { $place }
confusing-lands-picture-parts = own { $own } · shared { $shared } · cost { $penalty }
confusing-lands-part-own = conditions
confusing-lands-part-shared = shared
confusing-lands-part-cost = cost
confusing-lands-picture-rule-shared = Shared: { $rule }
confusing-lands-picture-ready = has chosen
confusing-lands-picture-blocked = blocked
confusing-lands-picture-shared = Shared condition
confusing-lands-picture-deck = Deck: { $left }
confusing-lands-picture-plain = on top, plain side
confusing-lands-picture-no-hand = No cards in hand.

## Rules help

confusing-lands-rules-overview-title = Overview
confusing-lands-rules-overview =
    Two players each build a land out of cards with 2×3 squares. Every card has two faces: the *front* carries a condition that fills two squares, the *back* shows six squares and no condition. A square shows a river, forest, mountain, village, deer, wolf or crystal, or it is empty.

    A condition in your land pays points for what the land shows, but each one costs 10 points, whatever it pays. One more condition lies in the middle: both players share it and it costs nothing, but it pays only in a land that has a condition of its own.

    You play four rounds; after them each land has eight cards, and the higher total wins. There is also a solo game.
confusing-lands-rules-turn-title = Your turn
confusing-lands-rules-turn =
    Each round:
    1. Both players get two cards. Hands are secret; you may look at both faces.
    2. Each secretly chooses one card and how to lay it. When both have chosen, both cards are laid at once. Until then you may change your choice.
    3. The cards not chosen change hands. Each player lays the card received, again at once.

    Laying a card: either side up, turned by 0, 90, 180 or 270 degrees (clockwise), squares on squares.
    - It must cover at least one square of the land; only a land’s first card is free of this.
    - It must not cover any part of a condition.
    - It is never tucked under another card and never moved again.

    If a card has no legal place any more, put it aside.

    Typing moves: `lay 7 front 90 n14` lays card 7, condition up, turned by 90°, with its top left square on N14. The first card of a land lies on N14. Everybody sees the plain face of the deck’s top card; with two players it is the card left over.
confusing-lands-rules-conditions-title = Conditions
confusing-lands-rules-conditions =
    What they pay in your own land:
    1 Mighty River: 4 per square of your largest group of river squares linked end to end. Two squares are linked if both rivers end at the side they share.
    2 Noble Forests: 3 per forest in a connected group of two forests or more.
    3 Mountain Wall: 3 per mountain on an edge square.
    4 Thriving Villages: each village pays 1 per kind of symbol near it other than village.
    5 The Circle of Life: 6 per pair of a wolf and a deer anywhere; no animal is in two pairs.
    6 Ancient Relics: 4 per crystal with no other crystal near it or in its row or column.
    7 Roaring Falls: each river square pays 4 per mountain it flows into.
    8 Shaded Streams: each river square pays 4 per forest it flows past. For both, one mountain or forest may count for several rivers.
    9 Valley Guardians: each crystal pays 2 per mountain at a distance of exactly 4.
    10 Ruthless Hunters: 8 per wolf at a distance of 5 or more from every village and every other wolf. If there is no village and no other wolf, the wolf pays too.
    11 Forest Spirit: 8 per deer with at least three forests near it.
    12 City Centre: 3 per village within a distance of 3 of one crystal; the best one counts.
    13 Distant Outposts: 1 per square of your longest unbroken straight line of squares. Condition squares break it.
    14 Close Neighbours: 1 per square of your largest area that is as wide as high, without condition squares and holes.
    15 Great Prairie: 2 per square of your largest connected group of empty squares.
    16 Land of Plenty: as much as the least valuable of your other conditions, the shared one included. As the shared condition: as much as the least of your own.
    17 Tranquility: 1 per village, mountain and forest.
    18 Wilderness: 1 per river, crystal, wolf and deer.
confusing-lands-rules-terms-title = Terms
confusing-lands-rules-terms =
    - Touches: the four squares that share a side.
    - Near: the eight squares around, corners included.
    - Connected: a group in which every square touches another one of the group. One square alone is a group of one.
    - Edge square: at least one side borders on a place outside your land. A hole is outside.
    - Into: a river flows into the square beyond each of its two ends.
    - Past: a river flows past the squares at its two other sides.
    - Distance: the steps of the shortest way from square to touching square within your land, over condition squares too. A touching square is at distance 1.
    - Empty: a square with neither symbol nor condition.
confusing-lands-rules-scoring-title = Scoring
confusing-lands-rules-scoring =
    Add the values of all conditions in your land and of the shared one, then subtract 10 for each condition in your own land. Without a condition of your own the shared one pays nothing.

    For example: 8 for the shared condition, 12 + 14 + 12 for three of your own, minus 30, makes 16.

    The higher total wins. On a tie the best single condition decides (before you subtract 10; the shared one counts too), then the second best, and so on. If all are equal, you share the victory and should play a deciding rematch.
confusing-lands-rules-solo-title = Solo
confusing-lands-rules-solo =
    Only you get cards. Choose one of two cards and lay it; discard the other one. Then discard the top card of the deck, whose plain face you see, and take and lay the one below. After four rounds your land of eight cards scores as usual:

    50 or more: Incredible
    40 or more: Amazing
    30 or more: Remarkable
    20 or more: Puzzling
    10 or more: Confused
    less than 10: Lost
confusing-lands-rules-cards-title = Cards
confusing-lands-rules-cards =
    Every card by its number: on the left the front with its condition, on the right the back. Rows from the top, with slashes between; turned by 0°.
    F forest, M mountain, V village, D deer, W wolf, C crystal; two small letters are a river by the sides it joins (n north, e east, s south, w west), a number is the condition, a dot is an empty square.

    The conditions, their numbers and values are those of the published game. The other squares are a deck of our own, because the printed ones are nowhere published as text: if you know the printed cards, you will find these different.

    ```
     1  F . / M nw / 1 1     ew . / V D / M W
     2  . M / V D / 2 2      . ne / F F / . W
     3  F C / 3 . / 3 ns     W V / D . / M M
     4  F C / sw . / 4 4     sw . / nw V / V M
     5  W . / ew M / 5 5     V V / C . / . F
     6  V ns / 6 D / 6 .     C se / F V / . M
     7  C M / . W / 7 7      F ns / . D / V .
     8  M ne / V . / 8 8     se D / F . / F C
     9  . M / 9 V / 9 ew     F V / C nw / M .
    10  M F / . ew / 10 10   . V / C . / F M
    11  . W / M V / 11 11    D C / . F / . se
    12  C W / 12 . / 12 D    F ns / M V / F .
    13  M . / sw D / 13 13   V . / ew ew / F M
    14  ne V / F . / 14 14   . D / M W / F sw
    15  ne V / 15 . / 15 F   . C / F se / M .
    16  F C / . ns / 16 16   F . / F V / M .
    17  . M / nw W / 17 17   M F / D . / ns V
    18  C W / 18 . / 18 F    V M / F se / . D
    ```
confusing-lands-alt-hand = Hand of { $player }: { $cards }.
confusing-lands-alt-more = The board as text says the rest.
confusing-lands-alt-legend = Letters in the lands: { $letters }; { $river } a river joining north and east; a number is a condition, . is empty, _ lies outside.
confusing-lands-text-signs = Two small letters are a river, by the sides it joins (n north, e east, s south, w west); a number is a condition, a dot an empty square.
confusing-lands-label-covers = covers { $squares }

confusing-lands-call-choose = choose a card
confusing-lands-call-receive = lay the second card

## Whole actions on buttons
confusing-lands-whole-front = Lay { $number } on { $place }, condition up
confusing-lands-whole-back = Lay { $number } on { $place }, plain side up
confusing-lands-whole-aside = Put aside: { $card }

# What may be written for words of the notation; how is said in common.ftl.
confusing-lands-word-aside = aside put-aside set-aside
confusing-lands-word-front = front condition-up face-up with-condition condition condition-side with-condition-up frontside
confusing-lands-word-back = back plain plain-side plain-side-up face-down without-condition backside back-up back-side-up no-condition

confusing-lands-refusal-no-place = There is no square { $place }: your land now reaches from { $from } to { $to }.

# Reasons that a computer gives: short noun phrases, after a difference in points.
confusing-lands-why-condition = condition { $number }, { $name }
confusing-lands-why-shared = the shared condition, { $name }
confusing-lands-why-price = the cost of your conditions

## A first game with a guide: at most 350 characters each

confusing-lands-lesson-first = Choose **one of your two cards** and how to lay it: either face, turned as you like. Both players choose in secret, then both cards are laid at once. The card you do not choose goes to the other player – so think of both. The front has a condition, the back only squares.
confusing-lands-lesson-received = You have **received the other player’s card** and must lay it, too, either face up. From now on every card has to cover at least one square of your land, and never any part of a condition. Choose between the ringed faces.
confusing-lands-lesson-none = You have **no condition of your own** yet. Without one even the shared condition pays you nothing. A condition is the front of a card: it pays for what your land shows at the end and costs 10 points. Look for one whose symbols you already have.
confusing-lands-lesson-price = Ringed is what your **conditions pay now**; each costs 10 points, whatever it pays. So a few conditions that pay much are better than many that pay little. Choose cards whose squares feed those you have.
confusing-lands-lesson-cover = Laying over **covers** squares: what is below is gone, and with it what it paid. Cover empty squares and symbols that none of your conditions want. You can never cover a condition, so mind where you put one: it blocks its two squares.
confusing-lands-lesson-weak = The ringed condition pays **less than the 10 it costs**. You cannot remove it, so make it worth more: read what it wants, and lay your next cards so that it grows.
confusing-lands-lesson-pass = The card you do not choose goes **to the other player**. Look at their land: do not give them the squares their conditions are waiting for. Sometimes it is better to lay a card yourself than to hand it over.
confusing-lands-lesson-shared = The ringed condition in the middle is **shared**: it pays in both lands, and costs nothing – if you have at least one condition of your own. It is worth building for, but it pays the other player too.
confusing-lands-lesson-faces = Every card has **two faces**: the front with a condition and four squares, the back with six squares and no condition. Once you have enough conditions, the back is often better: more symbols for those you have, and no cost.
confusing-lands-lesson-turn = Read the terms exactly: **touches** means a common side, **near** corners, too. A river flows **into** the squares beyond its ends and **past** those at its other sides. An edge square has a side outside the land. The picture counts all of it for you.
confusing-lands-lesson-last = The **last round**: you lay two more cards, the chosen one and the one received. A new condition now has to pay more than 10 at once. Do the sums: the panel shows what every place would bring.
confusing-lands-lesson-final = Your **last card**: you must lay it, but you choose face and place. Look for the place that brings most – or costs least. Then both lands score: all conditions, minus 10 for each of your own.
confusing-lands-lesson-next = When both have chosen, both cards are laid at once; then the cards not chosen change hands and are laid as well. After four such rounds each land has eight cards and scores.
