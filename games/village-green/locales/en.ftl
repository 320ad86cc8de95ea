# Village Green. Terms: village, village card, green card, award, structure, pond, lawn; to lay, to cover, to discard.
village-green-name = Village Green
village-green-blurb = Lay out a garden of matching flowers; awards pay for its rows and columns. 1–5 players.

## Cards. A name reads “red rose with two oaks”.
village-green-kind-red-rose = red rose
village-green-kind-blue-rose = blue rose
village-green-kind-yellow-rose = yellow rose
village-green-kind-red-petunia = red petunia
village-green-kind-blue-petunia = blue petunia
village-green-kind-yellow-petunia = yellow petunia
village-green-kind-red-lily = red lily
village-green-kind-blue-lily = blue lily
village-green-kind-yellow-lily = yellow lily
village-green-feature-oak = with an oak
village-green-feature-birch = with a birch
village-green-feature-willow = with a willow
village-green-feature-oak-oak = with two oaks
village-green-feature-birch-birch = with two birches
village-green-feature-willow-willow = with two willows
village-green-feature-birch-oak = with a birch and an oak
village-green-feature-oak-willow = with an oak and a willow
village-green-feature-willow-birch = with a willow and a birch
village-green-feature-structure = with a structure
village-green-feature-pond = with a pond
village-green-lawn = lawn
village-green-card = { $kind } { $feature }

# One sign each, for the text board; the legend explains them.
village-green-code-red = r
village-green-code-blue = b
village-green-code-yellow = y
village-green-code-rose = R
village-green-code-petunia = P
village-green-code-lily = L
village-green-code-oak = o
village-green-code-birch = b
village-green-code-willow = w
village-green-code-structure = S
village-green-code-pond = ~
village-green-code-lawn = lawn

## Awards: the title, and the rule as short as possible.
village-green-award-1 = The Ruby Clover Award
village-green-award-1-rule = each red lily: 3
village-green-award-2 = The Diane Yeller Award
village-green-award-2-rule = each yellow lily: 3
village-green-award-3 = The Linda Flowers Award
village-green-award-3-rule = each blue lily: 3
village-green-award-4 = The Alfred Rower Award
village-green-award-4-rule = each red petunia: 3
village-green-award-5 = The Sonny Rowe Award
village-green-award-5-rule = each yellow petunia: 3
village-green-award-6 = The Lily Maniare Award
village-green-award-6-rule = each blue petunia: 3
village-green-award-7 = The Rosie Redford Award
village-green-award-7-rule = each red rose: 3
village-green-award-8 = The Rosa Gelber Award
village-green-award-8-rule = each yellow rose: 3
village-green-award-9 = The Peter Petals Award
village-green-award-9-rule = each blue rose: 3
village-green-award-10 = Excellence in Ponds
village-green-award-10-rule = each pond: 2 more
village-green-award-11 = Award for Polychromatism
village-green-award-11-rule = flowers of all three colours: 6
village-green-award-12 = Award for Floral Variety
village-green-award-12-rule = all three kinds of flowers: 6
village-green-award-13 = Best Use of Space
village-green-award-13-rule = each green card 2, each tree −1
village-green-award-14 = Award for Scope and Ambition of Display
village-green-award-14-rule = each green card 2, each empty place −3
village-green-award-15 = Award for Outstanding Birch Plantation
village-green-award-15-rule = each birch 2, each willow −2
village-green-award-16 = Award for Outstanding Oak Plantation
village-green-award-16-rule = each oak 3, birch −2, willow −1
village-green-award-17 = Excellence in Trees
village-green-award-17-rule = each tree: 1
village-green-award-18 = Award for Symmetrical Forestry
village-green-award-18-rule = each pair of trees of one kind: 2
village-green-award-19 = Award for the Provision of Natural Habitats
village-green-award-19-rule = each lawn 3, tree 1, structure −1
village-green-award-20 = Best Man-Made Features
village-green-award-20-rule = 0/1/2/3 structures: −4/2/−2/6
village-green-award-21 = Excellence in Structures
village-green-award-21-rule = 0/1/2/3 structures: −2/1/2/4
village-green-award-22 = Excellence in Lawns
village-green-award-22-rule = 0/1/2/3 lawns: −2/1/4/8
village-green-award-23 = Award for Consistency of Features
village-green-award-23-rule = three structures 5, every three trees of one kind 5
village-green-award-24 = Award for Diversity of Hard & Soft Wood
village-green-award-24-rule = 0/1/2/3 kinds of trees: −1/3/−1/5
village-green-award-25 = Award for Variety in Trees
village-green-award-25-rule = 0/1/2/3 kinds of trees: 1/−3/2/6, empty place −2
village-green-award-26 = Award for Forestry
village-green-award-26-rule = 0/1/2–4/5/6 trees: −2/4/−1/4/6
village-green-award-27 = Award for Tasteful Floral Displays
village-green-award-27-rule = lily 2, petunia 1, rose −2; lawn or empty place −3
village-green-award-28 = Best Colour Combination
village-green-award-28-rule = blue 2, yellow 1, red −2; lawn or empty place −3
village-green-award-29 = Award for Feature Variety
village-green-award-29-rule = exactly 1 structure, 1 tree, and 1 pond or 1 empty place: 6
village-green-award-30 = Best Integration of the Natural and Man-Made
village-green-award-30-rule = 1 structure: no tree −2, 2 trees 4; 2 structures, 2 trees 6

