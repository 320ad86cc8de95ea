//! Doing what a seat has chosen.

mod card;
mod turn;

use super::action::{Action, Sequence, Source};
use super::components::green::Feature;
use super::components::place::{Line, Place};
use super::components::supply::{Known, Supply};
use super::event::Event;
use super::state::{Held, Phase, Taken, VillageGreen};
use rules::{Barrier, Chance, ChanceError, Seat};

pub(super) use turn::resign;

/// Does a legal action. Whatever turns up a card, or shows one that somebody has not seen, is a barrier; so is the end, which
/// shows the hands.
pub(super) fn apply(
    position: &mut VillageGreen,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    let shows = match *action {
        Action::Arrange(order) => arrange(position, seat, order, chance, events)?,
        Action::Take(source) => take(position, seat, source, chance, events)?,
        Action::Lay(number, place) => lay(position, seat, number, place, events),
        Action::Discard(number) => discard(position, seat, number, events),
        Action::Award(source) => take_award(position, seat, source, chance, events)?,
        Action::Place(line) => place(position, seat, line, events),
        Action::Renew(kind, order) => card::renew(position, seat, kind, order, chance, events)?,
        Action::Cover => card::cover(position, seat, events),
        Action::Stop => turn::stop(position, seat, events),
    };
    let shut = shows || position.phase == Phase::Over;
    Ok(if shut { Barrier::Shut } else { Barrier::Open })
}

/// Notes how a seat lays the awards dealt. With the last seat's choice all of them lie open, the award row too, and the first
/// player is drawn (our ruling).
fn arrange(
    position: &mut VillageGreen,
    seat: Seat,
    order: Sequence,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<bool, ChanceError> {
    let side = position.side_mut(seat);
    let again = side.chosen.replace(order).is_some();
    if let Some(dealt) = side.dealt {
        events.push(Event::Arranged { seat, again, awards: order.of_three(dealt) });
    }
    if position.arranged().len() < position.sides.len() {
        return Ok(false);
    }
    for (seat, side) in (0..).map(Seat).zip(&mut position.sides) {
        if let Some((dealt, order)) = side.dealt.take().zip(side.chosen.take()) {
            let awards = order.of_three(dealt);
            for (line, award) in Line::columns().zip(awards) {
                side.village.head(line, award);
            }
            events.push(Event::Opened { seat, awards });
        }
    }
    turn::begin(position, chance, events)?;
    Ok(true)
}

/// Takes a card of the row, which is replaced at once, or draws one. Tells whether a card has come from the deck.
fn taken<C: super::components::card::Card>(
    supply: &mut Supply<C>,
    source: Source,
    chance: &mut dyn Chance,
) -> Result<(C, Known, Option<C>), ChanceError> {
    match source {
        Source::Row(number) => {
            let place = usize::from(number) - 1;
            let card = supply.row[place].ok_or(ChanceError::Empty(C::DRAW))?;
            let fresh = supply.refill(place, chance)?;
            Ok((card, Known::Everybody, fresh))
        }
        Source::Deck => {
            let (card, known) = supply.draw(chance)?;
            Ok((card, known, None))
        }
    }
}

/// What everybody may know of a card taken.
const fn public<C: Copy>(source: Source, card: C) -> Taken<C> {
    match source {
        Source::Row(number) => Taken::Row(number, card),
        Source::Deck => Taken::Deck,
    }
}

fn take(
    position: &mut VillageGreen,
    seat: Seat,
    source: Source,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<bool, ChanceError> {
    let (card, known, fresh) = taken(&mut position.greens, source, chance)?;
    let side = position.side_mut(seat);
    side.hand.push(Held { card, known });
    side.blind[0] += u8::from(source == Source::Deck);
    position.steps.green = Some(public(source, card));
    position.phase = Phase::Lay { covering: position.phase == Phase::Cover };
    events.push(Event::Took { seat, source, card });
    events.extend(fresh.map(Event::GreenUp));
    Ok(source == Source::Deck || fresh.is_some())
}

fn lay(position: &mut VillageGreen, seat: Seat, number: u8, place: Place, events: &mut Vec<Event>) -> bool {
    let side = position.side_mut(seat);
    let Held { card, known } = side.hand.remove(usize::from(number) - 1);
    let over = side.village.lay(card, place);
    over.into_iter().for_each(|below| side.covered.insert(below));
    position.steps.laid = Some((card, place, over));
    events.push(Event::Laid { seat, card, place, over });
    if card.card().feature != Feature::Structure {
        turn::end_turn(position, seat, events);
    } else if position.awards.has_cards() {
        position.phase = Phase::Structure;
    } else {
        events.push(Event::NoAward(seat));
        turn::end_turn(position, seat, events);
    }
    known != Known::Everybody
}

/// Puts a card into the box unseen: after that nobody else can tell what is left of the hand.
fn discard(position: &mut VillageGreen, seat: Seat, number: u8, events: &mut Vec<Event>) -> bool {
    let side = position.side_mut(seat);
    let Held { card, .. } = side.hand.remove(usize::from(number) - 1);
    side.discarded.insert(card);
    side.hand.iter_mut().for_each(|held| held.known = Known::Nobody);
    position.steps.discarded = true;
    events.push(Event::Discarded { seat, card });
    turn::end_turn(position, seat, events);
    false
}

fn take_award(
    position: &mut VillageGreen,
    seat: Seat,
    source: Source,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<bool, ChanceError> {
    let (award, known, fresh) = taken(&mut position.awards, source, chance)?;
    position.side_mut(seat).blind[1] += u8::from(source == Source::Deck);
    position.steps.award = Some(public(source, award));
    position.phase = Phase::Place { award, known, structure: position.phase == Phase::Structure };
    events.push(Event::TookAward { seat, source, award });
    events.extend(fresh.map(Event::AwardUp));
    Ok(source == Source::Deck || fresh.is_some())
}

fn place(position: &mut VillageGreen, seat: Seat, line: Line, events: &mut Vec<Event>) -> bool {
    let Phase::Place { award, known, .. } = position.phase else { return false };
    let side = position.side_mut(seat);
    let over = side.village.head(line, award);
    over.into_iter().for_each(|below| side.covered_awards.insert(below));
    position.steps.headed = Some((award, line, over));
    events.push(Event::Headed { seat, award, line, over });
    turn::end_turn(position, seat, events);
    known != Known::Everybody
}
