//! What lies between the players: the shared condition, the deck with its top card.

use render::{Align, Fit, Group, Point, Rect, Scene, TextBox};

use super::super::components::card::{Face, Quarter};
use super::super::say::Say;
use super::super::view::View;
use super::card::{card_node, number_plate};
use super::tint::SHARED;
use tabletop::Frame;

/// The side of the squares of the deck's top card, which lies on its side.
pub(super) const DECK: f32 = 56.0;

/// The height of a line next to the deck.
const LINE: f32 = 33.0;

/// Draws the shared condition: title, number, name, rule; larger in a high room.
pub(super) fn shared_condition(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let (look, theme) = (scene.look(), scene.theme);
    let scale = (rect.h / (2.0 * DECK + 6.0)).clamp(1.0, 1.7);
    scene.push(look.card(rect));
    let inner = Rect::around(rect.center(), rect.w - 36.0 * scale, 100.0 * scale);
    let (title, rest) = inner.split_top(27.0 * scale);
    let text = TextBox::new(title, frame.words.text("confusing-lands-picture-shared", &[]), 20.0 * scale);
    scene.push(text.color(theme.muted()).on(theme.panel()));
    let (line, below) = rest.split_top(40.0 * scale);
    let (plate, name) = line.split_left(56.0 * scale);
    let plate =
        number_plate(plate.center().offset(-5.0 * scale, 0.0), view.shared, (34.0 * scale).round(), SHARED);
    scene.push(Group::new(plate).shows(format!("shared {}", view.shared)));
    let text = TextBox::new(name, Say(frame.words).condition(view.shared), (30.0 * scale).round()).bold();
    let text = text.color(theme.ink()).on(theme.panel());
    scene.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    let below = below.split_top(4.0).1;
    let text = TextBox::new(below, Say(frame.words).short(view.shared), (24.0 * scale).round());
    scene.push(text.color(theme.ink()).on(theme.panel()).fit(Fit::Shrink { min: 18.0 }));
}

/// Draws the deck: number of cards, and the plain face of the top one, which lies on its side; below its words if there is room.
pub(super) fn top_card(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let said = deck_lines(view, frame);
    let (size, words) = if rect.h > 3.0 * DECK {
        let (words, below) = rect.split_top(3.0 * LINE + 8.0);
        lines_of(scene, &said, words, (LINE, Align::Start));
        (((rect.w - 14.0) / 3.0).min((below.h - 4.0) / 2.0).floor(), below)
    } else {
        let words = Rect { w: rect.w - 3.0 * DECK - 34.0, x: rect.x + 14.0, ..rect };
        lines_of(scene, &said, words.split_top(8.0).1, (LINE, Align::End));
        (DECK, rect)
    };
    let at = if rect.h > 3.0 * DECK {
        Point::new(rect.x + 10.0, words.y)
    } else {
        Point::new(rect.right() - 3.0 * size - 4.0, rect.y + 1.0)
    };
    pile(scene, view, at, size);
}

/// Draws the deck with the plain face of its top card, which lies on its side.
pub(super) fn pile(scene: &mut Scene, view: &View, at: Point, size: f32) {
    let card = |at| card_node(view.top, Face::Back, Quarter::One, (at, size), SHARED);
    for lift in (1..view.deck.min(4)).rev() {
        let shift = lift as f32 * 3.0;
        scene.push(card(at.offset(-shift, shift)));
    }
    scene.push(Group::new(vec![card(at)]).shows(format!("deck {} {}", view.deck, view.top)));
}

/// What is to be said of the deck.
pub(super) fn deck_lines(view: &View, frame: &Frame<'_>) -> [String; 3] {
    [
        frame.words.text("confusing-lands-picture-deck", &[("left", view.deck.into())]),
        Say(frame.words).card(view.top),
        frame.words.text("confusing-lands-picture-plain", &[]),
    ]
}

/// Writes lines of that height, the second one first to be read.
pub(super) fn lines_of(scene: &mut Scene, said: &[String; 3], rect: Rect, (height, align): (f32, Align)) {
    let (theme, scale) = (scene.theme, height / LINE);
    let mut rest = rect;
    for (text, (size, color)) in
        said.iter().zip([(20.0, theme.muted()), (24.0, theme.ink()), (20.0, theme.muted())])
    {
        let (line, below) = rest.split_top(height);
        rest = below;
        let text = TextBox::new(line, text.as_str(), (size * scale).round());
        let text = text.color(color).on(theme.background());
        scene.push(text.align(align, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    }
}
