//! A million results of ten thousand servers, as the bot would have written them.

use session::FIGURES;

/// Games of three people each; every tenth of one, every tenth of two and a computer.
const GAMES: i64 = 400_000;
/// The servers: the first has a tenth of all games, the second another tenth.
pub(crate) const SERVERS: i64 = 10_000;
/// The days over which games have been played, and those whose logs are not packed yet.
const DAYS: i64 = 500;
const UNPACKED: i64 = 30;

/// The people of a server: few at one of the large ones, many at the other.
pub(crate) const fn people(server: i64) -> i64 {
    if server == 2 { 2_000 } else { 20 }
}

/// The number of a server's person, by any number.
pub(crate) const fn person(server: i64, nth: i64) -> u64 {
    (5_000_000 + server * 10_000 + nth % people(server)).unsigned_abs()
}

/// The statements that write everything except the sums; `now` is the time.
pub(crate) fn games(now: i64) -> Vec<String> {
    let titles = games::TITLES.iter().enumerate();
    let title = titles.fold("case i / 10 % 5".to_owned(), |text, (nth, title)| {
        format!("{text} when {nth} then '{}'", title.id())
    });
    let numbers = format!(
        "with recursive n(i) as (select cast(1 as bigint) union all select i + 1 from n where i < {GAMES}), \
         g as (select i, {title} end game, case i % 10 when 0 then 1 when 5 then 2 else 3 + i % ({SERVERS} - 2) end guild, \
         case when i % 10 = 3 then 1 else 3 end seats, {now} - (i * 7919 % {GAMES}) * ({DAYS} * 86400 / {GAMES}) - 1 as at from n), \
         s(i) as (select 0 union all select 1 union all select 2), d(i) as (select 0 union all select i + 1 from d where i < 19) "
    );
    // Two seats of a game have different people: seven and fourteen are no multiples of anybody's number.
    let person =
        "5000000 + g.guild * 10000 + (g.i / 10 * 31 + s.i * 7) % case g.guild when 2 then 2000 else 20 end";
    let level = "case g.i / 10 % 3 when 0 then 'easy' when 1 then 'normal' else 'hard' end";
    let seats = "from g cross join s where s.i < g.seats";
    let people = format!("{seats} and not (g.i % 10 = 7 and s.i = 2)");
    let recent = format!("g.at >= {now} - {UNPACKED} * 86400");
    // Nobody draws anything from it.
    let secret = "0".repeat(64);
    [
        (
            "session (id, guild, channel, game, rules, options, seats_wanted, language, host, secret, status, parked, rev, opened, touched)",
            format!("i, guild, i, game, 1, '{{}}', 3, 'en', 1, '{secret}', 'over', 0, 9, at, at from g"),
        ),
        (
            "seat (session, seat, person, name, username, locale, decision, must, joined, computer)",
            format!(
                "g.i, s.i, case when g.i % 10 = 7 and s.i = 2 then 3 else {person} end, 'Person', 'person', 'en', 0, 0, g.at, \
                 case when g.i % 10 = 7 and s.i = 2 then {level} end {seats}"
            ),
        ),
        (
            "result (session, seat, guild, game, person, rated, seats, place, score, at)",
            format!(
                "g.i, s.i, g.guild, g.game, {person}, {person}, g.seats, 1 + (g.i / 10 + s.i) % g.seats, (g.i / 10 * 13 + s.i * 7) % 100, g.at {people}"
            ),
        ),
        (
            "action (session, seq, kind, seat, person, body, chance, barrier, turned, step, at)",
            format!("g.i, d.i * 3 + s.i, 'act', s.i, {person}, 'a1', '[]', 0, 0, 0, g.at from g cross join s cross join d where s.i < g.seats and not (g.i % 10 = 7 and s.i = 2) and {recent}"),
        ),
        (
            "pack_person (person, session, played)",
            format!("{person}, g.i, 1 {people} and not {recent}"),
        ),
        ("wait (person, session, since, until)", format!("{person}, g.i, g.at - 900, g.at - 900 + (g.i / 10 * 37 + s.i) % 899 {people}")),
    ]
    .map(|(target, rows)| format!("insert into {target} {numbers} select {rows}"))
    .to_vec()
}

/// The statements that write seasons of every server, a finished quarter and a running one, and figures: the logs that they would be
/// counted from do not exist.
pub(crate) fn seasons_and_figures(now: i64) -> Vec<String> {
    let numbers =
        format!("with recursive n(i) as (select 1 union all select i + 1 from n where i < {SERVERS}) ");
    let season = |since: i64, until: i64, ended: u8| {
        format!(
            "insert into season (guild, since, until, cycle, ended) {numbers} select i, {now} - {since} * 86400, {now} - {until} * 86400, 'quarters', {ended} from n"
        )
    };
    let mut statements = vec![season(180, 90, 1), season(90, -1, 0)];
    let figures = games::TITLES
        .iter()
        .flat_map(|title| FIGURES.iter().chain(title.figure_specs()).map(|spec| (title.id(), spec.key)));
    for (game, key) in figures {
        statements.push(format!(
            "insert into figure (guild, game, key, value, session, person) select guild, game, '{key}', score, session, person \
             from result where game = '{game}' and seat = 0 and seats > 1"
        ));
        for person in ["person", "0"] {
            statements.push(format!(
                "insert into figure_sum (guild, game, key, person, games, total) select guild, game, '{key}', {person}, count(*), sum(score) \
                 from result where game = '{game}' and seats > 1 group by guild, game{}",
                if person == "0" { "" } else { ", person" }
            ));
        }
    }
    statements
}
