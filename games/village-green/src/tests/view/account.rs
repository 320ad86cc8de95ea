//! A plain account of a game, kept from its log alone: what was drawn, taken, laid and put away.

use super::super::super::action::{Kind, Sequence, Source};
use super::super::super::components::card::Card;
use super::super::super::score::Score;
use super::super::super::state::{Taken, Use};
use super::super::super::view::{Middle, Own, SeatView, Step, View};
use super::super::*;
use rules::{SeatSet, Viewer};

/// What the log says that chance has brought, in order.
pub(super) type Drawn = std::vec::IntoIter<(String, String)>;

/// A game as its log tells it.
pub(super) struct Account {
    seats: Vec<Kept>,
    pub(super) greens: Pile<GreenId>,
    pub(super) awards: Pile<AwardId>,
    first: Option<Seat>,
    /// The step as the seat on turn knows it.
    pub(super) step: Step,
    pub(super) steps: Steps,
    last: Option<Steps>,
    turns: [Option<Steps>; 5],
    resigned: SeatSet,
}

/// What lies in front of a seat.
struct Kept {
    own: Own,
    village: Village,
    covered: Cards<GreenId>,
    covered_awards: Cards<AwardId>,
    blind: [u8; 2],
}

/// A row, the number of cards in its deck, and those of them that seats have put under it.
pub(super) struct Pile<C> {
    row: [Option<C>; 3],
    deck: u8,
    pub(super) under: Vec<(Seat, C)>,
}

impl<C: Card> Pile<C> {
    fn top(&mut self, drawn: &mut Drawn) -> C {
        let put_there = usize::from(self.deck) == self.under.len();
        self.deck -= 1;
        if put_there { self.under.remove(0).1 } else { C::try_from(next(drawn, C::DRAW)).expect("a card") }
    }

    fn turn_up(&mut self, place: usize, drawn: &mut Drawn) {
        self.row[place] = (self.deck > 0).then(|| self.top(drawn));
    }

    fn take(&mut self, source: Source, drawn: &mut Drawn) -> (C, Taken<C>) {
        let Source::Row(number) = source else { return (self.top(drawn), Taken::Deck) };
        let place = usize::from(number) - 1;
        let card = self.row[place].expect("a card lies there");
        self.turn_up(place, drawn);
        (card, Taken::Row(number, card))
    }

    fn put_under(&mut self, seat: Seat, order: Sequence, drawn: &mut Drawn) {
        let count = order.numbers().len();
        for number in order.numbers() {
            let card = self.row[usize::from(*number) - 1].take().expect("a card lies there");
            self.under.push((seat, card));
            self.deck += 1;
        }
        (0..count).for_each(|place| self.turn_up(place, drawn));
    }

    /// The middle as a viewer knows it.
    fn seen(&self, viewer: Viewer) -> Middle<C> {
        let under = self.under.iter().filter(|(seat, _)| viewer == Viewer::Seat(*seat));
        Middle { row: self.row, deck: self.deck, under: under.map(|(_, card)| *card).collect() }
    }
}

/// The number that came when that was drawn.
fn next(drawn: &mut Drawn, name: &str) -> u8 {
    let (what, number) = drawn.next().expect("the log says what came");
    assert_eq!(what, name);
    number.parse().expect("a number")
}

impl Account {
    pub(super) fn new(seats: u8, mut drawn: Drawn) -> Account {
        let (greens, awards) = [(45, 20), (45, 20), (50, 25), (55, 30), (60, 30)][usize::from(seats) - 1];
        let mut account = Account {
            seats: Vec::new(),
            greens: Pile { row: [None; 3], deck: greens, under: Vec::new() },
            awards: Pile { row: [None; 3], deck: awards, under: Vec::new() },
            first: None,
            step: Step::Arrange,
            steps: begun(ONE),
            last: None,
            turns: [None; 5],
            resigned: SeatSet::EMPTY,
        };
        for seat in Seat::first(seats) {
            let hand = (0..3).map(|_| account.greens.top(&mut drawn)).collect();
            account.seats.push(Kept {
                own: Own { seat, hand, dealt: None, chosen: None, discarded: Cards::EMPTY },
                village: Village { turned: false, greens: [None; 9], awards: [None; 6] },
                covered: Cards::EMPTY,
                covered_awards: Cards::EMPTY,
                blind: [0, 0],
            });
        }
        (0..3).for_each(|place| account.greens.turn_up(place, &mut drawn));
        for kept in &mut account.seats {
            kept.own.dealt = Some([(); 3].map(|()| account.awards.top(&mut drawn)));
        }
        assert_eq!(drawn.len(), 0);
        account
    }

