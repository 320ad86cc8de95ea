use proptest::prelude::*;

use super::super::Coordinate;

#[test]
fn coordinates_are_written_as_on_the_board() {
    for (text, column, row) in [("n14", 14, 14), ("a0", 1, 0), ("@3", 0, 3), ("z9", 26, 9), ("aa10", 27, 10)]
    {
        let coordinate = Coordinate { row, column };
        assert_eq!(coordinate.to_string(), text);
        assert_eq!(text.parse(), Ok(coordinate));
        assert_eq!(text.to_uppercase().parse(), Ok(coordinate));
    }
    for nonsense in ["", "n", "14", "n014", "n-1", "aaa1", "é3", "n1x", "n1000"] {
        assert!(nonsense.parse::<Coordinate>().is_err(), "{nonsense}");
    }
}

proptest! {
    #[test]
    fn every_square_is_read_back(column in 0i16..=702, row in 0i16..=999) {
        let square = Coordinate { row, column };
        prop_assert_eq!(square.to_string().parse(), Ok(square));
        prop_assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
    }

    #[test]
    fn whatever_is_read_is_written_as_it_was(text in "\\PC{0,8}|[@a-zA-Z+-]{0,3}[0-9]{0,4}") {
        if let Ok(square) = text.parse::<Coordinate>() {
            prop_assert_eq!(square.to_string(), text.to_lowercase());
        }
    }

    #[test]
    fn a_square_keeps_its_name_while_the_board_grows(right in -14i16..=300, down in -14i16..=300) {
        let square = Coordinate::START.shifted(right, down);
        prop_assert_eq!(square.shifted(-right, -down), Coordinate::START);
        prop_assert_eq!(square.to_string().parse(), Ok(square));
    }
}
