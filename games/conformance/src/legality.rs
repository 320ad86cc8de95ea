//! Legality is decided in one place, and the lists agree with it.

use super::spot::Spot;
use super::{Names, ensure};
use rules::{Forms, Seat, Turn, Viewer};
use tabletop::{AnyTable, PlayError, Present};

pub(super) fn listed_actions_are_sorted_and_unique<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in Seat::first(spot.case.seats) {
        let listed = spot.listed(seat);
        if let Some(pair) = listed.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(format!("seat {seat}: \"{}\" stands before \"{}\"", pair[0], pair[1]));
        }
        if let Some(stray) = listed.iter().find(|action| !spot.case.universe.contains(action)) {
            return Err(format!("seat {seat}: \"{stray}\" is not in the universe"));
        }
    }
    Ok(())
}

pub(super) fn whoever_must_act_can<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.table.turn().must().iter() {
        let able = !spot.listed(seat).is_empty() || !spot.position().forms(seat).samples.is_empty();
        ensure!(able, "the game waits for seat {seat}, which can do nothing");
    }
    Ok(())
}

pub(super) fn nobody_acts_out_of_turn<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let turn = spot.position().turn();
    for seat in Seat::first(spot.case.seats).filter(|&seat| !turn.admits(seat)) {
        let listed = spot.listed(seat);
        ensure!(listed.is_empty(), "seat {seat} is not asked but may do \"{}\"", listed[0]);
        ensure!(spot.position().forms(seat).open.is_empty(), "seat {seat} is not asked but has a form");
    }
    Ok(())
}

pub(super) fn listed_is_legal_and_nothing_else<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let position = spot.position();
    let lists: Vec<Vec<G::Action>> = Seat::first(spot.case.seats).map(|seat| spot.listed(seat)).collect();
    for seat in Seat::first(spot.case.seats) {
        let listed = &lists[seat.index()];
        let forms = position.forms(seat);
        // Others' actions, and a part of the universe: other parts at other positions.
        let tried = lists.iter().flatten().chain(spot.case.sample(spot.number, spot.case.sampling.universe));
        for action in tried {
            let legal = position.legal(seat, action);
            let known = listed.binary_search(action).is_ok();
            let free = covered::<G>(&forms, action);
            match (&legal, known) {
                (Ok(()), false) if !free => {
                    return Err(format!("seat {seat}: \"{action}\" is legal but not listed"));
                }
                (Err(refusal), true) => {
                    return Err(format!("seat {seat}: \"{action}\" is listed but refused ({refusal})"));
                }
                _ => {}
            }
        }
    }
    Ok(())
}

pub(super) fn whoever_is_asked_can_answer<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let Some(appeal) = spot.sight(Viewer::Public).appeal() else { return Ok(()) };
    let turn = spot.position().turn();
    for seat in Seat::first(spot.case.seats) {
        let seen = spot.sight(Viewer::Seat(seat)).appeal();
        ensure!(seen.as_ref() == Some(&appeal), "seat {seat} sees another appeal than everybody");
    }
    for seat in appeal.open.iter() {
        ensure!(appeal.asked.contains(seat), "seat {seat} is to answer but not asked");
        ensure!(turn.may().contains(seat), "seat {seat} is asked but may not act");
        let listed = spot.listed(seat);
        let able = appeal.actions.iter().any(|action| listed.iter().any(|own| own.to_string() == *action));
        ensure!(able, "seat {seat} is asked but has no answer");
    }
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    // Not all of them can be chosen: what an answer asks in return may not be in the hand, which is for nobody else to see.
    let listed: Vec<String> =
        turn.must().iter().flat_map(|seat| spot.listed(seat)).map(|own| own.to_string()).collect();
    let able = appeal.choices.is_empty() || appeal.choices.iter().any(|choice| listed.contains(choice));
    ensure!(able, "nobody whom the game waits for can choose any of {:?}", appeal.choices);
    for action in appeal.actions.iter().chain(&appeal.choices) {
        ensure!(action.parse::<G::Action>().is_ok(), "the answer \"{action}\" is not read");
        let label = spot.sight(Viewer::Public).label(action, &words);
        ensure!(
            (1..=80).contains(&label.trim().chars().count()),
            "the answer \"{action}\" reads \"{label}\""
        );
    }
    ensure!(appeal.actions.len() + appeal.forms.len() <= 5, "there are too many answers");
    ensure!(appeal.choices.len() <= 5, "there are too many choices");
    Ok(())
}

pub(super) fn everybody_is_offered_the_same_interruption<G: Present>(
    spot: &Spot<'_, G>,
) -> Result<(), String> {
    let offered = spot.sight(Viewer::Public).interruptible();
    for seat in Seat::first(spot.case.seats) {
        let seen = spot.sight(Viewer::Seat(seat)).interruptible();
        ensure!(seen == offered, "seat {seat} sees another offer to break in than everybody");
    }
    ensure!(
        !offered || !spot.position().turn().may().is_empty(),
        "the board offers to break in, but nobody may"
    );
    Ok(())
}

/// Whether an open form can say the action.
fn covered<G: Present>(forms: &Forms<G::Action>, action: &G::Action) -> bool {
    let notation = action.to_string();
    let first = notation.split(' ').next().unwrap_or_default();
    forms.open.iter().any(|form| form.id == first)
}

pub(super) fn a_refused_action_changes_nothing<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let mut table = spot.table.clone();
    let nonsense = ["", " ", "nonsense", "1", "🐺 田中", "resign", "; | / ~"].map(str::to_owned);
    for seat in Seat::first(spot.case.seats) {
        let illegal = spot.case.sample(spot.number, 100);
        let illegal = illegal.filter(|action| spot.position().legal(seat, action).is_err());
        for notation in illegal.map(ToString::to_string).chain(nonsense.clone()).take(60) {
            match table.play(seat, &notation, &mut spot.chance(1)) {
                Ok(_) => return Err(format!("seat {seat}: \"{notation}\" is played")),
                Err(PlayError::Chance(error)) => return Err(format!("seat {seat}: \"{notation}\": {error}")),
                Err(PlayError::Unreadable(_) | PlayError::Refused(_)) => {}
            }
            ensure!(table == *spot.table, "seat {seat}: \"{notation}\" is refused but leaves a trace");
        }
    }
    Ok(())
}

pub(super) fn open_forms_have_legal_samples<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in Seat::first(spot.case.seats) {
        let forms = spot.position().forms(seat);
        ensure!(
            forms.open.is_empty() == forms.samples.is_empty(),
            "seat {seat}: forms and samples do not match"
        );
        if let Turn::Over(_) = spot.table.turn() {
            ensure!(forms.open.is_empty(), "seat {seat} has a form though the game is over");
        }
        let listed = spot.listed(seat);
        for sample in &forms.samples {
            ensure!(covered::<G>(&forms, sample), "seat {seat}: no open form says \"{sample}\"");
            ensure!(
                listed.binary_search(sample).is_err(),
                "seat {seat}: \"{sample}\" is free-form and listed"
            );
            if let Err(refusal) = spot.position().legal(seat, sample) {
                return Err(format!("seat {seat}: the sample \"{sample}\" is refused ({refusal})"));
            }
        }
    }
    Ok(())
}
