//! Finished games whose luck came from a secret, as `/log` writes them: played in memory, without a bot.

use std::collections::BTreeMap;

use games::{
    AnyTable, Entry, EntryKind, Header, Level, Log, Options, PlayError, Recording, Seat, SeatSet, Seed,
    Seeded, Title, Viewer,
};
use session::hex;
use sha2::{Digest as _, Sha256};

use super::Dice;

/// The most choices of a game; one that takes more does not end.
const MOST: usize = 5_000;

/// A game to be played: its id, its seats, its options, and after how many entries the seat that is waited for resigns.
pub(crate) struct Lucky {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) resigns: Option<usize>,
}

/// Games of all titles in all their variants of chance.
pub(crate) const LUCKY: [Lucky; 16] = [
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
    /// The log of the game; another seed, another secret and other choices.
    pub(crate) fn played(&self, seed: u64) -> String {
        let title = games::title(self.game).expect("there is that game");
        let options =
            self.options.iter().fold(Options::default(), |options, (key, value)| options.with(key, value));
        let secret: [u8; 32] = Sha256::digest(format!("{} {seed}", self.game)).into();
        let mut hand = Hand::open(title, &options, self.seats, secret, seed);
        for turns in 0.. {
            assert!(turns < MOST, "{} does not end", self.game);
            let Some(seat) = hand.next() else { break };
            if self.resigns == Some(hand.entries.len()) {
                hand.resigns(seat);
            } else {
                hand.moves(seat);
            }
        }
        let header = Header::new(self.game, title.rules(), self.seats, options);
        let header = Header { secret: Some(hex(&secret)), ..header };
        let log = Log { header, entries: hand.entries };
        format!("# table 1\n# commitment {}\n{log}", hex(&Sha256::digest(secret)))
    }
}

/// One hand that plays all seats.
struct Hand {
    table: Box<dyn AnyTable>,
    chance: Seeded,
    entries: Vec<Entry>,
    dice: Dice,
}

impl Hand {
    fn open(title: &dyn Title, options: &Options, seats: u8, secret: [u8; 32], seed: u64) -> Hand {
        let mut chance = Seeded::new(Seed::V1(secret), BTreeMap::new());
        let mut drawn = Recording::new(&mut chance);
        let table = title.open(options, seats, &mut drawn).expect("it can be set up");
        let setup = Entry { kind: EntryKind::Setup, drawn: drawn.drawn };
        Hand { table, chance, entries: vec![setup], dice: Dice::new(seed) }
    }

    /// Plays what the game answers by itself; then the seat that comes next, none when it is over.
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

    /// Offers a trade if that can be done, or does what a computer would, or anything.
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
        // Whoever may do something can also let others go on.
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

/// Games in which something goes back to where it was drawn: tokens in the hand of somebody who resigns, and tiles with which nobody
/// could begin.
pub(crate) fn come_back() -> [String; 2] {
    let resigned = LUCKY[4].played(1);
    let before = resigned.split("2 resign").next().and_then(|before| before.rsplit("2 take").next());
    assert_eq!(before.map(|turn| turn.matches("2 place").count()), Some(2), "one token is in the hand");
    let redrawn = lucky("wolves-and-sheep", 2, &[], None).played(5);
    assert!(redrawn.contains("pass | tile"), "nobody could begin");
    [resigned, redrawn]
}

/// The number of draws that a log has.
pub(crate) fn draws(text: &str) -> usize {
    text.matches(" | ").count()
}

/// The log with another outcome of that name in place of the one with that number; the line that it stands in.
pub(crate) fn with_other_outcome(text: &str, number: usize) -> Option<(String, usize)> {
    let outcomes: Vec<&str> = text.lines().flat_map(|line| line.split(" | ").skip(1)).collect();
    let name = outcomes[number].split(' ').next()?;
    let same = |outcome: &&&str| outcome.split(' ').next() == Some(name) && **outcome != outcomes[number];
    let other = *outcomes.iter().filter(same).nth(number % 3)?;
    let mut count = 0;
    let mut changed = None;
    let mut lines = Vec::new();
    for (at, line) in (1..).zip(text.lines()) {
        let mut parts: Vec<&str> = line.split(" | ").collect();
        for part in parts.iter_mut().skip(1) {
            if count == number {
                (*part, changed) = (other, Some(at));
            }
            count += 1;
        }
        lines.push(parts.join(" | "));
    }
    changed.map(|line| (lines.join("\n") + "\n", line))
}
