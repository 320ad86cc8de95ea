//! Choosing a game by pressing: the panel, and the table that comes of it.

use poise::serenity_prelude::ChannelType;
use rules::Options;
use tabletop::Title;

use super::{Opening, strength};
use crate::discord::desk::Desk;
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::wanted::{Company, Wanted};
use crate::discord::wire::caller::Caller;
use session::{Denied, Intent};

impl Desk {
    /// The panel for what is wanted so far. Whatever would refuse the table is told before anything more is chosen: a channel that has
    /// one, a missing permission; what the choice itself meets stands above it.
    ///
    /// # Errors
    /// [`Failure`]: no table could stand there.
    pub(crate) async fn choose_game(&self, caller: &Caller, wanted: &Wanted) -> Result<Page, Failure> {
        let apart = wanted.thread && !caller.is_in_thread();
        self.check_permissions(caller, apart)?;
        if !apart && self.tables.find_at(caller.place).await?.is_some_and(|here| here.status.is_open()) {
            return Err(Failure::Denied(Denied::ChannelTaken));
        }
        let theme = self.settings_of(caller.place.guild).await?.theme();
        let page = self.scribe.play_page(wanted, theme, caller).await?;
        let Some(title) = wanted.game.as_deref().and_then(games::title) else { return Ok(page) };
        let intent = Opening::of(title, wanted).intent(title, caller.lang)?;
        let refused = self.tables.check_opening(caller.place, &caller.person, &intent).await.err();
        Ok(page.headed(refused.map(|denied| Failure::Denied(denied).excuse(&caller.speech(), None))))
    }

    /// The table that was put together by pressing, as it is opened.
    ///
    /// # Errors
    /// [`Failure`] for a game that there is not.
    pub(crate) fn wanted(&self, wanted: &Wanted) -> Result<Opening, Failure> {
        let game = wanted.game.as_deref().unwrap_or_default();
        let unknown = || Failure::Told("denied-unknown-game", vec![("game", typed(game))]);
        Ok(Opening::of(games::title(game).ok_or_else(unknown)?, wanted))
    }
}

impl Opening {
    /// The arguments that stand for what was chosen by pressing.
    fn of(title: &dyn Title, wanted: &Wanted) -> Opening {
        let (seats, computers, level) = match wanted.company(title) {
            Company::People(seats) => (seats, None, None),
            Company::Computers(count) => {
                (count.saturating_add(1), Some(count), Some(wanted.level().to_string()))
            }
        };
        Opening {
            game: title.id().to_owned(),
            seats: Some(seats),
            computers,
            level,
            options: wanted.options(title),
            thread: wanted.thread,
            looking: wanted.looking,
        }
    }

    /// Whether Discord is asked before there is an answer, which may take its time.
    pub(crate) fn is_slow(&self, caller: &Caller) -> bool {
        self.thread || caller.kind == ChannelType::PrivateThread
    }

    /// The same as somebody wants it of the tables, where public texts are in that language.
    ///
    /// # Errors
    /// [`Failure`] for a level that there is not.
    pub(super) fn intent(&self, title: &dyn Title, language: words::Lang) -> Result<Intent, Failure> {
        Ok(Intent::Open {
            game: self.game.clone(),
            seats: self.seats,
            options: self.options.clone(),
            computers: self.computers(title)?,
            language: language.code().to_owned(),
        })
    }

    /// What was typed without a game, for the panel that asks for it.
    ///
    /// # Errors
    /// [`Failure`] for what means nothing before there is a game.
    pub(crate) fn without_game(
        seats: Option<u8>,
        computers: Option<u8>,
        level: Option<&str>,
        options: &Options,
        thread: bool,
        looking: bool,
    ) -> Result<Wanted, Failure> {
        let mixed =
            seats.zip(computers).is_some_and(|(seats, computers)| seats != computers.saturating_add(1));
        if mixed || !options.0.is_empty() {
            return Err(Failure::told("deny-play-which"));
        }
        let company = computers.map(Company::Computers).or(seats.map(Company::People));
        let level = level.map(|level| strength(Some(level))).transpose()?;
        Ok(Wanted { game: None, company, pace: None, level, thread, looking })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::letters::parts::wanted::Strength;
    use session::testing::{PLACE, person};
    use session::{Moment, Rhythm};

    #[test]
    fn whatever_the_panel_offers_can_be_opened() {
        let moment = Moment { now: 1, secret: [7; 32], rhythm: Rhythm::default() };
        for title in games::TITLES.iter().copied() {
            for company in Company::all(title) {
                let wanted =
                    Wanted { company: Some(company), pace: Some("brisk".to_owned()), ..Wanted::default() };
                let intent = Opening::of(title, &wanted).intent(title, words::Lang::Cs).expect("a level");
                let opened = session::open(PLACE, title, &intent, &person(1), &moment).expect("it opens");
                let people = matches!(company, Company::People(_));
                assert_eq!(opened.session.is_starting(), !people, "{} {company}", title.id());
                assert_eq!(opened.session.terms.pace.is_some(), matches!(company, Company::People(2..)));
            }
        }
    }

    #[test]
    fn what_is_typed_without_a_game_is_asked_about_or_kept() {
        let typed = |seats, computers, level: Option<&str>| {
            Opening::without_game(seats, computers, level, &Options::default(), true, true)
        };
        let kept =
            |company, level| Wanted { company, level, thread: true, looking: true, ..Wanted::default() };
        assert_eq!(typed(None, None, None).expect("nothing"), kept(None, None));
        assert_eq!(typed(Some(3), None, None).expect("seats"), kept(Some(Company::People(3)), None));
        let two = kept(Some(Company::Computers(2)), Some(Strength::Level(thinking::Level::Hard)));
        assert_eq!(typed(Some(3), Some(2), Some("hard")).expect("a full table"), two);
        let suited = kept(None, Some(Strength::Suited));
        assert_eq!(typed(None, None, Some("auto")).expect("a strength"), suited);
        let told = |refused: Result<Wanted, Failure>| match refused {
            Err(Failure::Told(key, _)) => key,
            other => panic!("{other:?}"),
        };
        assert_eq!(told(typed(Some(4), Some(1), None)), "deny-play-which");
        assert_eq!(told(typed(None, None, Some("genius"))), "deny-unknown-level");
        let options = Options::default().with("pace", "daily");
        assert_eq!(told(Opening::without_game(None, None, None, &options, false, false)), "deny-play-which");
    }
}
