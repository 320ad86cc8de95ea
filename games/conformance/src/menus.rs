//! Menus lead to every legal action and to no other.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::spot::Spot;
use super::{Names, ensure};
use rules::{Seat, Viewer, Words};
use tabletop::{AnySight, Choice, Draft, Menu, Present};

/// The most presses that an action may take.
const PRESSES: usize = 5;
/// A draft must leave room for the rest of a custom_id of 100 characters.
const DRAFT: usize = 60;

pub(super) fn every_legal_action_is_reached_in_five_presses<G: Present>(
    spot: &Spot<'_, G>,
) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let start = sight.start();
        let begun = sight.menu(&start, &words);
        ensure!(
            begun.draft.0.starts_with(&start.0) && begun.complete.is_none() || start.0.is_empty(),
            "seat {seat}: a new panel begins with \"{start}\", which is no choice"
        );
        let reached = explore(sight.as_ref(), &words).map_err(|what| format!("seat {seat}: {what}"))?;
        let listed: BTreeSet<String> = sight.actions().into_iter().collect();
        if let Some(missed) = listed.iter().find(|action| !reached.contains_key(*action)) {
            return Err(format!("seat {seat}: no menu leads to \"{missed}\""));
        }
        for (action, presses) in &reached {
            ensure!(listed.contains(action), "seat {seat}: a menu leads to \"{action}\", which is not legal");
            ensure!(*presses <= PRESSES, "seat {seat}: \"{action}\" takes {presses} presses");
        }
        spot.case.count(|coverage| coverage.reached += reached.len() as u64);
    }
    Ok(())
}

/// Every action that a person gets to by choosing in the open slots only, with the number of presses.
fn explore(sight: &dyn AnySight, words: &dyn Words) -> Result<BTreeMap<String, usize>, String> {
    let composed: Vec<&str> = sight.forms().iter().map(|form| form.id).collect();
    let mut reached = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut waiting = VecDeque::from([(Draft::default(), 0)]);
    while let Some((draft, presses)) = waiting.pop_front() {
        if !seen.insert(draft.clone()) {
            continue;
        }
        let menu = sight.menu(&draft, words);
        bounds(&menu).map_err(|what| format!("draft \"{draft}\": {what}"))?;
        ensure!(
            menu.refused.is_none(),
            "the menus lead to \"{draft}\", which is refused: {:?}",
            menu.refused
        );
        if let Some(action) = menu.complete {
            ensure!(menu.confirm.is_some(), "\"{action}\" is to be confirmed by a button without a label");
            reached.entry(action).or_insert(presses + 1);
        } else if menu.slots.is_empty() {
            ensure!(presses == 0 && sight.actions().is_empty(), "draft \"{draft}\" leads nowhere");
        }
        let open = menu.slots.last().filter(|slot| !slot.choices.iter().any(|choice| choice.chosen));
        for choice in open.iter().flat_map(|slot| &slot.choices) {
            match &choice.act {
                Some(action) => drop(reached.entry(action.clone()).or_insert(presses + 1)),
                // What is composed has no end; it is looked at by itself.
                None if choice.draft.0.first().is_some_and(|first| composed.contains(&first.as_str())) => {}
                None => waiting.push_back((choice.draft.clone(), presses + 1)),
            }
        }
    }
    Ok(reached)
}

/// The most presses that a usual free-form action may take.
const COMPOSING: usize = 4;

