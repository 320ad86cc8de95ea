# Deciding ahead: orders that only their owner sees.

orders-title = **What you have decided ahead**
orders-none = Nothing yet. Choose below what is to be done for you.
orders-line = **{ $number }.** { $order }
orders-left = { $count ->
        [one] { $order } (one more)
       *[other] { $order } ({ $count } more)
    }
orders-foot = Only you see this. What fits is done { $seconds } seconds after it is asked of you, whatever you hold; until then you can cancel it here, and afterwards take it back like any move of yours. The others see an ordinary move.
orders-cancel = Cancel…
panel-orders = Decide ahead…
story-order = (By order.)
refusal-order = I cannot read that order. Fill in every field as its example shows, with different cards on both sides.
denied-no-orders = There is nothing to decide ahead in this game.
denied-no-such-order = That order no longer stands. `/ahead orders` shows those that do.
denied-too-many-orders = { $most ->
        [one] You can have { $most } order at a table. Cancel it first.
       *[other] You can have { $most } orders at a table. Cancel one first.
    }

term-forced = The only possible move
term-forced-no = is made by the player
term-forced-yes = is made by itself
term-undo = Taking back by agreement
term-undo-game = any move of the game
term-undo-round = one round at most
story-forced = (Nothing else was possible.)

orders-next = Prepare my next turn…
orders-next-turn = Next turn: { $moves }
orders-dropped = What you had prepared for this turn no longer fitted, so nothing of it was done.
plan-title = **Your next turn, prepared**
plan-empty = Nothing yet. Choose what you will do first.
plan-moves = Or type your whole turn: `/ahead turn moves: { $moves }`
plan-foot = It is done { $seconds } seconds after your turn begins, if all of it is still possible then; else nothing of it is, and you are told here.
plan-shut = What comes next cannot be foreseen: you decide it when your turn has come.
plan-back = Remove the last move
refusal-order-next = There is nothing to prepare now: it is your turn, or this game does not allow it at the moment.
