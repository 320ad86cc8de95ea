//! Games among players, measured against each other with the same luck for every rotation of the chairs, or each on a fixed seat.
//!
//! Measured games are played in *blocks* – every rotation of the chairs, all with the same luck. A player answers with notation; our levels are
//! players, and one from outside needs no more. Only here are there floats: figures are told, not decided by.

mod appeals;
mod figures;

use std::ops::ControlFlow;

use serde::Serialize;

use super::mind::{Counsel, Dice, Luck, mixed};
use crate::core::log::{Entry, EntryKind, Header, Log};
use crate::core::mind::Level;
use crate::core::play::{AnyTable, OpenError, PlayError, Title};
use crate::core::rules::{Appeals, MOST_ACTIONS, Options, Recording, SimulateError, Summary};
use crate::core::seat::{Seat, Viewer};
use appeals::Following;
use figures::Tally;

pub use figures::Figures;

/// Gets the log of every game, with the game's number counted from 1; it can end the games.
pub type Recorder<'a> = dyn FnMut(u64, Log) -> ControlFlow<()> + 'a;

/// Somebody who plays, of our own or from outside.
pub trait Player {
    /// Its name in the figures; players of one name are counted together.
    fn name(&self) -> String;

    /// A game begins, and this player has that seat.
    fn begin(&mut self, _header: &Header, _seat: Seat) {}

    /// Decides for a seat that is asked. An answer without moves lets the others go on, if that is allowed. `table` is the true one:
    /// whoever shows it to a player from outside redeals it before.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing;

    /// The game is over.
    fn end(&mut self, _table: &dyn AnyTable) {}
}

/// The decision of a [`Player`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choosing {
    /// The moves to do one after the other, in notation.
    pub moves: Vec<String>,
    /// The number of actions that were applied in imagination.
    pub work: u64,
    /// The reason for which the player gives no answer.
    pub failing: Option<Failing>,
}

/// A way in which a player can fail to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Failing {
    /// The answer is a move that the rules do not allow, or none where one must be made.
    Illegal,
    /// The answer is not in the form of one.
    Nonsense,
    /// No answer came in time.
    Silent,
    /// The player is no longer there.
    Gone,
}

impl Player for Level {
    fn name(&self) -> String {
        self.to_string()
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        let Counsel { advice, work } = table.counsel(seat, *self, seed);
        let moves = advice.into_iter().next().map_or_else(Vec::new, |best| best.moves);
        Choosing { moves, work, failing: None }
    }
}

/// Games between players, with as many seats as players.
#[derive(Clone, Copy, Debug)]
pub struct Arena<'a> {
    /// The agreed options.
    pub options: &'a Options,
    /// The number of blocks: a block is a game for every rotation of the chairs, or one game where the seats are fixed.
    pub blocks: u64,
    /// Equal seeds play equal games.
    pub seed: u64,
}

impl Arena<'_> {
    /// Plays every rotation of the chairs, and gives the figures of each name in the order in which they are first named. `recorder`
    /// can end it all after any block.
    pub fn play(
        &self,
        title: &dyn Title,
        players: &mut [Box<dyn Player>],
        recorder: &mut Recorder<'_>,
    ) -> Result<Vec<Figures>, SimulateError> {
        let mut tally = Tally::new(players.iter().map(|player| player.name()).collect());
        let count = players.len();
        let mut number = 0;
        for block in 0..self.blocks {
            let mut flow = ControlFlow::Continue(());
            for rotation in 0..count {
                let chairs: Vec<usize> = (0..count).map(|chair| (chair + rotation) % count).collect();
                let Game { end, log, .. } =
                    self.game(title, players, &mut tally, &chairs, (block, number))?;
                number += 1;
                tally.count(&chairs, end.as_ref());
                if recorder(number, log).is_break() {
                    flow = ControlFlow::Break(());
                }
            }
            tally.close_block();
            if flow.is_break() {
                break;
            }
        }
        Ok(tally.close())
    }

    /// Plays with everybody on the seat of their place in `players`, and gives the figures of each seat. `recorder` can end it all after
    /// any game.
    pub fn play_seated(
        &self,
        title: &dyn Title,
        players: &mut [Box<dyn Player>],
        recorder: &mut Recorder<'_>,
    ) -> Result<Summary, SimulateError> {
        let mut tally = Tally::new(players.iter().map(|player| player.name()).collect());
        let chairs: Vec<usize> = (0..players.len()).collect();
        let mut summary = Summary::new(players.len());
        for number in 0..self.blocks {
            let Game { end, log, appeals } =
                self.game(title, players, &mut tally, &chairs, (number, number))?;
            summary.count(&end.scores(), end.turn().outcome(), log.entries.len() as u64 - 1);
            summary.appeals.add(appeals);
            if recorder(number + 1, log).is_break() {
                break;
            }
        }
        Ok(summary.close())
    }

    /// Plays the game of that number with a block's luck.
    fn game(
        &self,
        title: &dyn Title,
        players: &mut [Box<dyn Player>],
        tally: &mut Tally,
        chairs: &[usize],
        (block, number): (u64, u64),
    ) -> Result<Game, SimulateError> {
        let seed = mixed(self.seed ^ mixed(block));
        let mut game = Match::new(title, self.options, players, tally, chairs.to_vec(), seed)?;
        let end = game.play_out(number)?;
        Ok(Game { end, log: game.log, appeals: game.appeals.figures() })
    }
}

