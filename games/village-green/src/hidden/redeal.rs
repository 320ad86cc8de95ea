//! Drawing anew everything that a viewer cannot know.

use super::super::action::Sequence;
use super::super::components::award::AwardId;
use super::super::components::card::{Card, Cards};
use super::super::components::green::GreenId;
use super::super::components::supply::{Known, Supply, pick};
use super::super::state::{Phase, VillageGreen};
use rules::{Chance, ChanceError, Seat, Viewer};

/// Draws anew the part that the viewer cannot know: hands, blind cards, cards put into the box unseen, the order of cards that
/// others have put under a deck, and how others lay the awards dealt.
///
/// A card taken from the row stays in its hand until a card of that hand goes into the box unseen.
pub(crate) fn redeal(
    position: &mut VillageGreen,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    if position.phase == Phase::Over {
        return Ok(());
    }
    redeal_greens(position, viewer, chance)?;
    redeal_awards(position, viewer, chance)?;
    for seat in Seat::first(position.count()).filter(|&seat| !viewer.is(seat)) {
        if position.side(seat).chosen.is_some() {
            let orders: Vec<Sequence> = Sequence::whole().collect();
            let order =
                chance.draw("redeal", &[1; 6], &|index| orders[index].to_string().replace(' ', "-"))?;
            position.side_mut(seat).chosen = Some(orders[order]);
        }
    }
    Ok(())
}

fn redeal_greens(
    position: &mut VillageGreen,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    let VillageGreen { sides, greens, .. } = position;
    let mut slots: Vec<(Known, &mut GreenId)> = Vec::new();
    let mut boxes: Vec<&mut Cards<GreenId>> = Vec::new();
    for (_, side) in (0..).map(Seat).zip(sides).filter(|(seat, _)| !viewer.is(*seat)) {
        slots.extend(side.hand.iter_mut().map(|held| (held.known, &mut held.card)));
        boxes.push(&mut side.discarded);
    }
    mix(greens, viewer, &mut slots, boxes, chance)
}

fn redeal_awards(
    position: &mut VillageGreen,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    let current = position.current;
    let VillageGreen { sides, awards, phase, .. } = position;
    let mut slots: Vec<(Known, &mut AwardId)> = Vec::new();
    for (_, side) in (0..).map(Seat).zip(sides).filter(|(seat, _)| !viewer.is(*seat)) {
        slots.extend(side.dealt.iter_mut().flatten().map(|award| (Known::Nobody, award)));
        slots.extend(side.lost.iter_mut().map(|(award, known)| (*known, award)));
    }
    if let Phase::Place { award, known, .. } = phase
        && !viewer.is(current)
    {
        slots.push((*known, award));
    }
    mix(awards, viewer, &mut slots, Vec::new(), chance)
}

/// Draws the cards of the slots, boxes and deck anew. A slot whose card somebody had put under the deck mixes with what is left
/// there of that seat's cards: everybody has seen which they were.
fn mix<'a, C: Card>(
    supply: &'a mut Supply<C>,
    viewer: Viewer,
    slots: &mut Vec<(Known, &'a mut C)>,
    boxes: Vec<&mut Cards<C>>,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    slots.retain(|(known, _)| match known {
        Known::Nobody => true,
        Known::Everybody => false,
        Known::By(seat) => !viewer.is(*seat),
    });
    for under in supply.under.iter_mut().filter(|under| !viewer.is(under.seat)) {
        slots.extend(under.cards.iter_mut().map(|card| (Known::By(under.seat), card)));
    }
    let mut pools = vec![(Known::Nobody, supply.unseen)];
    for (known, card) in &*slots {
        match pools.iter_mut().find(|(pool, _)| pool == known) {
            Some((_, cards)) => cards.insert(**card),
            None => pools.push((*known, [**card].into_iter().collect())),
        }
    }
    for cards in &boxes {
        pools[0].1 = pools[0].1.or(**cards);
    }
    for (known, card) in slots {
        if let Some((_, cards)) = pools.iter_mut().find(|(pool, _)| pool == known) {
            **card = pick(cards, "redeal", chance)?;
        }
    }
    for cards in boxes {
        let drawn = (0..cards.len()).map(|_| pick(&mut pools[0].1, "redeal", chance));
        *cards = drawn.collect::<Result<_, _>>()?;
    }
    supply.unseen = pools[0].1;
    Ok(())
}
