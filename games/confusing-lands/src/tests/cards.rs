//! The cards of the box.

use super::super::components::card::{Card, Face, Quarter};
use super::super::components::faces;
use super::super::components::square::{Sides, Square, Symbol};
use super::card;
use conformance::{Library, Names};
use rules::Words as _;

/// Number, names, points for each thing that the condition counts, front and back; rows from the top, a river with its
/// two ends, a half of the condition as `#`.
const CARDS: &str = "
    1 | Mighty River | Mocná řeka | 4 | forest empty / mountain river-nw / # # | river-ew empty / village deer / mountain wolf
    2 | Noble Forests | Ušlechtilé lesy | 3 | empty mountain / village deer / # # | empty river-ne / forest forest / empty wolf
    3 | Mountain Wall | Horská hradba | 3 | forest crystal / # empty / # river-ns | wolf village / deer empty / mountain mountain
    4 | Thriving Villages | Vzkvétající vesnice | 1 | forest crystal / river-sw empty / # # | river-sw empty / river-nw village / village mountain
    5 | The Circle of Life | Koloběh života | 6 | wolf empty / river-ew mountain / # # | village village / crystal empty / empty forest
    6 | Ancient Relics | Starověké relikvie | 4 | village river-ns / # deer / # empty | crystal river-es / forest village / empty mountain
    7 | Roaring Falls | Burácivé vodopády | 4 | crystal mountain / empty wolf / # # | forest river-ns / empty deer / village empty
    8 | Shaded Streams | Zastíněné potoky | 4 | mountain river-ne / village empty / # # | river-es deer / forest empty / forest crystal
    9 | Valley Guardians | Strážci údolí | 2 | empty mountain / # village / # river-ew | forest village / crystal river-nw / mountain empty
    10 | Ruthless Hunters | Nelítostní lovci | 8 | mountain forest / empty river-ew / # # | empty village / crystal empty / forest mountain
    11 | Forest Spirit | Lesní duch | 8 | empty wolf / mountain village / # # | deer crystal / empty forest / empty river-es
    12 | City Centre | Městské centrum | 3 | crystal wolf / # empty / # deer | forest river-ns / mountain village / forest empty
    13 | Distant Outposts | Vzdálené výspy | 1 | mountain empty / river-sw deer / # # | village empty / river-ew river-ew / forest mountain
    14 | Close Neighbours | Blízcí sousedé | 1 | river-ne village / forest empty / # # | empty deer / mountain wolf / forest river-sw
    15 | Great Prairie | Velká prerie | 2 | river-ne village / # empty / # forest | empty crystal / forest river-es / mountain empty
    16 | Land of Plenty | Země hojnosti | - | forest crystal / empty river-ns / # # | forest empty / forest village / mountain empty
    17 | Tranquility | Poklid | 1 | empty mountain / river-nw wolf / # # | mountain forest / deer empty / river-ns village
    18 | Wilderness | Divočina | 1 | crystal wolf / # empty / # forest | village mountain / forest river-es / empty deer";

/// The fields of each card's line.
fn cards() -> impl Iterator<Item = (Card, Vec<&'static str>)> {
    CARDS.trim().lines().map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        (card(fields[0].parse().expect("a number")), fields)
    })
}

/// The square of a word, with its rivers turned clockwise by so many quarters.
fn square(card: Card, word: &str, quarters: usize) -> Square {
    Square::Shows(match word {
        "empty" => return Square::Blank,
        "#" => return Square::Condition(card),
        "forest" => Symbol::Forest,
        "mountain" => Symbol::Mountain,
        "village" => Symbol::Village,
        "deer" => Symbol::Deer,
        "wolf" => Symbol::Wolf,
        "crystal" => Symbol::Crystal,
        river => {
            let ends = river.strip_prefix("river-").expect("a symbol");
            let side = |end| "nesw".find(end).expect("a side");
            return Square::River(Sides(ends.chars().map(|end| 1 << ((side(end) + quarters) % 4)).sum()));
        }
    })
}

/// A face turned clockwise, in the top left of three by three.
fn turned(card: Card, face: &str, quarters: usize) -> [[Square; 3]; 3] {
    let mut rows: Vec<Vec<&str>> = face.split('/').map(|row| row.split_whitespace().collect()).collect();
    for _ in 0..quarters {
        // What was the first column, read upwards, is the first row.
        rows = (0..rows[0].len()).map(|column| rows.iter().rev().map(|row| row[column]).collect()).collect();
    }
    let mut squares = [[Square::Outside; 3]; 3];
    for (row, words) in rows.iter().enumerate() {
        for (column, word) in words.iter().enumerate() {
            squares[row][column] = square(card, word, quarters);
        }
    }
    squares
}

#[test]
fn every_card_shows_what_the_box_has_whichever_way_it_lies() {
    assert!(cards().map(|(card, _)| card).eq(Card::all()));
    for (card, fields) in cards() {
        for (face, written) in [(Face::Front, fields[4]), (Face::Back, fields[5])] {
            for turn in Quarter::ALL {
                let expected = turned(card, written, turn as usize);
                assert_eq!(*faces::squares(card, face, turn), expected, "{card} {face:?} {turn:?}");
            }
        }
    }
}

#[test]
fn every_condition_has_its_name_and_says_what_it_pays() {
    let library = Library::of(&[crate::TITLE]);
    for (card, fields) in cards() {
        let names = [(0, fields[1]), (2, fields[2])];
        for (language, name) in names {
            let words = library.speaker(language, Names::Short);
            let said = words.text(&format!("confusing-lands-condition-{card}"), &[]);
            assert_eq!(said, name, "{card} in {}", words.language());
        }
        for words in library.speakers(Names::Short) {
            let said = words.text(&format!("confusing-lands-short-{card}"), &[]);
            let first = said.split_whitespace().find(|word| word.parse::<i32>().is_ok());
            assert_eq!(first.unwrap_or("-"), fields[3], "{card}: {said}");
        }
    }
}
