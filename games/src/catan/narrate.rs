//! What happened, and what is asked, in sentences.

use super::action::Deal;
use super::build::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::cards::{Cards, Development};
use super::event::{Event, Piece};
use super::say::Say;
use super::state::{Answer, Phase};
use super::view::{Secret, View};
use crate::{Arg, Seat, SeatSet, Viewer, Words};

/// What happened, for that viewer.
pub(super) fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let say = Say(words);
    let told = |key: &str, player: Seat, args: &[(&str, Arg)]| {
        let args: Vec<(&str, Arg)> =
            [("player", player.into())].into_iter().chain(args.iter().cloned()).collect();
        Some(words.text(key, &args))
    };
    match *event {
        Event::Rolled { seat, dice, gains } => {
            let sum = dice.0 + dice.1;
            let yields = if sum == 7 { say.text("catan-event-seven") } else { gained(&gains, say) };
            let args = [("one", dice.0.into()), ("two", dice.1.into()), ("sum", sum.into())];
            Some(format!("{} {yields}", told("catan-event-rolled", seat, &args)?))
        }
        Event::Shortage(kind) => Some(words.text("catan-event-shortage", &[("kind", say.kind(kind).into())])),
        Event::Paid(seat, cards) if cards == Cards::NONE => told("catan-event-unpaid", seat, &[]),
        Event::Paid(seat, cards) => told("catan-event-paid", seat, &[("cards", say.cards(cards).into())]),
        Event::Built { seat, piece } => built(seat, piece, say),
        Event::Bought { seat, card } => match card.filter(|_| viewer.is(seat)) {
            Some(card) => told("catan-event-bought-own", seat, &[("card", say.development(card).into())]),
            None => told("catan-event-bought", seat, &[]),
        },
        Event::Played(seat, card) => {
            told("catan-event-played", seat, &[("card", say.development(card).into())])
        }
        Event::Stopped(seat) => told("catan-event-stopped", seat, &[]),
        Event::Plenty(seat, cards) => told("catan-event-plenty", seat, &[("cards", say.cards(cards).into())]),
        Event::Monopoly { seat, kind, from } => {
            told("catan-event-monopoly", seat, &[("cards", say.count(kind, from.iter().sum()).into())])
        }
        Event::MustDiscard(seats) => {
            Some(words.text("catan-event-must-discard", &[("names", names(seats, say).into())]))
        }
        Event::Chose(seat, cards) => match cards.filter(|_| viewer.is(seat)) {
            Some(cards) => told("catan-event-chose-own", seat, &[("cards", say.cards(cards).into())]),
            None => told("catan-event-chose", seat, &[]),
        },
        Event::Discarded(seat, cards) => {
            told("catan-event-discarded", seat, &[("cards", say.cards(cards).into())])
        }
        Event::Robbed { .. } => robbed(event, viewer, say),
        Event::Banked { seat, give, take } => told(
            "catan-event-banked",
            seat,
            &[("give", say.cards(give).into()), ("take", say.count(take, 1).into())],
        ),
        Event::Offered { seat, deal, to } => told(
            "catan-event-offered",
            seat,
            &[("deal", say.deal(deal).into()), ("names", names(to, say).into())],
        ),
        Event::Accepted(seat) => told("catan-event-accepted", seat, &[]),
        Event::Declined(seat) => told("catan-event-declined", seat, &[]),
        Event::Countered(seat, deal) => {
            told("catan-event-countered", seat, &[("deal", say.deal(deal).into())])
        }
        Event::Withdrawn(seat) => told("catan-event-withdrawn", seat, &[]),
        Event::Traded { seat, with, deal } => {
            let args = [("give", say.cards(deal.give).into()), ("want", say.cards(deal.want).into())];
            let [give, want] = args;
            told("catan-event-traded", seat, &[("other", with.into()), give, want])
        }
        Event::LongestRoad(Some(seat), length) => {
            told("catan-event-longest", seat, &[("count", length.into())])
        }
        Event::LongestRoad(None, _) => Some(say.text("catan-event-longest-aside")),
        Event::LargestArmy(seat, knights) => told("catan-event-army", seat, &[("count", knights.into())]),
        Event::Turn(seat) => told("catan-event-turn", seat, &[]),
        Event::Won { seat, points, hidden } => {
            told("catan-event-won", seat, &[("points", points.into()), ("hidden", hidden.into())])
        }
    }
}

