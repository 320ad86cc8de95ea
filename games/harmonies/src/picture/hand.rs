//! What the viewer holds: the nature spirits as long as they are secret, then the cards in front of them.

use render::{
    Align, Fit, Group, Look, Node, Path, Plate, Point, Rect, Role, Scene, Shape, Stroke, TextBox, Weight,
};

use super::super::components::card::{CardId, Effect, Held, Like};
use super::super::components::token::Token;
use super::super::say::Say;
use super::super::view::View;
use super::marks::{faced, pays as paid};
use super::{card, emblem, token};
use tabletop::Frame;

/// Draws the viewer's cards, as large as they can be.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let look = Look { unit: 1.0, ..scene.look() };
    let say = Say(frame.words);
    let (top, rest) = scene.content().split_top(46.0);
    let (title, cards) = held(view);
    let text = TextBox::new(top, say.plain(title), 30.0).bold().color(look.theme.ink());
    let text = text.on(look.theme.background()).align(Align::Start, Align::Middle);
    scene.push(text.fit(Fit::Shrink { min: 20.0 }).role(Role::Label));
    let rest = rest.split_top(8.0).1;
    let cells = match cards.len() {
        0..=2 => rest.grid(cards.len().max(1), 1, 16.0),
        _ => rest.grid(2, 2, 14.0),
    };
    for (&held, &cell) in cards.iter().zip(&cells) {
        let mut nodes = vec![look.card(cell)];
        nodes.extend(face(look, say, held, cell));
        scene.push(Group::new(nodes).shows(faced(&held)));
    }
    scene
}

/// What the cards are called, and the cards themselves.
pub(super) fn held(view: &View) -> (&'static str, Vec<Held>) {
    if let Some(spirits) = view.spirits.filter(|spirits| !spirits.shown) {
        return match spirits.kept {
            None => ("harmonies-hand-choose", spirits.dealt.map(Held::new).to_vec()),
            Some(kept) => ("harmonies-hand-kept", vec![Held::new(kept)]),
        };
    }
    let seat = view.viewer.seat().filter(|seat| seat.index() < view.seats.len());
    let held = seat.map(|seat| &view.seat(seat).held[..]).unwrap_or_default();
    let open: Vec<Held> = held.iter().filter(|held| !held.is_complete()).copied().collect();
    (if open.is_empty() { "harmonies-hand-none" } else { "harmonies-hand-cards" }, open)
}

/// A card with its name, animal, habitat and worth; high ones say a spirit's effect in words beneath.
fn face(look: Look, say: Say<'_>, held: Held, rect: Rect) -> Vec<Node> {
    let id = held.card;
    let inner = rect.inset_by(16.0, 10.0);
    let (head, rest) = inner.split_top(36.0);
    let name = format!("{} · {}", id.number(), say.card(id));
    let text = TextBox::new(head, name, 28.0).bold().color(look.theme.ink()).on(look.theme.panel());
    let mut nodes: Vec<Node> =
        vec![text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 20.0 }).into()];
    let is_high = rect.h > 250.0;
    let effect = id.card().effect;
    let (figures, worth) = match effect {
        None if !is_high => rest.split_left(rest.w - 84.0),
        None => rest.split_top(rest.h - 44.0),
        Some(_) if is_high => rest.split_top(rest.h - 140.0),
        Some(_) => rest.split_left(rest.w - 152.0),
    };
    let (figure, habitat) = figures.inset_by(0.0, 2.0).split_left(figures.w * 0.42);
    nodes.push(emblem::animal(id, figure.center(), figure.w.min(figure.h)));
    nodes.extend(card::pattern(look, id, habitat.inset_by(4.0, 0.0)));
    match effect {
        None => nodes.extend(ladder(look, held, worth)),
        Some(effect) if is_high => {
            let (drawn, words) = worth.split_top(80.0);
            nodes.extend(pays(look, effect, drawn));
            nodes.push(said(look, say, id, effect, words));
        }
        Some(effect) => nodes.push(said(look, say, id, effect, worth)),
    }
    nodes
}

/// A spirit's effect in words.
fn said(look: Look, say: Say<'_>, card: CardId, effect: Effect, rect: Rect) -> Node {
    let text = TextBox::new(rect, say.effect(effect), if rect.w > 500.0 { 26.0 } else { 21.0 })
        .color(look.theme.ink())
        .on(look.theme.panel());
    let text = text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 5 });
    let (Effect::Groups(_, points) | Effect::Heights(_, points)) = effect;
    let marks = (1..).zip(points).map(|(number, points)| paid(card, number, points));
    marks.fold(Group::new(vec![text.into()]), Group::shows).into()
}

