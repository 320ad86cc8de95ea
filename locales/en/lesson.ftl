# A first game with a guide, and what a turn is about.

lesson-button = Learn by playing
lesson-print = -# A first game with a guide: easy computers, prepared luck, and it does not count.
lesson-over = That was a whole game of { $game }; now you know it. **Play again** begins another one against the same computers, without the guide and with fresh luck. **Play with people** opens a lobby that others can join.
lesson-button-people = Play with people
fair-lesson = This is a first game with a guide, and its luck is prepared: the same for everybody who learns { $game }. Its secret is the SHA-256 of `{ $phrase }`, and every draw follows from that alone (luck v1). Nobody had to commit to anything, so it proves nothing about this bot’s luck, and counts nowhere.
fair-lesson-others = All other tables draw by a secret of their own, as docs/fairness.md says.

## What a turn is about

explain-button = Explain this turn
explain-now = Your points now: **{ $points }**
explain-may = **What you may do**
explain-choice = • { $choice }
explain-ways = { $count ->
        [one] one way
       *[other] { $count } ways
    }
explain-points = points { $before } → { $after }
explain-span = points { $least } to { $most }
explain-next = **What happens next**
explain-rules = -# “Rules” has the rules in full.
explain-hints = -# “Hint” shows what a computer would do here, and why.
