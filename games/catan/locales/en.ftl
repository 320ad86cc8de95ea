# Catan. Rulebook words: hex, corner, edge, road, settlement, city, resource card, development card, knight, progress card, harbour,
# robber, bank, domestic and maritime trade, longest road, largest army. Places are C4, C4-5, K.

catan-name = Catan
catan-blurb = Settle an island: roll, trade, build, and be the first to win enough points. 3–4 players.

## Options

catan-option-layout = Layout
catan-option-layout-beginner = Beginner: the rulebook’s island, free founding
catan-option-layout-fixed = Fixed start: the island and everyone’s first pieces are given
catan-option-layout-variable = Variable: a shuffled island
catan-option-tokens = Number tokens (variable layout)
catan-option-tokens-spiral = Along the spiral
catan-option-tokens-random = Random, 6 and 8 never adjacent
catan-option-terrain = Terrain of your own
catan-option-numbers = Numbers of your own
catan-option-harbours = Harbours of your own
catan-option-robber = The robber’s first hex
catan-option-points = Points to win
catan-option-points-5 = 5 (very short)
catan-option-points-8 = 8
catan-option-points-10 = 10 (as in the rulebook)
catan-option-points-12 = 12
catan-option-points-14 = 14 (long)
catan-option-friendly = Friendly robber
catan-option-friendly-no = No
catan-option-friendly-yes = Yes: it spares players with 2 points or fewer
catan-option-order = Trading and building
catan-option-order-strict = First trade, then build (as in the rulebook)
catan-option-order-free = In any order
catan-option-trade = Trade
catan-option-trade-players = With the bank and between players
catan-option-trade-people = Between players too, but computers offer nothing
catan-option-trade-bank = With the bank only

## Cards, land, colours

catan-card-wood = wood
catan-card-brick = brick
catan-card-wool = wool
catan-card-grain = grain
catan-card-ore = ore
catan-count-wood = { $count ->
        [0] no wood
       *[other] { $count } wood
    }
catan-count-brick = { $count ->
        [0] no brick
       *[other] { $count } brick
    }
catan-count-wool = { $count ->
        [0] no wool
       *[other] { $count } wool
    }
catan-count-grain = { $count ->
        [0] no grain
       *[other] { $count } grain
    }
catan-count-ore = { $count ->
        [0] no ore
       *[other] { $count } ore
    }
# The same, as it stands after the “for” of a deal.
catan-for-wood = { $count } wood
catan-for-brick = { $count } brick
catan-for-wool = { $count } wool
catan-for-grain = { $count } grain
catan-for-ore = { $count } ore
catan-deal = { $give } for { $want }
catan-development-knight = Knight
catan-development-point = Victory Point
catan-development-roads = Road Building
catan-development-plenty = Year of Plenty
catan-development-monopoly = Monopoly
catan-terrain-wood = Forest
catan-terrain-brick = Hills
catan-terrain-wool = Pasture
catan-terrain-grain = Fields
catan-terrain-ore = Mountains
catan-terrain-desert = desert
# Two letters each, all different: they stand in the text board and on the picture.
catan-sign-wood = Wd
catan-sign-brick = Br
catan-sign-wool = Wl
catan-sign-grain = Gr
catan-sign-ore = Or
catan-sign-desert = De
catan-harbour-any = 3:1 harbour
catan-harbour-kind = 2:1 { $kind } harbour
catan-colour-blue = Blue
catan-colour-amber = Yellow
catan-colour-green = Green
catan-colour-red = Orange

## Counts

