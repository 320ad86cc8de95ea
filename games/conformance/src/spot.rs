//! What is checked: a game at one table size, and a position of it.

use std::cell::RefCell;

use super::universe::Universe;
use super::{Check, Coverage, Fault, Findings, Kit, SAID};
use rules::{Options, Quick, Seat, Viewer};
use tabletop::{AnySight, AnyTable, Played, Present, Table};

/// One game at one table size with one choice of options.
pub(super) struct Case<'a, G: Present> {
    pub(super) kit: &'a Kit,
    pub(super) options: &'a Options,
    pub(super) config: &'a G::Config,
    pub(super) seats: u8,
    pub(super) seed: u64,
    pub(super) universe: &'a Universe<G::Action>,
    pub(super) sampling: Sampling,
    pub(super) findings: &'a RefCell<Findings>,
}

/// The closeness with which a game is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sampling {
    /// The number of positions of a game at which the costly checks run.
    pub(super) spots: usize,
    /// The most actions of a game after which the checks of single actions run.
    pub(super) steps: usize,
    /// The number of actions of the universe tried at a position.
    pub(super) universe: usize,
}

impl Sampling {
    /// For the default options.
    pub(super) const CLOSE: Sampling = Sampling { spots: 14, steps: 60, universe: 4000 };
    /// For their variations.
    pub(super) const COARSE: Sampling = Sampling { spots: 3, steps: 20, universe: 1500 };
}

/// One position of a game.
pub(super) struct Spot<'a, G: Present> {
    pub(super) case: &'a Case<'a, G>,
    pub(super) table: &'a Table<G>,
    /// The number of actions done before it.
    pub(super) number: usize,
}

/// One action, with the position before and the table after it.
pub(super) struct Step<'a, G: Present> {
    pub(super) before: Spot<'a, G>,
    pub(super) seat: Seat,
    pub(super) played: &'a Played,
    pub(super) after: &'a Table<G>,
}

impl<'a, G: Present> Case<'a, G> {
    /// Runs a check, if it is wanted, and notes what it finds.
    pub(super) fn check(&self, check: &'static str, at: &str, run: impl FnOnce() -> Result<(), String>) {
        let wanted = match self.kit.only {
            None => true,
            // Whatever any check has said is looked up.
            Some(SAID) => self.kit.library.problems().is_none(),
            Some(only) => only == check,
        };
        if wanted {
            self.look(check, at, run);
        }
    }

    /// Runs what the checks rest on, and notes what it finds; one fault of each is enough.
    pub(super) fn look(&self, check: &'static str, at: &str, run: impl FnOnce() -> Result<(), String>) {
        if self.findings.borrow().knows(check) {
            return;
        }
        if let Err(what) = run() {
            let options: Vec<_> =
                self.options.0.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let options = options.join(" ");
            let place = format!("{} · {} seats · [{options}] · seed {}{at}", G::ID, self.seats, self.seed);
            self.findings.borrow_mut().faults.push(Fault { check, place, what });
        }
    }

    /// A chance that depends on the case and `salt` alone.
    pub(super) fn chance(&self, salt: usize) -> Quick {
        let seats = u64::from(self.seats);
        Quick::new((self.seed * 16 + seats).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(salt as u64))
    }

    /// The public and all seats.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        std::iter::once(Viewer::Public).chain(Seat::first(self.seats).map(Viewer::Seat))
    }

    /// Some actions of the universe, other ones for every `turn`; all of them if they are few.
    pub(super) fn sample(
        &self,
        turn: usize,
        most: usize,
    ) -> impl Iterator<Item = &'a G::Action> + use<'a, G> {
        let some = self.universe.some();
        let stride = some.len().div_ceil(most.max(1)).max(1);
        some.iter().skip(turn * 7 % stride).step_by(stride)
    }

    pub(super) fn count(&self, note: impl FnOnce(&mut Coverage)) {
        note(&mut self.findings.borrow_mut().coverage);
    }
}

impl<'a, G: Present> Spot<'a, G> {
    pub(super) fn position(&self) -> &G {
        self.table.position()
    }

    /// Whether the viewer is the one who is looked at most closely here; over the positions, all are.
    pub(super) fn is_watched(&self, viewer: Viewer) -> bool {
        // Mixed, so that evenly chosen positions do not all meet the same viewer.
        let mixed = (self.number + self.case.seed as usize).wrapping_mul(0x9e37_79b1) >> 7;
        let turn = mixed % (usize::from(self.case.seats) + 1);
        turn == viewer.seat().map_or(0, |seat| seat.index() + 1)
    }

    pub(super) fn sight(&self, viewer: Viewer) -> Box<dyn AnySight> {
        self.table.sight(viewer)
    }

    pub(super) fn chance(&self, salt: usize) -> Quick {
        self.case.chance(self.number * 1000 + salt)
    }

    /// The seats that must or may act.
    pub(super) fn admitted(&self) -> Vec<Seat> {
        let turn = self.table.turn();
        Seat::first(self.case.seats).filter(|&seat| turn.admits(seat)).collect()
    }

    pub(super) fn listed(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.position().actions(seat, &mut actions);
        actions
    }

    /// The same position, with all that the viewer cannot know drawn anew.
    pub(super) fn redealt(&self, viewer: Viewer, salt: usize) -> Result<Table<G>, String> {
        let mut table = self.table.clone();
        table.redeal(viewer, &mut self.chance(salt)).map_err(|error| format!("a redeal fails: {error}"))?;
        Ok(table)
    }

    /// Runs a check here.
    pub(super) fn run(&self, (name, check): Check<Self>) {
        self.case.check(name, &format!(" · after {} actions", self.number), || check(self));
    }
}

impl<G: Present> Step<'_, G> {
    /// Runs a check here.
    pub(super) fn run(&self, (name, check): Check<Self>) {
        let (number, action) = (self.before.number + 1, &self.played.action);
        let at = format!(" · action {number}, seat {}, \"{action}\"", self.seat);
        self.before.case.check(name, &at, || check(self));
    }
}
