//! Leaderboards of a server, read from what counts.

use games::Level;

use super::{Answer, Desk};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::leaderboard::{Lists, challenge_page, leaderboard_page};
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use host::store::Span;

/// Places that a leaderboard shows.
const PLACES: u32 = 15;
/// Places that each level has on the leaderboard of games with computers: all of them fit one message.
const PLACES_BY_LEVEL: u32 = 10;

impl Desk {
    /// The leaderboard of this server.
    pub(crate) async fn leaderboard(
        &self,
        caller: &Caller,
        game: &str,
        span: Span,
        computers: bool,
    ) -> Result<Answer, Failure> {
        let title = games::title(game)
            .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))?;
        let (guild, now) = (caller.place.guild, self.tables.now());
        let mut challenges = Vec::new();
        // The strongest first. What only measures others is listed where somebody has played it.
        for level in Level::ALL.into_iter().rev() {
            let challenge =
                self.tables.store().against(level, (guild, title.id()), span, now, PLACES_BY_LEVEL).await?;
            challenges.extend((!challenge.ranks.is_empty()).then_some(challenge));
        }
        let speech = caller.speech();
        if computers {
            return Ok(public(challenge_page(title, &challenges, span, &speech)));
        }
        let ranks = self.tables.store().leaderboard(guild, title.id(), span, now, PLACES).await?;
        let bests = self.tables.store().solo_bests(guild, title.id(), span, now, PLACES).await?;
        let lists = Lists { ranks, bests, challenges };
        Ok(public(leaderboard_page(title, &lists, span, &speech)))
    }
}

/// An answer that everybody sees.
fn public(page: Page) -> Answer {
    Answer { page, ephemeral: false }
}
