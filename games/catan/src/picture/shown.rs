//! What each picture has to show, by the marks of its parts.

use super::super::components::board::{Corner, Edge, Hex};
use super::super::components::cards::{Cards, Development, Resource};
use super::super::say::player_mark;
use super::super::state::{Answer, Offer, Phase};
use super::super::view::{Secret, View};
use super::{board, panels};
use rules::Seat;
use tabletop::{Focus, Picture, scored};

/// Everything in the view that belongs to the picture.
pub(crate) fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
    match (picture, view.own()) {
        (Picture::End, _) => ended(view),
        (Picture::Board(seat), _) if seat.index() < view.players.len() => network(view, seat),
        (Picture::Hand, Some((_, player))) => player.secret.as_ref().map(held).unwrap_or_default(),
        (Picture::Hand, None) => Vec::new(),
        (Picture::Panel, Some((seat, player))) => {
            let secret = player.secret.as_ref();
            let others = view.seats().filter(|&other| other != seat).flat_map(|other| told(view, other));
            let score = player_mark(seat).scored(secret.map_or(player.points, |secret| secret.points));
            island(view)
                .chain([score])
                .chain(others)
                .chain(secret.into_iter().flat_map(held))
                .chain(view.offer.iter().flat_map(offer))
                .chain(candidates(focus))
                .collect()
        }
        _ => table(view),
    }
}

fn table(view: &View) -> Vec<String> {
    let below = match &view.offer {
        Some(open) => offer(open),
        None => {
            let stock = Resource::ALL.map(|kind| format!("bank {} {kind}", view.bank[kind]));
            let dice = view.dice.map(|(one, other)| format!("dice {one} {other}"));
            stock.into_iter().chain([format!("deck {}", view.deck)]).chain(dice).collect()
        }
    };
    let letters = Hex::all().map(|hex| format!("letter {hex}"));
    let people = view.seats().flat_map(|seat| told(view, seat).into_iter().chain(got(view, seat)));
    island(view).chain(letters).chain(people).chain(below).collect()
}

/// The name of every corner and edge that may be chosen; hexes have their letters.
fn candidates(focus: Focus<'_>) -> impl Iterator<Item = String> {
    let is_place = |name: &&String| name.parse::<Corner>().is_ok() || name.parse::<Edge>().is_ok();
    focus.candidates.iter().filter(is_place).map(|name| format!("candidate {name}"))
}

/// The names of rows and columns.
fn coordinates() -> impl Iterator<Item = String> {
    let rows = ('A'..='F').map(|row| format!("coordinate {row}"));
    rows.chain((1..=11).map(|column| format!("coordinate {column}")))
}

/// The island with everything on it.
fn island(view: &View) -> impl Iterator<Item = String> {
    let harbours = view.land.harbours.iter().map(|(edge, harbour)| format!("harbour {edge} {harbour}"));
    let pieces = view.seats().flat_map(|seat| pieces(view, seat));
    let robber = [format!("robber {}", view.robber)];
    land(view, Hex::all()).chain(harbours).chain(pieces).chain(coordinates()).chain(robber)
}

fn land(view: &View, hexes: impl Iterator<Item = Hex>) -> impl Iterator<Item = String> {
    hexes.flat_map(|hex| {
        let terrain = view.land.terrain[hex.index()].map_or("desert", Resource::word);
        let number = view.land.numbers[hex.index()];
        let token = (number > 0).then(|| format!("token {hex} {number}"));
        [format!("hex {hex} {terrain}")].into_iter().chain(token)
    })
}

fn pieces(view: &View, seat: Seat) -> impl Iterator<Item = String> {
    let (player, mark) = (view.player(seat), player_mark(seat).symbol());
    let roads = player.roads.iter().map(move |edge| format!("road {mark} {edge}"));
    let settlements = player.settlements.iter().map(move |corner| format!("settlement {mark} {corner}"));
    roads.chain(settlements).chain(player.cities.iter().map(move |corner| format!("city {mark} {corner}")))
}

