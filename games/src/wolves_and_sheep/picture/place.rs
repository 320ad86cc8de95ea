//! Places for signs beside what they mark.

use render::{Point, Rect};

/// What signs must keep clear of.
pub(super) struct Places {
    /// The room for signs.
    room: Rect,
    /// Signs that lie already, and what must never be hidden.
    taken: Vec<Rect>,
    /// What had better not be hidden.
    spared: Vec<Rect>,
}

impl Places {
    pub(super) fn new(room: Rect, taken: Vec<Rect>, spared: Vec<Rect>) -> Places {
        Places { room, taken, spared }
    }

    /// Takes the best of several places, each with what speaks against it, for a sign of that size: how much of what is to be spared it
    /// hides decides, in shares of the sign. Nothing if all are taken or hide more than `most`.
    pub(super) fn take(
        &mut self,
        (w, h): (f32, f32),
        most: f32,
        places: impl IntoIterator<Item = (Point, f32)>,
    ) -> Option<Point> {
        let mut best: Option<(f32, Point)> = None;
        for (at, against) in places {
            if best.is_some_and(|(cost, _)| against >= cost) {
                continue;
            }
            let rect = Rect::around(at, w, h);
            let is_free = self.room.encloses(rect, 0.0)
                && !self.taken.iter().any(|other| other.intersection(rect).is_some());
            if !is_free {
                continue;
            }
            let hidden = self.spared.iter().filter_map(|other| other.intersection(rect));
            let share: f32 = hidden.map(|part| part.w * part.h / (w * h)).sum();
            let cost = against + 4.0 * share;
            if share <= most && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, at));
            }
        }
        let (_, at) = best?;
        self.taken.push(Rect::around(at, w, h));
        Some(at)
    }
}
