//! The table of the first round, in which no land has a card yet.

use render::{Align, PlayerPanel, Point, Rect, Scene};

use super::super::view::View;
use super::header::{begin, body, player_panel};
use super::middle::{deck_lines, lines_of, pile, shared_condition};
use tabletop::Frame;

/// The height of a line next to the deck.
const LINE: f32 = 56.0;

/// The places of the first round, one below the other, and the deck with its words next to it.
struct Rooms {
    seats: Rect,
    shared: Rect,
    words: Rect,
    /// The deck's top card, which lies on its side, and the side of its squares.
    card: Rect,
    size: f32,
}

impl Rooms {
    /// Shares a picture's body out; the seats' strip has that height.
    fn of(body: Rect, strip: f32) -> Rooms {
        let (seats, rest) = body.split_top(strip);
        let (shared, deck) = rest.split_top(24.0).1.split_top(272.0);
        let (words, card) = deck.split_top(30.0).1.split_left(deck.w * 0.36);
        let size = ((card.w - 40.0) / 3.0).min((card.h - 40.0) / 2.0).floor();
        let card = Rect::around(card.center(), 3.0 * size, 2.0 * size);
        Rooms { seats, shared, words: Rect::around(words.center(), words.w - 24.0, 3.0 * LINE), card, size }
    }
}

/// Draws the seats, and large what both may build for.
pub(super) fn draw(scene: &mut Scene, view: &View, frame: &Frame<'_>) {
    begin(scene, view, frame);
    let look = scene.look();
    let panels: Vec<PlayerPanel> =
        view.places.iter().map(|place| player_panel(view, place, frame, true)).collect();
    let lines = panels.iter().map(|panel| panel.lines.len()).max().unwrap_or(0);
    let rooms = Rooms::of(body(scene), look.panel_height(lines));
    for (panel, cell) in panels.iter().zip(rooms.seats.grid(panels.len(), 1, 28.0)) {
        scene.push(look.player_panel(Rect { h: look.panel_height(panel.lines.len()), ..cell }, panel));
    }
    shared_condition(scene, view, frame, rooms.shared);
    lines_of(scene, &deck_lines(view, frame), rooms.words, (LINE, Align::Start));
    pile(scene, view, Point::new(rooms.card.x, rooms.card.y), rooms.size);
}

#[cfg(test)]
mod tests {
    use render::Theme;

    use super::super::middle::DECK;
    use super::*;

    /// A side with which squares of later rounds are large enough.
    const LATER: f32 = 76.0;

    #[test]
    fn the_first_round_fills_the_picture_with_what_counts() {
        let scene = Scene::new(Scene::TABLE, Theme::Paper);
        for lines in [0, 1, 2] {
            let room = body(&scene);
            let Rooms { seats, shared, words, card, size } =
                Rooms::of(room, scene.look().panel_height(lines));
            assert!(size >= (2.0 * LATER).max(2.0 * DECK), "{size}");
            assert!(card.w * card.h >= 0.18 * room.w * room.h, "{card:?} of {room:?}");
            let all = [seats, shared, words, card];
            for (number, one) in all.iter().enumerate() {
                assert!(room.encloses(*one, 0.5), "{one:?} in {room:?}");
                assert!(all[number + 1..].iter().all(|other| one.intersection(*other).is_none()), "{all:?}");
            }
        }
    }
}
