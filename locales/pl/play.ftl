# A table by pressing, and ways on from what is not possible.

play-button = Zagraj…
play-button-thread = W osobnym wątku
play-button-here = Na tym kanale
play-button-private = Tylko dla mnie
private-begun = Tę grę widzisz tylko ty; `/ręka` otwiera ją na każdym kanale.
play-button-open = Otwórz stół
play-which = **W co chcesz zagrać?** Widzisz to tylko ty.
play-game = • **{ $game }** – { $blurb }
play-picture = { $game }: stół tej gry
play-alone = Solo
play-people = { $count ->
    [few] Z ludźmi: { $count } miejsca
   *[other] Z ludźmi: { $count } miejsc
}
play-computers = { $count ->
    [one] Przeciw komputerowi
   *[other] Przeciw { $count } komputerom
}
play-opening = Stół właśnie się otwiera…
deny-play-which = Opcje i komputery przy stole dla kilku osób zależą od gry. Podaj ją w `gra` albo najpierw ją wybierz.
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
search-full = { $game }, gospodarz { $name }: wszystkie miejsca są zajęte.
search-why = -# Pytam osoby, które ukończyły tu tę grę. Bez takich powiadomień: `/ja zaproszenia: bez zaproszeń`.
search-calls = { $count ->
    [0] **Zapytać, kto chce zagrać?** Teraz nikogo nie da się powiadomić; wiadomość na kanale stołu pyta wszystkich, którzy ją przeczytają.
    [one] **Zapytać, kto chce zagrać?** Oprócz wiadomości na kanale stołu powiadomienie dostanie jedna osoba, która ukończyła na tym serwerze grę { $game }.
    [few] **Zapytać, kto chce zagrać?** Oprócz wiadomości na kanale stołu powiadomienie dostaną { $count } osoby, które ukończyły na tym serwerze grę { $game }.
   *[other] **Zapytać, kto chce zagrać?** Oprócz wiadomości na kanale stołu powiadomienie dostanie { $count } osób, które ukończyły na tym serwerze grę { $game }.
}
search-calls-role = **Zapytać, kto chce zagrać?** Oprócz wiadomości na kanale stołu powiadomienie dostaną wszyscy z rolą { $role }.
search-once = Można to zrobić raz przy danym stole i raz dziennie.
search-button-sure = Zapytaj
done-searched = Pytanie wysłane. Zniknie, gdy gra się zacznie albo stół się zamknie.
unfilled-asks = twój stół ({ $game }) czeka już dzień. Zajęte miejsca: { $taken } z { $seats }. Co dalej?
unfilled-button-fill = Uzupełnij komputerami
