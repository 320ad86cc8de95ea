//! Events in words.

use super::super::card::{CardId, Held};
use super::super::event::Event;
use super::super::say::{Say, letter, place};
use super::super::state::Ending;
use crate::core::{Arg, Seat, Viewer, Words};

/// Tells an event to that viewer.
pub(crate) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let say = Say(words);
    let by = |seat: Seat| ("player", Arg::from(seat));
    let card = |card: CardId| ("card", Arg::from(say.card(card)));
    Some(match *event {
        Event::SpiritKept(seat, kept) if viewer.is(seat) => {
            say.text("harmonies-tell-spirit-own", &[card(kept)])
        }
        Event::SpiritKept(seat, _) => say.text("harmonies-tell-spirit", &[by(seat)]),
        Event::SpiritShown(seat, kept) => say.text("harmonies-tell-spirit-shown", &[by(seat), card(kept)]),
        Event::Taken(seat, space, tokens) => {
            let tokens = say.tokens(&tokens);
            let args = [by(seat), ("space", letter(space).into()), ("tokens", tokens.into())];
            say.text("harmonies-tell-taken", &args)
        }
        Event::Placed(seat, token, cell, stack) => {
            let (token, stack) = (say.token(token), say.stack(stack));
            let args =
                [by(seat), ("token", token.into()), ("cell", place(cell).into()), ("stack", stack.into())];
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
