//! The computers: one task that plays for them wherever a game waits for one, while people are being answered.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use rules::{Seat, SeatSet, Viewer};
use session::{self, Denied, Intent, Person, Session, SessionId};
use thinking::Level;
use tokio::time::MissedTickBehavior;

use super::line::Line;
use super::service::{Delivery, Tables};
use super::threads::think;

/// The time after which a table is tried again where a computer could not play.
const AGAIN: Duration = Duration::from_secs(60);
/// The time after which people see that computers think: until then their moves wait for one board. Tests do not wait for so long.
pub(super) const LATE: Duration = if cfg!(test) { Duration::from_secs(1) } else { Duration::from_secs(5) };

impl Tables {
    /// Plays for the computers, for ever. It begins with every table that may wait for one, so that nothing is lost with a process; each
    /// turn in the line is one decision at one table, so that no table waits for another's whole turn.
    pub async fn play_computers(&self) {
        let mut held = BTreeSet::new();
        let mut passed = Passed::default();
        let mut line = Line::default();
        let mut searched = false;
        let mut again = tokio::time::interval(AGAIN);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let mut due = BTreeSet::new();
            tokio::select! {
                // The first tick comes at once.
                _ = again.tick() => {
                    due.append(&mut held);
                    if !searched {
                        match self.store().waiting_for_computers().await {
                            Ok(tables) => {
                                tables.iter().for_each(|id| self.tell_if_late(*id));
                                due.extend(tables);
                                searched = true;
                            }
                            Err(cause) => tracing::error!(%cause, "the computers' tables cannot be found"),
                        }
                    }
                }
                () = self.0.computers.filled.notified() => {}
                () = std::future::ready(()), if !line.is_empty() => {}
            }
            due.append(&mut self.0.computers.take());
            for id in due {
                line.add(id, self.next_level(id, &passed).await);
            }
            let Some((id, place)) = line.next() else { continue };
            let waited = place.since.elapsed().as_millis() as u64;
            tracing::debug!(session = %id, work = place.work, waited, "a computer's turn to think");
            if let Err(cause) = self.play_one(id, &mut passed).await {
                tracing::error!(session = %id, %cause, "a computer is held up");
                held.insert(id);
                // The board shows people's moves there without waiting for it.
                self.0.posted.notify_one();
            }
        }
    }

    /// The level at which the next computer at that table decides; none if nobody does, or if the table cannot be loaded.
    async fn next_level(&self, id: SessionId, passed: &Passed) -> Option<Level> {
        let session = self.session_by_id(id).await.ok()??;
        let (seat, _) = passed.next(&session)?;
        session.seat(seat)?.computer()
    }

    /// Posts the board as it is, once, if computers play at that table for long, so that people see that they think. Where computers play a
    /// game out, it is posted again and again.
    pub(super) fn tell_if_late(&self, id: SessionId) {
        let tables = self.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LATE).await;
                let Ok(Some(session)) = tables.session_by_id(id).await else { return };
                if session.computers_to_act().is_empty() {
                    return;
                }
                tables.0.posted.notify_one();
                if !session::unattended::is_unattended(&session) {
                    return;
                }
            }
        });
    }

    /// Lets one computer at that table decide, if one is waited for or may break in and has not passed yet.
    pub(super) async fn play_one(&self, id: SessionId, passed: &mut Passed) -> Result<(), Denied> {
        let session = match self.session_by_id(id).await {
            Ok(Some(session)) => session,
            // A game that this version does not know waits for another version.
            Ok(None) | Err(Denied::Frozen) => return Ok(()),
            Err(denied) => return Err(denied),
        };
        let Some((seat, beside)) = passed.next(&session) else {
            passed.0.remove(&id);
            self.0.posted.notify_one();
            return Ok(());
        };
        let Some((who, intent)) = decision(&session, seat).await? else {
            if !beside {
                return Err(Denied::Broken(anyhow::anyhow!("a computer finds nothing to do")));
            }
            passed.0.insert(id, (stand(&session), passed.at(&session).with(seat)));
            self.0.computers.add(id);
            return Ok(());
        };
        let turns = self.channel_lock(session.place);
        let _turn = turns.lock().await;
        let moment = self.moment();
        let change = session::decide(&session, &intent, &who, &moment)?;
        if self.commit(Some(&session), change, moment.now, Delivery::default()).await?.is_none() {
            // The table has moved on: the thought was about another position.
            self.0.computers.add(id);
        }
        Ok(())
    }
}

/// The computers that let a chance to break in pass, and the log's end then. If this is lost, they are asked again and answer the same.
#[derive(Default)]
pub(super) struct Passed(BTreeMap<SessionId, (Stand, SeatSet)>);

/// The end of a log: its number of entries, and the last one's row. After a move is taken back and another one made, only the row differs.
type Stand = (usize, Option<i64>);

fn stand(session: &Session) -> Stand {
    (session.log.len(), session.log.last().map(|logged| logged.seq))
}

impl Passed {
    /// The seats that have passed at that table in its present position.
    fn at(&self, session: &Session) -> SeatSet {
        let at = self.0.get(&session.id).filter(|(at, _)| *at == stand(session));
        at.map_or(SeatSet::EMPTY, |(_, seats)| *seats)
    }

    /// The computer that is asked next, and whether it may let that pass.
    fn next(&self, session: &Session) -> Option<(Seat, bool)> {
        let passes = self.at(session);
        let beside = session.computers_beside().into_iter().find(|&seat| !passes.contains(seat));
        let waited = || session.computers_to_act().iter().next().map(|seat| (seat, false));
        beside.map(|seat| (seat, true)).or_else(waited)
    }
}

/// The decision of the computer on that seat, from what the seat may know; none if it does nothing.
async fn decision(session: &Session, seat: Seat) -> Result<Option<(Person, Intent)>, Denied> {
    let Some(row) = session.seat(seat) else { return Ok(None) };
    let (Some(level), Some(position)) = (row.computer(), session.position(Viewer::Seat(seat))) else {
        return Ok(None);
    };
    let (table, seed) = (position.table.clone(), session.computer_seed(seat));
    let advice = think(move || table.advise(seat, level, seed)).await?;
    let best = advice.into_iter().next().filter(|best| !best.moves.is_empty());
    Ok(best.map(|best| {
        let intent = Intent::Act { moves: best.moves, decision: Some(session.decision(seat)) };
        (Person::computer(row.sitter.number()), intent)
    }))
}
