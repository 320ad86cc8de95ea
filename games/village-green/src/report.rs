//! The complete position as readable JSON.

use serde_json::{Map, Value, json};

use super::components::award::AwardId;
use super::components::card::{Card, Cards};
use super::components::place::{Line, Place};
use super::components::supply::Supply;
use super::components::village::Village;
use super::score::Score;
use super::state::{Held, Side, VillageGreen};
use rules::Seat;

/// The complete position, in numbers counted from 1.
pub(super) fn report(position: &VillageGreen) -> Value {
    let side = |seat| reported(position.side(seat));
    json!({
        "rounds": position.rounds,
        "first": position.first.map(|seat| seat.0 + 1),
        "current": position.current.0 + 1,
        "phase": position.phase,
        "greens": supply(&position.greens),
        "awards": supply(&position.awards),
        "turn": position.steps,
        "last_turn": position.last,
        "ending": position.ending,
        "seats": Seat::first(position.count()).map(side).collect::<Vec<_>>(),
    })
}

fn numbers<C: Card>(cards: Cards<C>) -> Vec<C> {
    cards.iter().collect()
}

fn supply<C: Card>(supply: &Supply<C>) -> Value {
    json!({
        "row": supply.row,
        "deck": supply.deck(),
        "unseen": numbers(supply.unseen),
        "in_the_box": supply.boxed,
        "under": supply.under,
    })
}

fn reported(side: &Side) -> Value {
    let held = |held: &Held| held.card;
    json!({
        "village": village(&side.village),
        "hand": side.hand.iter().map(held).collect::<Vec<_>>(),
        "dealt": side.dealt,
        "chosen": side.chosen,
        "discarded": numbers(side.discarded),
        "covered": numbers(side.covered),
        "covered_awards": numbers(side.covered_awards),
        "blind": { "greens": side.blind[0], "awards": side.blind[1] },
        "score": score(&Score::of(&side.village)),
    })
}

/// The village as the scoring aid takes it.
fn village(village: &Village) -> Value {
    let green = |place: Place| {
        let key = format!("{},{}", place.row() + 1, place.column() + 1);
        village.green(place).map(|card| (key, json!(card)))
    };
    let greens: Map<String, Value> = Place::all().filter_map(green).collect();
    let award = |line: Line| village.award(line);
    json!({
        "village_turned": village.turned,
        "green": greens,
        "col_awards": Line::columns().map(award).collect::<Vec<Option<AwardId>>>(),
        "row_awards": Line::rows().map(award).collect::<Vec<Option<AwardId>>>(),
    })
}

/// The points part by part, and their sum.
pub(super) fn score(score: &Score) -> Value {
    let mut value = serde_json::to_value(score).unwrap_or(Value::Null);
    value["total"] = json!(score.total());
    value
}
