//! What is left to take when the decks run out.

use super::*;
use rules::{Ahead as _, Viewer};
use tabletop::{AnyTable as _, Table};

fn forced(table: &VillageGreen) -> Option<String> {
    Table::new(table.clone()).sight(Viewer::Public).forced().map(|(_, action)| action)
}

/// No deck, no awards, and that many green cards in the row.
fn bare(greens: usize) -> VillageGreen {
    let mut table = blank(2);
    for supply in &mut table.greens.row[greens..] {
        supply.take().into_iter().for_each(|card| table.greens.unseen.insert(card));
    }
    for award in &mut table.awards.row {
        award.take().into_iter().for_each(|award| table.awards.unseen.insert(award));
    }
    shrink(&mut table, 0);
    shrink_awards(&mut table, 0);
    sound(table)
}

#[test]
fn the_last_card_is_taken_by_itself_unless_the_village_card_may_be_used() {
    let mut table = bare(1);
    assert_eq!(forced(&table), None, "the village card");
    table.side_mut(ONE).village.turned = true;
    assert_eq!(forced(&table).as_deref(), Some("take 1"));
    assert_eq!(table.listed(ONE), ["take 1"]);
    table.must(ONE, "take 1");
    assert_eq!(forced(&table), None, "nobody knows where it is laid");
    let mut table = bare(2);
    table.side_mut(ONE).village.turned = true;
    assert_eq!(forced(&table), None, "there are two");
    let mut alone = blank(1);
    alone.side_mut(ONE).village.turned = true;
    shrink(&mut alone, 0);
    [20, 21].into_iter().filter_map(GreenId::new).for_each(|card| alone.side_mut(ONE).covered.insert(card));
    alone.greens.row = [GreenId::new(19), None, None];
    (1..=3).for_each(|number| alone.side_mut(ONE).covered_awards.insert(award(number)));
    alone.awards.row = [None; 3];
    shrink_awards(&mut alone, 0);
    assert_eq!(forced(&sound(alone)), None, "one may stop");
}

#[test]
fn a_turn_is_prepared_for_the_cards_that_lie_there_now() {
    let mut table = blank(2);
    let prepared =
        |table: &VillageGreen| Table::new(table.clone()).imagined(TWO).expect("it can be prepared");
    let sight = prepared(&table).sight(Viewer::Seat(TWO));
    let relied = ["take 2", "award 3", "take deck", "cover"].map(|action| sight.relied(action));
    assert_eq!(relied, [Some("20".to_owned()), Some("3".to_owned()), None, None]);
    assert!(sight.allows("take 2") && !sight.allows("lay 1 a1"));
    table.must(ONE, "take 1 | green 52");
    assert!(prepared(&table).sight(Viewer::Seat(TWO)).allows("take 1"), "also within somebody's turn");
    assert_eq!(table.imagined(TWO).map(|begun| begun.steps), Some(Steps::new(TWO)));
    assert!(table.imagined(ONE).is_none(), "it is their turn");
    table.phase = Phase::Over;
    assert!(table.imagined(TWO).is_none(), "it is over");
    let opening = setup::new(2, &mut Quick::new(4)).expect("a live chance answers");
    assert!(opening.imagined(TWO).is_none(), "there are no turns yet");
}
