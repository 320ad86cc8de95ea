//! The game's things in the words of a language.

mod news;
pub(super) mod outlook;
mod points;
mod told;

use super::components::colour::{Colour, Colours, Ground};
use super::components::landscape::Laid;
use super::components::posture::{Face, Posture, Quarter};
use super::components::tile::{Kind, Tile, Tiles};
use super::score::Meadow;
use rules::{Arg, Coordinate, say};

say!();

impl Say<'_> {
    /// The colour of a flock: "black".
    pub(super) fn colour(self, colour: Colour) -> String {
        self.plain(&format!("wolves-and-sheep-colour-{colour}"))
    }

    /// Colours in a row: "black, red".
    pub(super) fn colours(self, colours: Colours) -> String {
        colours.iter().map(|colour| self.colour(colour)).collect::<Vec<_>>().join(", ")
    }

    /// The letter of a ground, on maps and sheep.
    pub(super) fn letter(self, ground: Ground) -> String {
        self.plain(&format!("wolves-and-sheep-letter-{}", ground.word()))
    }

    /// What a ground is: "village", "forest", "black sheep".
    pub(super) fn ground(self, ground: Ground) -> String {
        self.plain(&format!("wolves-and-sheep-ground-{}", ground.word()))
    }

    /// A number of sheep: "3 sheep".
    pub(super) fn sheep(self, count: u16) -> String {
        self.text("wolves-and-sheep-sheep", &[("count", count.into())])
    }

    /// A tile in a hand: "12", "wolf 61".
    pub(super) fn tile(self, tile: Tile) -> String {
        let number = ("number", Arg::from(tile.number()));
        match tile.kind() {
            Kind::Landscape => tile.to_string(),
            Kind::Wolf => self.text("wolves-and-sheep-tile-wolf", &[number]),
            Kind::Hunter => self.text("wolves-and-sheep-tile-hunter", &[number]),
            Kind::Square => self.plain("wolves-and-sheep-tile-square"),
            Kind::Shepherd(colour) => {
                self.text("wolves-and-sheep-tile-shepherd", &[("colour", self.colour(colour).into())])
            }
        }
    }

    /// Tiles in a row, by number.
    pub(super) fn tiles(self, tiles: Tiles) -> String {
        tiles.iter().map(|tile| self.tile(tile)).collect::<Vec<_>>().join(", ")
    }

    /// A tile with the face that is up: "12a", "wolf 61".
    pub(super) fn face(self, tile: Tile, face: Face) -> String {
        match tile.kind() {
            Kind::Landscape => face_name(tile, face),
            _ => self.tile(tile),
        }
    }

    /// What is printed on a face: "black 2 · red 1 · forest".
    pub(super) fn print(self, tile: Tile, face: Face) -> String {
        let areas = Posture { tile, face, turn: Quarter::NONE }.print().areas();
        let area = |ground: Ground, sheep: u8| match ground.colour() {
            Some(colour) => format!("{} {sheep}", self.colour(colour)),
            None => self.ground(ground),
        };
        areas.iter().map(|printed| area(printed.ground, printed.sheep)).collect::<Vec<_>>().join(" · ")
    }

    /// A face as emoji: a circle for each flock, trees, houses, the beast.
    pub(super) fn signs(tile: Tile, face: Face) -> Vec<&'static str> {
        let ground = |ground: Ground| match ground {
            Ground::Village => "🏘️",
            Ground::Forest => "🌲",
            Ground::Meadow(Colour::Black) => "⚫",
            Ground::Meadow(Colour::Yellow) => "🟡",
            Ground::Meadow(Colour::Red) => "🔴",
            Ground::Meadow(Colour::Blue) => "🔵",
        };
        match tile.kind() {
            Kind::Wolf => vec!["🐺"],
            Kind::Hunter => vec!["🏹"],
            Kind::Shepherd(colour) => vec![ground(Ground::Meadow(colour))],
            Kind::Square | Kind::Landscape => {
                let areas = Posture { tile, face, turn: Quarter::NONE }.print().areas();
                areas.iter().map(|printed| ground(printed.ground)).collect()
            }
        }
    }

    /// A tile at its place: "12a at Q9".
    pub(super) fn laid(self, laid: Laid) -> String {
        let args = [("tile", self.face(laid.tile, laid.face).into()), ("place", place(laid.place).into())];
        self.text("wolves-and-sheep-laid", &args)
    }

    /// The state of a meadow: "closed, safe", "open, 2 to close".
    pub(super) fn state(self, meadow: &Meadow) -> String {
        let key = match (meadow.closed, meadow.safe) {
            (true, true) => "wolves-and-sheep-state-counts",
            (true, false) => "wolves-and-sheep-state-closed-unsafe",
            (false, true) => "wolves-and-sheep-state-open",
            (false, false) => "wolves-and-sheep-state-open-unsafe",
        };
        self.text(key, &[("gaps", meadow.gaps.into())])
    }

    /// A meadow without its colour: "9 sheep: closed, safe".
    pub(super) fn meadow(self, meadow: &Meadow) -> String {
        let args = [("sheep", self.sheep(meadow.sheep).into()), ("state", self.state(meadow).into())];
        self.text("wolves-and-sheep-meadow", &args)
    }

    /// A meadow of a colour, or that there is none: "black – 9 sheep: closed, safe".
    pub(super) fn flock(self, colour: Colour, meadow: Option<&Meadow>) -> String {
        let meadow = meadow.map_or_else(|| self.plain("wolves-and-sheep-none"), |meadow| self.meadow(meadow));
        format!("{} – {meadow}", self.colour(colour))
    }
}

/// A place of the landscape in capitals.
pub(super) fn place(place: Coordinate) -> String {
    place.to_string().to_uppercase()
}

/// A place with the turning: "Q9 ↻90°".
pub(super) fn turned(laid: Laid) -> String {
    match laid.turn {
        Quarter::NONE => place(laid.place),
        turn => format!("{} ↻{}°", place(laid.place), turn.degrees()),
    }
}

/// A face in the notation: "12a".
pub(super) fn face_name(tile: Tile, face: Face) -> String {
    format!("{tile}{}", face.letter())
}

/// The sign of a meadow in texts: it counts, a wolf is near, it is open.
pub(super) const fn sign(meadow: &Meadow) -> &'static str {
    match (meadow.closed, meadow.safe) {
        (true, true) => "✓",
        (_, false) => "⚠",
        (false, true) => "○",
    }
}
