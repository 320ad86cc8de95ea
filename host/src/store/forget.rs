//! Forgetting a person: the one exception to the rule that written rows never change.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use session::{Effect, PSEUDONYMS, Person, SessionId, mark, unhex};

use crate::database::{LONG, StoreError, WIPED, Write, from_db, sql, to_db};
use crate::store::handle::Store;

mod packed;

use packed::{Renaming, nameless};

/// The setting that holds the pseudonym of a person who is being forgotten.
const PSEUDONYM: &str = "pseudonym";

impl Store {
    /// The pseudonym under which a person will be forgotten. It stays the same until they are, for other processes as well.
    pub async fn pseudonym(&self, user: u64) -> Result<u64, StoreError> {
        let (_, pseudonym) = self.0.writer.write(Chosen { user }).await?;
        Ok(pseudonym)
    }

    /// The people who were being forgotten when the process ended.
    pub async fn half_forgotten(&self) -> Result<Vec<u64>, StoreError> {
        let query =
            sql::query_scalar("select owner from setting where scope = 'person' and key = 'pseudonym'");
        let found: Vec<i64> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(from_db).collect())
    }

    /// Puts the pseudonym in a person's place wherever their number occurs, and drops their names and settings; gives the tables concerned,
    /// which then have another revision.
    pub async fn forget(&self, who: &Person, pseudonym: u64) -> Result<Vec<SessionId>, StoreError> {
        let Person { user, name, username, .. } = who.clone();
        let seats = sql::query_as("select distinct name, username from seat where person = $1");
        let seats: Vec<(String, String)> = seats.bind(to_db(user)).fetch_all(&self.0.reader).await?;
        let mut names: Vec<String> =
            seats.into_iter().flat_map(|(name, username)| [name, username]).collect();
        names.extend([name, username]);
        // Posts in open channels are searched before the writer is held up.
        let shown: Vec<(i64, String)> =
            sql::query_as(SHOWN).bind(to_db(user)).fetch_all(&self.0.reader).await?;
        let mut posts = Vec::new();
        for (id, body) in shown {
            if renamed(&body, user, &names)?.is_some() {
                posts.push(id);
            }
        }
        let packed = self.rename_packed(user, pseudonym).await?;
        let (_, tables) = self.0.writer.write(Forgotten { user, names, posts, packed, pseudonym }).await?;
        Ok(tables)
    }

    /// Puts the pseudonym into a person's packed tables, each in a write of its own, because others wait; gives the tables. Until the rest
    /// follows they are still found as the person's, so it is done again if the process ends.
    pub(crate) async fn rename_packed(&self, user: u64, pseudonym: u64) -> Result<BTreeSet<i64>, StoreError> {
        let packed: Vec<i64> = sql::query_scalar(PACKED).bind(to_db(user)).fetch_all(&self.0.reader).await?;
        for &id in &packed {
            self.0.writer.write(Renaming { id: SessionId(id), user, pseudonym }).await?;
        }
        Ok(packed.into_iter().collect())
    }
}

/// A pseudonym to choose, unless the person has one.
struct Chosen {
    user: u64,
}

impl Write for Chosen {
    type Output = u64;

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<u64, StoreError> {
        let chosen = "select value from setting where scope = 'person' and owner = $1 and key = $2";
        let chosen: Option<String> =
            sql::query_scalar(chosen).bind(to_db(self.user)).bind(PSEUDONYM).fetch_optional(&mut *db).await?;
        if let Some(pseudonym) = chosen.and_then(|text| text.parse().ok()) {
            return Ok(pseudonym);
        }
        // Counted for the bot itself: a number is never given twice.
        let count: String = sql::query_scalar(
            "insert into setting (scope, owner, key, value) values ('bot', 0, 'pseudonyms', '1') \
             on conflict (scope, owner, key) do update set value = cast(cast(setting.value as bigint) + 1 as text) returning value",
        )
        .fetch_one(&mut *db)
        .await?;
        let number = count.parse::<u64>().map_err(|error| anyhow!(error).context("counting pseudonyms"))?;
        let pseudonym = PSEUDONYMS.start() + number - 1;
        if !PSEUDONYMS.contains(&pseudonym) {
            return Err(anyhow!("there are no pseudonyms left").into());
        }
        sql::query("insert into setting (scope, owner, key, value) values ('person', $1, $2, $3)")
            .bind(to_db(self.user))
            .bind(PSEUDONYM)
            .bind(pseudonym.to_string())
            .execute(db)
            .await?;
        Ok(pseudonym)
    }
}

