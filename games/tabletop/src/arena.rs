//! Games among players, measured against each other with the same luck for every rotation of the chairs, or each on a fixed seat.
//!
//! Measured games are played in *blocks* – every rotation of the chairs, all with the same luck. A player answers with notation; our levels are
//! players, and one from outside needs no more. Only here are there floats: figures are told, not decided by.

mod appeals;
mod figures;
mod player;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::log::{Entry, EntryKind, Header, Log, Occupancy};
use crate::play::{AnyTable, OpenError, PlayError, Title, beside};
use appeals::Following;
use figures::Tally;
use rules::{
    Appeals, MOST_ACTIONS, Options, Recording, Seat, SeatSet, Seed, Seeded, SimulateError, Summary, Viewer,
    hex,
};
use thinking::{Level, MIND, arena_secret, computer_seed, mixed};

pub use figures::{Figures, wilson};
pub use player::{Choosing, Failing, Player};

/// Gets the log of every game, with the game's number counted from 1; it can end the games.
pub type Recorder<'a> = dyn FnMut(u64, Log) -> ControlFlow<()> + 'a;

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
        let secret = arena_secret(mixed(self.seed ^ mixed(block)));
        let mut game = Match::new(title, self.options, players, tally, chairs.to_vec(), secret)?;
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
    luck: Seeded,
    secret: [u8; 32],
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
        secret: [u8; 32],
    ) -> Result<Self, SimulateError> {
        let mut luck = Seeded::new(Seed::V1(secret), BTreeMap::new());
        let seats = chairs.len() as u8;
        let mut recording = Recording::new(&mut luck);
        let table = title.open(options, seats, &mut recording).map_err(|error| match error {
            OpenError::Refused(refusal) => SimulateError::Refused(refusal),
            OpenError::Chance(error) => SimulateError::Chance(error),
        })?;
        let setup = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
        let header = Header::new(title.id(), title.rules(), seats, options.clone());
        let mut computers = Vec::new();
        for (seat, &player) in (0..).map(Seat).zip(&chairs) {
            players[player].begin(&header, seat);
            computers.extend(players[player].level().map(|level| Occupancy { seat, level, entries: None }));
        }
        let mind = (!computers.is_empty()).then_some(MIND);
        let header = Header { mind, secret: Some(hex(&secret)), computers, ..header };
        let log = Log { header, entries: vec![setup] };
        Ok(Match { players, tally, chairs, table, luck, secret, log, appeals: Following::default() })
    }

    /// Plays to the end, and gives the table as it is then. Everybody is asked as at a table: who may break in, each once after
    /// whatever somebody has done, then the seats that an appeal asks, then those that must act.
    fn play_out(&mut self, number: u64) -> Result<Box<dyn AnyTable>, SimulateError> {
        // The seats that have let a chance to break in pass, and after how many entries.
        let mut passed = (0, SeatSet::EMPTY);
        while self.table.turn().outcome().is_none() {
            let done = self.log.entries.len() as u64 - 1;
            if done > MOST_ACTIONS {
                return Err(SimulateError::Stuck(number, done));
            }
            if self.table.reflex().is_some() {
                self.answer().map_err(|_| SimulateError::Stuck(number, done))?;
                continue;
            }
            if passed.0 != done {
                passed = (done, SeatSet::EMPTY);
            }
            if let Some(seat) = self.beside().into_iter().find(|&seat| !passed.1.contains(seat)) {
                passed.1 = passed.1.with(seat);
                self.decide(seat, false);
                continue;
            }
            let appeal = self.table.sight(Viewer::Public).appeal();
            let open = appeal.as_ref().and_then(|appeal| appeal.open.iter().next());
            self.appeals.see(appeal);
            let waits = open.or_else(|| self.table.turn().must().iter().next());
            if !waits.is_some_and(|seat| self.decide(seat, true)) {
                return Err(SimulateError::Stuck(number, done));
            }
        }
        for &player in &self.chairs {
            self.players[player].end(self.table.as_ref());
        }
        Ok(self.table.boxed())
    }

    /// Everybody who may break in after the last entry, in turn.
    fn beside(&self) -> Vec<Seat> {
        let last = self.log.entries.last().and_then(|entry| entry.kind.seat());
        let all = SeatSet::all(self.table.seats());
        last.map_or_else(Vec::new, |last| beside(self.table.as_ref(), last, all))
    }

    /// Has the player on that seat decide. A player who must act but gives no legal answer is counted as failing, and plays at random.
    /// False if the seat can do nothing.
    fn decide(&mut self, seat: Seat, must: bool) -> bool {
        let player = self.chairs[seat.index()];
        let seed = computer_seed(&self.secret, seat, self.log.entries.len() as u64);
        let Choosing { moves, work, failing } = self.players[player].choose(self.table.as_ref(), seat, seed);
        let mut done = 0;
        for action in &moves {
            if self.act(seat, action, EntryKind::Act).is_err() {
                break;
            }
            done += 1;
            if self.answer().is_err() {
                break;
            }
        }
        let legal = done == moves.len() && (done > 0 || !must);
        self.tally.note(player, work, failing.or((!legal).then_some(Failing::Illegal)));
        if done > 0 || !must {
            return true;
        }
        let random = self.table.advise(seat, Level::Random, seed).into_iter().next();
        random.is_some_and(|advice| self.act(seat, &advice.moves[0], EntryKind::Act).is_ok())
    }

    /// Plays what the game does by itself, as a table does after every action.
    fn answer(&mut self) -> Result<(), PlayError> {
        while let Some((seat, answer)) = self.table.reflex() {
            self.act(seat, &answer, EntryKind::Auto)?;
        }
        Ok(())
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
