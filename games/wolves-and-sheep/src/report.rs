//! The complete position as readable JSON.

use serde_json::{Value, json};

use super::components::tile::Tiles;
use super::score::Survey;
use super::state::{Player, WolvesAndSheep};
use rules::Seat;

/// The complete position, in words and numbers counted from 1.
pub(super) fn report(position: &WolvesAndSheep) -> Value {
    let number = |seat: Seat| seat.0 + 1;
    let laid: Vec<String> = position.landscape.laid().iter().map(ToString::to_string).collect();
    json!({
        "first": number(position.first),
        "current": number(position.current),
        "owes_bonus_tile": position.bonus.map(number),
        "passed": position.passed.iter().copied().map(number).collect::<Vec<_>>(),
        "laid": laid,
        "bag": numbers(position.bag),
        "landscape": survey(&Survey::of(&position.landscape)),
        "over": position.over,
        "seats": position.players.iter().zip(position.tallies()).map(|(player, tally)| {
            let mut seat = side(player);
            seat["score"] = json!({ "sheep": tally.sheep, "bonus": tally.bonus, "total": tally.total() });
            seat
        }).collect::<Vec<_>>(),
    })
}

fn numbers(tiles: Tiles) -> Vec<u8> {
    tiles.iter().map(|tile| tile.number()).collect()
}

fn side(player: &Player) -> Value {
    json!({
        "colours": player.colours,
        "revealed": player.revealed,
        "hand": numbers(player.hand),
        "stopped": player.stopped,
    })
}

/// The meadows and forests, as `turnstone score` prints them.
pub(super) fn survey(survey: &Survey) -> Value {
    json!({ "meadows": survey.meadows, "forests": survey.forests })
}
