//! The secret of a table, and what follows from it without revealing it: its commitment, computers' seeds, the marks of forgotten people.

use rules::{Seat, Seed, hex};
use sha2::{Digest as _, Sha256};
use tabletop::Start;
use thinking::computer_seed;

use super::facts::Facts;
use super::fairness::Fairness;
use super::session::Session;
use super::status::Status;

impl Facts {
    /// Whether it began when luck followed from the secret alone.
    pub fn has_first_luck(&self) -> bool {
        !self.log.is_empty() && self.fairness.start.is_none()
    }
}

impl Session {
    /// The fingerprint of the secret, in hexadecimal: published before the start, so that the secret can be checked at the end.
    pub fn commitment(&self) -> String {
        match self.has_first_luck() {
            true => hex(&Sha256::digest(self.secret)),
            false => Start::commitment(self.id.0, &self.secret),
        }
    }

    /// How the game began, as far as its luck follows from that; none before, and where luck follows from the secret alone.
    pub fn beginning(&self) -> Option<Start> {
        let Fairness { start, terms, said, beacon, .. } = &self.fairness;
        let (table, server, message) = (self.id.0, self.place.guild, start.as_ref()?.message);
        Some(Start {
            terms: terms.clone(),
            table,
            server,
            message,
            words: said.clone(),
            beacon: beacon.clone(),
        })
    }

    /// What the draws of the table follow from.
    pub(crate) fn seed(&self) -> Seed {
        let seats = self.seats.len() as u8;
        let begun = self.beginning();
        begun.map_or(Seed::V1(self.secret), |start| {
            start.seed(&self.secret, self.title.id(), seats, &self.options)
        })
    }

    /// The secret in hexadecimal: for the database alone.
    pub fn secret_hex(&self) -> String {
        hex(&self.secret)
    }

    /// The secret in hexadecimal, once the game is over and cannot go on elsewhere.
    pub fn revealed_secret(&self) -> Option<String> {
        let over = matches!(self.status, Status::Over | Status::Ended) && !self.vanished;
        over.then(|| self.secret_hex())
    }

    /// The seed of a computer's decision on that seat as the table stands.
    pub fn computer_seed(&self, seat: Seat) -> u64 {
        computer_seed(&self.secret, seat, self.log.len() as u64)
    }
}

/// Bytes from their hexadecimal digits in either case; none if the length or any digit is wrong.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16);
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::try_from(digit(pair[0])? << 4 | digit(pair[1])?).ok()?;
    }
    Some(bytes)
}

/// The number that the first eight bytes of a hash make.
pub(crate) fn seed(hash: &[u8]) -> u64 {
    hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// The mark by which a game recognises a forgotten person who has sat there. It does not reveal their number.
pub fn mark(secret: &[u8; 32], user: u64) -> String {
    hex(&Sha256::new_with_prefix("sat").chain_update(secret).chain_update(user.to_string()).finalize())
}

#[cfg(test)]
mod tests {
    use super::{mark, unhex};

    #[test]
    fn a_mark_is_that_of_one_person_at_one_table() {
        let (secret, other) = ([1; 32], [2; 32]);
        assert_eq!(mark(&secret, 5000), mark(&secret, 5000));
        assert_ne!(mark(&secret, 5000), mark(&secret, 5001));
        assert_ne!(mark(&secret, 5000), mark(&other, 5000));
    }

    #[test]
    fn bytes_are_read_from_digits_alone() {
        assert_eq!(unhex("00ff10Ab"), Some([0, 255, 16, 171]));
        for wrong in ["", "00ff10a", "00ff10abc", "00ff10ab00", "+f0f10ab", "00 f10ab", "00ff10ag", "00ff1é0"]
        {
            assert_eq!(unhex::<4>(wrong), None, "{wrong}");
        }
    }
}
