//! The hand alone: resource cards, development cards, and the price list.

use render::{Align, Fit, Group, Look, Node, Point, Rect, Role, Scene, TextBox, Weight};

use super::super::cards::{Cards, Resource};
use super::super::say::{Say, player_mark};
use super::super::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::super::view::{Secret, View};
use super::icons;
use crate::core::Frame;

const PRICES: [Cards; 4] = [ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE, CARD_PRICE];

/// Draws a hand.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let look = Look { theme: frame.theme, unit: 1.0 };
    let say = Say(frame.words);
    let content = scene.content();
    let Some((seat, player)) = view.own() else { return scene };
    let Some(secret) = &player.secret else { return scene };
    let (top, rest) = content.split_top(52.0);
    scene.push(player_mark(seat).mark(Point::new(top.x + 20.0, top.center().y), 36.0));
    let (name, score) = top.split_left(50.0).1.split_left(top.w - 230.0);
    let text = TextBox::new(name, frame.words.name(seat), 30.0)
        .bold()
        .color(frame.theme.ink())
        .on(frame.theme.background());
    scene.push(text.align(Align::Start, Align::Middle).role(Role::Vital));
    let points = say.number("catan-points", secret.points.into());
    let text = TextBox::new(score, points, 30.0).bold().color(frame.theme.ink()).on(frame.theme.background());
    scene.push(text.align(Align::End, Align::Middle).fit(Fit::Shrink { min: 26.0 }).role(Role::Vital));
    let (cards, rest) = rest.split_top(10.0).1.split_top(170.0);
    for (cell, kind) in cards.grid(5, 1, 12.0).into_iter().zip(Resource::ALL) {
        scene.push(resource_card(look, cell, kind, secret.hand[kind], say));
    }
    let (left, right) = rest.split_top(14.0).1.split_left(rest.w * 0.46);
    scene.extend(development_list(secret, frame, look, left));
    scene.extend(price_list(secret, frame, look, right.split_left(14.0).1));
    scene
}

fn resource_card(look: Look, cell: Rect, kind: Resource, count: u8, say: Say<'_>) -> Node {
    let center = cell.center();
    let mut nodes = vec![look.card(cell), icons::resource(kind, center.offset(-26.0, -22.0), 82.0)];
    let number = TextBox::centered(center.offset(44.0, -22.0), count.to_string(), 46.0, Weight::Bold);
    nodes.push(number.color(look.theme.ink()).on(look.theme.panel()).role(Role::Vital).into());
    let label = Rect::around(center.offset(0.0, 58.0), cell.w - 16.0, 32.0);
    let label = TextBox::new(label, say.kind(kind), 24.0).color(look.theme.ink()).on(look.theme.panel());
    nodes.push(label.align(Align::Middle, Align::Middle).fit(Fit::Shrink { min: 18.0 }).into());
    if count == 0 { look.faded(nodes) } else { Group::new(nodes).into() }
}

fn development_list(secret: &Secret, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(16.0, 12.0);
    let mut lines = say.developments(secret);
    if lines.is_empty() {
        lines.push(say.text("catan-panel-no-cards"));
    }
    for (row, line) in inner.grid(1, 5, 2.0).into_iter().zip(lines) {
        nodes.push(icons::development(Point::new(row.x + 14.0, row.center().y), 30.0));
        let text =
            TextBox::new(row.split_left(36.0).1, line, 22.0).color(look.theme.ink()).on(look.theme.panel());
        nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }).into());
    }
    nodes
}

/// Draws what things cost, and which of them the hand could pay.
fn price_list(secret: &Secret, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(16.0, 12.0);
    let all = Say(frame.words).prices(secret.hand);
    for (row, ((name, _, times), price)) in inner.grid(1, 4, 2.0).into_iter().zip(all.into_iter().zip(PRICES))
    {
        let (label, icons_at) = row.split_left(row.w * 0.46);
        let weight = if times > 0 { look.theme.ink() } else { look.theme.muted() };
        let name = if times > 0 { format!("✓ {name}") } else { name };
        let text = TextBox::new(label, name, 22.0).bold().color(weight).on(look.theme.panel());
        nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }).into());
        let kinds = price.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
        for (at, kind) in kinds.enumerate() {
            let center = Point::new(icons_at.x + 20.0 + at as f32 * 42.0, row.center().y);
            nodes.push(icons::resource(kind, center, 34.0));
        }
    }
    nodes
}
