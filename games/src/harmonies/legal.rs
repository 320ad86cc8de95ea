//! What may be done, and why not.

use crate::{Arg, Refusal, Seat};

use super::action::{Action, Space};
use super::card::{CardId, Cards};
use super::cell::Cell;
use super::habitat;
use super::realm::MOST_CARDS;
use super::token::{Stack, Token};
use super::{Harmonies, Realm};

/// Decides whether that seat may do that step now.
pub(super) fn legal(game: &Harmonies, seat: Seat, action: Action) -> Result<(), Refusal> {
    if game.over {
        return refuse("refusal-game-over");
    }
    if seat != game.current {
        return refuse("refusal-not-your-turn");
    }
    if game.resigned.contains(seat) {
        return if action == Action::Done { Ok(()) } else { refuse("refusal-resigned") };
    }
    let realm = game.realm(seat);
    match action {
        Action::Spirit(card) => spirit(realm, card),
        _ if realm.owes_spirit() => refuse("harmonies-refusal-spirit-first"),
        Action::Take(space) => take(game, space),
        Action::Place(token, cell) => place(game, realm, token, cell),
        Action::Animal(card) => animal(game, realm, card),
        Action::Cube(card, cell) => cube(realm, card, cell),
        Action::Discard(card) => discard(game, card),
        Action::Done if game.steps.space.is_none() => refuse("harmonies-refusal-done-take"),
        Action::Done => all_placed(game),
    }
}

fn refuse(key: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(key))
}

fn spirit(realm: &Realm, card: CardId) -> Result<(), Refusal> {
    match realm.spirits {
        None => refuse("harmonies-refusal-spirit-none"),
        Some(spirits) if spirits.kept.is_some() => refuse("harmonies-refusal-spirit-kept"),
        Some(spirits) if spirits.dealt.contains(&card) => Ok(()),
        Some(_) => Err(Refusal::new("harmonies-refusal-spirit-other").with("card", named(card))),
    }
}

fn take(game: &Harmonies, space: Space) -> Result<(), Refusal> {
    let letter = space.letter().to_ascii_uppercase().to_string();
    if game.steps.space.is_some() {
        refuse("harmonies-refusal-take-twice")
    } else if space.index() >= game.spaces() {
        Err(Refusal::new("harmonies-refusal-space-unknown").with("space", letter))
    } else if game.central[space.index()].is_none() {
        Err(Refusal::new("harmonies-refusal-space-empty").with("space", letter))
    } else {
        Ok(())
    }
}

fn place(game: &Harmonies, realm: &Realm, token: Token, cell: Cell) -> Result<(), Refusal> {
    let place = || cell.to_string().to_uppercase();
    if game.steps.space.is_none() {
        return refuse("harmonies-refusal-place-take");
    }
    if game.steps.hand[token as usize] == 0 {
        return Err(Refusal::new("harmonies-refusal-place-token").with("token", coloured(token)));
    }
    on_board(realm, cell)?;
    if realm.cubes().has(cell) {
        return Err(Refusal::new("harmonies-refusal-place-cube").with("cell", place()));
    }
    match realm.land.at(cell) {
        Some(stack) if stack.with(token).is_none() => Err(Refusal::new("harmonies-refusal-place-stack")
            .with("cell", place())
            .with("stack", standing(stack))
            .with("rule", Arg::Message(format!("harmonies-stacking-{}", token.word())))),
        _ => Ok(()),
    }
}

fn on_board(realm: &Realm, cell: Cell) -> Result<(), Refusal> {
    if realm.land.side.spaces().has(cell) {
        return Ok(());
    }
    Err(Refusal::new("harmonies-refusal-cell").with("cell", cell.to_string().to_uppercase()))
}

fn animal(game: &Harmonies, realm: &Realm, card: CardId) -> Result<(), Refusal> {
    if game.steps.animal.is_some() {
        refuse("harmonies-refusal-animal-twice")
    } else if game.steps.discarded.is_some() {
        refuse("harmonies-refusal-animal-discarded")
    } else if realm.uncompleted() >= MOST_CARDS {
        refuse("harmonies-refusal-animal-full")
    } else {
        in_row(game, card)
    }
}

