//! The board as text, the alternative text, the statistics.

use super::board::{CornerSet, EdgeSet, Hex};
use super::cards::Resource;
use super::event::Event;
use super::look::player_mark;
use super::narrate::{developments, narrate, prices, question};
use super::say::{Say, shorten};
use super::state::Phase;
use super::view::{PlayerView, View};
use crate::{Report, Seat, Viewer, Words};

/// Characters in a line.
const WIDTH: usize = 40;
/// Characters in an alternative text.
const ALT: usize = 1024;

/// The heading: which turn of whom, and the dice.
pub(super) fn heading(view: &View, words: &dyn Words) -> String {
    match view.phase {
        Phase::Over => words.text("catan-heading-over", &[]),
        Phase::Found(_) | Phase::Pave(..) => words.text("catan-heading-found", &[]),
        _ => words.text("catan-heading-turn", &[("count", view.turns.into())]),
    }
}

/// The whole board in lines.
pub(super) fn board_text(view: &View, words: &dyn Words) -> String {
    let say = Say(words);
    let mut lines = vec![heading(view, words)];
    for sentence in asked_and_said(view, words) {
        lines.extend(wrapped(&sentence));
    }
    lines.push(String::new());
    for row in 0..5 {
        let hexes = Hex::all().filter(|hex| hex.position().0 == row);
        let cells: Vec<String> = hexes.map(|hex| cell(view, hex, say)).collect();
        let indent = " ".repeat((5 - cells.len()) * 4);
        lines.push(format!("{indent}{}", cells.join("")).trim_end().to_owned());
    }
    lines.extend(wrapped(&say.text("catan-text-legend")));
    lines.push(String::new());
    let harbours = view.land.harbours.iter();
    let harbours = harbours.map(|(edge, harbour)| {
        let rate = harbour.0.map_or_else(|| "3:1".to_owned(), |kind| format!("2:1 {}", say.kind(kind)));
        format!("{} {rate}", edge.to_string().to_uppercase())
    });
    lines.extend(listed(&say.text("catan-text-harbours"), harbours));
    let stock = Resource::ALL.into_iter().map(|kind| say.count(kind, view.bank[kind]));
    let deck = std::iter::once(say.number("catan-text-deck", view.deck.into()));
    lines.extend(listed(&say.text("catan-text-bank"), stock.chain(deck)));
    for seat in view.seats() {
        lines.push(String::new());
        lines.extend(player_lines(view, seat, say));
    }
    lines.into_iter().map(|line| shorten(line, WIDTH)).collect::<Vec<_>>().join("\n")
}

/// Hex letter, terrain letter, number; the robber's hex has a star: "Kw04*" in eight columns.
fn cell(view: &View, hex: Hex, say: Say<'_>) -> String {
    let number = view.land.numbers[hex.index()];
    let terrain = view.land.terrain[hex.index()].map_or("desert", Resource::word);
    let sign = shorten(say.text(&format!("catan-sign-{terrain}")), 2);
    let number = if number == 0 { "--".to_owned() } else { format!("{number:02}") };
    let robber = if view.robber == hex { '*' } else { ' ' };
    format!("{}·{sign}{number}{robber} ", hex.to_string().to_uppercase())
}

fn player_lines(view: &View, seat: Seat, say: Say<'_>) -> Vec<String> {
    let player = view.player(seat);
    let mark = player_mark(seat).symbol();
    let colour = say.colour(seat);
    let points = points(view, seat, say);
    let room = WIDTH.saturating_sub(points.chars().count() + colour.chars().count() + 6);
    let mut lines = vec![format!("{mark} {} ({colour}) {points}", shorten(say.name(seat), room))];
    let mut parts = vec![
        say.number("catan-hand-size", player.hand_size.into()),
        say.number("catan-cards-unplayed", player.unplayed.into()),
        say.number("catan-knights", player.knights.into()),
        say.number("catan-road-length", player.length.into()),
    ];
    parts.extend((view.longest == Some(seat)).then(|| say.text("catan-longest-road")));
    parts.extend((view.army == Some(seat)).then(|| say.text("catan-largest-army")));
    parts.extend(view.resigned.contains(seat).then(|| say.text("catan-resigned")));
    lines.extend(listed("", parts.into_iter()));
    for (key, names) in [
        ("catan-text-settlements", corners(player.settlements)),
        ("catan-text-cities", corners(player.cities)),
        ("catan-text-roads", edges(player.roads)),
    ] {
        if !names.is_empty() {
            lines.extend(listed(&say.text(key), names.into_iter()));
        }
    }
    lines.extend(secret_lines(view, player, say));
    lines
}

fn secret_lines(view: &View, player: &PlayerView, say: Say<'_>) -> Vec<String> {
    let Some(secret) = &player.secret else { return Vec::new() };
    let mut lines =
        listed(&say.text("catan-text-hand"), secret.hand.iter().map(|(kind, count)| say.count(kind, count)));
    lines.extend(listed(&say.text("catan-text-cards"), developments(secret, say).into_iter()));
    if view.phase != Phase::Over {
        for (name, price, times) in prices(secret.hand, say) {
            let mark = if times > 0 { '✓' } else { '·' };
            lines.extend(listed(&format!("{mark} {name}:"), price.split(", ").map(str::to_owned)));
        }
    }
    lines
}

