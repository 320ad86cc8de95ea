//! Places for signs next to what they mark.

use crate::geometry::{Point, Rect};

/// What signs must keep clear of.
pub struct Places {
    /// The room for signs.
    room: Rect,
    /// Signs that lie already, and what must never be hidden.
    taken: Vec<Rect>,
    /// What had better not be hidden.
    spared: Vec<Rect>,
}

impl Places {
    /// The places in a room, clear of what is taken, and if possible of what is to be spared.
    pub fn new(room: Rect, taken: Vec<Rect>, spared: Vec<Rect>) -> Places {
        Places { room, taken, spared }
    }

    /// Takes the best of several places, each with what speaks against it, for a sign of that size: how much of what is to be spared it
    /// hides decides, in shares of the sign. Nothing if all are taken or hide more than `most`.
    pub fn take(
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

    /// Takes a place next to a thing, `away` from it, for a sign of that size; where it would hide much there, one farther away, and
    /// where all sides are taken, one on its rim.
    pub fn beside(&mut self, thing: Rect, away: f32, (w, h): (f32, f32)) -> Option<Point> {
        let center = thing.center();
        let spots = |reach: f32, against: f32| {
            let (dx, dy) = (thing.w / 2.0 + reach + w / 2.0, thing.h / 2.0 + reach + h / 2.0);
            let along = [0.0, -0.5, 0.5, -1.0, 1.0].into_iter().zip([0.0, 0.02, 0.03, 0.05, 0.06]);
            along.flat_map(move |(share, more)| {
                let (x, y) = (share * (dx - w).max(0.0), share * (dy - h).max(0.0));
                let around = [(dx, y), (x, -dy), (x, dy), (-dx, y)].into_iter().zip([0.0, 0.01, 0.02, 0.03]);
                around.map(move |((x, y), least)| (center.offset(x, y), against + more + least))
            })
        };
        let (dx, dy) = ((thing.w + w) / 2.0 + away, (thing.h + h) / 2.0 + away);
        let corners = [(dx, -dy), (dx, dy), (-dx, -dy), (-dx, dy)];
        let corners = corners.map(|(x, y)| (center.offset(x, y), 0.1));
        let on_rim = spots(-w.min(h) * 0.5, 0.2).chain(spots(-h * 1.15, 0.4));
        let farther = spots(away + h, 0.5).chain(spots(away + 2.0 * h, 0.8));
        let all = spots(away, 0.0).chain(corners).chain(on_rim).chain(farther);
        self.take((w, h), f32::MAX, all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { x: 0.0, y: 0.0, w: 400.0, h: 400.0 };
    const THING: Rect = Rect { x: 150.0, y: 150.0, w: 100.0, h: 100.0 };

    #[test]
    fn a_sign_stands_beside_its_thing_where_that_hides_nothing() {
        let beyond = Rect { x: 250.0, y: 0.0, w: 150.0, h: 400.0 };
        let above = Rect { x: 0.0, y: 0.0, w: 400.0, h: 150.0 };
        for spared in [vec![], vec![beyond], vec![beyond, above]] {
            let at = Places::new(ROOM, Vec::new(), spared.clone()).beside(THING, 5.0, (60.0, 30.0));
            let sign = Rect::around(at.expect("there is room"), 60.0, 30.0);
            assert!(THING.inset(-4.0).intersection(sign).is_none() && ROOM.encloses(sign, 0.0), "{sign:?}");
            assert!(spared.iter().all(|other| other.intersection(sign).is_none()), "{sign:?}");
        }
    }

    #[test]
    fn a_sign_without_room_beside_its_thing_lies_on_its_rim_and_keeps_clear_of_what_is_taken() {
        let tight = THING.inset(-2.0);
        let number = Rect { x: 150.0, y: 150.0, w: 100.0, h: 50.0 };
        let at = Places::new(tight, vec![number], Vec::new()).beside(THING, 5.0, (60.0, 30.0));
        let sign = Rect::around(at.expect("there is room"), 60.0, 30.0);
        assert!(tight.encloses(sign, 0.0) && number.intersection(sign).is_none(), "{sign:?}");
    }

    #[test]
    fn a_sign_that_would_hide_all_around_its_thing_stands_farther_away() {
        let around = THING.inset(-34.0);
        let at = Places::new(ROOM, Vec::new(), vec![around]).beside(THING, 5.0, (60.0, 30.0));
        let sign = Rect::around(at.expect("there is room"), 60.0, 30.0);
        assert!(around.intersection(sign).is_none() && ROOM.encloses(sign, 0.0), "{sign:?}");
    }
}
