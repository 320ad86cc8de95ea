# Reviews of finished games.

board-button-review = Review
review-heading = **{ $game }, table { $table } · { $name }** · { $page } of { $pages }
review-cost = This cost { $worth }.
review-gain = This brought { $worth } more than an ordinary choice.
review-half = about half a point
review-points = { $count ->
    [one] about one point
   *[other] about { $count } points
}
review-chance = about { $count } % of the chance of winning
review-done = Played: { $steps }
review-better = A computer on hard: { $steps }
review-ordinary = An ordinary choice: { $steps }
review-lacked = What the computer’s way has: { $reasons }
review-had = What this way has: { $reasons }
review-lacks-later = At once both look the same; what comes of the computer’s way: { $reasons }
review-has-later = At once both look the same; what comes of this way: { $reasons }
review-later = What sets the two apart shows only later: at first both look the same.
review-foot = -# Thought from what this seat could know at that moment. What it is worth is an estimate: both ways were played on many times with the same luck.
review-luck-more = Luck: chance gave { $worth } more than on average (± { $doubt }).
review-luck-less = Luck: chance gave { $worth } less than on average (± { $doubt }).
review-luck-even = Luck: chance gave about what it gives on average (± { $doubt }).
review-skill-cost = Skill: all decisions together cost { $worth } beside those of a computer on hard (± { $doubt }).
review-skill-gain = Skill: all decisions together brought { $worth } more than those of a computer on hard (± { $doubt }).
review-skill-even = Skill: all decisions together were as good as those of a computer on hard, as far as can be told (± { $doubt }).
review-clean = No decision cost anything that can be told from chance.
review-none = There was nothing to review: none of the decisions was yours, or each time only one thing could be done.
review-all = { $count ->
    [one] One decision.
   *[other] All { $count } decisions, in order.
} Up: better than an ordinary choice. Down: worse than a computer on hard. What is pale may be chance.
review-all-alt = { $game }, table { $table }: a column for each of { $count } decisions. The costliest: { $worst }. The best: { $best }.
review-all-nothing = none
review-chart = All decisions
review-chart-up = better than an ordinary choice
review-chart-down = worse than a computer on hard
review-chart-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
review-chart-chance = { $count } %
review-button-next = Next
review-button-all = All my decisions
review-waiting = Your review waits until others are done …
review-thinking = Going through your game … { $done } of { $all }
deny-review-seat = A review is for whoever sat at the table to the end. They can show you a page of theirs.
deny-review-own = { $most } of your reviews are being thought of already. Please ask again once one of them is here.
deny-review-late = Your review takes longer than this message lasts. Please ask again in a few minutes: what has been thought is kept.
