//! The seven: discards, the robber, theft. Production, too, since both come from the dice.

use super::board::{Hex, HexSet};
use super::cards::{Cards, Kinds, Resource};
use super::event::Event;
use super::state::{Answer, Catan, Phase};
use crate::{Barrier, Chance, ChanceError, Refusal, Seat, SeatSet};

/// All outcomes of two dice are equally likely.
static DICE: [u32; 36] = [1; 36];
/// Who has more cards than this discards half on a seven.
const SAFE_HAND: u8 = 7;
/// The friendly robber spares players with at most this many visible points.
const SPARED_POINTS: u8 = 2;

impl Catan {
    pub(super) fn roll(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), ChanceError> {
        let pips = |outcome: usize| (outcome as u8 / 6 + 1, outcome as u8 % 6 + 1);
        let outcome = chance.draw("dice", &DICE, &|outcome| {
            let (one, other) = pips(outcome);
            format!("{one} {other}")
        })?;
        let dice = pips(outcome);
        let sum = dice.0 + dice.1;
        self.dice = Some(dice);
        self.chronicle.sums[usize::from(sum - 2)] += 1;
        self.chronicle.roads = Default::default();
        self.chronicle.corners = Default::default();
        self.chronicle.robbed = false;
        self.phase = Phase::Main;
        if sum == 7 {
            events.push(Event::Rolled { seat, dice, gains: [Cards::NONE; 4] });
            self.wake_robber(events);
        } else {
            let (gains, short) = self.produce(sum);
            events.push(Event::Rolled { seat, dice, gains });
            events.extend(short.iter().map(Event::Shortage));
        }
        Ok(())
    }

    /// Pays what the land yields on a number: what each seat gets, and the kinds of which the bank has too few.
    fn produce(&mut self, number: u8) -> ([Cards; 4], Kinds) {
        let mut due = [0; 4];
        for hex in self.land.numbered(number).without(self.robber).iter() {
            if let Some(kind) = self.land.terrain[hex.index()] {
                for (due, yields) in due.iter_mut().zip(self.harvest[hex.index()].0) {
                    *due += u64::from(yields) << (8 * kind as u32);
                }
            }
        }
        let total = due.iter().sum();
        if total == 0 {
            return ([Cards::NONE; 4], Kinds::NONE);
        }
        let mut gains = due.map(Cards::unpacked);
        let short = self.bank.enough(Cards::unpacked(total)).others();
        if short == Kinds::NONE {
            self.bank -= Cards::unpacked(total);
        } else {
            short.iter().for_each(|kind| self.ration(kind, &mut gains));
            gains.iter().for_each(|&gain| self.bank -= gain);
        }
        for (player, gain) in self.players.iter_mut().zip(gains) {
            player.hand += gain;
            for (sum, count) in player.produced.iter_mut().zip(gain.0) {
                *sum += u16::from(count);
            }
        }
        (gains, short)
    }

    /// If the bank cannot pay all that is due of a kind, nobody gets it, unless only one player is due: that one gets what
    /// is left.
    fn ration(&self, kind: Resource, gains: &mut [Cards; 4]) {
        let alone = gains.iter().filter(|cards| cards[kind] > 0).count() == 1;
        let rest = if alone { self.bank[kind] } else { 0 };
        for cards in gains {
            cards.0[kind as usize] = cards[kind].min(rest);
        }
    }

