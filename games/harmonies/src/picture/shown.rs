//! What each picture has to show, by the marks of its parts.

use super::super::components::card::{Effect, Held, Like};
use super::super::components::token::Token;
use super::super::say;
use super::super::view::View;
use super::marks::{faced, left_over, pays, settled, spaced, stacked};
use super::{hand, realm};
use rules::Seat;
use tabletop::{Picture, scored};

/// Everything in the view that belongs to the picture.
pub(crate) fn shown(view: &View, picture: Picture) -> Vec<String> {
    let seats = || Seat::first(view.seats.len() as u8);
    match picture {
        Picture::Table if view.seats.len() == 1 => large(view, Seat(0)),
        Picture::Table => {
            let all = seats().flat_map(|seat| realm(view, seat).chain(cards(view, seat)).collect::<Vec<_>>());
            all.chain(common(view)).collect()
        }
        Picture::End => {
            let scores = scored(
                view.outcome.as_ref(),
                Seat::player,
                seats().map(|seat| view.seat(seat).score.total()),
            );
            seats().flat_map(|seat| board(view, seat).collect::<Vec<_>>()).chain(scores).collect()
        }
        Picture::Panel => large(view, view.viewer.seat().unwrap_or(view.steps.seat)),
        Picture::Board(seat) => large(view, seat),
        Picture::Hand => hand::held(view).1.iter().flat_map(card).collect(),
    }
}

/// One seat with everything that belongs to it.
fn large(view: &View, seat: Seat) -> Vec<String> {
    let own = view.spirits.filter(|spirits| view.viewer.is(seat) && !spirits.shown);
    let dealt = own.into_iter().flat_map(|spirits| match spirits.kept {
        Some(kept) => vec![Held::new(kept)],
        None => spirits.dealt.map(Held::new).to_vec(),
    });
    let dealt = dealt.flat_map(|held| card(&held));
    let completed = realm::completed(view.seat(seat)).map(|held| format!("completed {}", held.card));
    let mut shown: Vec<String> =
        realm(view, seat).chain(cards(view, seat)).chain(dealt).chain(completed).collect();
    if view.current.is_some() {
        shown.extend(common(view));
    }
    if view.current == Some(seat) {
        shown.extend(view.in_hand().iter().map(|token| format!("to place {token}")));
    }
    shown
}

/// A card with all that it pays.
fn card(held: &Held) -> Vec<String> {
    let printed = held.card.card();
    let paid: Vec<i32> = match printed.effect {
        None => printed.ladder.to_vec(),
        Some(Effect::Heights(Like::Water, points)) => points[..1].to_vec(),
        Some(Effect::Groups(_, points) | Effect::Heights(_, points)) => points.to_vec(),
    };
    let paid = (1..).zip(paid).filter(|(_, points)| *points != 0);
    let paid = paid.map(|(number, points)| pays(held.card, number, points));
    [faced(held)].into_iter().chain(paid).collect()
}

/// The central board and the card row.
fn common(view: &View) -> Vec<String> {
    let space = |(space, tokens): (_, Option<[Token; 3]>)| {
        spaced(&say::letter(space), tokens.as_ref().map_or(&[], |tokens| &tokens[..]))
    };
    let row = view.row.iter().flatten().flat_map(|&id| card(&Held::new(id)));
    view.spaces().map(space).chain(row).chain([left_over(view)]).collect()
}

/// Somebody's board and points.
fn realm(view: &View, seat: Seat) -> impl Iterator<Item = String> {
    board(view, seat).chain([seat.player().scored(view.seat(seat).score.total())])
}

fn board(view: &View, seat: Seat) -> impl Iterator<Item = String> {
    let here = view.seat(seat);
    let stacks = view.side.spaces().iter().filter_map(move |cell| {
        let stack = here.land.at(cell)?;
        let cube = here.cube(cell).map(|card| settled(seat.player(), cell, card));
        Some([stacked(seat.player(), cell, stack)].into_iter().chain(cube))
    });
    stacks.flatten()
}

/// The cards that somebody has not completed.
fn cards(view: &View, seat: Seat) -> impl Iterator<Item = String> {
    view.seat(seat).held.iter().filter(|held| !held.is_complete()).flat_map(card)
}
