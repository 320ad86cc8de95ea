## Absent people
absence-time-up = ⏳ **{ $name }** has run out of time. What should happen?
absence-silent = ⏳ **{ $name }** has not moved for days. What should happen?
absence-holiday = 🌙 **{ $name }** is on holiday until { $back }, and the table waits for them. What should happen?
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
absence-over = { $name } – this question is settled; nobody need decide any more.
absence-noted = Noted. It happens as soon as most of the others want the same.
absence-done = Done.
call-asked = your answer is awaited above
call-begin = every seat is taken: you can begin the game
call-absent = ⏳ The others are asked what is to be done without you. If you act now, that is settled.

## Free seats
offer-seat = 💺 The seat of **{ $name }** ({ $game }) is free. Whoever takes it sees what it holds and plays on.
offer-button = Take this seat
offer-taken = This seat has been taken: { $name } plays on.
offer-withdrawn = { $name } is back; the seat is no longer free.
offer-over = The game is over; the seat is no longer free.
offer-done = Your seat is offered in the channel; a computer plays on until somebody takes it. As long as nobody has, you can come back.
take-done = This is your seat now.
more-offer = Find a substitute…

## Time
board-times = ⏳ Time runs out: { $times }
board-time = { $name } { $time }
board-paused = ⏸️ Paused: no time runs. `/table resume` goes on.
more-pause = Pause…
more-resume = End the pause
pause-done = Time stands still.
resume-done = Time runs again.
more-time-done = { $name } has more time.
consent-pause = { $name } asks for a pause: no time runs until one of you lets it run again. Does everybody at the table agree?
consent-pause-asked = { $name } – request for a pause.
notice-pause-declined = { $name } does not agree to a pause.
notice-paused = ⏸️ Everybody agreed: the game pauses until one of you uses `/table resume`.
notice-still-paused = ⏸️ The game has been paused for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. `/table resume` goes on, `/table end` asks all to end it.
notice-resumed = ▶️ { $name } ends the pause.
notice-more-time = { $name } gives { $other } more time.
notice-time-up = Time is up: a computer makes this move for { $name }, as agreed.
notice-kept = The others have decided: for now a computer plays for { $name }, who can come back at any time.
notice-taken = { $name } takes the seat of { $old } and plays on.
deny-which-person = The table waits for several people. Say for whom: `/table more-time player:`

## The pace of a table, said before one sits down
lobby-pace = ⏳ Whoever is waited for has { $start }, and { $bonus } more after every decision, up to { $most }. Quiet hours and holidays do not count.
lobby-pace-vote = -# When it has run out, the others decide: more time, a computer for this move or until they are back, or a substitute.
lobby-pace-strict = -# When it has run out, a computer makes the move at once.

## Refusals
denied-paused = The game is paused already. `/table resume` ends the pause.
denied-not-paused = The game is not paused.
denied-own-time = Only others can give you more time.
denied-not-waited-for = The table does not wait for that person.
denied-already-offered = Your seat is offered already.
denied-not-offered = No seat is free here.
denied-sat-elsewhere = Another seat of this game was yours, and you know what it held: you can come back to that one only.

## In the story
story-stood-in = A computer makes this move for { $name }.
story-kept = { $name }: a computer plays on here.
story-back = { $name } plays here again.
story-taken = { $name } has taken over this seat.

## The end
board-finished-last = Played or finished by a computer, so last among the people: { $names }.
board-finished-out = Played or finished by a computer, so without a place: { $names }.
