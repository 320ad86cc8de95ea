# A table by pressing, and ways on from what is not possible.

play-button = Zagraj…
play-button-thread = W osobnym wątku
play-button-here = Na tym kanale
play-button-open = Otwórz stół
play-which = **W co chcesz zagrać?** Widzisz to tylko ty.
play-game = • **{ $game }** – { $blurb }
play-picture = { $game }: stół tej gry
play-alone = W pojedynkę
play-people = { $count ->
    [few] Z ludźmi: { $count } miejsca
   *[other] Z ludźmi: { $count } miejsc
}
play-computers = { $count ->
    [one] Przeciw komputerowi
   *[other] Przeciw { $count } komputerom
}
play-opening = Stół właśnie się otwiera…
deny-play-which = Opcje i komputery obok kilku osób dotyczą konkretnej gry. Podaj ją w `gra` albo najpierw wybierz grę.
button-table = Do stołu
help-closed = ⚠️ Na tym kanale nie może stać stół: potrzebuję tu uprawnień: { $permissions }.

## The same people once more
board-button-another = Coś innego…
another-which = **W co zagrać z tymi samymi osobami?** Wszyscy, którzy tu grali, dostaną zaproszenie, a gra zacznie się, gdy każdy zajmie miejsce. Widzisz to tylko ty.
another-none = Żadna inna gra nie pasuje do tylu osób, ile tu grało ({ $count }). `/graj` otwiera dowolną.
lobby-begins-when-full = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.

## Szukanie graczy
lobby-button-search = Szukaj graczy…
search-open = { $name } szuka graczy do gry { $game }. Zajęte miejsca: { $taken } z { $seats }.
search-full = { $game }: wszystkie miejsca przy stole, który otwiera { $name }, są zajęte.
search-why = -# Masz za sobą tę grę na tym serwerze. Jeśli nie chcesz takich zaproszeń: `/ja zaproszenia:none`.
search-calls = { $count ->
    [0] **Zapytać, kto chce zagrać?** Teraz nikogo nie da się powiadomić; wiadomość na kanale stołu pyta wszystkich, którzy ją przeczytają.
    [one] **Zapytać, kto chce zagrać?** Prócz wiadomości na kanale stołu powiadomienie dostanie jedna osoba, która ma za sobą grę { $game } na tym serwerze.
    [few] **Zapytać, kto chce zagrać?** Prócz wiadomości na kanale stołu powiadomienie dostaną { $count } osoby, które mają za sobą grę { $game } na tym serwerze.
   *[other] **Zapytać, kto chce zagrać?** Prócz wiadomości na kanale stołu powiadomienie dostanie { $count } osób, które mają za sobą grę { $game } na tym serwerze.
}
search-calls-role = **Zapytać, kto chce zagrać?** Prócz wiadomości na kanale stołu powiadomienie dostaną wszyscy z rolą { $role }.
search-once = Można to zrobić raz przy danym stole i raz dziennie.
search-button-sure = Zapytaj
done-searched = Zapytano. Wiadomość zniknie, gdy gra się zacznie albo stół zostanie zamknięty.
unfilled-asks = twój stół ({ $game }) czeka już dzień. Zajęte miejsca: { $taken } z { $seats }. Co dalej?
unfilled-button-fill = Dobierz komputery