/// A person who will go by a pseudonym.
struct Forgotten {
    user: u64,
    /// Their names, present and past.
    names: Vec<String>,
    /// Sent posts that name them.
    posts: Vec<i64>,
    /// Packed tables that bear the pseudonym already.
    packed: BTreeSet<i64>,
    pseudonym: u64,
}

/// A post's content after a person is forgotten; none if it does not name them.
fn renamed(body: &str, user: u64, names: &[String]) -> Result<Option<Effect>, StoreError> {
    let effect: Effect = serde_json::from_str(body).map_err(anyhow::Error::from)?;
    Ok(effect.forgetting(user, names))
}

/// The tables at which a person has a seat, or has ever done something.
macro_rules! tables {
    () => {
        "(select session from seat where person = $1 union select session from action where person = $1 and person > 999 \
         union select session from pack_person where person = $1)"
    };
}
pub(super) use tables;

/// Finds the sent messages of a person's open tables that every change edits: older versions kept in them the people invited.
pub(super) const SHOWN: &str = concat!(
    "select o.id, o.body from ",
    tables!(),
    " own cross join session s on s.id = own.session cross join outbox o on o.session = s.id \
      where s.status in ('lobby', 'live', 'frozen') and o.kind = 'lobby'"
);

/// Seats a computer for a person whose game this version does not know, so that they cannot hand their seat over: it plays when the game
/// goes on.
const HAND_OVER: &str = "update seat set caretaker = 'normal', offered = null where person = $1 and computer is null and caretaker is null \
    and resigned is null and exists (select 1 from session where id = seat.session and status in ('live', 'frozen'))";

/// Makes a later start look for the computers that were seated so.
const WAITED_FOR: &str = "update session set computers = 2 where status in ('live', 'frozen') and id in (select session from seat \
    where person = $1 and caretaker is not null and resigned is null)";

/// The packed tables of a person.
pub(super) const PACKED: &str = concat!(
    "select s.id from ",
    tables!(),
    " own cross join session s on s.id = own.session where s.packed = 1"
);

/// Put the pseudonym `$2` in the place of the person `$1`. Results come last, because the servers of the tallies are found by them.
pub(super) const RENAME: [&str; 13] = [
    concat!(
        "update session set rev = rev + 1, host = case host when $1 then coalesce((select person from seat \
         where session = session.id and person > 4194303 and person <> $1 and resigned is null \
         order by caretaker is not null, seat limit 1), $2) else host end, \
         channel = case channel when $1 then $2 else channel end where id in ",
        tables!()
    ),
    // The row that takes a person off a table names them.
    concat!(
        "update action set body = trim(replace(' ' || body || ' ', ' ' || $1 || ' ', ' ' || $2 || ' ')) where session in ",
        tables!(),
        " and kind not in (",
        nameless!(),
        ") and body like '%' || $1 || '%'"
    ),
    // Computed again if somebody else of that game asks.
    "delete from review where session in (select session from seat where person = $1) and $2 > 999",
    "update seat set person = $2, name = '', username = '', locale = '', rhythm = '{}', orders = '[]', \
     order_due = null where person = $1",
    // The words that they have added to the luck of a game are also in the row with which it began: its draws follow from that.
    "update action set body = '' where person = $1 and person > 999 and kind = 'words' and $2 > 999",
    "update action set person = $2 where person = $1 and person > 999",
    "update pack_person set person = $2 where person = $1",
    "update tally set person = $2 where person = $1 and guild in (select guild from result where person = $1)",
    "update rating set person = $2 where person = $1 and guild in (select guild from result where rated = $1)",
    "update figure set person = $2 where person = $1 and guild in (select guild from result where rated = $1)",
    "update figure_sum set person = $2 where person = $1 and guild in (select guild from result where rated = $1)",
    "update result set rated = $2 where rated = $1",
    "update result set person = $2 where person = $1",
];

