//! The menus: kind of action, then kinds of cards or places.

use super::super::action::Action;
use super::super::components::board::{Corner, Edge, Hex};
use super::super::components::cards::{Cards, Resource};
use super::super::components::supply::{
    CARD_PRICE, CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::super::form::COUNTER;
use super::super::say::{Say, emoji};
use super::super::state::{Answer, Catan, Phase};
use super::super::view::{PlayerView, View};
use super::compose;
use rules::{Seat, Words, shorten};
use tabletop::{Appeal, Label, Menus};

impl Menus for Catan {
    /// Parts an action's notation. Discards are chosen in pairs of kinds, so that any hand's are reached
    /// in four presses: the first kind's count, the second's, twice; the fifth follows.
    fn slots(action: &Action) -> Vec<String> {
        let text = action.to_string();
        let cut = |ends: &[usize]| {
            let words: Vec<&str> = text.split(' ').collect();
            let mut slots = Vec::new();
            let mut start = 0;
            for end in ends.iter().copied().chain([words.len()]) {
                slots.push(words[start..end].join(" "));
                start = end;
            }
            slots
        };
        match action {
            Action::Road(_) | Action::Settlement(_) | Action::City(_) | Action::Monopoly(_) => cut(&[2]),
            Action::Plenty(_, None) => cut(&[2]),
            Action::Plenty(_, Some(_)) => cut(&[2, 3]),
            Action::Bank { .. } => cut(&[1, 2]),
            Action::Robber { victim: None, .. } => cut(&[1]),
            Action::Robber { victim: Some(_), .. } => cut(&[1, 2]),
            Action::Discard(_) => cut(&[1, 5, 9]),
            Action::Offer(..) | Action::Counter(_) => compose::slots(&text),
            _ => vec![text],
        }
    }

    /// The kinds of a year of plenty, the other one first.
    fn detours(action: &Action) -> Vec<Vec<String>> {
        match action {
            Action::Plenty(first, Some(second)) if first != second => {
                vec![vec!["play plenty".to_owned(), second.to_string(), first.to_string()]]
            }
            _ => Vec::new(),
        }
    }

    fn compose(view: &View, before: &[String]) -> Vec<String> {
        compose::compose(view, before)
    }

    fn remark(view: &View, _form: &str, field: &str) -> String {
        compose::remark(view, field)
    }

    fn ask(_view: &View, before: &[String], words: &dyn Words) -> String {
        let key = match before.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["build road"] => "catan-ask-road",
            ["build settlement"] => "catan-ask-settlement",
            ["build city"] => "catan-ask-city",
            ["bank"] => "catan-ask-give",
            ["bank", _] | ["play plenty"] => "catan-ask-take",
            ["play plenty", _] => "catan-ask-second",
            ["play monopoly"] => "catan-ask-monopoly",
            ["robber"] => "catan-ask-robber",
            ["robber", _] => "catan-ask-victim",
            ["discard"] => "catan-ask-discard",
            ["discard", ..] => "catan-ask-discard-more",
            ["trade" | "counter", ..] => compose::ask(before),
            _ => "catan-ask-action",
        };
        words.text(key, &[])
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        let say = Say(words);
        match before.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => verb(view, slot, say),
            ["build road"] => match slot.parse::<Edge>() {
                Ok(edge) => Label::new(edge.short(), beside_edge(view, edge, say)),
                Err(_) => slot.to_owned().into(),
            },
            ["build settlement" | "build city"] => match slot.parse::<Corner>() {
                Ok(corner) => Label::new(slot.to_uppercase(), around(view, corner, say)),
                Err(_) => slot.to_owned().into(),
            },
            ["bank"] => bank(view, slot, say),
            ["robber"] => match slot.parse::<Hex>() {
                Ok(hex) => {
                    let kind = view.land.terrain[hex.index()];
                    Label::new(say.hex(view, hex), standing(view, hex, say)).drawn([kind.map_or("🏜️", emoji)])
                }
                Err(_) => slot.to_owned().into(),
            },
            ["robber", _] => match view.named(slot) {
                Some(victim) => {
                    let count = view.player(victim).hand_size;
                    Label::new(say.name(victim), say.number("catan-hand-size", count.into()))
                }
                None => slot.to_owned().into(),
            },
            ["discard", ..] => Label::from(counts(slot, say)),
            ["trade" | "counter", ..] => compose::label(view, before, slot, say),
            _ => match Resource::read(slot.strip_prefix("for ").unwrap_or(slot)) {
                Some(kind) => Label::new(say.kind(kind), in_bank(view, kind, say)).drawn([emoji(kind)]),
                None => slot.to_owned().into(),
            },
        }
    }

    /// The row of a place, or the count of a pair's first kind.
    fn region(_view: &View, before: &[String], slot: &str) -> Option<String> {
        match before.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["build road" | "build settlement" | "build city"] => slot.get(..1).map(str::to_owned),
            ["discard", ..] => {
                let mut words = slot.split(' ');
                Some(format!("{} {}", words.next()?, words.next()?))
            }
            _ => None,
        }
    }

    fn region_label(_view: &View, region: &str, words: &dyn Words) -> Label {
        if region.len() == 1 {
            words.text("catan-region-row", &[("row", region.to_uppercase().into())]).into()
        } else {
            counts(region, Say(words)).into()
        }
    }
}

