//! The part of a position that one viewer may know.

use serde::Serialize;

use super::components::card::{CardId, Held};
use super::components::cell::{Cell, Cells, Side};
use super::components::habitat;
use super::components::land::Land;
use super::components::realm::{Realm, Spirits};
use super::components::space::Space;
use super::components::token::{Token, Tokens};
use super::score::{Score, outcome};
use super::state::{Ending, Harmonies, Steps};
use rules::{Outcome, Seat, SeatSet, Viewer};

/// A position as one viewer may know it: everything but the nature spirits that are not face up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) side: Side,
    pub(crate) first: Seat,
    /// The seat whose turn it is; none when the game is over.
    pub(crate) current: Option<Seat>,
    pub(crate) round: u16,
    pub(crate) seats: Vec<SeatView>,
    /// The spaces of the central board, three in a solo game.
    pub(crate) central: Vec<Option<[Token; 3]>>,
    pub(crate) bag: Tokens,
    pub(crate) row: Vec<Option<CardId>>,
    /// Cards left in the deck.
    pub(crate) deck: u8,
    pub(crate) steps: Steps,
    pub(crate) last: Option<Steps>,
    /// The last turn of each seat.
    pub(crate) turns: [Option<Steps>; 4],
    pub(crate) ending: Option<Ending>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) resigned: SeatSet,
    /// The viewer's own nature spirits.
    pub(crate) spirits: Option<Spirits>,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatView {
    pub(crate) land: Land,
    pub(crate) held: Vec<Held>,
    pub(crate) score: Score,
    pub(crate) spirit: SpiritView,
}

/// A seat's nature spirit as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum SpiritView {
    /// The game goes without.
    None,
    /// Two cards dealt, none chosen yet.
    Dealt,
    /// Chosen, not yet face up.
    Chosen,
    /// Face up among the cards.
    Shown,
}

/// Builds the view of one viewer.
pub(super) fn view(position: &Harmonies, viewer: Viewer) -> View {
    View {
        viewer,
        side: position.side(),
        first: position.first,
        current: (!position.over).then_some(position.current),
        round: position.rounds + u16::from(!position.over),
        seats: position.realms.iter().map(SeatView::of).collect(),
        central: position.central[..position.spaces()].to_vec(),
        bag: position.bag,
        row: position.row[..position.spaces()].to_vec(),
        deck: position.deck.len(),
        steps: position.steps,
        last: position.last,
        turns: position.turns,
        ending: position.ending,
        outcome: position.over.then(|| outcome(&position.realms)),
        resigned: position.resigned,
        spirits: viewer.seat().and_then(|seat| position.realms.get(seat.index())?.spirits),
    }
}

impl SeatView {
    fn of(realm: &Realm) -> SeatView {
        let spirit = match realm.spirits {
            None => SpiritView::None,
            Some(spirits) if spirits.shown => SpiritView::Shown,
            Some(spirits) if spirits.kept.is_some() => SpiritView::Chosen,
            Some(_) => SpiritView::Dealt,
        };
        SeatView { land: realm.land, held: realm.held.clone(), score: Score::of_realm(realm), spirit }
    }

    /// The card whose cube stands on that space.
    pub(crate) fn cube(&self, cell: Cell) -> Option<CardId> {
        self.held.iter().find(|held| held.cubes.contains(cell)).map(|held| held.card)
    }

    /// The cubes of animal cards on the board, which decide a tie.
    pub(crate) fn animal_cubes(&self) -> u8 {
        self.held.iter().filter(|held| !held.card.is_spirit()).map(|held| held.placed()).sum()
    }

    /// Every space with a cube.
    pub(crate) fn cubes(&self) -> Cells {
        self.held.iter().fold(Cells::EMPTY, |cells, held| cells.or(held.cubes))
    }
}

impl View {
    /// The seat as everybody may know it.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The tokens taken and not yet placed.
    pub(crate) fn in_hand(&self) -> Vec<Token> {
        let repeated =
            |token: Token| std::iter::repeat_n(token, usize::from(self.steps.hand[token as usize]));
        Token::ALL.into_iter().flat_map(repeated).collect()
    }

    /// Whether the viewer has to choose a nature spirit before anything else.
    pub(crate) fn owes_spirit(&self) -> bool {
        self.spirits.is_some_and(|spirits| spirits.kept.is_none())
    }

    /// Counts the spaces of the current seat's board that could take a cube of that card.
    pub(crate) fn homes(&self, card: CardId) -> usize {
        let Some(seat) = self.current.map(|seat| self.seat(seat)) else { return 0 };
        let is_open = seat.held.iter().any(|held| held.card == card && !held.is_complete());
        if is_open { habitat::homes(card, &seat.land, seat.cubes()).len().into() } else { 0 }
    }

    /// Counts the tokens in the bag.
    pub(crate) fn in_bag(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// The spaces of the central board with their tokens.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = (Space, Option<[Token; 3]>)> {
        Space::all().zip(self.central.iter().copied())
    }

    /// The current turn once it has begun, else the one before it.
    pub(crate) fn latest(&self) -> Option<&Steps> {
        let steps = &self.steps;
        let begun = steps.space.is_some() || !steps.cubes.is_empty() || steps.animal.is_some();
        if begun && self.current == Some(steps.seat) { Some(steps) } else { self.last.as_ref() }
    }

    /// The turn for the picture to mark on that seat's board.
    pub(crate) fn marked(&self, seat: Seat) -> Option<&Steps> {
        self.latest().filter(|steps| steps.seat == seat)
    }

    /// The last turn of a seat after which others have begun theirs, until its next one.
    pub(crate) fn earlier(&self, seat: Seat) -> Option<&Steps> {
        let waits = self.current.is_some_and(|current| current != seat) && self.marked(seat).is_none();
        self.turns.get(seat.index()).filter(|_| waits)?.as_ref()
    }
}
