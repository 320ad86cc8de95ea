//! Events in words.

use super::super::components::cards::Cards;
use super::super::event::{Event, Piece};
use super::super::view::View;
use super::Say;
use rules::{Arg, Seat, Viewer};

/// Tells a roll, without what it brought.
pub(crate) fn rolled(seat: Seat, dice: (u8, u8), say: Say<'_>) -> String {
    let (one, two) = dice;
    let args =
        [("player", seat.into()), ("one", one.into()), ("two", two.into()), ("sum", (one + two).into())];
    say.text("catan-event-rolled", &args)
}

/// Tells an event to that viewer.
pub(crate) fn told(event: &Event, viewer: Viewer, say: Say<'_>) -> Option<String> {
    let by = |key: &str, player: Seat, args: &[(&str, Arg)]| {
        let args: Vec<(&str, Arg)> =
            [("player", player.into())].into_iter().chain(args.iter().cloned()).collect();
        Some(say.text(key, &args))
    };
    match *event {
        Event::Rolled { seat, dice, gains } => {
            let seven = dice.0 + dice.1 == 7;
            let yields = if seven { say.plain("catan-event-seven") } else { gained(&gains, say) };
            Some(format!("{} {yields}", rolled(seat, dice, say)))
        }
        Event::Shortage(kind) => Some(say.text("catan-event-shortage", &[("kind", say.kind(kind).into())])),
        Event::Paid(seat, cards) if cards == Cards::NONE => by("catan-event-unpaid", seat, &[]),
        Event::Paid(seat, cards) => by("catan-event-paid", seat, &[("cards", say.cards(cards).into())]),
        Event::Built { seat, piece } => built(seat, piece, say),
        Event::Bought { seat, card } => match card.filter(|_| viewer.is(seat)) {
            Some(card) => by("catan-event-bought-own", seat, &[("card", say.development(card).into())]),
            None => by("catan-event-bought", seat, &[]),
        },
        Event::Played(seat, card) => {
            by("catan-event-played", seat, &[("card", say.development(card).into())])
        }
        Event::Stopped(seat) => by("catan-event-stopped", seat, &[]),
        Event::Plenty(seat, cards) => by("catan-event-plenty", seat, &[("cards", say.cards(cards).into())]),
        Event::Monopoly { seat, kind, from } => {
            by("catan-event-monopoly", seat, &[("cards", say.count(kind, from.iter().sum()).into())])
        }
        Event::MustDiscard(due) => {
            let owed = (0..).map(Seat).zip(due).filter(|(_, due)| *due > 0);
            Some(say.text("catan-event-must-discard", &[("names", say.owed(owed).into())]))
        }
        Event::Chose(seat, cards) => match cards.filter(|_| viewer.is(seat)) {
            Some(cards) => by("catan-event-chose-own", seat, &[("cards", say.cards(cards).into())]),
            None => by("catan-event-chose", seat, &[]),
        },
        Event::Discarded(seat, cards) => {
            by("catan-event-discarded", seat, &[("cards", say.cards(cards).into())])
        }
        Event::Robbed { .. } => robbed(event, viewer, say),
        Event::Banked { seat, give, take } => by(
            "catan-event-banked",
            seat,
            &[("give", say.cards(give).into()), ("take", say.count(take, 1).into())],
        ),
        Event::Offered { seat, deal, to } => by(
            "catan-event-offered",
            seat,
            &[("deal", say.deal(deal).into()), ("names", say.names(to).into())],
        ),
        Event::Accepted(seat) => by("catan-event-accepted", seat, &[]),
        Event::Declined(seat) => by("catan-event-declined", seat, &[]),
        Event::Countered(seat, deal) => by("catan-event-countered", seat, &[("deal", say.deal(deal).into())]),
        Event::Withdrawn(seat) => by("catan-event-withdrawn", seat, &[]),
        Event::Traded { seat, with, deal } => {
            let args = [("give", say.cards(deal.give).into()), ("want", say.cards(deal.want).into())];
            let [give, want] = args;
            by("catan-event-traded", seat, &[("other", with.into()), give, want])
        }
        Event::LongestRoad(Some(seat), length) => {
            by("catan-event-longest", seat, &[("count", length.into())])
        }
        Event::LongestRoad(None, _) => Some(say.plain("catan-event-longest-aside")),
        Event::LargestArmy(seat, knights) => by("catan-event-army", seat, &[("count", knights.into())]),
        Event::Turn(seat) => by("catan-event-turn", seat, &[]),
        Event::Won { seat, points, hidden } => {
            by("catan-event-won", seat, &[("points", points.into()), ("hidden", hidden.into())])
        }
    }
}

/// "Ada: 1 wool; Bo: 2 ore."
fn gained(gains: &[Cards; 4], say: Say<'_>) -> String {
    let some = (0..).map(Seat).zip(gains).filter(|(_, cards)| cards.total() > 0);
    let parts: Vec<String> =
        some.map(|(seat, cards)| format!("{}: {}", say.name(seat), say.cards(*cards))).collect();
    if parts.is_empty() { say.plain("catan-event-nothing") } else { parts.join("; ") + "." }
}

fn built(seat: Seat, piece: Piece, say: Say<'_>) -> Option<String> {
    let (key, place) = match piece {
        Piece::Road(edge) => ("catan-event-road", edge.short()),
        Piece::Settlement(corner) => ("catan-event-settlement", corner.to_string()),
        Piece::City(corner) => ("catan-event-city", corner.to_string()),
    };
    Some(say.text(key, &[("player", seat.into()), ("place", place.to_uppercase().into())]))
}

fn robbed(event: &Event, viewer: Viewer, say: Say<'_>) -> Option<String> {
    let Event::Robbed { seat, hex, victim, stolen, card } = *event else { return None };
    let hex = hex.to_string().to_uppercase();
    let moved = say.text("catan-event-robber", &[("player", seat.into()), ("hex", hex.into())]);
    let Some(victim) = victim else { return Some(moved) };
    let knows = viewer.is(seat) || viewer.is(victim);
    let theft = match card.filter(|_| knows) {
        _ if !stolen => say.with("catan-event-robbed-empty", victim),
        Some(card) => {
            let args = [("player", victim.into()), ("card", say.count(card, 1).into())];
            say.text("catan-event-robbed-known", &args)
        }
        None => say.with("catan-event-robbed", victim),
    };
    Some(format!("{moved} {theft}"))
}

/// Tells the most important public event of the turn; nothing before the first.
pub(crate) fn last(view: &View, say: Say<'_>) -> String {
    view.news.and_then(|event| told(&event, Viewer::Public, say)).unwrap_or_default()
}
