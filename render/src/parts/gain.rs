//! Points: what a move has brought, and what a move being made would bring.

use crate::color::Color;
use crate::font::{Weight, text_width};
use crate::geometry::{Point, Rect};
use crate::look::Look;
use crate::scene::{Align, Fit, Group, Node, Path, Plate, Role, Shape, TextBox};
use crate::style::Stroke;
use crate::theme::{INK, LAST_MOVE, Theme};

/// A category of points before and after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The category, in a short word of the caller's translations.
    pub label: String,
    /// Its points as they stand.
    pub before: i32,
    /// Its points after the move.
    pub after: i32,
}

impl Gain {
    /// The change of its points.
    pub const fn change(&self) -> i32 {
        self.after - self.before
    }
}

/// A number of points with a true minus sign.
pub fn points(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A change of points with its sign: "+7", "−2", "±0".
pub fn change(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => points(number),
    }
}

impl Look {
    /// The points that a move has just brought, next to it: dark letters on gold, or white ones on red for a loss.
    pub fn gain(self, center: Point, number: i32) -> Node {
        let (fill, ink) = if number < 0 { (LOSS, Color::WHITE) } else { (LAST_MOVE, INK) };
        let plate = Plate { pad_x: self.px(9.0), pad_y: self.px(3.0), ..Plate::new(fill) };
        let text = TextBox::centered(center, change(number), self.px(30.0), Weight::Bold).color(ink);
        text.plate(plate.stroke(INK, self.px(2.5))).role(Role::Vital).id("gain").into()
    }

    /// The width and the height of [`Look::gain`].
    pub fn gain_size(self, number: i32) -> (f32, f32) {
        let extent = self.gain(Point::default(), number).extent();
        (extent.w, extent.h)
    }

    /// A [candidate](Look::candidate) with the points that choosing it would bring, if these differ between candidates: one plate, the
    /// coordinate above and the points below.
    pub fn candidate_gain(self, center: Point, radius: f32, label: &str, gain: Option<i32>) -> Node {
        let Some(gain) = gain else { return self.candidate(center, radius, label) };
        let lower = self.vital() * 0.8;
        let place = self.candidate(center.offset(0.0, -lower), 0.0, label);
        let color = match gain {
            0 => NEITHER,
            1.. => BRINGS,
            _ => LOSS,
        };
        let plate = Plate { pad_x: self.px(7.0), pad_y: self.px(1.0), ..Plate::new(color) };
        let text = TextBox::centered(center.offset(0.0, lower), change(gain), self.vital(), Weight::Bold);
        let text = text.color(Color::WHITE).plate(plate.stroke(Color::WHITE, self.px(1.5))).role(Role::Vital);
        let mut nodes = Vec::new();
        if radius > self.vital() * 1.5 {
            let line = |color, width| {
                let circle = Path::circle(center, radius);
                Node::from(Shape::new(circle).stroke(Stroke::new(color, self.px(width))))
            };
            nodes.extend([line(INK, 9.0), line(Color::WHITE, 5.0)]);
        }
        nodes.extend([place, text.id(format!("gain/{label}")).into()]);
        Group::new(nodes).into()
    }

    /// The height of [`Look::preview`] (64 at 1200).
    pub fn preview_height(self) -> f32 {
        self.px(64.0)
    }

    /// How the move being made would change the points: "12 → 19", and the categories that change, in two rows if needed. `rect` has
    /// [`Look::preview_height`]; if changes do not fit even then, "…" ends them.
    pub fn preview(self, rect: Rect, gains: &[Gain]) -> Node {
        let mut nodes = vec![self.card(rect)];
        let (before, after) =
            gains.iter().fold((0, 0), |sum, gain| (sum.0 + gain.before, sum.1 + gain.after));
        let words = format!("{} → {}", points(before), points(after));
        let row = rect.inset_by(self.px(18.0), 0.0);
        let size = self.px(36.0);
        let (place, rest) = row.split_left(text_width(&words, size, Weight::Bold).ceil() + 2.0);
        let sum = TextBox::new(place, words, size).bold().color(self.change_color(after - before));
        let sum = sum.on(self.theme.panel()).align(Align::Start, Align::Middle).role(Role::Vital);
        nodes.push(sum.fit(Fit::Shrink { min: self.vital() }).into());
        let rest = rest.split_left(self.px(16.0)).1;
        let changes: Vec<&Gain> = gains.iter().filter(|gain| gain.change() != 0).collect();
        let one = |words| self.changes(&[rest], &changes, (words, 30.0));
        let two = |rows: &[Rect]| self.changes(rows, &changes, (20.0, 26.0));
        let rows = rest.inset_by(0.0, self.px(1.0)).grid(1, 2, 0.0);
        let mut written = [24.0, 20.0, 18.0].into_iter().map(one).chain([two(&rows)]);
        nodes.extend(written.find(|written| written.len() == changes.len()).unwrap_or_else(|| {
            let (lower, end) = rows[1].split_left(rows[1].w - self.px(26.0));
            let more = TextBox::new(end, "…", self.px(26.0)).bold().color(self.theme.ink());
            let more = more.on(self.theme.panel()).align(Align::End, Align::Middle);
            two(&[rows[0], lower]).into_iter().chain([more.into()]).collect()
        }));
        Group::new(nodes).id("preview").into()
    }