/// "Ada, Bo"
fn names(seats: SeatSet, say: Say<'_>) -> String {
    seats.iter().map(|seat| say.name(seat)).collect::<Vec<_>>().join(", ")
}

/// Who got what.
fn gained(gains: &[Cards; 4], say: Say<'_>) -> String {
    let some = (0..).map(Seat).zip(gains).filter(|(_, cards)| cards.total() > 0);
    let parts: Vec<String> =
        some.map(|(seat, cards)| format!("{}: {}", say.name(seat), say.cards(*cards))).collect();
    if parts.is_empty() { say.text("catan-event-nothing") } else { parts.join("; ") + "." }
}

fn built(seat: Seat, piece: Piece, say: Say<'_>) -> Option<String> {
    let (key, place) = match piece {
        Piece::Road(edge) => ("catan-event-road", edge.to_string()),
        Piece::Settlement(corner) => ("catan-event-settlement", corner.to_string()),
        Piece::City(corner) => ("catan-event-city", corner.to_string()),
    };
    Some(say.0.text(key, &[("player", seat.into()), ("place", place.to_uppercase().into())]))
}

fn robbed(event: &Event, viewer: Viewer, say: Say<'_>) -> Option<String> {
    let Event::Robbed { seat, hex, victim, stolen, card } = *event else { return None };
    let hex = hex.to_string().to_uppercase();
    let moved = say.0.text("catan-event-robber", &[("player", seat.into()), ("hex", hex.into())]);
    let Some(victim) = victim else { return Some(moved) };
    let knows = viewer.is(seat) || viewer.is(victim);
    let theft = match card.filter(|_| knows) {
        _ if !stolen => say.with("catan-event-robbed-empty", victim),
        Some(card) => {
            let args = [("player", victim.into()), ("card", say.count(card, 1).into())];
            say.0.text("catan-event-robbed-known", &args)
        }
        None => say.with("catan-event-robbed", victim),
    };
    Some(format!("{moved} {theft}"))
}

/// What is asked of that viewer, or whom the game waits for, and the development cards that only the viewer knows: nothing but the
/// text board shows them otherwise.
pub(super) fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let asked = question(view, viewer, words);
    let own = viewer.seat().and_then(|seat| view.player(seat).secret.as_ref());
    let own = own.filter(|_| view.phase != Phase::Over);
    let cards = own.map_or_else(Vec::new, |secret| developments(secret, Say(words)));
    if cards.is_empty() {
        return asked;
    }
    format!("{asked} {}", words.text("catan-prompt-cards", &[("cards", cards.join(", ").into())]))
}

/// What is asked of that viewer, or whom the game waits for.
pub(super) fn question(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let say = Say(words);
    if view.phase == Phase::Over {
        let Some(winner) = view.winner else { return say.text("catan-prompt-closed") };
        let player = view.player(winner);
        let points = player.secret.as_ref().map_or(player.points, |secret| secret.points);
        return words.text("catan-prompt-over", &[("player", winner.into()), ("points", points.into())]);
    }
    match viewer.seat() {
        Some(seat) if view.phase == Phase::Discard => discard(view, seat, say),
        Some(seat) if seat == view.current => own_turn(view, say),
        Some(seat) if view.offer.is_some_and(|offer| offer.to.contains(seat)) => asked(view, seat, say),
        _ => waiting(view, say),
    }
}

fn discard(view: &View, seat: Seat, say: Say<'_>) -> String {
    let player = view.player(seat);
    match player.secret.as_ref().and_then(|secret| secret.chosen) {
        Some(cards) => {
            let args = [("cards", say.cards(cards).into()), ("names", names(view.must, say).into())];
            say.0.text("catan-prompt-chosen", &args)
        }
        None if player.due > 0 => say.number("catan-prompt-discard", player.due.into()),
        None => waiting(view, say),
    }
}

