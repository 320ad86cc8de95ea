//! What the game asks of somebody, and the story of what happened.

use super::super::components::card::{CardId, Held};
use super::super::event::Event;
use super::super::say::{Say, letter, place};
use super::super::state::{Ending, Harmonies};
use super::super::view::View;
use rules::{Arg, Seat, Viewer, Words};
use tabletop::Tell;

impl Tell for Harmonies {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let say = Say(words);
        let Some(current) = view.current else { return say.result(view) };
        if !viewer.is(current) {
            return say.text("harmonies-prompt-wait", &[("player", current.into())]);
        }
        let steps = &view.steps;
        let asked = if view.owes_spirit() {
            return say.plain("harmonies-prompt-spirit");
        } else if steps.space.is_none() {
            say.plain("harmonies-prompt-take")
        } else if steps.in_hand() > 0 {
            say.text("harmonies-prompt-place", &[("tokens", say.tokens(&view.in_hand()).into())])
        } else {
            say.plain("harmonies-prompt-done")
        };
        match ready(view, current) {
            0 => asked,
            count => format!("{asked} {}", say.text("harmonies-prompt-ready", &[("count", count.into())])),
        }
    }

    fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
        view.owes_spirit().then(|| Say(words).plain("harmonies-call-spirit"))
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        let by = |seat: Seat| ("player", Arg::from(seat));
        let card = |card: CardId| ("card", Arg::from(say.card(card)));
        Some(match *event {
            Event::SpiritKept(seat, kept) if viewer.is(seat) => {
                say.text("harmonies-tell-spirit-own", &[card(kept)])
            }
            Event::SpiritKept(seat, _) => say.text("harmonies-tell-spirit", &[by(seat)]),
            Event::SpiritShown(seat, kept) => {
                say.text("harmonies-tell-spirit-shown", &[by(seat), card(kept)])
            }
            Event::Taken(seat, space, tokens) => {
                let tokens = say.tokens(&tokens);
                let args = [by(seat), ("space", letter(space).into()), ("tokens", tokens.into())];
                say.text("harmonies-tell-taken", &args)
            }
            Event::Placed(seat, token, cell, stack) => {
                let (token, stack) = (say.placed(token), say.stack(stack));
                let args = [
                    by(seat),
                    ("token", token.into()),
                    ("cell", place(cell).into()),
                    ("stack", stack.into()),
                ];
                say.text("harmonies-tell-placed", &args)
            }
            Event::AnimalTaken(seat, taken) => say.text("harmonies-tell-animal", &[by(seat), card(taken)]),
            Event::CubePlaced(seat, held, cell) => cube(seat, held, &place(cell), say),
            Event::Discarded(seat, gone) => say.text("harmonies-tell-discarded", &[by(seat), card(gone)]),
            Event::TurnEnded(seat) => say.text("harmonies-tell-ended", &[by(seat)]),
            Event::Refilled(space, tokens) => {
                let args = [("space", letter(space).into()), ("tokens", say.tokens(&tokens).into())];
                say.text("harmonies-tell-refilled", &args)
            }
            Event::Revealed(new) => say.text("harmonies-tell-revealed", &[card(new)]),
            Event::LastRound(Ending::Bag) => say.plain("harmonies-tell-last-bag"),
            Event::LastRound(Ending::Land(seat)) => say.text("harmonies-tell-last-land", &[by(seat)]),
            Event::Resigned(seat) => say.text("harmonies-tell-resigned", &[by(seat)]),
            Event::Over => say.plain("harmonies-tell-over"),
        })
    }

    /// The categories name what a stack is.
    fn brief(event: &Event, words: &dyn Words) -> Option<String> {
        let Event::Placed(seat, token, cell, _) = *event else {
            return Self::narrate(event, Viewer::Public, words);
        };
        let say = Say(words);
        let args =
            [("player", seat.into()), ("token", say.placed(token).into()), ("cell", place(cell).into())];
        Some(say.text("harmonies-brief-placed", &args))
    }
}

/// Counts the habitats of that seat that could take a cube now, by card and space.
pub(super) fn ready(view: &View, seat: Seat) -> usize {
    let seat = view.seat(seat);
    seat.held.iter().map(|held| view.homes(held.card)).sum()
}

fn cube(seat: Seat, held: Held, cell: &str, say: Say<'_>) -> String {
    let key = match (held.card.is_spirit(), held.is_complete()) {
        (true, _) => "harmonies-tell-cube-spirit",
        (false, true) => "harmonies-tell-cube-complete",
        (false, false) => "harmonies-tell-cube",
    };
    let args = [
        ("player", seat.into()),
        ("card", say.card(held.card).into()),
        ("cell", cell.into()),
        ("points", held.card.points(held.placed()).into()),
    ];
    say.text(key, &args)
}
