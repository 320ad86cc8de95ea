//! Trade between players: when a deal is answered and closed.

use super::super::action::{Action, Deal};
use super::super::legal;
use super::super::state::{Answer, Catan, Phase};
use super::bargain::{ENOUGH, agrees, mean, surplus, traded, worlds};
use super::judge::worth;
use super::offers::{COUNTER, proposals};
use rules::Seat;
use thinking::Thinking;

/// What the seat does about the open offer, if it is anything.
pub(super) fn decide(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    if position.phase == Phase::Over {
        return None;
    }
    match &position.offer {
        Some(offer) if seat != position.current && offer.to.contains(seat) => {
            Some(answer(position, seat, offer.deal, thinking))
        }
        Some(_) if seat == position.current => close(position, seat, thinking),
        _ => None,
    }
}

/// The answer of a seat to an offer.
fn answer(position: &Catan, seat: Seat, deal: Deal, thinking: &mut Thinking) -> Action {
    let pays = legal::legal(position, seat, &Action::Accept).is_ok();
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    if !pays && found.is_empty() {
        return Action::Decline;
    }
    let worlds = worlds(position, seat, thinking);
    if pays && agrees(&worlds, seat, deal, thinking) {
        return Action::Accept;
    }
    let mut gain = |action: &Action| match *action {
        Action::Counter(deal) => mean(&worlds, thinking, |world| welcome(world, seat, deal)),
        _ => i32::MIN,
    };
    let best = found.into_iter().map(|action| (gain(&action), action)).max();
    match best {
        Some((gain, counter)) if gain >= COUNTER.0 - ENOUGH => counter,
        _ => Action::Decline,
    }
}

/// What a counter-offer is worth in that world: nothing if the other does not gain by it.
fn welcome(world: &Catan, seat: Seat, deal: Deal) -> i32 {
    let with = world.current;
    let gain = |after: Catan| worth(&after, with) - worth(world, with);
    match traded(world, seat, with, deal).map(gain) {
        Some(gain) if gain > COUNTER.1 => surplus(world, seat, with, deal),
        _ => -ENOUGH,
    }
}

/// Closes the trade with the best of those who have agreed: what was offered is kept to, whatever it seems to be worth by now. A
/// counter-offer is closed only if it is good; one that is not is turned down once nobody is left to answer.
fn close(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    let offer = position.offer?;
    let (accepted, countered): (Vec<_>, Vec<_>) = offer
        .to
        .iter()
        .filter(|&with| legal::legal(position, seat, &Action::Confirm(with)).is_ok())
        .filter_map(|with| Some((with, offer.agreed_with(with)?)))
        .partition(|(with, _)| offer.answers[with.index()] == Answer::Accepted);
    if let [(only, _)] = accepted[..] {
        return Some(Action::Confirm(only));
    }
    let kept = !accepted.is_empty();
    let agreed = if kept { accepted } else { countered };
    if agreed.is_empty() {
        return None;
    }
    let worlds = worlds(position, seat, thinking);
    let gains = agreed.into_iter().map(|(with, deal)| {
        (mean(&worlds, thinking, |world| surplus(world, seat, with, deal)), Action::Confirm(with))
    });
    let best = gains.filter(|&(gain, _)| kept || gain >= 0).max().map(|(_, action)| action);
    let open = offer.to.iter().any(|with| offer.answers[with.index()] == Answer::Open);
    best.or_else(|| (!open).then_some(Action::Cancel))
}

/// How the open offer goes on where every hand is known: those who are asked accept what is good for them, and the best who agreed is taken.
/// It waits until a card that is being played is done with.
pub(super) fn settle(position: &Catan) -> Option<(Seat, Action)> {
    let (offer, seat) = (position.offer?, position.current);
    if position.phase != Phase::Main {
        return None;
    }
    let legal = |who: Seat, action: &Action| legal::legal(position, who, action).is_ok();
    let silent = |&with: &Seat| offer.answers[with.index()] == Answer::Open;
    if let Some(with) = offer.to.iter().find(silent) {
        let own = Deal { give: offer.deal.want, want: offer.deal.give };
        let agrees = legal(with, &Action::Accept) && surplus(position, with, seat, own) >= 0;
        return Some((with, if agrees { Action::Accept } else { Action::Decline }));
    }
    let gain = |with: Seat| Some((surplus(position, seat, with, offer.agreed_with(with)?), with));
    let closes = |&(gain, with): &(i32, Seat)| {
        let kept = gain >= 0 || offer.answers[with.index()] == Answer::Accepted;
        kept && legal(seat, &Action::Confirm(with))
    };
    let best = offer.to.iter().filter_map(gain).filter(closes).max();
    Some((seat, best.map_or(Action::Cancel, |(_, with)| Action::Confirm(with))))
}