## What is asked
village-green-column = column { $line }
village-green-row = row { $line }
village-green-prompt-arrange = Lay your three awards above columns A, B and C, in any order; nobody sees it before all have chosen.
village-green-prompt-arranged = You have laid your awards. You may still change them until { $players } { $count ->
    [one] has
   *[other] have
} chosen.
village-green-prompt-wait-arrange = Waiting for { $players } to lay { $count ->
    [one] the first awards.
   *[other] their first awards.
}
village-green-prompt-act = Take a green card or an award.
village-green-prompt-act-unturned = Take a green card or an award; before that you may turn your village card.
village-green-prompt-renewed = The row is new. Now take a green card or an award.
village-green-prompt-cover = Take a green card: this turn you may lay over any green card of your village.
village-green-prompt-lay = Lay a card in your village, or discard one.
village-green-prompt-lay-over = Lay a card, over another one if you like, or discard one.
village-green-prompt-lay-solo = Lay a card in your village.
village-green-prompt-structure = Your structure brings you an award: take one.
village-green-prompt-place = Lay the award: { $award }.
village-green-prompt-last-round = This is the last round.
village-green-prompt-wait = Waiting for { $player }.
village-green-prompt-over = The game is over.
village-green-prompt-won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points.
}
village-green-prompt-won-tie = { $count ->
    [one] { $players } wins a tie at { $points } points with more green cards in the village.
   *[other] { $players } win a tie at { $points } points with more green cards in their villages.
}
village-green-prompt-solo = The game is over: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $verdict }.
village-green-verdict-last = Last place
village-green-verdict-mention = An honourable mention
village-green-verdict-podium = Just off the podium
village-green-verdict-architect = Architect of the year

village-green-ask-action = What do you do?
village-green-ask-arrange-first = Which award goes above column A?
village-green-ask-arrange = Which award goes above column { $column }?
village-green-ask-take = Which green card do you take?
village-green-ask-card = Which card do you lay or discard?
village-green-ask-lay = Where does it go ({ $card })?
village-green-ask-award = Which award does your structure bring?
village-green-ask-place = Where does the award go?
village-green-ask-renew = In which order do they go under the deck? The first you name lies on top of the others.
village-green-label-arrange = Lay above A: { $a }, B: { $b }, C: { $c }
village-green-label-take = Take { $number }
village-green-label-take-deck = Take the top green card, unseen
village-green-label-award = Take award { $number }
village-green-label-award-deck = Take the top award, unseen
village-green-label-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
village-green-label-fits = fits { $places }
village-green-label-fits-nowhere = fits nowhere at the moment
village-green-label-lay = Lay { $number }
village-green-label-discard = Discard { $number }
village-green-label-lay-at = Lay on { $place }
village-green-label-above = Above column { $line }
village-green-label-beside = Left of row { $line }
village-green-label-over = covers: { $card }
village-green-label-renew-green = Village card: new green cards
village-green-label-renew-awards = Village card: new awards
village-green-label-cover = Village card: lay over a card
village-green-label-card-used = once a game; an unturned village card is worth 1 point at the end
village-green-label-order = Under the deck: { $order }
village-green-label-stop = Stop – end the game

