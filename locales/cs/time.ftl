## Absent people
absence-time-up = ⏳ **{ $name }**: čas vypršel. Co uděláme?
absence-silent = ⏳ **{ $name }**: už několik dní žádný tah. Co uděláme?
absence-holiday = 🌙 **{ $name }** má dovolenou do { $back } a stůl čeká. Co uděláme?
absence-asked = { $people } – rozhodne většina z vás.
absence-asked-one = { $people } – rozhodnutí je na tobě.
absence-wish = **{ $wish }**: { $names }
absence-button-time = Více času
absence-button-move = Tento tah udělá počítač
absence-button-caretaker = Dál hraje počítač
absence-button-substitute = Najít náhradu
absence-time = Rozhodnuto: { $name } dostává více času.
absence-move = Rozhodnuto: tento tah udělá počítač ({ $name }).
absence-caretaker = Rozhodnuto: { $name } – do návratu hraje počítač.
absence-substitute = Rozhodnuto: místo, kde sedí { $name }, je volné pro někoho jiného.
absence-over = { $name } – vyřešeno, už není třeba rozhodovat.
absence-noted = Zapsáno. Stane se to, jakmile to bude chtít většina ostatních.
absence-done = Hotovo.
call-asked = výše čeká otázka na tebe
call-begin = všechna místa jsou obsazená: můžeš začít hru
call-absent = ⏳ Ostatní rozhodují, co dál bez tebe. Když teď zahraješ, je to vyřešené.
call-time-up = ⏳ Tvůj čas vypršel. Ostatní rozhodují, co dál bez tebe; když teď zahraješ, je to vyřešené.

## Free seats
offer-seat = 💺 Volné místo: **{ $name }** ({ $game }). Kdo si ho vezme, uvidí, co k němu patří, a hraje dál.
offer-button = Vzít si toto místo
offer-taken = Místo je obsazeno: { $name } hraje dál.
offer-withdrawn = { $name } je zpět; místo už není volné.
offer-over = Hra skončila; místo už není volné.
offer-done = Tvoje místo je v kanálu nabídnuto; než si ho někdo vezme, hraje počítač. Dokud je volné, můžeš se vrátit.
take-done = Tohle je teď tvoje místo.
more-offer = Najít náhradu…

## Time
board-times = ⏳ Čas vyprší: { $times }
board-time = { $name } { $time }
board-paused = ⏸️ Pauza: čas stojí. `/stůl pokračovat` ji ukončí.
more-pause = Pauza…
more-resume = Ukončit pauzu
pause-done = Čas stojí.
resume-done = Čas zase běží.
more-time-done = { $name } má více času.
consent-pause = { $name } chce pauzu: čas stojí, dokud ho někdo z vás zase nespustí. Souhlasíte všichni?
consent-pause-asked = { $name } chce pauzu.
notice-pause-declined = { $name } nesouhlasí s pauzou.
notice-paused = ⏸️ Všichni souhlasili: hra má pauzu, dokud někdo z vás nepoužije `/stůl pokračovat`.
notice-still-paused = ⏸️ Hra má pauzu už { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. `/stůl pokračovat` ji ukončí, `/stůl ukončit` se všech zeptá, jestli hru ukončit.
notice-resumed = ▶️ { $name } končí pauzu.
notice-more-time = { $name } přidává čas: { $other }.
notice-time-up = Čas vypršel: podle dohody udělá tento tah počítač ({ $name }). Potom hraje dál { $name }.
notice-stood-in = Ostatní rozhodli: tento tah udělá počítač, potom { $name } hraje dál.
notice-kept = Ostatní rozhodli: zatím hraje počítač – { $name } se může kdykoli vrátit: `/místo návrat`.
notice-taken = { $name } přebírá místo ({ $old }) a hraje dál.
deny-which-person = Stůl čeká na více lidí. Napiš, komu přidat čas: `/stůl více-času hráč:`

## The pace of a table, said before one sits down
lobby-pace = ⏳ Na koho hra čeká, má { $start } a po každém rozhodnutí o { $bonus } víc, nejvýš { $most }. Doba klidu a dovolená se nepočítají.
lobby-pace-vote = -# Když čas vyprší, rozhodnou ostatní: více času, počítač na tento tah či do návratu, nebo náhrada.
lobby-pace-strict = -# Když čas vyprší, tah hned udělá počítač.

## Refusals
denied-paused = Hra už má pauzu. `/stůl pokračovat` ji ukončí.
denied-not-paused = Hra nemá pauzu.
denied-own-time = Více času ti mohou dát jen ostatní.
denied-not-waited-for = Na toho člověka stůl nečeká.
denied-already-offered = Tvoje místo už je nabídnuto.
denied-not-offered = Žádné místo tu není volné.
denied-sat-elsewhere = V téhle hře ti už patřilo jiné místo a víš, co na něm bylo: vrátit se můžeš jen na něj.

## In the story
story-stood-in = Tento tah dělá počítač ({ $name }).
story-kept = { $name } – tady teď hraje počítač.
story-back = { $name } tu zase hraje osobně.
story-taken = { $name } přebírá toto místo.

## The end
board-finished-last = Hrál nebo dohrál počítač, proto poslední místo mezi lidmi: { $names }.
board-finished-out = Hrál nebo dohrál počítač, proto bez umístění: { $names }.
