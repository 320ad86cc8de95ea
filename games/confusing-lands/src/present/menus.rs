//! The menus: card with face and turn, then the place; buttons turn, flip and nudge.

use super::super::action::{Action, posture, read_posture};
use super::super::components::card::{Card, Face, Quarter};
use super::super::components::land::Laid;
use super::super::components::square::Square;
use super::super::say::Say;
use super::super::state::ConfusingLands;
use super::super::trial;
use super::super::view::View;
use rules::{Coordinate, Words};
use tabletop::{Label, Menus};

impl Menus for ConfusingLands {
    /// Parts an action's notation: the verb, the card as it will lie, the place.
    fn slots(action: &Action) -> Vec<String> {
        match action {
            Action::Lay(Laid { card, face, turn, place }) => {
                vec!["lay".to_owned(), posture(*card, *face, *turn), place.to_string()]
            }
            Action::Aside(card) => vec!["aside".to_owned(), card.to_string()],
        }
    }

    fn ask(_view: &View, before: &[String], words: &dyn Words) -> String {
        let key = match before {
            [verb] if verb == "aside" => "confusing-lands-ask-aside",
            [_, _, ..] => "confusing-lands-ask-place",
            _ => "confusing-lands-ask-card",
        };
        words.text(key, &[])
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        match before {
            [] if slot == "aside" => words.text("confusing-lands-verb-aside", &[]).into(),
            [] => words.text("confusing-lands-verb-lay", &[]).into(),
            [verb] if verb == "aside" => match slot.parse().ok().and_then(Card::numbered) {
                Some(card) => Say(words).card(card).into(),
                None => slot.to_owned().into(),
            },
            [_] => match read_posture(slot) {
                Some(chosen) => posture_label(chosen, Say(words)),
                None => slot.to_owned().into(),
            },
            [_, chosen, ..] => {
                let draft = [String::new(), chosen.clone(), slot.to_owned()];
                Label::new(slot.to_uppercase(), covered(view, &draft, Say(words)).unwrap_or_default())
            }
        }
    }

    /// Groups places by their row.
    fn region(_view: &View, before: &[String], slot: &str) -> Option<String> {
        let [_, _] = before else { return None };
        slot.parse::<Coordinate>().ok().map(|place| place.row.to_string())
    }

    /// Labels a row of places.
    fn region_label(_view: &View, region: &str, words: &dyn Words) -> Label {
        words.text("confusing-lands-region", &[("row", region.into())]).into()
    }
}

/// The squares that a finished draft would cover, row by row.
fn covered(view: &View, draft: &[String], say: Say<'_>) -> Option<String> {
    let laid = trial::drafted(draft)?;
    let land = &view.own()?.land;
    let (rows, columns) = laid.turn.outline().size();
    let places = (0..rows as i16).flat_map(|down| (0..columns as i16).map(move |right| (down, right)));
    let under = places.map(|(down, right)| land.square(laid.place.row + down, laid.place.column + right));
    let under = under.filter(|&square| square != Square::Outside);
    let squares = under.map(|square| say.letter(square)).collect::<Vec<_>>().join(" ");
    (!squares.is_empty()).then(|| say.text("confusing-lands-label-covers", &[("squares", squares.into())]))
}

/// How far a card is turned: " ↻90°"; nothing if it is not.
pub(super) fn turned(turn: Quarter) -> String {
    if turn == Quarter::None { String::new() } else { format!(" ↻{}°", turn.degrees()) }
}

/// Labels a card as it will lie: number, name or that it is the plain side, and turn; below them the squares, row by row.
fn posture_label((card, face, turn): (Card, Face, Quarter), say: Say<'_>) -> Label {
    let args = [("number", card.number().into()), ("name", say.condition(card).into())];
    let side = match face {
        Face::Front => say.text("confusing-lands-choice-front", &args),
        Face::Back => say.text("confusing-lands-choice-back", &args),
    };
    let meaning = if face == Face::Front { say.short(card) } else { String::new() };
    Label::new(side.clone() + &turned(turn), say.face(card, face, turn))
        .drawn(Say::signs(card, face))
        .of(side, meaning)
}
