//! For the operator: recounting all that follows from results, and figures from the games themselves.

use session::{Denied, SessionId};

use super::load::assembled;
use super::service::{TRIES, Tables};
use crate::database::StoreError;
use crate::standings::{GameFigures, Recounted};

impl Tables {
    /// Recounts all that follows from results, server by server. `told` receives how many games of how many have been looked at.
    ///
    /// # Errors
    /// [`Denied::Busy`] and [`Denied::Broken`]; earlier recounts stay.
    pub async fn recount(&self, told: impl Fn(u64, u64)) -> Result<Recounted, Denied> {
        let mut all = Recounted::default();
        let guilds = self.standings().counted_guilds().await?;
        let (mut seen, mut games) = (0, 0);
        for &guild in &guilds {
            games += self.standings().figured(guild).await?.len() as u64;
        }
        for guild in guilds {
            let counted = self.recount_of(guild, || {
                seen += 1;
                // Games may end meanwhile, and then their server is recounted.
                told(seen, games.max(seen));
            });
            let counted = counted.await?;
            all.results += counted.results;
            all.differed.extend(counted.differed);
        }
        Ok(all)
    }

    /// Recounts a server, again if a game has ended meanwhile.
    async fn recount_of(&self, guild: u64, mut told: impl FnMut()) -> Result<Recounted, Denied> {
        for _ in 0..TRIES {
            let figured = self.standings().figured(guild).await?;
            let mut figures = Vec::new();
            for (&id, people) in &figured {
                told();
                figures.extend(self.figures(id, people).await?);
            }
            match self.standings().recount(guild, figured, figures).await {
                Err(StoreError::Stale) => {}
                counted => return Ok(counted?),
            }
        }
        Err(Denied::Busy)
    }

    /// The figures of a finished game; none if its log no longer replays.
    async fn figures(
        &self,
        id: SessionId,
        people: &[(rules::Seat, u64)],
    ) -> Result<Option<GameFigures>, Denied> {
        let Some(stored) = self.store().load(id).await? else { return Ok(None) };
        let Some(title) = self.title(&stored.game) else {
            tracing::warn!(session = %id, game = stored.game, "no such game here: it has no figures");
            return Ok(None);
        };
        let (session, replayed) = assembled(&stored, title);
        if let Err(cause) = replayed {
            tracing::warn!(session = %id, %cause, "the log does not replay: it has no figures");
            return Ok(None);
        }
        Ok(Some(GameFigures::by(&session, people)))
    }
}
