//! Landscapes are written as tiles in rows: `.` is no tile, `V` the village square at `n14`, `Sk` the black shepherd, `W` the next
//! wolf, `H` the next hunter, `H/W` a hunter on a wolf, and four letters are the edges from the north clockwise (`v`illage, `f`orest,
//! blac`k`, `y`ellow, `r`ed, `b`lue) of the tile with the fewest sheep that is still free. `kfkf-k` says which ground goes straight
//! through.

mod brute;
mod computers;
mod drawing;
mod ending;
mod hunters;
mod interrupts;
mod laying;
mod mind;
mod notation;
mod opening;
mod passing;
mod points;
mod positions;
mod reveals;
mod score_file;
mod scoring;
mod secrets;
mod sentences;
mod telling;
mod terms;
mod tiles;
mod title;
mod view;
mod wolves;

use super::action::Action;
use super::components::colour::{Colour, Colours, Ground};
use super::components::landscape::{Laid, Landscape};
use super::components::posture::{Face, Posture, Quarter};
use super::components::tile::{Tile, Tiles};
use super::config::Config;
use super::score::Survey;
use super::state::WolvesAndSheep;
use super::view::View;
use conformance::Playable;
use rules::{Coordinate, Game, Quick, Refusal, Seat, SeatSet, Viewer};
use std::any::Any;
use tabletop::{Log, Table, replay_to};

/// A game that has just been set up.
fn game(seats: u8, herds: u8, seed: u64) -> WolvesAndSheep {
    WolvesAndSheep::new(&Config { herds }, seats, &mut Quick::new(seed)).expect("a live chance answers")
}

