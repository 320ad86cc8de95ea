//! The pictures.

use render::{Header, Player, PlayerPanel, Scene, Turn};

use super::narrate::prompt;
use super::say::Say;
use super::state::Phase;
use super::text_board::{heading, points};
use super::view::View;
use crate::{Frame, Picture, Seat};

/// A seat's colour and mark: the word of the notation is the colour that is drawn.
pub(super) fn player_mark(seat: Seat) -> Player {
    [Player::Blue, Player::Amber, Player::Green, Player::Vermilion][seat.index() % 4]
}

/// The picture that is asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let size = if frame.picture == Picture::Hand { Scene::HAND } else { Scene::TABLE };
    let mut scene = Scene::new(size, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let turn = (view.phase != Phase::Over)
        .then(|| Turn { player: Some(player_mark(view.current)), text: frame.words.name(view.current) });
    let last = prompt(view, frame.viewer, frame.words);
    scene.push(look.header(top, &Header { title: heading(view, frame.words), turn, last }));
    for (seat, rect) in view.seats().zip(rest.grid(view.players.len(), 1, 16.0)) {
        let panel = PlayerPanel {
            player: player_mark(seat),
            name: frame.words.name(seat),
            score: points(view, seat, Say(frame.words)),
            to_act: view.must.contains(seat),
            faded: view.resigned.contains(seat),
            lines: Vec::new(),
        };
        scene.push(look.player_panel(rect.split_top(look.panel_height(0)).0, &panel));
    }
    scene
}
