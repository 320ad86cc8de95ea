//! Writing the seats of a table: only those that have changed.

use anyhow::Context as _;
use session::{Call, SeatRow, Session, SessionId, Sitter};

use crate::database::{sql, to_db};

/// Statements that write the changed seats; all of them when sitters have come or gone.
pub(super) fn seats(
    id: SessionId,
    before: Option<&Session>,
    session: &Session,
) -> anyhow::Result<Vec<sql::Query>> {
    let sitters = |session: &Session| session.seats.iter().map(|row| row.sitter.number()).collect::<Vec<_>>();
    let was = before.filter(|before| sitters(before) == sitters(session));
    let mut queries = Vec::new();
    if was.is_none() {
        queries.push(sql::query("delete from seat where session = $1").bind(id.0));
    }
    let changed = session.seats.iter().filter(|row| was.is_none_or(|was| was.seat(row.seat) != Some(row)));
    let changed: Vec<&SeatRow> = changed.collect();
    let rows = changed.iter().map(|row| seat(id, row)).collect::<anyhow::Result<Vec<_>>>()?;
    let differs = |row: &&SeatRow| was.and_then(|was| was.seat(row.seat)).map(seldom) != Some(seldom(row));
    let update = if changed.iter().any(differs) { format!("{OFTEN}{SELDOM}") } else { OFTEN.to_owned() };
    if !rows.is_empty() {
        queries.push(sql::insert(INTO, rows, &update));
    }
    Ok(queries)
}

/// The columns of a seat.
const INTO: &str = "insert into seat (session, seat, person, computer, caretaker, name, username, locale, decision, must, asked_since, \
    owed_since, called_out, silent_since, reminders, remind_at, rhythm, bank, bank_since, bank_entries, respite, stands_in, \
    offered, orders, order_due, last_order, joined, resigned) ";
/// The columns that change with moves of a seat that is written already.
const OFTEN: &str = " on conflict (session, seat) do update set decision = excluded.decision, must = excluded.must, \
    asked_since = excluded.asked_since, owed_since = excluded.owed_since, \
    called_out = excluded.called_out, silent_since = excluded.silent_since, reminders = excluded.reminders, \
    remind_at = excluded.remind_at, bank = excluded.bank, \
    bank_since = excluded.bank_since, bank_entries = excluded.bank_entries, respite = excluded.respite, \
    orders = excluded.orders, order_due = excluded.order_due, last_order = excluded.last_order";
/// The columns that seldom change and have an index: setting one rewrites its index.
const SELDOM: &str = ", computer = excluded.computer, caretaker = excluded.caretaker, name = excluded.name, \
    username = excluded.username, locale = excluded.locale, rhythm = excluded.rhythm, \
    stands_in = excluded.stands_in, offered = excluded.offered, resigned = excluded.resigned";

/// The values of the columns that seldom change.
fn seldom(row: &SeatRow) -> impl PartialEq {
    (&row.sitter, row.caretaker, &row.availability, row.stands_in, row.offered, row.left)
}

fn seat(id: SessionId, row: &SeatRow) -> anyhow::Result<Vec<sql::Value>> {
    let rhythm = serde_json::to_string(&row.availability).context("writing a rhythm")?;
    let (computer, [name, username, locale]) = match &row.sitter {
        Sitter::Person { name, username, locale, .. } => (None, [name, username, locale].map(String::clone)),
        Sitter::Computer { level, .. } => (Some(level.to_string()), <[String; 3]>::default()),
    };
    let owed = match row.call {
        Call::Owed(since) => Some(since),
        Call::Quiet | Call::Out => None,
    };
    let orders = serde_json::json!(row.orders.given).to_string();
    Ok(sql::values![
        id.0,
        row.seat.0,
        to_db(row.sitter.number()),
        computer,
        row.caretaker.map(|level| level.to_string()),
        name,
        username,
        locale,
        row.decision,
        row.must(),
        row.asked_since,
        owed,
        row.call == Call::Out,
        row.reminders.since,
        row.reminders.sent,
        row.reminders.next,
        rhythm,
        row.bank.left,
        row.bank.since,
        row.bank.entries as i64,
        row.respite,
        row.stands_in,
        row.offered,
        orders,
        row.orders.due,
        row.orders.last,
        row.joined,
        row.left,
    ])
}
