//! How people stand on a ladder, and how one of them plays: what the pictures of both and their words are made of.
//!
//! Nothing here asks the store: whoever wants a page gathers the data. Names stand in it as they were last seen; they become safe where
//! they are drawn or written.

mod cells;
pub(crate) mod ladder;
mod lower;
pub(crate) mod profile;
#[cfg(test)]
mod tests;
pub(crate) mod told;

use games::Title;

use super::rating::{doubt, number, whole};
use host::store::{Played, Rival, Standing};
use session::is_forgotten;
use words::{Speech, forgotten_name};

/// A server's ladder.
pub(crate) struct Ladder {
    /// The game; none for all games together.
    pub title: Option<&'static dyn Title>,
    /// At most ten people, the best first, the young behind the others.
    pub rows: Vec<Line>,
    /// Whoever asks, if they are on the ladder and not among those.
    pub own: Option<Line>,
    /// How many people are on the ladder.
    pub people: i64,
}

/// A person on a ladder.
#[derive(Clone)]
pub(crate) struct Line {
    /// Their place; none while they are young.
    pub place: Option<i64>,
    /// How they stand.
    pub standing: Standing,
    /// Their points behind each of their last games, the oldest first, in thousandths; at most thirty.
    pub course: Vec<i64>,
    /// Whether it is whoever asks.
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
    /// What their points at a game were made of.
    pub parts: Option<Parts>,
}

/// How a person plays a game.
pub(crate) struct GameLine {
    /// The game.
    pub title: &'static dyn Title,
    /// How they stand on its ladder; none if they were never rated.
    pub line: Option<Line>,
    /// What they have played with others.
    pub played: Played,
    /// For each number of seats how often they came in first, second and so on.
    pub places: Vec<(u8, Vec<i64>)>,
}

/// The mean points of a person by category, and those of all on the server.
pub(crate) struct Parts {
    /// The game.
    pub title: &'static dyn Title,
    /// The category in a short word, the person's mean, the server's; a picture has room for seven.
    pub rows: Vec<(String, f64, f64)>,
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
fn called(user: u64, name: &str, speech: &Speech) -> String {
    match name.trim() {
        _ if is_forgotten(user) => forgotten_name(speech.lang()),
        "" => speech.say("ladder-somebody"),
        name => name.to_owned(),
    }
}

/// The same for a picture.
fn drawn(user: u64, name: &str, speech: &Speech) -> String {
    render::sanitise(&called(user, name, speech), &speech.say("ladder-somebody"))
}
