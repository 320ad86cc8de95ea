//! The frames of a replay: which positions of a finished game are shown, and for how long.

use render::{Scene, Theme};

use super::Log;
use super::replay::{ReplayError, replay};
use super::timeline::{Published, Timeline};
use crate::play::{AnySight, AnyTable, Title};
use crate::present::{History, Picture};
use rules::{Viewer, Words};

/// The time for which a frame is shown at least and at most, in milliseconds: its sentence is to be read.
const SHORTEST: u32 = 900;
const LONGEST: u32 = 1800;
/// The time added to a frame for each further turn that it stands for, and for points that change in it.
const MORE: u32 = 150;
const POINTS: u32 = 350;
/// The time for which the closing picture is shown.
const CLOSING: u32 = 10_000;

/// A game told in pictures: its positions as they were published, from the set-up to the closing picture. Which are chosen, and for how
/// long they are shown, follows from what the viewer saw, so that nothing hidden is told of a game without a result.
pub struct ReplayFrames {
    history: History,
    stills: Vec<Still>,
}

/// A frame of a reel.
struct Still {
    sight: Box<dyn AnySight>,
    /// Whether it is the closing picture.
    closing: bool,
    hold: u32,
}

impl ReplayFrames {
    /// The reel of a recorded game as the viewer saw it, at most `most` frames, three at least. The game is over, or was ended as it
    /// stands at the end of the log.
    ///
    /// # Errors
    /// [`ReplayError`] names the entry that does not replay.
    pub fn of(
        title: &dyn Title,
        log: &Log,
        viewer: Viewer,
        most: usize,
    ) -> Result<ReplayFrames, ReplayError> {
        let mut timeline = Timeline::of(viewer);
        replay(title, log, |table, entry, played| timeline.note(table, entry, played))?;
        let published = timeline.published();
        let history = timeline.told();
        let last = history.points().len() - 1;
        let turnings: Vec<usize> = history.turnings().iter().map(|turning| turning.entry).collect();
        let cuts = cut(&published, last, &turnings, most.saturating_sub(1).max(2));
        let mut stills = Vec::with_capacity(cuts.len() + 1);
        let mut number = 0;
        let end = replay(title, log, |table, _, _| {
            if let Some(cut) = cuts.get(stills.len()).filter(|cut| cut.entry == number) {
                stills.push(Still {
                    sight: seen(table, viewer, number == last),
                    closing: false,
                    hold: cut.hold,
                });
            }
            number += 1;
        })?;
        stills.push(Still { sight: seen(end.as_ref(), viewer, true), closing: true, hold: CLOSING });
        Ok(ReplayFrames { history, stills })
    }

    /// The number of frames.
    pub fn len(&self) -> usize {
        self.stills.len()
    }

    /// Whether there is no frame; there always is one.
    pub fn is_empty(&self) -> bool {
        self.stills.is_empty()
    }

    /// The sight of a frame.
    pub fn sight(&self, frame: usize) -> &dyn AnySight {
        self.stills[frame].sight.as_ref()
    }

    /// The time for which a frame is shown, in milliseconds.
    pub fn hold(&self, frame: usize) -> u32 {
        self.stills[frame].hold
    }

    /// The picture of a frame.
    pub fn scene(&self, frame: usize, words: &dyn Words, theme: Theme) -> Scene {
        let Still { sight, closing, .. } = &self.stills[frame];
        if *closing {
            return sight.ending(words, theme, Some(&self.history));
        }
        sight.scene(words, theme, Picture::Table, None)
    }

    /// The history of the game.
    pub fn history(&self) -> &History {
        &self.history
    }
}

/// What the viewer sees of a table; at the end of the log it is over, whatever the rules say.
fn seen(table: &dyn AnyTable, viewer: Viewer, is_last: bool) -> Box<dyn AnySight> {
    if is_last && table.turn().outcome().is_none() {
        return table.closed_sight(viewer);
    }
    table.sight(viewer)
}

/// A position that becomes a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    pub(crate) entry: usize,
    pub(crate) hold: u32,
}

/// Chooses at most `most` of the published positions, one a turn, the first and the last of the game among them: rather turns in which
/// points change than the rest; of equal ones those that are spread evenly over the game. Where nobody waits for anybody, as in a game
/// played alone, every published position counts as a turn.
pub(crate) fn cut(published: &[Published], last: usize, turnings: &[usize], most: usize) -> Vec<Cut> {
    let inner: Vec<Published> =
        published.iter().copied().filter(|one| (1..last).contains(&one.entry)).collect();
    let mut kept: Vec<usize> = vec![0];
    if last > 0 {
        kept.push(last);
    }
    let turns = turns(&inner);
    for scored in [true, false] {
        let members: Vec<usize> =
            turns.iter().filter(|turn| turn.scored == scored).map(|turn| turn.entry).collect();
        let room = most.saturating_sub(kept.len()).min(members.len());
        kept.extend((0..room).map(|index| members[index * members.len() / room]));
    }
    kept.sort_unstable();
    let before = |index: usize| index.checked_sub(1).map_or(0, |before| kept[before]);
    let hold = |index: usize, entry: usize| {
        if index == 0 || turnings.contains(&entry) {
            return LONGEST;
        }
        let since = turns.iter().filter(|one| one.entry > before(index) && one.entry <= entry);
        let (count, scored) = since.fold((0, false), |(count, scored), one| (count + 1, scored | one.scored));
        let more = MORE * u32::saturating_sub(count, 1) + if scored { POINTS } else { 0 };
        (SHORTEST + more).min(LONGEST)
    };
    kept.iter().enumerate().map(|(index, &entry)| Cut { entry, hold: hold(index, entry) }).collect()
}

/// The positions that end a turn, each with whether points changed in that turn.
fn turns(inner: &[Published]) -> Vec<Published> {
    if !inner.iter().any(|one| one.turned) {
        return inner.to_vec();
    }
    let turns = inner.split_inclusive(|one| one.turned);
    let ended = turns.filter_map(|turn| {
        let end = turn.last().filter(|end| end.turned)?;
        Some(Published { scored: turn.iter().any(|one| one.scored), ..*end })
    });
    ended.collect()
}
