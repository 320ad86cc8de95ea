//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::{Action, Deal};
use super::super::components::board::{Corner, Edge};
use super::super::components::cards::Cards;
use super::super::components::supply::{
    CARD_PRICE, CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::super::say::Say;
use super::super::state::{Catan, Phase};
use super::super::view::View;
use rules::Words;
use tabletop::{Buttons, Menus, Weight};

impl Buttons for Catan {
    fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
        let say = Say(words);
        let at = |key: &str, place: String| words.text(key, &[("place", place.into())]);
        let corner = |corner: Corner| corner.to_string().to_uppercase();
        let cards = |key: &str, cards: Cards| words.text(key, &[("cards", say.cards(cards).into())]);
        let deal = |key: &str, deal: Deal| words.text(key, &[("deal", say.deal(deal).into())]);
        match *action {
            Action::Road(edge) => at("catan-whole-road", Edge::short(edge)),
            Action::Settlement(place) => at("catan-whole-settlement", corner(place)),
            Action::City(place) => at("catan-whole-city", corner(place)),
            Action::Bank { give, take } => {
                let rate = view.own().map_or(4, |(_, own)| own.rates.0[give]);
                deal("catan-whole-bank", Deal { give: Cards::of(give, rate), want: Cards::of(take, 1) })
            }
            Action::Plenty(first, second) => cards("catan-whole-plenty", Cards::plenty(first, second)),
            Action::Monopoly(kind) => words.text("catan-whole-monopoly", &[("kind", say.kind(kind).into())]),
            Action::Robber { hex, victim } => {
                let hex = ("hex", hex.to_string().to_uppercase().into());
                match victim {
                    Some(victim) => words.text("catan-whole-rob", &[("player", victim.into()), hex]),
                    None => words.text("catan-whole-robber", &[hex]),
                }
            }
            Action::Discard(discarded) => cards("catan-whole-discard", discarded),
            Action::Offer(offered, to) if to.is_empty() => deal("catan-whole-offer", offered),
            Action::Offer(offered, to) => {
                let args = [("deal", say.deal(offered).into()), ("players", say.names(to).into())];
                words.text("catan-whole-offer-to", &args)
            }
            Action::Counter(countered) => deal("catan-whole-counter", countered),
            _ => Catan::label(view, &[], &action.to_string(), words).text,
        }
    }

    /// Weighs an action: what is bought or turned down does not come back, and a turn ends at one's own risk while something could be
    /// built or an offer is open.
    fn weight(view: &View, action: &Action) -> Weight {
        match action {
            Action::Roll | Action::Accept | Action::Confirm(_) => Weight::Leading,
            Action::Buy | Action::Decline | Action::Stop => Weight::Grave,
            Action::End if view.offer.is_some() || could_build(view) => Weight::Grave,
            Action::End => Weight::Closing,
            _ => Weight::Usual,
        }
    }

    /// Confirms what cannot be taken back.
    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Discard(_) | Action::Robber { .. } | Action::Monopoly(_))
    }
}

/// Whether the viewer holds the price of something that is left.
fn could_build(view: &View) -> bool {
    let Some((_, own)) = view.own().filter(|_| view.phase == Phase::Main) else { return false };
    let Some(hand) = own.secret.as_ref().map(|secret| secret.hand) else { return false };
    let settlement = hand.holds(SETTLEMENT_PRICE) && own.settlements.len() < SETTLEMENTS;
    let city = hand.holds(CITY_PRICE) && own.cities.len() < CITIES && !own.settlements.is_empty();
    let road = hand.holds(ROAD_PRICE) && own.roads.len() < ROADS;
    road || settlement || city || hand.holds(CARD_PRICE) && view.deck > 0
}
