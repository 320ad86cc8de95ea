//! The views, described a second time: what each viewer may know, by an account of what has happened since the set-up.

use super::super::components::cards::{Cards, Resource};
use super::super::components::land::Rates;
use super::super::state::{Answer, Offer};
use super::super::view::{PlayerView, Secret, View};
use super::account::{Account, Book};
use super::*;
use rules::{Outcome, SeatSet, Standing, Viewer};

impl Account {
    /// The points that everybody sees.
    fn points(&self, seat: Seat) -> u8 {
        let book = &self.books[seat.index()];
        let held = [self.longest, self.army].iter().filter(|holder| **holder == Some(seat)).count() as u8;
        book.settlements.len() + 2 * book.cities.len() + 2 * held
    }

    /// All points.
    fn all_points(&self, seat: Seat) -> u8 {
        let Book { old, new, .. } = self.books[seat.index()];
        self.points(seat) + old[Development::Point as usize] + new[Development::Point as usize]
    }

    /// The winner, whose turn it is, first; then the others by their points.
    fn outcome(&self) -> Outcome {
        let rank = |seat| (self.winner == Some(seat), self.all_points(seat));
        let seats = || Seat::first(self.books.len() as u8);
        let standing = |seat| Standing {
            seat,
            place: 1 + seats().filter(|&other| rank(other) > rank(seat)).count() as u8,
            score: i32::from(self.all_points(seat)),
        };
        Outcome { standings: seats().map(standing).collect(), verdict: None, rematch: false }
    }

    /// The view of a player: `open` says whether the secrets are shown.
    fn player(&self, table: &Catan, seat: Seat, open: bool) -> PlayerView {
        let book = &self.books[seat.index()];
        let (old, new) = (book.old.iter().sum::<u8>(), book.new.iter().sum::<u8>());
        let buildings = book.settlements.or(book.cities);
        let mut rates = Cards([4; 5]);
        for better in [3, 2] {
            for (edge, harbour) in table.land.harbours {
                let serves = edge.corners().into_iter().any(|corner| buildings.contains(corner));
                for kind in Resource::ALL {
                    let rate = if harbour.0.is_none() { 3 } else { 2 };
                    if serves && rate == better && harbour.0.is_none_or(|own| own == kind) {
                        rates.0[kind as usize] = better;
                    }
                }
            }
        }
        PlayerView {
            roads: book.roads,
            settlements: book.settlements,
            cities: book.cities,
            rates: Rates(rates),
            knights: book.knights,
            length: table.player(seat).length,
            points: self.points(seat),
            hand_size: book.hand.0.iter().sum(),
            unplayed: old + new,
            due: book.due,
            produced: book.produced,
            expected: table.player(seat).expected,
            variance: table.player(seat).variance,
            secret: open.then(|| Secret {
                hand: book.hand,
                cards: book.old,
                fresh: book.new,
                chosen: book.chosen,
                points: self.all_points(seat),
            }),
        }
    }

    /// What that viewer may know: what lies open on the table is read there, all else in the account.
    fn view(&self, table: &Catan, viewer: Viewer) -> View {
        let over = self.winner.is_some();
        let mut bank = Cards([19; 5]);
        self.books.iter().for_each(|book| bank -= book.hand);
        let seats = || Seat::first(table.seats);
        let chooses = |seat: &Seat| {
            let book = &self.books[seat.index()];
            book.due > 0 && book.chosen.is_none()
        };
        let must = match table.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Discard => seats().filter(chooses).collect(),
            _ => SeatSet::one(table.current),
        };
        let chronicle = &table.chronicle;
        let [one, two, three, four] = chronicle.earlier;
        View {
            viewer,
            agreed: table.agreed,
            land: table.land,
            robber: self.robber,
            bank,
            deck: 25 - self.sold,
            players: seats()
                .map(|seat| self.player(table, seat, over || viewer == Viewer::Seat(seat)))
                .collect(),
            resigned: self.resigned,
            longest: self.longest,
            army: self.army,
            first: table.first,
            current: table.current,
            phase: table.phase,
            winner: self.winner,
            outcome: over.then(|| self.outcome()),
            must,
            dice: self.dice,
            built: self.built,
            carded: self.carded,
            offer: table.offer,
            sums: self.sums,
            turns: chronicle.turns,
            fresh_roads: chronicle.roads,
            fresh_corners: chronicle.corners,
            earlier_roads: one.0.or(two.0).or(three.0).or(four.0),
            earlier_corners: one.1.or(two.1).or(three.1).or(four.1),
            yields: self.yields,
            robbed: self.robbed,
            offered: match viewer {
                Viewer::Seat(seat) => self.books[seat.index()].offered,
                Viewer::Public => None,
            },
            news: chronicle.news.map(|news| match news {
                Event::Bought { seat, .. } => Event::Bought { seat, card: None },
                Event::Chose(seat, _) => Event::Chose(seat, None),
                Event::Robbed { seat, hex, victim, stolen, .. } => {
                    Event::Robbed { seat, hex, victim, stolen, card: None }
                }
                open => open,
            }),
        }
    }
}

