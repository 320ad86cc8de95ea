//! The table as text: complete, in lines of what a phone shows of a block of code.

use super::super::components::colour::Colour;
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::tile::{Kind, Tile};
use super::super::say::outlook::is_inhabited;
use super::super::say::{Say, face_name, place, sign};
use super::super::score::Meadow;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::map::{legend, map, open, rows, signs};
use rules::{LINE, Seat, Words, below, shorten, wrapped};
use tabletop::{Tell, Text};

/// The most characters of an alternative text.
const ALT: usize = 1024;

impl Text for WolvesAndSheep {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = wrapped(&WolvesAndSheep::prompt(view, view.viewer, words), LINE, "");
        lines.extend(say.last(view).iter().flat_map(|last| wrapped(last, LINE, "")));
        lines.push(String::new());
        lines.extend(map(view, say));
        lines.push(String::new());
        lines.extend(
            Colour::ALL.iter().flat_map(|&colour| wrapped(&flock(view, colour, true, say), LINE, "  ")),
        );
        let forests = view.survey.forests.iter().filter(|forest| is_inhabited(forest));
        lines.extend(forests.flat_map(|forest| wrapped(&say.forest(forest), LINE, "  ")));
        lines.push(String::new());
        for seat in Seat::first(view.seats.len() as u8) {
            lines.extend(seat_text(view, seat, say));
        }
        lines.push(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]));
        lines.extend(hand(view, say));
        lines.push(String::new());
        lines.extend(wrapped(&legend(say), LINE, ""));
        lines.extend(wrapped(&say.plain("wolves-and-sheep-text-gaps"), LINE, ""));
        lines.push(String::new());
        lines.extend(wrapped(&say.plain("wolves-and-sheep-text-sides"), LINE, ""));
        lines.extend(rows(view, say).iter().flat_map(|row| wrapped(row, LINE, "  ")));
        if view.current.is_some() {
            lines.push(String::new());
            lines.extend(wrapped(&say.plain("wolves-and-sheep-text-open"), LINE, ""));
            lines.extend(wrapped(&open(view, say), LINE, ""));
        }
        lines.iter().map(|line| shorten(line.trim_end(), LINE)).collect::<Vec<_>>().join("\n")
    }

    /// Describes the picture: prompt, the last lay, players, flocks, the landscape in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut parts = vec![WolvesAndSheep::prompt(view, view.viewer, words)];
        parts.extend(say.last(view).map(|last| last + "."));
        for seat in Seat::first(view.seats.len() as u8) {
            let here = view.seat(seat);
            let mut text = format!("{}: {}", shorten(say.name(seat), 16), say.holding(view, seat));
            if !here.colours.is_empty() {
                text = format!("{text}, {}", say.flocks(view, seat));
            }
            if let Some(tally) = &here.tally {
                text = format!(
                    "{text}, {}",
                    say.text("wolves-and-sheep-points", &[("count", tally.total().into())])
                );
            }
            parts.push(format!("{text}."));
        }
        parts.push(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]) + ".");
        if !view.hand.is_empty() {
            let tiles = view.hand.iter().map(|tile| match tile.kind() {
                Kind::Landscape => Face::ALL.map(|face| face_signs(tile, face, say)).join(" | "),
                _ => say.tile(tile),
            });
            let tiles = tiles.collect::<Vec<_>>().join(", ");
            parts.push(format!("{} {tiles}.", say.plain("wolves-and-sheep-text-hand")));
        }
        let flocks = Colour::ALL.map(|colour| flock(view, colour, view.colours.contains(colour), say));
        parts.push(format!("{} {}.", say.plain("wolves-and-sheep-alt-flocks"), flocks.join("; ")));
        if !view.colours.is_empty() {
            parts.push(say.plain("wolves-and-sheep-text-gaps"));
        }
        let forests: Vec<String> = view
            .survey
            .forests
            .iter()
            .filter(|forest| is_inhabited(forest))
            .map(|forest| say.forest(forest))
            .collect();
        if !forests.is_empty() {
            parts.push(format!("{}.", forests.join("; ")));
        }
        let sides = say.plain("wolves-and-sheep-text-sides");
        parts.push(format!("{}. {sides} {}.", legend(say), rows(view, say).join("; ")));
        if view.current.is_some() {
            parts.push(format!("{} {}.", say.plain("wolves-and-sheep-text-open"), open(view, say)));
        }
        shorten(parts.join(" "), ALT)
    }
}

/// Writes the meadows of a colour, the largest first, open ones perhaps with the places to fill: "black: 12 ○ P9 Q10, 9 ✓, 3 ⚠".
fn flock(view: &View, colour: Colour, places: bool, say: Say<'_>) -> String {
    let meadows = view.survey.meadows.iter().filter(|meadow| meadow.colour == colour);
    let one = |meadow: &Meadow| {
        let gaps = view.landscape.gaps(meadow.root).filter(|_| places).map(|gap| format!(" {}", place(gap)));
        format!("{} {}{}", meadow.sheep, sign(meadow), gaps.collect::<String>())
    };
    let listed: Vec<String> = meadows.map(one).collect();
    let listed = if listed.is_empty() { "–".to_owned() } else { listed.join(", ") };
    format!("{}: {listed}", say.colour(colour))
}

fn seat_text(view: &View, seat: Seat, say: Say<'_>) -> Vec<String> {
    let here = view.seat(seat);
    let act = if view.bonus.or(view.current) == Some(seat) { "▶" } else { "" };
    let mark = seat.player().symbol();
    let total = here.tally.as_ref().map_or_else(|| "?".to_owned(), |tally| tally.total().to_string());
    let room = LINE - total.chars().count() - 5;
    let mut lines = vec![format!("{act}{mark} {}: {total}", shorten(say.name(seat), room))];
    lines.extend(below(&say.holding(view, seat)));
    if !here.colours.is_empty() {
        lines.extend(below(&say.flocks(view, seat)));
    }
    lines
}

/// A face by its name and as it lies unturned: "12a BfBv/".
fn face_signs(tile: Tile, face: Face, say: Say<'_>) -> String {
    format!("{} {}", face_name(tile, face), signs(Posture { tile, face, turn: Quarter::NONE }, say))
}

/// Lists the tiles in the viewer's hand, and at the end in all hands.
fn hand(view: &View, say: Say<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for tile in view.hand.iter() {
        match tile.kind() {
            Kind::Landscape => {
                let face = |face| format!("{}: {}", face_signs(tile, face, say), say.print(tile, face));
                lines.extend(Face::ALL.into_iter().flat_map(|side| wrapped(&face(side), LINE, "")));
            }
            _ => lines.push(say.tile(tile)),
        }
    }
    if lines.is_empty() {
        return lines;
    }
    lines.insert(0, say.plain("wolves-and-sheep-text-hand"));
    lines
}
