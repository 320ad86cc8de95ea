//! How often a careless beginner comes before a computer, in every title with as few seats as both can have.
//!
//! The *careless beginner* notices eight moves by lot – each time a kind of move first, then one of that kind – and makes the one that leaves
//! it with most points at once. It plans nothing, thinks of nobody else and does nothing unasked. At Catan it founds where a computer on
//! easy would: the rulebook gives beginners decent places.
//!
//! `careless LEVEL GAMES SEED [GAME]` prints a line a title: the share of games in which it came before a computer (a tie is half of it;
//! against two the mean of both) with Wilson's 95 % interval, and the mean points of both. Half is fair.
//!
//! ```text
//! cargo run -p games --example careless -- beginner 1000 70000
//! ```

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::rc::Rc;

use games::TITLES;
use rules::{Options, Seat, Viewer};
use tabletop::{AnyTable, Arena, Choosing, Header, Player, Title, wilson};
use thinking::{Advice, Dice, Level, mixed};

/// The moves that come to a careless beginner's notice.
const NOTICED: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (level, games, seed, only) = match arguments[..] {
        [level, games, seed] => (level, games, seed, None),
        [level, games, seed, game] => (level, games, seed, Some(game)),
        _ => return Err("careless LEVEL GAMES SEED [GAME]".into()),
    };
    let (level, games, seed) = (level.parse()?, games.parse()?, seed.parse()?);
    for title in TITLES.iter().copied().filter(|title| only.is_none_or(|game| title.id() == game)) {
        let Measured { games, before, points: [own, other] } = measure(title, level, games, seed)?;
        let [low, high] = wilson(before, games);
        let [share, low, high] = [before, low, high].map(|share| 100.0 * share);
        let id = title.id();
        let line =
            format!("{share:.1} % [{low:.1}, {high:.1}] of {games} games, {own:.1} points to {other:.1}");
        writeln!(io::stdout(), "{id}: {line}")?;
    }
    Ok(())
}

/// What games between a careless beginner and computers came to.
struct Measured {
    games: u64,
    /// How often the beginner came before a computer.
    before: f64,
    /// Mean points of the beginner and of a computer.
    points: [f64; 2],
}

/// Plays so many games or a few more, each rotation of the chairs with the same luck.
fn measure(title: &dyn Title, level: Level, games: u64, seed: u64) -> Result<Measured, Box<dyn Error>> {
    let before = Rc::<RefCell<Vec<f64>>>::default();
    let careless = Careless { seat: Seat(0), before: Rc::clone(&before) };
    let mut players: Vec<Box<dyn Player>> = vec![Box::new(careless)];
    players.resize_with(usize::from(title.seats().0.max(2)), || Box::new(level));
    let arena = Arena { options: &Options::default(), blocks: games.div_ceil(players.len() as u64), seed };
    let figures = arena.play(title, &mut players, &mut |_, _| ControlFlow::Continue(()))?;
    let games = figures[0].games;
    let before = before.borrow().iter().sum::<f64>() / games as f64;
    Ok(Measured { games, before, points: [figures[0].points, figures[1].points] })
}

/// The careless beginner, who notes of every game how often it came before the others.
struct Careless {
    seat: Seat,
    before: Rc<RefCell<Vec<f64>>>,
}

impl Player for Careless {
    fn name(&self) -> String {
        "careless".to_owned()
    }

    fn begin(&mut self, _header: &Header, seat: Seat) {
        self.seat = seat;
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        let asked = table.sight(Viewer::Public).appeal().is_some_and(|appeal| appeal.open.contains(seat));
        if !asked && !table.turn().must().contains(seat) {
            return Choosing::default();
        }
        let mut kinds: BTreeMap<String, Vec<Advice>> = BTreeMap::new();
        for advice in table.advise(seat, Level::Greedy, seed) {
            let kind = advice.moves[0].split(' ').next().unwrap_or_default().to_owned();
            kinds.entry(kind).or_default().push(advice);
        }
        if kinds.keys().eq(["build"]) {
            return Level::Easy.choose(table, seat, seed);
        }
        let (kinds, mut dice) = (kinds.into_values().collect::<Vec<_>>(), Dice::new(mixed(seed)));
        let mut best: Option<&Advice> = None;
        for _ in 0..NOTICED {
            let kind = &kinds[dice.below(kinds.len())];
            let noticed = &kind[dice.below(kind.len())];
            if best.is_none_or(|best| noticed.worth > best.worth) {
                best = Some(noticed);
            }
        }
        Choosing { moves: best.map_or_else(Vec::new, |best| best.moves.clone()), ..Choosing::default() }
    }

    fn end(&mut self, table: &dyn AnyTable) {
        let turn = table.turn();
        let standings = turn.outcome().map_or(&[][..], |outcome| &outcome.standings);
        let place =
            |seat| standings.iter().find(|standing| standing.seat == seat).map(|standing| standing.place);
        let others = Seat::first(table.seats()).filter(|&seat| seat != self.seat);
        let before = others.map(|other| match place(self.seat).cmp(&place(other)) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        });
        self.before.borrow_mut().push(before.sum::<f64>() / f64::from(table.seats() - 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_careless_beginner_beats_the_lowest_level_about_half_of_the_time() -> Result<(), Box<dyn Error>> {
        for title in TITLES.iter().copied() {
            let Measured { before, .. } = measure(title, Level::OFFERED[0], 24, 3)?;
            assert!((0.25..=0.75).contains(&before), "{}: {before:.2}", title.id());
        }
        Ok(())
    }
}
