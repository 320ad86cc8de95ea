# První hra s průvodcem a vysvětlení tahu.

lesson-button = Nauč se hraním
lesson-print = -# První hra s průvodcem: lehké počítače, připravená náhoda, nic se nepočítá.
lesson-over = To byla celá hra { $game }. Teď už ji znáš. **Hrát znovu** začne další proti stejným počítačům, bez průvodce a s novou náhodou. **Hrát s lidmi** otevře nový stůl, ke kterému si mohou přisednout ostatní.
lesson-button-people = Hrát s lidmi
fair-lesson = Tohle je první hra s průvodcem a její náhoda je připravená: stejná pro všechny, kdo se učí hru { $game }. Její tajemství je SHA-256 textu `{ $phrase }` a každé losování vychází jen z něj (náhoda v1). Nikdo se tedy k ničemu nezavázal: o náhodě tohoto bota to nic nedokazuje a nikam se to nepočítá.
fair-lesson-others = Všechny ostatní stoly losují z vlastního tajemství, jak říká docs/fairness.md.

## O čem je tah

explain-button = Vysvětlit tento tah
explain-now = Tvoje body: **{ $points }**
explain-may = **Co můžeš udělat**
explain-choice = • { $choice }
explain-ways = { $count ->
        [one] jeden způsob
        [few] { $count } způsoby
        [many] { $count } způsobu
       *[other] { $count } způsobů
    }
explain-points = body { $before } → { $after }
explain-span = body od { $least } do { $most }
explain-next = **Co bude dál**
explain-rules = -# Úplná pravidla jsou pod tlačítkem „Pravidla“.
explain-hints = -# „Rada“ řekne, co by tu udělal počítač a proč.
