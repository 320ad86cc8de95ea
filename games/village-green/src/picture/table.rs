//! The whole table: the middle, and everybody's village.

use render::{Align, Fit, Look, Node, Rect, Scene, TextBox};

use super::super::say::Say;
use super::super::view::View;
use super::header::header;
use super::village::Marks;
use super::{middle, points, side};
use rules::Seat;
use tabletop::Frame;

/// The room that the rule of an award needs beneath its card.
const WORDS: f32 = 44.0;
/// The width of an award next to its rule.
const LISTED: f32 = 140.0;

/// Draws all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let count = view.seats.len();
    let mut scene = Scene::new(if count > 2 { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    // A garland reaches beyond its village.
    let rest = if view.is_over() { rest.split_top(look.px(6.0)).1 } else { rest };
    let (common, cells) = places(look, count, rest);
    let mut fixed = Vec::new();
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.extend(if view.is_over() {
        points::table(look, view, frame, common)
    } else {
        rows(look, view, frame, common)
    });
    let winners = view.outcome.as_ref().map(|outcome| outcome.winners()).unwrap_or_default();
    for (seat, cell) in Seat::first(count as u8).zip(cells) {
        // Its leaves cover no points.
        if winners.contains(seat) && count > 1 {
            fresh.extend(side::garland(look, cell.inset(look.px(3.0))));
        }
        let margin = look.px(if view.is_over() { 11.0 } else { margin(count) });
        let (strip, room) = cell.inset(margin).split_top(strip(look, count));
        let room = room.split_top(look.px(1.0)).1;
        let (room, below) = if count == 3 { room.split_top(room.w) } else { (room, Rect::default()) };
        fresh.extend(side::fine_print(look, view, seat, frame, below.inset_by(look.px(6.0), look.px(8.0))));
        let (ground, cards) = side::village(look, view, seat, frame, Marks::default(), room);
        fixed.extend(ground);
        fresh.push(side::strip(look, view, seat, frame, strip));
        let drawn = cards.into_iter();
        fresh.extend(if view.resigned.contains(seat) {
            vec![look.faded(drawn.collect())]
        } else {
            drawn.collect()
        });
    }
    scene.fixed(fixed);
    scene.extend(fresh);
    scene
}

/// The room around a village: where two rows of them fill the picture, there is hardly any.
const fn margin(count: usize) -> f32 {
    if count > 3 { 1.0 } else { 5.0 }
}

/// The height of a seat's strip.
fn strip(look: Look, count: usize) -> f32 {
    if count > 3 { look.px(34.0) } else { look.panel_strip() }
}

/// The place of the middle, and those of the villages.
fn places(look: Look, count: usize, rest: Rect) -> (Rect, Vec<Rect>) {
    let gap = look.px(8.0);
    let below = rest.split_top(look.px(6.0)).1;
    match count {
        1 => {
            let (village, common) = below.split_left(below.h * 0.9);
            (common.split_left(look.px(16.0)).1, vec![village])
        }
        2 | 3 => {
            let (common, villages) = below.split_top(look.px(206.0));
            (common, villages.split_top(look.px(8.0)).1.grid(count, 1, gap))
        }
        _ => {
            // Two rows down to the frame; the middle has the third column, or the place of a sixth village.
            let rest = Rect { h: rest.h + look.px(12.0), ..rest };
            let mut cells = rest.grid(3, 2, look.px(3.0));
            if count == 4 {
                let common = cells[2].union(cells[5]);
                return (common, vec![cells[0], cells[1], cells[3], cells[4]]);
            }
            (cells.remove(2), cells)
        }
    }
}

/// Draws the two rows with their decks: side by side in a broad place, one beneath the other in a high one; where the villages leave a
/// column or a corner, the awards stand below one another, each next to its rule.
fn rows(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let gap = look.px(8.0);
    if view.seats.len() > 3 {
        // The piles reach a little above their places.
        return listed(look, view, frame, rect.inset_by(gap, look.px(9.0)));
    }
    let halves = match view.seats.len() {
        // Beneath the awards stand their rules.
        3 => {
            let (greens, awards) = rect.split_left(rect.w * 0.4);
            vec![greens, awards.split_left(look.px(20.0)).1]
        }
        _ if rect.w > rect.h * 2.0 => rect.grid(2, 1, look.px(20.0)),
        _ => rect.grid(1, 2, look.px(20.0)),
    };
    let cells = |half: Rect| {
        if half.w > half.h * 2.0 { half.grid(4, 1, gap) } else { half.grid(2, 2, gap) }
    };
    let greens = cells(halves[0]);
    let awards = cells(halves[1]);
    // No card of the middle is much larger than those in the villages.
    let side = if view.seats.len() == 3 { look.px(104.0) } else { awards[0].w };
    if awards[0].h < side + look.px(WORDS) {
        let mut nodes = middle::greens(look, view, frame, &greens, None);
        nodes.extend(middle::awards(look, view, frame, &awards));
        return nodes;
    }
    let upper = |cells: &[Rect]| cells.iter().map(|cell| Rect { h: side, ..*cell }).collect::<Vec<_>>();
    let mut nodes = middle::greens(look, view, frame, &upper(&greens), None);
    nodes.extend(middle::awards(look, view, frame, &upper(&awards)));
    let beneath = |cell: &Rect| cell.split_top(side + look.px(5.0)).1;
    nodes.extend(written(look, &rules(view, frame, awards[1..].iter().map(beneath)), Align::Middle));
    nodes
}

/// Draws the green row, and beneath it the awards with their rules.
fn listed(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let gap = look.px(8.0);
    let is_corner = rect.h < rect.w * 1.5;
    // Green cards are as large as in the villages.
    let (upper, lower) = rect.split_top((rect.w - 3.0 * gap) / 4.0);
    let greens = upper.grid(4, 1, gap);
    let lower = lower.split_top(look.px(14.0)).1;
    let (deck, rows) = if is_corner {
        let (deck, rest) = lower.split_left(look.px(64.0));
        (deck, rest.split_left(gap).1.grid(1, 3, gap))
    } else {
        let (deck, rest) = lower.split_top(greens[0].h);
        (Rect { w: deck.h, ..deck }, rest.split_top(look.px(14.0)).1.grid(1, 3, gap))
    };
    let card = |row: &Rect| Rect { w: row.h.min(look.px(LISTED)), ..*row };
    let awards: Vec<Rect> = [deck].into_iter().chain(rows.iter().map(card)).collect();
    let mut nodes = middle::greens(look, view, frame, &greens, None);
    nodes.extend(middle::awards(look, view, frame, &awards));
    let beside = |row: &Rect| row.split_left(card(row).w + look.px(12.0)).1;
    nodes.extend(written(look, &rules(view, frame, rows.iter().map(beside)), Align::Start));
    nodes
}

/// The rules of the awards in the row, each with its room.
fn rules(view: &View, frame: &Frame<'_>, rooms: impl Iterator<Item = Rect>) -> Vec<(String, Rect)> {
    let awards = view.awards.row.into_iter().zip(rooms);
    awards.filter_map(|(award, room)| Some((Say(frame.words).rule(award?), room))).collect()
}

/// Writes the rules of awards, all in the largest size in which they find room; of those that find none in the smallest, nothing.
fn written(look: Look, rules: &[(String, Rect)], align: Align) -> Vec<Node> {
    let sized = |size: f32| {
        let text = |(words, rect): &(String, Rect)| {
            let max_lines = ((rect.h / (look.px(size) * 1.25)) as usize).max(1);
            let text = TextBox::new(*rect, words.as_str(), look.px(size)).color(look.theme.ink());
            let v = if align == Align::Middle { Align::Start } else { Align::Middle };
            text.on(look.theme.background()).align(align, v).fit(Fit::Wrap { max_lines })
        };
        rules.iter().map(text).collect::<Vec<TextBox>>()
    };
    let mut sizes = [26.0, 24.0, 22.0, 20.0, 18.0].into_iter().map(sized);
    let fitting = sizes.find(|texts| texts.iter().all(|text| text.layout().fits));
    let texts = fitting.unwrap_or_else(|| sized(18.0));
    texts.into_iter().filter(|text| text.layout().fits).map(Node::from).collect()
}

#[cfg(test)]
mod tests {
    use render::Theme;

    use super::super::super::components::award::AwardId;
    use super::super::super::components::place::Line;
    use super::super::award;
    use super::super::village::Grid;
    use super::*;

    /// The side of the square of all places of a village before the layout of four and of five was measured.
    const BEFORE: f32 = 365.0;

    #[test]
    fn the_villages_of_four_and_of_five_are_large_and_their_awards_can_be_read() {
        let scene = Scene::new(Scene::BOARDS, Theme::Paper);
        let look = scene.look();
        let rest = scene.content().split_top(look.header_height()).1;
        for count in [4, 5] {
            let (common, cells) = places(look, count, rest);
            assert_eq!(cells.len(), count);
            for cell in cells {
                let room = cell.inset(look.px(margin(count))).split_top(strip(look, count)).1;
                let grid = Grid::within(look, room.split_top(look.px(1.0)).1);
                let side = grid.side();
                assert!(side * side >= 1.35 * BEFORE * BEFORE, "{count} villages: {side}");
                // All the points on all awards can be told apart; on square cards the smallest had size 9.
                for id in (1..=30).filter_map(AwardId::new) {
                    for line in Line::all() {
                        let mut scene = Scene::new(Scene::BOARDS, Theme::Paper);
                        scene.push(award::card(look, award::Face::bare(id), grid.award(line)));
                        let sizes = scene.texts().into_iter().map(|text| text.layout().size);
                        let least = sizes.fold(f32::MAX, f32::min);
                        assert!(least >= 16.0, "{count} villages, award {id}, {line:?}: {least}");
                    }
                }
                assert!(common.intersection(cell).is_none() && scene.area().encloses(cell, -16.0));
            }
        }
    }
}
