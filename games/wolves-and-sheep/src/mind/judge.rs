//! The worth of a position to a seat, and what it is made of.

use super::super::components::colour::{Colour, Colours};
use super::super::components::tile::Tiles;
use super::super::score::{Tally, bonus, outcome};
use super::super::state::WolvesAndSheep;
use super::pasture::{Pasture, Pastures};
use super::weights::{
    BONUS, HUNTER, LATE, LEAD, LEAD_TILE, LEAD_TILES, RIVAL, SHEPHERD, TILE, WHOLE, WOLF, share,
};
use rules::Seat;
use thinking::{POINT, Reason, chance_of_first};

/// The parts of what a position is worth to a seat.
pub(super) struct Prospect {
    meadows: Pasture,
    hand: i32,
    bonus: i32,
    rivals: i32,
}

impl Prospect {
    /// The prospect of a seat.
    pub(super) fn of(position: &WolvesAndSheep, seat: Seat) -> Prospect {
        if position.over {
            return Prospect::at_the_end(position, seat);
        }
        let pastures = Pastures::of(position, seat);
        let player = position.player(seat);
        let mut meadows = Pasture::default();
        for colour in player.colours.iter() {
            let pasture = pastures.pasture(colour, position.plays(seat));
            meadows.counting += pasture.counting;
            meadows.hoped += pasture.hoped;
        }
        let others = Seat::first(position.count())
            .filter(|&other| other != seat && !position.resigned.contains(other));
        let strange = Colour::ALL.map(|colour| match player.colours.contains(colour) {
            true => 0,
            false => pastures.pasture(colour, true).whole(),
        });
        let (mut most, mut count) = (i32::MIN, 0);
        for other in others {
            most = most.max(rival(position, &pastures, &strange, seat, other));
            count += 1;
        }
        let most = if count == 0 { 0 } else { most };
        let hand = if position.plays(seat) { hand(position, seat) } else { 0 };
        Prospect { meadows, hand, bonus: prize(position, seat), rivals: share(most, RIVAL[count.min(3)]) }
    }

    /// The prospect once nothing changes the points any more.
    fn at_the_end(position: &WolvesAndSheep, seat: Seat) -> Prospect {
        let tallies = position.tallies();
        let points = |seat: Seat| POINT * tallies[seat.index()].total();
        let others = Seat::first(position.count()).filter(|&other| other != seat);
        let bonus = POINT * position.player(seat).bonus();
        let meadows = Pasture { counting: points(seat) - bonus, hoped: 0 };
        Prospect { meadows, hand: 0, bonus, rivals: others.map(points).max().unwrap_or(0) }
    }

    /// All of it together, in thousandths of a point.
    pub(super) fn worth(&self) -> i32 {
        self.own() - self.rivals
    }

    /// What the seat has, without the rivals.
    const fn own(&self) -> i32 {
        self.meadows.counting + self.meadows.hoped + self.hand + self.bonus
    }

    /// The parts of the worth, to be told.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        vec![
            Reason::new("wolves-and-sheep-why-meadows", self.meadows.counting),
            Reason::new("wolves-and-sheep-why-hopes", self.meadows.hoped),
            Reason::new("wolves-and-sheep-why-hand", self.hand),
            Reason::new("wolves-and-sheep-why-bonus", self.bonus),
            Reason::new("wolves-and-sheep-why-rivals", -self.rivals),
        ]
    }
}

/// The chance that a seat is first of those that have not resigned; a whole one is [`WHOLE`].
pub(super) fn chance(position: &WolvesAndSheep, seat: Seat) -> i32 {
    let playing = Seat::first(position.count()).filter(|&other| !position.resigned.contains(other));
    let seats: Vec<Seat> = playing.collect();
    let Some(index) = seats.iter().position(|&other| other == seat) else { return 0 };
    if position.over {
        let all = position.tallies();
        let tallies: Vec<Tally> = seats.iter().map(|other| all[other.index()].clone()).collect();
        let winners = outcome(&tallies).winners();
        return if winners.contains(Seat(index as u8)) { WHOLE / winners.len() as i32 } else { 0 };
    }
    let standings: Vec<i32> = seats.iter().map(|&other| Prospect::of(position, other).own()).collect();
    // The chance is told in quarters of such a lead.
    share(WHOLE, chance_of_first(&standings, index, lead(position) / 4))
}

/// By how much one must stand better to be first e times as often: the more is to come, the less a lead says.
fn lead(position: &WolvesAndSheep) -> i32 {
    let laying = Seat::first(position.count()).filter(|&seat| position.plays(seat)).count();
    LEAD[laying.min(LEAD.len() - 1)] + LEAD_TILE * position.bag.len().min(LEAD_TILES) as i32
}

/// What a rival's colours are worth, as far as the seat knows which they are: a secret one is any that may be. `playing` is what each
/// colour is worth to somebody who still lays tiles.
fn rival(position: &WolvesAndSheep, pastures: &Pastures, playing: &[i32; 4], seat: Seat, rival: Seat) -> i32 {
    let (own, player) = (position.player(seat), position.player(rival));
    let worth = |colour: Colour| match position.plays(rival) {
        true => playing[colour as usize],
        false => pastures.pasture(colour, false).whole(),
    };
    let bonus = prize(position, rival);
    if position.herds > 1 || player.secret().is_empty() {
        return player.colours.iter().map(worth).sum::<i32>() + bonus;
    }
    let shown = position.players.iter().flat_map(|player| player.revealed.iter());
    let known: Colours = shown.chain(own.colours.iter()).collect();
    let secret = Colours::ALL.but(known);
    secret.iter().map(worth).sum::<i32>() / secret.len().max(1) as i32 + bonus
}

/// What the hand is worth: tiles, wolves and hunters, shepherds.
fn hand(position: &WolvesAndSheep, seat: Seat) -> i32 {
    let player = position.player(seat);
    let wolves = player.hand.and(Tiles::WOLVES).len() as i32;
    let hunters = player.hand.and(Tiles::HUNTERS).len() as i32;
    let whole = TILE[player.hand.len().min(TILE.len() - 1)]
        + WOLF * wolves.min(2)
        + HUNTER * hunters.min(2)
        + SHEPHERD * player.secret().len() as i32;
    if position.bag.is_empty() { share(whole, LATE) } else { whole }
}

/// The bonus of a seat that has stopped, or what one that plays on may count on.
fn prize(position: &WolvesAndSheep, seat: Seat) -> i32 {
    if position.plays(seat) {
        let stopped = position.players.iter().filter(|player| player.stopped.is_some()).count();
        return BONUS * bonus(stopped as u8 + 1);
    }
    POINT * position.player(seat).bonus()
}
