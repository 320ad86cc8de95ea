//! One tile of land.

use super::{Terrain, cover, ground::Ground, relief};
use crate::geometry::{Point, Transform};
use crate::scene::{Group, Node, Path, Shape};
use crate::style::{Shadow, Stroke};
use crate::theme::Theme;

/// A tile of land, to be finished with [`Tile::node`].
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    terrain: Terrain,
    outline: Path,
    seed: u32,
    clear: Vec<(Point, f32)>,
    figure: Option<f32>,
    shadow: Option<Shadow>,
}

impl Tile {
    /// A tile with this outline, lying on the table with a soft shadow.
    pub fn new(terrain: Terrain, outline: Path) -> Self {
        let shadow = Some(Theme::Paper.shadow(5.0));
        Self { terrain, outline, seed: 0, clear: Vec::new(), figure: None, shadow }
    }

    /// Varies the places of trees, tufts and stones.
    #[must_use]
    pub fn seed(self, seed: u32) -> Self {
        Self { seed, ..self }
    }

    /// Leaves a disc without figures, for a token, a piece or a coordinate; may be called several times.
    #[must_use]
    pub fn keep_clear(mut self, center: Point, radius: f32) -> Self {
        self.clear.push((center, radius));
        self
    }

    /// The height of trees, houses and tufts in pixels; by default it follows the size of the tile.
    #[must_use]
    pub fn figure(self, height: f32) -> Self {
        Self { figure: Some(height), ..self }
    }

    /// Without a shadow: for tiles that touch each other.
    #[must_use]
    pub fn flat(self) -> Self {
        Self { shadow: None, ..self }
    }

    /// The whole tile: shadow, ground, pattern, light upper rim, darker edge.
    pub fn node(&self) -> Node {
        let bounds = self.outline.bounds();
        let edge = (bounds.w.min(bounds.h) * 0.03).clamp(1.5, 4.0);
        let mut ground = Shape::new(self.outline.clone()).fill(self.terrain.color());
        ground.shadow = self.shadow;
        let lowered = self.outline.transformed(Transform::translate(0.0, edge * 1.1));
        let rim = Shape::new(lowered).stroke(Stroke::new(self.terrain.rim(), edge));
        let line = Shape::new(self.outline.clone()).stroke(Stroke::new(self.terrain.edge(), edge * 2.0));
        let mut inside = self.figures();
        inside.extend([rim.into(), line.into()]);
        Group::new(vec![ground.into(), Group::new(inside).clip(self.outline.clone()).into()]).into()
    }

    /// The pattern alone, cut to the outline.
    pub fn pattern(&self) -> Node {
        Group::new(self.figures()).clip(self.outline.clone()).into()
    }

    fn figures(&self) -> Vec<Node> {
        let seed = self.seed.wrapping_mul(0x9E37_79B9) ^ 0x5EED_1234 ^ (self.terrain as u32) << 8;
        let mut ground = Ground::new(&self.outline, &self.clear, self.figure, seed);
        match self.terrain {
            Terrain::Forest => cover::forest(&mut ground),
            Terrain::Pasture => cover::pasture(&mut ground),
            Terrain::Fields => cover::fields(&mut ground),
            Terrain::Village => cover::village(&mut ground),
            Terrain::Hills => relief::hills(&mut ground),
            Terrain::Mountains => relief::mountains(&mut ground),
            Terrain::Desert => relief::desert(&mut ground),
            Terrain::Water => relief::water(&mut ground),
            Terrain::Stone => relief::stone(&mut ground),
            Terrain::Soil => relief::soil(&mut ground),
        }
        ground.nodes
    }
}