impl Write for Forgotten {
    type Output = Vec<SessionId>;

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<Vec<SessionId>, StoreError> {
        let (user, pseudonym) = (to_db(self.user), to_db(self.pseudonym));
        let found: Vec<i64> = sql::query_scalar(concat!("select * from ", tables!(), " own"))
            .bind(user)
            .fetch_all(&mut *db)
            .await?;
        self.rename_late(db).await?;
        self.rename_posts(db).await?;
        self.bar(db).await?;
        for hand_over in [HAND_OVER, WAITED_FOR] {
            sql::query(hand_over).bind(user).execute(&mut *db).await?;
        }
        for rename in RENAME {
            sql::query(rename).bind(user).bind(pseudonym).execute(&mut *db).await?;
        }
        // How long people waited for them does not affect the game, so it is dropped.
        sql::query("delete from wait where person = $1").bind(user).execute(&mut *db).await?;
        crate::outbox::forget(db, user).await?;
        sql::query("delete from setting where scope = 'person' and owner = $1")
            .bind(user)
            .execute(&mut *db)
            .await?;
        // If the process ends before it is wiped from the disk, the next one does that.
        sql::query("delete from setting where scope = 'bot' and owner = 0 and key = $1")
            .bind(WIPED)
            .execute(&mut *db)
            .await?;
        Ok(found.into_iter().map(SessionId).collect())
    }
}

/// The seats of running games on which a person sits or has sat: the game's number and secret, the seat. Their own seat may bear the
/// pseudonym already.
pub(super) const SAT: &str = concat!(
    "select s.id, s.secret, sat.seat from (select session, seat from seat where person in ($1, $2) union \
     select session, seat from action where kind in ('take', 'free') and session in ",
    tables!(),
    " and (kind = 'take' and person = $1 or body = cast($1 as text))) sat cross join session s on s.id = sat.session where s.status in ('live', 'frozen')"
);

impl Forgotten {
    /// Puts the pseudonym into tables that were packed meanwhile.
    async fn rename_late(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let (user, pseudonym) = (self.user, self.pseudonym);
        let packed: Vec<i64> = sql::query_scalar(PACKED).bind(to_db(user)).fetch_all(&mut *db).await?;
        for id in packed.into_iter().filter(|id| !self.packed.contains(id)) {
            Renaming { id: SessionId(id), user, pseudonym }.write(db).await?;
        }
        Ok(())
    }

    /// Marks the seats of running games that the person knows, so that they take no others there.
    async fn bar(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let sat = sql::query_as(SAT).bind(to_db(self.user)).bind(to_db(self.pseudonym));
        let sat: Vec<(i64, String, u8)> = sat.fetch_all(&mut *db).await?;
        for (session, secret, seat) in sat {
            let secret = unhex(&secret).ok_or(anyhow!("the secret is not 32 bytes"))?;
            let barred = sql::query_scalar("select barred from session where id = $1").bind(session);
            let barred: String = barred.fetch_one(&mut *db).await?;
            let mut barred: Vec<(u8, String)> = serde_json::from_str(&barred).context("barred")?;
            barred.push((seat, mark(&secret, self.user)));
            let query = sql::query("update session set barred = $1 where id = $2");
            query.bind(serde_json::json!(barred).to_string()).bind(session).execute(&mut *db).await?;
        }
        Ok(())
    }

