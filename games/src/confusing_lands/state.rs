use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::{CARDS, Card, CardSet};
use super::land::Land;
use super::tally::Tally;
use crate::core::{Chance, ChanceError, Outcome, Seat, SeatSet, Turn};

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ConfusingLands {
    /// How many play: 1 or 2.
    pub(super) seats: u8,
    /// The card in the middle, condition side up.
    pub(super) shared: Card,
    /// The deck's top card, plain side up.
    pub(super) top: Card,
    /// The rest of the deck, in no order.
    pub(super) deck: CardSet,
    /// Rounds finished: 0 to [`ROUNDS`].
    pub(super) round: u8,
    pub(super) step: Step,
    pub(super) places: Vec<Side>,
    /// Solo: the deck's top cards that were discarded, for all to see.
    pub(super) topped: CardSet,
}

/// What belongs to one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Side {
    pub(super) land: Land,
    /// In the choice: two cards. After the swap: the one received.
    pub(super) hand: CardSet,
    /// What the seat has committed to and nobody else knows yet.
    pub(super) chosen: Option<Action>,
    /// Cards that had no legal place; they lie open.
    pub(super) aside: CardSet,
    /// Solo: the cards discarded from the hand, unseen by others.
    pub(super) discarded: CardSet,
    /// Whether the seat's last action laid a card: that card is marked on the picture.
    pub(super) fresh: bool,
}

/// What the seats are doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// Choose one of two cards and lay it.
    Choose,
    /// Lay the card that was received.
    Receive,
    /// The game is over.
    Over,
}

/// How many rounds are played.
pub(super) const ROUNDS: u8 = 4;

/// Draws a card out of a set, and takes it from there.
pub(super) fn draw(
    cards: &mut CardSet,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<Card, ChanceError> {
    let mut weights = [0; CARDS as usize];
    for card in cards.iter() {
        weights[usize::from(card.number()) - 1] = 1;
    }
    let index = chance.draw(name, &weights, &|index| (index + 1).to_string())?;
    let card = u8::try_from(index + 1).ok().and_then(Card::numbered).ok_or(ChanceError::Empty(name))?;
    *cards = cards.without(card);
    Ok(card)
}

impl ConfusingLands {
    pub(super) fn side(&self, seat: Seat) -> Option<&Side> {
        self.places.get(seat.index())
    }

    /// The seats that have committed to a choice in this step.
    pub(super) fn committed(&self) -> SeatSet {
        let chosen = |seat: &Seat| self.places[seat.index()].chosen.is_some();
        Seat::first(self.seats).filter(chosen).collect()
    }

    /// The choice that is forced on a seat: a received card that has no legal place.
    pub(super) fn forced(&self, seat: Seat) -> Option<Action> {
        let side = self.side(seat)?;
        if self.step != Step::Receive || !side.land.is_blocked() {
            return None;
        }
        side.hand.iter().next().map(Action::Aside)
    }

    /// Whom the game waits for. Who has chosen may choose again until the last one has, unless the choice was forced.
    pub(super) fn waiting(&self) -> Turn {
        if self.step == Step::Over {
            return Turn::Over(self.outcome());
        }
        let committed = self.committed();
        let must = Seat::first(self.seats).filter(|&seat| !committed.contains(seat)).collect();
        let may = committed.iter().filter(|&seat| self.forced(seat).is_none()).collect();
        Turn::Waiting { must, may }
    }

    pub(super) fn tally(&self, seat: Seat) -> Tally {
        Tally::of(&self.places[seat.index()].land.field(), self.shared)
    }

    fn outcome(&self) -> Outcome {
        let tallies: Vec<Tally> = Seat::first(self.seats).map(|seat| self.tally(seat)).collect();
        result(&tallies)
    }
}

/// The result of lands with those tallies.
pub(super) fn result(tallies: &[Tally]) -> Outcome {
    let keys: Vec<_> = tallies.iter().map(|tally| (tally.total(), tally.ranked())).collect();
    let mut outcome = Outcome::ranked(&keys);
    match keys.as_slice() {
        [(total, _)] => outcome.verdict = Some(verdict(*total).to_owned()),
        _ => outcome.rematch = outcome.winners().len() > 1,
    }
    outcome
}

/// The row of the solo table for that many points, as a message key.
pub(super) fn verdict(total: i32) -> &'static str {
    match total {
        50.. => "confusing-lands-verdict-incredible",
        40.. => "confusing-lands-verdict-amazing",
        30.. => "confusing-lands-verdict-remarkable",
        20.. => "confusing-lands-verdict-puzzling",
        10.. => "confusing-lands-verdict-confused",
        _ => "confusing-lands-verdict-lost",
    }
}
