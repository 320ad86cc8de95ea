//! The closing picture: the island with all pieces, every hand and every victory card shown.

use render::{Group, Look, Node, Point, Rect, Scene, Transform};

use super::super::cards::Development;
use super::super::say::points::breakdown;
use super::super::say::{Say, player_mark};
use super::super::view::{PlayerView, Secret, View};
use super::island::Island;
use super::room::Room;
use super::{icons, offer, pieces};
use crate::core::{Ending, Frame, Outcome, Seat, Stage};

/// Draws the end of a game.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let ending = Ending {
        frame,
        result: Say(frame.words).result(view),
        outcome: view.outcome.as_ref(),
        parts: view.seats().map(|seat| breakdown(view, seat, frame.words)).collect(),
        signs: icons::sources(winner(view.outcome.as_ref())).into_iter().map(squared).collect(),
        mark: player_mark,
        reveals: true,
    };
    let Stage { board, secrets } = ending.lay(&mut scene);
    let look = scene.look();
    for (seat, strip) in secrets {
        let player = view.player(seat);
        match &player.secret {
            Some(secret) => scene.extend(revealed(look, strip, secret)),
            None => scene.extend(hidden(look, strip, player)),
        }
    }
    let island = Island::new(board, view, false);
    let mut room = Room::new(&island);
    scene.fixed(island.land(None));
    scene.extend(island.shade());
    scene.extend(pieces::all(&island, None));
    scene.extend(island.robber(&mut room));
    scene
}

/// The pieces in the winner's colour stand for the categories.
fn winner(outcome: Option<&Outcome>) -> render::Player {
    player_mark(outcome.and_then(Outcome::winner).unwrap_or(Seat(0)))
}

/// A sign around the origin, 32 pixels across, put into a square of 100×100 at the origin.
fn squared(sign: Node) -> Node {
    let scale = Transform::scale(2.7, 2.7).then(Transform::translate(50.0, 50.0));
    Group::new(vec![sign]).transform(scale).into()
}

/// How many cards somebody held, where the game was ended before they were shown.
fn hidden(look: Look, rect: Rect, player: &PlayerView) -> Vec<Node> {
    let mut row = rect;
    let mut nodes = offer::counted(look, &mut row, player.hand_size, icons::hand, (34.0, 26.0));
    if player.unplayed > 0 {
        nodes.extend(offer::counted(look, &mut row, player.unplayed, icons::development, (34.0, 26.0)));
    }
    nodes
}

/// The drawing of a card at a place, in a size.
type Sign = fn(Point, f32) -> Node;

/// What somebody held at the end: resource cards, then development cards with the victory points first.
fn revealed(look: Look, rect: Rect, secret: &Secret) -> Vec<Node> {
    let mut row = rect;
    let mut nodes = offer::cards(look, &mut row, secret.hand, 32.0, 26.0);
    let count = |card: Development| secret.cards[card as usize] + secret.fresh[card as usize];
    let signs: [(Development, Sign); 2] =
        [(Development::Point, icons::victory), (Development::Knight, icons::knight)];
    let others = Development::ALL.into_iter().map(count).sum::<u8>()
        - signs.iter().map(|&(card, _)| count(card)).sum::<u8>();
    let shown = signs.map(|(card, sign)| (count(card), sign));
    let shown = shown.into_iter().chain([(others, icons::development as Sign)]);
    for (count, sign) in shown.filter(|(count, _)| *count > 0) {
        nodes.extend(offer::counted(look, &mut row, count, sign, (34.0, 26.0)));
    }
    nodes
}
