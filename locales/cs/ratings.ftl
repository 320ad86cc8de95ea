# Hodnocení a rekordy: co na nich hra změní.

board-ratings = Hodnocení: { $ratings }
rating-gained = { $name } { $rating } ({ $change })
board-record = 🏅 Nový rekord – { $figure }: **{ $value }** ({ $name })
lobby-button-stakes = O co se hraje?
stakes-now = Tvoje hodnocení je **{ $rating }**. S těmito lidmi: { $places }
stakes-place = { $place }. místo { $change }
stakes-few = Jakmile u stolu sedí dva lidé, řeknu, o co se hraje.
figure-score = Nejvíc bodů
figure-lead = Nejtěsnější výhra
figure-moves = Nejrychlejší (tahy)

# Leaderboards and their lists.
leaderboard-button-text = Text
leaderboard-button-alone = Sólo
leaderboard-button-computers = S počítači
leaderboard-button-records = Rekordy
leaderboard-button-ratings = Žebříček
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
