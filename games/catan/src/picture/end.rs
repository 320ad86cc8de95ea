//! The closing picture: the island with all pieces, every hand and every victory card shown.

use render::{Group, Look, Node, Point, Rect, Scene, Transform};

use super::super::components::cards::{Development, Resource};
use super::super::say::{Say, player_mark};
use super::super::state::Catan;
use super::super::view::{PlayerView, Secret, View};
use super::island::Island;
use super::room::Room;
use super::{icons, offer, pieces};
use rules::{Outcome, Seat};
use tabletop::{Closing, ClosingPlace, Frame, Points, Rooms};

/// Draws the end of a game.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let ending = Closing {
        frame,
        result: Say(frame.words).result(view),
        above: None,
        outcome: view.outcome.as_ref(),
        parts: view.seats().map(|seat| Catan::breakdown(view, seat, frame.words)).collect(),
        signs: icons::sources(winner(view.outcome.as_ref())).into_iter().map(squared).collect(),
        mark: player_mark,
        reveals: true,
        place: ClosingPlace::Beside,
    };
    let Rooms { board, secrets } = ending.lay(&mut scene);
    let look = scene.look();
    for (seat, strip) in secrets {
        let player = view.player(seat);
        let held = player.secret.as_ref().map_or_else(|| hidden(player), revealed);
        scene.extend(row(look, strip, seat, held));
    }
    let island = Island::new(board, view, true);
    let mut room = Room::new(&island);
    // The story of the game names corners and edges.
    let (lines, names) = island.graticule();
    let mut land = island.land(Some(lines));
    land.extend(names);
    scene.fixed(land);
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

/// Things that somebody held at the end: how many, their name in marks, their drawing.
struct Thing {
    count: u8,
    what: &'static str,
    sign: Box<dyn Fn(Point, f32) -> Node>,
}

impl Thing {
    fn new(count: u8, what: &'static str, sign: impl Fn(Point, f32) -> Node + 'static) -> Thing {
        Thing { count, what, sign: Box::new(sign) }
    }
}

/// How many cards somebody held, where the game was ended before they were shown.
fn hidden(player: &PlayerView) -> Vec<Thing> {
    vec![
        Thing::new(player.hand_size, "hand", icons::hand),
        Thing::new(player.unplayed, "cards", icons::development),
    ]
}

/// What somebody held at the end: resource cards, then development cards with the victory points first.
fn revealed(secret: &Secret) -> Vec<Thing> {
    let resource = |kind: Resource| {
        Thing::new(secret.hand[kind], kind.word(), move |at, size| icons::resource(kind, at, size))
    };
    let count = |card: Development| secret.cards[card as usize] + secret.fresh[card as usize];
    let (points, knights) = (count(Development::Point), count(Development::Knight));
    let others = Development::ALL.into_iter().map(count).sum::<u8>() - points - knights;
    let cards = [
        Thing::new(points, "point", icons::victory),
        Thing::new(knights, "knight", icons::knight),
        Thing::new(others, "others", icons::development),
    ];
    Resource::ALL.map(resource).into_iter().chain(cards).collect()
}

/// Counts and drawings side by side, smaller where there are many.
fn row(look: Look, rect: Rect, seat: Seat, mut things: Vec<Thing>) -> Vec<Node> {
    things.retain(|thing| thing.count > 0);
    let needed = |size| things.iter().map(|thing| offer::width(thing.count, size)).sum::<f32>();
    let size = offer::SIZES.into_iter().find(|&size| needed(size) <= rect.w).unwrap_or(offer::SIZES[5]);
    let mut row = rect;
    let counted = |thing: Thing| {
        let counted = offer::counted(look, &mut row, thing.count, thing.sign, size);
        let mark = player_mark(seat).symbol();
        Group::new(counted).shows(format!("held {mark} {} {}", thing.count, thing.what)).into()
    };
    things.into_iter().map(counted).collect()
}
