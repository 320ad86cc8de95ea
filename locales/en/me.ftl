# A person's page.

command-me = me
command-me-description = Your time zone, quiet hours, pings, language and data
command-me-zone = zone
command-me-zone-description = Your time zone, by its nearest large city
command-me-quiet = quiet
command-me-quiet-description = Quiet hours, such as 22-7 or 22:30-7:00; or off
command-me-weekends = weekends
command-me-weekends-description = Whether I ping you on Saturdays and Sundays
command-me-remind = remind
command-me-remind-description = Reminders: the first, the next, how many – such as 12h/24h/4; or off
command-me-digest = digest
command-me-digest-description = One message a day at that hour, instead of pings; or off
command-me-by = by
command-me-by-description = How reminders reach you
command-me-language = language
command-me-language-description = The language I speak to you
command-me-data = data
command-me-data-description = What I have stored about you: get it as a file (export), or be forgotten (delete)
choice-weekends-free = no pings at weekends
choice-weekends-usual = as on other days
choice-by-channel = in the table’s channel
choice-by-direct = as a direct message
choice-data-export = export
choice-data-delete = delete

me-title = **When and how I ping you**
me-done = Noted.
me-zone = Time zone: { $zone } – it is { $time } for you.
me-zone-none = Time zone: none yet, so all hours are in UTC, where it is { $time }. Choose yours with `/me` and `zone`.
me-quiet = Quiet hours: { $hours } – nobody pings you then, and your clock stands still.
me-quiet-none = Quiet hours: none
me-weekends-free = Weekends: no pings
me-weekends-usual = Weekends: as on other days
me-remind = { $count ->
    [one] Reminders: one, after { $first }
   *[other] Reminders: after { $first }, then every { $again }, at most { $count }
}
me-remind-none = Reminders: none
me-digest = Digest: every day at { $time } one message lists all tables that wait for you; nothing else pings you.
me-digest-none = Digest: none – I ping you when a table waits for you.
me-by-direct = Reminders reach you as direct messages, or in the channel if Discord cannot deliver them; a new board pings you in its channel.
me-by-channel = Reminders reach you in the table’s channel.
me-language = Language: { $language }
me-language-auto = Language: as in Discord
me-pick-quiet = Quiet hours: { $hours }
me-pick-digest = Digest: every day at { $time }
me-pick-digest-none = Digest: none
me-button-weekends-free = No pings at weekends
me-button-weekends-usual = Ping me at weekends too
me-button-by-direct = Remind me by direct message
me-button-by-channel = Remind me in the channel
deny-me-zone = I do not know a time zone “{ $text }”. Choose one from the list; the nearest large city will do.
deny-me-quiet = Quiet hours can last at most { $most } hours: your clock stands still then, and the others wait. For longer breaks take a holiday.

## Holidays
command-away = away
command-away-description = Take a holiday: nobody pings you, and your clock stands still
command-away-until = until
command-away-until-description = The day you are back: 2026-12-24, 3d (days), 2w (weeks); or off
away-done = You are on holiday now, and back on { $back }. Nobody pings you, and your clock stands still. You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of holiday left this year; `/away` with `off` brings you back earlier.
away-back = Welcome back! You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of holiday left this year.
away-choice = { $date } – { $days ->
    [one] in { $days } day
   *[other] in { $days } days
}
away-choice-off = I am back
away-table = **{ $number }.** { $game }, table { $table } in { $channel }: { $days ->
    [0] the table waits for you
    [one] I ask the others about you a day after they begin to wait
   *[other] I ask the others about you { $days } days after they begin to wait
}
away-elsewhere = { $count ->
    [one] One more table may be waiting for you; `/games` lists it.
   *[other] { $count } more tables may be waiting for you; `/games` lists them.
}
away-button-computer = { $number }. Let a computer play
away-button-wait = { $number }. Wait for me
away-button-substitute = { $number }. Find a substitute
away-computer = A computer plays for you at table { $table } until you come back.
away-substitute = I offer your seat at table { $table } to others; a computer plays meanwhile.
away-wait = Table { $table } waits for you.
away-wait-asked = Table { $table } keeps your seat. If the others wait long, I ask them what to do: they see when you are back, and can give you more time.
board-away = -# { $name } is on holiday until { $back }.
lobby-away = { $seat } – on holiday until { $back }
me-away = Holiday: you are back on { $back }; { $left } of { $most } days are left this year
me-away-none = Holiday: none; { $left } of { $most } days are left this year (`/away`)
deny-away-not = You are not on holiday.
deny-away-day = I cannot read “{ $text }” as a day to come. Write the day you are back, such as 2026-12-24, or how many days: 3d.
deny-away-long = That is too long: of { $year } you have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of holiday left.

## Peace for a turn
call-button-mute = No more reminders
mute-done = No more reminders for this turn. I announce your next one as always.
mute-all-done = { $tables ->
    [one] One table is muted until it asks something new.
   *[other] { $tables } tables are muted until they ask something new.
}
me-button-mute = { $tables ->
    [one] Mute { $tables } turn
   *[other] Mute { $tables } turns
}
deny-mute = That table is not waiting for you at the moment.

## Direct messages
direct-call = **{ $game }**, table { $table }: { $duty }
direct-button-table = To the table

## What waits
games-table = { $game }, table { $table }
games-time = { $line } · time runs out { $time }
games-idle = { $channel } – [{ $table }]({ $link }): waiting for nobody
games-server = __{ $server }__
games-elsewhere = On another server
games-next = Next: { $table }
games-panel = Open here: { $table }
games-apart-private = -# { $table } · only you see it
games-private-yours = 🔒 { $table } – **your turn** – only you see it
games-private = 🔒 { $table } – only you see it
place-private = only you see it
games-apart = -# { $table } in { $channel }
digest-title = { $tables ->
    [0] **No table is waiting for you any more.**
    [one] **One table is waiting for you:**
   *[other] **{ $tables } tables are waiting for you:**
}
digest-again = What waits now
digest-hidden = { $tables ->
    [one] … and one table in a channel that not everybody sees.
   *[other] … and { $tables } tables in channels that not everybody sees.
}
digest-elsewhere = { $tables ->
    [one] … and one table on another server.
   *[other] … and { $tables } tables on other servers.
}

## Reliability
command-me-reliability = reliability
command-me-reliability-description = Whether others see how reliably you play
choice-reliability-shown = others see it
choice-reliability-hidden = nobody else sees it
me-reliability-shown = Reliability: others see it in lobbies and in `/profile`.
me-reliability-hidden = Reliability: nobody but you sees it.
me-button-reliability-shown = Show my reliability
me-button-reliability-hidden = Hide my reliability
command-me-invitations = invitations
command-me-invitations-description = Whether I ping you when somebody looks for players
choice-invitations-usual = ping me
choice-invitations-none = never ping me
me-invitations-usual = Invitations: I may ping you, once a day at most, when somebody looks for players for a game that you have finished.
me-invitations-none = Invitations: I do not ping you when somebody looks for players.
me-button-invitations-usual = Ping me for games
me-button-invitations-none = No invitations
