//! What each viewer may know, described a second time from the log.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::components::realm::Spirits;
use super::super::components::space::Space;
use super::super::components::token::Tokens;
use super::super::score::Score;
use super::super::state::Steps;
use super::super::view::{SeatView, SpiritView, View};
use super::*;
use rules::{Outcome, Recording, SeatSet, Turn, Viewer};

/// What has happened at the table, by its log.
struct Account {
    first: Seat,
    current: Seat,
    round: u16,
    players: Vec<Player>,
    central: Vec<Option<[Token; 3]>>,
    bag: Tokens,
    row: Vec<Option<CardId>>,
    deck: u8,
    steps: Steps,
    last: Option<Steps>,
    turns: [Option<Steps>; 4],
    resigned: SeatSet,
    outcome: Option<Outcome>,
}

struct Player {
    land: Land,
    animals: Vec<Held>,
    dealt: Vec<CardId>,
    kept: Option<CardId>,
    /// The spirit once it lies face up.
    spirit: Option<Held>,
}

/// The labels of the outcomes of that name.
fn labels<T>(drawn: &[(String, String)], name: &str, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
    let named = drawn.iter().filter(|(drawn, _)| drawn == name);
    named.map(|(_, label)| read(label).unwrap_or_else(|| panic!("{name} {label}"))).collect()
}

fn cards(drawn: &[(String, String)], name: &str) -> Vec<CardId> {
    labels(drawn, name, |label| label.parse().ok())
}

/// A turn of which nothing is done yet.
fn fresh(seat: Seat) -> Steps {
    Steps {
        seat,
        space: None,
        hand: [0; 6],
        placed: Cells::EMPTY,
        cubes: Cells::EMPTY,
        animal: None,
        discarded: None,
    }
}

impl Account {
    fn begun(seats: u8, side: Side, drawn: &[(String, String)]) -> Account {
        let spaces = if seats == 1 { 3 } else { 5 };
        let first = labels(drawn, "first", |label| label.parse().ok().map(|number: u8| Seat(number - 1)));
        let first = first.first().copied().unwrap_or(Seat(0));
        let dealt = cards(drawn, "spirit");
        let players = (0..usize::from(seats)).map(|seat| Player {
            land: Land::new(side),
            animals: Vec::new(),
            dealt: dealt.chunks(2).nth(seat).unwrap_or_default().to_vec(),
            kept: None,
            spirit: None,
        });
        let mut account = Account {
            first,
            current: first,
            round: 1,
            players: players.collect(),
            central: vec![None; spaces],
            bag: [23, 23, 21, 19, 19, 15],
            row: vec![None; spaces],
            deck: 32,
            steps: fresh(first),
            last: None,
            turns: [None; 4],
            resigned: SeatSet::EMPTY,
            outcome: None,
        };
        account.refill(drawn);
        account
    }

    /// Lays what was drawn where something is missing, as long as there is something.
    fn refill(&mut self, drawn: &[(String, String)]) {
        let tokens: Vec<Token> = labels(drawn, "token", |label| label.parse().ok());
        tokens.iter().for_each(|&token| self.bag[token as usize] -= 1);
        let missing = self.central.iter_mut().filter(|space| space.is_none());
        for (space, three) in missing.zip(tokens.chunks(3)) {
            let mut three = [three[0], three[1], three[2]];
            three.sort_unstable();
            *space = Some(three);
        }
        let animals = cards(drawn, "animal");
        self.deck -= animals.len() as u8;
        for (place, card) in self.row.iter_mut().filter(|place| place.is_none()).zip(animals) {
            *place = Some(card);
        }
    }

    fn act(&mut self, seat: Seat, action: Action, drawn: &[(String, String)]) {
        let player = &mut self.players[seat.index()];
        let taken = |row: &mut Vec<Option<CardId>>, card| {
            row.iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
        };
        match action {
            Action::Spirit(card) => player.kept = Some(card),
            Action::Take(space) => {
                let at = Space::all().position(|other| other == space).expect("it is a space");
                let tokens = self.central[at].take().expect("tokens lie there");
                tokens.into_iter().for_each(|token| self.steps.hand[token as usize] += 1);
                self.steps.space = Some(space);
            }
            Action::Place(token, cell) => {
                self.steps.hand[token as usize] -= 1;
                self.steps.placed.insert(cell);
                player.land.place(token, cell);
            }
            Action::Animal(card) => {
                self.steps.animal = Some(card);
                taken(&mut self.row, card);
                player.animals.push(Held { card, cubes: Cells::EMPTY });
            }
            Action::Cube(card, cell) => {
                self.steps.cubes.insert(cell);
                let held = player.animals.iter_mut().chain(&mut player.spirit).find(|held| held.card == card);
                held.expect("the card lies there").cubes.insert(cell);
            }
            Action::Discard(card) => {
                self.steps.discarded = Some(card);
                taken(&mut self.row, card);
            }
            Action::Done => self.end_turn(seat, drawn),
        }
    }

