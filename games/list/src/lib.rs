//! The games that Turnstone hosts.
//!
//! Each is a crate of its own, below `games/`, and stands on `rules` (what rules are written with), `thinking` (how computers
//! think) and `tabletop` (how a game is shown, typed, played and recorded). The bot knows them by their [`Title`] alone.

use tabletop::{Log, ReplayError, Title};

/// Every game, in the order in which `/play` offers them. A new game is one line here.
pub static TITLES: &[&dyn Title] = &[
    confusing_lands::TITLE,
    harmonies::TITLE,
    catan::TITLE,
    village_green::TITLE,
    wolves_and_sheep::TITLE,
    #[cfg(feature = "goofspiel")]
    goofspiel::TITLE,
];

/// The game with that [`Title::id`].
pub fn title(id: &str) -> Option<&'static dyn Title> {
    TITLES.iter().copied().find(|title| title.id() == id)
}

/// The game of a log.
///
/// # Errors
/// [`ReplayError`] if there is no game of that name.
pub fn title_of(log: &Log) -> Result<&'static dyn Title, ReplayError> {
    title(&log.header.game).ok_or_else(|| ReplayError::unknown(log))
}
