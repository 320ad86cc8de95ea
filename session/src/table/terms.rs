//! Terms: what a table agrees on besides the game's own options.

use rules::{Arg, Options, Refusal};

use crate::time::{DAY, Pace, Span};

/// A term of every table: its key, and the values that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct TermSpec {
    /// Its key, which no game's option has.
    pub key: &'static str,
    /// Its values, the default first where it has one.
    pub values: &'static [&'static str],
}

const YES: &str = "yes";
const NO: &str = "no";
const NONE: &str = "none";
const LAST: &str = "last";
const OUT: &str = "out";
const PACE: &str = "pace";
const STRICT: &str = "strict";
const WEEKENDS: &str = "weekends";
const LEAVERS: &str = "leavers";
const HOLIDAYS: &str = "holidays";
const WAIT: &str = "wait";
const FORCED: &str = "forced";
const UNDO: &str = "undo";
const ROUND: &str = "round";
const GAME: &str = "game";
const HINTS: &str = "hints";
const LUCK: &str = "luck";
const LESSON: &str = "lesson";
/// Marks a table at which computers play as well as suits the person; not among the terms, since it is chosen with the computers.
pub const SUITED: &str = "suited";
const DISCORD: &str = "discord";
const PEOPLE: &str = "people";
const BEACON: &str = "beacon";

/// The terms that every table has, in the order in which they are shown.
pub const TERMS: [TermSpec; 9] = [
    TermSpec { key: PACE, values: &[NONE, "relaxed", "daily", "brisk", "live"] },
    TermSpec { key: STRICT, values: &[NO, YES] },
    TermSpec { key: WEEKENDS, values: &[NO, YES] },
    TermSpec { key: HOLIDAYS, values: &["1d", "3d", "7d", WAIT] },
    TermSpec { key: LEAVERS, values: &[LAST, OUT] },
    TermSpec { key: FORCED, values: &[NO, YES] },
    TermSpec { key: UNDO, values: &[GAME, ROUND] },
    TermSpec { key: HINTS, values: &[YES, NO] },
    TermSpec { key: LUCK, values: &[DISCORD, PEOPLE, BEACON] },
];

/// What the luck follows from besides the secret and the number that Discord gives to the start message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entropy {
    /// Nothing.
    #[default]
    Discord,
    /// Words of the people at the table.
    People,
    /// A public beacon that comes after the message.
    Beacon,
}

/// What is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How much time a seat has; none: as much as it likes.
    pub pace: Option<Pace>,
    /// Whether a computer makes the move at once when time has run out; else the others decide.
    pub strict: bool,
    /// Whether no time runs out on Saturdays and Sundays.
    pub weekends: bool,
    /// The seconds after which the others are asked about a person who keeps them waiting on holiday; none: they wait.
    pub holidays: Option<i64>,
    /// Whether a person for whom a computer has finished has no place; else they are last.
    pub leavers_out: bool,
    /// Whether moves that everybody knows to be forced are made by themselves.
    pub forced: bool,
    /// Whether everybody can agree to take back moves no matter how long ago; else one turn of everybody.
    pub far: bool,
    /// Whether people may ask for hints, if that was agreed.
    pub hints: Option<bool>,
    /// What the luck follows from.
    pub luck: Entropy,
    /// Whether it is a first game with a guide. Nobody agrees on that: the table is opened so.
    pub lesson: bool,
    /// Whether the computers' level follows from how the person has fared against them, in this game and in the next.
    pub suited: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            pace: None,
            strict: false,
            weekends: false,
            holidays: Some(DAY),
            leavers_out: false,
            forced: false,
            far: true,
            hints: None,
            luck: Entropy::Discord,
            lesson: false,
            suited: false,
        }
    }
}

impl Terms {
    /// Takes the terms out of options, which leaves the game's own.
    pub(crate) fn take(options: &Options) -> Result<(Terms, Options), Refusal> {
        let (mut terms, mut own) = (Terms::default(), options.clone());
        for TermSpec { key, .. } in TERMS {
            if let Some(value) = own.0.remove(key) {
                terms.set(key, &value)?;
            }
        }
        terms.suited = own.0.remove(SUITED).is_some();
        Ok((terms, own))
    }

    /// Whether it is the key of a term.
    pub fn has(key: &str) -> bool {
        TERMS.iter().any(|term| term.key == key)
    }

    /// Whether that is the value if nothing was agreed; a value that follows from the table is never a default.
    pub fn is_default(key: &str, value: &str) -> bool {
        Terms::default().value(key).as_deref() == Some(value)
    }

