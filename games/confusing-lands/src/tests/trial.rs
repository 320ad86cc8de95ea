//! Points before they are made: previews, gains, and the squares that count.

use proptest::prelude::*;
use render::Theme;

use super::super::action::Action;
use super::super::components::square::Symbol;
use super::super::score::condition::{counted, value};
use super::super::view::View;
use super::super::{ConfusingLands, trial};
use super::{card, field};
use conformance::{Library, Names, open, play_out};
use rules::{Game as _, Quick, Seat, Viewer};
use tabletop::{Draft, Focus, Frame, Menus, Part, Picture, Points, Present as _, replay};

const VIEWER: Viewer = Viewer::Seat(Seat(0));

fn total(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.points).sum()
}

#[test]
fn every_card_previewed_is_worth_what_it_makes_once_laid() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let mut previewed = 0;
    play_out(
        &mut open("", 1, &mut Quick::new(4)),
        &mut Quick::new(5),
        &mut Quick::new(6),
        |position: &ConfusingLands| {
            let mut actions = Vec::new();
            position.actions(Seat(0), &mut actions);
            let view = position.view(VIEWER);
            for action in actions.iter().step_by(7).filter(|action| matches!(action, Action::Lay(_))) {
                let draft = ConfusingLands::slots(action);
                let preview = ConfusingLands::preview(&view, &draft, &words).expect("it is legal");
                assert_eq!(total(&preview.before), position.scores()[0]);
                let mut after = position.clone();
                after.apply(Seat(0), action, &mut Quick::new(7), &mut Vec::new()).expect("it is legal");
                let laid = after.view(VIEWER);
                assert_eq!(preview.after, ConfusingLands::breakdown(&laid, Seat(0), &words), "{action}");
                assert_eq!(trial::gain(&laid, &laid.places[0]), preview.change(), "{action}");
                previewed += 1;
            }
        },
    );
    assert!(previewed > 100, "{previewed}");
}

#[test]
fn a_preview_of_two_tells_nothing_of_the_other_ones_choice() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    play_out(
        &mut open("", 2, &mut Quick::new(8)),
        &mut Quick::new(9),
        &mut Quick::new(10),
        |position: &ConfusingLands| {
            let view = position.view(VIEWER);
            let breakdowns = [Seat(0), Seat(1)].map(|seat| ConfusingLands::breakdown(&view, seat, &words));
            let labels =
                breakdowns.each_ref().map(|parts| parts.iter().map(|part| &part.label).collect::<Vec<_>>());
            assert_eq!(labels[0], labels[1], "the same categories for both");
            for (parts, score) in breakdowns.iter().zip(position.scores()) {
                assert_eq!(total(parts), score);
            }
        },
    );
}

#[test]
fn what_cannot_be_laid_has_no_preview() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let position: ConfusingLands = open("", 1, &mut Quick::new(4));
    let view = position.view(VIEWER);
    let hand = view.places[0].hand.expect("its own");
    let (held, other) =
        (hand.iter().next().expect("two"), (1..=18).map(card).find(|&one| !hand.contains(one)));
    let preview = |text: String| {
        let slots: Vec<String> = text.split('/').map(str::to_owned).collect();
        ConfusingLands::preview(&view, &slots, &words)
    };
    assert!(preview(format!("lay/{held} front 0/n14")).is_some());
    assert_eq!(preview(format!("lay/{held} front 0/n15")), None, "the first card lies at n14");
    assert_eq!(
        preview(format!("lay/{} front 0/n14", other.expect("sixteen"))),
        None,
        "it is not in the hand"
    );
    assert_eq!(preview(format!("lay/{held} front 0")), None, "no place yet");
    assert_eq!(ConfusingLands::preview(&position.view(Viewer::Public), &[], &words), None);
}

