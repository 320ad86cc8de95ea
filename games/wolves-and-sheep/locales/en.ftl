# Wolves and Sheep. Terms: tile, face, edge, meadow, forest, village, village square, closed, safe, wolf, hunter, shepherd, marker, bag, bonus.
wolves-and-sheep-name = Wolves and Sheep
wolves-and-sheep-blurb = Grow your secret flock’s meadow, fence it in, and mind the wolves. 2–4 players.

wolves-and-sheep-option-colours = Colours each
wolves-and-sheep-option-colours-one = one, in secret
wolves-and-sheep-option-colours-two = two, known to all (two players)

## Things

wolves-and-sheep-colour-black = black
wolves-and-sheep-colour-yellow = yellow
wolves-and-sheep-colour-red = red
wolves-and-sheep-colour-blue = blue
wolves-and-sheep-ground-village = village
wolves-and-sheep-ground-forest = forest
wolves-and-sheep-ground-black = black sheep
wolves-and-sheep-ground-yellow = yellow sheep
wolves-and-sheep-ground-red = red sheep
wolves-and-sheep-ground-blue = blue sheep
# Different letters: they stand on maps and on sheep. U is for blUe.
wolves-and-sheep-letter-village = v
wolves-and-sheep-letter-forest = f
wolves-and-sheep-letter-black = B
wolves-and-sheep-letter-yellow = Y
wolves-and-sheep-letter-red = R
wolves-and-sheep-letter-blue = U
wolves-and-sheep-side-north = north
wolves-and-sheep-side-east = east
wolves-and-sheep-side-south = south
wolves-and-sheep-side-west = west
wolves-and-sheep-tile-wolf = wolf { $number }
wolves-and-sheep-tile-hunter = hunter { $number }
wolves-and-sheep-tile-square = village square
wolves-and-sheep-tile-shepherd = shepherd ({ $colour })
wolves-and-sheep-laid = { $tile } at { $place }
wolves-and-sheep-sheep = { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
wolves-and-sheep-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wolves-and-sheep-bag = { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
wolves-and-sheep-none = no meadow yet
wolves-and-sheep-meadow = { $sheep }: { $state }
wolves-and-sheep-state-counts = closed, safe
wolves-and-sheep-state-closed-unsafe = closed, but a wolf is near
wolves-and-sheep-state-open = { $gaps } to close
wolves-and-sheep-state-open-unsafe = { $gaps } to close, and a wolf is near
wolves-and-sheep-forest-active = forest: wolves { $wolves }, hunters { $hunters } – danger
wolves-and-sheep-forest-peaceful = forest: wolves { $wolves }, hunters { $hunters } – safe
wolves-and-sheep-seat-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }{ $secret ->
        [0] { "" }
        [1] { ", “?”" }
       *[other] { ", 2 × “?”" }
    }
wolves-and-sheep-seat-passed = passed
wolves-and-sheep-seat-stopped = { $place ->
        [1] stopped first
        [2] stopped second
        [3] stopped third
       *[other] stopped last
    }: +{ $bonus }
wolves-and-sheep-seat-resigned = resigned
wolves-and-sheep-seat-shown = sheep: { $colours }
wolves-and-sheep-seat-secret = sheep: { $colours } (secret)

## Menus

wolves-and-sheep-ask-tile = What do you lay?
wolves-and-sheep-ask-bonus = Which bonus tile do you lay?
wolves-and-sheep-ask-place = Where does { $tile } go?
wolves-and-sheep-choice-interrupt = Out of turn: { $tile }
wolves-and-sheep-choice-reveal = Show: { $tile }
wolves-and-sheep-choice-pass = Pass
wolves-and-sheep-choice-retire = Stop for good (+{ $bonus })
wolves-and-sheep-draws = { $count ->
        [0] draws nothing
       *[other] draws { $count }
    }
wolves-and-sheep-on-wolf = on the wolf
wolves-and-sheep-outlook-stays = { $meadow } (as before)
wolves-and-sheep-outlook-new = { $meadow } (new)
wolves-and-sheep-outlook-becomes = { $meadow } (now { $before })
wolves-and-sheep-outlook-here = here: { $meadow }
wolves-and-sheep-outlook-closes = closes { $meadow }
wolves-and-sheep-outlook-endangers = endangers { $colour }: { $sheep }
wolves-and-sheep-outlook-saves = saves { $colour }: { $sheep }
wolves-and-sheep-adjust-turn = ↻ Turn
wolves-and-sheep-adjust-flip = Flip
wolves-and-sheep-form-interrupt = Several wolves and hunters
wolves-and-sheep-form-interrupt-tiles = Which, where, in this order
wolves-and-sheep-form-interrupt-tiles-hint = 61 q9, 65 q10 – each with its place; you draw after each

## Refusals

wolves-and-sheep-refusal-two-colours = Two colours each is for two players; play with `seats: 2`.
wolves-and-sheep-refusal-stopped = You have stopped for good and lay no more tiles.
wolves-and-sheep-refusal-bonus-first = Lay your bonus tile first.
wolves-and-sheep-refusal-bonus-wait = { $name } lays the bonus tile first; nobody can play in between.
wolves-and-sheep-refusal-interrupt = You can lay only wolves and hunters out of turn; tile { $number } is neither.
wolves-and-sheep-refusal-twice = You named tile { $number } twice.
wolves-and-sheep-refusal-hand = You do not hold tile { $number }.
wolves-and-sheep-refusal-not-your-colour = { $colour } is not your colour.
wolves-and-sheep-refusal-revealed = You have already laid your shepherd ({ $colour }).
wolves-and-sheep-refusal-shepherd-nowhere = Your shepherd ({ $colour }) fits nowhere at the moment.
wolves-and-sheep-refusal-can-lay = You can lay a tile, so you may not pass. These fit: { $tiles } – for instance at { $place }.
wolves-and-sheep-refusal-taken = There is already a tile at { $place }.
wolves-and-sheep-refusal-touch = At { $place } your tile would touch no other.
wolves-and-sheep-refusal-edge = The { $side } edge does not match: { $own } on your tile, { $there } next to it.
wolves-and-sheep-refusal-hunter-over = A hunter covers only wolves; there is none at { $place }.
wolves-and-sheep-refusal-wolf-hunter = There is a hunter in that forest: you cannot lay a wolf at { $place }.
wolves-and-sheep-refusal-wolf-join = At { $place } the wolf would join a forest to one with a hunter.

## What is asked

wolves-and-sheep-prompt-lay = Lay a tile that fits, or stop for good.
wolves-and-sheep-prompt-pass = None of your tiles fits: pass, or stop for good.
wolves-and-sheep-prompt-open = You open the game: lay a tile with a village next to the village square.
wolves-and-sheep-prompt-open-pass = None of your tiles has a village to open the game with: pass.
wolves-and-sheep-prompt-bonus = Lay your bonus tile at once: any tile of your hand that fits.
wolves-and-sheep-prompt-stopped = You have stopped for good.
wolves-and-sheep-prompt-may-reveal = Meanwhile you may show your colour.
wolves-and-sheep-prompt-may-interrupt = Meanwhile you may lay wolves and hunters.
wolves-and-sheep-prompt-may-both = Meanwhile you may show your colour, or lay wolves and hunters.
wolves-and-sheep-prompt-wait = Waiting for { $player } to lay a tile.
wolves-and-sheep-prompt-wait-open = Waiting for { $player } to lay a tile at the village square.
wolves-and-sheep-prompt-wait-bonus = Waiting for { $player } to lay a bonus tile.

## What happened

wolves-and-sheep-last = { $player }: { $tiles }
wolves-and-sheep-event-lay = { $player } lays { $tile } at { $place } and draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
wolves-and-sheep-event-lay-over = { $player } covers the wolf at { $place } with { $tile } and draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
wolves-and-sheep-event-bonus = { $player } lays the bonus tile { $tile } at { $place } and draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
wolves-and-sheep-event-interrupt = { $player } plays out of turn: { $tile } at { $place }, draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
wolves-and-sheep-event-interrupt-over = { $player } plays out of turn: { $tile } covers the wolf at { $place }, draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
wolves-and-sheep-event-reveal = { $player } shows their colour, { $colour }: lays the shepherd at { $place }, draws { $count ->
        [0] nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }.
# The same for the picture of how a game went.
wolves-and-sheep-brief-lay = { $player } lays { $tile } at { $place }.
wolves-and-sheep-brief-lay-over = { $player } covers the wolf at { $place } with { $tile }.
wolves-and-sheep-brief-reveal = { $player } shows the colour { $colour }: the shepherd comes to { $place }.
wolves-and-sheep-event-drew-own = You draw { $tiles }.
wolves-and-sheep-event-closed = That closes a meadow ({ $colour }): { $sheep }.
wolves-and-sheep-event-no-bonus = { $player } has no bonus tile that fits.
wolves-and-sheep-event-passed = { $player } passes.
wolves-and-sheep-event-redrawn = Nobody could open the game, so everybody draws a new hand.
wolves-and-sheep-event-stopped = { $player } stops for good: +{ $bonus }.
wolves-and-sheep-event-stopped-out = { $player } is out of tiles and stops: +{ $bonus }.
wolves-and-sheep-event-stopped-row = { $player } can lay no more and stops: +{ $bonus }.
wolves-and-sheep-event-resigned = { $player } resigns.
wolves-and-sheep-event-ended = { $player } was the shepherd of: { $colours }.

## How it ended

wolves-and-sheep-result-winner = { $winner } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wolves-and-sheep-result-tiebreak = { $winner } wins on the next-largest meadows ({ $points } each).
wolves-and-sheep-result-draw = A draw: { $players } have { $points } each, and their next-largest meadows are equal, too.
wolves-and-sheep-result-resigned = { $winner } wins: everybody else resigned.
wolves-and-sheep-result-abandoned = The game ended without a result.

## Pictures and texts

wolves-and-sheep-picture-bag = Wolves and Sheep · bag { $count }
wolves-and-sheep-picture-end = Wolves and Sheep · the end
wolves-and-sheep-picture-first = Start at the village square: lay a tile that shows a village.
wolves-and-sheep-picture-no-hand = You hold no tiles.
wolves-and-sheep-picture-parts = { $sheep } sheep + { $bonus } bonus
wolves-and-sheep-picture-secret = { $colour } – your secret
wolves-and-sheep-picture-shown = { $colour } – shown
wolves-and-sheep-picture-unlaid = { $colour } – “?” not laid yet
wolves-and-sheep-part-meadow = meadow
wolves-and-sheep-part-bonus = bonus
wolves-and-sheep-news-counts = { $colour } now counts { $sheep }
wolves-and-sheep-news-loses = { $count ->
        [0] { $colour } counts no longer
       *[other] { $colour }: only { $sheep } count now
    }
wolves-and-sheep-text-hand = Your tiles:
wolves-and-sheep-text-signs = # village square, * shepherd, ! wolf, + hunter; /, \ and x are fences; ✓ closed and safe, ○ open, ⚠ a wolf is near
wolves-and-sheep-text-gaps = To close a meadow, fill the places listed after it.
wolves-and-sheep-text-sides = Tiles by row: column, sides north, east, south, west, then the middle.
wolves-and-sheep-text-open = Open places: what lies north, east, south, west (- nothing):
wolves-and-sheep-alt-flocks = Meadows:
wolves-and-sheep-alt-open = Open places:
wolves-and-sheep-alt-more = { $count ->
        [one] The board as text names { $count } more tile.
       *[other] The board as text names { $count } more tiles.
    }
wolves-and-sheep-report-players = Players
wolves-and-sheep-report-points = meadows { $sheep }; bonus { $bonus }; total { $total }
wolves-and-sheep-report-flocks = Meadows by colour
wolves-and-sheep-report-signs = ✓ counts  ○ open  ⚠ a wolf is near
wolves-and-sheep-report-forests = Forests

# Figures of an ended game: points by category, and what records are kept of (at most 22 characters).
wolves-and-sheep-figure-meadow = Meadow
wolves-and-sheep-figure-bonus = Bonus
wolves-and-sheep-figure-meadows = Meadows that count
wolves-and-sheep-figure-flock = Largest flock
wolves-and-sheep-figure-sheep = Sheep kept safe

## Rules

wolves-and-sheep-rules-overview-title = The game in short
wolves-and-sheep-rules-overview =
    You are the secret shepherd of one flock: black, yellow, red or blue. Together you build a landscape of villages, forests and meadows from square tiles. At the end you count the sheep on **your largest meadow that is closed all around and safe from wolves** – on that one only. Stop laying early, and you get a bonus.

    So make a meadow of your colour large, close it in time, and keep the wolves away. And spoil the others’ meadows: close them while they are small, open them so wide that nobody can close them, or let a wolf into the forest next to them.

    77 tiles: the village square, four “?” tiles (a shepherd with four sheep on the back), four markers, and 68 in the bag: 60 landscapes, 4 wolves, 4 hunters. Every tile of the bag has two faces, a and b; you may use either. Only the landscapes’ faces are our own, since the published ones exist only as pictures. In ours a sheep with a number stands for that many.
wolves-and-sheep-rules-turn-title = A turn
wolves-and-sheep-rules-turn =
    You have four tiles that nobody else sees. On your turn you **lay one** and then draw.

    • Your tile must touch at least one other, and every edge that touches must match: village to village, forest to forest, sheep to sheep of the same colour. You may turn it and use either face.
    • You draw **as many tiles as edges matched**, one to four. So corners and gaps pay. When the bag is empty, you play on with the tiles in hand.
    • If one of your tiles fits you must lay one (or stop for good). If none fits you pass and draw nothing. The first tile laid needs a village; if nobody has one in a whole round, everybody draws a new hand.

    The first player is drawn by lot. Laying and drawing are one step, and you cannot take it back.
wolves-and-sheep-rules-anytime-title = At any moment
wolves-and-sheep-rules-anytime =
    You may do two things at any time, on anybody’s turn. Play then goes on where it was; it is still the same player’s turn.

    • **Show your colour.** You lay your “?” tile with the shepherd up, where it fits, and draw as always. Then you lay a **bonus tile** from your hand at once, of any kind, and draw for it; you must if one fits. Your marker then shows your colour. Just before or after your own turn, that makes three tiles in a row.

    • **Lay wolves and hunters.** One or several in an order that you announce; after each you draw. If one of them does not fit, none is laid. Nobody can play in between; what you draw meanwhile cannot join, but you may interrupt again. You may also lay them as your turn’s tile.

    Everybody has the “Out of turn…” button on the board. It says nothing about what you hold.
wolves-and-sheep-rules-wolves-title = Wolves and hunters
wolves-and-sheep-rules-wolves =
    Forest tiles joined edge to edge are one forest. A meadow **touches** the forest that lies on the same face.

    You may lay a **wolf** only to a forest without a hunter, and it may not join a forest to one with a hunter. Every meadow that touches a forest with an active wolf is **unsafe** and counts nothing.

    You lay a **hunter** in one of two ways:
    • **on a wolf tile**: that wolf is gone, and the hunter is spent on it. You draw for the edges that the tile touches;
    • **as a tile of its own** in a forest: nobody may lay a wolf there any more, and it disarms one wolf of the forest, now or when forests are joined later.

    One hunter for one wolf: a forest is dangerous while it holds more wolves than hunters of the second kind. Landscapes and hunters may join a wolf’s forest to a hunter’s; only wolves may not. Any hunter in a forest keeps new wolves out, also one that lies on a wolf.
wolves-and-sheep-rules-end-title = Stopping, and the end
wolves-and-sheep-rules-end =
    On your turn you may **stop for good** instead of laying. The first to stop gets **6** points, the second **3**, the third **1**, the fourth nothing. Once you have stopped you lay no more tiles, but your colour still scores.

    When you are out of tiles, the “?” included, you stop at once, even if it is not your turn. An empty hand with the “?” still unlaid is not out: you pass, or stop on your turn.

    The game ends when all have stopped. It also ends when all who are still in pass in a row (after the first lay): they stop in the order in which they passed. Any lay in between, even of a wolf, starts the row again.
wolves-and-sheep-rules-scoring-title = Scoring
wolves-and-sheep-rules-scoring =
    A meadow is all the pasture of one colour that is joined over edges, across tiles; fences separate it from the rest.

    • **Closed**: on all sides there is a fence or a forest. An edge with no tile next to it is open.
    • **Safe**: no forest that it touches has an active wolf.

    You score the sheep of your **largest** meadow that is closed and safe, or nothing if there is none, and your bonus for stopping. Most points win. On a tie compare the second-largest such meadows, then the third, and so on; if all are equal it is a draw.

    A colour that nobody showed is shown at the end and scores all the same.
wolves-and-sheep-rules-two-title = Two players
wolves-and-sheep-rules-two =
    With two you may play one colour each, in secret, or **two colours each** (an option of the table). With two colours everybody knows from the start who owns what, and you add up your largest meadows of both colours. You then have two “?” tiles; you show each by itself, each has its own bonus tile, and you are out only when you have laid both.

    On a tie with two colours, compare the sums of the second-largest meadows, and so on. The bonuses are 6 and 3.
wolves-and-sheep-rules-notation-title = Typing moves
wolves-and-sheep-rules-notation =
    Places have a column letter and a row number; the village square lies at N14. Names never change, however the landscape grows. A tile is its number with the face: `12a` or `12b`; turnings are 0, 90, 180, 270, clockwise.

    • `lay 12a 90 q9` – your turn’s tile, or the bonus tile
    • `lay 65a 0 q9` – on a wolf: the hunter covers it
    • `interrupt 61a 0 q9` – a wolf or hunter at any moment; several in order: `interrupt 61a 0 q9 65a 0 q10`
    • `reveal black q9` – your “?” tile with the shepherd up
    • `pass` – if no tile fits
    • `retire` – stop for good

wolves-and-sheep-call-bonus = lay your bonus tile

## Whole actions on buttons
wolves-and-sheep-whole-lay = Lay on { $place }: { $tile }
wolves-and-sheep-whole-interrupt = Out of turn, on { $place }: { $tile }
wolves-and-sheep-whole-reveal = Show on { $place }: { $tile }

# What may be written for words of the notation; how is said in common.ftl.
wolves-and-sheep-word-interrupt = interrupt break-in out-of-turn break interrupting put-wolf play-wolf lay-wolf put-hunter play-hunter lay-hunter cover kill chase hunters wolves hunter-on-the-wolf hunter-on-wolf
wolves-and-sheep-word-reveal = reveal show show-colour show-my-colour shepherd turn-over question-mark my-colour-is my-color-is colour color sheep
wolves-and-sheep-word-pass = pass skip nothing-fits have-to-pass cant-lay-anything
wolves-and-sheep-word-retire = retire stop stop-for-good quit retire-from-the-game take-the-bonus

wolves-and-sheep-refusal-no-place = There is no place { $place }: the landscape now reaches from { $from } to { $to }.

# Reasons that a computer gives: short noun phrases, after a difference in points.
wolves-and-sheep-why-meadows = meadows that count for you
wolves-and-sheep-why-hopes = meadows that may yet count for you
wolves-and-sheep-why-hand = what you have in hand
wolves-and-sheep-why-bonus = the bonus for stopping
wolves-and-sheep-why-rivals = how the others stand

## A first game with a guide: at most 350 characters each

wolves-and-sheep-lesson-colour = You are secretly the **shepherd of one colour**; the others do not know which. At the end only your **largest meadow** of that colour counts, and only if it is closed all round by fence or forest and safe from wolves. So do not show too early which sheep you care for.
wolves-and-sheep-lesson-fit = Lay **one tile** next to others: every edge it touches must match – village to village, forest to forest, sheep to sheep of the same colour. Then you draw as many tiles as edges matched. So gaps and corners pay: they bring two, three or four.
wolves-and-sheep-lesson-faces = Every tile has **two faces**, and you may turn it as you like. Look at both before you decide that nothing fits. If something fits, you must lay; if nothing does, you pass and draw nothing.
wolves-and-sheep-lesson-meadow = Ringed is your **largest meadow**. It still has open edges: it can grow, but it does not count yet. Every edge needs a fence or a forest next to it. Count how many tiles you need to close it – and decide whether it is time.
wolves-and-sheep-lesson-closed = Your ringed meadow is **closed and safe**: it counts. Now you can keep wolves away from it, build a second one that grows larger – only the largest counts – or hinder the others.
wolves-and-sheep-lesson-unsafe = Your ringed meadow is **not safe**: it touches a forest with an active wolf, so it would pay nothing. A hunter helps: on the wolf’s tile it removes the wolf; elsewhere in the forest it disarms one wolf.
wolves-and-sheep-lesson-wolf = You hold a **wolf**. Lay it to a forest next to somebody else’s meadow: the meadow is no longer safe and pays nothing. No wolf goes to a forest with a hunter. You may lay wolves at any moment, also on others’ turns.
wolves-and-sheep-lesson-hunter = You hold a **hunter**. On a wolf’s tile it removes that wolf; as a tile of its own it disarms one wolf of its forest and lets no new one in. Best keep it until a wolf comes near your meadow – you may lay it at any moment.
wolves-and-sheep-lesson-reveal = Your **“?” tile** is your shepherd with four sheep. You may lay it at any moment where it fits, and a bonus tile right after it: three tiles in a row with your turn. But from then on everybody knows your colour – so do it when it decides something.
wolves-and-sheep-lesson-bonus = You have laid your shepherd; now lay a **bonus tile** of any kind from your hand, and draw for it. Use it to close your meadow, or to make it larger at once.
wolves-and-sheep-lesson-shown = Somebody has shown **their colour**. From now on you know which meadow to keep small, to leave open, or to threaten with a wolf.
wolves-and-sheep-lesson-rich = You hold **more tiles than at the beginning**: each time you match two edges or more, your hand grows. Many tiles mean more choice, and the last ones to lay shape the landscape when the bag is empty.
wolves-and-sheep-lesson-retire = The bag runs low. On your turn you may **stop for good**: the first to stop gets 6 points, the second 3, the third 1. You lay no more tiles, but your meadow counts. Good if it is closed and nobody can threaten it.
wolves-and-sheep-lesson-empty = The **bag is empty**: nobody draws any more, and everybody plays what they hold. Work out who can still close or threaten what. Stopping in time still brings the bonus.
wolves-and-sheep-lesson-stopped = Somebody has **stopped for good** and has the first bonus. They lay no more tiles, so they cannot disturb you any more. Go on as long as your meadow gains more than the bonus that is left.
wolves-and-sheep-lesson-next = You lay one tile and draw as many as edges matched; then it is the next player’s turn. Anybody may lay wolves, hunters and their “?” at any moment. The game ends when all have stopped or pass in a row.
