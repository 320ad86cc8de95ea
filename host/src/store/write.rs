//! Writing a change, in one transaction: revision, seats, timers, rows, results, snapshot, posts.

use std::sync::Arc;

use anyhow::Context as _;
use rules::Seat;
use session::{Change, Effect, Session, SessionId};
use sqlx::AssertSqlSafe;
use tokio::time::Instant;

use super::rows::{StoredRow, appended, unpack};
use super::seats::seats;
use super::timers::timers;
use crate::database::{Heard, StoreError, Write, sql, tell, to_db};
use crate::outbox::{leave, posts};
use crate::standings::{self, waits};
use crate::store::handle::Store;

/// The number of entries between two snapshots.
pub(super) const SNAPSHOT_EVERY: usize = 50;

impl Store {
    /// Writes a decided change, whole or not at all. `before` is the session on which it was decided; none for a new one.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if the session has moved on since, [`StoreError::Taken`] if the place has an open table,
    /// [`StoreError::Repeated`] if the interaction was delivered before, [`StoreError::Late`] if its turn comes after `due`. Then nothing
    /// has changed.
    pub async fn commit(
        &self,
        before: Option<Arc<Session>>,
        change: Change,
        interaction: Option<u64>,
        now: i64,
        due: Option<Instant>,
    ) -> Result<(SessionId, Change), StoreError> {
        let concerns_others = self.concerns_others(&change);
        let commit = Commit { before, change, interaction, now, due, concerns_others };
        let (commit, id) = self.0.writer.write(commit).await?;
        Ok((id, commit.change))
    }

    /// Whether another process has to act on a change: it serves the table, or a person who gets a letter.
    fn concerns_others(&self, change: &Change) -> bool {
        let session = &change.session;
        let of_other = |seat: &Seat| {
            let row = session.seat(*seat);
            row.and_then(|row| row.sitter.user()).is_some_and(|user| !self.0.shards.serves(user))
        };
        !self.0.shards.serves(session.place.guild)
            || change.effects.iter().any(|effect| match effect {
                Effect::Call(seat) | Effect::UpdateCall(seat) | Effect::TakeCallAway(seat) => of_other(seat),
                _ => false,
            })
    }
}

/// A decided change.
struct Commit {
    before: Option<Arc<Session>>,
    change: Change,
    interaction: Option<u64>,
    now: i64,
    due: Option<Instant>,
    concerns_others: bool,
}

impl Write for Commit {
    type Output = SessionId;

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<SessionId, StoreError> {
        self.in_time()?;
        let Commit { before, change, interaction, now, .. } = self;
        let (before, now, session) = (before.as_deref(), *now, &change.session);
        let (id, mut queries) = match before {
            Some(before) => (before.id, vec![claim(before, session)?]),
            None => (insert(db, session).await?, Vec::new()),
        };
        let left = match before {
            Some(before) if before.place != session.place => leave(db, id).await?,
            _ => Vec::new(),
        };
        let told = |effect: &Effect| match effect {
            Effect::Left { channel, .. } => Effect::Left { channel: *channel, messages: left.clone() },
            _ => effect.clone(),
        };
        let effects: Vec<_> = super::company::called(db, change, now).await?.iter().map(told).collect();
        queries.extend(seats(id, before, session)?);
        queries.extend(timers(id, before, session));
        queries.extend(rows(id, change, *interaction, now)?);
        queries.extend(waits(id, before, change, now));
        queries.extend(snapshots(id, before, change));
        let discounted = session.discounted && before.is_some_and(|before| !before.discounted);
        let ends = discounted || !change.results.is_empty();
        let mut news = Vec::new();
        if session.vanished {
            news.push(sql::query("delete from outbox where session = $1 and sent is null").bind(id.0));
        }
        news.extend(posts(id, &effects, now, change.post_at)?);
        if !ends {
            queries.append(&mut news);
        }
        let claimed = sql::run_all(db, queries).await.map_err(refused)?;
        match (before, claimed.first()) {
            (Some(_), None) => return Err(StoreError::Stale),
            (Some(_), Some(claimed)) if claimed.try_get(0)? => unpack(db, id).await?,
            _ => {}
        }
        if ends {
            standings::write(db, id, change, now).await?;
            if discounted {
                standings::take_out(db, session).await?;
            }
            sql::run_all(db, news).await?;
        }
        // A server locks rows as they are written. All locks have been waited for: what is committed now is durable within milliseconds.
        self.in_time()?;
        if self.concerns_others {
            tell(db, Heard::Table(id)).await?;
        }
        Ok(id)
    }
}

impl Commit {
    /// Refuses what comes too late for its answer.
    fn in_time(&self) -> Result<(), StoreError> {
        if self.due.is_some_and(|due| Instant::now() >= due) { Err(StoreError::Late) } else { Ok(()) }
    }
}

