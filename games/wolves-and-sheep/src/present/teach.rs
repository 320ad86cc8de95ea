//! What somebody is told who plays for the first time.

use super::super::components::colour::Colour;
use super::super::components::landscape::Root;
use super::super::components::tile::{Kind, Tile};
use super::super::picture::hand::faces;
use super::super::picture::marks::{faced, laid};
use super::super::score::Meadow;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use rules::Seat;
use tabletop::{Example, Lesson, Situation, Teach};

/// The sheep that make a meadow worth looking after.
const MANY: u16 = 5;
/// The tiles in hand that are more than one began with.
const RICH: u8 = 5;
/// The tiles in the bag below which the end is near.
const FEW: u8 = 24;

impl Teach for WolvesAndSheep {
    fn lesson() -> Option<Lesson> {
        Some(Lesson { seats: 2, luck: 11 })
    }

    fn examples() -> &'static [Example] {
        &[
            Example { topic: "overview", shows: "wolves-and-sheep-lesson-meadow", after: 6 },
            Example { topic: "turn", shows: "wolves-and-sheep-lesson-fit", after: 4 },
            Example { topic: "anytime", shows: "wolves-and-sheep-lesson-shown", after: 0 },
            Example { topic: "wolves", shows: "wolves-and-sheep-lesson-wolf", after: 0 },
            Example { topic: "end", shows: "wolves-and-sheep-lesson-retire", after: 0 },
            Example { topic: "scoring", shows: "wolves-and-sheep-lesson-closed", after: 0 },
        ]
    }

    fn course() -> Option<&'static str> {
        Some("wolves-and-sheep-lesson-next")
    }

    fn situations() -> &'static [Situation<WolvesAndSheep>] {
        &[
            Situation { key: "wolves-and-sheep-lesson-bonus", places: bonus },
            Situation { key: "wolves-and-sheep-lesson-colour", places: colour },
            Situation { key: "wolves-and-sheep-lesson-unsafe", places: threatened },
            Situation { key: "wolves-and-sheep-lesson-stopped", places: stopped },
            Situation { key: "wolves-and-sheep-lesson-empty", places: empty },
            Situation { key: "wolves-and-sheep-lesson-fit", places: fit },
            Situation { key: "wolves-and-sheep-lesson-meadow", places: meadow },
            Situation { key: "wolves-and-sheep-lesson-wolf", places: wolf },
            Situation { key: "wolves-and-sheep-lesson-hunter", places: hunter },
            Situation { key: "wolves-and-sheep-lesson-closed", places: closed },
            Situation { key: "wolves-and-sheep-lesson-shown", places: shown },
            Situation { key: "wolves-and-sheep-lesson-reveal", places: reveal },
            Situation { key: "wolves-and-sheep-lesson-rich", places: rich },
            Situation { key: "wolves-and-sheep-lesson-retire", places: retire },
            Situation { key: "wolves-and-sheep-lesson-faces", places: turning },
        ]
    }
}

/// Whether it is the seat's turn, and nothing else is asked of it.
fn plays(view: &View, seat: Seat) -> Option<()> {
    (view.current == Some(seat) && view.bonus.is_none()).then_some(())
}

/// The seat's own colour that has not been shown.
fn secret(view: &View, seat: Seat) -> Option<Colour> {
    view.colours.iter().find(|colour| !view.seat(seat).revealed.contains(*colour))
}

/// The largest meadow of the seat's colours.
fn largest(view: &View) -> Option<&Meadow> {
    let meadows = view.colours.iter().filter_map(|colour| view.survey.largest(colour));
    meadows.max_by_key(|meadow| meadow.sheep)
}

/// The tiles of the landscape on which a meadow lies.
fn tiles(view: &View, root: Root) -> Vec<String> {
    let on = view.landscape.visible().filter(|standing| {
        let count = standing.laid.posture().areas().len();
        (0..count).any(|area| view.landscape.root(standing.number, area) == root)
    });
    on.map(|standing| laid(standing.laid.place)).collect()
}

/// The faces in hand of tiles of which that holds.
fn held(view: &View, seat: Seat, is: fn(Tile) -> bool) -> Option<Vec<String>> {
    plays(view, seat)?;
    let held: Vec<String> = view.hand.iter().filter(|tile| is(*tile)).flat_map(faces).map(faced).collect();
    (!held.is_empty()).then_some(held)
}

fn colour(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat).map(|()| Vec::new())
}

fn fit(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat).map(|()| Vec::new())
}

fn turning(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, |tile| tile.kind() == Kind::Landscape)
}

fn meadow(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    let meadow = largest(view)?;
    (!meadow.closed).then(|| tiles(view, meadow.root))
}

fn closed(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    let best = view.colours.iter().filter_map(|colour| view.survey.best(colour)).next()?;
    Some(tiles(view, best.root))
}

fn threatened(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    let meadow = largest(view)?;
    (!meadow.safe && meadow.sheep >= MANY).then(|| tiles(view, meadow.root))
}

fn wolf(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, Tile::is_wolf)
}

fn hunter(view: &View, seat: Seat) -> Option<Vec<String>> {
    held(view, seat, Tile::is_hunter)
}

fn reveal(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    secret(view, seat).filter(|_| !view.is_opening()).map(|_| Vec::new())
}

fn bonus(view: &View, seat: Seat) -> Option<Vec<String>> {
    (view.bonus == Some(seat)).then(Vec::new)
}

fn shown(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    let mut others = (0..).zip(&view.seats).filter(|(other, _)| Seat(*other) != seat);
    others.any(|(_, other)| !other.revealed.is_empty()).then(Vec::new)
}

fn rich(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    (view.seat(seat).tiles >= RICH).then(Vec::new)
}

fn retire(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    (view.bag <= FEW).then(Vec::new)
}

fn empty(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    (view.bag == 0).then(Vec::new)
}

fn stopped(view: &View, seat: Seat) -> Option<Vec<String>> {
    plays(view, seat)?;
    view.seats.iter().any(|here| here.stopped.is_some()).then(Vec::new)
}
