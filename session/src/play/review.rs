//! Reviews: whose game a person may review, which of its decisions were their own, and how one is put in words.

use rules::{Seat, Words};
use tabletop::{Judged, Log, Moment, Review};
use thinking::{Margin, Measure, POINT};

use super::hint::{steps, told_apart};
use crate::answers::Denied;
use crate::record::text;
use crate::table::{Author, LogEntry, Person, Session};

/// A finished game as one person played it.
pub struct OwnGame {
    /// Their seat.
    pub seat: Seat,
    /// The log.
    pub log: Log,
    /// For each entry of the log, by its number, whether it is their decision.
    pub own: Vec<bool>,
}

/// The game as that person played it, once it is over.
///
/// # Errors
/// As [`replay_log`](crate::record::replay_log), and [`Denied::NotSeated`] if nobody of that number sits at the table.
pub fn own_game(session: &Session, who: &Person) -> Result<OwnGame, Denied> {
    let log = text::replay_log(session)?;
    let seat = session.seat_of(who.user).ok_or(Denied::NotSeated)?;
    let since = session.seat(seat).map_or(0, |row| row.joined);
    // A caretaker's decisions are a computer's; before a substitute came, an earlier sitter decided.
    let is_own = |logged: &LogEntry| {
        let decided = matches!(logged.author, Author::Person | Author::Order);
        decided && logged.is_act_of(seat) && logged.at >= since
    };
    let own = session.log.iter().map(is_own).collect();
    Ok(OwnGame { seat, log, own })
}

/// Puts a decision of a review in words, at the moment when it was made: what it cost or brought, what was done, what a computer would have
/// done, and what sets the two apart, a sentence each.
pub fn retold(
    judged: &Judged,
    moment: &Moment,
    seat: Seat,
    measure: Measure,
    words: &dyn Words,
) -> Vec<String> {
    let costly = judged.was_costly(measure);
    let (worth, key) = match costly {
        true => (judged.cost.mean, "review-cost"),
        false => (judged.gain.mean, "review-gain"),
    };
    let way = |moves: &[String]| match steps(moment.table.as_ref(), seat, moves, words) {
        steps if steps.is_empty() => words.plain("hint-wait"),
        steps => steps.join(" → "),
    };
    let said = |key, moves| words.text(key, &[("steps", way(moves).into())]);
    let mut lines = vec![words.text(key, &[("worth", told_worth(worth, measure, words).into())])];
    lines.push(said("review-done", &judged.done));
    lines.push(match costly {
        true => said("review-better", &judged.better),
        false => said("review-ordinary", &judged.ordinary),
    });
    let apart = told_apart(&moment.contrast.reasons, words);
    let reasons = |key| words.text(key, &[("reasons", apart.join(" · ").into())]);
    lines.push(match (moment.contrast.later, costly) {
        _ if apart.is_empty() => words.plain("review-later"),
        (false, true) => reasons("review-lacked"),
        (false, false) => reasons("review-had"),
        (true, true) => reasons("review-lacks-later"),
        (true, false) => reasons("review-has-later"),
    });
    lines
}

/// A seat's luck and its skill in a reviewed game, a sentence each, with the remaining doubt: two standard errors.
pub fn luck_and_skill(review: &Review, measure: Measure, words: &dyn Words) -> [String; 2] {
    let said = |margin: Margin, [more, less, even]: [&'static str; 3]| {
        let is_told = i64::from(margin.mean).abs() > doubt(margin) && margin.mean.abs() >= measure.least();
        let key = match margin.mean {
            mean if is_told => {
                if mean > 0 {
                    more
                } else {
                    less
                }
            }
            _ => even,
        };
        let worth = told_worth(margin.mean.saturating_abs(), measure, words);
        words.text(key, &[("worth", worth.into()), ("doubt", told_doubt(margin, measure, words).into())])
    };
    [
        said(review.luck, ["review-luck-more", "review-luck-less", "review-luck-even"]),
        said(review.skill, ["review-skill-cost", "review-skill-gain", "review-skill-even"]),
    ]
}

/// Two standard errors.
fn doubt(margin: Margin) -> i64 {
    2 * i64::from(margin.error)
}

/// The doubt about a difference, rounded up, in the unit of its measure.
fn told_doubt(margin: Margin, measure: Measure, words: &dyn Words) -> String {
    let (key, unit) = match measure {
        Measure::Points => ("review-chart-points", POINT),
        Measure::Chance(whole) => ("review-chart-chance", whole / 100),
    };
    let unit = i64::from(unit.max(1));
    words.text(key, &[("count", ((doubt(margin) + unit - 1) / unit).max(1).into())])
}

/// A difference in the words of its measure, no more exact than it is known.
pub fn told_worth(reward: i32, measure: Measure, words: &dyn Words) -> String {
    let (key, unit) = match measure {
        Measure::Points if reward < POINT * 3 / 4 => return words.plain("review-half"),
        Measure::Points => ("review-points", POINT),
        Measure::Chance(whole) => ("review-chance", (whole / 100).max(1)),
    };
    words.text(key, &[("count", ((reward + unit / 2) / unit).into())])
}
