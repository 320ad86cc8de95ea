//! The players' panels, the bank with the dice, the viewer's hand.

use render::{
    Align, Color, Fit, Group, Look, Node, Path, Player, PlayerPanel, Point, Rect, Role, Scene, Shape, Stroke,
    TextBox, Theme, Weight,
    theme::{INK, LAST_MOVE},
};

use super::super::build::{CITIES, ROADS, SETTLEMENTS};
use super::super::cards::{Cards, Resource};
use super::super::narrate::{developments, prices};
use super::super::say::Say;
use super::super::state::Phase;
use super::super::view::{Secret, View};
use super::{icons, player_mark};
use crate::{Frame, Picture, Seat};

/// All players, in seat order; the viewer's own first in private pictures.
pub(super) fn players(view: &View, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut seats: Vec<Seat> = view.seats().collect();
    let private = frame.picture == Picture::Panel;
    if let Some((own, _)) = view.own().filter(|_| private) {
        seats.sort_by_key(|&seat| seat != own);
    }
    let cells = rect.grid(1, 4, 16.0);
    seats.into_iter().zip(cells).flat_map(|(seat, cell)| player(view, frame, look, seat, cell)).collect()
}

fn player(view: &View, frame: &Frame<'_>, look: Look, seat: Seat, rect: Rect) -> Vec<Node> {
    let shown = view.player(seat);
    let open = view.phase == Phase::Over || view.viewer.is(seat) && frame.picture == Picture::Panel;
    let secret = shown.secret.as_ref().filter(|_| open);
    let faded = view.resigned.contains(seat);
    let panel = PlayerPanel {
        player: player_mark(seat),
        name: frame.words.name(seat),
        score: secret.map_or(shown.points, |secret| secret.points).to_string(),
        to_act: view.must.contains(seat),
        faded,
        lines: Vec::new(),
    };
    let mut nodes = vec![look.player_panel(rect, &panel)];
    let body = look.panel_body(rect);
    let (upper, lower) = body.split_top(body.h / 2.0);
    let (army, longest) = (view.army == Some(seat), view.longest == Some(seat));
    let mark = player_mark(seat);
    type Icon<'a> = &'a dyn Fn(Point, f32) -> Node;
    let edge = rim(mark, look);
    let road = |at: Point, size: f32| icons::road(at, size, mark.color(), edge);
    let outlined =
        |path: Path| Node::from(Shape::new(path).fill(mark.color()).stroke(Stroke::new(edge, 2.5)));
    let settlement = |at: Point, size: f32| outlined(icons::settlement(at, size * 0.72));
    let city = |at: Point, size: f32| outlined(icons::city(at, size * 0.68));
    let known: [(Icon<'_>, u8, bool); 4] = [
        (&icons::hand, shown.hand_size, false),
        (&icons::development, shown.unplayed, false),
        (&icons::knight, shown.knights, army),
        (&road, shown.length, longest),
    ];
    let supply: [(Icon<'_>, u8, bool); 3] = [
        (&road, ROADS - shown.roads.len(), false),
        (&settlement, SETTLEMENTS - shown.settlements.len(), false),
        (&city, CITIES - shown.cities.len(), false),
    ];
    for (cell, (icon, count, special)) in columns(upper, [0.27, 0.24, 0.24, 0.25]).into_iter().zip(known) {
        nodes.extend(counted(look, cell, icon, count, special));
    }
    let say = Say(frame.words);
    let (label, row) = lower.split_left(lower.w * 0.25);
    let label = label.split_left(label.w - 8.0).0;
    let text = TextBox::new(label, say.text("catan-panel-supply"), look.small()).color(look.theme.muted());
    let text = text.on(look.theme.panel()).align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 });
    nodes.push(text.into());
    for (cell, (icon, count, _)) in columns(row, [0.38, 0.31, 0.31]).into_iter().zip(supply) {
        nodes.extend(counted(look, cell, icon, count, false));
    }
    if faded { vec![look.faded(nodes)] } else { nodes }
}

/// The edge of a player's pieces on a panel: a dark one would be lost at night.
fn rim(player: Player, look: Look) -> Color {
    match look.theme {
        Theme::Paper => player.edge(),
        Theme::Night => Color::WHITE.alpha(0.9),
    }
}

/// Columns that take those shares of the width.
fn columns<const N: usize>(rect: Rect, shares: [f32; N]) -> [Rect; N] {
    let mut x = rect.x;
    shares.map(|share| {
        let column = Rect { x, w: rect.w * share, ..rect };
        x += column.w;
        column
    })
}

/// An icon and a number; on gold when it brings a special card.
fn counted(look: Look, cell: Rect, icon: &dyn Fn(Point, f32) -> Node, count: u8, special: bool) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let (mut ink, mut ground) = (look.theme.ink(), look.theme.panel());
    if special {
        let plate = Rect { x: cell.x - 4.0, w: cell.w + 4.0, ..cell.inset_by(0.0, 12.0) };
        let plate = Path::round_rect(plate, 10.0);
        nodes.push(Shape::new(plate).fill(LAST_MOVE).stroke(Stroke::new(Color::hex(0x8A6A10), 2.0)).into());
        (ink, ground) = (INK, LAST_MOVE);
    }
    let center = Point::new(cell.x + 14.0, cell.center().y);
    nodes.push(icon(center, 27.0));
    let text = TextBox::new(cell.split_left(29.0).1, count.to_string(), 26.0).bold().color(ink).on(ground);
    let text = text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 26.0 });
    nodes.push(text.role(Role::Vital).into());
    nodes
}

/// The bank's stock, the development cards, the dice.
pub(super) fn bank_strip(view: &View, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
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
pub(super) fn hand_strip(secret: &Secret, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
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
        rect.split_left(6.0).1.grid(4, 1, 2.0).into_iter().zip(prices(hand, Say(frame.words))).enumerate()
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

/// The hand alone: resource cards, development cards, and the price list.
pub(super) fn hand(view: &View, frame: &Frame<'_>) -> Scene {
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
    let mut lines = developments(secret, say);
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

/// What things cost, and which of them the hand could pay.
fn price_list(secret: &Secret, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(16.0, 12.0);
    let all = prices(secret.hand, Say(frame.words));
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

const PRICES: [Cards; 4] = [
    super::super::build::ROAD_PRICE,
    super::super::build::SETTLEMENT_PRICE,
    super::super::build::CITY_PRICE,
    super::super::build::CARD_PRICE,
];
