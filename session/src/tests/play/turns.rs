//! Turns, barriers, what is published, and logs that replay.

use tabletop::AnyTable;

use super::*;
use crate::play::undo;
use crate::record::text;

#[test]
fn intents_are_refused_where_they_do_not_belong() {
    let lobby = Play::lobby(RULES_1[0], 2);
    for intent in [moves("step"), UNDO, Intent::Resign] {
        lobby.denies(1, &intent, "not started");
    }
    lobby.denies(2, &Intent::Leave, "not seated");
    let live = Play::started(2);
    for intent in [Intent::Join, Intent::Seats(3), Intent::Start] {
        live.denies(3, &intent, "started");
    }
    for intent in [moves("step"), UNDO, Intent::Resign, END] {
        live.denies(3, &intent, "not seated");
    }
    live.denies(1, &Intent::Rematch, "not over");
    live.denies(1, &AGREE, "no question is open");
    live.denies(1, &Intent::Leave, "started");
    live.denies(2, &moves("step"), "refused: refusal-not-your-turn");
    live.denies(1, &moves("hop"), "refused: reading-unknown");
    live.denies(1, &Intent::Act { moves: Vec::new(), decision: None }, "no move");
}

#[test]
fn a_chain_is_done_whole_or_not_at_all() {
    let mut play = Play::started(2);
    let before = play.points();
    play.denies(1, &moves("step; step; accept; step"), "link 3 refused: toy-refusal");
    play.denies(1, &moves("step; done; step"), "link 3 refused: refusal-not-your-turn");
    play.plays(1, "step; STEP ;  step");
    assert_eq!(play.points()[0], before[0] + 3);
    play.plays(1, "step; roll");
}

#[test]
fn behind_a_barrier_a_chain_is_done_as_far_as_it_goes() {
    let mut play = Play::started(2);
    let before = play.session.log.len();
    let halted = |play: &Play, text| {
        let change = play.tries(1, &moves(text)).expect("the intent is granted");
        change.halted.map(|halted| halted.to_string())
    };
    let far = "step; roll; step; accept; step";
    let said = halted(&play, far);
    assert_eq!(said.as_deref(), Some("link 4 refused behind a barrier: toy-refusal"));
    play.plays(1, far);
    assert_eq!(play.session.log.len(), before + 3);
    assert_eq!(halted(&play, "roll; step"), None);
}

#[test]
fn what_can_be_taken_back_is_not_published() {
    let mut play = Play::started(2);
    let before = play.public();
    play.plays(1, "step");
    assert_eq!((play.public(), play.board()), (before.clone(), None));
    assert_ne!(play.points(), before);
    assert_eq!(play.session.position(Viewer::Seat(Seat(0))).map(|s| s.table.scores()), Some(play.points()));
    assert_eq!(play.session.position(Viewer::Seat(Seat(1))).map(|s| s.table.scores()), Some(before));
    play.plays(1, "done");
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "the next one is pinged");
    play.plays(2, "step");
    play.plays(2, "roll");
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "nobody newly must act");
}

#[test]
fn the_games_own_answer_is_published_with_what_caused_it() {
    let mut play = Play::started(3);
    play.plays(1, "toll");
    assert_eq!(
        play.session.log.iter().map(|l| l.entry.to_string()).skip(1).collect::<Vec<_>>(),
        ["1 toll", "auto 2 pay"]
    );
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "whose forced step was done is not pinged");
}

#[test]
fn a_decision_number_grows_only_with_what_is_asked() {
    let mut play = Play::started(3);
    let numbers = |play: &Play| play.session.seats.iter().map(|row| row.decision).collect::<Vec<_>>();
    let start = numbers(&play);
    play.plays(1, "step");
    assert_eq!(numbers(&play), [start[0] + 1, start[1], start[2]], "the actor's always grows");
    play.plays(1, "vote");
    let vote = numbers(&play);
    assert_eq!(vote, [start[0] + 2, start[1] + 1, start[2] + 1]);
    play.plays(2, "pick heads");
    assert_eq!(numbers(&play), [vote[0], vote[1] + 1, vote[2]], "somebody else's choice voids nothing");
    let stale = Intent::Act { moves: vec!["pick tails".to_owned()], decision: Some(vote[1]) };
    play.denies(2, &stale, &format!("stale; the decision is now {}", vote[1] + 1));
    let fresh = Intent::Act { moves: vec!["pick tails".to_owned()], decision: Some(vote[2]) };
    play.does(3, &fresh);
    play.denies(
        3,
        &Intent::Undo { decision: Some(vote[2]), sure: true, going: None },
        &format!("stale; the decision is now {}", vote[2] + 1),
    );
}

/// Every hosted game, with its fewest seats, is played at random through intents, with take-backs on the way.
#[test]
fn whole_games_are_played_through_intents() {
    for title in games::TITLES.iter().copied() {
        let seats = title.seats().0.max(2).min(title.seats().1);
        let mut play = Play::lobby(title, seats);
        for user in 2..=u64::from(seats) {
            play.does(user, &Intent::Join);
        }
        play.does(1, &Intent::Start);
        let mut choices = rules::Quick::new(5);
        let mut undone = 0;
        while play.session.status == Status::Live {
            let table = play.session.table().expect("the game is on");
            let seat = table.turn().must().iter().next().expect("somebody must act");
            let actions = table.sight(Viewer::Seat(seat)).actions();
            let action = actions[choices.below(actions.len())].clone();
            let user = u64::from(seat.0) + 1;
            let change = play.tries(user, &Intent::Act { moves: vec![action], decision: None });
            let change = change.expect("a listed action is legal");
            play.rows.extend(change.rows);
            (play.session, play.results) = (change.session, change.results);
            if undo::can_take_back(&play.session, seat) && choices.below(4) == 0 && undone < 20 {
                undone += 1;
                play.does(user, &UNDO);
            }
        }
        play.stands();
        assert_eq!(play.results.len(), usize::from(seats), "{}", title.id());
        let log: tabletop::Log =
            text::log_text(&play.session).expect("it is over").parse().expect("it is a log");
        let replayed = tabletop::replay(title, &log, |_, _, _| {}).expect("it replays");
        assert_eq!(Some(replayed.save()), play.session.table().map(AnyTable::save));
    }
}
