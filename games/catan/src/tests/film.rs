//! Films of games that are not over.

use conformance::{Library, Names};
use render::Theme;
use rules::{Seat, Viewer};
use tabletop::ReplayFrames;

use crate::TITLE;

#[test]
fn the_film_of_a_running_game_keeps_a_hidden_card_from_all_but_its_owner() {
    let words = Library::of(&[TITLE]).speaker(0, Names::Short);
    let film = |card: &str, viewer: Viewer| -> Vec<_> {
        let text = format!(
            "game catan\nrules 1\nseats 3\noption layout fixed\nsetup | first amber\n2 roll | dice 2 2\n\
             2 buy card | draw {card}\n2 end\n3 roll | dice 3 5\n3 end\n"
        );
        let reel =
            ReplayFrames::of(TITLE, &text.parse().expect("it is a log"), viewer, 90).expect("it replays");
        let frame = |number| (reel.hold(number), reel.scene(number, &words, Theme::Paper));
        (0..reel.len()).map(frame).collect()
    };
    for (viewer, knows) in [
        (Viewer::Public, false),
        (Viewer::Seat(Seat(0)), false),
        (Viewer::Seat(Seat(1)), true),
        (Viewer::Seat(Seat(2)), false),
    ] {
        assert_eq!(film("point", viewer) != film("knight", viewer), knows, "{viewer:?}");
    }
}
