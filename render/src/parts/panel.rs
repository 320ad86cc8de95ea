//! The panel of one player.

use crate::color::Color;
use crate::font::{Weight, text_width};
use crate::geometry::Rect;
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Fit, Group, Node, Path, Role, Shape, TextBox};
use crate::style::Stroke;

/// A player's strip and card, with facts that everybody may know. Words come from the caller's translations, the name is
/// already [sanitised](crate::sanitise).
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerPanel {
    /// Colour and mark.
    pub player: Player,
    /// The person's name; shortened if it is too long.
    pub name: String,
    /// Shown large at the right; may be empty.
    pub score: String,
    /// Whether the game waits for this seat.
    pub to_act: bool,
    /// Whether the seat has resigned or is out.
    pub faded: bool,
    /// Further lines beneath (parts of the score, cards in hand …), each on one line.
    pub lines: Vec<String>,
}

impl Look {
    /// The height of the upper strip of a player panel (56 at 1200).
    pub fn panel_strip(self) -> f32 {
        self.px(56.0)
    }

    /// The height of a player panel with so many lines.
    pub fn panel_height(self, lines: usize) -> f32 {
        let below = if lines == 0 { 0.0 } else { self.px(18.0) + self.panel_line() * lines as f32 };
        self.panel_strip() + below
    }

    /// The space beneath the strip of a panel in `rect`, for what the game draws there itself.
    pub fn panel_body(self, rect: Rect) -> Rect {
        rect.split_top(self.panel_strip()).1.inset_by(self.px(24.0), self.px(9.0))
    }

    /// A card with the player's colour, mark, name and score; in a lower `rect` only the strip, a little smaller. The strip is filled and
    /// has ▶ if the seat must act. Its id is `panel/` and the symbol of the player.
    pub fn player_panel(self, rect: Rect, panel: &PlayerPanel) -> Node {
        let (strip, _) = rect.split_top(self.panel_strip());
        let mut nodes = vec![self.card(rect)];
        nodes.extend(self.strip_ground(rect, strip, panel));
        nodes.extend(self.strip_text(strip, panel));
        let mut body = self.panel_body(rect);
        for line in &panel.lines {
            let (row, rest) = body.split_top(self.panel_line());
            body = rest;
            let text =
                TextBox::new(row, line.as_str(), self.small()).color(self.theme.ink()).on(self.theme.panel());
            nodes
                .push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: self.px(18.0) }).into());
        }
        let opacity = if panel.faded { super::attention::FADED } else { 1.0 };
        Group::new(nodes).opacity(opacity).id(format!("panel/{}", panel.player.symbol())).into()
    }

    fn panel_line(self) -> f32 {
        self.px(27.0)
    }

    /// The player's colour as a bar at the left; the upper part is dark if the seat must act.
    fn strip_ground(self, rect: Rect, strip: Rect, panel: &PlayerPanel) -> Vec<Node> {
        let (radius, bar) = (self.px(14.0), self.px(9.0));
        let card = Path::round_rect(rect, radius);
        let colored = Shape::new(card.clone()).fill(panel.player.color());
        let body = right_rounded(rect.split_left(bar).1, radius, true);
        let mut nodes: Vec<Node> = vec![colored.into(), Shape::new(body).fill(self.theme.panel()).into()];
        let line = if panel.to_act {
            let top = right_rounded(strip.split_left(bar).1, radius, rect.h <= strip.h);
            nodes.push(Shape::new(top).fill(self.theme.to_act()).into());
            Stroke::new(self.theme.to_act(), self.px(3.0))
        } else {
            Stroke::new(self.theme.line(), self.px(1.5))
        };
        nodes.push(Shape::new(card).stroke(line).into());
        nodes
    }

    fn strip_text(self, strip: Rect, panel: &PlayerPanel) -> Vec<Node> {
        let (ink, ground) = self.strip_colors(panel.to_act);
        let (pad, mark) = (self.px(18.0), self.px(36.0).min(strip.h * 0.84));
        let mut row = strip.inset_by(pad, 0.0);
        let mut nodes = Vec::new();
        let label = |rect, text: &str, size, align| {
            let text = TextBox::new(rect, text, size).bold().color(ink).on(ground);
            Node::from(text.align(align, Align::Middle).role(Role::Vital))
        };
        if panel.to_act {
            let (arrow, rest) = row.split_left(self.px(26.0));
            nodes.push(label(arrow, "▶", self.vital(), Align::Start));
            row = rest;
        }
        let (place, rest) = row.split_left(mark + self.px(8.0));
        row = rest;
        if !panel.score.is_empty() {
            let size = self.px(32.0).min(strip.h * 0.9).max(self.vital());
            let width = text_width(&panel.score, size, Weight::Bold).ceil() + 2.0;
            let (name, score) = row.split_left(row.w - width);
            let score = label(score, &panel.score, size, Align::End);
            nodes.push(Group::new(vec![score]).shows(panel.player.scored(&panel.score)).into());
            row = Rect { w: (name.w - self.px(6.0)).max(0.0), ..name };
        }
        // A name too long for its plate is written a little smaller before it is cut.
        let fits = text_width(&panel.name, self.vital(), Weight::Bold) <= row.w;
        let size = if fits { self.vital() } else { self.px(22.0) };
        let name = TextBox::new(row, panel.name.as_str(), size).bold().color(ink).on(ground);
        let name = name.align(Align::Start, Align::Middle);
        nodes.push(if fits { name.role(Role::Vital).into() } else { name.into() });
        nodes.push(panel.player.mark(Rect { w: mark, ..place }.center(), mark));
        nodes
    }

    fn strip_colors(self, to_act: bool) -> (Color, Color) {
        if to_act {
            (self.theme.on_to_act(), self.theme.to_act())
        } else {
            (self.theme.ink(), self.theme.panel())
        }
    }
}

/// A rectangle with a round upper right corner, and a round lower right one if asked for.
fn right_rounded(rect: Rect, radius: f32, lower: bool) -> Path {
    let (x, y, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let handle = radius * 0.45;
    let path = Path::new().move_to(x, y).line_to(right - radius, y);
    let path = path.cubic_to(right - handle, y, right, y + handle, right, y + radius);
    let path = if lower {
        let path = path.line_to(right, bottom - radius);
        path.cubic_to(right, bottom - handle, right - handle, bottom, right - radius, bottom)
    } else {
        path.line_to(right, bottom)
    };
    path.line_to(x, bottom).close()
}
