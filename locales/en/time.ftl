## Absent people
absence-time-up = ⏳ **{ $name }** has run out of time. What should happen?
absence-silent = ⏳ **{ $name }** has not moved for days. What should happen?
absence-holiday = 🌙 **{ $name }** is on holiday until { $back }, and the table is waiting for them. What should happen?
absence-asked = { $people } – most of you decide.
absence-asked-one = { $people } – you decide.
absence-wish = **{ $wish }**: { $names }
absence-button-time = More time
absence-button-move = A computer makes this move
absence-button-caretaker = A computer plays on
absence-button-substitute = Look for a substitute
absence-time = Decided: { $name } gets more time.
absence-move = Decided: a computer makes this move for { $name }.
absence-caretaker = Decided: a computer plays on until { $name } is back.
absence-substitute = Decided: the seat of { $name } is free for somebody else.
absence-over = { $name } – this question is settled; you need not decide any more.
absence-noted = Noted. It happens as soon as most of the others want the same.
absence-done = Done.
call-asked = please answer above
call-begin = every seat is taken: you can start the game
call-absent = ⏳ The others are deciding what to do without you. If you act now, that is off.
call-time-up = ⏳ Your time has run out. The others are deciding what to do without you; if you act now, that is off.

## Free seats
offer-seat = 💺 The seat of **{ $name }** ({ $game }) is free. Take it to see what it holds and play on.
offer-button = Take this seat
offer-taken = This seat has been taken: { $name } plays on.
offer-withdrawn = { $name } is back; the seat is no longer free.
offer-over = The game is over; the seat is no longer free.
offer-done = I have offered your seat in the channel; a computer plays on until somebody takes it. Until then you can come back.
take-done = This is your seat now.
more-offer = Find a substitute…

## Time
board-times = ⏳ Time runs out: { $times }
board-time = { $name } { $time }
board-paused = ⏸️ Paused: the clocks stand still. `/table resume` ends the pause.
more-pause = Pause…
more-resume = End the pause
pause-done = The clocks stand still.
resume-done = The clocks run again.
more-time-done = { $name } gets more time.
consent-pause = { $name } asks for a pause: the clocks stand still until one of you ends it. Does everybody at the table agree?
consent-pause-asked = { $name } – request for a pause.
notice-pause-declined = { $name } declined the pause.
notice-paused = ⏸️ Everybody agreed: the game pauses until one of you uses `/table resume`.
notice-still-paused = ⏸️ The game has been paused for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. `/table resume` ends the pause, `/table end` asks everybody to end the game.
notice-resumed = ▶️ { $name } ends the pause.
notice-more-time = { $name } gives { $other } more time.
notice-time-up = Time is up: as agreed, a computer makes this move for { $name }, who then plays on.
notice-stood-in = The others have decided: a computer makes this move for { $name }, who then plays on.
notice-kept = The others have decided: for now a computer plays for { $name }, who can come back at any time with `/seat come-back`.
notice-taken = { $name } takes the seat of { $old } and plays on.
deny-which-person = The table is waiting for several people. Say who gets more time: `/table more-time player:`

## The pace of a table, said before you sit down
lobby-pace = ⏳ Your clock runs while the others wait for you: you have { $start }, and { $bonus } more after every decision, up to { $most }. It stands still in your quiet hours and holidays.
lobby-pace-vote = -# If your time runs out, the others decide: more time, a computer for this move or until you are back, or a substitute.
lobby-pace-strict = -# If your time runs out, a computer makes the move at once.

## Refusals
denied-paused = The game is paused already. `/table resume` ends the pause.
denied-not-paused = The game is not paused.
denied-own-time = Only others can give you more time.
denied-not-waited-for = The table is not waiting for that person.
denied-already-offered = You are already offering your seat.
denied-not-offered = No seat is free here.
denied-sat-elsewhere = You had another seat in this game and know what it held: you can come back to that one only.

## In the story
story-stood-in = A computer makes this move for { $name }.
story-kept = { $name }: a computer plays on here.
story-back = { $name } plays here again.
story-taken = { $name } has taken over this seat.

## The end
board-finished-last = Played or finished by a computer, so last among the people: { $names }.
board-finished-out = Played or finished by a computer, so without a place: { $names }.
