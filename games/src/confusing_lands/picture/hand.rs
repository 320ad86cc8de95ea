//! The hand: both faces of every card.

use render::{Align, Fit, Path, Point, Rect, Scene, Shape, Stroke, TextBox, theme::INK};

use super::super::action::read_posture;
use super::super::card::{Card, Face, Quarter};
use super::super::say::Say;
use super::super::view::{Place, View};
use super::card::{card_node, number_plate};
use crate::core::Frame;

/// Height of a card's title: up to two lines.
const TITLE: f32 = 56.0;

/// The side of the squares of a hand beside a land.
pub(super) const SQUARE: f32 = 47.0;
/// Height of the hand beside a land.
pub(super) const BESIDE: f32 = TITLE + BELOW + 3.0 * SQUARE + 4.0;
/// Room for the gist of a condition: up to three lines.
const BELOW: f32 = 3.0 * 22.0 + 8.0;

/// Draws the viewer's hand alone.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let content = scene.content();
    match view.own().filter(|own| own.hand.is_some_and(|hand| !hand.is_empty())) {
        Some(own) => draw(&mut scene, frame, own, content, 92.0),
        None => {
            let text = frame.words.text("confusing-lands-picture-no-hand", &[]);
            let text =
                TextBox::new(content, text, 26.0).color(scene.theme.muted()).on(scene.theme.background());
            scene.push(text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 3 }));
        }
    }
    scene
}

/// Draws the cards side by side.
pub(super) fn draw(scene: &mut Scene, frame: &Frame<'_>, place: &Place, rect: Rect, square: f32) {
    let cards: Vec<Card> = place.hand.iter().flat_map(|hand| hand.iter()).collect();
    for (card, cell) in cards.iter().zip(rect.grid(cards.len().max(1), 1, 20.0)) {
        draw_card(scene, frame, *card, cell, square);
    }
}

fn draw_card(scene: &mut Scene, frame: &Frame<'_>, card: Card, cell: Rect, square: f32) {
    let theme = scene.theme;
    let ground = theme.background();
    let (line, rest) = cell.split_top(TITLE);
    let (plate, name) = line.split_left(50.0);
    scene.extend(number_plate(plate.center().offset(-4.0, 0.0), card, 30.0));
    let size = if square > 80.0 { 26.0 } else { 19.0 };
    let text = TextBox::new(name, Say(frame.words).condition(card), size).bold();
    let text = text.color(theme.ink()).on(ground).align(Align::Start, Align::Middle);
    scene.push(text.fit(Fit::Wrap { max_lines: 2 }));
    let (below, faces) = rest.split_top(BELOW);
    let text = TextBox::new(below, Say(frame.words).short(card), 18.0).color(theme.muted()).on(ground);
    scene.push(text.fit(Fit::Wrap { max_lines: 3 }));
    let chosen = frame.focus.draft.get(1).and_then(|slot| read_posture(slot));
    for (index, face) in Face::ALL.into_iter().enumerate() {
        let at = Point::new(faces.x + index as f32 * (2.0 * square + 10.0), faces.y);
        scene.push(card_node(card, face, Quarter::None, at, square));
        if chosen.is_some_and(|(chosen, side, _)| (chosen, side) == (card, face)) {
            let outline = Path::round_rect(Rect::new(at.x, at.y, 2.0 * square, 3.0 * square), square * 0.09);
            scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, 9.0)));
            scene.push(Shape::new(outline).stroke(Stroke::new(render::Color::WHITE, 5.0)));
        }
    }
}
