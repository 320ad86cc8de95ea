//! Legality: one action judged, all legal ones listed.

mod listing;

use super::action::{Action, Kind, Sequence, Source};
use super::components::card::Card;
use super::components::green::GreenId;
use super::components::place::{Line, Place};
use super::components::supply::Supply;
use super::components::village::Misfit;
use super::state::{Phase, VillageGreen};
use rules::{Arg, Refusal, Seat};

pub(super) use listing::{actions, is_stuck, universe};

/// Decides whether that seat may do that now.
pub(super) fn legal(position: &VillageGreen, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match position.phase {
        Phase::Over => return refuse("refusal-game-over"),
        Phase::Arrange => return arrange(position, seat, action),
        _ if seat != position.current => return refuse("refusal-not-your-turn"),
        _ => {}
    }
    match *action {
        Action::Arrange(_) => refuse("village-green-refusal-arranged"),
        Action::Renew(kind, order) => {
            village_card(position)?;
            renew(position, kind, order)
        }
        Action::Cover => {
            village_card(position)?;
            cover(position)
        }
        Action::Stop => stop(position),
        _ => step(position, action),
    }
}

fn refuse(key: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(key))
}

/// The opening: all lay the awards dealt, and may lay them anew until the last one has.
fn arrange(position: &VillageGreen, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Arrange(_) if !position.resigned.contains(seat) => Ok(()),
        Action::Arrange(order) if position.side(seat).chosen.is_none() && *order == Sequence::AS_DEALT => {
            Ok(())
        }
        Action::Arrange(_) => refuse("refusal-resigned"),
        _ => refuse("village-green-refusal-arrange-first"),
    }
}

/// The village card is turned once a game, before the action.
fn village_card(position: &VillageGreen) -> Result<(), Refusal> {
    if position.side(position.current).village.turned {
        refuse("village-green-refusal-card-used")
    } else if position.phase != Phase::Act {
        refuse("village-green-refusal-card-late")
    } else {
        Ok(())
    }
}

fn renew(position: &VillageGreen, kind: Kind, order: Sequence) -> Result<(), Refusal> {
    let (occupied, empty) = match kind {
        Kind::Green => (occupied(&position.greens), "village-green-refusal-renew-empty-green"),
        Kind::Awards => (occupied(&position.awards), "village-green-refusal-renew-empty-awards"),
    };
    if !occupied.contains(&true) {
        refuse(empty)
    } else if order.is_of(occupied) {
        Ok(())
    } else {
        let count = occupied.iter().filter(|&&place| place).count();
        Err(Refusal::new("village-green-refusal-renew-order").with("count", count))
    }
}

fn occupied<C: Card>(supply: &Supply<C>) -> [bool; 3] {
    supply.row.map(|card| card.is_some())
}

fn cover(position: &VillageGreen) -> Result<(), Refusal> {
    if !position.greens.has_cards() {
        return refuse("village-green-refusal-cover-nothing");
    }
    if position.is_solo() && !Source::ALL.into_iter().any(|source| take(position, source, true).is_ok()) {
        return refuse("village-green-refusal-solo-fit-cover");
    }
    Ok(())
}

fn stop(position: &VillageGreen) -> Result<(), Refusal> {
    if !position.is_solo() {
        refuse("village-green-refusal-stop-solo")
    } else if position.phase == Phase::Cover {
        refuse("village-green-refusal-cover-take")
    } else if position.phase != Phase::Act {
        refuse("village-green-refusal-stop-late")
    } else {
        Ok(())
    }
}

/// A step of the turn's action: what must come next comes next.
fn step(position: &VillageGreen, action: &Action) -> Result<(), Refusal> {
    match (position.phase, *action) {
        (Phase::Act, Action::Take(source)) => take(position, source, false),
        (Phase::Act | Phase::Cover, Action::Lay(..) | Action::Discard(_)) => {
            refuse("village-green-refusal-take-first")
        }
        (Phase::Act, Action::Award(source)) => award(position, source),
        (Phase::Act, _) => refuse("village-green-refusal-award-first"),
        (Phase::Cover, Action::Take(source)) => take(position, source, true),
        (Phase::Cover, _) => refuse("village-green-refusal-cover-take"),
        (Phase::Lay { covering }, Action::Lay(number, place)) => lay(position, number, place, covering),
        (Phase::Lay { .. }, Action::Discard(number)) => discard(position, number),
        (Phase::Lay { .. }, _) if position.is_solo() => refuse("village-green-refusal-lay-first-solo"),
        (Phase::Lay { .. }, _) => refuse("village-green-refusal-lay-first"),
        (Phase::Structure, Action::Award(source)) => award(position, source),
        (Phase::Structure, _) => refuse("village-green-refusal-structure-first"),
        (Phase::Place { structure, .. }, Action::Place(line)) => place(position, line, structure),
        (Phase::Place { .. }, _) => refuse("village-green-refusal-place-first"),
        (Phase::Arrange | Phase::Over, _) => refuse("refusal-not-your-turn"),
    }
}

