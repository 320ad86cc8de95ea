# Decyzje z góry: zlecenia, które widzi tylko ich autor.

orders-title = **Twoje decyzje z góry**
orders-none = Jeszcze żadnych. Wybierz poniżej, co ma się dziać bez ciebie.
orders-line = **{ $number }.** { $order }
orders-left = { $count ->
        [one] { $order } (jeszcze { $count } raz)
        [few] { $order } (jeszcze { $count } razy)
        [many] { $order } (jeszcze { $count } razy)
       *[other] { $order } (jeszcze { $count } razu)
    }
orders-foot = Widzisz to tylko ty. To, co pasuje, dzieje się { $seconds } s po pytaniu do ciebie, bez względu na twoje karty; do tego czasu możesz to tu odwołać, a potem cofnąć jak każdy swój ruch. Inni widzą zwykły ruch.
orders-cancel = Odwołaj…
panel-orders = Zdecyduj z góry…
story-order = (Na zlecenie.)
refusal-order = Nie umiem odczytać tego zlecenia. Wypełnij pola tak jak w przykładach, z różnymi kartami po obu stronach.
denied-no-orders = W tej grze nie ma o czym decydować z góry.
denied-no-such-order = Tego zlecenia już nie ma. Aktualne pokazuje `/z-góry zlecenia`.
denied-too-many-orders = { $most ->
        [one] Przy jednym stole możesz mieć { $most } zlecenie. Najpierw je odwołaj.
        [few] Przy jednym stole możesz mieć { $most } zlecenia. Najpierw odwołaj któreś z nich.
        [many] Przy jednym stole możesz mieć { $most } zleceń. Najpierw odwołaj któreś z nich.
       *[other] Przy jednym stole możesz mieć { $most } zlecenia. Najpierw odwołaj któreś z nich.
    }

term-forced = Jedyny możliwy ruch
term-forced-no = wykonuje gracz
term-forced-yes = wykonuje się sam
term-undo = Cofanie za zgodą wszystkich
term-undo-game = dowolny ruch tej gry
term-undo-round = najwyżej jedna runda
story-forced = (Nic innego nie było możliwe.)

orders-next = Przygotuj następną turę…
orders-next-turn = Następna tura: { $moves }
orders-dropped = Twój plan na tę turę już nie pasował, więc nic z niego się nie stało.
plan-title = **Plan na twoją następną turę**
plan-empty = Na razie nic. Wybierz, co zrobisz najpierw.
plan-moves = Albo wpisz całą turę: `/z-góry tura ruchy: { $moves }`
plan-foot = Plan zagra się sam { $seconds } s po początku twojej tury, jeśli cały będzie jeszcze możliwy; jeśli nie, nie stanie się nic i dowiesz się o tym tutaj.
plan-shut = Dalej nie da się niczego przewidzieć: zdecydujesz w swojej turze.
plan-back = Usuń ostatni ruch
refusal-order-next = Teraz nie ma czego przygotowywać: trwa twoja tura albo gra na razie na to nie pozwala.
