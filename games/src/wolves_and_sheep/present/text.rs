//! The table as text: complete, in lines of at most 40 characters.

use super::super::components::colour::Colour;
use super::super::components::posture::Face;
use super::super::components::tile::Kind;
use super::super::say::outlook::is_inhabited;
use super::super::say::{Say, face_name, place, sign};
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::map::{legend, map};
use crate::core::{Seat, Tell, Text, Words, shorten, wrapped};

/// The most characters of a line.
const WIDTH: usize = 40;
/// The most characters of an alternative text.
const ALT: usize = 1024;

impl Text for WolvesAndSheep {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = wrapped(&WolvesAndSheep::prompt(view, view.viewer, words), WIDTH, "");
        lines.extend(say.last(view).iter().flat_map(|last| wrapped(last, WIDTH, "")));
        lines.push(String::new());
        lines.extend(map(view, say));
        lines.push(String::new());
        lines.extend(Colour::ALL.map(|colour| flock(view, colour, say)));
        let forests = view.survey.forests.iter().filter(|forest| is_inhabited(forest));
        lines.extend(forests.map(|forest| say.forest(forest)));
        lines.push(String::new());
        for seat in Seat::first(view.seats.len() as u8) {
            lines.extend(seat_text(view, seat, say));
        }
        lines.push(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]));
        lines.extend(hand(view, say));
        lines.push(String::new());
        lines.extend(wrapped(&legend(say), WIDTH, ""));
        lines.iter().map(|line| shorten(line.trim_end(), WIDTH)).collect::<Vec<_>>().join("\n")
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
            parts.push(format!("{} {}.", say.plain("wolves-and-sheep-text-hand"), say.tiles(view.hand)));
        }
        let flocks = Colour::ALL.map(|colour| flock(view, colour, say)).join("; ");
        parts.push(format!("{} {flocks}.", say.plain("wolves-and-sheep-alt-flocks")));
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
        let mut laid: Vec<_> = view.landscape.visible().map(|standing| standing.laid).collect();
        laid.sort_by_key(|laid| laid.place);
        let tiles =
            laid.iter().map(|laid| format!("{} {}", place(laid.place), say.face(laid.tile, laid.face)));
        parts.push(format!("{}.", tiles.collect::<Vec<_>>().join(", ")));
        shorten(parts.join(" "), ALT)
    }
}

/// Writes the meadows of a colour, the largest first: "black: 9 ✓, 12 ○, 3 ⚠".
fn flock(view: &View, colour: Colour, say: Say<'_>) -> String {
    let meadows = view.survey.meadows.iter().filter(|meadow| meadow.colour == colour);
    let listed: Vec<String> = meadows.map(|meadow| format!("{} {}", meadow.sheep, sign(meadow))).collect();
    let listed = if listed.is_empty() { "–".to_owned() } else { listed.join(", ") };
    format!("{}: {listed}", say.colour(colour))
}

fn seat_text(view: &View, seat: Seat, say: Say<'_>) -> Vec<String> {
    let here = view.seat(seat);
    let act = if view.bonus.or(view.current) == Some(seat) { "▶" } else { "" };
    let mark = seat.player().symbol();
    let total = here.tally.as_ref().map_or_else(|| "?".to_owned(), |tally| tally.total().to_string());
    let room = WIDTH - total.chars().count() - 5;
    let mut lines = vec![format!("{act}{mark} {}: {total}", shorten(say.name(seat), room))];
    lines.push(format!("  {}", say.holding(view, seat)));
    if !here.colours.is_empty() {
        lines.push(format!("  {}", say.flocks(view, seat)));
    }
    lines
}

/// Lists the tiles in the viewer's hand, and at the end in all hands.
fn hand(view: &View, say: Say<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for tile in view.hand.iter() {
        match tile.kind() {
            Kind::Landscape => {
                let face = |face| format!("{} {}", face_name(tile, face), say.print(tile, face));
                lines.extend(Face::ALL.into_iter().flat_map(|side| wrapped(&face(side), WIDTH, "")));
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
