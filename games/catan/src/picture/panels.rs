//! The players' panels: where the points come from, what is held, harbours, the last yield.

use render::theme::{INK, LAST_MOVE};
use render::{
    Align, Color, Group, Look, Node, Path, PlayerPanel, Point, Rect, Role, Shape, Stroke, TextBox, Theme,
    Transform, Weight, text_width,
};

use super::super::components::board::{Corner, Edge};
use super::super::components::land::Harbour;
use super::super::say::player_mark;
use super::super::state::{Catan, Phase};
use super::super::view::View;
use super::{icons, prices};
use rules::Seat;
use tabletop::{Frame, Part, Picture, Points};

/// All players, in seat order; in the place of a fourth one what can be built, and for what.
pub(super) fn players(view: &View, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let cells = rect.grid(1, 4, 14.0);
    let places = view.seats().zip(&cells);
    let mut nodes: Vec<Node> =
        places.flat_map(|(seat, cell)| player(view, frame, look, seat, *cell)).collect();
    if let Some(free) = cells.get(view.players.len()) {
        nodes.push(look.card(*free));
        let seat = view.must.iter().next().unwrap_or(Seat(0));
        nodes.extend(prices::list(look, free.inset_by(14.0, 8.0).grid(1, 4, 2.0), seat, None));
    }
    nodes
}

/// One player; a low panel tells less.
pub(super) fn player(view: &View, frame: &Frame<'_>, look: Look, seat: Seat, rect: Rect) -> Vec<Node> {
    let shown = view.player(seat);
    let private = matches!(frame.picture, Picture::Panel | Picture::Hand) && view.viewer.is(seat);
    let secret = shown.secret.as_ref().filter(|_| private || view.phase == Phase::Over);
    let faded = view.resigned.contains(seat);
    let panel = PlayerPanel {
        player: player_mark(seat),
        name: frame.words.name(seat),
        score: secret.map_or(shown.points, |secret| secret.points).to_string(),
        to_act: view.must.contains(seat),
        faded,
        lines: Vec::new(),
    };
    let mut nodes = vec![look.player_panel(rect, &panel)];
    let body = rect.split_top(look.panel_strip()).1.inset_by(20.0, 7.0);
    let mut lines = match rect.h < 120.0 {
        true => vec![held(view, seat)],
        false => vec![sources(view, frame, seat, secret.is_some()), held(view, seat), gained(view, seat)],
    };
    lines.retain(|line| !line.is_empty());
    let rows = body.grid(1, lines.len().max(1), 0.0);
    let mut facts = Vec::new();
    for (row, line) in rows.into_iter().zip(lines) {
        facts.extend(line_of(look, seat, row, line));
    }
    if faded {
        nodes.push(look.faded(facts));
    } else {
        nodes.extend(facts);
    }
    nodes
}

/// Something that a panel tells: a drawing and words next to it.
struct Fact {
    /// What it is about, for its mark.
    what: String,
    icon: Node,
    words: String,
    /// On gold: it has just come.
    fresh: bool,
}

/// The side of a drawing on a panel.
const ICON: f32 = 32.0;

fn fact(what: &str, icon: impl FnOnce(Point, f32) -> Node, words: u8) -> Fact {
    let icon = icon(Point::default(), ICON);
    Fact { what: what.to_owned(), icon, words: words.to_string(), fresh: false }
}

/// Cards in hand, development cards, knights, and the length of the road.
fn held(view: &View, seat: Seat) -> Vec<Fact> {
    let player = view.player(seat);
    let mark = player_mark(seat);
    let road = |at: Point, size: f32| super::wood::road(mark, at, size);
    let mut facts = vec![fact("hand", icons::hand, player.hand_size)];
    facts.extend((player.unplayed > 0).then(|| fact("cards", icons::development, player.unplayed)));
    facts.extend((player.knights > 0).then(|| fact("knights", icons::knight, player.knights)));
    facts.extend((player.length > 1).then(|| fact("road", road, player.length)));
    facts
}

/// The categories that bring points.
fn sources(view: &View, frame: &Frame<'_>, seat: Seat, open: bool) -> Vec<Fact> {
    let parts = Catan::breakdown(view, seat, frame.words);
    let signs = icons::sources(player_mark(seat));
    let shown = parts.iter().zip(signs).enumerate();
    let shown = shown.filter(|(number, (part, _))| part.points > 0 && (*number < 4 || open));
    let fact = |(number, (part, icon)): (usize, (&Part, Node))| Fact {
        what: SOURCES[number].to_owned(),
        icon,
        words: format!("+{}", part.points),
        fresh: false,
    };
    shown.map(fact).collect()
}

/// The categories that bring points, as marks name them.
pub(super) const SOURCES: [&str; 5] = ["settlements", "cities", "longest", "army", "points"];

/// What the last roll has brought, and harbours, which the island shows too.
fn gained(view: &View, seat: Seat) -> Vec<Fact> {
    let yields = view.yields[seat.index()].iter();
    let rolled = view.dice.is_some();
    let yields = yields.filter(|_| rolled).map(|(kind, count)| Fact {
        what: format!("got {kind}"),
        icon: icons::resource(kind, Point::default(), ICON),
        words: format!("+{count}"),
        fresh: true,
    });
    yields.chain(harbours(view, seat).into_iter().map(harbour)).collect()
}

