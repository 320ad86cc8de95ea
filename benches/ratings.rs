//! How well ratings predict unseen games: Bradley and Terry's pairs, which the bot uses, against Plackett and Luce's order, each with its
//! best figures of a grid. `cargo bench --bench ratings`
//!
//! Twenty people of different strength play games of all titles: each chooses like a computer of the level *greedy* as often as they are
//! strong, and otherwise at random. Before every game each pair of it is predicted; the figure is the mean of −ln(the predicted chance of
//! the outcome), with a draw as half of each. 0.693 is the figure of knowing nothing. After ± comes the standard error, over games, because
//! the pairs of one game are not independent.

#![allow(clippy::print_stdout)]

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use host::rating::{CHANCE, DRIFT, POINT};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rules::{Options, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tabletop::{AnyTable, Arena, Choosing, Header, Player};
use thinking::Level;

const PEOPLE: usize = 20;
/// The games of each title.
const GAMES: usize = 400;

/// The ratings after a game, from those before it and the places.
type Method = fn(&[(WengLinRating, u8)], &WengLinConfig) -> Vec<WengLinRating>;

/// A game: the people and their places.
type Played = Vec<(usize, u8)>;

/// A person with a strength between 0 and 1.
struct Person {
    strength: f64,
    seat: Seat,
    dice: StdRng,
    place: Rc<RefCell<Option<u8>>>,
}

impl Player for Person {
    fn name(&self) -> String {
        String::new()
    }

    fn begin(&mut self, _: &Header, seat: Seat) {
        self.seat = seat;
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        let level = if self.dice.random_bool(self.strength) { Level::Greedy } else { Level::Random };
        let mut level: Box<dyn Player> = Box::new(level);
        level.choose(table, seat, seed)
    }

    fn end(&mut self, table: &dyn AnyTable) {
        let turn = table.turn();
        let standings = turn.outcome().map_or(&[][..], |outcome| &outcome.standings);
        let own = standings.iter().find(|standing| standing.seat == self.seat);
        *self.place.borrow_mut() = own.map(|standing| standing.place);
    }
}

/// Plays that many games of a title, with random people on as many seats as it takes.
fn play(title: &dyn tabletop::Title, games: usize, dice: &mut StdRng) -> Vec<Played> {
    let mut played = Vec::new();
    let mut people: Vec<usize> = (0..PEOPLE).collect();
    for seed in 0..games {
        people.shuffle(dice);
        let seats = (2 + seed % 3).clamp(2, usize::from(title.seats().1));
        let places: Vec<Rc<RefCell<Option<u8>>>> = (0..seats).map(|_| Rc::default()).collect();
        let person = |(&person, place): (&usize, &Rc<RefCell<Option<u8>>>)| -> Box<dyn Player> {
            Box::new(Person {
                strength: person as f64 / (PEOPLE - 1) as f64,
                seat: Seat(0),
                dice: StdRng::seed_from_u64(seed as u64),
                place: place.clone(),
            })
        };
        let mut players: Vec<Box<dyn Player>> = people.iter().zip(&places).map(person).collect();
        let options = Options::default();
        let arena = Arena { options: &options, blocks: 1, seed: seed as u64 };
        if arena.play_seated(title, &mut players, &mut |_, _| ControlFlow::Continue(())).is_ok() {
            let places = places.iter().map(|place| place.borrow().unwrap_or(1));
            played.push(people.iter().copied().zip(places).collect());
        }
    }
    played
}

/// The figures of a method.
#[derive(Clone, Copy, Debug)]
struct Figures {
    /// How much chance there is in a game, where the spread at the start is 300.
    chance: f64,
    /// The spread that a game adds.
    drift: f64,
}

fn bradley_terry(game: &[(WengLinRating, u8)], config: &WengLinConfig) -> Vec<WengLinRating> {
    let teams: Vec<[WengLinRating; 1]> = game.iter().map(|(rating, _)| [*rating]).collect();
    let places = game.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let teams: Vec<_> = teams.iter().map(<[WengLinRating; 1]>::as_slice).zip(places).collect();
    weng_lin_multi_team(&teams, config).into_iter().map(|team| team[0]).collect()
}

/// Algorithm 4 of Weng and Lin.
fn plackett_luce(game: &[(WengLinRating, u8)], config: &WengLinConfig) -> Vec<WengLinRating> {
    let variance = |rating: &WengLinRating| rating.uncertainty.powi(2);
    let c = game.iter().map(|(rating, _)| variance(rating) + config.beta.powi(2)).sum::<f64>().sqrt();
    let weight = |rating: &WengLinRating| (rating.rating / c).exp();
    let changed = |(own, place): &(WengLinRating, u8)| {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (other, behind) in game.iter().filter(|(_, behind)| behind <= place) {
            let rest =
                game.iter().filter(|(_, it)| it >= behind).map(|(rating, _)| weight(rating)).sum::<f64>();
            let tied = game.iter().filter(|(_, it)| it == behind).count() as f64;
            let share = weight(own) / rest;
            let is_own = std::ptr::eq(other, own);
            omega += (f64::from(is_own) - share) / tied;
            delta += share * (1.0 - share) / tied;
        }
        let gamma = own.uncertainty / c;
        WengLinRating {
            rating: own.rating + variance(own) / c * omega,
            uncertainty: (variance(own) * (1.0 - gamma * variance(own) / c.powi(2) * delta).max(1e-6)).sqrt(),
        }
    };
    game.iter().map(changed).collect()
}

/// The pairs of a game: the sum of their surprises, and their number.
type Surprise = (f64, f64);

/// The mean over all pairs, and its standard error.
fn mean(games: &[Surprise]) -> (f64, f64) {
    let (sum, pairs) = games.iter().fold((0.0, 0.0), |all, game| (all.0 + game.0, all.1 + game.1));
    let mean = sum / pairs;
    let square = games.iter().map(|(sum, pairs)| (sum - mean * pairs).powi(2)).sum::<f64>();
    let count = games.len() as f64;
    (mean, (square * count / (count - 1.0)).sqrt() / pairs)
}

/// The surprise of each game.
fn surprises(games: &[Played], figures: Figures, method: Method) -> Vec<Surprise> {
    let config = WengLinConfig { beta: figures.chance, ..WengLinConfig::default() };
    let mut ratings = [WengLinRating { rating: 1500.0, uncertainty: 300.0 }; PEOPLE];
    let mut surprises = Vec::with_capacity(games.len());
    for game in games {
        let (mut sum, mut count) = (0.0, 0.0);
        for (index, (one, place)) in game.iter().enumerate() {
            for (other, behind) in &game[index + 1..] {
                let (one, other) = (&ratings[*one], &ratings[*other]);
                let c =
                    (2.0 * config.beta.powi(2) + one.uncertainty.powi(2) + other.uncertainty.powi(2)).sqrt();
                let chance = 1.0 / (1.0 + ((other.rating - one.rating) / c).exp());
                sum -= match place.cmp(behind) {
                    std::cmp::Ordering::Less => chance.ln(),
                    std::cmp::Ordering::Greater => (1.0 - chance).ln(),
                    std::cmp::Ordering::Equal => f64::midpoint(chance.ln(), (1.0 - chance).ln()),
                };
                count += 1.0;
            }
        }
        surprises.push((sum, count));
        let before: Vec<(WengLinRating, u8)> = game
            .iter()
            .map(|(person, place)| {
                let WengLinRating { rating, uncertainty } = ratings[*person];
                (WengLinRating { rating, uncertainty: uncertainty.hypot(figures.drift) }, *place)
            })
            .collect();
        for ((person, _), rating) in game.iter().zip(method(&before, &config)) {
            ratings[*person] = rating;
        }
    }
    surprises
}

fn main() {
    let mut dice = StdRng::seed_from_u64(30);
    let mut all = Vec::new();
    for title in games::TITLES {
        let games = play(*title, GAMES, &mut dice);
        told(title.id(), &games);
        all.extend(games);
    }
    all.shuffle(&mut dice);
    told("all games", &all);
}

/// Prints the best figures of both methods for those games, and the result of the bot's own.
fn told(name: &str, games: &[Played]) {
    println!("{name}: {} games", games.len());
    let mut methods = Vec::new();
    for (label, method) in [("Bradley-Terry", bradley_terry as Method), ("Plackett-Luce", plackett_luce)] {
        let grid = [100.0, 200.0, 300.0, 350.0, 400.0, 500.0, 600.0]
            .into_iter()
            .flat_map(|chance| [0.0, 6.0, 12.0].map(|drift| Figures { chance, drift }));
        let best = grid.map(|figures| (surprises(games, figures, method), figures));
        let best = best.min_by(|one, other| mean(&one.0).0.total_cmp(&mean(&other.0).0));
        let bots = Figures { chance: CHANCE / POINT as f64, drift: DRIFT / POINT as f64 };
        let (fixed, _) = mean(&surprises(games, bots, method));
        if let Some((surprises, figures)) = best {
            let (surprise, error) = mean(&surprises);
            println!("  {label}: {surprise:.4} ± {error:.4} at {figures:?}; {fixed:.4} at the bot's");
            methods.push(surprises);
        }
    }
    if let [pairs, order] = &methods[..] {
        let apart: Vec<Surprise> =
            pairs.iter().zip(order).map(|(one, other)| (one.0 - other.0, one.1)).collect();
        let (apart, error) = mean(&apart);
        println!("  Bradley-Terry less Plackett-Luce: {apart:+.4} ± {error:.4}");
    }
}
