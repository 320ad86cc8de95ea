//! A plain account of a game, kept by what has happened since the set-up.

use super::super::action::Deal;
use super::super::components::board::{CornerSet, EdgeSet, Hex};
use super::super::components::cards::{Cards, Resource};
use super::super::event::Piece;
use super::*;
use rules::SeatSet;

/// What one seat has drawn, taken, laid and built.
#[derive(Clone, Copy, Default)]
pub(super) struct Book {
    pub(super) hand: Cards,
    /// Development cards of earlier turns, and those of this one.
    pub(super) old: [u8; 5],
    pub(super) new: [u8; 5],
    pub(super) due: u8,
    pub(super) chosen: Option<Cards>,
    pub(super) knights: u8,
    pub(super) roads: EdgeSet,
    pub(super) settlements: CornerSet,
    pub(super) cities: CornerSet,
    pub(super) produced: [u16; 5],
    /// The last offer and those it named.
    pub(super) offered: Option<(Deal, SeatSet)>,
}

/// The account of a game.
pub(super) struct Account {
    pub(super) books: Vec<Book>,
    pub(super) resigned: SeatSet,
    pub(super) longest: Option<Seat>,
    pub(super) army: Option<Seat>,
    /// Development cards bought.
    pub(super) sold: u8,
    pub(super) robber: Hex,
    pub(super) dice: Option<(u8, u8)>,
    pub(super) built: bool,
    pub(super) carded: bool,
    pub(super) sums: [u16; 11],
    pub(super) yields: [Cards; 4],
    pub(super) robbed: bool,
    pub(super) winner: Option<Seat>,
}

impl Account {
    /// Opens the account with what the set-up has given.
    pub(super) fn of(table: &Catan) -> Account {
        let book = |seat| {
            let player = table.player(seat);
            Book {
                hand: player.hand,
                roads: player.roads,
                settlements: player.settlements,
                ..Book::default()
            }
        };
        Account {
            books: Seat::first(table.seats).map(book).collect(),
            resigned: SeatSet::EMPTY,
            longest: None,
            army: None,
            sold: 0,
            robber: table.robber,
            dice: None,
            built: false,
            carded: false,
            sums: [0; 11],
            yields: [Cards::NONE; 4],
            robbed: false,
            winner: None,
        }
    }

    /// The book of that seat.
    pub(super) fn of_seat(&mut self, seat: Seat) -> &mut Book {
        &mut self.books[seat.index()]
    }

    /// Takes the price for something built or bought.
    fn pay(&mut self, seat: Seat, price: &str) {
        self.of_seat(seat).hand -= price.parse().expect("cards");
        self.built = true;
    }

    /// Books an event; `free` is what is built while founding or by a card.
    pub(super) fn note(&mut self, event: &Event, free: bool) {
        match *event {
            Event::Rolled { dice, gains, .. } => {
                (self.dice, self.yields, self.robbed) = (Some(dice), gains, false);
                self.sums[usize::from(dice.0 + dice.1 - 2)] += 1;
                for (book, gain) in self.books.iter_mut().zip(gains) {
                    book.hand += gain;
                    book.produced.iter_mut().zip(gain.0).for_each(|(sum, count)| *sum += u16::from(count));
                }
            }
            Event::Paid(seat, cards) | Event::Plenty(seat, cards) => self.of_seat(seat).hand += cards,
            Event::Built { seat, piece: Piece::Road(edge) } => {
                self.of_seat(seat).roads.insert(edge);
                if !free {
                    self.pay(seat, "1 wood 1 brick");
                }
            }
            Event::Built { seat, piece: Piece::Settlement(corner) } => {
                self.of_seat(seat).settlements.insert(corner);
                if !free {
                    self.pay(seat, "1 wood 1 brick 1 wool 1 grain");
                }
            }
            Event::Built { seat, piece: Piece::City(corner) } => {
                self.of_seat(seat).settlements.remove(corner);
                self.of_seat(seat).cities.insert(corner);
                self.pay(seat, "2 grain 3 ore");
            }
            Event::Bought { seat, card } => {
                self.of_seat(seat).new[card.expect("the log knows it") as usize] += 1;
                self.sold += 1;
                self.pay(seat, "1 wool 1 grain 1 ore");
            }
            Event::Played(seat, card) => {
                self.of_seat(seat).old[card as usize] -= 1;
                self.of_seat(seat).knights += u8::from(card == Development::Knight);
                self.carded = true;
            }
            Event::Monopoly { seat, kind, from } => {
                for (book, count) in self.books.iter_mut().zip(from) {
                    book.hand.take(kind, count);
                }
                self.of_seat(seat).hand.add(kind, from.iter().sum());
            }
            Event::MustDiscard(due) => {
                self.books.iter_mut().zip(due).for_each(|(book, due)| book.due = due);
            }
            Event::Chose(seat, cards) => self.of_seat(seat).chosen = cards,
            Event::Discarded(seat, cards) => {
                let book = self.of_seat(seat);
                (book.due, book.chosen) = (0, None);
                book.hand -= cards;
            }
            Event::Robbed { seat, hex, victim, card, .. } => {
                (self.robber, self.robbed) = (hex, true);
                if let (Some(victim), Some(card)) = (victim, card) {
                    self.of_seat(victim).hand.take(card, 1);
                    self.of_seat(seat).hand.add(card, 1);
                }
            }
            Event::Banked { seat, give, take } => {
                self.of_seat(seat).hand -= give;
                self.of_seat(seat).hand.add(take, 1);
            }
            Event::Traded { seat, with, deal } => {
                for (giver, taker, cards) in [(seat, with, deal.give), (with, seat, deal.want)] {
                    self.of_seat(giver).hand -= cards;
                    self.of_seat(taker).hand += cards;
                }
            }
            Event::LongestRoad(holder, _) => self.longest = holder,
            Event::LargestArmy(holder, _) => self.army = Some(holder),
            Event::Turn(_) => {
                for book in &mut self.books {
                    let new = std::mem::take(&mut book.new);
                    book.old.iter_mut().zip(new).for_each(|(old, new)| *old += new);
                }
                (self.dice, self.built, self.carded) = (None, false, false);
            }
            Event::Won { seat, .. } => self.winner = Some(seat),
            Event::Shortage(_) | Event::Stopped(_) | Event::Offered { .. } | Event::Accepted(_) => {}
            Event::Declined(_) | Event::Countered(..) | Event::Withdrawn(_) => {}
        }
    }

    /// Chooses for those who have resigned without having chosen: card by card of the kind that is held most, of equals the later one.
    pub(super) fn choose_for_the_resigned(&mut self) {
        for (seat, book) in (0..).map(Seat).zip(&mut self.books) {
            if book.due == 0 || book.chosen.is_some() || !self.resigned.contains(seat) {
                continue;
            }
            let (mut left, mut chosen) = (book.hand, Cards::NONE);
            for _ in 0..book.due {
                let most = left.0.into_iter().max();
                let kind =
                    Resource::ALL.into_iter().rev().find(|&kind| Some(left[kind]) == most).expect("a kind");
                left.take(kind, 1);
                chosen.add(kind, 1);
            }
            book.chosen = Some(chosen);
        }
    }
}
