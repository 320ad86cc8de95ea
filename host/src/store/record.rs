//! Reading a table: its rows, its seats and its last snapshot become a session without a position.

use anyhow::{Context as _, anyhow};
use rules::{Options, Seat};
use session::{
    Bank, Call, Facts, Orders, Place, Reminders, Row, SeatRow, Session, SessionId, Sitter, Status, Terms,
    unhex,
};
use tabletop::Title;

use super::rows::{StoredRow, packed, unpacked};
use super::write::SNAPSHOT_EVERY;
use crate::database::{StoreError, from_db, sql, to_db};
use crate::store::handle::Store;

/// A session as it is stored, without its position.
pub struct Stored {
    /// The game's id.
    pub game: String,
    /// The log, whole.
    pub rows: Vec<Row>,
    /// The snapshot to start from, if one was saved under the session's rules.
    pub saved: Option<Saved>,
    record: SessionRow,
    seats: Vec<SeatRow>,
}

/// A snapshot: positions to start from.
pub struct Saved {
    /// The position.
    pub now: SavedPosition,
    /// The position that was published.
    pub shown: SavedPosition,
}

/// One position of a snapshot.
pub struct SavedPosition {
    /// The table as text.
    pub state: String,
    /// The seq of the last entry in it.
    pub seq: i64,
    /// The number of the appeal that is open there.
    pub appeal: Option<i64>,
}

struct SessionRow {
    id: SessionId,
    place: Place,
    rules: u32,
    options: Options,
    terms: Terms,
    seats_wanted: u8,
    language: String,
    host: u64,
    secret: [u8; 32],
    mind: Option<u32>,
    next_number: i64,
    barred: Vec<(Seat, String)>,
    status: Status,
    packed: bool,
    rev: i64,
    opened: i64,
    touched: i64,
}

impl Stored {
    /// Its place.
    pub fn place(&self) -> Place {
        self.record.place
    }

    /// The session without log and position, which [`assemble`](session::assemble) adds.
    pub fn session(&self, title: &'static dyn Title) -> Session {
        let record = &self.record;
        Session {
            facts: Facts::default(),
            id: record.id,
            place: record.place,
            title,
            rules: record.rules,
            options: record.options.clone(),
            terms: record.terms,
            language: record.language.clone(),
            status: record.status,
            rev: record.rev,
            host: record.host,
            seats: self.seats.clone(),
            seats_wanted: record.seats_wanted,
            now: None,
            shown: None,
            recent: Vec::new(),
            next_number: record.next_number,
            secret: record.secret,
            mind: record.mind,
            barred: record.barred.clone(),
            opened: record.opened,
            touched: record.touched,
        }
    }
}

impl Store {
    /// The session with that number, as it is at one moment.
    pub async fn load(&self, id: SessionId) -> Result<Option<Stored>, StoreError> {
        let reading = async {
            let mut moment = self.0.reader.moment().await?;
            let stored = load(&mut moment.db(), id).await;
            moment.rollback().await?;
            stored
        };
        self.0.reader.answered(reading).await
    }

    /// The session and the first and last row of an interaction that was handled before.
    pub async fn delivered(&self, interaction: u64) -> Result<Option<(SessionId, i64, i64)>, StoreError> {
        let query = sql::query_as(
            "select session, min(seq), max(seq) from action where interaction = $1 group by session limit 1",
        );
        let found: Option<(i64, i64, i64)> =
            query.bind(to_db(interaction)).fetch_optional(&self.0.reader).await?;
        Ok(found.map(|(session, first, last)| (SessionId(session), first, last)))
    }
}

async fn load(db: &mut sql::Db<'_>, id: SessionId) -> Result<Option<Stored>, StoreError> {
    let query = sql::query("select * from session where id = $1").bind(id.0);
    let Some(found) = query.fetch_optional(&mut *db).await? else { return Ok(None) };
    let record = record(&found).with_context(|| format!("reading session {id}"))?;
    let seats = sql::query("select * from seat where session = $1 order by seat").bind(id.0);
    let seats = seats.fetch_all(&mut *db).await?.iter().map(seat).collect::<Result<_, _>>()?;
    let rows = if record.packed { packed(db, id).await? } else { unpacked(db, id).await? };
    let rows = rows.into_iter().map(StoredRow::read).collect::<Result<Vec<Row>, _>>();
    let rows = rows.with_context(|| format!("reading the log of {id}"))?;
    let saved = sql::query(
        "select * from snapshot where session = $1 and rules = $2 and seq <= $3 order by seq desc limit 1",
    );
    let saved = saved.bind(id.0).bind(record.rules).bind(latest_start(&rows)).fetch_optional(db).await?;
    let saved = saved.map(|found| saved_from(&found)).transpose()?;
    Ok(Some(Stored { game: found.try_get("game")?, rows, saved, record, seats }))
}