    /// Puts the pseudonym into posts, waiting or sent.
    async fn rename_posts(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let mut posts: Vec<(i64, String)> =
            sql::query_as("select o.id, o.body from outbox o where o.sent is null")
                .fetch_all(&mut *db)
                .await?;
        for id in &self.posts {
            let post = sql::query_as("select id, body from outbox where id = $1").bind(id);
            posts.extend(post.fetch_optional(&mut *db).await?);
        }
        for (id, body) in posts {
            let Some(effect) = renamed(&body, self.user, &self.names)? else { continue };
            let body = serde_json::to_string(&effect).map_err(anyhow::Error::from)?;
            sql::query("update outbox set body = $1 where id = $2")
                .bind(body)
                .bind(id)
                .execute(&mut *db)
                .await?;
        }
        // Nobody writes to them any more; what was posted is noted with the table.
        let user = to_db(self.user);
        sql::query("update outbox set person = null where session in (select session from seat where person = $1) and person = $1")
            .bind(user)
            .execute(db)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
impl Store {
    /// Notes a message of a person's last digest, and makes a waiting post a letter to them.
    pub(crate) async fn plant_letters(&self, user: u64) {
        for plant in [
            "insert into digest_message values ($1, 1, 2)",
            "update outbox set person = $1 where id = (select max(id) from outbox where sent is null)",
        ] {
            let planted = sql::query(plant).bind(to_db(user)).execute(&self.0.write).await;
            planted.expect("it is written");
        }
    }

    /// Every column that has room for one of Discord's numbers, with its table; on a server every number has, so only texts.
    pub(crate) async fn wide_columns(&self) -> Vec<String> {
        let types: &[&str] = if self.0.file().is_some() { &["bigint", "text"] } else { &["text"] };
        let wide = |(table, column, of): (String, String, String)| {
            types.contains(&of.as_str()).then(|| format!("{table}.{column}"))
        };
        self.0.columns().await.expect("they are read").into_iter().filter_map(wide).collect()
    }

    /// Every cell of the database that contains one of those texts: its table and column.
    pub(crate) async fn cells_with(&self, texts: &[&str]) -> Vec<String> {
        let mut found = Vec::new();
        for (table, column, _) in self.0.columns().await.expect("they are read") {
            let is_pack = (&*table, &*column) == ("pack", "rows");
            let of = if is_pack { format!("\"{column}\"") } else { format!("cast(\"{column}\" as text)") };
            let query = format!("select {of} from \"{table}\" where \"{column}\" is not null");
            let query = sqlx::AssertSqlSafe(query);
            let cells: Vec<String> = if is_pack {
                let packs =
                    sql::query_scalar(query).fetch_all(&self.0.reader).await.expect("the packs are read");
                packs.into_iter().map(|pack: Vec<u8>| super::rows::packed_text(&pack)).collect()
            } else {
                sql::query_scalar(query).fetch_all(&self.0.reader).await.expect("the cells are read")
            };
            let holds = |cell: &&String| texts.iter().any(|text| cell.contains(text));
            found.extend(cells.iter().filter(holds).map(|cell| format!("{table}.{column}: {cell}")));
        }
        found
    }

    /// Leaves a person as versions before migration 20 left them where their table's channel was deleted: under a pseudonym, on their seat.
    pub(crate) async fn forget_as_before(&self, user: u64, pseudonym: u64) {
        for query in [
            "update session set host = $2 where host = $1",
            "delete from review where exists (select 1 from seat where session = review.session and seat = review.seat \
     and person = $1) and $2 > 999",
            "update seat set person = $2, name = '', username = '', locale = '' where person = $1",
            "update action set person = $2 where person = $1",
            "delete from _sqlx_migrations where version = 20 and $1 <> $2",
        ] {
            let query = sql::query(query).bind(to_db(user)).bind(to_db(pseudonym));
            query.execute(&self.0.write).await.expect("it is written");
        }
    }
}
