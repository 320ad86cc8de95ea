//! The colours of awards and points, the same in both themes.

use render::Color;

/// The ground of an award card.
pub(super) const GROUND: Color = Color::hex(0xFFF6DF);
/// Letters and lines on it.
pub(super) const INK: Color = Color::hex(0x3B2F1B);
/// Its gold.
pub(super) const GOLD: Color = Color::hex(0xC08A1E);
/// Points won.
pub(super) const GAIN: Color = Color::hex(0x2A5A1B);
/// Points lost.
pub(super) const LOSS: Color = Color::hex(0xA3221A);
/// The ground of points above nothing, and of the winner.
pub(super) const SUNNY: Color = Color::hex(0xF3C64B);

/// The ground of points as they stand: losses, nothing, gains.
pub(super) const fn standing(points: i32) -> Color {
    match points {
        ..=-1 => Color::hex(0xE9C7B2),
        0 => Color::hex(0xE8DFC8),
        _ => SUNNY,
    }
}