/// What everybody may know of somebody besides the pieces on the island.
fn told(view: &View, seat: Seat) -> Vec<String> {
    let (player, mark) = (view.player(seat), player_mark(seat));
    let secret = player.secret.as_ref().filter(|_| view.phase == Phase::Over);
    let mut told = vec![
        mark.scored(secret.map_or(player.points, |secret| secret.points)),
        format!("hand {} {}", mark.symbol(), player.hand_size),
    ];
    let counts = [("cards", player.unplayed, 0), ("knights", player.knights, 0), ("road", player.length, 1)];
    let worth = counts.into_iter().filter(|(_, count, least)| count > least);
    told.extend(worth.map(|(what, count, _)| format!("{what} {} {count}", mark.symbol())));
    told
}

/// What the dice have brought a seat: only its panel says so.
fn got(view: &View, seat: Seat) -> impl Iterator<Item = String> {
    let yields = view.yields[seat.index()].iter().filter(|_| view.dice.is_some());
    yields.map(move |(kind, count)| format!("got {kind} {} +{count}", player_mark(seat).symbol()))
}

/// The own cards.
fn held(secret: &Secret) -> Vec<String> {
    let piles = Resource::ALL.map(|kind| format!("holds {} {kind}", secret.hand[kind]));
    let count = |card: Development| secret.cards[card as usize] + secret.fresh[card as usize];
    let cards = Development::ALL.into_iter().filter(|&card| count(card) > 0);
    piles.into_iter().chain(cards.map(|card| format!("holds {} {}", count(card), card.word()))).collect()
}

/// The deals that are spoken of.
fn offer(offer: &Offer) -> Vec<String> {
    let countered = offer.to.iter().filter_map(|seat| match offer.answers[seat.index()] {
        Answer::Countered(deal) => Some(deal),
        _ => None,
    });
    let cards =
        |cards: Cards| cards.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>();
    let deals = [offer.deal].into_iter().chain(countered);
    deals.flat_map(|deal| [cards(deal.give), cards(deal.want)]).flatten().collect()
}

/// The part of the island where a seat has something, and its harbours.
fn network(view: &View, seat: Seat) -> Vec<String> {
    let hexes = board::around(view, seat);
    let all = if hexes.is_empty() { Hex::all().collect() } else { hexes };
    let robber = all.contains(&view.robber).then(|| format!("robber {}", view.robber));
    let own = |(edge, harbour)| format!("harbour {edge} {harbour}");
    let harbours = panels::served(view, seat).map(own);
    let seen = land(view, all.into_iter()).chain(pieces(view, seat)).chain(harbours).chain(robber);
    seen.chain(told(view, seat)).collect()
}

fn ended(view: &View) -> Vec<String> {
    let points = |seat: Seat| {
        let player = view.player(seat);
        player.secret.as_ref().map_or(player.points, |secret| secret.points).into()
    };
    let scores = scored(view.outcome.as_ref(), player_mark, view.seats().map(points));
    let revealed = view.seats().flat_map(|seat| {
        let (player, mark) = (view.player(seat), player_mark(seat).symbol());
        let hidden = || vec![(player.hand_size, "hand"), (player.unplayed, "cards")];
        let held = player.secret.as_ref().map_or_else(hidden, revealed);
        let held = held.into_iter().filter(|(count, _)| *count > 0);
        held.map(move |(count, what)| format!("held {mark} {count} {what}"))
    });
    island(view).chain(scores).chain(revealed).collect()
}

/// The cards that somebody held: development cards other than victory points and knights are counted together.
fn revealed(secret: &Secret) -> Vec<(u8, &'static str)> {
    let hand = Resource::ALL.map(|kind| (secret.hand[kind], kind.word()));
    let count = |card: Development| secret.cards[card as usize] + secret.fresh[card as usize];
    let others = [Development::Roads, Development::Plenty, Development::Monopoly].map(count);
    let cards = [
        (count(Development::Point), "point"),
        (count(Development::Knight), "knight"),
        (others.iter().sum(), "others"),
    ];
    hand.into_iter().chain(cards).collect()
}
