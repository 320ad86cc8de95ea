//! What each viewer may know, told a second time: from what was drawn and done, in plain piles.

use super::super::ConfusingLands;
use super::super::action::Action;
use super::super::components::board::SIDE;
use super::super::components::card::{Card, CardSet};
use super::super::components::land::{Laid, Land};
use super::super::components::square::Square;
use super::super::score::field::Field;
use super::super::score::{Tally, outcome};
use super::super::state::Step;
use super::super::view::{SeatView, View};
use super::card;
use rules::{Chance, Game as _, Outcome, Quick, Recorded, Recording, Seat, SeatSet, Turn, Viewer};
use tabletop::{Entry, EntryKind, Present as _};

/// The piles of a game, as somebody at the table would keep them who sees everything.
struct Account {
    shared: Card,
    top: Card,
    /// Cards in the deck, the top one included.
    deck: usize,
    topped: CardSet,
    rounds: u8,
    /// Whether the cards not chosen have been passed on.
    passed: bool,
    seats: Vec<Piles>,
}

#[derive(Default)]
struct Piles {
    hand: CardSet,
    chosen: Option<Action>,
    laid: Vec<Laid>,
    aside: CardSet,
    discarded: CardSet,
    laid_last: bool,
}

/// Takes the outcomes of chance one by one.
fn next(drawn: &mut std::vec::IntoIter<(String, String)>, name: &str) -> Card {
    let (drawn, label) = drawn.next().expect("it is drawn");
    assert_eq!(drawn, name);
    card(label.parse().expect("a number"))
}

impl Account {
    fn begun(seats: u8, drawn: Vec<(String, String)>) -> Account {
        let mut drawn = drawn.into_iter();
        let (shared, top) = (next(&mut drawn, "shared"), next(&mut drawn, "top"));
        let seats = (0..seats).map(|_| Piles::default()).collect();
        let topped = CardSet::EMPTY;
        let mut account = Account { shared, top, deck: 17, topped, rounds: 0, passed: false, seats };
        account.deal(&mut drawn);
        account
    }

    fn deal(&mut self, drawn: &mut std::vec::IntoIter<(String, String)>) {
        for piles in &mut self.seats {
            piles.hand = [next(drawn, "deal"), next(drawn, "deal")].into_iter().collect();
            self.deck -= 2;
        }
    }

    /// Notes what a seat has done, and what chance brought.
    fn act(&mut self, seat: Seat, action: Action, drawn: Vec<(String, String)>) {
        let mut drawn = drawn.into_iter();
        self.seats[seat.index()].chosen = Some(action);
        if self.seats.iter().all(|piles| piles.chosen.is_some()) {
            for piles in &mut self.seats {
                match piles.chosen.take().expect("all have chosen") {
                    Action::Lay(laid) => piles.laid.push(laid),
                    Action::Aside(card) => piles.aside.insert(card),
                }
            }
            self.revealed(&mut drawn);
        }
        assert_eq!(drawn.next(), None, "nothing else is drawn");
    }

    /// Goes on when all have laid.
    fn revealed(&mut self, drawn: &mut std::vec::IntoIter<(String, String)>) {
        for piles in &mut self.seats {
            let lies = piles.laid.iter().map(|laid| laid.card).collect::<CardSet>();
            piles.laid_last = !piles.hand.and(lies).is_empty();
            piles.hand = piles.hand.but(lies).but(piles.aside);
        }
        self.passed = !self.passed;
        match self.seats.as_mut_slice() {
            [one, other] if self.passed => std::mem::swap(&mut one.hand, &mut other.hand),
            [alone] if self.passed => {
                alone.discarded = alone.discarded.or(alone.hand);
                self.topped.insert(self.top);
                alone.hand = CardSet::one(next(drawn, "take"));
                self.top = next(drawn, "top");
                self.deck -= 2;
            }
            _ => {
                self.rounds += 1;
                if self.rounds < 4 {
                    self.deal(drawn);
                }
            }
        }
    }

    /// What that viewer may know.
    fn known(&self, viewer: Viewer) -> View {
        let over = self.rounds == 4;
        let step = match (over, self.passed) {
            (true, _) => Step::Over,
            (false, true) => Step::Receive,
            (false, false) => Step::Choose,
        };
        let places: Vec<SeatView> = (0..)
            .map(Seat)
            .zip(&self.seats)
            .map(|(seat, piles)| {
                let own = viewer == Viewer::Seat(seat);
                // The card that the other one has received was the viewer's own.
                let was_own = self.passed && viewer != Viewer::Public;
                let land = Land::try_from(piles.laid.clone()).expect("the cards lie rightly");
                SeatView {
                    seat,
                    tally: Tally::of(&Field::of(&land), self.shared),
                    aside: piles.aside,
                    fresh: piles.laid_last,
                    blocked: has_no_room(&land),
                    ready: piles.chosen.is_some(),
                    hand: if own || was_own || over { Some(piles.hand) } else { None },
                    chosen: if own { piles.chosen } else { None },
                    discarded: if own || over { Some(piles.discarded) } else { None },
                    land,
                }
            })
            .collect();
        let seats = |wanted: &dyn Fn(&SeatView) -> bool| -> SeatSet {
            places.iter().filter(|place| wanted(place)).map(|place| place.seat).collect()
        };
        let turn = if over {
            Turn::Over(outcome(&places.iter().map(|place| place.tally.clone()).collect::<Vec<_>>()))
        } else {
            // A choice can be changed, unless there is only one.
            let open = |place: &SeatView| place.ready && !(self.passed && place.blocked);
            Turn::Waiting { must: seats(&|place| !place.ready), may: seats(&open) }
        };
        View {
            viewer,
            turn,
            step,
            round: self.rounds,
            shared: self.shared,
            top: self.top,
            deck: self.deck,
            topped: self.topped,
            places,
        }
    }
}

