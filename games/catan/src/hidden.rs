//! Invariants (`conserved`) and hidden information (`redeal`).

use super::components::board::{Corner, CornerSet, Hex};
use super::components::cards::{Cards, Development, Resource, STOCK};
use super::components::player::Player;
use super::components::supply::{CITIES, ROADS, SETTLEMENTS};
use super::score::longest;
use super::state::{Answer, Catan, Phase};
use rules::{Chance, ChanceError, Seat, Viewer};

/// Checks that every card and piece is accounted for, and that all that is kept besides agrees with them.
pub(super) fn conserved(position: &Catan) -> Result<(), String> {
    let rule = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    for kind in Resource::ALL {
        let held: u16 = position.players.iter().map(|player| u16::from(player.hand[kind])).sum();
        let all = held + u16::from(position.bank[kind]);
        rule(all == u16::from(STOCK), &format!("{all} cards of {kind} instead of {STOCK}"))?;
    }
    for card in Development::ALL {
        let held: u8 = position.players.iter().map(|p| p.cards[card as usize] + p.fresh[card as usize]).sum();
        let knights = position.players.iter().map(|player| player.knights).sum();
        let laid = if card == Development::Knight { knights } else { 0 };
        let all = held + laid + position.deck[card as usize];
        let box_holds = Development::DECK[card as usize];
        let progress = !matches!(card, Development::Knight | Development::Point);
        let complete = all == box_holds || progress && all < box_holds;
        rule(complete, &format!("{all} cards {} instead of {box_holds}", card.word()))?;
    }
    let mut blocked = CornerSet::default();
    for seat in Seat::first(position.seats) {
        let player = position.player(seat);
        rule(player.roads.len() <= ROADS, "too many roads")?;
        rule(player.settlements.len() <= SETTLEMENTS, "too many settlements")?;
        rule(player.cities.len() <= CITIES, "too many cities")?;
        rule(player.roads.0 & roads_of_others(position, seat) == 0, "shared road")?;
        rule(connected(player), &format!("the roads of seat {seat} hang in the air"))?;
        rule(
            player.built == player.settlements.len() + 2 * player.cities.len(),
            &format!("the buildings of seat {seat} count {}", player.built),
        )?;
        for hex in Hex::all() {
            let count = |built: CornerSet| CornerSet(built.0 & hex.mask().0).len();
            let yields = count(player.settlements) + 2 * count(player.cities);
            let stands = position.harvest[hex.index()].0[seat.index()];
            rule(stands == yields, &format!("{hex} yields {yields} to seat {seat}, not {stands}"))?;
        }
        let length = longest(player.roads, position.foreign(seat));
        rule(player.length == length, &format!("seat {seat}'s road measures {length}"))?;
        for corner in player.buildings().iter() {
            let alone = corner.neighbours().iter().all(|next| position.owner(next).is_none());
            rule(alone, &format!("the distance rule is broken at {corner}"))?;
            rule(position.foreign(seat).misses(CornerSet(1 << corner.0)), &format!("two build on {corner}"))?;
            blocked.insert(corner);
            blocked.0 |= corner.neighbours().0;
        }
        rule(player.chosen.is_none_or(|chosen| player.hand.holds(chosen)), "a discard that is not held")?;
    }
    rule(blocked == position.blocked, "blocked corners")?;
    let promised = |seat: Seat| position.player(seat).hand.holds(kept(position, seat));
    rule(Seat::first(position.seats).all(promised), "an offer or an answer of cards that are not there")?;
    let wins = position.points(position.current) >= position.agreed.points;
    rule(
        position.founding() || wins == (position.phase == Phase::Over),
        "the game ends when the points are there",
    )
}

fn roads_of_others(position: &Catan, seat: Seat) -> u128 {
    position.others(seat).iter().fold(0, |all, other| all | position.player(other).roads.0)
}

/// The cards that a seat has publicly promised by its answer to the open offer.
fn answers_for(position: &Catan, seat: Seat) -> Option<Cards> {
    let offer = position.offer.as_ref()?;
    match offer.answers[seat.index()] {
        Answer::Accepted => Some(offer.deal.want),
        Answer::Countered(deal) => Some(deal.give),
        Answer::Open | Answer::Declined => None,
    }
}

