//! The players' panels.

use render::{
    Align, Color, Fit, Look, Node, Path, Player, PlayerPanel, Point, Rect, Role, Shape, Stroke, TextBox,
    Theme,
    theme::{INK, LAST_MOVE},
};

use super::super::say::{Say, player_mark};
use super::super::state::Phase;
use super::super::supply::{CITIES, ROADS, SETTLEMENTS};
use super::super::view::View;
use super::icons;
use crate::core::{Frame, Picture, Seat};

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
pub(super) fn rim(player: Player, look: Look) -> Color {
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
