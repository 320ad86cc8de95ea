//! Ratings: how well somebody is thought to play, by the places of their games with other people.
//!
//! The method is Weng and Lin's for several players ("A Bayesian Approximation Method for Online Ranking", 2011), with every pair of a
//! game compared as Bradley and Terry do. It predicts games better than Plackett and Luce's order does, as `cargo bench --bench ratings`
//! measures. What it means for players is in `docs/ratings.md`.
//!
//! Ratings are kept in thousandths of a point: whole numbers, which are the same whenever they are computed again.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The version of all that ratings follow from: those of another version are computed anew.
pub const RULES: i64 = 1;

/// A point, in the unit in which ratings are kept.
pub const POINT: i64 = 1_000;
/// The points of a person who has not played.
const START: i64 = 1_500 * POINT;
/// The spread of those: two in three such people play within it.
const UNKNOWN: i64 = 300 * POINT;
/// How much chance there is in a game, as a spread: the more chance, the less a game says.
pub const CHANCE: f64 = 300.0 * POINT as f64;
/// The spread that every game adds, because people learn and forget.
pub const DRIFT: f64 = 6.0 * POINT as f64;

/// The spread that every season adds that begins between two games.
const SEASON: f64 = 60.0 * POINT as f64;

/// How well somebody is thought to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The thousandths of a point.
    pub points: i64,
    /// The thousandths of a point by which it may well be wrong.
    pub spread: i64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { points: START, spread: UNKNOWN }
    }
}

impl Rating {
    /// The games after which a rating has a place; before that it is young, and shown with its possible error.
    pub const YOUNG: i64 = 5;

    /// The rating after that many seasons have begun.
    pub(crate) fn behind_seasons(self, seasons: usize) -> Rating {
        let wider = |spread: i64| ((spread as f64).hypot(SEASON).min(UNKNOWN as f64)).round() as i64;
        Rating { spread: (0..seasons).fold(self.spread, |spread, _| wider(spread)), ..self }
    }

    /// The spread before the next game.
    fn before_next(self) -> f64 {
        (self.spread as f64).hypot(DRIFT).min(UNKNOWN as f64)
    }
}

/// The ratings after a game, in the order of the given people, each with their rating before it and their place: equal places are a draw.
pub fn rated(people: &[(Rating, u8)]) -> Vec<Rating> {
    let number = |rating: Rating| WengLinRating {
        rating: rating.points as f64,
        uncertainty: rating.before_next().round(),
    };
    let teams: Vec<[WengLinRating; 1]> = people.iter().map(|(rating, _)| [number(*rating)]).collect();
    let places = people.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let game: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(<[WengLinRating; 1]>::as_slice).zip(places).collect();
    let config = WengLinConfig { beta: CHANCE, ..WengLinConfig::default() };
    let whole = |team: &Vec<WengLinRating>| {
        let [WengLinRating { rating, uncertainty }] = team[..] else { return Rating::default() };
        Rating { points: rating.round() as i64, spread: uncertainty.round() as i64 }
    };
    weng_lin_multi_team(&game, &config).iter().map(whole).collect()
}

/// What each place, the first one first, would change about the first of those people, in thousandths of a point: the mean over all orders
/// of the others.
pub fn stakes(people: &[Rating]) -> Vec<i64> {
    let Some((own, others)) = people.split_first() else { return Vec::new() };
    let mut sums = vec![(0, 0); people.len()];
    // Every set of people who come before; the order among them changes nothing.
    for before in 0_usize..1 << others.len() {
        let place = before.count_ones() as u8 + 1;
        let order = others.iter().enumerate().map(|(other, rating)| {
            let ahead = before >> other & 1 == 1;
            (*rating, if ahead { 0 } else { place + 1 })
        });
        let game: Vec<(Rating, u8)> = std::iter::once((*own, place)).chain(order).collect();
        let sum = &mut sums[usize::from(place) - 1];
        *sum = (sum.0 + rated(&game)[0].points - own.points, sum.1 + 1);
    }
    sums.into_iter().map(|(sum, count)| sum / count.max(1)).collect()
}
