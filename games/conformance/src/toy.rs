//! Bids: a toy with every difficulty that a game can have, and with flaws that the kit must find.
//!
//! Everybody secretly bids a card of two in hand (and may choose again until the last has); whoever bid highest puts a tile
//! on the board, which the others may interrupt by a knock, once. Before bidding one may bet any number.

mod action;
mod flaw;
mod hidden;
mod positions;
mod present;

use serde::{Deserialize, Serialize};

pub(crate) use action::Bid;
use action::{FORM, Side, UNREADABLE};
use flaw::is_sampled;
pub(crate) use flaw::{Flaw, flawed, sampled, spoil};
pub(crate) use positions::{at_a_pair, at_bidding, at_building};
pub(crate) use present::MESSAGES;
use rules::{
    Barrier, Chance, ChanceError, Coordinate, Forms, Game, OptionSpec, Options, Outcome, Refusal, Sampler,
    Seat, SeatSet, Turn, Values, Viewer,
};
use thinking::{Mind, POINT, Reason};

/// Cards are worth 1 to 9; there are two of each.
const CARDS: usize = 9;
const COPIES: u8 = 2;
const HAND: usize = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Toy {
    rounds: u8,
    round: u8,
    deck: [u8; CARDS],
    discarded: [u8; CARDS],
    hands: Vec<Vec<u8>>,
    chosen: Vec<Option<u8>>,
    builder: Option<Seat>,
    tiles: Vec<(Coordinate, Side)>,
    points: Vec<i32>,
    stakes: Vec<u16>,
    #[serde(default, skip_serializing_if = "flaw::forgets_knocks")]
    knocked: Vec<bool>,
    resigned: Vec<bool>,
    shown: Option<u8>,
    /// The last bid that won.
    last: Option<(Seat, u8)>,
}

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Chose(Seat, u8),
    Revealed(Seat, u8),
    Bet(Seat, u16),
    Knocked(Seat),
    Put(Seat, Coordinate),
    Resigned(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    seats: u8,
    round: u8,
    must: SeatSet,
    knockers: SeatSet,
    over: bool,
    committed: Vec<bool>,
    tiles: Vec<(Coordinate, Side)>,
    points: Vec<i32>,
    stakes: Vec<u16>,
    knocked: Vec<bool>,
    shown: Option<u8>,
    last: Option<(Seat, u8)>,
    hand: Vec<u8>,
    choice: Option<u8>,
    all: Vec<Vec<u8>>,
    leak: Option<u8>,
}

impl Toy {
    fn over(&self) -> bool {
        self.round == self.rounds
    }

    fn draw(deck: &mut [u8; CARDS], chance: &mut dyn Chance) -> Result<u8, ChanceError> {
        let weights = deck.map(u32::from);
        let bar = if flawed(Flaw::OutcomeWithABar) { "|" } else { "" };
        let card = |index: usize| if flawed(Flaw::OutcomesAlike) { 0 } else { index + 1 };
        let index = chance.draw("card", &weights, &|index| format!("{}{bar}", card(index)))?;
        deck[index] -= 1;
        Ok(index as u8 + 1)
    }

    fn free(&self) -> impl Iterator<Item = Coordinate> + '_ {
        let squares = (12..19).flat_map(|row| (12..17).map(move |column| Coordinate { row, column }));
        squares.filter(|square| !self.tiles.iter().any(|(taken, _)| taken == square))
    }

    /// The numbers of knocks that a seat may give: the third more than once, the others at most twice.
    fn knocks(seat: Seat) -> std::ops::RangeInclusive<u8> {
        if seat == Seat(2) { 2..=3 } else { 1..=2 }
    }

    fn quiet(&self, seat: Seat) -> bool {
        !self.knocked[seat.index()] || flawed(Flaw::OutOfTurn)
    }

    fn seat_list(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.hands.len() as u8)
    }

    fn reveal(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Result<(), ChanceError> {
        let bids: Vec<u8> = self.chosen.iter().map(|card| card.unwrap_or(0)).collect();
        let highest = bids.iter().copied().max().unwrap_or(0);
        let winner = self.seat_list().find(|seat| bids[seat.index()] == highest).unwrap_or(Seat(0));
        self.points[winner.index()] += i32::from(self.stakes[winner.index()].min(5) + 1) + flaw::luck();
        self.last = Some((winner, highest));
        events.push(Event::Revealed(winner, highest));
        for (hand, bid) in self.hands.iter_mut().zip(bids) {
            hand.retain({
                let mut once = true;
                move |card| *card != bid || !std::mem::take(&mut once)
            });
            self.discarded[usize::from(bid) - 1] += u8::from(!flawed(Flaw::CardLost));
            hand.push(Self::draw(&mut self.deck, chance)?);
            hand.sort_unstable();
        }
        self.chosen.fill(None);
        self.stakes.fill(0);
        self.builder = Some(winner);
        Ok(())
    }
}

