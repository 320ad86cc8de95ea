# Deciding ahead: orders that only their owner sees.

orders-title = **What you have decided ahead**
orders-none = Nothing yet. Choose below what I should do for you.
orders-line = **{ $number }.** { $order }
orders-left = { $count ->
        [one] { $order } (one more)
       *[other] { $order } ({ $count } more)
    }
orders-foot = Only you see this. I do what fits { $seconds } seconds after you are asked, whatever you hold. Until then you can cancel it here; afterwards you can take it back like any move of yours. The others see an ordinary move.
orders-cancel = Cancel…
panel-orders = Decide ahead…
story-order = (Decided ahead.)
refusal-order = I cannot read that order. Fill in every field as its example shows, with different cards on both sides.
denied-no-orders = There is nothing to decide ahead in this game.
denied-no-such-order = That order is gone. `/ahead orders` lists those you have.
denied-too-many-orders = { $most ->
        [one] You can have { $most } order at a table. Cancel it first.
       *[other] You can have { $most } orders at a table. Cancel one first.
    }

term-forced = Forced moves
term-forced-no = the player makes them
term-forced-yes = are made for the player
term-undo = Taking back by agreement
term-undo-game = any move of the game
term-undo-round = one round at most
story-forced = (Nothing else was possible.)

orders-next = Prepare my next turn…
orders-next-turn = Next turn: { $moves }
orders-dropped = Your prepared turn no longer fitted, so I did none of it.
plan-title = **Your next turn, prepared**
plan-empty = Nothing yet. Choose what you will do first.
plan-moves = Or type your whole turn: `/ahead turn moves: { $moves }`
plan-foot = I play it { $seconds } seconds after your turn begins, if all of it is still possible. If not, I play none of it and tell you here.
plan-shut = Nobody can foresee what comes next: decide it when it is your turn.
plan-back = Remove the last move
refusal-order-next = There is nothing to prepare now: it is your turn, or this game does not allow it at the moment.