    fn end_turn(&mut self, seat: Seat, drawn: &[(String, String)]) {
        let player = &mut self.players[seat.index()];
        if player.spirit.is_none() {
            player.spirit = player.kept.map(|card| Held { card, cubes: Cells::EMPTY });
        }
        self.last = Some(self.steps);
        self.turns[seat.index()] = Some(self.steps);
        let seats = self.players.len() as u8;
        let mut passed = 0;
        while passed == 0 || self.resigned.contains(self.current) {
            self.current = Seat((self.current.0 + 1) % seats);
            passed += 1;
            if self.current == self.first && self.outcome.is_none() {
                self.round += 1;
            }
        }
        self.steps = fresh(self.current);
        if seats == 1 && self.outcome.is_none() {
            self.central = vec![None; 3];
        }
        self.refill(drawn);
    }

    fn resign(&mut self, seat: Seat) {
        self.resigned.insert(seat);
        if seat == self.current {
            for (bag, hand) in self.bag.iter_mut().zip(&mut self.steps.hand) {
                *bag += std::mem::take(hand);
            }
        }
    }

    /// What that viewer may know; why the game ends lies open on the table.
    fn view(&self, viewer: Viewer, game: &Harmonies) -> View {
        let own = match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(&self.players[seat.index()]),
        };
        View {
            viewer,
            side: self.players[0].land.side,
            first: self.first,
            current: self.outcome.is_none().then_some(self.current),
            round: self.round,
            seats: self.players.iter().map(Player::seen).collect(),
            central: self.central.clone(),
            bag: self.bag,
            row: self.row.clone(),
            deck: self.deck,
            steps: self.steps,
            last: self.last,
            turns: self.turns,
            ending: game.ending,
            outcome: self.outcome.clone(),
            resigned: self.resigned,
            spirits: own.filter(|own| !own.dealt.is_empty()).map(|own| Spirits {
                dealt: [own.dealt[0].min(own.dealt[1]), own.dealt[0].max(own.dealt[1])],
                kept: own.kept,
                shown: own.spirit.is_some(),
            }),
        }
    }
}

impl Player {
    /// What everybody sees of a player: of the spirits, before one lies face up, only whether the choice is made.
    fn seen(&self) -> SeatView {
        let held: Vec<Held> = self.spirit.iter().chain(&self.animals).copied().collect();
        SeatView {
            land: self.land,
            score: Score::of(&self.land, &held),
            held,
            spirit: match (self.dealt.is_empty(), self.kept.is_some(), self.spirit.is_some()) {
                (true, ..) => SpiritView::None,
                (_, false, _) => SpiritView::Dealt,
                (_, _, false) => SpiritView::Chosen,
                (_, _, true) => SpiritView::Shown,
            },
        }
    }
}

/// Everybody sees all but the spirits that lie face down, which their owner alone sees; on random games with every option and
/// number of players, in which now and then somebody resigns.
#[test]
fn each_viewer_sees_the_table_and_their_own_spirits() {
    for (options, side) in
        [("", Side::A), ("side b", Side::B), ("spirits yes", Side::A), ("side b, spirits yes", Side::B)]
    {
        for (seats, resigns) in [(1, false), (2, false), (2, true), (3, true), (4, false), (4, true)] {
            let mut chance = Quick::new(u64::from(seats));
            let mut choices = Quick::new(u64::from(seats) + 100);
            let mut recording = Recording::new(&mut chance);
            let mut game: Harmonies = open(options, seats, &mut recording);
            let mut account = Account::begun(seats, side, &recording.drawn);
            let mut resignations = 0;
            loop {
                for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                    assert_eq!(game.view(viewer), account.view(viewer, &game), "{options}");
                }
                let Turn::Waiting { must, .. } = game.turn() else { break };
                let leaves = Seat(choices.below(seats.into()) as u8);
                let remain = account.resigned.len() + 1 < usize::from(seats);
                if resigns && remain && !account.resigned.contains(leaves) && choices.below(24) == 0 {
                    game.resign(leaves, &mut Vec::new());
                    account.resign(leaves);
                    resignations += 1;
                    continue;
                }
                let (seat, action) = game.reflex().unwrap_or_else(|| {
                    let seat = must.iter().next().expect("a game waits for somebody");
                    let mut actions = Vec::new();
                    game.actions(seat, &mut actions);
                    (seat, actions.swap_remove(choices.below(actions.len())))
                });
                let mut recording = Recording::new(&mut chance);
                game.apply(seat, &action, &mut recording, &mut Vec::new()).expect("a live chance answers");
                account.outcome = game.turn().outcome().cloned();
                account.act(seat, action, &recording.drawn);
            }
            assert_eq!(resignations > 0, resigns, "{seats} {options}");
        }
    }
}
