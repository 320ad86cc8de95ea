//! The dice: production, and the discards of a seven.

use super::super::components::board::{CornerSet, EdgeSet};
use super::super::components::cards::{Cards, Kinds, Resource};
use super::super::event::Event;
use super::super::state::{Catan, Chronicle, Phase};
use super::turn::pass_on;
use rules::{Barrier, Chance, ChanceError, Seat};

/// All outcomes of two dice are equally likely.
static DICE: [u32; 36] = [1; 36];
/// The largest hand of which nothing is discarded on a seven.
const SAFE_HAND: u8 = 7;

/// Rolls the dice: the land yields, or a seven wakes the robber.
pub(crate) fn roll(
    position: &mut Catan,
    seat: Seat,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    expect(position);
    let pips = |outcome: usize| (outcome as u8 / 6 + 1, outcome as u8 % 6 + 1);
    let outcome = chance.draw("dice", &DICE, &|outcome| {
        let (one, other) = pips(outcome);
        format!("{one} {other}")
    })?;
    let dice = pips(outcome);
    let sum = dice.0 + dice.1;
    position.dice = Some(dice);
    position.chronicle.sums[usize::from(sum - 2)] += 1;
    set_aside(position, seat);
    position.chronicle.robbed = false;
    position.phase = Phase::Main;
    position.chronicle.yields = [Cards::NONE; 4];
    if sum == 7 {
        events.push(Event::Rolled { seat, dice, gains: [Cards::NONE; 4] });
        wake_robber(position, events);
    } else {
        let (gains, short) = produce(position, sum);
        position.chronicle.yields = gains;
        events.push(Event::Rolled { seat, dice, gains });
        events.extend(short.iter().map(Event::Shortage));
    }
    Ok(())
}

/// Notes what a roll can be expected to bring to each seat as it now stands, the robber too: a shortage of the bank is not foreseen.
fn expect(position: &mut Catan) {
    // A byte for each seat: thirteen settlements' worth on two hexes of one number at most.
    let mut yields = [0_u32; 13];
    for (at, (&number, harvest)) in position.land.numbers.iter().zip(&position.harvest).enumerate() {
        if at != position.robber.index() {
            yields[usize::from(number)] += u32::from_le_bytes(harvest.0);
        }
    }
    let (mut sums, mut squares) = ([0_u32; 4], [0_u32; 4]);
    // What yields nothing has the number 0.
    for (number, yields) in (0_u8..).zip(yields).skip(2) {
        let ways = u32::from(6 - number.abs_diff(7));
        for ((sum, square), cards) in sums.iter_mut().zip(&mut squares).zip(yields.to_le_bytes()) {
            let cards = u32::from(cards);
            *sum += ways * cards;
            *square += ways * cards * cards;
        }
    }
    for (player, (sum, square)) in position.players.iter_mut().zip(sums.into_iter().zip(squares)) {
        player.expected += sum;
        player.variance += u64::from(36 * square - sum * sum);
    }
}

/// Keeps what was built last as an earlier turn's, until its builder's next roll.
fn set_aside(position: &mut Catan, seat: Seat) {
    let Chronicle { roads, corners, .. } = position.chronicle;
    for (number, player) in position.players.iter().enumerate() {
        let built = (roads.and(player.roads), corners.and(player.settlements.or(player.cities)));
        if built != Default::default() {
            position.chronicle.earlier[number] = built;
        }
    }
    position.chronicle.earlier[seat.index()] = Default::default();
    position.chronicle.roads = EdgeSet::EMPTY;
    position.chronicle.corners = CornerSet::EMPTY;
}

/// Pays the yield of a number; returns each seat's cards, and the kinds of which the bank has too few.
fn produce(position: &mut Catan, number: u8) -> ([Cards; 4], Kinds) {
    let mut due = [0; 4];
    for hex in position.land.numbered(number).without(position.robber).iter() {
        if let Some(kind) = position.land.terrain[hex.index()] {
            for (due, yields) in due.iter_mut().zip(position.harvest[hex.index()].0) {
                *due += u64::from(yields) << (8 * kind as u32);
            }
        }
    }
    let total = due.iter().sum();
    if total == 0 {
        return ([Cards::NONE; 4], Kinds::NONE);
    }
    let mut gains = due.map(Cards::unpacked);
    let short = position.bank.enough(Cards::unpacked(total)).others();
    if short == Kinds::NONE {
        position.bank -= Cards::unpacked(total);
    } else {
        short.iter().for_each(|kind| ration(position, kind, &mut gains));
        gains.iter().for_each(|&gain| position.bank -= gain);
    }
    for (player, gain) in position.players.iter_mut().zip(gains) {
        player.hand += gain;
        for (sum, count) in player.produced.iter_mut().zip(gain.0) {
            *sum += u16::from(count);
        }
    }
    (gains, short)
}

/// Rations a kind of which the bank cannot pay all that is due: nobody gets it, but a player to whom alone it is due gets the rest.
fn ration(position: &Catan, kind: Resource, gains: &mut [Cards; 4]) {
    let alone = gains.iter().filter(|cards| cards[kind] > 0).count() == 1;
    let rest = if alone { position.bank[kind] } else { 0 };
    for cards in gains {
        cards.0[kind as usize] = cards[kind].min(rest);
    }
}

/// Makes the rich discard, then the robber move.
fn wake_robber(position: &mut Catan, events: &mut Vec<Event>) {
    let mut due = [0; 4];
    for seat in Seat::first(position.seats) {
        let player = position.player_mut(seat);
        let cards = player.hand.total();
        if cards > SAFE_HAND {
            player.due = cards / 2;
            due[seat.index()] = player.due;
        }
    }
    let nobody = due == [0; 4];
    position.phase = if nobody { Phase::Robber } else { Phase::Discard };
    if !nobody {
        events.push(Event::MustDiscard(due));
        settle_discards(position, events);
    }
}

/// Notes a choice; when it is the last one, all discard at once.
pub(crate) fn discard(position: &mut Catan, seat: Seat, cards: Cards, events: &mut Vec<Event>) -> Barrier {
    position.player_mut(seat).chosen = Some(cards);
    events.push(Event::Chose(seat, Some(cards)));
    if settle_discards(position, events) { Barrier::Shut } else { Barrier::Open }
}

/// Chooses for those who have resigned; when all have chosen, all discard at once. Returns whether they have.
pub(crate) fn settle_discards(position: &mut Catan, events: &mut Vec<Event>) -> bool {
    for seat in position.resigned.iter() {
        let player = position.player_mut(seat);
        if player.due > 0 && player.chosen.is_none() {
            player.chosen = Some(forced_discard(player.hand, player.due));
        }
    }
    if position.players().iter().any(|player| player.due > 0 && player.chosen.is_none()) {
        return false;
    }
    for seat in Seat::first(position.seats) {
        let player = position.player_mut(seat);
        player.due = 0;
        if let Some(cards) = player.chosen.take() {
            player.hand -= cards;
            position.bank += cards;
            events.push(Event::Discarded(seat, cards));
        }
    }
    position.phase = Phase::Robber;
    if position.resigned.contains(position.current) {
        pass_on(position, events);
    }
    true
}

/// The discard of a seat that has resigned: always of the kind it has most of.
fn forced_discard(mut hand: Cards, due: u8) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..due {
        let most = Resource::ALL.into_iter().max_by_key(|&kind| hand[kind]).unwrap_or(Resource::Wood);
        hand.take(most, 1);
        cards.add(most, 1);
    }
    cards
}
