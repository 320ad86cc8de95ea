# What the bot says around the games.

## The lobby
lobby-title = ## { $game }
    { $blurb }
lobby-host = Stůl { $table }, hostitel: { $name }
lobby-seat-taken = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** ({ $level })
lobby-seat-free = { $number }. _volno_
lobby-seat-reliable = { $seat } – dohrané hry: { $share } %
lobby-seat-quick = { $seat } – dohrané hry: { $share } %, tah obvykle do { $time }
person-forgotten = Anonym
person-computer = počítač
caretaker-name = { $name } (počítač)
computer-name = Počítač { $number }
computer-level-random = hraje náhodně
computer-level-greedy = bere to, co hned přinese nejvíc bodů
computer-level-beginner = začátečnický
computer-level-easy = lehký
computer-level-normal = normální
computer-level-hard = těžký
computer-level-auto = přizpůsobený mně
lobby-options = Volby: { $options }
lobby-missing = { $count ->
    [one] K začátku chybí ještě jeden člověk.
    [few] K začátku chybí ještě { $count } lidé.
   *[other] K začátku chybí ještě { $count } lidí.
}
lobby-ready = Všichni jsou tu: hostitel může začít.
lobby-could-start = Lidí je dost: hostitel může začít, nebo počkat na další.
lobby-hint = -# Příkazy: `/přisednout`, `/stůl odejít`, `/stůl volba`, `/stůl odebrat`, `/stůl start`
lobby-button-join = Přisednout
lobby-button-leave = Odejít
lobby-button-start = Začít
lobby-button-setup = Nastavení…
lobby-button-computer = Přidat počítač
lobby-button-close = Zavřít stůl
lobby-closed = Stůl pro hru { $game } se zavřel dřív, než hra začala.
lobby-secret = -# Nic se nelosovalo. Tajemství stolu: { $secret }.
lobby-setup = Tohle vidíš jen ty. Vyber, co chceš změnit, a pak jak; v čekárně se to hned ukáže.
lobby-agreed = Na tomhle se stůl dohodl. Změnit to může jen hostitel.
lobby-seats = Místa
lobby-seats-value = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
lobby-computer = Počítač
lobby-remove = Vyřadit někoho…
lobby-thread-opened = Stůl je v { $channel }.
thread-name = { $game } · stůl { $table }
lobby-opened = Stůl je otevřený.
suited-first = Úroveň počítačů: { $level } – tuhle hru s nimi hraješ poprvé.
suited-by-games = Úroveň počítačů: { $level }. Výhry v posledních hrách na úrovni „{ $before }“: { $wins } z { $games }.

## The board
board-title = -# { $game } · stůl { $table }
board-waiting = Čeká se na: { $names }.
board-thinking = 💭 { $names } { $count ->
    [one] přemýšlí
   *[other] přemýšlejí
} …
board-computer = { $name }: { $level }
board-computers = -# { $computers }
board-call = { $people } – { $duty }
call-reminder = -# Hra čeká od: { $since }.
call-last-reminder = -# Hra čeká od: { $since }. Toto je poslední připomínka.
board-your-turn = jsi na tahu
board-final = **Konec hry.**
board-place = { $place }. { $name }: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
board-resigned = { $count ->
    [one] { $names } se vzdává.
   *[other] { $names } se vzdávají.
}
board-decider = Remízu nerozhodlo žádné kritérium: rozhodující partii spustíš jedním tlačítkem.
board-abandoned = Hra skončila bez výsledku.
board-solo-abandoned = Sólová hra skončila předčasně.
board-secret = -# Náhoda v této hře vychází z tajemství { $secret }; jeho otisk je zveřejněný od začátku.
board-fingerprint = -# Otisk: { $fingerprint }
board-button-panel = Tvůj tah
board-button-interrupt = Mimo pořadí…
board-button-text = Jako text
board-button-log = Záznam
board-button-rules = Pravidla
board-button-rematch = Hrát znovu
board-button-replay = Přehrát hru
board-button-share = Sdílet

## The replay
replay-choice = { $game } · stůl { $table }
replay-waiting = Přehrání hry čeká, až se nakreslí jiná…
replay-drawing = Kreslím přehrání hry… { $drawn } z { $frames }
replay-ready = { $game }, stůl { $table }: jak hra probíhala, od přípravy až do konce.
replay-alt = { $game }, stůl { $table }: animace desky od přípravy po závěrečný obrázek.
replay-show = Ukázat všem
deny-replay-busy = Kreslí se už příliš mnoho přehrání. Zkus to znovu za minutu.
deny-replay-own = Už se pro tebe kreslí přehrání her: { $most }. O další si řekni, až bude některé hotové.
deny-replay-unknown = V tomto kanálu stůl s tím číslem nebyl. Číslo stolu je pod jeho deskami.

