//! Room on the island for what may be moved aside: names, signs, plates, the robber.

use render::{Point, Rect};

use super::super::components::board::{Corner, Edge, Hex};
use super::island::{DISC, Island};

/// The least width of the number on a token.
const TOKEN: f32 = 46.0;

/// What lies on the island so far.
pub(super) struct Room {
    taken: Vec<Rect>,
    /// What nothing may cover.
    named: Vec<Rect>,
}

impl Room {
    /// The room that number tokens, harbours, roads, settlements and cities leave.
    pub(super) fn new(island: &Island<'_>) -> Room {
        let mut room = Room { taken: Vec::new(), named: Vec::new() };
        let view = island.view;
        for hex in Hex::all().filter(|hex| view.land.numbers[hex.index()] > 0) {
            let (at, radius) = island.token(hex);
            room.taken.push(Rect::around(at, (radius * 1.5).max(TOKEN), radius * 1.5));
        }
        for (edge, _) in view.land.harbours {
            room.taken.push(Rect::around(island.harbour_place(edge), 2.0 * DISC, 2.0 * DISC));
        }
        for seat in view.seats() {
            let player = view.player(seat);
            player.roads.iter().for_each(|edge| room.pave(island, edge));
            player.settlements.iter().for_each(|corner| room.build(island, corner, 44.0));
            player.cities.iter().for_each(|corner| room.build(island, corner, 56.0));
        }
        room
    }

    fn build(&mut self, island: &Island<'_>, corner: Corner, size: f32) {
        let size = island.px(size);
        self.taken.push(Rect::around(island.corner(corner), size, size * 0.9));
    }

    fn pave(&mut self, island: &Island<'_>, edge: Edge) {
        let [one, other] = island.edge(edge);
        let size = island.px(18.0);
        self.taken.extend([0.3, 0.5, 0.7].map(|share| Rect::around(one.lerp(other, share), size, size)));
    }

    /// Keeps that place of a name free for good.
    pub(super) fn name(&mut self, place: Rect) {
        self.named.push(place);
    }

    /// Takes the first of these places that is free for a thing of that size, else the one with least in its way; none that covers a name.
    pub(super) fn take(
        &mut self,
        (w, h): (f32, f32),
        places: impl IntoIterator<Item = Point>,
    ) -> Option<Point> {
        let lost = |at: Point| -> f32 {
            let place = Rect::around(at, w, h);
            self.taken.iter().filter_map(|taken| taken.intersection(place)).map(|both| both.w * both.h).sum()
        };
        let mut best: Option<(f32, Point)> = None;
        let is_open = |at: &Point| {
            let place = Rect::around(*at, w, h);
            !self.named.iter().any(|name| name.intersection(place).is_some())
        };
        for at in places.into_iter().filter(is_open) {
            let lost = lost(at);
            if best.is_none_or(|(least, _)| lost < least) {
                best = Some((lost, at));
            }
            if lost <= 0.0 {
                break;
            }
        }
        let (_, at) = best?;
        self.taken.push(Rect::around(at, w, h));
        Some(at)
    }
}
