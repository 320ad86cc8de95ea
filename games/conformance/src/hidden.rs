//! Twins show what is hidden: two positions that a viewer cannot tell apart, though they differ.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::ensure;
use super::leaks::{compare, given};
use super::spot::{Case, Spot};
use rules::{Quick, Viewer};
use tabletop::{AnyTable, Present, Table};

/// The number of redeals within which a hidden thing must have varied.
const PATIENCE: usize = 60;

/// Two positions that look alike to the viewer.
struct Twins<G: Present> {
    viewer: Viewer,
    one: Table<G>,
    other: Table<G>,
    /// The actions or draws that made them.
    origin: String,
}

pub(super) fn a_redeal_varies_what_is_hidden<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for twins in twins(spot) {
        let hidden = differing(&leaves(&twins.one), &leaves(&twins.other));
        let mut chance = spot.chance(40);
        let mut varied = false;
        for _ in 0..PATIENCE {
            let mut redealt = twins.one.clone();
            redealt
                .redeal(twins.viewer, &mut chance)
                .map_err(|error| format!("{}: a redeal fails: {error}", twins.origin))?;
            varied =
                differing(&leaves(&twins.one), &leaves(&redealt)).iter().any(|leaf| hidden.contains(leaf));
            if varied {
                break;
            }
        }
        spot.case.count(|coverage| coverage.twins += 1);
        let leaves = hidden.iter().take(6).map(String::as_str).collect::<Vec<_>>().join(", ");
        ensure!(
            varied,
            "{:?} cannot know {leaves} after {}, but no redeal varies it",
            twins.viewer,
            twins.origin
        );
    }
    Ok(())
}

pub(super) fn what_may_be_done_does_not_depend_on_what_is_hidden<G: Present>(
    spot: &Spot<'_, G>,
) -> Result<(), String> {
    for Twins { viewer, one, other, origin } in twins(spot) {
        let given = |table: &Table<G>| given(spot.case, table, viewer, spot.number);
        compare(viewer, &given(&one), &given(&other)).map_err(|what| format!("after {origin}, {what}"))?;
    }
    Ok(())
}

/// Twins near a position: by choosing otherwise, by drawing otherwise, by setting up otherwise.
fn twins<G: Present>(spot: &Spot<'_, G>) -> Vec<Twins<G>> {
    let mut twins = Vec::new();
    let mut pair = |one: &Table<G>, other: &Table<G>, origin: String| {
        for viewer in spot.case.viewers() {
            if one != other && one.turn() == other.turn() && alike(one, other, viewer) {
                twins.push(Twins { viewer, one: one.clone(), other: other.clone(), origin: origin.clone() });
            }
        }
    };
    if spot.number == 0 {
        let (one, other) = (set_up(spot.case, 1), set_up(spot.case, 2));
        if let (Some(one), Some(other)) = (one, other) {
            pair(&one, &other, "the set-up".to_owned());
        }
    }
    for seat in spot.admitted() {
        let listed = spot.listed(seat);
        let played = |index: usize, salt: usize| {
            let action = listed.get(index)?.to_string();
            let mut table = spot.table.clone();
            table.play(seat, &action, &mut spot.chance(salt)).ok().map(|_| (table, action))
        };
        let mut quick = spot.chance(30);
        let first = if listed.is_empty() { continue } else { quick.below(listed.len()) };
        let Some((one, action)) = played(first, 31) else { continue };
        for _ in 0..3 {
            if let Some((other, instead)) = played(quick.below(listed.len()), 31) {
                pair(&one, &other, format!("\"{action}\" or \"{instead}\" of seat {seat}"));
            }
        }
        if let Some((other, _)) = played(first, 32) {
            pair(&one, &other, format!("what \"{action}\" of seat {seat} drew"));
        }
    }
    twins
}

fn set_up<G: Present>(case: &Case<'_, G>, salt: usize) -> Option<Table<G>> {
    let mut chance: Quick = case.chance(salt);
    G::new(case.config, case.seats, &mut chance).ok().map(Table::new)
}

fn alike<G: Present>(one: &Table<G>, other: &Table<G>, viewer: Viewer) -> bool {
    one.position().view(viewer) == other.position().view(viewer)
}

/// Every value of a saved table, by its path.
fn leaves<G: Present>(table: &Table<G>) -> BTreeMap<String, String> {
    let mut leaves = BTreeMap::new();
    collect(&serde_json::to_value(table).unwrap_or_default(), String::new(), &mut leaves);
    leaves
}

fn collect(value: &Value, path: String, leaves: &mut BTreeMap<String, String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, format!("{path}[{index}]"), leaves);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                collect(field, format!("{path}.{key}"), leaves);
            }
        }
        leaf => drop(leaves.insert(path, leaf.to_string())),
    }
}

/// The paths at which two tables differ.
fn differing(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) -> BTreeSet<String> {
    let paths = one.keys().chain(other.keys());
    paths.filter(|path| one.get(*path) != other.get(*path)).cloned().collect()
}