## Sharing a finished game
share-where = { $game }, stůl { $table }. Do kterého kanálu mám dát závěrečný obrázek a přehrání hry? Nikoho neoznačím. Napíšu:
share-pick = Vyber kanál
share-won = 🏆 **{ $game }**: vítězí { $names }, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}; dále { $others }.
share-shared = 🏆 **{ $game }**: společné vítězství, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}: { $names }; dále { $others }.
share-shared-by-all = 🏆 **{ $game }**: společné vítězství, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}: { $names }.
share-alone = **{ $game }** sólo: { $names }, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
share-alone-verdict = **{ $game }** sólo: { $names }, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
} ({ $verdict }).
share-nobody = **{ $game }**: nikdo nevyhrál, všichni odešli.
share-other = { $name } ({ $score })
share-other-resigned = { $name } (hra vzdána)
share-done = Sdíleno v kanálu { $channel }: { $link }
share-no-replay = Přehrání hry chybí: nepodařilo se nakreslit, nebo je příliš velké.
deny-share-stranger = Tuhle hru mohou sdílet jen ti, kdo u stolu seděli, a moderátoři.
deny-share-private = Kanál tohoto stolu nevidí všichni, takže jinam mohou hru sdílet jen ti, kdo u něj seděli.
deny-share-no-result = Tahle hra nemá výsledek, takže není co sdílet.
deny-share-own = V kanálu { $channel } psát nesmíš; chybí ti tam: { $permissions }. Vyber prosím jiný kanál.
deny-share-again = Tahle hra se v kanálu { $channel } právě sdílela, nebo se to chystá. Znovu to půjde za minutu.
deny-share-permission = V kanálu { $channel } to nesmím. Ať mi tam prosím někdo dá oprávnění: { $permissions }. Nebo vyber jiný kanál.
deny-share-closed = Do kanálu { $channel } psát nemůžu: je pro mě zavřený, zamčený nebo archivovaný. Pusť mě tam, nebo vyber jiný kanál.
deny-share-gone = Ten kanál už neexistuje. Vyber prosím jiný.
deny-share-refused = Discord tuhle zprávu v kanálu { $channel } nepřijal; možná ji zadržel filtr serveru. Vyber prosím jiný kanál.
deny-share-slow = Discord mi neodpovídá. Podívej se, jestli je hra v kanálu { $channel }; když ne, sdílej ji za minutu znovu.

## The panel
panel-stale = Hra se mezitím posunula. Z tvé volby zůstalo, co ještě platí; podívej se, než ji potvrdíš.
panel-undo = Vzít zpět
panel-more = Více…
panel-other = Nebo: { $choice } …
panel-clear = Začít znovu
panel-form = { $title }…
panel-done = Hotovo.
panel-since = **Od tvého posledního tahu:**
panel-since-start = **Zatím:**
panel-since-more = … zbytek ukáže `/záznam od: mého posledního tahu`.
panel-more-title = Co ještě?
panel-preview = Body: **{ $before } → { $after }**
panel-moves = Nebo napiš: `/tah { $example }`
deny-move-command = „/tah“ je pro tahy; na tohle je { $command }.
panel-spectator = U tohoto stolu nesedíš; tohle vidí všichni.
more-stats = Statistika
more-hand-over = Ať za mě hraje počítač
more-come-back = Vrátit se do hry
hand-over-done = Od teď za tebe hraje počítač a všichni to vidí. Své místo si můžeš kdykoli vzít zpět. Když hru dohraje počítač, skončíš mezi lidmi poslední, nebo bez umístění, pokud se na tom stůl dohodl.
panel-handed-over = U tohoto stolu za tebe hraje počítač.
come-back-done = Zase hraješ za sebe.
more-show-here = Ukázat tuhle hru tady
more-resign = Vzdát hru…
more-end = Ukončit hru…
more-discount = Nezapočítat hru…
resign-question = Opravdu chceš hru vzdát? Nepůjde to vzít zpět.
resign-question-last = Opravdu chceš hru vzdát? Nepůjde to vzít zpět. U tohoto stolu už nejsou jiní lidé: hra skončí bez výsledku, nebo ji počítače dohrají a ty se můžeš dívat. Tak či tak se nikomu nepočítá.
resign-sure = Ano, vzdávám hru
resign-watch = Vzdávám hru a dívám se dál
resign-done = Vzdáváš hru.
resign-done-watching = Vzdáváš hru. Počítače ji dohrají; průběh je vidět na desce v kanálu.
end-done = Hra skončila bez výsledku.
done-discounted = Tahle hra už se nikde nepočítá.

## Asking the table
consent-undo = { $name } chce vzít zpět všechno od svého posledního tahu. { $action } Souhlasíte všichni?
consent-undo-reach = Vrátí se tahy: { $moves }, nejstarší { $since }.
consent-undo-seen = Další hráč, který bude losovat, vylosuje znovu totéž, a { $count ->
        [one] { $names } to už zná.
       *[other] { $names } to už znají.
    }
consent-undo-moves = { $name } { $count }
consent-end = { $name } chce hru ukončit bez výsledku: nikdo nevyhraje a hra se nikam nepočítá. Souhlasíte všichni?
consent-open = Čeká se na odpověď: { $names }
consent-agree = Souhlasím
consent-decline = Nesouhlasím
consent-asked = Ptám se všech u stolu.
consent-which = Otázek na tebe bylo víc. Otevřená je teď tahle:
consent-sure = Nejdřív se podívej, co se vrátí; souhlas dá až tlačítko dole:
consent-given = Souhlasíš.
consent-refused = Nesouhlasíš.
consent-undo-asked = { $name } chce vzít zpět všechno od svého posledního tahu.
consent-end-asked = { $name } chce hru ukončit bez výsledku.
consent-withdrawn = { $name } bere otázku zpět.
consent-lapsed = Otázka už neplatí, protože hra mezitím pokračovala.
notice-undone = { $name } bere se souhlasem všech zpět { $count ->
        [one] 1 tah, { $since }.
        [few] { $count } tahy, nejstarší { $since }.
       *[other] { $count } tahů, nejstarší { $since }.
    }
