//! The complete position as readable JSON.

use serde_json::{Value, json};

use super::components::card::{CardId, Cards, Held};
use super::components::cell::Cells;
use super::components::land::Land;
use super::components::realm::Realm;
use super::components::space::Space;
use super::components::token::{Stack, Token, Tokens};
use super::score::Score;
use super::state::{Harmonies, Steps};

/// The complete position, in words and numbers counted from 1.
pub(super) fn report(position: &Harmonies) -> Value {
    let numbers = |cards: Cards| cards.iter().map(CardId::number).collect::<Vec<_>>();
    json!({
        "side": position.side(),
        "rounds": position.rounds,
        "first": position.first.0 + 1,
        "current": position.current.0 + 1,
        "central": position.central[..position.spaces()],
        "row": position.row[..position.spaces()],
        "bag": counted(position.bag),
        "out_of_game": counted(position.gone),
        "deck": numbers(position.deck),
        "discarded": numbers(position.discarded),
        "turn": turn(&position.steps),
        "last_turn": position.last.as_ref().map(turn),
        "ending": position.ending,
        "over": position.over,
        "seats": position.realms.iter().map(realm).collect::<Vec<_>>(),
    })
}

fn counted(tokens: Tokens) -> Value {
    Token::ALL.into_iter().map(|token| (token.word().to_owned(), json!(tokens[token as usize]))).collect()
}

fn cells(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn turn(steps: &Steps) -> Value {
    json!({
        "seat": steps.seat.0 + 1,
        "space": steps.space.map(Space::letter),
        "hand": counted(steps.hand),
        "placed": cells(steps.placed),
        "cubes": cells(steps.cubes),
        "animal": steps.animal,
        "discarded": steps.discarded,
    })
}

fn realm(realm: &Realm) -> Value {
    json!({
        "board": board(&realm.land),
        "cards": realm.held.iter().map(card).collect::<Vec<_>>(),
        "spirits": realm.spirits,
        "score": score(&Score::of_realm(realm)),
    })
}

fn board(land: &Land) -> Value {
    let stacked = |stack: Stack| stack.tokens().iter().map(|token| token.word()).collect::<Vec<_>>();
    let standing = land.side.spaces().iter().filter_map(|cell| Some((cell, land.at(cell)?)));
    standing.map(|(cell, stack)| (cell.to_string(), json!(stacked(stack)))).collect()
}

fn card(held: &Held) -> Value {
    json!({
        "id": held.card,
        "name": held.card.card().word,
        "cubes_left": held.left(),
        "cubes": cells(held.cubes),
        "points": held.card.points(held.placed()),
    })
}

/// The points by category, and their sum.
pub(super) fn score(score: &Score) -> Value {
    let mut value = serde_json::to_value(score).unwrap_or(Value::Null);
    value["total"] = json!(score.total());
    value
}