## What happened
village-green-tell-arranged = { $player } has laid the first awards.
village-green-tell-arranged-again = { $player } has laid the first awards again.
village-green-tell-arranged-own = You lay your awards: { $awards }.
village-green-tell-opened = { $player } has these awards: { $awards }.
village-green-tell-first = { $player } begins.
village-green-tell-took = { $player } takes a green card: { $card }.
village-green-tell-drew = { $player } takes a green card unseen.
village-green-tell-drew-own = You draw a green card: { $card }.
village-green-tell-green-up = New in the green row: { $card }.
village-green-tell-laid = { $player } lays on { $place }: { $card }.
village-green-tell-laid-over = { $player } lays on { $place }: { $card }; it covers: { $over }.
village-green-tell-discarded = { $player } discards a green card.
village-green-tell-discarded-own = You discard: { $card }.
village-green-tell-took-award = { $player } takes an award: { $award }.
village-green-tell-drew-award = { $player } takes an award unseen.
village-green-tell-drew-award-own = You draw an award: { $award }.
village-green-tell-award-up = New award in the row: { $award }.
village-green-tell-headed = { $player } lays an award for { $line }: { $award }.
village-green-tell-headed-over = { $player } lays an award for { $line }: { $award }; it covers: { $over }.
village-green-brief-headed = { $player } lays { $award }.
village-green-tell-no-award = { $player } gets no award for the structure: none is left.
village-green-tell-renewed-green = { $player } turns the village card: the green row goes under its deck and a new one is turned up.
village-green-tell-renewed-awards = { $player } turns the village card: the awards go under their deck and new ones are turned up.
village-green-tell-renewed-own = Your order: { $order }.
village-green-tell-covering = { $player } turns the village card and may lay over any green card this turn.
village-green-tell-passed = { $player } can do nothing and passes.
village-green-tell-last-village = { $player } has filled the village: this is the last round.
village-green-tell-last-greens = The green deck is empty: this is the last round.
village-green-tell-last-awards = The award deck is empty: this is the last round.
village-green-tell-stopped = { $player } is content with the village and stops.
village-green-tell-resigned = { $player } resigns; the village stays and scores nothing.
village-green-tell-over = The points are counted.
village-green-last = { $player }: { $what }{ $points }
village-green-last-renewed-green = new green row
village-green-last-renewed-awards = new awards
village-green-last-cover = village card turned
village-green-last-took = takes { $card }
village-green-last-drew = takes a green card unseen
village-green-last-discarded = discards a card
village-green-last-laid = { $card } on { $place }
village-green-last-over = over { $card }
village-green-last-award = takes { $award }
village-green-last-award-drawn = takes an award unseen
village-green-last-headed = { $award } for { $line }

