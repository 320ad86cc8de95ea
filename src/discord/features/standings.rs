//! How people stand on a ladder, and how one of them plays: what the pictures of both and their words are made of.
//!
//! Nothing here asks the store: the caller gathers the data. Names stand in it as they were last seen; they become safe where
//! they are drawn or written.

pub(crate) mod cells;
pub(crate) mod ladder;
pub(crate) mod lower;
pub(crate) mod profile;
#[cfg(test)]
mod tests;
pub(crate) mod told;

use crate::discord::features::leaderboard::rating::{doubt, number, whole};
use host::rating::Rating;
use host::standings::{Played, Rival, Season, SeasonLadder, SeasonRow, Standing, Watched};
use session::is_forgotten;
use std::ops::Range;
use tabletop::Title;
use words::{Speech, forgotten_name, shown_name};

/// Places that a ladder shows.
pub(crate) const RATED: usize = 10;

/// A server's ladder.
pub(crate) struct Ladder {
    /// The game; none for all games together.
    pub title: Option<&'static dyn Title>,
    /// The season of which it is, from its first second up to the first one after it; none if it is of all time.
    pub season: Option<Range<i64>>,
    /// At most ten people, the best first, the young after the others.
    pub rows: Vec<Line>,
    /// The person who asks, if they are on the ladder and not among those.
    pub own: Option<Line>,
    /// How many people are on the ladder.
    pub people: i64,
}

impl Ladder {
    /// The ladder of a season. The person who asks stands among the best, or after them.
    pub(crate) fn of_season(
        title: Option<&'static dyn Title>,
        season: Range<i64>,
        ladder: SeasonLadder,
        own: Option<u64>,
    ) -> Ladder {
        let line = |SeasonRow { place, standing, course }| {
            let is_own = own == Some(standing.user);
            Line { place, standing, course, is_own }
        };
        let people = ladder.people;
        let mut rows: Vec<Line> = ladder.rows.into_iter().map(line).collect();
        let own = (rows.len() > RATED).then(|| rows.pop()).flatten();
        Ladder { title, season: Some(season), rows, own, people }
    }

    /// The games after which somebody has a place on it.
    const fn placed(&self) -> i64 {
        if self.season.is_some() { Season::PLACED } else { Rating::YOUNG }
    }
}

/// A person on a ladder.
#[derive(Clone)]
pub(crate) struct Line {
    /// Their place; none while they are young.
    pub place: Option<i64>,
    /// How they stand.
    pub standing: Standing,
    /// Their points after each of their last games, the oldest first, in thousandths; at most thirty.
    pub course: Vec<i64>,
    /// Whether it is the person who asks.
    pub is_own: bool,
}

/// How a person plays on a server.
pub(crate) struct Profile {
    /// What they are called; not escaped.
    pub name: String,
    /// The games that they have played with others; a picture has room for the first five.
    pub games: Vec<GameLine>,
    /// Those with whom they have played most, the most first; a picture has room for five.
    pub rivals: Vec<Rival>,
    /// Their wins without anything else between, over all games that are rated; none if there was none.
    pub streaks: Option<Streaks>,
    /// What their points at a game were made of.
    pub parts: Option<Parts>,
}

/// Wins without anything else between.
#[derive(Clone, Copy)]
pub(crate) struct Streaks {
    /// Up to the last game.
    pub now: i64,
    /// The most that there ever were.
    pub best: i64,
}

/// How a person plays a game.
pub(crate) struct GameLine {
    /// The game.
    pub title: &'static dyn Title,
    /// How they stand on its ladder; none if they were never rated.
    pub line: Option<Line>,
    /// Their wins without anything else between at it; none if there was none.
    pub streaks: Option<Streaks>,
    /// What they have played with others.
    pub played: Played,
    /// Their best game.
    pub best: Option<Watched>,
    /// For each number of seats how often they came in first, second and so on.
    pub places: Vec<(u8, Vec<i64>)>,
}

/// The mean points of a person by category, and those of all on the server.
pub(crate) struct Parts {
    /// The game.
    pub title: &'static dyn Title,
    /// The category in a short word, the person's mean, the server's; a picture has room for seven.
    pub rows: Vec<(String, f64, f64)>,
    /// What chance has brought them beyond its mean, where the game counts that.
    pub luck: Option<Luck>,
}

/// What chance has brought somebody at a game.
pub(crate) struct Luck {
    /// What it is called.
    pub label: String,
    /// The games that it is known of.
    pub games: i64,
    /// The mean of a game.
    pub mean: f64,
    /// The standard deviation of that mean if nothing but chance is at work.
    pub deviation: f64,
}

impl Line {
    /// The rating as it is shown: whole points.
    fn points(&self) -> i64 {
        whole(self.standing.rating.points)
    }

    /// What the rating may well be wrong by; none once there is a place.
    fn doubt(&self) -> Option<String> {
        self.standing.is_young().then(|| doubt(self.standing.rating))
    }

    /// The rating with what it may be wrong by.
    fn rating(&self) -> String {
        number(self.standing.rating, self.standing.is_young())
    }

    /// The name for words; not yet escaped.
    fn name(&self, speech: &Speech) -> String {
        called(self.standing.user, &self.standing.name, speech)
    }
}

/// What a person is called: the name last seen, unless they have asked to be forgotten or none was.
pub(crate) fn called(user: u64, name: &str, speech: &Speech) -> String {
    match shown_name(name, "") {
        _ if is_forgotten(user) => forgotten_name(speech.lang()),
        name if name.is_empty() => speech.say("ladder-somebody"),
        name => name,
    }
}

/// Their name for a picture.
pub(crate) fn drawn(user: u64, name: &str, speech: &Speech) -> String {
    render::sanitise(&called(user, name, speech), &speech.say("ladder-somebody"))
}