    /// Agrees on a term.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        let refusal =
            || Refusal::new("option-value").with("key", key).with("value", Arg::Typed(value.to_owned()));
        let either = |yes: &str, no: &str| match value {
            _ if value == yes => Ok(true),
            _ if value == no => Ok(false),
            _ => Err(refusal()),
        };
        match key {
            PACE if value == NONE => self.pace = None,
            PACE => self.pace = Some(value.parse().map_err(|_| refusal())?),
            STRICT => self.strict = either(YES, NO)?,
            WEEKENDS => self.weekends = either(YES, NO)?,
            HOLIDAYS if value == WAIT => self.holidays = None,
            HOLIDAYS => self.holidays = Some(value.parse::<Span>().map_err(|_| refusal())?.0.max(DAY)),
            LEAVERS => self.leavers_out = either(OUT, LAST)?,
            FORCED => self.forced = either(YES, NO)?,
            UNDO => self.far = either(GAME, ROUND)?,
            HINTS => self.hints = Some(either(YES, NO)?),
            LUCK => {
                self.luck = match value {
                    DISCORD => Entropy::Discord,
                    PEOPLE => Entropy::People,
                    BEACON => Entropy::Beacon,
                    _ => return Err(refusal()),
                }
            }
            _ => return Err(refusal()),
        }
        Ok(())
    }

    /// The present value of a term; none if it follows from the table.
    pub fn value(&self, key: &str) -> Option<String> {
        let word = |yes: bool| (if yes { YES } else { NO }).to_owned();
        match key {
            PACE => Some(self.pace.map_or_else(|| NONE.to_owned(), |pace| pace.name())),
            STRICT => Some(word(self.strict)),
            WEEKENDS => Some(word(self.weekends)),
            HOLIDAYS => Some(self.holidays.map_or_else(|| WAIT.to_owned(), days)),
            LEAVERS => Some((if self.leavers_out { OUT } else { LAST }).to_owned()),
            FORCED => Some(word(self.forced)),
            UNDO => Some((if self.far { GAME } else { ROUND }).to_owned()),
            HINTS => self.hints.map(word),
            LUCK => Some(match self.luck {
                Entropy::Discord => DISCORD.to_owned(),
                Entropy::People => PEOPLE.to_owned(),
                Entropy::Beacon => BEACON.to_owned(),
            }),
            _ => None,
        }
    }

    /// The terms that a game begins with: the kind of its luck, and all that are not the default.
    pub(crate) fn begun(&self) -> Options {
        let agreed = TERMS.iter().filter_map(|term| Some((term.key, self.value(term.key)?)));
        let told = agreed.filter(|(key, value)| *key == LUCK || !Terms::is_default(key, value));
        told.fold(Options::default(), |options, (key, value)| options.with(key, &value))
    }

    /// The terms as they are stored: every key with its value.
    pub fn written(&self) -> Options {
        let agreed = TERMS.iter().filter_map(|term| Some((term.key, self.value(term.key)?)));
        let written = agreed.fold(Options::default(), |options, (key, value)| options.with(key, &value));
        let marks = [(LESSON, self.lesson), (SUITED, self.suited)].into_iter().filter(|(_, marked)| *marked);
        marks.fold(written, |written, (mark, _)| written.with(mark, YES))
    }

    /// Reads stored terms. Keys of later versions are ignored.
    pub fn read(written: &Options) -> Result<Terms, Refusal> {
        let (terms, others) = Terms::take(written)?;
        Ok(Terms { lesson: others.0.contains_key(LESSON), ..terms })
    }
}

/// A span of whole days in the notation of terms.
fn days(seconds: i64) -> String {
    format!("{}d", seconds / DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_kept_as_it_was_agreed() {
        for TermSpec { key, values } in TERMS {
            for value in values {
                let mut terms = Terms::default();
                terms.set(key, value).expect("a value of the list");
                assert_eq!(terms.value(key).as_deref(), Some(*value));
                assert_eq!(Terms::read(&terms.written()), Ok(terms));
            }
            assert!(Terms::default().set(key, "nonsense").is_err(), "{key}");
        }
        for terms in [(true, false), (false, true)] {
            let marked = Terms { lesson: terms.0, suited: terms.1, ..Terms::default() };
            assert_eq!(Terms::read(&marked.written()), Ok(marked));
        }
        let mut own = Terms::default();
        own.set("pace", "2h+10m<4h").expect("an own pace");
        assert_eq!(Terms::read(&own.written()), Ok(own));
    }
}
