//! Finished games whose luck came from a secret, of both versions, as `/log` writes them: played in memory, without a bot.

use std::collections::BTreeMap;

use rules::{Options, Recording, Seat, SeatSet, Seeded, Viewer};
use session::hex;
use sha2::{Digest as _, Sha256};
use tabletop::{AnyTable, End, Entry, EntryKind, Header, Log, PlayError, Start, Title};
use thinking::Level;

use super::Dice;

/// The most choices of a game; a longer one would not end.
const MOST: usize = 5_000;

/// The sources of a game's luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Luck v1: from the secret alone.
    Secret,
    /// Luck v2: also from the message that Discord numbered.
    Discord,
    /// From words of the people as well.
    People,
    /// From a round of the beacon as well.
    Beacon,
}

impl Luck {
    /// All of them.
    pub const ALL: [Luck; 4] = [Luck::Secret, Luck::Discord, Luck::People, Luck::Beacon];

    /// The start of a game with that luck and that many seats.
    fn start(self, seats: u8, seed: u64) -> Option<Start> {
        let start = Start {
            table: 17 + seed as i64,
            server: 1_098_765_432_109_876_543,
            message: match self {
                // Then the beacon's round is the one whose signature is known.
                Luck::Beacon => BEFORE_ROUND,
                _ => 1_443_000_000_000_000_000 + seed,
            },
            ..Start::default()
        };
        let last = Seat(seats - 1);
        let words = vec![(Seat(0), "three | # bags"), (last, "na  štěstí 🎲")];
        let words = words.into_iter().skip(usize::from(seats == 1));
        let words = words.map(|(seat, words)| (seat, words.to_owned())).collect();
        // Older versions did not write the terms.
        let kind = ["", "discord", "people", "beacon"][self as usize];
        let terms = match is_told(seed) {
            true => Options::default().with("luck", kind).with("pace", "1d+2h<3d"),
            false => Options::default(),
        };
        let start = Start { terms, ..start };
        match self {
            Luck::Secret => None,
            Luck::Discord => Some(start),
            Luck::People => Some(Start { words, ..start }),
            Luck::Beacon => Some(Start { beacon: Some((657_413, SIGNATURE.to_owned())), ..start }),
        }
    }
}

/// The signature of round 657413 of drand's chain quicknet.
const SIGNATURE: &str =
    "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";
/// The number of a message whose beacon is that round.
const BEFORE_ROUND: u64 = 1_152_197_101_355_008_005;

/// A game to be played.
pub struct Lucky {
    /// Its id.
    pub game: &'static str,
    /// The number of its seats.
    pub seats: u8,
    /// Its options, by their keys.
    pub options: &'static [(&'static str, &'static str)],
    /// The number of entries after which the waiting seat resigns.
    pub resigns: Option<usize>,
}

/// Games of all titles in all their variants of chance.
pub const LUCKY: [Lucky; 16] = [
    lucky("confusing-lands", 1, &[], None),
    lucky("confusing-lands", 2, &[], None),
    lucky("harmonies", 1, &[("spirits", "yes")], None),
    lucky("harmonies", 2, &[], None),
    lucky("harmonies", 3, &[], Some(34)),
    lucky("harmonies", 4, &[("side", "b"), ("spirits", "yes")], None),
    lucky("catan", 3, &[("points", "5")], None),
    lucky("catan", 4, &[("layout", "variable"), ("points", "8")], Some(140)),
    lucky("catan", 4, &[("layout", "variable"), ("tokens", "random"), ("order", "free")], None),
    lucky("catan", 3, &[("layout", "fixed"), ("points", "8")], None),
    lucky("village-green", 1, &[], None),
    lucky("village-green", 3, &[], Some(1)),
    lucky("village-green", 5, &[], None),
    lucky("wolves-and-sheep", 2, &[("colours", "two")], None),
    lucky("wolves-and-sheep", 3, &[], Some(9)),
    lucky("wolves-and-sheep", 4, &[], None),
];

const fn lucky(
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    resigns: Option<usize>,
) -> Lucky {
    Lucky { game, seats, options, resigns }
}

impl Lucky {
    /// The log of the game with that luck; another seed gives another secret and other choices.
    pub fn played(&self, luck: Luck, seed: u64) -> String {
        let secret: [u8; 32] = Sha256::digest(format!("{} {seed}", self.game)).into();
        let log = self.log(&secret, luck, seed);
        let table = log.header.start.as_ref().map_or(1, |start| start.table);
        format!("# table {table}\n# commitment {}\n{log}", log.header.commitment(&secret))
    }

    /// The log of a first game with a guide, with the choices of that seed.
    pub fn learned(&self, seed: u64) -> String {
        let lesson = games::title(self.game).and_then(|title| title.lesson()).expect("it can be learned");
        format!("# table 1\n# lesson\n{}", self.log(&lesson.secret(self.game), Luck::Secret, seed))
    }

