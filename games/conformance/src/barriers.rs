//! An action that can be taken back freely has told nobody anything.

use super::leaks::difference;
use super::spot::Step;
use super::{Names, ensure};
use rules::{Barrier, Viewer};
use tabletop::{AnyTable, Played, Present, Table};

pub(super) fn an_open_action_draws_nothing<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let drawn = &step.played.drawn;
    ensure!(step.played.barrier == Barrier::Shut || drawn.is_empty(), "it is open but draws {drawn:?}");
    Ok(())
}

/// Whether hidden things are otherwise or not, the viewer sees the same after it, and is told the same.
pub(super) fn an_open_action_reveals_nothing<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    if step.played.barrier == Barrier::Shut {
        return Ok(());
    }
    let before = &step.before;
    for viewer in before.case.viewers() {
        let told = outcome(step, viewer, step.after, step.played);
        for salt in 0..3 {
            let mut other = before.redealt(viewer, 50 + salt)?;
            let played = match other.play(step.seat, &step.played.action, &mut before.chance(60)) {
                Ok(played) => played,
                Err(error) if viewer.is(step.seat) => {
                    return Err(format!("redealt for its seat, it is refused ({error})"));
                }
                // The viewer does not know that it could be done: what is open is not shown before it is settled.
                Err(_) => continue,
            };
            if viewer.is(step.seat) {
                ensure!(played.barrier == Barrier::Open, "whether it is a barrier depends on what is hidden");
                ensure!(played.drawn.is_empty(), "whether it draws depends on what is hidden");
            }
            let otherwise = outcome(step, viewer, &other, &played);
            ensure!(
                told == otherwise,
                "it is open but tells {viewer:?} something hidden: {}",
                difference(&told, &otherwise)
            );
        }
    }
    Ok(())
}

/// The text of all that a viewer sees and hears of an action.
fn outcome<G: Present>(step: &Step<'_, G>, viewer: Viewer, after: &Table<G>, played: &Played) -> String {
    let words = step.before.case.kit.library.speaker(0, Names::Short);
    let tale = played.tale.tell(viewer, &words);
    format!("{tale:?} {:?} {:?}", after.turn(), after.position().view(viewer))
}

/// Nobody is told more than can be seen: after another action or another draw that leaves a viewer's view the same, the
/// viewer is told the same. (What everybody may be told is kept in the view, as the last move.)
pub(super) fn nobody_is_told_more_than_can_be_seen<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let before = &step.before;
    let words = before.case.kit.library.speaker(0, Names::Short);
    let listed = before.listed(step.seat);
    let mut quick = before.chance(70);
    for salt in 0..4 {
        // Every other time the same action is done with another chance.
        let other = match listed.len() {
            0 => None,
            count => Some(listed[quick.below(count)].to_string()).filter(|_| salt % 2 == 0),
        };
        let action = other.as_ref().unwrap_or(&step.played.action);
        let mut table = before.table.clone();
        let Ok(played) = table.play(step.seat, action, &mut before.chance(71 + salt)) else { continue };
        for viewer in before.case.viewers().filter(|viewer| other.is_none() || !viewer.is(step.seat)) {
            let alike = table.position().view(viewer) == step.after.position().view(viewer)
                && table.turn() == step.after.turn();
            let (one, two) = (step.played.tale.tell(viewer, &words), played.tale.tell(viewer, &words));
            ensure!(
                !alike || one == two,
                "{viewer:?} is told what cannot be seen: {}",
                difference(&format!("{one:?}"), &format!("{two:?}"))
            );
        }
    }
    Ok(())
}
