//! What awards promise: the points that the places of a line may come to, by what lies on them.

use std::sync::LazyLock;

use super::super::components::award::{AwardId, Term, Thing};
use super::super::components::card::{Card, Cards};
use super::super::components::green::{Feature, Green, GreenId};
use super::super::score;
use super::weights::{CHOICE, best_share};
use thinking::POINT;

/// A place as an award sees it: the class of the card that lies there, or one of the two below.
pub(super) type Class = u8;

/// The classes of cards, at most.
pub(super) const CLASSES: usize = 12;
/// A place that stays empty.
pub(super) const BARE: Class = 12;
/// A place that a card may yet be laid on.
pub(super) const OPEN: Class = 13;

/// Three places in any order.
const LINES: usize = 14 * 15 * 16 / 6;

/// For each award what a line is worth, and the classes into which it divides the green cards.
pub(super) struct Chart {
    worth: Vec<[i16; LINES]>,
    classes: Vec<[Class; GreenId::COUNT as usize]>,
}

static CHART: LazyLock<Chart> = LazyLock::new(Chart::drawn);

/// The chart of all awards.
pub(super) fn chart() -> &'static Chart {
    &CHART
}

impl Chart {
    fn drawn() -> Chart {
        let mut chart = Chart { worth: Vec::new(), classes: Vec::new() };
        for award in Cards::<AwardId>::all().iter() {
            let classes: Vec<Class> =
                Cards::all().iter().map(|card: GreenId| class(award, card.card())).collect();
            chart.worth.push(worths(award, &classes));
            chart.classes.push(std::array::from_fn(|card| classes[card]));
        }
        chart
    }

    /// The class that an award puts a card into.
    pub(super) fn class(&self, award: AwardId, card: GreenId) -> Class {
        self.classes[usize::from(award.number()) - 1][usize::from(card.number()) - 1]
    }

    /// What an award promises for three places of those classes, in thousandths of a point, if every open one is filled with so many
    /// thousandths of a chance.
    pub(super) fn worth(&self, award: AwardId, line: [Class; 3], fill: i32) -> i32 {
        let worths = &self.worth[usize::from(award.number()) - 1];
        let look = |line| i32::from(worths[index(line)]);
        let open = line.iter().filter(|&&class| class == OPEN).count();
        if open == 0 || fill >= POINT {
            return look(line);
        }
        let mut ways = [0; 4];
        let mut barer = line;
        for way in &mut ways[..=open] {
            *way = look(barer);
            if let Some(place) = barer.iter_mut().find(|class| **class == OPEN) {
                *place = BARE;
            }
        }
        // Place by place: filled or not.
        for left in (1..=open).rev() {
            for way in 0..left {
                ways[way] = (ways[way] * fill + ways[way + 1] * (POINT - fill)) / POINT;
            }
        }
        ways[0]
    }
}

/// The place of a line in tables of all lines, the order of its places being of no matter.
fn index([a, b, c]: [Class; 3]) -> usize {
    let (low, high) = (a.min(b), a.max(b));
    let (least, middle, most) = (low.min(c), c.clamp(low, high), high.max(c));
    let (x, y, z) = (usize::from(most), usize::from(middle), usize::from(least));
    x * (x + 1) * (x + 2) / 6 + y * (y + 1) / 2 + z
}

/// The class of a card: equal for all that count alike for the award.
fn class(award: AwardId, green: &Green) -> Class {
    let flower = |class: fn(
        super::super::components::green::Flower,
        super::super::components::green::Colour,
    ) -> u8| { green.flower.map_or(3, |(flower, colour)| class(flower, colour)) };
    match award.terms()[0] {
        Term::Each(Thing::Kind(kind, shade), _) => u8::from(green.flower == Some((kind, shade))),
        Term::AllColours(_) | Term::Each(Thing::Colour(_), _) => flower(|_, colour| colour as u8),
        Term::AllFlowers(_) | Term::Each(Thing::Flower(_), _) => flower(|flower, _| flower as u8),
        _ => match green.feature {
            Feature::Pond => 0,
            Feature::Structure => 1,
            Feature::Lawn => 2,
            Feature::Trees([tree]) => 3 + *tree as u8,
            Feature::Trees([one, other]) if one == other => 6 + *one as u8,
            // The species that is missing tells two apart from two others.
            Feature::Trees(trees) => 9 + 3 - trees.iter().map(|&tree| tree as u8).sum::<u8>(),
        },
    }
}

/// What an award is worth for every line.
fn worths(award: AwardId, classes: &[Class]) -> [i16; LINES] {
    let mut cards = [None; CLASSES];
    let mut counts = [0; CLASSES];
    for (card, &class) in Cards::<GreenId>::all().iter().zip(classes) {
        cards[usize::from(class)] = Some(card.card());
        counts[usize::from(class)] += 1;
    }
    let mut worths = [0; LINES];
    // Lines with fewer open places come first: the worths of the others follow from them.
    for open in 0..=3 {
        for x in 0..=OPEN {
            for y in 0..=x {
                for z in (0..=y).filter(|z| [x, y, *z].iter().filter(|&&class| class == OPEN).count() == open)
                {
                    worths[index([x, y, z])] = if open == 0 {
                        let card = |class: Class| cards.get(usize::from(class)).copied().flatten();
                        (POINT * score::worth(award, [card(x), card(y), card(z)])) as i16
                    } else {
                        // The largest of the three is an open one.
                        let filled = |class: usize| i32::from(worths[index([class as Class, y, z])]);
                        let mut ways: Vec<(i32, i32)> =
                            (0..CLASSES).map(|class| (filled(class), counts[class])).collect();
                        best_share(&mut ways, CHOICE) as i16
                    };
                }
            }
        }
    }
    worths
}