/// A game that is over.
struct Game {
    /// The table as it is at the end.
    end: Box<dyn AnyTable>,
    log: Log,
    appeals: Appeals,
}

/// One game of an arena.
struct Match<'a> {
    players: &'a mut [Box<dyn Player>],
    tally: &'a mut Tally,
    /// The player on each seat.
    chairs: Vec<usize>,
    table: Box<dyn AnyTable>,
    luck: Luck,
    dice: Dice,
    log: Log,
    appeals: Following,
}

impl<'a> Match<'a> {
    fn new(
        title: &dyn Title,
        options: &Options,
        players: &'a mut [Box<dyn Player>],
        tally: &'a mut Tally,
        chairs: Vec<usize>,
        seed: u64,
    ) -> Result<Self, SimulateError> {
        let mut luck = Luck::new(seed);
        let seats = chairs.len() as u8;
        let mut recording = Recording::new(&mut luck);
        let table = title.open(options, seats, &mut recording).map_err(|error| match error {
            OpenError::Refused(refusal) => SimulateError::Refused(refusal),
            OpenError::Chance(error) => SimulateError::Chance(error),
        })?;
        let setup = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
        let header = Header::new(title.id(), title.rules(), seats, options.clone());
        for (seat, &player) in (0..).map(Seat).zip(&chairs) {
            players[player].begin(&header, seat);
        }
        let log = Log { header, entries: vec![setup] };
        Ok(Match {
            players,
            tally,
            chairs,
            table,
            luck,
            dice: Dice::new(!seed),
            log,
            appeals: Following::default(),
        })
    }

    /// Plays to the end, and gives the table as it is then.
    fn play_out(&mut self, number: u64) -> Result<Box<dyn AnyTable>, SimulateError> {
        while self.table.turn().outcome().is_none() {
            let done = self.log.entries.len() as u64 - 1;
            if done > MOST_ACTIONS {
                return Err(SimulateError::Stuck(number, done));
            }
            if let Some((seat, answer)) = self.table.reflex() {
                self.act(seat, &answer, EntryKind::Auto).map_err(|_| SimulateError::Stuck(number, done))?;
                continue;
            }
            let appeal = self.table.sight(Viewer::Public).appeal();
            let open = appeal.as_ref().and_then(|appeal| appeal.open.iter().next());
            self.appeals.see(appeal);
            let waits = open.or_else(|| self.table.turn().must().iter().next());
            let seat = waits.ok_or(SimulateError::Stuck(number, done))?;
            if !self.decide(seat, true) {
                return Err(SimulateError::Stuck(number, done));
            }
            self.interrupt(seat);
        }
        for &player in &self.chairs {
            self.players[player].end(self.table.as_ref());
        }
        Ok(self.table.boxed())
    }

    /// Asks everybody who may break in after that seat, in turn and once behind whatever somebody has done.
    fn interrupt(&mut self, mut after: Seat) {
        let count = self.table.seats();
        let mut seat = after.next(count);
        while seat != after {
            let done = self.log.entries.len();
            if self.table.turn().may().contains(seat) && self.table.sight(Viewer::Public).interruptible() {
                self.decide(seat, false);
            }
            if self.log.entries.len() > done {
                after = seat;
            }
            seat = seat.next(count);
        }
    }

    /// Has the player on that seat decide. A player who must act but gives no legal answer is counted as failing, and plays at random.
    /// False if the seat can do nothing.
    fn decide(&mut self, seat: Seat, must: bool) -> bool {
        let player = self.chairs[seat.index()];
        let Choosing { moves, work, failing } =
            self.players[player].choose(self.table.as_ref(), seat, self.dice.next());
        let mut done = 0;
        for action in &moves {
            if self.act(seat, action, EntryKind::Act).is_err() {
                break;
            }
            done += 1;
        }
        let legal = done == moves.len() && (done > 0 || !must);
        self.tally.note(player, work, failing.or((!legal).then_some(Failing::Illegal)));
        if done > 0 || !must {
            return true;
        }
        let random = self.table.advise(seat, Level::Random, self.dice.next()).into_iter().next();
        random.is_some_and(|advice| self.act(seat, &advice.moves[0], EntryKind::Act).is_ok())
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        kind: fn(Seat, String) -> EntryKind,
    ) -> Result<(), PlayError> {
        let played = self.table.play(seat, action, &mut self.luck)?;
        self.appeals.done(&played.action, self.table.as_ref());
        self.log.entries.push(Entry { kind: kind(seat, played.action), drawn: played.drawn });
        Ok(())
    }
}
