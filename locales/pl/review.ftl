# Reviews of finished games.

board-button-review = Analiza
review-heading = **{ $game }, stół { $table } · { $name }** · { $page } z { $pages }
review-cost = Strata: { $worth }.
review-gain = Zysk wobec zwykłego wyboru: { $worth }.
review-half = około pół punktu
review-points = { $count ->
    [one] około jednego punktu
   *[other] około { $count } punktów
}
review-chance = około { $count }% szans na wygraną
review-done = Zagrano: { $steps }
review-better = Komputer na poziomie trudnym: { $steps }
review-ordinary = Zwykły wybór: { $steps }
review-lacked = Zalety ruchu komputera: { $reasons }
review-had = Zalety tego ruchu: { $reasons }
review-lacks-later = Z początku oba ruchy wyglądają tak samo; później ruch komputera daje: { $reasons }
review-has-later = Z początku oba ruchy wyglądają tak samo; później ten ruch daje: { $reasons }
review-later = Różnica wychodzi na jaw dopiero później: z początku oba ruchy wyglądają tak samo.
review-foot = -# Analiza zna tylko to, co było wtedy wiadomo z tego miejsca. Wartości są szacunkowe: oba ruchy rozegrano dalej wiele razy przy takich samych losowaniach.
review-luck-more = Szczęście: losowania dały więcej niż przeciętnie, { $worth } (± { $doubt }).
review-luck-less = Szczęście: losowania dały mniej niż przeciętnie, { $worth } (± { $doubt }).
review-luck-even = Szczęście: losowania dały mniej więcej tyle, ile dają przeciętnie (± { $doubt }).
review-skill-cost = Umiejętności: strata na wszystkich decyzjach wobec komputera na poziomie trudnym to { $worth } (± { $doubt }).
review-skill-gain = Umiejętności: zysk na wszystkich decyzjach wobec komputera na poziomie trudnym to { $worth } (± { $doubt }).
review-skill-even = Umiejętności: wszystkie decyzje razem były tak dobre jak decyzje komputera na poziomie trudnym, na ile da się to stwierdzić (± { $doubt }).
review-clean = Na żadnej decyzji nie ma straty, którą dałoby się odróżnić od przypadku.
review-none = Nie ma czego analizować: żadna decyzja nie była twoja albo za każdym razem możliwy był tylko jeden ruch.
review-all = { $count ->
    [one] Jedna decyzja.
    [few] Wszystkie { $count } decyzje po kolei.
   *[other] Wszystkie decyzje po kolei: { $count }.
} W górę: lepiej niż zwykły wybór. W dół: gorzej niż komputer na poziomie trudnym. To, co blade, może być przypadkiem.
review-all-alt = { $game }, stół { $table }: po kolumnie na każdą decyzję, razem { $count }. Najkosztowniejsza: { $worst }. Najlepsza: { $best }.
review-all-nothing = brak
review-chart = Wszystkie decyzje
review-chart-up = lepiej niż zwykły wybór
review-chart-down = gorzej niż komputer na poziomie trudnym
review-chart-points = { $count } pkt
review-chart-chance = { $count }%
review-button-next = Dalej
review-button-all = Wszystkie moje decyzje
review-waiting = Twoja analiza czeka w kolejce…
review-thinking = Przeglądam twoją grę… { $done } z { $all }
deny-review-seat = Analiza jest dla tych, którzy siedzieli przy stole do końca. Mogą ci pokazać stronę ze swojej.
deny-review-own = Powstaje już kilka twoich analiz ({ $most }). Poproś ponownie, gdy któraś będzie gotowa.
deny-review-late = Twoja analiza trwa dłużej, niż ta wiadomość może czekać. Poproś ponownie za kilka minut: to, co już przemyślane, zostaje.