## The text board, the alternative text, the reports
village-green-text-round = Round { $round }
village-green-text-greens = Green row · deck: { $count }
village-green-text-awards = Awards · deck: { $count }
village-green-text-hand = Your hand
village-green-text-dealt = Your awards to lay
village-green-text-score = village { $village }, ponds { $ponds }
village-green-text-turned = card turned
village-green-text-unturned = card not turned
village-green-text-shown = Hand: { $cards }
village-green-text-legend = First the colour: r red, b blue, y yellow; then the flower: R rose, P petunia, L lily; then o oak, b birch, w willow, S structure, ~ pond. At the rim the points that each award pays.
village-green-alt-scores = Points: { $scores }.
village-green-alt-hand = Your hand: { $cards }.
village-green-alt-greens = Green row: { $cards }.
village-green-alt-awards = Awards: { $cards }.
village-green-picture-round = Village Green · round { $round }
village-green-picture-last-round = Village Green · last round
village-green-picture-end = Village Green · the end
village-green-picture-all = all at once
village-green-picture-greens = Green cards
village-green-picture-awards = Awards
village-green-picture-hand = Your hand
village-green-picture-dealt = Your awards and hand
village-green-picture-rules = What your awards pay
village-green-picture-no-hand = You have no cards in hand.
village-green-picture-turned = village card turned
village-green-picture-unturned = village card unturned
village-green-score-village = Village card
village-green-score-ponds = Ponds
village-green-score-columns = Columns
village-green-score-rows = Rows
village-green-score-total = Total
village-green-score-greens = Green cards
village-green-report-scores = Points
village-green-report-awards = What each award pays
village-green-report-cards = Unseen and covered
village-green-report-blind-greens = Green cards unseen
village-green-report-blind-awards = Awards unseen
village-green-report-lawns-covered = Lawns covered
village-green-report-greens-covered = Other greens covered
village-green-report-awards-covered = Awards covered
village-green-report-discards = Discarded

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
village-green-figure-village = Village card
village-green-figure-ponds = Ponds
village-green-figure-columns = Columns
village-green-figure-rows = Rows
village-green-figure-award = Best award
village-green-figure-trees = Trees
village-green-figure-unseen = Cards taken unseen

## Refusals
village-green-refusal-place-outside = There is no place { $place }: columns are A to C, rows 1 to 3.
village-green-refusal-line-outside = There is no line { $place }: lay awards above column A, B or C or left of row 1, 2 or 3.
village-green-refusal-village-card = You never cover the village card: lay awards above column A, B or C or left of row 1, 2 or 3.
village-green-refusal-arrange-first = First lay your three awards above the columns.
village-green-refusal-arranged = You have laid your first awards and can no longer change them.
village-green-refusal-take-first = Take a green card first; then lay or discard one.
village-green-refusal-award-first = Take an award first; then lay it.
village-green-refusal-lay-first = You have taken a green card: now lay one from your hand, or discard one.
village-green-refusal-lay-first-solo = You have taken a green card: now lay one from your hand.
village-green-refusal-structure-first = Your structure brings you an award: take that first.
village-green-refusal-place-first = First lay the award you hold.
village-green-refusal-card-used = You have already turned your village card: it has one use a game.
village-green-refusal-card-late = You can turn your village card only before your turn’s action.
village-green-refusal-cover-take = You have turned the village card to lay over a card: now take a green card.
village-green-refusal-row-empty = There is no green card at place { $number } of the row.
village-green-refusal-deck-empty = The green deck is empty: take a card from the row.
village-green-refusal-award-row-empty = There is no award at place { $number } of the row.
village-green-refusal-award-deck-empty = The award deck is empty: take an award from the row.
village-green-refusal-hand = You have no card { $number }: your hand has { $count ->
    [one] one card.
   *[other] { $count } cards.
}
village-green-refusal-occupied = There is a { $card } on { $place }: you may cover only a lawn, or any card with the village card’s second use.
village-green-refusal-mismatch = A { $card } cannot go on { $place }: next to it, on { $beside }, is a { $other }, and neither flower nor colour matches.
village-green-refusal-renew-empty-green = The green row is empty: there is nothing to put under the deck.
village-green-refusal-renew-empty-awards = The row of awards is empty: there is nothing to put under the deck.
village-green-refusal-renew-order = Name every card in the row once ({ $count }), in the order they go under the deck.
village-green-refusal-cover-nothing = There is no green card left to take, so you cannot use the village card this way.
village-green-refusal-solo-discard = In a solo game you cannot discard: you must lay a card.
village-green-refusal-solo-fit = Neither that card nor one from your hand fits in your village, so you cannot take it.
village-green-refusal-solo-fit-deck = No card from your hand fits in your village, and a card drawn unseen might not fit either, so you cannot take it.
village-green-refusal-solo-fit-cover = Even laid over another card, nothing you could take or hold fits in your village.
village-green-refusal-solo-awards-full = All six award places are taken; in a solo game only a structure’s award may cover another one.
village-green-refusal-solo-cover = There is an award there ({ $place }); in a solo game only a structure’s award may cover another one.
village-green-refusal-stop-solo = You can stop only a solo game; with others, play to the end or resign.
village-green-refusal-stop-late = You have taken a card: finish your turn before you stop.

