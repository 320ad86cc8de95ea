//! What the landscape keeps up to date, held against counts from scratch over random games.

use std::collections::{BTreeMap, BTreeSet};

use super::super::action::Action;
use super::super::components::colour::{Colour, Ground};
use super::super::components::landscape::Laid;
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::tile::{Tile, Tiles};
use super::super::score::Survey;
use super::super::state::WolvesAndSheep;
use super::*;
use conformance::play_out;
use rules::{Coordinate, Turn};

/// The table as a map: what shows at each place, and whether a wolf lies below it.
type Table = BTreeMap<Coordinate, (Posture, bool)>;

fn table(laid: &[Laid]) -> Table {
    let mut table = Table::new();
    for laid in laid {
        let below = table.insert(laid.place, (laid.posture(), false)).is_some();
        table.insert(laid.place, (laid.posture(), below));
    }
    table
}

fn beyond(place: Coordinate, side: usize) -> Coordinate {
    let (right, down) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    place.shifted(right, down)
}

/// The area of a tile that reaches a side: its place in the print, ground, the sides that it reaches, and sheep.
fn area(posture: Posture, side: usize) -> (usize, Ground, Vec<usize>, u16) {
    let print = posture.print();
    let number = print.area_at((side + 4 - posture.turn.count()) % 4);
    let area = &print.areas()[number];
    let sides = (0..4).filter(|side| print.area_at((side + 4 - posture.turn.count()) % 4) == number);
    (number, area.ground, sides.collect(), u16::from(area.sheep))
}

/// A group of joined areas: its ground, sheep, whether it is closed, bare wolves, hunters as tiles of their own, other hunters.
struct Group {
    ground: Ground,
    areas: BTreeSet<(Coordinate, usize)>,
    sheep: u16,
    closed: bool,
    wolves: u8,
    hunters: u8,
    spent: u8,
}

/// Collects all groups by walking from area to area.
fn groups(table: &Table) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (&place, &(posture, _)) in table {
        for side in 0..4 {
            let (number, ground, ..) = area(posture, side);
            if groups.iter().any(|group| group.areas.contains(&(place, number))) {
                continue;
            }
            let mut group = Group {
                ground,
                areas: BTreeSet::new(),
                sheep: 0,
                closed: true,
                wolves: 0,
                hunters: 0,
                spent: 0,
            };
            walk(table, place, side, &mut group);
            groups.push(group);
        }
    }
    groups
}

fn walk(table: &Table, place: Coordinate, side: usize, group: &mut Group) {
    let (posture, covers) = table[&place];
    let (number, _, sides, sheep) = area(posture, side);
    if !group.areas.insert((place, number)) {
        return;
    }
    group.sheep += sheep;
    group.wolves += u8::from(posture.tile.is_wolf());
    group.hunters += u8::from(posture.tile.is_hunter() && !covers);
    group.spent += u8::from(posture.tile.is_hunter() && covers);
    for side in sides {
        match table.contains_key(&beyond(place, side)) {
            true => walk(table, beyond(place, side), (side + 2) % 4, group),
            false => group.closed = false,
        }
    }
}

/// Meadows (colour, sheep, closed, safe) and forests (wolves, hunters, active), sorted.
type Facts = (Vec<(Colour, u16, bool, bool)>, Vec<(u8, u8, bool)>);

/// The survey as plain facts, from scratch.
fn brute(table: &Table) -> Facts {
    let groups = groups(table);
    let active = |group: &Group| group.ground == Ground::Forest && group.wolves > group.hunters;
    let wild: BTreeSet<Coordinate> = groups
        .iter()
        .filter(|group| active(group))
        .flat_map(|group| &group.areas)
        .map(|area| area.0)
        .collect();
    // A meadow touches every forest of its own face.
    let touches = |group: &Group| group.areas.iter().any(|(place, _)| wild.contains(place));
    let mut meadows: Vec<_> = groups
        .iter()
        .filter_map(|group| Some((group.ground.colour()?, group.sheep, group.closed, !touches(group))))
        .collect();
    let forests = groups.iter().filter(|group| group.ground == Ground::Forest);
    let mut forests: Vec<_> =
        forests.map(|group| (group.wolves, group.hunters + group.spent, active(group))).collect();
    meadows.sort_unstable();
    forests.sort_unstable();
    (meadows, forests)
}

fn kept(game: &WolvesAndSheep) -> Facts {
    let survey = Survey::of(&game.landscape);
    let mut meadows: Vec<_> = survey
        .meadows
        .iter()
        .map(|meadow| (meadow.colour, meadow.sheep, meadow.closed, meadow.safe))
        .collect();
    let mut forests: Vec<_> =
        survey.forests.iter().map(|forest| (forest.wolves, forest.hunters, forest.active)).collect();
    meadows.sort_unstable();
    forests.sort_unstable();
    (meadows, forests)
}

