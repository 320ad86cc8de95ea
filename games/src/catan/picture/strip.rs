//! The strip below the island: the bank with the dice, or the viewer's hand.

use render::{Align, Color, Fit, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, theme::INK};

use super::super::cards::{Cards, Resource};
use super::super::say::{Say, player_mark};
use super::super::view::{Secret, View};
use super::icons;
use super::panels::rim;
use crate::core::Frame;

/// The bank's stock, the development cards, the dice.
pub(super) fn bank(view: &View, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(18.0, 8.0);
    let (label, rest) = inner.split_left(60.0);
    nodes.push(caption(look, label, &Say(frame.words).text("catan-panel-bank")));
    let (stock, dice) = rest.split_left(rest.w - 130.0);
    let cells = stock.grid(6, 1, 4.0);
    for (cell, kind) in cells.iter().zip(Resource::ALL) {
        nodes.extend(tall(
            look,
            *cell,
            icons::resource(kind, Point::new(cell.x + 24.0, cell.center().y), 40.0),
            view.bank[kind],
        ));
    }
    let cell = cells[5];
    nodes.extend(tall(
        look,
        cell,
        icons::development(Point::new(cell.x + 24.0, cell.center().y), 46.0),
        view.deck,
    ));
    if let Some((one, other)) = view.dice {
        let at = dice.center();
        nodes.push(icons::die(at.offset(-32.0, 0.0), 56.0, one));
        nodes.push(icons::die(at.offset(32.0, 0.0), 56.0, other));
    }
    nodes
}

fn caption(look: Look, rect: Rect, text: &str) -> Node {
    let text = TextBox::new(rect, text, look.small()).bold().color(look.theme.muted()).on(look.theme.panel());
    text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }).into()
}

/// A large icon and its count.
fn tall(look: Look, cell: Rect, icon: Node, count: u8) -> Vec<Node> {
    let rect = cell.split_left(48.0).1;
    let text =
        TextBox::new(rect, count.to_string(), 30.0).bold().color(look.theme.ink()).on(look.theme.panel());
    vec![icon, text.align(Align::Start, Align::Middle).role(Role::Vital).into()]
}

/// The viewer's hand beside what it could pay for.
pub(super) fn hand(secret: &Secret, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(16.0, 8.0);
    let (label, rest) = inner.split_left(58.0);
    nodes.push(caption(look, label, &Say(frame.words).text("catan-panel-hand")));
    let (stock, builds) = rest.split_left(rest.w * 0.66);
    for (cell, kind) in stock.grid(5, 1, 2.0).into_iter().zip(Resource::ALL) {
        let icon = icons::resource(kind, Point::new(cell.x + 24.0, cell.center().y), 40.0);
        let icon = if secret.hand[kind] > 0 { icon } else { look.faded(vec![icon]) };
        nodes.extend(tall(look, cell, icon, secret.hand[kind]));
    }
    nodes.extend(affordable(secret.hand, frame, look, builds));
    nodes
}

/// Road, settlement, city, card: lit with a tick when they can be paid, faded otherwise.
fn affordable(hand: Cards, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let player = frame.viewer.seat().map(player_mark);
    let (color, edge) = player.map_or((INK, INK), |player| (player.color(), rim(player, look)));
    let outlined = |path: Path| Node::from(Shape::new(path).fill(color).stroke(Stroke::new(edge, 3.0)));
    let mut nodes = vec![look.rule((rect.x - 4.0, rect.y), (rect.x - 4.0, rect.bottom()))];
    for (at, (cell, (_, _, times))) in
        rect.split_left(6.0).1.grid(4, 1, 2.0).into_iter().zip(Say(frame.words).prices(hand)).enumerate()
    {
        let center = cell.center().offset(-8.0, 0.0);
        let icon = match at {
            0 => icons::road(center, 44.0, color, edge),
            1 => outlined(icons::settlement(center, 34.0)),
            2 => outlined(icons::city(center, 34.0)),
            _ => icons::development(center, 46.0),
        };
        if times == 0 {
            nodes.push(look.faded(vec![icon]));
            continue;
        }
        let tick =
            Path::polyline([center.offset(10.0, 14.0), center.offset(18.0, 23.0), center.offset(32.0, 4.0)]);
        let line = |color, width| Node::from(Shape::new(tick.clone()).stroke(Stroke::new(color, width)));
        nodes.extend([icon, line(Color::WHITE, 11.0), line(Color::hex(0x1E7B3A), 6.0)]);
    }
    nodes
}
