//! What a seat has laid in its last turn stays marked until its next one, whatever others do.

use std::collections::BTreeSet;

use render::Theme;

use super::House;
use crate::{Library, Names};
use rules::{Seat, SeatSet, Viewer};
use tabletop::{AnyTable, Entry, EntryKind, Log, Picture, Played};

/// What the public picture tells of last turns.
fn told(table: &dyn AnyTable, library: &Library) -> BTreeSet<String> {
    let words = library.speaker(0, Names::Short);
    let scene = table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None);
    let marks = scene.marks().into_iter().filter(|(what, _)| what.starts_with("moved "));
    marks.map(|(what, _)| what.to_owned()).collect()
}

/// The seat that acts.
fn actor(entry: &Entry) -> Option<Seat> {
    match entry.kind {
        EntryKind::Act(seat, _) | EntryKind::Auto(seat, _) => Some(seat),
        _ => None,
    }
}

/// The recorded games that have the most seats.
fn fullest(house: &House) -> Vec<(String, Log)> {
    let all = house.logs();
    let most = all.iter().map(|(_, log)| log.header.seats).max();
    all.into_iter().filter(|(_, log)| Some(log.header.seats) == most).collect()
}

/// What a seat has laid in its last turn stays marked until its next one, whatever others do.
pub fn the_last_move_of_a_seat_stays_marked_until_its_next_turn(house: &House) {
    let library = house.library();
    for (file, log) in fullest(house).into_iter().take(workshop::scale(1, usize::MAX)) {
        let mut before = (BTreeSet::new(), SeatSet::EMPTY);
        let mut own = vec![BTreeSet::new(); usize::from(log.header.seats)];
        let mut played = SeatSet::EMPTY;
        // The most seats whose last moves were told at once.
        let mut most = 0;
        let watch = |table: &dyn AnyTable, entry: &Entry, _: Option<Played>| {
            let turn = table.turn();
            if turn.outcome().is_some() {
                return;
            }
            let now = told(table, &library);
            for seat in Seat::first(log.header.seats) {
                let laid: &mut BTreeSet<String> = &mut own[seat.index()];
                if actor(entry) == Some(seat) {
                    laid.extend(now.difference(&before.0).cloned());
                }
                if !laid.is_empty() {
                    played = played.with(seat);
                }
                if actor(entry) == Some(seat) || before.1.contains(seat) || turn.must().contains(seat) {
                    laid.retain(|what| now.contains(what));
                }
                let lost: Vec<&String> = laid.iter().filter(|what| !now.contains(*what)).collect();
                assert!(lost.is_empty(), "{file}, after \"{entry}\": of seat {seat}, {lost:?} is gone");
            }
            most = most.max(own.iter().filter(|laid| !laid.is_empty()).count());
            before = (now, turn.must());
        };
        house.replay(&log, watch);
        assert!(!played.is_empty(), "{file}: no group of the table's picture shows `Player::moved`");
        assert!(most >= (played.len() - 1).max(1), "{file}: {most} of {} seats at most", played.len());
    }
}