    fn log(&self, secret: &[u8; 32], luck: Luck, seed: u64) -> Log {
        let title = games::title(self.game).expect("there is that game");
        let options =
            self.options.iter().fold(Options::default(), |options, (key, value)| options.with(key, value));
        let header = Header::new(self.game, title.rules(), self.seats, options);
        let header = Header { secret: Some(hex(secret)), start: luck.start(self.seats, seed), ..header };
        let mut hand = Hand::open(title, &header, secret, seed);
        for turns in 0.. {
            assert!(turns < MOST, "{} does not end", self.game);
            let Some(seat) = hand.next() else { break };
            if self.resigns == Some(hand.entries.len()) {
                hand.resigns(seat);
            } else {
                hand.moves(seat);
            }
        }
        let end = is_told(seed).then(|| End { last: hand.entries.len() - 1, over: true });
        Log { header: Header { end, ..header }, entries: hand.entries }
    }
}

/// Whether the log of that seed names the terms and its end.
const fn is_told(seed: u64) -> bool {
    seed.is_multiple_of(3)
}

/// One player for all seats.
struct Hand {
    table: Box<dyn AnyTable>,
    chance: Seeded,
    entries: Vec<Entry>,
    dice: Dice,
}

impl Hand {
    fn open(title: &dyn Title, header: &Header, secret: &[u8; 32], seed: u64) -> Hand {
        let mut chance = Seeded::new(header.seed(secret), BTreeMap::new());
        let mut drawn = Recording::new(&mut chance);
        let table = title.open(&header.options, header.seats, &mut drawn).expect("it can be set up");
        let setup = Entry { kind: EntryKind::Setup, drawn: drawn.drawn };
        Hand { table, chance, entries: vec![setup], dice: Dice::new(seed) }
    }

    /// Plays what the game answers by itself; gives the seat that comes next, none when the game is over.
    fn next(&mut self) -> Option<Seat> {
        while let Some((seat, action)) = self.table.reflex() {
            self.plays(seat, &action, EntryKind::Auto).expect("it answers so");
        }
        let turn = self.table.turn();
        let left = |seats: SeatSet| -> Vec<Seat> {
            seats.iter().filter(|&seat| !self.table.resigned().contains(seat)).collect()
        };
        let (must, may) = (left(turn.must()), left(turn.may()));
        let seats = if !may.is_empty() && self.dice.roll(3) == 0 { may } else { must };
        (!seats.is_empty()).then(|| seats[self.dice.roll(seats.len())])
    }

    fn resigns(&mut self, seat: Seat) {
        self.table.resign(seat).expect("whoever plays may resign");
        self.entries.push(Entry { kind: EntryKind::Resign(seat), drawn: Vec::new() });
    }

    /// Offers a trade if possible, or does what a computer would, or anything.
    fn moves(&mut self, seat: Seat) {
        if self.table.game() == "catan" && self.dice.roll(4) == 0 {
            let kinds = super::KINDS;
            let (give, want) = (kinds[self.dice.roll(5)], kinds[self.dice.roll(5)]);
            let verb = ["trade", "counter"][self.dice.roll(2)];
            if self.plays(seat, &format!("{verb} 1 {give} for 1 {want}"), EntryKind::Act).is_ok() {
                return;
            }
        }
        let closed = self.table.sight(Viewer::Seat(seat)).actions();
        let best = self.table.advise(seat, Level::Greedy, self.dice.roll(1000) as u64).into_iter().next();
        let best = best.and_then(|best| best.moves.into_iter().next());
        let any = (!closed.is_empty()).then(|| closed[self.dice.roll(closed.len())].clone());
        let wild = self.dice.roll(3) == 0;
        let action = if wild { any.or(best) } else { best.or(any) };
        // A seat that may do something can also let others continue.
        if let Some(action) = action {
            self.plays(seat, &action, EntryKind::Act).expect("it can be done");
        }
    }

    fn plays(
        &mut self,
        seat: Seat,
        action: &str,
        kind: fn(Seat, String) -> EntryKind,
    ) -> Result<(), PlayError> {
        let played = self.table.play(seat, action, &mut self.chance)?;
        self.entries.push(Entry { kind: kind(seat, played.action), drawn: played.drawn });
        Ok(())
    }
}

/// Games of that luck in which something returns to the place it was drawn from: tokens in the hand of a person who resigns, and tiles with
/// which nobody could begin.
pub fn come_back(luck: Luck) -> [String; 2] {
    let (resigns, redraws) = match luck {
        Luck::Secret => (1, 5),
        Luck::Discord => (2, 7),
        Luck::People => (2, 40),
        Luck::Beacon => (1, 100),
    };
    let resigned = LUCKY[4].played(luck, resigns);
    let before = resigned.split("2 resign").next().and_then(|before| before.rsplit("2 take").next());
    assert_eq!(before.map(|turn| turn.matches("2 place").count()), Some(2), "one token is in the hand");
    let redrawn = lucky("wolves-and-sheep", 2, &[], None).played(luck, redraws);
    assert!(redrawn.contains("pass | tile"), "nobody could begin");
    [resigned, redrawn]
}
