//! Writing a change, in one transaction: revision, seats, timers, rows, results, snapshot, posts.

use std::sync::Arc;

use anyhow::Context as _;
use session::{Call, Change, Effect, SeatRow, Session, SessionId, Sitter, Terms};
use sqlx::query_builder::Separated;
use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Sqlite};

use super::error::doubled;
use super::writer::Write;
use super::{Store, StoreError, to_db};

/// The most rows that one statement writes: SQLite takes 32,766 values at once.
const AT_ONCE: usize = 1_000;
/// The number of entries between two snapshots.
pub(super) const SNAPSHOT_EVERY: usize = 50;

impl Store {
    /// Writes a decided change, whole or not at all. `before` is the session that it was decided on; none for a new one.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if the session has moved on since, [`StoreError::Taken`] if the place has an open table,
    /// [`StoreError::Repeated`] if the interaction was delivered before. Nothing has changed then.
    pub async fn commit(
        &self,
        before: Option<Arc<Session>>,
        change: Change,
        interaction: Option<u64>,
        now: i64,
    ) -> Result<(SessionId, Change), StoreError> {
        let (commit, id) = self.writer.write(Commit { before, change, interaction, now }).await?;
        Ok((id, commit.change))
    }

    /// Puts into the outbox what a table shows, although nothing has changed there.
    pub async fn show_again(&self, id: SessionId, effects: Vec<Effect>, now: i64) -> Result<(), StoreError> {
        self.writer.write(Showing { id, effects, now }).await.map(drop)
    }
}

/// What a table shows, to be posted once more.
struct Showing {
    id: SessionId,
    effects: Vec<Effect>,
    now: i64,
}

impl Write for Showing {
    type Output = ();

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        post(db, self.id, &self.effects, self.now).await
    }
}

/// A decided change.
struct Commit {
    before: Option<Arc<Session>>,
    change: Change,
    interaction: Option<u64>,
    now: i64,
}

impl Write for Commit {
    type Output = SessionId;

    async fn write(&self, db: &mut SqliteConnection) -> Result<SessionId, StoreError> {
        let Commit { before, change, interaction, now } = self;
        commit(db, before.as_deref(), change, *interaction, *now).await
    }
}

async fn commit(
    db: &mut SqliteConnection,
    before: Option<&Session>,
    change: &Change,
    interaction: Option<u64>,
    now: i64,
) -> Result<SessionId, StoreError> {
    let session = &change.session;
    let id = match before {
        Some(before) => claim(db, before, session).await?,
        None => insert(db, session).await?,
    };
    let left = match before {
        Some(before) if before.place != session.place => leave(db, id).await?,
        _ => Vec::new(),
    };
    seats(db, id, before, session).await?;
    super::timers::write(db, id, before, session).await?;
    rows(db, id, change, interaction, now).await?;
    super::results::write(db, id, change, now).await?;
    super::profile::write(db, id, before, change, now).await?;
    snapshot(db, id, before, change).await?;
    if session.vanished {
        // A digest only waits here: it tells of other tables too.
        sqlx::query("delete from outbox where session = ? and sent is null and kind <> 'digest'")
            .bind(id.0)
            .execute(&mut *db)
            .await?;
    }
    let told = |effect: &Effect| match effect {
        Effect::Left { channel, .. } => Effect::Left { channel: *channel, messages: left.clone() },
        _ => effect.clone(),
    };
    post(db, id, &change.effects.iter().map(told).collect::<Vec<_>>(), now).await?;
    Ok(id)
}

/// Forgets the messages that a table has left behind in another channel. Those of them that have buttons.
async fn leave(db: &mut SqliteConnection, id: SessionId) -> Result<Vec<u64>, StoreError> {
    let query = sqlx::query_scalar(
        "select message from session where id = ?1 and message is not null union \
         select message from (select max(id), message from outbox where session = ?1 and message is not null \
         and kind = 'appeal') where message is not null union \
         select message from outbox where session = ?1 and message is not null and kind in ('question', 'call') \
         and channel is null",
    );
    let left: Vec<i64> = query.bind(id.0).fetch_all(&mut *db).await?;
    for forget in [
        "update session set message = null where id = ?",
        "delete from outbox where session = ? and sent is not null and told_until is null and channel is null",
        "update outbox set message = null where session = ? and message is not null and channel is null",
    ] {
        sqlx::query(forget).bind(id.0).execute(&mut *db).await?;
    }
    renumber(db, id).await?;
    Ok(left.into_iter().map(super::from_db).collect())
}

