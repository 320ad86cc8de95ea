# A table by pressing, and ways on from what is not possible.

play-button = Hrát…
play-button-thread = Ve vlastním vlákně
play-button-here = V tomto kanálu
play-button-private = Jen pro mě
private-begun = Tuhle hru vidíš jen ty; `/ruka` ji otevře v kterémkoli kanálu.
play-button-open = Otevřít stůl
play-which = **Co si chceš zahrát?** Vidíš to jen ty.
play-game = • **{ $game }** – { $blurb }
play-picture = { $game }: stůl této hry
play-alone = Sólo
play-people = { $count ->
    [few] S lidmi: { $count } místa
   *[other] S lidmi: { $count } míst
}
play-computers = { $count ->
    [one] Proti počítači
   *[other] Proti { $count } počítačům
}
play-opening = Stůl se právě otevírá…
deny-play-which = Volby i počítače ve hře více lidí patří k jedné hře. Napiš ji do `hra`, nebo si hru nejdřív vyber.
button-table = Ke stolu
help-closed = ⚠️ V tomto kanálu stůl být nemůže, chybí mi tu oprávnění: { $permissions }.

## The same people once more
board-button-another = Něco jiného…
another-which = **Co si zahrát se stejnými lidmi?** Všichni, kdo tu hráli, dostanou pozvánku a hra začne, až přisednou. Vidíš to jen ty.
another-none = Žádná jiná hra není pro tolik hráčů, kolik jich tu hrálo ({ $count }). `/hrát` otevře kteroukoli.
lobby-begins-when-full = Hra začne sama, až budou všechna místa obsazená.

## Hledání hráčů
lobby-button-search = Hledat hráče…
search-open = { $name } hledá hráče pro hru { $game }. Obsazená místa: { $taken } z { $seats }.
search-full = { $game }: u stolu, který otevírá { $name }, už je plno.
search-why = -# Tuhle hru už máš na tomto serveru za sebou. Takové pozvánky vypne `/já pozvánky: bez pozvánek`.
search-calls = { $count ->
    [0] **Zeptat se, kdo si chce zahrát?** Teď nejde nikoho upozornit; zpráva v kanálu stolu se ptá všech, kdo ji čtou.
    [one] **Zeptat se, kdo si chce zahrát?** Kromě zprávy v kanálu stolu dostane upozornění jeden člověk, který má na tomto serveru za sebou hru { $game }.
    [few] **Zeptat se, kdo si chce zahrát?** Kromě zprávy v kanálu stolu dostanou upozornění { $count } lidé, kteří mají na tomto serveru za sebou hru { $game }.
   *[other] **Zeptat se, kdo si chce zahrát?** Kromě zprávy v kanálu stolu dostane upozornění { $count } lidí, kteří mají na tomto serveru za sebou hru { $game }.
}
search-calls-role = **Zeptat se, kdo si chce zahrát?** Kromě zprávy v kanálu stolu dostanou upozornění všichni s rolí { $role }.
search-once = Jde to jednou u každého stolu a jednou denně.
search-button-sure = Zeptat se
done-searched = Dotaz je venku. Zpráva zmizí, až hra začne nebo se stůl zavře.
unfilled-asks = tvůj stůl ({ $game }) čeká už den. Obsazená místa: { $taken } z { $seats }. Co teď?
unfilled-button-fill = Doplnit počítači
