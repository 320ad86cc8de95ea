//! Leaderboards, as tables in words.

use games::{Title, Words as _};

use super::parts::page::Page;
use host::store::{Best, Challenge, Rank, Span};
use session::is_forgotten;
use words::{Speech, forgotten_name, table};

/// What a server's leaderboard of a game is made of.
pub(crate) struct Lists {
    /// People among each other, the best first.
    pub ranks: Vec<Rank>,
    /// The best results alone.
    pub bests: Vec<Best>,
    /// People against computers, the strongest level first.
    pub challenges: Vec<Challenge>,
}

/// The leaderboard of a server.
pub(crate) fn leaderboard_page(title: &dyn Title, lists: &Lists, span: Span, speech: &Speech) -> Page {
    let Lists { ranks, bests, challenges } = lists;
    let mut lines = vec![headline("leaderboard-title", title, span, speech)];
    if ranks.is_empty() && bests.is_empty() && challenges.is_empty() {
        lines.push(speech.say("leaderboard-none"));
    }
    if !ranks.is_empty() {
        lines.push(rank_table(ranks, speech));
    }
    if !bests.is_empty() {
        lines.push(speech.say("leaderboard-solo"));
        lines.push(best_table(bests, speech));
    }
    if !challenges.is_empty() {
        let (games, wins) = challenges.iter().fold((0, 0), |sum, one| (sum.0 + one.games, sum.1 + one.wins));
        lines.push(
            speech.text("leaderboard-computers-too", &[("games", games.into()), ("wins", wins.into())]),
        );
    }
    listed(&lines)
}

fn listed(lines: &[String]) -> Page {
    Page { embed: Some(lines.join("\n")), ..Page::default() }
}

/// The title of a leaderboard, with the game and the span.
fn headline(key: &str, title: &dyn Title, span: Span, speech: &Speech) -> String {
    let span = match span {
        Span::All => "choice-span-all",
        Span::Year => "choice-span-year",
        Span::Month => "choice-span-month",
    };
    let name = speech.say(&format!("{}-name", title.id()));
    speech.text(key, &[("game", name.into()), ("span", speech.say(span).into())])
}

/// How people fare against computers, level by level.
pub(crate) fn challenge_page(
    title: &dyn Title,
    challenges: &[Challenge],
    span: Span,
    speech: &Speech,
) -> Page {
    let mut lines = vec![headline("leaderboard-computers-title", title, span, speech)];
    if challenges.is_empty() {
        lines.push(speech.say("leaderboard-computers-none"));
    }
    for challenge in challenges {
        let level = speech.say(&format!("computer-level-{}", challenge.level));
        let rate = format!("{:.0}", 100.0 * challenge.wins as f64 / challenge.games.max(1) as f64);
        let args = [
            ("level", level.into()),
            ("games", challenge.games.into()),
            ("wins", challenge.wins.into()),
            ("rate", rate.into()),
        ];
        lines.push(speech.text("leaderboard-level", &args));
        lines.push(rank_table(&challenge.ranks, speech));
    }
    listed(&lines)
}

/// The headings of a leaderboard: the place, and those columns.
fn headings(columns: &[&str], speech: &Speech) -> Vec<String> {
    let columns = columns.iter().map(|column| speech.say(&format!("leaderboard-column-{column}")));
    std::iter::once("#".to_owned()).chain(columns).collect()
}

fn rank_table(ranks: &[Rank], speech: &Speech) -> String {
    let none = || "–".to_owned();
    let row = |(place, rank): (usize, &Rank)| {
        vec![
            place.to_string(),
            named(rank.user, &rank.name, speech),
            rank.games.to_string(),
            rank.wins.to_string(),
            format!("{:.0}", 100.0 * rank.win_rate()),
            rank.average.map_or_else(none, |average| speech.lang().decimal(average)),
            rank.best.map_or_else(none, signed),
        ]
    };
    let rows: Vec<Vec<String>> = (1..).zip(ranks).map(row).collect();
    table(&headings(&["name", "games", "wins", "rate", "average", "best"], speech), &rows)
}

fn best_table(bests: &[Best], speech: &Speech) -> String {
    let row = |(place, best): (usize, &Best)| {
        vec![
            place.to_string(),
            named(best.user, &best.name, speech),
            signed(best.best),
            best.games.to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = (1..).zip(bests).map(row).collect();
    table(&headings(&["name", "best", "games"], speech), &rows)
}

/// The name last seen, unless the person has asked to be forgotten.
fn named(user: u64, name: &str, speech: &Speech) -> String {
    if is_forgotten(user) { forgotten_name(speech.lang()) } else { name.to_owned() }
}

/// A score with a true minus sign.
pub(super) fn signed(score: i64) -> String {
    score.to_string().replace('-', "−")
}
