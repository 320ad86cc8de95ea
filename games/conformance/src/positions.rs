//! Checks of single positions.

use super::spot::{Spot, Step};
use super::{Names, ensure};
use rules::{Seat, Turn, Viewer};
use tabletop::{AnyTable, Present, Table};

pub(super) fn every_piece_is_accounted_for<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    spot.table.conserved()
}

pub(super) fn a_saved_table_is_restored_equal<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let saved = spot.table.save();
    let restored: Table<G> =
        serde_json::from_str(&saved).map_err(|error| format!("it cannot be read back: {error}"))?;
    ensure!(restored == *spot.table, "it comes back as another position: {saved}");
    ensure!(restored.save() == saved, "it is saved differently the second time: {saved}");
    Ok(())
}

pub(super) fn the_outcome_is_well_formed<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let seats = spot.case.seats;
    ensure!(spot.table.seats() == seats, "it says that {} play", spot.table.seats());
    let scores = spot.table.scores();
    ensure!(scores.len() == usize::from(seats), "{} scores", scores.len());
    match spot.table.turn() {
        Turn::Waiting { must, may } => {
            ensure!(!must.is_empty(), "the game waits for nobody");
            for seat in must.iter() {
                ensure!(!may.contains(seat), "seat {seat} both must and may act");
            }
            for seat in must.iter().chain(may.iter()) {
                ensure!(seat.0 < seats, "the game waits for seat {seat}");
            }
        }
        Turn::Over(outcome) => {
            let standings = &outcome.standings;
            let order: Vec<Seat> = standings.iter().map(|standing| standing.seat).collect();
            ensure!(order == Seat::first(seats).collect::<Vec<_>>(), "standings of {order:?}");
            for standing in standings {
                let better = standings.iter().filter(|other| other.place < standing.place).count();
                ensure!(usize::from(standing.place) == better + 1, "places {standings:?}");
            }
            for seat in Seat::first(seats) {
                ensure!(spot.listed(seat).is_empty(), "seat {seat} can act though the game is over");
            }
            ensure!(spot.position().reflex().is_none(), "a reflex though the game is over");
        }
    }
    Ok(())
}

pub(super) fn turned_is_noticed<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let turned = step.before.table.turn() != step.after.turn();
    ensure!(step.played.turned == turned, "turned is {}", step.played.turned);
    Ok(())
}

/// While the game asks the same of a seat, each of its actions means the same: what a panel shows is what is done.
pub(super) fn what_is_asked_alike_means_the_same<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let (before, after) = (&step.before, step.after);
    let words = before.case.kit.library.speaker(0, Names::Short);
    for seat in Seat::first(before.case.seats).filter(|&seat| seat != step.seat) {
        let seen = |table: &Table<G>| table.position().view(Viewer::Seat(seat));
        // Another's secret choice is on no panel.
        if !after.asks_as(before.table, seat) || seen(before.table) == seen(after) {
            continue;
        }
        for action in before.listed(seat) {
            let done = |table: &Table<G>| {
                let (mut table, action) = (table.clone(), action.to_string());
                let played = table.play(seat, &action, &mut before.chance(90));
                let played = played.map_err(|error| error.to_string())?;
                // The action itself comes first, then what follows from others' choices.
                let told = || played.tale.tell(Viewer::Seat(seat), &words).into_iter().next();
                Ok::<_, String>((played.barrier, played.drawn.is_empty().then(told)))
            };
            let ((open, shown), (still, now)) = (done(before.table)?, done(after)?);
            // What a draw brings was not shown to anybody, nor what the last of secret choices shows.
            let (Some(shown), Some(now)) = (shown, now) else { continue };
            if open != still {
                continue;
            }
            ensure!(
                shown == now,
                "\"{action}\" of seat {seat} means something else after \"{}\" of seat {}: {shown:?}, {now:?}",
                step.played.action,
                step.seat
            );
        }
    }
    Ok(())
}
