//! What is told of a turn.

use super::super::ConfusingLands;
use super::super::components::card::{Card, Face, Quarter};
use super::super::say::Say;
use conformance::{Library, Names};
use rules::{Arg, Options, Quick, Seat, Viewer, Words};
use tabletop::{AnyTable, History, Log, Title as _, TitleOf, replay};

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
fn the_other_card_is_said_to_go_to_the_other_player_or_solo_to_be_discarded() {
    for (seats, asked) in [(1, "prompt-choose-solo"), (2, "prompt-choose")] {
        let table = open(seats, &mut Quick::new(3));
        assert_eq!(table.sight(Viewer::Seat(Seat(0))).prompt(&Keys), asked);
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

#[test]
fn texts_say_what_every_condition_pays() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let log: Log = include_str!("../../logs/two.log").parse().expect("it is a log");
    let table = replay(crate::TITLE, &log, |_, _, _| ()).expect("it replays");
    let sight = table.sight(Viewer::Public);
    let alt = sight.alt_text(&words);
    assert!(alt.contains("Shared: 7 Roaring Falls (4 per mountain that a river flows into)."), "{alt}");
    assert!(
        alt.contains("Conditions of Ada: 5 The Circle of Life (6 per pair of a wolf and a deer): 18."),
        "{alt}"
    );
    assert!(alt.contains(": 16; 17 Tranquility (1 per village, mountain and forest): 14."), "{alt}");
    assert!(alt.contains("Land of Bo, from column"), "the lands stand there: {alt}");
    let board = sight.board_text(&words).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(board.contains("5 The Circle of Life (6 per pair of a wolf and a deer) 18"), "{board}");
    assert!(board.contains("(4 per mountain that a river flows into)"), "{board}");
    let mut early = log;
    early.entries.truncate(2);
    let table = replay(crate::TITLE, &early, |_, _, _| ()).expect("it replays");
    let own = table.sight(Viewer::Seat(Seat(0)));
    let hand = "12 City Centre (one crystal: 3 per village within 3 steps)";
    assert!(own.alt_text(&words).contains(hand), "{}", own.alt_text(&words));
    let board = own.board_text(&words).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(board.contains(hand), "{board}");
}

#[test]
fn how_a_game_went_says_what_was_laid_and_not_how_it_lies() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let log: Log = include_str!("../../logs/two.log").parse().expect("it is a log");
    let history = History::of(crate::TITLE, &log, Viewer::Public).expect("it replays");
    let told: Vec<String> = history.turnings().iter().map(|turning| turning.tell(&words)).collect();
    assert_eq!(told, ["conditions +6, shared +4: Ada laid 2 Noble Forests at P15."]);
}

#[test]
fn the_alternative_text_has_ones_own_land_whole_until_the_last_card() {
    let log: Log = include_str!("../../logs/two.log").parse().expect("it is a log");
    let library = Library::of(&[crate::TITLE]);
    let mut seen = 0;
    let look = |table: &dyn AnyTable| {
        for words in library.speakers(Names::Ordinary) {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let alt = table.sight(viewer).alt_text(&words);
                assert!(alt.chars().count() <= 1024 && !alt.ends_with('…'), "{viewer:?}: {alt}");
            }
        }
    };
    let table = replay(crate::TITLE, &log, |table, _, _| {
        look(table);
        seen += 1;
    });
    look(table.expect("it replays").as_ref());
    assert!(seen > 10, "{seen}");
}
