//! The cards of the box.

use super::super::components::award::{AwardId, Term, Thing};
use super::super::components::card::{Card as _, Cards};
use super::super::components::green::{Colour, Feature, Flower, GreenId, Tree};
use super::*;

fn count(test: impl Fn(&GreenId) -> bool) -> usize {
    greens().filter(test).count()
}

#[test]
fn the_box_holds_sixty_green_cards() {
    assert_eq!(greens().count(), 60);
    assert_eq!(count(|card| card.card().is_lawn()), 6);
    assert_eq!(count(|card| card.card().feature == Feature::Pond), 9);
    assert_eq!(count(|card| card.card().feature == Feature::Structure), 18);
    for flower in Flower::ALL {
        for colour in Colour::ALL {
            assert_eq!(
                count(|card| card.card().flower == Some((flower, colour))),
                6,
                "{flower:?} {colour:?}"
            );
        }
    }
    for tree in Tree::ALL {
        let trees = greens().map(|card| match card.card().feature {
            Feature::Trees(trees) => trees.iter().filter(|&&other| other == tree).count(),
            _ => 0,
        });
        assert_eq!(trees.sum::<usize>(), 15, "{tree:?}");
    }
    assert_eq!(GreenId::new(0), None);
    assert_eq!(GreenId::new(61), None);
}

#[test]
fn green_cards_have_the_numbers_of_our_list() {
    for (number, word) in [(1, "rRp"), (3, "rRs"), (4, "rRbb"), (11, "rPo"), (16, "rLbo"), (18, "rLwb")] {
        assert!(meant(word).any(|card| card.number() == number), "{word}");
    }
    for (number, word) in [(24, "bRww"), (35, "bLow"), (43, "yPp"), (48, "yPw"), (54, "yLwb"), (60, "=")] {
        assert!(meant(word).any(|card| card.number() == number), "{word}");
    }
}

#[test]
fn the_box_holds_thirty_awards() {
    assert_eq!(Cards::<AwardId>::all().iter().count(), usize::from(AwardId::COUNT));
    let kinds = Cards::<AwardId>::all()
        .iter()
        .filter(|award| matches!(award.terms(), [Term::Each(Thing::Kind(..), 3)]));
    assert_eq!(kinds.count(), 9);
    assert_eq!(AwardId::new(31), None);
}

#[test]
fn cards_go_back_into_the_box_unseen() {
    // Seats, green deck, award deck: 60 and 30 less box, hands, row and awards dealt. Rulings: solo as for two; four put back no
    // awards, five nothing.
    for (seats, greens, awards) in [
        (1, 60 - 15 - 3 - 3, 30 - 10 - 3),
        (2, 60 - 15 - 6 - 3, 30 - 10 - 6),
        (3, 60 - 10 - 9 - 3, 30 - 5 - 9),
    ]
    .into_iter()
    .chain([(4, 60 - 5 - 12 - 3, 30 - 12), (5, 60 - 15 - 3, 30 - 15)])
    {
        let table = setup::new(seats, &mut Quick::new(2)).expect("a live chance answers");
        assert_eq!((table.greens.deck(), table.awards.deck()), (greens, awards), "{seats} seats");
        table.conserved().expect("nothing is missing");
    }
}

#[test]
fn an_action_is_read_as_it_is_written() {
    for text in ["arrange 2 1 3", "take 2", "take deck", "lay 4 b2", "discard 1", "award 3", "award deck"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
    }
    for text in ["place b", "place 2", "renew green 2 3 1", "renew awards 3", "cover", "stop"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("LAY 1 B2".parse::<Action>(), Ok(Action::Lay(1, place("b2"))));
    for (text, key) in [
        ("lay 1 d2", "place-outside"),
        ("lay 1 b4", "place-outside"),
        ("place d", "line-outside"),
        ("place 4", "line-outside"),
        ("place village", "village-card"),
        ("place 0", "village-card"),
        ("lay 5 b2", "unreadable"),
        ("take 4", "unreadable"),
        ("arrange 1 1 2", "unreadable"),
        ("renew green 1 2 2", "unreadable"),
        ("renew green", "unreadable"),
        ("", "unreadable"),
    ] {
        let refusal = text.parse::<Action>().expect_err("it says nothing");
        assert_eq!(refusal.key, format!("village-green-refusal-{key}"), "{text}");
    }
}
