//! The arguments of `/play`: what a person wants of a new table.

use poise::serenity_prelude::ChannelType;
use rules::Options;
use tabletop::Title;
use thinking::Level;

use crate::discord::features::opening::setup::{Company, Strength, TableSetup};
use crate::discord::message::failure::{Failure, typed};
use crate::discord::wire::caller::Caller;
use session::Intent;

/// The arguments of `/play`.
pub(crate) struct PlayArguments {
    /// The game's id.
    pub game: String,
    /// The number of seats; by default the game's most, or with computers the fewest.
    pub seats: Option<u8>,
    /// The number of computers; with only a level, or at a private table, as many as one person needs to play, at least one.
    pub computers: Option<u8>,
    /// How well the computers play, as typed; by default as suits the person.
    pub level: Option<String>,
    /// The options.
    pub options: Options,
    /// Whether the table gets a thread of its own.
    pub thread: bool,
    /// Whether to ask who would like to join.
    pub looking: bool,
    /// Whether only its person sees it, who plays alone or with computers.
    pub private: bool,
}

impl PlayArguments {
    /// The wanted computers, each with its level.
    pub(crate) fn computers(&self, title: &dyn Title) -> Result<Vec<Level>, Failure> {
        let level = match strength(self.level.as_deref())? {
            Strength::Level(level) => level,
            // Only to check whether the table could be opened: the level is found later.
            Strength::Suited => Level::Normal,
        };
        let alone = match self.seats.filter(|_| self.private) {
            Some(seats) => seats.saturating_sub(1),
            None if self.private || self.level.is_some() => title.seats().0.saturating_sub(1).max(1),
            None => 0,
        };
        Ok(vec![level; usize::from(self.computers.unwrap_or(alone))])
    }
}

/// How well computers should play, as typed; by default as suits the person.
pub(crate) fn strength(named: Option<&str>) -> Result<Strength, Failure> {
    match named.map(str::parse) {
        None => Ok(Strength::default()),
        Some(Ok(strength)) => Ok(strength),
        Some(Err(_)) => {
            let levels: Vec<String> = Strength::offered().map(|offered| offered.to_string()).collect();
            let levels = levels.join(", ");
            let args = vec![("level", typed(named.unwrap_or_default())), ("levels", levels.into())];
            Err(Failure::Told("deny-unknown-level", args))
        }
    }
}

impl PlayArguments {
    /// The arguments that mean what was chosen by pressing.
    pub(crate) fn of(title: &dyn Title, wanted: &TableSetup) -> PlayArguments {
        let (seats, computers, level) = match wanted.company(title) {
            Company::People(seats) => (seats, None, None),
            Company::Computers(count) => {
                // Panels that named no level meant normal.
                let level = wanted.level.unwrap_or(Strength::Level(Level::Normal));
                (count.saturating_add(1), Some(count), Some(level.to_string()))
            }
        };
        PlayArguments {
            game: title.id().to_owned(),
            seats: Some(seats),
            computers,
            level,
            options: wanted.options(title),
            thread: wanted.thread,
            looking: wanted.looking,
            private: wanted.private,
        }
    }

    /// Whether Discord is asked before there is an answer, which may take its time.
    pub(crate) fn is_slow(&self, caller: &Caller) -> bool {
        !self.private && (self.thread || caller.kind == ChannelType::PrivateThread)
    }

    /// The intent to open such a table, with public texts in that language.
    ///
    /// # Errors
    /// [`Failure`] for an unknown level.
    pub(crate) fn intent(&self, title: &dyn Title, language: words::Lang) -> Result<Intent, Failure> {
        Ok(Intent::Open {
            game: self.game.clone(),
            seats: self.seats,
            options: self.options.clone(),
            computers: self.computers(title)?,
            language: language.code().to_owned(),
        })
    }