/// Gives what a table still has to show a new number: under the old one Discord may know a message in the channel that it has left.
async fn renumber(db: &mut SqliteConnection, id: SessionId) -> Result<(), StoreError> {
    let last: Option<i64> = sqlx::query_scalar("select max(id) from outbox").fetch_one(&mut *db).await?;
    for renumber in [
        "insert into outbox (session, kind, subject, body, at, next_try, person) \
         select session, kind, subject, body, at, 0, person from outbox \
         where session = ?1 and id <= ?2 and sent is null and kind in ('lobby', 'board', 'question', 'appeal', 'call') \
         order by id",
        "delete from outbox where session = ?1 and id <= ?2 and sent is null \
         and kind in ('lobby', 'board', 'question', 'appeal', 'call')",
    ] {
        sqlx::query(renumber).bind(id.0).bind(last).execute(&mut *db).await?;
    }
    Ok(())
}

/// Takes the next revision of a session that is still as it was.
async fn claim(
    db: &mut SqliteConnection,
    before: &Session,
    session: &Session,
) -> Result<SessionId, StoreError> {
    let options = serde_json::to_string(&session.options).context("writing options")?;
    // Behind the end nobody takes a seat.
    let barred = if session.status.is_open() { session.barred.as_slice() } else { &[] };
    let done = sqlx::query(
        "update session set channel = ?, rev = ?, rules = ?, options = ?, terms = ?, seats_wanted = ?, language = ?, host = ?, \
         mind = ?, next_number = ?, barred = ?, status = ?, parked = ?, paused = ?, touched = ? where id = ? and rev = ?",
    )
    .bind(to_db(session.place.channel))
    .bind(session.rev)
    .bind(session.rules)
    .bind(options)
    .bind(written(&session.terms)?)
    .bind(session.seats_wanted)
    .bind(&session.language)
    .bind(to_db(session.host))
    .bind(session.mind)
    .bind(session.next_number)
    .bind(serde_json::json!(barred).to_string())
    .bind(session.status.as_str())
    .bind(session.parked)
    .bind(session.paused)
    .bind(session.touched)
    .bind(before.id.0)
    .bind(before.rev)
    .execute(db)
    .await;
    match done {
        Ok(done) if done.rows_affected() == 1 => Ok(before.id),
        Ok(_) => Err(StoreError::Stale),
        // It is brought to a channel that has a table.
        Err(error) if doubled(&error) => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}

async fn insert(db: &mut SqliteConnection, session: &Session) -> Result<SessionId, StoreError> {
    let options = serde_json::to_string(&session.options).context("writing options")?;
    let inserted = sqlx::query_scalar(
        "insert into session (guild, channel, game, rules, options, terms, seats_wanted, language, host, secret, commitment, \
         mind, next_number, status, parked, rev, opened, touched) \
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id",
    )
    .bind(to_db(session.place.guild))
    .bind(to_db(session.place.channel))
    .bind(session.title.id())
    .bind(session.rules)
    .bind(options)
    .bind(written(&session.terms)?)
    .bind(session.seats_wanted)
    .bind(&session.language)
    .bind(to_db(session.host))
    .bind(session.secret_hex())
    .bind(session.commitment())
    .bind(session.mind)
    .bind(session.next_number)
    .bind(session.status.as_str())
    .bind(session.parked)
    .bind(session.rev)
    .bind(session.opened)
    .bind(session.touched)
    .fetch_one(db)
    .await;
    match inserted {
        Ok(id) => Ok(SessionId(id)),
        Err(error) if doubled(&error) => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}

/// What a table has agreed on beside the game's options, as it is stored.
fn written(terms: &Terms) -> anyhow::Result<String> {
    serde_json::to_string(&terms.written()).context("writing terms")
}

/// Writes the seats that have changed; all of them when sitters have come or gone.
async fn seats(
    db: &mut SqliteConnection,
    id: SessionId,
    before: Option<&Session>,
    session: &Session,
) -> Result<(), StoreError> {
    let sitters = |session: &Session| session.seats.iter().map(|row| row.sitter.number()).collect::<Vec<_>>();
    let was = before.filter(|before| sitters(before) == sitters(session));
    if was.is_none() {
        sqlx::query("delete from seat where session = ?").bind(id.0).execute(&mut *db).await?;
    }
    let changed = session.seats.iter().filter(|row| was.is_none_or(|was| was.seat(row.seat) != Some(row)));
    let changed: Vec<&SeatRow> = changed.collect();
    if changed.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Sqlite>::new(
        "insert into seat (session, seat, person, computer, caretaker, name, username, locale, decision, must, asked_since, \
         owed_since, called_out, silent_since, reminders, remind_at, rhythm, bank, bank_since, bank_entries, respite, stands_in, \
         offered, orders, order_due, last_order, joined, resigned) ",
    );
    let rhythms = changed.iter().map(|row| serde_json::to_string(&row.rhythm));
    let rhythms: Vec<String> = rhythms.collect::<Result<_, _>>().context("writing rhythms")?;
    query.push_values(changed.into_iter().zip(rhythms), |columns, (row, rhythm)| {
        seat(columns, id, row, rhythm);
    });
    query.push(
        " on conflict (session, seat) do update set \
         computer = excluded.computer, caretaker = excluded.caretaker, name = excluded.name, username = excluded.username, \
         locale = excluded.locale, decision = excluded.decision, must = excluded.must, \
         asked_since = excluded.asked_since, owed_since = excluded.owed_since, \
         called_out = excluded.called_out, silent_since = excluded.silent_since, reminders = excluded.reminders, \
         remind_at = excluded.remind_at, rhythm = excluded.rhythm, bank = excluded.bank, \
         bank_since = excluded.bank_since, bank_entries = excluded.bank_entries, respite = excluded.respite, \
         stands_in = excluded.stands_in, offered = excluded.offered, orders = excluded.orders, \
         order_due = excluded.order_due, last_order = excluded.last_order, resigned = excluded.resigned",
    );
    query.build().execute(db).await?;
    Ok(())
}

fn seat(mut columns: Separated<'_, Sqlite, &'static str>, id: SessionId, row: &SeatRow, rhythm: String) {
    let (computer, [name, username, locale]) = match &row.sitter {
        Sitter::Person { name, username, locale, .. } => (None, [name, username, locale].map(String::clone)),
        Sitter::Computer { level, .. } => (Some(level.to_string()), <[String; 3]>::default()),
    };
    let owed = match row.call {
        Call::Owed(since) => Some(since),
        Call::Quiet | Call::Out => None,
    };
    let orders = serde_json::json!(row.orders.given).to_string();
    columns
        .push_bind(id.0)
        .push_bind(row.seat.0)
        .push_bind(to_db(row.sitter.number()))
        .push_bind(computer)
        .push_bind(row.caretaker.map(|level| level.to_string()))
        .push_bind(name)
        .push_bind(username)
        .push_bind(locale)
        .push_bind(row.decision)
        .push_bind(row.must())
        .push_bind(row.asked_since)
        .push_bind(owed)
        .push_bind(row.call == Call::Out)
        .push_bind(row.reminders.since)
        .push_bind(row.reminders.sent)
        .push_bind(row.reminders.next)
        .push_bind(rhythm)
        .push_bind(row.bank.left)
        .push_bind(row.bank.since)
        .push_bind(row.bank.entries as i64)
        .push_bind(row.respite)
        .push_bind(row.stands_in)
        .push_bind(row.offered)
        .push_bind(orders)
        .push_bind(row.orders.due)
        .push_bind(row.orders.last)
        .push_bind(row.joined)
        .push_bind(row.left);
}

async fn rows(
    db: &mut SqliteConnection,
    id: SessionId,
    change: &Change,
    interaction: Option<u64>,
    now: i64,
) -> Result<(), StoreError> {
    let chances = change.rows.iter().map(|row| serde_json::to_string(&row.drawn));
    let chances: Vec<String> = chances.collect::<Result<_, _>>().context("writing chance")?;
    let numbered: Vec<_> = (0i64..).zip(change.rows.iter().zip(chances)).collect();
    for part in numbered.chunks(AT_ONCE) {
        let mut query = QueryBuilder::<Sqlite>::new(
            "insert into action (session, seq, number, kind, seat, author, person, body, chance, barrier, turned, \
             interaction, step, at) ",
        );
        query.push_values(part, |mut columns, (step, (row, chance))| {
            columns
                .push_bind(id.0)
                .push_bind(row.seq)
                .push_bind(row.number)
                .push_bind(row.kind.as_str())
                .push_bind(row.seat.map(|seat| seat.0))
                .push_bind(row.author.as_str())
                .push_bind(to_db(row.user))
                .push_bind(row.body.as_str())
                .push_bind(chance.as_str())
                .push_bind(row.barrier)
                .push_bind(row.turned)
                .push_bind(interaction.map(to_db))
                .push_bind(*step)
                .push_bind(now);
        });
        match query.build().execute(&mut *db).await {
            Ok(_) => {}
            // The revision was claimed, so the seq is free: it is the interaction that is there already.
            Err(error) if doubled(&error) => return Err(StoreError::Repeated),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

async fn snapshot(
    db: &mut SqliteConnection,
    id: SessionId,
    before: Option<&Session>,
    change: &Change,
) -> Result<(), StoreError> {
    if let Some(cut) = change.cut {
        sqlx::query("delete from snapshot where session = ? and seq >= ?")
            .bind(id.0)
            .bind(cut)
            .execute(&mut *db)
            .await?;
    }
    let session = &change.session;
    let rounds = |session: &Session| session.log.len() / SNAPSHOT_EVERY;
    let due = rounds(session) > before.map_or(0, rounds);
    if let (true, Some(now), Some(shown)) = (due, &session.now, &session.shown) {
        sqlx::query(
            "insert into snapshot (session, seq, rules, state, appeal, shown, shown_seq, shown_appeal) \
             values (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id.0)
        .bind(now.seq)
        .bind(session.rules)
        .bind(now.table.save())
        .bind(now.appeal)
        .bind(shown.table.save())
        .bind(shown.seq)
        .bind(shown.appeal)
        .execute(&mut *db)
        .await?;
        // A load starts from the last but one, because a board tells what lies before the last.
        sqlx::query(
            "delete from snapshot where session = ?1 and seq not in \
             (select seq from snapshot where session = ?1 order by seq desc limit 2)",
        )
        .bind(id.0)
        .execute(db)
        .await?;
    }
    Ok(())
}

/// New calls of a seat, behind the post `?2`, wait where an older one still does; else they are letters if its person wishes direct
/// messages.
const DIRECT: &str = "update outbox set person = case when exists (select 1 from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and e.id <= ?2) \
    then (select e.person from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and e.id <= ?2 order by e.id desc limit 1) \
    else (select t.person from seat t where t.session = outbox.session \
    and t.seat = outbox.subject and t.computer is null and json_extract(t.rhythm, '$.direct') = 1) end \
    where session = ?1 and kind = 'call' and sent is null and id > ?2";

/// Puts posts into the outbox, in order.
pub(super) async fn post(
    db: &mut SqliteConnection,
    id: SessionId,
    effects: &[Effect],
    now: i64,
) -> Result<(), StoreError> {
    let last: Option<i64> = sqlx::query_scalar("select max(id) from outbox").fetch_one(&mut *db).await?;
    let bodies = effects.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
    let posts: Vec<_> = effects.iter().zip(bodies.context("writing an effect")?).collect();
    for part in posts.chunks(AT_ONCE) {
        let mut query = QueryBuilder::<Sqlite>::new(
            "insert into outbox (session, kind, subject, body, at, next_try, person) ",
        );
        // A post is due at once, whatever becomes of the clock.
        query.push_values(part, |mut columns, (effect, body)| {
            columns
                .push_bind(id.0)
                .push_bind(super::outbox::kind(effect))
                .push_bind(super::outbox::subject(effect))
                .push_bind(body.as_str())
                .push_bind(now)
                .push_bind(0)
                .push_bind(match effect {
                    Effect::Digest(person) | Effect::DigestHere(person) => Some(to_db(*person)),
                    _ => None,
                });
        });
        query.build().execute(&mut *db).await?;
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Call(_) | Effect::Heard(_))) {
        sqlx::query(DIRECT).bind(id.0).bind(last.unwrap_or_default()).execute(db).await?;
    }
    Ok(())
}
