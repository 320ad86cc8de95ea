//! How a game went, made from its record: what was published, and what turned it.

use std::cmp::Reverse;
use std::sync::Arc;

use super::replay::{ReplayError, replay};
use super::{Entry, EntryKind, Log};
use crate::play::{AnyTable, Played, Title};
use crate::present::{Count, History, Tale, Turning};
use rules::{Barrier, Seat, SeatSet, Viewer};

/// The most turning points of a game.
const MOST: usize = 4;
/// The most of them that are changes of the lead if there are large gains to mention too.
const LEADS: usize = 3;
/// The share of the game, in percent, after which a lead has lasted.
const LASTING: usize = 10;
/// The share of the game, in percent, before which nobody's lead means anything.
const EARLY: usize = 25;
/// The share of the game, in percent, before which it is still being set up.
const BEGINNING: usize = 10;

impl History {
    /// The history of a recorded game, for that viewer: without a result, nothing is told that they could not see.
    ///
    /// # Errors
    /// [`ReplayError`] names the entry that does not replay.
    pub fn of(title: &dyn Title, log: &Log, viewer: Viewer) -> Result<History, ReplayError> {
        let mut timeline = Timeline::of(viewer);
        replay(title, log, |table, entry, played| timeline.note(table, entry, played))?;
        Ok(timeline.told())
    }
}

/// A game as it is played again, for a viewer: what is noted of each entry becomes its history and its film.
pub struct Timeline {
    viewer: Viewer,
    steps: Vec<Step>,
}

/// What is kept of an entry.
struct Step {
    /// The seat whose entry it was; none for the set-up.
    seat: Option<Seat>,
    points: Vec<i32>,
    /// Those who were still playing then.
    playing: SeatSet,
    /// Whether it could not be taken back freely.
    barrier: bool,
    /// Whether everybody then saw the position after it.
    published: bool,
    /// Whether the game then waited for other seats than before.
    turned: bool,
    tale: Option<Arc<dyn Tale>>,
    table: Box<dyn AnyTable>,
}

/// The entries that a seat did in a row, by their numbers.
#[derive(Clone, Copy)]
struct Run {
    first: usize,
    last: usize,
}

/// A moment that may be told of.
struct Candidate {
    entry: usize,
    /// The entry of the turn that brought or cost most: the story says that one.
    told: usize,
    /// The turn, which the points were gained or lost in.
    run: Run,
    seat: Seat,
    gain: i32,
    /// The number of entries for which somebody then led; none if nobody took the lead.
    led: Option<usize>,
}

/// A position that has been published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// The number of its entry.
    pub entry: usize,
    /// Whether somebody's points differ from those in the position published before.
    pub scored: bool,
    /// Whether it ends a turn.
    pub turned: bool,
}

impl Timeline {
    /// Nothing of it yet.
    pub const fn of(viewer: Viewer) -> Timeline {
        Timeline { viewer, steps: Vec::new() }
    }

    /// Notes an entry that has been played.
    pub fn note(&mut self, table: &dyn AnyTable, entry: &Entry, played: Option<Played>) {
        let seat = match entry.kind {
            EntryKind::Setup => None,
            EntryKind::Act(seat, _) | EntryKind::Auto(seat, _) | EntryKind::Resign(seat) => Some(seat),
        };
        let gone = table.resigned();
        let barrier = played.as_ref().is_none_or(|played| played.barrier == Barrier::Shut);
        let turned = played.as_ref().is_none_or(|played| played.turned);
        // What the game itself answers to a published entry is published with it.
        let follows = entry.is_automatic() && self.steps.last().is_some_and(|step| step.published);
        self.steps.push(Step {
            seat,
            points: table.scores(),
            playing: Seat::first(table.seats()).filter(|&seat| !gone.contains(seat)).collect(),
            barrier,
            published: barrier || turned || follows,
            turned,
            tale: played.map(|played| Arc::from(played.tale)),
            table: table.boxed(),
        });
    }

