//! An action that can be taken back freely has told nobody anything.

use super::super::{AnyTable, Barrier, Present, Table, Viewer};
use super::leaks::difference;
use super::spot::Step;
use super::{Names, ensure};

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

/// What a viewer sees and hears of an action.
fn outcome<G: Present>(
    step: &Step<'_, G>,
    viewer: Viewer,
    after: &Table<G>,
    played: &super::super::Played,
) -> String {
    let words = step.before.case.kit.library.speaker(0, Names::Short);
    let tale = played.tale.tell(viewer, &words);
    format!("{tale:?} {:?} {:?}", after.turn(), after.position().view(viewer))
}

/// Narration comes from what the viewer may know: redealt for that viewer before a known action without chance,
/// the same is told.
pub(super) fn an_action_tells_of_itself_alone<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let before = &step.before;
    let words = before.case.kit.library.speaker(0, Names::Short);
    for viewer in before.case.viewers() {
        // Told anew from the same events, it is the same.
        let (one, two) = (step.played.tale.tell(viewer, &words), step.played.tale.tell(viewer, &words));
        ensure!(one == two, "{viewer:?} is told different things of one event");
    }
    // Twins of the action: another action that the viewer cannot tell from it must be told alike.
    let listed = before.listed(step.seat);
    let mut quick = before.chance(70);
    for _ in 0..if listed.is_empty() { 0 } else { 3 } {
        let action = listed[quick.below(listed.len())].to_string();
        let mut table = before.table.clone();
        let Ok(played) = table.play(step.seat, &action, &mut before.chance(71)) else { continue };
        for viewer in before.case.viewers().filter(|viewer: &Viewer| !viewer.is(step.seat)) {
            let alike = table.position().view(viewer) == step.after.position().view(viewer)
                && table.turn() == step.after.turn();
            let (one, two) = (step.played.tale.tell(viewer, &words), played.tale.tell(viewer, &words));
            ensure!(
                !alike || one == two,
                "{viewer:?} is told of it what the view does not tell: {}",
                difference(&format!("{one:?}"), &format!("{two:?}"))
            );
        }
    }
    Ok(())
}
