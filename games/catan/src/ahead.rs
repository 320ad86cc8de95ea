//! Orders: answers to offers, discards, rolls and ends of turns that somebody decides ahead; and what the rules force.

use std::fmt;
use std::str::FromStr;

use super::action::Action;
use super::components::cards::{Cards, Resource};
use super::form::{ACCEPT, KEEP};
use super::say::Say;
use super::state::{Answer, Catan, Offer, Phase};
use super::view::View;
use rules::{Ahead, OrderKind, Refusal, Seat, Words};

/// The most offers that one order may accept.
const MOST_TIMES: u8 = 99;

/// The kinds of orders. What accepts goes before what declines the rest.
static ORDERS: &[OrderKind] = &[
    OrderKind { id: "accept", form: Some(&ACCEPT), several: true },
    OrderKind { id: "decline turn", form: None, several: false },
    OrderKind { id: "decline always", form: None, several: false },
    OrderKind { id: "keep", form: Some(&KEEP), several: false },
    OrderKind { id: "roll", form: None, several: false },
    OrderKind { id: "end", form: None, several: false },
];

/// An order.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Order {
    /// Accept offers that bring at least these cards for at most those, so many times.
    Accept { get: Cards, pay: Cards, times: Option<u8> },
    /// Decline every offer of the turn with that number; written without one, of the present turn.
    DeclineTurn(Option<u16>),
    /// Decline every offer.
    DeclineAlways,
    /// On a seven, discard these kinds last; of them, the last one named first.
    Keep(Vec<Resource>),
    /// Roll the dice at once.
    Roll,
    /// End the turn when everybody knows that nothing else can be done.
    End,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Accept { get, pay, times } => {
                write!(f, "accept {get} for {pay}")?;
                times.map_or(Ok(()), |times| write!(f, " times {times}"))
            }
            Order::DeclineTurn(None) => f.write_str("decline turn"),
            Order::DeclineTurn(Some(turn)) => write!(f, "decline turn {turn}"),
            Order::DeclineAlways => f.write_str("decline always"),
            Order::Keep(kinds) => {
                f.write_str("keep")?;
                kinds.iter().try_for_each(|kind| write!(f, " {kind}"))
            }
            Order::Roll => f.write_str("roll"),
            Order::End => f.write_str("end"),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or(Refusal::new("refusal-order"))
    }
}

fn read(words: &[&str]) -> Option<Order> {
    Some(match *words {
        ["accept", .., "times", times] => {
            let times = times.parse().ok().filter(|times| (1..=MOST_TIMES).contains(times))?;
            read_deal(&words[1..words.len() - 2], Some(times))?
        }
        ["accept", ..] => read_deal(&words[1..], None)?,
        ["decline", "turn"] => Order::DeclineTurn(None),
        ["decline", "turn", turn] => Order::DeclineTurn(Some(turn.parse().ok()?)),
        ["decline", "always"] => Order::DeclineAlways,
        ["keep", ref kinds @ ..] if !kinds.is_empty() => {
            let kinds: Vec<Resource> =
                kinds.iter().map(|kind| Resource::read(kind)).collect::<Option<_>>()?;
            let twice = (1..kinds.len()).any(|at| kinds[..at].contains(&kinds[at]));
            if twice {
                return None;
            }
            Order::Keep(kinds)
        }
        ["roll"] => Order::Roll,
        ["end"] => Order::End,
        _ => return None,
    })
}

fn read_deal(words: &[&str], times: Option<u8>) -> Option<Order> {
    let split = words.iter().position(|word| *word == "for")?;
    let cards = |words: &[&str]| words.join(" ").parse::<Cards>().ok().filter(|cards| cards.total() > 0);
    let (get, pay) = (cards(&words[..split])?, cards(&words[split + 1..])?);
    (!get.shares(pay)).then_some(Order::Accept { get, pay, times })
}

