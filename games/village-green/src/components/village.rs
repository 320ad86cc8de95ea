//! A village: the cards that show in it, and where a green card fits (rulebook, *Laying*).

use serde::{Deserialize, Serialize};

use super::award::AwardId;
use super::green::{Green, GreenId};
use super::place::{Line, Place, Places};

/// The cards that show in a village; what they cover lies in the [`Side`](super::super::state::Side).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Village {
    /// Whether the village card is turned, its use spent.
    pub(crate) turned: bool,
    /// In reading order.
    pub(crate) greens: [Option<GreenId>; Place::COUNT],
    /// The column awards, then the row awards.
    pub(crate) awards: [Option<AwardId>; Line::COUNT],
}

/// The reason for which a green card does not fit on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// A card lies there that is no lawn.
    Occupied(GreenId),
    /// The neighbour has neither its flower nor its colour.
    Beside(Place, GreenId),
}

impl Village {
    #[inline]
    pub(crate) const fn green(&self, place: Place) -> Option<GreenId> {
        self.greens[place.index()]
    }

    #[inline]
    pub(crate) const fn award(&self, line: Line) -> Option<AwardId> {
        self.awards[line.index()]
    }

    /// Lays a green card, and gives the one that it covers.
    pub(crate) fn lay(&mut self, card: GreenId, place: Place) -> Option<GreenId> {
        self.greens[place.index()].replace(card)
    }

    /// Lays an award, and gives the one that it covers.
    pub(crate) fn head(&mut self, line: Line, award: AwardId) -> Option<AwardId> {
        self.awards[line.index()].replace(award)
    }

    /// The places on which a card may be laid; `covering`: over any green card too.
    pub(crate) fn open_to(&self, card: GreenId, covering: bool) -> Places {
        let (mut taken, mut strange) = (Places::EMPTY, Places::EMPTY);
        let card = card.card();
        for (place, other) in Place::all().zip(self.greens) {
            let Some(other) = other.map(GreenId::card).filter(|other| !other.is_lawn()) else { continue };
            taken.insert(place);
            if !card.matches(other) {
                strange.insert(place);
            }
        }
        let open = if covering { Places::ALL } else { Places::ALL.but(taken) };
        open.but(strange.around())
    }

    /// Why a card cannot be laid there, if it cannot.
    pub(crate) fn misfit(&self, card: GreenId, place: Place, covering: bool) -> Option<Misfit> {
        let occupied = self.green(place).filter(|below| !covering && !below.card().is_lawn());
        let beside = |place: Place| Some((place, self.green(place)?));
        occupied.map(Misfit::Occupied).or_else(|| {
            let mut neighbours = place.neighbours().iter().filter_map(beside);
            let strange = neighbours.find(|(_, other)| !card.card().matches(other.card()));
            strange.map(|(place, other)| Misfit::Beside(place, other))
        })
    }

    /// The pair of neighbours that could never have come to lie together, if there is one.
    pub(crate) fn strangers(&self) -> Option<[(Place, GreenId); 2]> {
        let cards = || Place::all().filter_map(|place| Some((place, self.green(place)?)));
        cards().find_map(|(place, card)| {
            let strange = |(other, green): &(Place, GreenId)| {
                place.neighbours().contains(*other) && !card.card().matches(green.card())
            };
            cards().find(strange).map(|other| [(place, card), other])
        })
    }

    /// Whether all nine places hold a green card.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.greens.iter().all(Option::is_some)
    }

    /// Counts the green cards that show: the tie-break.
    #[inline]
    pub(crate) fn green_count(&self) -> usize {
        self.greens.iter().flatten().count()
    }

    /// The prints on the three places of a line.
    pub(crate) fn line(&self, line: Line) -> [Option<&'static Green>; 3] {
        let [one, two, three] = line.places();
        let print = |place| self.green(place).map(GreenId::card);
        [print(one), print(two), print(three)]
    }
}
