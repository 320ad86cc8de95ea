//! The viewer's hand, and the awards dealt at the beginning.

use render::{Align, Fit, Look, Node, Rect, Scene, TextBox};

use super::super::components::award::AwardId;
use super::super::components::green::GreenId;
use super::super::say::Say;
use super::super::view::View;
use super::award::Face;
use super::{award, green, middle};
use tabletop::Frame;

/// Draws every card that the viewer alone may see, each with its name.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let look = Look { unit: 1.0, ..scene.look() };
    let say = Say(frame.words);
    let (top, rest) = scene.content().split_top(44.0);
    let key =
        if view.hand().is_empty() { "village-green-picture-no-hand" } else { "village-green-picture-hand" };
    let text =
        TextBox::new(top, say.plain(key), 30.0).bold().color(look.theme.ink()).on(look.theme.background());
    scene.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 20.0 }));
    let dealt = view.own.as_ref().and_then(|own| own.dealt);
    match dealt {
        Some(dealt) => {
            let halves = rest.grid(1, 2, 14.0);
            for (cell, (number, id)) in halves[0].grid(3, 1, 14.0).into_iter().zip((1..).zip(dealt)) {
                scene.extend(award_beside(look, say, id, number, cell));
            }
            for (cell, &card) in halves[1].grid(3, 1, 14.0).into_iter().zip(view.hand()) {
                let (picture, words) = cell.split_left(cell.h.min(cell.w * 0.4));
                let rect = middle::square(picture);
                scene.push(green::card(look, card, rect));
                scene.push(named(look, say.green(card), words.split_left(8.0).1, Align::Start));
            }
        }
        None => {
            let cells = rest.grid(view.hand().len().clamp(3, 4), 1, 14.0);
            for ((number, &card), cell) in (1..).zip(view.hand()).zip(cells) {
                scene.extend(green_above(look, say, card, number, cell));
            }
        }
    }
    scene
}

fn award_beside(look: Look, say: Say<'_>, id: AwardId, number: u8, cell: Rect) -> Vec<Node> {
    let (picture, words) = cell.split_left(cell.h.min(cell.w * 0.4));
    let rect = middle::square(picture);
    let face = Face { head: 28.0, ..Face::bare(id) };
    let text = format!("{}\n{}", say.award(id), say.rule(id));
    vec![
        award::card(look, face, rect),
        middle::badge(look, number, rect),
        named(look, text, words.split_left(8.0).1, Align::Start),
    ]
}

fn green_above(look: Look, say: Say<'_>, card: GreenId, number: u8, cell: Rect) -> Vec<Node> {
    let (picture, words) = cell.split_top(cell.w.min(cell.h * 0.72));
    let rect = middle::square(picture);
    vec![
        green::card(look, card, rect),
        middle::badge(look, number, rect),
        named(look, say.green(card), words.split_top(10.0).1, Align::Middle),
    ]
}

/// Writes what a card is.
fn named(look: Look, words: String, rect: Rect, align: Align) -> Node {
    let text = TextBox::new(rect, words, 18.0).color(look.theme.ink()).on(look.theme.background());
    let v = if align == Align::Start { Align::Middle } else { Align::Start };
    text.align(align, v).fit(Fit::Wrap { max_lines: 8 }).into()
}
