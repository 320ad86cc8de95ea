//! Offers and counter-offers built by pressing: what is given, what is wanted for it, to whom.

use super::super::action::{Deal, colour};
use super::super::components::cards::{Cards, Resource};
use super::super::say::{Say, emoji, player_mark};
use super::super::view::View;
use rules::{Seat, SeatSet};
use tabletop::Label;

/// The most cards of a kind that a menu gives, and that it wants; a form knows no such bound.
const MOST_GIVEN: u8 = 4;
const MOST_WANTED: u8 = 3;
/// The most cards of a kind together with others.
const MOST_MORE: u8 = 2;

/// An offer in the making, as far as its slots say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Making {
    /// The cards that the speaker gives.
    pub(super) give: Cards,
    /// The cards that the speaker wants.
    pub(super) want: Cards,
    /// Whether it says to whom.
    pub(super) addressed: bool,
}

impl Making {
    /// Reads the slots after the verb.
    pub(super) fn read(slots: &[String]) -> Making {
        let mut making = Making::default();
        for word in slots.iter().map(String::as_str) {
            let (deal, to) = word.split_once("to ").map_or((word, None), |(deal, to)| (deal, Some(to)));
            let (give, want) = deal.split_once("for ").map_or((deal, ""), |(give, want)| (give, want));
            let wants = making.want != Cards::NONE;
            let cards = |text: &str| text.parse().unwrap_or(Cards::NONE);
            *(if wants { &mut making.want } else { &mut making.give }) += cards(give);
            making.want += cards(want);
            making.addressed |= to.is_some();
        }
        making
    }
}

/// Parts an offer as it is built: kinds one by one, the first one wanted with its `for`, then those whom it is to.
pub(super) fn slots(text: &str) -> Vec<String> {
    let mut slots: Vec<String> = Vec::new();
    let mut open = false;
    for word in text.split(' ') {
        match slots.last_mut() {
            Some(slot) if open => *slot = format!("{slot} {word}"),
            _ => slots.push(word.to_owned()),
        }
        let last = slots.last().map_or("", String::as_str);
        // A kind ends its slot, and nothing ends the list of those whom an offer is to.
        open = slots.len() > 1 && (last.starts_with("to") || Resource::read(word).is_none());
    }
    slots
}

/// The message key of the question for the slot after `before`.
pub(super) fn ask(before: &[String]) -> &'static str {
    match Making::read(&before[1..]) {
        Making { give: Cards::NONE, .. } => "catan-ask-trade-give",
        Making { want: Cards::NONE, .. } => "catan-ask-trade-want",
        _ if before[0] == "trade" => "catan-ask-trade-to",
        _ => "catan-ask-trade-more",
    }
}

/// What stands after the label of a form's field: the hand from which is given.
pub(crate) fn remark(view: &View, field: &str) -> String {
    let hand = own(view).filter(|_| field == "give").map(|(_, hand)| hand).unwrap_or_default();
    hand.iter().map(|(kind, count)| format!("{}{count}", emoji(kind))).collect::<Vec<_>>().join(" ")
}

/// Labels a slot of an offer: a whole deal, cards that are given or wanted, or those whom it is to.
pub(super) fn label(view: &View, before: &[String], slot: &str, say: Say<'_>) -> Label {
    let Making { give, want, addressed } = Making::read(std::slice::from_ref(&slot.to_owned()));
    let drawn = |label: Label, cards: Cards| label.drawn(cards.iter().map(|(kind, _)| emoji(kind)));
    let made = Making::read(&before[1..]);
    if give != Cards::NONE && want != Cards::NONE {
        let text = say.deal(Deal { give, want });
        let again =
            view.offered.is_some_and(|(deal, to)| deal == Deal { give, want } && addressed != to.is_empty());
        let key = if again && before[0] == "trade" { "catan-choice-again" } else { "catan-choice-deal" };
        return drawn(Label::new(text, say.plain(key)), want);
    }
    if addressed {
        let seats: SeatSet = slot.split(' ').filter_map(|word| view.named(word)).collect();
        let text = say.text("catan-choice-to", &[("players", say.names(seats).into())]);
        let colour = |seat| format!("{} {}", player_mark(seat).symbol(), say.colour(seat));
        let colours = seats.iter().map(colour).collect::<Vec<_>>();
        return Label::new(text, colours.join(", "));
    }
    if want != Cards::NONE {
        let wanted = say.wanted(want);
        return drawn(say.text("catan-choice-for", &[("cards", wanted.into())]).into(), want);
    }
    let note = if made.want != Cards::NONE {
        say.plain("catan-choice-more-want")
    } else if made.give != Cards::NONE {
        say.plain("catan-choice-more-give")
    } else {
        let held = |kind| view.own().and_then(|(_, own)| own.secret.as_ref()).map_or(0, |own| own.hand[kind]);
        give.iter().map(|(kind, _)| say.number("catan-you-have", held(kind).into())).collect()
    };
    let plus = if made == Making::default() { "" } else { "+ " };
    drawn(Label::new(format!("{plus}{}", say.cards(give)), note), give)
}