## Rules help
village-green-rules-overview-title = The game in short
village-green-rules-overview =
    You lay out a village green of nine cards, three by three. Every card shows a **flower** (rose, petunia or lily) in a **colour** (red, blue or yellow), and something else: trees, a structure or a pond. Neighbours must match in flower or colour.

    There are **awards** above the three columns and left of the three rows. Each pays for the three places of its line: one for birches, another for red lilies. At the end the award that shows in each of the six places counts.

    On your turn you either take a green card and lay one, or take an award and lay it. Most points win.

    The box holds 60 green cards and 30 awards, each award once. Of the green cards 54 show a flower, six of each kind in each colour: 27 with trees, 18 with a structure, 9 with a pond; 6 are lawns.
village-green-rules-turn-title = A turn
village-green-rules-turn =
    Before the first turn everybody lays three dealt awards above the columns, all at once and in secret; the three green cards in your hand are secret too. The first player is drawn by lot.

    On your turn do **one** of two things:
    • **Green card:** take one of the three face-up cards, or the top of the deck unseen. Then lay one card from your hand, or discard one to the box. You always end with three cards in hand.
    • **Award:** take one of the three face-up awards, or the top of the deck unseen, and lay it.

    A face-up card that you take is replaced at once, so you see the new one before you lay.

    You cannot take back what you took from the deck, or anything that turned up a new card.
village-green-rules-laying-title = Laying green cards
village-green-rules-laying =
    Green cards go in the nine inner places, A1 to C3. A card must match **every** neighbour above, below, left and right: by flower, by colour or by both. It need not touch another card.

    • **Lawns** have no flower: they match everything, and everything matches them. You may lay a green card (another lawn too) on a lawn; the lawn then counts for nothing.
    • **Ponds** are worth 2 points each at the end.
    • **Structures:** when you lay one, take an award at once and lay it. If none is left, nothing happens.
    • **Trees** are worth nothing by themselves; awards count them. A card has one or two.

    You cover other green cards only with the village card’s second use.
village-green-rules-awards-title = Laying awards
village-green-rules-awards =
    An award goes above column A, B or C or left of row 1, 2 or 3, wherever you like. It pays for the three green places of its column or row, as they are at the end. An award may cover another one, which then counts for nothing.

    Some awards can cost you points, and some count **empty places**. The picture shows on every award what it pays now.

    Discarding a structure brings no award. A structure laid on a lawn does.
village-green-rules-list-title = All awards
village-green-rules-list =
    For the three places of the line:
    • one of the nine flowers in a colour (nine awards): 3 each
    • Ponds: 2 each on top of their own 2
    • All three colours: 6 · all three flowers: 6
    • Green card 2, tree −1 · green card 2, empty place −3
    • Birch 2, willow −2 · oak 3, birch −2, willow −1
    • Each tree 1 · each pair of trees of one kind: 2
    • Lawn 3, tree 1, structure −1
    • 0/1/2/3 structures: −4/2/−2/6 · another: −2/1/2/4
    • 0/1/2/3 lawns: −2/1/4/8
    • Three structures 5, every three trees of one kind 5
    • 0/1/2/3 kinds of trees: −1/3/−1/5 · another: 1/−3/2/6, empty place −2
    • 0/1/2–4/5/6 trees: −2/4/−1/4/6
    • Lily 2, petunia 1, rose −2, lawn or empty place −3
    • Blue 2, yellow 1, red −2, lawn or empty place −3
    • Exactly one structure, exactly one tree, and exactly one pond or one empty place: 6
    • 1 structure without trees −2; 1 structure and 2 trees 4; 2 structures and 2 trees 6