/// The values of an animal from left to right, or upwards where there is more height than width, a cube next to each that it covers, the one reached on a plate.
fn ladder(look: Look, held: Held, rect: Rect) -> Vec<Node> {
    let ladder = held.card.card().ladder;
    let cells = if rect.w > rect.h {
        rect.grid(ladder.len(), 1, 0.0)
    } else {
        let step = (rect.h / ladder.len() as f32).min(36.0);
        let room = Rect::around(rect.center(), rect.w, step * ladder.len() as f32);
        room.grid(1, ladder.len(), 0.0).into_iter().rev().collect()
    };
    let placed = usize::from(held.placed());
    let mut nodes = Vec::new();
    for (index, (points, cell)) in ladder.iter().zip(cells).enumerate() {
        let at = cell.center().offset(12.0, 0.0);
        let text = TextBox::centered(at, points.to_string(), 26.0_f32.min(cell.h - 2.0), Weight::Bold);
        let text = if index + 1 == placed {
            text.color(look.theme.on_to_act()).plate(Plate {
                pad_y: 0.0,
                radius: 6.0,
                ..Plate::new(look.theme.to_act())
            })
        } else {
            let ink = if index < placed { look.theme.muted() } else { look.theme.ink() };
            text.color(ink).on(look.theme.panel())
        };
        let mut step: Vec<Node> = vec![text.into()];
        if index >= placed {
            step.push(token::sign(look, cell.center().offset(-18.0, 0.0), 18.0));
        }
        nodes.push(Group::new(step).shows(paid(held.card, index as u8 + 1, *points)).into());
    }
    nodes
}

/// A spirit's reward drawn: what it pays for, by height or by size of the group, each with its points.
fn pays(look: Look, effect: Effect, rect: Rect) -> Vec<Node> {
    let (Effect::Groups(_, points) | Effect::Heights(_, points)) = effect;
    let is_even = points[0] == points[1] && points[1] == points[2];
    let shown = match effect {
        Effect::Heights(Like::Water, _) => 1,
        Effect::Groups(..) if is_even => 1,
        _ => 3,
    };
    let wide = rect.w.min(390.0);
    let cells = Rect::around(rect.center(), wide, rect.h).grid(shown, 1, 0.0);
    let mut nodes = Vec::new();
    for (number, (points, cell)) in points.into_iter().zip(cells).enumerate() {
        nodes.extend(counted(look, effect, number, cell.center().offset(-22.0, 4.0)));
        let text = TextBox::centered(cell.center().offset(42.0, 8.0), points.to_string(), 30.0, Weight::Bold);
        let ink = if points == 0 { look.theme.muted() } else { look.theme.ink() };
        nodes.push(text.color(ink).on(look.theme.panel()).into());
    }
    nodes
}

/// A stack of that height, or a group of that size, in a dashed ring.
fn counted(look: Look, effect: Effect, number: usize, at: Point) -> Vec<Node> {
    match effect {
        Effect::Heights(like, _) => vec![grown(look, like, number, at.offset(0.0, 20.0), 24.0)],
        Effect::Groups(like, _) => {
            let spots: &[(f32, f32)] = match number {
                0 => &[(0.0, 0.0)],
                1 => &[(-14.0, -4.0), (14.0, 6.0)],
                _ => &[(0.0, -14.0), (-17.0, 8.0), (17.0, 8.0)],
            };
            let ring = Path::round_rect(Rect::around(at, 78.0, 72.0), 18.0);
            let line = Stroke::new(look.theme.muted(), 2.0).dashed(6.0, 5.0);
            let mut nodes: Vec<Node> = vec![Shape::new(ring).stroke(line).into()];
            nodes.extend(spots.iter().map(|&(x, y)| token::icon(look, like, at.offset(x, y), 14.0)));
            nodes
        }
    }
}

/// A landscape of that height, counted from 0.
fn grown(look: Look, like: Like, height: usize, base: Point, rx: f32) -> Node {
    let (below, top) = match like {
        Like::Tree => (Token::Brown, Token::Green),
        Like::Mountain => (Token::Grey, Token::Grey),
        Like::Building => (Token::Red, Token::Red),
        Like::Water => (Token::Blue, Token::Blue),
        Like::Field => (Token::Yellow, Token::Yellow),
    };
    let mut tokens = vec![below; height];
    tokens.push(top);
    token::stack(look, &tokens, base, rx)
}