/// Whether a card covers a condition or no square of the land wherever it lies.
fn has_no_room(land: &Land) -> bool {
    let fits = |row: i16, column: i16, (rows, columns): (i16, i16)| {
        let under: Vec<Square> = (row..row + rows)
            .flat_map(|row| (column..column + columns).map(move |column| land.square(row, column)))
            .collect();
        under.iter().any(|square| *square != Square::Outside)
            && !under.iter().any(|square| matches!(square, Square::Condition(_)))
    };
    let places = || (0..SIDE as i16).flat_map(|row| (0..SIDE as i16).map(move |column| (row, column)));
    land.laid().next().is_some()
        && !places().any(|(row, column)| fits(row, column, (3, 2)) || fits(row, column, (2, 3)))
}

/// Compares what every viewer is shown with what it may know, now and if the game were given up now.
fn look(position: &ConfusingLands, account: &Account) {
    let seats = Seat::first(position.seats).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let (mut shown, mut known) = (position.view(viewer), account.known(viewer));
        assert_eq!(shown, known);
        let outcome = Outcome::ranked(&[(1, ()), (0, ())]);
        ConfusingLands::close(&mut shown, &outcome);
        known.turn = Turn::Over(outcome);
        known.places.iter_mut().for_each(|place| place.ready = false);
        assert_eq!(shown, known, "given up");
    }
}

/// Does an action, notes it, and looks.
fn play(
    position: &mut ConfusingLands,
    account: &mut Account,
    (seat, action): (Seat, Action),
    chance: &mut dyn Chance,
) {
    let mut chance = Recording::new(chance);
    position.legal(seat, &action).expect("it is legal");
    position.apply(seat, &action, &mut chance, &mut Vec::new()).expect("chance answers");
    account.act(seat, action, chance.drawn);
    look(position, account);
}

/// Plays those lines of a text log, then at random; a seat that may choose again sometimes does.
fn play_on(seats: u8, lines: &[&str], seed: u64) {
    let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
    let mut lines = lines.iter().map(|line| line.parse::<Entry>().expect("a line of a log"));
    let drawn = lines.next().map(|setup| setup.drawn);
    let mut script = Recorded::new(drawn.clone().unwrap_or_default());
    let mut setup = Recording::new(if drawn.is_some() { &mut script } else { &mut chance });
    let mut position = ConfusingLands::new(&(), seats, &mut setup).expect("chance answers");
    let mut account = Account::begun(seats, setup.drawn);
    look(&position, &account);
    for line in lines {
        let EntryKind::Act(seat, action) = line.kind else { panic!("no action") };
        let action = action.parse().expect("an action");
        play(&mut position, &mut account, (seat, action), &mut Recorded::new(line.drawn));
    }
    while let Turn::Waiting { must, may } = position.turn() {
        let step = position.reflex().unwrap_or_else(|| {
            let seats: Vec<Seat> = must.or(may).iter().collect();
            let seat = seats[choices.below(seats.len())];
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            (seat, actions[choices.below(actions.len())])
        });
        play(&mut position, &mut account, step, &mut chance);
    }
}

#[test]
fn every_viewer_of_two_players_is_shown_what_it_may_know() {
    for seed in 0..6 {
        play_on(2, &[], seed);
    }
}

#[test]
fn every_viewer_of_a_solo_game_is_shown_what_it_may_know() {
    for seed in 0..6 {
        play_on(1, &[], seed);
    }
}

#[test]
fn every_viewer_of_a_blocked_land_is_shown_what_it_may_know() {
    let two = [
        "setup | shared 18 | top 17 | deal 1 | deal 3 | deal 2 | deal 6",
        "1 lay 1 front 0 n14",
        "2 lay 6 back 0 n14",
        "2 lay 3 back 0 n14",
        "1 lay 2 front 180 n13 | deal 4 | deal 7 | deal 5 | deal 8",
        "1 lay 4 front 90 m14",
        "2 lay 8 back 0 n14",
        "1 lay 5 front 270 n14",
        "2 lay 7 back 0 n14 | deal 9 | deal 10 | deal 11 | deal 12",
    ];
    let solo = [
        "setup | shared 18 | top 17 | deal 1 | deal 3",
        "1 lay 1 front 0 n14 | take 2 | top 16",
        "1 lay 2 front 180 n13 | deal 4 | deal 6",
        "1 lay 4 front 90 m14 | take 5 | top 15",
        "1 lay 5 front 270 n14 | deal 9 | deal 10",
    ];
    for seed in 0..3 {
        play_on(2, &two, seed);
        play_on(1, &solo, seed);
    }
}