notice-undo-declined = { $name } nesouhlasí s vrácením; hra pokračuje beze změny.
notice-end-declined = { $name } nesouhlasí s ukončením; hra pokračuje.
notice-lapsed = { $name } – otázka už neplatí: hra pokračovala dřív, než všichni odpověděli.
notice-unanswered = { $name } – otázka už neplatí: včas neodpověděli všichni.
notice-forgotten = { $name } hraje dál: kdo tu seděl, odešel nadobro.
notice-ended = Hra skončila bez výsledku.
notice-expired = Sedm dní tu nikdo nezačal hru, a tak je stůl zavřený. `/hrát` otevře nový.
notice-call = { $people } – { $notice }
appeal-open = { $people } – prosím o odpověď:
appeal-button-panel = Jiná odpověď…
appeal-gone = Tohle už je vzaté zpět.
form-kept = Tvůj text: { $text }

## Answers
done-joined = Máš místo u stolu.
done-left = Místo je zase volné.
done-started = Hra začíná.
done-option = Změněno.
done-removed = { $name } odchází od stolu.
done-freed = Hotovo. Kanál už o tom ví.
done-undone = Vrácené tahy: { $moves }.
done-rematch = Nový stůl je otevřený.
done-settings = Odteď: jazyk { $language }, vzhled { $theme }, obrázky starých desek: { $boards }; sezóny: { $seasons }; při hledání hráčů dostanou upozornění: { $players }.
board-caption = Hra z tvého pohledu:
log-title = Co se stalo u stolu { $table }:
log-since-title = Co se u stolu { $table } stalo od tvého posledního tahu:
log-empty = Zatím se nic nestalo.
log-cut = -# Dřívější záznamy jsou v přiloženém souboru.
deny-log-own = Tvé záznamy už jsou na cestě. O další si řekni, až některý z nich dorazí.
stats-none = Na statistiku je ještě brzy.
text-cut = -# Celý text je v přiloženém souboru.

## Lists
games-title = **Tvé hry**
games-none = Nesedíš u žádného stolu. Nový otevřeš příkazem `/hrát`.
games-yours = { $channel } – [{ $table }]({ $link }): **jsi na tahu** – tah začal { $since }
games-asked = { $channel } – [{ $table }]({ $link }): **čeká se na tvou odpověď** – { $since }
games-begin = { $channel } – [{ $table }]({ $link }): **všechna místa jsou obsazená, můžeš začít** – { $since }
games-waiting = { $channel } – [{ $table }]({ $link }): čeká se na: { $names } – tah začal { $since }
games-paused = { $channel } – [{ $table }]({ $link }): pauza – `/stůl pokračovat` ji ukončí
games-lobby = { $channel } – [{ $table }]({ $link }): hra ještě nezačala
leaderboard-title = ## { $game }: nejlepší na tomto serveru
    { $span }
leaderboard-none = V tomhle období tu nikdo nedohrál hru, která se počítá.
# Headings of a table: short.
leaderboard-column-name = Hráč
leaderboard-column-games = Her
leaderboard-column-wins = Výher
leaderboard-column-rate = %
leaderboard-column-average = Ø
leaderboard-column-best = Rekord
leaderboard-solo = **Sólové rekordy**
leaderboard-computers-title = ## { $game }: lidé proti počítačům
    { $span }
leaderboard-computers-none = V tomhle období tu nikdo nedohrál s počítači hru, která se počítá. Počítače přidá `/hrát` s volbou `počítače`.
# A game counts for the strongest computer in it.
leaderboard-level = **Úroveň počítačů: { $level }** – lidé vyhráli { $wins } z { $games } ({ $rate } %)
leaderboard-computers-too = -# Proti počítačům lidé vyhráli { $wins } z { $games }; víc ukáže seznam **S počítači**.
ladder-title = { $game }: nejlepší na tomto serveru
ladder-title-all = Všechny hry: nejlepší na tomto serveru
# Below the title: how many people are on the ladder.
ladder-span = Od začátku · { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
}
ladder-somebody = Někdo
ladder-young = Zatím bez místa: méně než { $games } her
# Headings of a table: short.
ladder-column-name = Hráč
ladder-column-rating = Hodnocení
ladder-column-points = Body
ladder-column-course = Poslední hry
ladder-column-games = Her
ladder-column-wins = Výher
ladder-column-streak = V řadě
# For those who cannot see the picture: one person.
ladder-alt = { $place } { $name }: { $rating }, her: { $games }, výher: { $wins }
ladder-alt-streak = { $line }, výher v řadě: { $streak }
ladder-alt-own = { $line } (ty)
rules-title = ## { $game }: { $topic }
rules-back = ◀ Zpět
rules-next = Dál ▶
rules-pick = Jaké téma?
rules-which = Napiš, o kterou hru jde: není tu žádný stůl.
settings-now = Jazyk: { $language } · vzhled: { $theme } · obrázky starých desek: { $boards } · sezóny: { $seasons } · při hledání hráčů dostanou upozornění: { $players }. Změníš to v nabídkách, nebo příkazem `/server nastavení`.
settings-language = Jazyk veřejných zpráv
settings-theme = Vzhled obrázků
settings-boards = Obrázky starých desek
settings-seasons = Sezóny žebříčku
settings-players = Role, kterou upozorním, když někdo hledá hráče (@everyone: žádná)
# Nápověda podle toho, kde kdo je: po pěti řádcích.
help-no-table = **V tomto kanálu není stůl.**
    - `/hrát` ho otevře: pro lidi, s počítači, nebo jen pro tebe.
    - `/pravidla` vysvětlí hru, než si ji vybereš.
    - `/hry` vypíše tvé stoly v jiných kanálech a kdo je tam na tahu.
    - `/já` určuje, kdy a jak chodí upozornění.