village-green-rules-village-title = The village card
village-green-rules-village =
    Once a game, on your turn before the action, you may turn your village card for one of these:
    • **New row:** put all face-up green cards, or all face-up awards, under their deck in an order of your choice and turn up new ones; then take your action. The others do not see the order.
    • **Cover:** take a green card as the action of this turn; the card you then lay may cover any green card of your village. It must match its new neighbours, not the card it covers, which counts for nothing.

    If you never turn your village card, it is worth 1 point.
village-green-rules-end-title = The end and the points
village-green-rules-end =
    This is the last round as soon as
    • somebody has filled all nine green places, or
    • the green deck is empty, or
    • the award deck is empty.

    Finish the round, so that all have had the same number of turns. Then count:
    • 1 point for an unturned village card,
    • 2 points for every pond that shows,
    • what each of your awards pays.

    Most points win; on a tie the player with more green cards showing wins, then you share the victory.

    Fewer than five players: 5 (four players), 10 (three) or 15 (two) green cards, and 5 (three) or 10 (two) awards stay in the box, unseen.
village-green-rules-solo-title = Playing alone
village-green-rules-solo =
    As with two players, but:
    • When you take a green card you must lay one; you cannot discard. You cannot take what fits nowhere.
    • Awards may not cover awards; with all six places taken you can take no more. Only a structure’s award may cover one.
    • Neither full places nor empty decks end the game: it ends when you can lay nothing more, or want to stop. The village card may open up more.

    Up to 15 points: last place. 16–25: an honourable mention. 26–35: just off the podium. More than 35: architect of the year.
village-green-rules-notation-title = Typing moves
village-green-rules-notation =
    You can type a whole turn at once, with semicolons between its steps: `take 2; lay 3 b2`

    • `arrange 2 1 3` – at the beginning: award 2 above A, 1 above B, 3 above C
    • `take 2`, `take deck` – a face-up green card (1 to 3), or the top of the deck
    • `lay 3 b2` – card 3 of your hand on B2; the card just taken has the highest number
    • `discard 3` – put card 3 of your hand into the box
    • `award 2`, `award deck` – an award; after a structure too
    • `place b`, `place 2` – lay the award above column B, or left of row 2
    • `renew green 2 3 1`, `renew awards 1 2 3` – village card: a new row
    • `cover` – village card: lay over any green card this turn
    • `stop` – alone: end the game

village-green-call-arrange = lay your three awards
village-green-call-last-round = your turn, the last one

## Whole actions on buttons
village-green-whole-lay = Lay { $number } on { $place }
village-green-whole-above = Lay the award above column { $line }
village-green-whole-beside = Lay the award left of row { $line }
village-green-whole-renew-green = New green, under deck: { $order }
village-green-whole-renew-awards = New awards, under deck: { $order }

# What may be written for words of the notation; how is said in common.ftl.
village-green-word-arrange = arrange lay order sort awards-in-the-order leave arrange-awards order-awards put-in-order put-them-in-order leave-awards leave-the-awards awards-order
village-green-word-award = award take-award take-the-award prize excellence
village-green-word-renew = renew refresh replace new turn
village-green-word-renew-green = renew-greens renew-green-cards new-green-cards renew-the-green-cards turn-village-card-new-green-cards-back-in-order village-card-new-green-cards turn-village-card-new-green-cards
village-green-word-renew-awards = renew-awards new-awards renew-the-awards village-card-renew-awards village-card-renew-the-awards turn-village-card-new-awards turn-my-village-card-new-awards new-awards-order
village-green-word-green = green greens
village-green-word-awards = awards
village-green-word-cover = cover cover-up lay-over use-village-card-to-lay-over
village-green-word-deck = deck unseen blind top from-the-deck
village-green-word-place-award = place-award place-the-award
village-green-word-1 = first left top upper top-row upper-row 1-st
village-green-word-2 = second middle central middle-row 2-nd
village-green-word-3 = third right bottom lower bottom-row 3-rd
village-green-word-4 = fourth 4-th
village-green-word-a = left-column first-column
village-green-word-b = middle-column second-column
village-green-word-c = right-column third-column
village-green-word-a1 = top-left top-left-corner upper-left
village-green-word-b1 = middle-of-the-top-row top-middle
village-green-word-c1 = top-right top-right-corner upper-right
village-green-word-a2 = middle-left middle-of-the-left-column
village-green-word-b2 = middle centre center
village-green-word-c2 = middle-right middle-of-the-right-column
village-green-word-a3 = bottom-left bottom-left-corner lower-left
village-green-word-b3 = middle-of-the-bottom-row bottom-middle
village-green-word-c3 = bottom-right bottom-right-corner lower-right
village-green-word-take = green green-card green-cards
village-green-word-place = award prize beside next-to above left-of over
village-green-word-arrange-1-2-3 = leave-awards-as-they-are leave-them-as-they-are