/// Judges taking a green card. Solo, a card must then be laid: one must fit that the player can know of (our ruling).
fn take(position: &VillageGreen, source: Source, covering: bool) -> Result<(), Refusal> {
    let taken = match source {
        Source::Row(number) => {
            let card = position.greens.row[usize::from(number) - 1];
            Some(card.ok_or(Refusal::new("village-green-refusal-row-empty").with("number", number))?)
        }
        Source::Deck if position.greens.deck() == 0 => return refuse("village-green-refusal-deck-empty"),
        Source::Deck => None,
    };
    if !position.is_solo() {
        return Ok(());
    }
    let side = position.side(position.current);
    let mut cards = side.hand.iter().map(|held| held.card).chain(taken);
    let fits = cards.any(|card| !side.village.open_to(card, covering).is_empty());
    match taken {
        _ if fits => Ok(()),
        Some(_) => refuse("village-green-refusal-solo-fit"),
        None => refuse("village-green-refusal-solo-fit-deck"),
    }
}

/// Judges taking an award. Solo, the award action needs a free place; a structure's award does not (rulebook, *Solo*).
fn award(position: &VillageGreen, source: Source) -> Result<(), Refusal> {
    match source {
        Source::Row(number) if position.awards.row[usize::from(number) - 1].is_none() => {
            return Err(Refusal::new("village-green-refusal-award-row-empty").with("number", number));
        }
        Source::Deck if position.awards.deck() == 0 => {
            return refuse("village-green-refusal-award-deck-empty");
        }
        _ => {}
    }
    let headed = position.side(position.current).village.awards.iter().all(Option::is_some);
    if position.is_solo() && position.phase == Phase::Act && headed {
        return refuse("village-green-refusal-solo-awards-full");
    }
    Ok(())
}

/// The card of the hand with that number.
fn in_hand(position: &VillageGreen, number: u8) -> Result<GreenId, Refusal> {
    let hand = &position.side(position.current).hand;
    let held = hand.get(usize::from(number) - 1);
    let refusal =
        || Refusal::new("village-green-refusal-hand").with("number", number).with("count", hand.len());
    held.map(|held| held.card).ok_or_else(refusal)
}

fn lay(position: &VillageGreen, number: u8, place: Place, covering: bool) -> Result<(), Refusal> {
    let card = in_hand(position, number)?;
    let upper = |place: Place| place.to_string().to_uppercase();
    match position.side(position.current).village.misfit(card, place, covering) {
        None => Ok(()),
        Some(Misfit::Occupied(below)) => Err(Refusal::new("village-green-refusal-occupied")
            .with("place", upper(place))
            .with("card", kind(below))),
        Some(Misfit::Beside(beside, other)) => Err(Refusal::new("village-green-refusal-mismatch")
            .with("card", kind(card))
            .with("place", upper(place))
            .with("other", kind(other))
            .with("beside", upper(beside))),
    }
}

/// Flower and colour of a card that is no lawn, as a message.
fn kind(card: GreenId) -> Arg {
    let word = match card.card().flower {
        Some((flower, colour)) => format!("{}-{}", colour.word(), flower.word()),
        None => "lawn".to_owned(),
    };
    Arg::Message(format!("village-green-kind-{word}"))
}

fn discard(position: &VillageGreen, number: u8) -> Result<(), Refusal> {
    if position.is_solo() {
        return refuse("village-green-refusal-solo-discard");
    }
    in_hand(position, number).map(|_| ())
}

fn place(position: &VillageGreen, line: Line, structure: bool) -> Result<(), Refusal> {
    let headed = position.side(position.current).village.award(line).is_some();
    if position.is_solo() && !structure && headed {
        let place = line.to_string().to_uppercase();
        return Err(Refusal::new("village-green-refusal-solo-cover").with("place", place));
    }
    Ok(())
}
