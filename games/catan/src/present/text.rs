//! The board as text, and the alternative text.

use super::super::components::board::{CornerSet, Edge, EdgeSet, Hex};
use super::super::components::cards::Resource;
use super::super::components::land::Harbour;
use super::super::event::Event;
use super::super::say::event::last;
use super::super::say::{Say, player_mark};
use super::super::state::{Catan, Phase};
use super::super::view::{PlayerView, View};
use super::tell::question;
use rules::{LINE, Seat, Words, shorten, wrapped};
use tabletop::Text;

/// Characters in an alternative text.
const ALT: usize = 1024;

impl Text for Catan {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = vec![say.heading(view)];
        for sentence in asked_and_said(view, words) {
            lines.extend(wrapped(&sentence, LINE, ""));
        }
        lines.push(String::new());
        lines.extend(listed(&say.plain("catan-text-harbours"), harbours(view, say).into_iter()));
        let stock = Resource::ALL.into_iter().map(|kind| say.count(kind, view.bank[kind]));
        let deck = std::iter::once(say.number("catan-text-deck", view.deck.into()));
        lines.extend(listed(&say.plain("catan-text-bank"), stock.chain(deck)));
        for seat in view.seats() {
            lines.push(String::new());
            lines.extend(player_lines(view, seat, say));
        }
        lines.push(String::new());
        lines.extend(wrapped(&say.plain("catan-text-corners"), LINE, ""));
        lines.extend(Hex::all().flat_map(|hex| {
            let around = corners(hex.mask()).join(" ");
            wrapped(&format!("{}: {around}", say.hex(view, hex).replace(" – ", " ")), LINE, "  ")
        }));
        lines.push(String::new());
        for row in 0..5 {
            let hexes = Hex::all().filter(|hex| hex.position().0 == row);
            let cells: Vec<String> = hexes.map(|hex| cell(view, hex, say)).collect();
            let indent = " ".repeat((5 - cells.len()) * 3);
            lines.push(format!("{indent}{}", cells.join("")).trim_end().to_owned());
        }
        lines.extend(wrapped(&say.plain("catan-text-legend"), LINE, ""));
        lines.into_iter().map(|line| shorten(line, LINE)).collect::<Vec<_>>().join("\n")
    }

    /// Describes the picture: the turn, the last event, scores, the viewer's own cards, then the board in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut parts = vec![format!("{}.", shorten(say.heading(view), 60))];
        parts.extend(asked_and_said(view, words).into_iter().map(|sentence| shorten(sentence, 220)));
        for seat in view.seats() {
            let name = shorten(say.name(seat), 20);
            let counts = [vec![points(view, seat, say)], counted(view, seat, say)].concat().join(", ");
            parts.push(format!("{name} ({}): {counts}.", say.colour(seat)));
        }
        if let Some(secret) = view.own().and_then(|(_, player)| player.secret.as_ref()) {
            let hand: Vec<String> = secret.hand.iter().map(|(kind, count)| say.count(kind, count)).collect();
            parts.extend(named(&say.plain("catan-text-hand"), &hand, ", "));
            parts.extend(named(&say.plain("catan-text-cards"), &say.developments(secret), ", "));
        }
        let robber = view.robber.to_string().to_uppercase();
        parts.push(words.text("catan-alt-robber", &[("hex", robber.into())]));
        let row = |row: u8| {
            let hexes = Hex::all().filter(|hex| hex.position().0 == row);
            hexes.map(|hex| say.hex(view, hex).replace(" – ", " ")).collect::<Vec<_>>().join(", ")
        };
        parts.push(format!("{}.", (0..5).map(row).collect::<Vec<_>>().join("; ")));
        for seat in view.seats() {
            let player = view.player(seat);
            let pieces = [
                ("catan-text-settlements", corners(player.settlements)),
                ("catan-text-cities", corners(player.cities)),
                ("catan-text-roads", edges(player.roads)),
            ];
            let pieces = pieces.into_iter().filter_map(|(key, places)| named(&say.plain(key), &places, " "));
            let pieces = pieces.collect::<Vec<_>>().join(" ");
            parts.extend((!pieces.is_empty()).then(|| format!("{} – {pieces}", say.colour(seat))));
        }
        parts.extend(named(&say.plain("catan-text-harbours"), &harbours(view, say), ", "));
        parts.retain(|part| !part.is_empty());
        shorten(parts.join(" "), ALT)
    }
}

