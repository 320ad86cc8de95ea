//! Chances that computers let pass, thought over again: computers that were asked before somebody acted, and did nothing.

use rules::{Seat, SeatSet, Viewer};
use tabletop::{AnyTable, beside};

use super::Check;

/// The outcome for the chances that the log shows nobody to have taken.
#[derive(Default)]
pub(super) struct Opportunities {
    /// Chances that a computer would have let pass.
    pub(super) checked: u64,
    /// Chances that it would have taken, though a computer that is asked later acted.
    pub(super) differences: u64,
    /// Chances that it would have taken, if the log does not show whether it was asked: a person may have been quicker, or sat there again.
    pub(super) unknown: u64,
}

impl Check<'_> {
    /// Thinks for every computer that was asked before `actor` did the entry with that number after `last`; reports which would have acted.
    /// `at` is the entry's number in the file, `number` the one with the answers that the file leaves out.
    pub(super) fn let_pass(
        &mut self,
        before: &dyn AnyTable,
        last: Option<Seat>,
        (at, number): (usize, u64),
        actor: Seat,
    ) -> Vec<String> {
        let computers: SeatSet =
            Seat::first(before.seats()).filter(|&seat| self.stint(seat, at).is_some()).collect();
        let line = last.map_or_else(Vec::new, |last| beside(before, last, computers));
        let place = line.iter().position(|&seat| seat == actor);
        let mut said = Vec::new();
        for &seat in &line[..place.unwrap_or(line.len())] {
            said.extend(self.thinks_over(before, (at, number), seat, actor));
        }
        if place.is_some() {
            return said;
        }
        for seat in unanswered(before, computers, actor).iter().filter(|seat| !line.contains(seat)) {
            if self.stint(actor, at).is_some() {
                said.extend(self.thinks_over(before, (at, number), seat, actor));
            } else {
                // It answers in any case; a person was quicker.
                self.declined.unknown += 1;
            }
        }
        said
    }

    /// Thinks again for a computer that did nothing before somebody acted.
    fn thinks_over(
        &mut self,
        before: &dyn AnyTable,
        (at, number): (usize, u64),
        seat: Seat,
        actor: Seat,
    ) -> Option<String> {
        let stint = self.stint(seat, at)?;
        // It was asked for sure if a computer acted that is asked later, and this one sat there all the time.
        let (level, asked) = (stint.level, stint.entries.is_none() && self.stint(actor, at).is_some());
        let moves = self.thought(before, seat, level, number);
        match moves.is_empty() {
            true => self.declined.checked += 1,
            false if asked => self.declined.differences += 1,
            false => self.declined.unknown += 1,
        }
        let differs = asked && !moves.is_empty();
        differs.then(|| format!("seat {seat}, {level}, would have acted before: {}", moves.join("; ")))
    }
}

/// The computers that owe an answer and are asked before that seat acts: all of them if it is on turn, else those before it.
fn unanswered(before: &dyn AnyTable, computers: SeatSet, actor: Seat) -> SeatSet {
    let open = before.sight(Viewer::Public).appeal().map_or(SeatSet::EMPTY, |appeal| appeal.open);
    let first = move |seat: &Seat| !open.contains(actor) || !computers.contains(actor) || *seat < actor;
    open.iter().filter(|&seat| computers.contains(seat) && seat != actor).filter(first).collect()
}
