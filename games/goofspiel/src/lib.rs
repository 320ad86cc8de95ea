//! Goofspiel, the game of pure strategy: a small whole game, as docs/adding-a-game.md walks through it.
//!
//! Everybody holds the cards 1 to 13. A prize of 1 to 13 is turned up; everybody secretly bids a card, all bids are shown at once, and
//! the highest bidder takes the prize. If several did, nobody takes it: it is added to the next one, or is lost, as agreed. The bids are
//! gone. After thirteen rounds the prizes taken are counted.

mod picture;
mod say;
mod show;

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use rules::{
    Ahead, Barrier, Chance, ChanceError, Game, OptionSpec, Options, Outcome, Refusal, Seat, SeatSet, Turn,
    Values, Viewer,
};
use serde::{Deserialize, Serialize};
use tabletop::{Title, TitleOf};
use thinking::Mind;

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<Goofspiel>::NEW;

/// Hands and prizes run from 1 to this.
const CARDS: u8 = 13;

fn suit() -> BTreeSet<u8> {
    (1..=CARDS).collect()
}

/// What prizes are worth.
fn points(prizes: &[u8]) -> i32 {
    prizes.iter().map(|prize| i32::from(*prize)).sum()
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Goofspiel {
    /// Whether a prize that nobody takes is added to the next one.
    carries: bool,
    hands: Vec<BTreeSet<u8>>,
    /// What has been bid in this round, hidden until all have.
    bids: Vec<Option<u8>>,
    /// The prizes that are still to come; in which order, chance says.
    coming: BTreeSet<u8>,
    /// What is bid for now.
    prizes: Vec<u8>,
    taken: Vec<Vec<u8>>,
    lost: Vec<u8>,
    last: Option<Round>,
    resigned: SeatSet,
}

/// A round that is over: what was bid, for what, and who took it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    bids: Vec<u8>,
    prizes: Vec<u8>,
    winner: Option<Seat>,
}

/// The bid of a card, `bid 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bid(u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        let card = match words[..] {
            ["bid", card] => card.parse().ok().filter(|card| suit().contains(card) && !text.contains('+')),
            _ => None,
        };
        card.map(Bid).ok_or(Refusal::new("refusal-unreadable"))
    }
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// That seat has bid that card, for its eyes only.
    Bid(Seat, u8),
    /// All bids are shown.
    Round(Round),
    /// That prize is turned up.
    Prize(u8),
    /// That seat has resigned: its lowest card is bid from now on.
    Resigned(Seat),
}

/// What a viewer may know: everything but the others' bids.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    turn: Turn,
    hands: Vec<BTreeSet<u8>>,
    own: Option<u8>,
    coming: BTreeSet<u8>,
    prizes: Vec<u8>,
    taken: Vec<Vec<u8>>,
    last: Option<Round>,
}

impl Goofspiel {
    fn over(&self) -> bool {
        self.hands.iter().all(BTreeSet::is_empty)
    }

    /// Shows all bids and gives the prizes to the highest bidder, if there is only one.
    fn settle(&mut self, events: &mut Vec<Event>) {
        let bids: Vec<u8> = self.bids.iter_mut().filter_map(Option::take).collect();
        for (hand, bid) in self.hands.iter_mut().zip(&bids) {
            hand.remove(bid);
        }
        let most = bids.iter().max();
        let highest: SeatSet =
            (0..).map(Seat).zip(&bids).filter(|(_, bid)| Some(*bid) == most).map(|(seat, _)| seat).collect();
        let winner = highest.iter().next().filter(|_| highest.len() == 1);
        let prizes = std::mem::take(&mut self.prizes);
        match winner {
            Some(seat) => self.taken[seat.index()].extend(&prizes),
            None if self.carries && !self.over() => self.prizes.clone_from(&prizes),
            None => self.lost.extend(&prizes),
        }
        let round = Round { bids, prizes, winner };
        self.last = Some(round.clone());
        events.push(Event::Round(round));
    }

    /// Turns the next prize up, if there is one.
    fn turn_up(&mut self, chance: &mut dyn Chance) -> Result<Option<u8>, ChanceError> {
        let coming: Vec<u8> = self.coming.iter().copied().collect();
        if coming.is_empty() {
            return Ok(None);
        }
        let drawn = chance.draw("prize", &vec![1; coming.len()], &|index| coming[index].to_string())?;
        let prize = coming[drawn];
        self.coming.remove(&prize);
        self.prizes.push(prize);
        Ok(Some(prize))
    }
}

