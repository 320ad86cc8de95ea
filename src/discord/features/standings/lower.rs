//! The part of a profile below the games: with whom a person plays most, and what their points were made of.

use render::{Align, Fit, Look, Node, Path, Rect, Role, Shape, TextBox};

use crate::discord::features::standings::{Parts, Profile, cells, drawn, told};
use host::standings::Rival;
use words::Speech;

const HEAD: f32 = 46.0;

const RIVAL: f32 = 54.0;

const PART: f32 = 40.0;

/// Two lines of words.
const LUCK: f32 = 72.0;

/// The most people that fit.
const RIVALS: usize = 5;

/// The most categories that fit.
const PARTS: usize = 7;

const GAP: f32 = 16.0;

/// The space around the rows of a card.
const PAD: (f32, f32) = (26.0, 12.0);

/// The width of the card of people next to one of points.
const PEOPLE: f32 = 500.0;

/// Widths at the right of a row of people: their games, how often who was before whom.
const PERSON: (f32, f32) = (136.0, 124.0);

/// Widths of a row of points: the category at the left, the two numbers at the right.
const LABEL: f32 = 196.0;

const NUMBER: f32 = 88.0;

/// The height of both cards; nothing if neither is there.
pub(crate) fn height(profile: &Profile) -> f32 {
    let rivals = profile.rivals.len().min(RIVALS) as f32 * RIVAL;
    let rows = |parts: &Parts| parts.rows.len().min(PARTS) as f32 * PART + below(parts);
    let parts = profile.parts.as_ref().map_or(0.0, rows);
    let rows = rivals.max(parts);
    if rows > 0.0 { HEAD + rows + 2.0 * PAD.1 } else { 0.0 }
}

/// The height of the sentences about luck.
fn below(parts: &Parts) -> f32 {
    if parts.luck.is_some() { LUCK } else { 0.0 }
}

/// Draws the cards side by side, or the only one.
pub(crate) fn cards(look: Look, rect: Rect, profile: &Profile, speech: &Speech) -> Vec<Node> {
    let parts = profile.parts.as_ref().filter(|parts| !parts.rows.is_empty());
    let (left, right) = match (profile.rivals.is_empty(), parts) {
        (true, _) => (None, Some(rect)),
        (false, None) => (Some(rect), None),
        (false, Some(_)) => {
            let (left, right) = rect.split_left(PEOPLE);
            (Some(left), Some(right.split_left(GAP).1))
        }
    };
    let mut nodes = Vec::new();
    nodes.extend(left.into_iter().flat_map(|rect| people(look, rect, &profile.rivals, speech)));
    nodes.extend(right.zip(parts).into_iter().flat_map(|(rect, parts)| points(look, rect, parts, speech)));
    nodes
}

/// The title of a card.
fn head(look: Look, rect: Rect, words: String) -> Node {
    let text = TextBox::new(rect, words, look.px(30.0)).bold().color(look.theme.ink()).on(look.theme.panel());
    cells::fitted(look, text.align(Align::Start, Align::Middle).role(Role::Vital)).into()
}

/// With whom a person plays most.
fn people(look: Look, card: Rect, rivals: &[Rival], speech: &Speech) -> Vec<Node> {
    let (top, mut rest) = card.inset_by(PAD.0, PAD.1).split_top(HEAD);
    let mut nodes = vec![look.card(card), head(look, top, speech.say("profile-rivals"))];
    for rival in rivals.iter().take(RIVALS) {
        let (row, below) = rest.split_top(RIVAL);
        rest = below;
        nodes.push(look.rule((row.x, row.y), (row.right(), row.y)));
        let (name, right) = row.split_left(row.w - PERSON.0 - PERSON.1);
        let (games, score) = right.split_left(PERSON.0);
        nodes.push(cells::name(look, name, drawn(rival.user, &rival.names, speech), 30.0).into());
        nodes.push(
            cells::number(look, games, told::together(rival, speech), 27.0).color(look.theme.muted()).into(),
        );
        nodes.push(cells::number(look, score, told::score(rival), 31.0).bold().into());
    }
    nodes
}

/// What a person's points at a game were made of, next to the server's.
fn points(look: Look, card: Rect, parts: &Parts, speech: &Speech) -> Vec<Node> {
    let (top, mut rest) = card.inset_by(PAD.0, PAD.1).split_top(HEAD);
    let (title, columns) = top.split_left(top.w - 2.0 * NUMBER);
    let (own, server) = columns.split_left(NUMBER);
    let mut nodes = vec![look.card(card), head(look, title, told::parts_title(parts, speech))];
    let own = cells::heading(look, own, speech.say("profile-column-own"), Align::End).bold();
    nodes.push(own.color(cells::accent(look.theme)).into());
    nodes.push(cells::heading(look, server, speech.say("profile-column-server"), Align::End).into());
    let means = || parts.rows.iter().take(PARTS).flat_map(|(_, own, server)| [*own, *server]);
    let (low, high) = (means().fold(0.0, f64::min), means().fold(0.0, f64::max));
    for (label, own, server) in parts.rows.iter().take(PARTS) {
        let (row, below) = rest.split_top(PART);
        rest = below;
        let (word, right) = row.split_left(LABEL);
        let (plot, numbers) = right.split_left(right.w - 2.0 * NUMBER);
        let (first, second) = numbers.split_left(NUMBER);
        nodes.push(category(look, word.split_left(LABEL - 10.0).0, label));
        nodes.extend(pair(look, plot, (*own, *server), (low, high)));
        let number = |cell, mean| cells::number(look, cell, speech.lang().decimal(mean), 28.0);
        nodes.push(number(first, *own).bold().into());
        nodes.push(number(second, *server).color(look.theme.muted()).into());
    }
    nodes.extend(parts.luck.as_ref().map(|luck| {
        let words = TextBox::new(rest.split_top(LUCK).0, told::luck(luck, speech), look.vital());
        let words = words.color(look.theme.muted()).on(look.theme.panel()).align(Align::Start, Align::Middle);
        Node::from(words.fit(Fit::Wrap { max_lines: 2 }))
    }));
    nodes
}

fn category(look: Look, cell: Rect, label: &str) -> Node {
    let text = cells::heading(look, cell, label, Align::Start).color(look.theme.ink());
    TextBox { size: look.vital(), ..text }.into()
}

/// Two bars from zero: the own mean, and a thinner one for the server.
fn pair(look: Look, plot: Rect, (own, server): (f64, f64), (low, high): (f64, f64)) -> [Node; 2] {
    let scale = plot.w / ((high - low) as f32).max(f32::EPSILON);
    let bar = |mean: f64, y: f32, h: f32, color| {
        let (from, to) = (mean.min(0.0), mean.max(0.0));
        let rect =
            Rect::new(plot.x + (from - low) as f32 * scale, y, ((to - from) as f32 * scale).max(2.0), h);
        Node::from(Shape::new(Path::rect(rect)).fill(color))
    };
    let middle = plot.center().y;
    [
        bar(own, middle - 13.0, 14.0, cells::accent(look.theme)),
        bar(server, middle + 3.0, 9.0, cells::quiet(look.theme)),
    ]
}
