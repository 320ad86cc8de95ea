//! What somebody is told who plays for the first time.

use super::super::components::card::Held;
use super::super::components::realm::MOST_CARDS;
use super::super::components::token::Token;
use super::super::picture::marks::{faced, spaced};
use super::super::say;
use super::super::state::Harmonies;
use super::super::view::{SeatView, View};
use rules::Seat;
use tabletop::{Example, Lesson, Situation, Teach};

/// The empty spaces of a board from which on the end is near.
const NEAR: u8 = 8;
/// The round from which on the others are looked at.
const LATER: u16 = 3;

impl Teach for Harmonies {
    fn lesson() -> Option<Lesson> {
        Some(Lesson { seats: 2, luck: 14 })
    }

    fn examples() -> &'static [Example] {
        &[
            Example { topic: "overview", shows: "harmonies-lesson-near", after: 0 },
            Example { topic: "turn", shows: "harmonies-lesson-take", after: 18 },
            Example { topic: "tokens", shows: "harmonies-lesson-place", after: 18 },
            Example { topic: "animals", shows: "harmonies-lesson-cube", after: 0 },
            Example { topic: "end", shows: "harmonies-lesson-last", after: 0 },
            Example { topic: "scoring", shows: "harmonies-lesson-done", after: 90 },
        ]
    }

    fn course() -> Option<&'static str> {
        Some("harmonies-lesson-next")
    }

    fn situations() -> &'static [Situation<Harmonies>] {
        &[
            Situation { key: "harmonies-lesson-last", places: last },
            Situation { key: "harmonies-lesson-cube", places: cube },
            Situation { key: "harmonies-lesson-take", places: take },
            Situation { key: "harmonies-lesson-place", places: place },
            Situation { key: "harmonies-lesson-animal", places: animal },
            Situation { key: "harmonies-lesson-done", places: done },
            Situation { key: "harmonies-lesson-completed", places: completed },
            Situation { key: "harmonies-lesson-limit", places: limit },
            Situation { key: "harmonies-lesson-near", places: near },
            Situation { key: "harmonies-lesson-tree", places: tree },
            Situation { key: "harmonies-lesson-building", places: building },
            Situation { key: "harmonies-lesson-mountain", places: mountain },
            Situation { key: "harmonies-lesson-river", places: river },
            Situation { key: "harmonies-lesson-field", places: field },
            Situation { key: "harmonies-lesson-others", places: others },
        ]
    }
}

/// The seat's own side, in its turn.
fn own(view: &View, seat: Seat) -> Option<&SeatView> {
    (view.current == Some(seat)).then(|| view.seat(seat))
}

/// The tokens of those colours that are to be placed.
fn held(view: &View, seat: Seat, colours: &[Token]) -> Option<Vec<String>> {
    own(view, seat)?;
    let held = view.in_hand().into_iter().filter(|token| colours.contains(token));
    let held: Vec<String> = held.map(|token| format!("to place {token}")).collect();
    (!held.is_empty()).then_some(held)
}

/// The cards in front of the seat that are not completed.
fn open_cards(here: &SeatView) -> impl Iterator<Item = &Held> {
    here.held.iter().filter(|held| !held.is_complete())
}

fn take(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    let spaces = view.spaces().filter_map(|(space, tokens)| Some(spaced(&say::letter(space), &tokens?)));
    view.steps.space.is_none().then(|| spaces.collect())
}

fn place(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &Token::ALL)
}

fn animal(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = own(view, seat)?;
    let may = view.steps.has_card_step() && open_cards(here).count() < MOST_CARDS;
    let row: Vec<String> = view.row.iter().flatten().map(|card| faced(&Held::new(*card))).collect();
    (may && !row.is_empty()).then_some(row)
}

fn cube(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = own(view, seat)?;
    let ready: Vec<String> = open_cards(here).filter(|held| view.homes(held.card) > 0).map(faced).collect();
    (!ready.is_empty()).then_some(ready)
}

fn done(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    view.steps.is_full().then(Vec::new)
}

fn completed(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?.held.iter().any(Held::is_complete).then(Vec::new)
}

fn limit(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = own(view, seat)?;
    (open_cards(here).count() >= MOST_CARDS).then(|| open_cards(here).map(faced).collect())
}

fn tree(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &[Token::Brown, Token::Green])
}

fn building(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &[Token::Red])
}

fn mountain(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &[Token::Grey])
}

fn river(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &[Token::Blue])
}

fn field(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, &[Token::Yellow])
}

fn others(view: &View, seat: Seat) -> Option<Vec<String>> {
    take(view, seat).filter(|_| view.round >= LATER)
}

fn near(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    view.seats.iter().any(|here| here.land.empty().len() <= NEAR).then(Vec::new)
}

fn last(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    view.ending.is_some().then(Vec::new)
}