impl Game for Goofspiel {
    type Config = bool;
    type Action = Bid;
    type Event = Event;
    type View = View;

    const ID: &'static str = "goofspiel";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "ties", values: Values::OneOf(&["carry", "lose"]), default: "carry" }]
    }

    fn config(options: &Options, _: u8) -> Result<bool, Refusal> {
        Ok(options.value(Self::options(), "ties") == "carry")
    }

    fn new(carries: &bool, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        let each = usize::from(seats);
        let mut position = Goofspiel {
            carries: *carries,
            hands: vec![suit(); each],
            bids: vec![None; each],
            coming: suit(),
            prizes: Vec::new(),
            taken: vec![Vec::new(); each],
            lost: Vec::new(),
            last: None,
            resigned: SeatSet::EMPTY,
        };
        position.turn_up(chance)?;
        Ok(position)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The game waits for those who have not bid; the others may bid otherwise until all have.
    fn turn(&self) -> Turn {
        if self.over() {
            return Turn::Over(Outcome::ranked(
                &self.scores().iter().map(|&score| (score, ())).collect::<Vec<_>>(),
            ));
        }
        let has_bid = |seat: &Seat| self.bids[seat.index()].is_some();
        let (may, must) = Seat::first(self.seats()).partition::<Vec<Seat>, _>(has_bid);
        Turn::Waiting { must: must.into_iter().collect(), may: may.into_iter().collect() }
    }

    fn legal(&self, seat: Seat, Bid(card): &Bid) -> Result<(), Refusal> {
        if self.over() {
            return Err(Refusal::new("refusal-not-your-turn"));
        }
        let held = self.hands.get(seat.index()).is_some_and(|hand| hand.contains(card));
        if held { Ok(()) } else { Err(Refusal::new("goofspiel-refusal-card").with("card", *card)) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Bid>) {
        out.extend(self.hands.get(seat.index()).into_iter().flatten().map(|card| Bid(*card)));
    }

    fn universe(_: u8) -> Vec<Bid> {
        suit().into_iter().map(Bid).collect()
    }

    fn apply(
        &mut self,
        seat: Seat,
        Bid(card): &Bid,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        self.bids[seat.index()] = Some(*card);
        events.push(Event::Bid(seat, *card));
        if self.bids.contains(&None) {
            return Ok(Barrier::Open);
        }
        self.settle(events);
        events.extend(self.turn_up(chance)?.map(Event::Prize));
        Ok(Barrier::Shut)
    }

    fn reflex(&self) -> Option<(Seat, Bid)> {
        let seat = self.resigned.and(self.turn().must()).iter().next()?;
        self.hands[seat.index()].first().map(|card| (seat, Bid(*card)))
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.resigned.insert(seat);
        events.push(Event::Resigned(seat));
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            turn: self.turn(),
            hands: self.hands.clone(),
            own: viewer.seat().and_then(|seat| self.bids.get(seat.index()).copied().flatten()),
            coming: self.coming.clone(),
            prizes: self.prizes.clone(),
            taken: self.taken.clone(),
            last: self.last.clone(),
        }
    }

    fn scores(&self) -> Vec<i32> {
        self.taken.iter().map(|prizes| points(prizes)).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        let taken = self.taken.iter().flatten();
        let mut prizes: Vec<u8> =
            self.coming.iter().chain(&self.prizes).chain(taken).chain(&self.lost).copied().collect();
        prizes.sort_unstable();
        if prizes != (1..=CARDS).collect::<Vec<u8>>() {
            return Err(format!("the prizes are {prizes:?}"));
        }
        let alike = self.hands.windows(2).all(|pair| pair[0].len() == pair[1].len());
        let held =
            self.hands.iter().zip(&self.bids).all(|(hand, bid)| bid.is_none_or(|bid| hand.contains(&bid)));
        if alike && held { Ok(()) } else { Err(format!("hands {:?}, bids {:?}", self.hands, self.bids)) }
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        for (seat, (bid, hand)) in (0..).map(Seat).zip(self.bids.iter_mut().zip(&self.hands)) {
            if bid.is_some() && !viewer.is(seat) {
                let cards: Vec<u8> = hand.iter().copied().collect();
                let drawn = chance.draw("bid", &vec![1; cards.len()], &|index| cards[index].to_string())?;
                *bid = Some(cards[drawn]);
            }
        }
        Ok(())
    }
}

impl Mind for Goofspiel {}
impl Ahead for Goofspiel {}
