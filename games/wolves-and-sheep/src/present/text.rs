//! The table as text: complete, in lines of what a phone shows of a block of code.

use super::super::components::colour::Colour;
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::tile::{Kind, Tile};
use super::super::say::outlook::is_inhabited;
use super::super::say::{Say, face_name, place, sign};
use super::super::score::Meadow;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::map::{letters, map, open, rows, signs};
use rules::{LINE, Seat, Words, below, shorten, wrapped};
use tabletop::{Tell, Text};

/// The most characters of an alternative text.
const ALT: usize = 1024;

impl Text for WolvesAndSheep {
    /// What is read aloud comes first, the drawing last.
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = wrapped(&WolvesAndSheep::prompt(view, view.viewer, words), LINE, "");
        lines.extend(say.last(view).iter().flat_map(|last| wrapped(last, LINE, "")));
        lines.push(String::new());
        for seat in Seat::first(view.seats.len() as u8) {
            lines.extend(seat_text(view, seat, say));
        }
        lines.push(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]));
        lines.extend(hand(view, say));
        lines.push(String::new());
        if view.current.is_some() {
            lines.extend(wrapped(&say.plain("wolves-and-sheep-text-open"), LINE, ""));
            lines.extend(wrapped(&open(view, say), LINE, ""));
            lines.push(String::new());
        }
        lines.extend(
            Colour::ALL.iter().flat_map(|&colour| wrapped(&flock(view, colour, true, say), LINE, "  ")),
        );
        lines.extend(wrapped(&say.plain("wolves-and-sheep-text-gaps"), LINE, ""));
        let forests = view.survey.forests.iter().filter(|forest| is_inhabited(forest));
        lines.extend(forests.flat_map(|forest| wrapped(&say.forest(forest), LINE, "  ")));
        lines.push(String::new());
        lines.extend(wrapped(&say.plain("wolves-and-sheep-text-sides"), LINE, ""));
        lines.extend(rows(view, say).iter().flat_map(|row| wrapped(row, LINE, "  ")));
        let signs = format!("{}, {}", letters(say), say.plain("wolves-and-sheep-text-signs"));
        lines.extend(wrapped(&signs, LINE, ""));
        lines.push(String::new());
        lines.extend(map(view, say));
        lines.iter().map(|line| shorten(line.trim_end(), LINE)).collect::<Vec<_>>().join("\n")
    }

    /// Describes the picture: prompt, the last lay, players, the own tiles, the open places, flocks, the landscape in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut alt = Alt::default();
        alt.add(WolvesAndSheep::prompt(view, view.viewer, words));
        say.last(view).into_iter().for_each(|last| alt.add(last + "."));
        Seat::first(view.seats.len() as u8).for_each(|seat| alt.add(seat_alt(view, seat, say)));
        alt.add(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]) + ".");
        alt.add_either(String::new(), letters(say) + ".");
        let titled = |key, text: String| format!("{} {text}.", say.plain(key));
        if !view.hand.is_empty() {
            let tiles = view.hand.iter().map(|tile| match tile.kind() {
                Kind::Landscape => Face::ALL.map(|face| face_signs(tile, face, say)).join(" | "),
                _ => say.tile(tile),
            });
            let key = "wolves-and-sheep-text-hand";
            let tiles = tiles.collect::<Vec<_>>().join(", ");
            alt.add_either(titled(key, say.tiles(view.hand)), titled(key, tiles));
        }
        if view.current.is_some() {
            let places: Vec<String> = view.landscape.open().iter().map(|open| place(open.place)).collect();
            alt.add_either(
                titled("wolves-and-sheep-alt-open", places.join(" ")),
                titled("wolves-and-sheep-text-open", open(view, say)),
            );
        }
        let key = "wolves-and-sheep-alt-flocks";
        let best = Colour::ALL.map(|colour| chief(view, colour, say)).join("; ");
        let all = Colour::ALL.map(|colour| flock(view, colour, view.colours.contains(colour), say));
        let all = titled(key, all.join("; "));
        let all = match view.colours.is_empty() {
            true => all,
            false => format!("{all} {}", say.plain("wolves-and-sheep-text-gaps")),
        };
        alt.add_either(titled(key, best), all);
        let forests = view.survey.forests.iter().filter(|forest| is_inhabited(forest));
        let forests: Vec<String> = forests.map(|forest| say.forest(forest)).collect();
        if !forests.is_empty() {
            alt.add_either(String::new(), format!("{}.", forests.join("; ")));
        }
        let signs = say.plain("wolves-and-sheep-text-signs");
        let sides = say.plain("wolves-and-sheep-text-sides");
        alt.finish(&format!("{signs}. {sides}"), &rows(view, say), |left| {
            say.text("wolves-and-sheep-alt-more", &[("count", left.into())])
        })
    }
}

