//! All data stored about a person, for them alone.

use serde_json::{Map, Value, json};
use session::{Kind, SessionId};

use super::forget::tables;
use super::rows::{StoredRow, all as all_rows};
use crate::database::{Owner, StoreError, sql, to_db};
use crate::store::handle::Store;

/// The largest number that every reader of JSON keeps; Discord's are larger, and are written as texts.
const EXACT: i64 = 1 << 53;

/// The lists of an export with their statements: rows that are a person's own. The answers of chance are left out, because they reveal
/// others' cards, and so is what the game did for somebody else. Nothing counts what others have done in secret: rows are renumbered, and
/// entries have no numbers.
pub(super) const LISTS: [(&str, &str); 13] = [
    (
        "seats",
        "select s.guild server, s.channel, s.game, s.status, s.host = t.person host, t.*, null bank_entries from seat t \
         join session s on s.id = t.session where t.person = $1 and t.computer is null order by t.session",
    ),
    (
        "results",
        "select session, guild server, game, seat, seats, place, score, counted, at from result where person = $1 \
         or rated = $1 order by at, session",
    ),
    (
        "ratings",
        "select guild server, game, session, at, points, spread, gained, games, wins, streak from rating where person = $1 \
         and guild in (select guild from result where rated = $1) order by guild, game, at, session",
    ),
    (
        "figures",
        "select session, guild server, game, key, value from figure where person = $1 \
         and guild in (select guild from result where rated = $1) order by session, key",
    ),
    (
        "figure_sums",
        "select guild server, game, key, games, total from figure_sum where person = $1 \
         and guild in (select guild from result where rated = $1) order by guild, game, key",
    ),
    (
        "tallies",
        "select guild server, game, solo, level, width, start, games, wins, scored, total, best from tally \
         where person = $1 and guild in (select guild from result where person = $1) order by guild, game, width, start",
    ),
    (
        // At other tables of theirs the seat says so.
        "opened",
        concat!(
            "select s.id session, s.guild server, s.channel, s.game, s.status, s.opened from session s where s.host = $1 and s.id in ",
            tables!(),
            " and not exists (select 1 from seat t where t.session = s.id and t.person = $1) order by s.id"
        ),
    ),
    (
        // Waiting posts that name them, and sent ones in open channels.
        "posts",
        "select o.session, o.kind, o.at from outbox o indexed by outbox_due where o.sent is null \
         and (o.person = $1 or o.body like '%' || $1 || '%') \
         union all select o.session, o.kind, o.at from session s cross join outbox o indexed by outbox_message \
         on o.session = s.id where s.status in ('lobby', 'live', 'frozen') and o.kind = 'lobby' and o.sent is not null \
         and o.body like '%' || $1 || '%'",
    ),
    ("digests", "select due from digest where person = $1"),
    ("digest_letters", "select guild server, at from digest_letter where person = $1 order by id"),
    ("digest_messages", "select channel, message from digest_message where person = $1 order by message"),
    ("waits", "select session, since, until from wait where person = $1 order by session, since"),
    (
        "timers",
        "select m.session, m.kind, m.due from seat t join timer m on m.session = t.session and m.seat = t.seat \
         where t.person = $1 and t.computer is null order by m.session, m.due",
    ),
];

impl Store {
    /// All data stored about a person, as JSON.
    pub async fn export(&self, user: u64, now: i64) -> Result<Value, StoreError> {
        let mut all = Map::new();
        all.insert("person".to_owned(), user.to_string().into());
        all.insert("exported".to_owned(), now.into());
        all.insert("settings".to_owned(), json!(self.0.settings(Owner::Person(user)).await?));
        for (name, list) in LISTS {
            let rows = sql::query(list).bind(to_db(user)).fetch_all(&self.0.reader).await?;
            let rows: Vec<Value> = rows.iter().map(object).collect::<Result<_, _>>()?;
            all.insert(name.to_owned(), rows.into());
        }
        let (log, named) = self.rows_about(user).await?;
        all.insert("log".to_owned(), log.into());
        all.insert("named".to_owned(), named.into());
        Ok(all.into())
    }

