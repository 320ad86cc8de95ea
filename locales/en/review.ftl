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
review-chance = about { $count }% of the chance of winning
review-done = Played: { $steps }
review-better = A computer on hard: { $steps }
review-ordinary = An ordinary choice: { $steps }
review-lacked = What the computer’s way brings: { $reasons }
review-had = What this way brings: { $reasons }
review-lacks-later = At first both look the same; later the computer’s way brings: { $reasons }
review-has-later = At first both look the same; later this way brings: { $reasons }
review-later = At first both look the same; the difference shows only later.
review-foot = -# Judged by what this seat could know at that moment. The worth is an estimate: I played on both ways many times with the same luck.
review-luck-more = Luck: chance gave { $worth } more than on average (± { $doubt }).
review-luck-less = Luck: chance gave { $worth } less than on average (± { $doubt }).
review-luck-even = Luck: chance gave about what it gives on average (± { $doubt }).
review-skill-cost = Skill: all decisions together cost { $worth } compared with those of a computer on hard (± { $doubt }).
review-skill-gain = Skill: all decisions together brought { $worth } more than those of a computer on hard (± { $doubt }).
review-skill-even = Skill: all decisions together were as good as those of a computer on hard, as far as I can tell (± { $doubt }).
review-clean = No decision cost more than chance could explain.
review-none = There was nothing to review: none of the decisions was yours, or you never had a choice.
review-all = { $count ->
    [one] One decision.
   *[other] All { $count } decisions, in order.
} Up: better than an ordinary choice. Down: worse than a computer on hard. Pale bars may be chance.
review-all-alt = { $game }, table { $table }: a column for each of { $count } decisions. The costliest: { $worst }. The best: { $best }.
review-all-nothing = none
review-chart = All decisions
review-chart-up = better than an ordinary choice
review-chart-down = worse than a computer on hard
review-chart-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
review-chart-chance = { $count }%
review-button-next = Next
review-button-all = All my decisions
review-waiting = Your review is in the queue …
review-thinking = Going through your game … { $done } of { $all }
deny-review-seat = Only players who sat here to the end get a review. They can show you a page of theirs.
deny-review-own = { $most } of your reviews are already on their way. Ask again when one has arrived.
deny-review-late = Your review takes longer than this message lasts. Please ask again in a few minutes: I keep what is done so far.