    /// Changes of categories one after the other in the rows, as many as fit; the sizes of words and numbers.
    fn changes(self, rows: &[Rect], changes: &[&Gain], (size, digits): (f32, f32)) -> Vec<Node> {
        let mut rows = rows.iter().copied();
        let mut row = rows.next().unwrap_or_default();
        let mut nodes = Vec::new();
        for gain in changes {
            let (label, number) = (format!("{} ", gain.label), change(gain.change()));
            let width = text_width(&label, self.px(size), Weight::Regular).ceil() + 2.0;
            let needed = width + text_width(&number, self.px(digits), Weight::Bold).ceil() + 2.0;
            while needed > row.w {
                let Some(next) = rows.next() else { return nodes };
                row = next;
            }
            let (word, beside) = row.split_left(width);
            let (place, rest) = beside.split_left(needed - width);
            let text = |rect, words: String, size| {
                TextBox::new(rect, words, size).on(self.theme.panel()).align(Align::Start, Align::Middle)
            };
            let label = text(word, label, self.px(size)).color(self.theme.ink());
            let number = text(place, number, self.px(digits)).bold().color(self.change_color(gain.change()));
            nodes.push(Group::new(vec![label.into(), number.role(Role::Vital).into()]).into());
            row = rest.split_left(self.px(20.0)).1;
        }
        nodes
    }

    /// A change of points on a panel, at the left of `rect`.
    pub fn change(self, rect: Rect, number: i32) -> Node {
        let text = TextBox::new(rect, change(number), self.px(30.0)).bold().color(self.change_color(number));
        text.on(self.theme.panel()).align(Align::Start, Align::Middle).role(Role::Vital).into()
    }

    /// The colour of a change of points on a panel; its sign says the same without colour.
    pub fn change_color(self, number: i32) -> Color {
        match (number, self.theme) {
            (0, _) => self.theme.ink(),
            (1.., Theme::Paper) => BRINGS,
            (1.., Theme::Night) => Color::hex(0x8FD694),
            (_, Theme::Paper) => LOSS,
            (_, Theme::Night) => Color::hex(0xFF9C8F),
        }
    }
}

/// The ground of lost points.
const LOSS: Color = Color::hex(0xA81E12);
/// The ground of gained points.
const BRINGS: Color = Color::hex(0x1F5B1F);
/// The ground of points that do not change.
const NEITHER: Color = Color::hex(0x4A4A4A);

#[cfg(test)]
mod tests {
    use super::{Gain, change, points};
    use crate::geometry::Rect;
    use crate::scene::Scene;
    use crate::theme::Theme;

    #[test]
    fn points_are_written_with_a_true_minus_and_changes_with_their_sign() {
        assert_eq!([points(-7), points(0), points(12)], ["−7", "0", "12"]);
        assert_eq!([change(-7), change(0), change(12)], ["−7", "±0", "+12"]);
    }

    #[test]
    fn a_preview_names_what_changes_in_two_rows_if_need_be_and_marks_what_has_no_room_even_then() {
        for theme in Theme::ALL {
            let gain = |label: &str, after| Gain { label: label.to_owned(), before: 2, after };
            let gains = [gain("rivers", 6), gain("stays", 2), gain("mountains", 0), gain("much too late", 9)];
            let written = |width: f32| {
                let mut scene = Scene::new(Scene::TABLE, theme);
                let look = scene.look();
                let rect = Rect::new(100.0, 100.0, width, look.preview_height());
                scene.push(look.preview(rect, &gains));
                assert_eq!(scene.check(), []);
                scene.texts().iter().map(|text| text.text.trim().to_owned()).collect::<Vec<_>>()
            };
            let all = ["8 → 17", "rivers", "+4", "mountains", "−2", "much too late", "+7"];
            assert_eq!(written(800.0), all);
            assert_eq!(written(480.0), all);
            assert_eq!(written(340.0), [&all[..5], &["…"]].concat());
        }
    }
}
