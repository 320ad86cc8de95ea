# Slash commands: names and descriptions as Discord shows them. Names are lower case, at most 32 characters; descriptions at most 100.

command-play = hrát
command-play-description = Otevři v tomto kanálu stůl pro hru
command-play-game = hra
command-play-game-description = Která hra
command-play-seats = místa
command-play-seats-description = Kolik lidí bude hrát; jde to změnit i v čekárně
command-play-computers = počítače
command-play-computers-description = Kolik počítačů bude hrát také; když obsadí celý stůl, hra hned začne
command-play-level = úroveň
command-play-level-description = Jak dobře počítače hrají; když nic nevybereš, přizpůsobí se ti
command-play-thread = vlákno
command-play-thread-description = Založ stolu vlastní vlákno
command-play-private = soukromě
command-play-private-description = Hra, kterou vidíš jen ty: sólo, nebo s počítači
command-play-looking = hledat
command-play-looking-description = Zeptej se na tomto serveru, kdo se chce přidat
command-play-options = volby
command-play-options-description = Volby jako klíč=hodnota, víc voleb odděl mezerami

command-join = přisednout
command-join-description = Posaď se ke stolu v tomto kanálu

command-move = tah
command-move-description = Zahraj tah; víc tahů odděl středníkem
command-move-moves = tahy
command-move-moves-description = V zápisu, nebo vlastními slovy, třeba „vyměň 2 vlny za 1 rudu“

command-board = deska
command-board-description = Podívej se na hru ze svého pohledu
command-board-as = jako
command-board-as-description = Obrázek nebo text
command-board-player = hráč
command-board-player-description = Zvětši desku jednoho hráče

command-hand = ruka
command-hand-description = Podívej se na svou ruku a možné tahy; vidíš je jen ty

command-hint = rada
command-hint-description = Podívej se, co by na tvém místě udělal počítač

command-undo = zpět
command-undo-description = Vezmi zpět svůj poslední krok, nebo o to požádej všechny
command-undo-sure = určitě
command-undo-sure-description = Zeptej se ostatních, když to bez nich vrátit nejde

command-log = záznam
command-log-description = Co se u tohoto stolu stalo
command-log-since = od
command-log-since-description = Jen to, co se stalo od tvého posledního tahu

command-games = hry
command-games-description = Tvé hry na všech serverech: kdo je na tahu, odkdy a kolik zbývá času

command-rules = pravidla
command-rules-description = Přečti si pravidla hry
command-rules-game = hra
command-rules-game-description = Která hra; jinak ta v tomto kanálu
command-rules-topic = téma
command-rules-topic-description = Která část pravidel

command-leaderboard = žebříček
command-leaderboard-description = Kdo na tomto serveru hraje nejlépe
command-leaderboard-game = hra
command-leaderboard-game-description = Která hra
command-leaderboard-season = sezóna
command-leaderboard-season-description = Která sezóna, podle data
command-leaderboard-span = období
command-leaderboard-span-description = Které období
command-leaderboard-list = seznam
command-leaderboard-list-description = Který seznam; když nic nevybereš, hodnocení

command-profile = profil
command-profile-description = Jak hraješ ty, nebo někdo jiný na tomto serveru
command-profile-person = osoba
command-profile-person-description = Čí hry; tvé, když nikoho neuvedeš
command-profile-with = s-kým
command-profile-with-description = S kým: jak se vám spolu dařilo
command-profile-as = jako
command-profile-as-description = Jako obrázek, nebo slovy

command-help = nápověda
command-help-description = Jak se tu hraje

## /table …
command-table = stůl
command-table-description = Všechno u stolu v tomto kanálu kromě tahů
command-table-start = start
command-table-start-description = Začni hru s lidmi u stolu
command-table-leave = odejít
command-table-leave-description = Uvolni své místo, než hra začne
command-table-option = volba
command-table-option-description = Změň volbu v čekárně (hostitel)
command-table-option-key = klíč
command-table-option-key-description = Která volba, nebo „seats“
command-table-option-value = hodnota
command-table-option-value-description = Co nastavit
command-table-remove = odebrat
command-table-remove-description = Vyřaď někoho: před začátkem hry hostitel, kdykoli moderátor
command-table-remove-person = osoba
command-table-remove-person-description = Kdo od stolu odejde
command-table-rematch = odveta
command-table-rematch-description = Zahraj si dohranou hru znovu se stejnými lidmi
command-table-bring = přenést
command-table-bring-description = Přenes stůl do tohoto kanálu (hostitel nebo moderátor)
command-table-bring-table = stůl
command-table-bring-table-description = Který stůl
command-table-pause = pauza
command-table-pause-description = Požádej ostatní o pauzu: čas se zastaví
command-table-resume = pokračovat
command-table-resume-description = Ukonči pauzu
command-table-more-time = více-času
command-table-more-time-description = Přidej někomu čas
command-table-more-time-player = hráč
command-table-more-time-player-description = Komu; když nikoho neuvedeš, tomu, na koho čekáš
command-table-end = ukončit
command-table-end-description = Ukonči hru bez výsledku: souhlasí všichni, nebo rozhodne moderátor
command-table-end-sure = určitě
command-table-end-sure-description = Ano, určitě
command-table-end-moderator = moderátor
command-table-end-moderator-description = Jako moderátor: ukončit hru všem, nebo vyřadit dohranou hru z žebříčků
command-table-resign = vzdát
command-table-resign-description = Vzdej svou hru
command-table-resign-sure = určitě
command-table-resign-sure-description = Ano, určitě
command-table-vote = hlasovat
command-table-vote-description = Řekni, co udělat, když někomu vypršel čas
command-table-vote-remedy = co
command-table-vote-remedy-description = Co udělat
command-table-agree = souhlas
command-table-agree-description = Odpověz na otázku u stolu ano
command-table-decline = nesouhlas
command-table-decline-description = Odpověz na otázku u stolu ne

