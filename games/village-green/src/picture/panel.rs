//! The right column of the private panel: hand, rows, and the rules of the awards to choose from.

use render::{Align, Fit, Look, Node, Rect, TextBox, Weight};

use super::super::components::award::AwardId;
use super::super::components::green::GreenId;
use super::super::say::Say;
use super::super::view::{Step, View};
use super::award::Face;
use super::{award, green, middle};
use rules::Seat;
use tabletop::Frame;

/// The height of a line of text, in sizes.
const LEADING: f32 = 1.3;

/// Draws a heading, and gives the room beneath it.
pub(super) fn titled(look: Look, text: String, rect: Rect, nodes: &mut Vec<Node>) -> Rect {
    let (line, rest) = rect.split_top(look.px(28.0));
    let text =
        TextBox::new(line, text, look.small()).bold().color(look.theme.ink()).on(look.theme.background());
    nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) }).into());
    rest
}

/// The right column of the panel: what is in hand, the rows, the rules of the awards in the row.
pub(super) fn aside(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = Vec::new();
    let key =
        if view.step == Step::Arrange { "village-green-picture-dealt" } else { "village-green-picture-hand" };
    let rest = titled(look, say.plain(key), rect, &mut nodes);
    let (hand, rest) = rest.split_top(look.px(398.0));
    nodes.extend(in_hand(look, view, seat, frame, hand));
    let side = (rest.w - 3.0 * look.px(8.0)) / 4.0;
    let mut rest = rest.split_top(look.px(8.0)).1;
    let own = (view.step != Step::Arrange).then_some(&view.seat(seat).village);
    for award_row in [false, true] {
        let key = match (award_row, view.step) {
            (false, _) => "village-green-picture-greens",
            (true, Step::Arrange) => "village-green-picture-rules",
            (true, _) => "village-green-picture-awards",
        };
        let below = titled(look, say.plain(key), rest, &mut nodes);
        if award_row && view.step == Step::Arrange {
            // They are turned up when all have chosen; the rules beneath are those of the awards dealt.
            rest = below;
            break;
        }
        let (row, below) = below.split_top(side);
        let cells = row.grid(4, 1, look.px(8.0));
        nodes.extend(if award_row {
            middle::awards(look, view, frame, &cells)
        } else {
            middle::greens(look, view, frame, &cells, own)
        });
        rest = below.split_top(look.px(6.0)).1;
    }
    nodes.extend(rules(look, view, say, rest));
    nodes
}

/// Writes the rules of the awards in the row, as large as they fit; before there is one, those of the awards dealt.
fn rules(look: Look, view: &View, say: Say<'_>, rect: Rect) -> Vec<Node> {
    let dealt = view.own.as_ref().and_then(|own| own.dealt);
    let awards = dealt.map_or(view.awards.row, |dealt| dealt.map(Some));
    let said =
        (1u8..).zip(awards).filter_map(|(number, award)| Some(format!("{number}  {}", say.rule(award?))));
    let said: Vec<String> = said.collect();
    let lines = |words: &str, size: f32| render::font::wrap(words, size, Weight::Regular, rect.w).len();
    let fits = |size: &f32| {
        let all: usize = said.iter().map(|words| lines(words, *size)).sum();
        all as f32 * size * LEADING <= rect.h
    };
    let sizes = [24.0, 22.0, 20.0, 18.0].map(|size| look.px(size));
    let size = sizes.into_iter().find(fits).unwrap_or(look.px(18.0));
    let (mut rest, mut nodes) = (rect, Vec::new());
    for words in said {
        let (row, below) = rest.split_top(lines(&words, size) as f32 * size * LEADING);
        let text = TextBox::new(row, words, size).color(look.theme.ink()).on(look.theme.background());
        nodes.push(text.fit(Fit::Wrap { max_lines: 4 }).align(Align::Start, Align::Middle).into());
        rest = below;
    }
    nodes
}

/// A card in front of the viewer.
enum Shown {
    Green(GreenId),
    Award(AwardId),
}

/// Draws the hand, before it the awards dealt or the award taken. Numbers are those of the menus.
fn in_hand(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let Some(own) = &view.own else { return Vec::new() };
    let dealt = own.dealt.into_iter().flatten().map(Shown::Award);
    let taken = match view.step {
        Step::Place { award, .. } if view.current == Some(seat) => award.map(Shown::Award),
        _ => None,
    };
    let greens = own.hand.iter().map(|&card| Shown::Green(card));
    let cards: Vec<Shown> = dealt.chain(taken).chain(greens).collect();
    let columns = if cards.len() > 4 { 3 } else { 2 };
    let cells = rect.grid(columns, 2, look.px(8.0));
    let village = &view.seat(seat).village;
    let covering = matches!(view.step, Step::Cover | Step::Lay { covering: true, .. });
    let (mut number, mut nodes) = (0, Vec::new());
    for (card, cell) in cards.iter().zip(cells) {
        let place = middle::square(cell);
        match *card {
            Shown::Award(id) => {
                let head = if view.step == Step::Arrange { look.px(30.0) } else { 0.0 };
                let face = Face { say: Some(Say(frame.words)), head, ..Face::bare(id) };
                nodes.push(award::card(look, face, place));
                if view.step == Step::Arrange {
                    number += 1;
                    nodes.extend(chosen(look, frame, "arrange", number, place));
                    nodes.push(middle::badge(look, number, place));
                    number %= 3;
                }
            }
            Shown::Green(card) => {
                number += 1;
                nodes.push(green::card(look, card, place));
                if view.step != Step::Arrange {
                    nodes.extend(chosen(look, frame, "lay", number, place));
                    nodes.push(middle::fits(look, village, card, covering, place));
                    nodes.push(middle::badge(look, number, place));
                }
            }
        }
    }
    nodes
}

/// Draws the line around a card that the draft has chosen, or that may be chosen.
fn chosen(look: Look, frame: &Frame<'_>, verb: &str, number: u8, rect: Rect) -> Option<Node> {
    let slot = format!("{verb} {number}");
    let focus = &frame.focus;
    let plain = number.to_string();
    let is_open = focus.candidates.contains(&slot) || verb == "arrange" && focus.candidates.contains(&plain);
    let is_chosen = focus.draft.first() == Some(&slot) || verb == "arrange" && focus.draft.contains(&plain);
    (is_open || is_chosen).then(|| middle::outline(look, rect))
}
