# Hodnocení a rekordy: co na nich hra změní.

board-ratings = Hodnocení: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
rating-gained-trend = { $name } { $rating } ({ $change }; { $trend })
# Five to ten games.
rating-trend = { $change } za posledních { $games } her
board-record = 🏅 Nový rekord – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = O co se hraje?
stakes-now = Tvoje hodnocení je **{ $rating }**. S těmito lidmi: { $places }
stakes-place = { $place }. místo { $change }
stakes-few = Jakmile u stolu sedí dva lidé, řeknu, o co se hraje.
stakes-full = Všechna místa u stolu jsou obsazená. O co se hraje, říkám těm, kdo hrají.
stakes-computers = Hraje tu počítač, takže se nikomu hodnocení nezmění.
figure-score = Nejvíc bodů
figure-lead = Nejtěsnější výhra
figure-moves = Nejrychlejší (tahy)

# Leaderboards and their lists.
leaderboard-button-text = Text
leaderboard-button-alone = Sólo
leaderboard-button-computers = S počítači
leaderboard-button-records = Rekordy
leaderboard-button-ratings = Žebříček
leaderboard-button-about = Jak se hodnotí
leaderboard-button-picture = Obrázek
leaderboard-all-games = Všechny hry
leaderboard-records-title = ## { $game }: rekordy tohoto serveru
leaderboard-records-none = Nikdo tu ještě nedohrál hru s lidmi, která by se počítala.
leaderboard-record = { $place }. { $name } – **{ $value }** (stůl { $table })
leaderboard-which-game = K tomuhle seznamu vyber hru.
leaderboard-alone-title = ## { $game }: nejlepší sólové výsledky
    { $span }
leaderboard-unrated = Tady ještě nikdo nemá hodnocení: začíná první dohranou hrou aspoň dvou lidí. Vyber hru, ať vidíš sólové hry a hry s počítači.

# Seasons: a part of the calendar with a ladder of its own. Below the title: from when until when, and how many people are on it.
ladder-season = Sezóna ve hře { $game }
ladder-season-all = Sezóna ve všech hrách
ladder-season-span = { $from } – { $until } · { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}
ladder-season-young = Zatím bez místa: méně než { $games } hry v této sezóně
leaderboard-button-season = Sezóna
season-none = Na tomto serveru sezóny nejsou. Kdo ho spravuje, může v `/server nastavení` zvolit měsíce nebo čtvrtletí.
season-unknown = Na tomto serveru nebyla sezóna, jejíž dny takto začínají. `/žebříček sezóna:` nabízí ty, které jsou.
season-nobody = V této sezóně tu ještě nikdo nedohrál hru, která se počítá.
season-over = 🏁 Sezóna skončila: { $from } – { $until }.
season-first = V čele: **{ $name }**, hodnocení **{ $rating }**.

# How ratings work, for whoever asks. `young`: the games until a rating has a place; `season`: the same in a season.
ratings-about = **Jak se hodnotí**
    Hodnocení říká, jak dobře tu kdo hraje, v jedné hře nebo ve všech. Každý začíná na **1500**.
    - **Co se počítá** – dohrané hry aspoň dvou lidí. Hry s počítači, sólové hry, první hry s průvodcem a hry bez výsledku nic nemění.
    - **Co změní umístění** – jde jen o umístění, ne o body ve hře. Porovnává se s tebou každý další člověk u stolu: kdo je za tebou, přidá ti body, kdo před tebou, trochu ti jich vezme, a tím víc, čím méně se to čekalo. *O co se hraje?* u stolu to řekne předem.
    - **±** – u prvních { $young } her stojí vedle hodnocení a říká, o kolik se může mýlit. Do té doby nemá místo v žebříčku. Čím lépe je hodnocení známé, tím méně jím jedna hra pohne.
    - **Remízy** – stejné umístění je mezi těmi lidmi remíza.
    - **Kdo se vzdá**, je poslední; čím později, tím lépe.
    - **Za koho počítač** dohraje nebo táhne většinou, je také poslední. Pokud se stůl dohodl, že nemá umístění, vynechá se a ostatní se hodnotí mezi sebou.
    - **Střídání** – místo u stolu se počítá tomu, kdo na něm udělal víc tahů; při stejném počtu tomu, kdo tam seděl na konci.
    - **Sezóny** – pokud si je server zvolil, má každá vlastní žebříček a místo v něm chce tolik her: { $season }. Hodnocení jde dál do další sezóny a je o něco méně jisté.
    - **Vyřazené hry** – moderátor může rozhodnout, že se dohraná hra nepočítá. Kanál se dozví, kdo to rozhodl, a všechna pozdější hodnocení se spočítají znovu.
