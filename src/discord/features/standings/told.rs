//! Standings in words: for people who cannot see the picture, and where there is none.

use std::ops::Range;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::Words as _;

use crate::discord::features::leaderboard::rating::{signed, trend_line};
use crate::discord::features::standings::{GameLine, Ladder, Line, Luck, Parts, Profile, Streaks, called};
use crate::discord::wire::limits;
use host::standings::{Played, Rival};
use words::{Speech, escape, isolated, table_within};

/// The columns of a table that fit on a phone.
const COLUMNS: usize = 34;

/// The most letters of a name in a description.
const NAME: usize = 32;

/// The most letters of a name below a table, whose names are no longer.
const SHORT: usize = 14;

/// The title of a ladder.
pub(crate) fn ladder_title(ladder: &Ladder, speech: &Speech) -> String {
    let is_season = ladder.season.is_some();
    let Some(title) = ladder.title else {
        return speech.say(if is_season { "ladder-season-all" } else { "ladder-title-all" });
    };
    let key = if is_season { "ladder-season" } else { "ladder-title" };
    speech.text(key, &[("game", game(title.id(), speech).into())])
}

/// The time that a ladder covers, and how many people are on it.
pub(crate) fn span(ladder: &Ladder, speech: &Speech) -> String {
    let people = ("people", ladder.people.into());
    match &ladder.season {
        Some(season) => {
            let [from, until] = days(season);
            speech.text("ladder-season-span", &[("from", from.into()), ("until", until.into()), people])
        }
        None => speech.text("ladder-span", &[people]),
    }
}

/// The first and the last day of a season, in UTC.
pub(crate) fn days(season: &Range<i64>) -> [String; 2] {
    [season.start, season.end - 1].map(|second| {
        let day = Timestamp::from_second(second).map(|moment| moment.to_zoned(TimeZone::UTC).date());
        day.map_or_else(|_| "–".to_owned(), |day| day.to_string())
    })
}

/// Why the people after the others have no place.
pub(crate) fn young(ladder: &Ladder, speech: &Speech) -> String {
    let key = if ladder.season.is_some() { "ladder-season-young" } else { "ladder-young" };
    speech.text(key, &[("games", ladder.placed().into())])
}

/// The name of a game.
pub(crate) fn game(id: &str, speech: &Speech) -> String {
    speech.say(&format!("{id}-name"))
}

/// A ladder for people who cannot see its picture: as many people as fit, and always the person who asks.
pub(crate) fn ladder_alt(ladder: &Ladder, speech: &Speech) -> String {
    let head = format!("{}. {}.", ladder_title(ladder, speech), span(ladder, speech));
    let lines: Vec<String> = ladder.rows.iter().map(|line| described(line, speech)).collect();
    let own =
        ladder.rows.iter().chain(&ladder.own).find(|line| line.is_own).map(|line| described(line, speech));
    let length = |text: &str| text.encode_utf16().count() + 1;
    let room = limits::ALT_TEXT - length(&head) - own.as_deref().map_or(0, length);
    let mut told = limits::first_lines(&lines, room);
    if let Some(own) = own.filter(|own| told.lines().all(|line| line != own)) {
        told = format!("{told}\n{own}");
    }
    limits::fit(&format!("{head}\n{}", told.trim_start()), limits::ALT_TEXT)
}

/// A person on a ladder in a line of plain words.
fn described(line: &Line, speech: &Speech) -> String {
    let standing = &line.standing;
    let args = [
        ("place", line.place.map_or_else(|| "–".to_owned(), |place| format!("{place}.")).into()),
        ("name", isolated(limits::fit(&line.name(speech), NAME)).into()),
        ("rating", line.rating().into()),
        ("games", standing.games.into()),
        ("wins", standing.wins.into()),
    ];
    let mut told = speech.text("ladder-alt", &args);
    if standing.streak > 1 {
        told = speech.text("ladder-alt-streak", &[("line", told.into()), ("streak", standing.streak.into())]);
    }
    if line.is_own { speech.text("ladder-alt-own", &[("line", told.into())]) } else { told }
}

