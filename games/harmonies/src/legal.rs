//! Legality: one step judged, all legal ones listed.

use super::action::Action;
use super::components::card::{CardId, Cards};
use super::components::cell::Cell;
use super::components::habitat;
use super::components::realm::{MOST_CARDS, Realm};
use super::components::space::Space;
use super::components::token::{Stack, Token};
use super::state::Harmonies;
use rules::{Arg, Refusal, Seat};

/// Decides whether that seat may do that step now.
pub(super) fn legal(position: &Harmonies, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if position.over {
        return refuse("refusal-game-over");
    }
    if seat != position.current {
        return refuse("refusal-not-your-turn");
    }
    if position.resigned.contains(seat) {
        return if *action == Action::Done { Ok(()) } else { refuse("refusal-resigned") };
    }
    let realm = position.realm(seat);
    match *action {
        Action::Spirit(card) => spirit(realm, card),
        _ if realm.owes_spirit() => refuse("harmonies-refusal-spirit-first"),
        Action::Take(space) => take(position, space),
        Action::Place(token, cell) => place(position, realm, token, cell),
        Action::Animal(card) => animal(position, realm, card),
        Action::Cube(card, cell) => cube(realm, card, cell),
        Action::Discard(card) => discard(position, card),
        Action::Done if position.steps.space.is_none() => refuse("harmonies-refusal-done-take"),
        Action::Done => all_placed(position),
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

fn take(position: &Harmonies, space: Space) -> Result<(), Refusal> {
    let letter = space.letter().to_ascii_uppercase().to_string();
    if position.steps.space.is_some() {
        refuse("harmonies-refusal-take-twice")
    } else if space.index() >= position.spaces() {
        Err(Refusal::new("harmonies-refusal-space-unknown").with("space", letter))
    } else if position.central[space.index()].is_none() {
        Err(Refusal::new("harmonies-refusal-space-empty").with("space", letter))
    } else {
        Ok(())
    }
}

fn place(position: &Harmonies, realm: &Realm, token: Token, cell: Cell) -> Result<(), Refusal> {
    let place = || cell.to_string().to_uppercase();
    if position.steps.space.is_none() {
        return refuse("harmonies-refusal-place-take");
    }
    if position.steps.hand[token as usize] == 0 {
        return Err(Refusal::new("harmonies-refusal-place-token").with("token", coloured(token)));
    }
    on_board(realm, cell)?;
    if realm.cubes().contains(cell) {
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
    if realm.land.side.spaces().contains(cell) {
        return Ok(());
    }
    Err(Refusal::new("harmonies-refusal-cell").with("cell", cell.to_string().to_uppercase()))
}

fn animal(position: &Harmonies, realm: &Realm, card: CardId) -> Result<(), Refusal> {
    if position.steps.animal.is_some() {
        refuse("harmonies-refusal-animal-twice")
    } else if position.steps.discarded.is_some() {
        refuse("harmonies-refusal-animal-discarded")
    } else if realm.uncompleted() >= MOST_CARDS {
        refuse("harmonies-refusal-animal-full")
    } else {
        in_row(position, card)
    }
}

fn in_row(position: &Harmonies, card: CardId) -> Result<(), Refusal> {
    if position.row.contains(&Some(card)) {
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
    if realm.cubes().contains(cell) {
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

fn discard(position: &Harmonies, card: CardId) -> Result<(), Refusal> {
    if !position.is_solo() {
        return refuse("harmonies-refusal-discard-solo");
    }
    if !position.steps.has_card_step() {
        return refuse("harmonies-refusal-discard-once");
    }
    if !position.steps.is_full() {
        return refuse("harmonies-refusal-discard-early");
    }
    in_row(position, card)
}

fn all_placed(position: &Harmonies) -> Result<(), Refusal> {
    match position.steps.in_hand() {
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

/// Lists every legal step, sorted: the same conditions as [`legal`], over sets of spaces instead of one.
pub(super) fn actions(position: &Harmonies, seat: Seat, out: &mut Vec<Action>) {
    if position.over || seat != position.current {
        return;
    }
    if position.resigned.contains(seat) {
        out.push(Action::Done);
        return;
    }
    let realm = position.realm(seat);
    if let Some(spirits) = realm.spirits
        && spirits.kept.is_none()
    {
        out.extend(spirits.dealt.map(Action::Spirit));
        return;
    }
    list_tokens(position, realm, out);
    list_cards(position, realm, out);
    list_ends(position, out);
}

/// Lists taking and placing tokens.
fn list_tokens(position: &Harmonies, realm: &Realm, out: &mut Vec<Action>) {
    let steps = &position.steps;
    if steps.space.is_none() {
        let full = Space::all().filter(|space| position.central[space.index()].is_some());
        out.extend(full.map(Action::Take));
    }
    let cubes = realm.cubes();
    for token in Token::ALL {
        if steps.hand[token as usize] > 0 {
            let open = realm.land.open_to(token).but(cubes);
            out.extend(open.iter().map(|cell| Action::Place(token, cell)));
        }
    }
}

/// Lists taking animal cards and placing cubes.
fn list_cards(position: &Harmonies, realm: &Realm, out: &mut Vec<Action>) {
    if position.steps.has_card_step() && realm.uncompleted() < MOST_CARDS {
        out.extend(row(position).iter().map(Action::Animal));
    }
    let cubes = realm.cubes();
    for card in realm.open_cards().iter() {
        let homes = habitat::homes(card, &realm.land, cubes);
        out.extend(homes.iter().map(|cell| Action::Cube(card, cell)));
    }
}

/// Lists what may follow once the tokens are placed.
fn list_ends(position: &Harmonies, out: &mut Vec<Action>) {
    if position.steps.is_full() {
        if position.steps.has_card_step() && position.is_solo() {
            out.extend(row(position).iter().map(Action::Discard));
        }
        out.push(Action::Done);
    }
}

/// The face-up animal cards, by number.
fn row(position: &Harmonies) -> Cards {
    position.row.iter().flatten().copied().collect()
}

/// Lists every action that the notation can say.
pub(super) fn universe() -> Vec<Action> {
    let mut all: Vec<Action> = CardId::spirits().map(Action::Spirit).collect();
    all.extend(Space::all().map(Action::Take));
    all.extend(Token::ALL.into_iter().flat_map(|t| Cell::all().map(move |cell| Action::Place(t, cell))));
    all.extend(CardId::animals().map(Action::Animal));
    let cards = CardId::animals().chain(CardId::spirits());
    all.extend(cards.flat_map(|card| Cell::all().map(move |cell| Action::Cube(card, cell))));
    all.extend(CardId::animals().map(Action::Discard));
    all.push(Action::Done);
    all
}