help-direct = **Tady píšeš přímo mně.**
    - `/hry` vypíše tvoje stoly na všech serverech. `/ruka`, `/tah` a `/stůl pauza` platí pro tvůj jediný stůl, ať stojí kdekoli.
    - `/já`, `/dovolená` a `/pravidla` tu fungují taky. Stoly se otevírají na serverech příkazem `/hrát`.
help-lobby = **Zdejší stůl čeká na lidi.**
    - Stiskni **Přisednout** nebo napiš `/přisednout`; hru začne hostitel.
    - `/pravidla` vysvětlí hru.
    - `/záznam` říká, co už je domluveno.
    - Každý kanál a vlákno má jeden stůl: jinde `/hrát` otevře další.
help-seated = **Sedíš u tohoto stolu; hra ještě nezačala.**
    - Až budou u stolu všichni, hostitel začne tlačítkem **Začít**.
    - `/pravidla` vysvětlí hru, `/stůl odejít` uvolní tvé místo.
    - Až budeš na tahu, dostaneš upozornění; `/já` určuje, jak.
    - `/stůl odebrat` a `/stůl volba` jsou jen pro hostitele.
help-host = **Tohle je tvůj stůl; hra ještě nezačala.**
    - **Začít**, nebo `/stůl start`, začne hru s těmi, kdo tu sedí.
    - **Nastavení…**, nebo `/stůl volba`, mění místa, počítače, tempo a pravidla hry.
    - `/stůl odebrat` někoho vyřadí.
    - Ostatní si sednou tlačítkem **Přisednout** nebo příkazem `/přisednout`.
help-turn = **Jsi na tahu.**
    - **Tvůj tah** otevře nabídky, které vidíš jen ty; nebo napiš `/tah`, bot doplní zbytek.
    - `/rada` říká, co by udělal počítač, pokud se u stolu radí.
    - `/zpět` bere zpět.
    - Nemáš čas? `/stůl pauza`, `/dovolená`, nebo `/místo předat`.
help-waiting = **Na tahu jsou ostatní; dostaneš upozornění.**
    - `/ruka` a `/deska` ukazují, co smíš vědět, `/záznam`, co se stalo.
    - `/předem pokyny` rozhodne předem, `/předem tah` připraví příští tah, pokud to hra dovolí.
    - Někdo nehraje? Až mu vyprší čas, rozhodni přes `/stůl hlasovat`, co dál.
    - Musíš pryč? `/místo nabídnout` najde někoho na tvé místo; `/dovolená` oznámí, do kdy tu nebudeš.
help-paused = **Hra má pauzu: čas stojí, nic se nepřipomíná.**
    - `/stůl pokračovat` pauzu ukončí; může to udělat kdokoli z vás.
    - `/ruka` a `/deska` ukazují, co smíš vědět, `/záznam`, co se stalo.
    - Táhnout můžeš i během pauzy.
    - `/stůl ukončit` se ostatních zeptá, jestli hru ukončit.
help-watching = **Hraje se tu a ty se díváš.**
    - `/deska` a `/záznam` ukazují, co smí vidět všichni.
    - `/místo převzít` zabere volné místo.
    - `/pravidla` vysvětlí hru.
    - V jiném kanálu nebo ve vlákně otevře `/hrát` tvůj vlastní stůl.
help-over = **Zdejší hra skončila.**
    - **Hrát znovu**, nebo `/stůl odveta`, otevře stůl pro stejné lidi; **Něco jiného…** pro jinou hru.
    - `/ukázat přehrání` ukáže průběh, `/ukázat rozbor`, co tvá rozhodnutí vynesla nebo stála, `/ukázat statistiku` čísla, `/ukázat férovost`, jak ověřit losování.
    - `/žebříček` říká, kdo tu hraje nejlépe, `/profil`, jak kdo hraje.
    - `/hrát` otevře další hru.
help-moderator = -# Co můžeš jako moderátor: `/server nastavení`, `/server diagnóza`, `/stůl ukončit moderátor: True`, `/stůl odebrat`, `/stůl přenést`.
help-button-all = Všechno, co jde udělat
help-button-games = Moje hry
help-button-leaderboard = Žebříček
help-text = **Turnstone vede deskové hry ve tvém kanálu, ať trvají pár minut, nebo několik dní.**
    - `/hrát` otevře stůl, ostatní stisknou **Přisednout** nebo napíší `/přisednout`, hostitel začne. V každém kanálu a vlákně je místo pro jeden stůl; s `vlákno: True` dostane stůl vlastní vlákno.
    - Když jsi na tahu, dostaneš upozornění: stiskni pod deskou **Tvůj tah** a uvidíš nabídky jen pro sebe, nebo napiš `/tah` vlastními slovy (napovídá; více tahů odděl znakem `;`).
    - `/deska` a `/ruka` ukazují, co smíš vědět, `/záznam`, co se stalo, `/ukázat přehrání`, jak dohraná hra probíhala. `/rada` řekne, co by na tvém místě udělal počítač, pokud se u stolu radí (bez dalších lidí vždy, pokud to nevypneš). `/předem pokyny` ti umožní rozhodnout se předem, kde to hra umožňuje. `/zpět` bere zpět: ve svém tahu volně, později se souhlasem všech.
    - Tvá tajemství jsou v bezpečí: ruku a nabídky vidíš jen ty.
