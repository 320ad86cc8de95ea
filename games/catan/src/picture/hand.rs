//! The hand alone: resource cards in piles, development cards with what they do, the prices.

use render::{Align, Fit, Look, Node, Point, Rect, Role, Scene, TextBox};

use super::super::components::cards::Resource;
use super::super::say::{Say, player_mark};
use super::super::view::{Secret, View};
use super::cards::{Held, face, held, pile};
use super::prices;
use rules::Seat;
use tabletop::Frame;

/// Draws the hand of the viewer; nothing for those who do not play.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let look = Look { theme: frame.theme, unit: 1.0 };
    let Some((seat, player)) = view.own() else { return scene };
    let Some(secret) = &player.secret else { return scene };
    let content = scene.content().inset_by(-8.0, -10.0);
    let (top, rest) = content.split_top(44.0);
    scene.extend(title(frame, look, seat, secret, top));
    let (piles, rest) = rest.split_top(6.0).1.split_top(150.0);
    for (cell, kind) in piles.grid(5, 1, 10.0).into_iter().zip(Resource::ALL) {
        scene.push(pile(look, cell, kind, secret.hand[kind]));
    }
    let (below, price) = rest.split_top(10.0).1.split_top(rest.h - 10.0 - 54.0);
    let cards = held(view, seat, secret);
    if cards.is_empty() {
        let words = Say(frame.words).plain("catan-panel-no-cards");
        let text = TextBox::new(below, words, 24.0).color(frame.theme.muted()).on(frame.theme.background());
        scene.push(text.align(Align::Middle, Align::Middle));
    }
    for (cell, held) in below.grid(cards.len().clamp(1, 5), 1, 10.0).into_iter().zip(cards) {
        scene.extend(development(frame, look, cell, held, seat));
    }
    let price = price.split_top(8.0).1;
    scene.extend(prices::list(look, widths(price), seat, Some(secret.hand)));
    scene
}

/// Name and points.
fn title(frame: &Frame<'_>, look: Look, seat: Seat, secret: &Secret, rect: Rect) -> Vec<Node> {
    let (name, score) = rect.split_left(48.0).1.split_left(rect.w - 228.0);
    let points = Say(frame.words).number("catan-points", secret.points.into());
    let text = |rect, words: String, align| {
        let text = TextBox::new(rect, words, 30.0).bold().color(look.theme.ink()).on(look.theme.background());
        text.align(align, Align::Middle).role(Role::Vital)
    };
    vec![
        player_mark(seat).mark(Point::new(rect.x + 20.0, rect.center().y), 36.0),
        text(name, frame.words.name(seat), Align::Start).into(),
        text(score, points, Align::End).fit(Fit::Shrink { min: 26.0 }).into(),
    ]
}

/// A development card with its name and what it does next to its face, or below if there are many.
fn development(frame: &Frame<'_>, look: Look, rect: Rect, held: Held, seat: Seat) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset(8.0);
    let wide = inner.w > 190.0;
    let (picture, words) = if wide { inner.split_left(112.0) } else { inner.split_top(84.0) };
    let picture = if wide {
        Rect { h: picture.h.min(140.0), ..picture }
    } else {
        Rect::around(picture.center(), 84.0, picture.h)
    };
    nodes.push(face(look, picture, held, seat, None));
    let words = if wide { words.split_left(6.0).1 } else { words };
    let (name, rest) = words.split_top(if wide { 54.0 } else { 50.0 });
    let text = |rect, words: String, size: f32, lines| {
        let text = TextBox::new(rect, words, size).on(look.theme.panel()).color(look.theme.ink());
        text.fit(Fit::Wrap { max_lines: lines })
    };
    let title = text(name, say.development(held.card), 20.0, 2).bold();
    nodes.push(title.align(Align::Start, Align::Middle).into());
    let mut effect = say.plain(&format!("catan-effect-{}", held.card.word()));
    if held.fresh > 0 {
        effect = format!("{} ({})", effect, say.number("catan-new-cards", held.fresh.into()));
    }
    nodes.push(text(rest, effect, if wide { 18.0 } else { 15.0 }, 5).into());
    nodes
}

/// Four cells for prices of two, four, five and three cards.
fn widths(rect: Rect) -> Vec<Rect> {
    let mut x = rect.x;
    let cell = |share: f32| {
        let cell = Rect { x, w: rect.w * share - 18.0, ..rect };
        x += rect.w * share;
        cell
    };
    [0.18, 0.26, 0.32, 0.24].map(cell).into()
}
