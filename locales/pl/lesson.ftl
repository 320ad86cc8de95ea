# Pierwsza gra z przewodnikiem i objaśnienie tury.

lesson-button = Naucz się, grając
lesson-print = -# Pierwsza gra z przewodnikiem: łatwe komputery, przygotowane losowania, nic się nie liczy.
lesson-over = To była cała partia gry { $game }. Już ją znasz. **Jeszcze raz** zaczyna następną z tymi samymi komputerami, bez przewodnika i z nowymi losowaniami. **Zagraj z ludźmi** otwiera nowy stół, przy którym mogą usiąść inni.
lesson-button-people = Zagraj z ludźmi
fair-lesson = To pierwsza gra z przewodnikiem, a jej losowania są przygotowane: takie same dla wszystkich, którzy uczą się gry { $game }. Jej sekret to SHA-256 tekstu `{ $phrase }` i tylko z niego wynika każde losowanie (losowanie v1). Nikt więc do niczego się nie zobowiązał: o losowości tego bota niczego to nie dowodzi i nigdzie się nie liczy.
fair-lesson-others = Wszystkie inne stoły losują z własnego sekretu, jak mówi docs/fairness.md.

## O co chodzi w turze

explain-button = Objaśnij sytuację
explain-now = Twoje punkty: **{ $points }**
explain-may = **Co możesz zrobić**
explain-choice = • { $choice }
explain-ways = { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
explain-points = punkty { $before } → { $after }
explain-span = punkty od { $least } do { $most }
explain-next = **Co będzie dalej**
explain-rules = -# Pełne zasady są pod przyciskiem „Zasady”.
explain-hints = -# „Podpowiedź” mówi, co zrobiłby tu komputer i dlaczego.
