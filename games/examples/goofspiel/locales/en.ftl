goofspiel-name = Goofspiel
goofspiel-blurb = Thirteen prizes, thirteen cards each, one secret bid a round.
goofspiel-option-ties = A tied prize
goofspiel-option-ties-carry = is added to the next one
goofspiel-option-ties-lose = is lost
goofspiel-rules-overview-title = Overview
goofspiel-rules-overview =
    Everybody holds the cards 1 to 13. A prize is turned up, everybody secretly bids a card, and the highest bid takes the prize. If several are highest, nobody takes it: it is added to the next prize, or lost, as agreed. Bids are not taken back into the hand. After thirteen rounds the prizes are counted.
goofspiel-refusal-unreadable = That is no bid. Try `bid 7`.
goofspiel-refusal-card = You do not hold the { $card }.
goofspiel-word-bid = bid, play
goofspiel-ask = Bid which card?
goofspiel-whole = Bid the { $card }
goofspiel-bid = Bid a card for { $prizes }.
goofspiel-waiting = Waiting for { $players }.
goofspiel-closed = The table is closed.
goofspiel-over = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
goofspiel-own = You bid the { $card }.
goofspiel-has-bid = { $player } has bid.
goofspiel-won = { $player } takes { $prizes }.
goofspiel-tied = Nobody takes { $prizes }.
goofspiel-prize = The { $prize } is turned up.
goofspiel-resigned = { $player } has resigned.
goofspiel-for = Prize: { $prizes }
goofspiel-prizes = Prizes
goofspiel-all = all to bid
