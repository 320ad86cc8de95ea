//! The weights of the judge, in thousandths of a point or of a turn unless they say otherwise, and the means over what one may choose
//! from.

use std::cmp::Reverse;

/// The share of the cards, in percent, that are good enough to be waited for.
pub(super) const CHOICE: i32 = 35;
/// The share of the cards that fit a place, all that lies around it taken together.
pub(super) const FITTING: i32 = 35;
/// The share of the awards, in percent, that are good enough to be waited for.
pub(super) const HEADS: i32 = 25;
/// The turns that it takes to lay an award, structures bringing some.
pub(super) const HEADING: i32 = 500;
/// The turns that even the first to be done spends on other things.
pub(super) const SLACK: i32 = 1_000;
/// The turns that bring an award out of the deck.
pub(super) const AWARD: i32 = 2_000;
/// The worth of a village card's use, besides its point.
pub(super) const USE: i32 = 500;
/// The worth of a place by how many of the nine kinds of flowers fit there, for quick choices.
pub(super) const ROOM: [i32; 10] = [-3_500, -1_800, -1_200, -900, -700, -500, -400, -300, -200, 0];
/// The part of what a card of the hand brings beyond any other, in percent.
pub(super) const HAND: i32 = 60;
/// Those for a glance.
pub(super) const KEPT: i32 = 25;
/// The part of the best rival's worth that counts against one's own, in percent, by the number of rivals.
pub(super) const RIVAL: [i32; 5] = [0, 70, 50, 40, 30];

/// The mean of the best `share` percent of some values, each of which is there so many times; 0 if there are none.
pub(super) fn best_share(values: &mut [(i32, i32)], share: i32) -> i32 {
    let all: i32 = values.iter().map(|(_, times)| times).sum();
    let wanted = (all * share + 99) / 100;
    values.sort_unstable_by_key(|(value, _)| Reverse(*value));
    let (mut sum, mut left) = (0, wanted);
    for &(value, times) in &*values {
        let taken = times.min(left);
        sum += i64::from(value) * i64::from(taken);
        left -= taken;
    }
    if wanted == 0 { 0 } else { (sum / i64::from(wanted)) as i32 }
}
