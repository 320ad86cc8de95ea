# Slash commands: names and descriptions as Discord shows them. Names are lower case, at most 32 characters; descriptions at most 100.

command-play = hrát
command-play-description = Otevři v tomto kanálu stůl pro hru
command-play-game = hra
command-play-game-description = Která hra
command-play-seats = místa
command-play-seats-description = Kolik lidí bude hrát; v čekárně to lze změnit
command-play-computers = počítače
command-play-computers-description = Kolik počítačů bude hrát také; když obsadí celý stůl, hra hned začne
command-play-level = úroveň
command-play-level-description = Jak dobře počítače hrají; bez udání normálně
command-play-thread = vlákno
command-play-thread-description = Založ stolu vlastní vlákno
command-play-options = volby
command-play-options-description = Volby jako klíč=hodnota, více jich odděl mezerami

command-join = přisednout
command-join-description = Posaď se ke stolu v tomto kanálu

command-leave = odejít
command-leave-description = Uvolni své místo, než hra začne

command-option = volba
command-option-description = Změň volbu v čekárně (hostitel)
command-option-key = klíč
command-option-key-description = Která volba, nebo „seats“
command-option-value = hodnota
command-option-value-description = Co nastavit

command-remove = odebrat
command-remove-description = Odeber někoho od stolu: před hrou hostitel, kdykoli moderátor
command-remove-person = osoba
command-remove-person-description = Kdo od stolu odejde

command-start = start
command-start-description = Začni hru s lidmi u stolu

command-move = tah
command-move-description = Proveď tah; více tahů odděl středníkem
command-move-moves = tahy
command-move-moves-description = V zápisu, nebo vlastními slovy, třeba „vyměň 2 vlny za 1 rudu“

command-board = deska
command-board-description = Podívej se na hru ze svého pohledu
command-board-as = jako
command-board-as-description = Obrázek nebo text
command-board-player = hráč
command-board-player-description = Ukaž zvětšeně hru jednoho hráče

command-hand = ruka
command-hand-description = Podívej se na svou ruku a možné tahy; vidíš je jen ty

command-log = záznam
command-log-description = Co se u tohoto stolu stalo
command-log-since = od
command-log-since-description = Jen to, co se stalo od tvého posledního tahu

command-replay = přehrát
command-replay-description = Podívej se na animaci, jak probíhala dohraná hra
command-replay-table = stůl
command-replay-table-description = Číslo stolu; bez něj poslední v tomto kanálu
command-replay-channel = kanál
command-replay-channel-description = Dej ji do tohoto kanálu pro všechny, i se závěrečným obrázkem

command-hint = rada
command-hint-description = Podívej se, co by na tvém místě udělal počítač
command-orders = pokyny
command-orders-description = Podívej se na svá rozhodnutí předem a změň je; vidíš to jen ty
command-orders-next = příští
command-orders-next-description = Kroky pro tvůj příští tah, oddělené znakem ; (Harmonies, Village Green)
command-undo = zpět
command-undo-description = Vezmi zpět svůj poslední krok, nebo o to požádej všechny

command-agree = souhlas
command-agree-description = Souhlas s tím, na co se stůl ptá

command-decline = nesouhlas
command-decline-description = Odmítni to, na co se stůl ptá

command-hand-over = předat
command-hand-over-description = Ať za tebe hraje počítač, než se vrátíš
command-come-back = návrat
command-come-back-description = Vezmi si zpět místo, na kterém hraje počítač
command-resign = vzdát
command-resign-description = Vzdej svou hru
command-resign-sure = určitě
command-resign-sure-description = Ano, určitě

command-end = ukončit
command-end-description = Ukonči hru bez výsledku: souhlasí všichni, nebo rozhodne moderátor

command-rematch = odveta
command-rematch-description = Zahraj si dohranou hru znovu se stejnými lidmi

command-games = hry
command-games-description = Tvé hry na všech serverech: kdo je na tahu, odkdy a kolik zbývá času

command-stats = statistika
command-stats-description = Statistika hry v tomto kanálu
command-fair = férovost
command-fair-description = Jak ověřit náhodu hry v tomto kanálu

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
command-leaderboard-span = období
command-leaderboard-span-description = Které období
command-leaderboard-list = seznam
command-leaderboard-list-description = Který seznam: jinak hodnocení

command-profile = profil
command-profile-description = Jak hraješ ty, nebo někdo jiný na tomto serveru
command-profile-person = osoba
command-profile-person-description = Čí hry; tvé, když nikoho neuvedeš
command-profile-with = s-kým
command-profile-with-description = S kým: jak se vám spolu hrálo
command-profile-as = jako
command-profile-as-description = Jako obrázek, nebo slovy

command-privacy = soukromí
command-privacy-description = Co je o tobě uloženo
command-privacy-export = export
command-privacy-export-description = Vezmi si soubor se vším, co je o tobě uloženo
command-privacy-delete = smazat
command-privacy-delete-description = Ať na tebe bot zapomene: jména, nastavení, místa

command-settings = nastavení
command-settings-description = Jazyk a vzhled stolů na tomto serveru (vyžaduje Správu serveru)
command-settings-language = jazyk
command-settings-language-description = Jazyk veřejných zpráv a obrázků
command-settings-theme = motiv
command-settings-theme-description = Vzhled obrázků
command-settings-boards = desky
command-settings-boards-description = Zda si desky nechají obrázky, když pod nimi stojí novější
command-settings-seasons = sezóny
command-settings-seasons-description = Zda má žebříček vlastní sezóny

command-doctor = diagnóza
command-doctor-description = Zda je tu všechno v pořádku (pro moderátory)

command-help = nápověda
command-help-description = Jak se tu hraje

choice-picture = obrázek
choice-text = text
choice-paper = papír (světlý)
choice-night = noc (tmavá)
choice-boards-latest = obrázek má jen nejnovější deska
choice-boards-keep = každá deska si nechá svůj
choice-seasons-none = bez sezón
choice-seasons-months = sezóna trvá měsíc
choice-seasons-quarters = sezóna trvá čtvrtletí
choice-since-me = mého posledního tahu
choice-span-all = od začátku
choice-span-year = posledních 12 měsíců
choice-span-month = posledních 30 dní
choice-auto = podle toho, kdo stůl otevře

command-bring = přenést
command-bring-description = Přenes stůl do tohoto kanálu (kdo ho otevřel, nebo moderátor)
command-bring-table = stůl
command-bring-table-description = Který stůl
command-undo-sure = určitě
command-undo-sure-description = Zeptej se stolu, když to bez ostatních vrátit nejde
command-end-sure = určitě
command-end-sure-description = Ano, určitě
command-end-moderator = moderátor
command-end-moderator-description = Jako moderátor: ukončit hru všem, nebo vyřadit dohranou hru z žebříčků
