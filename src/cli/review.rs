//! `turnstone review`: what the decisions in the log of a finished game were worth.

use std::path::Path;

use anyhow::{anyhow, bail, ensure};
use games::title_of;
use rules::Seat;
use serde_json::{Value, json};
use tabletop::{Judged, Review, Reviewer};
use thinking::{Margin, Measure, POINT};

use super::output::{is_for_people, say};
use super::progress::Progress;
use super::text_log::{TextLog, in_english};
use session::{luck_and_skill, retold};
use words::{Lang, Speech};

/// Reviews a seat's decisions, or those of every seat that people played at least in part.
pub(super) fn file(file: &Path, seat: Option<u8>, json: bool) -> anyhow::Result<()> {
    let written = TextLog::read(file)?;
    let table = written.replay(written.last(), |_, _, _| ())?;
    ensure!(table.turn().outcome().is_some(), "the game is not over; only finished games are reviewed");
    let seats = written.log.header.seats;
    let seats: Vec<Seat> = match seat {
        Some(number) if (1..=seats).contains(&number) => vec![Seat(number - 1)],
        Some(number) => bail!("there is no seat {number} at a table of {seats}"),
        None => Seat::first(seats).collect(),
    };
    let mut reviewed = false;
    for &seat in &seats {
        let Some(review) = thought(&written, seat)? else { continue };
        reviewed = true;
        if is_for_people(json) {
            told(&written, seat, &review)?;
        } else {
            say(&as_json(&written, seat, &review)?.to_string())?;
        }
    }
    ensure!(
        reviewed,
        "there is nothing to review: computers made all decisions, or only one thing could be done"
    );
    Ok(())
}

/// The review of a seat; none if it had nothing to decide by itself.
fn thought(written: &TextLog, seat: Seat) -> anyhow::Result<Option<Review>> {
    let log = &written.log;
    let computers = &log.header.computers;
    let own = |number| !computers.iter().any(|stint| stint.seat == seat && stint.holds(number));
    let reviewer = title_of(log).and_then(|title| Reviewer::of(title, log, seat, own));
    let mut reviewer = reviewer.map_err(|error| anyhow!(in_english(&error, None)))?;
    let progress = Progress::begin("reviewing", Some(reviewer.progress().1 as u64));
    while reviewer.step() {
        progress.note(reviewer.progress().0 as u64);
    }
    drop(progress);
    Ok(Some(reviewer.finish()).filter(|review| !review.decisions.is_empty()))
}

/// The unit in which the rewards of a log's game are given.
fn measure(written: &TextLog) -> anyhow::Result<Measure> {
    Ok(super::title(&written.log.header.game)?.measure())
}

/// Prints the worst and the best of a seat's decisions in words.
fn told(written: &TextLog, seat: Seat, review: &Review) -> anyhow::Result<()> {
    let (measure, words) = (measure(written)?, Speech::nameless(Lang::En));
    say(&format!("seat {seat}: {} decisions", review.decisions.len()))?;
    for line in luck_and_skill(review, measure, &words) {
        say(&format!("  {line}"))?;
    }
    let worst = review.worst(measure);
    if worst.is_empty() {
        say("  no decision cost anything that can be told from chance")?;
    }
    for judged in worst.into_iter().chain(review.best(measure)) {
        let moment = judged.moment(super::title(&written.log.header.game)?, &written.log, seat);
        let moment = moment.map_err(|error| anyhow!(in_english(&error, None)))?;
        say(&format!("  {}", written.place(judged.entry)))?;
        for line in retold(judged, &moment, seat, measure, &words) {
            say(&format!("    {line}"))?;
        }
    }
    Ok(())
}

/// A review as JSON. Worths are points, or shares of a win.
fn as_json(written: &TextLog, seat: Seat, review: &Review) -> anyhow::Result<Value> {
    let measure = measure(written)?;
    let (name, unit) = match measure {
        Measure::Points => ("points", POINT),
        Measure::Chance(whole) => ("chance", whole),
    };
    let worth = |reward: i32| f64::from(reward) / f64::from(unit);
    let margin = |margin: Margin| match margin.error {
        i32::MAX => Value::Null,
        error => json!({ "mean": worth(margin.mean), "error": worth(error) }),
    };
    let entry = |judged: &Judged| {
        json!({
            "entry": judged.entry, "done": judged.done, "better": judged.better, "ordinary": judged.ordinary,
            "cost": margin(judged.cost), "gain": margin(judged.gain), "closely": judged.closely,
        })
    };
    let worst: Vec<usize> = review.worst(measure).iter().map(|judged| judged.entry).collect();
    Ok(json!({
        "seat": seat.0 + 1, "measure": name, "luck": margin(review.luck), "skill": margin(review.skill), "worst": worst,
        "best": review.best(measure).map(|judged| judged.entry),
        "decisions": review.decisions.iter().map(entry).collect::<Vec<_>>(),
    }))
}