/// Labels the first choice: what to do at all.
fn verb(view: &View, slot: &str, say: Say<'_>) -> Label {
    let own = view.own().map(|(_, player)| player);
    let pieces = |key: &str, price: Cards, most: u8, used: fn(&PlayerView) -> u8| {
        let left = own.map(|own| say.number("catan-pieces-left", most.saturating_sub(used(own)).into()));
        // Founding pieces and the roads of a card are free.
        let price = (view.phase == Phase::Main).then(|| say.cards(price));
        let notes: Vec<String> = price.into_iter().chain(left).collect();
        Label::new(say.plain(key), notes.join(" · "))
    };
    let drawn = |key: &str, emoji| Label::from(say.plain(key)).drawn([emoji]);
    match slot.split_once(' ').unwrap_or((slot, "")) {
        ("build", "road") => {
            pieces("catan-verb-road", ROAD_PRICE, ROADS, |own| own.roads.len()).drawn(["🛣️"])
        }
        ("build", "settlement") => {
            pieces("catan-verb-settlement", SETTLEMENT_PRICE, SETTLEMENTS, |own| own.settlements.len())
                .drawn(["🏠"])
        }
        ("build", "city") => {
            pieces("catan-verb-city", CITY_PRICE, CITIES, |own| own.cities.len()).drawn(["🏙️"])
        }
        ("buy", _) => Label::new(say.plain("catan-verb-buy"), say.cards(CARD_PRICE)).drawn(["🃏"]),
        ("roll", _) => drawn("catan-verb-roll", "🎲"),
        ("bank", _) => drawn("catan-verb-bank", "🏦"),
        ("play", "knight") => drawn("catan-verb-knight", "⚔️"),
        ("trade", _) => drawn("catan-verb-trade", "🤝"),
        ("counter", _) => drawn("catan-verb-counter", "🤝"),
        ("confirm", word) => match view.named(word) {
            Some(with) => {
                let deed = say.text("catan-verb-confirm", &[("player", with.into())]);
                Label::named(&deed, &deal(view, with, say), String::new())
            }
            None => slot.to_owned().into(),
        },
        _ => say.plain(verb_key(slot)).into(),
    }
}

fn verb_key(slot: &str) -> &'static str {
    match slot {
        "play roads" => "catan-verb-roads",
        "play plenty" => "catan-verb-plenty",
        "play monopoly" => "catan-verb-monopoly",
        "robber" => "catan-verb-robber",
        "stop" => "catan-verb-stop",
        "discard" => "catan-verb-discard",
        "accept" => "catan-verb-accept",
        "decline" => "catan-verb-decline",
        "cancel" => "catan-verb-cancel",
        _ => "catan-verb-end",
    }
}

/// The deal that the current player would make.
fn deal(view: &View, with: Seat, say: Say<'_>) -> String {
    let Some(offer) = &view.offer else { return String::new() };
    say.deal(offer.agreed_with(with).unwrap_or(offer.deal))
}

/// Labels a kind to be given to the bank: "3 wool", and how much one has.
fn bank(view: &View, slot: &str, say: Say<'_>) -> Label {
    let Some((kind, (_, own))) = Resource::read(slot).zip(view.own()) else { return slot.to_owned().into() };
    let held = own.secret.as_ref().map_or(0, |secret| secret.hand[kind]);
    let text = say.cards(Cards::of(kind, own.rates.0[kind]));
    Label::new(text, say.number("catan-you-have", held.into())).drawn([emoji(kind)])
}

fn in_bank(view: &View, kind: Resource, say: Say<'_>) -> String {
    say.number("catan-bank-has", view.bank[kind].into())
}

/// "2 wood, no brick".
fn counts(slot: &str, say: Say<'_>) -> String {
    let words: Vec<&str> = slot.split(' ').collect();
    let part = |pair: &[&str]| match pair {
        [count, kind] => {
            count.parse().ok().zip(Resource::read(kind)).map(|(count, kind)| say.count(kind, count))
        }
        _ => None,
    };
    words.chunks(2).filter_map(part).collect::<Vec<_>>().join(", ")
}

/// The hexes around a corner, and its harbour.
fn around(view: &View, corner: Corner, say: Say<'_>) -> String {
    let mut parts: Vec<String> = corner.hexes().iter().map(|hex| say.yields(view, hex)).collect();
    parts.extend(view.land.harbour(corner).map(|harbour| say.harbour(harbour)));
    parts.join(" · ")
}

/// The hexes on both sides of an edge.
fn beside_edge(view: &View, edge: Edge, say: Say<'_>) -> String {
    let [one, other] = edge.corners();
    let both = Hex::all().filter(|hex| hex.mask().contains(one) && hex.mask().contains(other));
    both.map(|hex| say.yields(view, hex)).collect::<Vec<_>>().join(" | ")
}

/// The players with a building at a hex.
fn standing(view: &View, hex: Hex, say: Say<'_>) -> String {
    let here = |seat: &Seat| {
        let player = view.player(*seat);
        !player.settlements.misses(hex.mask()) || !player.cities.misses(hex.mask())
    };
    shorten(say.names(view.seats().filter(here).collect()), 100)
}

/// Appeals to those who are offered a trade: they may accept, decline or counter, everybody sees how.
pub(crate) fn appeal(view: &View) -> Option<Appeal> {
    view.offer.as_ref().map(|offer| {
        let answered =
            |answer| offer.to.iter().filter(move |seat| offer.answers[seat.index()] == answer).collect();
        let closed = offer.to.iter().filter(|&seat| offer.agreed_with(seat).is_some());
        let mut choices: Vec<String> = closed.map(|seat| Action::Confirm(seat).to_string()).collect();
        if !choices.is_empty() {
            choices.push(Action::Cancel.to_string());
        }
        Appeal {
            asked: offer.to,
            open: answered(Answer::Open),
            agreed: answered(Answer::Accepted),
            actions: [Action::Accept, Action::Decline].iter().map(ToString::to_string).collect(),
            forms: vec![&COUNTER],
            choices,
            state: format!("{offer:?}"),
        }
    })
}