/// Draws hands, development cards and committed discards of others anew, keeping what everybody knows: how many there
/// are, and that promised cards are there.
pub(super) fn redeal(
    position: &mut Catan,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    if position.phase == Phase::Over {
        return Ok(());
    }
    let hidden: Vec<Seat> = Seat::first(position.seats).filter(|&seat| !viewer.is(seat)).collect();
    deal_hands(position, &hidden, chance)?;
    deal_cards(position, &hidden, chance)?;
    for seat in hidden {
        let player = position.player_mut(seat);
        if player.chosen.is_some() {
            let (mut hand, mut chosen) = (player.hand, Cards::NONE);
            for _ in 0..player.due {
                let kind = draw_kind(&mut hand, chance)?;
                chosen.add(kind, 1);
            }
            player.chosen = Some(chosen);
        }
    }
    Ok(())
}

fn deal_hands(position: &mut Catan, hidden: &[Seat], chance: &mut dyn Chance) -> Result<(), ChanceError> {
    let mut pool = Cards::NONE;
    let mut sizes = [0; 4];
    for &seat in hidden {
        let kept = kept(position, seat);
        let hand = std::mem::replace(&mut position.player_mut(seat).hand, kept);
        sizes[seat.index()] = hand.total() - kept.total();
        pool += hand;
        pool -= kept;
    }
    for &seat in hidden {
        for _ in 0..sizes[seat.index()] {
            let kind = draw_kind(&mut pool, chance)?;
            position.player_mut(seat).hand.add(kind, 1);
        }
    }
    Ok(())
}

/// The cards that everybody knows a seat to hold: those it has offered or promised.
fn kept(position: &Catan, seat: Seat) -> Cards {
    match &position.offer {
        Some(offer) if seat == position.current => offer.shown,
        _ => answers_for(position, seat).unwrap_or(Cards::NONE),
    }
}

fn deal_cards(position: &mut Catan, hidden: &[Seat], chance: &mut dyn Chance) -> Result<(), ChanceError> {
    let mut pool = position.deck;
    let mut sizes = [(0u8, 0u8); 4];
    for &seat in hidden {
        let player = position.player_mut(seat);
        let (cards, fresh) = (std::mem::take(&mut player.cards), std::mem::take(&mut player.fresh));
        sizes[seat.index()] = (cards.iter().sum(), fresh.iter().sum());
        pool.iter_mut().zip(cards).zip(fresh).for_each(|((pool, card), new)| *pool += card + new);
    }
    // The current player first: it has not won, so it cannot hold just any number of points.
    let mut order = hidden.to_vec();
    order.sort_by_key(|&seat| seat != position.current);
    for seat in order {
        let (cards, fresh) = sizes[seat.index()];
        for at in 0..cards + fresh {
            let mut weights = pool.map(u32::from);
            let wins = position.points(seat) + 1 >= position.agreed.points && !position.founding();
            if seat == position.current && wins {
                weights[Development::Point as usize] = 0;
            }
            let card = chance.draw("redraw", &weights, &|card| Development::ALL[card].word().to_owned())?;
            pool[card] -= 1;
            let player = position.player_mut(seat);
            let pile = if at < cards { &mut player.cards } else { &mut player.fresh };
            pile[card] += 1;
        }
    }
    position.deck = pool;
    Ok(())
}

fn draw_kind(pool: &mut Cards, chance: &mut dyn Chance) -> Result<Resource, ChanceError> {
    let weights = pool.0.map(u32::from);
    let kind = chance.draw("redeal", &weights, &|kind| Resource::ALL[kind].word().to_owned())?;
    pool.take(Resource::ALL[kind], 1);
    Ok(Resource::ALL[kind])
}

/// Whether every road hangs together with a building of its owner.
fn connected(player: &Player) -> bool {
    let mut reached = player.buildings();
    loop {
        let mut grown = reached;
        for edge in player.roads.iter() {
            let ends: [Corner; 2] = edge.corners();
            if ends.iter().any(|&end| reached.contains(end)) {
                ends.into_iter().for_each(|end| grown.insert(end));
            }
        }
        if grown == reached {
            break;
        }
        reached = grown;
    }
    player.reach.0 & !reached.0 == 0
}