    /// The setup for the panel, from what was typed without a game.
    ///
    /// # Errors
    /// [`Failure`] for arguments that mean nothing without a game.
    pub(crate) fn without_game(
        seats: Option<u8>,
        computers: Option<u8>,
        level: Option<&str>,
        options: &Options,
        thread: bool,
        looking: bool,
        private: bool,
    ) -> Result<TableSetup, Failure> {
        let mixed =
            seats.zip(computers).is_some_and(|(seats, computers)| seats != computers.saturating_add(1));
        if mixed || !options.0.is_empty() {
            return Err(Failure::told("deny-play-which"));
        }
        let company = computers.map(Company::Computers).or(seats.map(Company::People));
        let level = level.map(|level| strength(Some(level))).transpose()?;
        Ok(TableSetup { game: None, company, pace: None, level, thread, looking, private })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::testing::{PLACE, person};
    use session::{Availability, Moment};

    fn computers(game: &str, computers: Option<u8>, level: Option<&str>) -> Result<Vec<Level>, Failure> {
        let (game, level, options) = (game.to_owned(), level.map(str::to_owned), Options::default());
        let opening = PlayArguments {
            game,
            seats: None,
            computers,
            level,
            options,
            thread: false,
            looking: false,
            private: false,
        };
        opening.computers(games::title(&opening.game).expect("there is such a game"))
    }

    #[test]
    fn a_level_alone_seats_as_many_computers_as_one_person_needs() {
        assert_eq!(computers("harmonies", None, Some("hard")).expect("they sit"), [Level::Hard]);
        assert_eq!(computers("catan", None, Some("easy")).expect("they sit"), [Level::Easy; 2]);
        assert_eq!(computers("catan", Some(3), None).expect("they sit"), [Level::Normal; 3]);
        assert!(computers("catan", None, None).expect("nobody is wanted").is_empty());
    }

    #[test]
    fn a_level_that_does_not_exist_is_named_beside_those_that_do() {
        let Err(Failure::Told(key, args)) = computers("catan", Some(1), Some("genius")) else {
            panic!("there is no such level")
        };
        assert_eq!(key, "deny-unknown-level");
        assert!(
            format!("{args:?}").contains("genius")
                && format!("{args:?}").contains("auto, beginner, easy, normal, hard")
        );
    }

    #[test]
    fn whatever_the_panel_offers_can_be_opened() {
        let moment = Moment { now: 1, secret: [7; 32], availability: Availability::default() };
        for title in games::TITLES.iter().copied() {
            for company in Company::all(title) {
                let wanted = TableSetup {
                    company: Some(company),
                    pace: Some("brisk".to_owned()),
                    ..TableSetup::default()
                };
                let intent =
                    PlayArguments::of(title, &wanted).intent(title, words::Lang::Cs).expect("a level");
                let opened = session::open(PLACE, title, &intent, &person(1), &moment).expect("it opens");
                let people = matches!(company, Company::People(_));
                assert_eq!(opened.session.is_starting(), !people, "{} {company}", title.id());
                assert_eq!(opened.session.terms.pace.is_some(), matches!(company, Company::People(2..)));
            }
        }
    }

    #[test]
    fn a_panel_names_the_level_that_suits_and_one_of_before_that_named_none_means_normal() {
        let title = games::title("harmonies").expect("there is such a game");
        let level = |wanted: &TableSetup| PlayArguments::of(title, wanted).level;
        let before: TableSetup = "harmonies/c1///".parse().expect("it was written once");
        assert_eq!(level(&before).as_deref(), Some("normal"));
        let now = TableSetup { game: before.game, ..TableSetup::default() }.against(Company::Computers(1));
        assert_eq!((now.to_string().as_str(), level(&now).as_deref()), ("harmonies/c1//auto/", Some("auto")));
    }

    #[test]
    fn what_is_typed_without_a_game_is_asked_about_or_kept() {
        let typed = |seats, computers, level: Option<&str>| {
            PlayArguments::without_game(seats, computers, level, &Options::default(), true, true, false)
        };
        let kept = |company, level| TableSetup {
            company,
            level,
            thread: true,
            looking: true,
            ..TableSetup::default()
        };
        assert_eq!(typed(None, None, None).expect("nothing"), kept(None, None));
        assert_eq!(typed(Some(3), None, None).expect("seats"), kept(Some(Company::People(3)), None));
        let two = kept(Some(Company::Computers(2)), Some(Strength::Level(thinking::Level::Hard)));
        assert_eq!(typed(Some(3), Some(2), Some("hard")).expect("a full table"), two);
        let suited = kept(None, Some(Strength::Suited));
        assert_eq!(typed(None, None, Some("auto")).expect("a strength"), suited);
        let told = |refused: Result<TableSetup, Failure>| match refused {
            Err(Failure::Told(key, _)) => key,
            other => panic!("{other:?}"),
        };
        assert_eq!(told(typed(Some(4), Some(1), None)), "deny-play-which");
        assert_eq!(told(typed(None, None, Some("genius"))), "deny-unknown-level");
        let options = Options::default().with("pace", "daily");
        assert_eq!(
            told(PlayArguments::without_game(None, None, None, &options, false, false, false)),
            "deny-play-which"
        );
    }
}
