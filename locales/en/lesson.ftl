# A first game with a guide, and what a turn is about.

lesson-button = Learn by playing
lesson-opened = Your first game with a guide has begun in { $channel }. Go there and open your panel.
lesson-print = -# A first game with a guide: easy computers, prepared luck, nothing of it counts.
lesson-over = That was a whole game of { $game }. You know it now. **Play again** begins another one against the same computers, without the guide and with fresh luck. **Play with people** opens a lobby in which others can sit down.
lesson-button-people = Play with people
fair-lesson = This is a first game with a guide, and its luck is prepared: the same for everybody who learns { $game }. Its secret is the SHA-256 of `{ $phrase }`, and every draw follows from that alone (luck v1). So nobody was committed to anything: it proves nothing about the luck of this bot, and counts nowhere.
fair-lesson-others = All other tables draw by a secret of their own, as docs/fairness.md says.

## What a turn is about

explain-button = Explain this turn
explain-may = **What you may do**
explain-choice = • { $choice }
explain-ways = { $count ->
        [one] one way
       *[other] { $count } ways
    }
explain-points = points { $before } → { $after }
explain-span = points { $least } to { $most }
explain-matters = **What matters now**
explain-next = **What happens next**
explain-rules = -# The rules in full are behind “Rules”.
explain-hints = -# “Hint” says what a computer would do here, and why.