/// The last seq from which a load may start. A board narrates the entries before its own, so a few of them are always replayed.
fn latest_start(rows: &[Row]) -> i64 {
    rows.len().checked_sub(1 + SNAPSHOT_EVERY).map_or(-1, |behind| rows[behind].seq)
}

fn record(row: &sql::Row) -> anyhow::Result<SessionRow> {
    Ok(SessionRow {
        id: SessionId(row.try_get("id")?),
        place: Place { guild: from_db(row.try_get("guild")?), channel: from_db(row.try_get("channel")?) },
        rules: row.try_get("rules")?,
        options: serde_json::from_str(row.try_get("options")?).context("options")?,
        terms: terms(row)?,
        seats_wanted: row.try_get("seats_wanted")?,
        language: row.try_get("language")?,
        host: from_db(row.try_get("host")?),
        secret: unhex(row.try_get("secret")?).ok_or(anyhow!("the secret is not 32 bytes"))?,
        mind: row.try_get("mind")?,
        next_number: row.try_get("next_number")?,
        barred: serde_json::from_str(row.try_get("barred")?).context("barred")?,
        status: row.try_get::<&str, _>("status")?.parse()?,
        packed: row.try_get("packed")?,
        rev: row.try_get("rev")?,
        opened: row.try_get("opened")?,
        touched: row.try_get("touched")?,
    })
}

/// Reads a table's terms, which it agreed on in addition to the game's options.
fn terms(row: &sql::Row) -> anyhow::Result<Terms> {
    let written: Options = serde_json::from_str(row.try_get("terms")?).context("terms")?;
    Terms::read(&written).map_err(|refusal| anyhow!("terms: {refusal}"))
}

fn seat(row: &sql::Row) -> anyhow::Result<SeatRow> {
    Ok(SeatRow {
        seat: Seat(row.try_get("seat")?),
        sitter: sitter(row)?,
        caretaker: row.try_get::<Option<&str>, _>("caretaker")?.map(str::parse).transpose()?,
        decision: row.try_get("decision")?,
        asked_since: row.try_get("asked_since")?,
        call: call(row)?,
        reminders: Reminders {
            since: row.try_get("silent_since")?,
            sent: row.try_get("reminders")?,
            next: row.try_get("remind_at")?,
        },
        availability: serde_json::from_str(row.try_get("rhythm")?).context("rhythm")?,
        bank: Bank {
            left: row.try_get::<Option<i64>, _>("bank")?.unwrap_or_default(),
            since: row.try_get("bank_since")?,
            entries: usize::try_from(row.try_get::<i64, _>("bank_entries")?)?,
        },
        respite: row.try_get("respite")?,
        stands_in: row.try_get("stands_in")?,
        offered: row.try_get("offered")?,
        orders: Orders {
            given: serde_json::from_str(row.try_get("orders")?).context("orders")?,
            due: row.try_get("order_due")?,
            last: row.try_get("last_order")?,
        },
        joined: row.try_get("joined")?,
        left: row.try_get("resigned")?,
    })
}

/// Reads how far a person has been called.
fn call(row: &sql::Row) -> Result<Call, sqlx::Error> {
    let out = row.try_get::<bool, _>("called_out")?;
    let owed: Option<i64> = row.try_get("owed_since")?;
    Ok(if out { Call::Out } else { owed.map_or(Call::Quiet, Call::Owed) })
}

/// Reads who sits on a seat.
pub(super) fn sitter(row: &sql::Row) -> anyhow::Result<Sitter> {
    Ok(match row.try_get::<Option<&str>, _>("computer")? {
        Some(level) => Sitter::Computer { number: row.try_get("person")?, level: level.parse()? },
        None => Sitter::Person {
            user: from_db(row.try_get("person")?),
            name: row.try_get("name")?,
            username: row.try_get("username")?,
            locale: row.try_get("locale")?,
        },
    })
}

fn saved_from(row: &sql::Row) -> Result<Saved, sqlx::Error> {
    let now = SavedPosition {
        state: row.try_get("state")?,
        seq: row.try_get("seq")?,
        appeal: row.try_get("appeal")?,
    };
    let shown = SavedPosition {
        state: row.try_get("shown")?,
        seq: row.try_get("shown_seq")?,
        appeal: row.try_get("shown_appeal")?,
    };
    Ok(Saved { now, shown })
}