/// The next slot of an offer or a counter-offer.
pub(crate) fn compose(view: &View, before: &[String]) -> Vec<String> {
    let [verb, slots @ ..] = before else { return Vec::new() };
    let Some((own, hand)) = own(view) else { return Vec::new() };
    let making = Making::read(slots);
    if making.addressed {
        return Vec::new();
    }
    let Making { give, want, .. } = making;
    let free = |kind: &Resource| give[*kind] == 0 && want[*kind] == 0;
    let kinds = || Resource::ALL.into_iter().filter(free);
    let held =
        |kind: Resource, most: u8| (1..=most.min(hand[kind])).map(move |count| format!("{count} {kind}"));
    if give == Cards::NONE {
        let presets = if verb == "trade" { offers(view, own, hand) } else { counters(view, hand) };
        return presets.into_iter().chain(kinds().flat_map(|kind| held(kind, MOST_GIVEN))).collect();
    }
    let more = |most: u8| (1..=most).collect::<Vec<u8>>();
    if want == Cards::NONE {
        let wanted =
            kinds().flat_map(|kind| more(MOST_WANTED).into_iter().map(move |n| format!("for {n} {kind}")));
        // Something must be left that can be wanted.
        let also = kinds().filter(|_| kinds().count() > 1).flat_map(|kind| held(kind, MOST_MORE));
        return wanted.chain(also).collect();
    }
    let also = kinds().flat_map(|kind| more(MOST_MORE).into_iter().map(move |n| format!("{n} {kind}")));
    let to = if verb == "trade" { addresses(view, own) } else { Vec::new() };
    also.chain(to).collect()
}

/// The viewer's seat and hand.
fn own(view: &View) -> Option<(Seat, Cards)> {
    let (seat, player) = view.own()?;
    player.secret.as_ref().map(|secret| (seat, secret.hand))
}

/// The kind of which there is most, the first of several.
fn most(hand: Cards) -> Option<Resource> {
    let counts = hand.iter().map(|(kind, count)| (count, std::cmp::Reverse(kind)));
    counts.max().map(|(_, kind)| kind.0)
}

/// Whole offers: the last one again, and one for one of what one has most.
fn offers(view: &View, own: Seat, hand: Cards) -> Vec<String> {
    let mut offers = Vec::new();
    if let Some((deal, to)) = view.offered.filter(|(deal, _)| hand.holds(deal.give))
        && to.iter().all(|seat| others(view, own).contains(seat))
    {
        offers.push(format!("{deal}{}", address(to)));
    }
    let one = |kind| Cards::of(kind, 1);
    if let Some(give) = most(hand) {
        let wants = Resource::ALL.into_iter().filter(|&want| want != give);
        let deals = wants.map(|want| Deal { give: one(give), want: one(want) }.to_string());
        offers.extend(deals.filter(|deal| !offers.contains(deal)).collect::<Vec<_>>());
    }
    offers
}

/// Whole counter-offers: one card more for what is wanted, and one card of what one has most for what is given.
fn counters(view: &View, hand: Cards) -> Vec<String> {
    let Some(offer) = &view.offer else { return Vec::new() };
    let Deal { give: theirs, want: mine } = offer.deal;
    let mut counters = Vec::new();
    if let (Some((kind, _)), None) = (theirs.iter().next(), theirs.iter().nth(1))
        && hand.holds(mine)
    {
        let mut more = theirs;
        more.add(kind, 1);
        counters.push(Deal { give: mine, want: more });
    }
    if let Some(give) = most(hand).filter(|&give| theirs[give] == 0) {
        counters.push(Deal { give: Cards::of(give, 1), want: theirs });
    }
    let new = |deal: &&Deal| **deal != Deal { give: mine, want: theirs };
    counters.iter().filter(new).map(ToString::to_string).collect()
}

/// The seats that can be asked.
fn others(view: &View, own: Seat) -> SeatSet {
    view.seats().filter(|&seat| seat != own && !view.resigned.contains(seat)).collect()
}

/// Some of the others, but not all: who says nothing asks all.
fn addresses(view: &View, own: Seat) -> Vec<String> {
    let others: Vec<Seat> = others(view, own).iter().collect();
    let mut some: Vec<SeatSet> = (1..(1u32 << others.len()).saturating_sub(1))
        .map(|mask| {
            others.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, seat)| *seat).collect()
        })
        .collect();
    some.sort_by_key(|set: &SeatSet| set.iter().count());
    some.into_iter().map(|set| address(set).trim_start().to_owned()).collect()
}

/// ` to blue red`; nothing for everybody.
fn address(to: SeatSet) -> String {
    let words: String = to.iter().map(|seat| format!(" {}", colour(seat))).collect();
    if words.is_empty() { words } else { format!(" to{words}") }
}
