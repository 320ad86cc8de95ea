//! Writing the seats of a table: those that have changed, and no others.

use anyhow::Context as _;
use session::{Call, SeatRow, Session, SessionId, Sitter};
use sqlx::query_builder::Separated;
use sqlx::sqlite::SqliteConnection;
use sqlx::{QueryBuilder, Sqlite};

use super::error::StoreError;
use super::handle::to_db;

/// Writes the seats that have changed; all of them when sitters have come or gone.
pub(super) async fn seats(
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
