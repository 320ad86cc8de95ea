//! The viewer's nature spirits.

use render::{Align, Fit, Group, Look, Node, Path, Rect, Role, Scene, Shape, Stroke, TextBox};

use super::super::card::CardId;
use super::super::say::Say;
use super::super::view::View;
use super::{card, emblem};
use crate::core::Frame;

/// Draws the viewer's two spirits.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::HAND, frame.theme);
    let look = Look { unit: 1.0, ..scene.look() };
    let say = Say(frame.words);
    let (top, rest) = scene.content().split_top(50.0);
    let title = match view.spirits {
        None => "harmonies-hand-none",
        Some(spirits) if spirits.kept.is_none() => "harmonies-hand-choose",
        Some(_) => "harmonies-hand-kept",
    };
    let text = TextBox::new(top, say.plain(title), 30.0).bold().color(look.theme.ink());
    let text = text.on(look.theme.background()).align(Align::Start, Align::Middle);
    scene.push(text.fit(Fit::Shrink { min: 20.0 }).role(Role::Label));
    if let Some(spirits) = view.spirits {
        let cells = rest.split_top(10.0).1.grid(2, 1, 20.0);
        for (&id, &cell) in spirits.dealt.iter().zip(&cells) {
            let drawn = spirit(look, say, id, cell, spirits.kept == Some(id));
            let returned = spirits.kept.is_some_and(|kept| kept != id);
            scene.push(if returned { look.faded(vec![drawn]) } else { drawn });
        }
    }
    scene
}

/// A spirit card with its name, animal, habitat and effect in words.
fn spirit(look: Look, say: Say<'_>, id: CardId, rect: Rect, kept: bool) -> Node {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset(16.0);
    let (head, rest) = inner.split_top(40.0);
    let name = format!("{} · {}", id.number(), say.card(id));
    let text = TextBox::new(head, name, 28.0).bold().color(look.theme.ink()).on(look.theme.panel());
    nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 20.0 }).into());
    let (figures, words) = rest.split_top(rest.h - 84.0);
    let (figure, habitat) = figures.split_left(figures.w / 2.0);
    nodes.push(emblem::animal(id, figure.center(), figure.w.min(figure.h) * 0.95));
    nodes.extend(card::pattern(look, id, habitat.inset(10.0)));
    if let Some(effect) = id.card().effect {
        let text =
            TextBox::new(words, say.effect(effect), 22.0).color(look.theme.ink()).on(look.theme.panel());
        nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Wrap { max_lines: 3 }).into());
    }
    if kept {
        let line = Stroke::new(look.theme.to_act(), 5.0);
        nodes.push(Shape::new(Path::round_rect(rect, 14.0)).stroke(line).into());
    }
    Group::new(nodes).into()
}
