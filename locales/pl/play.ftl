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
deny-play-which = Opcje albo komputery obok kilku osób dotyczą konkretnej gry. Podaj ją w `gra` albo najpierw wybierz grę.
button-table = Do stołu
help-closed = ⚠️ Na tym kanale nie może stać stół: potrzebuję tu uprawnień: { $permissions }.

## The same people once more
board-button-another = Coś innego…
another-which = **W co zagrać z tymi samymi osobami?** Wszyscy, którzy tu grali, dostaną zaproszenie, a gra zacznie się, gdy każdy zajmie miejsce. Widzisz to tylko ty.
another-none = Żadna inna gra nie pasuje do tylu osób, ile tu grało ({ $count }). `/graj` otwiera dowolną.
lobby-begins-when-full = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
