# Stránka jednoho člověka.

command-me = já
command-me-description = Kdy tě zastihnout a jak tě upozorňovat
command-me-zone = pásmo
command-me-zone-description = Tvé časové pásmo, podle nejbližšího velkého města
command-me-quiet = klid
command-me-quiet-description = Doba klidu, třeba 22-7 nebo 22:30-7:00; nebo off
command-me-weekends = víkendy
command-me-weekends-description = Jestli tě upozorňovat o sobotách a nedělích
command-me-remind = připomínky
command-me-remind-description = Připomínky: první, další, kolik – třeba 12h/24h/4; nebo off
command-me-digest = přehled
command-me-digest-description = Jedna zpráva denně v tu hodinu místo upozornění; nebo off
command-me-by = kam
command-me-by-description = Kam chodí připomínky
command-me-language = jazyk
command-me-language-description = Jazyk, kterým na tebe mluvím
command-me-data = data
command-me-data-description = Co je o tobě uloženo: vezmi si soubor (export), nebo ať na tebe bot zapomene (smazat)
choice-weekends-free = o víkendech neupozorňovat
choice-weekends-usual = jako v jiné dny
choice-by-channel = do kanálu stolu
choice-by-direct = do soukromých zpráv
choice-data-export = export
choice-data-delete = smazat

me-title = **Kdy tě zastihnout a jak tě upozorňuji**
me-done = Zapsáno.
me-zone = Časové pásmo: { $zone } – u tebe je { $time }.
me-zone-none = Časové pásmo: zatím žádné, takže všechny hodiny jsou v UTC, kde je { $time }. Své si zvolíš příkazem `/já` s volbou `pásmo`.
me-quiet = Doba klidu: { $hours } – v tu dobu ti nic nepřijde a tvůj čas stojí.
me-quiet-none = Doba klidu: žádná
me-weekends-free = Víkendy: bez upozornění
me-weekends-usual = Víkendy: jako v jiné dny
me-remind = { $count ->
    [one] Připomínky: jedna, po { $first }
    [few] Připomínky: po { $first }, pak každých { $again }, nejvýš { $count }
   *[other] Připomínky: po { $first }, pak každých { $again }, nejvýš { $count }
}
me-remind-none = Připomínky: žádné
me-digest = Přehled: každý den v { $time } jedna zpráva vypíše všechny stoly, které na tebe čekají; jinak ti nic nepřijde.
me-digest-none = Přehled: žádný – upozorním tě, když na tebe stůl čeká.
me-by-direct = Připomínky chodí do soukromých zpráv, a když je Discord nedoručí, do kanálu; na novou desku upozorním v jejím kanálu.
me-by-channel = Připomínky chodí do kanálu stolu.
me-language = Jazyk: { $language }
me-language-auto = Jazyk: jako v Discordu
me-pick-quiet = Doba klidu: { $hours }
me-pick-digest = Přehled: každý den v { $time }
me-pick-digest-none = Přehled: žádný
me-button-weekends-free = O víkendech neupozorňovat
me-button-weekends-usual = Upozorňovat i o víkendech
me-button-by-direct = Připomínat soukromou zprávou
me-button-by-channel = Připomínat v kanálu
deny-me-zone = Časové pásmo „{ $text }“ neznám. Vyber si některé ze seznamu; stačí nejbližší velké město.
deny-me-quiet = Doba klidu smí trvat nejvýš { $most } hodin: tvůj čas při ní stojí a ostatní čekají. Na delší přestávky je dovolená.

