//! The cards of the box.

use super::*;

/// The green cards of the data file, by number: 1 to 18, 19 to 36, 37 to 54, and 55 to 60.
const GREENS: [&str; 4] = [
    "rRp rRs rRs rRbb rRoo rRww rPp rPs rPs rPb rPo rPw rLp rLs rLs rLbo rLow rLwb",
    "bRp bRs bRs bRbb bRoo bRww bPp bPs bPs bPb bPo bPw bLp bLs bLs bLbo bLow bLwb",
    "yRp yRs yRs yRbb yRoo yRww yPp yPs yPs yPb yPo yPw yLp yLs yLs yLbo yLow yLwb",
    "= = = = = =",
];

#[test]
fn the_box_holds_the_sixty_green_cards_of_the_list() {
    let list = GREENS.iter().flat_map(|words| words.split(' '));
    let numbers: Vec<u8> = (1..)
        .zip(list)
        .map(|(number, word)| {
            assert!(meant(word).any(|card| card.number() == number), "{number} is not {word}");
            number
        })
        .collect();
    assert_eq!(numbers, greens().map(GreenId::number).collect::<Vec<_>>());
    assert_eq!([0, 61].map(GreenId::new), [None; 2]);
}

#[test]
fn the_box_holds_thirty_awards() {
    let numbers: Vec<u8> = Cards::<AwardId>::all().iter().map(AwardId::number).collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    assert_eq!([0, 31].map(AwardId::new), [None; 2]);
}

#[test]
fn a_village_has_nine_green_places_each_in_a_column_and_a_row() {
    let at = |column, row| Place::at(column, row).map(|place| place.to_string());
    assert_eq!([at(0, 0), at(2, 0), at(1, 2)], ["a1", "c1", "b3"].map(|place| Some(place.to_owned())));
    assert_eq!([at(3, 0), at(0, 3), at(3, 3)], [None, None, None]);
    for place in Place::all() {
        let [column, row] = Line::through(place);
        assert_eq!(format!("{column}{row}"), place.to_string());
        assert!(column.places().contains(&place) && row.places().contains(&place));
    }
}

#[test]
fn two_sets_of_cards_together_hold_the_cards_of_either() {
    let set = |numbers: [u8; 2]| -> Cards<AwardId> { numbers.map(award).into_iter().collect() };
    let both = set([1, 2]).or(set([2, 30]));
    assert_eq!(both.iter().map(AwardId::number).collect::<Vec<_>>(), [1, 2, 30]);
}

#[test]
fn a_position_is_read_as_it_was_saved() {
    let mut opening = setup::new(2, &mut Quick::new(4)).expect("a live chance answers");
    opening.must(ONE, "arrange 2 1 3");
    let mut table = blank(2);
    build(&mut table, ONE, "= - -", "");
    table.must(ONE, "renew green 2 3 1 | green 1 | green 2 | green 4");
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 1 a1");
    table.must(TWO, "take deck | green 7");
    table.must(TWO, "discard 4");
    for position in [opening, table] {
        let saved = serde_json::to_string(&position).expect("it can be saved");
        assert_eq!(serde_json::from_str::<VillageGreen>(&saved).expect("it can be read"), position);
    }
}

#[test]
fn every_player_begins_with_three_green_cards_three_awards_and_an_unturned_village_card() {
    for seats in 1..=5 {
        let table = setup::new(seats, &mut Quick::new(3)).expect("a live chance answers");
        for side in &table.sides {
            assert_eq!((side.hand.len(), side.dealt.map(|dealt| dealt.len())), (3, Some(3)));
            assert_eq!(side.village, Village { turned: false, greens: [None; 9], awards: [None; 6] });
        }
    }
}

#[test]
fn both_decks_are_shuffled() {
    let (mut green_cards, mut awards) = ([0; 60], [0; 30]);
    for seed in 0..200 {
        let table = setup::new(2, &mut Quick::new(seed)).expect("a live chance answers");
        let hands = table.sides.iter().flat_map(|side| side.hand.iter().map(|held| held.card));
        hands
            .chain(table.greens.row.into_iter().flatten())
            .for_each(|card| green_cards[usize::from(card.number()) - 1] += 1);
        let dealt = table.sides.iter().flat_map(|side| side.dealt.into_iter().flatten());
        dealt.for_each(|award| awards[usize::from(award.number()) - 1] += 1);
    }
    // Nine of 60 and six of 30 are dealt: each card 30 times of 200, each award 40 times.
    assert!(green_cards.iter().all(|count| (10..=55).contains(count)), "{green_cards:?}");
    assert!(awards.iter().all(|count| (15..=70).contains(count)), "{awards:?}");
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
        ("lay 1 d2", "village-green-refusal-place-outside"),
        ("lay 1 b4", "village-green-refusal-place-outside"),
        ("place d", "village-green-refusal-line-outside"),
        ("place 4", "village-green-refusal-line-outside"),
        ("place village", "village-green-refusal-village-card"),
        ("place 0", "village-green-refusal-village-card"),
        ("lay 5 b2", "refusal-unreadable"),
        ("take 4", "refusal-unreadable"),
        ("arrange 1 1 2", "refusal-unreadable"),
        ("renew green 1 2 2", "refusal-unreadable"),
        ("renew green", "refusal-unreadable"),
        ("", "refusal-unreadable"),
    ] {
        let refusal = text.parse::<Action>().expect_err("it says nothing");
        assert_eq!(refusal.key, key, "{text}");
    }
}
