goofspiel-name = Goofspiel
goofspiel-blurb = Třináct cen, každý třináct karet, v kole jedna tajná nabídka.
goofspiel-option-ties = Cena při shodě
goofspiel-option-ties-carry = přidá se k další
goofspiel-option-ties-lose = propadne
goofspiel-rules-overview-title = Přehled
goofspiel-rules-overview =
    Každý drží karty 1 až 13. Odkryje se cena, každý tajně nabídne kartu a nejvyšší nabídka cenu bere. Je-li nejvyšších několik, nebere ji nikdo: přidá se k další ceně, nebo propadne, podle dohody. Nabídnuté karty se do ruky nevracejí. Po třinácti kolech se ceny sečtou.
goofspiel-refusal-unreadable = To není nabídka. Zkus `bid 7`.
goofspiel-refusal-card = Kartu { $card } nemáš.
goofspiel-word-bid = nabídni, nabízím, zahraj
goofspiel-ask = Kterou kartu nabídneš?
goofspiel-whole = Nabídnout kartu { $card }
goofspiel-bid = Nabídni kartu za { $prizes }.
goofspiel-waiting = Čeká se: { $players }.
goofspiel-closed = Stůl je zavřený.
goofspiel-over = { $count ->
    [one] Vyhrává { $players }.
   *[other] O výhru se dělí { $players }.
}
goofspiel-own = Nabízíš kartu { $card }.
goofspiel-has-bid = { $player } má nabídnuto.
goofspiel-won = { $player } bere { $prizes }.
goofspiel-tied = Cenu { $prizes } nebere nikdo.
goofspiel-prize = Odkryla se { $prize }.
goofspiel-resigned = { $player } vzdává hru.
goofspiel-for = Cena: { $prizes }
goofspiel-prizes = Ceny
goofspiel-all = nabízejí všichni
