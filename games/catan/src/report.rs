//! The complete position for `replay --json`.

use serde_json::{Value, json};

use super::action::colour;
use super::components::board::{CornerSet, EdgeSet, Hex};
use super::components::cards::{Cards, Development, Resource};
use super::state::{Answer, Catan, Phase};
use rules::Seat;

/// Reports everything, in the notation's words: land, robber, bank, whose turn and phase, and for each seat hand, development
/// cards, pieces, points with their parts.
pub(super) fn report(position: &Catan) -> Value {
    let land = &position.land;
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
        "hexes": hexes, "harbours": harbours, "robber": position.robber.to_string(),
        "bank": cards(position.bank), "deck": developments(&position.deck),
        "turn": colour(position.current), "first": colour(position.first), "phase": phase(position.phase),
        "dice": position.dice.map(|(one, other)| [one, other]), "built": position.built, "card_played": position.carded,
        "longest_road": position.longest.map(colour), "largest_army": position.army.map(colour),
        "offer": offer_report(position),
        "players": Seat::first(position.seats).map(|seat| player_report(position, seat)).collect::<Vec<_>>(),
    })
}

fn offer_report(position: &Catan) -> Value {
    let Some(offer) = &position.offer else { return Value::Null };
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

fn player_report(position: &Catan, seat: Seat) -> Value {
    let player = position.player(seat);
    let two = |holder: Option<Seat>| if holder == Some(seat) { 2 } else { 0 };
    json!({
        "seat": seat.0 + 1, "colour": colour(seat), "resigned": position.resigned.contains(seat),
        "hand": cards(player.hand),
        "development": developments(&player.cards), "bought_this_turn": developments(&player.fresh),
        "knights": player.knights, "longest_road": player.length,
        "roads": edges(player.roads), "settlements": corners(player.settlements), "cities": corners(player.cities),
        "discard_due": player.due, "discard_chosen": player.chosen.map(cards),
        "points": {
            "total": position.points(seat), "visible": position.visible_points(seat),
            "settlements": player.settlements.len(), "cities": 2 * player.cities.len(),
            "longest_road": two(position.longest), "largest_army": two(position.army), "cards": player.point_cards(),
        },
    })
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
