//! The log turn by turn, each with its time.

use super::*;

/// The log as that viewer reads it: when each turn began, in seconds after the first, and its words.
fn log(play: &Play, viewer: Viewer) -> Vec<(i64, String)> {
    let turns = record::turns(&play.session, viewer, &Keys, -1).expect("it replays");
    let first = turns.first().map_or(0, |turn| turn.at);
    turns.into_iter().map(|turn| (turn.at - first, turn.text)).collect()
}

fn public(play: &Play) -> Vec<String> {
    log(play, Viewer::Public).into_iter().map(|(_, text)| text).collect()
}

#[test]
fn a_turn_is_a_paragraph_that_holds_what_others_did_in_it() {
    let mut play = Play::started(3);
    play.plays(1, "roll");
    play.plays(1, "offer");
    play.plays(2, "reject");
    play.plays(1, "done");
    play.plays(2, "roll");
    play.plays(2, "done");
    let expected = ["1 roll 1 offer 2 reject 1 done", "2 roll 2 done"];
    assert_eq!(public(&play), expected);
    let times: Vec<i64> = log(&play, Viewer::Public).into_iter().map(|(at, _)| at).collect();
    assert_eq!(times, [0, 4], "each with the time at which it began");
    let since = record::turns_since(&play.session, Seat(0), &Keys).expect("it replays");
    assert_eq!(since.iter().map(|turn| turn.text.as_str()).collect::<Vec<_>>(), ["2 roll 2 done"]);
}

#[test]
fn a_turn_that_was_left_for_an_hour_goes_on_with_its_own_time() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.now += 2 * 60 * 60;
    play.plays(1, "roll; done");
    let told = log(&play, Viewer::Public);
    assert_eq!(told, [(0, "1 roll".to_owned()), (7201, "1 roll 1 done".to_owned())]);
}

#[test]
fn what_was_taken_back_is_no_turn_and_leaves_the_times_alone() {
    let mut play = Play::started(2);
    play.plays(1, "step; done");
    let before = log(&play, Viewer::Public);
    play.plays(2, "step; step");
    play.does(2, &UNDO);
    play.does(2, &UNDO);
    assert_eq!(log(&play, Viewer::Public), before);
    assert_eq!(log(&play, Viewer::Seat(Seat(1))), before);
}

#[test]
fn computers_that_play_one_after_another_share_a_paragraph() {
    let mut play = Play::with_computers(1, 2);
    play.plays(1, "step; done");
    play.computes(2, "roll; done");
    play.computes(3, "roll; done");
    play.plays(1, "roll");
    assert_eq!(public(&play), ["1 step 1 done", "2 roll 2 done 3 roll 3 done", "1 roll"]);
}

#[test]
fn secret_choices_are_in_a_turn_only_when_everybody_may_read_them() {
    let mut play = Play::started(2);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    assert_eq!(public(&play), ["1 vote", "1 picks"]);
    assert_eq!(log(&play, Viewer::Seat(Seat(1))), log(&play, Viewer::Public));
    assert_eq!(log(&play, Viewer::Seat(Seat(0)))[1].1, "1 pick heads");
    // A choice that was changed looks like one that was not.
    let before = log(&play, Viewer::Seat(Seat(1)));
    play.plays(1, "pick tails");
    assert_eq!(log(&play, Viewer::Seat(Seat(1))), before);
}

#[test]
fn a_long_turn_is_several_paragraphs_and_alone_one_ends_with_what_is_drawn() {
    let mut play = Play::started(2);
    play.plays(1, &["roll"; 200].join(";"));
    let told = public(&play);
    assert!(told.len() > 1 && told.iter().all(|text| text.len() < 700), "{told:?}");
    let mut alone = Play::started(1);
    alone.plays(1, "step; roll; step");
    assert_eq!(log(&alone, Viewer::Seat(Seat(0))).len(), 2);
}

#[test]
fn who_plays_on_a_seat_is_told_where_it_changes() {
    let mut play = Play::agreed(3, &[("pace", "live"), ("strict", "yes")]);
    play.passes(10 * 60 + 1);
    play.computes(1, "done");
    play.does(1, &Intent::HandOver);
    play.does(1, &Intent::ComeBack);
    play.does(3, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    play.plays(2, "done");
    let told = public(&play).join(" ");
    // A computer keeps a seat that is offered.
    assert_eq!(told, "story-stood-in 1 done story-kept story-back story-kept story-taken 2 done");
}

#[test]
fn what_the_game_does_in_answer_to_a_move_is_told_with_it_and_not_as_what_came_since() {
    let mut play = Play::started(3);
    play.plays(1, "toll");
    assert_eq!(play.session.log.last().map(|logged| logged.entry.to_string()), Some("auto 2 pay".to_owned()));
    assert_eq!(play.session.last_deed(Seat(0)), Some(play.session.next - 1));
    assert_eq!(record::turns_since(&play.session, Seat(0), &Keys).expect("it replays"), []);
}