## Dovolené
command-away = dovolená
command-away-description = Vezmi si dovolenou: nic ti nepřijde a tvůj čas stojí
command-away-until = do
command-away-until-description = Den, kdy jsi zpátky: 2026-12-24, 3d (dny), 2w (týdny); nebo off
away-done = Odteď máš dovolenou, zpátky jsi { $back }. Nic ti nepřijde a tvůj čas stojí. Letos ti { $left ->
    [one] zbývá ještě { $left } den
    [few] zbývají ještě { $left } dny
   *[other] zbývá ještě { $left } dní
} dovolené; `/dovolená` s `off` ji ukončí dřív.
away-back = Vítej zpátky! Letos ti { $left ->
    [one] zbývá ještě { $left } den
    [few] zbývají ještě { $left } dny
   *[other] zbývá ještě { $left } dní
} dovolené.
away-choice = { $date } – { $days ->
    [one] za { $days } den
    [few] za { $days } dny
   *[other] za { $days } dní
}
away-choice-off = Jsem zpátky
away-table = **{ $number }.** { $game }, stůl { $table } v { $channel }: { $days ->
    [0] stůl na tebe počká
    [one] po dni čekání rozhodují ostatní
    [few] po { $days } dnech čekání rozhodují ostatní
   *[other] po { $days } dnech čekání rozhodují ostatní
}
away-elsewhere = { $count ->
    [one] Čekat na tebe může ještě jeden stůl; najdeš ho v `/hry`.
    [few] Čekat na tebe mohou ještě { $count } stoly; najdeš je v `/hry`.
   *[other] Čekat na tebe může ještě { $count } stolů; najdeš je v `/hry`.
}
away-button-computer = { $number }. Zatím počítač
away-button-wait = { $number }. Počkejte na mě
away-button-substitute = { $number }. Hledat náhradu
away-computer = U stolu { $table } za tebe hraje počítač, dokud se nevrátíš.
away-substitute = Tvé místo u stolu { $table } je nabídnuto ostatním; zatím hraje počítač.
away-wait = Stůl { $table } na tebe počká.
away-wait-asked = U stolu { $table } ti místo zůstává. Když ostatní čekají dlouho, rozhodnou sami: vidí, do kdy máš dovolenou, a mohou ti dát víc času.
board-away = -# { $name } má dovolenou do { $back }.
lobby-away = { $seat } – dovolená do { $back }
me-away = Dovolená: zpátky jsi { $back }; z { $most } dnů letos zbývá { $left }
me-away-none = Dovolená: žádná; z { $most } dnů letos zbývá { $left } (`/dovolená`)
deny-away-not = Teď dovolenou nemáš.
deny-away-day = „{ $text }“ není budoucí den, který umím přečíst. Napiš, kdy jsi zpátky, třeba 2026-12-24, nebo za kolik dní: 3d.
deny-away-long = To je moc dlouho: na rok { $year } ti { $left ->
    [one] zbývá { $left } den
    [few] zbývají { $left } dny
   *[other] zbývá { $left } dní
} dovolené.

## Klid na jeden tah
call-button-mute = Už nepřipomínat
mute-done = Tenhle tah už nepřipomínám. Další ohlásím jako vždy.
mute-all-done = { $tables ->
    [one] Jeden stůl už nepřipomíná, na co teď čeká.
    [few] { $tables } stoly už nepřipomínají, na co teď čekají.
   *[other] { $tables } stolů už nepřipomíná, na co teď čeká.
}
me-button-mute = { $tables ->
    [one] Ztlumit { $tables } tah
    [few] Ztlumit { $tables } tahy
   *[other] Ztlumit { $tables } tahů
}
deny-mute = Ten stůl od tebe teď na nic nečeká.

## Soukromé zprávy
direct-call = **{ $game }**, stůl { $table }: { $duty }
direct-button-table = Ke stolu

## Co čeká
games-table = { $game }, stůl { $table }
games-time = { $line } · čas vyprší { $time }
games-idle = { $channel } – [{ $table }]({ $link }): na nikoho se nečeká
games-server = __{ $server }__
games-elsewhere = Na jiném serveru
games-next = Další: { $table }
games-panel = Otevřít tady: { $table }
games-apart-private = -# { $table } · vidíš jen ty
games-private-yours = 🔒 { $table } – **jsi na tahu** – vidíš jen ty
games-private = 🔒 { $table } – vidíš jen ty
place-private = vidíš jen ty
games-apart = -# { $table } v kanálu { $channel }
digest-title = { $tables ->
    [0] **Už na tebe nečeká žádný stůl.**
    [one] **Čeká na tebe jeden stůl:**
    [few] **Čekají na tebe { $tables } stoly:**
   *[other] **Čeká na tebe { $tables } stolů:**
}
digest-again = Co čeká teď
digest-hidden = { $tables ->
    [one] … a jeden stůl v kanálu, který nevidí všichni.
    [few] … a { $tables } stoly v kanálech, které nevidí všichni.
   *[other] … a { $tables } stolů v kanálech, které nevidí všichni.
}
digest-elsewhere = { $tables ->
    [one] … a jeden stůl na jiném serveru.
    [few] … a { $tables } stoly na jiných serverech.
   *[other] … a { $tables } stolů na jiných serverech.
}

## Reliability
command-me-reliability = spolehlivost
command-me-reliability-description = Jestli ostatní vidí, jak spolehlivě hraješ
choice-reliability-shown = ostatní ji vidí
choice-reliability-hidden = nikdo jiný ji nevidí
me-reliability-shown = Spolehlivost: ostatní ji vidí u stolů a v `/profil`.
me-reliability-hidden = Spolehlivost: vidíš ji jen ty.
me-button-reliability-shown = Ukázat mou spolehlivost
me-button-reliability-hidden = Skrýt mou spolehlivost
command-me-invitations = pozvánky
command-me-invitations-description = Jestli tě smí někdo pozvat, když hledá hráče
choice-invitations-usual = zvát mě
choice-invitations-none = bez pozvánek
me-invitations-usual = Pozvánky: nejvýš jednou denně ti může přijít upozornění, když někdo hledá hráče pro hru, kterou máš za sebou.
me-invitations-none = Pozvánky: když někdo hledá hráče, nic ti nepřijde.
me-button-invitations-usual = Zvát mě ke hrám
me-button-invitations-none = Bez pozvánek