fn own_turn(view: &View, say: Say<'_>) -> String {
    let key = match view.phase {
        Phase::Found(_) => "catan-prompt-found",
        Phase::Pave(_, corner) => {
            return say.0.text("catan-prompt-pave", &[("corner", corner.to_string().to_uppercase().into())]);
        }
        Phase::Roll => "catan-prompt-roll",
        Phase::Robber => "catan-prompt-robber",
        Phase::FreeRoads(left) => return say.number("catan-prompt-free-roads", left.into()),
        _ if view.offer.is_some() => return offer_open(view, say),
        _ if view.agreed.free => "catan-prompt-free",
        _ if view.built => "catan-prompt-build",
        _ => "catan-prompt-trade",
    };
    say.text(key)
}

/// What the offerer hears of the open offer.
fn offer_open(view: &View, say: Say<'_>) -> String {
    let Some(offer) = &view.offer else { return String::new() };
    let ready = offer.to.iter().filter_map(|seat| {
        let deal = offer.agreed_with(seat)?;
        Some(format!("{} ({})", say.name(seat), say.deal(deal)))
    });
    let ready: Vec<String> = ready.collect();
    if ready.is_empty() {
        return say.0.text("catan-prompt-offer", &[("deal", say.deal(offer.deal).into())]);
    }
    say.0.text("catan-prompt-confirm", &[("deals", ready.join(", ").into())])
}

/// What one hears who is asked to trade.
fn asked(view: &View, seat: Seat, say: Say<'_>) -> String {
    let Some(offer) = &view.offer else { return waiting(view, say) };
    let hand = view.player(seat).secret.as_ref().map_or(Cards::NONE, |secret| secret.hand);
    let answered = |key, deal: Deal| {
        say.0.text(key, &[("player", view.current.into()), ("deal", say.deal(deal).into())])
    };
    let key = match offer.answers[seat.index()] {
        Answer::Open if !hand.holds(offer.deal.want) => "catan-prompt-asked-lacking",
        Answer::Open => "catan-prompt-asked",
        Answer::Accepted => {
            let deal = Deal { give: offer.deal.want, want: offer.deal.give };
            return answered("catan-prompt-accepted", deal);
        }
        Answer::Declined => return waiting(view, say),
        Answer::Countered(_) => return answered("catan-prompt-countered", offer.deal),
    };
    let args = [
        ("player", view.current.into()),
        ("give", say.cards(offer.deal.give).into()),
        ("want", say.cards(offer.deal.want).into()),
    ];
    say.0.text(key, &args)
}

/// Whom the game waits for.
pub(super) fn waiting(view: &View, say: Say<'_>) -> String {
    let key = match view.phase {
        Phase::Discard => {
            return say.0.text("catan-wait-discard", &[("names", names(view.must, say).into())]);
        }
        Phase::Found(_) | Phase::Pave(..) => "catan-wait-found",
        Phase::Roll => "catan-wait-roll",
        Phase::Robber => "catan-wait-robber",
        Phase::FreeRoads(_) => "catan-wait-free-roads",
        _ if view.offer.is_some() => "catan-wait-offer",
        _ if view.built && !view.agreed.free => "catan-wait-build",
        _ => "catan-wait-trade",
    };
    say.with(key, view.current)
}

/// The development cards held: "2 × Knight", with those bought this turn apart.
pub(super) fn developments(secret: &Secret, say: Say<'_>) -> Vec<String> {
    let held = |card: Development| {
        let (old, new) = (secret.cards[card as usize], secret.fresh[card as usize]);
        let name = say.development(card);
        let whole = if old + new == 1 { name } else { format!("{} × {name}", old + new) };
        let fresh = || format!("{whole} ({})", say.number("catan-new-cards", new.into()));
        (old + new > 0).then(|| if new == 0 { whole.clone() } else { fresh() })
    };
    Development::ALL.into_iter().filter_map(held).collect()
}

/// The four prices, with how often each could be paid.
pub(super) fn prices(hand: Cards, say: Say<'_>) -> [(String, String, u8); 4] {
    let times = |price: Cards| price.iter().map(|(kind, count)| hand[kind] / count).min().unwrap_or(0);
    [
        ("catan-price-road", ROAD_PRICE),
        ("catan-price-settlement", SETTLEMENT_PRICE),
        ("catan-price-city", CITY_PRICE),
        ("catan-price-card", CARD_PRICE),
    ]
    .map(|(key, price)| (say.text(key), say.cards(price), times(price)))
}