help-more = **Kolem hry: tvé stoly, ostatní lidé, čas.**
    - `/hry` vypíše tvé stoly a `/pravidla` vysvětlí hru. `/ukázat statistiku` ukáže čísla ze hry, `/žebříček`, kdo tu hraje nejlépe, `/profil`, jak kdo hraje; `/já data:` je o tom, co je o tobě uloženo. Po `/místo předat` hraje za tebe počítač až do `/místo návrat`, `/stůl vzdát` a `/stůl ukončit` hru předčasně ukončí, `/server nastavení` mění jazyk a vzhled na tomto serveru.
    - Stůl může mít tempo, dohodnuté před hrou. `/stůl pauza` zastaví hodiny, `/stůl pokračovat` je zase spustí, `/stůl více-času` někomu přidá čas. `/místo nabídnout` nabídne tvé místo, `/místo převzít` vezme volné a přes `/stůl hlasovat` rozhodneš, co dál, když někomu vypršel čas.

## Profily
profile-title = ## { $name }: hry na tomto serveru
profile-none = Zatím žádná dohraná hra, která se počítá.
profile-not-together = Spolu jste tu ještě nedohráli hodnocenou hru: { $name }
profile-game = **{ $game }**, s počítači – her: { $games } · výher: { $wins } · rekord: { $best } · průměr: { $average }
profile-game-solo = **{ $game }**, sólo – her: { $games } · rekord: { $best } · průměr: { $average }
profile-reliability-none = **Spolehlivost:** zatím žádná hra s ostatními.
profile-reliability = **Spolehlivost:** { $share } % her s ostatními dohráno do konce ({ $finished } z { $count }).
profile-median = Tah obvykle do { $time }.
profile-left = Opuštěná místa – vzdané hry: { $resigned }, přenechané počítači: { $over }, převzaté někým jiným: { $replaced }.
profile-hidden = -# Svou spolehlivost ostatním neukazuje.
profile-shown-now = -# Ostatní vidí tvou spolehlivost tady a u stolů před začátkem hry.
profile-hidden-now = -# Tvou spolehlivost nevidí nikdo kromě tebe.
profile-button-show = Ukázat ji ostatním
profile-button-hide = Skrýt ji před ostatními
profile-headline = { $name }: hry na tomto serveru
profile-button-replay = Přehrát hru: { $game } ({ $best })
profile-facts = her: { $games } · výher: { $wins } · rekord: { $best } · průměr: { $average }
profile-streaks = výher v řadě: { $now }, nejvíc { $best }
profile-rated = hodnocení { $rating }
profile-place = { $place }. místo
profile-young = zatím bez místa
profile-unrated = zatím bez hodnocení
# For each number of seats how often somebody came in first, second and so on: “2 (12, 8), 3 (5, 4, 2)”.
profile-places = umístění podle počtu hráčů: { $places }
# Headings of a table: short.
profile-column-best = Rekord
profile-column-average = Průměr
profile-column-places = Místa dle lidí
profile-column-own = Vlastní
profile-column-server = Server
profile-rivals = Nejčastější soupeři
# Behind it stands how often who of the two came in before the other: “12 games, 7 : 5”.
profile-together = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
profile-parts = { $game }: průměry
profile-part = { $part } { $own } (server { $server })
# Za tím stojí, co dokáže sama náhoda: směrodatná odchylka průměru.
profile-luck = { $luck }: { $mean } na hru { $games ->
    [one] v jedné hře
   *[other] ve { $games } hrách
}; sama náhoda: ±{ $deviation } ve dvou případech ze tří
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } dne
   *[other] { $count } dnů
}

## Co je o kom uloženo
privacy-export-question = Dostaneš soubor se vším, co o tobě mám uloženo: nastavení, místa, tvé tahy u stolů, výsledky. Uvidíš ho jen ty. Karty ostatních ani tajemství rozehraných her v něm nejsou.
privacy-export-button = Chci ten soubor
privacy-export-begun = Tvůj soubor právě vzniká. Za chvilku bude tady.
deny-export-own = Tvůj soubor už vzniká a za chvilku přijde.
privacy-export-done = To je vše, co o tobě mám uloženo.
privacy-export-cut = -# Do souboru se nevešly nejstarší řádky tvého záznamu: { $count }.
privacy-delete-question = **Zapomenu na tebe na všech serverech, nadobro.**
    { $tables ->
        [0] Nesedíš u žádného otevřeného stolu.
        [one] Opustíš jeden otevřený stůl: ve hře za tebe dohraje počítač, a kde nikdo jiný nehraje, hra skončí.
        [few] Opustíš { $tables } otevřené stoly: ve hrách za tebe dohraje počítač, a kde nikdo jiný nehraje, hra skončí.
       *[other] Opustíš { $tables } otevřených stolů: ve hrách za tebe dohraje počítač, a kde nikdo jiný nehraje, hra skončí.
    }
    Tvá jména a nastavení zmizí. Dohrané hry zůstanou, i v žebříčcích, pod pseudonymem, který k tobě nevede. Odeslané zprávy zůstanou beze změny; smazat je mohou moderátoři serveru.
    Předtím si můžeš vzít soubor se vším: `/já data: export`. Když si někdy zase zahraješ, začneš znovu.