pub(super) fn free_form_actions_are_built_by_pressing<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Long);
    let mut quick = spot.chance(85);
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let forms = spot.position().forms(seat);
        let view = spot.position().view(Viewer::Seat(seat));
        let is_composed = |id: &str| !G::compose(&view, &[id.to_owned()]).is_empty();
        let samples = forms.samples.iter().map(ToString::to_string);
        let samples: Vec<String> =
            samples.filter(|sample| sample.split(' ').next().is_some_and(is_composed)).collect();
        for sample in samples.iter().step_by(samples.len().div_ceil(6).max(1)) {
            composes(sight.as_ref(), sample, &words).map_err(|what| format!("seat {seat}: {what}"))?;
        }
        for form in forms.open.iter().filter(|form| is_composed(form.id)).flat_map(|form| [form; 4]) {
            let mut draft = Draft(vec![form.id.to_owned()]);
            for _ in 0..10 {
                let menu = harmless(sight.as_ref(), &draft, &words, seat)?;
                ensure!(
                    menu.refused.is_none(),
                    "seat {seat}: the menus lead to \"{draft}\", which is refused"
                );
                let choices = open(&menu);
                if choices.is_empty() {
                    ensure!(menu.complete.is_some(), "seat {seat}: \"{draft}\" leads nowhere");
                    break;
                }
                draft = choices[quick.below(choices.len())].draft.clone();
            }
        }
    }
    Ok(())
}

/// The choices of the slot that is open.
fn open(menu: &Menu) -> &[Choice] {
    let slot = menu.slots.last().filter(|slot| !slot.choices.iter().any(|choice| choice.chosen));
    slot.map_or(&[], |slot| &slot.choices)
}

/// Presses whatever leads to that action, which is then there to be confirmed.
fn composes(sight: &dyn AnySight, action: &str, words: &dyn Words) -> Result<(), String> {
    let mut draft = Draft::default();
    for presses in 1..=COMPOSING {
        let menu = sight.menu(&draft, words);
        if menu.complete.as_deref() == Some(action) {
            return Ok(());
        }
        let leads = |choice: &&Choice| {
            let begun = choice.draft.notation();
            action.strip_prefix(&begun).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        // The shortest way is not always the one that says most at once.
        let choice = open(&menu).iter().filter(leads).min_by_key(|choice| choice.draft.notation().len());
        let Some(choice) = choice else {
            return Err(format!("after {presses} presses nothing leads to \"{action}\" (draft \"{draft}\")"));
        };
        if choice.act.as_deref() == Some(action) {
            return Ok(());
        }
        draft = choice.draft.clone();
    }
    Err(format!("{COMPOSING} presses do not build \"{action}\""))
}

/// Holds a menu to Discord's numbers, and sees that nothing in it can be mistaken for another thing.
fn bounds(menu: &Menu) -> Result<(), String> {
    for slot in &menu.slots {
        ensure!(
            (1..=25).contains(&slot.choices.len()),
            "\"{}\" has {} choices",
            slot.ask,
            slot.choices.len()
        );
        ensure!(
            (1..=100).contains(&slot.ask.trim().chars().count()),
            "a slot asks \"{}\": one to 100 characters",
            slot.ask
        );
        let most = if slot.choices.len() <= 5 { 80 } else { 100 };
        for choice in &slot.choices {
            text(&choice.label, most)?;
            ensure!(
                choice
                    .emoji
                    .iter()
                    .all(|emoji| !emoji.is_empty() && !emoji.chars().any(char::is_alphanumeric)),
                "\"{}\" has the emoji {:?}",
                choice.label,
                choice.emoji
            );
            ensure!(choice.description.chars().count() <= 100, "\"{}\" is too long", choice.description);
            short(&choice.draft)?;
        }
        distinct(slot.choices.iter().map(|choice| choice.draft.to_string()), "two choices make the draft")?;
        distinct(
            slot.choices.iter().map(|choice| format!("{} {}", choice.label, choice.description)),
            "two choices read",
        )?;
        ensure!(slot.choices.iter().filter(|choice| choice.chosen).count() <= 1, "two choices are chosen");
    }
    let others = menu.slots.iter().flat_map(|slot| &slot.choices).filter(|choice| !choice.chosen);
    distinct(others.map(|choice| choice.draft.to_string()), "choices of two slots make the draft")?;
    ensure!(menu.adjust.len() <= 8, "{} buttons adjust the draft", menu.adjust.len());
    for button in &menu.adjust {
        text(&button.label, 80)?;
        button.draft.iter().try_for_each(short)?;
    }
    let drafts = menu.adjust.iter().filter_map(|button| button.draft.as_ref());
    distinct(drafts.map(ToString::to_string), "two buttons make the draft")?;
    short(&menu.draft)?;
    menu.confirm.iter().try_for_each(|label| text(label, 80))?;
    menu.refused.iter().try_for_each(|refusal| text(refusal, 300))
}

fn text(text: &str, most: usize) -> Result<(), String> {
    ensure!((1..=most).contains(&text.trim().chars().count()), "\"{text}\" is not one to {most} characters");
    Ok(())
}

fn short(draft: &Draft) -> Result<(), String> {
    let text = draft.to_string();
    ensure!(text.chars().count() <= DRAFT, "the draft \"{text}\" is longer than {DRAFT} characters");
    ensure!(Draft::parse(&text) == *draft, "the draft \"{text}\" is not read back");
    Ok(())
}

fn distinct(texts: impl Iterator<Item = String>, what: &str) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    texts.into_iter().try_for_each(|text| {
        ensure!(seen.insert(text.clone()), "{what} \"{text}\"");
        Ok(())
    })
}