/// The legal closed actions of a seat.
fn listed(game: &WolvesAndSheep, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn tile(number: u8) -> Tile {
    Tile::numbered(number).unwrap_or_else(|| panic!("{number} is no tile of the bag"))
}

fn place(text: &str) -> Coordinate {
    text.parse().unwrap_or_else(|_| panic!("{text} is no place"))
}

fn colour(letter: char) -> Colour {
    match letter {
        'k' => Colour::Black,
        'y' => Colour::Yellow,
        'r' => Colour::Red,
        'b' => Colour::Blue,
        other => panic!("{other} is no colour"),
    }
}

fn ground(letter: char) -> Ground {
    match letter {
        'v' => Ground::Village,
        'f' => Ground::Forest,
        other => Ground::Meadow(colour(other)),
    }
}

/// The posture for a token, of a tile that is not used yet, which then is.
fn posture(token: &str, used: &mut Vec<Tile>) -> Posture {
    let even = |tile| Posture { tile, face: Face::A, turn: Quarter::NONE };
    let next = |range: std::ops::RangeInclusive<u8>, used: &[Tile]| {
        range.map(tile).find(|tile| !used.contains(tile)).map(even)
    };
    let found = match token {
        "V" => Some(even(Tile::SQUARE)),
        "W" => next(61..=64, used),
        "H" | "H/W" => next(65..=68, used),
        _ if token.starts_with('S') => token.chars().nth(1).map(|c| even(Tile::shepherd(colour(c)))),
        _ => landscape_posture(token, used),
    };
    let found = found.unwrap_or_else(|| panic!("no tile is left for {token}"));
    used.push(found.tile);
    found
}

fn landscape_posture(token: &str, used: &[Tile]) -> Option<Posture> {
    let (edges, through) =
        token.split_once('-').map_or((token, None), |(edges, c)| (edges, c.chars().next()));
    let edges: Vec<Ground> = edges.chars().map(ground).collect();
    let shown = |posture: &Posture| (0..4).all(|side| posture.ground(side) == edges[side]);
    let straight = |posture: &Posture| {
        let joined = |side: usize| posture.area_at(side) == posture.area_at((side + 2) % 4);
        through.is_none_or(|letter| (0..4).any(|side| edges[side] == ground(letter) && joined(side)))
    };
    let sheep = |posture: &Posture| posture.areas().map(|area| area.sheep).sum::<u8>();
    (1..=60)
        .map(tile)
        .filter(|tile| !used.contains(tile))
        .flat_map(|tile| {
            Face::ALL.into_iter().flat_map(move |face| Quarter::ALL.map(|turn| Posture { tile, face, turn }))
        })
        .filter(|posture| posture.is_canonical() && shown(posture) && straight(posture))
        .min_by_key(|posture| (sheep(posture), posture.tile))
}

/// The tokens of a text with their places; the village square, or else the first row and column, at `n14`.
fn tokens(text: &str) -> Vec<(Coordinate, &str)> {
    let rows: Vec<Vec<&str>> = text.split('\n').map(|row| row.split_whitespace().collect()).collect();
    let rows = rows.into_iter().filter(|row| !row.is_empty());
    let mut tokens = Vec::new();
    for (down, row) in rows.enumerate() {
        for (right, token) in row.into_iter().enumerate().filter(|(_, token)| *token != ".") {
            tokens.push((Coordinate::START.shifted(right as i16, down as i16), token));
        }
    }
    if let Some((square, _)) = tokens.iter().find(|(_, token)| *token == "V").copied() {
        let (right, down) = (14 - square.column, 14 - square.row);
        tokens.iter_mut().for_each(|(place, _)| *place = place.shifted(right, down));
    }
    tokens
}

/// A landscape from text. With a village square every tile is laid as the rules allow, hunters last.
fn scape(text: &str) -> Landscape {
    let tokens = tokens(text);
    let mut used = Vec::new();
    let mut tiles: Vec<Laid> =
        tokens.iter().map(|(place, token)| Laid::at(posture(token, &mut used), *place)).collect();
    let mut wolves: Vec<Laid> = Vec::new();
    for (place, _) in tokens.iter().filter(|(_, token)| *token == "H/W") {
        wolves.push(Laid::at(posture("W", &mut used), *place));
    }
    // A wolf lies before the hunter that covers it.
    tiles.splice(0..0, wolves);
    let mut landscape = match tiles.iter().position(|laid| laid.tile == Tile::SQUARE) {
        None => {
            let mut landscape = Landscape::empty();
            tiles.into_iter().for_each(|laid| landscape.lay(laid));
            return landscape;
        }
        Some(at) => {
            tiles.remove(at);
            Landscape::new()
        }
    };
    tiles.sort_by_key(|laid| laid.tile.is_hunter());
    while !tiles.is_empty() {
        let next = tiles.iter().position(|laid| landscape.admit(*laid).is_ok());
        let next = next.unwrap_or_else(|| panic!("{} cannot be laid", tiles[0]));
        landscape.lay(tiles.remove(next));
    }
    landscape
}

/// The meadows of a landscape, as `black 2 closed safe, red 1 open safe`.
fn meadows(landscape: &Landscape) -> String {
    let told = Survey::of(landscape).meadows.into_iter().map(|meadow| {
        let (closed, safe) =
            (if meadow.closed { "closed" } else { "open" }, if meadow.safe { "safe" } else { "unsafe" });
        format!("{} {} {closed} {safe}", meadow.colour, meadow.sheep)
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The forests of a landscape as wolves and hunters, `2 1 active, 0 0`.
fn forests(landscape: &Landscape) -> String {
    let told = Survey::of(landscape).forests.into_iter().map(|forest| {
        format!("{} {}{}", forest.wolves, forest.hunters, if forest.active { " active" } else { "" })
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Tiles by number: `12 61 65`.
fn tiles(numbers: &str) -> Tiles {
    numbers.split_whitespace().map(|number| tile(number.parse().expect("it is a number"))).collect()
}

/// A game on that landscape, seat 1 to move, with those hands and colours by seat; the rest is in the bag.
fn with(landscape: &str, hands: &[(&str, &str)]) -> WolvesAndSheep {
    let mut game = game(hands.len() as u8, if hands[0].0.len() > 1 { 2 } else { 1 }, 1);
    game.landscape = scape(landscape);
    game.first = Seat(0);
    game.current = Seat(0);
    for (player, (colours, hand)) in game.players.iter_mut().zip(hands) {
        player.colours = colours.chars().map(colour).collect();
        player.hand = tiles(hand);
        let lies =
            |colour: &Colour| game.landscape.laid().iter().any(|laid| laid.tile == Tile::shepherd(*colour));
        player.revealed = player.colours.iter().filter(lies).collect();
    }
    refill(&mut game);
    game.conserved().unwrap_or_else(|what| panic!("{what}"));
    game
}

/// Puts every tile that is neither laid nor in a hand into the bag.
fn refill(game: &mut WolvesAndSheep) {
    let laid: Tiles = game.landscape.laid().iter().map(|laid| laid.tile).collect();
    let out = game.players.iter().fold(laid, |out, player| out.or(player.hand));
    game.bag = Tiles::BAG.iter().filter(|tile| !out.contains(*tile)).collect();
}

/// Takes all tiles out of the bag: the last seat, which has resigned, has them.
fn empty_bag(game: &mut WolvesAndSheep) {
    let sink = Seat(game.count() - 1);
    let bag = std::mem::take(&mut game.bag);
    let player = game.player_mut(sink);
    player.hand = player.hand.or(bag);
    game.resigned = SeatSet::one(sink);
}

/// Recorded games near the opening, in the middle and late, as the public and every seat see them.
pub(super) fn moments() -> Vec<(String, View)> {
    let mut moments = Vec::new();
    for name in ["two", "two-colours", "three-resigned", "four"] {
        let path = format!("{}/logs/{name}.log", env!("CARGO_MANIFEST_DIR"));
        let log: Log = std::fs::read_to_string(path).expect("it is there").parse().expect("it is recorded");
        for tenths in [1, 3, 5, 7, 9] {
            let last = log.entries.len() * tenths / 10;
            let table = replay_to(crate::TITLE, &log, last, |_, _, _| ()).expect("it replays");
            let table: &dyn Any = table.as_ref();
            let game = table.downcast_ref::<Table<WolvesAndSheep>>().expect("it is this game").position();
            let seats = Seat::first(log.header.seats).map(Viewer::Seat);
            let viewers = std::iter::once(Viewer::Public).chain(seats);
            moments
                .extend(viewers.map(|viewer| (format!("{name}, {tenths}, {viewer:?}"), game.view(viewer))));
        }
    }
    moments
}