impl Ahead for Catan {
    fn orders() -> &'static [OrderKind] {
        ORDERS
    }

    /// The order that somebody means by that text now: one for the present turn gets its number.
    fn order(view: &View, written: &str) -> Result<String, Refusal> {
        let order = match written.parse()? {
            Order::DeclineTurn(_) => Order::DeclineTurn(Some(view.turns)),
            order => order,
        };
        Ok(order.to_string())
    }

    fn stands(view: &View, order: &str) -> bool {
        match order.parse() {
            Ok(Order::DeclineTurn(turn)) => turn == Some(view.turns),
            Ok(_) => true,
            Err(_) => false,
        }
    }

    fn times(order: &str) -> Option<u8> {
        match order.parse() {
            Ok(Order::Accept { times, .. }) => times,
            _ => None,
        }
    }

    fn by_order(view: &View, public: &View, order: &str) -> Option<Action> {
        let (seat, own) = view.own()?;
        let asked = view.offer.as_ref().filter(|offer| offer.to.contains(seat));
        let open = |offer: &&Offer| offer.answers[seat.index()] == Answer::Open;
        match order.parse().ok()? {
            Order::Accept { get, pay, .. } => {
                let deal = asked.filter(open)?.deal;
                (deal.give.holds(get) && pay.holds(deal.want)).then_some(Action::Accept)
            }
            Order::DeclineTurn(turn) if turn != Some(view.turns) => None,
            Order::DeclineTurn(_) | Order::DeclineAlways => asked.filter(open).map(|_| Action::Decline),
            Order::Keep(kinds) => {
                let secret = own.secret.as_ref()?;
                let owes = view.phase == Phase::Discard && own.due > 0 && secret.chosen.is_none();
                owes.then(|| Action::Discard(discard(secret.hand, own.due, &kinds)))
            }
            Order::Roll => (view.phase == Phase::Roll && view.current == seat).then_some(Action::Roll),
            Order::End => {
                Self::forced(public).filter(|&forced| forced == (seat, Action::End)).map(|(_, end)| end)
            }
        }
    }

    /// The deal that is accepted, declined or confirmed, as the person who offers it says it.
    fn relied(view: &View, action: &Action) -> Option<String> {
        let offer = view.offer.as_ref()?;
        let deal = match *action {
            Action::Accept | Action::Decline => Some(offer.deal),
            Action::Confirm(with) => offer.agreed_with(with),
            _ => None,
        };
        deal.map(|deal| deal.to_string())
    }

    fn say_order(order: &str, words: &dyn Words) -> String {
        let say = Say(words);
        match order.parse() {
            Ok(Order::Accept { get, pay, times }) => {
                let args = [
                    ("get", say.cards(get).into()),
                    ("pay", say.wanted(pay).into()),
                    ("count", times.unwrap_or_default().into()),
                ];
                let key = if times.is_some() { "catan-order-accept-times" } else { "catan-order-accept-any" };
                words.text(key, &args)
            }
            Ok(Order::DeclineTurn(_)) => say.plain("catan-order-decline-turn"),
            Ok(Order::DeclineAlways) => say.plain("catan-order-decline-always"),
            Ok(Order::Keep(kinds)) => {
                let kinds: Vec<String> = kinds.into_iter().map(|kind| say.kind(kind)).collect();
                words.text("catan-order-keep-kinds", &[("kinds", kinds.join(", ").into())])
            }
            Ok(Order::Roll) => say.plain("catan-order-roll"),
            Ok(Order::End) => say.plain("catan-order-end"),
            Err(_) => order.to_owned(),
        }
    }

    /// What the rules force on the player whose turn it is, by the number of cards alone: to roll without a development card, to end the turn with
    /// nothing to build, to trade or to play.
    fn forced(public: &View) -> Option<(Seat, Action)> {
        let seat = public.current;
        let own = public.players.get(seat.index())?;
        let plays = own.unplayed > 0 && !public.carded;
        if plays || public.offer.is_some() || public.outcome.is_some() {
            return None;
        }
        let offers = public.agreed.domestic && (public.agreed.free || !public.built);
        let most = if offers { 0 } else { 1 };
        match public.phase {
            Phase::Roll => Some((seat, Action::Roll)),
            Phase::Main if own.hand_size <= most => Some((seat, Action::End)),
            _ => None,
        }
    }
}

/// The cards to discard: first of what is not kept, always of the kind of which there is most; then of what is kept, the last named
/// first.
fn discard(mut hand: Cards, due: u8, kept: &[Resource]) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..due.min(hand.total()) {
        let others = || hand.iter().filter(|(kind, _)| !kept.contains(kind));
        let most = others().map(|(_, count)| count).max();
        let free = others().find(|(_, count)| Some(*count) == most).map(|(kind, _)| kind);
        let last = || kept.iter().rev().copied().find(|&kind| hand[kind] > 0);
        let Some(kind) = free.or_else(last) else { break };
        hand.take(kind, 1);
        cards.add(kind, 1);
    }
    cards
}
