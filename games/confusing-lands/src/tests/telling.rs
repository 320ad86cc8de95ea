//! What is told of a turn.

use super::super::ConfusingLands;
use super::super::components::card::{Card, Face, Quarter};
use super::super::say::Say;
use conformance::{Library, Names};
use rules::{Arg, Options, Quick, Seat, Viewer, Words};
use tabletop::{AnyTable, Title as _, TitleOf};

/// Says the keys of messages.
struct Keys;

impl Words for Keys {
    fn text(&self, key: &str, _args: &[(&str, Arg)]) -> String {
        key.trim_start_matches("confusing-lands-").to_owned()
    }

    fn name(&self, seat: Seat) -> String {
        seat.to_string()
    }
}

fn open(seats: u8, chance: &mut Quick) -> Box<dyn AnyTable> {
    TitleOf::<ConfusingLands>::NEW.open(&Options::default(), seats, chance).expect("it opens")
}

/// The public narration, action by action.
fn told(actions: &[(u8, &str)]) -> Vec<Vec<String>> {
    let mut chance = Quick::new(3);
    let mut table =
        TitleOf::<ConfusingLands>::NEW.open(&Options::default(), 2, &mut chance).expect("it opens");
    let mut lines = Vec::new();
    for &(seat, turned) in actions {
        let mut moves = table.sight(Viewer::Seat(Seat(seat))).actions();
        moves.retain(|action| action.contains(turned));
        let played = table.play(Seat(seat), &moves[0], &mut chance).expect("it is legal");
        lines.push(played.tale.tell(Viewer::Public, &Keys));
    }
    lines
}

#[test]
fn that_somebody_has_chosen_is_told_only_while_another_one_chooses() {
    let lines = told(&[(1, "front 0"), (1, "front 90"), (0, "back 0")]);
    assert_eq!(lines[0], ["event-chosen"]);
    assert_eq!(lines[1], Vec::<String>::new(), "a changed choice is nobody's business");
    assert_eq!(lines[2], ["event-laid", "event-laid", "event-swapped"]);
}

#[test]
fn a_table_that_one_player_has_left_waits_for_nobody() {
    let mut chance = Quick::new(3);
    for (seats, said) in [(2, "result-resigned"), (1, "result-abandoned")] {
        let mut table = open(seats, &mut chance);
        table.resign(Seat(0)).expect("the game is on");
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let sight = table.sight(viewer);
            let texts = [sight.prompt(&Keys), sight.alt_text(&Keys)];
            assert!(texts.iter().all(|text| text.contains(said)), "{texts:?}");
            assert!(sight.board_text(&Keys).starts_with("text-over"), "{}", sight.board_text(&Keys));
            assert!(!sight.board_text(&Keys).contains('▶'));
        }
    }
}

#[test]
fn the_list_of_cards_shows_what_is_printed_on_them() {
    for words in Library::of(&[crate::TITLE]).speakers(Names::Short) {
        let say = Say(&words);
        let list = say.plain("confusing-lands-rules-cards");
        assert_eq!(list.matches("```").count(), 2, "the columns need a fixed width: {list}");
        for card in Card::all() {
            let [front, back] = Face::ALL.map(|face| say.face(card, face, Quarter::None));
            let written = format!("{:>2}  {front:<19}  {back}", card.number());
            assert!(list.lines().any(|line| line.trim() == written.trim()), "{written}\n{list}");
        }
    }
}

#[test]
fn the_alternative_text_tells_the_shared_condition_the_own_hand_and_the_letters() {
    let table = open(2, &mut Quick::new(3));
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let text = table.sight(viewer).alt_text(&words);
        assert!(text.contains("Shared: "), "{text}");
        assert!(text.contains("F Forest, M Mountain"), "{text}");
        for seat in [Seat(0), Seat(1)] {
            let hand = format!("Hand of {}: ", words.name(seat));
            assert_eq!(text.contains(&hand), viewer == Viewer::Seat(seat), "{text}");
        }
    }
}
