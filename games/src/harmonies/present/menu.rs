//! What is asked, and how the choices read.

use crate::{Arg, Label, Seat, Viewer};

use super::super::card::CardId;
use super::super::cell::Cell;
use super::super::token::{Stack, Token};
use super::super::{View, habitat as habitats};
use super::say::{letter, place, shorten};
use super::{Say, habitat};

/// What is asked of the viewer, or whom the game waits for.
pub(in super::super) fn prompt(view: &View, viewer: Viewer, say: Say<'_>) -> String {
    let Some(current) = view.current else { return over(view, say) };
    if !viewer.is(current) {
        return say.text("harmonies-prompt-wait", &[("player", current.into())]);
    }
    let steps = &view.steps;
    let asked = if view.spirits.is_some_and(|spirits| spirits.kept.is_none()) {
        return say.plain("harmonies-prompt-spirit");
    } else if steps.space.is_none() {
        say.plain("harmonies-prompt-take")
    } else if steps.in_hand() > 0 {
        say.text("harmonies-prompt-place", &[("tokens", say.tokens(&in_hand(view)).into())])
    } else {
        say.plain("harmonies-prompt-done")
    };
    match ready(view, current) {
        0 => asked,
        count => format!("{asked} {}", say.text("harmonies-prompt-ready", &[("count", count.into())])),
    }
}

/// The tokens that wait to be placed.
pub(in super::super) fn in_hand(view: &View) -> Vec<Token> {
    let repeated = |token: Token| std::iter::repeat_n(token, usize::from(view.steps.hand[token as usize]));
    Token::ALL.into_iter().flat_map(repeated).collect()
}

/// How many habitats of that seat could take a cube now, counted by card and space.
fn ready(view: &View, seat: Seat) -> usize {
    let seat = view.seat(seat);
    seat.held.iter().map(|held| homes(view, held.card)).sum()
}

/// How many spaces of the current seat's board could take a cube of that card.
fn homes(view: &View, card: CardId) -> usize {
    let Some(seat) = view.current.map(|seat| view.seat(seat)) else { return 0 };
    let open = seat.held.iter().any(|held| held.card == card && !held.is_complete());
    if open { habitats::homes(card, &seat.land, seat.cubes()).len().into() } else { 0 }
}

fn over(view: &View, say: Say<'_>) -> String {
    let Some(outcome) = &view.outcome else { return say.plain("harmonies-prompt-over") };
    if let Some(verdict) = &outcome.verdict {
        let points = view.seats[0].score.total();
        let suns = Arg::Message(verdict.clone());
        return say.text("harmonies-prompt-solo", &[("points", points.into()), ("suns", suns)]);
    }
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let names = winners.iter().map(|&seat| say.name(seat)).collect::<Vec<_>>().join(", ");
    let points = winners.first().map_or(0, |&seat| view.seat(seat).score.total());
    let args = [("players", names.into()), ("count", winners.len().into()), ("points", points.into())];
    say.text("harmonies-prompt-won", &args)
}

pub(super) fn ask(view: &View, before: &[String], say: Say<'_>) -> String {
    match before.first().and_then(|slot| slot.split_once(' ')) {
        Some(("place", token)) => {
            let token = token.parse().map_or_else(|_| token.to_owned(), |token| say.token(token));
            say.text("harmonies-ask-place", &[("token", token.into())])
        }
        Some(("cube", card)) => {
            let card = card.parse().map_or_else(|_| card.to_owned(), |card| say.card(card));
            say.text("harmonies-ask-cube", &[("card", card.into())])
        }
        _ if view.spirits.is_some_and(|spirits| spirits.kept.is_none()) => say.plain("harmonies-ask-spirit"),
        _ => say.plain("harmonies-ask-step"),
    }
}

pub(super) fn label(view: &View, before: &[String], slot: &str, say: Say<'_>) -> Label {
    let known = match before.first() {
        None => step(view, slot, say),
        Some(first) => slot.parse().ok().and_then(|cell| target(view, first, cell, say)),
    };
    known.unwrap_or_else(|| Label { text: slot.to_owned(), description: String::new() })
}

/// The first slot: what to do, and with what.
fn step(view: &View, slot: &str, say: Say<'_>) -> Option<Label> {
    let (verb, what) = slot.split_once(' ').unwrap_or((slot, ""));
    let card = || what.parse::<CardId>().ok();
    let plain = |text: String| Label { text, description: String::new() };
    let carded = |key: &str, card: CardId, description: String| Label {
        text: say.text(key, &[("card", say.card(card).into()), ("number", card.number().into())]),
        description: shorten(&description, 100),
    };
    Some(match verb {
        "take" => {
            let (space, tokens) = view.spaces().find(|(space, _)| what == space.letter().to_string())?;
            let tokens = tokens.map_or_else(|| "–".to_owned(), |tokens| say.tokens(&tokens));
            plain(
                say.text(
                    "harmonies-label-take",
                    &[("space", letter(space).into()), ("tokens", tokens.into())],
                ),
            )
        }
        "place" => {
            let token: Token = what.parse().ok()?;
            let count = view.steps.hand[token as usize];
            plain(say.text(
                "harmonies-label-place",
                &[("token", say.token(token).into()), ("count", count.into())],
            ))
        }
        "animal" => carded("harmonies-label-animal", card()?, printed(card()?, say)),
        "discard" => carded("harmonies-label-discard", card()?, printed(card()?, say)),
        "spirit" => carded("harmonies-label-spirit", card()?, printed(card()?, say)),
        "cube" => {
            let ready = homes(view, card()?);
            let count = say.text("harmonies-label-ready", &[("count", ready.into())]);
            carded("harmonies-label-cube", card()?, count)
        }
        "done" => plain(say.plain("harmonies-label-done")),
        _ => return None,
    })
}

/// What is printed on a card, in a line.
pub(in super::super) fn printed(card: CardId, say: Say<'_>) -> String {
    let worth = match card.card().effect {
        Some(effect) => say.effect(effect),
        None => {
            let points = card.card().ladder.iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
            say.text("harmonies-ladder", &[("points", points.into())])
        }
    };
    format!("{} · {worth}", habitat(card, say))
}

/// The second slot: a space, and what comes of it.
fn target(view: &View, first: &str, cell: Cell, say: Say<'_>) -> Option<Label> {
    let (verb, what) = first.split_once(' ')?;
    let standing = view.seat(view.steps.seat).land.at(cell);
    let stack = match verb {
        "place" => {
            let token: Token = what.parse().ok()?;
            standing.map_or(Some(Stack::of(token)), |below| below.with(token))
        }
        _ => standing,
    };
    let text = match stack {
        Some(stack) => say.text(
            "harmonies-label-cell",
            &[("cell", place(cell).into()), ("stack", say.stack(stack).into())],
        ),
        None => place(cell),
    };
    Some(Label { text, description: String::new() })
}
