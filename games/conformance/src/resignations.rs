//! Games go on or end when seats resign.

use super::logs::WalkCheck;
use super::random::{Walk, choose};
use super::spot::Case;
use super::{ensure, points};
use rules::{Seat, SeatSet, Turn, Viewer};
use tabletop::{AnyTable, Entry, EntryKind, Log, Present, Table, TitleOf, replay};

/// No game may go on longer than this after a resignation.
const MOST_ACTIONS: usize = 20_000;

pub(super) fn checks<G: Present>() -> [WalkCheck<G>; 1] {
    [("a_game_survives_resignations", a_game_survives_resignations)]
}

/// From a moment of the game, every seat resigns in some order, with play between, and the whole log replays.
fn a_game_survives_resignations<G: Present>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let rounds = if case.sampling.spots > 10 { usize::from(case.seats) + 1 } else { 1 };
    for round in 0..rounds {
        let mut choices = case.chance(500 + round);
        let from = choices.below(walk.tables.len());
        let mut table = walk.tables[from].clone();
        let mut log = Log { header: walk.log.header.clone(), entries: walk.log.entries[..=from].to_vec() };
        let mut order: Vec<Seat> = Seat::first(case.seats).collect();
        order.rotate_left(round % usize::from(case.seats));
        if choices.below(2) == 0 {
            order.reverse();
        }
        // The last round has but one resignation, and is played to its end.
        let resigning = if round + 1 == rounds { 1 } else { order.len() };
        let mut chance = case.chance(600 + round);
        for (number, &seat) in order.iter().take(resigning).enumerate() {
            let at = log.entries.len();
            let failed = |what: String| format!("seat {seat} resigns after {at} entries: {what}");
            if !resign(&mut table, &mut log, seat).map_err(failed)? {
                break;
            }
            let most = if number + 1 == resigning { MOST_ACTIONS } else { choices.below(12) };
            for _ in 0..=most {
                let at = |what: String| format!("after seat {seat} resigned, {what}\n{log}");
                settled(&table).map_err(at)?;
                let Some((who, action, auto)) = choose(&table, &mut choices) else { break };
                let played = table
                    .play(who, &action, &mut chance)
                    .map_err(|error| format!("\"{action}\": {error}\n{log}"))?;
                let kind = if auto {
                    EntryKind::Auto(who, played.action)
                } else {
                    EntryKind::Act(who, played.action)
                };
                log.entries.push(Entry { kind, drawn: played.drawn });
            }
        }
        if resigning == order.len() || case.seats == 1 {
            ensure!(table.turn().outcome().is_some(), "all have resigned but the game goes on\n{log}");
        }
        let read: Log = log.to_string().parse().map_err(|error| format!("{error}\n{log}"))?;
        let end =
            replay(&TitleOf::<G>::NEW, &read, |_, _, _| ()).map_err(|error| format!("{error}\n{log}"))?;
        ensure!(end.save() == table.save(), "replayed, the game ends elsewhere\n{log}");
    }
    Ok(())
}

/// Lets a seat resign; false if the game is over already.
fn resign<G: Present>(table: &mut Table<G>, log: &mut Log, seat: Seat) -> Result<bool, String> {
    let before = table.clone();
    let over = matches!(table.turn(), Turn::Over(_));
    match table.resign(seat) {
        Ok(_) if over => Err("one can resign though the game is over".to_owned()),
        Err(_) if over => {
            ensure!(*table == before, "a refused resignation leaves a trace");
            Ok(false)
        }
        Err(error) => Err(error.to_string()),
        Ok(played) => {
            log.entries.push(Entry { kind: EntryKind::Resign(seat), drawn: played.drawn });
            ensure!(table.resign(seat).is_err(), "it can resign twice");
            Ok(true)
        }
    }
}

/// Checks a table after a resignation.
fn settled<G: Present>(table: &Table<G>) -> Result<(), String> {
    table.conserved()?;
    points::figures_are_those_promised(table)?;
    let gone = table.resigned();
    for seat in gone.iter() {
        let sight = table.sight(Viewer::Seat(seat));
        ensure!(
            sight.actions().is_empty() && sight.forms().is_empty(),
            "seat {seat} is still offered actions"
        );
        ensure!(table.asked(seat).is_none(), "seat {seat} is still asked");
    }
    match table.turn() {
        Turn::Waiting { must, .. } => {
            let answered = table.reflex().is_some();
            let waiting = |set: SeatSet| set.iter().any(|seat| !gone.contains(seat));
            ensure!(answered || waiting(must), "the game waits for somebody who has resigned");
            ensure!(
                answered || !must.iter().any(|seat| gone.contains(seat)),
                "the game waits for somebody who has resigned beside others"
            );
        }
        Turn::Over(outcome) => {
            let places = |resigned: bool| {
                let standings = outcome.standings.iter();
                standings.filter(move |s| gone.contains(s.seat) == resigned).map(|s| s.place)
            };
            if let (Some(worst), Some(best)) = (places(false).max(), places(true).min()) {
                ensure!(worst < best, "somebody who has resigned is not last: {outcome:?}");
            }
            for seat in Seat::first(table.seats()) {
                ensure!(
                    table.sight(Viewer::Seat(seat)).actions().is_empty(),
                    "seat {seat} is offered actions"
                );
            }
        }
    }
    Ok(())
}