/// A ladder as a message without a picture. The row of the person who asks begins with a sign.
pub(crate) fn ladder_text(ladder: &Ladder, speech: &Speech) -> String {
    let headings =
        ["name", "points", "games", "wins"].map(|column| speech.say(&format!("ladder-column-{column}")));
    let headings: Vec<String> = std::iter::once("#".to_owned()).chain(headings).collect();
    let mut rows: Vec<Vec<String>> = ladder.rows.iter().map(|line| row(line, speech)).collect();
    if let Some(own) = &ladder.own {
        rows.push(["…", "", "", "", ""].map(str::to_owned).into());
        rows.push(row(own, speech));
    }
    let mut lines =
        vec![format!("## {}", ladder_title(ladder, speech)), format!("-# {}", span(ladder, speech))];
    lines.push(table_within(COLUMNS, &headings, &rows));
    let all = || ladder.rows.iter().chain(&ladder.own);
    let listed = |told: &dyn Fn(&Line) -> Option<String>| {
        let named = all().filter_map(|line| {
            let name = escape(&limits::fit(&line.name(speech), SHORT));
            Some(format!("{name} {}", told(line)?))
        });
        named.collect::<Vec<_>>().join(" · ")
    };
    // What does not fit into the table on a phone.
    let streaks = listed(&|line| (line.standing.streak > 1).then(|| line.standing.streak.to_string()));
    if !streaks.is_empty() {
        lines.push(format!("-# {}: {streaks}", speech.say("ladder-column-streak")));
    }
    if all().any(|line| line.place.is_none()) {
        lines.push(format!("-# – {}", young(ladder, speech)));
    }
    let doubts = listed(&Line::doubt);
    if !doubts.is_empty() {
        lines.push(format!("-# {doubts}"));
    }
    lines.join("\n")
}

fn row(line: &Line, speech: &Speech) -> Vec<String> {
    let sign = if line.is_own { ">" } else { "" };
    let place = line.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
    let standing = &line.standing;
    vec![
        format!("{sign}{place}"),
        line.name(speech),
        line.points().to_string(),
        standing.games.to_string(),
        standing.wins.to_string(),
    ]
}

/// The title of a person's profile.
pub(crate) fn headline(name: String, speech: &Speech) -> String {
    speech.text("profile-headline", &[("name", name.into())])
}

/// A profile for people who cannot see its picture.
pub(crate) fn profile_alt(profile: &Profile, speech: &Speech) -> String {
    let name = isolated(limits::fit(&profile.name(speech), NAME));
    let mut lines = vec![format!("{}.", headline(name, speech))];
    // The opponents come last, so a long profile goes without them.
    lines.extend(
        profile
            .parts
            .as_ref()
            .map(|parts| format!("{}: {}", parts_title(parts, speech), shares(parts, speech).join("; "))),
    );
    lines.extend(profile.parts.iter().flat_map(|parts| &parts.luck).map(|luck| self::luck(luck, speech)));
    lines.extend(
        profile
            .games
            .iter()
            .map(|line| format!("{}: {}", game(line.title.id(), speech), facts(line, Line::rating, speech))),
    );
    lines.extend(profile.streaks.map(|streaks| self::streaks(streaks, speech)));
    let name = |rival: &Rival| isolated(limits::fit(&called(rival.user, &rival.names, speech), NAME));
    let rivals: Vec<String> = profile.rivals.iter().map(|rival| met(&name(rival), rival, speech)).collect();
    if !rivals.is_empty() {
        lines.push(format!("{}: {}", speech.say("profile-rivals"), rivals.join("; ")));
    }
    limits::first_lines(&lines, limits::ALT_TEXT)
}

/// A profile as a message without a picture.
pub(crate) fn profile_text(profile: &Profile, speech: &Speech) -> String {
    let mut lines = vec![format!("## {}", headline(escape(&profile.name(speech)), speech))];
    lines.extend(profile.streaks.map(|streaks| format!("-# {}", self::streaks(streaks, speech))));
    lines.extend(
        profile.games.iter().map(|line| {
            format!("**{}** – {}", game(line.title.id(), speech), facts_and_streaks(line, speech))
        }),
    );
    if !profile.rivals.is_empty() {
        lines.push(format!("**{}**", speech.say("profile-rivals")));
    }
    let name = |rival: &Rival| escape(&called(rival.user, &rival.names, speech));
    lines.extend(profile.rivals.iter().map(|rival| met(&name(rival), rival, speech)));
    if let Some(parts) = &profile.parts {
        lines.push(format!("**{}**", parts_title(parts, speech)));
        lines.push(shares(parts, speech).join(" · "));
        lines.extend(parts.luck.as_ref().map(|luck| format!("-# {}", self::luck(luck, speech))));
    }
    limits::first_lines(&lines, limits::CONTENT)
}

