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
fn number(text: &str, behind: &str) -> Option<i32> {
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

/// Buildings before cards before trade; places by how often their numbers are rolled.
pub(super) fn catan(heard: &Heard, way: &Way) -> i32 {
    let yields = |text: &str| -> i32 {
        let number = |hex: &str| hex.split(' ').nth(1).and_then(|number| number.parse::<i32>().ok());
        text.split(" · ").filter_map(number).map(|number| 6 - (7 - number).abs()).sum()
    };
    let last = way.last();
    match last.ask.as_str() {
        "Where does the city go?" => 3000 + yields(&last.more),
        "Where does the settlement go?" => 2000 + yields(&last.more),
        "Where does the road go?" => 900,
        "Where does the robber go?" => {
            let own = last.more.contains(&heard.own);
            1000 + last.more.split(", ").filter(|name| !name.is_empty()).count() as i32 - 10 * i32::from(own)
        }
        _ if way.button.starts_with("Buy") => 800,
        _ if way.button.starts_with("Roll") => 700,
        _ if last.ask == "What do you take from the bank?" => {
            // What is not in hand at all is worth four of something else.
            let hand =
                heard.alt.split_once("Hand: ").map_or("", |(_, rest)| rest.split('.').next().unwrap_or(""));
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

/// The own flock, the larger the better, closed and safe above all; whoever can do nothing for it stops at last.
pub(super) fn wolves_and_sheep(heard: &Heard, way: &Way) -> i32 {
    let last = way.last();
    if last.label.starts_with("Stop") {
        let bag = heard.board.lines().find_map(|line| line.strip_suffix(" tiles in the bag")?.parse().ok());
        return if bag.unwrap_or(0) < 12 { 200 } else { -200 };
    }
    let colour = heard.alt.split_once("sheep: ").map_or("", |(_, rest)| rest.split(' ').next().unwrap_or(""));
    let own = number(&last.more, &format!("{colour} – ")).unwrap_or(0);
    let draws = number(&last.label, "draws ").unwrap_or(0);
    gains(way) * 30 + own * 3 + draws * 4
}
