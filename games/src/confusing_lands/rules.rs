use serde_json::Value;

use super::action::Action;
use super::board::SIDE;
use super::card::{Card, CardSet, Face, Outline, Quarter};
use super::land::{Laid, Land, coordinate};
use super::state::{ConfusingLands, ROUNDS, Side, Step, draw};
use super::view::View;
use super::{hidden, written};
use crate::core::{
    Barrier, Chance, ChanceError, Game, OptionSpec, Options, Refusal, ScoreError, Seat, Turn, Viewer,
};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Event {
    /// A seat has committed to a choice and another one has not yet; again if it replaced an earlier one.
    Chosen { seat: Seat, again: bool },
    /// A card was laid.
    Laid { seat: Seat, laid: Laid },
    /// A card without legal place was put aside.
    Aside { seat: Seat, card: Card },
    /// A seat received a card from the other one.
    Received { seat: Seat, card: Card },
    /// Solo: the card that was not chosen is gone.
    Discarded { seat: Seat, card: Card },
    /// Solo: the deck's top card is gone.
    Topped { card: Card },
    /// Solo: the card below was taken, and the next one shows.
    Took { seat: Seat, card: Card, top: Card },
    /// A new round has begun (counted from 1), with new cards for that seat.
    Dealt { seat: Seat, round: u8, hand: CardSet },
    /// The last card lies.
    Ended,
}

impl Game for ConfusingLands {
    type Config = ();
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "confusing-lands";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 2);

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn config(_options: &Options, _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn new(_config: &(), seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        let mut deck = CardSet::all();
        let shared = draw(&mut deck, "shared", chance)?;
        let top = draw(&mut deck, "top", chance)?;
        let side = Side {
            land: Land::EMPTY,
            hand: CardSet::EMPTY,
            chosen: None,
            aside: CardSet::EMPTY,
            discarded: CardSet::EMPTY,
            fresh: false,
        };
        let mut table = ConfusingLands {
            seats,
            shared,
            top,
            deck,
            round: 0,
            step: Step::Choose,
            places: vec![side; usize::from(seats)],
            topped: CardSet::EMPTY,
        };
        table.deal(chance, &mut Vec::new())?;
        Ok(table)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.waiting()
    }

    fn legal(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let side = match self.side(seat) {
            _ if self.step == Step::Over => return Err(Refusal::new("refusal-game-over")),
            Some(side) if self.waiting().admits(seat) => side,
            _ => return Err(Refusal::new("refusal-not-your-turn")),
        };
        let card = action.card();
        if !side.hand.contains(card) {
            return Err(Refusal::new("confusing-lands-refusal-hand").with("number", card.number()));
        }
        match action {
            Action::Lay(laid) => side.land.admit(laid.turn.outline(), laid.place),
            Action::Aside(_) if side.land.is_blocked() => Ok(()),
            Action::Aside(_) => Err(Refusal::new("confusing-lands-refusal-aside")),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(side) = self.side(seat).filter(|_| self.waiting().admits(seat)) else { return };
        let places = Outline::ALL.map(|outline| side.land.places(outline));
        if places.iter().all(super::board::Board::is_empty) {
            out.extend(side.hand.iter().map(Action::Aside));
            return;
        }
        for card in side.hand.iter() {
            for face in Face::ALL {
                for turn in Quarter::ALL {
                    let free = places[turn.outline() as usize].iter();
                    let lay = |place| Action::Lay(Laid { card, face, turn, place: coordinate(place) });
                    out.extend(free.map(lay));
                }
            }
        }
    }

    fn universe(_seats: u8) -> Vec<Action> {
        let places = || (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| coordinate((row, column))));
        let turns = |card, face| {
            let lay = move |turn| places().map(move |place| Action::Lay(Laid { card, face, turn, place }));
            Quarter::ALL.into_iter().flat_map(lay)
        };
        let lays = Card::all().flat_map(|card| Face::ALL.into_iter().flat_map(move |face| turns(card, face)));
        lays.chain(Card::all().map(Action::Aside)).collect()
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        let again = self.places[seat.index()].chosen.replace(*action).is_some();
        if self.committed().len() < usize::from(self.seats) {
            events.push(Event::Chosen { seat, again });
            return Ok(Barrier::Open);
        }
        for seat in Seat::first(self.seats) {
            self.reveal(seat, events);
        }
        match self.step {
            Step::Choose => self.pass(chance, events)?,
            Step::Receive | Step::Over => self.finish(chance, events)?,
        }
        Ok(Barrier::Shut)
    }

    fn reflex(&self) -> Option<(Seat, Action)> {
        let must = self.waiting().must();
        must.iter().find_map(|seat| self.forced(seat).map(|action| (seat, action)))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        Seat::first(self.seats).map(|seat| self.tally(seat).total()).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        hidden::conserved(self)
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        hidden::redeal(self, viewer, chance)
    }

    fn report(&self) -> Value {
        written::report(self)
    }

    fn score(position: &Value) -> Result<Value, ScoreError> {
        written::score(position)
    }
}

impl ConfusingLands {
    /// Does what a seat has committed to.
    fn reveal(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let side = &mut self.places[seat.index()];
        let Some(action) = side.chosen.take() else { return };
        side.hand = side.hand.without(action.card());
        side.fresh = matches!(action, Action::Lay(_));
        match action {
            Action::Lay(laid) => {
                side.land.lay(laid);
                events.push(Event::Laid { seat, laid });
            }
            Action::Aside(card) => {
                side.aside = side.aside.with(card);
                events.push(Event::Aside { seat, card });
            }
        }
    }

    /// Swaps the cards that were not chosen; solo, discards and takes instead.
    fn pass(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Result<(), ChanceError> {
        self.step = Step::Receive;
        if let [one, other] = self.places.as_mut_slice() {
            std::mem::swap(&mut one.hand, &mut other.hand);
            for (seat, side) in Seat::first(2).zip(&self.places) {
                events.extend(side.hand.iter().map(|card| Event::Received { seat, card }));
            }
            return Ok(());
        }
        let seat = Seat(0);
        let side = &mut self.places[0];
        events.extend(side.hand.iter().map(|card| Event::Discarded { seat, card }));
        side.discarded = side.discarded.and(side.hand);
        events.push(Event::Topped { card: self.top });
        self.topped = self.topped.with(self.top);
        let card = draw(&mut self.deck, "take", chance)?;
        side.hand = CardSet::one(card);
        self.top = draw(&mut self.deck, "top", chance)?;
        events.push(Event::Took { seat, card, top: self.top });
        Ok(())
    }

    /// Ends the round, and deals the next one if there is one.
    fn finish(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Result<(), ChanceError> {
        self.round += 1;
        if self.round < ROUNDS {
            return self.deal(chance, events);
        }
        self.step = Step::Over;
        events.push(Event::Ended);
        Ok(())
    }

    fn deal(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Result<(), ChanceError> {
        self.step = Step::Choose;
        for (seat, side) in Seat::first(self.seats).zip(&mut self.places) {
            for _ in 0..2 {
                side.hand = side.hand.with(draw(&mut self.deck, "deal", chance)?);
            }
            events.push(Event::Dealt { seat, round: self.round + 1, hand: side.hand });
        }
        Ok(())
    }
}
