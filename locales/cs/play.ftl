# A table by pressing, and ways on from what is not possible.

play-button = Hrát…
play-button-thread = Ve vlastním vlákně
play-button-here = V tomto kanálu
play-button-open = Otevřít stůl
play-which = **Co si chceš zahrát?** Vidíš to jen ty.
play-game = • **{ $game }** – { $blurb }
play-picture = { $game }: stůl této hry
play-alone = Bez ostatních
play-people = { $count ->
    [few] S lidmi: { $count } místa
   *[other] S lidmi: { $count } míst
}
play-computers = { $count ->
    [one] Proti počítači
   *[other] Proti { $count } počítačům
}
play-opening = Stůl se právě otevírá…
deny-play-which = Volby nebo počítače vedle několika lidí patří k jedné hře. Napiš ji do `hra`, nebo si hru nejdřív vyber.
button-table = Ke stolu
help-closed = ⚠️ V tomto kanálu nemůže být stůl: potřebuji tu oprávnění: { $permissions }.

## The same people once more
board-button-another = Něco jiného…
another-which = **Co si zahrát se stejnými lidmi?** Všichni, kdo tu hráli, dostanou pozvánku a hra začne, až přisednou. Vidíš to jen ty.
another-none = Žádná jiná hra není pro tolik hráčů, kolik jich tu hrálo ({ $count }). `/hrát` otevře kteroukoli.
lobby-begins-when-full = Hra začne sama, až budou všechna místa obsazená.
