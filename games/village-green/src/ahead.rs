//! A turn that somebody prepares while others play, and what the rules force.

use super::action::{Action, Source};
use super::components::card::Card;
use super::state::{Phase, Steps, VillageGreen};
use super::view::{Middle, Step, View};
use rules::{Ahead, NEXT, OrderKind, Seat};

impl Ahead for VillageGreen {
    fn orders() -> &'static [OrderKind] {
        &[NEXT]
    }

    fn imagined(&self, seat: Seat) -> Option<Self> {
        let waits = !matches!(self.phase, Phase::Arrange | Phase::Over) && seat != self.current;
        let begun =
            || VillageGreen { current: seat, phase: Phase::Act, steps: Steps::new(seat), ..self.clone() };
        waits.then(begun)
    }

    /// The card at the place of the row from which it is taken.
    fn relied(view: &View, action: &Action) -> Option<String> {
        match *action {
            Action::Take(Source::Row(number)) => lying(&view.greens, number),
            Action::Award(Source::Row(number)) => lying(&view.awards, number),
            _ => None,
        }
    }

    /// The only card that is left to take, where one must be taken. Alone one may stop instead, or must find a card that fits.
    fn forced(public: &View) -> Option<(Seat, Action)> {
        let seat = public.current.filter(|_| public.seats.len() > 1)?;
        let greens = || sources(&public.greens).map(Action::Take);
        let awards = || sources(&public.awards).map(Action::Award);
        let mut open: Vec<Action> = match public.step {
            // The other use of the village card.
            Step::Act if !public.seats[seat.index()].village.turned => return None,
            Step::Act => greens().chain(awards()).collect(),
            Step::Cover => greens().collect(),
            Step::Structure => awards().collect(),
            Step::Arrange | Step::Lay { .. } | Step::Place { .. } | Step::Over => return None,
        };
        if open.len() == 1 { open.pop().map(|action| (seat, action)) } else { None }
    }
}

fn lying<C: Card>(middle: &Middle<C>, number: u8) -> Option<String> {
    let card = middle.row.get(usize::from(number).checked_sub(1)?)?.as_ref()?;
    let number: u8 = (*card).into();
    Some(number.to_string())
}

/// The places from which a card can be taken.
fn sources<C>(middle: &Middle<C>) -> impl Iterator<Item = Source> {
    let row =
        (1..).zip(&middle.row).filter(|(_, card)| card.is_some()).map(|(number, _)| Source::Row(number));
    row.chain((middle.deck > 0).then_some(Source::Deck))
}