fn lands() -> impl Strategy<Value = String> {
    let square = prop::sample::select(vec!['F', 'M', 'V', 'C', 'W', 'D', '.', '.', '─', '│', '┐', '#', ' ']);
    prop::collection::vec(prop::collection::vec(square, 8), 8)
        .prop_map(|rows| rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("/"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_squares_marked_are_as_many_as_are_paid_for(land in lands()) {
        let field = field(&land);
        for (condition, each) in
            [(1, 4), (2, 3), (3, 3), (5, 3), (6, 4), (10, 8), (11, 8), (13, 1), (14, 1), (15, 2), (17, 1), (18, 1)]
        {
            let marked = counted(card(condition), &field).count();
            prop_assert_eq!(each * marked, value(card(condition), &field), "condition {}", condition);
        }
        for (condition, symbol) in
            [(4, Symbol::Village), (7, Symbol::Mountain), (8, Symbol::Forest), (9, Symbol::Mountain)]
        {
            let marked = counted(card(condition), &field);
            prop_assert_eq!(marked.is_empty(), value(card(condition), &field) == 0);
            prop_assert_eq!(marked & *field.squares(symbol), marked, "condition {}", condition);
        }
        let centre = counted(card(12), &field);
        let villages = (centre & *field.squares(Symbol::Village)).count();
        prop_assert_eq!(3 * villages, value(card(12), &field));
        prop_assert_eq!(centre.count(), villages + i32::from(villages > 0), "with its crystal");
        // A line is as long as it is, an area as wide as it is high.
        let free = field.land & !field.conditions;
        for condition in [13, 14] {
            let marked = counted(card(condition), &field);
            prop_assert_eq!(marked & free, marked);
            prop_assert_eq!(marked.groups(super::super::components::board::Board::touching).count(), usize::from(!marked.is_empty()));
        }
    }
}

#[test]
fn a_village_with_no_other_kind_near_it_is_not_marked() {
    let marked = counted(card(4), &field("V.VF"));
    assert_eq!(marked.iter().collect::<Vec<_>>(), [(0, 2)]);
}

#[test]
fn what_counts_for_two_is_marked_all_the_same() {
    for (condition, land, marked) in [(7, "─M─", " D"), (8, "│F│", " D"), (9, "C...M...C", "    D")] {
        let marked = *field(marked).squares(Symbol::Deer);
        assert_eq!(counted(card(condition), &field(land)), marked, "{condition}: {land}");
    }
}

#[test]
fn of_equal_groups_lines_and_areas_the_first_one_is_marked() {
    for (condition, land, marked) in [
        (1, "─F─", "D  "),
        (12, "CV.....VC", "DD       "),
        (13, "..F#/####/...", "DDD "),
        (13, "..#/..#/###", "DD"),
        (14, "F #V", "D"),
        (15, ".F.", "D"),
    ] {
        let marked = *field(marked).squares(Symbol::Deer);
        assert_eq!(counted(card(condition), &field(land)), marked, "{condition}: {land}");
    }
}

#[test]
fn every_shared_condition_is_whole_in_the_closing_picture() {
    let mut position = open("", 2, &mut Quick::new(12));
    play_out(&mut position, &mut Quick::new(13), &mut Quick::new(14), |_: &ConfusingLands| ());
    let library = Library::of(&[crate::TITLE]);
    for number in 1..=18 {
        let view = View { shared: card(number), ..position.view(Viewer::Public) };
        for words in library.speakers(Names::Long) {
            let frame = Frame {
                words: &words,
                theme: Theme::Paper,
                picture: Picture::End,
                viewer: Viewer::Public,
                focus: Focus::default(),
                history: None,
            };
            assert_eq!(ConfusingLands::scene(&view, &frame).check(), [], "{number} in {}", words.language());
        }
    }
}

/// With seven lines to its list and two cards below each other, the panel is as full as it gets.
#[test]
fn a_long_list_stays_in_the_picture_of_the_panel() {
    let log = "game confusing-lands; rules 1; seats 2
        setup | shared 16 | top 12 | deal 18 | deal 7 | deal 3 | deal 15; 1 lay 7 back 0 n14; 2 lay 3 front 180 n14
        1 lay 15 back 180 o16; 2 lay 18 front 180 n16 | deal 11 | deal 2 | deal 17 | deal 10; 2 lay 10 back 180 m17
        2 lay 17 back 270 l15; 1 lay 11 back 0 p14; 2 lay 2 front 180 m18
        1 lay 10 front 0 p13 | deal 8 | deal 14 | deal 5 | deal 13; 1 lay 14 front 90 m17; 2 lay 13 front 270 k14
        2 lay 8 back 0 j15; 1 lay 5 front 90 n16 | deal 9 | deal 4 | deal 1 | deal 6; 2 lay 1 front 90 h14
        2 lay 1 back 270 m19";
    let lines: Vec<&str> = log.split([';', '\n']).map(str::trim).collect();
    let log = lines.join("\n").parse().expect("a log");
    let table = replay(crate::TITLE, &log, |_, _, _| ()).expect("it was played so");
    let sight = table.sight(Viewer::Seat(Seat(1)));
    for words in Library::of(&[crate::TITLE]).speakers(Names::Long) {
        let menu = sight.menu(&Draft::parse("lay/6 front 180/l20"), &words);
        let scene = sight.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
        assert_eq!(scene.check(), [], "{}", words.language());
    }
}
