//! All legal closed actions, in order.

use super::super::action::Action;
use super::super::components::cards::{Cards, Development, Kinds, Resource};
use super::super::components::supply::{
    CARD_PRICE, CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::super::state::{Catan, Harvest, Phase};
use super::development::{check_card, check_plenty};
use super::places::{founding_places, road_places, robber_places, settlement_places};
use super::trade::{check_accept, check_confirm, check_decline};
use rules::Seat;

/// Lists the legal closed actions of that seat.
pub(crate) fn actions(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    if position.phase == Phase::Discard {
        let player = position.player(seat);
        if player.due > 0 {
            list_discards(player.hand, player.due, out);
        }
    } else if seat == position.current {
        list_turn(position, seat, out);
    } else if position.phase != Phase::Over {
        list_answers(position, seat, out);
    }
}

fn list_answers(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    if check_accept(position, seat).is_ok() {
        out.push(Action::Accept);
    }
    if check_decline(position, seat).is_ok() {
        out.push(Action::Decline);
    }
}

fn list_turn(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    match position.phase {
        Phase::Found(_) => out.extend(founding_places(position).iter().map(Action::Settlement)),
        Phase::Pave(_, corner) => out.extend(corner.edges().iter().map(Action::Road)),
        Phase::Roll => {
            out.push(Action::Roll);
            list_cards(position, seat, out);
        }
        Phase::Robber => list_robber(position, seat, out),
        Phase::Main => list_main(position, seat, out),
        Phase::FreeRoads(left) => {
            out.extend(road_places(position, seat).iter().map(Action::Road));
            if left == 1 {
                out.push(Action::Stop);
            }
        }
        Phase::Discard | Phase::Over => {}
    }
}

fn list_main(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    let player = position.player(seat);
    if player.hand.holds(ROAD_PRICE) && player.roads.len() < ROADS {
        out.extend(road_places(position, seat).iter().map(Action::Road));
    }
    if player.hand.holds(SETTLEMENT_PRICE) && player.settlements.len() < SETTLEMENTS {
        out.extend(settlement_places(position, seat).iter().map(Action::Settlement));
    }
    if player.hand.holds(CITY_PRICE) && player.cities.len() < CITIES {
        out.extend(player.settlements.iter().map(Action::City));
    }
    if player.hand.holds(CARD_PRICE) && position.deck != [0; 5] {
        out.push(Action::Buy);
    }
    if position.agreed.free || !position.built {
        list_bank(position, seat, out);
    }
    list_cards(position, seat, out);
    if position.offer.is_some() {
        let confirms = |other: &Seat| check_confirm(position, seat, *other).is_ok();
        out.extend(position.others(seat).iter().filter(confirms).map(Action::Confirm));
        out.push(Action::Cancel);
    }
    out.push(Action::End);
}

fn list_bank(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    let player = position.player(seat);
    let takes = position.bank.enough(Cards([1; 5]));
    for give in player.hand.enough(player.rates.0).iter() {
        if takes == Kinds::ALL {
            out.extend_from_slice(&BANK_TRADES[give as usize]);
        } else {
            out.extend(takes.without(give).iter().map(|take| Action::Bank { give, take }));
        }
    }
}

fn list_cards(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    // Points are not played.
    let [knights, _, roads, plenty, monopolies] = position.player(seat).cards;
    if !position.carded && knights | roads | plenty | monopolies > 0 {
        list_played_cards(position, seat, out);
    }
}

#[inline(never)]
fn list_played_cards(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    let cards = &position.player(seat).cards;
    let playable = |card: Development| cards[card as usize] > 0 && check_card(position, seat, card).is_ok();
    if playable(Development::Knight) {
        out.push(Action::Knight);
    }
    if playable(Development::Roads) {
        out.push(Action::FreeRoads);
    }
    if playable(Development::Plenty) {
        out.extend(
            plenties().filter(|&(first, second)| check_plenty(position, first, second).is_ok()).map(plenty),
        );
    }
    if playable(Development::Monopoly) {
        out.extend(Resource::ALL.map(Action::Monopoly));
    }
}

fn list_robber(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    for hex in robber_places(position).iter() {
        let victims = position.harvest[hex.index()].without(seat);
        if victims == Harvest::default() {
            out.push(Action::Robber { hex, victim: None });
        }
        out.extend(victims.seats().map(|victim| Action::Robber { hex, victim: Some(victim) }));
    }
}

/// Pairs of kinds for a year of plenty, each once, and single kinds.
pub(crate) fn plenties() -> impl Iterator<Item = (Resource, Option<Resource>)> {
    Resource::ALL.into_iter().flat_map(|first| {
        let seconds = Resource::ALL.into_iter().filter(move |&second| second >= first).map(Some);
        std::iter::once(None).chain(seconds).map(move |second| (first, second))
    })
}

/// The action of such a pair.
pub(crate) fn plenty((first, second): (Resource, Option<Resource>)) -> Action {
    Action::Plenty(first, second)
}

/// The trades with the bank by the kind that is given.
static BANK_TRADES: [[Action; 4]; 5] = bank_trades();

const fn bank_trades() -> [[Action; 4]; 5] {
    let mut trades = [[Action::Stop; 4]; 5];
    let mut from = 0;
    while from < 5 {
        let mut at = 0;
        while at < 4 {
            let (give, take) = (Resource::ALL[from], Resource::ALL[if at < from { at } else { at + 1 }]);
            trades[from][at] = Action::Bank { give, take };
            at += 1;
        }
        from += 1;
    }
    trades
}

/// Every choice of `due` cards of a hand, in the order of [`Cards`].
pub(crate) fn list_discards(hand: Cards, due: u8, out: &mut Vec<Action>) {
    let [wood, brick, wool, grain, ore] = hand.0;
    for a in 0..=wood.min(due) {
        for b in 0..=brick.min(due - a) {
            for c in 0..=wool.min(due - a - b) {
                let rest = due - a - b - c;
                for d in rest.saturating_sub(ore)..=grain.min(rest) {
                    out.push(Action::Discard(Cards([a, b, c, d, rest - d])));
                }
            }
        }
    }
}
