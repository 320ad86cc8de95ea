//! Pieces of sentences that menus, narration and boards share.

use super::action::{Deal, colour};
use super::board::Hex;
use super::cards::{Cards, Development, Resource};
use super::land::{Harbour, Terrain};
use super::state::{Answer, Offer};
use super::view::View;
use crate::{Arg, Seat, Words};

/// Says things in somebody's words.
#[derive(Clone, Copy)]
pub(crate) struct Say<'a>(pub(super) &'a dyn Words);

impl Say<'_> {
    pub(super) fn text(self, key: &str) -> String {
        self.0.text(key, &[])
    }

    pub(super) fn number(self, key: &str, count: i64) -> String {
        self.0.text(key, &[("count", Arg::Number(count))])
    }

    pub(super) fn with(self, key: &str, player: Seat) -> String {
        self.0.text(key, &[("player", Arg::Name(player))])
    }

    /// The name alone.
    pub(super) fn name(self, seat: Seat) -> String {
        self.0.name(seat)
    }

    /// "wool"
    pub(super) fn kind(self, kind: Resource) -> String {
        self.text(&format!("catan-card-{kind}"))
    }

    /// "2 wool", "no wool"
    pub(super) fn count(self, kind: Resource, count: u8) -> String {
        self.number(&format!("catan-count-{kind}"), count.into())
    }

    /// "2 wool, 1 ore"
    pub(super) fn cards(self, cards: Cards) -> String {
        cards.iter().map(|(kind, count)| self.count(kind, count)).collect::<Vec<_>>().join(", ")
    }

    /// "2 wool for 1 ore"
    pub(super) fn deal(self, deal: Deal) -> String {
        // What stands after "for" is declined in some languages.
        let wanted =
            deal.want.iter().map(|(kind, count)| self.number(&format!("catan-for-{kind}"), count.into()));
        let want = wanted.collect::<Vec<_>>().join(", ");
        self.0.text("catan-deal", &[("give", self.cards(deal.give).into()), ("want", want.into())])
    }

    pub(super) fn development(self, card: Development) -> String {
        self.text(&format!("catan-development-{}", card.word()))
    }

    /// "Forest"
    pub(super) fn terrain(self, terrain: Terrain) -> String {
        self.text(&format!("catan-terrain-{}", terrain.map_or("desert", Resource::word)))
    }

    /// "wool 4", "desert"
    pub(super) fn yields(self, view: &View, hex: Hex) -> String {
        let number = view.land.numbers[hex.index()];
        match view.land.terrain[hex.index()] {
            Some(kind) => format!("{} {number}", self.kind(kind)),
            None => self.terrain(None),
        }
    }

    /// "K – wool 4"
    pub(super) fn hex(self, view: &View, hex: Hex) -> String {
        format!("{} – {}", hex.to_string().to_uppercase(), self.yields(view, hex))
    }

    /// "harbour 2:1 wool", "harbour 3:1"
    pub(super) fn harbour(self, harbour: Harbour) -> String {
        match harbour.0 {
            Some(kind) => self.0.text("catan-harbour-kind", &[("kind", self.kind(kind).into())]),
            None => self.text("catan-harbour-any"),
        }
    }

    /// "Blue"
    pub(super) fn colour(self, seat: Seat) -> String {
        self.text(&format!("catan-colour-{}", colour(seat)))
    }
}

impl Offer {
    /// What the offerer would give and get by trading with that seat, if it has accepted or countered.
    pub(super) fn agreed_with(&self, with: Seat) -> Option<Deal> {
        match self.answers.get(with.index())? {
            Answer::Accepted => Some(self.deal),
            Answer::Countered(deal) => Some(Deal { give: deal.want, want: deal.give }),
            Answer::Open | Answer::Declined => None,
        }
    }
}

/// Cuts a text to that many characters, the last one an ellipsis.
pub(super) fn shorten(text: String, most: usize) -> String {
    if text.chars().count() <= most { text } else { text.chars().take(most - 1).chain(['…']).collect() }
}