    fn wake_robber(&mut self, events: &mut Vec<Event>) {
        let mut rich = SeatSet::EMPTY;
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            let cards = player.hand.total();
            if cards > SAFE_HAND {
                player.due = cards / 2;
                rich = rich.with(seat);
            }
        }
        self.phase = if rich.is_empty() { Phase::Robber } else { Phase::Discard };
        if !rich.is_empty() {
            events.push(Event::MustDiscard(rich));
            self.settle_discards(events);
        }
    }

    pub(super) fn check_discard(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.due == 0 {
            return Err(Refusal::new("catan-refusal-discard-none"));
        }
        if cards.total() != player.due {
            return Err(Refusal::new("catan-refusal-discard-count").with("due", player.due));
        }
        if !player.hand.holds(cards) {
            return Err(Refusal::new("catan-refusal-discard-cards"));
        }
        Ok(())
    }

    /// Notes a choice; when it is the last one, all discard at once.
    pub(super) fn discard(&mut self, seat: Seat, cards: Cards, events: &mut Vec<Event>) -> Barrier {
        self.player_mut(seat).chosen = Some(cards);
        events.push(Event::Chose(seat, Some(cards)));
        if self.settle_discards(events) { Barrier::Shut } else { Barrier::Open }
    }

    /// Chooses for those who have resigned; when all have chosen, all discard at once. Whether they have.
    pub(super) fn settle_discards(&mut self, events: &mut Vec<Event>) -> bool {
        for seat in self.resigned.iter() {
            let player = self.player_mut(seat);
            if player.due > 0 && player.chosen.is_none() {
                player.chosen = Some(forced_discard(player.hand, player.due));
            }
        }
        if self.players().iter().any(|player| player.due > 0 && player.chosen.is_none()) {
            return false;
        }
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            player.due = 0;
            if let Some(cards) = player.chosen.take() {
                player.hand -= cards;
                self.bank += cards;
                events.push(Event::Discarded(seat, cards));
            }
        }
        self.phase = Phase::Robber;
        if self.resigned.contains(self.current) {
            self.pass_on(events);
        }
        true
    }

    /// Whether the friendly robber spares somebody at that hex.
    fn spares(&self, hex: Hex) -> bool {
        self.harvest[hex.index()].seats().any(|seat| self.visible_points(seat) <= SPARED_POINTS)
    }

    /// Where the robber may go: not where it is; with the friendly robber not beside the poor, unless no hex is left.
    pub(super) fn robber_places(&self) -> HexSet {
        let moves = HexSet::ALL.without(self.robber);
        if !self.agreed.friendly {
            return moves;
        }
        let friendly: HexSet = moves.iter().filter(|&hex| !self.spares(hex)).collect();
        if friendly == HexSet::default() { moves } else { friendly }
    }

    /// Who can be robbed at that hex: everybody else with a building there.
    pub(super) fn victims(&self, seat: Seat, hex: Hex) -> SeatSet {
        self.harvest[hex.index()].without(seat).seats().collect()
    }

    pub(super) fn check_robber(&self, seat: Seat, hex: Hex, victim: Option<Seat>) -> Result<(), Refusal> {
        if hex == self.robber {
            return Err(Refusal::new("catan-refusal-robber-stays"));
        }
        if !self.robber_places().contains(hex) {
            return Err(
                Refusal::new("catan-refusal-robber-friendly").with("hex", hex.to_string().to_uppercase())
            );
        }
        let victims = self.victims(seat, hex);
        match victim {
            None if victims.is_empty() => Ok(()),
            None => Err(Refusal::new("catan-refusal-robber-victim")),
            Some(victim) if victims.contains(victim) => Ok(()),
            Some(_) => Err(Refusal::new("catan-refusal-robber-absent")),
        }
    }

    /// Moves the robber and steals a random card.
    pub(super) fn rob(
        &mut self,
        seat: Seat,
        (hex, victim): (Hex, Option<Seat>),
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        self.robber = hex;
        self.chronicle.robbed = true;
        let hand = victim.map_or(Cards::NONE, |victim| self.player(victim).hand);
        let stolen = hand.total() > 0;
        let mut card = None;
        if let Some(victim) = victim.filter(|_| stolen) {
            let weights = hand.0.map(u32::from);
            let kind = chance.draw("steal", &weights, &|kind| Resource::ALL[kind].word().to_owned())?;
            let kind = Resource::ALL[kind];
            self.player_mut(victim).hand.take(kind, 1);
            self.player_mut(seat).hand.add(kind, 1);
            self.reopen(victim);
            card = Some(kind);
        }
        events.push(Event::Robbed { seat, hex, victim, stolen, card });
        self.resume();
        Ok(if stolen { Barrier::Shut } else { Barrier::Open })
    }

    /// An answer lapses when the answering player's hand has changed, so that no answer promises more than there is.
    pub(super) fn reopen(&mut self, seat: Seat) {
        if let Some(offer) = &mut self.offer {
            let answer = &mut offer.answers[seat.index()];
            if *answer != Answer::Declined {
                *answer = Answer::Open;
            }
        }
    }
}

/// What is discarded for a seat that has resigned: always of the kind it has most of.
fn forced_discard(mut hand: Cards, due: u8) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..due {
        let most = Resource::ALL.into_iter().max_by_key(|&kind| hand[kind]).unwrap_or(Resource::Wood);
        hand.take(most, 1);
        cards.add(most, 1);
    }
    cards
}
