# What all games and the bot share.

player-number = Hráč { $number }

refusal-not-your-turn = Nejsi na tahu.
refusal-game-over = Tahle hra už skončila.
refusal-resigned = Tuto hru už máš vzdanou.
refusal-seats = Počet hráčů v této hře: { $fewest } až { $most }.
option-unknown = Tahle hra nemá volbu „{ $key }“.
option-value = Volba „{ $key }“ nemůže mít hodnotu „{ $value }“.
form-field-missing = Vyplň prosím všechna povinná pole.
form-field-unreadable = Políčko „{ $field }“ neumím přečíst. Napiš to třeba takhle: { $hint }
# Slova, která ve formuláři mohou stát mezi jinými.
form-joining-words = a i