pub(super) fn random_presses_stay_within_bounds<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number + 1, Names::Long);
    let mut quick = spot.chance(80);
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let mut draft = Draft::default();
        for _ in 0..24 {
            let menu = harmless(sight.as_ref(), &draft, &words, seat)?;
            let choices = menu.slots.iter().flat_map(|slot| &slot.choices).map(|choice| &choice.draft);
            let buttons = menu.adjust.iter().filter_map(|button| button.draft.as_ref());
            let next: Vec<&Draft> = choices.chain(buttons).collect();
            draft = if next.is_empty() { Draft::default() } else { next[quick.below(next.len())].clone() };
        }
    }
    Ok(())
}

pub(super) fn nonsense_drafts_are_harmless<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number + 2, Names::Short);
    let mut quick = spot.chance(90);
    let stale: Vec<String> = spot.case.sample(spot.number, 40).flat_map(G::slots).collect();
    let odd = ["~", "~zz", "", "🐺", "nonsense", "0", "~1", "-1", "n14", "99999999999999999999"];
    for seat in Seat::first(spot.case.seats) {
        let sight = spot.sight(Viewer::Seat(seat));
        for action in spot.case.sample(spot.number, 10) {
            harmless(sight.as_ref(), &Draft(G::slots(action)), &words, seat)?;
        }
        for _ in 0..12 {
            let slot = |quick: &mut rules::Quick| match quick.below(3) {
                0 => odd[quick.below(odd.len())].to_owned(),
                _ => stale[quick.below(stale.len())].clone(),
            };
            let draft = Draft((0..quick.below(5)).map(|_| slot(&mut quick)).collect());
            harmless(sight.as_ref(), &draft, &words, seat)?;
            harmless(sight.as_ref(), &Draft::parse(&draft.to_string()), &words, seat)?;
        }
    }
    Ok(())
}

/// The menu of a draft, which keeps all bounds and offers only what is legal.
fn harmless(sight: &dyn AnySight, draft: &Draft, words: &dyn Words, seat: Seat) -> Result<Menu, String> {
    let menu = sight.menu(draft, words);
    // A draft that came in too long goes out too long only if it is refused as it is.
    let result = if menu.refused.is_some() { Ok(()) } else { bounds(&menu) };
    result.map_err(|what| format!("seat {seat}, draft \"{draft}\": {what}"))?;
    let acts = menu.slots.iter().flat_map(|slot| &slot.choices).filter_map(|choice| choice.act.as_ref());
    for action in acts.chain(&menu.complete) {
        ensure!(
            sight.allows(action),
            "seat {seat}, draft \"{draft}\" offers \"{action}\", which is not legal"
        );
    }
    Ok(menu)
}
