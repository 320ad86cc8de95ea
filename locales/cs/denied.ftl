# Why something was not done: one sentence that says what to do next.

denied-halted = Tah { $number } neproběhl: { $reason } Tahy před ním platí.
denied-already-seated = U tohoto stolu už místo máš.
denied-answered = Tvou odpověď už mám.
denied-broken = Něco se na mé straně pokazilo. Nic se neztratilo; zkus to prosím za chvíli znovu.
denied-busy = U stolu je právě příliš rušno; zkus to prosím za chvíli znovu. Nic se nezměnilo.
denied-channel-taken = V tomto kanálu už stůl je. Použij jiný kanál, nebo `/hrát` s `vlákno: True`.
denied-consent-open = U stolu už čeká jiná otázka; nejdřív je třeba odpovědět na ni.
denied-frozen = Tento stůl čeká na novou verzi bota; jeho záznam je v bezpečí.
denied-too-many-computers = { $most ->
    [0] Místo je jen jedno, a to tvoje: zvol víc míst (`místa`).
    [one] Vedle tebe je u tohoto stolu místo pro jeden počítač.
    [few] Vedle tebe je u tohoto stolu místo pro { $most } počítače.
   *[other] Vedle tebe je u tohoto stolu místo pro { $most } počítačů.
}
denied-private = U tohoto stolu hraješ bez dalších lidí nebo s počítači. Chceš-li hrát s lidmi, otevři stůl v kanálu: `/hrát`.
denied-no-computer-free = Na tomto serveru už { $most ->
    [one] hraje { $most } počítač
    [few] hrají { $most } počítače
   *[other] hraje { $most } počítačů
} a víc jich být nemůže. Počkej, až některá z jejich her skončí.
denied-too-many-lobbies = Na začátek už čekají tvé stoly: { $most }, a víc jich být nemůže. Nejdřív u některého začni hru, nebo ho zavři; najdeš je přes `/hry`.
denied-searched-already = Tento stůl se už ptal, kdo se chce přidat.
denied-searched-today = U jiného tvého stolu se už hráči hledali. Znovu to půjde { $again }.
denied-full = Všechna místa jsou obsazená.
denied-link = Tah { $number } není možný: { $reason } Neproběhl žádný z tahů.
denied-log-closed = Úplný záznam uvidí všichni, jakmile hra skončí.
denied-no-move = Napiš aspoň jeden tah, třeba z těch, které napovídá `/tah`.
denied-no-question = Tato otázka už je uzavřená.
denied-no-table = V tomto kanálu není žádný stůl. Nový otevřeš příkazem `/hrát`.
denied-nobody-there = Nikdo tam nesedí.
denied-not-asked = Tahle otázka není pro tebe.
denied-taken-off = Moderátor tě z této hry vyřadil.
denied-not-host = Tohle smí jen hostitel.
denied-not-over = Hra ještě běží.
denied-not-seated = U tohoto stolu nemáš místo.
denied-not-started = Hra ještě nezačala. Začne ji hostitel: tlačítkem **Začít** pod zprávou stolu nebo příkazem `/stůl start`.
denied-nothing-to-undo = Nemáš nic, co by šlo vzít zpět.
denied-too-far = To je příliš daleko: u tohoto stolu může každý přijít nejvýš o jeden tah. Hostitel příštího stolu může povolit vracení celé hry.
denied-closed = Tento stůl se zavřel dřív, než hra začala. Nový otevřeš příkazem `/hrát`.
denied-over = Tahle hra skončila. Nový stůl otevřeš příkazem `/hrát` nebo `/stůl odveta`.
denied-handed-over = Hraje tu za tebe počítač. Nejdřív si vezmi místo zpět: `/místo návrat`.
denied-no-hints = U tohoto stolu se neradí.
denied-thinking = Ještě přemýšlím o tvé poslední otázce; odpověď přijde za chvilku.
denied-not-handed-over = U tohoto stolu hraješ za sebe, není se k čemu vracet.
denied-last-person = U tohoto stolu už nejsou jiní lidé a počítače samy mezi sebou nehrají. Hru můžeš vzdát: `/stůl vzdát`.
denied-resigned = Tuto hru už máš vzdanou.
denied-stale = Hra se posunula; stiskni „Tvůj tah“ a uvidíš, na co se teď čeká.
denied-starting = Místa a volby jsou dané: hra začne, jakmile se to všichni dozvědí.
denied-no-words = Tento stůl slova k náhodě nepřijímá. Hostitel to může změnit tlačítkem **Nastavení…**.
denied-started = Hra už začala.
denied-too-few = { $have ->
    [one] U stolu sedí jen jeden člověk;
    [few] U stolu sedí jen { $have } lidé;
   *[other] U stolu sedí jen { $have } lidí;
} hra jich potřebuje { $need }.
denied-too-few-alone = Když chceš hrát sólo, zvol pod tlačítkem **Nastavení…** 1 místo (a příště `/hrát` s `místa: 1`).
denied-too-many = { $have ->
    [one] U stolu už sedí { $have } člověk;
    [few] U stolu už sedí { $have } lidé;
   *[other] U stolu už sedí { $have } lidí;
} někdo musí nejdřív odejít.
denied-unknown-game = Hru „{ $game }“ neznám. Vyber některou ze seznamu.

notice-frozen = Tento stůl začal podle jiných pravidel hry a čeká na novou verzi bota. Nic se neztratilo.
notice-handed-over = Zatím hraje dál počítač: { $name }.
notice-handed-over-watching = Zatím hraje dál počítač: { $name }. Teď tu hrají jen počítače.
notice-called-back = { $name }, nikdo jiný už nezbývá: na svém místě hraješ zase ty.
notice-came-back = { $name } je zpět a hraje dál.
notice-resigned = { $name } se vzdává.
notice-resigned-watching = { $name } se vzdává; počítače hru dohrají.
notice-unending = Počítače nenacházejí konec: hra končí bez výsledku.
notice-thawed = Hra u tohoto stolu pokračuje.

# Discord's permissions, as its client calls them.
permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-manage-threads = Spravovat vlákna
denied-nobody-waits = Nikdo jiný tu nehraje, takže neběží žádné hodiny, které by se daly zastavit.
denied-time-is-up = Čas ti vypršel: podle dohody udělá tento tah počítač. Pak je místo zase tvoje.
