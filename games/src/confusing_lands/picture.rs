//! The pictures.

use render::{Header, Player, PlayerPanel, Scene};

use super::sentences;
use super::text_board::{heading, score_lines, signed};
use super::view::View;
use crate::core::{Frame, Picture};

/// The picture that is asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let size = if frame.picture == Picture::Hand { Scene::HAND } else { Scene::TABLE };
    let mut scene = Scene::new(size, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let last = sentences::prompt(view, frame.viewer, frame.words);
    scene.push(look.header(top, &Header { title: heading(view, frame.words), turn: None, last }));
    for (place, rect) in view.places.iter().zip(rest.grid(view.places.len(), 1, 24.0)) {
        let panel = PlayerPanel {
            player: Player::of(place.seat.index()),
            name: frame.words.name(place.seat),
            score: signed(place.tally.total()),
            to_act: view.must().contains(place.seat),
            faded: false,
            lines: score_lines(view, place, frame.words),
        };
        let rect = rect.split_top(look.panel_height(panel.lines.len())).0;
        scene.push(look.player_panel(rect, &panel));
    }
    scene
}
