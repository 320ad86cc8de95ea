//! Points by category, and what a move being made would do to them.

use super::super::components::cards::Development;
use super::super::score::SPECIAL;
use super::super::state::Catan;
use super::super::trial::{self, Holdings};
use super::super::view::View;
use super::Say;
use rules::{Seat, Words};
use tabletop::{Part, Points, Preview};

impl Points for Catan {
    /// The points of a seat: settlements, cities, Longest Road, Largest Army, and the victory point cards that the viewer knows of.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        parts(&Holdings::of(view), view, seat, Say(words))
    }

    /// What a piece or a knight does to the viewer's points.
    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let (seat, _) = view.own()?;
        let after = parts(&trial::after(view, draft)?, view, seat, Say(words));
        Some(Preview { before: Self::breakdown(view, seat, words), after })
    }
}

fn parts(holdings: &Holdings, view: &View, seat: Seat, say: Say<'_>) -> Vec<Part> {
    let part = |(key, points)| Part::new(say.plain(&format!("catan-part-{key}")), points);
    categories(holdings, view, seat).map(part).into()
}

/// The categories, each by its word in message keys, with a seat's points.
pub(in super::super) fn categories(holdings: &Holdings, view: &View, seat: Seat) -> [(&'static str, i32); 5] {
    let player = &holdings.players[seat.index()];
    let held = |holder: Option<Seat>| if holder == Some(seat) { SPECIAL } else { 0 };
    let point = Development::Point as usize;
    let secret = view.player(seat).secret.as_ref();
    let cards = secret.map_or(0, |secret| secret.cards[point] + secret.fresh[point]);
    [
        ("settlements", player.settlements.len()),
        ("cities", 2 * player.cities.len()),
        ("road", held(holdings.specials.longest)),
        ("army", held(holdings.specials.army)),
        ("cards", cards),
    ]
    .map(|(key, points)| (key, points.into()))
}