/// Whether a tile may lie so, from the rules alone.
fn may_lie(table: &Table, groups: &[Group], posture: Posture, place: Coordinate) -> bool {
    if let Some((below, _)) = table.get(&place) {
        return posture.tile.is_hunter() && below.tile.is_wolf();
    }
    let neighbours = (0..4).filter_map(|side| Some((side, table.get(&beyond(place, side))?)));
    let neighbours: Vec<_> = neighbours.map(|(side, (other, _))| (side, *other)).collect();
    let matches = |(side, other): &(usize, Posture)| posture.ground(*side) == other.ground((side + 2) % 4);
    let hunted = |(side, other): &(usize, Posture)| {
        let facing = (side + 2) % 4;
        let reached = (beyond(place, *side), area(*other, facing).0);
        let group = groups.iter().find(|group| group.areas.contains(&reached)).unwrap();
        group.ground == Ground::Forest && group.hunters + group.spent > 0
    };
    !neighbours.is_empty()
        && neighbours.iter().all(matches)
        && !(posture.tile.is_wolf() && neighbours.iter().any(hunted))
}

/// Every lay of a hand, from scratch: each look of a tile once.
fn lays(game: &WolvesAndSheep, seat: Seat, only: fn(Tile) -> bool) -> Vec<Laid> {
    let table = table(game.landscape.laid());
    let groups = groups(&table);
    let around = table.keys().flat_map(|&place| [0, 1, 2, 3].map(|side| beyond(place, side)));
    let places: BTreeSet<Coordinate> = around.chain(table.keys().copied()).collect();
    let mut all = Vec::new();
    for tile in game.player(seat).hand.iter().filter(|tile| only(*tile)) {
        for posture in
            Face::ALL.into_iter().flat_map(|face| Quarter::ALL.map(|turn| Posture { tile, face, turn }))
        {
            let free = places.iter().filter(|place| may_lie(&table, &groups, posture, **place));
            all.extend(free.map(|&place| Laid::at(posture.canonical(), place)));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn check(game: &WolvesAndSheep) {
    let left = game.landscape.laid().iter().fold(Tiles::BAG, |left, laid| left.without(laid.tile));
    for open in game.landscape.open() {
        let fitting = left.iter().filter(|&tile| open.postures(tile) != 0).count();
        assert_eq!(open.fitting(), fitting, "{}", open.place);
        for player in &game.players {
            let fits = player.hand.iter().any(|tile| open.postures(tile) != 0);
            assert_eq!(open.fits_any(player.hand), fits, "{}", open.place);
        }
    }
    assert_eq!(game.landscape.left(), left);
    let laid = game.landscape.laid();
    let seen = table(laid);
    assert_eq!(kept(game), brute(&seen), "{laid:?}");
    let Turn::Waiting { must, .. } = game.turn() else { return };
    for seat in Seat::first(game.count()) {
        let actions = listed(game, seat);
        let on_turn = must.contains(seat);
        let expected = if on_turn { lays(game, seat, |_| true) } else { Vec::new() };
        let found: Vec<Laid> = actions
            .iter()
            .filter_map(|action| if let Action::Lay(laid) = action { Some(*laid) } else { None })
            .collect();
        assert_eq!(found, expected, "seat {seat} {laid:?}");
        assert_eq!(actions.contains(&Action::Pass), on_turn && expected.is_empty());
        let quiet = game.bonus.is_some() || !game.plays(seat);
        let expected = if quiet { Vec::new() } else { lays(game, seat, Tile::interrupts) };
        let found: Vec<Laid> = actions
            .iter()
            .filter_map(|action| if let Action::Interrupt(laid) = action { Some(*laid) } else { None })
            .collect();
        assert_eq!(found, expected, "seat {seat} {laid:?}");
    }
}

/// Plays on at random, with interrupts of others, until nobody is left who wants to stop early.
#[test]
fn the_landscape_is_what_a_count_from_scratch_finds() {
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut game = game(seats, if seats == 2 { 1 + (seed as u8 / 3) % 2 } else { 1 }, seed);
        let (mut chance, mut choices) = (Quick::new(seed), Quick::new(seed + 50));
        for number in 0.. {
            check(&game);
            let Turn::Waiting { must, may } = game.turn() else { break };
            let crowd: Vec<Seat> = must.iter().chain(may.iter()).collect();
            let seat = if choices.below(3) == 0 { crowd[choices.below(crowd.len())] } else { crowd[0] };
            let mut actions = listed(&game, seat);
            actions.retain(|action| number > 200 || *action != Action::Retire || choices.below(20) == 0);
            if actions.is_empty() {
                continue;
            }
            let action = actions.swap_remove(choices.below(actions.len()));
            assert_eq!(game.legal(seat, &action), Ok(()));
            game.apply(seat, &action, &mut chance, &mut Vec::new()).unwrap();
            game.conserved().unwrap();
        }
    }
}

#[test]
fn random_games_end() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let mut game = game(seats, 1, seed);
            play_out(&mut game, &mut Quick::new(seed + 100), &mut Quick::new(seed + 200), |_| ());
        }
    }
}
