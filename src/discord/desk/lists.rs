//! Leaderboards of a server, read from what counts.

use games::{Level, Title};

use super::Desk;
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::leaderboard::{
    Lists, alone_page, buttons, challenge_page, leaderboard_page, records_page,
};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::List;
use crate::discord::letters::standings::{Ladder, Line, RATED};
use crate::discord::wire::caller::Caller;
use host::store::{ALL_GAMES, Challenge, Span, Standing};
use session::FIGURES;

/// Places that a list shows.
const PLACES: u32 = 15;
/// Places that each level has on the leaderboard of games with computers: all of them fit one message.
const PLACES_BY_LEVEL: u32 = 10;
/// The best that are told of each record.
const BEST: u32 = 5;
/// The games that a course shows.
const COURSE: u32 = 30;

impl Desk {
    /// A list of this server's leaderboard at a game, or over all games. A span of time has a list of its own, by wins.
    ///
    /// # Errors
    /// [`Failure`]: there is no such game, or it takes one.
    pub(crate) async fn leaderboard(
        &self,
        caller: &Caller,
        game: Option<&str>,
        list: List,
        span: Span,
    ) -> Result<Page, Failure> {
        let title = game.map(|game| {
            games::title(game)
                .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))
        });
        let title = title.transpose()?;
        let seasons = self.tables.store().seasons(caller.place.guild, 2).await?;
        let page = match (list, title) {
            (List::Ratings | List::Text, _) if span == Span::All => {
                let ladder = self.ladder(caller, title).await?;
                let settings = self.settings_of(caller.place.guild).await?;
                self.scribe.ladder_page(ladder, list == List::Text, settings.theme(), caller.lang).await?
            }
            (List::Season | List::Last, _) => {
                let nth = usize::from(list == List::Last);
                let Some(season) = seasons.get(nth) else { return Err(Failure::told("season-none")) };
                let (guild, own) = (caller.place.guild, Some(caller.person.user));
                let game = title.map_or(ALL_GAMES, |title| title.id());
                let store = self.tables.store();
                let found = store.season_ladder(guild, game, &season.span, RATED, own).await?;
                let ladder = Ladder::of_season(title, season.span.clone(), found, own);
                let settings = self.settings_of(guild).await?;
                self.scribe.ladder_page(ladder, false, settings.theme(), caller.lang).await?
            }
            (_, None) => return Err(Failure::told("leaderboard-which-game")),
            (List::Ratings | List::Text, Some(title)) => self.spanned(caller, title, span).await?,
            (List::Alone, Some(title)) => {
                let (store, guild) = (self.tables.store(), caller.place.guild);
                let bests = store.solo_bests(guild, title.id(), span, self.tables.now(), PLACES).await?;
                alone_page(title, &bests, span, &caller.speech())
            }
            (List::Computers, Some(title)) => {
                let challenges = self.challenges(caller, title, span).await?;
                challenge_page(title, &challenges, span, &caller.speech())
            }
            (List::Records, Some(title)) => {
                let specs = FIGURES.iter().chain(title.figure_specs());
                let store = self.tables.store();
                let records = store.records(caller.place.guild, title.id(), specs, BEST).await?;
                records_page(title, &records, &caller.speech())
            }
        };
        Ok(Page { rows: buttons(list, title, !seasons.is_empty(), &caller.speech()), ..page })
    }

    /// Who has won how often in a span of time.
    async fn spanned(&self, caller: &Caller, title: &dyn Title, span: Span) -> Result<Page, Failure> {
        let (store, guild, now) = (self.tables.store(), caller.place.guild, self.tables.now());
        let ranks = store.leaderboard(guild, title.id(), span, now, PLACES).await?;
        let bests = store.solo_bests(guild, title.id(), span, now, PLACES).await?;
        let challenges = self.challenges(caller, title, span).await?;
        Ok(leaderboard_page(title, &Lists { ranks, bests, challenges }, span, &caller.speech()))
    }

    /// How people fare against computers, the strongest first. What only measures others is listed where somebody has played it.
    async fn challenges(
        &self,
        caller: &Caller,
        title: &dyn Title,
        span: Span,
    ) -> Result<Vec<Challenge>, Failure> {
        let (store, guild, now) = (self.tables.store(), caller.place.guild, self.tables.now());
        let mut challenges = Vec::new();
        for level in Level::ALL.into_iter().rev() {
            let challenge = store.against(level, (guild, title.id()), span, now, PLACES_BY_LEVEL).await?;
            challenges.extend((!challenge.ranks.is_empty()).then_some(challenge));
        }
        Ok(challenges)
    }

    /// The people of a server by their ratings, as the caller asks for them.
    async fn ladder(&self, caller: &Caller, title: Option<&'static dyn Title>) -> Result<Ladder, Failure> {
        let (store, guild, own) = (self.tables.store(), caller.place.guild, caller.person.user);
        let game = title.map_or(ALL_GAMES, |title| title.id());
        let (standings, people) =
            (store.ladder(guild, game, RATED as u32).await?, store.rated(guild, game).await?);
        let mut rows = Vec::new();
        for (place, standing) in (1..).zip(standings) {
            rows.push(self.line(caller, game, place, standing).await?);
        }
        let is_shown = rows.iter().any(|line| line.is_own);
        let own = match store.standing(guild, game, own).await?.filter(|_| !is_shown) {
            Some((standing, before)) => Some(self.line(caller, game, before + 1, standing).await?),
            None => None,
        };
        Ok(Ladder { title, season: None, rows, own, people })
    }

    /// Somebody's line of a ladder, at that place if they have one.
    pub(super) async fn line(
        &self,
        caller: &Caller,
        game: &str,
        place: i64,
        standing: Standing,
    ) -> Result<Line, Failure> {
        let course = self.tables.store().course(caller.place.guild, game, standing.user, COURSE).await?;
        let place = Some(place).filter(|_| !standing.is_young());
        let is_own = standing.user == caller.person.user;
        Ok(Line { place, standing, course, is_own })
    }
}