    /// The rows that are a person's own, and those in which somebody else has taken them off a table or replaced them, without naming who.
    /// They are read table by table, packed or not.
    async fn rows_about(&self, user: u64) -> Result<(Vec<Value>, Vec<Value>), StoreError> {
        let tables = sql::query_as(TABLES).bind(to_db(user)).fetch_all(&self.0.reader).await?;
        let tables: Vec<(i64, Option<i64>)> = tables;
        let (mut log, mut named) = (Vec::new(), Vec::new());
        for (session, seat) in tables {
            let rows = all_rows(&self.0.reader, SessionId(session)).await?;
            let own = rows.iter().filter(|row| row.person == to_db(user));
            let own =
                own.filter(|row| row.kind != Kind::Auto.as_str() || row.seat.is_some() && row.seat == seat);
            log.extend((0..).zip(own).map(|(seq, row)| own_row(session, seq, row)));
            let others = rows.iter().filter(|row| row.person != to_db(user) && names(row, user));
            named
                .extend(others.map(
                    |row| json!({"session": session, "kind": row.kind, "seat": row.seat, "at": row.at}),
                ));
        }
        Ok((log, named))
    }
}

/// The tables at which a person sits or has done something, with their seat.
pub(super) const TABLES: &str = concat!(
    "select own.session, t.seat from ",
    tables!(),
    " own left join seat t on t.session = own.session and t.person = $1 order by own.session"
);

/// A row of a person's own, renumbered. Two kinds of bodies are left out: the one of a removal, a takeover or a freed seat is another
/// person's number, and the one of an undo counts what others have done.
fn own_row(session: i64, seq: i64, row: &StoredRow) -> Value {
    let StoredRow { kind, seat, author, body, interaction, at, .. } = row;
    let body = match kind.parse() {
        Ok(Kind::Ask) if body.starts_with("undo ") => Some("undo"),
        Ok(Kind::Remove | Kind::Take | Kind::Free | Kind::Undo) => None,
        _ => Some(body.as_str()),
    };
    let interaction = interaction.map(whole);
    json!({"session": session, "seq": seq, "kind": kind, "seat": seat, "author": author, "body": body,
        "interaction": interaction, "at": at})
}

/// Whether a row in which somebody was removed, taken over or taken off names a person.
fn names(row: &StoredRow, user: u64) -> bool {
    matches!(row.kind.parse(), Ok(Kind::Remove | Kind::Take | Kind::Free))
        && row.body.split(' ').any(|word| word == user.to_string())
}

/// A row by its columns.
fn object(row: &sql::Row) -> Result<Value, StoreError> {
    let mut object = Map::new();
    for (name, value) in row.cells()? {
        let value = match value {
            sql::Value::Number(number) => number.map_or(Value::Null, whole),
            sql::Value::Text(text) => text.map_or(Value::Null, Value::String),
            sql::Value::Bytes(bytes) => bytes.map_or(Value::Null, |bytes| session::hex(&bytes).into()),
        };
        object.insert(name, value);
    }
    if let Some(Value::String(orders)) = object.get_mut("orders") {
        *orders = without_entries(orders)?;
    }
    Ok(object.into())
}

/// The orders of a seat without the numbers of the entries that they have made.
fn without_entries(orders: &str) -> Result<String, StoreError> {
    let mut orders: Vec<Map<String, Value>> = serde_json::from_str(orders).map_err(anyhow::Error::from)?;
    orders.iter_mut().for_each(|order| drop(order.remove("done")));
    Ok(json!(orders).to_string())
}

fn whole(number: i64) -> Value {
    if number.abs() < EXACT { number.into() } else { number.to_string().into() }
}
