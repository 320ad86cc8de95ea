//! A village, and what it may come to.

use super::super::components::award::AwardId;
use super::super::components::green::{Feature, GreenId};
use super::super::components::place::{Line, Place, Places};
use super::super::components::village::Village;
use super::super::state::VillageGreen;
use super::chart::{BARE, CLASSES, Class, OPEN, chart};
use super::time;
use super::weights::{FITTING, HAND, HEADS, ROOM, USE, best_share};
use thinking::POINT;

/// The worth of a pond.
const POND: i32 = 2 * POINT;

/// A village, and what every line of it promises.
pub(super) struct Outlook {
    pub(super) village: Village,
    /// The chance that an open place is filled, in thousandths.
    pub(super) fill: i32,
    turns: i32,
    pub(super) lines: [i32; Line::COUNT],
}

/// What the places and the hand add to the lines.
pub(super) struct Growth {
    pub(super) places: i32,
    pub(super) hand: i32,
}

impl Outlook {
    /// The outlook of a village with so many turns left, in thousandths.
    pub(super) fn of(position: &VillageGreen, village: &Village, turns: i32) -> Outlook {
        let fill = time::fill(village, turns);
        let mut outlook = Outlook { village: *village, fill, turns, lines: [0; Line::COUNT] };
        for line in Line::all() {
            outlook.lines[line.index()] = match village.award(line) {
                Some(award) => outlook.promise(award, line),
                None if fill == 0 => 0,
                None => outlook.unheaded(position, line),
            };
        }
        outlook
    }

    /// What an award promises at the head of a line.
    fn promise(&self, award: AwardId, line: Line) -> i32 {
        promise(&self.village, award, line, self.fill)
    }

    /// What a line without an award promises, by the best of those that may come.
    fn unheaded(&self, position: &VillageGreen, line: Line) -> i32 {
        let row = position.awards.row.into_iter().flatten();
        let mut promises: Vec<(i32, i32)> =
            row.chain(position.awards.unseen.iter()).map(|award| (self.promise(award, line), 1)).collect();
        best_share(&mut promises, HEADS).max(0) * self.fill / POINT
    }

    /// What laying an award there brings.
    pub(super) fn heading(&self, award: AwardId, line: Line) -> i32 {
        self.promise(award, line) - self.lines[line.index()]
    }

    /// What laying a card there brings by its lines, and by the room that it leaves.
    pub(super) fn gain(&self, card: GreenId, place: Place) -> i32 {
        let mut after = self.village;
        let below = after.lay(card, place);
        let mut gain = pond(Some(card)) - pond(below);
        for line in Line::through(place) {
            if let Some(award) = self.village.award(line) {
                gain += promise(&after, award, line, self.fill) - self.lines[line.index()];
            }
        }
        gain + (room(&after) - room(&self.village)) * self.fill / POINT
    }

    /// The points of village card and ponds, what the lines promise, and the room that is left.
    pub(super) fn rough(&self) -> i32 {
        let lines: i32 = self.lines.iter().sum();
        self.card() + self.ponds() + lines + room(&self.village) * self.fill / POINT
    }

    /// The points of the ponds.
    pub(super) fn ponds(&self) -> i32 {
        self.village.greens.iter().map(|&green| pond(green)).sum()
    }

    /// The worth of the village card.
    pub(super) fn card(&self) -> i32 {
        let unturned = POINT + if self.turns > 0 { USE } else { 0 };
        if self.village.turned { 0 } else { unturned }
    }

