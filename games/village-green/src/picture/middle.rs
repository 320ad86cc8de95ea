//! The middle of the table: two face-up rows and their decks.

use render::theme::INK;
use render::{Color, Group, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::green::GreenId;
use super::super::components::village::Village;
use super::super::view::{Step, View};
use super::award::Face;
use super::{award, emblem, green, mark};
use tabletop::Frame;

/// Draws the green deck and the green row, each in its cell. With a village it shows where the cards fit there.
pub(super) fn greens(
    look: Look,
    view: &View,
    frame: &Frame<'_>,
    cells: &[Rect],
    fitting: Option<&Village>,
) -> Vec<Node> {
    let [deck, row @ ..] = cells else { return Vec::new() };
    let pile = pile(look, view.greens.deck, *deck, &emblem::green_back);
    let mut nodes = vec![pile.shows(format!("greens {}", view.greens.deck)).into()];
    nodes.extend(is_open(frame, "take deck").then(|| outline(look, square(*deck))));
    for ((number, card), &cell) in (1..).zip(view.greens.row).zip(row) {
        let rect = square(cell);
        let Some(card) = card else {
            nodes.push(look.hollow(Path::round_rect(rect, rect.w * 0.1)));
            continue;
        };
        nodes.push(green::card(look, card, rect));
        nodes.extend(is_open(frame, &format!("take {number}")).then(|| outline(look, rect)));
        nodes.extend(fitting.map(|own| fits(look, own, card, view.step == Step::Cover, rect)));
        nodes.push(badge(look, number, rect));
    }
    nodes
}

/// Draws the award deck and the row of awards, each in its cell.
pub(super) fn awards(look: Look, view: &View, frame: &Frame<'_>, cells: &[Rect]) -> Vec<Node> {
    let [deck, row @ ..] = cells else { return Vec::new() };
    let pile = pile(look, view.awards.deck, *deck, &emblem::award_back);
    let mut nodes = vec![pile.shows(format!("awards {}", view.awards.deck)).into()];
    nodes.extend(is_open(frame, "award deck").then(|| outline(look, square(*deck))));
    for ((number, id), &cell) in (1..).zip(view.awards.row).zip(row) {
        let rect = square(cell);
        let Some(id) = id else {
            nodes.push(look.hollow(Path::round_rect(rect, rect.w * 0.1)));
            continue;
        };
        nodes.push(award::card(look, Face { head: look.px(30.0), ..Face::bare(id) }, rect));
        nodes.extend(is_open(frame, &format!("award {number}")).then(|| outline(look, rect)));
        nodes.push(badge(look, number, rect));
    }
    nodes
}

fn is_open(frame: &Frame<'_>, notation: &str) -> bool {
    frame.focus.candidates.iter().any(|candidate| candidate == notation)
}

/// The largest square in the middle of a cell.
pub(super) fn square(cell: Rect) -> Rect {
    let side = cell.w.min(cell.h);
    Rect::around(cell.center(), side, side)
}

/// Draws a deck: its back and the number of its cards, or an empty place.
fn pile(look: Look, count: u8, cell: Rect, back: &dyn Fn(Look, Rect) -> Node) -> Group {
    let rect = square(cell);
    if count == 0 {
        let hollow = look.hollow(Path::round_rect(rect, rect.w * 0.1));
        let text = TextBox::centered(rect.center(), "0", look.px(mark::NUMBER), Weight::Bold)
            .color(look.theme.ink());
        return Group::new(vec![hollow, text.on(look.theme.hollow()).role(Role::Vital).into()]);
    }
    let low = Point::new(rect.center().x, rect.y + rect.h * 0.74);
    Group::new(vec![back(look, rect.inset(look.px(2.0))), mark::badge(look, low, &count.to_string())])
}

/// Draws the number by which a card is chosen, in its upper left corner.
pub(super) fn badge(look: Look, number: u8, rect: Rect) -> Node {
    let at = Point::new(rect.x + look.px(17.0), rect.y + look.px(17.0));
    mark::badge(look, at, &number.to_string())
}

/// Draws where a card fits, in its lower right corner.
pub(super) fn fits(look: Look, own: &Village, card: GreenId, covering: bool, rect: Rect) -> Node {
    let side = (rect.w * 0.28).max(look.px(32.0));
    let corner =
        Rect::new(rect.right() - side - look.px(7.0), rect.bottom() - side - look.px(7.0), side, side);
    mark::fits(look, own, card, covering, corner)
}

/// Draws the white line around a card that may be chosen.
pub(super) fn outline(look: Look, rect: Rect) -> Node {
    let path = Path::round_rect(rect.inset(look.px(2.0)), rect.w * 0.09);
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, look.px(width))));
    Group::new(vec![line(INK, 8.0), line(Color::WHITE, 5.0)]).into()
}
