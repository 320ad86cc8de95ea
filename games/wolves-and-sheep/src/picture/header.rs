//! The head of every picture.

use render::parts::Look;
use render::{Group, Header, Node, Pennant, Piece, Point, Rect, Scene, Weight, text_width};

use super::super::components::colour::Colour;
use super::super::say::Say;
use super::super::view::View;
use super::flock;
use super::flock::Sheep;
use rules::Outcome;
use tabletop::Frame;

/// The space beneath the head.
pub(super) fn body(scene: &Scene) -> Rect {
    let look = scene.look();
    scene.content().split_top(look.header_height() + look.px(6.0)).1
}

/// Puts the head on a picture: the game and its bag, what the last lay has done, the seat to act or the winner.
pub(super) fn begin(scene: &mut Scene, view: &View, frame: &Frame<'_>) {
    let say = Say(frame.words);
    let look = scene.look();
    let title = match view.current {
        Some(_) => say.text("wolves-and-sheep-picture-bag", &[("count", view.bag.into())]),
        None => say.plain("wolves-and-sheep-picture-end"),
    };
    let winner = view.outcome.as_ref().and_then(Outcome::winner);
    let turn = match view.bonus.or(view.current) {
        Some(seat) => Some(Pennant::to_act(Some(seat.player()), say.name(seat))),
        None => winner.map(|seat| Pennant::won(seat.player(), say.name(seat))),
    };
    let last = match view.current {
        Some(_) => news(view, say),
        None => vec![say.result(view).into()],
    };
    let top = scene.content().split_top(look.header_height()).0;
    scene.push(look.header(top, &Header { title, turn, last }));
}

/// Who laid last, what came of it, and the tiles.
fn news(view: &View, say: Say<'_>) -> Vec<Piece> {
    let (Some(seat), Some(last)) = (view.last_seat, say.last(view)) else {
        return vec![say.plain("wolves-and-sheep-picture-first").into()];
    };
    let mut pieces = vec![Piece::Sign(seat.player().mark(Point::new(50.0, 50.0), 88.0)), last.into()];
    if let Some((colour, news)) = say.news(view) {
        pieces.extend([
            Piece::Text("·".to_owned()),
            Piece::Sign(Group::new(icon(colour, Point::new(50.0, 52.0), 110.0)).into()),
            news.into(),
        ]);
    }
    pieces
}

/// The largest size at which a text fits on one line of that width; what is too long has two lines.
pub(super) fn fitting(look: Look, text: &str, width: f32) -> f32 {
    let sizes = [30.0, 26.0, 22.0, 20.0].map(|size| look.px(size));
    let fits = |size: &f32| text_width(text, *size, Weight::Regular) <= width;
    sizes.into_iter().find(fits).unwrap_or(look.px(18.0))
}

/// A sheep as a sign of its flock.
pub(super) fn icon(colour: Colour, at: Point, size: f32) -> Vec<Node> {
    flock::flock(colour, &[Sheep { at, size, right: false, count: 1 }])
}