/// The parts of an alternative text: what nobody may miss, and what is said instead where there is room.
#[derive(Default)]
struct Alt {
    parts: Vec<String>,
    longer: Vec<(usize, String)>,
}

impl Alt {
    fn add(&mut self, text: String) {
        self.parts.push(text);
    }

    /// Adds a text, and one that says more.
    fn add_either(&mut self, short: String, long: String) {
        self.longer.push((self.parts.len(), long));
        self.parts.push(short);
    }

    /// Says as much as there is room for: more of the parts, the first of them first; if that is all, rows of tiles after a head; at last
    /// how many tiles are left out.
    fn finish(mut self, head: &str, rows: &[String], left: impl Fn(usize) -> String) -> String {
        let tiles = |rows: &[String]| rows.iter().map(|row| row.matches(", ").count() + 1).sum();
        let room = ALT - 1 - left(tiles(rows)).chars().count();
        let mut is_all = true;
        for (at, long) in std::mem::take(&mut self.longer) {
            let short = std::mem::replace(&mut self.parts[at], long);
            if self.length() > room {
                self.parts[at] = short;
                is_all = false;
            }
        }
        let mut used = self.length() + head.chars().count() + 2;
        let fits = |row: &&String| {
            used += row.chars().count() + 2;
            used <= room
        };
        let said = if is_all { rows.iter().take_while(fits).count() } else { 0 };
        if said > 0 {
            self.parts.push(format!("{head} {}.", rows[..said].join("; ")));
        }
        if said < rows.len() {
            self.parts.push(left(tiles(&rows[said..])));
        }
        self.parts.retain(|part| !part.is_empty());
        shorten(self.parts.join(" "), ALT)
    }

    fn length(&self) -> usize {
        self.parts.iter().map(|part| part.chars().count() + 1).sum::<usize>().saturating_sub(1)
    }
}

/// A seat in a sentence: what it holds, its flocks, its points.
fn seat_alt(view: &View, seat: Seat, say: Say<'_>) -> String {
    let here = view.seat(seat);
    let mut parts = vec![say.holding(view, seat)];
    if !here.colours.is_empty() {
        parts.push(say.flocks(view, seat));
    }
    if let Some(tally) = &here.tally {
        parts.push(say.text("wolves-and-sheep-points", &[("count", tally.total().into())]));
    }
    format!("{}: {}.", shorten(say.name(seat), 16), parts.join(", "))
}

/// The largest meadow of a colour that counts, and the largest of all: "black: 2 ✓, 7 ○".
fn chief(view: &View, colour: Colour, say: Say<'_>) -> String {
    let best = view.survey.best(colour);
    let largest = view.survey.largest(colour).filter(|&largest| best != Some(largest));
    let meadows = best.into_iter().chain(largest).map(|meadow| format!("{} {}", meadow.sheep, sign(meadow)));
    listed(colour, &meadows.collect::<Vec<_>>(), say)
}

/// Writes the meadows of a colour, the largest first, open ones perhaps with the places to fill: "black: 12 ○ P9 Q10, 9 ✓, 3 ⚠".
fn flock(view: &View, colour: Colour, places: bool, say: Say<'_>) -> String {
    let meadows = view.survey.meadows.iter().filter(|meadow| meadow.colour == colour);
    let one = |meadow: &Meadow| {
        let gaps = view.landscape.gaps(meadow.root).filter(|_| places).map(|gap| format!(" {}", place(gap)));
        format!("{} {}{}", meadow.sheep, sign(meadow), gaps.collect::<String>())
    };
    listed(colour, &meadows.map(one).collect::<Vec<_>>(), say)
}

fn listed(colour: Colour, meadows: &[String], say: Say<'_>) -> String {
    let listed = if meadows.is_empty() { "–".to_owned() } else { meadows.join(", ") };
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
