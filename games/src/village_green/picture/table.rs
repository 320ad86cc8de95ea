//! The whole table: the middle, and everybody's village.

use render::{Align, Fit, Look, Node, Rect, Scene, TextBox};

use super::super::say::Say;
use super::super::view::View;
use super::header::header;
use super::village::Marks;
use super::{middle, points, side};
use crate::core::{Frame, Seat};

/// The room that the rule of an award needs beneath its card.
const WORDS: f32 = 44.0;

/// Draws all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let count = view.seats.len();
    let mut scene = Scene::new(if count > 2 { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let rest = rest.split_top(look.px(6.0)).1;
    let (common, cells) = places(look, count, rest);
    let mut fixed = Vec::new();
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.extend(if view.is_over() {
        points::table(look, view, frame, common)
    } else {
        rows(look, view, frame, common)
    });
    let winners = view.outcome.as_ref().map(|outcome| outcome.winners()).unwrap_or_default();
    for (seat, cell) in Seat::first(count as u8).zip(cells) {
        let (strip, room) =
            cell.inset(look.px(if view.is_over() { 13.0 } else { 5.0 })).split_top(look.panel_strip());
        let room = room.split_top(look.px(2.0)).1;
        let (ground, cards) = side::village(look, view, seat, frame, Marks::default(), room);
        fixed.extend(ground);
        fresh.push(side::strip(look, view, seat, frame, strip));
        let drawn = cards.into_iter();
        fresh.extend(if view.resigned.contains(seat) {
            vec![look.faded(drawn.collect())]
        } else {
            drawn.collect()
        });
        if winners.contains(seat) && count > 1 {
            fresh.extend(side::garland(look, cell.inset(look.px(3.0))));
        }
    }
    scene.fixed(fixed);
    scene.extend(fresh);
    scene
}

/// The place of the middle, and those of the villages.
fn places(look: Look, count: usize, rest: Rect) -> (Rect, Vec<Rect>) {
    let gap = look.px(8.0);
    match count {
        1 => {
            let (village, common) = rest.split_left(rest.h * 0.9);
            (common.split_left(look.px(16.0)).1, vec![village])
        }
        2 | 3 => {
            let (common, villages) = rest.split_top(look.px(if count == 2 { 206.0 } else { 240.0 }));
            (common, villages.split_top(look.px(8.0)).1.grid(count, 1, gap))
        }
        4 => {
            let (villages, common) = rest.split_left(rest.w * 0.7);
            (common.split_left(look.px(12.0)).1, villages.grid(2, 2, gap))
        }
        _ => {
            let mut cells = rest.grid(3, 2, gap);
            let common = cells.remove(2);
            (common, cells)
        }
    }
}

/// Draws the two rows with their decks: side by side in a broad place, one beneath the other in a high one.
fn rows(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let gap = look.px(8.0);
    let halves =
        if rect.w > rect.h * 2.0 { rect.grid(2, 1, look.px(20.0)) } else { rect.grid(1, 2, look.px(20.0)) };
    let cells = |half: Rect| {
        if half.w > half.h * 2.0 { half.grid(4, 1, gap) } else { half.grid(2, 2, gap) }
    };
    let greens = cells(halves[0]);
    let awards = cells(halves[1]);
    let side = awards[0].w;
    if awards[0].h < side + look.px(WORDS) {
        let mut nodes = middle::greens(look, view, frame, &greens, None);
        nodes.extend(middle::awards(look, view, frame, &awards));
        return nodes;
    }
    let upper = |cells: &[Rect]| cells.iter().map(|cell| Rect { h: side, ..*cell }).collect::<Vec<_>>();
    let mut nodes = middle::greens(look, view, frame, &upper(&greens), None);
    nodes.extend(middle::awards(look, view, frame, &upper(&awards)));
    let rules: Vec<(String, Rect)> = (view.awards.row.iter().zip(&awards[1..]))
        .filter_map(|(award, cell)| {
            Some((Say(frame.words).rule((*award)?), cell.split_top(side + look.px(5.0)).1))
        })
        .collect();
    nodes.extend(written(look, &rules));
    nodes
}

/// Writes the rules of awards beneath their cards, all in the largest size in which they find room; nothing if there is none.
fn written(look: Look, rules: &[(String, Rect)]) -> Vec<Node> {
    let sized = |size: f32| {
        let text = |(words, rect): &(String, Rect)| {
            let text = TextBox::new(*rect, words.as_str(), look.px(size)).color(look.theme.ink());
            text.on(look.theme.background())
                .align(Align::Middle, Align::Start)
                .fit(Fit::Wrap { max_lines: 4 })
        };
        rules.iter().map(text).collect::<Vec<TextBox>>()
    };
    let mut sizes = [22.0, 20.0, 18.0].into_iter().map(sized);
    let fitting = sizes.find(|texts| texts.iter().all(|text| text.layout().fits));
    fitting.unwrap_or_default().into_iter().map(Node::from).collect()
}
