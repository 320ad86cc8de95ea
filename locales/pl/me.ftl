# Strona jednej osoby.

command-me = ja
command-me-description = Kiedy cię zastać i jak cię powiadamiać
command-me-zone = strefa
command-me-zone-description = Twoja strefa czasowa, według najbliższego dużego miasta
command-me-quiet = cisza
command-me-quiet-description = Godziny ciszy, np. 22-7 albo 22:30-7:00; albo off
command-me-weekends = weekendy
command-me-weekends-description = Czy powiadamiać cię w soboty i niedziele
command-me-remind = przypomnienia
command-me-remind-description = Przypomnienia: pierwsze, następne, ile – np. 12h/24h/4; albo off
command-me-digest = przegląd
command-me-digest-description = Jedna wiadomość dziennie o tej godzinie zamiast powiadomień; albo off
command-me-by = gdzie
command-me-by-description = Gdzie przychodzą przypomnienia
command-me-language = język
command-me-language-description = Język, w którym się do ciebie zwracam
command-me-data = dane
command-me-data-description = Co jest o tobie zapisane: pobierz plik (eksport) albo niech bot o tobie zapomni (usuń)
choice-weekends-free = w weekendy bez powiadomień
choice-weekends-usual = jak w inne dni
choice-by-channel = na kanale stołu
choice-by-direct = w wiadomości prywatnej
choice-data-export = eksport
choice-data-delete = usuń

me-title = **Kiedy cię zastać i jak cię powiadamiam**
me-done = Zapisane.
me-zone = Strefa czasowa: { $zone } – u ciebie jest { $time }.
me-zone-none = Strefa czasowa: jeszcze żadna, więc wszystkie godziny są w UTC, gdzie jest { $time }. Swoją wybierzesz komendą `/ja` z opcją `strefa`.
me-quiet = Godziny ciszy: { $hours } – nie dostajesz wtedy powiadomień, a twój czas stoi.
me-quiet-none = Godziny ciszy: brak
me-weekends-free = Weekendy: bez powiadomień
me-weekends-usual = Weekendy: jak w inne dni
me-remind = { $count ->
    [one] Przypomnienia: jedno, po { $first }
    [few] Przypomnienia: po { $first }, potem co { $again }, najwyżej { $count }
   *[other] Przypomnienia: po { $first }, potem co { $again }, najwyżej { $count }
}
me-remind-none = Przypomnienia: brak
me-digest = Przegląd: codziennie o { $time } jedna wiadomość wymienia wszystkie stoły, które na ciebie czekają; poza nią nie dostajesz powiadomień.
me-digest-none = Przegląd: brak – powiadamiam cię, gdy stół na ciebie czeka.
me-by-direct = Przypomnienia przychodzą w wiadomościach prywatnych, a jeśli Discord ich nie doręczy – na kanał; o nowej planszy powiadamiam na jej kanale.
me-by-channel = Przypomnienia przychodzą na kanał stołu.
me-language = Język: { $language }
me-language-auto = Język: jak w Discordzie
me-pick-quiet = Godziny ciszy: { $hours }
me-pick-digest = Przegląd: codziennie o { $time }
me-pick-digest-none = Przegląd: brak
me-button-weekends-free = W weekendy bez powiadomień
me-button-weekends-usual = Powiadamiaj mnie też w weekendy
me-button-by-direct = Przypominaj w wiadomości prywatnej
me-button-by-channel = Przypominaj na kanale
deny-me-zone = Nie znam strefy czasowej „{ $text }”. Wybierz którąś z listy; wystarczy najbliższe duże miasto.
deny-me-quiet = Godziny ciszy mogą trwać najwyżej { $most } godzin: twój czas wtedy stoi, a inni czekają. Na dłuższe przerwy są urlopy.