    /// Notes an action and what it drew; `after` says in public whose turn it is then.
    pub(super) fn act(&mut self, seat: Seat, action: Action, mut drawn: Drawn, after: &VillageGreen) {
        let kept = &mut self.seats[seat.index()];
        match action {
            Action::Arrange(order) => {
                kept.own.chosen = Some(order);
                if self.seats.iter().all(|kept| kept.own.chosen.is_some()) {
                    self.open(&mut drawn);
                }
            }
            Action::Take(source) => {
                let (card, taken) = self.greens.take(source, &mut drawn);
                kept.own.hand.push(card);
                kept.blind[0] += u8::from(source == Source::Deck);
                self.steps.green = Some(taken);
                self.step = Step::Lay { covering: self.step == Step::Cover, taken: Some(card) };
            }
            Action::Lay(number, place) => {
                let card = kept.own.hand.remove(usize::from(number) - 1);
                let below = kept.village.greens[place.index()].replace(card);
                below.into_iter().for_each(|below| kept.covered.insert(below));
                self.steps.laid = Some((card, place, below));
                let awards = self.awards.deck > 0 || self.awards.row != [None; 3];
                if card.card().feature == Feature::Structure && awards {
                    self.step = Step::Structure;
                } else {
                    self.end_turn(after);
                }
            }
            Action::Discard(number) => {
                kept.own.discarded.insert(kept.own.hand.remove(usize::from(number) - 1));
                self.steps.discarded = true;
                self.end_turn(after);
            }
            Action::Award(source) => {
                let (award, taken) = self.awards.take(source, &mut drawn);
                kept.blind[1] += u8::from(source == Source::Deck);
                self.steps.award = Some(taken);
                self.step = Step::Place { award: Some(award), structure: self.step == Step::Structure };
            }
            Action::Place(line) => {
                let Step::Place { award: Some(award), .. } = self.step else { panic!("an award is held") };
                let below = kept.village.awards[line.index()].replace(award);
                below.into_iter().for_each(|below| kept.covered_awards.insert(below));
                self.steps.headed = Some((award, line, below));
                self.end_turn(after);
            }
            Action::Renew(kind, order) => {
                kept.village.turned = true;
                self.steps.used = Some(if kind == Kind::Green { Use::Greens } else { Use::Awards });
                match kind {
                    Kind::Green => self.greens.put_under(seat, order, &mut drawn),
                    Kind::Awards => self.awards.put_under(seat, order, &mut drawn),
                }
            }
            Action::Cover => {
                kept.village.turned = true;
                self.steps.used = Some(Use::Cover);
                self.step = Step::Cover;
            }
            Action::Stop => {}
        }
        assert_eq!(drawn.len(), 0, "{action} draws more");
    }

    /// All have chosen: the awards are laid above the columns, the row is turned up, the first player drawn.
    fn open(&mut self, drawn: &mut Drawn) {
        for kept in &mut self.seats {
            let (dealt, order) = kept.own.dealt.take().zip(kept.own.chosen.take()).expect("it has chosen");
            for (place, number) in order.numbers().iter().enumerate() {
                kept.village.awards[place] = Some(dealt[usize::from(*number) - 1]);
            }
        }
        (0..3).for_each(|place| self.awards.turn_up(place, drawn));
        let first = if self.seats.len() == 1 { ONE } else { Seat(next(drawn, "first") - 1) };
        (self.first, self.step, self.steps) = (Some(first), Step::Act, begun(first));
    }

    pub(super) fn resign(&mut self, seat: Seat, after: &VillageGreen) {
        self.resigned.insert(seat);
        let own = &mut self.seats[seat.index()].own;
        own.hand.drain(..).for_each(|card| own.discarded.insert(card));
        if self.first.is_some() && self.steps.seat == seat {
            self.end_turn(after);
        }
    }

    fn end_turn(&mut self, after: &VillageGreen) {
        self.last = Some(self.steps);
        self.turns[self.steps.seat.index()] = self.last;
        (self.step, self.steps) = (Step::Act, begun(after.current));
    }

    /// What a viewer may know. Rounds, the reason for the end and the outcome are public.
    pub(super) fn view(&self, viewer: Viewer, table: &VillageGreen) -> View {
        let outcome = table.turn().outcome().cloned();
        let over = outcome.is_some();
        let choosing = |kept: &&Kept| self.first.is_none() && kept.own.chosen.is_none();
        View {
            viewer,
            first: self.first,
            current: (self.first.is_some() && !over).then_some(self.steps.seat),
            arranging: self.seats.iter().filter(choosing).map(|kept| kept.own.seat).collect(),
            round: table.rounds + if over { 0 } else { 1 },
            step: if over { Step::Over } else { self.step_for(viewer) },
            seats: self.seats.iter().map(|kept| self.seat(kept, over)).collect(),
            greens: self.greens.seen(viewer),
            awards: self.awards.seen(viewer),
            own: viewer.seat().map(|seat| self.seats[seat.index()].own.clone()),
            steps: self.steps,
            last: self.last,
            turns: self.turns,
            ending: table.ending,
            outcome,
            resigned: self.resigned,
        }
    }

    /// A card drawn unseen is known to its seat alone.
    pub(super) fn step_for(&self, viewer: Viewer) -> Step {
        let own = viewer == Viewer::Seat(self.steps.seat);
        match self.step {
            Step::Lay { covering, .. } if !own && self.steps.green == Some(Taken::Deck) => {
                Step::Lay { covering, taken: None }
            }
            Step::Place { structure, .. } if !own && self.steps.award == Some(Taken::Deck) => {
                Step::Place { award: None, structure }
            }
            step => step,
        }
    }

    fn seat(&self, kept: &Kept, over: bool) -> SeatView {
        let Kept { own, village, covered, covered_awards, blind: [blind_greens, blind_awards] } = kept;
        let nothing = Score { village: 0, ponds: 0, cols: [0; 3], rows: [0; 3] };
        SeatView {
            seat: own.seat,
            village: *village,
            score: if self.resigned.contains(own.seat) { nothing } else { Score::of(village) },
            hand: own.hand.len(),
            shown: over.then(|| own.hand.clone()),
            arranged: own.chosen.is_some(),
            covered: *covered,
            covered_awards: *covered_awards,
            blind_greens: *blind_greens,
            blind_awards: *blind_awards,
            discards: own.discarded.len(),
        }
    }
}

/// A turn in which nothing has been done.
const fn begun(seat: Seat) -> Steps {
    Steps { seat, used: None, green: None, laid: None, discarded: false, award: None, headed: None }
}