/// The meaning of a refused row: which unique index it met, as either engine names it.
fn refused(error: sqlx::Error) -> StoreError {
    let cause = error.as_database_error().filter(|cause| cause.is_unique_violation());
    let met = |index: &str| cause.is_some_and(|cause| cause.message().contains(index));
    if met("session.channel") || met("session_place") {
        StoreError::Taken
    } else if met("action.interaction") || met("action_interaction") {
        StoreError::Repeated
    } else if met("action") {
        // Somebody else has claimed the revision, so the statements after the claim have met their rows.
        StoreError::Stale
    } else {
        error.into()
    }
}

/// A statement that takes the next revision of a session that is still as it was. It gives a row if it has, with whether its rows are
/// packed. It sets only what has changed, because setting a column rewrites its indexes; and what follows from the rest, because the last
/// writer may have known less (`forget`, an earlier version).
fn claim(before: &Session, session: &Session) -> anyhow::Result<sql::Query> {
    let changed = columns(session)?
        .into_iter()
        .zip(columns(before)?)
        .filter(|(now, was)| now != was || now.0 == COMPUTERS);
    let (names, mut values): (Vec<_>, Vec<_>) = changed.map(|(now, _)| now).unzip();
    let set: Vec<String> = (1..).zip(&names).map(|(nth, name)| format!("{name} = ${nth}")).collect();
    values.extend(sql::values![before.id.0, before.rev]);
    let (set, id, rev) = (set.join(", "), names.len() + 1, names.len() + 2);
    let text = format!("update session set {set} where id = ${id} and rev = ${rev} returning packed");
    Ok(sql::query(AssertSqlSafe(text)).bind_all(values))
}

/// The column that follows from the others and from the seats.
const COMPUTERS: &str = "computers";

/// The columns of a session that may change, by name.
fn columns(session: &Session) -> anyhow::Result<Vec<(&'static str, sql::Value)>> {
    // Nobody takes a seat in a game that is over.
    let barred = if session.status.is_open() { session.barred.as_slice() } else { &[] };
    let names = "channel rev rules options terms seats_wanted language host mind next_number barred status parked paused touched vanished";
    let values = sql::values![
        to_db(session.place.channel),
        session.rev,
        session.rules,
        serde_json::to_string(&session.options).context("writing options")?,
        serde_json::to_string(&session.terms.written()).context("writing terms")?,
        session.seats_wanted,
        &session.language,
        to_db(session.host),
        session.mind,
        session.next_number,
        serde_json::json!(barred).to_string(),
        session.status.as_str(),
        session.parked,
        session.paused,
        session.touched,
        session.vanished,
        computers(session),
    ];
    Ok(names.split_whitespace().chain([COMPUTERS]).zip(values).collect())
}

async fn insert(db: &mut sql::Db<'_>, session: &Session) -> Result<SessionId, StoreError> {
    let (names, mut values): (Vec<_>, Vec<_>) = columns(session)?.into_iter().unzip();
    values.extend(sql::values![
        to_db(session.place.guild),
        session.title.id(),
        session.secret_hex(),
        session.opened
    ]);
    let into = format!("insert into session ({}, guild, game, secret, opened) ", names.join(", "));
    let inserted =
        sql::insert(&into, vec![values], " returning id").fetch_optional(db).await.map_err(refused)?;
    let row = inserted.context("an inserted row is given back")?;
    Ok(SessionId(row.try_get(0)?))
}

/// Whether computers play at a table (1), and one is waited for or may break in (2).
fn computers(session: &Session) -> u8 {
    if session.waits_for_computers() {
        return 2;
    }
    u8::from(session.seats.iter().any(|row| row.computer().is_some()))
}

/// Statements that append a change's rows to the log.
fn rows(
    id: SessionId,
    change: &Change,
    interaction: Option<u64>,
    now: i64,
) -> anyhow::Result<Vec<sql::Query>> {
    let rows = (0..).zip(&change.rows).map(|(step, row)| StoredRow::new(row, interaction, step, now));
    Ok(appended(id, &rows.collect::<Result<Vec<_>, _>>()?))
}

/// Statements that save a snapshot where one is due, and drop those that are invalid or no longer needed.
fn snapshots(id: SessionId, before: Option<&Session>, change: &Change) -> Vec<sql::Query> {
    let mut queries = Vec::new();
    if let Some(cut) = change.cut {
        queries
            .push(sql::query("delete from snapshot where session = $1 and seq >= $2").bind(id.0).bind(cut));
    }
    let session = &change.session;
    let rounds = |session: &Session| session.log.len() / SNAPSHOT_EVERY;
    let due = rounds(session) > before.map_or(0, rounds);
    if let (true, Some(now), Some(shown)) = (due, &session.now, &session.shown) {
        let saved = sql::query(
            "insert into snapshot (session, seq, rules, state, appeal, shown, shown_seq, shown_appeal) \
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        let saved =
            saved.bind(id.0).bind(now.seq).bind(session.rules).bind(now.table.save()).bind(now.appeal);
        queries.push(saved.bind(shown.table.save()).bind(shown.seq).bind(shown.appeal));
        // A load starts from the last but one, because a board narrates the entries before the last.
        let old = sql::query(
            "delete from snapshot where session = $1 and seq not in \
             (select seq from snapshot where session = $1 order by seq desc limit 2)",
        );
        queries.push(old.bind(id.0));
    }
    queries
}
