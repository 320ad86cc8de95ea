//! How far back all can agree to go.

use super::*;
use crate::play::undo;

/// Three play; the first has only ended a turn, and from then on the clock ends it for them while the others play on.
pub(super) fn played_on(agreed: &str) -> Play {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Configure { key: "undo".to_owned(), value: agreed.to_owned() });
    play.does(1, &Intent::Start);
    play.plays(1, "roll; done");
    play.plays(2, "step; done");
    play.plays(3, "done");
    play
}

#[test]
fn nobody_loses_more_than_one_turn_unless_the_table_has_agreed() {
    let mut play = played_on("round");
    assert!(undo::can_ask_back(&play.session, Seat(0)), "everybody has played once");
    play.times_out(0, "done");
    play.plays(2, "done");
    play.denies(1, &UNDO, "too far back");
    assert!(!undo::can_ask_back(&play.session, Seat(0)));
    let mut play = played_on("game");
    play.times_out(0, "done");
    play.plays(2, "done");
    let reach = undo::reach_of(&play.session, Seat(0)).expect("the table has agreed");
    assert_eq!(reach.moves, [(Seat(0), 2), (Seat(1), 3), (Seat(2), 1)]);
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    play.does(3, &AGREE);
    assert_eq!(play.entries().len(), 1, "the roll before it stays: {:?}", play.entries());
    let told = play.told().1;
    assert_eq!(
        told,
        [("notice-undone", vec![Seat(1)])],
        "the board calls the first, and the last has agreed"
    );
}

#[test]
fn nobody_loses_more_than_one_turn_where_all_choose_at_once_either() {
    for first in [0, 1] {
        let mut play = Play::lobby(games::title("confusing-lands").expect("there is that game"), 2);
        play.does(2, &Intent::Join);
        play.does(1, &Intent::Configure { key: "undo".to_owned(), value: "round".to_owned() });
        play.does(1, &Intent::Start);
        let chooses = |play: &mut Play, seat: u8| {
            let sight = play.session.sight(Viewer::Seat(Seat(seat))).expect("it has begun");
            let who = match play.session.computers_to_act().contains(Seat(seat)) {
                true => Person::computer(1),
                false => person(u64::from(seat) + 1),
            };
            play.does_as(&who, &moves(&sight.actions()[0]));
        };
        (0..2).for_each(|seat| chooses(&mut play, seat));
        assert!(undo::can_ask_back(&play.session, Seat(0)), "the other loses one choice");
        play.does(1, &Intent::HandOver);
        for _ in 0..2 {
            [first, 1 - first].into_iter().for_each(|seat| chooses(&mut play, seat));
        }
        play.does(1, &Intent::ComeBack);
        play.denies(1, &UNDO, "too far back");
    }
}

#[test]
fn what_others_choose_within_somebodys_turn_is_no_turn_of_theirs() {
    let mut play = Play::agreed(3, &[("undo", "round")]);
    play.plays(1, "done");
    play.plays(2, "done");
    for _ in 0..3 {
        play.plays(3, "vote");
        play.plays(1, "pick heads");
        play.times_out(1, "pick heads");
        play.plays(3, "pick heads");
    }
    let reach = undo::reach_of(&play.session, Seat(1)).expect("nobody has ended a turn since");
    assert_eq!(reach.moves.first(), Some(&(Seat(0), 3)));
    play.plays(3, "done");
    play.plays(1, "done");
    assert!(undo::can_ask_back(&play.session, Seat(1)), "each has ended one");
}

#[test]
fn the_turns_of_the_person_who_asks_are_nobodys_loss() {
    let mut play = Play::agreed(3, &[("undo", "round")]);
    play.plays(1, "step");
    play.times_out(0, "done");
    // Within one turn the second does several things that everybody sees.
    play.plays(2, "vote");
    play.times_out(0, "pick heads");
    play.plays(2, "pick heads");
    play.plays(3, "pick heads");
    play.plays(2, "done");
    play.plays(3, "done");
    play.times_out(0, "done");
    assert!(undo::can_ask_back(&play.session, Seat(0)), "the others lose one turn each");
    play.plays(2, "done");
    play.denies(1, &UNDO, "too far back");
}
