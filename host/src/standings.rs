//! What follows from finished games: leaderboards, ratings and their seasons, figures and records, and what a person has played.
//!
//! All of it follows from the results that count, is kept in the transaction that writes a result, and can be recounted at any time.
//!
//! - *Tallies*: results added up for leaderboards by all time, 30 days and day.
//! - *Ratings*: how each game changed its people's ratings, in the order in which games ended (`ladder`).
//! - *Figures*: what a finished game of people gave a seat besides its place, and their sums: records and means.
//! - A *wait* is how long a game waited for a person; their reliability is computed from these.

#[macro_use]
mod named;

mod figures;
mod handle;
mod ladder;
mod leaderboard;
mod profile;
mod recount;
#[cfg(test)]
mod recounted;
mod rivals;
mod seasons;
mod statements;
mod suited;

pub(crate) use figures::GameFigures;
pub use figures::{Mean, Record};
pub use handle::Standings;
pub use ladder::{ALL_GAMES, Gain, Standing, Trend};
pub use leaderboard::{Best, Challenge, Rank, Span};
pub(crate) use leaderboard::{take_out, write};
pub(crate) use profile::waits;
pub use profile::{Played, RELIABILITY, Reliability, SHOWN, Watched};
pub use recount::Recounted;
pub use rivals::{PlaceCount, Rival};
pub use seasons::{Cycle, Season, SeasonLadder, SeasonRow};
pub use suited::Suited;

/// The composed statements, for the test of their plans.
#[cfg(test)]
pub(crate) fn composed() -> Vec<&'static str> {
    let parts: [&[&str]; 5] =
        [&statements::COMPOSED, &figures::COMPOSED, &ladder::COMPOSED, &rivals::COMPOSED, &seasons::COMPOSED];
    parts.concat()
}
