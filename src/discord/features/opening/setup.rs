//! The table that a person sets up by pressing, as every custom_id of the panel carries it.

use std::fmt;
use std::str::FromStr;

use rules::Options;
use tabletop::Title;
use thinking::Level;

use crate::discord::message::press::{as_displayed, codes};

/// The key of the term of pace, and its value for no clock.
const PACE: &str = "pace";

const NO_CLOCK: &str = "none";

/// The text for the level that suits, typed and in custom_ids.
const SUITED: &str = "auto";

/// Marks a table that gets a thread of its own.
const THREAD: &str = "t";

/// Marks a table for which players are looked for.
const LOOKING: &str = "l";

/// Marks a table that only its person sees.
const PRIVATE: &str = "p";

/// The table that a person wants; parts not chosen are as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableSetup {
    /// The game's id; none before it is chosen.
    pub game: Option<String>,
    /// Who is to play.
    pub company: Option<Company>,
    /// The pace, by the value of its term.
    pub pace: Option<String>,
    /// How well the computers play.
    pub level: Option<Strength>,
    /// Whether the table gets a thread of its own.
    pub thread: bool,
    /// Whether to ask who would like to join.
    pub looking: bool,
    /// Whether only its person sees it, who plays alone or with computers.
    pub private: bool,
}

/// How well computers should play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Strength {
    /// As well as suits the person.
    #[default]
    Suited,
    /// At that level.
    Level(Level),
}

/// Who is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// People, on that many seats.
    People(u8),
    /// One person against that many computers.
    Computers(u8),
}

/// What a menu of the panel chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The game.
    Game,
    /// Who is to play.
    Company,
    /// How fast.
    Pace,
    /// How well computers play.
    Level,
}

codes! { Part: Game = "game", Company = "who", Pace = "pace", Level = "level" }

as_displayed! { TableSetup }

impl TableSetup {
    /// The table with one part as chosen from a menu; an unreadable value changes nothing.
    #[must_use]
    pub(crate) fn with(self, part: Part, value: &str) -> TableSetup {
        match part {
            Part::Game => TableSetup { game: Some(value.to_owned()), ..self },
            Part::Company => TableSetup { company: value.parse().ok().or(self.company), ..self },
            Part::Pace => TableSetup { pace: Some(value.to_owned()), ..self },
            Part::Level => TableSetup { level: value.parse().ok().or(self.level), ..self },
        }
    }

    /// The table against those computers, their level named.
    #[must_use]
    pub(crate) fn against(&self, computers: Company) -> TableSetup {
        TableSetup { company: Some(computers), level: Some(self.level()), ..self.clone() }
    }

    /// The same table, for its person alone.
    #[must_use]
    pub(crate) fn privately(&self) -> TableSetup {
        TableSetup { private: true, thread: false, looking: false, ..self.clone() }
    }

    /// Who can play that game at such a table.
    pub(crate) fn companies(&self, title: &dyn Title) -> Vec<Company> {
        let fits = |company: &Company| !self.private || !matches!(company, Company::People(2..));
        Company::all(title).into_iter().filter(fits).collect()
    }

    /// Who is to play that game: the chosen company if the game takes it; else, if a level is chosen or it is for its person alone, as few
    /// computers as it takes, or else as many people.
    pub(crate) fn company(&self, title: &dyn Title) -> Company {
        let wanted = self.company.filter(|company| self.companies(title).contains(company));
        let computers = Company::few_computers(title).filter(|_| self.private || self.level.is_some());
        let alone = self.private.then_some(Company::People(1));
        wanted.or(computers).or(alone).unwrap_or(Company::People(title.seats().1))
    }

    /// How well the computers play.
    pub(crate) fn level(&self) -> Strength {
        self.level.unwrap_or_default()
    }

    /// The pace, by the value of its term.
    pub(crate) fn pace(&self) -> &str {
        self.pace.as_deref().unwrap_or(NO_CLOCK)
    }

    /// The options to agree on from the start: the pace, if several people play and there is a clock.
    pub(crate) fn options(&self, title: &dyn Title) -> Options {
        let options = Options::default();
        match self.company(title) {
            Company::People(2..) if self.pace() != NO_CLOCK => options.with(PACE, self.pace()),
            _ => options,
        }
    }
}

impl Strength {
    /// The strengths that are offered.
    pub(crate) fn offered() -> impl Iterator<Item = Strength> {
        [Strength::Suited].into_iter().chain(Level::OFFERED.map(Strength::Level))
    }
}

impl Company {
    /// Every company for a game: people, then one against computers.
    pub(crate) fn all(title: &dyn Title) -> Vec<Company> {
        let (fewest, most) = title.seats();
        let people = (fewest..=most).map(Company::People);
        people.chain((fewest.max(2)..=most).map(|seats| Company::Computers(seats - 1))).collect()
    }

    /// One person against as few computers as a game takes; none if it is for one alone.
    pub(crate) fn few_computers(title: &dyn Title) -> Option<Company> {
        Company::all(title).into_iter().find(|company| matches!(company, Company::Computers(_)))
    }
}

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Company::People(count) => write!(f, "p{count}"),
            Company::Computers(count) => write!(f, "c{count}"),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Suited => f.write_str(SUITED),
            Strength::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Strength {
    type Err = thinking::NotALevel;

    fn from_str(text: &str) -> Result<Strength, thinking::NotALevel> {
        if text == SUITED { Ok(Strength::Suited) } else { text.parse().map(Strength::Level) }
    }
}

/// The text was not written by this version of Turnstone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotOurs;

impl FromStr for Company {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Company, NotOurs> {
        let (kind, count) = text.split_at_checked(1).ok_or(NotOurs)?;
        let count = count.parse().map_err(|_| NotOurs)?;
        match kind {
            "p" => Ok(Company::People(count)),
            "c" => Ok(Company::Computers(count)),
            _ => Err(NotOurs),
        }
    }
}

impl fmt::Display for TableSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |part: &Option<String>| part.clone().unwrap_or_default();
        let company = self.company.map_or_else(String::new, |company| company.to_string());
        let level = self.level.map_or_else(String::new, |level| level.to_string());
        let thread = if self.thread { THREAD } else { "" };
        let looking = if self.looking { LOOKING } else { "" };
        let private = if self.private { PRIVATE } else { "" };
        write!(f, "{}/{company}/{}/{level}/{thread}{looking}{private}", text(&self.game), text(&self.pace))
    }
}

impl FromStr for TableSetup {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<TableSetup, NotOurs> {
        let parts: Vec<&str> = text.split('/').collect();
        let [game, company, pace, level, marks] = parts[..] else { return Err(NotOurs) };
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        Ok(TableSetup {
            game: some(game),
            company: some(company).map(|company| company.parse()).transpose()?,
            pace: some(pace),
            level: some(level).map(|level| level.parse()).transpose().map_err(|_| NotOurs)?,
            thread: marks.contains(THREAD),
            looking: marks.contains(LOOKING),
            private: marks.contains(PRIVATE),
        })
    }
}