    /// What the open places and the hand add to that: by the cards that fit, with all that lies around, and those that are in hand.
    pub(super) fn growth(&self, position: &VillageGreen, hand: &[GreenId]) -> Growth {
        let with = self.with();
        let gain = |card: GreenId, place: Place| {
            let by_line = |line: Line| match self.village.award(line) {
                Some(award) => with[line.index()][usize::from(chart().class(award, card))],
                None => 0,
            };
            pond(Some(card)) + Line::through(place).into_iter().map(by_line).sum::<i32>()
        };
        let open = |card: GreenId| self.village.open_to(card, false);
        let row = position.greens.row.into_iter().flatten();
        let pool: Vec<(GreenId, Places)> =
            row.chain(position.greens.unseen.iter()).map(|card| (card, open(card))).collect();
        let mut places = [0; Place::COUNT];
        for place in Place::all().filter(|&place| self.village.green(place).is_none()) {
            let stuck: i32 =
                Line::through(place).into_iter().map(|line| with[line.index()][usize::from(BARE)]).sum();
            let value = |&(card, open): &(GreenId, Places)| {
                if open.contains(place) { gain(card, place) } else { stuck }
            };
            let mut values: Vec<(i32, i32)> = pool.iter().map(|entry| (value(entry), 1)).collect();
            places[place.index()] = best_share(&mut values, FITTING) * self.fill / POINT;
        }
        // The cards of the hand, one a place, the best first.
        let mut free: Vec<(GreenId, Places)> = hand.iter().map(|&card| (card, open(card))).collect();
        let mut taken = Places::EMPTY;
        let (mut sum, mut left) = (0, self.turns);
        while left > 0 && !free.is_empty() {
            let options = free.iter().enumerate().flat_map(|(at, &(card, open))| {
                let empty = open.but(taken).iter().filter(|&place| self.village.green(place).is_none());
                let over = |place: Place| gain(card, place) - places[place.index()];
                empty.map(move |place| (over(place), at, place)).collect::<Vec<_>>()
            });
            let Some((more, at, place)) = options.max_by_key(|option| option.0).filter(|option| option.0 > 0)
            else {
                break;
            };
            sum += more * left.min(POINT) / POINT;
            left -= POINT;
            taken.insert(place);
            free.swap_remove(at);
        }
        Growth { places: places.iter().sum(), hand: sum * HAND / 100 }
    }

    /// For every headed line what a card of each class brings on an open place of it, and what it costs if one stays empty.
    fn with(&self) -> [[i32; CLASSES + 1]; Line::COUNT] {
        let mut with = [[0; CLASSES + 1]; Line::COUNT];
        for line in Line::all() {
            let Some(award) = self.village.award(line) else { continue };
            let classes = classes(&self.village, award, line);
            let Some(open) = classes.iter().position(|&class| class == OPEN) else { continue };
            for class in 0..=BARE {
                let mut line_with = classes;
                line_with[open] = class;
                with[line.index()][usize::from(class)] =
                    chart().worth(award, line_with, self.fill) - self.lines[line.index()];
            }
        }
        with
    }
}

/// What an award promises at the head of a line, in thousandths of a point, if every open place is filled with so many thousandths
/// of a chance.
pub(in super::super) fn promise(village: &Village, award: AwardId, line: Line, fill: i32) -> i32 {
    chart().worth(award, classes(village, award, line), fill)
}

fn pond(card: Option<GreenId>) -> i32 {
    if card.is_some_and(|card| card.card().feature == Feature::Pond) { POND } else { 0 }
}

/// The places of a line as an award sees them.
fn classes(village: &Village, award: AwardId, line: Line) -> [Class; 3] {
    let [one, two, three] = line.places();
    let class = |place| village.green(place).map_or(OPEN, |card| chart().class(award, card));
    [class(one), class(two), class(three)]
}

/// For each of the nine kinds of flowers those that match it, one bit a kind.
const MATCHING: [u16; 9] = {
    let mut matching = [0; 9];
    let mut kind = 0;
    while kind < 9 {
        let mut other = 0;
        while other < 9 {
            if kind / 3 == other / 3 || kind % 3 == other % 3 {
                matching[kind] |= 1 << other;
            }
            other += 1;
        }
        kind += 1;
    }
    matching
};

/// What the open places are worth by the number of kinds that fit there.
fn room(village: &Village) -> i32 {
    let kinds = |place: Place| {
        let flowers = place.neighbours().iter().filter_map(|place| village.green(place)?.card().flower);
        flowers.fold(0x1ff, |kinds: u16, (flower, colour)| {
            kinds & MATCHING[3 * flower as usize + colour as usize]
        })
    };
    let open = Place::all().filter(|&place| village.green(place).is_none());
    open.map(|place| ROOM[kinds(place).count_ones() as usize]).sum()
}
