//! What the luck of a table follows from besides its secret: how it began.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::Header;
use rules::{Options, Seat, Seed, hex, keyed, quoted};

/// The hexadecimal digits of a signature of the beacon: a point of 48 bytes.
const SIGNATURE_DIGITS: usize = 96;
/// The key of the term that says of which kind the luck is.
const LUCK: &str = "luck";

/// How a table began, of luck v2: nothing in it was known to the one who chose the secret, and all of it stands in the channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// The table's number.
    pub table: i64,
    /// Discord's number of its server.
    pub server: u64,
    /// Discord's number of the message that froze seats and options, given out by Discord when it was posted.
    pub message: u64,
    /// What the table agreed on besides the game's options: its luck, and every other term that is not the default. Empty where an older
    /// version began the game.
    pub terms: Options,
    /// What people at the table have added, by seat: one line each.
    pub words: Vec<(Seat, String)>,
    /// The round of a public beacon that came after the message, and its signature as lower-case hexadecimal.
    pub beacon: Option<(u64, String)>,
}

impl Start {
    /// The fingerprint of a table's secret, in hexadecimal: published before anything else that the luck follows from is known.
    pub fn commitment(table: i64, secret: &[u8; 32]) -> String {
        let text = format!("luck v2\ntable {table}\nsecret {}\n", hex(secret));
        hex(&Sha256::digest(text))
    }

    /// The seed of a game that began so. It follows from the secret and the header's lines of luck, game, seats, options and start.
    pub fn seed(&self, secret: &[u8; 32], game: &str, seats: u8, options: &Options) -> Seed {
        let text = format!("luck v2\ngame {game}\nseats {seats}\n{}{self}", options.lines());
        Seed::V2(keyed(secret, &text))
    }
}

impl Header {
    /// What the draws of the game follow from if that is the table's secret.
    pub fn seed(&self, secret: &[u8; 32]) -> Seed {
        match &self.start {
            None => Seed::V1(*secret),
            Some(start) => start.seed(secret, &self.game, self.seats, &self.options),
        }
    }

    /// The fingerprint of that secret, in hexadecimal, as it was published if it is the table's.
    pub fn commitment(&self, secret: &[u8; 32]) -> String {
        match &self.start {
            None => hex(&Sha256::digest(secret)),
            Some(start) => Start::commitment(start.table, secret),
        }
    }
}

impl Start {
    /// The line that does not go with the others, by its key, and why: what was added to the luck is of the kind that was agreed.
    pub(super) fn contradiction(&self) -> Option<(String, String)> {
        if self.terms.0.is_empty() {
            return None;
        }
        let term = format!("term {LUCK}");
        let kind = self.terms.0.get(LUCK).map_or("", String::as_str);
        if !["discord", "people", "beacon"].contains(&kind) {
            return Some((term, format!("it is discord, people or beacon, not \"{}\"", quoted(kind))));
        }
        let word = self.words.first().filter(|_| kind != "people").map(|(seat, _)| format!("words {seat}"));
        let beacon = self.beacon.as_ref().filter(|_| kind != "beacon").map(|_| "beacon".to_owned());
        if let Some(key) = word.or(beacon) {
            return Some((key, format!("the table agreed on luck {kind}, which has no such line")));
        }
        let lacks = kind == "beacon" && self.beacon.is_none();
        lacks.then(|| (term, "the table agreed on a beacon, but none stands here".to_owned()))
    }

    /// Takes in a line of a text log's header.
    ///
    /// # Errors
    /// Says what it takes.
    pub(super) fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let not = |what: &str| format!("it takes {what}, not \"{}\"", quoted(value));
        match halves(key).0 {
            "term" if value.is_empty() => return Err("it takes a key and a value".to_owned()),
            "term" => drop(self.terms.0.insert(halves(key).1.to_owned(), value.to_owned())),
            "table" => self.table = plain(value).ok_or_else(|| not("a table's number"))?,
            "server" => self.server = plain(value).ok_or_else(|| not("Discord's number of a server"))?,
            "start" => self.message = plain(value).ok_or_else(|| not("Discord's number of a message"))?,
            "words" => {
                let (written, words) = halves(value);
                let seat = digits::<u8>(written).and_then(|number| number.checked_sub(1));
                let seat = seat.filter(|_| !words.is_empty()).ok_or_else(|| not("a seat and words"))?;
                let seat = Seat(seat);
                if self.words.last().is_some_and(|(before, _)| *before >= seat) {
                    return Err(
                        "the seats' words stand in the order of the seats, each seat's once".to_owned()
                    );
                }
                plain::<u8>(written).ok_or_else(|| not("a seat and words"))?;
                self.words.push((seat, words.to_owned()));
            }
            "beacon" => {
                let (round, signature) = halves(value);
                let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
                let is_signature = signature.len() == SIGNATURE_DIGITS && signature.bytes().all(is_digit);
                let round = plain(round).filter(|_| is_signature);
                let round = round.ok_or_else(|| {
                    not(&format!(
                        "a round and its signature, {SIGNATURE_DIGITS} hexadecimal digits in lower case"
                    ))
                })?;
                self.beacon = Some((round, signature.to_owned()));
            }
            _ => {}
        }
        Ok(())
    }
}

/// The first word, and what stands after it.
pub(super) fn halves(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim_matches(' '))
}

pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number that is written with digits alone.
fn digits<N: FromStr>(text: &str) -> Option<N> {
    is_number(text).then(|| text.parse().ok()).flatten()
}

/// A number without zeros in front: the seed follows from how it is written.
pub(super) fn plain<N: FromStr>(text: &str) -> Option<N> {
    digits(text).filter(|_| text == "0" || !text.starts_with('0'))
}

/// The lines of a text log's header that say so, after `luck v2`.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start { terms, table, server, message, words, beacon } = self;
        terms.0.iter().try_for_each(|(key, value)| writeln!(f, "term {key} {value}"))?;
        writeln!(f, "table {table}\nserver {server}\nstart {message}")?;
        words.iter().try_for_each(|(seat, words)| writeln!(f, "words {seat} {words}"))?;
        beacon.iter().try_for_each(|(round, signature)| writeln!(f, "beacon {round} {signature}"))
    }
}
