## Absent people
absence-time-up = ⏳ **{ $name }**: czas się skończył. Co robimy?
absence-silent = ⏳ **{ $name }**: od kilku dni nie ma ruchu. Co robimy?
absence-holiday = 🌙 **{ $name }** ma urlop do { $back }, a stół czeka. Co robimy?
absence-asked = { $people } – decyduje większość z was.
absence-asked-one = { $people } – decyzja należy do ciebie.
absence-wish = **{ $wish }**: { $names }
absence-button-time = Więcej czasu
absence-button-move = Ten ruch wykona komputer
absence-button-caretaker = Dalej gra komputer
absence-button-substitute = Szukamy zastępstwa
absence-time = Decyzja: { $name } dostaje więcej czasu.
absence-move = Decyzja: ten ruch wykona komputer ({ $name }).
absence-caretaker = Decyzja: dopóki { $name } nie wróci, gra komputer.
absence-substitute = Decyzja: to miejsce ({ $name }) jest wolne dla kogoś innego.
absence-over = { $name } – sprawa jest załatwiona, nie trzeba już decydować.
absence-noted = Zapisane. Stanie się tak, gdy zechce tego większość pozostałych.
absence-done = Zrobione.
call-asked = powyżej jest pytanie do ciebie
call-begin = wszystkie miejsca są zajęte: możesz rozpocząć grę
call-absent = ⏳ Pozostali decydują, co dalej bez ciebie. Jeśli teraz zagrasz, sprawa będzie zamknięta.
call-time-up = ⏳ Twój czas się skończył. Pozostali decydują, co dalej bez ciebie; jeśli teraz zagrasz, sprawa będzie zamknięta.

## Free seats
offer-seat = 💺 Wolne miejsce: **{ $name }** ({ $game }). Kto je zajmie, pozna jego tajemnice i gra dalej.
offer-button = Zajmij to miejsce
offer-taken = Miejsce zajęte: { $name } gra dalej.
offer-withdrawn = { $name } wraca do gry; miejsce nie jest już wolne.
offer-over = Gra się skończyła; miejsce nie jest już wolne.
offer-done = Twoje miejsce czeka na kanale na kogoś innego; do tego czasu gra komputer. Dopóki nikt go nie zajmie, możesz wrócić.
take-done = To teraz twoje miejsce.
more-offer = Znajdź zastępstwo…

## Time
board-times = ⏳ Czas się kończy: { $times }
board-time = { $name } { $time }
board-paused = ⏸️ Pauza: czas stoi. `/stół wznów` kończy pauzę.
more-pause = Pauza…
more-resume = Zakończ pauzę
pause-done = Czas stoi.
resume-done = Czas znów płynie.
more-time-done = { $name } ma więcej czasu.
consent-pause = { $name } prosi o pauzę: czas stoi, dopóki ktoś z was go znów nie uruchomi. Czy wszyscy przy stole się zgadzają?
consent-pause-asked = { $name } prosi o pauzę.
notice-pause-declined = { $name } nie zgadza się na pauzę.
notice-paused = ⏸️ Wszyscy się zgodzili: pauza, aż ktoś z was użyje `/stół wznów`.
notice-still-paused = ⏸️ Gra ma pauzę od { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
}. `/stół wznów` ją kończy, `/stół zakończ` pyta wszystkich, czy zakończyć grę.
notice-resumed = ▶️ { $name } kończy pauzę.
notice-more-time = { $name } daje więcej czasu: { $other }.
notice-time-up = Czas minął: zgodnie z umową ten ruch wykona komputer ({ $name }). Potem { $name } gra dalej.
notice-stood-in = Decyzja pozostałych: ten ruch wykona komputer, a potem { $name } gra dalej.
notice-kept = Decyzja pozostałych: na razie gra komputer – { $name } może wrócić w każdej chwili: `/miejsce wróć`.
notice-taken = { $name } przejmuje miejsce ({ $old }) i gra dalej.
deny-which-person = Stół czeka na kilka osób. Powiedz, komu dać więcej czasu: `/stół więcej-czasu gracz:`

## The pace of a table, said before one sits down
lobby-pace = ⏳ Czas na ruch: { $start }, po każdej decyzji { $bonus } więcej, najwyżej { $most }. Godziny ciszy i urlopy się nie liczą.
lobby-pace-vote = -# Gdy czas się skończy, decydują pozostali: więcej czasu, komputer na ten ruch lub do powrotu albo zastępstwo.
lobby-pace-strict = -# Gdy czas się skończy, ruch od razu wykona komputer.

## Refusals
denied-paused = Gra ma już pauzę. `/stół wznów` ją kończy.
denied-not-paused = Gra nie ma pauzy.
denied-own-time = Więcej czasu mogą ci dać tylko inni.
denied-not-waited-for = Stół nie czeka na tę osobę.
denied-already-offered = Twoje miejsce już czeka na kogoś innego.
denied-not-offered = Nie ma tu wolnego miejsca.
denied-sat-elsewhere = W tej grze należało już do ciebie inne miejsce i wiesz, co na nim było: wrócić możesz tylko tam.

## In the story
story-stood-in = Ten ruch wykonuje komputer ({ $name }).
story-kept = { $name } – tu gra teraz komputer.
story-back = { $name } znów gra tu samodzielnie.
story-taken = { $name } przejmuje to miejsce.

## The end
board-finished-last = Grał lub dokończył komputer, więc ostatnie miejsce wśród ludzi: { $names }.
board-finished-out = Grał lub dokończył komputer, więc poza klasyfikacją: { $names }.