impl Game for Toy {
    type Config = u8;
    type Action = Bid;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 3);

    fn options() -> &'static [OptionSpec] {
        if flawed(Flaw::DefaultUnlisted) {
            return &[OptionSpec { key: "length", values: Values::OneOf(&["short", "long"]), default: "" }];
        }
        &[
            OptionSpec { key: "length", values: Values::OneOf(&["short", "long"]), default: "short" },
            OptionSpec { key: "note", values: Values::Text, default: "" },
        ]
    }

    fn config(options: &Options, _seats: u8) -> Result<u8, Refusal> {
        Ok(if options.value(Self::options(), "length") == "long" { 3 } else { 2 })
    }

    fn new(config: &u8, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        let mut deck = [COPIES; CARDS];
        let count = usize::from(seats);
        let mut hands = vec![Vec::new(); count];
        for hand in &mut hands {
            for _ in 0..HAND {
                hand.push(Self::draw(&mut deck, chance)?);
            }
            hand.sort_unstable();
        }
        Ok(Toy {
            rounds: *config,
            round: 0,
            deck,
            discarded: [0; CARDS],
            hands,
            chosen: vec![None; count],
            builder: None,
            tiles: Vec::new(),
            points: vec![0; count],
            stakes: vec![0; count],
            knocked: vec![false; count],
            resigned: vec![false; count],
            shown: None,
            last: None,
        })
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn turn(&self) -> Turn {
        if self.over() {
            let mut outcome =
                Outcome::ranked(&self.points.iter().map(|&points| (points, ())).collect::<Vec<_>>());
            if flawed(Flaw::OddPlaces) {
                outcome.standings[0].place += 4;
            }
            return Turn::Over(outcome);
        }
        if let Some(builder) = self.builder {
            let eager = |seat: &Seat| !self.knocked[seat.index()] && !self.resigned[seat.index()];
            let may = self.seat_list().filter(|&seat| seat != builder).filter(eager).collect();
            return Turn::Waiting { must: SeatSet::one(builder), may };
        }
        let (may, must): (Vec<_>, Vec<_>) =
            self.seat_list().partition(|seat| self.chosen[seat.index()].is_some());
        let may: SeatSet = may.into_iter().collect();
        let must: SeatSet = must.into_iter().collect();
        Turn::Waiting { must, may: if flawed(Flaw::MustAndMay) { SeatSet::all(self.seats()) } else { may } }
    }

    fn legal(&self, seat: Seat, action: &Bid) -> Result<(), Refusal> {
        if !self.turn().admits(seat) && !flawed(Flaw::OutOfTurn) || self.over() {
            return Err(Refusal::new("toy-refusal-turn"));
        }
        let building = self.builder.is_some();
        let builder = self.builder == Some(seat);
        match action {
            Bid::Card(card) if building => Err(Refusal::new("toy-refusal-phase").with("card", *card)),
            Bid::Card(card) if !self.hands[seat.index()].contains(card) => {
                Err(Refusal::new(if flawed(Flaw::RefusalWithoutWords) {
                    "toy-refusal-unknown"
                } else {
                    "toy-refusal-card"
                }))
            }
            Bid::Card(card) => {
                let other = |&other: &Seat| other != seat && self.hands[other.index()].contains(card);
                let held = flawed(Flaw::LegalityLeaks) && self.seat_list().any(|seat| other(&seat));
                if held { Err(Refusal::new("toy-refusal-card")) } else { Ok(()) }
            }
            Bid::Bet(1..=99)
                if !building && self.stakes[seat.index()] == 0 && !flawed(Flaw::SampleIllegal) =>
            {
                Ok(())
            }
            Bid::Knock(times)
                if building && !builder && self.quiet(seat) && Self::knocks(seat).contains(times) =>
            {
                Ok(())
            }
            Bid::Put(square, _)
                if builder && (flawed(Flaw::LegalUnlisted) || self.free().any(|s| s == *square)) =>
            {
                Ok(())
            }
            _ => Err(Refusal::new("toy-refusal-phase").with("card", 0)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Bid>) {
        if !self.turn().admits(seat) && !flawed(Flaw::OutOfTurn) || self.over() {
            return;
        }
        if self.builder == Some(seat) {
            let sides = [Side::Front, Side::Back];
            out.extend(self.free().flat_map(|square| sides.map(|side| Bid::Put(square, side))));
        } else if self.builder.is_some() {
            if self.quiet(seat) {
                out.extend(Self::knocks(seat).map(Bid::Knock));
            }
        } else {
            let cards: Vec<u8> = (1..=9).filter(|card| self.hands[seat.index()].contains(card)).collect();
            out.extend(
                cards
                    .into_iter()
                    .map(Bid::Card)
                    .filter(|action| flawed(Flaw::ListedIllegal) || self.legal(seat, action).is_ok()),
            );
            if flawed(Flaw::ListedIllegal) {
                out.push(Bid::Knock(1));
            }
        }
        if flawed(Flaw::Unsorted) {
            out.reverse();
        }
    }

    fn forms(&self, seat: Seat) -> Forms<Bid> {
        let open = self.builder.is_none() && !self.over() && self.turn().admits(seat);
        if !open || self.stakes[seat.index()] > 0 {
            return Forms::default();
        }
        Forms {
            open: vec![if flawed(Flaw::FormUnreadable) { &UNREADABLE } else { &FORM }],
            samples: vec![Bid::Bet(1), Bid::Bet(99)],
        }
    }

    fn universe(_seats: u8) -> Vec<Bid> {
        if is_sampled() && !flawed(Flaw::SampledAndListed) {
            return Vec::new();
        }
        let squares = (12..19).flat_map(|row| (12..17).map(move |column| Coordinate { row, column }));
        let puts = squares.flat_map(|square| [Side::Front, Side::Back].map(|side| Bid::Put(square, side)));
        let cards = (if flawed(Flaw::UniverseLacks) { 1..=4 } else { 1..=9 }).map(Bid::Card);
        cards.chain([1, 2, 3].map(Bid::Knock)).chain(puts).collect()
    }

    fn sampler() -> Option<Sampler<Bid>> {
        is_sampled().then_some(Sampler { contains: action::is_sayable, sample: action::any })
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Bid,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        match *action {
            Bid::Card(card) => {
                let chosen = self.chosen.iter().flatten().count() as u8;
                self.chosen[seat.index()] = Some(card);
                if !flawed(Flaw::SilentActor) {
                    let told = if flawed(Flaw::MeaningShifts) { card + chosen } else { card };
                    events.push(Event::Chose(seat, told));
                }
                if self.chosen.contains(&None) {
                    return Ok(Barrier::Open);
                }
                self.reveal(chance, events)?;
                return Ok(if flawed(Flaw::UnmarkedDraw) { Barrier::Open } else { Barrier::Shut });
            }
            Bid::Bet(stake) => {
                self.stakes[seat.index()] = stake;
                events.push(Event::Bet(seat, stake));
            }
            Bid::Knock(_) => {
                self.knocked[seat.index()] = true;
                if flawed(Flaw::UnmarkedReveal) {
                    self.shown = self.hands[seat.index()].last().copied();
                }
                events.push(Event::Knocked(seat));
            }
            Bid::Put(square, side) => {
                self.tiles.push((square, side));
                self.builder = None;
                self.round += 1;
                events.push(Event::Put(seat, square));
                if self.over() {
                    return Ok(Barrier::Shut);
                }
            }
        }
        Ok(Barrier::Open)
    }

    fn reflex(&self) -> Option<(Seat, Bid)> {
        if self.over() || flawed(Flaw::NobodyAnswers) {
            return None;
        }
        let gone = |seat: &Seat| self.resigned[seat.index()] && self.turn().must().contains(*seat);
        let seat = self.seat_list().find(gone)?;
        let lowest = if flawed(Flaw::ReflexIllegal) { 0 } else { self.hands[seat.index()][0] };
        match self.builder {
            Some(_) => self.free().next().map(|square| (seat, Bid::Put(square, Side::Front))),
            None => Some((seat, Bid::Card(lowest))),
        }
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.resigned[seat.index()] = true;
        events.push(Event::Resigned(seat));
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map_or(Vec::new(), |seat| self.hands[seat.index()].clone());
        View {
            seats: self.seats(),
            round: self.round,
            must: self.turn().must(),
            knockers: self.builder.map_or(SeatSet::EMPTY, |_| self.turn().may()),
            over: self.over(),
            committed: self.chosen.iter().map(Option::is_some).collect(),
            tiles: self.tiles.clone(),
            points: self.points.clone(),
            stakes: self.stakes.clone(),
            knocked: self.knocked.clone(),
            shown: self.shown,
            last: self.last,
            hand: own,
            choice: viewer.seat().and_then(|seat| self.chosen[seat.index()]),
            all: if self.over() { self.hands.clone() } else { Vec::new() },
            leak: flawed(Flaw::ViewLeaks).then(|| self.hands[0][0]),
        }
    }

    fn scores(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn conserved(&self) -> Result<(), String> {
        self.count_cards()
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        self.deal_hidden(viewer, chance)
    }
}

impl Mind for Toy {
    fn proposals(&self, seat: Seat, out: &mut Vec<Bid>) {
        out.extend(Some(Bid::Bet(5)).filter(|bet| self.legal(seat, bet).is_ok()));
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        let key = if flawed(Flaw::ReasonWithoutWords) { "toy-why-unknown" } else { "toy-why-points" };
        vec![Reason::new(key, POINT * self.points[seat.index()]).with("round", self.round)]
    }
}
