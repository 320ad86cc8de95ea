//! The languages that Turnstone speaks.

use std::fmt;
use std::str::FromStr;

/// A language that Turnstone speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English: also for everybody who speaks none of the others.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Czech.
    Cs,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Pl, Lang::Cs];

    /// The language of a Discord locale such as `en-GB`.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split('-').next().unwrap_or(locale);
        language.parse().unwrap_or_default()
    }

    /// Two letters, as in the database and in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Cs => "cs",
        }
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Pl => "Polski",
            Lang::Cs => "Čeština",
        }
    }

    /// The locales under which Discord asks for this language's command names.
    pub const fn discord_locales(self) -> &'static [&'static str] {
        match self {
            Lang::En => &["en-US", "en-GB"],
            Lang::Pl => &["pl"],
            Lang::Cs => &["cs"],
        }
    }

    /// A number with one decimal place, as this language writes it.
    pub fn decimal(self, number: f64) -> String {
        let text = format!("{number:.1}").replace('-', "−");
        match self {
            Lang::En => text,
            Lang::Pl | Lang::Cs => text.replace('.', ","),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no language that Turnstone speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not one of en, pl, cs")]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or(UnknownLang)
    }
}
