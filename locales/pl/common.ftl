# What all games and the bot share.

player-number = Gracz { $number }

refusal-not-your-turn = To nie twoja kolej.
refusal-game-over = Ta gra już się skończyła.
refusal-resigned = Twoja gra jest już poddana.
refusal-seats = W tę grę gra od { $fewest } do { $most } osób.
option-unknown = Ta gra nie ma opcji „{ $key }”.
option-value = Opcja „{ $key }” nie może mieć wartości „{ $value }”.
form-field-missing = Wypełnij wszystkie wymagane pola.
form-field-unreadable = Nie umiem odczytać pola „{ $field }”. Napisz na przykład tak: { $hint }
# Słowa, które w formularzu mogą stać między innymi.
form-joining-words = i oraz
