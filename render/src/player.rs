//! Players: colour and mark, always together.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::geometry::Point;
use crate::scene::{Group, Node, Path, Shape};
use crate::style::Stroke;
use crate::theme::INK;

/// A seat's colour and mark. The colours follow Okabe and Ito, safe for colour-blind eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// ▲
    Vermilion,
    /// ●
    Blue,
    /// ■
    Amber,
    /// ◆
    Green,
    /// ★
    Purple,
}

impl Player {
    /// In the order of the seats.
    pub const ALL: [Self; 5] = [Self::Vermilion, Self::Blue, Self::Amber, Self::Green, Self::Purple];

    /// The player on this seat, counted from 0; after five the colours start again.
    pub const fn of(seat: usize) -> Self {
        Self::ALL[seat % Self::ALL.len()]
    }

    /// The colour of the player's pieces.
    pub const fn color(self) -> Color {
        match self {
            Self::Vermilion => Color::hex(0xD55E00),
            Self::Blue => Color::hex(0x0072B2),
            Self::Amber => Color::hex(0xE69F00),
            Self::Green => Color::hex(0x009E73),
            Self::Purple => Color::hex(0x7B4B94),
        }
    }

    /// The edge of the player's pieces: dark, ≥ 3:1 on paper.
    pub fn edge(self) -> Color {
        self.color().mix(INK, 0.62)
    }

    /// The dashes and gaps of the player's lines, for people who see no colours; none for an unbroken line.
    pub const fn dashes(self) -> Option<(f32, f32)> {
        match self {
            Self::Vermilion => None,
            Self::Blue => Some((14.0, 10.0)),
            Self::Amber => Some((0.5, 9.0)),
            Self::Green => Some((30.0, 10.0)),
            Self::Purple => Some((5.0, 10.0)),
        }
    }

    /// The mark as a letter, for text: the font has it.
    pub const fn symbol(self) -> char {
        match self {
            Self::Vermilion => '▲',
            Self::Blue => '●',
            Self::Amber => '■',
            Self::Green => '◆',
            Self::Purple => '★',
        }
    }

    /// What a scene shows where the player's score is written.
    pub fn scored(self, score: impl Display) -> String {
        format!("score {} {score}", self.symbol()).replace('-', "−")
    }

    /// What a scene shows where it tells that the player's last turn was there.
    pub fn moved(self, place: impl Display) -> String {
        format!("moved {} {place}", self.symbol())
    }

    /// The outline of the mark, `size` pixels across; all five look equally large.
    pub fn outline(self, center: Point, size: f32) -> Path {
        let half = size / 2.0;
        match self {
            Self::Vermilion => Path::regular(center.offset(0.0, half * 0.22), half * 1.12, 3, -90.0),
            Self::Blue => Path::circle(center, half * 0.9),
            Self::Amber => Path::regular(center, half * 1.13, 4, -45.0),
            Self::Green => Path::regular(center, half * 1.06, 4, -90.0),
            Self::Purple => Path::star(center.offset(0.0, half * 0.06), half * 1.12, half * 0.52, 5),
        }
    }

    /// The mark in its colour with a dark edge and a light rim, to be told from every ground.
    pub fn mark(self, center: Point, size: f32) -> Node {
        let outline = self.outline(center, size * 0.86);
        let (edge, rim) = ((size * 0.07).max(1.5), (size * 0.06).max(1.5));
        let light = Shape::new(outline.clone()).stroke(Stroke::new(Color::WHITE, 2.0 * (edge + rim)));
        let dark = Shape::new(outline.clone()).stroke(Stroke::new(self.edge(), 2.0 * edge));
        let body = Shape::new(outline).fill(self.color());
        Group::new(vec![light.into(), dark.into(), body.into()]).into()
    }

    /// The mark in white with a dark edge, at each of these places: to be seen on pieces of the player's colour even where colours
    /// are not.
    pub fn signs(self, centers: &[Point], size: f32) -> Node {
        let outline =
            centers.iter().fold(Path::new(), |all, &center| all.and(self.outline(center, size * 0.86)));
        let edge = (size * 0.09).max(1.5);
        let dark = Shape::new(outline.clone()).stroke(Stroke::new(self.edge(), 2.0 * edge));
        Group::new(vec![dark.into(), Shape::new(outline).fill(Color::WHITE).into()]).into()
    }
}
