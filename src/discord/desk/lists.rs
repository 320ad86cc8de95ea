//! Leaderboards of a server, read from what counts.

use tabletop::Title;
use thinking::Level;

use super::Desk;
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::leaderboard::{
    Lists, about_page, alone_page, buttons, challenge_page, leaderboard_page, records_page, season_buttons,
    season_label,
};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::List;
use crate::discord::letters::standings::{Ladder, Line, RATED};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::OPTIONS;
use host::store::{ALL_GAMES, Challenge, Season, Span, Standing, StoreError};
use session::FIGURES;

/// Places that a list shows, if there is room for so many.
const PLACES: u32 = 15;
/// Places that each level has on the leaderboard of games with computers, if there is room.
const PLACES_BY_LEVEL: u32 = 10;
/// The best that are told of each record, if there is room.
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
        let title = titled(game)?;
        let has_seasons = !self.tables.store().seasons(caller.place.guild, 1).await?.is_empty();
        let page = match (list, title) {
            (List::Ratings | List::Text, _) if span == Span::All => {
                let ladder = self.ladder(caller, title).await?;
                let settings = self.settings_of(caller.place.guild).await?;
                self.scribe.ladder_page(ladder, list == List::Text, settings.theme(), caller.lang).await?
            }
            (List::Season, _) => return self.season(caller, game, None, false).await,
            (List::About, _) => return Ok(about_page(&caller.speech())),
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
        let favourite = match title {
            None => self.tables.store().most_played(caller.place.guild).await?,
            Some(_) => None,
        };
        let rows = buttons(list, title, favourite.as_deref(), has_seasons, &caller.speech());
        Ok(Page { rows, ..page })
    }

    /// The ladder of the season that began in that second, at a game or over all games, as text or as a picture; of the newest season if
    /// none is named.
    ///
    /// # Errors
    /// [`Failure`]: there is no such game or season.
    pub(crate) async fn season(
        &self,
        caller: &Caller,
        game: Option<&str>,
        since: Option<i64>,
        as_text: bool,
    ) -> Result<Page, Failure> {
        let title = titled(game)?;
        let (guild, own) = (caller.place.guild, Some(caller.person.user));
        let store = self.tables.store();
        let seasons = store.seasons(guild, OPTIONS as u32).await?;
        let named = match since {
            Some(since) => store.season(guild, since).await?,
            None => seasons.first().cloned(),
        };
        let span = named.ok_or(Failure::told("season-none"))?.span;
        let game = title.map_or(ALL_GAMES, |title| title.id());
        let found = store.season_ladder(guild, game, &span, RATED, own).await?;
        let ladder = Ladder::of_season(title, span.clone(), found, own);
        let settings = self.settings_of(guild).await?;
        let page = self.scribe.ladder_page(ladder, as_text, settings.theme(), caller.lang).await?;
        Ok(Page { rows: season_buttons(&seasons, &span, title, as_text, &caller.speech()), ..page })
    }

    /// The same of the newest season whose days begin with what is typed.
    ///
    /// # Errors
    /// [`Failure`]: there is no such game or season.
    pub(crate) async fn season_of_days(
        &self,
        caller: &Caller,
        game: Option<&str>,
        typed: &str,
        as_text: bool,
    ) -> Result<Page, Failure> {
        let known = self.seasons(caller, typed).await?;
        let since = known.first().ok_or(Failure::told("season-unknown"))?.span.start;
        self.season(caller, game, Some(since), as_text).await
    }

    /// The seasons of this server whose days begin with what is typed, the newest first.
    pub(crate) async fn seasons(&self, caller: &Caller, typed: &str) -> Result<Vec<Season>, StoreError> {
        let mut seasons = self.tables.store().seasons(caller.place.guild, u32::MAX).await?;
        seasons.retain(|season| season_label(&season.span).starts_with(typed.trim()));
        Ok(seasons)
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

/// The game with that id; none for all games.
fn titled(game: Option<&str>) -> Result<Option<&'static dyn Title>, Failure> {
    let known = |game: &str| {
        games::title(game).ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))
    };
    game.map(known).transpose()
}