/// Writes a hex: its letter, the sign of its terrain, its number; the robber's hex has a star: "KWl04*" in six columns.
fn cell(view: &View, hex: Hex, say: Say<'_>) -> String {
    let number = view.land.numbers[hex.index()];
    let terrain = view.land.terrain[hex.index()].map_or("desert", Resource::word);
    let sign = shorten(say.plain(&format!("catan-sign-{terrain}")), 2);
    let number = if number == 0 { "--".to_owned() } else { format!("{number:02}") };
    let robber = if view.robber == hex { '*' } else { ' ' };
    format!("{}{sign}{number}{robber}", hex.to_string().to_uppercase())
}

fn player_lines(view: &View, seat: Seat, say: Say<'_>) -> Vec<String> {
    let player = view.player(seat);
    let mark = player_mark(seat).symbol();
    let colour = say.colour(seat);
    let points = points(view, seat, say);
    let room = LINE.saturating_sub(points.chars().count() + colour.chars().count() + 6);
    let mut lines = vec![format!("{mark} {} ({colour}) {points}", shorten(say.name(seat), room))];
    lines.extend(listed("", counted(view, seat, say).into_iter()));
    for (key, names) in [
        ("catan-text-settlements", corners(player.settlements)),
        ("catan-text-cities", corners(player.cities)),
        ("catan-text-roads", edges(player.roads)),
    ] {
        if !names.is_empty() {
            lines.extend(listed(&say.plain(key), names.into_iter()));
        }
    }
    lines.extend(secret_lines(view, player, say));
    lines
}

/// What everybody may count of somebody: cards, knights, the road, and what these have brought.
fn counted(view: &View, seat: Seat, say: Say<'_>) -> Vec<String> {
    let player = view.player(seat);
    let counts = [
        ("catan-hand-size", player.hand_size, 0),
        ("catan-cards-unplayed", player.unplayed, 1),
        ("catan-knights", player.knights, 1),
        ("catan-road-length", player.length, 2),
    ];
    let counts = counts.into_iter().filter(|(_, count, least)| count >= least);
    let mut parts: Vec<String> = counts.map(|(key, count, _)| say.number(key, count.into())).collect();
    parts.extend((view.longest == Some(seat)).then(|| say.plain("catan-longest-road")));
    parts.extend((view.army == Some(seat)).then(|| say.plain("catan-largest-army")));
    parts.extend(view.resigned.contains(seat).then(|| say.plain("catan-resigned")));
    parts
}

fn secret_lines(view: &View, player: &PlayerView, say: Say<'_>) -> Vec<String> {
    let Some(secret) = &player.secret else { return Vec::new() };
    let mut lines =
        listed(&say.plain("catan-text-hand"), secret.hand.iter().map(|(kind, count)| say.count(kind, count)));
    lines.extend(listed(&say.plain("catan-text-cards"), say.developments(secret).into_iter()));
    if view.phase != Phase::Over {
        for (name, price, times) in say.prices(secret.hand) {
            let mark = if times > 0 { '✓' } else { '·' };
            lines.extend(listed(&format!("{mark} {name}:"), price.split(", ").map(str::to_owned)));
        }
    }
    lines
}

/// The points that the viewer may know.
fn points(view: &View, seat: Seat, say: Say<'_>) -> String {
    let player = view.player(seat);
    let known = player.secret.as_ref().map_or(player.points, |secret| secret.points);
    say.number("catan-points", known.into())
}

/// "A2-3 2:1 wool": where each harbour is, and its rate.
fn harbours(view: &View, say: Say<'_>) -> Vec<String> {
    let harbour = |(edge, harbour): &(Edge, Harbour)| {
        let rate = harbour.0.map_or_else(|| "3:1".to_owned(), |kind| format!("2:1 {}", say.kind(kind)));
        format!("{} {rate}", edge.short())
    };
    view.land.harbours.iter().map(harbour).collect()
}

fn corners(set: CornerSet) -> Vec<String> {
    set.iter().map(|corner| corner.to_string().to_uppercase()).collect()
}

fn edges(set: EdgeSet) -> Vec<String> {
    set.iter().map(Edge::short).collect()
}

/// Asks, and tells what happened last; at the end the one says the other.
fn asked_and_said(view: &View, words: &dyn Words) -> Vec<String> {
    let (asked, said) = (question(view, view.viewer, words), last(view, Say(words)));
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
        if line.chars().count() + gap + part.chars().count() <= LINE {
            line.push_str(&" "[..gap]);
            line.push_str(&part);
        } else {
            lines.extend(wrapped(&part, LINE, ""));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A title and what it is of, in a sentence; nothing if there is nothing.
fn named(title: &str, parts: &[String], between: &str) -> Option<String> {
    (!parts.is_empty()).then(|| format!("{title} {}.", parts.join(between)))
}
