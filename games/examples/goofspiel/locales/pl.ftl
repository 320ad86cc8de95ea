goofspiel-name = Goofspiel
goofspiel-blurb = Trzynaście nagród, po trzynaście kart, w rundzie jedna tajna oferta.
goofspiel-option-ties = Nagroda przy remisie
goofspiel-option-ties-carry = przechodzi do następnej
goofspiel-option-ties-lose = przepada
goofspiel-rules-overview-title = W skrócie
goofspiel-rules-overview =
    Każdy ma na ręce karty od 1 do 13. Odkrywa się nagrodę, każdy w tajemnicy licytuje kartą, a najwyższa oferta bierze nagrodę. Jeśli najwyższych jest kilka, nie bierze jej nikt: przechodzi do następnej albo przepada, jak się umówiono. Zagrane karty nie wracają na rękę. Po trzynastu rundach liczy się nagrody.
goofspiel-refusal-unreadable = To nie jest oferta. Spróbuj `bid 7`.
goofspiel-refusal-card = Nie masz karty { $card }.
goofspiel-word-bid = licytuj, licytuję, zagraj
goofspiel-ask = Którą kartą licytujesz?
goofspiel-whole = Licytuj kartą { $card }
goofspiel-bid = Wybierz kartę za { $prizes }.
goofspiel-waiting = Gra czeka: { $players }.
goofspiel-closed = Stół jest zamknięty.
goofspiel-over = { $count ->
    [one] Wygrywa { $players }.
   *[other] Wygraną dzielą { $players }.
}
goofspiel-own = Licytujesz kartą { $card }.
goofspiel-has-bid = { $player }: oferta złożona.
goofspiel-won = { $player } bierze { $prizes }.
goofspiel-tied = Nikt nie bierze { $prizes }.
goofspiel-prize = Odkryto { $prize }.
goofspiel-resigned = { $player } rezygnuje z gry.
goofspiel-for = Nagroda: { $prizes }
goofspiel-prizes = Nagrody
goofspiel-all = licytują wszyscy
