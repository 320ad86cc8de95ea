//! What is hidden in the toy: its redeal and its invariants.

use super::{CARDS, COPIES, Flaw, HAND, Toy, flawed};
use rules::{Chance, ChanceError, Seat, Viewer};

impl Toy {
    /// Accounts for every card.
    pub(super) fn count_cards(&self) -> Result<(), String> {
        for card in 1..=CARDS {
            let held = self.hands.iter().flatten().filter(|held| usize::from(**held) == card).count() as u8;
            let count = self.deck[card - 1] + self.discarded[card - 1] + held;
            if count != COPIES {
                return Err(format!("there are {count} cards of {card}"));
            }
        }
        let held = |(choice, hand): (&Option<u8>, &Vec<u8>)| choice.is_none_or(|card| hand.contains(&card));
        if self.chosen.iter().zip(&self.hands).all(held) {
            Ok(())
        } else {
            Err("a choice is not held".to_owned())
        }
    }

    /// Deals anew what the viewer cannot know.
    pub(super) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        let hidden: Vec<Seat> = self.seat_list().filter(|&seat| !viewer.is(seat) && !self.over()).collect();
        if flawed(Flaw::NothingRedealt)
            || flawed(Flaw::ChoiceNotRedealt) && !self.chosen.iter().all(Option::is_none)
        {
            return Ok(());
        }
        if flawed(Flaw::RedealRemembers) && hidden.iter().any(|seat| self.hands[seat.index()][0] < 5) {
            chance.draw("memory", &[1; 9], &|index| index.to_string())?;
        }
        for seat in &hidden {
            for card in self.hands[seat.index()].drain(..) {
                self.deck[usize::from(card) - 1] += 1;
            }
        }
        for seat in hidden {
            for _ in 0..HAND {
                let card = Self::draw(&mut self.deck, chance)?;
                self.hands[seat.index()].push(card);
            }
            self.hands[seat.index()].sort_unstable();
            if self.chosen[seat.index()].is_some() {
                let index = chance.draw("choice", &[1; HAND], &|index| index.to_string())?;
                self.chosen[seat.index()] = Some(self.hands[seat.index()][index]);
            }
        }
        Ok(())
    }
}
