//! How people stand on a ladder, and how one of them plays: the data of their pictures and words.
//!
//! Nothing here asks the store: the caller gathers the data. Names are as they were last seen; they are made safe when they are drawn or
//! written.

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
use session::{Names, is_forgotten};
use std::ops::Range;
use tabletop::Title;
use words::{Speech, forgotten_name};

/// The most places of a ladder.
pub(crate) const RATED: usize = 10;

/// A server's ladder.
pub(crate) struct Ladder {
    /// The game; none for all games together.
    pub title: Option<&'static dyn Title>,
    /// Its season, from the first second up to the first one after it; none for all time.
    pub season: Option<Range<i64>>,
    /// At most ten people, the best first, young ones last.
    pub rows: Vec<Line>,
    /// The person who asks, if they are on the ladder and not among those.
    pub own: Option<Line>,
    /// How many people are on the ladder.
    pub people: i64,
}

impl Ladder {
    /// The ladder of a season. The person who asks is among the best, or comes after them.
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

    /// The games after which a person has a place on it.
    const fn placed(&self) -> i64 {
        if self.season.is_some() { Season::PLACED } else { Rating::YOUNG }
    }
}

/// A person on a ladder.
#[derive(Clone)]
pub(crate) struct Line {
    /// Their place; none while they are young.
    pub place: Option<i64>,
    /// Their standing.
    pub standing: Standing,
    /// Their points after each of their last games, the oldest first, in thousandths; at most thirty.
    pub course: Vec<i64>,
    /// Whether it is the person who asks.
    pub is_own: bool,
}

/// How a person plays on a server.
pub(crate) struct Profile {
    /// The person.
    pub user: u64,
    /// Their names.
    pub names: Names,
    /// The games that they have played with others; a picture has room for the first five.
    pub games: Vec<GameLine>,
    /// The opponents with whom they have played most, the most first; a picture has room for five.
    pub rivals: Vec<Rival>,
    /// Their winning streaks over all rated games; none if there were none.
    pub streaks: Option<Streaks>,
    /// What their points at a game were made of.
    pub parts: Option<Parts>,
}

/// Winning streaks.
#[derive(Clone, Copy)]
pub(crate) struct Streaks {
    /// The present one.
    pub now: i64,
    /// The longest one.
    pub best: i64,
}

/// How a person plays a game.
pub(crate) struct GameLine {
    /// The game.
    pub title: &'static dyn Title,
    /// Their line on its ladder; none if they were never rated.
    pub line: Option<Line>,
    /// Their winning streaks at it; none if there were none.
    pub streaks: Option<Streaks>,
    /// What they have played with others.
    pub played: Played,
    /// Their best game.
    pub best: Option<Watched>,
    /// For each number of seats, how often they came in first, second and so on.
    pub places: Vec<(u8, Vec<i64>)>,
}

/// The mean points of a person by category, with everybody's on the server.
pub(crate) struct Parts {
    /// The game.
    pub title: &'static dyn Title,
    /// The category in a short word, the person's mean, the server's; a picture has room for seven.
    pub rows: Vec<(String, f64, f64)>,
    /// What chance has brought them beyond its mean, if the game counts that.
    pub luck: Option<Luck>,
}

/// What chance has brought a person at a game.
pub(crate) struct Luck {
    /// Its name.
    pub label: String,
    /// The number of games for which it is known.
    pub games: i64,
    /// The mean of a game.
    pub mean: f64,
    /// The standard deviation of that mean if only chance is at work.
    pub deviation: f64,
}

impl Profile {
    /// The name for words; not yet escaped.
    pub(crate) fn name(&self, speech: &Speech) -> String {
        called(self.user, &self.names, speech)
    }
}

impl Line {
    /// The rating as shown: whole points.
    fn points(&self) -> i64 {
        whole(self.standing.rating.points)
    }

    /// The doubt about the rating; none once there is a place.
    fn doubt(&self) -> Option<String> {
        self.standing.is_young().then(|| doubt(self.standing.rating))
    }

    /// The rating with its doubt.
    fn rating(&self) -> String {
        number(self.standing.rating, self.standing.is_young())
    }

    /// The name for words; not yet escaped.
    fn name(&self, speech: &Speech) -> String {
        called(self.standing.user, &self.standing.names, speech)
    }
}

/// A person's name for words, not yet escaped, unless they have asked to be forgotten or have none that anybody sees.
pub(crate) fn called(user: u64, names: &Names, speech: &Speech) -> String {
    named(user, names.shown(), speech)
}

/// Their name for a picture.
pub(crate) fn drawn(user: u64, names: &Names, speech: &Speech) -> String {
    named(user, names.drawn(), speech)
}

fn named(user: u64, name: String, speech: &Speech) -> String {
    match name {
        _ if is_forgotten(user) => forgotten_name(speech.lang()),
        name if name.is_empty() => speech.say("ladder-somebody"),
        name => name,
    }
}