/// The moments in which a view could show too much or too little, and how often they came.
#[derive(Debug, Default)]
struct Moments {
    half_chosen: u32,
    chosen_for: u32,
    answered: u32,
    free_roads: u32,
    over: u32,
}

impl Moments {
    fn count(&mut self, table: &Catan, account: &Account) {
        let waits = table.phase == Phase::Discard;
        let chosen = account.books.iter().any(|book| book.chosen.is_some());
        let resigned = account.resigned.iter().any(|seat| account.books[seat.index()].due > 0);
        let answered = |offer: &Offer| {
            offer.answers.iter().any(|answer| matches!(answer, Answer::Accepted | Answer::Countered(_)))
        };
        self.half_chosen += u32::from(waits && chosen);
        self.chosen_for += u32::from(waits && resigned);
        self.answered += u32::from(table.offer.as_ref().is_some_and(answered));
        self.free_roads += u32::from(matches!(table.phase, Phase::FreeRoads(_)));
        self.over += u32::from(table.phase == Phase::Over);
    }
}

/// Plays a game at random and holds every view of every position against the account.
fn follow(options: &str, seats: u8, seed: u64, moments: &mut Moments) {
    let mut table = table(seats, options, seed);
    let mut account = Account::of(&table);
    let mut chance = Quick::new(seed);
    loop {
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Public]) {
            assert_eq!(table.view(viewer), account.view(&table, viewer), "{options}, {seed}");
        }
        moments.count(&table, &account);
        let Turn::Waiting { must, may } = table.turn() else { return };
        let ready: Vec<Seat> = must.iter().chain(may.iter()).collect();
        let seat = ready[chance.below(ready.len())];
        let free = table.phase != Phase::Main;
        let mut events = Vec::new();
        let often = if table.phase == Phase::Discard { 8 } else { 150 };
        if chance.below(often) == 0 && account.resigned.len() + 2 < usize::from(seats) {
            table.resign(seat, &mut events);
            account.resigned = account.resigned.with(seat);
        } else {
            let action = choose(&table, seat, &mut chance);
            if let Action::Offer(deal, to) = action {
                account.of_seat(seat).offered = Some((deal, to));
            }
            table.apply(seat, &action, &mut chance, &mut events).expect("there is chance");
        }
        events.iter().for_each(|event| account.note(event, free));
        account.choose_for_the_resigned();
    }
}

/// A legal action, offers and counter-offers included; some offers are to one seat alone.
fn choose(table: &Catan, seat: Seat, chance: &mut Quick) -> Action {
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    if chance.below(4) == 0 {
        actions.extend(table.forms(seat).samples);
    }
    let action = actions[chance.below(actions.len())];
    let Action::Offer(deal, _) = action else { return action };
    let to_one = Action::Offer(deal, SeatSet::one(Seat(chance.below(usize::from(table.seats)) as u8)));
    if table.legal(seat, &to_one).is_ok() { to_one } else { action }
}

#[test]
fn each_viewer_knows_what_is_public_and_the_own_secrets_and_at_the_end_everything() {
    let mut moments = Moments::default();
    for (seed, (options, seats)) in (0..18).zip(
        [
            ("points 8", 3),
            ("layout fixed, points 8, friendly yes", 4),
            ("layout variable, order free, points 5", 4),
            ("layout variable, tokens random, trade people, friendly yes, points 5", 3),
            ("layout fixed, order free, trade bank, points 8", 3),
            ("order free", 4),
        ]
        .into_iter()
        .cycle(),
    ) {
        follow(options, seats, seed, &mut moments);
    }
    let Moments { half_chosen, chosen_for, answered, free_roads, over } = moments;
    let least = [half_chosen, chosen_for, answered, free_roads].into_iter().min();
    assert!(least > Some(20) && over == 18, "{moments:?}");
}
