//! The menus: verb and piece in one slot, then the space.

use super::super::action::Action;
use super::super::components::card::CardId;
use super::super::components::cell::{Cell, Cells};
use super::super::components::token::{Stack, Token};
use super::super::say::{Say, letter, place};
use super::super::state::Harmonies;
use super::super::view::View;
use rules::{Words, shorten};
use tabletop::{Label, Menus};

impl Menus for Harmonies {
    /// Parts an action's notation: a whole turn is a row of choices of one or two presses.
    fn slots(action: &Action) -> Vec<String> {
        match action {
            Action::Place(token, cell) => vec![format!("place {token}"), cell.to_string()],
            Action::Cube(card, cell) => vec![format!("cube {card}"), cell.to_string()],
            whole => vec![whole.to_string()],
        }
    }

    fn ask(view: &View, before: &[String], words: &dyn Words) -> String {
        let say = Say(words);
        match before.first().and_then(|slot| slot.split_once(' ')) {
            Some(("place", token)) => {
                let token = token.parse().map_or_else(|_| token.to_owned(), |token| say.placed(token));
                say.text("harmonies-ask-place", &[("token", token.into())])
            }
            Some(("cube", card)) => {
                let card = card.parse().map_or_else(|_| card.to_owned(), |card| say.card(card));
                say.text("harmonies-ask-cube", &[("card", card.into())])
            }
            _ if view.owes_spirit() => say.plain("harmonies-ask-spirit"),
            _ if view.steps.space.is_none() => say.plain("harmonies-ask-take"),
            _ => say.plain("harmonies-ask-step"),
        }
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        let say = Say(words);
        let known = match before.first() {
            None => step(view, slot, say),
            Some(first) => slot.parse().ok().and_then(|cell| target(view, first, cell, say)),
        };
        known.unwrap_or_else(|| Label::from(slot.to_owned()))
    }
}

/// Labels a first slot: the verb, and the piece.
fn step(view: &View, slot: &str, say: Say<'_>) -> Option<Label> {
    let (verb, what) = slot.split_once(' ').unwrap_or((slot, ""));
    let card = || what.parse::<CardId>().ok();
    let carded = |key: &str, card: CardId, description: String| {
        let text = say.text(key, &[("card", say.card(card).into()), ("number", card.number().into())]);
        Label::new(text, shorten(description, 100)).drawn(sign(card))
    };
    Some(match verb {
        "take" => {
            let (space, tokens) = view.spaces().find(|(space, _)| what == space.letter().to_string())?;
            let drawn: Vec<&str> = tokens.iter().flatten().map(|token| token.emoji()).collect();
            let tokens = tokens.map_or_else(|| "–".to_owned(), |tokens| say.tokens(&tokens));
            let deed = say.text("harmonies-label-take", &[("space", letter(space).into())]);
            Label::named(&deed, &tokens, String::new()).drawn(drawn)
        }
        "place" => {
            let token: Token = what.parse().ok()?;
            let count = view.steps.hand[token as usize];
            let args = [("token", say.placed(token).into()), ("count", count.into())];
            Label::from(say.text("harmonies-label-place", &args)).drawn([token.emoji()])
        }
        "animal" => carded("harmonies-label-animal", card()?, say.written(card()?)),
        "discard" => carded("harmonies-label-discard", card()?, say.written(card()?)),
        "spirit" => carded("harmonies-label-spirit", card()?, say.pays(card()?)),
        "cube" => {
            let ready = view.homes(card()?);
            let count = say.text("harmonies-label-ready", &[("count", ready.into())]);
            carded("harmonies-label-cube", card()?, count)
        }
        "done" => say.plain("harmonies-label-done").into(),
        _ => return None,
    })
}

/// Labels a second slot: a space, and the stack that comes of it.
fn target(view: &View, first: &str, cell: Cell, say: Say<'_>) -> Option<Label> {
    let (verb, what) = first.split_once(' ')?;
    let here = view.seat(view.steps.seat);
    let standing = here.land.at(cell);
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
    let around = Cells::one(cell).around().and(here.land.side.spaces().but(here.land.empty()));
    let around =
        around.iter().map(|beside| format!("{} {}", place(beside), super::text::standing(here, beside, say)));
    let around = around.collect::<Vec<_>>().join(", ");
    let beside = match around.as_str() {
        "" => String::new(),
        _ => say.text("harmonies-label-beside", &[("spaces", around.into())]),
    };
    Some(Label::new(text, beside))
}

/// The emoji of an animal card or a nature spirit, where there is one.
fn sign(card: CardId) -> Option<&'static str> {
    const SIGNS: [&str; CardId::COUNT as usize] = [
        "🐊", "", "🐟", "🦦", "🐸", "🦆", "🦩", "🦎", "", "🦚", "🐿️", "🦔", "🐝", "🐻", "🐰", "🦜", "🐗",
        "🐨", "🐺", "", "🐧", "🦇", "🦊", "🐒", "🦅", "", "", "🦙", "🦊", "🦝", "🐞", "🐆", "🦁", "🦋", "🦌",
        "🦉", "🐱", "", "🐏", "", "", "🐢",
    ];
    Some(SIGNS[card.index()]).filter(|sign| !sign.is_empty())
}