## Urlopy
command-away = urlop
command-away-description = Weź urlop: bez powiadomień, a twój czas stoi
command-away-until = do
command-away-until-description = Dzień, w którym wracasz: 2026-12-24, 3d (dni), 2w (tygodnie); albo off
away-done = Od teraz masz urlop, wracasz { $back }. Nie dostajesz powiadomień, a twój czas stoi. W tym roku { $left ->
    [one] został ci jeszcze { $left } dzień
    [few] zostały ci jeszcze { $left } dni
   *[other] zostało ci jeszcze { $left } dni
} urlopu; `/urlop` z `off` kończy go wcześniej.
away-back = Witamy z powrotem! W tym roku { $left ->
    [one] został ci jeszcze { $left } dzień
    [few] zostały ci jeszcze { $left } dni
   *[other] zostało ci jeszcze { $left } dni
} urlopu.
away-choice = { $date } – { $days ->
    [one] za { $days } dzień
    [few] za { $days } dni
   *[other] za { $days } dni
}
away-choice-off = Wracam z urlopu
away-table = **{ $number }.** { $game }, stół { $table } w { $channel }: { $days ->
    [0] stół czeka na ciebie
    [one] po dniu czekania decydują pozostali
    [few] po { $days } dniach czekania decydują pozostali
   *[other] po { $days } dniach czekania decydują pozostali
}
away-elsewhere = { $count ->
    [one] Może czekać na ciebie jeszcze jeden stół; pokaże go `/gry`.
    [few] Mogą czekać na ciebie jeszcze { $count } stoły; pokaże je `/gry`.
   *[other] Może czekać na ciebie jeszcze { $count } stołów; pokaże je `/gry`.
}
away-button-computer = { $number }. Niech gra komputer
away-button-wait = { $number }. Poczekajcie na mnie
away-button-substitute = { $number }. Szukaj zastępstwa
away-computer = Przy stole { $table } gra za ciebie komputer, dopóki nie wrócisz.
away-substitute = Twoje miejsce przy stole { $table } jest do wzięcia; na razie gra komputer.
away-wait = Stół { $table } czeka na ciebie.
away-wait-asked = Przy stole { $table } miejsce zostaje twoje. Jeśli pozostali będą czekać długo, zdecydują sami: widzą, do kiedy masz urlop, i mogą dać ci więcej czasu.
board-away = -# { $name } – urlop do { $back }.
lobby-away = { $seat } – urlop do { $back }
me-away = Urlop: wracasz { $back }; z { $most } dni w tym roku zostało { $left }
me-away-none = Urlop: brak; z { $most } dni w tym roku zostało { $left } (`/urlop`)
deny-away-not = Nie masz teraz urlopu.
deny-away-day = Nie umiem odczytać „{ $text }” jako dnia w przyszłości. Napisz, kiedy wracasz, np. 2026-12-24, albo za ile dni: 3d.
deny-away-long = To za długo: w roku { $year } { $left ->
    [one] został ci { $left } dzień
    [few] zostały ci { $left } dni
   *[other] zostało ci { $left } dni
} urlopu.

## Spokój na jedną turę
call-button-mute = Bez dalszych przypomnień
mute-done = Teraz już nie przypominam. Gdy znów przyjdzie twoja kolej, powiadomię cię jak zawsze.
mute-all-done = { $tables ->
    [one] Jeden stół nie przypomina już o tym, na co teraz czeka.
    [few] { $tables } stoły nie przypominają już o tym, na co teraz czekają.
   *[other] { $tables } stołów nie przypomina już o tym, na co teraz czeka.
}
me-button-mute = { $tables ->
    [one] Wycisz { $tables } stół
    [few] Wycisz { $tables } stoły
   *[other] Wycisz { $tables } stołów
}
deny-mute = Ten stół na nic teraz od ciebie nie czeka.

## Wiadomości prywatne
direct-call = **{ $game }**, stół { $table }: { $duty }
direct-button-table = Do stołu

## Co czeka
games-table = { $game }, stół { $table }
games-time = { $line } · czas mija { $time }
games-idle = { $channel } – [{ $table }]({ $link }): nie czekamy na nikogo
games-server = __{ $server }__
games-elsewhere = Na innym serwerze
games-next = Następny: { $table }
games-panel = Otwórz tutaj: { $table }
games-apart-private = -# { $table } · widzisz tylko ty
games-private-yours = 🔒 { $table } – **twoja kolej** – widzisz tylko ty
games-private = 🔒 { $table } – widzisz tylko ty
place-private = widzisz tylko ty
games-apart = -# { $table } na kanale { $channel }
digest-title = { $tables ->
    [0] **Żaden stół już na ciebie nie czeka.**
    [one] **Czeka na ciebie jeden stół:**
    [few] **Czekają na ciebie { $tables } stoły:**
   *[other] **Czeka na ciebie { $tables } stołów:**
}
digest-again = Co czeka teraz
digest-hidden = { $tables ->
    [one] … i jeden stół na kanale, którego nie widzą wszyscy.
    [few] … i { $tables } stoły na kanałach, których nie widzą wszyscy.
   *[other] … i { $tables } stołów na kanałach, których nie widzą wszyscy.
}
digest-elsewhere = { $tables ->
    [one] … i jeden stół na innym serwerze.
    [few] … i { $tables } stoły na innych serwerach.
   *[other] … i { $tables } stołów na innych serwerach.
}

## Reliability
command-me-reliability = rzetelność
command-me-reliability-description = Czy inni widzą, jak rzetelnie grasz
choice-reliability-shown = inni widzą
choice-reliability-hidden = nikt inny nie widzi
me-reliability-shown = Rzetelność: inni widzą ją przy stołach i w `/profil`.
me-reliability-hidden = Rzetelność: nikt poza tobą jej nie widzi.
me-button-reliability-shown = Pokaż moją rzetelność
me-button-reliability-hidden = Ukryj moją rzetelność
command-me-invitations = zaproszenia
command-me-invitations-description = Czy można cię zapraszać, gdy ktoś szuka graczy
choice-invitations-usual = zapraszaj mnie
choice-invitations-none = bez zaproszeń
me-invitations-usual = Zaproszenia: najwyżej raz dziennie możesz dostać powiadomienie, gdy ktoś szuka graczy do gry, którą masz już ukończoną.
me-invitations-none = Zaproszenia: gdy ktoś szuka graczy, nie dostajesz powiadomienia.
me-button-invitations-usual = Zapraszaj mnie do gier
me-button-invitations-none = Bez zaproszeń
