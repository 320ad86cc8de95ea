//! The central board and the row of animal cards.

use render::theme::INK;
use render::{Align, Color, Fit, Group, Look, Node, Path, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::card::Held;
use super::super::components::token::Token;
use super::super::say;
use super::super::say::Say;
use super::super::view::View;
use super::marks::{left_over, spaced};
use super::{card, realm, token};
use tabletop::Frame;

/// The lettered spaces, and beneath them what bag and deck still hold.
pub(super) fn spaces(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset(look.px(8.0));
    let is_column = inner.h > inner.w * 1.2;
    let (upper, foot) = inner.split_top(inner.h - look.px(if is_column { 50.0 } else { 30.0 }));
    let count = view.central.len();
    let columns = match is_column {
        true => 1,
        false if upper.w > upper.h * 2.2 => count,
        false => count.div_ceil(2),
    };
    let rows = count.div_ceil(columns);
    let cells = upper.grid(columns, rows, look.px(4.0));
    for ((space, tokens), cell) in view.spaces().zip(cells) {
        let notation = format!("take {}", space.letter());
        let open = frame.focus.candidates.contains(&notation);
        let taken = view.steps.space == Some(space);
        let letter = say::letter(space);
        nodes.push(plate(
            look,
            &letter,
            tokens.as_ref().map_or(&[], |tokens| &tokens[..]),
            cell,
            open,
            taken,
        ));
    }
    let left = Say(frame.words)
        .text("harmonies-picture-left", &[("tokens", view.in_bag().into()), ("cards", view.deck.into())]);
    let text = TextBox::new(foot, left, look.small()).color(look.theme.ink()).on(look.theme.panel());
    let fit = if is_column { Fit::Wrap { max_lines: 2 } } else { Fit::Shrink { min: look.px(18.0) } };
    let text = text.align(Align::Middle, Align::Middle).fit(fit);
    nodes.push(Group::new(vec![text.into()]).shows(left_over(view)).into());
    nodes
}

/// One space: its letter and its three tokens.
fn plate(look: Look, letter: &str, tokens: &[Token], cell: Rect, open: bool, taken: bool) -> Node {
    let ring = Path::round_rect(cell.inset(look.px(2.0)), look.px(22.0));
    let hollow = Shape::new(ring.clone()).fill(look.theme.hollow());
    let mut nodes: Vec<Node> = vec![hollow.stroke(Stroke::new(look.theme.line(), look.px(2.0))).into()];
    if taken {
        nodes.push(look.last_move(&ring));
    }
    if open {
        let line =
            |color, width| Node::from(Shape::new(ring.clone()).stroke(Stroke::new(color, look.px(width))));
        nodes.extend([line(INK, 8.0), line(Color::WHITE, 4.5)]);
    }
    let wide = cell.w > cell.h * 1.15;
    let (head, room) = if wide { cell.split_left(look.px(40.0)) } else { cell.split_top(look.px(36.0)) };
    let rx = (room.w * if wide { 0.215 } else { 0.22 }).min(room.h * if wide { 0.32 } else { 0.3 });
    let center = room.center().offset(look.px(if wide { -7.0 } else { 0.0 }), 0.0);
    let spots = [(-0.98, -0.42), (0.98, -0.42), (0.0, 0.5)];
    for (&token, (x, y)) in tokens.iter().zip(spots) {
        let at = center.offset(x * rx, y * rx * 1.3 + rx * 0.2);
        nodes.push(token::stack(look, &[token], at, rx));
    }
    let at =
        head.center().offset(look.px(if wide { 4.0 } else { 0.0 }), look.px(if wide { 0.0 } else { 3.0 }));
    let text = TextBox::centered(at, letter, look.vital(), Weight::Bold).color(look.theme.ink());
    nodes.push(text.on(look.theme.hollow()).role(Role::Vital).into());
    Group::new(nodes).shows(spaced(letter, tokens)).into()
}

/// The face-up cards; those that may be taken are set off.
pub(super) fn row(look: Look, view: &View, frame: &Frame<'_>, cells: &[Rect]) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (place, &cell) in view.row.iter().zip(cells) {
        match place {
            None => nodes.push(realm::free(look, cell)),
            Some(id) => {
                nodes.push(card::card(look, Held::new(*id), &Say(frame.words).card(*id), cell, None));
                let open = [format!("animal {id}"), format!("discard {id}")];
                if frame.focus.candidates.iter().any(|candidate| open.contains(candidate)) {
                    nodes.push(outline(look, cell));
                }
            }
        }
    }
    nodes
}

/// The white line around a card that may be chosen.
pub(super) fn outline(look: Look, rect: Rect) -> Node {
    let path = Path::round_rect(rect, look.px(12.0));
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, look.px(width))));
    Group::new(vec![line(INK, 7.0), line(Color::WHITE, 4.0)]).into()
}
