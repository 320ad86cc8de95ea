//! The strip below the island: the bank with the dice.

use render::{Align, Fit, Group, Look, Node, Point, Rect, Role, TextBox};

use super::super::components::cards::Resource;
use super::super::say::Say;
use super::super::view::View;
use super::icons;
use tabletop::Frame;

/// The bank's stock, the development cards, the dice.
pub(super) fn bank(view: &View, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(18.0, 8.0);
    let (label, rest) = inner.split_left(58.0);
    nodes.push(caption(look, label, &Say(frame.words).plain("catan-panel-bank")));
    let (stock, dice) = rest.split_left(rest.w - 130.0);
    let cells = stock.grid(6, 1, 4.0);
    for (cell, kind) in cells.iter().zip(Resource::ALL) {
        let icon = icons::resource(kind, Point::new(cell.x + 22.0, cell.center().y), 40.0);
        let stock = tall(look, *cell, icon, view.bank[kind]);
        nodes.push(stock.shows(format!("bank {} {kind}", view.bank[kind])).into());
    }
    let cell = cells[5];
    let icon = icons::development(Point::new(cell.x + 24.0, cell.center().y), 46.0);
    nodes.push(tall(look, cell, icon, view.deck).shows(format!("deck {}", view.deck)).into());
    if let Some((one, other)) = view.dice {
        let at = dice.center();
        let dice = [(-32.0, one), (32.0, other)].map(|(x, pips)| icons::die(at.offset(x, 0.0), 56.0, pips));
        nodes.push(Group::new(dice.into()).shows(format!("dice {one} {other}")).into());
    }
    nodes
}

/// A small title at the left of a strip.
pub(super) fn caption(look: Look, rect: Rect, text: &str) -> Node {
    let text = TextBox::new(rect, text, look.small()).bold().color(look.theme.muted()).on(look.theme.panel());
    text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }).into()
}

/// A large icon and its count.
fn tall(look: Look, cell: Rect, icon: Node, count: u8) -> Group {
    let rect = cell.split_left(46.0).1;
    let text =
        TextBox::new(rect, count.to_string(), 30.0).bold().color(look.theme.ink()).on(look.theme.panel());
    Group::new(vec![icon, text.align(Align::Start, Align::Middle).role(Role::Vital).into()])
}
