//! Badges, coordinates, tokens: short texts with their own ground.

use super::header::Pennant;
use crate::color::Color;
use crate::font::{Weight, text_width};
use crate::geometry::{Point, Rect};
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Group, Node, Path, Plate, Role, Shape, TextBox};
use crate::style::Stroke;
use crate::theme::{INK, LAST_MOVE};

impl Look {
    /// A short text on a light plate with half-round ends, for a count or a name on patterned ground.
    pub fn badge(self, center: Point, text: &str) -> Node {
        self.colored_badge(center, text, self.theme.panel())
    }

    /// A badge in its own colour; the letters are dark or white, the one that reads better.
    pub fn colored_badge(self, center: Point, text: &str, fill: Color) -> Node {
        let ink = fill.legible();
        let plate = Plate { pad_x: self.px(9.0), pad_y: self.px(4.0), ..Plate::new(fill) };
        let edge = if fill.luminance() < 0.1 { fill.lighter(0.5) } else { fill.mix(INK, 0.55) };
        let text = TextBox::centered(center, text, self.px(30.0), Weight::Bold).color(ink);
        text.plate(plate.stroke(edge, self.px(2.0))).role(Role::Vital).into()
    }

    /// A coordinate on the rim of a board, straight on the ground of the picture.
    pub fn coordinate(self, center: Point, text: &str) -> Node {
        let text = TextBox::centered(center, text, self.px(30.0), Weight::Bold).color(self.theme.muted());
        text.on(self.theme.background()).role(Role::Vital).into()
    }

    /// A coordinate on a place itself: light letters with a dark outline, readable on every terrain.
    pub fn place_coordinate(self, center: Point, text: &str) -> Node {
        let text = TextBox::centered(center, text, self.vital(), Weight::Bold).color(Color::WHITE);
        text.outline(INK, self.px(3.0)).role(Role::Vital).into()
    }

    /// A round number token of bone white; `strong` numbers are red and have a heavier edge.
    pub fn token(self, center: Point, radius: f32, text: &str, strong: bool) -> Node {
        let ivory = Color::hex(0xFBF3DF);
        let (ink, edge) = if strong { (Color::hex(0xA81E12), 3.5) } else { (INK, 2.0) };
        let disc =
            Shape::new(Path::circle(center, radius)).fill(ivory).stroke(Stroke::new(ink, self.px(edge)));
        let size = (radius * 1.05).round().max(self.vital());
        let text = TextBox::centered(center, text, size, Weight::Bold).color(ink).on(ivory).role(Role::Vital);
        Group::new(vec![disc.shadow(self.theme.shadow(self.px(4.0))).into(), text.into()]).into()
    }

    /// A round piece in the player's colour with the initial or a number on it, dark edge, light upper rim.
    pub fn piece(self, player: Player, center: Point, radius: f32, text: &str) -> Node {
        let color = player.color();
        let edge = (radius * 0.12).max(2.0);
        let body = Shape::new(Path::circle(center, radius - edge / 2.0)).fill(color);
        let body = body.stroke(Stroke::new(player.edge(), edge)).shadow(self.theme.shadow(self.px(4.0)));
        let rim = Path::arc(center, radius - edge * 1.6, 205.0, 130.0);
        let rim = Shape::new(rim).stroke(Stroke::new(color.lighter(0.5), edge * 0.7));
        let mut nodes: Vec<Node> = vec![body.into(), rim.into()];
        if !text.is_empty() {
            let text =
                TextBox::centered(center, text, (radius * 1.1).round(), Weight::Bold).color(Color::WHITE);
            nodes.push(text.outline(player.edge(), (radius * 0.1).max(2.0)).into());
        }
        Group::new(nodes).into()
    }

    /// A filled plate: the pennant of the seat to act, with ▶ and the player's mark, or the golden one of the winner, with ★; it fills
    /// `rect`.
    pub fn pennant(self, rect: Rect, pennant: &Pennant) -> Node {
        let (sign, fill, ink) = match pennant.won {
            false => ("▶", self.theme.to_act(), self.theme.on_to_act()),
            true => ("★", LAST_MOVE, INK),
        };
        let plate = Shape::new(Path::round_rect(rect, rect.h / 2.0))
            .fill(fill)
            .shadow(self.theme.shadow(self.px(4.0)));
        let inner = rect.inset_by(self.px(18.0), 0.0);
        let (arrow, rest) = inner.split_left(self.px(30.0));
        let (place, words) =
            if pennant.player.is_some() { rest.split_left(self.px(44.0)) } else { rest.split_left(0.0) };
        let label = |rect, text: &str| {
            let text = TextBox::new(rect, text, self.vital()).bold().color(ink).on(fill).role(Role::Vital);
            Node::from(text.align(Align::Start, Align::Middle))
        };
        let mut nodes: Vec<Node> = vec![plate.into(), label(arrow, sign), label(words, &pennant.text)];
        if let Some(player) = pennant.player {
            let size = self.px(34.0);
            nodes.push(player.mark(Rect { w: size, ..place }.center(), size));
        }
        Group::new(nodes).id("to act").into()
    }

    /// The width of [`Look::pennant`] with this text and a mark.
    pub fn pennant_width(self, text: &str) -> f32 {
        let words = text_width(text, self.vital(), Weight::Bold).ceil() + 2.0;
        words + self.px(18.0) * 2.0 + self.px(30.0) + self.px(44.0)
    }
}
