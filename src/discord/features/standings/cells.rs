//! What the pictures of standings share: numbers and names in cells, headings, the line of a rating, the sign of a streak.

use render::{
    Align, Color, Fit, Group, Look, Node, Path, Point, Rect, Role, Shape, TextBox, Theme, Transform,
};

use crate::discord::features::standings::Line;

/// The width of a picture.
pub(crate) const WIDTH: u32 = 1200;

/// The height of headings.
pub(crate) const HEADINGS: f32 = 38.0;

/// The space around the rows of a card.
pub(crate) const PAD: f32 = 12.0;

/// The space at the ends of a row.
pub(crate) const MARGIN: f32 = 14.0;

/// The least span of a rating's line over its whole height, in thousandths of points.
const LEAST: i64 = 60_000;

/// A number in a cell, at its right end.
pub(crate) fn number(look: Look, cell: Rect, text: impl Into<String>, size: f32) -> TextBox {
    let text = TextBox::new(cell, text, look.px(size)).color(look.theme.ink()).on(look.theme.panel());
    text.align(Align::End, Align::Middle).role(Role::Vital).fit(Fit::Shrink { min: look.vital() })
}

/// A name in a cell, at its left end: smaller if it is too long, and cut if that is not enough.
pub(crate) fn name(look: Look, cell: Rect, name: impl Into<String>, size: f32) -> TextBox {
    fitted(look, number(look, cell, name, size).align(Align::Start, Align::Middle))
}

/// The text made smaller, and cut if that is not enough.
pub(crate) fn fitted(look: Look, text: TextBox) -> TextBox {
    let small = text.fit(Fit::Shrink { min: look.vital() });
    if small.layout().fits { small } else { TextBox { size: look.vital(), fit: Fit::Ellipsis, ..small } }
}

/// The heading of a column.
pub(crate) fn heading(look: Look, cell: Rect, words: impl Into<String>, h: Align) -> TextBox {
    let text = TextBox::new(cell, words, look.px(22.0)).color(look.theme.muted()).on(look.theme.panel());
    text.align(h, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) })
}

/// The title of a picture and the line below it, on the ground of the picture.
pub(crate) fn title(look: Look, rect: Rect, title: String, line: String) -> [Node; 2] {
    let ground = look.theme.background();
    let (upper, lower) = rect.split_top(rect.h * 0.58);
    let title = TextBox::new(upper, title, look.px(42.0)).bold().color(look.theme.ink()).on(ground);
    let line = TextBox::new(lower, line, look.px(28.0)).color(look.theme.muted()).on(ground);
    [title, line].map(|text| fitted(look, text.align(Align::Start, Align::Middle).role(Role::Vital)).into())
}

/// The colour of a picture's subject, on panels.
pub(crate) fn accent(theme: Theme) -> Color {
    match theme {
        Theme::Paper => Color::hex(0x0072B2),
        Theme::Night => Color::hex(0x6CB4E4),
    }
}

/// The colour of what the subject is compared with.
pub(crate) fn quiet(theme: Theme) -> Color {
    theme.muted().mix(theme.panel(), 0.25)
}

/// How a rating has gone.
pub(crate) fn course(look: Look, cell: Rect, line: &Line) -> Option<Node> {
    look.spark(cell, &line.course, LEAST, accent(look.theme))
}

/// A flame of that height.
pub(crate) fn flame(center: Point, size: f32) -> Node {
    let outer = "M 54 2 C 60 26 86 40 86 66 C 86 85 70 98 50 98 C 30 98 14 85 14 66 C 14 52 22 44 28 32 C 31 42 36 47 42 48 C 50 36 50 18 54 2 Z";
    let inner = "M 52 52 C 56 64 67 68 67 79 C 67 89 60 94 50 94 C 40 94 33 89 33 79 C 33 68 46 66 52 52 Z";
    let scale = size / 100.0;
    let at = Transform::scale(scale, scale)
        .then(Transform::translate(center.x - size / 2.0, center.y - size / 2.0));
    let shape = |data, color| Node::from(Shape::new(Path::drawn(data)).fill(Color::hex(color)));
    Group::new(vec![shape(outer, 0xD55E00), shape(inner, 0xFFD98A)]).transform(at).into()
}
