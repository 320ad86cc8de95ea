//! Squares and their names.

use proptest::prelude::*;

use crate::Coordinate;

#[test]
fn coordinates_are_written_as_on_the_board() {
    for (text, column, row) in [
        ("n14", 14, 14),
        ("a0", 1, 0),
        ("@3", 0, 3),
        ("z9", 26, 9),
        ("aa10", 27, 10),
        ("@a3", -1, 3),
        ("@z0", -26, 0),
        ("@aa0", -27, 0),
        ("n@1", 14, -1),
        ("@@12", 0, -12),
        ("@a@1", -1, -1),
        ("zz999", 702, 999),
        ("@zz@999", -702, -999),
    ] {
        let coordinate = Coordinate { row, column };
        assert_eq!(coordinate.to_string(), text);
        assert_eq!(text.parse(), Ok(coordinate));
        assert_eq!(text.to_uppercase().parse(), Ok(coordinate));
    }
    for nonsense in [
        "", "n", "14", "n014", "n-1", "aaa1", "é3", "n1x", "n1000", "@", "@@", "@@@1", "n@", "n@0", "n@01",
        "n@@1", "@aaa1", "a@b1", "@1@1", "n 1", "n+1",
    ] {
        assert!(nonsense.parse::<Coordinate>().is_err(), "{nonsense}");
    }
}

#[test]
fn every_square_within_two_hundred_of_the_start_has_a_name_of_its_own() {
    let mut names = std::collections::BTreeSet::new();
    for right in -200..=200 {
        for down in -200..=200 {
            let square = Coordinate::START.shifted(right, down);
            let name = square.to_string();
            assert!(!name.contains(['/', ';', '-', '|', '~', ' ']), "{name}");
            assert_eq!(name, name.to_lowercase());
            for written in [&name, &name.to_uppercase()] {
                assert_eq!(written.parse(), Ok(square), "{written}");
            }
            assert!(names.insert(name), "{square} is the name of two squares");
        }
    }
    assert_eq!(names.len(), 401 * 401);
}

proptest! {
    #[test]
    fn every_square_is_read_back(column in -702i16..=702, row in -999i16..=999) {
        let square = Coordinate { row, column };
        prop_assert_eq!(square.to_string().parse(), Ok(square));
        prop_assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
    }

    #[test]
    fn whatever_is_read_is_written_as_it_was(text in "\\PC{0,8}|@?[@a-zA-Z+-]{0,3}@?[0-9]{0,4}") {
        if let Ok(square) = text.parse::<Coordinate>() {
            prop_assert_eq!(square.to_string(), text.to_lowercase());
        }
    }
}
