//! The line at the top: which game, whose turn, what happened last.

use crate::font::{Weight, text_width};
use crate::geometry::{Rect, Transform};
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Fit, Group, Node, Role, TextBox};

/// The words at the top of a picture. All of them come from the caller's translations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Header {
    /// The game, or the round.
    pub title: String,
    /// The seat to act or the winner; `None` if there is neither.
    pub turn: Option<Pennant>,
    /// The most important event of the last turn, or the result, in one line of words and signs; may be empty.
    pub last: Vec<Piece>,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A drawing in a square of 100×100 at the origin.
    Sign(Node),
}

impl From<String> for Piece {
    fn from(text: String) -> Self {
        Piece::Text(text)
    }
}

/// The pennant at the upper right: the seat to act, or the winner.
#[derive(Clone, Debug, PartialEq)]
pub struct Pennant {
    /// Their colour; `None` if it is several people's turn.
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
        let (title_size, gap) = (self.px(36.0), self.px(24.0));
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
        nodes.extend(self.pieces(rect.split_top(self.px(46.0)).1, &header.last));
        Group::new(nodes).id("header").into()
    }

    /// Words and signs next to each other, in one line on the ground of the picture; what does not fit is cut.
    pub fn pieces(self, line: Rect, pieces: &[Piece]) -> Vec<Node> {
        let (size, gap) = (self.px(24.0), self.px(7.0));
        let mut row = line;
        let mut nodes = Vec::new();
        for piece in pieces {
            // A number alone counts what is drawn next to it.
            let counts =
                matches!(piece, Piece::Text(words) if words.bytes().all(|byte| byte.is_ascii_digit()));
            let (size, weight) = if counts { (self.px(30.0), Weight::Bold) } else { (size, Weight::Regular) };
            let width = match piece {
                Piece::Text(words) => text_width(words, size, weight).ceil() + 2.0,
                Piece::Sign(_) => line.h.min(self.px(32.0)),
            };
            let (place, rest) = row.split_left(width.min(row.w));
            match piece {
                Piece::Text(words) if place.w >= width.min(self.px(60.0)) => {
                    let text = TextBox { weight, ..TextBox::new(place, words.as_str(), size) }
                        .color(self.theme.muted());
                    let text = text.on(self.theme.background()).align(Align::Start, Align::Middle);
                    nodes.push(text.id("header/last").into());
                }
                Piece::Sign(sign) if place.w >= width => {
                    let scale = width / 100.0;
                    let (x, y) = (place.x, place.center().y - width / 2.0);
                    let at = Transform::scale(scale, scale).then(Transform::translate(x, y));
                    nodes.push(Group::new(vec![sign.clone()]).transform(at).into());
                }
                Piece::Text(_) | Piece::Sign(_) => break,
            }
            row = rest.split_left(gap.min(rest.w)).1;
        }
        nodes
    }
}
