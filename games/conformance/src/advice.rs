//! Computers know no more than their seats, and advise nothing but what is legal.

use std::fmt::Debug;

use super::spot::Spot;
use super::{Names, ensure};
use rules::{Barrier, Seat, Viewer};
use tabletop::{AnyTable, Present, Table};
use thinking::{Level, ReviewBudget, SearchBudget, Thought};

/// The actions that a computer may apply in imagination here.
const WORK: u64 = 300;

/// The budget of a level, as far as there is time for it here.
fn budget<G: Present>(level: Level) -> SearchBudget {
    let budget = G::budget(level);
    SearchBudget {
        work: budget.work.min(WORK),
        worlds: budget.worlds.min(2),
        width: budget.width.min(4),
        ..budget
    }
}

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
            let think = |table: &Table<G>| table.think(seat, level, &budget::<G>(level), spot.number as u64);
            let thought = think(spot.table);
            ensure!(thought == think(spot.table), "{level}, seat {seat}: the same seed gives other advice");
            ensure!(thought.work <= WORK, "{level}, seat {seat}: {} actions are tried", thought.work);
            for salt in 82..84 {
                let other = think(&spot.redealt(Viewer::Seat(seat), salt)?);
                ensure!(thought == other, "{level}, seat {seat}: {}", parting(&thought, &other));
            }
            spot.case.count(|coverage| coverage.advised += thought.plans.len() as u64);
        }
        weighing_depends_on_nothing_hidden(spot, seat)?;
    }
    Ok(())
}

/// Whether what a seat might do is weighed the same whatever is hidden from it.
fn weighing_depends_on_nothing_hidden<G: Present>(spot: &Spot<'_, G>, seat: Seat) -> Result<(), String> {
    let Some(done) = spot.sight(Viewer::Seat(seat)).actions().pop() else { return Ok(()) };
    let (done, budget) = ([done], ReviewBudget { thinking: WORK, playing: WORK, playouts: 2, round: 1 });
    let weighed = spot.table.weigh(seat, &done, &budget);
    let other = spot.redealt(Viewer::Seat(seat), 85)?.weigh(seat, &done, &budget);
    ensure!(weighed == other, "seat {seat}, {done:?}: {weighed:?}, redealt {other:?}");
    let Some(weighed) = weighed else { return Ok(()) };
    let apart = |table: &Table<G>| table.contrast(seat, &weighed.better, &done, 2);
    let other = apart(&spot.redealt(Viewer::Seat(seat), 86)?);
    ensure!(apart(spot.table) == other, "seat {seat}: other reasons behind a redeal: {other:?}");
    Ok(())
}

/// Names the first difference of two thoughts.
fn parting<A: PartialEq + Debug>(one: &Thought<A>, other: &Thought<A>) -> String {
    let at = one.plans.iter().zip(&other.plans).take_while(|(one, other)| one == other).count();
    let told = |thought: &Thought<A>| format!("{:?}", thought.plans.get(at));
    format!(
        "number {at} is {} after {} actions, redealt {} after {}",
        told(one),
        one.work,
        told(other),
        other.work
    )
}

pub(super) fn reasons_have_their_words<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.admitted() {
        for reason in spot.position().reasons(seat) {
            ensure!(reason.key.starts_with(&format!("{}-why-", G::ID)), "{} is named otherwise", reason.key);
            for words in spot.case.kit.library.speakers(Names::Long) {
                let said = reason.say(&words);
                ensure!((1..=80).contains(&said.chars().count()), "{}: \"{said}\"", words.language());
            }
        }
    }
    Ok(())
}

pub(super) fn advice_is_legal<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let admitted = spot.admitted();
    for seat in Seat::first(spot.case.seats) {
        let listed = spot.sight(Viewer::Seat(seat)).actions();
        for level in Level::ALL {
            let plans = spot.table.think(seat, level, &budget::<G>(level), 7).plans;
            ensure!(
                plans.is_empty() == (listed.is_empty() || !admitted.contains(&seat)),
                "{level}, seat {seat}: {} ways to go on, of {} actions",
                plans.len(),
                listed.len()
            );
            // Whoever is careless does not begin with the best.
            let ordered = &plans[usize::from(budget::<G>(level).careless).min(plans.len())..];
            ensure!(
                ordered.is_sorted_by(|one, next| one.worth >= next.worth) && plans.len() <= 4_096,
                "{level}: {plans:?}"
            );
            for plan in plans.iter().take(3) {
                can_be_followed(spot, seat, &plan.moves)
                    .map_err(|what| format!("{level}, seat {seat}, {:?}: {what}", plan.moves))?;
            }
        }
    }
    Ok(())
}

/// Whether the moves can be done one after the other, and nothing is drawn or shown before the last.
fn can_be_followed<G: Present>(spot: &Spot<'_, G>, seat: Seat, moves: &[G::Action]) -> Result<(), String> {
    ensure!(!moves.is_empty() || !spot.table.turn().must().contains(seat), "nothing is done");
    let (mut table, mut chance) = (spot.table.clone(), spot.chance(84));
    for (number, action) in (1..).zip(moves) {
        let played = table.play(seat, &action.to_string(), &mut chance).map_err(|error| error.to_string())?;
        ensure!(number == moves.len() || played.barrier == Barrier::Open, "{action} is a barrier");
    }
    Ok(())
}
