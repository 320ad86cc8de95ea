//! Computers know no more than their seats, and advise nothing but what is legal.

use super::super::{Advice, AnyTable, Level, Present, Seat, Table, Viewer};
use super::ensure;
use super::spot::Spot;

/// The actions that a computer may apply in imagination here.
const BUDGET: u64 = 60;

/// A position redealt twice is the one that the second redeal makes of any position that looks the same.
pub(super) fn a_redeal_forgets_what_it_hides<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for viewer in spot.case.viewers() {
        let again = |table: &Table<G>| {
            let mut table = table.clone();
            let redealt = table.redeal(viewer, &mut spot.chance(80));
            redealt.map(|()| table.save()).map_err(|error| format!("a redeal fails: {error}"))
        };
        let (one, other) = (again(spot.table)?, again(&spot.redealt(viewer, 81)?)?);
        ensure!(one == other, "what is hidden from {viewer:?} shows after a redeal:\n    {one}\n    {other}");
    }
    Ok(())
}

pub(super) fn advice_depends_on_nothing_hidden<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.admitted() {
        for level in Level::ALL {
            let seed = spot.number as u64;
            let advise = |table: &Table<G>| table.advise(seat, level, BUDGET, seed);
            let advice = advise(spot.table);
            ensure!(advice == advise(spot.table), "{level}, seat {seat}: the same seed gives other advice");
            for salt in 82..84 {
                let other = advise(&spot.redealt(Viewer::Seat(seat), salt)?);
                ensure!(advice == other, "{level}, seat {seat}: {}", parting(&advice, &other));
            }
            spot.case.count(|coverage| coverage.advised += advice.len() as u64);
        }
    }
    Ok(())
}

/// Names the first difference of two lists of advice.
fn parting(one: &[Advice], other: &[Advice]) -> String {
    let at = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    format!("number {at} is {:?}, redealt {:?}", one.get(at), other.get(at))
}

pub(super) fn advice_is_legal<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let admitted = spot.admitted();
    for seat in Seat::first(spot.case.seats) {
        let listed = spot.sight(Viewer::Seat(seat)).actions();
        for level in Level::ALL {
            let advice = spot.table.advise(seat, level, BUDGET, 7);
            ensure!(
                advice.is_empty() == (listed.is_empty() || !admitted.contains(&seat)),
                "{level}, seat {seat}: {} ways to go on, of {} actions",
                advice.len(),
                listed.len()
            );
            ensure!(advice.is_sorted_by(|one, next| one.worth >= next.worth), "{level}: {advice:?}");
            for Advice { moves, .. } in &advice {
                ensure!(
                    matches!(&moves[..], [first] if listed.contains(first)),
                    "{level}, seat {seat}: {moves:?} is not legal"
                );
            }
        }
    }
    Ok(())
}