/// The points that the viewer may know.
pub(super) fn points(view: &View, seat: Seat, say: Say<'_>) -> String {
    let player = view.player(seat);
    let known = player.secret.as_ref().map_or(player.points, |secret| secret.points);
    say.number("catan-points", known.into())
}

fn corners(set: CornerSet) -> Vec<String> {
    set.iter().map(|corner| corner.to_string().to_uppercase()).collect()
}

fn edges(set: EdgeSet) -> Vec<String> {
    set.iter().map(|edge| edge.to_string().to_uppercase()).collect()
}

/// The last public event, told.
pub(super) fn said_last(view: &View, words: &dyn Words) -> String {
    view.news.and_then(|event| narrate(&event, Viewer::Public, words)).unwrap_or_default()
}

/// What is asked, and what happened last; at the end the one says the other.
fn asked_and_said(view: &View, words: &dyn Words) -> Vec<String> {
    let (asked, said) = (question(view, view.viewer, words), said_last(view, words));
    let told = matches!(view.news, Some(Event::Won { .. }));
    [asked, said].into_iter().skip(usize::from(told)).filter(|sentence| !sentence.is_empty()).collect()
}

/// A title and as many parts on each line as fit; a part is broken only if it is longer than a line.
fn listed(title: &str, parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        parts.push("–".to_owned());
    }
    let last = parts.len() - 1;
    let mut lines = vec![title.to_owned()];
    for (at, part) in parts.into_iter().enumerate() {
        let part = if at < last { part + "," } else { part };
        let line = lines.last_mut().expect("there is a first line");
        let gap = usize::from(!line.is_empty());
        if line.chars().count() + gap + part.chars().count() <= WIDTH {
            line.push_str(&" "[..gap]);
            line.push_str(&part);
        } else {
            lines.extend(wrapped(&part));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Broken at spaces.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(&shorten(word.to_owned(), WIDTH));
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(shorten(word.to_owned(), WIDTH));
        }
    }
    lines
}

/// Whose turn, what just happened, scores, then the board in reading order.
pub(super) fn alt_text(view: &View, words: &dyn Words) -> String {
    let say = Say(words);
    let mut parts = vec![format!("{}.", shorten(heading(view, words), 60))];
    parts.extend(asked_and_said(view, words).into_iter().map(|sentence| shorten(sentence, 220)));
    for seat in view.seats() {
        let name = shorten(say.name(seat), 20);
        parts.push(format!("{name} ({}): {}.", say.colour(seat), points(view, seat, say)));
    }
    let robber = view.robber.to_string().to_uppercase();
    parts.push(words.text("catan-alt-robber", &[("hex", robber.into())]));
    let hexes: Vec<String> = Hex::all().map(|hex| say.hex(view, hex).replace(" – ", " ")).collect();
    parts.push(format!("{}.", hexes.join(", ")));
    for seat in view.seats() {
        let player = view.player(seat);
        let mut places = corners(player.settlements);
        places.extend(corners(player.cities).into_iter().map(|city| format!("{city}!")));
        if !places.is_empty() {
            parts.push(format!("{}: {}.", say.colour(seat), places.join(" ")));
        }
    }
    parts.retain(|part| !part.is_empty());
    shorten(parts.join(" "), ALT)
}

/// How often each sum was rolled, and what the dice have brought to whom.
pub(super) fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
    let say = Say(words);
    let most = view.sums.iter().copied().max().unwrap_or(0).max(1);
    let bar = |count: u16| "█".repeat(usize::from(count) * 30 / usize::from(most.max(30)));
    let sums = (2..)
        .zip(view.sums)
        .map(|(sum, count)| format!("{sum:>2} {count:>3} {}", bar(count)).trim_end().to_owned());
    let dice = Report { title: say.text("catan-report-dice"), lines: sums.collect() };
    let row = |head: &str, cells: &[String], sum: &str| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>5}")).collect();
        format!("{:<9}{cells}{sum:>6}", shorten(head.to_owned(), 8))
    };
    let signs = Resource::ALL.map(|kind| shorten(say.text(&format!("catan-sign-{}", kind.word())), 4));
    let mut lines = vec![row("", &signs, "Σ")];
    for seat in view.seats() {
        let produced = view.player(seat).produced;
        let total: u16 = produced.iter().sum();
        let head = format!("{} {}", player_mark(seat).symbol(), say.name(seat));
        lines.push(row(&head, &produced.map(|count| count.to_string()), &total.to_string()));
    }
    lines.extend(wrapped(&say.text("catan-report-production-note")));
    let production = Report { title: say.text("catan-report-production"), lines };
    vec![dice, production]
}