fn in_row(game: &Harmonies, card: CardId) -> Result<(), Refusal> {
    if game.row.contains(&Some(card)) {
        return Ok(());
    }
    Err(Refusal::new("harmonies-refusal-row").with("card", named(card)))
}

fn cube(realm: &Realm, card: CardId, cell: Cell) -> Result<(), Refusal> {
    let place = || cell.to_string().to_uppercase();
    let Some(held) = realm.holding(card) else {
        return Err(Refusal::new("harmonies-refusal-cube-card").with("card", named(card)));
    };
    if held.is_complete() {
        return Err(Refusal::new("harmonies-refusal-cube-complete").with("card", named(card)));
    }
    on_board(realm, cell)?;
    if realm.cubes().has(cell) {
        return Err(Refusal::new("harmonies-refusal-cube-taken").with("cell", place()));
    }
    let Some(lack) = habitat::lack(card, &realm.land, cell) else { return Ok(()) };
    let needs = Arg::Message(format!("harmonies-stack-{}", lack.needs.stacks()[0].word()));
    let refusal = match lack.cell {
        None => Refusal::new("harmonies-refusal-habitat-edge"),
        Some(wrong) => {
            Refusal::new("harmonies-refusal-habitat").with("wrong", wrong.to_string().to_uppercase()).with(
                "found",
                realm.land.at(wrong).map_or(Arg::Message("harmonies-stack-empty".to_owned()), standing),
            )
        }
    };
    Err(refusal.with("card", named(card)).with("cell", place()).with("needs", needs))
}

fn discard(game: &Harmonies, card: CardId) -> Result<(), Refusal> {
    if !game.is_solo() {
        return refuse("harmonies-refusal-discard-solo");
    }
    if game.steps.animal.is_some() || game.steps.discarded.is_some() {
        return refuse("harmonies-refusal-discard-once");
    }
    if !game.steps.is_full() {
        return refuse("harmonies-refusal-discard-early");
    }
    in_row(game, card)
}

fn all_placed(game: &Harmonies) -> Result<(), Refusal> {
    match game.steps.in_hand() {
        0 => Ok(()),
        left => Err(Refusal::new("harmonies-refusal-done-place").with("left", left)),
    }
}

fn named(card: CardId) -> Arg {
    Arg::Message(format!("harmonies-card-{}", card.number()))
}

fn coloured(token: Token) -> Arg {
    Arg::Message(format!("harmonies-token-{}", token.word()))
}

fn standing(stack: Stack) -> Arg {
    Arg::Message(format!("harmonies-stack-{}", stack.word()))
}

/// Every legal step, sorted: the same conditions as [`legal`], over sets of spaces instead of one.
pub(super) fn list(game: &Harmonies, seat: Seat, out: &mut Vec<Action>) {
    if game.over || seat != game.current {
        return;
    }
    if game.resigned.contains(seat) {
        out.push(Action::Done);
        return;
    }
    let realm = game.realm(seat);
    let steps = &game.steps;
    if let Some(spirits) = realm.spirits
        && spirits.kept.is_none()
    {
        out.extend(spirits.dealt.map(Action::Spirit));
        return;
    }
    if steps.space.is_none() {
        let full = Space::all().filter(|space| game.central[space.index()].is_some());
        out.extend(full.map(Action::Take));
    }
    let cubes = realm.cubes();
    for token in Token::ALL {
        if steps.hand[token as usize] > 0 {
            let open = realm.land.open_to(token).without(cubes);
            out.extend(open.iter().map(|cell| Action::Place(token, cell)));
        }
    }
    let row: Cards = game.row.iter().flatten().copied().collect();
    let unchosen = steps.animal.is_none() && steps.discarded.is_none();
    if unchosen && realm.uncompleted() < MOST_CARDS {
        out.extend(row.iter().map(Action::Animal));
    }
    for card in realm.open_cards().iter() {
        let homes = habitat::homes(card, &realm.land, cubes);
        out.extend(homes.iter().map(|cell| Action::Cube(card, cell)));
    }
    if steps.is_full() {
        if unchosen && game.is_solo() {
            out.extend(row.iter().map(Action::Discard));
        }
        out.push(Action::Done);
    }
}
