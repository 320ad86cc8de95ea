//! The line at the top: which game, whose turn, what happened last.

use super::Look;
use crate::{Align, Fit, Group, Node, Player, Rect, Role, TextBox, Weight, text_width};

/// The words at the top of a picture. All of them come from the caller's translations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Header {
    /// The game, or the round.
    pub title: String,
    /// The seat to act or the winner; `None` when there is neither.
    pub turn: Option<Pennant>,
    /// The last action or the result, in one line; may be empty.
    pub last: String,
}

/// The pennant at the upper right: the seat to act, or the winner.
#[derive(Clone, Debug, PartialEq)]
pub struct Pennant {
    /// Their colour; `None` when it is several people's turn.
    pub player: Option<Player>,
    /// Already [sanitised](crate::sanitise): "Ada to build".
    pub text: String,
    /// The game is over, and this is its winner.
    pub won: bool,
}

impl Pennant {
    /// Somebody is to act.
    pub fn to_act(player: Option<Player>, text: String) -> Self {
        Self { player, text, won: false }
    }

    /// Somebody has won.
    pub fn won(player: Player, text: String) -> Self {
        Self { player: Some(player), text, won: true }
    }
}

impl Look {
    /// The height of the header (78 at 1200).
    pub fn header_height(self) -> f32 {
        self.px(78.0)
    }

    /// The top of a picture: title and last action at the left, the seat to act at the right.
    /// `rect` is the width it may take, at [`Look::header_height`].
    pub fn header(self, rect: Rect, header: &Header) -> Node {
        let (title_size, last_size, gap) = (self.px(36.0), self.px(22.0), self.px(24.0));
        let mut nodes = Vec::new();
        let mut title = rect.split_top(self.px(44.0)).0;
        if let Some(turn) = &header.turn {
            let width = self.pennant_width(&turn.text).min(rect.w * 0.6);
            let plate = Rect::new(rect.right() - width, rect.y, width, self.px(46.0));
            nodes.push(self.pennant(plate, turn));
            let wanted = text_width(&header.title, title_size, Weight::Bold);
            title.w = (rect.w - width - gap).min(wanted + 2.0);
        }
        let ground = self.theme.background();
        let text =
            TextBox::new(title, header.title.as_str(), title_size).bold().color(self.theme.ink()).on(ground);
        nodes.push(text.fit(Fit::Shrink { min: self.vital() }).role(Role::Vital).id("header/title").into());
        if !header.last.is_empty() {
            let line = rect.split_top(self.px(48.0)).1;
            let text =
                TextBox::new(line, header.last.as_str(), last_size).color(self.theme.muted()).on(ground);
            nodes.push(text.align(Align::Start, Align::Middle).id("header/last").into());
        }
        Group::new(nodes).id("header").into()
    }
}
