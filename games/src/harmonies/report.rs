//! The complete position as readable JSON.

use serde_json::{Value, json};

use super::score::Score;
use super::token::{Stack, Token, Tokens};
use super::{Harmonies, Held, Land, Realm, Steps};

pub(super) fn report(game: &Harmonies) -> Value {
    let numbers = |cards: super::Cards| cards.iter().map(super::CardId::number).collect::<Vec<_>>();
    json!({
        "side": game.side(),
        "rounds": game.rounds,
        "first": game.first.0 + 1,
        "current": game.current.0 + 1,
        "central": game.central[..game.spaces()],
        "row": game.row[..game.spaces()],
        "bag": counted(game.bag),
        "out_of_game": counted(game.gone),
        "deck": numbers(game.deck),
        "discarded": numbers(game.discarded),
        "turn": turn(&game.steps),
        "last_turn": game.last.as_ref().map(turn),
        "ending": game.ending,
        "over": game.over,
        "seats": game.realms.iter().map(realm).collect::<Vec<_>>(),
    })
}

fn counted(tokens: Tokens) -> Value {
    Token::ALL.into_iter().map(|token| (token.word().to_owned(), json!(tokens[token as usize]))).collect()
}

fn cells(cells: super::Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn turn(steps: &Steps) -> Value {
    json!({
        "seat": steps.seat.0 + 1,
        "space": steps.space.map(super::Space::letter),
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
        "score": score(&realm.score()),
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
