//! The conformance kit: checks of what must hold of every game, run on random games of every title.
//!
//! A check is a function named as what it finds to hold. [`conform`] plays random games over all numbers of seats and the
//! values of every listed option, and runs the checks at their positions and actions. The quick suite
//! looks at every title with its fewest seats and default options, the slow one at all of it.

mod advice;
mod ahead;
mod barriers;
mod completions;
mod fluent;
mod hidden;
pub mod house;
mod leaks;
mod legality;
mod logs;
mod menus;
mod notation;
mod pictures;
mod play;
mod points;
mod positions;
mod random;
mod readings;
mod resignations;
mod spot;
#[cfg(test)]
mod tests;
mod texts;
mod title;
#[cfg(test)]
mod toy;
mod universe;
mod walk;

use std::cell::RefCell;
use std::fmt;
use std::ops::Range;

pub use fluent::{Library, Names, Speaker};
pub use play::{Done, Playable, open, play_out};
use spot::{Case, Sampling};

use rules::{Options, Values};
use tabletop::{Present, TitleOf};

/// The thoroughness of a look at a game, and the words for it.
pub struct Kit {
    /// A game each for every combination of seats and options.
    pub seeds: Range<u64>,
    /// Whether it looks at games with the fewest seats and the default options alone.
    pub fewest: bool,
    /// The one check to run, whose first fault ends the look; all of them if there is none.
    pub only: Option<&'static str>,
    /// The messages in all languages.
    pub library: Library,
}

/// Counts of what was looked at: a kit that finds nothing to look at proves nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Games played to their end.
    pub games: u64,
    /// Actions done in them.
    pub actions: u64,
    /// Actions that were no barrier.
    pub open: u64,
    /// Positions that differ in what some viewer cannot know, held against a redeal.
    pub twins: u64,
    /// Films of games that look the same to a viewer, held against each other.
    pub films: u64,
    /// Actions reached through menus.
    pub reached: u64,
    /// Pictures looked at.
    pub pictures: u64,
    /// Actions advised by computers.
    pub advised: u64,
}

/// Something that does not hold.
#[derive(Debug)]
pub struct Fault {
    /// The check that found it.
    pub check: &'static str,
    /// Game, seats, options, seed, seat and action.
    pub place: String,
    /// The fault, in English.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  {}\n  does not hold: {}", self.place, self.check, self.what)
    }
}

/// A check of one thing.
type Check<T> = (&'static str, fn(&T) -> Result<(), String>);

/// Checks, each with its name.
macro_rules! checks {
    ($($area:ident :: $check:ident),* $(,)?) => { [$((stringify!($check), $area::$check as fn(&_) -> _)),*] };
}
use checks;

/// The check that what all others have said is there, in all languages.
const SAID: &str = "every_message_can_be_said";

/// Fails with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => { if !$condition { return Err(format!($($message)+)); } };
}
use ensure;

/// The faults of a game, and the counts of what was looked at.
#[derive(Debug, Default)]
pub struct Findings {
    /// The counts of what was looked at.
    pub coverage: Coverage,
    /// The first fault that each check found.
    pub faults: Vec<Fault>,
}

impl Findings {
    fn knows(&self, check: &str) -> bool {
        self.faults.iter().any(|fault| fault.check == check)
    }
}

/// Looks at a game from all sides.
pub fn conform<G: Present>(kit: &Kit) -> Findings {
    let findings = RefCell::new(Findings::default());
    title::look_over::<G>(kit, &findings);
    let (fewest, most) = G::SEATS;
    for seats in fewest..=if kit.fewest { fewest } else { most } {
        let universe = notation::read_universe::<G>(seats, &findings);
        let options = if kit.fewest { vec![Options::default()] } else { variations::<G>() };
        for options in options {
            let Ok(config) = TitleOf::<G>::config(&options, seats) else { continue };
            let plain = options == Options::default();
            for seed in kit.seeds.clone() {
                if kit.only.is_some_and(|check| findings.borrow().knows(check)) {
                    break;
                }
                walk::walk(&Case::<G> {
                    kit,
                    options: &options,
                    config: &config,
                    seats,
                    seed,
                    universe: &universe,
                    sampling: if plain { Sampling::CLOSE } else { Sampling::COARSE },
                    findings: &findings,
                });
            }
        }
    }
    let mut findings = findings.into_inner();
    if let Some(what) = kit.library.problems() {
        findings.faults.push(Fault { check: SAID, place: G::ID.to_owned(), what });
    }
    findings
}

/// The default options, and every other listed value of every option alone.
fn variations<G: Present>() -> Vec<Options> {
    let mut variations = vec![Options::default()];
    for spec in G::options() {
        if let Values::OneOf(values) = spec.values {
            let others = values.iter().filter(|value| **value != spec.default);
            variations.extend(others.map(|value| Options::default().with(spec.key, value)));
        }
    }
    variations
}

/// Fails if the kit finds a fault with a game: see [`playable!`].
#[track_caller]
pub fn conforms<G: Present>() {
    let number = |name: &str| {
        let said = std::env::var(name).ok();
        said.map(|said| said.parse::<u64>().unwrap_or_else(|_| panic!("{name} is a number, not {said:?}")))
    };
    let (many, from) = (number("TURNSTONE_KIT_SEEDS"), number("TURNSTONE_KIT_FROM").unwrap_or(0));
    let fewest = many.is_none() && workshop::scale(true, false);
    let many = many.unwrap_or(1);
    let library = Library::of(&[&TitleOf::<G>::NEW]);
    let Findings { faults, .. } =
        conform::<G>(&Kit { seeds: from..from + many, fewest, only: None, library });
    let faults: String = faults.iter().map(|fault| format!("\n{fault}\n")).collect();
    let all = if fewest { String::new() } else { format!("TURNSTONE_KIT_SEEDS={many} ") };
    let again = format!("{all}TURNSTONE_KIT_FROM={from} cargo test -p {} playable", G::ID);
    assert!(faults.is_empty(), "{again}{faults}");
}
