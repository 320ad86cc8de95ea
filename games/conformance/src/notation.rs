//! Every action has one text, and is read back from it.

use std::cell::RefCell;

use super::spot::Spot;
use super::universe::{self, Universe};
use super::{Fault, Findings, ensure};
use rules::{Quick, Seat};
use tabletop::Present;

/// The universe, after its actions were written and read back.
pub(super) fn read_universe<G: Present>(seats: u8, findings: &RefCell<Findings>) -> Universe<G::Action> {
    let universe = Universe::of::<G>(seats);
    let look = |check, result: Result<(), String>| {
        if let Err(what) = result
            && !findings.borrow().knows(check)
        {
            let place = format!("{} · {seats} seats", G::ID);
            findings.borrow_mut().faults.push(Fault { check, place, what });
        }
    };
    look("the_universe_is_sound", universe::is_sound::<G>(&universe));
    let some = |most: usize| universe.some().iter().step_by(universe.some().len().div_ceil(most).max(1));
    let mut quick = Quick::new(u64::from(seats));
    look("notation_is_read_back", some(50_000).try_for_each(read_back::<G>));
    look("mangled_notation_is_harmless", some(2_000).try_for_each(|action| mangle::<G>(action, &mut quick)));
    universe
}

pub(super) fn listed_actions_are_read_back<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in Seat::first(spot.case.seats) {
        let free = spot.position().forms(seat).samples;
        spot.listed(seat).iter().chain(&free).try_for_each(read_back::<G>)?;
    }
    Ok(())
}

fn read_back<G: Present>(action: &G::Action) -> Result<(), String> {
    let text = action.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    ensure!(!words.contains(&""), "\"{text}\" has stray spaces");
    ensure!(
        !text.contains(['/', ';', '|', '~', '\n']),
        "\"{text}\" has a sign that means something elsewhere"
    );
    ensure!(!text.chars().any(char::is_uppercase), "\"{text}\" has capitals");
    ensure!(text.chars().count() <= 100, "\"{text}\" is longer than 100 characters");
    let slots = G::slots(action);
    ensure!(slots.join(" ") == text, "\"{text}\" has the slots {slots:?}");
    ensure!(slots.iter().all(|slot| !slot.is_empty()), "\"{text}\" has the slots {slots:?}");
    for detour in G::detours(action) {
        let read = detour.join(" ").parse::<G::Action>();
        ensure!(read.as_ref() == Ok(action), "\"{text}\" has the detour {detour:?}, which is another action");
    }
    for written in
        [text.clone(), text.to_uppercase(), words.join("   "), format!("\t {}  ", words.join(" \t"))]
    {
        match written.parse::<G::Action>() {
            Ok(read) if read == *action => {}
            Ok(read) => return Err(format!("{written:?} is read as \"{read}\", not \"{text}\"")),
            Err(refusal) => return Err(format!("{written:?} is not read ({refusal})")),
        }
    }
    Ok(())
}

/// Changes a word or a letter: whatever can still be read is read back too.
fn mangle<G: Present>(action: &G::Action, quick: &mut Quick) -> Result<(), String> {
    let mut letters: Vec<char> = action.to_string().chars().collect();
    let at = quick.below(letters.len());
    match quick.below(4) {
        0 => drop(letters.remove(at)),
        1 => letters[at] = ['0', '9', 'z', ' ', '-', 'é', '🐺', '@'][quick.below(8)],
        2 => letters.insert(at, ['0', '9', 'a', ' ', '+'][quick.below(5)]),
        _ => letters.truncate(at),
    }
    let text: String = letters.into_iter().collect();
    text.parse::<G::Action>().map_or(Ok(()), |read| {
        read_back::<G>(&read).map_err(|what| format!("{text:?} is read as \"{read}\", but {what}"))
    })
}