    /// The positions that were published, in order of time, with what the viewer saw of their points.
    pub fn published(&self) -> Vec<Published> {
        let mut shown: Option<Vec<i32>> = None;
        let mut published = Vec::new();
        for (entry, step) in self.steps.iter().enumerate().filter(|(_, step)| step.published) {
            let seen = step.table.known_scores(self.viewer);
            let scored = shown.is_some_and(|shown| shown != seen);
            published.push(Published { entry, scored, turned: step.turned });
            shown = Some(seen);
        }
        published
    }

    /// Whether the game has a result, with which its hidden points are everybody's to know.
    fn is_revealed(&self) -> bool {
        let turn = self.steps.last().map(|step| step.table.turn());
        turn.is_some_and(|turn| turn.outcome().is_some_and(|outcome| !outcome.standings.is_empty()))
    }

    /// The history of the game, when all of it has been noted.
    pub fn told(mut self) -> History {
        if !self.is_revealed() {
            self.steps.iter_mut().for_each(|step| step.points = step.table.known_scores(self.viewer));
        }
        let mut chosen = self.chosen();
        chosen.sort_by_key(|candidate| candidate.entry);
        let turning = |candidate: Candidate| {
            let Candidate { entry, told, run, seat, gain, led } = candidate;
            let Step { tale, points, seat: by, .. } = &self.steps[told];
            let (tale, seats, by) = (tale.clone()?, points.len() as u8, *by);
            let counts = [run.first - 1, run.last].map(|entry| self.count(entry, seat));
            Some(Turning { entry, seat, by, seats, gain, leads: led.is_some(), tale, counts })
        };
        let turnings = chosen.into_iter().filter_map(turning).collect();
        History { turnings, points: self.steps.into_iter().map(|step| step.points).collect() }
    }

    /// The points of a seat after an entry by category, hidden ones only if the game has a result.
    fn count(&self, entry: usize, seat: Seat) -> Count {
        let viewer = if self.is_revealed() { Viewer::Seat(seat) } else { self.viewer };
        let sight = self.steps[entry].table.closed_sight(viewer);
        Box::new(move |words| sight.breakdown(seat, words))
    }

    /// The leads that lasted longest, and then the largest gains and losses.
    fn chosen(&self) -> Vec<Candidate> {
        let runs = self.runs();
        let mut leads = self.leads(&runs);
        leads.sort_by_key(|lead| Reverse(lead.led));
        leads.truncate(LEADS);
        for change in self.changes(&runs) {
            if leads.len() == MOST {
                break;
            }
            let run = runs.iter().find(|run| run.holds(change.entry));
            if !leads.iter().any(|other| run.is_some_and(|run| run.holds(other.entry))) {
                leads.push(change);
            }
        }
        leads
    }

    /// The runs of the game, the set-up left out. In a solo game a turn ends where something is drawn or shown.
    fn runs(&self) -> Vec<Run> {
        let is_solo = self.steps.first().is_some_and(|setup| setup.points.len() == 1);
        let goes_on = |before: &Step, step: &Step| before.seat == step.seat && !(is_solo && before.barrier);
        let mut runs: Vec<Run> = Vec::new();
        for number in 1..self.steps.len() {
            match runs.last_mut() {
                Some(run) if goes_on(&self.steps[run.last], &self.steps[number]) => run.last = number,
                _ => runs.push(Run { first: number, last: number }),
            }
        }
        runs
    }

    /// The seat that leads alone after an entry.
    fn leader(&self, entry: usize) -> Option<Seat> {
        let Step { points, playing, .. } = &self.steps[entry];
        let mut best: Vec<Seat> = playing.iter().collect();
        let most = best.iter().map(|seat| points[seat.index()]).max()?;
        best.retain(|seat| points[seat.index()] == most);
        if best.len() == 1 { best.pop() } else { None }
    }

