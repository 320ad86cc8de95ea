//! What the game asks of somebody, and the story of what happened.

use super::super::components::tile::Tiles;
use super::super::event::{Event, Why};
use super::super::legal::fits_any;
use super::super::say::Say;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use rules::{Arg, Seat, Viewer, Words};
use tabletop::Tell;

impl Tell for WolvesAndSheep {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let say = Say(words);
        let Some(current) = view.current else { return say.result(view) };
        let waited = view.bonus.unwrap_or(current);
        match viewer.seat() {
            Some(seat) if seat == waited => say.plain(own(view, seat)),
            Some(seat) => other(view, seat, waited, say),
            None => waiting(view, waited, say),
        }
    }

    fn call(view: &View, seat: Seat, words: &dyn Words) -> Option<String> {
        (view.bonus == Some(seat)).then(|| Say(words).plain("wolves-and-sheep-call-bonus"))
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
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

    /// Names what was laid, not how it lies or what was drawn for it.
    fn brief(event: &Event, words: &dyn Words) -> Option<String> {
        match *event {
            Event::Laid { seat, laid, how, under, .. } => {
                Some(Say(words).lays_briefly(seat, laid, how, under))
            }
            _ => Self::narrate(event, Viewer::Public, words),
        }
    }
}

/// Asks the seat that the game waits for.
fn own(view: &View, seat: Seat) -> &'static str {
    if view.bonus == Some(seat) {
        return "wolves-and-sheep-prompt-bonus";
    }
    match (fits_any(&view.landscape, view.hand), view.is_opening()) {
        (true, true) => "wolves-and-sheep-prompt-open",
        (true, false) => "wolves-and-sheep-prompt-lay",
        (false, true) => "wolves-and-sheep-prompt-open-pass",
        (false, false) => "wolves-and-sheep-prompt-pass",
    }
}

/// Says to another seat whom the game waits for, and what it may do meanwhile with its own tiles.
fn other(view: &View, seat: Seat, waited: Seat, say: Say<'_>) -> String {
    let wait = waiting(view, waited, say);
    if !view.playing().contains(seat) {
        return format!("{} {wait}", say.plain("wolves-and-sheep-prompt-stopped"));
    }
    let secret = view.colours.but(view.seat(seat).revealed);
    let beasts = view.hand.and(Tiles::INTERRUPTING);
    let key = match (secret.is_empty(), beasts.is_empty()) {
        _ if view.bonus.is_some() => return wait,
        (true, true) => return wait,
        (false, true) => "wolves-and-sheep-prompt-may-reveal",
        (true, false) => "wolves-and-sheep-prompt-may-interrupt",
        (false, false) => "wolves-and-sheep-prompt-may-both",
    };
    format!("{wait} {}", say.plain(key))
}

/// Says whom the game waits for.
fn waiting(view: &View, waited: Seat, say: Say<'_>) -> String {
    let key = if view.bonus.is_some() {
        "wolves-and-sheep-prompt-wait-bonus"
    } else if view.is_opening() {
        "wolves-and-sheep-prompt-wait-open"
    } else {
        "wolves-and-sheep-prompt-wait"
    };
    say.text(key, &[("player", Arg::from(waited))])
}

/// Whether anybody may break in: somebody else still plays, and nobody owes a bonus tile.
pub(crate) fn is_interruptible(view: &View) -> bool {
    let others = |current| !view.playing().without(current).is_empty();
    view.bonus.is_none() && view.current.is_some_and(others)
}