catan-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
catan-hand-size = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
catan-cards-unplayed = { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
catan-knights = { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
catan-road-length = road { $count }
catan-longest-road = Longest Road
catan-largest-army = Largest Army
catan-resigned = resigned
catan-new-cards = { $count } new
catan-pieces-left = { $count } left
catan-you-have = you have { $count }
catan-bank-has = bank: { $count }
catan-price-road = Road
catan-price-settlement = Settlement
catan-price-city = City
catan-price-card = Development card

## Menus

catan-verb-roll = Roll the dice
catan-verb-road = Build a road
catan-verb-settlement = Build a settlement
catan-verb-city = Build a city
catan-verb-buy = Buy a development card
catan-verb-bank = Trade with the bank
catan-verb-knight = Play a Knight
catan-verb-roads = Play Road Building
catan-verb-plenty = Play Year of Plenty
catan-verb-monopoly = Play Monopoly
catan-verb-robber = Move the robber
catan-verb-stop = No second road
catan-verb-discard = Discard
catan-verb-accept = Accept
catan-verb-decline = Decline
catan-verb-confirm = Trade with { $player }
catan-verb-cancel = Withdraw the offer
catan-verb-end = End the turn
catan-ask-action = What do you do?
catan-ask-road = Where does the road go?
catan-ask-settlement = Where does the settlement go?
catan-ask-city = Which settlement becomes a city?
catan-ask-give = What do you give to the bank?
catan-ask-take = What do you take from the bank?
catan-ask-second = And what else?
catan-ask-monopoly = Which resource must all others hand over?
catan-ask-robber = Where does the robber go?
catan-ask-victim = Who do you steal from?
catan-ask-discard = How much wood and brick do you discard?
catan-ask-discard-more = And how much of the rest?
catan-region-row = Row { $row }
catan-form-trade = Write an offer
catan-form-trade-give = You give
catan-form-trade-give-hint = 2 wool (wood, brick, wool, grain, ore)
catan-form-trade-want = You want
catan-form-trade-want-hint = 1 ore (wood, brick, wool, grain, ore)
catan-form-trade-to = To whom? (empty: everybody)
catan-form-trade-to-hint = blue, yellow, green, orange
catan-form-counter = Write a counter-offer
catan-form-counter-give = You give
catan-form-counter-give-hint = 1 ore (wood, brick, wool, grain, ore)
catan-form-counter-want = You want
catan-form-counter-want-hint = 2 wool (wood, brick, wool, grain, ore)

# What may be written in forms for the words of the notation.
catan-word-wood = wood woods lumber timber log logs forest
catan-word-brick = brick bricks clay hills
catan-word-wool = wool sheep pasture
catan-word-grain = grain grains wheat corn fields
catan-word-ore = ore ores stone stones rock rocks
catan-word-blue = blue
catan-word-amber = yellow amber gold golden
catan-word-green = green
catan-word-red = orange red

## Refusals

catan-refusal-layout = That layout does not work: check the part “{ $part }”.
catan-refusal-found-settlement = Found your settlement first: choose a corner.
catan-refusal-found-road = Now build the road at your new settlement.
catan-refusal-road-founding = The road must touch your new settlement on { $corner }.
catan-refusal-roll-first = Roll the dice first; before that you may only play a development card.
catan-refusal-rolled = You have already rolled this turn.
catan-refusal-discards-first = First everybody with more than seven cards discards half.
catan-refusal-robber-first = Move the robber first.
catan-refusal-robber-now = The robber moves only after a seven or a knight.
catan-refusal-free-roads = Build your free roads first. You can leave the second one out: “No second road”.
catan-refusal-stop = There is nothing to stop.
catan-refusal-edge-taken = There is a road on { $edge } already.
catan-refusal-no-roads-left = All your 15 roads are built.
catan-refusal-road-through = The road { $edge } would pass through another player’s building.
catan-refusal-road-unconnected = A road must touch a road, settlement or city of yours; { $edge } does not.
catan-refusal-road-price = A road costs 1 wood and 1 brick.
catan-refusal-corner-taken = There is a building on { $corner } already.
catan-refusal-distance = The distance rule: a building stands next to { $corner }.
catan-refusal-settlement-road = A settlement must touch a road of yours; { $corner } does not.
catan-refusal-no-settlements-left = All your 5 settlements are on the board: turn one into a city.
catan-refusal-settlement-price = A settlement costs 1 wood, 1 brick, 1 wool and 1 grain.
catan-refusal-city-place = A city replaces a settlement of yours; there is none on { $corner }.
catan-refusal-no-cities-left = All your 4 cities are built.
catan-refusal-city-price = A city costs 2 grain and 3 ore.
catan-refusal-card-price = A development card costs 1 wool, 1 grain and 1 ore.
catan-refusal-deck-empty = There are no development cards left.
catan-refusal-card-none = You do not have that card to play.
catan-refusal-card-new = You bought that card this turn: you can play it from your next turn on.
catan-refusal-card-one = You may play only one development card a turn.
catan-refusal-roads-nowhere = You have no road left, or no place for one.
catan-refusal-plenty-empty = The bank is empty.
catan-refusal-plenty-two = Choose two cards, for example wood and ore.
catan-refusal-bank-empty = The bank does not have enough { $kind }.
catan-refusal-bank-rate = For { $kind } the bank takes { $rate } cards; you have fewer.
catan-refusal-same-kind = You cannot give and want the same resource.
catan-refusal-trade-over = You have built or bought this turn, so you cannot trade until your next turn.
catan-refusal-trade-bank = At this table you trade with the bank only.
catan-refusal-gift = No gifts: both sides must give something.
catan-refusal-offer-cards = You do not have the cards you offer.
catan-refusal-offer-open = Your offer is still open. Withdraw it first.
catan-refusal-offer-gone = You do not have the cards for that trade.
catan-refusal-own-offer = You cannot trade with yourself.
catan-refusal-nobody = Somebody you named is not in this game.
catan-refusal-no-offer = There is no open offer.
catan-refusal-not-asked = That offer is not for you.
catan-refusal-answered = You have already answered that offer.
catan-refusal-accept-cards = You do not have the cards wanted for it.
catan-refusal-not-accepted = That player has not agreed to your offer.
catan-refusal-discard-none = You need not discard anything.
catan-refusal-discard-count = { $due ->
        [one] You must discard exactly { $due } card.
       *[other] You must discard exactly { $due } cards.
    }
catan-refusal-discard-cards = You do not have those cards.
catan-refusal-robber-stays = The robber must move to another hex.
catan-refusal-robber-friendly = The friendly robber spares players with two points or fewer: not on { $hex }.
catan-refusal-robber-victim = Somebody has a building there: say who you rob.
catan-refusal-robber-absent = You cannot rob that player there.

## What is asked

catan-prompt-over = { $player } wins with { $points } points.
catan-prompt-closed = The game ended without a winner.
catan-prompt-found = Found a settlement on any free corner, two steps or more from every other.
catan-prompt-pave = Build a road at your settlement on { $corner }.
catan-prompt-roll = Roll the dice.
catan-prompt-discard = { $count ->
        [one] A seven: choose { $count } card to discard.
       *[other] A seven: choose { $count } cards to discard.
    }
catan-prompt-chosen = You discard { $cards }. You may choose again until everybody has chosen; still choosing: { $names }.
catan-prompt-robber = Move the robber to another hex and steal a card.
catan-prompt-free-roads = { $count ->
        [one] Build one more free road, or stop.
       *[other] Build { $count } free roads.
    }
catan-prompt-trade = Trade, build, or end your turn. Once you build or buy, you can trade no more this turn.
catan-prompt-free = Trade and build as you like, then end your turn.
catan-prompt-build = Go on building, or end your turn.
catan-prompt-offer = You offer { $deal }. I ping you when somebody agrees or all have answered. Meanwhile you can go on with your turn, or withdraw the offer.
catan-prompt-confirm = You could trade with { $deals }. Choose one, or withdraw your offer.
catan-prompt-asked = { $player } gives { $give } for { $want }. Accept, decline or counter?
catan-prompt-asked-lacking = { $player } gives { $give } for { $want }, which you do not have. Decline or counter?
catan-prompt-accepted = You agreed to give { $deal }; { $player } still has to choose.
catan-prompt-countered = You made a counter-offer; { $player } still has to choose. You may still take { $deal }.
catan-prompt-cards = Your development cards: { $cards }.
catan-wait-discard = Still to discard: { $names }.
catan-wait-found = { $player } is founding a settlement.
catan-wait-roll = { $player } is about to roll.
catan-wait-robber = { $player } is moving the robber.
catan-wait-free-roads = { $player } is building free roads.
catan-wait-offer = { $player } is waiting for answers to an offer: { $deal }.
catan-wait-build = { $player } is building.
catan-wait-trade = { $player } is trading and building.

## What happened

catan-event-rolled = { $player } rolls { $one } + { $two } = { $sum }.
catan-event-seven = The robber wakes!
catan-event-nothing = Nobody gets anything.
catan-event-shortage = The bank cannot pay all the { $kind } that is due.
catan-event-paid = { $player } gets { $cards } for the second settlement.
catan-event-unpaid = { $player }’s second settlement yields nothing.
catan-event-road = { $player } builds a road on { $place }.
catan-event-settlement = { $player } builds a settlement on { $place }.
catan-event-city = { $player } builds a city on { $place }.
catan-event-bought = { $player } buys a development card.
catan-event-bought-own = You buy a development card: { $card }.
catan-event-played = { $player } plays { $card }.
catan-event-stopped = { $player } builds no second road.
catan-event-plenty = { $player } takes { $cards } from the bank.
catan-event-monopoly = { $player } collects { $cards } from everybody else.
catan-event-must-discard = More than seven cards, so half must go: { $names }.
catan-event-chose = { $player } has chosen what to discard.
catan-event-chose-own = You discard { $cards }.
catan-event-discarded = { $player } discards { $cards }.
catan-event-robber = { $player } moves the robber to { $hex }.
catan-event-robbed = A card is stolen from { $player }.
catan-event-robbed-known = Stolen from { $player }: { $card }.
catan-event-robbed-empty = { $player } has no card to steal.
catan-event-banked = { $player } gives the bank { $give } for { $take }.
catan-event-offered = { $player } offers { $deal } to { $names }.
catan-event-accepted = { $player } agrees.
catan-event-declined = { $player } declines.
catan-event-countered = { $player } counters: { $deal }.
catan-event-withdrawn = { $player }’s offer is over.
catan-event-traded = { $player } gives { $other } { $give } for { $want }.
catan-event-longest = { $player } now has the Longest Road: { $count }.
catan-event-longest-aside = Nobody has the Longest Road now.
catan-event-army = { $player } now has the Largest Army: { $count } knights.
catan-event-turn = It is { $player }’s turn.
catan-event-won = { $hidden ->
        [0] { $player } wins with { $points } points!
        [one] { $player } wins with { $points } points, { $hidden } of them hidden until now!
       *[other] { $player } wins with { $points } points, { $hidden } of them hidden until now!
    }

## Boards and statistics (lines have 40 characters)

catan-heading-discards = { $count } discard
catan-panel-bank = Bank
catan-panel-no-cards = No development cards
catan-panel-expected = Cards per roll, on average
catan-effect-knight = Move the robber and steal a card.
catan-effect-point = 1 point, secret until the end.
catan-effect-roads = Build up to two roads for free.
catan-effect-plenty = Take two cards from the bank.
catan-effect-monopoly = All others give you all they have of one resource.
catan-heading-over = Catan – the end
catan-heading-found = Catan – founding
catan-heading-turn = Catan – turn { $count }
catan-text-legend = A hex: its letter, terrain and number; * the robber. In a row neighbours touch; each hex also touches the two above and the two below.
catan-text-corners = Hexes and their corners:
catan-text-harbours = Harbours:
catan-text-bank = Bank:
catan-text-deck = { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
catan-text-settlements = Settlements:
catan-text-cities = Cities:
catan-text-roads = Roads:
catan-text-hand = Hand:
catan-text-cards = Development cards:
catan-alt-robber = Robber on { $hex }.
catan-report-dice = Dice: how often each sum came
catan-report-production = What the dice have brought
catan-report-production-note = Cards from rolls only, not from founding or trades. ≈: what the dice bring on average to such settlements and cities, with the robber where it stood.

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
catan-figure-settlements = Settlements
catan-figure-cities = Cities
catan-figure-road = Longest Road
catan-figure-army = Largest Army
catan-figure-cards = Victory point cards
catan-figure-length = Length of the road
catan-figure-knights = Knights played
catan-figure-production = Cards from rolls
catan-figure-luck = Luck of the dice
catan-figure-luck-variance = Spread of that luck

## Rules help

catan-rules-overview-title = Overview
catan-rules-overview =
    You settle an island of 19 hexes. Five kinds of land yield resources: **forest** wood, **hills** brick, **pasture** wool, **fields** grain, **mountains** ore; the **desert** yields nothing.
    Every turn somebody rolls two dice: each hex with that number gives its resource to everybody with a building at it. With resources you build roads, settlements and cities and buy development cards; what you lack you get by trade.

    {""}**Points:** settlement 1, city 2, Longest Road 2, Largest Army 2, each victory point card 1. Once you have 10 points (or what the table agreed on) on your own turn, you win at once; hidden points count, and you need not claim anything. If you get there on somebody else’s turn, you win when your own begins, if you still have the points.

    {""}**Founding:** in turn, everybody founds a settlement with a road on free corners; then a second one in reverse order. The second settlement pays one card for each land hex it touches. (In the fixed start everything stands already.)

    {""}**Colours:** seat 1 blue ●, seat 2 yellow ■, seat 3 green ◆, seat 4 orange ▲. With three players orange stays out.
catan-rules-turn-title = A turn
catan-rules-turn =
    {""}**1. Roll.** Each hex with that number gives every settlement at it 1 card and every city 2, unless the robber stands there. If the bank cannot pay all that is due of a resource, nobody gets any of it – unless only one player is due: that one gets what is left. A **7** wakes the robber.
    {""}**2. Trade** with players and with the bank, as often as you like.
    {""}**3. Build** and buy, as often as you like. Once you build or buy, you can trade no more this turn, so a harbour that you reach now helps from your next turn on. (With the option “in any order” this does not hold.)

    At any moment of your turn, before the roll too, you may play **one** development card that you did not buy this turn.
    End your turn with **End the turn**.
catan-rules-building-title = Building
catan-rules-building =
    {""}**Road** – 1 wood, 1 brick. On a free edge that touches a road, settlement or city of yours, but not through another’s building. You have 15.
    {""}**Settlement** – 1 wood, 1 brick, 1 wool, 1 grain. On a free corner that touches a road of yours; all neighbouring corners must be free (the distance rule). 1 point. You have 5.
    {""}**City** – 2 grain, 3 ore. Replaces a settlement of yours, which you get back. 2 points, double yield. You have 4.
    {""}**Development card** – 1 wool, 1 grain, 1 ore. Kept secret.

    {""}**Longest Road** (2 points): the first continuous road of 5 segments. Forks do not add, no segment counts twice; another’s building breaks a road, your own never does. It is taken over only by a longer road. After a break the holder keeps it while still among the longest with 5 or more; otherwise a single longest road of 5 or more takes it; if several are equal, it is set aside.
    {""}**Largest Army** (2 points): the first with 3 knights; taken over by strictly more.
catan-rules-trade-title = Trade
catan-rules-trade =
    {""}**With players:** only the player whose turn it is trades, with anybody. Press **Offer a trade** or type “trade 2 wool for 1 ore”; with “to orange and blue” you ask only some. I ping those you ask, and they answer below the offer: they accept, decline or make one counter-offer each. Then you choose somebody to trade with, or withdraw the offer. Only one offer is open at a time, and it ends with the trading. No gifts, no resource on both sides, no development cards. If theft or monopoly changes the hand of a player who answered, the answer no longer holds.

    {""}**With the bank:** 4 of a kind for any 1. With a building at a 3:1 harbour you pay 3, at a harbour of a resource 2 of that one. You always pay your best rate.
catan-rules-robber-title = The robber
catan-rules-robber =
    On a **7** nobody gets anything. Everybody with more than 7 cards, the roller too, discards half, rounded down. All choose in secret and may choose again until the last one has chosen; then everybody sees the discards.
    Then the player whose turn it is moves the robber to another hex (the desert is allowed, staying is not) and steals a random card from one player with a building there. A hex with the robber yields nothing.
    A **knight** moves the robber and steals in the same way, without discards.
    {""}**Friendly robber** (option): it does not go next to a player with 2 visible points or fewer, unless no other hex is left.
catan-rules-cards-title = Development cards
catan-rules-cards =
    25 cards: 14 knights, 5 victory points, 2 each of road building, year of plenty and monopoly. You may play one each turn, but none that you bought in the same turn.

    {""}**Knight** – move the robber and steal. It stays in front of you and counts for the Largest Army.
    {""}**Road Building** – up to two free roads; after the first you may stop.
    {""}**Year of Plenty** – two cards of your choice from the bank, as far as it has them.
    {""}**Monopoly** – name a resource: all others give you all they have of it.
    {""}**Victory Point** – you never play it; it counts in secret and is shown at the end.
    Everybody sees that you buy a card, but not which. Public scores leave hidden points out.
catan-rules-notation-title = Writing moves
catan-rules-notation =
    {""}**Corners** have a row letter and a column number: rows A–F are the zigzag lines from top to bottom, columns 1–11 go from left to right: `c4`. **Edges** are named by their two corners: `c4-c5`, or shorter `c4-5` and `b-c4`. **Hexes** have the letters G–Y.

    `roll` · `end`
    `build road c4-c5` · `build settlement c4` · `build city c4` · `buy card`
    `bank wool for ore`
    `trade 2 wool for 1 ore` · `trade 1 ore for 1 wool 1 wood to red blue`
    `accept` · `decline` · `counter 1 ore for 3 wool` · `confirm red` · `cancel`
    `play knight` · `play roads` · `play plenty wood ore` · `play monopoly ore` · `stop`
    `robber k red` · `discard 2 wool 1 ore`
    Resources: `wood brick wool grain ore`. Seats: `blue amber green red` (yellow is `amber`, orange is `red`; both words are read).
catan-rules-options-title = Options
catan-rules-options =
    {""}**Layout** – *Beginner*: the rulebook’s island with free founding. *Fixed start*: a given island on which everybody starts with two settlements and two roads. *Variable*: hexes and harbours shuffled, number tokens along the spiral or at random (6 and 8 never adjacent).
    {""}**Points to win** – 10 in the rulebook.
    {""}**Friendly robber** – spares players with 2 visible points or fewer.
    {""}**Trading and building** – first trade, then build (rulebook), or in any order.
    {""}**Trade** – between players too (with or without offers from computers), or with the bank only.
catan-prompt-roll-card = Roll the dice. Before that you may play a development card.

## Called in the channel: half a sentence after the name
catan-call-found = found a settlement and a road
catan-call-discard = { $count ->
    [one] discard 1 card
   *[other] discard { $count } cards
}
catan-call-robber = move the robber
catan-call-agrees = { $player } agrees
catan-call-counters = { $player } counters ({ $deal })
catan-call-offer = your offer ({ $deal }): { $answers }. Choose, or withdraw it
catan-call-refused = nobody takes your offer ({ $deal }): go on with your turn

## Whole actions on buttons, and offers built by pressing
catan-verb-trade = Offer a trade
catan-verb-counter = Make a counter-offer
catan-ask-trade-give = What do you give?
catan-ask-trade-want = What do you want for it? (Or what else do you give?)
catan-ask-trade-to = Offer it to everybody – or only to some, or ask for more?
catan-ask-trade-more = Offer it – or ask for more?
catan-choice-deal = the whole offer at once
catan-choice-again = your last offer again
catan-choice-for = for { $cards }
catan-choice-to = only to { $players }
catan-choice-more-give = you give this too
catan-choice-more-want = you want this too
catan-whole-road = Build a road at { $place }
catan-whole-settlement = Build a settlement at { $place }
catan-whole-city = Build a city at { $place }
catan-whole-bank = Give the bank { $deal }
catan-whole-plenty = Take { $cards }
catan-whole-monopoly = Monopoly: { $kind }
catan-whole-rob = Rob { $player } at { $hex }
catan-whole-robber = Move the robber to { $hex }
catan-whole-discard = Discard { $cards }
catan-whole-offer = Offer to all: { $deal }
catan-whole-offer-to = Offer to { $players }: { $deal }
catan-whole-counter = Counter-offer: { $deal }

# What may be written for the other words of the notation; how is said in common.ftl.
catan-word-roll = roll dice roll-dice roll-the-dice throw-dice throw-the-dice rolling roll-first
catan-word-build = build construct found place put lay make extend add settle start upgrade-settlement upgrade-the-settlement upgrade-setl turn-settlement turn-the-settlement
catan-word-road = road street rd
catan-word-settlement = settlement village house setl
catan-word-city = city town upgrade
catan-word-build-road = road street rd first-road new-road more-road one-more-road
catan-word-build-settlement = settlement village house settle setl first-settlement new-settlement first-village new-village
catan-word-build-city = city town upgrade upgrade-settlement upgrade-the-settlement
catan-word-buy-card = buy-card buy-a-card buy-development-card buy-a-development-card buy-development buy development-card development dev-card buy-dev-card get-card get-development-card get-a-development-card get-one-development-card
catan-word-bank = bank port harbour harbor maritime trade-with-bank trade-with-the-bank with-the-bank with-bank
catan-word-play = play use play-development-card play-dev-card
catan-word-knight = knight soldier
catan-word-play-knight = knight soldier
catan-word-roads = roads road-building free-roads
catan-word-play-roads = road-building free-roads
catan-word-plenty = plenty year-of-plenty invention
catan-word-play-plenty = plenty year-of-plenty invention
catan-word-monopoly = monopoly
catan-word-play-monopoly = monopoly monopoly-take-all-your
catan-word-robber = robber rob thief steal move-robber move-the-robber block send rob-on take-card take-from back-to put-robber
catan-word-accept = accept agree yes ok okay deal sure accept-trade take-that yes-please
catan-word-decline = decline refuse reject no no-thanks nope not-interested turn-down turn-down-offer no-deal
catan-word-confirm = confirm trade-with deal-with take-offer
catan-word-cancel = cancel withdraw withdraw-offer withdraw-the-offer cancel-offer call-off never-mind cancel-trade
catan-word-end = end end-turn end-the-turn end-my-turn done finish pass next-player thats-it
catan-word-stop = stop enough no-more dont-want-the-other-free-road dont-want-second-road skip-second-road
catan-word-discard = go-back-to-the-bank back-to-bank to-the-bank-discard
catan-word-1-wood-1-brick-1-wool-1-grain-1-ore = one-of-each one-of-each-kind
catan-word-trade = trade offer swap exchange give propose
catan-word-counter = counter counter-offer counteroffer rather-give no-but-have rather-give
catan-word-for = for against
catan-word-to = to with

catan-refusal-no-place = There is no place { $place } on the island: hexes are G to Y, corners are in rows A to F, such as C4.
catan-refusal-no-edge = There is no edge { $place } on the island: an edge joins two neighbouring corners, such as C4-5.

## Points by category: short nouns that head columns and stand before a number
catan-part-settlements = settlements
catan-part-cities = cities
catan-part-road = Longest Road
catan-part-army = Largest Army
catan-part-cards = victory cards

## Why a computer goes on like that: short nouns; the hint says next to them how much
catan-why-points = victory points
catan-why-yield = production: { $kind }
catan-why-harbours = harbours for what the land yields
catan-why-variety = variety of resources
catan-why-room = room for settlements
catan-why-hand = cards towards the next building
catan-why-seven = more than seven cards
catan-why-cards = development cards
catan-why-army = knights and the Largest Army
catan-why-road = the Longest Road
catan-why-rivals = how the others stand

## Deciding ahead

catan-order-accept = Accept certain offers…
catan-order-accept-any = Accept every offer of at least { $get } for at most { $pay }
catan-order-accept-times = { $count ->
        [one] Accept the next offer of at least { $get } for at most { $pay }
       *[other] Accept the next { $count } offers of at least { $get } for at most { $pay }
    }
catan-order-decline-turn = Decline every offer of this turn
catan-order-decline-always = Decline every offer
catan-order-keep = Keep cards on a seven…
catan-order-keep-kinds = On a seven, discard { $kinds } last
catan-order-roll = Roll the dice for me
catan-order-end = End my turn when there is nothing left to do
catan-form-accept = Accept certain offers
catan-form-accept-get = You get at least
catan-form-accept-get-hint = 2 ore (wood, brick, wool, grain, ore)
catan-form-accept-pay = You give at most
catan-form-accept-pay-hint = 1 wool (wood, brick, wool, grain, ore)
catan-form-accept-times = How often? (empty: always)
catan-form-accept-times-hint = 3 (a number from 1 to 99)
catan-form-keep = Keep cards on a seven
catan-form-keep-kinds = Keep, most important first
catan-form-keep-kinds-hint = ore, grain (wood, brick, wool, grain, ore)

## A first game with a guide: at most 350 characters each

catan-lesson-discard = A **seven** was rolled, and you hold more than seven cards: half of them, rounded down, go back to the bank. Keep what your next building needs and give up what you have most of.
catan-lesson-robber = Move the **robber** to another hex: that hex yields nothing while it stands there. Then you steal a random card from somebody with a building at it. Good choices: a leader’s hex with a 6 or 8, and none of your own.
catan-lesson-offered = Somebody offers you a **trade**. You may accept, decline, or make a counter-offer. Accept if the card you get brings you nearer to a building than the one you give, and mind who grows stronger by it. You can answer here or below the offer.
catan-lesson-found = Found your first **settlement**. The three hexes around it feed it, so two things count: **numbers** – 6 and 8, ringed here, come most often, 2 and 12 seldom – and **different resources**. Wood and brick carry you through the start.
catan-lesson-road = Every settlement begins with a **road**. Let it lead to where your next settlement could stand: at least two edges away, because the corners next to a building must stay free (the distance rule).
catan-lesson-second = Your **second settlement** brings one card at once for each hex it touches. Look at what the first one lacks: with all five resources in reach you depend less on trade. Other numbers than before pay on more rolls.
catan-lesson-near = Somebody is near **10 points**. A player who has them on their own turn wins at once; victory point cards count in secret. Count what you lack: a city is one point more, and Longest Road or Largest Army can change hands – two points each.
catan-lesson-roll = Your turn begins with the **roll**. Every hex with that number gives its resource to all who have a building there: settlements one card, cities two – on your turn and on everybody else’s. Ringed are the numbers that feed you.
catan-lesson-play = You have a **development card** to play: one each turn, before the roll or after it, but not one bought this turn. A knight moves the robber and counts for the Largest Army. You never play victory point cards; they just count.
catan-lesson-many = You hold **more than seven cards**. If anybody rolls a seven, you lose half of them. Seven is the most frequent roll, so try to build or trade before you end your turn.
catan-lesson-turn = After the roll: **first trade, then build**. Once you build or buy, you can trade no more this turn. Road: wood + brick. Settlement: wood, brick, wool, grain. City: 2 grain + 3 ore. Development card: wool, grain, ore.
catan-lesson-city = You can afford a **city**: 2 grain and 3 ore turn a settlement into one. It is worth 2 points and takes two cards where a settlement takes one. The settlement goes back to your supply; you can build it again.
catan-lesson-settlement = You can afford a **settlement**: a point, and up to three more hexes that feed you. It needs a free corner at one of your roads, with all neighbouring corners free. If no corner is right, build a road first. A **harbour** is a good place, too.
catan-lesson-card = You can buy a **development card** (wool, grain, ore): most are knights, some are worth a point, others bring roads or resources. It stays secret, and you can play it from your next turn on.
catan-lesson-bank = You have enough of one kind to trade with the **bank**: four of it for any one card. With a building at a **harbour** you give three, or two of the harbour’s own resource. Ask the others first: an offer of one for one is cheaper.
catan-lesson-special = **Longest Road** goes to the first with five segments in a row, **Largest Army** to the first with three knights: two points each, until somebody has more. Forks do not count, and another player’s building cuts a road.
catan-lesson-build = You can afford a **road** (wood and brick). Roads themselves bring no points: they lead to free corners for settlements, block others, and count for the Longest Road. If nothing is worth building, end your turn and save.
catan-lesson-next = Your turn goes on until you press *End the turn*: then the next player, clockwise, rolls, and their roll can feed you, too. They may offer you trades; you can prepare answers and your next turn beforehand.
