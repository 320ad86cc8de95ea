//! The land of the other player, small, in a corner of the private panel.

use render::{Rect, Scene};

use super::super::view::{SeatView, View};
use super::header::player_panel;
use super::land::{Chart, Span};
use super::list;
use tabletop::Frame;

/// The side of the squares that an inset would like.
const SQUARE: f32 = 36.0;
/// The height of its strip.
const STRIP: f32 = 56.0;
/// From this width on there is room for the land next to the strip.
const WIDE: f32 = 600.0;
/// The gap between strip and land.
const GAP: f32 = 10.0;

/// The seat that is not this one.
fn other<'a>(view: &'a View, place: &SeatView) -> Option<&'a SeatView> {
    view.places.iter().find(|other| other.seat != place.seat)
}

/// The height that the inset wants; where it is `wide`, the land lies next to strip and conditions.
pub(super) fn height(view: &View, place: &SeatView, wide: bool) -> f32 {
    let rows = other(view, place).map_or(0.0, |other| Span::of(&other.land).size().1);
    let land = (rows * SQUARE).clamp(3.0 * SQUARE, 6.0 * SQUARE);
    if wide { land } else { STRIP + GAP + land }
}

/// Draws the other player's strip, land and conditions.
pub(super) fn draw(scene: &mut Scene, view: &View, frame: &Frame<'_>, place: &SeatView, rect: Rect) {
    let Some(other) = other(view, place) else { return };
    let look = scene.look();
    let span = Span::of(&other.land);
    let (columns, rows) = span.size();
    let wide = rect.w > WIDE;
    let (strip, rest) = rect.split_top(STRIP);
    let below = rest.split_top(GAP).1;
    let room = if wide { rect } else { below };
    let width = (columns * (room.h / rows).min(SQUARE + 10.0)).min(room.w);
    let words = room.w - width - 2.0 * GAP;
    let (land, side) = if wide {
        (Rect { x: rect.right() - width, w: width, ..rect }, Rect { w: words, ..below })
    } else {
        (Rect { w: width, ..room }, Rect { x: room.right() - words, w: words, ..room })
    };
    let mut panel = player_panel(view, other, frame, false);
    panel.lines.clear();
    scene.push(look.player_panel(if wide { Rect { w: words, ..strip } } else { strip }, &panel));
    let chart = Chart::bare(span, land, span.bare_square(land));
    if other.land.is_empty() {
        scene.push(chart.places(frame.theme));
    }
    scene.extend(chart.cards(&other.land, None));
    let conditions = list::own(other, frame);
    if let Some(style) = list::fitting(&conditions, side) {
        list::draw(scene, &conditions, side, style);
    }
}
