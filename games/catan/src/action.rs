//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::components::board::{Corner, Edge, Hex};
use super::components::cards::{Cards, Resource};
use rules::{Refusal, Seat, SeatSet};

/// The words for the seats in notation; people read and write the colours that are drawn. With three players red stays out, so red sits
/// last.
pub(super) const COLOURS: [&str; 4] = ["blue", "amber", "green", "red"];

/// A seat's word.
pub(super) fn colour(seat: Seat) -> &'static str {
    COLOURS.get(seat.index()).copied().unwrap_or("nobody")
}

/// The seat of that word, in either case.
fn read_seat(word: &str) -> Option<Seat> {
    COLOURS.iter().zip(0..).find(|(colour, _)| colour.eq_ignore_ascii_case(word)).map(|(_, seat)| Seat(seat))
}

/// A deal: the cards of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Deal {
    /// The cards that the speaker gives.
    pub(super) give: Cards,
    /// The cards that the speaker wants.
    pub(super) want: Cards,
}

impl Deal {
    /// The number of the deal, from 1, among those of one card or two of a kind for one of another; all other deals have the highest.
    pub(super) fn number(self) -> u8 {
        let mut kinds = self.give.iter().chain(self.want.iter());
        match (kinds.next(), kinds.next(), kinds.next()) {
            (Some((give, count @ 1..=2)), Some((want, 1)), None) => 10 * give as u8 + 2 * want as u8 + count,
            _ => u8::MAX,
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.give, self.want)
    }
}

/// An action. The order of the variants is the order of the menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    /// Roll both dice.
    Roll,
    /// Build a road (also while founding, and free by a card).
    Road(Edge),
    /// Build a settlement (also while founding).
    Settlement(Corner),
    /// Turn an own settlement into a city.
    City(Corner),
    /// Buy the top development card.
    Buy,
    /// Maritime trade at one's best rate, for one card.
    Bank {
        /// The kind that goes to the bank.
        give: Resource,
        /// The kind that comes from it.
        take: Resource,
    },
    /// Play a knight.
    Knight,
    /// Play road building.
    FreeRoads,
    /// Play year of plenty; one card only when the bank has but one.
    Plenty(Resource, Option<Resource>),
    /// Play monopoly.
    Monopoly(Resource),
    /// Move the robber, and steal from someone there.
    Robber {
        /// The robber's new hex.
        hex: Hex,
        /// The seat that is robbed; nobody only if nobody can be.
        victim: Option<Seat>,
    },
    /// Do without the second free road.
    Stop,
    /// Discard on a seven.
    Discard(Cards),
    /// Agree to the open offer.
    Accept,
    /// Turn the open offer down.
    Decline,
    /// Trade with someone who has accepted or countered.
    Confirm(Seat),
    /// Withdraw one's offer.
    Cancel,
    /// End the turn.
    End,
    /// Offer a trade to some; the empty set is everybody.
    Offer(Deal, SeatSet),
    /// Answer an offer with another.
    Counter(Deal),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Roll => f.write_str("roll"),
            Action::Road(edge) => write!(f, "build road {edge}"),
            Action::Settlement(corner) => write!(f, "build settlement {corner}"),
            Action::City(corner) => write!(f, "build city {corner}"),
            Action::Buy => f.write_str("buy card"),
            Action::Bank { give, take } => write!(f, "bank {give} for {take}"),
            Action::Knight => f.write_str("play knight"),
            Action::FreeRoads => f.write_str("play roads"),
            Action::Plenty(first, None) => write!(f, "play plenty {first}"),
            Action::Plenty(first, Some(second)) => write!(f, "play plenty {first} {second}"),
            Action::Monopoly(kind) => write!(f, "play monopoly {kind}"),
            Action::Robber { hex, victim: None } => write!(f, "robber {hex}"),
            Action::Robber { hex, victim: Some(victim) } => write!(f, "robber {hex} {}", colour(victim)),
            Action::Stop => f.write_str("stop"),
            Action::Discard(cards) => {
                f.write_str("discard")?;
                Resource::ALL.into_iter().try_for_each(|kind| write!(f, " {} {kind}", cards[kind]))
            }
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Confirm(seat) => write!(f, "confirm {}", colour(seat)),
            Action::Cancel => f.write_str("cancel"),
            Action::End => f.write_str("end"),
            Action::Offer(deal, to) if to.is_empty() => write!(f, "trade {deal}"),
            Action::Offer(deal, to) => {
                write!(f, "trade {deal} to")?;
                to.iter().try_for_each(|seat| write!(f, " {}", colour(seat)))
            }
            Action::Counter(deal) => write!(f, "counter {deal}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or(Refusal::new("refusal-unreadable"))
    }
}

fn read(words: &[&str]) -> Option<Action> {
    let resource = |word: &str| Resource::read(word);
    Some(match *words {
        ["roll"] => Action::Roll,
        ["build", "road", edge] => Action::Road(edge.parse().ok()?),
        ["build", "road", from, to] => Action::Road(Edge::between(from.parse().ok()?, to.parse().ok()?)?),
        ["build", "settlement", corner] => Action::Settlement(corner.parse().ok()?),
        ["build", "city", corner] => Action::City(corner.parse().ok()?),
        ["buy"] | ["buy", "card"] => Action::Buy,
        ["bank", give, "for", take] | ["bank", give, take] => {
            Action::Bank { give: resource(give)?, take: resource(take)? }
        }
        ["play", "knight"] => Action::Knight,
        ["play", "roads"] => Action::FreeRoads,
        ["play", "plenty", only] => Action::Plenty(resource(only)?, None),
        ["play", "plenty", one, other] => {
            let (one, other) = (resource(one)?, resource(other)?);
            Action::Plenty(one.min(other), Some(one.max(other)))
        }
        ["play", "monopoly", kind] => Action::Monopoly(resource(kind)?),
        ["robber", hex] => Action::Robber { hex: hex.parse().ok()?, victim: None },
        ["robber", hex, victim] => {
            Action::Robber { hex: hex.parse().ok()?, victim: Some(read_seat(victim)?) }
        }
        ["stop"] => Action::Stop,
        ["discard", ..] => Action::Discard(words[1..].join(" ").parse().ok()?),
        ["accept"] => Action::Accept,
        ["decline"] => Action::Decline,
        ["confirm", seat] => Action::Confirm(read_seat(seat)?),
        ["cancel"] => Action::Cancel,
        ["end"] => Action::End,
        ["trade", ..] => read_offer(&words[1..])?,
        ["counter", ..] => Action::Counter(read_deal(&words[1..])?),
        _ => return None,
    })
}

fn read_deal(words: &[&str]) -> Option<Deal> {
    let split = words.iter().position(|word| *word == "for")?;
    let cards = |words: &[&str]| words.join(" ").parse::<Cards>().ok();
    Some(Deal { give: cards(&words[..split])?, want: cards(&words[split + 1..])? })
}

fn read_offer(words: &[&str]) -> Option<Action> {
    let split = words.iter().position(|word| *word == "to");
    let (deal, to) = words.split_at(split.unwrap_or(words.len()));
    let mut addressed = SeatSet::EMPTY;
    for word in to.iter().skip(1) {
        let seat = read_seat(word).filter(|&seat| !addressed.contains(seat))?;
        addressed = addressed.with(seat);
    }
    if split.is_some() && addressed.is_empty() {
        return None;
    }
    Some(Action::Offer(read_deal(deal)?, addressed))
}
