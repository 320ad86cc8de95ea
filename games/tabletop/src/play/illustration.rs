//! A position that shows what a topic of the rules speaks of: a first game as computers play it, up to a situation.

use std::collections::BTreeMap;

use super::table::AnyTable;
use super::title::Title;
use crate::present::Guidance;
use rules::{Options, Seat, Seed, Seeded, Viewer};
use thinking::Level;

/// The decisions of a first game among which a situation is looked for.
const DECISIONS: u64 = 250;
/// The seat through whose eyes it is seen.
const LEARNER: Seat = Seat(0);

/// A position with a topic of the rules. It need not be the same one in every version.
pub struct Illustration {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// The seat through whose eyes it is seen: it must act.
    pub seat: Seat,
    /// What it shows, and where.
    pub guidance: Guidance,
}

impl Illustration {
    /// The position with that topic; none if the topic has none.
    pub fn of(title: &dyn Title, topic: &str) -> Option<Illustration> {
        let example = title.examples().iter().find(|example| example.topic == topic)?;
        let lesson = title.lesson()?;
        let mut chance = Seeded::new(Seed::V1(lesson.secret(title.id())), BTreeMap::new());
        let mut table = title.open(&Options::default(), lesson.seats, &mut chance).ok()?;
        for number in 0..DECISIONS {
            if let Some((seat, answer)) = table.reflex() {
                table.play(seat, &answer, &mut chance).ok()?;
                continue;
            }
            let appeal = table.sight(Viewer::Public).appeal();
            let asked = appeal.as_ref().and_then(|appeal| appeal.open.iter().next());
            let seat = asked.or_else(|| table.turn().must().iter().next())?;
            let arisen = table.situations(LEARNER).into_iter().find(|it| it.key == example.shows);
            if let Some(guidance) = arisen.filter(|_| seat == LEARNER && number >= example.after) {
                return Some(Illustration { table, seat, guidance });
            }
            let advice = table.advise(seat, Level::Greedy, number);
            let advised = advice.first().and_then(|advice| advice.moves.first().cloned());
            let action = advised.or_else(|| Some(appeal?.declining()))?;
            table.play(seat, &action, &mut chance).ok()?;
        }
        None
    }
}
