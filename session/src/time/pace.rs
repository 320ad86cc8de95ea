//! Pace: how much time a seat has for what the game asks of it.

use std::fmt;
use std::str::FromStr;

use super::units::{DAY, HOUR, MINUTE};

/// The longest time that a pace can name: four weeks.
const MOST: i64 = 28 * DAY;

/// How much time a seat has, in seconds. It is written as `24h+8h<36h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The time at the start.
    pub start: i64,
    /// What is added when the game no longer waits for the seat.
    pub bonus: i64,
    /// The most that a seat can have after that.
    pub most: i64,
}

/// A text that is no pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a pace such as 24h+8h<36h")]
pub struct NoPace;

impl Pace {
    /// The paces with names, the slowest first.
    pub const NAMED: [(&'static str, Pace); 4] = [
        ("relaxed", Pace { start: 3 * DAY, bonus: 12 * HOUR, most: 5 * DAY }),
        ("daily", Pace { start: DAY, bonus: 8 * HOUR, most: 36 * HOUR }),
        ("brisk", Pace { start: 8 * HOUR, bonus: HOUR, most: 12 * HOUR }),
        ("live", Pace { start: 10 * MINUTE, bonus: MINUTE / 2, most: 15 * MINUTE }),
    ];

    /// Its name, or its numbers.
    pub fn name(&self) -> String {
        let named = Pace::NAMED.iter().find(|(_, pace)| pace == self);
        named.map_or_else(|| self.to_string(), |(name, _)| (*name).to_owned())
    }

    /// How much time a person is given: a day, or the start of a quicker pace.
    pub fn gift(&self) -> i64 {
        self.start.min(DAY)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pace { start, bonus, most } = *self;
        write!(f, "{}+{}<{}", Span(start), Span(bonus), Span(most))
    }
}

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(text: &str) -> Result<Self, NoPace> {
        if let Some((_, pace)) = Pace::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*pace);
        }
        let (start, rest) = text.split_once('+').ok_or(NoPace)?;
        let (bonus, most) = rest.split_once('<').ok_or(NoPace)?;
        let seconds = |text: &str| Ok(text.trim().parse::<Span>()?.0);
        let pace = Pace { start: seconds(start)?, bonus: seconds(bonus)?, most: seconds(most)? };
        let possible = (MINUTE..=MOST).contains(&pace.start) && (pace.start..=MOST).contains(&pace.most);
        if possible && pace.bonus <= pace.most { Ok(pace) } else { Err(NoPace) }
    }
}

/// A span of time in seconds, written with the largest unit that fits: `3d`, `36h`, `30s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span(pub i64);

/// The units that a span is written in, the largest first.
const UNITS: [(char, i64); 4] = [('d', DAY), ('h', HOUR), ('m', MINUTE), ('s', 1)];

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fits = |&&(_, unit): &&(char, i64)| self.0 % unit == 0 && (self.0 >= 2 * unit || self.0 < DAY);
        let (name, unit) =
            UNITS.iter().find(|unit| fits(unit) && self.0 >= unit.1).copied().unwrap_or(('s', 1));
        write!(f, "{}{name}", self.0 / unit)
    }
}

impl FromStr for Span {
    type Err = NoPace;

    fn from_str(text: &str) -> Result<Self, NoPace> {
        let name = text.chars().next_back().ok_or(NoPace)?;
        let (_, unit) = UNITS.iter().find(|(known, _)| *known == name.to_ascii_lowercase()).ok_or(NoPace)?;
        let count: u32 = text[..text.len() - name.len_utf8()].trim().parse().map_err(|_| NoPace)?;
        i64::from(count).checked_mul(*unit).filter(|span| *span <= MOST).map(Span).ok_or(NoPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_paces_are_written_as_they_are_told() {
        let written = Pace::NAMED.map(|(_, pace)| pace.to_string());
        assert_eq!(written, ["3d+12h<5d", "24h+8h<36h", "8h+1h<12h", "10m+30s<15m"]);
        for (name, pace) in Pace::NAMED {
            assert_eq!(name.parse(), Ok(pace));
            assert_eq!(pace.to_string().parse(), Ok(pace));
            assert_eq!(pace.name(), name);
        }
    }

    #[test]
    fn an_own_pace_is_read_and_nonsense_is_not() {
        assert_eq!("2d + 0s < 48H".parse(), Ok(Pace { start: 2 * DAY, bonus: 0, most: 2 * DAY }));
        for nonsense in [
            "",
            "+",
            "1h",
            "1h+1h",
            "1h+1h<",
            "1h+2h<1h",
            "2h+1m<1h",
            "1s+1s<1m",
            "29d+1h<29d",
            "1x+1h<2h",
            "é+1h<2h",
            "-1h+1h<2h",
        ] {
            assert_eq!(nonsense.parse::<Pace>(), Err(NoPace), "{nonsense}");
        }
    }
}
