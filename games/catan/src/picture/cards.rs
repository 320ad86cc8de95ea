//! Cards as they lie before their owner: resources in piles, development cards with their faces.

use render::theme::INK;
use render::{
    Align, Color, Fit, Group, Look, Node, Path, Player, Point, Rect, Role, Shape, Stroke, TextBox, Weight,
};

use super::super::components::cards::{Development, Resource};
use super::super::say::player_mark;
use super::super::state::Phase;
use super::super::view::{Secret, View};
use super::offer::tick;
use super::{icons, wood};
use rules::Seat;

const FACE: Color = Color::hex(0xFFFBF0);
const EDGE: Color = Color::hex(0x4A3220);
const PURPLE: Color = Color::hex(0x6B4A8C);

/// The height of a development card's name: two lines.
const NAME: f32 = 46.0;

/// The ground of a resource's cards.
fn tint(kind: Resource) -> Color {
    match kind {
        Resource::Wood => Color::hex(0xCFE3CB),
        Resource::Brick => Color::hex(0xF3D3C2),
        Resource::Wool => Color::hex(0xE3F0C8),
        Resource::Grain => Color::hex(0xFBE9B5),
        Resource::Ore => Color::hex(0xDDE0E6),
    }
}

fn card(rect: Rect, fill: Color, edge: Color) -> Node {
    let path = Path::round_rect(rect, rect.w.min(rect.h) * 0.1);
    Shape::new(path).fill(fill).stroke(Stroke::new(edge, 2.5)).into()
}

/// A pile of a resource's cards with their number; none of them is an empty place.
pub(super) fn pile(look: Look, rect: Rect, kind: Resource, count: u8) -> Node {
    let face = Rect { x: rect.x, y: rect.y + 8.0, w: rect.w - 8.0, h: rect.h - 8.0 };
    if count == 0 {
        let place = look.hollow(Path::round_rect(face, face.w.min(face.h) * 0.1));
        let icon = icons::resource(kind, face.center(), face.w.min(face.h) * 0.5);
        let empty = Group::new(vec![place, Group::new(vec![icon]).opacity(0.4).into()]);
        return empty.shows(format!("holds 0 {kind}")).into();
    }
    let mut nodes = Vec::new();
    for step in (0..count.min(3)).rev() {
        let shift = f32::from(step) * 4.0;
        nodes.push(card(face.offset(shift, -shift), tint(kind), EDGE));
    }
    let wide = face.w > face.h;
    let (icon, number) = if wide {
        let (left, right) = face.split_left(face.w * 0.58);
        (left.center().offset(2.0, 0.0), right.center())
    } else {
        (face.center().offset(0.0, -face.h * 0.16), face.center().offset(0.0, face.h * 0.3))
    };
    let size = if wide { face.h.min(face.w * 0.56) * 0.8 } else { face.w.min(face.h * 0.6) * 0.82 };
    nodes.push(icons::resource(kind, icon, size));
    let text = (face.h * 0.34).clamp(30.0, 54.0).round();
    let text = TextBox::centered(number, count.to_string(), text, Weight::Bold).color(INK).on(tint(kind));
    nodes.push(text.role(Role::Vital).into());
    Group::new(nodes).shows(format!("holds {count} {kind}")).into()
}

/// A kind of development card in somebody's hand.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) card: Development,
    pub(super) count: u8,
    /// Those bought this turn.
    pub(super) fresh: u8,
    /// Whether one may be played now.
    pub(super) playable: bool,
}

/// The development cards that a seat holds, by kind.
pub(super) fn held(view: &View, seat: Seat, secret: &Secret) -> Vec<Held> {
    let time = matches!(view.phase, Phase::Roll | Phase::Main) && view.current == seat && !view.carded;
    let held = |card: Development| {
        let (old, fresh) = (secret.cards[card as usize], secret.fresh[card as usize]);
        let playable = time && old > 0 && card != Development::Point;
        Held { card, count: old + fresh, fresh, playable }
    };
    Development::ALL.into_iter().map(held).filter(|held| held.count > 0).collect()
}