privacy-delete-button = Zapomeň na mě
privacy-delete-done = Hotovo, nic už o tobě nevím. Díky za hru. Dřívější kopie mé paměti, které pořídil provozovatel bota, si všechno uchovají, dokud je nesmaže.

## When something is not possible
deny-guild-only = Tohle funguje jen na serverech.
deny-permission = Tady to nesmím. Dej mi prosím v tomto kanálu oprávnění: { $permissions }.
closed-note = V tomto kanálu nemohu nic napsat; chybí mi oprávnění: { $permissions }. Ostatní nic neuvidí, dokud mi ho někdo nedá; pak stůl sám pokračuje.
deny-no-threads = V tomto kanálu nejsou vlákna. Otevři stůl tady bez `vlákno: True`, nebo v textovém kanálu.
deny-private-thread = V tomto soukromém vlákně nejsem. Jednou mě tu zmiň a pak stůl otevři.
deny-discord-slow = Discord mi neodpovídá včas. Nic se nestalo; zkus to prosím později.
deny-not-settings = Nastavení serveru smějí měnit jen ti, kdo ho spravují.
deny-not-moderator = Tohle smějí jen moderátoři.
deny-broken = Něco se na mé straně pokazilo. Nic se neztratilo; zkus to prosím za chvíli znovu. (Číslo chyby: { $note })
deny-unknown-topic = Takové téma není. Jsou tu tahle: { $topics }.
deny-unknown-level = Úroveň „{ $level }“ neznám. Jsou tyto: { $levels }.
deny-options = „{ $text }“ neumím přečíst. Piš volby jako klíč=hodnota.
deny-option-twice = „{ $option }“ uvádíš dvakrát. Která hodnota platí?
deny-expired = Tahle zpráva už neplatí. Aktuální je níže v kanálu, nebo napiš `/deska`.
deny-direct = Tohle tlačítko tady nic nedělá. Tvoje stoly vypíše `/hry`.
deny-direct-table = Nesedíš u žádného stolu. Stoly se otevírají na serverech příkazem `/hrát`.
deny-which-table = Sedíš u několika stolů. O který jde?
deny-no-person = Tenhle člověk tu nesedí.
deny-too-long = To je příliš dlouhé; nejvýše { $most } znaků.
deny-argument = „{ $text }“ tu neumím přečíst.
deny-take-seat = U tohoto stolu ještě nemáš místo. Zabereš ho tlačítkem **Přisednout** pod zprávou stolu nebo příkazem `/přisednout`.
deny-command-changed = Discord ti ještě ukazuje starší podobu tohoto příkazu: načti ho znovu (Ctrl+R) a pak příkaz znovu vyber ze seznamu.
deny-unreadable = Neumím přečíst, co mi sem Discord poslal, takže se nic nestalo. Zkus to jinak: `/nápověda` ukáže, co je na výběr.
upload-refused = Discord ode mě teď nepřijímá obrázky ani soubory. Zkus to prosím za chvíli znovu.
done-closed = Stůl je zavřený.

