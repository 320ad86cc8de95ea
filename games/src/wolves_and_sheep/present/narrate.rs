//! Events in words.

use super::super::event::{Event, Why};
use super::super::say::Say;
use crate::core::{Arg, Seat, Viewer, Words};

/// Tells an event to that viewer.
pub(crate) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let say = Say(words);
    let by = |seat: Seat| ("player", Arg::from(seat));
    Some(match *event {
        Event::Laid { seat, laid, how, drawn, under, .. } => say.lays(seat, laid, how, drawn, under),
        Event::Drew { seat, tiles } if viewer.is(seat) => {
            say.text("wolves-and-sheep-event-drew-own", &[("tiles", say.tiles(tiles).into())])
        }
        Event::Drew { .. } => return None,
        Event::Closed { colour, sheep } => {
            let args = [("colour", say.colour(colour).into()), ("sheep", say.sheep(sheep).into())];
            say.text("wolves-and-sheep-event-closed", &args)
        }
        Event::NoBonus { seat } => say.text("wolves-and-sheep-event-no-bonus", &[by(seat)]),
        Event::Passed { seat } => say.text("wolves-and-sheep-event-passed", &[by(seat)]),
        Event::Redrawn => say.plain("wolves-and-sheep-event-redrawn"),
        Event::Stopped { seat, why, bonus, .. } => {
            let key = match why {
                Why::Choice => "wolves-and-sheep-event-stopped",
                Why::Out => "wolves-and-sheep-event-stopped-out",
                Why::PassRow => "wolves-and-sheep-event-stopped-row",
            };
            say.text(key, &[by(seat), ("bonus", bonus.into())])
        }
        Event::Resigned { seat } => say.text("wolves-and-sheep-event-resigned", &[by(seat)]),
        Event::Ended { seat, colours } => {
            let args = [by(seat), ("colours", say.colours(colours).into())];
            say.text("wolves-and-sheep-event-ended", &args)
        }
    })
}
