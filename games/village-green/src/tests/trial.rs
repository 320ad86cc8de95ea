//! Previews against what is really done.

use super::*;
use conformance::{Library, Names, open, play_out};
use rules::Viewer;
use tabletop::{Menus, Part, Points};

fn total(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.points).sum()
}

#[test]
fn every_preview_comes_true() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    for seats in [1, 2] {
        let (mut laid, mut headed, mut turned) = (0, 0, 0);
        let mut begun: VillageGreen = open("", seats, &mut Quick::new(3));
        play_out(&mut begun, &mut Quick::new(4), &mut Quick::new(5), |position: &VillageGreen| {
            for seat in Seat::first(seats) {
                let mut actions = Vec::new();
                position.actions(seat, &mut actions);
                let view = position.view(Viewer::Seat(seat));
                for action in actions.iter().step_by(3) {
                    let draft = VillageGreen::slots(action);
                    let Some(preview) = VillageGreen::preview(&view, &draft, &words) else {
                        let lays = matches!(action, Action::Lay(..) | Action::Place(_) | Action::Renew(..));
                        assert!(!lays, "{action} has no preview");
                        continue;
                    };
                    assert_eq!(total(&preview.before), position.scores()[seat.index()]);
                    if let Action::Arrange(_) = action {
                        continue;
                    }
                    let mut after = position.clone();
                    after.apply(seat, action, &mut Quick::new(7), &mut Vec::new()).expect("it is legal");
                    let done = VillageGreen::breakdown(&after.view(Viewer::Seat(seat)), seat, &words);
                    assert_eq!(preview.after, done, "{action}");
                    match action {
                        Action::Lay(..) => laid += 1,
                        Action::Place(_) => headed += 1,
                        _ => turned += 1,
                    }
                }
            }
        });
        assert!(laid > 20 && headed > 5 && turned > 0, "{laid}, {headed}, {turned}");
    }
}

#[test]
fn a_draft_that_is_illegal_or_hidden_has_no_preview() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let position: VillageGreen = open("", 2, &mut Quick::new(3));
    let preview = |viewer, draft: &str| {
        let slots: Vec<String> = draft.split('/').map(str::to_owned).collect();
        VillageGreen::preview(&position.view(viewer), &slots, &words)
    };
    let own = Viewer::Seat(ONE);
    assert!(preview(own, "arrange 2/1/3").is_some());
    assert_eq!(preview(own, "arrange 2/1"), None, "too little is chosen");
    assert_eq!(preview(own, "lay 1/b2"), None, "awards come first");
    assert_eq!(preview(Viewer::Public, "arrange 2/1/3"), None, "nobody sees what is dealt");
}
