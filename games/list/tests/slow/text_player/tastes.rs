//! What each game's choices are worth to a reader, by what is said of them.

use super::heard::{Heard, Way};

/// The number in "+6 · …", "−2" or "±0": what a choice changes of the points.
fn gain(text: &str) -> i32 {
    let first = text.split(" · ").next().unwrap_or_default();
    first.replace('−', "-").trim_start_matches(['+', '±']).parse().unwrap_or(0)
}

/// The sum of what the choices of a way change of the points.
fn gains(way: &Way) -> i32 {
    way.said.iter().map(|said| gain(&said.more)).sum()
}

/// The first number behind those words.
pub(super) fn number(text: &str, behind: &str) -> Option<i32> {
    let (_, rest) = text.split_once(behind)?;
    let digits: String =
        rest.chars().skip_while(|sign| *sign == ' ').take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The points, and of equals whatever covers the fewest squares.
pub(super) fn confusing_lands(_heard: &Heard, way: &Way) -> i32 {
    let covered =
        |text: &str| text.split_once("covers ").map_or(0, |(_, squares)| squares.split(' ').count());
    gains(way) * 10 - way.said.iter().map(|said| covered(&said.more)).sum::<usize>() as i32
}

/// The points; else water beside water, fields beside fields, and trees and mountains that grow.
pub(super) fn harmonies(_heard: &Heard, way: &Way) -> i32 {
    let last = way.last();
    let beside = |sign: &str| {
        let (_, spaces) = last.more.split_once("beside ").unwrap_or_default();
        spaces.split(", ").filter(|space| space.split(' ').nth(1) == Some(sign)).count() as i32
    };
    let hope = match last.label.split_once(": ").map_or("", |(_, stack)| stack) {
        "water" => 2 * beside("W"),
        "yellow token" => 2 * beside("Y"),
        stack => number(stack, "height ").unwrap_or(0) - 1,
    };
    gains(way) * 10 + hope
}

/// What the alternative text lists of the reader's own pieces of a kind.
fn pieces(heard: &Heard, kind: &str) -> usize {
    let colour = heard.alt.split_once(&format!("{} (", heard.own)).and_then(|(_, rest)| rest.split_once(')'));
    let own = colour.and_then(|(colour, rest)| rest.split_once(&format!("{colour} – ")));
    let listed = own.and_then(|(_, own)| own.split(" – ").next()?.split_once(kind));
    listed.map_or(0, |(_, rest)| rest.split('.').next().unwrap_or_default().split_whitespace().count())
}

fn roads(heard: &Heard) -> usize {
    pieces(heard, "Roads: ")
}

fn buildings(heard: &Heard) -> usize {
    pieces(heard, "Settlements: ") + pieces(heard, "Cities: ")
}

/// Buildings before cards before trade; places by how often their numbers are rolled.
pub(super) fn catan(heard: &Heard, way: &Way) -> i32 {
    let yields = |text: &str| -> i32 {
        let number = |hex: &str| hex.split(' ').nth(1).and_then(|number| number.parse::<i32>().ok());
        text.split(" · ").filter_map(number).map(|number| 6 - (7 - number).abs()).sum()
    };
    let last = way.last();
    let did = |deed: &str| way.said.iter().any(|said| said.label.starts_with(deed));
    match last.ask.as_str() {
        "Where does the city go?" => 3000 + yields(&last.more),
        "Where does the settlement go?" => 2000 + yields(&last.more),
        "Where does the road go?" if roads(heard) < 2 * buildings(heard) => 900,
        "Where does the road go?" => 5,
        "Where does the robber go?" => {
            let own = last.more.contains(&heard.own);
            1000 + last.more.split(", ").filter(|name| !name.is_empty()).count() as i32 - 10 * i32::from(own)
        }
        // Where there is one place alone, nothing asks for it.
        _ if did("Build a city") => 3000,
        _ if did("Build a settlement") => 2000,
        _ if did("Buy") => 800,
        _ if way.button.starts_with("Roll") => 700,
        _ if last.ask == "What do you take from the bank?" => {
            // What is not in hand at all is worth four of something else.
            let hand = heard.board.lines().find(|line| line.starts_with("Hand: ")).unwrap_or("");
            if hand.contains(&last.label) { 0 } else { 500 }
        }
        _ if last.label.starts_with("End the turn") => 10,
        _ => 0,
    }
}

/// The points; cards that fit many places, and an award now and then.
pub(super) fn village_green(_heard: &Heard, way: &Way) -> i32 {
    let last = way.last();
    let fits = last.more.split_once("fits ").map_or(0, |(_, places)| places.split(", ").count() as i32);
    let first = &way.said.first().map_or("", |said| &said.label);
    let verb = match () {
        () if first.starts_with("Lay") => 5,
        () if first.starts_with("Village card") || first.starts_with("Discard") => -25,
        () if first.starts_with("Take award") => 3,
        () => fits,
    };
    gains(way) * 10 + verb
}