doctor-version = Turnstone { $version }
doctor-token = Discord zná bota jako { $name } (aplikace { $id }).
doctor-token-refused = { $advice }
doctor-discord-away = K Discordu se nelze připojit: { $cause }
doctor-intents = Žádné privilegované intents nejsou potřeba a bot o žádné nežádá.
doctor-commands = Všechny příkazy jsou zaregistrované ({ $count }).
doctor-commands-missing = Zaregistrováno je { $count } z { $all } příkazů; bot je registruje při každém startu.
doctor-commands-unread = Příkazy nelze vypsat: { $cause }
doctor-clock = Hodiny tohoto počítače se shodují s hodinami Discordu.
doctor-clock-off = Hodiny tohoto počítače se od hodin Discordu liší o { $seconds } s; nastavuj je přes NTP.
doctor-clock-unread = Hodiny Discordu nelze přečíst: { $cause }
doctor-beacon = Zdroj náhody odpovídá: kolo { $round } z { $address } má správný podpis.
doctor-beacon-late = Poslední kolo z { $address } je { $round }, o { $seconds } s jinde, než jsou hodiny tohoto počítače: nastav je přes NTP, nebo zapiš do TURNSTONE_BEACON jiný server.
doctor-beacon-useless = Server <{ $address }> nelze použít jako zdroj náhody: { $cause }. Zkus to znovu, nebo zapiš do TURNSTONE_BEACON jiný, třeba <https://api.drand.sh>.
doctor-setting = { $advice }
doctor-permissions = Bot má v tomto kanálu všechna oprávnění, která stůl potřebuje.
doctor-permissions-useful = Bot má v tomto kanálu to, co stůl potřebuje, ale hodilo by se mu ještě: { $permissions }. Bez toho nenajde své poslední zprávy.
doctor-permissions-missing = V tomto kanálu botovi chybí: { $permissions }.
doctor-channel-unread = Na ten kanál se nelze podívat: { $cause }
doctor-database = Databáze je v pořádku; otevřených stolů: { $tables }.
doctor-database-broken = Databáze je poškozená: { $cause }. Vrať se k záloze.
doctor-database-newer = Databázi zapsala novější verze Turnstone: použij tu verzi, nebo dřívější kopii.
doctor-database-unread = Databázi nelze přečíst: { $cause }
doctor-twins = S tokenem tohoto bota odpovídá i jiný program: část toho, co lidé dělají, vyřizuje on. Ukonči ho, nebo mu dej vlastní token.
doctor-outbox = Nic se neopožďuje; na odeslání čeká: { $posts }.
doctor-outbox-late = Zprávy se opožďují; čeká: { $posts }. Proč, to říká log.
doctor-env = { $file } s tokenem smí číst jen vlastník.
doctor-env-open = Jiní na tomto počítači mohou číst nebo měnit { $file }, kde může být token: chmod 600.
doctor-file = { $file } smí číst jen vlastník.
doctor-file-open = { $file } obsahuje tajemství stolů a jiní na tomto počítači ho mohou číst nebo měnit: chmod 600.
doctor-file-kept = Tento uživatel nesmí zapisovat do { $file }: bot by nemohl nic uložit. Předej ten soubor, soubory vedle něj i jejich složku uživateli, který bota spouští.
doctor-folder = Do složky { $folder } smí jen její vlastník.
doctor-folder-read = Jiní na tomto počítači se mohou podívat do složky { $folder }; její soubory mají práva vlastní.
doctor-folder-open = Jiní na tomto počítači mohou zapisovat do složky { $folder }, a tedy databázi smazat nebo nahradit: chmod 700.
doctor-server = Stoly uchovává { $server }.
doctor-server-encrypted = Spojení se serverem databáze je šifrované.
doctor-server-local = Spojení se serverem databáze není šifrované, ale neopouští tento počítač.
doctor-server-open = Spojení se serverem databáze není šifrované: pokud síť používají i jiní, doplň do adresy ?sslmode=verify-full.
doctor-server-superuser = Uživatel databáze je na svém serveru superuživatel: kdo získá adresu, může tam všechno číst i měnit. Dej databázi vlastního uživatele.
doctor-server-keeps = Co server databáze potvrdí, má na disku (fsync, synchronous_commit).
doctor-server-refuses = Server databáze nepřijímá zápisy: { $cause }
doctor-server-forgets = Server databáze nečeká na svůj disk: co potvrdil, se může ztratit (fsync, synchronous_commit).
doctor-shards = Shardy { $shards } někdo obsluhuje.
doctor-shards-unserved = Shardy { $shards } nikdo neobsluhuje: spusť proces s TURNSTONE_SHARDS={ $shards }, nebo záložní s any.
doctor-served = Tuto databázi někdo obsluhuje a jeho spojení s Discordem žije.
doctor-served-silent = Tuto databázi drží nějaký proces, ale nemá spojení s Discordem: proč, to říká jeho log.
doctor-served-unknown = Nelze zjistit, kdo tuto databázi obsluhuje: { $cause }
doctor-not-served = Tuto databázi teď nikdo neobsluhuje.

# Opens a form again as it was filled in.
form-again = Opravit
## Opravdu?
doubt-ask-undo = To už bez ostatních nevrátíš: něco se vylosovalo nebo odkrylo, nebo už táhl někdo další. Mám se zeptat ostatních? (Nebo napiš: `/zpět určitě: True`)
doubt-undo-alone = Vzít to všechno zpět? (Nebo napiš: `/zpět určitě: True`)
doubt-uncounted = Něco se už vylosovalo nebo odkrylo, takže se hra po vrácení nepočítá do žebříčků ani profilů.
doubt-hint-alone = Po první radě se tahle hra nepočítá do žebříčků ani profilů. Chceš radu?
doubt-ask-end = Hra skončí bez výsledku, pokud budou všichni souhlasit. Mám se zeptat ostatních? (Nebo napiš: `/stůl ukončit určitě: True`)
doubt-agree-to-end = U stolu už se rozhoduje, jestli hru ukončit bez výsledku: nikdo nevyhraje a hra se nikam nepočítá. Souhlasíš? (Nebo napiš: `/stůl souhlas`)
doubt-end-alone = Opravdu chceš svou hru ukončit bez výsledku? (Nebo napiš: `/stůl ukončit určitě: True`)
doubt-leave-to-computers = U tohoto stolu už nejsou jiní lidé. Mají dál hrát jen počítače a ty se budeš dívat? Své místo si můžeš kdykoli vzít zpět. Když hru dohrají počítače, počítá se jako vždy, když někdo přenechá místo počítači.
doubt-settle = Jako moderátor můžeš hru ukončit všem, bez výsledku a bez ptaní. Kanál se dozví, že je to tvoje rozhodnutí. Opravdu? (Nebo napiš: `/stůl ukončit moderátor: True určitě: True`)
doubt-discount = Jako moderátor můžeš tuhle dohranou hru vyřadit z hodnocení, žebříčků, rekordů a profilů. Kanál se dozví, že je to tvoje rozhodnutí, a nejde to vzít zpět. Opravdu? (Nebo napiš: `/stůl ukončit moderátor: True určitě: True`)
doubt-free = Jako moderátor můžeš ze hry natrvalo vyřadit: { $name }. Dál hraje počítač a kanál se dozví, že je to tvoje rozhodnutí. Opravdu?
doubt-button-ask = Zeptat se ostatních
doubt-button-undo = Ano, vzít zpět
doubt-button-hint = Ano, poradit
doubt-button-end = Ano, ukončit hru
doubt-button-watch = Ano, budu se dívat
doubt-button-settle = Ano, ukončit všem
doubt-button-discount = Ano, nezapočítat
doubt-button-free = Ano, dál hraje počítač
doubt-button-free-offered = Ano, než místo někdo převezme
doubt-button-moderator = Ukončit jako moderátor…
notice-settled = { $person } jako moderátor ukončuje hru bez výsledku.
notice-discounted = { $person } jako moderátor rozhoduje: tahle hra se do žebříčků ani profilů nepočítá.
notice-freed = { $person } jako moderátor vyřazuje ze hry: { $old }. Dál hraje: { $name }.
notice-removed = { $person } jako moderátor vyřazuje: { $old }.
notice-turn-taken-back = { $name } bere svůj poslední tah zpět a je znovu na řadě.

