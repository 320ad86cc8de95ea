//! Scenes as plain data and, with the feature `paint`, their rasteriser.
//!
//! The crate knows shapes, text and colours; it knows no game. What a game needs to lay out a picture is here
//! without any feature:
//!
//! - [`scene`]: the [`Scene`], its nodes, and [`Scene::check`], which finds what a person could not read;
//! - [`font`]: how wide a text is and how it breaks into lines;
//! - [`theme`]: the named colours of the family look;
//! - [`parts`]: frame, header, player panels, badges, attention marks;
//! - [`terrain`] and [`emblem`]: the drawn land and its figures;
//! - [`names`]: people's names, made safe for a picture.
//!
//! With the feature `paint` there is also `paint::Painter`, which turns a scene into a PNG.
//!
//! All lengths are pixels of the finished picture, x to the right and y downwards; angles are degrees, clockwise.

pub mod color;
pub mod emblem;
pub mod font;
pub mod geometry;
mod look;
pub mod names;
#[cfg(feature = "paint")]
pub mod paint;
pub mod parts;
mod player;
pub mod scene;
mod style;
pub mod terrain;
pub mod theme;

pub use color::Color;
pub use emblem::Emblem;
pub use font::{Weight, is_from_the_right, text_width};
pub use geometry::{Point, Rect, Transform};
pub use look::Look;
pub use names::{is_visible, sanitise};
#[cfg(feature = "paint")]
pub use paint::{PaintError, Painter};
pub use parts::{Banner, Category, CourseLine, Gain, Header, Pennant, Piece, PlayerPanel, Ranked};
pub use player::Player;
pub use scene::{
    Align, Fit, Group, Image, Layer, Mark, Node, Outline, Path, Plate, Problem, Role, Scene, Segment, Shape,
    TextBox,
};
pub use style::{Cap, Fill, Join, Shadow, Stroke};
pub use terrain::{Terrain, Tile};
pub use theme::{Swatches, Theme};
