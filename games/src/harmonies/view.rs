//! What one viewer may know.

use serde::Serialize;

use crate::{Outcome, Seat, SeatSet, Viewer};

use super::action::Space;
use super::card::CardId;
use super::cell::Side;
use super::score::Score;
use super::token::{Token, Tokens};
use super::{Ending, Harmonies, Held, Land, Realm, Steps};

/// What one viewer may know: everything but the nature spirits that are not face up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) side: Side,
    pub(crate) first: Seat,
    /// Whose turn it is; nobody's when the game is over.
    pub(crate) current: Option<Seat>,
    pub(crate) round: u16,
    pub(crate) seats: Vec<SeatView>,
    /// As many spaces as the central board has.
    pub(crate) central: Vec<Option<[Token; 3]>>,
    pub(crate) bag: Tokens,
    pub(crate) row: Vec<Option<CardId>>,
    /// Cards left in the deck.
    pub(crate) deck: u8,
    pub(crate) steps: Steps,
    pub(crate) last: Option<Steps>,
    pub(crate) ending: Option<Ending>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) resigned: SeatSet,
    /// The viewer's own nature spirits.
    pub(crate) spirits: Option<super::realm::Spirits>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatView {
    pub(crate) land: Land,
    pub(crate) held: Vec<Held>,
    pub(crate) score: Score,
    pub(crate) spirit: SpiritView,
}

/// What everybody may know of a seat's nature spirit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum SpiritView {
    /// The game is played without.
    None,
    /// Two cards dealt, none chosen yet.
    Dealt,
    /// Chosen, not yet face up.
    Chosen,
    /// Face up among the cards.
    Shown,
}

pub(crate) fn view(game: &Harmonies, viewer: Viewer) -> View {
    View {
        viewer,
        side: game.side(),
        first: game.first,
        current: (!game.over).then_some(game.current),
        round: game.rounds + u16::from(!game.over),
        seats: game.realms.iter().map(SeatView::of).collect(),
        central: game.central[..game.spaces()].to_vec(),
        bag: game.bag,
        row: game.row[..game.spaces()].to_vec(),
        deck: game.deck.len(),
        steps: game.steps,
        last: game.last,
        ending: game.ending,
        outcome: game.over.then(|| game.outcome()),
        resigned: game.resigned,
        spirits: viewer.seat().and_then(|seat| game.realms.get(seat.index())?.spirits),
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
        SeatView { land: realm.land, held: realm.held.clone(), score: realm.score(), spirit }
    }

    /// Every space with a cube, and whose it is.
    pub(crate) fn cube(&self, cell: super::Cell) -> Option<CardId> {
        self.held.iter().find(|held| held.cubes.has(cell)).map(|held| held.card)
    }

    /// Every space with a cube.
    pub(crate) fn cubes(&self) -> super::Cells {
        self.held.iter().fold(super::Cells::NONE, |cells, held| cells.or(held.cubes))
    }
}

impl View {
    pub(crate) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// How many tokens are left in the bag.
    pub(crate) fn in_bag(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// The spaces of the central board with their tokens.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = (Space, Option<[Token; 3]>)> {
        Space::all().zip(self.central.iter().copied())
    }

    /// The turn being played once it has begun, else the one before it.
    pub(crate) fn latest(&self) -> Option<&Steps> {
        let steps = &self.steps;
        let begun = steps.space.is_some() || !steps.cubes.is_empty() || steps.animal.is_some();
        if begun && self.current == Some(steps.seat) { Some(steps) } else { self.last.as_ref() }
    }

    /// The turn that the picture marks on that seat's board.
    pub(crate) fn marked(&self, seat: Seat) -> Option<&Steps> {
        self.latest().filter(|steps| steps.seat == seat)
    }
}
