//! The hand: both faces of every card, its condition in words.

use render::theme::INK;
use render::{Align, Color, Fit, Group, Path, Point, Rect, Scene, Shape, Stroke, TextBox, Weight, font};

use super::super::action::read_posture;
use super::super::components::card::{Card, Face, Quarter};
use super::super::say::Say;
use super::super::view::{SeatView, View};
use super::card::{card_node, number_plate};
use super::marks::in_hand;
use super::tint::SHARED;
use tabletop::Frame;

/// The largest side of a hand's squares.
const LARGEST: f32 = 140.0;
/// The gap between the faces of a card, and between cards.
const GAP: f32 = 10.0;
const BETWEEN: f32 = 18.0;
/// Height of the line with number and name.
const TITLE: f32 = 40.0;
/// Sizes of a name and of a rule.
const NAME: f32 = 24.0;
const RULE: f32 = 20.0;
const LEADING: f32 = 24.5;
const NAMES: f32 = 30.0;
/// The least room for words next to faces, and the gap before them.
const WORDS: f32 = 150.0;
const SPACE: f32 = 14.0;

/// Draws the viewer's hand alone.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let content = scene.content();
    match view.own().filter(|own| own.hand.is_some_and(|hand| !hand.is_empty())) {
        Some(own) => {
            let cells = content.grid(cards(own).len(), 1, 24.0);
            for (card, cell) in cards(own).into_iter().zip(cells) {
                draw_card(&mut scene, frame, card, cell);
            }
        }
        None => {
            let text = frame.words.text("confusing-lands-picture-no-hand", &[]);
            let text =
                TextBox::new(content, text, 26.0).color(scene.theme.muted()).on(scene.theme.background());
            scene.push(text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 3 }));
        }
    }
    scene
}

pub(super) fn cards(place: &SeatView) -> Vec<Card> {
    place.hand.iter().flat_map(|hand| hand.iter()).collect()
}

/// Draws the cards one below the other, as large as they can be.
pub(super) fn draw(scene: &mut Scene, frame: &Frame<'_>, place: &SeatView, rect: Rect) {
    let cards = cards(place);
    let cells = rect.grid(1, cards.len().max(1), BETWEEN);
    for (card, cell) in cards.into_iter().zip(cells) {
        draw_card(scene, frame, card, cell);
    }
}

/// The largest side of its squares in that width.
pub(super) fn largest(width: f32) -> f32 {
    ((width - GAP) / 4.0).min(LARGEST).floor()
}

/// The least height in which the cards have squares of that size.
pub(super) fn height(frame: &Frame<'_>, place: &SeatView, width: f32, square: f32) -> f32 {
    let least = |card: &Card| {
        let above = head(frame, *card, width) + 3.0 * square;
        let words = width - 4.0 * square - GAP - SPACE;
        if words < WORDS { above } else { above.min(aside(frame, *card, words).max(3.0 * square)) }
    };
    let cards = cards(place);
    let tallest = cards.iter().map(least).fold(0.0, f32::max);
    (tallest * cards.len() as f32 + BETWEEN * cards.len().saturating_sub(1) as f32).ceil()
}

/// The height of a card's words above its faces.
fn head(frame: &Frame<'_>, card: Card, width: f32) -> f32 {
    TITLE + rules(frame, card, width) as f32 * LEADING + 8.0
}

/// The height of a card's words next to its faces.
fn aside(frame: &Frame<'_>, card: Card, width: f32) -> f32 {
    TITLE + names(frame, card, width) as f32 * NAMES + rules(frame, card, width) as f32 * LEADING
}

/// The lines of a card's name in that width.
fn names(frame: &Frame<'_>, card: Card, width: f32) -> usize {
    font::wrap(&Say(frame.words).condition(card), NAME, Weight::Bold, width).len()
}

/// The lines of a card's rule in that width.
fn rules(frame: &Frame<'_>, card: Card, width: f32) -> usize {
    font::wrap(&Say(frame.words).short(card), RULE, Weight::Regular, width).len()
}

/// Draws a card's faces below its words or next to them, whichever is larger.
fn draw_card(scene: &mut Scene, frame: &Frame<'_>, card: Card, cell: Rect) {
    let head = head(frame, card, cell.w);
    let below = largest(cell.w).min((cell.h - head) / 3.0).floor();
    let beside = largest(cell.w - SPACE - WORDS).min(cell.h / 3.0).floor();
    let words = cell.w - 4.0 * beside - GAP - SPACE;
    let name = Say(frame.words).condition(card);
    if beside > below && aside(frame, card, words) <= cell.h {
        let (drawn, side) = cell.split_left(cell.w - words);
        faces(scene, frame, card, Point::new(drawn.x, drawn.y), beside);
        let (plate, rest) = side.split_top(TITLE);
        scene.extend(number_plate(Point::new(plate.x + 22.0, plate.y + 18.0), card, 32.0, SHARED));
        let lines = names(frame, card, words);
        let (title, rule) = rest.split_top(lines as f32 * NAMES);
        label(scene, title, name, NAME, lines);
        label(scene, rule, Say(frame.words).short(card), RULE, rules(frame, card, words));
        return;
    }
    let (line, rest) = cell.split_top(TITLE);
    let (plate, title) = line.split_left(52.0);
    scene.extend(number_plate(plate.center().offset(-4.0, 0.0), card, 32.0, SHARED));
    let text =
        TextBox::new(title, name, NAME + 2.0).bold().color(scene.theme.ink()).on(scene.theme.background());
    scene.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    let (rule, drawn) = rest.split_top(head - TITLE);
    label(scene, rule, Say(frame.words).short(card), RULE, rules(frame, card, cell.w));
    faces(scene, frame, card, Point::new(drawn.x, drawn.y), below);
}

fn label(scene: &mut Scene, rect: Rect, words: String, size: f32, lines: usize) {
    let text = TextBox::new(rect, words, size).on(scene.theme.background());
    let text =
        if size > RULE { text.bold().color(scene.theme.ink()) } else { text.color(scene.theme.muted()) };
    scene.push(text.fit(Fit::Wrap { max_lines: lines }));
}

/// Draws both faces, the chosen one outlined.
fn faces(scene: &mut Scene, frame: &Frame<'_>, card: Card, at: Point, square: f32) {
    let chosen = frame.focus.draft.get(1).and_then(|slot| read_posture(slot));
    for (index, face) in Face::ALL.into_iter().enumerate() {
        let at = at.offset(index as f32 * (2.0 * square + GAP), 0.0);
        let drawn = card_node(card, face, Quarter::None, (at, square), SHARED);
        scene.push(Group::new(vec![drawn]).shows(in_hand(card, face)));
        if chosen.is_some_and(|(chosen, side, _)| (chosen, side) == (card, face)) {
            let rect = Rect::new(at.x, at.y, 2.0 * square, 3.0 * square);
            let outline = Path::round_rect(rect, square * 0.09);
            scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, 9.0)));
            scene.push(Shape::new(outline).stroke(Stroke::new(Color::WHITE, 5.0)));
        }
    }
}