/// The face of a development card with its number; with a tick if one may be played now, faded if all are new.
pub(super) fn face(look: Look, rect: Rect, held: Held, seat: Seat, name: Option<String>) -> Node {
    let mut nodes = Vec::new();
    for step in (0..held.count.min(3)).rev() {
        let shift = f32::from(step) * 4.0;
        nodes.push(card(
            Rect { y: rect.y + 8.0, h: rect.h - 8.0, w: rect.w - 8.0, ..rect }.offset(shift, -shift),
            FACE,
            PURPLE,
        ));
    }
    let front = Rect { y: rect.y + 8.0, h: rect.h - 8.0, w: rect.w - 8.0, ..rect };
    let (band, _) = front.inset(5.0).split_top(front.h * 0.1);
    nodes.push(Shape::new(Path::round_rect(band, 4.0)).fill(PURPLE).into());
    // The name at the foot, where it finds room.
    let (body, foot) = front.inset_by(4.0, 4.0).split_top(front.h - 8.0 - NAME);
    let title = name.map(|name| TextBox::new(foot, name, 18.0).bold().color(INK).on(FACE));
    let title = title.map(|it| it.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 2 }));
    let title = title.filter(|it| it.layout().fits);
    let room = if title.is_some() { body } else { Rect { h: front.h * 0.88, ..front } };
    let size = (room.w.min(room.h * 0.7) * 0.82).max(1.0);
    nodes.push(emblem(held.card, room.center().offset(0.0, front.h * 0.04), size, player_mark(seat)));
    let is_named = title.is_some();
    nodes.extend(title.map(Node::from));
    let mut nodes = if held.fresh == held.count { vec![look.faded(nodes)] } else { nodes };
    let lower = match is_named {
        true => Point::new(front.right() - 24.0, body.bottom() - 14.0),
        false => front.center().offset(0.0, front.h * 0.36),
    };
    if held.count > 1 {
        let text = TextBox::centered(lower, format!("×{}", held.count), 30.0, Weight::Bold);
        nodes.push(text.color(INK).on(FACE).role(Role::Vital).into());
    }
    if held.playable {
        let at = if is_named { front.y + 12.0 } else { front.bottom() - 14.0 };
        nodes.extend(tick(Point::new(front.right() - 10.0, at), 1.0));
    }
    Group::new(nodes).shows(format!("holds {} {}", held.count, held.card.word())).into()
}

/// The drawing of a development card.
fn emblem(card: Development, at: Point, size: f32, player: Player) -> Node {
    let p = |x: f32, y: f32| at.offset(x * size, y * size);
    let nodes = match card {
        Development::Knight => vec![icons::knight(at, size * 0.9)],
        Development::Point => {
            let star = Path::star(at, size * 0.46, size * 0.2, 5);
            vec![
                Shape::new(star)
                    .fill(Color::hex(0xF0B429))
                    .stroke(Stroke::new(Color::hex(0x6B4A10), 2.5))
                    .into(),
            ]
        }
        Development::Roads => {
            vec![
                wood::road(player, p(-0.02, -0.18), size * 0.9),
                wood::road(player, p(0.02, 0.2), size * 0.9),
            ]
        }
        Development::Plenty => {
            vec![
                icons::resource(Resource::Grain, p(-0.22, -0.08), size * 0.56),
                icons::resource(Resource::Ore, p(0.2, 0.14), size * 0.5),
            ]
        }
        Development::Monopoly => {
            let crown = [
                (-0.4, 0.26),
                (-0.44, -0.26),
                (-0.2, 0.0),
                (0.0, -0.36),
                (0.2, 0.0),
                (0.44, -0.26),
                (0.4, 0.26),
            ];
            let crown = Path::polygon(crown.map(|(x, y)| p(x, y)));
            let gold =
                Shape::new(crown).fill(Color::hex(0xF0B429)).stroke(Stroke::new(Color::hex(0x6B4A10), 2.5));
            let jewels = [-0.22, 0.0, 0.22].map(|x| Path::circle(p(x, 0.13), size * 0.05));
            let jewels = jewels.into_iter().fold(Path::new(), Path::and);
            vec![gold.into(), Shape::new(jewels).fill(Color::hex(0xB3261E)).into()]
        }
    };
    Group::new(nodes).into()
}