## /seat …
command-seat = místo
command-seat-description = Tvé místo: předat ho, vrátit se, nabídnout, převzít volné
command-seat-hand-over = předat
command-seat-hand-over-description = Ať za tebe hraje počítač, než se vrátíš
command-seat-come-back = návrat
command-seat-come-back-description = Vezmi si zpět místo, na kterém hraje počítač
command-seat-offer = nabídnout
command-seat-offer-description = Nabídni své místo někomu jinému
command-seat-take = převzít
command-seat-take-description = Převezmi volné místo a hraj dál

## /ahead …
command-ahead = předem
command-ahead-description = O čem rozhoduješ předem
command-ahead-orders = pokyny
command-ahead-orders-description = Podívej se na své pokyny předem a změň je; vidíš je jen ty
command-ahead-turn = tah
command-ahead-turn-description = Připrav si příští tah (Harmonies, Village Green); vidíš ho jen ty
command-ahead-turn-moves = kroky
command-ahead-turn-moves-description = Kroky pro tvůj příští tah, oddělené znakem ;

## /show …
command-show = ukázat
command-show-description = Čísla, náhoda a přehrání hry
command-show-stats = statistiku
command-show-stats-description = Statistika hry v tomto kanálu
command-show-replay = přehrání
command-show-replay-description = Podívej se na animaci, jak probíhala dohraná hra
command-show-replay-table = stůl
command-show-replay-table-description = Číslo stolu; bez něj poslední v tomto kanálu
command-show-replay-channel = kanál
command-show-replay-channel-description = Dej přehrání do tohoto kanálu pro všechny, i se závěrečným obrázkem
command-show-review = rozbor
command-show-review-description = Projdi svá rozhodnutí v dohrané hře
command-show-review-table = stůl
command-show-review-table-description = Číslo stolu; bez něj poslední v tomto kanálu
command-show-fair = férovost
command-show-fair-description = Jak ověřit náhodu hry v tomto kanálu

## /server …
command-server = server
command-server-description = Pro ty, kdo se starají o tento server
command-server-settings = nastavení
command-server-settings-description = Jazyk a vzhled stolů na tomto serveru (potřebuješ oprávnění Spravovat server)
command-server-settings-language = jazyk
command-server-settings-language-description = Jazyk veřejných zpráv a obrázků
command-server-settings-theme = motiv
command-server-settings-theme-description = Vzhled obrázků
command-server-settings-boards = desky
command-server-settings-boards-description = Jestli si starší desky nechají obrázky, když pod nimi přibude novější
command-server-settings-seasons = sezóny
command-server-settings-seasons-description = Jestli má žebříček vlastní sezóny
command-server-settings-players = hráči
command-server-settings-players-description = Role, kterou upozorním, když někdo hledá hráče
command-server-doctor = diagnóza
command-server-doctor-description = Zkontroluj, jestli je tu všechno v pořádku (pro moderátory)

## Choices
choice-picture = obrázek
choice-text = text
choice-paper = papír (světlý)
choice-night = noc (tmavá)
choice-boards-latest = obrázek má jen nejnovější deska
choice-boards-keep = každá deska si nechá svůj
choice-seasons-none = bez sezón
choice-players-none = ti, kdo mají hru za sebou
choice-seasons-months = sezóna trvá měsíc
choice-seasons-quarters = sezóna trvá čtvrtletí
choice-since-me = mého posledního tahu
choice-span-all = od začátku
choice-span-year = posledních 12 měsíců
choice-span-month = posledních 30 dní
choice-auto = podle toho, kdo stůl otevře
