//! Lines of play for tests: a position is set up, lines of the text log are done on it or refused.

use std::fmt::Debug;

use rules::{Barrier, Chance, Game, Options, Quick, Recorded, Refusal, Seat, Turn, Viewer};
use tabletop::{AnyTable, Entry, EntryKind, PlayError, Played, Present, Table, TitleOf};

/// Sets a game up with options written as `"side b, spirits yes"`; what is not written is the default.
#[track_caller]
pub fn open<G: Present>(options: &str, seats: u8, chance: &mut dyn Chance) -> G {
    let pairs = options.split(',').map(str::trim).filter(|pair| !pair.is_empty());
    let options = pairs.fold(Options::default(), |options, pair| {
        let (key, value) = pair.split_once(' ').expect("an option is a key and a value");
        options.with(key, value)
    });
    let config = TitleOf::<G>::config(&options, seats)
        .unwrap_or_else(|refusal| panic!("{options:?} with {seats} seats: {refusal}"));
    G::new(&config, seats, chance).unwrap_or_else(|error| panic!("set-up: {error}"))
}

/// The effect of an action on a position.
pub struct Done<E> {
    /// Whether it can be taken back freely.
    pub barrier: Barrier,
    /// The events, in order.
    pub events: Vec<E>,
}

/// What lines are played on: a position without a table around it.
pub struct Bare;
/// What lines are played on: a table.
pub struct Tabled;

/// Something that lines can be played on: a game's position, or a table (`Kind` tells which, so that a type is one of them).
pub trait Playable<Kind = Bare>: Clone + Debug + PartialEq {
    /// The effect of an action.
    type Done;

    /// Does an action given in notation, if it is legal; every piece must be accounted for afterwards.
    fn attempt(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Self::Done, Refusal>;

    /// The legal closed actions of that seat, in notation.
    fn listed(&self, seat: Seat) -> Vec<String>;

    /// Does what a line of a text log says behind its seat: an action, and behind bars all that chance brings.
    #[track_caller]
    fn act(&mut self, seat: Seat, line: &str) -> Result<Self::Done, Refusal> {
        let entry: Entry = format!("{seat} {line}").parse().unwrap_or_else(|what| panic!("{line}: {what}"));
        let EntryKind::Act(_, action) = entry.kind else { panic!("{line}: no action") };
        let mut recorded = Recorded::new(entry.drawn);
        let done = self.attempt(seat, &action, &mut recorded)?;
        assert_eq!(recorded.left(), 0, "{line}: it draws less");
        Ok(done)
    }

    /// Does what a line says; it must be legal.
    #[track_caller]
    fn must(&mut self, seat: Seat, line: &str) -> Self::Done {
        self.act(seat, line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"))
    }

    /// The key of the refusal of what a line says; it must be refused, and leave no trace.
    #[track_caller]
    fn refusal(&self, seat: Seat, line: &str) -> &'static str {
        let mut copy = self.clone();
        let Err(refusal) = copy.act(seat, line) else { panic!("{line}: it is done") };
        assert_eq!(copy, *self, "{line}: it is refused but leaves a trace");
        refusal.key
    }

    /// Does what all lines say, each with its seat counted from 1; line feeds or `;` part them.
    #[track_caller]
    fn play_lines(&mut self, lines: &str) {
        for line in lines.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, line) = line.split_once(' ').expect("a line is a seat and an action");
            let seat: u8 = seat.parse().expect("a seat is a number");
            self.must(Seat(seat - 1), line);
        }
    }
}

impl<G: Game> Playable<Bare> for G {
    type Done = Done<G::Event>;

    fn attempt(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Self::Done, Refusal> {
        let action: G::Action = action.parse()?;
        self.legal(seat, &action)?;
        let mut events = Vec::new();
        let barrier = self
            .apply(seat, &action, chance, &mut events)
            .unwrap_or_else(|error| panic!("\"{action}\": {error}"));
        self.conserved().unwrap_or_else(|what| panic!("after \"{action}\": {what}"));
        Ok(Done { barrier, events })
    }

    fn listed(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }
}

impl<G: Present> Playable<Tabled> for Table<G> {
    type Done = Played;

    fn attempt(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Played, Refusal> {
        let played = self.play(seat, action, chance).map_err(|error| match error {
            PlayError::Unreadable(refusal) | PlayError::Refused(refusal) => refusal,
            PlayError::Chance(error) => panic!("\"{action}\": {error}"),
        })?;
        self.conserved().unwrap_or_else(|what| panic!("after \"{action}\": {what}"));
        Ok(played)
    }

    fn listed(&self, seat: Seat) -> Vec<String> {
        self.sight(Viewer::Seat(seat)).actions()
    }
}

/// Plays on at random to the end of the game, every piece accounted for after every action; `seen` looks at each position before
/// its action. Returns how many actions that took, automatic ones included.
pub fn play_out<G: Game>(
    position: &mut G,
    chance: &mut Quick,
    choices: &mut Quick,
    mut seen: impl FnMut(&G),
) -> u64 {
    let mut count = 0;
    while let Turn::Waiting { must, .. } = position.turn() {
        seen(position);
        let (seat, action) = position.reflex().unwrap_or_else(|| {
            let seat = must.iter().next().expect("a game waits for somebody");
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            (seat, actions.swap_remove(choices.below(actions.len())))
        });
        position.apply(seat, &action, chance, &mut Vec::new()).expect("a live chance answers");
        position.conserved().unwrap_or_else(|what| panic!("after \"{action}\": {what}"));
        count += 1;
    }
    count
}