/// Those facts with the trend and the winning streaks, which do not fit into a description.
fn facts_and_streaks(game: &GameLine, speech: &Speech) -> String {
    let rating = |line: &Line| match line.standing.trend(&line.course) {
        Some(trend) => format!("{} ({})", line.rating(), trend_line(trend, speech)),
        None => line.rating(),
    };
    let streaks = game.streaks.map(|streaks| self::streaks(streaks, speech));
    std::iter::once(facts(game, rating, speech)).chain(streaks).collect::<Vec<_>>().join(" · ")
}

/// What is known about how a person plays a game, in a line.
fn facts(game: &GameLine, rating: impl Fn(&Line) -> String, speech: &Speech) -> String {
    let GameLine { line, played, places, .. } = game;
    let mut told = Vec::new();
    told.extend(line.as_ref().map(|line| speech.text("profile-rated", &[("rating", rating(line).into())])));
    told.push(place(line.as_ref(), speech));
    let args = [
        ("games", played.games.into()),
        ("wins", played.wins.into()),
        ("best", best(played).into()),
        ("average", average(played, speech).into()),
    ];
    told.push(speech.text("profile-facts", &args));
    let group = |(seats, counts): &(u8, Vec<i64>)| {
        let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
        format!("{seats} ({})", counts.join(", "))
    };
    if !places.is_empty() {
        let places: Vec<String> = places.iter().map(group).collect();
        told.push(speech.text("profile-places", &[("places", places.join(", ").into())]));
    }
    told.join(" · ")
}

/// The place of a person on the ladder of a game, in words.
pub(crate) fn place(line: Option<&Line>, speech: &Speech) -> String {
    match line.map(|line| line.place) {
        Some(Some(place)) => speech.text("profile-place", &[("place", place.into())]),
        Some(None) => speech.say("profile-young"),
        None => speech.say("profile-unrated"),
    }
}

/// A person's winning streaks, the present and the longest.
pub(crate) fn streaks(streaks: Streaks, speech: &Speech) -> String {
    speech.text("profile-streaks", &[("now", streaks.now.into()), ("best", streaks.best.into())])
}

/// The best score at a game.
pub(crate) fn best(played: &Played) -> String {
    played.best.map_or_else(|| "–".to_owned(), signed)
}

/// The mean score at a game.
pub(crate) fn average(played: &Played, speech: &Speech) -> String {
    played.average.map_or_else(|| "–".to_owned(), |average| speech.lang().decimal(average))
}

/// How often two people have met, and how often each came in before the other.
fn met(name: &str, rival: &Rival, speech: &Speech) -> String {
    format!("{name}: {}, {}", together(rival, speech), score(rival))
}

/// How often each of two people came in before the other.
pub(crate) fn score(rival: &Rival) -> String {
    format!("{} : {}", rival.ahead, rival.behind)
}

/// How many games two people have played together.
pub(crate) fn together(rival: &Rival, speech: &Speech) -> String {
    speech.text("profile-together", &[("games", rival.games.into())])
}

/// The title of the points by category.
pub(crate) fn parts_title(parts: &Parts, speech: &Speech) -> String {
    speech.text("profile-parts", &[("game", game(parts.title.id(), speech).into())])
}

/// What chance has brought, and what to think of that.
pub(crate) fn luck(luck: &Luck, speech: &Speech) -> String {
    let Luck { label, games, mean, deviation } = luck;
    let (lang, sign) = (speech.lang(), if *mean < 0.0 { "−" } else { "+" });
    let args = [
        ("luck", label.clone().into()),
        ("mean", format!("{sign}{}", lang.decimal(mean.abs())).into()),
        ("games", (*games).into()),
        ("deviation", lang.decimal(*deviation).into()),
    ];
    speech.text("profile-luck", &args)
}

/// The mean points by category.
fn shares(parts: &Parts, speech: &Speech) -> Vec<String> {
    let number = |mean: f64| speech.lang().decimal(mean);
    let share = |(label, own, server): &(String, f64, f64)| {
        let args = [
            ("part", label.clone().into()),
            ("own", number(*own).into()),
            ("server", number(*server).into()),
        ];
        speech.text("profile-part", &args)
    };
    parts.rows.iter().map(share).collect()
}
