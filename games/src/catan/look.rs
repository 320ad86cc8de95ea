//! The pictures: the island in its sea, the players' panels, bank or hand below.

mod icons;
mod island;
mod panels;
mod pieces;

use render::{Header, Pennant, Player, Scene};

use super::narrate::{prompt, waiting};
use super::say::Say;
use super::state::Phase;
use super::text_board::{heading, said_last};
use super::view::View;
use crate::{Frame, Picture, Seat};

/// A seat's colour and mark: the word of the notation is the colour that is drawn.
pub(super) fn player_mark(seat: Seat) -> Player {
    [Player::Blue, Player::Amber, Player::Green, Player::Vermilion][seat.index() % 4]
}

/// The picture that is asked for. A single seat's board is the table: all play on one.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    if frame.picture == Picture::Hand { panels::hand(view, frame) } else { table(view, frame) }
}

/// The width of the sea at the left of the panels.
const SEA: f32 = 822.0;
/// The height of the strip below it.
const STRIP: f32 = 88.0;
const GAP: f32 = 14.0;

fn table(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let (top, rest) = scene.content().split_top(scene.look().header_height());
    let (left, right) = rest.split_left(SEA);
    let (sea, below) = left.split_top(left.h - STRIP - GAP);
    let island = island::Island::new(sea, view);
    scene.fixed(island.land());
    scene.extend(island.luck());
    scene.extend(pieces::all(&island, frame));
    scene.push(header(view, frame, &scene, top));
    let strip = below.split_top(GAP).1;
    let own = view.own().filter(|_| frame.picture == Picture::Panel);
    match own.and_then(|(_, player)| player.secret.as_ref()) {
        Some(secret) => scene.extend(panels::hand_strip(secret, frame, scene.look(), strip)),
        None => scene.extend(panels::bank_strip(view, frame, scene.look(), strip)),
    }
    scene.extend(panels::players(view, frame, scene.look(), right.split_left(12.0).1));
    scene
}

/// Whose turn it is, and what just happened.
fn header(view: &View, frame: &Frame<'_>, scene: &Scene, rect: render::Rect) -> render::Node {
    let words = frame.words;
    let over = view.phase == Phase::Over;
    let several = view.must.len() > 1;
    let acting = view.must.iter().next().filter(|_| !several);
    let turn = match acting {
        _ if over => view.winner.map(|seat| Pennant::won(player_mark(seat), words.name(seat))),
        Some(seat) => Some(Pennant::to_act(Some(player_mark(seat)), words.name(seat))),
        None => {
            let count = view.must.len().into();
            Some(Pennant::to_act(None, words.text("catan-heading-discards", &[("count", count)])))
        }
    };
    let last = match said_last(view, words) {
        _ if over => prompt(view, frame.viewer, words),
        said if !said.is_empty() => said,
        _ => waiting(view, Say(words)),
    };
    scene.look().header(rect, &Header { title: heading(view, words), turn, last })
}