# Reasons that a computer gives: short noun phrases, after a difference in points.
village-green-why-column = the award above column { $line }
village-green-why-row = the award left of row { $line }
village-green-why-card = your village card
village-green-why-ponds = ponds
village-green-why-places = what still fits your empty places
village-green-why-hand = cards in your hand
village-green-why-rivals = how the others stand

## A first game with a guide: at most 350 characters each

village-green-lesson-arrange = Before the first turn everybody lays the three **awards** they were dealt above columns A, B and C, all at once. Each pays for the three places below it at the end. Read what they want, and part those that could use different cards from your hand.
village-green-lesson-turn = On your turn you do **one** of two things: take a green card and lay one, or take an award and lay it. You have nine green places and six award places to fill; at first green cards matter more – but good awards go quickly.
village-green-lesson-lay = Now **lay one card** from your hand, the new one or another, or put one in the box. A card must match every neighbour in flower or colour. It need not touch another, so far corners are free – but later cards must fit between them.
village-green-lesson-misfit = The ringed cards **fit nowhere** now: each neighbour wants the same flower or the same colour. Cards that fit many neighbours keep your village open. You may put what never fits in the box, but it costs you a turn.
village-green-lesson-structure = You have laid a **structure**, so you take an award at once, from the row or unseen, and lay it. That is a whole action for free. Choose one that pays for what you have laid – or for a row you are still filling.
village-green-lesson-place = Where does the award go? Above a column or left of a row; it pays for the **three places of that line**, as they are at the end. It may cover another award, which then pays nothing. Ringed is what your awards pay now.
village-green-lesson-near = The end is near: when somebody has **all nine green places** filled, or one of the decks is empty, you finish the round and that is it. Count how many turns that leaves you, and take the awards that pay best first.
village-green-lesson-pays = The numbers on the awards show what each **pays now**. Every green card is in one column and one row, so it can count twice: look for the place where both awards want it.
village-green-lesson-match = Every new card has to match **all its neighbours** in flower or colour. Before you take one, look at your gaps: a card between two of different flower and colour is hard to find. Lay so that gaps want the same colour.
village-green-lesson-awards = Look at the **awards in the row**, too. An award that pays for what is in your village is worth an action; taken early it guides what you collect. Six lines have room for one each.
village-green-lesson-builds = The ringed card shows a **structure**: when you lay it, you take an award at once and lay it. So you lay two cards in one turn. In the box it brings nothing.
village-green-lesson-pond = The ringed card shows a **pond**: it pays 2 points by itself, whatever the awards say. Some awards count ponds as well.
village-green-lesson-lawn = The ringed card is a **lawn**: it matches everything, and everything matches it. So it closes any gap – and later you may lay another green card on it. It pays nothing by itself.
village-green-lesson-village = Once in the game you may turn your **village card**, before your action: renew a whole row, or lay a green card over another one. Unturned it pays 1 point, so use it when it brings more.
village-green-lesson-minus = A ringed award **costs you points** now. Change what is in its line, cover it with another award, or fill its line so that something better outweighs it.
village-green-lesson-blind = You may also take the **top card of a deck, unseen**, green or award. Do it when nothing in the row helps you. You cannot take it back; an award you take like this must be laid.
village-green-lesson-last = This is the **last round**: everybody gets the same number of turns. Now count: does a green card or an award bring more at once? You may still turn your village card as well as take your action.
village-green-lesson-next = After your action it is the next player’s turn; a new card has replaced what you took from a row, for everybody to see. When nine places are filled or a deck is empty, you finish the round and count.