    /// The changes of the sole lead that lasted, in order of time. In a solo game there is none.
    fn leads(&self, runs: &[Run]) -> Vec<Candidate> {
        let length = self.steps.len();
        let leaders = (0..length).filter_map(|entry| self.leader(entry).map(|seat| (entry, seat)));
        let mut changes: Vec<(usize, Seat)> = leaders.collect();
        changes.dedup_by_key(|(_, seat)| *seat);
        let mut held: Option<Seat> = None;
        let mut leads = Vec::new();
        for (index, &(entry, seat)) in changes.iter().enumerate() {
            let until = changes.get(index + 1).map(|&(next, _)| next);
            let led = until.unwrap_or(length) - entry;
            // The last one to lead has won, however late that came.
            if until.is_some() && led * 100 < length * LASTING {
                continue;
            }
            if held.is_some_and(|before| before != seat) && entry * 100 >= length * EARLY {
                // The set-up is nobody's turn.
                if let Some(&run) = runs.iter().find(|run| run.holds(entry)) {
                    let own = self.steps[entry].seat.filter(|_| self.gain(run, seat) <= 0);
                    // A seat that leads without having gained anything owes it to another seat: the line says what that one did, and
                    // to whom.
                    let (seat, told) = match own {
                        None => (seat, self.richest(run, seat)),
                        Some(own) => {
                            self.losses(run).min().map_or((own, entry), |(_, told, lost)| (lost, told))
                        }
                    };
                    let gain = self.gain(run, seat);
                    leads.push(Candidate { entry, told, run, seat, gain, led: Some(led) });
                }
            }
            held = Some(seat);
        }
        leads
    }

    /// The gains and losses of a turn that are above what a turn changes in this game, the largest first; of equal ones the earliest.
    fn changes(&self, runs: &[Run]) -> Vec<Candidate> {
        let mut changes: Vec<Candidate> = runs.iter().filter_map(|&run| self.largest(run)).collect();
        changes.retain(|change| change.entry * 100 >= self.steps.len() * BEGINNING);
        let sum: i32 = changes.iter().map(|change| change.gain.abs()).sum();
        let count = changes.len() as i32;
        changes.retain(|change| change.gain.abs() * count > sum || count == 1);
        changes.sort_by_key(|change| Reverse(change.gain.abs()));
        changes
    }

    /// The largest gain of a run, of equal ones that of the seat whose run it is; or a loss that is larger.
    fn largest(&self, run: Run) -> Option<Candidate> {
        let playing = self.steps[run.last].playing;
        let seats =
            playing.iter().map(|seat| (self.gain(run, seat), self.steps[run.last].seat == Some(seat), seat));
        let (gain, _, seat) = seats.max_by_key(|&(gain, own, _)| (gain, own))?;
        if let Some((loss, entry, seat)) = self.losses(run).min().filter(|(loss, ..)| -loss > gain) {
            return Some(Candidate { entry, told: entry, run, seat, gain: loss, led: None });
        }
        let entry = self.richest(run, seat);
        (gain > 0).then_some(Candidate { entry, told: entry, run, seat, gain, led: None })
    }

    /// What seats lost in a run by another's doing: the points below zero, the entry that cost most, the seat.
    fn losses(&self, run: Run) -> impl Iterator<Item = (i32, usize, Seat)> {
        let lost = move |seat| {
            let single = |entry: &usize| self.gain(Run { first: *entry, last: *entry }, seat);
            let entry = (run.first..=run.last).min_by_key(single)?;
            let loss = self.gain(run, seat);
            (loss < 0 && !self.decided(entry, seat)).then_some((loss, entry, seat))
        };
        self.steps[run.last].playing.iter().filter_map(lost)
    }

    /// Whether an entry is a seat's doing too: what seats choose in secret is shown by the last of them.
    fn decided(&self, entry: usize, seat: Seat) -> bool {
        let before =
            self.steps[..entry].iter().rposition(|step| step.barrier).map_or(0, |barrier| barrier + 1);
        self.steps[before..=entry].iter().any(|step| step.seat == Some(seat))
    }

    /// The entry of a run that brought a seat most; of equal ones the first.
    fn richest(&self, run: Run, seat: Seat) -> usize {
        let single = |entry: &usize| self.gain(Run { first: *entry, last: *entry }, seat);
        (run.first..=run.last).rev().max_by_key(single).unwrap_or(run.first)
    }

    /// The points that a seat gained in a run.
    fn gain(&self, run: Run, seat: Seat) -> i32 {
        self.steps[run.last].points[seat.index()] - self.steps[run.first - 1].points[seat.index()]
    }
}

impl Run {
    fn holds(self, entry: usize) -> bool {
        (self.first..=self.last).contains(&entry)
    }
}
