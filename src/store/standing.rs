use super::{Store, StoreError, from_db, to_db};
use crate::session::{CHANNEL_DELETED, Kind, SessionId};

/// A table that stands in a channel, or stood in one that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The table.
    pub id: SessionId,
    /// Its channel.
    pub channel: u64,
    /// The game's id.
    pub game: String,
    /// Discord's number of its host.
    pub host: u64,
    /// Whether it was closed because its channel was deleted.
    pub vanished: bool,
}

impl Store {
    /// The open tables of a server and those whose channels were deleted, the last touched first.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn standing(&self, guild: u64) -> Result<Vec<Standing>, StoreError> {
        let found: Vec<(i64, i64, String, i64, bool)> = sqlx::query_as(
            "select s.id, s.channel, s.game, s.host, s.status = 'ended' from session s where s.guild = ?1 and \
             (s.status in ('lobby', 'live', 'frozen') or (s.status = 'ended' and exists (select 1 from action a \
             where a.session = s.id and a.kind = ?2 and a.body = ?3 and a.seq = \
             (select max(l.seq) from action l where l.session = s.id)))) order by s.touched desc, s.id desc",
        )
        .bind(to_db(guild))
        .bind(Kind::End.as_str())
        .bind(CHANNEL_DELETED)
        .fetch_all(&self.reader)
        .await?;
        let standing = |(id, channel, game, host, vanished)| Standing {
            id: SessionId(id),
            channel: from_db(channel),
            game,
            host: from_db(host),
            vanished,
        };
        Ok(found.into_iter().map(standing).collect())
    }
}
