//! The tables at which a person sits.

use session::{Place, SessionId, Sitter, Status};

use super::record::sitter;
use crate::database::{StoreError, from_db, sql, to_db};
use crate::store::handle::Store;

/// An open table at which a person sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The table.
    pub session: SessionId,
    /// Its server and channel.
    pub place: Place,
    /// Its live message.
    pub message: Option<u64>,
    /// Whether its channel is closed to the bot.
    pub parked: bool,
    /// The game's id.
    pub game: String,
    /// Its status.
    pub status: Status,
    /// Whether it is paused.
    pub paused: bool,
    /// Whether the game waits for the person.
    pub must: bool,
    /// Since when it has waited: for the person if it waits for them, otherwise for the one it has waited for longest. In seconds since
    /// 1970; none while it waits for nobody.
    pub since: Option<i64>,
    /// Everybody it waits for.
    pub waiting: Vec<Sitter>,
}

impl Store {
    /// The open tables at which a person sits, on any server; those that wait for them first.
    pub async fn sittings(&self, user: u64) -> Result<Vec<Sitting>, StoreError> {
        let found = sql::query(
            "select s.id, s.guild, s.channel, s.message, s.parked, s.paused, s.game, s.status, t.must mine, t.asked_since my_turn, w.person, w.computer, \
             w.name, w.username, w.locale, w.asked_since from session s join seat t on t.session = s.id \
             left join seat w on w.session = s.id and w.must = 1 \
             where t.person = $1 and t.computer is null and t.resigned is null \
             and s.status in ('lobby', 'live', 'frozen') order by t.must desc, s.touched desc, s.id, w.seat",
        )
        .bind(to_db(user))
        .fetch_all(&self.0.reader)
        .await?;
        let mut sittings: Vec<Sitting> = Vec::new();
        for row in &found {
            let session = SessionId(row.try_get("id")?);
            if sittings.last().is_none_or(|sitting| sitting.session != session) {
                sittings.push(sitting(session, row)?);
            }
            let waiting: Option<i64> = row.try_get("person")?;
            if let (Some(_), Some(sitting)) = (waiting, sittings.last_mut()) {
                sitting.waiting.push(sitter(row)?);
                let since: Option<i64> = row.try_get("asked_since")?;
                sitting.since = if sitting.must {
                    sitting.since
                } else {
                    [sitting.since, since].into_iter().flatten().min()
                };
            }
        }
        Ok(sittings)
    }
}

/// Reads a table at which a person sits, without the people it waits for.
fn sitting(session: SessionId, row: &sql::Row) -> anyhow::Result<Sitting> {
    Ok(Sitting {
        session,
        place: Place { guild: from_db(row.try_get("guild")?), channel: from_db(row.try_get("channel")?) },
        message: row.try_get::<Option<i64>, _>("message")?.map(from_db),
        parked: row.try_get("parked")?,
        game: row.try_get("game")?,
        status: row.try_get::<&str, _>("status")?.parse()?,
        paused: row.try_get("paused")?,
        must: row.try_get("mine")?,
        since: row.try_get("my_turn")?,
        waiting: Vec::new(),
    })
}