## Kde stůl stojí
lobby-invitation = { $people }: { $name } si chce zahrát znovu. Kdo si přisedne?
table-moved = Stůl { $table } je teď v kanálu { $channel }.
done-brought = Stůl { $table } je teď tady.
deny-elsewhere = Tenhle stůl stojí teď v kanálu { $channel }.
deny-bring-unknown = Takový stůl tu není. Vyber ze seznamu.
deny-bring-unseen = Stůl jde přenést jen tam, kde všichni, kdo u něj sedí, kanál vidí a mohou v něm psát. Tady to nemohou: { $names }. Ať je sem někdo pustí, nebo vyber jiný kanál.
bring-choice = { $game } · stůl { $table } · { $place }
bring-vanished = jeho kanál už neexistuje
bring-somewhere = v jiném kanálu
late-command = { $person }: tvůj příkaz ke mně dorazil pozdě a neprovedl se. Napiš ho prosím znovu.
denied-not-host-nor-moderator = Stůl může přenést hostitel, moderátor obou kanálů nebo ten, kdo u něj sedí a nemůže psát do jeho kanálu.
denied-here-already = Tenhle stůl už tu stojí.
option-possible = Na výběr je: { $choices }

## Hints
panel-hint = Rada
hint-title = **Co by tu udělal počítač na těžké úrovni**
hint-only = **Vidím tu jen jednu možnost**
hint-way = **{ $number }.** { $steps }
hint-worth-best = nejlepší
hint-worth-same = stejně dobré jako nejlepší
hint-worth-less = o { $points } bodu méně
hint-worth-later = o něco horší, což se ukáže až později
hint-beside = oproti { $number }. možnosti: { $reasons }
hint-or = {" "}**nebo**{" "}
hint-gain = { $reason } +{ $points }
hint-price = za cenu { $points } ({ $reason })
hint-wait = Nedělej nic a nech hrát ostatní
hint-foot = Tlačítka vyplní první krok na tvém panelu; nic se nestane, dokud ho nepotvrdíš.
hint-tenths = { $whole },{ $tenths }
hint-none = Nic mě tu nenapadá.
hint-late = Hra se mezitím posunula. Jestli radu pořád chceš, zeptej se znovu.
story-hint = { $name } žádá o radu.
story-taken-back = { $name } bere zpět něco, co se už vylosovalo nebo odkrylo.
board-taken-back = { $count ->
        [one] Jednou se bralo zpět něco, co se už vylosovalo nebo odkrylo.
       *[other] { $count }krát se bralo zpět něco, co se už vylosovalo nebo odkrylo.
    }
board-own-hints = { $count ->
        [one] Jednou padla žádost o radu.
       *[other] { $count }krát padla žádost o radu.
    }
board-uncounted = Tahle hra se proto do žebříčků ani profilů nepočítá.
board-nobodys = Nikdo už nehrál a hru dohrály počítače: nikomu se nepočítá.
board-discounted = Podle rozhodnutí moderátora se tahle hra do žebříčků ani profilů nepočítá.
term-pace = Tempo
term-pace-none = bez hodin
term-pace-relaxed = volné (3 dny +12 h, max. 5 dní)
term-pace-daily = denní (24 h +8 h, max. 36 h)
term-pace-brisk = svižné (8 h +1 h, max. 12 h)
term-pace-live = naživo (10 min +30 s, max. 15 min)
term-strict = Když vyprší čas
term-strict-no = rozhodnou ostatní
term-strict-yes = počítač táhne hned
term-weekends = Hodiny o víkendu
term-weekends-no = běží
term-weekends-yes = stojí
term-holidays = Když má někdo dovolenou
term-holidays-1d = po dni rozhodnou ostatní
term-holidays-3d = po 3 dnech rozhodnou ostatní
term-holidays-7d = po týdnu rozhodnou ostatní
term-holidays-wait = stůl čeká
term-leavers = Když za tebe dohraje počítač
term-leavers-last = jsi poslední
term-leavers-out = nemáš umístění
term-hints = Rady
term-hints-yes = ano
term-hints-no = ne
