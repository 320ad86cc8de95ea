//! The final ranking, and everybody's points by category.

use super::gain::points;
use crate::color::Color;
use crate::geometry::{Rect, Transform};
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Fit, Group, Node, Path, Role, Shape, TextBox};
use crate::style::Stroke;
use crate::theme::{INK, LAST_MOVE_EDGE};

/// A player's place in a ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// 1 is the best; `None` if there is no result.
    pub place: Option<u8>,
    /// Colour and mark.
    pub player: Player,
    /// Already [sanitised](crate::sanitise).
    pub name: String,
    /// The points.
    pub score: i32,
}

/// A category of points: its word, its drawing, and everybody's points in the order of the ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct Category {
    /// In a short word.
    pub label: String,
    /// Drawn in a square of 100×100 at the origin.
    pub sign: Option<Node>,
    /// The points.
    pub points: Vec<i32>,
}

impl Look {
    /// The height of a row of [`Look::ranked`] (54 at 1200).
    pub fn ranked_height(self) -> f32 {
        self.px(54.0)
    }

    /// A row of the ranking: place, mark, name, points; on gold for the first. `rect` has [`Look::ranked_height`].
    pub fn ranked(self, rect: Rect, row: &Ranked) -> Node {
        let won = row.place == Some(1);
        let (ground, ink) = if won { (SUNNY, INK) } else { (self.theme.panel(), self.theme.ink()) };
        let mut nodes = if won { vec![self.gold(rect)] } else { Vec::new() };
        let text = |rect, words: String, size: f32, align| {
            let text = TextBox::new(rect, words, size).bold().color(ink).on(ground);
            Node::from(text.align(align, Align::Middle).role(Role::Vital))
        };
        let inner = rect.inset_by(self.px(12.0), 0.0);
        let (place, rest) = inner.split_left(self.px(40.0));
        let number = row.place.map_or_else(String::new, |place| format!("{place}."));
        nodes.push(text(place, number, self.vital(), Align::Start));
        let (mark, rest) = rest.split_left(self.px(46.0));
        let (name, score) = rest.split_left(rest.w - self.px(92.0));
        nodes.push(text(name, row.name.clone(), self.px(28.0), Align::Start));
        let score = text(score, points(row.score), self.px(34.0), Align::End);
        nodes.push(Group::new(vec![score]).shows(row.player.scored(row.score)).into());
        nodes.push(row.player.mark(Rect { w: self.px(36.0), ..mark }.center(), self.px(36.0)));
        Group::new(nodes).id(format!("ranked/{}", row.player.symbol())).into()
    }

    /// The height of so many categories in `rect`, the players' row included (48 a row at 1200, or less).
    pub fn categories_height(self, rect: Rect, rows: usize) -> f32 {
        let count = (rows + 1) as f32;
        (rect.h / count).min(self.px(48.0)) * count
    }

    /// The points by category: a row for each category, a column for each player in the order of `players`, the first one's on gold if it
    /// has won.
    pub fn categories(self, rect: Rect, players: &[Player], won: bool, rows: &[Category]) -> Vec<Node> {
        if rows.is_empty() || players.is_empty() {
            return Vec::new();
        }
        let column = self.px(64.0).min(rect.w * 0.66 / players.len() as f32);
        let labels = rect.w - column * players.len() as f32;
        let height = self.categories_height(rect, rows.len()) / (rows.len() + 1) as f32;
        let size = self.px(30.0).min(height * 0.8).max(self.vital());
        let mut nodes = Vec::new();
        let place = |number: usize| rect.x + labels + column * number as f32;
        if won {
            nodes.push(self.gold(Rect::new(place(0), rect.y, column, height * (rows.len() + 1) as f32)));
        }
        for (number, player) in players.iter().enumerate() {
            let head = Rect::new(place(number), rect.y, column, height);
            nodes.push(player.mark(head.center(), height.min(self.px(36.0)) * 0.85));
        }
        for (number, row) in rows.iter().enumerate() {
            let y = rect.y + height * (number + 1) as f32;
            nodes.push(self.rule((rect.x, y), (rect.right(), y)));
            let mut label = Rect::new(rect.x, y, labels - self.px(6.0), height);
            if let Some(sign) = &row.sign {
                let (square, rest) = label.split_left(height);
                let side = height * 0.84;
                let scale = side / 100.0;
                let corner = Rect::around(square.center(), side, side);
                let at = Transform::scale(scale, scale).then(Transform::translate(corner.x, corner.y));
                nodes.push(Group::new(vec![sign.clone()]).transform(at).into());
                label = rest.split_left(self.px(4.0)).1;
            }
            let text = TextBox::new(label, row.label.as_str(), self.px(22.0)).color(self.theme.ink());
            let text = text.on(self.theme.panel()).align(Align::Start, Align::Middle);
            let text = text.fit(Fit::Shrink { min: self.px(18.0) });
            let wrapped = || TextBox { size: self.px(18.0), fit: Fit::Wrap { max_lines: 2 }, ..text.clone() };
            nodes.push(if text.layout().fits { text.into() } else { wrapped().into() });
            for (number, value) in row.points.iter().enumerate() {
                let cell = Rect::new(place(number), y, column, height);
                let (ground, ink) = match number {
                    0 if won => (SUNNY, INK),
                    _ => (self.theme.panel(), self.theme.ink()),
                };
                let text = TextBox::new(cell, points(*value), size).bold().color(ink).on(ground);
                let text = text.align(Align::Middle, Align::Middle).fit(Fit::Shrink { min: self.vital() });
                nodes.push(text.role(Role::Vital).into());
            }
        }
        nodes
    }

    /// The ground of the winner's cells.
    fn gold(self, rect: Rect) -> Node {
        let band = Path::round_rect(rect.inset(self.px(2.0)), self.px(10.0));
        Shape::new(band).fill(SUNNY).stroke(Stroke::new(LAST_MOVE_EDGE.mix(SUNNY, 0.4), self.px(1.5))).into()
    }
}

/// The gold under letters.
const SUNNY: Color = Color::hex(0xFFE28A);