/// The harbours that a seat's buildings serve.
pub(super) fn served(view: &View, seat: Seat) -> impl Iterator<Item = (Edge, Harbour)> {
    let player = view.player(seat);
    let builds = |corner: &Corner| player.settlements.contains(*corner) || player.cities.contains(*corner);
    view.land.harbours.into_iter().filter(move |(edge, _)| edge.corners().iter().any(builds))
}

/// What they trade, each once.
pub(super) fn harbours(view: &View, seat: Seat) -> Vec<Harbour> {
    let mut harbours: Vec<Harbour> = served(view, seat).map(|(_, harbour)| harbour).collect();
    harbours.sort_by_key(|harbour| harbour.0);
    harbours.dedup();
    harbours
}

fn harbour(harbour: Harbour) -> Fact {
    let rate = if harbour.0.is_some() { "2:1" } else { "3:1" };
    let icon = match harbour.0 {
        Some(kind) => icons::resource(kind, Point::default(), ICON * 0.9),
        None => icons::anchor(Point::default(), ICON),
    };
    Fact { what: format!("trades {harbour}"), icon, words: rate.to_owned(), fresh: false }
}

/// The gap between facts, and the least one.
const APART: (f32, f32) = (15.0, 4.0);
/// The room between a drawing and its words.
const BESIDE: f32 = 4.0;
/// The smallest scale of a drawing.
const SMALLEST: f32 = 0.6;

/// The size of the words of a fact, and the smaller one where there are many.
const WORDS: (f32, f32) = (30.0, 26.0);

/// Facts side by side, closer and with smaller drawings where there are many, the signs of numbers left out if need be; dots stand
/// for what has no room even so.
fn line_of(look: Look, seat: Seat, rect: Rect, mut facts: Vec<Fact>) -> Vec<Node> {
    let mark = |fact: &Fact| format!("{} {} {}", fact.what, player_mark(seat).symbol(), fact.words);
    let marks: Vec<String> = facts.iter().map(mark).collect();
    let width = |fact: &Fact, size| text_width(&fact.words, size, Weight::Bold).ceil() + 2.0;
    let count = facts.len() as f32;
    let least = |facts: &[Fact], size| {
        let words: f32 = facts.iter().map(|fact| width(fact, size)).sum();
        words + count * (ICON * SMALLEST + BESIDE) + (count - 1.0) * APART.1
    };
    if least(&facts, WORDS.0) > rect.w {
        facts.iter_mut().for_each(|fact| fact.words = fact.words.trim_start_matches('+').to_owned());
    }
    let size = if least(&facts, WORDS.0) > rect.w { WORDS.1 } else { WORDS.0 };
    let words: f32 = facts.iter().map(|fact| width(fact, size)).sum();
    let room = rect.w - words - count * BESIDE - (count - 1.0) * APART.1;
    let scale = (room / (count * ICON)).clamp(SMALLEST, 1.0);
    let icon = ICON * scale;
    let spare = rect.w - words - count * (icon + BESIDE);
    let apart = (spare / (count - 1.0).max(1.0)).clamp(APART.1, APART.0);
    let dots = text_width("…", size, Weight::Bold).ceil();
    let mut line = Vec::new();
    let mut row = rect;
    let left = facts.len();
    for (number, (fact, mark)) in facts.into_iter().zip(marks).enumerate() {
        let width = width(&fact, size);
        // Room for the dots, unless it is the last one.
        let after = if number + 1 < left { apart + dots } else { 0.0 };
        if row.w + 0.5 < icon + BESIDE + width + after {
            let text = TextBox::new(row, "…", size).bold().color(look.theme.muted()).on(look.theme.panel());
            line.push(text.align(Align::Start, Align::Middle).into());
            break;
        }
        let (place, rest) = row.split_left(icon + BESIDE);
        let (words, rest) = rest.split_left(width);
        let (mut ink, mut ground) = (look.theme.ink(), look.theme.panel());
        let mut nodes: Vec<Node> = Vec::new();
        if fact.fresh {
            let plate =
                Rect { x: place.x - 4.0, w: place.w + width + 9.0, ..Rect::around(row.center(), 1.0, 38.0) };
            let plate = Shape::new(Path::round_rect(plate, 10.0)).fill(LAST_MOVE);
            nodes.push(plate.stroke(Stroke::new(Color::hex(0x8A6A10), 2.0)).into());
            (ink, ground) = (INK, LAST_MOVE);
        }
        let at = place.center().offset(-BESIDE / 2.0, 0.0);
        let drawn = Group::new(vec![fact.icon]).transform(Transform::scale(scale, scale));
        nodes.push(drawn.translate(at.x, at.y).into());
        let text = TextBox::new(words, fact.words, size).bold().color(ink).on(ground);
        nodes.push(text.align(Align::Start, Align::Middle).role(Role::Vital).into());
        line.push(Group::new(nodes).shows(mark).into());
        row = rest.split_left(apart.min(rest.w)).1;
    }
    line
}

/// The edge of a player's things on a panel: a dark one would be lost at night.
pub(super) fn rim(look: Look, seat: Seat) -> Color {
    match look.theme {
        Theme::Paper => player_mark(seat).edge(),
        Theme::Night => Color::WHITE.alpha(0.9),
    }
}
