//! The game's things in the words of a language.

pub(super) mod event;
pub(super) mod points;

use render::Player;

use super::action::{Deal, colour};
use super::components::board::Hex;
use super::components::cards::{Cards, Development, Resource};
use super::components::land::{Harbour, Terrain};
use super::components::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::state::Phase;
use super::view::{Secret, View};
use rules::{Arg, Seat, say};

say!();

impl Say<'_> {
    /// The message with that key and count.
    pub(super) fn number(self, key: &str, count: i64) -> String {
        self.text(key, &[("count", Arg::Number(count))])
    }

    /// The message with that key about a player.
    pub(super) fn with(self, key: &str, player: Seat) -> String {
        self.text(key, &[("player", Arg::Name(player))])
    }

    /// "wool"
    pub(super) fn kind(self, kind: Resource) -> String {
        self.plain(&format!("catan-card-{kind}"))
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
        let want = self.wanted(deal.want);
        self.text("catan-deal", &[("give", self.cards(deal.give).into()), ("want", want.into())])
    }

    /// "1 ore" as it stands after "for": some languages decline it there.
    pub(super) fn wanted(self, cards: Cards) -> String {
        let wanted =
            cards.iter().map(|(kind, count)| self.number(&format!("catan-for-{kind}"), count.into()));
        wanted.collect::<Vec<_>>().join(", ")
    }

    /// "Knight"
    pub(super) fn development(self, card: Development) -> String {
        self.plain(&format!("catan-development-{}", card.word()))
    }

    /// "Forest"
    pub(super) fn terrain(self, terrain: Terrain) -> String {
        self.plain(&format!("catan-terrain-{}", terrain.map_or("desert", Resource::word)))
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

    /// "2:1 wool harbour", "3:1 harbour"
    pub(super) fn harbour(self, harbour: Harbour) -> String {
        match harbour.0 {
            Some(kind) => self.text("catan-harbour-kind", &[("kind", self.kind(kind).into())]),
            None => self.plain("catan-harbour-any"),
        }
    }

    /// "Blue"
    pub(super) fn colour(self, seat: Seat) -> String {
        self.plain(&format!("catan-colour-{}", colour(seat)))
    }

    /// "Ada (4), Bo (5)": who is to discard, and how many cards.
    pub(super) fn owed(self, due: impl Iterator<Item = (Seat, u8)>) -> String {
        due.map(|(seat, due)| format!("{} ({due})", self.name(seat))).collect::<Vec<_>>().join(", ")
    }

    /// The heading: the founding, the number of the turn, or the end.
    pub(super) fn heading(self, view: &View) -> String {
        match view.phase {
            Phase::Over => self.text("catan-heading-over", &[]),
            Phase::Found(_) | Phase::Pave(..) => self.text("catan-heading-found", &[]),
            _ => self.text("catan-heading-turn", &[("count", view.turns.into())]),
        }
    }

    /// Tells whom the game waits for.
    pub(super) fn waiting(self, view: &View) -> String {
        if let Some(offer) = &view.offer {
            let args = [("player", view.current.into()), ("deal", self.deal(offer.deal).into())];
            return self.text("catan-wait-offer", &args);
        }
        let key = match view.phase {
            Phase::Discard => {
                let owed = self.owed(view.must.iter().map(|seat| (seat, view.player(seat).due)));
                return self.text("catan-wait-discard", &[("names", owed.into())]);
            }
            Phase::Found(_) | Phase::Pave(..) => "catan-wait-found",
            Phase::Roll => "catan-wait-roll",
            Phase::Robber => "catan-wait-robber",
            Phase::FreeRoads(_) => "catan-wait-free-roads",
            _ if view.built && !view.agreed.free => "catan-wait-build",
            _ => "catan-wait-trade",
        };
        self.with(key, view.current)
    }

    /// Tells how the game ended.
    pub(super) fn result(self, view: &View) -> String {
        let Some(winner) = view.winner else { return self.plain("catan-prompt-closed") };
        let player = view.player(winner);
        let points = player.secret.as_ref().map_or(player.points, |secret| secret.points);
        self.text("catan-prompt-over", &[("player", winner.into()), ("points", points.into())])
    }

    /// The development cards held: "2 × Knight", with those bought this turn apart.
    pub(super) fn developments(self, secret: &Secret) -> Vec<String> {
        let held = |card: Development| {
            let (old, new) = (secret.cards[card as usize], secret.fresh[card as usize]);
            let name = self.development(card);
            let whole = if old + new == 1 { name } else { format!("{} × {name}", old + new) };
            let fresh = || format!("{whole} ({})", self.number("catan-new-cards", new.into()));
            (old + new > 0).then(|| if new == 0 { whole.clone() } else { fresh() })
        };
        Development::ALL.into_iter().filter_map(held).collect()
    }

    /// The four prices, with how often each could be paid.
    pub(super) fn prices(self, hand: Cards) -> [(String, String, u8); 4] {
        let times = |price: Cards| price.iter().map(|(kind, count)| hand[kind] / count).min().unwrap_or(0);
        [
            ("catan-price-road", ROAD_PRICE),
            ("catan-price-settlement", SETTLEMENT_PRICE),
            ("catan-price-city", CITY_PRICE),
            ("catan-price-card", CARD_PRICE),
        ]
        .map(|(key, price)| (self.plain(key), self.cards(price), times(price)))
    }
}

/// A seat's colour and mark. Next to amber, vermilion looks orange and amber yellow: so they are called.
pub(super) fn player_mark(seat: Seat) -> Player {
    [Player::Blue, Player::Amber, Player::Green, Player::Vermilion][seat.index() % 4]
}

/// The emoji of a kind.
pub(super) const fn emoji(kind: Resource) -> &'static str {
    match kind {
        Resource::Wood => "🪵",
        Resource::Brick => "🧱",
        Resource::Wool => "🐑",
        Resource::Grain => "🌾",
        Resource::Ore => "🪨",
    }
}
