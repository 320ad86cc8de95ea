//! The complete position for `replay --json`.

use serde_json::{Value, json};

use super::action::colour;
use super::board::{CornerSet, EdgeSet, Hex};
use super::cards::{Cards, Development, Resource};
use super::state::{Answer, Catan, Phase};
use crate::Seat;

impl Catan {
    /// Everything, in the notation's words: land, robber, bank, whose turn and phase, and for each seat hand, development cards,
    /// pieces, points with their parts.
    pub(super) fn write_report(&self) -> Value {
        let land = &self.land;
        let terrain = land.terrain.map(|terrain| terrain.map_or("desert", Resource::word));
        let hexes: Vec<Value> = Hex::all()
            .map(|hex| {
                let at = hex.index();
                json!({ "hex": hex.to_string(), "terrain": terrain[at], "number": land.numbers[at] })
            })
            .collect();
        let harbours: Vec<Value> = land
            .harbours
            .iter()
            .map(|(edge, harbour)| json!({ "edge": edge.to_string(), "kind": harbour.to_string() }))
            .collect();
        json!({
            "hexes": hexes, "harbours": harbours, "robber": self.robber.to_string(),
            "bank": cards(self.bank), "deck": developments(&self.deck),
            "turn": colour(self.current), "first": colour(self.first), "phase": phase(self.phase),
            "dice": self.dice.map(|(one, other)| [one, other]), "built": self.built, "card_played": self.carded,
            "longest_road": self.longest.map(colour), "largest_army": self.army.map(colour),
            "offer": self.offer_report(),
            "players": Seat::first(self.seats).map(|seat| self.player_report(seat)).collect::<Vec<_>>(),
        })
    }

    fn offer_report(&self) -> Value {
        let Some(offer) = &self.offer else { return Value::Null };
        let answers: serde_json::Map<String, Value> = offer
            .to
            .iter()
            .map(|seat| {
                let answer = match offer.answers[seat.index()] {
                    Answer::Open => json!("open"),
                    Answer::Accepted => json!("accepted"),
                    Answer::Declined => json!("declined"),
                    Answer::Countered(deal) => json!({ "give": cards(deal.give), "want": cards(deal.want) }),
                };
                (colour(seat).to_owned(), answer)
            })
            .collect();
        json!({ "give": cards(offer.deal.give), "want": cards(offer.deal.want), "answers": answers })
    }

    fn player_report(&self, seat: Seat) -> Value {
        let player = self.player(seat);
        let two = |holder: Option<Seat>| if holder == Some(seat) { 2 } else { 0 };
        json!({
            "seat": seat.0 + 1, "colour": colour(seat), "resigned": self.resigned.contains(seat),
            "hand": cards(player.hand),
            "development": developments(&player.cards), "bought_this_turn": developments(&player.fresh),
            "knights": player.knights, "longest_road": player.length,
            "roads": edges(player.roads), "settlements": corners(player.settlements), "cities": corners(player.cities),
            "discard_due": player.due, "discard_chosen": player.chosen.map(cards),
            "points": {
                "total": self.points(seat), "visible": self.visible_points(seat),
                "settlements": player.settlements.len(), "cities": 2 * player.cities.len(),
                "longest_road": two(self.longest), "largest_army": two(self.army), "cards": player.point_cards(),
            },
        })
    }
}

fn cards(cards: Cards) -> Value {
    Resource::ALL
        .into_iter()
        .map(|kind| (kind.word().to_owned(), json!(cards[kind])))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn developments(counts: &[u8; 5]) -> Value {
    let entries =
        Development::ALL.into_iter().map(|card| (card.word().to_owned(), json!(counts[card as usize])));
    entries.collect::<serde_json::Map<_, _>>().into()
}

fn edges(set: EdgeSet) -> Vec<String> {
    set.iter().map(|edge| edge.to_string()).collect()
}

fn corners(set: CornerSet) -> Vec<String> {
    set.iter().map(|corner| corner.to_string()).collect()
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Found(_) => "found-settlement",
        Phase::Pave(..) => "found-road",
        Phase::Roll => "roll",
        Phase::Discard => "discard",
        Phase::Robber => "robber",
        Phase::Main => "main",
        Phase::FreeRoads(_) => "free-roads",
        Phase::Over => "over",
    }
}
