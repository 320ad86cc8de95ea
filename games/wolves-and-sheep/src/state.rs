//! A position of the game.

use serde::{Deserialize, Serialize};

use super::components::colour::Colours;
use super::components::landscape::Landscape;
use super::components::tile::Tiles;
use super::score::{Survey, Tally, bonus};
use rules::{Seat, SeatSet};

/// A position of Wolves and Sheep.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct WolvesAndSheep {
    /// Number of colours that each player herds: 1 or 2. With two they are known from the start.
    pub(super) herds: u8,
    pub(super) landscape: Landscape,
    pub(super) bag: Tiles,
    pub(super) players: Vec<Player>,
    /// The first player.
    pub(super) first: Seat,
    /// The seat whose turn it is.
    pub(super) current: Seat,
    /// The seat that has laid its "?" tile and owes a bonus tile; nobody comes in between.
    pub(super) bonus: Option<Seat>,
    /// The seats that have passed since the last lay, in order.
    pub(super) passed: Vec<Seat>,
    /// The seat that laid last, and how many tiles in one go.
    pub(super) last: Option<(Seat, u8)>,
    /// The last lay of each seat: how many tiles lay before it, and how many it laid.
    #[serde(default)]
    pub(super) lays: [(u8, u8); 4],
    /// Whether the last lay was out of turn.
    #[serde(default)]
    pub(super) interrupted: bool,
    pub(super) over: bool,
    pub(super) resigned: SeatSet,
}

impl PartialEq for WolvesAndSheep {
    /// Computers hold two ways that lead to equal positions for one. How a game ended, or the last lay came about, is no reason to choose
    /// between them.
    fn eq(&self, other: &Self) -> bool {
        let WolvesAndSheep {
            herds,
            landscape,
            bag,
            players,
            first,
            current,
            bonus,
            passed,
            last,
            lays,
            interrupted: _,
            over,
            resigned,
        } = self;
        (*herds, *first, *current, *bonus, *last, *lays)
            == (other.herds, other.first, other.current, other.bonus, other.last, other.lays)
            && (*bag, *over, *resigned) == (other.bag, other.over, other.resigned)
            && (*over || *passed == other.passed)
            && *players == other.players
            && *landscape == other.landscape
    }
}

impl Clone for WolvesAndSheep {
    fn clone(&self) -> Self {
        let (landscape, players) = (self.landscape.clone(), self.players.clone());
        WolvesAndSheep { landscape, players, passed: self.passed.clone(), ..*self }
    }

    /// Copies into the memory that is there: thinking tries many actions on the same position.
    fn clone_from(&mut self, from: &Self) {
        let WolvesAndSheep {
            herds,
            landscape,
            bag,
            players,
            first,
            current,
            bonus,
            passed,
            last,
            lays,
            interrupted,
            over,
            resigned,
        } = self;
        landscape.clone_from(&from.landscape);
        players.clone_from(&from.players);
        passed.clone_from(&from.passed);
        (*herds, *bag, *first, *current) = (from.herds, from.bag, from.first, from.current);
        (*bonus, *last, *lays) = (from.bonus, from.last, from.lays);
        (*interrupted, *over, *resigned) = (from.interrupted, from.over, from.resigned);
    }
}

/// One player's side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Player {
    /// The own colours: one, or two in the variant for two.
    pub(super) colours: Colours,
    /// Those of them whose shepherd has been laid.
    pub(super) revealed: Colours,
    /// Tiles in hand.
    pub(super) hand: Tiles,
    /// The place in stopping, counted from 1, of somebody who has stopped.
    pub(super) stopped: Option<u8>,
}

impl Player {
    /// The colours whose "?" tile has not been laid.
    pub(super) const fn secret(&self) -> Colours {
        self.colours.but(self.revealed)
    }

    /// Whether there is nothing left to lay, the "?" included.
    pub(super) const fn is_out(&self) -> bool {
        self.hand.is_empty() && self.secret().is_empty()
    }

    /// The points for stopping early.
    pub(super) fn bonus(&self) -> i32 {
        self.stopped.map_or(0, bonus)
    }
}

impl WolvesAndSheep {
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Number of seats.
    pub(super) fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// Whether a seat still plays.
    pub(super) fn plays(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.stopped.is_none())
            && !self.resigned.contains(seat)
    }

    /// The seats that still play.
    pub(super) fn playing(&self) -> SeatSet {
        Seat::first(self.count()).filter(|&seat| self.plays(seat)).collect()
    }

    /// Points of every seat, as they stand, in seat order.
    pub(super) fn tallies(&self) -> Vec<Tally> {
        let survey = Survey::of(&self.landscape);
        self.players.iter().map(|player| Tally::of(&survey, player.colours, player.bonus())).collect()
    }
}
